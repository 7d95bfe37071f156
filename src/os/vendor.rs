// SPDX-License-Identifier: MIT OR Apache-2.0
//! The vendors: their names, and where the files of their runtimes are, as data.

/// A maker of GPUs, or the embedded host back end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vendor {
    /// AMD, libamdhip64.
    Amd,
    /// NVIDIA, libcuda.
    Nvidia,
    /// Huawei Ascend, libascendcl.
    Ascend,
    /// Intel, libze_loader.
    Intel,
    /// No vendor: memory files and threads of this machine.
    Host,
}

/// The files of a vendor's runtime.
pub struct Files {
    /// The library's names, the newest ABI first.
    pub names: &'static [&'static str],
    /// Names of later releases, whose ABI is not known: recognised as the vendor's, and never called.
    pub unknown: &'static [&'static str],
    /// The name loaded where the process has none. Empty: none is loaded, and the one that the process has is known not
    /// by its file's name but by the version node of the first of `names`.
    pub preferred: &'static str,
    /// The folders where the vendor puts its libraries, besides what the loader's cache knows. A `*` stands for the
    /// numbers of releases.
    pub folders: &'static [&'static str],
    /// The environment variables that name the vendor's installation, whose libraries are in its `lib64`.
    pub homes: &'static [&'static str],
    /// The library of the same name that programs are linked with, where there is one: it has no runtime.
    pub stub: Option<Stub>,
    /// The mark of the vendor's own library, where others go by its file's name.
    pub own: Option<Own>,
}

/// A vendor's own library, by what it alone has.
pub struct Own {
    /// The function that every release has.
    pub function: &'static str,
    /// Its symbol version.
    pub version: &'static str,
    /// The name of that function in a library that answers behind another one, which has the usual names.
    pub behind: &'static str,
    /// The vendor and the interface, for messages.
    pub of: &'static str,
}

impl Files {
    /// All names by which the library is recognised, the newest ABI first.
    pub fn all_names(&self) -> impl Iterator<Item = &'static str> {
        self.unknown.iter().chain(self.names).copied()
    }
}

/// A library for linking alone, by which it is known.
pub struct Stub {
    /// The function that counts devices: `int count(unsigned *)`.
    pub count_devices: &'static str,
    /// The status that a stub's answers.
    pub status: i32,
}

/// AMD's.
pub static AMD: Files = Files {
    names: &["libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5"],
    unknown: &["libamdhip64.so.8"],
    // The ABI version of our own headers.
    preferred: "libamdhip64.so.6",
    // The release that was selected, those from ROCm 10 on, and those before.
    folders: &["/opt/rocm/lib", "/opt/rocm/core-*/lib", "/opt/rocm-*/lib"],
    homes: &[],
    stub: None,
    // hip_4.2 is the first version node of AMD's map, which all releases keep; hip_api_symbols.h names those behind another.
    own: Some(Own {
        function: "hipGetDeviceCount",
        version: "hip_4.2",
        behind: "hipBackendV7GetDeviceCount",
        of: "AMD's HIP runtime",
    }),
};

/// NVIDIA's driver.
pub static NVIDIA: Files = Files {
    names: &["libcuda.so.1"],
    unknown: &[],
    preferred: "libcuda.so.1",
    folders: &["/usr/local/cuda/lib64", "/usr/local/nvidia/lib64", "/usr/lib/wsl/lib"],
    homes: &[],
    stub: None,
    own: None,
};

/// NVIDIA's management library, which comes with the driver. No program is known by it.
pub static NVIDIA_ML: Files = Files {
    names: &["libnvidia-ml.so.1"],
    unknown: &[],
    preferred: "libnvidia-ml.so.1",
    folders: NVIDIA.folders,
    homes: &[],
    stub: None,
    own: None,
};

/// NVIDIA's compiler at run time, of each release. No program is known by it.
pub static NVRTC: Files = Files {
    names: &["libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2"],
    unknown: &[],
    preferred: "libnvrtc.so.12",
    folders: NVIDIA.folders,
    homes: &[],
    stub: None,
    own: None,
};

/// AMD's compiler at run time, where it is no part of the runtime. No program is known by it.
pub static HIPRTC: Files = Files {
    names: &["libhiprtc.so.7", "libhiprtc.so.6", "libhiprtc.so.5"],
    unknown: &[],
    preferred: "libhiprtc.so.6",
    folders: AMD.folders,
    homes: &[],
    stub: None,
    own: None,
};

/// Huawei's.
pub static ASCEND: Files = Files {
    names: &["libacl_rt.so", "libascendcl.so"],
    unknown: &[],
    preferred: "libacl_rt.so",
    folders: &[
        "/usr/local/Ascend/cann/lib64",
        "/usr/local/Ascend/ascend-toolkit/latest/lib64",
        "/usr/local/Ascend/driver/lib64",
    ],
    homes: &["ASCEND_HOME_PATH", "ASCEND_TOOLKIT_HOME"],
    stub: Some(Stub { count_devices: "aclrtGetDeviceCount", status: 100_039 }),
    own: None,
};

/// Intel's loader of Level Zero. No dialect is its own, so that no program is known by it.
pub static INTEL: Files = Files {
    names: &["libze_loader.so.1"],
    unknown: &[],
    preferred: "libze_loader.so.1",
    folders: &[],
    homes: &[],
    stub: None,
    own: None,
};

/// The files of the runtimes that are a dialect's own, in the order in which their folders are searched.
pub static ALL_FILES: [&Files; 3] = [&AMD, &NVIDIA, &ASCEND];

impl Vendor {
    /// All of them, in the order `auto` tries them after the dialect's own; the host is only used when named.
    pub const ALL: [Vendor; 5] = [Vendor::Nvidia, Vendor::Amd, Vendor::Intel, Vendor::Ascend, Vendor::Host];

    /// The name `ANYGPU_BACKEND` uses.
    pub fn name(self) -> &'static str {
        match self {
            Vendor::Amd => "amd",
            Vendor::Nvidia => "nvidia",
            Vendor::Ascend => "ascend",
            Vendor::Intel => "intel",
            Vendor::Host => "host",
        }
    }
}
