// SPDX-License-Identifier: MIT OR Apache-2.0
// The functions of anygpu_mpi.h: calls [devices | cost | many ARRAYS | killed FOLDER | neighbours X Y Z]. Rank 0 prints "calls: ok", or any what
// went wrong.
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>
#include <anygpu_mpi.h>
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static int rank, size;

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "rank %d: %s:%d: %s (%s)\n", rank, __FILE__, __LINE__, #condition, anygpu_last_reason()); \
            MPI_Abort(MPI_COMM_WORLD, 1); \
        } \
    } while (0)

static anygpu_team *team;
static anygpu_team_description own;

static void put(void *to, int value, size_t count)
{
    int *numbers = malloc(count * sizeof(int));
    for (size_t i = 0; i < count; i++) {
        numbers[i] = value + (int)i;
    }
    CHECK(!hipMemcpy(to, numbers, count * sizeof(int), hipMemcpyHostToDevice));
    free(numbers);
}

static int has(const void *from, int value, size_t count)
{
    int *numbers = malloc(count * sizeof(int)), same = 1;
    CHECK(!hipMemcpy(numbers, from, count * sizeof(int), hipMemcpyDeviceToHost));
    for (size_t i = 0; i < count; i++) {
        same &= numbers[i] == value + (int)i;
    }
    free(numbers);
    return same;
}

// One owner, each rank in turn; a part of an allocation is not freed, wherever it begins.
static void share(void)
{
    for (int turn = 0; turn < 3 * own.size; turn++) {
        const int root = turn / 3, is_whole = turn % 3 == 0;
        void *array = NULL, *whole = NULL;
        size_t bytes = 1000 * sizeof(int);
        if (own.rank == root) {
            CHECK(!hipMalloc(&whole, is_whole ? bytes : 2 * bytes));
            array = (char *)whole + (turn % 3 == 1 ? 64 : 0);
            put(array, root, 1000);
        }
        CHECK(!anygpu_fence(team));
        CHECK(!anygpu_share(team, root, &array, &bytes));
        CHECK(bytes == 1000 * sizeof(int) && has(array, root, 1000));
        CHECK(!anygpu_fence(team));
        CHECK(!hipMemset((char *)array + 4 * own.rank, own.rank + 1, 4));
        CHECK(!anygpu_fence(team));
        for (int other = 0; other < own.size; other++) {
            CHECK(has((char *)array + 4 * other, 0x01010101 * (other + 1), 1));
        }
        if (own.size == size) {
            CHECK(anygpu_team_free(&team) == 1 && team);
        }
        CHECK(!anygpu_fence(team));
        CHECK(!anygpu_unshare(team, &array) && !array);
        if (own.rank == root) {
            CHECK(hipFree(whole) == (is_whole ? hipErrorInvalidValue : 0));
        }
    }
}

// What every rank has, with its reason, after one rank has failed.
static void expect(int status, int wanted, int failed, const char *words)
{
    char text[64];
    snprintf(text, sizeof text, "rank %d: ", failed);
    CHECK(status == wanted && strstr(anygpu_last_reason(), text) && strstr(anygpu_last_reason(), words));
    CHECK(!anygpu_fence(team));
}

static void failures(void)
{
    const int last = own.size - 1;
    void *array = NULL, *memory = NULL;
    size_t bytes = 64;
    CHECK(!hipMalloc(&memory, 64));
    anygpu_shared *shared = NULL;
    // No memory at the owner, and host memory.
    expect(anygpu_share(team, last, &array, &bytes), 1, last, "");
    array = &array;
    expect(anygpu_share(team, last, &array, &bytes), 1, last, "");
    // A place for the address is missing on one rank.
    array = memory;
    expect(anygpu_share(team, last, own.rank == last ? NULL : &array, &bytes), 1, last, "NULL");
    // No such rank, and different ones.
    expect(anygpu_share(team, own.size, &array, &bytes), 1, 0, "there is no rank");
    if (last > 0) {
        CHECK(anygpu_share(team, own.rank == last, &array, &bytes) == 1);
        CHECK(strstr(anygpu_last_reason(), "different roots") && array == memory);
    }
    // Not shared on one rank, then fine.
    CHECK(!anygpu_share(team, 0, &array, &bytes));
    void *other = NULL;
    expect(anygpu_unshare(team, own.rank == last ? &other : &array), 1, last, "not shared");
    CHECK(!anygpu_unshare(team, &array));
    if (own.rank != 0) {
        CHECK(!hipFree(memory));
    }
    // No memory on one rank: nothing is left allocated on the others.
    size_t before = 0, after = 0, total = 0;
    CHECK(!hipMemGetInfo(&before, &total));
    expect(anygpu_allocate_all(team, own.rank == last ? total * 2 : 4096, &array, &shared), 2, last, "");
    CHECK(!hipMemGetInfo(&after, &total) && (own.size > 1 || before == after) && !shared);
    expect(anygpu_share_all(team, own.rank == last ? (void *)&array : NULL, own.rank == last ? 8 : 0, &shared), 1, last,
           "");
}

