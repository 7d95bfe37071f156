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
 * the C++ compiler for the host, where threads of a block take turns on one processor, and blocks are spread over all of
 * them. On the host there are:
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

/** The head of a loop over the numbers of the grid's threads in x: `for (ANYGPU_EACH(i, n))` has each i < n once. */
#define ANYGPU_EACH(i, n)                                                                                              \
    long i = (long)blockIdx.x * blockDim.x + threadIdx.x, anygpu_step = (long)gridDim.x * blockDim.x;                  \
    i < (long)(n);                                                                                                     \
    i += anygpu_step

#if defined(__CUDACC__) || defined(__HIPCC__)

#if defined(__HIPCC__)
#include <hip/hip_runtime.h>
#endif

/** Makes a kernel known to the host back end; stands behind its definition. */
#define ANYGPU_EXPORT(kernel)

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

#define __global__
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

/** A block of a launch, as the library describes it to a kernel. */
struct anygpu_block {
    /** The blocks of the launch in each direction. */
    uint32_t grid[3];
    /** The threads of the block in each direction. */
    uint32_t threads[3];
    /** The block's place in the grid. */
    uint32_t index[3];
    /** The place of the next thread in the block; the kernel's code counts. */
    uint32_t next[3];
    /** Threads that have not begun; the kernel's code counts. */
    uint32_t left;
    /** Bytes of dynamic shared memory. */
    uint32_t shared_size;
    /** Dynamic shared memory. */
    void *shared;
    /** Waits for the other threads of the block. */
    void (*barrier)(anygpu_block *block);
    /** Is told of each read and write by a kernel that is compiled with -fsanitize=thread; NULL where nobody asks. */
    void (*touched)(const void *address, size_t bytes, int is_written);
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
    /** Runs threads of a block that have not begun, until none is left. */
    void (*run)(anygpu_block *block, void **arguments);
    uint32_t count;
    uint32_t reserved;
    const anygpu_parameter *parameters;
};

[[maybe_unused]] static thread_local uint3 threadIdx, blockIdx;
[[maybe_unused]] static thread_local dim3 blockDim, gridDim;
[[maybe_unused]] static thread_local anygpu_block *anygpu_this_block;

#if defined(__SANITIZE_THREAD__)
#define ANYGPU_CHECKED 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define ANYGPU_CHECKED 1
#endif
#endif

#ifdef ANYGPU_CHECKED
/* The compiler has each read and write of memory call one of these. Without ThreadSanitizer's library they are the kernel's own,
 * and tell `anygpu check`. Atomic operations are left out: they may meet. */
#define ANYGPU_UNCHECKED __attribute__((no_sanitize("thread")))
static void (*anygpu_touched)(const void *address, size_t bytes, int is_written);

ANYGPU_UNCHECKED static inline void anygpu_tell(const void *address, size_t bytes, int is_written)
{
    if (anygpu_touched)
        anygpu_touched(address, bytes, is_written);
}

#define ANYGPU_HOOK(name, bytes, is_written)                                                                           \
    ANYGPU_UNCHECKED __attribute__((weak, visibility("hidden"))) void __tsan_##name(void *address)                     \
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
    ANYGPU_UNCHECKED __attribute__((weak, visibility("hidden"))) void __tsan_##name(void *address, size_t bytes)       \
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
ANYGPU_UNCHECKED __attribute__((weak, visibility("hidden"))) void __tsan_init() {}
ANYGPU_UNCHECKED __attribute__((weak, visibility("hidden"))) void __tsan_func_entry(void *) {}
ANYGPU_UNCHECKED __attribute__((weak, visibility("hidden"))) void __tsan_func_exit() {}
}
#undef ANYGPU_HOOK
#undef ANYGPU_HOOKS
#undef ANYGPU_RANGE_HOOK
#else
#define ANYGPU_UNCHECKED
#endif

/** Takes a block's next thread. */
ANYGPU_UNCHECKED static inline void anygpu_next_thread(anygpu_block *block)
{
    threadIdx = {block->next[0], block->next[1], block->next[2]};
    block->left--;
    for (int direction = 0; direction < 3; direction++) {
        if (++block->next[direction] < block->threads[direction])
            return;
        block->next[direction] = 0;
    }
}

template <typename... Parameters, std::size_t... Place>
ANYGPU_UNCHECKED static inline void anygpu_run(void (*kernel)(Parameters...), anygpu_block *block, [[maybe_unused]] void **arguments,
                              std::index_sequence<Place...>)
{
    anygpu_this_block = block;
#ifdef ANYGPU_CHECKED
    __atomic_store_n(&anygpu_touched, block->touched, __ATOMIC_RELAXED);
#endif
    blockIdx = {block->index[0], block->index[1], block->index[2]};
    blockDim = {block->threads[0], block->threads[1], block->threads[2]};
    gridDim = {block->grid[0], block->grid[1], block->grid[2]};
    while (block->left > 0) {
        anygpu_next_thread(block);
        kernel(*static_cast<std::remove_const_t<Parameters> *>(arguments[Place])...);
    }
}

template <typename... Parameters>
static inline void anygpu_run_all(void (*kernel)(Parameters...), anygpu_block *block, void **arguments)
{
    anygpu_run(kernel, block, arguments, std::index_sequence_for<Parameters...>());
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
        {'a', 'n', 'y', 'g', 'p', 'u', 'M', 1},                                                                        \
        [](anygpu_block *block, void **arguments) { anygpu_run_all(&kernel, block, arguments); },                      \
        anygpu_parameters_##name.size(),                                                                               \
        0,                                                                                                             \
        anygpu_parameters_##name.data()};

#define ANYGPU_DYNAMIC_SHARED(type, name) type *name = static_cast<type *>(anygpu_this_block->shared)

/** Waits for all threads of the block that have not returned. */
static inline void __syncthreads()
{
    uint3 mine = threadIdx;
    anygpu_this_block->barrier(anygpu_this_block);
    threadIdx = mine;
}

ANYGPU_UNCHECKED static inline void __threadfence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
static inline void __threadfence_block() {}

/** Changes a number in one step, and returns what it was. */
template <typename T, typename Change> ANYGPU_UNCHECKED static inline T anygpu_atomic(T *address, Change change)
{
    T before, after;
    __atomic_load(address, &before, __ATOMIC_RELAXED);
    do
        after = change(before);
    while (!__atomic_compare_exchange(address, &before, &after, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
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
