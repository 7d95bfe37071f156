/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Times calls through us and directly, in turn, and compares the medians. */
#include "direct.h"

#include <sys/wait.h>

#define ROUNDS 101
#define MAPPED ((size_t)64 << 20)

static int failures;
static CUdeviceptr memory, source;
static void *stream, *event[2];
static char *host;
static CUhandle handles[2];
static CUdeviceptr opened[2];
static size_t bandwidth_bytes;

/* Times `count` calls, `ROUNDS` times each way in turn. At most `ratio` times as long, or `more` ns more. */
#define COMPARE(what, count, ratio, more, direct, ours) \
    do { \
        static double took[2][ROUNDS]; \
        for (int round = -3; round < ROUNDS; round++) \
            for (int turn = 0; turn < 2; turn++) { \
                /* Who goes first changes, as the second may find things warm. */ \
                int side = (turn + round) & 1; \
                double start = now(); \
                for (int i = 0; i < (count); i++) { \
                    if (side) \
                        HIP(ours); \
                    else \
                        CU(direct); \
                } \
                if (round >= 0) \
                    took[side][round] = (now() - start) / (count); \
            } \
        report(what, median(took[0], ROUNDS), median(took[1], ROUNDS), ratio, more); \
    } while (0)

/* The medians of the last comparison: the driver's and ours. */
static double last[2];

static void report(const char *what, double cuda, double hip, double ratio, double more)
{
    int good = hip <= cuda * ratio || hip - cuda <= more;
    failures += !good;
    last[0] = cuda;
    last[1] = hip;
    printf("%-44s direct %12.1f ns, ours %12.1f ns, ratio %.3f, %+9.1f ns  %s\n", what, cuda, hip, hip / cuda,
           hip - cuda, good ? "PASS" : "FAIL");
    fflush(stdout);
}

static int malloc_free_direct(void)
{
    CUdeviceptr made;
    int status = cuMemAlloc(&made, 1 << 20);
    return status ? status : cuMemFree(made);
}

static int malloc_free_ours(void)
{
    void *made;
    int status = (int)hipMalloc(&made, 1 << 20);
    return status ? status : (int)hipFree(made);
}

static int record_direct(void)
{
    int status = cuEventRecord(event[0], stream);
    return status ? status : cuEventSynchronize(event[0]);
}

static int record_ours(void)
{
    int status = (int)hipEventRecord(event[1], stream);
    return status ? status : (int)hipEventSynchronize(event[1]);
}

static int attributes_direct(void)
{
    /* What HIP's answer needs, in one call. */
    static unsigned attributes[] = { 1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 17 };
    uint64_t answers[11];
    void *data[11];
    for (int i = 0; i < 11; i++)
        data[i] = &answers[i];
    return cuPointerGetAttributes(11, attributes, data, memory);
}

static int copy_direct(CUdeviceptr to, CUdeviceptr from)
{
    int status = cuMemcpyDtoDAsync(to, from, bandwidth_bytes, stream);
    return status ? status : cuStreamSynchronize(stream);
}

static int copy_ours(CUdeviceptr to, CUdeviceptr from)
{
    int status = (int)hipMemcpyAsync((void *)to, (void *)from, bandwidth_bytes, hipMemcpyDeviceToDevice, stream);
    return status ? status : (int)hipStreamSynchronize(stream);
}

static int open_direct(void)
{
    return cuIpcOpenMemHandle(&opened[0], handles[0], 1);
}

static int open_ours(void)
{
    hipIpcMemHandle_t handle;
    memcpy(&handle, &handles[1], 64);
    return (int)hipIpcOpenMemHandle((void **)&opened[1], handle, 1);
}

