// SPDX-License-Identifier: MIT OR Apache-2.0
/* A program that is compiled with HIP_API_PER_THREAD_DEFAULT_STREAM, as hipcc does for
 * -fgpu-default-stream=per-thread: the default stream is each thread's own. */
#define HIP_API_PER_THREAD_DEFAULT_STREAM
#ifdef VENDOR
#include <hip/hip_runtime_api.h>
#else
#include <anygpu/hip.h>
#endif
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

static atomic_int go, others;

static void wait_for_go(void *data)
{
    while (!atomic_load(&go))
        usleep(1000);
    *(int *)data = 1;
}

/* Another thread's default stream is not behind this one's. */
static void *other(void *data)
{
    int *memory = data, number = 0;
    int good = hipMemsetAsync(memory, 7, sizeof *memory, hipStreamPerThread) == hipSuccess
        && hipMemcpyAsync(&number, memory, sizeof number, hipMemcpyDeviceToHost, 0) == hipSuccess
        && hipStreamSynchronize(0) == hipSuccess && number == 0x07070707;
    atomic_store(&others, good ? 1 : 2);
    return NULL;
}

int main(void)
{
    int *memory, number = 0, done = 0;
    pthread_t thread;
    hipEvent_t event;
    if (hipMalloc((void **)&memory, 64) || hipEventCreate(&event)
        || hipLaunchHostFunc(hipStreamPerThread, wait_for_go, &done) || hipEventRecord(event, 0)
        || hipEventQuery(event) != hipErrorNotReady || hipStreamQuery(0) != hipErrorNotReady)
        return 1;
    if (pthread_create(&thread, NULL, other, memory + 1) || pthread_join(thread, NULL) || atomic_load(&others) != 1)
        return 2;
    if (done || hipMemsetAsync(memory, 3, sizeof *memory, hipStreamPerThread))
        return 3;
    atomic_store(&go, 1);
    if (hipMemcpyAsync(&number, memory, sizeof number, hipMemcpyDeviceToHost, 0) || hipStreamSynchronize(0) || !done
        || number != 0x03030303 || hipEventQuery(event) || hipEventDestroy(event) || hipFree(memory))
        return 4;
    printf("per_thread: ok\n");
    return 0;
}
