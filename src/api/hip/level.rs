// SPDX-License-Identifier: MIT OR Apache-2.0
//! The releases of HIP whose ABIs differ, and which of them a caller speaks: that of the libamdhip64.so.N that the
//! program has brought, AMD's or ours, else 6, which is what our headers and modules speak.
//!
//! A program may bring two. A replacement library therefore leads to [`function`] of its own level, where a function
//! whose ABI differs first notes the level.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::sync::OnceLock;

use super::types::*;
use super::{Function, RUNTIME, exported};
use crate::os::thread::thread_integers;

/// A release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// HIP 5.
    Five = 5,
    /// HIP 6.
    Six = 6,
    /// HIP 7.
    Seven = 7,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 3] = [Level::Five, Level::Six, Level::Seven];

    /// The level of a library, by its file name or path.
    pub fn of_library(name: &str) -> Option<Level> {
        let number = name.rsplit_once("libamdhip64.so.")?.1.split('.').next()?;
        Level::ALL.into_iter().find(|level| number.parse() == Ok(*level as u32))
    }

    /// What hipRuntimeGetVersion answers, major * 10000000 + minor * 100000 + patch: the last release of HIP 5, the one
    /// our headers are, and the first of HIP 7.
    pub fn version(self) -> c_int {
        match self {
            Level::Five => 50_700_000,
            Level::Six => super::device::HIP_VERSION,
            Level::Seven => 70_000_000,
        }
    }

    /// Whether this level's header has a status.
    pub fn has_status(self, status: hipError_t) -> bool {
        self > Level::Five || ![hipErrorInvalidChannelDescriptor, hipErrorInvalidTexture].contains(&status)
    }

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

thread_integers! {
    /// The level that the caller of the running function has stated; 0 where the program's is meant.
    mod stated("anygpu_hip_level"): u32;
}

/// The program's level, which the first call settles.
pub(super) fn of_program() -> Level {
    static LEVEL: OnceLock<Level> = OnceLock::new();
    *LEVEL.get_or_init(|| RUNTIME.brought().and_then(Level::of_library).unwrap_or(Level::Six))
}

/// The level the caller speaks.
pub(super) fn level() -> Level {
    let stated = stated::get();
    Level::ALL.into_iter().find(|level| *level as u32 == stated).unwrap_or_else(of_program)
}

/// The level that the caller has stated, where that is not the program's.
pub(super) fn other_level() -> Option<Level> {
    if stated::get() == 0 {
        return None;
    }
    Some(level()).filter(|level| *level != of_program())
}

/// The function that a name means to a caller of a level.
pub fn function(level: Level, name: &CStr) -> Option<*const ()> {
    // The plain names keep the structure of HIP 5 at every level.
    let name = match name.to_bytes() {
        b"hipGetDevicePropertiesR0000" => c"hipGetDeviceProperties",
        b"hipChooseDeviceR0000" => c"hipChooseDevice",
        _ => name,
    };
    let own = |name: &CStr| {
        let place = level as usize - Level::Five as usize;
        DIFFERENT[place].iter().find(|entry| entry.0 == name).map(|entry| entry.1.0)
    };
    own(name).or_else(|| exported(name))
}

/// For each level a function of each of these, which notes the level and goes on to the exported function.
macro_rules! different {
    ($($name:ident($($argument:ident: $type:ty),*);)*) => {
        different! { at Five five $($name($($argument: $type),*);)* }
        different! { at Six six $($name($($argument: $type),*);)* }
        different! { at Seven seven $($name($($argument: $type),*);)* }

        /// Those in whose layouts, values or meaning the levels differ, from HIP 5 on.
        static DIFFERENT: [&[(&CStr, Function)]; 3] = [five::FUNCTIONS, six::FUNCTIONS, seven::FUNCTIONS];

        #[cfg(test)]
        const NAMES: &[&str] = &[$(stringify!($name)),*];
    };
    (at $level:ident $module:ident $($name:ident($($argument:ident: $type:ty),*);)*) => {
        mod $module {
            use super::*;

            pub static FUNCTIONS: &[(&CStr, Function)] = &[$((
                // SAFETY: a literal and the terminator.
                unsafe { CStr::from_bytes_with_nul_unchecked(concat!(stringify!($name), "\0").as_bytes()) },
                Function($name as *const ()),
            )),*];

            $(unsafe extern "C" fn $name($($argument: $type),*) -> hipError_t {
                let outer = stated::get();
                stated::set(Level::$level as u32);
                // SAFETY: the same arguments, under the same contract.
                let status = unsafe { crate::api::hip::$name($($argument),*) };
                stated::set(outer);
                status
            })*
        }
    };
}

