/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Physical memory, reserved addresses and pools of the stand-in in hip.c. Where AMD's library follows a pointer that leads
 * nowhere, frees what is in use or brings down the kernel, the program ends with a message.
 *
 *     STANDIN_VERSION=70051831   what hipRuntimeGetVersion answers
 *     STANDIN_BEHIND=1           HIP 7 reads the descriptor to import behind the pointer, as up to 7.0.1
 *     STANDIN_KEEPS=1            descriptors are used and kept as by HIP 7.14: an export gives the one that is kept, an
 *                                import uses the caller's until access is set
 */
enum { GRANULE = 4096, NO_MEMORY = LEVEL < 7 ? OUT_OF_MEMORY : INVALID_VALUE };

struct physical {
    unsigned serial, types;
    /* `kept` is the descriptor of the first export, or -1. */
    int alive, device, fd, kept, borrowed, imported;
    size_t size;
    int references;
    struct physical *next;
};

struct reservation {
    uintptr_t base;
    size_t size;
    unsigned serial;
    struct reservation *next;
};

struct pool {
    unsigned serial, types;
    int alive, device, fd, imported;
    size_t max, used, high;
    uint64_t threshold;
    int32_t reuse[3];
    unsigned access[MAX_DEVICES];
    struct pool *next;
};

typedef struct { unsigned kind; int id; } hipMemLocation;
typedef struct { hipMemLocation location; unsigned flags; } hipMemAccessDesc;
typedef struct { uint32_t words[8]; } hipMemAllocationProp;
typedef struct {
    unsigned type, handle_types;
    hipMemLocation location;
    void *security;
    size_t max;
    char reserved[56];
} hipMemPoolProps;

/* What a pool's descriptor leads to. */
struct shared_pool {
    int32_t fd;
    uint32_t state, count;
    struct { int device; unsigned flags; } access[32];
};

/* The 64 bytes of an allocation's name: AMD's layout, with what finds the memory in the place of the kernel driver's
 * handle. AMD's does not write the last 16. */
struct named_pointer {
    uint64_t offset, size;
    uint32_t pid, fd;
    uint64_t inode, id;
    char magic[8];
    char untouched[16];
};

static struct physical *physicals;
static struct reservation *reservations;
static struct pool *pools, *default_pools[MAX_DEVICES], *current_pools[MAX_DEVICES];
static unsigned physical_count, reservation_count, pool_count;

static int is_physical(uintptr_t value)
{
    for (struct physical *it = physicals; it; it = it->next)
        if ((uintptr_t)it == value)
            return it->alive;
    return 0;
}

static int is_pool(uintptr_t value)
{
    for (struct pool *it = pools; it; it = it->next)
        if ((uintptr_t)it == value)
            return it->alive;
    return 0;
}

static struct reservation *reservation_of(uintptr_t address)
{
    for (struct reservation *it = reservations; it; it = it->next)
        if (address >= it->base && address - it->base < it->size)
            return it;
    return NULL;
}

static int name_of_memory(char *text, size_t room, char what, uintptr_t value)
{
    struct reservation *reservation = reservation_of(value);
    if (what == 'm')
        return snprintf(text, room, " physical%u", ((struct physical *)value)->serial);
    if (what == 'o')
        return snprintf(text, room, " pool%u", ((struct pool *)value)->serial);
    if (!reservation)
        return snprintf(text, room, " host");
    if (value == reservation->base)
        return snprintf(text, room, " reserved%u", reservation->serial);
    return snprintf(text, room, " reserved%u+%zu", reservation->serial, (size_t)(value - reservation->base));
}

static void freed_from_pool(struct block *block)
{
    block->pool->used -= block->size;
}

static void release_physical(struct physical *physical)
{
    if (--physical->references > 0)
        return;
    physical->alive = 0;
    if (!physical->borrowed)
        close(physical->fd);
    if (physical->kept >= 0)
        close(physical->kept);
}

/* Ends a mapping; the addresses stay reserved. */
static void unmap(struct block *block)
{
    void *there = (void *)block->base;
    if (mmap(there, block->size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0) != there)
        die("cannot unmap: %s", strerror(errno));
    release_physical(block->physical);
}

