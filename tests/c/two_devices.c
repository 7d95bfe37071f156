// SPDX-License-Identifier: MIT OR Apache-2.0
// Random programs over two devices: copies and fills of all kinds of memory in eight streams, which events, values and waits put
// into an order by which every byte is determined, beside a sequential model of it.
//
// two_devices SEED COUNT [direct|captured|both] [hip|cuda|none] [sums]
//
// The fourth word is the vendor whose promises between devices the programs count on: `none` for those that both give. `sums`
// prints a line per program, with a checksum of the bytes found. Compiled with -DCUDA it makes CUDA's calls, else HIP's. An
// environment variable OPS limits the operations of a program, DELAYS=0 leaves out what holds up the streams.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef CUDA
#include <cuda.h>
#include <cuda_runtime_api.h>
#define G(name) cuda##name
typedef cudaStream_t Stream;
typedef cudaEvent_t Event;
typedef cudaGraph_t Graph;
typedef cudaGraphExec_t Executable;
#else
#include <hip/hip_runtime_api.h>
#define G(name) hip##name
typedef hipStream_t Stream;
typedef hipEvent_t Event;
typedef hipGraph_t Graph;
typedef hipGraphExec_t Executable;
#endif

enum { SIZE = 4096, ROW = 64, MOST = 1400, EVENTS = 8, WORDS = 1000, GRANULE = 2 << 20 };

// ---- what there is ----

enum { DEVICE, ORDERED, POOL, PHYSICAL, EXTERNAL, PINNED, MANAGED, REGISTERED, PAGEABLE, ARRAY, QUEUED };

// Buffers: their kinds, and the devices that have them, -1 for the host's. The last two are allocated by each program.
static const struct {
    int kind, device;
} BUFFERS[] = {
    { DEVICE, 0 },  { DEVICE, 1 },    { ORDERED, 0 },  { ORDERED, 1 },     { POOL, 0 },
    { POOL, 1 },    { PHYSICAL, 0 },  { PHYSICAL, 1 }, { EXTERNAL, 0 },    { EXTERNAL, 1 },
    { PINNED, -1 }, { MANAGED, 0 },   { MANAGED, 1 },  { REGISTERED, -1 }, { ARRAY, 0 },
    { ARRAY, 1 },   { PAGEABLE, -1 }, { QUEUED, 0 },   { QUEUED, 1 },
};
enum { HELD_BY_HOST = 10, FIRST_QUEUED = 17, BUFFER_COUNT = 19 };
static unsigned char *at[BUFFER_COUNT], model[BUFFER_COUNT][SIZE];

enum { BLOCKING, FREE_RUNNING, NULL_STREAM, OWN };
static const struct {
    int device, kind;
} STREAMS[] = { { 0, BLOCKING }, { 0, FREE_RUNNING }, { 1, BLOCKING },    { 1, FREE_RUNNING },
                { 0, OWN },      { 1, OWN },          { 0, NULL_STREAM }, { 1, NULL_STREAM } };
enum { STREAM_COUNT = 8, CAPTURED_STREAMS = 4 };
static Stream streams[STREAM_COUNT];
static Event events[2][EVENTS];
static unsigned *words;

// The numbers that make operations, and those of what orders them, which are more where less is promised.
static unsigned long long state, order_state, seed;
static int failures, wrong, is_host, is_cuda_promised, is_hip_promised, prints_sums, is_delayed = 1,
                                                                                     most_operations = 48;
static unsigned words_used, events_used, value_written;

static unsigned next(unsigned long long *numbers, unsigned end)
{
    *numbers ^= *numbers << 13;
    *numbers ^= *numbers >> 7;
    *numbers ^= *numbers << 17;
    return (unsigned)((*numbers >> 16) % end);
}

static unsigned below(unsigned end)
{
    return next(&state, end);
}

static int failed(int status, const char *call, int line)
{
    if (status != 0) {
        fprintf(stderr, "program %llu, line %d: %d from %s\n", seed, line, status, call);
        if (++failures > 20)
            exit(3);
    }
    return status;
}
#define CALL(call) failed((int)(call), #call, __LINE__)

// ---- operations ----

enum {
    FILL8,
    FILL16,
    FILL32,
    FILL_ROWS,
    FILL_BOX,
    COPY,
    COPY_ROWS,
    COPY_BOX,
    PEER,
    TO_ARRAY,
    FROM_ARRAY,
    FUNCTION,
    DELAY,
    ALLOCATE,
    FREE,
    JOIN
};

typedef struct {
    int kind, stream, to, from, waits_for, how;
    long to_start, from_start;
    int width, height, depth, to_row, from_row, to_rows, from_rows, unit;
    unsigned value;
} Operation;
static Operation program[MOST];
static int length;
static unsigned char written[MOST][SIZE], read_from[MOST][SIZE];

static int is_fill(int kind)
{
    return kind <= FILL_BOX;
}

static int is_copy(int kind)
{
    return kind >= COPY && kind <= FROM_ARRAY;
}

