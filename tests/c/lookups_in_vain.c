// SPDX-License-Identifier: MIT OR Apache-2.0
// Looks functions up that there are not, each twice, and one that there is.
#include <anygpu/cuda.h>
#include <anygpu/cudart.h>
#include <anygpu/hip.h>
#include <stddef.h>

int main(void)
{
    void *found;
    for (int time = 0; time < 2; time++) {
        CUdriverProcAddressQueryResult status;
        cudaDriverEntryPointQueryResult outcome;
        cuGetProcAddress_v2("cuOfTheFuture", &found, 12000, 0, &status);
        cudaGetDriverEntryPointByVersion("cuOfTheRuntimes", &found, 12000, 0, &outcome);
        cudaGetDriverEntryPointByVersion("cuMemAlloc", &found, 12000, 0, &outcome);
        if (hipGetProcAddress("hipOfTheFuture", &found, 600, 0, NULL) == hipSuccess)
            return 1;
    }
    return found == NULL ? 0 : 1;
}
