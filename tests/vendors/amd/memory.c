/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Allocations, and what is known of an address. */
#include "runtime.h"

void release_block(struct block *gone)
{
    for (struct block **place = &blocks; *place; place = &(*place)->next)
        if (*place == gone) {
            *place = gone->next;
            if (gone->kind == MAPPED)
                unmap(gone);
            else if (gone->kind == EXTERNAL)
                let_go(gone->external);
            else if (gone->kind != REGISTERED)
                munmap((void *)gone->base, gone->mapped);
            if (gone->pool)
                freed_from_pool(gone);
            if (gone->fd >= 0)
                close(gone->fd);
            free(gone);
            return;
        }
}

size_t used_on(int device)
{
    size_t sum = physical_on(device);
    for (struct block *block = blocks; block; block = block->next)
        if (block->device == device && block->kind <= POOL)
            sum += block->size;
    return sum;
}

uint64_t inode_of(int fd)
{
    struct stat status;
    return fstat(fd, &status) ? 0 : status.st_ino;
}

struct block *add(uintptr_t base, size_t size, size_t mapped, enum kind kind, int fd)
{
    struct block *block = calloc(1, sizeof *block);
    *block = (struct block){ .base = base,
                             .size = size,
                             .mapped = mapped,
                             .kind = kind,
                             .device = current,
                             .fd = fd,
                             .serial = ++memories,
                             .id = ++ids,
                             .next = blocks };
    blocks = block;
    return block;
}

hipError_t allocate(uintptr_t *out, size_t size, enum kind kind, unsigned flags)
{
    if (!out || !size)
        return INVALID_VALUE;
    if (kind <= POOL && (size > MEMORY || used_on(current) + size > MEMORY))
        return OUT_OF_MEMORY;
    size_t mapped = (size + 4095) & ~(size_t)4095;
    int fd = memfd_create("stand-in HIP", MFD_CLOEXEC);
    void *base = MAP_FAILED;
    if (fd >= 0 && !ftruncate(fd, (off_t)mapped))
        base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (base == MAP_FAILED) {
        if (fd >= 0)
            close(fd);
        return OUT_OF_MEMORY;
    }
    add((uintptr_t)base, size, mapped, kind, fd)->flags = flags;
    *out = (uintptr_t)base;
    return OK;
}

hipError_t release(uintptr_t base, unsigned kinds)
{
    struct block *block = find(base);
    if (block && block->kind == MAPPED)
        die("physical memory is freed as if it were an allocation");
    if (!block || block->base != base || !(kinds >> block->kind & 1))
        return INVALID_VALUE;
    release_block(block);
    return OK;
}

EXPORT hipError_t hipMemGetInfo(size_t *free_bytes, size_t *total)
{
    ENTER(hipMemGetInfo, "");
    NEED(free_bytes && total, INVALID_VALUE);
    *free_bytes = MEMORY - used_on(current);
    *total = MEMORY;
    LEAVE(OK);
}

EXPORT hipError_t hipMalloc(uintptr_t *out, size_t size)
{
    ENTER(hipMalloc, "u", W(size));
    LEAVE(allocate(out, size, DEVICE_MEMORY, 0));
}

EXPORT hipError_t hipExtMallocWithFlags(uintptr_t *out, size_t size, unsigned flags)
{
    ENTER(hipExtMallocWithFlags, "uu", W(size), W(flags));
    NEED(flags <= (HIP_ABI == 5 ? 2 : 4) && (flags != 2 || size == 8), INVALID_VALUE);
    LEAVE(allocate(out, size, DEVICE_MEMORY, flags));
}

EXPORT hipError_t hipMallocPitch(uintptr_t *out, size_t *pitch, size_t width, size_t height)
{
    ENTER(hipMallocPitch, "uu", W(width), W(height));
    NEED(pitch, INVALID_VALUE);
    size_t row = (width + 255) & ~(size_t)255;
    hipError_t status = allocate(out, row * height, DEVICE_MEMORY, 0);
    if (status == OK)
        *pitch = row;
    LEAVE(status);
}

EXPORT hipError_t hipMallocManaged(uintptr_t *out, size_t size, unsigned flags)
{
    ENTER(hipMallocManaged, "uu", W(size), W(flags));
    NEED(flags == 1 || flags == 2, INVALID_VALUE);
    LEAVE(allocate(out, size, MANAGED, flags));
}

EXPORT hipError_t hipFree(uintptr_t base)
{
    ENTER(hipFree, "p", W(base));
    NEED(base, OK);
    LEAVE(release(base, 1 << DEVICE_MEMORY | 1 << POOL | 1 << EXTERNAL | 1 << MANAGED));
}

EXPORT hipError_t hipHostMalloc(uintptr_t *out, size_t size, unsigned flags)
{
    ENTER(hipHostMalloc, "ux", W(size), W(flags));
    NEED((flags & ~0xf0000007u) == 0, INVALID_VALUE);
    LEAVE(allocate(out, size, HOST, flags));
}

EXPORT hipError_t hipHostFree(uintptr_t base)
{
    ENTER(hipHostFree, "p", W(base));
    NEED(base, OK);
    LEAVE(release(base, 1 << HOST));
}

