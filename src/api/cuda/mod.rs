// SPDX-License-Identifier: MIT OR Apache-2.0
//! The CUDA driver front end: the functions of cuda.h 13.5 under their ABI names.
//!
//! They check arguments in the driver's order and return its codes, as measured on driver 580.159.04.

mod array;
mod checkpoint;
mod context;
mod copy;
mod device;
mod error;
mod event;
#[path = "../generated/cuda/exports.rs"]
mod exports;
mod external;
mod graph;
mod ipc;
mod kernel;
mod memory;
mod multicast;
mod peer;
mod pool;
mod proc_address;
mod stream;
mod types;
mod vmm;

use std::ffi::{CStr, c_int};
use std::iter;
use std::sync::atomic::{AtomicU8, Ordering};

pub use array::*;
pub use checkpoint::*;
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
pub use multicast::*;
pub use peer::*;
pub use pool::*;
pub use proc_address::*;
pub use stream::*;
pub use types::*;
pub use vmm::*;

use crate::border::arguments::{check_device, invalid, non_null, unsupported};
use crate::border::call_log::Call;
use crate::border::choice;
use crate::border::entry::{self, Dialect};
use crate::border::native::{self, forward};
use crate::border::observing;
use crate::border::runtime::{Runtime, State};
use crate::gpu::{Address, Context, Error, Event, Gpu, Kind, Order, Result, Stream};
use crate::os::vendor::{self, Vendor};
use crate::share::ends::End;

/// NVIDIA's driver, to which calls are forwarded where it is present. Its own atomics synchronise it.
pub static RUNTIME: Runtime = Runtime {
    vendor: Vendor::Nvidia,
    files: &vendor::NVIDIA,
    start: Some("cuInit"),
    end: None,
    count_devices: "cuDeviceGetCount",
    describe: types::name_and_description,
    has_signed_statuses: false,
    is_called_by_back_end: false,
    hint: |_, _| "",
    state: State::new(),
};

/// Tells whether CUDA's driver calls are forwarded to NVIDIA's driver.
pub fn is_native() -> bool {
    RUNTIME.library().is_some()
}

/// The dialect of CUDA's driver API.
struct Cuda;

impl Dialect for Cuda {
    type Status = CUresult;
    const SUCCESS: CUresult = CUDA_SUCCESS;
    const NAMES_CONTEXTS: Option<bool> = Some(true);
    const REFUSES_STRICTLY: bool = true;
    const NOTES_FAILURES: bool = true;

    #[inline]
    fn runtime() -> &'static Runtime {
        &RUNTIME
    }

    fn status(kind: Kind) -> CUresult {
        status(kind)
    }

    /// The driver has no last error.
    #[inline]
    fn remember(_status: CUresult) {}
}

/// One of the three states below, each the last's successor; the back end refuses forked children that inherit it.
///
/// Relaxed suffices: it publishes no other data.
static STATE: AtomicU8 = AtomicU8::new(UNINITIALIZED);
/// cuInit has not succeeded.
const UNINITIALIZED: u8 = 0;
/// cuInit has succeeded.
const INITIALIZED: u8 = 1;
/// The process exits, and has called the exit handlers that were registered since.
const DEINITIALIZED: u8 = 2;

/// Records that cuInit has succeeded, until the process exits.
///
/// NVIDIA's driver ends in an exit handler that it registers then, so what a program has registered before finds it gone.
#[inline]
pub fn initialize() -> Result<()> {
    // A load first: a store by every call would contend for the cache line.
    match STATE.load(Ordering::Relaxed) {
        INITIALIZED => Ok(()),
        state => initialize_first(state),
    }
}

#[cold]
fn initialize_first(state: u8) -> Result<()> {
    extern "C" fn end() {
        STATE.store(DEINITIALIZED, Ordering::Relaxed);
    }

    if state == DEINITIALIZED {
        return Err(ended());
    }
    if STATE.compare_exchange(UNINITIALIZED, INITIALIZED, Ordering::Relaxed, Ordering::Relaxed).is_ok() {
        // SAFETY: the handler stays where it is: the library is never unloaded.
        unsafe { libc::atexit(end) };
    }
    Ok(())
}

/// Refusal of a call that comes too late, as libraries' destructors make.
fn ended() -> Error {
    Kind::Deinitialized.because("the process exits, and CUDA ends before what was there before cuInit").as_answer()
}

/// Looks up an exported function by its symbol.
pub fn function(name: &CStr) -> Option<*const ()> {
    let name = name.to_str().ok()?;
    let mut both = variants(None).flat_map(|variant| iter::once(variant.function).chain(variant.per_thread));
    both.find(|function| function.0 == name).map(|function| function.1.0)
}

/// Refuses the call of a driver function that this library does not export.
pub(super) unsafe extern "C" fn refuse() -> CUresult {
    entry::refuse::<Cuda>("this version of anygpu does not have this function of CUDA's; the log has its name")
}

/// The slot of an exported function, for [`forward!`].
type Slot = native::SlotOf<Cuda>;

/// Runs the body of an exported function on the back end in use, where cuInit has been called.
#[inline]
fn entry(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> CUresult {
    entry::run::<Cuda>(call, initialized, (&mut body).into())
}

#[inline(never)]
fn initialized() -> Result<&'static dyn Gpu> {
    match STATE.load(Ordering::Relaxed) {
        INITIALIZED => return choice::get(&RUNTIME),
        DEINITIALIZED => return Err(ended()),
        _ => {}
    }
    match RUNTIME.function("cuInit") {
        Some(_) if observing::is_on() => choice::get(&RUNTIME),
        Some(_) => unsupported("the driver in use has no function of this name"),
        None => Err(Kind::NotInitialized.into()),
    }
}

