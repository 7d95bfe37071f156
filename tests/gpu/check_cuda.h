// SPDX-License-Identifier: MIT OR Apache-2.0
// What tests/c/check.c calls by HIP's names and CUDA's runtime has not, by its driver: build.sh compiles that program with
// `cuda` in the place of `hip`, and with this.
#include <anygpu/cuda.h>
#include <anygpu/cudart.h>
#include <stdint.h>

#define cudaStreamWaitValueGte CU_STREAM_WAIT_VALUE_GEQ
#define cudaStreamWaitValueAnd CU_STREAM_WAIT_VALUE_AND
#define cudaHostMalloc cudaHostAlloc
#define cudaHostFree cudaFreeHost
#define cudaMemAllocationProp CUmemAllocationProp
#define cudaMemGenericAllocationHandle_t CUmemGenericAllocationHandle
#define cudaMemAllocationGranularityMinimum CU_MEM_ALLOC_GRANULARITY_MINIMUM
#define cudaMemGetAllocationGranularity cuMemGetAllocationGranularity
#define cudaMemCreate cuMemCreate
#define cudaMemLocation CUmemLocation
#define cudaMemAccessDesc CUmemAccessDesc
#define requestedHandleType requestedHandleTypes
#define CU_POINTER_ATTRIBUTE_SYNC_MEMOPS_OF(on, pointer) \
    cuPointerSetAttribute(on, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, (CUdeviceptr)(pointer))
#define cudaPointerSetAttribute(on, which, pointer) CU_POINTER_ATTRIBUTE_SYNC_MEMOPS_OF(on, pointer)
#define cudaStreamWriteValue32(stream, address, ...) \
    cuStreamWriteValue32((CUstream)(stream), (CUdeviceptr)(address), __VA_ARGS__)
#define cudaStreamWriteValue64(stream, address, ...) \
    cuStreamWriteValue64((CUstream)(stream), (CUdeviceptr)(address), __VA_ARGS__)
#define cudaStreamWaitValue32(stream, address, value, flags, mask) \
    cuStreamWaitValue32((CUstream)(stream), (CUdeviceptr)(address), value, flags)
#define cudaMemExportToShareableHandle(file, memory, type, flags) \
    cuMemExportToShareableHandle(file, memory, (CUmemAllocationHandleType)(type), flags)
#define cudaMemImportFromShareableHandle(memory, file, type) \
    cuMemImportFromShareableHandle(memory, file, (CUmemAllocationHandleType)(type))
#define cudaMemAddressReserve(range, size, alignment, hint, flags) \
    cuMemAddressReserve((CUdeviceptr *)(range), size, alignment, (CUdeviceptr)(uintptr_t)(hint), flags)
#define cudaMemMap(range, size, offset, memory, flags) cuMemMap((CUdeviceptr)(range), size, offset, memory, flags)
#define cudaMemSetAccess(range, size, access, count) \
    cuMemSetAccess((CUdeviceptr)(range), size, (const CUmemAccessDesc *)(access), count)

// The runtime of CUDA 13 wants attributes, and tells of no failed copy.
#define cudaMemcpyBatchAsync(to, from, sizes, count, attributes, places, of, failed, stream) \
    ((void)(failed), \
     cudaMemcpyBatchAsync((void *const *)(to), (const void *const *)(from), sizes, count, \
                          &(struct cudaMemcpyAttributes){ .srcAccessOrder = cudaMemcpySrcAccessOrderStream }, \
                          &(size_t){ 0 }, 1, stream))
