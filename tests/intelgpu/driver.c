// SPDX-License-Identifier: MIT OR Apache-2.0
// The driver of a render node: memory and where address spaces have it, queues and fences, by the ioctls of Linux 6.16
// (drm/xe_drm.h). A buffer is a memory file.
#define _GNU_SOURCE
#include "model.h"

#include <drm/drm.h>
#include <drm/xe_drm.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// In the offsets of mappings: which buffer.
#define OFFSET_SHIFT 36
#define SYSTEM_PAGE 4096ull
#define DEVICE_PAGE 65536ull
// The instances of memory: a GPU's own has the bit 2.
#define OF_DEVICE 2u

struct gpu gpus[MAX_GPUS];
int gpu_count;

static int fail(int number)
{
    return errno = number, -1;
}

uint64_t gpu_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC_RAW, &now);
    return (uint64_t)now.tv_sec * CLOCK_RATE + now.tv_nsec * (CLOCK_RATE / 100000) / 10000;
}

// ---- buffers --------------------------------------------------------------------------------------------------------

struct buffer {
    int file; // that has the handle
    int fd;
    ino_t inode;
    uint64_t bytes;
    char *host; // this library's own mapping
    int gpu; // whose memory it counts as, or -1
    unsigned bindings;
    bool closed; // lives on by its bindings
};
static struct buffer **buffers; // by handle; 0 is none
static uint32_t buffer_count = 1, buffer_space;

static struct buffer *find_buffer(int file, uint32_t handle)
{
    struct buffer *buffer = handle < buffer_count ? buffers[handle] : NULL;
    return buffer && buffer->file == file && !buffer->closed ? buffer : NULL;
}

// Takes the descriptor. A number, or 0.
static uint32_t add_buffer(int file, int fd, uint64_t bytes, int gpu)
{
    struct stat status;
    char *host = fd < 0 || fstat(fd, &status)
        ? MAP_FAILED
        : map_file(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, fd, 0);
    if (host == MAP_FAILED) {
        if (fd >= 0)
            syscall(SYS_close, fd);
        return errno = ENOMEM, 0;
    }
    madvise(host, bytes, MADV_DONTFORK);
    uint32_t handle = 1;
    while (handle < buffer_count && buffers[handle])
        handle++;
    if (handle >= buffer_space) {
        buffer_space = 2 * buffer_space + 256;
        buffers = realloc(buffers, buffer_space * sizeof *buffers);
    }
    struct buffer *buffer = malloc(sizeof *buffer);
    *buffer =
        (struct buffer){ .file = file, .fd = fd, .inode = status.st_ino, .bytes = bytes, .host = host, .gpu = gpu };
    buffers[handle] = buffer;
    if (handle == buffer_count)
        buffer_count++;
    if (gpu >= 0)
        own_used()[gpu] += bytes;
    return handle;
}

static void release_buffer(uint32_t handle)
{
    struct buffer *buffer = buffers[handle];
    if (!buffer->closed || buffer->bindings)
        return;
    munmap(buffer->host, buffer->bytes);
    syscall(SYS_close, buffer->fd);
    if (buffer->gpu >= 0)
        own_used()[buffer->gpu] -= buffer->bytes;
    buffers[handle] = NULL;
    free(buffer);
}

static uint64_t available(int gpu)
{
    uint64_t used = used_by_all(gpu);
    return used < gpus[gpu].bytes ? gpus[gpu].bytes - used : 0;
}

static int create_buffer(int file, int gpu, struct drm_xe_gem_create *args)
{
    bool of_device = args->placement & OF_DEVICE;
    uint64_t page = of_device ? DEVICE_PAGE : SYSTEM_PAGE;
    if (!args->size || args->size % page || args->placement & ~(OF_DEVICE | 1u))
        return fail(EINVAL);
    if (of_device && args->size > available(gpu))
        return fail(ENOMEM);
    // The name tells a file of the model, also to other processes.
    char name[32];
    snprintf(name, sizeof name, "intelgpu:%d", of_device ? gpu : -1);
    int fd = memfd_create(name, MFD_CLOEXEC);
    if (fd < 0)
        return fail(ENOMEM);
    int kept = ftruncate(fd, args->size) ? -1 : keep_descriptor(fd);
    syscall(SYS_close, fd);
    args->handle = add_buffer(file, kept, args->size, of_device ? gpu : -1);
    return args->handle ? 0 : -1;
}

