/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Calls HIP where AscendCL answers, one step after the other: what AscendCL has in other ways than HIP, or lacks.
 *
 *     ascend_client steps       into the log of the stand-in, a line "== step" before each step's calls of AscendCL
 *     ascend_client fail F N    while the stand-in's function F answers N; a step that fails is then made once more
 *     ascend_client without     the calls that need functions that not every release has
 *     ascend_client codes N..   while aclrtMalloc answers each number: the number and what becomes of it
 *     ascend_client share       two processes share memory by a handle, which threads open and close at once
 */
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

#include <pthread.h>
#include <string.h>
#include <sys/wait.h>

#include "steps.h"

static char *device_memory, *pinned;

/* Another thread, whose device was reset meanwhile by the first. */
static pthread_barrier_t meeting;

static void *other_thread(void *unused)
{
    void *memory;
    (void)unused;
    STEP(hipMalloc(&memory, 64));
    pthread_barrier_wait(&meeting);
    pthread_barrier_wait(&meeting);
    STEP(hipMalloc(&memory, 64));
    STEP(hipFree(memory));
    return NULL;
}

static void physical_memory(void)
{
    const hipMemAllocationProp here = { .type = hipMemAllocationTypePinned,
                                        .location = { hipMemLocationTypeDevice, 0 } };
    hipMemAllocationProp shared = here, found;
    const hipMemAccessDesc both[] = { { { hipMemLocationTypeDevice, 0 }, hipMemAccessFlagsProtReadWrite },
                                      { { hipMemLocationTypeDevice, 1 }, hipMemAccessFlagsProtReadWrite } };
    hipMemGenericAllocationHandle_t first, second, again;
    hipPointerAttribute_t attributes;
    hipMemLocation location = { hipMemLocationTypeDevice, 1 };
    unsigned long long flags = 0;
    size_t size = 0;
    void *addresses, *pointer;
    int descriptor = -1;

    shared.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
    STEP(hipMemGetAllocationGranularity(&size, &here, hipMemAllocationGranularityRecommended));
    note("%zu KiB", size >> 10);
    size = 2 << 20;
    STEP(hipMemCreate(&first, size, &shared, 0));
    STEP(hipMemCreate(&first, size, &here, 0));
    STEP(hipMemCreate(&second, size, &here, 0));
    STEP(hipMemGetAllocationPropertiesFromHandle(&found, first));
    STEP(hipMemExportToShareableHandle(&descriptor, first, hipMemHandleTypePosixFileDescriptor, 0));
    STEP(hipMemAddressReserve(&addresses, 4 * size, 0, NULL, 0));
    STEP(hipMemMap(addresses, size, 0, first, 0));
    STEP(hipMemMap(addresses, size, 0, second, 0));
    STEP(hipMemMap((char *)addresses + size, size, 0, second, 0));
    STEP(hipMemSetAccess(addresses, 2 * size, both, 2));
    STEP(hipMemGetAccess(&flags, &location, (char *)addresses + size));
    note("access %llu", flags);
    STEP(hipMemset(addresses, 0x3c, 2 * size));
    STEP(hipMemcpy(pinned, (char *)addresses + 2 * size - 64, 64, hipMemcpyDeviceToHost));
    note("it holds %#x", pinned[63]);
    STEP(hipPointerGetAttributes(&attributes, (char *)addresses + 100));
    note("type %d, device %d", attributes.type, attributes.device);
    STEP(hipMemRetainAllocationHandle(&again, addresses));
    note("%s", again == first ? "the same memory" : "another");
    STEP(hipMemRelease(again));
    STEP(hipIpcGetMemHandle(&(hipIpcMemHandle_t){ { 0 } }, addresses));
    STEP(hipMemUnmap(addresses, size / 2));
    STEP(hipMemAddressFree(addresses, 4 * size));
    STEP(hipMemRelease(first));
    STEP(hipMemRelease(first));
    STEP(hipMemUnmap(addresses, 2 * size));
    STEP(hipMemAddressFree(addresses, size));
    STEP(hipMemAddressFree(addresses, 4 * size));
    STEP(hipMemRelease(second));
    STEP(hipMemAddressReserve(&pointer, size, 1ul << 46, NULL, 0));
}

