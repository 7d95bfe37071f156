/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Times AscendCL's import of another process's memory by a 64-bit handle, and what is the least that such a thing takes:
 * a connection to that process, a descriptor that comes over it, and the driver's import of that. In turn; compares the
 * medians.
 */
#define _GNU_SOURCE
#include "direct.h"

#include <anygpu/acl.h>

#include <pthread.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>

#define ROUNDS 501
#define BYTES ((size_t)64 << 20)
#define LIMIT 3.0

#define ACL(call) \
    do { \
        int status_ = (call); \
        if (status_) \
            fail("%s = %d: %s", #call, status_, anygpu_last_reason()); \
    } while (0)

/* What travels: as much as the library's own messages have. */
struct question { char bytes[16]; };
struct answer { char bytes[80]; };

static struct sockaddr_un address = { .sun_family = AF_UNIX };
static socklen_t address_length;
static int shared_descriptor;

static void name_socket(void)
{
    int length = snprintf(address.sun_path + 1, sizeof address.sun_path - 1, "anygpu-ratio-%d", getpid());
    address_length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)length);
}

static void *serve(void *socket_of_mine)
{
    int listener = *(int *)socket_of_mine;
    for (;;) {
        struct question question;
        struct answer answer = { { 0 } };
        union { struct cmsghdr header; char room[CMSG_SPACE(sizeof(int))]; } control;
        struct iovec data = { &answer, sizeof answer };
        struct msghdr message = { .msg_iov = &data, .msg_iovlen = 1, .msg_control = control.room,
                                  .msg_controllen = sizeof control.room };
        int connection = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
        if (connection < 0)
            return NULL;
        memset(&control, 0, sizeof control);
        if (recv(connection, &question, sizeof question, 0) == (ssize_t)sizeof question) {
            struct cmsghdr *header = CMSG_FIRSTHDR(&message);
            header->cmsg_level = SOL_SOCKET;
            header->cmsg_type = SCM_RIGHTS;
            header->cmsg_len = CMSG_LEN(sizeof(int));
            memcpy(CMSG_DATA(header), &shared_descriptor, sizeof(int));
            sendmsg(connection, &message, MSG_NOSIGNAL);
        }
        close(connection);
    }
}

/* The other process: it has memory, and gives it away both ways. */
static void exporter(int from, int to)
{
    aclrtPhysicalMemProp prop = { ACL_MEM_HANDLE_TYPE_NONE, ACL_MEM_ALLOCATION_TYPE_PINNED, ACL_HBM_MEM_HUGE,
                                  { 0, ACL_MEM_LOCATION_TYPE_DEVICE }, 0 };
    aclrtDrvMemHandle handle;
    uint64_t number, memory;
    pthread_t thread;
    int listener = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    char wait;
    load_driver();
    if (!load_memory_functions(dlopen("libcuda.so.1", RTLD_NOW)))
        fail("the driver has no physical memory");
    if (listener < 0 || bind(listener, (struct sockaddr *)&address, address_length) || listen(listener, 64))
        fail("no socket");
    ACL(aclInit(NULL));
    ACL(aclrtSetDevice(0));
    ACL(aclrtMallocPhysical(&handle, BYTES, &prop, 0));
    ACL(aclrtMemExportToShareableHandle(handle, ACL_MEM_HANDLE_TYPE_NONE, ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION,
                                        &number));
    CU(cuMemCreate(&memory, BYTES, &device_memory, 0));
    CU(cuMemExportToShareableHandle(&shared_descriptor, memory, 1, 0));
    if (pthread_create(&thread, NULL, serve, &listener))
        fail("no thread");
    send_to(to, &number, sizeof number);
    receive(from, &wait, 1);
    _exit(0);
}

static uint64_t bare(void)
{
    struct question question = { { 0 } };
    struct answer answer;
    uint64_t memory;
    int descriptor;
    union { struct cmsghdr header; char room[CMSG_SPACE(sizeof(int))]; } control;
    struct iovec data = { &answer, sizeof answer };
    struct msghdr message = { .msg_iov = &data, .msg_iovlen = 1, .msg_control = control.room,
                              .msg_controllen = sizeof control.room };
    int connection = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    if (connect(connection, (struct sockaddr *)&address, address_length))
        fail("no connection");
    send_to(connection, &question, sizeof question);
    if (recvmsg(connection, &message, MSG_CMSG_CLOEXEC) != (ssize_t)sizeof answer || !CMSG_FIRSTHDR(&message))
        fail("no descriptor came");
    memcpy(&descriptor, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof(int));
    close(connection);
    CU(cuMemImportFromShareableHandle(&memory, (void *)(size_t)descriptor, 1));
    close(descriptor);
    return memory;
}

int main(void)
{
    static double took[2][ROUNDS];
    int down[2], up[2], status;
    uint64_t number;
    char done = 0;
    if (pipe(down) || pipe(up))
        fail("no pipe");
    name_socket();
    pid_t pid = fork();
    if (pid == 0)
        exporter(down[0], up[1]);
    receive(up[0], &number, sizeof number);
    load_driver();
    if (!load_memory_functions(dlopen("libcuda.so.1", RTLD_NOW)))
        fail("the driver has no physical memory");
    ACL(aclInit(NULL));
    ACL(aclrtSetDevice(0));
    for (int round = -20; round < ROUNDS; round++)
        for (int turn = 0; turn < 2; turn++) {
            /* Who goes first changes, as the second may find things warm. */
            int side = (turn + round) & 1;
            aclrtDrvMemHandle handle = NULL;
            uint64_t memory = 0;
            double start = now(), end;
            if (side)
                ACL(aclrtMemImportFromShareableHandle(number, 0, &handle));
            else
                memory = bare();
            end = now();
            if (side)
                ACL(aclrtFreePhysical(handle));
            else
                CU(cuMemRelease(memory));
            if (round >= 0)
                took[side][round] = end - start;
        }
    double direct = median(took[0], ROUNDS), ours = median(took[1], ROUNDS);
    int good = ours < LIMIT * direct;
    printf("%-44s direct %12.1f ns, ours %12.1f ns, ratio %.3f, %+9.1f ns  %s\n", "AscendCL: import by a 64-bit handle", direct,
           ours, ours / direct, ours - direct, good ? "PASS" : "FAIL");
    send_to(down[1], &done, 1);
    waitpid(pid, &status, 0);
    return !good || status;
}
