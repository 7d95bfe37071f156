/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Threads create, use and destroy objects of all types in random order, and use them again.
 *
 *     live_objects <threads> <calls of all threads> <seed>    each call must be answered as the object's life says
 *     live_objects codes                                      what destroyed objects are answered, call by call
 *
 * A destroyed object's address may be that of another thread's next one. So an object that is gone is used only while no
 * thread creates or destroys one, and none has its address. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <anygpu/hip.h>

enum type { STREAM, EVENT, ARRAY, MIPMAPPED, LEVEL, GRAPH, NODE, EXECUTABLE, POOL, TYPES };
static const char *const type_names[] = { "stream", "event",      "array", "mipmapped array", "level", "graph",
                                          "node",   "executable", "pool" };

/* No number of an object: none, small, of the host back end, without memory. */
static const uintptr_t nothing[] = { 0, 3, 0x1001, 0x5e510000000000ff, 0x7ffffffff000, UINTPTR_MAX };

struct object {
    void *handle;
    /* The index of the object that it ends with, or -1. */
    int owner, is_live;
    /* A mipmapped array's, which live from the first question on. */
    void *levels[2];
};

enum { PLACES = 24 };

struct thread {
    pthread_t id;
    uint64_t random, calls, refused, wrong, skipped;
    struct object objects[TYPES][PLACES];
};

/* Whoever creates or destroys objects holds it to read, whoever uses what is gone to write. */
static pthread_rwlock_t lives = PTHREAD_RWLOCK_INITIALIZER;

/* The live handles of all threads. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
enum { BUCKETS = 4096 };
static struct entry {
    void *handle;
    enum type type;
    struct entry *next;
} * live[BUCKETS];

static struct entry **place_of(enum type type, const void *handle)
{
    struct entry **place = &live[((uintptr_t)handle >> 4 ^ (uintptr_t)handle >> 16) % BUCKETS];
    while (*place && ((*place)->handle != handle || (*place)->type != type))
        place = &(*place)->next;
    return place;
}

static int is_live(enum type type, const void *handle)
{
    pthread_mutex_lock(&lock);
    int known = *place_of(type, handle) != NULL;
    pthread_mutex_unlock(&lock);
    return known;
}

static void set_live(enum type type, void *handle, int lives_now)
{
    pthread_mutex_lock(&lock);
    struct entry **place = place_of(type, handle), *found = *place;
    if (lives_now && !found) {
        *place = malloc(sizeof **place);
        **place = (struct entry){ handle, type, NULL };
    } else if (!lives_now && found) {
        *place = found->next;
        free(found);
    }
    pthread_mutex_unlock(&lock);
}

static unsigned draw(struct thread *thread, unsigned below)
{
    thread->random = thread->random * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(thread->random >> 33) % below;
}

static void nothing_done(void *data)
{
    (void)data;
}

static void nothing_told(hipStream_t stream, hipError_t status, void *data)
{
    (void)stream, (void)status, (void)data;
}

static char *memory, *pinned;

/* What is used beside the object that the call is about. */
struct beside {
    hipStream_t stream;
    hipEvent_t event;
    hipGraph_t graph;
};

/* Uses of each type. Each returns a status; a live object of the thread's own must give 0 or "not ready". */
typedef hipError_t use(void *handle, const struct beside *other);
#define USE(name) static hipError_t name(void *handle, const struct beside *other)

static const hipExtent EXTENT = { 32, 16, 0 };

