#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# valgrind 3.19.0: the search for leaks at a program's end fills a sparse memory file that the program maps and has never touched.
#
# A program maps 256 MiB of a memory file, shared, of which it writes one byte. How much memory has the file when it has ended?
#
# Guess before: a page or two; the checker knows which bytes nobody has written, and looks for pointers in the others.
# Seen: 262,144 KiB, all of it, with --leak-check=summary, which is the default, as with full; 4 KiB without valgrind, with
# --leak-check=no, and where the program has no block of the heap at its end. The search reads each page that may be written, and a page of
# a memory file, unlike one of private memory, exists once it is read. So a runtime that reserves device memory as a large sparse file
# costs all of it under valgrind, the kernel may end the checker for want of memory, and the time grows with what is mapped. What is mapped
# for reading alone is not read, and private memory of that size stays as it is.
#
# Debian's valgrind 1:3.19.0-1 of bookworm in a temporary folder. Prints "as found" and ends with 0; ends with 1 where that has changed,
# with 77 where it cannot be tried.
set -eu -o pipefail
command -v cc >/dev/null || { echo "needs cc" && exit 77; }
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# shellcheck source=tests/gpu_model/debian.sh
source "$here/tests/gpu_model/debian.sh"
(unpack_debian "$folder" root headers bookworm valgrind=1:3.19.0-1) || exit 77

cat >map.c <<'C'
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define SIZE ((size_t)256 << 20)

int main(int count, char **words)
{
    if (count > 2) {
        /* The program: writes one byte of the file, or of private memory, and ends. It has one block: without any nothing is sought. */
        static void *kept;
        kept = malloc(1);
        int is_private = strcmp(words[1], "private") == 0;
        int rights = strcmp(words[1], "readable") == 0 ? PROT_READ : PROT_READ | PROT_WRITE;
        char *memory = mmap(NULL, SIZE, rights, is_private ? MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE : MAP_SHARED,
                            is_private ? -1 : atoi(words[2]), 0);
        if (memory == MAP_FAILED || !kept)
            return 1;
        if (rights & PROT_WRITE)
            memory[SIZE / 2] = 1;
        return 0;
    }
    int file = memfd_create("sparse", 0), status;
    char number[16];
    struct stat found;
    if (file < 0 || ftruncate(file, SIZE))
        return 1;
    snprintf(number, sizeof number, "%d", file);
    if (fork() == 0) {
        char *checker = getenv("CHECKER");
        if (checker)
            execl(checker, "valgrind", "--quiet", getenv("LEAKS"), words[0], words[1], number, NULL);
        else
            execl(words[0], words[0], words[1], number, NULL);
        _exit(127);
    }
    if (wait(&status) < 0 || status || fstat(file, &found))
        return 1;
    struct rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    /* What the file has; of private memory, what the process had at most. */
    printf("%ld\n", strcmp(words[1], "private") ? (long)found.st_blocks / 2 : usage.ru_maxrss);
    return 0;
}
C
cc -O1 -o map map.c
export VALGRIND_LIB=$PWD/root/usr/libexec/valgrind
checker=$PWD/root/usr/bin/valgrind.bin
[ -x "$checker" ] || checker=$PWD/root/usr/bin/valgrind
found="alone $(./map writable)"
for leaks in no summary full; do
    for rights in writable readable; do
        found+=", $leaks $rights $(CHECKER=$checker LEAKS=--leak-check=$leaks ./map $rights)"
    done
done
private=$(CHECKER=$checker LEAKS=--leak-check=full ./map private)
[ "$private" -lt 200000 ] && found+=", private less than 200000"
echo "KiB: $found"
[ "$found" = "alone 4, no writable 4, no readable 0, summary writable 262144, summary readable 0, full writable 262144, full readable 0, private less than 200000" ] ||
    { echo "changed" && exit 1; }
echo "as found"