static size_t physical_on(int device)
{
    size_t sum = 0;
    for (struct physical *it = physicals; it; it = it->next)
        if (it->alive && !it->imported && it->device == device)
            sum += it->size;
    return sum;
}

static struct pool *add_pool(int device, unsigned types, size_t max)
{
    struct pool *pool = calloc(1, sizeof *pool);
    *pool = (struct pool){ .serial = ++pool_count, .alive = 1, .device = device, .fd = -1, .types = types, .max = max,
                           .reuse = { 1, 1, 1 }, .next = pools };
    pool->access[device] = 3;
    return pools = pool;
}

static struct pool *default_pool(int device)
{
    if (!default_pools[device])
        current_pools[device] = default_pools[device] = add_pool(device, 0, 0);
    return default_pools[device];
}

static void reset_memory(int device)
{
    for (struct physical *it = physicals; it; it = it->next)
        if (it->device == device)
            it->alive = 0;
    for (struct pool *it = pools; it; it = it->next)
        if (it->device == device)
            it->alive = 0;
    default_pools[device] = current_pools[device] = NULL;
}

/* The words of hipMemAllocationProp: HIP 5.4 has put the type and the kind of handle first. */
enum { TYPE = LEVEL == 5 ? 4 : 0, TYPES = LEVEL == 5 ? 3 : 1, PLACE = LEVEL == 5 ? 1 : 2 };

static hipError_t check_place(const hipMemAllocationProp *properties)
{
    if (!properties || properties->words[TYPE] != 1)
        return INVALID_VALUE;
    uint32_t kind = properties->words[PLACE];
    if (kind == 1)
        return IS_DEVICE((int)properties->words[PLACE + 1]) ? OK : LEVEL < 7 ? INVALID_VALUE : INVALID_DEVICE;
    return LEVEL >= 7 && kind == 2 ? OK : INVALID_VALUE;
}

#define PROPERTIES(p) W((p)->words[TYPE]), W((p)->words[TYPES]), W((p)->words[PLACE]), W((p)->words[PLACE + 1])

EXPORT hipError_t hipMemGetAllocationGranularity(size_t *granularity, const hipMemAllocationProp *properties,
                                                 unsigned option)
{
    ENTER(hipMemGetAllocationGranularity, "uuuuu", PROPERTIES(properties), W(option));
    NEED(granularity && check_place(properties) == OK && option <= 1, INVALID_VALUE);
    *granularity = GRANULE;
    LEAVE(OK);
}

EXPORT hipError_t hipMemCreate(struct physical **out, size_t size, const hipMemAllocationProp *properties,
                               unsigned long long flags)
{
    ENTER(hipMemCreate, "uuuuuu", W(size), PROPERTIES(properties), W(flags));
    NEED(out && size && !flags, INVALID_VALUE);
    hipError_t status = check_place(properties);
    NEED(status == OK, status);
    unsigned types = properties->words[TYPES];
    /* HIP 5 shares none. */
    NEED(types == 0 || (types == 1 && LEVEL > 5), UNSUPPORTED);
    NEED(size % GRANULE == 0, INVALID_VALUE);
    int device = properties->words[PLACE] == 1 ? (int)properties->words[PLACE + 1] : current;
    if (LEVEL > 6 && device != current)
        die("memory for device %d is made while %d is the thread's: HIP 7 takes that one", device, current);
    NEED(size <= MEMORY && used_on(device) + size <= MEMORY, OUT_OF_MEMORY);
    int fd = memfd_create("stand-in physical", MFD_CLOEXEC);
    NEED(fd >= 0 && !ftruncate(fd, (off_t)size), OUT_OF_MEMORY);
    struct physical *physical = calloc(1, sizeof *physical);
    *physical = (struct physical){ .serial = ++physical_count, .alive = 1, .device = device, .fd = fd, .kept = -1,
                                   .types = types, .size = size, .references = 1, .next = physicals };
    *out = physicals = physical;
    LEAVE(OK);
}

EXPORT hipError_t hipMemRelease(struct physical *physical)
{
    ENTER(hipMemRelease, "m", W(physical));
    NEED(physical, INVALID_VALUE);
    release_physical(physical);
    LEAVE(OK);
}

