// SPDX-License-Identifier: MIT OR Apache-2.0
//! The front end of hiprtc, AMD's library that compiles kernels at run time: its functions, order of checks and codes.
//!
//! The prototypes and codes are those of ROCm 6 and 7. What AMD's library reads without looking, such as a source that is NULL
//! or a program that was destroyed, is refused.

mod compiler;
mod error;
#[path = "../generated/hiprtc/exports.rs"]
mod exports;
mod link;
mod programs;
mod types;

use std::ffi::{CStr, c_void};
use std::ptr::NonNull;

pub use compiler::*;
pub use error::*;
pub use link::*;
pub use types::*;

use crate::border::call_log::Call;
use crate::border::choice;
use crate::border::entry::{self, Dialect};
use crate::border::native::{self, forward};
use crate::border::runtime::{Runtime, State};
use crate::gpu::{Gpu, Kind, Result};
use crate::os::loader::Library;
use crate::os::published::Published;
use crate::os::thread::Uncancelled;
use crate::os::vendor::{self, Vendor};

/// AMD's own runtime, which decides: hiprtc is forwarded where HIP is. Its own atomics synchronise it.
pub static RUNTIME: Runtime = Runtime {
    vendor: Vendor::Amd,
    files: &vendor::AMD,
    start: None,
    end: None,
    count_devices: "hipGetDeviceCount",
    describe: types::name_and_description,
    has_signed_statuses: false,
    is_called_by_back_end: false,
    hint: |_, _| "",
    state: State::new(),
};

struct Hiprtc;

impl Dialect for Hiprtc {
    type Status = hiprtcResult;
    const SUCCESS: hiprtcResult = HIPRTC_SUCCESS;
    const NAMES_CONTEXTS: Option<bool> = None;

    fn runtime() -> &'static Runtime {
        &RUNTIME
    }

    /// Up to HIP 6 the runtime has these functions, from HIP 7 on libhiprtc alone.
    fn function(library: &'static Library, name: &str) -> Option<NonNull<c_void>> {
        library.function(name).or_else(|| beside(library)?.function(name))
    }

    fn status(kind: Kind) -> hiprtcResult {
        status(kind)
    }

    /// There is no last error.
    fn remember(_status: hiprtcResult) {}
}

/// The library libhiprtc of the same release as AMD's runtime, loaded when it is first asked for.
fn beside(runtime: &Library) -> Option<&'static Library> {
    /// Published by the first thread that has loaded it.
    static BESIDE: Published<Option<Library>> = Published::new();
    let load = || {
        let _uncancelled = Uncancelled::new();
        let library = Library::open(runtime.name().replace("libamdhip64", "libhiprtc").leak());
        library.inspect_err(|why| log::warn!("AMD's compiler at run time: {why}")).ok()
    };
    BESIDE.get_or_make(load).as_ref()
}

/// The slot of an exported function, for [`forward!`].
type Slot = native::SlotOf<Hiprtc>;

/// Runs the body of an exported function on the back end in use.
fn entry(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> hiprtcResult {
    entry::run::<Hiprtc>(call, || choice::get(&RUNTIME), (&mut body).into())
}

/// Runs the body of an exported function that needs no back end.
fn entry_without_gpu(call: Call, mut body: impl FnMut() -> Result<()>) -> hiprtcResult {
    entry::run_without_gpu::<Hiprtc>(call, (&mut body).into())
}

/// Finds an exported function by name.
pub fn function(name: &CStr) -> Option<*const ()> {
    let index = exports::FUNCTIONS.binary_search_by_key(&name.to_bytes(), |(name, _)| name.as_bytes()).ok()?;
    Some(exports::FUNCTIONS[index].1.0)
}

/// The address of an exported function.
#[derive(Clone, Copy)]
pub struct Function(pub *const ());

// SAFETY: the address of a function may be read by any thread.
unsafe impl Sync for Function {}
