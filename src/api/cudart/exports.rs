// Generated from src/api/cudart by `BLESS=1 cargo test --test generated`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! The functions of CUDA 12 that differ from CUDA 13's only in the vendor's library.

use std::ffi::{c_char, c_int, c_uint, c_ulonglong, c_void};

use super::speak_twelve;
use super::types::*;

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaArrayGetInfo(desc: *mut cudaChannelFormatDesc, extent: *mut cudaExtent, flags: *mut c_uint, array: cudaArray_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaArrayGetInfo(desc, extent, flags, array) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaCreateChannelDesc(x: c_int, y: c_int, z: c_int, w: c_int, f: cudaChannelFormatKind) -> cudaChannelFormatDesc {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaCreateChannelDesc(x, y, z, w, f) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaCtxResetPersistingL2Cache() -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaCtxResetPersistingL2Cache() }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDestroyExternalMemory(extMem: cudaExternalMemory_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDestroyExternalMemory(extMem) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDestroyExternalSemaphore(extSem) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceCanAccessPeer(canAccessPeer: *mut c_int, device: c_int, peerDevice: c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceCanAccessPeer(canAccessPeer, device, peerDevice) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceDisablePeerAccess(peerDevice: c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceDisablePeerAccess(peerDevice) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceEnablePeerAccess(peerDevice: c_int, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceEnablePeerAccess(peerDevice, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceFlushGPUDirectRDMAWrites(target: cudaFlushGPUDirectRDMAWritesTarget, scope: cudaFlushGPUDirectRDMAWritesScope) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceFlushGPUDirectRDMAWrites(target, scope) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceGetAttribute(value: *mut c_int, attr: cudaDeviceAttr, device: c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceGetAttribute(value, attr, device) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceGetByPCIBusId(device: *mut c_int, pciBusId: *const c_char) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceGetByPCIBusId(device, pciBusId) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceGetCacheConfig(pCacheConfig: *mut cudaFuncCache) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceGetCacheConfig(pCacheConfig) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceGetDefaultMemPool(memPool: *mut cudaMemPool_t, device: c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceGetDefaultMemPool(memPool, device) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceGetLimit(pValue: *mut usize, limit: cudaLimit) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceGetLimit(pValue, limit) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceGetMemPool(memPool: *mut cudaMemPool_t, device: c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceGetMemPool(memPool, device) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: *mut c_void, device: c_int, flags: c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, device, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceGetP2PAttribute(value: *mut c_int, attr: cudaDeviceP2PAttr, srcDevice: c_int, dstDevice: c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceGetP2PAttribute(value, attr, srcDevice, dstDevice) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceGetPCIBusId(pciBusId: *mut c_char, len: c_int, device: c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceGetPCIBusId(pciBusId, len, device) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceGetSharedMemConfig(pConfig: *mut cudaSharedMemConfig) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceGetSharedMemConfig(pConfig) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceGetStreamPriorityRange(leastPriority: *mut c_int, greatestPriority: *mut c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceGetStreamPriorityRange(leastPriority, greatestPriority) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: *mut usize, fmtDesc: *const cudaChannelFormatDesc, device: c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, fmtDesc, device) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceReset() -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceReset() }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceSetCacheConfig(cacheConfig) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceSetLimit(limit: cudaLimit, value: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceSetLimit(limit, value) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceSetMemPool(device: c_int, memPool: cudaMemPool_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceSetMemPool(device, memPool) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceSetSharedMemConfig(config) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDeviceSynchronize() -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDeviceSynchronize() }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaDriverGetVersion(driverVersion: *mut c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaDriverGetVersion(driverVersion) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaEventCreate(event: *mut cudaEvent_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaEventCreate(event) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaEventCreateWithFlags(event: *mut cudaEvent_t, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaEventCreateWithFlags(event, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaEventDestroy(event: cudaEvent_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaEventDestroy(event) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaEventElapsedTime(ms: *mut f32, start: cudaEvent_t, end: cudaEvent_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaEventElapsedTime(ms, start, end) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaEventQuery(event: cudaEvent_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaEventQuery(event) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaEventRecord(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaEventRecord(event, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaEventRecordWithFlags(event: cudaEvent_t, stream: cudaStream_t, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaEventRecordWithFlags(event, stream, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaEventRecordWithFlags_ptsz(event: cudaEvent_t, stream: cudaStream_t, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaEventRecordWithFlags_ptsz(event, stream, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaEventRecord_ptsz(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaEventRecord_ptsz(event, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaEventSynchronize(event: cudaEvent_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaEventSynchronize(event) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaExternalMemoryGetMappedBuffer(devPtr: *mut *mut c_void, extMem: cudaExternalMemory_t, bufferDesc: *const cudaExternalMemoryBufferDesc) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaExternalMemoryGetMappedMipmappedArray(mipmap: *mut cudaMipmappedArray_t, extMem: cudaExternalMemory_t, mipmapDesc: *const cudaExternalMemoryMipmappedArrayDesc) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaFree(devPtr: *mut c_void) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaFree(devPtr) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaFreeArray(array: cudaArray_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaFreeArray(array) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaFreeAsync(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaFreeAsync(devPtr, hStream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaFreeAsync_ptsz(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaFreeAsync_ptsz(devPtr, hStream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaFreeHost(ptr: *mut c_void) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaFreeHost(ptr) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaFreeMipmappedArray(mipmappedArray) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetChannelDesc(desc: *mut cudaChannelFormatDesc, array: cudaArray_const_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetChannelDesc(desc, array) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetDevice(device: *mut c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetDevice(device) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetDeviceCount(count: *mut c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetDeviceCount(count) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetDeviceFlags(flags: *mut c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetDeviceFlags(flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetDriverEntryPoint(symbol: *const c_char, funcPtr: *mut *mut c_void, flags: c_ulonglong, driverStatus: *mut cudaDriverEntryPointQueryResult) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetDriverEntryPoint(symbol, funcPtr, flags, driverStatus) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetDriverEntryPointByVersion(symbol: *const c_char, funcPtr: *mut *mut c_void, cudaVersion: c_uint, flags: c_ulonglong, driverStatus: *mut cudaDriverEntryPointQueryResult) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetDriverEntryPointByVersion(symbol, funcPtr, cudaVersion, flags, driverStatus) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetDriverEntryPointByVersion_ptsz(symbol: *const c_char, funcPtr: *mut *mut c_void, cudaVersion: c_uint, flags: c_ulonglong, driverStatus: *mut cudaDriverEntryPointQueryResult) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetDriverEntryPointByVersion_ptsz(symbol, funcPtr, cudaVersion, flags, driverStatus) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetDriverEntryPoint_ptsz(symbol: *const c_char, funcPtr: *mut *mut c_void, flags: c_ulonglong, driverStatus: *mut cudaDriverEntryPointQueryResult) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetDriverEntryPoint_ptsz(symbol, funcPtr, flags, driverStatus) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetErrorName(error: cudaError_t) -> *const c_char {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetErrorName(error) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetErrorString(error: cudaError_t) -> *const c_char {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetErrorString(error) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetExportTable(ppExportTable: *mut *const c_void, pExportTableId: *const cudaUUID_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetExportTable(ppExportTable, pExportTableId) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetLastError() -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetLastError() }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGetMipmappedArrayLevel(levelArray: *mut cudaArray_t, mipmappedArray: cudaMipmappedArray_const_t, level: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaGetMipmappedArrayLevel(levelArray, mipmappedArray, level) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaHostAlloc(pHost: *mut *mut c_void, size: usize, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaHostAlloc(pHost, size, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaHostGetDevicePointer(pDevice: *mut *mut c_void, pHost: *mut c_void, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaHostGetDevicePointer(pDevice, pHost, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaHostGetFlags(pFlags: *mut c_uint, pHost: *mut c_void) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaHostGetFlags(pFlags, pHost) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaHostRegister(ptr: *mut c_void, size: usize, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaHostRegister(ptr, size, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaHostUnregister(ptr: *mut c_void) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaHostUnregister(ptr) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaImportExternalMemory(extMem_out: *mut cudaExternalMemory_t, memHandleDesc: *const cudaExternalMemoryHandleDesc) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaImportExternalMemory(extMem_out, memHandleDesc) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaImportExternalSemaphore(extSem_out: *mut cudaExternalSemaphore_t, semHandleDesc: *const cudaExternalSemaphoreHandleDesc) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaImportExternalSemaphore(extSem_out, semHandleDesc) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaInitDevice(device: c_int, deviceFlags: c_uint, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaInitDevice(device, deviceFlags, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaIpcCloseMemHandle(devPtr: *mut c_void) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaIpcCloseMemHandle(devPtr) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaIpcGetEventHandle(handle: *mut cudaIpcEventHandle_t, event: cudaEvent_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaIpcGetEventHandle(handle, event) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaIpcGetMemHandle(handle: *mut cudaIpcMemHandle_t, devPtr: *mut c_void) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaIpcGetMemHandle(handle, devPtr) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaIpcOpenEventHandle(event: *mut cudaEvent_t, handle: cudaIpcEventHandle_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaIpcOpenEventHandle(event, handle) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaIpcOpenMemHandle(devPtr: *mut *mut c_void, handle: cudaIpcMemHandle_t, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaIpcOpenMemHandle(devPtr, handle, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaLaunchHostFunc(stream: cudaStream_t, r#fn: cudaHostFn_t, userData: *mut c_void) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaLaunchHostFunc(stream, r#fn, userData) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaLaunchHostFunc_ptsz(stream: cudaStream_t, r#fn: cudaHostFn_t, userData: *mut c_void) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaLaunchHostFunc_ptsz(stream, r#fn, userData) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaLaunchHostFunc_v2_ptsz(stream: cudaStream_t, r#fn: cudaHostFn_t, userData: *mut c_void, syncMode: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaLaunchHostFunc_v2_ptsz(stream, r#fn, userData, syncMode) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMalloc(devPtr: *mut *mut c_void, size: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMalloc(devPtr, size) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMalloc3D(pitchedDevPtr: *mut cudaPitchedPtr, extent: cudaExtent) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMalloc3D(pitchedDevPtr, extent) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMalloc3DArray(array: *mut cudaArray_t, desc: *const cudaChannelFormatDesc, extent: cudaExtent, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMalloc3DArray(array, desc, extent, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMallocArray(array: *mut cudaArray_t, desc: *const cudaChannelFormatDesc, width: usize, height: usize, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMallocArray(array, desc, width, height, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMallocAsync(devPtr: *mut *mut c_void, size: usize, hStream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMallocAsync(devPtr, size, hStream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMallocAsync_ptsz(devPtr: *mut *mut c_void, size: usize, hStream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMallocAsync_ptsz(devPtr, size, hStream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMallocFromPoolAsync(ptr: *mut *mut c_void, size: usize, memPool: cudaMemPool_t, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMallocFromPoolAsync(ptr, size, memPool, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMallocFromPoolAsync_ptsz(ptr: *mut *mut c_void, size: usize, memPool: cudaMemPool_t, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMallocFromPoolAsync_ptsz(ptr, size, memPool, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMallocHost(ptr: *mut *mut c_void, size: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMallocHost(ptr, size) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMallocManaged(devPtr: *mut *mut c_void, size: usize, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMallocManaged(devPtr, size, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMallocMipmappedArray(mipmappedArray: *mut cudaMipmappedArray_t, desc: *const cudaChannelFormatDesc, extent: cudaExtent, numLevels: c_uint, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMallocPitch(devPtr: *mut *mut c_void, pitch: *mut usize, width: usize, height: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMallocPitch(devPtr, pitch, width, height) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemDiscardAndPrefetchBatchAsync_ptsz(dptrs: *mut *mut c_void, sizes: *mut usize, count: usize, prefetchLocs: *mut cudaMemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemDiscardAndPrefetchBatchAsync_ptsz(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemDiscardBatchAsync_ptsz(dptrs: *mut *mut c_void, sizes: *mut usize, count: usize, flags: c_ulonglong, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemDiscardBatchAsync_ptsz(dptrs, sizes, count, flags, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemGetInfo(free: *mut usize, total: *mut usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemGetInfo(free, total) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPoolCreate(memPool: *mut cudaMemPool_t, poolProps: *const cudaMemPoolProps) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemPoolCreate(memPool, poolProps) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPoolDestroy(memPool: cudaMemPool_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemPoolDestroy(memPool) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPoolExportPointer(exportData: *mut cudaMemPoolPtrExportData, ptr: *mut c_void) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemPoolExportPointer(exportData, ptr) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPoolExportToShareableHandle(shareableHandle: *mut c_void, memPool: cudaMemPool_t, handleType: cudaMemAllocationHandleType, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemPoolExportToShareableHandle(shareableHandle, memPool, handleType, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPoolGetAccess(flags: *mut cudaMemAccessFlags, memPool: cudaMemPool_t, location: *mut cudaMemLocation) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemPoolGetAccess(flags, memPool, location) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPoolGetAttribute(memPool: cudaMemPool_t, attr: cudaMemPoolAttr, value: *mut c_void) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemPoolGetAttribute(memPool, attr, value) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPoolImportFromShareableHandle(memPool: *mut cudaMemPool_t, shareableHandle: *mut c_void, handleType: cudaMemAllocationHandleType, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemPoolImportFromShareableHandle(memPool, shareableHandle, handleType, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPoolImportPointer(ptr: *mut *mut c_void, memPool: cudaMemPool_t, exportData: *mut cudaMemPoolPtrExportData) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemPoolImportPointer(ptr, memPool, exportData) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPoolSetAccess(memPool: cudaMemPool_t, descList: *const cudaMemAccessDesc, count: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemPoolSetAccess(memPool, descList, count) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPoolSetAttribute(memPool: cudaMemPool_t, attr: cudaMemPoolAttr, value: *mut c_void) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemPoolSetAttribute(memPool, attr, value) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPoolTrimTo(memPool: cudaMemPool_t, minBytesToKeep: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemPoolTrimTo(memPool, minBytesToKeep) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemPrefetchBatchAsync_ptsz(dptrs: *mut *mut c_void, sizes: *mut usize, count: usize, prefetchLocs: *mut cudaMemLocation, prefetchLocIdxs: *mut usize, numPrefetchLocs: usize, flags: c_ulonglong, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemPrefetchBatchAsync_ptsz(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemRangeGetAttribute(data: *mut c_void, dataSize: usize, attribute: cudaMemRangeAttribute, devPtr: *const c_void, count: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemRangeGetAttribute(data, dataSize, attribute, devPtr, count) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemRangeGetAttributes(data: *mut *mut c_void, dataSizes: *mut usize, attributes: *mut cudaMemRangeAttribute, numAttributes: usize, devPtr: *const c_void, count: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy(dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy(dst, src, count, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2D(dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2D(dst, dpitch, src, spitch, width, height, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2DArrayToArray(dst: cudaArray_t, wOffsetDst: usize, hOffsetDst: usize, src: cudaArray_const_t, wOffsetSrc: usize, hOffsetSrc: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2DArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2DArrayToArray_ptds(dst: cudaArray_t, wOffsetDst: usize, hOffsetDst: usize, src: cudaArray_const_t, wOffsetSrc: usize, hOffsetSrc: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2DArrayToArray_ptds(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2DAsync(dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2DAsync_ptsz(dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2DAsync_ptsz(dst, dpitch, src, spitch, width, height, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2DFromArray(dst: *mut c_void, dpitch: usize, src: cudaArray_const_t, wOffset: usize, hOffset: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2DFromArray(dst, dpitch, src, wOffset, hOffset, width, height, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2DFromArrayAsync(dst: *mut c_void, dpitch: usize, src: cudaArray_const_t, wOffset: usize, hOffset: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2DFromArrayAsync(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2DFromArrayAsync_ptsz(dst: *mut c_void, dpitch: usize, src: cudaArray_const_t, wOffset: usize, hOffset: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2DFromArrayAsync_ptsz(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2DFromArray_ptds(dst: *mut c_void, dpitch: usize, src: cudaArray_const_t, wOffset: usize, hOffset: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2DFromArray_ptds(dst, dpitch, src, wOffset, hOffset, width, height, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2DToArray(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2DToArray(dst, wOffset, hOffset, src, spitch, width, height, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2DToArrayAsync(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2DToArrayAsync(dst, wOffset, hOffset, src, spitch, width, height, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2DToArrayAsync_ptsz(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2DToArrayAsync_ptsz(dst, wOffset, hOffset, src, spitch, width, height, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2DToArray_ptds(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2DToArray_ptds(dst, wOffset, hOffset, src, spitch, width, height, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy2D_ptds(dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy2D_ptds(dst, dpitch, src, spitch, width, height, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy3D(p: *const cudaMemcpy3DParms) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy3D(p) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy3DAsync(p: *const cudaMemcpy3DParms, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy3DAsync(p, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy3DAsync_ptsz(p: *const cudaMemcpy3DParms, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy3DAsync_ptsz(p, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy3DPeer(p: *const cudaMemcpy3DPeerParms) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy3DPeer(p) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy3DPeerAsync(p: *const cudaMemcpy3DPeerParms, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy3DPeerAsync(p, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy3DPeerAsync_ptsz(p: *const cudaMemcpy3DPeerParms, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy3DPeerAsync_ptsz(p, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy3DPeer_ptds(p: *const cudaMemcpy3DPeerParms) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy3DPeer_ptds(p) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy3DWithAttributesAsync_ptsz(op: *mut cudaMemcpy3DBatchOp, flags: c_ulonglong, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy3DWithAttributesAsync_ptsz(op, flags, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy3D_ptds(p: *const cudaMemcpy3DParms) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy3D_ptds(p) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyArrayToArray(dst: cudaArray_t, wOffsetDst: usize, hOffsetDst: usize, src: cudaArray_const_t, wOffsetSrc: usize, hOffsetSrc: usize, count: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyArrayToArray(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyArrayToArray_ptds(dst: cudaArray_t, wOffsetDst: usize, hOffsetDst: usize, src: cudaArray_const_t, wOffsetSrc: usize, hOffsetSrc: usize, count: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyArrayToArray_ptds(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyAsync(dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyAsync(dst, src, count, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyAsync_ptsz(dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyAsync_ptsz(dst, src, count, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyFromArray(dst: *mut c_void, src: cudaArray_const_t, wOffset: usize, hOffset: usize, count: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyFromArray(dst, src, wOffset, hOffset, count, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyFromArrayAsync(dst: *mut c_void, src: cudaArray_const_t, wOffset: usize, hOffset: usize, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyFromArrayAsync(dst, src, wOffset, hOffset, count, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyFromArrayAsync_ptsz(dst: *mut c_void, src: cudaArray_const_t, wOffset: usize, hOffset: usize, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyFromArrayAsync_ptsz(dst, src, wOffset, hOffset, count, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyFromArray_ptds(dst: *mut c_void, src: cudaArray_const_t, wOffset: usize, hOffset: usize, count: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyFromArray_ptds(dst, src, wOffset, hOffset, count, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyFromSymbol(dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyFromSymbol(dst, symbol, count, offset, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyFromSymbolAsync(dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyFromSymbolAsync_ptsz(dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyFromSymbolAsync_ptsz(dst, symbol, count, offset, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyFromSymbol_ptds(dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyFromSymbol_ptds(dst, symbol, count, offset, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyPeer(dst: *mut c_void, dstDevice: c_int, src: *const c_void, srcDevice: c_int, count: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyPeer(dst, dstDevice, src, srcDevice, count) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyPeerAsync(dst: *mut c_void, dstDevice: c_int, src: *const c_void, srcDevice: c_int, count: usize, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyToArray(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyToArray(dst, wOffset, hOffset, src, count, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyToArrayAsync(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyToArrayAsync(dst, wOffset, hOffset, src, count, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyToArrayAsync_ptsz(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, count: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyToArrayAsync_ptsz(dst, wOffset, hOffset, src, count, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyToArray_ptds(dst: cudaArray_t, wOffset: usize, hOffset: usize, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyToArray_ptds(dst, wOffset, hOffset, src, count, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyToSymbol(symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyToSymbol(symbol, src, count, offset, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyToSymbolAsync(symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyToSymbolAsync_ptsz(symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyToSymbolAsync_ptsz(symbol, src, count, offset, kind, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyToSymbol_ptds(symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyToSymbol_ptds(symbol, src, count, offset, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpyWithAttributesAsync_ptsz(dst: *mut c_void, src: *const c_void, size: usize, attr: *mut cudaMemcpyAttributes, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpyWithAttributesAsync_ptsz(dst, src, size, attr, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemcpy_ptds(dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemcpy_ptds(dst, src, count, kind) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemset(devPtr: *mut c_void, value: c_int, count: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemset(devPtr, value, count) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemset2D(devPtr: *mut c_void, pitch: usize, value: c_int, width: usize, height: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemset2D(devPtr, pitch, value, width, height) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemset2DAsync(devPtr: *mut c_void, pitch: usize, value: c_int, width: usize, height: usize, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemset2DAsync(devPtr, pitch, value, width, height, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemset2DAsync_ptsz(devPtr: *mut c_void, pitch: usize, value: c_int, width: usize, height: usize, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemset2DAsync_ptsz(devPtr, pitch, value, width, height, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemset2D_ptds(devPtr: *mut c_void, pitch: usize, value: c_int, width: usize, height: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemset2D_ptds(devPtr, pitch, value, width, height) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: c_int, extent: cudaExtent) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemset3D(pitchedDevPtr, value, extent) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemset3DAsync(pitchedDevPtr: cudaPitchedPtr, value: c_int, extent: cudaExtent, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemset3DAsync(pitchedDevPtr, value, extent, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemset3DAsync_ptsz(pitchedDevPtr: cudaPitchedPtr, value: c_int, extent: cudaExtent, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemset3DAsync_ptsz(pitchedDevPtr, value, extent, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemset3D_ptds(pitchedDevPtr: cudaPitchedPtr, value: c_int, extent: cudaExtent) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemset3D_ptds(pitchedDevPtr, value, extent) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemsetAsync(devPtr: *mut c_void, value: c_int, count: usize, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemsetAsync(devPtr, value, count, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemsetAsync_ptsz(devPtr: *mut c_void, value: c_int, count: usize, stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemsetAsync_ptsz(devPtr, value, count, stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaMemset_ptds(devPtr: *mut c_void, value: c_int, count: usize) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaMemset_ptds(devPtr, value, count) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaPeekAtLastError() -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaPeekAtLastError() }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaProfilerStart() -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaProfilerStart() }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaProfilerStop() -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaProfilerStop() }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaRuntimeGetVersion(runtimeVersion: *mut c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaRuntimeGetVersion(runtimeVersion) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaSetDevice(device: c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaSetDevice(device) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaSetDeviceFlags(flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaSetDeviceFlags(flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaSetValidDevices(device_arr: *mut c_int, len: c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaSetValidDevices(device_arr, len) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamAddCallback(stream: cudaStream_t, callback: cudaStreamCallback_t, userData: *mut c_void, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamAddCallback(stream, callback, userData, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamAddCallback_ptsz(stream: cudaStream_t, callback: cudaStreamCallback_t, userData: *mut c_void, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamAddCallback_ptsz(stream, callback, userData, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamAttachMemAsync(stream: cudaStream_t, devPtr: *mut c_void, length: usize, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamAttachMemAsync(stream, devPtr, length, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamAttachMemAsync_ptsz(stream: cudaStream_t, devPtr: *mut c_void, length: usize, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamAttachMemAsync_ptsz(stream, devPtr, length, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamBeginCapture(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamBeginCapture(stream, mode) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamBeginCaptureToGraph(stream: cudaStream_t, graph: cudaGraph_t, dependencies: *const cudaGraphNode_t, dependencyData: *const cudaGraphEdgeData, numDependencies: usize, mode: cudaStreamCaptureMode) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamBeginCaptureToGraph(stream, graph, dependencies, dependencyData, numDependencies, mode) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamBeginCaptureToGraph_ptsz(stream: cudaStream_t, graph: cudaGraph_t, dependencies: *const cudaGraphNode_t, dependencyData: *const cudaGraphEdgeData, numDependencies: usize, mode: cudaStreamCaptureMode) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamBeginCaptureToGraph_ptsz(stream, graph, dependencies, dependencyData, numDependencies, mode) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamBeginCapture_ptsz(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamBeginCapture_ptsz(stream, mode) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamBeginRecaptureToGraph_ptsz(stream: cudaStream_t, mode: cudaStreamCaptureMode, graph: cudaGraph_t, callbackData: *mut c_void) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamBeginRecaptureToGraph_ptsz(stream, mode, graph, callbackData) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamCopyAttributes(dst: cudaStream_t, src: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamCopyAttributes(dst, src) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamCopyAttributes_ptsz(dst: cudaStream_t, src: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamCopyAttributes_ptsz(dst, src) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamCreate(pStream: *mut cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamCreate(pStream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamCreateWithFlags(pStream: *mut cudaStream_t, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamCreateWithFlags(pStream, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamCreateWithPriority(pStream: *mut cudaStream_t, flags: c_uint, priority: c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamCreateWithPriority(pStream, flags, priority) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamDestroy(stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamDestroy(stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamEndCapture(stream: cudaStream_t, pGraph: *mut cudaGraph_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamEndCapture(stream, pGraph) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamEndCapture_ptsz(stream: cudaStream_t, pGraph: *mut cudaGraph_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamEndCapture_ptsz(stream, pGraph) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetAttribute(hStream: cudaStream_t, attr: cudaLaunchAttributeID, value_out: *mut cudaLaunchAttributeValue) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamGetAttribute(hStream, attr, value_out) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetAttribute_ptsz(hStream: cudaStream_t, attr: cudaLaunchAttributeID, value_out: *mut cudaLaunchAttributeValue) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamGetAttribute_ptsz(hStream, attr, value_out) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetDevResource_ptsz(hStream: cudaStream_t, resource: *mut c_void, r#type: cudaDevResourceType) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamGetDevResource_ptsz(hStream, resource, r#type) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetDevice(hStream: cudaStream_t, device: *mut c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamGetDevice(hStream, device) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetDevice_ptsz(hStream: cudaStream_t, device: *mut c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamGetDevice_ptsz(hStream, device) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetFlags(hStream: cudaStream_t, flags: *mut c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamGetFlags(hStream, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetFlags_ptsz(hStream: cudaStream_t, flags: *mut c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamGetFlags_ptsz(hStream, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetId(hStream: cudaStream_t, streamId: *mut c_ulonglong) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamGetId(hStream, streamId) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetId_ptsz(hStream: cudaStream_t, streamId: *mut c_ulonglong) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamGetId_ptsz(hStream, streamId) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetPriority(hStream: cudaStream_t, priority: *mut c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamGetPriority(hStream, priority) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamGetPriority_ptsz(hStream: cudaStream_t, priority: *mut c_int) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamGetPriority_ptsz(hStream, priority) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamIsCapturing(stream: cudaStream_t, pCaptureStatus: *mut cudaStreamCaptureStatus) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamIsCapturing(stream, pCaptureStatus) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamIsCapturing_ptsz(stream: cudaStream_t, pCaptureStatus: *mut cudaStreamCaptureStatus) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamIsCapturing_ptsz(stream, pCaptureStatus) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamQuery(stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamQuery(stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamQuery_ptsz(stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamQuery_ptsz(stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamSetAttribute(hStream: cudaStream_t, attr: cudaLaunchAttributeID, value: *const cudaLaunchAttributeValue) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamSetAttribute(hStream, attr, value) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamSetAttribute_ptsz(hStream: cudaStream_t, attr: cudaLaunchAttributeID, value: *const cudaLaunchAttributeValue) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamSetAttribute_ptsz(hStream, attr, value) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamSynchronize(stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamSynchronize(stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamSynchronize_ptsz(stream: cudaStream_t) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamSynchronize_ptsz(stream) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamWaitEvent(stream: cudaStream_t, event: cudaEvent_t, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamWaitEvent(stream, event, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaStreamWaitEvent_ptsz(stream: cudaStream_t, event: cudaEvent_t, flags: c_uint) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaStreamWaitEvent_ptsz(stream, event, flags) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaThreadExchangeStreamCaptureMode(mode: *mut cudaStreamCaptureMode) -> cudaError_t {
    speak_twelve();
    // SAFETY: the same arguments, under the same contract.
    unsafe { super::cudaThreadExchangeStreamCaptureMode(mode) }
}