USE(stream_query)
{
    return (void)other, hipStreamQuery(handle);
}
USE(stream_wait)
{
    return (void)other, hipStreamSynchronize(handle);
}
USE(stream_flags)
{
    unsigned flags;
    return (void)other, hipStreamGetFlags(handle, &flags);
}
USE(stream_priority)
{
    int priority;
    return (void)other, hipStreamGetPriority(handle, &priority);
}
USE(stream_device)
{
    hipDevice_t device;
    return (void)other, hipStreamGetDevice(handle, &device);
}
USE(stream_waits)
{
    return hipStreamWaitEvent(handle, other->event, 0);
}
USE(stream_records)
{
    return hipEventRecord(other->event, handle);
}
USE(stream_copies)
{
    return (void)other, hipMemcpyAsync(memory, pinned, 64, hipMemcpyHostToDevice, handle);
}
USE(stream_copies_back)
{
    return (void)other, hipMemcpyDtoHAsync(pinned, memory, 64, handle);
}
USE(stream_fills)
{
    return (void)other, hipMemsetAsync(memory, 1, 64, handle);
}
USE(stream_copies_rows)
{
    return (void)other, hipMemcpy2DAsync(memory, 16, pinned, 16, 16, 4, hipMemcpyHostToDevice, handle);
}
USE(stream_calls)
{
    return (void)other, hipLaunchHostFunc(handle, nothing_done, NULL);
}
USE(stream_calls_back)
{
    return (void)other, hipStreamAddCallback(handle, nothing_told, NULL, 0);
}
USE(stream_writes)
{
    return (void)other, hipStreamWriteValue32(handle, pinned, 1, 0);
}
USE(stream_capture)
{
    enum hipStreamCaptureStatus status;
    return (void)other, hipStreamIsCapturing(handle, &status);
}
USE(event_query)
{
    return (void)other, hipEventQuery(handle);
}
USE(event_wait)
{
    return (void)other, hipEventSynchronize(handle);
}
USE(event_record)
{
    return hipEventRecord(handle, other->stream);
}
USE(event_waited)
{
    return hipStreamWaitEvent(other->stream, handle, 0);
}
USE(array_info)
{
    hipExtent extent;
    return (void)other, hipArrayGetInfo(NULL, &extent, NULL, handle);
}
USE(array_describe)
{
    HIP_ARRAY3D_DESCRIPTOR descriptor;
    return (void)other, hipArray3DGetDescriptor(&descriptor, handle);
}
USE(array_written)
{
    return (void)other, hipMemcpy2DToArray(handle, 0, 0, pinned, 16, 16, 2, hipMemcpyHostToDevice);
}
USE(array_read)
{
    return hipMemcpy2DFromArrayAsync(pinned, 16, handle, 0, 0, 16, 2, hipMemcpyDeviceToHost, other->stream);
}
USE(mipmapped_level)
{
    hipArray_t level;
    return (void)other, hipGetMipmappedArrayLevel(&level, handle, 0);
}
USE(graph_nodes)
{
    size_t count = 0;
    return (void)other, hipGraphGetNodes(handle, NULL, &count);
}
USE(graph_edges)
{
    size_t count = 0;
    return (void)other, hipGraphGetEdges(handle, NULL, NULL, &count);
}
USE(node_type)
{
    enum hipGraphNodeType type;
    return (void)other, hipGraphNodeGetType(handle, &type);
}
USE(node_before)
{
    size_t count = 0;
    return (void)other, hipGraphNodeGetDependencies(handle, NULL, &count);
}
USE(executable_launch)
{
    return hipGraphLaunch(handle, other->stream);
}
USE(executable_upload)
{
    return hipGraphUpload(handle, other->stream);
}
USE(pool_attribute)
{
    uint64_t value = 0;
    return (void)other, hipMemPoolGetAttribute(handle, hipMemPoolAttrReleaseThreshold, &value);
}
USE(pool_trim)
{
    return (void)other, hipMemPoolTrimTo(handle, 0);
}

#define NAMED(use) \
    { \
        use, #use \
    }
static const struct {
    use *use;
    const char *name;
} uses[TYPES][16] = {
    { NAMED(stream_query), NAMED(stream_wait), NAMED(stream_flags), NAMED(stream_priority), NAMED(stream_device),
      NAMED(stream_waits), NAMED(stream_records), NAMED(stream_copies), NAMED(stream_copies_back), NAMED(stream_fills),
      NAMED(stream_copies_rows), NAMED(stream_calls), NAMED(stream_calls_back), NAMED(stream_writes),
      NAMED(stream_capture) },
    { NAMED(event_query), NAMED(event_wait), NAMED(event_record), NAMED(event_waited) },
    { NAMED(array_info), NAMED(array_describe), NAMED(array_written), NAMED(array_read) },
    { NAMED(mipmapped_level) },
    { NAMED(array_info), NAMED(array_describe) },
    { NAMED(graph_nodes), NAMED(graph_edges) },
    { NAMED(node_type), NAMED(node_before) },
    { NAMED(executable_launch), NAMED(executable_upload) },
    { NAMED(pool_attribute), NAMED(pool_trim) },
};

