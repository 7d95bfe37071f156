#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Intel's Level Zero driver 26.27: freeing an address inside of an allocation succeeds, and frees nothing.
#
# A program calls zeMemFree with the address of the second page of 8 MiB of device memory, asks what is known of the first, and
# frees that.
#
# Guess before: an invalid argument, as an address on the stack is; or the whole allocation is freed.
# Seen: zeMemFree answers ZE_RESULT_SUCCESS, and the allocation is as it was: a program that frees by such an address has no sign
# of its leak.
set -eu -o pipefail
# shellcheck source=findings/level_zero/try.bash
source "$(dirname "${BASH_SOURCE[0]}")/level_zero/try.bash"
try "inside: 0; of the allocation 8388608 bytes are left
a stack's address: 78000004" <<'END'
#include "start.h"

int main(void)
{
    start();
    char *memory = on_device(8 << 20, NULL);
    printf("inside: %x; ", zeMemFree(context, memory + 4096));
    void *base = NULL;
    size_t size = 0;
    GOOD(zeMemGetAddressRange(context, memory, &base, &size));
    put(memory, 'm', 8 << 20);
    printf("of the allocation %zu bytes are left\n", get(memory) == 'm' ? size : 0);
    printf("a stack's address: %x\n", zeMemFree(context, &size));
    fflush(stdout);
    _exit(0);
}
END