// As the kernel, gives a file that has the buffer its handle again, without counting.
static int import_buffer(int file, struct drm_prime_handle *args)
{
    char path[64], name[64] = { 0 };
    struct stat status;
    int gpu;
    snprintf(path, sizeof path, "/proc/self/fd/%d", args->fd);
    if (args->fd < 0 || fstat(args->fd, &status) || syscall(SYS_readlink, path, name, sizeof name - 1) < 0)
        return fail(EBADF);
    if (sscanf(name, "/memfd:intelgpu:%d", &gpu) != 1)
        return fail(EINVAL);
    for (uint32_t handle = 1; handle < buffer_count; handle++) {
        const struct buffer *buffer = find_buffer(file, handle);
        if (buffer && buffer->inode == status.st_ino) {
            args->handle = handle;
            return 0;
        }
    }
    args->handle = add_buffer(file, keep_descriptor(args->fd), status.st_size, -1);
    return args->handle ? 0 : -1;
}

// ---- addresses of GPUs ----------------------------------------------------------------------------------------------

struct range {
    uint64_t address, bytes;
    char *host;
    uint32_t handle; // 0: the program's memory
    bool writable;
};
struct space {
    bool used;
    int file;
    struct range *ranges; // by address
    size_t count, room;
};
#define MAX_SPACES 256
static struct space spaces[MAX_SPACES]; // 0 is none

static struct space *find_space(int file, uint32_t number)
{
    return number < MAX_SPACES && spaces[number].used && spaces[number].file == file ? &spaces[number] : NULL;
}

// Addresses are extended by their sign above 48 bits.
static uint64_t low_bits(uint64_t address)
{
    return address & 0xffffffffffffull;
}

