/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Shows what CUDA's runtime answers where there is no device: to calls with good and bad arguments, with the last error
 * after each, and what they leave in their outputs. Compiled with NVIDIA's headers of CUDA 12 or 13. */
#include <cuda_runtime_api.h>
#include <stdio.h>
#include <string.h>

#define SHOW(call) \
    do { \
        int status = (int)(call), peeked = (int)cudaPeekAtLastError(), got = (int)cudaGetLastError(); \
        printf("%s: %d, %d %d %d\n", #call, status, peeked, got, (int)cudaPeekAtLastError()); \
    } while (0)

int main(void)
{
    int number = 7, other = 7;
    unsigned flags = 7;
    size_t size = 7, total = 7;
    void *pointer = &number;
    const void *table;
    float time;
    char bytes[64] = "";
    unsigned long long id;
    struct cudaPointerAttributes attributes;
    struct cudaDeviceProp properties;
    cudaStream_t stream;
    cudaEvent_t event;
    cudaIpcMemHandle_t memory_handle;
    cudaIpcEventHandle_t event_handle;
    struct cudaPitchedPtr rows;
    struct cudaExtent extent = { 1, 1, 1 };
    struct cudaMemcpy3DParms box;
    struct cudaMemcpy3DPeerParms peers;
    enum cudaDriverEntryPointQueryResult outcome = (enum cudaDriverEntryPointQueryResult)7;
    enum cudaFuncCache cache;
    enum cudaSharedMemConfig banks;
    enum cudaStreamCaptureStatus capture;
    cudaUUID_t uuid;

    memset(&properties, 0, sizeof properties);
    memset(&memory_handle, 0, sizeof memory_handle);
    memset(&event_handle, 0, sizeof event_handle);
    memset(&rows, 0, sizeof rows);
    memset(&box, 0, sizeof box);
    memset(&peers, 0, sizeof peers);
    memset(&uuid, 0, sizeof uuid);

    SHOW(cudaPeekAtLastError());
    SHOW(cudaRuntimeGetVersion(&number));
    printf("%d\n", number / 1000);
    number = 7;
    SHOW(cudaRuntimeGetVersion(0));
    SHOW(cudaDriverGetVersion(&other));
    printf("%d\n", other);
    SHOW(cudaDriverGetVersion(0));
    SHOW(cudaGetDeviceCount(&number));
    printf("%d\n", number);
    SHOW(cudaGetDeviceCount(0));
    SHOW(cudaGetDevice(&number));
    printf("%d\n", number);
    SHOW(cudaGetDevice(0));
    SHOW(cudaSetDevice(0));
    SHOW(cudaSetDevice(-1));
    SHOW(cudaSetDevice(99));
    SHOW(cudaInitDevice(0, 0, 0));
    SHOW(cudaInitDevice(0, 0, 9));
    SHOW(cudaSetValidDevices(0, 0));
    SHOW(cudaSetValidDevices(&number, 1));
    SHOW(cudaSetValidDevices(&number, -1));
    SHOW(cudaDeviceGetAttribute(&number, cudaDevAttrWarpSize, 0));
    SHOW(cudaDeviceGetAttribute(0, cudaDevAttrWarpSize, 0));
    SHOW(cudaDeviceGetAttribute(&number, 9999, 0));
    SHOW(cudaGetDeviceProperties(&properties, 0));
    SHOW(cudaGetDeviceProperties(0, 0));
    SHOW(cudaChooseDevice(&number, &properties));
    SHOW(cudaChooseDevice(0, &properties));
    SHOW(cudaDeviceGetPCIBusId(bytes, 64, 0));
    SHOW(cudaDeviceGetPCIBusId(0, 64, 0));
    SHOW(cudaDeviceGetPCIBusId(bytes, 3, 0));
    SHOW(cudaDeviceGetByPCIBusId(&number, "0:1:2.0"));
    SHOW(cudaDeviceGetByPCIBusId(&number, 0));
    SHOW(cudaDeviceSynchronize());
    SHOW(cudaDeviceReset());
    SHOW(cudaGetDeviceFlags(&flags));
    SHOW(cudaGetDeviceFlags(0));
    SHOW(cudaSetDeviceFlags(0));
    SHOW(cudaSetDeviceFlags(0xffff));
    SHOW(cudaDeviceGetStreamPriorityRange(&number, &other));
    SHOW(cudaDeviceGetStreamPriorityRange(0, 0));
    SHOW(cudaDeviceGetLimit(&size, cudaLimitStackSize));
    SHOW(cudaDeviceGetLimit(0, cudaLimitStackSize));
    SHOW(cudaDeviceSetLimit(cudaLimitStackSize, 1024));
    SHOW(cudaDeviceSetLimit(99, 1024));
    SHOW(cudaDeviceGetCacheConfig(&cache));
    SHOW(cudaDeviceGetCacheConfig(0));
    SHOW(cudaDeviceSetCacheConfig(0));
    SHOW(cudaDeviceSetCacheConfig(99));
    SHOW(cudaDeviceGetSharedMemConfig(&banks));
    SHOW(cudaDeviceSetSharedMemConfig(0));
    SHOW(cudaDeviceSetSharedMemConfig(99));
    SHOW(cudaDeviceFlushGPUDirectRDMAWrites(0, 100));
    SHOW(cudaDeviceFlushGPUDirectRDMAWrites(9, 9));
    SHOW(cudaMalloc(&pointer, 64));
    SHOW(cudaMalloc(0, 64));
    SHOW(cudaMalloc(&pointer, 0));
    SHOW(cudaMallocManaged(&pointer, 64, 1));
    SHOW(cudaMallocManaged(&pointer, 64, 9));
    SHOW(cudaMallocPitch(&pointer, &size, 4, 4));
    SHOW(cudaMallocPitch(0, &size, 4, 4));
    SHOW(cudaMalloc3D(&rows, extent));
    SHOW(cudaMalloc3D(0, extent));
    SHOW(cudaFree(0));
    SHOW(cudaFree((void *)64));
    SHOW(cudaMemGetInfo(&size, &total));
    SHOW(cudaMemGetInfo(0, 0));
    SHOW(cudaMemcpy(bytes, bytes + 32, 4, cudaMemcpyHostToHost));
    SHOW(cudaMemcpy(bytes, bytes + 32, 4, cudaMemcpyDefault));
    SHOW(cudaMemcpy(0, 0, 0, cudaMemcpyDefault));
    SHOW(cudaMemcpy(0, 0, 4, 99));
    SHOW(cudaMemcpyAsync(bytes, bytes + 32, 4, cudaMemcpyHostToHost, 0));
    SHOW(cudaMemcpyPeer(bytes, 0, bytes, 0, 4));
    SHOW(cudaMemcpyPeerAsync(bytes, 0, bytes, 0, 4, 0));
    SHOW(cudaMemcpy2D(bytes, 4, bytes + 32, 4, 4, 4, cudaMemcpyDefault));
    SHOW(cudaMemcpy2D(bytes, 1, bytes + 32, 1, 4, 4, cudaMemcpyDefault));
    SHOW(cudaMemcpy2DAsync(bytes, 4, bytes + 32, 4, 4, 4, cudaMemcpyDefault, 0));
    SHOW(cudaMemcpy3D(&box));
    SHOW(cudaMemcpy3D(0));
    SHOW(cudaMemcpy3DAsync(&box, 0));
    SHOW(cudaMemcpy3DPeer(&peers));
    SHOW(cudaMemcpy3DPeer(0));
    SHOW(cudaMemcpy3DPeerAsync(&peers, 0));
    SHOW(cudaMemset(bytes, 0, 4));
    SHOW(cudaMemset(0, 0, 0));
    SHOW(cudaMemset2D(bytes, 4, 0, 4, 4));
    SHOW(cudaMemset2D(bytes, 1, 0, 4, 4));
    SHOW(cudaMemset3D(rows, 0, extent));
    SHOW(cudaMemsetAsync(bytes, 0, 4, 0));
    SHOW(cudaMemset2DAsync(bytes, 4, 0, 4, 4, 0));
    SHOW(cudaMemset3DAsync(rows, 0, extent, 0));
    SHOW(cudaMallocHost(&pointer, 64));
    SHOW(cudaMallocHost(0, 64));
    SHOW(cudaFreeHost(0));
    SHOW(cudaHostAlloc(&pointer, 64, 0));
    SHOW(cudaHostAlloc(&pointer, 64, 99));
    SHOW(cudaHostRegister(bytes, 64, 0));
    SHOW(cudaHostRegister(0, 64, 0));
    SHOW(cudaHostUnregister(bytes));
    SHOW(cudaHostUnregister(0));
    SHOW(cudaHostGetDevicePointer(&pointer, bytes, 0));
    SHOW(cudaHostGetDevicePointer(0, bytes, 0));
    SHOW(cudaHostGetFlags(&flags, bytes));
    SHOW(cudaHostGetFlags(0, bytes));
    SHOW(cudaIpcGetMemHandle(&memory_handle, bytes));
    SHOW(cudaIpcGetMemHandle(0, bytes));
    SHOW(cudaIpcOpenMemHandle(&pointer, memory_handle, 1));
    SHOW(cudaIpcOpenMemHandle(&pointer, memory_handle, 0));
    SHOW(cudaIpcOpenMemHandle(0, memory_handle, 1));
    SHOW(cudaIpcCloseMemHandle(bytes));
    SHOW(cudaIpcCloseMemHandle(0));
    SHOW(cudaIpcGetEventHandle(&event_handle, 0));
    SHOW(cudaIpcGetEventHandle(0, 0));
    SHOW(cudaIpcOpenEventHandle(&event, event_handle));
    SHOW(cudaIpcOpenEventHandle(0, event_handle));
    SHOW(cudaDeviceCanAccessPeer(&number, 0, 1));
    SHOW(cudaDeviceCanAccessPeer(0, 0, 1));
    SHOW(cudaDeviceEnablePeerAccess(1, 0));
    SHOW(cudaDeviceEnablePeerAccess(1, 7));
    SHOW(cudaDeviceDisablePeerAccess(1));
    SHOW(cudaDeviceGetP2PAttribute(&number, 1, 0, 1));
    SHOW(cudaDeviceGetP2PAttribute(0, 1, 0, 1));
    SHOW(cudaMallocAsync(&pointer, 64, 0));
    SHOW(cudaMallocAsync(0, 64, 0));
    SHOW(cudaFreeAsync(0, 0));
    SHOW(cudaFreeAsync(bytes, 0));
#if CUDART_VERSION >= 13000
    struct cudaMemLocation place;
    place.type = cudaMemLocationTypeDevice;
    place.id = 0;
    SHOW(cudaMemPrefetchAsync(bytes, 4, place, 0, 0));
    SHOW(cudaMemAdvise(bytes, 4, 1, place));
    SHOW(cudaMemAdvise(bytes, 4, 99, place));
#else
    SHOW(cudaMemPrefetchAsync(bytes, 4, 0, 0));
    SHOW(cudaMemAdvise(bytes, 4, 1, 0));
    SHOW(cudaMemAdvise(bytes, 4, 99, 0));
#endif
    SHOW(cudaMemRangeGetAttribute(&number, 4, 1, bytes, 4));
    SHOW(cudaMemRangeGetAttribute(0, 4, 1, bytes, 4));
    SHOW(cudaStreamCreate(&stream));
    SHOW(cudaStreamCreate(0));
    SHOW(cudaStreamCreateWithFlags(&stream, 1));
    SHOW(cudaStreamCreateWithFlags(&stream, 99));
    SHOW(cudaStreamCreateWithPriority(&stream, 0, 0));
    SHOW(cudaStreamGetPriority(0, &number));
    SHOW(cudaStreamGetPriority(0, 0));
    SHOW(cudaStreamGetFlags(0, &flags));
    SHOW(cudaStreamGetFlags(0, 0));
    SHOW(cudaStreamGetId(0, &id));
    SHOW(cudaStreamGetId(0, 0));
    SHOW(cudaStreamGetDevice(0, &number));
    SHOW(cudaStreamGetDevice(0, 0));
    SHOW(cudaCtxResetPersistingL2Cache());
    SHOW(cudaStreamDestroy(0));
    SHOW(cudaStreamWaitEvent(0, 0, 0));
    SHOW(cudaStreamWaitEvent(0, 0, 99));
    SHOW(cudaStreamAddCallback(0, 0, 0, 0));
    SHOW(cudaLaunchHostFunc(0, 0, 0));
    SHOW(cudaStreamSynchronize(0));
    SHOW(cudaStreamQuery(0));
    SHOW(cudaStreamAttachMemAsync(0, bytes, 0, 4));
    SHOW(cudaStreamAttachMemAsync(0, bytes, 0, 99));
    SHOW(cudaStreamBeginCapture(0, 0));
    SHOW(cudaStreamBeginCapture(0, 99));
    SHOW(cudaStreamEndCapture(0, 0));
    SHOW(cudaStreamIsCapturing(0, &capture));
    SHOW(cudaStreamIsCapturing(0, 0));
    SHOW(cudaEventCreate(&event));
    SHOW(cudaEventCreate(0));
    SHOW(cudaEventCreateWithFlags(&event, 0));
    SHOW(cudaEventCreateWithFlags(&event, 4));
    SHOW(cudaEventCreateWithFlags(&event, 99));
    SHOW(cudaEventRecord(0, 0));
    SHOW(cudaEventRecordWithFlags(0, 0, 0));
    SHOW(cudaEventRecordWithFlags(0, 0, 9));
    SHOW(cudaEventQuery(0));
    SHOW(cudaEventSynchronize(0));
    SHOW(cudaEventDestroy(0));
    SHOW(cudaEventElapsedTime(&time, 0, 0));
    SHOW(cudaEventElapsedTime(0, 0, 0));
    SHOW(cudaPointerGetAttributes(&attributes, bytes));
    SHOW(cudaPointerGetAttributes(&attributes, 0));
    SHOW(cudaPointerGetAttributes(0, bytes));
#if CUDART_VERSION < 13000
    SHOW(cudaGetDriverEntryPoint("cuMemAlloc", &pointer, 0, &outcome));
    SHOW(cudaGetDriverEntryPoint(0, &pointer, 0, &outcome));
    SHOW(cudaGetDriverEntryPoint("cuMemAlloc", 0, 0, &outcome));
    SHOW(cudaGetDriverEntryPoint("cuMemAlloc", &pointer, 9, &outcome));
#endif
    SHOW(cudaGetDriverEntryPointByVersion("cuMemAlloc", &pointer, 12000, 0, &outcome));
    printf("%d %d\n", pointer == &number, (int)outcome);
    SHOW(cudaGetDriverEntryPointByVersion(0, &pointer, 12000, 0, &outcome));
    SHOW(cudaGetDriverEntryPointByVersion("cuMemAlloc", 0, 12000, 0, &outcome));
    SHOW(cudaGetDriverEntryPointByVersion("cuMemAlloc", &pointer, 12000, 9, &outcome));
    SHOW(cudaGetDriverEntryPointByVersion("nothing", &pointer, 12000, 0, &outcome));
    SHOW(cudaGetDriverEntryPointByVersion("cuMemAlloc", &pointer, 99000, 0, &outcome));
    SHOW(cudaGetExportTable(&table, &uuid));
    SHOW(cudaGetExportTable(0, &uuid));
    SHOW(cudaGetExportTable(&table, 0));
#if CUDART_VERSION >= 13050
    /* Older releases have fewer. */
    for (int code = -1; code < 1100; code++)
        printf("%d %s: %s\n", code, cudaGetErrorName((cudaError_t)code), cudaGetErrorString((cudaError_t)code));
#endif
    return 0;
}
