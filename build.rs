// SPDX-License-Identifier: MIT OR Apache-2.0
//! How the shared library is linked.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let major = std::env::var("CARGO_PKG_VERSION_MAJOR").unwrap_or_default();
    for argument in [
        format!("-soname,libanygpu.so.{major}"),
        // Threads and exit handlers of ours may outlive a dlclose.
        "-z,nodelete".into(),
        // Our own calls to exported names must not be taken by a vendor's library loaded before us.
        "-Bsymbolic-functions".into(),
    ] {
        println!("cargo:rustc-cdylib-link-arg=-Wl,{argument}");
    }
}
