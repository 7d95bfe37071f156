/* SPDX-License-Identifier: MIT OR Apache-2.0
 * AscendCL between processes that know nothing of each other but what one tells another: physical memory by 64-bit
 * handles, device memory and notifies by keys, events by handles. Who is refused, and what remains when one is killed.
 *
 * The main process calls nothing itself: it tells workers what to do, and compares their answers. Holds on every back
 * end. Prints what it could not try, then "acl: ok".
 */
#define _GNU_SOURCE
#ifdef VENDOR
#include <acl/acl.h>
#include <acl/acl_rt.h>
#else
#include <anygpu/acl.h>
#endif
#include <anygpu/anygpu.h>

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define SIZE ((size_t)4 << 20)
#define SLOTS 16
#define CROWD 32
#define IMPORTS 1024
#define NOBODY 65534

/* Codes without a published name. */
#define FINALIZED_TWICE 100037
#define INVALID_HANDLE 107017
#define TIMED_OUT 107019
#define NOT_PERMITTED 207006
#define UNREACHABLE 507022

enum op {
    BECOME,
    START,
    STOP,
    USE,
    BACK,
    TGID,
    CREATE,
    EXPORT,
    LIST,
    IMPORT,
    MAP,
    UNMAP,
    RELEASE,
    FILL,
    CHECK,
    TAKE_AND_CHECK,
    MALLOC,
    FREE,
    GET_KEY,
    LIST_KEY,
    IMPORT_KEY,
    CLOSE_KEY,
    MAKE_EVENT,
    RECORD_EVENT,
    OPEN_EVENT,
    WAIT_EVENT,
    DROP_EVENT,
    MAKE_NOTIFY,
    NOTIFY_KEY,
    LIST_NOTIFY,
    IMPORT_NOTIFY,
    RECORD_NOTIFY,
    WAIT_NOTIFY,
    DROP_NOTIFY,
    SYNCHRONIZE,
    QUERY,
    MEMORY,
    DEVICES,
    INIT,
    FINALIZE,
    FINALIZE_ONE,
};

struct message {
    int op, status;
    uint64_t a, b, c;
    char key[65];
    aclrtIpcEventHandle event;
    char reason[256];
};

static void fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "acl: ");
    vfprintf(stderr, format, arguments);
    fprintf(stderr, "\n");
    va_end(arguments);
    exit(1);
}

/* ---- a worker ---- */

static struct slot {
    aclrtDrvMemHandle handle;
    void *address;
    aclrtEvent event;
    aclrtNotify notify;
} slots[SLOTS];

static aclrtStream stream;
/* Current before another device was used. */
static aclrtContext before;

static int check(const void *address, int byte)
{
    static unsigned char bytes[SIZE];
    int status = aclrtMemcpy(bytes, SIZE, address, SIZE, ACL_MEMCPY_DEVICE_TO_HOST);
    if (status)
        return status;
    /* Each byte equals the next, which takes a fraction of the time of a loop. */
    if (bytes[0] == byte && memcmp(bytes, bytes + 1, SIZE - 1) == 0)
        return 0;
    size_t place = 0;
    while (bytes[place] == byte)
        place++;
    fprintf(stderr, "acl: byte %zu is %d, not %d\n", place, bytes[place], byte);
    return -1;
}

static int map(struct slot *slot)
{
    int status = aclrtReserveMemAddress(&slot->address, SIZE, 0, NULL, 0);
    if (status)
        return status;
    status = aclrtMapMem(slot->address, SIZE, 0, slot->handle, 0);
    if (status)
        aclrtReleaseMemAddress(slot->address);
    return status;
}

static int unmap(struct slot *slot)
{
    int status = aclrtUnmapMem(slot->address);
    return status ? status : aclrtReleaseMemAddress(slot->address);
}

/*
 * Imports, maps, reads and lets go, many times; the handle may be imported once at a time. Where nobody answers, which has a
 * limit that a slow machine does not stretch, it asks again as often as that machine is slow.
 */
static int take_and_check(uint64_t handle, int byte, int times)
{
    const char *slow = getenv("ANYGPU_TEST_SLOW");
    for (int turn = 0; turn < times; turn++) {
        struct slot slot;
        int status = UNREACHABLE;
        for (int left = slow ? atoi(slow) : 1; status == UNREACHABLE && left > 0; left--)
            status = aclrtMemImportFromShareableHandle(handle, 0, &slot.handle);
        if (!status)
            status = map(&slot);
        if (!status)
            status = check(slot.address, byte);
        if (!status)
            status = unmap(&slot);
        if (!status)
            status = aclrtFreePhysical(slot.handle);
        if (status)
            return status;
    }
    return 0;
}

