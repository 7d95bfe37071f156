// SPDX-License-Identifier: MIT OR Apache-2.0
// /dev/kfd: memory and where GPUs have it, events, and the ioctls of Linux 6.x (linux/kfd_ioctl.h) with the two for IPC of
// AMD's own kernels.
#define _GNU_SOURCE
#include "model.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/kfd_ioctl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// Offsets in a device: which GPU's doorbells, or which memory.
#define OF_DOORBELLS (3ull << 62)
#define OF_EVENTS (2ull << 62)
#define OFFSET_SHIFT 36
#define DOORBELL_BYTES 8192

struct gpu gpus[MAX_GPUS];
int gpu_count;

static int fail(int number)
{
    return errno = number, -1;
}

// ---- memory ---------------------------------------------------------------------------------------------------------

static struct memory **memories; // by id; 0 is none
static uint32_t memory_count = 1, memory_space;

struct memory *find_memory(uint64_t id)
{
    return id < memory_count ? memories[id] : NULL;
}

static struct memory *add_memory(struct memory given)
{
    uint32_t id = 1;
    while (id < memory_count && memories[id])
        id++;
    if (id >= memory_space) {
        memory_space = 2 * memory_space + 256;
        memories = realloc(memories, memory_space * sizeof *memories);
    }
    if (given.fd >= 0) {
        given.host = map_file(NULL, given.bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, given.fd, 0);
        if (given.host == MAP_FAILED)
            return NULL;
        madvise(given.host, given.bytes, MADV_DONTFORK);
    }
    struct memory *memory = malloc(sizeof *memory);
    *memory = given;
    memory->id = id;
    memories[id] = memory;
    if (id == memory_count)
        memory_count++;
    return memory;
}

// The name tells a file of the model, and whose memory of what kind it is, also to other processes.
static int new_file(int gpu, uint32_t flags, uint64_t bytes)
{
    char name[64];
    snprintf(name, sizeof name, "amdgpu:%d:%x", gpu, flags);
    int fd = memfd_create(name, MFD_CLOEXEC);
    if (fd < 0)
        return -1;
    int kept = ftruncate(fd, bytes + METADATA_BYTES) ? -1 : keep_descriptor(fd);
    syscall(SYS_close, fd);
    return kept;
}

static bool read_file(int fd, int *gpu, uint32_t *flags, uint64_t *bytes)
{
    char path[64], name[128] = { 0 };
    struct stat status;
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    if (fd < 0 || syscall(SYS_readlink, path, name, sizeof name - 1) < 0 || fstat(fd, &status))
        return false;
    *bytes = status.st_size - METADATA_BYTES;
    return sscanf(name, "/memfd:amdgpu:%d:%x", gpu, flags) == 2 && *gpu < gpu_count;
}

struct memory *import_memory(int fd, int gpu, uint64_t va)
{
    struct memory memory = { .va = va };
    if (gpu < 0 || !read_file(fd, &memory.gpu, &memory.flags, &memory.bytes))
        return errno = EINVAL, NULL;
    memory.fd = keep_descriptor(fd);
    struct memory *added = memory.fd < 0 ? NULL : add_memory(memory);
    if (!added)
        errno = ENOMEM;
    return added;
}

int export_memory(const struct memory *memory)
{
    return memory->fd < 0 ? fail(EINVAL) : fcntl(memory->fd, F_DUPFD_CLOEXEC, 3);
}

static uint64_t available(int gpu)
{
    uint64_t used = used_by_all(gpu);
    return used < gpus[gpu].bytes ? gpus[gpu].bytes - used : 0;
}

void free_memory(struct memory *memory)
{
    unmap_range(0, ~0ull, ~0u, memory);
    if (memory->fd >= 0) {
        munmap(memory->host, memory->bytes);
        syscall(SYS_close, memory->fd);
    }
    if (memory->counted)
        own_used()[memory->gpu] -= memory->bytes;
    memories[memory->id] = NULL;
    free(memory);
}

// ---- addresses of GPUs ----------------------------------------------------------------------------------------------

struct range {
    uint64_t va, bytes;
    char *host;
    unsigned gpus; // that have it, a bit each
    bool writable;
    const struct memory *owner;
};

// By address. Those of different GPUs may have the same.
static struct range *ranges;
static size_t range_count, range_space;

