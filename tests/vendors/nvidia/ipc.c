/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Handles for other processes. */
#include "driver.h"

/* Where memory is mapped if it is to be at one address again and again. */
#define WISH ((uintptr_t)0x6f0000000000)

/* How often memory was mapped. */
static _Atomic unsigned opened;

static void name(CUipcHandle *handle, const char *magic, int fd, size_t size, uint64_t what)
{
    struct named named = {
        .pid = (uint32_t)getpid(), .fd = (uint32_t)fd, .size = size, .inode = inode_of(fd), .what = what
    };
    memcpy(named.magic, magic, 8);
    memcpy(handle, &named, sizeof named);
}

/* Opens what a handle names in another process. */
static CUresult open_named(const CUipcHandle *handle, const char *magic, struct named *named, int *fd)
{
    char path[64];
    memcpy(named, handle, sizeof *named);
    /* The driver does not check all bytes either. */
    named->magic[5] = magic[5];
    if (memcmp(named->magic, magic, 8))
        return INVALID_VALUE;
    if (named->pid == (uint32_t)getpid())
        return INVALID_CONTEXT;
    snprintf(path, sizeof path, "/proc/%u/fd/%u", named->pid, named->fd);
    *fd = open(path, O_RDWR | O_CLOEXEC);
    if (*fd >= 0 && inode_of(*fd) == named->inode)
        return OK;
    if (*fd >= 0)
        close(*fd);
    /* A living exporter has freed it; a dead one left nothing to ask. */
    return kill((pid_t)named->pid, 0) ? INVALID_HANDLE : NOT_PERMITTED;
}

EXPORT CUresult cuIpcGetMemHandle(CUipcHandle *handle, CUdeviceptr address)
{
    ENTER(cuIpcGetMemHandle, 1, "p", W(address));
    struct block *block = find(address);
    NEED(handle && block && block->kind == DEVICE_MEMORY, INVALID_VALUE);
    name(handle, "standinM", block->fd, block->size, block->id);
    LEAVE(OK);
}

EXPORT CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *out, CUipcHandle handle, unsigned flags)
{
    ENTER(cuIpcOpenMemHandle_v2, 1, "u", W(flags));
    struct named named;
    int fd;
    NEED(out && flags == 1, INVALID_VALUE);
    memcpy(&named, &handle, sizeof named);
    for (struct block *block = blocks; block; block = block->next)
        /* Opened in another context, it has another address. */
        if (block->kind == IMPORTED && block->pid == (pid_t)named.pid && block->inode == named.inode
            && block->context == current()) {
            block->openings++;
            *out = block->base;
            LEAVE(OK);
        }
    CUresult status = open_named(&handle, "standinM", &named, &fd);
    NEED(status == OK, status);
    size_t mapped = (named.size + 4095) & ~(size_t)4095;
    /* Linux takes an address that is free. */
    void *wish = number("STANDIN_REUSE", 0) ? (void *)WISH : NULL;
    void *base = mmap(wish, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    NEED(base != MAP_FAILED, 205);
    opened++;
    struct block *block = add((uintptr_t)base, named.size, mapped, IMPORTED, fd);
    block->openings = 1;
    block->pid = (pid_t)named.pid;
    block->inode = named.inode;
    *out = block->base;
    const char *hold = getenv("STANDIN_HOLD");
    if (hold) {
        pthread_mutex_unlock(&lock);
        close(open(hold, O_CREAT | O_CLOEXEC, 0600));
        while (!access(hold, F_OK))
            usleep(1000);
        return OK;
    }
    LEAVE(OK);
}

EXPORT CUresult cuIpcCloseMemHandle(CUdeviceptr base)
{
    static _Atomic int late;
    ENTER(cuIpcCloseMemHandle, 1, "p", W(base));
    struct block *block = find(base);
    NEED(block && block->base == base && block->kind == IMPORTED, INVALID_VALUE);
    NEED(block->context == current(), INVALID_CONTEXT);
    if (--block->openings == 0) {
        release_block(block);
        unsigned before = opened;
        if (number("STANDIN_LATE", 0) && base == WISH && !late++) {
            pthread_mutex_unlock(&lock);
            while (opened == before)
                usleep(1000);
            return OK;
        }
    }
    LEAVE(OK);
}

EXPORT CUresult cuIpcGetEventHandle(CUipcHandle *handle, CUevent event)
{
    ENTER(cuIpcGetEventHandle, 1, "e", W(event));
    NEED(handle, INVALID_VALUE);
    NEED(event && event->flags & 4 && !event->imported, INVALID_HANDLE);
    name(handle, "standinE", event->fd, 0, event->serial);
    LEAVE(OK);
}

EXPORT CUresult cuIpcOpenEventHandle(CUevent *out, CUipcHandle handle)
{
    ENTER(cuIpcOpenEventHandle, 1, "");
    struct named named;
    int fd;
    NEED(out, INVALID_VALUE);
    CUresult status = open_named(&handle, "standinE", &named, &fd);
    NEED(status != INVALID_VALUE, NOT_MAPPED);
    NEED(status == OK, status);
    CUevent event = add_event(6, fd);
    event->imported = 1;
    *out = event;
    LEAVE(OK);
}
