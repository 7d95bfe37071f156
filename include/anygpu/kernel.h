/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Kernels for NVIDIA's GPUs, AMD's GPUs and anygpu's host back end, from one source in C++17.
 *
 *     #include <anygpu/kernel.h>
 *
 *     ANYGPU_KERNEL void saxpy(int n, float a, const float *x, float *y)
 *     {
 *         int i = blockIdx.x * blockDim.x + threadIdx.x;
 *         if (i < n)
 *             y[i] += a * x[i];
 *     }
 *     ANYGPU_EXPORT(saxpy)
 *
 * A kernel of CUDA or HIP stays as it is but for these two words. docs/guide/kernels.md has the commands of nvcc, hipcc and
 * the C++ compiler for the host, where the threads of a block are a loop that the compiler sees, and blocks are spread over
 * all processors. On the host there are:
 *
 * - `threadIdx`, `blockIdx`, `blockDim`, `gridDim`;
 * - `__shared__` variables, `ANYGPU_DYNAMIC_SHARED`, `__syncthreads()`, which a thread that has returned passes;
 * - `atomicAdd`, `Sub`, `Exch`, `Min`, `Max`, `And`, `Or`, `Xor`, `CAS` on integers and floating-point numbers;
 * - `__device__` and `__constant__` functions and variables, the C library's mathematics.
 *
 * There are no warps (such calls do not compile), textures, and groups of threads other than the block.
 */
#ifndef ANYGPU_KERNEL_H
#define ANYGPU_KERNEL_H

#if !defined(__cplusplus) || __cplusplus < 201703L
#error "kernels are C++17: -std=c++17"
#endif

/** Opens the definition of a kernel. Its name is found as it is written. */
#define ANYGPU_KERNEL extern "C" __global__

#if defined(__CUDACC__) || defined(__HIPCC__)

#if defined(__HIPCC__)
#include <hip/hip_runtime.h>
#endif

/** Makes a kernel known to the host back end; stands behind its definition. */
#define ANYGPU_EXPORT(kernel)

/** The head of a loop over the numbers of the grid's threads in x: `for (ANYGPU_EACH(i, n))` has each i < n once. */
#define ANYGPU_EACH(i, n)                                                                                              \
    long i = (long)blockIdx.x * blockDim.x + threadIdx.x, anygpu_step = (long)gridDim.x * blockDim.x;                  \
    i < (long)(n);                                                                                                     \
    i += anygpu_step

/** Declares a kernel's array of dynamic shared memory. */
#define ANYGPU_DYNAMIC_SHARED(type, name)                                                                              \
    extern __shared__ __attribute__((aligned(16))) unsigned char anygpu_dynamic_shared[];                              \
    type *name = reinterpret_cast<type *>(anygpu_dynamic_shared)

#else

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
/* Sources that are compiled at run time may define kernels with the names of C's functions, and have those otherwise. */
#ifdef ANYGPU_FUNCTIONS
#include ANYGPU_FUNCTIONS
#else
#include <cmath>
#include <cstdio>
#endif

/* The library's own code calls a kernel, and the compiler may put it there. */
#define __global__ __attribute__((visibility("protected")))
#define __device__
#define __host__
#define __constant__
#define __forceinline__ inline
#define __launch_bounds__(...)
/* A block runs on one thread of the system, on which its threads take turns. */
#define __shared__ static thread_local

struct uint3 {
    unsigned x, y, z;
};

struct dim3 {
    unsigned x, y, z;
    constexpr dim3(unsigned width = 1, unsigned height = 1, unsigned depth = 1) : x(width), y(height), z(depth) {}
};

struct anygpu_block;

/** A thread of a block, which has a stack where threads wait for each other; else it stands for all. */
struct alignas(64) anygpu_thread {
    /** Its stack and its next instruction, while another thread runs. */
    void *stack, *code;
    /** Registers that a compiler may have use for and that are not named to it as changed. */
    void *kept[2];
    /** The thread behind it, the first's behind the last, without those that have returned; NULL until one waits. */
    anygpu_thread *next;
    anygpu_block *block;
    /** The place in the block. */
    uint3 place;
    /** The turn of the last block that it has begun. */
    uint32_t turn;
};

/** Bytes that one place of a kernel's code has used, in one way, each use at the last one's bytes or behind them. */
struct anygpu_use {
    const void *code;
    uintptr_t start;
    size_t bytes;
    intptr_t way;
};
#define ANYGPU_USES 16

/** Blocks of a launch, as the library describes them to a kernel. */
struct anygpu_block {
    /** The blocks of the launch in each direction. */
    uint32_t grid[3];
    /** The threads of a block in each direction. */
    uint32_t threads[3];
    /** The place in the grid of the block that is run; the kernel's code counts. */
    uint32_t index[3];
    /** Threads of the block that have not returned, where threads take turns. */
    uint32_t unfinished;
    /** Blocks that are to be run, this among them; the kernel's code counts. */
    uint64_t left;
    /** Dynamic shared memory. */
    void *shared;
    /** Bytes of it. */
    uint32_t shared_size;
    /** The block's number among those whose threads take turns. */
    uint32_t turn;
    /** The threads; NULL until one waits at a barrier. */
    anygpu_thread *all;
    /** 1 once a block has ended without a barrier; the kernel's code sets it. */
    uint8_t is_known;
    /** 1 once a thread has come to a loop by ANYGPU_EACH that has more numbers than the grid has threads. */
    uint8_t has_rounds;
    /** 1 where the threads of a row have not the same n in ANYGPU_EACH: the launch fails. */
    uint8_t is_refused;
    /** 1 where threads that have returned are no longer behind others. */
    uint8_t is_torn;
    /** Makes all threads, where that of this place is the first to wait and those behind it have not begun. */
    void (*prepare)(anygpu_block *block, uint32_t x, uint32_t y, uint32_t z);
    /** Ends these blocks; returns to the thread where there are others. */
    void (*end)(anygpu_thread *thread);
    /** Is told of each read (0) and write (1) by a kernel that is compiled with -fsanitize=thread, by the code at an address, and
     * of its atomic operations (2, before and behind each); NULL where nobody asks. */
    void (*touched)(const void *address, size_t bytes, int way, const void *code);
    /** Bytes from the pointer to a system thread's storage to the library's place there for the thread that runs. */
    intptr_t own_place;
    /** What `touched` was told last by each of the kernel's places, ANYGPU_USES of them, whose ranges the kernel's code extends
     * itself; NULL where `touched` is to be told of all. */
    anygpu_use *uses;
};

