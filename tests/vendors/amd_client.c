/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Calls CUDA's driver interface where AMD's runtime answers, one step after the other.
 *
 *     amd_client steps       into the log of the stand-in, a line "== step" before each step's calls of HIP
 *     amd_client fail F N    while the stand-in's function F answers N; a step that fails is then made once more
 *     amd_client codes       while hipMalloc answers each code of hipError_t and beyond: the code and what becomes of it
 *     amd_client first       only the first call, and why it fails
 */
#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>

#include <string.h>
#include <sys/wait.h>

#include "steps.h"

struct shared {
    CUipcMemHandle memory, freed;
    CUipcEventHandle event;
};

static int to_child[2], from_child[2];

/* Another process that shares memory and an event. */
static void share(void)
{
    struct shared shared;
    CUdeviceptr memory, gone;
    CUcontext context;
    CUevent event;
    char wait;
    close(to_child[1]);
    unsetenv("STANDIN_LOG");
    if (cuInit(0) || cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context) || cuMemAlloc(&memory, 4096)
        || cuMemAlloc(&gone, 4096) || cuMemsetD8(memory, 0x5a, 4096)
        || cuEventCreate(&event, CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING)
        || cuIpcGetMemHandle(&shared.memory, memory) || cuIpcGetMemHandle(&shared.freed, gone) || cuMemFree(gone)
        || cuIpcGetEventHandle(&shared.event, event))
        _exit(1);
    if (write(from_child[1], &shared, sizeof shared) != sizeof shared)
        _exit(1);
    _exit(read(to_child[0], &wait, 1) < 0);
}

static void call_back(void *data)
{
    ++*(int *)data;
}

static void call_back_status(CUstream stream, CUresult status, void *data)
{
    (void)stream;
    *(int *)data += status ? 100 : 10;
}

/* The shared memory of a block. */
static size_t twice(int threads)
{
    return 2 * (size_t)threads;
}

