/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Copies and fills. */
#include "runtime.h"

/* Whether a side may be reached: all of it in one block, or in none where host memory may be meant. */
static int reachable(uintptr_t address, size_t size, int may_be_host)
{
    struct block *block = find(address);
    if (!block)
        return may_be_host && address >= 4096;
    if (block->kind == MAPPED && !memcmp(block->rights, (unsigned[MAX_DEVICES + 1]){ 0 }, sizeof block->rights))
        die("a device's copy faults: nobody may use the memory");
    return size <= block->size - (address - block->base);
}

hipError_t copy(uintptr_t to, uintptr_t from, size_t size, unsigned kind)
{
    if (kind > 4)
        return INVALID_DIRECTION;
    if (!reachable(to, size, kind == 0 || kind == 2 || kind == 4)
        || !reachable(from, size, kind == 0 || kind == 1 || kind == 4))
        return INVALID_VALUE;
    memmove((void *)to, (void *)from, size);
    return OK;
}

EXPORT hipError_t hipMemcpy(uintptr_t to, uintptr_t from, size_t size, unsigned kind)
{
    look_inside(to);
    ENTER(hipMemcpy, "ppuu", W(to), W(from), W(size), W(kind));
    LEAVE(copy(to, from, size, kind));
}

static void copy_queued(const struct queued *one)
{
    if (copy(one->to, one->from, one->size, one->kind))
        die("a queued copy fails");
}

static void fill_queued(const struct queued *one)
{
    if (fill(one->to, 0, &one->value, one->unit, one->size, 1))
        die("a queued fill fails");
}

/* These queue a copy or a fill; 0 where it is to be done at once. */
static int copy_later(hipStream_t stream, uintptr_t to, uintptr_t from, size_t size, unsigned kind)
{
    return queued(stream,
                  (struct queued){
                      .operation = OTHER, .other = copy_queued, .to = to, .from = from, .size = size, .kind = kind });
}

static int fill_later(hipStream_t stream, uintptr_t to, uint64_t value, size_t unit, size_t count)
{
    return queued(
        stream,
        (struct queued){
            .operation = OTHER, .other = fill_queued, .to = to, .value = value, .size = count, .unit = unit });
}

EXPORT hipError_t hipMemcpyAsync(uintptr_t to, uintptr_t from, size_t size, unsigned kind, hipStream_t stream)
{
    ENTER(hipMemcpyAsync, "ppuus", W(to), W(from), W(size), W(kind), W(stream));
    NEED(!copy_later(stream, to, from, size, kind), OK);
    LEAVE(copy(to, from, size, kind));
}

static hipError_t copy_2d(uintptr_t to, size_t to_pitch, uintptr_t from, size_t from_pitch, size_t width, size_t height,
                          unsigned kind)
{
    if (to_pitch < width || from_pitch < width)
        return INVALID_VALUE;
    for (size_t row = 0; row < height; row++) {
        hipError_t status = copy(to + row * to_pitch, from + row * from_pitch, width, kind);
        if (status)
            return status;
    }
    return OK;
}

EXPORT hipError_t hipMemcpy2D(uintptr_t to, size_t to_pitch, uintptr_t from, size_t from_pitch, size_t width,
                              size_t height, unsigned kind)
{
    ENTER(hipMemcpy2D, "pupuuuu", W(to), W(to_pitch), W(from), W(from_pitch), W(width), W(height), W(kind));
    LEAVE(copy_2d(to, to_pitch, from, from_pitch, width, height, kind));
}

EXPORT hipError_t hipMemcpy2DAsync(uintptr_t to, size_t to_pitch, uintptr_t from, size_t from_pitch, size_t width,
                                   size_t height, unsigned kind, hipStream_t stream)
{
    ENTER(hipMemcpy2DAsync, "pupuuuus", W(to), W(to_pitch), W(from), W(from_pitch), W(width), W(height), W(kind),
          W(stream));
    LEAVE(copy_2d(to, to_pitch, from, from_pitch, width, height, kind));
}

static hipError_t copy_3d(const hipMemcpy3DParms *c)
{
    size_t to_element = element_of_array(c->to_array), from_element = element_of_array(c->from_array);
    if ((c->to_array && !to_element) || (c->from_array && !from_element))
        die("a copy of an array that does not exist");
    if (c->kind > 4)
        return INVALID_DIRECTION;
    if (to_element && from_element && to_element != from_element)
        return INVALID_VALUE;
    size_t width = c->extent[0] * (to_element ? to_element : from_element ? from_element : 1);
    for (int of_target = 0; of_target < 2; of_target++) {
        const pitched *memory = of_target ? &c->to : &c->from;
        const size_t *start = of_target ? c->to_start : c->from_start;
        if ((of_target ? c->to_array : c->from_array)
                ? memory->address != 0
                : (start[0] || start[1] || start[2] || memory->pitch < memory->width || memory->pitch < width
                   || memory->height < c->extent[1]))
            return INVALID_VALUE;
    }
    for (size_t slice = 0; slice < c->extent[2]; slice++)
        for (size_t row = 0; row < c->extent[1]; row++) {
            char *to = to_element ? row_of_array(c->to_array, c->to_start, slice, row, width)
                                  : (char *)c->to.address + (slice * c->to.height + row) * c->to.pitch;
            char *from = from_element ? row_of_array(c->from_array, c->from_start, slice, row, width)
                                      : (char *)c->from.address + (slice * c->from.height + row) * c->from.pitch;
            if (!to || !from || (!to_element && !reachable((uintptr_t)to, width, c->kind != 1 && c->kind != 3))
                || (!from_element && !reachable((uintptr_t)from, width, c->kind != 2 && c->kind != 3)))
                return INVALID_VALUE;
            memmove(to, from, width);
        }
    return OK;
}

