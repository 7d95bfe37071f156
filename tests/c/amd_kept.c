/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Calls of CUDA's driver whose arguments AMD's runtime keeps the address of, or whose answer it leaves out or gets wrong. Two
 * devices. Prints "amd_kept: ok". */
#include <anygpu/cuda.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PAGE = 4096, SIZE = 1 << 20, LARGE = 8 << 20 };

static int failures;
static CUcontext contexts[2];

static void expect(int line, const char *call, long status, long expected)
{
    if (status == expected)
        return;
    printf("line %d: %s is %ld, not %ld\n", line, call, status, expected);
    failures++;
}
#define EXPECT(expected, call) expect(__LINE__, #call, (long)(call), expected)
#define GOOD(call) EXPECT(CUDA_SUCCESS, call)

static void start(void)
{
    GOOD(cuInit(0));
    for (int device = 0; device < 2; device++)
        GOOD(cuDevicePrimaryCtxRetain(&contexts[device], device));
    GOOD(cuCtxSetCurrent(contexts[0]));
}

/* Leaves other bytes where a call before had its variables. */
static __attribute__((noinline)) void overwrite_stack(void)
{
    volatile char bytes[16384];
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = 0x77;
}

static int byte_at(CUdeviceptr address)
{
    unsigned char byte = 0;
    CUresult status = cuMemcpyDtoH(&byte, address, 1);
    return status == CUDA_SUCCESS ? byte : -(int)status;
}

struct message {
    CUmemPoolPtrExportData name;
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control;
};

