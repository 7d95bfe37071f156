// SPDX-License-Identifier: MIT OR Apache-2.0
/* Shows what the contexts are worth that calls for graphs are told, and batches of no operations: with NVIDIA's driver and its
 * cuda.h, and with this library and its own. tests/vendors/cuda_graph_codes.txt has what the driver answered.
 *
 * With some arguments that are not asked about NVIDIA's driver crashes. */
#include <cuda.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHOW(call) printf("%s: %s = %d\n", section, #call, (int)(call))

static const char *section;
static CUdevice d;
static CUcontext primary, other, ended, told;
static CUdeviceptr p, q;
static CUstream s;
static CUgraph graph, of_condition;
static CUgraphNode node, filled, copied, values;
static CUgraphExec exec, of_values;
static CUgraphConditionalHandle handle, of_primary;
static CUDA_MEMSET_NODE_PARAMS fill, nothing;
static CUDA_MEMCPY3D copy;
static CUstreamBatchMemOpParams operation;
static CUDA_BATCH_MEM_OP_NODE_PARAMS batch;
/* CUgraphNodeParams, of which not every header tells the members. */
static uint64_t any[32];

static void good(CUresult status, const char *what)
{
    if (status) {
        printf("%s: %s failed: %d\n", section, what, (int)status);
        exit(1);
    }
}
#define GOOD(call) good(call, #call)

/* A description of that type, whose words from the third on are these. */
static CUgraphNodeParams *description(uint64_t type, const uint64_t *words, size_t count)
{
    memset(any, 0, sizeof any);
    any[0] = type;
    memcpy(any + 2, words, count * sizeof *words);
    return (CUgraphNodeParams *)any;
}

static CUgraphNodeParams *any_fill(void)
{
    uint64_t words[] = { p, 0, (uint64_t)4 << 32 | 7, 8, 1, (uint64_t)(size_t)told };
    return description(CU_GRAPH_NODE_TYPE_MEMSET, words, 6);
}

static CUgraphNodeParams *any_copy(void)
{
    uint64_t words[2 + sizeof copy / 8] = { 0, (uint64_t)(size_t)told };
    memcpy(words + 2, &copy, sizeof copy);
    return description(CU_GRAPH_NODE_TYPE_MEMCPY, words, sizeof words / 8);
}

static CUgraphNodeParams *any_condition(void)
{
    uint64_t words[] = { of_primary, (uint64_t)1 << 32 | CU_GRAPH_COND_TYPE_IF, 0, (uint64_t)(size_t)told };
    return description(CU_GRAPH_NODE_TYPE_CONDITIONAL, words, 4);
}

static CUgraphNodeParams *any_batch(unsigned count)
{
    uint64_t words[] = { (uint64_t)(size_t)told, count, (uint64_t)(size_t)&operation, 0 };
    return description(CU_GRAPH_NODE_TYPE_BATCH_MEM_OP, words, 4);
}

static CUDA_BATCH_MEM_OP_NODE_PARAMS *of(unsigned count, CUstreamBatchMemOpParams *operations, unsigned flags)
{
    memset(&batch, 0, sizeof batch);
    batch.ctx = told;
    batch.count = count;
    batch.paramArray = operations;
    batch.flags = flags;
    return &batch;
}

