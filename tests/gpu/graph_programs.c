/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Small programs of graphs, which print the code of each call and the bytes that are left: the same on every back end.
 *
 * They are written by HIP's names. With every `hip` made `cuda` they are programs of CUDA's runtime, which NVIDIA's own runs
 * alone. Handles that were destroyed are not used: NVIDIA's driver does not look. */
#define _GNU_SOURCE
#ifndef IS_CUDA
#define IS_CUDA 0
#endif
#if IS_CUDA
#include <anygpu/cudart.h>
#else
#include <anygpu/hip.h>
#endif

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT 64
#define BYTES (COUNT * sizeof(int))
#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

/* Prints a call and its code without the dialect's prefix. */
#define SHOW(call) show(#call, (call))
/* A call that is not what its program is about. */
#define MUST(call) \
    do { \
        hipError_t must_ = (call); \
        if (must_) { \
            printf("%d: %s: %s\n", __LINE__, #call, hipGetErrorName(must_)); \
            exit(1); \
        } \
    } while (0)

/* What HIP's calls of these names have in other places. */
#if IS_CUDA
#define add_edges(graph, from, to, count) hipGraphAddDependencies(graph, from, to, NULL, count)
#define remove_edges(graph, from, to, count) hipGraphRemoveDependencies(graph, from, to, NULL, count)
#define get_edges(graph, from, to, count) hipGraphGetEdges(graph, from, to, NULL, count)
#define get_dependencies(node, nodes, count) hipGraphNodeGetDependencies(node, nodes, NULL, count)
#define get_dependents(node, nodes, count) hipGraphNodeGetDependentNodes(node, nodes, NULL, count)
#define get_capture(stream, status, id, graph, last, count) \
    hipStreamGetCaptureInfo(stream, status, id, graph, last, NULL, count)
static hipError_t update(hipGraphExec_t executable, hipGraph_t graph, int *result)
{
    struct cudaGraphExecUpdateResultInfo info;
    hipError_t code = hipGraphExecUpdate(executable, graph, &info);
    *result = (int)info.result;
    return code;
}
#else
#define add_edges hipGraphAddDependencies
#define remove_edges hipGraphRemoveDependencies
#define get_edges hipGraphGetEdges
#define get_dependencies hipGraphNodeGetDependencies
#define get_dependents hipGraphNodeGetDependentNodes
#define get_capture hipStreamGetCaptureInfo_v2
static hipError_t update(hipGraphExec_t executable, hipGraph_t graph, int *result)
{
    hipGraphNode_t node;
    hipGraphExecUpdateResult answer;
    hipError_t code = hipGraphExecUpdate(executable, graph, &node, &answer);
    *result = (int)answer;
    return code;
}
#endif

static hipStream_t stream, other;
static int *x, *y, *z, host[COUNT];
static char order[64];

static void show(const char *call, hipError_t code)
{
    const char *name = hipGetErrorName(code);
    size_t length = strcspn(call, "(");
    if (strncmp(call, "hip", 3) == 0 || strncmp(call, "cuda", 4) == 0) {
        size_t prefix = call[0] == 'h' ? 3 : 4;
        call += prefix;
        length -= prefix;
    }
    printf("    %.*s: %s\n", (int)length, call, name + (name[0] == 'h' ? 3 : 4));
}

/* Prints the first, the middle and the last number of device memory, and their sum. */
static void bytes(const int *memory)
{
    long sum = 0;
    MUST(hipMemcpy(host, memory, BYTES, hipMemcpyDeviceToHost));
    for (int i = 0; i < COUNT; i++)
        sum += host[i];
    printf("    %d %d %d, %ld in all\n", host[0], host[COUNT / 2], host[COUNT - 1], sum);
}

static void fill(int *memory, int byte)
{
    MUST(hipMemset(memory, byte, BYTES));
    MUST(hipDeviceSynchronize());
}

static void letter(void *text)
{
    strcat(order, text);
}

static hipGraphExec_t instantiated(hipGraph_t graph)
{
    hipGraphExec_t executable;
    MUST(hipGraphInstantiateWithFlags(&executable, graph, 0));
    return executable;
}

static void run(hipGraph_t graph)
{
    hipGraphExec_t executable = instantiated(graph);
    MUST(hipGraphLaunch(executable, stream));
    MUST(hipStreamSynchronize(stream));
    MUST(hipGraphExecDestroy(executable));
}

static hipGraph_t created(void)
{
    hipGraph_t graph;
    MUST(hipGraphCreate(&graph, 0));
    return graph;
}

static hipGraphNode_t added_letter(hipGraph_t graph, char *text)
{
    hipGraphNode_t node;
    hipHostNodeParams params = { .fn = letter, .userData = text };
    MUST(hipGraphAddHostNode(&node, graph, NULL, 0, &params));
    return node;
}

static hipMemsetParams filling(int *memory, unsigned value)
{
    hipMemsetParams params = { .dst = memory, .elementSize = 4, .value = value, .width = COUNT, .height = 1 };
    return params;
}

/* An allocation, whose bytes are still to be given. */
static hipMemAllocNodeParams allocating(void)
{
    hipMemAllocNodeParams params;
    memset(&params, 0, sizeof params);
    params.poolProps.allocType = hipMemAllocationTypePinned;
    params.poolProps.location.type = hipMemLocationTypeDevice;
    return params;
}

static hipGraphNode_t added_fill(hipGraph_t graph, hipGraphNode_t after, int *memory, unsigned value)
{
    hipGraphNode_t node;
    hipMemsetParams params = filling(memory, value);
    MUST(hipGraphAddMemsetNode(&node, graph, after ? &after : NULL, after != NULL, &params));
    return node;
}

static hipGraphNode_t added_copy(hipGraph_t graph, hipGraphNode_t after, int *to, int *from)
{
    hipGraphNode_t node;
    MUST(hipGraphAddMemcpyNode1D(&node, graph, after ? &after : NULL, after != NULL, to, from, BYTES,
                                 hipMemcpyDeviceToDevice));
    return node;
}

static void begin(void)
{
    MUST(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal));
}

