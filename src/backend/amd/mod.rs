// SPDX-License-Identifier: MIT OR Apache-2.0
//! AMD GPUs, on HIP's runtime: `libamdhip64.so.7`, `.so.6` or `.so.5`.
//!
//! Streams, events, addresses and IPC handles are HIP's own, so a program may pass them to any other library that uses
//! HIP. Contexts, which HIP has only in name, are emulated here. Checks that the runtime makes are left to it;
//! [`convert`] has every translation, by the library's ABI version where versions differ.

mod array;
#[allow(non_camel_case_types, reason = "the library's own names")]
mod calls;
mod compiler;
mod context;
mod convert;
mod copy;
mod device;
mod event;
mod external;
mod graph;
mod ipc;
mod kernel;
mod lists;
mod memory;
mod peer;
mod pool;
mod server;
mod stream;
mod vmm;

use std::ffi::{CStr, c_char, c_int};
use std::sync::{Mutex, OnceLock};

use calls::{Hip, hipError_t};
use convert::AbiVersion;

use crate::gpu::{Error, Gpu, Kind, Result};
use crate::os::inside;
use crate::os::loader::{self, Library};
use crate::os::lock::LockedMap;
use crate::os::map::Map;
use crate::os::ranges::Ranges;
use crate::os::vendor;
use crate::share::contexts::Contexts;
use crate::share::openings::Openings;

/// The back end's state.
pub struct Amd {
    hip: Hip,
    abi: AbiVersion,
    /// The result of hipRuntimeGetVersion.
    version: i32,
    devices: Vec<context::DeviceState>,
    contexts: Contexts,
    openings: Openings<i32>,
    /// The events that other processes have, too.
    shared_events: LockedMap<Map<usize, event::Sharing>>,
    /// The ranges that the program has registered.
    registrations: Mutex<Ranges<memory::Registration>>,
    vmm: Mutex<vmm::MemoryTables>,
    pools: Mutex<pool::PoolTables>,
    node_lists: lists::NodeLists,
    imports: Mutex<external::Imports>,
    lanes: external::Lanes,
    /// True if HIP keeps the descriptors that it exports physical memory by. Set once, by the first export.
    keeps_descriptors: OnceLock<bool>,
}

/// The back end, once it is open; set once and never changed.
static AMD: OnceLock<Amd> = OnceLock::new();

/// Opens the back end if there is a runtime with a device. A library that the process has already loaded comes first:
/// its objects may be in use.
pub fn open() -> std::result::Result<&'static Amd, String> {
    if let Some(amd) = AMD.get() {
        return Ok(amd);
    }
    let (loaded, others): (Vec<_>, Vec<_>) =
        vendor::AMD.names.iter().copied().partition(|name| Library::loaded(name).is_some());
    let (mut reasons, mut absent) = (Vec::new(), None);
    for name in loaded.into_iter().chain(others) {
        match inside::open(name) {
            Ok(library) => match inside::probing(library.name(), || probe(&library)) {
                Ok(amd) => {
                    log::info!("{} is HIP {}", library.name(), dotted(amd.version));
                    inside::translate_to(library);
                    // Another thread may have been faster; both values are the same.
                    return Ok(AMD.get_or_init(|| amd));
                }
                // Some words begin with the name.
                Err(why) if why.starts_with(library.name()) => reasons.push(why),
                Err(why) => reasons.push(format!("{}: {why}", library.name())),
            },
            // The message begins with the name if the library itself is absent, else with that of a dependency.
            Err(why) if why.starts_with(name) => _ = absent.get_or_insert(why),
            Err(why) => reasons.push(format!("{name}: {why}")),
        }
    }
    for name in vendor::AMD.unknown {
        if Library::loaded(name).is_some() || !loader::elsewhere(name).is_empty() {
            reasons.push(format!("{name}: this version of anygpu does not know its ABI"));
        }
    }
    Err(match absent {
        Some(why) if reasons.is_empty() => format!("none of {} can be loaded ({why})", vendor::AMD.names.join(", ")),
        _ => reasons.join("; "),
    })
}

