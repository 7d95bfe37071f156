/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What calls of HIP answer that do their work at once. A line: call, code. */
#define _GNU_SOURCE
#include <anygpu/hip.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void good(hipError_t status, const char *what, int line)
{
    if (status) {
        printf("%d: %s failed: %d\n", line, what, (int)status);
        exit(1);
    }
}
#define GOOD(call) good(call, #call, __LINE__)
#define CALL(call) printf("%s = %d\n", #call, (int)(call))

/* Boxes whose slices have fewer rows, or that begin elsewhere than in their first byte. */
static void boxes(void)
{
    enum { SIZE = 1 << 16 };
    char *host = calloc(1, SIZE), *device, *other;
    hipGraph_t graph;
    hipGraphNode_t node;
    hipCtx_t context;
    GOOD(hipCtxGetCurrent(&context));
    GOOD(hipMalloc((void **)&device, SIZE));
    GOOD(hipMalloc((void **)&other, SIZE));
    GOOD(hipGraphCreate(&graph, 0));
    for (int kind = 0; kind < 5; kind++)
        for (int depth = 1; depth <= 2; depth++)
            for (int small = 0; small < 9; small++) {
                int from_host = kind == hipMemcpyHostToDevice || kind == hipMemcpyHostToHost;
                int to_host = kind == hipMemcpyDeviceToHost || kind == hipMemcpyHostToHost;
                size_t from_rows = small == 1 || small == 3 ? 1 : 4, to_rows = small == 2 || small == 3 ? 1 : 4;
                hipMemcpy3DParms box;
                HIP_MEMCPY3D drv;
                hipMemcpy3DPeerParms peer;
                memset(&box, 0, sizeof box);
                memset(&drv, 0, sizeof drv);
                memset(&peer, 0, sizeof peer);
                if (small == 4)
                    from_rows = to_rows = 0;
                if (small > 6)
                    from_rows = to_rows = 5;
                box.srcPtr = (hipPitchedPtr){ from_host ? host : device, 64, 64, from_rows };
                box.dstPtr = (hipPitchedPtr){ to_host ? host + SIZE / 2 : other, 64, 64, to_rows };
                box.extent = (hipExtent){ 64, 4, (size_t)depth };
                box.kind = (hipMemcpyKind)kind;
                box.srcPos.y = small == 5 || small == 7;
                box.dstPos.y = small == 6 || small == 8;
                printf("hipMemcpy3D %d, %d slices of %d and %d rows, from %d %d = %d\n", kind, depth, (int)from_rows,
                       (int)to_rows, (int)box.srcPos.y, (int)box.dstPos.y, (int)hipMemcpy3D(&box));
                printf("  hipMemcpy3DAsync = %d\n", (int)hipMemcpy3DAsync(&box, NULL));
                printf("  hipGraphAddMemcpyNode = %d\n", (int)hipGraphAddMemcpyNode(&node, graph, NULL, 0, &box));
                drv.srcMemoryType = from_host ? hipMemoryTypeHost : hipMemoryTypeDevice;
                drv.dstMemoryType = to_host ? hipMemoryTypeHost : hipMemoryTypeDevice;
                drv.srcHost = box.srcPtr.ptr, drv.srcDevice = box.srcPtr.ptr;
                drv.dstHost = box.dstPtr.ptr, drv.dstDevice = box.dstPtr.ptr;
                drv.srcPitch = drv.dstPitch = drv.WidthInBytes = 64;
                drv.srcHeight = from_rows, drv.dstHeight = to_rows;
                drv.srcY = box.srcPos.y, drv.dstY = box.dstPos.y;
                drv.Height = 4, drv.Depth = (size_t)depth;
                printf("  hipDrvMemcpy3D = %d\n", (int)hipDrvMemcpy3D(&drv));
                printf("  hipDrvMemcpy3DAsync = %d\n", (int)hipDrvMemcpy3DAsync(&drv, NULL));
                printf("  hipDrvGraphAddMemcpyNode = %d\n",
                       (int)hipDrvGraphAddMemcpyNode(&node, graph, NULL, 0, &drv, context));
                peer.srcPtr = box.srcPtr, peer.dstPtr = box.dstPtr;
                peer.srcPos = box.srcPos, peer.dstPos = box.dstPos;
                peer.extent = box.extent;
                if (kind == hipMemcpyDeviceToDevice)
                    printf("  hipMemcpy3DPeer = %d\n", (int)hipMemcpy3DPeer(&peer));
            }
    GOOD(hipDeviceSynchronize());
}

