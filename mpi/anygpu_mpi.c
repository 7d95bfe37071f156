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
#include <sched.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

// Ends a call that is not collective.
static int end(const char *call, const outcome *mine)
{
    return mine->status ? report(mine->status, "%s: %s", call, mine->words) : 0;
}

static bool is_mpi_usable(void)
{
    int is_initialized = 0, is_finalized = 0;
    MPI_Initialized(&is_initialized);
    MPI_Finalized(&is_finalized);
    return is_initialized && !is_finalized;
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
    int root;
    int number;
};

struct anygpu_team {
    // Duplicates of the program's: their errors are returned, and their messages meet no others.
    MPI_Comm parent, comm;
    int parent_rank, parent_size, rank, size, device;
    // The team's ranks in `parent`, ascending.
    int *parent_ranks;
    struct share *shares;
    // Counted by all ranks alike: shares so far, and plans so far.
    int last_share, last_plan;
    // Parts that are shared now.
    int parts;
    bool device_pointers;
};

// By what ranks that can share memory recognise each other.
struct place {
    char boot[40];
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
    FILE *file = fopen("/proc/sys/kernel/random/boot_id", "re");
    if (file) {
        if (!fgets(place.boot, sizeof place.boot, file)) {
            place.boot[0] = 0;
        }
        fclose(file);
    }
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
    const char *setting = getenv("ANYGPU_MPI_DEVICE_POINTERS");
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
    free(team->parent_ranks);
    free(team);
}

static const char CREATE[] = "gpu_team_create";

// Splits the parent by node, and that by container and user.
static int split(outcome *mine, anygpu_team *team)
{
    MPI_Comm node;
    if (!check_mpi(mine, MPI_Comm_split_type(team->parent, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node))) {
        return end(CREATE, mine);
    }
    int rank = 0, size = 0, first = 0;
    MPI_Comm_rank(node, &rank);
    MPI_Comm_size(node, &size);
    const struct place own = place_of_this_process();
    struct place *places = allocate(mine, (size_t)size, sizeof *places);
    int status = agree(team->parent, CREATE, mine, 0);
    if (!status && check_mpi(mine, MPI_Allgather(&own, sizeof own, MPI_BYTE, places, sizeof own, MPI_BYTE, node))) {
        while (first < rank && memcmp(&places[first], &own, sizeof own) != 0) {
            first++;
        }
        if (check_mpi(mine, MPI_Comm_split(node, first, rank, &team->comm))) {
            MPI_Comm_set_errhandler(team->comm, MPI_ERRORS_RETURN);
            MPI_Comm_rank(team->comm, &team->rank);
            MPI_Comm_size(team->comm, &team->size);
        }
    }
    free(places);
    MPI_Comm_free(&node);
    return status ? status : end(CREATE, mine);
}

