/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Copies and fills. */
#include "runtime.h"

/* A call by the exported name: whoever comes first in the program gets it, and must hand it back. */
static void look_inside(uintptr_t address)
{
    aclrtPtrAttributes attributes;
    struct block *block = find(address);
    if (!block || block->kind != DEVICE_MEMORY)
        return;
    own_call = 1;
    if (aclrtPointerGetAttributes(address, &attributes) || attributes.pageSize != PAGE)
        die("a call from inside came to another library");
    own_call = 0;
}

/* Whether a side may be reached: all of it in one block that it may be in, or in none where host memory may be meant. */
static int reachable(uintptr_t address, size_t size, int may_be_host, int may_be_device)
{
    struct block *block = find(address);
    if (!block)
        return may_be_host && address >= (uintptr_t)PAGE;
    if (block->kind >= HOST ? !may_be_host : !may_be_device)
        return 0;
    size_t room = block->size - (address - block->base);
    /* Mappings side by side are as good as one. */
    return size <= room
        || (block->kind == MAPPED && find(address + room) && reachable(address + room, size - room, 0, 1));
}

static aclError check_copy(uintptr_t to, size_t room, uintptr_t from, size_t size, int kind)
{
    if (!to || !from || kind < 0 || kind > 4)
        return INVALID_PARAM;
    if (size > room || !reachable(to, size, kind == 0 || kind == 2 || kind == 4, kind == 1 || kind >= 3)
        || !reachable(from, size, kind == 0 || kind == 1 || kind == 4, kind >= 2))
        return PARAM_INVALID;
    return OK;
}

EXPORT aclError aclrtMemcpy(uintptr_t to, size_t room, uintptr_t from, size_t size, int kind)
{
    look_inside(to);
    ENTER(aclrtMemcpy, 2, "pupud", W(to), W(room), W(from), W(size), W(kind));
    aclError status = check_copy(to, room, from, size, kind);
    NEED(status == OK, status);
    memmove((void *)to, (void *)from, size);
    LEAVE(OK);
}

EXPORT aclError aclrtMemcpyAsync(uintptr_t to, size_t room, uintptr_t from, size_t size, int kind, aclrtStream stream)
{
    ENTER(aclrtMemcpyAsync, 2, "pupuds", W(to), W(room), W(from), W(size), W(kind), W(stream));
    IN_CONTEXT(stream);
    aclError status = check_copy(to, room, from, size, kind);
    NEED(status == OK, status);
    NEED(kind != 0, NOT_SUPPORTED);
    queue(own(stream), (struct operation){ .work = COPY, .to = to, .from = from, .size = size });
    /* Of pageable memory the copy is done at once. */
    if (!find(to) || !find(from))
        drain(own(stream));
    LEAVE(OK);
}

/* Rows go between the host and a device alone, as the reference says of now. */
static aclError check_rows(uintptr_t to, size_t to_pitch, uintptr_t from, size_t from_pitch, size_t width,
                           size_t height, int kind)
{
    if (!to || !from || !width || !height || kind < 0 || kind > 4)
        return INVALID_PARAM;
    if (width > to_pitch || width > from_pitch)
        return PARAM_INVALID;
    if (kind != 1 && kind != 2)
        return NOT_SUPPORTED;
    int fits = reachable(to, to_pitch * (height - 1) + width, kind == 2, kind == 1)
        && reachable(from, from_pitch * (height - 1) + width, kind == 1, kind == 2);
    return fits ? OK : PARAM_INVALID;
}

EXPORT aclError aclrtMemcpy2d(uintptr_t to, size_t to_pitch, uintptr_t from, size_t from_pitch, size_t width,
                              size_t height, int kind)
{
    ENTER(aclrtMemcpy2d, 2, "pupuuud", W(to), W(to_pitch), W(from), W(from_pitch), W(width), W(height), W(kind));
    aclError status = check_rows(to, to_pitch, from, from_pitch, width, height, kind);
    NEED(status == OK, status);
    for (size_t row = 0; row < height; row++)
        memmove((void *)(to + row * to_pitch), (void *)(from + row * from_pitch), width);
    LEAVE(OK);
}

EXPORT aclError aclrtMemcpy2dAsync(uintptr_t to, size_t to_pitch, uintptr_t from, size_t from_pitch, size_t width,
                                   size_t height, int kind, aclrtStream stream)
{
    ENTER(aclrtMemcpy2dAsync, 2, "pupuuuds", W(to), W(to_pitch), W(from), W(from_pitch), W(width), W(height), W(kind),
          W(stream));
    IN_CONTEXT(stream);
    aclError status = check_rows(to, to_pitch, from, from_pitch, width, height, kind);
    NEED(status == OK, status);
    for (size_t row = 0; row < height; row++)
        queue(own(stream),
              (struct operation){
                  .work = COPY, .to = to + row * to_pitch, .from = from + row * from_pitch, .size = width });
    if (!find(to) || !find(from))
        drain(own(stream));
    LEAVE(OK);
}

static aclError check_fill(uintptr_t to, size_t room, size_t size)
{
    if (!to || !size)
        return INVALID_PARAM;
    return size <= room && reachable(to, size, 0, 1) ? OK : PARAM_INVALID;
}

EXPORT aclError aclrtMemset(uintptr_t to, size_t room, int value, size_t size)
{
    ENTER(aclrtMemset, 2, "puxu", W(to), W(room), W((unsigned)value), W(size));
    aclError status = check_fill(to, room, size);
    NEED(status == OK, status);
    memset((void *)to, value, size);
    LEAVE(OK);
}

EXPORT aclError aclrtMemsetAsync(uintptr_t to, size_t room, int value, size_t size, aclrtStream stream)
{
    ENTER(aclrtMemsetAsync, 2, "puxus", W(to), W(room), W((unsigned)value), W(size), W(stream));
    IN_CONTEXT(stream);
    aclError status = check_fill(to, room, size);
    NEED(status == OK, status);
    queue(own(stream), (struct operation){ .work = FILL, .to = to, .size = size, .value = value });
    LEAVE(OK);
}
