// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every environment variable, read once, at the first call that needs one.
//!
//! In a set-user-id program none of them is read (`secure_getenv`).

use std::cell::RefCell;
use std::ffi::{CStr, CString, OsStr, OsString, c_char};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::PathBuf;
use std::time::Duration;

use super::published::Published;
use super::vendor::{self, Vendor};

/// The settings.
#[derive(Debug)]
pub struct Config {
    /// `ANYGPU_BACKEND`: an ordered, comma-separated list of back ends; `auto` stands for the vendors in order.
    pub backends: Vec<String>,
    /// `ANYGPU_LOG`: `off`, `error` (the default), `warn`, `info`, `debug` or `trace`, and after a colon a file to append to.
    pub log_level: log::LevelFilter,
    /// The file of `ANYGPU_LOG`; standard error where there is none.
    pub log_file: Option<PathBuf>,
    /// `ANYGPU_HOST_DEVICES`: how many devices the host back end shows, 1 to 64.
    pub host_devices: i32,
    /// The vendors' own variables that choose among the devices, as the host back end obeys them.
    pub visible: Visible,
    /// `ANYGPU_HOST_MEMORY`: bytes of memory of each, with an optional suffix K, M, G or T (powers of 1024).
    pub host_memory: Option<usize>,
    /// `ANYGPU_HOST_STRICT`: 1 makes the host back end's device memory inaccessible to the program itself.
    pub host_strict: bool,
    /// `ANYGPU_HOST_CAPABILITY`: the compute capability that the host back end's devices report, major and minor.
    pub host_capability: (i32, i32),
    /// `ANYGPU_HOST_KERNEL_SECONDS`: how long a launch of the host back end's kernels may take; no limit without it.
    pub host_kernel_time: Option<Duration>,
    /// `ANYGPU_HOST_GRANULARITY`: granularity of the host back end's physical memory.
    ///
    /// A power of two of at least 4 KiB, with an optional suffix as above.
    pub host_granularity: usize,
    /// `ANYGPU_HOST_PAGE_SIZE`: unit of the host back end's memory, for tests: as on systems with larger pages.
    ///
    /// A power of two, 64 KiB at most, with an optional suffix as above. The system's pages are the least.
    pub host_page_size: Option<usize>,
    /// `ANYGPU_BROKER_DIR`: folder of the sockets that serve shareable handles.
    ///
    /// Without it, processes find each other where they share a network namespace.
    pub broker_dir: Option<PathBuf>,
    /// `ANYGPU_CACHE_MAPPINGS`: mappings of other processes' memory that stay open while nobody uses them; 0 for none.
    pub cache_mappings: usize,
    /// `ANYGPU_CACHE_BYTES`: bytes of these mappings, with an optional suffix as above; no limit without it.
    pub cache_bytes: Option<usize>,
    /// `ANYGPU_CHECK`: the folder in which the back end in use keeps a journal for `anygpu check`, which sets it.
    pub check: Option<PathBuf>,
    /// `LD_LIBRARY_PATH`, the dynamic loader's own: the folders it searches first. Then those where
    /// a vendor's installation says that it is.
    pub library_folders: Vec<PathBuf>,
    /// Settings that could not be understood and were ignored, in words.
    pub complaints: Vec<String>,
}

/// An environment variable that the library reads.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// Its meaning, in a sentence or two.
    pub meaning: &'static str,
    /// The values that are understood, in words.
    pub expected: &'static str,
    /// The value where it is not set, in words.
    pub default: &'static str,
}

