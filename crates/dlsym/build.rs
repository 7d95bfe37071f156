// SPDX-License-Identifier: MIT OR Apache-2.0
//! Linker arguments of the preload.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for argument in [
        "-soname,libanygpu-dlsym.so",
        // A program's calls stay bound to it, so it must not be unloaded.
        "-z,nodelete",
    ] {
        println!("cargo:rustc-cdylib-link-arg=-Wl,{argument}");
    }
}
