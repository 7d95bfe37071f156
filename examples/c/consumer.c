/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Opens the producer's device memory, checks every element, and writes its own third of it.
 *
 *     consumer [directory [role, 1 to 3 [seconds]]]
 */
#include <anygpu/anygpu.h>

#include "rendezvous.h"

#define COPIES 5

/* The device to work on: with several devices another one than the memory's, as the ranks of a job do, if that one can
 * reach the memory. */
static int choose_device(int home, int role)
{
    int devices, reachable;
    CHECK(hipGetDeviceCount(&devices));
    if (devices == 1)
        return home;
    int device = (home + 1 + (role - 1) % (devices - 1)) % devices;
    CHECK(hipDeviceCanAccessPeer(&reachable, device, home));
    return reachable ? device : home;
}

static double seconds_of_copy(double *to, const double *from, hipStream_t stream)
{
    double start = now();
    CHECK(hipMemcpyAsync(to, from, ARRAY_BYTES, hipMemcpyDeviceToDevice, stream));
    CHECK(hipStreamSynchronize(stream));
    return now() - start;
}

/* Compares copies from the opened memory with copies from memory that this process has allocated on the same device. */
static void measure(double *to, const double *opened, int device, int home, hipStream_t stream)
{
    double *plain, seconds[2][1 + COPIES];
    CHECK(hipSetDevice(home));
    CHECK(hipMalloc((void **)&plain, ARRAY_BYTES));
    CHECK(hipSetDevice(device));
    if (device != home) {
        /* Opening the memory may have enabled it. */
        hipError_t status = hipDeviceEnablePeerAccess(home, 0);
        if (status != hipErrorPeerAccessAlreadyEnabled)
            check(status, "hipDeviceEnablePeerAccess");
    }
    for (int copy = 0; copy <= COPIES; copy++) {
        seconds[0][copy] = seconds_of_copy(to, opened, stream);
        seconds[1][copy] = seconds_of_copy(to, plain, stream);
    }
    /* The first copies, which find nothing prepared, are not counted. */
    double shared = median(seconds[0] + 1, COPIES), own = median(seconds[1] + 1, COPIES);
    say("copies from the opened pointer to its own device memory at %.1f GB/s, "
        "%.3f of a plain %s (%.1f GB/s), medians of %d",
        1e-9 * ARRAY_BYTES / shared, own / shared, device == home ? "copy within the device" : "peer copy",
        1e-9 * ARRAY_BYTES / own, COPIES);
    CHECK(hipFree(plain));
}

int main(int argc, char **argv)
{
    int role = meet("consumer", argc, argv);
    if (role < 1 || role > CONSUMERS)
        fail("the role must be 1 to %d", CONSUMERS);

    char name[256], pci_id[PCI_ID_SIZE];
    hipIpcMemHandle_t memory_handle;
    hipIpcEventHandle_t event_handle;
    take("producer.device", pci_id, sizeof pci_id);
    take("producer.memory", &memory_handle, sizeof memory_handle);
    take("producer.event", &event_handle, sizeof event_handle);

    int home;
    double *memory;
    hipEvent_t filled_event;
    CHECK(hipDeviceGetByPCIBusId(&home, pci_id));
    int device = choose_device(home, role);
    /* The device that uses the memory is current when it is opened: opened for its home device, it would be copied to
     * another one through the host. An event is opened for the device that it was made on. */
    CHECK(hipSetDevice(device));
    double start = now();
    CHECK(hipIpcOpenMemHandle((void **)&memory, memory_handle, hipIpcMemLazyEnablePeerAccess));
    double opening = now() - start;
    CHECK(hipSetDevice(home));
    CHECK(hipIpcOpenEventHandle(&filled_event, event_handle));
    CHECK(hipSetDevice(device));
    CHECK(hipDeviceGetName(name, sizeof name, device));
    say("opened the memory in %.1f us; works on back end %s, device %d: %s", 1e6 * opening, anygpu_backend(), device,
        name);

    hipStream_t stream;
    double *host, *own;
    CHECK(hipStreamCreate(&stream));
    CHECK(hipHostMalloc((void **)&host, ARRAY_BYTES, hipHostMallocDefault));
    CHECK(hipMalloc((void **)&own, ARRAY_BYTES));
    CHECK(hipStreamWaitEvent(stream, filled_event, 0));
    CHECK(hipMemcpyAsync(host, memory, ARRAY_BYTES, hipMemcpyDeviceToHost, stream));
    CHECK(hipStreamSynchronize(stream));
    for (size_t i = 0; i < ELEMENTS; i++)
        if (host[i] != filled(i))
            fail("element %zu is %g: the producer should have filled in %g", i, host[i], filled(i));
    say("waited on its stream for the producer's event; all %zu elements are what the producer filled in", ELEMENTS);

    /* The consumers take turns, so that each has the link to itself. */
    put(of_consumer(role, "checked"), "", 0);
    for (int other = 1; other <= CONSUMERS; other++)
        take(of_consumer(other, "checked"), NULL, 0);
    if (role > 1)
        take(of_consumer(role - 1, "timed"), NULL, 0);
    measure(own, memory, device, home, stream);
    put(of_consumer(role, "timed"), "", 0);
    /* Nobody writes before everybody has read. */
    take(of_consumer(CONSUMERS, "timed"), NULL, 0);

    size_t begin = slice_begin(role), count = slice_begin(role + 1) - begin;
    hipEvent_t written_event;
    for (size_t i = begin; i < begin + count; i++)
        host[i] = written(role, i);
    CHECK(hipMemcpyAsync(memory + begin, host + begin, count * sizeof *host, hipMemcpyHostToDevice, stream));
    CHECK(hipEventCreateWithFlags(&written_event, hipEventInterprocess | hipEventDisableTiming));
    CHECK(hipEventRecord(written_event, stream));
    CHECK(hipIpcGetEventHandle(&event_handle, written_event));
    CHECK(hipDeviceGetPCIBusId(pci_id, sizeof pci_id, device));
    put(of_consumer(role, "device"), pci_id, sizeof pci_id);
    put(of_consumer(role, "event"), &event_handle, sizeof event_handle);
    say("queued the writing of its third, recorded an event behind it, and gave its handle to the producer");

    /* An event lives no longer than the process that made it. */
    take("producer.done", NULL, 0);
    CHECK(hipStreamSynchronize(stream));
    CHECK(hipIpcCloseMemHandle(memory));
    CHECK(hipEventDestroy(filled_event));
    CHECK(hipEventDestroy(written_event));
    CHECK(hipStreamDestroy(stream));
    CHECK(hipHostFree(host));
    CHECK(hipFree(own));
    put(of_consumer(role, "closed"), "", 0);
    return 0;
}