/* What is queued is done late: a wait that is missing shows in what is copied. */
static void order(void)
{
    hipStream_t blocking, free_running;
    STEP(hipStreamCreate(&blocking));
    STEP(hipStreamCreateWithFlags(&free_running, hipStreamNonBlocking));
    STEP(hipMemsetAsync(device_memory, 1, 4096, blocking));
    STEP(hipMemcpy(pinned, device_memory, 64, hipMemcpyDeviceToHost));
    note("after work in a stream: %d", pinned[1]);
    STEP(hipMemsetAsync(device_memory, 2, 4096, NULL));
    STEP(hipMemcpyAsync(pinned, device_memory, 64, hipMemcpyDeviceToHost, blocking));
    STEP(hipStreamQuery(blocking));
    STEP(hipStreamSynchronize(blocking));
    note("after work in the default stream: %d", pinned[1]);
    STEP(hipMemsetAsync(device_memory, 3, 4096, NULL));
    STEP(hipMemcpyAsync(pinned, device_memory, 64, hipMemcpyDeviceToHost, free_running));
    STEP(hipStreamSynchronize(free_running));
    note("in a stream that does not wait: %d", pinned[1]);
    STEP(hipStreamQuery(NULL));
    STEP(hipStreamSynchronize(NULL));
    STEP(hipMemcpyAsync(device_memory + 64, pinned, 64, hipMemcpyHostToDevice, blocking));
    STEP(hipMemsetAsync(device_memory, 4, 64, NULL));
    STEP(hipDeviceSynchronize());
    STEP(hipMemcpyAsync(pinned, device_memory, 64, hipMemcpyDeviceToHost, blocking));
    STEP(hipSetDevice(1));
    STEP(hipStreamSynchronize(blocking));
    note("from another device: %d", pinned[1]);
    STEP(hipSetDevice(0));
    char pageable[64];
    STEP(hipMemsetAsync(device_memory, 5, 64, free_running));
    STEP(hipMemcpyAsync(pageable, device_memory, 64, hipMemcpyDeviceToHost, free_running));
    note("to pageable memory: %d", pageable[1]);
    STEP(hipMemsetD32Async(device_memory, 0x01020304, 16, free_running));
    STEP(hipMemcpyAsync(pinned, device_memory, 64, hipMemcpyDeviceToHost, free_running));
    STEP(hipMemsetAsync(device_memory, 6, 64, free_running));
    STEP(hipStreamDestroy(free_running));
    note("values of four bytes: %d %d", pinned[4], pinned[63]);
    STEP(hipStreamDestroy(blocking));
}

static void events(void)
{
    hipEvent_t timed, plain;
    hipStream_t one, two;
    float milliseconds = 0;
    STEP(hipStreamCreateWithFlags(&one, hipStreamNonBlocking));
    STEP(hipStreamCreateWithFlags(&two, hipStreamNonBlocking));
    STEP(hipEventCreate(&timed));
    STEP(hipEventCreateWithFlags(&plain, hipEventDisableTiming));
    STEP(hipEventQuery(plain));
    STEP(hipEventSynchronize(plain));
    STEP(hipStreamWaitEvent(one, plain, 0));
    STEP(hipEventElapsedTime(&milliseconds, timed, timed));
    STEP(hipMemsetAsync(device_memory, 7, 64, one));
    STEP(hipEventRecord(plain, one));
    STEP(hipStreamWaitEvent(two, plain, 0));
    STEP(hipMemcpyAsync(pinned, device_memory, 64, hipMemcpyDeviceToHost, two));
    STEP(hipEventQuery(plain));
    STEP(hipStreamSynchronize(two));
    note("after another stream's event: %d", pinned[1]);
    STEP(hipEventRecord(timed, one));
    STEP(hipEventSynchronize(timed));
    STEP(hipEventElapsedTime(&milliseconds, timed, timed));
    STEP(hipEventElapsedTime(&milliseconds, timed, plain));
    STEP(hipStreamWaitEvent(two, plain, 0));
    STEP(hipStreamWaitEvent(NULL, plain, 0));
    STEP(hipEventDestroy(plain));
    STEP(hipEventDestroy(timed));
    STEP(hipStreamDestroy(one));
    STEP(hipStreamDestroy(two));
}

static void steps(void)
{
    pthread_t thread;
    void *memory;
    size_t pitch;
    STEP(hipMalloc((void **)&device_memory, 4096));
    STEP(hipHostMalloc((void **)&pinned, 4096, hipHostMallocDefault));
    order();
    events();
    physical_memory();
    STEP(hipMallocPitch(&memory, &pitch, 100, 4));
    note("rows of %zu", pitch);
    STEP(hipMemcpy2D(memory, pitch, pinned, 100, 100, 4, hipMemcpyHostToDevice));
    STEP(hipMemcpy2D(pinned, 100, memory, pitch, 100, 4, hipMemcpyDeviceToHost));
    STEP(hipFree(memory));
    STEP(hipSetDevice(1));
    STEP(hipFree(device_memory));
    STEP(hipHostFree(pinned));
    STEP(hipSetDevice(0));
    pthread_barrier_init(&meeting, NULL, 2);
    if (pthread_create(&thread, NULL, other_thread, NULL))
        exit(1);
    pthread_barrier_wait(&meeting);
    STEP(hipDeviceReset());
    pthread_barrier_wait(&meeting);
    pthread_join(thread, NULL);
    STEP(hipMalloc(&memory, 64));
    STEP(hipFree(memory));
}

