// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts and primary contexts. Programs that only know devices need none of them.

use std::ffi::{c_int, c_uint};
use std::ptr;

use super::types::*;
use super::{Slot, caller_abi, check_device, entry, forward, invalid, is_native_abi};
use crate::api::device::{check_cache_config, check_shared_mem_config};
use crate::border::arguments::{out, unsupported, write_optional};
use crate::gpu::{Context, Kind, Result};
use crate::share::{ends, semaphore};

/// Creates a context on a device and makes it current for the calling thread.
///
/// - `ctx` (out): the context.
/// - `flags` (in): one of the hipDeviceSchedule flags, and optionally hipDeviceMapHost and hipDeviceLmemResizeToMax.
/// - `device` (in): the device.
///
/// Returns hipErrorInvalidValue for NULL, other flags, and a device that does not exist.
///
/// HIP: hipCtxCreate. CUDA: cuCtxCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxCreate(ctx: *mut hipCtx_t, flags: c_uint, device: hipDevice_t) -> hipError_t {
    let call = forward!(hipCtxCreate(ctx, flags, device));
    entry(call, move |gpu| {
        if let Err(error) = check_device(gpu, device) {
            return invalid(error.to_string());
        }
        out(ctx)?.finish(gpu.create_context(device, schedule_flags(flags)?)?.as_ptr())
    })
}

/// Destroys a context; if it is current for the calling thread, the one below it becomes current.
///
/// - `ctx` (in): the context.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidContext for a context that does not exist.
///
/// HIP: hipCtxDestroy. CUDA: cuCtxDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxDestroy(ctx: hipCtx_t) -> hipError_t {
    let end = ends::context(ctx.into());
    let call = forward!(hipCtxDestroy(ctx), after: |status| end.settle(status == hipSuccess));
    entry(call, move |gpu| {
        if ctx.is_null() {
            return invalid("the context is NULL");
        }
        end.with(|| gpu.destroy_context(ctx.into()))
    })
}

/// Makes a context current in place of the calling thread's current one.
///
/// - `ctx` (in, nullable): the context; NULL pops the current one.
///
/// Returns hipErrorInvalidContext for a context that does not exist.
///
/// HIP: hipCtxSetCurrent. CUDA: cuCtxSetCurrent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxSetCurrent(ctx: hipCtx_t) -> hipError_t {
    let call = forward!(hipCtxSetCurrent(ctx));
    entry(call, move |gpu| gpu.set_current_context((!ctx.is_null()).then(|| ctx.into())))
}

/// Returns the calling thread's current context.
///
/// - `ctx` (out): the context; NULL where there is none.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipCtxGetCurrent. CUDA: cuCtxGetCurrent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxGetCurrent(ctx: *mut hipCtx_t) -> hipError_t {
    let call = forward!(hipCtxGetCurrent(ctx));
    entry(call, move |gpu| out(ctx)?.finish(gpu.current_context()?.map_or(ptr::null_mut(), Context::as_ptr)))
}

/// Pushes a context onto the calling thread's stack, which makes it current.
///
/// - `ctx` (in): the context.
///
/// Returns hipErrorInvalidContext for NULL and for a context that does not exist.
///
/// HIP: hipCtxPushCurrent. CUDA: cuCtxPushCurrent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxPushCurrent(ctx: hipCtx_t) -> hipError_t {
    let call = forward!(hipCtxPushCurrent(ctx));
    entry(call, move |gpu| {
        if ctx.is_null() {
            return Err(Kind::InvalidContext.because("the context is NULL"));
        }
        gpu.push_context(ctx.into())
    })
}

/// Pops the calling thread's current context; the one below it becomes current.
///
/// - `ctx` (out, nullable): the popped context.
///
/// Returns hipErrorInvalidContext where there is none.
///
/// HIP: hipCtxPopCurrent. CUDA: cuCtxPopCurrent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxPopCurrent(ctx: *mut hipCtx_t) -> hipError_t {
    let call = forward!(hipCtxPopCurrent(ctx));
    entry(call, move |gpu| {
        write_optional(ctx, gpu.pop_context()?.as_ptr());
        Ok(())
    })
}

