/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Changes what the system answers to a program and all its threads and children:
 *
 *     system count [WINDOW] -- PROGRAM ...                counts its system calls, by name
 *     system fail CALL NUMBER ERROR [WINDOW] -- PROGRAM ...   makes the NUMBER-th of a name fail, by ptrace
 *     system refuse ERROR CALL,... -- PROGRAM ...         makes all of some names fail, by a filter
 *     system old ERROR -- PROGRAM ...                     the same of what Linux 4.18 does not have
 *
 * WINDOW is "marked", the default, for the calls between two of getpgid(INT_MAX), or "all". The program's end is this
 * one's. What else is said goes to the file that SYSTEM_REPORT names: the counts, or whether and where a call failed.
 * calls.h has the names of this system's calls.
 */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <limits.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/futex.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

/* Seconds until a program hangs. */
#define LIMIT 100

static const struct {
    long number;
    const char *name;
} calls[] = {
#include "calls.h"
};
enum { CALLS = sizeof calls / sizeof calls[0], HIGHEST = 1024 };

static const struct {
    const char *name;
    int number;
} errors[] = {
    { "ENOMEM", ENOMEM }, { "EMFILE", EMFILE }, { "EINTR", EINTR },   { "EAGAIN", EAGAIN },
    { "EPERM", EPERM },   { "ENOSPC", ENOSPC }, { "ENOSYS", ENOSYS },
};

static FILE *report;

static void fail(const char *what, const char *why)
{
    fprintf(stderr, "system: %s: %s\n", what, why);
    exit(125);
}

static long number_of(const char *name)
{
    for (int i = 0; i < CALLS; i++)
        if (!strcmp(calls[i].name, name))
            return calls[i].number;
    return -1;
}

static int error_of(const char *name)
{
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++)
        if (!strcmp(errors[i].name, name))
            return errors[i].number;
    fail(name, "no such error");
    return 0;
}

/* What Linux has had since 4.18, of what programs and C libraries may use; rseq and statx are older. */
static const char newer[] =
    "pidfd_send_signal,io_uring_setup,io_uring_enter,io_uring_register,open_tree,move_mount,fsopen,fsconfig,fsmount,"
    "fspick,"
    "pidfd_open,close_range,openat2,pidfd_getfd,faccessat2,process_madvise,epoll_pwait2,mount_setattr,quotactl_fd,"
    "landlock_create_ruleset,landlock_add_rule,landlock_restrict_self,memfd_secret,process_mrelease,futex_waitv,"
    "set_mempolicy_home_node,cachestat,fchmodat2,map_shadow_stack,futex_wake,futex_wait,futex_requeue,statmount,"
    "listmount,"
    "lsm_get_self_attr,lsm_set_self_attr,lsm_list_modules,mseal";

/* Options of older calls that it does not have either. */
static const struct {
    long number;
    int argument;
    /* Equal to the argument, or a bit of it. */
    int is_bit;
    unsigned value;
    int error;
} newer_options[] = {
    { SYS_memfd_create, 1, 1, 8, EINVAL }, /* MFD_NOEXEC_SEAL */
    { SYS_getsockopt, 2, 0, 77, ENOPROTOOPT }, /* SO_PEERPIDFD */
    { SYS_preadv2, 5, 1, 8, EOPNOTSUPP }, /* RWF_NOWAIT of an eventfd */
};
static int is_old;

/* Answers the named calls, or all if none are named, with an action, and lets the others pass. */
static void filter(const long *numbers, int count, unsigned action)
{
    static struct sock_filter rules[2 * CALLS + 32];
    unsigned short length = 0;
    const struct sock_filter allow = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
                             answer = BPF_STMT(BPF_RET | BPF_K, action);
    rules[length++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
    for (int i = 0; i < count; i++) {
        rules[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, numbers[i], 0, 1);
        rules[length++] = answer;
    }
    for (size_t i = 0; is_old && i < sizeof newer_options / sizeof newer_options[0]; i++) {
        unsigned offset = (unsigned)(offsetof(struct seccomp_data, args) + 8 * (size_t)newer_options[i].argument);
        unsigned short how = newer_options[i].is_bit ? BPF_JSET : BPF_JEQ;
        rules[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, newer_options[i].number, 0, 4);
        rules[length++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset);
        rules[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | how | BPF_K, newer_options[i].value, 0, 1);
        rules[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | newer_options[i].error);
        rules[length++] = allow;
    }
    rules[length++] = count ? allow : answer;
    struct sock_fprog program = { length, rules };
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program))
        fail("no filter", strerror(errno));
}

