/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* This library's timelines on streams of CUDA's driver, which write their number and wait for it without the host: what the
 * number does, who is told of a wait that failed and when, and which contexts and calls they outlive.
 *
 *     timelines [part...]    without arguments all parts
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>
#include <anygpu/hip.h>

#define FAILED hipErrorLaunchFailure

static int failures;

static void expect(long wanted, long got, const char *what, int line)
{
    if (wanted == got)
        return;
    printf("line %d: %s is %ld, not %ld: %s\n", line, what, got, wanted, anygpu_last_reason());
    fflush(stdout);
    failures++;
}
#define EXPECT(wanted, what) expect((long)(wanted), (long)(what), #what, __LINE__)

/* The page that docs/evidence/timeline.md describes. */
struct page {
    char head[64];
    volatile uint64_t number, lost_from, lost_to;
    char more[16];
    volatile uint64_t abandoned_from, abandoned_to;
};

struct timeline {
    int file;
    struct page *page;
    hipExternalSemaphore_t semaphore;
};

static hipError_t import(hipExternalSemaphore_t *semaphore, int file)
{
    hipExternalSemaphoreHandleDesc how = { .type = hipExternalSemaphoreHandleTypeTimelineSemaphoreFd };
    how.handle.fd = file;
    return hipImportExternalSemaphore(semaphore, &how);
}

static struct timeline new_timeline(uint64_t number)
{
    struct timeline timeline = { .file = -1 };
    EXPECT(0, anygpu_timeline_create(&timeline.file, number));
    timeline.page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, timeline.file, 0);
    EXPECT(1, timeline.page != MAP_FAILED);
    EXPECT(0, import(&timeline.semaphore, dup(timeline.file)));
    return timeline;
}

static void end(struct timeline *timeline)
{
    EXPECT(0, hipDestroyExternalSemaphore(timeline->semaphore));
    munmap(timeline->page, 4096);
    close(timeline->file);
}

static uint64_t number_of(const struct timeline *timeline)
{
    uint64_t number = 0;
    EXPECT(0, anygpu_timeline_value(&number, timeline->file));
    return number;
}

static hipError_t signal_to(const struct timeline *timeline, uint64_t number, hipStream_t stream)
{
    hipExternalSemaphoreSignalParams what = { .params.fence.value = number };
    return hipSignalExternalSemaphoresAsync(&timeline->semaphore, &what, 1, stream);
}

static hipError_t wait_for(const struct timeline *timeline, uint64_t number, hipStream_t stream)
{
    hipExternalSemaphoreWaitParams what = { .params.fence.value = number };
    return hipWaitExternalSemaphoresAsync(&timeline->semaphore, &what, 1, stream);
}

static void pass_time(void)
{
    nanosleep(&(struct timespec){ .tv_nsec = 2000000 }, NULL);
}

/* How a stream's work ends, NotReady where it does not. */
static hipError_t finish(hipStream_t stream)
{
    hipError_t status = hipErrorNotReady;
    for (int i = 0; i < 5000 && status == hipErrorNotReady; i++, pass_time())
        status = hipStreamQuery(stream);
    return status;
}

static hipStream_t new_stream(unsigned flags)
{
    hipStream_t stream = NULL;
    EXPECT(0, hipStreamCreateWithFlags(&stream, flags));
    return stream;
}

/* A word at which a stream waits for 1. */
static volatile uint32_t *stall(hipStream_t stream)
{
    volatile uint32_t *word = NULL;
    EXPECT(0, hipHostMalloc((void **)&word, 64, 0));
    *word = 0;
    EXPECT(0, hipStreamWaitValue32(stream, (void *)word, 1, hipStreamWaitValueGte, ~0u));
    return word;
}

/* As another process leaves the page that abandons the numbers up to one; it wakes nobody. */
static void abandon(const struct timeline *timeline, uint64_t number)
{
    timeline->page->abandoned_from = timeline->page->number;
    timeline->page->abandoned_to = number;
    __sync_synchronize();
    timeline->page->number = number;
}

