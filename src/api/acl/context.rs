// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts. Each device has a default one, which aclrtSetDevice makes current.

use std::sync::{Mutex, MutexGuard};

use super::types::*;
use super::{Slot, current, entry, event, forward, live_streams, out, refused};
use crate::border::arguments::{check_device, write_optional};
use crate::gpu::{Context, Error, Gpu, Kind};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::share::ends::{self, Scope};

/// The contexts that the program has, with true for those of aclrtCreateContext, as drivers do not check contexts.
///
/// The mutex guards the map, and is held across no call of the back end.
static CONTEXTS: Mutex<Map<usize, bool>> = Mutex::new(Map::new());

fn contexts() -> MutexGuard<'static, Map<usize, bool>> {
    lock(&CONTEXTS)
}

/// The listener of [`ends`]: forgets a context that ends by another dialect's call. A primary one may be in use again.
fn forget(scope: Scope, _: &dyn Gpu) -> Box<dyn FnOnce(bool)> {
    Box::new(move |has_ended| match scope {
        Scope::Context(context) if has_ended => _ = contexts().remove(&context.0),
        _ => (),
    })
}

fn unknown() -> Error {
    Kind::InvalidContext.because("the context was never created, or has been destroyed, or is a device's default one")
}

/// Creates a context on a device and makes it current for the calling thread.
///
/// - `context` (out): the context; destroy it with aclrtDestroyContext.
/// - `deviceId` (in): the device.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
///
/// AscendCL: aclrtCreateContext. CUDA: cuCtxCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateContext(context: *mut aclrtContext, deviceId: i32) -> aclError {
    let call = forward!(aclrtCreateContext(context, deviceId));
    entry(call, move |gpu| {
        let context = out(context)?;
        check_device(gpu, deviceId)?;
        let before = gpu.made_current()?;
        let created = gpu.create_context(deviceId, 0)?;
        // A thread has one context here, not a stack of contexts.
        if before.is_some() {
            gpu.pop_context()?;
            gpu.set_current_context(Some(created))?;
        }
        contexts().insert(created.0, true);
        context.finish(created.as_ptr())
    })
}

/// Destroys a created context, with its streams, events and notifies. Threads in which it is current have none then.
///
/// - `context` (in): the context.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL for one that does not exist, and for a device's
/// default one.
///
/// AscendCL: aclrtDestroyContext. CUDA: cuCtxDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDestroyContext(context: aclrtContext) -> aclError {
    let call = forward!(aclrtDestroyContext(context));
    entry(call, move |gpu| {
        if context.is_null() {
            return refused("the context is NULL");
        }
        let context = Context::from(context);
        // Removed first: a new context may have its number as soon as it is destroyed.
        {
            let mut contexts = contexts();
            if contexts.get(&context.0) != Some(&true) {
                return Err(unknown());
            }
            contexts.remove(&context.0);
        }
        live_streams::destroy_all(gpu, context);
        event::destroy_all(gpu, context);
        ends::context(context)
            .with(|| gpu.destroy_context(context))
            .inspect_err(|_| _ = contexts().insert(context.0, true))
    })
}

/// Makes a context current for the calling thread.
///
/// - `context` (in): the context.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL for one that does not exist.
///
/// AscendCL: aclrtSetCurrentContext. CUDA: cuCtxSetCurrent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSetCurrentContext(context: aclrtContext) -> aclError {
    let call = forward!(aclrtSetCurrentContext(context));
    entry(call, move |gpu| {
        if context.is_null() {
            return refused("the context is NULL");
        }
        let context = Context::from(context);
        if !contexts().contains_key(&context.0) {
            return Err(unknown());
        }
        gpu.set_current_context(Some(context))
    })
}

/// Returns the calling thread's context.
///
/// - `context` (out): the context.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL where the thread has none.
///
/// AscendCL: aclrtGetCurrentContext. CUDA: cuCtxGetCurrent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetCurrentContext(context: *mut aclrtContext) -> aclError {
    let call = forward!(aclrtGetCurrentContext(context));
    entry(call, move |gpu| {
        let context = out(context)?;
        let current = current(gpu)?;
        ends::listen(forget, gpu);
        contexts().entry(current.0).or_insert(false);
        context.finish(current.as_ptr())
    })
}

/// Tells whether a device's default context is in use.
///
/// - `deviceId` (in): the device.
/// - `flags` (out, nullable): 0.
/// - `active` (out): 1 or 0.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
///
/// AscendCL: aclrtGetPrimaryCtxState. CUDA: cuDevicePrimaryCtxGetState.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetPrimaryCtxState(deviceId: i32, flags: *mut u32, active: *mut i32) -> aclError {
    let call = forward!(aclrtGetPrimaryCtxState(deviceId, flags, active));
    entry(call, move |gpu| {
        let active = out(active)?;
        check_device(gpu, deviceId)?;
        let (_, is_active) = gpu.primary_state(deviceId)?;
        write_optional(flags, 0);
        active.finish(is_active.into())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::host;

    #[test]
    fn a_context_that_another_dialect_ends_is_unknown() {
        let (gpu, _) = host::open_own_device();
        let (ended, refused) = (Context(0x7ec0), Context(0x7ec1));
        ends::listen(forget, gpu);
        for (context, succeeds) in [(ended, true), (refused, false)] {
            _ = contexts().insert(context.0, false);
            ends::context(context).settle(succeeds);
            assert_eq!(contexts().contains_key(&context.0), !succeeds);
        }
        _ = contexts().remove(&refused.0);
    }
}
