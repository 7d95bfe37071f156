// SPDX-License-Identifier: MIT OR Apache-2.0
//! Installs the project into a scratch folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::made::made;
use crate::{have, release_library, root, scratch, skipped, succeed, target, text};

/// Files and folders that are installed, or make what is.
const SOURCES: [&str; 20] = [
    "CHANGELOG.md",
    "CMakeLists.txt",
    "CONTRIBUTING.md",
    "Cargo.toml",
    "README.md",
    "SECURITY.md",
    "cmake",
    "crates/cli",
    "crates/dlsym/src",
    "crates/generate",
    "crates/pages",
    "docs",
    "examples",
    "fortran",
    "fpm.toml",
    "include",
    "mpi",
    "python",
    "replace",
    "src",
];

/// Returns an empty folder.
pub fn empty(purpose: &str) -> PathBuf {
    let folder = scratch(purpose);
    fs::remove_dir_all(&folder).expect("a folder removed");
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Returns the prefix, moved after the installation, which all test files share; `None`, reported as skipped, without CMake.
pub fn installed() -> Option<&'static Path> {
    static PREFIX: OnceLock<Option<PathBuf>> = OnceLock::new();
    let prefix = PREFIX.get_or_init(|| {
        if !have("cmake") {
            return None;
        }
        let key = (fs::read(release_library()).expect("a library"), ["FC", "CC"].map(std::env::var_os));
        Some(made("installed", key, &SOURCES, install).join("moved"))
    });
    if prefix.is_none() {
        skipped("cmake is not installed");
    }
    prefix.as_deref()
}

fn install(folder: &Path) {
    let (build, first, moved) = (folder.join("build"), folder.join("installed"), folder.join("moved"));
    for left in [&build, &first, &moved] {
        _ = fs::remove_dir_all(left);
    }
    let target = format!("-DANYGPU_TARGET_DIR={}", target().display());
    let prefix = format!("-DCMAKE_INSTALL_PREFIX={}", first.display());
    succeed(Command::new("cmake").arg("-S").arg(root()).arg("-B").arg(&build).args([target, prefix]));
    // Longer than the patience of `succeed` where the release library must be built first.
    let built = Command::new("cmake").arg("--build").arg(&build).output().expect("cmake starts");
    assert!(built.status.success(), "{}{}", text(&built.stdout), text(&built.stderr));
    succeed(Command::new("cmake").arg("--install").arg(&build));
    fs::rename(&first, &moved).expect("a prefix moved");
}
