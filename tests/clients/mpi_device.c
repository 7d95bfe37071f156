/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Device memory by MPI, between each two ranks in turn: what arrives is what was sent, and how fast.
 *
 * mpi_device COUNT early: rank 0 fills what it sends to rank 1 before it has waited for that, a fault for `anygpu check`; or
 * mpi_device COUNT late: afterwards.
 * mpi_device [COUNT]: rank r uses device r modulo the number of devices, and messages have up to COUNT doubles. Rank 0 prints
 * the median latency of 8 bytes and the bandwidth of COUNT doubles between ranks 0 and 1, the best of three rounds.
 */
#include "mpi_rank.h"
#include <string.h>

enum { PINGS = 2000, WINDOW = 16, WINDOWS = 8, ROUNDS = 3 };

static int by_value(const void *one, const void *other)
{
    double a = *(const double *)one, b = *(const double *)other;
    return (a > b) - (a < b);
}

static void move(CUdeviceptr memory, int count, int from, int to, double *host)
{
    void *buffer = (void *)(size_t)memory;
    if (rank == from) {
        for (int i = 0; i < count; i++)
            host[i] = i + 1000.0 * from + to;
        CHECK(cuMemcpyHtoD(memory, host, count * sizeof *host));
        CHECK(cuCtxSynchronize());
        MPI_Send(buffer, count, MPI_DOUBLE, to, 1, MPI_COMM_WORLD);
    } else if (rank == to) {
        CHECK(cuMemsetD8(memory, 0xff, count * sizeof *host));
        /* A fill of device memory is only queued, and MPI writes in another stream or process. */
        CHECK(cuCtxSynchronize());
        MPI_Recv(buffer, count, MPI_DOUBLE, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        CHECK(cuMemcpyDtoH(host, memory, count * sizeof *host));
        for (int i = 0; i < count; i++)
            if (host[i] != i + 1000.0 * from + to) {
                fprintf(stderr, "rank %d: element %d of %d from rank %d is %g\n", rank, i, count, from, host[i]);
                MPI_Abort(MPI_COMM_WORLD, 1);
            }
    }
}

static double latency(void *buffer, int other, int first)
{
    static double times[PINGS];
    for (int i = -100; i < PINGS; i++) {
        double start = MPI_Wtime();
        if (first)
            MPI_Send(buffer, 8, MPI_BYTE, other, 2, MPI_COMM_WORLD);
        MPI_Recv(buffer, 8, MPI_BYTE, other, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (!first)
            MPI_Send(buffer, 8, MPI_BYTE, other, 2, MPI_COMM_WORLD);
        if (i >= 0)
            times[i] = (MPI_Wtime() - start) / 2 * 1e6;
    }
    qsort(times, PINGS, sizeof *times, by_value);
    return times[PINGS / 2];
}

static double bandwidth(void *buffer, int count, int other, int sends)
{
    double start = 0;
    for (int window = -1; window < WINDOWS; window++) {
        MPI_Request requests[WINDOW];
        if (window == 0)
            start = MPI_Wtime();
        for (int i = 0; i < WINDOW; i++) {
            if (sends)
                MPI_Isend(buffer, count, MPI_DOUBLE, other, 3, MPI_COMM_WORLD, &requests[i]);
            else
                MPI_Irecv(buffer, count, MPI_DOUBLE, other, 3, MPI_COMM_WORLD, &requests[i]);
        }
        MPI_Waitall(WINDOW, requests, MPI_STATUSES_IGNORE);
        if (sends)
            MPI_Recv(&(char){ 0 }, 1, MPI_CHAR, other, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        else
            MPI_Send(&(char){ 0 }, 1, MPI_CHAR, other, 4, MPI_COMM_WORLD);
    }
    return (double)count * sizeof(double) * WINDOW * WINDOWS / (MPI_Wtime() - start) / 1e6;
}

/* Reuses memory that is being sent, in a stream of its own. */
static void reuse(CUdeviceptr memory, size_t bytes, int is_early)
{
    MPI_Request request;
    CUstream stream;
    CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    CHECK(cuMemsetD8(memory, 1, bytes));
    CHECK(cuCtxSynchronize());
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        MPI_Isend((void *)(size_t)memory, (int)bytes, MPI_BYTE, 1, 5, MPI_COMM_WORLD, &request);
        if (!is_early)
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        CHECK(cuMemsetD8Async(memory, 2, bytes, stream));
        if (is_early)
            MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else if (rank == 1)
        MPI_Recv((void *)(size_t)memory, (int)bytes, MPI_BYTE, 0, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CHECK(cuStreamSynchronize(stream));
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK(cuStreamDestroy(stream));
}

int main(int arguments, char **argument)
{
    int count = arguments > 1 ? atoi(argument[1]) : 1 << 16;
    CUdeviceptr memory;
    double *host = malloc(count * sizeof *host), best[2] = { 1e30, 0 };
    begin(&arguments, &argument);
    if (arguments > 2) {
        CHECK(cuMemAlloc(&memory, count * sizeof *host));
        reuse(memory, count * sizeof *host, strcmp(argument[2], "early") == 0);
        CHECK(cuMemFree(memory));
        end();
        free(host);
        return 0;
    }
    /* Each pair with memory of its own: an address that was freed has no content of before. */
    for (int from = 0; from < size; from++)
        for (int to = 0; to < size; to++) {
            if (from == to)
                continue;
            CHECK(cuMemAlloc(&memory, count * sizeof *host));
            for (int part = 1; part < count; part *= 64)
                move(memory, part, from, to, host);
            move(memory, count, from, to, host);
            MPI_Barrier(MPI_COMM_WORLD);
            CHECK(cuMemFree(memory));
        }
    CHECK(cuMemAlloc(&memory, count * sizeof *host));
    CHECK(cuMemsetD8(memory, 0, count * sizeof *host));
    CHECK(cuCtxSynchronize());
    for (int round = 0; round < ROUNDS; round++) {
        MPI_Barrier(MPI_COMM_WORLD);
        if (rank > 1 || size < 2)
            continue;
        double time = latency((void *)(size_t)memory, !rank, rank == 0);
        double rate = bandwidth((void *)(size_t)memory, count, !rank, rank == 0);
        if (time < best[0])
            best[0] = time;
        if (rate > best[1])
            best[1] = rate;
    }
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK(cuMemFree(memory));
    if (rank == 0)
        printf("%d ranks, %d devices, content ok, latency %.2f us, bandwidth %.0f MB/s\n", size, devices, best[0],
               best[1]);
    end();
    free(host);
    return 0;
}
