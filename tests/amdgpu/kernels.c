// SPDX-License-Identifier: MIT OR Apache-2.0
// The kernels of AMD's libraries, executed natively: HIP's blit program by names (blitcl.cpp of clr), and three of the HSA
// runtime that copy and fill. Arguments are in the order of the kernels' sources, aligned naturally.
#define _GNU_SOURCE
#include "model.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- names ----------------------------------------------------------------------------------------------------------

#define MAX_NAME 96
static struct {
    uint64_t object;
    char name[MAX_NAME];
} * names;
static size_t name_count, name_space;

static const char *name_of(uint64_t object)
{
    for (size_t i = name_count; i-- > 0;)
        if (names[i].object == object)
            return names[i].name;
    return NULL;
}

static void learn(uint64_t object, const char *name)
{
    lock_model();
    if (name_count == name_space) {
        name_space = 2 * name_space + 64;
        names = realloc(names, name_space * sizeof *names);
    }
    names[name_count].object = object;
    // The descriptor of kernel f is f.kd.
    snprintf(names[name_count].name, MAX_NAME, "%.*s", (int)strcspn(name, "."), name);
    name_count++;
    unlock_model();
    note(2, "kernel %#lx is %s", (long)object, name);
}

#define KERNEL_OBJECT 22
#define NAME_LENGTH 1
#define NAME 2

// HIP asks for the address of each of its kernels by this, which tells the address's name.
EXPORT int hsa_executable_symbol_get_info(uint64_t symbol, int attribute, void *value)
{
    static int (*real)(uint64_t, int, void *);
    if (!real) {
        // RTLD_NEXT does not reach a library that was opened with RTLD_LOCAL.
        void *runtime = dlopen("libhsa-runtime64.so.1", RTLD_LAZY | RTLD_NOLOAD);
        real = runtime ? dlsym(runtime, __func__) : NULL;
        if (!real)
            unmodelled("a program without libhsa-runtime64.so.1");
    }
    int status = real(symbol, attribute, value);
    uint32_t length = 0;
    char name[4096] = { 0 };
    if (status == 0 && attribute == KERNEL_OBJECT && real(symbol, NAME_LENGTH, &length) == 0 && length < sizeof name
        && real(symbol, NAME, name) == 0)
        learn(*(uint64_t *)value, name);
    return status;
}

// ---- arguments ------------------------------------------------------------------------------------------------------

static uint64_t u64(const char *arguments, int offset)
{
    uint64_t value;
    memcpy(&value, arguments + offset, sizeof value);
    return value;
}

static uint32_t u32(const char *arguments, int offset)
{
    uint32_t value;
    memcpy(&value, arguments + offset, sizeof value);
    return value;
}

// ---- kernels --------------------------------------------------------------------------------------------------------

// HIP 5 has other arguments.
static bool is_five(void)
{
    static int five = -1;
    if (five < 0)
        five = dlopen("libamdhip64.so.5", RTLD_LAZY | RTLD_NOLOAD) != NULL;
    return five;
}

// Of a buffer that is given by one of four arguments, by the size of its elements.
static int element_of(const char *a, uint64_t *to)
{
    for (int i = 3; i >= 0; i--)
        if ((*to = u64(a, 8 * i)))
            return 1 << i;
    unmodelled("filling no buffer");
}

// (buffer, pattern, elements of the pattern, bytes of an element, end); HIP 5: (four buffers, pattern, elements of the
// pattern, first, how many patterns)
static bool fill_aligned(int gpu, const char *a)
{
    uint64_t to = u64(a, 0), from = u64(a, 8), bytes = u64(a, 24) - to;
    size_t length = (size_t)u32(a, 16) * u32(a, 20);
    if (is_five()) {
        int unit = element_of(a, &to);
        from = u64(a, 32), length = (size_t)u32(a, 40) * unit;
        to += u64(a, 48) * unit, bytes = u64(a, 56) * length;
    }
    const void *pattern = gpu_read(gpu, from, length);
    if (pattern)
        gpu_fill(gpu, to, bytes, pattern, length);
    return true;
}