/* A signal to a number below an abandoned one comes to its turn late. */
static void put_back(void)
{
    struct timeline timeline = new_timeline(0);
    hipStream_t late = new_stream(0), waits = new_stream(0), between = new_stream(0);
    volatile uint32_t *of_late = stall(late), *of_between = stall(between);
    EXPECT(0, signal_to(&timeline, 5, late));
    EXPECT(0, wait_for(&timeline, 7, between));
    EXPECT(0, wait_for(&timeline, 9, waits));
    /* The work that was to raise it to 9 has failed. */
    timeline.page->lost_to = timeline.page->lost_from = 9;
    EXPECT(FAILED, finish(waits));
    EXPECT(9, number_of(&timeline));
    for (int i = 0; i < 50; i++)
        pass_time();
    *of_late = 1;
    EXPECT(0, finish(late));
    EXPECT(9, number_of(&timeline));
    for (int i = 0; i < 50; i++)
        pass_time();
    *of_between = 1;
    EXPECT(FAILED, finish(between));
    EXPECT(0, signal_to(&timeline, 10, late));
    EXPECT(0, finish(late));
    EXPECT(10, number_of(&timeline));
    end(&timeline);
    /* The same by plain signals. */
    timeline = new_timeline(0);
    of_late = stall(late);
    EXPECT(0, signal_to(&timeline, 3, late));
    EXPECT(0, signal_to(&timeline, 6, waits));
    EXPECT(0, finish(waits));
    for (int i = 0; i < 50; i++)
        pass_time();
    *of_late = 1;
    EXPECT(0, finish(late));
    EXPECT(0, wait_for(&timeline, 6, between));
    EXPECT(0, finish(between));
    EXPECT(6, number_of(&timeline));
    end(&timeline);
}

/* The first call that finds the stream's work done tells that a wait failed. */
static void told_at_once(void)
{
    for (int round = 0; round < 12; round++) {
        struct timeline timeline = new_timeline(round);
        hipStream_t stream = new_stream(round % 2 ? 0 : hipStreamNonBlocking);
        hipEvent_t before = NULL, behind = NULL;
        hipError_t status;
        EXPECT(0, hipEventCreate(&before));
        EXPECT(0, hipEventCreate(&behind));
        EXPECT(0, hipEventRecord(before, stream));
        EXPECT(0, wait_for(&timeline, round + 5, stream));
        EXPECT(0, hipEventRecord(behind, stream));
        pass_time();
        abandon(&timeline, round + 9);
        EXPECT(0, hipEventSynchronize(before));
        switch (round / 2) {
        case 0:
            EXPECT(FAILED, hipStreamSynchronize(stream));
            break;
        case 1:
            EXPECT(FAILED, hipEventSynchronize(behind));
            break;
        case 2:
            EXPECT(FAILED, hipDeviceSynchronize());
            break;
        case 3:
            do
                status = hipEventQuery(behind);
            while (status == hipErrorNotReady);
            EXPECT(FAILED, status);
            break;
        case 4:
            /* The stand-in's default stream does not wait for the others. */
            nanosleep(&(struct timespec){ .tv_nsec = 50000000 }, NULL);
            EXPECT(round % 2 ? FAILED : 0, hipStreamSynchronize(NULL));
            if (round % 2 == 0)
                EXPECT(FAILED, hipStreamSynchronize(stream));
            break;
        default:
            EXPECT(0, hipEventRecord(before, NULL));
            nanosleep(&(struct timespec){ .tv_nsec = 50000000 }, NULL);
            EXPECT(round % 2 ? FAILED : 0, hipEventSynchronize(before));
            if (round % 2 == 0)
                EXPECT(FAILED, hipStreamSynchronize(stream));
        }
        /* Once. */
        EXPECT(0, hipEventSynchronize(behind));
        EXPECT(0, hipStreamSynchronize(stream));
        EXPECT(0, hipDeviceSynchronize());
        EXPECT(0, hipEventDestroy(before));
        EXPECT(0, hipEventDestroy(behind));
        EXPECT(0, hipStreamDestroy(stream));
        end(&timeline);
    }
}

static void refused_waits(void)
{
    struct timeline timeline = new_timeline(2);
    hipStream_t stream = new_stream(0);
    abandon(&timeline, 9);
    EXPECT(FAILED, wait_for(&timeline, 6, stream));
    EXPECT(FAILED, wait_for(&timeline, 9, stream));
    EXPECT(0, wait_for(&timeline, 2, stream));
    EXPECT(0, hipStreamSynchronize(stream));
    EXPECT(0, signal_to(&timeline, 11, stream));
    EXPECT(0, wait_for(&timeline, 11, stream));
    EXPECT(0, hipStreamSynchronize(stream));
    end(&timeline);
}

/* A timeline that was imported in a context of the program's outlives it, and so do its signals. */
static void contexts(void)
{
    CUcontext primary = NULL, context = NULL;
    EXPECT(0, hipFree(NULL));
    EXPECT(0, cuCtxGetCurrent(&primary));
    EXPECT(0, cuCtxCreate_v2(&context, 0, 0));
    struct timeline timeline = new_timeline(0);
    hipStream_t inside = new_stream(0);
    EXPECT(0, signal_to(&timeline, 1, inside));
    EXPECT(0, finish(inside));
    EXPECT(0, cuCtxDestroy(context));
    EXPECT(0, cuCtxSetCurrent(primary));
    hipStream_t stream = new_stream(0);
    EXPECT(0, signal_to(&timeline, 3, stream));
    EXPECT(0, wait_for(&timeline, 3, stream));
    EXPECT(0, finish(stream));
    EXPECT(3, number_of(&timeline));
    end(&timeline);
}

