/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A producer that lives on while its consumers are killed at any moment, producers that are killed, and forks of a process
 * that shares memory. Prints "kills: ok".
 *
 *     kills [KILLS [FORKS [SEED]]]
 *
 * Four consumers at a time open, compare and close a large and a small allocation by their handles, by a token, and an event,
 * until one is killed and another takes its place. After each batch the producer frees all and allocates it again, and must
 * have as much as before. The process that kills makes no call, so that it may fork those that do. */
#define _GNU_SOURCE
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>
#include <dirent.h>
#include <semaphore.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { CONSUMERS = 4, BATCH = 50, PRODUCERS_EVERY = 2, PARTS = 2, SLACK = 16, LOST = 4, REFUSED = 3 };

/* Of a block of its own, and of one that the runtime shares with other allocations. */
static const size_t sizes[PARTS] = { 4 << 20, 64 << 10 };

/* What a process has, by which leaks are seen: more than `SLACK`, and for each renewal `LOST`, which AMD's runtime 7 does not
 * give back of its thread and for each export. */
struct held {
    int files, mappings, shared;
    size_t free;
};

/* Written by the producer while no consumer runs. */
struct board {
    uint64_t number;
    hipIpcMemHandle_t memory[PARTS];
    hipIpcEventHandle_t event;
    anygpu_token token;
    struct held held;
    /* What must be free without consumers, or 0. */
    size_t expected_free;
    /* The command: to export again what is there. */
    bool renew;
    sem_t command, done;
    /* True from before the producer is killed. */
    atomic_bool is_orphaned;
    /* Why a consumer was refused something. */
    char reason[500];
    struct {
        atomic_ulong rounds;
    } consumers[CONSUMERS];
};
static struct board *board;

static void fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "process %d: ", getpid());
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    _exit(1);
}

#define GOOD(call) \
    do { \
        int status_ = (int)(call); \
        if (status_) \
            fail("line %d: %s = %d: %s", __LINE__, #call, status_, anygpu_last_reason()); \
    } while (0)

static uint64_t state;

static unsigned below(unsigned limit)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(state % limit);
}

static void pause_below(unsigned microseconds)
{
    unsigned time = below(microseconds);
    nanosleep(&(struct timespec){ 0, time * 1000L }, NULL);
}

static uint64_t word(uint64_t number, size_t index)
{
    return number << 32 ^ index * 0x9e3779b97f4a7c15;
}

static int entries(const char *path)
{
    DIR *folder = opendir(path);
    int count = 0;
    while (folder && readdir(folder))
        count++;
    if (folder)
        closedir(folder);
    return count;
}

static int mappings(void)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    int count = 0, letter;
    while (maps && (letter = getc(maps)) != EOF)
        count += letter == '\n';
    if (maps)
        fclose(maps);
    return count;
}

static struct held count_held(void)
{
    struct held held = { .files = entries("/proc/self/fd"), .mappings = mappings(), .shared = entries("/dev/shm") };
    size_t total;
    GOOD(hipMemGetInfo(&held.free, &total));
    return held;
}

/* ---- the producer ---------------------------------------------------------------------------------------------- */

static void *memory[PARTS];
static uint64_t words[(4 << 20) / 8];

static void expect(const void *from, size_t size, uint64_t number, const char *what)
{
    memset(words, 0, size);
    int status = (int)hipMemcpy(words, from, size, hipMemcpyDeviceToHost);
    if (status && atomic_load(&board->is_orphaned))
        _exit(0);
    GOOD(status);
    for (size_t i = 0; i < size / 8; i++)
        if (words[i] != word(number, i))
            fail("%s: word %zu of %zu bytes is %#llx, not that of number %llu", what, i, size,
                 (unsigned long long)words[i], (unsigned long long)number);
}

static void export_all(void)
{
    for (int part = 0; part < PARTS; part++)
        GOOD(hipIpcGetMemHandle(&board->memory[part], memory[part]));
    GOOD(anygpu_export(memory[0], 0, &board->token));
}