/** A parameter of a kernel. */
struct anygpu_parameter {
    /** Bytes. */
    uint32_t size;
    /** The multiple of bytes at which it lies. */
    uint16_t alignment;
    /** 1 for a pointer. */
    uint16_t is_pointer;
};

/** A kernel's description, by which the library finds it: `anygpu_kernel_NAME`. */
struct anygpu_kernel {
    char magic[8];
    /** Runs blocks until none is left, or for ever as one of the threads that take turns. */
    void (*run)(anygpu_thread *thread, void **arguments);
    uint32_t count;
    uint32_t reserved;
    const anygpu_parameter *parameters;
};

typedef unsigned long long cudaGraphConditionalHandle;
/** Sets the value by which a node of a graph chooses among its graphs, as on NVIDIA's GPUs. */
[[maybe_unused]] static inline void cudaGraphSetConditional(cudaGraphConditionalHandle handle, unsigned value)
{
    *reinterpret_cast<volatile unsigned *>(static_cast<std::uintptr_t>(handle)) = value;
}

[[maybe_unused]] static thread_local uint3 blockIdx;
[[maybe_unused]] static thread_local dim3 blockDim, gridDim;
[[maybe_unused]] static thread_local anygpu_block *anygpu_this_block;
/* The thread's place in the block, where threads do not take turns. */
[[maybe_unused]] static thread_local uint3 anygpu_place;
/* Threads take turns: a place is found by the thread that runs, and without a call, which thread-local variables of a module that
 * is loaded late take. */
[[maybe_unused]] static thread_local bool anygpu_takes_turns;
/* The thread's number in the grid in x, where it is counted: with `anygpu_is_once`. */
[[maybe_unused]] static thread_local long anygpu_number;
/* Loops by ANYGPU_EACH are taken to have at most one number for each thread; a thread has come to a barrier. */
[[maybe_unused]] static thread_local bool anygpu_is_once, anygpu_has_waited;
/* 1 where a loop by ANYGPU_EACH has more numbers, and where one has against expectation: sums, which vectors have, too. */
[[maybe_unused]] static thread_local uint32_t anygpu_has_rounds, anygpu_is_refused;
/* Rows that have all of their numbers are loops of their own: clang's vectors have masks otherwise, by which some processors write
 * slowly. Others' loops end where the numbers do, and are no vectors in this form. */
#ifdef __clang__
static constexpr bool anygpu_has_full_rows = true;
#else
static constexpr bool anygpu_has_full_rows = false;
#endif
/* The least n of a loop by ANYGPU_EACH so far, up to which rows are full, and the end of the full row that runs. */
[[maybe_unused]] static thread_local long anygpu_least;
[[maybe_unused]] static thread_local int anygpu_end;
[[maybe_unused]] static thread_local bool anygpu_is_full;

#if defined(__SANITIZE_THREAD__)
#define ANYGPU_CHECKED 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define ANYGPU_CHECKED 1
#endif
#endif

#if defined(ANYGPU_CHECKED) && defined(__clang__)
/* The first leaves atomic operations checked. */
#define ANYGPU_UNCHECKED __attribute__((no_sanitize("thread"), disable_sanitizer_instrumentation))
#elif defined(ANYGPU_CHECKED)
#define ANYGPU_UNCHECKED __attribute__((no_sanitize("thread")))
#else
#define ANYGPU_UNCHECKED
#endif

/* Where the library keeps the thread that runs. Compilers see this memory, and what was written there they need not read. */
static intptr_t anygpu_own_place;
#if defined(__x86_64__) && defined(__clang__)
typedef anygpu_thread *__attribute__((address_space(257))) anygpu_slot;
ANYGPU_UNCHECKED static inline anygpu_slot &anygpu_own()
{
    return *reinterpret_cast<anygpu_slot *>(anygpu_own_place);
}
#else
ANYGPU_UNCHECKED static inline anygpu_thread *&anygpu_own()
{
#if defined(__x86_64__) && __GNUC__ < 11
    char *storage;
    __asm__("movq %%fs:0, %0" : "=r"(storage));
#else
    char *storage = static_cast<char *>(__builtin_thread_pointer());
#endif
    return *reinterpret_cast<anygpu_thread **>(storage + anygpu_own_place);
}
#endif

#ifdef ANYGPU_CHECKED
/* The compiler has each read and write of memory call one of these, and each atomic operation. Without ThreadSanitizer's library
 * they are the kernel's own, and tell `anygpu check`. */
static void (*anygpu_touched)(const void *address, size_t bytes, int way, const void *code);