static aclrtPhysicalMemProp properties(uint64_t device)
{
    aclrtPhysicalMemProp prop;
    /* Its padding holds anything. */
    memset(&prop, 0xa5, sizeof prop);
    prop.handleType = ACL_MEM_HANDLE_TYPE_NONE;
    prop.allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED;
    prop.memAttr = ACL_HBM_MEM_HUGE;
    prop.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    prop.location.id = (uint32_t)device;
    prop.reserve = 0;
    return prop;
}

static int obey(struct message *m)
{
    struct slot *slot = &slots[m->a % SLOTS];
    int32_t pid = (int32_t)m->b, number = 0;
    size_t free_bytes = 0, total;
    uint32_t count = 0;
    int status;
    switch ((enum op)m->op) {
    case BECOME:
        return setresgid(m->a, m->a, m->a) || setresuid(m->a, m->a, m->a);
    case START:
        status = aclInit(NULL);
        if (!status)
            status = aclrtSetDevice((int32_t)m->a);
        return status ? status : aclrtCreateStream(&stream);
    case STOP:
        status = aclrtDestroyStream(stream);
        if (!status)
            status = aclrtResetDevice((int32_t)m->a);
        return status ? status : aclFinalize();
    case USE:
        status = aclrtGetCurrentContext(&before);
        return status ? status : aclrtSetDevice((int32_t)m->a);
    case BACK:
        status = aclrtResetDevice((int32_t)m->a);
        return status ? status : aclrtSetCurrentContext(before);
    case TGID:
        status = aclrtDeviceGetBareTgid(&number);
        m->a = (uint64_t)number;
        return status;
    case CREATE: {
        aclrtPhysicalMemProp prop = properties(m->b);
        return aclrtMallocPhysical(&slot->handle, SIZE, &prop, 0);
    }
    case EXPORT:
        return aclrtMemExportToShareableHandle(slot->handle, ACL_MEM_HANDLE_TYPE_NONE, m->b, &m->c);
    case LIST:
        return aclrtMemSetPidToShareableHandle(m->c, &pid, 1);
    case IMPORT:
        return aclrtMemImportFromShareableHandle(m->c, (int32_t)m->b, &slot->handle);
    case MAP:
        return map(slot);
    case UNMAP:
        return unmap(slot);
    case RELEASE:
        return aclrtFreePhysical(slot->handle);
    case FILL:
        return aclrtMemset(slot->address, SIZE, (int32_t)m->b, SIZE);
    case CHECK:
        return check(slot->address, (int)m->b);
    case TAKE_AND_CHECK:
        return take_and_check(m->c, (int)m->b, (int)m->a);
    case MALLOC:
        return aclrtMallocAlign32(&slot->address, SIZE, ACL_MEM_MALLOC_HUGE_FIRST);
    case FREE:
        return aclrtFree(slot->address);
    case GET_KEY:
        return aclrtIpcMemGetExportKey(slot->address, SIZE, m->key, sizeof m->key, m->b);
    case LIST_KEY:
        return aclrtIpcMemSetImportPid(m->key, &pid, 1);
    case IMPORT_KEY:
        status = aclrtIpcMemImportByKey(&slot->address, m->key, ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS);
        m->c = (uint64_t)(size_t)slot->address;
        return status;
    case CLOSE_KEY:
        return aclrtIpcMemClose(m->key);
    case MAKE_EVENT:
        status = aclrtCreateEventExWithFlag(&slot->event, ACL_EVENT_IPC);
        return status ? status : aclrtIpcGetEventHandle(slot->event, &m->event);
    case RECORD_EVENT:
        /* Behind work that takes a while. */
        for (int turn = 0; turn < 20; turn++)
            if ((status = aclrtMemsetAsync(slot->address, SIZE, (int32_t)m->b, SIZE, stream)) != 0)
                return status;
        return aclrtRecordEvent(slot->event, stream);
    case OPEN_EVENT:
        return aclrtIpcOpenEventHandle(m->event, &slot->event);
    case WAIT_EVENT:
        status = aclrtStreamWaitEvent(stream, slot->event);
        return status ? status : aclrtSynchronizeStream(stream);
    case DROP_EVENT:
        return aclrtDestroyEvent(slot->event);
    case MAKE_NOTIFY:
        return aclrtCreateNotify(&slot->notify, 0);
    case NOTIFY_KEY:
        return aclrtNotifyGetExportKey(slot->notify, m->key, sizeof m->key, m->b);
    case LIST_NOTIFY:
        return aclrtNotifySetImportPid(slot->notify, &pid, 1);
    case IMPORT_NOTIFY:
        return aclrtNotifyImportByKey(&slot->notify, m->key, ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS);
    case RECORD_NOTIFY:
        return aclrtRecordNotify(slot->notify, stream);
    case WAIT_NOTIFY:
        return aclrtWaitAndResetNotify(slot->notify, stream, (uint32_t)m->b);
    case DROP_NOTIFY:
        return aclrtDestroyNotify(slot->notify);
    case SYNCHRONIZE:
        return aclrtSynchronizeStream(stream);
    case QUERY: {
        aclrtStreamStatus is = ACL_STREAM_STATUS_RESERVED;
        status = aclrtStreamQuery(stream, &is);
        m->a = is;
        return status;
    }
    case MEMORY:
        /* A GPU's is other programs' too. */
        status = aclrtGetMemInfo(ACL_HBM_MEM, &free_bytes, &total);
        m->a = strcmp(anygpu_backend(), "host") == 0 ? free_bytes : 0;
        return status;
    case DEVICES:
        status = aclrtGetDeviceCount(&count);
        m->a = count;
        return status;
    case INIT:
        return aclInit(NULL);
    case FINALIZE:
        return aclFinalize();
    case FINALIZE_ONE:
        return aclFinalizeReference(m->a ? &m->c : NULL);
    }
    return -2;
}