// The number of ranges that begin at an address or below.
static size_t ranges_up_to(const struct space *space, uint64_t address)
{
    size_t low = 0, high = space->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (space->ranges[middle].address <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void *translate(uint32_t vm, uint64_t address, bool write, uint64_t bytes, uint64_t *contiguous)
{
    const struct space *space = &spaces[vm];
    address = low_bits(address);
    size_t at = ranges_up_to(space, address);
    const struct range *range = at ? &space->ranges[at - 1] : NULL;
    uint64_t inside = range ? address - range->address : 0,
             rest = range && inside < range->bytes ? range->bytes - inside : 0;
    if (!rest || (write && !range->writable) || (!contiguous && rest < bytes))
        return NULL;
    if (contiguous)
        *contiguous = rest < bytes ? rest : bytes;
    return range->host + inside;
}

static void unbind(struct space *space, uint64_t address, uint64_t bytes)
{
    size_t kept = 0;
    for (size_t i = 0; i < space->count; i++) {
        const struct range range = space->ranges[i];
        bool overlaps = range.address < address + bytes && address < range.address + range.bytes;
        if (!overlaps) {
            space->ranges[kept++] = range;
            continue;
        }
        if (range.address < address || range.address + range.bytes > address + bytes)
            unmodelled("unbinding part of a buffer, at %#lx", (long)address);
        if (range.handle) {
            buffers[range.handle]->bindings--;
            release_buffer(range.handle);
        }
    }
    space->count = kept;
}

// Checks the program's memory, which the driver would pin.
static int pin(uint64_t address, uint64_t bytes, bool writable)
{
    uint64_t start = address & ~(SYSTEM_PAGE - 1), end = (address + bytes + SYSTEM_PAGE - 1) & ~(SYSTEM_PAGE - 1);
    if (msync((void *)start, end - start, MS_ASYNC))
        return fail(EFAULT);
    int result = madvise((void *)start, end - start, writable ? MADV_POPULATE_WRITE : MADV_POPULATE_READ);
    // Kernels before 5.14 do not know it.
    return result && errno != EINVAL ? fail(EFAULT) : 0;
}

static int bind_one(int file, struct space *space, const struct drm_xe_vm_bind_op *op)
{
    uint64_t address = low_bits(op->addr);
    bool writable = !(op->flags & DRM_XE_VM_BIND_FLAG_READONLY);
    struct range range = { address, op->range, NULL, 0, writable };
    switch (op->op) {
    case DRM_XE_VM_BIND_OP_MAP: {
        if (op->flags & DRM_XE_VM_BIND_FLAG_NULL)
            unmodelled("a binding of nothing");
        if (op->flags & (DRM_XE_VM_BIND_FLAG_CPU_ADDR_MIRROR))
            return fail(EINVAL);
        struct buffer *buffer = find_buffer(file, op->obj);
        if (!buffer || op->obj_offset > buffer->bytes || op->range > buffer->bytes - op->obj_offset)
            return fail(EINVAL);
        range.host = buffer->host + op->obj_offset;
        range.handle = op->obj;
        break;
    }
    case DRM_XE_VM_BIND_OP_MAP_USERPTR:
        if (pin(op->userptr, op->range, writable))
            return -1;
        range.host = (char *)op->userptr;
        break;
    case DRM_XE_VM_BIND_OP_UNMAP:
        unbind(space, address, op->range);
        return 0;
    case DRM_XE_VM_BIND_OP_PREFETCH:
        return 0;
    default:
        unmodelled("the binding operation %u", op->op);
    }
    if (!op->range || op->range % SYSTEM_PAGE || address % SYSTEM_PAGE)
        return fail(EINVAL);
    if (range.handle)
        buffers[range.handle]->bindings++;
    unbind(space, address, op->range);
    if (space->count == space->room) {
        space->room = 2 * space->room + 256;
        space->ranges = realloc(space->ranges, space->room * sizeof *space->ranges);
    }
    size_t at = ranges_up_to(space, address);
    memmove(&space->ranges[at + 1], &space->ranges[at], (space->count++ - at) * sizeof *space->ranges);
    space->ranges[at] = range;
    return 0;
}

static int bind(int file, const struct drm_xe_vm_bind *args)
{
    struct space *space = find_space(file, args->vm_id);
    if (!space)
        return fail(ENOENT);
    const struct drm_xe_vm_bind_op *ops = args->num_binds == 1 ? &args->bind : (void *)args->vector_of_binds;
    for (uint32_t i = 0; i < args->num_binds; i++) {
        note(3, "space %u: operation %u of %#lx, %#lx bytes, buffer %u", args->vm_id, ops[i].op, (long)ops[i].addr,
             (long)ops[i].range, ops[i].obj);
        if (bind_one(file, space, &ops[i]))
            return -1;
    }
    const struct drm_xe_sync *syncs = (void *)args->syncs;
    for (uint32_t i = 0; i < args->num_syncs; i++) {
        if (syncs[i].type != DRM_XE_SYNC_TYPE_USER_FENCE || !(syncs[i].flags & DRM_XE_SYNC_FLAG_SIGNAL))
            unmodelled("a synchronisation of type %u", syncs[i].type);
        // Those of bindings are addresses of the program.
        __atomic_store_n((uint64_t *)syncs[i].addr, syncs[i].timeline_value, __ATOMIC_RELEASE);
    }
    return 0;
}

static int create_space(int file, struct drm_xe_vm_create *args)
{
    if (args->flags & DRM_XE_VM_CREATE_FLAG_FAULT_MODE)
        return fail(EINVAL);
    for (uint32_t i = 1; i < MAX_SPACES; i++)
        if (!spaces[i].used) {
            spaces[i] = (struct space){ .used = true, .file = file };
            args->vm_id = i;
            return 0;
        }
    unmodelled("more than %d address spaces", MAX_SPACES);
}

static int destroy_space(struct space *space)
{
    if (!space)
        return fail(ENOENT);
    unbind(space, 0, ~0ull);
    free(space->ranges);
    *space = (struct space){ 0 };
    return 0;
}

// ---- queries --------------------------------------------------------------------------------------------------------

static int answer(struct drm_xe_device_query *query, const void *data, uint32_t bytes)
{
    if (!query->size) {
        query->size = bytes;
        return 0;
    }
    if (query->size != bytes)
        return fail(EINVAL);
    memcpy((void *)query->data, data, bytes);
    return 0;
}

// What the GPU's firmware tells: pairs of a number and its values.
static const uint32_t hardware[] = {
    1,  1, 5, // slices
    2,  1, 20, // subslices
    3,  1, 8, // execution units of a subslice
    10, 1, 12, // channels of memory
    11, 1, 4, // GDDR6
    15, 1, 8, // threads of an execution unit
    23, 1, 1, // render engines
    24, 1, 1, // compute engines
    62, 1, 1, // MiB of an engine's state that is preempted
    65, 1, 128, // KiB of shared memory
};

static int query(int gpu, struct drm_xe_device_query *query)
{
    uint64_t space[64] = { 0 };
    switch (query->query) {
    case DRM_XE_DEVICE_QUERY_CONFIG: {
        struct drm_xe_query_config *config = (void *)space;
        config->num_params = 5;
        config->info[DRM_XE_QUERY_CONFIG_REV_AND_DEVICE_ID] = gpus[gpu].id;
        config->info[DRM_XE_QUERY_CONFIG_FLAGS] = DRM_XE_QUERY_CONFIG_FLAG_HAS_VRAM;
        config->info[DRM_XE_QUERY_CONFIG_MIN_ALIGNMENT] = DEVICE_PAGE;
        config->info[DRM_XE_QUERY_CONFIG_VA_BITS] = 48;
        config->info[DRM_XE_QUERY_CONFIG_MAX_EXEC_QUEUE_PRIORITY] = 2;
        return answer(query, config, sizeof *config + 5 * sizeof config->info[0]);
    }
    case DRM_XE_DEVICE_QUERY_GT_LIST: {
        struct drm_xe_query_gt_list *list = (void *)space;
        list->num_gt = 1;
        // Version 20.1.4 of the graphics part.
        list->gt_list[0] = (struct drm_xe_gt){ .type = DRM_XE_QUERY_GT_TYPE_MAIN,
                                               .reference_clock = CLOCK_RATE,
                                               .near_mem_regions = OF_DEVICE,
                                               .far_mem_regions = 1,
                                               .ip_ver_major = 20,
                                               .ip_ver_minor = 1,
                                               .ip_ver_rev = 4 };
        return answer(query, list, sizeof *list + sizeof list->gt_list[0]);
    }
    case DRM_XE_DEVICE_QUERY_ENGINES: {
        static const int classes[] = { DRM_XE_ENGINE_CLASS_RENDER, DRM_XE_ENGINE_CLASS_COPY,
                                       DRM_XE_ENGINE_CLASS_COMPUTE };
        struct drm_xe_query_engines *engines = (void *)space;
        engines->num_engines = 3;
        for (int i = 0; i < 3; i++)
            engines->engines[i].instance.engine_class = classes[i];
        return answer(query, engines, sizeof *engines + 3 * sizeof engines->engines[0]);
    }
    case DRM_XE_DEVICE_QUERY_MEM_REGIONS: {
        struct drm_xe_query_mem_regions *regions = (void *)space;
        regions->num_mem_regions = 2;
        regions->mem_regions[0] = (struct drm_xe_mem_region){ .mem_class = DRM_XE_MEM_REGION_CLASS_SYSMEM,
                                                              .min_page_size = SYSTEM_PAGE,
                                                              .total_size = 16ull << 30 };
        regions->mem_regions[1] = (struct drm_xe_mem_region){ .mem_class = DRM_XE_MEM_REGION_CLASS_VRAM,
                                                              .instance = 1,
                                                              .min_page_size = DEVICE_PAGE,
                                                              .total_size = gpus[gpu].bytes,
                                                              .used = used_by_all(gpu),
                                                              .cpu_visible_size = gpus[gpu].bytes,
                                                              .cpu_visible_used = used_by_all(gpu) };
        return answer(query, regions, sizeof *regions + 2 * sizeof regions->mem_regions[0]);
    }
    case DRM_XE_DEVICE_QUERY_GT_TOPOLOGY: {
        // 20 subslices, four banks of the cache, eight execution units each.
        static const struct {
            uint16_t type;
            uint32_t mask;
        } masks[] = { { DRM_XE_TOPO_DSS_GEOMETRY, 0xfffff },
                      { DRM_XE_TOPO_DSS_COMPUTE, 0xfffff },
                      { DRM_XE_TOPO_L3_BANK, 0xf },
                      { DRM_XE_TOPO_SIMD16_EU_PER_DSS, 0xff } };
        char *to = (char *)space;
        for (int i = 0; i < 4; i++) {
            struct drm_xe_query_topology_mask mask = { .type = masks[i].type, .num_bytes = 8 };
            memcpy(to, &mask, sizeof mask);
            memcpy(to + sizeof mask, &masks[i].mask, sizeof masks[i].mask);
            to += sizeof mask + 8;
        }
        return answer(query, space, to - (char *)space);
    }
    case DRM_XE_DEVICE_QUERY_HWCONFIG:
        return answer(query, hardware, sizeof hardware);
    case DRM_XE_DEVICE_QUERY_ENGINE_CYCLES: {
        struct drm_xe_query_engine_cycles *cycles = (void *)query->data;
        if (query->size != sizeof *cycles)
            return answer(query, space, sizeof *cycles);
        struct timespec now;
        clock_gettime(cycles->clockid, &now);
        cycles->cpu_timestamp = now.tv_sec * 1000000000ull + now.tv_nsec;
        cycles->engine_cycles = gpu_clock();
        cycles->width = 64, cycles->cpu_delta = 1;
        return 0;
    }
    default:
        // Others are asked for to see whether there is something.
        note(2, "query %u is not known", query->query);
        return fail(EINVAL);
    }
}

// ---- queues and fences ----------------------------------------------------------------------------------------------

static int execute(const struct drm_xe_exec *args)
{
    struct fence fences[MAX_FENCES];
    const struct drm_xe_sync *syncs = (void *)args->syncs;
    if (!has_queue(args->exec_queue_id))
        return fail(ENOENT);
    if (args->num_syncs > MAX_FENCES || args->num_batch_buffer > 1)
        unmodelled("%u fences of %u batches", args->num_syncs, args->num_batch_buffer);
    for (uint32_t i = 0; i < args->num_syncs; i++) {
        if (syncs[i].type != DRM_XE_SYNC_TYPE_USER_FENCE || !(syncs[i].flags & DRM_XE_SYNC_FLAG_SIGNAL))
            unmodelled("a synchronisation of type %u", syncs[i].type);
        fences[i] = (struct fence){ syncs[i].addr, syncs[i].timeline_value };
    }
    return submit(args->exec_queue_id, args->num_batch_buffer ? args->address : 0, fences, args->num_syncs);
}

static bool fence_is_met(const struct drm_xe_wait_user_fence *args)
{
    uint64_t found = __atomic_load_n((uint64_t *)args->addr, __ATOMIC_ACQUIRE) & args->mask,
             value = args->value & args->mask;
    switch (args->op) {
    case DRM_XE_UFENCE_WAIT_OP_EQ:
        return found == value;
    case DRM_XE_UFENCE_WAIT_OP_NEQ:
        return found != value;
    case DRM_XE_UFENCE_WAIT_OP_GT:
        return found > value;
    case DRM_XE_UFENCE_WAIT_OP_GTE:
        return found >= value;
    case DRM_XE_UFENCE_WAIT_OP_LT:
        return found < value;
    case DRM_XE_UFENCE_WAIT_OP_LTE:
        return found <= value;
    default:
        unmodelled("a wait for a fence by operation %u", args->op);
    }
}

static int wait_for_fence(const struct drm_xe_wait_user_fence *args)
{
    if (args->flags & DRM_XE_UFENCE_WAIT_FLAG_ABSTIME)
        unmodelled("a wait for a fence until a point in time");
    struct timespec start, now;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int round = 0; !fence_is_met(args); round++) {
        if (is_banned(args->exec_queue_id))
            return fail(EIO);
        clock_gettime(CLOCK_MONOTONIC, &now);
        int64_t spent = (now.tv_sec - start.tv_sec) * 1000000000ll + now.tv_nsec - start.tv_nsec;
        if (args->timeout >= 0 && spent >= args->timeout)
            return fail(ETIME);
        unlock_model();
        usleep(round < 100 ? 20 : 200);
        lock_model();
    }
    return 0;
}

static int create_queue(int file, struct drm_xe_exec_queue_create *args)
{
    const struct drm_xe_engine_class_instance *instance = (void *)args->instances;
    if (!find_space(file, args->vm_id))
        return fail(ENOENT);
    if (args->width != 1)
        return fail(EINVAL);
    int number = add_queue(args->vm_id);
    if (number < 0)
        return fail(ENOMEM);
    note(2, "queue %d of class %u", number, instance->engine_class);
    args->exec_queue_id = number;
    return 0;
}

static int dispatch(int file, int gpu, unsigned long request, void *argument)
{
    switch (request) {
    case DRM_IOCTL_VERSION: {
        struct drm_version *version = argument;
        version->version_major = 1, version->version_minor = 1, version->version_patchlevel = 0;
        if (version->name)
            memcpy(version->name, "xe", version->name_len < 2 ? version->name_len : 2);
        version->name_len = 2, version->date_len = version->desc_len = 0;
        return 0;
    }
    case DRM_IOCTL_GEM_CLOSE: {
        uint32_t handle = ((struct drm_gem_close *)argument)->handle;
        struct buffer *buffer = find_buffer(file, handle);
        if (!buffer)
            return fail(EINVAL);
        buffer->closed = true;
        release_buffer(handle);
        return 0;
    }
    case DRM_IOCTL_PRIME_HANDLE_TO_FD: {
        struct drm_prime_handle *args = argument;
        const struct buffer *buffer = find_buffer(file, args->handle);
        args->fd = buffer ? fcntl(buffer->fd, F_DUPFD_CLOEXEC, 3) : fail(ENOENT);
        return args->fd < 0 ? -1 : 0;
    }
    case DRM_IOCTL_PRIME_FD_TO_HANDLE:
        return import_buffer(file, argument);
    case DRM_IOCTL_XE_DEVICE_QUERY:
        return query(gpu, argument);
    case DRM_IOCTL_XE_GEM_CREATE:
        return create_buffer(file, gpu, argument);
    case DRM_IOCTL_XE_GEM_MMAP_OFFSET: {
        struct drm_xe_gem_mmap_offset *args = argument;
        if (args->flags || !find_buffer(file, args->handle))
            return fail(args->flags ? EINVAL : ENOENT);
        args->offset = (uint64_t)args->handle << OFFSET_SHIFT;
        return 0;
    }
    case DRM_IOCTL_XE_VM_CREATE:
        return create_space(file, argument);
    case DRM_IOCTL_XE_VM_DESTROY:
        return destroy_space(find_space(file, ((struct drm_xe_vm_destroy *)argument)->vm_id));
    case DRM_IOCTL_XE_VM_BIND:
        return bind(file, argument);
    case DRM_IOCTL_XE_EXEC_QUEUE_CREATE:
        return create_queue(file, argument);
    case DRM_IOCTL_XE_EXEC_QUEUE_DESTROY:
        remove_queue(((struct drm_xe_exec_queue_destroy *)argument)->exec_queue_id);
        return 0;
    case DRM_IOCTL_XE_EXEC_QUEUE_GET_PROPERTY: {
        struct drm_xe_exec_queue_get_property *args = argument;
        if (args->property != DRM_XE_EXEC_QUEUE_GET_PROPERTY_BAN)
            return fail(EINVAL);
        args->value = is_banned(args->exec_queue_id);
        return 0;
    }
    case DRM_IOCTL_XE_EXEC:
        return execute(argument);
    case DRM_IOCTL_XE_WAIT_USER_FENCE:
        return wait_for_fence(argument);
    default:
        // The runtime asks for what newer kernels have, and does without.
        note(1, "ioctl %#lx is not known", request);
        return fail(EINVAL);
    }
}

static int driver_ioctl(int fd, int kind, unsigned long request, void *argument)
{
    if (_IOC_TYPE(request) != DRM_IOCTL_BASE)
        return fail(ENOTTY);
    return dispatch(fd, kind - 1, request, argument);
}

static int driver_file(int fd, int kind, int64_t *offset)
{
    (void)kind;
    const struct buffer *buffer = find_buffer(fd, *offset >> OFFSET_SHIFT);
    *offset &= (1ll << OFFSET_SHIFT) - 1;
    return buffer ? buffer->fd : -1;
}

// ---- start ----------------------------------------------------------------------------------------------------------

static void driver_start(void)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/gpus", getenv(model.folder_variable));
    FILE *file = fopen(path, "re");
    unsigned long long bytes;
    while (file && gpu_count < MAX_GPUS && fscanf(file, "%x %llu", &gpus[gpu_count].id, &bytes) == 2)
        gpus[gpu_count++].bytes = bytes;
    if (file)
        fclose(file);
}

