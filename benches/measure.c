/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Times the library against the direct way: NVIDIA's driver on its GPUs, system calls on the host back end.
 *
 * measure PART: calls (every family), importers (1 to 64 processes), buffers (1 to 10,000), threads (1 to 64), sizes
 * (4 KiB to 64 GiB), gpus (1 to as many as there are). Prints lines as measure.h says.
 *
 * `anygpu bench` measures copies by size, too, between two processes; all else here needs more of them, or of buffers and threads.
 *
 * Other processes are forked before the first call: an owner of buffers, and importers, which do as this one commands. */
#define _GNU_SOURCE
#include "measure.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>

#define MORE_FUNCTIONS(F) \
    F(cuCtxGetCurrent, (void **)) \
    F(cuImportExternalMemory, (void **, const void *)) \
    F(cuExternalMemoryGetMappedBuffer, (CUdeviceptr *, void *, const void *)) \
    F(cuDestroyExternalMemory, (void *))

#define DECLARE(name, parameters) static int (*name) parameters;
MORE_FUNCTIONS(DECLARE)
#undef DECLARE

#define MOST_BUFFERS 10000
#define MOST_IMPORTERS 64
#define MOST_THREADS 64

enum way { DIRECT, HIP_CALLS, TOKEN, TOKEN_KEPT };
static const char *const ways[] = { "direct", "HIP", "token", "token kept" };

/* A buffer, as its importers know it. */
struct buffer {
    hipIpcMemHandle_t handle;
    anygpu_token token;
    /* Where the direct way finds memory of the same size on the host. */
    long offset;
    size_t size;
};

/* HOLD keeps a buffer open until it is told of none: peer access stays on. */
enum work { OPEN_AND_CLOSE, OPEN_ALL, COPY, CALLS, HOLD };
struct command { enum work work; enum way way; int first, count, times; double start; };
/* The owner's: so many buffers of a size on a device; the buffers before are gone. */
struct request { int first, count, device; size_t size; };
struct reply { double start, end, first, second; };

/* What all processes see: written by the owner before it replies, and by nobody else. */
static struct board {
    struct buffer buffers[MOST_BUFFERS];
    int owner, file, devices, on_host;
    size_t memory;
} *board;

struct process { pid_t pid; int to, from; };
static struct process owner, importers[MOST_IMPORTERS];

/* An importer's. */
static int device;
static void *stream, *destination, *opened[MOST_BUFFERS];
static size_t most_copied;
static void *held;

static struct process start(void (*body)(int from, int to, int number), int number)
{
    int down[2], up[2];
    if (pipe(down) || pipe(up))
        fail("no pipe");
    pid_t pid = fork();
    if (pid < 0)
        fail("fork: %s", strerror(errno));
    if (pid == 0) {
        /* A process ends when the other ends of its pipes are closed, by all that have them. */
        close(down[1]);
        close(up[0]);
        for (int i = 0; i < MOST_IMPORTERS && importers[i].pid; i++) {
            close(importers[i].to);
            close(importers[i].from);
        }
        if (owner.pid) {
            close(owner.to);
            close(owner.from);
        }
        body(down[0], up[1], number);
        _exit(0);
    }
    close(down[0]);
    close(up[1]);
    return (struct process){ pid, down[1], up[0] };
}

static int on_host(void)
{
    return strcmp(anygpu_backend(), "host") == 0;
}

static size_t device_memory_free(void)
{
    size_t available, total;
    HIP(hipMemGetInfo(&available, &total));
    return available;
}

static void *map_file(int file, size_t size, long offset)
{
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, offset);
    if (memory == MAP_FAILED)
        fail("mmap: %s", strerror(errno));
    return memory;
}

static void own(int from, int to, int number)
{
    static void *memory[MOST_BUFFERS];
    struct request request;
    int file = -1;
    (void)number;
    HIP(hipGetDeviceCount(&board->devices));
    HIP(hipSetDevice(0));
    board->on_host = on_host();
    board->owner = getpid();
    board->memory = device_memory_free();
    send_to(to, "", 1);
    while (read(from, &request, sizeof request) == (ssize_t)sizeof request) {
        char good = 1;
        for (int i = request.first; i < MOST_BUFFERS; i++) {
            if (memory[i])
                HIP(hipFree(memory[i]));
            memory[i] = NULL;
        }
        HIP(hipSetDevice(request.device));
        for (int i = request.first; good && i < request.first + request.count; i++) {
            struct buffer *buffer = &board->buffers[i];
            good = hipMalloc(&memory[i], request.size) == hipSuccess;
            if (!good) {
                fprintf(stderr, "%s\n", anygpu_last_reason());
                break;
            }
            HIP(hipMemset(memory[i], 1, request.size));
            HIP(hipIpcGetMemHandle(&buffer->handle, memory[i]));
            HIP(anygpu_export(memory[i], 0, &buffer->token));
            buffer->size = request.size;
            buffer->offset = (long)((size_t)(i - request.first) * request.size);
        }
        HIP(hipDeviceSynchronize());
        if (good && board->on_host && request.count) {
            /* What a program without the library would do: one memory file. */
            if (file >= 0)
                close(file);
            file = memfd_create("direct", MFD_CLOEXEC);
            size_t size = (size_t)request.count * request.size;
            if (file < 0 || ftruncate(file, (off_t)size))
                fail("memfd: %s", strerror(errno));
            void *all = map_file(file, size, 0);
            memset(all, 1, size);
            munmap(all, size);
            board->file = file;
        }
        send_to(to, &good, 1);
    }
}

