// Generated from src/api/cuda/device.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Returns the handle of a device, which is its ordinal.
///
/// - `device` (out): the handle.
/// - `ordinal` (in): the ordinal.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceGet from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int) -> CUresult {
    let call = forward!(cuDeviceGet(device, ordinal));
    entry(call, move |gpu| {
        let device = out(device)?;
        check_device(gpu, ordinal)?;
        device.finish(ordinal)
    })
}

/// Returns the human-readable name of a device.
///
/// - `name` (out, array of len): the name and its terminator, cut where it does not fit.
/// - `len` (in): bytes of room.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_VALUE for NULL or no room.
///
/// CUDA: cuDeviceGetName from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetName(name: *mut c_char, len: c_int, dev: CUdevice) -> CUresult {
    let call = forward!(cuDeviceGetName(name, len, dev));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        // SAFETY: the caller gives room for `len` bytes, or NULL.
        unsafe { write_text(name, len, &gpu.device_name(dev)?) }
    })
}
