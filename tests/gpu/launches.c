/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Times launches of kernels.cpp's saxpy through us and directly, in turn: launches MODULE */
#include "direct.h"

/* As anygpu/cuda.h declares it, which cannot be included beside direct.h's own declarations. */
extern int ours_cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *,
                               void **, void **) __asm__("cuLaunchKernel");

#define ROUNDS 4001
/* Few, so that none waits for room in the queue. */
#define COUNT 20

typedef int launch_function(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *,
                            void **, void **);

static int failures;

static int ours_hipModuleLaunchKernel(void *kernel, unsigned x, unsigned y, unsigned z, unsigned bx, unsigned by,
                                      unsigned bz, unsigned shared, void *stream, void **arguments, void **extra)
{
    return (int)hipModuleLaunchKernel(kernel, x, y, z, bx, by, bz, shared, stream, arguments, extra);
}

/* The direct call, through a function as ours has one. */
static launch_function *driver_launch;
static int direct(void *kernel, unsigned x, unsigned y, unsigned z, unsigned bx, unsigned by, unsigned bz,
                  unsigned shared, void *stream, void **arguments, void **extra)
{
    return driver_launch(kernel, x, y, z, bx, by, bz, shared, stream, arguments, extra);
}

static void compare(const char *what, launch_function *ours, double more, void *kernel, void *stream, void **arguments)
{
    static double took[2][ROUNDS];
    launch_function *ways[2] = { direct, ours };
    for (int round = -3; round < ROUNDS; round++)
        for (int turn = 0; turn < 2; turn++) {
            int side = (turn + round) & 1;
            double start = now();
            for (int i = 0; i < COUNT; i++)
                CU(ways[side](kernel, 1, 1, 1, 32, 1, 1, 0, stream, arguments, NULL));
            if (round >= 0)
                took[side][round] = (now() - start) / COUNT;
            CU(cuStreamSynchronize(stream));
        }
    double plain = median(took[0], ROUNDS), through = median(took[1], ROUNDS);
    int good = through - plain <= more;
    failures += !good;
    printf("%-44s direct %8.1f ns, ours %8.1f ns, %+6.1f ns, at most %+.0f  %s\n", what, plain, through,
           through - plain, more, good ? "PASS" : "FAIL");
}

int main(int argc, char **argv)
{
    hipModule_t module;
    hipFunction_t saxpy;
    float *x, *y, a = 0.5f;
    int n = 32;
    hipStream_t stream;
    if (argc != 2)
        return 2;
    load_driver();
    driver_launch = (launch_function *)dlsym(dlopen("libcuda.so.1", RTLD_NOW), "cuLaunchKernel");
    if (!driver_launch)
        fail("there is no cuLaunchKernel");
    HIP(hipModuleLoad(&module, argv[1]));
    HIP(hipModuleGetFunction(&saxpy, module, "saxpy"));
    HIP(hipMalloc((void **)&x, 4096));
    HIP(hipMalloc((void **)&y, 4096));
    HIP(hipStreamCreate(&stream));
    void *arguments[] = { &n, &a, &x, &y };
    compare("a launch by cuLaunchKernel", ours_cuLaunchKernel, 2, saxpy, stream, arguments);
    compare("a launch by hipModuleLaunchKernel", ours_hipModuleLaunchKernel, 20, saxpy, stream, arguments);
    compare("the direct launch, itself", direct, 2, saxpy, stream, arguments);
    return failures != 0;
}
