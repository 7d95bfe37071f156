// SPDX-License-Identifier: MIT OR Apache-2.0
//! How the shared library is linked.

use std::path::{Path, PathBuf};

/// The runtime front end, whose functions the shared library exports with versions.
const CUDART: &str = "src/api/cudart";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={CUDART}");
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
    let folder = std::env::var("OUT_DIR").expect("Cargo says where to write");
    let script = Path::new(&folder).join("cudart.ld");
    std::fs::write(&script, versions()).expect("a file in Cargo's folder");
    println!("cargo:rustc-cdylib-link-arg={}", script.display());
}

/// A linker script that gives the names of CUDA's runtime their versions in the shared library; the static library has
/// them without.
///
/// That a name is wanted as `cudaMalloc@@libcudart.so.13` makes it the definition's name. The functions of CUDA 12 are
/// those that are called `anygpu_12_cudaMalloc`.
fn versions() -> String {
    let mut script = String::new();
    for path in sources(Path::new(CUDART)) {
        let source = std::fs::read_to_string(&path).expect("a source file");
        for words in source.split("extern \"C\" fn ").skip(1) {
            let name = words.split('(').next().unwrap_or_default();
            if let Some(name) = name.strip_prefix("anygpu_12_") {
                script += &format!("\"{name}@libcudart.so.12\" = anygpu_12_{name};\n");
            } else if name.starts_with("cuda") {
                script += &format!("EXTERN(\"{name}@@libcudart.so.13\")\n");
            }
        }
    }
    script + "VERSION { libcudart.so.12 { }; libcudart.so.13 { } libcudart.so.12; }\n"
}

/// The files in a folder and in the folders in it, sorted.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of the front end");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths.into_iter().flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}
