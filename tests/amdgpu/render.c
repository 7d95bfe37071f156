// SPDX-License-Identifier: MIT OR Apache-2.0
// The functions of libdrm and libdrm_amdgpu that AMD's libraries call (amdgpu.h): buffers by descriptor, and mappings of
// them with rights of their own.
#define _GNU_SOURCE
#include "model.h"

#include <amdgpu.h>
#include <amdgpu_drm.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define OFFSET_SHIFT 36

struct amdgpu_device {
    int gpu, fd;
};
// As in libdrm, a device has one buffer for each file, with a count of its users.
struct amdgpu_bo {
    struct memory *memory;
    int gpu, users;
    ino_t file;
    void *cpu;
    struct amdgpu_bo *next;
};
static struct amdgpu_bo *buffers;

EXPORT int drmOpenRender(int minor)
{
    int gpu = minor - FIRST_MINOR;
    return gpu >= 0 && gpu < gpu_count ? open_device(RENDER + gpu) : -1;
}

EXPORT int drmClose(int fd)
{
    return close(fd);
}

EXPORT int amdgpu_device_initialize(int fd, uint32_t *major, uint32_t *minor, amdgpu_device_handle *handle)
{
    int gpu = kind_of_descriptor(fd) - RENDER;
    if (gpu < 0)
        return -EINVAL;
    struct amdgpu_device *device = calloc(1, sizeof *device);
    *device = (struct amdgpu_device){ gpu, open_device(RENDER + gpu) };
    *major = 3, *minor = 61, *handle = device;
    return 0;
}

EXPORT int amdgpu_device_deinitialize(amdgpu_device_handle device)
{
    close(device->fd);
    free(device);
    return 0;
}

EXPORT int amdgpu_device_get_fd(amdgpu_device_handle device)
{
    return device->fd;
}

EXPORT const char *amdgpu_get_marketing_name(amdgpu_device_handle device)
{
    return gpus[device->gpu].name;
}

EXPORT int amdgpu_query_gpu_info(amdgpu_device_handle device, struct amdgpu_gpu_info *info)
{
    (void)device;
    *info = (struct amdgpu_gpu_info){ .asic_id = 0x740f, .family_id = AMDGPU_FAMILY_AI, .num_shader_engines = 8 };
    return 0;
}

EXPORT int amdgpu_bo_import(amdgpu_device_handle device, enum amdgpu_bo_handle_type type, uint32_t shared,
                            struct amdgpu_bo_import_result *result)
{
    if (type != amdgpu_bo_handle_type_dma_buf_fd)
        unmodelled("importing a buffer by something else than a descriptor");
    struct stat file;
    if (fstat((int)shared, &file))
        return -errno;
    lock_model();
    struct amdgpu_bo *bo = buffers;
    while (bo && (bo->gpu != device->gpu || bo->file != file.st_ino))
        bo = bo->next;
    struct memory *memory = bo ? bo->memory : import_memory(shared, device->gpu, 0);
    int number = errno;
    if (memory && !bo) {
        bo = calloc(1, sizeof *bo);
        *bo = (struct amdgpu_bo){ memory, device->gpu, 0, file.st_ino, NULL, buffers };
        buffers = bo;
    }
    if (memory)
        bo->users++;
    unlock_model();
    if (!memory)
        return -number;
    *result = (struct amdgpu_bo_import_result){ bo, memory->bytes };
    return 0;
}

EXPORT int amdgpu_bo_export(amdgpu_bo_handle bo, enum amdgpu_bo_handle_type type, uint32_t *shared)
{
    if (type == amdgpu_bo_handle_type_kms) {
        *shared = bo->memory->id;
        return 0;
    }
    if (type != amdgpu_bo_handle_type_dma_buf_fd)
        unmodelled("exporting a buffer as %d", type);
    int fd = export_memory(bo->memory);
    *shared = fd;
    return fd < 0 ? -errno : 0;
}

EXPORT int drmCommandWriteRead(int fd, unsigned long command, void *data, unsigned long bytes)
{
    if (kind_of_descriptor(fd) < RENDER || command != DRM_AMDGPU_GEM_MMAP || bytes != sizeof(union drm_amdgpu_gem_mmap))
        unmodelled("command %#lx of a render node", command);
    union drm_amdgpu_gem_mmap *args = data;
    args->out.addr_ptr = (uint64_t)args->in.handle << OFFSET_SHIFT;
    return 0;
}

EXPORT int amdgpu_bo_free(amdgpu_bo_handle bo)
{
    lock_model();
    if (--bo->users == 0) {
        struct amdgpu_bo **place = &buffers;
        while (*place != bo)
            place = &(*place)->next;
        *place = bo->next;
        if (bo->cpu)
            munmap(bo->cpu, bo->memory->bytes);
        free_memory(bo->memory);
        free(bo);
    }
    unlock_model();
    return 0;
}

EXPORT int amdgpu_bo_cpu_map(amdgpu_bo_handle bo, void **cpu)
{
    if (!bo->cpu) {
        void *mapped = map_file(NULL, bo->memory->bytes, PROT_READ | PROT_WRITE, MAP_SHARED, bo->memory->fd, 0);
        if (mapped == MAP_FAILED)
            return -errno;
        bo->cpu = mapped;
    }
    *cpu = bo->cpu;
    return 0;
}

EXPORT int amdgpu_bo_va_op(amdgpu_bo_handle bo, uint64_t offset, uint64_t bytes, uint64_t va, uint64_t flags,
                           uint32_t operation)
{
    // Without flags, all rights are meant.
    bool writable = !flags || flags & AMDGPU_VM_PAGE_WRITEABLE;
    bool unmaps = operation == AMDGPU_VA_OP_UNMAP;
    note(3, "mapping %#lx, %#lx bytes, flags %#lx, operation %u", (long)va, (long)bytes, (long)flags, operation);
    if (!unmaps && operation != AMDGPU_VA_OP_MAP && operation != AMDGPU_VA_OP_REPLACE)
        unmodelled("a mapping's operation %u", operation);
    if (offset > bo->memory->bytes || bytes > bo->memory->bytes - offset)
        return -EINVAL;
    lock_model();
    if (unmaps)
        unmap_range(va, bytes, 1u << bo->gpu, bo->memory);
    else
        map_range(va, bytes, bo->memory->host + offset, 1u << bo->gpu, writable, bo->memory);
    unlock_model();
    return 0;
}

EXPORT int amdgpu_bo_query_info(amdgpu_bo_handle bo, struct amdgpu_bo_info *info)
{
    *info = (struct amdgpu_bo_info){ .alloc_size = bo->memory->bytes };
    ssize_t got = pread(bo->memory->fd, &info->metadata, sizeof info->metadata, bo->memory->bytes);
    return got == sizeof info->metadata ? 0 : -EIO;
}

EXPORT int amdgpu_bo_set_metadata(amdgpu_bo_handle bo, struct amdgpu_bo_metadata *data)
{
    _Static_assert(sizeof *data <= METADATA_BYTES, "it has a page");
    return pwrite(bo->memory->fd, data, sizeof *data, bo->memory->bytes) == sizeof *data ? 0 : -EIO;
}