static void end(void)
{
    hipGraph_t graph = NULL;
    SHOW(hipStreamEndCapture(stream, &graph));
    printf("    a graph: %s\n", graph ? "yes" : "no");
    if (graph)
        MUST(hipGraphDestroy(graph));
}

/* Waits for values and writes of values, as HIP and CUDA's driver describe them. CUDA's runtime has none, so its programs take
 * the driver's functions. */
struct operation {
    unsigned kind;
    void *address;
    unsigned long long value;
    unsigned flags;
    void *alias;
    unsigned long long rest;
};
struct batch {
    void *context;
    unsigned count;
    struct operation *operations;
    unsigned flags;
};
enum { WAIT_32 = 1, WRITE_32 = 2, WAIT_EQUAL = 1 };

static void *function(const char *name)
{
    char whole[64];
    snprintf(whole, sizeof whole, "%s%s", IS_CUDA ? "cu" : "hip", name);
    void *found = dlsym(RTLD_DEFAULT, whole), *driver;
    if (!found && (driver = dlopen("libcuda.so.1", RTLD_NOW)))
        found = dlsym(driver, whole);
    if (!found)
        exit((printf("there is no %s\n", whole), 1));
    return found;
}

static hipError_t add_batch(hipGraphNode_t *node, hipGraph_t graph, const struct batch *batch)
{
    hipError_t (*add)(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t, const struct batch *);
    *(void **)&add = function("GraphAddBatchMemOpNode");
    return add(node, graph, NULL, 0, batch);
}

static hipError_t change_batch(hipGraphExec_t executable, hipGraphNode_t node, const struct batch *batch)
{
    hipError_t (*change)(hipGraphExec_t, hipGraphNode_t, const struct batch *);
    *(void **)&change = function("GraphExecBatchMemOpNodeSetParams");
    return change(executable, node, batch);
}

static hipError_t ask_batch(hipGraphNode_t node, struct batch *batch)
{
    hipError_t (*ask)(hipGraphNode_t, struct batch *);
    *(void **)&ask = function("GraphBatchMemOpNodeGetParams");
    return ask(node, batch);
}

static hipError_t write_value(int *to, unsigned value)
{
    hipError_t (*write)(hipStream_t, void *, unsigned, unsigned);
    *(void **)&write = function(IS_CUDA ? "StreamWriteValue32_v2" : "StreamWriteValue32");
    return write(stream, to, value, 0);
}

static void *context(void)
{
    int (*ask)(void **);
    void *current = NULL;
    *(void **)&ask = function("CtxGetCurrent");
    if (ask(&current) || !current) {
        int (*retain)(void **, int);
        *(void **)&retain = function("DevicePrimaryCtxRetain");
        retain(&current, 0);
    }
    return current;
}

static hipEvent_t event(void)
{
    hipEvent_t made;
    MUST(hipEventCreateWithFlags(&made, hipEventDisableTiming));
    return made;
}

static void a_pipeline_is_captured_and_launched(void)
{
    hipGraph_t graph;
    static int from[COUNT], to[COUNT];
    for (int i = 0; i < COUNT; i++)
        from[i] = i;
    begin();
    SHOW(hipMemcpyAsync(x, from, BYTES, hipMemcpyHostToDevice, stream));
    SHOW(hipMemcpyAsync(y, x, BYTES, hipMemcpyDeviceToDevice, stream));
    SHOW(hipMemsetAsync(y, 0, BYTES / 2, stream));
    SHOW(hipMemcpyAsync(to, y, BYTES, hipMemcpyDeviceToHost, stream));
    SHOW(hipStreamEndCapture(stream, &graph));
    hipGraphExec_t executable = instantiated(graph);
    for (int round = 1; round <= 3; round++) {
        from[COUNT - 1] = round;
        SHOW(hipGraphLaunch(executable, stream));
        SHOW(hipStreamSynchronize(stream));
        printf("    %d %d %d\n", to[0], to[COUNT / 2], to[COUNT - 1]);
    }
    SHOW(hipGraphExecDestroy(executable));
    SHOW(hipGraphDestroy(graph));
}

static void streams_fork_and_join(void)
{
    hipEvent_t fork = event(), join = event();
    hipGraph_t graph;
    size_t count = 0;
    fill(x, 0);
    begin();
    SHOW(hipMemsetAsync(x, 1, BYTES, stream));
    SHOW(hipEventRecord(fork, stream));
    SHOW(hipStreamWaitEvent(other, fork, 0));
    SHOW(hipMemcpyAsync(y, x, BYTES, hipMemcpyDeviceToDevice, other));
    SHOW(hipMemcpyAsync(z, x, BYTES, hipMemcpyDeviceToDevice, stream));
    SHOW(hipEventRecord(join, other));
    SHOW(hipStreamWaitEvent(stream, join, 0));
    SHOW(hipMemsetAsync(x, 2, BYTES, stream));
    SHOW(hipStreamEndCapture(stream, &graph));
    MUST(hipGraphGetNodes(graph, NULL, &count));
    printf("    %zu nodes\n", count);
    MUST(get_edges(graph, NULL, NULL, &count));
    printf("    %zu edges\n", count);
    run(graph);
    bytes(x), bytes(y), bytes(z);
    MUST(hipGraphDestroy(graph));
    MUST(hipEventDestroy(fork));
    MUST(hipEventDestroy(join));
}