static int work(void)
{
    struct message m;
    while (read(3, &m, sizeof m) == (ssize_t)sizeof m) {
        m.status = obey(&m);
        snprintf(m.reason, sizeof m.reason, "%s", m.status ? anygpu_last_reason() : "");
        if (write(4, &m, sizeof m) != (ssize_t)sizeof m)
            break;
    }
    return 0;
}

/* ---- the main process ---- */

struct worker {
    pid_t pid;
    int to, from;
};

static struct message answer;
static int devices;
static char program[4096];

/* Starts a worker, with a number of its own where `wanted` is not 0; without one where that is not to be had. */
static struct worker begin(pid_t wanted)
{
    struct worker worker = { 0, -1, -1 };
    int down[2], up[2];
    if (pipe(down) || pipe(up))
        fail("no pipes");
    if (wanted) {
        struct {
            uint64_t flags, pidfd, child_tid, parent_tid, exit_signal, stack, stack_size, tls, set_tid, set_tid_size;
        } how = { .exit_signal = SIGCHLD, .set_tid = (uint64_t)(size_t)&wanted, .set_tid_size = 1 };
        worker.pid = (pid_t)syscall(SYS_clone3, &how, sizeof how);
    } else {
        worker.pid = fork();
    }
    if (worker.pid == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        /* High first: the ends may be 3 and 4 themselves. */
        int in = dup2(down[0], 500), out = dup2(up[1], 501);
        dup2(in, 3);
        dup2(out, 4);
        for (int each = 5; each < 600; each++)
            close(each);
        execl(program, "acl", "worker", (char *)NULL);
        _exit(99);
    }
    close(down[0]);
    close(up[1]);
    worker.to = down[1];
    worker.from = up[0];
    return worker;
}

static void tell(const struct worker *worker, int op, uint64_t a, uint64_t b, uint64_t c)
{
    answer.op = op;
    answer.a = a;
    answer.b = b;
    answer.c = c;
    if (write(worker->to, &answer, sizeof answer) != (ssize_t)sizeof answer)
        fail("worker %d is gone", worker->pid);
}

static int hear(const struct worker *worker)
{
    if (read(worker->from, &answer, sizeof answer) != (ssize_t)sizeof answer)
        fail("worker %d ended in step %d", worker->pid, answer.op);
    return answer.status;
}

static void expect_at(int line, const struct worker *worker, int op, uint64_t a, uint64_t b, uint64_t c, int expected)
{
    tell(worker, op, a, b, c);
    if (hear(worker) != expected)
        fail("line %d: %d, expected %d: %s", line, answer.status, expected, answer.reason);
}

