// SPDX-License-Identifier: MIT OR Apache-2.0
//! Linker arguments of the shared library: SONAME, flags, and symbol versions of the CUDA runtime.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Folders of the CUDA runtime front end, whose functions the shared library exports with symbol versions.
const CUDART: [&str; 2] = ["src/api/cudart", "src/api/generated/cudart"];

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for folder in CUDART {
        println!("cargo:rerun-if-changed={folder}");
    }
    let major = std::env::var("CARGO_PKG_VERSION_MAJOR").unwrap_or_default();
    for argument in [
        format!("-soname,libanygpu.so.{major}"),
        // Threads and exit handlers of ours may outlive a dlclose.
        "-z,nodelete".into(),
        // A vendor's library loaded earlier must not intercept our own calls to exported functions.
        "-Bsymbolic-functions".into(),
    ] {
        println!("cargo:rustc-cdylib-link-arg=-Wl,{argument}");
    }
    let folder = std::env::var("OUT_DIR").expect("Cargo says where to write");
    let script = Path::new(&folder).join("cudart.ld");
    std::fs::write(&script, versions()).expect("a file in Cargo's folder");
    println!("cargo:rustc-cdylib-link-arg={}", script.display());
    for argument in linker() {
        println!("cargo:rustc-cdylib-link-arg={argument}");
    }
    if std::env::var("CARGO_CFG_SANITIZE").is_ok_and(|all| all.contains("thread")) {
        // The library looks the runtime's functions up by name, as in programs by gcc and clang, which export them.
        for names in ["__tsan_*", "AnnotateIgnore*"] {
            println!("cargo:rustc-link-arg=-Wl,--export-dynamic-symbol={names}");
        }
    }
    if loader_packs() {
        println!("cargo:rustc-cdylib-link-arg=-Wl,-z,pack-relative-relocs");
    }
}

/// Tells whether the C library that is linked to relocates packed addresses, which take a tenth of the room.
fn loader_packs() -> bool {
    const MARK: &[u8] = b"GLIBC_ABI_DT_RELR";
    // Cargo looks at its own variables, of which the linker's has the name of the target.
    let target = std::env::var("TARGET").unwrap_or_default().to_uppercase().replace(['-', '.'], "_");
    println!("cargo:rerun-if-env-changed=CARGO_TARGET_{target}_LINKER");
    let linker = std::env::var("RUSTC_LINKER").unwrap_or_else(|_| "cc".into());
    let Ok(output) = Command::new(linker).arg("-print-file-name=libc.so.6").output() else { return false };
    let library = std::fs::read(String::from_utf8_lossy(&output.stdout).trim()).unwrap_or_default();
    library.windows(MARK.len()).any(|bytes| bytes == MARK)
}

/// Returns the arguments by which the compiler that links finds lld, Rust's own or the system's.
///
/// Rust itself makes a version script for each shared library, beside which GNU's linker takes no other. On x86-64 lld is
/// Rust's default; arguments in RUSTFLAGS come later and prevail.
fn linker() -> Vec<String> {
    let variable = |name: &str| std::env::var(name).expect("Cargo sets it");
    let output = Command::new(variable("RUSTC")).args(["--print", "sysroot"]).output().expect("rustc starts");
    let sysroot = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let bundled = Path::new(&sysroot).join("lib/rustlib").join(variable("HOST")).join("bin/gcc-ld");
    let chosen = "-fuse-ld=lld".to_owned();
    if bundled.join("ld.lld").exists() {
        return vec![chosen, format!("-B{}", bundled.display())];
    }
    // Only here: rustup's cargo changes it for each cargo that it starts, and the library would be built anew.
    println!("cargo:rerun-if-env-changed=PATH");
    let installed = std::env::split_paths(&variable("PATH")).any(|folder| folder.join("ld.lld").exists());
    if !installed && !variable("CARGO_ENCODED_RUSTFLAGS").contains("-fuse-ld=") {
        // Now, and not once everything is compiled. What fails is tried again at the next build.
        println!("cargo::error=the shared library needs the linker lld: install the package lld, or Rust with rustup");
    }
    vec![chosen]
}

/// Returns a linker script that gives the CUDA runtime's symbols their versions in the shared library.
///
/// That is the library that programs are linked to; `cmake/runtime.sh` makes the one that they run with, which has no
/// default versions. The static library has them without versions. A reference to `cudaMalloc@@libcudart.so.13` gives the definition of
/// `cudaMalloc` that version. The functions of CUDA 12 are defined as `anygpu_12_cudaMalloc`, those of CUDA 13 that are for
/// programs alone which were linked to NVIDIA's runtime as `anygpu_13_cudaLaunchKernel`.
fn versions() -> String {
    let mut script = String::new();
    for path in CUDART.into_iter().flat_map(|folder| sources(Path::new(folder))) {
        let source = std::fs::read_to_string(&path).expect("a source file");
        let definitions = source.split("extern \"C\" fn ").skip(1);
        let defined = definitions.filter_map(|definition| definition.split('(').next()).map(str::to_owned);
        for name in defined.chain(same_in_twelve(&source)) {
            let hidden = ["12", "13"].map(|version| (version, name.strip_prefix(&format!("anygpu_{version}_"))));
            if let Some((version, Some(public))) = hidden.into_iter().find(|(_, public)| public.is_some()) {
                script += &format!("\"{public}@libcudart.so.{version}\" = {name};\n");
            } else if name.starts_with("cuda") {
                script += &format!("EXTERN(\"{name}@@libcudart.so.13\")\n");
            }
        }
    }
    // glibc lets a reference without version bind to the first version of a library, also a hidden one: to one that no
    // function has.
    script + "VERSION { anygpu { }; libcudart.so.12 { } anygpu; libcudart.so.13 { } libcudart.so.12; }\n"
}

/// Returns the functions of CUDA 12 that a source file defines by a list, in assembly for these processors.
fn same_in_twelve(source: &str) -> Vec<String> {
    let processor = std::env::var("CARGO_CFG_TARGET_ARCH").expect("Cargo sets it");
    match source.split_once("super::same_in_twelve! {") {
        Some((_, list)) if ["x86_64", "aarch64"].contains(&&*processor) => {
            let names = list.split_whitespace().take_while(|word| *word != "}");
            names.map(|name| format!("anygpu_12_{name}")).collect()
        }
        _ => Vec::new(),
    }
}

/// Lists the files in a folder and its subfolders, sorted.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of the front end");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths.into_iter().flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}
