/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Calls HIP, one step after the other, and shows each step's status.
 *
 *     cuda_client steps       into the log of the stand-in driver, a line "== step" before each step's driver calls
 *     cuda_client fail F N    while the driver's function F answers N; a step that fails is then made once more
 *     cuda_client codes F     while F, which hipMalloc becomes, answers each number: the number and what becomes of it
 *     cuda_client first       only the first call, and why it fails
 *     cuda_client without     the calls that need functions that not every driver has
 */
#define _GNU_SOURCE
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "steps.h"

struct shared {
    hipIpcMemHandle_t memory, freed;
    hipIpcEventHandle_t event;
};

static int to_child[2], from_child[2];

/* Another process that shares memory and an event. */
static void share(void)
{
    struct shared shared;
    void *memory, *gone;
    hipEvent_t event;
    char wait;
    close(to_child[1]);
    unsetenv("STANDIN_LOG");
    if (hipMalloc(&memory, 4096) || hipMalloc(&gone, 4096) || hipMemset(memory, 0x5a, 4096)
        || hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming)
        || hipIpcGetMemHandle(&shared.memory, memory) || hipIpcGetMemHandle(&shared.freed, gone) || hipFree(gone)
        || hipIpcGetEventHandle(&shared.event, event))
        _exit(1);
    if (write(from_child[1], &shared, sizeof shared) != sizeof shared)
        _exit(1);
    _exit(read(to_child[0], &wait, 1) < 0);
}

static void call_back(void *data)
{
    ++*(int *)data;
}

static void call_back_status(hipStream_t stream, hipError_t status, void *data)
{
    (void)stream;
    *(int *)data += status ? 100 : 10;
}

static void *in_thread(void *unused)
{
    hipIpcMemHandle_t handle;
    void *memory;
    int device;
    (void)unused;
    STEP(hipGetDevice(&device));
    STEP(hipMalloc(&memory, 64));
    STEP(hipIpcGetMemHandle(&handle, memory));
    /* The last context of the thread's. */
    STEP(hipCtxSetCurrent(NULL));
    STEP(hipIpcGetMemHandle(&handle, memory));
    STEP(hipFree(memory));
    return NULL;
}

static void show_attributes(const hipPointerAttribute_t *attributes, const void *pointer)
{
    note("type %d, device %d, device pointer %s, host pointer %s, managed %d", attributes->type, attributes->device,
         attributes->devicePointer == pointer ? "the same"
             : attributes->devicePointer      ? "another"
                                              : "none",
         attributes->hostPointer == pointer ? "the same"
             : attributes->hostPointer      ? "another"
                                            : "none",
         attributes->isManaged);
}

/* A file of memory, as the stand-in takes for its own descriptors. */
static int memory_file(void)
{
    int file = memfd_create("external", MFD_CLOEXEC);
    if (file < 0 || ftruncate(file, 1 << 20))
        exit(1);
    return file;
}

