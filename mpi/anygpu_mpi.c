// SPDX-License-Identifier: MIT OR Apache-2.0
// All that anygpu does with MPI: anygpu_mpi.h for C and C++, and what the Fortran module anygpu_mpi calls.
//
// Compiled by the program's own MPI compiler, so that no MPI's module files or ABI are needed. Fortran passes addresses,
// numbers and tokens; the descriptors of its arrays differ between compilers and stay there.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "anygpu_mpi.h"

#include <anygpu/anygpu.h>
#include <anygpu/hip.h>
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <sched.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// A function that this MPI does not have is told here, not as the library is loaded.
#ifdef __GNUC__
#pragma GCC diagnostic error "-Wimplicit-function-declaration"
#endif

enum { WORDS = 512, DIMENSIONS = 7 };

// What this rank's part of a call came to: 0, or the first failure.
typedef struct outcome {
    int status;
    char words[WORDS];
} outcome;

__attribute__((format(printf, 3, 4))) static void fail(outcome *mine, int status, const char *format, ...)
{
    if (mine->status) {
        return;
    }
    mine->status = status;
    va_list values;
    va_start(values, format);
    vsnprintf(mine->words, sizeof mine->words, format, values);
    va_end(values);
}

// Notes the status of a call of the library.
static bool check(outcome *mine, int status)
{
    if (status) {
        const char *why = anygpu_last_reason();
        fail(mine, status, "%s%s", why, strstr(why, strerror(EMFILE)) ? ": raise RLIMIT_NOFILE, `ulimit -n`" : "");
    }
    return !status;
}

// Notes the result of a call of MPI.
static bool check_mpi(outcome *mine, int code)
{
    if (code != MPI_SUCCESS) {
        char words[MPI_MAX_ERROR_STRING];
        int length = 0;
        MPI_Error_string(code, words, &length);
        fail(mine, ANYGPU_ERROR_UNKNOWN, "MPI: %.*s", length, words);
    }
    return code == MPI_SUCCESS;
}

// Allocates memory that is zero.
static void *allocate(outcome *mine, size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    if (!memory) {
        fail(mine, ANYGPU_ERROR_OUT_OF_MEMORY, "no memory for %zu bytes", count * size);
    }
    return memory;
}

// Makes a status and its words the thread's last failure, and returns the status.
__attribute__((format(printf, 2, 3))) static int report(int status, const char *format, ...)
{
    char words[WORDS + 128];
    va_list values;
    va_start(values, format);
    vsnprintf(words, sizeof words, format, values);
    va_end(values);
    return anygpu_report(status, words);
}

static int ended_rank_of_teams(int status);

// Ends a call that is not collective. If it is no mistake of the caller's, a rank of a team that has ended is the likely cause.
static int end(const char *call, const outcome *mine)
{
    if (!mine->status) {
        return 0;
    }
    const int ended = mine->status == ANYGPU_ERROR_INVALID_VALUE ? -1 : ended_rank_of_teams(mine->status);
    if (ended >= 0) {
        return report(mine->status, "%s: %s: rank %d has ended", call, mine->words, ended);
    }
    return report(mine->status, "%s: %s", call, mine->words);
}

static bool is_mpi_usable(void)
{
    int is_initialized = 0, is_finalized = 0;
    MPI_Initialized(&is_initialized);
    MPI_Finalized(&is_finalized);
    return is_initialized && !is_finalized;
}

static void ignore_error(MPI_Comm *comm, int *code, ...)
{
    (void)comm, (void)code;
}

// Makes calls with a communicator return their errors. MPI_ERRORS_RETURN has another number in Intel MPI's standard ABI than in
// that of others.
static void have_errors_returned(MPI_Comm comm)
{
    MPI_Errhandler handler;
    if (MPI_Comm_create_errhandler(ignore_error, &handler) == MPI_SUCCESS) {
        MPI_Comm_set_errhandler(comm, handler);
        MPI_Errhandler_free(&handler);
    }
}

// Fortran's communicators are integers, of which MPI's standard ABI has no other name.
static MPI_Comm comm_of(int64_t number)
{
#ifdef MPI_ABI_VERSION
    return MPI_Comm_fromint((int)number);
#else
    return MPI_Comm_f2c((MPI_Fint)number);
#endif
}

static int64_t number_of(MPI_Comm comm)
{
#ifdef MPI_ABI_VERSION
    return MPI_Comm_toint(comm);
#else
    return MPI_Comm_c2f(comm);
#endif
}