enum { APPLY, MARK_WRITTEN, MARK_READ };

static void visit(const Operation *o, unsigned char *to, const unsigned char *from, int what)
{
    if (o->kind == ALLOCATE || o->kind == FREE) {
        if (what == MARK_WRITTEN)
            memset(to, 1, SIZE);
        return;
    }
    if (o->kind == DELAY || o->kind == JOIN)
        return;
    for (int slice = 0; slice < o->depth; slice++)
        for (int row = 0; row < o->height; row++)
            for (int x = 0; x < o->width; x++) {
                long target = o->to_start + ((long)slice * o->to_rows + row) * o->to_row + x;
                long source = o->from_start + ((long)slice * o->from_rows + row) * o->from_row + x;
                if (what == MARK_WRITTEN)
                    to[target] = 1;
                else if (what == MARK_READ)
                    to[source] = 1;
                else if (is_fill(o->kind))
                    to[target] = (unsigned char)(o->value >> (8 * (x % o->unit)));
                else if (is_copy(o->kind))
                    to[target] = from[source];
                else
                    to[target] = (unsigned char)(to[target] * 3 + o->value);
            }
}

enum { NO_CONFLICT, CONFLICT, READS_WRITTEN };

// Tells whether one operation needs the order with another; READS_WRITTEN if it reads what the other writes.
static int conflict(int one, int two)
{
    const Operation *a = &program[one], *b = &program[two];
    int found = NO_CONFLICT;
    if (a->kind == DELAY || b->kind == DELAY || a->kind == JOIN || b->kind == JOIN)
        return NO_CONFLICT;
    for (int i = 0; i < SIZE; i++) {
        if (is_copy(a->kind) && a->from == b->to && read_from[one][i] & written[two][i])
            return READS_WRITTEN;
        if ((a->to == b->to && written[one][i] & written[two][i])
            || (is_copy(b->kind) && b->from == a->to && read_from[two][i] & written[one][i]))
            found = CONFLICT;
    }
    return found;
}

// ---- what the vendors promise ----

static int is_graph;

// The number of the latest operation of each stream that a stream's, or the host's, next one comes after.
static int clocks[STREAM_COUNT][STREAM_COUNT], known[STREAM_COUNT], place[MOST];

static void merge(int *into, const int *other)
{
    for (int i = 0; i < STREAM_COUNT; i++)
        if (other[i] > into[i])
            into[i] = other[i];
}

static int is_with_null(int stream)
{
    return STREAMS[stream].kind == BLOCKING || STREAMS[stream].kind == OWN;
}

static int null_of(int device)
{
    return 6 + device;
}

// Puts what the null streams' rules put before new work of a stream before it.
static void come_after_implied(int *clock, int stream)
{
    for (int other = 0; other < STREAM_COUNT; other++)
        if (STREAMS[other].device == STREAMS[stream].device
            && ((STREAMS[stream].kind == NULL_STREAM && is_with_null(other))
                || (is_with_null(stream) && STREAMS[other].kind == NULL_STREAM)))
            merge(clock, clocks[other]);
}

static int issue(int stream)
{
    merge(clocks[stream], known);
    come_after_implied(clocks[stream], stream);
    return ++clocks[stream][stream];
}

// Tells whether CUDA orders copies of a buffer with a device's null stream: not what is of a pool, or mapped.
static int is_ordered_by_cuda(int buffer, int device)
{
    int kind = BUFFERS[buffer].kind;
    return BUFFERS[buffer].device == device && (kind == DEVICE || kind == MANAGED || kind == ARRAY);
}

// Tells whether the null streams' rules put the source of a copy into an order. NVIDIA's driver reads few bytes of the host's
// memory at once where only these rules have the copy wait.
static int is_source_ordered(const Operation *o)
{
    return is_hip_promised || BUFFERS[o->from].device >= 0;
}

// Tells whether the vendor promises that an operation is in the order of another device's null stream.
static int is_joined(const Operation *o, int device)
{
    // Nodes of graphs are not.
    if (is_graph || !is_copy(o->kind) || STREAMS[o->stream].device == device)
        return 0;
    if (is_cuda_promised && STREAMS[o->stream].kind == NULL_STREAM)
        // The call for peers gives the devices.
        return o->kind == PEER ? BUFFERS[o->to].device == device || BUFFERS[o->from].device == device
                               : is_ordered_by_cuda(o->to, device) || is_ordered_by_cuda(o->from, device);
    if (!is_hip_promised || o->kind == TO_ARRAY || o->kind == FROM_ARRAY)
        return 0;
    int to = BUFFERS[o->to].device, from = BUFFERS[o->from].device;
    if (to == device && from == device)
        return 1;
    // What is mapped HIP 7 copies to the host in the call's own stream.
    int has = to == device ? o->to : o->from;
    return ((to == device && from < 0) || (from == device && to < 0)) && BUFFERS[has].kind != PHYSICAL;
}