/// Returns the device of the current context, which is the current device.
///
/// - `device` (out): its ordinal.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipCtxGetDevice. CUDA: cuCtxGetDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxGetDevice(device: *mut hipDevice_t) -> hipError_t {
    let call = forward!(hipCtxGetDevice(device));
    entry(call, move |gpu| out(device)?.finish(gpu.device()?))
}

/// Returns the flags of the current context.
///
/// - `flags` (out): the flags it was created with.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidContext where there is no current context.
///
/// HIP: hipCtxGetFlags. CUDA: cuCtxGetFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxGetFlags(flags: *mut c_uint) -> hipError_t {
    let call = forward!(hipCtxGetFlags(flags));
    entry(call, move |gpu| out(flags)?.finish(gpu.context_flags()?))
}

/// Returns the version of HIP that a context supports.
///
/// - `ctx` (in, nullable): the context; NULL is the current one.
/// - `apiVersion` (out): the number that hipRuntimeGetVersion returns.
///
/// Returns hipErrorInvalidValue for a NULL `apiVersion`, hipErrorInvalidContext for a context that does not exist.
///
/// HIP: hipCtxGetApiVersion. CUDA: cuCtxGetApiVersion.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxGetApiVersion(ctx: hipCtx_t, apiVersion: *mut c_int) -> hipError_t {
    let call = forward!(hipCtxGetApiVersion(ctx, apiVersion), abi: is_native_abi());
    entry(call, move |gpu| {
        let version = out(apiVersion)?;
        let context = if ctx.is_null() { gpu.current_context()? } else { Some(ctx.into()) };
        gpu.check_context(context.ok_or_else(|| Kind::InvalidContext.because("there is no current context"))?)?;
        version.finish(caller_abi().version())
    })
}

/// Returns the preference between shared memory and L1 cache: none, as no device here supports one.
///
/// - `cacheConfig` (out): hipFuncCachePreferNone.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipCtxGetCacheConfig. CUDA: cuCtxGetCacheConfig.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxGetCacheConfig(cacheConfig: *mut hipFuncCache_t) -> hipError_t {
    let call = forward!(hipCtxGetCacheConfig(cacheConfig));
    entry(call, move |_| out(cacheConfig)?.finish(hipFuncCachePreferNone))
}

/// Sets the preference between shared memory and L1 cache, which no device here supports.
///
/// - `cacheConfig` (in): the preference.
///
/// Returns hipErrorNotSupported, as AMD's runtime does; hipErrorInvalidValue for an unknown preference.
///
/// HIP: hipCtxSetCacheConfig. CUDA: cuCtxSetCacheConfig.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxSetCacheConfig(cacheConfig: hipFuncCache_t) -> hipError_t {
    let call = forward!(hipCtxSetCacheConfig(cacheConfig));
    entry(call, move |_| {
        check_cache_config(cacheConfig)?;
        unsupported("the split between shared memory and L1 cache cannot be set")
    })
}

/// Returns the bank size of shared memory.
///
/// - `pConfig` (out): hipSharedMemBankSizeFourByte.
///
/// Returns hipErrorInvalidValue for NULL.
///
/// HIP: hipCtxGetSharedMemConfig. CUDA: cuCtxGetSharedMemConfig.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxGetSharedMemConfig(pConfig: *mut hipSharedMemConfig) -> hipError_t {
    let call = forward!(hipCtxGetSharedMemConfig(pConfig));
    entry(call, move |_| out(pConfig)?.finish(hipSharedMemBankSizeFourByte))
}

/// Sets the bank size of shared memory, which no device here supports.
///
/// - `config` (in): the bank size.
///
/// Returns hipErrorNotSupported, as AMD's runtime does; hipErrorInvalidValue for an unknown bank size.
///
/// HIP: hipCtxSetSharedMemConfig. CUDA: cuCtxSetSharedMemConfig.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxSetSharedMemConfig(config: hipSharedMemConfig) -> hipError_t {
    let call = forward!(hipCtxSetSharedMemConfig(config));
    entry(call, move |_| {
        check_shared_mem_config(config)?;
        unsupported("the bank size of shared memory cannot be set")
    })
}