/// The settings of this library and the vendors' variables that it obeys: [`parse`] reads no other.
const SETTINGS: &[Setting] = &[
    Setting {
        name: "ANYGPU_BACKEND",
        meaning: "Back ends to try, in order: auto for all vendors, amd, nvidia, intel, ascend or host. Host is used only where it is named.",
        expected: "a list such as auto,host",
        default: "auto",
    },
    Setting {
        name: "ANYGPU_LOG",
        meaning: "Level of the log, and after a colon a file to append to.",
        expected: "off, error, warn, info, debug or trace, and optionally :file",
        default: "error, to standard error",
    },
    Setting {
        name: "ANYGPU_BROKER_DIR",
        meaning: "Folder of the sockets that serve 64-bit handles, for processes that share no network namespace.",
        expected: "an absolute path of at most 80 bytes",
        default: "none",
    },
    Setting {
        name: "ANYGPU_HOST_DEVICES",
        meaning: "Devices of the host back end.",
        expected: "a number from 1 to 64",
        default: "1",
    },
    Setting {
        name: "ANYGPU_HOST_MEMORY",
        meaning: "Memory of each device of the host back end, with an optional suffix K, M, G or T.",
        expected: "bytes, such as 4G",
        default: "half of the machine's or the cgroup's memory, divided by the devices",
    },
    Setting {
        name: "ANYGPU_HOST_STRICT",
        meaning: "1 makes the host back end's device memory inaccessible to the program itself, as a GPU's is.",
        expected: "0 or 1",
        default: "0",
    },
    Setting {
        name: "ANYGPU_HOST_CAPABILITY",
        meaning: "Compute capability that the host back end's devices report.",
        expected: "a compute capability, such as 8.0",
        default: "9.0",
    },
    Setting {
        name: "ANYGPU_HOST_KERNEL_SECONDS",
        meaning: "A kernel's launch on the host back end that takes longer fails.",
        expected: "seconds, from 1 on",
        default: "no limit",
    },
    Setting {
        name: "ANYGPU_HOST_GRANULARITY",
        meaning: "Granularity of the host back end's physical memory.",
        expected: "a power of two from 4K to 1G",
        default: "2M",
    },
    Setting {
        name: "ANYGPU_HOST_PAGE_SIZE",
        meaning: "Page size of the host back end's memory, for tests of systems with larger pages.",
        expected: "a power of two from 4K to 64K",
        default: "the system's size of pages",
    },
    Setting {
        name: "ANYGPU_CACHE_MAPPINGS",
        meaning: "Mappings of other processes' memory that stay open while nobody uses them.",
        expected: "a number; 0 for no cache",
        default: "1024",
    },
    Setting {
        name: "ANYGPU_CACHE_BYTES",
        meaning: "Bytes of these mappings.",
        expected: "bytes, such as 4G",
        default: "no limit",
    },
    Setting {
        name: "ANYGPU_CHECK",
        meaning: "Folder in which the back end in use tells what it does, set by anygpu check.",
        expected: "an absolute path",
        default: "none",
    },
    Setting {
        name: "CUDA_VISIBLE_DEVICES",
        meaning: "Devices that CUDA's callers see on the host back end, and HIP's where HIP_VISIBLE_DEVICES is not set.",
        expected: "ordinals of devices, by commas",
        default: "all",
    },
    Setting {
        name: "HIP_VISIBLE_DEVICES",
        meaning: "Devices that HIP's callers see on the host back end, among those that ROCR_VISIBLE_DEVICES leaves.",
        expected: "ordinals of devices, by commas",
        default: "all",
    },
    Setting {
        name: "ROCR_VISIBLE_DEVICES",
        meaning: "Devices that HIP's callers see on the host back end.",
        expected: "ordinals of devices, by commas",
        default: "all",
    },
    Setting {
        name: "LD_LIBRARY_PATH",
        meaning: "The dynamic loader's own: folders in which vendors' libraries are looked for first.",
        expected: "folders",
        default: "none",
    },
];

/// Every environment variable that the library reads.
pub fn settings() -> impl Iterator<Item = Setting> {
    let homes = vendor::ALL_FILES.iter().flat_map(|files| files.homes).copied();
    let home = |name| Setting {
        name,
        meaning: "Folder of an installation of CANN, whose lib64 is searched, too.",
        expected: "an absolute path",
        default: "none",
    };
    SETTINGS.iter().copied().chain(homes.map(home))
}

/// A setting as this process's environment has it.
#[derive(Debug)]
pub struct Reading {
    /// The setting.
    pub setting: Setting,
    /// The variable's value, if it is set.
    pub value: Option<String>,
    /// The reason why the value is ignored, in words, if it is.
    pub complaint: Option<String>,
}

/// Every setting as this process's environment has it.
pub fn readings() -> Vec<Reading> {
    let complaints = parse(variable).complaints;
    let reading = |setting: Setting| {
        let start = format!("{}=", setting.name);
        let complaint = complaints.iter().find(|complaint| complaint.starts_with(&start)).cloned();
        let value = variable(setting.name).map(|value| value.to_string_lossy().into_owned());
        Reading { setting, value, complaint }
    };
    settings().map(reading).collect()
}

/// Lists of ordinals of devices, by commas. A variable that is set and empty leaves none.
#[derive(Debug, Default)]
pub struct Visible {
    /// `ROCR_VISIBLE_DEVICES`, for HIP's callers.
    pub rocr: Option<String>,
    /// `HIP_VISIBLE_DEVICES`, for HIP's callers: ordinals among those that `ROCR_VISIBLE_DEVICES` leaves.
    pub hip: Option<String>,
    /// `CUDA_VISIBLE_DEVICES`, for CUDA's callers, and for HIP's where `HIP_VISIBLE_DEVICES` is not set.
    pub cuda: Option<String>,
}

