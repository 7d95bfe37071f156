#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Intel's Level Zero driver 26.27: an immediate command list that waits holds up all others of its engine.
#
# A program makes two immediate in-order command lists of the copy engine. The first is to wait for a number in the host's memory
# (zexCommandListAppendWaitOnMemory); the second fills memory. The host waits a second for the second list, then writes the number.
#
# Guess before: immediate lists are streams, each in its own order, so that the fill is done at once.
# Seen: the fill is not done after a second, and is done once the number is written. The lists have one queue of the engine, which
# executes in the order of the calls. A program whose second list would write the number never ends.
set -eu -o pipefail
# shellcheck source=findings/level_zero/try.bash
source "$(dirname "${BASH_SOURCE[0]}")/level_zero/try.bash"
try "the other list after a second: 1
the other list, once the first goes on: 0" <<'END'
#include "start.h"

/* zex_wait_on_mem_desc_t of Intel's driver: at least, for the host. */
struct wait { uint32_t action, scope; };
typedef ze_result_t (*append_wait)(ze_command_list_handle_t, struct wait *, void *, uint32_t, ze_event_handle_t);

int main(void)
{
    start();
    ze_command_list_handle_t lists[2];
    ze_command_queue_desc_t queue = { .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                      .ordinal = 1,
                                      .flags = ZE_COMMAND_QUEUE_FLAG_IN_ORDER,
                                      .mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS };
    for (int i = 0; i < 2; i++)
        GOOD(zeCommandListCreateImmediate(context, device, &queue, &lists[i]));
    append_wait wait;
    GOOD(zeDriverGetExtensionFunctionAddress(driver, "zexCommandListAppendWaitOnMemory", (void **)&wait));
    ze_host_mem_alloc_desc_t of_host = { ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, NULL, 0 };
    void *word;
    GOOD(zeMemAllocHost(context, &of_host, 64, 64, &word));
    *(volatile uint32_t *)word = 0;
    char *memory = on_device(4096, NULL), letter = 'm';
    struct wait at_least = { 8, 4 };
    GOOD(wait(lists[0], &at_least, word, 1, NULL));
    GOOD(zeCommandListAppendMemoryFill(lists[1], memory, &letter, 1, 4096, NULL, 0, NULL));
    printf("the other list after a second: %x\n", zeCommandListHostSynchronize(lists[1], 1000000000));
    *(volatile uint32_t *)word = 1;
    printf("the other list, once the first goes on: %x\n", zeCommandListHostSynchronize(lists[1], UINT64_MAX));
    fflush(stdout);
    _exit(0);
}
END
