// SPDX-License-Identifier: MIT OR Apache-2.0
// Programs for `anygpu check`, each faulty and right: check CASE [right]; right, but leaving open what it opened: check CASE
// kept; or faulty and then killed or idle for ever: check CASE killed, check CASE forever. A fault's calls are on lines that
// end in a mark with the case's name and a letter. "CUDA orders both: CASE" and "CUDA orders neither: CASE" say where HIP's
// promises are not CUDA's.
#include <anygpu/acl.h>
#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>
#include <anygpu/cudart.h>
#include <anygpu/hip.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#define CALL(call) \
    do { \
        int status_ = (call); \
        if (status_ != 0) { \
            fprintf(stderr, "%d: %s gives %d\n", __LINE__, #call, status_); \
            exit(9); \
        } \
    } while (0)

enum { SIZE = 1 << 16, HALF = SIZE / 2, PATIENCE = 60000 };

static int is_right, is_kept;
static char *memory, *other;
static hipStream_t one, two;
static hipEvent_t event;

// A stream that the default stream does not wait for.
static hipStream_t stream(void)
{
    hipStream_t stream;
    CALL(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    return stream;
}

static void use_driver(void)
{
    CUcontext context;
    CALL(cuInit(0));
    CALL(cuDevicePrimaryCtxRetain(&context, 0));
    CALL(cuCtxSetCurrent(context));
}

static void begin(void)
{
    CALL(hipMalloc((void **)&memory, SIZE));
    CALL(hipMalloc((void **)&other, SIZE));
    CALL(hipEventCreateWithFlags(&event, hipEventDisableTiming));
    one = stream();
    two = stream();
}

// ---- one process ----

static void streams(void)
{
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // streams a
    if (is_right) {
        CALL(hipEventRecord(event, one));
        CALL(hipStreamWaitEvent(two, event, 0));
    }
    CALL(hipMemsetAsync(memory + HALF, 2, 8, two)); // streams b
}

static void early_record(void)
{
    if (!is_right)
        CALL(hipEventRecord(event, one));
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // early_record a
    if (is_right)
        CALL(hipEventRecord(event, one));
    CALL(hipStreamWaitEvent(two, event, 0));
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, two)); // early_record b
}

static void early_wait(void)
{
    if (!is_right)
        CALL(hipStreamWaitEvent(two, event, 0));
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // early_wait a
    CALL(hipEventRecord(event, one));
    if (is_right)
        CALL(hipStreamWaitEvent(two, event, 0));
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, two)); // early_wait b
}

// A record in a captured stream happens at no launch.
static void captured(void)
{
    hipGraph_t empty, graph;
    hipGraphNode_t node;
    hipGraphExec_t executable;
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // captured a
    CALL(hipStreamBeginCapture(one, hipStreamCaptureModeRelaxed));
    CALL(hipEventRecord(event, one));
    CALL(hipStreamEndCapture(one, &empty));
    if (is_right)
        CALL(hipEventRecord(event, one));
    CALL(hipGraphCreate(&graph, 0));
    CALL(hipGraphAddEventWaitNode(&node, graph, NULL, 0, event));
    CALL(hipGraphInstantiateWithFlags(&executable, graph, 0));
    CALL(hipGraphLaunch(executable, two));
    CALL(hipMemsetAsync(memory + HALF, 2, 8, two)); // captured b
    CALL(hipGraphExecDestroy(executable));
    CALL(hipGraphDestroy(graph));
    CALL(hipGraphDestroy(empty));
}

// A stream that joins a capture waits for nothing.
static void joined(void)
{
    hipGraph_t graph;
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // joined a
    CALL(hipEventRecord(event, one));
    if (is_right)
        CALL(hipStreamWaitEvent(two, event, 0));
    CALL(hipStreamBeginCapture(one, hipStreamCaptureModeRelaxed));
    CALL(hipEventRecord(event, one));
    CALL(hipStreamWaitEvent(two, event, 0));
    CALL(hipStreamEndCapture(one, &graph));
    CALL(hipMemsetAsync(memory + HALF, 2, 8, two)); // joined b
    CALL(hipGraphDestroy(graph));
}

// A launch does the work of the graphs in its graph.
static void inner_graph(void)
{
    hipGraph_t outer, inner;
    hipGraphNode_t node;
    hipGraphExec_t executable;
    hipMemsetParams fill = { .dst = memory, .elementSize = 1, .height = 1, .value = 1, .width = SIZE };
    CALL(hipGraphCreate(&inner, 0));
    CALL(hipGraphAddMemsetNode(&node, inner, NULL, 0, &fill));
    CALL(hipGraphCreate(&outer, 0));
    CALL(hipGraphAddChildGraphNode(&node, outer, NULL, 0, inner));
    CALL(hipGraphInstantiateWithFlags(&executable, outer, 0));
    CALL(hipGraphLaunch(executable, one)); // inner_graph a
    CALL(hipMemsetAsync(memory + HALF, 2, 8, is_right ? one : two)); // inner_graph b
    CALL(hipGraphExecDestroy(executable));
    CALL(hipGraphDestroy(outer));
    CALL(hipGraphDestroy(inner));
}

static void graph_copy(void)
{
    hipGraph_t graph;
    hipGraphNode_t node;
    hipGraphExec_t executable;
    CALL(hipGraphCreate(&graph, 0));
    CALL(hipGraphAddMemcpyNode1D(&node, graph, NULL, 0, other, memory, SIZE, hipMemcpyDeviceToDevice)); // graph_copy a
    CALL(hipGraphInstantiateWithFlags(&executable, graph, 0));
    CALL(hipGraphLaunch(executable, one));
    CALL(hipMemsetAsync(memory, 2, 8, is_right ? one : two)); // graph_copy b
    CALL(hipGraphExecDestroy(executable));
    CALL(hipGraphDestroy(graph));
}

static void nothing(void *unused)
{
    (void)unused;
}

static hipGraphExec_t ready(hipGraph_t graph)
{
    hipGraphExec_t executable;
    CALL(hipGraphInstantiateWithFlags(&executable, graph, 0));
    return executable;
}

// Nodes that no edge orders, whatever order this back end does them in.
static void branches(void)
{
    hipGraph_t graph;
    hipGraphNode_t fill, copy, join;
    hipMemsetParams bytes = { .dst = memory, .elementSize = 1, .height = 1, .value = 1, .width = SIZE };
    CALL(hipGraphCreate(&graph, 0));
    CALL(hipGraphAddMemsetNode(&fill, graph, NULL, 0, &bytes)); // branches a
    CALL(hipGraphAddEmptyNode(&join, graph, &fill, 1));
    CALL(hipGraphAddMemcpyNode1D(&copy, graph, &join, is_right, other, memory, SIZE, hipMemcpyDefault)); // branches b
    CALL(hipGraphLaunch(ready(graph), one));
}

static void captured_branches(void)
{
    hipGraph_t graph;
    CALL(hipStreamBeginCapture(one, hipStreamCaptureModeRelaxed));
    CALL(hipEventRecord(event, one));
    CALL(hipStreamWaitEvent(two, event, 0));
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // captured_branches a
    if (is_right) {
        CALL(hipEventRecord(event, one));
        CALL(hipStreamWaitEvent(two, event, 0));
    }
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, two)); // captured_branches b
    CALL(hipEventRecord(event, two));
    CALL(hipStreamWaitEvent(one, event, 0));
    CALL(hipStreamEndCapture(one, &graph));
    CALL(hipGraphLaunch(ready(graph), two));
}

