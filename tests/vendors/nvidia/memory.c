/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Allocations, and what is known of an address. */
#include "driver.h"

void release_block(struct block *gone)
{
    for (struct block **place = &blocks; *place; place = &(*place)->next)
        if (*place == gone) {
            *place = gone->next;
            if (gone->kind != REGISTERED)
                munmap((void *)(gone->base - gone->base % (size_t)sysconf(_SC_PAGESIZE)), gone->mapped);
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
        if (block->context->device == device && block->kind <= POOL)
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
                             .context = current(),
                             .fd = fd,
                             .serial = ++memories,
                             .id = ++ids,
                             .next = blocks };
    blocks = block;
    return block;
}

static CUresult allocate(uintptr_t *out, size_t size, enum kind kind, unsigned flags)
{
    if (!out || !size)
        return INVALID_VALUE;
    if (kind <= POOL && (size > MEMORY || used_on(current()->device) + size > MEMORY))
        return OUT_OF_MEMORY;
    size_t mapped = (size + 4095) & ~(size_t)4095;
    int fd = memfd_create("stand-in", MFD_CLOEXEC);
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

static CUresult release(uintptr_t base, unsigned kinds)
{
    struct block *block = find(base);
    if (!block || block->base != base || !(kinds >> block->kind & 1))
        return INVALID_VALUE;
    release_block(block);
    return OK;
}

EXPORT CUresult cuMemGetInfo_v2(size_t *free_bytes, size_t *total)
{
    ENTER(cuMemGetInfo_v2, 1, "");
    NEED(free_bytes && total, INVALID_VALUE);
    *free_bytes = MEMORY - used_on(current()->device);
    *total = MEMORY;
    LEAVE(OK);
}

EXPORT CUresult cuMemAlloc_v2(CUdeviceptr *out, size_t size)
{
    ENTER(cuMemAlloc_v2, 1, "u", W(size));
    LEAVE(allocate(out, size, DEVICE_MEMORY, 0));
}

EXPORT CUresult cuMemAllocPitch_v2(CUdeviceptr *out, size_t *pitch, size_t width, size_t height, unsigned element)
{
    ENTER(cuMemAllocPitch_v2, 1, "uuu", W(width), W(height), W(element));
    NEED(pitch && (element == 4 || element == 8 || element == 16), INVALID_VALUE);
    size_t row = (width + 511) & ~(size_t)511;
    CUresult status = allocate(out, row * height, DEVICE_MEMORY, 0);
    if (status == OK)
        *pitch = row;
    LEAVE(status);
}

EXPORT CUresult cuMemAllocManaged(CUdeviceptr *out, size_t size, unsigned flags)
{
    ENTER(cuMemAllocManaged, 1, "uu", W(size), W(flags));
    NEED(flags == 1 || flags == 2, INVALID_VALUE);
    LEAVE(allocate(out, size, MANAGED, flags));
}

EXPORT CUresult cuMemFree_v2(CUdeviceptr base)
{
    ENTER(cuMemFree_v2, 1, "p", W(base));
    NEED(base, OK);
    LEAVE(release(base, 1 << DEVICE_MEMORY | 1 << POOL | 1 << MANAGED | 1 << EXTERNAL));
}

EXPORT CUresult cuMemHostAlloc(uintptr_t *out, size_t size, unsigned flags)
{
    ENTER(cuMemHostAlloc, 1, "uu", W(size), W(flags));
    NEED(flags <= 7, INVALID_VALUE);
    LEAVE(allocate(out, size, HOST, flags | 2));
}

EXPORT CUresult cuMemFreeHost(uintptr_t base)
{
    ENTER(cuMemFreeHost, 1, "p", W(base));
    LEAVE(release(base, 1 << HOST));
}

EXPORT CUresult cuMemHostGetFlags(unsigned *flags, uintptr_t address)
{
    ENTER(cuMemHostGetFlags, 1, "p", W(address));
    struct block *block = find(address);
    NEED(flags && block && (block->kind == HOST || block->kind == REGISTERED), INVALID_VALUE);
    *flags = block->flags;
    LEAVE(OK);
}

EXPORT CUresult cuMemHostRegister_v2(uintptr_t base, size_t size, unsigned flags)
{
    ENTER(cuMemHostRegister_v2, 1, "puu", W(base), W(size), W(flags));
    NEED(base && size && flags <= 15, INVALID_VALUE);
    for (struct block *block = blocks; block; block = block->next)
        NEED(base + size <= block->base || block->base + block->size <= base, ALREADY_REGISTERED);
    add(base, size, 0, REGISTERED, -1)->flags = flags;
    LEAVE(OK);
}

EXPORT CUresult cuMemHostUnregister(uintptr_t base)
{
    ENTER(cuMemHostUnregister, 1, "p", W(base));
    struct block *block = find(base);
    NEED(block && block->base == base && block->kind == REGISTERED, NOT_REGISTERED);
    release_block(block);
    LEAVE(OK);
}

EXPORT CUresult cuMemGetAddressRange_v2(CUdeviceptr *base, size_t *size, CUdeviceptr address)
{
    ENTER(cuMemGetAddressRange_v2, 1, "p", W(address));
    struct block *block = find(address);
    NEED(block, 500);
    if (base)
        *base = block->base;
    if (size)
        *size = block->size;
    LEAVE(OK);
}

/* Whether kernels in the current context may use it. */
static int within_reach(const struct block *block)
{
    CUcontext from = current();
    return block->kind >= MANAGED || !from || from->device == block->context->device
        || from->peers[block->context->device];
}

static int pointer_attribute(unsigned attribute, void *data, uintptr_t address)
{
    struct block *block = find(address);
    int on_host = block && block->kind >= MANAGED;
    switch (attribute) {
    case 1:
        *(void **)data = block ? block->context : NULL;
        break;
    case 2:
        *(unsigned *)data = !block ? 0 : block->kind >= HOST ? 1 : 2;
        break;
    case 3:
        *(uintptr_t *)data = block && within_reach(block) ? address : 0;
        break;
    case 4:
        *(uintptr_t *)data = on_host ? address : 0;
        break;
    case 6:
        *(unsigned char *)data = block && block->synchronous;
        break;
    case 7:
        *(uint64_t *)data = block ? block->id : 0;
        break;
    case 8:
        *(char *)data = block && block->kind == MANAGED;
        break;
    case 9:
        *(int *)data = block ? block->context->device : -2;
        break;
    case 10:
        *(char *)data = block && (block->kind == DEVICE_MEMORY || block->kind == IMPORTED);
        break;
    case 11:
        *(uintptr_t *)data = block ? block->base : 0;
        break;
    case 12:
        *(size_t *)data = block ? block->size : 0;
        break;
    case 14:
        *(uint64_t *)data = 0;
        break;
    case 17:
        *(uintptr_t *)data = block && block->kind == POOL ? 0x7001 : 0;
        break;
    default:
        return 0;
    }
    return 1;
}

EXPORT CUresult cuPointerGetAttributes(unsigned count, unsigned *attributes, void **data, CUdeviceptr address)
{
    ENTER(cuPointerGetAttributes, 0, "up", W(count), W(address));
    NEED(count && attributes && data, INVALID_VALUE);
    for (unsigned i = 0; i < count; i++)
        NEED(pointer_attribute(attributes[i], data[i], address), INVALID_VALUE);
    LEAVE(OK);
}

EXPORT CUresult cuPointerGetAttribute(void *data, unsigned attribute, CUdeviceptr address)
{
    ENTER(cuPointerGetAttribute, 0, "up", W(attribute), W(address));
    NEED(data && find(address), INVALID_VALUE);
    LEAVE(pointer_attribute(attribute, data, address) ? OK : INVALID_VALUE);
}

EXPORT CUresult cuPointerSetAttribute(const void *value, unsigned attribute, CUdeviceptr address)
{
    ENTER(cuPointerSetAttribute, 1, "uup", W(*(const unsigned *)value), W(attribute), W(address));
    struct block *block = find(address);
    NEED(attribute == 6 && block && block->kind <= IMPORTED, INVALID_VALUE);
    block->synchronous = *(const unsigned *)value != 0;
    LEAVE(OK);
}

EXPORT CUresult cuMemAdvise(CUdeviceptr address, size_t count, unsigned advice, CUdevice device)
{
    ENTER(cuMemAdvise, 1, "puud", W(address), W(count), W(advice), W(device));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED && advice >= 1 && advice <= 6, INVALID_VALUE);
    NEED(device == -1 || IS_DEVICE(device), INVALID_DEVICE);
    LEAVE(OK);
}