static int issue_operation(const Operation *o)
{
    merge(clocks[o->stream], known);
    for (int device = 0; device < 2; device++)
        if (is_joined(o, device)) {
            merge(clocks[o->stream], clocks[null_of(device)]);
            come_after_implied(clocks[o->stream], null_of(device));
        }
    int number = issue(o->stream);
    for (int device = 0; device < 2; device++)
        if (is_joined(o, device))
            merge(clocks[null_of(device)], clocks[o->stream]);
    return number;
}

// ---- making programs ----

enum { BY_EVENT, BY_STREAM, BY_EVENT_AT_HOST, BY_DEVICE, BY_VALUE, WAYS };

static void add(const Operation *operation)
{
    int own = length;
    Operation o = *operation;
    memset(written[MOST - 1], 0, SIZE);
    memset(read_from[MOST - 1], 0, SIZE);
    program[MOST - 1] = o;
    visit(&o, written[MOST - 1], NULL, MARK_WRITTEN);
    if (is_copy(o.kind))
        visit(&o, read_from[MOST - 1], NULL, MARK_READ);
    for (int earlier = own - 1; earlier >= 0; earlier--) {
        int found = program[earlier].kind == JOIN ? NO_CONFLICT : conflict(MOST - 1, earlier);
        if (found == NO_CONFLICT)
            continue;
        static int saved[STREAM_COUNT][STREAM_COUNT], saved_known[STREAM_COUNT];
        memcpy(saved, clocks, sizeof clocks);
        memcpy(saved_known, known, sizeof known);
        if (found == READS_WRITTEN && !is_source_ordered(&o))
            merge(clocks[o.stream], known);
        else
            issue_operation(&o);
        int is_after = clocks[o.stream][program[earlier].stream] >= place[earlier];
        memcpy(clocks, saved, sizeof clocks);
        memcpy(known, saved_known, sizeof known);
        if (is_after)
            continue;
        Operation join;
        memset(&join, 0, sizeof join);
        join.kind = JOIN;
        join.waits_for = program[earlier].stream;
        join.stream = o.stream;
        join.how = is_graph ? BY_EVENT : (int)next(&order_state, WAYS);
        int of = join.waits_for;
        if (join.how == BY_STREAM && STREAMS[of].kind == NULL_STREAM)
            join.how = BY_EVENT_AT_HOST;
        switch (join.how) {
        case BY_STREAM:
            merge(known, clocks[of]);
            break;
        case BY_EVENT_AT_HOST:
            issue(of);
            merge(known, clocks[of]);
            break;
        case BY_DEVICE:
            for (int stream = 0; stream < STREAM_COUNT; stream++)
                if (STREAMS[stream].device == STREAMS[of].device)
                    merge(known, clocks[stream]);
            break;
        default:
            issue(of);
            issue(o.stream);
            merge(clocks[o.stream], clocks[of]);
        }
        program[length++] = join;
    }
    memcpy(written[length], written[MOST - 1], SIZE);
    memcpy(read_from[length], read_from[MOST - 1], SIZE);
    program[length] = o;
    place[length++] = issue_operation(&o);
}

static int linear(int has_queued)
{
    for (;;) {
        int buffer = below(has_queued ? BUFFER_COUNT : FIRST_QUEUED);
        if (BUFFERS[buffer].kind == PAGEABLE ? !is_graph : BUFFERS[buffer].kind != ARRAY)
            return buffer;
    }
}

static int smaller(int one, int two)
{
    return one < two ? one : two;
}