static void external(hipStream_t stream)
{
    hipExternalMemoryHandleDesc import = { .type = hipExternalMemoryHandleTypeOpaqueFd, .size = 1 << 20 };
    hipExternalMemoryBufferDesc buffer = { .offset = 8192, .size = 4096 };
    hipExternalMemoryMipmappedArrayDesc shape = {
        .offset = 4096,
        .formatDesc = { 32, 32, 0, 0, hipChannelFormatKindFloat },
        .extent = { 64, 32, 0 },
        .flags = hipArraySurfaceLoadStore,
        .numLevels = 3,
    };
    hipExternalSemaphoreHandleDesc semaphore = { .type = hipExternalSemaphoreHandleTypeTimelineSemaphoreFd };
    hipExternalSemaphoreSignalParams signals[2] = { { .params = { .fence = { 7 } } }, { .flags = 0 } };
    hipExternalSemaphoreWaitParams waits[2] = { { .params = { .fence = { 7 } } }, { .flags = 0 } };
    hipExternalSemaphore_t semaphores[2] = { NULL, NULL };
    hipExternalMemory_t memory = NULL;
    hipMipmappedArray_t arrays = NULL;
    hipArray_t level = NULL;
    void *pointer = NULL;
    int file = memory_file(), nothing = open("/dev/null", O_RDWR);
    char *mine = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);

    STEP(hipImportExternalMemory(NULL, &import));
    STEP(hipImportExternalMemory(&memory, NULL));
    import.type = 0;
    STEP(hipImportExternalMemory(&memory, &import));
    import.type = hipExternalMemoryHandleTypeD3D12Heap;
    STEP(hipImportExternalMemory(&memory, &import));
    import.type = 9;
    STEP(hipImportExternalMemory(&memory, &import));
    import.type = hipExternalMemoryHandleTypeOpaqueFd;
    import.flags = 2;
    STEP(hipImportExternalMemory(&memory, &import));
    import.flags = hipExternalMemoryDedicated;
    import.handle.fd = -1;
    STEP(hipImportExternalMemory(&memory, &import));
    import.handle.fd = nothing;
    STEP(hipImportExternalMemory(&memory, &import));
    import.handle.fd = file;
    import.size = 0;
    STEP(hipImportExternalMemory(&memory, &import));
    import.size = 2 << 20;
    STEP(hipImportExternalMemory(&memory, &import));
    import.size = 1 << 20;
    note("the descriptors are %s", fcntl(file, F_GETFD) < 0 || fcntl(nothing, F_GETFD) < 0 ? "closed" : "still open");
    STEP(hipImportExternalMemory(&memory, &import));
    STEP(hipExternalMemoryGetMappedBuffer(&pointer, NULL, &buffer));
    STEP(hipExternalMemoryGetMappedBuffer(&pointer, (hipExternalMemory_t)(0x5e51ul << 48 | 0x1000), &buffer));
    buffer.flags = 1;
    STEP(hipExternalMemoryGetMappedBuffer(&pointer, memory, &buffer));
    buffer.flags = 0;
    buffer.size = 1 << 20;
    STEP(hipExternalMemoryGetMappedBuffer(&pointer, memory, &buffer));
    buffer.size = ~0ull;
    STEP(hipExternalMemoryGetMappedBuffer(&pointer, memory, &buffer));
    buffer.size = 4096;
    STEP(hipExternalMemoryGetMappedBuffer(&pointer, memory, &buffer));
    STEP(hipMemset(pointer, 0x66, 4096));
    note("the file holds %#x, %#x", mine[8191], mine[8192]);
    STEP(hipExternalMemoryGetMappedMipmappedArray(&arrays, memory, &shape));
    STEP(hipGetMipmappedArrayLevel(&level, arrays, 2));
    STEP(hipMipmappedArrayGetLevel(&level, arrays, 3));
    STEP(hipFreeMipmappedArray(arrays));
    shape.formatDesc.y = 16;
    STEP(hipExternalMemoryGetMappedMipmappedArray(&arrays, memory, &shape));
    shape.formatDesc = (hipChannelFormatDesc){ 8, 8, 8, 8, hipChannelFormatKindUnsigned };
    STEP(hipExternalMemoryGetMappedMipmappedArray(&arrays, memory, &shape));
    STEP(hipMipmappedArrayDestroy(arrays));
    STEP(hipMipmappedArrayDestroy(arrays));
    STEP(hipDestroyExternalMemory(memory));
    STEP(hipDestroyExternalMemory(memory));
    STEP(hipDestroyExternalMemory(NULL));
    STEP(hipFree(pointer));

    semaphore.handle.fd = nothing;
    STEP(hipImportExternalSemaphore(&semaphores[0], &semaphore));
    semaphore.handle.fd = memory_file();
    semaphore.flags = 1;
    STEP(hipImportExternalSemaphore(&semaphores[0], &semaphore));
    semaphore.flags = 0;
    semaphore.type = hipExternalSemaphoreHandleTypeKeyedMutex;
    STEP(hipImportExternalSemaphore(&semaphores[0], &semaphore));
    semaphore.type = 11;
    STEP(hipImportExternalSemaphore(&semaphores[0], &semaphore));
    semaphore.type = hipExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    STEP(hipImportExternalSemaphore(&semaphores[0], &semaphore));
    STEP(hipSignalExternalSemaphoresAsync(semaphores, signals, 2, stream));
    semaphore.type = hipExternalSemaphoreHandleTypeOpaqueFd;
    semaphore.handle.fd = memory_file();
    STEP(hipImportExternalSemaphore(&semaphores[1], &semaphore));
    STEP(hipSignalExternalSemaphoresAsync(NULL, signals, 2, stream));
    STEP(hipSignalExternalSemaphoresAsync(semaphores, signals, 2, stream));
    STEP(hipWaitExternalSemaphoresAsync(semaphores, waits, 2, stream));
    waits[1].flags = 1;
    STEP(hipWaitExternalSemaphoresAsync(semaphores, waits, 2, NULL));
    STEP(hipSignalExternalSemaphoresAsync(semaphores, signals, 2, (hipStream_t)(0x5e51ul << 48 | 0x1000)));
    STEP(hipDestroyExternalSemaphore(semaphores[0]));
    STEP(hipDestroyExternalSemaphore(semaphores[1]));
    STEP(hipDestroyExternalSemaphore(NULL));
    STEP(hipSignalExternalSemaphoresAsync(semaphores, signals, 1, stream));
    munmap(mine, 1 << 20);
    close(nothing);

    /* This library's own timelines: the page is registered, and streams write its number and wait for it. */
    semaphore.type = hipExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    for (int i = 0; i < 2; i++) {
        if (anygpu_timeline_create(&semaphore.handle.fd, 3))
            exit(1);
        STEP(hipImportExternalSemaphore(&semaphores[i], &semaphore));
    }
    STEP(hipDestroyExternalSemaphore(semaphores[0]));
    STEP(hipDestroyExternalSemaphore(semaphores[0]));
    signals[1].params.fence.value = waits[1].params.fence.value = 4;
    waits[1].flags = 0;
    STEP(hipSignalExternalSemaphoresAsync(&semaphores[1], &signals[1], 1, stream));
    STEP(hipWaitExternalSemaphoresAsync(&semaphores[1], &waits[1], 1, stream));
    signals[1].params.fence.value = 2;
    STEP(hipSignalExternalSemaphoresAsync(&semaphores[1], &signals[1], 1, stream));
}

