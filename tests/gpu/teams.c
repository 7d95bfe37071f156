/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What anygpu_mpi costs, against the driver's own calls in the same run, between two ranks:
 *
 * - a signal and a wait each way, against cuStreamWriteValue64 and cuStreamWaitValue64 on memory that both registered;
 * - faces of a halo, in turn and both at once, against the same two processes with cuIpcOpenMemHandle and the values above;
 *   what one process does with peer copies and events, which needs no other process's answer, is told beside it;
 * - the same exchange against one through pinned memory and MPI.
 *
 * teams [FACE'S BYTES]. On two devices where there are two. TEAMS_CHECK=0 only prints. */
#define _GNU_SOURCE
#include "direct.h"

#include <anygpu_mpi.h>
#include <sys/mman.h>

enum { ROUNDS = 9, TRIPS = 400, STEPS = 50 };
/* The patterns of a step. */
enum { TURN, ONCE, PLANNED, PATTERNS };

static int rank, failures, checks = 1;
static size_t face = (size_t)16 << 20;
static anygpu_team *team;
static anygpu_team_description own;
static anygpu_shared *shared;
static char *mine, *theirs;
static hipStream_t stream;
static int other;
static double copy_bytes;

#define MPI(call) \
    do { \
        int status_ = (call); \
        if (status_) \
            fail("rank %d: %s = %d: %s", rank, #call, status_, anygpu_last_reason()); \
    } while (0)

static void judge(const char *what, double value, const char *unit, int good)
{
    failures += !good;
    if (rank == 0)
        printf("%-64s %9.2f %-4s %s\n", what, value, unit, good ? "PASS" : "FAIL");
    fflush(stdout);
}

static void show(const char *what, double value, const char *unit)
{
    if (rank == 0)
        printf("%-64s %9.2f %s\n", what, value, unit);
    fflush(stdout);
}

/* Microseconds of one of `count` steps on this rank: the median of rounds, which both ranks begin together. */
static double timed(void (*steps)(int), int count)
{
    double took[ROUNDS];
    for (int round = -1; round < ROUNDS; round++) {
        HIP(hipDeviceSynchronize());
        MPI_Barrier(own.comm);
        double start = now();
        steps(count);
        HIP(hipStreamSynchronize(stream));
        if (round >= 0)
            took[round] = (now() - start) / 1e3 / count;
    }
    double slowest, here = median(took, ROUNDS);
    MPI_Allreduce(&here, &slowest, 1, MPI_DOUBLE, MPI_MAX, own.comm);
    return slowest;
}

/* The words of the raw signals, of each rank one for "sent to it" and one for "it is ready", in memory that both have
 * registered. */
static volatile uint64_t *words;
static CUdeviceptr word[2], ready[2];
static uint64_t count_raw;

static void map_words(void)
{
    int place[2] = { getpid(), -1 };
    char path[64];
    if (rank == 0 && ((place[1] = memfd_create("words", 0)) < 0 || ftruncate(place[1], 4096)))
        fail("no memory file");
    MPI_Bcast(place, 2, MPI_INT, 0, own.comm);
    snprintf(path, sizeof path, "/proc/%d/fd/%d", place[0], place[1]);
    FILE *file = fopen(path, "r+");
    words = file ? mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0) : MAP_FAILED;
    if (words == MAP_FAILED)
        fail("%s cannot be mapped", path);
    CU(cuMemHostRegister((void *)words, 4096, 3));
    word[0] = (CUdeviceptr)words;
    word[1] = (CUdeviceptr)(words + 128);
    ready[0] = (CUdeviceptr)(words + 256);
    ready[1] = (CUdeviceptr)(words + 384);
    MPI_Barrier(own.comm);
}

static void raw_trips(int count)
{
    for (int i = 0; i < count; i++) {
        count_raw++;
        if (rank == 0)
            CU(cuStreamWriteValue64(stream, word[1], count_raw, 0));
        CU(cuStreamWaitValue64(stream, word[rank], count_raw, 0));
        if (rank == 1)
            CU(cuStreamWriteValue64(stream, word[0], count_raw, 0));
    }
}

static void our_trips(int count)
{
    for (int i = 0; i < count; i++) {
        if (rank == 0)
            MPI(anygpu_signal(shared, other, stream));
        MPI(anygpu_wait(shared, other, stream));
        if (rank == 1)
            MPI(anygpu_signal(shared, other, stream));
    }
}

/* Each rank has the face that it sends, then the one that it receives. */
static void push(void)
{
    HIP(hipMemcpyAsync(theirs + face, mine, face, hipMemcpyDefault, stream));
}

static void in_turn(int count)
{
    for (int i = 0; i < count; i++) {
        if (rank == 0) {
            push();
            MPI(anygpu_signal(shared, other, stream));
        }
        MPI(anygpu_wait(shared, other, stream));
        if (rank == 1) {
            push();
            MPI(anygpu_signal(shared, other, stream));
        }
    }
}

static void at_once(int count)
{
    for (int i = 0; i < count; i++) {
        push();
        MPI(anygpu_signal(shared, other, stream));
        MPI(anygpu_wait(shared, other, stream));
    }
}

static anygpu_exchange *plan;

static void planned(int count)
{
    for (int i = 0; i < count; i++) {
        MPI(anygpu_exchange_start(plan, stream));
        MPI(anygpu_exchange_wait(plan));
    }
}

static char *pinned;

static void staged(int count)
{
    for (int i = 0; i < count; i++) {
        HIP(hipMemcpyAsync(pinned, mine, face, hipMemcpyDeviceToHost, stream));
        HIP(hipStreamSynchronize(stream));
        MPI_Sendrecv(pinned, (int)face, MPI_BYTE, other, 0, pinned + face, (int)face, MPI_BYTE, other, 0, own.comm,
                     MPI_STATUS_IGNORE);
        HIP(hipMemcpyAsync(mine + face, pinned + face, face, hipMemcpyHostToDevice, stream));
    }
}

/* The same with CUDA alone, in two processes: memory opened by IPC and values in memory. */
static CUdeviceptr raw_mine, raw_theirs;

static void open_raw(void)
{
    CUhandle handle, handles[2];
    CU(cuMemAlloc(&raw_mine, 2 * face));
    CU(cuIpcGetMemHandle(&handle, raw_mine));
    MPI_Allgather(&handle, sizeof handle, MPI_BYTE, handles, sizeof handle, MPI_BYTE, own.comm);
    CU(cuIpcOpenMemHandle(&raw_theirs, handles[other], 1));
}

static void close_raw(void)
{
    CU(cuIpcCloseMemHandle(raw_theirs));
    MPI_Barrier(own.comm);
    CU(cuMemFree(raw_mine));
}

static void raw_push(void)
{
    CU(cuMemcpyDtoDAsync(raw_theirs + face, raw_mine, face, stream));
    CU(cuStreamWriteValue64(stream, word[other], count_raw, 0));
}

static void raw_in_turn(int count)
{
    for (int i = 0; i < count; i++) {
        count_raw++;
        if (rank == 0)
            raw_push();
        CU(cuStreamWaitValue64(stream, word[rank], count_raw, 0));
        if (rank == 1)
            raw_push();
    }
}

static void raw_at_once(int count)
{
    for (int i = 0; i < count; i++) {
        count_raw++;
        raw_push();
        CU(cuStreamWaitValue64(stream, word[rank], count_raw, 0));
    }
}

static void raw_planned(int count)
{
    for (int i = 0; i < count; i++) {
        count_raw++;
        CU(cuStreamWriteValue64(stream, ready[rank], count_raw, 0));
        CU(cuStreamWaitValue64(stream, ready[other], count_raw, 0));
        raw_push();
        CU(cuStreamWaitValue64(stream, word[rank], count_raw, 0));
    }
}

/* And in one process: a stream and two buffers on each device. */
static struct {
    void *context, *stream, *sent, *free;
    CUdeviceptr out, in;
} side[2];
static int (*copy_peer)(CUdeviceptr, void *, CUdeviceptr, void *, size_t, void *);

static void plain_push(int from)
{
    const int to = !from;
    CU(cuCtxSetCurrent(side[from].context));
    if (copy_peer)
        CU(copy_peer(side[to].in, side[to].context, side[from].out, side[from].context, face, side[from].stream));
    else
        CU(cuMemcpyDtoDAsync(side[to].in, side[from].out, face, side[from].stream));
    CU(cuEventRecord(side[from].sent, side[from].stream));
}

static void plain_wait(int who, void *event)
{
    CU(cuCtxSetCurrent(side[who].context));
    CU(cuStreamWaitEvent(side[who].stream, event, 0));
}

static void plain_in_turn(int count)
{
    for (int i = 0; i < count; i++) {
        plain_push(0);
        plain_wait(1, side[0].sent);
        plain_push(1);
        plain_wait(0, side[1].sent);
    }
}

static void plain_at_once(int count)
{
    for (int i = 0; i < count; i++) {
        plain_push(0);
        plain_push(1);
        plain_wait(1, side[0].sent);
        plain_wait(0, side[1].sent);
    }
}

/* As a plan does: nobody writes before the other's stream has come to the exchange. */
static void plain_planned(int count)
{
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < 2; k++) {
            CU(cuCtxSetCurrent(side[k].context));
            CU(cuEventRecord(side[k].free, side[k].stream));
        }
        plain_wait(0, side[1].free);
        plain_wait(1, side[0].free);
        plain_push(0);
        plain_push(1);
        plain_wait(1, side[0].sent);
        plain_wait(0, side[1].sent);
    }
}

