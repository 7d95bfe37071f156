#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Intel's Level Zero driver 26.27: who opens one small allocation can read and write the others.
#
# A process allocates twice 4 KiB of device memory and exports the first by zeMemGetIpcHandle. Another process opens that, and
# asks how large it is; then it reads and writes at the distance that the two have in the first process.
#
# Guess before: 4096 bytes, or a page of 64 KiB; what is behind cannot be reached.
# Seen: both were cut from one block of 2 MiB, which is what is opened and what zeMemGetAddressRange tells. The other process
# reads and writes the second allocation, which was never exported.
set -eu -o pipefail
# shellcheck source=findings/level_zero/try.bash
source "$(dirname "${BASH_SOURCE[0]}")/level_zero/try.bash"
try "opened: 2097152 bytes; what was not exported reads s
the owner's own now reads w" <<'END'
#include "start.h"

int main(void)
{
    int is_first, socket = two_processes(&is_first);
    ze_ipc_mem_handle_t handle;
    long distance;
    char done = 0;
    if (is_first) {
        char *first = on_device(4096, NULL), *second = on_device(4096, NULL);
        put(first, 'f', 4096);
        put(second, 's', 4096);
        GOOD(zeMemGetIpcHandle(context, first, &handle));
        distance = second - first;
        tell(socket, &handle, sizeof handle);
        tell(socket, &distance, sizeof distance);
        hear(socket, &done, 1);
        printf("the owner's own now reads %c\n", get(second));
        fflush(stdout);
    } else {
        void *opened, *base;
        size_t size;
        hear(socket, &handle, sizeof handle);
        hear(socket, &distance, sizeof distance);
        GOOD(zeMemOpenIpcHandle(context, device, handle, 0, &opened));
        GOOD(zeMemGetAddressRange(context, opened, &base, &size));
        char *behind = (char *)opened + distance;
        printf("opened: %zu bytes; what was not exported reads %c\n", size, get(behind));
        fflush(stdout);
        put(behind, 'w', 4096);
        tell(socket, &done, 1);
    }
    _exit(0);
}
END