// Parts of every size, read from everywhere.
static void parts(void)
{
    void *array = NULL, *there = NULL;
    anygpu_shared *shared = NULL;
    size_t count = own.rank % 3 == 1 ? 0 : 100 + (size_t)own.rank, bytes = 0;
    for (int round = 0; round < 2; round++) {
        CHECK(!anygpu_allocate_all(team, count * sizeof(int), &array, &shared) && !array == !count);
        if (count) {
            put(array, 1000 * own.rank, count);
        }
        CHECK(!anygpu_fence(team));
        for (int other = 0; other < own.size; other++) {
            const size_t wanted = other % 3 == 1 ? 0 : 100 + (size_t)other;
            CHECK(!anygpu_peer(shared, other, &there, &bytes) && bytes == wanted * sizeof(int) && !there == !wanted);
            CHECK(!wanted || has(there, 1000 * other, wanted));
            CHECK(other != own.rank || there == array);
        }
        CHECK(!anygpu_peer(shared, -1, &there, &bytes) && !there && !bytes);
        CHECK(anygpu_peer(shared, own.size, &there, NULL) == 1 && anygpu_signal(shared, -1, NULL) == 1);
        CHECK(anygpu_team_free(&team) == 1);
        CHECK(!anygpu_free_all(&shared) && !shared);
    }
}

// A ring in which each rank adds to what the one before has written, ordered by signals alone.
static void signals(void)
{
    void *array = NULL, *before = NULL;
    anygpu_shared *shared = NULL;
    const int rounds = 50, to = (own.rank + 1) % own.size, from = (own.rank + own.size - 1) % own.size;
    hipStream_t stream;
    CHECK(!hipStreamCreate(&stream));
    CHECK(!anygpu_allocate_all(team, sizeof(int) * 4, &array, &shared) && !hipMemset(array, 0, 16));
    CHECK(!anygpu_fence(team));
    CHECK(!anygpu_peer(shared, from, &before, NULL));
    for (int round = 1; round <= rounds; round++) {
        // Rank 0 begins each round; the others copy what the one before has, so that all end with its last number.
        if (own.rank == 0) {
            CHECK(!hipMemsetAsync(array, round, 4, stream));
            CHECK(!anygpu_signal(shared, to, stream) && !anygpu_wait(shared, from, stream));
        } else {
            CHECK(!anygpu_wait(shared, from, stream));
            CHECK(!hipMemcpyAsync(array, before, 4, hipMemcpyDefault, stream));
            CHECK(!anygpu_signal(shared, to, stream));
        }
        if (own.rank == 0 && own.size > 1) {
            CHECK(!hipMemcpyAsync((char *)array + 4, before, 4, hipMemcpyDefault, stream));
        }
    }
    CHECK(!hipStreamSynchronize(stream));
    CHECK(has((char *)array + (own.rank == 0 && own.size > 1 ? 4 : 0), 0x01010101 * rounds, 1));
    CHECK(!anygpu_free_all(&shared) && !hipStreamDestroy(stream));
}

// All ranks wait for each before any signals, and more than once.
static void waits_first(void)
{
    enum { TIMES = 3 };
    void *array = NULL;
    anygpu_shared *shared = NULL;
    hipStream_t waiting, signalling;
    CHECK(!hipStreamCreateWithFlags(&waiting, hipStreamNonBlocking));
    CHECK(!hipStreamCreateWithFlags(&signalling, hipStreamNonBlocking));
    CHECK(!anygpu_allocate_all(team, sizeof(int), &array, &shared) && !hipMemset(array, 0, sizeof(int)));
    for (int i = 0; i < TIMES * own.size; i++) {
        CHECK(!anygpu_wait(shared, i % own.size, waiting));
    }
    CHECK(!hipMemsetAsync(array, 7, sizeof(int), waiting));
    MPI_Barrier(own.comm);
    CHECK(own.size == 1 || (hipStreamQuery(waiting) == hipErrorNotReady && has(array, 0, 1)));
    MPI_Barrier(own.comm);
    for (int i = 0; i < TIMES * own.size; i++) {
        CHECK(!anygpu_signal(shared, i % own.size, signalling));
    }
    CHECK(!hipStreamSynchronize(waiting) && has(array, 0x07070707, 1));
    CHECK(!hipStreamSynchronize(signalling));
    CHECK(!anygpu_free_all(&shared) && !hipStreamDestroy(waiting) && !hipStreamDestroy(signalling));
}