impl Visible {
    /// Returns those of `count` devices that a vendor's callers see, in their order.
    pub fn devices(&self, vendor: Vendor, count: i32) -> Vec<i32> {
        let all = (0..count).collect();
        match vendor {
            Vendor::Nvidia => {
                let listed = choose(self.cuda.as_deref(), all);
                let is_twice = |(index, device): (usize, &i32)| listed[..index].contains(device);
                if listed.iter().enumerate().any(is_twice) { Vec::new() } else { listed }
            }
            Vendor::Amd => {
                let mut listed = choose(self.rocr.as_deref(), all);
                dedup(&mut listed);
                // AMD's HIP takes an empty variable for one that is not set; its ROCr does not.
                let [hip, cuda] = [&self.hip, &self.cuda].map(|list| list.as_deref().unwrap_or_default());
                let set = if hip.is_empty() { cuda } else { hip };
                listed = choose(Some(set).filter(|list| !list.is_empty()), listed);
                dedup(&mut listed);
                listed
            }
            Vendor::Ascend | Vendor::Intel | Vendor::Host => all,
        }
    }
}

/// The devices that a list names, up to its first word that names none.
fn choose(list: Option<&str>, devices: Vec<i32>) -> Vec<i32> {
    let Some(list) = list else { return devices };
    let device = |word: &str| devices.get(word.trim().parse::<usize>().ok()?).copied();
    list.split(',').map_while(device).collect()
}

/// Leaves the first of each.
fn dedup(devices: &mut Vec<i32>) {
    let mut seen = Vec::new();
    devices.retain(|device| {
        let is_new = !seen.contains(device);
        seen.push(*device);
        is_new
    });
}

impl Config {
    /// The vendors to try for a dialect's own vendor, as `ANYGPU_BACKEND` lists them; unknown names go to `complaints`.
    pub fn order(&self, dialect: Vendor, complaints: &mut Vec<String>) -> Vec<Vendor> {
        let mut order = Vec::new();
        for name in &self.backends {
            if name == "auto" {
                order.push(dialect);
                order.extend(Vendor::ALL.into_iter().filter(|vendor| *vendor != Vendor::Host));
            } else if let Some(vendor) = Vendor::ALL.into_iter().find(|vendor| vendor.name() == name) {
                order.push(vendor);
            } else {
                let known: Vec<&str> = Vendor::ALL.iter().map(|vendor| vendor.name()).collect();
                complaints.push(format!("{name:?} is none of auto, {}", known.join(", ")));
            }
        }
        let mut seen = Vec::new();
        order.retain(|vendor| {
            !seen.contains(vendor) && {
                seen.push(*vendor);
                true
            }
        });
        order
    }

    /// Tells if a dialect may be native to `vendor`: it is listed, and the host is not listed before it.
    pub fn allows(&self, vendor: Vendor) -> bool {
        let order = self.order(vendor, &mut Vec::new());
        order.into_iter().take_while(|tried| *tried != Vendor::Host).any(|tried| tried == vendor)
    }
}

/// The settings of this process.
pub fn get() -> &'static Config {
    static CONFIG: Published<Config> = Published::new();
    CONFIG.get_or_make(|| parse(|name| variable(name).or_else(|| (name == "ANYGPU_CHECK").then(checked_folder)?)))
}

/// The names of variables that look like settings of this library's and are none, nor of what belongs to it.
pub fn unknown() -> Vec<String> {
    const OTHERS: [&str; 6] =
        ["ANYGPU_LIBRARY", "ANYGPU_MPI_", "ANYGPU_ORDER", "ANYGPU_TEST_", "ANYGPU_FUZZ_", "ANYGPU_SETUP"];
    if is_privileged() {
        return Vec::new();
    }
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let is_unknown = |name: &String| {
        name.starts_with("ANYGPU_")
            && !OTHERS.iter().any(|other| name.starts_with(other))
            && !settings().any(|setting| setting.name == name)
    };
    names.filter(is_unknown).collect()
}

/// The variables in which MPI's launchers tell a process its rank.
pub const RANKS: [&str; 3] = ["OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK"];

/// Tells whether this process is a rank of an MPI job but the first, by its launcher's variables.
pub fn is_later_rank() -> bool {
    RANKS.iter().find_map(|name| variable(name)).is_some_and(|rank| rank != "0")
}

