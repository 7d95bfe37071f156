// SPDX-License-Identifier: MIT OR Apache-2.0
// The GPUs' queues: one thread executes the packets of all. Layouts are those of the HSA runtime specification 1.2 (AQL,
// amd_signal_t) and of AMD's SDMA packets (sdma_registers.h of ROCm's HSA runtime).
#define _GNU_SOURCE
#include "model.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MAX_QUEUES 512

static struct queue queues[MAX_QUEUES];
static int most_queues;
static bool running;
static pthread_mutex_t wake_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
static unsigned long kicks;

uint64_t gpu_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC_RAW, &now);
    return (now.tv_sec * 1000000000ull + now.tv_nsec) / 10;
}

static uint16_t load16(const void *from)
{
    return __atomic_load_n((const uint16_t *)from, __ATOMIC_ACQUIRE);
}
static uint32_t load32(const void *from)
{
    return __atomic_load_n((const uint32_t *)from, __ATOMIC_ACQUIRE);
}
static uint64_t load64(const void *from)
{
    return __atomic_load_n((const uint64_t *)from, __ATOMIC_ACQUIRE);
}
static void store64(void *to, uint64_t value)
{
    __atomic_store_n((uint64_t *)to, value, __ATOMIC_RELEASE);
}

// ---- AQL ------------------------------------------------------------------------------------------------------------

struct signal {
    int64_t kind;
    int64_t value;
    uint64_t mailbox;
    uint32_t event, reserved;
    uint64_t start, end;
};

enum { VENDOR_SPECIFIC, INVALID, KERNEL_DISPATCH, BARRIER_AND, AGENT_DISPATCH, BARRIER_OR };

static void complete(int gpu, uint64_t handle, uint64_t start)
{
    struct signal *signal = handle ? gpu_write(gpu, handle, sizeof *signal) : NULL;
    if (!signal)
        return;
    signal->start = start;
    signal->end = gpu_clock();
    // Whoever waits may destroy the signal as soon as its value has changed.
    uint64_t mailbox = signal->mailbox;
    uint32_t event = signal->event;
    __atomic_sub_fetch(&signal->value, 1, __ATOMIC_ACQ_REL);
    uint64_t *slot = mailbox ? gpu_write(gpu, mailbox, sizeof *slot) : NULL;
    if (!slot)
        return;
    store64(slot, event);
    raise_event(event);
}

// Whether a barrier's signals allow it; one without signals always passes.
static bool barrier_passes(int gpu, const char *packet, bool all_needed)
{
    int given = 0, zero = 0;
    for (int i = 0; i < 5; i++) {
        uint64_t handle = load64(packet + 8 + 8 * i);
        const struct signal *signal = handle ? gpu_read(gpu, handle, sizeof *signal) : NULL;
        if (!signal)
            continue;
        given++;
        zero += load64(&signal->value) == 0;
    }
    return given == 0 || (all_needed ? zero == given : zero > 0);
}

// AMD's own barrier, which compares one signal with a value. Without a signal, it is a plain barrier.
static bool barrier_value_passes(int gpu, const char *packet)
{
    uint64_t handle = load64(packet + 8);
    const struct signal *signal = handle ? gpu_read(gpu, handle, sizeof *signal) : NULL;
    if (!signal)
        return true;
    int64_t value = load64(&signal->value) & load64(packet + 24), wanted = load64(packet + 16);
    switch (load32(packet + 32)) {
    case 0:
        return value == wanted;
    case 1:
        return value != wanted;
    case 2:
        return value < wanted;
    case 3:
        return value >= wanted;
    default:
        unmodelled("a barrier of condition %u", load32(packet + 32));
    }
}

