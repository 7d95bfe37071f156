/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* umf umf | anygpu: device memory of UMF's pools on Level Zero, between two processes that write and read it by Level Zero's calls.
 *
 * By "umf" it goes by UMF's own handles, and no function of anygpu is called; by "anygpu" as a token, which anygpu exports of
 * UMF's memory, and as HIP's pointer in the other process. A pool of blocks gives small allocations out of large ones. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <level_zero/ze_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <umf.h>
#include <umf/ipc.h>
#include <umf/pools/pool_disjoint.h>
#include <umf/pools/pool_proxy.h>
#include <umf/providers/provider_level_zero.h>
#include <unistd.h>

#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

#define GOOD(call) \
    do { \
        long status = (long)(call); \
        if (status) { \
            printf("%s: %s = %#lx\n", who, #call, status); \
            exit(1); \
        } \
    } while (0)

static const char *who;
static ze_driver_handle_t driver;
static ze_device_handle_t device;
static ze_context_handle_t context;
static ze_command_list_handle_t list;
static umf_memory_pool_handle_t pools[2];
static unsigned char *host;
enum { MOST = 4 << 20 };
/* In the pool of blocks and by itself. */
static const size_t sizes[] = { 4096, 65536, 2 << 20, MOST };

static void start(void)
{
    ze_init_driver_type_desc_t kinds = { ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC, NULL, ZE_INIT_DRIVER_TYPE_FLAG_GPU };
    ze_context_desc_t of_context = { ZE_STRUCTURE_TYPE_CONTEXT_DESC, NULL, 0 };
    ze_host_mem_alloc_desc_t of_host = { ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, NULL, 0 };
    ze_command_queue_group_properties_t groups[8];
    uint32_t one = 1, count = 8, copies = 0;
    GOOD(zeInitDrivers(&one, &driver, &kinds));
    GOOD(zeDeviceGet(driver, &one, &device));
    GOOD(zeContextCreate(driver, &of_context, &context));
    memset(groups, 0, sizeof groups);
    for (int i = 0; i < 8; i++)
        groups[i].stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES;
    GOOD(zeDeviceGetCommandQueueGroupProperties(device, &count, groups));
    while (copies + 1 < count && groups[copies].flags != ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY)
        copies++;
    ze_command_queue_desc_t queue = { .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                      .ordinal = copies,
                                      .flags = ZE_COMMAND_QUEUE_FLAG_IN_ORDER,
                                      .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS };
    GOOD(zeCommandListCreateImmediate(context, device, &queue, &list));
    GOOD(zeMemAllocHost(context, &of_host, MOST, 64, (void **)&host));

    umf_level_zero_memory_provider_params_handle_t of_provider;
    umf_memory_provider_handle_t providers[2];
    umf_disjoint_pool_params_handle_t of_pool;
    GOOD(umfLevelZeroMemoryProviderParamsCreate(&of_provider));
    GOOD(umfLevelZeroMemoryProviderParamsSetContext(of_provider, context));
    GOOD(umfLevelZeroMemoryProviderParamsSetDevice(of_provider, device));
    GOOD(umfLevelZeroMemoryProviderParamsSetMemoryType(of_provider, UMF_MEMORY_TYPE_DEVICE));
    for (int i = 0; i < 2; i++)
        GOOD(umfMemoryProviderCreate(umfLevelZeroMemoryProviderOps(), of_provider, &providers[i]));
    GOOD(umfLevelZeroMemoryProviderParamsDestroy(of_provider));
    GOOD(umfDisjointPoolParamsCreate(&of_pool));
    umf_pool_create_flags_t own = UMF_POOL_CREATE_FLAG_OWN_PROVIDER;
    GOOD(umfPoolCreate(umfDisjointPoolOps(), providers[0], of_pool, own, &pools[0]));
    GOOD(umfPoolCreate(umfProxyPoolOps(), providers[1], NULL, own, &pools[1]));
    GOOD(umfDisjointPoolParamsDestroy(of_pool));
}

static void end(void)
{
    for (int i = 0; i < 2; i++)
        GOOD(umfPoolDestroy(pools[i]));
    GOOD(zeMemFree(context, host));
    GOOD(zeCommandListDestroy(list));
    GOOD(zeContextDestroy(context));
}

static void copy(void *to, const void *from, size_t bytes)
{
    GOOD(zeCommandListAppendMemoryCopy(list, to, from, bytes, NULL, 0, NULL));
}

static void put(void *memory, size_t size, int first)
{
    for (size_t i = 0; i < size; i++)
        host[i] = (unsigned char)(first + i * 7 + i / 4096);
    copy(memory, host, size);
}

static void same(const void *memory, size_t size, int first)
{
    memset(host, 0, size);
    copy(host, memory, size);
    for (size_t i = 0; i < size; i++)
        if (host[i] != (unsigned char)(first + i * 7 + i / 4096)) {
            printf("%s: byte %zu of %zu is %d\n", who, i, size, host[i]);
            exit(1);
        }
}

static int peer;

static void tell(const void *bytes, size_t size)
{
    if (send(peer, bytes, size, 0) != (ssize_t)size)
        exit(1);
}

static void hear(void *bytes, size_t size)
{
    if (recv(peer, bytes, size, MSG_WAITALL) != (ssize_t)size)
        exit(1);
}

static void go_on(void)
{
    char byte = 0;
    tell(&byte, 1);
    hear(&byte, 1);
}

static void by_umf(int is_owner)
{
    for (int kind = 0; kind < 2; kind++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            void *memory, *inner = NULL;
            size_t size = 0;
            umf_ipc_handle_t handle;
            if (is_owner) {
                memory = umfPoolMalloc(pools[kind], sizes[i]);
                GOOD(!memory);
                /* A neighbour, which small ones have in a pool of blocks. */
                inner = umfPoolMalloc(pools[kind], sizes[i]);
                put(memory, sizes[i], 1);
                put(inner, sizes[i], 2);
                GOOD(umfGetIPCHandle(memory, &handle, &size));
                tell(&size, sizeof size);
                tell(handle, size);
                go_on();
                same(memory, sizes[i], 3);
                same(inner, sizes[i], 2);
                GOOD(umfPutIPCHandle(handle));
                go_on();
                GOOD(umfPoolFree(pools[kind], inner));
                GOOD(umfPoolFree(pools[kind], memory));
            } else {
                umf_ipc_handler_handle_t handler;
                hear(&size, sizeof size);
                handle = malloc(size);
                hear(handle, size);
                GOOD(umfPoolGetIPCHandler(pools[kind], &handler));
                GOOD(umfOpenIPCHandle(handler, handle, &memory));
                same(memory, sizes[i], 1);
                put(memory, sizes[i], 3);
                go_on();
                GOOD(umfCloseIPCHandle(memory));
                free(handle);
                go_on();
            }
        }
}

/* The functions of anygpu are looked up, so that the program is none of it otherwise. */
#define LOOKUP(name) __typeof__(name) *name##_ = (__typeof__(name) *)dlsym(anygpu, #name)

static void by_anygpu(int is_owner)
{
    void *anygpu = dlopen("libanygpu.so.0", RTLD_NOW);
    LOOKUP(anygpu_export);
    LOOKUP(anygpu_import);
    LOOKUP(anygpu_close);
    LOOKUP(anygpu_last_reason);
    LOOKUP(hipMemcpy);
    int shared = 0;
    for (int kind = 0; kind < 2; kind++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            anygpu_token token;
            void *memory = NULL;
            int status = 0;
            if (is_owner) {
                memory = umfPoolMalloc(pools[kind], sizes[i]);
                GOOD(!memory);
                put(memory, sizes[i], 1);
                status = anygpu_export_(memory, 0, &token);
                tell(&status, sizeof status);
                if (status) {
                    printf("%zu bytes %s: %d, %s\n", sizes[i], kind ? "alone" : "of a pool", status,
                           anygpu_last_reason_());
                } else {
                    tell(&token, sizeof token);
                    go_on();
                    same(memory, sizes[i], 3);
                    go_on();
                    shared++;
                }
                GOOD(umfPoolFree(pools[kind], memory));
            } else {
                hear(&status, sizeof status);
                if (status)
                    continue;
                hear(&token, sizeof token);
                GOOD(anygpu_import_(&token, 0, &memory));
                unsigned char *bytes = malloc(sizes[i]);
                GOOD(hipMemcpy_(bytes, memory, sizes[i], hipMemcpyDeviceToHost));
                for (size_t at = 0; at < sizes[i]; at++) {
                    GOOD(bytes[at] != (unsigned char)(1 + at * 7 + at / 4096));
                    bytes[at] += 2;
                }
                GOOD(hipMemcpy_(memory, bytes, sizes[i], hipMemcpyHostToDevice));
                free(bytes);
                go_on();
                GOOD(anygpu_close_(memory));
                go_on();
            }
        }
    if (is_owner)
        printf("%d allocations are shared by tokens\n", shared);
}

int main(int count, char **arguments)
{
    int ends[2], status = 0;
    if (count < 2 || socketpair(AF_UNIX, SOCK_STREAM, 0, ends))
        return 2;
    pid_t child = fork();
    int is_owner = child != 0;
    who = is_owner ? "owner" : "importer";
    peer = ends[is_owner];
    close(ends[!is_owner]);
    start();
    if (strcmp(arguments[1], "anygpu"))
        by_umf(is_owner);
    else
        by_anygpu(is_owner);
    end();
    if (!is_owner)
        return 0;
    if (waitpid(child, &status, 0) != child || status)
        return 1;
    printf("umf: ok\n");
    return 0;
}
