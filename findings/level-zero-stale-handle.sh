#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Intel's Level Zero driver 26.27: the handle of freed memory opens another allocation.
#
# A process exports 4 MiB by zeMemGetIpcHandle, frees them, and exports another 4 MiB. Another process opens the first handle.
#
# Guess before: zeMemOpenIpcHandle refuses it, as CUDA and HIP do; or the bytes of the freed memory are seen.
# Seen: it succeeds and maps the second allocation. The handle has the number of a file descriptor in the exporter, which the
# second allocation's dma-buf has got, and nothing that tells the two apart.
set -eu -o pipefail
# shellcheck source=findings/level_zero/try.bash
source "$(dirname "${BASH_SOURCE[0]}")/level_zero/try.bash"
try "the handle of what was freed: 0, its first letter is s" <<'END'
#include "start.h"

int main(void)
{
    int is_first, socket = two_processes(&is_first);
    ze_ipc_mem_handle_t handle, other;
    char done = 0;
    if (is_first) {
        enum { BYTES = 4 << 20 };
        char *first = on_device(BYTES, NULL);
        put(first, 'f', BYTES);
        GOOD(zeMemGetIpcHandle(context, first, &handle));
        GOOD(zeMemFree(context, first));
        char *second = on_device(BYTES, NULL);
        put(second, 's', BYTES);
        GOOD(zeMemGetIpcHandle(context, second, &other));
        tell(socket, &handle, sizeof handle);
        hear(socket, &done, 1);
    } else {
        void *opened = NULL;
        hear(socket, &handle, sizeof handle);
        ze_result_t status = zeMemOpenIpcHandle(context, device, handle, 0, &opened);
        printf("the handle of what was freed: %x", status);
        if (!status)
            printf(", its first letter is %c", get(opened));
        printf("\n");
        fflush(stdout);
        tell(socket, &done, 1);
    }
    _exit(0);
}
END