/// The C++ compiler that CXX names.
pub fn compiler() -> Option<String> {
    variable("CXX").map(|name| name.to_string_lossy().into_owned()).filter(|name| !name.is_empty())
}

/// The folder for temporary files.
pub fn temporary_folder() -> PathBuf {
    variable("TMPDIR").map(PathBuf::from).filter(|path| path.is_absolute()).unwrap_or_else(|| "/tmp".into())
}

/// Tells whether the program has rights that its caller lacks, as a set-user-ID program has.
pub fn is_privileged() -> bool {
    // SAFETY: the number of an entry that every process has.
    unsafe { libc::getauxval(libc::AT_SECURE) != 0 }
}

/// Tells whether the dynamic loader was told to find this library's files first, as `anygpu run` does.
pub fn is_intercepted() -> bool {
    let names = |name: &str, file: &str| variable(name).is_some_and(|value| value.to_string_lossy().contains(file));
    names("LD_PRELOAD", "libanygpu") || names("LD_LIBRARY_PATH", "anygpu/replace")
}

unsafe extern "C" {
    /// glibc's and musl's getenv that answers NULL in set-user-id programs; the `libc` crate lacks it.
    fn secure_getenv(name: *const c_char) -> *const c_char;
}

fn variable(name: &str) -> Option<OsString> {
    let name = CString::new(name).ok()?;
    // SAFETY: the name is a C string; the result is NULL or a C string that stays valid until the environment is
    // changed, and it is copied at once.
    unsafe {
        let value = secure_getenv(name.as_ptr());
        (!value.is_null()).then(|| OsString::from_vec(CStr::from_ptr(value).to_bytes().to_vec()))
    }
}

/// The file in the folder of `ANYGPU_CHECK` that has the list of back ends. Without it there is the host's alone.
pub const CHECKED_BACK_ENDS: &str = "back-ends";

/// The folder of `ANYGPU_CHECK` when the process was loaded, if it was: the program may have changed its settings.
fn checked_folder() -> Option<OsString> {
    let place = super::preloaded::variable(c"anygpu_check_folder")?;
    // SAFETY: a C string of the preload, which does not change any more.
    let folder = unsafe { CStr::from_ptr(place.cast()) }.to_bytes();
    (!folder.is_empty()).then(|| OsString::from_vec(folder.to_vec()))
}

