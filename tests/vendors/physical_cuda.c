/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Calls CUDA's functions for physical memory and pools where AMD's runtime answers, one step after the other.
 *
 *     physical_cuda steps       into the log of the stand-in, a line "== step" before each step's calls of HIP
 *     physical_cuda fail F N    while the stand-in's function F answers N; a step that fails is then made once more
 */
#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>

#include <sys/wait.h>

#include "passing.h"
#include "steps.h"

#define SIZE ((size_t)64 << 10)

static const CUmemAllocationProp plain = { .type = CU_MEM_ALLOCATION_TYPE_PINNED,
                                           .location = { CU_MEM_LOCATION_TYPE_DEVICE, 0 } };
static const CUmemAllocationProp shareable = { .type = CU_MEM_ALLOCATION_TYPE_PINNED,
                                               .requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
                                               .location = { CU_MEM_LOCATION_TYPE_DEVICE, 0 } };
static const CUmemPoolProps pool_properties = { .allocType = CU_MEM_ALLOCATION_TYPE_PINNED,
                                                .handleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
                                                .location = { CU_MEM_LOCATION_TYPE_DEVICE, 0 } };
static const CUmemAccessDesc both = { { CU_MEM_LOCATION_TYPE_DEVICE, 0 }, CU_MEM_ACCESS_FLAGS_PROT_READWRITE };

static int sockets[2];

/* Another process that shares physical memory and a pool, where that can be. */
static void share(void)
{
    CUmemGenericAllocationHandle memory;
    CUmemPoolPtrExportData name = { { 0 } };
    CUmemoryPool pool;
    CUdeviceptr address, allocation;
    CUcontext context;
    int descriptors[2] = { -1, -1 };
    char wait;
    close(sockets[0]);
    unsetenv("STANDIN_LOG");
    if (cuInit(0) || cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context))
        _exit(1);
    if (cuMemCreate(&memory, SIZE, &shareable, 0) == CUDA_SUCCESS
        && (cuMemAddressReserve(&address, SIZE, 0, 0, 0) || cuMemMap(address, SIZE, 0, memory, 0)
            || cuMemSetAccess(address, SIZE, &both, 1) || cuMemsetD8(address, 0x5a, SIZE)
            || cuMemExportToShareableHandle(&descriptors[0], memory, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0)
            || cuMemPoolCreate(&pool, &pool_properties) || cuMemAllocFromPoolAsync(&allocation, SIZE, pool, NULL)
            || cuMemsetD8(allocation, 0x6b, SIZE)
            || cuMemPoolExportToShareableHandle(&descriptors[1], pool, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0)
            || cuMemPoolExportPointer(&name, allocation)))
        _exit(1);
    if (!pass(sockets[1], &name, sizeof name, descriptors))
        _exit(1);
    _exit(read(sockets[1], &wait, 1) < 0);
}