// Mixes a number into a hash.
static uint64_t mix(uint64_t hash, uint64_t number)
{
    hash = (hash ^ number) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

// Makes the ranks agree on how a step has ended: returns the worst status on all of them, and reports the words of the
// first rank that had it. `object` is what the rank applies the call to: the ranks must make the same call of the same.
static int agree(MPI_Comm comm, const char *call, const outcome *mine, int object)
{
    outcome own = *mine;
    if (!is_mpi_usable()) {
        fail(&own, ANYGPU_ERROR_INVALID_VALUE, "MPI is not initialized, or finalized");
        return end(call, &own);
    }
    int rank = 0;
    MPI_Comm_rank(comm, &rank);
    uint64_t hash = 1;
    for (const char *letter = call; *letter; letter++) {
        hash = mix(hash, (unsigned char)*letter);
    }
    const int64_t what = (int64_t)(hash >> 33 << 32 | (uint32_t)object);
    // A larger status is worse; of equal ones the lowest rank's counts.
    int64_t values[3] = { own.status ? (int64_t)own.status << 32 | (INT_MAX - rank) : 0, what, -what };
    int64_t worst[3];
    if (!check_mpi(&own, MPI_Allreduce(values, worst, 3, MPI_INT64_T, MPI_MAX, comm))) {
        return end(call, &own);
    }
    if (worst[1] >> 32 != -worst[2] >> 32) {
        return report(ANYGPU_ERROR_INVALID_VALUE, "%s: other ranks make another call", call);
    }
    if (worst[0]) {
        const int failed = INT_MAX - (int)(worst[0] & INT_MAX);
        if (!check_mpi(&own, MPI_Bcast(own.words, sizeof own.words, MPI_CHAR, failed, comm))) {
            return end(call, &own);
        }
        return report((int)(worst[0] >> 32), "%s: rank %d: %s", call, failed, own.words);
    }
    if (worst[1] != -worst[2]) {
        return report(ANYGPU_ERROR_INVALID_VALUE, "%s: the ranks name different roots or arrays", call);
    }
    return 0;
}

// Memory of one rank that all have open.
struct share {
    struct share *next;
    void *address;
    size_t size;
    int root;
    int number;
};

struct anygpu_team {
    // The process's other teams.
    anygpu_team *next;
    // Duplicates of the program's: their errors are returned, and their messages meet no others.
    MPI_Comm parent, comm;
    int parent_rank, parent_size, rank, size, device;
    // The team's ranks in `parent`, ascending, and their processes.
    int *parent_ranks;
    pid_t *processes;
    // By rank: its memory or signals cannot be shared with this rank, as was found out.
    bool *is_unreached;
    struct share *shares;
    // Counted by all ranks alike: shares so far, and plans so far.
    int last_share, last_plan;
    // Parts that are shared now.
    int parts;
    bool device_pointers;
};

// All teams of this process.
static anygpu_team *teams;

// True for a process that has ended, waited for or not. From Linux 5.3 on; before, it is not known.
static bool has_ended(pid_t process)
{
    const int descriptor = (int)syscall(SYS_pidfd_open, process, 0);
    if (descriptor < 0) {
        return errno == ESRCH;
    }
    struct pollfd ended = { .fd = descriptor, .events = POLLIN };
    const bool is = poll(&ended, 1, 0) == 1;
    close(descriptor);
    return is;
}

// The first rank of a team whose process has ended, by its rank in the communicator that the team was created from; -1 for
// none.
static int ended_rank_now(void)
{
    for (const anygpu_team *team = teams; team; team = team->next) {
        for (int rank = 0; rank < team->size; rank++) {
            if (has_ended(team->processes[rank])) {
                return team->parent_ranks[rank];
            }
        }
    }
    return -1;
}

// Finds that rank after a failure. A process that is killed closes its sockets before it has ended: where nobody answered, ask
// for half a second.
static int ended_rank_of_teams(int status)
{
    const struct timespec moment = { .tv_nsec = 10 * 1000 * 1000 };
    int ended = ended_rank_now();
    for (int tries = status == ANYGPU_ERROR_STALE ? 50 : 0; ended < 0 && tries > 0; tries--) {
        nanosleep(&moment, NULL);
        ended = ended_rank_now();
    }
    return ended;
}

// By what ranks that can share memory recognise each other: those of a machine have the same first member.
struct place {
    char machine[104];
    uint64_t pid_namespace, user;
};

enum { MOST_DEVICES = 64 };

// The devices that a rank may use.
struct devices {
    int count;
    int ordinals[MOST_DEVICES];
    unsigned char uuids[MOST_DEVICES][16];
    unsigned char is_near[MOST_DEVICES];
};

static struct place place_of_this_process(void)
{
    struct place place;
    memset(&place, 0, sizeof place);
    char boot[40] = "";
    FILE *file = fopen("/proc/sys/kernel/random/boot_id", "re");
    if (file) {
        if (!fgets(boot, sizeof boot, file)) {
            boot[0] = 0;
        }
        fclose(file);
    }
    if (!boot[0]) {
        // Where it cannot be read, machines still differ by their names.
        gethostname(boot, sizeof boot - 1);
    }
    const char *part = secure_getenv("ANYGPU_MPI_NODE");
    snprintf(place.machine, sizeof place.machine, "%s%.60s", boot, part ? part : "");
    struct stat status;
    if (!stat("/proc/self/ns/pid", &status)) {
        place.pid_namespace = status.st_ino;
    }
    place.user = geteuid();
    return place;
}

// Whether this process may run on a processor next to the device; where that cannot be told, all devices are near.
static bool is_near(int device)
{
    char bus[32] = "", path[96], list[4096];
    if (hipDeviceGetPCIBusId(bus, sizeof bus, device)) {
        return true;
    }
    for (char *letter = bus; *letter; letter++) {
        *letter = (char)tolower((unsigned char)*letter);
    }
    snprintf(path, sizeof path, "/sys/bus/pci/devices/%s/local_cpulist", bus);
    FILE *file = fopen(path, "re");
    if (!file) {
        return true;
    }
    const bool is_read = fgets(list, sizeof list, file) != NULL;
    fclose(file);
    cpu_set_t allowed;
    if (!is_read || sched_getaffinity(0, sizeof allowed, &allowed)) {
        return true;
    }
    // "0-15,32-47"
    for (const char *at = list; isdigit((unsigned char)*at);) {
        char *after;
        const long first = strtol(at, &after, 10);
        const long last = *after == '-' ? strtol(after + 1, &after, 10) : first;
        for (long cpu = first; cpu <= last && cpu < CPU_SETSIZE; cpu++) {
            if (CPU_ISSET((int)cpu, &allowed)) {
                return true;
            }
        }
        at = *after == ',' ? after + 1 : after;
    }
    return false;
}

static void add_device(outcome *mine, struct devices *devices, int ordinal)
{
    hipUUID uuid;
    memset(&uuid, 0, sizeof uuid);
    if (!check(mine, hipDeviceGetUuid(&uuid, ordinal))) {
        return;
    }
    unsigned char *bytes = devices->uuids[devices->count];
    memcpy(bytes, &uuid, 16);
    static const unsigned char none[16];
    if (!memcmp(bytes, none, 16)) {
        // Where the vendor does not tell uuids, ordinals are taken for the same on all ranks.
        bytes[0] = (unsigned char)(ordinal + 1);
    }
    devices->ordinals[devices->count] = ordinal;
    devices->is_near[devices->count] = is_near(ordinal);
    devices->count++;
}

static void list_devices(outcome *mine, struct devices *devices, int wanted)
{
    int count = 0;
    memset(devices, 0, sizeof *devices);
    if (!check(mine, hipGetDeviceCount(&count))) {
        return;
    }
    if (count == 0 || wanted < -1 || wanted >= count) {
        fail(mine, count ? ANYGPU_ERROR_INVALID_DEVICE : ANYGPU_ERROR_NO_DEVICE, "there is no device %d, there are %d",
             wanted, count);
        return;
    }
    for (int ordinal = 0; ordinal < count && ordinal < MOST_DEVICES; ordinal++) {
        if (wanted == -1 || wanted == ordinal) {
            add_device(mine, devices, ordinal);
        }
    }
}

// Chooses a device for each rank, the same on all ranks, and returns the ordinal of this one's. Ranks with fewer devices to
// choose from come first.
static int choose_device(outcome *mine, const struct devices *all, int ranks, int rank)
{
    const unsigned char **chosen = allocate(mine, (size_t)ranks, sizeof *chosen);
    int ordinal = -1;
    for (int count = 0; chosen && count <= MOST_DEVICES; count++) {
        for (int chooser = 0; chooser < ranks; chooser++) {
            const struct devices *devices = &all[chooser];
            int best = -1, best_cost = 0;
            for (int i = 0; devices->count == count && i < count; i++) {
                int users = 0;
                for (int other = 0; other < ranks; other++) {
                    users += chosen[other] && !memcmp(chosen[other], devices->uuids[i], 16);
                }
                const int cost = 2 * users + !devices->is_near[i];
                if (best < 0 || cost < best_cost) {
                    best = i;
                    best_cost = cost;
                }
            }
            if (best >= 0) {
                chosen[chooser] = devices->uuids[best];
                ordinal = chooser == rank ? devices->ordinals[best] : ordinal;
            }
        }
    }
    free(chosen);
    return ordinal;
}

// Open MPI's calls, and those of libraries that follow it; absent from others.
extern int MPIX_Query_cuda_support(void) __attribute__((weak));
extern int MPIX_Query_rocm_support(void) __attribute__((weak));

// Whether this MPI library takes device pointers of the back end in use.
static bool takes_device_pointers(MPI_Comm comm)
{
    const char *setting = secure_getenv("ANYGPU_MPI_DEVICE_POINTERS");
    if (setting && *setting) {
        return !strcmp(setting, "1");
    }
    const char *back_end = anygpu_backend();
    const bool is_cuda = !strcmp(back_end, "nvidia"), is_rocm = !strcmp(back_end, "amd");
    if ((is_cuda && MPIX_Query_cuda_support && MPIX_Query_cuda_support())
        || (is_rocm && MPIX_Query_rocm_support && MPIX_Query_rocm_support())) {
        return true;
    }
    MPI_Info info;
    char kinds[MPI_MAX_INFO_VAL + 1] = "";
    int is_there = 0;
    if (MPI_Comm_get_info(comm, &info) == MPI_SUCCESS) {
        MPI_Info_get(info, "mpi_memory_alloc_kinds", MPI_MAX_INFO_VAL, kinds, &is_there);
        MPI_Info_free(&info);
    }
    return is_there && ((is_cuda && strstr(kinds, "cuda")) || (is_rocm && strstr(kinds, "rocm")));
}

static void drop_team(anygpu_team *team)
{
    if (is_mpi_usable()) {
        if (team->comm != MPI_COMM_NULL) {
            MPI_Comm_free(&team->comm);
        }
        if (team->parent != MPI_COMM_NULL) {
            MPI_Comm_free(&team->parent);
        }
    }
    for (anygpu_team **place = &teams; *place; place = &(*place)->next) {
        if (*place == team) {
            *place = team->next;
            break;
        }
    }
    free(team->parent_ranks);
    free(team->processes);
    free(team->is_unreached);
    free(team);
}

static const char CREATE[] = "gpu_team_create";

// Notes once in the log that a rank cannot share memory with others of its machine, and why.
static void log_alone(const anygpu_team *team, const struct place *own, const struct place *places, int size)
{
    static bool is_logged;
    int others = 0, users = 0;
    for (int i = 0; i < size; i++) {
        const bool is_near = !strcmp(places[i].machine, own->machine);
        others += is_near;
        users += is_near && places[i].user != own->user;
    }
    if (team->size == 1 && others > 1 && !is_logged) {
        report(ANYGPU_ERROR_NOT_SUPPORTED, "%s: rank %d is a team of one beside %d other ranks of its machine: %s",
               CREATE, team->parent_rank, others - 1,
               users ? "start all as one user" : "start all in one PID namespace, such as one container");
        anygpu_report(0, "");
        is_logged = true;
    }
}

// Splits the parent by machine, and that by container and user. What MPI says of nodes is not asked: MPICH 5.0.2 of Debian
// says that each rank has one of its own.
static int split(outcome *mine, anygpu_team *team)
{
    const struct place own = place_of_this_process();
    uint64_t hash = 1;
    for (const char *letter = own.machine; *letter; letter++) {
        hash = mix(hash, (unsigned char)*letter);
    }
    MPI_Comm node;
    if (!check_mpi(mine, MPI_Comm_split(team->parent, (int)(hash >> 33), 0, &node))) {
        return end(CREATE, mine);
    }
    int rank = 0, size = 0, first = 0;
    MPI_Comm_rank(node, &rank);
    MPI_Comm_size(node, &size);
    struct place *places = allocate(mine, (size_t)size, sizeof *places);
    int status = agree(team->parent, CREATE, mine, 0);
    if (!status && check_mpi(mine, MPI_Allgather(&own, sizeof own, MPI_BYTE, places, sizeof own, MPI_BYTE, node))) {
        while (first < rank && memcmp(&places[first], &own, sizeof own) != 0) {
            first++;
        }
        if (check_mpi(mine, MPI_Comm_split(node, first, rank, &team->comm))) {
            have_errors_returned(team->comm);
            MPI_Comm_rank(team->comm, &team->rank);
            MPI_Comm_size(team->comm, &team->size);
            log_alone(team, &own, places, size);
        }
    }
    free(places);
    MPI_Comm_free(&node);
    return status;
}

// Finds the ranks of the team in the parent, and selects a device.
static int fill_team(outcome *mine, anygpu_team *team, int wanted)
{
    struct devices own;
    list_devices(mine, &own, wanted);
    struct devices *all = allocate(mine, (size_t)team->size, sizeof *all);
    team->parent_ranks = allocate(mine, (size_t)team->size, sizeof(int));
    team->processes = allocate(mine, (size_t)team->size, sizeof(pid_t));
    team->is_unreached = allocate(mine, (size_t)team->size, sizeof(bool));
    const pid_t process = getpid();
    int status = agree(team->parent, CREATE, mine, 0);
    if (!status) {
        check_mpi(mine, MPI_Allgather(&team->parent_rank, 1, MPI_INT, team->parent_ranks, 1, MPI_INT, team->comm));
        check_mpi(
            mine,
            MPI_Allgather(&process, sizeof process, MPI_BYTE, team->processes, sizeof process, MPI_BYTE, team->comm));
        check_mpi(mine, MPI_Allgather(&own, sizeof own, MPI_BYTE, all, sizeof own, MPI_BYTE, team->comm));
        team->device = choose_device(mine, all, team->size, team->rank);
        if (!mine->status) {
            check(mine, hipSetDevice(team->device));
        }
        status = agree(team->parent, CREATE, mine, 0);
    }
    free(all);
    return status;
}

int anygpu_team_create(MPI_Comm comm, int device, anygpu_team **team)
{
    outcome mine = { 0 };
    int is_inter = 0;
    if (!is_mpi_usable()) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "MPI is not initialized, or finalized");
    } else if (comm == MPI_COMM_NULL || MPI_Comm_test_inter(comm, &is_inter) || is_inter) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE,
             is_inter ? "an intercommunicator" : "the communicator is MPI_COMM_NULL");
    }
    if (mine.status) {
        return end(CREATE, &mine);
    }
    anygpu_team *made = allocate(&mine, 1, sizeof *made);
    if (!made) {
        return end(CREATE, &mine);
    }
    made->parent = made->comm = MPI_COMM_NULL;
    if (!team) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "NULL");
    }
    int status = check_mpi(&mine, MPI_Comm_dup(comm, &made->parent)) ? 0 : end(CREATE, &mine);
    if (!status) {
        have_errors_returned(made->parent);
        MPI_Comm_rank(made->parent, &made->parent_rank);
        MPI_Comm_size(made->parent, &made->parent_size);
        made->device_pointers = takes_device_pointers(comm);
        status = split(&mine, made);
    }
    if (!status) {
        status = fill_team(&mine, made, device);
    }
    if (status) {
        drop_team(made);
        return status;
    }
    made->next = teams;
    teams = made;
    *team = made;
    return 0;
}

int anygpu_team_free(anygpu_team **team)
{
    static const char call[] = "gpu_team_free";
    outcome mine = { 0 };
    if (!team || !*team) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "there is no team");
        return end(call, &mine);
    }
    if ((*team)->shares || (*team)->parts) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "an array is still shared with the team");
    }
    if (!is_mpi_usable()) {
        // Without MPI there is nobody to agree with.
        if (mine.status) {
            return end(call, &mine);
        }
        drop_team(*team);
        *team = NULL;
        return 0;
    }
    const int status = agree((*team)->parent, call, &mine, 0);
    if (!status) {
        drop_team(*team);
        *team = NULL;
    }
    return status;
}

int anygpu_team_describe(const anygpu_team *team, anygpu_team_description *description)
{
    outcome mine = { 0 };
    if (!team || !description) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "there is no team");
        return end("gpu_team_describe", &mine);
    }
    *description = (anygpu_team_description){ team->rank, team->size, team->device, team->parent_rank, team->comm };
    return 0;
}