EXPORT hipError_t hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp *properties, struct physical *physical)
{
    ENTER(hipMemGetAllocationPropertiesFromHandle, "m", W(physical));
    NEED(properties && physical, INVALID_VALUE);
    memset(properties, 0, sizeof *properties);
    properties->words[TYPE] = 1;
    properties->words[TYPES] = physical->types;
    properties->words[PLACE] = 1;
    properties->words[PLACE + 1] = (uint32_t)physical->device;
    LEAVE(OK);
}

EXPORT hipError_t hipMemExportToShareableHandle(int *out, struct physical *physical, unsigned type,
                                                unsigned long long flags)
{
    ENTER(hipMemExportToShareableHandle, "muu", W(physical), W(type), W(flags));
    NEED(physical && !flags && (out || LEVEL < 7), INVALID_VALUE);
    NEED(LEVEL > 5, UNSUPPORTED);
    NEED(type == physical->types && !physical->imported, INVALID_VALUE);
    if (number("STANDIN_KEEPS", 0)) {
        if (physical->kept < 0)
            physical->kept = fcntl(physical->fd, F_DUPFD_CLOEXEC, 0);
        NEED(fcntl(physical->kept, F_GETFD) >= 0, INVALID_VALUE);
        *out = physical->kept;
    } else {
        *out = fcntl(physical->fd, F_DUPFD_CLOEXEC, 0);
    }
    LEAVE(OK);
}

/* Whether a descriptor is of physical memory. */
static int names_physical(int fd)
{
    char path[64], name[64] = "";
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    return readlink(path, name, sizeof name - 1) > 0 && !strncmp(name, "/memfd:stand-in physical", 24);
}

EXPORT hipError_t hipMemImportFromShareableHandle(struct physical **out, void *handle, unsigned type)
{
    ENTER(hipMemImportFromShareableHandle, "u", W(type));
    NEED(out && handle, INVALID_VALUE);
    NEED(LEVEL > 5, UNSUPPORTED);
    int behind = LEVEL < 7 || number("STANDIN_BEHIND", 0), fd = (int)(uintptr_t)handle;
    if (behind) {
        if ((uintptr_t)handle < 1 << 20)
            die("the descriptor %d is followed as a pointer", fd);
        memcpy(&fd, handle, sizeof fd);
    }
    struct stat status;
    NEED(names_physical(fd) && !fstat(fd, &status), INVALID_VALUE);
    int borrowed = number("STANDIN_KEEPS", 0), own = borrowed ? fd : fcntl(fd, F_DUPFD_CLOEXEC, 0);
    struct physical *physical = calloc(1, sizeof *physical);
    *physical = (struct physical){ .serial = ++physical_count, .alive = 1, .device = current, .fd = own, .kept = -1,
                                   .borrowed = borrowed, .types = type, .imported = 1,
                                   .size = (size_t)status.st_size, .references = 1, .next = physicals };
    *out = physicals = physical;
    LEAVE(OK);
}

EXPORT hipError_t hipMemRetainAllocationHandle(struct physical **out, uintptr_t address)
{
    ENTER(hipMemRetainAllocationHandle, "p", W(address));
    struct block *block = find(address);
    NEED(out && address && block, INVALID_VALUE);
    if (block->kind != MAPPED) {
        if (LEVEL < 7)
            die("hipMemRetainAllocationHandle follows NULL: nothing physical is at the address");
        LEAVE(INVALID_VALUE);
    }
    if (LEVEL > 6)
        block->physical->references++;
    *out = block->physical;
    LEAVE(OK);
}

