/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Calls HIP's functions for external memory and semaphores where AMD's runtime of another release answers, one step after
 * the other.
 *
 *     external_hip steps       into the log of the stand-in, a line "== step" before each step's calls of HIP
 *     external_hip fail F N    while the stand-in's function F answers N; a step that fails is then made once more
 */
#define _GNU_SOURCE
#include <anygpu/hip.h>

#include <sys/eventfd.h>
#include <sys/mman.h>

#include "steps.h"

#define SIZE ((size_t)64 << 10)
#define MEMORY(number, bytes) \
    (&(hipExternalMemoryHandleDesc){ .type = hipExternalMemoryHandleTypeOpaqueFd, .handle.fd = number, .size = bytes })
#define BUFFER(from, bytes) (&(hipExternalMemoryBufferDesc){ .offset = from, .size = bytes })
#define SEMAPHORE(number) \
    (&(hipExternalSemaphoreHandleDesc){ .type = hipExternalSemaphoreHandleTypeOpaqueFd, .handle.fd = number })

static const hipExternalSemaphoreSignalParams signal_it;
static const hipExternalSemaphoreWaitParams wait_for_it;

static void steps(void)
{
    hipExternalMemory_t memory = NULL;
    hipExternalSemaphore_t event = NULL, theirs = NULL;
    hipPointerAttribute_t attributes;
    hipStream_t stream = NULL;
    void *whole = NULL, *part = NULL, *base = NULL;
    size_t size = 0;
    int file = memfd_create("memory", MFD_CLOEXEC), counter = eventfd(0, 0);
    char host[64] = { 0 };
    if (file < 0 || ftruncate(file, SIZE) || counter < 0)
        exit(1);
    int taken = dup(file), shown = dup(counter);

    STEP(hipImportExternalMemory(&memory, MEMORY(counter, SIZE)));
    STEP(hipImportExternalMemory(&memory, MEMORY(file, SIZE + 1)));
    STEP(hipImportExternalMemory(&memory, MEMORY(taken, SIZE)));
    STEP(hipExternalMemoryGetMappedBuffer(&whole, memory, BUFFER(0, SIZE)));
    STEP(hipExternalMemoryGetMappedBuffer(&part, memory, BUFFER(4096, 100)));
    STEP(hipExternalMemoryGetMappedBuffer(&base, memory, BUFFER(SIZE, 1)));
    STEP(hipMemset(part, 0x5a, 100));
    STEP(hipMemcpy(host, (char *)whole + 4096, 64, hipMemcpyDeviceToHost));
    note("it holds %#x", host[17]);
    STEP(hipPointerGetAttributes(&attributes, part));
    note("type %d, device %d", attributes.type, attributes.device);
    STEP(hipMemGetAddressRange(&base, &size, (char *)part + 50));
    note("base %+ld, size %zu", (long)((char *)base - (char *)part), size);
    STEP(hipFree(part));
    STEP(hipDestroyExternalMemory(memory));
    STEP(hipDestroyExternalMemory(memory));
    STEP(hipFree(whole));

    STEP(hipStreamCreate(&stream));
    STEP(hipImportExternalSemaphore(&event, SEMAPHORE(shown)));
    STEP(hipImportExternalSemaphore(&theirs, SEMAPHORE(file)));
    STEP(hipWaitExternalSemaphoresAsync(&event, &wait_for_it, 1, stream));
    STEP(hipStreamQuery(stream));
    STEP(hipSignalExternalSemaphoresAsync(&event, &signal_it, 1, NULL));
    STEP(hipStreamSynchronize(stream));
    STEP(hipDestroyExternalSemaphore(event));
    STEP(hipDestroyExternalSemaphore(event));
    STEP(hipStreamDestroy(stream));
    close(file);
    close(counter);
}

int main(int argc, char **argv)
{
    if (hipInit(0))
        return 1;
    if (argc > 3) {
        failing = argv[2];
        code = atoi(argv[3]);
    }
    steps();
    return 0;
}
