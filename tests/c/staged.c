/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Copies between two devices, or within one, in ways that the driver stages through the host and in ways that it does not.
 *
 *     staged WAY [BYTES]
 *
 * The ways are: opened-home, another process's memory opened with its home device current; opened-home-peer, the same
 * with peer access enabled both ways; opened-user, opened with the device current that copies; peer and peer-enabled, memory of
 * this process without and with peer access; one, memory of one device. Prints how fast the copies were.
 */
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define COPIES 1000

static size_t size = (size_t)8 << 20;

#define CHECK(call) check(call, #call)
static void check(hipError_t status, const char *call)
{
    if (status == hipSuccess)
        return;
    printf("%s: %s: %s\n", call, hipGetErrorName(status), anygpu_last_reason());
    exit(1);
}

static void *array_of(int device)
{
    void *array;
    CHECK(hipSetDevice(device));
    CHECK(hipMalloc(&array, size));
    return array;
}

/* The other process. */
static void share(int from, int to)
{
    hipIpcMemHandle_t handle;
    char done;
    CHECK(hipIpcGetMemHandle(&handle, array_of(0)));
    if (write(to, &handle, sizeof handle) != sizeof handle)
        _exit(1);
    _exit(read(from, &done, 1) != 1);
}

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "";
    int down[2], up[2], status, opened = !strncmp(way, "opened-", 7), one = !strcmp(way, "one");
    hipIpcMemHandle_t handle;
    hipStream_t stream;
    void *from, *to;
    if (argc > 2)
        size = strtoul(argv[2], NULL, 10);
    if (pipe(down) || pipe(up))
        return 1;
    pid_t child = fork();
    if (child == 0)
        share(down[0], up[1]);
    if (read(up[0], &handle, sizeof handle) != sizeof handle)
        return 1;

    to = array_of(one ? 0 : 1);
    if (opened) {
        CHECK(hipSetDevice(!strcmp(way, "opened-user") ? 1 : 0));
        CHECK(hipIpcOpenMemHandle(&from, handle, hipIpcMemLazyEnablePeerAccess));
    } else {
        from = array_of(0);
    }
    CHECK(hipSetDevice(one ? 0 : 1));
    if (!strcmp(way, "opened-home-peer") || !strcmp(way, "peer-enabled"))
        CHECK(hipDeviceEnablePeerAccess(0, 0));
    if (!strcmp(way, "opened-home-peer")) {
        CHECK(hipSetDevice(0));
        CHECK(hipDeviceEnablePeerAccess(1, 0));
        CHECK(hipSetDevice(1));
    }
    CHECK(hipStreamCreate(&stream));

    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int copy = 0; copy < COPIES; copy++)
        CHECK(copy % 2 ? hipMemcpyAsync(to, from, size, hipMemcpyDefault, stream)
                       : hipMemcpyPeerAsync(to, one ? 0 : 1, from, 0, size, stream));
    CHECK(hipStreamSynchronize(stream));
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec);
    printf("%s: %.1f GB/s\n", way, 1e-9 * (double)size * COPIES / seconds);

    if (opened)
        CHECK(hipIpcCloseMemHandle(from));
    if (write(down[1], "", 1) != 1 || waitpid(child, &status, 0) != child)
        return 1;
    return status != 0;
}
