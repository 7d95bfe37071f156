/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Opens and closes another process's memory and event 1,000 times: device memory and descriptors must stay. */
#include "direct.h"

#include <dirent.h>
#include <sys/wait.h>

static int descriptors(void)
{
    int count = 0;
    DIR *folder = opendir("/proc/self/fd");
    while (folder && readdir(folder))
        count++;
    if (folder)
        closedir(folder);
    return count;
}

int main(void)
{
    struct { hipIpcMemHandle_t memory; hipIpcEventHandle_t event; } sent;
    int down[2], up[2], status;
    char done = 0;
    if (pipe(down) || pipe(up))
        fail("no pipe");
    pid_t child = fork();
    if (child == 0) {
        void *memory;
        hipEvent_t event;
        HIP(hipMalloc(&memory, 64 << 20));
        HIP(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
        HIP(hipEventRecord(event, NULL));
        HIP(hipIpcGetMemHandle(&sent.memory, memory));
        HIP(hipIpcGetEventHandle(&sent.event, event));
        send_to(up[1], &sent, sizeof sent);
        receive(down[0], &done, 1);
        _exit(0);
    }
    receive(up[0], &sent, sizeof sent);
    size_t before = 0, after, total;
    int files = 0;
    for (int cycle = 0; cycle < 1010; cycle++) {
        void *memory;
        hipEvent_t event;
        /* The first cycles make what is made once. */
        if (cycle == 10) {
            HIP(hipMemGetInfo(&before, &total));
            files = descriptors();
        }
        HIP(hipIpcOpenMemHandle(&memory, sent.memory, hipIpcMemLazyEnablePeerAccess));
        HIP(hipIpcOpenEventHandle(&event, sent.event));
        HIP(hipMemset(memory, cycle, 4096));
        HIP(hipEventDestroy(event));
        HIP(hipIpcCloseMemHandle(memory));
    }
    HIP(hipMemGetInfo(&after, &total));
    int left = descriptors();
    send_to(down[1], &done, 1);
    waitpid(child, &status, 0);
    printf("1000 cycles: free device memory %zu before, %zu after; %d descriptors before, %d after\n", before, after,
           files, left);
    return before != after || files != left || status;
}