/* Allocates what the last batch had, and puts it on the board. */
static void offer(hipEvent_t event)
{
    board->number++;
    for (int part = 0; part < PARTS; part++) {
        GOOD(hipMalloc(&memory[part], sizes[part]));
        for (size_t i = 0; i < sizes[part] / 8; i++)
            words[i] = word(board->number + part, i);
        GOOD(hipMemcpy(memory[part], words, sizes[part], hipMemcpyHostToDevice));
    }
    export_all();
    GOOD(hipEventRecord(event, NULL));
    GOOD(hipIpcGetEventHandle(&board->event, event));
    GOOD(hipDeviceSynchronize());
}

static void produce(void)
{
    hipEvent_t event;
    GOOD(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
    /* The first offer opens what stays open. */
    offer(event);
    for (;;) {
        sem_post(&board->done);
        while (sem_wait(&board->command))
            ;
        for (int part = 0; part < PARTS; part++) {
            expect(memory[part], sizes[part], board->number + part, "the producer's own");
            if (!board->renew)
                GOOD(hipFree(memory[part]));
        }
        if (board->renew) {
            export_all();
            continue;
        }
        /* The system takes some milliseconds to release what a killed process had. */
        for (int tries = 0; tries < 5000; tries++) {
            board->held = count_held();
            if (!board->expected_free || board->held.free == board->expected_free)
                break;
            usleep(1000);
        }
        offer(event);
    }
}

/* ---- consumers --------------------------------------------------------------------------------------------------- */

static bool is_refusal(int status)
{
    return status == hipErrorInvalidDevicePointer || status == ANYGPU_ERROR_INVALID_HANDLE
        || status == ANYGPU_ERROR_REFUSED;
}

/* An opening may fail once the producer is killed, and where AMD's runtime 7 has ended the thread of the producer's that gives
 * memory away, for a consumer that was killed while it was being served. */
#define OPEN(call) \
    do { \
        int opened_ = (int)(call); \
        if (opened_ && atomic_load(&board->is_orphaned)) \
            _exit(0); \
        if (is_refusal(opened_)) { \
            snprintf(board->reason, sizeof board->reason, "%s", anygpu_last_reason()); \
            _exit(REFUSED); \
        } \
        GOOD(opened_); \
    } while (0)

static void consume(int place)
{
    int count;
    GOOD(hipGetDeviceCount(&count));
    GOOD(hipSetDevice(place % count));
    for (;;) {
        void *opened;
        hipEvent_t event;
        for (int part = 0; part < PARTS; part++) {
            OPEN(hipIpcOpenMemHandle(&opened, board->memory[part], hipIpcMemLazyEnablePeerAccess));
            expect(opened, sizes[part], board->number + part, "by a handle");
            OPEN(hipIpcCloseMemHandle(opened));
        }
        OPEN(anygpu_import(&board->token, -1, &opened));
        expect(opened, sizes[0], board->number, "by a token");
        OPEN(anygpu_close(opened));
        if (below(2))
            OPEN(anygpu_trim());
        OPEN(hipIpcOpenEventHandle(&event, board->event));
        OPEN(hipEventSynchronize(event));
        OPEN(hipEventDestroy(event));
        atomic_fetch_add(&board->consumers[place].rounds, 1);
    }
}

/* ---- forks ------------------------------------------------------------------------------------------------------- */

/* A child may make no call of a runtime that its parent has used. */
static void refused_in_child(void)
{
    void *made;
    hipIpcMemHandle_t handle = board->memory[0];
    anygpu_token token;
    int statuses[] = {
        (int)hipMalloc(&made, 4096),
        (int)hipMemcpy(words, memory[0], 4096, hipMemcpyDeviceToHost),
        (int)hipMemset(memory[0], 1, 4096),
        (int)hipIpcGetMemHandle(&handle, memory[0]),
        (int)hipIpcOpenMemHandle(&made, handle, hipIpcMemLazyEnablePeerAccess),
        (int)hipDeviceSynchronize(),
        (int)hipFree(memory[0]),
        anygpu_export(memory[0], 0, &token),
        anygpu_import(&board->token, -1, &made),
    };
    for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++)
        if (!statuses[i])
            fail("call %zu succeeds in a forked child", i);
}