// One rank makes other calls than the rest, or takes part in a plan with another array.
static void mismatches(void)
{
    const int is_last = own.rank == own.size - 1;
    void *arrays[2] = { NULL }, *none = NULL;
    anygpu_shared *shared[2] = { NULL }, *nothing = NULL;
    anygpu_exchange *plan = NULL;
    size_t bytes = 64;
    CHECK((is_last ? anygpu_fence(team) : anygpu_share(team, 0, &none, &bytes)) == 1);
    CHECK(strstr(anygpu_last_reason(), "another call") && !none);
    CHECK(!anygpu_allocate_all(team, 64, &arrays[0], &shared[0]));
    CHECK((is_last ? anygpu_free_all(&shared[0]) : anygpu_allocate_all(team, 64, &none, &nothing)) == 1);
    CHECK(strstr(anygpu_last_reason(), "another call") && !none && !nothing && shared[0]);
    CHECK(!anygpu_allocate_all(team, is_last ? 4096 : 64, &arrays[1], &shared[1]));
    CHECK(anygpu_free_all(&shared[is_last]) == 1 && strstr(anygpu_last_reason(), "different roots or arrays"));
    if (own.size == size) {
        const int right = (rank + 1) % size, left = (rank + size - 1) % size;
        const anygpu_box box = { 0, { 8, 1, 1, 1, 1, 1, 1 }, { 0 } };
        CHECK(anygpu_exchange_create(shared[is_last], 1, &right, &box, 1, &left, &box, &plan) == 1 && !plan);
        CHECK(strstr(anygpu_last_reason(), "is of another array where it is sent than where it is received"));
    }
    CHECK(!anygpu_free_all(&shared[1]) && !anygpu_free_all(&shared[0]));
}

// Communicators that are no group of ranks, and one that is freed while its team is in use.
static void communicators(void)
{
    void *array = NULL;
    anygpu_shared *shared = NULL;
    anygpu_team *other = NULL;
    MPI_Comm half, between;
    CHECK(!MPI_Comm_split(MPI_COMM_WORLD, rank == 0, rank, &half));
    CHECK(!MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, rank == 0, 0, &between));
    CHECK(anygpu_team_create(between, -1, &other) == 1 && strstr(anygpu_last_reason(), "intercommunicator") && !other);
    // No place for the team on one rank.
    CHECK(anygpu_team_create(MPI_COMM_WORLD, -1, rank == 0 ? NULL : &other) == 1 && !other);
    CHECK(strstr(anygpu_last_reason(), "rank 0: NULL"));
    CHECK(!anygpu_team_create(half, -1, &other) && !MPI_Comm_free(&half) && !MPI_Comm_free(&between));
    CHECK(!anygpu_allocate_all(other, 64, &array, &shared) && anygpu_team_free(&other) == 1);
    CHECK(!anygpu_free_all(&shared) && !anygpu_team_free(&other));
}

// The last rank has no file descriptor left for a while. What failed then has not counted.
static void no_descriptors(void)
{
    const int right = (rank + 1) % size, left = (rank + size - 1) % size;
    const anygpu_box box = { 0, { 8, 1, 1, 1, 1, 1, 1 }, { 0 } };
    void *array = NULL;
    anygpu_shared *shared = NULL;
    anygpu_exchange *plan = NULL;
    struct rlimit limit;
    CHECK(!anygpu_allocate_all(team, 64, &array, &shared) && !getrlimit(RLIMIT_NOFILE, &limit));
    const struct rlimit none_left = { 3, limit.rlim_max };
    if (own.size == size) {
        CHECK(rank != size - 1 || !setrlimit(RLIMIT_NOFILE, &none_left));
        CHECK(anygpu_exchange_create(shared, 1, &right, &box, 1, &left, &box, &plan) == 304 && !plan);
        CHECK(strstr(anygpu_last_reason(), "RLIMIT_NOFILE"));
    }
    if (own.rank == own.size - 1) {
        CHECK(!setrlimit(RLIMIT_NOFILE, &none_left));
        CHECK(anygpu_signal(shared, 0, NULL) == 304 && strstr(anygpu_last_reason(), "RLIMIT_NOFILE"));
        CHECK(anygpu_wait(shared, 0, NULL) == 304 && strstr(anygpu_last_reason(), "RLIMIT_NOFILE"));
        CHECK(!setrlimit(RLIMIT_NOFILE, &limit));
    }
    CHECK(!anygpu_fence(team));
    for (int other = 0; other < own.size; other++) {
        CHECK(!anygpu_signal(shared, other, NULL));
    }
    for (int other = 0; other < own.size; other++) {
        CHECK(!anygpu_wait(shared, other, NULL));
    }
    CHECK(!hipDeviceSynchronize() && !anygpu_free_all(&shared));
}