static double plain_timed(void (*steps)(int))
{
    double took[ROUNDS];
    for (int round = -1; round < ROUNDS; round++) {
        double start = now();
        steps(STEPS);
        for (int k = 0; k < 2; k++) {
            CU(cuCtxSetCurrent(side[k].context));
            CU(cuStreamSynchronize(side[k].stream));
        }
        if (round >= 0)
            took[round] = (now() - start) / 1e3 / STEPS;
    }
    return median(took, ROUNDS);
}

/* In turn, at once, and as a plan; rank 0 alone, and all ranks have the times. */
static void plain(int devices, double times[PATTERNS])
{
    MPI_Barrier(own.comm);
    if (rank == 0) {
        void *before;
        copy_peer = (int (*)(CUdeviceptr, void *, CUdeviceptr, void *, size_t, void *))dlsym(
            dlopen("libcuda.so.1", RTLD_NOW), "cuMemcpyPeerAsync");
        for (int k = 0; k < 2; k++) {
            CU(cuDevicePrimaryCtxRetain(&side[k].context, devices > 1 ? k : own.device));
            CU(cuCtxSetCurrent(side[k].context));
            CU(cuStreamCreate(&side[k].stream, 1));
            CU(cuEventCreate(&side[k].sent, 2));
            CU(cuEventCreate(&side[k].free, 2));
            CU(cuMemAlloc(&side[k].out, face));
            CU(cuMemAlloc(&side[k].in, face));
        }
        for (int k = 0; k < 2 && devices > 1; k++) {
            CU(cuCtxSetCurrent(side[k].context));
            int status = cuCtxEnablePeerAccess(side[!k].context, 0);
            if (status && status != 704)
                fail("cuCtxEnablePeerAccess = %d", status);
        }
        times[TURN] = plain_timed(plain_in_turn);
        times[ONCE] = plain_timed(plain_at_once);
        times[PLANNED] = plain_timed(plain_planned);
        for (int k = 0; k < 2; k++) {
            CU(cuCtxSetCurrent(side[k].context));
            CU(cuStreamDestroy(side[k].stream));
            CU(cuMemFree(side[k].out));
            CU(cuMemFree(side[k].in));
        }
        CU(cuCtxPopCurrent(&before));
        HIP(hipSetDevice(own.device));
    }
    MPI_Bcast(times, PATTERNS, MPI_DOUBLE, 0, own.comm);
}

