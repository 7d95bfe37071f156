// SPDX-License-Identifier: MIT OR Apache-2.0
// Ranks that wait sleep. MPICH over UCX has no setting for it, and the tests start more ranks than there are processors.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>

unsigned ucp_worker_progress(void *worker);

unsigned ucp_worker_progress(void *worker)
{
    static unsigned (*progress)(void *);
    if (!progress)
        progress = (unsigned (*)(void *))dlsym(RTLD_NEXT, "ucp_worker_progress");
    unsigned events = progress(worker);
    if (!events)
        usleep(50);
    return events;
}