static int compare_ranks(const void *one, const void *other)
{
    const int a = *(const int *)one, b = *(const int *)other;
    return (a > b) - (a < b);
}

int anygpu_team_rank(const anygpu_team *team, int parent_rank)
{
    if (!team) {
        return -1;
    }
    const int *found = bsearch(&parent_rank, team->parent_ranks, (size_t)team->size, sizeof(int), compare_ranks);
    return found ? (int)(found - team->parent_ranks) : -1;
}

// A collective call without a team cannot ask the others; that is a mistake in the program's text, the same on all ranks.
static bool has_team(const anygpu_team *team, const char *call)
{
    if (!team) {
        outcome mine = { 0 };
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "there is no team");
        end(call, &mine);
    }
    return team;
}

int anygpu_fence(anygpu_team *team)
{
    static const char call[] = "gpu_fence";
    outcome mine = { 0 };
    if (!has_team(team, call)) {
        return ANYGPU_ERROR_INVALID_VALUE;
    }
    check(&mine, hipDeviceSynchronize());
    return agree(team->comm, call, &mine, 0);
}

static const char SHARE[] = "gpu_share", UNSHARE[] = "gpu_unshare";

// The first step, after the owner has made the token: all ranks get it. The owner opens its memory too, which tells that it
// is in use.
static int share_begin(anygpu_team *team, int root, outcome *mine, anygpu_token *token)
{
    if (root < 0 || root >= team->size) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "there is no rank %d in a team of %d", root, team->size);
    }
    void *address = NULL;
    if (team->rank == root && !mine->status) {
        check(mine, anygpu_import(token, team->device, &address));
    }
    const int status = agree(team->comm, SHARE, mine, root);
    if (status) {
        if (address) {
            anygpu_close(address);
        }
        return status;
    }
    check_mpi(mine, MPI_Bcast(token, sizeof *token, MPI_BYTE, root, team->comm));
    return 0;
}

// The last step, after the others have opened the memory at an address. After a failure they close it.
static int share_end(anygpu_team *team, int root, outcome *mine, void *address, size_t size)
{
    struct share *share = allocate(mine, 1, sizeof *share);
    const int status = agree(team->comm, SHARE, mine, root);
    if (status) {
        if (team->rank == root) {
            anygpu_close(address);
        }
        free(share);
        return status;
    }
    *share = (struct share){ team->shares, address, size, root, ++team->last_share };
    team->shares = share;
    return 0;
}

// What a rank does with memory that is no longer shared, after it has closed it.
enum role { CLOSES, KEEPS, FREES };

// The first step: all ranks name the same memory, and their devices no longer use it.
static int unshare_begin(anygpu_team *team, void *address, int *role)
{
    outcome mine = { 0 };
    struct share **found = &team->shares;
    while (*found && (*found)->address != address) {
        found = &(*found)->next;
    }
    struct share *share = *found;
    *role = CLOSES;
    if (!share) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "the array is not shared with this team");
    } else if (share->root == team->rank) {
        hipDeviceptr_t base = NULL;
        size_t size = 0;
        check(&mine, hipMemGetAddressRange(&base, &size, address));
        *role = base == address && size <= share->size ? FREES : KEEPS;
    }
    check(&mine, hipDeviceSynchronize());
    const int status = agree(team->comm, UNSHARE, &mine, share ? share->number : 0);
    if (!status) {
        *found = share->next;
        free(share);
    }
    return status;
}

int anygpu_share(anygpu_team *team, int root, void **array, size_t *size)
{
    if (!has_team(team, SHARE)) {
        return ANYGPU_ERROR_INVALID_VALUE;
    }
    outcome mine = { 0 };
    anygpu_token token;
    anygpu_token_description description;
    memset(&token, 0, sizeof token);
    memset(&description, 0, sizeof description);
    if (!array || !size) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "NULL");
    } else if (team->rank == root) {
        check(&mine, anygpu_export(*array, *size, &token));
    }
    int status = share_begin(team, root, &mine, &token);
    if (status) {
        return status;
    }
    const bool is_root = team->rank == root;
    void *address = is_root ? *array : NULL;
    if (check(&mine, anygpu_describe(&token, &description)) && !is_root) {
        check(&mine, anygpu_import(&token, team->device, &address));
    }
    status = share_end(team, root, &mine, address, description.extent);
    if (!status) {
        *array = address;
        *size = description.extent;
    } else if (!is_root && address) {
        anygpu_close(address);
    }
    return status;
}

int anygpu_unshare(anygpu_team *team, void **array)
{
    if (!has_team(team, UNSHARE)) {
        return ANYGPU_ERROR_INVALID_VALUE;
    }
    int role = CLOSES;
    outcome mine = { 0 };
    int status = unshare_begin(team, array ? *array : NULL, &role);
    if (!status) {
        check(&mine, anygpu_close(*array));
        status = agree(team->comm, UNSHARE, &mine, 0);
    }
    if (!status) {
        if (role == FREES) {
            check(&mine, hipFree(*array));
        }
        *array = NULL;
        status = agree(team->comm, UNSHARE, &mine, 0);
    }
    return status;
}

// One direction between two ranks, opened at its first use. Signals are counted: the n-th raises the timeline to n.
struct line {
    hipExternalSemaphore_t semaphore;
    uint64_t count;
};

// Lines that one call signals or waits for.
enum { LINES = 32 };

// How a rank's part is named to the others.
struct part {
    anygpu_token token;
    // False for a rank without a part.
    bool has_token;
    uint64_t size;
    // Type and number of dimensions, in Fortran: the same on all ranks.
    char kind[48];
    // The rank's offer of its lines to the others, by their ranks.
    uint64_t lines;
};

struct anygpu_shared {
    anygpu_team *team;
    int number;
    void *own;
    bool is_own_freed_here;
    struct part *parts;
    // By rank: its memory here, opened when it is first asked for.
    void **peers;
    struct line *to, *from;
    // This rank's offer of its lines.
    uint64_t lines;
    int plans;
};

// Opens a line that has not been used before. It is the sender's, so whoever comes first, the other finds the same, and its
// end ends the waits of the receiver.
static bool open_line(outcome *mine, struct line *line, uint64_t lines, int number)
{
    if (line->semaphore) {
        return true;
    }
    hipExternalSemaphoreHandleDesc description;
    memset(&description, 0, sizeof description);
    description.type = hipExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    if (!check(mine, anygpu_timeline_open(&description.handle.fd, lines, (unsigned)number))) {
        return false;
    }
    const bool is_open = check(mine, hipImportExternalSemaphore(&line->semaphore, &description));
    if (!is_open) {
        close(description.handle.fd);
    }
    return is_open;
}

static void withdraw(outcome *mine, uint64_t *lines)
{
    if (*lines) {
        check(mine, anygpu_timeline_withdraw(*lines));
        *lines = 0;
    }
}

static void close_line(outcome *mine, struct line *line)
{
    if (line->semaphore) {
        check(mine, hipDestroyExternalSemaphore(line->semaphore));
        line->semaphore = NULL;
    }
}

// Queues a signal of each line, or a wait for each.
static bool queue_lines(outcome *mine, struct line *const *lines, int count, bool is_signal, void *stream)
{
    hipExternalSemaphore_t semaphores[LINES];
    hipExternalSemaphoreSignalParams signals[LINES];
    hipExternalSemaphoreWaitParams waits[LINES];
    bool is_queued = true;
    for (int first = 0; first < count && is_queued; first += LINES) {
        const int some = count - first < LINES ? count - first : LINES;
        memset(signals, 0, (size_t)some * sizeof *signals);
        memset(waits, 0, (size_t)some * sizeof *waits);
        for (int i = 0; i < some; i++) {
            semaphores[i] = lines[first + i]->semaphore;
            signals[i].params.fence.value = waits[i].params.fence.value = lines[first + i]->count + 1;
        }
        is_queued = check(mine,
                          is_signal ? hipSignalExternalSemaphoresAsync(semaphores, signals, (unsigned)some, stream)
                                    : hipWaitExternalSemaphoresAsync(semaphores, waits, (unsigned)some, stream));
        for (int i = 0; i < some && is_queued; i++) {
            lines[first + i]->count++;
        }
    }
    return is_queued;
}

// Closes all that the parts have open here, but not the own part.
static void close_parts(outcome *mine, anygpu_shared *shared)
{
    for (int rank = 0; rank < shared->team->size; rank++) {
        if (shared->peers[rank]) {
            check(mine, anygpu_close(shared->peers[rank]));
        }
        close_line(mine, &shared->to[rank]);
        close_line(mine, &shared->from[rank]);
    }
    withdraw(mine, &shared->lines);
}

static void drop_shared(anygpu_shared *shared)
{
    if (shared) {
        free(shared->parts);
        free(shared->peers);
        free(shared->to);
        free(shared->from);
        free(shared);
    }
}

static anygpu_shared *new_shared(outcome *mine, anygpu_team *team)
{
    const size_t ranks = (size_t)team->size;
    anygpu_shared *shared = allocate(mine, 1, sizeof *shared);
    if (shared) {
        shared->team = team;
        shared->parts = allocate(mine, ranks, sizeof *shared->parts);
        shared->peers = allocate(mine, ranks, sizeof *shared->peers);
        shared->to = allocate(mine, ranks, sizeof *shared->to);
        shared->from = allocate(mine, ranks, sizeof *shared->from);
        if (!shared->parts || !shared->peers || !shared->to || !shared->from) {
            drop_shared(shared);
            return NULL;
        }
        check(mine, anygpu_timeline_offer(&shared->lines, (unsigned)team->size));
    }
    return shared;
}

// Finds the memory of a rank of the team here; NULL for no part.
static void *open_peer(outcome *mine, anygpu_shared *shared, int rank)
{
    if (!shared->peers[rank] && shared->parts[rank].has_token) {
        void *address = NULL;
        if (check(mine, anygpu_import(&shared->parts[rank].token, shared->team->device, &address))) {
            shared->peers[rank] = address;
        }
    }
    return shared->peers[rank];
}

// Ends a collective call that makes parts. `mine` is the outcome of exporting this rank's own.
static int share_all(anygpu_team *team, const char *call, outcome *mine, struct part *own, void *address,
                     anygpu_shared **shared)
{
    anygpu_shared *made = new_shared(mine, team);
    int status = agree(team->comm, call, mine, 0);
    if (!status) {
        made->own = address;
        own->lines = made->lines;
        const int bytes = sizeof *own;
        check_mpi(mine, MPI_Allgather(own, bytes, MPI_BYTE, made->parts, bytes, MPI_BYTE, team->comm));
        if (strcmp(own->kind, made->parts[0].kind) != 0) {
            fail(mine, ANYGPU_ERROR_INVALID_VALUE, "the array is %s, but %s on rank 0", own->kind, made->parts[0].kind);
        }
        // The owner has its part open too, which tells that it is in use.
        open_peer(mine, made, team->rank);
        status = agree(team->comm, call, mine, 0);
    }
    if (status) {
        if (made) {
            outcome ignored = { 0 };
            close_parts(&ignored, made);
        }
        drop_shared(made);
        return status;
    }
    made->number = ++team->last_share;
    team->parts++;
    *shared = made;
    return 0;
}

