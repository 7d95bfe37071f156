/* SPDX-License-Identifier: MIT OR Apache-2.0
 * The border at its worst moments; each round is a process of its own, which must end well and in time.
 *
 *     torture selection ROUNDS SEED PLUGIN LIBRARY...
 *     torture signals ROUNDS SA_RESTART?
 *     torture ends ROUNDS SEED
 *     torture namespaces ROUNDS LIBRARY
 *
 * With -DPLUGIN a library whose constructor and destructor call: 64 threads make the first calls while it and others are
 * loaded and unloaded and children are forked. Signals come 1000 times a second during every call. Threads and the
 * process end while destructors of threads' data, exit handlers and destructors call. Other namespaces of the loader
 * have copies of the library.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <anygpu/acl.h>
#include <anygpu/anygpu.h>
#include <anygpu/cuda.h>
#include <anygpu/cudart.h>
#include <anygpu/hip.h>

#ifdef PLUGIN
static void call(void)
{
    int count;
    void *memory;
    hipGetDeviceCount(&count);
    cudaGetDeviceCount(&count);
    if (hipMalloc(&memory, 4096) == hipSuccess)
        hipFree(memory);
}

__attribute__((constructor)) static void start(void)
{
    call();
}

__attribute__((destructor)) static void end(void)
{
    call();
}
#else
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SIZE = 20000, PATIENCE = 120 };

#define REQUIRE(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "torture.c:%d: not so: %s: %s\n", __LINE__, #condition, anygpu_last_reason()); \
            _exit(1); \
        } \
    } while (0)
#define GOOD(call) \
    do { \
        int status_ = (int)(call); \
        if (status_) { \
            fprintf(stderr, "torture.c:%d: %s = %d: %s\n", __LINE__, #call, status_, anygpu_last_reason()); \
            _exit(1); \
        } \
    } while (0)

static unsigned seed;
static char **libraries;

/* A pseudo-random number of a thread's own. */
static unsigned below(unsigned *state, unsigned limit)
{
    *state = *state * 1103515245u + 12345u;
    return (*state >> 16) % limit;
}

/* Allocates, writes, reads, frees. */
static void compute(void)
{
    char bytes[SIZE];
    void *memory;
    GOOD(hipMalloc(&memory, SIZE));
    GOOD(hipMemset(memory, 7, SIZE));
    GOOD(hipMemcpy(bytes, memory, SIZE, hipMemcpyDeviceToHost));
    GOOD(hipFree(memory));
    REQUIRE(bytes[0] == 7 && bytes[SIZE - 1] == 7);
}

/* ---- selection ---- */

enum { THREADS = 64 };
static pthread_barrier_t barrier;

static void first_call(unsigned which)
{
    int count = 0;
    void *memory;
    switch (which % 6) {
    case 0:
        GOOD(hipGetDeviceCount(&count));
        break;
    case 1:
        GOOD(cuInit(0));
        GOOD(cuDeviceGetCount(&count));
        break;
    case 2:
        GOOD(cudaGetDeviceCount(&count));
        break;
    case 3: {
        uint32_t devices = 0;
        aclError status = aclInit(NULL);
        REQUIRE(status == ACL_SUCCESS || status == ACL_ERROR_REPEAT_INITIALIZE);
        GOOD(aclrtGetDeviceCount(&devices));
        count = (int)devices;
        break;
    }
    case 4:
        GOOD(hipMalloc(&memory, 4096));
        GOOD(hipFree(memory));
        count = 1;
        break;
    default:
        REQUIRE(strcmp(anygpu_backend(), "host") == 0);
        count = 1;
    }
    REQUIRE(count == 1);
}

/* In a forked child: 0 where all calls are refused. */
static int refused(void)
{
    void *made = NULL;
    int count;
    return hipMalloc(&made, 4096) != hipErrorNotInitialized
        || hipMallocManaged(&made, 4096, 1) != hipErrorNotInitialized
        || hipGetDeviceCount(&count) != hipErrorNotInitialized
        || cudaMalloc(&made, 4096) != cudaErrorInitializationError
        || cuMemAlloc((CUdeviceptr *)&made, 4096) != CUDA_ERROR_NOT_INITIALIZED || made;
}

