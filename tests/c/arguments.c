/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Calls names of libcuda.so.1 with prototypes of its own, twice each: the first call finds where the name leads.
 */
#include "arguments.h"

#include <stdio.h>

int main(void)
{
    struct big big = { { 1, 2, 3, 4, 5 }, 6 };
    for (int call = 0; call < 2; call++) {
        struct big returned = cuDeviceGet(7, 8);
        if (cuInit(1, 2, 3, 4, &big, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, big, 17) != 4242
            || cuCtxCreate("%d %.1f %d %.1f %d %.1f %d %.1f", 1, 2.5, 3, 4.5, 5, 6.5, 7, 8.5) != 4343
            || returned.doubles[0] != 7 || returned.doubles[1] != 8 || returned.integer != 6)
            return 1 + call;
    }
    puts("arguments: ok");
    return 0;
}
