/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Command lists, whose work is done at once, and events that count. */
#include "runtime.h"

static struct list *lists;
static struct event *events;

struct list *list(uintptr_t handle)
{
    for (struct list *one = lists; one; one = one->next)
        if (W(one) == handle && one->alive)
            return one;
    die("%#lx is no live list", (unsigned long)handle);
}

struct event *event(uintptr_t handle)
{
    for (struct event *one = events; one; one = one->next)
        if (W(one) == handle && one->alive)
            return one;
    die("%#lx is no live event", (unsigned long)handle);
}

void signal_event(uintptr_t handle)
{
    struct timespec now;
    if (!handle)
        return;
    clock_gettime(CLOCK_MONOTONIC, &now);
    event(handle)->time = (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

/* Bits of a program's own addresses. */
#ifdef __x86_64__
enum { ADDRESS_BITS = 47 };
#else
enum { ADDRESS_BITS = 48 };
#endif

void reach(const struct list *by, uintptr_t address, size_t bytes, const char *what)
{
    struct block *block = find(address);
    /* Any memory of the host is reached where the call returns only afterwards. */
    if (!block && address >> ADDRESS_BITS == 0)
        return;
    if (!block || block->kind == RESERVED)
        die("%s: a page fault at %#lx", what, (unsigned long)address);
    if (block->kind == MAPPED && block->device != by->device)
        die("%s: a page fault at %#lx: the physical memory is another device's", what, (unsigned long)address);
    size_t inside = block->size - (address - block->base);
    if (bytes > inside)
        reach(by, address + inside, bytes - inside, what);
}

static void wait_for(unsigned count, const uintptr_t *waits)
{
    for (unsigned i = 0; i < count; i++)
        event(waits[i]);
}

/* ze_command_queue_desc_t. */
struct queue_descriptor {
    struct head head;
    unsigned group, index, flags, mode, priority;
};

EXPORT ze_result_t zeCommandListCreateImmediate(uintptr_t context, uintptr_t device,
                                                const struct queue_descriptor *descriptor, uintptr_t *out)
{
    ENTER(zeCommandListCreateImmediate, "Duxuu", device, W(descriptor->group), W(descriptor->flags),
          W(descriptor->mode), W(descriptor->priority));
    NEED(context && descriptor->group < 2 && !descriptor->index, INVALID_ARGUMENT);
    struct list *one = calloc(1, sizeof *one);
    *one = (struct list){ .serial = lists ? lists->serial + 1 : 1,
                          .alive = 1,
                          .device = device_of(device),
                          .group = (int)descriptor->group,
                          .next = lists };
    lists = one;
    *out = W(one);
    LEAVE(OK);
}

EXPORT ze_result_t zeCommandListDestroy(uintptr_t handle)
{
    ENTER(zeCommandListDestroy, "l", handle);
    list(handle)->alive = 0;
    LEAVE(OK);
}

EXPORT ze_result_t zeCommandListHostSynchronize(uintptr_t handle, uint64_t nanoseconds)
{
    ENTER(zeCommandListHostSynchronize, "lu", handle, W(nanoseconds));
    LEAVE(OK);
}

EXPORT ze_result_t zeCommandListAppendBarrier(uintptr_t handle, uintptr_t signal, unsigned count,
                                              const uintptr_t *waits)
{
    ENTER(zeCommandListAppendBarrier, "le", handle, signal);
    wait_for(count, waits);
    signal_event(signal);
    LEAVE(OK);
}

EXPORT ze_result_t zeCommandListAppendWaitOnEvents(uintptr_t handle, unsigned count, const uintptr_t *waits)
{
    ENTER(zeCommandListAppendWaitOnEvents, "le", handle, waits[0]);
    wait_for(count, waits);
    LEAVE(OK);
}

EXPORT ze_result_t zeCommandListAppendMemoryCopy(uintptr_t handle, uintptr_t to, uintptr_t from, size_t size,
                                                 uintptr_t signal, unsigned count, const uintptr_t *waits)
{
    ENTER(zeCommandListAppendMemoryCopy, "lppu", handle, to, from, W(size));
    wait_for(count, waits);
    reach(list(handle), to, size, "a copy");
    reach(list(handle), from, size, "a copy");
    memmove((void *)to, (void *)from, size);
    signal_event(signal);
    LEAVE(OK);
}

/* ze_copy_region_t. */
struct region {
    unsigned origin[3], extent[3];
};

EXPORT ze_result_t zeCommandListAppendMemoryCopyRegion(uintptr_t handle, uintptr_t to, const struct region *to_region,
                                                       unsigned to_pitch, unsigned to_slice, uintptr_t from,
                                                       const struct region *from_region, unsigned from_pitch,
                                                       unsigned from_slice, uintptr_t signal, unsigned count,
                                                       const uintptr_t *waits)
{
    unsigned width = to_region->extent[0], height = to_region->extent[1];
    ENTER(zeCommandListAppendMemoryCopyRegion, "lpupuuu", handle, to, W(to_pitch), from, W(from_pitch), W(width),
          W(height));
    NEED(!to_region->origin[0] && !from_region->origin[0] && !to_slice && !from_slice, INVALID_ARGUMENT);
    wait_for(count, waits);
    for (unsigned row = 0; row < height; row++) {
        uintptr_t target = to + (size_t)row * to_pitch, source = from + (size_t)row * from_pitch;
        reach(list(handle), target, width, "a copy");
        reach(list(handle), source, width, "a copy");
        memmove((void *)target, (void *)source, width);
    }
    signal_event(signal);
    LEAVE(OK);
}

EXPORT ze_result_t zeCommandListAppendMemoryFill(uintptr_t handle, uintptr_t to, const void *pattern, size_t unit,
                                                 size_t size, uintptr_t signal, unsigned count, const uintptr_t *waits)
{
    ENTER(zeCommandListAppendMemoryFill, "lpuuu", handle, to, W(*(const unsigned char *)pattern), W(unit), W(size));
    /* The copy engine's. */
    NEED(unit == 1, INVALID_SIZE);
    wait_for(count, waits);
    reach(list(handle), to, size, "a fill");
    memset((void *)to, *(const unsigned char *)pattern, size);
    signal_event(signal);
    LEAVE(OK);
}

ze_result_t zexCommandListAppendWriteToMemory(uintptr_t handle, const unsigned *scope, uintptr_t to, uint64_t value)
{
    ENTER(zexCommandListAppendWriteToMemory, "lpux", handle, to, W(value), W(*scope));
    reach(list(handle), to, sizeof value, "a write");
    memcpy((void *)to, &value, sizeof value);
    LEAVE(OK);
}

/* ze_event_counter_based_desc_t. */
struct event_descriptor {
    struct head head;
    unsigned flags, signal, wait;
};

EXPORT ze_result_t zeEventCounterBasedCreate(uintptr_t context, uintptr_t device,
                                             const struct event_descriptor *descriptor, uintptr_t *out)
{
    ENTER(zeEventCounterBasedCreate, "Dx", device, W(descriptor->flags));
    NEED(context, INVALID_ARGUMENT);
    struct event *one = calloc(1, sizeof *one);
    *one = (struct event){ .serial = events ? events->serial + 1 : 1,
                           .flags = descriptor->flags,
                           .alive = 1,
                           .device = device_of(device),
                           .next = events };
    events = one;
    *out = W(one);
    LEAVE(OK);
}

EXPORT ze_result_t zeEventHostSynchronize(uintptr_t handle, uint64_t nanoseconds)
{
    ENTER(zeEventHostSynchronize, "eu", handle, W(nanoseconds));
    LEAVE(OK);
}

EXPORT ze_result_t zeEventQueryStatus(uintptr_t handle)
{
    ENTER(zeEventQueryStatus, "e", handle);
    LEAVE(OK);
}

EXPORT ze_result_t zeEventQueryKernelTimestamp(uintptr_t handle, uint64_t *times)
{
    ENTER(zeEventQueryKernelTimestamp, "e", handle);
    /* ZE_EVENT_COUNTER_BASED_FLAG_DEVICE_TIMESTAMP. */
    if (!(event(handle)->flags & 0x10))
        die("event%u takes no time", event(handle)->serial);
    for (int i = 0; i < 4; i++)
        times[i] = event(handle)->time;
    LEAVE(OK);
}