/* One bad place of a list, and nothing of it is queued. */
static void lists(void)
{
    struct timeline good = new_timeline(0), higher = new_timeline(5), gone = new_timeline(0);
    hipExternalSemaphore_t semaphores[2] = { good.semaphore, higher.semaphore };
    hipExternalSemaphoreSignalParams signals[2] = { { .params.fence.value = 1 }, { .params.fence.value = 4 } };
    hipExternalSemaphoreWaitParams waits[2] = { { .params.fence.value = 7 }, { .params.fence.value = 4 } };
    hipStream_t stream = new_stream(0);
    EXPECT(0, hipDestroyExternalSemaphore(gone.semaphore));
    EXPECT(hipErrorInvalidValue, hipSignalExternalSemaphoresAsync(semaphores, signals, 2, stream));
    EXPECT(0, finish(stream));
    EXPECT(0, number_of(&good));
    semaphores[1] = gone.semaphore;
    EXPECT(hipErrorInvalidHandle, hipSignalExternalSemaphoresAsync(semaphores, signals, 2, stream));
    EXPECT(0, finish(stream));
    EXPECT(0, number_of(&good));
    EXPECT(hipErrorInvalidHandle, hipWaitExternalSemaphoresAsync(semaphores, waits, 2, stream));
    EXPECT(0, finish(stream));
    EXPECT(0, number_of(&good));
    end(&good);
    end(&higher);
}

static int lines_with(const char *path, const char *word)
{
    char line[1024];
    int count = 0;
    FILE *log = fopen(path, "r");
    while (log && fgets(line, sizeof line, log))
        count += strstr(line, word) != NULL;
    if (log)
        fclose(log);
    return count;
}

/* The page of a timeline that was destroyed before its work was done is released by a later call. */
static void released(void)
{
    const char *log = getenv("STANDIN_LOG");
    if (!log)
        return;
    struct timeline timeline = new_timeline(0);
    hipStream_t stream = new_stream(0);
    volatile uint32_t *word = stall(stream);
    EXPECT(0, signal_to(&timeline, 1, stream));
    int before = lines_with(log, "cuMemHostUnregister"), now = before;
    end(&timeline);
    EXPECT(before, lines_with(log, "cuMemHostUnregister"));
    *word = 1;
    EXPECT(0, finish(stream));
    for (int i = 0; i < 5000 && now == before; i++, pass_time()) {
        EXPECT(0, hipDeviceSynchronize());
        now = lines_with(log, "cuMemHostUnregister");
    }
    EXPECT(before + 1, now);
}

static int shared_file;

static void *come_and_go(void *unused)
{
    (void)unused;
    EXPECT(0, hipSetDevice(0));
    hipStream_t stream = new_stream(0);
    for (int i = 0; i < 300; i++) {
        struct timeline timeline = { .file = shared_file };
        EXPECT(0, import(&timeline.semaphore, dup(shared_file)));
        EXPECT(0, wait_for(&timeline, 0, stream));
        if (i % 3)
            EXPECT(0, signal_to(&timeline, 0, stream));
        if (i % 2)
            EXPECT(0, hipStreamSynchronize(stream));
        EXPECT(0, hipDestroyExternalSemaphore(timeline.semaphore));
    }
    return NULL;
}

/* Threads that import one timeline, use it and destroy it. */
static void threads(void)
{
    pthread_t others[4];
    EXPECT(0, anygpu_timeline_create(&shared_file, 0));
    for (int i = 0; i < 4; i++)
        EXPECT(0, pthread_create(&others[i], NULL, come_and_go, NULL));
    for (int i = 0; i < 4; i++)
        EXPECT(0, pthread_join(others[i], NULL));
    close(shared_file);
}

static const struct part {
    const char *name;
    void (*run)(void);
} parts[] = {
    { "put_back", put_back },
    { "told_at_once", told_at_once },
    { "refused_waits", refused_waits },
    { "contexts", contexts },
    { "lists", lists },
    { "released", released },
    { "threads", threads },
};

int main(int argc, char **argv)
{
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        int is_wanted = argc == 1;
        for (int j = 1; j < argc; j++)
            is_wanted |= !strcmp(argv[j], parts[i].name);
        if (is_wanted)
            parts[i].run();
    }
    if (!failures)
        printf("timelines: ok\n");
    return failures != 0;
}
