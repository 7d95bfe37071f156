/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <stdio.h>
#include <string.h>

#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

int main(void)
{
    hipIpcMemHandle_t handle;
    void *memory = NULL;
    memset(&handle, 0, sizeof handle);
    hipError_t status = hipIpcOpenMemHandle(&memory, handle, hipIpcMemLazyEnablePeerAccess);
    if (status == hipSuccess || memory != NULL || strstr(anygpu_last_reason(), "hipIpcOpenMemHandle") == NULL)
        return 1;
    printf("anygpu %s\n", anygpu_version());
    return 0;
}