// The child has no memory of GPUs; what it inherited of it is not mapped there.
static void driver_forked(void)
{
    for (uint32_t handle = 1; handle < buffer_count; handle++) {
        if (buffers[handle])
            syscall(SYS_close, buffers[handle]->fd);
        free(buffers[handle]);
    }
    buffer_count = 1;
    memset(buffers, 0, buffer_space * sizeof *buffers);
    for (int i = 1; i < MAX_SPACES; i++)
        free(spaces[i].ranges);
    memset(spaces, 0, sizeof spaces);
    engines_forked();
}

static bool is_there(void)
{
    return gpu_count > 0;
}

static int device_at(const char *path)
{
    int minor, bus, end = 0;
    if (sscanf(path, "/dev/dri/renderD%d", &minor) == 1)
        return minor >= FIRST_MINOR && minor < FIRST_MINOR + gpu_count ? 1 + minor - FIRST_MINOR : -1;
    if (sscanf(path, "/dev/dri/by-path/pci-0000:%x:00.0-render%n", (unsigned *)&bus, &end) == 1 && end && !path[end])
        return bus >= FIRST_BUS && bus < FIRST_BUS + gpu_count ? 1 + bus - FIRST_BUS : -1;
    return 0;
}

const struct model model = {
    .name = "intelgpu",
    .folder_variable = "INTELGPU_MODEL",
    .log_variable = "INTELGPU_MODEL_LOG",
    .start = driver_start,
    .is_there = is_there,
    .device_at = device_at,
    .mirrored = { { "/dev/dri/by-path", "/by-path" } },
    .forked = driver_forked,
    .ioctl = driver_ioctl,
    .file = driver_file,
};

// Without Yama, whose setting this is, processes of one user may take each other's descriptors; the runtime takes its absence
// for a refusal.
EXPORT int prctl(int option, ...)
{
    va_list arguments;
    va_start(arguments, option);
    unsigned long rest[4];
    for (int i = 0; i < 4; i++)
        rest[i] = va_arg(arguments, unsigned long);
    va_end(arguments);
    int result = syscall(SYS_prctl, option, rest[0], rest[1], rest[2], rest[3]);
    return option == PR_SET_PTRACER && result && errno == EINVAL && gpu_count ? 0 : result;
}