/* What the worker answers to an operation with three numbers, and the key and event of the last answer. */
#define EXPECT(expected, worker, op, a, b, c) expect_at(__LINE__, &(worker), op, a, b, c, expected)
#define GOOD(worker, op, a, b, c) EXPECT(ACL_SUCCESS, worker, op, a, b, c)

static struct worker start(void)
{
    struct worker worker = begin(0);
    GOOD(worker, START, 0, 0, 0);
    return worker;
}

static int ended(struct worker *worker)
{
    int status;
    close(worker->to);
    close(worker->from);
    waitpid(worker->pid, &status, 0);
    return status;
}

static void stop(struct worker *worker)
{
    GOOD(*worker, STOP, 0, 0, 0);
    if (ended(worker) != 0)
        fail("a worker did not end well");
}

static void kill_now(struct worker *worker)
{
    kill(worker->pid, SIGKILL);
    ended(worker);
}

static void pause_for(int milliseconds)
{
    struct timespec time = { milliseconds / 1000, milliseconds % 1000 * 1000000L };
    nanosleep(&time, NULL);
}

static int count_descriptors(const struct worker *worker)
{
    char path[64];
    int count = 0;
    snprintf(path, sizeof path, "/proc/%d/fd", worker->pid);
    DIR *folder = opendir(path);
    while (folder && readdir(folder))
        count++;
    if (folder)
        closedir(folder);
    return count;
}

/* How many descriptors a process keeps open: what it has open for others is closed soon after. */
static int descriptors(const struct worker *worker)
{
    int least = count_descriptors(worker);
    for (int turn = 0; turn < 10; turn++) {
        pause_for(5);
        int count = count_descriptors(worker);
        least = count < least ? count : least;
    }
    return least;
}

static void expect_descriptors(const struct worker *worker, int expected)
{
    int count = 0;
    for (int turn = 0; turn < 1000; turn++) {
        count = count_descriptors(worker);
        if (count <= expected)
            return;
        pause_for(5);
    }
    fail("%d descriptors, before %d", count, expected);
}

static uint64_t shared(struct worker *a, int slot, int byte, uint64_t flags)
{
    GOOD(*a, CREATE, slot, 0, 0);
    GOOD(*a, MAP, slot, 0, 0);
    GOOD(*a, FILL, slot, byte, 0);
    GOOD(*a, EXPORT, slot, flags, 0);
    return answer.c;
}

static void let_go(struct worker *a, int slot)
{
    GOOD(*a, UNMAP, slot, 0, 0);
    GOOD(*a, RELEASE, slot, 0, 0);
}

static void handles(void)
{
    struct worker a = start(), b = start(), c = start();
    GOOD(a, MEMORY, 0, 0, 0);
    uint64_t before = answer.a;
    GOOD(b, TGID, 0, 0, 0);
    if ((pid_t)answer.a != b.pid)
        fail("process %d takes itself for %d", b.pid, (int)answer.a);
    uint64_t handle = shared(&a, 0, 21, ACL_RT_VMM_EXPORT_FLAG_DEFAULT);
    /* Who is not listed, or lists himself, or guesses. */
    EXPECT(NOT_PERMITTED, b, IMPORT, 0, 0, handle);
    EXPECT(NOT_PERMITTED, b, LIST, 0, b.pid, handle);
    for (int bit = 0; bit < 64; bit += 7)
        EXPECT(INVALID_HANDLE, b, IMPORT, 0, 0, handle ^ (uint64_t)1 << bit);
    EXPECT(INVALID_HANDLE, b, IMPORT, 0, 0, 0);
    GOOD(a, LIST, 0, b.pid, handle);
    EXPECT(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, a, IMPORT, 1, 0, handle);
    EXPECT(INVALID_HANDLE, a, EXPORT, 0, 0, 0);
    GOOD(b, IMPORT, 0, 0, handle);
    EXPECT(INVALID_HANDLE, b, IMPORT, 1, 0, handle);
    EXPECT(NOT_PERMITTED, c, IMPORT, 0, 0, handle);
    EXPECT(ACL_ERROR_RT_PARAM_INVALID, b, EXPORT, 0, 0, 0);
    GOOD(b, MAP, 0, 0, 0);
    GOOD(b, CHECK, 0, 21, 0);
    GOOD(b, FILL, 0, 22, 0);
    GOOD(a, CHECK, 0, 22, 0);
    if (devices > 1) {
        /* For another device it is another handle. */
        GOOD(b, IMPORT, 1, 1, handle);
        EXPECT(INVALID_HANDLE, b, IMPORT, 2, 1, handle);
        GOOD(b, MAP, 1, 0, 0);
        GOOD(b, USE, 1, 0, 0);
        GOOD(b, CHECK, 1, 22, 0);
        GOOD(b, FILL, 1, 23, 0);
        GOOD(a, CHECK, 0, 23, 0);
        let_go(&b, 1);
        GOOD(b, BACK, 1, 0, 0);
        GOOD(b, FILL, 0, 22, 0);
    }
    EXPECT(ACL_ERROR_RT_INVALID_DEVICEID, b, IMPORT, 1, devices, handle);
    /* Listed later, in addition; and after a release it may be imported again. */
    GOOD(a, LIST, 0, c.pid, handle);
    GOOD(c, TAKE_AND_CHECK, 3, 22, handle);
    let_go(&b, 0);
    EXPECT(INVALID_HANDLE, b, RELEASE, 0, 0, 0);
    GOOD(b, IMPORT, 0, 0, handle);
    GOOD(b, MAP, 0, 0, 0);
    /* The exporter lets go first: nobody can import it any more, and who has it keeps it. */
    let_go(&a, 0);
    EXPECT(INVALID_HANDLE, c, IMPORT, 0, 0, handle);
    EXPECT(INVALID_HANDLE, a, LIST, 0, c.pid, handle);
    GOOD(b, CHECK, 0, 22, 0);
    let_go(&b, 0);
    GOOD(a, MEMORY, 0, 0, 0);
    if (answer.a != before)
        fail("%lld bytes of memory are lost", (long long)(before - answer.a));
    stop(&a);
    stop(&b);
    stop(&c);
}