/* Has the owner allocate buffers; 0 where there is too little memory. */
static int allocate(int first, int count, size_t size, int on_device)
{
    struct request request = { first, count, on_device, size };
    char good;
    send_to(owner.to, &request, sizeof request);
    receive(owner.from, &good, 1);
    return good;
}

static void *open_direct(const struct buffer *buffer)
{
    if (board->on_host) {
        char name[64];
        snprintf(name, sizeof name, "/proc/%d/fd/%d", board->owner, board->file);
        int file = open(name, O_RDWR | O_CLOEXEC);
        if (file < 0)
            fail("%s: %s", name, strerror(errno));
        void *memory = map_file(file, buffer->size, buffer->offset);
        close(file);
        return memory;
    }
    CUhandle handle;
    CUdeviceptr memory;
    memcpy(&handle, &buffer->handle, sizeof handle);
    CU(cuIpcOpenMemHandle(&memory, handle, 1));
    return (void *)memory;
}

static void *open_buffer(enum way way, int index)
{
    const struct buffer *buffer = &board->buffers[index];
    void *memory;
    switch (way) {
    case DIRECT:
        return open_direct(buffer);
    case HIP_CALLS:
        HIP(hipIpcOpenMemHandle(&memory, buffer->handle, hipIpcMemLazyEnablePeerAccess));
        return memory;
    default:
        HIP(anygpu_import(&buffer->token, device, &memory));
        return memory;
    }
}

static void close_buffer(enum way way, void *memory, size_t size)
{
    switch (way) {
    case DIRECT:
        if (board->on_host)
            munmap(memory, size);
        else
            CU(cuIpcCloseMemHandle((CUdeviceptr)memory));
        break;
    case HIP_CALLS:
        HIP(hipIpcCloseMemHandle(memory));
        break;
    default:
        HIP(anygpu_close(memory));
    }
}

static void copy(enum way way, void *from, size_t size)
{
    /* In parts, as large as the destination. */
    for (size_t done = 0; done < size;) {
        size_t part = size - done < most_copied ? size - done : most_copied;
        if (way != DIRECT)
            HIP(hipMemcpyAsync(destination, (char *)from + done, part, hipMemcpyDeviceToDevice, stream));
        else if (board->on_host)
            memcpy(destination, (char *)from + done, part);
        else
            CU(cuMemcpyDtoDAsync((CUdeviceptr)destination, (CUdeviceptr)from + done, part, stream));
        done += part;
    }
    if (way != DIRECT)
        HIP(hipStreamSynchronize(stream));
    else if (!board->on_host)
        CU(cuStreamSynchronize(stream));
}

struct thread {
    pthread_t id;
    const struct command *command;
    int buffer;
    double took;
    pthread_barrier_t *together;
};

static void cycles(const struct command *command, int buffer)
{
    for (int i = 0; i < command->times; i++) {
        void *memory = open_buffer(command->way, buffer);
        close_buffer(command->way, memory, board->buffers[buffer].size);
        /* As nothing of this process is open now, all that is kept goes. */
        if (command->way == TOKEN)
            HIP(anygpu_trim());
    }
}

/* Opens and closes what is to be kept. */
static void keep(const struct command *command)
{
    for (int i = command->first; command->way == TOKEN_KEPT && i < command->first + command->count; i++)
        close_buffer(TOKEN_KEPT, open_buffer(TOKEN_KEPT, i), board->buffers[i].size);
}

static void *run_thread(void *argument)
{
    struct thread *thread = argument;
    HIP(hipSetDevice(device));
    pthread_barrier_wait(thread->together);
    double start = now();
    cycles(thread->command, thread->buffer);
    thread->took = now() - start;
    return NULL;
}

/* Threads with a buffer each; returns the ns that the slowest has taken. */
static double cycles_of_threads(const struct command *command)
{
    static struct thread threads[MOST_THREADS];
    double longest = 0;
    pthread_barrier_t together;
    pthread_barrier_init(&together, NULL, (unsigned)command->count);
    for (int i = 0; i < command->count; i++) {
        threads[i] = (struct thread){ .command = command, .buffer = command->first + i, .together = &together };
        if (pthread_create(&threads[i].id, NULL, run_thread, &threads[i]))
            fail("no thread");
    }
    for (int i = 0; i < command->count; i++) {
        pthread_join(threads[i].id, NULL);
        longest = threads[i].took > longest ? threads[i].took : longest;
    }
    pthread_barrier_destroy(&together);
    return longest;
}

