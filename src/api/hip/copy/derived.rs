// Generated from src/api/hip/copy.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's: another name, default stream, or structures by reference.

use super::*;

/// hipMemset3D with its structures by reference, for languages that cannot pass them by value.
///
/// - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
/// - `value` (in): the byte; its low 8 bits count.
/// - `extent` (in): the size of the box; nothing is done for an empty one.
///
/// Returns what hipMemset3D returns, and hipErrorInvalidValue for a NULL structure.
///
/// HIP: hipMemset3D. CUDA: cudaMemset3D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_hipMemset3D_ref(
    pitchedDevPtr: *const hipPitchedPtr,
    value: c_int,
    extent: *const hipExtent,
) -> hipError_t {
    match (read(pitchedDevPtr), read(extent)) {
        (Ok(pitchedDevPtr), Ok(extent)) => hipMemset3D(pitchedDevPtr, value, extent),
        (Err(error), _) | (_, Err(error)) => entry(super::super::Call::unlogged("anygpu_hipMemset3D_ref"), |_| Err(error.clone())),
    }
}

/// hipMemset3DAsync with its structures by reference, for languages that cannot pass them by value.
///
/// - `pitchedDevPtr` (in): the memory: first byte, bytes from row to row, bytes in a row, rows in a slice.
/// - `value` (in): the byte; its low 8 bits count.
/// - `extent` (in): the size of the box; nothing is done for an empty one.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what hipMemset3DAsync returns, and hipErrorInvalidValue for a NULL structure.
///
/// HIP: hipMemset3DAsync. CUDA: cudaMemset3DAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_hipMemset3DAsync_ref(
    pitchedDevPtr: *const hipPitchedPtr,
    value: c_int,
    extent: *const hipExtent,
    stream: hipStream_t,
) -> hipError_t {
    match (read(pitchedDevPtr), read(extent)) {
        (Ok(pitchedDevPtr), Ok(extent)) => hipMemset3DAsync(pitchedDevPtr, value, extent, stream),
        (Err(error), _) | (_, Err(error)) => entry(super::super::Call::unlogged("anygpu_hipMemset3DAsync_ref"), |_| Err(error.clone())),
    }
}