// Finds the ranks of the team in the parent, and selects a device.
static int fill_team(outcome *mine, anygpu_team *team, int wanted)
{
    struct devices own;
    list_devices(mine, &own, wanted);
    struct devices *all = allocate(mine, (size_t)team->size, sizeof *all);
    team->parent_ranks = allocate(mine, (size_t)team->size, sizeof(int));
    int status = agree(team->parent, CREATE, mine, 0);
    if (!status) {
        check_mpi(mine, MPI_Allgather(&team->parent_rank, 1, MPI_INT, team->parent_ranks, 1, MPI_INT, team->comm));
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
    if (!team) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "NULL");
    } else if (!is_mpi_usable()) {
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
    int status = check_mpi(&mine, MPI_Comm_dup(comm, &made->parent)) ? 0 : end(CREATE, &mine);
    if (!status) {
        MPI_Comm_set_errhandler(made->parent, MPI_ERRORS_RETURN);
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
static int share_end(anygpu_team *team, int root, outcome *mine, void *address)
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
    *share = (struct share){ team->shares, address, root, ++team->last_share };
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
        *role = base == address ? FREES : KEEPS;
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
    status = share_end(team, root, &mine, address);
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

static bool queue_signal(outcome *mine, struct line *line, void *stream)
{
    hipExternalSemaphoreSignalParams params;
    memset(&params, 0, sizeof params);
    params.params.fence.value = line->count + 1;
    const bool is_queued = check(mine, hipSignalExternalSemaphoresAsync(&line->semaphore, &params, 1, stream));
    line->count += is_queued;
    return is_queued;
}

static bool queue_wait(outcome *mine, struct line *line, void *stream)
{
    hipExternalSemaphoreWaitParams params;
    memset(&params, 0, sizeof params);
    params.params.fence.value = line->count + 1;
    const bool is_queued = check(mine, hipWaitExternalSemaphoresAsync(&line->semaphore, &params, 1, stream));
    line->count += is_queued;
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
        queue_signal(&mine, &shared->to[to], stream);
    }
    return end("gpu_signal", &mine);
}

int anygpu_wait(anygpu_shared *shared, int from, void *stream)
{
    outcome mine = { 0 };
    if (is_rank(&mine, shared, from) && from != shared->team->rank
        && open_line(&mine, &shared->from[from], shared->parts[from].lines, shared->team->rank)) {
        queue_wait(&mine, &shared->from[from], stream);
    }
    return end("gpu_wait", &mine);
}

// One box's way to another rank, or from it. Ranks are those of the team's parent.
struct message {
    int rank;
    // The rank in the team, or -1 for one on another node.
    int peer;
    anygpu_box box;
    size_t bytes;
    // In the team: says that the box to receive may be written, and that it has been.
    struct line ready, arrived;
    // In the team, of a box that is sent: where it goes.
    char *there;
    anygpu_box box_there;
    // To and from other nodes: the box without gaps.
    char *staging;
};

struct anygpu_exchange {
    anygpu_shared *shared;
    int number;
    int sends, receives;
    // The boxes to send, then those to receive.
    struct message *messages;
    // This rank's offer of the lines that it signals, by its messages, until the others have opened them.
    uint64_t lines;
    MPI_Request *requests;
    void *stream;
    bool is_started, has_failed;
    // Recorded when the boxes to send are in the staging memory, and when those received are out of it.
    hipEvent_t packed, unpacked;
    bool is_remote;
};

// What two ranks of a team tell each other of a message.
struct terms {
    anygpu_box box;
    // The line that the rank signals, by its offer.
    uint64_t lines;
    int number;
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

// Queues the copy of a box to one of the same counts, with as few calls as the strides allow.
static void copy_box(outcome *mine, char *to, const anygpu_box *to_box, const char *from, const anygpu_box *from_box,
                     void *stream)
{
    size_t count[DIMENSIONS] = { to_box->count[0] }, there[DIMENSIONS] = { 1 }, here[DIMENSIONS] = { 1 };
    int dimensions = 1;
    for (int i = 1; i < DIMENSIONS; i++) {
        const size_t elements = to_box->count[i], to_stride = to_box->stride[i], from_stride = from_box->stride[i];
        const int last = dimensions - 1;
        if (elements == 1) {
            continue;
        }
        if (to_stride == there[last] * count[last] && from_stride == here[last] * count[last]) {
            count[last] *= elements;
        } else {
            count[dimensions] = elements;
            there[dimensions] = to_stride;
            here[dimensions] = from_stride;
            dimensions++;
        }
    }
    to += to_box->offset;
    from += from_box->offset;
    if (!box_bytes(to_box)) {
        return;
    }
    if (dimensions == 1) {
        check(mine, hipMemcpyAsync(to, from, count[0], hipMemcpyDefault, stream));
        return;
    }
    size_t index[DIMENSIONS] = { 0 };
    for (int i = 0; i < dimensions && !mine->status;) {
        size_t to_offset = 0, from_offset = 0;
        for (int k = 2; k < dimensions; k++) {
            to_offset += index[k] * there[k];
            from_offset += index[k] * here[k];
        }
        check(mine,
              hipMemcpy2DAsync(to + to_offset, there[1], from + from_offset, here[1], count[0], count[1],
                               hipMemcpyDefault, stream));
        for (i = 2; i < dimensions && ++index[i] == count[i]; i++) {
            index[i] = 0;
        }
    }
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

static void plan_message(outcome *mine, anygpu_exchange *plan, struct message *message, int rank, const anygpu_box *box)
{
    const anygpu_team *team = plan->shared->team;
    message->rank = rank;
    message->peer = rank < 0 ? -1 : anygpu_team_rank(team, rank);
    message->box = *box;
    message->bytes = box_bytes(box);
    if (rank >= team->parent_size) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "there is no rank %d among %d", rank, team->parent_size);
    } else if (rank >= 0 && !is_box_in(box, plan->shared->parts[team->rank].size)) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE, "a box for rank %d is not within the array", rank);
    } else if (rank >= 0 && message->peer < 0 && message->bytes > INT_MAX) {
        fail(mine, ANYGPU_ERROR_NOT_SUPPORTED, "a message of %zu bytes to or from another node", message->bytes);
    }
    plan->is_remote |= rank >= 0 && message->peer < 0;
}

