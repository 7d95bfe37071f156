/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Fails with a long name that has line ends in it; then closes every descriptor, as daemons do, has a file of its own
 * by all their numbers, and goes on: what is logged meanwhile is not written to that file.
 *
 *     log FILE
 */
#include <anygpu/cuda.h>
#undef cuGetProcAddress

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

CUresult cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags);

int main(int count, char **arguments)
{
    enum { LAST = 1023 };
    static char name[100000];
    struct stat status;
    void *function;
    int devices;
    if (count != 2 || cuInit(0))
        return 2;
    memset(name, 'x', sizeof name - 1);
    memcpy(name, "one\nanygpu two\r\n", 16);
    if (cuGetProcAddress(name, &function, 11030, 0) != CUDA_ERROR_NOT_FOUND)
        return 3;
    for (int i = 3; i <= LAST; i++)
        close(i);
    int file = open(arguments[1], O_CREAT | O_TRUNC | O_RDWR, 0600);
    for (int i = file + 1; i <= LAST; i++)
        dup2(file, i);
    if (cuDeviceGetCount(&devices) || fstat(file, &status))
        return 4;
    printf("%d\n", (int)status.st_size);
    return 0;
}
