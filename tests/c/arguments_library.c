/* SPDX-License-Identifier: MIT OR Apache-2.0
 * In libanygpu's place behind the replacement libraries: says where names lead, and spoils every register that it may.
 */
#include "arguments.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static int fixed(int a, double b, long c, float d, struct big *e, double f, long g, double h, long i, double j,
                 double k, double l, double m, double n, long o, struct big p, long q)
{
    int good = a == 1 && b == 2 && c == 3 && d == 4 && e->integer == 6 && f == 6 && g == 7 && h == 8 && i == 9
        && j == 10 && k == 11 && l == 12 && m == 13 && n == 14 && o == 15 && p.doubles[4] == 5 && p.integer == 6
        && q == 17;
    return good ? 4242 : -1;
}

static int variable(const char *format, ...)
{
    char text[100];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return strcmp(text, "1 2.5 3 4.5 5 6.5 7 8.5") ? -1 : 4343;
}

static struct big big(int first, double second)
{
    struct big big = { { first, second, 3, 4, 5 }, 6 };
    return big;
}

struct entry {
    const void *volatile slot;
    const char *name;
    uintptr_t kind;
};

const void *anygpu_replacement(const char *library, struct entry *entry)
{
    const void *target = !strcmp(entry->name, "cuInit") ? (const void *)fixed
        : !strcmp(entry->name, "cuCtxCreate")           ? (const void *)variable
                                                        : (const void *)big;
    if (strcmp(library, "libcuda.so.1") || (uintptr_t)__builtin_frame_address(0) % 16)
        return NULL;
#if defined(__x86_64__)
    __asm__ volatile("pxor %%xmm0, %%xmm0\n pxor %%xmm1, %%xmm1\n pxor %%xmm2, %%xmm2\n pxor %%xmm3, %%xmm3\n"
                     "pxor %%xmm4, %%xmm4\n pxor %%xmm5, %%xmm5\n pxor %%xmm6, %%xmm6\n pxor %%xmm7, %%xmm7\n"
                     "xor %%ecx, %%ecx\n xor %%edx, %%edx\n xor %%esi, %%esi\n xor %%edi, %%edi\n"
                     "xor %%r8d, %%r8d\n xor %%r9d, %%r9d\n xor %%r10d, %%r10d\n xor %%r11d, %%r11d\n" ::
                         : "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4",
                           "xmm5", "xmm6", "xmm7");
#elif defined(__aarch64__)
    __asm__ volatile("movi v0.2d, #0\n movi v1.2d, #0\n movi v2.2d, #0\n movi v3.2d, #0\n movi v4.2d, #0\n"
                     "movi v5.2d, #0\n movi v6.2d, #0\n movi v7.2d, #0\n mov x0, xzr\n mov x1, xzr\n mov x2, xzr\n"
                     "mov x3, xzr\n mov x4, xzr\n mov x5, xzr\n mov x6, xzr\n mov x7, xzr\n mov x8, xzr\n" ::
                         : "x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "v0", "v1", "v2", "v3", "v4", "v5",
                           "v6", "v7");
#endif
    entry->slot = target;
    return target;
}
