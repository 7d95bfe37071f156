/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Calls of HIP by two processes, each line with its process, with their statuses and the bytes that they have moved. A
 * process prints the same in every run. Not called is what this library answers itself: hipIpcOpenMemHandle without flags. */
#include <anygpu/hip.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SIZE = 1 << 20, WIDTH = 100, HEIGHT = 7 };

static const char *who = "parent";
#define SHOW(call) (printf("%s: %s = %d\n", who, #call, (int)(call)), fflush(stdout))
#define NOTE(format, ...) (printf("%s: # " format "\n", who, __VA_ARGS__), fflush(stdout))

static atomic_int go;

static void wait_for_go(void *data)
{
    (void)data;
    while (!atomic_load(&go))
        usleep(1000);
}

static unsigned sum(const unsigned char *bytes, size_t count)
{
    unsigned sum = 0;
    for (size_t i = 0; i < count; i++)
        sum = sum * 31 + bytes[i];
    return sum;
}

struct handles {
    hipIpcMemHandle_t memory, freed;
    hipIpcEventHandle_t event;
};

static void copies(void)
{
    static unsigned char host[SIZE], back[SIZE];
    hipPointerAttribute_t attributes;
    hipStream_t stream;
    hipEvent_t event;
    void *memory, *other, *pinned, *pitched, *base;
    size_t pitch, size;
    float time;
    for (size_t i = 0; i < SIZE; i++)
        host[i] = (unsigned char)(i * 7 + i / 256);
    SHOW(hipMalloc(&memory, SIZE));
    SHOW(hipMalloc(&other, SIZE));
    SHOW(hipHostMalloc(&pinned, SIZE, 0));
    SHOW(hipMallocPitch(&pitched, &pitch, WIDTH, HEIGHT));
    NOTE("pitch %zu", pitch);
    SHOW(hipMemcpy(memory, host, SIZE, hipMemcpyHostToDevice));
    SHOW(hipMemcpy(other, memory, SIZE, hipMemcpyDeviceToDevice));
    SHOW(hipMemset((char *)other + 100, 0x5a, 1000));
    SHOW(hipMemcpy(back, other, SIZE, hipMemcpyDefault));
    NOTE("bytes %08x", sum(back, SIZE));
    SHOW(hipMemcpy2D(pitched, pitch, host, WIDTH, WIDTH, HEIGHT, hipMemcpyHostToDevice));
    SHOW(hipMemset2D(pitched, pitch, 3, WIDTH / 2, HEIGHT));
    memset(back, 0, SIZE);
    SHOW(hipMemcpy2D(back, WIDTH, pitched, pitch, WIDTH, HEIGHT, hipMemcpyDeviceToHost));
    NOTE("bytes %08x", sum(back, WIDTH * HEIGHT));
    SHOW(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    SHOW(hipEventCreate(&event));
    SHOW(hipLaunchHostFunc(stream, wait_for_go, NULL));
    SHOW(hipMemsetAsync(memory, 9, SIZE, stream));
    SHOW(hipMemcpyAsync(pinned, memory, SIZE, hipMemcpyDeviceToHost, stream));
    SHOW(hipEventRecord(event, stream));
    SHOW(hipEventQuery(event));
    SHOW(hipStreamQuery(stream));
    atomic_store(&go, 1);
    SHOW(hipEventSynchronize(event));
    SHOW(hipStreamSynchronize(stream));
    SHOW(hipStreamQuery(stream));
    NOTE("bytes %08x", sum(pinned, SIZE));
    SHOW(hipEventElapsedTime(&time, event, event));
    SHOW(hipPointerGetAttributes(&attributes, (char *)memory + 5));
    NOTE("type %d, device %d", (int)attributes.type, attributes.device);
    SHOW(hipPointerGetAttributes(&attributes, host));
    SHOW(hipMemGetAddressRange((hipDeviceptr_t *)&base, &size, (char *)memory + 5));
    NOTE("base %d, size %zu", base == memory, size);
    SHOW(hipHostRegister(host, SIZE, 0));
    SHOW(hipHostUnregister(host));
    SHOW(hipHostUnregister(host));
    SHOW(hipMemcpy(NULL, host, 1, hipMemcpyDefault));
    SHOW(hipSetDevice(7));
    SHOW(hipGetLastError());
    SHOW(hipStreamDestroy(stream));
    SHOW(hipEventDestroy(event));
    SHOW(hipHostFree(pinned));
    SHOW(hipFree(pitched));
    SHOW(hipFree(other));
    SHOW(hipFree(memory));
    SHOW(hipFree(memory));
    SHOW(hipFree(NULL));
}

static void export_to(int socket)
{
    struct handles handles;
    hipEvent_t event;
    hipStream_t stream;
    void *memory, *freed;
    unsigned char byte = 0;
    char done;
    SHOW(hipMalloc(&memory, SIZE));
    SHOW(hipMalloc(&freed, 4 * SIZE));
    SHOW(hipMemset(memory, 1, SIZE));
    SHOW(hipIpcGetMemHandle(&handles.memory, memory));
    SHOW(hipIpcGetMemHandle(&handles.freed, freed));
    SHOW(hipIpcGetMemHandle(&handles.freed, NULL));
    SHOW(hipFree(freed));
    SHOW(hipEventCreateWithFlags(&event, hipEventInterprocess));
    SHOW(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
    SHOW(hipIpcGetEventHandle(&handles.event, event));
    SHOW(hipStreamCreate(&stream));
    SHOW(hipMemsetAsync(memory, 2, SIZE, stream));
    SHOW(hipEventRecord(event, stream));
    SHOW(hipIpcOpenMemHandle(&freed, handles.memory, hipIpcMemLazyEnablePeerAccess));
    if (write(socket, &handles, sizeof handles) != sizeof handles || read(socket, &done, 1) != 1)
        exit(1);
    SHOW(hipMemcpy(&byte, memory, 1, hipMemcpyDeviceToHost));
    NOTE("byte %d", byte);
    SHOW(hipEventDestroy(event));
    SHOW(hipFree(memory));
}

static void import_from(int socket)
{
    struct handles handles;
    hipEvent_t event;
    hipStream_t stream;
    void *memory, *again;
    unsigned char byte = 0;
    if (recv(socket, &handles, sizeof handles, MSG_WAITALL) != sizeof handles)
        exit(1);
    SHOW(hipIpcOpenMemHandle(&memory, handles.memory, hipIpcMemLazyEnablePeerAccess));
    SHOW(hipIpcOpenMemHandle(&again, handles.memory, hipIpcMemLazyEnablePeerAccess));
    NOTE("the same %d", again == memory);
    SHOW(hipIpcOpenMemHandle(NULL, handles.memory, hipIpcMemLazyEnablePeerAccess));
    SHOW(hipIpcOpenEventHandle(&event, handles.event));
    SHOW(hipStreamCreate(&stream));
    SHOW(hipStreamWaitEvent(stream, event, 0));
    SHOW(hipMemcpyAsync(&byte, (char *)memory + SIZE - 1, 1, hipMemcpyDeviceToHost, stream));
    SHOW(hipStreamSynchronize(stream));
    NOTE("byte %d", byte);
    SHOW(hipMemset(memory, 3, SIZE));
    SHOW(hipDeviceSynchronize());
    SHOW(hipIpcCloseMemHandle(memory));
    SHOW(hipIpcCloseMemHandle(memory));
    SHOW(hipIpcCloseMemHandle(memory));
    SHOW(hipEventDestroy(event));
    SHOW(hipStreamDestroy(stream));
    if (write(socket, "", 1) != 1)
        exit(1);
}

int main(void)
{
    int sockets[2], status;
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets))
        return 1;
    if (fork() == 0) {
        who = "child";
        export_to(sockets[0]);
        return 0;
    }
    copies();
    import_from(sockets[1]);
    if (wait(&status) < 0 || status != 0)
        return 1;
    NOTE("%s", "the end");
    return 0;
}
