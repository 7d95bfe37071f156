/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Many ranks on all GPUs of a host, against plain ways in the same run. Rank r uses device r modulo their number.
 *
 *     scale pairs          every ordered pair of ranks: opening, a copy of 8 bytes, of 256 MiB; both ways, and all at once
 *     scale grow           one line of what the calls of a team cost, for a table over the number of ranks
 *     scale halo P Q R N   a halo of 16-byte elements, of a part of N^3, on P x Q x R ranks
 *     scale boxes          boxes of rank 0's memory in that of rank 1, by their rows
 *     scale long SECONDS   allocate, share, copy, free in a ring; a line of samples now and then
 *     scale bytes TERA     copies from all other ranks, all bytes checked by a kernel
 *     scale names COUNT    arrays of all ranks, at most 256 each, opened by name
 *     scale tokens COUNT   buffers of rank 0, imported by token, again, and closed
 *
 * Where scale.cubin lies beside the program the plain ways have kernels. A NCCL is taken where NCCL_LIBRARY names one, and
 * MPI's own messages of device memory where SCALE_MESSAGES is 1. */
#define _GNU_SOURCE
#include "direct.h"

#include <anygpu_mpi.h>
#include <dirent.h>
#include <libgen.h>
#include <sched.h>

static int rank, size, device, devices;
static anygpu_team *team;
static hipStream_t stream;
static int failures;