static void a_diamond_runs_along_its_edges(void)
{
    hipGraph_t graph = created();
    hipGraphNode_t d = added_letter(graph, "d"), c = added_letter(graph, "c"), b = added_letter(graph, "b"),
                   a = added_letter(graph, "a");
    hipGraphNode_t from[] = { a, b, c }, to[] = { b, c, d };
    SHOW(add_edges(graph, from, to, 3));
    order[0] = 0;
    run(graph);
    printf("    %s\n", order);
    MUST(hipGraphDestroy(graph));
}

static void edges_are_checked(void)
{
    hipGraph_t graph = created();
    hipGraphNode_t a = added_letter(graph, "a"), b = added_letter(graph, "b"), nodes[4];
    size_t count = 4;
    SHOW(add_edges(graph, &a, &b, 1));
    SHOW(add_edges(graph, &a, &b, 1));
    SHOW(add_edges(graph, &a, &a, 1));
    SHOW(add_edges(graph, &a, &b, 0));
    SHOW(add_edges(graph, NULL, &b, 1));
    SHOW(get_dependencies(b, nodes, &count));
    printf("    %zu, the first: %d\n", count, count && nodes[0] == a);
    count = 4;
    SHOW(get_dependents(a, nodes, &count));
    printf("    %zu, the first: %d\n", count, count && nodes[0] == b);
    SHOW(remove_edges(graph, &b, &a, 1));
    SHOW(remove_edges(graph, &a, &b, 1));
    SHOW(remove_edges(graph, &a, &b, 1));
    MUST(get_edges(graph, NULL, NULL, &count));
    printf("    %zu edges\n", count);
    MUST(hipGraphDestroy(graph));
}

static void a_circle_is_refused(void)
{
    hipGraph_t graph = created();
    hipGraphExec_t executable = NULL;
    hipGraphNode_t a = added_letter(graph, "a"), b = added_letter(graph, "b");
    MUST(add_edges(graph, &a, &b, 1));
    hipError_t second = add_edges(graph, &b, &a, 1);
    hipError_t whole = second ? second : hipGraphInstantiateWithFlags(&executable, graph, 0);
    SHOW(whole);
    MUST(hipGraphDestroy(graph));
}

static void nodes_tell_of_themselves(void)
{
    hipGraph_t graph = created();
    hipGraphNode_t first = added_fill(graph, NULL, x, 5), second = added_copy(graph, first, y, x), nodes[8], empty;
    hipMemsetParams params;
    hipGraphNodeType type;
    size_t count = 8;
    MUST(hipGraphAddEmptyNode(&empty, graph, &second, 1));
    hipGraphNode_t all[] = { first, second, empty };
    for (int i = 0; i < 3; i++) {
        SHOW(hipGraphNodeGetType(all[i], &type));
        printf("    type %d\n", (int)type);
    }
    SHOW(hipGraphMemsetNodeGetParams(first, &params));
    printf("    value %u, %zu x %zu of %u, place %d\n", params.value, params.width, params.height, params.elementSize,
           params.dst == x);
    SHOW(hipGraphMemsetNodeGetParams(second, &params));
    SHOW(hipGraphGetRootNodes(graph, nodes, &count));
    printf("    %zu roots, the first: %d\n", count, nodes[0] == first);
    count = 1;
    SHOW(hipGraphGetNodes(graph, nodes, &count));
    printf("    %zu\n", count);
    SHOW(hipGraphGetNodes(graph, NULL, &count));
    printf("    %zu\n", count);
    MUST(hipGraphDestroy(graph));
}

static void a_node_that_goes_takes_its_edges(void)
{
    hipGraph_t graph = created();
    hipGraphNode_t a = added_letter(graph, "a"), b = added_letter(graph, "b"), c = added_letter(graph, "c");
    hipGraphNode_t from[] = { a, b }, to[] = { b, c };
    size_t count;
    MUST(add_edges(graph, from, to, 2));
    SHOW(hipGraphDestroyNode(b));
    MUST(hipGraphGetNodes(graph, NULL, &count));
    printf("    %zu nodes\n", count);
    MUST(get_edges(graph, NULL, NULL, &count));
    printf("    %zu edges\n", count);
    MUST(hipGraphDestroy(graph));
}

