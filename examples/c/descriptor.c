/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Two processes share physical memory by a file descriptor, in the calls of CUDA's driver.
 *
 *     descriptor
 *
 * The parent allocates memory, maps it, fills it and sends its descriptor over a Unix socket: the number alone would
 * mean nothing to the child. The child imports it, maps it where it likes, doubles every element, and lets go. */
#define _GNU_SOURCE
#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#define ELEMENTS ((size_t)1 << 20)

static const char *role = "parent";

static void check(CUresult status, const char *call)
{
    if (status != CUDA_SUCCESS) {
        fprintf(stderr, "%s: %s: %d (%s)\n", role, call, (int)status, anygpu_last_reason());
        exit(1);
    }
}
#define CHECK(call) check(call, #call)

static void require(int holds, const char *what)
{
    if (!holds) {
        perror(what);
        exit(1);
    }
}

static void send_descriptor(int socket, int descriptor, size_t bytes)
{
    union {
        struct cmsghdr header;
        char room[CMSG_SPACE(sizeof(int))];
    } control;
    struct iovec data = { &bytes, sizeof bytes };
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
    require(sendmsg(socket, &message, 0) == (ssize_t)sizeof bytes, "sendmsg");
}

static int receive_descriptor(int socket, size_t *bytes)
{
    union {
        struct cmsghdr header;
        char room[CMSG_SPACE(sizeof(int))];
    } control;
    struct iovec data = { bytes, sizeof *bytes };
    struct msghdr message;
    int descriptor;
    memset(&message, 0, sizeof message);
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = control.room;
    message.msg_controllen = sizeof control.room;
    require(recvmsg(socket, &message, MSG_CMSG_CLOEXEC) == (ssize_t)sizeof *bytes, "recvmsg");
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    require(header && header->cmsg_type == SCM_RIGHTS, "a descriptor");
    memcpy(&descriptor, CMSG_DATA(header), sizeof(int));
    return descriptor;
}

/* Starts CUDA: physical memory needs no context, copies do. */
static void start(CUmemAllocationProp *properties)
{
    CUdevice device;
    CUcontext context;
    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cuCtxSetCurrent(context));
    memset(properties, 0, sizeof *properties);
    properties->type = CU_MEM_ALLOCATION_TYPE_PINNED;
    properties->requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    properties->location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    properties->location.id = device;
}

/* Maps memory at addresses of this process, for its device to read and write. */
static CUdeviceptr map(CUmemGenericAllocationHandle memory, size_t bytes, const CUmemAllocationProp *properties)
{
    CUdeviceptr address;
    CUmemAccessDesc access;
    access.location = properties->location;
    access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    CHECK(cuMemAddressReserve(&address, bytes, 0, 0, 0));
    CHECK(cuMemMap(address, bytes, 0, memory, 0));
    CHECK(cuMemSetAccess(address, bytes, &access, 1));
    return address;
}

static void unmap(CUdeviceptr address, size_t bytes)
{
    CHECK(cuMemUnmap(address, bytes));
    CHECK(cuMemAddressFree(address, bytes));
}

static void child(int socket)
{
    CUmemAllocationProp properties;
    CUmemGenericAllocationHandle memory;
    size_t bytes;
    role = "child";
    start(&properties);
    int descriptor = receive_descriptor(socket, &bytes);
    CHECK(cuMemImportFromShareableHandle(&memory, (void *)(size_t)descriptor, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
    /* The import keeps what it needs. */
    close(descriptor);
    CUdeviceptr address = map(memory, bytes, &properties);
    /* The mapping keeps the memory. */
    CHECK(cuMemRelease(memory));

    double *numbers = malloc(ELEMENTS * sizeof *numbers);
    require(numbers != NULL, "malloc");
    CHECK(cuMemcpyDtoH(numbers, address, ELEMENTS * sizeof *numbers));
    for (size_t i = 0; i < ELEMENTS; i++)
        numbers[i] *= 2;
    CHECK(cuMemcpyHtoD(address, numbers, ELEMENTS * sizeof *numbers));
    CHECK(cuCtxSynchronize());
    free(numbers);
    unmap(address, bytes);
    exit(0);
}

int main(void)
{
    CUmemAllocationProp properties;
    CUmemGenericAllocationHandle memory;
    int ends[2], status, descriptor;
    size_t granularity;
    /* Forked before the first call: a child of a process that has used the GPU cannot. */
    require(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends) == 0, "socketpair");
    pid_t pid = fork();
    require(pid >= 0, "fork");
    if (pid == 0)
        child(ends[1]);

    start(&properties);
    CHECK(cuMemGetAllocationGranularity(&granularity, &properties, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
    size_t bytes = (ELEMENTS * sizeof(double) + granularity - 1) / granularity * granularity;
    CHECK(cuMemCreate(&memory, bytes, &properties, 0));
    CUdeviceptr address = map(memory, bytes, &properties);
    double *numbers = malloc(ELEMENTS * sizeof *numbers);
    require(numbers != NULL, "malloc");
    for (size_t i = 0; i < ELEMENTS; i++)
        numbers[i] = (double)i;
    CHECK(cuMemcpyHtoD(address, numbers, ELEMENTS * sizeof *numbers));
    CHECK(cuCtxSynchronize());

    CHECK(cuMemExportToShareableHandle(&descriptor, memory, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    send_descriptor(ends[0], descriptor, bytes);
    close(descriptor);
    require(waitpid(pid, &status, 0) == pid && status == 0, "the child");

    CHECK(cuMemcpyDtoH(numbers, address, ELEMENTS * sizeof *numbers));
    size_t wrong = 0;
    for (size_t i = 0; i < ELEMENTS; i++)
        wrong += numbers[i] != 2.0 * (double)i;
    free(numbers);
    unmap(address, bytes);
    CHECK(cuMemRelease(memory));
    if (wrong) {
        fprintf(stderr, "%zu elements are wrong\n", wrong);
        return 1;
    }
    printf("descriptor: the child has doubled all %zu elements on back end %s\n", ELEMENTS, anygpu_backend());
    return 0;
}
