// SPDX-License-Identifier: MIT OR Apache-2.0
//! Start and end, and versions.

use std::ffi::{c_char, c_int, c_uint};
use std::sync::atomic::Ordering;

use super::types::*;
use super::{Call, Kind, Nvml, RUNTIME, Result, STARTS, Slot, choice, entry, forward};
use crate::border::arguments::out;
use crate::border::entry::run_without_gpu;

/// Starts NVML. Each start needs an nvmlShutdown.
pub unsafe extern "C" fn nvmlInit_v2() -> nvmlReturn_t {
    start(forward!(nvmlInit_v2()))
}

/// Starts NVML, with flags that have no meaning here: no GPU, or no permission, is no reason to fail.
pub unsafe extern "C" fn nvmlInitWithFlags(flags: c_uint) -> nvmlReturn_t {
    start(forward!(nvmlInitWithFlags(flags)))
}

fn start(call: Call) -> nvmlReturn_t {
    let mut body = || {
        choice::get_to_ask(&RUNTIME)?;
        STARTS.fetch_add(1, Ordering::Relaxed);
        Ok(())
    };
    run_without_gpu::<Nvml>(call, (&mut body).into())
}

/// Undoes one nvmlInit.
pub unsafe extern "C" fn nvmlShutdown() -> nvmlReturn_t {
    let call = forward!(nvmlShutdown());
    let mut body = || {
        #[allow(deprecated, reason = "Rust 1.91 has no try_update")]
        let less = STARTS.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |starts| starts.checked_sub(1));
        less.map(|_| ()).map_err(|_| Kind::NotInitialized.into())
    };
    run_without_gpu::<Nvml>(call, (&mut body).into())
}

/// Returns the release of the driver.
pub unsafe extern "C" fn nvmlSystemGetDriverVersion(version: *mut c_char, length: c_uint) -> nvmlReturn_t {
    let call = forward!(nvmlSystemGetDriverVersion(version, length));
    // SAFETY: the caller gives room for `length` bytes, or NULL.
    entry(call, move |_| unsafe { write(version, length, DRIVER_VERSION) })
}

/// Returns the release of NVML.
pub unsafe extern "C" fn nvmlSystemGetNVMLVersion(version: *mut c_char, length: c_uint) -> nvmlReturn_t {
    let call = forward!(nvmlSystemGetNVMLVersion(version, length));
    // SAFETY: the caller gives room for `length` bytes, or NULL.
    entry(call, move |_| unsafe { write(version, length, NVML_VERSION) })
}

/// Returns the version of CUDA that the driver supports.
pub unsafe extern "C" fn nvmlSystemGetCudaDriverVersion(cudaDriverVersion: *mut c_int) -> nvmlReturn_t {
    let call = forward!(nvmlSystemGetCudaDriverVersion(cudaDriverVersion));
    entry(call, move |_| cuda_version(cudaDriverVersion))
}

/// Returns the version of CUDA that libcuda.so.1 has.
pub unsafe extern "C" fn nvmlSystemGetCudaDriverVersion_v2(cudaDriverVersion: *mut c_int) -> nvmlReturn_t {
    let call = forward!(nvmlSystemGetCudaDriverVersion_v2(cudaDriverVersion));
    entry(call, move |_| cuda_version(cudaDriverVersion))
}

unsafe fn cuda_version(version: *mut c_int) -> Result<nvmlReturn_t> {
    out(version)?.write(CUDA_VERSION);
    Ok(NVML_SUCCESS)
}

/// Writes a text and its terminator; NVML does not cut what does not fit.
///
/// # Safety
/// `text` is NULL or valid for writing `length` bytes.
pub(super) unsafe fn write(text: *mut c_char, length: c_uint, words: &str) -> Result<nvmlReturn_t> {
    out(text)?;
    if words.len() >= length as usize {
        return Ok(NVML_ERROR_INSUFFICIENT_SIZE);
    }
    text.cast::<u8>().copy_from_nonoverlapping(words.as_ptr(), words.len());
    text.add(words.len()).write(0);
    Ok(NVML_SUCCESS)
}