static void calls(void);

static void carry_out(const struct command *command, struct reply *reply)
{
    time_t second = (time_t)(command->start / 1e9);
    struct timespec until = { second, (long)(command->start - 1e9 * (double)second) };
    keep(command);
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL);
    reply->start = now();
    enum way way = command->way;
    int last = command->first + command->count;
    switch (command->work) {
    case OPEN_AND_CLOSE:
        if (command->count == 1)
            cycles(command, command->first);
        reply->first = command->count == 1 ? now() - reply->start : cycles_of_threads(command);
        break;
    case OPEN_ALL:
        for (int i = command->first; i < last; i++)
            opened[i] = open_buffer(way, i);
        reply->first = (now() - reply->start) / command->count;
        double middle = now();
        for (int i = command->first; i < last; i++)
            close_buffer(way, opened[i], board->buffers[i].size);
        if (way == TOKEN)
            HIP(anygpu_trim());
        reply->second = (now() - middle) / command->count;
        break;
    case COPY: {
        size_t size = board->buffers[command->first].size;
        void *memory = open_buffer(way, command->first);
        copy(way, memory, size < most_copied ? size : most_copied);
        reply->start = now();
        for (int i = 0; i < command->times; i++)
            copy(way, memory, size);
        reply->end = now();
        close_buffer(way, memory, size);
        break;
    }
    case CALLS:
        calls();
        break;
    case HOLD:
        if (held)
            close_buffer(DIRECT, held, board->buffers[0].size);
        held = command->count ? open_buffer(DIRECT, command->first) : NULL;
        break;
    }
    if (!reply->end)
        reply->end = now();
    /* Before another way opens the same. */
    HIP(anygpu_trim());
}

static void import(int from, int to, int on_device)
{
    struct command command;
    device = on_device;
    HIP(hipSetDevice(device));
    if (!board->on_host)
        load_driver();
    HIP(hipStreamCreateWithFlags((hipStream_t *)&stream, hipStreamNonBlocking));
    /* Room for what is copied: little where there are many importers. */
    receive(from, &most_copied, sizeof most_copied);
    HIP(hipMalloc(&destination, most_copied));
    HIP(hipMemset(destination, 0, most_copied));
    HIP(hipDeviceSynchronize());
    send_to(to, "", 1);
    while (read(from, &command, sizeof command) == (ssize_t)sizeof command) {
        struct reply reply = { 0 };
        carry_out(&command, &reply);
        send_to(to, &reply, sizeof reply);
    }
}

static void start_importer(int number, int on_device, size_t room)
{
    char word;
    importers[number] = start(import, on_device);
    send_to(importers[number].to, &room, sizeof room);
    receive(importers[number].from, &word, 1);
}

/* Has the first importers do the same at the same time, or each with the next one's buffer. Returns the last one's reply;
 * where there are several and for copies, its first value is the ns from the first's start to the last's end. `own` is what
 * the first importer itself has taken. */
static struct reply all(int count, struct command command, int of_next, double *own)
{
    struct reply reply = { 0 };
    double first = 1e300, last = 0;
    command.start = now() + 2e5 + 2e4 * count;
    for (int i = 0; i < count; i++) {
        struct command its = command;
        if (of_next)
            its.first += (i + 1) % count;
        send_to(importers[i].to, &its, sizeof its);
    }
    for (int i = 0; i < count; i++) {
        receive(importers[i].from, &reply, sizeof reply);
        if (own && i == 0)
            *own = reply.end - reply.start;
        first = reply.start < first ? reply.start : first;
        last = reply.end > last ? reply.end : last;
    }
    if (count > 1 || command.work == COPY)
        reply.first = last - first;
    return reply;
}

struct point { int importers, of_next; struct command command; size_t bytes; int times[MOST_WAYS]; const enum way *ways; };

/* The whole time divided by the repetitions, which take some ms: more where processes start one after the other. */
static struct values time_of_point(int number, void *data)
{
    struct point *point = data;
    struct command command = point->command;
    int *times = &point->times[number];
    double own;
    command.way = point->ways ? point->ways[number] : (enum way)number;
    command.times = *times ? *times : 1;
    struct reply reply = all(point->importers, command, point->of_next, &own);
    if (!*times) {
        double share = (double)sysconf(_SC_NPROCESSORS_ONLN) / point->importers;
        double count = (point->importers > 1 ? 16e6 : 4e6) * (share < 1 ? share : 1) / own;
        *times = count < 1 ? 1 : count > 10000 ? 10000 : (int)count;
    }
    return (struct values){ reply.first / command.times, 0 };
}

/* GB/s of all importers together. */
static struct values rate_of_point(int number, void *data)
{
    struct point *point = data;
    return (struct values){ (double)point->bytes * point->importers / time_of_point(number, point).value, 0 };
}