/** Tells a use of memory by the code that the calling function returns to. */
ANYGPU_UNCHECKED __attribute__((always_inline)) static inline void anygpu_tell(const void *address, size_t bytes, int way)
{
    if (!anygpu_touched)
        return;
    const void *code = __builtin_return_address(0);
    const anygpu_thread *own = anygpu_own();
    if (own && own->block->uses) {
        const uintptr_t place = reinterpret_cast<uintptr_t>(code);
        anygpu_use &use = own->block->uses[(place ^ place >> 4) % ANYGPU_USES];
        const size_t behind = reinterpret_cast<uintptr_t>(address) - use.start;
        if (behind <= use.bytes && use.code == code && use.way == way) {
            if (use.bytes < behind + bytes)
                use.bytes = behind + bytes;
            return;
        }
    }
    anygpu_touched(address, bytes, way, code);
}

/** Copies bytes, which may overlap; not by a call of the C library's function, whose place this has. */
ANYGPU_UNCHECKED static inline void *anygpu_move(void *to, const void *from, size_t bytes)
{
    volatile unsigned char *out = static_cast<unsigned char *>(to);
    const unsigned char *in = static_cast<const unsigned char *>(from);
    const bool is_forward = reinterpret_cast<uintptr_t>(to) <= reinterpret_cast<uintptr_t>(from);
    for (size_t i = 0; i < bytes; i++) {
        const size_t place = is_forward ? i : bytes - 1 - i;
        out[place] = in[place];
    }
    return to;
}

ANYGPU_UNCHECKED static inline void *anygpu_set(void *to, int value, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        static_cast<volatile unsigned char *>(to)[i] = static_cast<unsigned char>(value);
    return to;
}

#define ANYGPU_OWN ANYGPU_UNCHECKED __attribute__((weak, visibility("hidden")))
#define ANYGPU_COPY_HOOK(name)                                                                                         \
    ANYGPU_OWN void *name(void *to, const void *from, size_t bytes) noexcept                                           \
    {                                                                                                                  \
        anygpu_tell(from, bytes, 0);                                                                                   \
        anygpu_tell(to, bytes, 1);                                                                                     \
        return anygpu_move(to, from, bytes);                                                                           \
    }
#define ANYGPU_MEMORY_HOOKS(copy, move, set)                                                                           \
    ANYGPU_COPY_HOOK(copy)                                                                                             \
    ANYGPU_COPY_HOOK(move)                                                                                             \
    ANYGPU_OWN void *set(void *to, int value, size_t bytes) noexcept                                                   \
    {                                                                                                                  \
        anygpu_tell(to, bytes, 1);                                                                                     \
        return anygpu_set(to, value, bytes);                                                                           \
    }
#define ANYGPU_CHANGE_HOOK(bits, name)                                                                                 \
    ANYGPU_OWN uint##bits##_t __tsan_atomic##bits##_##name(volatile void *address, uint##bits##_t value, int)          \
    {                                                                                                                  \
        const anygpu_atomically of(address, bits / 8);                                                                 \
        return ANYGPU_CHANGE_##name(static_cast<volatile uint##bits##_t *>(address), value, __ATOMIC_SEQ_CST);         \
    }
#define ANYGPU_CHANGE_exchange __atomic_exchange_n
#define ANYGPU_CHANGE_fetch_add __atomic_fetch_add
#define ANYGPU_CHANGE_fetch_sub __atomic_fetch_sub
#define ANYGPU_CHANGE_fetch_and __atomic_fetch_and
#define ANYGPU_CHANGE_fetch_or __atomic_fetch_or
#define ANYGPU_CHANGE_fetch_xor __atomic_fetch_xor
#define ANYGPU_CHANGE_fetch_nand __atomic_fetch_nand
#define ANYGPU_COMPARE_HOOK(bits, name)                                                                                \
    ANYGPU_OWN bool __tsan_atomic##bits##_##name(volatile void *address, void *before, uint##bits##_t value, int, int) \
    {                                                                                                                  \
        const anygpu_atomically of(address, bits / 8);                                                                 \
        return __atomic_compare_exchange_n(static_cast<volatile uint##bits##_t *>(address),                            \
                                           static_cast<uint##bits##_t *>(before), value, false, __ATOMIC_SEQ_CST,      \
                                           __ATOMIC_SEQ_CST);                                                          \
    }