static void wait_for(pid_t child, const char *what)
{
    int status;
    if (waitpid(child, &status, 0) != child || status)
        fail("%s ends with status %#x", what, (unsigned)status);
}

static void fork_often(long forks)
{
    hipEvent_t event;
    GOOD(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
    offer(event);
    sem_post(&board->done);
    /* A runtime comes to the buffers that it keeps, and to its threads, by and by. */
    for (long i = 0; i < 1000; i++)
        expect(memory[i % PARTS], sizes[i % PARTS], board->number + i % PARTS, "the parent's own");
    struct held first = count_held();
    for (long i = 0; i < forks; i++) {
        pid_t child = fork();
        if (child == 0) {
            alarm(60);
            refused_in_child();
            _exit(0);
        }
        wait_for(child, "a forked child");
        expect(memory[i % PARTS], sizes[i % PARTS], board->number + i % PARTS, "the parent's own");
    }
    struct held held = count_held();
    if (held.files > first.files + SLACK || held.mappings > first.mappings + SLACK)
        fail("forks leave %d files of %d, %d mappings of %d", held.files, first.files, held.mappings, first.mappings);
    sem_post(&board->done);
    pause();
}

/* ---- the process that kills -------------------------------------------------------------------------------------- */

static pid_t start(void (*work)(void))
{
    pid_t parent = getpid(), child = fork();
    if (child < 0)
        fail("no fork");
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != parent)
            _exit(1);
        state ^= (uint64_t)getpid() << 20;
        work();
        _exit(0);
    }
    return child;
}

static int place;
static long forks_wanted, kills, during_start, rounds;

static void consume_here(void)
{
    consume(place);
}

static void fork_here(void)
{
    fork_often(forks_wanted);
}

static pid_t start_consumer(int at)
{
    place = at;
    atomic_store(&board->consumers[at].rounds, 0);
    return start(consume_here);
}

static bool has_ended(pid_t child)
{
    siginfo_t info = { .si_pid = 0 };
    return !waitid(P_PID, (id_t)child, &info, WEXITED | WNOHANG | WNOWAIT) && info.si_pid;
}

/* Kills a process; true where it had ended, as a consumer may that is refused something or has lost its producer. */
static bool end(pid_t child, bool is_consumer, const char *what)
{
    int status;
    kill(child, SIGKILL);
    if (waitpid(child, &status, 0) != child)
        fail("no child");
    kills++;
    bool was_killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    if (!was_killed
        && !(WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == REFUSED) && is_consumer))
        fail("%s ends by itself, with status %#x", what, (unsigned)status);
    kills -= !was_killed;
    return !was_killed;
}

static bool end_consumer(pid_t child, int at)
{
    unsigned long had = atomic_load(&board->consumers[at].rounds);
    during_start += had == 0;
    rounds += had;
    return end(child, true, "a consumer");
}

/* The producer's answer, or that there is none. */
static void await(pid_t producer)
{
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += 300;
    if (sem_timedwait(&board->done, &limit)) {
        int status = 0;
        pid_t ended = waitpid(producer, &status, WNOHANG);
        fail("the producer %s, status %#x", ended ? "ended" : "hangs", (unsigned)status);
    }
}

static void command(pid_t producer, bool renew)
{
    board->renew = renew;
    sem_post(&board->command);
    await(producer);
}

/* True where AMD's runtime 7 has ended the thread by which a process gives memory away. */
static bool gives_nothing_away(pid_t producer)
{
    char name[32], line[512];
    FILE *sockets = fopen("/proc/net/unix", "r");
    bool found = false;
    snprintf(name, sizeof name, "@hsa%d@", producer);
    while (sockets && fgets(line, sizeof line, sockets))
        found |= strstr(line, name) && strstr(line, " 00010000 ");
    if (sockets)
        fclose(sockets);
    return !found && !has_ended(producer);
}

static double seconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + 1e-9 * time.tv_nsec;
}

