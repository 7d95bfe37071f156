// SPDX-License-Identifier: MIT OR Apache-2.0
//! Devices, and what is true of the whole interface.

use std::ffi::c_char;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::stream::in_time;
use super::types::*;
use super::{entry, entry_in_context, entry_without_gpu, event, native, out};
use crate::border::arguments::check_device;
use crate::gpu::{Context, Gpu, Kind, Result};

/// How often each device has been set, and its default context.
static SET: Mutex<Vec<(i32, u32, Context)>> = Mutex::new(Vec::new());

fn set() -> MutexGuard<'static, Vec<(i32, u32, Context)>> {
    SET.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The version of the interface: the reference that this one is written from is that of CANN 9.1.
const VERSION: (i32, i32, i32) = (9, 1, 0);

/// Makes a device the calling thread's, with the default context that all threads share. Each call counts.
///
/// - `deviceId` (in): the device.
///
/// Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
///
/// AscendCL: aclrtSetDevice. CUDA: cuDevicePrimaryCtxRetain and cuCtxSetCurrent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSetDevice(deviceId: i32) -> aclError {
    let call = native!(aclrtSetDevice(deviceId));
    entry(call, move |gpu| {
        check_device(gpu, deviceId)?;
        let context = gpu.retain_primary(deviceId)?;
        gpu.set_current_context(Some(context)).inspect_err(|_| _ = gpu.release_primary(deviceId))?;
        let mut set = set();
        match set.iter_mut().find(|known| known.0 == deviceId) {
            Some(known) => *known = (deviceId, known.1 + 1, context),
            None => set.push((deviceId, 1, context)),
        }
        Ok(())
    })
}

/// Takes one call of aclrtSetDevice back. With the last one the device's default context goes, and the calling thread
/// has none where it was its.
///
/// - `deviceId` (in): the device.
///
/// Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist, ACL_ERROR_RT_CONTEXT_NULL for one that is not
/// set.
///
/// AscendCL: aclrtResetDevice. CUDA: cuDevicePrimaryCtxRelease.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtResetDevice(deviceId: i32) -> aclError {
    let call = native!(aclrtResetDevice(deviceId));
    entry(call, move |gpu| reset(gpu, deviceId, 1))
}

/// Takes all calls of aclrtSetDevice back.
///
/// - `deviceId` (in): the device.
///
/// Returns what aclrtResetDevice returns.
///
/// AscendCL: aclrtResetDeviceForce. CUDA: cuDevicePrimaryCtxRelease.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtResetDeviceForce(deviceId: i32) -> aclError {
    let call = native!(aclrtResetDeviceForce(deviceId));
    entry(call, move |gpu| reset(gpu, deviceId, u32::MAX))
}

/// Takes up to so many calls of aclrtSetDevice back.
fn reset(gpu: &dyn Gpu, device: i32, times: u32) -> Result<()> {
    check_device(gpu, device)?;
    let (times, context, is_last) = {
        let mut set = set();
        let known = set.iter_mut().find(|known| known.0 == device && known.1 > 0);
        let Some(known) = known else {
            return Err(Kind::InvalidContext.because(format!("device {device} is not set")));
        };
        let times = times.min(known.1);
        known.1 -= times;
        (times, known.2, known.1 == 0)
    };
    if is_last {
        event::forget(device);
        if gpu.made_current()? == Some(context) {
            gpu.set_current_context(None)?;
        }
    }
    (0..times).try_for_each(|_| gpu.release_primary(device))
}

/// Tells the calling thread's device.
///
/// - `deviceId` (out): its number.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_CONTEXT_NULL (107002) where the thread has set none.
///
/// AscendCL: aclrtGetDevice. CUDA: cuCtxGetDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetDevice(deviceId: *mut i32) -> aclError {
    let call = native!(aclrtGetDevice(deviceId));
    entry_in_context(call, move |gpu| {
        let place = out(deviceId)?;
        place.write(gpu.device()?);
        Ok(())
    })
}