static void missing_arguments_are_refused(void)
{
    hipGraph_t graph = created(), none = NULL;
    hipGraphNode_t node;
    hipGraphExec_t executable;
    hipMemsetParams params = filling(x, 1);
    hipHostNodeParams function = { .fn = NULL, .userData = NULL };
    size_t count = 0;
    SHOW(hipGraphCreate(NULL, 0));
    SHOW(hipGraphCreate(&none, 1));
    SHOW(hipGraphDestroy(NULL));
    SHOW(hipGraphExecDestroy(NULL));
    SHOW(hipGraphLaunch(NULL, stream));
    SHOW(hipGraphInstantiateWithFlags(NULL, graph, 0));
    SHOW(hipGraphInstantiateWithFlags(&executable, NULL, 0));
    SHOW(hipGraphGetNodes(NULL, NULL, &count));
    SHOW(hipGraphGetNodes(graph, NULL, NULL));
    SHOW(hipGraphAddEmptyNode(NULL, graph, NULL, 0));
    SHOW(hipGraphAddEmptyNode(&node, NULL, NULL, 0));
    SHOW(hipGraphAddEmptyNode(&node, graph, NULL, 1));
    SHOW(hipGraphAddMemsetNode(&node, graph, NULL, 0, NULL));
    SHOW(hipGraphAddMemsetNode(NULL, graph, NULL, 0, &params));
    SHOW(hipGraphAddHostNode(&node, graph, NULL, 0, &function));
    SHOW(hipGraphAddMemcpyNode1D(&node, graph, NULL, 0, NULL, x, BYTES, hipMemcpyDeviceToDevice));
    SHOW(hipGraphAddChildGraphNode(&node, graph, NULL, 0, NULL));
    SHOW(hipGraphAddEventRecordNode(&node, graph, NULL, 0, NULL));
    SHOW(hipGraphClone(&none, NULL));
    SHOW(hipGraphClone(NULL, graph));
    SHOW(hipGraphDestroyNode(NULL));
    MUST(hipGraphDestroy(graph));
}

static void fills_of_every_width(void)
{
    static const unsigned sizes[] = { 1, 2, 4, 3 }, values[] = { 4, 0x0304, 0x01020304, 0 };
    hipGraphNode_t node;
    for (size_t i = 0; i < LENGTH(sizes); i++) {
        hipGraph_t graph = created();
        hipMemsetParams params = {
            .dst = x, .elementSize = sizes[i], .value = values[i], .width = 4, .height = 4, .pitch = 16
        };
        fill(x, 0);
        hipError_t code = hipGraphAddMemsetNode(&node, graph, NULL, 0, &params);
        SHOW(code);
        if (!code) {
            run(graph);
            bytes(x);
        }
        MUST(hipGraphDestroy(graph));
    }
}

static void copies_of_boxes(void)
{
    hipGraph_t graph = created();
    hipGraphNode_t node;
    hipMemcpy3DParms box = { .kind = hipMemcpyDeviceToDevice };
    for (int i = 0; i < COUNT; i++)
        host[i] = i;
    MUST(hipMemcpy(x, host, BYTES, hipMemcpyHostToDevice));
    fill(y, 0);
    box.srcPtr.ptr = x, box.srcPtr.pitch = 16, box.srcPtr.xsize = 16, box.srcPtr.ysize = 4;
    box.dstPtr.ptr = y, box.dstPtr.pitch = 16, box.dstPtr.xsize = 16, box.dstPtr.ysize = 4;
    box.extent.width = 8, box.extent.height = 2, box.extent.depth = 3;
    box.srcPos.x = 4, box.srcPos.y = 1, box.srcPos.z = 1;
    SHOW(hipGraphAddMemcpyNode(&node, graph, NULL, 0, &box));
    run(graph);
    bytes(y);
    box.extent.width = 4096;
    SHOW(hipGraphMemcpyNodeSetParams(node, &box));
    MUST(hipGraphDestroy(graph));
}

static void a_graph_within_a_graph(void)
{
    hipGraph_t inner = created(), outer = created(), found;
    hipGraphNode_t child, node, nodes[4];
    size_t count = 4;
    added_fill(inner, NULL, x, 9);
    SHOW(hipGraphAddChildGraphNode(&child, outer, NULL, 0, inner));
    node = added_copy(outer, child, y, x);
    /* The node has a copy. */
    added_fill(inner, NULL, z, 1);
    SHOW(hipGraphDestroy(inner));
    SHOW(hipGraphChildGraphNodeGetGraph(child, &found));
    SHOW(hipGraphGetNodes(found, nodes, &count));
    printf("    %zu nodes within\n", count);
    SHOW(hipGraphChildGraphNodeGetGraph(node, &found));
    fill(y, 0);
    fill(z, 0);
    run(outer);
    bytes(y), bytes(z);
    MUST(hipGraphDestroy(outer));
}

static void a_copy_of_a_graph(void)
{
    hipGraph_t graph = created(), copy;
    hipGraphNode_t node = added_fill(graph, NULL, x, 3), found, stranger;
    SHOW(hipGraphClone(&copy, graph));
    SHOW(hipGraphNodeFindInClone(&found, node, copy));
    stranger = added_fill(graph, NULL, y, 3);
    SHOW(hipGraphNodeFindInClone(&found, stranger, copy));
    SHOW(hipGraphNodeFindInClone(&found, node, graph));
    MUST(hipGraphNodeFindInClone(&found, node, copy));
    hipMemsetParams params = filling(x, 4);
    SHOW(hipGraphMemsetNodeSetParams(found, &params));
    fill(x, 0);
    run(copy);
    bytes(x);
    run(graph);
    bytes(x);
    SHOW(hipGraphDestroy(graph));
    run(copy);
    bytes(x);
    MUST(hipGraphDestroy(copy));
}

