/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* External memory and semaphores. */
#include "runtime.h"

struct semaphore {
    unsigned serial;
    int alive;
    struct semaphore *next;
};

struct external_handle {
    unsigned kind, zero;
    int fd, rest[3];
    uint64_t size;
    unsigned flags;
};
struct external_buffer {
    uint64_t offset, size;
    unsigned flags;
};

static struct external *externals;
static struct semaphore *semaphores;
static unsigned external_count, semaphore_count;

static struct external *external_of(uintptr_t value)
{
    struct external *it = externals;
    while (it && ((uintptr_t)it != value || !it->alive))
        it = it->next;
    return it;
}

static struct semaphore *semaphore_of(uintptr_t value)
{
    struct semaphore *it = semaphores;
    while (it && ((uintptr_t)it != value || !it->alive))
        it = it->next;
    return it;
}

void let_go(struct external *external)
{
    if (--external->references > 0)
        return;
    external->alive = 0;
    munmap(external->base, external->size);
}

EXPORT hipError_t hipImportExternalMemory(struct external **out, const struct external_handle *handle)
{
    ENTER(hipImportExternalMemory, "uuu", W(handle->kind), W(handle->size), W(handle->flags));
    struct stat status;
    NEED(out && handle->flags <= 1 && handle->size && handle->kind >= 1 && handle->kind <= 7, INVALID_VALUE);
    NEED(!fstat(handle->fd, &status) && S_ISREG(status.st_mode) && status.st_size >= (off_t)handle->size,
         OUT_OF_MEMORY);
    /* Nor are files of a pool, and of this library's timelines, memory of a device. */
    char path[64], name[64] = "";
    snprintf(path, sizeof path, "/proc/self/fd/%d", handle->fd);
    NEED(readlink(path, name, sizeof name - 1) > 0, OUT_OF_MEMORY);
    NEED(strncmp(name, "/memfd:", 7) || (!strstr(name, "pool") && !strstr(name, "timeline")), OUT_OF_MEMORY);
    void *base = mmap(NULL, handle->size, PROT_READ | PROT_WRITE, MAP_SHARED, handle->fd, 0);
    NEED(base != MAP_FAILED, OUT_OF_MEMORY);
    struct external *external = calloc(1, sizeof *external);
    *external = (struct external){
        .serial = ++external_count, .alive = 1, .references = 1, .base = base, .size = handle->size, .next = externals
    };
    *out = externals = external;
    LEAVE(OK);
}

EXPORT hipError_t hipExternalMemoryGetMappedBuffer(uintptr_t *out, struct external *external,
                                                   const struct external_buffer *buffer)
{
    ENTER(hipExternalMemoryGetMappedBuffer, "xuu", W(buffer->flags), W(buffer->offset), W(buffer->size));
    NEED(out && external && !buffer->flags, INVALID_VALUE);
    if (!external_of((uintptr_t)external))
        die("what is no external memory is mapped");
    NEED(buffer->offset + buffer->size <= external->size, INVALID_VALUE);
    uintptr_t base = (uintptr_t)external->base + buffer->offset;
    if (find(base))
        die("the same external memory is mapped at the same address twice");
    /* AMD's takes it for as large as the memory. */
    struct block *block = add(base, external->size - buffer->offset, 0, EXTERNAL, -1);
    block->external = external;
    external->references++;
    *out = base;
    LEAVE(OK);
}

EXPORT hipError_t hipDestroyExternalMemory(struct external *external)
{
    ENTER(hipDestroyExternalMemory, "");
    NEED(external, INVALID_VALUE);
    if (!external_of((uintptr_t)external))
        die("what is no external memory is destroyed");
    let_go(external);
    LEAVE(OK);
}

EXPORT hipError_t hipImportExternalSemaphore(struct semaphore **out, const struct external_handle *handle)
{
    ENTER(hipImportExternalSemaphore, "u", W(handle->kind));
    NEED(out && handle->kind >= 1 && handle->kind <= 4 && handle->fd, INVALID_VALUE);
    NEED(number("STANDIN_SEMAPHORES", 0) && fcntl(handle->fd, F_GETFD) >= 0, UNSUPPORTED);
    struct semaphore *semaphore = calloc(1, sizeof *semaphore);
    *semaphore = (struct semaphore){ .serial = ++semaphore_count, .alive = 1, .next = semaphores };
    *out = semaphores = semaphore;
    LEAVE(OK);
}

#define FOR_ALL(name) \
    EXPORT hipError_t name(struct semaphore *const *all, const uint64_t *parameters, unsigned count, \
                           hipStream_t stream) \
    { \
        ENTER(name, "uus", W(count), W(*parameters), W(stream)); \
        for (unsigned i = 0; i < count; i++) \
            if (!semaphore_of((uintptr_t)all[i])) \
                die(#name ": there is no such semaphore"); \
        LEAVE(OK); \
    }
FOR_ALL(hipSignalExternalSemaphoresAsync)
FOR_ALL(hipWaitExternalSemaphoresAsync)

EXPORT hipError_t hipDestroyExternalSemaphore(struct semaphore *semaphore)
{
    ENTER(hipDestroyExternalSemaphore, "");
    NEED(semaphore, INVALID_VALUE);
    if (!semaphore_of((uintptr_t)semaphore))
        die("what is no semaphore is destroyed");
    semaphore->alive = 0;
    LEAVE(OK);
}
