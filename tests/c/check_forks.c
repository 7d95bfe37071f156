/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Forks children of a process that has noted and used no device, while another thread notes. Each child notes, and then uses
 * a device.
 *
 *     check_forks CHILDREN
 */
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#define CALL(call) \
    do { \
        int status_ = (int)(call); \
        if (status_) \
            fprintf(stderr, "%d: %s: %d, %s\n", __LINE__, #call, status_, anygpu_last_reason()), _exit(1); \
    } while (0)

static int timeline;
static atomic_int is_over;

static void *notes(void *nothing)
{
    uint64_t value;
    while (!is_over)
        CALL(anygpu_timeline_value(&value, timeline));
    return nothing;
}

int main(int count, char **arguments)
{
    pthread_t thread;
    int failed = 0;
    CALL(anygpu_timeline_create(&timeline, 0));
    CALL(anygpu_timeline_signal(timeline, 1));
    CALL(pthread_create(&thread, NULL, notes, NULL));
    for (int left = count > 1 ? atoi(arguments[1]) : 1; left > 0; left--) {
        pid_t child = fork();
        if (child == 0) {
            uint64_t value;
            void *memory;
            /* A child that waits for ever for a lock of its parent's ends as failed. */
            alarm(60);
            for (int i = 0; i < 100; i++)
                CALL(anygpu_timeline_value(&value, timeline));
            CALL(hipMalloc(&memory, 4096));
            CALL(hipMemset(memory, 1, 4096));
            CALL(hipFree(memory));
            _exit(value != 1);
        }
        int status = -1;
        waitpid(child, &status, 0);
        if (status)
            fprintf(stderr, "a child ended with %#x\n", status), failed = 1;
    }
    is_over = 1;
    pthread_join(thread, NULL);
    return failed;
}
