/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* External memory and semaphores on NVIDIA's driver without another interface: physical memory's descriptors as external
 * memory, and what each misuse is answered.
 *
 *     external
 *
 * The same calls are made of the driver alone, of CUDA's driver interface through us, of HIP, and of CUDA's runtime
 * where ours answers. All must answer as the driver does, HIP but for the codes that are its own; and do the same with the
 * descriptor, but that the driver closes some that it refuses, and HIP and our runtime none. A speaker's trials are made in one process, and in another one behind a trial that crashes. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>
#include <anygpu/cudart.h>
#include <anygpu/hip.h>

#define BYTES ((uint64_t)4 << 20)

/* What the driver alone is asked, by its exported names. */
#define DRIVER(F) \
    F(cuInit) F(cuDevicePrimaryCtxRetain) F(cuCtxSetCurrent) F(cuMemGetAllocationGranularity) F(cuMemCreate) F(cuMemRelease) \
    F(cuMemExportToShareableHandle) F(cuMemGetHandleForAddressRange) F(cuMemAlloc_v2) F(cuMemFree_v2) \
    F(cuMemcpyHtoD_v2) F(cuMemcpyDtoH_v2) F(cuMemsetD8_v2) F(cuCtxSynchronize) F(cuImportExternalMemory) \
    F(cuExternalMemoryGetMappedBuffer) F(cuExternalMemoryGetMappedMipmappedArray) F(cuDestroyExternalMemory) \
    F(cuMipmappedArrayGetLevel) F(cuMipmappedArrayDestroy) F(cuImportExternalSemaphore) \
    F(cuSignalExternalSemaphoresAsync) F(cuWaitExternalSemaphoresAsync) F(cuDestroyExternalSemaphore) \
    F(cuGetProcAddress_v2)
#define DECLARE(name) static __typeof__(name) *direct_##name;
DRIVER(DECLARE)

/* A way to make the same calls. */
struct speaker {
    const char *name;
    int (*import)(void **memory, int type, int file, uint64_t size, unsigned flags);
    int (*map)(uint64_t *address, void *memory, uint64_t offset, uint64_t size, unsigned flags);
    int (*map_arrays)(void **arrays, void *memory, uint64_t offset, unsigned levels);
    int (*destroy)(void *memory);
    int (*level)(void **array, void *arrays, unsigned level);
    int (*free_arrays)(void *arrays);
    int (*import_semaphore)(void **semaphore, int type, int file, unsigned flags);
    int (*signal)(void **semaphores, int with_parameters, unsigned count);
    int (*wait)(void **semaphores, int with_parameters, unsigned count);
    int (*destroy_semaphore)(void *semaphore);
    int (*free)(uint64_t address);
};

