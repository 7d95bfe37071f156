/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Allocates device memory, fills it, shares it with three consumers, and checks what they have written into it.
 *
 *     producer [directory [0 [seconds]]]
 */
#include <anygpu/anygpu.h>

#include "rendezvous.h"

int main(int argc, char **argv)
{
    meet("producer", argc, argv);

    int device = 0, devices;
    char name[256], pci_id[PCI_ID_SIZE] = "";
    CHECK(hipGetDeviceCount(&devices));
    CHECK(hipSetDevice(device));
    CHECK(hipDeviceGetName(name, sizeof name, device));
    CHECK(hipDeviceGetPCIBusId(pci_id, sizeof pci_id, device));
    say("anygpu %s, back end %s, device %d of %d: %s", anygpu_version(), anygpu_backend(), device, devices, name);

    double *memory, *host;
    hipStream_t stream;
    CHECK(hipMalloc((void **)&memory, ARRAY_BYTES));
    CHECK(hipHostMalloc((void **)&host, ARRAY_BYTES, hipHostMallocDefault));
    CHECK(hipStreamCreate(&stream));
    for (size_t i = 0; i < ELEMENTS; i++)
        host[i] = filled(i);
    CHECK(hipMemcpyAsync(memory, host, ARRAY_BYTES, hipMemcpyHostToDevice, stream));

    hipEvent_t event;
    CHECK(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
    CHECK(hipEventRecord(event, stream));

    /* Only now: waiting for an event that was never recorded does not wait. */
    hipIpcMemHandle_t memory_handle;
    hipIpcEventHandle_t event_handle;
    CHECK(hipIpcGetMemHandle(&memory_handle, memory));
    CHECK(hipIpcGetEventHandle(&event_handle, event));
    put("producer.device", pci_id, sizeof pci_id);
    put("producer.memory", &memory_handle, sizeof memory_handle);
    put("producer.event", &event_handle, sizeof event_handle);
    say("queued the filling of %zu MiB, recorded an event behind it, and gave both handles to %d consumers",
        ARRAY_BYTES >> 20, CONSUMERS);

    hipEvent_t its_event[CONSUMERS];
    for (int role = 1; role <= CONSUMERS; role++) {
        take(of_consumer(role, "device"), pci_id, sizeof pci_id);
        take(of_consumer(role, "event"), &event_handle, sizeof event_handle);
        int its_device;
        CHECK(hipDeviceGetByPCIBusId(&its_device, pci_id));
        CHECK(hipSetDevice(its_device));
        CHECK(hipIpcOpenEventHandle(&its_event[role - 1], event_handle));
        CHECK(hipSetDevice(device));
        CHECK(hipStreamWaitEvent(stream, its_event[role - 1], 0));
    }
    CHECK(hipMemcpyAsync(host, memory, ARRAY_BYTES, hipMemcpyDeviceToHost, stream));
    CHECK(hipStreamSynchronize(stream));
    for (int role = 1; role <= CONSUMERS; role++)
        for (size_t i = slice_begin(role); i < slice_begin(role + 1); i++)
            if (host[i] != written(role, i))
                fail("element %zu is %g: consumer %d should have written %g", i, host[i], role, written(role, i));
    say("waited on its stream for the consumers' %d events; all %zu elements are what they wrote", CONSUMERS, ELEMENTS);

    /* The memory stays until every consumer has closed it. */
    put("producer.done", "", 0);
    for (int role = 1; role <= CONSUMERS; role++)
        take(of_consumer(role, "closed"), NULL, 0);
    for (int role = 1; role <= CONSUMERS; role++)
        CHECK(hipEventDestroy(its_event[role - 1]));
    CHECK(hipEventDestroy(event));
    CHECK(hipStreamDestroy(stream));
    CHECK(hipHostFree(host));
    CHECK(hipFree(memory));

    discard("producer.device");
    discard("producer.memory");
    discard("producer.event");
    discard("producer.done");
    for (int role = 1; role <= CONSUMERS; role++) {
        discard(of_consumer(role, "checked"));
        discard(of_consumer(role, "timed"));
        discard(of_consumer(role, "device"));
        discard(of_consumer(role, "event"));
        discard(of_consumer(role, "closed"));
    }
    return 0;
}
