// SPDX-License-Identifier: MIT OR Apache-2.0
// A library whose constructor starts the program START by each function for that, without the environment where it takes one.
// Where START is _exit, it ends the process.
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

void early(void)
{
}

static void wait_for(pid_t child)
{
    int status;
    if (child <= 0 || waitpid(child, &status, 0) != child || status != 0)
        abort();
}

__attribute__((constructor)) static void start(void)
{
    char *program = getenv("START"), *arguments[] = { program, NULL }, *empty[] = { NULL };
    if (!program)
        return;
    if (strcmp(program, "_exit") == 0)
        _exit(3);
    pid_t child;
    for (int way = 0; way < 5; way++)
        if ((child = fork()) == 0) {
            if (way == 0)
                execve(program, arguments, empty);
            if (way == 1)
                execvpe(program, arguments, empty);
            if (way == 2)
                execveat(AT_FDCWD, program, arguments, empty, 0);
            if (way == 3)
                fexecve(open(program, O_RDONLY | O_CLOEXEC), arguments, empty);
            if (way == 4)
                execle(program, program, NULL, empty);
            _exit(1);
        } else {
            wait_for(child);
        }
    if (posix_spawn(&child, program, NULL, NULL, arguments, empty) != 0)
        abort();
    wait_for(child);
    if (posix_spawnp(&child, program, NULL, NULL, arguments, empty) != 0)
        abort();
    wait_for(child);
    FILE *pipe = popen(program, "r");
    if (system(program) != 0 || system(NULL) == 0 || !pipe || pclose(pipe) != 0)
        abort();
}
