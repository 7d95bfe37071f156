/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Calls HIP's functions for physical memory and pools where AMD's runtime of another release answers, one step after the
 * other.
 *
 *     physical_hip steps       into the log of the stand-in, a line "== step" before each step's calls of HIP
 *     physical_hip fail F N    while the stand-in's function F answers N; a step that fails is then made once more
 */
#include <anygpu/hip.h>

#include <stdint.h>
#include <sys/wait.h>

#include "passing.h"
#include "steps.h"

#define SIZE ((size_t)64 << 10)

static const hipMemAllocationProp plain = { .type = hipMemAllocationTypePinned,
                                            .location = { hipMemLocationTypeDevice, 0 } };
static const hipMemAllocationProp shareable = { .type = hipMemAllocationTypePinned,
                                                .requestedHandleType = hipMemHandleTypePosixFileDescriptor,
                                                .location = { hipMemLocationTypeDevice, 0 } };
static const hipMemPoolProps pool_properties = { .allocType = hipMemAllocationTypePinned,
                                                 .handleTypes = hipMemHandleTypePosixFileDescriptor,
                                                 .location = { hipMemLocationTypeDevice, 0 } };
static const hipMemAccessDesc both = { { hipMemLocationTypeDevice, 0 }, hipMemAccessFlagsProtReadWrite };

static int sockets[2];

/* Another process that shares physical memory and a pool, where that can be. */
static void share(void)
{
    hipMemGenericAllocationHandle_t memory;
    hipMemPoolPtrExportData name = { { 0 } };
    hipMemPool_t pool;
    void *address, *allocation;
    int descriptors[2] = { -1, -1 };
    char wait;
    close(sockets[0]);
    unsetenv("STANDIN_LOG");
    if (hipMemCreate(&memory, SIZE, &shareable, 0) == hipSuccess
        && (hipMemAddressReserve(&address, SIZE, 0, NULL, 0) || hipMemMap(address, SIZE, 0, memory, 0)
            || hipMemSetAccess(address, SIZE, &both, 1) || hipMemset(address, 0x5a, SIZE)
            || hipMemExportToShareableHandle(&descriptors[0], memory, hipMemHandleTypePosixFileDescriptor, 0)
            || hipMemPoolCreate(&pool, &pool_properties) || hipMallocFromPoolAsync(&allocation, SIZE, pool, NULL)
            || hipMemset(allocation, 0x6b, SIZE) || hipMemPoolExportPointer(&name, allocation)
            || hipMemPoolExportToShareableHandle(&descriptors[1], pool, hipMemHandleTypePosixFileDescriptor, 0)))
        _exit(1);
    if (!pass(sockets[1], &name, sizeof name, descriptors))
        _exit(1);
    _exit(read(sockets[1], &wait, 1) < 0);
}

