/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Tokens between two processes: what an import and a second one cost, and the bandwidth of imported memory against plain
 * peer copies, both ways. On one device, or on two. TOKENS_CHECK=0 only prints. */
#include "direct.h"

#include <sys/wait.h>

#define BUFFERS 8
#define ROUNDS 21
#define POOL_ROUNDS 30

struct sent {
    anygpu_token way[3];
    anygpu_token small[BUFFERS];
    anygpu_token event;
    hipIpcMemHandle_t plain;
    int ways;
};

static int failures;
static size_t bytes = (size_t)512 << 20;
static const char *names[] = { "", "hipMalloc", "physical memory", "pool" };

static void judge(const char *what, double value, const char *unit, int good)
{
    failures += !good;
    printf("%-58s %10.3f %s  %s\n", what, value, unit, good ? "PASS" : "FAIL");
    fflush(stdout);
}

/* A pool that can be shared; the status where there is none. */
static hipError_t create_pool(hipMemPool_t *pool)
{
    hipMemPoolProps of_pool = { .allocType = hipMemAllocationTypePinned,
                                .handleTypes = hipMemHandleTypePosixFileDescriptor,
                                .location = { hipMemLocationTypeDevice, 0 } };
    return hipMemPoolCreate(pool, &of_pool);
}

/* Memory of each way of sharing that there is. */
static int allocate(void **memory)
{
    int count = 0;
    HIP(hipMalloc(&memory[count++], bytes));
    hipMemAllocationProp properties = { .type = hipMemAllocationTypePinned,
                                        .requestedHandleType = hipMemHandleTypePosixFileDescriptor,
                                        .location = { hipMemLocationTypeDevice, 0 } };
    hipMemGenericAllocationHandle_t physical;
    if (hipMemCreate(&physical, bytes, &properties, 0) == 0) {
        hipMemAccessDesc access = { { hipMemLocationTypeDevice, 0 }, hipMemAccessFlagsProtReadWrite };
        HIP(hipMemAddressReserve(&memory[count], bytes, 0, NULL, 0));
        HIP(hipMemMap(memory[count], bytes, 0, physical, 0));
        HIP(hipMemSetAccess(memory[count], bytes, &access, 1));
        HIP(hipMemRelease(physical));
        count++;
        hipMemPool_t pool;
        HIP(create_pool(&pool));
        HIP(hipMallocFromPoolAsync(&memory[count++], bytes, pool, NULL));
        HIP(hipDeviceSynchronize());
    }
    return count;
}

/* A pool's memory that another keeps, freed and allocated again at once; and then the pool destroyed. */
static void own_pool(int down, int up, size_t size)
{
    size_t before, after, total;
    hipMemPool_t pool;
    anygpu_token token;
    char word;
    HIP(hipMemGetInfo(&before, &total));
    HIP(create_pool(&pool));
    for (int round = 0; round < POOL_ROUNDS; round++) {
        void *memory;
        HIP(hipMallocFromPoolAsync(&memory, size, pool, NULL));
        HIP(hipMemsetAsync(memory, 1 + round, size, NULL));
        HIP(hipStreamSynchronize(NULL));
        HIP(anygpu_export(memory, 0, &token));
        send_to(up, &token, sizeof token);
        receive(down, &word, 1);
        HIP(hipFreeAsync(memory, NULL));
        HIP(hipStreamSynchronize(NULL));
    }
    HIP(hipMemPoolDestroy(pool));
    double start = now();
    do
        HIP(hipMemGetInfo(&after, &total));
    while (after + (4 << 20) < before && now() - start < 2e9);
    judge("the pool's memory is back with the device after", (now() - start) / 1e6, "ms", now() - start < 100e6);
}

/* Whoever imports it finds what was written last, whether the old mapping has gone by then or not. */
static void use_pool(int from, int to, int device, size_t size)
{
    double took[POOL_ROUNDS];
    anygpu_token before, token;
    for (int round = 0; round < POOL_ROUNDS; round++) {
        void *memory, *again;
        unsigned char ends[2] = { 0, 0 };
        receive(from, &token, sizeof token);
        if (round > 0 && anygpu_import(&before, device, &memory) != ANYGPU_ERROR_STALE)
            fail("round %d: the token of freed memory of a pool is not stale", round);
        double start = now();
        HIP(anygpu_import(&token, device, &memory));
        took[round] = now() - start;
        HIP(hipMemcpy(&ends[0], memory, 1, hipMemcpyDeviceToHost));
        HIP(hipMemcpy(&ends[1], (char *)memory + size - 1, 1, hipMemcpyDeviceToHost));
        if (ends[0] != 1 + round || ends[1] != 1 + round)
            fail("round %d: the pool's memory holds %d and %d", round, ends[0], ends[1]);
        HIP(anygpu_close(memory));
        HIP(anygpu_import(&token, device, &again));
        HIP(anygpu_close(again));
        if (again != memory)
            fail("round %d: the mapping was not kept", round);
        before = token;
        send_to(to, "", 1);
    }
    judge("import of a pool's memory that was allocated again, median", median(took, POOL_ROUNDS) / 1e3, "us", 1);
}

