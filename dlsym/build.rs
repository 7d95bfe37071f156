// SPDX-License-Identifier: MIT OR Apache-2.0
//! How the preload is linked.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for argument in [
        "-soname,libanygpu-dlsym.so",
        // Once a program's calls are bound to it, it must stay.
        "-z,nodelete",
    ] {
        println!("cargo:rustc-cdylib-link-arg=-Wl,{argument}");
    }
}