// The number of ranges that begin at an address or below.
static size_t ranges_up_to(uint64_t address)
{
    size_t low = 0, high = range_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (ranges[middle].va <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void map_range(uint64_t va, uint64_t bytes, char *host, unsigned gpus, bool writable, const struct memory *owner)
{
    unmap_range(va, bytes, gpus, owner);
    if (range_count == range_space) {
        range_space = 2 * range_space + 256;
        ranges = realloc(ranges, range_space * sizeof *ranges);
    }
    size_t at = ranges_up_to(va);
    memmove(&ranges[at + 1], &ranges[at], (range_count++ - at) * sizeof *ranges);
    ranges[at] = (struct range){ va, bytes, host, gpus, writable, owner };
}

void unmap_range(uint64_t va, uint64_t bytes, unsigned gpus, const struct memory *owner)
{
    size_t kept = 0;
    for (size_t i = 0; i < range_count; i++) {
        struct range range = ranges[i];
        if (range.owner == owner && range.va - va < bytes && range.gpus & gpus) {
            if (range.va + range.bytes - va > bytes)
                unmodelled("unmapping part of a mapping, at %#lx", (long)va);
            range.gpus &= ~gpus;
        }
        if (range.gpus)
            ranges[kept++] = range;
    }
    range_count = kept;
}

static void *translate(int gpu, uint64_t address, bool write, uint64_t *contiguous)
{
    for (size_t i = ranges_up_to(address); i-- > 0;) {
        const struct range *range = &ranges[i];
        if (address - range->va >= range->bytes || !(range->gpus >> gpu & 1))
            continue;
        if (write && !range->writable)
            break;
        *contiguous = range->bytes - (address - range->va);
        return range->host + (address - range->va);
    }
    return NULL;
}

// ---- events ---------------------------------------------------------------------------------------------------------

#define MAX_EVENTS 8192
static struct event {
    bool used, automatic, signaled;
    uint32_t type, waiters;
    uint64_t age; // raised by each signal
    uint64_t fault_address;
    int fault_gpu;
    bool fault_readonly;
} events[MAX_EVENTS];
static pthread_cond_t changed;

static struct event *find_event(uint32_t id)
{
    return id < MAX_EVENTS && events[id].used ? &events[id] : NULL;
}

// An automatic event that is waited for is consumed by those who wait.
static void signal_event(struct event *event)
{
    event->age++;
    event->signaled = !event->automatic || !event->waiters;
    pthread_cond_broadcast(&changed);
}

void raise_event(uint32_t id)
{
    struct event *event = find_event(id);
    if (event)
        signal_event(event);
}

static void fault(int gpu, uint64_t address, bool write)
{
    note(0, "GPU %d: page fault at %#lx, %s", gpu, (long)address, write ? "written" : "read");
    for (int i = 0; i < MAX_EVENTS; i++) {
        struct event *event = find_event(i);
        if (!event || event->type != KFD_IOC_EVENT_MEMORY)
            continue;
        event->fault_address = address, event->fault_gpu = gpu, event->fault_readonly = write;
        signal_event(event);
    }
}

static int create_event(struct kfd_ioctl_create_event_args *args)
{
    uint32_t id = 1;
    while (id < MAX_EVENTS && events[id].used)
        id++;
    if (id == MAX_EVENTS)
        return fail(ENOSPC);
    // The age goes on, so that whoever still waits for the number's last event sees its end.
    events[id] = (struct event){
        .used = true, .automatic = args->auto_reset, .type = args->event_type, .age = events[id].age + 1
    };
    args->event_id = args->event_trigger_data = id;
    args->event_slot_index = id % KFD_SIGNAL_EVENT_LIMIT;
    bool has_slot = args->event_type == KFD_IOC_EVENT_SIGNAL || args->event_type == KFD_IOC_EVENT_DEBUG_EVENT;
    args->event_page_offset = has_slot ? OF_EVENTS : 0;
    return 0;
}

static int wait_events(struct kfd_ioctl_wait_events_args *args)
{
    struct kfd_event_data *data = (void *)args->events_ptr;
    uint32_t count = args->num_events, ready = 0;
    uint64_t *ages = calloc(count + 1, sizeof *ages);
    bool *is_ready = calloc(count + 1, 1);
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += args->timeout / 1000;
    until.tv_nsec += args->timeout % 1000 * 1000000;
    if (until.tv_nsec >= 1000000000)
        until.tv_nsec -= 1000000000, until.tv_sec++;
    kick_queues();
    int result = 0;
    uint32_t entered = 0;
    for (; entered < count && result == 0; entered++) {
        struct event *event = find_event(data[entered].event_id);
        if (!event) {
            result = fail(EINVAL);
            break;
        }
        uint64_t known = event->type == KFD_IOC_EVENT_SIGNAL ? data[entered].signal_event_data.last_event_age : 0;
        is_ready[entered] = event->signaled || (known && known != event->age);
        ready += is_ready[entered];
        event->signaled &= !event->automatic;
        event->waiters++;
        ages[entered] = event->age;
    }
    args->wait_result = KFD_IOC_WAIT_RESULT_COMPLETE;
    while (result == 0 && !(count && (args->wait_for_all ? ready == count : ready))) {
        int ended = args->timeout == 0 ? ETIMEDOUT : 0;
        extern pthread_mutex_t model_lock;
        if (args->timeout == ~0u)
            pthread_cond_wait(&changed, &model_lock);
        else if (args->timeout)
            ended = pthread_cond_timedwait(&changed, &model_lock, &until);
        for (uint32_t i = 0; i < count; i++) {
            const struct event *event = &events[data[i].event_id];
            if (!event->used)
                args->wait_result = KFD_IOC_WAIT_RESULT_FAIL;
            if (is_ready[i] || event->age == ages[i])
                continue;
            is_ready[i] = true;
            ready++;
        }
        if (args->wait_result == KFD_IOC_WAIT_RESULT_FAIL)
            break;
        if (ended == ETIMEDOUT && !(args->wait_for_all ? ready == count : ready)) {
            args->wait_result = KFD_IOC_WAIT_RESULT_TIMEOUT;
            break;
        }
    }
    for (uint32_t i = 0; i < entered; i++) {
        struct event *event = &events[data[i].event_id];
        if (event->waiters)
            event->waiters--;
        if (!is_ready[i])
            continue;
        if (event->type == KFD_IOC_EVENT_SIGNAL && data[i].signal_event_data.last_event_age)
            data[i].signal_event_data.last_event_age = event->age;
        if (event->type == KFD_IOC_EVENT_MEMORY) {
            data[i].memory_exception_data.va = event->fault_address;
            data[i].memory_exception_data.gpu_id = event->fault_gpu + FIRST_GPU_ID;
            data[i].memory_exception_data.failure.NotPresent = 1;
            data[i].memory_exception_data.failure.ReadOnly = event->fault_readonly;
        }
    }
    free(ages);
    free(is_ready);
    return result;
}

// ---- accesses -------------------------------------------------------------------------------------------------------

static void *access_memory(int gpu, uint64_t address, size_t bytes, bool write)
{
    uint64_t contiguous = 0;
    void *here = translate(gpu, address, write, &contiguous);
    if (here && contiguous >= bytes)
        return here;
    fault(gpu, address, write);
    return NULL;
}

void *gpu_read(int gpu, uint64_t address, size_t bytes)
{
    return access_memory(gpu, address, bytes, false);
}
void *gpu_write(int gpu, uint64_t address, size_t bytes)
{
    return access_memory(gpu, address, bytes, true);
}

void gpu_copy(int gpu, uint64_t to, uint64_t from, uint64_t bytes)
{
    while (bytes) {
        uint64_t room = 0, rest = 0;
        void *target = translate(gpu, to, true, &room), *source = translate(gpu, from, false, &rest);
        if (!target)
            return fault(gpu, to, true);
        if (!source)
            return fault(gpu, from, false);
        uint64_t now = room < rest ? room : rest;
        if (now > bytes)
            now = bytes;
        memmove(target, source, now);
        to += now, from += now, bytes -= now;
    }
}

void gpu_fill(int gpu, uint64_t to, uint64_t bytes, const void *pattern, size_t length)
{
    const char *values = pattern;
    bool same = true;
    for (size_t i = 1; i < length; i++)
        same &= values[i] == values[0];
    for (size_t phase = 0; bytes;) {
        uint64_t now = 0;
        char *target = translate(gpu, to, true, &now);
        if (!target)
            return fault(gpu, to, true);
        if (now > bytes)
            now = bytes;
        if (same)
            memset(target, values[0], now);
        else
            for (uint64_t i = 0; i < now; i++)
                target[i] = values[(phase + i) % length];
        phase = (phase + now) % length;
        to += now, bytes -= now;
    }
}

// ---- ioctls ---------------------------------------------------------------------------------------------------------

static int gpu_of(uint32_t id)
{
    return id - FIRST_GPU_ID < (uint32_t)gpu_count ? (int)(id - FIRST_GPU_ID) : -1;
}

static int driver_file(int fd, int kind, int64_t *inside)
{
    (void)fd, (void)kind;
    uint64_t offset = *inside;
    *inside = 0;
    if ((offset & OF_DOORBELLS) == OF_DOORBELLS) {
        int gpu = offset >> OFFSET_SHIFT & 0xff;
        return gpu < gpu_count ? gpus[gpu].doorbells : -1;
    }
    const struct memory *memory = find_memory(offset >> OFFSET_SHIFT);
    return memory ? memory->fd : -1;
}

// Checks the program's memory, which the driver would pin: EFAULT where there is none, or not with these rights. Its pages
// stay untouched, as the runtime pins some 200 MB that it hardly uses. Rights are those of the first page.
static int pin(uint64_t address, uint64_t bytes, bool writable)
{
    uint64_t start = address & ~4095ull, end = (address + bytes + 4095) & ~4095ull;
    if (msync((void *)start, end - start, MS_ASYNC))
        return fail(EFAULT);
    int result = madvise((void *)start, 4096, writable ? MADV_POPULATE_WRITE : MADV_POPULATE_READ);
    // Kernels before 5.14 do not know it.
    return result && errno != EINVAL ? fail(EFAULT) : 0;
}

static int allocate(struct kfd_ioctl_alloc_memory_of_gpu_args *args)
{
    struct memory memory = {
        .gpu = gpu_of(args->gpu_id), .fd = -1, .flags = args->flags, .va = args->va_addr, .bytes = args->size
    };
    if (memory.gpu < 0 || !args->size)
        return fail(EINVAL);
    if (args->flags & KFD_IOC_ALLOC_MEM_FLAGS_USERPTR) {
        memory.host = (char *)args->mmap_offset;
        if (pin(args->mmap_offset, args->size, args->flags & KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE))
            return -1;
    } else {
        memory.counted = args->flags & KFD_IOC_ALLOC_MEM_FLAGS_VRAM;
        if (memory.counted && args->size > available(memory.gpu))
            return fail(ENOMEM);
        memory.fd = args->flags & KFD_IOC_ALLOC_MEM_FLAGS_DOORBELL ? keep_descriptor(gpus[memory.gpu].doorbells)
                                                                   : new_file(memory.gpu, args->flags, args->size);
        if (memory.fd < 0)
            return fail(ENOMEM);
    }
    const struct memory *added = add_memory(memory);
    if (!added) {
        syscall(SYS_close, memory.fd);
        return fail(ENOMEM);
    }
    if (memory.counted)
        own_used()[memory.gpu] += memory.bytes;
    args->handle = added->id;
    args->mmap_offset = (uint64_t)added->id << OFFSET_SHIFT;
    return 0;
}

// Both have this layout.
static int map_or_unmap(bool mapping, struct kfd_ioctl_map_memory_to_gpu_args *args)
{
    struct memory *memory = find_memory(args->handle);
    if (!memory)
        return fail(EINVAL);
    const uint32_t *ids = (void *)args->device_ids_array_ptr;
    // Only memory that the program pins may be read-only: it says so of code, too, which it then writes.
    bool writable = memory->fd >= 0 || memory->flags & KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE;
    for (; args->n_success < args->n_devices; args->n_success++) {
        int gpu = gpu_of(ids[args->n_success]);
        if (gpu < 0)
            return fail(EINVAL);
        if (mapping)
            map_range(memory->va, memory->bytes, memory->host, 1u << gpu, writable, memory);
        else
            unmap_range(memory->va, memory->bytes, 1u << gpu, memory);
    }
    return 0;
}

static int create_queue(struct kfd_ioctl_create_queue_args *args)
{
    int gpu = gpu_of(args->gpu_id);
    if (gpu < 0)
        return fail(EINVAL);
    if (args->queue_type == KFD_IOC_QUEUE_TYPE_COMPUTE)
        unmodelled("a queue of PM4 packets");
    enum queue_kind kind = args->queue_type == KFD_IOC_QUEUE_TYPE_COMPUTE_AQL ? QUEUE_AQL : QUEUE_SDMA;
    int number = add_queue(&(struct queue){ .kind = kind,
                                            .gpu = gpu,
                                            .ring = args->ring_base_address,
                                            .bytes = args->ring_size,
                                            .read_pointer = args->read_pointer_address,
                                            .write_pointer = args->write_pointer_address });
    if (number < 0)
        return fail(ENOMEM);
    note(2, "GPU %d: queue %d of type %u", gpu, number, args->queue_type);
    args->queue_id = number;
    args->doorbell_offset = OF_DOORBELLS | (uint64_t)gpu << OFFSET_SHIFT | 8 * number;
    return 0;
}

static int apertures(struct kfd_ioctl_get_process_apertures_new_args *args)
{
    struct kfd_process_device_apertures *list = (void *)args->kfd_process_device_apertures_ptr;
    for (uint32_t i = 0; i < args->num_of_nodes && i < (uint32_t)gpu_count; i++)
        list[i] = (struct kfd_process_device_apertures){
            .gpu_id = i + FIRST_GPU_ID,
            .lds_base = 1ull << 48,
            .lds_limit = (1ull << 48) + 0xffffffff,
            .scratch_base = 2ull << 48,
            .scratch_limit = (2ull << 48) + 0xffffffff,
            .gpuvm_base = 0x200000,
            .gpuvm_limit = (1ull << 47) - 1,
        };
    args->num_of_nodes = gpu_count;
    return 0;
}

static int clocks(struct kfd_ioctl_get_clock_counters_args *args)
{
    struct timespec now;
    args->gpu_clock_counter = gpu_clock();
    clock_gettime(CLOCK_MONOTONIC_RAW, &now);
    args->cpu_clock_counter = now.tv_sec * 1000000000ull + now.tv_nsec;
    clock_gettime(CLOCK_BOOTTIME, &now);
    args->system_clock_counter = now.tv_sec * 1000000000ull + now.tv_nsec;
    args->system_clock_freq = 1000000000;
    return 0;
}

// ---- IPC of AMD's own kernels (amdkfd of ROCm 5.2's driver package), for libraries that do not use descriptors

struct ipc_export {
    uint64_t handle;
    uint32_t share[4], gpu_id, flags;
};
struct ipc_import {
    uint64_t handle, va, mmap_offset;
    uint32_t share[4], gpu_id, flags;
};
#define NR_IPC_IMPORT 0x80
#define NR_IPC_EXPORT 0x81
#define SHARE_MAGIC 0x414d4449

static int ipc_export(struct ipc_export *args)
{
    const struct memory *memory = find_memory(args->handle);
    struct stat status;
    if (!memory || memory->fd < 0 || fstat(memory->fd, &status))
        return fail(EINVAL);
    uint32_t share[] = { getpid(), memory->fd, status.st_ino, SHARE_MAGIC };
    memcpy(args->share, share, sizeof share);
    args->flags = memory->flags;
    return 0;
}

static int ipc_import(struct ipc_import *args)
{
    char path[64];
    struct stat status;
    snprintf(path, sizeof path, "/proc/%u/fd/%u", args->share[0], args->share[1]);
    int fd = args->share[3] == SHARE_MAGIC ? (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC) : -1;
    if (fd < 0)
        return fail(EINVAL);
    bool same = fstat(fd, &status) == 0 && (uint32_t)status.st_ino == args->share[2];
    const struct memory *memory = same ? import_memory(fd, gpu_of(args->gpu_id), args->va) : NULL;
    syscall(SYS_close, fd);
    if (!memory)
        return fail(EINVAL);
    args->handle = memory->id;
    args->mmap_offset = (uint64_t)memory->id << OFFSET_SHIFT;
    args->flags = memory->flags;
    return 0;
}

static int dispatch(unsigned number, void *arg)
{
    switch (number) {
    case _IOC_NR(AMDKFD_IOC_GET_VERSION): {
        struct kfd_ioctl_get_version_args *args = arg;
        args->major_version = 1, args->minor_version = 17;
        return 0;
    }
    case _IOC_NR(AMDKFD_IOC_GET_PROCESS_APERTURES_NEW):
        return apertures(arg);
    case _IOC_NR(AMDKFD_IOC_GET_CLOCK_COUNTERS):
        return clocks(arg);
    case _IOC_NR(AMDKFD_IOC_AVAILABLE_MEMORY): {
        struct kfd_ioctl_get_available_memory_args *args = arg;
        int gpu = gpu_of(args->gpu_id);
        if (gpu < 0)
            return fail(EINVAL);
        args->available = available(gpu);
        return 0;
    }
    case _IOC_NR(AMDKFD_IOC_ALLOC_MEMORY_OF_GPU):
        return allocate(arg);
    case _IOC_NR(AMDKFD_IOC_FREE_MEMORY_OF_GPU): {
        struct memory *memory = find_memory(((struct kfd_ioctl_free_memory_of_gpu_args *)arg)->handle);
        if (!memory)
            return fail(EINVAL);
        free_memory(memory);
        return 0;
    }
    case _IOC_NR(AMDKFD_IOC_MAP_MEMORY_TO_GPU):
        return map_or_unmap(true, arg);
    case _IOC_NR(AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU):
        return map_or_unmap(false, arg);
    case _IOC_NR(AMDKFD_IOC_CREATE_QUEUE):
        return create_queue(arg);
    case _IOC_NR(AMDKFD_IOC_DESTROY_QUEUE):
        remove_queue(((struct kfd_ioctl_destroy_queue_args *)arg)->queue_id);
        return 0;
    case _IOC_NR(AMDKFD_IOC_CREATE_EVENT):
        return create_event(arg);
    case _IOC_NR(AMDKFD_IOC_DESTROY_EVENT): {
        struct event *event = find_event(((struct kfd_ioctl_destroy_event_args *)arg)->event_id);
        if (!event)
            return fail(EINVAL);
        event->used = false;
        pthread_cond_broadcast(&changed);
        return 0;
    }
    case _IOC_NR(AMDKFD_IOC_SET_EVENT):
        raise_event(((struct kfd_ioctl_set_event_args *)arg)->event_id);
        return 0;
    case _IOC_NR(AMDKFD_IOC_RESET_EVENT): {
        struct event *event = find_event(((struct kfd_ioctl_reset_event_args *)arg)->event_id);
        if (!event)
            return fail(EINVAL);
        event->signaled = false;
        return 0;
    }
    case _IOC_NR(AMDKFD_IOC_WAIT_EVENTS):
        return wait_events(arg);
    case _IOC_NR(AMDKFD_IOC_SET_XNACK_MODE): {
        struct kfd_ioctl_set_xnack_mode_args *args = arg;
        if (args->xnack_enabled > 0)
            return fail(EPERM);
        args->xnack_enabled = 0;
        return 0;
    }
    case _IOC_NR(AMDKFD_IOC_GET_DMABUF_INFO): {
        struct kfd_ioctl_get_dmabuf_info_args *args = arg;
        int gpu;
        uint32_t flags;
        uint64_t bytes;
        if (!read_file(args->dmabuf_fd, &gpu, &flags, &bytes))
            return fail(EINVAL);
        args->size = bytes, args->gpu_id = gpu + FIRST_GPU_ID, args->flags = flags, args->metadata_size = 0;
        return 0;
    }
    case _IOC_NR(AMDKFD_IOC_IMPORT_DMABUF): {
        struct kfd_ioctl_import_dmabuf_args *args = arg;
        const struct memory *memory = import_memory(args->dmabuf_fd, gpu_of(args->gpu_id), args->va_addr);
        if (!memory)
            return -1;
        args->handle = memory->id;
        return 0;
    }
    case _IOC_NR(AMDKFD_IOC_EXPORT_DMABUF): {
        struct kfd_ioctl_export_dmabuf_args *args = arg;
        const struct memory *memory = find_memory(args->handle);
        int fd = memory ? export_memory(memory) : fail(EINVAL);
        if (fd < 0)
            return -1;
        args->dmabuf_fd = fd;
        return 0;
    }
    case NR_IPC_EXPORT:
        return ipc_export(arg);
    case NR_IPC_IMPORT:
        return ipc_import(arg);
    case _IOC_NR(AMDKFD_IOC_GET_TILE_CONFIG): {
        struct kfd_ioctl_get_tile_config_args *args = arg;
        args->num_tile_configs = args->num_macro_tile_configs = 0;
        args->gb_addr_config = 0x10000444, args->num_banks = 4, args->num_ranks = 1;
        return 0;
    }
    case _IOC_NR(AMDKFD_IOC_RUNTIME_ENABLE):
        ((struct kfd_ioctl_runtime_enable_args *)arg)->capabilities_mask = 0;
        return 0;
    case _IOC_NR(AMDKFD_IOC_ALLOC_QUEUE_GWS):
        ((struct kfd_ioctl_alloc_queue_gws_args *)arg)->first_gws = 0;
        return 0;
    case _IOC_NR(AMDKFD_IOC_SVM):
        return fail(EPERM); // the topology does not offer it
    case 0x82:
        return fail(EPERM); // AMD's debugger interface of old
    case _IOC_NR(AMDKFD_IOC_SET_MEMORY_POLICY):
    case _IOC_NR(AMDKFD_IOC_UPDATE_QUEUE):
    case _IOC_NR(AMDKFD_IOC_SET_CU_MASK):
    case _IOC_NR(AMDKFD_IOC_SET_TRAP_HANDLER):
    case _IOC_NR(AMDKFD_IOC_SET_SCRATCH_BACKING_VA):
    case _IOC_NR(AMDKFD_IOC_ACQUIRE_VM):
        return 0;
    }
    unmodelled("ioctl %#x of /dev/kfd", number);
}

// As the driver, takes structures of any age: members that the caller does not have are 0.
static int driver_ioctl(int fd, int kind, unsigned long request, void *arguments)
{
    (void)fd;
    if (kind >= RENDER)
        unmodelled("ioctl %#lx of a render node", request);
    char copy[512] __attribute__((aligned(8))) = { 0 };
    size_t bytes = _IOC_SIZE(request);
    if (bytes > sizeof copy)
        unmodelled("ioctl %#lx of /dev/kfd", request);
    memcpy(copy, arguments, bytes);
    int result = dispatch(_IOC_NR(request), copy);
    memcpy(arguments, copy, bytes);
    return result;
}

// ---- start ----------------------------------------------------------------------------------------------------------

static FILE *node_file(int node, const char *name)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/nodes/%d/%s", getenv("AMDGPU_MODEL"), node, name);
    return fopen(path, "re");
}

static void driver_start(void)
{
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&changed, &attributes);
    for (FILE *file; gpu_count < MAX_GPUS && (file = node_file(gpu_count + 1, "mem_banks/0/properties")); gpu_count++) {
        struct gpu *gpu = &gpus[gpu_count];
        char name[64];
        unsigned long long value;
        while (fscanf(file, "%60s %llu", name, &value) == 2)
            if (!strcmp(name, "size_in_bytes"))
                gpu->bytes = value;
        fclose(file);
        file = node_file(gpu_count + 1, "marketing_name");
        if (!file || !fgets(gpu->name, sizeof gpu->name, file))
            unmodelled("a GPU without a name");
        gpu->name[strcspn(gpu->name, "\n")] = 0;
        fclose(file);
        gpu->doorbells = new_file(gpu_count, 0, DOORBELL_BYTES);
    }
}