static bool is_in_team(const anygpu_exchange *plan, const struct message *message)
{
    return message->peer >= 0 && message->peer != plan->shared->team->rank;
}

static bool is_on_other_node(const struct message *message)
{
    return message->rank >= 0 && message->peer < 0;
}

// Checks that what is sent is what is received: over all ranks, the sums of the messages' numbers are equal.
static void check_match(outcome *mine, const anygpu_exchange *plan)
{
    const anygpu_team *team = plan->shared->team;
    uint64_t difference = 0, sum = 0;
    for (int i = 0; i < plan->sends + plan->receives; i++) {
        const struct message *message = &plan->messages[i];
        const bool is_sent = i < plan->sends;
        uint64_t place = 0;
        for (int k = is_sent ? 0 : plan->sends; k < i; k++) {
            place += plan->messages[k].rank == message->rank;
        }
        if (message->rank >= 0) {
            const int sender = is_sent ? team->parent_rank : message->rank;
            const int receiver = is_sent ? message->rank : team->parent_rank;
            const int shared = message->peer < 0 ? 0 : plan->shared->number;
            const uint64_t number = message_number(sender, receiver, place, shared, &message->box);
            difference += is_sent ? number : -number;
        }
    }
    if (check_mpi(mine, MPI_Allreduce(&difference, &sum, 1, MPI_UINT64_T, MPI_SUM, team->parent)) && sum) {
        fail(mine, ANYGPU_ERROR_INVALID_VALUE,
             "the boxes that ranks send are not those that others receive, or of other arrays");
    }
}

static void wait_for(outcome *mine, MPI_Request *requests, int count)
{
    for (int i = 0; i < count; i++) {
        check_mpi(mine, MPI_Wait(&requests[i], MPI_STATUS_IGNORE));
    }
}

// Opens the lines of messages within the team, and the memory that they go to. All ranks of the team make the MPI calls.
static void meet_team(outcome *mine, anygpu_exchange *plan, struct terms *own, struct terms *theirs)
{
    const anygpu_team *team = plan->shared->team;
    const int total = plan->sends + plan->receives;
    int requests = 0;
    if (total > 0) {
        check(mine, anygpu_timeline_offer(&plan->lines, (unsigned)total));
    }
    for (int i = 0; i < total; i++) {
        struct message *message = &plan->messages[i];
        const bool is_sent = i < plan->sends;
        if (is_in_team(plan, message)) {
            const bool is_open = open_line(mine, is_sent ? &message->arrived : &message->ready, plan->lines, i);
            own[i] = (struct terms){ message->box, is_open ? plan->lines : 0, i };
            const int bytes = sizeof *own, tag = 2 * plan->number;
            check_mpi(mine,
                      MPI_Irecv(&theirs[i], bytes, MPI_BYTE, message->peer, tag + is_sent, team->comm,
                                &plan->requests[requests++]));
            check_mpi(mine,
                      MPI_Isend(&own[i], bytes, MPI_BYTE, message->peer, tag + !is_sent, team->comm,
                                &plan->requests[requests++]));
        }
    }
    wait_for(mine, plan->requests, requests);
    for (int i = 0; i < total; i++) {
        struct message *message = &plan->messages[i];
        const bool is_sent = i < plan->sends;
        // Another rank's failure is its own to tell.
        if (!mine->status && is_in_team(plan, message) && theirs[i].lines) {
            open_line(mine, is_sent ? &message->ready : &message->arrived, theirs[i].lines, theirs[i].number);
            if (is_sent) {
                message->box_there = theirs[i].box;
                message->there = open_peer(mine, plan->shared, message->peer);
            }
        }
    }
}

