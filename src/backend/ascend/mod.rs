// SPDX-License-Identifier: MIT OR Apache-2.0
//! Ascend NPUs, on AscendCL: `libacl_rt.so`, or `libascendcl.so` of older releases.
//!
//! Streams, events, addresses and handles of physical memory are AscendCL's own, so a program may pass them to any
//! other library that uses it. The back end adds what the hub requires and AscendCL lacks: a stack of contexts, the
//! order between the default stream and others, and pointer queries. [`convert`] has every translation.
//!
//! Written from Huawei's published reference alone; it has not run on a device.

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
mod vmm;

use std::ffi::{CStr, c_char};
use std::ptr;
use std::sync::atomic::AtomicU32;
use std::sync::{Mutex, OnceLock};

use calls::{Acl, aclError};

use crate::gpu::{Error, Gpu, Kind, Result};
use crate::os::inside;
use crate::os::loader::Library;
use crate::os::vendor;
use crate::share::contexts::Contexts;

/// The back end's state. No function of AscendCL is called with one of its tables locked.
pub struct Ascend {
    acl: Acl,
    /// The result of aclrtGetVersion, if the library has it.
    version: String,
    devices: Vec<context::DeviceState>,
    contexts: Contexts,
    /// The number of device resets, after which threads set their device again. Incremented with release, read with
    /// acquire.
    resets: AtomicU32,
    blocks: memory::Blocks,
    queues: Mutex<stream::Queues>,
    events: Mutex<event::EventTable>,
    names: ipc::NameTable,
    vmm: Mutex<vmm::MemoryTables>,
}

/// The back end, once it is open; set once and never changed.
static ASCEND: OnceLock<Ascend> = OnceLock::new();

/// Opens the back end if there is a runtime with a device.
pub fn open() -> std::result::Result<&'static Ascend, String> {
    if let Some(ascend) = ASCEND.get() {
        return Ok(ascend);
    }
    let library = inside::find(&vendor::ASCEND)?;
    let name = library.name();
    let ascend = inside::probing(name, || probe(&library)).map_err(|why| format!("{name}: {why}"))?;
    log::info!("{name} is AscendCL {}", ascend.version);
    inside::translate_to(library);
    // Another thread may have been faster; both values are the same.
    Ok(ASCEND.get_or_init(|| ascend))
}

fn probe(library: &Library) -> std::result::Result<Ascend, String> {
    let acl = Acl::load(library)?;
    let count = || {
        let mut count = 0;
        // SAFETY: the output is valid for the call.
        (unsafe { (acl.aclrtGetDeviceCount)(&mut count) }, count)
    };
    // Where devices can be counted before aclInit, it is not called in vain.
    if let (convert::SUCCESS, 0) = count() {
        return Err("reports no device".into());
    }
    // SAFETY: there is no configuration.
    let started = unsafe { (acl.aclInit)(ptr::null()) };
    if !matches!(started, convert::SUCCESS | convert::REPEAT_INITIALIZE) {
        return Err(format!("aclInit answered {}", describe(&acl, started)));
    }
    let counted = count();
    let devices = match counted {
        (convert::SUCCESS, 0) => Err("reports no device".into()),
        (convert::SUCCESS, count) => Ok(count as usize),
        (status, _) => Err(format!("aclrtGetDeviceCount answered {}", describe(&acl, status))),
    };
    // aclInit may be reference-counted: released if another part of the process had called it, or if it was in vain.
    if (started != convert::SUCCESS || devices.is_err())
        && let Some(finalize) = acl.aclFinalizeReference
    {
        // SAFETY: NULL means that the count is not wanted.
        unsafe { finalize(ptr::null_mut()) };
    }
    let count = devices?;
    let mut version = [0; 3];
    let [major, minor, patch] = &mut version;
    let version = match acl.aclrtGetVersion {
        // SAFETY: the outputs are valid for the call.
        Some(get) if unsafe { get(major, minor, patch) } == convert::SUCCESS => {
            version.map(|part| part.to_string()).join(".")
        }
        _ => "of an unknown version".into(),
    };
    Ok(Ascend {
        acl,
        version,
        devices: (0..count).map(|_| context::DeviceState::default()).collect(),
        contexts: Contexts::new(count),
        resets: AtomicU32::new(0),
        blocks: memory::Blocks::default(),
        queues: Mutex::default(),
        events: Mutex::default(),
        names: ipc::NameTable::default(),
        vmm: Mutex::default(),
    })
}

impl Gpu for Ascend {
    fn name(&self) -> &'static CStr {
        c"ascend"
    }
}

/// Calls a function of AscendCL and returns its status: `status!(self, function(arguments))`.
///
/// Outputs among the arguments must be valid for the call; all other arguments are numbers, or pass through from the
/// caller of the hub.
macro_rules! status {
    ($ascend:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $crate::os::inside::calling(|| {
            // SAFETY: the prototype is AscendCL's. Outputs are borrowed for the call; handles were checked as far as
            // anyone but AscendCL can; memory was promised by the caller of the hub.
            unsafe { ($ascend.acl.$name)($($argument),*) }
        })
    };
}

/// Calls a function of AscendCL, and turns its status into a result.
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

    /// A status as an error with the function's name and AscendCL's text for the status.
    #[cold]
    #[inline(never)]
    fn failure(&self, function: &str, status: aclError) -> Error {
        convert::kind(status).because(format!("{function} answered {}", describe(&self.acl, status)))
    }

    #[cold]
    #[inline(never)]
    fn absent(&self, function: &str) -> Error {
        Kind::Unsupported.because(format!("AscendCL {} has no {function}", self.version))
    }
}

/// A status with AscendCL's last message, if there is one.
#[cold]
fn describe(acl: &Acl, status: aclError) -> String {
    let message = acl.aclGetRecentErrMsg.map_or(ptr::null::<c_char>(), |get| {
        // SAFETY: it has no arguments.
        inside::calling(|| unsafe { get() })
    });
    if message.is_null() {
        return status.to_string();
    }
    // SAFETY: the text stays until the thread's next call.
    let text = unsafe { CStr::from_ptr(message) }.to_string_lossy();
    format!("{status} ({})", text.lines().next().unwrap_or_default())
}