// Many branches, which meet in one node: it comes after all of them, or after all but the last.
static void wide_graph(void)
{
    enum { BRANCHES = 25 };
    hipGraph_t graph;
    hipGraphNode_t fills[BRANCHES], copy;
    CALL(hipGraphCreate(&graph, 0));
    for (int i = 0; i < BRANCHES; i++) {
        hipMemsetParams bytes = { .dst = memory + 64 * i, .elementSize = 1, .height = 1, .value = 1, .width = 64 };
        CALL(hipGraphAddMemsetNode(&fills[i], graph, NULL, 0, &bytes)); // wide_graph a
    }
    int edges = is_right ? BRANCHES : BRANCHES - 1;
    CALL(hipGraphAddMemcpyNode1D(&copy, graph, fills, edges, other, memory, SIZE, hipMemcpyDefault)); // wide_graph b
    hipGraphExec_t executable = ready(graph);
    CALL(hipGraphLaunch(executable, one));
    // What comes behind a launch comes after all of it.
    CALL(hipMemsetAsync(memory, 2, SIZE, one));
    CALL(hipMemsetAsync(other, 2, SIZE, one));
    CALL(hipGraphLaunch(executable, one));
}

// An event of a graph tells of what comes before its node, and of no more.
static void event_node(void)
{
    hipGraph_t graph;
    hipGraphNode_t fill, record;
    hipMemsetParams bytes = { .dst = memory, .elementSize = 1, .height = 1, .value = 1, .width = SIZE };
    CALL(hipGraphCreate(&graph, 0));
    CALL(hipGraphAddMemsetNode(&fill, graph, NULL, 0, &bytes)); // event_node a
    CALL(hipGraphAddEventRecordNode(&record, graph, &fill, is_right, event));
    CALL(hipGraphLaunch(ready(graph), one));
    CALL(hipStreamWaitEvent(two, event, 0));
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, two)); // event_node b
}

// Launches of one executable graph follow each other, in whichever streams; those of two do not.
static void launched_twice(void)
{
    hipGraph_t graph;
    hipGraphNode_t fill;
    hipMemsetParams bytes = { .dst = memory, .elementSize = 1, .height = 1, .value = 1, .width = SIZE };
    CALL(hipGraphCreate(&graph, 0));
    CALL(hipGraphAddMemsetNode(&fill, graph, NULL, 0, &bytes));
    hipGraphExec_t first = ready(graph), second = ready(graph);
    CALL(hipGraphLaunch(first, one)); // launched_twice a
    CALL(hipGraphLaunch(is_right ? first : second, two)); // launched_twice b
}

// Memory of a graph is freed beside its use.
static void graph_memory(void)
{
    hipGraph_t graph;
    char *own;
    CALL(hipStreamBeginCapture(one, hipStreamCaptureModeRelaxed));
    CALL(hipMallocAsync((void **)&own, SIZE, one));
    CALL(hipEventRecord(event, one));
    CALL(hipStreamWaitEvent(two, event, 0));
    if (!is_right)
        CALL(hipFreeAsync(own, one)); // graph_memory a
    CALL(hipMemsetAsync(own, 1, SIZE, two)); // graph_memory b
    CALL(hipEventRecord(event, two));
    CALL(hipStreamWaitEvent(one, event, 0));
    if (is_right)
        CALL(hipFreeAsync(own, one));
    CALL(hipStreamEndCapture(one, &graph));
    hipGraphExec_t executable = ready(graph);
    CALL(hipGraphLaunch(executable, one));
    CALL(hipGraphLaunch(executable, one));
}

static void post(void *flag)
{
    __atomic_store_n((int *)flag, 1, __ATOMIC_RELEASE);
}

static void see_post(const int *flag)
{
    while (!__atomic_load_n(flag, __ATOMIC_ACQUIRE))
        usleep(100);
}

// What vendors' runtimes call in a graph's launch is not followed.
static void needs_host(void)
{
    const char *back_end = getenv("ANYGPU_BACKEND");
    if (!back_end || strcmp(back_end, "host")) {
        fputs("functions of graphs are followed on the host back end\n", stderr);
        exit(9);
    }
}

// A function of a graph's launch tells of what comes before it.
static void graph_function(void)
{
    static int flag;
    hipGraph_t graph;
    needs_host();
    CALL(hipStreamBeginCapture(one, hipStreamCaptureModeRelaxed));
    if (!is_right)
        CALL(hipLaunchHostFunc(one, post, &flag));
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // graph_function a
    if (is_right)
        CALL(hipLaunchHostFunc(one, post, &flag));
    CALL(hipStreamEndCapture(one, &graph));
    CALL(hipGraphLaunch(ready(graph), one));
    see_post(&flag);
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, two)); // graph_function b
}

static void waits_in_graph(void *unused)
{
    (void)unused;
    if (!is_right)
        hipStreamSynchronize(two); // call_inside_graph a
}

static void call_inside_graph(void)
{
    hipGraph_t graph;
    needs_host();
    CALL(hipStreamBeginCapture(one, hipStreamCaptureModeRelaxed));
    CALL(hipLaunchHostFunc(one, waits_in_graph, NULL));
    CALL(hipStreamEndCapture(one, &graph));
    CALL(hipGraphLaunch(ready(graph), one));
    CALL(hipStreamSynchronize(one));
}

// Who wrote the value has heard of nothing that was done after the wait for it.
static void after_value(void)
{
    uint32_t *flag;
    CALL(hipHostMalloc((void **)&flag, sizeof *flag, 0));
    *flag = 0;
    CALL(hipStreamWaitValue32(one, flag, 1, hipStreamWaitValueGte, 0xffffffff));
    __atomic_store_n(flag, 1, __ATOMIC_RELEASE);
    CALL(hipStreamSynchronize(one));
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // after_value a
    if (is_right)
        CALL(hipStreamSynchronize(one));
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, two)); // after_value b
}

// CUDA waits for no uses of what a stream has allocated.
static void freed_at_once(void)
{
    char *queued;
    cudaStream_t stream = (cudaStream_t)one;
    CALL(cudaMallocAsync((void **)&queued, SIZE, stream));
    CALL(cudaMemsetAsync(queued, 1, SIZE, stream)); // freed_at_once a
    if (is_right)
        CALL(cudaStreamSynchronize(stream));
    CALL(cudaFree(queued)); // freed_at_once b
}

// Memory of before a device's reset is none of that which is at its addresses now.
static void reset(void)
{
    CALL(hipDeviceReset());
    CALL(hipMalloc((void **)&memory, 2 * SIZE));
    one = stream();
    two = stream();
    CALL(hipMemsetAsync(memory + SIZE, 1, SIZE, one)); // reset a
    if (is_right)
        CALL(hipStreamSynchronize(one));
    CALL(hipMemsetAsync(memory, 2, 2 * SIZE, two)); // reset b
}

// Memory in a stream's order is there for another stream once that comes after it.
static void queued_early(void)
{
    char *queued;
    CALL(hipMallocAsync((void **)&queued, SIZE, one)); // queued_early a
    if (is_right) {
        CALL(hipEventRecord(event, one));
        CALL(hipStreamWaitEvent(two, event, 0));
    }
    CALL(hipMemsetAsync(queued, 1, SIZE, two)); // queued_early b
    CALL(hipEventRecord(event, two));
    CALL(hipStreamWaitEvent(one, event, 0));
    CALL(hipFreeAsync(queued, one));
}