// Communicators that are no grid, and a rank that names one array of two.
static void grids(void)
{
    const int first = 0, sizes[1] = { size }, periods[1] = { 1 };
    void *array = NULL;
    anygpu_field fields[2] = { { NULL, 4, 1, { 16 } }, { NULL, 4, 1, { 16 } } };
    anygpu_exchange *plan = NULL;
    MPI_Comm grid;
    CHECK(!anygpu_allocate_all(team, 64, &array, &fields[0].shared));
    CHECK(anygpu_halo_create(1, fields, MPI_COMM_WORLD, 1, 0, &first, &plan) == 1 && !plan);
    CHECK(strstr(anygpu_last_reason(), "no Cartesian topology"));
    CHECK(!MPI_Cart_create(MPI_COMM_WORLD, 1, sizes, periods, 0, &grid));
    CHECK(!anygpu_halo_create(1, fields, grid, 1, 0, &first, &plan) && !anygpu_exchange_free(&plan));
    fields[1].shared = fields[0].shared;
    if (rank == size - 1) {
        fields[0].shared = NULL;
    }
    CHECK(anygpu_halo_create(2, fields, grid, 1, 0, NULL, &plan) == 1 && !plan);
    CHECK(strstr(anygpu_last_reason(), "nothing is shared"));
    CHECK(!anygpu_free_all(&fields[1].shared) && !MPI_Comm_free(&grid));
}

// The start of an exchange fails on the last rank: its neighbours' exchanges fail, and nobody waits for ever.
static void failed_start(void)
{
    const int right = (rank + 1) % size, left = (rank + size - 1) % size, is_last = rank == size - 1;
    anygpu_box box[4];
    for (int i = 0; i < 4; i++) {
        box[i] = (anygpu_box){ 8 * (size_t)i, { 8, 1, 1, 1, 1, 1, 1 }, { 0 } };
    }
    int told = 0;
    void *array = NULL;
    anygpu_shared *shared = NULL;
    anygpu_exchange *plan = NULL;
    hipStream_t stream, gone;
    CHECK(!hipStreamCreate(&stream) && !hipStreamCreate(&gone) && !hipStreamDestroy(gone));
    CHECK(!anygpu_allocate_all(team, 64, &array, &shared));
    CHECK(!anygpu_exchange_create(shared, 2, (int[]){ left, right }, box, 2, (int[]){ right, left }, box + 2, &plan));
    // A device that waits itself tells at the next call.
    for (int i = 0; i < 2; i++) {
        const int begun = anygpu_exchange_start(plan, is_last ? gone : stream), waited = anygpu_exchange_wait(plan);
        CHECK(!is_last || (begun && waited));
        told |= begun | waited | hipStreamSynchronize(stream);
    }
    CHECK(told || (left != size - 1 && right != size - 1 && !is_last));
    // On NVIDIA lines end as their process next waits for its device.
    MPI_Request others;
    int are_done = 0;
    CHECK(!MPI_Ibarrier(MPI_COMM_WORLD, &others));
    while (!are_done) {
        hipDeviceSynchronize();
        CHECK(!MPI_Test(&others, &are_done, MPI_STATUS_IGNORE));
    }
    // The error of queued work is the stream's.
    hipStreamDestroy(stream);
    CHECK(!anygpu_exchange_free(&plan) && !plan && !anygpu_free_all(&shared));
}

