// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts and primary contexts.

#[path = "../generated/cuda/context.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_ulonglong};
use std::ptr;

use super::types::*;
use super::{
    Slot, check_device, current, entry, entry_in_context, existing_event, forward, invalid, made_current, unsupported,
    within,
};
use crate::api::device;
use crate::border::arguments::{no_flags, out, read, write_optional};
use crate::gpu::{Context, Error, Gpu, Kind, Limit, Result};
use crate::share::ends;

pub use derived::*;

/// Retains a device's primary context, creating it where needed. It does not become current.
///
/// - `pctx` (out): the context; release it with cuDevicePrimaryCtxRelease.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDevicePrimaryCtxRetain from 7.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxRetain(pctx: *mut CUcontext, dev: CUdevice) -> CUresult {
    let call = forward!(cuDevicePrimaryCtxRetain(pctx, dev));
    entry(call, move |gpu| {
        let pctx = out(pctx)?;
        check_device(gpu, dev)?;
        pctx.finish(gpu.retain_primary(dev)?.as_ptr())
    })
}

/// Releases a retained primary context.
///
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_CONTEXT when it was not
/// retained.
///
/// CUDA: cuDevicePrimaryCtxRelease from 11.0 on.
// Derived: cuDevicePrimaryCtxRelease from 7.0 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice) -> CUresult {
    let end = ends::primary(dev);
    let call = forward!(cuDevicePrimaryCtxRelease_v2(dev), after: |status| end.settle(status == CUDA_SUCCESS));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        end.with(|| gpu.release_primary(dev))
    })
}

// Derived from hipDevicePrimaryCtxReset: cuDevicePrimaryCtxReset_v2, cuDevicePrimaryCtxReset from 7.0 on
// Destroys everything this process has on a device: memory, streams, events, opened memory.
//
// CUDA: cuDevicePrimaryCtxReset from 11.0 on.

/// Sets the flags of a device's primary context, also while it is active.
///
/// - `dev` (in): the device.
/// - `flags` (in): CUctx_flags, with at most one way to wait, and without CU_CTX_MAP_HOST, which it always has.
///
/// Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDevicePrimaryCtxSetFlags from 11.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice, flags: c_uint) -> CUresult {
    let call = forward!(cuDevicePrimaryCtxSetFlags_v2(dev, flags));
    entry(call, move |gpu| {
        let flags = primary_flags(flags)?;
        check_device(gpu, dev)?;
        set_primary_flags(gpu, dev, flags)
    })
}

/// Sets the flags of a device's primary context, which may be active.
pub(in crate::api) fn set_primary_flags(gpu: &dyn Gpu, device: c_int, flags: c_uint) -> Result<()> {
    match gpu.set_primary_flags(device, flags) {
        Err(error) if error.kind() == Kind::ContextInUse => {
            // A second reference to a context that is in use cannot create one.
            let primary = gpu.retain_primary(device)?;
            let outcome = within(gpu, primary, || gpu.set_device_flags(flags));
            gpu.release_primary(device)?;
            outcome
        }
        outcome => outcome,
    }
}

/// Sets the flags of a device's primary context before it is active.
///
/// - `dev` (in): the device.
/// - `flags` (in): CUctx_flags, with at most one way to wait, and without CU_CTX_MAP_HOST, which it always has.
///
/// Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_INVALID_DEVICE for a device that does not exist,
/// CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE where it is active.
///
/// CUDA: cuDevicePrimaryCtxSetFlags from 7.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxSetFlags(dev: CUdevice, flags: c_uint) -> CUresult {
    let call = forward!(cuDevicePrimaryCtxSetFlags(dev, flags));
    entry(call, move |gpu| {
        let flags = primary_flags(flags)?;
        check_device(gpu, dev)?;
        gpu.set_primary_flags(dev, flags)
    })
}

