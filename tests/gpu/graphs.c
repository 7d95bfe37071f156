/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Graphs by HIP's calls, on the host back end and on GPUs of other vendors: captures, nodes, updates, and what ends a
 * capture. Prints "graphs: ok". */
#include <anygpu/hip.h>

#include <stdio.h>
#include <stdlib.h>

#define COUNT 4096
#define BYTES (COUNT * sizeof(int))

#define IS(call, code) \
    do { \
        hipError_t status_ = (call); \
        if (status_ != (code)) { \
            fprintf(stderr, "graphs.c:%d: %s is %d and not %d\n", __LINE__, #call, (int)status_, (int)(code)); \
            exit(1); \
        } \
    } while (0)
#define HIP(call) IS(call, hipSuccess)
#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "graphs.c:%d: %s\n", __LINE__, #condition); \
            exit(1); \
        } \
    } while (0)

static int host[COUNT], calls;
static hipStream_t stream, other;
static void *from, *to;

static void count(void *number)
{
    ++*(int *)number;
}

static void read_all(int expected)
{
    HIP(hipMemcpy(host, to, BYTES, hipMemcpyDeviceToHost));
    CHECK(host[0] == expected && host[COUNT / 2] == expected && host[COUNT - 1] == expected);
}

static void captures(void)
{
    hipEvent_t fork, join;
    hipGraph_t graph, inner;
    hipGraphExec_t executable;
    hipGraphNode_t nodes[8];
    hipStreamCaptureStatus status;
    unsigned long long id = 0;
    const hipGraphNode_t *last = NULL;
    size_t number = 8;
    HIP(hipEventCreateWithFlags(&fork, hipEventDisableTiming));
    HIP(hipEventCreateWithFlags(&join, hipEventDisableTiming));
    HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal));
    HIP(hipMemsetD32Async(from, 7, COUNT, stream));
    HIP(hipEventRecord(fork, stream));
    HIP(hipStreamWaitEvent(other, fork, 0));
    HIP(hipLaunchHostFunc(other, count, &calls));
    HIP(hipEventRecord(join, other));
    HIP(hipMemcpyAsync(to, from, BYTES, hipMemcpyDeviceToDevice, stream));
    HIP(hipStreamWaitEvent(stream, join, 0));
    HIP(hipStreamGetCaptureInfo_v2(stream, &status, &id, &inner, &last, &number));
    CHECK(status == hipStreamCaptureStatusActive && number == 2 && last);
    HIP(hipStreamEndCapture(stream, &graph));
    CHECK(graph == inner && calls == 0);
    number = 8;
    HIP(hipGraphGetNodes(graph, nodes, &number));
    CHECK(number == 3 && !nodes[3]);
    number = 0;
    HIP(hipGraphGetEdges(graph, NULL, NULL, &number));
    CHECK(number == 2);
    HIP(hipGraphInstantiate(&executable, graph, NULL, NULL, 0));
    for (int round = 1; round <= 3; round++) {
        HIP(hipMemsetAsync(to, 0, BYTES, stream));
        HIP(hipGraphLaunch(executable, stream));
        HIP(hipStreamSynchronize(stream));
        CHECK(calls == round);
        read_all(7);
    }
    HIP(hipGraphExecDestroy(executable));
    HIP(hipGraphDestroy(graph));

    HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal));
    HIP(hipMemsetD32Async(from, 7, COUNT, stream));
    IS(hipStreamSynchronize(stream), hipErrorStreamCaptureUnsupported);
    IS(hipStreamEndCapture(stream, &graph), hipErrorStreamCaptureInvalidated);
    CHECK(!graph);
    HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal));
    HIP(hipEventRecord(fork, stream));
    HIP(hipStreamWaitEvent(other, fork, 0));
    HIP(hipMemsetD32Async(from, 7, COUNT, other));
    IS(hipStreamEndCapture(stream, &graph), hipErrorStreamCaptureUnjoined);
    IS(hipStreamEndCapture(stream, &graph), hipErrorIllegalState);
    HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal));
    HIP(hipEventRecord(fork, stream));
    IS(hipEventQuery(fork), hipErrorCapturedEvent);
    IS(hipStreamEndCapture(stream, &graph), hipErrorStreamCaptureInvalidated);
    HIP(hipEventDestroy(fork));
    HIP(hipEventDestroy(join));
}

static hipMemsetParams fill(int value)
{
    hipMemsetParams params = { .dst = from, .elementSize = 4, .height = 1, .value = value, .width = COUNT };
    return params;
}