// Executes packets until one has to wait. True if there was any.
static bool step_aql(const struct queue *queue)
{
    int gpu = queue->gpu;
    uint64_t *read = gpu_write(gpu, queue->read_pointer, 8), *write = gpu_read(gpu, queue->write_pointer, 8);
    if (!read || !write)
        return false;
    bool progress = false;
    while (*read < load64(write)) {
        char *packet = gpu_write(gpu, queue->ring + *read * 64 % queue->bytes, 64);
        if (!packet)
            break;
        int type = load16(packet) & 0xff;
        if (type == INVALID)
            break; // reserved, not written yet
        uint64_t start = gpu_clock();
        note(4, "GPU %d: AQL packet %lu of type %d.%d", gpu, (unsigned long)*read, type, packet[2]);
        bool done = true;
        if (type == BARRIER_AND || type == BARRIER_OR)
            done = barrier_passes(gpu, packet, type == BARRIER_AND);
        else if (type == KERNEL_DISPATCH)
            done = run_kernel(gpu, packet);
        else if (type == VENDOR_SPECIFIC && packet[2] == 2)
            done = barrier_value_passes(gpu, packet);
        else if (type != VENDOR_SPECIFIC || packet[2] != 1 /* commands for the caches */)
            unmodelled("an AQL packet of type %d.%d", type, packet[2]);
        if (!done)
            break;
        uint64_t completion = load64(packet + 56);
        __atomic_store_n((uint16_t *)packet, INVALID, __ATOMIC_RELEASE);
        store64(read, *read + 1);
        complete(gpu, completion, start);
        progress = true;
    }
    return progress;
}

// ---- SDMA -----------------------------------------------------------------------------------------------------------

static bool compare(uint32_t value, uint32_t wanted, int function)
{
    switch (function) {
    case 0:
        return true;
    case 1:
        return value < wanted;
    case 2:
        return value <= wanted;
    case 3:
        return value == wanted;
    case 4:
        return value != wanted;
    case 5:
        return value >= wanted;
    case 6:
        return value > wanted;
    default:
        unmodelled("an SDMA poll of function %d", function);
    }
}

static uint64_t address_at(const uint32_t *words)
{
    return words[0] | (uint64_t)words[1] << 32;
}

static void copy_box(int gpu, const uint32_t *p)
{
    struct corner {
        uint64_t base, x, y, z, row, slice;
    };
    struct corner from = { address_at(p + 1), p[3] & 0x3fff,    p[3] >> 16 & 0x3fff,
                           p[4] & 0x7ff,      (p[4] >> 13) + 1, (p[5] & 0xfffffff) + 1 };
    struct corner to = { address_at(p + 6), p[8] & 0x3fff,    p[8] >> 16 & 0x3fff,
                         p[9] & 0x7ff,      (p[9] >> 13) + 1, (p[10] & 0xfffffff) + 1 };
    uint64_t width = (p[11] & 0x3fff) + 1, height = (p[11] >> 16 & 0x3fff) + 1, depth = (p[12] & 0x7ff) + 1;
    int shift = p[0] >> 29;
    for (uint64_t z = 0; z < depth; z++)
        for (uint64_t y = 0; y < height; y++) {
            uint64_t target = (to.z + z) * to.slice + (to.y + y) * to.row + to.x;
            uint64_t source = (from.z + z) * from.slice + (from.y + y) * from.row + from.x;
            gpu_copy(gpu, to.base + (target << shift), from.base + (source << shift), width << shift);
        }
}

enum { NOP, COPY, WRITE, FENCE = 5, TRAP, POLL = 8, ATOMIC = 10, CONSTANT_FILL, TIMESTAMP = 13, CACHE = 17 };
#define ATOMIC_ADD_64 47

