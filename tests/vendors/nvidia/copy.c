/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Copies and fills. */
#include "driver.h"

/* Whether a side may be reached: all of it in one block, or in none where host memory may be meant. */
static int reachable(uintptr_t address, size_t size, int may_be_host)
{
    struct block *block = find(address);
    if (!block)
        return may_be_host && address >= 4096;
    return size <= block->size - (address - block->base);
}

static CUresult copy(uintptr_t to, uintptr_t from, size_t size, int to_host, int from_host)
{
    if (!reachable(to, size, to_host) || !reachable(from, size, from_host))
        return INVALID_VALUE;
    memmove((void *)to, (void *)from, size);
    return OK;
}

static void copy_queued(const struct queued *one)
{
    if (copy(one->to, one->from, one->size, 1, 1))
        die("a queued copy fails");
}

#define COPY(name, to_host, from_host) \
    EXPORT CUresult name(uintptr_t to, uintptr_t from, size_t size) \
    { \
        ENTER(name, 1, "ppu", W(to), W(from), W(size)); \
        LEAVE(copy(to, from, size, to_host, from_host)); \
    }
#define COPY_ASYNC(name, to_host, from_host) \
    EXPORT CUresult name(uintptr_t to, uintptr_t from, size_t size, CUstream stream) \
    { \
        ENTER(name, 1, "ppus", W(to), W(from), W(size), W(stream)); \
        struct queued later = { .operation = OTHER, .other = copy_queued, .to = to, .from = from, .size = size }; \
        NEED(!queued(stream, later), OK); \
        LEAVE(copy(to, from, size, to_host, from_host)); \
    }
COPY(cuMemcpy, 1, 1)
COPY(cuMemcpyHtoD_v2, 0, 1)
COPY(cuMemcpyDtoH_v2, 1, 0)
COPY(cuMemcpyDtoD_v2, 0, 0)
COPY_ASYNC(cuMemcpyAsync, 1, 1)
COPY_ASYNC(cuMemcpyHtoDAsync_v2, 0, 1)
COPY_ASYNC(cuMemcpyDtoHAsync_v2, 1, 0)
COPY_ASYNC(cuMemcpyDtoDAsync_v2, 0, 0)

EXPORT CUresult cuMemcpyPeer(uintptr_t to, CUcontext to_context, uintptr_t from, CUcontext from_context, size_t size)
{
    ENTER(cuMemcpyPeer, 1, "ppppu", W(to), W(to_context), W(from), W(from_context), W(size));
    LEAVE(copy(to, from, size, 0, 0));
}

EXPORT CUresult cuMemcpyPeerAsync(uintptr_t to, CUcontext to_context, uintptr_t from, CUcontext from_context,
                                  size_t size, CUstream stream)
{
    ENTER(cuMemcpyPeerAsync, 1, "ppppus", W(to), W(to_context), W(from), W(from_context), W(size), W(stream));
    struct queued later = { .operation = OTHER, .other = copy_queued, .to = to, .from = from, .size = size };
    NEED(!queued(stream, later), OK);
    LEAVE(copy(to, from, size, 0, 0));
}

static uintptr_t start(unsigned type, uintptr_t host, uintptr_t device)
{
    return type == 1 ? host : device;
}

static CUresult copy_2d(const CUDA_MEMCPY2D *c)
{
    if (!c || c->from.array || c->to.array || c->from.x || c->from.y || c->to.x || c->to.y)
        return INVALID_VALUE;
    if (c->from.pitch < c->width || c->to.pitch < c->width)
        return INVALID_VALUE;
    for (size_t row = 0; row < c->height; row++) {
        CUresult status = copy(start(c->to.type, c->to.host, c->to.device) + row * c->to.pitch,
                               start(c->from.type, c->from.host, c->from.device) + row * c->from.pitch, c->width,
                               c->to.type != 2, c->from.type != 2);
        if (status)
            return status;
    }
    return OK;
}

#define ARGUMENTS_2D(c) \
    W((c)->to.type), W(start((c)->to.type, (c)->to.host, (c)->to.device)), W((c)->to.pitch), W((c)->from.type), \
        W(start((c)->from.type, (c)->from.host, (c)->from.device)), W((c)->from.pitch), W((c)->width), W((c)->height)

EXPORT CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *c)
{
    ENTER(cuMemcpy2DUnaligned_v2, 1, "upuupuuu", ARGUMENTS_2D(c));
    LEAVE(copy_2d(c));
}

static void copy_2d_queued(const struct queued *one)
{
    if (copy_2d((const CUDA_MEMCPY2D *)one->from))
        die("a queued copy fails");
    free((void *)one->from);
}

EXPORT CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *c, CUstream stream)
{
    ENTER(cuMemcpy2DAsync_v2, 1, "upuupuuus", ARGUMENTS_2D(c), W(stream));
    CUDA_MEMCPY2D *kept = malloc(sizeof *kept);
    *kept = *c;
    NEED(!queued(stream, (struct queued){ .operation = OTHER, .other = copy_2d_queued, .from = (uintptr_t)kept }), OK);
    free(kept);
    LEAVE(copy_2d(c));
}