/// Returns the flags of a device's primary context and whether it is active.
///
/// - `dev` (in): the device.
/// - `flags` (out): the flags.
/// - `active` (out): 1 or 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDevicePrimaryCtxGetState from 7.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDevicePrimaryCtxGetState(dev: CUdevice, flags: *mut c_uint, active: *mut c_int) -> CUresult {
    let call = forward!(cuDevicePrimaryCtxGetState(dev, flags, active));
    entry(call, move |gpu| {
        let (flags, active) = (out(flags)?, out(active)?);
        check_device(gpu, dev)?;
        let state = gpu.primary_state(dev)?;
        flags.write(state.0);
        active.finish(state.1.into())
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
/// CUDA: cuCtxCreate_v2; cuGetProcAddress gives it for cuCtxCreate from 3.2 on.
// Derived: cuCtxCreate from 2.0 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxCreate_v2(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) -> CUresult {
    let call = forward!(cuCtxCreate_v2(pctx, flags, dev));
    entry(call, move |gpu| create(gpu, pctx, flags, dev))
}

/// Creates a context on a device and makes it current for the calling thread.
///
/// - `pctx` (out): the context.
/// - `paramsArray` (in, array of numParams, nullable): execution affinities.
/// - `numParams` (in): how many; 0, as no device here can limit a context.
/// - `flags` (in): CUctx_flags, with at most one way to wait.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `pctx` and other flags, CUDA_ERROR_INVALID_DEVICE for a device that does
/// not exist, CUDA_ERROR_NOT_SUPPORTED for affinities.
///
/// CUDA: cuCtxCreate_v3; cuGetProcAddress gives it for cuCtxCreate from 11.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxCreate_v3(
    pctx: *mut CUcontext,
    paramsArray: *mut CUexecAffinityParam,
    numParams: c_int,
    flags: c_uint,
    dev: CUdevice,
) -> CUresult {
    let call = forward!(cuCtxCreate_v3(pctx, paramsArray, numParams, flags, dev));
    entry(call, move |gpu| {
        if numParams != 0 || !paramsArray.is_null() {
            return unsupported("no device here can limit a context's multiprocessors");
        }
        create(gpu, pctx, flags, dev)
    })
}

/// Creates a context on a device and makes it current for the calling thread.
///
/// - `pctx` (out): the context.
/// - `ctxCreateParams` (in, nullable): execution affinities and how it is shared with graphics: none here.
/// - `flags` (in): CUctx_flags, with at most one way to wait.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `pctx` and other flags, CUDA_ERROR_INVALID_DEVICE for a device that does
/// not exist, CUDA_ERROR_NOT_SUPPORTED for affinities and graphics.
///
/// CUDA: cuCtxCreate from 12.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxCreate_v4(
    pctx: *mut CUcontext,
    ctxCreateParams: *mut CUctxCreateParams,
    flags: c_uint,
    dev: CUdevice,
) -> CUresult {
    let call = forward!(cuCtxCreate_v4(pctx, ctxCreateParams, flags, dev));
    entry(call, move |gpu| {
        if let Ok(params) = read(ctxCreateParams)
            && (params.numExecAffinityParams != 0 || !params.cigParams.is_null())
        {
            return unsupported("no device here can limit a context's multiprocessors or share it with graphics");
        }
        create(gpu, pctx, flags, dev)
    })
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
/// CUDA: cuCtxDestroy from 4.0 on.
// Derived: cuCtxDestroy from 2.0 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxDestroy_v2(ctx: CUcontext) -> CUresult {
    let end = ends::context(ctx.into());
    let call = forward!(cuCtxDestroy_v2(ctx), after: |status| end.settle(status == CUDA_SUCCESS));
    entry(call, move |gpu| end.with(|| destroy(gpu, ctx)))
}

/// Pushes a context, which becomes the calling thread's current one.
///
/// - `ctx` (in): the context.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
///
/// CUDA: cuCtxPushCurrent from 4.0 on.
// Derived: cuCtxPushCurrent from 2.0 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxPushCurrent_v2(ctx: CUcontext) -> CUresult {
    let call = forward!(cuCtxPushCurrent_v2(ctx));
    entry(call, move |gpu| push(gpu, ctx))
}

/// Pops the calling thread's current context; the one below it becomes current.
///
/// - `pctx` (out, nullable): the popped context.
///
/// Returns CUDA_ERROR_INVALID_CONTEXT where there is none.
///
/// CUDA: cuCtxPopCurrent from 4.0 on.
// Derived: cuCtxPopCurrent from 2.0 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxPopCurrent_v2(pctx: *mut CUcontext) -> CUresult {
    let call = forward!(cuCtxPopCurrent_v2(pctx));
    entry(call, move |gpu| pop(gpu, pctx))
}

// Derived from hipCtxSetCurrent: cuCtxSetCurrent
// CUDA: cuCtxSetCurrent from 4.0 on.