static void steps(CUmemPoolPtrExportData theirs, const int *descriptors)
{
    CUmemGenericAllocationHandle memory = 0, shared = 0, again = 0, imported = 0, second = 0;
    CUmemoryPool pool = NULL, standard = NULL, current = NULL, imported_pool = NULL;
    CUmemAllocationProp properties = plain;
    CUmemAccessDesc none = { { CU_MEM_LOCATION_TYPE_DEVICE, 0 }, CU_MEM_ACCESS_FLAGS_PROT_NONE };
    CUmemAccess_flags flags = 9;
    CUdeviceptr range = 0, other = 0, mapped = 0, allocation = 0, queued = 0, opened = 0, same = 0, pointer, large;
    CUmemPoolPtrExportData name = { { 0 } }, zeros = { { 0 } };
    CUipcMemHandle handle;
    CUcontext context;
    unsigned long long rights = 9, types = 9;
    size_t granularity = 0, size = 0;
    uint64_t bytes = 0;
    int descriptor = -1, descriptor2 = -1, number = -1;
    char host[64] = { 0 };

    STEP(cuDevicePrimaryCtxRetain(&context, 0));
    STEP(cuCtxSetCurrent(context));
    STEP(cuMemGetAllocationGranularity(&granularity, &plain, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED));
    note("%zu", granularity);
    STEP(cuMemCreate(&memory, SIZE, &plain, 0));
    STEP(cuMemCreate(&again, 12345, &plain, 0));
    STEP(cuMemCreate(&again, (size_t)1 << 40, &plain, 0));
    properties.location.id = 1;
    STEP(cuMemCreate(&again, SIZE, &properties, 0));
    STEP(cuMemGetAllocationPropertiesFromHandle(&properties, again));
    note("type %d, on device %d", properties.type, properties.location.id);
    STEP(cuMemRelease(again));
    STEP(cuMemRelease(again));
    properties.location = (CUmemLocation){ CU_MEM_LOCATION_TYPE_HOST_NUMA, 0 };
    STEP(cuMemCreate(&again, SIZE, &properties, 0));

    STEP(cuMemAddressReserve(&range, 4 * SIZE, 1 << 20, 0, 0));
    note("aligned %d", range % (1 << 20) == 0);
    STEP(cuMemAddressReserve(&other, SIZE + 1, 0, 0, 0));
    STEP(cuMemAddressReserve(&other, SIZE, 3, 0, 0));
    STEP(cuMemAddressReserve(&other, (size_t)1 << 50, 0, 0, 0));
    STEP(cuMemMap(range, SIZE / 2, 0, memory, 0));
    STEP(cuMemMap(range + 4 * SIZE, SIZE, 0, memory, 0));
    STEP(cuMemMap(range, SIZE, 0, 0x12345678, 0));
    STEP(cuMemMap(range + SIZE, SIZE, 0, memory, 0));
    mapped = range + SIZE;
    STEP(cuMemMap(range, 2 * SIZE, 0, memory, 0));
    STEP(cuMemMap(mapped, SIZE, 0, memory, 0));
    STEP(cuMemSetAccess(range, SIZE, &both, 1));
    STEP(cuMemSetAccess(mapped, SIZE / 2, &both, 1));
    STEP(cuMemSetAccess(mapped, SIZE, &both, 1));
    STEP(cuMemGetAccess(&rights, &both.location, mapped + 5));
    note("rights %llu", rights);
    STEP(cuMemGetAccess(&rights, &both.location, range));
    STEP(cuMemsetD8(mapped, 0x77, SIZE));
    STEP(cuMemcpyDtoH(host, mapped + SIZE - 64, 64));
    note("the last byte is %#x", host[63]);
    STEP(cuMemGetAddressRange(&pointer, &size, mapped + 100));
    note("base %+ld, size %zu", (long)(pointer - mapped), size);
    STEP(cuPointerGetAttribute(&pointer, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, mapped + 100));
    note("reserved from %+ld", (long)(pointer - range));
    STEP(cuPointerGetAttribute(&number, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, range));
    STEP(cuIpcGetMemHandle(&handle, mapped));
    STEP(cuMemFree(mapped));
    STEP(cuMemFreeAsync(mapped, NULL));
    STEP(cuMemRetainAllocationHandle(&again, (void *)(range)));
    STEP(cuMemRetainAllocationHandle(&again, (void *)(mapped + SIZE - 1)));
    note("%s", again == memory ? "the same handle" : "another handle");
    STEP(cuMemRelease(memory));
    STEP(cuMemRelease(memory));
    STEP(cuMemRelease(memory));
    STEP(cuMemRetainAllocationHandle(&again, (void *)(mapped)));
    STEP(cuMemRelease(again));
    STEP(cuMemAddressFree(range, 4 * SIZE));
    STEP(cuMemUnmap(mapped, SIZE / 2));
    STEP(cuMemCreate(&second, SIZE, &plain, 0));
    STEP(cuMemMap(range + 2 * SIZE, SIZE, 0, second, 0));
    STEP(cuMemSetAccess(mapped, 2 * SIZE, &both, 1));
    STEP(cuMemUnmap(range, 4 * SIZE));
    STEP(cuMemUnmap(range, 4 * SIZE));
    STEP(cuMemUnmap(range, 5 * SIZE));
    STEP(cuMemAddressReserve(&other, SIZE, 0, range + 4 * SIZE, 0));
    note("%s", other == range + 4 * SIZE ? "where it was wanted" : "elsewhere");
    STEP(cuMemUnmap(range, 5 * SIZE));
    STEP(cuMemAddressFree(other, SIZE));
    STEP(cuMemRelease(second));
    // Before anything is made that may get its handle.
    STEP(cuMemExportToShareableHandle(&number, memory, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));

    STEP(cuMemCreate(&shared, SIZE, &shareable, 0));
    STEP(cuMemExportToShareableHandle(&descriptor, shared, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    STEP(cuMemExportToShareableHandle(&descriptor2, shared, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    note("%s", descriptor == descriptor2 ? "the same descriptor" : "another descriptor");
    STEP(cuMemImportFromShareableHandle(&imported, (void *)(intptr_t)descriptor,
                                        CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
    note("%s", imported == shared ? "the same handle" : "another handle");
    close(descriptor);
    close(descriptor2);
    STEP(cuMemRelease(imported));
    STEP(cuMemRelease(shared));
    STEP(cuMemImportFromShareableHandle(&imported, (void *)(intptr_t)sockets[0],
                                        CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
    STEP(cuMemImportFromShareableHandle(&imported, (void *)9999, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
    imported = 0;
    STEP(cuMemImportFromShareableHandle(&imported, (void *)(intptr_t)descriptors[0],
                                        CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
    close(descriptors[0]);
    STEP(cuMemGetAllocationPropertiesFromHandle(&properties, imported));
    note("handle types %d, on device %d", properties.requestedHandleTypes, properties.location.id);
    STEP(cuMemExportToShareableHandle(&number, imported, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    STEP(cuMemMap(range, SIZE, 0, imported, 0));
    STEP(cuMemRelease(imported));
    STEP(cuMemSetAccess(range, SIZE, &both, 1));
    STEP(cuMemcpyDtoH(host, range, 64));
    note("the other process's memory holds %#x", host[17]);
    STEP(cuPointerGetAttribute(&types, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES, range));
    STEP(cuMemUnmap(range, SIZE));
    STEP(cuMemAddressFree(range, SIZE));
    STEP(cuMemAddressFree(range, 4 * SIZE));
    STEP(cuMemAddressFree(range, 4 * SIZE));
    STEP(cuMemAlloc(&pointer, SIZE));
    STEP(cuMemGetHandleForAddressRange(&number, pointer, SIZE, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0));
    STEP(cuMemAlloc(&large, 64 * SIZE));
    STEP(cuMemGetHandleForAddressRange(&number, large, SIZE, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0));
    STEP(cuMemGetHandleForAddressRange(&number, large + SIZE, SIZE, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0));
    STEP(cuMemGetHandleForAddressRange(&number, large + SIZE, 64 * SIZE, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0));
    STEP(cuMemFree(large));
    STEP(cuMemRetainAllocationHandle(&again, (void *)(pointer)));

    STEP(cuDeviceGetMemPool(&current, 0));
    STEP(cuDeviceGetDefaultMemPool(&standard, 0));
    note("%s", current == standard ? "the default pool" : "another pool");
    STEP(cuMemPoolCreate(&pool, &pool_properties));
    CUmemPoolProps limited = pool_properties;
    limited.maxSize = 1 << 20;
    STEP(cuMemPoolCreate(&imported_pool, &limited));
    STEP(cuMemPoolDestroy(imported_pool));
    bytes = 1 << 20;
    STEP(cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &bytes));
    STEP(cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, &(int){ 0 }));
    bytes = 0;
    STEP(cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &bytes));
    note("%lu", (unsigned long)bytes);
    STEP(cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, &number));
    note("%d", number);
    STEP(cuMemPoolSetAccess(pool, &none, 1));
    STEP(cuMemPoolSetAccess(pool, &(CUmemAccessDesc){ { CU_MEM_LOCATION_TYPE_DEVICE, 1 }, both.flags }, 1));
    STEP(cuMemPoolGetAccess(&flags, pool, &(CUmemLocation){ CU_MEM_LOCATION_TYPE_DEVICE, 1 }));
    note("flags %d", flags);
    STEP(cuMemAllocFromPoolAsync(&allocation, SIZE, pool, NULL));
    STEP(cuMemAllocFromPoolAsync(&queued, (size_t)1 << 40, pool, NULL));
    STEP(cuDeviceSetMemPool(1, pool));
    STEP(cuDeviceSetMemPool(0, pool));
    STEP(cuMemAllocAsync(&queued, SIZE, NULL));
    STEP(cuPointerGetAttribute(&current, CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, queued + 5));
    note("%s", current == pool ? "its pool" : "another pool");
    STEP(cuIpcGetMemHandle(&handle, queued));
    STEP(cuMemPoolExportToShareableHandle(&descriptor, pool, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    STEP(cuMemPoolExportToShareableHandle(&number, standard, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    STEP(cuMemPoolExportPointer(&name, allocation));
    STEP(cuMemPoolExportPointer(&name, queued));
    STEP(cuMemPoolExportPointer(&name, queued + 16));
    STEP(cuMemPoolExportPointer(&name, pointer));
    STEP(cuMemPoolImportPointer(&same, pool, &name));
    imported_pool = NULL;
    STEP(cuMemPoolImportFromShareableHandle(&imported_pool, (void *)(intptr_t)sockets[0],
                                            CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    STEP(cuMemPoolImportFromShareableHandle(&imported_pool, (void *)(intptr_t)descriptors[1],
                                            CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    STEP(cuMemPoolImportPointer(&opened, imported_pool, &zeros));
    STEP(cuMemPoolImportPointer(&opened, imported_pool, &theirs));
    STEP(cuMemPoolImportPointer(&same, imported_pool, &theirs));
    note("%s", opened == same ? "the same address" : "another address");
    STEP(cuMemcpyDtoH(host, opened, 64));
    note("the other process's memory holds %#x", host[17]);
    STEP(cuMemPoolSetAccess(imported_pool, &(CUmemAccessDesc){ { CU_MEM_LOCATION_TYPE_DEVICE, 1 }, both.flags }, 1));
    STEP(cuMemcpyDtoH(host, opened, 64));
    note("the other process's memory holds %#x", host[17]);
    STEP(cuMemPoolExportPointer(&name, opened));
    STEP(cuMemAllocFromPoolAsync(&same, SIZE, imported_pool, NULL));
    STEP(cuDeviceSetMemPool(0, imported_pool));
    STEP(cuMemFreeAsync(opened, NULL));
    STEP(cuMemFreeAsync(allocation, NULL));
    STEP(cuMemPoolDestroy(standard));
    STEP(cuMemPoolDestroy(pool));
    STEP(cuMemPoolTrimTo(pool, 0));
    STEP(cuMemFree(queued));
    STEP(cuMemPoolTrimTo(standard, 0));
    STEP(cuMemPoolDestroy(imported_pool));
    STEP(cuDevicePrimaryCtxReset(0));
    STEP(cuMemPoolTrimTo(standard, 0));
    STEP(cuMemFree(pointer));
}

int main(int argc, char **argv)
{
    CUmemPoolPtrExportData theirs;
    int descriptors[2], status;
    if (socketpair(AF_UNIX, SOCK_DGRAM, 0, sockets))
        return 1;
    pid_t child = fork();
    if (child == 0)
        share();
    close(sockets[1]);
    if (!get_passed(sockets[0], &theirs, sizeof theirs, descriptors) || cuInit(0))
        return 1;
    if (argc > 3) {
        failing = argv[2];
        code = atoi(argv[3]);
    }
    steps(theirs, descriptors);
    status = write(sockets[0], "", 1) != 1;
    return waitpid(child, &status, 0) != child || status != 0;
}
