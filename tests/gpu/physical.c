/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A process that calls us, by HIP's names or by CUDA's, and one that uses plain CUDA share physical memory and a pool,
 * each way.
 */
#include "direct.h"

#include <sys/socket.h>
#include <sys/wait.h>

#define BYTES ((size_t)4 << 20)
#define POOL_BYTES ((size_t)1 << 20)

/* How a process calls: the same steps by different names. */
struct speaker {
    const char *name;
    void (*start)(void);
    int (*create)(uint64_t *memory);
    int (*release)(uint64_t memory);
    int (*map)(uint64_t *address, uint64_t memory);
    int (*unmap)(uint64_t address);
    int (*export_memory)(int *descriptor, uint64_t memory);
    int (*import_memory)(uint64_t *memory, int descriptor);
    int (*create_pool)(uint64_t *pool);
    int (*destroy_pool)(uint64_t pool);
    int (*allocate)(uint64_t *address, uint64_t pool);
    int (*free)(uint64_t address);
    int (*export_pool)(int *descriptor, uint64_t pool);
    int (*import_pool)(uint64_t *pool, int descriptor);
    int (*name_pointer)(CUhandle *name, uint64_t address);
    int (*import_pointer)(uint64_t *address, uint64_t pool, CUhandle *name);
    int (*to_host)(void *to, uint64_t from, size_t size);
    int (*from_host)(uint64_t to, const void *from, size_t size);
};

