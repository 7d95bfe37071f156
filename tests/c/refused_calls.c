// SPDX-License-Identifier: MIT OR Apache-2.0
// Two processes that share in every way, in a system that refuses a call as a seccomp filter does: refused_calls CALL. Prints a line
// "who call status reason" for each call of the library that fails, and "all good" where none does.
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static const struct {
    const char *name;
    int number;
} CALLS[] = {
#define CALL(name) \
    { \
#name, SYS_##name \
    }
    CALL(memfd_create), CALL(fcntl),   CALL(ftruncate), CALL(fchmod),   CALL(fstat),   CALL(newfstatat),
    CALL(madvise),      CALL(sysinfo), CALL(pread64),   CALL(pwrite64), CALL(connect), CALL(setsockopt),
#undef CALL
};

static void refuse(const char *name)
{
    int number = -1;
    for (size_t i = 0; i < sizeof CALLS / sizeof *CALLS; i++)
        if (strcmp(CALLS[i].name, name) == 0)
            number = CALLS[i].number;
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)number, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = { sizeof filter / sizeof *filter, filter };
    if (number < 0 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_SECCOMP, 2, &program) != 0)
        exit(77);
}

static const char *who = "owner";
static int failures;

static int told(const char *call, int status)
{
    if (status != 0) {
        failures++;
        printf("%s %.*s %d %s\n", who, (int)strcspn(call, "("), call, status, anygpu_last_reason());
        fflush(stdout);
    }
    return status;
}
#define TRY(call) told(#call, (call))

static struct {
    anygpu_token memory, event;
    uint64_t steps, timeline;
    hipIpcMemHandle_t handle;
} shared;

enum { SIZE = 40000 };
static char bytes[SIZE], name[64];

static int import(int from)
{
    void *memory, *event, *steps, *opened;
    uint64_t number;
    int timeline;
    who = "importer";
    if (read(from, &shared, sizeof shared) != sizeof shared)
        return 9;
    if (!TRY(anygpu_import(&shared.memory, -1, &memory))) {
        TRY(hipMemcpy(bytes, memory, SIZE, hipMemcpyDeviceToHost));
        TRY(anygpu_close(memory));
    }
    TRY(anygpu_lookup(name, 300, &shared.memory));
    if (!TRY(anygpu_import_event(&shared.event, -1, &event))) {
        TRY(hipStreamWaitEvent(0, event, 0));
        TRY(hipStreamSynchronize(0));
        TRY(anygpu_close_event(event));
    }
    if (!TRY(anygpu_steps_join(&steps, shared.steps))) {
        TRY(anygpu_steps_begin_read_host(steps, 2000, &number));
        TRY(anygpu_steps_end_read_host(steps));
        TRY(anygpu_steps_close(steps));
    }
    if (!TRY(anygpu_timeline_open(&timeline, shared.timeline, 0)))
        TRY(anygpu_timeline_signal(timeline, 5));
    if (!TRY(hipIpcOpenMemHandle(&opened, shared.handle, 1)))
        TRY(hipIpcCloseMemHandle(opened));
    return failures != 0;
}

int main(int count, char **arguments)
{
    if (count > 1)
        refuse(arguments[1]);
    int ends[2], status = 1, timeline;
    void *memory, *steps;
    uint64_t number;
    hipEvent_t event;
    snprintf(name, sizeof name, "refused/%d", getpid());
    if (pipe(ends) != 0)
        return 8;
    pid_t child = fork();
    if (child == 0)
        _exit(import(ends[0]));
    if (!TRY(hipMalloc(&memory, SIZE))) {
        TRY(hipMemset(memory, 0x44, SIZE));
        TRY(hipDeviceSynchronize());
        TRY(anygpu_export(memory, SIZE, &shared.memory));
        TRY(anygpu_publish(&shared.memory, name));
        TRY(hipIpcGetMemHandle(&shared.handle, memory));
    }
    if (!TRY(hipEventCreateWithFlags(&event, hipEventDisableTiming | hipEventInterprocess))) {
        TRY(anygpu_export_event(event, &shared.event));
        TRY(hipEventRecord(event, 0));
    }
    if (!TRY(anygpu_steps_create(&steps, 4))) {
        TRY(anygpu_steps_handle(&shared.steps, steps));
        TRY(anygpu_steps_begin_write_host(steps, 100, &number));
        TRY(anygpu_steps_end_write_host(steps));
    }
    TRY(anygpu_timeline_offer(&shared.timeline, 2));
    TRY(anygpu_timeline_create(&timeline, 3));
    if (write(ends[1], &shared, sizeof shared) != sizeof shared)
        return 8;
    waitpid(child, &status, 0);
    if (failures == 0 && status == 0)
        puts("all good");
    return WIFSIGNALED(status) ? 6 : 0;
}
