// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays: creation, description, and copies to, from and between them.

#[path = "../generated/cuda/array.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_uint, c_void};

use super::types::*;
use super::{
    Slot, address, default_stream, entry, entry_copying, entry_in_context, entry_unless_destroyed, forward, non_null,
    now, per_thread,
};
use crate::api::array::{self, Desc2D, Desc3D, copy_row, existing, existing_mipmapped, in_row};
use crate::gpu::{Address, Endpoint, Order, Place, Result, Stream};

pub use derived::*;

/// Creates an array of one or two dimensions.
///
/// - `pHandle` (out): the array; free it with cuArrayDestroy.
/// - `pAllocateArray` (in): its shape and format.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown formats, other numbers of channels than 1, 2 and 4, a width of
/// 0, and an extent beyond the device's limits; CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuArrayCreate from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuArrayCreate_v2(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR,
) -> CUresult {
    let call = forward!(cuArrayCreate_v2(pHandle, pAllocateArray));
    // SAFETY: the caller gives valid pointers, or NULL.
    entry_in_context(call, move |gpu| unsafe {
        let desc = array::read_as::<Desc2D>(pAllocateArray).and_then(|desc| Desc3D::from(desc).neutral());
        array::create(gpu, pHandle.cast(), desc)
    })
}

/// Returns the shape and the format of an array of one or two dimensions.
///
/// - `pArrayDescriptor` (out): width, height and format.
/// - `hArray` (in): the array.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `pArrayDescriptor`, CUDA_ERROR_INVALID_HANDLE for NULL and for an array
/// that does not exist.
///
/// CUDA: cuArrayGetDescriptor from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuArrayGetDescriptor_v2(
    pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR,
    hArray: CUarray,
) -> CUresult {
    let call = forward!(cuArrayGetDescriptor_v2(pArrayDescriptor, hArray));
    // SAFETY: the caller gives a valid pointer, or NULL.
    entry(call, move |gpu| unsafe { array::describe::<Desc2D>(gpu, pArrayDescriptor.cast(), existing(hArray)) })
}

/// Frees an array, once the work that was queued before is done. A level of a mipmapped array stays.
///
/// - `hArray` (in): the array.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for NULL, CUDA_ERROR_CONTEXT_IS_DESTROYED for an array that does not exist.
///
/// CUDA: cuArrayDestroy from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuArrayDestroy(hArray: CUarray) -> CUresult {
    let call = forward!(cuArrayDestroy(hArray));
    entry(call, move |gpu| gpu.destroy_array(existing(hArray)?))
}

/// Creates an array of one to three dimensions, or of layers.
///
/// - `pHandle` (out): the array; free it with cuArrayDestroy.
/// - `pAllocateArray` (in): its shape, format and uses.
///
/// Returns what cuArrayCreate returns; CUDA_ERROR_INVALID_VALUE also for unknown flags and impossible shapes;
/// CUDA_ERROR_NOT_SUPPORTED for compressed, planar and normalized formats.
///
/// CUDA: cuArray3DCreate from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuArray3DCreate_v2(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR,
) -> CUresult {
    let call = forward!(cuArray3DCreate_v2(pHandle, pAllocateArray));
    // SAFETY: the caller gives valid pointers, or NULL.
    entry_in_context(call, move |gpu| unsafe {
        array::create(gpu, pHandle.cast(), array::read_as::<Desc3D>(pAllocateArray).and_then(|desc| desc.neutral()))
    })
}

/// Returns the shape, the format and the flags of an array.
///
/// - `pArrayDescriptor` (out): extent, format and flags.
/// - `hArray` (in): the array.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `pArrayDescriptor`, CUDA_ERROR_INVALID_HANDLE for NULL and for an array
/// that does not exist.
///
/// CUDA: cuArray3DGetDescriptor from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuArray3DGetDescriptor_v2(
    pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR,
    hArray: CUarray,
) -> CUresult {
    let call = forward!(cuArray3DGetDescriptor_v2(pArrayDescriptor, hArray));
    // SAFETY: the caller gives a valid pointer, or NULL.
    entry(call, move |gpu| unsafe { array::describe::<Desc3D>(gpu, pArrayDescriptor.cast(), existing(hArray)) })
}

/// Creates a mipmapped array: arrays, each half as large as the one before.
///
/// - `pHandle` (out): the arrays; free them with cuMipmappedArrayDestroy.
/// - `pMipmappedArrayDesc` (in): the shape, format and uses of the first.
/// - `numMipmapLevels` (in): how many; at least one is made, and at most as many as lead to a single element.
///
/// Returns what cuArray3DCreate returns.
///
/// CUDA: cuMipmappedArrayCreate from 5.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMipmappedArrayCreate(
    pHandle: *mut CUmipmappedArray,
    pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR,
    numMipmapLevels: c_uint,
) -> CUresult {
    let call = forward!(cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels));
    // SAFETY: the caller gives valid pointers, or NULL.
    entry_in_context(call, move |gpu| unsafe {
        let desc = array::read_as::<Desc3D>(pMipmappedArrayDesc).and_then(|desc| desc.neutral());
        array::create_mipmapped(gpu, pHandle.cast(), desc, numMipmapLevels)
    })
}

// Derived from hipMipmappedArrayGetLevel: cuMipmappedArrayGetLevel
// With: existing_mipmapped for levelled, entry_unless_destroyed for entry, hMipmappedArray for hMipMappedArray
// Returns one level of a mipmapped array.
//
// - `pLevelArray` (out): the array, which is freed with all of them.
// - `hMipmappedArray` (in): the arrays.
// - `level` (in): which one, from 0, the largest.
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown level; CUDA_ERROR_INVALID_HANDLE for an invalid array;
// CUDA_ERROR_NOT_SUPPORTED where there are no such arrays.
//
// CUDA: cuMipmappedArrayGetLevel from 5.0 on.