different! {
    hipCtxGetApiVersion(ctx: hipCtx_t, apiVersion: *mut c_int);
    hipDriverGetVersion(driverVersion: *mut c_int);
    hipDrvMemcpy3D(pCopy: *const HIP_MEMCPY3D);
    hipDrvMemcpy3DAsync(pCopy: *const HIP_MEMCPY3D, stream: hipStream_t);
    hipDrvPointerGetAttributes(
        numAttributes: c_uint,
        attributes: *mut hipPointer_attribute,
        data: *mut *mut c_void,
        ptr: hipDeviceptr_t
    );
    hipGetLastError();
    hipGetProcAddress(
        symbol: *const c_char,
        pfn: *mut *mut c_void,
        hipVersion: c_int,
        flags: u64,
        symbolStatus: *mut hipDriverProcAddressQueryResult
    );
    hipMemcpyParam2D(pCopy: *const hip_Memcpy2D);
    hipMemcpyParam2DAsync(pCopy: *const hip_Memcpy2D, stream: hipStream_t);
    hipPeekAtLastError();
    hipPointerGetAttribute(data: *mut c_void, attribute: hipPointer_attribute, ptr: hipDeviceptr_t);
    hipPointerGetAttributes(attributes: *mut hipPointerAttribute_t, ptr: *const c_void);
    hipRuntimeGetVersion(runtimeVersion: *mut c_int);
    hipSignalExternalSemaphoresAsync(
        extSemArray: *const hipExternalSemaphore_t,
        paramsArray: *const hipExternalSemaphoreSignalParams,
        numExtSems: c_uint,
        stream: hipStream_t
    );
    hipWaitExternalSemaphoresAsync(
        extSemArray: *const hipExternalSemaphore_t,
        paramsArray: *const hipExternalSemaphoreWaitParams,
        numExtSems: c_uint,
        stream: hipStream_t
    );
}

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

    #[test]
    fn a_library_states_its_level() {
        assert_eq!(Level::of_library("libamdhip64.so.5"), Some(Level::Five));
        assert_eq!(Level::of_library("/opt/rocm/lib/libamdhip64.so.7.0.2"), Some(Level::Seven));
        assert_eq!([Level::of_library("libamdhip64.so"), Level::of_library("libamdhip64.so.4")], [None; 2]);
    }

    #[test]
    fn codes_that_a_header_lacks_are_known() {
        assert!(!Level::Five.has_status(hipErrorInvalidTexture) && Level::Six.has_status(hipErrorInvalidTexture));
    }

    #[test]
    #[cfg_attr(miri, ignore = "functions have no fixed addresses there")]
    fn each_level_has_its_own_function_where_levels_differ() {
        for name in NAMES {
            let name = std::ffi::CString::new(*name).expect("a name");
            let common = exported(&name).expect("an exported function");
            let own = Level::ALL.map(|level| function(level, &name).expect("a function"));
            assert!(!own.contains(&common), "{name:?}");
            assert!(own[0] != own[1] && own[1] != own[2] && own[0] != own[2], "{name:?}");
        }
        let everywhere = Level::ALL.map(|level| function(level, c"hipMalloc"));
        assert_eq!(everywhere, [Some(super::super::hipMalloc as *const ()); 3]);
        assert_eq!(
            function(Level::Seven, c"hipGetDevicePropertiesR0000"),
            Some(super::super::hipGetDeviceProperties as *const ())
        );
        assert_eq!(function(Level::Five, c"hipModuleLoad"), None);
    }
}