/* The speaker's functions: `X` gives a function for its name, `V` makes the vendor's names. */
#define SPEAKER(S, X, MEMORY, HANDLE, BUFFER, ARRAYS, FILL, MIPMAPPED, ARRAY, SEMAPHORE, SEMAPHORE_HANDLE, SIGNAL, WAIT, \
                ADDRESS, import_memory, map_buffer, map_mipmapped, destroy_memory, get_level, free_mipmapped, \
                import_semaphore_, signal_, wait_, destroy_semaphore_, free_) \
    static int S##_import(void **memory, int type, int file, uint64_t size, unsigned flags) \
    { \
        HANDLE what; \
        memset(&what, 0, sizeof what); \
        what.type = type; \
        what.handle.fd = file; \
        what.size = size; \
        what.flags = flags; \
        return (int)X(import_memory)((MEMORY *)memory, type < 0 ? NULL : &what); \
    } \
    static int S##_map(uint64_t *address, void *memory, uint64_t offset, uint64_t size, unsigned flags) \
    { \
        BUFFER what; \
        memset(&what, 0, sizeof what); \
        what.offset = offset; \
        what.size = size; \
        what.flags = flags; \
        return (int)X(map_buffer)((ADDRESS *)address, (MEMORY)memory, &what); \
    } \
    static int S##_map_arrays(void **arrays, void *memory, uint64_t offset, unsigned levels) \
    { \
        ARRAYS what; \
        memset(&what, 0, sizeof what); \
        what.offset = offset; \
        what.numLevels = levels; \
        FILL \
        return (int)X(map_mipmapped)((MIPMAPPED *)arrays, (MEMORY)memory, &what); \
    } \
    static int S##_destroy(void *memory) { return (int)X(destroy_memory)((MEMORY)memory); } \
    static int S##_level(void **array, void *arrays, unsigned level) \
    { \
        return (int)X(get_level)((ARRAY *)array, (MIPMAPPED)arrays, level); \
    } \
    static int S##_free_arrays(void *arrays) { return (int)X(free_mipmapped)((MIPMAPPED)arrays); } \
    static int S##_import_semaphore(void **semaphore, int type, int file, unsigned flags) \
    { \
        SEMAPHORE_HANDLE what; \
        memset(&what, 0, sizeof what); \
        what.type = type; \
        what.handle.fd = file; \
        what.flags = flags; \
        return (int)X(import_semaphore_)((SEMAPHORE *)semaphore, type < 0 ? NULL : &what); \
    } \
    static int S##_signal(void **semaphores, int with_parameters, unsigned count) \
    { \
        SIGNAL what[2]; \
        memset(what, 0, sizeof what); \
        return (int)X(signal_)((SEMAPHORE *)semaphores, with_parameters ? what : NULL, count, NULL); \
    } \
    static int S##_wait(void **semaphores, int with_parameters, unsigned count) \
    { \
        WAIT what[2]; \
        memset(what, 0, sizeof what); \
        return (int)X(wait_)((SEMAPHORE *)semaphores, with_parameters ? what : NULL, count, NULL); \
    } \
    static int S##_destroy_semaphore(void *semaphore) { return (int)X(destroy_semaphore_)((SEMAPHORE)semaphore); } \
    static int S##_free(uint64_t address) { return (int)X(free_)((ADDRESS)address); } \
    static const struct speaker S

#define FUNCTIONS(S) \
    S##_import, S##_map, S##_map_arrays, S##_destroy, S##_level, S##_free_arrays, S##_import_semaphore, S##_signal, \
        S##_wait, S##_destroy_semaphore, S##_free

#define DRIVER_FILL \
    what.arrayDesc.Width = 64; \
    what.arrayDesc.Height = 64; \
    what.arrayDesc.Format = CU_AD_FORMAT_UNSIGNED_INT8; \
    what.arrayDesc.NumChannels = 1;
#define RUNTIME_FILL \
    what.extent.width = 64; \
    what.extent.height = 64; \
    what.formatDesc.x = 8; \
    what.formatDesc.f = 1;
#define DRIVER_SPEAKER(S, X) \
    SPEAKER(S, X, CUexternalMemory, CUDA_EXTERNAL_MEMORY_HANDLE_DESC, CUDA_EXTERNAL_MEMORY_BUFFER_DESC, \
            CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, DRIVER_FILL, CUmipmappedArray, CUarray, CUexternalSemaphore, \
            CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, \
            CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, CUdeviceptr, cuImportExternalMemory, cuExternalMemoryGetMappedBuffer, \
            cuExternalMemoryGetMappedMipmappedArray, cuDestroyExternalMemory, cuMipmappedArrayGetLevel, \
            cuMipmappedArrayDestroy, cuImportExternalSemaphore, cuSignalExternalSemaphoresAsync, \
            cuWaitExternalSemaphoresAsync, cuDestroyExternalSemaphore, cuMemFree_v2)
#define DIRECT(name) direct_##name
#define OURS(name) name

DRIVER_SPEAKER(driver, DIRECT) = { "the driver", FUNCTIONS(driver) };
DRIVER_SPEAKER(cuda, OURS) = { "CUDA through us", FUNCTIONS(cuda) };
SPEAKER(hip, OURS, hipExternalMemory_t, hipExternalMemoryHandleDesc, hipExternalMemoryBufferDesc,
        hipExternalMemoryMipmappedArrayDesc, RUNTIME_FILL, hipMipmappedArray_t, hipArray_t, hipExternalSemaphore_t,
        hipExternalSemaphoreHandleDesc, hipExternalSemaphoreSignalParams, hipExternalSemaphoreWaitParams, void *,
        hipImportExternalMemory, hipExternalMemoryGetMappedBuffer, hipExternalMemoryGetMappedMipmappedArray,
        hipDestroyExternalMemory, hipGetMipmappedArrayLevel, hipFreeMipmappedArray, hipImportExternalSemaphore,
        hipSignalExternalSemaphoresAsync, hipWaitExternalSemaphoresAsync, hipDestroyExternalSemaphore, hipFree)
    = { "HIP", FUNCTIONS(hip) };
