// SPDX-License-Identifier: MIT OR Apache-2.0
//! The driver's functions by name.

use std::ffi::{c_char, c_int, c_uint, c_ulonglong, c_void};
use std::ptr::{self, NonNull};

use super::types::*;
use super::{AbiVersion, Slot, entry_without_context, entry_without_gpu, forward, invalid, supported_version};
use crate::api::cuda;
use crate::border::arguments::{out, text};
use crate::border::choice;
use crate::gpu::{Kind, Result};
use crate::os::panic::answer;

/// Finds the driver's function of a name at the newest version that both the driver and the caller's CUDA have.
///
/// - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
/// - `funcPtr` (out): the function's address; NULL when there is none.
/// - `flags` (in): cudaGetDriverEntryPointFlags.
/// - `driverStatus` (out, nullable): whether it was found, and if not, whether it is newer than the version.
///
/// Returns cudaErrorInvalidValue for NULL and other flags. A name that is not found is no error.
///
/// CUDA: cudaGetDriverEntryPoint.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDriverEntryPoint(
    symbol: *const c_char,
    funcPtr: *mut *mut c_void,
    flags: c_ulonglong,
    driverStatus: *mut cudaDriverEntryPointQueryResult,
) -> cudaError_t {
    let newest = AbiVersion::of_caller().version();
    let call = forward!(
        cudaGetDriverEntryPoint(symbol, funcPtr, flags, driverStatus),
        by: |theirs| {
            // SAFETY: the vendor exports this name with this prototype; the caller's arguments.
            unsafe { ask(theirs, (symbol, funcPtr, flags, driverStatus)) }
        },
    );
    entry_without_context(call, move |_| {
        // Not newer than the driver, which would refuse it.
        let version = newest.min(supported_version());
        // SAFETY: the caller gives a string and valid pointers, or NULL.
        unsafe { find(symbol, funcPtr, version, flags, driverStatus, false) }
    })
}

/// cudaGetDriverEntryPoint with the functions for the per-thread default stream where `flags` does not say.
///
/// - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
/// - `funcPtr` (out): the function's address; NULL when there is none.
/// - `flags` (in): cudaGetDriverEntryPointFlags.
/// - `driverStatus` (out, nullable): whether it was found, and if not, whether it is newer than the version.
///
/// Returns what cudaGetDriverEntryPoint returns.
///
/// CUDA: cudaGetDriverEntryPoint_ptsz.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDriverEntryPoint_ptsz(
    symbol: *const c_char,
    funcPtr: *mut *mut c_void,
    flags: c_ulonglong,
    driverStatus: *mut cudaDriverEntryPointQueryResult,
) -> cudaError_t {
    let newest = AbiVersion::of_caller().version();
    let call = forward!(
        cudaGetDriverEntryPoint_ptsz(symbol, funcPtr, flags, driverStatus),
        by: |theirs| {
            // SAFETY: the vendor exports this name with this prototype; the caller's arguments.
            unsafe { ask(theirs, (symbol, funcPtr, flags, driverStatus)) }
        },
    );
    entry_without_context(call, move |_| {
        // Not newer than the driver, which would refuse it.
        let version = newest.min(supported_version());
        // SAFETY: the caller gives a string and valid pointers, or NULL.
        unsafe { find(symbol, funcPtr, version, flags, driverStatus, true) }
    })
}

/// Finds the function that a name of the driver meant at a version of CUDA.
///
/// - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
/// - `funcPtr` (out): the function's address; NULL when there is none.
/// - `cudaVersion` (in): the version, major * 1000 + minor * 10, at most that of cudaDriverGetVersion.
/// - `flags` (in): cudaGetDriverEntryPointFlags.
/// - `driverStatus` (out, nullable): whether it was found, and if not, whether it is newer than the version.
///
/// Returns cudaErrorInvalidValue for NULL, a version above the driver's, and other flags. A name that is not found is no
/// error.
///
/// CUDA: cudaGetDriverEntryPointByVersion.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDriverEntryPointByVersion(
    symbol: *const c_char,
    funcPtr: *mut *mut c_void,
    cudaVersion: c_uint,
    flags: c_ulonglong,
    driverStatus: *mut cudaDriverEntryPointQueryResult,
) -> cudaError_t {
    let call = forward!(
        cudaGetDriverEntryPointByVersion(symbol, funcPtr, cudaVersion, flags, driverStatus),
        by: |theirs| {
            // SAFETY: the vendor exports this name with this prototype; the caller's arguments.
            unsafe { ask_by_version(theirs, (symbol, funcPtr, flags, driverStatus), cudaVersion) }
        },
    );
    let version = c_int::try_from(cudaVersion).unwrap_or(c_int::MAX);
    // SAFETY: the caller gives a string and valid pointers, or NULL.
    entry_without_context(call, move |_| unsafe { find(symbol, funcPtr, version, flags, driverStatus, false) })
}