static struct values times_to_open_and_close(int way, void *data)
{
    struct command command = ((struct point *)data)->command;
    command.way = (enum way)way;
    struct reply reply = all(1, command, 0, NULL);
    return (struct values){ reply.first, reply.second };
}

static void hold(int number, int buffer)
{
    struct command command = { .work = HOLD, .first = buffer, .count = buffer >= 0 };
    if (board->devices > 1)
        all(number, command, 0, NULL);
}

static void part_importers(void)
{
    size_t size = (board->on_host ? 16 : 64) * MIB;
    int running = 0;
    if (!allocate(0, 1, size, 0))
        fail("no memory");
    for (int count = 1; count <= MOST_IMPORTERS; count *= 2) {
        while (running < count)
            start_importer(running++, board->devices - 1, size);
        struct point open = { .importers = count, .command = { .work = OPEN_AND_CLOSE, .count = 1 } };
        measure("importers", "open + close", NULL, (size_t)count, "ns", ways, 4, 0.7, time_of_point, &open);
        struct point copy = { .importers = count, .command = { .work = COPY, .count = 1 }, .bytes = size };
        measure("importers", "copy", NULL, (size_t)count, "GB/s", ways, 3, 0.7, rate_of_point, &copy);
    }
}

static void part_buffers(void)
{
    size_t size = board->on_host ? 64 << 10 : 2 * MIB;
    start_importer(0, board->devices - 1, MIB);
    for (int count = 1; count <= MOST_BUFFERS; count *= 10) {
        if (!allocate(0, count, size, 0)) {
            fprintf(stderr, "buffers: not %d: too little memory\n", count);
            break;
        }
        struct point point = { .command = { .work = OPEN_ALL, .count = count } };
        measure("buffers", "open", "close", (size_t)count, "ns", ways, 4, count == MOST_BUFFERS ? 0.1 : 0.8,
                times_to_open_and_close, &point);
    }
}

/* Copies between two buffers of a thread's own, on a stream of its own, with the wait for each. */
struct copier {
    pthread_t id;
    size_t size;
    enum way way;
    int times;
    pthread_barrier_t *together;
};

static void *copy_alone(void *argument)
{
    struct copier *copier = argument;
    size_t size = copier->size;
    void *from, *to;
    hipStream_t own;
    HIP(hipMalloc(&from, size));
    HIP(hipMalloc(&to, size));
    HIP(hipMemset(from, 1, size));
    HIP(hipMemset(to, 1, size));
    HIP(hipStreamCreateWithFlags(&own, hipStreamNonBlocking));
    pthread_barrier_wait(copier->together);
    pthread_barrier_wait(copier->together);
    for (int i = 0; i < copier->times; i++)
        if (copier->way == DIRECT) {
            memcpy(to, from, size);
            __asm__ volatile("" : : "r"(to) : "memory");
        } else {
            HIP(hipMemcpyAsync(to, from, size, hipMemcpyDeviceToDevice, own));
            HIP(hipStreamSynchronize(own));
        }
    pthread_barrier_wait(copier->together);
    HIP(hipStreamDestroy(own));
    HIP(hipFree(from));
    HIP(hipFree(to));
    return NULL;
}

struct copies {
    int threads;
    size_t size;
};

/* The ns of a copy, of as many threads at the same time. */
static struct values copies_of_threads(int way, void *data)
{
    struct copies *copies = data;
    static struct copier copiers[MOST_THREADS];
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    int turns = copies->threads > cores ? copies->threads / (int)cores : 1;
    pthread_barrier_t together;
    pthread_barrier_init(&together, NULL, (unsigned)copies->threads + 1);
    for (int i = 0; i < copies->threads; i++) {
        copiers[i] = (struct copier){ .size = copies->size, .way = (enum way)way, .together = &together };
        copiers[i].times = (copies->size < MIB ? 20000 : 100) / turns + 1;
        if (pthread_create(&copiers[i].id, NULL, copy_alone, &copiers[i]))
            fail("no thread");
    }
    pthread_barrier_wait(&together);
    double start = now();
    pthread_barrier_wait(&together);
    pthread_barrier_wait(&together);
    double took = now() - start;
    for (int i = 0; i < copies->threads; i++)
        pthread_join(copiers[i].id, NULL);
    pthread_barrier_destroy(&together);
    return (struct values){ took / copiers[0].times, 0 };
}