#define OK(call) \
    do { \
        int status_ = (call); \
        if (status_) \
            fail("rank %d: %s = %d: %s", rank, #call, status_, anygpu_last_reason()); \
    } while (0)

/* An element for each rank. */
static void *new_list(size_t element)
{
    void *list = calloc((unsigned)size, element);
    if (!list)
        fail("no memory");
    return list;
}

static double slowest(double here)
{
    double all;
    MPI_Allreduce(&here, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return all;
}

static double total(double here)
{
    double all;
    MPI_Allreduce(&here, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

/* The kernels, where they are. */
static hipFunction_t pattern, check, box;

static void load_kernels(const char *program)
{
    char path[4096], folder[4096];
    hipModule_t module;
    snprintf(folder, sizeof folder, "%s", program);
    snprintf(path, sizeof path, "%s/scale.cubin", dirname(folder));
    if (access(path, R_OK))
        return;
    HIP(hipModuleLoad(&module, path));
    HIP(hipModuleGetFunction(&pattern, module, "pattern"));
    HIP(hipModuleGetFunction(&check, module, "check"));
    HIP(hipModuleGetFunction(&box, module, "box"));
}

static void fill_pattern(void *memory, uint64_t bytes, uint64_t seed)
{
    uint64_t words = bytes / 8;
    void *parameters[] = { &memory, &words, &seed };
    HIP(hipModuleLaunchKernel(pattern, 1024, 1, 1, 256, 1, 1, 0, stream, parameters, NULL));
}

static void check_pattern(void *memory, uint64_t bytes, uint64_t seed, uint64_t *wrong)
{
    uint64_t words = bytes / 8;
    void *parameters[] = { &memory, &words, &seed, &wrong };
    HIP(hipModuleLaunchKernel(check, 1024, 1, 1, 256, 1, 1, 0, stream, parameters, NULL));
}

/* ---- pairs ---- */

enum { PAIR_ROUNDS = 7 };
static const size_t PAIR_BYTES = (size_t)256 << 20;

/* Microseconds of a copy and its wait. */
static double plain_copy(CUdeviceptr to, CUdeviceptr from, size_t bytes)
{
    double start = now();
    CU(cuMemcpyDtoDAsync(to, from, bytes, stream));
    CU(cuStreamSynchronize(stream));
    return (now() - start) / 1e3;
}

static double our_copy(void *to, void *from, size_t bytes)
{
    double start = now();
    HIP(hipMemcpyAsync(to, from, bytes, hipMemcpyDefault, stream));
    HIP(hipStreamSynchronize(stream));
    return (now() - start) / 1e3;
}

/* The last byte copied, which is cleared again. */
static void check_last(char *memory, int value)
{
    unsigned char last;
    HIP(hipMemcpy(&last, memory + PAIR_BYTES - 1, 1, hipMemcpyDeviceToHost));
    if (last != value)
        fail("rank %d: the copy of rank %d's memory ends with %d", rank, value - 1, last);
    HIP(hipMemset(memory + PAIR_BYTES - 1, 0, 1));
    HIP(hipDeviceSynchronize());
}

struct pair { double opened[2], again[2], small[2], large[2]; };

/* Ours, then the driver's, in turns. */
static struct pair measure_pair(CUhandle handle, const anygpu_token *token, int value, void *own)
{
    double opened[2][PAIR_ROUNDS], small[2][PAIR_ROUNDS], large[2][PAIR_ROUNDS], again[PAIR_ROUNDS];
    struct pair pair;
    hipIpcMemHandle_t same;
    memcpy(&same, &handle, sizeof same);
    for (int round = 0; round < PAIR_ROUNDS; round++) {
        void *ours;
        CUdeviceptr plain;
        double start = now();
        HIP(hipIpcOpenMemHandle(&ours, same, hipIpcMemLazyEnablePeerAccess));
        opened[0][round] = (now() - start) / 1e3;
        our_copy(own, ours, 8);
        small[0][round] = our_copy(own, ours, 8);
        large[0][round] = our_copy(own, ours, PAIR_BYTES);
        HIP(hipIpcCloseMemHandle(ours));
        check_last(own, value);
        start = now();
        CU(cuIpcOpenMemHandle(&plain, handle, 1));
        opened[1][round] = (now() - start) / 1e3;
        plain_copy((CUdeviceptr)own, plain, 8);
        small[1][round] = plain_copy((CUdeviceptr)own, plain, 8);
        large[1][round] = plain_copy((CUdeviceptr)own, plain, PAIR_BYTES);
        CU(cuIpcCloseMemHandle(plain));
        check_last(own, value);
    }
    void *kept;
    OK(anygpu_import(token, -1, &kept));
    OK(anygpu_close(kept));
    for (int round = 0; round < PAIR_ROUNDS; round++) {
        const double start = now();
        OK(anygpu_import(token, -1, &kept));
        again[round] = (now() - start) / 1e3;
        OK(anygpu_close(kept));
    }
    OK(anygpu_trim());
    for (int way = 0; way < 2; way++) {
        pair.opened[way] = median(opened[way], PAIR_ROUNDS);
        pair.small[way] = median(small[way], PAIR_ROUNDS);
        pair.large[way] = median(large[way], PAIR_ROUNDS);
    }
    pair.again[0] = median(again, PAIR_ROUNDS);
    pair.again[1] = 0;
    return pair;
}

/* GB/s of all ranks that take part, each from its list, by ours and by the driver. */
static void together(const char *what, const int *from, int count, char **ours, CUdeviceptr *plain, char *own)
{
    enum { STREAMS = 64, REPEATS = 8 };
    hipStream_t streams[STREAMS];
    double took[2][PAIR_ROUNDS];
    for (int i = 0; i < count; i++)
        HIP(hipStreamCreateWithFlags(&streams[i], hipStreamNonBlocking));
    for (int round = -1; round < PAIR_ROUNDS; round++)
        for (int way = 0; way < 2; way++) {
            MPI_Barrier(MPI_COMM_WORLD);
            double start = now();
            for (int k = 0; k < REPEATS; k++)
                for (int i = 0; i < count; i++) {
                    char *to = own + (size_t)(i % 3) * PAIR_BYTES;
                    if (way)
                        CU(cuMemcpyDtoDAsync((CUdeviceptr)to, plain[from[i]], PAIR_BYTES, streams[i]));
                    else
                        HIP(hipMemcpyAsync(to, ours[from[i]], PAIR_BYTES, hipMemcpyDefault, streams[i]));
                }
            for (int i = 0; i < count; i++)
                HIP(hipStreamSynchronize(streams[i]));
            double here = slowest(now() - start);
            if (round >= 0)
                took[way][round] = here;
        }
    double bytes = total((double)count * REPEATS * (double)PAIR_BYTES);
    double ours_took = median(took[0], PAIR_ROUNDS), plain_took = median(took[1], PAIR_ROUNDS);
    failures += ours_took > plain_took / 0.97;
    if (rank == 0)
        printf("%-40s ours %8.1f GB/s, driver %8.1f GB/s: %.3f %s\n", what, bytes / ours_took, bytes / plain_took,
               plain_took / ours_took, ours_took > plain_took / 0.97 ? "LESS THAN 0.97" : "");
    fflush(stdout);
    for (int i = 0; i < count; i++)
        HIP(hipStreamDestroy(streams[i]));
}

static void pairs(void)
{
    CUhandle handle, *handles = new_list(sizeof *handles);
    anygpu_token token, *tokens = new_list(sizeof *tokens);
    char *own, *target, **ours = new_list(sizeof *ours);
    CUdeviceptr *plain = new_list(sizeof *plain);
    HIP(hipMalloc((void **)&own, PAIR_BYTES));
    HIP(hipMalloc((void **)&target, 3 * PAIR_BYTES));
    HIP(hipMemset(own, rank + 1, PAIR_BYTES));
    HIP(hipDeviceSynchronize());
    CU(cuIpcGetMemHandle(&handle, (CUdeviceptr)own));
    OK(anygpu_export(own, PAIR_BYTES, &token));
    MPI_Allgather(&handle, sizeof handle, MPI_BYTE, handles, sizeof handle, MPI_BYTE, MPI_COMM_WORLD);
    MPI_Allgather(&token, sizeof token, MPI_BYTE, tokens, sizeof token, MPI_BYTE, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%-8s %18s %9s %18s %22s\n", "pair", "open us (driver)", "again us", "8 bytes us", "256 MiB GB/s");
    for (int from = 0; from < size; from++)
        for (int to = 0; to < size; to++) {
            struct pair pair;
            if (from == to)
                continue;
            if (rank == to)
                pair = measure_pair(handles[from], &tokens[from], from + 1, target);
            MPI_Bcast(&pair, sizeof pair, MPI_BYTE, to, MPI_COMM_WORLD);
            const int good = pair.large[0] <= pair.large[1] / 0.97 && pair.opened[0] <= 1.1 * pair.opened[1];
            failures += !good;
            if (rank == 0)
                printf("%2d -> %-2d %8.1f (%7.1f) %9.2f %8.2f (%7.2f) %9.1f (%7.1f) %s\n", from, to, pair.opened[0],
                       pair.opened[1], pair.again[0], pair.small[0], pair.small[1], (double)PAIR_BYTES / pair.large[0] / 1e3,
                       (double)PAIR_BYTES / pair.large[1] / 1e3, good ? "" : "MISSES 0.97 or 1.1");
            fflush(stdout);
        }
    for (int other = 0; other < size; other++) {
        if (other == rank)
            continue;
        void *opened;
        OK(anygpu_import(&tokens[other], -1, &opened));
        ours[other] = opened;
        CU(cuIpcOpenMemHandle(&plain[other], handles[other], 1));
    }
    char words[80];
    for (int one = 0; one < size; one++)
        for (int other = one + 1; other < size; other++) {
            const int peer = rank == one ? other : one;
            snprintf(words, sizeof words, "both ways, %d and %d", one, other);
            together(words, &peer, rank == one || rank == other, ours, plain, target);
        }
    int *all = new_list(sizeof *all), count = 0;
    for (int step = 1; step < size; step++)
        all[count++] = (rank + step) % size;
    together("all pairs at once", all, count, ours, plain, target);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int other = 0; other < size; other++)
        if (other != rank) {
            OK(anygpu_close(ours[other]));
            CU(cuIpcCloseMemHandle(plain[other]));
        }
    MPI_Barrier(MPI_COMM_WORLD);
}

/* ---- a halo ---- */

enum { HALO_ROUNDS = 9, DIRECTIONS = 6 };

/* A part of n^3 elements in a halo of one, and the same as the plain ways have it. */
static struct halo {
    MPI_Comm cart;
    size_t n, ld, bytes;
    char *memory;
    anygpu_shared *shared;
    anygpu_exchange *plan;
    int used[DIRECTIONS], rank[DIRECTIONS];
    /* By IPC of CUDA's own: each neighbour's array, and words that both have registered. */
    CUdeviceptr mine, theirs[DIRECTIONS];
    char *packed[2][DIRECTIONS];
    uint64_t count;
} halo;

/* Words of all ranks by direction: "ready" and "sent". */
static volatile uint64_t *words;

static CUdeviceptr word(int of, int direction, int is_sent)
{
    return (CUdeviceptr)(words + ((size_t)(of * DIRECTIONS + direction) * 2 + (size_t)is_sent) * 8);
}

static void map_words(void)
{
    MPI_Win window;
    MPI_Aint bytes = (MPI_Aint)size * DIRECTIONS * 2 * 64 + 8192, length;
    int unit;
    void *memory;
    MPI_Win_allocate_shared(rank ? 0 : bytes, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &window);
    MPI_Win_shared_query(window, 0, &length, &unit, &memory);
    const uintptr_t page = ((uintptr_t)memory + 4095) & ~(uintptr_t)4095;
    words = (volatile uint64_t *)page;
    CU(cuMemHostRegister((void *)page, ((size_t)bytes - 8192 + 4095) & ~(size_t)4095, 3));
    MPI_Barrier(MPI_COMM_WORLD);
}

/* The face of a direction, 2 * dimension + is_up, in elements: where it begins, and its counts. */
static size_t face(int direction, int is_halo, size_t count[3])
{
    const int dimension = direction / 2, up = direction % 2;
    size_t first[3] = { 1, 1, 1 };
    for (int i = 0; i < 3; i++)
        count[i] = i == dimension ? 1 : halo.n;
    first[dimension] = up ? (is_halo ? halo.n + 1 : halo.n) : (is_halo ? 0 : 1);
    return first[0] + halo.ld * (first[1] + halo.ld * first[2]);
}

static void launch_box(void *to, unsigned to_row, unsigned to_slice, const void *from, unsigned from_row, unsigned from_slice,
                       const size_t count[3])
{
    unsigned columns = (unsigned)count[0], rows = (unsigned)count[1], slices = (unsigned)count[2];
    void *parameters[] = { &to, &to_row, &to_slice, &from, &from_row, &from_slice, &columns, &rows, &slices };
    const size_t threads = count[0] * count[1] * count[2];
    const unsigned blocks = threads / 256 < 1 ? 1 : threads / 256 > 128 ? 128 : (unsigned)(threads / 256);
    HIP(hipModuleLaunchKernel(box, blocks, 1, 1, 256, 1, 1, 0, stream, parameters, NULL));
}

static void ours(int count)
{
    for (int i = 0; i < count; i++) {
        OK(anygpu_exchange_start(halo.plan, stream));
        OK(anygpu_exchange_wait(halo.plan));
    }
}

/* A neighbour's answer to a direction is the opposite one. */
static void raw(int count, void (*push)(int))
{
    for (int i = 0; i < count; i++) {
        halo.count++;
        for (int d = 0; d < DIRECTIONS; d++)
            if (halo.used[d])
                CU(cuStreamWriteValue64(stream, word(rank, d, 0), halo.count, 0));
        for (int d = 0; d < DIRECTIONS; d++)
            if (halo.used[d]) {
                CU(cuStreamWaitValue64(stream, word(halo.rank[d], d ^ 1, 0), halo.count, 0));
                push(d);
                CU(cuStreamWriteValue64(stream, word(rank, d, 1), halo.count, 0));
            }
        for (int d = 0; d < DIRECTIONS; d++)
            if (halo.used[d])
                CU(cuStreamWaitValue64(stream, word(halo.rank[d], d ^ 1, 1), halo.count, 0));
    }
}

static void push_by_engine(int d)
{
    size_t count[3];
    const size_t from = face(d, 0, count) * 16, to = face(d ^ 1, 1, count) * 16, row = halo.ld * 16;
    hipMemcpy3DParms copy;
    memset(&copy, 0, sizeof copy);
    copy.srcPtr = (hipPitchedPtr){ (char *)halo.mine + from, row, row, halo.ld };
    copy.dstPtr = (hipPitchedPtr){ (char *)halo.theirs[d] + to, row, row, halo.ld };
    copy.extent = (hipExtent){ count[0] * 16, count[1], count[2] };
    copy.kind = hipMemcpyDeviceToDevice;
    HIP(hipMemcpy3DAsync(&copy, stream));
}

static void push_by_kernel(int d)
{
    size_t count[3];
    const size_t from = face(d, 0, count) * 16, to = face(d ^ 1, 1, count) * 16;
    const unsigned row = (unsigned)halo.ld, slice = (unsigned)(halo.ld * halo.ld);
    launch_box((char *)halo.theirs[d] + to, row, slice, (char *)halo.mine + from, row, slice, count);
}

static void by_engine(int count) { raw(count, push_by_engine); }
static void by_kernel(int count) { raw(count, push_by_kernel); }

static void pack(int is_unpack)
{
    for (int d = 0; d < DIRECTIONS; d++) {
        size_t count[3];
        if (!halo.used[d])
            continue;
        const size_t place = face(d, is_unpack, count) * 16;
        const unsigned row = (unsigned)halo.ld, slice = (unsigned)(halo.ld * halo.ld);
        const unsigned packed_row = (unsigned)count[0], packed_slice = (unsigned)(count[0] * count[1]);
        if (is_unpack)
            launch_box((char *)halo.mine + place, row, slice, halo.packed[1][d], packed_row, packed_slice, count);
        else
            launch_box(halo.packed[0][d], packed_row, packed_slice, (char *)halo.mine + place, row, slice, count);
    }
}

/* NCCL, by its own prototypes: a rank a GPU. */
struct unique { char bytes[128]; };
static void *communicator;
static int (*nccl_send)(const void *, size_t, int, int, void *, void *);
static int (*nccl_receive)(void *, size_t, int, int, void *, void *);
static int (*nccl_start)(void);
static int (*nccl_end)(void);

static void start_nccl(void)
{
    const char *path = getenv("NCCL_LIBRARY");
    void *library = path && size <= devices ? dlopen(path, RTLD_NOW) : NULL;
    struct unique unique = { { 0 } };
    if (!library)
        return;
    int (*make)(struct unique *) = (int (*)(struct unique *))dlsym(library, "ncclGetUniqueId");
    int (*join)(void **, int, struct unique, int) = (int (*)(void **, int, struct unique, int))dlsym(library, "ncclCommInitRank");
    nccl_send = (int (*)(const void *, size_t, int, int, void *, void *))dlsym(library, "ncclSend");
    nccl_receive = (int (*)(void *, size_t, int, int, void *, void *))dlsym(library, "ncclRecv");
    nccl_start = (int (*)(void))dlsym(library, "ncclGroupStart");
    nccl_end = (int (*)(void))dlsym(library, "ncclGroupEnd");
    if (rank == 0)
        CU(make(&unique));
    MPI_Bcast(&unique, sizeof unique, MPI_BYTE, 0, MPI_COMM_WORLD);
    CU(join(&communicator, size, unique, rank));
}

static void by_nccl(int count)
{
    for (int i = 0; i < count; i++) {
        pack(0);
        CU(nccl_start());
        for (int d = 0; d < DIRECTIONS; d++)
            if (halo.used[d])
                CU(nccl_send(halo.packed[0][d], halo.n * halo.n * 16, 0, halo.rank[d], communicator, stream));
        /* What comes from a neighbour that is one in two directions: in the order in which it sends. */
        for (int d = 0; d < DIRECTIONS; d++)
            if (halo.used[d ^ 1])
                CU(nccl_receive(halo.packed[1][d ^ 1], halo.n * halo.n * 16, 0, halo.rank[d ^ 1], communicator, stream));
        CU(nccl_end());
        pack(1);
    }
}

static void by_messages(int count)
{
    for (int i = 0; i < count; i++) {
        MPI_Request requests[2 * DIRECTIONS];
        int made = 0;
        for (int d = 0; d < DIRECTIONS; d++)
            if (halo.used[d])
                MPI_Irecv(halo.packed[1][d], (int)(halo.n * halo.n * 16), MPI_BYTE, halo.rank[d], d ^ 1, MPI_COMM_WORLD,
                          &requests[made++]);
        pack(0);
        HIP(hipStreamSynchronize(stream));
        for (int d = 0; d < DIRECTIONS; d++)
            if (halo.used[d])
                MPI_Isend(halo.packed[0][d], (int)(halo.n * halo.n * 16), MPI_BYTE, halo.rank[d], d, MPI_COMM_WORLD,
                          &requests[made++]);
        MPI_Waitall(made, requests, MPI_STATUSES_IGNORE);
        pack(1);
    }
}

/* Microseconds of a step, and of its calls alone in `queued`. */
static double queued;

static double timed(void (*steps)(int), int count)
{
    double took[HALO_ROUNDS], calls[HALO_ROUNDS];
    for (int round = -1; round < HALO_ROUNDS; round++) {
        HIP(hipDeviceSynchronize());
        MPI_Barrier(MPI_COMM_WORLD);
        double start = now();
        steps(count);
        if (round >= 0)
            calls[round] = (now() - start) / 1e3 / count;
        HIP(hipStreamSynchronize(stream));
        if (round >= 0)
            took[round] = (now() - start) / 1e3 / count;
    }
    queued = slowest(median(calls, HALO_ROUNDS));
    return slowest(median(took, HALO_ROUNDS));
}

/* Every element of the inside says the rank. */
static void fill_halo(char *memory)
{
    uint32_t *host = malloc(halo.bytes);
    for (size_t k = 0; k < halo.ld; k++)
        for (size_t j = 0; j < halo.ld; j++)
            for (size_t i = 0; i < halo.ld; i++) {
                const int inside = i - 1 < halo.n && j - 1 < halo.n && k - 1 < halo.n;
                for (int w = 0; w < 4; w++)
                    host[4 * (i + halo.ld * (j + halo.ld * k)) + (size_t)w] = inside ? (uint32_t)rank + 1 : 0;
            }
    HIP(hipMemcpy(memory, host, halo.bytes, hipMemcpyHostToDevice));
    free(host);
}

static void check_halo(const char *what, char *memory)
{
    uint32_t *host = malloc(halo.bytes);
    size_t wrong = 0;
    HIP(hipStreamSynchronize(stream));
    MPI_Barrier(MPI_COMM_WORLD);
    HIP(hipMemcpy(host, memory, halo.bytes, hipMemcpyDeviceToHost));
    for (int d = 0; d < DIRECTIONS; d++) {
        size_t count[3];
        const size_t first = face(d, 1, count);
        const uint32_t wanted = halo.used[d] ? (uint32_t)halo.rank[d] + 1 : 0;
        for (size_t k = 0; k < count[2]; k++)
            for (size_t j = 0; j < count[1]; j++)
                for (size_t i = 0; i < count[0]; i++)
                    for (int w = 0; w < 4; w++)
                        wrong += host[4 * (first + i + halo.ld * (j + halo.ld * k)) + (size_t)w] != wanted;
    }
    free(host);
    if (wrong)
        fail("rank %d: %s: %zu words of the halo are wrong", rank, what, wrong);
    MPI_Barrier(MPI_COMM_WORLD);
}

static void show_way(const char *what, double took, double calls, double of)
{
    if (rank == 0)
        printf("    %-44s %9.2f us (%.2f of calls)  ours %.3f of it\n", what, took, calls, of / took);
    fflush(stdout);
}

static void make_halo(const int parts[3], size_t n)
{
    const int dims[3] = { parts[0], parts[1], parts[2] }, periods[3] = { parts[0] > 1, parts[1] > 1, parts[2] > 1 };
    MPI_Cart_create(MPI_COMM_WORLD, 3, dims, periods, 0, &halo.cart);
    halo.n = n;
    halo.ld = n + 2;
    halo.bytes = halo.ld * halo.ld * halo.ld * 16;
    void *memory;
    OK(anygpu_allocate_all(team, halo.bytes, &memory, &halo.shared));
    halo.memory = memory;
    fill_halo(halo.memory);
    const anygpu_field field = { halo.shared, 16, 3, { halo.ld, halo.ld, halo.ld } };
    OK(anygpu_halo_create(1, &field, halo.cart, 1, 0, NULL, &halo.plan));
    for (int d = 0; d < DIRECTIONS; d++) {
        int down, up;
        MPI_Cart_shift(halo.cart, d / 2, 1, &down, &up);
        halo.rank[d] = d % 2 ? up : down;
        halo.used[d] = parts[d / 2] > 1;
    }
}

static void compare_halo(const int parts[3], size_t n)
{
    make_halo(parts, n);
    ours(1);
    check_halo("ours", halo.memory);
    map_words();
    CUhandle handle, *handles = new_list(sizeof *handles);
    CU(cuMemAlloc(&halo.mine, halo.bytes));
    fill_halo((char *)halo.mine);
    CU(cuIpcGetMemHandle(&handle, halo.mine));
    MPI_Allgather(&handle, sizeof handle, MPI_BYTE, handles, sizeof handle, MPI_BYTE, MPI_COMM_WORLD);
    for (int d = 0; d < DIRECTIONS; d++)
        if (halo.used[d])
            CU(cuIpcOpenMemHandle(&halo.theirs[d], handles[halo.rank[d]], 1));
    for (int d = 0; d < DIRECTIONS; d++)
        for (int side = 0; side < 2; side++)
            HIP(hipMalloc((void **)&halo.packed[side][d], n * n * 16));
    start_nccl();
    const char *messages = getenv("SCALE_MESSAGES");
    static struct { const char *name; void (*steps)(int); double took, calls; } ways[] = {
        { "plain CUDA: IPC, 3-D copies, values", by_engine, 0, 0 },
        { "plain CUDA: IPC, a kernel a face, values", by_kernel, 0, 0 },
        { "NCCL: packed by kernels, sent and received", by_nccl, 0, 0 },
        { "MPI with device memory: packed by kernels", by_messages, 0, 0 },
    };
    if (!box)
        ways[1].steps = NULL;
    if (!communicator || !box)
        ways[2].steps = NULL;
    if (!messages || strcmp(messages, "1") || !box)
        ways[3].steps = NULL;
    const int steps = n > 100 ? 30 : 100;
    double best = timed(ours, steps), best_calls = queued, of_best = 1e9;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        if (!ways[i].steps)
            continue;
        fill_halo((char *)halo.mine);
        MPI_Barrier(MPI_COMM_WORLD);
        ways[i].steps(1);
        check_halo(ways[i].name, (char *)halo.mine);
        ways[i].took = 1e9;
    }
    /* In turns; the fastest of three each. */
    for (int turn = 0; turn < 3; turn++) {
        const double here = timed(ours, steps);
        best = here < best ? here : best;
        best_calls = queued < best_calls ? queued : best_calls;
        for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
            const double other = ways[i].steps ? timed(ways[i].steps, steps) : 1e9;
            ways[i].took = other < ways[i].took ? other : ways[i].took;
            ways[i].calls = queued;
        }
    }
    if (rank == 0)
        printf("halo on %d x %d x %d ranks, %d GPU%s, faces of %zu KiB: ours %.2f us (%.2f of calls)\n", parts[0], parts[1], parts[2], devices,
               devices > 1 ? "s" : "", n * n * 16 >> 10, best, best_calls);
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        if (!ways[i].steps)
            continue;
        show_way(ways[i].name, ways[i].took, ways[i].calls, best);
        of_best = ways[i].took < of_best ? ways[i].took : of_best;
    }
    const double limit = n * n * 16 >= 1 << 20 ? 1 / 0.97 : 1.15;
    failures += best > limit * of_best;
    if (rank == 0)
        printf("    of the best by hand: %.3f, at most %.3f %s\n", best / of_best, limit, best > limit * of_best ? "FAIL" : "PASS");
    fflush(stdout);
    OK(anygpu_exchange_free(&halo.plan));
    MPI_Barrier(MPI_COMM_WORLD);
    CU(cuMemHostUnregister((void *)words));
    OK(anygpu_free_all(&halo.shared));
}

/* ---- boxes ---- */

/* A box in the neighbour's memory by a copy of rows, by this file's kernel and by anygpu_copy_boxes. */
static double timed_box(int way, char *to, char *from, size_t row, size_t rows)
{
    enum { COPIES = 20 };
    double took[HALO_ROUNDS];
    const anygpu_box_copy copy = { to, from, { row, rows, 1, 1, 1, 1, 1 }, { 0, 2 * row }, { 0, 2 * row } };
    const size_t count[3] = { row / 16, rows, 1 };
    for (int round = -1; round < HALO_ROUNDS; round++) {
        HIP(hipStreamSynchronize(stream));
        const double start = now();
        for (int i = 0; i < COPIES; i++)
            if (way == 0)
                HIP(hipMemcpy2DAsync(to, 2 * row, from, 2 * row, row, rows, hipMemcpyDeviceToDevice, stream));
            else if (way == 1)
                launch_box(to, (unsigned)(2 * row / 16), 0, from, (unsigned)(2 * row / 16), 0, count);
            else
                OK(anygpu_copy_boxes(&copy, 1, stream));
        HIP(hipStreamSynchronize(stream));
        if (round >= 0)
            took[round] = (now() - start) / 1e3 / COPIES;
    }
    return median(took, HALO_ROUNDS);
}

static void run_boxes(void)
{
    const size_t bytes = (size_t)64 << 20;
    void *memory, *there;
    anygpu_shared *shared;
    OK(anygpu_allocate_all(team, bytes, &memory, &shared));
    OK(anygpu_peer(shared, (rank + 1) % size, &there, NULL));
    if (rank == 0) {
        printf("%10s %10s %12s %12s %12s\n", "bytes", "row", "2-D copy us", "kernel us", "ours us");
        for (size_t whole = 1 << 16; whole <= 1 << 24; whole *= 16)
            for (size_t row = 16; row <= whole && row <= 1 << 18; row *= 4)
                printf("%10zu %10zu %12.2f %12.2f %12.2f\n", whole, row, timed_box(0, there, memory, row, whole / row),
                       box ? timed_box(1, there, memory, row, whole / row) : 0, timed_box(2, there, memory, row, whole / row));
    }
    MPI_Barrier(MPI_COMM_WORLD);
    OK(anygpu_free_all(&shared));
}

/* ---- growth ---- */

static long status_kib(const char *name)
{
    char line[256];
    long value = -1;
    FILE *file = fopen("/proc/self/status", "r");
    while (file && fgets(line, sizeof line, file))
        if (!strncmp(line, name, strlen(name)))
            value = strtol(line + strlen(name) + 1, NULL, 10);
    if (file)
        fclose(file);
    return value;
}

static void grow(double created)
{
    enum { TURNS = 3 };
    const size_t bytes = (size_t)2 << 20;
    double allocated[TURNS], opened[TURNS], plain[TURNS], start;
    CUdeviceptr mine, *theirs = new_list(sizeof *theirs);
    CUhandle handle, *handles = new_list(sizeof *handles);
    CU(cuMemAlloc(&mine, bytes));
    CU(cuIpcGetMemHandle(&handle, mine));
    MPI_Allgather(&handle, sizeof handle, MPI_BYTE, handles, sizeof handle, MPI_BYTE, MPI_COMM_WORLD);
    for (int turn = 0; turn < TURNS; turn++) {
        void *memory, *there;
        anygpu_shared *shared;
        MPI_Barrier(MPI_COMM_WORLD);
        start = now();
        for (int other = 0; other < size; other++)
            if (other != rank)
                CU(cuIpcOpenMemHandle(&theirs[other], handles[other], 1));
        plain[turn] = slowest((now() - start) / 1e3);
        for (int other = 0; other < size; other++)
            if (other != rank)
                CU(cuIpcCloseMemHandle(theirs[other]));
        MPI_Barrier(MPI_COMM_WORLD);
        start = now();
        OK(anygpu_allocate_all(team, bytes, &memory, &shared));
        allocated[turn] = slowest((now() - start) / 1e3);
        MPI_Barrier(MPI_COMM_WORLD);
        start = now();
        for (int other = 0; other < size; other++)
            if (other != rank)
                OK(anygpu_peer(shared, other, &there, NULL));
        opened[turn] = slowest((now() - start) / 1e3);
        OK(anygpu_free_all(&shared));
        OK(anygpu_trim());
    }
    double fenced[21];
    for (int i = 0; i < 21; i++) {
        MPI_Barrier(MPI_COMM_WORLD);
        start = now();
        OK(anygpu_fence(team));
        fenced[i] = slowest((now() - start) / 1e3);
    }
    int parts[3] = { 0, 0, 0 };
    MPI_Dims_create(size, 3, parts);
    start = now();
    make_halo(parts, 16);
    const double planned = slowest((now() - start) / 1e3);
    ours(1);
    check_halo("ours", halo.memory);
    const double exchanged = timed(ours, 100);
    if (rank == 0)
        printf("ranks,team_us,allocate_us,open_us,driver_open_us,open_each_us,fence_us,plan_us,exchange_4KiB_us,rss_kib\n"
               "%d,%.0f,%.0f,%.0f,%.0f,%.1f,%.1f,%.0f,%.2f,%ld\n",
               size, created, median(allocated, TURNS), median(opened, TURNS), median(plain, TURNS),
               size > 1 ? median(opened, TURNS) / (size - 1) : 0, median(fenced, 21), planned, exchanged,
               status_kib("VmRSS"));
    OK(anygpu_exchange_free(&halo.plan));
    OK(anygpu_free_all(&halo.shared));
}

/* ---- long runs ---- */

/* What the ranks of the ring tell each other. */
struct slot { volatile uint64_t offered, opened, taken; anygpu_token token; uint64_t value; } __attribute__((aligned(128)));

static struct slot *map_slots(void)
{
    MPI_Win window;
    MPI_Aint length;
    int unit;
    void *memory;
    MPI_Win_allocate_shared(rank ? 0 : (MPI_Aint)((size_t)size * sizeof(struct slot)) + 128, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory,
                            &window);
    MPI_Win_shared_query(window, 0, &length, &unit, &memory);
    struct slot *slots = (struct slot *)(((uintptr_t)memory + 127) & ~(uintptr_t)127);
    if (rank == 0)
        memset(slots, 0, (size_t)size * sizeof *slots);
    MPI_Barrier(MPI_COMM_WORLD);
    return slots;
}

static void await(volatile uint64_t *number, uint64_t value)
{
    for (unsigned spins = 0; __atomic_load_n(number, __ATOMIC_ACQUIRE) < value; spins++)
        if (spins > 2000)
            sched_yield();
}

static int entries(const char *folder)
{
    int count = 0;
    DIR *open = opendir(folder);
    while (open && readdir(open))
        count++;
    if (open)
        closedir(open);
    return count;
}

static int lines_of(const char *path)
{
    int count = 0, c;
    FILE *file = fopen(path, "r");
    while (file && (c = getc(file)) != EOF)
        count += c == '\n';
    if (file)
        fclose(file);
    return count;
}

static void run_long(double seconds)
{
    enum { CALLS = 8, SAMPLES = 12 };
    struct slot *slots = map_slots(), *mine = &slots[rank], *next = &slots[(rank + 1) % size];
    uint64_t done = 0, value;
    double start = now(), last = start, worst = 0, sum = 0;
    uint64_t since = 0;
    char *copy;
    HIP(hipMalloc((void **)&copy, 65536));
    if (rank == 0)
        puts("seconds,operations,mean_us,worst_us,descriptors,mappings,rss_kib,free_mib");
    for (int is_over = 0; !is_over;) {
        const double before = now();
        void *own, *theirs;
        /* Sizes change, so that places are used again. */
        const size_t bytes = 4096 * (1 + (done * 7 + (uint64_t)rank) % 16);
        HIP(hipMalloc(&own, bytes));
        HIP(hipMemsetAsync(own, (int)((done + (uint64_t)rank) % 251), bytes, stream));
        HIP(hipStreamSynchronize(stream));
        OK(anygpu_export(own, bytes, &mine->token));
        mine->value = (done + (uint64_t)rank) % 251;
        __atomic_store_n(&mine->offered, done + 1, __ATOMIC_RELEASE);
        await(&next->offered, done + 1);
        OK(anygpu_import(&next->token, -1, &theirs));
        __atomic_store_n(&next->opened, done + 1, __ATOMIC_RELEASE);
        unsigned char first = 255;
        HIP(hipMemcpyAsync(copy, theirs, 4096, hipMemcpyDeviceToDevice, stream));
        HIP(hipMemcpyAsync(&first, copy + 4095, 1, hipMemcpyDeviceToHost, stream));
        HIP(hipStreamSynchronize(stream));
        if (first != next->value)
            fail("rank %d: operation %llu: %d, not %llu", rank, (unsigned long long)done, first, (unsigned long long)next->value);
        OK(anygpu_close(theirs));
        __atomic_store_n(&next->taken, done + 1, __ATOMIC_RELEASE);
        /* Every other buffer is freed while the neighbour may still have it open. */
        await(done % 2 ? &mine->taken : &mine->opened, done + 1);
        HIP(hipFree(own));
        await(&mine->taken, done + 1);
        done++;
        const double took = (now() - before) / 1e3;
        worst = took > worst ? took : worst;
        sum += took;
        since++;
        if (rank == 0 && (now() - last) / 1e9 > seconds / SAMPLES) {
            size_t left = 0, all = 0;
            HIP(hipMemGetInfo(&left, &all));
            printf("%.1f,%llu,%.2f,%.0f,%d,%d,%ld,%zu\n", (now() - start) / 1e9, (unsigned long long)(done * CALLS * (uint64_t)size),
                   sum / (double)since, worst, entries("/proc/self/fd"), lines_of("/proc/self/maps"), status_kib("VmRSS"), left >> 20);
            fflush(stdout);
            last = now();
            worst = sum = 0;
            since = 0;
        }
        if (done % 256 == 0) {
            is_over = (now() - start) / 1e9 > seconds;
            MPI_Bcast(&is_over, 1, MPI_INT, 0, MPI_COMM_WORLD);
        }
    }
    value = done * CALLS * (uint64_t)size;
    if (rank == 0)
        printf("%llu operations by %d ranks in %.0f s: ok\n", (unsigned long long)value, size, (now() - start) / 1e9);
}

static void run_bytes(double tera)
{
    const size_t bytes = (size_t)1 << 30;
    void *memory, *copy;
    uint64_t *wrong, found = 0, all = 0, rounds = 0;
    anygpu_shared *shared;
    OK(anygpu_allocate_all(team, bytes, &memory, &shared));
    HIP(hipMalloc(&copy, bytes));
    HIP(hipMalloc((void **)&wrong, sizeof *wrong));
    HIP(hipMemset(wrong, 0, sizeof *wrong));
    double start = now(), copied = 0;
    for (; copied < tera * 1e12; rounds++) {
        fill_pattern(memory, bytes, rounds * 1000 + (uint64_t)rank);
        OK(anygpu_fence(team));
        for (int step = 1; step < size; step++) {
            const int other = (rank + step) % size;
            void *there;
            OK(anygpu_peer(shared, other, &there, NULL));
            HIP(hipMemcpyAsync(copy, there, bytes, hipMemcpyDefault, stream));
            check_pattern(copy, bytes, rounds * 1000 + (uint64_t)other, wrong);
        }
        OK(anygpu_fence(team));
        copied += (double)bytes * size * (size - 1);
    }
    HIP(hipMemcpy(&found, wrong, sizeof found, hipMemcpyDeviceToHost));
    MPI_Allreduce(&found, &all, 1, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    failures += all != 0;
    if (rank == 0)
        printf("%.2f TB copied by %d ranks and checked by kernels in %.1f s: %llu words wrong\n", copied / 1e12, size,
               (now() - start) / 1e9, (unsigned long long)all);
    OK(anygpu_free_all(&shared));
}

/* ---- many names and tokens ---- */

static void run_names(int count)
{
    char name[64];
    int base = (int)getpid(), opened = 0;
    const int each = count / size;
    MPI_Bcast(&base, 1, MPI_INT, 0, MPI_COMM_WORLD);
    void **arrays = calloc((size_t)count, sizeof *arrays), *own;
    double start = now();
    for (int i = 0; i < each; i++) {
        anygpu_array_description array = { .kind = ANYGPU_ELEMENT_REAL, .bytes = 8, .rank = 1,
                                           .flags = ANYGPU_ARRAY_FORTRAN_ORDER, .shape = { 512 } };
        anygpu_token token;
        HIP(hipMalloc(&own, 4096));
        OK(anygpu_export_array(own, &array, &token));
        snprintf(name, sizeof name, "scale/%d/%d", base, rank * each + i);
        OK(anygpu_publish(&token, name));
    }
    const double published = slowest((now() - start) / 1e3 / each);
    if (rank == 0)
        printf("%d arrays are published by %d ranks at once: %.1f us each\n", each * size, size, published);
    double first = 0, last = 0;
    for (int i = 0; i < each * size; i++) {
        anygpu_token token;
        if (i / each == rank)
            continue;
        start = now();
        snprintf(name, sizeof name, "scale/%d/%d", base, i);
        OK(anygpu_lookup(name, 0, &token));
        OK(anygpu_import(&token, -1, &arrays[opened]));
        const double took = (now() - start) / 1e3;
        if (opened++ < 100)
            first += took / 100;
        if (opened > each * (size - 1) - 100)
            last += took / 100;
    }
    first = slowest(first), last = slowest(last);
    if (rank == 0)
        printf("%d opened by name in each of %d ranks at once: the first 100 %.1f us each, the last 100 %.1f us\n", opened, size,
               first, last);
    for (int i = 0; i < opened; i++)
        OK(anygpu_close(arrays[i]));
    MPI_Barrier(MPI_COMM_WORLD);
}

static void run_tokens(int count)
{
    anygpu_token *tokens = calloc((size_t)count, sizeof *tokens);
    void **memory = calloc((size_t)count, sizeof *memory);
    double start = now(), parts[3][2] = { { 0 } };
    for (int i = 0; i < count && rank == 0; i++) {
        HIP(hipMalloc(&memory[i], 65536));
        OK(anygpu_export(memory[i], 65536, &tokens[i]));
    }
    if (rank == 0)
        printf("%d buffers are allocated and exported: %.1f us each\n", count, (now() - start) / 1e3 / count);
    MPI_Bcast(tokens, (int)((size_t)count * sizeof *tokens), MPI_BYTE, 0, MPI_COMM_WORLD);
    for (int pass = 0; pass < 3 && rank; pass++)
        for (int i = 0; i < count; i++) {
            void *again;
            start = now();
            if (pass == 0)
                OK(anygpu_import(&tokens[i], -1, &memory[i]));
            else if (pass == 1) {
                OK(anygpu_import(&tokens[i], -1, &again));
                OK(anygpu_close(again));
            } else
                OK(anygpu_close(memory[i]));
            if (i < 1000 || i >= count - 1000)
                parts[pass][i >= 1000] += (now() - start) / 1e3 / 1000;
        }
    static const char *const names[] = { "imported", "imported again and closed", "closed" };
    for (int pass = 0; pass < 3; pass++) {
        const double first = slowest(parts[pass][0]), last = slowest(parts[pass][1]);
        if (rank == 0)
            printf("%s in %d ranks at once: the first 1,000 %.2f us each, the last 1,000 %.2f us\n", names[pass], size - 1, first, last);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

int main(int count, char **arguments)
{
    MPI_Init(&count, &arguments);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    const char *mode = count > 1 ? arguments[1] : "";
    HIP(hipGetDeviceCount(&devices));
    device = rank % devices;
    HIP(hipSetDevice(device));
    MPI_Barrier(MPI_COMM_WORLD);
    double start = now();
    OK(anygpu_team_create(MPI_COMM_WORLD, device, &team));
    const double created = slowest((now() - start) / 1e3);
    HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    const int is_nvidia = !strcmp(anygpu_backend(), "nvidia");
    if (is_nvidia) {
        load_driver();
        load_kernels(arguments[0]);
    }
    if (!strcmp(mode, "pairs"))
        pairs();
    else if (!strcmp(mode, "grow"))
        grow(created);
    else if (!strcmp(mode, "halo") && count == 6)
        compare_halo((int[]){ atoi(arguments[2]), atoi(arguments[3]), atoi(arguments[4]) }, (size_t)atoi(arguments[5]));
    else if (!strcmp(mode, "boxes"))
        run_boxes();
    else if (!strcmp(mode, "long") && count == 3)
        run_long(atof(arguments[2]));
    else if (!strcmp(mode, "bytes") && count == 3)
        run_bytes(atof(arguments[2]));
    else if (!strcmp(mode, "names") && count == 3)
        run_names(atoi(arguments[2]));
    else if (!strcmp(mode, "tokens") && count == 3)
        run_tokens(atoi(arguments[2]));
    else
        fail("usage: %s pairs|grow|halo P Q R N|boxes|long SECONDS|bytes TERA|names COUNT|tokens COUNT", arguments[0]);
    HIP(hipStreamDestroy(stream));
    OK(anygpu_team_free(&team));
    MPI_Finalize();
    if (rank == 0)
        printf("scale %s: %s\n", mode, failures ? "FAIL" : "PASS");
    return 0;
}
