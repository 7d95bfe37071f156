/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Prints what calls answer where there is no device, the back end's name, and the reason. */
#include <stdio.h>

int hipGetDeviceCount(int *count);
int hipMalloc(void **pointer, size_t size);
const char *anygpu_backend(void);
const char *anygpu_last_reason(void);

int main(void)
{
    int count = -7;
    void *pointer = &count;
    int first = hipGetDeviceCount(&count);
    int second = hipMalloc(&pointer, 64);
    if (first == 0) {
        printf("device\n");
        return 0;
    }
    /* Asking for the back end is a failing call too, so the reason comes first. */
    printf("%d %d\n%s\n", first, second, anygpu_last_reason());
    printf("%s\n", anygpu_backend());
    /* hipMalloc failed, so its output must be as it was. */
    return pointer == &count ? 0 : 1;
}