static void export_part(outcome *mine, struct part *part, void *array, size_t size)
{
    memset(part, 0, sizeof *part);
    part->size = size;
    if (size) {
        part->has_token = check(mine, anygpu_export(array, size, &part->token));
    }
}

int anygpu_share_all(anygpu_team *team, void *array, size_t size, anygpu_shared **shared)
{
    static const char call[] = "gpu_share_all";
    if (!has_team(team, call)) {
        return ANYGPU_ERROR_INVALID_VALUE;
    }
    outcome mine = { 0 };
    struct part part;
    if (!shared) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "NULL");
    }
    export_part(&mine, &part, array, size);
    return share_all(team, call, &mine, &part, size ? array : NULL, shared);
}

int anygpu_allocate_all(anygpu_team *team, size_t size, void **array, anygpu_shared **shared)
{
    static const char call[] = "gpu_allocate_all";
    if (!has_team(team, call)) {
        return ANYGPU_ERROR_INVALID_VALUE;
    }
    outcome mine = { 0 };
    struct part part = { .size = 0 };
    void *memory = NULL;
    if (!array || !shared) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "NULL");
    } else if (!size || check(&mine, hipMalloc(&memory, size))) {
        export_part(&mine, &part, memory, size);
    }
    const int status = share_all(team, call, &mine, &part, memory, shared);
    if (!status) {
        (*shared)->is_own_freed_here = true;
        *array = memory;
    } else if (memory) {
        hipFree(memory);
    }
    return status;
}

static bool is_rank(outcome *mine, const anygpu_shared *shared, int rank)
{
    if (!shared) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "nothing is shared");
    } else if (rank < 0 || rank >= shared->team->size) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "there is no rank %d in a team of %d", rank, shared->team->size);
    }
    return !mine->status;
}

int anygpu_peer(anygpu_shared *shared, int rank, void **array, size_t *size)
{
    outcome mine = { 0 };
    void *address = NULL;
    size_t bytes = 0;
    if (!array) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "NULL");
    } else if ((rank != -1 || !shared) && is_rank(&mine, shared, rank)) {
        address = open_peer(&mine, shared, rank);
        bytes = shared->parts[rank].size;
    }
    if (!mine.status) {
        *array = address;
        if (size) {
            *size = bytes;
        }
    }
    return end("gpu_peer", &mine);
}

int anygpu_free_all(anygpu_shared **shared)
{
    static const char call[] = "gpu_free_all";
    outcome mine = { 0 };
    if (!shared || !*shared) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "nothing is shared");
        return end(call, &mine);
    }
    anygpu_shared *parts = *shared;
    anygpu_team *team = parts->team;
    if (parts->plans) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "a plan of an exchange still uses the parts");
    }
    check(&mine, hipDeviceSynchronize());
    int status = agree(team->comm, call, &mine, parts->number);
    if (status) {
        return status;
    }
    close_parts(&mine, parts);
    status = agree(team->comm, call, &mine, parts->number);
    if (parts->is_own_freed_here && parts->own) {
        check(&mine, hipFree(parts->own));
    }
    team->parts--;
    drop_shared(parts);
    *shared = NULL;
    return status ? status : agree(team->comm, call, &mine, 0);
}

int anygpu_signal(anygpu_shared *shared, int to, void *stream)
{
    outcome mine = { 0 };
    if (is_rank(&mine, shared, to) && to != shared->team->rank
        && open_line(&mine, &shared->to[to], shared->lines, to)) {
        queue_lines(&mine, (struct line *[]){ &shared->to[to] }, 1, true, stream);
    }
    return end("gpu_signal", &mine);
}

int anygpu_wait(anygpu_shared *shared, int from, void *stream)
{
    outcome mine = { 0 };
    if (is_rank(&mine, shared, from) && from != shared->team->rank
        && open_line(&mine, &shared->from[from], shared->parts[from].lines, shared->team->rank)) {
        queue_lines(&mine, (struct line *[]){ &shared->from[from] }, 1, false, stream);
    }
    return end("gpu_wait", &mine);
}

// A box of an array that goes to another rank, or comes from it.
struct transfer {
    anygpu_box box;
    size_t bytes;
    // Its array, by its place among the plan's.
    int array;
    // By memory, of a box that is sent: where it goes.
    char *there;
    anygpu_box box_there;
    // By messages: where it is in the neighbour's staging memory.
    size_t place;
};

// Boxes to a rank, or from it.
struct side {
    // The place of the first among the plan's transfers, and their number.
    int first, count;
    // By messages: the boxes without gaps.
    char *staging;
    size_t bytes;
};

// A rank that boxes go to or come from: one signal or message for all of them. Ranks are those of the team's parent.
struct neighbour {
    int rank;
    // The rank in the team, or -1 where the boxes go by messages.
    int peer;
    struct side sent, received;
    // By memory: each side signals that its boxes to receive may be written, and then that it has written the other's.
    struct line to, from;
    // Of a rank in the team: this rank cannot reach its memory, and it cannot reach this rank's.
    bool is_unreached, does_not_reach;
};

struct anygpu_exchange {
    anygpu_team *team;
    anygpu_shared **shared;
    int arrays, number;
    // The boxes to send, then those to receive, each by their neighbours, which ascend.
    struct transfer *transfers;
    int sends, receives, neighbours;
    struct neighbour *neighbour;
    // This rank's offer of the lines that it signals, by its neighbours, until they have opened them.
    uint64_t lines;
    MPI_Request *requests;
    // What a call makes of the neighbours and the transfers.
    struct line **line;
    anygpu_box_copy *copies;
    void *stream;
    bool is_started, has_messages;
    // The status of a start that has failed, and whether this rank's lines are closed since.
    int failed;
    bool is_broken;
    // Recorded when the boxes to send are in the staging memory, and when those received are out of it.
    hipEvent_t packed, unpacked;
};

// What a plan is made of: the boxes of each rank's list, and the arrays that they are in; NULL for the first one.
struct boxes {
    int count;
    const int *ranks, *arrays;
    const anygpu_box *boxes;
};

// What two ranks tell each other of a box.
struct terms {
    anygpu_box box;
    // Where boxes do not match: the number of its array.
    int array;
    // In a team, with the first box: the line that the rank signals, by its offer.
    int number;
    uint64_t lines;
};

// The bytes of a box that is in an array.
static size_t box_bytes(const anygpu_box *box)
{
    size_t bytes = 1;
    for (int i = 0; i < DIMENSIONS; i++) {
        bytes *= box->count[i];
    }
    return bytes;
}

static bool is_box_in(const anygpu_box *box, uint64_t size)
{
    for (int i = 0; i < DIMENSIONS; i++) {
        if (!box->count[i]) {
            return true;
        }
    }
    size_t extent = box->count[0];
    for (int i = 1; i < DIMENSIONS && extent <= size; i++) {
        const size_t stride = box->stride[i], more = box->count[i] - 1;
        if (more) {
            // In bounds a product does not overflow.
            if (stride < extent || more > (size - extent) / stride) {
                return false;
            }
            extent += more * stride;
        }
    }
    return box->offset <= size && extent <= size - box->offset;
}

// A box of the same counts without gaps.
static anygpu_box packed_box(const anygpu_box *box)
{
    anygpu_box packed = *box;
    packed.offset = 0;
    for (int i = 1; i < DIMENSIONS; i++) {
        packed.stride[i] = i == 1 ? box->count[0] : packed.stride[i - 1] * box->count[i - 1];
    }
    return packed;
}

// The copy of a box to one of the same counts.
static anygpu_box_copy copy_of(char *to, const anygpu_box *to_box, const char *from, const anygpu_box *from_box)
{
    anygpu_box_copy copy;
    copy.to = to + to_box->offset;
    copy.from = from + from_box->offset;
    memcpy(copy.count, to_box->count, sizeof copy.count);
    memcpy(copy.to_stride, to_box->stride, sizeof copy.to_stride);
    memcpy(copy.from_stride, from_box->stride, sizeof copy.from_stride);
    return copy;
}

// The number of a message: the same for its sender and its receiver, and for no other message. `place` is its place among
// those of the two ranks, and `shared` the number of the array within a team, 0 between teams, which count for themselves.
static uint64_t message_number(int sender, int receiver, uint64_t place, int shared, const anygpu_box *box)
{
    uint64_t hash = mix(mix(mix(mix(1, (uint64_t)sender), (uint64_t)receiver), place), (uint64_t)shared);
    for (int i = 0; i < DIMENSIONS; i++) {
        if (i == 0 || box->count[i] != 1) {
            hash = mix(hash, box->count[i]);
        }
    }
    return hash;
}

static int compare_neighbours(const void *one, const void *other)
{
    return compare_ranks(&((const struct neighbour *)one)->rank, &((const struct neighbour *)other)->rank);
}

static struct neighbour *neighbour_of(const anygpu_exchange *plan, int rank)
{
    const struct neighbour key = { .rank = rank };
    return bsearch(&key, plan->neighbour, (size_t)plan->neighbours, sizeof key, compare_neighbours);
}

static bool is_by_memory(const struct neighbour *neighbour)
{
    return neighbour->peer >= 0;
}

static bool is_self(const anygpu_exchange *plan, const struct neighbour *neighbour)
{
    return neighbour->rank == plan->team->parent_rank;
}

// Another rank whose memory this one reaches.
static bool is_in_team(const anygpu_exchange *plan, const struct neighbour *neighbour)
{
    return is_by_memory(neighbour) && !is_self(plan, neighbour);
}

// Makes a neighbour of each rank of two lists; negative ones are passed over.
static void list_neighbours(anygpu_exchange *plan, const struct boxes *send, const struct boxes *receive)
{
    int count = 0, last = 0;
    for (int i = 0; i < send->count + receive->count; i++) {
        const int rank = i < send->count ? send->ranks[i] : receive->ranks[i - send->count];
        if (rank >= 0) {
            plan->neighbour[count++] = (struct neighbour){ .rank = rank, .peer = anygpu_team_rank(plan->team, rank) };
        }
    }
    qsort(plan->neighbour, (size_t)count, sizeof *plan->neighbour, compare_neighbours);
    for (int i = 0; i < count; i++) {
        if (i == 0 || plan->neighbour[i].rank != plan->neighbour[last - 1].rank) {
            plan->neighbour[last++] = plan->neighbour[i];
        }
    }
    plan->neighbours = last;
}

static struct side *side_of(struct neighbour *neighbour, bool is_sent)
{
    return is_sent ? &neighbour->sent : &neighbour->received;
}