static void an_executable_graph_takes_other_values(void)
{
    hipGraph_t graph = created();
    hipGraphNode_t set = added_fill(graph, NULL, x, 1), copy = added_copy(graph, set, y, x),
                   function = added_letter(graph, "a");
    hipGraphExec_t executable = instantiated(graph);
    hipMemsetParams params = filling(x, 2);
    hipHostNodeParams other_letter = { .fn = letter, .userData = "b" };
    SHOW(hipGraphExecMemsetNodeSetParams(executable, set, &params));
    SHOW(hipGraphExecMemcpyNodeSetParams1D(executable, copy, z, x, BYTES, hipMemcpyDeviceToDevice));
    SHOW(hipGraphExecHostNodeSetParams(executable, function, &other_letter));
    SHOW(hipGraphExecHostNodeSetParams(executable, set, &other_letter));
    SHOW(hipGraphExecMemsetNodeSetParams(executable, set, NULL));
    fill(y, 0);
    fill(z, 0);
    order[0] = 0;
    SHOW(hipGraphLaunch(executable, stream));
    SHOW(hipStreamSynchronize(stream));
    printf("    %s\n", order);
    bytes(x), bytes(y), bytes(z);
    MUST(hipGraphExecDestroy(executable));
    MUST(hipGraphDestroy(graph));
}

static void an_executable_graph_takes_a_like_one(void)
{
    hipGraph_t graph = created(), like = created(), unlike = created(), shorter = created();
    int result;
    added_copy(graph, added_fill(graph, NULL, x, 1), y, x);
    added_copy(like, added_fill(like, NULL, x, 6), z, x);
    added_fill(unlike, added_copy(unlike, NULL, y, x), x, 1);
    added_fill(shorter, NULL, x, 1);
    hipGraphExec_t executable = instantiated(graph);
    SHOW(update(executable, like, &result));
    printf("    result %d\n", result);
    fill(z, 0);
    MUST(hipGraphLaunch(executable, stream));
    MUST(hipStreamSynchronize(stream));
    bytes(z);
    SHOW(update(executable, unlike, &result));
    printf("    result is an error: %d\n", result != 0);
    SHOW(update(executable, shorter, &result));
    printf("    result is an error: %d\n", result != 0);
    MUST(hipGraphExecDestroy(executable));
    MUST(hipGraphDestroy(graph));
    MUST(hipGraphDestroy(like));
    MUST(hipGraphDestroy(unlike));
    MUST(hipGraphDestroy(shorter));
}

static void waiting_fails_a_capture(void)
{
    begin();
    SHOW(hipMemsetAsync(x, 1, BYTES, stream));
    SHOW(hipStreamSynchronize(stream));
    SHOW(hipMemsetAsync(x, 1, BYTES, stream));
    end();
    begin();
    SHOW(hipStreamQuery(stream));
    end();
    begin();
    SHOW(hipDeviceSynchronize());
    end();
}

static void captures_begin_and_end_in_order(void)
{
    hipGraph_t graph;
    SHOW(hipStreamEndCapture(stream, &graph));
    SHOW(hipStreamBeginCapture(NULL, hipStreamCaptureModeThreadLocal));
    SHOW(hipStreamBeginCapture(stream, (hipStreamCaptureMode)7));
    begin();
    SHOW(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal));
    end();
    begin();
    end();
}

static void work_that_is_not_joined(void)
{
    hipEvent_t fork = event(), outside = event();
    hipStreamCaptureStatus status;
    hipGraph_t graph = NULL;
    begin();
    SHOW(hipEventRecord(fork, stream));
    SHOW(hipStreamWaitEvent(other, fork, 0));
    SHOW(hipMemsetAsync(x, 1, BYTES, other));
    SHOW(hipStreamIsCapturing(other, &status));
    printf("    status %d\n", (int)status);
    SHOW(hipStreamEndCapture(other, &graph));
    end();
    SHOW(hipStreamIsCapturing(other, &status));
    printf("    status %d\n", (int)status);
    begin();
    SHOW(hipEventRecord(fork, stream));
    SHOW(hipStreamWaitEvent(other, fork, 0));
    SHOW(hipMemsetAsync(x, 1, BYTES, other));
    end();
    MUST(hipEventRecord(outside, other));
    begin();
    SHOW(hipStreamWaitEvent(stream, outside, 0));
    end();
    MUST(hipEventDestroy(fork));
    MUST(hipEventDestroy(outside));
}

static void an_event_of_a_capture_is_not_for_the_host(void)
{
    hipEvent_t captured = event();
    begin();
    SHOW(hipEventRecord(captured, stream));
    SHOW(hipEventQuery(captured));
    end();
    begin();
    SHOW(hipEventRecord(captured, stream));
    SHOW(hipEventSynchronize(captured));
    end();
    MUST(hipEventDestroy(captured));
}

static void modes_say_who_may_allocate(void)
{
    static const hipStreamCaptureMode modes[] = { hipStreamCaptureModeGlobal, hipStreamCaptureModeThreadLocal,
                                                  hipStreamCaptureModeRelaxed };
    for (size_t i = 0; i < LENGTH(modes); i++) {
        void *memory = NULL;
        hipStreamCaptureMode mode = modes[i];
        MUST(hipStreamBeginCapture(stream, modes[i]));
        SHOW(hipMalloc(&memory, 64));
        end();
        MUST(hipFree(memory));
        SHOW(hipThreadExchangeStreamCaptureMode(&mode));
        printf("    before: %d\n", (int)mode);
    }
    hipStreamCaptureMode mode = hipStreamCaptureModeGlobal;
    MUST(hipThreadExchangeStreamCaptureMode(&mode));
}

