// SPDX-License-Identifier: MIT OR Apache-2.0
//! ABI versions of HIP, and selection of the one that a caller was compiled for.
//!
//! That is the version of the libamdhip64.so.N that the program has loaded, AMD's or this project's; without one it is 6,
//! the version of this project's headers and modules. A program may load two of them. A replacement library therefore
//! binds its names to [`function`] of its own version, where each function whose ABI differs first sets the caller's
//! version.

use std::ffi::{CStr, c_char, c_int, c_uint, c_ulonglong, c_void};
use std::sync::atomic::{AtomicU32, Ordering};

use super::types::*;
use super::{Function, RUNTIME, exported};
use crate::os::brought;
use crate::os::loader::Library;
use crate::os::thread::thread_integers;

/// A release of HIP with an ABI of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AbiVersion {
    /// HIP 5.
    Five = 5,
    /// HIP 6.
    Six = 6,
    /// HIP 7.
    Seven = 7,
}

impl AbiVersion {
    /// All versions, oldest first.
    pub const ALL: [AbiVersion; 3] = [AbiVersion::Five, AbiVersion::Six, AbiVersion::Seven];

    /// Returns a library's version, by its file name or path.
    pub fn of_library(name: &str) -> Option<AbiVersion> {
        let number = name.rsplit_once("libamdhip64.so.")?.1.split('.').next()?;
        AbiVersion::ALL.into_iter().find(|abi| number.parse() == Ok(*abi as u32))
    }

    /// The result of hipRuntimeGetVersion, major * 10000000 + minor * 100000 + patch.
    ///
    /// It is the last release of HIP 5, the release that this project's headers follow, or the first of HIP 7.
    pub fn version(self) -> c_int {
        match self {
            AbiVersion::Five => 50_700_000,
            AbiVersion::Six => super::device::HIP_VERSION,
            AbiVersion::Seven => 70_000_000,
        }
    }

    /// Returns true if this version's header defines a status.
    pub fn has_status(self, status: hipError_t) -> bool {
        self > AbiVersion::Five || ![hipErrorInvalidChannelDescriptor, hipErrorInvalidTexture].contains(&status)
    }

    /// The value of hipIpcMemLazyEnablePeerAccess.
    pub fn lazy_enable_peer_access(self) -> u32 {
        match self {
            AbiVersion::Five => 0,
            AbiVersion::Six | AbiVersion::Seven => 1,
        }
    }

    /// Answers of AMD's release of this version, where its releases differ.
    pub(super) fn answers(self) -> Answers {
        ANSWERS[self as usize - AbiVersion::Five as usize]
    }

    fn of_number(number: u32) -> Option<AbiVersion> {
        AbiVersion::ALL.into_iter().find(|abi| *abi as u32 == number)
    }

    /// Converts a memory type to this version's number.
    pub fn memory_type(self, memory: hipMemoryType) -> c_uint {
        match self {
            AbiVersion::Five => OLD_MEMORY_TYPES.iter().find(|pair| pair.0 == memory).map_or(memory, |pair| pair.1),
            AbiVersion::Six | AbiVersion::Seven => memory,
        }
    }

    /// Converts this version's number to a memory type.
    pub fn read_memory_type(self, number: c_uint) -> Option<hipMemoryType> {
        match self {
            AbiVersion::Five => OLD_MEMORY_TYPES.iter().find(|pair| pair.1 == number).map(|pair| pair.0),
            AbiVersion::Six | AbiVersion::Seven => Some(number),
        }
    }
}

/// Answers in which AMD's releases differ.
#[derive(Clone, Copy)]
pub(super) struct Answers {
    /// hipFreeAsync of NULL succeeds.
    pub frees_null_queued: bool,
    /// hipMemImportFromShareableHandle takes the address of a descriptor.
    pub imports_by_address: bool,
    /// hipMemCreate takes hipMemLocationTypeHost.
    pub creates_on_host: bool,
}

/// Answers of HIP 5.7, 6.4 and 7.2, by ABI version.
#[rustfmt::skip]
const ANSWERS: [Answers; 3] = [
    Answers { frees_null_queued: false, imports_by_address: true,  creates_on_host: false },
    Answers { frees_null_queued: false, imports_by_address: true,  creates_on_host: false },
    Answers { frees_null_queued: true,  imports_by_address: false, creates_on_host: true },
];