/// cudaGetDriverEntryPointByVersion with the functions for the per-thread default stream where `flags` does not say.
///
/// - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
/// - `funcPtr` (out): the function's address; NULL when there is none.
/// - `cudaVersion` (in): the version, major * 1000 + minor * 10, at most that of cudaDriverGetVersion.
/// - `flags` (in): cudaGetDriverEntryPointFlags.
/// - `driverStatus` (out, nullable): whether it was found, and if not, whether it is newer than the version.
///
/// Returns what cudaGetDriverEntryPointByVersion returns.
///
/// CUDA: cudaGetDriverEntryPointByVersion_ptsz.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDriverEntryPointByVersion_ptsz(
    symbol: *const c_char,
    funcPtr: *mut *mut c_void,
    cudaVersion: c_uint,
    flags: c_ulonglong,
    driverStatus: *mut cudaDriverEntryPointQueryResult,
) -> cudaError_t {
    let call = forward!(
        cudaGetDriverEntryPointByVersion_ptsz(symbol, funcPtr, cudaVersion, flags, driverStatus),
        by: |theirs| {
            // SAFETY: the vendor exports this name with this prototype; the caller's arguments.
            unsafe { ask_by_version(theirs, (symbol, funcPtr, flags, driverStatus), cudaVersion) }
        },
    );
    let version = c_int::try_from(cudaVersion).unwrap_or(c_int::MAX);
    // SAFETY: the caller gives a string and valid pointers, or NULL.
    entry_without_context(call, move |_| unsafe { find(symbol, funcPtr, version, flags, driverStatus, true) })
}

/// Finds a table of functions that NVIDIA's own libraries use; only NVIDIA's runtime has any.
///
/// - `ppExportTable` (out): the table.
/// - `pExportTableId` (in): its id.
///
/// Returns cudaErrorInvalidValue; cudaErrorUnknown where there is no device.
///
/// CUDA: cudaGetExportTable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetExportTable(
    ppExportTable: *mut *const c_void,
    pExportTableId: *const cudaUUID_t,
) -> cudaError_t {
    let call = forward!(cudaGetExportTable(ppExportTable, pExportTableId));
    entry_without_gpu(call, move || {
        if ppExportTable.is_null() || pExportTableId.is_null() {
            return invalid("a pointer is NULL");
        }
        // NVIDIA's runtime says so too, by whether it has a device.
        choice::get(AbiVersion::of_caller().runtime())
            .map_err(|_| Kind::Unknown.because("there is no such table here"))?;
        invalid("there is no such table here")
    })
}

/// Arguments of a look-up: name, address out, flags, outcome out.
type Query = (*const c_char, *mut *mut c_void, c_ulonglong, *mut cudaDriverEntryPointQueryResult);

/// Calls the vendor's function and replaces the driver's function that it found by the exported one of that name.
///
/// # Safety
/// `theirs` has the prototype of cudaGetDriverEntryPoint; the query is the caller's.
unsafe fn ask(theirs: NonNull<c_void>, (symbol, address, flags, outcome): Query) -> cudaError_t {
    type Ask = unsafe extern "C" fn(
        *const c_char,
        *mut *mut c_void,
        c_ulonglong,
        *mut cudaDriverEntryPointQueryResult,
    ) -> cudaError_t;
    // SAFETY: as promised by the caller.
    unsafe {
        let theirs: Ask = std::mem::transmute(theirs.as_ptr());
        let status = theirs(symbol, address, flags, outcome);
        put_ours(status, symbol, address);
        status
    }
}

/// Calls the vendor's cudaGetDriverEntryPointByVersion, and replaces the driver's function as [`ask`] does.
///
/// # Safety
/// `theirs` has the prototype of cudaGetDriverEntryPointByVersion; the query is the caller's.
unsafe fn ask_by_version(
    theirs: NonNull<c_void>,
    (symbol, address, flags, outcome): Query,
    version: c_uint,
) -> cudaError_t {
    type Ask = unsafe extern "C" fn(
        *const c_char,
        *mut *mut c_void,
        c_uint,
        c_ulonglong,
        *mut cudaDriverEntryPointQueryResult,
    ) -> cudaError_t;
    // SAFETY: as promised by the caller.
    unsafe {
        let theirs: Ask = std::mem::transmute(theirs.as_ptr());
        let status = theirs(symbol, address, version, flags, outcome);
        put_ours(status, symbol, address);
        status
    }
}

/// # Safety
/// The vendor's function has just returned `status` for these arguments.
unsafe fn put_ours(status: cudaError_t, symbol: *const c_char, address: *mut *mut c_void) {
    if status != cudaSuccess || symbol.is_null() || address.is_null() {
        return;
    }
    answer((), || {
        if cuda::is_native() {
            // SAFETY: after a success the vendor has read the name and written the address.
            unsafe { cuda::put_ours(symbol, address) };
        }
    });
}

/// # Safety
/// The pointers are NULL, or a string and valid for writing.
unsafe fn find(
    symbol: *const c_char,
    address: *mut *mut c_void,
    version: c_int,
    flags: c_ulonglong,
    outcome: *mut cudaDriverEntryPointQueryResult,
    per_thread: bool,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let (address, outcome) = unsafe {
        text(symbol)?;
        (out(address)?, out(outcome).ok())
    };
    if flags > cudaEnablePerThreadDefaultStream.into() {
        return invalid(format!("flags is {flags}: it must be 0, 1 or 2"));
    }
    let (mut function, mut status) = (ptr::null_mut(), cuda::CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND);
    let flags = driver_flags(flags, per_thread);
    // SAFETY: a string, and outputs of this function.
    let result = unsafe { cuda::cuGetProcAddress_v2(symbol, &mut function, version, flags, &mut status) };
    if result != cuda::CUDA_SUCCESS {
        return invalid(format!("the driver refuses version {version} or the flags"));
    }
    address.write(function);
    if let Some(outcome) = outcome {
        outcome.write(status);
    }
    Ok(())
}

/// Converts the flags to the driver's, which have the same numbers.
fn driver_flags(flags: c_ulonglong, per_thread: bool) -> c_ulonglong {
    if flags == c_ulonglong::from(cudaEnableDefault) && per_thread {
        cudaEnablePerThreadDefaultStream.into()
    } else {
        flags
    }
}
