// SPDX-License-Identifier: MIT OR Apache-2.0
//! NVIDIA's own runtimes, from Python wheels.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::{unpacked, unpacked_for};

/// Python packages with the headers and the library of one release.
struct Release {
    version: u32,
    packages: [&'static str; 2],
}

const RELEASES: [Release; 3] = [
    Release { version: 12, packages: ["nvidia-cuda-runtime-cu12==12.9.79", "nvidia-cuda-crt==13.0.88"] },
    Release { version: 13, packages: ["nvidia-cuda-runtime==13.0.96", "nvidia-cuda-crt==13.0.88"] },
    Release { version: 13, packages: ["nvidia-cuda-runtime==13.5.37", "nvidia-cuda-crt==13.5.37"] },
];

/// Headers and library of one of NVIDIA's releases.
#[derive(Debug)]
pub struct Vendor {
    pub includes: Vec<PathBuf>,
    pub library: PathBuf,
}

impl Vendor {
    /// Returns the compiler flags of a program that uses them.
    pub fn flags(&self) -> Vec<String> {
        let mut flags: Vec<String> = self.includes.iter().map(|folder| format!("-I{}", folder.display())).collect();
        flags.push("-DVENDOR".into());
        flags.push(self.library.display().to_string());
        flags.push(format!("-Wl,-rpath,{}", self.library.parent().expect("a folder").display()));
        flags
    }
}

/// Fetches each of NVIDIA's releases, `None` if it is not available.
pub fn vendors() -> &'static [(u32, Option<Vendor>)] {
    static VENDORS: OnceLock<Vec<(u32, Option<Vendor>)>> = OnceLock::new();
    VENDORS.get_or_init(|| RELEASES.iter().map(|release| (release.version, fetch(release))).collect())
}

/// Fetches a processor's libraries of NVIDIA's releases, with their versions; none that are not available.
pub fn libraries_for(processor: &str) -> Vec<(u32, PathBuf)> {
    let library = |release: &Release| {
        let files = all_files(&unpacked_for(Some(processor), &release.packages[..1])?);
        files.into_iter().find(|file| file.ends_with(format!("libcudart.so.{}", release.version)))
    };
    RELEASES.iter().filter_map(|release| Some((release.version, library(release)?))).collect()
}

fn fetch(release: &Release) -> Option<Vendor> {
    let files = all_files(&unpacked(&release.packages)?);
    let find = |end: &str| files.iter().find(|file| file.ends_with(end)).expect("a file of the packages").clone();
    let up = |path: PathBuf, levels: usize| path.ancestors().nth(levels).expect("a folder").to_path_buf();
    Some(Vendor {
        includes: vec![up(find("cuda_runtime_api.h"), 1), up(find("crt/host_defines.h"), 2)],
        library: find(&format!("libcudart.so.{}", release.version)),
    })
}

/// Fetches NVIDIA's compiler at run time of two releases, `None` if it is not available.
pub fn compiler_library() -> [(u32, Option<PathBuf>); 2] {
    [(12, "nvidia-cuda-nvrtc-cu12==12.9.86"), (13, "nvidia-cuda-nvrtc==13.0.88")].map(|(release, package)| {
        let files = unpacked(&[package]).map(|folder| all_files(&folder));
        let is_library = |file: &&PathBuf| file.ends_with(format!("libnvrtc.so.{release}"));
        (release, files.and_then(|files| files.iter().find(is_library).cloned()))
    })
}

/// Returns the files in a folder and in its folders.
pub(crate) fn all_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { files.extend(all_files(&path)) } else { files.push(path) }
    }
    files
}
