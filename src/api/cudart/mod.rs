// SPDX-License-Identifier: MIT OR Apache-2.0
//! The CUDA runtime front end: the functions of cuda_runtime_api.h 13.5, in the runtime's order of checks, with its
//! codes, over each device's primary context.
//!
//! CUDA 12 and 13 differ under one name. The shared library exports each name twice (`build.rs` gives the versions):
//! `cudaMalloc@@libcudart.so.13` is the function of that name, `cudaMalloc@libcudart.so.12` is `anygpu_12_cudaMalloc`,
//! which notes that its caller speaks CUDA 12 and, where nothing differs, goes on to the same function. `exports.rs`
//! has those; the others are written beside the function they differ from.

mod device;
mod error;
mod event;
#[rustfmt::skip]
mod exports;
mod copy;
mod external;
mod ipc;
mod memory;
mod peer;
mod pool;
mod proc_address;
mod stream;
mod types;

use std::ffi::{CStr, c_int, c_void};
use std::ptr::NonNull;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

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

use crate::api::cuda;
use crate::border::arguments::{check_device, invalid, non_null, unsupported};
use crate::border::call_log::{Answer, Arguments, Call, Function};
use crate::border::choice;
use crate::border::entry::{self, Dialect};
use crate::border::native::{Slot, Way, go};
use crate::border::runtime::Runtime;
use crate::gpu::{Event, Gpu, Kind, Result, Stream};
use crate::os::loader::exported;
use crate::os::thread::thread_integers;
use crate::os::vendor::{Files, Vendor};

/// The releases of CUDA's runtime whose ABIs differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    /// What our headers and modules speak, and so what a caller linked to us directly means.
    Thirteen,
    /// CUDA 12.
    Twelve,
}

thread_integers! {
    /// 1 once the thread has made a call that makes a context current.
    mod started("anygpu_cudart_started"): u32;
    /// 1 from the start of a call by a name of CUDA 12 to its end, or to the vendor's function.
    mod twelve("anygpu_cudart_twelve"): u32;
    /// The last failure of the thread's calls by the names of CUDA 13, 0 for none.
    mod last_error_13("anygpu_cudart_last_error_13"): u32;
    /// The same by those of CUDA 12.
    mod last_error_12("anygpu_cudart_last_error_12"): u32;
}

/// NVIDIA's own runtime of CUDA 13.
pub static RUNTIME_13: Runtime = runtime(&FILES_13);
/// NVIDIA's own runtime of CUDA 12.
pub static RUNTIME_12: Runtime = runtime(&FILES_12);

static FILES_13: Files = files(&["libcudart.so.13"]);
static FILES_12: Files = files(&["libcudart.so.12"]);

const fn files(names: &'static [&'static str]) -> Files {
    Files { names, preferred: "", folders: &[], homes: &[], stub: None }
}

/// A runtime that the process brings or does not: where it is absent, the driver answers through the hub.
const fn runtime(files: &'static Files) -> Runtime {
    Runtime {
        vendor: Vendor::Nvidia,
        files,
        start: None,
        end: None,
        count_devices: "cudaGetDeviceCount",
        describe: error::name_and_words,
        has_signed_statuses: false,
        is_called_by_back_end: false,
        hint: |_, _| "",
        decision: OnceLock::new(),
        early: OnceLock::new(),
        goes_to_hub: AtomicBool::new(false),
    }
}

impl Level {
    /// What the caller of the exported function that is running speaks.
    #[inline(always)]
    fn of_caller() -> Level {
        if twelve::get() == 0 { Level::Thirteen } else { Level::Twelve }
    }

    /// The same, at the end of the function.
    #[inline(always)]
    fn take() -> Level {
        let level = Level::of_caller();
        twelve::set(0);
        level
    }

    #[inline(always)]
    fn runtime(self) -> &'static Runtime {
        match self {
            Level::Thirteen => &RUNTIME_13,
            Level::Twelve => &RUNTIME_12,
        }
    }

    /// The version that a program of this level was made with, at least.
    fn version(self) -> c_int {
        match self {
            Level::Thirteen => CUDART_VERSION,
            Level::Twelve => 12090,
        }
    }

    /// The oldest version of the driver that NVIDIA's runtime of this level takes.
    fn oldest_driver(self) -> c_int {
        match self {
            Level::Thirteen => 13000,
            Level::Twelve => 12000,
        }
    }

    fn last_error(self) -> cudaError_t {
        match self {
            Level::Thirteen => last_error_13::get(),
            Level::Twelve => last_error_12::get(),
        }
    }

    fn set_last_error(self, status: cudaError_t) {
        match self {
            Level::Thirteen => last_error_13::set(status),
            Level::Twelve => last_error_12::set(status),
        }
    }
}

