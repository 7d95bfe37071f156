/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What the Vulkan program and the program that computes tell each other. */
#ifndef VULKAN_EXAMPLE_H
#define VULKAN_EXAMPLE_H

#include <stdint.h>

/* The shared array: 8 MiB of doubles. */
#define SHARED_ELEMENTS ((size_t)1 << 20)
#define SHARED_BYTES (SHARED_ELEMENTS * sizeof(double))
/* How often the array goes there and back for each kind of semaphore. */
#define ROUNDS 5

/* Sent over the socket "offer" with these descriptors: the timeline; where `binary` is set, the semaphores "filled" and
 * "written"; where `bytes` is not 0, the memory. Otherwise the memory comes over the socket "memory". */
struct offer {
    /* Bytes of the memory, and where the array starts in it. */
    uint64_t bytes, offset;
    /* Whether the memory is for the array alone, in Vulkan's sense. */
    int32_t dedicated;
    int32_t binary;
    /* Whether the device is a program on this machine's processors. */
    int32_t software;
    int32_t unused;
    /* The device's identity, which is HIP's too. */
    unsigned char uuid[16];
};

/* What Vulkan fills in, in some round, and what the other side makes of it. */
static inline double vulkan_fills(int round, size_t element) { return 1e7 * round + (double)element; }
static inline double other_makes(double filled) { return -2 * filled; }

#endif
