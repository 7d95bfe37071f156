// Generated from src/api/hip/memory.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// hipMalloc3D with the extent by reference, for languages that cannot pass a structure by value.
///
/// - `pitchedDevPtr` (out): the address, the bytes from row to row, and the width and height of `extent`; the address is
///   NULL and the pitch 0 for an empty extent. Free the memory with hipFree.
/// - `extent` (in): bytes in a row, rows in a slice, and slices.
///
/// Returns what hipMalloc3D returns, and hipErrorInvalidValue for a NULL extent.
///
/// HIP: hipMalloc3D. CUDA: cudaMalloc3D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_hipMalloc3D_ref(
    pitchedDevPtr: *mut hipPitchedPtr,
    extent: *const hipExtent,
) -> hipError_t {
    match read(extent) {
        Ok(extent) => hipMalloc3D(pitchedDevPtr, extent),
        Err(error) => entry(super::super::Call::unlogged("anygpu_hipMalloc3D_ref"), |_| Err(error.clone())),
    }
}

/// hipMemAdvise_v2 with the location by reference, for languages that cannot pass a structure by value.
///
/// - `dev_ptr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `advice` (in): the advice.
/// - `location` (in): the device or the host, all of whose NUMA nodes are one; ignored for read-mostly advice.
///
/// Returns what hipMemAdvise_v2 returns, and hipErrorInvalidValue for a NULL location.
///
/// HIP: hipMemAdvise_v2 from 7.1 on. CUDA: cuMemAdvise.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_hipMemAdvise_v2_ref(
    dev_ptr: *const c_void,
    count: usize,
    advice: hipMemoryAdvise,
    location: *const hipMemLocation,
) -> hipError_t {
    match read(location) {
        Ok(location) => hipMemAdvise_v2(dev_ptr, count, advice, location),
        Err(error) => entry(super::super::Call::unlogged("anygpu_hipMemAdvise_v2_ref"), |_| Err(error.clone())),
    }
}

/// hipMemPrefetchAsync_v2 with the location by reference, for languages that cannot pass a structure by value.
///
/// - `dev_ptr` (in): the first byte.
/// - `count` (in): bytes, not 0.
/// - `location` (in): the device or the host, all of whose NUMA nodes are one.
/// - `flags` (in): 0.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what hipMemPrefetchAsync_v2 returns, and hipErrorInvalidValue for a NULL location.
///
/// HIP: hipMemPrefetchAsync_v2 from 7.1 on. CUDA: cuMemPrefetchAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_hipMemPrefetchAsync_v2_ref(
    dev_ptr: *const c_void,
    count: usize,
    location: *const hipMemLocation,
    flags: c_uint,
    stream: hipStream_t,
) -> hipError_t {
    match read(location) {
        Ok(location) => hipMemPrefetchAsync_v2(dev_ptr, count, location, flags, stream),
        Err(error) => entry(super::super::Call::unlogged("anygpu_hipMemPrefetchAsync_v2_ref"), |_| Err(error.clone())),
    }
}
