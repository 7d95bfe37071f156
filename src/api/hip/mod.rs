// SPDX-License-Identifier: MIT OR Apache-2.0
//! The HIP front end: HIP 6's functions, in HIP's order of checks, with HIP's codes.

mod ipc;
mod types;

use std::cell::Cell;
use std::sync::OnceLock;

pub use ipc::*;
pub use types::*;

use crate::backend::Vendor;
use crate::entry::{self, Dialect};
use crate::gpu::{Gpu, Kind, Result};
use crate::native::Runtime;

/// The releases of HIP whose ABIs differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// HIP 5.
    Five,
    /// HIP 6: what our headers and modules speak, and so what a caller linked to us directly means.
    Six,
    /// HIP 7.
    Seven,
}

impl Level {
    /// The value of hipIpcMemLazyEnablePeerAccess.
    pub fn lazy_enable_peer_access(self) -> u32 {
        match self {
            Level::Five => 0,
            Level::Six | Level::Seven => 1,
        }
    }
}

/// AMD's own runtime.
static RUNTIME: Runtime = Runtime {
    vendor: Vendor::Amd,
    names: &["libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5"],
    preferred: "libamdhip64.so.6",
    count_devices: "hipGetDeviceCount",
    decision: OnceLock::new(),
};

/// Whether HIP calls go to AMD's own runtime.
pub fn is_native() -> bool {
    RUNTIME.library().is_some()
}

/// The level of AMD's runtime where HIP is native to it.
fn native_level() -> Level {
    match RUNTIME.library().map(crate::loader::Library::name) {
        Some("libamdhip64.so.5") => Level::Five,
        Some("libamdhip64.so.7") => Level::Seven,
        _ => Level::Six,
    }
}

/// HIP as the border sees it.
struct Hip;

impl Dialect for Hip {
    type Status = hipError_t;
    const VENDOR: Vendor = Vendor::Amd;
    const SUCCESS: hipError_t = hipSuccess;

    fn status(kind: Kind) -> hipError_t {
        status(kind)
    }

    #[inline]
    fn remember(status: hipError_t) {
        LAST_ERROR.set(status);
    }
}

thread_local! {
    /// The status of the thread's last call: HIP 6 resets it on success.
    static LAST_ERROR: Cell<hipError_t> = const { Cell::new(hipSuccess) };
}

/// Runs the body of an exported function on the back end in use.
#[inline]
fn entry(body: impl FnOnce(&'static dyn Gpu) -> Result<()>) -> hipError_t {
    entry::run::<Hip, _>(body)
}

/// Calls the vendor's function and returns, where HIP is native.
macro_rules! native {
    ($name:ident($($argument:expr),* $(,)?)) => {
        $crate::native::native!(&$crate::api::hip::RUNTIME, $name($($argument),*))
    };
}
use native;
