// SPDX-License-Identifier: MIT OR Apache-2.0
// beside_captures: what this library does of its own leaves captures of streams as they are. By HIP's calls; on GPUs, too.
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CALL(call)                                                                                 \
    do {                                                                                           \
        int status = (call);                                                                       \
        if (status != 0) {                                                                         \
            fprintf(stderr, "beside_captures: line %d: %s = %d: %s\n", __LINE__, #call, status,    \
                    anygpu_last_reason());                                                         \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)
#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "beside_captures: line %d: not %s\n", __LINE__, #condition);           \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

enum { SIZE = 4096 };

static hipStream_t stream(void)
{
    hipStream_t stream;
    CALL(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    return stream;
}

static void begin(hipStream_t stream)
{
    CALL(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
}

// The capture is whole, and has so many nodes.
static void end(hipStream_t stream, size_t nodes)
{
    hipGraph_t graph;
    size_t count = 0;
    CALL(hipStreamEndCapture(stream, &graph));
    CALL(hipGraphGetNodes(graph, NULL, &count));
    CHECK(count == nodes);
    CALL(hipGraphDestroy(graph));
}

int main(void)
{
    char *memory, seen[8];
    hipStream_t captured = stream(), other = stream();
    CALL(hipMalloc((void **)&memory, SIZE));
    CALL(hipMemset(memory, 0, SIZE));
    CALL(hipDeviceSynchronize());

    // A wait for bits, whose value the library reads by copies of its own.
    CALL(hipStreamWaitValue32(other, memory, 1, hipStreamWaitValueEq, 0xff));
    CALL(hipMemsetAsync(memory + 64, 7, 8, other));
    usleep(20000);
    begin(captured);
    usleep(50000);
    CALL(hipMemsetAsync(memory + 128, 1, 8, captured));
    end(captured, 1);
    CALL(hipMemcpyWithStream(seen, memory + 64, 8, hipMemcpyDeviceToHost, captured));
    CHECK(seen[0] == 0);
    CALL(hipMemsetAsync(memory, 1, 1, captured));
    CALL(hipStreamSynchronize(other));
    CALL(hipMemcpyWithStream(seen, memory + 64, 8, hipMemcpyDeviceToHost, captured));
    CHECK(seen[0] == 7);

    // What is told of memory, and copies without bytes in another stream.
    begin(captured);
    CALL(anygpu_touch(memory, SIZE, 1, captured));
    CALL(hipMemcpyAsync(memory, memory + 64, 0, hipMemcpyDeviceToDevice, other));
    CALL(hipMemsetAsync(memory + 128, 1, 8, captured));
    end(captured, 1);

    // The first signal of a timeline, for which the library registers a page.
    hipExternalSemaphore_t timeline;
    hipExternalSemaphoreHandleDesc description = { 0 };
    hipExternalSemaphoreSignalParams raise = { 0 };
    uint64_t value = 0;
    CALL(anygpu_timeline_create(&description.handle.fd, 0));
    const int file = dup(description.handle.fd);
    description.type = hipExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    CALL(hipImportExternalSemaphore(&timeline, &description));
    raise.params.fence.value = 3;
    begin(captured);
    CALL(hipSignalExternalSemaphoresAsync(&timeline, &raise, 1, other));
    CALL(hipMemsetAsync(memory + 128, 1, 8, captured));
    end(captured, 1);
    CALL(anygpu_timeline_wait(file, 3, 10000));
    begin(captured);
    raise.params.fence.value = 9;
    // A node of the graph, or not supported: it is done by no capture.
    (void)!hipSignalExternalSemaphoresAsync(&timeline, &raise, 1, captured);
    hipGraph_t graph;
    if (hipStreamEndCapture(captured, &graph) == 0)
        CALL(hipGraphDestroy(graph));
    CALL(anygpu_timeline_value(&value, file));
    CHECK(value == 3);

    // One row that is read again and again.
    unsigned char rows[16], row[4] = { 1, 2, 3, 4 };
    struct anygpu_box_copy box = { .to = memory + 1024, .from = memory, .count = { 4, 4, 1, 1, 1, 1, 1 } };
    CALL(hipMemset(memory, 0, SIZE));
    CALL(hipMemcpy(memory, row, 4, hipMemcpyHostToDevice));
    box.to_stride[1] = 4;
    CALL(anygpu_copy_boxes(&box, 1, other));
    CALL(hipStreamSynchronize(other));
    CALL(hipMemcpy(rows, memory + 1024, 16, hipMemcpyDeviceToHost));
    for (int i = 0; i < 16; i++)
        CHECK(rows[i] == row[i % 4]);
    puts("beside_captures: ok");
    return 0;
}
