// Generated from src/api/cudart/peer.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

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
        let canAccessPeer = out(canAccessPeer)?;
        check_device(gpu, device)?;
        check_device(gpu, peerDevice)?;
        canAccessPeer.finish((device != peerDevice && gpu.can_access_peer(device, peerDevice)?).into())
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
    entry(call, move |gpu| copy(gpu, (dst, dstDevice), (src, srcDevice), count, now(Stream::NULL)))
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
/// Returns what cudaMemcpyPeer returns; cudaErrorInvalidResourceHandle for a stream that does not exist;
/// cudaErrorStreamCaptureUnsupported for a stream that is being captured, whose capture fails.
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
    entry(call, move |gpu| copy(gpu, (dst, dstDevice), (src, srcDevice), count, queued(default_stream(stream))))
}
