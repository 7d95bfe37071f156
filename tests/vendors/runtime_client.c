/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Calls CUDA's runtime where AMD's answers, one step after the other.
 *
 *     runtime_client steps     into the log of the stand-in, a line "== step" before each step's calls of HIP
 *     runtime_client codes     while hipMalloc answers each number: the number and what becomes of it
 */
#include <anygpu/anygpu.h>
#include <anygpu/cudart.h>

#include <string.h>
#include <sys/wait.h>

#include "steps.h"

static int to_child[2], from_child[2];

/* Another process that shares memory. */
static void share(void)
{
    cudaIpcMemHandle_t handle;
    void *memory;
    char wait;
    close(to_child[1]);
    unsetenv("STANDIN_LOG");
    if (cudaMalloc(&memory, 4096) || cudaMemset(memory, 0x5a, 4096) || cudaIpcGetMemHandle(&handle, memory))
        _exit(1);
    if (write(from_child[1], &handle, sizeof handle) != sizeof handle)
        _exit(1);
    _exit(read(to_child[0], &wait, 1) < 0);
}

static void steps(const cudaIpcMemHandle_t *shared)
{
    struct cudaPointerAttributes attributes;
    struct cudaDeviceProp properties;
    cudaIpcMemHandle_t handle;
    cudaStream_t stream;
    cudaEvent_t event;
    void *memory, *pinned, *opened;
    char host[4096];
    int number;

    STEP(cudaGetDeviceCount(&number));
    note("%d devices", number);
    STEP(cudaGetDeviceProperties(&properties, 1));
    note("%s on bus %#x", properties.name, properties.pciBusID);
    STEP(cudaSetDevice(1));
    STEP(cudaGetDevice(&number));
    note("device %d", number);
    STEP(cudaMalloc(&memory, 4096));
    STEP(cudaMallocHost(&pinned, 4096));
    STEP(cudaPointerGetAttributes(&attributes, memory));
    note("type %d, device %d", attributes.type, attributes.device);
    STEP(cudaPointerGetAttributes(&attributes, pinned));
    note("type %d, device %d", attributes.type, attributes.device);
    STEP(cudaPointerGetAttributes(&attributes, host));
    note("type %d", attributes.type);
    STEP(cudaMemset(memory, 0x11, 4096));
    STEP(cudaMemcpy(host, memory, 4096, cudaMemcpyDeviceToHost));
    note("%#x", host[17]);
    STEP(cudaMemcpy(memory, host, 5000, cudaMemcpyHostToDevice));
    STEP(cudaPeekAtLastError());
    STEP(cudaGetLastError());
    STEP(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    STEP(cudaMemcpyAsync(memory, pinned, 64, cudaMemcpyDefault, stream));
    STEP(cudaEventCreateWithFlags(&event, cudaEventDisableTiming));
    STEP(cudaEventRecord(event, stream));
    STEP(cudaStreamWaitEvent(stream, event, 0));
    STEP(cudaStreamSynchronize(stream));
    STEP(cudaEventDestroy(event));
    STEP(cudaStreamDestroy(stream));
    STEP(cudaIpcGetMemHandle(&handle, memory));
    STEP(cudaIpcOpenMemHandle(&opened, handle, cudaIpcMemLazyEnablePeerAccess));
    STEP(cudaIpcOpenMemHandle(&opened, *shared, cudaIpcMemLazyEnablePeerAccess));
    STEP(cudaMemcpy(host, opened, 4096, cudaMemcpyDeviceToHost));
    note("the opened memory holds %#x", host[17]);
    STEP(cudaSetDevice(0));
    STEP(cudaIpcCloseMemHandle(opened));
    STEP(cudaIpcCloseMemHandle(opened));
    STEP(cudaFree(memory));
    STEP(cudaFreeHost(pinned));
    STEP(cudaDeviceReset());
}

int main(int argc, char **argv)
{
    if (argc > 1 && !strcmp(argv[1], "codes")) {
        void *memory;
        cudaFree(NULL);
        for (int number = 1; number < 1100; number++) {
            char setting[32];
            snprintf(setting, sizeof setting, "hipMalloc=%d", number);
            setenv("STANDIN_FAIL", setting, 1);
            printf("%d %d\n", number, cudaMalloc(&memory, 64));
        }
        return 0;
    }
    if (pipe(to_child) || pipe(from_child))
        return 1;
    pid_t child = fork();
    if (child == 0)
        share();
    cudaIpcMemHandle_t shared;
    if (read(from_child[0], &shared, sizeof shared) != sizeof shared)
        return 1;
    steps(&shared);
    close(to_child[1]);
    int status;
    return waitpid(child, &status, 0) != child || status != 0;
}
