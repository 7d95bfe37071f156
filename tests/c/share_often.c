/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Shares memory many times from many threads, through HIP and through CUDA, and shows each call as the log is to show it:
 *
 *     share_often THREADS ROUNDS
 */
#include <anygpu/cuda.h>
#include <anygpu/hip.h>

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static CUcontext context;
static int rounds;

static void show(const char *name, const void *handle, const void *memory)
{
    const unsigned char *bytes = (const unsigned char *)handle;
    char text[33];
    for (int i = 0; i < 16; i++)
        sprintf(text + 2 * i, "%02x", bytes[i]);
    printf("%s %s..., 0x%jx\n", name, text, (uintmax_t)(uintptr_t)memory);
}

static void *share(void *wrong)
{
    void *memory, *opened;
    hipIpcMemHandle_t hip;
    CUipcMemHandle cuda;
    CUdeviceptr address;
    if (cuCtxSetCurrent(context) != CUDA_SUCCESS || hipMalloc(&memory, 4096) != hipSuccess)
        return wrong;
    for (int i = 0; i < rounds; i++) {
        if (hipIpcGetMemHandle(&hip, memory) != hipSuccess)
            return wrong;
        show("hipIpcGetMemHandle", &hip, memory);
        if (cuIpcGetMemHandle(&cuda, (CUdeviceptr)(uintptr_t)memory) != CUDA_SUCCESS)
            return wrong;
        show("cuIpcGetMemHandle", &cuda, memory);
    }
    memset(&hip, 0, sizeof hip);
    memset(&cuda, 0, sizeof cuda);
    if (strcmp(hipGetErrorName(hipIpcOpenMemHandle(&opened, hip, 1)), "hipErrorInvalidValue") != 0
        || cuIpcOpenMemHandle_v2(&address, cuda, 1) != CUDA_ERROR_INVALID_VALUE || hipFree(memory) != hipSuccess)
        return wrong;
    return NULL;
}

int main(int argc, char **argv)
{
    enum { MOST = 64 };
    pthread_t threads[MOST];
    int count = argc > 1 ? atoi(argv[1]) : 1, failed = 0;
    rounds = argc > 2 ? atoi(argv[2]) : 1;
    if (count > MOST || cuInit(0) != CUDA_SUCCESS || cuDevicePrimaryCtxRetain(&context, 0) != CUDA_SUCCESS)
        return 1;
    for (int i = 0; i < count; i++)
        pthread_create(&threads[i], NULL, share, &failed);
    for (int i = 0; i < count; i++) {
        void *wrong;
        pthread_join(threads[i], &wrong);
        failed |= wrong != NULL;
    }
    return failed;
}
