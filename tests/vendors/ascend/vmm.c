/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Physical memory and reserved addresses. */
#include "runtime.h"

#define PROPERTIES(prop) W((prop)->memAttr), W((prop)->location.type), W((prop)->location.id)

EXPORT aclError aclrtMemGetAllocationGranularity(const aclrtPhysicalMemProp *prop, int option, size_t *granularity)
{
    ENTER(aclrtMemGetAllocationGranularity, 1, "dddd", PROPERTIES(prop), W(option));
    NEED(granularity && (option == 0 || option == 1), INVALID_PARAM);
    *granularity = GRANULARITY;
    LEAVE(OK);
}

static aclrtDrvMemHandle add_physical(size_t size, int fd, struct label *label, const aclrtPhysicalMemProp *prop)
{
    if (physicals == sizeof physical_list / sizeof *physical_list)
        die("too much physical memory");
    aclrtDrvMemHandle physical = calloc(1, sizeof *physical);
    *physical = (struct physical){ .fd = fd, .references = 1, .size = size, .prop = *prop, .label = label };
    physical_list[physicals] = physical;
    physical->serial = ++physicals;
    return physical;
}

EXPORT aclError aclrtMallocPhysical(aclrtDrvMemHandle *out, size_t size, const aclrtPhysicalMemProp *prop,
                                    uint64_t flags)
{
    ENTER(aclrtMallocPhysical, 1, "udddu", W(size), PROPERTIES(prop), W(flags));
    struct label *label;
    NEED(out && size, INVALID_PARAM);
    NEED(!flags && !prop->handleType && !prop->allocationType && !prop->reserve && size % GRANULARITY == 0,
         PARAM_INVALID);
    NEED(prop->location.type != 1 || IS_DEVICE((int)prop->location.id), INVALID_DEVICE);
    int fd = size > MEMORY ? -1 : file(size, &label);
    NEED(fd >= 0, OUT_OF_MEMORY);
    *out = add_physical(size, fd, label, prop);
    LEAVE(OK);
}

static void end_physical(aclrtDrvMemHandle physical)
{
    if (physical->references || physical->mappings)
        return;
    if (!physical->imported)
        physical->label->magic = 0;
    munmap(physical->label, PAGE);
    close(physical->fd);
}

EXPORT aclError aclrtFreePhysical(aclrtDrvMemHandle physical)
{
    ENTER(aclrtFreePhysical, 1, "m", W(physical));
    physical->references--;
    end_physical(physical);
    LEAVE(OK);
}

