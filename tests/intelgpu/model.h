// SPDX-License-Identifier: MIT OR Apache-2.0
// A model of Intel GPUs of the second Xe generation below Intel's own user-space driver, for programs that preload it: what
// the kernel's driver xe (/dev/dri/renderD*) and the GPU's command streamers do.
//
//   ../gpu_model  the C library's calls that reach the driver, and the memory that all processes use
//   driver.c   the driver: buffers, addresses of GPUs, queues, fences
//   engine.c   a thread for each queue, which executes commands
//
// Anything that is not modelled ends the process with a message that names it.
#pragma once
#include "../gpu_model/shared.h"

#define FIRST_MINOR 128
// The number of a GPU's PCI bus, behind which the others follow; topology.sh writes the same.
#define FIRST_BUS 3
// Hertz of the GPU's clock.
#define CLOCK_RATE 19200000

struct gpu {
    unsigned id; // of PCI
    uint64_t bytes;
};
extern struct gpu gpus[MAX_GPUS];
extern int gpu_count;

// driver.c, with the lock held. A pointer to as many bytes of an address space as are asked for, or, where they are not
// contiguous here or not given access to, NULL. `*contiguous`, where it is not NULL, is the number that there are.
void *translate(uint32_t vm, uint64_t address, bool write, uint64_t bytes, uint64_t *contiguous);
uint64_t gpu_clock(void);

// engine.c, with the lock held.
struct fence {
    uint64_t address, value; // 0 is none
};
#define MAX_FENCES 4
int add_queue(uint32_t vm); // a number, or -1
bool has_queue(uint32_t number);
void remove_queue(uint32_t number);
// True once the queue has met a page fault: it executes nothing any more.
bool is_banned(uint32_t number);
// Executes the commands at an address, if it is not 0, after those before, and writes the fences. -1, with errno set.
int submit(uint32_t number, uint64_t address, const struct fence *fences, int count);
void engines_forked(void);
