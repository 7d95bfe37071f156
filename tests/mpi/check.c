// SPDX-License-Identifier: MIT OR Apache-2.0
// Programs of several ranks for `anygpu check`, each faulty, and right with a second argument: check CASE [right]. A fault's
// calls are on lines that end in a mark with the case's name and a letter. Without a case it lists them, and their ranks.
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>
#include <anygpu_mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define CALL(call) \
    do { \
        int status_ = (call); \
        if (status_ != 0) { \
            fprintf(stderr, "%d: %s gives %d: %s\n", __LINE__, #call, status_, anygpu_last_reason()); \
            MPI_Abort(MPI_COMM_WORLD, 9); \
        } \
    } while (0)

enum { SIZE = 1 << 16, HALF = SIZE / 2, MOST = 8 };

static int rank, size, is_right;
static char *memory, *other;
static hipStream_t one, two;
static char *of[MOST];

static void barrier(void)
{
    MPI_Barrier(MPI_COMM_WORLD);
}

// Opens the memory of all ranks.
static void open_all(void)
{
    hipIpcMemHandle_t own, all[MOST];
    CALL(hipIpcGetMemHandle(&own, memory));
    MPI_Allgather(&own, sizeof own, MPI_BYTE, all, sizeof own, MPI_BYTE, MPI_COMM_WORLD);
    for (int i = 0; i < size; i++) {
        of[i] = memory;
        if (i != rank)
            CALL(hipIpcOpenMemHandle((void **)&of[i], all[i], hipIpcMemLazyEnablePeerAccess));
    }
}

static void close_all(void)
{
    // Nobody's work is known to be done before all is queued.
    barrier();
    CALL(hipDeviceSynchronize());
    for (int i = 0; i < size; i++)
        if (i != rank)
            CALL(hipIpcCloseMemHandle(of[i]));
    barrier();
}

// Each rank reads its neighbour's memory behind a barrier that does not wait for streams.
static void ring(void)
{
    open_all();
    CALL(hipMemsetAsync(memory, rank, SIZE, one)); // ring a
    if (is_right)
        CALL(hipStreamSynchronize(one));
    barrier();
    CALL(hipMemcpyAsync(other, of[(rank + 1) % size], SIZE, hipMemcpyDeviceToDevice, one)); // ring b
    close_all();
}

// The root writes again while others still read.
static void broadcast(void)
{
    open_all();
    if (rank > 0) {
        CALL(hipMemcpyAsync(other, of[0], SIZE, hipMemcpyDeviceToDevice, one)); // broadcast a
        if (is_right)
            CALL(hipStreamSynchronize(one));
    }
    barrier();
    if (rank == 0)
        CALL(hipMemsetAsync(memory, 1, SIZE, one)); // broadcast b
    close_all();
}

// Two ranks add to the root's memory, in parts that overlap by a byte.
static void halves(void)
{
    open_all();
    CALL(hipMemsetAsync(of[0] + rank * HALF, 1, HALF + (rank == 0 && !is_right), one)); // halves a
    close_all();
}

// Each rank waits for the next one's event, which is recorded too early.
static void events(void)
{
    hipEvent_t own, next;
    hipIpcEventHandle_t handle, all[MOST];
    open_all();
    CALL(hipEventCreateWithFlags(&own, hipEventDisableTiming | hipEventInterprocess));
    CALL(hipIpcGetEventHandle(&handle, own));
    MPI_Allgather(&handle, sizeof handle, MPI_BYTE, all, sizeof handle, MPI_BYTE, MPI_COMM_WORLD);
    CALL(hipIpcOpenEventHandle(&next, all[(rank + 1) % size]));
    if (!is_right)
        CALL(hipEventRecord(own, one));
    CALL(hipMemsetAsync(memory, rank, SIZE, one)); // events a
    if (is_right)
        CALL(hipEventRecord(own, one));
    barrier();
    CALL(hipStreamWaitEvent(two, next, 0));
    CALL(hipMemcpyAsync(other, of[(rank + 1) % size], SIZE, hipMemcpyDeviceToDevice, two)); // events b
    close_all();
}

// Pairs of ranks tell each other by messages.
static void messages(void)
{
    char word = 0;
    open_all();
    const int partner = rank ^ 1;
    CALL(hipMemset2DAsync(memory, 256, rank, 64, SIZE / 256, one)); // messages a
    if (is_right)
        CALL(hipStreamSynchronize(one));
    MPI_Sendrecv_replace(&word, 1, MPI_BYTE, partner, 0, partner, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CALL(hipMemcpy2DAsync(other, 256, of[partner], 256, 64, SIZE / 256, hipMemcpyDeviceToDevice, two)); // messages b
    close_all();
}

// The root sends a token of memory that it still fills.
static void token(void)
{
    anygpu_token token;
    void *opened;
    if (rank == 0) {
        CALL(hipMemsetAsync(memory, 1, SIZE, one)); // token a
        if (is_right)
            CALL(hipStreamSynchronize(one));
        CALL(anygpu_export(memory, SIZE, &token));
    }
    MPI_Bcast(&token, sizeof token, MPI_BYTE, 0, MPI_COMM_WORLD);
    CALL(anygpu_import(&token, 0, &opened));
    if (rank > 0)
        CALL(hipMemcpyAsync(other, opened, SIZE, hipMemcpyDeviceToDevice, two)); // token b
    barrier();
    CALL(hipDeviceSynchronize());
    CALL(anygpu_close(opened));
    barrier();
}

// Signals of a team order streams; the faulty program waits on another stream than it reads on.
static void signals(void)
{
    anygpu_team *team;
    anygpu_shared *shared;
    void *array, *next;
    size_t bytes;
    CALL(anygpu_team_create(MPI_COMM_WORLD, 0, &team));
    CALL(anygpu_allocate_all(team, SIZE, &array, &shared));
    CALL(anygpu_peer(shared, (rank + 1) % size, &next, &bytes));
    CALL(hipMemsetAsync(array, rank, SIZE, one)); // signals a
    CALL(anygpu_signal(shared, (rank + size - 1) % size, one));
    CALL(anygpu_wait(shared, (rank + 1) % size, is_right ? two : one));
    CALL(hipMemcpyAsync(other, next, SIZE, hipMemcpyDeviceToDevice, two)); // signals b
    CALL(hipDeviceSynchronize());
    CALL(anygpu_fence(team));
    CALL(anygpu_free_all(&shared));
    CALL(anygpu_team_free(&team));
}

// Two buffers in turn, each read behind a barrier; the faulty program does not wait for what it read two steps ago.
static void buffers(void)
{
    hipEvent_t done[2];
    open_all();
    for (int i = 0; i < 2; i++)
        CALL(hipEventCreateWithFlags(&done[i], hipEventDisableTiming));
    for (int step = 0; step < 6; step++) {
        const int start = step % 2 * HALF;
        if (step > 1 && is_right)
            CALL(hipEventSynchronize(done[step % 2]));
        barrier();
        CALL(hipMemsetAsync(memory + start, step, HALF, one)); // buffers b
        CALL(hipStreamSynchronize(one));
        barrier();
        char *const next = of[(rank + 1) % size] + start;
        CALL(hipMemcpyAsync(other + start, next, HALF, hipMemcpyDeviceToDevice, two)); // buffers a
        CALL(hipEventRecord(done[step % 2], two));
    }
    close_all();
}

static const struct {
    const char *name;
    int ranks;
    void (*run)(void);
} CASES[] = {
    { "ring", 8, ring },         { "broadcast", 8, broadcast }, { "halves", 2, halves },   { "events", 4, events },
    { "messages", 8, messages }, { "token", 4, token },         { "signals", 3, signals }, { "buffers", 4, buffers },
};

int main(int count, char **arguments)
{
    if (count < 2) {
        for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
            printf("%s %d\n", CASES[i].name, CASES[i].ranks);
        return 0;
    }
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    is_right = count > 2;
    CALL(hipMalloc((void **)&memory, SIZE));
    CALL(hipMalloc((void **)&other, SIZE));
    CALL(hipStreamCreateWithFlags(&one, hipStreamNonBlocking));
    CALL(hipStreamCreateWithFlags(&two, hipStreamNonBlocking));
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        if (strcmp(CASES[i].name, arguments[1]) == 0)
            CASES[i].run();
    CALL(hipDeviceSynchronize());
    CALL(hipFree(memory));
    CALL(hipFree(other));
    MPI_Finalize();
    return 0;
}