fn parse(variable: impl Fn(&str) -> Option<OsString>) -> Config {
    let complaints = RefCell::new(Vec::new());
    // Paths may have any bytes.
    let read_bytes = |name: &str, accept: &mut dyn FnMut(&[u8]) -> bool| {
        if let Some(value) = variable(name).filter(|value| !value.is_empty())
            && !accept(value.as_bytes())
        {
            let expected =
                settings().find(|setting| setting.name == name).map_or("nothing", |setting| setting.expected);
            complaints.borrow_mut().push(format!("{name}={} is ignored: expected {expected}", value.display()));
        }
    };
    let read = |name: &str, accept: &mut dyn FnMut(&str) -> bool| {
        read_bytes(name, &mut |value| std::str::from_utf8(value).is_ok_and(&mut *accept));
    };
    let path = |bytes: &[u8]| PathBuf::from(OsStr::from_bytes(bytes));

    let mut backends = vec!["auto".to_owned()];
    let listed = |list: &str| {
        list.split(',').map(|name| name.trim().to_ascii_lowercase()).filter(|name| !name.is_empty()).collect()
    };
    read("ANYGPU_BACKEND", &mut |value| {
        backends = listed(value);
        true
    });
    let mut log_level = log::LevelFilter::Error;
    let mut log_file = None;
    read_bytes("ANYGPU_LOG", &mut |value| {
        let mut parts = value.splitn(2, |byte| *byte == b':');
        let level = parts.next().and_then(|level| std::str::from_utf8(level).ok()?.parse().ok());
        log_file = parts.next().filter(|file| !file.is_empty()).map(path);
        level.map(|level| log_level = level).is_some()
    });
    let mut host_devices = 1;
    read("ANYGPU_HOST_DEVICES", &mut |value| {
        value.parse().ok().filter(|count| (1..=64).contains(count)).map(|count| host_devices = count).is_some()
    });
    let list = |name: &str| variable(name).map(|list| list.to_string_lossy().into_owned());
    let visible = Visible {
        rocr: list("ROCR_VISIBLE_DEVICES"),
        hip: list("HIP_VISIBLE_DEVICES"),
        cuda: list("CUDA_VISIBLE_DEVICES"),
    };
    let mut host_memory = None;
    read("ANYGPU_HOST_MEMORY", &mut |value| {
        host_memory = bytes(value);
        host_memory.is_some()
    });
    let mut host_strict = false;
    read("ANYGPU_HOST_STRICT", &mut |value| {
        host_strict = value == "1";
        matches!(value, "0" | "1")
    });
    let mut host_capability = (9, 0);
    read("ANYGPU_HOST_CAPABILITY", &mut |value| {
        let number =
            |digits: &str| digits.parse().ok().filter(|_| digits.len() <= 2 && !digits.starts_with(['+', '-']));
        let parts = value.split_once('.').and_then(|(major, minor)| Some((number(major)?, number(minor)?)));
        parts.filter(|parts: &(i32, i32)| parts.0 > 0).map(|parts| host_capability = parts).is_some()
    });
    let mut host_kernel_time = None;
    read("ANYGPU_HOST_KERNEL_SECONDS", &mut |value| {
        let seconds: Option<u32> = value.parse().ok().filter(|seconds| *seconds > 0);
        host_kernel_time = seconds.map(|seconds| Duration::from_secs(seconds.into()));
        host_kernel_time.is_some()
    });
    let mut host_granularity = 2 << 20;
    read("ANYGPU_HOST_GRANULARITY", &mut |value| {
        let good = |size: &usize| size.is_power_of_two() && (4 << 10..=1 << 30).contains(size);
        bytes(value).filter(good).map(|size| host_granularity = size).is_some()
    });
    let mut host_page_size = None;
    read("ANYGPU_HOST_PAGE_SIZE", &mut |value| {
        let good = |size: &usize| size.is_power_of_two() && (4 << 10..=64 << 10).contains(size);
        host_page_size = bytes(value).filter(good);
        host_page_size.is_some()
    });
    let mut broker_dir = None;
    read_bytes("ANYGPU_BROKER_DIR", &mut |value| {
        // A socket's whole path has 107.
        let good = value.starts_with(b"/") && value.len() <= 80;
        broker_dir = good.then(|| path(value));
        good
    });
    let mut check = None;
    read_bytes("ANYGPU_CHECK", &mut |value| {
        check = value.starts_with(b"/").then(|| path(value));
        check.is_some()
    });
    // Whatever the program sets, it runs on what the tool was asked for.
    if let Some(folder) = &check {
        let list = std::fs::read_to_string(folder.join(CHECKED_BACK_ENDS)).ok();
        backends = listed(list.as_deref().unwrap_or(Vendor::Host.name()));
    }
    let mut cache_mappings = 1024;
    read("ANYGPU_CACHE_MAPPINGS", &mut |value| value.parse().map(|count| cache_mappings = count).is_ok());
    let mut cache_bytes = None;
    read("ANYGPU_CACHE_BYTES", &mut |value| {
        cache_bytes = bytes(value);
        cache_bytes.is_some()
    });
    let mut library_folders = Vec::new();
    read_bytes("LD_LIBRARY_PATH", &mut |value| {
        let folders = value.split(|byte| b":;".contains(byte)).filter(|folder| folder.starts_with(b"/"));
        library_folders = folders.map(path).collect();
        true
    });
    for name in vendor::ALL_FILES.iter().flat_map(|files| files.homes) {
        read_bytes(name, &mut |value| {
            let is_whole = value.starts_with(b"/");
            library_folders.extend(is_whole.then(|| path(value).join("lib64")));
            is_whole
        });
    }
    Config {
        backends,
        log_level,
        log_file,
        host_devices,
        visible,
        host_memory,
        host_strict,
        host_capability,
        host_kernel_time,
        host_granularity,
        host_page_size,
        broker_dir,
        cache_mappings,
        cache_bytes,
        check,
        library_folders,
        complaints: complaints.into_inner(),
    }
}

fn bytes(text: &str) -> Option<usize> {
    let unit = |suffix: char| "KMGT".find(suffix.to_ascii_uppercase()).map(|place| 10 * (place as u32 + 1));
    let (digits, shift) = match text.chars().last().and_then(unit) {
        Some(shift) => (&text[..text.len() - 1], shift),
        None => (text, 0),
    };
    let count: usize = digits.parse().ok()?;
    count.checked_mul(1 << shift).filter(|bytes| *bytes > 0)
}

