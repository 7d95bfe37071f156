/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* check_launches MODULE [careless]: eight threads launch 10,000 kernels on their streams, and use the memory themselves once they
 * have waited; or one launches a kernel whose blocks race. */
#include <anygpu/hip.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call) \
    do { \
        hipError_t status = (call); \
        if (status != hipSuccess) { \
            fprintf(stderr, "%d: %s: %s\n", __LINE__, #call, hipGetErrorString(status)); \
            exit(3); \
        } \
    } while (0)

enum { THREADS = 8, ROUNDS = 625, BLOCKS = 8, WIDTH = 16, N = BLOCKS * WIDTH };

static hipFunction_t increment, sum, careless;

static void launch(hipFunction_t kernel, unsigned blocks, hipStream_t stream, void **arguments)
{
    CHECK(hipModuleLaunchKernel(kernel, blocks, 1, 1, WIDTH, 1, 1, 0, stream, arguments, NULL));
}

static void *body(void *unused)
{
    int n = N, expected = 0, *x, *parts, *total;
    unsigned *done;
    hipStream_t stream;
    CHECK(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    CHECK(hipHostMalloc((void **)&x, N * sizeof *x, 0));
    CHECK(hipHostMalloc((void **)&total, sizeof *total, 0));
    CHECK(hipMalloc((void **)&parts, BLOCKS * sizeof *parts));
    CHECK(hipMalloc((void **)&done, sizeof *done));
    CHECK(hipMemsetAsync(done, 0, sizeof *done, stream));
    CHECK(hipStreamSynchronize(stream));
    *total = 0;
    for (int i = 0; i < N; i++)
        x[i] = 0;
    for (int round = 1; round <= ROUNDS; round++) {
        launch(increment, BLOCKS, stream, (void *[]){ &n, &x });
        launch(sum, BLOCKS, stream, (void *[]){ &x, &parts, &done, &total });
        expected += N * round;
        if (round % 25 == 0) {
            CHECK(hipStreamSynchronize(stream));
            if (*total != expected || x[N - 1] != round) {
                fprintf(stderr, "%d and %d in round %d: %d expected\n", *total, x[N - 1], round, expected);
                exit(4);
            }
            x[round] = x[round - 1];
        }
    }
    CHECK(hipHostFree(x));
    CHECK(hipHostFree(total));
    CHECK(hipFree(parts));
    CHECK(hipFree(done));
    CHECK(hipStreamDestroy(stream));
    return unused;
}

int main(int argc, char **argv)
{
    hipModule_t module;
    pthread_t threads[THREADS];
    if (argc < 2)
        return 2;
    CHECK(hipModuleLoad(&module, argv[1]));
    CHECK(hipModuleGetFunction(&increment, module, "increment"));
    CHECK(hipModuleGetFunction(&sum, module, "sum"));
    CHECK(hipModuleGetFunction(&careless, module, "careless"));
    if (argc > 2) {
        int rounds = 100, *to;
        CHECK(hipMalloc((void **)&to, sizeof *to));
        launch(careless, 1024, NULL, (void *[]){ &rounds, &to });
        CHECK(hipDeviceSynchronize());
        return 0;
    }
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, body, NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
