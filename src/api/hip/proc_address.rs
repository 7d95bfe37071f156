// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions by name.

use std::ffi::{CStr, CString, c_char, c_int, c_ulonglong, c_void};
use std::ptr;

use super::abi::{function, other_abi};
use super::types::*;
use super::{Slot, caller_abi, entry_without_gpu, exported, forward, invalid, is_native_abi};
use crate::border::arguments::{out, text};
use crate::border::lookups;
use crate::gpu::Result;

/// Finds a function by name.
///
/// hipGetDeviceProperties and hipChooseDevice are those of the caller's version: with hipDeviceProp_tR0600 from 600 on.
/// Needs no device.
///
/// - `symbol` (in): the name, such as "hipMalloc".
/// - `pfn` (out): the function's address; NULL when there is none of this name.
/// - `hipVersion` (in): the caller's version, major * 100 + minor.
/// - `flags` (in): HIP_GET_PROC_ADDRESS_DEFAULT, HIP_GET_PROC_ADDRESS_LEGACY_STREAM or
///   HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM, which finds the function for the thread's own default stream where
///   there is one.
/// - `symbolStatus` (out, nullable): HIP_GET_PROC_ADDRESS_SUCCESS or HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND.
///
/// Returns hipErrorInvalidValue for NULL, an empty or unknown name, and other flags.
///
/// HIP: hipGetProcAddress. CUDA: cuGetProcAddress.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetProcAddress(
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    hipVersion: c_int,
    flags: u64,
    symbolStatus: *mut hipDriverProcAddressQueryResult,
) -> hipError_t {
    let call = forward!(hipGetProcAddress(symbol, pfn, hipVersion, flags, symbolStatus), abi: is_native_abi());
    entry_without_gpu(call, move || proc_address(symbol, pfn, hipVersion, flags, symbolStatus))
}

/// Finds a function by name, as hipGetProcAddress does, for the thread's own default stream where `flags` does not say.
///
/// - `symbol` (in): the name, such as "hipMalloc".
/// - `pfn` (out): the function's address; NULL when there is none of this name.
/// - `hipVersion` (in): the caller's version, major * 100 + minor.
/// - `flags` (in): HIP_GET_PROC_ADDRESS_DEFAULT, which is HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM here,
///   HIP_GET_PROC_ADDRESS_LEGACY_STREAM, or HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM.
/// - `symbolStatus` (out, nullable): HIP_GET_PROC_ADDRESS_SUCCESS or HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND.
///
/// Returns hipErrorInvalidValue for NULL, an empty or unknown name, and other flags.
///
/// HIP: hipGetProcAddress with HIP_API_PER_THREAD_DEFAULT_STREAM. CUDA: cuGetProcAddress.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetProcAddress_spt(
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    hipVersion: c_int,
    flags: u64,
    symbolStatus: *mut hipDriverProcAddressQueryResult,
) -> hipError_t {
    let call = forward!(hipGetProcAddress_spt(symbol, pfn, hipVersion, flags, symbolStatus), abi: is_native_abi());
    entry_without_gpu(call, move || {
        let is_default = flags == u64::from(HIP_GET_PROC_ADDRESS_DEFAULT);
        let flags = if is_default { HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM.into() } else { flags };
        proc_address(symbol, pfn, hipVersion, flags, symbolStatus)
    })
}

/// Finds a function by name, as hipGetProcAddress does for the caller's own version.
///
/// - `symbol` (in): the name, such as "hipMalloc".
/// - `funcPtr` (out): the function's address; NULL when there is none of this name.
/// - `flags` (in): hipEnableDefault, hipEnableLegacyStream, or
///   hipEnablePerThreadDefaultStream, which finds the function for the thread's own default stream where there is one.
/// - `driverStatus` (out, nullable): hipDriverEntryPointSuccess or hipDriverEntryPointSymbolNotFound.
///
/// Returns hipErrorInvalidValue for NULL, an empty or unknown name, and other flags.
///
/// HIP: hipGetDriverEntryPoint from 7.1 on. CUDA: cudaGetDriverEntryPoint.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetDriverEntryPoint(
    symbol: *const c_char,
    funcPtr: *mut *mut c_void,
    flags: c_ulonglong,
    driverStatus: *mut hipDriverEntryPointQueryResult,
) -> hipError_t {
    let call = forward!(hipGetDriverEntryPoint(symbol, funcPtr, flags, driverStatus), abi: is_native_abi());
    entry_without_gpu(call, move || entry_point(symbol, funcPtr, flags, driverStatus))
}