#if defined __x86_64__
typedef struct user_regs_struct registers;
#define NUMBER(registers) ((long)(registers).orig_rax)
#define FIRST(registers) ((registers).rdi)
#define SECOND(registers) ((registers).rsi)
#else
typedef struct user_pt_regs registers;
#define NUMBER(registers) ((long)(registers).regs[8])
#define FIRST(registers) ((registers).regs[0])
#define SECOND(registers) ((registers).regs[1])
#endif

static int get(pid_t thread, registers *into)
{
    struct iovec parts = { into, sizeof *into };
    return ptrace(PTRACE_GETREGSET, thread, NT_PRSTATUS, &parts) == 0;
}

/* Changes what a call returns to an error. One that a thread is about to make is skipped. */
static void refuse(pid_t thread, registers registers, int error, int is_skipped)
{
    struct iovec parts = { &registers, sizeof registers };
#if defined __x86_64__
    registers.orig_rax = is_skipped ? -1 : NUMBER(registers);
    registers.rax = -error;
#else
    int none = -1;
    struct iovec number = { &none, sizeof none };
    if (is_skipped)
        ptrace(PTRACE_SETREGSET, thread, NT_ARM_SYSTEM_CALL, &number);
    registers.regs[0] = -error;
#endif
    ptrace(PTRACE_SETREGSET, thread, NT_PRSTATUS, &parts);
}

static void read_line(char *line, int size, const char *format, pid_t thread)
{
    char path[64];
    snprintf(path, sizeof path, format, thread);
    FILE *file = fopen(path, "r");
    if (!file || !fgets(line, size, file))
        strcpy(line, "?\n");
    if (file)
        fclose(file);
}

static pid_t known[4096];
static volatile int count_known;
static volatile pid_t program;
static volatile int status_of_program = -1;

/* Ends everything: tracees end with their tracer. */
static void out_of_time(int signal)
{
    char name[64], call[256];
    (void)signal;
    fprintf(report, status_of_program == -1 ? "hangs\n" : "leaves processes behind\n");
    for (int i = 0; i < count_known; i++) {
        read_line(name, sizeof name, "/proc/%d/comm", known[i]);
        read_line(call, sizeof call, "/proc/%d/syscall", known[i]);
        fprintf(report, "    %d %.*s in %s", known[i], (int)strcspn(name, "\n"), name, call);
    }
    fflush(report);
    _exit(124);
}

static int is_new(pid_t thread)
{
    for (int i = 0; i < count_known; i++)
        if (known[i] == thread)
            return 0;
    if (count_known == (int)(sizeof known / sizeof known[0]))
        fail("threads", "too many");
    known[count_known++] = thread;
    return 1;
}

static void forget(pid_t thread)
{
    for (int i = 0; i < count_known; i++)
        if (known[i] == thread)
            known[i--] = known[--count_known];
}

static long counts[HIGHEST];
/* Calls are counted after the first mark, and until the second. */
static int marks;
static long failing = -1, when, seen;
static int with;
/* The thread that closes a descriptor, which is closed whatever the call returns. */
static pid_t closing;

/* Processes in the dynamic loader, which crashes without memory: from an exec until a call that it makes late. */
static pid_t loading[4096];
static int count_loading;

static void set_loading(pid_t process, int is_so)
{
    for (int i = 0; i < count_loading; i++)
        if (loading[i] == process)
            loading[i--] = loading[--count_loading];
    if (is_so && count_loading < (int)(sizeof loading / sizeof loading[0]))
        loading[count_loading++] = process;
}

static void stopped_at_call(pid_t thread, int is_marked)
{
    registers now;
    char name[64];
    if (!get(thread, &now))
        return;
    long number = NUMBER(now);
    if (number == SYS_set_tid_address)
        set_loading(thread, 0);
    for (int i = 0; i < count_loading; i++)
        if (loading[i] == thread)
            return;
    if (is_marked && number == SYS_getpgid && FIRST(now) == INT_MAX) {
        marks++;
        return;
    }
    if (marks != 1 || number < 0 || number >= HIGHEST)
        return;
    /* Skipped, a wake would be lost. */
    if (number == SYS_futex && (SECOND(now) & FUTEX_CMD_MASK) != FUTEX_WAIT
        && (SECOND(now) & FUTEX_CMD_MASK) != FUTEX_WAIT_BITSET)
        return;
    counts[number]++;
    if (number == failing && ++seen == when) {
        if (number == SYS_close)
            closing = thread;
        else
            refuse(thread, now, with, 1);
        read_line(name, sizeof name, "/proc/%d/comm", thread);
        fprintf(report, "failed in %s", name);
    }
}