// Finds, for a box that goes to this rank itself, the one that it goes to: the same place among those from it.
static void meet_oneself(anygpu_exchange *plan)
{
    const anygpu_team *team = plan->shared->team;
    int receive = plan->sends;
    for (int i = 0; i < plan->sends; i++) {
        struct message *message = &plan->messages[i];
        if (message->peer == team->rank) {
            while (plan->messages[receive].peer != team->rank) {
                receive++;
            }
            message->box_there = plan->messages[receive++].box;
            message->there = plan->shared->own;
        }
    }
}

static void stage(outcome *mine, anygpu_exchange *plan)
{
    if (!plan->is_remote) {
        return;
    }
    check(mine, hipEventCreateWithFlags(&plan->packed, hipEventDisableTiming));
    check(mine, hipEventCreateWithFlags(&plan->unpacked, hipEventDisableTiming));
    for (int i = 0; i < plan->sends + plan->receives; i++) {
        struct message *message = &plan->messages[i];
        if (is_on_other_node(message) && message->bytes) {
            void *memory = NULL;
            check(mine,
                  plan->shared->team->device_pointers ? hipMalloc(&memory, message->bytes)
                                                      : hipHostMalloc(&memory, message->bytes, 0));
            message->staging = memory;
        }
    }
}

static void drop_plan(outcome *mine, anygpu_exchange *plan)
{
    if (!plan) {
        return;
    }
    for (int i = 0; plan->messages && i < plan->sends + plan->receives; i++) {
        struct message *message = &plan->messages[i];
        close_line(mine, &message->ready);
        close_line(mine, &message->arrived);
        if (message->staging) {
            check(mine,
                  plan->shared->team->device_pointers ? hipFree(message->staging) : hipHostFree(message->staging));
        }
    }
    if (plan->packed) {
        check(mine, hipEventDestroy(plan->packed));
    }
    if (plan->unpacked) {
        check(mine, hipEventDestroy(plan->unpacked));
    }
    free(plan->messages);
    free(plan->requests);
    free(plan);
}

static int create_exchange(anygpu_shared *shared, outcome mine, int sends, const int *to, const anygpu_box *send,
                           int receives, const int *from, const anygpu_box *receive, anygpu_exchange **plan)
{
    static const char call[] = "gpu_exchange_create";
    if (!shared) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "nothing is shared");
        return end(call, &mine);
    }
    if (!plan || sends < 0 || receives < 0 || (sends && (!to || !send)) || (receives && (!from || !receive))) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "NULL");
        sends = receives = 0;
    }
    anygpu_team *team = shared->team;
    const size_t total = (size_t)sends + (size_t)receives;
    // Messages' tags are made of it.
    const int number = ++team->last_plan % 10000;
    anygpu_exchange *made = allocate(&mine, 1, sizeof *made);
    struct terms *terms = allocate(&mine, 2 * total, sizeof *terms);
    if (made) {
        made->shared = shared;
        made->number = number;
        made->sends = sends;
        made->receives = receives;
        made->messages = allocate(&mine, total, sizeof *made->messages);
        made->requests = allocate(&mine, 2 * total, sizeof *made->requests);
    }
    for (int i = 0; made && made->messages && i < sends + receives; i++) {
        const bool is_sent = i < sends;
        plan_message(&mine, made, &made->messages[i], is_sent ? to[i] : from[i - sends],
                     is_sent ? &send[i] : &receive[i - sends]);
    }
    int status = agree(team->parent, call, &mine, 0);
    if (!status) {
        check_match(&mine, made);
        status = agree(team->parent, call, &mine, 0);
    }
    if (!status) {
        meet_oneself(made);
        meet_team(&mine, made, terms, terms + total);
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
    shared->plans++;
    *plan = made;
    return 0;
}