static void make_operation(Operation *o, int has_queued)
{
    static const int WIDTHS[] = { 1, 2, 3, 8, 13, 64, 100, 256, 777, 1024, 2048, SIZE };
    memset(o, 0, sizeof *o);
    o->kind = below(DELAY + 1);
    o->stream = below(is_graph ? CAPTURED_STREAMS : STREAM_COUNT);
    o->to = linear(has_queued);
    do
        o->from = linear(has_queued);
    while (o->from == o->to);
    o->height = o->depth = o->unit = 1;
    o->value = below(0x7fffffff);
    if (o->kind == PEER)
        o->to = below(10), o->from = (o->to + 1 + below(9)) % 10;
    while (is_fill(o->kind) && BUFFERS[o->to].kind == PAGEABLE)
        o->to = linear(has_queued);
    switch (o->kind) {
    case FILL16:
    case FILL32:
        o->unit = o->kind == FILL16 ? 2 : 4;
        o->width = o->unit * (1 + below(300));
        o->to_start = o->unit * below((SIZE - o->width) / o->unit + 1);
        break;
    case FILL_ROWS:
    case COPY_ROWS:
        o->to_row = 1 + below(100);
        o->from_row = 1 + below(100);
        o->width = 1 + below(is_fill(o->kind) ? o->to_row : smaller(o->to_row, o->from_row));
        o->height = 1 + below(20);
        o->to_start = below(SIZE - o->to_row * o->height + 1);
        o->from_start = below(SIZE - o->from_row * o->height + 1);
        break;
    case FILL_BOX:
    case COPY_BOX:
        o->to_row = 4 + below(28);
        o->from_row = 4 + below(28);
        o->width = 1 + below(is_fill(o->kind) ? o->to_row : smaller(o->to_row, o->from_row));
        o->height = 1 + below(6);
        o->depth = 1 + below(5);
        o->to_rows = o->height + below(3);
        o->from_rows = o->height + below(3);
        o->to_start = below(SIZE - o->to_row * o->to_rows * o->depth + 1);
        o->from_start = below(SIZE - o->from_row * o->from_rows * o->depth + 1);
        break;
    case TO_ARRAY:
    case FROM_ARRAY: {
        // In a stream of the array's own device: no vendor promises others.
        int array = 14 + STREAMS[o->stream].device, rows = 1 + below(20), row = ROW + below(30);
        o->width = 1 + below(ROW);
        o->height = rows;
        int array_start = ROW * below(SIZE / ROW - rows + 1) + below(ROW - o->width + 1),
            start = below(SIZE - row * rows + 1);
        int is_to = o->kind == TO_ARRAY;
        *(is_to ? &o->to : &o->from) = array;
        o->to_row = is_to ? ROW : row;
        o->from_row = is_to ? row : ROW;
        o->to_start = is_to ? array_start : start;
        o->from_start = is_to ? start : array_start;
        break;
    }
    case FUNCTION:
        o->to = o->from = HELD_BY_HOST; // fall through
    default:
        o->width = WIDTHS[below(12)];
        o->to_start = below(SIZE - o->width + 1);
        o->from_start = below(SIZE - o->width + 1);
        if (o->kind == FUNCTION)
            o->from_start = o->to_start, o->value &= 255;
    }
    if (is_fill(o->kind))
        o->from = o->to;
    if (o->kind == DELAY)
        o->value = below(300);
}

static void make_program(int has_queued)
{
    memset(clocks, 0, sizeof clocks);
    memset(known, 0, sizeof known);
    length = 0;
    int home[2] = { 0, 0 };
    for (int i = 0; has_queued && i < 2; i++) {
        Operation o = {
            .kind = ALLOCATE, .to = FIRST_QUEUED + i, .from = FIRST_QUEUED + i, .stream = 2 * i + below(2)
        };
        home[i] = o.stream;
        add(&o);
        Operation fill = { .kind = FILL8,
                           .to = o.to,
                           .from = o.to,
                           .stream = o.stream,
                           .width = SIZE,
                           .height = 1,
                           .depth = 1,
                           .unit = 1,
                           .value = below(256) };
        add(&fill);
    }
    for (int count = 4 + below(most_operations - 4); count > 0; count--) {
        Operation o;
        make_operation(&o, has_queued);
        add(&o);
    }
    for (int i = 0; has_queued && i < 2; i++) {
        Operation o = { .kind = FREE,
                        .to = FIRST_QUEUED + i,
                        .from = FIRST_QUEUED + i,
                        .stream = is_graph ? home[i] : (int)below(CAPTURED_STREAMS) };
        add(&o);
    }
}

// ---- making calls ----

static void change(void *data)
{
    const Operation *o = data;
    unsigned char *bytes = at[HELD_BY_HOST] + o->to_start;
    for (int i = 0; i < o->width; i++)
        bytes[i] = (unsigned char)(bytes[i] * 3 + o->value);
}

static void delay(void *data)
{
    usleep(((const Operation *)data)->value);
}

static void join(const Operation *o)
{
    Stream of = streams[o->waits_for], stream = streams[o->stream];
    int device = STREAMS[o->waits_for].device;
    Event event = events[device][events_used++ % EVENTS];
    CALL(G(SetDevice)(device));
    switch (o->how) {
    case BY_STREAM:
        CALL(G(StreamSynchronize)(of));
        return;
    case BY_DEVICE:
        CALL(G(DeviceSynchronize)());
        return;
    case BY_EVENT_AT_HOST:
        CALL(G(EventRecord)(event, of));
        CALL(G(EventSynchronize)(event));
        return;
    case BY_VALUE: {
        unsigned *word = words + words_used++ % WORDS;
        value_written++;
#ifdef CUDA
        CALL(cuStreamWriteValue32(of, (CUdeviceptr)word, value_written, 0));
        CALL(G(SetDevice)(STREAMS[o->stream].device));
        CALL(cuStreamWaitValue32(stream, (CUdeviceptr)word, value_written, CU_STREAM_WAIT_VALUE_EQ));
#else
        CALL(hipStreamWriteValue32(of, word, value_written, 0));
        CALL(G(SetDevice)(STREAMS[o->stream].device));
        CALL(hipStreamWaitValue32(stream, word, value_written, hipStreamWaitValueEq, 0xffffffff));
#endif
        return;
    }
    default:
        CALL(G(EventRecord)(event, of));
        CALL(G(SetDevice)(STREAMS[o->stream].device));
        CALL(G(StreamWaitEvent)(stream, event, 0));
    }
}