EXPORT hipError_t hipHostGetFlags(unsigned *flags, uintptr_t address)
{
    ENTER(hipHostGetFlags, "p", W(address));
    struct block *block = find(address);
    NEED(flags && block && block->kind == HOST, INVALID_VALUE);
    *flags = block->flags;
    LEAVE(OK);
}

EXPORT hipError_t hipHostRegister(uintptr_t base, size_t size, unsigned flags)
{
    ENTER(hipHostRegister, "pux", W(base), W(size), W(flags));
    NEED(base && size && flags <= 15, INVALID_VALUE);
    for (struct block *block = blocks; block; block = block->next)
        NEED(base + size <= block->base || block->base + block->size <= base, ALREADY_REGISTERED);
    add(base, size, 0, REGISTERED, -1)->flags = flags;
    LEAVE(OK);
}

EXPORT hipError_t hipHostUnregister(uintptr_t base)
{
    ENTER(hipHostUnregister, "p", W(base));
    struct block *block = find(base);
    NEED(block && block->base == base && block->kind == REGISTERED, NOT_REGISTERED);
    release_block(block);
    LEAVE(OK);
}

EXPORT hipError_t hipMemGetAddressRange(uintptr_t *base, size_t *size, uintptr_t address)
{
    ENTER(hipMemGetAddressRange, "p", W(address));
    struct block *block = find(address);
    NEED(base && size, INVALID_VALUE);
    NEED(block, NOT_FOUND);
    *base = block->base;
    *size = block->size;
    LEAVE(OK);
}

EXPORT hipError_t hipPointerGetAttributes(hipPointerAttribute_t *attributes, uintptr_t address)
{
    ENTER(hipPointerGetAttributes, "p", W(address));
    struct block *block = find(address);
    NEED(attributes && (block || HIP_ABI > 5) && (address || HIP_ABI > 6), INVALID_VALUE);
    if (!block) {
        *attributes = (hipPointerAttribute_t){ .type = TYPE_UNREGISTERED, .device = -2 };
        LEAVE(OK);
    }
    int on_host = block->kind >= MANAGED;
    *attributes = (hipPointerAttribute_t){
        .type = block->kind >= HOST  ? TYPE_HOST
            : block->kind == MANAGED ? TYPE_MANAGED
                                     : TYPE_DEVICE,
        .device = block->device,
        .device_pointer = (void *)address,
        .host_pointer = on_host ? (void *)address : NULL,
        .is_managed = block->kind == MANAGED,
        .flags = block->flags,
    };
    LEAVE(OK);
}

/* A call by the exported name, as AMD's functions make of each other: whoever comes first in the program gets it. The
 * answer must be of this ABI version, for all that the program's own may be another. */
void look_inside(uintptr_t address)
{
    hipPointerAttribute_t attributes;
    struct block *block = find(address);
    if (!block || block->kind != DEVICE_MEMORY)
        return;
    own_call = 1;
    if (hipPointerGetAttributes(&attributes, address) || attributes.type != TYPE_DEVICE)
        die("memory of type %u for %u: a call from inside came to another library", attributes.type, TYPE_DEVICE);
    own_call = 0;
}

EXPORT hipError_t hipPointerGetAttribute(void *data, unsigned attribute, uintptr_t address)
{
    ENTER(hipPointerGetAttribute, "up", W(attribute), W(address));
    struct block *block = find(address);
    NEED(data && block && (attribute == 6 || attribute == 7), INVALID_VALUE);
    if (attribute == 6)
        *(char *)data = 0;
    else
        *(uint32_t *)data = (uint32_t)block->id;
    LEAVE(OK);
}

#if RELEASE > 502
EXPORT hipError_t hipPointerSetAttribute(const void *value, unsigned attribute, uintptr_t address)
{
    ENTER(hipPointerSetAttribute, "uup", W(*(const unsigned *)value), W(attribute), W(address));
    struct block *block = find(address);
    NEED(attribute == 6 && block && block->kind <= IMPORTED, INVALID_VALUE);
    LEAVE(OK);
}
#endif

EXPORT hipError_t hipMemAdvise(uintptr_t address, size_t count, unsigned advice, int device)
{
    ENTER(hipMemAdvise, "puud", W(address), W(count), W(advice), W(device));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED && ((advice >= 1 && advice <= 6) || advice == 100 || advice == 101),
         INVALID_VALUE);
    NEED(device == -1 || IS_DEVICE(device), INVALID_DEVICE);
    LEAVE(OK);
}

EXPORT hipError_t hipMemPrefetchAsync(uintptr_t address, size_t count, int device, hipStream_t stream)
{
    ENTER(hipMemPrefetchAsync, "puds", W(address), W(count), W(device), W(stream));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED, INVALID_VALUE);
    NEED(device == -1 || IS_DEVICE(device), INVALID_DEVICE);
    LEAVE(OK);
}

EXPORT hipError_t hipMemRangeGetAttribute(void *data, size_t size, unsigned attribute, uintptr_t address, size_t count)
{
    ENTER(hipMemRangeGetAttribute, "uupu", W(size), W(attribute), W(address), W(count));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED && size && size % 4 == 0 && (attribute == 3 || size == 4), INVALID_VALUE);
    for (size_t i = 0; i < size / 4; i++)
        ((int *)data)[i] = attribute == 1 ? 0 : -2;
    LEAVE(OK);
}