EXPORT hipError_t hipMemAddressReserve(uintptr_t *out, size_t size, size_t alignment, uintptr_t hint,
                                       unsigned long long flags)
{
    ENTER(hipMemAddressReserve, "uup", W(size), W(alignment), W(hint));
    NEED(out && !flags, INVALID_VALUE);
    NEED(size && size % GRANULE == 0 && (alignment & (alignment - 1)) == 0, NO_MEMORY);
    alignment = alignment < GRANULE ? GRANULE : alignment;
    /* With room behind it, for a range that grows. */
    size_t all = size + 2 * alignment;
    char *base = mmap((void *)hint, all, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    NEED(base != MAP_FAILED, OUT_OF_MEMORY);
    uintptr_t aligned = ((uintptr_t)base + alignment - 1) & ~(alignment - 1);
    if (aligned != (uintptr_t)base)
        munmap(base, aligned - (uintptr_t)base);
    munmap((void *)(aligned + size), (uintptr_t)base + all - aligned - size);
    struct reservation *reservation = calloc(1, sizeof *reservation);
    *reservation = (struct reservation){ .base = aligned, .size = size, .serial = ++reservation_count,
                                         .next = reservations };
    reservations = reservation;
    *out = aligned;
    LEAVE(OK);
}

EXPORT hipError_t hipMemAddressFree(uintptr_t address, size_t size)
{
    ENTER(hipMemAddressFree, "pu", W(address), W(size));
    NEED(address && size, INVALID_VALUE);
    struct reservation **place = &reservations;
    while (*place && (*place)->base != address)
        place = &(*place)->next;
    struct reservation *gone = *place;
    if (!gone && LEVEL < 7)
        die("hipMemAddressFree follows NULL: nothing is reserved at the address");
    NEED(gone, INVALID_VALUE);
    for (struct block *block = blocks; block; block = block->next)
        if (block->kind == MAPPED && reservation_of(block->base) == gone)
            die("addresses are freed at which memory is mapped");
    *place = gone->next;
    munmap((void *)gone->base, gone->size);
    free(gone);
    LEAVE(OK);
}

EXPORT hipError_t hipMemMap(uintptr_t address, size_t size, size_t offset, struct physical *physical,
                            unsigned long long flags)
{
    ENTER(hipMemMap, "puum", W(address), W(size), W(offset), W(physical));
    NEED(address && physical && size && !offset && !flags, INVALID_VALUE);
    struct reservation *room = reservation_of(address);
    if (!room || address + size > room->base + room->size)
        die("memory is mapped at addresses that are not reserved");
    for (struct block *block = blocks; block; block = block->next)
        if (block->kind == MAPPED && address < block->base + block->size && block->base < address + size)
            die("memory is mapped over other memory");
    NEED(address % GRANULE == 0 && size <= physical->size, INVALID_VALUE);
    struct block *block = add(address, size, size, MAPPED, -1);
    block->device = physical->device;
    block->physical = physical;
    physical->references++;
    LEAVE(OK);
}

EXPORT hipError_t hipMemUnmap(uintptr_t address, size_t size)
{
    ENTER(hipMemUnmap, "pu", W(address), W(size));
    NEED(address && size, INVALID_VALUE);
    struct block *block = find(address);
    if ((!block || block->kind != MAPPED) && LEVEL < 7)
        die("hipMemUnmap follows NULL: nothing is mapped at the address");
    NEED(block && block->kind == MAPPED && block->base == address && block->size == size, INVALID_VALUE);
    release_block(block);
    LEAVE(OK);
}

EXPORT hipError_t hipMemSetAccess(uintptr_t address, size_t size, const hipMemAccessDesc *desc, size_t count)
{
    ENTER(hipMemSetAccess, "puuudu", W(address), W(size), W(count), W(desc ? desc->location.kind : 0),
          W(desc ? desc->location.id : 0), W(desc ? desc->flags : 0));
    NEED(address && size && desc && count, INVALID_VALUE);
    for (size_t i = 0; i < count; i++)
        NEED((desc[i].location.kind == 1 && IS_DEVICE(desc[i].location.id))
             || (desc[i].location.kind == 2 && LEVEL > 6), INVALID_VALUE);
    for (uintptr_t at = address; at < address + size;) {
        struct block *block = find(at);
        NEED(block && block->kind == MAPPED && block->base == at && at + block->size <= address + size, INVALID_VALUE);
        NEED(fcntl(block->physical->fd, F_GETFD) >= 0 && names_physical(block->physical->fd), INVALID_VALUE);
        at += block->size;
    }
    for (uintptr_t at = address; at < address + size;) {
        struct block *block = find(at);
        for (size_t i = 0; i < count; i++)
            block->rights[desc[i].location.kind == 1 ? desc[i].location.id : MAX_DEVICES] = desc[i].flags;
        int protection = PROT_NONE;
        for (int i = 0; i <= MAX_DEVICES; i++)
            protection |= block->rights[i] == 3 ? PROT_READ | PROT_WRITE : block->rights[i] == 1 ? PROT_READ : 0;
        void *there = (void *)at;
        if (mmap(there, block->size, protection, MAP_SHARED | MAP_FIXED, block->physical->fd, 0) != there)
            die("cannot map: %s", strerror(errno));
        at += block->size;
    }
    LEAVE(OK);
}

EXPORT hipError_t hipMemGetAccess(unsigned long long *flags, const hipMemLocation *location, uintptr_t address)
{
    ENTER(hipMemGetAccess, "dp", W(location->id), W(address));
    struct block *block = find(address);
    NEED(flags && address && location->kind == 1 && IS_DEVICE(location->id), INVALID_VALUE);
    NEED(block && block->kind == MAPPED, INVALID_VALUE);
    *flags = block->rights[location->id];
    LEAVE(OK);
}

#if LEVEL > 6
EXPORT hipError_t hipMemGetHandleForAddressRange(int *out, uintptr_t address, size_t size, unsigned type,
                                                 unsigned long long flags)
{
    ENTER(hipMemGetHandleForAddressRange, "puuu", W(address), W(size), W(type), W(flags));
    struct block *block = find(address);
    NEED(out && type == 1 && flags <= 1 && address % GRANULE == 0 && size % GRANULE == 0, INVALID_VALUE);
    NEED(block && block->kind == DEVICE_MEMORY && size <= block->size - (address - block->base), INVALID_VALUE);
    *out = fcntl(block->fd, F_DUPFD_CLOEXEC, 0);
    LEAVE(OK);
}
#endif

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
    if (LEVEL < 6 && properties->max)
        die("what HIP 5 has reserved is not 0");
    *out = add_pool(properties->location.id, properties->handle_types, properties->max);
    LEAVE(OK);
}