static void keys(void)
{
    struct worker a = start(), b = start();
    char key[65];
    GOOD(a, MALLOC, 0, 0, 0);
    GOOD(a, FILL, 0, 31, 0);
    GOOD(a, GET_KEY, 0, ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT, 0);
    memcpy(key, answer.key, sizeof key);
    EXPECT(NOT_PERMITTED, b, IMPORT_KEY, 0, 0, 0);
    EXPECT(NOT_PERMITTED, b, LIST_KEY, 0, b.pid, 0);
    EXPECT(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, a, IMPORT_KEY, 1, 0, 0);
    GOOD(a, LIST_KEY, 0, b.pid, 0);
    for (int place = 0; place < 64; place += 9) {
        answer.key[place] = key[place] == '5' ? '6' : '5';
        EXPECT(INVALID_HANDLE, b, IMPORT_KEY, 0, 0, 0);
        memcpy(answer.key, key, sizeof key);
    }
    GOOD(b, IMPORT_KEY, 0, 0, 0);
    uint64_t address = answer.c;
    GOOD(b, IMPORT_KEY, 0, 0, 0);
    if (answer.c != address)
        fail("imported again at another address");
    GOOD(b, CHECK, 0, 31, 0);
    GOOD(b, FILL, 0, 32, 0);
    GOOD(a, CHECK, 0, 32, 0);
    GOOD(b, CLOSE_KEY, 0, 0, 0);
    GOOD(b, CHECK, 0, 32, 0);
    GOOD(b, CLOSE_KEY, 0, 0, 0);
    EXPECT(INVALID_HANDLE, b, CLOSE_KEY, 0, 0, 0);
    GOOD(a, CLOSE_KEY, 0, 0, 0);
    EXPECT(INVALID_HANDLE, a, CLOSE_KEY, 0, 0, 0);
    EXPECT(INVALID_HANDLE, b, IMPORT_KEY, 0, 0, 0);
    GOOD(a, FREE, 0, 0, 0);
    /* Without a list; the memory freed before anybody imports it. */
    GOOD(a, MALLOC, 0, 0, 0);
    GOOD(a, GET_KEY, 0, ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION, 0);
    GOOD(b, IMPORT_KEY, 0, 0, 0);
    GOOD(b, CLOSE_KEY, 0, 0, 0);
    GOOD(a, FREE, 0, 0, 0);
    EXPECT(INVALID_HANDLE, b, IMPORT_KEY, 0, 0, 0);
    GOOD(a, CLOSE_KEY, 0, 0, 0);
    stop(&a);
    stop(&b);
}

