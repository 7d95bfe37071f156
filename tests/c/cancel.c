/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Threads are cancelled in the middle of calls, first ones among them: none of the calls is a cancellation point, so
 * each thread ends between two of its calls, and the others go on.
 */
#include <anygpu/cudart.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { THREADS = 8, PROCESSES = 40, SIZE = 1 << 16 };

static void nothing(void *data)
{
    (void)data;
}

static void *work(void *unused)
{
    for (;;) {
        struct cudaDeviceProp properties;
        cudaIpcMemHandle_t memory_handle;
        cudaIpcEventHandle_t event_handle;
        cudaStream_t stream;
        cudaEvent_t event;
        void *memory, *pooled, *host, *managed;
        int status = cudaMalloc(&memory, SIZE);
        status |= cudaGetDeviceProperties(&properties, 0);
        status |= cudaStreamCreate(&stream);
        status |= cudaEventCreateWithFlags(&event, cudaEventInterprocess | cudaEventDisableTiming);
        status |= cudaLaunchHostFunc(stream, nothing, NULL);
        status |= cudaMemsetAsync(memory, 7, SIZE, stream);
        status |= cudaEventRecord(event, stream);
        status |= cudaStreamWaitEvent(cudaStreamPerThread, event, 0);
        status |= cudaEventSynchronize(event);
        status |= cudaIpcGetMemHandle(&memory_handle, memory);
        status |= cudaIpcGetEventHandle(&event_handle, event);
        status |= cudaMallocAsync(&pooled, SIZE, stream);
        status |= cudaFreeAsync(pooled, stream);
        status |= cudaMallocHost(&host, SIZE);
        status |= cudaMallocManaged(&managed, SIZE, cudaMemAttachGlobal);
        status |= cudaMemcpyAsync(memory, host, SIZE, cudaMemcpyHostToDevice, stream);
        status |= cudaStreamSynchronize(stream);
        status |= cudaDeviceSynchronize();
        status |= cudaFree(managed);
        status |= cudaFreeHost(host);
        status |= cudaEventDestroy(event);
        status |= cudaStreamDestroy(stream);
        status |= cudaFree(memory);
        if (status) {
            fprintf(stderr, "%s\n", cudaGetErrorString(cudaGetLastError()));
            exit(1);
        }
        pthread_testcancel();
    }
    return unused;
}

static int cancel_some(int microseconds)
{
    pthread_t threads[THREADS];
    void *memory;
    for (int i = 0; i < THREADS; i++)
        if (pthread_create(&threads[i], NULL, work, NULL))
            return 2;
    usleep((useconds_t)microseconds);
    for (int i = 0; i < THREADS; i++)
        pthread_cancel(threads[i]);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    if (cudaMalloc(&memory, SIZE) || cudaMemset(memory, 1, SIZE) || cudaDeviceSynchronize() || cudaFree(memory))
        return 3;
    return 0;
}

int main(int count, char **arguments)
{
    if (count > 1)
        return cancel_some(atoi(arguments[1]));
    for (int i = 0; i < PROCESSES; i++) {
        char command[4096];
        snprintf(command, sizeof command, "exec %s %d", arguments[0], i * i * 10);
        if (system(command)) {
            fprintf(stderr, "a process whose threads are cancelled fails: %d\n", i);
            return 1;
        }
    }
    puts("cancel: ok");
    return 0;
}