// (four buffers, pattern, elements of the pattern, first, width, height, pitch)
static bool fill_2d(int gpu, const char *a)
{
    uint64_t to, width = u64(a, 56), height = u64(a, 64), pitch = u64(a, 72);
    int unit = element_of(a, &to);
    size_t length = (size_t)u32(a, 40) * unit;
    const void *pattern = gpu_read(gpu, u64(a, 32), length);
    for (uint64_t y = 0; pattern && y < height; y++)
        gpu_fill(gpu, to + (u64(a, 48) + y * pitch) * unit, width * unit, pattern, length);
    return true;
}

// (from, to, bytes); HIP 5: (from, to, first of from, first of to, how many, bytes of the last word; 8: bytes all)
static bool copy_buffer(int gpu, const char *a)
{
    uint64_t from = u64(a, 0), to = u64(a, 8), bytes = u64(a, 16);
    if (is_five()) {
        uint64_t count = u64(a, 32), last = u32(a, 40);
        from += u64(a, 16), to += u64(a, 24);
        bytes = last == 8 ? count : (count - 1) * 4 + last;
    }
    gpu_copy(gpu, to, from, bytes);
    return true;
}

// (from, to, first of from, first of to, how many, bytes of an element)
static bool copy_aligned(int gpu, const char *a)
{
    int unit = u32(a, 40) == 16 ? 16 : 4;
    gpu_copy(gpu, u64(a, 8) + u64(a, 24) * unit, u64(a, 0) + u64(a, 16) * unit, u64(a, 32) * unit);
    return true;
}

// (from, to, (row, slice, first) of from, the same of to, (width, height, depth, bytes of an element))
static void copy_rect(int gpu, const char *a, int unit)
{
    uint64_t width = u64(a, 96), height = u64(a, 104), depth = u64(a, 112);
    for (uint64_t z = 0; z < depth; z++)
        for (uint64_t y = 0; y < height; y++)
            gpu_copy(gpu, u64(a, 8) + (u64(a, 80) + z * u64(a, 72) + y * u64(a, 64)) * unit,
                     u64(a, 0) + (u64(a, 48) + z * u64(a, 40) + y * u64(a, 32)) * unit, width * unit);
}

static bool copy_rect_bytes(int gpu, const char *a)
{
    copy_rect(gpu, a, 1);
    return true;
}

static bool copy_rect_aligned(int gpu, const char *a)
{
    copy_rect(gpu, a, u64(a, 120) == 16 ? 16 : 4);
    return true;
}

static void write_value(int gpu, uint64_t address, bool wide, uint64_t value)
{
    void *to = gpu_write(gpu, address, wide ? 8 : 4);
    if (!to)
        return;
    if (wide)
        __atomic_store_n((uint64_t *)to, value, __ATOMIC_RELEASE);
    else
        __atomic_store_n((uint32_t *)to, value, __ATOMIC_RELEASE);
}

// Whether a value in memory is as wanted; one that cannot be read is, or the queue would never go on.
static bool value_is(int gpu, uint64_t address, bool wide, uint64_t wanted, uint64_t comparison, uint64_t mask)
{
    const void *from = gpu_read(gpu, address, wide ? 8 : 4);
    if (!from)
        return true;
    uint64_t value = wide ? __atomic_load_n((const uint64_t *)from, __ATOMIC_ACQUIRE)
                          : __atomic_load_n((const uint32_t *)from, __ATOMIC_ACQUIRE);
    value &= mask;
    switch (comparison) {
    case 0:
        return wide ? (int64_t)(value - wanted) >= 0 : (int32_t)(value - wanted) >= 0;
    case 1:
        return value == wanted;
    case 2:
        return (value & wanted) != 0;
    case 3:
        return (wide ? ~(value | wanted) : (uint32_t) ~(value | wanted)) != 0;
    default:
        unmodelled("a wait for a value of comparison %lu", (unsigned long)comparison);
    }
}

// (32 bits, 64 bits: one is given; value)
static bool stream_write(int gpu, const char *a)
{
    bool wide = !u64(a, 0);
    write_value(gpu, u64(a, wide ? 8 : 0), wide, u64(a, 16));
    return true;
}

// (32 bits, 64 bits: one is given; value, comparison, mask)
static bool stream_wait(int gpu, const char *a)
{
    bool wide = !u64(a, 0);
    return value_is(gpu, u64(a, wide ? 8 : 0), wide, u64(a, 16), u64(a, 24), u64(a, 32));
}

