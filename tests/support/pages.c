// SPDX-License-Identifier: MIT OR Apache-2.0
// Preloaded, gives a process pages of PAGE bytes: the system tells that size, maps and protects in its units, and refuses
// what is not aligned to it, as a kernel with such pages does.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static int is_aligned(const void *address)
{
    return (uintptr_t)address % PAGE == 0;
}

static size_t rounded(size_t size)
{
    return (size + PAGE - 1) / PAGE * PAGE;
}

// Makes a system call on whole pages.
static int on_pages(long number, void *start, size_t size, long argument)
{
    if (!is_aligned(start)) {
        errno = EINVAL;
        return -1;
    }
    return (int)syscall(number, start, rounded(size), argument);
}

static void *map(void *start, size_t size, int protection, int flags, int fd, off_t offset)
{
    return (void *)syscall(SYS_mmap, start, size, protection, flags, fd, offset);
}

void *mmap(void *hint, size_t size, int protection, int flags, int fd, off_t offset)
{
    const int fixed = MAP_FIXED | MAP_FIXED_NOREPLACE;
    if (size == 0 || offset % PAGE != 0 || ((flags & fixed) && !is_aligned(hint))) {
        errno = EINVAL;
        return MAP_FAILED;
    }
    if (size > SIZE_MAX - 2 * PAGE) {
        errno = ENOMEM;
        return MAP_FAILED;
    }
    size = rounded(size);
    if (flags & fixed)
        return map(hint, size, protection, flags, fd, offset);
    char *all = map(NULL, size + PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED)
        return all;
    char *start = all + (rounded((uintptr_t)all) - (uintptr_t)all);
    void *result = map(start, size, protection, flags | MAP_FIXED, fd, offset);
    const int error = errno;
    if (start > all)
        syscall(SYS_munmap, all, start - all);
    if (result == MAP_FAILED)
        syscall(SYS_munmap, start, size);
    if (start < all + PAGE)
        syscall(SYS_munmap, start + size, all + PAGE - start);
    errno = error;
    return result;
}

void *mmap64(void *hint, size_t size, int protection, int flags, int fd, off_t offset)
{
    return mmap(hint, size, protection, flags, fd, offset);
}

int munmap(void *start, size_t size)
{
    return on_pages(SYS_munmap, start, size, 0);
}

int mprotect(void *start, size_t size, int protection)
{
    return on_pages(SYS_mprotect, start, size, protection);
}

int madvise(void *start, size_t size, int advice)
{
    return on_pages(SYS_madvise, start, size, advice);
}

int msync(void *start, size_t size, int flags)
{
    return on_pages(SYS_msync, start, size, flags);
}

int getpagesize(void)
{
    return PAGE;
}

long sysconf(int name)
{
    static long (*next)(int);
    if (next == NULL)
        next = (long (*)(int))dlsym(RTLD_NEXT, "sysconf");
    if (name == _SC_PAGESIZE)
        return PAGE;
    const int counts = name == _SC_PHYS_PAGES || name == _SC_AVPHYS_PAGES;
    return counts ? next(name) / ((long)PAGE / next(_SC_PAGESIZE)) : next(name);
}

unsigned long getauxval(unsigned long type)
{
    static unsigned long (*next)(unsigned long);
    if (next == NULL)
        next = (unsigned long (*)(unsigned long))dlsym(RTLD_NEXT, "getauxval");
    return type == AT_PAGESZ ? PAGE : next(type);
}
