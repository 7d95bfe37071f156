// SPDX-License-Identifier: MIT OR Apache-2.0
//! Devices, the run mode, the version and process ids.

use std::ffi::c_char;
use std::ptr;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use super::device_waits;
use super::notifies;
use super::stream::check_waits;
use super::types::*;
use super::{RUNTIME, Slot, current, entry, entry_in_context, entry_without_gpu, event, forward, live_streams, out};
use crate::border::arguments::{check_device, invalid};
use crate::border::reason;
use crate::gpu::{Context, Gpu, Kind, Result};
use crate::os::lock::lock;
use crate::share::ends;

/// Each device's reference count of aclrtSetDevice and its default context; the mutex guards both.
static SET_DEVICES: Mutex<Vec<(i32, u32, Context)>> = Mutex::new(Vec::new());

fn set_devices() -> MutexGuard<'static, Vec<(i32, u32, Context)>> {
    lock(&SET_DEVICES)
}

/// The version of the interface, that of the reference it is written from: CANN 9.1.
const VERSION: (i32, i32, i32) = (9, 1, 0);

/// Sets the calling thread's device, with the default context that all threads share. Calls are counted.
///
/// - `deviceId` (in): the device.
///
/// Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
///
/// AscendCL: aclrtSetDevice. CUDA: cuDevicePrimaryCtxRetain and cuCtxSetCurrent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSetDevice(deviceId: i32) -> aclError {
    let call = forward!(aclrtSetDevice(deviceId));
    entry(call, move |gpu| {
        check_device(gpu, deviceId)?;
        let context = gpu.retain_primary(deviceId)?;
        gpu.set_current_context(Some(context)).inspect_err(|_| _ = gpu.release_primary(deviceId))?;
        let mut devices = set_devices();
        match devices.iter_mut().find(|entry| entry.0 == deviceId) {
            Some(entry) => *entry = (deviceId, entry.1 + 1, context),
            None => devices.push((deviceId, 1, context)),
        }
        Ok(())
    })
}

/// Releases one reference of aclrtSetDevice. The last one destroys the streams, events and notifies of the device's default
/// context, and releases the context; if it is current for the calling thread, the thread has none then.
///
/// - `deviceId` (in): the device.
///
/// Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist, ACL_ERROR_RT_CONTEXT_NULL for one that is not
/// set.
///
/// AscendCL: aclrtResetDevice. CUDA: cuDevicePrimaryCtxRelease.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtResetDevice(deviceId: i32) -> aclError {
    let end = ends::primary(deviceId);
    let call = forward!(aclrtResetDevice(deviceId), after: |status| end.settle(status == ACL_SUCCESS));
    entry(call, move |gpu| end.with(|| reset(gpu, deviceId, 1)))
}

/// Releases all references of aclrtSetDevice.
///
/// - `deviceId` (in): the device.
///
/// Returns what aclrtResetDevice returns.
///
/// AscendCL: aclrtResetDeviceForce. CUDA: cuDevicePrimaryCtxRelease.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtResetDeviceForce(deviceId: i32) -> aclError {
    // By the hub it only releases references.
    let end = if RUNTIME.is_native() { ends::device(Some(deviceId)) } else { ends::primary(deviceId) };
    let call = forward!(aclrtResetDeviceForce(deviceId), after: |status| end.settle(status == ACL_SUCCESS));
    entry(call, move |gpu| end.with(|| reset(gpu, deviceId, u32::MAX)))
}

/// Releases up to this many references of aclrtSetDevice.
fn reset(gpu: &dyn Gpu, device: i32, times: u32) -> Result<()> {
    check_device(gpu, device)?;
    let (times, context, is_last) = {
        let mut devices = set_devices();
        let entry = devices.iter_mut().find(|entry| entry.0 == device && entry.1 > 0);
        let Some(entry) = entry else {
            return Err(Kind::InvalidContext.because(format!("device {device} is not set")));
        };
        let times = times.min(entry.1);
        entry.1 -= times;
        (times, entry.2, entry.1 == 0)
    };
    let release = || (0..times).try_for_each(|_| gpu.release_primary(device));
    if is_last {
        // Also where others keep the context: the program has no other call that tells which of them are gone.
        live_streams::destroy_all(gpu, context);
        event::destroy_all(gpu, context);
        event::release_mark(device);
        if gpu.made_current()? == Some(context) {
            gpu.set_current_context(None)?;
        }
        return notifies::release_context(context, release);
    }
    release()
}

/// Returns the calling thread's device.
///
/// - `deviceId` (out): its number.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL (107002) where the thread has set none.
///
/// AscendCL: aclrtGetDevice. CUDA: cuCtxGetDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetDevice(deviceId: *mut i32) -> aclError {
    let call = forward!(aclrtGetDevice(deviceId));
    entry_in_context(call, move |gpu| out(deviceId)?.finish(gpu.device()?))
}

/// Returns the number of devices.
///
/// - `count` (out): the number.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 207004 where there is none.
///
/// AscendCL: aclrtGetDeviceCount. CUDA: cuDeviceGetCount.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetDeviceCount(count: *mut u32) -> aclError {
    let call = forward!(aclrtGetDeviceCount(count));
    entry(call, move |gpu| out(count)?.finish(gpu.device_count()?.cast_unsigned()))
}