static void perform(Operation *o)
{
    if (o->kind == JOIN) {
        join(o);
        return;
    }
    Stream stream = streams[o->stream];
    unsigned char *to = at[o->to] + o->to_start, *from = at[o->from] + o->from_start;
    CALL(G(SetDevice)(STREAMS[o->stream].device));
    switch (o->kind) {
    case FILL8:
        // The synchronous calls are in the null stream.
        if (STREAMS[o->stream].kind == NULL_STREAM && o->value & 256)
            CALL(G(Memset)(to, o->value & 255, o->width));
        else
            CALL(G(MemsetAsync)(to, o->value & 255, o->width, stream));
        break;
#ifdef CUDA
    case FILL16:
        CALL(cuMemsetD16Async((CUdeviceptr)to, (unsigned short)o->value, o->width / 2, stream));
        break;
    case FILL32:
        CALL(cuMemsetD32Async((CUdeviceptr)to, o->value, o->width / 4, stream));
        break;
#else
    case FILL16:
        CALL(hipMemsetD16Async(to, (unsigned short)o->value, o->width / 2, stream));
        break;
    case FILL32:
        CALL(hipMemsetD32Async(to, (int)o->value, o->width / 4, stream));
        break;
#endif
    case FILL_ROWS:
        CALL(G(Memset2DAsync)(to, o->to_row, o->value & 255, o->width, o->height, stream));
        break;
    case FILL_BOX: {
        struct G(PitchedPtr) memory;
        memset(&memory, 0, sizeof memory);
        memory.ptr = to, memory.pitch = o->to_row, memory.xsize = o->to_row, memory.ysize = o->to_rows;
        struct G(Extent) extent = { o->width, o->height, o->depth };
        CALL(G(Memset3DAsync)(memory, o->value & 255, extent, stream));
        break;
    }
    case COPY:
        if (STREAMS[o->stream].kind == NULL_STREAM && o->value & 1)
            CALL(G(Memcpy)(to, from, o->width, G(MemcpyDefault)));
        else
            CALL(G(MemcpyAsync)(to, from, o->width, G(MemcpyDefault), stream));
        break;
    case COPY_ROWS:
        CALL(G(Memcpy2DAsync)(to, o->to_row, from, o->from_row, o->width, o->height, G(MemcpyDefault), stream));
        break;
    case COPY_BOX: {
        struct G(Memcpy3DParms) copy;
        memset(&copy, 0, sizeof copy);
        copy.srcPtr.ptr = from, copy.srcPtr.pitch = o->from_row, copy.srcPtr.xsize = o->from_row,
        copy.srcPtr.ysize = o->from_rows;
        copy.dstPtr.ptr = to, copy.dstPtr.pitch = o->to_row, copy.dstPtr.xsize = o->to_row,
        copy.dstPtr.ysize = o->to_rows;
        copy.extent.width = o->width, copy.extent.height = o->height, copy.extent.depth = o->depth;
        copy.kind = G(MemcpyDefault);
        CALL(G(Memcpy3DAsync)(&copy, stream));
        break;
    }
    case PEER:
#ifdef CUDA
        // Captured streams take no copy for peers.
        if (is_graph) {
            CALL(cudaMemcpyAsync(to, from, o->width, cudaMemcpyDefault, stream));
            break;
        }
#endif
        CALL(G(MemcpyPeerAsync)(to, BUFFERS[o->to].device, from, BUFFERS[o->from].device, o->width, stream));
        break;
    case TO_ARRAY:
        CALL(G(Memcpy2DToArrayAsync)((void *)at[o->to], o->to_start % ROW, o->to_start / ROW, from, o->from_row,
                                     o->width, o->height, G(MemcpyDefault), stream));
        break;
    case FROM_ARRAY:
        CALL(G(Memcpy2DFromArrayAsync)(to, o->to_row, (void *)at[o->from], o->from_start % ROW, o->from_start / ROW,
                                       o->width, o->height, G(MemcpyDefault), stream));
        break;
    case FUNCTION:
        CALL(G(LaunchHostFunc)(stream, change, o));
        break;
    case DELAY:
        if (is_delayed)
            CALL(G(LaunchHostFunc)(stream, delay, o));
        break;
    case ALLOCATE:
        CALL(G(MallocAsync)((void **)&at[o->to], SIZE, stream));
        break;
    case FREE:
        CALL(G(FreeAsync)(at[o->to], stream));
        break;
    }
}

// ---- the program's memory ----

static void allow_both(void *pool, int other)
{
    struct G(MemAccessDesc) access;
    memset(&access, 0, sizeof access);
    access.location.type = G(MemLocationTypeDevice), access.location.id = other;
    access.flags = G(MemAccessFlagsProtReadWrite);
    CALL(G(MemPoolSetAccess)(pool, &access, 1));
}

