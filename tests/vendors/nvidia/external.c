/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* External memory and semaphores. */
#include "driver.h"

CUexternal add_external(char what)
{
    CUexternal one = calloc(1, sizeof *one);
    unsigned serial = 1;
    for (CUexternal other = externals; other; other = other->next)
        serial += other->what == what;
    *one = (struct external){ .what = what, .alive = 1, .fd = -1, .serial = serial, .next = externals };
    return externals = one;
}

int is_external(CUexternal what_it_may_be, char what)
{
    for (CUexternal one = externals; one; one = one->next)
        if (one == what_it_may_be && one->alive && one->what == what)
            return 1;
    if (what_it_may_be)
        die("%p is no live object of type %c", (void *)what_it_may_be, what);
    return 0;
}

/* A file of memory, which is what the driver's own descriptors are here. */
static int is_own(int fd)
{
    struct stat status;
    return fd >= 0 && !fstat(fd, &status) && S_ISREG(status.st_mode);
}

EXPORT CUresult cuImportExternalMemory(CUexternal *out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *what)
{
    ENTER(cuImportExternalMemory, 1, "uuu", W(what->type), W(what->size), W(what->flags));
    NEED(out && what->type >= 1 && what->type <= 9 && what->flags <= 1 && what->size, INVALID_VALUE);
    NEED(what->type == 1, NOT_SUPPORTED);
    if (!is_own(what->handle.fd)) {
        /* As the driver does, of memory, not of semaphores. */
        close(what->handle.fd);
        LEAVE(UNKNOWN);
    }
    NEED(what->size <= (uint64_t)lseek(what->handle.fd, 0, SEEK_END), INVALID_VALUE);
    for (size_t i = 0; i < 16; i++)
        if (what->reserved[i])
            die("cuImportExternalMemory: reserved bytes are not 0");
    CUexternal memory = add_external('m');
    memory->fd = what->handle.fd;
    memory->size = what->size;
    *out = memory;
    LEAVE(OK);
}

EXPORT CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *out, CUexternal memory,
                                                const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *what)
{
    ENTER(cuExternalMemoryGetMappedBuffer, 1, "ouuu", W(memory), W(what->offset), W(what->size), W(what->flags));
    NEED(is_external(memory, 'm'), INVALID_HANDLE);
    NEED(out && what->flags == 0 && what->offset + what->size <= memory->size, INVALID_VALUE);
    size_t in_page = what->offset % (size_t)sysconf(_SC_PAGESIZE), mapped = in_page + what->size;
    char *base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, memory->fd, (off_t)(what->offset - in_page));
    NEED(base != MAP_FAILED, INVALID_VALUE);
    *out = (uintptr_t)base + in_page;
    add(*out, what->size, mapped, EXTERNAL, -1);
    LEAVE(OK);
}

EXPORT CUresult cuExternalMemoryGetMappedMipmappedArray(CUexternal *out, CUexternal memory,
                                                        const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *what)
{
    ENTER(cuExternalMemoryGetMappedMipmappedArray, 1, "ouuuuxuxu", W(memory), W(what->offset), W(what->array.width),
          W(what->array.height), W(what->array.depth), W(what->array.format), W(what->array.channels),
          W(what->array.flags), W(what->levels));
    NEED(is_external(memory, 'm'), INVALID_HANDLE);
    NEED(out && what->levels && what->offset < memory->size, INVALID_VALUE);
    CUexternal arrays = add_external('a');
    arrays->levels = what->levels;
    arrays->array = what->array;
    *out = arrays;
    LEAVE(OK);
}

EXPORT CUresult cuMipmappedArrayGetLevel(CUexternal *out, CUexternal arrays, unsigned level)
{
    ENTER(cuMipmappedArrayGetLevel, 1, "ou", W(arrays), W(level));
    NEED(is_external(arrays, 'a'), INVALID_HANDLE);
    NEED(out && level < arrays->levels, INVALID_VALUE);
    *out = level_of(arrays, level);
    LEAVE(OK);
}

static CUresult end_external(CUexternal gone, char what)
{
    if (!is_external(gone, what))
        return INVALID_HANDLE;
    gone->alive = 0;
    for (CUexternal one = externals; one; one = one->next)
        one->alive &= one->whole != gone;
    if (gone->fd >= 0)
        close(gone->fd);
    return OK;
}

EXPORT CUresult cuMipmappedArrayDestroy(CUexternal arrays)
{
    ENTER(cuMipmappedArrayDestroy, 1, "o", W(arrays));
    LEAVE(end_external(arrays, 'a'));
}

EXPORT CUresult cuDestroyExternalMemory(CUexternal memory)
{
    ENTER(cuDestroyExternalMemory, 1, "o", W(memory));
    LEAVE(end_external(memory, 'm'));
}

EXPORT CUresult cuImportExternalSemaphore(CUexternal *out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *what)
{
    ENTER(cuImportExternalSemaphore, 1, "uu", W(what->type), W(what->flags));
    NEED(out && what->type >= 1 && what->type <= 10 && what->flags == 0, INVALID_VALUE);
    NEED(what->type == 1 || what->type == 9, NOT_SUPPORTED);
    NEED(is_own(what->handle.fd), UNKNOWN);
    CUexternal semaphore = add_external('s');
    semaphore->fd = what->handle.fd;
    semaphore->type = what->type;
    *out = semaphore;
    LEAVE(OK);
}

EXPORT CUresult cuSignalExternalSemaphoresAsync(const CUexternal *list, const CUDA_EXTERNAL_SEMAPHORE_PARAMS *what,
                                                unsigned count, CUstream stream)
{
    ENTER(cuSignalExternalSemaphoresAsync, 1, "ous", count ? W(list[0]) : 0, W(count), W(stream));
    for (unsigned i = 0; i < count; i++) {
        NEED(is_external(list[i], 's'), INVALID_HANDLE);
        NEED(what[i].flags == 0, INVALID_VALUE);
        list[i]->value = list[i]->type == 1 ? 1 : what[i].value;
    }
    LEAVE(OK);
}

EXPORT CUresult cuWaitExternalSemaphoresAsync(const CUexternal *list, const CUDA_EXTERNAL_SEMAPHORE_PARAMS *what,
                                              unsigned count, CUstream stream)
{
    ENTER(cuWaitExternalSemaphoresAsync, 1, "ous", count ? W(list[0]) : 0, W(count), W(stream));
    for (unsigned i = 0; i < count; i++) {
        NEED(is_external(list[i], 's'), INVALID_HANDLE);
        NEED(what[i].flags == 0, INVALID_VALUE);
        if (list[i]->value < (list[i]->type == 1 ? 1 : what[i].value))
            die("cuWaitExternalSemaphoresAsync would wait for ever");
        if (list[i]->type == 1)
            list[i]->value = 0;
    }
    LEAVE(OK);
}

EXPORT CUresult cuDestroyExternalSemaphore(CUexternal semaphore)
{
    ENTER(cuDestroyExternalSemaphore, 1, "o", W(semaphore));
    LEAVE(end_external(semaphore, 's'));
}