/// Waits until all work queued on the calling thread's device is done.
///
/// Returns ACL_ERROR_RT_CONTEXT_NULL where the thread has set none, 107019 where a wait for a notify has timed out, 500000
/// where work has failed.
///
/// AscendCL: aclrtSynchronizeDevice. CUDA: cuCtxSynchronize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSynchronizeDevice() -> aclError {
    let call = forward!(aclrtSynchronizeDevice());
    entry_in_context(call, move |gpu| {
        gpu.synchronize_device()?;
        check_waits(notifies::failure_in(current(gpu)?))
    })
}

/// Waits until all work queued on the calling thread's device is done, or a timeout ends.
///
/// - `timeout` (in): milliseconds; -1 for ever.
///
/// Returns ACL_ERROR_RT_STREAM_SYNC_TIMEOUT (507046) where work is not done by then, ACL_ERROR_RT_PARAM_INVALID for 0
/// and less than -1, else what aclrtSynchronizeDevice returns.
///
/// AscendCL: aclrtSynchronizeDeviceWithTimeout. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSynchronizeDeviceWithTimeout(timeout: i32) -> aclError {
    let call = forward!(aclrtSynchronizeDeviceWithTimeout(timeout));
    entry_in_context(call, move |gpu| {
        let context = current(gpu)?;
        match timeout {
            -1 => gpu.synchronize_device(),
            1.. => device_waits::wait(gpu, context, Duration::from_millis(timeout as u64)),
            _ => invalid(format!("a timeout of {timeout} ms")),
        }?;
        check_waits(notifies::failure_in(context))
    })
}

/// Returns the side on which the program runs: always ACL_HOST. Needs no aclInit.
///
/// - `runMode` (out): ACL_HOST.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL.
///
/// AscendCL: aclrtGetRunMode. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetRunMode(runMode: *mut aclrtRunMode) -> aclError {
    let call = forward!(aclrtGetRunMode(runMode));
    entry_without_gpu(call, move || out(runMode)?.finish(ACL_HOST))
}

/// Returns the version of the interface: 9.1.0, that of the reference it follows. Needs no aclInit.
///
/// - `majorVersion` (out): the first number.
/// - `minorVersion` (out): the second number.
/// - `patchVersion` (out): the third number.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL.
///
/// AscendCL: aclrtGetVersion. CUDA: cuDriverGetVersion.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetVersion(
    majorVersion: *mut i32,
    minorVersion: *mut i32,
    patchVersion: *mut i32,
) -> aclError {
    let call = forward!(aclrtGetVersion(majorVersion, minorVersion, patchVersion));
    entry_without_gpu(call, move || {
        let (major, minor, patch) = (out(majorVersion)?, out(minorVersion)?, out(patchVersion)?);
        major.write(VERSION.0);
        minor.write(VERSION.1);
        patch.write(VERSION.2);
        Ok(())
    })
}

/// Returns the process id by which an exporter lists this process: its id in its own PID namespace.
///
/// Processes that share must see each other's ids: they are in one PID namespace, or the exporter is in an outer one and
/// lists the id that it sees there. Start containers with the host's PID namespace, or with one for all. Needs no
/// aclInit.
///
/// - `pid` (out): the id.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL.
///
/// AscendCL: aclrtDeviceGetBareTgid. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDeviceGetBareTgid(pid: *mut i32) -> aclError {
    let call = forward!(aclrtDeviceGetBareTgid(pid));
    entry_without_gpu(call, move || out(pid)?.finish(std::process::id().cast_signed()))
}

/// Returns 16 bytes that identify a device on this machine, the same in every process.
///
/// - `deviceId` (in): the device.
/// - `uuid` (out): the bytes.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
///
/// AscendCL: aclrtDeviceGetUuid. CUDA: cuDeviceGetUuid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDeviceGetUuid(deviceId: i32, uuid: *mut aclrtUuid) -> aclError {
    let call = forward!(aclrtDeviceGetUuid(deviceId, uuid));
    entry(call, move |gpu| {
        let uuid = out(uuid)?;
        check_device(gpu, deviceId)?;
        uuid.finish(aclrtUuid { bytes: gpu.uuid(deviceId)?.map(|byte| byte as c_char) })
    })
}

/// Returns the driver's number of a device, which is the same number.
///
/// - `userDevId` (in): the device.
/// - `logicDevId` (out): its number.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
///
/// AscendCL: aclrtGetLogicDevIdByUserDevId. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetLogicDevIdByUserDevId(userDevId: i32, logicDevId: *mut i32) -> aclError {
    let call = forward!(aclrtGetLogicDevIdByUserDevId(userDevId, logicDevId));
    entry(call, move |gpu| {
        let device = out(logicDevId)?;
        check_device(gpu, userDevId)?;
        device.finish(userDevId)
    })
}

/// Returns the machine's number of a device, which is the same number outside of containers.
///
/// - `logicDevId` (in): the driver's number of the device.
/// - `phyDevId` (out): the machine's.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
///
/// AscendCL: aclrtGetPhyDevIdByLogicDevId. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetPhyDevIdByLogicDevId(logicDevId: i32, phyDevId: *mut i32) -> aclError {
    let call = forward!(aclrtGetPhyDevIdByLogicDevId(logicDevId, phyDevId));
    entry(call, move |gpu| {
        let device = out(phyDevId)?;
        check_device(gpu, logicDevId)?;
        device.finish(logicDevId)
    })
}

/// Returns the name of the Ascend processor; NULL where the devices are another vendor's.
///
/// AscendCL: aclrtGetSocName. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetSocName() -> *const c_char {
    let call = forward!(aclrtGetSocName());
    call.answer(ptr::null(), || {
        reason::set(format_args!("aclrtGetSocName: the devices are no Ascend processors"));
        ptr::null()
    })
}