// The child has no memory of GPUs; what it inherited of it is not mapped there.
static void driver_forked(void)
{
    for (uint32_t i = 1; i < memory_count; i++) {
        if (!memories[i])
            continue;
        if (memories[i]->fd >= 0)
            syscall(SYS_close, memories[i]->fd);
        free(memories[i]);
    }
    memory_count = memory_count ? 1 : 0;
    range_count = 0;
    memset(events, 0, sizeof events);
    queues_forked();
}

static bool is_there(void)
{
    return gpu_count > 0;
}

static int device_at(const char *path)
{
    int minor;
    if (!strcmp(path, "/dev/kfd"))
        return KFD;
    if (sscanf(path, "/dev/dri/renderD%d", &minor) != 1)
        return 0;
    return minor >= FIRST_MINOR && minor < FIRST_MINOR + gpu_count ? RENDER + minor - FIRST_MINOR : -1;
}

const struct model model = {
    .name = "amdgpu",
    .folder_variable = "AMDGPU_MODEL",
    .log_variable = "AMDGPU_MODEL_LOG",
    .start = driver_start,
    .is_there = is_there,
    .device_at = device_at,
    .mirrored = { { "/sys/devices/virtual/kfd/kfd/topology", "" } },
    .forked = driver_forked,
    .ioctl = driver_ioctl,
    .file = driver_file,
};