int anygpu_exchange_create(anygpu_shared *shared, int sends, const int *to, const anygpu_box *send, int receives,
                           const int *from, const anygpu_box *receive, anygpu_exchange **plan)
{
    return create_exchange(shared, (outcome){ 0 }, sends, to, send, receives, from, receive, plan);
}

int anygpu_exchange_start(anygpu_exchange *plan, void *stream)
{
    static const char call[] = "gpu_exchange_start";
    outcome mine = { 0 };
    if (!plan || plan->is_started) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, plan ? "the exchange is started" : "there is no plan");
        return end(call, &mine);
    }
    const anygpu_team *team = plan->shared->team;
    struct message *sent = plan->messages, *received = plan->messages + plan->sends;
    plan->stream = stream;
    for (int i = 0; i < plan->receives; i++) {
        if (is_in_team(plan, &received[i])) {
            queue_signal(&mine, &received[i].ready, stream);
        }
    }
    if (plan->is_remote) {
        // The staging memory of the last exchange is free again.
        check(&mine, hipEventSynchronize(plan->unpacked));
    }
    for (int i = 0; i < plan->receives; i++) {
        plan->requests[i] = MPI_REQUEST_NULL;
        if (is_on_other_node(&received[i])) {
            check_mpi(&mine,
                      MPI_Irecv(received[i].staging, (int)received[i].bytes, MPI_BYTE, received[i].rank,
                                2 * plan->number, team->parent, &plan->requests[i]));
        }
    }
    for (int i = 0; i < plan->sends; i++) {
        const struct message *message = &sent[i];
        if (is_on_other_node(message)) {
            const anygpu_box packed = packed_box(&message->box);
            copy_box(&mine, message->staging, &packed, plan->shared->own, &message->box, stream);
        }
    }
    if (plan->is_remote) {
        check(&mine, hipEventRecord(plan->packed, stream));
    }
    // After a failure nothing is written that may not be ready, and nothing is said to have arrived.
    for (int i = 0; i < plan->sends && !mine.status; i++) {
        struct message *message = &sent[i];
        if (message->peer < 0) {
            continue;
        }
        const bool is_other = message->peer != team->rank;
        if (!is_other || queue_wait(&mine, &message->ready, stream)) {
            copy_box(&mine, message->there, &message->box_there, plan->shared->own, &message->box, stream);
        }
        if (is_other && !mine.status) {
            queue_signal(&mine, &message->arrived, stream);
        }
    }
    plan->is_started = true;
    plan->has_failed = mine.status;
    return end(call, &mine);
}

int anygpu_exchange_wait(anygpu_exchange *plan)
{
    static const char call[] = "gpu_exchange_wait";
    outcome mine = { 0 };
    if (!plan || !plan->is_started) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, plan ? "the exchange is not started" : "there is no plan");
        return end(call, &mine);
    }
    const anygpu_team *team = plan->shared->team;
    struct message *sent = plan->messages, *received = plan->messages + plan->sends;
    plan->is_started = false;
    MPI_Request *requests = plan->requests + plan->receives;
    if (plan->is_remote) {
        check(&mine, hipEventSynchronize(plan->packed));
    }
    for (int i = 0; i < plan->sends; i++) {
        requests[i] = MPI_REQUEST_NULL;
        if (is_on_other_node(&sent[i]) && !plan->has_failed && !mine.status) {
            check_mpi(&mine,
                      MPI_Isend(sent[i].staging, (int)sent[i].bytes, MPI_BYTE, sent[i].rank, 2 * plan->number,
                                team->parent, &requests[i]));
        }
    }
    if (plan->is_remote) {
        wait_for(&mine, plan->requests, plan->receives + plan->sends);
    }
    for (int i = 0; i < plan->receives; i++) {
        struct message *message = &received[i];
        if (is_in_team(plan, message)) {
            queue_wait(&mine, &message->arrived, plan->stream);
        } else if (is_on_other_node(message)) {
            const anygpu_box packed = packed_box(&message->box);
            copy_box(&mine, plan->shared->own, &message->box, message->staging, &packed, plan->stream);
        }
    }
    if (plan->is_remote) {
        check(&mine, hipEventRecord(plan->unpacked, plan->stream));
    }
    return end(call, &mine);
}