SPEAKER(runtime, OURS, cudaExternalMemory_t, struct cudaExternalMemoryHandleDesc, struct cudaExternalMemoryBufferDesc,
        struct cudaExternalMemoryMipmappedArrayDesc, RUNTIME_FILL, cudaMipmappedArray_t, cudaArray_t,
        cudaExternalSemaphore_t, struct cudaExternalSemaphoreHandleDesc, struct cudaExternalSemaphoreSignalParams,
        struct cudaExternalSemaphoreWaitParams, void *, cudaImportExternalMemory, cudaExternalMemoryGetMappedBuffer,
        cudaExternalMemoryGetMappedMipmappedArray, cudaDestroyExternalMemory, cudaGetMipmappedArrayLevel,
        cudaFreeMipmappedArray, cudaImportExternalSemaphore, cudaSignalExternalSemaphoresAsync,
        cudaWaitExternalSemaphoresAsync, cudaDestroyExternalSemaphore, cudaFree)
    = { "our runtime", FUNCTIONS(runtime) };

static const struct speaker *const speakers[] = { &driver, &cuda, &hip, &runtime };
enum { SPEAKERS = 4 };

enum file { PHYSICAL, MINUS_ONE, NOT_OPEN, ZERO, DEV_NULL, PIPE, SOCKET, MEMORY_FILE, DMA_BUF };

enum what {
    IMPORT, /* and destroy */
    MAP, /* all, then write there and read through the other mapping */
    MAP_TWICE, /* the same bytes: two addresses or one */
    DESTROY_FIRST, /* what is mapped is used and freed behind the memory's end */
    ARRAYS,
    LEVEL,
    NULL_MEMORY,
    NULL_OUTPUT,
    SEMAPHORE,
    SIGNAL,
    WAIT,
    NULL_SEMAPHORE,
};

enum { ANY = -1, SAME = -2, CRASHED = -3, NO_NUMBER = -4 };

/* What is tried. `expected` is what the driver is known to answer, `hip` what HIP answers that has codes of its own;
 * NO_NUMBER is a type that only the driver's interface has, so that HIP and the runtime answer 1. */
