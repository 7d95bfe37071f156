/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Calls of CUDA's driver that would end the process, or never return, where AMD's runtime gets them as they are. Prints
 * "amd_ends: ok". */
#include <anygpu/cuda.h>
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PAGE = 4096, LARGE = 8 << 20 };

static int failures;

static void expect(int line, const char *call, int status, int expected)
{
    if (status == expected)
        return;
    printf("line %d: %s is %d, not %d\n", line, call, status, expected);
    failures++;
}
#define EXPECT(expected, call) expect(__LINE__, #call, (int)(call), expected)
#define GOOD(call) EXPECT(CUDA_SUCCESS, call)

static void call_nothing(void *data)
{
    (void)data;
}

static void start(void)
{
    CUcontext context;
    GOOD(cuInit(0));
    GOOD(cuDevicePrimaryCtxRetain(&context, 0));
    GOOD(cuCtxSetCurrent(context));
}

static void destroyed_streams_and_events(void)
{
    CUstream stream, other;
    CUevent event, live;
    CUdeviceptr memory;
    GOOD(cuMemAlloc(&memory, PAGE));
    GOOD(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    GOOD(cuStreamCreate(&other, CU_STREAM_NON_BLOCKING));
    GOOD(cuEventCreate(&event, CU_EVENT_DISABLE_TIMING));
    GOOD(cuEventCreate(&live, CU_EVENT_DISABLE_TIMING));
    GOOD(cuStreamSynchronize(stream));
    GOOD(cuStreamDestroy(stream));
    EXPECT(400, cuStreamQuery(stream));
    EXPECT(400, cuStreamSynchronize(stream));
    EXPECT(400, cuEventRecord(live, stream));
    EXPECT(400, cuStreamWaitEvent(stream, live, 0));
    EXPECT(400, cuMemsetD8Async(memory, 1, PAGE, stream));
    EXPECT(400, cuMemcpyDtoDAsync(memory, memory + 64, 64, stream));
    EXPECT(400, cuLaunchHostFunc(stream, call_nothing, NULL));
    EXPECT(400, cuStreamDestroy(stream));
    GOOD(cuEventDestroy(event));
    EXPECT(400, cuEventRecord(event, other));
    EXPECT(400, cuEventQuery(event));
    EXPECT(400, cuEventSynchronize(event));
    EXPECT(400, cuStreamWaitEvent(other, event, 0));
    EXPECT(400, cuEventDestroy(event));
    /* Whatever handle a new one gets, it is live. */
    GOOD(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    GOOD(cuEventCreate(&event, CU_EVENT_DISABLE_TIMING));
    GOOD(cuEventRecord(event, stream));
    GOOD(cuStreamWaitEvent(other, event, 0));
    GOOD(cuStreamSynchronize(other));
    GOOD(cuStreamDestroy(stream));
    GOOD(cuStreamDestroy(other));
    GOOD(cuEventDestroy(event));
    GOOD(cuEventDestroy(live));
    GOOD(cuMemFree(memory));
}

static void addresses(void)
{
    CUdeviceptr memory;
    void *pinned;
    char *host = (char *)aligned_alloc(PAGE, 2 * PAGE);
    GOOD(cuMemAlloc(&memory, 2 * PAGE));
    GOOD(cuMemAllocHost(&pinned, PAGE));
    GOOD(cuMemHostRegister(host, 2 * PAGE, 0));
    EXPECT(1, cuMemHostUnregister(host + 16));
    EXPECT(1, cuMemHostUnregister(host + PAGE));
    EXPECT(1, cuMemFree(memory + 16));
    EXPECT(1, cuMemFree(memory + PAGE));
    EXPECT(1, cuMemFree((CUdeviceptr)host));
    EXPECT(1, cuMemFreeHost(host));
    EXPECT(1, cuMemFreeHost((void *)memory));
    EXPECT(1, cuMemFreeHost((char *)pinned + 16));
    GOOD(cuMemsetD8(memory, 7, 2 * PAGE));
    GOOD(cuMemcpyDtoH(host, memory, 2 * PAGE));
    EXPECT(7, host[2 * PAGE - 1]);
    GOOD(cuMemHostUnregister(host));
    EXPECT(713, cuMemHostUnregister(host));
    GOOD(cuMemFreeHost(pinned));
    GOOD(cuMemFree(memory));
    EXPECT(1, cuMemFree(memory));
    GOOD(cuMemAllocAsync(&memory, PAGE, NULL));
    GOOD(cuMemFreeAsync(memory, NULL));
    GOOD(cuStreamSynchronize(NULL));
    free(host);
}

/* Within eight bytes of an odd start. */
static void short_fills(void)
{
    unsigned char bytes[16], expected[16];
    CUdeviceptr memory;
    GOOD(cuMemAlloc(&memory, PAGE));
    for (int start = 0; start < 8; start++)
        for (int count = 1; start + count <= 8; count++) {
            GOOD(cuMemsetD8(memory, 1, sizeof bytes));
            GOOD(cuMemsetD8(memory + start, 7, count));
            memset(expected, 1, sizeof expected);
            memset(expected + start, 7, count);
            if (start % 2 == 0) {
                GOOD(cuMemsetD16(memory + start, 0x305, count / 2));
                for (int i = 0; i < count / 2 * 2; i++)
                    expected[start + i] = i % 2 ? 3 : 5;
            }
            GOOD(cuMemcpyDtoH(bytes, memory, sizeof bytes));
            EXPECT(0, memcmp(bytes, expected, sizeof bytes));
        }
    GOOD(cuMemFree(memory));
}

static atomic_int go;

static void wait_for_go(void *data)
{
    (void)data;
    /* Not for ever, where a call that should return at once waits for this. */
    for (int turn = 0; turn < 3000 && !atomic_load(&go); turn++)
        usleep(10000);
}

static void work_within_the_device(void)
{
    CUdeviceptr memory, other;
    char byte = 0;
    GOOD(cuMemAlloc(&memory, PAGE));
    GOOD(cuMemAlloc(&other, PAGE));
    GOOD(cuCtxSynchronize());
    GOOD(cuLaunchHostFunc(NULL, wait_for_go, NULL));
    GOOD(cuMemsetD8(memory, 9, PAGE));
    GOOD(cuMemcpyDtoD(other, memory, PAGE));
    EXPECT(600, cuStreamQuery(NULL));
    atomic_store(&go, 1);
    GOOD(cuMemcpyDtoH(&byte, other, 1));
    EXPECT(9, byte);
    GOOD(cuMemFree(memory));
    GOOD(cuMemFree(other));
}

struct handles {
    CUipcMemHandle kept, freed;
    CUipcEventHandle event, recorded;
};

static void take_time(void *data)
{
    (void)data;
    usleep(300000);
}

static int export_to(int socket)
{
    struct handles handles;
    CUdeviceptr kept, freed;
    CUevent event, recorded;
    CUstream stream;
    char end;
    start();
    GOOD(cuMemAlloc(&kept, LARGE));
    GOOD(cuMemAlloc(&freed, LARGE));
    GOOD(cuIpcGetMemHandle(&handles.kept, kept));
    GOOD(cuIpcGetMemHandle(&handles.freed, freed));
    GOOD(cuMemFree(freed));
    GOOD(cuEventCreate(&event, CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS));
    GOOD(cuIpcGetEventHandle(&handles.event, event));
    GOOD(cuEventCreate(&recorded, CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS));
    GOOD(cuIpcGetEventHandle(&handles.recorded, recorded));
    GOOD(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    GOOD(cuMemsetD8(kept, 4, PAGE));
    GOOD(cuCtxSynchronize());
    GOOD(cuLaunchHostFunc(stream, take_time, NULL));
    GOOD(cuMemsetD8Async(kept, 5, PAGE, stream));
    GOOD(cuEventRecord(recorded, stream));
    if (write(socket, &handles, sizeof handles) != sizeof handles || read(socket, &end, 1) != 1)
        failures++;
    if (failures == 0)
        execl("/proc/self/exe", "amd_ends", "again", (char *)NULL);
    return 1;
}

/* AMD's runtime has no address for its socket, unless the program that was here before has taken its own along. */
static int export_again(void)
{
    CUipcMemHandle handle;
    CUdeviceptr memory;
    start();
    GOOD(cuMemAlloc(&memory, PAGE));
    GOOD(cuIpcGetMemHandle(&handle, memory));
    fflush(stdout);
    _exit(failures != 0); /* without AMD's exit handlers, which may fault */
}

/* Gives a file for whatever is asked, and ends the connection before it is told that the file has arrived. */
static int pretend_to_export(int listening)
{
    char message[64];
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control = { .header = { CMSG_LEN(sizeof(int)), SOL_SOCKET, SCM_RIGHTS } };
    struct iovec byte = { message, 1 };
    struct msghdr answer = {
        .msg_iov = &byte, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control
    };
    memcpy(CMSG_DATA(&control.header), &listening, sizeof listening);
    for (;;) {
        int client = accept(listening, NULL, NULL);
        if (client < 0 && errno == EINVAL) {
            usleep(1000); /* it does not listen yet */
            continue;
        }
        if (client < 0 || recv(client, message, sizeof message, MSG_WAITALL) != sizeof message
            || shutdown(client, SHUT_RD) || sendmsg(client, &answer, 0) != 1)
            return 1;
        close(client);
    }
}

/* HIP 7's handles name the process that is asked for the memory. */
static void memory_of_a_process_that_ends(const struct handles *handles)
{
    struct sockaddr_un address = { .sun_family = AF_UNIX };
    int listening = socket(AF_UNIX, SOCK_STREAM, 0);
    CUipcMemHandle handle = handles->kept;
    CUdeviceptr memory;
    pid_t exporter = fork();
    if (exporter == 0)
        _exit(pretend_to_export(listening));
    snprintf(address.sun_path + 1, sizeof address.sun_path - 1, "hsa%d", exporter);
    EXPECT(0, bind(listening, (struct sockaddr *)&address, sizeof address));
    EXPECT(0, listen(listening, 1));
    memcpy(handle.reserved + 8, &exporter, sizeof exporter);
    memcpy(handle.reserved + 48, &exporter, sizeof exporter);
    EXPECT(1, cuIpcOpenMemHandle(&memory, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    EXPECT(0, kill(exporter, SIGKILL));
    EXPECT(exporter, waitpid(exporter, NULL, 0));
    close(listening);
}

/* Whatever the bytes are, the answer comes soon. */
static void forged_handles(const CUipcMemHandle *made)
{
    CUdeviceptr memory;
    srand(1);
    for (int round = 0; round < 64 + 200; round++) {
        CUipcMemHandle handle = *made;
        if (round < 64)
            handle.reserved[round] ^= 0x41;
        else
            for (int i = round % 2 ? 0 : 16; i < 64; i++)
                handle.reserved[i] = (char)rand();
        time_t start = time(NULL);
        if (cuIpcOpenMemHandle(&memory, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS) == CUDA_SUCCESS)
            cuIpcCloseMemHandle(memory);
        EXPECT(1, time(NULL) - start < 9);
    }
}

static void memory_of_another(int socket)
{
    struct handles handles;
    CUdeviceptr memory = 0, more;
    CUevent event;
    CUstream stream;
    unsigned flags = 77;
    int active, status;
    char byte = 0;
    if (recv(socket, &handles, sizeof handles, MSG_WAITALL) != sizeof handles) {
        failures++;
        return;
    }
    GOOD(cuDevicePrimaryCtxGetState(0, &flags, &active));
    EXPECT(0, flags);
    EXPECT(1, cuIpcOpenMemHandle(&memory, handles.freed, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    memory_of_a_process_that_ends(&handles);
    forged_handles(&handles.kept);
    GOOD(cuIpcOpenMemHandle(&memory, handles.kept, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    EXPECT(1, cuIpcCloseMemHandle(memory + 16));
    EXPECT(1, cuMemFree(memory));
    GOOD(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    /* Up to HIP 6 AMD's runtime calls it complete before the work. */
    GOOD(cuIpcOpenEventHandle(&event, handles.recorded));
    GOOD(cuStreamWaitEvent(stream, event, 0));
    GOOD(cuMemcpyDtoHAsync(&byte, memory, 1, stream));
    GOOD(cuStreamSynchronize(stream));
    EXPECT(5, byte);
    GOOD(cuEventDestroy(event));
    GOOD(cuMemsetD8(memory, 3, PAGE));
    GOOD(cuIpcOpenEventHandle(&event, handles.event));
    GOOD(cuStreamWaitEvent(stream, event, 0));
    GOOD(cuStreamSynchronize(stream));
    GOOD(cuEventDestroy(event));
    GOOD(cuDevicePrimaryCtxReset(0));
    EXPECT(400, cuStreamQuery(stream));
    start();
    EXPECT(1, cuIpcCloseMemHandle(memory));
    GOOD(cuMemAlloc(&more, PAGE));
    GOOD(cuMemFree(more));
    if (write(socket, "", 1) != 1 || wait(&status) < 0 || status != 0)
        failures++;
}

int main(int argc, char **argv)
{
    int sockets[2];
    if (argc > 1 && strcmp(argv[1], "again") == 0)
        return export_again();
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets))
        return 1;
    if (fork() == 0)
        return export_to(sockets[0]);
    start();
    destroyed_streams_and_events();
    addresses();
    short_fills();
    /* HIP 5 waits for all work. */
    if (argc < 2 || strcmp(argv[1], "5.2") != 0)
        work_within_the_device();
    memory_of_another(sockets[1]);
    printf("amd_ends: %s\n", failures ? "failed" : "ok");
    return failures != 0;
}
