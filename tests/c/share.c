/* SPDX-License-Identifier: MIT OR Apache-2.0
 * The main job in one program: a producer and a consumer share device memory and order their work by an event.
 *
 * Compiles as C and as C++, against our header and, with VENDOR defined, against AMD's: what HIP 5 and 6 have in
 * common. Prints "share: ok".
 */
#ifdef VENDOR
#include <hip/hip_runtime_api.h>
#else
#include <anygpu/hip.h>
#endif

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define ELEMENTS ((size_t)1 << 16)
#define SIZE (ELEMENTS * sizeof(double))

static void expect_at(int line, const char *what, hipError_t status, hipError_t expected)
{
    if (status != expected) {
        fprintf(stderr, "share.c:%d: %s: %d (%s), expected %d\n", line, what, (int)status, hipGetErrorString(status),
                (int)expected);
        exit(1);
    }
}

#define EXPECT(call, expected) expect_at(__LINE__, #call, call, expected)
#define CHECK(call) EXPECT(call, hipSuccess)

static void require_at(int line, const char *what, int holds)
{
    if (!holds) {
        fprintf(stderr, "share.c:%d: not so: %s\n", line, what);
        exit(1);
    }
}

#define REQUIRE(condition) require_at(__LINE__, #condition, condition)

static void send_all(int to, const void *data, size_t size)
{
    REQUIRE(write(to, data, size) == (ssize_t)size);
}

static void receive_all(int from, void *data, size_t size)
{
    char *at = (char *)data;
    while (size > 0) {
        ssize_t count = read(from, at, size);
        REQUIRE(count > 0);
        at += count;
        size -= (size_t)count;
    }
}

static double *array(double scale)
{
    double *values = (double *)malloc(SIZE);
    REQUIRE(values != NULL);
    for (size_t i = 0; i < ELEMENTS; i++)
        values[i] = scale * (double)i;
    return values;
}

static void consume(int from, int to)
{
    hipIpcMemHandle_t memory_handle;
    hipIpcEventHandle_t event_handle;
    receive_all(from, &memory_handle, sizeof memory_handle);
    receive_all(from, &event_handle, sizeof event_handle);

    void *memory, *again;
    hipEvent_t event;
    hipStream_t stream;
    CHECK(hipIpcOpenMemHandle(&memory, memory_handle, hipIpcMemLazyEnablePeerAccess));
    CHECK(hipIpcOpenMemHandle(&again, memory_handle, hipIpcMemLazyEnablePeerAccess));
    REQUIRE(memory == again);
    CHECK(hipIpcOpenEventHandle(&event, event_handle));
    CHECK(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    CHECK(hipStreamWaitEvent(stream, event, 0));
    double *expected = array(1.0), *seen = (double *)malloc(SIZE), *tripled = array(3.0);
    CHECK(hipMemcpyAsync(seen, memory, SIZE, hipMemcpyDeviceToHost, stream));
    CHECK(hipStreamSynchronize(stream));
    REQUIRE(memcmp(seen, expected, SIZE) == 0);
    CHECK(hipMemcpy(memory, tripled, SIZE / 2, hipMemcpyHostToDevice));

    hipDeviceptr_t base;
    size_t size;
    CHECK(hipMemGetAddressRange(&base, &size, (hipDeviceptr_t)((char *)memory + 100)));
    REQUIRE((void *)base == memory && size == SIZE);

    /* NVIDIA's driver does not look at every byte. */
    memset(&memory_handle, 0x5a, sizeof memory_handle);
    void *forged = NULL;
    EXPECT(hipIpcOpenMemHandle(&forged, memory_handle, hipIpcMemLazyEnablePeerAccess), hipErrorInvalidDevicePointer);
    REQUIRE(forged == NULL);
    EXPECT(hipFree(memory), hipErrorInvalidValue);
    CHECK(hipIpcCloseMemHandle(memory));
    CHECK(hipIpcCloseMemHandle(memory));
    EXPECT(hipIpcCloseMemHandle(memory), hipErrorInvalidValue);
    CHECK(hipEventDestroy(event));
    CHECK(hipStreamDestroy(stream));
    free(expected);
    free(seen);
    free(tripled);
    send_all(to, "d", 1);
}

static void produce(int from, int to)
{
    int count = 0, device = -1;
    CHECK(hipInit(0));
    CHECK(hipGetDeviceCount(&count));
    REQUIRE(count >= 1);
    CHECK(hipSetDevice(0));
    CHECK(hipGetDevice(&device));
    REQUIRE(device == 0);
    char name[256];
    CHECK(hipDeviceGetName(name, sizeof name, 0));
    REQUIRE(strlen(name) > 0);

    void *memory;
    hipStream_t stream;
    hipEvent_t event;
    double *values = array(1.0);
    CHECK(hipMalloc(&memory, SIZE));
    CHECK(hipStreamCreate(&stream));
    CHECK(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
    CHECK(hipMemcpyAsync(memory, values, SIZE, hipMemcpyHostToDevice, stream));
    CHECK(hipEventRecord(event, stream));

    hipIpcMemHandle_t memory_handle, interior;
    hipIpcEventHandle_t event_handle;
    CHECK(hipIpcGetMemHandle(&memory_handle, memory));
    CHECK(hipIpcGetMemHandle(&interior, (char *)memory + SIZE / 2));
    CHECK(hipIpcGetEventHandle(&event_handle, event));
    void *own = NULL;
    EXPECT(hipIpcOpenMemHandle(&own, memory_handle, hipIpcMemLazyEnablePeerAccess), hipErrorInvalidContext);
    EXPECT(hipGetLastError(), hipErrorInvalidContext);
    EXPECT(hipGetLastError(), hipSuccess);
    EXPECT(hipIpcOpenMemHandle(NULL, memory_handle, hipIpcMemLazyEnablePeerAccess), hipErrorInvalidValue);
    EXPECT(hipIpcOpenMemHandle(&own, memory_handle, 7), hipErrorInvalidValue);
    EXPECT(hipIpcGetMemHandle(NULL, memory), hipErrorInvalidValue);
    EXPECT(hipIpcGetMemHandle(&interior, values), hipErrorInvalidValue);
    EXPECT(hipIpcCloseMemHandle(memory), hipErrorInvalidValue);
    EXPECT(hipSetDevice(count), hipErrorInvalidDevice);
    send_all(to, &memory_handle, sizeof memory_handle);
    send_all(to, &event_handle, sizeof event_handle);

    char done;
    receive_all(from, &done, 1);
    CHECK(hipMemcpy(values, memory, SIZE, hipMemcpyDeviceToHost));
    for (size_t i = 0; i < ELEMENTS; i++)
        REQUIRE(values[i] == (i < ELEMENTS / 2 ? 3.0 : 1.0) * (double)i);
    CHECK(hipEventDestroy(event));
    CHECK(hipStreamDestroy(stream));
    CHECK(hipFree(memory));
    EXPECT(hipFree(memory), hipErrorInvalidValue);
    EXPECT(hipIpcGetMemHandle(&memory_handle, memory), hipErrorInvalidValue);
    free(values);
}

int main(void)
{
    int there[2], back[2], status;
    REQUIRE(pipe(there) == 0 && pipe(back) == 0);
    /* Before the first call: a child of a process that has used a GPU must not. */
    pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        close(there[1]);
        close(back[0]);
        consume(there[0], back[1]);
        return 0;
    }
    close(there[0]);
    close(back[1]);
    produce(back[0], there[1]);
    REQUIRE(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
    printf("share: ok\n");
    return 0;
}