static const struct trial {
    const char *name;
    enum what what;
    int type;
    enum file file;
    uint64_t size, offset;
    unsigned flags;
    int expected, hip;
} trials[] = {
    { "import: type 0", IMPORT, 0, PHYSICAL, BYTES, 0, 0, 1, SAME },
    { "import: type 1", IMPORT, 1, PHYSICAL, BYTES, 0, 0, 0, SAME },
    { "import: type 1, dedicated", IMPORT, 1, PHYSICAL, BYTES, 0, 1, ANY, SAME },
    { "import: type 2, opaque Win32", IMPORT, 2, PHYSICAL, BYTES, 0, 0, ANY, SAME },
    { "import: type 3, opaque Win32 KMT", IMPORT, 3, PHYSICAL, BYTES, 0, 0, ANY, SAME },
    { "import: type 4, D3D12 heap", IMPORT, 4, PHYSICAL, BYTES, 0, 0, ANY, SAME },
    { "import: type 5, D3D12 resource", IMPORT, 5, PHYSICAL, BYTES, 0, 1, ANY, SAME },
    { "import: type 6, D3D11 resource", IMPORT, 6, PHYSICAL, BYTES, 0, 1, ANY, SAME },
    { "import: type 7, D3D11 resource KMT", IMPORT, 7, PHYSICAL, BYTES, 0, 1, ANY, SAME },
    { "import: type 8, NvSciBuf", IMPORT, 8, PHYSICAL, BYTES, 0, 0, ANY, SAME },
    { "import: type 9, not a dma-buf", IMPORT, 9, PHYSICAL, BYTES, 0, 0, ANY, NO_NUMBER },
    { "import: type 9, a dma-buf", IMPORT, 9, DMA_BUF, BYTES, 0, 0, ANY, NO_NUMBER },
    { "import: type 1, a dma-buf", IMPORT, 1, DMA_BUF, BYTES, 0, 0, ANY, 2 },
    { "import: type 10", IMPORT, 10, PHYSICAL, BYTES, 0, 0, ANY, SAME },
    { "import: type 1000", IMPORT, 1000, PHYSICAL, BYTES, 0, 0, ANY, SAME },
    { "import: descriptor -1", IMPORT, 1, MINUS_ONE, BYTES, 0, 0, 999, 2 },
    { "import: descriptor 9999", IMPORT, 1, NOT_OPEN, BYTES, 0, 0, ANY, 2 },
    { "import: descriptor 0, /dev/null", IMPORT, 1, ZERO, BYTES, 0, 0, ANY, 2 },
    { "import: /dev/null", IMPORT, 1, DEV_NULL, BYTES, 0, 0, 999, 2 },
    { "import: a pipe", IMPORT, 1, PIPE, BYTES, 0, 0, ANY, 2 },
    { "import: a socket", IMPORT, 1, SOCKET, BYTES, 0, 0, ANY, 2 },
    { "import: a memory file", IMPORT, 1, MEMORY_FILE, BYTES, 0, 0, ANY, 2 },
    { "import: size 0", IMPORT, 1, PHYSICAL, 0, 0, 0, ANY, SAME },
    { "import: size - 1", IMPORT, 1, PHYSICAL, BYTES - 1, 0, 0, ANY, SAME },
    { "import: half the size", IMPORT, 1, PHYSICAL, BYTES / 2, 0, 0, ANY, SAME },
    { "import: size + 1", IMPORT, 1, PHYSICAL, BYTES + 1, 0, 0, ANY, SAME },
    { "import: twice the size", IMPORT, 1, PHYSICAL, 2 * BYTES, 0, 0, ANY, SAME },
    { "import: flags 2", IMPORT, 1, PHYSICAL, BYTES, 0, 2, ANY, SAME },
    { "import: NULL description", IMPORT, -1, PHYSICAL, BYTES, 0, 0, ANY, SAME },
    { "import: NULL output", NULL_OUTPUT, 1, PHYSICAL, BYTES, 0, 0, ANY, SAME },
    { "map: all", MAP, 1, PHYSICAL, BYTES, 0, 0, 0, SAME },
    { "map: from 4096 on", MAP, 1, PHYSICAL, BYTES - 4096, 4096, 0, ANY, SAME },
    { "map: from 64 KiB on", MAP, 1, PHYSICAL, BYTES - 65536, 65536, 0, ANY, SAME },
    { "map: 4 KiB from 2 MiB on", MAP, 1, PHYSICAL, 4096, 2 << 20, 0, ANY, SAME },
    { "map: 100 bytes from 2 MiB on", MAP, 1, PHYSICAL, 100, 2 << 20, 0, ANY, SAME },
    { "map: 100 bytes from 4 on", MAP, 1, PHYSICAL, 100, 4, 0, ANY, SAME },
    { "map: offset is the size", MAP, 1, PHYSICAL, BYTES, BYTES, 0, 1, SAME },
    { "map: 1 byte too many", MAP, 1, PHYSICAL, BYTES + 1, 0, 0, ANY, SAME },
    { "map: past the end", MAP, 1, PHYSICAL, BYTES, 4096, 0, ANY, SAME },
    { "map: no bytes", MAP, 1, PHYSICAL, 0, 0, 0, ANY, SAME },
    { "map: 2^64 - 1 bytes from 4096 on", MAP, 1, PHYSICAL, UINT64_MAX, 4096, 0, ANY, 1 },
    { "map: flags 1", MAP, 1, PHYSICAL, BYTES, 0, 1, ANY, SAME },
    { "map: twice", MAP_TWICE, 1, PHYSICAL, BYTES, 0, 0, ANY, SAME },
    { "map: destroyed before it is freed", DESTROY_FIRST, 1, PHYSICAL, BYTES, 0, 0, ANY, SAME },
    { "map: NULL memory", NULL_MEMORY, 0, PHYSICAL, BYTES, 0, 0, ANY, 1 },
    { "destroy: NULL memory", NULL_MEMORY, 1, PHYSICAL, BYTES, 0, 0, ANY, 1 },
    { "arrays: 1 level", ARRAYS, 1, PHYSICAL, 1, 0, 0, ANY, SAME },
    { "arrays: 3 levels", ARRAYS, 1, PHYSICAL, 3, 0, 0, ANY, SAME },
    { "arrays: no level", ARRAYS, 1, PHYSICAL, 0, 0, 0, ANY, SAME },
    { "arrays: behind the end", ARRAYS, 1, PHYSICAL, 1, BYTES, 0, ANY, SAME },
    { "level: the last of 3", LEVEL, 1, PHYSICAL, 3, 2, 0, ANY, SAME },
    { "level: behind the last of 3", LEVEL, 1, PHYSICAL, 3, 3, 0, ANY, SAME },
    { "semaphore: type 0", SEMAPHORE, 0, DEV_NULL, 0, 0, 0, ANY, SAME },
    { "semaphore: /dev/null", SEMAPHORE, 1, DEV_NULL, 0, 0, 0, 999, 1 },
    { "semaphore: descriptor -1", SEMAPHORE, 1, MINUS_ONE, 0, 0, 0, ANY, 1 },
    { "semaphore: descriptor 9999", SEMAPHORE, 1, NOT_OPEN, 0, 0, 0, ANY, 1 },
    { "semaphore: physical memory", SEMAPHORE, 1, PHYSICAL, 0, 0, 0, ANY, 1 },
    { "semaphore: a memory file", SEMAPHORE, 1, MEMORY_FILE, 0, 0, 0, ANY, 1 },
    { "semaphore: type 9, /dev/null", SEMAPHORE, 9, DEV_NULL, 0, 0, 0, ANY, 1 },
    { "semaphore: type 9, physical memory", SEMAPHORE, 9, PHYSICAL, 0, 0, 0, ANY, 1 },
    { "semaphore: type 2, opaque Win32", SEMAPHORE, 2, DEV_NULL, 0, 0, 0, ANY, SAME },
    { "semaphore: type 4, D3D12 fence", SEMAPHORE, 4, DEV_NULL, 0, 0, 0, ANY, SAME },
    { "semaphore: type 6, NvSciSync", SEMAPHORE, 6, DEV_NULL, 0, 0, 0, ANY, SAME },
    { "semaphore: type 7, keyed mutex", SEMAPHORE, 7, DEV_NULL, 0, 0, 0, ANY, SAME },
    { "semaphore: type 10, timeline Win32", SEMAPHORE, 10, DEV_NULL, 0, 0, 0, ANY, SAME },
    { "semaphore: type 11", SEMAPHORE, 11, DEV_NULL, 0, 0, 0, ANY, SAME },
    { "semaphore: flags 1", SEMAPHORE, 1, DEV_NULL, 0, 0, 1, ANY, SAME },
    { "semaphore: NULL description", SEMAPHORE, -1, DEV_NULL, 0, 0, 0, ANY, SAME },
    { "signal: none", SIGNAL, 1, 0, 0, 0, 0, ANY, SAME },
    { "signal: NULL semaphores", SIGNAL, 0, 0, 1, 0, 0, ANY, SAME },
    { "signal: NULL parameters", SIGNAL, 2, 0, 1, 0, 0, ANY, SAME },
    { "signal: a NULL semaphore", SIGNAL, 1, 0, 1, 0, 0, ANY, SAME },
    { "wait: none", WAIT, 1, 0, 0, 0, 0, ANY, SAME },
    { "wait: NULL semaphores", WAIT, 0, 0, 1, 0, 0, ANY, SAME },
    { "wait: a NULL semaphore", WAIT, 1, 0, 1, 0, 0, ANY, SAME },
    { "destroy semaphore: NULL", NULL_SEMAPHORE, 0, 0, 0, 0, 0, ANY, 1 },
};
enum { TRIALS = sizeof trials / sizeof *trials };

