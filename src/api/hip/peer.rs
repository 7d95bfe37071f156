// SPDX-License-Identifier: MIT OR Apache-2.0
//! Peer access between devices, and copies between their memories.

use std::ffi::{c_int, c_uint, c_void};

use super::copy::{copy_box, copy_nothing, transfer};
use super::types::*;
use super::{Slot, check_captures, check_device, default_stream, entry, forward, invalid, non_null, now, queued};
use crate::border::arguments::{no_flags, out, read};
use crate::gpu::{Gpu, Kind, Order, PeerAttribute, Place, Result, Shape, Side, Stream, Transfer};

/// Tells whether a device can access another's memory.
///
/// - `canAccessPeer` (out): 1 or 0; 0 for a device and itself.
/// - `deviceId` (in): the device that reads and writes.
/// - `peerDeviceId` (in): the device whose memory it is.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipDeviceCanAccessPeer. CUDA: cudaDeviceCanAccessPeer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceCanAccessPeer(
    canAccessPeer: *mut c_int,
    deviceId: c_int,
    peerDeviceId: c_int,
) -> hipError_t {
    let call = forward!(hipDeviceCanAccessPeer(canAccessPeer, deviceId, peerDeviceId));
    entry(call, move |gpu| out(canAccessPeer)?.finish(can_access(gpu, deviceId, peerDeviceId)?.into()))
}

/// Enables access of the current device to another device's memory.
///
/// - `peerDeviceId` (in): the device whose memory it is.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for other flags; hipErrorInvalidDevice for a device that does not exist, cannot be
/// reached, or is the current one; hipErrorPeerAccessAlreadyEnabled.
///
/// HIP: hipDeviceEnablePeerAccess. CUDA: cudaDeviceEnablePeerAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceEnablePeerAccess(peerDeviceId: c_int, flags: c_uint) -> hipError_t {
    let call = forward!(hipDeviceEnablePeerAccess(peerDeviceId, flags));
    entry(call, move |gpu| {
        no_flags(flags)?;
        check_reachable(gpu, peerDeviceId)?;
        gpu.enable_peer(peerDeviceId)
    })
}

/// Disables access of the current device to another device's memory.
///
/// - `peerDeviceId` (in): the device whose memory it is.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, cannot be reached, or is the current one;
/// hipErrorPeerAccessNotEnabled.
///
/// HIP: hipDeviceDisablePeerAccess. CUDA: cudaDeviceDisablePeerAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceDisablePeerAccess(peerDeviceId: c_int) -> hipError_t {
    let call = forward!(hipDeviceDisablePeerAccess(peerDeviceId));
    entry(call, move |gpu| {
        check_reachable(gpu, peerDeviceId)?;
        gpu.disable_peer(peerDeviceId)
    })
}

/// Returns an attribute of the link between two devices.
///
/// - `value` (out): a rank (0 the best) for hipDevP2PAttrPerformanceRank, else 1 or 0.
/// - `attr` (in): the attribute.
/// - `srcDevice` (in): the device that reads and writes.
/// - `dstDevice` (in): the device whose memory it is.
///
/// Returns hipErrorInvalidValue for NULL and an unknown `attr`; hipErrorInvalidDevice for equal devices and for one that
/// does not exist.
///
/// HIP: hipDeviceGetP2PAttribute. CUDA: cudaDeviceGetP2PAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetP2PAttribute(
    value: *mut c_int,
    attr: hipDeviceP2PAttr,
    srcDevice: c_int,
    dstDevice: c_int,
) -> hipError_t {
    let call = forward!(hipDeviceGetP2PAttribute(value, attr, srcDevice, dstDevice));
    entry(call, move |gpu| {
        let value = out(value)?;
        if srcDevice == dstDevice {
            return Err(Kind::InvalidDevice.because("the two devices are the same"));
        }
        check_device(gpu, srcDevice)?;
        check_device(gpu, dstDevice)?;
        let ask = match attr {
            hipDevP2PAttrPerformanceRank => PeerAttribute::PerformanceRank,
            hipDevP2PAttrAccessSupported => PeerAttribute::AccessSupported,
            hipDevP2PAttrNativeAtomicSupported => PeerAttribute::NativeAtomicSupported,
            hipDevP2PAttrHipArrayAccessSupported => PeerAttribute::ArrayAccessSupported,
            _ => return invalid(format!("attr is {attr}: there is no such attribute")),
        };
        value.finish(gpu.peer_attribute(ask, srcDevice, dstDevice)?)
    })
}

