// SPDX-License-Identifier: MIT OR Apache-2.0
// A model of AMD GPUs below AMD's own user-space libraries, for programs that preload it: what the kernel's driver
// (/dev/kfd, /dev/dri/renderD*, the topology in /sys) and the GPU's queues do.
//
//   ../gpu_model  the C library's calls that reach the driver, and the memory that all processes use
//   driver.c   /dev/kfd: memory, its mappings, queues, events
//   render.c   libdrm's functions: buffers by descriptor
//   queues.c   the thread that executes AQL and SDMA packets
//   kernels.c  the kernels of AMD's libraries, executed natively
//
// Anything that is not modelled ends the process with a message that names it.
#pragma once
#include "../gpu_model/shared.h"

// The number by which the driver's clients name a GPU; topology.sh writes the same.
#define FIRST_GPU_ID 2
#define FIRST_MINOR 128
// Follows the memory in its file: AMD's libraries keep a check value of theirs with a buffer.
#define METADATA_BYTES 4096

// Memory of a GPU, or of the program (then without a descriptor).
struct memory {
    uint32_t id;
    int gpu; // whose memory it is
    int fd; // -1: the program's
    uint32_t flags; // KFD_IOC_ALLOC_MEM_FLAGS_*
    uint64_t va; // where /dev/kfd maps it
    uint64_t bytes;
    char *host; // this library's own mapping
    bool counted; // as used memory of the GPU
};

// A GPU of the model.
struct gpu {
    char name[64];
    uint64_t bytes;
    int doorbells; // a file: doorbells are mapped, but polled
};
extern struct gpu gpus[MAX_GPUS];
extern int gpu_count;

// The kinds of descriptors.
enum { KFD = 1, RENDER = 2 /* and its GPU */ };

// driver.c, with the lock held. Failures set errno and return -1 or NULL.
struct memory *find_memory(uint64_t id);
struct memory *import_memory(int fd, int gpu, uint64_t va);
int export_memory(const struct memory *memory);
void free_memory(struct memory *memory);
void map_range(uint64_t va, uint64_t bytes, char *host, unsigned gpus, bool writable, const struct memory *owner);
void unmap_range(uint64_t va, uint64_t bytes, unsigned gpus, const struct memory *owner);
void raise_event(uint32_t id);

// driver.c, for queues.c and kernels.c, with the lock held. An address that the GPU cannot use so is a page fault: the
// driver tells the program, and the access has no effect.
void *gpu_read(int gpu, uint64_t address, size_t bytes);
void *gpu_write(int gpu, uint64_t address, size_t bytes);
void gpu_copy(int gpu, uint64_t to, uint64_t from, uint64_t bytes);
// `pattern` is this process's memory.
void gpu_fill(int gpu, uint64_t to, uint64_t bytes, const void *pattern, size_t length);

// end.c. Called when a queue is made: handlers that are registered later run earlier.
void watch_exit(void);

// queues.c, with the lock held.
enum queue_kind { QUEUE_AQL, QUEUE_SDMA };
struct queue {
    bool used;
    enum queue_kind kind;
    int gpu;
    uint64_t ring, bytes, read_pointer, write_pointer; // GPU addresses
};
int add_queue(const struct queue *queue); // a number, or -1
void remove_queue(uint32_t number);
void queues_forked(void);
// Has the queues looked at now: doorbells are plain stores, which nobody notices.
void kick_queues(void);
uint64_t gpu_clock(void); // 100 MHz

// kernels.c, with the lock held. Executes a dispatch packet; false if it must be tried again later.
bool run_kernel(int gpu, const char *packet);