static void steps(hipMemPoolPtrExportData theirs, int *descriptors)
{
    hipMemGenericAllocationHandle_t memory = NULL, again = NULL, imported = NULL;
    hipMemPool_t pool = NULL, standard = NULL, imported_pool = NULL;
    hipMemAllocationProp properties = plain;
    hipMemAccessFlags flags = 9;
    hipMemPoolPtrExportData name = { { 0 } };
    hipIpcMemHandle_t handle;
    void *range = NULL, *allocation = NULL, *opened = NULL, *plain_memory = NULL;
    unsigned long long rights = 9;
    size_t granularity = 0, size = 0;
    uint64_t bytes = 0;
    int descriptor = -1, number = -1;
    char host[64] = { 0 };

    STEP(hipMemGetAllocationGranularity(&granularity, &plain, hipMemAllocationGranularityMinimum));
    note("%zu", granularity);
    STEP(hipMemCreate(&memory, SIZE, &shareable, 0));
    if (!memory)
        STEP(hipMemCreate(&memory, SIZE, &plain, 0));
    STEP(hipMemCreate(&again, 12345, &plain, 0));
    STEP(hipMemGetAllocationPropertiesFromHandle(&properties, memory));
    note("type %d, handle type %d, on device %d", properties.type, properties.requestedHandleType,
         properties.location.id);
    STEP(hipMemAddressReserve(&range, 2 * SIZE, 0, NULL, 0));
    STEP(hipMemAddressReserve(&opened, SIZE + 1, 0, NULL, 0));
    STEP(hipMemMap(range, SIZE / 2, 0, memory, 0));
    STEP(hipMemMap(range, SIZE, 0, memory, 0));
    STEP(hipMemSetAccess(range, 2 * SIZE, &both, 1));
    STEP(hipMemSetAccess(range, SIZE, &both, 1));
    STEP(hipMemGetAccess(&rights, &both.location, range));
    note("rights %llu", rights);
    STEP(hipMemset(range, 0x77, SIZE));
    STEP(hipMemGetAddressRange(&opened, &size, (char *)range + 100));
    note("base %+ld, size %zu", (long)((char *)opened - (char *)range), size);
    STEP(hipIpcGetMemHandle(&handle, range));
    STEP(hipFree(range));
    STEP(hipMemRetainAllocationHandle(&again, range));
    note("%s", again == memory ? "the same handle" : "another handle");
    STEP(hipMemRelease(again));
    STEP(hipMemExportToShareableHandle(&descriptor, memory, hipMemHandleTypePosixFileDescriptor, 0));
    STEP(hipMemImportFromShareableHandle(&imported, (void *)(intptr_t)descriptor, hipMemHandleTypePosixFileDescriptor));
    STEP(hipMemRelease(imported));
    STEP(hipMemImportFromShareableHandle(&imported, &descriptor, hipMemHandleTypePosixFileDescriptor));
    STEP(hipMemRelease(imported));
    close(descriptor);
    STEP(hipMemImportFromShareableHandle(&imported, NULL, hipMemHandleTypePosixFileDescriptor));
    STEP(hipMemImportFromShareableHandle(&imported, (void *)(intptr_t)-1, hipMemHandleTypePosixFileDescriptor));
    STEP(hipMemImportFromShareableHandle(&imported, (void *)(intptr_t)descriptor, hipMemHandleTypePosixFileDescriptor));
    STEP(hipMemImportFromShareableHandle(&imported, sockets, hipMemHandleTypePosixFileDescriptor));
    STEP(hipMemRelease(memory));
    STEP(hipMemRelease(memory));
    STEP(hipMemUnmap(range, SIZE));
    imported = NULL;
    STEP(hipMemImportFromShareableHandle(&imported, &descriptors[0], hipMemHandleTypePosixFileDescriptor));
    STEP(hipMemMap(range, SIZE, 0, imported, 0));
    STEP(hipMemSetAccess(range, SIZE, &both, 1));
    STEP(hipMemcpy(host, range, 64, hipMemcpyDeviceToHost));
    note("the other process's memory holds %#x", host[17]);
    STEP(hipMemUnmap(range, SIZE));
    STEP(hipMemRelease(imported));
    STEP(hipMemAddressFree(range, 2 * SIZE));
    STEP(hipMemAddressFree(range, 2 * SIZE));

    STEP(hipMalloc(&plain_memory, SIZE));
    STEP(hipDeviceGetDefaultMemPool(&standard, 0));
    STEP(hipMemPoolCreate(&pool, &pool_properties));
    STEP(hipMemPoolSetAttribute(pool, hipMemPoolAttrReleaseThreshold, &(uint64_t){ 1 << 20 }));
    STEP(hipMemPoolGetAttribute(pool, hipMemPoolAttrReleaseThreshold, &bytes));
    note("%lu", (unsigned long)bytes);
    STEP(hipMemPoolSetAccess(pool, &(hipMemAccessDesc){ { hipMemLocationTypeDevice, 1 }, both.flags }, 1));
    STEP(hipMemPoolGetAccess(&flags, pool, &(hipMemLocation){ hipMemLocationTypeDevice, 1 }));
    note("flags %d", flags);
    STEP(hipMallocFromPoolAsync(&allocation, SIZE, pool, NULL));
    STEP(hipMallocFromPoolAsync(&opened, (size_t)1 << 40, pool, NULL));
    STEP(hipDeviceSetMemPool(0, pool));
    STEP(hipMemPoolExportToShareableHandle(&number, pool, hipMemHandleTypePosixFileDescriptor, 0));
    STEP(hipMemPoolExportPointer(&name, allocation));
    STEP(hipMemPoolExportPointer(&name, plain_memory));
    STEP(hipMemPoolImportFromShareableHandle(&imported_pool, (void *)(intptr_t)sockets[0],
                                             hipMemHandleTypePosixFileDescriptor, 0));
    STEP(hipMemPoolImportFromShareableHandle(&imported_pool, (void *)(intptr_t)descriptors[1],
                                             hipMemHandleTypePosixFileDescriptor, 0));
    STEP(hipMemPoolImportPointer(&opened, imported_pool, &theirs));
    STEP(hipMemcpy(host, opened, 64, hipMemcpyDeviceToHost));
    note("the other process's memory holds %#x", host[17]);
    STEP(hipFreeAsync(opened, NULL));
    STEP(hipFree(allocation));
    STEP(hipMemPoolTrimTo(pool, 0));
    STEP(hipMemPoolDestroy(standard));
    STEP(hipMemPoolDestroy(pool));
    STEP(hipMemPoolDestroy(pool));
    STEP(hipMemPoolDestroy(imported_pool));
    STEP(hipFree(plain_memory));
}

int main(int argc, char **argv)
{
    hipMemPoolPtrExportData theirs;
    int descriptors[2], status;
    if (socketpair(AF_UNIX, SOCK_DGRAM, 0, sockets))
        return 1;
    pid_t child = fork();
    if (child == 0)
        share();
    close(sockets[1]);
    if (!get_passed(sockets[0], &theirs, sizeof theirs, descriptors) || hipInit(0))
        return 1;
    if (argc > 3) {
        failing = argv[2];
        code = atoi(argv[3]);
    }
    steps(theirs, descriptors);
    status = write(sockets[0], "", 1) != 1;
    return waitpid(child, &status, 0) != child || status != 0;
}