static void part_threads(void)
{
    /* A trim by one thread would close what another keeps: there are no first imports here. */
    static const enum way of_threads[] = { DIRECT, HIP_CALLS, TOKEN_KEPT };
    static const char *const names[] = { "direct", "HIP", "token kept" };
    start_importer(0, board->devices - 1, MIB);
    if (!allocate(0, MOST_THREADS + 1, 2 * MIB, 0))
        fail("no memory");
    hold(1, 0);
    for (int count = 1; count <= MOST_THREADS; count *= 2) {
        struct point point = { .importers = 1,
                               .command = { .work = OPEN_AND_CLOSE, .first = 1, .count = count },
                               .ways = of_threads };
        measure("threads", "open + close", NULL, (size_t)count, "ns", names, 3, 0.7, time_of_point, &point);
    }
    static const struct {
        const char *what;
        size_t size;
    } sizes[] = { { "copy of 64 B", 64 }, { "copy of 64 KiB", 64 << 10 }, { "copy of 1 MiB", MIB } };
    for (size_t i = 0; board->on_host && i < sizeof sizes / sizeof sizes[0]; i++)
        for (int count = 1; count <= MOST_THREADS; count *= 2) {
            struct copies copies = { .threads = count, .size = sizes[i].size };
            measure("threads", sizes[i].what, NULL, (size_t)count, "ns", ways, 2, 0.4, copies_of_threads, &copies);
        }
}

static void part_sizes(void)
{
    size_t room = board->on_host ? 256 * MIB : 4 * GIB, memory = board->memory, most = 0;
    /* On the host the direct way has memory of its own, and the machine other users. */
    if (board->on_host)
        memory = (size_t)sysconf(_SC_PHYS_PAGES) * (size_t)sysconf(_SC_PAGESIZE) / 8;
    start_importer(0, board->devices - 1, room);
    if (!allocate(0, 1, 2 * MIB, 0))
        fail("no memory");
    for (size_t size = 4096; size <= 64 * GIB && size <= memory; size *= 4) {
        if (!allocate(1, 1, size, 0)) {
            fprintf(stderr, "sizes: no more than %zu bytes: too little memory\n", most);
            break;
        }
        most = size;
        double seconds = size >= 4 * GIB ? 0.1 : 0.4;
        struct point open = { .importers = 1, .command = { .work = OPEN_AND_CLOSE, .first = 1, .count = 1 } };
        measure("sizes", "open + close", NULL, size, "ns", ways, 4, seconds, time_of_point, &open);
        struct point copy = { .importers = 1, .command = { .work = COPY, .first = 1, .count = 1 }, .bytes = size };
        measure("sizes", "copy", NULL, size, "GB/s", ways, 3, seconds, rate_of_point, &copy);
        if (board->devices > 1) {
            hold(1, 0);
            measure("sizes", "open + close beside another", NULL, size, "ns", ways, 4, seconds, time_of_point, &open);
            hold(1, -1);
        }
    }
}

/* Each GPU copies from the next one's memory, all at the same time. */
static void part_gpus(void)
{
    size_t size = board->on_host ? 64 * MIB : 512 * MIB;
    for (int i = 0; i < board->devices && i < MOST_IMPORTERS; i++) {
        start_importer(i, i, size);
        if (!allocate(i, 1, size, i))
            fail("no memory");
        struct point point = { .importers = i + 1, .of_next = 1, .command = { .work = COPY, .count = 1 }, .bytes = size };
        measure("gpus", "copy", NULL, (size_t)i + 1, "GB/s", ways, 3, 1, rate_of_point, &point);
    }
}

/* One call of each family. Those of the driver, of HIP through us, and what a program on the host would do instead. */

static CUdeviceptr buffer, source;
static void *host, *context, *event[2], *pool;
static CUhandle own_handle;
static uint64_t reserved[2];
static int descriptor, descriptor_direct, number;
static const struct buffer *other;

#define TRY(call) \
    do { \
        int status_ = (int)(call); \
        if (status_) \
            return status_; \
    } while (0)

static int get_device_cuda(void) { return cuCtxGetDevice(&number); }
static int get_device_hip(void) { return (int)hipGetDevice(&number); }
static int get_context_cuda(void) { return cuCtxGetCurrent(&context); }
static int get_context_hip(void) { return (int)hipCtxGetCurrent((hipCtx_t *)&context); }

