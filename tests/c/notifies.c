/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* AscendCL's waits for notifies end, on every back end: with a record, with their time, without their stream or context,
 * and with the device's reset, which another interface has; the argument says which. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <anygpu/acl.h>
#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>
#include <anygpu/hip.h>

#define TIMED_OUT 107019
#define INVALID_HANDLE 107017

static int failures;

static void expect(aclError wanted, aclError got, const char *call, int line)
{
    if (wanted == got)
        return;
    printf("line %d: %s answers %d, not %d: %s\n", line, call, (int)got, (int)wanted, anygpu_last_reason());
    fflush(stdout);
    failures++;
}
#define EXPECT(wanted, call) expect(wanted, call, #call, __LINE__)

static aclrtContext first;
static aclrtNotify notify;
static aclrtStream waits, records;

static void make(void)
{
    EXPECT(0, aclrtCreateNotify(&notify, 0));
    EXPECT(0, aclrtCreateStream(&waits));
    EXPECT(0, aclrtCreateStream(&records));
}

/* A wait that comes first, and one that comes last. */
static void take_turns(int turns)
{
    for (int turn = 0; turn < turns; turn++) {
        EXPECT(0, aclrtWaitAndResetNotify(notify, waits, 0));
        EXPECT(0, aclrtRecordNotify(notify, records));
        EXPECT(0, aclrtSynchronizeStream(waits));
        EXPECT(0, aclrtRecordNotify(notify, records));
        EXPECT(0, aclrtSynchronizeStream(records));
        EXPECT(0, aclrtWaitAndResetNotify(notify, waits, 100));
        EXPECT(0, aclrtSynchronizeStream(waits));
    }
}

/* A destroyed context waits for nobody, and the next one finds its waits working. */
static void without_context(void)
{
    for (int turn = 0; turn < 3; turn++) {
        aclrtContext context;
        aclrtStream lost;
        EXPECT(0, aclrtCreateContext(&context, 0));
        make();
        EXPECT(0, aclrtCreateStream(&lost));
        take_turns(3);
        EXPECT(0, aclrtWaitAndResetNotify(notify, waits, 1));
        EXPECT(0, aclrtWaitAndResetNotify(notify, lost, 1));
        EXPECT(0, aclrtDestroyStream(lost));
        EXPECT(0, aclrtDestroyContext(context));
        EXPECT(0, aclrtSetCurrentContext(first));
        EXPECT(0, aclrtSynchronizeDevice());
        EXPECT(INVALID_HANDLE, aclrtDestroyNotify(notify));
        EXPECT(INVALID_HANDLE, aclrtSynchronizeStream(waits));
    }
}

/* What was left behind in a device's context ends with the last release of the device. */
static void without_device(void)
{
    aclrtEvent event;
    for (int turn = 0; turn < 3; turn++) {
        make();
        EXPECT(0, aclrtCreateEvent(&event));
        take_turns(1);
        EXPECT(0, aclrtResetDevice(0));
        EXPECT(0, aclrtSetDevice(0));
        EXPECT(0, aclrtGetCurrentContext(&first));
        EXPECT(INVALID_HANDLE, aclrtSynchronizeStream(waits));
        EXPECT(INVALID_HANDLE, aclrtDestroyStream(records));
        EXPECT(INVALID_HANDLE, aclrtRecordEvent(event, NULL));
        EXPECT(INVALID_HANDLE, aclrtDestroyEvent(event));
        EXPECT(INVALID_HANDLE, aclrtDestroyNotify(notify));
    }
}

static void told_apart(void)
{
    aclrtStream endless;
    make();
    EXPECT(0, aclrtCreateStream(&endless));
    EXPECT(0, aclrtWaitAndResetNotify(notify, endless, 0));
    EXPECT(0, aclrtWaitAndResetNotify(notify, waits, 1));
    EXPECT(TIMED_OUT, aclrtSynchronizeStream(waits));
    EXPECT(0, aclrtSynchronizeStream(waits));
    aclrtStreamStatus status = ACL_STREAM_STATUS_COMPLETE;
    EXPECT(0, aclrtStreamQuery(endless, &status));
    EXPECT(ACL_STREAM_STATUS_NOT_READY, (aclError)status);
    EXPECT(0, aclrtRecordNotify(notify, records));
    EXPECT(0, aclrtSynchronizeStream(endless));
    take_turns(20);
}

static void *wait_for_ever(void *unused)
{
    (void)unused;
    EXPECT(0, aclrtSetCurrentContext(first));
    return (void *)(intptr_t)aclrtSynchronizeStream(waits);
}

static void with_reset(int by_hip)
{
    pthread_t thread;
    void *status = NULL;
    EXPECT(0, aclrtWaitAndResetNotify(notify, waits, 0));
    if (pthread_create(&thread, NULL, wait_for_ever, NULL))
        failures++;
    usleep(200000);
    EXPECT(0, by_hip ? (aclError)hipDeviceReset() : (aclError)(cuInit(0) || cuDevicePrimaryCtxReset(0)));
    pthread_join(thread, &status);
    if (!status) {
        printf("a wait that a reset has ended answers 0\n");
        failures++;
    }
    EXPECT(INVALID_HANDLE, aclrtDestroyNotify(notify));
    EXPECT(0, aclrtSetDevice(0));
    make();
    take_turns(3);
}

int main(int count, char **arguments)
{
    if (count != 2)
        return 2;
    EXPECT(0, aclInit(NULL));
    EXPECT(0, aclrtSetDevice(0));
    EXPECT(0, aclrtGetCurrentContext(&first));
    without_context();
    without_device();
    told_apart();
    with_reset(!strcmp(arguments[1], "hip"));
    puts(failures ? "notifies: failed" : "notifies: ok");
    return failures != 0;
}