// The wait may end with the write of 1, before the fill.
static void value_before(void)
{
    uint32_t *flag;
    CALL(hipMalloc((void **)&flag, 8));
    CALL(hipMemset(flag, 0, 8));
    CALL(hipDeviceSynchronize());
    CALL(hipStreamWriteValue32(one, flag, 1, 0));
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // value_before a
    CALL(hipStreamWriteValue32(one, flag, 2, 0));
    CALL(hipStreamWaitValue32(two, flag, is_right ? 2 : 1, hipStreamWaitValueGte, 0xffffffff));
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, two)); // value_before b
}

static void overwritten(void)
{
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, one)); // overwritten a
    if (is_right)
        CALL(hipStreamSynchronize(one));
    CALL(hipMemsetAsync(memory, 1, SIZE, two)); // overwritten b
}

static void default_stream(void)
{
    hipStream_t waiting;
    CALL(hipStreamCreate(&waiting));
    CALL(hipMemset(memory, 1, SIZE)); // default_stream a
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, is_right ? waiting : one)); // default_stream b
}

static void copy_of_device(void)
{
    CALL(hipMemcpy(other, memory, SIZE, hipMemcpyDeviceToDevice)); // copy_of_device a
    if (is_right)
        CALL(hipDeviceSynchronize());
    CALL(hipMemsetAsync(other, 1, SIZE, one)); // copy_of_device b
}

// Memory whose copies and fills are done when their calls return.
static void synchronous(void)
{
    int on = 1;
    if (is_right)
        CALL(hipPointerSetAttribute(&on, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, other));
    CALL(hipMemcpy(other, memory, SIZE, hipMemcpyDeviceToDevice)); // synchronous a
    CALL(hipMemsetAsync(other, 1, SIZE, one)); // synchronous b
}

static void array(void)
{
    hipArray_t pixels;
    hipStream_t second = is_right ? one : two;
    hipChannelFormatDesc format = { 8, 0, 0, 0, hipChannelFormatKindUnsigned };
    CALL(hipMallocArray(&pixels, &format, 256, 16, 0));
    CALL(hipMemcpy2DToArrayAsync(pixels, 0, 0, memory, 256, 256, 16, hipMemcpyDeviceToDevice, one)); // array a
    CALL(hipMemcpy2DFromArrayAsync(other, 256, pixels, 0, 8, 256, 8, hipMemcpyDeviceToDevice, second)); // array b
}

// Physical memory by two handles, or two of them.
static void physical(void)
{
    const hipMemAllocationProp properties = { .type = hipMemAllocationTypePinned,
                                              .requestedHandleType = hipMemHandleTypePosixFileDescriptor,
                                              .location = { hipMemLocationTypeDevice, 0 } };
    const hipMemAccessDesc access = { { hipMemLocationTypeDevice, 0 }, hipMemAccessFlagsProtReadWrite };
    hipMemGenericAllocationHandle_t made[2], again;
    void *ranges[2];
    size_t size;
    int files[2];
    use_driver();
    CALL(hipMemGetAllocationGranularity(&size, &properties, hipMemAllocationGranularityMinimum));
    for (int i = 0; i < 2; i++) {
        CALL(hipMemCreate(&made[i], size, &properties, 0));
        CALL(hipMemExportToShareableHandle(&files[i], made[i], hipMemHandleTypePosixFileDescriptor, 0));
        CALL(hipMemAddressReserve(&ranges[i], size, 0, NULL, 0));
    }
    CALL(hipMemImportFromShareableHandle(&again, (void *)(intptr_t)files[is_right],
                                         hipMemHandleTypePosixFileDescriptor));
    CALL(hipMemMap(ranges[0], size, 0, made[0], 0));
    CALL(cuMemMap((CUdeviceptr)ranges[1], size, 0, (CUmemGenericAllocationHandle)again, 0));
    for (int i = 0; i < 2; i++)
        CALL(hipMemSetAccess(ranges[i], size, &access, 1));
    CALL(hipMemsetAsync(ranges[0], 1, 8, one)); // physical a
    CALL(hipMemsetAsync(ranges[1], 2, 8, two)); // physical b
}

static void pinned(void)
{
    char *host;
    CALL(hipHostMalloc((void **)&host, SIZE, 0));
    CALL(hipMemcpyAsync(memory, host, SIZE, hipMemcpyHostToDevice, one)); // pinned a
    CALL(hipMemcpyAsync(host, other, SIZE, hipMemcpyDeviceToHost, is_right ? one : two)); // pinned b
}

static void columns(void)
{
    CALL(hipMemset2DAsync(memory, 256, 1, 128, 256, one)); // columns a
    CALL(hipMemset2DAsync(memory + (is_right ? 128 : 127), 256, 2, 128, 255, two)); // columns b
}

static void rows(void)
{
    CALL(hipMemset2DAsync(memory, 256, 1, 8, 256, one)); // rows a
    CALL(hipMemcpyAsync(other, memory + 256 * 7 + (is_right ? 8 : 7), 200, hipMemcpyDeviceToDevice, two)); // rows b
}

static void circle(void)
{
    hipEvent_t second;
    CALL(hipEventCreate(&second));
    CALL(hipMemsetAsync(memory, 1, HALF, one));
    CALL(hipEventRecord(event, one));
    CALL(hipStreamWaitEvent(two, event, 0));
    CALL(hipMemcpyAsync(other, memory, HALF, hipMemcpyDeviceToDevice, two)); // circle a
    CALL(hipEventRecord(is_right ? second : event, is_right ? two : one));
    CALL(hipStreamWaitEvent(one, is_right ? second : event, 0));
    CALL(hipMemsetAsync(memory, 3, HALF, one)); // circle b
}

// Many entries of one thread, and then those of others: a limit of the notes' size falls between them.
static void many(void)
{
    for (int i = 0; i < 40000; i++)
        CALL(hipMemsetAsync(memory, i, 64, one));
    CALL(hipStreamSynchronize(one));
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // many a
    if (is_right)
        CALL(hipStreamSynchronize(one));
    CALL(hipMemsetAsync(memory, 1, SIZE, two)); // many b
}

static void *fill_on_own(void *unused)
{
    CALL(hipMemsetAsync(memory, 1, SIZE, hipStreamPerThread)); // threads a
    if (is_right)
        CALL(hipStreamSynchronize(hipStreamPerThread));
    return unused;
}

static void threads(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, fill_on_own, NULL);
    pthread_join(thread, NULL);
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, hipStreamPerThread)); // threads b
}

static void queued_free(void)
{
    char *queued;
    CALL(hipMallocAsync((void **)&queued, SIZE, one));
    CALL(hipEventRecord(event, one));
    CALL(hipStreamWaitEvent(two, event, 0));
    CALL(hipMemsetAsync(queued, 1, SIZE, two)); // queued_free a
    if (is_right) {
        CALL(hipEventRecord(event, two));
        CALL(hipStreamWaitEvent(one, event, 0));
    }
    CALL(hipFreeAsync(queued, one)); // queued_free b
}