// Counts each neighbour's boxes of a list, and finds where the first will be among the transfers.
static void count_transfers(const anygpu_exchange *plan, const struct boxes *list, bool is_sent)
{
    int next = is_sent ? 0 : plan->sends;
    for (int i = 0; i < list->count; i++) {
        if (list->ranks[i] >= 0) {
            side_of(neighbour_of(plan, list->ranks[i]), is_sent)->count++;
        }
    }
    for (int i = 0; i < plan->neighbours; i++) {
        struct side *side = side_of(&plan->neighbour[i], is_sent);
        side->first = next;
        next += side->count;
        side->count = 0;
    }
}

// Adds a box to those of a side.
static void add_transfer(outcome *mine, const anygpu_exchange *plan, struct side *side, const struct boxes *list, int i)
{
    const int array = list->arrays ? list->arrays[i] : 0, rank = list->ranks[i];
    struct transfer *transfer = &plan->transfers[side->first + side->count++];
    *transfer = (struct transfer){ .box = list->boxes[i], .bytes = box_bytes(&list->boxes[i]), .array = array };
    transfer->place = side->bytes;
    side->bytes += (transfer->bytes + 15) & ~(size_t)15;
    if (rank >= plan->team->parent_size) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "there is no rank %d among %d", rank, plan->team->parent_size);
    } else if (!is_box_in(&transfer->box, plan->shared[array]->parts[plan->team->rank].size)) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "a box for rank %d is not within the array", rank);
    }
}

// Puts the boxes of a list in the order of their neighbours.
static void list_transfers(outcome *mine, const anygpu_exchange *plan, const struct boxes *list, bool is_sent)
{
    count_transfers(plan, list, is_sent);
    for (int i = 0; i < list->count; i++) {
        if (list->ranks[i] >= 0) {
            add_transfer(mine, plan, side_of(neighbour_of(plan, list->ranks[i]), is_sent), list, i);
        }
    }
}

// The number of a box's array: the team's within it, else the plan's.
static int array_number(const anygpu_exchange *plan, const struct neighbour *neighbour, const struct transfer *transfer)
{
    return is_by_memory(neighbour) ? plan->shared[transfer->array]->number : transfer->array;
}

// The numbers of a neighbour's messages, added up.
static uint64_t sum_of_messages(const anygpu_exchange *plan, const struct neighbour *neighbour, bool is_sent)
{
    const int own = plan->team->parent_rank, other = neighbour->rank;
    uint64_t sum = 0;
    const struct side *side = is_sent ? &neighbour->sent : &neighbour->received;
    for (int i = 0; i < side->count; i++) {
        const struct transfer *transfer = &plan->transfers[side->first + i];
        const int array = array_number(plan, neighbour, transfer);
        sum += message_number(is_sent ? own : other, is_sent ? other : own, (uint64_t)i, array, &transfer->box);
    }
    return sum;
}

// Checks that what is sent is what is received: over all ranks, the sums of the messages' numbers are equal.
static bool do_boxes_match(outcome *mine, const anygpu_exchange *plan)
{
    uint64_t difference = 0, sum = 0;
    for (int i = 0; i < plan->neighbours; i++) {
        const struct neighbour *neighbour = &plan->neighbour[i];
        difference += sum_of_messages(plan, neighbour, true) - sum_of_messages(plan, neighbour, false);
    }
    return !check_mpi(mine, MPI_Allreduce(&difference, &sum, 1, MPI_UINT64_T, MPI_SUM, plan->team->parent)) || !sum;
}

// Writes the counts of a box, such as "64 bytes x 5 x 4".
static const char *counts_of(const anygpu_box *box, char *text, size_t size)
{
    int length = snprintf(text, size, "%zu bytes", box->count[0]);
    for (int i = 1; i < DIMENSIONS && length < (int)size; i++) {
        if (box->count[i] != 1) {
            length += snprintf(text + length, size - (size_t)length, " x %zu", box->count[i]);
        }
    }
    return text;
}

// Compares what a rank sends with what this one receives from it, and says how they differ.
static void compare_terms(outcome *mine, const anygpu_exchange *plan, int rank, const struct terms *sent, int sends)
{
    static const struct neighbour nobody;
    const int own = plan->team->parent_rank;
    const struct neighbour *neighbour = neighbour_of(plan, rank);
    neighbour = neighbour ? neighbour : &nobody;
    if (sends != neighbour->received.count) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "rank %d sends %d boxes to rank %d, which receives %d from it", rank,
             sends, own, neighbour->received.count);
    }
    for (int i = 0; i < sends && i < neighbour->received.count; i++) {
        const struct transfer *expected = &plan->transfers[neighbour->received.first + i];
        char here[128], there[128];
        counts_of(&expected->box, here, sizeof here);
        counts_of(&sent[i].box, there, sizeof there);
        if (strcmp(here, there) != 0) {
            fail(mine, ANYGPU_ERROR_INVALID_VALUE,
                 "box %d from rank %d to rank %d has %s where it is sent, and %s where it is received", i + 1, rank,
                 own, there, here);
        } else if (array_number(plan, neighbour, expected) != sent[i].array) {
            fail(mine, ANYGPU_ERROR_INVALID_VALUE,
                 "box %d from rank %d to rank %d is of another array where it is sent than where it is received", i + 1,
                 rank, own);
        }
    }
}

// The terms of the boxes to send.
static void fill_terms(const anygpu_exchange *plan, struct terms *own)
{
    for (int i = 0; i < plan->neighbours; i++) {
        const struct neighbour *to = &plan->neighbour[i];
        for (int k = to->sent.first; k < to->sent.first + to->sent.count; k++) {
            const struct transfer *transfer = &plan->transfers[k];
            own[k] = (struct terms){ .box = transfer->box, .array = array_number(plan, to, transfer) };
        }
    }
}

// Finds which boxes do not match: each rank tells those that it sends to what it sends. After a failure only, so the ranks
// may have tables of all.
static int name_mismatch(outcome *mine, const anygpu_exchange *plan, const char *call)
{
    const MPI_Comm comm = plan->team->parent;
    const int ranks = plan->team->parent_size, bytes = sizeof(struct terms);
    // Bytes to each rank and their places, and the same from it.
    int *to = allocate(mine, 4 * (size_t)ranks, sizeof *to), *to_place = to + ranks, *from = to + 2 * ranks,
        *from_place = to + 3 * ranks, total = 0;
    struct terms *own = allocate(mine, (size_t)plan->sends, sizeof *own), *theirs = NULL;
    int status = agree(comm, call, mine, 0);
    if (!status) {
        fill_terms(plan, own);
        for (int i = 0; i < plan->neighbours; i++) {
            to[plan->neighbour[i].rank] = plan->neighbour[i].sent.count * bytes;
            to_place[plan->neighbour[i].rank] = plan->neighbour[i].sent.first * bytes;
        }
        check_mpi(mine, MPI_Alltoall(to, 1, MPI_INT, from, 1, MPI_INT, comm));
        for (int rank = 0; rank < ranks; total += from[rank++]) {
            from_place[rank] = total;
        }
        theirs = allocate(mine, (size_t)total, 1);
        status = agree(comm, call, mine, 0);
    }
    if (!status) {
        check_mpi(mine, MPI_Alltoallv(own, to, to_place, MPI_BYTE, theirs, from, from_place, MPI_BYTE, comm));
        for (int rank = 0; rank < ranks; rank++) {
            compare_terms(mine, plan, rank, theirs + from_place[rank] / bytes, from[rank] / bytes);
        }
        status = agree(comm, call, mine, 0);
    }
    free(to);
    free(own);
    free(theirs);
    if (!status) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "the boxes that ranks send are not those that others receive");
        status = agree(comm, call, mine, 0);
    }
    return status;
}

static void wait_for(outcome *mine, MPI_Request *requests, int count)
{
    for (int i = 0; i < count; i++) {
        check_mpi(mine, MPI_Wait(&requests[i], MPI_STATUS_IGNORE));
    }
}

// Tells each other rank of the team what is to be received from it, and is told the same. `terms` has one at least for each.
static void exchange_terms(outcome *mine, anygpu_exchange *plan, struct terms *own, struct terms *theirs)
{
    const int tag = 2 * plan->number, bytes = sizeof *own;
    int begun = 0;
    if (plan->neighbours > 0) {
        check(mine, anygpu_timeline_offer(&plan->lines, (unsigned)plan->neighbours));
    }
    for (int i = 0; i < plan->neighbours; i++) {
        struct neighbour *neighbour = &plan->neighbour[i];
        if (!is_in_team(plan, neighbour)) {
            continue;
        }
        struct terms *told = own + neighbour->received.first - plan->sends + i,
                     *heard = theirs + neighbour->sent.first + i;
        const bool is_open = open_line(mine, &neighbour->to, plan->lines, i);
        for (int k = 0; k < neighbour->received.count; k++) {
            told[k].box = plan->transfers[neighbour->received.first + k].box;
        }
        told->number = i;
        told->lines = is_open ? plan->lines : 0;
        check_mpi(mine,
                  MPI_Irecv(heard, (neighbour->sent.count ? neighbour->sent.count : 1) * bytes, MPI_BYTE,
                            neighbour->peer, tag, plan->team->comm, &plan->requests[begun++]));
        check_mpi(mine,
                  MPI_Isend(told, (neighbour->received.count ? neighbour->received.count : 1) * bytes, MPI_BYTE,
                            neighbour->peer, tag, plan->team->comm, &plan->requests[begun++]));
    }
    wait_for(mine, plan->requests, begun);
}

// Opens the memory of a rank of the team that boxes go to, and the line that it signals.
static void open_neighbour(outcome *mine, anygpu_exchange *plan, struct neighbour *neighbour,
                           const struct terms *theirs)
{
    for (int i = 0; i < neighbour->sent.count && !mine->status; i++) {
        struct transfer *transfer = &plan->transfers[neighbour->sent.first + i];
        transfer->box_there = theirs[i].box;
        transfer->there = open_peer(mine, plan->shared[transfer->array], neighbour->peer);
    }
    if (!mine->status && !open_line(mine, &neighbour->from, theirs->lines, theirs->number)
        && mine->status == ANYGPU_ERROR_STALE && !has_ended(plan->team->processes[neighbour->peer])) {
        // A process in another network namespace answers as one that has ended.
        mine->status = ANYGPU_ERROR_UNREACHABLE;
    }
}

// True for failures by which two ranks can exchange messages, but not memory.
static bool cannot_share(int status)
{
    return status == ANYGPU_ERROR_UNREACHABLE || status == ANYGPU_ERROR_REFUSED
        || status == ANYGPU_ERROR_PEER_ACCESS_UNSUPPORTED || status == ANYGPU_ERROR_NOT_SUPPORTED;
}