/// Returns the type of the link between two devices and the number of hops.
///
/// - `device1` (in): one device.
/// - `device2` (in): the other device.
/// - `linktype` (out): the HSA link type: 0 HyperTransport, 1 QPI, 2 PCIe, 3 InfiniBand, 4 xGMI. NVLink is 4.
/// - `hopcount` (out): hops between them; 2 for PCIe through the host.
///
/// Returns hipErrorInvalidValue for NULL, equal devices, and a negative ordinal; hipErrorInvalidDevice for a device that
/// does not exist.
///
/// HIP: hipExtGetLinkTypeAndHopCount. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtGetLinkTypeAndHopCount(
    device1: c_int,
    device2: c_int,
    linktype: *mut u32,
    hopcount: *mut u32,
) -> hipError_t {
    let call = forward!(hipExtGetLinkTypeAndHopCount(device1, device2, linktype, hopcount));
    entry(call, move |gpu| {
        let (kind, hops) = (out(linktype)?, out(hopcount)?);
        if device1 == device2 || device1 < 0 || device2 < 0 {
            return invalid(format!("devices {device1} and {device2} are not two devices"));
        }
        check_device(gpu, device1)?;
        check_device(gpu, device2)?;
        let link = gpu.link(device1, device2)?;
        kind.write(link.kind);
        hops.finish(link.hops)
    })
}

/// Does nothing, as AMD's runtime: peer access belongs to devices.
///
/// - `peerCtx` (in): a context.
/// - `flags` (in): not looked at.
///
/// HIP: hipCtxEnablePeerAccess. CUDA: cuCtxEnablePeerAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxEnablePeerAccess(peerCtx: hipCtx_t, flags: c_uint) -> hipError_t {
    let call = forward!(hipCtxEnablePeerAccess(peerCtx, flags));
    entry(call, move |_| Ok(()))
}

/// Does nothing, as AMD's runtime: peer access belongs to devices.
///
/// - `peerCtx` (in): a context.
///
/// HIP: hipCtxDisablePeerAccess. CUDA: cuCtxDisablePeerAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipCtxDisablePeerAccess(peerCtx: hipCtx_t) -> hipError_t {
    let call = forward!(hipCtxDisablePeerAccess(peerCtx));
    entry(call, move |_| Ok(()))
}

/// Copies from one device's memory to another's. May only be queued when the call returns.
///
/// - `dst` (in): the address that is written.
/// - `dstDeviceId` (in): its device.
/// - `src` (in): the address that is read.
/// - `srcDeviceId` (in): its device.
/// - `sizeBytes` (in): bytes.
///
/// Returns hipErrorInvalidDevice for a device that does not exist; hipErrorInvalidValue for NULL and for a range that is
/// not within one allocation.
///
/// HIP: hipMemcpyPeer. CUDA: cudaMemcpyPeer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyPeer(
    dst: *mut c_void,
    dstDeviceId: c_int,
    src: *const c_void,
    srcDeviceId: c_int,
    sizeBytes: usize,
) -> hipError_t {
    let call = forward!(hipMemcpyPeer(dst, dstDeviceId, src, srcDeviceId, sizeBytes));
    entry(call, move |gpu| copy(gpu, (dst, dstDeviceId), (src, srcDeviceId), sizeBytes, now(Stream::NULL)))
}

