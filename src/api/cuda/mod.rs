// SPDX-License-Identifier: MIT OR Apache-2.0
//! The CUDA driver front end: the functions of cuda.h 13.5 under their ABI names, in the driver's order of checks, with
//! its codes (as measured on driver 580.159.04).

mod context;
mod copy;
mod device;
mod error;
mod event;
mod exports;
mod external;
mod ipc;
mod memory;
mod peer;
mod pool;
mod proc_address;
mod stream;
mod types;
mod vmm;

use std::ffi::{CStr, c_int};
use std::iter;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

pub use context::*;
pub use copy::*;
pub use device::*;
pub use error::*;
pub use event::*;
pub use external::*;
pub use ipc::*;
pub use memory::*;
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
use crate::border::runtime::Runtime;
use crate::gpu::{Address, Context, Event, Gpu, Kind, Result, Stream};
use crate::os::vendor::{self, Vendor};

/// NVIDIA's own driver.
pub static RUNTIME: Runtime = Runtime {
    vendor: Vendor::Nvidia,
    files: &vendor::NVIDIA,
    start: Some("cuInit"),
    end: None,
    count_devices: "cuDeviceGetCount",
    describe: error::name_and_words,
    has_signed_statuses: false,
    is_called_by_back_end: false,
    hint: |_, _| "",
    decision: OnceLock::new(),
    early: OnceLock::new(),
    goes_to_hub: AtomicBool::new(false),
};

/// Whether CUDA's driver calls go to NVIDIA's own driver.
pub fn is_native() -> bool {
    RUNTIME.library().is_some()
}

/// CUDA's driver interface as the border sees it.
struct Cuda;

impl Dialect for Cuda {
    type Status = CUresult;
    const SUCCESS: CUresult = CUDA_SUCCESS;

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

/// Whether the program has called cuInit. A forked child that inherits it is refused by the back end.
static INITIALIZED: AtomicBool = AtomicBool::new(false);

/// Notes that cuInit has succeeded.
#[inline]
pub fn initialize() {
    // Only written once: threads that read it need not wait for each other.
    if !INITIALIZED.load(Ordering::Relaxed) {
        INITIALIZED.store(true, Ordering::Relaxed);
    }
}

/// The exported function of a name.
pub fn function(name: &CStr) -> Option<*const ()> {
    let name = name.to_str().ok()?;
    let mut both = variants(None).flat_map(|variant| iter::once(variant.function).chain(variant.per_thread));
    both.find(|function| function.0 == name).map(|function| function.1.0)
}

/// What a function of the driver's that is not exported answers.
pub(super) unsafe extern "C" fn refuse() -> CUresult {
    entry::refuse::<Cuda>("this version of anygpu does not have this function of CUDA's; the log has its name")
}

/// Runs the body of an exported function on the back end in use, where cuInit has been called.
#[inline]
fn entry(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> CUresult {
    entry::run::<Cuda>(call, initialized, &mut body)
}

#[inline(never)]
fn initialized() -> Result<&'static dyn Gpu> {
    if INITIALIZED.load(Ordering::Relaxed) {
        return choice::get(&RUNTIME);
    }
    match RUNTIME.function("cuInit") {
        Some(_) => unsupported("the driver in use has no function of this name"),
        None => Err(Kind::NotInitialized.into()),
    }
}

/// Runs the body of an exported function that needs a current context before it looks at its arguments.
#[inline]
fn entry_in_context(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> CUresult {
    entry::run::<Cuda>(call, in_context, &mut body)
}

fn in_context() -> Result<&'static dyn Gpu> {
    let gpu = initialized()?;
    current(gpu)?;
    Ok(gpu)
}

/// Runs the body of an exported function that needs neither cuInit nor a back end.
#[inline]
fn entry_without_gpu(call: Call, mut body: impl FnMut() -> Result<()>) -> CUresult {
    entry::run_without_gpu::<Cuda>(call, &mut body)
}

/// The context that the calling thread has made current.
#[inline]
fn made_current(gpu: &dyn Gpu) -> Result<Context> {
    gpu.made_current()?
        .ok_or_else(|| Kind::InvalidContext.because("no context is current: create one, or make one current"))
}

/// The calling thread's current context, which is live.
#[inline(never)]
fn current(gpu: &dyn Gpu) -> Result<Context> {
    let context = made_current(gpu)?;
    if gpu.check_context(context).is_err() {
        return Err(Kind::ContextDestroyed.into());
    }
    Ok(context)
}

/// Does something with another context current.
fn within<T>(gpu: &dyn Gpu, context: Context, work: impl FnOnce() -> Result<T>) -> Result<T> {
    gpu.push_context(context)?;
    let outcome = work();
    gpu.pop_context()?;
    outcome
}

/// An address of device memory; InvalidValue where it is 0.
fn address(pointer: CUdeviceptr) -> Result<Address> {
    if pointer == 0 { invalid("a device address is 0") } else { Ok(Address(pointer as usize)) }
}

/// An event handle; InvalidHandle where it is NULL.
fn existing_event(event: CUevent) -> Result<Event> {
    if event.is_null() { Err(Kind::InvalidHandle.because("the event is NULL")) } else { Ok(event.into()) }
}

/// A stream; NULL is the default stream.
fn default_stream(stream: CUstream) -> Stream {
    stream.into()
}

/// A stream; NULL is the calling thread's own default stream.
fn per_thread(stream: CUstream) -> Stream {
    if stream.is_null() { Stream::PER_THREAD } else { stream.into() }
}

/// Calls the vendor's function and returns, where CUDA is native; else gives the call that [`entry`] is to answer.
macro_rules! native {
    ($name:ident($($argument:expr),* $(,)?)) => {
        $crate::border::native::native!(&$crate::api::cuda::RUNTIME, $name($($argument),*))
    };
}
use native;

/// The address of an exported function.
#[derive(Clone, Copy)]
pub struct Function(pub *const ());

// SAFETY: the address of a function may be read by any thread.
unsafe impl Sync for Function {}

/// A function that programs know by one name, of which CUDA has had several.
pub struct Variant {
    /// The name in programs.
    pub name: &'static str,
    /// The version of CUDA from which the name means this one.
    pub since: c_int,
    /// The exported name and the function.
    pub function: (&'static str, Function),
    /// The same for the per-thread default stream, where it differs.
    pub per_thread: Option<(&'static str, Function)>,
}

/// All of them, by name and version: of one name, where one is given.
pub fn variants(wanted: Option<&str>) -> impl Iterator<Item = &'static Variant> {
    exports::VARIANTS.iter().filter(move |variant| wanted.is_none_or(|wanted| wanted == variant.name))
}