/// Finds a function by name, as hipGetProcAddress does for the caller's own version.
///
/// - `symbol` (in): the name, such as "hipMalloc".
/// - `funcPtr` (out): the function's address; NULL when there is none of this name.
/// - `flags` (in): hipEnableDefault, which is hipEnablePerThreadDefaultStream here, hipEnableLegacyStream, or
///   hipEnablePerThreadDefaultStream, which finds the function for the thread's own default stream where there is one.
/// - `driverStatus` (out, nullable): hipDriverEntryPointSuccess or hipDriverEntryPointSymbolNotFound.
///
/// Returns hipErrorInvalidValue for NULL, an empty or unknown name, and other flags.
///
/// HIP: hipGetDriverEntryPoint with HIP_API_PER_THREAD_DEFAULT_STREAM. CUDA: cudaGetDriverEntryPoint.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGetDriverEntryPoint_spt(
    symbol: *const c_char,
    funcPtr: *mut *mut c_void,
    flags: c_ulonglong,
    driverStatus: *mut hipDriverEntryPointQueryResult,
) -> hipError_t {
    let call = forward!(hipGetDriverEntryPoint_spt(symbol, funcPtr, flags, driverStatus), abi: is_native_abi());
    entry_without_gpu(call, move || {
        let is_default = flags == c_ulonglong::from(hipEnableDefault);
        let flags = if is_default { hipEnablePerThreadDefaultStream.into() } else { flags };
        entry_point(symbol, funcPtr, flags, driverStatus)
    })
}

/// # Safety
/// `symbol` is NULL or a string, the other pointers are NULL or valid for writing.
unsafe fn proc_address(
    symbol: *const c_char,
    address: *mut *mut c_void,
    version: c_int,
    flags: u64,
    status: *mut hipDriverProcAddressQueryResult,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let (name, address, status) = unsafe { (text(symbol)?, out(address)?, out(status).ok()) };
    if name.is_empty() {
        return invalid("the name is empty");
    }
    if flags > HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM.into() {
        return invalid(format!("flags is {flags}: it must be 0, 1 or 2"));
    }
    let is_per_thread = flags == u64::from(HIP_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM);
    let found = find_for(name, version, is_per_thread);
    address.write(found.map_or(ptr::null_mut(), |function| function.cast_mut().cast()));
    let (outcome, number) = match found {
        Some(_) => (Ok(()), HIP_GET_PROC_ADDRESS_SUCCESS),
        None => {
            lookups::in_vain("hipGetProcAddress", name);
            (invalid(format!("there is no function {}", name.to_string_lossy())), HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND)
        }
    };
    if let Some(status) = status {
        status.write(number);
    }
    outcome
}

/// # Safety
/// `symbol` is NULL or a string, the other pointers are NULL or valid for writing.
unsafe fn entry_point(
    symbol: *const c_char,
    address: *mut *mut c_void,
    flags: c_ulonglong,
    status: *mut hipDriverEntryPointQueryResult,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let (name, address, status) = unsafe { (text(symbol)?, out(address)?, out(status).ok()) };
    if name.is_empty() {
        return invalid("the name is empty");
    }
    if flags > hipEnablePerThreadDefaultStream.into() {
        return invalid(format!("flags is {flags}: it must be 0, 1 or 2"));
    }
    let version = 100 * caller_abi() as c_int;
    let found = find_for(name, version, flags == c_ulonglong::from(hipEnablePerThreadDefaultStream));
    address.write(found.map_or(ptr::null_mut(), |function| function.cast_mut().cast()));
    let (outcome, number) = match found {
        Some(_) => (Ok(()), hipDriverEntryPointSuccess),
        None => {
            lookups::in_vain("hipGetDriverEntryPoint", name);
            let why = format!("there is no function {}", name.to_string_lossy());
            (invalid(why), hipDriverEntryPointSymbolNotFound)
        }
    };
    if let Some(status) = status {
        status.write(number);
    }
    outcome
}

/// Finds a function, or that for the thread's own default stream where there is one.
fn find_for(name: &CStr, version: c_int, is_per_thread: bool) -> Option<*const ()> {
    let own = || CString::new([name.to_bytes(), b"_spt"].concat()).ok().and_then(|name| find(&name, version));
    is_per_thread.then(own).flatten().or_else(|| find(name, version))
}

fn find(name: &CStr, version: c_int) -> Option<*const ()> {
    let name = match name.to_bytes() {
        b"hipGetDeviceProperties" if version >= 600 => c"hipGetDevicePropertiesR0600",
        b"hipChooseDevice" if version >= 600 => c"hipChooseDeviceR0600",
        _ => name,
    };
    match other_abi() {
        Some(abi) => function(abi, name),
        None => exported(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found() {
        use super::super::exports;
        assert!(exports::FUNCTIONS.is_sorted_by_key(|(name, _)| name));
        assert_eq!(find(c"hipFree", 500), Some(super::super::hipFree as *const ()));
        assert_eq!(find(c"hipFre", 600), None);
    }

    #[test]
    #[cfg_attr(miri, ignore = "functions have no fixed addresses there")]
    fn properties_follow_the_callers_version() {
        let new = Some(super::super::hipGetDevicePropertiesR0600 as *const ());
        let old = Some(super::super::hipGetDeviceProperties as *const ());
        assert_eq!((find(c"hipGetDeviceProperties", 600), find(c"hipGetDeviceProperties", 599)), (new, old));
        assert_eq!(find(c"hipChooseDevice", 603), Some(super::super::hipChooseDeviceR0600 as *const ()));
    }
}
