/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Physical memory and reserved addresses. */
#include "runtime.h"

struct physical *physicals;

struct physical *physical(uintptr_t handle)
{
    for (struct physical *one = physicals; one; one = one->next)
        if (W(one) == handle && one->alive)
            return one;
    die("%#lx is no physical memory", (unsigned long)handle);
}

/* ze_physical_mem_desc_t. */
struct physical_descriptor {
    struct head head;
    unsigned flags;
    size_t size;
};

EXPORT ze_result_t zePhysicalMemCreate(uintptr_t context, uintptr_t device,
                                       const struct physical_descriptor *descriptor, uintptr_t *out)
{
    const struct descriptor *import = (void *)find_in_chain(descriptor->head.next, IMPORT_DESCRIPTOR);
    ENTER(zePhysicalMemCreate, "Duu", device, W(descriptor->size), W(import != NULL));
    NEED(context && descriptor->size && descriptor->size % LARGE_PAGE == 0, UNSUPPORTED_SIZE);
    NEED(used_on(device_of(device)) + descriptor->size <= MEMORY, OUT_OF_MEMORY);
    struct stat status;
    NEED(!import || (!fstat(import->fd, &status) && (size_t)status.st_size >= descriptor->size), INVALID_ARGUMENT);
    /* The caller keeps its own. */
    int fd = import ? fcntl(import->fd, F_DUPFD_CLOEXEC, 3) : new_file(descriptor->size);
    NEED(fd >= 0, OUT_OF_MEMORY);
    struct physical *one = calloc(1, sizeof *one);
    *one = (struct physical){ .serial = physicals ? physicals->serial + 1 : 1,
                              .alive = 1,
                              .device = device_of(device),
                              .fd = fd,
                              .size = descriptor->size,
                              .next = physicals };
    physicals = one;
    *out = W(one);
    LEAVE(OK);
}

EXPORT ze_result_t zePhysicalMemDestroy(uintptr_t context, uintptr_t handle)
{
    ENTER(zePhysicalMemDestroy, "m", handle);
    struct physical *one = physical(handle);
    NEED(context, INVALID_ARGUMENT);
    if (one->is_mapped)
        die("physical%u is destroyed while it is mapped", one->serial);
    one->alive = 0;
    close(one->fd);
    LEAVE(OK);
}

EXPORT ze_result_t zePhysicalMemGetProperties(uintptr_t context, uintptr_t handle, struct physical_descriptor *out)
{
    ENTER(zePhysicalMemGetProperties, "m", handle);
    NEED(context, INVALID_ARGUMENT);
    struct descriptor *export = (struct descriptor *)find_in_chain(out->head.next, EXPORT_DESCRIPTOR);
    out->size = physical(handle)->size;
    if (export)
        export->fd = physical(handle)->fd;
    LEAVE(OK);
}

EXPORT ze_result_t zeVirtualMemReserve(uintptr_t context, uintptr_t start, size_t size, uintptr_t *out)
{
    ENTER(zeVirtualMemReserve, "u", W(size));
    NEED(context && size && size % LARGE_PAGE == 0, UNSUPPORTED_SIZE);
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    char *raw = mmap(NULL, size + LARGE_PAGE, PROT_NONE, flags, -1, 0);
    NEED(raw != MAP_FAILED, OUT_OF_MEMORY);
    char *base = (char *)((W(raw) + LARGE_PAGE - 1) & ~(uintptr_t)(LARGE_PAGE - 1));
    if (base > raw)
        munmap(raw, (size_t)(base - raw));
    munmap(base + size, (size_t)(raw + LARGE_PAGE - base));
    (void)start; /* a wish */
    add(W(base), size, RESERVED, -1, -1);
    *out = W(base);
    LEAVE(OK);
}

EXPORT ze_result_t zeVirtualMemFree(uintptr_t context, uintptr_t address, size_t size)
{
    ENTER(zeVirtualMemFree, "pu", address, W(size));
    struct block *block = find(address);
    NEED(context && block && block->kind == RESERVED && block->base == address && block->size == size,
         INVALID_ARGUMENT);
    munmap((void *)address, size);
    forget(block);
    LEAVE(OK);
}

EXPORT ze_result_t zeVirtualMemMap(uintptr_t context, uintptr_t address, size_t size, uintptr_t handle, size_t offset,
                                   unsigned access)
{
    ENTER(zeVirtualMemMap, "pumuu", address, W(size), handle, W(offset), W(access));
    struct physical *memory = physical(handle);
    struct block *block = find(address);
    NEED(context && block && block->kind == RESERVED, INVALID_ARGUMENT);
    /* As the driver's: once, and from its start. */
    NEED(!memory->is_mapped && !offset && size <= memory->size, INVALID_ARGUMENT);
    void *there = mmap((void *)address, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, memory->fd, 0);
    NEED(there != MAP_FAILED, OUT_OF_MEMORY);
    memory->is_mapped = 1;
    add(address, size, MAPPED, memory->device, -1)->physical = memory;
    LEAVE(OK);
}

EXPORT ze_result_t zeVirtualMemUnmap(uintptr_t context, uintptr_t address, size_t size)
{
    ENTER(zeVirtualMemUnmap, "pu", address, W(size));
    struct block *block = find(address);
    NEED(context && block && block->kind == MAPPED && block->base == address && block->size == size, INVALID_ARGUMENT);
    mmap((void *)address, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    block->physical->is_mapped = 0;
    forget(block);
    LEAVE(OK);
}

EXPORT ze_result_t zeVirtualMemSetAccessAttribute(uintptr_t context, uintptr_t address, size_t size, unsigned access)
{
    ENTER(zeVirtualMemSetAccessAttribute, "puu", address, W(size), W(access));
    struct block *block = find(address);
    NEED(context && block && block->kind == MAPPED && access <= 2, INVALID_ARGUMENT);
    mprotect((void *)address, size, access == 1 ? PROT_READ | PROT_WRITE : access == 2 ? PROT_READ : PROT_NONE);
    LEAVE(OK);
}
