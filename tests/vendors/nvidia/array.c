/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Arrays: elements that follow each other. */
#include "driver.h"

static size_t at_least_1(size_t extent)
{
    return extent ? extent : 1;
}

static size_t element_size(const CUDA_ARRAY3D_DESCRIPTOR *array)
{
    size_t bytes = array->format == 0x20 ? 4 : array->format == 0x10 ? 2 : 0;
    if (array->format >= 1 && array->format <= 3)
        bytes = (size_t)1 << (array->format - 1);
    else if (array->format >= 8 && array->format <= 10)
        bytes = (size_t)1 << (array->format - 8);
    return bytes * array->channels;
}

static int is_good(const CUDA_ARRAY3D_DESCRIPTOR *array)
{
    return array && array->width && (array->channels == 1 || array->channels == 2 || array->channels == 4)
        && element_size(array) && (array->height || !array->depth || array->flags & 1);
}

/* A row of the box in an array; NULL where it is not within the array. */
char *row_of_array(const side3d *side, size_t slice, size_t row, size_t width)
{
    CUexternal one = (CUexternal)side->array;
    size_t pitch = element_size(&one->array) * one->array.width;
    size_t z = side->z + slice, y = side->y + row;
    if (z >= at_least_1(one->array.depth) || y >= at_least_1(one->array.height) || side->x + width > pitch)
        return NULL;
    return one->elements + (z * at_least_1(one->array.height) + y) * pitch + side->x;
}

#define ARGUMENTS(what) \
    W((what)->width), W((what)->height), W((what)->depth), W((what)->format), W((what)->channels), W((what)->flags)

EXPORT CUresult cuArray3DCreate_v2(CUexternal *out, const CUDA_ARRAY3D_DESCRIPTOR *what)
{
    ENTER(cuArray3DCreate_v2, 1, "uuuxux", ARGUMENTS(what));
    NEED(out && is_good(what), INVALID_VALUE);
    CUexternal array = add_external('y');
    array->array = *what;
    array->elements = calloc(at_least_1(what->height) * at_least_1(what->depth), element_size(what) * what->width);
    *out = array;
    LEAVE(OK);
}

/* The array of a level, which is the same each time. */
CUexternal level_of(CUexternal arrays, unsigned level)
{
    for (CUexternal one = externals; one; one = one->next)
        if (one->whole == arrays && one->level == level)
            return one;
    CUexternal array = add_external('y');
    array->array = arrays->array;
    array->array.width = at_least_1(arrays->array.width >> level);
    array->array.height = arrays->array.height ? at_least_1(arrays->array.height >> level) : 0;
    array->whole = arrays;
    array->level = level;
    array->elements = calloc(at_least_1(array->array.height) * at_least_1(array->array.depth),
                             element_size(&array->array) * array->array.width);
    return array;
}

EXPORT CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *out, CUexternal array)
{
    ENTER(cuArray3DGetDescriptor_v2, 0, "o", W(array));
    NEED(is_external(array, 'y'), INVALID_HANDLE);
    *out = array->array;
    LEAVE(OK);
}

EXPORT CUresult cuArrayDestroy(CUexternal array)
{
    ENTER(cuArrayDestroy, 0, "o", W(array));
    NEED(is_external(array, 'y'), DESTROYED);
    array->alive = 0;
    free(array->elements);
    LEAVE(OK);
}

EXPORT CUresult cuMipmappedArrayCreate(CUexternal *out, const CUDA_ARRAY3D_DESCRIPTOR *what, unsigned levels)
{
    ENTER(cuMipmappedArrayCreate, 1, "uuuxuxu", ARGUMENTS(what), W(levels));
    NEED(out && is_good(what), INVALID_VALUE);
    CUexternal arrays = add_external('a');
    arrays->levels = levels ? levels : 1;
    arrays->array = *what;
    *out = arrays;
    LEAVE(OK);
}
