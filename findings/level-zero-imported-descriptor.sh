#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Intel's Level Zero driver 26.27: who closes an imported dma-buf depends on the call.
#
# A program exports an allocation as a dma-buf by zeMemGetAllocProperties, twice, and imports copies of the descriptor: by
# zeMemAllocDevice with ze_external_memory_import_fd_t, and by zePhysicalMemCreate with the same structure.
#
# Guess before: each export is a new descriptor of the caller's; an import leaves the caller's open, as Vulkan's does for dma-bufs
# that EGL imports, or takes it, as Vulkan's own import does: either way both imports alike.
# Seen: both exports are one descriptor, the driver's own, which ends with the memory. zeMemAllocDevice closes what it has
# imported at once; zePhysicalMemCreate leaves it open, and zePhysicalMemDestroy closes its number, so that a caller who has closed it
# himself loses the file that has the number by then. An import of 64 MiB of a buffer of 1 MiB succeeds and has 1 MiB.
set -eu -o pipefail
# shellcheck source=findings/level_zero/try.bash
source "$(dirname "${BASH_SOURCE[0]}")/level_zero/try.bash"
try "exported twice: one descriptor
imported by zeMemAllocDevice: closed
imported by zePhysicalMemCreate: open
once that is destroyed: closed
64 MiB of 1: status 0, 1048576 bytes" <<'END'
#include "start.h"

static int exported(const void *address)
{
    ze_external_memory_export_fd_t descriptor = { ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD, NULL,
                                                  ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF, -1 };
    ze_memory_allocation_properties_t properties = { .stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES,
                                                     .pNext = &descriptor };
    GOOD(zeMemGetAllocProperties(context, address, &properties, NULL));
    return descriptor.fd;
}

static const char *state(int descriptor)
{
    return fcntl(descriptor, F_GETFD) < 0 ? "closed" : "open";
}

int main(void)
{
    start();
    ze_external_memory_export_desc_t shareable = { ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC, NULL,
                                                   ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF };
    char *memory = on_device(2 << 20, &shareable), *small = on_device(1 << 20, &shareable);
    printf("exported twice: %s\n", exported(memory) == exported(memory) ? "one descriptor" : "two descriptors");
    ze_external_memory_import_fd_t import = { ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD, NULL,
                                              ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF, dup(exported(memory)) };
    on_device(2 << 20, &import);
    printf("imported by zeMemAllocDevice: %s\n", state(import.fd));
    import.fd = dup(exported(memory));
    ze_physical_mem_desc_t physical = { ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, &import, 0, 2 << 20 };
    ze_physical_mem_handle_t handle;
    GOOD(zePhysicalMemCreate(context, device, &physical, &handle));
    printf("imported by zePhysicalMemCreate: %s\n", state(import.fd));
    GOOD(zePhysicalMemDestroy(context, handle));
    printf("once that is destroyed: %s\n", state(import.fd));
    import.fd = dup(exported(small));
    ze_device_mem_alloc_desc_t descriptor = { ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, &import, 0, 0 };
    void *large = NULL, *base;
    size_t size = 0;
    ze_result_t status = zeMemAllocDevice(context, &descriptor, 64 << 20, 64, device, &large);
    if (!status)
        GOOD(zeMemGetAddressRange(context, large, &base, &size));
    printf("64 MiB of 1: status %x, %zu bytes\n", status, size);
    fflush(stdout);
    _exit(0);
}
END