EXPORT CUresult cuMemPrefetchAsync(CUdeviceptr address, size_t count, CUdevice device, CUstream stream)
{
    ENTER(cuMemPrefetchAsync, 1, "puds", W(address), W(count), W(device), W(stream));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED, INVALID_VALUE);
    NEED(device == -1 || IS_DEVICE(device), INVALID_DEVICE);
    LEAVE(OK);
}

EXPORT CUresult cuMemRangeGetAttribute(void *data, size_t size, unsigned attribute, CUdeviceptr address, size_t count)
{
    ENTER(cuMemRangeGetAttribute, 1, "uupu", W(size), W(attribute), W(address), W(count));
    struct block *block = find(address);
    NEED(block && block->kind == MANAGED && size && size % 4 == 0 && (attribute == 3 || size == 4), INVALID_VALUE);
    for (size_t i = 0; i < size / 4; i++)
        ((int *)data)[i] = attribute == 1 ? 0 : -2;
    LEAVE(OK);
}

EXPORT CUresult cuMemAllocAsync(CUdeviceptr *out, size_t size, CUstream stream)
{
    ENTER(cuMemAllocAsync, 1, "us", W(size), W(stream));
    LEAVE(allocate(out, size, POOL, 0));
}

EXPORT CUresult cuMemFreeAsync(CUdeviceptr base, CUstream stream)
{
    ENTER(cuMemFreeAsync, 1, "ps", W(base), W(stream));
    LEAVE(release(base, 1 << POOL | 1 << DEVICE_MEMORY));
}