static unsigned uses_of(enum type type)
{
    unsigned count = 0;
    while (count < 16 && uses[type][count].use)
        count++;
    return count;
}

static hipError_t create(enum type type, void **out, const struct object *owner)
{
    hipChannelFormatDesc format = { 32, 0, 0, 0, hipChannelFormatKindFloat };
    hipMemPoolProps pool = { .allocType = hipMemAllocationTypePinned,
                             .location = { .type = hipMemLocationTypeDevice, .id = 0 } };
    switch (type) {
    case STREAM:
        return hipStreamCreateWithFlags((hipStream_t *)out, hipStreamNonBlocking);
    case EVENT:
        return hipEventCreateWithFlags((hipEvent_t *)out, hipEventDisableTiming);
    case ARRAY:
        return hipMallocArray((hipArray_t *)out, &format, EXTENT.width, EXTENT.height, 0);
    case MIPMAPPED:
        return hipMallocMipmappedArray((hipMipmappedArray_t *)out, &format, EXTENT, 3, 0);
    case LEVEL:
        return hipGetMipmappedArrayLevel((hipArray_t *)out, owner->handle, 1);
    case GRAPH:
        return hipGraphCreate((hipGraph_t *)out, 0);
    case NODE:
        return hipGraphAddEmptyNode((hipGraphNode_t *)out, owner->handle, NULL, 0);
    case EXECUTABLE:
        return hipGraphInstantiate((hipGraphExec_t *)out, owner->handle, NULL, NULL, 0);
    case POOL:
        return hipMemPoolCreate((hipMemPool_t *)out, &pool);
    default:
        return hipErrorUnknown;
    }
}

static hipError_t destroy(enum type type, void *handle)
{
    switch (type) {
    case STREAM:
        return hipStreamDestroy(handle);
    case EVENT:
        return hipEventDestroy(handle);
    case ARRAY:
        return hipFreeArray(handle);
    case MIPMAPPED:
        return hipFreeMipmappedArray(handle);
    case GRAPH:
        return hipGraphDestroy(handle);
    case NODE:
        return hipGraphDestroyNode(handle);
    case EXECUTABLE:
        return hipGraphExecDestroy(handle);
    case POOL:
        return hipMemPoolDestroy(handle);
    default:
        return hipErrorInvalidValue;
    }
}

/* The type of the object that one of this type is made of, and whether it ends with that. */
static int owner_type(enum type type)
{
    return type == LEVEL ? MIPMAPPED : type == NODE || type == EXECUTABLE ? GRAPH : -1;
}

static void wrong(struct thread *thread, const char *what, enum type type, const void *handle, hipError_t status)
{
    if (thread->wrong++ < 5)
        printf("wrong: %s of %s %p: %d\n", what, type_names[type], handle, status);
}

static struct object *any_live(struct thread *thread, enum type type)
{
    for (int tries = 0; tries < 8; tries++) {
        struct object *one = &thread->objects[type][draw(thread, PLACES)];
        if (one->is_live)
            return one;
    }
    return NULL;
}

static void end(struct object *one, enum type type)
{
    for (int i = 0; i < 2 && one->is_live && type == MIPMAPPED; i++)
        set_live(LEVEL, one->levels[i], 0);
    if (one->is_live)
        set_live(type, one->handle, 0);
    one->is_live = 0;
}

static void create_one(struct thread *thread, enum type type)
{
    struct object *one = &thread->objects[type][draw(thread, PLACES)], *owner = NULL;
    if (one->is_live)
        return;
    int of = owner_type(type);
    if (of >= 0 && !(owner = any_live(thread, (enum type)of)))
        return;
    int index = owner ? (int)(owner - thread->objects[of]) : -1, siblings = 0;
    for (int i = 0; type == NODE && i < PLACES; i++)
        siblings += thread->objects[NODE][i].owner == index;
    if (siblings > 8)
        return;
    void *handle = NULL;
    pthread_rwlock_rdlock(&lives);
    hipError_t status = create(type, &handle, owner);
    if (status == hipSuccess) {
        *one = (struct object){ handle, type == EXECUTABLE ? -1 : index, 1, { NULL, NULL } };
        set_live(type, handle, 1);
        for (unsigned i = 0; i < 2 && type == MIPMAPPED; i++) {
            if (hipGetMipmappedArrayLevel((hipArray_t *)&one->levels[i], handle, i) != hipSuccess)
                exit(1);
            set_live(LEVEL, one->levels[i], 1);
        }
    }
    pthread_rwlock_unlock(&lives);
    thread->calls++;
    if (status == hipErrorNotSupported)
        thread->skipped++;
    else if (status != hipSuccess)
        wrong(thread, "creation", type, handle, status);
}