// A field of rows of `width` numbers and planes: halos of one column, one row, or all of it, to both sides of a ring.
static void exchange(void)
{
    enum { WIDTH = 6, ROWS = 5, PLANES = 4, ALL = WIDTH * ROWS * PLANES };
    const int right = (rank + 1) % size, left = (rank + size - 1) % size;
    const size_t four = sizeof(int);
    anygpu_shared *shared = NULL;
    anygpu_exchange *plan = NULL;
    void *array = NULL;
    int field[ALL], expected[ALL];
    hipStream_t stream;
    CHECK(!hipStreamCreate(&stream));
    CHECK(!anygpu_allocate_all(team, ALL * four, &array, &shared));
    for (int axis = 0; axis < 3; axis++) {
        const int extent[3] = { WIDTH, ROWS, PLANES }, step[3] = { 1, WIDTH, WIDTH * ROWS };
        anygpu_box boxes[4];
        // The first inner layer goes to the left, whose last layer it becomes; the last inner one to the right.
        const int layers[4] = { 1, extent[axis] - 2, extent[axis] - 1, 0 };
        for (int i = 0; i < 4; i++) {
            boxes[i] = (anygpu_box){ (size_t)(layers[i] * step[axis]) * four,
                                     { (axis == 0 ? 1 : WIDTH) * four, axis == 1 ? 1 : ROWS, axis == 2 ? 1 : PLANES, 1,
                                       1, 1, 1 },
                                     { 0, WIDTH * four, WIDTH * ROWS * four } };
        }
        const int to[3] = { left, right, MPI_PROC_NULL }, from[3] = { right, left, MPI_PROC_NULL };
        const anygpu_box send[3] = { boxes[0], boxes[1], { 0 } }, receive[3] = { boxes[2], boxes[3], { 0 } };
        CHECK(!anygpu_exchange_create(shared, 3, to, send, 3, from, receive, &plan));
        for (int round = 0; round < 5; round++) {
            for (int i = 0; i < ALL; i++) {
                const int layer = i / step[axis] % extent[axis];
                field[i] = 100000 * (rank + 1) + 1000 * round + i;
                expected[i] = field[i];
                if (layer == 0) {
                    expected[i] = 100000 * (left + 1) + 1000 * round + i + (extent[axis] - 2) * step[axis];
                } else if (layer == extent[axis] - 1) {
                    expected[i] = 100000 * (right + 1) + 1000 * round + i - (extent[axis] - 2) * step[axis];
                }
            }
            CHECK(!hipMemcpyAsync(array, field, sizeof field, hipMemcpyHostToDevice, stream));
            CHECK(!anygpu_exchange_start(plan, stream) && anygpu_exchange_start(plan, stream) == 1);
            CHECK(!anygpu_exchange_wait(plan) && anygpu_exchange_wait(plan) == 1);
            CHECK(!hipMemcpyAsync(field, array, sizeof field, hipMemcpyDeviceToHost, stream));
            CHECK(!hipStreamSynchronize(stream));
            CHECK(!memcmp(field, expected, sizeof field));
        }
        CHECK(anygpu_free_all(&shared) == 1 && shared);
        CHECK(!anygpu_exchange_free(&plan) && !plan);
        // The last rank sends more than the others expect, names no rank, or a box that is too large.
        const int last = rank == size - 1;
        anygpu_box larger = boxes[0];
        larger.count[0] -= last ? four : 0;
        anygpu_box wrong[3] = { larger, boxes[1], { 0 } };
        CHECK(anygpu_exchange_create(shared, 3, to, wrong, 3, from, receive, &plan) == 1);
        char sizes[128], place[64];
        snprintf(sizes, sizeof sizes, "where it is sent, and %zu bytes", boxes[0].count[0]);
        snprintf(place, sizeof place, "from rank %d to rank %d has %zu bytes", size - 1, (size + size - 2) % size,
                 boxes[0].count[0] - four);
        CHECK(strstr(anygpu_last_reason(), place) && strstr(anygpu_last_reason(), sizes));
        const int nobody[3] = { last ? size : left, right, MPI_PROC_NULL };
        CHECK(anygpu_exchange_create(shared, 3, nobody, send, 3, from, receive, &plan) == 1);
        CHECK(strstr(anygpu_last_reason(), "there is no rank"));
        wrong[0] = boxes[0];
        wrong[0].offset += last ? ALL * four : 0;
        CHECK(anygpu_exchange_create(shared, 3, to, wrong, 3, from, receive, &plan) == 1);
        CHECK(strstr(anygpu_last_reason(), "not within the array") && !plan);
        // Its extent would overflow to that of its first row.
        wrong[0] = (anygpu_box){ 0, { 16, (size_t)1 << 60 | 1, 1, 1, 1, 1, 1 }, { 0, 16 } };
        CHECK(anygpu_exchange_create(shared, 3, to, wrong, 3, from, receive, &plan) == 1);
        CHECK(strstr(anygpu_last_reason(), "not within the array") && !plan);
    }
    CHECK(!anygpu_free_all(&shared) && !hipStreamDestroy(stream));
}

// The last rank is killed while the others wait for its signal, and before they use another array. They leave what came of
// it in files named by their ranks: the launcher may close their output by then.
static void killed(const char *folder)
{
    void *array = NULL, *there = NULL;
    anygpu_shared *shared[3] = { NULL };
    anygpu_exchange *plan = NULL;
    const int last = own.size - 1, right = (rank + 1) % size, left = (rank + size - 1) % size;
    const anygpu_box box = { 0, { 8, 1, 1, 1, 1, 1, 1 }, { 0 } };
    char part[256], file[256];
    snprintf(part, sizeof part, "%s/%d.part", folder, rank);
    snprintf(file, sizeof file, "%s/%d", folder, rank);
    hipStream_t stream;
    CHECK(!hipStreamCreate(&stream));
    for (int i = 0; i < 3; i++) {
        CHECK(!anygpu_allocate_all(team, 64, &array, &shared[i]));
    }
    CHECK(!anygpu_exchange_create(shared[2], 1, &right, &box, 1, &left, &box, &plan));
    CHECK(own.rank == last || !anygpu_wait(shared[0], last, NULL));
    MPI_Barrier(MPI_COMM_WORLD);
    if (own.rank == last) {
        kill(getpid(), SIGKILL);
    }
    const int waited = hipDeviceSynchronize();
    // Its lines cannot be opened any more, nor its memory. Nobody hears a signal.
    CHECK(anygpu_wait(shared[1], last, stream) == ANYGPU_ERROR_STALE);
    char ended[32];
    snprintf(ended, sizeof ended, ": rank %d has ended", size - 1);
    CHECK(strstr(anygpu_last_reason(), ended));
    CHECK(anygpu_peer(shared[1], last, &there, NULL) == ANYGPU_ERROR_STALE && !there);
    CHECK(!anygpu_signal(shared[1], last, stream) && !hipStreamSynchronize(stream));
    // Rank 0 receives from it, and the other one sends to it. A device that waits itself tells at the next call.
    CHECK(anygpu_exchange_start(plan, stream) | anygpu_exchange_wait(plan) | hipStreamSynchronize(stream));
    FILE *result = fopen(part, "w");
    CHECK(result);
    fprintf(result, "%d", waited);
    CHECK(!fclose(result) && !rename(part, file));
    // MPI_Finalize would wait for the rank that is no more.
    _exit(0);
}