#define ANYGPU_ATOMIC_HOOKS(bits)                                                                                      \
    ANYGPU_OWN uint##bits##_t __tsan_atomic##bits##_load(const volatile void *address, int)                            \
    {                                                                                                                  \
        const anygpu_atomically of(address, bits / 8);                                                                 \
        return __atomic_load_n(static_cast<const volatile uint##bits##_t *>(address), __ATOMIC_SEQ_CST);               \
    }                                                                                                                  \
    ANYGPU_OWN void __tsan_atomic##bits##_store(volatile void *address, uint##bits##_t value, int)                     \
    {                                                                                                                  \
        const anygpu_atomically of(address, bits / 8);                                                                 \
        __atomic_store_n(static_cast<volatile uint##bits##_t *>(address), value, __ATOMIC_SEQ_CST);                    \
    }                                                                                                                  \
    ANYGPU_CHANGE_HOOK(bits, exchange)                                                                                 \
    ANYGPU_CHANGE_HOOK(bits, fetch_add)                                                                                \
    ANYGPU_CHANGE_HOOK(bits, fetch_sub)                                                                                \
    ANYGPU_CHANGE_HOOK(bits, fetch_and)                                                                                \
    ANYGPU_CHANGE_HOOK(bits, fetch_or)                                                                                 \
    ANYGPU_CHANGE_HOOK(bits, fetch_xor)                                                                                \
    ANYGPU_CHANGE_HOOK(bits, fetch_nand)                                                                               \
    ANYGPU_COMPARE_HOOK(bits, compare_exchange_strong)                                                                 \
    ANYGPU_COMPARE_HOOK(bits, compare_exchange_weak)                                                                   \
    ANYGPU_OWN uint##bits##_t __tsan_atomic##bits##_compare_exchange_val(volatile void *address,                       \
                                                                         uint##bits##_t before, uint##bits##_t value,  \
                                                                         int, int)                                     \
    {                                                                                                                  \
        const anygpu_atomically of(address, bits / 8);                                                                 \
        __atomic_compare_exchange_n(static_cast<volatile uint##bits##_t *>(address), &before, value, false,            \
                                    __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                                               \
        return before;                                                                                                 \
    }

/** Tells an atomic operation of the calling function's caller, before and behind it. */
struct anygpu_atomically {
    const volatile void *address;
    size_t bytes;
    ANYGPU_UNCHECKED __attribute__((always_inline)) anygpu_atomically(const volatile void *address, size_t bytes)
        : address(address), bytes(bytes)
    {
        anygpu_tell(const_cast<const void *>(address), bytes, 2);
    }
    ANYGPU_UNCHECKED __attribute__((always_inline)) ~anygpu_atomically()
    {
        anygpu_tell(const_cast<const void *>(address), bytes, 2);
    }
};

#define ANYGPU_HOOK(name, bytes, is_written)                                                                           \
    ANYGPU_OWN void __tsan_##name(void *address)                                                                       \
    {                                                                                                                  \
        anygpu_tell(address, bytes, is_written);                                                                       \
    }
#define ANYGPU_HOOKS(bytes)                                                                                            \
    ANYGPU_HOOK(read##bytes, bytes, 0)                                                                                 \
    ANYGPU_HOOK(write##bytes, bytes, 1)                                                                                \
    ANYGPU_HOOK(unaligned_read##bytes, bytes, 0)                                                                       \
    ANYGPU_HOOK(unaligned_write##bytes, bytes, 1)                                                                      \
    ANYGPU_HOOK(volatile_read##bytes, bytes, 0)                                                                        \
    ANYGPU_HOOK(volatile_write##bytes, bytes, 1)
#define ANYGPU_RANGE_HOOK(name, is_written)                                                                            \
    ANYGPU_OWN void __tsan_##name(void *address, size_t bytes)                                                         \
    {                                                                                                                  \
        anygpu_tell(address, bytes, is_written);                                                                       \
    }
extern "C" {
ANYGPU_HOOKS(1)
ANYGPU_HOOKS(2)
ANYGPU_HOOKS(4)
ANYGPU_HOOKS(8)
ANYGPU_HOOKS(16)
ANYGPU_RANGE_HOOK(read_range, 0)
ANYGPU_RANGE_HOOK(write_range, 1)
ANYGPU_OWN void __tsan_init() {}
ANYGPU_OWN void __tsan_func_entry(void *) {}
ANYGPU_OWN void __tsan_func_exit() {}
#ifndef ANYGPU_FUNCTIONS
ANYGPU_MEMORY_HOOKS(memcpy, memmove, memset)
#endif
ANYGPU_MEMORY_HOOKS(__tsan_memcpy, __tsan_memmove, __tsan_memset)
ANYGPU_ATOMIC_HOOKS(8)
ANYGPU_ATOMIC_HOOKS(16)
ANYGPU_ATOMIC_HOOKS(32)
ANYGPU_ATOMIC_HOOKS(64)
ANYGPU_OWN void __tsan_atomic_thread_fence(int) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
ANYGPU_OWN void __tsan_atomic_signal_fence(int) { __atomic_signal_fence(__ATOMIC_SEQ_CST); }
}
#undef ANYGPU_HOOK
#undef ANYGPU_HOOKS
#undef ANYGPU_RANGE_HOOK
#undef ANYGPU_MEMORY_HOOKS
#undef ANYGPU_COPY_HOOK
#undef ANYGPU_CHANGE_HOOK
#undef ANYGPU_CHANGE_exchange
#undef ANYGPU_CHANGE_fetch_add
#undef ANYGPU_CHANGE_fetch_sub
#undef ANYGPU_CHANGE_fetch_and
#undef ANYGPU_CHANGE_fetch_or
#undef ANYGPU_CHANGE_fetch_xor
#undef ANYGPU_CHANGE_fetch_nand
#undef ANYGPU_COMPARE_HOOK
#undef ANYGPU_ATOMIC_HOOKS
#undef ANYGPU_OWN
#else
static inline void anygpu_tell(const void *, size_t, int) {}
#endif

/* Kernels in loops are compiled twice where that gives wider vectors, with masks. */
#if defined(__x86_64__) && !defined(__AVX2__) && !defined(ANYGPU_CHECKED)
#define ANYGPU_WIDE __attribute__((target("avx2")))
#endif

/* Each compiler sees through one of the two, and has vectors of what one thread does. */
#ifdef __clang__
typedef const uint3 &anygpu_index;
#else
typedef uint3 anygpu_index;
#endif

ANYGPU_UNCHECKED static inline anygpu_index anygpu_thread_index()
{
    if (!anygpu_takes_turns)
        return anygpu_place;
    return anygpu_own()->place;
}
#define threadIdx anygpu_thread_index()

/** Goes on to the next block of the launch. */
ANYGPU_UNCHECKED static inline void anygpu_next_block(anygpu_block *block)
{
    block->left--;
    for (int direction = 0; direction < 3; direction++) {
        if (++block->index[direction] < block->grid[direction] || direction == 2)
            return;
        block->index[direction] = 0;
    }
}

ANYGPU_UNCHECKED static inline void anygpu_enter_block(const anygpu_block *block)
{
    blockIdx = {block->index[0], block->index[1], block->index[2]};
}

/** Goes on to the next thread of the block; z is the block's depth behind the last. */
ANYGPU_UNCHECKED static inline void anygpu_next_thread(uint3 &thread)
{
    if (++thread.x < blockDim.x)
        return;
    thread.x = 0;
    if (++thread.y < blockDim.y)
        return;
    thread.y = 0;
    thread.z++;
}

/** Runs a thread of the block. */
template <auto kernel, typename... Arguments>
ANYGPU_UNCHECKED static inline void anygpu_run_thread(const uint3 &thread, Arguments... arguments)
{
    anygpu_place = thread;
    kernel(arguments...);
}

/** Runs the threads of the block from one on, one after the other, until one has waited. */
template <auto kernel, typename... Arguments>
ANYGPU_UNCHECKED static inline void anygpu_run_threads(uint3 thread, Arguments... arguments)
{
    while (thread.z < blockDim.z) {
        anygpu_run_thread<kernel>(thread, arguments...);
        if (anygpu_has_waited)
            return;
        anygpu_next_thread(thread);
    }
}

#ifndef ANYGPU_CHECKED
/** Runs the first thread of a row by itself, whose conditions at the grid's edge the others' loop is without. */
template <auto kernel, typename... Arguments>
__attribute__((noinline)) static void anygpu_run_edge(Arguments... arguments)
{
    kernel(arguments...);
}

/** Runs blocks that lie next to each other in x, without the first thread, until one has waited: the kernel is in the loop. */
template <auto kernel, typename... Arguments>
__attribute__((always_inline)) static inline void anygpu_run_row(uint64_t count, Arguments... arguments)
{
    int done = 1;
    const uint32_t width = blockDim.x, height = blockDim.y, depth = blockDim.z;
    /* Of a loop that the first thread has not come to nothing is known. */
    const long least = anygpu_least < INT64_MAX ? anygpu_least : 0;
    bool is_joined = false;
    anygpu_is_once = true;
    anygpu_has_waited = anygpu_takes_turns = false;
    for (; count > 0 && !is_joined; count--) {
        const int first = (int)(blockIdx.x * blockDim.x), end = first + (int)width;
        if (anygpu_has_full_rows && end <= least && height * depth == 1) {
            anygpu_is_full = true;
            anygpu_end = end;
            anygpu_place.y = anygpu_place.z = 0;
            for (int number = first + done; number < end; number++) {
                anygpu_place.x = (unsigned)(number - first);
                anygpu_number = number;
                anygpu_takes_turns = false;
                kernel(arguments...);
                if (anygpu_has_waited)
                    return;
            }
            anygpu_is_full = false;
            done = 0;
            blockIdx.x++;
            continue;
        }
        for (uint32_t z = 0; z < depth; z++)
            for (uint32_t y = 0; y < height; y++) {
                anygpu_place.y = y;
                anygpu_place.z = z;
                int number = first + done;
                if (number < 1) {
                    anygpu_place.x = 0;
                    anygpu_number = number;
                    anygpu_run_edge<kernel>(arguments...);
                    if (anygpu_has_waited)
                        return;
                    anygpu_has_waited = false;
                    number = 1;
                }
                /* Counted as the usual sum of the two, so that the compiler sees that this does not overflow. */
                for (; number < end; number++) {
                    if (number < 1)
                        __builtin_unreachable();
                    anygpu_place.x = (unsigned)(number - first);
                    anygpu_number = number;
                    anygpu_takes_turns = false;
                    kernel(arguments...);
                    if (anygpu_has_waited)
                        return;
                    /* Where the compiler sees that no thread ever waits, rows of several blocks are one loop. */
                    is_joined = __builtin_constant_p(anygpu_has_waited) && height * depth > 1;
                }
                done = 0;
            }
        blockIdx.x++;
    }
    /* Longer loops were no faster, and leave a processor's nearest cache. */
    const uint64_t most = width < 256 ? 256 / width : 1;
    while (count > 0) {
        const uint64_t joined = count < most ? count : most;
        const uint32_t next = blockIdx.x + (uint32_t)joined;
        const int first = (int)(blockIdx.x * width), end = (int)(next * width);
        for (uint32_t z = 0; z < depth; z++)
            for (uint32_t y = 0; y < height; y++) {
                anygpu_place.y = y;
                anygpu_place.z = z;
                int number = first;
                if (number < 1) {
                    blockIdx.x = anygpu_place.x = 0;
                    anygpu_number = number;
                    anygpu_run_edge<kernel>(arguments...);
                    number = 1;
                }
                for (; number < end; number++) {
                    if (number < 1)
                        __builtin_unreachable();
                    blockIdx.x = (unsigned)number / width;
                    anygpu_place.x = (unsigned)number - blockIdx.x * blockDim.x;
                    anygpu_number = number;
                    anygpu_takes_turns = false;
                    kernel(arguments...);
                }
            }
        blockIdx.x = next;
        count -= joined;
    }
}

template <auto kernel, typename... Arguments>
__attribute__((flatten, noinline)) static void anygpu_run_narrow(uint64_t count, Arguments... arguments)
{
    anygpu_run_row<kernel>(count, arguments...);
}

#ifdef ANYGPU_WIDE
template <auto kernel, typename... Arguments>
ANYGPU_WIDE __attribute__((flatten, noinline)) static void anygpu_run_wide(uint64_t count, Arguments... arguments)
{
    anygpu_run_row<kernel>(count, arguments...);
}
#endif

/** Runs blocks that lie next to each other in x, until a thread has waited; blocks before had no barrier. */
template <auto kernel, typename... Arguments>
static inline void anygpu_run_blocks(anygpu_block *block, uint64_t count, Arguments... arguments)
{
    uint3 thread = {0, 0, 0};
    anygpu_has_rounds = 0;
    anygpu_least = INT64_MAX;
    anygpu_run_thread<kernel>(thread, arguments...);
    if (anygpu_has_waited)
        return;
    if (anygpu_has_rounds) {
        block->has_rounds = count = 1;
        anygpu_next_thread(thread);
        anygpu_run_threads<kernel>(thread, arguments...);
    } else {
#ifdef ANYGPU_WIDE
        if (__builtin_cpu_supports("avx2"))
            anygpu_run_wide<kernel>(count, arguments...);
        else
#endif
            anygpu_run_narrow<kernel>(count, arguments...);
        anygpu_is_once = false;
        block->is_refused |= anygpu_is_refused != 0;
    }
    for (; count > 0 && !anygpu_has_waited; count--)
        anygpu_next_block(block);
}
#endif

#if defined(__x86_64__)
#define ANYGPU_SWITCH                                                                                                  \
    "leaq 1f(%%rip), %%rdx\n\tmovq %%rsp, (%0)\n\tmovq %%rdx, 8(%0)\n\tmovq %%rbx, 16(%0)\n\tmovq %%rbp, 24(%0)\n\t"      \
    "movq (%1), %%rsp\n\tmovq 16(%1), %%rbx\n\tmovq 24(%1), %%rbp\n\tjmpq *8(%1)\n1:\tendbr64"
#define ANYGPU_FROM "+a"
#define ANYGPU_TO "+c"
#define ANYGPU_GENERAL "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"
#define ANYGPU_FLOATING                                                                                                \
    "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12",         \
        "xmm13", "xmm14", "xmm15", "st", "st(1)", "st(2)", "st(3)", "st(4)", "st(5)", "st(6)", "st(7)"
#if defined(__AVX512F__) || defined(__clang__) /* also for kernels of a target of their own */
#define ANYGPU_MORE                                                                                                    \
    , "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22", "xmm23", "xmm24", "xmm25", "xmm26", "xmm27",      \
        "xmm28", "xmm29", "xmm30", "xmm31", "k1", "k2", "k3", "k4", "k5", "k6", "k7"
#else
#define ANYGPU_MORE
#endif
#elif defined(__aarch64__)
#define ANYGPU_SWITCH                                                                                                  \
    "adr x2, 1f\n\tmov x3, sp\n\tstp x3, x2, [%0]\n\tstp x19, x29, [%0, #16]\n\t"                                      \
    "ldp x3, x2, [%1]\n\tldp x19, x29, [%1, #16]\n\tmov sp, x3\n\tbr x2\n1:\thint #36"
#define ANYGPU_FROM "+r"
#define ANYGPU_TO "+r"
#define ANYGPU_GENERAL                                                                                                 \
    "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14", "x15", "x16", "x17", "x18",     \
        "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28", "x30"
#define ANYGPU_FLOATING                                                                                                \
    "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",       \
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31"
#if defined(__ARM_FEATURE_SVE)
#define ANYGPU_MORE                                                                                                    \
    , "p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14", "p15"
#else
#define ANYGPU_MORE
#endif
#else
#error "kernels for the host are of x86-64 or aarch64"
#endif

/** Leaves a thread for the next. Returns once the thread's turn has come again: `next` is it then, and `own` the one before. The
 * compiler keeps on the stack what it needs then, and nothing else. */
__attribute__((always_inline)) ANYGPU_UNCHECKED static inline void anygpu_switch(anygpu_thread *&own, anygpu_thread *&next)
{
#if defined(__aarch64__)
    register anygpu_thread *from __asm__("x0") = own, *to __asm__("x1") = next;
#else
    anygpu_thread *from = own, *to = next;
#endif
    __asm__ volatile(ANYGPU_SWITCH
                     : ANYGPU_FROM(from), ANYGPU_TO(to)
                     :
                     : ANYGPU_GENERAL, ANYGPU_FLOATING ANYGPU_MORE, "memory", "cc");
    own = from;
    next = to;
}

/** Goes on to the next block, whose threads take turns; waits for one where there is none. */
ANYGPU_UNCHECKED static inline void anygpu_begin_block(anygpu_thread *own)
{
    anygpu_block *block = own->block;
    const uint32_t count = blockDim.x * blockDim.y * blockDim.z;
    anygpu_next_block(block);
    if (block->left == 0)
        block->end(own);
    anygpu_enter_block(block);
    block->turn++;
    block->unfinished = count;
    if (block->is_torn)
        for (uint32_t i = 0; i < count; i++)
            block->all[i].next = &block->all[i + 1 < count ? i + 1 : 0];
    block->is_torn = 0;
}

/** Runs one of the threads of each block, on its stack. That of the first block may have returned. */
template <auto kernel, typename... Arguments>
ANYGPU_UNCHECKED __attribute__((noinline, noreturn)) static void anygpu_take_turns(anygpu_thread *own, bool has_returned,
                                                                                   Arguments... arguments)
{
    anygpu_block *block = own->block;
    for (;; has_returned = true) {
        if (has_returned && --block->unfinished == 0)
            anygpu_begin_block(own);
        anygpu_thread *before = own;
        while (own->turn == block->turn) {
            if (before != own) {
                /* The others come by once, in vain. */
                before->next = own->next;
                block->is_torn = 1;
            }
            anygpu_thread *next = own->next;
            before = own;
            anygpu_switch(before, next);
        }
        own->turn = block->turn;
        anygpu_own() = own;
        kernel(arguments...);
    }
}

/** Runs the block, until a thread has waited. */
template <auto kernel, typename... Arguments>
ANYGPU_UNCHECKED static inline void anygpu_run_block(anygpu_block *block, Arguments... arguments)
{
    long least = INT64_MAX;
    anygpu_has_rounds = 0;
    anygpu_least = INT64_MAX;
    for (uint3 thread = {0, 0, 0}; thread.z < blockDim.z; anygpu_next_thread(thread)) {
        anygpu_run_thread<kernel>(thread, arguments...);
        if (anygpu_has_waited)
            return;
        if ((thread.x | thread.y | thread.z) == 0)
            least = anygpu_least;
    }
    block->has_rounds |= anygpu_has_rounds != 0;
    /* A loop that only others than the first thread come to may have rounds: no later block is tried as one loop. */
    block->is_known = least < INT64_MAX || anygpu_least == INT64_MAX;
    anygpu_next_block(block);
}

/** Runs blocks, or threads of them. */
template <auto kernel, typename... Arguments>
ANYGPU_UNCHECKED __attribute__((noinline)) static void anygpu_run(anygpu_thread *own, Arguments... arguments)
{
    anygpu_block *block = own->block;
#ifdef ANYGPU_CHECKED
    __atomic_store_n(&anygpu_touched, block->touched, __ATOMIC_RELAXED);
#endif
    blockDim = {block->threads[0], block->threads[1], block->threads[2]};
    gridDim = {block->grid[0], block->grid[1], block->grid[2]};
    anygpu_this_block = block;
    anygpu_enter_block(block);
    anygpu_takes_turns = block->all;
    if (block->all)
        anygpu_take_turns<kernel>(own, false, arguments...);
    /* A fault may have left them set. */
    anygpu_is_once = anygpu_is_full = anygpu_has_waited = false;
    anygpu_is_refused = 0;
    for (; block->left > 0; anygpu_enter_block(block)) {
#ifndef ANYGPU_CHECKED
        uint64_t count = block->grid[0] - block->index[0];
        if (count > block->left)
            count = block->left;
        /* The numbers in x of the threads are of an int. */
        const bool is_small = (block->index[0] + count) * blockDim.x <= 0x7fffffff;
        if (block->is_known && !block->has_rounds && is_small)
            anygpu_run_blocks<kernel>(block, count, arguments...);
        else
#endif
            anygpu_run_block<kernel>(block, arguments...);
        if (anygpu_has_waited)
            anygpu_take_turns<kernel>(own, true, arguments...);
    }
}

template <auto kernel, typename... Parameters, std::size_t... Place>
ANYGPU_UNCHECKED static inline void anygpu_pass(anygpu_thread *own, [[maybe_unused]] void **arguments,
                                                void (*)(Parameters...), std::index_sequence<Place...>)
{
    __atomic_store_n(&anygpu_own_place, own->block->own_place, __ATOMIC_RELAXED);
    anygpu_own() = own;
    anygpu_run<kernel>(own, *static_cast<std::remove_const_t<Parameters> *>(arguments[Place])...);
}

template <auto kernel, typename... Parameters>
static inline void anygpu_run_all(anygpu_thread *own, void **arguments, void (*type)(Parameters...))
{
    anygpu_pass<kernel>(own, arguments, type, std::index_sequence_for<Parameters...>());
}

template <typename... Parameters>
static constexpr std::array<anygpu_parameter, sizeof...(Parameters)> anygpu_parameters(void (*)(Parameters...))
{
    static_assert((std::is_trivially_copyable_v<Parameters> && ...), "arguments of kernels are copied byte by byte");
    return {{{sizeof(Parameters), alignof(Parameters), std::is_pointer_v<Parameters>}...}};
}

#define ANYGPU_EXPORT(kernel) ANYGPU_EXPORT_AS(kernel, kernel)

/** Describes a kernel by another name than that of its function. */
#define ANYGPU_EXPORT_AS(name, kernel)                                                                                 \
    static constexpr auto anygpu_parameters_##name = anygpu_parameters(&kernel);                                       \
    extern "C" {                                                                                                       \
    extern const anygpu_kernel anygpu_kernel_##name;                                                                   \
    }                                                                                                                  \
    const anygpu_kernel anygpu_kernel_##name = {                                                                       \
        {'a', 'n', 'y', 'g', 'p', 'u', 'M', 5},                                                                        \
        [](anygpu_thread *own, void **arguments) { anygpu_run_all<&kernel>(own, arguments, &kernel); },                 \
        anygpu_parameters_##name.size(),                                                                               \
        0,                                                                                                             \
        anygpu_parameters_##name.data()};

#define ANYGPU_DYNAMIC_SHARED(type, name) type *name = static_cast<type *>(anygpu_this_block->shared)

/** The head of a loop over the numbers of the grid's threads in x: `for (ANYGPU_EACH(i, n))` has each i < n once. The
 * threads of a row have the same n. */
#define ANYGPU_EACH(i, n)                                                                                              \
    long i = anygpu_own_number(), anygpu_step = (long)gridDim.x * blockDim.x;                                          \
    anygpu_has(i, anygpu_step, (long)(n));                                                                             \
    i = anygpu_is_once ? INT32_MAX : i + anygpu_step

ANYGPU_UNCHECKED static inline long anygpu_own_number()
{
    return anygpu_is_once ? anygpu_number : (long)blockIdx.x * blockDim.x + threadIdx.x;
}

ANYGPU_UNCHECKED static inline bool anygpu_has(long number, long step, long count)
{
    if (anygpu_is_once) {
        /* Each compiler has a loop without one of the two. */
#ifdef __clang__
        anygpu_is_refused |= count > step;
#else
        if (__builtin_expect(count > step, 0))
            anygpu_is_refused = 1;
#endif
        if (anygpu_has_full_rows && anygpu_is_full) {
            anygpu_is_refused |= count < anygpu_end;
            return (int)number < anygpu_end && count >= anygpu_end;
        }
        /* The numbers are of an int, whose comparison takes fewer instructions of a vector, or splits the loop. */
        return (int)number < (int)(count < 0 ? 0 : count < INT32_MAX ? count : INT32_MAX);
    }
    anygpu_has_rounds |= count > step;
    anygpu_least = count < anygpu_least ? count : anygpu_least;
    return number < count;
}

/** Has the threads of the block take turns: this one is the first to wait. */
ANYGPU_UNCHECKED __attribute__((noinline, cold)) static void anygpu_wait_first(anygpu_block *block)
{
    /* A row of blocks is counted only at its end. */
    block->left -= blockIdx.x - block->index[0];
    block->index[0] = blockIdx.x;
    block->prepare(block, anygpu_place.x, anygpu_place.y, anygpu_place.z);
    anygpu_is_once = anygpu_is_full = false;
    anygpu_has_waited = anygpu_takes_turns = true;
}

/** Waits for all threads of the block that have not returned. */
ANYGPU_UNCHECKED static inline void __syncthreads()
{
    anygpu_thread *before = anygpu_own();
    if (__builtin_expect(!before->next, 0))
        anygpu_wait_first(before->block);
    /* Found by way of the threads, not of the stack: so the processor looks ahead. */
    anygpu_thread *own = before->next;
    anygpu_switch(before, own);
    anygpu_own() = own;
    if (!anygpu_takes_turns)
        __builtin_unreachable();
}

ANYGPU_UNCHECKED static inline void __threadfence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
static inline void __threadfence_block() {}

/** Changes a number in one step, and returns what it was. */
template <typename T, typename Change> ANYGPU_UNCHECKED static inline T anygpu_atomic(T *address, Change change)
{
    T before, after;
    anygpu_tell(address, sizeof(T), 2);
    __atomic_load(address, &before, __ATOMIC_RELAXED);
    do
        after = change(before);
    while (!__atomic_compare_exchange(address, &before, &after, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    anygpu_tell(address, sizeof(T), 2);
    return before;
}

#define ANYGPU_ATOMIC(name, result)                                                                                    \
    template <typename T> static inline T name(T *address, std::common_type_t<T> value)                                \
    {                                                                                                                  \
        return anygpu_atomic(address, [value](T before) -> T { return result; });                                      \
    }
ANYGPU_ATOMIC(atomicAdd, before + value)
ANYGPU_ATOMIC(atomicSub, before - value)
ANYGPU_ATOMIC(atomicExch, ((void)before, value))
ANYGPU_ATOMIC(atomicMin, value < before ? value : before)
ANYGPU_ATOMIC(atomicMax, before < value ? value : before)
ANYGPU_ATOMIC(atomicAnd, before & value)
ANYGPU_ATOMIC(atomicOr, before | value)
ANYGPU_ATOMIC(atomicXor, before ^ value)
#undef ANYGPU_ATOMIC

template <typename T> static inline T atomicCAS(T *address, std::common_type_t<T> compare, std::common_type_t<T> value)
{
    return anygpu_atomic(address, [=](T before) -> T { return before == compare ? value : before; });
}

/* A kernel may have these names. */
namespace anygpu_functions {
template <typename T, typename U> static constexpr std::common_type_t<T, U> min(T a, U b) { return b < a ? b : a; }
template <typename T, typename U> static constexpr std::common_type_t<T, U> max(T a, U b) { return a < b ? b : a; }
}
using namespace anygpu_functions;

#define ANYGPU_NO_WARPS(name)                                                                                          \
    template <typename... T> static inline int name(T...)                                                              \
    {                                                                                                                  \
        static_assert(sizeof...(T) > 99, "the host back end has no warps: use shared memory and __syncthreads()");     \
        return 0;                                                                                                      \
    }
ANYGPU_NO_WARPS(__activemask)
ANYGPU_NO_WARPS(__all)
ANYGPU_NO_WARPS(__all_sync)
ANYGPU_NO_WARPS(__any)
ANYGPU_NO_WARPS(__any_sync)
ANYGPU_NO_WARPS(__ballot)
ANYGPU_NO_WARPS(__ballot_sync)
ANYGPU_NO_WARPS(__shfl)
ANYGPU_NO_WARPS(__shfl_down)
ANYGPU_NO_WARPS(__shfl_down_sync)
ANYGPU_NO_WARPS(__shfl_sync)
ANYGPU_NO_WARPS(__shfl_up)
ANYGPU_NO_WARPS(__shfl_up_sync)
ANYGPU_NO_WARPS(__shfl_xor)
ANYGPU_NO_WARPS(__shfl_xor_sync)
ANYGPU_NO_WARPS(__syncwarp)
#undef ANYGPU_NO_WARPS

#endif
#endif