static void events(void)
{
    struct worker a = start(), b = start();
    uint64_t handle = shared(&a, 0, 0, ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION);
    GOOD(b, IMPORT, 0, 0, handle);
    GOOD(b, MAP, 0, 0, 0);
    GOOD(a, MAKE_EVENT, 0, 0, 0);
    GOOD(b, OPEN_EVENT, 0, 0, 0);
    for (int turn = 1; turn <= 20; turn++) {
        GOOD(a, RECORD_EVENT, 0, turn, 0);
        GOOD(b, WAIT_EVENT, 0, 0, 0);
        GOOD(b, CHECK, 0, turn, 0);
    }
    GOOD(b, DROP_EVENT, 0, 0, 0);
    GOOD(a, DROP_EVENT, 0, 0, 0);
    let_go(&b, 0);
    let_go(&a, 0);
    stop(&a);
    stop(&b);
}

static void notifies(void)
{
    struct worker a = start(), b = start();
    GOOD(a, MAKE_NOTIFY, 0, 0, 0);
    GOOD(a, NOTIFY_KEY, 0, ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT, 0);
    EXPECT(NOT_PERMITTED, b, IMPORT_NOTIFY, 0, 0, 0);
    EXPECT(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, a, IMPORT_NOTIFY, 1, 0, 0);
    GOOD(a, LIST_NOTIFY, 0, b.pid, 0);
    GOOD(b, IMPORT_NOTIFY, 0, 0, 0);
    EXPECT(NOT_PERMITTED, b, LIST_NOTIFY, 0, b.pid, 0);
    for (int turn = 0; turn < 20; turn++) {
        /* Each waits for the other in turn, first or last. */
        struct worker *waits = turn & 1 ? &a : &b, *records = turn & 1 ? &b : &a;
        if (turn & 2)
            GOOD(*waits, WAIT_NOTIFY, 0, 60, 0);
        GOOD(*waits, QUERY, 0, 0, 0);
        if (answer.a != (turn & 2 ? ACL_STREAM_STATUS_NOT_READY : ACL_STREAM_STATUS_COMPLETE))
            fail("turn %d: the stream's status is %d", turn, (int)answer.a);
        GOOD(*records, RECORD_NOTIFY, 0, 0, 0);
        GOOD(*records, SYNCHRONIZE, 0, 0, 0);
        if (!(turn & 2))
            GOOD(*waits, WAIT_NOTIFY, 0, 0, 0);
        GOOD(*waits, SYNCHRONIZE, 0, 0, 0);
    }
    /* It lives in one process when the other has ended. */
    GOOD(a, DROP_NOTIFY, 0, 0, 0);
    stop(&a);
    GOOD(b, RECORD_NOTIFY, 0, 0, 0);
    GOOD(b, WAIT_NOTIFY, 0, 0, 0);
    GOOD(b, SYNCHRONIZE, 0, 0, 0);
    GOOD(b, DROP_NOTIFY, 0, 0, 0);
    stop(&b);
}

/* Whether a worker's stream is done, which may take a moment. */
static int is_done(struct worker *worker, int moments)
{
    for (int moment = 0; moment < moments; moment++) {
        GOOD(*worker, QUERY, 0, 0, 0);
        if (answer.a == ACL_STREAM_STATUS_COMPLETE)
            return 1;
        pause_for(1);
    }
    return 0;
}

/* A record ends one wait of all processes', and neither goes where a process is killed. */
static void killed_waits(void)
{
    struct worker a = start(), b = start();
    GOOD(a, MAKE_NOTIFY, 0, 0, 0);
    GOOD(a, NOTIFY_KEY, 0, ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION, 0);
    struct message key = answer;
    GOOD(b, IMPORT_NOTIFY, 0, 0, 0);
    for (int round = 0; round < 6; round++) {
        struct worker victim = start();
        answer = key;
        GOOD(victim, IMPORT_NOTIFY, 0, 0, 0);
        GOOD(victim, WAIT_NOTIFY, 0, 0, 0);
        if (round & 1) {
            GOOD(b, WAIT_NOTIFY, 0, 0, 0);
            GOOD(a, RECORD_NOTIFY, 0, 0, 0);
            GOOD(a, SYNCHRONIZE, 0, 0, 0);
            int of_victim = 0, of_b = 0;
            while (!of_victim && !of_b) {
                of_victim = is_done(&victim, 1);
                of_b = is_done(&b, 1);
            }
            if (is_done(of_victim ? &b : &victim, 20))
                fail("round %d: a record has ended two waits", round);
            if (of_victim) {
                GOOD(a, RECORD_NOTIFY, 0, 0, 0);
                GOOD(b, SYNCHRONIZE, 0, 0, 0);
            }
        } else if (is_done(&victim, 20)) {
            fail("round %d: a wait ends without a record", round);
        }
        kill_now(&victim);
        GOOD(a, RECORD_NOTIFY, 0, 0, 0);
        GOOD(b, WAIT_NOTIFY, 0, 100, 0);
        GOOD(b, SYNCHRONIZE, 0, 0, 0);
    }
    /* A record stays when its maker is killed. */
    GOOD(a, RECORD_NOTIFY, 0, 0, 0);
    GOOD(a, SYNCHRONIZE, 0, 0, 0);
    kill_now(&a);
    GOOD(b, WAIT_NOTIFY, 0, 100, 0);
    GOOD(b, SYNCHRONIZE, 0, 0, 0);
    GOOD(b, WAIT_NOTIFY, 0, 1, 0);
    EXPECT(TIMED_OUT, b, SYNCHRONIZE, 0, 0, 0);
    stop(&b);
}