// Collective calls over more ranks than the team has, and the bytes of the largest.
static int wide;
static size_t wide_bytes;

static void seen(MPI_Comm comm, int count, MPI_Datatype type)
{
    int ranks, bytes = 0;
    PMPI_Comm_size(comm, &ranks);
    if (type != MPI_DATATYPE_NULL) {
        PMPI_Type_size(type, &bytes);
    }
    if (ranks > own.size) {
        wide++;
        wide_bytes = wide_bytes > (size_t)(count * bytes) ? wide_bytes : (size_t)(count * bytes);
    }
}

int MPI_Allreduce(const void *from, void *to, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm)
{
    seen(comm, count, type);
    return PMPI_Allreduce(from, to, count, type, op, comm);
}

int MPI_Allgather(const void *from, int count, MPI_Datatype type, void *to, int each, MPI_Datatype kind, MPI_Comm comm)
{
    seen(comm, count, type);
    return PMPI_Allgather(from, count, type, to, each, kind, comm);
}

int MPI_Alltoall(const void *from, int count, MPI_Datatype type, void *to, int each, MPI_Datatype kind, MPI_Comm comm)
{
    seen(comm, count, type);
    return PMPI_Alltoall(from, count, type, to, each, kind, comm);
}

int MPI_Bcast(void *buffer, int count, MPI_Datatype type, int root, MPI_Comm comm)
{
    seen(comm, count, type);
    return PMPI_Bcast(buffer, count, type, root, comm);
}

// Says of a rank that it is in another PID namespace, as in a container, if CALLS_CONTAINER is set.
int stat(const char *path, struct stat *status)
{
    const int result = fstatat(AT_FDCWD, path, status, 0);
    status->st_ino += !result && getenv("CALLS_CONTAINER") && !strcmp(path, "/proc/self/ns/pid");
    return result;
}

// Signals to other ranks so far, and messages to each.
static int signals_sent, messages_sent[256];

hipError_t hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t *semaphores,
                                            const hipExternalSemaphoreSignalParams *params, unsigned count,
                                            hipStream_t stream)
{
    hipError_t (*next)(const hipExternalSemaphore_t *, const hipExternalSemaphoreSignalParams *, unsigned, hipStream_t);
    *(void **)&next = dlsym(RTLD_NEXT, "hipSignalExternalSemaphoresAsync");
    signals_sent += (int)count;
    return next(semaphores, params, count, stream);
}

int MPI_Isend(const void *from, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *request)
{
    messages_sent[to % 256]++;
    return PMPI_Isend(from, count, type, to, tag, comm, request);
}

int MPI_Barrier(MPI_Comm comm)
{
    seen(comm, 0, MPI_DATATYPE_NULL);
    return PMPI_Barrier(comm);
}

int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *made)
{
    seen(comm, 0, MPI_DATATYPE_NULL);
    return PMPI_Comm_dup(comm, made);
}

int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *made)
{
    seen(comm, 0, MPI_DATATYPE_NULL);
    return PMPI_Comm_split(comm, color, key, made);
}

// Says that each rank has a node of its own, as MPICH 5.0.2 of Debian does.
int MPI_Comm_split_type(MPI_Comm comm, int type, int key, MPI_Info info, MPI_Comm *made)
{
    (void)type, (void)info;
    return PMPI_Comm_split(comm, rank, key, made);
}

static int descriptors(void)
{
    int count = 0;
    DIR *folder = opendir("/proc/self/fd");
    CHECK(folder);
    while (readdir(folder)) {
        count++;
    }
    closedir(folder);
    return count;
}

// Descriptors that stay: those of an answer to another rank are closed soon.
static int lasting_descriptors(void)
{
    int least = descriptors();
    for (int i = 0; i < 20; i++) {
        usleep(5000);
        const int now = descriptors();
        least = now < least ? now : least;
    }
    return least;
}

// Pages that are mapped of memory files.
static size_t pages(void)
{
    char line[4096];
    unsigned long from, to;
    size_t count = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    CHECK(maps);
    while (fgets(line, sizeof line, maps)) {
        if (strstr(line, "/memfd:") && sscanf(line, "%lx-%lx", &from, &to) == 2) {
            count += (to - from) / (unsigned long)sysconf(_SC_PAGESIZE);
        }
    }
    fclose(maps);
    return count;
}

