/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A process that uses HIP through us and one that uses plain CUDA exchange memory and events.
 *
 *     mixed ours-exports | cuda-exports
 *     mixed apart         ours with device 0 alone, and ours and plain CUDA with device 1 alone
 */
#include "direct.h"

#include <sys/wait.h>

#define BYTES (1 << 20)

struct sent { CUhandle memory, event; };

static void export_ours(struct sent *sent, void **memory)
{
    hipEvent_t event;
    hipStream_t stream;
    HIP(hipMalloc(memory, BYTES));
    HIP(hipStreamCreate(&stream));
    HIP(hipMemsetAsync(*memory, 0x21, BYTES, stream));
    HIP(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
    HIP(hipEventRecord(event, stream));
    HIP(hipIpcGetMemHandle((hipIpcMemHandle_t *)&sent->memory, *memory));
    HIP(hipIpcGetEventHandle((hipIpcEventHandle_t *)&sent->event, event));
}

static void export_cuda(struct sent *sent, void **memory)
{
    void *event, *stream;
    CUdeviceptr made;
    load_driver();
    use_device(0);
    CU(cuMemAlloc(&made, BYTES));
    CU(cuStreamCreate(&stream, 0));
    CU(cuMemsetD8Async(made, 0x21, BYTES, stream));
    CU(cuEventCreate(&event, 6));
    CU(cuEventRecord(event, stream));
    CU(cuIpcGetMemHandle(&sent->memory, made));
    CU(cuIpcGetEventHandle(&sent->event, event));
    *memory = (void *)made;
}

static void import_ours(const struct sent *sent)
{
    static unsigned char bytes[BYTES];
    hipIpcMemHandle_t memory_handle;
    hipIpcEventHandle_t event_handle;
    hipStream_t stream;
    hipEvent_t event;
    void *memory;
    memcpy(&memory_handle, &sent->memory, 64);
    memcpy(&event_handle, &sent->event, 64);
    HIP(hipIpcOpenMemHandle(&memory, memory_handle, hipIpcMemLazyEnablePeerAccess));
    HIP(hipIpcOpenEventHandle(&event, event_handle));
    HIP(hipStreamCreate(&stream));
    HIP(hipStreamWaitEvent(stream, event, 0));
    HIP(hipMemcpyAsync(bytes, memory, BYTES, hipMemcpyDeviceToHost, stream));
    HIP(hipMemsetAsync(memory, 0x42, BYTES, stream));
    HIP(hipStreamSynchronize(stream));
    for (size_t i = 0; i < BYTES; i++)
        if (bytes[i] != 0x21)
            fail("byte %zu is %#x", i, bytes[i]);
    HIP(hipEventDestroy(event));
    HIP(hipIpcCloseMemHandle(memory));
}

static void import_cuda(const struct sent *sent)
{
    static unsigned char bytes[BYTES];
    void *event, *stream;
    CUdeviceptr memory;
    load_driver();
    use_device(0);
    CU(cuIpcOpenMemHandle(&memory, sent->memory, 1));
    CU(cuIpcOpenEventHandle(&event, sent->event));
    CU(cuStreamCreate(&stream, 0));
    CU(cuStreamWaitEvent(stream, event, 0));
    CU(cuStreamSynchronize(stream));
    CU(cuMemcpyDtoH(bytes, memory, BYTES));
    CU(cuMemsetD8Async(memory, 0x42, BYTES, stream));
    CU(cuStreamSynchronize(stream));
    for (size_t i = 0; i < BYTES; i++)
        if (bytes[i] != 0x21)
            fail("byte %zu is %#x", i, bytes[i]);
    CU(cuEventDestroy(event));
    CU(cuIpcCloseMemHandle(memory));
}

/* A process that does not see the exporter's device: HIP must do there what the driver does. */
static void import_apart(const struct sent *sent)
{
    hipIpcMemHandle_t handle;
    CUdeviceptr memory;
    void *opened;
    unsigned char byte = 0;
    HIP(hipSetDevice(0));
    load_driver();
    int cuda = cuIpcOpenMemHandle(&memory, sent->memory, 1);
    if (cuda == 0)
        CU(cuIpcCloseMemHandle(memory));
    memcpy(&handle, &sent->memory, 64);
    int hip = (int)hipIpcOpenMemHandle(&opened, handle, hipIpcMemLazyEnablePeerAccess);
    printf("the other device's memory: plain CUDA's open answers %d, ours %d\n", cuda, hip);
    fflush(stdout);
    if ((cuda == 0) != (hip == 0))
        fail("that differs");
    if (hip)
        return;
    HIP(hipMemcpy(&byte, opened, 1, hipMemcpyDeviceToHost));
    if (byte != 0x21)
        fail("the byte is %#x", byte);
    HIP(hipIpcCloseMemHandle(opened));
}

static int apart(void)
{
    int down[2], up[2], status;
    struct sent sent;
    void *memory;
    char done = 0;
    if (pipe(down) || pipe(up))
        fail("no pipe");
    pid_t child = fork();
    if (child == 0) {
        setenv("CUDA_VISIBLE_DEVICES", "1", 1);
        receive(down[0], &sent, sizeof sent);
        import_apart(&sent);
        send_to(up[1], &done, 1);
        _exit(0);
    }
    setenv("CUDA_VISIBLE_DEVICES", "0", 1);
    export_ours(&sent, &memory);
    HIP(hipDeviceSynchronize());
    send_to(down[1], &sent, sizeof sent);
    receive(up[0], &done, 1);
    waitpid(child, &status, 0);
    return status != 0;
}

int main(int argc, char **argv)
{
    if (argc > 1 && !strcmp(argv[1], "apart"))
        return apart();
    int ours = argc > 1 && !strcmp(argv[1], "ours-exports");
    int down[2], up[2], status;
    struct sent sent;
    static unsigned char bytes[BYTES];
    void *memory;
    char done = 0;
    if (pipe(down) || pipe(up))
        fail("no pipe");
    pid_t child = fork();
    if (child == 0) {
        receive(down[0], &sent, sizeof sent);
        if (ours)
            import_cuda(&sent);
        else
            import_ours(&sent);
        send_to(up[1], &done, 1);
        _exit(0);
    }
    (ours ? export_ours : export_cuda)(&sent, &memory);
    send_to(down[1], &sent, sizeof sent);
    receive(up[0], &done, 1);
    if (ours)
        HIP(hipMemcpy(bytes, memory, BYTES, hipMemcpyDeviceToHost));
    else
        CU(cuMemcpyDtoH(bytes, (CUdeviceptr)memory, BYTES));
    for (size_t i = 0; i < BYTES; i++)
        if (bytes[i] != 0x42)
            fail("byte %zu is %#x", i, bytes[i]);
    waitpid(child, &status, 0);
    printf("%s: the importer saw the exporter's bytes behind the event, and the exporter the importer's\n", argv[1]);
    return status != 0;
}