static void destroy_one(struct thread *thread, enum type type)
{
    struct object *one = any_live(thread, type);
    if (!one || type == LEVEL)
        return;
    int index = (int)(one - thread->objects[type]);
    pthread_rwlock_rdlock(&lives);
    end(one, type);
    for (enum type other = 0; other < TYPES; other++)
        for (int i = 0; i < PLACES && owner_type(other) == (int)type && other != EXECUTABLE; i++)
            if (thread->objects[other][i].owner == index) {
                end(&thread->objects[other][i], other);
                thread->objects[other][i].owner = -1;
            }
    one->owner = -1;
    hipError_t status = destroy(type, one->handle);
    pthread_rwlock_unlock(&lives);
    thread->calls++;
    if (status != hipSuccess)
        wrong(thread, "destruction", type, one->handle, status);
}

/* Live objects of the thread's own, to be used beside another. */
static int find_beside(struct thread *thread, struct beside *other)
{
    struct object *stream = any_live(thread, STREAM), *event = any_live(thread, EVENT);
    if (!stream || !event)
        return 0;
    *other = (struct beside){ stream->handle, event->handle, NULL };
    return 1;
}

static void use_live(struct thread *thread, enum type type)
{
    struct object *one = any_live(thread, type);
    struct beside other;
    if (!one || !find_beside(thread, &other))
        return;
    unsigned which = draw(thread, uses_of(type));
    hipError_t status = uses[type][which].use(one->handle, &other);
    thread->calls++;
    if (status != hipSuccess && status != hipErrorNotReady)
        wrong(thread, uses[type][which].name, type, one->handle, status);
}

/* Uses an object that is gone, or none at all, or destroys it again. */
static void use_gone(struct thread *thread, enum type type)
{
    struct object *one = &thread->objects[type][draw(thread, PLACES)];
    struct beside other;
    void *handle = one->handle;
    if (one->is_live || !find_beside(thread, &other))
        return;
    if (!handle || draw(thread, 8) == 0)
        handle = (void *)nothing[draw(thread, sizeof nothing / sizeof *nothing)];
    /* NULL is the default stream, and no executable, array or pool is destroyed. */
    unsigned which = draw(thread, uses_of(type) + 1);
    if (!handle && (type == STREAM || which == uses_of(type)))
        return;
    pthread_rwlock_wrlock(&lives);
    /* A level is an array, too. */
    int is_another =
        is_live(type, handle) || (type == ARRAY && is_live(LEVEL, handle)) || (type == LEVEL && is_live(ARRAY, handle));
    hipError_t status = hipErrorInvalidHandle;
    if (!is_another)
        status = which == uses_of(type) ? destroy(type, handle) : uses[type][which].use(handle, &other);
    pthread_rwlock_unlock(&lives);
    thread->calls += !is_another;
    thread->refused += !is_another;
    if (status == hipSuccess || status == hipErrorNotReady)
        wrong(thread, which == uses_of(type) ? "another destruction" : uses[type][which].name, type, handle, status);
}

static uint64_t calls_each;

static void *live_on(void *raw)
{
    struct thread *thread = raw;
    for (enum type type = 0; type < TYPES; type++)
        for (int i = 0; i < PLACES; i++)
            thread->objects[type][i].owner = -1;
    for (uint64_t turn = 0; thread->calls < calls_each && turn < 20 * calls_each; turn++) {
        enum type type = (enum type)draw(thread, TYPES);
        switch (draw(thread, 8)) {
        case 0:
        case 1:
            create_one(thread, type);
            break;
        case 2:
            destroy_one(thread, type);
            break;
        case 3:
        case 4:
        case 5:
            use_live(thread, type);
            break;
        default:
            use_gone(thread, type);
        }
    }
    return NULL;
}

