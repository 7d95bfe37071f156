// SPDX-License-Identifier: MIT OR Apache-2.0
/* Shows which streams are done while a record of an event is under way, and the event is recorded again, by this process and by
 * another: with NVIDIA's driver and its cuda.h, and with this library and its own. tests/vendors/cuda_event_codes.txt has what the
 * driver answered. */
#include <cuda.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const char *section;
/* To and from the other process. */
static int down[2], up[2];

static void good(CUresult status, const char *what)
{
    if (status) {
        printf("%s: %s failed: %d\n", section, what, (int)status);
        exit(1);
    }
}
#define GOOD(call) good(call, #call)

/* What is asked, once it is another answer than that all is under way, or a tenth of a second has passed. */
static int soon(CUresult (*ask)(void *), void *of)
{
    struct timespec pause = { 0, 1000000 };
    int answer = ask(of);
    for (int turn = 0; turn < 100 && answer == CUDA_ERROR_NOT_READY; turn++) {
        nanosleep(&pause, NULL);
        answer = ask(of);
    }
    return answer;
}

static CUresult ask_stream(void *stream)
{
    return cuStreamQuery(stream);
}
static CUresult ask_event(void *event)
{
    return cuEventQuery(event);
}
#define SHOW_STREAM(stream) printf("%s: " #stream " = %d\n", section, soon(ask_stream, stream))
#define SHOW_EVENT(event) printf("%s: " #event " = %d\n", section, soon(ask_event, event))

static void start(void)
{
    CUcontext context;
    CUdevice device;
    GOOD(cuInit(0));
    GOOD(cuDeviceGet(&device, 0));
    GOOD(cuDevicePrimaryCtxRetain(&context, device));
    GOOD(cuCtxSetCurrent(context));
}

static CUstream stream(void)
{
    CUstream made;
    GOOD(cuStreamCreate(&made, CU_STREAM_NON_BLOCKING));
    return made;
}

/* A number that is 0, in memory that the device reads. */
static volatile uint32_t *number(void)
{
    void *memory;
    GOOD(cuMemAllocHost(&memory, sizeof(uint32_t)));
    *(uint32_t *)memory = 0;
    return memory;
}

/* Has a stream wait until that is 1. */
static void hold(CUstream held, volatile uint32_t *until)
{
    GOOD(cuStreamWaitValue32(held, (CUdeviceptr)(uintptr_t)until, 1, CU_STREAM_WAIT_VALUE_EQ));
}

static void say(int to)
{
    fflush(stdout);
    if (write(to, "", 1) != 1)
        exit(1);
}

static void hear(int from)
{
    char byte;
    if (read(from, &byte, 1) != 1)
        exit(1);
}

/* Records `first` behind work that is under way, and `second` on another stream. */
static void within(const char *name, CUevent first, CUevent second)
{
    volatile uint32_t *until = number();
    CUstream slow = stream(), fast = stream(), waits = stream();
    section = name;
    hold(slow, until);
    GOOD(cuEventRecord(first, slow));
    GOOD(cuStreamWaitEvent(waits, first, 0));
    GOOD(cuEventRecord(second, fast));
    SHOW_STREAM(slow);
    SHOW_STREAM(fast);
    SHOW_STREAM(waits);
    SHOW_EVENT(first);
    SHOW_EVENT(second);
    *until = 1;
    GOOD(cuCtxSynchronize());
    SHOW_EVENT(first);
    SHOW_EVENT(second);
}

static CUevent event(unsigned flags)
{
    CUevent made;
    GOOD(cuEventCreate(&made, flags));
    return made;
}

static void other(void)
{
    CUipcEventHandle handle;
    CUevent opened;
    volatile uint32_t *until;
    CUstream slow, fast;
    if (read(down[0], &handle, sizeof handle) != sizeof handle)
        exit(1);
    section = "start";
    start();
    until = number();
    slow = stream(), fast = stream();
    GOOD(cuIpcOpenEventHandle(&opened, handle));

    section = "the other records while the first does";
    say(up[1]);
    hear(down[0]);
    GOOD(cuEventRecord(opened, fast));
    SHOW_STREAM(fast);
    SHOW_EVENT(opened);
    say(up[1]);
    hear(down[0]);
    GOOD(cuCtxSynchronize());
    SHOW_EVENT(opened);

    section = "the first records while the other does";
    hold(slow, until);
    GOOD(cuEventRecord(opened, slow));
    say(up[1]);
    hear(down[0]);
    SHOW_STREAM(slow);
    SHOW_EVENT(opened);
    *until = 1;
    GOOD(cuCtxSynchronize());
    SHOW_EVENT(opened);
    say(up[1]);
}

int main(void)
{
    CUipcEventHandle handle;
    CUevent exported;
    volatile uint32_t *until;
    CUstream slow, fast;
    int status;
    pid_t child;
    if (pipe(down) || pipe(up))
        return 1;
    child = fork();
    if (child == 0) {
        other();
        return 0;
    }
    section = "start";
    start();
    within("one event", event(CU_EVENT_DISABLE_TIMING), event(CU_EVENT_DISABLE_TIMING));
    exported = event(CU_EVENT_DISABLE_TIMING);
    within("one event twice", exported, exported);
    exported = event(CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING);
    within("two between processes", exported, event(CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING));
    within("one between processes twice", exported, exported);
    GOOD(cuIpcGetEventHandle(&handle, exported));
    within("one that is exported twice", exported, exported);

    until = number();
    slow = stream(), fast = stream();
    fflush(stdout);
    if (write(down[1], &handle, sizeof handle) != sizeof handle)
        return 1;
    hear(up[0]);
    hold(slow, until);
    GOOD(cuEventRecord(exported, slow));
    say(down[1]);
    hear(up[0]);
    *until = 1;
    GOOD(cuCtxSynchronize());
    say(down[1]);

    hear(up[0]);
    GOOD(cuEventRecord(exported, fast));
    section = "the first records while the other does";
    SHOW_STREAM(fast);
    SHOW_EVENT(exported);
    say(down[1]);
    hear(up[0]);
    GOOD(cuCtxSynchronize());
    SHOW_STREAM(fast);
    SHOW_EVENT(exported);
    if (waitpid(child, &status, 0) != child)
        return 1;
    return status != 0;
}
