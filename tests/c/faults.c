/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Shares memory and an event (faults share FILE SECONDS), or makes calls of all kinds, between two calls of getpgid and
 * once more after them, on what that process shares (faults use FILE). Then it prints its descriptors and mappings.
 */
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>
#include <dirent.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SIZE (3 << 20)
#define INTERPROCESS (hipEventInterprocess | hipEventDisableTiming)

struct shared {
    hipIpcMemHandle_t memory;
    anygpu_token token;
    hipIpcEventHandle_t event;
};

static unsigned char bytes[SIZE];
static int wrong;

/* Says that a call failed that has no reason to. */
#define MUST(call) \
    do { \
        int status = (int)(call); \
        if (status) { \
            fprintf(stderr, #call " = %d: %s\n", status, anygpu_last_reason()); \
            wrong = 1; \
        } \
    } while (0)

/* Checks the bytes of device memory, if they can be read. */
static void holds(const void *memory, int value)
{
    memset(bytes, 0xee, SIZE);
    if (hipMemcpy(bytes, memory, SIZE, hipMemcpyDeviceToHost))
        return;
    for (int i = 0; i < SIZE; i++) {
        if (bytes[i] != value) {
            fprintf(stderr, "byte %d is %d, not %d\n", i, bytes[i], value);
            wrong = 1;
            return;
        }
    }
}

static void use_memory(const struct shared *theirs)
{
    struct shared ours;
    void *memory;
    hipStream_t stream;
    if (!hipMalloc(&memory, SIZE)) {
        if (!hipMemset(memory, 3, SIZE))
            holds(memory, 3);
        hipIpcGetMemHandle(&ours.memory, memory);
        anygpu_export(memory, SIZE, &ours.token);
        if (!hipStreamCreate(&stream)) {
            if (!hipMemsetAsync(memory, 4, SIZE, stream) && !hipStreamSynchronize(stream))
                holds(memory, 4);
            MUST(hipStreamDestroy(stream));
        }
        MUST(hipFree(memory));
    }
    if (!hipIpcOpenMemHandle(&memory, theirs->memory, hipIpcMemLazyEnablePeerAccess)) {
        holds(memory, 7);
        MUST(hipIpcCloseMemHandle(memory));
    }
    if (!anygpu_import(&theirs->token, 0, &memory)) {
        holds(memory, 7);
        MUST(anygpu_close(memory));
    }
}

static void use_events(const struct shared *theirs)
{
    struct shared ours;
    hipEvent_t event;
    if (!hipEventCreateWithFlags(&event, INTERPROCESS)) {
        hipIpcGetEventHandle(&ours.event, event);
        if (!hipEventRecord(event, 0))
            hipEventSynchronize(event);
        MUST(hipEventDestroy(event));
    }
    if (!hipIpcOpenEventHandle(&event, theirs->event)) {
        hipEventQuery(event);
        MUST(hipEventDestroy(event));
    }
}

static void use_descriptors(void)
{
    const hipMemAllocationHandleType type = hipMemHandleTypePosixFileDescriptor;
    hipMemAllocationProp properties;
    hipMemGenericAllocationHandle_t physical, imported;
    int descriptor, timeline;
    memset(&properties, 0, sizeof properties);
    properties.type = hipMemAllocationTypePinned;
    properties.requestedHandleType = type;
    properties.location.type = hipMemLocationTypeDevice;
    if (!hipMemCreate(&physical, 2 << 20, &properties, 0)) {
        if (!hipMemExportToShareableHandle(&descriptor, physical, type, 0)) {
            if (!hipMemImportFromShareableHandle(&imported, (void *)(intptr_t)descriptor, type))
                MUST(hipMemRelease(imported));
            close(descriptor);
        }
        MUST(hipMemRelease(physical));
    }
    if (!anygpu_timeline_create(&timeline, 1)) {
        uint64_t value;
        if (!anygpu_timeline_signal(timeline, 2)) {
            if (!anygpu_timeline_value(&value, timeline) && value != 2)
                wrong = 1;
            anygpu_timeline_wait(timeline, 2, 1000);
        }
        close(timeline);
    }
}

static void use_everything(const struct shared *theirs)
{
    use_memory(theirs);
    use_events(theirs);
    use_descriptors();
}

static int share(const char *file, int seconds)
{
    static struct shared shared;
    void *memory;
    hipEvent_t event;
    MUST(hipMalloc(&memory, SIZE));
    MUST(hipMemset(memory, 7, SIZE));
    MUST(hipIpcGetMemHandle(&shared.memory, memory));
    MUST(anygpu_export(memory, SIZE, &shared.token));
    MUST(hipEventCreateWithFlags(&event, INTERPROCESS));
    MUST(hipEventRecord(event, 0));
    MUST(hipIpcGetEventHandle(&shared.event, event));
    FILE *out = fopen(file, "w");
    if (!out || fwrite(&shared, sizeof shared, 1, out) != 1 || fclose(out) || puts("shared") < 0 || fflush(stdout))
        return 1;
    sleep(seconds);
    return wrong;
}

int main(int argc, char **argv)
{
    struct shared theirs;
    char line[4096];
    int descriptors = 0, mappings = 0;
    if (argc > 3)
        return share(argv[2], atoi(argv[3]));
    FILE *in = fopen(argv[2], "r");
    if (!in || fread(&theirs, sizeof theirs, 1, in) != 1)
        return 1;
    fclose(in);
    getpgid(INT_MAX);
    use_everything(&theirs);
    getpgid(INT_MAX);
    use_everything(&theirs);

    DIR *folder = opendir("/proc/self/fd");
    while (folder && readdir(folder))
        descriptors++;
    FILE *map = fopen("/proc/self/maps", "r");
    while (map && fgets(line, sizeof line, map))
        mappings += strstr(line, "memfd:anygpu") != NULL;
    printf("%d %d\n", descriptors, mappings);
    return wrong;
}
