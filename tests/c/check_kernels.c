/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* check_kernels MODULE CASE [right]: kernels of two streams, with the fault that the marked lines make, or without. */
#include <anygpu/hip.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 4096

#define CHECK(call) \
    do { \
        hipError_t status = (call); \
        if (status != hipSuccess) { \
            fprintf(stderr, "%d: %s: %s\n", __LINE__, #call, hipGetErrorString(status)); \
            exit(3); \
        } \
    } while (0)

static hipModule_t module;
static hipStream_t first, second;
static hipEvent_t event;
static int *x, *y, is_right;

static hipFunction_t kernel(const char *name)
{
    hipFunction_t found;
    CHECK(hipModuleGetFunction(&found, module, name));
    return found;
}

/* What the right program does between the two. */
static void order(void)
{
    if (is_right) {
        CHECK(hipEventRecord(event, first));
        CHECK(hipStreamWaitEvent(second, event, 0));
    }
}

static void copied(void)
{
    static int host[N];
    int n = N, *nobodys = (int *)16;
    void *arguments[] = { &n, &x, &y }, *wrong[] = { &(int){ 1 }, &(int){ 1 }, &nobodys };
    hipFunction_t add = kernel("add");
    hipStream_t faulty;
    /* A fault ends its launch alone, after uses that were told. */
    CHECK(hipStreamCreateWithFlags(&faulty, hipStreamNonBlocking));
    CHECK(hipModuleLaunchKernel(kernel("column"), 1, 1, 1, 1, 1, 1, 0, faulty, wrong, NULL));
    if (hipStreamSynchronize(faulty) != hipErrorLaunchFailure)
        exit(3);
    CHECK(hipStreamDestroy(faulty));
    CHECK(hipModuleLaunchKernel(add, 8, 1, 1, 64, 1, 1, 0, first, arguments, NULL)); // copied
    order();
    CHECK(hipMemcpyAsync(host, y, sizeof host, hipMemcpyDeviceToHost, second)); // copied
}

/* By the C library's copies. */
static void moved(void)
{
    int n = N;
    void *arguments[] = { &n, &x, &y };
    hipFunction_t move = kernel("move");
    CHECK(hipModuleLaunchKernel(move, 8, 1, 1, 32, 1, 1, 0, first, arguments, NULL)); // moved
    order();
    CHECK(hipMemsetAsync(x + N - 1, 0, sizeof(int), second)); // moved
}

/* Columns of a matrix: the second twice, or the next, too. */
static void columns(void)
{
    int rows = 64, pitch = N / 64, *own = x + 1, *next = own + is_right;
    void *one[] = { &rows, &pitch, &own }, *other[] = { &rows, &pitch, &next };
    hipFunction_t column = kernel("column");
    CHECK(hipModuleLaunchKernel(column, 1, 1, 1, 64, 1, 1, 0, first, one, NULL)); // columns
    CHECK(hipModuleLaunchKernel(column, 1, 1, 1, 64, 1, 1, 0, second, other, NULL)); // columns
}

/* Atomic operations may meet; a fill may not meet them. */
static void counted(void)
{
    void *arguments[] = { &x };
    hipFunction_t count = kernel("count");
    CHECK(hipModuleLaunchKernel(count, 2, 1, 1, 32, 1, 1, 128, first, arguments, NULL)); // counted
    CHECK(hipModuleLaunchKernel(count, 2, 1, 1, 32, 1, 1, 128, second, arguments, NULL));
    order();
    CHECK(hipMemsetAsync(x, 0, sizeof *x, second)); // counted
}

/* C++'s own meet the header's. */
static void counted_by_library(void)
{
    void *arguments[] = { &x };
    hipFunction_t count = kernel("count"), by_library = kernel("count_by_library");
    CHECK(hipModuleLaunchKernel(by_library, 2, 1, 1, 32, 1, 1, 0, first, arguments, NULL)); // counted_by_library
    CHECK(hipModuleLaunchKernel(count, 2, 1, 1, 32, 1, 1, 128, second, arguments, NULL));
    order();
    CHECK(hipMemsetAsync(x, 0, sizeof *x, second)); // counted_by_library
}

static void graphs(void)
{
    int n = N;
    void *arguments[] = { &n, &x, &y };
    hipGraph_t graph;
    hipGraphExec_t executable;
    hipFunction_t add = kernel("add");
    CHECK(hipStreamBeginCapture(first, hipStreamCaptureModeRelaxed));
    CHECK(hipModuleLaunchKernel(add, 8, 1, 1, 64, 1, 1, 0, first, arguments, NULL)); // graphs
    CHECK(hipStreamEndCapture(first, &graph));
    CHECK(hipGraphInstantiateWithFlags(&executable, graph, 0));
    CHECK(hipGraphLaunch(executable, first));
    order();
    CHECK(hipMemsetAsync(x, 0, sizeof(int), second)); // graphs
    CHECK(hipDeviceSynchronize());
    CHECK(hipGraphExecDestroy(executable));
    CHECK(hipGraphDestroy(graph));
}

/* The same by a graph. */
static void counted_by_graph(void)
{
    void *arguments[] = { &x };
    hipGraph_t graph;
    hipGraphExec_t executable;
    hipFunction_t count = kernel("count");
    CHECK(hipStreamBeginCapture(first, hipStreamCaptureModeRelaxed));
    CHECK(hipModuleLaunchKernel(count, 2, 1, 1, 32, 1, 1, 128, first, arguments, NULL)); // counted_by_graph
    CHECK(hipStreamEndCapture(first, &graph));
    CHECK(hipGraphInstantiateWithFlags(&executable, graph, 0));
    CHECK(hipGraphLaunch(executable, first));
    CHECK(hipModuleLaunchKernel(count, 2, 1, 1, 32, 1, 1, 128, second, arguments, NULL));
    order();
    CHECK(hipMemsetAsync(x, 0, sizeof *x, second)); // counted_by_graph
    CHECK(hipDeviceSynchronize());
    CHECK(hipGraphExecDestroy(executable));
    CHECK(hipGraphDestroy(graph));
}

int main(int argc, char **argv)
{
    struct {
        const char *name;
        void (*run)(void);
    } cases[] = { { "copied", copied },
                  { "columns", columns },
                  { "moved", moved },
                  { "counted_by_library", counted_by_library },
                  { "counted", counted },
                  { "graphs", graphs },
                  { "counted_by_graph", counted_by_graph } };
    if (argc < 3)
        return 2;
    is_right = argc > 3;
    CHECK(hipModuleLoad(&module, argv[1]));
    CHECK(hipStreamCreateWithFlags(&first, hipStreamNonBlocking));
    CHECK(hipStreamCreateWithFlags(&second, hipStreamNonBlocking));
    CHECK(hipEventCreateWithFlags(&event, hipEventDisableTiming));
    CHECK(hipMalloc((void **)&x, N * sizeof(int)));
    CHECK(hipMalloc((void **)&y, N * sizeof(int)));
    CHECK(hipMemset(x, 0, N * sizeof(int)));
    CHECK(hipMemset(y, 0, N * sizeof(int)));
    CHECK(hipDeviceSynchronize());
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (strcmp(argv[2], cases[i].name) == 0)
            cases[i].run();
    CHECK(hipDeviceSynchronize());
    CHECK(hipFree(x));
    CHECK(hipFree(y));
    CHECK(hipEventDestroy(event));
    CHECK(hipStreamDestroy(first));
    CHECK(hipStreamDestroy(second));
    CHECK(hipModuleUnload(module));
    return 0;
}
