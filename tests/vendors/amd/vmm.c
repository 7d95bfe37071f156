/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Physical memory and reserved addresses. */
#include "runtime.h"

struct reservation {
    uintptr_t base;
    size_t size;
    unsigned serial;
    struct reservation *next;
};

typedef struct {
    uint32_t words[8];
} hipMemAllocationProp;

struct physical *physicals;
static struct reservation *reservations;
static unsigned physical_count, reservation_count;

int is_physical(uintptr_t value)
{
    for (struct physical *it = physicals; it; it = it->next)
        if ((uintptr_t)it == value)
            return it->alive;
    return 0;
}

int is_pool(uintptr_t value)
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

int name_of_memory(char *text, size_t room, char what, uintptr_t value)
{
    struct reservation *reservation = reservation_of(value);
    if (what == 'm')
        return snprintf(text, room, " physical%u", ((struct physical *)value)->serial);
    if (what == 'o')
        return snprintf(text, room, " pool%u", ((struct pool *)value)->serial);
    int array = reservation ? 0 : name_of_array(text, room, value);
    if (array)
        return array;
    if (!reservation)
        return snprintf(text, room, " host");
    if (value == reservation->base)
        return snprintf(text, room, " reserved%u", reservation->serial);
    return snprintf(text, room, " reserved%u+%zu", reservation->serial, (size_t)(value - reservation->base));
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
void unmap(struct block *block)
{
    void *there = (void *)block->base;
    if (mmap(there, block->size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0) != there)
        die("cannot unmap: %s", strerror(errno));
    release_physical(block->physical);
}

size_t physical_on(int device)
{
    size_t sum = 0;
    for (struct physical *it = physicals; it; it = it->next)
        if (it->alive && !it->imported && it->device == device)
            sum += it->size;
    return sum;
}

static hipError_t check_place(const hipMemAllocationProp *properties)
{
    if (!properties || properties->words[TYPE] != 1)
        return INVALID_VALUE;
    uint32_t kind = properties->words[PLACE];
    if (kind == 1)
        return IS_DEVICE((int)properties->words[PLACE + 1]) ? OK : HIP_ABI < 7 ? INVALID_VALUE : INVALID_DEVICE;
    return (kind == 2 && RELEASE >= 702) || ((kind == 3 || kind == 4) && RELEASE >= 716) ? OK : INVALID_VALUE;
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
    NEED(types == 0 || (types == 1 && HIP_ABI > 5), UNSUPPORTED);
    NEED(size % GRANULE == 0, INVALID_VALUE);
    int device = properties->words[PLACE] == 1 ? (int)properties->words[PLACE + 1] : current;
    if (HIP_ABI > 6 && device != current)
        die("memory for device %d is made while %d is the thread's: HIP 7 takes that one", device, current);
    NEED(size <= MEMORY && used_on(device) + size <= MEMORY, OUT_OF_MEMORY);
    int fd = memfd_create("stand-in physical", MFD_CLOEXEC);
    NEED(fd >= 0 && !ftruncate(fd, (off_t)size), OUT_OF_MEMORY);
    struct physical *physical = calloc(1, sizeof *physical);
    *physical = (struct physical){ .serial = ++physical_count,
                                   .alive = 1,
                                   .device = device,
                                   .fd = fd,
                                   .kept = -1,
                                   .types = types,
                                   .size = size,
                                   .references = 1,
                                   .next = physicals };
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
    NEED(physical && !flags && (out || HIP_ABI < 7), INVALID_VALUE);
    NEED(HIP_ABI > 5, UNSUPPORTED);
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
    NEED(HIP_ABI > 5, UNSUPPORTED);
    int behind = HIP_ABI < 7 || number("STANDIN_BEHIND", RELEASE == 700), fd = (int)(uintptr_t)handle;
    if (behind) {
        if ((uintptr_t)handle < 1 << 20)
            die("the descriptor %d is followed as a pointer", fd);
        memcpy(&fd, handle, sizeof fd);
    }
    struct stat status;
    NEED(names_physical(fd) && !fstat(fd, &status), INVALID_VALUE);
    int borrowed = number("STANDIN_KEEPS", 0), own = borrowed ? fd : fcntl(fd, F_DUPFD_CLOEXEC, 0);
    struct physical *physical = calloc(1, sizeof *physical);
    *physical = (struct physical){ .serial = ++physical_count,
                                   .alive = 1,
                                   .device = current,
                                   .fd = own,
                                   .kept = -1,
                                   .borrowed = borrowed,
                                   .types = type,
                                   .imported = 1,
                                   .size = (size_t)status.st_size,
                                   .references = 1,
                                   .next = physicals };
    *out = physicals = physical;
    LEAVE(OK);
}

EXPORT hipError_t hipMemRetainAllocationHandle(struct physical **out, uintptr_t address)
{
    ENTER(hipMemRetainAllocationHandle, "p", W(address));
    struct block *block = find(address);
    NEED(out && address && block, INVALID_VALUE);
    if (block->kind != MAPPED) {
        if (HIP_ABI < 7)
            die("hipMemRetainAllocationHandle follows NULL: nothing physical is at the address");
        LEAVE(INVALID_VALUE);
    }
    if (HIP_ABI > 6)
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
    *reservation =
        (struct reservation){ .base = aligned, .size = size, .serial = ++reservation_count, .next = reservations };
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
    if (!gone && HIP_ABI < 7)
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
    if ((!block || block->kind != MAPPED) && HIP_ABI < 7)
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
                 || (desc[i].location.kind == 2 && RELEASE >= 702),
             INVALID_VALUE);
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

#if HIP_ABI > 6
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