int anygpu_exchange_free(anygpu_exchange **plan)
{
    static const char call[] = "gpu_exchange_free";
    outcome mine = { 0 };
    if (!plan || !*plan) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "there is no plan");
        return end(call, &mine);
    }
    anygpu_team *team = (*plan)->shared->team;
    if ((*plan)->is_started) {
        fail(&mine, ANYGPU_ERROR_INVALID_VALUE, "the exchange is started: wait for it first");
    }
    check(&mine, hipDeviceSynchronize());
    const int status = agree(team->parent, call, &mine, (*plan)->number);
    if (status) {
        return status;
    }
    (*plan)->shared->plans--;
    drop_plan(&mine, *plan);
    *plan = NULL;
    return agree(team->parent, call, &mine, 0);
}

// The steps of Fortran's calls, between which its typed procedures work on arrays. `status` and `words` are how the rank's
// own work came out. Fortran's interfaces are in anygpu_teams.f90.
int anygpu_mpi_team_create(int64_t comm, int device, anygpu_team **team, anygpu_team_description *description,
                           int64_t *node);
int anygpu_mpi_agree(anygpu_team *team, const char *call, int status, const char *words);
int anygpu_mpi_share_begin(anygpu_team *team, int root, int status, const char *words, anygpu_token *token);
int anygpu_mpi_share_end(anygpu_team *team, int root, int status, const char *words, void *address);
int anygpu_mpi_unshare_begin(anygpu_team *team, void *address, int *role);
int anygpu_mpi_share_all(anygpu_team *team, const char *call, int status, const char *words, const anygpu_token *token,
                         int has_token, size_t size, void *address, const char *kind, int is_freed,
                         anygpu_shared **shared);
int anygpu_mpi_peer_token(anygpu_shared *shared, int rank, anygpu_token *token, int *is_there);
int anygpu_mpi_keep_peer(anygpu_shared *shared, int rank, void *address);
int anygpu_mpi_exchange_create(anygpu_shared *shared, int status, const char *words, int sends, const int *to,
                               const anygpu_box *send, int receives, const int *from, const anygpu_box *receive,
                               anygpu_exchange **plan);

static outcome outcome_of(int status, const char *words)
{
    outcome mine = { 0 };
    if (status) {
        fail(&mine, status, "%s", words);
    }
    return mine;
}

int anygpu_mpi_team_create(int64_t comm, int device, anygpu_team **team, anygpu_team_description *description,
                           int64_t *node)
{
    MPI_Comm parent = is_mpi_usable() ? MPI_Comm_f2c((MPI_Fint)comm) : MPI_COMM_NULL;
    const int status = anygpu_team_create(parent, device, team);
    if (!status) {
        anygpu_team_describe(*team, description);
        *node = MPI_Comm_c2f(description->comm);
    }
    return status;
}

int anygpu_mpi_agree(anygpu_team *team, const char *call, int status, const char *words)
{
    const outcome mine = outcome_of(status, words);
    return agree(team->comm, call, &mine, 0);
}

int anygpu_mpi_share_begin(anygpu_team *team, int root, int status, const char *words, anygpu_token *token)
{
    outcome mine = outcome_of(status, words);
    return has_team(team, SHARE) ? share_begin(team, root, &mine, token) : ANYGPU_ERROR_INVALID_VALUE;
}

int anygpu_mpi_share_end(anygpu_team *team, int root, int status, const char *words, void *address)
{
    outcome mine = outcome_of(status, words);
    return share_end(team, root, &mine, address);
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
    return create_exchange(shared, outcome_of(status, words), sends, to, send, receives, from, receive, plan);
}