/// Notes that the caller speaks CUDA 12.
#[inline(always)]
fn speak_twelve() {
    twelve::set(1);
}

/// The exported function of a name to a caller of CUDA 13.
pub fn function_13(name: &CStr) -> Option<*const ()> {
    exported(name.to_str().ok()?)
}

/// The exported function of a name to a caller of CUDA 12. Each is exported, but nobody in Rust calls it.
pub fn function_12(name: &CStr) -> Option<*const ()> {
    exported(&format!("anygpu_12_{}", name.to_str().ok()?))
}

/// What a function of the runtime's that is not exported answers to a caller of CUDA 13.
pub(super) unsafe extern "C" fn refuse_13() -> cudaError_t {
    entry::refuse::<Cudart>("this version of anygpu does not have this function of CUDA's; the log has its name")
}

/// The same to a caller of CUDA 12.
pub(super) unsafe extern "C" fn refuse_12() -> cudaError_t {
    speak_twelve();
    // SAFETY: it has no arguments.
    unsafe { refuse_13() }
}

/// CUDA's runtime as the border sees it.
struct Cudart;

impl Dialect for Cudart {
    type Status = cudaError_t;
    const SUCCESS: cudaError_t = cudaSuccess;

    #[inline]
    fn runtime() -> &'static Runtime {
        Level::of_caller().runtime()
    }

    fn status(kind: Kind) -> cudaError_t {
        // The runtime tells a driver without a device from none, and from one that is too old for it.
        if kind == Kind::NoDevice && driver_version() < Level::of_caller().oldest_driver() {
            return cudaErrorInsufficientDriver;
        }
        status(kind)
    }

    /// A success leaves the last failure as it is.
    #[inline]
    fn remember(status: cudaError_t) {
        let level = Level::take();
        if status != cudaSuccess {
            level.set_last_error(status);
        }
    }
}

/// The version of CUDA that NVIDIA's driver speaks; 0 where there is none, or the settings do not allow it.
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

/// Runs the body of an exported function on the back end in use. As in NVIDIA's runtime, where there is none nothing is
/// looked at, and nothing written; where there is one, a context of it is current from then on.
#[inline]
fn entry(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> cudaError_t {
    entry::run::<Cudart>(call, with_context, &mut body)
}

fn with_context() -> Result<&'static dyn Gpu> {
    let gpu = with_driver()?;
    ensure_context(gpu);
    Ok(gpu)
}

/// Makes a context current at the thread's first call that wants one.
#[inline]
fn ensure_context(gpu: &dyn Gpu) {
    if started::get() == 0 {
        make_current(gpu);
    }
}

/// Makes the primary context current, as the driver's calls will see it, where the program has made none.
#[cold]
fn make_current(gpu: &dyn Gpu) {
    started::set(1);
    if let (Ok(None), Ok(Some(primary))) = (gpu.made_current(), gpu.current_context())
        && let Err(error) = gpu.set_current_context(Some(primary))
    {
        log::debug!("the primary context did not become current: {error}");
    }
}

/// The same for a function that makes no context current.
#[inline]
fn entry_without_context(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> cudaError_t {
    entry::run::<Cudart>(call, with_driver, &mut body)
}

/// The back end in use. The runtime starts the driver, and the program may call both.
#[inline(never)]
fn with_driver() -> Result<&'static dyn Gpu> {
    let gpu = choice::get(Cudart::runtime())?;
    cuda::initialize();
    Ok(gpu)
}

/// Runs the body of an exported function that needs no back end.
#[inline]
fn entry_without_gpu(call: Call, mut body: impl FnMut() -> Result<()>) -> cudaError_t {
    entry::run_without_gpu::<Cudart>(call, &mut body)
}

/// An event handle; InvalidHandle where it is NULL.
fn existing(event: cudaEvent_t) -> Result<Event> {
    if event.is_null() { Err(Kind::InvalidHandle.because("the event is NULL")) } else { Ok(event.into()) }
}

/// A stream; NULL is the default stream.
fn default_stream(stream: cudaStream_t) -> Stream {
    stream.into()
}

/// A stream; NULL is the calling thread's own default stream.
fn per_thread(stream: cudaStream_t) -> Stream {
    if stream.is_null() { Stream::PER_THREAD } else { stream.into() }
}

/// An exported function at each level, and where it keeps the vendor's functions of its name.
struct Slots {
    functions: &'static Functions,
    thirteen: Slot,
    twelve: Slot,
}

/// An exported function at each level.
struct Functions {
    thirteen: Function,
    twelve: Function,
}

