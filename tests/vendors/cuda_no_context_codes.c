/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What calls of every family answer in a thread without a context, with objects that were made in one: with NVIDIA's driver and
 * its cuda.h, and with this library and its own. tests/vendors/cuda_no_context_codes.txt has what the driver answered. */
#include <cuda.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHOW(call) printf("%s = %d\n", #call, (int)(call))

static CUdevice d;
static CUcontext c, got;
static CUstream s, s2, null;
static CUevent e, e2, plain;
static CUdeviceptr p, q, x, pooled, managed, va;
static CUarray array, array2;
static CUmemoryPool pool, pool2, imported;
static CUmemGenericAllocationHandle g, g2, g3;
static CUgraph graph, graph2, child, clone;
static CUgraphNode node2;
static CUgraphExec exec;
static CUmodule module;
static CUfunction kernel;
static CUlibrary library;
static CUkernel lk;
static void *v;
static char bytes[4096];
static size_t n, n2, z = 64, idx;
static unsigned u, on = 1;
static int i, fd, fd2;
static float ms;
static unsigned long long id, ull;
static cuuint64_t value64;

static void good(int status, const char *what)
{
    if (status) {
        printf("%s failed: %d\n", what, status);
        exit(1);
    }
}
#define GOOD(call) good((int)(call), #call)

static void callback(CUstream stream, CUresult status, void *data)
{
    (void)stream, (void)status, (void)data;
}

static void function(void *data)
{
    (void)data;
}

// A module with a kernel: of this library's host back end, if a file is given.
static char ptx[1 << 20] = ".version 6.0\n.target sm_50\n.address_size 64\n.visible .entry k() { ret; }\n";

static void read_module(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file || fread(ptx, 1, sizeof ptx, file) == 0)
        exit(2);
    fclose(file);
}

