#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Level Zero's loader 1.32.0: with its check of handles' lifetimes every copy on an immediate command list is refused.
#
# The program makes an immediate list and copies by it, as it is and with ZE_ENABLE_VALIDATION_LAYER and
# ZE_ENABLE_HANDLE_LIFETIME, which the loader documents as a check of handles that are used after their end.
#
# Guess before: 0 both times, as the list is live, and an immediate list is open from its creation to its end.
# Seen: with the check the first copy, and each later one, is refused with ZE_RESULT_ERROR_INVALID_ARGUMENT, 0x78000004:
# the layer has the list as one that was closed. So the check cannot be used with any program that has immediate lists.
set -eu -o pipefail
# shellcheck source=findings/level_zero/try.bash
source "$(dirname "${BASH_SOURCE[0]}")/level_zero/try.bash"
try "as it is: 0
with the check: 0x78000004" <<'END'
#include "start.h"

int main(int count, char **arguments)
{
    start();
    ze_host_mem_alloc_desc_t of_host = { ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, NULL, 0 };
    void *host = NULL;
    GOOD(zeMemAllocHost(context, &of_host, 4096, 64, &host));
    ze_result_t status = zeCommandListAppendMemoryCopy(list, on_device(4096, NULL), host, 4096, NULL, 0, NULL);
    printf("%s: %#x\n", count > 1 ? arguments[1] : "as it is", status);
    fflush(stdout);
    if (count > 1)
        return 0;
    setenv("ZE_ENABLE_VALIDATION_LAYER", "1", 1);
    setenv("ZE_ENABLE_HANDLE_LIFETIME", "1", 1);
    execl("/proc/self/exe", arguments[0], "with the check", NULL);
    return 2;
}
END
