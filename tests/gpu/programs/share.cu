// SPDX-License-Identifier: MIT OR Apache-2.0
// Two processes share memory and events with CUDA's own calls. Its output has no addresses and is the same in every run;
// the last lines say how often each sharing function was called. It knows nothing of us.
//
// nvcc compiles it. Another compiler leaves the kernel out, so that it can run where there is no GPU.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda.h>
#include <cuda_runtime_api.h>
#include <sys/wait.h>
#include <unistd.h>

static const int count = 1 << 20;
static const size_t bytes = count * sizeof(int);

static void fail(const char *what, int status)
{
    std::printf("error: %s = %d\n", what, status);
    std::exit(1);
}

#define CHECK(call) \
    do { \
        int status_ = (int)(call); \
        if (status_) \
            fail(#call, status_); \
    } while (0)

enum { GET_MEMORY, OPEN_MEMORY, CLOSE_MEMORY, GET_EVENT, OPEN_EVENT, DRIVER_GET_MEMORY, FUNCTIONS };
static const char *const names[FUNCTIONS] = {
    "cudaIpcGetMemHandle",   "cudaIpcOpenMemHandle",   "cudaIpcCloseMemHandle",
    "cudaIpcGetEventHandle", "cudaIpcOpenEventHandle", "cuIpcGetMemHandle",
};
static int calls[FUNCTIONS];

#define SHARE(which, call) (calls[which]++, (call))

#ifdef __CUDACC__
__global__ void add_kernel(int *numbers, int more)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        numbers[i] += more + i;
}

