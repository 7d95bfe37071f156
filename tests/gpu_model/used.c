// SPDX-License-Identifier: MIT OR Apache-2.0
// The memory of the GPUs that processes use. Each has a row of a file, which it owns as long as it holds a lock on that byte.
#define _GNU_SOURCE
#include "shared.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

struct row {
    uint64_t used[MAX_GPUS];
};
#define ROWS 4096
static struct row *rows, *own_row;
static int rows_fd = -1;

static bool lock_row(int command, int row)
{
    struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = row, .l_len = 1 };
    return fcntl(rows_fd, command, &lock) == 0 && (command != F_OFD_GETLK || lock.l_type != F_UNLCK);
}

uint64_t *own_used(void)
{
    if (own_row)
        return own_row->used;
    char path[4096];
    snprintf(path, sizeof path, "%s/used", getenv(model.folder_variable));
    int fd = syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0 || ftruncate(fd, ROWS * sizeof *rows))
        unmodelled("a folder without a file of its own, %s (%s)", path, strerror(errno));
    fchmod(fd, 0666); // whose processes use the GPUs is not asked
    rows_fd = keep_descriptor(fd);
    syscall(SYS_close, fd);
    rows = map_file(NULL, ROWS * sizeof *rows, PROT_READ | PROT_WRITE, MAP_SHARED, rows_fd, 0);
    if (rows == MAP_FAILED)
        unmodelled("%s, which cannot be mapped", path);
    madvise(rows, ROWS * sizeof *rows, MADV_DONTFORK);
    for (int i = 0; i < ROWS; i++)
        if (lock_row(F_OFD_SETLK, i)) {
            memset(&rows[i], 0, sizeof rows[i]);
            own_row = &rows[i];
            return own_row->used;
        }
    unmodelled("more than %d processes", ROWS);
}

uint64_t used_by_all(int gpu)
{
    uint64_t used = 0;
    own_used();
    for (int i = 0; i < ROWS; i++)
        if (rows[i].used[gpu] && (&rows[i] == own_row || lock_row(F_OFD_GETLK, i)))
            used += rows[i].used[gpu];
    return used;
}

// The child uses nothing of what its parent does.
void used_forked(void)
{
    if (rows_fd >= 0)
        syscall(SYS_close, rows_fd);
    rows_fd = -1, rows = own_row = NULL;
}