static void other_user(void)
{
    if (geteuid() != 0) {
        printf("acl: not tried: another user, which takes root\n");
        return;
    }
    struct worker a = start(), stranger = begin(0);
    GOOD(stranger, BECOME, NOBODY, 0, 0);
    tell(&stranger, START, 0, 0, 0);
    if (hear(&stranger)) {
        printf("acl: not tried: another user, who cannot use the device: %s\n", answer.reason);
        ended(&stranger);
        stop(&a);
        return;
    }
    uint64_t handle = shared(&a, 0, 1, ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION);
    EXPECT(NOT_PERMITTED, stranger, IMPORT, 0, 0, handle);
    GOOD(a, MALLOC, 1, 0, 0);
    GOOD(a, GET_KEY, 1, ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION, 0);
    EXPECT(NOT_PERMITTED, stranger, IMPORT_KEY, 1, 0, 0);
    stop(&a);
    stop(&stranger);
}

static void reused_process_id(void)
{
    struct worker a = start(), b = start();
    uint64_t handle = shared(&a, 0, 1, ACL_RT_VMM_EXPORT_FLAG_DEFAULT);
    GOOD(a, LIST, 0, b.pid, handle);
    GOOD(b, TAKE_AND_CHECK, 1, 1, handle);
    pid_t number = b.pid;
    stop(&b);
    /* Processes that start within a tick of each other look alike. */
    pause_for(50);
    b = begin(number);
    if (b.pid != number) {
        printf("acl: not tried: a process id used again: %s\n", strerror(errno));
        close(b.to);
        close(b.from);
    } else {
        GOOD(b, START, 0, 0, 0);
        EXPECT(NOT_PERMITTED, b, IMPORT, 0, 0, handle);
        GOOD(a, LIST, 0, b.pid, handle);
        GOOD(b, TAKE_AND_CHECK, 1, 1, handle);
        stop(&b);
    }
    stop(&a);
}

static void killed_exporter(void)
{
    struct worker a = start(), b = start(), c = start();
    uint64_t handle = shared(&a, 0, 41, ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION);
    GOOD(b, IMPORT, 0, 0, handle);
    GOOD(b, MAP, 0, 0, 0);
    GOOD(c, IMPORT, 0, 0, handle);
    GOOD(a, MAKE_NOTIFY, 0, 0, 0);
    GOOD(a, NOTIFY_KEY, 0, ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION, 0);
    struct message notify = answer;
    GOOD(a, MALLOC, 1, 0, 0);
    GOOD(a, GET_KEY, 1, ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION, 0);
    struct message memory = answer;
    kill_now(&a);
    GOOD(b, CHECK, 0, 41, 0);
    GOOD(c, MAP, 0, 0, 0);
    GOOD(b, FILL, 0, 42, 0);
    GOOD(c, CHECK, 0, 42, 0);
    EXPECT(INVALID_HANDLE, b, IMPORT, 1, devices > 1, handle);
    answer = memory;
    EXPECT(INVALID_HANDLE, b, IMPORT_KEY, 1, 0, 0);
    answer = notify;
    EXPECT(INVALID_HANDLE, b, IMPORT_NOTIFY, 1, 0, 0);
    let_go(&b, 0);
    let_go(&c, 0);
    stop(&b);
    stop(&c);
}

