#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Intel's Level Zero driver 26.27: the descriptor that it gives of physical memory stays open when the memory is destroyed, and
# keeps it, where that of an allocation is closed with it.
#
# The program allocates device memory that is exportable, and asks twice for its dma-buf by zeMemGetAllocProperties; then the same
# of physical memory by zePhysicalMemGetProperties. It frees each, and asks the system whether the descriptor is open.
#
# Guess before: either both are the caller's to close, or both are the driver's: each answer is the same number twice, so the
# driver's.
# Seen: zeMemFree closes its descriptor, so that a caller that closes it, too, closes another's; zePhysicalMemDestroy leaves its
# open, so that a caller who does not close it keeps the memory for ever.
set -eu -o pipefail
# shellcheck source=findings/level_zero/try.bash
source "$(dirname "${BASH_SOURCE[0]}")/level_zero/try.bash"
try "an allocation's: the same twice, closed by zeMemFree
physical memory's: the same twice, open behind zePhysicalMemDestroy" <<'END'
#include "start.h"

static ze_external_memory_export_fd_t exported[2];

static void *descriptor(int number)
{
    exported[number] = (ze_external_memory_export_fd_t){ .stype = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD,
                                                         .flags = ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF,
                                                         .fd = -1 };
    return &exported[number];
}

static void show(const char *what, const char *free)
{
    printf("%s: %s twice, %s %s\n", what, exported[0].fd == exported[1].fd ? "the same" : "others",
           fcntl(exported[0].fd, F_GETFD) < 0 ? "closed by" : "open behind", free);
}

int main(void)
{
    ze_external_memory_export_desc_t export = { ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC, NULL,
                                                ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF };
    ze_physical_mem_desc_t description = { ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, &export,
                                           ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_DEVICE, 2 << 20 };
    ze_physical_mem_handle_t physical;
    start();
    char *memory = on_device(2 << 20, &export);
    for (int i = 0; i < 2; i++) {
        ze_memory_allocation_properties_t properties = { .stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES,
                                                         .pNext = descriptor(i) };
        GOOD(zeMemGetAllocProperties(context, memory, &properties, NULL));
    }
    GOOD(zeMemFree(context, memory));
    show("an allocation's", "zeMemFree");
    GOOD(zePhysicalMemCreate(context, device, &description, &physical));
    for (int i = 0; i < 2; i++) {
        ze_physical_mem_properties_t properties = { .stype = ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES,
                                                    .pNext = descriptor(i) };
        GOOD(zePhysicalMemGetProperties(context, physical, &properties));
    }
    GOOD(zePhysicalMemDestroy(context, physical));
    show("physical memory's", "zePhysicalMemDestroy");
    return 0;
}
END