/// Queues a copy from one device's memory to another's.
///
/// - `dst` (in): the address that is written.
/// - `dstDeviceId` (in): its device.
/// - `src` (in): the address that is read.
/// - `srcDevice` (in): its device.
/// - `sizeBytes` (in): bytes.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what hipMemcpyPeer returns, and hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipMemcpyPeerAsync. CUDA: cudaMemcpyPeerAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpyPeerAsync(
    dst: *mut c_void,
    dstDeviceId: c_int,
    src: *const c_void,
    srcDevice: c_int,
    sizeBytes: usize,
    stream: hipStream_t,
) -> hipError_t {
    let call = forward!(hipMemcpyPeerAsync(dst, dstDeviceId, src, srcDevice, sizeBytes, stream));
    entry(call, move |gpu| copy(gpu, (dst, dstDeviceId), (src, srcDevice), sizeBytes, queued(default_stream(stream))))
}

/// Copies a box from one device's memory to another's. May only be queued when the call returns.
///
/// - `p` (in): the copy.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, and what hipMemcpy3D returns.
///
/// HIP: hipMemcpy3DPeer from 7.1 on. CUDA: cudaMemcpy3DPeer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy3DPeer(p: *mut hipMemcpy3DPeerParms) -> hipError_t {
    let call = forward!(hipMemcpy3DPeer(p));
    entry(call, move |gpu| copy_peer_box(gpu, &read(p)?, now(Stream::NULL)))
}

/// Queues a copy of a box from one device's memory to another's.
///
/// - `p` (in): the copy.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, and what hipMemcpy3DAsync returns.
///
/// HIP: hipMemcpy3DPeerAsync from 7.1 on. CUDA: cudaMemcpy3DPeerAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemcpy3DPeerAsync(p: *mut hipMemcpy3DPeerParms, stream: hipStream_t) -> hipError_t {
    let call = forward!(hipMemcpy3DPeerAsync(p, stream));
    entry(call, move |gpu| copy_peer_box(gpu, &read(p)?, queued(stream.into())))
}

fn copy_peer_box(gpu: &dyn Gpu, p: &hipMemcpy3DPeerParms, order: Order) -> Result<()> {
    check_device(gpu, p.srcDevice)?;
    check_device(gpu, p.dstDevice)?;
    let copy = hipMemcpy3DParms {
        srcArray: p.srcArray,
        srcPos: p.srcPos,
        srcPtr: p.srcPtr,
        dstArray: p.dstArray,
        dstPos: p.dstPos,
        dstPtr: p.dstPtr,
        extent: p.extent,
        kind: hipMemcpyDeviceToDevice,
    };
    copy_box(gpu, &copy, order)
}

fn copy(
    gpu: &dyn Gpu,
    to: (*mut c_void, c_int),
    from: (*const c_void, c_int),
    bytes: usize,
    order: Order,
) -> Result<()> {
    check_captures(gpu, order)?;
    check_device(gpu, from.1)?;
    check_device(gpu, to.1)?;
    if bytes == 0 {
        return copy_nothing(gpu, order);
    }
    let to = Side::flat(non_null(to.0)?, Place::Device);
    let from = Side::flat(non_null(from.0)?, Place::Device);
    transfer(gpu, &Transfer { to, from, shape: Shape::bytes(bytes) }, order)
}

fn can_access(gpu: &dyn Gpu, device: c_int, peer: c_int) -> Result<bool> {
    if device == peer {
        return Ok(false);
    }
    check_device(gpu, device)?;
    check_device(gpu, peer)?;
    gpu.can_access_peer(device, peer)
}

fn check_reachable(gpu: &dyn Gpu, peer: c_int) -> Result<()> {
    let device = gpu.device()?;
    if can_access(gpu, device, peer)? {
        Ok(())
    } else {
        Err(Kind::InvalidDevice.because(format!("device {device} has no way to device {peer}'s memory")))
    }
}