static void add(int *numbers, int more, cudaStream_t stream)
{
    add_kernel<<<(count + 255) / 256, 256, 0, stream>>>(numbers, more);
    CHECK(cudaGetLastError());
}
#else
static void add(int *numbers, int more, cudaStream_t stream)
{
    static int copy[count];
    CHECK(cudaMemcpyAsync(copy, numbers, bytes, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    for (int i = 0; i < count; i++)
        copy[i] += more + i;
    CHECK(cudaMemcpyAsync(numbers, copy, bytes, cudaMemcpyHostToDevice, stream));
}
#endif

// The numbers are first + i * step, or the program ends.
static void expect(const int *numbers, int first, int step, cudaStream_t stream, const char *who)
{
    static int copy[count];
    CHECK(cudaMemcpyAsync(copy, numbers, bytes, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    for (int i = 0; i < count; i++)
        if (copy[i] != first + i * step)
            fail(who, copy[i]);
    std::printf("%s reads %d, %d, ... %d\n", who, copy[0], copy[1], copy[count - 1]);
}

static void refused(const char *what, cudaError_t status)
{
    std::printf("%s: %s", what, cudaGetErrorName(status));
    cudaError_t last = cudaGetLastError();
    std::printf(", last error %s", cudaGetErrorName(last));
    last = cudaGetLastError();
    std::printf(", then %s\n", cudaGetErrorName(last));
}

static void send_to(int to, const void *data, size_t size)
{
    std::fflush(stdout);
    if (write(to, data, size) != (ssize_t)size)
        fail("write", (int)size);
}

static void receive(int from, void *data, size_t size)
{
    for (size_t got = 0; got < size;) {
        ssize_t more = read(from, (char *)data + got, size - got);
        if (more <= 0)
            fail("read", (int)got);
        got += (size_t)more;
    }
}

struct Shared {
    cudaIpcMemHandle_t memory, inner;
    cudaIpcEventHandle_t event;
};

static cudaEvent_t shared_event()
{
    cudaEvent_t event;
    CHECK(cudaEventCreateWithFlags(&event, cudaEventInterprocess | cudaEventDisableTiming));
    return event;
}

static int importer(int from, int to)
{
    Shared shared;
    receive(from, &shared, sizeof shared);
    int devices = 0;
    CHECK(cudaGetDeviceCount(&devices));
    CHECK(cudaSetDevice(0));
    cudaStream_t stream;
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    int *memory, *again;
    cudaEvent_t event, mine = shared_event();
    CHECK(SHARE(OPEN_MEMORY, cudaIpcOpenMemHandle((void **)&memory, shared.memory, cudaIpcMemLazyEnablePeerAccess)));
    CHECK(SHARE(OPEN_MEMORY, cudaIpcOpenMemHandle((void **)&again, shared.inner, cudaIpcMemLazyEnablePeerAccess)));
    std::printf("opened again: the %s address\n", again == memory ? "same" : "other");
    CHECK(SHARE(OPEN_EVENT, cudaIpcOpenEventHandle(&event, shared.event)));
    CHECK(cudaStreamWaitEvent(stream, event, 0));
    expect(memory, 5, 1, stream, "importer");
    cudaPointerAttributes attributes;
    CHECK(cudaPointerGetAttributes(&attributes, memory + 7));
    std::printf("type %d, device %d, host pointer %s\n", (int)attributes.type, attributes.device,
                attributes.hostPointer ? "set" : "NULL");
    void *wrong;
    refused("open with flags 2", SHARE(OPEN_MEMORY, cudaIpcOpenMemHandle(&wrong, shared.memory, 2)));
    cudaIpcMemHandle_t garbage;
    std::memset(&garbage, 0x5a, sizeof garbage);
    refused("open garbage", SHARE(OPEN_MEMORY, cudaIpcOpenMemHandle(&wrong, garbage, cudaIpcMemLazyEnablePeerAccess)));
    add(memory, 10, stream);
    CHECK(cudaEventRecord(mine, stream));
    CHECK(SHARE(GET_EVENT, cudaIpcGetEventHandle(&shared.event, mine)));
    send_to(to, &shared.event, sizeof shared.event);
    // The exporter has waited for the event and changed the numbers.
    char turn;
    receive(from, &turn, 1);
    expect(memory, 115, 3, stream, "importer");
    CHECK(SHARE(CLOSE_MEMORY, cudaIpcCloseMemHandle(memory)));
    CHECK(SHARE(CLOSE_MEMORY, cudaIpcCloseMemHandle(memory)));
    refused("close once too often", SHARE(CLOSE_MEMORY, cudaIpcCloseMemHandle(memory)));
    CHECK(cudaEventDestroy(event));
    CHECK(cudaEventDestroy(mine));
    CHECK(cudaStreamDestroy(stream));
    send_to(to, calls, sizeof calls);
    return 0;
}

static int exporter(int from, int to)
{
    Shared shared;
    int *memory;
    cudaStream_t stream;
    CHECK(cudaSetDevice(0));
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CHECK(cudaMalloc((void **)&memory, bytes));
    CHECK(cudaMemsetAsync(memory, 0, bytes, stream));
    cudaEvent_t event = shared_event(), theirs;
    add(memory, 5, stream);
    CHECK(cudaEventRecord(event, stream));
    CHECK(SHARE(GET_MEMORY, cudaIpcGetMemHandle(&shared.memory, memory)));
    CHECK(SHARE(GET_MEMORY, cudaIpcGetMemHandle(&shared.inner, memory + 64)));
    CHECK(SHARE(GET_EVENT, cudaIpcGetEventHandle(&shared.event, event)));
    std::printf("handle of an inner address: the %s bytes\n",
                std::memcmp(&shared.memory, &shared.inner, sizeof shared.inner) ? "other" : "same");
    // The driver's function by the runtime's table: the same handle.
    void *found = nullptr;
    cudaDriverEntryPointQueryResult how;
    CHECK(cudaGetDriverEntryPointByVersion("cuIpcGetMemHandle", &found, 12000, cudaEnableDefault, &how));
    if (how != cudaDriverEntryPointSuccess)
        fail("cuIpcGetMemHandle's entry point", (int)how);
    cudaIpcMemHandle_t drivers;
    CHECK(SHARE(DRIVER_GET_MEMORY, (*(int (*)(void *, size_t))found)(&drivers, (size_t)memory)));
    std::printf("the driver's handle: the %s bytes\n",
                std::memcmp(&shared.memory, &drivers, sizeof drivers) ? "other" : "same");
    int local = 0;
    refused("handle of host memory", SHARE(GET_MEMORY, cudaIpcGetMemHandle(&shared.inner, &local)));
    send_to(to, &shared, sizeof shared);
    receive(from, &shared.event, sizeof shared.event);
    CHECK(SHARE(OPEN_EVENT, cudaIpcOpenEventHandle(&theirs, shared.event)));
    CHECK(cudaStreamWaitEvent(stream, theirs, 0));
    add(memory, 100, stream);
    expect(memory, 115, 3, stream, "exporter");
    send_to(to, "", 1);
    int importers[FUNCTIONS];
    receive(from, importers, sizeof importers);
    CHECK(cudaEventDestroy(theirs));
    CHECK(cudaEventDestroy(event));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(memory));
    for (int i = 0; i < FUNCTIONS; i++)
        std::printf("calls %s %d\n", names[i], calls[i] + importers[i]);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc > 2)
        return importer(std::atoi(argv[1]), std::atoi(argv[2]));
    int down[2], up[2];
    if (pipe(down) || pipe(up))
        fail("pipe", 0);
    pid_t child = fork();
    if (child == 0) {
        // The ends that are not its own are closed, so that each process sees when the other is gone.
        close(down[1]);
        close(up[0]);
        char from[16], to[16];
        std::snprintf(from, sizeof from, "%d", down[0]);
        std::snprintf(to, sizeof to, "%d", up[1]);
        execl("/proc/self/exe", argv[0], from, to, (char *)nullptr);
        _exit(127);
    }
    close(down[0]);
    close(up[1]);
    exporter(up[0], down[1]);
    int status = 0;
    if (waitpid(child, &status, 0) != child || status)
        fail("the other process", status);
    std::printf("share: ok\n");
    return 0;
}