static void own(int down, int up)
{
    struct sent sent = { .ways = 0 };
    void *memory[3], *small[BUFFERS];
    char word;
    hipEvent_t event;
    HIP(hipSetDevice(0));
    sent.ways = allocate(memory);
    for (int i = 0; i < sent.ways; i++) {
        HIP(hipMemset(memory[i], 1 + i, bytes));
        HIP(anygpu_export(memory[i], 0, &sent.way[i]));
    }
    for (int i = 0; i < BUFFERS; i++) {
        HIP(hipMalloc(&small[i], 2 << 20));
        HIP(hipMemset(small[i], 101 + i, 2 << 20));
        HIP(anygpu_export(small[i], 0, &sent.small[i]));
    }
    HIP(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
    HIP(hipEventRecord(event, NULL));
    HIP(anygpu_export_event(event, &sent.event));
    void *plain;
    HIP(hipMalloc(&plain, 2 << 20));
    HIP(hipIpcGetMemHandle(&sent.plain, plain));
    HIP(hipDeviceSynchronize());
    send_to(up, &sent, sizeof sent);
    /* Frees what the other keeps: the device has it back soon, and the old token is stale. */
    size_t free_before, free_after, total;
    receive(down, &word, 1);
    HIP(hipMemGetInfo(&free_before, &total));
    double start = now();
    HIP(hipFree(memory[0]));
    double freed = now() - start;
    do
        HIP(hipMemGetInfo(&free_after, &total));
    while (free_after < free_before + bytes && now() - start < 2e9);
    judge("the owner's free of memory that another keeps", freed / 1e6, "ms", 1);
    judge("the memory is back with the device after", (now() - start) / 1e6, "ms", now() - start < 100e6);
    send_to(up, &word, 1);
    if (sent.ways == 3)
        own_pool(down, up, bytes / 8);
    receive(down, &word, 1);
    printf("owner: %s\n", failures ? "FAIL" : "PASS");
    fflush(stdout);
    _exit(failures != 0);
}

static double copied(void *to, void *from, hipStream_t stream)
{
    double took[ROUNDS];
    for (int round = -2; round < ROUNDS; round++) {
        HIP(hipStreamSynchronize(stream));
        double start = now();
        HIP(hipMemcpyAsync(to, from, bytes, hipMemcpyDeviceToDevice, stream));
        HIP(hipStreamSynchronize(stream));
        if (round >= 0)
            took[round] = now() - start;
    }
    return (double)bytes / median(took, ROUNDS);
}

/* Import and close, the mapping kept: the mean of many in ns. */
static double second_cycle(const anygpu_token *token, int device)
{
    double took[ROUNDS];
    void *memory;
    for (int round = 0; round < ROUNDS; round++) {
        double start = now();
        for (int i = 0; i < 1000; i++) {
            HIP(anygpu_import(token, device, &memory));
            HIP(anygpu_close(memory));
        }
        took[round] = (now() - start) / 1000;
    }
    return median(took, ROUNDS);
}

/* hipIpcOpenMemHandle and hipIpcCloseMemHandle, the median in ns. */
static double plain_cycle(hipIpcMemHandle_t handle)
{
    double took[ROUNDS];
    void *memory;
    for (int round = 0; round < ROUNDS; round++) {
        double start = now();
        HIP(hipIpcOpenMemHandle(&memory, handle, hipIpcMemLazyEnablePeerAccess));
        HIP(hipIpcCloseMemHandle(memory));
        took[round] = now() - start;
    }
    return median(took, ROUNDS);
}

int main(int count, char **arguments)
{
    int down[2], up[2], status;
    char word = 0;
    struct sent sent;
    if (getenv("BANDWIDTH_MIB"))
        bytes = (size_t)atoi(getenv("BANDWIDTH_MIB")) << 20;
    if (pipe(down) || pipe(up))
        fail("no pipe");
    pid_t child = fork();
    if (child == 0) {
        close(down[1]);
        close(up[0]);
        own(down[0], up[1]);
    }
    close(down[0]);
    close(up[1]);
    receive(up[0], &sent, sizeof sent);
    int devices, device;
    HIP(hipGetDeviceCount(&devices));
    device = count > 1 ? atoi(arguments[1]) : devices > 1;
    HIP(hipSetDevice(device));
    printf("the owner's memory is on device 0, its user is device %d, %zu MiB\n", device, bytes >> 20);

    double plain_alone = plain_cycle(sent.plain);
    /* What an import costs. Of the same kind of buffers, from the same GPU: the first turns peer access on. */
    void *small[BUFFERS];
    double took[BUFFERS];
    for (int i = 0; i < BUFFERS; i++) {
        double start = now();
        HIP(anygpu_import(&sent.small[i], device, &small[i]));
        took[i] = now() - start;
        unsigned char first = 0;
        HIP(hipMemcpy(&first, small[i], 1, hipMemcpyDeviceToHost));
        if (first != 101 + i)
            fail("buffer %d holds %d", i, first);
    }
    double first = took[0];
    judge("first import of the process", first / 1e3, "us", 1);
    /* The driver needs 60 us where peer access is on. */
    judge("import of further buffers of 2 MiB, median", median(took + 1, BUFFERS - 1) / 1e3, "us",
          median(took + 1, BUFFERS - 1) <= 1.2 * 60e3);
    for (int i = 0; i < BUFFERS; i++)
        HIP(anygpu_close(small[i]));
    double second = second_cycle(&sent.small[1], device);
    judge("import and close, second cycle", second, "ns", second <= (device == 0 ? 300 : 500));
    double plain_beside = plain_cycle(sent.plain);
    printf("hipIpcOpenMemHandle and close: %.1f us alone, %.1f us while a mapping is kept\n", plain_alone / 1e3,
           plain_beside / 1e3);
    judge("the same, of what it costs alone", plain_beside / plain_alone, "", device == 0 || plain_beside < plain_alone / 4);
    /* The same without what is kept. */
    for (int i = 0; i < BUFFERS; i++) {
        HIP(anygpu_trim());
        double start = now();
        HIP(anygpu_import(&sent.small[i], device, &small[i]));
        took[i] = now() - start;
        HIP(anygpu_close(small[i]));
    }
    judge("import after anygpu_trim, nothing open, median", median(took, BUFFERS) / 1e3, "us", 1);
    hipEvent_t event;
    double start = now();
    HIP(anygpu_import_event(&sent.event, device, (void **)&event));
    judge("import of an event", (now() - start) / 1e3, "us", 1);
    HIP(hipEventSynchronize(event));
    HIP(anygpu_close_event(event));

    /* Bandwidth: plain copies within this process, with peer access, and of imported memory, in both directions. */
    void *here, *there, *imported;
    hipStream_t stream;
    HIP(hipMalloc(&here, bytes));
    HIP(hipMemset(here, 7, bytes));
    HIP(hipStreamCreate(&stream));
    HIP(hipSetDevice(0));
    HIP(hipMalloc(&there, bytes));
    HIP(hipMemset(there, 8, bytes));
    HIP(hipDeviceSynchronize());
    HIP(hipSetDevice(device));
    double imports[3], ours[3][2];
    for (int way = 0; way < sent.ways; way++) {
        start = now();
        HIP(anygpu_import(&sent.way[way], device, &imported));
        imports[way] = now() - start;
        anygpu_token_description about;
        HIP(anygpu_describe(&sent.way[way], &about));
        unsigned char last = 0;
        HIP(hipMemcpy(&last, (char *)imported + bytes - 1, 1, hipMemcpyDeviceToHost));
        if (last != 1 + way)
            fail("%s holds %d", names[about.way], last);
        ours[way][0] = copied(here, imported, stream);
        ours[way][1] = copied(imported, here, stream);
        HIP(anygpu_close(imported));
        double again = second_cycle(&sent.way[way], device);
        char what[80];
        snprintf(what, sizeof what, "%s: import %.1f us, second cycle", names[about.way], imports[way] / 1e3);
        judge(what, again, "ns", again <= 1000);
    }
    /* Last: it is the import that has to make the path, not this. */
    if (device != 0)
        HIP(hipDeviceEnablePeerAccess(0, 0));
    double plain[2] = { copied(here, there, stream), copied(there, here, stream) };
    printf("plain copies with peer access: %.1f GB/s from device 0, %.1f GB/s to it\n", plain[0], plain[1]);
    for (int way = 0; way < sent.ways; way++)
        for (int to = 0; to < 2; to++) {
            char what[80];
            snprintf(what, sizeof what, "%s, %s: %.1f GB/s, of plain copies", names[way + 1], to ? "written" : "read",
                     ours[way][to]);
            judge(what, ours[way][to] / plain[to], "", ours[way][to] >= 0.97 * plain[to]);
        }

    /* The owner frees what is kept here. */
    HIP(hipDeviceSynchronize());
    send_to(down[1], &word, 1);
    receive(up[0], &word, 1);
    status = anygpu_import(&sent.way[0], device, &imported);
    judge("the freed buffer's token", status, "", status == ANYGPU_ERROR_STALE);
    printf("    %s\n", anygpu_last_reason());
    if (sent.ways == 3)
        use_pool(up[0], down[1], device, bytes / 8);
    send_to(down[1], &word, 1);
    waitpid(child, &status, 0);
    failures += status != 0;
    printf("tokens: %s\n", failures ? "FAIL" : "PASS");
    return failures && !(getenv("TOKENS_CHECK") && !strcmp(getenv("TOKENS_CHECK"), "0"));
}