// Derived from hipCtxGetCurrent: cuCtxGetCurrent
// With: pctx for ctx, made_current for current_context
// CUDA: cuCtxGetCurrent from 4.0 on.

/// Returns the device of the current context.
///
/// - `device` (out): its ordinal.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL.
///
/// CUDA: cuCtxGetDevice from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetDevice(device: *mut CUdevice) -> CUresult {
    let call = forward!(cuCtxGetDevice(device));
    entry(call, move |gpu| {
        let device = out(device)?;
        made_current(gpu).map_err(Error::as_answer)?;
        device.finish(gpu.current_device()?)
    })
}

/// Returns the device of a context.
///
/// - `device` (out): its ordinal.
/// - `ctx` (in, nullable): the context; NULL is the current one.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `device`, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
///
/// CUDA: cuCtxGetDevice_v2; cuGetProcAddress gives it for cuCtxGetDevice from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetDevice_v2(device: *mut CUdevice, ctx: CUcontext) -> CUresult {
    let call = forward!(cuCtxGetDevice_v2(device, ctx));
    entry(call, move |gpu| out(device)?.finish(within(gpu, given_or_current(gpu, ctx)?, || gpu.current_device())?))
}

/// Returns the flags of the current context.
///
/// - `flags` (out): the flags it was created with or were set since; a primary one has CU_CTX_MAP_HOST, too.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL.
///
/// CUDA: cuCtxGetFlags from 7.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetFlags(flags: *mut c_uint) -> CUresult {
    let call = forward!(cuCtxGetFlags(flags));
    entry(call, move |gpu| {
        // A primary context that was reset still tells.
        gpu.check_context(made_current(gpu)?).map_err(|_| Kind::ContextDestroyed)?;
        out(flags)?.finish(gpu.context_flags()?)
    })
}

/// Sets the flags of the current context.
///
/// Of a primary one it does not change those that it is created with, except on AMD's GPUs, where they are the device's.
///
/// - `flags` (in): CUctx_flags, with at most one way to wait. CU_CTX_MAP_HOST stays as it is.
///
/// Returns CUDA_ERROR_INVALID_VALUE for other flags.
///
/// CUDA: cuCtxSetFlags from 12.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxSetFlags(flags: c_uint) -> CUresult {
    let call = forward!(cuCtxSetFlags(flags));
    entry(call, move |gpu| {
        current(gpu).map_err(Error::as_answer)?;
        let flags = context_flags(flags)?;
        gpu.set_context_flags(flags & !CU_CTX_MAP_HOST | gpu.context_flags()? & CU_CTX_MAP_HOST)
    })
}

/// Returns a number that no other context of this process has.
///
/// - `ctx` (in, nullable): the context; NULL is the current one.
/// - `ctxId` (out): the number.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `ctxId`, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
///
/// CUDA: cuCtxGetId from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetId(ctx: CUcontext, ctxId: *mut c_ulonglong) -> CUresult {
    let call = forward!(cuCtxGetId(ctx, ctxId));
    entry(call, move |gpu| out(ctxId)?.finish(given_or_current(gpu, ctx)?.0 as c_ulonglong))
}

// Derived from hipCtxSynchronize: cuCtxSynchronize
// With: entry_in_context for entry
// CUDA: cuCtxSynchronize from 2.0 on.

/// Waits until all work queued on a context's device is done.
///
/// - `ctx` (in, nullable): the context; NULL is the current one.
///
/// Returns CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_LAUNCH_FAILED when work has failed.
///
/// CUDA: cuCtxSynchronize_v2; cuGetProcAddress gives it for cuCtxSynchronize from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxSynchronize_v2(ctx: CUcontext) -> CUresult {
    let call = forward!(cuCtxSynchronize_v2(ctx));
    entry(call, move |gpu| within(gpu, given_or_current(gpu, ctx)?, || gpu.synchronize_device()))
}

/// Sets a limit of the current context's device.
///
/// - `limit` (in): the limit.
/// - `value` (in): its value.
///
/// Returns CUDA_ERROR_INVALID_VALUE for an unknown limit, CUDA_ERROR_UNSUPPORTED_LIMIT for one that cannot be set here.
///
/// CUDA: cuCtxSetLimit from 3.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxSetLimit(limit: CUlimit, value: usize) -> CUresult {
    let call = forward!(cuCtxSetLimit(limit, value));
    entry_in_context(call, move |gpu| gpu.set_limit(read_limit(limit)?, value))
}

