/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Collectives of device memory, with their content: whatever they copy or add, they do so by the calls of the driver. */
#include "mpi_rank.h"

/* What a rank sends as its element i. */
static double sent(int from, int i)
{
    return 1000.0 * from + i % 997;
}

/* The sum of what the ranks below one send. */
static double sum(int ranks, int i)
{
    double all = 0;
    for (int from = 0; from < ranks; from++)
        all += sent(from, i);
    return all;
}

static void *allocated(size_t bytes)
{
    CUdeviceptr memory;
    CHECK(cuMemAlloc(&memory, bytes));
    CHECK(cuMemsetD8(memory, 0xff, bytes));
    CHECK(cuCtxSynchronize());
    return (void *)(size_t)memory;
}

enum collective {
    BROADCAST,
    GATHER,
    SCATTER,
    ALL_GATHER,
    ALL_TO_ALL,
    REDUCE,
    ALL_REDUCE,
    SCAN,
    REDUCE_SCATTER,
    COLLECTIVES
};
static const char *const names[COLLECTIVES] = { "MPI_Bcast",     "MPI_Gather",   "MPI_Scatter",
                                                "MPI_Allgather", "MPI_Alltoall", "MPI_Reduce",
                                                "MPI_Allreduce", "MPI_Scan",     "MPI_Reduce_scatter_block" };

static void run(enum collective what, const void *send, void *receive, int count)
{
    const MPI_Datatype type = MPI_DOUBLE;
    const MPI_Comm all = MPI_COMM_WORLD;
    switch (what) {
    case BROADCAST:
        MPI_Bcast(rank == 0 ? (void *)send : receive, count, type, 0, all);
        break;
    case GATHER:
        MPI_Gather(send, count, type, receive, count, type, 0, all);
        break;
    case SCATTER:
        MPI_Scatter(send, count, type, receive, count, type, 0, all);
        break;
    case ALL_GATHER:
        MPI_Allgather(send, count, type, receive, count, type, all);
        break;
    case ALL_TO_ALL:
        MPI_Alltoall(send, count, type, receive, count, type, all);
        break;
    case REDUCE:
        MPI_Reduce(send, receive, count, type, MPI_SUM, 0, all);
        break;
    case ALL_REDUCE:
        MPI_Allreduce(send, receive, count, type, MPI_SUM, all);
        break;
    case SCAN:
        MPI_Scan(send, receive, count, type, MPI_SUM, all);
        break;
    default:
        MPI_Reduce_scatter_block(send, receive, count, type, MPI_SUM, all);
    }
}

/* How many elements a rank gets. */
static int received(enum collective what, int count)
{
    switch (what) {
    case BROADCAST:
        return rank == 0 ? 0 : count;
    case GATHER:
        return rank == 0 ? count * size : 0;
    case ALL_GATHER:
    case ALL_TO_ALL:
        return count * size;
    case REDUCE:
        return rank == 0 ? count : 0;
    default:
        return count;
    }
}

static double expected(enum collective what, int i, int count)
{
    switch (what) {
    case BROADCAST:
        return sent(0, i);
    case SCATTER:
        return sent(0, rank * count + i);
    case GATHER:
    case ALL_GATHER:
        return sent(i / count, i % count);
    case ALL_TO_ALL:
        return sent(i / count, rank * count + i % count);
    case SCAN:
        return sum(rank + 1, i);
    case REDUCE_SCATTER:
        return sum(size, rank * count + i);
    default:
        return sum(size, i);
    }
}

static void check(enum collective what, int count)
{
    const size_t bytes = sizeof(double) * count * size;
    double *host = malloc(bytes);
    void *send = allocated(bytes), *receive = allocated(bytes);
    for (int i = 0; i < count * size; i++)
        host[i] = sent(rank, i);
    CHECK(cuMemcpyHtoD((CUdeviceptr)(size_t)send, host, bytes));
    CHECK(cuCtxSynchronize());
    run(what, send, receive, count);
    CHECK(cuMemcpyDtoH(host, (CUdeviceptr)(size_t)receive, bytes));
    for (int i = 0; i < received(what, count); i++)
        if (host[i] != expected(what, i, count)) {
            fprintf(stderr, "%s of %d: rank %d: element %d is %g, not %g\n", names[what], count, rank, i, host[i],
                    expected(what, i, count));
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK(cuMemFree((CUdeviceptr)(size_t)send));
    CHECK(cuMemFree((CUdeviceptr)(size_t)receive));
    free(host);
}

int main(int arguments, char **argument)
{
    static const int counts[] = { 1, 1000, 100000 };
    begin(&arguments, &argument);
    for (enum collective what = 0; what < COLLECTIVES; what++)
        for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
            check(what, counts[i]);
    if (rank == 0)
        printf("%d ranks, %d devices, %d collectives ok\n", size, devices, (int)COLLECTIVES);
    end();
    return 0;
}