int main(int count, char **arguments)
{
    CUmemLocation where = { .type = CU_MEM_LOCATION_TYPE_DEVICE };
    CUmemAllocationProp prop = { .type = CU_MEM_ALLOCATION_TYPE_PINNED,
                                 .requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
                                 .location = where };
    CUmemAccessDesc desc = { .location = where, .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE };
    CUmemPoolProps props = { .allocType = CU_MEM_ALLOCATION_TYPE_PINNED,
                             .handleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
                             .location = where };
    CUDA_ARRAY_DESCRIPTOR shape = { .Width = 16, .Height = 1, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1 };
    CUmemPoolPtrExportData data;
    CUipcMemHandle h;
    CUipcEventHandle eh;
    CUstreamCaptureStatus st;
    CUstreamCaptureMode cm = CU_STREAM_CAPTURE_MODE_GLOBAL;
    CUlaunchAttributeValue value;
    CUmemAccess_flags access;
    CUdevice_P2PAttribute pa = CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED;
    setvbuf(stdout, NULL, _IOLBF, 0);
    memset(&value, 0, sizeof value);
    if (count > 1)
        read_module(arguments[1]);
    GOOD(cuInit(0));
    GOOD(cuDeviceGet(&d, 0));
    GOOD(cuDevicePrimaryCtxRetain(&c, d));
    GOOD(cuCtxSetCurrent(c));
    GOOD(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
    GOOD(cuEventCreate(&e, CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING));
    GOOD(cuEventCreate(&plain, CU_EVENT_DEFAULT));
    GOOD(cuMemAlloc(&p, 65536));
    GOOD(cuMemAlloc(&q, 65536));
    GOOD(cuMemAllocManaged(&managed, 4096, CU_MEM_ATTACH_GLOBAL));
    GOOD(cuMemPoolCreate(&pool, &props));
    GOOD(cuMemAllocFromPoolAsync(&pooled, 4096, pool, s));
    GOOD(cuMemCreate(&g, 2 << 20, &prop, 0));
    GOOD(cuMemAddressReserve(&va, 4 << 20, 0, 0, 0));
    GOOD(cuArrayCreate(&array, &shape));
    GOOD(cuIpcGetMemHandle(&h, p));
    GOOD(cuGraphCreate(&graph, 0));
    GOOD(cuGraphCreate(&child, 0));
    GOOD(cuModuleLoadData(&module, ptx));
    GOOD(cuEventRecord(plain, s));
    GOOD(cuStreamSynchronize(s));
    CUDA_MEMCPY3D copy = { .srcMemoryType = CU_MEMORYTYPE_DEVICE,
                           .srcDevice = p,
                           .srcPitch = 64,
                           .srcHeight = 2,
                           .dstMemoryType = CU_MEMORYTYPE_DEVICE,
                           .dstDevice = q,
                           .dstPitch = 64,
                           .dstHeight = 2,
                           .WidthInBytes = 16,
                           .Height = 2,
                           .Depth = 2 };
    CUDA_MEMCPY2D rows = { .srcMemoryType = CU_MEMORYTYPE_DEVICE,
                           .srcDevice = p,
                           .dstMemoryType = CU_MEMORYTYPE_DEVICE,
                           .dstDevice = q,
                           .WidthInBytes = 64,
                           .Height = 1 };
    CUDA_MEMSET_NODE_PARAMS fill = { .dst = p, .elementSize = 1, .width = 16, .height = 1 };
    CUDA_HOST_NODE_PARAMS hp = { .fn = function };
    CUDA_MEM_ALLOC_NODE_PARAMS ap = { .poolProps = { .allocType = CU_MEM_ALLOCATION_TYPE_PINNED, .location = where },
                                      .bytesize = 4096 };
    CUmemcpyAttributes attr = { .srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM };
    CUDA_MEMCPY3D_BATCH_OP box = { .src = { .type = CU_MEMCPY_OPERAND_TYPE_POINTER, .op.ptr = { .ptr = p } },
                                   .dst = { .type = CU_MEMCPY_OPERAND_TYPE_POINTER, .op.ptr = { .ptr = q } },
                                   .extent = { 16, 2, 2 },
                                   .srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM };
    CUDA_ARRAY3D_DESCRIPTOR deep = { .Width = 16, .Height = 16, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1 };
    CUmipmappedArray levels, levels2;
    CUstreamBatchMemOpParams op = { .writeValue = { .operation = CU_STREAM_MEM_OP_WRITE_VALUE_32, .address = q } };
    CUmem_range_attribute ra = CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY;
    CUgraphExecUpdateResultInfo result;
    size_t four = 4;
    void *host, *pi = &i, *registered = aligned_alloc(4096, 8192);
    CUpointer_attribute a = CU_POINTER_ATTRIBUTE_MEMORY_TYPE;
    void *to = &u;
    CUdeviceptr dst = q, src = p;
    GOOD(cuMemHostAlloc(&host, 4096, 0));
    GOOD(cuMipmappedArrayCreate(&levels, &deep, 2));
    GOOD(cuCtxSetCurrent(NULL));

    SHOW(cuMemGetAddressRange(&x, &n, p));
    SHOW(cuMemHostGetDevicePointer(&x, host, 0));
    SHOW(cuMemHostGetFlags(&u, host));
    SHOW(cuMemHostRegister(registered, 8192, 0));
    SHOW(cuMemHostUnregister(registered));
    SHOW(cuMemRangeGetAttributes(&pi, &four, &ra, 1, managed, 4096));
    SHOW(cuStreamAttachMemAsync(s, managed, 0, CU_MEM_ATTACH_GLOBAL));
    SHOW(cuStreamWriteValue32(s, p, 1, 0));
    SHOW(cuStreamWriteValue32(NULL, p, 1, 0));
    SHOW(cuStreamWaitValue32(s, p, 1, CU_STREAM_WAIT_VALUE_EQ));
    SHOW(cuStreamBatchMemOp(s, 1, &op, 0));
    SHOW(cuMemcpyAtoH(bytes, array, 0, 16));
    SHOW(cuMemcpyHtoA(array, 0, bytes, 16));
    SHOW(cuMipmappedArrayCreate(&levels2, &deep, 2));
    SHOW(cuMipmappedArrayGetLevel(&array2, levels, 1));
    SHOW(cuMipmappedArrayDestroy(levels));
    SHOW(cuArray3DGetDescriptor(&deep, array));
    SHOW(cuIpcGetMemHandle(&h, p));
    SHOW(cuIpcGetEventHandle(&eh, e));
    SHOW(cuIpcGetEventHandle(&eh, plain));
    SHOW(cuIpcOpenMemHandle(&x, h, 1));
    SHOW(cuIpcCloseMemHandle(p));
    SHOW(cuPointerGetAttribute(&u, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, p));
    SHOW(cuPointerGetAttributes(1, &a, &to, p));
    SHOW(cuPointerSetAttribute(&on, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, p));
    SHOW(cuMemAllocPitch(&x, &n, 64, 4, 4));
    SHOW(cuMemAllocHost(&v, 64));
    SHOW(cuMemGetHandleForAddressRange(&fd2, p, 65536, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0));
    SHOW(cuMemRangeGetAttribute(&i, 4, CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, managed, 4096));
    SHOW(cuMemAdvise_v2(managed, 4096, CU_MEM_ADVISE_SET_READ_MOSTLY, where));
    SHOW(cuMemPrefetchAsync_v2(managed, 4096, where, 0, s));
    SHOW(cuMemPrefetchAsync_v2(managed, 4096, where, 0, NULL));
    SHOW(cuMemcpyBatchAsync_v2(&dst, &src, &z, 1, &attr, &idx, 1, s));
    SHOW(cuMemcpyBatchAsync_v2(&dst, &src, &z, 1, &attr, &idx, 1, null));
    SHOW(cuMemcpy3DBatchAsync_v2(1, &box, 0, s));
    SHOW(cuMemPrefetchBatchAsync(&managed, &z, 1, &where, &idx, 1, 0, s));
    SHOW(cuMemcpy2D(&rows));
    SHOW(cuMemcpy3D(&copy));
    SHOW(cuMemcpy3DAsync(&copy, s));
    SHOW(cuMemcpyPeerAsync(p, c, q, c, 64, s));
    SHOW(cuMemcpyPeerAsync(p, NULL, q, NULL, 64, s));
    SHOW(cuMemsetD2D8Async(p, 64, 0, 16, 2, s));
    SHOW(cuMemsetD32(p, 0, 16));
    SHOW(cuMemcpyHtoD(p, bytes, 16));
    SHOW(cuMemPoolCreate(&pool2, &props));
    SHOW(cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_CURRENT, &value64));
    SHOW(cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &value64));
    SHOW(cuMemPoolSetAccess(pool, &desc, 1));
    SHOW(cuMemPoolGetAccess(&access, pool, &where));
    SHOW(cuMemPoolExportToShareableHandle(&fd, pool, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    SHOW(cuMemPoolExportPointer(&data, pooled));
    SHOW(
        cuMemPoolImportFromShareableHandle(&imported, (void *)(size_t)fd, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    SHOW(cuMemPoolImportPointer(&x, imported, &data));
    SHOW(cuDeviceGetMemPool(&pool2, d));
    SHOW(cuDeviceSetMemPool(d, pool2));
    SHOW(cuMemAllocAsync(&x, 4096, NULL));
    SHOW(cuMemAllocFromPoolAsync(&x, 4096, pool, NULL));
    SHOW(cuMemFreeAsync(pooled, NULL));
    SHOW(cuMemGetAllocationGranularity(&n, &prop, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
    SHOW(cuMemCreate(&g2, 2 << 20, &prop, 0));
    SHOW(cuMemAddressReserve(&x, 2 << 20, 0, 0, 0));
    SHOW(cuMemMap(va, 2 << 20, 0, g, 0));
    SHOW(cuMemSetAccess(va, 2 << 20, &desc, 1));
    SHOW(cuMemGetAccess(&ull, &where, va));
    SHOW(cuMemRetainAllocationHandle(&g3, (void *)(size_t)va));
    SHOW(cuMemGetAllocationPropertiesFromHandle(&prop, g));
    SHOW(cuMemExportToShareableHandle(&fd2, g, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    SHOW(cuMemImportFromShareableHandle(&g3, (void *)(size_t)fd2, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
    SHOW(cuMemUnmap(va, 2 << 20));
    SHOW(cuMemRelease(g));
    SHOW(cuMemAddressFree(va, 4 << 20));
    SHOW(cuArrayCreate(&array2, &shape));
    SHOW(cuArrayGetDescriptor(&shape, array));
    SHOW(cuArrayDestroy(array));
    SHOW(cuStreamCreate(&s2, 0));
    SHOW(cuStreamCreateWithPriority(&s2, 1, 0));
    SHOW(cuEventCreate(&e2, 0));
    SHOW(cuEventRecord(plain, s));
    SHOW(cuEventRecord(plain, NULL));
    SHOW(cuStreamSynchronize(s));
    SHOW(cuEventQuery(plain));
    SHOW(cuEventElapsedTime(&ms, plain, plain));
    SHOW(cuStreamGetAttribute(s, CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, &value));
    SHOW(value.syncPolicy);
    SHOW(cuStreamSetAttribute(s, CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, &value));
    SHOW(cuStreamCopyAttributes(s, s2));
    SHOW(cuStreamCopyAttributes(s, s));
    SHOW(cuStreamIsCapturing(NULL, &st));
    SHOW(cuStreamGetId(s, &id));
    SHOW(cuStreamGetId(NULL, &id));
    SHOW(cuStreamGetFlags(s, &u));
    SHOW(cuStreamGetPriority(s, &i));
    SHOW(cuStreamGetCtx(s, &got));
    SHOW(cuStreamGetCtx(NULL, &got));
    SHOW(cuStreamBeginCapture(s, CU_STREAM_CAPTURE_MODE_RELAXED));
    SHOW(cuMemcpyDtoDAsync(p, q, 64, s));
    SHOW(cuStreamUpdateCaptureDependencies_v2(s, NULL, NULL, 0, 0));
    SHOW(cuStreamEndCapture(s, &graph2));
    SHOW(cuStreamBeginCaptureToGraph(s, child, NULL, NULL, 0, CU_STREAM_CAPTURE_MODE_RELAXED));
    SHOW(cuStreamEndCapture(s, &graph2));
    SHOW(cuStreamEndCapture(NULL, &graph2));
    SHOW(cuStreamBeginCapture(NULL, CU_STREAM_CAPTURE_MODE_RELAXED));
    SHOW(cuThreadExchangeStreamCaptureMode(&cm));
    SHOW(cuThreadExchangeStreamCaptureMode(&cm));
    SHOW(cuGraphCreate(&graph2, 0));
    SHOW(cuGraphAddEmptyNode(&node2, graph, NULL, 0));
    SHOW(cuGraphAddMemcpyNode(&node2, graph, NULL, 0, &copy, c));
    SHOW(cuGraphAddMemcpyNode(&node2, graph, NULL, 0, &copy, NULL));
    SHOW(cuGraphAddMemsetNode(&node2, graph, NULL, 0, &fill, c));
    SHOW(cuGraphAddHostNode(&node2, graph, NULL, 0, &hp));
    SHOW(cuGraphAddChildGraphNode(&node2, graph, NULL, 0, child));
    SHOW(cuGraphAddEventRecordNode(&node2, graph, NULL, 0, plain));
    SHOW(cuGraphAddMemAllocNode(&node2, child, NULL, 0, &ap));
    SHOW(cuGraphClone(&clone, graph));
    SHOW(cuGraphGetNodes(graph, NULL, &n));
    SHOW(cuGraphInstantiateWithFlags(&exec, graph, 0));
    GOOD(cuCtxSetCurrent(c));
    SHOW(cuGraphInstantiateWithFlags(&exec, graph, 0));
    GOOD(cuCtxSetCurrent(NULL));
    SHOW(cuGraphUpload(exec, s));
    SHOW(cuGraphUpload(exec, NULL));
    SHOW(cuGraphLaunch(exec, s));
    SHOW(cuGraphLaunch(exec, NULL));
    SHOW(cuGraphExecUpdate(exec, graph, &result));
    SHOW(cuStreamSynchronize(s));
    SHOW(cuStreamQuery(s));
    SHOW(cuStreamQuery(NULL));
    SHOW(cuStreamSynchronize(NULL));
    SHOW(cuStreamWaitEvent(s, plain, 0));
    SHOW(cuStreamWaitEvent(NULL, plain, 0));
    SHOW(cuLaunchHostFunc(s, function, NULL));
    SHOW(cuLaunchHostFunc(NULL, function, NULL));
    SHOW(cuGraphExecDestroy(exec));
    SHOW(cuGraphDestroy(graph));
    SHOW(cuStreamAddCallback(s, callback, NULL, 0));
    SHOW(cuModuleLoadData(&module, ptx));
    SHOW(cuModuleGetFunction(&kernel, module, "k"));
    SHOW(cuModuleGetFunction(&kernel, module, "absent"));
    SHOW(cuModuleGetFunction(&kernel, module, "k"));
    SHOW(cuModuleGetGlobal(&x, &n, module, "absent"));
    SHOW(cuFuncGetAttribute(&i, CU_FUNC_ATTRIBUTE_NUM_REGS, kernel));
    SHOW(cuFuncSetAttribute(kernel, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 0));
    SHOW(cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, s, NULL, NULL));
    SHOW(cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, NULL));
    SHOW(cuOccupancyMaxActiveBlocksPerMultiprocessor(&i, kernel, 64, 0));
    SHOW(cuStreamSynchronize(s));
    SHOW(cuModuleUnload(module));
    SHOW(cuLibraryLoadData(&library, ptx, NULL, NULL, 0, NULL, NULL, 0));
    SHOW(cuLibraryGetKernel(&lk, library, "k"));
    SHOW(cuLibraryGetGlobal(&x, &n, library, "absent"));
    SHOW(cuKernelGetFunction(&kernel, lk));
    SHOW(cuLibraryUnload(library));
    SHOW(cuCtxGetDevice(&d));
    SHOW(cuCtxGetFlags(&u));
    SHOW(cuCtxGetLimit(&n, CU_LIMIT_STACK_SIZE));
    SHOW(cuCtxSetLimit(CU_LIMIT_STACK_SIZE, 1024));
    SHOW(cuCtxGetApiVersion(NULL, &u));
    SHOW(cuCtxGetApiVersion(c, &u));
    SHOW(cuCtxGetStreamPriorityRange(&i, &i));
    SHOW(cuCtxGetCurrent(&got));
    SHOW(cuCtxPopCurrent(&got));
    SHOW(cuCtxEnablePeerAccess(c, 0));
    SHOW(cuCtxDisablePeerAccess(c));
    SHOW(cuCtxGetId(NULL, &id));
    SHOW(cuCtxGetId(c, &id));
    SHOW(cuCtxSynchronize());
    SHOW(cuCtxResetPersistingL2Cache());
    SHOW(cuDeviceCanAccessPeer(&i, d, d));
    SHOW(cuDeviceGetP2PAttribute(&i, pa, d, d));
    SHOW(cuDevicePrimaryCtxGetState(d, &u, &i));
    SHOW(cuMemGetInfo(&n, &n2));
    SHOW(cuFlushGPUDirectRDMAWrites(CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX,
                                    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER));
    SHOW(cuMemFree(q));
    SHOW(cuEventDestroy(e));
    SHOW(cuStreamDestroy(s));
    SHOW(cuMemPoolDestroy(pool));
    return 0;
}
