/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Memory pools. */
#include "runtime.h"

struct pool *pools, *default_pools[MAX_DEVICES], *current_pools[MAX_DEVICES];
static unsigned pool_count;

EXPORT hipError_t hipFreeAsync(uintptr_t base, hipStream_t stream)
{
    ENTER(hipFreeAsync, "ps", W(base), W(stream));
    LEAVE(release(base, 1 << POOL | 1 << DEVICE_MEMORY));
}

void freed_from_pool(struct block *block)
{
    block->pool->used -= block->size;
}

static struct pool *add_pool(int device, unsigned types, size_t max)
{
    struct pool *pool = calloc(1, sizeof *pool);
    *pool = (struct pool){ .serial = ++pool_count,
                           .alive = 1,
                           .device = device,
                           .fd = -1,
                           .types = types,
                           .max = max,
                           .reuse = { 1, 1, 1 },
                           .next = pools };
    pool->access[device] = 3;
    return pools = pool;
}

static struct pool *default_pool(int device)
{
    if (!default_pools[device])
        current_pools[device] = default_pools[device] = add_pool(device, 0, 0);
    return default_pools[device];
}

void reset_memory(int device)
{
    for (struct physical *it = physicals; it; it = it->next)
        if (it->device == device)
            it->alive = 0;
    for (struct pool *it = pools; it; it = it->next)
        if (it->device == device)
            it->alive = 0;
    default_pools[device] = current_pools[device] = NULL;
}

