/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* AscendCL's streams, events and contexts that were destroyed, or never were: a code on every back end, and never a
 * crash. Drivers crash where they are given such. */
#include <stdint.h>
#include <stdio.h>

#include <anygpu/acl.h>

#define INVALID_HANDLE 107017

static int failures;

static void expect(aclError wanted, aclError got, const char *call, int line)
{
    if (wanted == got)
        return;
    printf("line %d: %s answers %d, not %d\n", line, call, (int)got, (int)wanted);
    failures++;
}
#define EXPECT(wanted, call) expect(wanted, call, #call, __LINE__)

/* All that takes a stream, with one that there is not; the event is one that there is. */
static void check_stream(aclrtStream none, aclrtEvent event, void *memory)
{
    char bytes[16] = { 0 };
    aclrtStreamStatus status = 99;
    EXPECT(INVALID_HANDLE, aclrtSynchronizeStream(none));
    EXPECT(INVALID_HANDLE, aclrtSynchronizeStreamWithTimeout(none, 1));
    EXPECT(INVALID_HANDLE, aclrtSynchronizeStreamWithTimeout(none, -1));
    EXPECT(INVALID_HANDLE, aclrtStreamQuery(none, &status));
    EXPECT(INVALID_HANDLE, aclrtStreamWaitEvent(none, event));
    EXPECT(INVALID_HANDLE, aclrtRecordEvent(event, none));
    EXPECT(INVALID_HANDLE, aclrtResetEvent(event, none));
    EXPECT(INVALID_HANDLE, aclrtMemcpyAsync(memory, 16, bytes, 16, ACL_MEMCPY_HOST_TO_DEVICE, none));
    EXPECT(INVALID_HANDLE, aclrtMemsetAsync(memory, 16, 1, 16, none));
    EXPECT(INVALID_HANDLE, aclrtDestroyStream(none));
    EXPECT(INVALID_HANDLE, aclrtDestroyStreamForce(none));
    if (status != 99)
        EXPECT(99, (aclError)status);
}

/* All that takes an event, with one that there is not. */
static void check_event(aclrtEvent none, aclrtStream stream)
{
    aclrtEventRecordedStatus recorded = 99;
    aclrtEventWaitStatus waited = 99;
    float elapsed;
    uint64_t time;
    EXPECT(INVALID_HANDLE, aclrtRecordEvent(none, stream));
    EXPECT(INVALID_HANDLE, aclrtResetEvent(none, stream));
    EXPECT(INVALID_HANDLE, aclrtStreamWaitEvent(stream, none));
    EXPECT(INVALID_HANDLE, aclrtSynchronizeEvent(none));
    EXPECT(INVALID_HANDLE, aclrtQueryEventStatus(none, &recorded));
    EXPECT(INVALID_HANDLE, aclrtQueryEventWaitStatus(none, &waited));
    EXPECT(INVALID_HANDLE, aclrtEventElapsedTime(&elapsed, none, none));
    EXPECT(INVALID_HANDLE, aclrtEventGetTimestamp(none, &time));
    EXPECT(INVALID_HANDLE, aclrtDestroyEvent(none));
}

int main(void)
{
    static char no_handle[4096];
    aclrtContext first, second, now = NULL;
    aclrtStream stream, gone, lost;
    aclrtEvent event, dead, missing;
    void *memory;
    EXPECT(0, aclInit(NULL));
    EXPECT(0, aclrtSetDevice(0));
    EXPECT(0, aclrtGetCurrentContext(&first));
    EXPECT(0, aclrtMalloc(&memory, 4096, ACL_MEM_MALLOC_HUGE_FIRST));
    EXPECT(0, aclrtCreateStream(&stream));
    EXPECT(0, aclrtCreateEvent(&event));
    EXPECT(0, aclrtRecordEvent(event, stream));
    EXPECT(0, aclrtSynchronizeStream(stream));

    /* Destroyed, and never made. */
    EXPECT(0, aclrtCreateStream(&gone));
    EXPECT(0, aclrtDestroyStream(gone));
    EXPECT(0, aclrtCreateEvent(&dead));
    EXPECT(0, aclrtDestroyEvent(dead));
    check_stream(gone, event, memory);
    check_stream((aclrtStream)no_handle, event, memory);
    check_stream((aclrtStream)event, event, memory);
    check_stream((aclrtStream)(uintptr_t)3, event, memory);
    check_event(dead, stream);
    check_event((aclrtEvent)no_handle, stream);
    check_event((aclrtEvent)stream, stream);

    /* A context takes its streams and events with it. */
    EXPECT(0, aclrtCreateContext(&second, 0));
    EXPECT(0, aclrtCreateStream(&lost));
    EXPECT(0, aclrtCreateEvent(&missing));
    EXPECT(0, aclrtRecordEvent(missing, lost));
    uint64_t time = 0;
    EXPECT(0, aclrtSynchronizeStream(lost));
    EXPECT(0, aclrtEventGetTimestamp(missing, &time));
    EXPECT(0, aclrtSetCurrentContext(first));
    EXPECT(0, aclrtDestroyContext(second));
    check_stream(lost, event, memory);
    check_event(missing, stream);
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtSetCurrentContext(second));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtDestroyContext(second));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtDestroyContext(first));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtSetCurrentContext((aclrtContext)no_handle));
    EXPECT(ACL_ERROR_RT_CONTEXT_NULL, aclrtDestroyContext((aclrtContext)no_handle));

    /* What there is still works. */
    EXPECT(0, aclrtGetCurrentContext(&now));
    if (now != first)
        EXPECT(0, 1);
    EXPECT(0, aclrtRecordEvent(event, stream));
    EXPECT(0, aclrtMemsetAsync(memory, 16, 1, 16, stream));
    EXPECT(0, aclrtStreamWaitEvent(NULL, event));
    EXPECT(0, aclrtSynchronizeStream(stream));
    EXPECT(0, aclrtSynchronizeStream(NULL));
    EXPECT(0, aclrtEventGetTimestamp(event, &time));
    EXPECT(0, aclrtDestroyEvent(event));
    EXPECT(0, aclrtDestroyStream(stream));
    EXPECT(0, aclrtFree(memory));
    EXPECT(0, aclrtResetDevice(0));
    EXPECT(0, aclFinalize());
    printf("acl_handles: %s\n", failures ? "failed" : "ok");
    return failures != 0;
}