static int export_to(int socket)
{
    static const CUmemPoolProps properties = { .allocType = CU_MEM_ALLOCATION_TYPE_PINNED,
                                               .location = { CU_MEM_LOCATION_TYPE_DEVICE, 0 },
                                               .handleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR };
    struct message message = { .control = { .header = { CMSG_LEN(sizeof(int)), SOL_SOCKET, SCM_RIGHTS } } };
    struct iovec name = { &message.name, sizeof message.name };
    struct msghdr sent = {
        .msg_iov = &name, .msg_iovlen = 1, .msg_control = &message.control, .msg_controllen = sizeof message.control
    };
    CUmemoryPool pool;
    CUdeviceptr memory;
    int descriptor = -1;
    char end;
    start();
    GOOD(cuMemPoolCreate(&pool, &properties));
    GOOD(cuMemAllocFromPoolAsync(&memory, SIZE, pool, NULL));
    GOOD(cuMemsetD8(memory, 5, SIZE));
    GOOD(cuCtxSynchronize());
    GOOD(cuMemPoolExportToShareableHandle(&descriptor, pool, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    GOOD(cuMemPoolExportPointer(&message.name, memory));
    memcpy(CMSG_DATA(&message.control.header), &descriptor, sizeof descriptor);
    if (sendmsg(socket, &sent, MSG_NOSIGNAL) < 0 || read(socket, &end, 1) != 1)
        failures++;
    fflush(stdout);
    _exit(failures != 0);
}

/* The name is read again when a second device gets access; and freeing what that has used would end the process. */
static void imported_pool(int socket)
{
    CUmemAccessDesc access = { { CU_MEM_LOCATION_TYPE_DEVICE, 1 }, CU_MEM_ACCESS_FLAGS_PROT_READWRITE };
    struct message message;
    struct iovec name = { &message.name, sizeof message.name };
    struct msghdr received = {
        .msg_iov = &name, .msg_iovlen = 1, .msg_control = &message.control, .msg_controllen = sizeof message.control
    };
    CUmemoryPool pool;
    CUdeviceptr memory, base, other;
    size_t size;
    int descriptor, status;
    if (recvmsg(socket, &received, MSG_WAITALL) != sizeof message.name) {
        failures++;
        return;
    }
    memcpy(&descriptor, CMSG_DATA(&message.control.header), sizeof descriptor);
    GOOD(cuMemPoolImportFromShareableHandle(&pool, (void *)(long)descriptor, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
                                            0));
    for (int round = 0; round < 2; round++) {
        GOOD(cuMemPoolImportPointer(&memory, pool, &message.name));
        overwrite_stack();
        EXPECT(5, byte_at(memory));
        GOOD(cuMemPoolSetAccess(pool, &access, 1));
        for (int device = 1; device >= 0; device--) {
            GOOD(cuCtxSetCurrent(contexts[device]));
            EXPECT(5, byte_at(memory));
            EXPECT(5, byte_at(memory + SIZE - 1));
        }
        GOOD(cuMemGetAddressRange(&base, &size, memory + 100));
        EXPECT(0, base - memory);
        EXPECT(SIZE, size);
        if (round == 0)
            GOOD(cuMemFreeAsync(memory, NULL));
        else
            GOOD(cuMemFree(memory));
        GOOD(cuCtxSynchronize());
        EXPECT(1, cuMemFree(memory));
        GOOD(cuMemAlloc(&other, SIZE));
        GOOD(cuMemFree(other));
    }
    GOOD(cuMemPoolDestroy(pool));
    if (write(socket, "", 1) != 1 || wait(&status) < 0 || status != 0)
        failures++;
}

static __attribute__((noinline)) void add_write(CUgraph graph, CUdeviceptr memory, CUgraphNode *node)
{
    CUstreamBatchMemOpParams operation;
    CUDA_BATCH_MEM_OP_NODE_PARAMS batch = { contexts[0], 1, &operation, 0 };
    memset(&operation, 0, sizeof operation);
    operation.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
    operation.writeValue.address = memory;
    operation.writeValue.value = 7;
    GOOD(cuGraphAddBatchMemOpNode(node, graph, NULL, 0, &batch));
    memset(&operation, 0x77, sizeof operation);
}

static __attribute__((noinline)) void add_allocation(CUgraph graph, CUgraphNode *node)
{
    CUmemAccessDesc access = { { CU_MEM_LOCATION_TYPE_DEVICE, 1 }, CU_MEM_ACCESS_FLAGS_PROT_READWRITE };
    CUDA_MEM_ALLOC_NODE_PARAMS allocation;
    memset(&allocation, 0, sizeof allocation);
    allocation.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    allocation.poolProps.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    allocation.bytesize = SIZE;
    allocation.accessDescs = &access;
    allocation.accessDescCount = 1;
    GOOD(cuGraphAddMemAllocNode(node, graph, NULL, 0, &allocation));
    memset(&access, 0x77, sizeof access);
}

static __attribute__((noinline)) void set_node(CUgraphExec executable, CUgraphNode node, CUdeviceptr memory, int value)
{
    CUstreamBatchMemOpParams operation;
    CUDA_BATCH_MEM_OP_NODE_PARAMS batch = { contexts[0], 1, &operation, 0 };
    memset(&operation, 0, sizeof operation);
    operation.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
    operation.writeValue.address = memory;
    operation.writeValue.value = value;
    if (executable)
        GOOD(cuGraphExecBatchMemOpNodeSetParams(executable, node, &batch));
    else
        GOOD(cuGraphBatchMemOpNodeSetParams(node, &batch));
    memset(&operation, 0x77, sizeof operation);
}

/* A launch reads a node's waits and writes where they were when it was added. */
static void graphs(void)
{
    CUgraph graph, only, clone;
    CUgraphNode node, allocate, copied;
    CUgraphExec executable, cloned;
    CUDA_MEM_ALLOC_NODE_PARAMS allocation;
    CUDA_BATCH_MEM_OP_NODE_PARAMS batch;
    CUdeviceptr memory;
    GOOD(cuMemAlloc(&memory, PAGE));
    GOOD(cuMemsetD8(memory, 0, PAGE));
    GOOD(cuGraphCreate(&graph, 0));
    add_allocation(graph, &allocate);
    overwrite_stack();
    GOOD(cuGraphMemAllocNodeGetParams(allocate, &allocation));
    EXPECT(1, allocation.accessDescCount);
    EXPECT(1, allocation.accessDescs[0].location.id);
    EXPECT(CU_MEM_ACCESS_FLAGS_PROT_READWRITE, allocation.accessDescs[0].flags);

    GOOD(cuGraphCreate(&only, 0));
    add_write(only, memory, &node);
    overwrite_stack();
    GOOD(cuGraphBatchMemOpNodeGetParams(node, &batch));
    EXPECT(7, batch.paramArray[0].writeValue.value);
    GOOD(cuGraphInstantiateWithFlags(&executable, only, 0));
    GOOD(cuGraphClone(&clone, only));
    GOOD(cuGraphInstantiateWithFlags(&cloned, clone, 0));
    GOOD(cuGraphLaunch(executable, NULL));
    EXPECT(7, byte_at(memory));
    set_node(executable, node, memory, 9);
    set_node(NULL, node, memory, 11);
    GOOD(cuGraphNodeFindInClone(&copied, node, clone));
    set_node(NULL, copied, memory, 13);
    overwrite_stack();
    GOOD(cuGraphLaunch(executable, NULL));
    EXPECT(9, byte_at(memory));
    GOOD(cuGraphDestroy(only));
    GOOD(cuGraphLaunch(cloned, NULL));
    EXPECT(7, byte_at(memory));
    GOOD(cuGraphExecDestroy(cloned));
    GOOD(cuGraphInstantiateWithFlags(&cloned, clone, 0));
    GOOD(cuGraphDestroy(clone));
    GOOD(cuGraphLaunch(cloned, NULL));
    EXPECT(13, byte_at(memory));
    GOOD(cuGraphLaunch(executable, NULL));
    EXPECT(9, byte_at(memory));
    GOOD(cuGraphExecDestroy(executable));
    GOOD(cuGraphExecDestroy(cloned));
    GOOD(cuGraphDestroy(graph));
    GOOD(cuMemFree(memory));
}

static void external_memory(void)
{
    static const CUmemAllocationProp properties = { .type = CU_MEM_ALLOCATION_TYPE_PINNED,
                                                    .requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
                                                    .location = { CU_MEM_LOCATION_TYPE_DEVICE, 0 } };
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC imported;
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC whole, part;
    CUmemGenericAllocationHandle handle;
    CUexternalMemory memory;
    CUdeviceptr first, second;
    int descriptor;
    GOOD(cuMemCreate(&handle, 2 << 20, &properties, 0));
    GOOD(cuMemExportToShareableHandle(&descriptor, handle, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    memset(&imported, 0, sizeof imported);
    imported.type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD;
    imported.handle.fd = descriptor;
    imported.size = 2 << 20;
    GOOD(cuImportExternalMemory(&memory, &imported));
    memset(&whole, 0, sizeof whole);
    whole.size = 2 << 20;
    part = whole;
    part.offset = SIZE;
    part.size = SIZE;
    GOOD(cuExternalMemoryGetMappedBuffer(&first, memory, &whole));
    GOOD(cuExternalMemoryGetMappedBuffer(&second, memory, &part));
    GOOD(cuMemsetD8(first, 5, 2 << 20));
    EXPECT(5, byte_at(second));
    EXPECT(1, cuMemFree(first + PAGE));
    EXPECT(1, cuMemFree(second + PAGE));
    GOOD(cuMemFree(first));
    EXPECT(5, byte_at(second));
    GOOD(cuMemFree(second));
    EXPECT(1, cuMemFree(first));
    GOOD(cuDestroyExternalMemory(memory));
    GOOD(cuMemRelease(handle));
}

/* AMD's runtime gives the whole block, from its start, for any range in it. */
static void dma_bufs(void)
{
    CUdeviceptr small, large;
    int descriptor = -1;
    GOOD(cuMemAlloc(&small, SIZE));
    GOOD(cuMemAlloc(&large, LARGE));
    EXPECT(801, cuMemGetHandleForAddressRange(&descriptor, small, PAGE, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0));
    EXPECT(801, cuMemGetHandleForAddressRange(&descriptor, large + PAGE, PAGE, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0));
    EXPECT(1, cuMemGetHandleForAddressRange(&descriptor, large + PAGE, LARGE, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0));
    EXPECT(-1, descriptor);
    GOOD(cuMemGetHandleForAddressRange(&descriptor, large, LARGE, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0));
    EXPECT(0, close(descriptor));
    GOOD(cuMemFree(small));
    GOOD(cuMemFree(large));
}

/* Some calls succeed, and write nothing; one never returns. */
static void answers_that_do_not_come(void)
{
    CUdeviceptr managed = 0, memory;
    CUstream stream;
    CUevent event;
    CUgraph graph;
    void *pinned;
    int value = 77;
    time_t before = time(NULL);
    GOOD(cuMemAllocManaged(&managed, PAGE, CU_MEM_ATTACH_GLOBAL));
    GOOD(cuMemAllocHost(&pinned, PAGE));
    GOOD(cuMemAlloc(&memory, PAGE));
    EXPECT(801, cuMemRangeGetAttribute(&value, 4, CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, managed, PAGE));
    EXPECT(1, cuMemRangeGetAttribute(&value, 4, CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, (CUdeviceptr)pinned, PAGE));
    EXPECT(1, cuMemRangeGetAttribute(&value, 4, CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, memory, PAGE));
    EXPECT(77, value);
    GOOD(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    GOOD(cuEventCreate(&event, CU_EVENT_DISABLE_TIMING));
    EXPECT(401, cuStreamWaitEvent(stream, event, CU_EVENT_WAIT_EXTERNAL));
    GOOD(cuEventRecord(event, stream));
    EXPECT(401, cuStreamWaitEvent(stream, event, CU_EVENT_WAIT_EXTERNAL));
    EXPECT(401, cuStreamWaitEvent(NULL, event, CU_EVENT_WAIT_EXTERNAL));
    GOOD(cuStreamBeginCapture(stream, CU_STREAM_CAPTURE_MODE_RELAXED));
    GOOD(cuStreamWaitEvent(stream, event, CU_EVENT_WAIT_EXTERNAL));
    GOOD(cuStreamEndCapture(stream, &graph));
    EXPECT(401, cuStreamWaitEvent(stream, event, CU_EVENT_WAIT_EXTERNAL));
    EXPECT(1, time(NULL) - before < 9);
    GOOD(cuGraphDestroy(graph));
    GOOD(cuEventDestroy(event));
    GOOD(cuStreamDestroy(stream));
    GOOD(cuMemFree(memory));
    GOOD(cuMemFree(managed));
    GOOD(cuMemFreeHost(pinned));
}

int main(void)
{
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets))
        return 1;
    if (fork() == 0)
        return export_to(sockets[0]);
    start();
    graphs();
    external_memory();
    dma_bufs();
    answers_that_do_not_come();
    imported_pool(sockets[1]);
    printf("amd_kept: %s\n", failures ? "failed" : "ok");
    return failures != 0;
}