// The wait is for a bit that the first write lacks.
static void value(void)
{
    uint32_t *flag;
    CALL(hipMalloc((void **)&flag, 8));
    CALL(hipStreamWriteValue32(one, flag, 8, 0));
    if (!is_right)
        CALL(hipStreamWriteValue32(one, flag, 7, 0));
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // value a
    if (is_right)
        CALL(hipStreamWriteValue32(one, flag, 7, 0));
    CALL(hipStreamWaitValue32(two, flag, 7, hipStreamWaitValueAnd, 0xffffffff));
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, two)); // value b
}

static void value_bytes(void)
{
    CALL(hipStreamWriteValue64(one, memory, 1, 0)); // value_bytes a
    CALL(hipMemsetAsync(memory + (is_right ? 8 : 7), 1, 8, two)); // value_bytes b
}

// What is captured before is done by no stream.
static void batch(void)
{
    hipGraph_t graph;
    uint32_t *flags, seen[4];
    CUstreamBatchMemOpParams writes[2] = { 0 }, waits[2] = { 0 };
    use_driver();
    CALL(hipMalloc((void **)&flags, sizeof seen));
    CALL(hipMemset(flags, 0, sizeof seen));
    CALL(hipDeviceSynchronize());
    for (int i = 0; i < 2; i++) {
        writes[i].writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
        writes[i].writeValue.address = (CUdeviceptr)(flags + i);
        writes[i].writeValue.value = 7;
        waits[i].waitValue.operation = CU_STREAM_MEM_OP_WAIT_VALUE_32;
        waits[i].waitValue.address = (CUdeviceptr)(flags + i);
        waits[i].waitValue.value = 7;
    }
    CALL(hipMemsetAsync(memory, 1, SIZE, is_right ? one : two)); // batch a
    CALL(hipStreamBeginCapture(one, hipStreamCaptureModeRelaxed));
    CALL(cuStreamBatchMemOp((CUstream)one, 2, writes, 0));
    CALL(hipStreamEndCapture(one, &graph));
    CALL(cuStreamBatchMemOp((CUstream)one, 2, writes, 0));
    CALL(cuStreamBatchMemOp((CUstream)(is_right ? two : one), 2, waits, 0));
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, is_right ? two : one)); // batch b
    CALL(hipDeviceSynchronize());
    // More than a word: no sign to the checker.
    CALL(hipMemcpy(seen, flags, sizeof seen, hipMemcpyDeviceToHost));
    if (seen[0] != 7 || seen[1] != 7)
        exit(9);
    CALL(hipGraphDestroy(graph));
}

// The wait ends with the write of 2; the write of 1 is another matter.
static void value_reached(void)
{
    uint32_t *flag;
    CALL(hipMalloc((void **)&flag, 8));
    CALL(hipMemset(flag, 0, 8));
    CALL(hipDeviceSynchronize());
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // value_reached a
    CALL(hipStreamWriteValue32(is_right ? one : two, flag, 2, 0));
    CALL(hipStreamWaitValue32(two, flag, 1, hipStreamWaitValueGte, 0xffffffff));
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, two)); // value_reached b
}

// A wait for the default stream is one for those before it.
static void default_waited(void)
{
    hipStream_t waiting;
    CALL(hipStreamCreateWithFlags(&waiting, is_right ? hipStreamDefault : hipStreamNonBlocking));
    CALL(hipMemsetAsync(memory, 1, SIZE, waiting)); // default_waited a
    CALL(hipStreamSynchronize(NULL));
    CALL(hipMemsetAsync(memory, 2, SIZE, one)); // default_waited b
}

static void function(void)
{
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // function a
    CALL(hipLaunchHostFunc(two, nothing, NULL));
    if (is_right)
        CALL(hipStreamSynchronize(one));
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, two)); // function b
}

// A function that a stream calls tells the host, beside one of another stream.
static void called(void)
{
    static int flag;
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // called a
    CALL(hipLaunchHostFunc(is_right ? one : two, post, &flag));
    CALL(hipLaunchHostFunc(stream(), nothing, NULL));
    see_post(&flag);
    CALL(hipMemsetAsync(memory, 2, SIZE, two)); // called b
}

// The time between two events is known once both are done.
static void elapsed(void)
{
    hipEvent_t begin, end;
    float time;
    int status;
    CALL(hipEventCreate(&begin));
    CALL(hipEventCreate(&end));
    CALL(hipEventRecord(begin, one));
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // elapsed a
    CALL(hipEventRecord(end, is_right ? one : two));
    while ((status = hipEventElapsedTime(&time, begin, end)) == hipErrorNotReady)
        usleep(100);
    CALL(status);
    CALL(hipMemsetAsync(memory, 2, SIZE, two)); // elapsed b
}

static void waits(void *unused)
{
    (void)unused;
    if (!is_right)
        hipStreamSynchronize(two); // call_inside a
}

static void call_inside(void)
{
    CALL(hipLaunchHostFunc(one, waits, NULL));
    CALL(hipStreamSynchronize(one));
}

static void use_after_free(void)
{
    if (!is_right)
        CALL(hipFree(memory)); // use_after_free b
    hipMemcpy(other, memory + 8, 8, hipMemcpyDeviceToDevice); // use_after_free c
}

static void double_free(void)
{
    CALL(hipFree(other)); // double_free b
    hipFree(is_right ? memory : other); // double_free c
}

static void pinned_twice(void)
{
    char *host;
    CALL(hipHostMalloc((void **)&host, SIZE, 0));
    CALL(hipHostFree(host)); // pinned_twice b
    if (!is_right)
        hipHostFree(host); // pinned_twice c
}

static void registered_twice(void)
{
    static char host[SIZE];
    CALL(hipHostRegister(host, SIZE, 0));
    CALL(hipHostUnregister(host)); // registered_twice b
    if (!is_right)
        hipHostUnregister(host); // registered_twice c
}

static void device(void)
{
    int devices;
    CALL(hipGetDeviceCount(&devices));
    if (devices < 2)
        exit(9);
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // device a
    CALL(hipSetDevice(is_right ? 0 : 1));
    CALL(hipDeviceSynchronize());
    CALL(hipSetDevice(0));
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, two)); // device b
}

// Work that the next of device 1 comes after, where the program says so.
static void come_after(hipStream_t earlier, hipStream_t later)
{
    CALL(hipSetDevice(0));
    CALL(hipEventRecord(event, earlier));
    CALL(hipSetDevice(1));
    CALL(hipStreamWaitEvent(later, event, 0));
}

// CUDA orders copies in the default stream of one device with that of the device whose memory they use.
static void devices(void)
{
    cudaStream_t far;
    CALL(hipMemset(memory, 1, SIZE)); // devices a
    CALL(cudaSetDevice(1));
    CALL(cudaStreamCreate(&far));
    CALL(cudaMemcpyAsync(other, memory, SIZE, cudaMemcpyDeviceToDevice, is_right ? NULL : far)); // devices b
}

// It does not so with fills.
static void far_fill(void)
{
    CALL(hipMemset(memory, 1, SIZE)); // far_fill a
    CALL(cudaSetDevice(1));
    CALL(cudaDeviceEnablePeerAccess(0, 0));
    if (is_right)
        come_after(NULL, NULL);
    CALL(cudaMemsetAsync(memory, 2, SIZE, NULL)); // far_fill b
}