// Notes once in the log why boxes go by messages within a team, and what helps.
static void log_reason(const char *call, int rank, const outcome *tried)
{
    static bool is_logged;
    if (!is_logged) {
        report(tried->status, "%s: boxes to and from rank %d go by messages, as its memory cannot be shared here: %s%s",
               call, rank, tried->words,
               tried->status == ANYGPU_ERROR_PEER_ACCESS_UNSUPPORTED ? ": the devices have no peer access" : "");
        anygpu_report(0, "");
        is_logged = true;
    }
}

// Opens what boxes to a rank of the team need, unless its memory cannot be shared. That is tried once for each rank.
static bool is_reached(outcome *mine, anygpu_exchange *plan, struct neighbour *neighbour, const struct terms *theirs,
                       const char *call)
{
    bool *is_unreached = &plan->team->is_unreached[neighbour->peer];
    outcome tried = { 0 };
    if (!*is_unreached) {
        open_neighbour(&tried, plan, neighbour, theirs);
    }
    if (cannot_share(tried.status)) {
        *is_unreached = true;
        log_reason(call, neighbour->rank, &tried);
    } else if (tried.status) {
        *mine = tried;
    }
    return !*is_unreached;
}

// Opens the lines of neighbours in the team, and the memory that boxes go to, and notes which of them cannot be reached.
// Where either of two ranks cannot reach the other, both use messages. All ranks of the team make the MPI calls.
static void meet_team(outcome *mine, anygpu_exchange *plan, const char *call, struct terms *own, struct terms *theirs)
{
    const anygpu_team *team = plan->team;
    const int tag = 2 * plan->number + 1;
    int begun = 0;
    exchange_terms(mine, plan, own, theirs);
    for (int i = 0; i < plan->neighbours; i++) {
        struct neighbour *neighbour = &plan->neighbour[i];
        const struct terms *heard = theirs + neighbour->sent.first + i;
        if (!is_in_team(plan, neighbour)) {
            continue;
        }
        // Another rank's failure is its own to tell.
        if (!mine->status && heard->lines) {
            neighbour->is_unreached = !is_reached(mine, plan, neighbour, heard, call);
        }
        check_mpi(mine,
                  MPI_Irecv(&neighbour->does_not_reach, 1, MPI_C_BOOL, neighbour->peer, tag, team->comm,
                            &plan->requests[begun++]));
        check_mpi(mine,
                  MPI_Isend(&neighbour->is_unreached, 1, MPI_C_BOOL, neighbour->peer, tag, team->comm,
                            &plan->requests[begun++]));
    }
    wait_for(mine, plan->requests, begun);
    for (int i = 0; i < plan->neighbours; i++) {
        struct neighbour *neighbour = &plan->neighbour[i];
        if (neighbour->is_unreached || neighbour->does_not_reach) {
            close_line(mine, &neighbour->to);
            close_line(mine, &neighbour->from);
            neighbour->peer = -1;
        }
    }
}

// Boxes that go to this rank itself go to those that come from it, in their order.
static void meet_oneself(anygpu_exchange *plan)
{
    const struct neighbour *self = neighbour_of(plan, plan->team->parent_rank);
    for (int i = 0; self && i < self->sent.count; i++) {
        const struct transfer *received = &plan->transfers[self->received.first + i];
        struct transfer *sent = &plan->transfers[self->sent.first + i];
        sent->box_there = received->box;
        sent->there = plan->shared[received->array]->own;
    }
}

static void stage_side(outcome *mine, const anygpu_exchange *plan, struct side *side, int rank)
{
    if (side->bytes > INT_MAX) {
        fail(mine, ANYGPU_ERROR_NOT_SUPPORTED, "a message of %zu bytes to or from rank %d", side->bytes, rank);
    } else if (side->bytes) {
        void *made = NULL;
        check(mine, plan->team->device_pointers ? hipMalloc(&made, side->bytes) : hipHostMalloc(&made, side->bytes, 0));
        side->staging = made;
    }
}

// Allocates what messages need.
static void stage(outcome *mine, anygpu_exchange *plan)
{
    for (int i = 0; i < plan->neighbours; i++) {
        struct neighbour *neighbour = &plan->neighbour[i];
        if (!is_by_memory(neighbour)) {
            plan->has_messages = true;
            stage_side(mine, plan, &neighbour->sent, neighbour->rank);
            stage_side(mine, plan, &neighbour->received, neighbour->rank);
        }
    }
    if (plan->has_messages) {
        check(mine, hipEventCreateWithFlags(&plan->packed, hipEventDisableTiming));
        check(mine, hipEventCreateWithFlags(&plan->unpacked, hipEventDisableTiming));
    }
}

static void drop_staging(outcome *mine, const anygpu_exchange *plan, char *memory)
{
    if (memory) {
        check(mine, plan->team->device_pointers ? hipFree(memory) : hipHostFree(memory));
    }
}

static void drop_plan(outcome *mine, anygpu_exchange *plan)
{
    if (!plan) {
        return;
    }
    for (int i = 0; i < plan->neighbours; i++) {
        struct neighbour *neighbour = &plan->neighbour[i];
        close_line(mine, &neighbour->to);
        close_line(mine, &neighbour->from);
        drop_staging(mine, plan, neighbour->sent.staging);
        drop_staging(mine, plan, neighbour->received.staging);
    }
    if (plan->packed) {
        check(mine, hipEventDestroy(plan->packed));
    }
    if (plan->unpacked) {
        check(mine, hipEventDestroy(plan->unpacked));
    }
    free(plan->shared);
    free(plan->transfers);
    free(plan->neighbour);
    free(plan->requests);
    free(plan->line);
    free(plan->copies);
    free(plan);
}

static anygpu_exchange *new_plan(outcome *mine, int arrays, anygpu_shared *const *shared, const struct boxes *send,
                                 const struct boxes *receive)
{
    anygpu_exchange *plan = allocate(mine, 1, sizeof *plan);
    anygpu_team *team = shared[0]->team;
    const size_t total = (size_t)send->count + (size_t)receive->count;
    // Messages' tags are made of it.
    const int number = ++team->last_plan % 10000;
    if (!plan) {
        return NULL;
    }
    *plan = (anygpu_exchange){ .team = team, .arrays = arrays, .number = number };
    plan->shared = allocate(mine, (size_t)arrays, sizeof(anygpu_shared *));
    plan->transfers = allocate(mine, total, sizeof *plan->transfers);
    plan->neighbour = allocate(mine, total, sizeof *plan->neighbour);
    plan->requests = allocate(mine, 2 * total, sizeof *plan->requests);
    plan->line = allocate(mine, total, sizeof *plan->line);
    plan->copies = allocate(mine, total, sizeof *plan->copies);
    if (plan->shared && plan->transfers && plan->neighbour && plan->requests && plan->line && plan->copies) {
        memcpy(plan->shared, shared, (size_t)arrays * sizeof(anygpu_shared *));
        list_neighbours(plan, send, receive);
        for (int i = 0; i < send->count; i++) {
            plan->sends += send->ranks[i] >= 0;
        }
        list_transfers(mine, plan, send, true);
        list_transfers(mine, plan, receive, false);
    }
    return plan;
}

// Makes a plan of boxes of arrays of one team. `mine` is how this rank's own work came out.
static int create_exchange(const char *call, int arrays, anygpu_shared *const *shared, outcome mine, struct boxes send,
                           struct boxes receive, anygpu_exchange **plan)
{
    anygpu_team *team = shared[0]->team;
    if (mine.status) {
        send.count = receive.count = 0;
    }
    anygpu_exchange *made = new_plan(&mine, arrays, shared, &send, &receive);
    const size_t most = 2 * ((size_t)send.count + (size_t)receive.count);
    struct terms *terms = allocate(&mine, 2 * most, sizeof *terms);
    int status = agree(team->parent, call, &mine, 0);
    if (!status && !do_boxes_match(&mine, made)) {
        status = name_mismatch(&mine, made, call);
    }
    if (!status) {
        meet_oneself(made);
        meet_team(&mine, made, call, terms, terms + most);
        stage(&mine, made);
        status = agree(team->parent, call, &mine, 0);
    }
    free(terms);
    outcome ignored = { 0 };
    if (made) {
        withdraw(&ignored, &made->lines);
    }
    if (status) {
        drop_plan(&ignored, made);
        return status;
    }
    for (int i = 0; i < arrays; i++) {
        shared[i]->plans++;
    }
    *plan = made;
    return 0;
}

static const char EXCHANGE_CREATE[] = "gpu_exchange_create";

static int create_of_boxes(anygpu_shared *shared, outcome mine, int sends, const int *to, const anygpu_box *send,
                           int receives, const int *from, const anygpu_box *receive, anygpu_exchange **plan)
{
    if (!shared) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "nothing is shared");
        return end(EXCHANGE_CREATE, &mine);
    }
    if (!plan || sends < 0 || receives < 0 || (sends && (!to || !send)) || (receives && (!from || !receive))) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "NULL");
    }
    return create_exchange(EXCHANGE_CREATE, 1, &shared, mine, (struct boxes){ sends, to, NULL, send },
                           (struct boxes){ receives, from, NULL, receive }, plan);
}

int anygpu_exchange_create(anygpu_shared *shared, int sends, const int *to, const anygpu_box *send, int receives,
                           const int *from, const anygpu_box *receive, anygpu_exchange **plan)
{
    return create_of_boxes(shared, (outcome){ 0 }, sends, to, send, receives, from, receive, plan);
}

enum { MOST_DIMENSIONS = 3, MOST_DIRECTIONS = 27 };

// A Cartesian communicator, as this rank sees it. Without dimensions the rank is not in it.
struct grid {
    MPI_Comm comm;
    MPI_Group ranks, parent;
    int dimensions, extents[MOST_DIMENSIONS], periods[MOST_DIMENSIONS], coordinates[MOST_DIMENSIONS];
    // The arrays' dimension that each divides.
    int dims[MOST_DIMENSIONS];
};

static void read_grid(outcome *mine, struct grid *grid, MPI_Comm comm)
{
    int topology = MPI_UNDEFINED;
    if (comm == MPI_COMM_NULL) {
        return;
    }
    check_mpi(mine, MPI_Topo_test(comm, &topology));
    if (topology != MPI_CART) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "the communicator has no Cartesian topology: MPI_Cart_create makes one");
        return;
    }
    int dimensions = 0;
    check_mpi(mine, MPI_Cartdim_get(comm, &dimensions));
    if (dimensions < 1 || dimensions > MOST_DIMENSIONS) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "the communicator has %d dimensions: 1 to 3 are possible", dimensions);
    } else if (check_mpi(mine, MPI_Cart_get(comm, dimensions, grid->extents, grid->periods, grid->coordinates))) {
        grid->dimensions = dimensions;
    }
}

