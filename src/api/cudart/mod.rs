// SPDX-License-Identifier: MIT OR Apache-2.0
//! The CUDA runtime front end: the functions of cuda_runtime_api.h 13.5, over each device's primary context.
//!
//! They check arguments in the runtime's order and return its codes.
//!
//! CUDA 12 and 13 have different ABIs under the same symbols. The shared library exports each symbol in two versions,
//! which `build.rs` assigns: `cudaMalloc@libcudart.so.13` is the function of that name, `cudaMalloc@libcudart.so.12` is
//! `anygpu_12_cudaMalloc`, which records that its caller uses the ABI of CUDA 12 and, where nothing differs, jumps to the
//! same function. `generated/cudart/exports.rs` lists those; the others stand beside the function that they differ from.

mod array;
mod device;
mod error;
mod event;
// In assembly, for the processors that `build.rs` names, too; Miri has none.
#[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
#[rustfmt::skip]
#[path = "../generated/cudart/exports.rs"]
mod exports;
mod copy;
mod external;
mod graph;
mod ipc;
mod kernel;
mod memory;
mod peer;
mod pool;
mod proc_address;
mod stream;
mod types;

use std::ffi::{CStr, c_int};

pub use array::*;
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

use crate::api::cuda;
use crate::border::arguments::{check_device, invalid, non_null, unsupported};
use crate::border::call_log::Call;
use crate::border::choice;
use crate::border::entry::{self, Dialect};
use crate::border::native::{self, forward};
use crate::border::runtime::{Runtime, State};
use crate::gpu::{Event, Gpu, Kind, Order, Result, Stream};
use crate::os::loader::{exported, exported_version};
use crate::os::thread::thread_integers;
use crate::os::vendor::{Files, Vendor};
use crate::share::contexts;

/// ABI versions of CUDA's runtime.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AbiVersion {
    /// CUDA 13, also the ABI of this library's own headers and modules.
    Thirteen,
    /// CUDA 12.
    Twelve,
}

thread_integers! {
    /// 1 while a call through a symbol of CUDA 12 runs outside the vendor's function, else 0.
    mod twelve("anygpu_cudart_twelve"): u32;
    /// The last failure of the thread's calls through symbols of CUDA 13; 0 for none.
    mod last_error_13("anygpu_cudart_last_error_13"): u32;
    /// The last failure of the thread's calls through symbols of CUDA 12; 0 for none.
    mod last_error_12("anygpu_cudart_last_error_12"): u32;
}

/// NVIDIA's runtime of CUDA 13, to which calls are forwarded where the process has it.
pub static RUNTIME_13: Runtime = runtime(&FILES_13);
/// NVIDIA's runtime of CUDA 12, to which calls are forwarded where the process has it.
pub static RUNTIME_12: Runtime = runtime(&FILES_12);

static FILES_13: Files = files(&["libcudart.so.13"]);
static FILES_12: Files = files(&["libcudart.so.12"]);

const fn files(names: &'static [&'static str]) -> Files {
    Files { names, unknown: &[], preferred: "", folders: &[], homes: &[], stub: None, own: None }
}

/// Describes a runtime library that the process may lack; the hub then serves its calls through the driver.
const fn runtime(files: &'static Files) -> Runtime {
    Runtime {
        vendor: Vendor::Nvidia,
        files,
        start: None,
        end: None,
        count_devices: "cudaGetDeviceCount",
        describe: types::name_and_description,
        has_signed_statuses: false,
        is_called_by_back_end: false,
        hint: |_, _| "",
        state: State::new(),
    }
}

impl AbiVersion {
    /// Returns the ABI version of the running exported function's caller.
    #[inline(always)]
    fn of_caller() -> AbiVersion {
        if twelve::get() == 0 { AbiVersion::Thirteen } else { AbiVersion::Twelve }
    }

    /// Returns the caller's ABI version and resets it, at the end of the exported function.
    #[inline(always)]
    fn take() -> AbiVersion {
        let abi = AbiVersion::of_caller();
        twelve::set(0);
        abi
    }