static void the_null_stream_beside_a_capture(void)
{
    hipStream_t ordered;
    hipGraph_t graph;
    MUST(hipStreamCreate(&ordered));
    MUST(hipStreamBeginCapture(ordered, hipStreamCaptureModeThreadLocal));
    SHOW(hipMemsetAsync(x, 1, BYTES, NULL));
    SHOW(hipStreamEndCapture(ordered, &graph));
    begin();
    SHOW(hipMemsetAsync(x, 1, BYTES, NULL));
    end();
    MUST(hipDeviceSynchronize());
    MUST(hipStreamDestroy(ordered));
}

static void a_capture_tells_of_itself(void)
{
    hipStreamCaptureStatus status;
    unsigned long long id = 0;
    hipGraph_t graph = NULL;
    const hipGraphNode_t *last = NULL;
    size_t count = 7;
    SHOW(get_capture(stream, &status, &id, &graph, &last, &count));
    printf("    status %d\n", (int)status);
    begin();
    SHOW(hipMemsetAsync(x, 1, BYTES, stream));
    SHOW(get_capture(stream, &status, &id, &graph, &last, &count));
    printf("    status %d, a number: %d, a graph: %d, %zu last\n", (int)status, id != 0, graph != NULL, count);
    SHOW(hipStreamSynchronize(stream));
    SHOW(get_capture(stream, &status, &id, &graph, &last, &count));
    printf("    status %d\n", (int)status);
    SHOW(hipStreamIsCapturing(stream, &status));
    printf("    status %d\n", (int)status);
    end();
    SHOW(hipStreamIsCapturing(stream, NULL));
}

static void events_of_every_launch(void)
{
    hipEvent_t recorded = event();
    hipGraph_t graph = created();
    hipGraphNode_t node, wait;
    hipEvent_t found;
    hipGraphNode_t set = added_fill(graph, NULL, x, 8);
    SHOW(hipGraphAddEventRecordNode(&node, graph, &set, 1, recorded));
    SHOW(hipGraphAddEventWaitNode(&wait, graph, &node, 1, recorded));
    SHOW(hipGraphEventRecordNodeGetEvent(node, &found));
    printf("    the same: %d\n", found == recorded);
    SHOW(hipGraphEventWaitNodeGetEvent(node, &found));
    hipGraphExec_t executable = instantiated(graph);
    SHOW(hipEventQuery(recorded));
    SHOW(hipGraphLaunch(executable, stream));
    SHOW(hipStreamWaitEvent(other, recorded, 0));
    SHOW(hipMemcpyAsync(y, x, BYTES, hipMemcpyDeviceToDevice, other));
    SHOW(hipStreamSynchronize(other));
    SHOW(hipEventQuery(recorded));
    bytes(y);
    MUST(hipStreamSynchronize(stream));
    MUST(hipGraphExecDestroy(executable));
    MUST(hipGraphDestroy(graph));
    MUST(hipEventDestroy(recorded));
}

static void memory_of_a_graph(void)
{
    hipGraph_t graph = created(), other_graph = created(), copy;
    hipGraphNode_t allocation, release, node;
    size_t count = 1;
    hipMemAllocNodeParams params = allocating();
    hipGraphExec_t executable, second;
    params.bytesize = BYTES;
    SHOW(hipGraphAddMemAllocNode(&allocation, graph, NULL, 0, &params));
    printf("    an address: %d\n", params.dptr != NULL);
    node = added_fill(graph, allocation, params.dptr, 11);
    node = added_copy(graph, node, x, params.dptr);
    SHOW(hipGraphAddMemFreeNode(&release, graph, &node, 1, params.dptr));
    SHOW(hipGraphAddMemFreeNode(&release, graph, &node, 1, params.dptr));
    SHOW(hipGraphAddMemFreeNode(&release, graph, &node, 1, NULL));
    SHOW(hipGraphAddMemFreeNode(&release, graph, &node, 1, x));
    SHOW(hipGraphClone(&copy, graph));
    SHOW(hipGraphInstantiateWithFlags(&executable, graph, 0));
    SHOW(hipGraphInstantiateWithFlags(&second, graph, 0));
    for (int round = 0; round < 2; round++) {
        fill(x, 0);
        SHOW(hipGraphLaunch(executable, stream));
        SHOW(hipStreamSynchronize(stream));
        bytes(x);
    }
    SHOW(hipGraphDestroyNode(allocation));
    SHOW(hipGraphDestroyNode(node));
    SHOW(get_dependencies(node, &release, &count));
    SHOW(remove_edges(graph, &release, &node, 1));
    SHOW(hipGraphAddChildGraphNode(&node, other_graph, NULL, 0, graph));
    SHOW(hipGraphExecDestroy(executable));
    SHOW(hipGraphInstantiateWithFlags(&executable, graph, 0));
    SHOW(hipGraphExecDestroy(executable));
    MUST(hipGraphDestroy(graph));
    MUST(hipGraphDestroy(other_graph));
}

static void memory_that_a_graph_leaves(void)
{
    hipGraph_t graph = created();
    hipGraphNode_t allocation;
    hipMemAllocNodeParams params = allocating();
    hipGraphExec_t executable;
    SHOW(hipGraphAddMemAllocNode(&allocation, graph, NULL, 0, &params));
    params.bytesize = BYTES;
    SHOW(hipGraphAddMemAllocNode(&allocation, graph, NULL, 0, &params));
    added_fill(graph, allocation, params.dptr, 12);
    SHOW(hipGraphInstantiateWithFlags(&executable, graph, 0));
    SHOW(hipGraphLaunch(executable, stream));
    SHOW(hipGraphLaunch(executable, stream));
    SHOW(hipStreamSynchronize(stream));
    bytes(params.dptr);
    SHOW(hipFree(params.dptr));
    SHOW(hipGraphLaunch(executable, stream));
    SHOW(hipStreamSynchronize(stream));
    bytes(params.dptr);
    SHOW(hipFreeAsync(params.dptr, stream));
    SHOW(hipStreamSynchronize(stream));
    MUST(hipGraphExecDestroy(executable));
    SHOW(hipGraphInstantiateWithFlags(&executable, graph, 1));
    SHOW(hipGraphLaunch(executable, stream));
    SHOW(hipGraphLaunch(executable, stream));
    SHOW(hipStreamSynchronize(stream));
    bytes(params.dptr);
    MUST(hipGraphExecDestroy(executable));
    MUST(hipGraphDestroy(graph));
}