static void graphs(void)
{
    hipGraph_t graph, ended;
    hipGraphNode_t node;
    hipGraphExec_t executable;
    hipStream_t stream;
    char data[64] = { 0 };
    GOOD(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    GOOD(hipGraphCreate(&graph, 0));
    GOOD(hipGraphAddEmptyNode(&node, graph, NULL, 0));
    for (unsigned flags = 0; flags < 34; flags++) {
        hipGraphInstantiateParams params;
        memset(&params, 0, sizeof params);
        params.flags = flags;
        params.result_out = (hipGraphInstantiateResult)77;
        int by_flags = (int)hipGraphInstantiateWithFlags(&executable, graph, flags);
        int by_params = (int)hipGraphInstantiateWithParams(&executable, graph, &params);
        printf("flags %u: %d, %d and the result %d\n", flags, by_flags, by_params, (int)params.result_out);
    }
    struct {
        const char *what;
        hipGraphNode_t *after;
        void *data;
        size_t count;
        hipGraph_t graph;
        int mode;
    } of[] = {
        { "nothing", NULL, NULL, 0, graph, 0 },
        { "a node", &node, NULL, 1, graph, 0 },
        { "no node of an array", &node, NULL, 0, graph, 0 },
        { "a node of no array", NULL, NULL, 1, graph, 0 },
        { "data of an edge", &node, &data, 1, graph, 0 },
        { "data of no edge", NULL, &data, 0, graph, 0 },
        { "data and no node of an array", &node, &data, 0, graph, 0 },
        { "data and a node of no array", NULL, &data, 1, graph, 0 },
        { "no graph", &node, NULL, 1, NULL, 0 },
        { "no graph and data", &node, &data, 1, NULL, 0 },
        { "another mode", &node, NULL, 1, graph, 77 },
        { "another mode and data", &node, &data, 1, graph, 77 },
        { "another mode and no node of an array", &node, NULL, 0, graph, 77 },
    };
    for (unsigned at = 0; at < sizeof of / sizeof of[0]; at++)
        for (int null = 0; null < 2; null++) {
            int code = (int)hipStreamBeginCaptureToGraph(null ? NULL : stream, of[at].graph, of[at].after,
                                                         (hipGraphEdgeData *)of[at].data, of[at].count,
                                                         (hipStreamCaptureMode)of[at].mode);
            printf("hipStreamBeginCaptureToGraph of %s%s = %d\n", null ? "the default stream, " : "", of[at].what,
                   code);
            if (!code)
                GOOD(hipStreamEndCapture(stream, &ended));
        }
    CALL(hipStreamBeginCapture(NULL, (hipStreamCaptureMode)77));
    CALL(hipStreamBeginCapture(NULL, hipStreamCaptureModeGlobal));
    CALL(hipStreamBeginCapture(stream, (hipStreamCaptureMode)77));
}

static void memory(void)
{
    hipMemPool_t pool;
    hipMemAccessDesc access;
    memset(&access, 0, sizeof access);
    access.location.type = hipMemLocationTypeDevice;
    access.flags = hipMemAccessFlagsProtReadWrite;
    GOOD(hipDeviceGetDefaultMemPool(&pool, 0));
    CALL(hipMemPoolSetAccess(pool, &access, 0));
    CALL(hipMemPoolSetAccess(pool, NULL, 0));
    CALL(hipMemPoolSetAccess(pool, NULL, 1));
    CALL(hipMemPoolSetAccess(pool, &access, 1));
    CALL(hipMemPoolSetAccess(NULL, &access, 0));
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    boxes();
    graphs();
    memory();
    return 0;
}