static unsigned char *physical(int device, int is_external)
{
    unsigned char *memory = NULL;
#ifdef CUDA
    CUmemAllocationProp properties;
    CUmemAccessDesc both[2];
    CUmemGenericAllocationHandle handle;
    CUdeviceptr address;
    memset(&properties, 0, sizeof properties);
    memset(both, 0, sizeof both);
    properties.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    properties.location.type = CU_MEM_LOCATION_TYPE_DEVICE, properties.location.id = device;
    for (int i = 0; i < 2; i++)
        both[i].location.type = CU_MEM_LOCATION_TYPE_DEVICE, both[i].location.id = i,
        both[i].flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    CALL(cuMemCreate(&handle, GRANULE, &properties, 0));
    CALL(cuMemAddressReserve(&address, GRANULE, 0, 0, 0));
    CALL(cuMemMap(address, GRANULE, 0, handle, 0));
    CALL(cuMemSetAccess(address, GRANULE, both, 2));
    memory = (unsigned char *)address;
    (void)is_external;
#else
    hipMemAllocationProp properties;
    hipMemAccessDesc both[2];
    hipMemGenericAllocationHandle_t handle;
    memset(&properties, 0, sizeof properties);
    memset(both, 0, sizeof both);
    properties.type = hipMemAllocationTypePinned;
    properties.location.type = hipMemLocationTypeDevice, properties.location.id = device;
    if (is_external && is_host)
        properties.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
    for (int i = 0; i < 2; i++)
        both[i].location.type = hipMemLocationTypeDevice, both[i].location.id = i,
        both[i].flags = hipMemAccessFlagsProtReadWrite;
    CALL(hipMemCreate(&handle, GRANULE, &properties, 0));
    if (is_external && is_host) {
        hipExternalMemoryHandleDesc of_file;
        hipExternalMemoryBufferDesc buffer;
        hipExternalMemory_t external;
        memset(&of_file, 0, sizeof of_file);
        memset(&buffer, 0, sizeof buffer);
        of_file.type = hipExternalMemoryHandleTypeOpaqueFd;
        of_file.size = buffer.size = GRANULE;
        CALL(hipMemExportToShareableHandle(&of_file.handle.fd, handle, hipMemHandleTypePosixFileDescriptor, 0));
        CALL(hipImportExternalMemory(&external, &of_file));
        CALL(hipExternalMemoryGetMappedBuffer((void **)&memory, external, &buffer));
        return memory;
    }
    CALL(hipMemAddressReserve((void **)&memory, GRANULE, 0, 0, 0));
    CALL(hipMemMap(memory, GRANULE, 0, handle, 0));
    CALL(hipMemSetAccess(memory, GRANULE, both, 2));
#endif
    return memory;
}

static void allocate_all(void)
{
    for (int i = 0; i < 2; i++) {
        int has = 0;
        CALL(G(SetDevice)(i));
        CALL(G(Free)(0));
        CALL(G(DeviceCanAccessPeer)(&has, i, 1 - i));
        if (!has) {
            fprintf(stderr, "device %d does not reach the other\n", i);
            exit(4);
        }
    }
    for (int i = 0; i < 2; i++) {
        G(MemPool_t) pool;
        CALL(G(SetDevice)(i));
        CALL(G(DeviceEnablePeerAccess)(1 - i, 0));
        CALL(G(DeviceGetDefaultMemPool)(&pool, i));
        allow_both(pool, 1 - i);
        for (int event = 0; event < EVENTS; event++)
            CALL(G(EventCreateWithFlags)(&events[i][event], G(EventDisableTiming)));
    }
    for (int buffer = 0; buffer < FIRST_QUEUED; buffer++) {
        int device = BUFFERS[buffer].device < 0 ? 0 : BUFFERS[buffer].device;
        void **out = (void **)&at[buffer];
        CALL(G(SetDevice)(device));
        switch (BUFFERS[buffer].kind) {
        case DEVICE:
            CALL(G(Malloc)(out, SIZE));
            break;
        case ORDERED:
            CALL(G(MallocAsync)(out, SIZE, 0));
            break;
        case POOL: {
            struct G(MemPoolProps) properties;
            G(MemPool_t) pool;
            memset(&properties, 0, sizeof properties);
            properties.allocType = G(MemAllocationTypePinned);
            properties.location.type = G(MemLocationTypeDevice), properties.location.id = device;
            CALL(G(MemPoolCreate)(&pool, &properties));
            allow_both(pool, 1 - device);
            CALL(G(MallocFromPoolAsync)(out, SIZE, pool, 0));
            break;
        }
        case PHYSICAL:
        case EXTERNAL:
            at[buffer] = physical(device, BUFFERS[buffer].kind == EXTERNAL);
            break;
        case MANAGED:
            CALL(G(MallocManaged)(out, SIZE, G(MemAttachGlobal)));
            break;
        case REGISTERED:
            if (posix_memalign(out, SIZE, SIZE) != 0)
                exit(5);
            CALL(G(HostRegister)(at[buffer], SIZE, G(HostRegisterPortable)));
            break;
        case PAGEABLE:
            at[buffer] = malloc(SIZE);
            break;
        case ARRAY: {
            struct G(ChannelFormatDesc) bytes;
            memset(&bytes, 0, sizeof bytes);
            bytes.x = 8, bytes.f = G(ChannelFormatKindUnsigned);
            CALL(G(MallocArray)((void *)out, &bytes, ROW, SIZE / ROW, 0));
            break;
        }
#ifdef CUDA
        default:
            CALL(cudaHostAlloc(out, SIZE, cudaHostAllocPortable));
#else
        default:
            CALL(hipHostMalloc(out, SIZE, hipHostMallocPortable));
#endif
        }
        CALL(G(DeviceSynchronize)());
    }
#ifdef CUDA
    CALL(cudaHostAlloc((void **)&words, sizeof *words * WORDS, cudaHostAllocPortable));
#else
    CALL(hipHostMalloc((void **)&words, sizeof *words * WORDS, hipHostMallocPortable));
#endif
    memset(words, 0, sizeof *words * WORDS);
    for (int stream = 0; stream < STREAM_COUNT; stream++) {
        CALL(G(SetDevice)(STREAMS[stream].device));
        switch (STREAMS[stream].kind) {
        case BLOCKING:
            CALL(G(StreamCreate)(&streams[stream]));
            break;
        case FREE_RUNNING:
            CALL(G(StreamCreateWithFlags)(&streams[stream], G(StreamNonBlocking)));
            break;
        case OWN:
            streams[stream] = G(StreamPerThread);
            break;
        default:
            streams[stream] = 0;
        }
    }
}

