/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Ranks in a row: each fills its memory, then copies its neighbour's once a shared event says that it is filled. */
#include <anygpu/hip.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST = 64, BYTES = 1 << 20 };

/* What ranks tell each other. */
struct told {
    hipIpcMemHandle_t memory;
    hipIpcEventHandle_t event;
    atomic_int stage;
};

static void check(hipError_t status, int line)
{
    if (status != hipSuccess) {
        fprintf(stderr, "line %d: %s\n", line, hipGetErrorString(status));
        _exit(1);
    }
}

#define CALL(call) check(call, __LINE__)

static void await(struct told *rank, int stage)
{
    while (atomic_load(&rank->stage) < stage)
        usleep(100);
}

static void work(struct told *ranks, int rank, int count, int rounds)
{
    struct told *own = &ranks[rank], *left = &ranks[(rank + count - 1) % count];
    hipStream_t stream;
    hipEvent_t filled, lefts;
    void *mine, *copy, *theirs;
    CALL(hipStreamCreate(&stream));
    CALL(hipEventCreateWithFlags(&filled, hipEventDisableTiming | hipEventInterprocess));
    CALL(hipMalloc(&mine, BYTES));
    CALL(hipMalloc(&copy, BYTES));
    CALL(hipIpcGetMemHandle(&own->memory, mine));
    CALL(hipIpcGetEventHandle(&own->event, filled));
    atomic_store(&own->stage, 1);
    await(left, 1);
    CALL(hipIpcOpenMemHandle(&theirs, left->memory, hipIpcMemLazyEnablePeerAccess));
    CALL(hipIpcOpenEventHandle(&lefts, left->event));
    for (int round = 0; round < rounds; ++round) {
        CALL(hipMemsetAsync(mine, round, BYTES, stream));
        CALL(hipEventRecord(filled, stream));
        atomic_store(&own->stage, 3 * round + 2);
        await(left, 3 * round + 2);
        CALL(hipStreamWaitEvent(stream, lefts, 0));
        CALL(hipMemcpyAsync(copy, theirs, BYTES, hipMemcpyDeviceToDevice, stream));
        CALL(hipStreamSynchronize(stream));
        /* Nobody fills again before all have copied. */
        atomic_store(&own->stage, 3 * round + 3);
        for (int other = 0; other < count; ++other)
            await(&ranks[other], 3 * round + 3);
        atomic_store(&own->stage, 3 * round + 4);
        for (int other = 0; other < count; ++other)
            await(&ranks[other], 3 * round + 4);
    }
    CALL(hipIpcCloseMemHandle(theirs));
}

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : 2, rounds = argc > 2 ? atoi(argv[2]) : 1, failed = 0, status;
    struct told *ranks =
        mmap(NULL, MOST * sizeof(struct told), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (ranks == MAP_FAILED || count < 1 || count > MOST)
        return 1;
    for (int rank = 0; rank < count; ++rank) {
        if (fork() == 0) {
            char text[16];
            snprintf(text, sizeof text, "%d", rank);
            setenv("PMI_RANK", text, 1);
            work(ranks, rank, count, rounds);
            _exit(0);
        }
    }
    while (wait(&status) > 0)
        failed |= status;
    return failed != 0;
}
