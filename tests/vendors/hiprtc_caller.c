/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Calls every function of "calls.inc" (written by tests/native.rs) with arguments that can be told apart, in a process that
 * has loaded the library RUNTIME.
 *
 *     hiprtc_caller all     every function
 *     hiprtc_caller link    one of those that AMD's library alone has */
#include <dlfcn.h>

#include "show.h"

#include "calls.inc"

int main(int count, char **words)
{
    if (count < 2 || !dlopen(getenv("RUNTIME"), RTLD_LAZY | RTLD_GLOBAL))
        return 1;
    if (strcmp(words[1], "all") == 0) {
        call_all();
        return 0;
    }
    void *state;
    printf("hiprtcLinkCreate %d\n", hiprtcLinkCreate(0, NULL, NULL, &state));
    return 0;
}