static void *select_at_once(void *number)
{
    unsigned state = seed + (unsigned)(size_t)number * 2654435761u;
    pthread_barrier_wait(&barrier);
    for (int i = 0; i < 4; i++) {
        switch (below(&state, 4)) {
        case 0: {
            unsigned which = below(&state, 16);
            unsigned count = 0;
            while (libraries[count])
                count++;
            void *library = dlopen(libraries[which % count], RTLD_NOW | (which & 8 ? RTLD_GLOBAL : RTLD_LOCAL));
            REQUIRE(library);
            if (which & 4)
                dlclose(library);
            break;
        }
        case 1:
            if (below(&state, 8) == 0) {
                int status = -1;
                first_call(4);
                pid_t child = fork();
                if (child == 0) {
                    /* By names that were called before, and by others. */
                    alarm(PATIENCE);
                    _exit(refused());
                }
                REQUIRE(child > 0 && waitpid(child, &status, 0) == child);
                if (status)
                    fprintf(stderr, "a forked child: wait status %d\n", status);
                REQUIRE(status == 0);
                break;
            }
            /* fall through */
        default:
            first_call(below(&state, 6));
        }
    }
    return NULL;
}

static void selection(void)
{
    pthread_t threads[THREADS];
    pthread_barrier_init(&barrier, NULL, THREADS);
    for (size_t i = 0; i < THREADS; i++)
        REQUIRE(pthread_create(&threads[i], NULL, select_at_once, (void *)i) == 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    compute();
}

/* ---- signals ---- */

static volatile sig_atomic_t signals;
static int flags;

static void handle(int number)
{
    (void)number;
    signals++;
    errno = 9999;
}

static void send_all(int to, const void *data, size_t size)
{
    for (const char *at = (const char *)data; size > 0;) {
        ssize_t count = write(to, at, size);
        REQUIRE(count > 0 || errno == EINTR || errno == 9999);
        if (count > 0)
            at += count, size -= (size_t)count;
    }
}

static void receive_all(int from, void *data, size_t size)
{
    for (char *at = (char *)data; size > 0;) {
        ssize_t count = read(from, at, size);
        REQUIRE(count > 0 || (count < 0 && (errno == EINTR || errno == 9999)));
        if (count > 0)
            at += count, size -= (size_t)count;
    }
}

static void disturb(void)
{
    const int both[] = { SIGALRM, SIGPROF };
    const int clocks[] = { ITIMER_REAL, ITIMER_PROF };
    struct sigaction action;
    /* The system begins some calls anew after a signal, and never ends them where these come faster than they are done. */
    const char *slow = getenv("ANYGPU_TEST_SLOW");
    const long interval = 1000 * (slow ? atol(slow) : 1);
    struct itimerval often = { { 0, interval }, { 0, interval } };
    memset(&action, 0, sizeof action);
    action.sa_handler = handle;
    action.sa_flags = flags;
    for (int i = 0; i < 2; i++) {
        REQUIRE(sigaction(both[i], &action, NULL) == 0);
        REQUIRE(setitimer((__itimer_which_t)clocks[i], &often, NULL) == 0);
    }
}

static void rest(void *nothing)
{
    (void)nothing;
    for (int i = 0; i < 4; i++)
        usleep(1000);
}

struct letter {
    hipIpcMemHandle_t handle;
    hipIpcEventHandle_t event;
    anygpu_token tokens[3];
    uint64_t number;
    size_t granularity;
};

static const int SHARED = hipEventInterprocess | hipEventDisableTiming;

static aclrtPhysicalMemProp physical_properties(void)
{
    aclrtPhysicalMemProp properties;
    memset(&properties, 0, sizeof properties);
    properties.handleType = ACL_MEM_HANDLE_TYPE_NONE;
    properties.allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED;
    properties.memAttr = ACL_HBM_MEM_HUGE;
    properties.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    return properties;
}

static void owner(int to, int from)
{
    struct letter letter;
    void *memory, *physical_address, *pooled;
    hipEvent_t event;
    hipStream_t stream;
    hipMemPool_t pool;
    hipMemPoolProps pool_properties;
    aclrtDrvMemHandle physical;
    aclrtPhysicalMemProp properties = physical_properties();
    char answer;
    memset(&letter, 0, sizeof letter);
    GOOD(aclInit(NULL));
    GOOD(aclrtSetDevice(0));
    GOOD(hipMalloc(&memory, SIZE));
    GOOD(hipStreamCreate(&stream));
    GOOD(hipEventCreateWithFlags(&event, SHARED));
    GOOD(hipIpcGetMemHandle(&letter.handle, memory));
    GOOD(hipIpcGetEventHandle(&letter.event, event));
    GOOD(anygpu_export(memory, 0, &letter.tokens[0]));
    GOOD(anygpu_export_event(event, &letter.tokens[1]));
    memset(&pool_properties, 0, sizeof pool_properties);
    pool_properties.allocType = hipMemAllocationTypePinned;
    pool_properties.handleTypes = hipMemHandleTypePosixFileDescriptor;
    pool_properties.location.type = hipMemLocationTypeDevice;
    GOOD(hipMemPoolCreate(&pool, &pool_properties));
    GOOD(hipMallocFromPoolAsync(&pooled, SIZE, pool, stream));
    GOOD(hipMemsetAsync(pooled, 3, SIZE, stream));
    GOOD(hipStreamSynchronize(stream));
    GOOD(anygpu_export(pooled, 0, &letter.tokens[2]));
    GOOD(aclrtMemGetAllocationGranularity(&properties, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, &letter.granularity));
    GOOD(aclrtMallocPhysical(&physical, letter.granularity, &properties, 0));
    GOOD(aclrtReserveMemAddress(&physical_address, letter.granularity, 0, NULL, 1));
    GOOD(aclrtMapMem(physical_address, letter.granularity, 0, physical, 0));
    GOOD(hipMemset(physical_address, 5, SIZE));
    GOOD(aclrtMemExportToShareableHandle(physical, ACL_MEM_HANDLE_TYPE_NONE,
                                         ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION, &letter.number));
    GOOD(hipLaunchHostFunc(stream, rest, NULL));
    GOOD(hipMemsetAsync(memory, 7, SIZE, stream));
    GOOD(hipEventRecord(event, stream));
    send_all(to, &letter, sizeof letter);
    receive_all(from, &answer, 1);
    GOOD(hipEventSynchronize(event));
    GOOD(hipStreamSynchronize(stream));
    GOOD(aclrtUnmapMem(physical_address));
    GOOD(aclrtReleaseMemAddress(physical_address));
    GOOD(aclrtFreePhysical(physical));
    GOOD(hipFreeAsync(pooled, stream));
    GOOD(hipStreamSynchronize(stream));
    GOOD(hipMemPoolDestroy(pool));
    GOOD(hipEventDestroy(event));
    GOOD(hipStreamDestroy(stream));
    GOOD(hipFree(memory));
}

static void starts_with(const void *memory, int value)
{
    char byte;
    GOOD(hipMemcpy(&byte, memory, 1, hipMemcpyDeviceToHost));
    REQUIRE(byte == value);
}

static void importer(int from, int to)
{
    struct letter letter;
    void *memory, *imported, *pooled, *physical_address;
    hipEvent_t event;
    void *imported_event;
    hipStream_t stream;
    aclrtDrvMemHandle physical;
    int timeline;
    receive_all(from, &letter, sizeof letter);
    GOOD(aclInit(NULL));
    GOOD(aclrtSetDevice(0));
    GOOD(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    GOOD(hipIpcOpenMemHandle(&memory, letter.handle, hipIpcMemLazyEnablePeerAccess));
    GOOD(hipIpcOpenEventHandle(&event, letter.event));
    GOOD(hipStreamWaitEvent(stream, event, 0));
    GOOD(hipLaunchHostFunc(stream, rest, NULL));
    GOOD(hipStreamSynchronize(stream));
    starts_with(memory, 7);
    GOOD(anygpu_import(&letter.tokens[0], -1, &imported));
    starts_with(imported, 7);
    GOOD(anygpu_import_event(&letter.tokens[1], -1, &imported_event));
    GOOD(hipEventSynchronize((hipEvent_t)imported_event));
    GOOD(anygpu_import(&letter.tokens[2], -1, &pooled));
    starts_with(pooled, 3);
    GOOD(aclrtMemImportFromShareableHandle(letter.number, 0, &physical));
    GOOD(aclrtReserveMemAddress(&physical_address, letter.granularity, 0, NULL, 1));
    GOOD(aclrtMapMem(physical_address, letter.granularity, 0, physical, 0));
    starts_with(physical_address, 5);
    GOOD(anygpu_timeline_create(&timeline, 0));
    REQUIRE(anygpu_timeline_wait(timeline, 1, 5) != 0);
    GOOD(anygpu_timeline_signal(timeline, 1));
    GOOD(anygpu_timeline_wait(timeline, 1, 1000));
    close(timeline);
    GOOD(aclrtUnmapMem(physical_address));
    GOOD(aclrtReleaseMemAddress(physical_address));
    GOOD(aclrtFreePhysical(physical));
    GOOD(anygpu_close(pooled));
    GOOD(anygpu_trim());
    GOOD(anygpu_close_event(imported_event));
    GOOD(anygpu_close(imported));
    GOOD(hipEventDestroy(event));
    GOOD(hipIpcCloseMemHandle(memory));
    GOOD(hipStreamDestroy(stream));
    GOOD(hipDeviceSynchronize());
    send_all(to, "x", 1);
}

static void with_signals(void)
{
    int there[2], back[2], status = -1;
    REQUIRE(pipe(there) == 0 && pipe(back) == 0);
    pid_t child = fork();
    disturb();
    if (child == 0) {
        importer(there[0], back[1]);
        REQUIRE(signals > 0);
        _exit(0);
    }
    owner(there[1], back[0]);
    while (waitpid(child, &status, 0) < 0)
        REQUIRE(errno == EINTR || errno == 9999);
    REQUIRE(status == 0 && signals > 0);
}

/* ---- ends ---- */

static pthread_key_t key;

/* Again and again, as often as the C library looks for data of a thread that ends. */
static void at_the_threads_end(void *left)
{
    compute();
    if ((size_t)left > 1)
        pthread_setspecific(key, (void *)((size_t)left - 1));
}

static void *end_at_once(void *number)
{
    unsigned state = seed + (unsigned)(size_t)number * 2654435761u;
    pthread_setspecific(key, (void *)(size_t)(1 + below(&state, 4)));
    for (unsigned i = below(&state, 3); i > 0; i--)
        compute();
    return NULL;
}

static void *never_end(void *unused)
{
    for (;;)
        compute();
    return unused;
}

static int has_begun;

__attribute__((destructor)) static void at_the_very_end(void)
{
    if (has_begun)
        compute();
}

static void ends(void)
{
    enum { MANY = 12 };
    pthread_t threads[MANY];
    unsigned state = seed;
    has_begun = 1;
    REQUIRE(pthread_key_create(&key, at_the_threads_end) == 0);
    atexit(compute);
    if (below(&state, 2))
        compute();
    atexit(compute);
    for (size_t i = 0; i < MANY; i++)
        REQUIRE(pthread_create(&threads[i], NULL, i % 4 ? end_at_once : never_end, (void *)i) == 0);
    for (size_t i = 0; i < MANY; i++)
        if (i % 4 && below(&state, 2))
            pthread_join(threads[i], NULL);
    pthread_setspecific(key, (void *)2);
    usleep(below(&state, 2000));
    /* The last thread's data has its destructor called, too, but only here. */
    if (below(&state, 3) == 0)
        at_the_threads_end((void *)1);
}

/* ---- namespaces ---- */

enum { COPIES = 4 };

static void namespaces(void)
{
    hipIpcMemHandle_t handle;
    anygpu_token token;
    void *own, *there;
    int status = -1;
    GOOD(hipMalloc(&own, SIZE));
    GOOD(hipMemset(own, 9, SIZE));
    GOOD(hipDeviceSynchronize());
    GOOD(hipIpcGetMemHandle(&handle, own));
    GOOD(anygpu_export(own, 0, &token));
    for (int i = 0; i < COPIES; i++) {
        void *copy = dlmopen(LM_ID_NEWLM, libraries[0], RTLD_NOW | RTLD_LOCAL);
        hipError_t (*allocate)(void **, size_t), (*set)(void *, int, size_t), (*release)(void *);
        hipError_t (*get)(hipIpcMemHandle_t *, void *), (*open_handle)(void **, hipIpcMemHandle_t, unsigned);
        hipError_t (*close_handle)(void *);
        int (*import)(const anygpu_token *, int, void **), (*close_token)(void *);
        if (!copy) {
            fprintf(stderr, "%s\n", dlerror());
            _exit(1);
        }
        *(void **)&allocate = dlsym(copy, "hipMalloc");
        *(void **)&set = dlsym(copy, "hipMemset");
        *(void **)&release = dlsym(copy, "hipFree");
        *(void **)&get = dlsym(copy, "hipIpcGetMemHandle");
        *(void **)&open_handle = dlsym(copy, "hipIpcOpenMemHandle");
        *(void **)&close_handle = dlsym(copy, "hipIpcCloseMemHandle");
        *(void **)&import = dlsym(copy, "anygpu_import");
        *(void **)&close_token = dlsym(copy, "anygpu_close");
        REQUIRE(allocate && set && release && get && open_handle && close_handle && import && close_token);
        REQUIRE((void *)allocate != (void *)hipMalloc);
        GOOD(allocate(&there, SIZE));
        GOOD(set(there, 8, SIZE));
        /* Neither frees the other's. */
        REQUIRE(hipFree(there) == hipErrorInvalidValue);
        REQUIRE(release(own) == hipErrorInvalidValue);
        /* Handles of the same process, by another copy: the same bytes, or a refusal. */
        void *opened = NULL;
        if (open_handle(&opened, handle, hipIpcMemLazyEnablePeerAccess) == hipSuccess) {
            REQUIRE(*(char *)opened == 9);
            GOOD(close_handle(opened));
        } else {
            REQUIRE(!opened);
        }
        if (import(&token, -1, &opened) == 0) {
            REQUIRE(*(char *)opened == 9);
            GOOD(close_token(opened));
        }
        GOOD(release(there));
        if (i % 2)
            dlclose(copy);
        compute();
        pid_t child = fork();
        if (child == 0) {
            alarm(PATIENCE);
            int wrong = (i % 2 == 0 && allocate(&there, SIZE) != hipErrorNotInitialized)
                || hipMalloc(&there, SIZE) != hipErrorNotInitialized;
            _exit(wrong);
        }
        REQUIRE(waitpid(child, &status, 0) == child && status == 0);
    }
    starts_with(own, 9);
    GOOD(hipFree(own));
}

int main(int count, char **arguments)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } all[] = {
        { "selection", selection }, { "signals", with_signals }, { "ends", ends }, { "namespaces", namespaces }
    };
    const char *what = count > 2 ? arguments[1] : "";
    int rounds = count > 2 ? atoi(arguments[2]) : 0;
    unsigned first = count > 3 ? (unsigned)atoi(arguments[3]) : 0;
    void (*run)(void) = NULL;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (!strcmp(what, all[i].name))
            run = all[i].run;
    if (!run)
        return 2;
    flags = first ? SA_RESTART : 0;
    libraries = arguments + (run == namespaces ? 3 : 4);
    for (int round = 0; round < rounds; round++) {
        int status = -1;
        seed = first + (unsigned)round;
        pid_t child = fork();
        if (child == 0) {
            if (run != with_signals)
                alarm(PATIENCE);
            run();
            exit(0);
        }
        if (child < 0 || waitpid(child, &status, 0) != child || status) {
            fprintf(stderr, "%s, seed %u: wait status %#x%s\n", what, seed, (unsigned)status,
                    status == SIGALRM ? ": it hangs" : "");
            return 1;
        }
    }
    printf("torture: %d rounds of %s\n", rounds, what);
    return 0;
}
#endif
