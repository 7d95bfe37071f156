// SPDX-License-Identifier: MIT OR Apache-2.0
//! NVIDIA GPUs, on the CUDA driver API alone: `libcuda.so.1`, which comes with the driver.
//!
//! Streams, events, contexts, addresses and IPC handles are CUDA's own, so a program may pass them to any other library
//! that uses CUDA. Checks that the driver makes are left to it; [`convert`] has every translation.

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
mod memory;
mod peer;
mod pool;
mod stream;
mod value_waits;
mod vmm;

use std::ffi::{CStr, c_char};
use std::ops::Range;
use std::ptr;
use std::sync::atomic::AtomicUsize;
use std::sync::{Mutex, OnceLock};
use std::thread::ThreadId;

use calls::{CUcontext, CUresult, CUstream, Cuda, Version};

use crate::gpu::{Error, Gpu, Kind, Result};
use crate::os::loader::Library;
use crate::os::lock::LockedMap;
use crate::os::map::Map;
use crate::os::vendor;
use crate::share::openings::Openings;

/// The oldest supported driver: the first whose functions all have today's meaning.
const OLDEST: i32 = 11_040;

/// The back end's state.
pub struct Nvidia {
    cuda: Cuda,
    /// The newest CUDA version the driver supports, as `1000 * major + 10 * minor`.
    version: i32,
    devices: Vec<context::DeviceState>,
    /// The number of primary contexts that were reset and may still be current to threads. Relaxed: while it is not 0,
    /// threads check each device's `emptied`, which they acquire.
    resets: AtomicUsize,
    openings: Openings<CUcontext>,
    staged_copies: peer::StagedCopies,
    host_flags: Mutex<Map<usize, u32>>,
    box_kernels: copy::BoxKernels,
    timelines: external::Timelines,
    value_waits: value_waits::ValueWaits,
    /// The streams that a thread captures, and that alone may end the capture.
    captured: LockedMap<Map<CUstream, ThreadId>>,
    /// Advice that managed memory is coherent only between kernels, by buffer id, the latest last.
    coarse_grain: LockedMap<Map<usize, Vec<CoherencyAdvice>>>,
}

/// A range of managed memory, and whether it is coherent only between kernels.
type CoherencyAdvice = (Range<usize>, bool);

/// The back end, once it is open; set once and never changed.
static NVIDIA: OnceLock<Nvidia> = OnceLock::new();

/// Opens the back end if there is a driver that is new enough and has a device.
pub fn open() -> std::result::Result<&'static Nvidia, String> {
    if let Some(nvidia) = NVIDIA.get() {
        return Ok(nvidia);
    }
    let library = Library::open(vendor::NVIDIA.preferred)?;
    let mut version = 0;
    // SAFETY: the output is valid for the call, which is allowed before the driver is initialised.
    match unsafe { (Version::load(&library)?.cuDriverGetVersion)(&mut version) } {
        convert::SUCCESS => {}
        status => return Err(format!("cuDriverGetVersion answered {status}")),
    }
    if version < OLDEST {
        return Err(format!("the driver is for CUDA {}, which is older than {}", dotted(version), dotted(OLDEST)));
    }
    let cuda = Cuda::load(&library)?;
    // SAFETY: no arguments but the flags, which must be 0.
    let status = unsafe { (cuda.cuInit)(0) };
    if status != convert::SUCCESS {
        return Err(format!("cuInit answered {}", describe(&cuda, status)));
    }
    let mut count = 0;
    // SAFETY: the output is valid for the call.
    let status = unsafe { (cuda.cuDeviceGetCount)(&mut count) };
    if status != convert::SUCCESS {
        return Err(format!("cuDeviceGetCount answered {}", describe(&cuda, status)));
    }
    if count < 1 {
        return Err("the driver has no device".into());
    }
    let devices = (0..count).map(|_| context::DeviceState::default()).collect();
    let nvidia = Nvidia {
        cuda,
        version,
        devices,
        resets: AtomicUsize::new(0),
        openings: Openings::empty(),
        staged_copies: peer::StagedCopies::default(),
        host_flags: Mutex::default(),
        box_kernels: copy::BoxKernels::default(),
        timelines: external::Timelines::default(),
        value_waits: value_waits::ValueWaits::default(),
        captured: LockedMap::empty(Map::new()),
        coarse_grain: LockedMap::empty(Map::new()),
    };
    // Another thread may have been faster; both values are the same.
    Ok(NVIDIA.get_or_init(|| nvidia))
}

