/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A rank of a program that passes device memory to MPI: rank r uses device r modulo the number of devices. */
#include <cuda.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call) \
    do { \
        CUresult status_ = (call); \
        if (status_ != CUDA_SUCCESS) { \
            fprintf(stderr, "%s:%d: %s = %d\n", __FILE__, __LINE__, #call, (int)status_); \
            MPI_Abort(MPI_COMM_WORLD, 1); \
        } \
    } while (0)

static int rank, size, devices;
static CUdevice device;

static void begin(int *arguments, char ***argument)
{
    CUcontext context;
    MPI_Init(arguments, argument);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    CHECK(cuInit(0));
    CHECK(cuDeviceGetCount(&devices));
    CHECK(cuDeviceGet(&device, rank % devices));
    CHECK(cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cuCtxSetCurrent(context));
}

static void end(void)
{
    MPI_Finalize();
    CHECK(cuDevicePrimaryCtxRelease(device));
}
