/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <stdio.h>
#include <string.h>

#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

int main(void)
{
    const char words[] = "through the device and back";
    char back[sizeof words] = "";
    void *memory, *opened;
    hipIpcMemHandle_t handle;

    if (hipMalloc(&memory, sizeof words) != hipSuccess
        || hipMemcpy(memory, words, sizeof words, hipMemcpyHostToDevice) != hipSuccess
        || hipMemcpy(back, memory, sizeof words, hipMemcpyDeviceToHost) != hipSuccess
        || hipIpcGetMemHandle(&handle, memory) != hipSuccess)
        return 1;
    /* Only other processes may open it. */
    if (hipIpcOpenMemHandle(&opened, handle, hipIpcMemLazyEnablePeerAccess) != hipErrorInvalidContext)
        return 2;
    if (strstr(anygpu_last_reason(), "hipIpcOpenMemHandle") == NULL)
        return 3;
    if (hipFree(memory) != hipSuccess || strcmp(words, back) != 0)
        return 4;
    printf("anygpu %s\n", anygpu_version());
    return 0;
}