// Notes which of the arrays' dimensions the grid divides: the first ones, or those that are given, as many as it has where
// their count is negative.
static void read_dims(outcome *mine, struct grid *grid, int count, const int *dims)
{
    if (dims && grid->dimensions && count >= 0 && count != grid->dimensions) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "dims has %d elements, the communicator %d dimensions", count,
             grid->dimensions);
        return;
    }
    for (int i = 0; i < grid->dimensions; i++) {
        grid->dims[i] = dims ? dims[i] : i;
        for (int k = 0; k < i; k++) {
            if (grid->dims[k] == grid->dims[i]) {
                fail(mine, ANYGPU_ERROR_INVALID_VALUE, "dims names a dimension twice");
            }
        }
    }
}

// Checks that an array has halos and what fills the neighbours'.
static void check_field(outcome *mine, const struct grid *grid, const anygpu_field *field, const anygpu_team *team,
                        int width)
{
    if (!field->shared || field->shared->team != team) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE,
             field->shared ? "the arrays are of different teams" : "nothing is shared");
        return;
    }
    for (int i = 0; i < grid->dimensions; i++) {
        const int dimension = grid->dims[i];
        if (dimension < 0 || dimension >= field->rank || field->rank > DIMENSIONS) {
            fail(mine, ANYGPU_ERROR_INVALID_VALUE,
                 "the communicator divides a dimension that an array of rank %d does not "
                 "have",
                 field->rank);
        } else if (field->shape[dimension] / 3 < (size_t)width) {
            fail(mine, ANYGPU_ERROR_INVALID_VALUE,
                 "%zu elements in a divided dimension: two halos of %d and as many of the "
                 "rank's own are needed",
                 field->shape[dimension], width);
        }
    }
}

// Returns the rank in the team's parent that is so many steps away; negative where the grid ends.
static int rank_towards(outcome *mine, const struct grid *grid, const int *direction, int steps)
{
    int place[MOST_DIMENSIONS], rank = MPI_PROC_NULL, found = MPI_PROC_NULL;
    for (int i = 0; i < grid->dimensions; i++) {
        place[i] = grid->coordinates[i] + steps * direction[i];
        if (!grid->periods[i] && (place[i] < 0 || place[i] >= grid->extents[i])) {
            return MPI_PROC_NULL;
        }
    }
    check_mpi(mine, MPI_Cart_rank(grid->comm, place, &rank));
    check_mpi(mine, MPI_Group_translate_ranks(grid->ranks, 1, &rank, grid->parent, &found));
    if (found == MPI_UNDEFINED) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "rank %d of the Cartesian communicator is not in the team's", rank);
    }
    return found;
}

// The box of an array that is sent in a direction, or received from the side against it.
static anygpu_box halo_box(const struct grid *grid, const anygpu_field *field, size_t width, const int *direction,
                           bool is_sent)
{
    anygpu_box box = { 0, { 1, 1, 1, 1, 1, 1, 1 }, { 0 } };
    size_t first[DIMENSIONS] = { 0 }, stride = field->element;
    for (int i = 0; i < field->rank; i++) {
        box.count[i] = field->shape[i];
    }
    for (int i = 0; i < grid->dimensions; i++) {
        const int dimension = grid->dims[i], side = is_sent ? direction[i] : -direction[i];
        const size_t inner = field->shape[dimension] - 2 * width;
        box.count[dimension] = side ? width : inner;
        first[dimension] = side > 0 ? inner + (is_sent ? 0 : width) : side < 0 && !is_sent ? 0 : width;
    }
    for (int i = 0; i < field->rank; i++) {
        box.offset += first[i] * stride;
        box.stride[i] = stride;
        stride *= field->shape[i];
    }
    box.count[0] *= field->element;
    return box;
}

// The directions of a grid's neighbours: along its dimensions alone, or along diagonals, too. Returns their number.
static int list_directions(const struct grid *grid, bool has_corners, int directions[][MOST_DIMENSIONS])
{
    int count = 0, all = 1;
    for (int i = 0; i < grid->dimensions; i++) {
        all *= 3;
    }
    for (int number = 0; number < all; number++) {
        int steps = 0;
        for (int i = 0, rest = number; i < grid->dimensions; i++, rest /= 3) {
            directions[count][i] = rest % 3 - 1;
            steps += directions[count][i] != 0;
        }
        count += steps == 1 || (has_corners && steps);
    }
    return count;
}

// The boxes to and from all neighbours, and what they are lists of.
struct halos {
    int *to, *from, *arrays;
    anygpu_box *send, *receive;
};

// Lists the boxes of all arrays in all directions; returns their number.
static int list_halos(outcome *mine, const struct grid *grid, int fields, const anygpu_field *field, int width,
                      bool has_corners, struct halos *halos)
{
    int directions[MOST_DIRECTIONS][MOST_DIMENSIONS], count = 0;
    const int all = list_directions(grid, has_corners, directions);
    for (int i = 0; i < all; i++) {
        const int to = rank_towards(mine, grid, directions[i], 1), from = rank_towards(mine, grid, directions[i], -1);
        for (int k = 0; k < fields; k++) {
            halos->to[count] = to;
            halos->from[count] = from;
            halos->arrays[count] = k;
            halos->send[count] = halo_box(grid, &field[k], (size_t)width, directions[i], true);
            halos->receive[count++] = halo_box(grid, &field[k], (size_t)width, directions[i], false);
        }
    }
    return count;
}

static const char HALO_CREATE[] = "gpu_halo_create";

static int create_halo(int fields, const anygpu_field *field, outcome mine, MPI_Comm cart, int width, bool has_corners,
                       int dims_count, const int *dims, anygpu_exchange **plan)
{
    anygpu_shared *any = NULL;
    for (int i = 0; field && i < fields && !any; i++) {
        any = field[i].shared;
    }
    if (!any || !is_mpi_usable()) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, is_mpi_usable() ? "nothing is shared" : "MPI is finalized");
        return end(HALO_CREATE, &mine);
    }
    const anygpu_team *team = any->team;
    const size_t most = (size_t)fields * MOST_DIRECTIONS;
    struct grid grid = { .comm = cart };
    int *ranks = allocate(&mine, 3 * most, sizeof *ranks), count = 0;
    anygpu_box *boxes = allocate(&mine, 2 * most, sizeof *boxes);
    anygpu_shared **shared = allocate(&mine, (size_t)fields, sizeof *shared);
    struct halos halos = { ranks, ranks + most, ranks + 2 * most, boxes, boxes + most };
    if (!plan || width < 1) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, plan ? "the width of a halo is 1 at least" : "NULL");
    }
    read_grid(&mine, &grid, cart);
    read_dims(&mine, &grid, dims_count, dims);
    for (int i = 0; i < fields && !mine.status; i++) {
        check_field(&mine, &grid, &field[i], team, width);
        shared[i] = field[i].shared;
    }
    if (!mine.status && grid.dimensions) {
        MPI_Comm_group(cart, &grid.ranks);
        MPI_Comm_group(team->parent, &grid.parent);
        count = list_halos(&mine, &grid, fields, field, width, has_corners, &halos);
        MPI_Group_free(&grid.ranks);
        MPI_Group_free(&grid.parent);
    }
    const int status = create_exchange(HALO_CREATE, mine.status ? 1 : fields, mine.status ? &any : shared, mine,
                                       (struct boxes){ count, halos.to, halos.arrays, halos.send },
                                       (struct boxes){ count, halos.from, halos.arrays, halos.receive }, plan);
    free(ranks);
    free(boxes);
    free(shared);
    return status;
}

int anygpu_halo_create(int count, const anygpu_field *fields, MPI_Comm cart, int width, int corners, const int *dims,
                       anygpu_exchange **plan)
{
    return create_halo(count, fields, (outcome){ 0 }, cart, width, corners != 0, -1, dims, plan);
}

// Copies the boxes that are sent by memory, or else those by messages, to their staging memory.
static void send_boxes(outcome *mine, const anygpu_exchange *plan, bool by_memory)
{
    size_t count = 0;
    for (int i = 0; i < plan->neighbours; i++) {
        const struct neighbour *neighbour = &plan->neighbour[i];
        for (int k = 0; k < neighbour->sent.count && is_by_memory(neighbour) == by_memory; k++) {
            const struct transfer *transfer = &plan->transfers[neighbour->sent.first + k];
            const char *own = plan->shared[transfer->array]->own;
            const anygpu_box packed = packed_box(&transfer->box);
            plan->copies[count++] = by_memory
                ? copy_of(transfer->there, &transfer->box_there, own, &transfer->box)
                : copy_of(neighbour->sent.staging + transfer->place, &packed, own, &transfer->box);
        }
    }
    check(mine, anygpu_copy_boxes(plan->copies, count, plan->stream));
}

// Copies the boxes that came by messages out of the staging memory.
static void unpack_boxes(outcome *mine, const anygpu_exchange *plan)
{
    size_t count = 0;
    for (int i = 0; i < plan->neighbours; i++) {
        const struct neighbour *neighbour = &plan->neighbour[i];
        for (int k = 0; k < neighbour->received.count && !is_by_memory(neighbour); k++) {
            const struct transfer *transfer = &plan->transfers[neighbour->received.first + k];
            const anygpu_box packed = packed_box(&transfer->box);
            plan->copies[count++] = copy_of(plan->shared[transfer->array]->own, &transfer->box,
                                            neighbour->received.staging + transfer->place, &packed);
        }
    }
    check(mine, anygpu_copy_boxes(plan->copies, count, plan->stream));
}

// Queues a signal to each of the team's ranks that boxes go to, or come from, or a wait for one from each.
static bool queue_neighbours(outcome *mine, anygpu_exchange *plan, bool of_sent, bool is_signal)
{
    int count = 0;
    if (plan->is_broken) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "an earlier exchange of this plan has failed: free it");
        return false;
    }
    for (int i = 0; i < plan->neighbours; i++) {
        struct neighbour *neighbour = &plan->neighbour[i];
        if ((of_sent ? neighbour->sent.count : neighbour->received.count) && is_in_team(plan, neighbour)) {
            plan->line[count++] = is_signal ? &neighbour->to : &neighbour->from;
        }
    }
    return queue_lines(mine, plan->line, count, is_signal, plan->stream);
}

// Closes the lines after a failure, as signals are missing: that ends the waits of the team's ranks with an error, also those
// of later exchanges.
static void break_lines(anygpu_exchange *plan)
{
    outcome ignored = { 0 };
    for (int i = 0; i < plan->neighbours; i++) {
        plan->is_broken |= is_in_team(plan, &plan->neighbour[i]);
        close_line(&ignored, &plan->neighbour[i].to);
        close_line(&ignored, &plan->neighbour[i].from);
    }
}