/* Traces a program until it and all that it started have ended. */
static void trace(int is_marked)
{
    const long options = PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK | PTRACE_O_TRACEEXEC
        | PTRACE_O_TRACESECCOMP | PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL;
    int status;
    pid_t thread = waitpid(program, &status, 0);
    if (thread != program || !WIFSTOPPED(status) || ptrace(PTRACE_SETOPTIONS, program, 0, options))
        fail("cannot trace", strerror(errno));
    is_new(program);
    signal(SIGALRM, out_of_time);
    alarm(LIMIT);
    ptrace(PTRACE_CONT, program, 0, 0);
    while ((thread = waitpid(-1, &status, __WALL)) > 0) {
        if (!WIFSTOPPED(status)) {
            forget(thread);
            if (thread == program) {
                status_of_program = status;
                alarm(20);
            }
            continue;
        }
        int signal = WSTOPSIG(status), event = status >> 16;
        if (event == PTRACE_EVENT_SECCOMP)
            stopped_at_call(thread, is_marked);
        if (event == PTRACE_EVENT_EXEC) {
            set_loading(thread, 1);
            marks |= !is_marked;
        }
        if (signal == (SIGTRAP | 0x80)) {
            registers now;
            if (get(thread, &now))
                refuse(thread, now, with, 0);
            signal = 0;
            closing = 0;
        }
        int is_first = is_new(thread) && signal == SIGSTOP;
        ptrace(closing == thread ? PTRACE_SYSCALL : PTRACE_CONT, thread, 0, event || is_first ? 0 : signal);
    }
    alarm(0);
}

int main(int argc, char **argv)
{
    int first = 1;
    while (first < argc && strcmp(argv[first], "--"))
        first++;
    if (first + 1 >= argc)
        fail("usage", "see the source");
    const char *mode = argv[1], *path = getenv("SYSTEM_REPORT");
    char **arguments = argv + first + 1;
    report = fopen(path ? path : "/dev/null", "we");
    if (!report)
        fail(path, strerror(errno));
    is_old = !strcmp(mode, "old");
    if (is_old || !strcmp(mode, "refuse")) {
        long numbers[CALLS], clone3 = SYS_clone3;
        int count = 0;
        /* Where that is forbidden otherwise, the C library starts no thread. */
        if (is_old)
            filter(&clone3, 1, SECCOMP_RET_ERRNO | ENOSYS);
        char *list = strdup(is_old ? newer : argv[3]);
        for (char *name = strtok(list, ","); name; name = strtok(NULL, ",")) {
            numbers[count] = number_of(name);
            count += numbers[count] >= 0;
        }
        filter(numbers, count, SECCOMP_RET_ERRNO | error_of(argv[2]));
        execvp(*arguments, arguments);
        fail(*arguments, strerror(errno));
    }
    int is_marked = strcmp(argv[first - 1], "all") != 0;
    long numbers[3] = { SYS_getpgid, SYS_set_tid_address };
    if (!strcmp(mode, "fail")) {
        numbers[2] = failing = number_of(argv[2]);
        when = atol(argv[3]);
        with = error_of(argv[4]);
    }
    program = fork();
    if (program == 0) {
        ptrace(PTRACE_TRACEME, 0, 0, 0);
        raise(SIGSTOP);
        filter(numbers, failing < 0 ? 0 : 3, SECCOMP_RET_TRACE);
        execvp(*arguments, arguments);
        fail(*arguments, strerror(errno));
    }
    trace(is_marked);
    for (int i = 0; failing < 0 && i < CALLS; i++)
        if (calls[i].number < HIGHEST && counts[calls[i].number])
            fprintf(report, "%s %ld\n", calls[i].name, counts[calls[i].number]);
    fclose(report);
    if (WIFEXITED(status_of_program))
        return WEXITSTATUS(status_of_program);
    signal(WTERMSIG(status_of_program), SIG_DFL);
    prctl(PR_SET_DUMPABLE, 0);
    raise(WTERMSIG(status_of_program));
    return 125;
}