static void calls(void)
{
    SHOW(cuGraphAddMemcpyNode(&node, graph, NULL, 0, &copy, told));
    SHOW(cuGraphAddMemcpyNode(&node, NULL, NULL, 0, &copy, told));
    SHOW(cuGraphAddMemcpyNode(&node, graph, NULL, 0, NULL, told));
    SHOW(cuGraphExecMemcpyNodeSetParams(exec, copied, &copy, told));
    SHOW(cuGraphAddMemsetNode(&node, graph, NULL, 0, &fill, told));
    SHOW(cuGraphAddMemsetNode(&node, graph, NULL, 0, &nothing, told));
    SHOW(cuGraphAddMemsetNode(&node, NULL, NULL, 0, &fill, told));
    SHOW(cuGraphAddMemsetNode(&node, graph, NULL, 0, NULL, told));
    SHOW(cuGraphExecMemsetNodeSetParams(exec, filled, &fill, told));
    SHOW(cuGraphAddNode(&node, graph, NULL, NULL, 0, any_copy()));
    SHOW(cuGraphAddNode(&node, graph, NULL, NULL, 0, any_fill()));
    SHOW(cuGraphNodeSetParams(filled, any_fill()));
    SHOW(cuGraphExecNodeSetParams(exec, filled, any_fill()));
    SHOW(cuGraphAddBatchMemOpNode(&node, graph, NULL, 0, of(1, &operation, 0)));
    SHOW(cuGraphAddBatchMemOpNode(&node, graph, NULL, 0, of(0, &operation, 0)));
    SHOW(cuGraphAddBatchMemOpNode(&node, graph, NULL, 0, of(0, NULL, 0)));
    SHOW(cuGraphAddBatchMemOpNode(&node, graph, NULL, 0, of(0, &operation, 1)));
    SHOW(cuGraphAddBatchMemOpNode(&node, NULL, NULL, 0, of(1, &operation, 0)));
    SHOW(cuGraphBatchMemOpNodeSetParams(values, of(1, &operation, 0)));
    SHOW(cuGraphExecBatchMemOpNodeSetParams(of_values, values, of(1, &operation, 0)));
    SHOW(cuGraphExecBatchMemOpNodeSetParams(of_values, values, of(0, &operation, 0)));
    SHOW(cuGraphAddNode(&node, graph, NULL, NULL, 0, any_batch(1)));
    SHOW(cuGraphAddNode(&node, graph, NULL, NULL, 0, any_batch(0)));
    SHOW(cuGraphConditionalHandleCreate(&handle, graph, told, 0, 0));
    SHOW(cuGraphConditionalHandleCreate(&handle, graph, told, 0, CU_GRAPH_COND_ASSIGN_DEFAULT));
    SHOW(cuGraphConditionalHandleCreate(&handle, graph, told, 0, 2));
    SHOW(cuGraphConditionalHandleCreate(&handle, NULL, told, 0, 0));
    SHOW(cuGraphConditionalHandleCreate(NULL, graph, told, 0, 0));
    GOOD(cuGraphCreate(&of_condition, 0));
    GOOD(cuGraphConditionalHandleCreate(&of_primary, of_condition, primary, 0, 0));
    SHOW(cuGraphAddNode(&node, of_condition, NULL, NULL, 0, any_condition()));
    GOOD(cuGraphDestroy(of_condition));
}

int main(void)
{
    section = "begin";
    GOOD(cuInit(0));
    GOOD(cuDeviceGet(&d, 0));
    GOOD(cuDevicePrimaryCtxRetain(&primary, d));
    GOOD(cuCtxCreate(&other, NULL, 0, d));
    GOOD(cuCtxCreate(&ended, NULL, 0, d));
    GOOD(cuCtxDestroy(ended));
    GOOD(cuCtxSetCurrent(primary));
    GOOD(cuStreamCreate(&s, 0));
    GOOD(cuMemAlloc(&p, 4096));
    GOOD(cuMemAlloc(&q, 4096));
    fill = (CUDA_MEMSET_NODE_PARAMS){ .dst = p, .value = 7, .elementSize = 4, .width = 8, .height = 1 };
    nothing = fill;
    nothing.width = 0;
    copy.srcMemoryType = copy.dstMemoryType = CU_MEMORYTYPE_DEVICE;
    copy.srcDevice = p;
    copy.dstDevice = q;
    copy.WidthInBytes = 64;
    copy.Height = copy.Depth = 1;
    operation.writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
    operation.writeValue.address = p;
    operation.writeValue.value = 7;

    GOOD(cuGraphCreate(&graph, 0));
    GOOD(cuGraphAddMemcpyNode(&copied, graph, NULL, 0, &copy, primary));
    GOOD(cuGraphAddMemsetNode(&filled, graph, NULL, 0, &fill, primary));
    GOOD(cuGraphInstantiate(&exec, graph, 0));
    told = primary;
    GOOD(cuGraphCreate(&of_condition, 0));
    GOOD(cuGraphAddBatchMemOpNode(&values, of_condition, NULL, 0, of(1, &operation, 0)));
    GOOD(cuGraphInstantiate(&of_values, of_condition, 0));

    section = "primary context";
    calls();
    section = "another context", told = other;
    calls();
    section = "no context", told = NULL;
    calls();
    section = "destroyed context", told = ended;
    calls();

    section = "no operations", told = primary;
    SHOW(cuStreamBatchMemOp(s, 0, &operation, 0));
    SHOW(cuStreamBatchMemOp(s, 0, NULL, 0));
    SHOW(cuStreamBatchMemOp(s, 0, NULL, 1));
    SHOW(cuStreamBatchMemOp(s, 257, &operation, 0));
    GOOD(cuGraphCreate(&graph, 0));
    SHOW(cuGraphAddBatchMemOpNode(&node, graph, NULL, 0, of(0, NULL, 0)));
    SHOW(cuGraphInstantiate(&exec, graph, 0));
    SHOW(cuGraphLaunch(exec, s));
    SHOW(cuStreamSynchronize(s));
    SHOW(cuGraphBatchMemOpNodeGetParams(node, &batch));
    printf("%s: count %u\n", section, batch.count);
    SHOW(cuGraphExecBatchMemOpNodeSetParams(exec, node, of(1, &operation, 0)));
    SHOW(cuGraphBatchMemOpNodeSetParams(node, of(1, &operation, 0)));
    return 0;
}