// What each further anygpu_shared takes of a rank.
static void cost(void)
{
    enum { SHARED = 64 };
    void *arrays[SHARED + 1];
    anygpu_shared *shared[SHARED + 1];
    anygpu_team *second = NULL;
    anygpu_exchange *plan = NULL;
    wide = 0;
    wide_bytes = 0;
    CHECK(!anygpu_team_create(MPI_COMM_WORLD, -1, &second) && !anygpu_team_free(&second));
    CHECK(wide <= 2 + 4 && wide_bytes <= 24);
    wide = 0;
    CHECK(!anygpu_allocate_all(team, 4096, &arrays[SHARED], &shared[SHARED]));
    const int files = descriptors();
    const size_t mapped = pages(), used = mallinfo2().uordblks + mallinfo2().hblkhd;
    for (int i = 0; i < SHARED; i++) {
        CHECK(!anygpu_allocate_all(team, 4096, &arrays[i], &shared[i]));
    }
    const size_t bytes = (mallinfo2().uordblks + mallinfo2().hblkhd - used) / SHARED;
    const int opened = lasting_descriptors();
    const size_t mapped_first = (pages() - mapped) / SHARED;
    // Now each signals the next and waits for the one before.
    for (int i = 0; i < SHARED && own.size > 1; i++) {
        CHECK(!anygpu_signal(shared[i], (own.rank + 1) % own.size, NULL));
        CHECK(!anygpu_wait(shared[i], (own.rank + own.size - 1) % own.size, NULL));
    }
    CHECK(!hipDeviceSynchronize());
    printf("rank %d: %zu bytes, %zu pages, %d descriptors, %zu and %d with signals\n", rank, bytes, mapped_first,
           (opened - files) / SHARED, (pages() - mapped) / SHARED, (descriptors() - files) / SHARED);
    CHECK(!anygpu_fence(team) && !anygpu_signal(shared[0], own.rank, NULL) && !anygpu_wait(shared[0], own.rank, NULL));
    CHECK(wide == 0);
    CHECK(!anygpu_exchange_create(shared[0], 0, NULL, NULL, 0, NULL, NULL, &plan) && wide <= 4);
    wide = 0;
    CHECK(!anygpu_exchange_start(plan, NULL) && !anygpu_exchange_wait(plan) && wide == 0);
    CHECK(!anygpu_exchange_free(&plan) && wide <= 4 && wide_bytes <= 24);
    wide = 0;
    for (int i = 0; i <= SHARED; i++) {
        CHECK(!anygpu_free_all(&shared[i]));
    }
    CHECK(wide == 0);
}

// Two arrays on a periodic grid with corners: each neighbour gets two signals of an exchange, or one message.
static void neighbours(char **parts)
{
    const int extents[3] = { atoi(parts[0]), atoi(parts[1]), atoi(parts[2]) }, periods[3] = { 1, 1, 1 };
    int place[3], others = 0, in_team = 0, by_memory = 0, is_neighbour[256] = { 0 };
    anygpu_field fields[2] = { { NULL, 8, 3, { 5, 4, 3 } }, { NULL, 4, 3, { 5, 4, 3 } } };
    void *array = NULL;
    anygpu_exchange *plan = NULL;
    MPI_Comm grid;
    CHECK(size <= 256 && !MPI_Cart_create(MPI_COMM_WORLD, 3, extents, periods, 0, &grid));
    CHECK(!MPI_Cart_coords(grid, rank, 3, place));
    for (int i = 0; i < 27; i++) {
        const int there[3] = { place[0] + i % 3 - 1, place[1] + i / 3 % 3 - 1, place[2] + i / 9 - 1 };
        int other;
        CHECK(!MPI_Cart_rank(grid, there, &other));
        if (other != rank && !is_neighbour[other]) {
            is_neighbour[other] = 1;
            others++;
        }
    }
    for (int i = 0; i < 2; i++) {
        CHECK(!anygpu_allocate_all(team, 60 * fields[i].element, &array, &fields[i].shared));
    }
    CHECK(!anygpu_halo_create(2, fields, grid, 1, 1, NULL, &plan));
    signals_sent = 0;
    memset(messages_sent, 0, sizeof messages_sent);
    CHECK(!anygpu_exchange_start(plan, NULL) && !anygpu_exchange_wait(plan));
    int messages = 0;
    for (int other = 0; other < size; other++) {
        const int path = anygpu_exchange_path(plan, other), is_in_team = anygpu_team_rank(team, other) >= 0;
        CHECK(path == ANYGPU_PATH_NONE ? other == rank || !is_neighbour[other] : other == rank || is_neighbour[other]);
        CHECK(is_in_team || path != ANYGPU_PATH_MEMORY);
        in_team += other != rank && is_in_team && is_neighbour[other];
        by_memory += other != rank && path == ANYGPU_PATH_MEMORY;
        messages += messages_sent[other];
        CHECK(messages_sent[other] <= is_neighbour[other]);
    }
    CHECK(signals_sent == 2 * by_memory && messages == others - by_memory);
    // What needs memory that cannot be shared fails on all ranks, and says what helps.
    if (by_memory < in_team) {
        size_t bytes = 8;
        const int status = anygpu_share(team, 0, &array, &bytes);
        CHECK(status == ANYGPU_ERROR_PEER_ACCESS_UNSUPPORTED || strstr(anygpu_last_reason(), "ANYGPU_BROKER_DIR"));
    }
    printf("rank %d: %d neighbours, %d signals, %d messages\n", rank, others, signals_sent, messages);
    CHECK(!anygpu_exchange_free(&plan) && !MPI_Comm_free(&grid));
    CHECK(!anygpu_free_all(&fields[0].shared) && !anygpu_free_all(&fields[1].shared));
}

