// SPDX-License-Identifier: MIT OR Apache-2.0
//! Devices reaching each other's memory.

use std::ffi::{c_int, c_uint, c_void};

use super::types::*;
use super::{Slot, check_device, default_stream, entry, forward, invalid, non_null};
use crate::api::cuda::no_atomics;
use crate::border::arguments::{no_flags, out};
use crate::gpu::{Gpu, Kind, Order, PeerAttribute, Place, Result, Shape, Side, Stream, Transfer};

/// Tells whether a device can reach another's memory.
///
/// - `canAccessPeer` (out): 1 or 0; 0 for a device and itself.
/// - `device` (in): the device that reads and writes.
/// - `peerDevice` (in): the device whose memory it is.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidDevice for a device that does not exist.
///
/// CUDA: cudaDeviceCanAccessPeer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceCanAccessPeer(
    canAccessPeer: *mut c_int,
    device: c_int,
    peerDevice: c_int,
) -> cudaError_t {
    let call = forward!(cudaDeviceCanAccessPeer(canAccessPeer, device, peerDevice));
    entry(call, move |gpu| {
        let answer = out(canAccessPeer)?;
        check_device(gpu, device)?;
        check_device(gpu, peerDevice)?;
        answer.finish((device != peerDevice && gpu.can_access_peer(device, peerDevice)?).into())
    })
}

/// Enables the current device's access to another device's memory.
///
/// - `peerDevice` (in): the device whose memory it is.
/// - `flags` (in): 0.
///
/// Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidDevice for a device that does not exist,
/// cudaErrorPeerAccessUnsupported for the current one and one that cannot be reached,
/// cudaErrorPeerAccessAlreadyEnabled.
///
/// CUDA: cudaDeviceEnablePeerAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceEnablePeerAccess(peerDevice: c_int, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaDeviceEnablePeerAccess(peerDevice, flags));
    entry(call, move |gpu| {
        no_flags(flags)?;
        check_peer(gpu, peerDevice)?;
        gpu.enable_peer(peerDevice)
    })
}

/// Disables the current device's access to another device's memory.
///
/// - `peerDevice` (in): the device whose memory it is.
///
/// Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorPeerAccessNotEnabled.
///
/// CUDA: cudaDeviceDisablePeerAccess.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceDisablePeerAccess(peerDevice: c_int) -> cudaError_t {
    let call = forward!(cudaDeviceDisablePeerAccess(peerDevice));
    entry(call, move |gpu| {
        check_device(gpu, peerDevice)?;
        if gpu.device()? == peerDevice {
            return Err(Kind::PeerNotEnabled.into());
        }
        gpu.disable_peer(peerDevice)
    })
}

/// Returns an attribute of a pair of devices.
///
/// - `value` (out): a rank (0 the best) for cudaDevP2PAttrPerformanceRank, else 1 or 0.
/// - `attr` (in): the attribute.
/// - `srcDevice` (in): the device that reads and writes.
/// - `dstDevice` (in): the device whose memory it is.
///
/// Returns cudaErrorInvalidValue for NULL and an unknown `attr`; cudaErrorInvalidDevice for equal devices and for one
/// that does not exist.
///
/// CUDA: cudaDeviceGetP2PAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetP2PAttribute(
    value: *mut c_int,
    attr: cudaDeviceP2PAttr,
    srcDevice: c_int,
    dstDevice: c_int,
) -> cudaError_t {
    let call = forward!(cudaDeviceGetP2PAttribute(value, attr, srcDevice, dstDevice));
    entry(call, move |gpu| {
        let value = out(value)?;
        check_pair(gpu, srcDevice, dstDevice)?;
        let ask = match attr {
            cudaDevP2PAttrPerformanceRank => Some(PeerAttribute::PerformanceRank),
            cudaDevP2PAttrAccessSupported => Some(PeerAttribute::AccessSupported),
            cudaDevP2PAttrNativeAtomicSupported => Some(PeerAttribute::NativeAtomicSupported),
            cudaDevP2PAttrCudaArrayAccessSupported => Some(PeerAttribute::ArrayAccessSupported),
            cudaDevP2PAttrOnlyPartialNativeAtomicSupported => None,
            _ => return invalid(format!("attr is {attr}: there is no such attribute")),
        };
        value.finish(ask.map_or(Ok(0), |ask| gpu.peer_attribute(ask, srcDevice, dstDevice))?)
    })
}