static void first_opens(void)
{
    static double took[4][ROUNDS];
    for (int round = -3; round < ROUNDS; round++) {
        double times[5];
        for (int turn = 0; turn < 2; turn++) {
            int side = (turn + round) & 1;
            times[0] = now();
            if (side)
                HIP(open_ours());
            else
                CU(open_direct());
            times[1] = now();
            if (side)
                HIP(hipIpcCloseMemHandle((void *)opened[1]));
            else
                CU(cuIpcCloseMemHandle(opened[0]));
            times[2] = now();
            if (round >= 0) {
                took[side][round] = times[1] - times[0];
                took[2 + side][round] = times[2] - times[1];
            }
        }
    }
    report("IPC open that maps, 64 MiB or more", median(took[0], ROUNDS), median(took[1], ROUNDS), 1.02, 100);
    report("IPC close that unmaps", median(took[2], ROUNDS), median(took[3], ROUNDS), 1.02, 100);
}

static uint64_t reserved[2];
static int descriptor;

/* Each maps at addresses of its own, and lets go. */
static int import_direct(void)
{
    uint64_t memory;
    int status = cuMemImportFromShareableHandle(&memory, (void *)(size_t)descriptor, 1);
    if (!status)
        status = cuMemMap(reserved[0], MAPPED, 0, memory, 0);
    if (!status)
        status = cuMemSetAccess(reserved[0], MAPPED, &read_and_write, 1);
    if (!status)
        status = cuMemUnmap(reserved[0], MAPPED);
    return status ? status : cuMemRelease(memory);
}

static int import_ours(void)
{
    hipMemGenericAllocationHandle_t memory;
    hipMemAccessDesc access = { { hipMemLocationTypeDevice, 0 }, hipMemAccessFlagsProtReadWrite };
    void *place = (void *)reserved[1];
    int status = (int)hipMemImportFromShareableHandle(&memory, (void *)(size_t)descriptor,
                                                      hipMemHandleTypePosixFileDescriptor);
    if (!status)
        status = (int)hipMemMap(place, MAPPED, 0, memory, 0);
    if (!status)
        status = (int)hipMemSetAccess(place, MAPPED, &access, 1);
    if (!status)
        status = (int)hipMemUnmap(place, MAPPED);
    return status ? status : (int)hipMemRelease(memory);
}

static void imports_of_physical_memory(void)
{
    uint64_t memory;
    if (!load_memory_functions(dlopen("libcuda.so.1", RTLD_NOW))) {
        printf("physical memory: not run: the driver has none\n");
        return;
    }
    CU(cuMemCreate(&memory, MAPPED, &device_memory, 0));
    CU(cuMemExportToShareableHandle(&descriptor, memory, 1, 0));
    for (int side = 0; side < 2; side++)
        CU(cuMemAddressReserve(&reserved[side], MAPPED, 0, 0, 0));
    COMPARE("physical memory: import + map + access + unmap", 10, 1.02, 100, import_direct(), import_ours());
    for (int side = 0; side < 2; side++)
        CU(cuMemAddressFree(reserved[side], MAPPED));
    CU(cuMemRelease(memory));
    close(descriptor);
}

static void report_bandwidth(const char *direct)
{
    printf("    %s: %.1f GB/s, ours %.1f GB/s, %.3f of it\n", direct, bandwidth_bytes / last[0],
           bandwidth_bytes / last[1], last[0] / last[1]);
}

/* Copies from memory of GPU 0 that was opened with GPU 1 current to memory of GPU 1, against the best ways of plain CUDA. */
static void copies_to_the_other_gpu(void)
{
    CUdeviceptr plain;
    void *owner;
    HIP(hipSetDevice(0));
    CU(cuMemAlloc(&plain, bandwidth_bytes));
    CU(cuDevicePrimaryCtxRetain(&owner, 0));
    HIP(hipSetDevice(1));
    HIP(hipStreamCreateWithFlags((hipStream_t *)&stream, hipStreamNonBlocking));
    HIP(hipMalloc((void **)&source, bandwidth_bytes));
    CU(open_direct());
    HIP(open_ours());
    COMPARE("opened memory to the other GPU, and CUDA's", 1, 1 / 0.97, 0, copy_direct(source, opened[0]),
            copy_ours(source, opened[1]));
    report_bandwidth("opened by plain CUDA");
    /* Only now: what was opened needs no peer access that the program has enabled. Opening may have done that. */
    int status = cuCtxEnablePeerAccess(owner, 0);
    if (status && status != hipErrorPeerAccessAlreadyEnabled)
        fail("cuCtxEnablePeerAccess = %d", status);
    COMPARE("opened memory to the other GPU, peer copy", 1, 1 / 0.97, 0, copy_direct(source, plain),
            copy_ours(source, opened[1]));
    report_bandwidth("peer copy of plain CUDA within a process");
}