impl Functions {
    const fn new(name: &'static str) -> Functions {
        Functions { thirteen: Function::new(&RUNTIME_13, name), twelve: Function::new(&RUNTIME_12, name) }
    }
}

impl Slots {
    const fn new(functions: &'static Functions) -> Slots {
        Slots { functions, thirteen: Slot::new(), twelve: Slot::new() }
    }

    /// The vendor's function, where every call of CUDA 13, which most callers want, goes there and this is one.
    #[inline(always)]
    fn theirs(&self) -> Option<NonNull<c_void>> {
        /// Tells the compiler which branch to lay out apart.
        #[cold]
        #[inline]
        fn unlikely() {}

        if Level::of_caller() == Level::Thirteen {
            self.thirteen.theirs()
        } else {
            unlikely();
            None
        }
    }

    /// Tells if the hub answers every call of the caller's level.
    #[inline(always)]
    fn go_to_hub() -> bool {
        Level::of_caller().runtime().goes_to_hub.load(Ordering::Acquire)
    }

    /// The way of a call at the caller's level. With `quietly` for a function that must not start the vendor's runtime
    /// before the program does.
    #[inline(never)]
    fn way(&self, quietly: bool) -> Way {
        let level = Level::of_caller();
        let (slot, function) = match level {
            Level::Thirteen => (&self.thirteen, &self.functions.thirteen),
            Level::Twelve => (&self.twelve, &self.functions.twelve),
        };
        let way = match slot.theirs() {
            None if quietly => slot.way_quietly(function),
            None => slot.way(function),
            theirs => Way::unlogged(theirs),
        };
        if level == Level::Twelve && way.theirs.is_some() {
            // What the vendor's function may call back speaks for itself.
            twelve::set(0);
        }
        way
    }
}

/// Answers a call of which the slots say nothing, as [`native::ask`](crate::border::native::ask) does.
///
/// # Safety
/// The vendor's function of this name may be called with these arguments, and returns a `T`.
#[cold]
#[inline(never)]
unsafe fn ask<T: Answer, A: Arguments>(slots: &Slots, quietly: bool, arguments: A) -> std::result::Result<T, Call> {
    let name = slots.functions.thirteen.name;
    // SAFETY: as promised by the caller.
    go(slots.way(quietly), name, arguments, |theirs| unsafe { arguments.call(theirs) })
}

/// Calls the vendor's function and returns, where the caller's level is native; else gives the call that [`entry`] is to
/// answer.
macro_rules! native {
    ($name:ident($($argument:expr),* $(,)?)) => {
        $crate::api::cudart::native!(false, $name($($argument),*))
    };
    ($name:ident($($argument:expr),* $(,)?) by |$theirs:ident| $answer:expr) => {
        $crate::api::cudart::native!(false, $name($($argument),*) by |$theirs| $answer)
    };
    ($quietly:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $crate::api::cudart::native!($quietly, $name($($argument),*) by |theirs| {
            $crate::border::native::theirs!(theirs($($argument),*))
        }, |slots, arguments| {
            // SAFETY: the vendor exports this name with the prototype of the exported function this stands in.
            unsafe { $crate::api::cudart::ask(slots, $quietly, arguments) }
        })
    };
    // `by` is how the vendor's function is called.
    ($quietly:expr, $name:ident($($argument:expr),* $(,)?) by |$theirs:ident| $answer:expr) => {
        $crate::api::cudart::native!($quietly, $name($($argument),*) by |$theirs| $answer, |slots, arguments| {
            $crate::border::native::go(slots.way($quietly), stringify!($name), arguments, |$theirs| $answer)
        })
    };
    ($quietly:expr, $name:ident($($argument:expr),*) by |$theirs:ident| $answer:expr,
     |$slots:ident, $arguments:ident| $ask:expr) => {{
        static FUNCTIONS: $crate::api::cudart::Functions = $crate::api::cudart::Functions::new(stringify!($name));
        static SLOTS: $crate::api::cudart::Slots = $crate::api::cudart::Slots::new(&FUNCTIONS);
        if let Some($theirs) = SLOTS.theirs() {
            return $answer;
        }
        if $crate::api::cudart::Slots::go_to_hub() {
            $crate::border::call_log::Call::unlogged(stringify!($name))
        } else {
            let ($slots, $arguments) = (&SLOTS, ($($argument,)*));
            match $ask {
                Ok(answer) => return answer,
                Err(call) => call,
            }
        }
    }};
}
use native;

/// The same for a function that must not start the vendor's runtime before the program does.
macro_rules! native_quietly {
    ($name:ident($($argument:expr),* $(,)?)) => {
        $crate::api::cudart::native!(true, $name($($argument),*))
    };
}
use native_quietly;