/// Runs the body of an exported function that needs a current context before it looks at its arguments.
#[inline]
fn entry_in_context(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> CUresult {
    entry::run::<Cuda>(call, in_context, (&mut body).into())
}

fn in_context() -> Result<&'static dyn Gpu> {
    let gpu = initialized()?;
    current(gpu)?;
    Ok(gpu)
}

/// Runs the body of an exported function that needs no current context, but refuses one that was destroyed.
#[inline]
fn entry_unless_destroyed(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> CUresult {
    entry::run::<Cuda>(call, unless_destroyed, (&mut body).into())
}

fn unless_destroyed() -> Result<&'static dyn Gpu> {
    let gpu = initialized()?;
    match gpu.made_current()? {
        Some(_) => in_context(),
        None => Ok(gpu),
    }
}

/// Runs the body of a free. The driver's own programs get here with memory that tokens have open.
#[inline]
fn entry_freeing(
    call: Call,
    end: &End,
    gpu: impl FnOnce() -> Result<&'static dyn Gpu>,
    mut body: impl FnMut(&'static dyn Gpu) -> Result<()>,
) -> CUresult {
    let is_drivers = || end.is_shared() && RUNTIME.function("cuInit").is_some();
    entry::run::<Cuda>(call, || if is_drivers() { choice::get(&RUNTIME) } else { gpu() }, (&mut body).into())
}

/// Runs the body of an exported function on a stream: only the default streams are those of a current context.
#[inline]
fn entry_on_stream(call: Call, stream: Stream, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> CUresult {
    entry::run::<Cuda>(call, on_stream(stream), (&mut body).into())
}

fn on_stream(stream: Stream) -> impl FnOnce() -> Result<&'static dyn Gpu> {
    move || if stream.is_predefined() { in_context() } else { initialized() }
}

/// Runs the body of a copy on a stream. A current context that is destroyed refuses it on any stream.
#[inline]
fn entry_copying(call: Call, stream: Stream, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> CUresult {
    entry::run::<Cuda>(call, copying(stream), (&mut body).into())
}

fn copying(stream: Stream) -> impl FnOnce() -> Result<&'static dyn Gpu> {
    move || if stream.is_predefined() { in_context() } else { unless_destroyed() }
}

/// Runs the body of an exported function that needs neither cuInit nor a back end.
#[inline]
fn entry_without_gpu(call: Call, mut body: impl FnMut() -> Result<()>) -> CUresult {
    entry::run_without_gpu::<Cuda>(call, (&mut body).into())
}

/// Returns the context that the calling thread has made current.
#[inline]
fn made_current(gpu: &dyn Gpu) -> Result<Context> {
    gpu.made_current()?
        .ok_or_else(|| Kind::InvalidContext.because("no context is current: create one, or make one current"))
}

/// Returns the calling thread's current context, checked to be live.
#[inline(never)]
fn current(gpu: &dyn Gpu) -> Result<Context> {
    let context = made_current(gpu)?;
    gpu.check_active(context).map_err(|_| Kind::ContextDestroyed)?;
    Ok(context)
}

/// Runs `work` with another context current.
fn within<T>(gpu: &dyn Gpu, context: Context, work: impl FnOnce() -> Result<T>) -> Result<T> {
    gpu.push_context(context)?;
    let outcome = work();
    gpu.pop_context()?;
    outcome
}

/// Converts an address of device memory; InvalidValue for 0.
fn address(pointer: CUdeviceptr) -> Result<Address> {
    if pointer == 0 { invalid("a device address is 0") } else { Ok(Address(pointer as usize)) }
}

/// Converts an event handle; InvalidHandle for NULL.
fn existing_event(event: CUevent) -> Result<Event> {
    if event.is_null() { Err(Kind::InvalidHandle.because("the event is NULL")) } else { Ok(event.into()) }
}

/// Converts a stream; NULL is the default stream.
fn default_stream(stream: CUstream) -> Stream {
    stream.into()
}

/// The order of a copy or fill that is finished when the call returns: its stream decides.
fn now(stream: Stream) -> Order {
    Order::Now(stream)
}

/// Converts a stream; NULL is the calling thread's default stream.
fn per_thread(stream: CUstream) -> Stream {
    if stream.is_null() { Stream::PER_THREAD } else { stream.into() }
}

/// The address of an exported function.
#[derive(Clone, Copy)]
pub struct Function(pub *const ());

// SAFETY: the address of a function may be read by any thread.
unsafe impl Sync for Function {}

/// One version of a function that programs look up by name.
pub struct Variant {
    /// The name in programs.
    pub name: &'static str,
    /// The version of CUDA from which the name means this function.
    pub since: c_int,
    /// The exported name and the function.
    pub function: (&'static str, Function),
    /// The exported name and the function for the per-thread default stream, where it differs.
    pub per_thread: Option<(&'static str, Function)>,
}

/// Iterates over the variants of one name, or of all names, sorted by name and version.
pub fn variants(wanted: Option<&str>) -> impl Iterator<Item = &'static Variant> {
    exports::VARIANTS.iter().filter(move |variant| wanted.is_none_or(|wanted| wanted == variant.name))
}