/* What came of a trial: the status, what became of the descriptor, and what was seen besides. */
struct outcome {
    int status;
    char words[60];
};

static void fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    printf("error: ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
    fflush(stdout);
    _exit(1);
}

#define CU(call) \
    do { \
        int status_ = (int)direct_##call; \
        if (status_) \
            fail("%s = %d", #call, status_); \
    } while (0)

static CUmemGenericAllocationHandle physical;
static CUdeviceptr plain;

static void start(void)
{
    CUcontext context;
    CUmemAllocationProp properties;
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    if (!library)
        fail("%s", dlerror());
#define LOAD(name) \
    if (!(direct_##name = (__typeof__(name) *)dlsym(library, #name))) \
        fail("the driver has no " #name);
    DRIVER(LOAD)
    CU(cuInit(0));
    CU(cuDevicePrimaryCtxRetain(&context, 0));
    CU(cuCtxSetCurrent(context));
    memset(&properties, 0, sizeof properties);
    properties.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    properties.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    properties.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    CU(cuMemCreate(&physical, BYTES, &properties, 0));
    CU(cuMemAlloc_v2(&plain, BYTES));
    /* Ours is begun too: cuInit goes to the driver, and HIP has a device. */
    if (cuInit(0) || hipSetDevice(0) || cudaSetDevice(0))
        fail("the library has no device: %s", anygpu_last_reason());
    CU(cuCtxSetCurrent(context));
}

static int descriptor_of(enum file file)
{
    int ends[2], made = -1;
    switch (file) {
    case PHYSICAL: CU(cuMemExportToShareableHandle(&made, physical, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0)); break;
    case DMA_BUF:
        if (direct_cuMemGetHandleForAddressRange(&made, plain, BYTES, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0))
            made = -2;
        break;
    case MINUS_ONE: return -1;
    case NOT_OPEN: return 9999;
    case ZERO: return 0;
    case DEV_NULL: made = open("/dev/null", O_RDWR); break;
    case PIPE: made = pipe(ends) ? -1 : ends[0]; break;
    case SOCKET: made = socketpair(AF_UNIX, SOCK_STREAM, 0, ends) ? -1 : ends[0]; break;
    case MEMORY_FILE:
        made = memfd_create("external", 0);
        if (ftruncate(made, (off_t)BYTES))
            made = -1;
        break;
    }
    return made;
}

static int is_open(int file)
{
    return fcntl(file, F_GETFD) >= 0;
}

static void *imported(const struct speaker *speaker)
{
    void *memory = NULL;
    int status = speaker->import(&memory, 1, descriptor_of(PHYSICAL), BYTES, 0);
    if (status)
        fail("%s: an import answers %d: %s", speaker->name, status, anygpu_last_reason());
    return memory;
}

/* Whether two addresses are of the same bytes. */
static int is_same(uint64_t one, uint64_t other)
{
    static unsigned mark = 0x5eed;
    unsigned seen = 0;
    mark++;
    CU(cuMemcpyHtoD_v2(one, &mark, sizeof mark));
    CU(cuMemcpyDtoH_v2(&seen, other, sizeof seen));
    return seen == mark;
}

static void map(const struct speaker *speaker, const struct trial *trial, struct outcome *outcome)
{
    void *memory = imported(speaker);
    uint64_t all = 0, address = 0;
    int status = speaker->map(&all, memory, 0, BYTES, 0);
    if (status)
        fail("%s: mapping all answers %d: %s", speaker->name, status, anygpu_last_reason());
    outcome->status = speaker->map(&address, memory, trial->offset, trial->size, trial->flags);
    if (outcome->status == 0) {
        uint64_t last = trial->size / 4 * 4 - 4;
        int same = is_same(address, all + trial->offset) && is_same(all + trial->offset + last, address + last);
        int freed = speaker->free(address);
        snprintf(outcome->words, sizeof outcome->words, "%s bytes, freed: %d", same ? "the same" : "OTHER", freed);
    } else {
        snprintf(outcome->words, sizeof outcome->words, "%s", address ? "WRITTEN" : "nothing written");
    }
    speaker->free(all);
    speaker->destroy(memory);
}

static void map_twice(const struct speaker *speaker, struct outcome *outcome)
{
    void *memory = imported(speaker);
    uint64_t one = 0, other = 0;
    outcome->status = speaker->map(&one, memory, 0, BYTES, 0);
    int again = speaker->map(&other, memory, 0, BYTES, 0), freed[2];
    const char *how = one == other ? "one address" : "two addresses";
    freed[0] = speaker->free(one);
    freed[1] = speaker->free(other);
    snprintf(outcome->words, sizeof outcome->words, "again: %d, %s, freed: %d %d", again, how, freed[0], freed[1]);
    speaker->destroy(memory);
}

static void destroy_first(const struct speaker *speaker, struct outcome *outcome)
{
    void *memory = imported(speaker);
    uint64_t address = 0;
    outcome->status = speaker->map(&address, memory, 0, BYTES, 0);
    int destroyed = speaker->destroy(memory), used = (int)direct_cuMemsetD8_v2(address, 1, BYTES);
    used |= (int)direct_cuCtxSynchronize();
    int freed = speaker->free(address);
    snprintf(outcome->words, sizeof outcome->words, "destroyed: %d, used: %d, freed: %d", destroyed, used, freed);
}

static void map_arrays(const struct speaker *speaker, const struct trial *trial, struct outcome *outcome)
{
    void *memory = imported(speaker), *arrays = NULL, *array = NULL;
    int is_level = trial->what == LEVEL;
    outcome->status = speaker->map_arrays(&arrays, memory, is_level ? 0 : trial->offset, (unsigned)trial->size);
    if (outcome->status == 0) {
        if (is_level)
            outcome->status = speaker->level(&array, arrays, (unsigned)trial->offset);
        snprintf(outcome->words, sizeof outcome->words, "%sfreed: %d", array ? "an array, " : "",
                 speaker->free_arrays(arrays));
    }
    speaker->destroy(memory);
}

static void try_one(const struct speaker *speaker, const struct trial *trial, struct outcome *outcome)
{
    void *made = NULL;
    uint64_t address = 0;
    int file;
    memset(outcome, 0, sizeof *outcome);
    switch (trial->what) {
    case IMPORT:
    case SEMAPHORE:
    case NULL_OUTPUT:
        file = descriptor_of(trial->file);
        if (file == -2) {
            snprintf(outcome->words, sizeof outcome->words, "there are no dma-bufs");
            break;
        }
        if (trial->what == SEMAPHORE)
            outcome->status = speaker->import_semaphore(&made, trial->type, file, trial->flags);
        else
            outcome->status = speaker->import(trial->what == NULL_OUTPUT ? NULL : &made, trial->type, file, trial->size,
                                              trial->flags);
        snprintf(outcome->words, sizeof outcome->words, "%s%s", trial->file == MINUS_ONE || trial->file == NOT_OPEN
                 ? "no descriptor" : is_open(file) ? "descriptor left" : "descriptor taken",
                 outcome->status && made ? ", OUTPUT WRITTEN" : "");
        if (outcome->status == 0 && made && trial->what == IMPORT)
            speaker->destroy(made);
        if (outcome->status && file > 2 && file != 9999)
            close(file);
        break;
    case MAP: map(speaker, trial, outcome); break;
    case MAP_TWICE: map_twice(speaker, outcome); break;
    case DESTROY_FIRST: destroy_first(speaker, outcome); break;
    case ARRAYS:
    case LEVEL: map_arrays(speaker, trial, outcome); break;
    case NULL_MEMORY:
        outcome->status = trial->type ? speaker->destroy(NULL) : speaker->map(&address, NULL, 0, BYTES, 0);
        break;
    case SIGNAL: outcome->status = speaker->signal(trial->type ? &made : NULL, trial->type != 2, (unsigned)trial->size); break;
    case WAIT: outcome->status = speaker->wait(trial->type ? &made : NULL, trial->type != 2, (unsigned)trial->size); break;
    case NULL_SEMAPHORE: outcome->status = speaker->destroy_semaphore(NULL); break;
    }
}

/* All trials of one speaker; a process that ends in one is followed by another. */
static void try_all(const struct speaker *speaker, struct outcome *outcomes)
{
    for (int next = 0; next < TRIALS; ) {
        int ends[2], status;
        if (pipe(ends))
            fail("no pipe");
        fflush(stdout);
        pid_t child = fork();
        if (child == 0) {
            close(ends[0]);
            start();
            for (int trial = next; trial < TRIALS; trial++) {
                struct outcome outcome;
                try_one(speaker, &trials[trial], &outcome);
                if (write(ends[1], &outcome, sizeof outcome) != sizeof outcome)
                    _exit(1);
            }
            _exit(0);
        }
        close(ends[1]);
        while (next < TRIALS && read(ends[0], &outcomes[next], sizeof *outcomes) == sizeof *outcomes)
            next++;
        close(ends[0]);
        waitpid(child, &status, 0);
        if (next < TRIALS) {
            if (WIFEXITED(status))
                exit(1);
            outcomes[next].status = CRASHED;
            snprintf(outcomes[next].words, sizeof outcomes->words, "signal %d", WTERMSIG(status));
            next++;
        }
    }
}

/* What the driver says of the functions' names, in the form of tests/vendors/cuda_names.txt. */
static int show_names(void)
{
    static const char *const names[] = {
        "cuImportExternalMemory", "cuExternalMemoryGetMappedBuffer", "cuExternalMemoryGetMappedMipmappedArray",
        "cuDestroyExternalMemory", "cuImportExternalSemaphore", "cuSignalExternalSemaphoresAsync",
        "cuWaitExternalSemaphoresAsync", "cuDestroyExternalSemaphore", "cuMipmappedArrayGetLevel",
        "cuMipmappedArrayDestroy",
    };
    static const int versions[] = { 4020, 5000, 7000, 9020, 10000, 13000 };
    int failed = 0;
    start();
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        for (size_t j = 0; j < sizeof versions / sizeof *versions; j++)
            for (unsigned flags = 0; flags <= 2; flags += 2) {
                void *theirs = NULL, *ours = NULL;
                CUdriverProcAddressQueryResult their_answer = 9, our_answer = 9;
                char plain_name[80], suffixed[80];
                int status = (int)direct_cuGetProcAddress_v2(names[i], &theirs, versions[j], flags, &their_answer);
                int our_status = (int)cuGetProcAddress_v2(names[i], &ours, versions[j], flags, &our_answer);
                snprintf(plain_name, sizeof plain_name, "%s", names[i]);
                snprintf(suffixed, sizeof suffixed, "%s_ptsz", names[i]);
                void *library = dlopen("libcuda.so.1", RTLD_NOW);
                const char *exported = !theirs ? "-" : theirs == dlsym(library, plain_name) ? plain_name
                                       : theirs == dlsym(library, suffixed) ? suffixed : "another";
                printf("name: %s %d %u %d %s\n", names[i], versions[j], flags, (int)their_answer, exported);
                if (status != our_status || their_answer != our_answer || !theirs != !ours) {
                    printf("    ours: %d, %d, %s\n", our_status, (int)our_answer, ours ? "a function" : "none");
                    failed = 1;
                }
            }
    return failed;
}

int main(void)
{
    static struct outcome outcomes[SPEAKERS][TRIALS];
    int failures = 0, status;
    if (open("/dev/null", O_RDONLY) > 2) {
        /* Descriptor 0 is to be open, and none of the driver's. */
        close(0);
        if (open("/dev/null", O_RDONLY) != 0)
            fail("descriptor 0 is not free");
    }
    for (int i = 0; i < SPEAKERS; i++)
        try_all(speakers[i], outcomes[i]);
    for (int i = 0; i < TRIALS; i++) {
        const struct trial *trial = &trials[i];
        const struct outcome *driver_says = &outcomes[0][i];
        int bad = trial->expected != ANY && driver_says->status != trial->expected;
        printf("%-36s driver %d %s", trial->name, driver_says->status, driver_says->words);
        if (bad)
            printf(" NOT %d AS KNOWN", trial->expected);
        for (int j = 1; j < SPEAKERS; j++) {
            const struct outcome *says = &outcomes[j][i];
            int is_driver = speakers[j] == &cuda, failed = driver_says->status != 0;
            int wanted = driver_says->status;
            const char *words = driver_says->words;
            if (!is_driver && failed && trial->hip == NO_NUMBER)
                wanted = 1;
            else if (speakers[j] == &hip && failed && trial->hip != SAME)
                wanted = trial->hip;
            /* The driver closes the descriptor of what it does not know as memory; ours is left to the program. */
            if (!is_driver && failed && strcmp(words, "descriptor taken") == 0)
                words = "descriptor left";
            /* By HIP's calls memory's descriptor stays the program's, as by AMD's runtime. */
            if (speakers[j] == &hip && trial->what == IMPORT && strcmp(words, "descriptor taken") == 0)
                words = "descriptor left";
            /* What crashes the driver may be an error through us, and what we do not pass on not crash. */
            int differs = driver_says->status == CRASHED ? says->status == 0
                          : says->status != wanted || strcmp(says->words, words) != 0;
            bad |= differs;
            if (differs || says->status != driver_says->status || words != driver_says->words)
                printf("; %s %d %s%s", speakers[j]->name, says->status, says->words, differs ? " DIFFERS" : "");
        }
        printf("\n");
        failures += bad;
    }
    fflush(stdout);
    if (fork() == 0) {
        status = show_names();
        fflush(stdout);
        _exit(status);
    }
    wait(&status);
    failures += status != 0;
    printf("external: %d trials, %d differ\n", (int)TRIALS, failures);
    return failures != 0;
}