/// Returns a limit of the current context's device.
///
/// - `pvalue` (out): its value.
/// - `limit` (in): the limit.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown limit, CUDA_ERROR_UNSUPPORTED_LIMIT for one that is not
/// supported here.
///
/// CUDA: cuCtxGetLimit from 3.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetLimit(pvalue: *mut usize, limit: CUlimit) -> CUresult {
    let call = forward!(cuCtxGetLimit(pvalue, limit));
    entry_in_context(call, move |gpu| out(pvalue)?.finish(gpu.limit(read_limit(limit)?)?))
}

/// Returns the preference between shared memory and L1 cache: none, as no device here can be set.
///
/// - `pconfig` (out): CU_FUNC_CACHE_PREFER_NONE.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL.
///
/// CUDA: cuCtxGetCacheConfig from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetCacheConfig(pconfig: *mut CUfunc_cache) -> CUresult {
    let call = forward!(cuCtxGetCacheConfig(pconfig));
    entry_in_context(call, move |gpu| {
        _ = gpu;
        out(pconfig)?.finish(CU_FUNC_CACHE_PREFER_NONE)
    })
}

/// Accepts a preference between shared memory and L1 cache, which no device here follows.
///
/// - `config` (in): the preference.
///
/// Returns CUDA_ERROR_INVALID_VALUE for an unknown preference.
///
/// CUDA: cuCtxSetCacheConfig from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxSetCacheConfig(config: CUfunc_cache) -> CUresult {
    let call = forward!(cuCtxSetCacheConfig(config));
    entry_in_context(call, move |gpu| {
        _ = gpu;
        if config > CU_FUNC_CACHE_PREFER_EQUAL {
            return invalid(format!("config is {config}: there is no such preference"));
        }
        Ok(())
    })
}

/// Returns the API version that a context was created with.
///
/// - `ctx` (in, nullable): the context; NULL is the current one.
/// - `version` (out): 3020, as the driver reports.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `version`, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
///
/// CUDA: cuCtxGetApiVersion from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetApiVersion(ctx: CUcontext, version: *mut c_uint) -> CUresult {
    let call = forward!(cuCtxGetApiVersion(ctx, version));
    entry(call, move |gpu| {
        given_or_current(gpu, ctx)?;
        out(version)?.finish(3020)
    })
}

/// Returns the range of stream priorities.
///
/// - `leastPriority` (out, nullable): the least urgent.
/// - `greatestPriority` (out, nullable): the most urgent, a number that is not higher.
///
/// CUDA: cuCtxGetStreamPriorityRange from 5.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetStreamPriorityRange(
    leastPriority: *mut c_int,
    greatestPriority: *mut c_int,
) -> CUresult {
    let call = forward!(cuCtxGetStreamPriorityRange(leastPriority, greatestPriority));
    entry_in_context(call, move |gpu| device::priority_range(gpu, leastPriority, greatestPriority))
}

/// Makes all lines of the L2 cache normal; there are no others here.
///
/// CUDA: cuCtxResetPersistingL2Cache from 11.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxResetPersistingL2Cache() -> CUresult {
    let call = forward!(cuCtxResetPersistingL2Cache());
    entry_in_context(call, move |gpu| {
        _ = gpu;
        Ok(())
    })
}

/// Returns the limit of a context to a part of its device's multiprocessors; not supported.
///
/// - `pExecAffinity` (out): the limit.
/// - `type` (in): CU_EXEC_AFFINITY_TYPE_SM_COUNT.
///
/// Returns CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY, CUDA_ERROR_INVALID_VALUE for NULL and another `type`.
///
/// CUDA: cuCtxGetExecAffinity from 11.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetExecAffinity(
    pExecAffinity: *mut CUexecAffinityParam,
    r#type: CUexecAffinityType,
) -> CUresult {
    let call = forward!(cuCtxGetExecAffinity(pExecAffinity, r#type));
    entry_in_context(call, move |gpu| {
        _ = gpu;
        if pExecAffinity.is_null() || r#type != CU_EXEC_AFFINITY_TYPE_SM_COUNT {
            return invalid("there is no such affinity, or no room for it");
        }
        Err(Kind::Native(CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY as i32).because("no device here limits contexts"))
    })
}

/// Queues a record of an event behind all work queued in a context.
///
/// - `hCtx` (in): the context.
/// - `hEvent` (in): an event of it.
///
/// Returns CUDA_ERROR_INVALID_CONTEXT for NULL and a context that does not exist, CUDA_ERROR_INVALID_HANDLE for an
/// event that does not exist or is another context's, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED where a stream of the
/// context is being captured, whose capture fails, CUDA_ERROR_NOT_SUPPORTED on AMD's, Intel's and Ascend's devices.
///
/// CUDA: cuCtxRecordEvent from 12.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult {
    let call = forward!(cuCtxRecordEvent(hCtx, hEvent));
    entry(call, move |gpu| within(gpu, named(gpu, hCtx)?, || gpu.record_in_context(existing_event(hEvent)?)))
}