static void without(void)
{
    hipMemGenericAllocationHandle_t physical;
    const hipMemAllocationProp here = { .type = hipMemAllocationTypePinned,
                                        .location = { hipMemLocationTypeDevice, 0 } };
    hipIpcMemHandle_t handle;
    hipDeviceProp_t properties;
    hipEvent_t event;
    hipUUID uuid;
    void *memory, *pointer;
    size_t size;
    char name[64];
    if (hipMalloc(&memory, 64))
        exit(1);
    STEP(hipDeviceGetName(name, sizeof name, 0));
    STEP(hipDeviceGetUuid(&uuid, 0));
    STEP(hipMemGetAllocationGranularity(&size, &here, hipMemAllocationGranularityMinimum));
    STEP(hipMemCreate(&physical, 2 << 20, &here, 0));
    STEP(hipMemAddressReserve(&pointer, 2 << 20, 0, NULL, 0));
    STEP(hipIpcGetMemHandle(&handle, memory));
    memset(&handle, 'k', sizeof handle);
    STEP(hipIpcOpenMemHandle(&pointer, handle, hipIpcMemLazyEnablePeerAccess));
    STEP(hipEventCreate(&event));
    STEP(hipHostRegister(&handle, sizeof handle, hipHostRegisterDefault));
    STEP(hipStreamQuery(NULL));
    STEP(hipDeviceDisablePeerAccess(1));
    STEP(hipDeviceReset());
    printf("%s\n", anygpu_last_reason());
    STEP(hipGetDeviceProperties(&properties, 0));
    STEP(hipFree(memory));
}

static hipIpcMemHandle_t shared_memory;

/* All threads get the same address, and AscendCL is asked to open the memory only while nobody has it. */
static void *open_often(void *address)
{
    for (int i = 0; i < 500; i++) {
        void *opened;
        if (hipIpcOpenMemHandle(&opened, shared_memory, hipIpcMemLazyEnablePeerAccess))
            return "not opened";
        if (*(void *volatile *)address && *(void **)address != opened)
            return "another address";
        if (hipIpcCloseMemHandle(opened))
            return "not closed";
    }
    return NULL;
}

static int share(void)
{
    int to_child[2], from_child[2], status;
    void *memory, *opened = NULL, *failure = NULL;
    char byte = 0;
    if (pipe(to_child) || pipe(from_child))
        return 1;
    pid_t child = fork();
    if (child == 0) {
        pthread_t threads[8];
        if (read(to_child[0], &shared_memory, sizeof shared_memory) != sizeof shared_memory)
            _exit(1);
        for (int i = 0; i < 8; i++)
            pthread_create(&threads[i], NULL, open_often, &opened);
        for (int i = 0; i < 8; i++) {
            void *why;
            pthread_join(threads[i], &why);
            failure = why ? why : failure;
        }
        if (failure)
            printf("%s: %s\n", (char *)failure, anygpu_last_reason());
        if (hipIpcOpenMemHandle(&opened, shared_memory, hipIpcMemLazyEnablePeerAccess))
            _exit(2);
        open_often(&opened);
        hipMemcpy(&byte, (char *)opened + 4095, 1, hipMemcpyDeviceToHost);
        printf("the importer reads %#x\n", (unsigned char)byte);
        hipMemset(opened, 0x77, 4096);
        hipIpcCloseMemHandle(opened);
        fflush(stdout);
        _exit(write(from_child[1], &byte, 1) != 1);
    }
    if (hipMalloc(&memory, 4096) || hipMemset(memory, 0xa5, 4096) || hipIpcGetMemHandle(&shared_memory, memory))
        return 2;
    if (write(to_child[1], &shared_memory, sizeof shared_memory) != sizeof shared_memory
        || read(from_child[0], &byte, 1) != 1)
        return 3;
    hipMemcpy(&byte, memory, 1, hipMemcpyDeviceToHost);
    printf("the exporter reads %#x\n", (unsigned char)byte);
    printf("%d\n", hipFree(memory));
    return waitpid(child, &status, 0) != child || status;
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    if (!strcmp(what, "share"))
        return share();
    if (!strcmp(what, "codes")) {
        void *memory;
        int started = hipInit(0);
        for (int i = 2; i < argc; i++) {
            char setting[64];
            snprintf(setting, sizeof setting, "aclrtMalloc=%s", argv[i]);
            setenv("STANDIN_FAIL", setting, started == hipSuccess);
            printf("%d\n", hipMalloc(&memory, 64));
        }
        return 0;
    }
    if (!strcmp(what, "without")) {
        without();
        return 0;
    }
    if (argc > 3) {
        failing = argv[2];
        code = atoi(argv[3]);
    }
    steps();
    return 0;
}
