/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Events and memory for other processes, by handles and keys. */
#include "runtime.h"

EXPORT aclError aclrtIpcGetEventHandle(aclrtEvent event, aclrtIpcEventHandle *handle)
{
    ENTER(aclrtIpcGetEventHandle, 1, "e", W(event));
    NEED(handle, INVALID_PARAM);
    NEED(event->flags == 0x40 && !event->opened, PARAM_INVALID);
    struct named named = { .pid = getpid(), .fd = event->fd, .inode = inode_of(event->fd) };
    memcpy(named.magic, "standinE", 8);
    memset(handle, 0, sizeof *handle);
    memcpy(handle, &named, sizeof named);
    LEAVE(OK);
}

EXPORT aclError aclrtIpcOpenEventHandle(aclrtIpcEventHandle handle, aclrtEvent *out)
{
    ENTER(aclrtIpcOpenEventHandle, 2, "");
    struct named named;
    struct label *label;
    int fd;
    memcpy(&named, &handle, sizeof named);
    NEED(out, INVALID_PARAM);
    NEED(!memcmp(named.magic, "standinE", 8), INVALID_HANDLE);
    aclError status = open_file(named.pid, named.fd, named.inode, &fd, &label);
    NEED(status == OK, status);
    *out = add_event(0x40, fd, label, 1);
    LEAVE(OK);
}

void allow(struct label *label, uint64_t flags)
{
    label->magic = MAGIC;
    label->any = flags & 1;
}

aclError allow_pids(struct label *label, const int *pids, size_t count)
{
    if (!pids || !count || label->count + count > 16)
        return INVALID_PARAM;
    if (label->any)
        return NOT_SUPPORTED;
    for (size_t i = 0; i < count; i++)
        label->pids[label->count++] = pids[i];
    return OK;
}

static struct block *block_of(const char *key)
{
    for (struct block *block = blocks; block; block = block->next)
        if (*block->key && !strcmp(block->key, key))
            return block;
    return NULL;
}

/* A name of the greatest length there is. */
EXPORT aclError aclrtIpcMemGetExportKey(uintptr_t address, size_t size, char *key, size_t length, uint64_t flags)
{
    ENTER(aclrtIpcMemGetExportKey, 2, "puux", W(address), W(size), W(length), W(flags));
    NEED(key, INVALID_PARAM);
    struct block *block = find(address);
    NEED(length >= 65 && !(flags & ~1ull) && block && block->kind == DEVICE_MEMORY, PARAM_INVALID);
    NEED(block->base == address && size <= block->size, PARAM_INVALID);
    NEED(!*block->key, INVALID_HANDLE);
    memset(block->key, 'k', 64);
    int used = snprintf(block->key, 64, "%d.%d.%lu.%lu.", getpid(), block->fd, (unsigned long)inode_of(block->fd),
                        (unsigned long)size);
    block->key[used] = 'k';
    memcpy(key, block->key, 65);
    allow(block->label, flags);
    LEAVE(OK);
}

EXPORT aclError aclrtIpcMemSetImportPid(const char *key, int *pids, size_t count)
{
    ENTER(aclrtIpcMemSetImportPid, 1, "kiu", W(key), W(pids ? pids[0] : 0), W(count));
    struct block *block = block_of(key);
    NEED(block, INVALID_HANDLE);
    NEED(block->kind == DEVICE_MEMORY, NO_PERMISSION);
    LEAVE(allow_pids(block->label, pids, count));
}

EXPORT aclError aclrtIpcMemImportByKey(uintptr_t *out, const char *key, uint64_t flags)
{
    ENTER(aclrtIpcMemImportByKey, 2, "kx", W(key), W(flags));
    NEED(out && key, INVALID_PARAM);
    NEED(!(flags & ~1ull), PARAM_INVALID);
    int pid, number, fd;
    unsigned long inode, size;
    struct label *label;
    struct block *known = block_of(key);
    NEED(!known || known->kind != IMPORTED, INVALID_HANDLE);
    NEED(sscanf(key, "%d.%d.%lu.%lu.", &pid, &number, &inode, &size) == 4 && strlen(key) == 64, INVALID_HANDLE);
    aclError status = open_file(pid, number, inode, &fd, &label);
    NEED(status == OK, status);
    size_t mapped = (size + PAGE - 1) & ~(size_t)(PAGE - 1);
    void *base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    NEED(base != MAP_FAILED, OUT_OF_MEMORY);
    struct block *block = add((uintptr_t)base, size, mapped, IMPORTED, fd);
    block->label = label;
    strcpy(block->key, key);
    *out = (uintptr_t)base;
    LEAVE(OK);
}

EXPORT aclError aclrtIpcMemClose(const char *key)
{
    ENTER(aclrtIpcMemClose, 1, "k", W(key));
    NEED(key, INVALID_PARAM);
    struct block *block = block_of(key);
    NEED(block, INVALID_HANDLE);
    check_idle(block->device, "shared memory is closed");
    if (block->kind == IMPORTED) {
        release_block(block);
    } else {
        *block->key = 0;
        block->label->magic = 0;
    }
    LEAVE(OK);
}
