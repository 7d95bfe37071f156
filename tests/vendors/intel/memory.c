/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Allocations, and what is known of an address. */
#include "runtime.h"

struct block *blocks;
static unsigned memories;

struct block *find(uintptr_t address)
{
    struct block *found = NULL;
    for (struct block *block = blocks; block; block = block->next)
        /* What is mapped in a reservation is in front of it. */
        if (address >= block->base && address - block->base < block->size && (!found || block->kind == MAPPED))
            found = block;
    return found;
}

struct block *add(uintptr_t base, size_t size, enum kind kind, int device, int fd)
{
    struct block *block = calloc(1, sizeof *block);
    *block = (struct block){
        .base = base, .size = size, .kind = kind, .device = device, .fd = fd, .serial = ++memories, .next = blocks
    };
    return blocks = block;
}

void forget(struct block *block)
{
    struct block **place = &blocks;
    while (*place != block)
        place = &(*place)->next;
    *place = block->next;
    free(block);
}

int new_file(size_t size)
{
    int fd = memfd_create("stand-in Level Zero", MFD_CLOEXEC);
    if (fd >= 0 && ftruncate(fd, (off_t)size)) {
        close(fd);
        return -1;
    }
    return fd;
}

size_t used_on(int device)
{
    size_t sum = 0;
    for (struct block *block = blocks; block; block = block->next)
        if (block->device == device && block->kind == DEVICE)
            sum += block->size;
    for (struct physical *one = physicals; one; one = one->next)
        if (one->alive && one->device == device)
            sum += one->size;
    return sum;
}

static ze_result_t map(uintptr_t *out, size_t size, enum kind kind, int device, int fd)
{
    void *base = fd < 0 ? MAP_FAILED : mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (base == MAP_FAILED)
        return OUT_OF_MEMORY;
    add((uintptr_t)base, size, kind, device, fd);
    *out = (uintptr_t)base;
    return OK;
}

static ze_result_t allocate(uintptr_t *out, size_t size, enum kind kind, int device)
{
    if (!size || size > MEMORY)
        return UNSUPPORTED_SIZE;
    /* As the driver has its pages. */
    size = (size + GRANULE - 1) & ~(size_t)(GRANULE - 1);
    if (kind == DEVICE && used_on(device) + size > MEMORY)
        return OUT_OF_MEMORY;
    return map(out, size, kind, device, new_file(size));
}

EXPORT ze_result_t zeMemAllocDevice(uintptr_t context, const struct head *descriptor, size_t size, size_t alignment,
                                    uintptr_t device, uintptr_t *out)
{
    const struct descriptor *import = (void *)find_in_chain(descriptor->next, IMPORT_DESCRIPTOR);
    ENTER(zeMemAllocDevice, "uuD", W(import ? 0 : size), W(alignment), device);
    NEED(context, INVALID_ARGUMENT);
    if (!import)
        LEAVE(allocate(out, size, DEVICE, device_of(device)));
    struct stat status;
    NEED(!fstat(import->fd, &status) && (size_t)status.st_size >= size && size, INVALID_ARGUMENT);
    /* It keeps the caller's descriptor, and closes it with the memory. */
    LEAVE(map(out, size, IMPORTED, device_of(device), import->fd));
}

EXPORT ze_result_t zeMemAllocHost(uintptr_t context, const struct head *descriptor, size_t size, size_t alignment,
                                  uintptr_t *out)
{
    ENTER(zeMemAllocHost, "uu", W(size), W(alignment));
    NEED(context && descriptor, INVALID_ARGUMENT);
    LEAVE(allocate(out, size, HOST, -1));
}

EXPORT ze_result_t zeMemAllocShared(uintptr_t context, const struct head *device_descriptor, const struct head *host,
                                    size_t size, size_t alignment, uintptr_t device, uintptr_t *out)
{
    ENTER(zeMemAllocShared, "uuD", W(size), W(alignment), device);
    NEED(context && device_descriptor && host, INVALID_ARGUMENT);
    LEAVE(allocate(out, size, SHARED, device_of(device)));
}

EXPORT ze_result_t zeMemFree(uintptr_t context, uintptr_t address)
{
    ENTER(zeMemFree, "p", address);
    struct block *block = find(address);
    NEED(context, INVALID_ARGUMENT);
    if (!block || block->base != address || block->kind >= MAPPED)
        die("zeMemFree: %#lx is no allocation", (unsigned long)address);
    munmap((void *)block->base, block->size);
    close(block->fd);
    forget(block);
    LEAVE(OK);
}

/* ze_memory_allocation_properties_t. */
struct allocation {
    struct head head;
    unsigned type;
    uint64_t id, page;
};

EXPORT ze_result_t zeMemGetAllocProperties(uintptr_t context, uintptr_t address, struct allocation *out,
                                           uintptr_t *device)
{
    struct descriptor *export = (struct descriptor *)find_in_chain(out->head.next, EXPORT_DESCRIPTOR);
    ENTER(zeMemGetAllocProperties, "pu", address, W(export != NULL));
    struct block *block = find(address);
    NEED(context, INVALID_ARGUMENT);
    out->type = !block || block->kind >= MAPPED ? 0 : block->kind == IMPORTED ? DEVICE : block->kind;
    if (block && out->type) {
        out->id = block->serial;
        out->page = GRANULE;
        if (export)
            export->fd = block->fd;
    }
    if (device)
        *device = block && block->device >= 0 ? handle_of(block->device) : 0;
    LEAVE(OK);
}

EXPORT ze_result_t zeMemGetAddressRange(uintptr_t context, uintptr_t address, uintptr_t *base, size_t *size)
{
    ENTER(zeMemGetAddressRange, "p", address);
    struct block *block = find(address);
    NEED(context && block && block->kind <= IMPORTED, UNKNOWN_ADDRESS);
    *base = block->base;
    *size = block->size;
    LEAVE(OK);
}

ze_result_t zexDriverImportExternalPointer(uintptr_t driver, uintptr_t address, size_t bytes)
{
    ENTER(zexDriverImportExternalPointer, "pu", address, W(bytes));
    NEED(driver && address && bytes, INVALID_ARGUMENT);
    add(address, bytes, REGISTERED, -1, -1);
    LEAVE(OK);
}

ze_result_t zexDriverReleaseImportedPointer(uintptr_t driver, uintptr_t address)
{
    ENTER(zexDriverReleaseImportedPointer, "p", address);
    struct block *block = find(address);
    NEED(driver && block && block->base == address && block->kind == REGISTERED, INVALID_ARGUMENT);
    forget(block);
    LEAVE(OK);
}