// A program with many arrays, whose neighbours signal on some of them.
static void many(int arrays)
{
    anygpu_shared **shared = calloc((size_t)arrays, sizeof(anygpu_shared *));
    const int right = (own.rank + 1) % own.size, left = (own.rank + own.size - 1) % own.size;
    const int before = lasting_descriptors();
    void *array = NULL, *there = NULL;
    CHECK(shared);
    const double begun = MPI_Wtime();
    for (int i = 0; i < arrays; i++) {
        CHECK(!anygpu_allocate_all(team, 4096, &array, &shared[i]));
        put(array, 1000 * own.rank + i, 1);
    }
    const double shared_after = MPI_Wtime() - begun;
    const int opened = lasting_descriptors();
    for (int i = 0; i < arrays; i += 5) {
        CHECK(!anygpu_wait(shared[i], left, NULL));
        MPI_Barrier(own.comm);
        CHECK(!anygpu_peer(shared[i], right, &there, NULL));
        hipStream_t stream;
        CHECK(!hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
        CHECK(!hipMemcpyAsync((int *)there + 1, there, sizeof(int), hipMemcpyDefault, stream));
        CHECK(!anygpu_signal(shared[i], right, stream) && !hipStreamSynchronize(stream) && !hipStreamDestroy(stream));
        CHECK(!anygpu_peer(shared[i], own.rank, &array, NULL) && !hipDeviceSynchronize());
        CHECK(has((int *)array + 1, 1000 * own.rank + i, 1));
    }
    if (rank == 0) {
        printf("%d ranks, %d arrays: %d descriptors each, %d with signals on every fifth, %.2f s\n", own.size, arrays,
               (opened - before) / arrays, (lasting_descriptors() - opened) / (arrays / 5), shared_after);
    }
    for (int i = 0; i < arrays; i++) {
        CHECK(!anygpu_free_all(&shared[i]));
    }
    free(shared);
}

int main(int count, char **arguments)
{
    MPI_Init(&count, &arguments);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    CHECK(!anygpu_team_create(MPI_COMM_WORLD, -1, &team) && !anygpu_team_describe(team, &own));
    CHECK(anygpu_team_rank(team, rank) == own.rank && anygpu_team_rank(team, size) == -1 && own.parent_rank == rank);
    const char *step = count > 1 ? arguments[1] : "";
    int is_all = 0;
    if (!strcmp(step, "killed")) {
        killed(arguments[2]);
    }
    if (!strcmp(step, "devices")) {
        hipUUID uuid;
        CHECK(!hipDeviceGetUuid(&uuid, own.device));
        printf("rank %d device %d is %d\n", rank, own.device, uuid.bytes[7]);
    } else if (!strcmp(step, "cost")) {
        cost();
    } else if (!strcmp(step, "neighbours")) {
        neighbours(arguments + 2);
    } else if (!strcmp(step, "many")) {
        many(atoi(arguments[2]));
    } else {
        is_all = 1;
        share();
        failures();
        parts();
        signals();
        waits_first();
        if (own.size > 1) {
            mismatches();
        }
        if (size > 1) {
            communicators();
        }
        exchange();
        grids();
        if (size > 1) {
            failed_start();
        }
        if (own.size > 1) {
            no_descriptors();
        }
    }
    CHECK(!anygpu_team_free(&team) && !team);
    void *array = NULL;
    anygpu_shared *shared = NULL;
    anygpu_team *second = NULL;
    CHECK(!anygpu_team_create(MPI_COMM_WORLD, -1, &team) && !anygpu_team_create(MPI_COMM_WORLD, -1, &second));
    CHECK(!anygpu_allocate_all(team, 64, &array, &shared));
    MPI_Finalize();
    CHECK(anygpu_fence(team) == 1 && strstr(anygpu_last_reason(), "finalized"));
    CHECK(anygpu_free_all(&shared) == 1 && shared && strstr(anygpu_last_reason(), "finalized"));
    CHECK(anygpu_team_free(&team) == 1 && team && !anygpu_team_free(&second) && !second);
    CHECK(anygpu_team_create(MPI_COMM_WORLD, -1, &second) == 1 && strstr(anygpu_last_reason(), "finalized"));
    if (rank == 0 && is_all) {
        printf("calls: ok\n");
    }
    const char *backend = getenv("ANYGPU_BACKEND");
    if (backend && !strcmp(backend, "amd")) {
        // AMD's exit handler and its thread free the same, so that anybody's code may find the heap broken.
        fflush(NULL);
        _exit(0);
    }
    return 0;
}