// Nor with the copies of a graph.
static void far_graph(void)
{
    cudaStream_t far;
    cudaGraph_t graph;
    cudaGraphExec_t executable;
    CALL(cudaSetDevice(1));
    CALL(cudaStreamCreateWithFlags(&far, cudaStreamNonBlocking));
    CALL(cudaStreamBeginCapture(far, cudaStreamCaptureModeRelaxed));
    CALL(cudaMemcpyAsync(other, memory, SIZE, cudaMemcpyDeviceToDevice, far)); // far_graph b
    CALL(cudaStreamEndCapture(far, &graph));
    CALL(cudaGraphInstantiate(&executable, graph, 0));
    CALL(cudaSetDevice(0));
    CALL(hipMemset(memory, 1, SIZE)); // far_graph a
    CALL(cudaSetDevice(1));
    if (is_right)
        come_after(NULL, NULL);
    CALL(cudaGraphLaunch(executable, NULL));
}

// Lets device 1 use the memory that device 0's default pool gives to streams.
static void share_pool(void)
{
    const CUmemAccessDesc access = { .location = { .type = CU_MEM_LOCATION_TYPE_DEVICE, .id = 1 },
                                     .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE };
    CUmemoryPool pool;
    CALL(cuInit(0));
    CALL(cuDeviceGetDefaultMemPool(&pool, 0));
    CALL(cuMemPoolSetAccess(pool, &access, 1));
}

// Nor with copies of stream-ordered memory, but with those for peers, which give the devices.
static void far_queued(void)
{
    char *pooled, *host;
    share_pool();
    CALL(cudaMallocAsync((void **)&pooled, SIZE, NULL));
    CALL(cudaMemsetAsync(pooled, 1, SIZE, NULL)); // far_queued a
    CALL(cudaSetDevice(1));
    CALL(cudaMalloc((void **)&host, SIZE));
    if (is_right)
        CALL(cudaMemcpyPeerAsync(host, 1, pooled, 0, SIZE, NULL));
    else
        CALL(cudaMemcpyAsync(host, pooled, SIZE, cudaMemcpyDeviceToDevice, NULL)); // far_queued b
}

// Little pinned memory is read at once where only the default stream's rule has the copy wait.
static void read_at_once(void)
{
    char *host;
    cudaStream_t blocking;
    CALL(cudaMallocHost((void **)&host, SIZE));
    CALL(cudaStreamCreate(&blocking));
    CALL(cudaMemcpyAsync(host, memory, SIZE, cudaMemcpyDeviceToHost, NULL)); // read_at_once a
    if (is_right) {
        CALL(cudaEventRecord((cudaEvent_t)event, NULL));
        CALL(cudaStreamWaitEvent(blocking, (cudaEvent_t)event, 0));
    }
    CALL(cudaMemcpyAsync(other, host, 64, cudaMemcpyHostToDevice, blocking)); // read_at_once b
    CALL(cudaStreamSynchronize(blocking));
}

// HIP orders a copy within one device's memory with that device's default stream, whichever device's stream it is in.
// CUDA orders neither: far_copy
static void far_copy(void)
{
    hipStream_t far;
    CALL(hipMemsetAsync(memory, 1, SIZE, is_right ? NULL : one)); // far_copy a
    CALL(hipSetDevice(1));
    CALL(hipStreamCreateWithFlags(&far, hipStreamNonBlocking));
    CALL(hipMemcpyAsync(other, memory, SIZE, hipMemcpyDeviceToDevice, far)); // far_copy b
}

// So it does with stream-ordered memory, and what is copied to the host.
// CUDA orders neither: far_pool
static void far_pool(void)
{
    hipStream_t far;
    char *pooled, *host;
    share_pool();
    CALL(hipMallocAsync((void **)&pooled, SIZE, one));
    CALL(hipStreamSynchronize(one));
    CALL(hipHostMalloc((void **)&host, SIZE, 0));
    CALL(hipMemsetAsync(pooled, 1, SIZE, is_right ? NULL : one)); // far_pool a
    CALL(hipSetDevice(1));
    CALL(hipStreamCreateWithFlags(&far, hipStreamNonBlocking));
    CALL(hipMemcpyAsync(host, pooled, SIZE, hipMemcpyDefault, far)); // far_pool b
}

// Not with copies between two devices, even blocking ones: AMD makes them in the call's stream.
// CUDA orders both: between
static void between(void)
{
    char *far;
    CALL(hipMemset(memory, 1, SIZE)); // between a
    CALL(hipSetDevice(1));
    CALL(hipMalloc((void **)&far, SIZE));
    if (is_right)
        come_after(NULL, NULL);
    CALL(hipMemcpy(far, memory, SIZE, hipMemcpyDeviceToDevice)); // between b
    // It is done when the call returns.
    CALL(hipSetDevice(0));
    CALL(hipMemset(memory, 2, SIZE));
}

static void far_hip_fill(void)
{
    CALL(hipMemset(memory, 1, SIZE)); // far_hip_fill a
    CALL(hipSetDevice(1));
    CALL(hipDeviceEnablePeerAccess(0, 0));
    if (is_right)
        come_after(NULL, NULL);
    CALL(hipMemset(memory, 2, SIZE)); // far_hip_fill b
}

// CUDA orders both: far_array
static void far_array(void)
{
    hipArray_t array;
    hipChannelFormatDesc bytes = { 8, 0, 0, 0, hipChannelFormatKindUnsigned };
    char *host;
    CALL(hipMallocArray(&array, &bytes, 64, 64, 0));
    CALL(hipHostMalloc((void **)&host, SIZE, 0));
    CALL(hipMemcpy2DToArrayAsync(array, 0, 0, memory, 64, 64, 64, hipMemcpyDeviceToDevice, NULL)); // far_array a
    CALL(hipSetDevice(1));
    if (is_right)
        come_after(NULL, NULL);
    CALL(hipMemcpy2DFromArrayAsync(host, 64, array, 0, 0, 64, 64, hipMemcpyDeviceToHost, NULL)); // far_array b
}

// HIP 7 copies mapped physical memory to the host in the call's stream.
static void far_physical(void)
{
    enum { GRANULE = 2 << 20 };
    hipMemGenericAllocationHandle_t handle;
    hipMemLocation here = { hipMemLocationTypeDevice, 0 }, there = { hipMemLocationTypeDevice, 1 };
    hipMemAllocationProp properties = { .type = hipMemAllocationTypePinned, .location = here };
    hipMemAccessDesc both[] = { { here, hipMemAccessFlagsProtReadWrite }, { there, hipMemAccessFlagsProtReadWrite } };
    char *mapped, *host;
    CALL(hipMemCreate(&handle, GRANULE, &properties, 0));
    CALL(hipMemAddressReserve((void **)&mapped, GRANULE, 0, NULL, 0));
    CALL(hipMemMap(mapped, GRANULE, 0, handle, 0));
    CALL(hipMemSetAccess(mapped, GRANULE, both, 2));
    CALL(hipHostMalloc((void **)&host, SIZE, 0));
    CALL(hipMemset(mapped, 1, SIZE)); // far_physical a
    CALL(hipSetDevice(1));
    if (is_right)
        come_after(NULL, NULL);
    CALL(hipMemcpyAsync(host, mapped, SIZE, hipMemcpyDeviceToHost, NULL)); // far_physical b
}