static int allocate_cuda(void)
{
    CUdeviceptr made;
    TRY(cuMemAlloc(&made, MIB));
    return cuMemFree(made);
}
static int allocate_hip(void)
{
    void *made;
    TRY(hipMalloc(&made, MIB));
    return (int)hipFree(made);
}
static int allocate_host(void)
{
    void *made = mmap(NULL, MIB, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return made == MAP_FAILED || munmap(made, MIB);
}

static void touch(char *memory)
{
    for (size_t i = 0; i < MIB; i += 4096)
        *(volatile char *)(memory + i) = 1;
}
static int touch_hip(void)
{
    void *made;
    TRY(hipMalloc(&made, MIB));
    touch(made);
    return (int)hipFree(made);
}
static int touch_host(void)
{
    void *made = mmap(NULL, MIB, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (made == MAP_FAILED)
        return 1;
    touch(made);
    return munmap(made, MIB);
}

static int attributes_cuda(void)
{
    /* What HIP's answer needs, in one call. */
    static unsigned attributes[] = { 1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 17 };
    static uint64_t answers[11];
    void *data[11];
    for (int i = 0; i < 11; i++)
        data[i] = &answers[i];
    return cuPointerGetAttributes(11, attributes, data, buffer);
}
static int attributes_hip(void)
{
    hipPointerAttribute_t attributes;
    return (int)hipPointerGetAttributes(&attributes, (void *)buffer);
}

static int upload_cuda(void) { return cuMemcpyHtoD(buffer, host, MIB); }
static int upload_hip(void) { return (int)hipMemcpy((void *)buffer, host, MIB, hipMemcpyHostToDevice); }
static int download_cuda(void) { return cuMemcpyDtoH(host, buffer, MIB); }
static int download_hip(void) { return (int)hipMemcpy(host, (void *)buffer, MIB, hipMemcpyDeviceToHost); }
static int copy_host(void)
{
    memcpy(host, (void *)source, MIB);
    return 0;
}
static int fill_cuda(void)
{
    TRY(cuMemsetD8Async(buffer, 1, MIB, stream));
    return cuStreamSynchronize(stream);
}
static int fill_hip(void)
{
    TRY(hipMemsetAsync((void *)buffer, 1, MIB, stream));
    return (int)hipStreamSynchronize(stream);
}
static int fill_host(void)
{
    memset((void *)source, 1, MIB);
    return 0;
}

static int stream_cuda(void)
{
    void *made;
    TRY(cuStreamCreate(&made, 1));
    return cuStreamDestroy(made);
}
static int stream_hip(void)
{
    hipStream_t made;
    TRY(hipStreamCreateWithFlags(&made, hipStreamNonBlocking));
    return (int)hipStreamDestroy(made);
}
static int query_cuda(void) { return cuStreamQuery(stream); }
static int query_hip(void) { return (int)hipStreamQuery(stream); }

static int record_cuda(void)
{
    TRY(cuEventRecord(event[0], stream));
    return cuEventSynchronize(event[0]);
}
static int record_hip(void)
{
    TRY(hipEventRecord(event[1], stream));
    return (int)hipEventSynchronize(event[1]);
}

static int can_access_cuda(void) { return cuDeviceCanAccessPeer(&number, 1, 0); }
static int can_access_hip(void) { return (int)hipDeviceCanAccessPeer(&number, 1, 0); }

static int handle_cuda(void) { return cuIpcGetMemHandle(&own_handle, buffer); }
static int handle_hip(void) { return (int)hipIpcGetMemHandle((hipIpcMemHandle_t *)&own_handle, (void *)buffer); }
static int token_hip(void)
{
    anygpu_token token;
    return anygpu_export((void *)buffer, 0, &token);
}
static int open_close_direct(void)
{
    close_buffer(DIRECT, open_direct(other), other->size);
    return 0;
}
static int open_close_hip(void)
{
    close_buffer(HIP_CALLS, open_buffer(HIP_CALLS, 0), other->size);
    return 0;
}
static int import_token(void)
{
    close_buffer(TOKEN_KEPT, open_buffer(TOKEN_KEPT, 0), other->size);
    return 0;
}

/* Physical memory of a descriptor. */
static int physical_cuda(void)
{
    uint64_t memory;
    struct access access = { { 1, device }, 3 };
    TRY(cuMemImportFromShareableHandle(&memory, (void *)(size_t)descriptor, 1));
    TRY(cuMemMap(reserved[0], 64 * MIB, 0, memory, 0));
    TRY(cuMemSetAccess(reserved[0], 64 * MIB, &access, 1));
    TRY(cuMemUnmap(reserved[0], 64 * MIB));
    return cuMemRelease(memory);
}
static int physical_hip(void)
{
    hipMemGenericAllocationHandle_t memory;
    hipMemAccessDesc access = { { hipMemLocationTypeDevice, device }, hipMemAccessFlagsProtReadWrite };
    void *place = (void *)reserved[1];
    TRY(hipMemImportFromShareableHandle(&memory, (void *)(size_t)descriptor, hipMemHandleTypePosixFileDescriptor));
    TRY(hipMemMap(place, 64 * MIB, 0, memory, 0));
    TRY(hipMemSetAccess(place, 64 * MIB, &access, 1));
    TRY(hipMemUnmap(place, 64 * MIB));
    return (int)hipMemRelease(memory);
}
static int physical_host(void)
{
    int file = fcntl(descriptor_direct, F_DUPFD_CLOEXEC, 0);
    void *memory = mmap(NULL, 64 * MIB, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    return memory == MAP_FAILED || munmap(memory, 64 * MIB);
}

static int pool_cuda(void)
{
    CUdeviceptr made;
    TRY(cuMemAllocFromPoolAsync(&made, MIB, pool, stream));
    TRY(cuMemFreeAsync(made, stream));
    return cuStreamSynchronize(stream);
}
static int pool_hip(void)
{
    void *made;
    TRY(hipMallocFromPoolAsync(&made, MIB, pool, stream));
    TRY(hipFreeAsync(made, stream));
    return (int)hipStreamSynchronize(stream);
}

/* The driver's structures and HIP's are the same. */
static const hipExternalMemoryHandleDesc *external(void)
{
    static hipExternalMemoryHandleDesc about;
    about = (hipExternalMemoryHandleDesc){ .type = hipExternalMemoryHandleTypeOpaqueFd, .size = 64 * MIB };
    about.handle.fd = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    return &about;
}
static const hipExternalMemoryBufferDesc whole = { .size = 64 * MIB };
static int external_cuda(void)
{
    void *memory;
    CUdeviceptr mapped;
    TRY(cuImportExternalMemory(&memory, external()));
    TRY(cuExternalMemoryGetMappedBuffer(&mapped, memory, &whole));
    TRY(cuMemFree(mapped));
    return cuDestroyExternalMemory(memory);
}
static int external_hip(void)
{
    hipExternalMemory_t memory;
    void *mapped;
    TRY(hipImportExternalMemory(&memory, external()));
    TRY(hipExternalMemoryGetMappedBuffer(&mapped, memory, &whole));
    TRY(hipFree(mapped));
    return (int)hipDestroyExternalMemory(memory);
}

/* The same function of the driver, by our symbol: CUDA's own programs. */
static int (*forwarded_device)(int *);
static int (*forwarded_allocate)(CUdeviceptr *, size_t), (*forwarded_free)(CUdeviceptr);
static int get_device_forwarded(void) { return forwarded_device(&number); }
static int allocate_forwarded(void)
{
    CUdeviceptr made;
    TRY(forwarded_allocate(&made, MIB));
    return forwarded_free(made);
}

static int repetitions(double ns)
{
    double count = 3e5 / ns;
    return count < 1 ? 1 : count > 1000 ? 1000 : (int)count;
}

struct call { const char *what; int (*cuda)(void), (*host)(void), (*ours)(void); };

struct timed { int (*ways[2])(void); int times[2]; };

static struct values time_call(int way, void *data)
{
    struct timed *timed = data;
    /* What is kept is kept by the first; and no other way may find it open. */
    if (timed->ways[way] == import_token)
        import_token();
    double begin = now();
    for (int i = 0; i < timed->times[way]; i++) {
        int status = timed->ways[way]();
        if (status)
            fail("status %d: %s", status, anygpu_last_reason());
    }
    double took = now() - begin;
    HIP(anygpu_trim());
    return (struct values){ took / timed->times[way], 0 };
}

static void time_both(const char *what, int (*direct)(void), int (*ours)(void), const char *way)
{
    const char *const names[] = { "direct", way };
    struct timed timed = { { direct, ours }, { 1, 1 } };
    if (!direct)
        timed.ways[0] = ours;
    if (ours()) {
        fprintf(stderr, "%s: skipped: %s\n", what, anygpu_last_reason());
        return;
    }
    for (int i = 0; i < 2; i++)
        timed.times[i] = repetitions(time_call(i, &timed).value);
    measure("calls", what, NULL, 0, "ns", direct ? names : names + 1, direct ? 2 : 1, 0.3, time_call, &timed);
}

/* On the host the event and the stream have no counterpart that is one call. */
static const struct call all_calls[] = {
    { "device: get", get_device_cuda, NULL, get_device_hip },
    { "context: get current", get_context_cuda, NULL, get_context_hip },
    { "memory: allocate + free 1 MiB", allocate_cuda, allocate_host, allocate_hip },
    { "memory: allocate + write + free 1 MiB", NULL, touch_host, touch_hip },
    { "memory: pointer attributes", attributes_cuda, NULL, attributes_hip },
    { "copy: 1 MiB to the device", upload_cuda, copy_host, upload_hip },
    { "copy: 1 MiB from the device", download_cuda, copy_host, download_hip },
    { "copy: fill 1 MiB + wait", fill_cuda, fill_host, fill_hip },
    { "stream: create + destroy", stream_cuda, NULL, stream_hip },
    { "stream: query", query_cuda, NULL, query_hip },
    { "event: record + wait", record_cuda, NULL, record_hip },
    { "peer: can access", can_access_cuda, NULL, can_access_hip },
    { "ipc: get a handle", handle_cuda, NULL, handle_hip },
    { "ipc: open + close 64 MiB", open_close_direct, open_close_direct, open_close_hip },
    { "vmm: import + map + unmap 64 MiB", physical_cuda, physical_host, physical_hip },
    { "pool: allocate + free 1 MiB", pool_cuda, NULL, pool_hip },
    { "external: import + map + release 64 MiB", external_cuda, physical_host, external_hip },
};

static void load_more(void *library)
{
#define LOAD(name, parameters) \
    if (!(name = (int (*) parameters)dlsym(library, #name))) \
        fail("there is no %s", #name);
    MORE_FUNCTIONS(LOAD)
#undef LOAD
}

static void prepare_calls(void)
{
    hipMemAllocationProp properties = { .type = hipMemAllocationTypePinned,
                                        .requestedHandleType = hipMemHandleTypePosixFileDescriptor,
                                        .location = { hipMemLocationTypeDevice, device } };
    hipMemPoolProps of_pool = { .allocType = hipMemAllocationTypePinned,
                                .handleTypes = hipMemHandleTypePosixFileDescriptor,
                                .location = { hipMemLocationTypeDevice, device } };
    hipMemGenericAllocationHandle_t memory;
    HIP(hipMalloc((void **)&buffer, MIB));
    HIP(hipMemset((void *)buffer, 0, MIB));
    HIP(hipHostMalloc(&host, MIB, hipHostMallocDefault));
    HIP(hipEventCreateWithFlags((hipEvent_t *)&event[0], hipEventDisableTiming));
    HIP(hipEventCreateWithFlags((hipEvent_t *)&event[1], hipEventDisableTiming));
    /* A back end without these is told of where they are called. */
    pool = NULL;
    descriptor = -1;
    if (hipMemPoolCreate((hipMemPool_t *)&pool, &of_pool) == hipSuccess &&
        hipMemCreate(&memory, 64 * MIB, &properties, 0) == hipSuccess) {
        HIP(hipMemExportToShareableHandle(&descriptor, memory, hipMemHandleTypePosixFileDescriptor, 0));
        for (int i = 0; i < 2; i++)
            HIP(hipMemAddressReserve((void **)&reserved[i], 64 * MIB, 0, NULL, 0));
    }
    if (board->on_host) {
        descriptor_direct = memfd_create("direct", MFD_CLOEXEC);
        if (descriptor_direct < 0 || ftruncate(descriptor_direct, 64 * MIB))
            fail("memfd: %s", strerror(errno));
        source = (CUdeviceptr)map_file(descriptor_direct, MIB, 0);
        memset((void *)source, 1, MIB);
    } else {
        void *ours = dlopen("libanygpu.so.0", RTLD_NOW | RTLD_NOLOAD);
        load_memory_functions(dlopen("libcuda.so.1", RTLD_NOW));
        load_more(dlopen("libcuda.so.1", RTLD_NOW));
        forwarded_device = (int (*)(int *))dlsym(ours, "cuCtxGetDevice");
        forwarded_allocate = (int (*)(CUdeviceptr *, size_t))dlsym(ours, "cuMemAlloc_v2");
        forwarded_free = (int (*)(CUdeviceptr))dlsym(ours, "cuMemFree_v2");
        if (!forwarded_device || !forwarded_allocate || !forwarded_free)
            fail("the library's functions of CUDA's driver are not found");
    }
}

static void calls(void)
{
    prepare_calls();
    other = &board->buffers[0];
    for (size_t i = 0; i < sizeof all_calls / sizeof *all_calls; i++) {
        const struct call *call = &all_calls[i];
        /* The host's processor writes no GPU's memory. */
        if (!board->on_host && !call->cuda)
            continue;
        time_both(call->what, board->on_host ? call->host : call->cuda, call->ours, "HIP");
    }
    time_both("token: export", board->on_host ? NULL : handle_cuda, token_hip, "token");
    time_both("token: import again + close 64 MiB", open_close_direct, import_token, "token kept");
    if (!board->on_host) {
        time_both("forwarded: cuCtxGetDevice", get_device_cuda, get_device_forwarded, "CUDA");
        time_both("forwarded: cuMemAlloc + cuMemFree 1 MiB", allocate_cuda, allocate_forwarded, "CUDA");
    }
}

static void part_calls(void)
{
    struct command command = { .work = CALLS };
    if (!allocate(0, 1, 64 * MIB, 0))
        fail("no memory");
    start_importer(0, 0, MIB);
    all(1, command, 0, NULL);
}

int main(int count, char **arguments)
{
    static const struct { const char *name; void (*run)(void); } parts[] = {
        { "calls", part_calls },     { "importers", part_importers }, { "buffers", part_buffers },
        { "threads", part_threads }, { "sizes", part_sizes },         { "gpus", part_gpus },
    };
    char word;
    /* All of 10,000 mappings are kept, and each may need a descriptor. */
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    setenv("ANYGPU_CACHE_MAPPINGS", "20000", 0);
    board = mmap(NULL, sizeof *board, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (board == MAP_FAILED)
        fail("no memory");
    owner = start(own, 0);
    receive(owner.from, &word, 1);
    for (size_t i = 0; count == 2 && i < sizeof parts / sizeof *parts; i++)
        if (strcmp(arguments[1], parts[i].name) == 0) {
            parts[i].run();
            for (int process = 0; process < MOST_IMPORTERS && importers[process].pid; process++) {
                close(importers[process].to);
                waitpid(importers[process].pid, NULL, 0);
            }
            close(owner.to);
            waitpid(owner.pid, NULL, 0);
            return 0;
        }
    fprintf(stderr, "usage: measure calls|importers|buffers|threads|sizes|gpus\n");
    return 2;
}