// (operations: (type, address, value, flags), how many)
#define OPERATION_BYTES 48
static bool stream_batch(int gpu, const char *a)
{
    enum { WAIT_32 = 1, WRITE_32, FLUSH, WAIT_64, WRITE_64, BARRIER };
    uint32_t count = u32(a, 8);
    const char *operation = gpu_read(gpu, u64(a, 0), (size_t)count * OPERATION_BYTES);
    // Tried again from the first; a repeated write changes nothing.
    for (uint32_t i = 0; operation && i < count; i++, operation += OPERATION_BYTES) {
        uint32_t type = u32(operation, 0);
        uint64_t address = u64(operation, 8), value = u64(operation, 16);
        if (type == WAIT_32 || type == WAIT_64) {
            if (!value_is(gpu, address, type == WAIT_64, value, u32(operation, 24), ~0ull))
                return false;
        } else if (type == WRITE_32 || type == WRITE_64) {
            write_value(gpu, address, type == WRITE_64, value);
        } else if (type != FLUSH && type != BARRIER) {
            unmodelled("operation %u of a batch", type);
        }
    }
    return true;
}

// An image's elements lie in order in the model, whatever the tiles of the GPU: only these kernels see them.
struct image {
    uint64_t base;
    uint32_t width, height, bytes;
};

static struct image image_at(int gpu, uint64_t address)
{
    const char *words = gpu_read(gpu, address, 32); // its resource descriptor, of GFX9
    if (!words)
        return (struct image){ 0 };
    uint64_t base = (u64(words, 0) & 0xffffffffff) << 8;
    // Bytes of an element, by the number of its format.
    static const uint8_t bytes[] = {
        [1] = 1, [2] = 2, [3] = 2, [4] = 4, [5] = 4, [10] = 4, [11] = 8, [12] = 8, [14] = 16
    };
    uint32_t format = u32(words, 4) >> 20 & 0x3f;
    if (format >= sizeof bytes || !bytes[format])
        unmodelled("an image of format %u", format);
    return (struct image){ base, (u32(words, 8) & 0x3fff) + 1, (u32(words, 8) >> 14 & 0x3fff) + 1, bytes[format] };
}

struct place {
    int32_t x, y, z, w;
};

static struct place place(const char *a, int offset)
{
    struct place place;
    memcpy(&place, a + offset, sizeof place);
    return place;
}

static uint64_t element_in(const struct image *image, struct place at, struct place offset, uint32_t bytes)
{
    uint64_t x = at.x + offset.x, y = at.y + offset.y, z = at.z + offset.z;
    return image->base + ((z * image->height + y) * image->width + x) * bytes;
}

// Copies between an image and a buffer, whose pixels have (components, bytes of one, words); the pitch counts pixels.
static bool copy_image_buffer(int gpu, const char *a, bool to_image)
{
    struct image image = image_at(gpu, u64(a, to_image ? 8 : 0));
    struct place first = place(a, to_image ? 64 : 32), size = place(a, to_image ? 80 : 96),
                 format = place(a, to_image ? 96 : 112);
    uint64_t buffer = u64(a, 0), origin = u64(a, to_image ? 32 : 64), row = u64(a, 128), slice = u64(a, 136);
    uint32_t pixel = format.x * format.y, unit = pixel < 4 ? pixel : 4;
    if (!to_image)
        buffer = u64(a, unit == 4 ? 8 : unit == 2 ? 16 : 24);
    note(3,
         "GPU %d: %s an image at %#lx of %u x %u, buffer %#lx + %lu, row %lu, slice %lu, size %d x %d x %d at %d %d "
         "%d, pixel %d x %d (%d)",
         gpu, to_image ? "to" : "from", (long)image.base, image.width, image.height, (long)buffer, (long)origin,
         (long)row, (long)slice, size.x, size.y, size.z, first.x, first.y, first.z, format.x, format.y, format.z);
    for (int z = 0; image.base && z < size.z; z++)
        for (int y = 0; y < size.y; y++) {
            uint64_t linear = buffer + ((z * slice + y * row) * format.z + origin) * unit;
            uint64_t tiled = element_in(&image, (struct place){ .y = y, .z = z }, first, pixel);
            gpu_copy(gpu, to_image ? tiled : linear, to_image ? linear : tiled, (uint64_t)size.x * pixel);
        }
    return true;
}

