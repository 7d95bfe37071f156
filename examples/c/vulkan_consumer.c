/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Computes on an array that a Vulkan program (vulkan) fills and reads, in its memory and ordered by its semaphores.
 *
 *     vulkan_consumer [directory [0 [seconds [physical]]]]
 *
 * With "physical" the memory is this process's own: both sides use it as external memory. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

#include "descriptors.h"
#include "rendezvous.h"
#include "vulkan.h"

/* The device that Vulkan uses: both tell it by the same 16 bytes. */
static int find_device(const struct offer *offer)
{
    int count;
    hipUUID uuid;
    CHECK(hipGetDeviceCount(&count));
    for (int device = 0; device < count; device++) {
        CHECK(hipDeviceGetUuid(&uuid, device));
        if (!memcmp(uuid.bytes, offer->uuid, sizeof offer->uuid))
            return device;
    }
    if (!offer->software || strcmp(anygpu_backend(), "host"))
        fail("none of %d devices of back end %s is the one that Vulkan uses", count, anygpu_backend());
    /* Both use this machine's processors. */
    return 0;
}

static hipExternalSemaphore_t import_semaphore(hipExternalSemaphoreHandleType kind, int descriptor)
{
    hipExternalSemaphore_t semaphore;
    hipExternalSemaphoreHandleDesc what;
    memset(&what, 0, sizeof what);
    what.type = kind;
    what.handle.fd = descriptor;
    /* The descriptor is the library's from now on. */
    CHECK(hipImportExternalSemaphore(&semaphore, &what));
    return semaphore;
}

/* Memory of this process, of which Vulkan gets a descriptor, and this process's own import another. */
static int allocate(int device, struct offer *offer)
{
    hipMemAllocationProp properties;
    hipMemGenericAllocationHandle_t memory;
    size_t granularity;
    int theirs, ours;
    memset(&properties, 0, sizeof properties);
    properties.type = hipMemAllocationTypePinned;
    properties.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
    properties.location.type = hipMemLocationTypeDevice;
    properties.location.id = device;
    CHECK(hipMemGetAllocationGranularity(&granularity, &properties, hipMemAllocationGranularityMinimum));
    offer->bytes = (SHARED_BYTES + granularity - 1) / granularity * granularity;
    CHECK(hipMemCreate(&memory, offer->bytes, &properties, 0));
    CHECK(hipMemExportToShareableHandle(&theirs, memory, hipMemHandleTypePosixFileDescriptor, 0));
    CHECK(hipMemExportToShareableHandle(&ours, memory, hipMemHandleTypePosixFileDescriptor, 0));
    if (give_descriptors(path_of("memory"), &theirs, 1, &offer->bytes, sizeof offer->bytes, 60))
        fail("the memory was not taken");
    close(theirs);
    /* The imports keep it. */
    CHECK(hipMemRelease(memory));
    return ours;
}

/* Waits on the stream, checks what Vulkan has filled in, makes something else of it, and signals. */
static void take_turn(double *array, double *host, int round, hipStream_t stream, hipExternalSemaphore_t wait,
                      hipExternalSemaphore_t signal)
{
    hipExternalSemaphoreWaitParams waits;
    hipExternalSemaphoreSignalParams signals;
    memset(&waits, 0, sizeof waits);
    memset(&signals, 0, sizeof signals);
    /* Of a binary semaphore the values mean nothing. */
    waits.params.fence.value = 2 * (unsigned long long)round + 1;
    signals.params.fence.value = 2 * (unsigned long long)round + 2;
    CHECK(hipWaitExternalSemaphoresAsync(&wait, &waits, 1, stream));
    CHECK(hipMemcpyAsync(host, array, SHARED_BYTES, hipMemcpyDeviceToHost, stream));
    CHECK(hipStreamSynchronize(stream));
    for (size_t i = 0; i < SHARED_ELEMENTS; i++) {
        if (host[i] != vulkan_fills(round, i))
            fail("round %d: element %zu is %g instead of %g", round, i, host[i], vulkan_fills(round, i));
        host[i] = other_makes(host[i]);
    }
    CHECK(hipMemcpyAsync(array, host, SHARED_BYTES, hipMemcpyHostToDevice, stream));
    CHECK(hipSignalExternalSemaphoresAsync(&signal, &signals, 1, stream));
}

int main(int argc, char **argv)
{
    struct offer offer;
    int descriptors[4], count, physical = argc > 4 && !strcmp(argv[4], "physical");
    hipExternalMemory_t memory;
    hipExternalMemoryHandleDesc what;
    hipExternalMemoryBufferDesc part;
    hipExternalSemaphore_t timeline, filled = NULL, written = NULL;
    hipStream_t stream;
    double *array, *host;
    char name[256];

    meet("vulkan_consumer", argc, argv);
    count = take_descriptors(path_of("offer"), descriptors, 4, &offer, sizeof offer, argc > 3 ? atof(argv[3]) : 60);
    if (count != 1 + 2 * offer.binary + !physical)
        fail("no offer came from the Vulkan program");
    int device = find_device(&offer);
    CHECK(hipSetDevice(device));
    CHECK(hipDeviceGetName(name, sizeof name, device));

    memset(&what, 0, sizeof what);
    what.handle.fd = physical ? allocate(device, &offer) : descriptors[count - 1];
    what.type = hipExternalMemoryHandleTypeOpaqueFd;
    what.size = offer.bytes;
    what.flags = offer.dedicated && !physical ? hipExternalMemoryDedicated : 0;
    CHECK(hipImportExternalMemory(&memory, &what));
    close(what.handle.fd);
    memset(&part, 0, sizeof part);
    part.offset = offer.offset;
    part.size = SHARED_BYTES;
    CHECK(hipExternalMemoryGetMappedBuffer((void **)&array, memory, &part));
    timeline = import_semaphore(hipExternalSemaphoreHandleTypeTimelineSemaphoreFd, descriptors[0]);
    if (offer.binary) {
        filled = import_semaphore(hipExternalSemaphoreHandleTypeOpaqueFd, descriptors[1]);
        written = import_semaphore(hipExternalSemaphoreHandleTypeOpaqueFd, descriptors[2]);
    }
    say("imported %s memory and %d semaphores on back end %s, device %d: %s",
        physical ? "its own physical" : "Vulkan's", 1 + 2 * offer.binary, anygpu_backend(), device, name);

    CHECK(hipStreamCreate(&stream));
    CHECK(hipHostMalloc((void **)&host, SHARED_BYTES, hipHostMallocDefault));
    for (int round = 0; round < ROUNDS; round++)
        take_turn(array, host, round, stream, timeline, timeline);
    for (int round = ROUNDS; offer.binary && round < 2 * ROUNDS; round++) {
        /* A wait for a binary semaphore may only be queued when its signal is. */
        take("filled", NULL, 0);
        discard("filled");
        take_turn(array, host, round, stream, filled, written);
        put("written", "", 0);
    }
    CHECK(hipStreamSynchronize(stream));
    say("waited, checked, computed and signalled in %d rounds", offer.binary ? 2 * ROUNDS : ROUNDS);
    if (offer.binary) {
        CHECK(hipDestroyExternalSemaphore(filled));
        CHECK(hipDestroyExternalSemaphore(written));
    }
    CHECK(hipDestroyExternalSemaphore(timeline));
    CHECK(hipFree(array));
    CHECK(hipDestroyExternalMemory(memory));
    CHECK(hipStreamDestroy(stream));
    CHECK(hipHostFree(host));
    put("consumer.done", "", 0);
    return 0;
}