impl Gpu for Nvidia {
    fn name(&self) -> &'static CStr {
        c"nvidia"
    }
}

/// Calls a function of the driver and returns its status: `status!(self, function(arguments))`.
///
/// Outputs among the arguments must be valid for the call; all other arguments are numbers, or pass through from the
/// caller of the hub.
macro_rules! status {
    ($nvidia:expr, $name:ident($($argument:expr),* $(,)?)) => {
        // SAFETY: the prototype is the driver's. Outputs are borrowed for the call; handles were checked as far as
        // anyone but the driver can; memory was promised by the caller of the hub.
        unsafe { ($nvidia.cuda.$name)($($argument),*) }
    };
}

/// Calls a function of the driver, and turns its status into a result.
macro_rules! call {
    ($nvidia:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $nvidia.check(
            stringify!($name),
            $crate::backend::nvidia::status!($nvidia, $name($($argument),*)),
        )
    };
}

/// As `call!`, in the calling thread's context, or else the chosen device's primary context.
macro_rules! call_in_context {
    ($nvidia:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $nvidia
            .in_context(|| $crate::backend::nvidia::status!($nvidia, $name($($argument),*)))
            .and_then(|status| $nvidia.check(stringify!($name), status))
    };
}

/// Calls a function that not every driver has; Unsupported where it is absent.
macro_rules! optional {
    ($nvidia:expr, $name:ident($($argument:expr),* $(,)?)) => {
        match $nvidia.cuda.$name {
            // SAFETY: as for `status!`.
            Some(function) => $nvidia.check(stringify!($name), unsafe { function($($argument),*) }),
            None => Err($nvidia.absent(stringify!($name))),
        }
    };
}
use {call, call_in_context, optional, status};

impl Nvidia {
    #[inline]
    fn check(&self, function: &str, status: CUresult) -> Result<()> {
        if status == convert::SUCCESS { Ok(()) } else { Err(self.failure(function, status)) }
    }

    /// A status as an error with the function's name and CUDA's text for the status.
    #[cold]
    fn failure(&self, function: &str, status: CUresult) -> Error {
        match convert::kind(status) {
            // Not formatted: programs poll, so this is frequent.
            Kind::NotReady => Kind::NotReady.into(),
            kind => self.failure_of(kind, function, status),
        }
    }

    /// A status as an error of a kind that the caller chooses.
    #[cold]
    fn failure_of(&self, kind: Kind, function: &str, status: CUresult) -> Error {
        kind.because(format!("{function} answered {}", describe(&self.cuda, status)))
    }

    #[cold]
    fn absent(&self, function: &str) -> Error {
        Kind::Unsupported.because(format!("the driver, for CUDA {}, has no {function}", dotted(self.version)))
    }
}

/// A status with CUDA's name and text.
fn describe(cuda: &Cuda, status: CUresult) -> String {
    let text_of = |function: unsafe extern "C" fn(CUresult, *mut *const c_char) -> CUresult| {
        let mut text = ptr::null();
        // SAFETY: the output is valid for the call; a text, where there is one, is a constant of the driver.
        unsafe {
            match function(status, &mut text) {
                convert::SUCCESS if !text.is_null() => Some(CStr::from_ptr(text).to_string_lossy()),
                _ => None,
            }
        }
    };
    match (text_of(cuda.cuGetErrorName), text_of(cuda.cuGetErrorString)) {
        (Some(name), Some(text)) => format!("{status} ({name}: {text})"),
        (Some(name), None) => format!("{status} ({name})"),
        _ => status.to_string(),
    }
}

fn dotted(version: i32) -> String {
    format!("{}.{}", version / 1000, version % 1000 / 10)
}