/// Values that whoever starts the program gives.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use super::*;

    /// Reads settings: the number of each, and its value up to a zero.
    pub fn settings(input: &[u8]) {
        let names: Vec<&str> = super::settings().map(|setting| setting.name).collect();
        let set: Vec<(&str, OsString)> = input
            .split(|byte| *byte == 0)
            .filter_map(|text| text.split_first())
            .map(|(number, value)| (names[usize::from(*number) % names.len()], OsString::from_vec(value.to_vec())))
            .collect();
        let config = parse(|name| set.iter().find(|(set, _)| *set == name).map(|(_, value)| value.clone()));
        assert!((1..=64).contains(&config.host_devices) && config.host_memory != Some(0));
        let (major, minor) = config.host_capability;
        assert!((1..=99).contains(&major) && (0..=99).contains(&minor), "{major}.{minor}");
        assert!(config.host_granularity.is_power_of_two() && (4 << 10..=1 << 30).contains(&config.host_granularity));
        assert!(
            config.host_page_size.is_none_or(|size| size.is_power_of_two() && (4 << 10..=64 << 10).contains(&size))
        );
        assert!(config.broker_dir.is_none_or(|folder| folder.is_absolute()));
        assert!(config.library_folders.iter().all(|folder| folder.is_absolute()));
        for vendor in Vendor::ALL {
            let mut devices = config.visible.devices(vendor, config.host_devices);
            assert!(devices.iter().all(|device| (0..config.host_devices).contains(device)));
            let count = devices.len();
            devices.sort_unstable();
            devices.dedup();
            assert_eq!(devices.len(), count, "a device is seen once");
        }
        for vendor in Vendor::ALL {
            let order = config.backends.to_vec();
            let config = Config { backends: order, ..parse(|_| None) };
            assert!(config.order(vendor, &mut Vec::new()).len() <= Vendor::ALL.len());
            config.allows(vendor);
        }
    }

    /// Every setting, with a value that is understood.
    pub fn samples() -> Vec<Vec<u8>> {
        let values = [
            "auto,host",
            "warn:/tmp/log",
            "/run/user/7",
            "3",
            "4G",
            "1",
            "8.0",
            "64K",
            "16K",
            "7",
            "1M",
            "0,1",
            "1,0",
            "2,1",
            "/opt/lib:/usr/lib",
            "/usr/local/cuda",
        ];
        let one = |(number, value): (usize, &&str)| [&[number as u8], value.as_bytes(), &[0]].concat();
        let each: Vec<Vec<u8>> = values.iter().enumerate().map(one).collect();
        [each.clone(), vec![each.concat()]].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(pairs: &[(&str, &str)]) -> Config {
        parse(|name| pairs.iter().find(|pair| pair.0 == name).map(|pair| pair.1.into()))
    }

    #[test]
    fn defaults() {
        let config = with(&[]);
        assert_eq!(config.backends, ["auto"]);
        assert_eq!(config.log_level, log::LevelFilter::Error);
        assert_eq!((config.host_devices, config.host_memory, config.host_strict), (1, None, false));
        assert_eq!((config.host_capability, config.host_granularity), ((9, 0), 2 << 20));
        assert_eq!((config.host_kernel_time, config.broker_dir), (None, None));
        assert_eq!((config.cache_mappings, config.cache_bytes), (1024, None));
        assert!(config.complaints.is_empty());
    }

    #[test]
    fn everything_set() {
        let config = with(&[
            ("ANYGPU_BACKEND", "auto, Host"),
            ("ANYGPU_LOG", "info:/tmp/a:b"),
            ("ANYGPU_HOST_DEVICES", "3"),
            ("ANYGPU_HOST_MEMORY", "2g"),
            ("ANYGPU_HOST_STRICT", "1"),
            ("ANYGPU_HOST_CAPABILITY", "12.1"),
            ("ANYGPU_HOST_KERNEL_SECONDS", "90"),
            ("ANYGPU_HOST_GRANULARITY", "4k"),
            ("ANYGPU_BROKER_DIR", "/run/user/1/a b"),
            ("ANYGPU_CACHE_MAPPINGS", "0"),
            ("ANYGPU_CACHE_BYTES", "4G"),
        ]);
        assert_eq!(config.backends, ["auto", "host"]);
        assert_eq!(config.log_level, log::LevelFilter::Info);
        assert_eq!(config.log_file.as_deref(), Some("/tmp/a:b".as_ref()));
        assert_eq!((config.host_devices, config.host_memory, config.host_strict), (3, Some(2 << 30), true));
        assert_eq!((config.host_capability, config.host_granularity), ((12, 1), 4096));
        assert_eq!(config.host_kernel_time, Some(Duration::from_secs(90)));
        assert_eq!(config.broker_dir.as_deref(), Some("/run/user/1/a b".as_ref()));
        assert_eq!((config.cache_mappings, config.cache_bytes), (0, Some(4 << 30)));
        assert!(config.complaints.is_empty());
    }

    #[test]
    fn vendors_callers_see_what_their_variables_list() {
        let seen = |vendor, pairs: &[(&str, &str)]| with(pairs).visible.devices(vendor, 4);
        let (rocr, hip, cuda) = ("ROCR_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES");
        for (list, for_cuda, for_hip) in [
            ("2,0", &[2, 0][..], &[2, 0][..]),
            ("1,9,0", &[1], &[1]),
            ("3,-1,0", &[3], &[3]),
            ("-1", &[], &[]),
            ("x", &[], &[]),
            ("1,1", &[], &[1]),
        ] {
            assert_eq!(seen(Vendor::Nvidia, &[(cuda, list)]), for_cuda, "{list}");
            assert_eq!(seen(Vendor::Nvidia, &[(hip, list), (rocr, list)]), [0, 1, 2, 3], "{list}");
            for name in [rocr, hip, cuda] {
                assert_eq!(seen(Vendor::Amd, &[(name, list)]), for_hip, "{list}");
            }
        }
        assert_eq!(seen(Vendor::Amd, &[(rocr, "3,1"), (hip, "1"), (cuda, "0")]), [1]);
        assert_eq!(seen(Vendor::Amd, &[(rocr, "3,1"), (hip, "2")]), []);
        assert_eq!(seen(Vendor::Amd, &[(rocr, "3,3,1"), (hip, "1")]), [1]);
        assert_eq!(seen(Vendor::Nvidia, &[(cuda, "")]), []);
        assert_eq!(seen(Vendor::Amd, &[(rocr, "")]), []);
        assert_eq!(seen(Vendor::Amd, &[(hip, ""), (cuda, "")]), [0, 1, 2, 3]);
        assert_eq!(seen(Vendor::Amd, &[(hip, ""), (cuda, "2")]), [2]);
    }

    #[test]
    fn paths_keep_bytes_that_are_no_text() {
        let bytes = |text: &[u8]| OsString::from_vec(text.to_vec());
        let config = parse(|name| match name {
            "ANYGPU_LOG" => Some(bytes(b"info:/l\xff")),
            "ANYGPU_BROKER_DIR" => Some(bytes(b"/b\xff")),
            "ANYGPU_CHECK" => Some(bytes(b"/c\xff")),
            "LD_LIBRARY_PATH" => Some(bytes(b"/\xff:/d")),
            "ANYGPU_HOST_DEVICES" => Some(bytes(b"2\xff")),
            _ => None,
        });
        let paths = [config.log_file, config.broker_dir, config.check].map(|path| path.map(PathBuf::into_os_string));
        assert_eq!(paths, [b"/l\xff", b"/b\xff", b"/c\xff"].map(|path| Some(bytes(path))));
        assert_eq!(config.library_folders, [bytes(b"/\xff"), bytes(b"/d")].map(PathBuf::from));
        assert_eq!((config.host_devices, config.complaints.len()), (1, 1), "no number has such bytes");
    }

    #[test]
    fn the_table_has_every_variable_that_is_read() {
        let asked = std::cell::RefCell::new(std::collections::BTreeSet::new());
        parse(|name| {
            asked.borrow_mut().insert(name.to_owned());
            None
        });
        let listed: Vec<&str> = settings().map(|setting| setting.name).collect();
        let sorted: std::collections::BTreeSet<String> = listed.iter().map(|name| name.to_string()).collect();
        assert_eq!(asked.into_inner(), sorted);
        assert_eq!(sorted.len(), listed.len(), "twice in the table: {listed:?}");
        // This file alone reads the environment, and documents each setting of this library's.
        let documented = include_str!("config.rs").split("mod tests").next().unwrap_or_default();
        let documented = documented.split("    /// `ANYGPU_").skip(1);
        let documented = documented.map(|rest| format!("ANYGPU_{}", rest.split('`').next().unwrap_or_default()));
        let own = sorted.into_iter().filter(|name| name.starts_with("ANYGPU_"));
        assert_eq!(documented.collect::<std::collections::BTreeSet<_>>(), own.collect());
    }

    #[test]
    fn vendors_libraries_are_in_their_homes_too() {
        let homes: Vec<&str> = vendor::ALL_FILES.iter().flat_map(|files| files.homes).copied().collect();
        assert!(!homes.is_empty());
        for home in homes {
            let folders = with(&[(home, "/a"), ("LD_LIBRARY_PATH", "b:/c")]).library_folders;
            assert_eq!(folders, ["/c", "/a/lib64"].map(PathBuf::from), "{home}");
            assert_eq!(with(&[(home, "a")]).complaints.len(), 1, "{home}");
        }
    }

    #[test]
    fn every_setting_has_a_reading() {
        let names = |settings: &mut dyn Iterator<Item = Setting>| settings.map(|one| one.name).collect::<Vec<_>>();
        let readings = readings();
        assert_eq!(names(&mut readings.into_iter().map(|reading| reading.setting)), names(&mut settings()));
    }

    #[test]
    fn limits_are_where_the_documentation_says() {
        let folder = |length: usize| format!("/{}", "a".repeat(length - 1));
        let (short, long) = (folder(80), folder(81));
        for (name, good, bad) in [
            ("ANYGPU_HOST_DEVICES", ["1", "64"], ["0", "65"]),
            ("ANYGPU_HOST_PAGE_SIZE", ["4K", "64K"], ["2K", "128K"]),
            ("ANYGPU_HOST_GRANULARITY", ["4K", "1G"], ["2K", "2G"]),
            ("ANYGPU_BROKER_DIR", ["/a", &short], ["a", &long]),
        ] {
            for (values, complaints) in [(good, 0), (bad, 1)] {
                for value in values {
                    assert_eq!(with(&[(name, value)]).complaints.len(), complaints, "{name}={value}");
                }
            }
        }
    }

    #[test]
    fn nonsense_is_reported_and_ignored() {
        let config = with(&[
            ("ANYGPU_LOG", "loud"),
            ("ANYGPU_HOST_DEVICES", "0"),
            ("ANYGPU_HOST_MEMORY", "99999999999T"),
            ("ANYGPU_HOST_STRICT", "yes"),
            ("ANYGPU_HOST_CAPABILITY", "90"),
            ("ANYGPU_HOST_KERNEL_SECONDS", "0"),
            ("ANYGPU_HOST_GRANULARITY", "5000"),
            ("ANYGPU_BROKER_DIR", "here"),
            ("ANYGPU_CACHE_MAPPINGS", "-1"),
            ("ANYGPU_CACHE_BYTES", "much"),
        ]);
        assert_eq!((config.host_devices, config.host_memory, config.host_strict), (1, None, false));
        assert_eq!(config.broker_dir, None);
        assert_eq!((config.cache_mappings, config.cache_bytes), (1024, None));
        assert_eq!((config.host_capability, config.complaints.len()), ((9, 0), 10));
        let [complaint, ..] = &config.complaints[..] else { panic!("none") };
        assert!(complaint.starts_with("ANYGPU_LOG=loud is ignored: expected ") && complaint.contains("error"));
        for wrong in ["0.1", "9.", "9.0.0", "+9.0", "9.-1", "100.0", "a.b"] {
            assert_eq!(with(&[("ANYGPU_HOST_CAPABILITY", wrong)]).complaints.len(), 1, "{wrong}");
        }
    }

    #[test]
    fn back_ends_are_tried_in_the_order_of_the_list() {
        use Vendor::{Amd, Ascend, Host, Intel, Nvidia};
        for (list, dialect, expected, unknown) in [
            ("auto", Amd, &[Amd, Nvidia, Intel, Ascend][..], 0),
            ("auto", Ascend, &[Ascend, Nvidia, Amd, Intel], 0),
            ("auto,host", Nvidia, &[Nvidia, Amd, Intel, Ascend, Host], 0),
            ("host,auto", Amd, &[Host, Amd, Nvidia, Intel, Ascend], 0),
            ("nvidia,auto,nvidia,what,ever", Amd, &[Nvidia, Amd, Intel, Ascend], 2),
            ("host,host", Amd, &[Host], 0),
            ("amd", Nvidia, &[Amd], 0),
        ] {
            let mut complaints = Vec::new();
            assert_eq!(with(&[("ANYGPU_BACKEND", list)]).order(dialect, &mut complaints), expected, "{list}");
            assert_eq!(complaints.len(), unknown, "{list}");
        }
    }

    #[test]
    fn a_vendor_behind_the_host_is_not_native() {
        use Vendor::{Amd, Ascend, Host, Nvidia};
        for (list, allowed) in [
            ("auto", &[Amd, Nvidia, Ascend][..]),
            ("auto,host", &[Amd, Nvidia, Ascend]),
            ("host,auto", &[]),
            ("host", &[]),
            ("amd,host,nvidia", &[Amd]),
            ("nonsense", &[]),
        ] {
            let config = with(&[("ANYGPU_BACKEND", list)]);
            for vendor in [Amd, Nvidia, Ascend, Host] {
                assert_eq!(config.allows(vendor), allowed.contains(&vendor), "{list}: {vendor:?}");
            }
        }
    }
}