/* Kernels of a module, with their arguments in both forms. */
static void launch_kernels(CUdeviceptr memory)
{
    CUmodule module = NULL;
    CUfunction function = NULL, none = NULL;
    CUdeviceptr variable = 0;
    size_t size = 0;
    CUlibrary library = NULL;
    CUkernel kernel = NULL;
    int number = 0, threads = 0, added = 3;
    void *arguments[] = { &memory, &added };
    CUlaunchAttribute attributes[] = { { .id = CU_LAUNCH_ATTRIBUTE_PRIORITY, .value.priority = 1 },
                                       { .id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE, .value.priority = 1 } };
    CUlaunchConfig launch = { 1, 2, 3, 4, 5, 6, 7, NULL, attributes, 1 };
    CUlaunchConfig together = { 1, 2, 3, 4, 5, 6, 7, NULL, attributes, 2 };
    struct {
        CUdeviceptr memory;
        int added;
    } packed = { memory, 4 };
    size_t bytes = sizeof packed;
    void *extra[] = { CU_LAUNCH_PARAM_BUFFER_POINTER, &packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                      CU_LAUNCH_PARAM_END };

    STEP(cuModuleLoadData(&module, "image"));
    STEP(cuModuleLoadData(&module, "no image"));
    STEP(cuModuleGetFunction(&function, module, "add"));
    STEP(cuModuleGetFunction(&none, module, "none"));
    STEP(cuModuleGetFunction(&none, (CUmodule)(0x5e60ul << 48 | 8), "add"));
    STEP(cuModuleGetGlobal(&variable, &size, module, "number"));
    note("%zu bytes", size);
    STEP(cuFuncGetAttribute(&number, CU_FUNC_ATTRIBUTE_NUM_REGS, function));
    note("%d registers", number);
    STEP(cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 100));
    STEP(cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1000));
    STEP(cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_NUM_REGS, 1));
    STEP(cuOccupancyMaxActiveBlocksPerMultiprocessor(&number, function, 100, 16));
    note("%d blocks", number);
    STEP(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&number, function, 100, 16, CU_OCCUPANCY_DEFAULT));
    STEP(cuOccupancyMaxPotentialBlockSize(&number, &threads, function, twice, 0, 100));
    note("%d threads", threads);
    STEP(cuOccupancyMaxPotentialBlockSizeWithFlags(&number, &threads, function, NULL, 16, 100, 2));
    STEP(cuMemsetD8(memory, 0, 4));
    STEP(cuLaunchKernelEx(&launch, function, arguments, NULL));
    STEP(cuLaunchKernelEx(&together, function, arguments, NULL));
    STEP(cuLibraryLoadData(&library, "image", NULL, NULL, 0, NULL, NULL, 0));
    STEP(cuLibraryGetKernel(&kernel, library, "add"));
    STEP(cuLibraryGetGlobal(&variable, &size, library, "number"));
    STEP(cuKernelGetFunction(&none, kernel));
    STEP(cuKernelGetAttribute(&number, CU_FUNC_ATTRIBUTE_NUM_REGS, kernel, 0));
    STEP(cuKernelSetAttribute(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 8, kernel, 0));
    STEP(cuLaunchKernel((CUfunction)kernel, 1, 1, 1, 1, 1, 1, 0, NULL, arguments, NULL));
    STEP(cuLibraryUnload(library));
    STEP(cuLaunchKernel(function, 2, 3, 4, 32, 2, 1, 16, NULL, arguments, NULL));
    STEP(cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, extra));
    STEP(cuLaunchKernel(function, 0, 1, 1, 1, 1, 1, 0, NULL, arguments, NULL));
    STEP(cuLaunchCooperativeKernel(function, 2, 3, 4, 32, 2, 1, 16, NULL, arguments));
    STEP(cuLaunchCooperativeKernel(function, 1, 1, 1, 0, 1, 1, 0, NULL, arguments));
    STEP(cuLaunchKernel((CUfunction)(0x5e61ul << 48 | 8), 1, 1, 1, 1, 1, 1, 0, NULL, arguments, NULL));
    STEP(cuMemcpyDtoH(&number, memory, 4));
    note("the number is %d", number);
    STEP(cuModuleUnload(module));
}

static void add_letter(void *text)
{
    strcat(text, "a");
}

