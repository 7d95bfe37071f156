// SPDX-License-Identifier: MIT OR Apache-2.0
// Plain CUDA, with the kernel of examples/fortran/heat.f90: heat WIDTH HEIGHT STEPS
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "heat.cpp"

#define CHECK(call) \
    do { \
        cudaError_t status = (call); \
        if (status != cudaSuccess) { \
            std::printf("error: %s = %d\n", #call, (int)status); \
            return 1; \
        } \
    } while (0)

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    int width = std::atoi(argv[1]), height = std::atoi(argv[2]), steps = std::atoi(argv[3]);
    size_t next = height + 2, points = next * (width + 2);
    std::vector<double> plate(points);
    for (int k = 0; k < width + 2; k++)
        plate[k * next] = 100;
    for (int i = height / 4; i <= height / 2; i++)
        plate[i] = 50;
    double *fields[2];
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    for (double *&field : fields) {
        CHECK(cudaMalloc(&field, points * sizeof(double)));
        CHECK(cudaMemcpy(field, plate.data(), points * sizeof(double), cudaMemcpyHostToDevice));
    }
    dim3 blocks((height + 31) / 32, (width + 7) / 8), threads(32, 8);
    heat<<<blocks, threads, 0, stream>>>(height, width, fields[1], fields[0]);
    CHECK(cudaStreamSynchronize(stream));
    auto start = std::chrono::steady_clock::now();
    for (int step = 1; step <= steps; step++)
        heat<<<blocks, threads, 0, stream>>>(height, width, fields[step % 2], fields[1 - step % 2]);
    CHECK(cudaGetLastError());
    CHECK(cudaStreamSynchronize(stream));
    std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - start;
    std::printf("heat: plain CUDA    %10.1f us a step\n", took.count() / (steps > 0 ? steps : 1));
}