/// Tells how many devices there are.
///
/// - `count` (out): how many.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 207004 where there is none.
///
/// AscendCL: aclrtGetDeviceCount. CUDA: cuDeviceGetCount.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetDeviceCount(count: *mut u32) -> aclError {
    let call = native!(aclrtGetDeviceCount(count));
    entry(call, move |gpu| {
        let place = out(count)?;
        place.write(gpu.device_count()?.cast_unsigned());
        Ok(())
    })
}

/// Waits until all work queued on the calling thread's device is done.
///
/// Returns ACL_ERROR_RT_CONTEXT_NULL where the thread has set none, 107019 where a wait for a notify has timed out, 500000
/// where work has failed.
///
/// AscendCL: aclrtSynchronizeDevice. CUDA: cuCtxSynchronize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSynchronizeDevice() -> aclError {
    let call = native!(aclrtSynchronizeDevice());
    entry_in_context(call, move |gpu| {
        gpu.synchronize_device()?;
        in_time(gpu, None)
    })
}

/// Tells where the program runs: always ACL_HOST. Needs no aclInit.
///
/// - `runMode` (out): ACL_HOST.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL.
///
/// AscendCL: aclrtGetRunMode. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetRunMode(runMode: *mut aclrtRunMode) -> aclError {
    let call = native!(aclrtGetRunMode(runMode));
    entry_without_gpu(call, move || {
        out(runMode)?.write(ACL_HOST);
        Ok(())
    })
}

/// Tells the version of the interface: 9.1.0, after the reference that it follows. Needs no aclInit.
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
    let call = native!(aclrtGetVersion(majorVersion, minorVersion, patchVersion));
    entry_without_gpu(call, move || {
        let (major, minor, patch) = (out(majorVersion)?, out(minorVersion)?, out(patchVersion)?);
        major.write(VERSION.0);
        minor.write(VERSION.1);
        patch.write(VERSION.2);
        Ok(())
    })
}

/// Tells the process id by which an exporter lists this process: its own id, as it sees it itself.
///
/// Processes that share must see each other's ids: they are in one PID namespace, or the exporter's is an outer one and
/// is told the id that it sees. Containers: start them with the host's PID namespace, or with one for all. Needs no
/// aclInit.
///
/// - `pid` (out): the id.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL.
///
/// AscendCL: aclrtDeviceGetBareTgid. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDeviceGetBareTgid(pid: *mut i32) -> aclError {
    let call = native!(aclrtDeviceGetBareTgid(pid));
    entry_without_gpu(call, move || {
        out(pid)?.write(std::process::id().cast_signed());
        Ok(())
    })
}

/// Tells 16 bytes that identify a device on this machine, the same in every process.
///
/// - `deviceId` (in): the device.
/// - `uuid` (out): the bytes.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
///
/// AscendCL: aclrtDeviceGetUuid. CUDA: cuDeviceGetUuid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDeviceGetUuid(deviceId: i32, uuid: *mut aclrtUuid) -> aclError {
    let call = native!(aclrtDeviceGetUuid(deviceId, uuid));
    entry(call, move |gpu| {
        let place = out(uuid)?;
        check_device(gpu, deviceId)?;
        place.write(aclrtUuid { bytes: gpu.uuid(deviceId)?.map(|byte| byte as c_char) });
        Ok(())
    })
}

/// Tells the driver's number of a device: the same number.
///
/// - `userDevId` (in): the device.
/// - `logicDevId` (out): its number.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist.
///
/// AscendCL: aclrtGetLogicDevIdByUserDevId. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetLogicDevIdByUserDevId(userDevId: i32, logicDevId: *mut i32) -> aclError {
    let call = native!(aclrtGetLogicDevIdByUserDevId(userDevId, logicDevId));
    entry(call, move |gpu| {
        let place = out(logicDevId)?;
        check_device(gpu, userDevId)?;
        place.write(userDevId);
        Ok(())
    })
}