/// Makes all work queued in a context from now on wait for an event.
///
/// - `hCtx` (in): the context.
/// - `hEvent` (in): the event, of any context.
///
/// Returns CUDA_ERROR_INVALID_CONTEXT for NULL and a context that does not exist, CUDA_ERROR_INVALID_HANDLE for an
/// event that does not exist, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED where a stream of the context is being captured,
/// whose capture fails, or the event was recorded in a capture, CUDA_ERROR_NOT_SUPPORTED on AMD's, Intel's and Ascend's
/// devices.
///
/// CUDA: cuCtxWaitEvent from 12.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult {
    let call = forward!(cuCtxWaitEvent(hCtx, hEvent));
    entry(call, move |gpu| within(gpu, named(gpu, hCtx)?, || gpu.wait_in_context(existing_event(hEvent)?)))
}

/// Returns the current context. Contexts have no attach count any more.
///
/// - `pctx` (out): the context.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and other flags.
///
/// CUDA: cuCtxAttach from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxAttach(pctx: *mut CUcontext, flags: c_uint) -> CUresult {
    let call = forward!(cuCtxAttach(pctx, flags));
    entry_in_context(call, move |gpu| {
        let pctx = out(pctx)?;
        no_flags(flags)?;
        pctx.finish(current(gpu)?.as_ptr())
    })
}

/// Checks that a context is current. Contexts have no attach count any more.
///
/// - `ctx` (in): the current context.
///
/// Returns CUDA_ERROR_INVALID_CONTEXT for any other.
///
/// CUDA: cuCtxDetach from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxDetach(ctx: CUcontext) -> CUresult {
    let call = forward!(cuCtxDetach(ctx));
    entry_in_context(call, move |gpu| {
        if current(gpu)? == Context::from(ctx) {
            Ok(())
        } else {
            Err(Kind::InvalidContext.because("only the current context can be detached"))
        }
    })
}

/// Returns the bank size of shared memory.
///
/// - `pConfig` (out): CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL.
///
/// CUDA: cuCtxGetSharedMemConfig from 4.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxGetSharedMemConfig(pConfig: *mut CUsharedconfig) -> CUresult {
    let call = forward!(cuCtxGetSharedMemConfig(pConfig));
    entry_in_context(call, move |gpu| {
        _ = gpu;
        out(pConfig)?.finish(CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE)
    })
}

/// Accepts a bank size of shared memory, which no device here follows.
///
/// - `config` (in): the bank size.
///
/// Returns CUDA_ERROR_INVALID_VALUE for an unknown bank size.
///
/// CUDA: cuCtxSetSharedMemConfig from 4.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> CUresult {
    let call = forward!(cuCtxSetSharedMemConfig(config));
    entry_in_context(call, move |gpu| {
        _ = gpu;
        if config > CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE {
            return invalid(format!("config is {config}: there is no such bank size"));
        }
        Ok(())
    })
}

/// Begins to collect a profile where a profiling tool is attached; only NVIDIA's own driver can have one.
///
/// Returns CUDA_ERROR_INVALID_CONTEXT if no context is current.
///
/// CUDA: cuProfilerStart from 4.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuProfilerStart() -> CUresult {
    let call = forward!(cuProfilerStart());
    entry_in_context(call, move |_| Ok(()))
}

