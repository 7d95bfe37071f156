// Generated from src/api/cuda/array.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's: another name, default stream, or structures by reference.

use super::*;

/// cuMemcpyDtoA_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyDtoA with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyDtoA_v2_ptds(
    dstArray: CUarray,
    dstOffset: usize,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyDtoA_v2_ptds(dstArray, dstOffset, srcDevice, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(
            gpu,
            in_row(dstArray, dstOffset),
            memory(address(srcDevice), Place::Device),
            ByteCount,
            Order::Now(Stream::PER_THREAD),
        )
    })
}

/// cuMemcpyAtoD_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyAtoD with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAtoD_v2_ptds(
    dstDevice: CUdeviceptr,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyAtoD_v2_ptds(dstDevice, srcArray, srcOffset, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(
            gpu,
            memory(address(dstDevice), Place::Device),
            in_row(srcArray, srcOffset),
            ByteCount,
            Order::Now(Stream::PER_THREAD),
        )
    })
}

/// cuMemcpyHtoA_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyHtoA with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoA_v2_ptds(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyHtoA_v2_ptds(dstArray, dstOffset, srcHost, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(
            gpu,
            in_row(dstArray, dstOffset),
            memory(non_null(srcHost), Place::Host),
            ByteCount,
            Order::Now(Stream::PER_THREAD),
        )
    })
}

/// cuMemcpyAtoH_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyAtoH with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAtoH_v2_ptds(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyAtoH_v2_ptds(dstHost, srcArray, srcOffset, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(
            gpu,
            memory(non_null(dstHost), Place::Host),
            in_row(srcArray, srcOffset),
            ByteCount,
            Order::Now(Stream::PER_THREAD),
        )
    })
}

/// cuMemcpyAtoA_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyAtoA with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAtoA_v2_ptds(
    dstArray: CUarray,
    dstOffset: usize,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult {
    let call = forward!(cuMemcpyAtoA_v2_ptds(dstArray, dstOffset, srcArray, srcOffset, ByteCount));
    entry_in_context(call, move |gpu| {
        copy_row(gpu, in_row(dstArray, dstOffset), in_row(srcArray, srcOffset), ByteCount, Order::Now(Stream::PER_THREAD))
    })
}

/// cuMemcpyHtoAAsync_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyHtoAAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyHtoAAsync_v2_ptsz(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyHtoAAsync_v2_ptsz(dstArray, dstOffset, srcHost, ByteCount, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        copy_row(
            gpu,
            in_row(dstArray, dstOffset),
            memory(non_null(srcHost), Place::Host),
            ByteCount,
            Order::Queued(per_thread(hStream)),
        )
    })
}

/// cuMemcpyAtoHAsync_v2 with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuMemcpyAtoHAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuMemcpyAtoHAsync_v2_ptsz(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    let call = forward!(cuMemcpyAtoHAsync_v2_ptsz(dstHost, srcArray, srcOffset, ByteCount, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        copy_row(
            gpu,
            memory(non_null(dstHost), Place::Host),
            in_row(srcArray, srcOffset),
            ByteCount,
            Order::Queued(per_thread(hStream)),
        )
    })
}
