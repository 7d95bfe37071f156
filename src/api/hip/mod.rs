// SPDX-License-Identifier: MIT OR Apache-2.0
//! The HIP front end: HIP 6's functions, with HIP's order of checks and status codes.

mod abi;
mod array;
mod context;
mod copy;
mod device;
mod error;
mod event;
#[path = "../generated/hip/exports.rs"]
mod exports;
mod external;
mod graph;
mod ipc;
mod kernel;
pub mod mappings;
mod memory;
mod peer;
mod pool;
mod proc_address;
mod stream;
mod types;
mod vmm;

use std::ffi::CStr;

pub use abi::{AbiVersion, function};
pub use array::*;
pub use context::*;
pub use copy::*;
pub use device::*;
pub use error::*;
pub use event::*;
pub use external::*;
pub use graph::*;
pub use ipc::*;
pub use kernel::*;
pub use memory::*;
pub use peer::*;
pub use pool::*;
pub use proc_address::*;
pub use stream::*;
pub use types::*;
pub use vmm::*;

use crate::border::arguments::{check_device, invalid, non_null};
use crate::border::call_log::Call;
use crate::border::choice;
use crate::border::entry::{self, Dialect};
use crate::border::native::{self, forward};
use crate::border::runtime::{Runtime, State};
use crate::gpu::{CaptureRefusal, Gpu, Kind, Order, Result, Stream};
use crate::os::thread::thread_integers;
use crate::os::vendor::{self, Vendor};
use abi::caller_abi;

/// AMD's own runtime.
pub static RUNTIME: Runtime = Runtime {
    vendor: Vendor::Amd,
    files: &vendor::AMD,
    start: None,
    end: None,
    count_devices: "hipGetDeviceCount",
    describe: types::name_and_description,
    has_signed_statuses: false,
    is_called_by_back_end: true,
    hint: error::hint,
    state: State::new(),
};

/// Returns true if HIP calls are forwarded to AMD's own runtime.
pub fn is_native() -> bool {
    RUNTIME.library().is_some()
}

/// Returns the ABI version of the loaded libamdhip64 when HIP calls are forwarded.
fn native_abi() -> AbiVersion {
    RUNTIME.library().and_then(|library| AbiVersion::of_library(library.name())).unwrap_or(AbiVersion::Six)
}

/// HIP as the border sees it.
struct Hip;

impl Dialect for Hip {
    type Status = hipError_t;
    const SUCCESS: hipError_t = hipSuccess;

    #[inline]
    fn runtime() -> &'static Runtime {
        &RUNTIME
    }

    fn status(kind: Kind) -> hipError_t {
        let status = status(kind);
        if caller_abi().has_status(status) { status } else { hipErrorUnknown }
    }

    #[inline]
    fn remember(status: hipError_t) {
        last_status::set(status);
        if status != hipSuccess {
            note_failure(status);
        }
    }
}

#[cold]
#[inline(never)]
fn note_failure(status: hipError_t) {
    if status != hipErrorNotReady {
        last_failure::set(status);
    }
}

thread_integers! {
    /// The status of the thread's last call, which is the last error up to HIP 6.
    mod last_status("anygpu_hip_last_status"): u32;
    /// The status of the thread's last failed call, which is the last error from HIP 7 on.
    mod last_failure("anygpu_hip_last_failure"): u32;
}

/// Answers calls of AMD's functions that this library does not export.
pub(super) unsafe extern "C" fn refuse() -> hipError_t {
    entry::refuse::<Hip>("this version of anygpu does not have this function of HIP's; the log has its name")
}

/// The slot of an exported function, for [`forward!`].
type Slot = native::SlotOf<Hip>;

/// Runs the body of an exported function on the back end in use.
#[inline]
fn entry(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> hipError_t {
    entry::run::<Hip>(call, gpu, (&mut body).into())
}

/// The back end in use.
#[inline]
fn gpu() -> Result<&'static dyn Gpu> {
    choice::get(&RUNTIME)
}

/// Runs the body as [`entry`] does, inlined into the exported function.
#[inline]
fn entry_in_place(call: Call, body: impl FnOnce(&'static dyn Gpu) -> Result<()>) -> hipError_t {
    entry::run_in_place::<Hip>(call, gpu, body)
}

/// Runs the body of an exported function that needs no back end.
#[inline]
fn entry_without_gpu(call: Call, mut body: impl FnMut() -> Result<()>) -> hipError_t {
    entry::run_without_gpu::<Hip>(call, (&mut body).into())
}

/// Returns true if the caller's ABI version is that of the program, and so of AMD's runtime.
fn is_native_abi() -> bool {
    abi::other_abi().is_none()
}

/// Converts a stream; NULL is the default stream.
fn default_stream(stream: hipStream_t) -> Stream {
    stream.into()
}

/// Converts a stream; NULL is the calling thread's own default stream.
fn per_thread(stream: hipStream_t) -> Stream {
    if stream.is_null() { Stream::PER_THREAD } else { stream.into() }
}

/// The order of a queued copy or fill. AMD's runtime makes a copy in the null stream of the memory's device.
fn queued(stream: Stream) -> Order {
    Order::Joined(stream)
}

/// The order of a copy or fill that is finished when the call returns, by the same rule.
fn now(stream: Stream) -> Order {
    Order::JoinedNow(stream)
}

/// Refuses a copy or fill that is finished when the call returns beside any capture, and fails all of these.
///
/// AMD's runtime 7.2 does so before it looks at arguments.
fn check_captures(gpu: &dyn Gpu, order: Order) -> Result<()> {
    if order.is_now() { gpu.check_no_captures(CaptureRefusal::Implicit) } else { Ok(()) }
}

/// Turns InvalidHandle into ContextDestroyed, as HIP reports most uses of a stream or event that was destroyed.
fn destroyed<T>(outcome: Result<T>) -> Result<T> {
    outcome.map_err(|error| match error.kind() {
        Kind::InvalidHandle => Kind::ContextDestroyed.because(error.to_string()),
        _ => error,
    })
}

/// Finds an exported function by name.
fn exported(name: &CStr) -> Option<*const ()> {
    let index = exports::FUNCTIONS.binary_search_by_key(&name.to_bytes(), |(name, _)| name.as_bytes()).ok()?;
    Some(exports::FUNCTIONS[index].1.0)
}

/// The address of an exported function.
#[derive(Clone, Copy)]
pub struct Function(pub *const ());

// SAFETY: the address of a function may be read by any thread.
unsafe impl Sync for Function {}
