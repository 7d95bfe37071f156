// SPDX-License-Identifier: MIT OR Apache-2.0
// Preloaded, makes a process's first fallocate take as long as a fork needs that another thread makes meanwhile.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/types.h>
#include <unistd.h>

static void wait_once(void)
{
    static int calls;
    if (!__atomic_fetch_add(&calls, 1, __ATOMIC_RELAXED)) {
        usleep(300000);
    }
}

int fallocate(int file, int mode, off_t offset, off_t length)
{
    int (*next)(int, int, off_t, off_t) = (int (*)(int, int, off_t, off_t))dlsym(RTLD_NEXT, "fallocate");
    wait_once();
    return next(file, mode, offset, length);
}

int fallocate64(int file, int mode, off64_t offset, off64_t length)
{
    int (*next)(int, int, off64_t, off64_t) = (int (*)(int, int, off64_t, off64_t))dlsym(RTLD_NEXT, "fallocate64");
    wait_once();
    return next(file, mode, offset, length);
}