#define STEP(speaker, call) \
    do { \
        int status_ = (speaker)->call; \
        if (status_) \
            fail("%s: %s = %d: %s", (speaker)->name, #call, status_, anygpu_last_reason()); \
    } while (0)

static const hipMemLocation first = { hipMemLocationTypeDevice, 0 };

static void hip_start(void) { HIP(hipSetDevice(0)); }

static int hip_create(uint64_t *memory)
{
    hipMemAllocationProp properties;
    memset(&properties, 0, sizeof properties);
    properties.type = hipMemAllocationTypePinned;
    properties.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
    properties.location = first;
    return (int)hipMemCreate((hipMemGenericAllocationHandle_t *)memory, BYTES, &properties, 0);
}

static int hip_release(uint64_t memory) { return (int)hipMemRelease((hipMemGenericAllocationHandle_t)memory); }

static int hip_map(uint64_t *address, uint64_t memory)
{
    hipMemAccessDesc access = { first, hipMemAccessFlagsProtReadWrite };
    int status = (int)hipMemAddressReserve((void **)address, BYTES, 0, NULL, 0);
    if (!status)
        status = (int)hipMemMap((void *)*address, BYTES, 0, (hipMemGenericAllocationHandle_t)memory, 0);
    return status ? status : (int)hipMemSetAccess((void *)*address, BYTES, &access, 1);
}

static int hip_unmap(uint64_t address)
{
    int status = (int)hipMemUnmap((void *)address, BYTES);
    return status ? status : (int)hipMemAddressFree((void *)address, BYTES);
}

static int hip_export(int *descriptor, uint64_t memory)
{
    return (int)hipMemExportToShareableHandle(descriptor, (hipMemGenericAllocationHandle_t)memory,
                                              hipMemHandleTypePosixFileDescriptor, 0);
}

static int hip_import(uint64_t *memory, int descriptor)
{
    return (int)hipMemImportFromShareableHandle((hipMemGenericAllocationHandle_t *)memory, (void *)(size_t)descriptor,
                                                hipMemHandleTypePosixFileDescriptor);
}

static int hip_create_pool(uint64_t *pool)
{
    hipMemPoolProps properties;
    memset(&properties, 0, sizeof properties);
    properties.allocType = hipMemAllocationTypePinned;
    properties.handleTypes = hipMemHandleTypePosixFileDescriptor;
    properties.location = first;
    return (int)hipMemPoolCreate((hipMemPool_t *)pool, &properties);
}

static int hip_destroy_pool(uint64_t pool) { return (int)hipMemPoolDestroy((hipMemPool_t)pool); }

static int hip_allocate(uint64_t *address, uint64_t pool)
{
    int status = (int)hipMallocFromPoolAsync((void **)address, POOL_BYTES, (hipMemPool_t)pool, NULL);
    return status ? status : (int)hipStreamSynchronize(NULL);
}

static int hip_free(uint64_t address)
{
    int status = (int)hipFreeAsync((void *)address, NULL);
    return status ? status : (int)hipStreamSynchronize(NULL);
}

static int hip_export_pool(int *descriptor, uint64_t pool)
{
    return (int)hipMemPoolExportToShareableHandle(descriptor, (hipMemPool_t)pool, hipMemHandleTypePosixFileDescriptor, 0);
}

static int hip_import_pool(uint64_t *pool, int descriptor)
{
    return (int)hipMemPoolImportFromShareableHandle((hipMemPool_t *)pool, (void *)(size_t)descriptor,
                                                    hipMemHandleTypePosixFileDescriptor, 0);
}

static int hip_name_pointer(CUhandle *name, uint64_t address)
{
    return (int)hipMemPoolExportPointer((hipMemPoolPtrExportData *)name, (void *)address);
}

static int hip_import_pointer(uint64_t *address, uint64_t pool, CUhandle *name)
{
    return (int)hipMemPoolImportPointer((void **)address, (hipMemPool_t)pool, (hipMemPoolPtrExportData *)name);
}

static int hip_to_host(void *to, uint64_t from, size_t size)
{
    return (int)hipMemcpy(to, (void *)from, size, hipMemcpyDeviceToHost);
}

static int hip_from_host(uint64_t to, const void *from, size_t size)
{
    return (int)hipMemcpy((void *)to, from, size, hipMemcpyHostToDevice);
}

static const struct speaker hip = {
    "HIP through us", hip_start, hip_create, hip_release, hip_map, hip_unmap, hip_export, hip_import, hip_create_pool,
    hip_destroy_pool, hip_allocate, hip_free, hip_export_pool, hip_import_pool, hip_name_pointer, hip_import_pointer,
    hip_to_host, hip_from_host,
};

/* CUDA's names mean the driver's functions or ours, by where they were looked up. */
static void cuda_start(void)
{
    CU(cuInit(0));
    use_device(0);
}

static void plain_start(void)
{
    load_driver();
    if (!load_memory_functions(dlopen("libcuda.so.1", RTLD_NOW)))
        fail("the driver has no physical memory");
    cuda_start();
}

static void our_start(void)
{
    load_functions(RTLD_DEFAULT);
    if (!load_memory_functions(RTLD_DEFAULT))
        fail("the library has no physical memory");
    cuda_start();
}

static int cuda_create(uint64_t *memory) { return cuMemCreate(memory, BYTES, &device_memory, 0); }
static int cuda_release(uint64_t memory) { return cuMemRelease(memory); }

static int cuda_map(uint64_t *address, uint64_t memory)
{
    int status = cuMemAddressReserve(address, BYTES, 0, 0, 0);
    if (!status)
        status = cuMemMap(*address, BYTES, 0, memory, 0);
    return status ? status : cuMemSetAccess(*address, BYTES, &read_and_write, 1);
}

static int cuda_unmap(uint64_t address)
{
    int status = cuMemUnmap(address, BYTES);
    return status ? status : cuMemAddressFree(address, BYTES);
}

static int cuda_export(int *descriptor, uint64_t memory)
{
    return cuMemExportToShareableHandle(descriptor, memory, 1, 0);
}

static int cuda_import(uint64_t *memory, int descriptor)
{
    return cuMemImportFromShareableHandle(memory, (void *)(size_t)descriptor, 1);
}

static int cuda_create_pool(uint64_t *pool) { return cuMemPoolCreate((void **)pool, &device_pool); }
static int cuda_destroy_pool(uint64_t pool) { return cuMemPoolDestroy((void *)pool); }

static int cuda_allocate(uint64_t *address, uint64_t pool)
{
    int status = cuMemAllocFromPoolAsync(address, POOL_BYTES, (void *)pool, NULL);
    return status ? status : cuStreamSynchronize(NULL);
}

static int cuda_free(uint64_t address)
{
    int status = cuMemFreeAsync(address, NULL);
    return status ? status : cuStreamSynchronize(NULL);
}

static int cuda_export_pool(int *descriptor, uint64_t pool)
{
    return cuMemPoolExportToShareableHandle(descriptor, (void *)pool, 1, 0);
}

static int cuda_import_pool(uint64_t *pool, int descriptor)
{
    return cuMemPoolImportFromShareableHandle((void **)pool, (void *)(size_t)descriptor, 1, 0);
}

static int cuda_name_pointer(CUhandle *name, uint64_t address) { return cuMemPoolExportPointer(name, address); }

static int cuda_import_pointer(uint64_t *address, uint64_t pool, CUhandle *name)
{
    return cuMemPoolImportPointer(address, (void *)pool, name);
}

static int cuda_to_host(void *to, uint64_t from, size_t size) { return cuMemcpyDtoH(to, from, size); }
static int cuda_from_host(uint64_t to, const void *from, size_t size) { return cuMemcpyHtoD(to, from, size); }

#define CUDA_STEPS \
    cuda_create, cuda_release, cuda_map, cuda_unmap, cuda_export, cuda_import, cuda_create_pool, cuda_destroy_pool, \
        cuda_allocate, cuda_free, cuda_export_pool, cuda_import_pool, cuda_name_pointer, cuda_import_pointer, \
        cuda_to_host, cuda_from_host
static const struct speaker cuda = { "CUDA through us", our_start, CUDA_STEPS };
static const struct speaker plain = { "plain CUDA", plain_start, CUDA_STEPS };

static void send_descriptor(int socket, int descriptor, const CUhandle *name)
{
    union { struct cmsghdr header; char room[CMSG_SPACE(sizeof(int))]; } control;
    struct iovec data = { (void *)(uintptr_t)name, sizeof *name };
    struct msghdr message;
    memset(&control, 0, sizeof control);
    memset(&message, 0, sizeof message);
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = control.room;
    message.msg_controllen = sizeof control.room;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
    if (sendmsg(socket, &message, 0) < 0)
        fail("the other process is gone");
    close(descriptor);
}

static int receive_descriptor(int socket, CUhandle *name)
{
    union { struct cmsghdr header; char room[CMSG_SPACE(sizeof(int))]; } control;
    struct iovec data = { name, sizeof *name };
    struct msghdr message;
    int descriptor;
    memset(&message, 0, sizeof message);
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = control.room;
    message.msg_controllen = sizeof control.room;
    if (recvmsg(socket, &message, 0) <= 0 || !CMSG_FIRSTHDR(&message))
        fail("no descriptor came");
    memcpy(&descriptor, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof(int));
    return descriptor;
}

static void put(const struct speaker *speaker, uint64_t address, size_t size, int byte)
{
    unsigned char *bytes = malloc(size);
    memset(bytes, byte, size);
    STEP(speaker, from_host(address, bytes, size));
    free(bytes);
}

static void expect(const struct speaker *speaker, uint64_t address, size_t size, int byte)
{
    unsigned char *bytes = malloc(size);
    STEP(speaker, to_host(bytes, address, size));
    for (size_t i = 0; i < size; i++)
        if (bytes[i] != byte)
            fail("%s: byte %zu is %#x", speaker->name, i, bytes[i]);
    free(bytes);
}

static void exporter(const struct speaker *speaker, int socket)
{
    uint64_t memory, address, pool, pooled;
    CUhandle name = { { 0 } };
    int descriptor;
    char done = 0;
    speaker->start();
    STEP(speaker, create(&memory));
    STEP(speaker, map(&address, memory));
    put(speaker, address, BYTES, 0x21);
    STEP(speaker, export_memory(&descriptor, memory));
    send_descriptor(socket, descriptor, &name);
    receive(socket, &done, 1);
    expect(speaker, address, BYTES, 0x42);
    STEP(speaker, unmap(address));
    STEP(speaker, release(memory));

    STEP(speaker, create_pool(&pool));
    STEP(speaker, allocate(&pooled, pool));
    put(speaker, pooled, POOL_BYTES, 0x11);
    STEP(speaker, export_pool(&descriptor, pool));
    STEP(speaker, name_pointer(&name, pooled));
    send_descriptor(socket, descriptor, &name);
    receive(socket, &done, 1);
    expect(speaker, pooled, POOL_BYTES, 0x24);
    STEP(speaker, free(pooled));
    STEP(speaker, destroy_pool(pool));
}

static void importer(const struct speaker *speaker, int socket)
{
    uint64_t memory, address, pool, pooled;
    CUhandle name;
    char done = 0;
    speaker->start();
    int descriptor = receive_descriptor(socket, &name);
    STEP(speaker, import_memory(&memory, descriptor));
    close(descriptor);
    STEP(speaker, map(&address, memory));
    expect(speaker, address, BYTES, 0x21);
    put(speaker, address, BYTES, 0x42);
    STEP(speaker, unmap(address));
    STEP(speaker, release(memory));
    send_to(socket, &done, 1);

    descriptor = receive_descriptor(socket, &name);
    STEP(speaker, import_pool(&pool, descriptor));
    close(descriptor);
    STEP(speaker, import_pointer(&pooled, pool, &name));
    expect(speaker, pooled, POOL_BYTES, 0x11);
    put(speaker, pooled, POOL_BYTES, 0x24);
    STEP(speaker, free(pooled));
    send_to(socket, &done, 1);
    STEP(speaker, destroy_pool(pool));
}

static int share(const struct speaker *from, const struct speaker *to)
{
    int ends[2], failed = 0;
    if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends))
        fail("no sockets");
    fflush(stdout);
    /* Each in a process of its own, which has called nothing before. */
    for (int side = 0; side < 2; side++)
        if (fork() == 0) {
            close(ends[!side]);
            if (side)
                importer(to, ends[1]);
            else
                exporter(from, ends[0]);
            _exit(0);
        }
    close(ends[0]);
    close(ends[1]);
    for (int side = 0; side < 2; side++) {
        int status;
        wait(&status);
        failed |= status != 0;
    }
    printf("%s exports, %s imports: physical memory and a pool: %s\n", from->name, to->name, failed ? "FAIL" : "ok");
    return failed;
}

int main(void)
{
    return share(&hip, &plain) | share(&plain, &hip) | share(&cuda, &plain) | share(&plain, &cuda);
}
