// SPDX-License-Identifier: MIT OR Apache-2.0
//! The HIP front end: HIP 6's functions, in HIP's order of checks, with HIP's codes.

mod context;
mod copy;
mod device;
mod error;
mod event;
mod exports;
mod ipc;
mod memory;
mod peer;
mod pool;
mod proc_address;
mod stream;
mod types;

use std::ffi::c_uint;
use std::sync::OnceLock;

pub use context::*;
pub use copy::*;
pub use device::*;
pub use error::*;
pub use event::*;
pub use exports::FUNCTIONS;
pub use ipc::*;
pub use memory::*;
pub use peer::*;
pub use pool::*;
pub use proc_address::*;
pub use stream::*;
pub use types::*;

use crate::backend::Vendor;
use crate::entry::{self, Dialect, check_device, invalid, non_null};
use crate::gpu::{Gpu, Kind, Result};
use crate::native::Runtime;
use crate::thread::thread_integers;

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

    /// This level's number for a memory type.
    pub fn memory_type(self, memory: hipMemoryType) -> c_uint {
        match self {
            Level::Five => OLD_MEMORY_TYPES.iter().find(|pair| pair.0 == memory).map_or(memory, |pair| pair.1),
            Level::Six | Level::Seven => memory,
        }
    }

    /// The memory type of this level's number.
    pub fn read_memory_type(self, number: c_uint) -> Option<hipMemoryType> {
        match self {
            Level::Five => OLD_MEMORY_TYPES.iter().find(|pair| pair.1 == number).map(|pair| pair.0),
            Level::Six | Level::Seven => Some(number),
        }
    }
}

/// Memory types with their numbers up to HIP 5, which had none for unregistered memory.
const OLD_MEMORY_TYPES: &[(hipMemoryType, c_uint)] = &[
    (hipMemoryTypeHost, 0),
    (hipMemoryTypeDevice, 1),
    (hipMemoryTypeArray, 2),
    (hipMemoryTypeUnified, 3),
    (hipMemoryTypeManaged, 4),
];

/// The level the caller speaks.
fn level() -> Level {
    Level::Six
}

/// AMD's own runtime.
pub static RUNTIME: Runtime = Runtime {
    vendor: Vendor::Amd,
    names: &["libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5"],
    preferred: "libamdhip64.so.6",
    start: None,
    count_devices: "hipGetDeviceCount",
    describe: error::name_and_words,
    decision: OnceLock::new(),
    early: OnceLock::new(),
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
    const SUCCESS: hipError_t = hipSuccess;

    #[inline]
    fn runtime() -> &'static Runtime {
        &RUNTIME
    }

    fn status(kind: Kind) -> hipError_t {
        status(kind)
    }

    #[inline]
    fn remember(status: hipError_t) {
        last_error::set(status);
    }
}

thread_integers! {
    /// The status of the thread's last call: HIP 6 resets it on success.
    mod last_error("anygpu_hip_last_error"): u32;
}

/// Runs the body of an exported function on the back end in use.
#[inline]
fn entry(body: impl FnOnce(&'static dyn Gpu) -> Result<()>) -> hipError_t {
    entry::run::<Hip, _>(body)
}

/// Runs the body of an exported function that needs no back end.
#[inline]
fn entry_without_gpu(body: impl FnOnce() -> Result<()>) -> hipError_t {
    entry::run_without_gpu::<Hip, _>(body)
}

/// Calls the vendor's function and returns, where HIP is native.
macro_rules! native {
    ($name:ident($($argument:expr),* $(,)?)) => {
        $crate::native::native!(&$crate::api::hip::RUNTIME, $name($($argument),*))
    };
}
use native;

/// The address of an exported function.
#[derive(Clone, Copy)]
pub struct Function(pub *const ());

// SAFETY: the address of a function may be read by any thread.
unsafe impl Sync for Function {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_memory_types_translate_both_ways() {
        for &(memory, number) in OLD_MEMORY_TYPES {
            assert_eq!(Level::Five.memory_type(memory), number);
            assert_eq!(Level::Five.read_memory_type(number), Some(memory));
            assert_eq!(Level::Six.memory_type(memory), memory);
        }
        assert_eq!(Level::Five.read_memory_type(5), None);
    }
}