EXPORT aclError aclrtReserveMemAddress(uintptr_t *out, size_t size, size_t alignment, uintptr_t expected,
                                       uint64_t flags)
{
    ENTER(aclrtReserveMemAddress, 1, "uupu", W(size), W(alignment), W(expected), W(flags));
    NEED(out && size, INVALID_PARAM);
    NEED(!alignment && !expected && flags <= 1 && size % GRANULARITY == 0, PARAM_INVALID);
    void *room = mmap(NULL, size + GRANULARITY, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    NEED(room != MAP_FAILED, OUT_OF_MEMORY);
    uintptr_t base = (W(room) + GRANULARITY - 1) & ~(GRANULARITY - 1);
    struct reservation *reservation = malloc(sizeof *reservation);
    *reservation = (struct reservation){ base, size, reservations };
    reservations = reservation;
    *out = base;
    LEAVE(OK);
}

static int is_mapped(uintptr_t base, size_t size)
{
    for (struct block *block = blocks; block; block = block->next)
        if (block->kind == MAPPED && base < block->base + block->size && block->base < base + size)
            return 1;
    return 0;
}

EXPORT aclError aclrtReleaseMemAddress(uintptr_t base)
{
    ENTER(aclrtReleaseMemAddress, 1, "p", W(base));
    for (struct reservation **place = &reservations; *place; place = &(*place)->next)
        if ((*place)->base == base) {
            struct reservation *gone = *place;
            NEED(!is_mapped(gone->base, gone->size), PARAM_INVALID);
            munmap((void *)gone->base, gone->size);
            *place = gone->next;
            free(gone);
            LEAVE(OK);
        }
    LEAVE(PARAM_INVALID);
}

EXPORT aclError aclrtMapMem(uintptr_t address, size_t size, size_t offset, aclrtDrvMemHandle physical, uint64_t flags)
{
    ENTER(aclrtMapMem, 1, "puumu", W(address), W(size), W(offset), W(physical), W(flags));
    struct reservation *room = reservations;
    while (room && !(address >= room->base && address + size <= room->base + room->size))
        room = room->next;
    NEED(room && !offset && !flags && size == physical->size && address % GRANULARITY == 0, PARAM_INVALID);
    NEED(!is_mapped(address, size), PARAM_INVALID);
    if (mmap((void *)address, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, physical->fd, 0) == MAP_FAILED)
        LEAVE(OUT_OF_MEMORY);
    struct block *block = calloc(1, sizeof *block);
    int device = physical->prop.location.type == 1 ? (int)physical->prop.location.id : 0;
    *block = (struct block){ .base = address,
                             .size = size,
                             .mapped = size,
                             .kind = MAPPED,
                             .device = device,
                             .fd = -1,
                             .serial = ++memories,
                             .physical = physical,
                             .next = blocks };
    block->access[device] = 3;
    blocks = block;
    physical->mappings++;
    LEAVE(OK);
}

static struct block *mapping(uintptr_t base)
{
    struct block *block = find(base);
    return block && block->base == base && block->kind == MAPPED ? block : NULL;
}

EXPORT aclError aclrtUnmapMem(uintptr_t base)
{
    ENTER(aclrtUnmapMem, 1, "p", W(base));
    struct block *block = mapping(base);
    NEED(block, PARAM_INVALID);
    aclrtDrvMemHandle physical = block->physical;
    release_block(block);
    physical->mappings--;
    end_physical(physical);
    LEAVE(OK);
}

EXPORT aclError aclrtMemSetAccess(uintptr_t base, size_t size, aclrtMemAccessDesc *desc, size_t count)
{
    ENTER(aclrtMemSetAccess, 1, "puxddu", W(base), W(size), W(desc->flags), W(desc->location.type),
          W(desc->location.id), W(count));
    struct block *block = mapping(base);
    NEED(block && block->size == size && count == 1, PARAM_INVALID);
    NEED(desc->flags == 3 && desc->location.type == 1 && IS_DEVICE((int)desc->location.id), PARAM_INVALID);
    block->access[devices() - 1 - (int)desc->location.id] = 3;
    LEAVE(OK);
}

EXPORT aclError aclrtMemGetAccess(uintptr_t base, aclrtMemLocation *location, uint64_t *flags)
{
    ENTER(aclrtMemGetAccess, 1, "pdd", W(base), W(location->type), W(location->id));
    struct block *block = mapping(base);
    NEED(flags, INVALID_PARAM);
    NEED(block && location->type == 1 && IS_DEVICE((int)location->id), PARAM_INVALID);
    *flags = (uint64_t)block->access[devices() - 1 - (int)location->id];
    LEAVE(OK);
}

EXPORT aclError aclrtMemRetainAllocationHandle(uintptr_t base, aclrtDrvMemHandle *out)
{
    ENTER(aclrtMemRetainAllocationHandle, 1, "p", W(base));
    struct block *block = mapping(base);
    NEED(out && block, PARAM_INVALID);
    block->physical->references++;
    *out = block->physical;
    LEAVE(OK);
}

EXPORT aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle physical, int type, uint64_t flags, uint64_t *out)
{
    ENTER(aclrtMemExportToShareableHandle, 1, "mdx", W(physical), W(type), W(flags));
    NEED(out, INVALID_PARAM);
    NEED(type == 0 && flags <= 1, PARAM_INVALID);
    NEED(!physical->shareable && !physical->imported, INVALID_HANDLE);
    *out = physical->shareable =
        (uint64_t)getpid() << 32 | (uint64_t)physical->fd << 16 | (inode_of(physical->fd) & 0xffff);
    allow(physical->label, flags);
    LEAVE(OK);
}

EXPORT aclError aclrtMemSetPidToShareableHandle(uint64_t shareable, int *pids, size_t count)
{
    ENTER(aclrtMemSetPidToShareableHandle, 1, "xiu", W(shareable), W(pids ? pids[0] : 0), W(count));
    for (unsigned i = 0; i < physicals; i++)
        if (physical_list[i]->shareable == shareable && physical_list[i]->references) {
            NEED(!physical_list[i]->imported, NO_PERMISSION);
            LEAVE(allow_pids(physical_list[i]->label, pids, count));
        }
    LEAVE(INVALID_HANDLE);
}

EXPORT aclError aclrtMemImportFromShareableHandle(uint64_t shareable, int device, aclrtDrvMemHandle *out)
{
    ENTER(aclrtMemImportFromShareableHandle, 1, "xd", W(shareable), W(device));
    struct label *label;
    struct stat status;
    int fd;
    NEED(out, INVALID_PARAM);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    for (unsigned i = 0; i < physicals; i++)
        NEED(!(physical_list[i]->imported && physical_list[i]->shareable == shareable && physical_list[i]->references
               && physical_list[i]->prop.location.id == (unsigned)device),
             INVALID_HANDLE);
    aclError answer = open_file((int)(shareable >> 32), (int)(shareable >> 16 & 0xffff), shareable, &fd, &label);
    NEED(answer == OK, answer);
    fstat(fd, &status);
    *out = add_physical((size_t)status.st_size - PAGE, fd, label,
                        &(aclrtPhysicalMemProp){ .location = { (unsigned)device, 1 } });
    (*out)->imported = 1;
    (*out)->shareable = shareable;
    LEAVE(OK);
}
