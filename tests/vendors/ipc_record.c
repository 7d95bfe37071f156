/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A stand-in for AMD's libamdhip64.so.6 that says what arrives where HIP's C interface takes 64 bytes by value. */
#include "show.h"

int hipGetDeviceCount(int *count)
{
    *count = 1;
    return 0;
}

static void show(struct bytes64 handle)
{
    printf("arrived: handle ");
    for (size_t i = 0; i < sizeof handle; i++)
        printf("%02X", (unsigned char)handle.bytes[i]);
}

int hipIpcOpenMemHandle(void **pointer, struct bytes64 handle, unsigned flags)
{
    show(handle);
    printf(" flags %08X\n", flags);
    fflush(stdout);
    *pointer = NULL;
    return 0;
}

int hipIpcOpenEventHandle(void **event, struct bytes64 handle)
{
    show(handle);
    printf("\n");
    fflush(stdout);
    *event = NULL;
    return 0;
}