// Executes one packet and returns its length in words; 0 if it has to wait.
static int run_sdma(int gpu, const uint32_t *p)
{
    uint32_t op = p[0] & 0xff, sub = p[0] >> 8 & 0xff;
    note(4, "GPU %d: SDMA packet %u.%u", gpu, op, sub);
    switch (op) {
    case NOP:
        return 1 + (p[0] >> 16 & 0x3fff);
    case COPY:
        if (sub == 0) {
            gpu_copy(gpu, address_at(p + 5), address_at(p + 3), (uint64_t)(p[1] & 0x3fffffff) + 1);
            return 7;
        }
        if (sub != 4)
            break;
        copy_box(gpu, p);
        return 13;
    case WRITE: {
        int count = (p[3] & 0xfffff) + 1;
        void *to = gpu_write(gpu, address_at(p + 1), 4 * count);
        if (to)
            memcpy(to, p + 4, 4 * count);
        return 4 + count;
    }
    case FENCE: {
        uint32_t *to = gpu_write(gpu, address_at(p + 1), 4);
        if (to)
            __atomic_store_n(to, p[3], __ATOMIC_RELEASE);
        return 4;
    }
    case TRAP:
        raise_event(p[1] & 0xfffffff);
        return 2;
    case POLL: {
        bool of_memory = p[0] >> 31;
        const uint32_t *from = of_memory ? gpu_read(gpu, address_at(p + 1), 4) : NULL;
        return from && !compare(load32(from) & p[4], p[3], p[0] >> 28 & 7) ? 0 : 6;
    }
    case ATOMIC: {
        if (p[0] >> 25 != ATOMIC_ADD_64)
            break;
        uint64_t *to = gpu_write(gpu, address_at(p + 1), 8);
        if (to)
            __atomic_add_fetch(to, address_at(p + 3), __ATOMIC_ACQ_REL);
        return 8;
    }
    case CONSTANT_FILL: {
        size_t unit = 1 << (p[0] >> 30);
        gpu_fill(gpu, address_at(p + 1), (p[4] & 0x3fffffff) + unit, &p[3], unit);
        return 5;
    }
    case TIMESTAMP: {
        uint64_t *to = gpu_write(gpu, address_at(p + 1), 8);
        if (to)
            store64(to, gpu_clock());
        return 3;
    }
    case CACHE:
        return 5;
    }
    unmodelled("an SDMA packet of type %u.%u (%#x)", op, sub, p[0]);
}

static bool step_sdma(const struct queue *queue)
{
    int gpu = queue->gpu;
    uint64_t *read = gpu_write(gpu, queue->read_pointer, 8), *write = gpu_read(gpu, queue->write_pointer, 8);
    if (!read || !write)
        return false;
    bool progress = false;
    // Both pointers count bytes, and no packet crosses the end of the ring.
    while (*read < load64(write)) {
        const uint32_t *packet = gpu_read(gpu, queue->ring + *read % queue->bytes, 4);
        int words = packet ? run_sdma(gpu, packet) : 0;
        if (!words)
            break;
        store64(read, *read + 4 * words);
        progress = true;
    }
    return progress;
}

// ---- the thread -----------------------------------------------------------------------------------------------------

static bool step_all(void)
{
    bool progress = false;
    lock_model();
    for (int i = 0; i < most_queues; i++)
        if (queues[i].used)
            progress |= queues[i].kind == QUEUE_AQL ? step_aql(&queues[i]) : step_sdma(&queues[i]);
    unlock_model();
    return progress;
}

static void *run(void *unused)
{
    for (int idle = 0;;) {
        pthread_mutex_lock(&wake_lock);
        unsigned long seen = kicks;
        pthread_mutex_unlock(&wake_lock);
        if (step_all()) {
            idle = 0;
            continue;
        }
        // Often at first, then every millisecond; whoever blocks in the driver wakes the thread at once.
        long pause = ++idle < 50 ? 20000 : idle < 500 ? 100000 : 1000000;
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += pause;
        if (until.tv_nsec >= 1000000000)
            until.tv_nsec -= 1000000000, until.tv_sec++;
        pthread_mutex_lock(&wake_lock);
        if (kicks == seen)
            pthread_cond_timedwait(&wake, &wake_lock, &until);
        if (kicks != seen)
            idle = 0;
        pthread_mutex_unlock(&wake_lock);
    }
    return unused;
}

static void start_thread(void)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, NULL))
        unmodelled("a system without threads");
    pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    running = true;
}

int add_queue(const struct queue *queue)
{
    int number = 1; // 0 is no doorbell that anyone would miss
    while (number < MAX_QUEUES && queues[number].used)
        number++;
    if (number == MAX_QUEUES)
        return -1;
    queues[number] = *queue;
    queues[number].used = true;
    if (number >= most_queues)
        most_queues = number + 1;
    watch_exit();
    if (!running)
        start_thread();
    return number;
}

void remove_queue(uint32_t number)
{
    if (number < MAX_QUEUES)
        queues[number].used = false;
}

void kick_queues(void)
{
    pthread_mutex_lock(&wake_lock);
    kicks++;
    pthread_cond_signal(&wake);
    pthread_mutex_unlock(&wake_lock);
}

void queues_forked(void)
{
    running = false;
    most_queues = 0;
    memset(queues, 0, sizeof queues);
    pthread_mutex_init(&wake_lock, NULL);
    pthread_cond_init(&wake, NULL);
}