/* The face that came is the other's. */
static void check_face(const char *what)
{
    unsigned char last = 0;
    HIP(hipStreamSynchronize(stream));
    MPI_Barrier(own.comm);
    HIP(hipMemcpy(&last, mine + 2 * face - 1, 1, hipMemcpyDeviceToHost));
    if (last != 1 + other)
        fail("rank %d: %s: the face holds %d", rank, what, last);
    HIP(hipMemset(mine + face, 0, face));
    MPI(anygpu_fence(team));
}

static void compare(const char *what, double ours, double raw, double one, int devices)
{
    show(what, ours, "us");
    show("    that is", copy_bytes / ours / 1e3, "GB/s");
    show("    plain CUDA, two processes", raw, "us");
    show("    plain CUDA, one process, only told", one, "us");
    if (devices > 1)
        judge("    of plain CUDA in two processes, at least 0.95", raw / ours, "", raw / ours >= 0.95);
    else
        show("    of plain CUDA in two processes; they share a GPU, only told", raw / ours, "");
}

/* The fastest of five measurements of one and of another, made in turns. */
static void both(void (*one)(int), void (*two)(int), int count, double *of_one, double *of_two)
{
    *of_one = *of_two = 1e9;
    for (int i = 0; i < 5; i++) {
        double first = timed(one, count), second = timed(two, count);
        *of_one = first < *of_one ? first : *of_one;
        *of_two = second < *of_two ? second : *of_two;
    }
}

