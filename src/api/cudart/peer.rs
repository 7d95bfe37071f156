// SPDX-License-Identifier: MIT OR Apache-2.0
//! Devices reaching each other's memory.

#[path = "../generated/cudart/peer.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_int, c_uint, c_void};

use super::types::*;
use super::{Slot, check_device, default_stream, entry, forward, invalid, non_null, now, queued};
use crate::api::capture::refuse_between;
use crate::api::cuda::no_atomics;
use crate::border::arguments::{no_flags, out};
use crate::gpu::{Gpu, Kind, Order, PeerAttribute, Place, Result, Shape, Side, Stream, Transfer};

pub use derived::*;

// Derived from cuDeviceCanAccessPeer: cudaDeviceCanAccessPeer
// With: device for dev, peerDevice for peerDev
// - `device` (in): the device that reads and writes.
// - `peerDevice` (in): the device whose memory it is.

// Derived from hipDeviceEnablePeerAccess: cudaDeviceEnablePeerAccess
// With: check_peer for check_reachable, peerDevice for peerDeviceId
// Enables the current device's access to another device's memory.
//
// Returns cudaErrorInvalidValue for other flags, cudaErrorInvalidDevice for a device that does not exist,
// cudaErrorPeerAccessUnsupported for the current one and one that cannot be reached,
// cudaErrorPeerAccessAlreadyEnabled.

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

// Derived from cuDeviceGetP2PAtomicCapabilities: cudaDeviceGetP2PAtomicCapabilities
// With: check_pair for different
// - `srcDevice` (in): the device that reads and writes.
// - `dstDevice` (in): the device whose memory it is.
//
// Returns cudaErrorInvalidValue for NULL, no operations and unknown ones; cudaErrorInvalidDevice for equal devices and
// for one that does not exist.
//
// CUDA: cudaDeviceGetP2PAtomicCapabilities from 13.0 on.

// Derived from hipMemcpyPeer: cudaMemcpyPeer
// With: dstDevice for dstDeviceId, count for sizeBytes, srcDevice for srcDeviceId
// Returns cudaErrorInvalidDevice for a device that does not exist; cudaErrorInvalidValue for NULL and for a range that
// is not within one allocation.

// Derived from hipMemcpyPeerAsync: cudaMemcpyPeerAsync
// With: dstDevice for dstDeviceId, count for sizeBytes
// Returns what cudaMemcpyPeer returns; cudaErrorInvalidResourceHandle for a stream that does not exist;
// cudaErrorStreamCaptureUnsupported for a stream that is being captured, whose capture fails.

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
    let order = order.between([to.1, from.1]);
    refuse_between(gpu, order)?;
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