static void arrays(void *memory, char *host, hipStream_t stream)
{
    hipChannelFormatDesc pair = hipCreateChannelDesc(16, 16, 0, 0, hipChannelFormatKindUnsigned);
    hipExtent extent = { 0, 0, 0 };
    hipArray_t flat = NULL, layers = NULL;
    hipMipmappedArray_t levels = NULL;
    unsigned flags = 0;

    STEP(hipMallocArray(&flat, &pair, 16, 4, hipArrayTextureGather));
    STEP(hipMallocArray(&flat, &pair, 0, 4, 0));
    STEP(hipMalloc3DArray(&layers, &pair, ((hipExtent){ 16, 4, 2 }), hipArrayLayered | hipArraySurfaceLoadStore));
    STEP(hipMalloc3DArray(&layers, &pair, ((hipExtent){ 16, 16, 6 }), hipArrayCubemap));
    STEP(hipArrayGetInfo(&pair, &extent, &flags, layers));
    note("%zu x %zu x %zu, channels of %d and %d bits, flags %u", extent.width, extent.height, extent.depth, pair.x,
         pair.y, flags);
    for (int i = 0; i < 512; i++)
        host[i] = (char)i;
    struct hipMemcpy3DParms box = {
        .srcPtr = { host, 64, 64, 4 }, .dstArray = layers, .extent = { 16, 4, 2 }, .kind = hipMemcpyHostToDevice
    };
    STEP(hipMemcpy3D(&box));
    box = (struct hipMemcpy3DParms){ .srcArray = layers,
                                     .srcPos = { 2, 1, 1 },
                                     .dstArray = flat,
                                     .dstPos = { 1, 2, 0 },
                                     .extent = { 8, 2, 1 },
                                     .kind = hipMemcpyDeviceToDevice };
    STEP(hipMemcpy3DAsync(&box, stream));
    STEP(hipMemcpy2DFromArray(host + 512, 64, flat, 4, 2, 32, 2, hipMemcpyDeviceToHost));
    note("row 0 begins with %d, row 1 with %d", host[512], (unsigned char)host[512 + 64]);
    STEP(hipMemcpy2DToArrayAsync(flat, 8, 1, memory, 64, 16, 3, hipMemcpyDeviceToDevice, stream));
    STEP(hipMemcpyHtoA(flat, 4, host, 8));
    STEP(hipMemcpyHtoA(flat, 60, host, 8));
    STEP(hipMemcpyAtoH(host + 600, flat, 4, 8));
    note("the last is %d", host[607]);
    STEP(hipFreeArray(flat));
    STEP(hipFreeArray(flat));
    STEP(hipFreeArray(NULL));
    STEP(hipFreeArray((hipArray_t)(size_t)1234567));
    STEP(hipFreeArray(layers));
    STEP(hipMallocMipmappedArray(&levels, &pair, ((hipExtent){ 16, 4, 0 }), 3, 0));
    if (levels)
        STEP(hipFreeMipmappedArray(levels));
}

/* Kernels of a module, with their arguments in both forms. */
static void launch_kernels(void *memory)
{
    hipModule_t module = NULL;
    hipFunction_t function = NULL, none = NULL;
    hipDeviceptr_t variable = 0;
    size_t size = 0;
    int number = 0, threads = 0, added = 3;
    void *arguments[] = { &memory, &added };
    hipLaunchAttribute cooperative = { .id = hipLaunchAttributeCooperative, .val.priority = 1 };
    HIP_LAUNCH_CONFIG launch = { 1, 2, 3, 4, 5, 6, 7, NULL, NULL, 0 };
    HIP_LAUNCH_CONFIG together = { 1, 2, 3, 4, 5, 6, 7, NULL, &cooperative, 1 };
    struct {
        void *memory;
        int added;
    } packed = { memory, 4 };
    size_t bytes = sizeof packed;
    void *extra[] = { HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                      HIP_LAUNCH_PARAM_END };

    STEP(hipModuleLoadData(&module, "image"));
    STEP(hipModuleLoadData(&module, "no image"));
    STEP(hipModuleGetFunction(&function, module, "add"));
    STEP(hipModuleGetFunction(&none, module, "none"));
    STEP(hipModuleGetFunction(&none, (hipModule_t)(0x5e60ul << 48 | 8), "add"));
    STEP(hipModuleGetGlobal(&variable, &size, module, "number"));
    note("%zu bytes", size);
    STEP(hipFuncGetAttribute(&number, HIP_FUNC_ATTRIBUTE_NUM_REGS, function));
    note("%d registers", number);
    STEP(hipFuncSetAttribute(function, hipFuncAttributeMaxDynamicSharedMemorySize, 4096));
    STEP(hipFuncSetAttribute(function, hipFuncAttributePreferredSharedMemoryCarveout, -1));
    STEP(hipFuncSetAttribute(function, 0, 1));
    STEP(hipFuncSetAttribute((const void *)launch_kernels, hipFuncAttributeMaxDynamicSharedMemorySize, 1));
    STEP(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&number, function, 100, 16));
    note("%d blocks", number);
    STEP(hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&number, function, 100, 16, 1));
    STEP(hipModuleOccupancyMaxPotentialBlockSize(&number, &threads, function, 16, 100));
    note("%d threads", threads);
    STEP(hipModuleOccupancyMaxPotentialBlockSizeWithFlags(&number, &threads, function, 16, 100, 0));
    STEP(hipMemset(memory, 0, 4));
    STEP(hipDrvLaunchKernelEx(&launch, function, arguments, NULL));
    STEP(hipDrvLaunchKernelEx(&together, function, arguments, NULL));
    STEP(hipDrvLaunchKernelEx(NULL, function, arguments, NULL));
    STEP(hipModuleLaunchKernel(function, 2, 3, 4, 32, 2, 1, 16, NULL, arguments, NULL));
    STEP(hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, extra));
    STEP(hipModuleLaunchKernel(function, 0, 1, 1, 1, 1, 1, 0, NULL, arguments, NULL));
    STEP(hipModuleLaunchCooperativeKernel(function, 2, 3, 4, 32, 2, 1, 16, NULL, arguments));
    STEP(hipModuleLaunchCooperativeKernel(function, 1, 1, 1, 0, 1, 1, 0, NULL, arguments));
    STEP(hipDrvLaunchKernelEx(&together, function, NULL, extra));
    STEP(hipModuleLaunchKernel((hipFunction_t)(0x5e61ul << 48 | 8), 1, 1, 1, 1, 1, 1, 0, NULL, arguments, NULL));
    STEP(hipMemcpy(&number, memory, 4, hipMemcpyDeviceToHost));
    note("the number is %d", number);
    STEP(hipModuleUnload(module));
}

static void add_letter(void *text)
{
    strcat(text, "a");
}