/* An array is named; where in it the box begins follows. */
#define SIDE_3D(array, memory, start) \
    W((array) ? (array) : (memory).address), W((start)[0]), W((start)[1]), W((start)[2]), W((memory).pitch), \
        W((memory).width), W((memory).height)
#define ARGUMENTS_3D(c) \
    SIDE_3D((c)->to_array, (c)->to, (c)->to_start), SIDE_3D((c)->from_array, (c)->from, (c)->from_start), \
        W((c)->extent[0]), W((c)->extent[1]), W((c)->extent[2]), W((c)->kind)

EXPORT hipError_t hipMemcpy3D(const hipMemcpy3DParms *c)
{
    ENTER(hipMemcpy3D, "puuuuuupuuuuuuuuuu", ARGUMENTS_3D(c));
    LEAVE(copy_3d(c));
}

EXPORT hipError_t hipMemcpy3DAsync(const hipMemcpy3DParms *c, hipStream_t stream)
{
    ENTER(hipMemcpy3DAsync, "puuuuuupuuuuuuuuuus", ARGUMENTS_3D(c), W(stream));
    LEAVE(copy_3d(c));
}

hipError_t fill(uintptr_t to, size_t pitch, const void *value, size_t unit, size_t width, size_t height)
{
    if (height > 1 && pitch < width * unit)
        return INVALID_VALUE;
    if (to % unit || !find(to))
        return INVALID_VALUE;
    for (size_t row = 0; row < height; row++) {
        if (!reachable(to + row * pitch, width * unit, 0))
            return INVALID_VALUE;
        repeat((char *)to + row * pitch, value, unit, width);
    }
    return OK;
}

// Those without a stream are on the null stream, and return at once for memory of a device.
#define FILL(name, type) \
    EXPORT hipError_t name##Async(uintptr_t to, type value, size_t count, hipStream_t stream) \
    { \
        ENTER(name##Async, "pxus", W(to), W(value), W(count), W(stream)); \
        NEED(!fill_later(stream, to, value, sizeof value, count), OK); \
        LEAVE(fill(to, 0, &value, sizeof value, count, 1)); \
    } \
    EXPORT hipError_t name(uintptr_t to, type value, size_t count) \
    { \
        ENTER(name, "pxu", W(to), W(value), W(count)); \
        NEED(!fill_later(0, to, value, sizeof value, count), OK); \
        LEAVE(fill(to, 0, &value, sizeof value, count, 1)); \
    }
FILL(hipMemsetD16, unsigned short)
FILL(hipMemsetD32, unsigned)

EXPORT hipError_t hipMemset(uintptr_t to, int value, size_t count)
{
    ENTER(hipMemset, "pxu", W(to), W((unsigned)value), W(count));
    NEED(!fill_later(0, to, (uint8_t)value, 1, count), OK);
    LEAVE(fill(to, 0, &(char){ (char)value }, 1, count, 1));
}

EXPORT hipError_t hipMemset2D(uintptr_t to, size_t pitch, int value, size_t width, size_t height)
{
    ENTER(hipMemset2D, "puxuu", W(to), W(pitch), W((unsigned)value), W(width), W(height));
    LEAVE(fill(to, pitch, &(char){ (char)value }, 1, width, height));
}

EXPORT hipError_t hipMemsetAsync(uintptr_t to, int value, size_t count, hipStream_t stream)
{
    ENTER(hipMemsetAsync, "pxus", W(to), W((unsigned)value), W(count), W(stream));
    NEED(!fill_later(stream, to, (uint8_t)value, 1, count), OK);
    LEAVE(fill(to, 0, &(char){ (char)value }, 1, count, 1));
}

EXPORT hipError_t hipMemset2DAsync(uintptr_t to, size_t pitch, int value, size_t width, size_t height,
                                   hipStream_t stream)
{
    ENTER(hipMemset2DAsync, "puxuus", W(to), W(pitch), W((unsigned)value), W(width), W(height), W(stream));
    LEAVE(fill(to, pitch, &(char){ (char)value }, 1, width, height));
}