static void memory_that_another_graph_frees(void)
{
    hipGraph_t graph = created(), freeing = created();
    hipGraphNode_t node;
    hipMemAllocNodeParams params = allocating();
    params.bytesize = BYTES;
    SHOW(hipGraphAddMemAllocNode(&node, graph, NULL, 0, &params));
    added_fill(graph, node, params.dptr, 13);
    SHOW(hipGraphAddMemFreeNode(&node, freeing, NULL, 0, params.dptr));
    hipGraphExec_t first = instantiated(graph), second = instantiated(freeing);
    for (int round = 0; round < 2; round++) {
        SHOW(hipGraphLaunch(first, stream));
        SHOW(hipStreamSynchronize(stream));
        bytes(params.dptr);
        SHOW(hipGraphLaunch(second, stream));
        SHOW(hipStreamSynchronize(stream));
    }
    MUST(hipGraphExecDestroy(first));
    MUST(hipGraphExecDestroy(second));
    MUST(hipGraphDestroy(graph));
    MUST(hipGraphDestroy(freeing));
}

static void memory_of_a_captured_stream(void)
{
    hipGraph_t graph;
    int *memory = NULL;
    begin();
    SHOW(hipMallocAsync((void **)&memory, BYTES, stream));
    SHOW(hipMemsetAsync(memory, 3, BYTES, stream));
    SHOW(hipMemcpyAsync(x, memory, BYTES, hipMemcpyDeviceToDevice, stream));
    SHOW(hipFreeAsync(memory, stream));
    SHOW(hipStreamEndCapture(stream, &graph));
    fill(x, 0);
    run(graph);
    bytes(x);
    MUST(hipGraphDestroy(graph));
}

static void launches_follow_each_other(void)
{
    hipGraph_t graph = created();
    hipGraphNode_t a = added_letter(graph, "a"), b = added_letter(graph, "b");
    MUST(add_edges(graph, &a, &b, 1));
    hipGraphExec_t executable = instantiated(graph);
    order[0] = 0;
    SHOW(hipGraphUpload(executable, stream));
    for (int round = 0; round < 3; round++) {
        SHOW(hipGraphLaunch(executable, stream));
        SHOW(hipGraphLaunch(executable, other));
    }
    /* Queued launches complete. */
    SHOW(hipGraphExecDestroy(executable));
    MUST(hipStreamSynchronize(stream));
    MUST(hipStreamSynchronize(other));
    printf("    %s\n", order);
    MUST(hipGraphDestroy(graph));
}

static void a_launch_in_a_captured_stream(void)
{
    hipGraph_t graph = created();
    added_fill(graph, NULL, x, 2);
    hipGraphExec_t executable = instantiated(graph);
    begin();
    SHOW(hipGraphLaunch(executable, stream));
    end();
    begin();
    SHOW(hipGraphUpload(executable, stream));
    end();
    MUST(hipGraphExecDestroy(executable));
    MUST(hipGraphDestroy(graph));
}

static void a_graph_of_nothing(void)
{
    hipGraph_t graph = created();
    hipGraphExec_t executable;
    SHOW(hipGraphInstantiateWithFlags(&executable, graph, 0));
    SHOW(hipGraphLaunch(executable, stream));
    SHOW(hipGraphLaunch(executable, NULL));
    SHOW(hipStreamSynchronize(stream));
    SHOW(hipGraphExecDestroy(executable));
    SHOW(hipGraphInstantiateWithFlags(&executable, graph, 1ull << 40));
    SHOW(hipGraphDestroy(graph));
}

static void a_stream_adds_to_a_graph(void)
{
    hipGraph_t graph = created(), ended;
    hipGraphNode_t first = added_fill(graph, NULL, x, 1);
    size_t count;
    SHOW(hipStreamBeginCaptureToGraph(stream, graph, &first, NULL, 1, hipStreamCaptureModeThreadLocal));
    SHOW(hipMemcpyAsync(y, x, BYTES, hipMemcpyDeviceToDevice, stream));
    SHOW(hipStreamEndCapture(stream, &ended));
    printf("    the same graph: %d\n", ended == graph);
    MUST(get_edges(graph, NULL, NULL, &count));
    printf("    %zu edges\n", count);
    fill(y, 0);
    run(graph);
    bytes(y);
    MUST(hipGraphDestroy(graph));
}