static void nodes(void)
{
    hipGraph_t graph, clone, changed;
    hipGraphExec_t executable;
    hipGraphNode_t first, second, found, call, differs;
    hipGraphNodeType type;
    hipGraphExecUpdateResult result;
    hipMemsetParams params = fill(3);
    hipMemcpy3DParms told;
    hipHostNodeParams function = { count, &calls };
    size_t number = 1;
    HIP(hipGraphCreate(&graph, 0));
    HIP(hipGraphAddMemsetNode(&first, graph, NULL, 0, &params));
    HIP(hipGraphAddMemcpyNode1D(&second, graph, &first, 1, to, from, BYTES, hipMemcpyDeviceToDevice));
    HIP(hipGraphAddHostNode(&call, graph, NULL, 0, &function));
    HIP(hipGraphAddDependencies(graph, &second, &call, 1));
    HIP(hipGraphNodeGetDependencies(call, &found, &number));
    CHECK(number == 1 && found == second);
    HIP(hipGraphNodeGetDependentNodes(first, &found, &number));
    CHECK(number == 1 && found == second);
    HIP(hipGraphNodeGetType(second, &type));
    CHECK(type == hipGraphNodeTypeMemcpy);
    HIP(hipGraphMemcpyNodeGetParams(second, &told));
    CHECK(told.srcPtr.ptr == from && told.dstPtr.ptr == to && told.extent.width == BYTES && told.extent.height == 1);
    HIP(hipGraphMemsetNodeGetParams(first, &params));
    CHECK(params.dst == from && params.value == 3 && params.width == COUNT && params.elementSize == 4);
    HIP(hipGraphClone(&clone, graph));
    HIP(hipGraphNodeFindInClone(&found, first, clone));
    CHECK(found != first);
    HIP(hipGraphInstantiateWithFlags(&executable, graph, 0));
    calls = 0;
    HIP(hipGraphLaunch(executable, stream));
    HIP(hipStreamSynchronize(stream));
    read_all(3);
    CHECK(calls == 1);
    params = fill(4);
    HIP(hipGraphExecMemsetNodeSetParams(executable, first, &params));
    HIP(hipGraphLaunch(executable, stream));
    HIP(hipStreamSynchronize(stream));
    read_all(4);
    params = fill(5);
    HIP(hipGraphMemsetNodeSetParams(found, &params));
    HIP(hipGraphExecUpdate(executable, clone, &differs, &result));
    CHECK(result == hipGraphExecUpdateSuccess);
    HIP(hipGraphLaunch(executable, stream));
    HIP(hipStreamSynchronize(stream));
    read_all(5);
    HIP(hipGraphCreate(&changed, 0));
    HIP(hipGraphAddEmptyNode(&found, changed, NULL, 0));
    IS(hipGraphExecUpdate(executable, changed, &differs, &result), hipErrorGraphExecUpdateFailure);
    CHECK(result == hipGraphExecUpdateErrorTopologyChanged);
    HIP(hipGraphAddChildGraphNode(&found, changed, &found, 1, clone));
    HIP(hipGraphExecDestroy(executable));
    HIP(hipGraphInstantiate(&executable, changed, NULL, NULL, 0));
    HIP(hipGraphLaunch(executable, stream));
    HIP(hipStreamSynchronize(stream));
    read_all(5);
    HIP(hipGraphExecDestroy(executable));
    HIP(hipGraphDestroyNode(first));
    HIP(hipGraphDestroy(graph));
    HIP(hipGraphDestroy(clone));
    HIP(hipGraphDestroy(changed));
}

static void events(void)
{
    hipGraph_t graph;
    hipGraphExec_t executable;
    hipGraphNode_t record, wait;
    hipEvent_t event, told;
    HIP(hipEventCreate(&event));
    HIP(hipGraphCreate(&graph, 0));
    HIP(hipGraphAddEventRecordNode(&record, graph, NULL, 0, event));
    HIP(hipGraphAddEventWaitNode(&wait, graph, &record, 1, event));
    HIP(hipGraphEventRecordNodeGetEvent(record, &told));
    CHECK(told == event);
    HIP(hipGraphInstantiate(&executable, graph, NULL, NULL, 0));
    HIP(hipGraphLaunch(executable, stream));
    HIP(hipStreamSynchronize(stream));
    HIP(hipEventQuery(event));
    HIP(hipGraphExecDestroy(executable));
    HIP(hipGraphDestroy(graph));
    HIP(hipEventDestroy(event));
}

int main(void)
{
    HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    HIP(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
    HIP(hipMalloc(&from, BYTES));
    HIP(hipMalloc(&to, BYTES));
    captures();
    nodes();
    events();
    puts("graphs: ok");
    return 0;
}