// Begins to receive the messages of ranks whose memory is not shared.
static void start_receiving(outcome *mine, anygpu_exchange *plan)
{
    if (plan->has_messages) {
        // The staging memory of the last exchange is free again.
        check(mine, hipEventSynchronize(plan->unpacked));
    }
    for (int i = 0; i < plan->neighbours; i++) {
        struct neighbour *neighbour = &plan->neighbour[i];
        plan->requests[i] = MPI_REQUEST_NULL;
        if (neighbour->received.count && !is_by_memory(neighbour)) {
            check_mpi(mine,
                      MPI_Irecv(neighbour->received.staging, (int)neighbour->received.bytes, MPI_BYTE, neighbour->rank,
                                2 * plan->number, plan->team->parent, &plan->requests[i]));
        }
    }
}

// Sends the messages whose boxes are packed, or empty ones, which tell of a failure.
static void start_sending(outcome *mine, anygpu_exchange *plan, bool is_packed)
{
    MPI_Request *requests = plan->requests + plan->neighbours;
    for (int i = 0; i < plan->neighbours; i++) {
        const struct neighbour *neighbour = &plan->neighbour[i];
        requests[i] = MPI_REQUEST_NULL;
        if (neighbour->sent.count && !is_by_memory(neighbour)) {
            check_mpi(mine,
                      MPI_Isend(neighbour->sent.staging, is_packed ? (int)neighbour->sent.bytes : 0, MPI_BYTE,
                                neighbour->rank, 2 * plan->number, plan->team->parent, &requests[i]));
        }
    }
}

int anygpu_exchange_start(anygpu_exchange *plan, void *stream)
{
    static const char call[] = "gpu_exchange_start";
    outcome mine = { 0 };
    if (!plan || plan->is_started) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE,
             plan ? "this exchange has been started: call gpu_exchange_wait first" : "there is no plan");
        return end(call, &mine);
    }
    plan->stream = stream;
    start_receiving(&mine, plan);
    queue_neighbours(&mine, plan, false, true);
    if (plan->has_messages) {
        send_boxes(&mine, plan, false);
        check(&mine, hipEventRecord(plan->packed, stream));
    }
    // After a failure nothing is written that may not be ready, and nothing is said to have arrived.
    if (!mine.status && queue_neighbours(&mine, plan, true, false)) {
        send_boxes(&mine, plan, true);
    }
    if (!mine.status) {
        queue_neighbours(&mine, plan, true, true);
    }
    plan->is_started = true;
    plan->failed = mine.status;
    if (mine.status) {
        break_lines(plan);
        start_sending(&mine, plan, false);
    }
    return end(call, &mine);
}

// Sends the messages, unless that is done, and waits for all of them.
static void pass_messages(outcome *mine, anygpu_exchange *plan)
{
    if (!plan->failed) {
        start_sending(mine, plan, check(mine, hipEventSynchronize(plan->packed)));
    }
    for (int i = 0; i < plan->neighbours; i++) {
        const struct neighbour *neighbour = &plan->neighbour[i];
        const bool is_expected = plan->requests[i] != MPI_REQUEST_NULL;
        MPI_Status status;
        int bytes = 0;
        if (check_mpi(mine, MPI_Wait(&plan->requests[i], &status)) && is_expected) {
            MPI_Get_count(&status, MPI_BYTE, &bytes);
            if ((size_t)bytes != neighbour->received.bytes) {
                fail(mine, hipErrorLaunchFailure, "the exchange has failed on rank %d", neighbour->rank);
            }
        }
    }
    wait_for(mine, plan->requests + plan->neighbours, plan->neighbours);
}

int anygpu_exchange_wait(anygpu_exchange *plan)
{
    static const char call[] = "gpu_exchange_wait";
    outcome mine = { 0 };
    if (!plan || !plan->is_started) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, plan ? "the exchange is not started" : "there is no plan");
        return end(call, &mine);
    }
    plan->is_started = false;
    if (plan->failed) {
        fail(&mine, plan->failed, "its start has failed");
    }
    if (plan->has_messages) {
        pass_messages(&mine, plan);
    }
    if (!plan->failed && !queue_neighbours(&mine, plan, false, false)) {
        break_lines(plan);
    }
    if (plan->has_messages && !mine.status) {
        unpack_boxes(&mine, plan);
        check(&mine, hipEventRecord(plan->unpacked, plan->stream));
    }
    return end(call, &mine);
}

int anygpu_exchange_path(const anygpu_exchange *plan, int rank)
{
    const struct neighbour *neighbour = plan ? neighbour_of(plan, rank) : NULL;
    if (!neighbour) {
        return ANYGPU_PATH_NONE;
    }
    return is_by_memory(neighbour) ? ANYGPU_PATH_MEMORY : ANYGPU_PATH_MESSAGES;
}

int anygpu_exchange_free(anygpu_exchange **plan)
{
    static const char call[] = "gpu_exchange_free";
    outcome mine = { 0 };
    if (!plan || !*plan) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "there is no plan");
        return end(call, &mine);
    }
    anygpu_exchange *old = *plan;
    anygpu_team *team = old->team;
    if (old->is_started) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "the exchange is started: wait for it first");
    }
    check(&mine, hipDeviceSynchronize());
    const int status = agree(team->parent, call, &mine, old->number);
    if (status) {
        return status;
    }
    for (int i = 0; i < old->arrays; i++) {
        old->shared[i]->plans--;
    }
    drop_plan(&mine, old);
    *plan = NULL;
    return agree(team->parent, call, &mine, 0);
}

// The steps of Fortran's calls, between which its typed procedures work on arrays. `status` and `words` are how the rank's
// own work came out. Fortran's interfaces are in anygpu_teams.f90.
int anygpu_mpi_team_create(int64_t comm, int device, anygpu_team **team, anygpu_team_description *description,
                           int64_t *node);
int anygpu_mpi_agree(anygpu_team *team, const char *call, int status, const char *words);
int anygpu_mpi_share_begin(anygpu_team *team, int root, int status, const char *words, anygpu_token *token);
int anygpu_mpi_share_end(anygpu_team *team, int root, int status, const char *words, void *address, size_t size);
int anygpu_mpi_unshare_begin(anygpu_team *team, void *address, int *role);
int anygpu_mpi_share_all(anygpu_team *team, const char *call, int status, const char *words, const anygpu_token *token,
                         int has_token, size_t size, void *address, const char *kind, int is_freed,
                         anygpu_shared **shared);
int anygpu_mpi_peer_token(anygpu_shared *shared, int rank, anygpu_token *token, int *is_there);
int anygpu_mpi_keep_peer(anygpu_shared *shared, int rank, void *address);
int anygpu_mpi_exchange_create(anygpu_shared *shared, int status, const char *words, int sends, const int *to,
                               const anygpu_box *send, int receives, const int *from, const anygpu_box *receive,
                               anygpu_exchange **plan);
int anygpu_mpi_halo_create(int count, const anygpu_field *fields, int status, const char *words, int64_t cart,
                           int width, int corners, int dims_count, const int *dims, anygpu_exchange **plan);

static outcome outcome_of(int status, const char *words)
{
    outcome mine = { 0 };
    if (status) {
        fail(&mine, status, "%s", words);
    }
    return mine;
}

// What Python compares with mpi4py's: libraries of two MPIs, or of two ABIs of one, have different numbers.
uint64_t anygpu_mpi_world(void)
{
    return (uint64_t)(uintptr_t)MPI_COMM_WORLD;
}

int anygpu_mpi_team_create(int64_t comm, int device, anygpu_team **team, anygpu_team_description *description,
                           int64_t *node)
{
    MPI_Comm parent = is_mpi_usable() ? comm_of(comm) : MPI_COMM_NULL;
    const int status = anygpu_team_create(parent, device, team);
    if (!status) {
        anygpu_team_describe(*team, description);
        *node = number_of(description->comm);
    }
    return status;
}

int anygpu_mpi_agree(anygpu_team *team, const char *call, int status, const char *words)
{
    const outcome mine = outcome_of(status, words);
    return has_team(team, call) ? agree(team->comm, call, &mine, 0) : ANYGPU_ERROR_INVALID_VALUE;
}

int anygpu_mpi_share_begin(anygpu_team *team, int root, int status, const char *words, anygpu_token *token)
{
    outcome mine = outcome_of(status, words);
    return has_team(team, SHARE) ? share_begin(team, root, &mine, token) : ANYGPU_ERROR_INVALID_VALUE;
}

int anygpu_mpi_share_end(anygpu_team *team, int root, int status, const char *words, void *address, size_t size)
{
    outcome mine = outcome_of(status, words);
    return share_end(team, root, &mine, address, size);
}

int anygpu_mpi_unshare_begin(anygpu_team *team, void *address, int *role)
{
    return has_team(team, UNSHARE) ? unshare_begin(team, address, role) : ANYGPU_ERROR_INVALID_VALUE;
}

int anygpu_mpi_share_all(anygpu_team *team, const char *call, int status, const char *words, const anygpu_token *token,
                         int has_token, size_t size, void *address, const char *kind, int is_freed,
                         anygpu_shared **shared)
{
    if (!has_team(team, call)) {
        return ANYGPU_ERROR_INVALID_VALUE;
    }
    outcome mine = outcome_of(status, words);
    struct part part = { .token = *token, .has_token = has_token, .size = size };
    snprintf(part.kind, sizeof part.kind, "%s", kind);
    status = share_all(team, call, &mine, &part, address, shared);
    if (!status) {
        (*shared)->is_own_freed_here = is_freed;
    }
    return status;
}

int anygpu_mpi_peer_token(anygpu_shared *shared, int rank, anygpu_token *token, int *is_there)
{
    outcome mine = { 0 };
    *is_there = 0;
    if ((rank != -1 || !shared) && is_rank(&mine, shared, rank) && shared->parts[rank].has_token) {
        *token = shared->parts[rank].token;
        *is_there = 1;
    }
    return end("gpu_peer", &mine);
}

// Each rank's part is open once: what Fortran has opened again is closed.
int anygpu_mpi_keep_peer(anygpu_shared *shared, int rank, void *address)
{
    outcome mine = { 0 };
    if (shared->peers[rank]) {
        check(&mine, anygpu_close(address));
    } else {
        shared->peers[rank] = address;
    }
    return end("gpu_peer", &mine);
}

int anygpu_mpi_exchange_create(anygpu_shared *shared, int status, const char *words, int sends, const int *to,
                               const anygpu_box *send, int receives, const int *from, const anygpu_box *receive,
                               anygpu_exchange **plan)
{
    return create_of_boxes(shared, outcome_of(status, words), sends, to, send, receives, from, receive, plan);
}

int anygpu_mpi_halo_create(int count, const anygpu_field *fields, int status, const char *words, int64_t cart,
                           int width, int corners, int dims_count, const int *dims, anygpu_exchange **plan)
{
    const MPI_Comm grid = is_mpi_usable() ? comm_of(cart) : MPI_COMM_NULL;
    return create_halo(count, fields, outcome_of(status, words), grid, width, corners, dims_count,
                       dims_count ? dims : NULL, plan);
}