/// Memory types with their numbers up to HIP 5, which had none for unregistered memory.
const OLD_MEMORY_TYPES: &[(hipMemoryType, c_uint)] = &[
    (hipMemoryTypeHost, 0),
    (hipMemoryTypeDevice, 1),
    (hipMemoryTypeArray, 2),
    (hipMemoryTypeUnified, 3),
    (hipMemoryTypeManaged, 4),
];

thread_integers! {
    /// The ABI version of the running function's caller, set by the functions of [`function`]; 0 for the program's.
    mod stated("anygpu_hip_abi"): u32;
}

/// Call of a function of [`function`], which ends however the function is left.
struct Stated {
    outer: u32,
}

impl Stated {
    fn begin(abi: AbiVersion) -> Stated {
        let outer = stated::get();
        stated::set(abi as u32);
        Stated { outer }
    }
}

impl Drop for Stated {
    fn drop(&mut self) {
        stated::set(self.outer);
    }
}

/// Returns the program's ABI version.
///
/// It is that of the library to which its calls are forwarded, or else of the one that the program has brought so far.
pub(super) fn of_program() -> AbiVersion {
    let native = RUNTIME.native_library().map(Library::name);
    let name = native.or_else(|| brought::name_of(RUNTIME.files));
    // A later release is most like the newest that is known.
    let abi = name.map_or(AbiVersion::Six, |name| AbiVersion::of_library(name).unwrap_or(AbiVersion::Seven));
    FOUND.store(abi as u32, Ordering::Relaxed);
    abi
}

/// The program's version as it was last found, 0 before. Relaxed: nothing else depends on it.
static FOUND: AtomicU32 = AtomicU32::new(0);

/// Returns the ABI version that the caller was compiled for.
pub(super) fn caller_abi() -> AbiVersion {
    stated_abi().unwrap_or_else(of_program)
}

/// Returns the same as of the latest look at the program's libraries, for calls that take nanoseconds.
///
/// A library that the program has brought since a call last asked [`caller_abi`] is not noticed.
pub(super) fn known_caller_abi() -> AbiVersion {
    let found = || AbiVersion::of_number(FOUND.load(Ordering::Relaxed));
    stated_abi().or_else(found).unwrap_or_else(of_program)
}

fn stated_abi() -> Option<AbiVersion> {
    AbiVersion::of_number(stated::get())
}

/// Returns the caller's ABI version if it differs from the program's.
pub(super) fn other_abi() -> Option<AbiVersion> {
    if stated::get() == 0 {
        return None;
    }
    Some(caller_abi()).filter(|abi| *abi != of_program())
}

/// Finds the function of a name for callers of an ABI version.
pub fn function(abi: AbiVersion, name: &CStr) -> Option<*const ()> {
    // The plain names keep the structure of HIP 5 in every version.
    let name = match name.to_bytes() {
        b"hipGetDevicePropertiesR0000" => c"hipGetDeviceProperties",
        b"hipChooseDeviceR0000" => c"hipChooseDevice",
        _ => name,
    };
    let versioned = |name: &CStr| {
        let index = abi as usize - AbiVersion::Five as usize;
        DIFFERENT[index].iter().find(|entry| entry.0 == name).map(|entry| entry.1.0)
    };
    versioned(name).or_else(|| exported(name))
}

/// Defines, for each ABI version, wrappers that set the caller's version and call the exported function.
macro_rules! different {
    ($($name:ident($($argument:ident: $type:ty),*);)*) => {
        different! { at Five five $($name($($argument: $type),*);)* }
        different! { at Six six $($name($($argument: $type),*);)* }
        different! { at Seven seven $($name($($argument: $type),*);)* }

        /// Functions whose layouts, values or meaning differ between versions, from HIP 5 on.
        static DIFFERENT: [&[(&CStr, Function)]; 3] = [five::FUNCTIONS, six::FUNCTIONS, seven::FUNCTIONS];

        #[cfg(test)]
        const NAMES: &[&str] = &[$(stringify!($name)),*];
    };
    (at $abi:ident $module:ident $($name:ident($($argument:ident: $type:ty),*);)*) => {
        mod $module {
            use super::*;

            pub static FUNCTIONS: &[(&CStr, Function)] = &[$((
                // SAFETY: a literal and the terminator.
                unsafe { CStr::from_bytes_with_nul_unchecked(concat!(stringify!($name), "\0").as_bytes()) },
                Function($name as *const ()),
            )),*];

            $(unsafe extern "C" fn $name($($argument: $type),*) -> hipError_t {
                let _stated = Stated::begin(AbiVersion::$abi);
                // SAFETY: the same arguments, under the same contract.
                unsafe { crate::api::hip::$name($($argument),*) }
            })*
        }
    };
}

