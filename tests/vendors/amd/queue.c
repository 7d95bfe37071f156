/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Work behind a wait for a value. */
#include "runtime.h"

#include "../queue.c"

void finish_all(int device)
{
    finish(NULL);
    for (unsigned i = 0; i < streams; i++)
        if (stream_list[i]->device == device)
            finish(stream_list[i]);
}

/* AMD's library waits for its streams when the process ends. */
__attribute__((destructor)) static void leave(void)
{
    int waits = 0;
    for (int i = 0; i < 2000; i++) {
        pthread_mutex_lock(&lock);
        waits = !is_idle(NULL);
        for (unsigned j = 0; j < streams; j++)
            waits |= !is_idle(stream_list[j]);
        pthread_mutex_unlock(&lock);
        if (!waits)
            return;
        usleep(1000);
    }
    die("the process ends and a stream still waits");
}
