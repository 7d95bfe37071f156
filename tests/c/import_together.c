// SPDX-License-Identifier: MIT OR Apache-2.0
// Threads of a process that import the same physical memory again and again, use it and let go of it, each at its own pace:
// the end of one import is not that of another's.
//
//     import_together THREADS ROUNDS
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SIZE = 2 << 20, MOST_THREADS = 16 };

#define OK(call) \
    do { \
        int answer = (int)(call); \
        if (answer != 0) { \
            fprintf(stderr, "import_together: %s: %d, %s\n", #call, answer, anygpu_last_reason()); \
            exit(1); \
        } \
    } while (0)

static int rounds;
static int descriptor;

static void *map(hipMemGenericAllocationHandle_t physical)
{
    hipMemAccessDesc access;
    void *memory;
    memset(&access, 0, sizeof access);
    access.location.type = hipMemLocationTypeDevice;
    access.flags = hipMemAccessFlagsProtReadWrite;
    OK(hipMemAddressReserve(&memory, SIZE, 0, NULL, 0));
    OK(hipMemMap(memory, SIZE, 0, physical, 0));
    OK(hipMemSetAccess(memory, SIZE, &access, 1));
    return memory;
}

static void *import_often(void *argument)
{
    for (int round = 0; round < rounds; round++) {
        hipMemGenericAllocationHandle_t physical;
        OK(hipMemImportFromShareableHandle(&physical, &descriptor, hipMemHandleTypePosixFileDescriptor));
        unsigned char *memory = map(physical);
        unsigned char byte = 0;
        OK(hipMemcpy(&byte, memory + round, 1, hipMemcpyDeviceToHost));
        if (byte != 0x5a) {
            fprintf(stderr, "import_together: round %d reads %d\n", round, byte);
            exit(1);
        }
        OK(hipMemUnmap(memory, SIZE));
        OK(hipMemAddressFree(memory, SIZE));
        OK(hipMemRelease(physical));
    }
    return argument;
}

/* What a driver imports may be closed with the memory, and then no other descriptor that has its number by now. */
static void keep_descriptors(void)
{
    hipMemGenericAllocationHandle_t physical;
    /* Such numbers are what this library takes for its own. */
    const int low = 960;
    int own[8];
    OK(hipMemImportFromShareableHandle(&physical, &descriptor, hipMemHandleTypePosixFileDescriptor));
    for (int each = 0; each < 8; each++)
        own[each] = fcntl(descriptor, F_DUPFD_CLOEXEC, low);
    OK(hipMemRelease(physical));
    for (int each = 0; each < 8; each++) {
        if (fcntl(own[each], F_GETFD) < 0) {
            fprintf(stderr, "import_together: descriptor %d of the program's was closed\n", own[each]);
            exit(1);
        }
        close(own[each]);
    }
}

static int descriptors(void)
{
    int count = 0;
    for (int number = 0; number < 4096; number++)
        count += fcntl(number, F_GETFD) >= 0;
    return count;
}

/* Imports of memory that is mapped several times at once leave no descriptors. */
static void leave_none(void)
{
    int before = 0;
    for (int round = 0; round < 8; round++) {
        hipMemGenericAllocationHandle_t physical;
        OK(hipMemImportFromShareableHandle(&physical, &descriptor, hipMemHandleTypePosixFileDescriptor));
        void *memory[] = { map(physical), map(physical), map(physical) };
        for (int each = 0; each < 3; each++) {
            OK(hipMemUnmap(memory[each], SIZE));
            OK(hipMemAddressFree(memory[each], SIZE));
        }
        OK(hipMemRelease(physical));
        if (round == 0)
            before = descriptors();
    }
    if (descriptors() != before) {
        fprintf(stderr, "import_together: %d descriptors, %d before\n", descriptors(), before);
        exit(1);
    }
}

static int importer(int threads)
{
    leave_none();
    keep_descriptors();
    pthread_t started[MOST_THREADS];
    for (int thread = 0; thread < threads; thread++)
        OK(pthread_create(&started[thread], NULL, import_often, NULL));
    for (int thread = 0; thread < threads; thread++)
        OK(pthread_join(started[thread], NULL));
    puts("import_together: ok");
    return 0;
}

int main(int count, char **arguments)
{
    if (count < 3 || atoi(arguments[1]) > MOST_THREADS)
        return 2;
    rounds = atoi(arguments[2]);
    if (count == 4) {
        descriptor = atoi(arguments[3]);
        return importer(atoi(arguments[1]));
    }
    hipMemAllocationProp properties;
    hipMemGenericAllocationHandle_t physical;
    memset(&properties, 0, sizeof properties);
    properties.type = hipMemAllocationTypePinned;
    properties.location.type = hipMemLocationTypeDevice;
    properties.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
    OK(hipMemCreate(&physical, SIZE, &properties, 0));
    void *memory = map(physical);
    OK(hipMemset(memory, 0x5a, SIZE));
    OK(hipDeviceSynchronize());
    OK(hipMemExportToShareableHandle(&descriptor, physical, hipMemHandleTypePosixFileDescriptor, 0));
    OK(fcntl(descriptor, F_SETFD, 0));
    pid_t child = fork();
    if (child == 0) {
        char number[12];
        snprintf(number, sizeof number, "%d", descriptor);
        execl("/proc/self/exe", arguments[0], arguments[1], arguments[2], number, NULL);
        _exit(127);
    }
    int status = 1;
    OK(waitpid(child, &status, 0) != child);
    return status != 0;
}
