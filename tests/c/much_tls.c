/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Uses the library's threads in a program whose thread-local variables, of BYTES, are larger than these threads' stacks.
 */
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

#include <stdio.h>
#include <string.h>

static __thread char own[BYTES];

static void on_stream(void *called)
{
    /* As much as a function of the program's finds on a thread of its own. */
    volatile char room[4 << 20];
    for (size_t at = 0; at < sizeof room; at += 4096)
        room[at] = 1;
    *(int *)called = room[0];
}

static int check(int status, const char *what)
{
    if (status)
        printf("%s: %d, %s\n", what, status, anygpu_last_reason());
    return status;
}
#define CHECK(call) \
    if (check(call, #call)) \
    return 1

int main(void)
{
    void *memory, *steps;
    struct anygpu_token token;
    hipStream_t stream, other;
    uint64_t handle;
    int called = 0, timeline;
    memset(own, 1, sizeof own);

    CHECK(hipMalloc(&memory, 1 << 20));
    /* The thread that answers other processes. */
    CHECK(anygpu_export(memory, 0, &token));
    CHECK(anygpu_timeline_offer(&handle, 1));
    CHECK(anygpu_steps_create(&steps, 1));
    CHECK(hipStreamCreate(&stream));
    CHECK(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
    CHECK(hipMemsetAsync(memory, 1, 1 << 20, stream));
    /* A worker. */
    CHECK(hipLaunchHostFunc(stream, on_stream, &called));
    CHECK(hipStreamSynchronize(stream));
    /* The thread that watches memory. */
    CHECK(anygpu_timeline_create(&timeline, 0));
    hipExternalSemaphore_t semaphore;
    hipExternalSemaphoreHandleDesc how = { .type = hipExternalSemaphoreHandleTypeTimelineSemaphoreFd };
    how.handle.fd = timeline;
    CHECK(hipImportExternalSemaphore(&semaphore, &how));
    hipExternalSemaphoreWaitParams wait = { .params.fence.value = 1 };
    hipExternalSemaphoreSignalParams signal = { .params.fence.value = 1 };
    CHECK(hipWaitExternalSemaphoresAsync(&semaphore, &wait, 1, stream));
    CHECK(hipSignalExternalSemaphoresAsync(&semaphore, &signal, 1, other));
    CHECK(hipStreamSynchronize(stream));
    printf("%d\n", called + own[0]);
    return 0;
}