static void killed_importers(void)
{
    struct worker a = start(), b = start(), victims[8];
    uint64_t handle = shared(&a, 0, 51, ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION);
    GOOD(b, TAKE_AND_CHECK, 1, 51, handle);
    /* A runtime keeps open what its first copy opens. */
    GOOD(a, CHECK, 0, 51, 0);
    int before = descriptors(&a);
    for (int round = 0; round < 3; round++) {
        for (int each = 0; each < 8; each++)
            victims[each] = start();
        for (int each = 0; each < 8; each++)
            tell(&victims[each], TAKE_AND_CHECK, 1000000, 51, handle);
        for (int each = 0; each < 8; each++) {
            pause_for(3 + 2 * each);
            kill_now(&victims[each]);
        }
        GOOD(b, TAKE_AND_CHECK, 1, 51, handle);
        GOOD(a, CHECK, 0, 51, 0);
    }
    expect_descriptors(&a, before);
    let_go(&a, 0);
    stop(&a);
    stop(&b);
}

static void crowd(void)
{
    struct worker a = start(), all[CROWD];
    uint64_t handle = shared(&a, 0, 61, ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION);
    int open[CROWD];
    for (int each = 0; each < CROWD; each++) {
        all[each] = start();
        GOOD(all[each], TAKE_AND_CHECK, 1, 61, handle);
        open[each] = descriptors(&all[each]);
    }
    int before = descriptors(&a);
    for (int each = 0; each < CROWD; each++)
        tell(&all[each], TAKE_AND_CHECK, IMPORTS / CROWD, 61, handle);
    for (int each = 0; each < CROWD; each++)
        if (hear(&all[each]))
            fail("one of %d imports: %d: %s", IMPORTS, answer.status, answer.reason);
    expect_descriptors(&a, before);
    for (int each = 0; each < CROWD; each++) {
        expect_descriptors(&all[each], open[each]);
        stop(&all[each]);
    }
    let_go(&a, 0);
    stop(&a);
}

/* It is counted: what is done too often or too early is told. */
static void initialisation(void)
{
    struct worker a = begin(0);
    EXPECT(ACL_ERROR_UNINITIALIZE, a, DEVICES, 0, 0, 0);
    EXPECT(ACL_ERROR_UNINITIALIZE, a, FINALIZE, 0, 0, 0);
    GOOD(a, TGID, 0, 0, 0);
    GOOD(a, INIT, 0, 0, 0);
    EXPECT(ACL_ERROR_REPEAT_INITIALIZE, a, INIT, 0, 0, 0);
    EXPECT(ACL_ERROR_REPEAT_INITIALIZE, a, INIT, 0, 0, 0);
    GOOD(a, FINALIZE_ONE, 1, 0, 0);
    if (answer.c != 2)
        fail("%d calls of aclInit are left, not 2", (int)answer.c);
    GOOD(a, FINALIZE_ONE, 0, 0, 0);
    GOOD(a, DEVICES, 0, 0, 0);
    devices = (int)answer.a;
    GOOD(a, FINALIZE, 0, 0, 0);
    EXPECT(FINALIZED_TWICE, a, FINALIZE, 0, 0, 0);
    EXPECT(FINALIZED_TWICE, a, FINALIZE_ONE, 1, 0, 0);
    EXPECT(ACL_ERROR_UNINITIALIZE, a, DEVICES, 0, 0, 0);
    GOOD(a, START, 0, 0, 0);
    stop(&a);
}

static const struct {
    const char *name;
    void (*run)(void);
} parts[] = {
    { "initialisation", initialisation },
    { "handles", handles },
    { "keys", keys },
    { "events", events },
    { "notifies", notifies },
    { "killed_waits", killed_waits },
    { "other_user", other_user },
    { "reused_process_id", reused_process_id },
    { "killed_exporter", killed_exporter },
    { "killed_importers", killed_importers },
    { "crowd", crowd },
};

/* Runs all parts but those that are named. */
int main(int count, char **arguments)
{
    if (count > 1 && strcmp(arguments[1], "worker") == 0)
        return work();
    signal(SIGPIPE, SIG_IGN);
    alarm(300);
    if (readlink("/proc/self/exe", program, sizeof program - 1) < 0)
        fail("the program's file has no name");
    for (size_t part = 0; part < sizeof parts / sizeof *parts; part++) {
        int left_out = 0;
        for (int each = 1; each < count; each++)
            left_out |= strcmp(arguments[each], parts[part].name) == 0;
        if (!left_out)
            parts[part].run();
    }
    printf("acl: ok\n");
    return 0;
}
