// Generated from src/api/cuda/context.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Releases a retained primary context.
///
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_CONTEXT when it was not
/// retained.
///
/// CUDA: cuDevicePrimaryCtxRelease from 7.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxRelease(dev: CUdevice) -> CUresult {
    let end = ends::primary(dev);
    let call = forward!(cuDevicePrimaryCtxRelease(dev), after: |status| end.settle(status == CUDA_SUCCESS));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        end.with(|| gpu.release_primary(dev))
    })
}

/// Destroys everything this process has on a device: memory, streams, events, opened memory.
///
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDevicePrimaryCtxReset from 11.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxReset_v2(dev: CUdevice) -> CUresult {
    let end = ends::device(Some(dev));
    let call = forward!(cuDevicePrimaryCtxReset_v2(dev), after: |status| end.settle(status == CUDA_SUCCESS));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        end.with(|| gpu.reset_primary(dev))
    })
}

/// Destroys everything this process has on a device: memory, streams, events, opened memory.
///
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDevicePrimaryCtxReset from 7.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxReset(dev: CUdevice) -> CUresult {
    let end = ends::device(Some(dev));
    let call = forward!(cuDevicePrimaryCtxReset(dev), after: |status| end.settle(status == CUDA_SUCCESS));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        end.with(|| gpu.reset_primary(dev))
    })
}

/// Creates a context on a device and makes it current for the calling thread.
///
/// - `pctx` (out): the context.
/// - `flags` (in): CUctx_flags, with at most one way to wait.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and other flags, CUDA_ERROR_INVALID_DEVICE for a device that does not
/// exist.
///
/// CUDA: cuCtxCreate from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxCreate(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) -> CUresult {
    let call = forward!(cuCtxCreate(pctx, flags, dev));
    entry(call, move |gpu| create(gpu, pctx, flags, dev))
}

/// Destroys a context; if it is current for the calling thread, the one below it becomes current.
///
/// The memory made in it is freed: device, pinned and managed memory, and registrations. Memory of pools and physical
/// memory stay.
///
/// - `ctx` (in): the context.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist and for a
/// primary one.
///
/// CUDA: cuCtxDestroy from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxDestroy(ctx: CUcontext) -> CUresult {
    let end = ends::context(ctx.into());
    let call = forward!(cuCtxDestroy(ctx), after: |status| end.settle(status == CUDA_SUCCESS));
    entry(call, move |gpu| end.with(|| destroy(gpu, ctx)))
}

/// Pushes a context, which becomes the calling thread's current one.
///
/// - `ctx` (in): the context.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
///
/// CUDA: cuCtxPushCurrent from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxPushCurrent(ctx: CUcontext) -> CUresult {
    let call = forward!(cuCtxPushCurrent(ctx));
    entry(call, move |gpu| push(gpu, ctx))
}

/// Pops the calling thread's current context; the one below it becomes current.
///
/// - `pctx` (out, nullable): the popped context.
///
/// Returns CUDA_ERROR_INVALID_CONTEXT where there is none.
///
/// CUDA: cuCtxPopCurrent from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxPopCurrent(pctx: *mut CUcontext) -> CUresult {
    let call = forward!(cuCtxPopCurrent(pctx));
    entry(call, move |gpu| pop(gpu, pctx))
}

/// Makes a context current in place of the calling thread's current one.
///
/// - `ctx` (in, nullable): the context; NULL pops the current one.
///
/// Returns CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
///
/// CUDA: cuCtxSetCurrent from 4.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxSetCurrent(ctx: CUcontext) -> CUresult {
    let call = forward!(cuCtxSetCurrent(ctx));
    entry(call, move |gpu| gpu.set_current_context((!ctx.is_null()).then(|| ctx.into())))
}

/// Returns the calling thread's current context.
///
/// - `pctx` (out): the context; NULL where there is none.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL.
///
/// CUDA: cuCtxGetCurrent from 4.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetCurrent(pctx: *mut CUcontext) -> CUresult {
    let call = forward!(cuCtxGetCurrent(pctx));
    entry(call, move |gpu| out(pctx)?.finish(gpu.made_current()?.map_or(ptr::null_mut(), Context::as_ptr)))
}

/// Waits until all work queued on the current context's device is done.
///
/// Returns CUDA_ERROR_LAUNCH_FAILED when work has failed.
///
/// CUDA: cuCtxSynchronize from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxSynchronize() -> CUresult {
    let call = forward!(cuCtxSynchronize());
    entry_in_context(call, move |gpu| gpu.synchronize_device())
}