static void driver(void)
{
    CUdeviceptr ours;
    CUstream first, second;
    CUevent done;
    use_driver();
    CALL(cuMemAlloc(&ours, SIZE));
    CALL(cuStreamCreate(&first, CU_STREAM_NON_BLOCKING));
    CALL(cuStreamCreate(&second, CU_STREAM_NON_BLOCKING));
    CALL(cuEventCreate(&done, CU_EVENT_DISABLE_TIMING));
    CALL(cuMemsetD8Async(ours, 1, SIZE, first)); // driver a
    CALL(cuEventRecord(done, is_right ? first : second));
    CALL(cuStreamWaitEvent(second, done, 0));
    CALL(cuMemcpyDtoDAsync((CUdeviceptr)memory, ours, SIZE, second)); // driver b
}

// Events of a context are recorded behind the work of all its streams, and hold back that of all, of later ones, too.
static void context(void)
{
    CUdeviceptr ours;
    CUstream first, second, later;
    CUevent done;
    CUcontext own;
    use_driver();
    CALL(cuCtxGetCurrent(&own));
    CALL(cuMemAlloc(&ours, SIZE));
    CALL(cuStreamCreate(&first, CU_STREAM_NON_BLOCKING));
    CALL(cuStreamCreate(&second, CU_STREAM_NON_BLOCKING));
    CALL(cuEventCreate(&done, CU_EVENT_DISABLE_TIMING));
    if (!is_right)
        CALL(cuCtxRecordEvent(own, done));
    CALL(cuMemsetD8Async(ours, 1, SIZE, first)); // context a
    if (is_right)
        CALL(cuCtxRecordEvent(own, done));
    CALL(cuCtxWaitEvent(own, done));
    CALL(cuMemcpyDtoDAsync((CUdeviceptr)memory, ours, SIZE, second)); // context b
    if (is_right) {
        CALL(cuStreamCreate(&later, CU_STREAM_NON_BLOCKING));
        CALL(cuMemcpyDtoDAsync((CUdeviceptr)other, ours, SIZE, later));
    }
}

static void runtime(void)
{
    char *ours;
    cudaStream_t first, second;
    CALL(cudaMalloc((void **)&ours, SIZE));
    CALL(cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking));
    CALL(cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking));
    CALL(cudaMemcpyAsync(ours, memory, SIZE, cudaMemcpyDeviceToDevice, first)); // runtime a
    if (is_right)
        CALL(cudaStreamSynchronize(first));
    CALL(cudaMemset2DAsync(ours, 64, 0, 1, SIZE / 64, second)); // runtime b
}

