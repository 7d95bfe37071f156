// SPDX-License-Identifier: MIT OR Apache-2.0
//! Names and descriptions of statuses. The driver has no last error.

use std::ffi::{CStr, c_char};
use std::ptr;

use super::types::*;
use super::{Slot, entry_without_gpu, forward, invalid};
use crate::border::arguments::out;
use crate::gpu::Result;

/// Returns the name of a status, such as "CUDA_ERROR_INVALID_VALUE". Needs no cuInit.
///
/// - `error` (in): the status.
/// - `pStr` (out): a constant text; NULL for an unknown status.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `pStr` and for an unknown status.
///
/// CUDA: cuGetErrorName from 6.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetErrorName(error: CUresult, pStr: *mut *const c_char) -> CUresult {
    let call = forward!(cuGetErrorName(error, pStr), quietly: true);
    entry_without_gpu(call, move || tell(pStr, error, name_and_description(error).map(|(name, _)| name)))
}

/// Returns the description of a status. Needs no cuInit. anygpu_last_reason() tells more about the thread's last
/// failure.
///
/// - `error` (in): the status.
/// - `pStr` (out): a constant text; NULL for an unknown status.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `pStr` and for an unknown status.
///
/// CUDA: cuGetErrorString from 6.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetErrorString(error: CUresult, pStr: *mut *const c_char) -> CUresult {
    let call = forward!(cuGetErrorString(error, pStr), quietly: true);
    entry_without_gpu(call, move || tell(pStr, error, name_and_description(error).map(|(_, description)| description)))
}

/// # Safety
/// `output` is NULL or valid for writing.
unsafe fn tell(output: *mut *const c_char, status: CUresult, text: Option<&'static CStr>) -> Result<()> {
    // SAFETY: as promised by the caller.
    let output = unsafe { out(output) }?;
    output.write(text.map_or(ptr::null(), CStr::as_ptr));
    if text.is_some() { Ok(()) } else { invalid(format!("{status} is not a status of CUDA's driver")) }
}
