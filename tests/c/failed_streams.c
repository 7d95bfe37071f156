/* SPDX-License-Identifier: MIT OR Apache-2.0
 * What a stream that fails, waits or has gone leaves to the others.
 *
 *     failed_streams WAY
 *
 * The ways are: reset, a reset of a device whose streams wait for ever, one with work behind it; retained, one of a device that the
 * program alone has retained; destroyed, a stream whose wait has failed is destroyed; fills, of many values while another stream waits; accounts, of a pool after allocations that failed; handle,
 * memory whose free was refused; captures, of two threads' own streams at once; position, of a file that is no memory; exit, a handler at exit uses a stream that waited until then.
 */
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SIZE = 4 << 20, VALUES = 300, NON_BLOCKING = 1 };

#define OK(call) is((int)(call), 0, #call)
#define IS(call, code) is((int)(call), code, #call)
static void is(int found, int expected, const char *call)
{
    if (found == expected)
        return;
    printf("%s: %d, not %d: %s\n", call, found, expected, anygpu_last_reason());
    exit(1);
}

static hipStream_t stream_of(unsigned flags)
{
    hipStream_t stream;
    OK(hipStreamCreateWithFlags(&stream, flags));
    return stream;
}

/* A number that streams wait for. */
static uint32_t *number(void)
{
    void *memory;
    OK(hipHostMalloc(&memory, sizeof(uint32_t), 0));
    *(uint32_t *)memory = 0;
    return memory;
}

static void hold(hipStream_t stream, uint32_t *flag)
{
    OK(hipStreamWaitValue32(stream, flag, 1, hipStreamWaitValueEq, 0xffffffff));
}

static void all_works(void)
{
    uint32_t found = 0;
    void *memory;
    OK(hipMalloc(&memory, SIZE));
    OK(hipMemsetD32(memory, 0x12345678, SIZE / 4));
    OK(hipMemcpy(&found, (char *)memory + SIZE - 4, 4, hipMemcpyDeviceToHost));
    is(found == 0x12345678, 1, "what was filled is read");
    OK(hipStreamSynchronize(NULL));
    OK(hipDeviceSynchronize());
    OK(hipFree(memory));
}

static void reset(void)
{
    for (int is_null = 0; is_null < 2; is_null++) {
        void *memory;
        hipStream_t waits = is_null ? NULL : stream_of(NON_BLOCKING), works = stream_of(NON_BLOCKING);
        hold(waits, number());
        OK(hipMalloc(&memory, SIZE));
        for (int turn = 0; turn < 20; turn++)
            OK(hipMemsetD32Async(memory, turn + 1000, SIZE / 4, works));
        OK(hipDeviceReset());
        all_works();
    }
}

static void retained(void)
{
    hipCtx_t context;
    OK(hipDevicePrimaryCtxRetain(&context, 0));
    OK(hipCtxSetCurrent(context));
    hipStream_t stream = stream_of(0);
    OK(hipDeviceReset());
    is(hipStreamSynchronize(stream) != 0, 1, "the stream has gone");
    all_works();
}

static void destroyed(void)
{
    int pipes[2];
    hipIpcEventHandle_t handle;
    hipEvent_t event;
    OK(pipe(pipes));
    pid_t other = fork();
    if (other == 0) {
        OK(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
        hipStream_t stream = stream_of(NON_BLOCKING);
        hold(stream, number());
        OK(hipEventRecord(event, stream));
        OK(hipIpcGetEventHandle(&handle, event));
        is(write(pipes[1], &handle, sizeof handle) == sizeof handle, 1, "write");
        pause();
    }
    is(read(pipes[0], &handle, sizeof handle) == sizeof handle, 1, "read");
    void *memory;
    OK(hipMalloc(&memory, SIZE));
    hipStream_t stream = stream_of(NON_BLOCKING);
    OK(hipIpcOpenEventHandle(&event, handle));
    OK(hipStreamWaitEvent(stream, event, 0));
    kill(other, SIGKILL);
    waitpid(other, NULL, 0);
    is(hipStreamSynchronize(stream) != 0, 1, "the wait has failed");
    OK(hipFree(memory));
    OK(hipStreamDestroy(stream));
    all_works();
}

static void fills(void)
{
    static uint32_t found[VALUES];
    hipStream_t waits = stream_of(NON_BLOCKING), works = stream_of(NON_BLOCKING);
    /* First all on the stream that works, then each second one on that which waits. */
    for (uint32_t turn = 0; turn < 2; turn++) {
        uint32_t *flag = number(), *memory, first = 0x01020304 + turn * 0x01000000;
        OK(hipMalloc((void **)&memory, sizeof found));
        hold(waits, flag);
        for (uint32_t i = 0; i < VALUES; i++)
            OK(hipMemsetD32Async(memory + i, (int)(first + i), 1, turn && i % 2 ? waits : works));
        *(volatile uint32_t *)flag = 1;
        OK(hipDeviceSynchronize());
        OK(hipMemcpy(found, memory, sizeof found, hipMemcpyDeviceToHost));
        for (uint32_t i = 0; i < VALUES; i++)
            is(found[i] == first + i, 1, "each number has its own value");
        OK(hipFree(memory));
    }
}

static void accounts(void)
{
    hipMemPool_t pool;
    uint64_t used, high;
    void *memory, *none = NULL;
    OK(hipDeviceGetDefaultMemPool(&pool, 0));
    OK(hipMallocAsync(&memory, SIZE, NULL));
    IS(hipMallocAsync(&none, (size_t)1 << 50, NULL), hipErrorOutOfMemory);
    is(hipMallocAsync(&none, SIZE_MAX, NULL) != 0, 1, "no such size");
    OK(hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemCurrent, &used));
    OK(hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemHigh, &high));
    is(used == SIZE && high == SIZE, 1, "as much is used as was given");
    OK(hipFreeAsync(memory, NULL));
    OK(hipDeviceSynchronize());
}

