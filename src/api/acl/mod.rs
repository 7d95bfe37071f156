// SPDX-License-Identifier: MIT OR Apache-2.0
//! The AscendCL front end, written from Huawei's published API reference.
//!
//! It covers initialisation, devices, contexts, memory, streams, events and sharing. `docs/evidence/acl.md` lists the choices made
//! where the reference is silent.

mod context;
mod copy;
mod device;
mod device_waits;
mod error;
mod event;
mod ipc;
pub mod key;
mod live_streams;
mod memory;
mod notifies;
mod notify;
mod peer;
mod physical;
mod state;
mod stream;
mod types;
mod vmm;

use std::ffi::{CStr, c_uint, c_void};
use std::sync::atomic::Ordering;

pub use context::*;
pub use copy::*;
pub use device::*;
pub use error::*;
pub use event::*;
pub use ipc::*;
pub use memory::*;
pub use notify::*;
pub use peer::*;
pub use stream::*;
pub use types::*;
pub use vmm::*;

use crate::border::arguments::{self, Out, unsupported};
use crate::border::call_log::Call;
use crate::border::choice;
use crate::border::entry::{self, Dialect};
use crate::border::native::{self, forward};
use crate::border::observing;
use crate::border::runtime::{Runtime, State};
use crate::gpu::{Address, Context, Error, Gpu, Kind, Result};
use crate::os::loader::exported;
use crate::os::vendor::{self, Vendor};

/// Huawei's own runtime.
pub static RUNTIME: Runtime = Runtime {
    vendor: Vendor::Ascend,
    files: &vendor::ASCEND,
    start: Some("aclInit"),
    end: Some("aclFinalizeReference"),
    count_devices: "aclrtGetDeviceCount",
    describe: types::describe,
    has_signed_statuses: true,
    is_called_by_back_end: true,
    hint: |_, _| "",
    state: State::new(),
};

/// Finds an exported function by name.
pub fn function(name: &CStr) -> Option<*const ()> {
    exported(name.to_str().ok()?)
}

/// Answers calls of Huawei's functions that this library does not export.
pub(super) unsafe extern "C" fn refuse() -> c_uint {
    let why = "this version of anygpu does not have this function of AscendCL's; the log has its name";
    entry::refuse::<Acl>(why).cast_unsigned()
}

/// AscendCL as the border sees it.
struct Acl;

impl Dialect for Acl {
    type Status = aclError;
    const SUCCESS: aclError = ACL_SUCCESS;

    #[inline]
    fn runtime() -> &'static Runtime {
        &RUNTIME
    }

    fn status(kind: Kind) -> aclError {
        status(kind)
    }

    #[inline]
    fn remember(status: aclError) {
        if status != ACL_SUCCESS {
            state::note_failure(status);
        }
    }
}

/// The slot of an exported function, for [`forward!`].
type Slot = native::SlotOf<Acl>;

/// Runs the body of an exported function on the back end in use, once aclInit has been called.
#[inline]
fn entry(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> aclError {
    entry::run::<Acl>(call, initialized, (&mut body).into())
}

/// Runs the body of an exported function that needs a current context before it looks at its arguments.
#[inline]
fn entry_in_context(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> aclError {
    entry::run::<Acl>(call, in_context, (&mut body).into())
}

fn in_context() -> Result<&'static dyn Gpu> {
    let gpu = initialized()?;
    current(gpu)?;
    Ok(gpu)
}

/// Runs the body of an exported function that needs neither aclInit nor a back end.
#[inline]
fn entry_without_gpu(call: Call, mut body: impl FnMut() -> Result<()>) -> aclError {
    entry::run_without_gpu::<Acl>(call, (&mut body).into())
}

#[inline(never)]
fn initialized() -> Result<&'static dyn Gpu> {
    if state::INITIALIZED.load(Ordering::Relaxed) > 0 {
        return choice::get(&RUNTIME);
    }
    match RUNTIME.function("aclInit") {
        Some(_) if observing::is_on() => choice::get(&RUNTIME),
        Some(_) => unsupported("the runtime in use has no function of this name"),
        None => Err(Kind::NotInitialized.into()),
    }
}

/// Returns the calling thread's context.
#[inline(never)]
fn current(gpu: &dyn Gpu) -> Result<Context> {
    let none = || Kind::InvalidContext.because("the thread has no device: call aclrtSetDevice first");
    let context = gpu.made_current()?.ok_or_else(none)?;
    // Another thread may have destroyed it.
    gpu.check_made_current(context).map_err(|_| none())?;
    Ok(context)
}

/// Refuses an argument as unacceptable in itself: NULL, empty, or not its reserved value.
#[cold]
fn refused<T>(why: impl Into<String>) -> Result<T> {
    Err(Kind::Native(ACL_ERROR_INVALID_PARAM).because(why))
}

/// Takes an output pointer.
///
/// # Safety
/// `pointer` is NULL or valid for writing a `T` until the call returns.
unsafe fn out<T>(pointer: *mut T) -> Result<Out<T>> {
    if pointer.is_null() {
        return refused("an output pointer is NULL");
    }
    // SAFETY: as promised by the caller.
    unsafe { arguments::out(pointer) }
}

/// Reads a structure.
///
/// # Safety
/// `pointer` is NULL or valid for reading a `T`, any bytes of which are a `T`.
unsafe fn read<T: Copy>(pointer: *const T) -> Result<T> {
    if pointer.is_null() {
        return refused("a structure is NULL");
    }
    // SAFETY: as promised by the caller.
    unsafe { arguments::read(pointer) }
}

/// Checks an address, which must not be NULL.
fn address(pointer: *const c_void) -> Result<Address> {
    if pointer.is_null() { refused("an address is NULL") } else { Ok(pointer.into()) }
}

/// Checks a size, which must not be 0.
fn not_empty(size: usize) -> Result<()> {
    if size == 0 { refused("the size is 0") } else { Ok(()) }
}

/// Checks a reserved argument, which must be 0.
fn reserved(name: &str, value: impl Into<u64>) -> Result<()> {
    let value = value.into();
    if value == 0 { Ok(()) } else { refused(format!("{name} is {value:#x}: it must be 0")) }
}

/// Reads process ids.
///
/// # Safety
/// `ids` is NULL or valid for reading `count` integers.
unsafe fn process_ids(ids: *const i32, count: usize) -> Result<Vec<i32>> {
    /// The limit of process ids on Linux.
    const TOO_MANY: usize = 1 << 22;
    if ids.is_null() || count == 0 || count > TOO_MANY {
        return refused(format!("{count} processes, at {ids:?}"));
    }
    // SAFETY: as promised by the caller; alignment is not assumed.
    Ok((0..count).map(|index| unsafe { ids.add(index).read_unaligned() }).collect())
}

/// Treats a vendor's handle that this process may not open as forged: the two cannot be told apart.
fn forged(error: Error) -> Error {
    if error.kind() == Kind::HandleRefused { Kind::HandleStale.because(error.to_string()) } else { error }
}