/* Lets a consumer work, mostly until it has opened everything once, and then a random time. */
static void let_work(pid_t consumer, int at)
{
    double limit = seconds() + 300;
    if (below(5))
        while (!atomic_load(&board->consumers[at].rounds) && !has_ended(consumer)) {
            if (seconds() > limit)
                fail("consumer %d hangs", consumer);
            usleep(1000);
        }
    pause_below(30000);
}

int main(int argc, char **argv)
{
    long wanted = argc > 1 ? atol(argv[1]) : 20, forks = argc > 2 ? atol(argv[2]) : 20;
    state = 0x9e3779b97f4a7c15 ^ (argc > 3 ? strtoull(argv[3], NULL, 10) : 1);
    board = mmap(NULL, sizeof *board, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (board == MAP_FAILED || sem_init(&board->command, 1, 0) || sem_init(&board->done, 1, 0))
        fail("no shared memory");

    double began = seconds();
    long batch = wanted / 4 < 2 * CONSUMERS ? 2 * CONSUMERS : wanted / 4 < BATCH ? wanted / 4 : BATCH;
    long producers = 0, renewals = 0, of_others = 0;
    pid_t producer = start(produce), consumers[CONSUMERS];
    await(producer);
    command(producer, false);
    struct held first = board->held, of_this_one = first;
    board->expected_free = first.free;
    for (long batches = 1; kills < wanted; batches++) {
        long goal = kills + batch;
        for (int at = 0; at < CONSUMERS; at++)
            consumers[at] = start_consumer(at);
        for (int at = 0; kills < goal - CONSUMERS; at = (at + 1) % CONSUMERS) {
            let_work(consumers[at], at);
            if (end_consumer(consumers[at], at)) {
                if (!gives_nothing_away(producer))
                    fail("a consumer is refused something: %s", board->reason);
                for (int other = 0; other < CONSUMERS; other++)
                    if (other != at)
                        end_consumer(consumers[other], other);
                command(producer, true);
                renewals++;
                for (int other = 0; other < CONSUMERS; other++)
                    if (other != at)
                        consumers[other] = start_consumer(other);
            }
            consumers[at] = start_consumer(at);
        }
        bool is_killed = batches % PRODUCERS_EVERY == 0;
        if (is_killed) {
            atomic_store(&board->is_orphaned, true);
            end(producer, false, "the producer");
            producers++;
            pause_below(30000);
        }
        for (int at = 0; at < CONSUMERS; at++) {
            pause_below(10000);
            end_consumer(consumers[at], at);
        }
        if (is_killed) {
            atomic_store(&board->is_orphaned, false);
            producer = start(produce);
            await(producer);
        }
        command(producer, false);
        struct held held = board->held;
        if (is_killed) {
            of_this_one = held;
            of_others = renewals;
        }
        fprintf(stderr,
                "%ld killed (%ld before they had opened all, %ld producers), %ld renewals, %ld rounds of consumers: "
                "%d files, %d mappings, %d files in /dev/shm, %zu bytes free; %.0f s\n",
                kills, during_start, producers, renewals, rounds, held.files, held.mappings, held.shared, held.free,
                seconds() - began);
        long slack = SLACK + LOST * (renewals - of_others);
        if (held.files > of_this_one.files + slack || held.mappings > of_this_one.mappings + slack)
            fail("the producer keeps %d files of %d, %d mappings of %d", held.files, of_this_one.files, held.mappings,
                 of_this_one.mappings);
        if (held.free != first.free)
            fail("%zu bytes are free of %zu", held.free, first.free);
    }
    end(producer, false, "the producer");
    kills--;

    if (forks) {
        forks_wanted = forks;
        producer = start(fork_here);
        await(producer);
        consumers[0] = start_consumer(0);
        await(producer);
        end_consumer(consumers[0], 0);
        end(producer, false, "the process that forks");
        kills -= 2;
    }
    printf("%ld killed, %ld of them producers, %ld renewals; %ld forks; %ld rounds of consumers\nkills: ok\n", kills,
           producers, renewals, forks, rounds);
    return 0;
}