// (from, to, first of from, first of to, size)
static bool copy_image(int gpu, const char *a)
{
    struct image from = image_at(gpu, u64(a, 0)), to = image_at(gpu, u64(a, 8));
    struct place source = place(a, 16), target = place(a, 32), size = place(a, 48);
    for (int z = 0; from.base && to.base && z < size.z; z++)
        for (int y = 0; y < size.y; y++) {
            struct place row = { .y = y, .z = z };
            gpu_copy(gpu, element_in(&to, row, target, to.bytes), element_in(&from, row, source, from.bytes),
                     (uint64_t)size.x * from.bytes);
        }
    return true;
}

static bool copy_buffer_to_image(int gpu, const char *a)
{
    return copy_image_buffer(gpu, a, true);
}
static bool copy_image_to_buffer(int gpu, const char *a)
{
    return copy_image_buffer(gpu, a, false);
}

static bool nothing(int gpu, const char *a)
{
    (void)gpu, (void)a;
    return true;
}

static const struct {
    const char *name;
    bool (*run)(int gpu, const char *arguments);
    int bytes;
} kernels[] = {
    { "fillBufferAligned", fill_aligned, 40 },
    { "fillBufferAligned2D", fill_2d, 80 },
    { "copyBuffer", copy_buffer, 24 },
    { "copyBufferAligned", copy_aligned, 44 },
    { "copyBufferRect", copy_rect_bytes, 128 },
    { "copyBufferRectAligned", copy_rect_aligned, 128 },
    { "copyBufferToImage", copy_buffer_to_image, 160 },
    { "copyImageToBuffer", copy_image_to_buffer, 160 },
    { "copyImage", copy_image, 64 },
    { "copyImage1DA", copy_image, 64 }, // an array of rows has height 1, so that rows and layers are the same places
    { "streamOpsWrite", stream_write, 24 },
    { "streamOpsWait", stream_wait, 40 },
    { "batchMemOp", stream_batch, 12 },
    { "initHeap", nothing, 0 }, // of kernels' malloc
    { "gwsInit", nothing, 0 },
};

// The HSA runtime's kernels have no names. The registers that they declare, in AMD's kernel code object of version 1, tell
// them apart (BlitKernel and GpuAgent::AssembleShader).
#define CODE_REGISTERS 48
#define COPY_ALIGNED 0xc2 // 32 scalar registers, 12 vector registers
#define COPY_MISALIGNED 0x82 // 23, 10
#define FILL 0x81 // 19, 8

static bool run_nameless(int gpu, uint64_t object, const char *a)
{
    const char *code = gpu_read(gpu, object, 256);
    if (!code)
        return true;
    // The phases of a copy follow each other: pairs of where they read and write from, and at last the ends.
    switch (u32(code, CODE_REGISTERS) & 0x3ff) {
    case COPY_ALIGNED:
        gpu_copy(gpu, u64(a, 8), u64(a, 0), u64(a, 64) - u64(a, 0));
        return true;
    case COPY_MISALIGNED:
        gpu_copy(gpu, u64(a, 8), u64(a, 0), u64(a, 32) - u64(a, 0));
        return true;
    case FILL: {
        uint32_t value = u32(a, 24);
        gpu_fill(gpu, u64(a, 0), u64(a, 16) - u64(a, 0), &value, sizeof value);
        return true;
    }
    }
    unmodelled("a kernel of the HSA runtime of registers %#x", u32(code, CODE_REGISTERS));
}

bool run_kernel(int gpu, const char *packet)
{
    static const char prefix[] = "__amd_rocclr_";
    uint64_t object = u64(packet, 32), arguments = u64(packet, 40);
    const char *name = name_of(object);
    note(3, "GPU %d: kernel %s", gpu, name ? name : "of the HSA runtime");
    if (!name) {
        const char *a = gpu_read(gpu, arguments, 80);
        return !a || run_nameless(gpu, object, a);
    }
    for (size_t i = 0; i < sizeof kernels / sizeof *kernels; i++) {
        if (strncmp(name, prefix, sizeof prefix - 1) || strcmp(name + sizeof prefix - 1, kernels[i].name))
            continue;
        const char *a = kernels[i].bytes ? gpu_read(gpu, arguments, kernels[i].bytes) : "";
        return !a || kernels[i].run(gpu, a);
    }
    unmodelled("kernel %s", name);
}
