// SPDX-License-Identifier: MIT OR Apache-2.0
// A kernel compiled by nvcc, on pointers and a stream made through us, in one process with CUDA's runtime.
#include <cstdio>
#include <cuda_runtime.h>

// Declared here: the HIP header and CUDA's own define the same C++ names.
extern "C" {
int hipSetDevice(int);
int hipGetDevice(int *);
int hipMalloc(void **, size_t);
int hipFree(void *);
int hipMemsetAsync(void *, int, size_t, void *);
int hipStreamCreate(void **);
int hipStreamSynchronize(void *);
int hipStreamDestroy(void *);
int hipEventCreate(void **);
int hipEventRecord(void *, void *);
int hipEventSynchronize(void *);
int hipMemcpy(void *, const void *, size_t, int);
int hipPointerGetAttributes(void *, const void *);
const char *anygpu_backend(void);
}

__global__ void add(int *numbers, int count, int more)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        numbers[i] += more + i;
}

#define CHECK(call) \
    do { \
        int status = (int)(call); \
        if (status) { \
            std::printf("error: %s = %d\n", #call, status); \
            return 1; \
        } \
    } while (0)

int main()
{
    const int count = 1 << 20;
    static int numbers[1 << 20];
    int devices = 0;
    CHECK(cudaGetDeviceCount(&devices));
    for (int device = devices - 1; device >= 0; device--) {
        int *memory, *plain, seen = -1, chosen = -1;
        void *stream, *event;
        CHECK(hipSetDevice(device));
        CHECK(cudaGetDevice(&seen));
        CHECK(hipMalloc((void **)&memory, count * sizeof(int)));
        CHECK(hipStreamCreate(&stream));
        CHECK(hipEventCreate(&event));
        CHECK(hipMemsetAsync(memory, 0, count * sizeof(int), stream));
        add<<<(count + 255) / 256, 256, 0, (cudaStream_t)stream>>>(memory, count, 5);
        CHECK(cudaGetLastError());
        CHECK(cudaEventRecord((cudaEvent_t)event, (cudaStream_t)stream));
        CHECK(hipEventSynchronize(event));
        CHECK(hipMemcpy(numbers, memory, count * sizeof(int), 2));
        for (int i = 0; i < count; i++)
            if (numbers[i] != 5 + i) {
                std::printf("error: number %d is %d\n", i, numbers[i]);
                return 1;
            }
        // The other way: CUDA's own memory and device choice, seen by us.
        CHECK(cudaMalloc(&plain, 4096));
        long attributes[4];
        CHECK(hipPointerGetAttributes(attributes, plain));
        CHECK(cudaSetDevice(device));
        CHECK(hipGetDevice(&chosen));
        CHECK(hipFree(plain));
        CHECK(hipStreamDestroy(stream));
        CHECK(cudaFree(memory));
        if (seen != device || chosen != device) {
            std::printf("error: device %d: CUDA's runtime saw %d, we saw %d\n", device, seen, chosen);
            return 1;
        }
    }
    std::printf("kernels ran on memory and streams of the %s back end on %d devices\n", anygpu_backend(), devices);
    return 0;
}