/// Waits until all work queued on the current context's device is done.
///
/// Returns hipErrorLaunchFailure when work has failed.
///
/// HIP: hipCtxSynchronize. CUDA: cuCtxSynchronize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxSynchronize() -> hipError_t {
    let call = forward!(hipCtxSynchronize(), unless: semaphore::any());
    entry(call, move |gpu| gpu.synchronize_device())
}

/// Returns the flags of a device's primary context and whether it is active.
///
/// - `dev` (in): the device.
/// - `flags` (out, nullable): the flags.
/// - `active` (out, nullable): 1 or 0.
///
/// Returns hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipDevicePrimaryCtxGetState. CUDA: cuDevicePrimaryCtxGetState.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDevicePrimaryCtxGetState(
    dev: hipDevice_t,
    flags: *mut c_uint,
    active: *mut c_int,
) -> hipError_t {
    let call = forward!(hipDevicePrimaryCtxGetState(dev, flags, active));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        let state = gpu.primary_state(dev)?;
        write_optional(flags, state.0);
        write_optional(active, state.1.into());
        Ok(())
    })
}

/// Retains a device's primary context, creating it where needed. It does not become current.
///
/// - `pctx` (out): the context; release it with hipDevicePrimaryCtxRelease.
/// - `dev` (in): the device.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL.
///
/// HIP: hipDevicePrimaryCtxRetain. CUDA: cuDevicePrimaryCtxRetain.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDevicePrimaryCtxRetain(pctx: *mut hipCtx_t, dev: hipDevice_t) -> hipError_t {
    let call = forward!(hipDevicePrimaryCtxRetain(pctx, dev));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        out(pctx)?.finish(gpu.retain_primary(dev)?.as_ptr())
    })
}

/// Releases a retained primary context.
///
/// - `dev` (in): the device.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidContext when it was not retained.
///
/// HIP: hipDevicePrimaryCtxRelease. CUDA: cuDevicePrimaryCtxRelease.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDevicePrimaryCtxRelease(dev: hipDevice_t) -> hipError_t {
    let end = ends::primary(dev);
    let call = forward!(hipDevicePrimaryCtxRelease(dev), after: |status| end.settle(status == hipSuccess));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        end.with(|| gpu.release_primary(dev))
    })
}

/// Destroys everything this process has on a device: memory, streams, events, openings.
///
/// - `dev` (in): the device.
///
/// Returns hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipDevicePrimaryCtxReset. CUDA: cuDevicePrimaryCtxReset.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDevicePrimaryCtxReset(dev: hipDevice_t) -> hipError_t {
    let end = ends::device(Some(dev));
    let call = forward!(hipDevicePrimaryCtxReset(dev), after: |status| end.settle(status == hipSuccess));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        end.with(|| gpu.reset_primary(dev))
    })
}

/// Sets the flags of a device's primary context.
///
/// - `dev` (in): the device.
/// - `flags` (in): one of the hipDeviceSchedule flags, and optionally hipDeviceMapHost and hipDeviceLmemResizeToMax.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for other flags,
/// hipErrorContextAlreadyInUse where the context's flags can no longer be changed.
///
/// HIP: hipDevicePrimaryCtxSetFlags. CUDA: cuDevicePrimaryCtxSetFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDevicePrimaryCtxSetFlags(dev: hipDevice_t, flags: c_uint) -> hipError_t {
    let call = forward!(hipDevicePrimaryCtxSetFlags(dev, flags));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        gpu.set_primary_flags(dev, schedule_flags(flags)?)
    })
}

/// Checks the flags of a device or context.
pub(super) fn schedule_flags(flags: c_uint) -> Result<c_uint> {
    let schedule = flags & hipDeviceScheduleMask;
    let valid = hipDeviceScheduleMask | hipDeviceMapHost | hipDeviceLmemResizeToMax;
    if flags & !valid == 0 && schedule.count_ones() <= 1 {
        Ok(flags)
    } else {
        invalid(format!("flags is {flags:#x}: not a combination of device flags"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_way_to_wait_at_a_time() {
        assert!(schedule_flags(hipDeviceScheduleBlockingSync | hipDeviceMapHost).is_ok());
        assert!(schedule_flags(hipDeviceScheduleSpin | hipDeviceScheduleYield).is_err());
        assert!(schedule_flags(0x40).is_err());
    }
}