static void values_are_written_by_nodes(void)
{
    hipGraph_t graph = created();
    hipGraphNode_t node, other;
    struct operation operations[] = { { .kind = WRITE_32, .address = x, .value = 7 },
                                      { .kind = WAIT_32, .address = x, .value = 7, .flags = WAIT_EQUAL },
                                      { .kind = WRITE_32, .address = x + COUNT / 2, .value = 8 } };
    struct batch batch = { context(), 3, operations, 0 }, found = { 0 };
    SHOW(add_batch(&node, graph, &batch));
    SHOW(ask_batch(node, &found));
    printf("    %u operations, the second of type %u on %llu, another array: %d\n", found.count, found.operations[1].kind,
           found.operations[1].value, found.operations != operations);
    hipGraphExec_t executable = instantiated(graph);
    MUST(hipGraphLaunch(executable, stream));
    MUST(hipStreamSynchronize(stream));
    bytes(x);
    operations[2].value = 9;
    SHOW(change_batch(executable, node, &batch));
    MUST(hipGraphLaunch(executable, stream));
    MUST(hipStreamSynchronize(stream));
    bytes(x);
    batch.count = 2;
    SHOW(change_batch(executable, node, &batch));
    batch.count = 3;
    operations[1].kind = WRITE_32;
    operations[1].flags = 0;
    SHOW(change_batch(executable, node, &batch));
    batch.flags = 1;
    SHOW(add_batch(&other, graph, &batch));
    batch.flags = 0;
    batch.operations = NULL;
    SHOW(add_batch(&other, graph, &batch));
    SHOW(add_batch(&other, graph, NULL));
    SHOW(ask_batch(added_fill(graph, NULL, y, 1), &found));
    MUST(hipGraphExecDestroy(executable));
    MUST(hipGraphDestroy(graph));
}

static void writes_of_values_are_captured(void)
{
    hipGraph_t graph;
    hipGraphNode_t nodes[2];
    struct batch found = { 0 };
    size_t count = 2;
    begin();
    SHOW(write_value(x, 5));
    SHOW(write_value(x + COUNT - 1, 6));
    SHOW(hipStreamEndCapture(stream, &graph));
    MUST(hipGraphGetNodes(graph, nodes, &count));
    printf("    %zu nodes\n", count);
    SHOW(ask_batch(nodes[0], &found));
    printf("    %u operations of type %u\n", found.count, found.count ? found.operations[0].kind : 0);
    bytes(x);
    run(graph);
    bytes(x);
    MUST(hipGraphDestroy(graph));
}

/* NVIDIA's driver reads arrays of semaphores that are NULL, and ends the process. */
static void nodes_of_semaphores_are_checked(void)
{
    hipGraph_t graph = created();
    hipGraphNode_t node, filling_node = added_fill(graph, NULL, x, 1);
    hipExternalSemaphoreSignalNodeParams signals = { NULL, NULL, 1 };
    hipExternalSemaphoreWaitNodeParams waits = { NULL, NULL, 1 };
    SHOW(hipGraphAddExternalSemaphoresSignalNode(&node, graph, NULL, 0, NULL));
    SHOW(hipGraphAddExternalSemaphoresWaitNode(&node, graph, NULL, 0, NULL));
    SHOW(hipGraphExternalSemaphoresSignalNodeGetParams(filling_node, &signals));
    SHOW(hipGraphExternalSemaphoresWaitNodeGetParams(filling_node, &waits));
    MUST(hipGraphDestroy(graph));
}

#define PROGRAM(name) \
    { \
#name, name \
    }

int main(void)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } programs[] = {
        PROGRAM(a_pipeline_is_captured_and_launched),
        PROGRAM(streams_fork_and_join),
        PROGRAM(a_diamond_runs_along_its_edges),
        PROGRAM(edges_are_checked),
        PROGRAM(a_circle_is_refused),
        PROGRAM(nodes_tell_of_themselves),
        PROGRAM(a_node_that_goes_takes_its_edges),
        PROGRAM(missing_arguments_are_refused),
        PROGRAM(fills_of_every_width),
        PROGRAM(copies_of_boxes),
        PROGRAM(a_graph_within_a_graph),
        PROGRAM(a_copy_of_a_graph),
        PROGRAM(an_executable_graph_takes_other_values),
        PROGRAM(an_executable_graph_takes_a_like_one),
        PROGRAM(waiting_fails_a_capture),
        PROGRAM(captures_begin_and_end_in_order),
        PROGRAM(work_that_is_not_joined),
        PROGRAM(an_event_of_a_capture_is_not_for_the_host),
        PROGRAM(modes_say_who_may_allocate),
        PROGRAM(the_null_stream_beside_a_capture),
        PROGRAM(a_capture_tells_of_itself),
        PROGRAM(events_of_every_launch),
        PROGRAM(memory_of_a_graph),
        PROGRAM(memory_that_a_graph_leaves),
        PROGRAM(memory_that_another_graph_frees),
        PROGRAM(memory_of_a_captured_stream),
        PROGRAM(launches_follow_each_other),
        PROGRAM(a_launch_in_a_captured_stream),
        PROGRAM(a_graph_of_nothing),
        PROGRAM(a_stream_adds_to_a_graph),
        PROGRAM(values_are_written_by_nodes),
        PROGRAM(writes_of_values_are_captured),
        PROGRAM(nodes_of_semaphores_are_checked),
    };
    setvbuf(stdout, NULL, _IOLBF, 0);
    MUST(hipSetDevice(0));
    MUST(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    MUST(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
    MUST(hipMalloc((void **)&x, BYTES));
    MUST(hipMalloc((void **)&y, BYTES));
    MUST(hipMalloc((void **)&z, BYTES));
    for (size_t i = 0; i < LENGTH(programs); i++) {
        printf("%s\n", programs[i].name);
        fill(x, 0), fill(y, 0), fill(z, 0);
        programs[i].run();
    }
    return 0;
}