/* Nodes of each type: made, asked for, changed, and changed in what was made of their graph. */
static void graphs(void)
{
    hipGraph_t graph, child, copy, found_graph;
    hipGraphNode_t node[16], found[16], other;
    hipGraphNodeType type;
    hipGraphExec_t executable;
    hipGraphExecUpdateResult result;
    hipStream_t stream;
    hipEvent_t event, asked;
    hipModule_t module;
    hipFunction_t function;
    hipCtx_t context;
    hipStreamCaptureStatus capturing;
    hipExternalSemaphore_t semaphore, timeline;
    const hipGraphNode_t *last;
    unsigned long long id;
    size_t count, room = 16;
    int *memory, added = 3;
    char text[8] = "";
    void *arguments[] = { &memory, &added }, *freed;
    before("what graphs are made of");
    if (hipMalloc((void **)&memory, 64) || hipStreamCreate(&stream) || hipEventCreate(&event)
        || hipModuleLoadData(&module, "image") || hipModuleGetFunction(&function, module, "add")
        || hipDevicePrimaryCtxRetain(&context, 0))
        exit(1);
    hipKernelNodeParams launch = { { 2, 1, 1 }, NULL, function, { 3, 1, 1 }, arguments, 16 };
    hipMemsetParams fill = { .dst = memory, .elementSize = 4, .height = 1, .value = 5, .width = 8 };
    hipHostNodeParams call = { add_letter, text };
    hipStreamBatchMemOpParams operations[2];
    memset(operations, 0, sizeof operations);
    operations[0].waitValue = (hipStreamMemOpValueParams){ hipStreamMemOpWriteValue32, memory, 9, 0, NULL };
    operations[1].waitValue =
        (hipStreamMemOpValueParams){ hipStreamMemOpWaitValue32, memory, 9, hipStreamWaitValueEq, NULL };
    hipBatchMemOpNodeParams batch = { context, 2, operations, 0 };
    hipExternalSemaphoreHandleDesc import = { .type = hipExternalSemaphoreHandleTypeTimelineSemaphoreFd };
    hipExternalSemaphoreSignalParams value;
    memset(&value, 0, sizeof value);
    value.params.fence.value = 4;
    import.handle.fd = memory_file();
    if (hipImportExternalSemaphore(&semaphore, &import) || anygpu_timeline_create(&import.handle.fd, 0)
        || hipImportExternalSemaphore(&timeline, &import))
        exit(1);
    after("what graphs are made of", 0);
    hipExternalSemaphoreSignalNodeParams signals = { &semaphore, &value, 1 }, of_ours = { &timeline, &value, 1 };
    hipExternalSemaphoreWaitNodeParams waits = { &semaphore, (void *)&value, 1 };
    hipMemAllocNodeParams allocation;
    memset(&allocation, 0, sizeof allocation);
    allocation.poolProps.allocType = hipMemAllocationTypePinned;
    allocation.poolProps.location.type = hipMemLocationTypeDevice;
    allocation.bytesize = 64;
    hipMemAccessDesc access = { { hipMemLocationTypeDevice, 0 }, hipMemAccessFlagsProtReadWrite };
    allocation.accessDescs = &access, allocation.accessDescCount = 1;

    STEP(hipGraphCreate(&graph, 0));
    STEP(hipGraphCreate(&child, 0));
    STEP(hipGraphAddEmptyNode(&node[0], graph, NULL, 0));
    STEP(hipGraphAddKernelNode(&node[1], graph, &node[0], 1, &launch));
    STEP(hipGraphAddMemcpyNode1D(&node[2], graph, &node[1], 1, memory, memory + 8, 8, hipMemcpyDeviceToDevice));
    STEP(hipGraphAddMemsetNode(&node[3], graph, &node[2], 1, &fill));
    STEP(hipGraphAddHostNode(&node[4], graph, &node[3], 1, &call));
    STEP(hipGraphAddChildGraphNode(&node[5], graph, &node[4], 1, child));
    STEP(hipGraphAddEventRecordNode(&node[6], graph, &node[5], 1, event));
    STEP(hipGraphAddEventWaitNode(&node[7], graph, &node[6], 1, event));
    STEP(hipGraphAddBatchMemOpNode(&node[8], graph, &node[7], 1, &batch));
    STEP(hipGraphAddExternalSemaphoresSignalNode(&node[9], graph, &node[8], 1, &signals));
    STEP(hipGraphAddExternalSemaphoresWaitNode(&node[10], graph, &node[9], 1, &waits));
    STEP(hipGraphAddExternalSemaphoresSignalNode(&other, graph, NULL, 0, &of_ours));
    STEP(hipGraphAddMemAllocNode(&node[11], graph, NULL, 0, &allocation));
    STEP(hipGraphAddMemFreeNode(&node[12], graph, &node[11], 1, allocation.dptr));
    STEP(hipGraphNodeGetType(node[8], &type));
    note("type %d", type);

    hipKernelNodeParams launch_found;
    hipMemcpy3DParms copy_found;
    hipMemsetParams fill_found;
    hipHostNodeParams call_found;
    hipBatchMemOpNodeParams batch_found = { 0 };
    hipExternalSemaphoreSignalNodeParams signals_found = { 0 };
    hipExternalSemaphoreWaitNodeParams waits_found = { 0 };
    STEP(hipGraphKernelNodeGetParams(node[1], &launch_found));
    STEP(hipGraphMemcpyNodeGetParams(node[2], &copy_found));
    note("%zu bytes, kind %d", copy_found.extent.width, copy_found.kind);
    STEP(hipGraphMemsetNodeGetParams(node[3], &fill_found));
    STEP(hipGraphHostNodeGetParams(node[4], &call_found));
    STEP(hipGraphChildGraphNodeGetGraph(node[5], &found_graph));
    STEP(hipGraphEventRecordNodeGetEvent(node[6], &asked));
    STEP(hipGraphEventWaitNodeGetEvent(node[7], &asked));
    STEP(hipGraphBatchMemOpNodeGetParams(node[8], &batch_found));
    if (batch_found.paramArray)
        note("%u operations, the second waits for %d, with flags %u", batch_found.count,
             (int)batch_found.paramArray[1].waitValue.value64, batch_found.paramArray[1].waitValue.flags);
    STEP(hipGraphExternalSemaphoresSignalNodeGetParams(node[9], &signals_found));
    if (signals_found.paramsArray)
        note("the same semaphore: %d, value %d", signals_found.extSemArray[0] == semaphore,
             (int)signals_found.paramsArray[0].params.fence.value);
    STEP(hipGraphExternalSemaphoresWaitNodeGetParams(node[10], &waits_found));
    STEP(hipGraphMemAllocNodeGetParams(node[11], &allocation));
    STEP(hipGraphMemFreeNodeGetParams(node[12], &freed));

    STEP(hipGraphKernelNodeSetParams(node[1], &launch));
    STEP(hipGraphMemcpyNodeSetParams1D(node[2], memory, memory + 4, 4, hipMemcpyDeviceToDevice));
    STEP(hipGraphMemsetNodeSetParams(node[3], &fill));
    STEP(hipGraphHostNodeSetParams(node[4], &call));
    STEP(hipGraphEventRecordNodeSetEvent(node[6], event));
    STEP(hipGraphEventWaitNodeSetEvent(node[7], event));
    STEP(hipGraphBatchMemOpNodeSetParams(node[8], &batch));
    STEP(hipGraphExternalSemaphoresSignalNodeSetParams(node[9], &signals));
    STEP(hipGraphExternalSemaphoresWaitNodeSetParams(node[10], &waits));

    STEP(hipGraphGetNodes(graph, found, &room));
    note("%zu nodes", room);
    STEP(hipGraphGetEdges(graph, NULL, NULL, &count));
    note("%zu edges", count);
    count = 1;
    STEP(hipGraphNodeGetDependencies(node[1], found, &count));
    STEP(hipGraphNodeGetDependentNodes(node[0], found, &count));
    STEP(hipGraphAddDependencies(graph, &node[0], &node[2], 1));
    STEP(hipGraphRemoveDependencies(graph, &node[0], &node[2], 1));
    STEP(hipGraphClone(&copy, graph));
    STEP(hipGraphNodeFindInClone(&other, node[1], copy));

    STEP(hipGraphInstantiateWithFlags(&executable, graph, 0));
    STEP(hipGraphExecKernelNodeSetParams(executable, node[1], &launch));
    STEP(hipGraphExecMemcpyNodeSetParams1D(executable, node[2], memory, memory + 4, 4, hipMemcpyDeviceToDevice));
    STEP(hipGraphExecMemsetNodeSetParams(executable, node[3], &fill));
    STEP(hipGraphExecHostNodeSetParams(executable, node[4], &call));
    STEP(hipGraphExecChildGraphNodeSetParams(executable, node[5], child));
    STEP(hipGraphExecEventRecordNodeSetEvent(executable, node[6], event));
    STEP(hipGraphExecEventWaitNodeSetEvent(executable, node[7], event));
    STEP(hipGraphExecBatchMemOpNodeSetParams(executable, node[8], &batch));
    STEP(hipGraphExecExternalSemaphoresSignalNodeSetParams(executable, node[9], &signals));
    STEP(hipGraphExecExternalSemaphoresWaitNodeSetParams(executable, node[10], &waits));
    STEP(hipGraphExecUpdate(executable, graph, &other, &result));
    STEP(hipGraphExecUpdate(executable, child, &other, &result));
    STEP(hipGraphUpload(executable, stream));
    STEP(hipGraphLaunch(executable, stream));
    note("the number is %d, the text \"%s\"", *memory, text);
    STEP(hipGraphExecDestroy(executable));

    STEP(hipStreamBeginCapture(stream, hipStreamCaptureModeRelaxed));
    STEP(hipStreamGetCaptureInfo_v2(stream, &capturing, &id, &found_graph, &last, &count));
    STEP(hipStreamUpdateCaptureDependencies(stream, node, 1, hipStreamSetCaptureDependencies));
    STEP(hipEventRecordWithFlags(event, stream, hipEventRecordExternal));
    STEP(hipStreamWaitEvent(stream, event, hipEventWaitExternal));
    STEP(hipStreamEndCapture(stream, &found_graph));
    STEP(hipStreamBeginCaptureToGraph(stream, graph, node, NULL, 1, hipStreamCaptureModeRelaxed));
    STEP(hipStreamEndCapture(stream, &found_graph));
    STEP(hipGraphDestroyNode(node[12]));
    STEP(hipGraphDestroy(graph));
}