EXPORT hipError_t hipMemPoolDestroy(struct pool *pool)
{
    ENTER(hipMemPoolDestroy, "o", W(pool));
    NEED(pool, INVALID_VALUE);
    if (pool == default_pools[pool->device]) {
        if (LEVEL < 7)
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
    if (status && LEVEL == 5) {
        *out = 0;
        LEAVE(OK);
    }
    LEAVE(status);
}

EXPORT hipError_t hipMemPoolExportToShareableHandle(int *out, struct pool *pool, unsigned type, unsigned flags)
{
    ENTER(hipMemPoolExportToShareableHandle, "ouu", W(pool), W(type), W(flags));
    NEED(out && pool && !flags, INVALID_VALUE);
    NEED(LEVEL > 5, UNSUPPORTED);
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
    NEED(LEVEL > 5, UNSUPPORTED);
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
    NEED(LEVEL > 5, UNSUPPORTED);
    struct block *block = find(address);
    NEED(block && block->fd >= 0, OUT_OF_MEMORY);
    struct named_pointer made = { .offset = address - block->base, .size = block->size, .pid = (uint32_t)own_pid(),
                                  .fd = (uint32_t)block->fd, .inode = inode_of(block->fd), .id = block->id,
                                  .magic = "standinP" };
    memcpy(name, &made, offsetof(struct named_pointer, untouched));
    LEAVE(OK);
}

EXPORT hipError_t hipMemPoolImportPointer(uintptr_t *out, struct pool *pool, const struct named_pointer *name)
{
    ENTER(hipMemPoolImportPointer, "o", W(pool));
    NEED(out && pool && name, INVALID_VALUE);
    NEED(LEVEL > 5, UNSUPPORTED);
    char path[64];
    snprintf(path, sizeof path, "/proc/%u/fd/%u", name->pid, name->fd);
    int fd = memcmp(name->magic, "standinP", 8) ? -1 : open(path, O_RDWR | O_CLOEXEC);
    NEED(fd >= 0 && inode_of(fd) == name->inode, OUT_OF_MEMORY);
    size_t mapped = (name->size + 4095) & ~(size_t)4095;
    void *base = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    NEED(base != MAP_FAILED, OUT_OF_MEMORY);
    struct block *block = add((uintptr_t)base, name->size, mapped, POOL, fd);
    block->pool = pool;
    pool->used += block->size;
    *out = block->base;
    LEAVE(OK);
}