static void child(int from, int to)
{
    HIP(hipSetDevice(0));
    for (int side = 0; side < 2; side++) {
        void *made;
        hipIpcMemHandle_t handle;
        HIP(hipMalloc(&made, bandwidth_bytes));
        HIP(hipMemset(made, 1, bandwidth_bytes));
        HIP(hipIpcGetMemHandle(&handle, made));
        send_to(to, &handle, 64);
    }
    char wait;
    receive(from, &wait, 1);
    _exit(0);
}

int main(void)
{
    int down[2], up[2], count, device, can = 0;
    const char *mebibytes = getenv("BANDWIDTH_MIB");
    bandwidth_bytes = (size_t)(mebibytes ? atoi(mebibytes) : 512) << 20;
    if (pipe(down) || pipe(up))
        fail("no pipe");
    pid_t pid = fork();
    if (pid == 0)
        child(down[0], up[1]);
    receive(up[0], handles, sizeof handles);

    HIP(hipSetDevice(0));
    load_driver();
    HIP(hipGetDeviceCount(&count));
    HIP(hipStreamCreateWithFlags((hipStream_t *)&stream, hipStreamNonBlocking));
    HIP(hipEventCreateWithFlags((hipEvent_t *)&event[0], hipEventDisableTiming));
    HIP(hipEventCreateWithFlags((hipEvent_t *)&event[1], hipEventDisableTiming));
    HIP(hipMalloc((void **)&memory, 1 << 20));
    HIP(hipHostMalloc((void **)&host, 1 << 20, hipHostMallocDefault));

    COMPARE("hipGetDevice", 1000, 0, 30, cuCtxGetDevice(&device), hipGetDevice(&device));
    hipPointerAttribute_t attributes;
    COMPARE("hipPointerGetAttributes", 1000, 0, 30, attributes_direct(),
            hipPointerGetAttributes(&attributes, (void *)memory));
    COMPARE("hipMalloc + hipFree, 1 MiB", 10, 1.02, 100, malloc_free_direct(), malloc_free_ours());
    COMPARE("copy to the device, 1 MiB, pinned", 10, 1.02, 100, cuMemcpyHtoD(memory, host, 1 << 20),
            hipMemcpy((void *)memory, host, 1 << 20, hipMemcpyHostToDevice));
    COMPARE("copy from the device, 1 MiB, pinned", 10, 1.02, 100, cuMemcpyDtoH(host, memory, 1 << 20),
            hipMemcpy(host, (void *)memory, 1 << 20, hipMemcpyDeviceToHost));
    CUhandle handle;
    COMPARE("IPC get", 100, 1.02, 100, cuIpcGetMemHandle(&handle, memory),
            hipIpcGetMemHandle((hipIpcMemHandle_t *)&handle, (void *)memory));
    COMPARE("event record + synchronise", 100, 1.02, 100, record_direct(), record_ours());
    first_opens();
    imports_of_physical_memory();

    CU(open_direct());
    HIP(open_ours());
    COMPARE("IPC open again, counted", 100, 1.02, 100, open_direct(), open_ours());
    HIP(hipMalloc((void **)&source, bandwidth_bytes));
    COMPARE("copy from opened memory, same GPU", 1, 1 / 0.99, 0, copy_direct(source, opened[0]),
            copy_ours(source, opened[1]));
    if (count > 1)
        HIP(hipDeviceCanAccessPeer(&can, 1, 0));
    if (can) {
        copies_to_the_other_gpu();
    } else {
        printf("copy from opened memory, to the other GPU: not run: one GPU, or no way between them\n");
    }
    char done = 0;
    send_to(down[1], &done, 1);
    int status;
    waitpid(pid, &status, 0);
    printf("%d over the limit\n", failures);
    return failures || status;
}