/// Returns the atomic operations that a device supports on another's memory: none, as no back end reports any.
///
/// - `capabilities` (out, array of count): for each operation 0.
/// - `operations` (in, array of count): the operations.
/// - `count` (in): how many.
/// - `srcDevice` (in): the device that reads and writes.
/// - `dstDevice` (in): the device whose memory it is.
///
/// Returns cudaErrorInvalidValue for NULL, no operations and unknown ones; cudaErrorInvalidDevice for equal devices and
/// for one that does not exist.
///
/// CUDA: cudaDeviceGetP2PAtomicCapabilities from 13.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetP2PAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const cudaAtomicOperation,
    count: c_uint,
    srcDevice: c_int,
    dstDevice: c_int,
) -> cudaError_t {
    let call = forward!(cudaDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice));
    entry(call, move |gpu| {
        check_pair(gpu, srcDevice, dstDevice)?;
        // SAFETY: the caller gives two arrays of `count` elements, or NULL.
        unsafe { no_atomics(capabilities, operations, count) }
    })
}

/// Copies from one device's memory to another's. May only be queued when the call returns.
///
/// - `dst` (in): the address that is written.
/// - `dstDevice` (in): its device.
/// - `src` (in): the address that is read.
/// - `srcDevice` (in): its device.
/// - `count` (in): bytes.
///
/// Returns cudaErrorInvalidDevice for a device that does not exist; cudaErrorInvalidValue for NULL and for a range that
/// is not within one allocation.
///
/// CUDA: cudaMemcpyPeer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyPeer(
    dst: *mut c_void,
    dstDevice: c_int,
    src: *const c_void,
    srcDevice: c_int,
    count: usize,
) -> cudaError_t {
    let call = forward!(cudaMemcpyPeer(dst, dstDevice, src, srcDevice, count));
    entry(call, move |gpu| copy(gpu, (dst, dstDevice), (src, srcDevice), count, Order::Now(Stream::NULL)))
}

/// Queues a copy from one device's memory to another's.
///
/// - `dst` (in): the address that is written.
/// - `dstDevice` (in): its device.
/// - `src` (in): the address that is read.
/// - `srcDevice` (in): its device.
/// - `count` (in): bytes.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns what cudaMemcpyPeer returns, and cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaMemcpyPeerAsync.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaMemcpyPeerAsync(
    dst: *mut c_void,
    dstDevice: c_int,
    src: *const c_void,
    srcDevice: c_int,
    count: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream));
    entry(call, move |gpu| copy(gpu, (dst, dstDevice), (src, srcDevice), count, Order::Queued(default_stream(stream))))
}

fn copy(
    gpu: &dyn Gpu,
    to: (*mut c_void, c_int),
    from: (*const c_void, c_int),
    bytes: usize,
    order: Order,
) -> Result<()> {
    check_device(gpu, from.1)?;
    check_device(gpu, to.1)?;
    if bytes == 0 {
        return Ok(());
    }
    let to = Side::flat(non_null(to.0)?, Place::Device);
    let from = Side::flat(non_null(from.0)?, Place::Device);
    gpu.copy(&Transfer { to, from, shape: Shape::bytes(bytes) }, order)
}

fn check_pair(gpu: &dyn Gpu, one: c_int, other: c_int) -> Result<()> {
    check_device(gpu, one)?;
    check_device(gpu, other)?;
    if one == other { Err(Kind::InvalidDevice.because("the two devices are the same")) } else { Ok(()) }
}

fn check_peer(gpu: &dyn Gpu, peer: c_int) -> Result<()> {
    let device = gpu.device()?;
    check_device(gpu, peer)?;
    if gpu.can_access_peer(device, peer)? { Ok(()) } else { Err(Kind::PeerUnsupported.into()) }
}
