/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Handles for other processes. */
#include "runtime.h"

/* As AMD's, it leaves the bytes after the last field as they were, and writes a device from HIP 7 on alone. */
static void name(hipIpcHandle *handle, const char *magic, int fd, size_t size, uint64_t what, size_t offset)
{
    struct named named = { .fd = (uint32_t)fd,
                           .number = 1,
                           .aperture = 1,
                           .inode = inode_of(fd),
                           .what = (uint32_t)what,
                           .size = size,
                           .offset = offset,
                           .pid = (uint32_t)own_pid(),
                           .device = (uint32_t)current };
    memcpy(named.magic, magic, 8);
    memcpy(handle, &named, HIP_ABI > 6 ? 56 : 52);
}

/* Opens what a handle names in another process; nothing but the ids of the processes is compared. */
static hipError_t open_named(const struct named *named, const char *magic, int *fd)
{
    char path[64];
    if (named->pid == (uint32_t)own_pid())
        return INVALID_CONTEXT;
    if (HIP_ABI > 6 && named->device >= (uint32_t)devices())
        return INVALID_VALUE;
    snprintf(path, sizeof path, "/proc/%u/fd/%u", named->pid, named->fd);
    if (memcmp(named->magic, magic, 8) || (*fd = open(path, O_RDWR | O_CLOEXEC)) < 0)
        return INVALID_POINTER;
    if (inode_of(*fd) == named->inode)
        return OK;
    close(*fd);
    return INVALID_POINTER;
}

EXPORT hipError_t hipIpcGetMemHandle(hipIpcHandle *handle, uintptr_t address)
{
    ENTER(hipIpcGetMemHandle, "p", W(address));
    struct block *block = find(address);
    NEED(handle, INVALID_VALUE);
    if (block && block->kind == MAPPED)
        die("the kernel comes down: physical memory is exported by hipIpcGetMemHandle");
    NEED(block && block->kind == DEVICE_MEMORY, HIP_ABI == 5 ? INVALID_POINTER : INVALID_VALUE);
    name(handle, "standinM", block->fd, block->size, block->id, address - block->base);
    LEAVE(OK);
}

EXPORT hipError_t hipIpcOpenMemHandle(uintptr_t *out, hipIpcHandle handle, unsigned flags)
{
    ENTER(hipIpcOpenMemHandle, "u", W(flags));
    struct named named;
    int fd;
    memcpy(&named, &handle, sizeof named);
    NEED(out && flags == LAZY_ENABLE_PEER_ACCESS, INVALID_VALUE);
    NEED(named.size, INVALID_VALUE);
    for (struct block *block = blocks; block; block = block->next)
        if (block->kind == IMPORTED && block->pid == (pid_t)named.pid && block->inode == named.inode) {
            block->openings++;
            *out = block->base;
            LEAVE(OK);
        }
    hipError_t status = open_named(&named, "standinM", &fd);
    NEED(status == OK, status);
    size_t mapped = (named.size + 4095) & ~(size_t)4095;
    void *base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    NEED(base != MAP_FAILED, INVALID_POINTER);
    struct block *block = add((uintptr_t)base, named.size, mapped, IMPORTED, fd);
    block->openings = 1;
    block->pid = (pid_t)named.pid;
    block->inode = named.inode;
    *out = block->base;
    LEAVE(OK);
}

EXPORT hipError_t hipIpcCloseMemHandle(uintptr_t base)
{
    ENTER(hipIpcCloseMemHandle, "p", W(base));
    struct block *block = find(base);
    NEED(block && block->base == base && block->kind == IMPORTED, INVALID_VALUE);
    if (block->device != current)
        die("memory is closed on device %d that was opened on %d", current, block->device);
    if (--block->openings == 0)
        release_block(block);
    LEAVE(OK);
}

EXPORT hipError_t hipIpcGetEventHandle(hipIpcHandle *handle, hipEvent_t event)
{
    ENTER(hipIpcGetEventHandle, "e", W(event));
    NEED(handle && event, INVALID_VALUE);
    NEED(event->flags & 4, INVALID_CONFIGURATION);
    name(handle, "standinE", event->fd, 1, event->serial, 0);
    LEAVE(OK);
}

EXPORT hipError_t hipIpcOpenEventHandle(hipEvent_t *out, hipIpcHandle handle)
{
    ENTER(hipIpcOpenEventHandle, "");
    struct named named;
    int fd;
    memcpy(&named, &handle, sizeof named);
    NEED(out, INVALID_VALUE);
    hipError_t status = open_named(&named, "standinE", &fd);
    NEED(status != INVALID_POINTER, INVALID_VALUE);
    NEED(status == OK, status);
    *out = add_event(6, fd);
    LEAVE(OK);
}
