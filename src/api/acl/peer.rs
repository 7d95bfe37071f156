// SPDX-License-Identifier: MIT OR Apache-2.0
//! Peer access between devices.

use super::types::*;
use super::{Slot, entry, entry_in_context, forward, out, reserved};
use crate::border::arguments::{check_device, invalid};
use crate::gpu::{Gpu, Kind, Result};

/// Tells whether a device can access another's memory.
///
/// - `canAccessPeer` (out): 1 or 0.
/// - `deviceId` (in): the device that reads and writes.
/// - `peerDeviceId` (in): the device whose memory it is, another one.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist,
/// ACL_ERROR_RT_PARAM_INVALID for equal devices.
///
/// AscendCL: aclrtDeviceCanAccessPeer. CUDA: cuDeviceCanAccessPeer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDeviceCanAccessPeer(
    canAccessPeer: *mut i32,
    deviceId: i32,
    peerDeviceId: i32,
) -> aclError {
    let call = forward!(aclrtDeviceCanAccessPeer(canAccessPeer, deviceId, peerDeviceId));
    entry(call, move |gpu| out(canAccessPeer)?.finish(can_access(gpu, deviceId, peerDeviceId)?.into()))
}

/// Enables access of the calling thread's device to another device's memory, in this direction only. Does nothing if
/// access is enabled already.
///
/// - `peerDeviceId` (in): the device whose memory it is.
/// - `flags` (in): 0.
///
/// Returns ACL_ERROR_INVALID_PARAM for other flags, ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist,
/// ACL_ERROR_RT_PARAM_INVALID for the thread's own, ACL_ERROR_RT_FEATURE_NOT_SUPPORT for one that cannot be reached.
///
/// AscendCL: aclrtDeviceEnablePeerAccess. CUDA: cuCtxEnablePeerAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDeviceEnablePeerAccess(peerDeviceId: i32, flags: u32) -> aclError {
    let call = forward!(aclrtDeviceEnablePeerAccess(peerDeviceId, flags));
    entry_in_context(call, move |gpu| {
        reserved("flags", flags)?;
        enable(gpu, peerDeviceId)
    })
}

/// Disables access of the calling thread's device to another device's memory.
///
/// - `peerDeviceId` (in): the device whose memory it is.
///
/// Returns ACL_ERROR_RT_INVALID_DEVICEID for a device that does not exist, ACL_ERROR_RT_PARAM_INVALID for the thread's own
/// and for one that is not reached.
///
/// AscendCL: aclrtDeviceDisablePeerAccess. CUDA: cuCtxDisablePeerAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDeviceDisablePeerAccess(peerDeviceId: i32) -> aclError {
    let call = forward!(aclrtDeviceDisablePeerAccess(peerDeviceId));
    entry_in_context(call, move |gpu| {
        can_access(gpu, gpu.device()?, peerDeviceId)?;
        gpu.disable_peer(peerDeviceId)
    })
}

fn can_access(gpu: &dyn Gpu, device: i32, peer: i32) -> Result<bool> {
    check_device(gpu, device)?;
    check_device(gpu, peer)?;
    if device == peer { invalid("the two devices are the same") } else { gpu.can_access_peer(device, peer) }
}

/// Enables access of the calling thread's device to another's memory, unless it is enabled already.
pub(super) fn enable(gpu: &dyn Gpu, peer: i32) -> Result<()> {
    let device = gpu.device()?;
    if !can_access(gpu, device, peer)? {
        return Err(Kind::PeerUnsupported.because(format!("device {device} has no way to device {peer}'s memory")));
    }
    match gpu.enable_peer(peer) {
        Err(error) if error.kind() == Kind::PeerAlreadyEnabled => Ok(()),
        other => other,
    }
}