static void ascend(void)
{
    void *ours;
    aclrtStream first, second;
    aclrtEvent done;
    CALL(aclInit(NULL));
    CALL(aclrtSetDevice(0));
    CALL(aclrtMalloc(&ours, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    CALL(aclrtCreateStream(&first));
    CALL(aclrtCreateStream(&second));
    CALL(aclrtCreateEvent(&done));
    CALL(aclrtMemsetAsync(ours, SIZE, 1, SIZE, first)); // ascend a
    if (is_right)
        CALL(aclrtRecordEvent(done, first));
    if (is_right)
        CALL(aclrtStreamWaitEvent(second, done));
    CALL(aclrtMemcpyAsync(memory, SIZE, ours, SIZE, ACL_MEMCPY_DEVICE_TO_DEVICE, second)); // ascend b
}

// The copies of a batch are in no order.
static void batched(void)
{
    void *to[] = { other, other + (is_right ? HALF : 8) }, *from[] = { memory, memory };
    size_t sizes[] = { HALF, HALF }, failed;
    CALL(hipMemsetAsync(other, 1, SIZE, one));
    CALL(hipMemcpyBatchAsync(to, from, sizes, 2, NULL, NULL, 0, &failed, one)); // batched a
    CALL(hipMemsetAsync(other, 1, SIZE, one));
}

static void touched(void)
{
    CALL(hipMemsetAsync(memory, 1, SIZE, one)); // touched a
    CALL(anygpu_touch(memory, 8, 0, is_right ? one : two)); // touched b
}

// ---- two processes: the owner and the user ----

static int talk[2];

static void say(const void *words, size_t bytes)
{
    if (write(talk[0], words, bytes) != (ssize_t)bytes)
        exit(8);
}

static void hear(void *words, size_t bytes)
{
    if (recv(talk[0], words, bytes, MSG_WAITALL) != (ssize_t)bytes)
        exit(8);
}

// Sends a descriptor: a driver's device file is another file where its name is opened again.
static void say_file(int file)
{
    char room[CMSG_SPACE(sizeof file)] = { 0 };
    struct iovec word = { "", 1 };
    struct msghdr message = { .msg_iov = &word, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room };
    struct cmsghdr *part = CMSG_FIRSTHDR(&message);
    part->cmsg_level = SOL_SOCKET;
    part->cmsg_type = SCM_RIGHTS;
    part->cmsg_len = CMSG_LEN(sizeof file);
    memcpy(CMSG_DATA(part), &file, sizeof file);
    if (sendmsg(talk[0], &message, 0) != 1)
        exit(8);
}

static int hear_file(void)
{
    int file;
    char room[CMSG_SPACE(sizeof file)], read;
    struct iovec word = { &read, 1 };
    struct msghdr message = { .msg_iov = &word, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room };
    if (recvmsg(talk[0], &message, 0) != 1 || !CMSG_FIRSTHDR(&message))
        exit(8);
    memcpy(&file, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof file);
    return file;
}

static void nod(void)
{
    say("", 1);
}

static void see_nod(void)
{
    char word;
    hear(&word, 1);
}

static void give(void)
{
    hipIpcMemHandle_t handle, unused;
    CALL(hipIpcGetMemHandle(&handle, memory));
    CALL(hipIpcGetMemHandle(&unused, other));
    say(&handle, sizeof handle);
}

static char *take(void)
{
    hipIpcMemHandle_t handle;
    void *opened;
    hear(&handle, sizeof handle);
    CALL(hipIpcOpenMemHandle(&opened, handle, hipIpcMemLazyEnablePeerAccess));
    return opened;
}

// Ends what the user does with the owner's memory.
static void leave(char *opened)
{
    CALL(hipStreamSynchronize(two));
    CALL(hipIpcCloseMemHandle(opened));
    nod();
}

// The owner tells before its fill is done.
static void sent_early(int is_owner)
{
    if (is_owner) {
        CALL(hipMemsetAsync(memory, 1, SIZE, one)); // sent_early a
        if (is_right)
            CALL(hipStreamSynchronize(one));
        give();
        see_nod();
    } else {
        char *opened = take();
        CALL(hipMemcpyAsync(other, opened, SIZE, hipMemcpyDeviceToDevice, two)); // sent_early b
        leave(opened);
    }
}

// The user says that it has read before it has.
static void read_late(int is_owner)
{
    if (is_owner) {
        give();
        see_nod();
        CALL(hipMemsetAsync(memory, 1, SIZE, one)); // read_late b
        nod();
        see_nod();
    } else {
        char *opened = take();
        CALL(hipMemcpyAsync(other, opened, SIZE, hipMemcpyDeviceToDevice, two)); // read_late a
        if (is_right)
            CALL(hipStreamSynchronize(two));
        nod();
        see_nod();
        CALL(hipStreamSynchronize(two));
        CALL(hipIpcCloseMemHandle(opened));
        nod();
    }
}

// Two users write halves that overlap: both are children of the owner in turn.
static void halves(int is_owner)
{
    if (is_owner) {
        give();
        CALL(hipMemsetAsync(memory, 1, HALF + (is_right ? 0 : 1), one)); // halves a
        nod();
        see_nod();
    } else {
        char *opened = take();
        see_nod();
        CALL(hipMemsetAsync(opened + HALF, 2, HALF, two)); // halves b
        leave(opened);
    }
}

static hipEvent_t give_event(void)
{
    hipEvent_t shared;
    hipIpcEventHandle_t handle;
    CALL(hipEventCreateWithFlags(&shared, hipEventDisableTiming | hipEventInterprocess));
    CALL(hipIpcGetEventHandle(&handle, shared));
    say(&handle, sizeof handle);
    return shared;
}

static hipEvent_t take_event(void)
{
    hipIpcEventHandle_t handle;
    hipEvent_t shared;
    hear(&handle, sizeof handle);
    CALL(hipIpcOpenEventHandle(&shared, handle));
    return shared;
}

static void shared_event(int is_owner)
{
    if (is_owner) {
        hipEvent_t shared = give_event();
        give();
        if (!is_right)
            CALL(hipEventRecord(shared, one));
        CALL(hipMemsetAsync(memory, 1, SIZE, one)); // shared_event a
        if (is_right)
            CALL(hipEventRecord(shared, one));
        nod();
        see_nod();
    } else {
        hipEvent_t shared = take_event();
        char *opened = take();
        see_nod();
        CALL(hipStreamWaitEvent(two, shared, 0));
        CALL(hipMemcpyAsync(other, opened, SIZE, hipMemcpyDeviceToDevice, two)); // shared_event b
        leave(opened);
    }
}

static void never_recorded(int is_owner)
{
    if (is_owner) {
        hipEvent_t shared = give_event();
        if (is_right)
            CALL(hipEventRecord(shared, one));
        nod();
        see_nod();
    } else {
        hipEvent_t shared = take_event();
        see_nod();
        CALL(hipStreamWaitEvent(two, shared, 0)); // never_recorded b
        nod();
    }
}

static void free_while_open(int is_owner)
{
    if (is_owner) {
        give();
        if (is_right)
            see_nod();
        if (!is_right)
            see_nod();
        CALL(hipFree(memory)); // free_while_open c
        nod();
        see_nod();
    } else {
        char *opened = take();
        if (is_right)
            CALL(hipIpcCloseMemHandle(opened));
        nod();
        see_nod();
        if (!is_right)
            CALL(hipIpcCloseMemHandle(opened));
        nod();
    }
}

// Memory of a pool that another process has open is freed in a stream's order.
static void queued_free_while_open(int is_owner)
{
    hipMemPoolProps properties = { .allocType = hipMemAllocationTypePinned,
                                   .handleTypes = hipMemHandleTypePosixFileDescriptor,
                                   .location = { hipMemLocationTypeDevice, 0 } };
    hipMemPoolPtrExportData name;
    hipMemPool_t pool;
    int descriptor;
    char *queued;
    if (is_owner) {
        CALL(hipMemPoolCreate(&pool, &properties));
        CALL(hipMallocFromPoolAsync((void **)&queued, SIZE, pool, one));
        CALL(hipStreamSynchronize(one));
        CALL(hipMemPoolExportToShareableHandle(&descriptor, pool, hipMemHandleTypePosixFileDescriptor, 0));
        CALL(hipMemPoolExportPointer(&name, queued));
        say_file(descriptor);
        say(&name, sizeof name);
        see_nod();
        CALL(hipFreeAsync(queued, one)); // queued_free_while_open c
        CALL(hipStreamSynchronize(one));
        nod();
        see_nod();
    } else {
        descriptor = hear_file();
        hear(&name, sizeof name);
        CALL(hipMemPoolImportFromShareableHandle(&pool, (void *)(intptr_t)descriptor,
                                                 hipMemHandleTypePosixFileDescriptor, 0));
        CALL(hipMemPoolImportPointer((void **)&queued, pool, &name));
        if (is_right) {
            CALL(hipFreeAsync(queued, two));
            CALL(hipStreamSynchronize(two));
        }
        nod();
        see_nod();
        if (!is_right)
            CALL(hipFreeAsync(queued, two));
        nod();
    }
}

static void freed_in_use(int is_owner)
{
    if (is_owner) {
        give();
        see_nod();
        CALL(hipFree(memory)); // freed_in_use b
        nod();
        see_nod();
    } else {
        char *opened = take();
        CALL(hipMemcpyAsync(other, opened, SIZE, hipMemcpyDeviceToDevice, two)); // freed_in_use a
        if (is_right) {
            CALL(hipStreamSynchronize(two));
            CALL(hipIpcCloseMemHandle(opened));
        }
        nod();
        see_nod();
        nod();
    }
}

// Memory is closed while a copy that reads it may be queued.
static void closed_in_use(int is_owner)
{
    if (is_owner) {
        give();
        see_nod();
    } else {
        char *opened = take();
        CALL(hipMemcpyAsync(other, opened, SIZE, hipMemcpyDeviceToDevice, two)); // closed_in_use a
        if (is_right)
            CALL(hipStreamSynchronize(two));
        CALL(hipIpcCloseMemHandle(opened)); // closed_in_use b
        CALL(hipStreamSynchronize(two));
        nod();
    }
}

static void closed_by_graph(int is_owner)
{
    if (is_owner) {
        give();
        see_nod();
    } else {
        char *from = take();
        hipGraph_t graph;
        hipGraphNode_t node;
        CALL(hipGraphCreate(&graph, 0));
        CALL(hipGraphAddMemcpyNode1D(&node, graph, NULL, 0, other, from, SIZE, hipMemcpyDefault)); // closed_by_graph a
        CALL(hipGraphLaunch(ready(graph), two));
        if (is_right)
            CALL(hipStreamSynchronize(two));
        CALL(hipIpcCloseMemHandle(from)); // closed_by_graph b
        CALL(hipStreamSynchronize(two));
        nod();
    }
}

static void closed_twice(int is_owner)
{
    if (is_owner) {
        give();
        see_nod();
    } else {
        char *opened = take();
        CALL(hipIpcCloseMemHandle(opened)); // closed_twice b
        if (!is_right)
            hipIpcCloseMemHandle(opened); // closed_twice c
        nod();
    }
}

static void token(int is_owner)
{
    anygpu_token token;
    if (is_owner) {
        CALL(hipMemsetAsync(memory, 1, SIZE, one)); // token a
        if (is_right)
            CALL(hipStreamSynchronize(one));
        CALL(anygpu_export(memory, SIZE, &token));
        say(&token, sizeof token);
        see_nod();
    } else {
        void *opened;
        hear(&token, sizeof token);
        CALL(anygpu_import(&token, 0, &opened));
        CALL(hipMemcpyAsync(other, opened, SIZE, hipMemcpyDeviceToDevice, two)); // token b
        CALL(hipStreamSynchronize(two));
        if (!is_kept)
            CALL(anygpu_close(opened));
        nod();
    }
}

// Steps of the owner, which the user has joined.
static void *offer_steps(void)
{
    void *steps;
    uint64_t handle;
    CALL(anygpu_steps_create(&steps, 4));
    CALL(anygpu_steps_handle(&handle, steps));
    say(&handle, sizeof handle);
    give();
    see_nod();
    return steps;
}

static void *join_steps(char **opened, void **second)
{
    void *steps;
    uint64_t handle;
    hear(&handle, sizeof handle);
    *opened = take();
    CALL(anygpu_steps_join(&steps, handle));
    if (second)
        CALL(anygpu_steps_join(second, handle));
    nod();
    return steps;
}

// One of two readers ends its step too early, or none.
static void steps(int is_owner)
{
    uint64_t step;
    if (is_owner) {
        void *steps = offer_steps();
        for (int i = 0; i < 3; i++) {
            CALL(anygpu_steps_begin_write(steps, one, &step));
            CALL(hipMemsetAsync(memory, 1, SIZE, one)); // steps b
            CALL(anygpu_steps_end_write(steps, one));
        }
        see_nod();
    } else {
        char *opened;
        void *second, *steps = join_steps(&opened, &second);
        for (int i = 0; i < 3; i++) {
            CALL(anygpu_steps_begin_read(second, one, &step));
            CALL(anygpu_steps_end_read(second, one));
            CALL(anygpu_steps_begin_read(steps, two, &step));
            if (!is_right)
                CALL(anygpu_steps_end_read(steps, two));
            CALL(hipMemcpyAsync(other, opened, SIZE, hipMemcpyDeviceToDevice, two)); // steps a
            if (is_right)
                CALL(anygpu_steps_end_read(steps, two));
        }
        leave(opened);
    }
}

// Streams write and read the steps, and host threads wait for them.
static void steps_awaited(int is_owner)
{
    uint64_t step;
    if (is_owner) {
        void *steps = offer_steps();
        for (int i = 0; i < 3; i++) {
            CALL(anygpu_steps_begin_write_host(steps, PATIENCE, &step));
            CALL(hipMemsetAsync(memory, 1, SIZE, one)); // steps_awaited b
            CALL(anygpu_steps_end_write(steps, one));
        }
        see_nod();
    } else {
        char *opened;
        void *steps = join_steps(&opened, NULL);
        for (int i = 0; i < 3; i++) {
            CALL(anygpu_steps_begin_read_host(steps, PATIENCE, &step));
            if (!is_right)
                CALL(anygpu_steps_end_read(steps, two));
            CALL(hipMemcpyAsync(other, opened, SIZE, hipMemcpyDeviceToDevice, two)); // steps_awaited a
            if (is_right)
                CALL(anygpu_steps_end_read(steps, two));
        }
        leave(opened);
    }
}

// Streams wait for the steps, which host threads end.
static void steps_ended(int is_owner)
{
    uint64_t step;
    if (is_owner) {
        void *steps = offer_steps();
        see_nod();
        for (int i = 0; i < 3; i++) {
            CALL(anygpu_steps_begin_write(steps, one, &step));
            CALL(hipMemsetAsync(memory, 1, SIZE, one)); // steps_ended b
            CALL(hipStreamSynchronize(one));
            CALL(anygpu_steps_end_write_host(steps));
        }
        see_nod();
    } else {
        char *opened;
        void *steps = join_steps(&opened, NULL);
        // The copies are queued before anybody can have seen the fills behind them.
        if (is_right)
            nod();
        for (int i = 0; i < 3; i++) {
            CALL(anygpu_steps_begin_read(steps, two, &step));
            if (!is_right)
                CALL(anygpu_steps_end_read(steps, two));
            CALL(hipMemcpyAsync(other, opened, SIZE, hipMemcpyDeviceToDevice, two)); // steps_ended a
            if (is_right)
                CALL(hipStreamSynchronize(two));
            if (is_right)
                CALL(anygpu_steps_end_read_host(steps));
        }
        if (!is_right)
            nod();
        leave(opened);
    }
}

#define ALONE(name) \
    { \
#name, name, NULL \
    }
#define PAIR(name) \
    { \
#name, NULL, name \
    }

static const struct {
    const char *name;
    void (*alone)(void);
    void (*pair)(int);
} CASES[] = {
    ALONE(streams),
    ALONE(early_record),
    ALONE(early_wait),
    ALONE(overwritten),
    ALONE(default_stream),
    ALONE(copy_of_device),
    ALONE(pinned),
    ALONE(columns),
    ALONE(rows),
    ALONE(circle),
    ALONE(many),
    ALONE(threads),
    ALONE(queued_free),
    ALONE(value),
    ALONE(function),
    ALONE(call_inside),
    ALONE(use_after_free),
    ALONE(double_free),
    ALONE(device),
    ALONE(touched),
    ALONE(driver),
    ALONE(context),
    ALONE(runtime),
    ALONE(ascend),
    ALONE(devices),
    ALONE(value_reached),
    ALONE(default_waited),
    ALONE(far_copy),
    PAIR(sent_early),
    PAIR(read_late),
    PAIR(halves),
    PAIR(shared_event),
    PAIR(never_recorded),
    PAIR(free_while_open),
    PAIR(freed_in_use),
    PAIR(closed_twice),
    PAIR(closed_in_use),
    PAIR(closed_by_graph),
    PAIR(token),
    PAIR(steps),
    PAIR(steps_awaited),
    PAIR(steps_ended),
    ALONE(captured),
    ALONE(joined),
    ALONE(inner_graph),
    ALONE(graph_copy),
    ALONE(value_bytes),
    ALONE(batch),
    ALONE(batched),
    ALONE(called),
    ALONE(elapsed),
    ALONE(synchronous),
    ALONE(array),
    ALONE(physical),
    ALONE(pinned_twice),
    ALONE(registered_twice),
    ALONE(far_fill),
    ALONE(far_graph),
    ALONE(far_pool),
    ALONE(between),
    ALONE(far_hip_fill),
    ALONE(far_array),
    ALONE(far_physical),
    ALONE(far_queued),
    ALONE(read_at_once),
    ALONE(branches),
    ALONE(event_node),
    ALONE(captured_branches),
    ALONE(wide_graph),
    ALONE(launched_twice),
    ALONE(graph_memory),
    ALONE(graph_function),
    ALONE(call_inside_graph),
    ALONE(after_value),
    ALONE(freed_at_once),
    ALONE(reset),
    ALONE(queued_early),
    ALONE(value_before),
    PAIR(queued_free_while_open),
};

int main(int count, char **arguments)
{
    is_kept = count > 2 && strcmp(arguments[2], "kept") == 0;
    is_right = is_kept || (count > 2 && strcmp(arguments[2], "right") == 0);
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        if (strcmp(CASES[i].name, arguments[1]) != 0)
            continue;
        if (CASES[i].alone) {
            begin();
            CASES[i].alone();
            if (count > 2 && strcmp(arguments[2], "killed") == 0)
                raise(SIGKILL);
            while (count > 2 && strcmp(arguments[2], "forever") == 0)
                pause();
            CALL(hipDeviceSynchronize());
            return 0;
        }
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
            return 8;
        pid_t child = fork();
        talk[0] = ends[child == 0];
        // What ends is seen by the other.
        close(ends[child != 0]);
        begin();
        CASES[i].pair(child != 0);
        CALL(hipDeviceSynchronize());
        int status = 0;
        if (child != 0)
            waitpid(child, &status, 0);
        return status != 0;
    }
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        puts(CASES[i].name);
    return 0;
}