static void synchronize(void)
{
    for (int device = 0; device < 2; device++) {
        CALL(G(SetDevice)(device));
        CALL(G(DeviceSynchronize)());
    }
}

static void transfer(int buffer, unsigned char *bytes, int is_out)
{
    CALL(G(SetDevice)(BUFFERS[buffer].device == 1));
    if (BUFFERS[buffer].kind != ARRAY)
        CALL(is_out ? G(Memcpy)(bytes, at[buffer], SIZE, G(MemcpyDefault))
                    : G(Memcpy)(at[buffer], bytes, SIZE, G(MemcpyDefault)));
    else if (is_out)
        CALL(G(Memcpy2DFromArray)(bytes, ROW, (void *)at[buffer], 0, 0, ROW, SIZE / ROW, G(MemcpyDeviceToHost)));
    else
        CALL(G(Memcpy2DToArray)((void *)at[buffer], 0, 0, bytes, ROW, ROW, SIZE / ROW, G(MemcpyHostToDevice)));
}

static void begin(void)
{
    for (int buffer = 0; buffer < FIRST_QUEUED; buffer++) {
        for (int i = 0; i < SIZE; i++)
            model[buffer][i] = below(256);
        transfer(buffer, model[buffer], 0);
    }
    synchronize();
}

static unsigned long long sum;

// Compares all memory with the model, and adds it to the checksum.
static void compare(const char *when)
{
    unsigned char bytes[SIZE];
    synchronize();
    for (int buffer = 0; buffer < FIRST_QUEUED; buffer++) {
        transfer(buffer, bytes, 1);
        CALL(G(StreamSynchronize)(0));
        for (int i = 0; i < SIZE; i++)
            sum = (sum ^ bytes[i]) * 1099511628211ull;
        if (memcmp(bytes, model[buffer], SIZE) == 0)
            continue;
        int i = 0;
        while (bytes[i] == model[buffer][i])
            i++;
        printf("program %llu, %s: byte %d of buffer %d is %d, not %d\n", seed, when, i, buffer, bytes[i],
               model[buffer][i]);
        wrong++;
        memcpy(model[buffer], bytes, SIZE);
    }
}

static void run_model(void)
{
    for (int i = 0; i < length; i++)
        visit(&program[i], model[program[i].to], model[program[i].from], APPLY);
}

// ---- running ----

static void run_direct(void)
{
    is_graph = 0;
    make_program(below(3) == 0);
    begin();
    for (int i = 0; i < length; i++)
        perform(&program[i]);
    run_model();
    compare("direct");
}

static void capture(Graph *graph)
{
    CALL(G(SetDevice)(0));
    CALL(G(StreamBeginCapture)(streams[0], G(StreamCaptureModeThreadLocal)));
    CALL(G(EventRecord)(events[0][0], streams[0]));
    for (int stream = 1; stream < CAPTURED_STREAMS; stream++) {
        CALL(G(SetDevice)(STREAMS[stream].device));
        CALL(G(StreamWaitEvent)(streams[stream], events[0][0], 0));
    }
    for (int i = 0; i < length; i++)
        perform(&program[i]);
    for (int stream = 1; stream < CAPTURED_STREAMS; stream++) {
        int device = STREAMS[stream].device;
        CALL(G(SetDevice)(device));
        CALL(G(EventRecord)(events[device][stream], streams[stream]));
        CALL(G(SetDevice)(0));
        CALL(G(StreamWaitEvent)(streams[0], events[device][stream], 0));
    }
    CALL(G(StreamEndCapture)(streams[0], graph));
}