/* Nodes of each type: made, asked for, changed, and changed in what was made of their graph; and a capture. */
static void graphs(void)
{
    CUgraph graph, child, copy, found_graph;
    CUgraphNode node[16], found[16], other;
    CUgraphNodeType type;
    CUgraphExec executable;
    CUgraphExecUpdateResultInfo result;
    CUcontext context;
    CUstream stream;
    CUevent event, asked;
    CUmodule module;
    CUfunction function;
    CUdeviceptr memory, freed;
    CUstreamCaptureStatus capturing;
    CUexternalSemaphore semaphore;
    const CUgraphNode *last;
    cuuint64_t id;
    size_t count, room = 16;
    int added = 3;
    char text[8] = "";
    void *arguments[] = { &memory, &added };
    before("what graphs are made of");
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC import;
    memset(&import, 0, sizeof import);
    import.type = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD;
    if (cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context) || cuMemAlloc(&memory, 64)
        || cuStreamCreate(&stream, 0) || cuEventCreate(&event, 0) || cuModuleLoadData(&module, "image")
        || cuModuleGetFunction(&function, module, "add") || anygpu_timeline_create(&import.handle.fd, 0)
        || cuImportExternalSemaphore(&semaphore, &import))
        exit(1);
    CUDA_KERNEL_NODE_PARAMS launch = { .func = function,
                                       .gridDimX = 3,
                                       .gridDimY = 1,
                                       .gridDimZ = 1,
                                       .blockDimX = 2,
                                       .blockDimY = 1,
                                       .blockDimZ = 1,
                                       .sharedMemBytes = 16,
                                       .kernelParams = arguments };
    CUDA_MEMCPY3D box = { .srcMemoryType = CU_MEMORYTYPE_DEVICE,
                          .srcDevice = memory + 32,
                          .srcPitch = 8,
                          .dstMemoryType = CU_MEMORYTYPE_DEVICE,
                          .dstDevice = memory,
                          .dstPitch = 8,
                          .WidthInBytes = 8,
                          .Height = 2,
                          .Depth = 1 };
    CUDA_MEMSET_NODE_PARAMS fill = { .dst = memory, .elementSize = 4, .height = 1, .value = 5, .width = 8 };
    CUDA_HOST_NODE_PARAMS call = { add_letter, text };
    CUstreamBatchMemOpParams write;
    memset(&write, 0, sizeof write);
    write.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
    write.writeValue.address = memory;
    write.writeValue.value64 = 9;
    CUDA_BATCH_MEM_OP_NODE_PARAMS batch = { context, 1, &write, 0 };
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS value;
    memset(&value, 0, sizeof value);
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS signals = { &semaphore, &value, 1 };
    CUDA_MEM_ALLOC_NODE_PARAMS allocation;
    memset(&allocation, 0, sizeof allocation);
    allocation.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    allocation.poolProps.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    allocation.bytesize = 64;
    CUmemAccessDesc access = { { CU_MEM_LOCATION_TYPE_DEVICE, 0 }, CU_MEM_ACCESS_FLAGS_PROT_READWRITE };
    allocation.accessDescs = &access, allocation.accessDescCount = 1;
    after("what graphs are made of", 0);

    STEP(cuGraphCreate(&graph, 0));
    STEP(cuGraphCreate(&child, 0));
    STEP(cuGraphAddEmptyNode(&node[0], graph, NULL, 0));
    STEP(cuGraphAddKernelNode_v2(&node[1], graph, &node[0], 1, &launch));
    STEP(cuGraphAddMemcpyNode(&node[2], graph, &node[1], 1, &box, context));
    STEP(cuGraphAddMemsetNode(&node[3], graph, &node[2], 1, &fill, context));
    STEP(cuGraphAddHostNode(&node[4], graph, &node[3], 1, &call));
    STEP(cuGraphAddChildGraphNode(&node[5], graph, &node[4], 1, child));
    STEP(cuGraphAddEventRecordNode(&node[6], graph, &node[5], 1, event));
    STEP(cuGraphAddEventWaitNode(&node[7], graph, &node[6], 1, event));
    STEP(cuGraphAddBatchMemOpNode(&node[8], graph, &node[7], 1, &batch));
    STEP(cuGraphAddExternalSemaphoresSignalNode(&other, graph, NULL, 0, &signals));
    STEP(cuGraphAddMemAllocNode(&node[9], graph, NULL, 0, &allocation));
    STEP(cuGraphAddMemFreeNode(&node[10], graph, &node[9], 1, allocation.dptr));

    CUDA_KERNEL_NODE_PARAMS launch_found;
    CUDA_MEMCPY3D box_found;
    CUDA_MEMSET_NODE_PARAMS fill_found;
    CUDA_HOST_NODE_PARAMS call_found;
    STEP(cuGraphNodeGetType(node[0], &type));
    STEP(cuGraphKernelNodeGetParams_v2(node[1], &launch_found));
    STEP(cuGraphMemcpyNodeGetParams(node[2], &box_found));
    note("%zu x %zu bytes between memory of types %u and %u", box_found.WidthInBytes, box_found.Height,
         box_found.srcMemoryType, box_found.dstMemoryType);
    STEP(cuGraphMemsetNodeGetParams(node[3], &fill_found));
    note("%zu elements of %u bytes", fill_found.width, fill_found.elementSize);
    STEP(cuGraphHostNodeGetParams(node[4], &call_found));
    STEP(cuGraphChildGraphNodeGetGraph(node[5], &found_graph));
    STEP(cuGraphEventRecordNodeGetEvent(node[6], &asked));
    STEP(cuGraphEventWaitNodeGetEvent(node[7], &asked));
    STEP(cuGraphMemAllocNodeGetParams(node[9], &allocation));
    STEP(cuGraphMemFreeNodeGetParams(node[10], &freed));

    STEP(cuGraphKernelNodeSetParams_v2(node[1], &launch));
    STEP(cuGraphMemcpyNodeSetParams(node[2], &box));
    STEP(cuGraphMemsetNodeSetParams(node[3], &fill));
    STEP(cuGraphHostNodeSetParams(node[4], &call));
    STEP(cuGraphEventRecordNodeSetEvent(node[6], event));
    STEP(cuGraphEventWaitNodeSetEvent(node[7], event));

    STEP(cuGraphGetNodes(graph, found, &room));
    STEP(cuGraphGetEdges_v2(graph, NULL, NULL, NULL, &count));
    count = 1;
    STEP(cuGraphNodeGetDependencies_v2(node[1], found, NULL, &count));
    STEP(cuGraphNodeGetDependentNodes_v2(node[0], found, NULL, &count));
    STEP(cuGraphAddDependencies_v2(graph, &node[0], &node[2], NULL, 1));
    STEP(cuGraphRemoveDependencies_v2(graph, &node[0], &node[2], NULL, 1));
    STEP(cuGraphClone(&copy, graph));
    STEP(cuGraphNodeFindInClone(&other, node[1], copy));

    STEP(cuGraphInstantiateWithFlags(&executable, graph, 0));
    STEP(cuGraphExecKernelNodeSetParams_v2(executable, node[1], &launch));
    STEP(cuGraphExecMemcpyNodeSetParams(executable, node[2], &box, context));
    STEP(cuGraphExecMemsetNodeSetParams(executable, node[3], &fill, context));
    STEP(cuGraphExecHostNodeSetParams(executable, node[4], &call));
    STEP(cuGraphExecChildGraphNodeSetParams(executable, node[5], child));
    STEP(cuGraphExecEventRecordNodeSetEvent(executable, node[6], event));
    STEP(cuGraphExecEventWaitNodeSetEvent(executable, node[7], event));
    STEP(cuGraphExecUpdate_v2(executable, graph, &result));
    STEP(cuGraphExecUpdate_v2(executable, child, &result));
    STEP(cuGraphUpload(executable, stream));
    STEP(cuGraphLaunch(executable, stream));
    note("the text \"%s\"", text);
    STEP(cuGraphExecDestroy(executable));

    STEP(cuStreamIsCapturing(stream, &capturing));
    STEP(cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED));
    STEP(cuStreamGetCaptureInfo_v2(stream, &capturing, &id, &found_graph, &last, &count));
    STEP(cuStreamUpdateCaptureDependencies_v2(stream, node, NULL, 1, 1));
    STEP(cuLaunchHostFunc(stream, add_letter, text));
    STEP(cuStreamAddCallback(stream, call_back_status, &added, 0));
    STEP(cuStreamWriteValue32(stream, memory, 1, 0));
    STEP(cuSignalExternalSemaphoresAsync(&semaphore, &value, 1, stream));
    STEP(cuStreamWaitEvent(stream, event, CU_EVENT_WAIT_EXTERNAL));
    STEP(cuStreamEndCapture(stream, &found_graph));
    STEP(cuGraphDestroyNode(node[10]));
    STEP(cuGraphDestroy(graph));
}

