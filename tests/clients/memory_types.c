/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * The type that UCX finds for memory: device memory of before and after UCX began, by each way to allocate it, and host memory at
 * an address that device memory had.
 */
#define _GNU_SOURCE
#include <cuda.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucp/api/ucp.h>

#define CHECK(call) \
    do { \
        int status_ = (int)(call); \
        if (status_ != 0) { \
            fprintf(stderr, "%s:%d: %s = %d\n", __FILE__, __LINE__, #call, status_); \
            exit(1); \
        } \
    } while (0)

enum { ROUNDS = 50, SIZE = 1 << 16 };

static ucp_context_h ucx;
static unsigned wrong;

/* Registers memory, as a transfer does, and compares the type that UCX took it for. */
static void expect(const char *what, void *address, ucs_memory_type_t type)
{
    ucp_mem_map_params_t parameters = {
        .field_mask = UCP_MEM_MAP_PARAM_FIELD_ADDRESS | UCP_MEM_MAP_PARAM_FIELD_LENGTH,
        .address = address,
        .length = SIZE,
    };
    ucp_mem_attr_t attributes = { .field_mask = UCP_MEM_ATTR_FIELD_MEM_TYPE };
    ucp_mem_h memory;
    CHECK(ucp_mem_map(ucx, &parameters, &memory));
    CHECK(ucp_mem_query(memory, &attributes));
    CHECK(ucp_mem_unmap(ucx, memory));
    if (attributes.mem_type != type) {
        printf("%s: type %d instead of %d\n", what, (int)attributes.mem_type, (int)type);
        wrong++;
    }
}

typedef CUresult (*allocate)(CUdeviceptr *, size_t);
typedef CUresult (*release)(CUdeviceptr);

static CUresult managed(CUdeviceptr *memory, size_t size)
{
    return cuMemAllocManaged(memory, size, CU_MEM_ATTACH_GLOBAL);
}

static CUresult pitched(CUdeviceptr *memory, size_t size)
{
    size_t pitch;
    return cuMemAllocPitch(memory, &pitch, size / 4, 4, 4);
}

int main(void)
{
    CUcontext context;
    CUdeviceptr before, memory;
    void *asked[2], *driver = dlopen("libcuda.so.1", RTLD_NOW);
    CHECK(cuInit(0));
    CHECK(cuDevicePrimaryCtxRetain(&context, 0));
    CHECK(cuCtxSetCurrent(context));
    CHECK(cuMemAlloc(&before, SIZE));
    CUdriverProcAddressQueryResult found;
    CHECK(cuGetProcAddress("cuMemAlloc", &asked[0], 12000, 0, &found));
    CHECK(cuGetProcAddress("cuMemFree", &asked[1], 12000, 0, &found));

    ucp_params_t parameters = { .field_mask = UCP_PARAM_FIELD_FEATURES, .features = UCP_FEATURE_TAG | UCP_FEATURE_RMA };
    CHECK(ucp_init(&parameters, NULL, &ucx));
    expect("memory of before", (void *)(size_t)before, UCS_MEMORY_TYPE_CUDA);

    const struct {
        const char *name;
        allocate allocate;
        release release;
        ucs_memory_type_t type;
    } ways[] = {
        { "cuMemAlloc", cuMemAlloc, cuMemFree, UCS_MEMORY_TYPE_CUDA },
        { "cuMemAllocPitch", pitched, cuMemFree, UCS_MEMORY_TYPE_CUDA },
        { "cuMemAllocManaged", managed, cuMemFree, UCS_MEMORY_TYPE_CUDA_MANAGED },
        { "cuGetProcAddress", (allocate)asked[0], (release)asked[1], UCS_MEMORY_TYPE_CUDA },
        { "dlsym", (allocate)dlsym(driver, "cuMemAlloc_v2"), (release)dlsym(driver, "cuMemFree_v2"), UCS_MEMORY_TYPE_CUDA },
    };
    for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
        unsigned reused = 0, before_wrong = wrong;
        for (int round = 0; round < ROUNDS; round++) {
            CHECK(ways[way].allocate(&memory, SIZE));
            expect(ways[way].name, (void *)(size_t)memory, ways[way].type);
            CHECK(ways[way].release(memory));
            void *host = mmap((void *)(size_t)memory, SIZE, PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
            if (host == MAP_FAILED)
                continue;
            reused++;
            expect("host memory where device memory was", host, UCS_MEMORY_TYPE_HOST);
            munmap(host, SIZE);
        }
        printf("%s: %u wrong of %d, %u addresses were host memory later\n", ways[way].name, wrong - before_wrong, ROUNDS,
               reused);
    }
    CHECK(cuMemFree(before));
    ucp_cleanup(ucx);
    printf("types: %u wrong\n", wrong);
    return wrong != 0;
}