int main(int count, char **arguments)
{
    MPI_Init(&count, &arguments);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (count > 1)
        face = strtoul(arguments[1], NULL, 0);
    checks = !(getenv("TEAMS_CHECK") && !strcmp(getenv("TEAMS_CHECK"), "0"));
    double start = now();
    MPI(anygpu_team_create(MPI_COMM_WORLD, -1, &team));
    MPI(anygpu_team_describe(team, &own));
    double created = (now() - start) / 1e3;
    if (own.size != 2)
        fail("two ranks, please, not %d", own.size);
    other = !rank;
    /* The driver first counts devices in use. */
    hipUUID uuid, uuids[2];
    HIP(hipDeviceGetUuid(&uuid, own.device));
    MPI_Allgather(&uuid, sizeof uuid, MPI_BYTE, uuids, sizeof uuid, MPI_BYTE, own.comm);
    const int devices = memcmp(&uuids[0], &uuids[1], sizeof uuid) ? 2 : 1;
    void *memory;
    start = now();
    MPI(anygpu_allocate_all(team, 2 * face, &memory, &shared));
    double allocated = (now() - start) / 1e3;
    mine = memory;
    start = now();
    MPI(anygpu_peer(shared, other, &memory, NULL));
    double opened = (now() - start) / 1e3;
    theirs = memory;
    HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    HIP(hipMemset(mine, 1 + rank, face));
    HIP(hipMemset(mine + face, 0, face));
    MPI(anygpu_fence(team));
    load_driver();
    if (rank == 0)
        printf("two ranks on %d device%s, faces of %.1f MiB; back end %s\n", devices, devices > 1 ? "s" : "",
               (double)face / (1 << 20), anygpu_backend());
    show("gpu_team_create", created, "us");
    show("gpu_allocate_all", allocated, "us");
    show("gpu_peer, the first of a rank", opened, "us");

    map_words();
    double raw[PATTERNS], ours[PATTERNS], one[PATTERNS], raw_trip, our_trip;
    both(raw_trips, our_trips, TRIPS, &raw_trip, &our_trip);
    show("write value and wait value, a round trip", raw_trip, "us");
    show("gpu_signal and gpu_wait, a round trip", our_trip, "us");
    judge("    of the raw ones, at most 1.1", our_trip / raw_trip, "", our_trip <= 1.1 * raw_trip);

    copy_bytes = 2.0 * (double)face;
    plain(devices, one);
    open_raw();
    both(raw_in_turn, in_turn, STEPS, &raw[TURN], &ours[TURN]);
    check_face("in turn");
    both(raw_at_once, at_once, STEPS, &raw[ONCE], &ours[ONCE]);
    check_face("at once");
    const anygpu_box out = { 0, { face, 1, 1, 1, 1, 1, 1 }, { 0 } }, in = { face, { face, 1, 1, 1, 1, 1, 1 }, { 0 } };
    MPI(anygpu_exchange_create(shared, 1, &other, &out, 1, &other, &in, &plan));
    both(raw_planned, planned, STEPS, &raw[PLANNED], &ours[PLANNED]);
    check_face("an exchange");
    close_raw();
    compare("faces in turn, a round trip", ours[TURN], raw[TURN], one[TURN], devices);
    compare("faces at once, by signals", ours[ONCE], raw[ONCE], one[ONCE], devices);
    compare("faces at once, gpu_exchange_start and wait", ours[PLANNED], raw[PLANNED], one[PLANNED], devices);
    void *host;
    HIP(hipHostMalloc(&host, 2 * face, 0));
    pinned = host;
    double through_host = timed(staged, STEPS / 5);
    check_face("through the host");
    show("the same through pinned memory and MPI_Sendrecv, a step", through_host, "us");
    judge("    gpu_exchange's step of that, at most a third", ours[PLANNED] / through_host, "",
          ours[PLANNED] <= through_host / 3);
    judge("    signals' step of that, at most a third", ours[ONCE] / through_host, "",
          ours[ONCE] <= through_host / 3);

    MPI(anygpu_exchange_free(&plan));
    MPI_Barrier(own.comm);
    CU(cuMemHostUnregister((void *)words));
    HIP(hipHostFree(pinned));
    HIP(hipStreamDestroy(stream));
    MPI(anygpu_free_all(&shared));
    MPI(anygpu_team_free(&team));
    MPI_Finalize();
    if (rank == 0)
        printf("teams: %s\n", failures ? "FAIL" : "PASS");
    return failures && checks;
}