static int many(int count, uint64_t calls, uint64_t seed)
{
    struct thread *threads = calloc((size_t)count, sizeof *threads), all = { 0 };
    calls_each = calls / (unsigned)count;
    for (int i = 0; i < count; i++) {
        threads[i].random = seed * 1000003 + (unsigned)i * 7919u + 1;
        pthread_create(&threads[i].id, NULL, live_on, &threads[i]);
    }
    for (int i = 0; i < count; i++) {
        pthread_join(threads[i].id, NULL);
        all.calls += threads[i].calls;
        all.refused += threads[i].refused;
        all.wrong += threads[i].wrong;
        all.skipped += threads[i].skipped;
    }
    printf("%llu calls, %llu of them of objects that are gone, %llu not supported, %llu wrong\n",
           (unsigned long long)all.calls, (unsigned long long)all.refused, (unsigned long long)all.skipped,
           (unsigned long long)all.wrong);
    return all.wrong != 0;
}

static void *end_capture(void *stream)
{
    hipGraph_t graph = NULL;
    printf("the end of a capture in another thread: %d\n", hipStreamEndCapture(stream, &graph));
    return NULL;
}

/* Answers of this library's own, where a vendor's would be another dialect's. */
static int own_codes(hipStream_t stream)
{
    pthread_t thread;
    hipGraph_t graph = NULL;
    if (hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal)
        || pthread_create(&thread, NULL, end_capture, stream) || pthread_join(thread, NULL))
        return 1;
    printf("its end: %d\n", hipStreamEndCapture(stream, &graph));
    hipChannelFormatDesc wide = { 32, 32, 32, 32, hipChannelFormatKindFloat };
    hipArray_t array = NULL;
    printf("an array of 8 GiB: %d\n", hipMalloc3DArray(&array, &wide, (hipExtent){ 16384, 16384, 2 }, 0));
    unsigned type = 0;
    if (hipMallocArray(&array, &wide, 16, 16, 0))
        return 1;
    hipError_t status = hipPointerGetAttribute(&type, HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, array);
    printf("the memory type of an array: %d, %u\n", status, type);
    hipPitchedPtr box;
    hipExtent extent = { 64, 4, 4 };
    if (hipMalloc3D(&box, extent))
        return 1;
    printf("a fill of the box: %d\n", hipMemset3D(box, 1, extent));
    extent.width = 32;
    extent.height = 2;
    printf("of a part of each slice: %d\n", hipMemset3D(box, 1, extent));
    extent.depth = 5;
    printf("of a slice more: %d\n", hipMemset3D(box, 1, extent));
    return hipFree(box.ptr) || hipFreeArray(array);
}

/* The answer for each use of a destroyed object of each type. */
static int codes(void)
{
    struct object owners[TYPES] = { 0 };
    struct beside other = { NULL, NULL, NULL };
    if (hipStreamCreate(&other.stream) || hipEventCreate(&other.event) || own_codes(other.stream))
        return 1;
    for (enum type type = 0; type < TYPES; type++) {
        int of = owner_type(type);
        void *handle = NULL;
        if (of >= 0 && create((enum type)of, &owners[of].handle, NULL))
            return 1;
        if (create(type, &handle, of >= 0 ? &owners[of] : NULL))
            continue;
        if (type == LEVEL ? destroy(MIPMAPPED, owners[of].handle) : destroy(type, handle))
            return 1;
        for (unsigned i = 0; i < uses_of(type); i++)
            printf("%s: %d\n", uses[type][i].name, uses[type][i].use(handle, &other));
        if (type != LEVEL)
            printf("another destruction of a %s: %d\n", type_names[type], destroy(type, handle));
    }
    return 0;
}

int main(int count, char **arguments)
{
    if (hipMalloc((void **)&memory, 4096) || hipHostMalloc((void **)&pinned, 4096, 0))
        return 1;
    if (count == 2 && !strcmp(arguments[1], "codes"))
        return codes();
    if (count != 4)
        return 2;
    return many(atoi(arguments[1]), strtoull(arguments[2], NULL, 10), strtoull(arguments[3], NULL, 10));
}