fn probe(library: &Library) -> std::result::Result<Amd, String> {
    library.check_own(&vendor::AMD)?;
    let hip = Hip::load(library)?;
    let mut count = 0;
    // SAFETY: the output is valid for the call.
    match unsafe { (hip.hipGetDeviceCount)(&mut count) } {
        convert::SUCCESS if count > 0 => {}
        convert::SUCCESS | convert::NO_DEVICE => return Err("reports no device".into()),
        status => return Err(format!("hipGetDeviceCount answered {}", describe(&hip, status))),
    }
    let mut version = 0;
    // SAFETY: the output is valid for the call.
    let status = unsafe { (hip.hipRuntimeGetVersion)(&mut version) };
    if status != convert::SUCCESS {
        return Err(format!("hipRuntimeGetVersion answered {}", describe(&hip, status)));
    }
    let abi = AbiVersion::of_library(library.name());
    let devices = (0..count).map(|_| context::DeviceState::default()).collect();
    let contexts = Contexts::new(count as usize);
    Ok(Amd {
        hip,
        abi,
        version,
        devices,
        contexts,
        openings: Openings::empty(),
        shared_events: LockedMap::empty(Map::new()),
        registrations: Mutex::default(),
        vmm: Mutex::default(),
        pools: Mutex::default(),
        node_lists: lists::NodeLists::default(),
        imports: Mutex::default(),
        lanes: external::Lanes::default(),
        keeps_descriptors: OnceLock::new(),
    })
}

impl Gpu for Amd {
    fn name(&self) -> &'static CStr {
        c"amd"
    }
}

/// Calls a function of HIP and returns its status: `status!(self, function(arguments))`.
///
/// Outputs among the arguments must be valid for the call; all other arguments are numbers, or pass through from the
/// caller of the hub.
macro_rules! status {
    ($amd:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $crate::os::inside::calling(|| {
            // SAFETY: the prototype is HIP's. Outputs are borrowed for the call; handles were checked as far as anyone
            // but HIP can; memory was promised by the caller of the hub.
            unsafe { ($amd.hip.$name)($($argument),*) }
        })
    };
}

/// Calls a function of HIP, and turns its status into a result.
macro_rules! call {
    ($amd:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $amd.check(stringify!($name), $crate::backend::amd::status!($amd, $name($($argument),*)))
    };
}

/// Calls a function that not every library has; Unsupported where it is absent.
macro_rules! optional {
    ($amd:expr, $name:ident($($argument:expr),* $(,)?)) => {
        match $amd.hip.$name {
            Some(function) => {
                // SAFETY: as for `status!`.
                let status = $crate::os::inside::calling(|| unsafe { function($($argument),*) });
                $amd.check(stringify!($name), status)
            }
            None => Err($amd.absent(stringify!($name))),
        }
    };
}
use {call, optional, status};

impl Amd {
    #[inline]
    fn check(&self, function: &str, status: hipError_t) -> Result<()> {
        if status == convert::SUCCESS { Ok(()) } else { Err(self.failure(function, status)) }
    }

    /// A status as an error with the function's name and HIP's text for the status.
    #[cold]
    fn failure(&self, function: &str, status: hipError_t) -> Error {
        match convert::kind(status) {
            // Not formatted: programs poll, so this is frequent.
            Kind::NotReady => Kind::NotReady.into(),
            kind => self.failure_of(kind, function, status),
        }
    }

    /// A status as an error of a kind that the caller chooses.
    #[cold]
    fn failure_of(&self, kind: Kind, function: &str, status: hipError_t) -> Error {
        kind.because(format!("{function} answered {}", describe(&self.hip, status)))
    }

    #[cold]
    fn absent(&self, function: &str) -> Error {
        Kind::Unsupported.because(format!("HIP {} has no {function}", dotted(self.version)))
    }
}

/// A status with HIP's name and text.
fn describe(hip: &Hip, status: hipError_t) -> String {
    let text_of = |function: unsafe extern "C" fn(hipError_t) -> *const c_char| {
        // SAFETY: the text, where there is one, is a constant of the library.
        inside::calling(|| unsafe {
            let text = function(status);
            if text.is_null() { String::new() } else { CStr::from_ptr(text).to_string_lossy().into_owned() }
        })
    };
    format!("{status} ({}: {})", text_of(hip.hipGetErrorName), text_of(hip.hipGetErrorString))
}

fn dotted(version: c_int) -> String {
    format!("{}.{}", version / 10_000_000, version / 100_000 % 100)
}