static void steps(const struct shared *shared)
{
    void *memory, *other, *managed = NULL, *pinned, *pool = NULL, *opened = NULL, *pointer;
    size_t size, total;
    int number = 0, number2 = 0, ran = 0;
    unsigned flags;
    char text[64];
    char *host = aligned_alloc(4096, 8192);
    hipStream_t stream;
    hipEvent_t event, timed, shareable, imported = NULL;
    hipIpcMemHandle_t handle, host_handle;
    hipIpcEventHandle_t event_handle;
    hipPointerAttribute_t attributes;
    hipDeviceProp_t properties;
    hipUUID uuid;
    hipCtx_t context, created;
    pthread_t thread;

    STEP(hipGetDevice(&number));
    STEP(hipDeviceGetName(text, sizeof text, 1));
    STEP(hipDeviceGetUuid(&uuid, 1));
    STEP(hipDeviceTotalMem(&size, 0));
    STEP(hipDeviceComputeCapability(&number, &number2, 0));
    STEP(hipDeviceGetAttribute(&number, hipDeviceAttributeWarpSize, 1));
    note("the warp size is attribute %d", number - 1000);
    STEP(hipDeviceGetAttribute(&number, hipDeviceAttributeAsicRevision, 0));
    STEP(hipDeviceGetPCIBusId(text, sizeof text, 1));
    STEP(hipGetDeviceProperties(&properties, 1));
    note("%s on bus %#x", properties.name, properties.pciBusID);
    note("architecture %s, memory %zu MiB", properties.gcnArchName, properties.totalGlobalMem >> 20);
    STEP(hipDeviceCanAccessPeer(&number, 0, 1));
    STEP(hipDeviceGetP2PAttribute(&number, hipDevP2PAttrAccessSupported, 0, 1));
    STEP(hipExtGetLinkTypeAndHopCount(0, 1, (uint32_t *)&number, (uint32_t *)&number2));
    note("type %d, %d hops", number, number2);
    STEP(hipGetDeviceFlags(&flags));
    STEP(hipSetDeviceFlags(hipDeviceScheduleYield));
    STEP(hipDevicePrimaryCtxGetState(0, &flags, &number));

    STEP(hipMalloc(&memory, 4096));
    STEP(hipMalloc(&other, 1 << 20));
    STEP(hipMemGetInfo(&size, &total));
    STEP(hipSetDevice(0));
    STEP(hipGetDevice(&number));
    STEP(hipGetDeviceFlags(&flags));
    STEP(hipDeviceGetStreamPriorityRange(&number, &number2));
    STEP(hipDeviceGetLimit(&size, hipLimitMallocHeapSize));
    STEP(hipDeviceSetLimit(hipLimitStackSize, 2048));
    STEP(hipDeviceSynchronize());

    STEP(hipMallocPitch(&pointer, &size, 100, 10));
    STEP(hipFree(pointer));
    STEP(hipMallocManaged(&managed, 8192, hipMemAttachGlobal));
    STEP(hipHostMalloc(&pinned, 8192, hipHostMallocPortable | hipHostMallocWriteCombined));
    STEP(hipHostRegister(host, 8192, hipHostRegisterDefault));
    STEP(hipHostGetDevicePointer(&pointer, host + 16, 0));
    STEP(hipHostGetFlags(&flags, pinned));
    note("flags %u", flags);
    STEP(hipHostMalloc(&pointer, 64, 0));
    STEP(hipHostGetFlags(&flags, pointer));
    note("flags %u", flags);
    STEP(hipFree(pointer));
    STEP(hipExtMallocWithFlags(&pointer, 8, hipMallocSignalMemory));
    STEP(hipFree(pointer));
    STEP(hipPointerGetAttributes(&attributes, (char *)memory + 16));
    show_attributes(&attributes, (char *)memory + 16);
    STEP(hipPointerGetAttributes(&attributes, pinned));
    show_attributes(&attributes, pinned);
    STEP(hipPointerGetAttributes(&attributes, managed));
    show_attributes(&attributes, managed);
    STEP(hipPointerGetAttributes(&attributes, host));
    show_attributes(&attributes, host);
    STEP(hipPointerGetAttributes(&attributes, &ran));
    show_attributes(&attributes, &ran);
    STEP(hipMemGetAddressRange(&pointer, &size, (char *)other + 100));
    note("base %+ld, size %zu", (long)((char *)pointer - (char *)other), size);
    STEP(hipPointerSetAttribute(&(int){ 1 }, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, memory));
    STEP(hipPointerGetAttribute(text, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, memory));
    note("synchronous %d", text[0]);
    STEP(hipMemAdvise(managed, 8192, hipMemAdviseSetPreferredLocation, 1));
    STEP(hipMemAdvise(managed, 8192, hipMemAdviseSetCoarseGrain, 0));
    STEP(hipMemAdvise(memory, 4096, hipMemAdviseUnsetCoarseGrain, 0));
    STEP(hipMemRangeGetAttribute(&number, 4, hipMemRangeAttributeCoherencyMode, managed, 8192));
    STEP(hipMemRangeGetAttribute(&number, 4, hipMemRangeAttributePreferredLocation, managed, 8192));

    STEP(hipMemcpy(memory, host, 4096, hipMemcpyHostToDevice));
    STEP(hipMemcpy(host, memory, 4096, hipMemcpyDeviceToHost));
    STEP(hipMemcpy(other, memory, 4096, hipMemcpyDeviceToDevice));
    STEP(hipMemcpy(host, host + 4096, 4096, hipMemcpyHostToHost));
    STEP(hipMemcpy(memory, host, 4096, hipMemcpyDefault));
    STEP(hipMemcpy(memory, host, 5000, hipMemcpyHostToDevice));
    STEP(hipMemcpyPeer(memory, 0, other, 1, 64));
    STEP(hipMemset(memory, 0x11, 4096));
    STEP(hipMemsetD16(memory, 0x2222, 8));
    STEP(hipMemsetD32(memory, 0x33333333, 8));
    STEP(hipMemset2D(other, 256, 1, 100, 10));
    STEP(hipMemcpy2D(other, 256, host, 128, 100, 10, hipMemcpyHostToDevice));

    STEP(hipStreamCreate(&stream));
    STEP(hipStreamDestroy(stream));
    STEP(hipStreamCreateWithPriority(&stream, hipStreamNonBlocking, -1));
    STEP(hipStreamGetFlags(stream, &flags));
    note("flags %u", flags);
    STEP(hipStreamGetPriority(stream, &number));
    note("priority %d", number);
    STEP(hipStreamGetDevice(stream, &number));
    note("device %d", number);
    STEP(hipStreamQuery(stream));
    STEP(hipStreamSynchronize(hipStreamPerThread));
    STEP(hipMemcpyAsync(memory, host, 64, hipMemcpyHostToDevice, stream));
    STEP(hipMemcpyAsync(host, memory, 64, hipMemcpyDeviceToHost, stream));
    STEP(hipMemcpyAsync(other, memory, 64, hipMemcpyDeviceToDevice, stream));
    STEP(hipMemcpyAsync(other, host, 64, hipMemcpyDefault, hipStreamPerThread));
    STEP(hipMemcpyWithStream(host, memory, 64, hipMemcpyDeviceToHost, stream));
    STEP(hipMemsetAsync(memory, 0x44, 64, stream));
    STEP(hipMemset2DAsync(other, 256, 2, 100, 10, stream));
    STEP(hipMemcpy2DAsync(host, 128, other, 256, 100, 10, hipMemcpyDeviceToHost, stream));
    struct hipMemcpy3DParms box = { .srcPtr = { host, 64, 64, 4 },
                                    .dstPtr = { other, 128, 128, 8 },
                                    .extent = { 64, 4, 2 },
                                    .kind = hipMemcpyHostToDevice };
    STEP(hipMemcpy3D(&box));
    STEP(hipMemcpy3DAsync(&box, stream));
    STEP(hipMemset3D(((hipPitchedPtr){ other, 128, 128, 8 }), 3, ((hipExtent){ 64, 4, 2 })));
    STEP(hipMemset3DAsync(((hipPitchedPtr){ other, 128, 128, 4 }), 3, ((hipExtent){ 64, 4, 2 }), stream));
    STEP(hipStreamWriteValue32(stream, memory, 7, 0));
    STEP(hipStreamWaitValue32(stream, memory, 7, hipStreamWaitValueEq, 0xffffffff));
    STEP(hipStreamWaitValue32(stream, memory, 0xf, hipStreamWaitValueAnd, 0x3));
    STEP(hipStreamWaitValue32(stream, memory, 0x8, hipStreamWaitValueNor, 0x1c));
    STEP(hipStreamWriteValue64(stream, memory, 8, 0));
    STEP(hipStreamWaitValue64(stream, memory, 8, hipStreamWaitValueGte, ~0ull));
    STEP(hipLaunchHostFunc(stream, call_back, &ran));
    STEP(hipStreamAddCallback(stream, call_back_status, &ran, 0));
    STEP(hipStreamAttachMemAsync(stream, managed, 0, hipMemAttachSingle));
    STEP(hipMemPrefetchAsync(managed, 8192, hipCpuDeviceId, stream));
    STEP(hipMallocAsync(&pool, 4096, stream));
    STEP(hipPointerGetAttributes(&attributes, pool));
    STEP(hipFreeAsync(pool, stream));

    STEP(hipEventCreate(&timed));
    STEP(hipEventCreateWithFlags(&event, hipEventBlockingSync));
    STEP(hipEventCreateWithFlags(&shareable, hipEventInterprocess | hipEventDisableTiming));
    STEP(hipEventRecord(timed, NULL));
    STEP(hipEventRecord(event, stream));
    STEP(hipEventQuery(event));
    STEP(hipEventSynchronize(event));
    float milliseconds = 0;
    STEP(hipEventElapsedTime(&milliseconds, timed, event));
    note("%g ms", milliseconds);
    STEP(hipEventElapsedTime(&milliseconds, timed, shareable));
    STEP(hipStreamWaitEvent(stream, event, 0));

    STEP(hipIpcGetMemHandle(&handle, memory));
    STEP(hipIpcGetMemHandle(&handle, (char *)memory + 16));
    STEP(hipIpcGetMemHandle(&handle, managed));
    STEP(hipIpcOpenMemHandle(&opened, handle, hipIpcMemLazyEnablePeerAccess));
    STEP(hipIpcOpenMemHandle(&opened, shared->memory, 1));
    STEP(hipIpcOpenMemHandle(&opened, shared->memory, 0));
    STEP(hipPointerGetAttributes(&attributes, opened));
    show_attributes(&attributes, opened);
    STEP(hipMemcpy(host, opened, 4096, hipMemcpyDeviceToHost));
    note("the opened memory holds %#x", host[17]);
    STEP(hipIpcOpenMemHandle(&pointer, shared->freed, 1));
    memset(&host_handle, 0, sizeof host_handle);
    memcpy(&host_handle, "anygpuH\1", 8);
    STEP(hipIpcOpenMemHandle(&pointer, host_handle, 1));
    memset(&host_handle, 0x5a, sizeof host_handle);
    STEP(hipIpcOpenMemHandle(&pointer, host_handle, 1));
    STEP(hipIpcCloseMemHandle(opened));
    STEP(hipSetDevice(1));
    STEP(hipIpcCloseMemHandle(opened));
    STEP(hipSetDevice(0));
    STEP(hipIpcCloseMemHandle(opened));
    STEP(hipIpcCloseMemHandle(memory));
    STEP(hipIpcGetEventHandle(&event_handle, shareable));
    STEP(hipIpcGetEventHandle(&event_handle, event));
    STEP(hipIpcOpenEventHandle(&imported, event_handle));
    STEP(hipIpcOpenEventHandle(&imported, shared->event));
    STEP(hipStreamWaitEvent(stream, imported, 0));
    STEP(hipEventSynchronize(imported));
    STEP(hipEventDestroy(imported));
    STEP(hipEventQuery((hipEvent_t)(0x5e52ul << 48 | 0x1000)));
    STEP(hipStreamQuery((hipStream_t)(0x5e51ul << 48 | 0x1000)));
    STEP(hipCtxSetCurrent((hipCtx_t)(0x5e59ul << 48 | 1)));

    external(stream);
    arrays(memory, host, stream);

    STEP(hipDeviceEnablePeerAccess(1, 0));
    STEP(hipDeviceEnablePeerAccess(1, 0));
    STEP(hipDeviceDisablePeerAccess(1));
    STEP(hipDeviceDisablePeerAccess(1));

    STEP(hipCtxGetCurrent(&context));
    STEP(hipCtxGetFlags(&flags));
    STEP(hipCtxGetApiVersion(context, &number));
    STEP(hipCtxCreate(&created, hipDeviceScheduleSpin, 1));
    STEP(hipGetDevice(&number));
    note("in a context of device 1 the device is %d", number);
    STEP(hipSetDevice(1));
    STEP(hipMalloc(&pointer, 64));
    STEP(hipFree(pointer));
    STEP(hipCtxPushCurrent(context));
    STEP(hipCtxPopCurrent(&context));
    STEP(hipCtxDestroy(created));
    STEP(hipGetDevice(&number));
    STEP(hipDevicePrimaryCtxRetain(&context, 1));
    STEP(hipDevicePrimaryCtxRelease(1));
    STEP(hipDevicePrimaryCtxRelease(1));
    STEP(hipDevicePrimaryCtxSetFlags(1, hipDeviceScheduleYield));
    STEP(hipCtxSetCurrent(NULL));
    STEP(hipStreamSynchronize(stream));
    if (pthread_create(&thread, NULL, in_thread, NULL) == 0)
        pthread_join(thread, NULL);

    STEP(hipEventDestroy(event));
    STEP(hipEventDestroy(timed));
    STEP(hipEventDestroy(shareable));
    STEP(hipStreamDestroy(stream));
    launch_kernels(memory);
    STEP(hipHostUnregister(host));
    STEP(hipHostFree(pinned));
    STEP(hipFree(managed));
    STEP(hipFree(other));
    STEP(hipFree((char *)memory + 16));
    STEP(hipFree(memory));
    STEP(hipFree(memory));
    STEP(hipMalloc(&pointer, (size_t)1 << 40));
    STEP(hipDeviceReset());
    STEP(hipMalloc(&memory, 64));
    STEP(hipFree(memory));
    STEP(hipSetDevice(2));
    STEP(hipSetDevice(-1));
    free(host);
    note("the callbacks left %d", ran);
}