    #[inline(always)]
    fn runtime(self) -> &'static Runtime {
        match self {
            AbiVersion::Thirteen => &RUNTIME_13,
            AbiVersion::Twelve => &RUNTIME_12,
        }
    }

    /// Returns the CUDA version that programs of this ABI version are taken to be compiled for.
    fn version(self) -> c_int {
        match self {
            AbiVersion::Thirteen => CUDART_VERSION,
            AbiVersion::Twelve => 12090,
        }
    }

    /// Returns the oldest driver version that NVIDIA's runtime of this ABI version accepts.
    fn oldest_driver(self) -> c_int {
        match self {
            AbiVersion::Thirteen => 13000,
            AbiVersion::Twelve => 12000,
        }
    }

    fn last_error(self) -> cudaError_t {
        match self {
            AbiVersion::Thirteen => last_error_13::get(),
            AbiVersion::Twelve => last_error_12::get(),
        }
    }

    fn set_last_error(self, status: cudaError_t) {
        match self {
            AbiVersion::Thirteen => last_error_13::set(status),
            AbiVersion::Twelve => last_error_12::set(status),
        }
    }
}

/// Records that the caller uses the ABI of CUDA 12.
#[inline(always)]
fn speak_twelve() {
    twelve::set(1);
}

/// Defines the functions of CUDA 12 that differ from CUDA 13's only in the vendor's library.
///
/// Each does what [`speak_twelve`] does and jumps, with every argument where it is: no prototype is needed.
#[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
macro_rules! same_in_twelve {
    ($($name:ident)*) => {$(
        #[unsafe(naked)]
        #[unsafe(export_name = concat!("anygpu_12_", stringify!($name)))]
        unsafe extern "C" fn $name() {
            #[cfg(target_arch = "x86_64")]
            std::arch::naked_asm!(
                ".cfi_startproc",
                "endbr64",
                "mov r11, qword ptr [rip + anygpu_cudart_twelve@GOTTPOFF]",
                "mov dword ptr fs:[r11], 1",
                "jmp {}",
                ".cfi_endproc",
                sym super::$name,
            );
            #[cfg(target_arch = "aarch64")]
            std::arch::naked_asm!(
                ".cfi_startproc",
                "hint #34",
                "adrp x16, :gottprel:anygpu_cudart_twelve",
                "ldr x16, [x16, #:gottprel_lo12:anygpu_cudart_twelve]",
                "mrs x17, tpidr_el0",
                "mov w9, #1",
                "str w9, [x17, x16]",
                "b {}",
                ".cfi_endproc",
                sym super::$name,
            );
        }
    )*};
}
#[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
use same_in_twelve;

/// Looks up the exported function of a name for callers of CUDA 13.
pub fn function_13(name: &CStr) -> Option<*const ()> {
    exported_version(name.to_str().ok()?, FILES_13.names[0])
}

/// Looks up the exported function of a name for callers of CUDA 12. Rust reaches it by its symbol only.
pub fn function_12(name: &CStr) -> Option<*const ()> {
    exported(&format!("anygpu_12_{}", name.to_str().ok()?))
}

/// Refuses the call of a runtime function that this library does not export, for callers of CUDA 13.
pub(super) unsafe extern "C" fn refuse_13() -> cudaError_t {
    entry::refuse::<Cudart>("this version of anygpu does not have this function of CUDA's; the log has its name")
}

/// Refuses the call of a runtime function that this library does not export, for callers of CUDA 12.
pub(super) unsafe extern "C" fn refuse_12() -> cudaError_t {
    speak_twelve();
    // SAFETY: it has no arguments.
    unsafe { refuse_13() }
}

/// The dialect of CUDA's runtime API.
struct Cudart;

impl Dialect for Cudart {
    type Status = cudaError_t;
    const SUCCESS: cudaError_t = cudaSuccess;
    const REFUSES_STRICTLY: bool = true;
    const NOTES_FAILURES: bool = true;

    #[inline]
    fn runtime() -> &'static Runtime {
        AbiVersion::of_caller().runtime()
    }

    #[inline(always)]
    fn runtime_index() -> usize {
        // Most callers use CUDA 13.
        usize::from(AbiVersion::of_caller() != AbiVersion::Thirteen)
    }

    /// Calls that the vendor's function makes back set their own ABI version.
    fn leave() {
        twelve::set(0);
    }

    fn status(kind: Kind) -> cudaError_t {
        // The runtime distinguishes a driver without a device from a missing or too old driver.
        if kind == Kind::NoDevice && driver_version() < AbiVersion::of_caller().oldest_driver() {
            return cudaErrorInsufficientDriver;
        }
        status(kind)
    }

    fn keeps_last_error() -> bool {
        AbiVersion::of_caller().last_error() != cudaSuccess
    }

    /// A success leaves the last failure as it is.
    #[inline]
    fn remember(status: cudaError_t) {
        let abi = AbiVersion::take();
        if status != cudaSuccess {
            abi.set_last_error(status);
        }
    }
}