/// Ceases to collect a profile where a profiling tool is attached; only NVIDIA's own driver can have one.
///
/// Returns CUDA_ERROR_INVALID_CONTEXT if no context is current.
///
/// CUDA: cuProfilerStop from 4.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuProfilerStop() -> CUresult {
    let call = forward!(cuProfilerStop());
    entry_in_context(call, move |_| Ok(()))
}

/// Waits for remote writes into the current context's memory; not supported, as none come here.
///
/// - `target` (in): CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX.
/// - `scope` (in): the contexts that see them, a CUflushGPUDirectRDMAWritesScope.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_VALUE for another target or scope.
///
/// CUDA: cuFlushGPUDirectRDMAWrites from 11.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget,
    scope: CUflushGPUDirectRDMAWritesScope,
) -> CUresult {
    let call = forward!(cuFlushGPUDirectRDMAWrites(target, scope));
    entry_in_context(call, move |_| {
        let scopes = [CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER, CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES];
        if target != CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX || !scopes.contains(&scope) {
            return invalid(format!("target {target} or scope {scope} is unknown"));
        }
        unsupported("no device here is written to by others")
    })
}

/// # Safety
/// `context` is NULL or valid for writing.
unsafe fn create(gpu: &dyn Gpu, context: *mut CUcontext, flags: c_uint, device: CUdevice) -> Result<()> {
    // SAFETY: as promised by the caller.
    let context = unsafe { out(context) }?;
    let flags = context_flags(flags)?;
    check_device(gpu, device)?;
    context.finish(gpu.create_context(device, flags)?.as_ptr())
}

fn destroy(gpu: &dyn Gpu, context: CUcontext) -> Result<()> {
    if context.is_null() { invalid("the context is NULL") } else { gpu.destroy_context_with_objects(context.into()) }
}

fn push(gpu: &dyn Gpu, context: CUcontext) -> Result<()> {
    if context.is_null() { invalid("the context is NULL") } else { gpu.push_context(context.into()) }
}

/// # Safety
/// `context` is NULL or valid for writing.
unsafe fn pop(gpu: &dyn Gpu, context: *mut CUcontext) -> Result<()> {
    let popped = gpu.pop_context()?;
    // SAFETY: as promised by the caller.
    unsafe { write_optional(context, popped.as_ptr()) };
    Ok(())
}

/// Returns the given context after checking it, or the current one for NULL.
fn given_or_current(gpu: &dyn Gpu, context: CUcontext) -> Result<Context> {
    if context.is_null() { current(gpu) } else { named(gpu, context) }
}

/// A context that is named, checked to be live; InvalidContext for NULL.
fn named(gpu: &dyn Gpu, context: CUcontext) -> Result<Context> {
    let context = context.into();
    gpu.check_active(context)?;
    Ok(context)
}

/// Checks the flags of a context.
fn context_flags(flags: c_uint) -> Result<c_uint> {
    const KNOWN: c_uint = 0xff;
    let ways_to_wait = (flags & CU_CTX_SCHED_MASK).count_ones();
    if flags & !KNOWN == 0 && ways_to_wait <= 1 {
        Ok(flags)
    } else {
        invalid(format!("flags is {flags:#x}: not a combination of context flags"))
    }
}

/// Checks the flags of a primary context, which always maps pinned memory and is not asked to.
fn primary_flags(flags: c_uint) -> Result<c_uint> {
    if flags & CU_CTX_MAP_HOST == 0 { context_flags(flags) } else { invalid("flags has CU_CTX_MAP_HOST") }
}

fn read_limit(limit: CUlimit) -> Result<Limit> {
    Ok(match limit {
        CU_LIMIT_STACK_SIZE => Limit::StackSize,
        CU_LIMIT_PRINTF_FIFO_SIZE => Limit::PrintfBuffer,
        CU_LIMIT_MALLOC_HEAP_SIZE => Limit::Heap,
        CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH..=CU_LIMIT_PER_BLOCK_MEMORY_SIZE => {
            return Err(Kind::UnsupportedLimit.because(format!("limit {limit} is not known here")));
        }
        _ => return invalid(format!("the limit is {limit}: there is no such limit")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_way_to_wait_at_a_time() {
        assert!(context_flags(CU_CTX_SCHED_BLOCKING_SYNC | CU_CTX_MAP_HOST).is_ok());
        assert!(context_flags(CU_CTX_SCHED_SPIN | CU_CTX_SCHED_YIELD).is_err());
        assert!(context_flags(0x100).is_err());
    }
}
