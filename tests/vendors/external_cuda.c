/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Calls CUDA's functions for external memory and semaphores where AMD's runtime answers, one step after the other.
 *
 *     external_cuda steps       into the log of the stand-in, a line "== step" before each step's calls of HIP
 *     external_cuda fail F N    while the stand-in's function F answers N; a step that fails is then made once more
 */
#define _GNU_SOURCE
#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>

#include <sys/eventfd.h>
#include <sys/mman.h>

#include "steps.h"

#define SIZE ((size_t)64 << 10)
#define MEMORY(kind, number, bytes, bits) \
    (&(CUDA_EXTERNAL_MEMORY_HANDLE_DESC){ \
        .type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_##kind##_FD, .handle.fd = number, .size = bytes, .flags = bits })
#define BUFFER(from, bytes) (&(CUDA_EXTERNAL_MEMORY_BUFFER_DESC){ .offset = from, .size = bytes })
#define SEMAPHORE(kind, number) \
    (&(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC){ .type = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_##kind##_FD, \
                                             .handle.fd = number })
#define SIGNAL(to) (&(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS){ .params.fence.value = to })
#define WAIT(to) (&(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS){ .params.fence.value = to })

static const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC arrays = {
    .arrayDesc = { .Width = 16, .Height = 16, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1 },
    .numLevels = 1,
};

static void steps(void)
{
    CUcontext context = NULL;
    CUexternalMemory memory = NULL, shared = NULL;
    CUexternalSemaphore event = NULL, timeline = NULL, theirs = NULL;
    CUmipmappedArray mipmap;
    CUstream first = NULL, second = NULL;
    CUdeviceptr whole = 0, part = 0, again = 0, base = 0;
    CUipcMemHandle handle;
    CUmemorytype kind = 0;
    size_t size = 0;
    int file = memfd_create("memory", MFD_CLOEXEC), counter = eventfd(1, 0), shown = -1, number = -1;
    char host[64] = { 0 };
    if (file < 0 || ftruncate(file, SIZE) || counter < 0 || anygpu_timeline_create(&number, 0))
        exit(1);
    int taken = dup(file);

    STEP(cuDevicePrimaryCtxRetain(&context, 0));
    STEP(cuCtxSetCurrent(context));
    STEP(cuImportExternalMemory(&memory, MEMORY(OPAQUE, counter, SIZE, 0)));
    STEP(cuImportExternalMemory(&memory, MEMORY(OPAQUE, -1, SIZE, 0)));
    STEP(cuImportExternalMemory(&memory, MEMORY(OPAQUE, file, SIZE + 1, 0)));
    STEP(cuImportExternalMemory(&memory, MEMORY(OPAQUE, taken, SIZE, CUDA_EXTERNAL_MEMORY_DEDICATED)));
    note("the descriptor is %s", fcntl(taken, F_GETFD) < 0 ? "taken" : "still the program's");
    STEP(cuImportExternalMemory(&shared, MEMORY(DMABUF, file, SIZE, 0)));
    note("the descriptor is %s", fcntl(file, F_GETFD) < 0 ? "taken" : "still the program's");
    STEP(cuExternalMemoryGetMappedBuffer(&whole, memory, BUFFER(0, SIZE + 1)));
    STEP(cuExternalMemoryGetMappedBuffer(&whole, memory, BUFFER(0, SIZE)));
    STEP(cuExternalMemoryGetMappedBuffer(&part, memory, BUFFER(4096, 100)));
    STEP(cuExternalMemoryGetMappedBuffer(&again, memory, BUFFER(4096, 100)));
    note("%s", part == again ? "the same address" : "another address");
    STEP(cuExternalMemoryGetMappedMipmappedArray(&mipmap, memory, &arrays));
    STEP(cuMemsetD8(part, 0x5a, 100));
    STEP(cuMemcpyDtoH(host, whole + 4096, 64));
    note("it holds %#x", host[17]);
    STEP(cuMemGetAddressRange(&base, &size, part + 50));
    note("base %+ld, size %zu", (long)(base - part), size);
    STEP(cuPointerGetAttribute(&kind, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, part));
    note("kind %d", kind);
    STEP(cuIpcGetMemHandle(&handle, part));
    STEP(cuMemFree(part + 1));
    STEP(cuMemFree(part));
    STEP(cuDestroyExternalMemory(memory));
    STEP(cuDestroyExternalMemory(memory));
    STEP(cuDestroyExternalMemory(shared));
    STEP(cuMemcpyDtoH(host, again, 64));
    STEP(cuMemFree(again));
    STEP(cuMemFree(whole));

    STEP(cuStreamCreate(&first, CU_STREAM_NON_BLOCKING));
    STEP(cuStreamCreate(&second, CU_STREAM_NON_BLOCKING));
    STEP(cuMemAlloc(&whole, SIZE));
    shown = dup(counter);
    STEP(cuImportExternalSemaphore(&event, SEMAPHORE(OPAQUE, shown)));
    note("the descriptor is %s", fcntl(shown, F_GETFD) < 0 ? "taken" : "still the program's");
    STEP(cuImportExternalSemaphore(&timeline, SEMAPHORE(TIMELINE_SEMAPHORE, number)));
    STEP(cuImportExternalSemaphore(&theirs, SEMAPHORE(OPAQUE, file)));
    STEP(cuImportExternalSemaphore(&theirs, SEMAPHORE(TIMELINE_SEMAPHORE, file)));
    STEP(cuImportExternalSemaphore(&theirs, SEMAPHORE(OPAQUE, -1)));
    STEP(cuWaitExternalSemaphoresAsync(&event, WAIT(0), 1, first));
    STEP(cuStreamSynchronize(first));
    STEP(cuWaitExternalSemaphoresAsync(&event, WAIT(0), 1, first));
    STEP(cuStreamQuery(first));
    STEP(cuMemsetD8Async(whole, 0x6b, SIZE, first));
    STEP(cuSignalExternalSemaphoresAsync(&timeline, SIGNAL(7), 1, first));
    STEP(cuWaitExternalSemaphoresAsync(&timeline, WAIT(7), 1, second));
    STEP(cuStreamQuery(second));
    STEP(cuSignalExternalSemaphoresAsync(&event, SIGNAL(0), 1, NULL));
    STEP(cuStreamSynchronize(second));
    STEP(cuMemcpyDtoH(host, whole, 64));
    note("the memory holds %#x", host[17]);
    STEP(cuWaitExternalSemaphoresAsync(&timeline, WAIT(7), 1, second));
    STEP(cuSignalExternalSemaphoresAsync(&timeline, SIGNAL(6), 1, second));
    STEP(cuStreamSynchronize(first));
    STEP(cuDestroyExternalSemaphore(event));
    STEP(cuDestroyExternalSemaphore(event));
    STEP(cuWaitExternalSemaphoresAsync(&event, WAIT(0), 1, first));
    STEP(cuDestroyExternalSemaphore(timeline));

    /* Should HIP have some one day. */
    setenv("STANDIN_SEMAPHORES", "1", 1);
    taken = dup(file);
    STEP(cuImportExternalSemaphore(&theirs, SEMAPHORE(OPAQUE, taken)));
    note("the descriptor is %s", fcntl(taken, F_GETFD) < 0 ? "taken" : "still the program's");
    STEP(cuSignalExternalSemaphoresAsync(&theirs, SIGNAL(5), 1, first));
    STEP(cuWaitExternalSemaphoresAsync(&theirs, WAIT(5), 1, second));
    STEP(cuDestroyExternalSemaphore(theirs));

    STEP(cuStreamDestroy(first));
    STEP(cuStreamDestroy(second));
    STEP(cuMemFree(whole));
    STEP(cuDevicePrimaryCtxReset(0));
    close(file);
    close(counter);
}

int main(int argc, char **argv)
{
    if (cuInit(0))
        return 1;
    if (argc > 3) {
        failing = argv[2];
        code = atoi(argv[3]);
    }
    steps();
    return 0;
}