different! {
    hipCtxGetApiVersion(ctx: hipCtx_t, apiVersion: *mut c_int);
    hipDriverGetVersion(driverVersion: *mut c_int);
    hipDrvMemcpy2DUnaligned(pCopy: *const hip_Memcpy2D);
    hipDrvMemcpy3D(pCopy: *const HIP_MEMCPY3D);
    hipDrvMemcpy3DAsync(pCopy: *const HIP_MEMCPY3D, stream: hipStream_t);
    hipDrvPointerGetAttributes(
        numAttributes: c_uint,
        attributes: *mut hipPointer_attribute,
        data: *mut *mut c_void,
        ptr: hipDeviceptr_t
    );
    hipFreeAsync(dev_ptr: *mut c_void, stream: hipStream_t);
    hipGetDriverEntryPoint(
        symbol: *const c_char,
        funcPtr: *mut *mut c_void,
        flags: c_ulonglong,
        driverStatus: *mut hipDriverEntryPointQueryResult
    );
    hipGetDriverEntryPoint_spt(
        symbol: *const c_char,
        funcPtr: *mut *mut c_void,
        flags: c_ulonglong,
        driverStatus: *mut hipDriverEntryPointQueryResult
    );
    hipGetLastError();
    hipGetProcAddress(
        symbol: *const c_char,
        pfn: *mut *mut c_void,
        hipVersion: c_int,
        flags: u64,
        symbolStatus: *mut hipDriverProcAddressQueryResult
    );
    hipMemAddressReserve(ptr: *mut *mut c_void, size: usize, alignment: usize, addr: *mut c_void, flags: c_ulonglong);
    hipMemCreate(
        handle: *mut hipMemGenericAllocationHandle_t,
        size: usize,
        prop: *const hipMemAllocationProp,
        flags: c_ulonglong
    );
    hipMemGetAllocationGranularity(
        granularity: *mut usize,
        prop: *const hipMemAllocationProp,
        option: hipMemAllocationGranularity_flags
    );
    hipMemGetAllocationPropertiesFromHandle(
        prop: *mut hipMemAllocationProp,
        handle: hipMemGenericAllocationHandle_t
    );
    hipMemImportFromShareableHandle(
        handle: *mut hipMemGenericAllocationHandle_t,
        osHandle: *mut c_void,
        shHandleType: hipMemAllocationHandleType
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
            assert_eq!(AbiVersion::Five.memory_type(memory), number);
            assert_eq!(AbiVersion::Five.read_memory_type(number), Some(memory));
            assert_eq!(AbiVersion::Six.memory_type(memory), memory);
        }
        assert_eq!(AbiVersion::Five.read_memory_type(5), None);
    }

    #[test]
    fn a_library_name_states_its_abi_version() {
        assert_eq!(AbiVersion::of_library("libamdhip64.so.5"), Some(AbiVersion::Five));
        assert_eq!(AbiVersion::of_library("/opt/rocm/lib/libamdhip64.so.7.0.2"), Some(AbiVersion::Seven));
        assert_eq!([AbiVersion::of_library("libamdhip64.so"), AbiVersion::of_library("libamdhip64.so.4")], [None; 2]);
    }

    #[test]
    fn codes_that_a_header_lacks_are_known() {
        assert!(
            !AbiVersion::Five.has_status(hipErrorInvalidTexture) && AbiVersion::Six.has_status(hipErrorInvalidTexture)
        );
    }

    #[test]
    #[cfg_attr(miri, ignore = "functions have no fixed addresses there")]
    fn each_abi_version_has_its_own_function_where_versions_differ() {
        for name in NAMES {
            let name = std::ffi::CString::new(*name).expect("a name");
            let common = exported(&name).expect("an exported function");
            let versioned = AbiVersion::ALL.map(|abi| function(abi, &name).expect("a function"));
            assert!(!versioned.contains(&common), "{name:?}");
            assert!(
                versioned[0] != versioned[1] && versioned[1] != versioned[2] && versioned[0] != versioned[2],
                "{name:?}"
            );
        }
        let everywhere = AbiVersion::ALL.map(|abi| function(abi, c"hipMalloc"));
        assert_eq!(everywhere, [Some(super::super::hipMalloc as *const ()); 3]);
        assert_eq!(
            function(AbiVersion::Seven, c"hipGetDevicePropertiesR0000"),
            Some(super::super::hipGetDeviceProperties as *const ())
        );
        assert_eq!(function(AbiVersion::Five, c"hipTexRefGetArray"), None);
    }
}
