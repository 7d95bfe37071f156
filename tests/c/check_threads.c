// SPDX-License-Identifier: MIT OR Apache-2.0
// Programs whose own code races with streams, for ThreadSanitizer under `anygpu check`, each faulty and right:
// check_threads CASE [right]. A fault's two uses are on lines that end in a mark with the case's name and a letter. Without a
// case it lists them.
#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>
#include <anygpu/hip.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CALL(call) \
    do { \
        int status_ = (call); \
        if (status_ != 0) { \
            fprintf(stderr, "%d: %s gives %d\n", __LINE__, #call, status_); \
            exit(9); \
        } \
    } while (0)

enum { SIZE = 1 << 18 };

static int is_right;
static char *device, *host;
static hipStream_t one, two;
static hipEvent_t event;

static void overwritten(void)
{
    CALL(hipMemcpyAsync(device, host, SIZE, hipMemcpyHostToDevice, one)); // overwritten a
    if (is_right)
        CALL(hipStreamSynchronize(one));
    host[100] = 1; // overwritten b
}

static void read_early(void)
{
    CALL(hipMemcpyAsync(host, device, SIZE, hipMemcpyDeviceToHost, one)); // read_early a
    while (is_right && hipStreamQuery(one) != hipSuccess)
        ;
    if (host[100] == 7) // read_early b
        puts("7");
}

static void event_of_stream(void)
{
    CALL(hipMemcpyAsync(host, device, SIZE, hipMemcpyDeviceToHost, one)); // event_of_stream a
    CALL(hipEventRecord(event, one));
    if (is_right)
        CALL(hipStreamWaitEvent(two, event, 0));
    CALL(hipMemcpyAsync(device, host, SIZE, hipMemcpyHostToDevice, two)); // event_of_stream b
}

static void launched(void)
{
    hipGraph_t graph;
    hipGraphNode_t node;
    hipGraphExec_t executable;
    CALL(hipGraphCreate(&graph, 0));
    CALL(hipGraphAddMemcpyNode1D(&node, graph, NULL, 0, host, device, SIZE, hipMemcpyDeviceToHost));
    CALL(hipGraphInstantiateWithFlags(&executable, graph, 0));
    CALL(hipGraphLaunch(executable, one)); // launched a
    if (is_right)
        CALL(hipStreamSynchronize(one));
    if (host[100] == 7) // launched b
        puts("7");
}

static void *see_event(void *unused)
{
    CALL(hipEventSynchronize(event));
    host[5] = 1; // event_of_thread b
    return unused;
}

static void event_of_thread(void)
{
    pthread_t thread;
    CALL(hipMemcpyAsync(host, device, SIZE, hipMemcpyDeviceToHost, one)); // event_of_thread a
    CALL(hipEventRecord(event, is_right ? one : two));
    pthread_create(&thread, NULL, see_event, NULL);
    pthread_join(thread, NULL);
}

static void fill(void *memory)
{
    ((char *)memory)[9] = 3; // function a
}

static void function(void)
{
    CALL(hipLaunchHostFunc(one, fill, host));
    CALL(hipMemcpyAsync(device, host, SIZE, hipMemcpyHostToDevice, is_right ? one : two)); // function b
}

static void fill_by_graph(void *memory)
{
    ((char *)memory)[9] = 3; // function_of_graph a
}

static void function_of_graph(void)
{
    hipGraph_t graph;
    hipGraphExec_t executable;
    CALL(hipStreamBeginCapture(one, hipStreamCaptureModeRelaxed));
    CALL(hipLaunchHostFunc(one, fill_by_graph, host));
    CALL(hipStreamEndCapture(one, &graph));
    CALL(hipGraphInstantiateWithFlags(&executable, graph, 0));
    CALL(hipGraphLaunch(executable, one));
    CALL(hipMemcpyAsync(device, host, SIZE, hipMemcpyHostToDevice, is_right ? one : two)); // function_of_graph b
}

static void default_stream(void)
{
    hipStream_t waiting;
    CALL(hipStreamCreateWithFlags(&waiting, is_right ? hipStreamDefault : hipStreamNonBlocking));
    CALL(hipMemcpyAsync(host, device, SIZE, hipMemcpyDeviceToHost, waiting)); // default_stream a
    CALL(hipMemsetAsync(host, 1, SIZE, NULL)); // default_stream b
}

static void value(void)
{
    uint32_t *flag;
    CALL(hipMalloc((void **)&flag, 8));
    CALL(hipMemset(flag, 0, 8));
    CALL(hipDeviceSynchronize());
    CALL(hipMemcpyAsync(host, device, SIZE, hipMemcpyDeviceToHost, one)); // value a
    CALL(hipStreamWriteValue32(one, flag, 7, 0));
    if (is_right)
        CALL(hipStreamWaitValue32(two, flag, 7, hipStreamWaitValueGte, 0xffffffff));
    CALL(hipMemcpyAsync(device, host, SIZE, hipMemcpyHostToDevice, two)); // value b
}

static void batch(void)
{
    CUstreamBatchMemOpParams write = { .writeValue = { .operation = CU_STREAM_MEM_OP_WRITE_VALUE_32, .value = 7 } };
    CUstreamBatchMemOpParams wait = { .waitValue = { .operation = CU_STREAM_MEM_OP_WAIT_VALUE_32, .value = 7 } };
    char *flag = device + SIZE - 8;
    CUcontext context;
    CALL(cuInit(0));
    CALL(cuDevicePrimaryCtxRetain(&context, 0));
    CALL(cuCtxSetCurrent(context));
    write.writeValue.address = wait.waitValue.address = (CUdeviceptr)flag;
    CALL(hipMemset(flag, 0, 8));
    CALL(hipDeviceSynchronize());
    CALL(hipMemcpyAsync(host, device, SIZE, hipMemcpyDeviceToHost, one)); // batch a
    CALL(cuStreamBatchMemOp((CUstream)one, 1, &write, 0));
    if (is_right)
        CALL(cuStreamBatchMemOp((CUstream)two, 1, &wait, 0));
    CALL(hipMemcpyAsync(device, host, SIZE / 2, hipMemcpyHostToDevice, two)); // batch b
}

static void steps(void)
{
    void *written, *read;
    uint64_t handle, step;
    CALL(anygpu_steps_create(&written, 1));
    CALL(anygpu_steps_handle(&handle, written));
    CALL(anygpu_steps_join(&read, handle));
    CALL(anygpu_steps_begin_write(written, one, &step));
    CALL(hipMemcpyAsync(host, device, SIZE, hipMemcpyDeviceToHost, one)); // steps a
    CALL(anygpu_steps_end_write(written, one));
    if (is_right)
        CALL(anygpu_steps_begin_read(read, two, &step));
    CALL(hipMemcpyAsync(device, host, SIZE, hipMemcpyHostToDevice, two)); // steps b
}

// A word that a stream copies or fills is a sign to who looks at it.
static void word(void)
{
    uint64_t *words = (uint64_t *)(host + SIZE - 16);
    CALL(hipMemset(device, 1, SIZE));
    CALL(hipDeviceSynchronize());
    for (int way = 0; way < 2; way++) {
        CALL(hipMemcpyAsync(host, device, SIZE - 16, hipMemcpyDeviceToHost, one)); // word a
        if (way == 0)
            CALL(hipMemcpyAsync(words, device, sizeof *words, hipMemcpyDeviceToHost, is_right ? one : two));
        else
            CALL(hipMemsetAsync(words + 1, 1, sizeof *words, is_right ? one : two));
        while (!__atomic_load_n(words + way, __ATOMIC_ACQUIRE))
            ;
        host[100] = 1; // word b
    }
}

// A word that the program writes is a sign to a stream that waits for it.
static void stored(void)
{
    uint32_t *word = (uint32_t *)(host + SIZE - 8);
    if (is_right)
        CALL(hipStreamWaitValue32(one, word, 7, hipStreamWaitValueGte, 0xffffffff));
    CALL(hipMemcpyAsync(device, host, SIZE - 8, hipMemcpyHostToDevice, one)); // stored a
    host[100] = 1; // stored b
    __atomic_store_n(word, 7, __ATOMIC_RELEASE);
}

// All that waits for a stream, with the end of all memory last. Memory that is not registered is the seventh.
static void waits(void)
{
    enum { WAYS = 8 };
    static char own[WAYS][SIZE];
    hipEvent_t begin, end;
    float time;
    CALL(hipEventCreate(&begin));
    CALL(hipEventCreate(&end));
    for (int way = 0; way < WAYS; way++)
        if (way != 6)
            CALL(hipHostRegister(own[way], SIZE, 0));
    for (int way = 0; way < WAYS; way++) {
        CALL(hipEventRecord(begin, one));
        hipStream_t stream = is_right && way == 5 ? NULL : one;
        CALL(hipMemcpyAsync(own[way], device, SIZE, hipMemcpyDeviceToHost, stream)); // waits a
        if (is_right && way == 5)
            CALL(hipMemcpy(own[way], device, SIZE, hipMemcpyDeviceToHost));
        CALL(hipEventRecord(end, one));
        if (is_right && way == 0)
            while (hipEventQuery(end) == hipErrorNotReady)
                ;
        if (is_right && way == 1)
            while (hipEventElapsedTime(&time, begin, end) == hipErrorNotReady)
                ;
        if (is_right && way == 2)
            CALL(hipHostUnregister(own[way]));
        if (is_right && way == 3)
            CALL(hipDeviceSynchronize());
        if (is_right && way == 4)
            CALL(hipHostFree(host));
        if (is_right && way == 7)
            CALL(hipDeviceReset());
        own[way][100] = 1; // waits b
    }
}

static void pageable(void)
{
    char *memory = malloc(SIZE);
    memset(memory, 1, SIZE);
    CALL(hipMemcpyAsync(device, memory, SIZE, hipMemcpyHostToDevice, one));
    free(memory);
    CALL(hipMemcpyAsync(host, device, SIZE, hipMemcpyDeviceToHost, one)); // pageable a
    if (is_right)
        CALL(hipFree(device));
    host[SIZE - 1] = 0; // pageable b
}

static void many_streams(void)
{
    // More than ThreadSanitizer may have at a time.
    for (int i = 0; i < (is_right ? 8500 : 10); i++) {
        hipStream_t stream;
        CALL(hipStreamCreate(&stream));
        CALL(hipMemcpyAsync(host, device, 64, hipMemcpyDeviceToHost, stream));
        CALL(hipStreamSynchronize(stream));
        CALL(hipStreamDestroy(stream));
    }
    CALL(hipMemset2DAsync(host, 256, 1, 8, 64, two)); // many_streams a
    host[256 * 7 + (is_right ? 8 : 7)] = 1; // many_streams b
}

static const struct {
    const char *name;
    void (*run)(void);
} CASES[] = {
    { "overwritten", overwritten },
    { "read_early", read_early },
    { "event_of_thread", event_of_thread },
    { "function", function },
    { "function_of_graph", function_of_graph },
    { "default_stream", default_stream },
    { "value", value },
    { "pageable", pageable },
    { "many_streams", many_streams },
    { "batch", batch },
    { "steps", steps },
    { "word", word },
    { "waits", waits },
    { "stored", stored },
    { "event_of_stream", event_of_stream },
    { "launched", launched },
};

int main(int count, char **arguments)
{
    is_right = count > 2;
    for (size_t i = 0; count > 1 && i < sizeof CASES / sizeof *CASES; i++) {
        if (strcmp(CASES[i].name, arguments[1]) == 0) {
            CALL(hipMalloc((void **)&device, SIZE));
            CALL(hipHostMalloc((void **)&host, SIZE, 0));
            CALL(hipStreamCreateWithFlags(&one, hipStreamNonBlocking));
            CALL(hipStreamCreateWithFlags(&two, hipStreamNonBlocking));
            CALL(hipEventCreate(&event));
            CASES[i].run();
            CALL(hipDeviceSynchronize());
            return 0;
        }
    }
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        puts(CASES[i].name);
    return 0;
}