/// The slot of an exported function, for [`forward!`], with NVIDIA's runtimes of CUDA 13 and 12.
type Slot = native::SlotOf<Cudart, 2>;

/// Returns the CUDA version of NVIDIA's driver; 0 if there is none or the settings forbid it.
fn driver_version() -> c_int {
    let function = cuda::RUNTIME.early().and_then(|library| library.function("cuDriverGetVersion"));
    let mut version = 0;
    if let Some(function) = function {
        // SAFETY: the driver exports this name with this prototype.
        let ask: unsafe extern "C" fn(*mut c_int) -> cuda::CUresult = unsafe { std::mem::transmute(function.as_ptr()) };
        // SAFETY: the output is valid for the call.
        unsafe { ask(&mut version) };
    }
    version
}

/// Returns the newest CUDA version that can be asked for, where a back end is in use: as cuDriverGetVersion answers.
fn supported_version() -> c_int {
    let mut version = 0;
    // SAFETY: the output is valid for the call.
    unsafe { cuda::cuDriverGetVersion(&mut version) };
    version
}

/// Runs the body of an exported function on the back end in use, with a context current from then on.
///
/// Without a back end no argument is read and no output written, as in NVIDIA's runtime.
#[inline]
fn entry(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> cudaError_t {
    entry::run::<Cudart>(call, with_context, (&mut body).into())
}

fn with_context() -> Result<&'static dyn Gpu> {
    let gpu = with_driver()?;
    ensure_context(gpu);
    Ok(gpu)
}

/// Makes a context current where none is; a primary one is active from then on.
#[inline]
fn ensure_context(gpu: &dyn Gpu) {
    if contexts::is_any_current::get() == 0 {
        make_current(gpu);
    }
    gpu.use_context();
}

/// Makes the primary context current for the driver's calls too, unless the program has made one current.
#[cold]
fn make_current(gpu: &dyn Gpu) {
    if let (Ok(None), Ok(Some(primary))) = (gpu.made_current(), gpu.current_context())
        && let Err(error) = gpu.set_current_context(Some(primary))
    {
        log::debug!("the primary context did not become current: {error}");
    }
    // Where a driver has the contexts, or there is no room for one, this is not looked at again.
    contexts::is_any_current::set(1);
}

/// Runs the body of an exported function on the back end in use without making a context current.
#[inline]
fn entry_without_context(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> cudaError_t {
    entry::run::<Cudart>(call, with_driver, (&mut body).into())
}

/// Returns the back end in use and counts as cuInit, as programs may call both the runtime and the driver.
#[inline(never)]
fn with_driver() -> Result<&'static dyn Gpu> {
    let gpu = choice::get(Cudart::runtime())?;
    cuda::initialize()?;
    Ok(gpu)
}

/// Runs the body of an exported function that needs no back end.
#[inline]
fn entry_without_gpu(call: Call, mut body: impl FnMut() -> Result<()>) -> cudaError_t {
    entry::run_without_gpu::<Cudart>(call, (&mut body).into())
}

/// Converts an event handle; InvalidHandle for NULL.
fn existing(event: cudaEvent_t) -> Result<Event> {
    if event.is_null() { Err(Kind::InvalidHandle.because("the event is NULL")) } else { Ok(event.into()) }
}

/// Converts a stream; NULL is the default stream.
fn default_stream(stream: cudaStream_t) -> Stream {
    stream.into()
}

/// Converts a stream; NULL is the calling thread's default stream.
fn per_thread(stream: cudaStream_t) -> Stream {
    if stream.is_null() { Stream::PER_THREAD } else { stream.into() }
}

/// The order of a queued copy or fill: its stream decides.
fn queued(stream: Stream) -> Order {
    Order::Queued(stream)
}

/// The order of a copy or fill that is finished when the call returns: its stream decides.
fn now(stream: Stream) -> Order {
    Order::Now(stream)
}
