// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts. Each device has a default one, which aclrtSetDevice makes current.

use super::types::*;
use super::{current, entry, native, out, refused};
use crate::entry::check_device;

/// Creates a context on a device and makes it the calling thread's.
///
/// - `context` (out): the context; destroy it with aclrtDestroyContext.
/// - `deviceId` (in): the device.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
///
/// AscendCL: aclrtCreateContext. CUDA: cuCtxCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateContext(context: *mut aclrtContext, deviceId: i32) -> aclError {
    native!(aclrtCreateContext(context, deviceId));
    entry(|gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL.
        let context = unsafe { out(context) }?;
        check_device(gpu, deviceId)?;
        let before = gpu.made_current()?;
        let created = gpu.create_context(deviceId, 0)?;
        // A thread has one context here, not a stack of them.
        if before.is_some() {
            gpu.pop_context()?;
            gpu.set_current_context(Some(created))?;
        }
        context.write(created.as_ptr());
        Ok(())
    })
}

/// Destroys a context that was created. A thread whose context it was has none.
///
/// - `context` (in): the context.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL for one that does not exist, and for a device's
/// default one.
///
/// AscendCL: aclrtDestroyContext. CUDA: cuCtxDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDestroyContext(context: aclrtContext) -> aclError {
    native!(aclrtDestroyContext(context));
    entry(|gpu| if context.is_null() { refused("the context is NULL") } else { gpu.destroy_context(context.into()) })
}

/// Makes a context the calling thread's.
///
/// - `context` (in): the context.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL for one that does not exist.
///
/// AscendCL: aclrtSetCurrentContext. CUDA: cuCtxSetCurrent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSetCurrentContext(context: aclrtContext) -> aclError {
    native!(aclrtSetCurrentContext(context));
    entry(|gpu| {
        if context.is_null() {
            return refused("the context is NULL");
        }
        gpu.set_current_context(Some(context.into()))
    })
}

/// Tells the calling thread's context.
///
/// - `context` (out): the context.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL where the thread has none.
///
/// AscendCL: aclrtGetCurrentContext. CUDA: cuCtxGetCurrent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetCurrentContext(context: *mut aclrtContext) -> aclError {
    native!(aclrtGetCurrentContext(context));
    entry(|gpu| {
        // SAFETY: the caller gives a valid pointer, or NULL.
        let context = unsafe { out(context) }?;
        context.write(current(gpu)?.as_ptr());
        Ok(())
    })
}
