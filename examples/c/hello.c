/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Fills device memory, copies it back, and prints the back end and "ok", or the reason why not. */
#include <stdio.h>

#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

int main(void)
{
    char bytes[1000] = "";
    void *memory;
    if (hipMalloc(&memory, sizeof bytes) != hipSuccess || hipMemset(memory, 7, sizeof bytes) != hipSuccess
        || hipMemcpy(bytes, memory, sizeof bytes, hipMemcpyDeviceToHost) != hipSuccess
        || hipFree(memory) != hipSuccess) {
        fprintf(stderr, "hello: %s\n", anygpu_last_reason());
        return 1;
    }
    for (size_t i = 0; i < sizeof bytes; i++)
        if (bytes[i] != 7)
            return 1;
    printf("hello: %s ok\n", anygpu_backend());
    return 0;
}
