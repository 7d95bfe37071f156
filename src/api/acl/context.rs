// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts. Each device has a default one, which aclrtSetDevice makes current.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::types::*;
use super::{current, entry, event, native, out, refused, stream};
use crate::border::arguments::check_device;
use crate::gpu::{Context, Error, Kind};
use crate::share::notify;

/// The contexts that the program has been told of, and whether aclrtCreateContext made them. Drivers use what they are
/// given as a context without looking at it first.
static KNOWN: Mutex<BTreeMap<usize, bool>> = Mutex::new(BTreeMap::new());

fn known() -> MutexGuard<'static, BTreeMap<usize, bool>> {
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

fn none() -> Error {
    Kind::InvalidContext.because("the context was never created, or has been destroyed, or is a device's default one")
}

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
    let call = native!(aclrtCreateContext(context, deviceId));
    entry(call, move |gpu| {
        let context = out(context)?;
        check_device(gpu, deviceId)?;
        let before = gpu.made_current()?;
        let created = gpu.create_context(deviceId, 0)?;
        // A thread has one context here, not a stack of them.
        if before.is_some() {
            gpu.pop_context()?;
            gpu.set_current_context(Some(created))?;
        }
        known().insert(created.0, true);
        context.write(created.as_ptr());
        Ok(())
    })
}

/// Destroys a context that was created, with its streams and events. A thread whose context it was has none.
///
/// - `context` (in): the context.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL for one that does not exist, and for a device's
/// default one.
///
/// AscendCL: aclrtDestroyContext. CUDA: cuCtxDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDestroyContext(context: aclrtContext) -> aclError {
    let call = native!(aclrtDestroyContext(context));
    entry(call, move |gpu| {
        if context.is_null() {
            return refused("the context is NULL");
        }
        let context = Context::from(context);
        // Forgotten first: its number may be another's as soon as it is destroyed.
        {
            let mut contexts = known();
            if contexts.get(&context.0) != Some(&true) {
                return Err(none());
            }
            contexts.remove(&context.0);
        }
        stream::destroy_all(gpu, context);
        event::destroy_all(gpu, context);
        notify::is_late(None, Some(context));
        gpu.destroy_context(context).inspect_err(|_| _ = known().insert(context.0, true))
    })
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
    let call = native!(aclrtSetCurrentContext(context));
    entry(call, move |gpu| {
        if context.is_null() {
            return refused("the context is NULL");
        }
        let context = Context::from(context);
        if !known().contains_key(&context.0) {
            return Err(none());
        }
        gpu.set_current_context(Some(context))
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
    let call = native!(aclrtGetCurrentContext(context));
    entry(call, move |gpu| {
        let context = out(context)?;
        let its = current(gpu)?;
        known().entry(its.0).or_insert(false);
        context.write(its.as_ptr());
        Ok(())
    })
}
