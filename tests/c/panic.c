/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Prints the code that a panic inside the library becomes. */
#include <stdio.h>

int anygpu_self_test_panic(void);

int main(void)
{
    printf("%d\n", anygpu_self_test_panic());
    return 0;
}