/// Frees a mipmapped array. The external memory that it may be in stays.
///
/// - `hMipmappedArray` (in): the arrays.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for an invalid array; CUDA_ERROR_NOT_SUPPORTED where there are no such arrays.
///
/// CUDA: cuMipmappedArrayDestroy from 5.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> CUresult {
    let call = forward!(cuMipmappedArrayDestroy(hMipmappedArray));
    entry(call, move |gpu| gpu.destroy_mipmapped_array(existing_mipmapped(hMipmappedArray)?))
}

/// Copies bytes from a device to a row of an array. Done when the call returns.
///
/// - `dstArray` (in): the array that is written.
/// - `dstOffset` (in): bytes before the first in the row.
/// - `srcDevice` (in): the address that is read.
/// - `ByteCount` (in): bytes; nothing is done for 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
/// allocation; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
///
/// CUDA: cuMemcpyDtoA from 3.2 on.
// Derived: cuMemcpyDtoA_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(
            gpu,
            in_row(dstArray, dstOffset),
            memory(address(srcDevice), Place::Device),
            ByteCount,
            Order::Now(Stream::NULL),
        )
    })
}

/// Copies bytes from a row of an array to a device. Done when the call returns.
///
/// - `dstDevice` (in): the address that is written.
/// - `srcArray` (in): the array that is read.
/// - `srcOffset` (in): bytes before the first in the row.
/// - `ByteCount` (in): bytes; nothing is done for 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
/// allocation; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
///
/// CUDA: cuMemcpyAtoD from 3.2 on.
// Derived: cuMemcpyAtoD_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAtoD_v2(
    dstDevice: CUdeviceptr,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(
            gpu,
            memory(address(dstDevice), Place::Device),
            in_row(srcArray, srcOffset),
            ByteCount,
            Order::Now(Stream::NULL),
        )
    })
}

/// Copies bytes from the host to a row of an array. Done when the call returns.
///
/// - `dstArray` (in): the array that is written.
/// - `dstOffset` (in): bytes before the first in the row.
/// - `srcHost` (in): the address that is read.
/// - `ByteCount` (in): bytes; nothing is done for 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
/// allocation; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
///
/// CUDA: cuMemcpyHtoA from 3.2 on.
// Derived: cuMemcpyHtoA_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyHtoA_v2(dstArray, dstOffset, srcHost, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(
            gpu,
            in_row(dstArray, dstOffset),
            memory(non_null(srcHost), Place::Host),
            ByteCount,
            Order::Now(Stream::NULL),
        )
    })
}

/// Copies bytes from a row of an array to the host. Done when the call returns.
///
/// - `dstHost` (in): the address that is written.
/// - `srcArray` (in): the array that is read.
/// - `srcOffset` (in): bytes before the first in the row.
/// - `ByteCount` (in): bytes; nothing is done for 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
/// allocation; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
///
/// CUDA: cuMemcpyAtoH from 3.2 on.
// Derived: cuMemcpyAtoH_v2_ptds
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAtoH_v2(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(
            gpu,
            memory(non_null(dstHost), Place::Host),
            in_row(srcArray, srcOffset),
            ByteCount,
            Order::Now(Stream::NULL),
        )
    })
}

// Derived from hipMemcpyAtoA: cuMemcpyAtoA_v2, cuMemcpyAtoA_v2_ptds
// With: entry_in_context for entry
// Copies bytes from a row of an array to a row of an array. Done when the call returns.
//
// - `ByteCount` (in): bytes; nothing is done for 0.
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
// allocation; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
//
// CUDA: cuMemcpyAtoA from 3.2 on.

/// Queues a copy of bytes from the host to a row of an array.
///
/// - `dstArray` (in): the array that is written.
/// - `dstOffset` (in): bytes before the first in the row.
/// - `srcHost` (in): the address that is read.
/// - `ByteCount` (in): bytes; nothing is done for 0.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
/// allocation; CUDA_ERROR_INVALID_HANDLE for an array or a stream that does not exist.
///
/// CUDA: cuMemcpyHtoAAsync from 3.2 on.
// Derived: cuMemcpyHtoAAsync_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoAAsync_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyHtoAAsync_v2(dstArray, dstOffset, srcHost, ByteCount, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        copy_row(
            gpu,
            in_row(dstArray, dstOffset),
            memory(non_null(srcHost), Place::Host),
            ByteCount,
            Order::Queued(default_stream(hStream)),
        )
    })
}

/// Queues a copy of bytes from a row of an array to the host.
///
/// - `dstHost` (in): the address that is written.
/// - `srcArray` (in): the array that is read.
/// - `srcOffset` (in): bytes before the first in the row.
/// - `ByteCount` (in): bytes; nothing is done for 0.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
/// allocation; CUDA_ERROR_INVALID_HANDLE for an array or a stream that does not exist.
///
/// CUDA: cuMemcpyAtoHAsync from 3.2 on.
// Derived: cuMemcpyAtoHAsync_v2_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAtoHAsync_v2(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyAtoHAsync_v2(dstHost, srcArray, srcOffset, ByteCount, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        copy_row(
            gpu,
            memory(non_null(dstHost), Place::Host),
            in_row(srcArray, srcOffset),
            ByteCount,
            Order::Queued(default_stream(hStream)),
        )
    })
}

fn memory(address: Result<Address>, place: Place) -> Result<Endpoint> {
    Ok(array::row(address?, place))
}