static void without(void)
{
    void *memory, *pointer, *external;
    int number, ran = 0;
    hipExternalMemoryHandleDesc import = { .type = hipExternalMemoryHandleTypeOpaqueFd, .size = 1 };
    hipExternalSemaphoreHandleDesc semaphore = { .type = hipExternalSemaphoreHandleTypeOpaqueFd };
    hipMalloc(&memory, 64);
    STEP(hipStreamWaitValue32(NULL, memory, 7, hipStreamWaitValueEq, 0xffffffff));
    STEP(hipStreamWaitValue64(NULL, memory, 7, hipStreamWaitValueEq, ~0ull));
    STEP(hipStreamWriteValue32(NULL, memory, 7, 0));
    STEP(hipStreamWriteValue64(NULL, memory, 7, 0));
    STEP(hipLaunchHostFunc(NULL, call_back, &ran));
    STEP(hipStreamAddCallback(NULL, call_back_status, &ran, 0));
    STEP(hipMallocAsync(&pointer, 64, NULL));
    STEP(hipFreeAsync(memory, NULL));
    STEP(hipMallocManaged(&pointer, 64, hipMemAttachGlobal));
    STEP(hipMemAdvise(memory, 64, hipMemAdviseSetReadMostly, 0));
    STEP(hipMemPrefetchAsync(memory, 64, 0, NULL));
    STEP(hipMemRangeGetAttribute(&number, 4, hipMemRangeAttributeReadMostly, memory, 64));
    STEP(hipStreamAttachMemAsync(NULL, memory, 0, hipMemAttachGlobal));
    STEP(hipImportExternalMemory(&external, &import));
    STEP(hipImportExternalSemaphore(&external, &semaphore));
    STEP(hipDeviceGetP2PAttribute(&number, hipDevP2PAttrAccessSupported, 0, 1));
    printf("%s\n", anygpu_last_reason());
    number = -1;
    STEP(hipDeviceGetAttribute(&number, hipDeviceAttributeCanUseStreamWaitValue, 0));
    printf("waits for values: %d\n", number);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    if (!strcmp(what, "first")) {
        int count = -1;
        int status = hipGetDeviceCount(&count);
        printf("%d %d %d %s\n%s\n", status, count, hipSetDevice(0), anygpu_backend(), anygpu_last_reason());
        return 0;
    }
    if (!strcmp(what, "without")) {
        without();
        return 0;
    }
    if (!strcmp(what, "codes")) {
        void *memory;
        for (int number = 1; number < 1100; number++) {
            char setting[64];
            snprintf(setting, sizeof setting, "%s=%d", argv[2], number);
            setenv("STANDIN_FAIL", setting, hipInit(0) == hipSuccess);
            printf("%d %d\n", number, hipMalloc(&memory, 64));
        }
        return 0;
    }
    if (!strcmp(what, "graphs")) {
        if (hipInit(0))
            return 1;
        if (argc > 3) {
            failing = argv[2];
            code = atoi(argv[3]);
        }
        graphs();
        return 0;
    }
    if (pipe(to_child) || pipe(from_child))
        return 1;
    pid_t child = fork();
    if (child == 0)
        share();
    struct shared shared;
    if (read(from_child[0], &shared, sizeof shared) != sizeof shared || hipInit(0))
        return 1;
    if (!strcmp(what, "steps")) {
        steps(&shared);
    } else if (argc > 3) {
        failing = argv[2];
        code = atoi(argv[3]);
        steps(&shared);
    }
    close(to_child[1]);
    int status;
    return waitpid(child, &status, 0) != child || status != 0;
}
