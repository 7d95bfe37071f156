/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Allocations, and what is known of an address. */
#include "runtime.h"

void release_block(struct block *gone)
{
    for (struct block **place = &blocks; *place; place = &(*place)->next)
        if (*place == gone) {
            *place = gone->next;
            if (gone->kind == MAPPED)
                mmap((void *)gone->base, gone->mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
            else if (gone->kind != REGISTERED)
                munmap((void *)gone->base, gone->mapped);
            if (gone->label)
                munmap(gone->label, PAGE);
            if (gone->fd >= 0)
                close(gone->fd);
            free(gone);
            return;
        }
}

static size_t used_on(int device)
{
    size_t sum = 0;
    for (struct block *block = blocks; block; block = block->next)
        if (block->device == device && block->kind == DEVICE_MEMORY)
            sum += block->size;
    return sum;
}

struct block *add(uintptr_t base, size_t size, size_t mapped, enum kind kind, int fd)
{
    struct block *block = calloc(1, sizeof *block);
    *block = (struct block){ .base = base,
                             .size = size,
                             .mapped = mapped,
                             .kind = kind,
                             .device = current->device,
                             .fd = fd,
                             .serial = ++memories,
                             .next = blocks };
    blocks = block;
    return block;
}

static aclError allocate(uintptr_t *out, size_t size, enum kind kind)
{
    struct label *label;
    if (!out || !size)
        return INVALID_PARAM;
    if (size > MEMORY || (kind == DEVICE_MEMORY && used_on(current->device) + size > MEMORY))
        return OUT_OF_MEMORY;
    size_t mapped = (size + PAGE - 1) & ~(size_t)(PAGE - 1);
    int fd = file(mapped, &label);
    if (fd < 0)
        return OUT_OF_MEMORY;
    void *base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (base == MAP_FAILED)
        return close(fd), OUT_OF_MEMORY;
    add((uintptr_t)base, size, mapped, kind, fd)->label = label;
    *out = (uintptr_t)base;
    return OK;
}

static aclError release(uintptr_t base, enum kind kind)
{
    struct block *block = find(base);
    if (!block || block->base != base || block->kind != kind)
        return PARAM_INVALID;
    if (*block->key)
        die("mem%u is freed while it is shared", block->serial);
    check_idle(block->device, "memory is freed");
    release_block(block);
    return OK;
}

EXPORT aclError aclrtMalloc(uintptr_t *out, size_t size, int policy)
{
    ENTER(aclrtMalloc, 2, "ud", W(size), W(policy));
    LEAVE(allocate(out, size, DEVICE_MEMORY));
}

EXPORT aclError aclrtFree(uintptr_t base)
{
    ENTER(aclrtFree, 1, "p", W(base));
    NEED(base, INVALID_PARAM);
    LEAVE(release(base, DEVICE_MEMORY));
}

EXPORT aclError aclrtMallocHost(uintptr_t *out, size_t size)
{
    ENTER(aclrtMallocHost, 2, "u", W(size));
    LEAVE(allocate(out, size, HOST));
}

EXPORT aclError aclrtFreeHost(uintptr_t base)
{
    ENTER(aclrtFreeHost, 1, "p", W(base));
    NEED(base, INVALID_PARAM);
    LEAVE(release(base, HOST));
}

EXPORT aclError aclrtHostRegisterV2(uintptr_t base, uint64_t size, unsigned flags)
{
    ENTER(aclrtHostRegisterV2, 2, "pux", W(base), W(size), W(flags));
    NEED(base && size && !(flags & ~0x10000002u), PARAM_INVALID);
    for (struct block *block = blocks; block; block = block->next)
        NEED(base + size <= block->base || block->base + block->size <= base, PARAM_INVALID);
    add(base, size, 0, REGISTERED, -1);
    LEAVE(OK);
}

EXPORT aclError aclrtHostUnregister(uintptr_t base)
{
    ENTER(aclrtHostUnregister, 2, "p", W(base));
    struct block *block = find(base);
    NEED(block && block->base == base && block->kind == REGISTERED, PARAM_INVALID);
    release_block(block);
    LEAVE(OK);
}

/* Memory of one kind; an NPU has no other. */
EXPORT aclError aclrtGetMemInfo(int attribute, size_t *free_bytes, size_t *total)
{
    ENTER(aclrtGetMemInfo, 2, "d", W(attribute));
    NEED(free_bytes && total, INVALID_PARAM);
    *free_bytes = attribute == 1 ? MEMORY - used_on(current->device) : 0;
    *total = attribute == 1 ? MEMORY : 0;
    LEAVE(OK);
}

EXPORT aclError aclrtPointerGetAttributes(uintptr_t address, aclrtPtrAttributes *attributes)
{
    ENTER(aclrtPointerGetAttributes, 1, "p", W(address));
    NEED(attributes, INVALID_PARAM);
    struct block *block = find(address);
    int type = !block || block->kind == REGISTERED ? 2 : block->kind == HOST ? 0 : 1;
    *attributes = (aclrtPtrAttributes){ .location = { block && type == 1 ? (unsigned)block->device : 0, type },
                                        .pageSize = PAGE };
    LEAVE(OK);
}

EXPORT aclError aclrtMemGetAddressRange(uintptr_t address, uintptr_t *base, size_t *size)
{
    ENTER(aclrtMemGetAddressRange, 1, "p", W(address));
    NEED(base && size, INVALID_PARAM);
    struct block *block = find(address);
    NEED(block && block->kind != REGISTERED, PARAM_INVALID);
    *base = block->base;
    *size = block->size;
    LEAVE(OK);
}
