// SPDX-License-Identifier: MIT OR Apache-2.0
//! Ascend NPUs, on AscendCL: `libacl_rt.so`, or `libascendcl.so` of older releases.
//!
//! Streams, events, addresses and handles of physical memory are AscendCL's own, so a program may use them with everything
//! else that speaks it. What AscendCL lacks of the hub's promises is added here: contexts as a stack, the order between
//! the default stream and others, what a pointer points to. [`convert`] has every translation.
//!
//! Written from Huawei's published reference alone; nobody has run it on a device.

#[allow(non_camel_case_types, reason = "the library's own names")]
mod calls;
mod context;
mod convert;
mod copy;
mod device;
mod event;
mod external;
mod ipc;
mod memory;
mod peer;
mod pool;
mod stream;
mod vmm;

use std::ffi::{CStr, c_char};
use std::ptr;
use std::sync::atomic::AtomicU32;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use calls::{Acl, aclError};

use crate::gpu::{Error, Gpu, Kind, Result};
use crate::os::inside;
use crate::os::loader::Library;
use crate::os::vendor;
use crate::share::contexts::Contexts;

/// The back end's state.
pub struct Ascend {
    acl: Acl,
    /// What aclrtGetVersion says, where there is one.
    version: String,
    devices: Vec<context::Primary>,
    contexts: Contexts,
    /// How often a device was reset, so that threads set theirs again.
    resets: AtomicU32,
    blocks: memory::Blocks,
    queues: Mutex<stream::Queues>,
    events: Mutex<event::Known>,
    names: ipc::Names,
    space: Mutex<vmm::Space>,
}

static ASCEND: OnceLock<Ascend> = OnceLock::new();

/// Opens the back end, where there is a runtime that has a device.
pub fn open() -> std::result::Result<&'static Ascend, String> {
    if let Some(ascend) = ASCEND.get() {
        return Ok(ascend);
    }
    let library = inside::find(&vendor::ASCEND)?;
    let name = library.name();
    let ascend = inside::probing(name, || probe(&library)).map_err(|why| format!("{name}: {why}"))?;
    log::info!("{name} is AscendCL {}", ascend.version);
    inside::translate_to(library);
    // Another thread may have been faster; both are the same.
    Ok(ASCEND.get_or_init(|| ascend))
}

fn probe(library: &Library) -> std::result::Result<Ascend, String> {
    let acl = Acl::load(library)?;
    let count = || {
        let mut count = 0;
        // SAFETY: the output is valid for the call.
        (unsafe { (acl.aclrtGetDeviceCount)(&mut count) }, count)
    };
    // Where devices can be counted before the start, nothing is started in vain.
    if let (convert::SUCCESS, 0) = count() {
        return Err("reports no device".into());
    }
    // SAFETY: there is no configuration.
    let started = unsafe { (acl.aclInit)(ptr::null()) };
    if !matches!(started, convert::SUCCESS | convert::REPEAT_INITIALIZE) {
        return Err(format!("aclInit answered {}", words(&acl, started)));
    }
    let counted = count();
    let found = match counted {
        (convert::SUCCESS, 0) => Err("reports no device".into()),
        (convert::SUCCESS, count) => Ok(count as usize),
        (status, _) => Err(format!("aclrtGetDeviceCount answered {}", words(&acl, status))),
    };
    // What somebody else has started is theirs to end: a second start may have been counted. So is one in vain.
    if (started != convert::SUCCESS || found.is_err())
        && let Some(finalize) = acl.aclFinalizeReference
    {
        // SAFETY: the count is not asked for.
        unsafe { finalize(ptr::null_mut()) };
    }
    let count = found?;
    let mut version = [0; 3];
    let [major, minor, patch] = &mut version;
    let version = match acl.aclrtGetVersion {
        // SAFETY: the outputs are valid for the call.
        Some(ask) if unsafe { ask(major, minor, patch) } == convert::SUCCESS => {
            version.map(|part| part.to_string()).join(".")
        }
        _ => "of an unknown version".into(),
    };
    Ok(Ascend {
        acl,
        version,
        devices: (0..count).map(|_| context::Primary::default()).collect(),
        contexts: Contexts::new(count),
        resets: AtomicU32::new(0),
        blocks: memory::Blocks::default(),
        queues: Mutex::default(),
        events: Mutex::default(),
        names: ipc::Names::default(),
        space: Mutex::default(),
    })
}

impl Gpu for Ascend {
    fn name(&self) -> &'static CStr {
        c"ascend"
    }
}

/// Calls a function of AscendCL and gives its status: `status!(self, function(arguments))`.
///
/// Outputs among the arguments must be valid for the call; everything else is a number, or what the caller of the hub
/// gave for the runtime.
macro_rules! status {
    ($ascend:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $crate::os::inside::calling(|| {
            // SAFETY: the prototype is AscendCL's. Outputs are borrowed for the call; handles were checked as far as
            // anyone but AscendCL can; memory was promised by the caller of the hub.
            unsafe { ($ascend.acl.$name)($($argument),*) }
        })
    };
}

/// Calls a function of AscendCL; an error where its status is one.
macro_rules! call {
    ($ascend:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $ascend.check(stringify!($name), $crate::backend::ascend::status!($ascend, $name($($argument),*)))
    };
}

/// Calls a function that not every library has; Unsupported where it is absent.
macro_rules! optional {
    ($ascend:expr, $name:ident($($argument:expr),* $(,)?)) => {
        match $ascend.acl.$name {
            Some(function) => {
                // SAFETY: as for `status!`.
                let status = $crate::os::inside::calling(|| unsafe { function($($argument),*) });
                $ascend.check(stringify!($name), status)
            }
            None => Err($ascend.absent(stringify!($name))),
        }
    };
}
use {call, optional, status};

impl Ascend {
    #[inline]
    fn check(&self, function: &str, status: aclError) -> Result<()> {
        if status == convert::SUCCESS { Ok(()) } else { Err(self.failure(function, status)) }
    }

    /// A status as an error that names the function and AscendCL's words for it.
    #[cold]
    #[inline(never)]
    fn failure(&self, function: &str, status: aclError) -> Error {
        convert::kind(status).because(format!("{function} answered {}", words(&self.acl, status)))
    }

    #[cold]
    #[inline(never)]
    fn absent(&self, function: &str) -> Error {
        Kind::Unsupported.because(format!("AscendCL {} has no {function}", self.version))
    }
}

/// A status with AscendCL's last message, where there is one.
#[cold]
fn words(acl: &Acl, status: aclError) -> String {
    let message = acl.aclGetRecentErrMsg.map_or(ptr::null::<c_char>(), |ask| {
        // SAFETY: it has no arguments.
        inside::calling(|| unsafe { ask() })
    });
    if message.is_null() {
        return status.to_string();
    }
    // SAFETY: the text stays until the thread's next call.
    let text = unsafe { CStr::from_ptr(message) }.to_string_lossy();
    format!("{status} ({})", text.lines().next().unwrap_or_default())
}

/// Locks a table; no vendor's function is called meanwhile.
fn locked<T>(table: &Mutex<T>) -> MutexGuard<'_, T> {
    table.lock().unwrap_or_else(PoisonError::into_inner)
}
