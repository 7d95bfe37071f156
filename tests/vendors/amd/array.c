/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Arrays: elements that follow each other. There are no mipmapped ones on Linux. */
#include "runtime.h"

struct array {
    unsigned serial;
    int alive;
    HIP_ARRAY3D_DESCRIPTOR what;
    char *elements;
    struct array *next;
};

static struct array *arrays;
static unsigned array_count;

static struct array *array_of(uintptr_t value)
{
    struct array *it = arrays;
    while (it && ((uintptr_t)it != value || !it->alive))
        it = it->next;
    return it;
}

static size_t at_least_1(size_t extent)
{
    return extent ? extent : 1;
}

static unsigned bits(unsigned format)
{
    switch (format) {
    case 1:
    case 8:
        return 8;
    case 2:
    case 9:
    case 0x10:
        return 16;
    case 3:
    case 10:
    case 0x20:
        return 32;
    default:
        return 0;
    }
}

int name_of_array(char *text, size_t room, uintptr_t value)
{
    for (struct array *it = arrays; it; it = it->next)
        if ((uintptr_t)it == value)
            return snprintf(text, room, " array%u", it->serial);
    return 0;
}

/* Bytes of an element; 0 for what is no array. */
size_t element_of_array(uintptr_t value)
{
    struct array *array = array_of(value);
    return array ? bits(array->what.format) / 8 * array->what.channels : 0;
}

/* A row of the box in an array, which begins at an element; NULL where it is not within the array. */
char *row_of_array(uintptr_t value, const size_t *start, size_t slice, size_t row, size_t width)
{
    struct array *array = array_of(value);
    size_t element = element_of_array(value), pitch = element * array->what.width;
    size_t x = start[0] * element, y = start[1] + row, z = start[2] + slice;
    if (z >= at_least_1(array->what.depth) || y >= at_least_1(array->what.height) || x + width > pitch)
        return NULL;
    return array->elements + (z * at_least_1(array->what.height) + y) * pitch + x;
}

EXPORT hipError_t hipArray3DCreate(struct array **out, const HIP_ARRAY3D_DESCRIPTOR *what)
{
    ENTER(hipArray3DCreate, "uuuxux", W(what->width), W(what->height), W(what->depth), W(what->format),
          W(what->channels), W(what->flags));
    NEED(out && what->width && what->channels && what->channels != 3 && what->channels < 5 && bits(what->format),
         INVALID_VALUE);
    NEED(!(what->flags & ~0xbu) && (what->height || !what->depth || what->flags & 1), INVALID_VALUE);
    struct array *array = calloc(1, sizeof *array);
    *array = (struct array){ .serial = ++array_count, .alive = 1, .what = *what, .next = arrays };
    array->elements = calloc(at_least_1(what->height) * at_least_1(what->depth),
                             bits(what->format) / 8 * what->channels * what->width);
    *out = arrays = array;
    LEAVE(OK);
}

#if HIP_ABI > 5
EXPORT hipError_t hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR *out, uintptr_t array)
{
    ENTER(hipArray3DGetDescriptor, "p", array);
    NEED(array_of(array), INVALID_HANDLE);
    *out = array_of(array)->what;
    LEAVE(OK);
}
#endif

EXPORT hipError_t hipGetChannelDesc(int *out, uintptr_t array)
{
    ENTER(hipGetChannelDesc, "p", array);
    if (!array_of(array))
        die("hipGetChannelDesc: there is no such array");
    const HIP_ARRAY3D_DESCRIPTOR *what = &array_of(array)->what;
    for (unsigned channel = 0; channel < 4; channel++)
        out[channel] = channel < what->channels ? (int)bits(what->format) : 0;
    out[4] = what->format < 8 ? 1 : what->format < 0x10 ? 0 : 2;
    LEAVE(OK);
}

EXPORT hipError_t hipFreeArray(uintptr_t array)
{
    ENTER(hipFreeArray, "p", array);
    NEED(array_of(array), DESTROYED);
    free(array_of(array)->elements);
    array_of(array)->alive = 0;
    LEAVE(OK);
}

EXPORT hipError_t hipMipmappedArrayCreate(void **out, HIP_ARRAY3D_DESCRIPTOR *what, unsigned levels)
{
    ENTER(hipMipmappedArrayCreate, "uuuu", W(what->width), W(what->height), W(what->depth), W(levels));
    NEED(out, INVALID_VALUE);
    LEAVE(UNSUPPORTED);
}