static CUresult copy_3d(const CUDA_MEMCPY3D *c)
{
    if (!c || c->from.lod || c->to.lod)
        return INVALID_VALUE;
    int to_array = c->to.type == 3, from_array = c->from.type == 3;
    if ((to_array && !is_external((CUexternal)c->to.array, 'y'))
        || (from_array && !is_external((CUexternal)c->from.array, 'y')))
        return INVALID_HANDLE;
    if ((!from_array && (c->from.pitch < c->width || c->from.height < c->height))
        || (!to_array && (c->to.pitch < c->width || c->to.height < c->height)))
        return INVALID_VALUE;
    for (size_t slice = 0; slice < c->depth; slice++)
        for (size_t row = 0; row < c->height; row++) {
            uintptr_t to = to_array
                ? (uintptr_t)row_of_array(&c->to, slice, row, c->width)
                : start(c->to.type, c->to.host, c->to.device) + (slice * c->to.height + row) * c->to.pitch;
            uintptr_t from = from_array
                ? (uintptr_t)row_of_array(&c->from, slice, row, c->width)
                : start(c->from.type, c->from.host, c->from.device) + (slice * c->from.height + row) * c->from.pitch;
            CUresult status = copy(to, from, c->width, to_array || c->to.type != 2, from_array || c->from.type != 2);
            if (status)
                return status;
        }
    return OK;
}

/* An array is named; where in it the box begins follows. */
#define SIDE_3D(side) \
    W((side).type), W((side).type == 3 ? (side).array : start((side).type, (side).host, (side).device)), W((side).x), \
        W((side).y), W((side).z), W((side).pitch), W((side).height)
#define ARGUMENTS_3D(c) SIDE_3D((c)->to), SIDE_3D((c)->from), W((c)->width), W((c)->height), W((c)->depth)

EXPORT CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *c)
{
    ENTER(cuMemcpy3D_v2, 1, "upuuuuuupuuuuuuuu", ARGUMENTS_3D(c));
    NEED(!c->from.context && !c->to.context, INVALID_VALUE);
    LEAVE(copy_3d(c));
}

static void copy_3d_queued(const struct queued *one)
{
    if (copy_3d((const CUDA_MEMCPY3D *)one->from))
        die("a queued copy fails");
    free((void *)one->from);
}

EXPORT CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *c, CUstream stream)
{
    ENTER(cuMemcpy3DAsync_v2, 1, "upuuuuuupuuuuuuuus", ARGUMENTS_3D(c), W(stream));
    NEED(!c->from.context && !c->to.context, INVALID_VALUE);
    CUDA_MEMCPY3D *kept = malloc(sizeof *kept);
    *kept = *c;
    NEED(!queued(stream, (struct queued){ .operation = OTHER, .other = copy_3d_queued, .from = (uintptr_t)kept }), OK);
    free(kept);
    LEAVE(copy_3d(c));
}

EXPORT CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D *c)
{
    ENTER(cuMemcpy3DPeer, 1, "upuuuuuupuuuuuuuucc", ARGUMENTS_3D(c), W(c->to.context), W(c->from.context));
    LEAVE(copy_3d(c));
}

EXPORT CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D *c, CUstream stream)
{
    ENTER(cuMemcpy3DPeerAsync, 1, "upuuuuuupuuuuuuuuccs", ARGUMENTS_3D(c), W(c->to.context), W(c->from.context),
          W(stream));
    LEAVE(copy_3d(c));
}

static CUresult fill(uintptr_t to, size_t pitch, const void *value, size_t unit, size_t width, size_t height)
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

static void fill_queued(const struct queued *one)
{
    if (fill(one->to, 0, &one->value, one->unit, one->size, 1))
        die("a queued fill fails");
}

#define FILL(name, type) \
    EXPORT CUresult name(CUdeviceptr to, type value, size_t count, CUstream stream) \
    { \
        ENTER(name, 1, "pxus", W(to), W(value), W(count), W(stream)); \
        struct queued later = { \
            .operation = OTHER, .other = fill_queued, .to = to, .value = value, .size = count, .unit = sizeof value \
        }; \
        NEED(!queued(stream, later), OK); \
        LEAVE(fill(to, 0, &value, sizeof value, count, 1)); \
    }
#define FILL_2D(name, type) \
    EXPORT CUresult name(CUdeviceptr to, size_t pitch, type value, size_t width, size_t height, CUstream stream) \
    { \
        ENTER(name, 1, "puxuus", W(to), W(pitch), W(value), W(width), W(height), W(stream)); \
        LEAVE(fill(to, pitch, &value, sizeof value, width, height)); \
    }
FILL(cuMemsetD8Async, unsigned char)
FILL(cuMemsetD16Async, unsigned short)
FILL(cuMemsetD32Async, unsigned)
FILL_2D(cuMemsetD2D8Async, unsigned char)
FILL_2D(cuMemsetD2D16Async, unsigned short)
FILL_2D(cuMemsetD2D32Async, unsigned)
