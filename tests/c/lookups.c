/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A program that gets CUDA's functions by name, linked to none of them, and says whose it got.
 *
 *     lookups owners plugin    whose each function is, as the program and as a plugin look it up
 *     lookups share            gets a handle of device memory, by functions looked up in two ways
 *     lookups threads          64 threads look up at once
 *     lookups versions file... what cudaMemAdvise of each library answers
 *
 * With OLD, it wants the dlsym and dlvsym of that version of the C library.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef OLD
__asm__(".symver dlsym, dlsym@" OLD);
__asm__(".symver dlvsym, dlvsym@" OLD);
#endif

#define THREADS 64

static void *driver;

static void *function(const char *name)
{
    void *address = dlsym(driver, name);
    if (!address) {
        printf("%s\n", dlerror());
        exit(1);
    }
    return address;
}

static const char *owner(void *address)
{
    Dl_info place;
    if (!address)
        return "nobody's";
    if (!dladdr(address, &place))
        return "unknown";
    const char *name = strrchr(place.dli_fname, '/');
    return name ? name + 1 : place.dli_fname;
}

static void show(const char *what, void *address)
{
    /* A name that was found leaves no error, another says which it was. */
    const char *error = dlerror();
    const char *words = error ? strstr(error, ": undefined") : NULL;
    printf("%s: %s%s\n", what, owner(address), error ? words ? words : error : "");
}

static void owners(const char *plugin)
{
    show("cuMemAlloc_v2", dlsym(driver, "cuMemAlloc_v2"));
    show("cuGetProcAddress_v2", dlsym(driver, "cuGetProcAddress_v2"));
    show("cuOnlyTheDrivers", dlsym(driver, "cuOnlyTheDrivers"));
    show("hipMalloc in the driver", dlsym(driver, "hipMalloc"));
    show("cuMemAlloc", dlsym(driver, "cuMemAlloc"));
    show("cuMemAlloc_v2 after a failure", dlsym(driver, "cuMemAlloc_v2"));
    show("cuMemAlloc_v2 of no version", dlvsym(driver, "cuMemAlloc_v2", "NONE_1"));
    show("nothing", dlsym(driver, ""));
    show("cuMemAlloc_v2 by default", dlsym(RTLD_DEFAULT, "cuMemAlloc_v2"));
    show("cuMemAlloc_v2 of the program", dlsym(dlopen(NULL, RTLD_LAZY), "cuMemAlloc_v2"));
    show("getpid by default", dlsym(RTLD_DEFAULT, "getpid"));
    show("puts next", dlsym(RTLD_NEXT, "puts"));
    void *handle = dlopen(plugin, RTLD_NOW | RTLD_LOCAL);
    void (*lookups)(void *, void (*)(const char *, void *)) = handle ? dlsym(handle, "plugin_lookups") : NULL;
    if (!lookups) {
        printf("%s\n", dlerror());
        exit(1);
    }
    show("the plugin's cuMemAlloc_v2", dlsym(handle, "cuMemAlloc_v2"));
    lookups(handle, show);
}

static void share(void)
{
    int (*init)(unsigned) = function("cuInit");
    int (*retain)(void **, int) = function("cuDevicePrimaryCtxRetain");
    int (*set_current)(void *) = function("cuCtxSetCurrent");
    int (*allocate)(unsigned long long *, size_t) = function("cuMemAlloc_v2");
    int (*get_handle)(void *, unsigned long long) = function("cuIpcGetMemHandle");
    int (*by_name)(const char *, void **, int, unsigned long long, int *) = function("cuGetProcAddress_v2");
    char handle[64], again[64];
    void *context = NULL;
    unsigned long long memory = 0;
    int status = 9;
    printf("cuInit %d\n", init(0));
    printf("context %d", retain(&context, 0));
    printf(" %d\n", set_current(context));
    printf("cuMemAlloc_v2 %d\n", allocate(&memory, 4096));
    printf("cuIpcGetMemHandle %d\n", get_handle(handle, memory));
    int (*found)(void *, unsigned long long) = NULL;
    printf("cuGetProcAddress_v2 %d", by_name("cuIpcGetMemHandle", (void **)&found, 13000, 0, &status));
    printf(" %d\n", status);
    if (found)
        printf("cuIpcGetMemHandle %d", found(again, memory));
    printf(" %s\n", memcmp(handle, again, 64) == 0 ? "same" : "different");
}

static pthread_barrier_t start;

/* How many answers differ from the thread's first; the process's first lookups are these. */
static void *look(void *answer)
{
    void **first = answer;
    long wrong = 0;
    pthread_barrier_wait(&start);
    for (int i = 0; i < 500; i++) {
        void *found = dlsym(driver, "cuMemAlloc_v2");
        first[0] = i == 0 ? found : first[0];
        wrong += found != first[0] || dlsym(RTLD_DEFAULT, "getpid") != (void *)getpid;
        wrong += dlsym(driver, "cuMissing") != NULL || !dlerror();
    }
    return (void *)wrong;
}

static void threads(void)
{
    pthread_t ids[THREADS];
    void *first[THREADS];
    long wrong = 0;
    pthread_barrier_init(&start, NULL, THREADS);
    for (int i = 0; i < THREADS; i++)
        pthread_create(&ids[i], NULL, look, &first[i]);
    for (int i = 0; i < THREADS; i++) {
        void *result;
        pthread_join(ids[i], &result);
        wrong += (long)result + (first[i] != first[0]);
    }
    printf("%s, wrong: %ld\n", owner(first[0]), wrong);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "share";
    if (strcmp(what, "versions") == 0) {
        for (int i = 2; i < argc; i++) {
            void *runtime = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL);
            int (*advise)(void) = runtime ? dlsym(runtime, "cudaMemAdvise") : NULL;
            int (*old)(void) = runtime ? dlvsym(runtime, "cudaMemAdvise", "libcudart.so.12") : NULL;
            printf("%d %d\n", advise ? advise() : -1, old ? old() : -1);
        }
        return 0;
    }
    driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!driver) {
        printf("%s\n", dlerror());
        return 1;
    }
    if (strcmp(what, "owners") == 0)
        owners(argv[2]);
    else if (strcmp(what, "share") == 0)
        share();
    else if (strcmp(what, "threads") == 0)
        threads();
    return 0;
}
