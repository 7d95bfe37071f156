#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Intel's Level Zero driver 26.27: the end of an import of physical memory is that of the memory itself, if it is this process's.
#
# A process exports physical memory as a dma-buf, makes other physical memory of that, and destroys the other one. Then it maps the
# first. The same with an allocation: zeMemAllocDevice of its dma-buf, zeMemFree of that, and a copy of the first.
#
# Guess before: 0, as both are objects of their own, and each was ended once.
# Seen: the allocation is as before, but physical memory cannot be mapped any more: ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,
# 0x70000003. Both have one handle of the kernel, which gives a file that has the buffer its handle again; the end of the import
# closes it.
set -eu -o pipefail
# shellcheck source=findings/level_zero/try.bash
source "$(dirname "${BASH_SOURCE[0]}")/level_zero/try.bash"
try "an allocation behind its import's end: reads a
physical memory behind its import's end: 0x70000003" <<'END'
#include "start.h"

static ze_external_memory_export_desc_t export = { ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC, NULL,
                                                   ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF };
static ze_external_memory_export_fd_t exported = { .stype = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD,
                                                   .flags = ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF };
static ze_external_memory_import_fd_t import = { .stype = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD,
                                                 .flags = ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF };

static ze_physical_mem_handle_t physical(const void *next)
{
    ze_physical_mem_desc_t description = { ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, next, ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_DEVICE,
                                           2 << 20 };
    ze_physical_mem_handle_t memory;
    GOOD(zePhysicalMemCreate(context, device, &description, &memory));
    return memory;
}

int main(void)
{
    ze_memory_allocation_properties_t of_memory = { .stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES, .pNext = &exported };
    ze_physical_mem_properties_t of_physical = { .stype = ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, .pNext = &exported };
    start();
    char *memory = on_device(2 << 20, &export);
    put(memory, 'a', 4096);
    GOOD(zeMemGetAllocProperties(context, memory, &of_memory, NULL));
    import.fd = dup(exported.fd);
    GOOD(zeMemFree(context, on_device(2 << 20, &import)));
    printf("an allocation behind its import's end: reads %c\n", get(memory));

    void *address = NULL;
    ze_physical_mem_handle_t first = physical(&export);
    GOOD(zePhysicalMemGetProperties(context, first, &of_physical));
    import.fd = exported.fd;
    GOOD(zePhysicalMemDestroy(context, physical(&import)));
    GOOD(zeVirtualMemReserve(context, NULL, 2 << 20, &address));
    printf("physical memory behind its import's end: %#x\n",
           zeVirtualMemMap(context, address, 2 << 20, first, 0, ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE));
    return 0;
}
END