EXPORT hipError_t hipDeviceGetDefaultMemPool(struct pool **out, int device)
{
    ENTER(hipDeviceGetDefaultMemPool, "d", W(device));
    NEED(out, INVALID_VALUE);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    *out = default_pool(device);
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceGetMemPool(struct pool **out, int device)
{
    ENTER(hipDeviceGetMemPool, "d", W(device));
    NEED(out && IS_DEVICE(device), INVALID_VALUE);
    default_pool(device);
    *out = current_pools[device];
    LEAVE(OK);
}

EXPORT hipError_t hipDeviceSetMemPool(int device, struct pool *pool)
{
    ENTER(hipDeviceSetMemPool, "do", W(device), W(pool));
    NEED(pool && IS_DEVICE(device), INVALID_VALUE);
    NEED(pool->device == device, INVALID_DEVICE);
    default_pool(device);
    current_pools[device] = pool;
    LEAVE(OK);
}

EXPORT hipError_t hipMemPoolCreate(struct pool **out, const hipMemPoolProps *properties)
{
    ENTER(hipMemPoolCreate, "uuudu", W(properties->type), W(properties->handle_types), W(properties->location.kind),
          W(properties->location.id), W(properties->max));
    NEED(out && properties->type == 1 && properties->location.kind == 1 && IS_DEVICE(properties->location.id),
         INVALID_VALUE);
    if (HIP_ABI < 6 && properties->max)
        die("what HIP 5 has reserved is not 0");
    *out = add_pool(properties->location.id, properties->handle_types, properties->max);
    LEAVE(OK);
}

EXPORT hipError_t hipMemPoolDestroy(struct pool *pool)
{
    ENTER(hipMemPoolDestroy, "o", W(pool));
    NEED(pool, INVALID_VALUE);
    if (pool == default_pools[pool->device]) {
        if (HIP_ABI < 7)
            die("a default pool is destroyed");
        LEAVE(INVALID_VALUE);
    }
    if (current_pools[pool->device] == pool)
        current_pools[pool->device] = default_pools[pool->device];
    pool->alive = 0;
    if (pool->fd >= 0 && !pool->imported)
        close(pool->fd);
    LEAVE(OK);
}

EXPORT hipError_t hipMemPoolGetAttribute(struct pool *pool, unsigned attribute, void *value)
{
    ENTER(hipMemPoolGetAttribute, "ou", W(pool), W(attribute));
    NEED(pool && value && attribute >= 1 && attribute <= 8, INVALID_VALUE);
    if (attribute <= 3)
        *(int32_t *)value = pool->reuse[attribute - 1];
    else
        *(uint64_t *)value = attribute == 4 ? pool->threshold : attribute % 2 ? pool->used : pool->high;
    LEAVE(OK);
}

EXPORT hipError_t hipMemPoolSetAttribute(struct pool *pool, unsigned attribute, void *value)
{
    ENTER(hipMemPoolSetAttribute, "ou", W(pool), W(attribute));
    NEED(pool && value && attribute >= 1 && attribute <= 8 && attribute != 5 && attribute != 7, INVALID_VALUE);
    if (attribute <= 3)
        pool->reuse[attribute - 1] = *(int32_t *)value;
    else if (attribute == 4)
        pool->threshold = *(uint64_t *)value;
    else
        NEED(*(uint64_t *)value == 0, INVALID_VALUE);
    if (attribute > 4)
        pool->high = pool->used;
    LEAVE(OK);
}

EXPORT hipError_t hipMemPoolSetAccess(struct pool *pool, const hipMemAccessDesc *desc, size_t count)
{
    ENTER(hipMemPoolSetAccess, "ouduu", W(pool), W(desc ? desc->location.kind : 0), W(desc ? desc->location.id : 0),
          W(desc ? desc->flags : 0), W(count));
    NEED(pool && desc, INVALID_VALUE);
    for (size_t i = 0; i < count; i++)
        NEED(desc[i].location.kind == 1 && IS_DEVICE(desc[i].location.id) && desc[i].flags <= 3, INVALID_VALUE);
    for (size_t i = 0; i < count; i++)
        pool->access[desc[i].location.id] = desc[i].flags;
    /* Read again where the caller had it. */
    for (struct block *block = blocks; block; block = block->next)
        if (block->pool == pool && block->name && memcmp(block->name, block->name_then, sizeof block->name_then))
            die("the name of imported memory is not where it was any more");
    LEAVE(OK);
}

EXPORT hipError_t hipMemPoolGetAccess(unsigned *flags, struct pool *pool, hipMemLocation *location)
{
    ENTER(hipMemPoolGetAccess, "od", W(pool), W(location->id));
    NEED(flags && pool && location->kind == 1 && IS_DEVICE(location->id), INVALID_VALUE);
    *flags = pool->access[location->id];
    LEAVE(OK);
}

EXPORT hipError_t hipMemPoolTrimTo(struct pool *pool, size_t keep)
{
    ENTER(hipMemPoolTrimTo, "ou", W(pool), W(keep));
    NEED(pool, INVALID_VALUE);
    LEAVE(OK);
}

static hipError_t allocate_from(struct pool *pool, uintptr_t *out, size_t size)
{
    int device = current;
    if (pool->max && pool->used + size > pool->max)
        return OUT_OF_MEMORY;
    current = pool->device;
    hipError_t status = allocate(out, size, POOL, 0);
    current = device;
    if (status)
        return status;
    struct block *block = find(*out);
    block->pool = pool;
    pool->used += size;
    pool->high = pool->used > pool->high ? pool->used : pool->high;
    return OK;
}

EXPORT hipError_t hipMallocAsync(uintptr_t *out, size_t size, hipStream_t stream)
{
    ENTER(hipMallocAsync, "us", W(size), W(stream));
    int device = W(stream) > 2 ? stream->device : current;
    default_pool(device);
    LEAVE(allocate_from(current_pools[device], out, size));
}

EXPORT hipError_t hipMallocFromPoolAsync(uintptr_t *out, size_t size, struct pool *pool, hipStream_t stream)
{
    ENTER(hipMallocFromPoolAsync, "uos", W(size), W(pool), W(stream));
    NEED(out && pool, INVALID_VALUE);
    hipError_t status = allocate_from(pool, out, size);
    if (status && HIP_ABI == 5) {
        *out = 0;
        LEAVE(OK);
    }
    LEAVE(status);
}

EXPORT hipError_t hipMemPoolExportToShareableHandle(int *out, struct pool *pool, unsigned type, unsigned flags)
{
    ENTER(hipMemPoolExportToShareableHandle, "ouu", W(pool), W(type), W(flags));
    NEED(out && pool && !flags, INVALID_VALUE);
    NEED(HIP_ABI > 5, UNSUPPORTED);
    NEED(type && type == pool->types, INVALID_VALUE);
    if (pool->fd < 0) {
        struct shared_pool shared = { .state = 1 };
        pool->fd = memfd_create("stand-in pool", MFD_CLOEXEC);
        NEED(pool->fd >= 0 && write(pool->fd, &shared, sizeof shared) == sizeof shared, INVALID_VALUE);
    }
    if (fcntl(pool->fd, F_GETFD) < 0)
        die("the caller has closed the pool's own descriptor");
    *out = pool->fd;
    LEAVE(OK);
}

EXPORT hipError_t hipMemPoolImportFromShareableHandle(struct pool **out, void *handle, unsigned type, unsigned flags)
{
    ENTER(hipMemPoolImportFromShareableHandle, "uu", W(type), W(flags));
    NEED(out && handle && type && !flags, INVALID_VALUE);
    NEED(HIP_ABI > 5, UNSUPPORTED);
    struct stat status;
    int fd = (int)(uintptr_t)handle;
    struct shared_pool *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (shared == MAP_FAILED || fstat(fd, &status) || status.st_size == 0)
        die("what is no pool is mapped and read");
    int good = shared->state == 1;
    munmap(shared, sizeof *shared);
    NEED(good, OUT_OF_MEMORY);
    *out = add_pool(current, 0, 0);
    (*out)->imported = 1;
    LEAVE(OK);
}

EXPORT hipError_t hipMemPoolExportPointer(struct named_pointer *name, uintptr_t address)
{
    ENTER(hipMemPoolExportPointer, "p", W(address));
    NEED(name && address, INVALID_VALUE);
    NEED(HIP_ABI > 5, UNSUPPORTED);
    struct block *block = find(address);
    NEED(block && block->fd >= 0, OUT_OF_MEMORY);
    struct named_pointer made = { .offset = address - block->base,
                                  .size = block->size,
                                  .pid = (uint32_t)own_pid(),
                                  .fd = (uint32_t)block->fd,
                                  .inode = inode_of(block->fd),
                                  .id = block->id,
                                  .magic = "standinP" };
    memcpy(name, &made, offsetof(struct named_pointer, untouched));
    LEAVE(OK);
}

EXPORT hipError_t hipMemPoolImportPointer(uintptr_t *out, struct pool *pool, const struct named_pointer *name)
{
    ENTER(hipMemPoolImportPointer, "o", W(pool));
    NEED(out && pool && name, INVALID_VALUE);
    NEED(HIP_ABI > 5, UNSUPPORTED);
    char path[64];
    snprintf(path, sizeof path, "/proc/%u/fd/%u", name->pid, name->fd);
    int fd = memcmp(name->magic, "standinP", 8) ? -1 : open(path, O_RDWR | O_CLOEXEC);
    NEED(fd >= 0 && inode_of(fd) == name->inode, OUT_OF_MEMORY);
    size_t mapped = (name->size + 4095) & ~(size_t)4095;
    void *base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    NEED(base != MAP_FAILED, OUT_OF_MEMORY);
    struct block *block = add((uintptr_t)base, name->size, mapped, POOL, fd);
    block->pool = pool;
    block->name = name;
    memcpy(block->name_then, name, sizeof block->name_then);
    pool->used += block->size;
    *out = block->base;
    LEAVE(OK);
}
