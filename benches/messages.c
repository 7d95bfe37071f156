/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* MPI's own ways for two ranks of a node, to compare with: messages from memory to memory, of two GPUs or of the host, and
 * on the host windows of shared memory. messages host|device. Prints lines as measure.h says. */
#include "measure.h"

#include <mpi.h>

#define ROUNDS 11

static int rank;

static void *allocate(int on_device, size_t size)
{
    void *memory = NULL;
    CUdeviceptr made;
    if (!on_device) {
        memory = malloc(size);
        memset(memory, 1, size);
        return memory;
    }
    CU(cuMemAlloc(&made, size));
    CU(cuMemsetD8Async(made, 1, size, NULL));
    CU(cuStreamSynchronize(NULL));
    return (void *)made;
}

/* Half of a round trip: ns of one message. */
static double message(void *memory, size_t size, int times)
{
    double start = now();
    for (int i = 0; i < times; i++)
        for (int from = 0; from < 2; from++) {
            if (rank == from)
                MPI_Send(memory, (int)size, MPI_BYTE, 1 - rank, 0, MPI_COMM_WORLD);
            else
                MPI_Recv(memory, (int)size, MPI_BYTE, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
    return (now() - start) / (2 * times);
}

static double window_of(size_t size)
{
    MPI_Win window;
    void *memory;
    MPI_Barrier(MPI_COMM_WORLD);
    double start = now();
    MPI_Win_allocate_shared(rank ? 0 : (MPI_Aint)size, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &window);
    MPI_Win_free(&window);
    return now() - start;
}

static void windows(size_t size, void *to, int times)
{
    double opened[ROUNDS], copied[ROUNDS];
    MPI_Win window;
    MPI_Aint length;
    int unit;
    char *memory;
    for (int round = 0; round < ROUNDS; round++)
        opened[round] = window_of(size);
    MPI_Win_allocate_shared(rank ? 0 : (MPI_Aint)size, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &window);
    if (!rank)
        memset(memory, 1, size);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_shared_query(window, 0, &length, &unit, &memory);
    for (int round = -1; rank && round < ROUNDS; round++) {
        double start = now();
        for (int i = 0; i < times; i++) {
            memcpy(to, memory, size);
            __asm__ volatile("" ::: "memory");
        }
        if (round >= 0)
            copied[round] = (double)size * times / (now() - start);
    }
    if (rank) {
        row("sizes", "open + close", size, "MPI window", median(opened, ROUNDS), "ns", 0);
        row("sizes", "copy", size, "MPI window", median(copied, ROUNDS), "GB/s", 0);
    }
    MPI_Win_free(&window);
}

int main(int count, char **arguments)
{
    int on_device = count > 1 && strcmp(arguments[1], "device") == 0, devices, ranks;
    MPI_Init(&count, &arguments);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    if (ranks != 2)
        fail("two ranks are needed");
    if (on_device) {
        load_driver();
        CU(cuDeviceGetCount(&devices));
        use_device(rank % devices);
    }
    for (size_t size = 4096; size <= (on_device ? GIB : 64 * MIB); size *= 4) {
        double took[ROUNDS];
        int times = size <= MIB ? 50 : size <= 64 * MIB ? 4 : 1;
        void *memory = allocate(on_device, size);
        for (int round = -1; round < ROUNDS; round++) {
            double ns = message(memory, size, times);
            if (round >= 0)
                took[round] = (double)size / ns;
        }
        if (rank)
            row("sizes", "copy", size, "MPI message", median(took, ROUNDS), "GB/s", 0);
        if (!on_device)
            windows(size, memory, times);
        MPI_Barrier(MPI_COMM_WORLD);
        if (on_device)
            CU(cuMemFree((CUdeviceptr)memory));
        else
            free(memory);
    }
    MPI_Finalize();
    return 0;
}