static void steps(const struct shared *shared)
{
    CUdeviceptr memory, other, managed = 0, pool = 0, opened, pointer, base;
    void *pinned;
    size_t size, total;
    int number, number2, ran = 0;
    unsigned flags, type;
    char text[64];
    char *host = aligned_alloc(4096, 8192);
    CUstream stream;
    CUevent event, timed, shareable, imported;
    CUipcMemHandle handle, damaged;
    CUipcEventHandle event_handle;
    CUuuid uuid;
    CUcontext context, created, popped;
    float milliseconds = 0;

    STEP(cuDeviceGetCount(&number));
    note("%d devices", number);
    STEP(cuDeviceGetName(text, sizeof text, 1));
    note("%s", text);
    STEP(cuDeviceGetUuid(&uuid, 1));
    STEP(cuDeviceTotalMem(&size, 0));
    STEP(cuDeviceGetAttribute(&number, CU_DEVICE_ATTRIBUTE_WARP_SIZE, 1));
    note("the warp size is HIP's attribute %d", number - 1000);
    STEP(cuDeviceGetAttribute(&number, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 0));
    note("the minor version is HIP's attribute %d", number - 1000);
    STEP(cuDeviceGetPCIBusId(text, sizeof text, 1));
    note("%s", text);
    STEP(cuDeviceCanAccessPeer(&number, 0, 1));
    STEP(cuDeviceGetP2PAttribute(&number, CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, 0, 1));
    note("access is HIP's attribute %d", number - 10);
    STEP(cuMemAlloc(&memory, 4096));
    STEP(cuDevicePrimaryCtxGetState(0, &flags, &number));
    note("flags %u, active %d", flags, number);
    STEP(cuDevicePrimaryCtxSetFlags(0, CU_CTX_SCHED_YIELD));
    STEP(cuDevicePrimaryCtxRetain(&context, 0));
    STEP(cuCtxSetCurrent(context));
    STEP(cuCtxGetFlags(&flags));
    STEP(cuCtxGetStreamPriorityRange(&number, &number2));
    STEP(cuCtxGetLimit(&size, CU_LIMIT_MALLOC_HEAP_SIZE));
    STEP(cuCtxSetLimit(CU_LIMIT_STACK_SIZE, 2048));
    STEP(cuCtxSynchronize());

    STEP(cuMemAlloc(&memory, 4096));
    STEP(cuMemAlloc(&other, 1 << 20));
    STEP(cuMemGetInfo(&size, &total));
    STEP(cuMemAllocPitch(&pointer, &size, 100, 10, 4));
    STEP(cuMemFree(pointer));
    STEP(cuMemAllocManaged(&managed, 8192, CU_MEM_ATTACH_GLOBAL));
    STEP(cuMemHostAlloc(&pinned, 8192, CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_WRITECOMBINED));
    STEP(cuMemHostRegister(host, 8192, CU_MEMHOSTREGISTER_READ_ONLY));
    STEP(cuMemHostGetDevicePointer(&pointer, host + 16, 0));
    STEP(cuMemHostGetFlags(&flags, pinned));
    note("flags %u", flags);
    STEP(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, memory + 16));
    note("type %u", type);
    STEP(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)pinned));
    note("type %u", type);
    STEP(cuPointerGetAttribute(&number, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, managed));
    STEP(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)&ran));
    STEP(cuMemGetAddressRange(&base, &size, other + 100));
    note("base %+ld, size %zu", (long)(base - other), size);
    STEP(cuPointerSetAttribute(&(unsigned){ 1 }, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, memory));
    STEP(cuMemAdvise(managed, 8192, CU_MEM_ADVISE_SET_READ_MOSTLY, (CUmemLocation){ CU_MEM_LOCATION_TYPE_DEVICE, 0 }));
    STEP(cuMemRangeGetAttribute(&number, 4, CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, managed, 8192));

    STEP(cuMemcpyHtoD(memory, host, 4096));
    STEP(cuMemcpyDtoH(host, memory, 4096));
    STEP(cuMemcpyDtoD(other, memory, 4096));
    STEP(cuMemcpy(memory, (CUdeviceptr)host, 4096));
    STEP(cuMemcpyHtoD(memory, host, 5000));
    STEP(cuMemsetD8(memory, 0x11, 4096));
    STEP(cuMemsetD16(memory, 0x2222, 8));
    STEP(cuMemsetD32(memory, 0x33333333, 8));
    STEP(cuMemsetD2D8(other, 256, 1, 100, 10));
    STEP(cuMemsetD2D32(other, 256, 0x44444444, 25, 3));
    STEP(cuMemcpyPeer(memory, context, other, context, 64));

    STEP(cuStreamCreate(&stream, CU_STREAM_DEFAULT));
    STEP(cuStreamDestroy(stream));
    STEP(cuStreamCreateWithPriority(&stream, CU_STREAM_NON_BLOCKING, -1));
    STEP(cuStreamGetFlags(stream, &flags));
    note("flags %u", flags);
    STEP(cuStreamGetPriority(stream, &number));
    note("priority %d", number);
    STEP(cuStreamGetCtx(stream, &created));
    note("%s", created == context ? "the primary context" : "another context");
    STEP(cuStreamQuery(stream));
    STEP(cuStreamSynchronize(CU_STREAM_LEGACY));
    STEP(cuStreamSynchronize(CU_STREAM_PER_THREAD));
    STEP(cuMemcpyHtoDAsync(memory, host, 64, stream));
    STEP(cuMemcpyDtoHAsync(host, memory, 64, stream));
    STEP(cuMemcpyDtoDAsync(other, memory, 64, stream));
    STEP(cuMemcpyAsync(other, (CUdeviceptr)host, 64, CU_STREAM_PER_THREAD));
    STEP(cuMemsetD8Async(memory, 0x44, 64, stream));
    STEP(cuMemsetD2D16Async(other, 256, 2, 50, 2, stream));
    CUDA_MEMCPY2D rows = { .srcMemoryType = CU_MEMORYTYPE_HOST,
                           .srcHost = host,
                           .srcPitch = 128,
                           .srcXInBytes = 8,
                           .srcY = 1,
                           .dstMemoryType = CU_MEMORYTYPE_DEVICE,
                           .dstDevice = other,
                           .dstPitch = 256,
                           .WidthInBytes = 100,
                           .Height = 10 };
    STEP(cuMemcpy2D(&rows));
    STEP(cuMemcpy2DAsync(&rows, stream));
    CUDA_MEMCPY3D box = { .srcMemoryType = CU_MEMORYTYPE_UNIFIED,
                          .srcDevice = (CUdeviceptr)host,
                          .srcPitch = 64,
                          .srcHeight = 4,
                          .dstMemoryType = CU_MEMORYTYPE_DEVICE,
                          .dstDevice = other,
                          .dstPitch = 128,
                          .dstHeight = 8,
                          .WidthInBytes = 64,
                          .Height = 4,
                          .Depth = 2 };
    STEP(cuMemcpy3D(&box));
    STEP(cuMemcpy3DAsync(&box, stream));
    CUarray array = NULL, solid = NULL;
    CUDA_ARRAY_DESCRIPTOR plane = { .Width = 16, .Height = 4, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 2 };
    CUDA_ARRAY3D_DESCRIPTOR deep = {
        .Width = 32, .Height = 4, .Depth = 3, .Format = CU_AD_FORMAT_SIGNED_INT8, .NumChannels = 1
    };
    STEP(cuArrayCreate(&array, &plane));
    STEP(cuArray3DCreate(&solid, &deep));
    deep.NumChannels = 3;
    STEP(cuArray3DCreate(&solid, &deep));
    STEP(cuArrayGetDescriptor(&plane, array));
    note("%zu x %zu, format %#x, channels %u", plane.Width, plane.Height, plane.Format, plane.NumChannels);
    for (int i = 0; i < 512; i++)
        host[i] = (char)i;
    CUDA_MEMCPY2D plates = { .srcMemoryType = CU_MEMORYTYPE_HOST,
                             .srcHost = host,
                             .srcPitch = 128,
                             .dstMemoryType = CU_MEMORYTYPE_ARRAY,
                             .dstArray = array,
                             .WidthInBytes = 128,
                             .Height = 4 };
    STEP(cuMemcpy2D(&plates));
    plates.WidthInBytes = 124;
    STEP(cuMemcpy2D(&plates));
    CUDA_MEMCPY3D cut = { .srcMemoryType = CU_MEMORYTYPE_ARRAY,
                          .srcArray = array,
                          .srcXInBytes = 8,
                          .srcY = 1,
                          .dstMemoryType = CU_MEMORYTYPE_DEVICE,
                          .dstDevice = memory,
                          .dstPitch = 64,
                          .WidthInBytes = 16,
                          .Height = 2,
                          .Depth = 1 };
    STEP(cuMemcpy3DAsync(&cut, stream));
    STEP(cuStreamSynchronize(stream));
    STEP(cuMemcpyDtoH(host, memory, 16));
    note("it begins with %d", (unsigned char)host[0]);
    STEP(cuMemcpyHtoA(solid, 4, host, 8));
    STEP(cuMemcpyAtoA(array, 0, solid, 0, 16));
    STEP(cuMemcpyAtoHAsync(host, solid, 4, 8, stream));
    STEP(cuArrayDestroy(array));
    STEP(cuArrayDestroy(array));
    STEP(cuArrayDestroy(solid));
    STEP(cuStreamWriteValue32(stream, memory, 7, CU_STREAM_WRITE_VALUE_DEFAULT));
    STEP(cuStreamWaitValue32(stream, memory, 7, CU_STREAM_WAIT_VALUE_EQ));
    STEP(cuStreamWriteValue64(stream, memory, 8, CU_STREAM_WRITE_VALUE_DEFAULT));
    STEP(cuStreamWaitValue64(stream, memory, 8, CU_STREAM_WAIT_VALUE_GEQ));
    STEP(cuLaunchHostFunc(stream, call_back, &ran));
    STEP(cuStreamAddCallback(stream, call_back_status, &ran, 0));
    STEP(cuStreamAttachMemAsync(stream, managed, 0, CU_MEM_ATTACH_SINGLE));
    STEP(cuMemPrefetchAsync(managed, 8192, (CUmemLocation){ CU_MEM_LOCATION_TYPE_HOST, 0 }, 0, stream));
    STEP(cuMemAllocAsync(&pool, 4096, stream));
    STEP(cuMemFreeAsync(pool, stream));

    STEP(cuEventCreate(&timed, CU_EVENT_DEFAULT));
    STEP(cuEventCreate(&event, CU_EVENT_BLOCKING_SYNC));
    STEP(cuEventCreate(&shareable, CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING));
    STEP(cuEventRecord(timed, NULL));
    STEP(cuEventRecord(event, stream));
    STEP(cuEventQuery(event));
    STEP(cuEventSynchronize(event));
    STEP(cuEventElapsedTime(&milliseconds, timed, event));
    note("%g ms", milliseconds);
    STEP(cuStreamWaitEvent(stream, event, 0));

    STEP(cuIpcGetMemHandle(&handle, memory));
    STEP(cuIpcGetMemHandle(&handle, memory + 16));
    STEP(cuIpcGetMemHandle(&handle, managed));
    STEP(cuIpcOpenMemHandle(&opened, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    note("%s", strstr(anygpu_last_reason(), "PID namespaces") ? "the reason says what else it may be" : "no reason");
    STEP(cuIpcOpenMemHandle(&opened, shared->memory, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    STEP(cuIpcOpenMemHandle(&opened, shared->memory, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    STEP(cuMemcpyDtoH(host, opened, 4096));
    note("the opened memory holds %#x", host[17]);
    STEP(cuIpcGetMemHandle(&damaged, opened));
    STEP(cuIpcOpenMemHandle(&pointer, shared->freed, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    memset(&damaged, 0, sizeof damaged);
    STEP(cuIpcOpenMemHandle(&pointer, damaged, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    memcpy(&damaged, "anygpuH\1", 8);
    STEP(cuIpcOpenMemHandle(&pointer, damaged, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    memset(&damaged, 0x5a, sizeof damaged);
    STEP(cuIpcOpenMemHandle(&pointer, damaged, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    STEP(cuIpcCloseMemHandle(opened));
    STEP(cuCtxCreate(&created, NULL, CU_CTX_SCHED_SPIN, 1));
    STEP(cuCtxGetDevice(&number));
    note("in a context of device 1 the device is %d", number);
    STEP(cuIpcCloseMemHandle(opened));
    STEP(cuIpcCloseMemHandle(opened));
    STEP(cuCtxEnablePeerAccess(context, 0));
    STEP(cuCtxEnablePeerAccess(context, 0));
    STEP(cuCtxDisablePeerAccess(context));
    STEP(cuCtxDisablePeerAccess(context));
    STEP(cuCtxPushCurrent(context));
    STEP(cuCtxPopCurrent(&popped));
    STEP(cuCtxDestroy(created));
    STEP(cuCtxGetDevice(&number));
    note("and then %d", number);
    STEP(cuIpcGetEventHandle(&event_handle, shareable));
    STEP(cuIpcGetEventHandle(&event_handle, event));
    STEP(cuIpcOpenEventHandle(&imported, event_handle));
    STEP(cuIpcOpenEventHandle(&imported, shared->event));
    STEP(cuStreamWaitEvent(stream, imported, 0));
    STEP(cuEventSynchronize(imported));
    STEP(cuEventDestroy(imported));
    STEP(cuEventQuery((CUevent)(0x5e52ul << 48 | 0x1000)));
    STEP(cuStreamQuery((CUstream)(0x5e51ul << 48 | 0x1000)));

    STEP(cuEventDestroy(event));
    STEP(cuEventDestroy(timed));
    STEP(cuEventDestroy(shareable));
    STEP(cuStreamDestroy(stream));
    launch_kernels(memory);
    STEP(cuMemHostUnregister(host));
    STEP(cuMemFreeHost(pinned));
    STEP(cuMemFree(managed));
    STEP(cuMemFree(other));
    STEP(cuMemFree(memory + 16));
    STEP(cuMemFree(memory));
    STEP(cuMemAlloc(&pointer, (size_t)1 << 40));
    STEP(cuDevicePrimaryCtxReset(0));
    STEP(cuDevicePrimaryCtxRelease(0));
    STEP(cuDevicePrimaryCtxRelease(0));
    free(host);
    note("the callbacks left %d", ran);
}

static void codes(void)
{
    CUcontext context;
    CUdeviceptr memory;
    if (cuInit(0) || cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context))
        exit(1);
    for (int code = 1; code < 1100; code++) {
        char setting[32];
        snprintf(setting, sizeof setting, "hipMalloc=%d", code);
        setenv("STANDIN_FAIL", setting, 1);
        printf("%d %d\n", code, cuMemAlloc(&memory, 64));
    }
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    if (!strcmp(what, "first")) {
        int count = -1;
        int status = cuInit(0);
        char reason[512];
        strncpy(reason, anygpu_last_reason(), sizeof reason);
        int counted = cuDeviceGetCount(&count);
        printf("%d %d %d\n%s\n", status, counted, count, reason);
        return 0;
    }
    if (!strcmp(what, "codes")) {
        codes();
        return 0;
    }
    if (!strcmp(what, "graphs")) {
        if (cuInit(0))
            return 1;
        graphs();
        return 0;
    }
    if (pipe(to_child) || pipe(from_child))
        return 1;
    pid_t child = fork();
    if (child == 0)
        share();
    struct shared shared;
    if (read(from_child[0], &shared, sizeof shared) != sizeof shared || cuInit(0))
        return 1;
    if (argc > 3) {
        failing = argv[2];
        code = atoi(argv[3]);
    }
    steps(&shared);
    close(to_child[1]);
    int status;
    return waitpid(child, &status, 0) != child || status != 0;
}
