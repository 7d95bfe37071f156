/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Questions that correct programs ask, and whose answer is "no": what MPI libraries ask of each buffer. */
#include <anygpu/cuda.h>
#include <anygpu/hip.h>

#include <stdio.h>

int main(void)
{
    CUcontext context;
    CUdevice device;
    CUdeviceptr memory, base;
    CUmemGenericAllocationHandle physical;
    CUmemAccess_flags access;
    CUmemLocation location = { .type = CU_MEM_LOCATION_TYPE_DEVICE };
    CUevent event;
    CUstream stream;
    CUmemorytype type;
    hipPointerAttribute_t attributes;
    size_t size;
    int here = 0, status = cuInit(0);

    printf("%d", cuCtxGetDevice(&device) == CUDA_ERROR_INVALID_CONTEXT);
    status |= cuDevicePrimaryCtxRetain(&context, 0) | cuCtxSetCurrent(context) | cuMemAlloc(&memory, 4096);
    printf("%d", cuMemRetainAllocationHandle(&physical, (void *)memory) == CUDA_ERROR_INVALID_VALUE);
    printf("%d", cuMemPoolGetAccess(&access, NULL, &location) == CUDA_ERROR_INVALID_VALUE);
    printf("%d",
           cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)&here)
               == CUDA_ERROR_INVALID_VALUE);
    printf("%d", cuMemGetAddressRange(&base, &size, (CUdeviceptr)&here) == CUDA_ERROR_NOT_FOUND);
    printf("%d",
           hipPointerGetAttributes(&attributes, &here) == hipErrorInvalidValue || attributes.devicePointer == NULL);
    printf("%d", hipMemGetAddressRange((hipDeviceptr_t *)&base, &size, &here) == hipErrorNotFound);
    status |= cuStreamCreate(&stream, 0) | cuEventCreate(&event, 0) | cuEventRecord(event, stream);
    cuEventQuery(event);
    if (cuDeviceGet(&device, 1) == 0) {
        CUcontext other;
        status |= cuDevicePrimaryCtxRetain(&other, 1) | cuCtxEnablePeerAccess(other, 0);
        printf("%d", cuCtxEnablePeerAccess(other, 0) == CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
    }
    status |= cuStreamDestroy(stream) | cuEventDestroy(event) | cuMemFree(memory);
    printf(" %d\n", status);
    return status;
}
