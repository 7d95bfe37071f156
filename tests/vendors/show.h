/* SPDX-License-Identifier: MIT OR Apache-2.0
 * How the stand-in and its caller show a call, so that the two lines can be compared. */
#ifndef SHOW_H
#define SHOW_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline void show_value(unsigned long long value)
{
    printf(" %llx", value);
}

static inline void show_bytes(const void *data, size_t size)
{
    const unsigned char *bytes = (const unsigned char *)data;
    printf(" ");
    for (size_t i = 0; i < size; i++)
        printf("%02x", bytes[i]);
}

/* Passed by value where the calls take structures; only the size and the class of passing matter. */
struct ints8 {
    int32_t ints[2];
};
struct ints20 {
    int32_t ints[5];
};
struct bytes16 {
    char bytes[16];
};
struct words24 {
    uint64_t words[3];
};
struct words32 {
    uint64_t words[4];
};
struct bytes64 {
    char bytes[64];
};

#endif
