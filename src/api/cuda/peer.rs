// SPDX-License-Identifier: MIT OR Apache-2.0
//! Devices reaching each other's memory.

use std::ffi::{c_int, c_uint};

use super::device::no_atomics;
use super::types::*;
use super::{Slot, check_device, current, entry, entry_in_context, forward, invalid, within};
use crate::border::arguments::{no_flags, out};
use crate::gpu::{Context, Gpu, Kind, PeerAttribute, Result};

/// Tells whether a device can reach another's memory.
///
/// - `canAccessPeer` (out): 1 or 0; 0 for a device and itself.
/// - `dev` (in): the device that reaches.
/// - `peerDev` (in): the device that is reached.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceCanAccessPeer from 4.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceCanAccessPeer(
    canAccessPeer: *mut c_int,
    dev: CUdevice,
    peerDev: CUdevice,
) -> CUresult {
    let call = forward!(cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev));
    entry(call, move |gpu| {
        let canAccessPeer = out(canAccessPeer)?;
        check_device(gpu, dev)?;
        check_device(gpu, peerDev)?;
        canAccessPeer.finish((dev != peerDev && gpu.can_access_peer(dev, peerDev)?).into())
    })
}

/// Returns an attribute of a pair of devices.
///
/// - `value` (out): a number.
/// - `attrib` (in): the attribute.
/// - `srcDevice` (in): the device that reaches.
/// - `dstDevice` (in): the device that is reached.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown `attrib`, CUDA_ERROR_INVALID_DEVICE for a device that does
/// not exist and for one and the same.
///
/// CUDA: cuDeviceGetP2PAttribute from 8.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetP2PAttribute(
    value: *mut c_int,
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> CUresult {
    let call = forward!(cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice));
    entry(call, move |gpu| {
        let value = out(value)?;
        different(gpu, srcDevice, dstDevice)?;
        let ask = match attrib {
            CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK => PeerAttribute::PerformanceRank,
            CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED => PeerAttribute::AccessSupported,
            CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED => PeerAttribute::NativeAtomicSupported,
            CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED => PeerAttribute::ArrayAccessSupported,
            // Either all atomics work or none.
            CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED => {
                value.write(0);
                return Ok(());
            }
            _ => return invalid(format!("attrib is {attrib}: there is no such attribute")),
        };
        value.finish(gpu.peer_attribute(ask, srcDevice, dstDevice)?)
    })
}

/// Returns the atomic operations that a device supports on another's memory: none, as no back end reports any.
///
/// - `capabilities` (out, array of count): for each operation 0.
/// - `operations` (in, array of count): the operations.
/// - `count` (in): how many.
/// - `srcDevice` (in): the device that reaches.
/// - `dstDevice` (in): the device that is reached.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, no operations and unknown ones, CUDA_ERROR_INVALID_DEVICE for a device
/// that does not exist and for one and the same.
///
/// CUDA: cuDeviceGetP2PAtomicCapabilities from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetP2PAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> CUresult {
    let call = forward!(cuDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice));
    entry(call, move |gpu| {
        different(gpu, srcDevice, dstDevice)?;
        // SAFETY: the caller gives two arrays of `count` elements, or NULL.
        unsafe { no_atomics(capabilities, operations, count) }
    })
}

/// Enables the current context's access to the memory of another context's device.
///
/// - `peerContext` (in): the other context.
/// - `Flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist,
/// CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, CUDA_ERROR_PEER_ACCESS_UNSUPPORTED where access is impossible, also to a
/// context of the same device.
///
/// CUDA: cuCtxEnablePeerAccess from 4.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: c_uint) -> CUresult {
    let call = forward!(cuCtxEnablePeerAccess(peerContext, Flags));
    entry_in_context(call, move |gpu| {
        no_flags(Flags)?;
        let (device, peer) = devices(gpu, peerContext)?;
        if device == peer || !gpu.can_access_peer(device, peer)? {
            return Err(Kind::PeerUnsupported.because(format!("device {device} has no way to device {peer}'s memory")));
        }
        gpu.enable_peer_context(peerContext.into(), peer)
    })
}

/// Disables the current context's access to the memory of another context's device.
///
/// - `peerContext` (in): the other context.
///
/// Returns CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_PEER_ACCESS_NOT_ENABLED.
///
/// CUDA: cuCtxDisablePeerAccess from 4.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> CUresult {
    let call = forward!(cuCtxDisablePeerAccess(peerContext));
    entry_in_context(call, move |gpu| {
        let (device, peer) = devices(gpu, peerContext)?;
        if device == peer {
            return Err(Kind::PeerNotEnabled.into());
        }
        gpu.disable_peer_context(peerContext.into(), peer)
    })
}

fn different(gpu: &dyn Gpu, device: c_int, peer: c_int) -> Result<()> {
    check_device(gpu, device)?;
    check_device(gpu, peer)?;
    if device == peer {
        return Err(Kind::InvalidDevice.because(format!("device {device} is no peer of itself")));
    }
    Ok(())
}

/// The devices of the current context and of another.
fn devices(gpu: &dyn Gpu, peer: CUcontext) -> Result<(c_int, c_int)> {
    current(gpu)?;
    let peer = Context::from(peer);
    if peer.is_null() {
        return Err(Kind::InvalidContext.because("the context is NULL"));
    }
    Ok((gpu.current_device()?, within(gpu, peer, || gpu.current_device())?))
}