static void handle(void)
{
    int pipes[2], status;
    hipIpcMemHandle_t handle;
    OK(pipe(pipes));
    pid_t other = fork();
    if (other == 0) {
        void *opened;
        is(read(pipes[0], &handle, sizeof handle) == sizeof handle, 1, "read");
        OK(hipIpcOpenMemHandle(&opened, handle, hipIpcMemLazyEnablePeerAccess));
        OK(hipIpcCloseMemHandle(opened));
        _exit(0);
    }
    void *memory;
    OK(hipMalloc(&memory, SIZE));
    OK(hipIpcGetMemHandle(&handle, memory));
    hipStream_t stream = stream_of(NON_BLOCKING);
    OK(hipStreamDestroy(stream));
    is(hipFreeAsync(memory, stream) != 0, 1, "the stream has gone");
    is(write(pipes[1], &handle, sizeof handle) == sizeof handle, 1, "write");
    waitpid(other, &status, 0);
    is(status, 0, "the other process opens the memory");
    OK(hipFree(memory));
}

static void position(void)
{
    char name[] = "/tmp/anygpu-position-XXXXXX", text[SIZE / 1024] = "text";
    int file = mkstemp(name);
    is(write(file, text, sizeof text) == sizeof text, 1, "write");
    hipExternalMemory_t memory;
    hipExternalMemoryHandleDesc wanted;
    memset(&wanted, 0, sizeof wanted);
    wanted.type = hipExternalMemoryHandleTypeOpaqueFd;
    wanted.handle.fd = file;
    wanted.size = sizeof text;
    int answer = (int)hipImportExternalMemory(&memory, &wanted);
    unlink(name);
    is(answer != 0, 1, "a file is no memory");
    is(lseek(file, 0, SEEK_CUR) == (off_t)sizeof text, 1, "its position is the program's");
}

/* The calling thread's own stream, in every thread. */
#define OWN ((hipStream_t)2)
static pthread_barrier_t both;

static void *capture(void *is_second)
{
    hipGraph_t graph;
    OK(hipSetDevice(0));
    OK(hipStreamBeginCapture(OWN, hipStreamCaptureModeThreadLocal));
    pthread_barrier_wait(&both);
    if (is_second)
        pthread_barrier_wait(&both);
    OK(hipStreamEndCapture(OWN, &graph));
    OK(hipGraphDestroy(graph));
    if (!is_second)
        pthread_barrier_wait(&both);
    return NULL;
}

static void captures(void)
{
    pthread_t other;
    pthread_barrier_init(&both, NULL, 2);
    is(pthread_create(&other, NULL, capture, &both), 0, "a thread");
    capture(NULL);
    pthread_join(other, NULL);
}

static hipStream_t left;
static void *memory_left;
static volatile uint32_t *flag_left;

static void at_exit(void)
{
    *flag_left = 1;
    /* Whatever the answers are. */
    (void)hipStreamSynchronize(left);
    (void)hipFree(memory_left);
    printf("at exit\n");
}

static void at_the_end(void)
{
    atexit(at_exit);
    OK(hipMalloc(&memory_left, SIZE));
    left = stream_of(NON_BLOCKING);
    flag_left = number();
    hold(left, (uint32_t *)flag_left);
    OK(hipMemsetD32Async(memory_left, 1000, SIZE / 4, left));
}

int main(int count, char **words)
{
    const char *way = count > 1 ? words[1] : "";
    if (!strcmp(way, "reset"))
        reset();
    else if (!strcmp(way, "retained"))
        retained();
    else if (!strcmp(way, "destroyed"))
        destroyed();
    else if (!strcmp(way, "fills"))
        fills();
    else if (!strcmp(way, "accounts"))
        accounts();
    else if (!strcmp(way, "handle"))
        handle();
    else if (!strcmp(way, "position"))
        position();
    else if (!strcmp(way, "captures"))
        captures();
    else if (!strcmp(way, "exit"))
        at_the_end();
    else
        return 2;
    return 0;
}
