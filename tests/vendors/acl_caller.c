/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Calls every function of "calls.inc" (written by tests/native.rs) with arguments that can be told apart, and shows each
 * before the call and its result after it.
 *
 *     caller all        every function, before aclInit
 *     caller started    every function, after it
 *     caller backend    aclInit, and a call after it
 */
#include "show.h"

#include "calls.inc"

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "all";
    if (strcmp(what, "backend") == 0) {
        printf("aclInit %d\n", aclInit(NULL));
        printf("aclrtSetDevice %d\n", aclrtSetDevice(0));
        return 0;
    }
    if (strcmp(what, "started") == 0 && aclInit(NULL) != 0)
        return 1;
    call_all();
    return 0;
}
