/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Four processes share device memory by a 64-bit number, in AscendCL's calls.
 *
 *     acl_share [directory [role [seconds]]]
 *
 * Role 0 exports: it allocates physical memory, fills it, gathers the process ids of the others, lists them, and gives
 * out the number. Roles 1 to 3 import: each maps the memory where it likes, checks all of it, and writes its third.
 * Only the ids and the number travel, as small files; a real program would use MPI instead. */
#include "rendezvous.h"

#include <anygpu/acl.h>
#include <anygpu/anygpu.h>

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* What the exporter tells. */
struct memory {
    uint64_t handle, bytes;
};

static void require(aclError status, const char *call)
{
    const char *why = status == ACL_SUCCESS ? NULL : aclGetRecentErrMsg();
    if (status != ACL_SUCCESS)
        fail("%s: %d (%s)", call, status, why ? why : "no reason is known");
}
#undef CHECK
#define CHECK(call) require(call, #call)

/* Maps memory at addresses of this process, for its device to read and write. */
static void *map(aclrtDrvMemHandle handle, size_t bytes)
{
    void *address;
    CHECK(aclrtReserveMemAddress(&address, bytes, 0, NULL, 0));
    CHECK(aclrtMapMem(address, bytes, 0, handle, 0));
    return address;
}

/* Lets go of memory, which lives until everybody has. */
static void let_go(void *address, aclrtDrvMemHandle handle)
{
    CHECK(aclrtUnmapMem(address));
    CHECK(aclrtReleaseMemAddress(address));
    CHECK(aclrtFreePhysical(handle));
}

static void exporter(double *array)
{
    aclrtPhysicalMemProp prop;
    aclrtDrvMemHandle handle;
    struct memory memory;
    size_t granularity;
    int32_t ids[CONSUMERS];

    memset(&prop, 0, sizeof prop);
    prop.handleType = ACL_MEM_HANDLE_TYPE_NONE;
    prop.allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED;
    prop.memAttr = ACL_HBM_MEM_HUGE;
    prop.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    prop.location.id = 0;
    CHECK(aclrtMemGetAllocationGranularity(&prop, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, &granularity));
    memory.bytes = (ARRAY_BYTES + granularity - 1) / granularity * granularity;
    CHECK(aclrtMallocPhysical(&handle, memory.bytes, &prop, 0));
    double *address = map(handle, memory.bytes);
    for (size_t i = 0; i < ELEMENTS; i++)
        array[i] = filled(i);
    CHECK(aclrtMemcpy(address, memory.bytes, array, ARRAY_BYTES, ACL_MEMCPY_HOST_TO_DEVICE));

    CHECK(aclrtMemExportToShareableHandle(handle, ACL_MEM_HANDLE_TYPE_NONE, ACL_RT_VMM_EXPORT_FLAG_DEFAULT,
                                          &memory.handle));
    for (int role = 1; role <= CONSUMERS; role++)
        take(of_consumer(role, "tgid"), &ids[role - 1], sizeof *ids);
    CHECK(aclrtMemSetPidToShareableHandle(memory.handle, ids, CONSUMERS));
    put("exporter.memory", &memory, sizeof memory);
    say("listed %d processes, and gave them the number of %zu MiB on back end %s", CONSUMERS, ARRAY_BYTES >> 20,
        anygpu_backend());

    for (int role = 1; role <= CONSUMERS; role++)
        take(of_consumer(role, "done"), NULL, 0);
    CHECK(aclrtMemcpy(array, ARRAY_BYTES, address, ARRAY_BYTES, ACL_MEMCPY_DEVICE_TO_HOST));
    for (int role = 1; role <= CONSUMERS; role++)
        for (size_t i = slice_begin(role); i < slice_begin(role + 1); i++)
            if (array[i] != written(role, i))
                fail("element %zu is %.1f: importer %d should have written %.1f", i, array[i], role, written(role, i));
    say("all %zu elements are what the importers wrote", ELEMENTS);
    let_go(address, handle);
}

static void importer(int role, double *array)
{
    aclrtDrvMemHandle handle;
    struct memory memory;
    int32_t id;

    CHECK(aclrtDeviceGetBareTgid(&id));
    put(of_consumer(role, "tgid"), &id, sizeof id);
    take("exporter.memory", &memory, sizeof memory);
    CHECK(aclrtMemImportFromShareableHandle(memory.handle, 0, &handle));
    double *address = map(handle, memory.bytes);
    CHECK(aclrtMemcpy(array, ARRAY_BYTES, address, ARRAY_BYTES, ACL_MEMCPY_DEVICE_TO_HOST));
    /* The others may have written their thirds by now. */
    for (size_t i = slice_begin(role); i < slice_begin(role + 1); i++) {
        if (array[i] != filled(i))
            fail("element %zu is %.1f: the exporter should have filled in %.1f", i, array[i], filled(i));
        array[i] = written(role, i);
    }
    size_t begin = slice_begin(role), bytes = (slice_begin(role + 1) - begin) * sizeof *array;
    CHECK(aclrtMemcpy(address + begin, bytes, array + begin, bytes, ACL_MEMCPY_HOST_TO_DEVICE));
    let_go(address, handle);
    put(of_consumer(role, "done"), NULL, 0);
    say("imported the memory, and wrote its third");
}

int main(int argc, char **argv)
{
    int role = meet(argc > 2 && atoi(argv[2]) > 0 ? "importer" : "exporter", argc, argv);
    double *array = malloc(ARRAY_BYTES);

    if (array == NULL)
        fail("no memory for %zu bytes", ARRAY_BYTES);
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(0));
    if (role == 0)
        exporter(array);
    else
        importer(role, array);
    CHECK(aclrtResetDevice(0));
    CHECK(aclFinalize());
    free(array);
    return 0;
}