static int instantiate(Executable *executable, Graph graph)
{
#ifdef CUDA
    return CALL(cudaGraphInstantiateWithFlags(executable, graph, 0));
#else
    return CALL(hipGraphInstantiateWithFlags(executable, graph, 0));
#endif
}

static void launch(Executable executable, int stream, const char *when)
{
    CALL(G(SetDevice)(STREAMS[stream].device));
    CALL(G(GraphLaunch)(executable, streams[stream]));
    run_model();
    if (when)
        compare(when);
}

// Takes the values of another capture into an executable, where the vendor can; otherwise makes another.
static void update(Executable *executable, Graph graph)
{
    int status;
#ifdef CUDA
    cudaGraphExecUpdateResultInfo result;
    status = cudaGraphExecUpdate(*executable, graph, &result);
#else
    hipGraphNode_t node;
    hipGraphExecUpdateResult result;
    status = hipGraphExecUpdate(*executable, graph, &node, &result);
#endif
    if (status == 0)
        return;
    (void)G(GetLastError)();
    CALL(G(GraphExecDestroy)(*executable));
    instantiate(executable, graph);
}

static void run_captured(void)
{
    static Operation before[MOST];
    Graph graph, again, clone, outer;
    Executable executable, of_clone, of_outer;
    is_graph = 1;
    int has_queued = below(4) == 0, launches = 1 + below(3);
    make_program(has_queued);
    begin();
    capture(&graph);
    if (instantiate(&executable, graph))
        return;
    for (int i = 0; i < launches; i++)
        launch(executable, below(STREAM_COUNT), below(2) ? "a launch" : NULL);
    compare("launches");
    // Graphs that allocate are neither cloned nor updated.
    if (!has_queued) {
        CALL(G(GraphClone)(&clone, graph));
        if (instantiate(&of_clone, clone))
            return;
        launch(of_clone, below(STREAM_COUNT), "a clone");
        memcpy(before, program, sizeof program);
        for (int i = 0; i < length; i++)
            if (is_fill(program[i].kind))
                program[i].value = (program[i].value * 7 + 13) & 0x7fffffff;
        capture(&again);
        update(&executable, again);
        CALL(G(GraphDestroy)(again));
        launch(executable, below(STREAM_COUNT), "an update");
        memcpy(program, before, sizeof program);
        G(GraphNode_t) nodes[2];
        CALL(G(GraphCreate)(&outer, 0));
        CALL(G(GraphAddChildGraphNode)(&nodes[0], outer, NULL, 0, clone));
        CALL(G(GraphAddChildGraphNode)(&nodes[1], outer, nodes, 1, clone));
        if (instantiate(&of_outer, outer))
            return;
        run_model();
        launch(of_outer, below(STREAM_COUNT), "graphs in a graph");
        CALL(G(GraphExecDestroy)(of_outer));
        CALL(G(GraphDestroy)(outer));
        CALL(G(GraphExecDestroy)(of_clone));
        CALL(G(GraphDestroy)(clone));
    }
    CALL(G(GraphExecDestroy)(executable));
    CALL(G(GraphDestroy)(graph));
}

int main(int count, char **arguments)
{
    if (count < 3) {
        fprintf(stderr, "two_devices SEED COUNT [direct|captured|both] [hip|cuda|none] [sums]\n");
        return 2;
    }
    unsigned long long first = strtoull(arguments[1], NULL, 10), programs = strtoull(arguments[2], NULL, 10);
    const char *how = count > 3 ? arguments[3] : "both", *promises = count > 4 ? arguments[4] : "none",
               *backend = getenv("ANYGPU_BACKEND");
    is_cuda_promised = strcmp(promises, "cuda") == 0;
    is_hip_promised = strcmp(promises, "hip") == 0;
    prints_sums = count > 5 && strcmp(arguments[5], "sums") == 0;
    is_host = backend && strcmp(backend, "host") == 0;
    if (getenv("OPS"))
        most_operations = atoi(getenv("OPS"));
    if (getenv("DELAYS"))
        is_delayed = atoi(getenv("DELAYS"));
    setvbuf(stdout, NULL, _IOLBF, 0);
    allocate_all();
    for (seed = first; seed < first + programs; seed++) {
        // Each kind of program has its own numbers: those of the one do not hang on the other's.
        for (int captured = 0; captured < 2; captured++) {
            if ((captured && how[0] == 'd') || (!captured && how[0] == 'c'))
                continue;
            state = (2 * seed + captured) * 0x9E3779B97F4A7C15ull + 88172645463325252ull;
            for (int i = 0; i < 5; i++)
                below(2);
            order_state = state;
            int before = wrong;
            sum = 14695981039346656037ull;
            if (captured)
                run_captured();
            else
                run_direct();
            if (prints_sums)
                printf("%llu %s %016llx %s\n", seed, captured ? "captured" : "direct", sum,
                       wrong == before ? "right" : "wrong");
        }
    }
    printf("%llu programs from %llu, %s, %s: %d wrong, %d calls failed\n", programs, first, how, promises, wrong,
           failures);
    return wrong || failures;
}
