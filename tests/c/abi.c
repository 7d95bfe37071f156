/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Which ABI version and which runtime answer, by what the program has brought and when; constructors, forks and the ends
 * of threads meanwhile. With -DRUNTIME a vendor's library that counts three devices, or none, after a slow constructor;
 * with -DPLUGIN a library whose constructor makes a call.
 */
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef RUNTIME
#define COUNT (sizeof(RUNTIME) > 1 ? 3 : 0)

__attribute__((constructor)) static void start(void)
{
    usleep(COUNT ? 0 : 50000);
}

int hipGetDeviceCount(int *count)
{
    *count = COUNT;
    return COUNT ? 0 : 100;
}

int cudaGetDeviceCount(int *count)
{
    *count = COUNT;
    return COUNT ? 0 : 100;
}
#elif defined(PLUGIN)
extern sem_t entered, leave;
extern int hipRuntimeGetVersion(int *);

__attribute__((constructor)) static void start(void)
{
    int version;
    sem_post(&entered);
    sem_wait(&leave);
    hipRuntimeGetVersion(&version);
}
#else
#include <anygpu/anygpu.h>
#include <anygpu/cudart.h>
#include <anygpu/hip.h>

sem_t entered, leave;

static int version(void)
{
    int version = 0;
    hipRuntimeGetVersion(&version);
    return version;
}

static void *count(void *by_cuda)
{
    int count;
    if (by_cuda)
        cudaGetDeviceCount(&count);
    else
        hipGetDeviceCount(&count);
    return NULL;
}

static void *fail(void *nothing)
{
    (void)nothing;
    hipFree((void *)16);
    return NULL;
}

static void *load(void *path)
{
    void *library = dlopen(path, RTLD_NOW);
    if (!library)
        fprintf(stderr, "%s\n", dlerror());
    return library;
}

/* First calls of several threads at once. */
static int first(void)
{
    pthread_t threads[5];
    for (int i = 0; i < 5; i++)
        pthread_create(&threads[i], NULL, count, i % 2 ? "by CUDA" : NULL);
    printf("%d", version());
    for (int i = 0; i < 5; i++)
        pthread_join(threads[i], NULL);
    printf(" %d\n", version());
    return 0;
}

/* A library that comes after the first calls. */
static int later(const char *path)
{
    int before, devices = -1, cuda_devices = -1;
    hipGetDeviceCount(&before);
    cudaGetDeviceCount(&before);
    hipFree((void *)16);
    before = version();
    if (!load((char *)path))
        return 1;
    hipGetDeviceCount(&devices);
    cudaGetDeviceCount(&cuda_devices);
    printf("%d, then %d, %d devices, %d of CUDA\n", before, version(), devices, cuda_devices);
    return 0;
}

/* A constructor and another thread both ask for the version first. */
static int constructor(const char *path)
{
    pthread_t loader, caller;
    int devices;
    hipGetDeviceCount(&devices);
    pthread_create(&loader, NULL, load, (char *)path);
    sem_wait(&entered);
    pthread_create(&caller, NULL, fail, NULL);
    usleep(50000);
    sem_post(&leave);
    pthread_join(caller, NULL);
    pthread_join(loader, NULL);
    puts("over");
    return 0;
}

/* A fork some microseconds after a thread's first failure begins, which meets a thread in a constructor. */
static int forked(const char *path, useconds_t after)
{
    pthread_t loader, caller;
    int devices, status = -1;
    hipGetDeviceCount(&devices);
    pthread_create(&loader, NULL, load, (char *)path);
    sem_wait(&entered);
    pthread_create(&caller, NULL, fail, NULL);
    usleep(after);
    pid_t child = fork();
    if (child == 0) {
        alarm(60);
        _exit(hipFree((void *)16) ? 0 : 1);
    }
    waitpid(child, &status, 0);
    sem_post(&leave);
    pthread_join(caller, NULL);
    pthread_join(loader, NULL);
    printf("status %d\n", status);
    return 0;
}

static pthread_key_t before, after;

static void tell(void *where)
{
    const char *reason = anygpu_last_reason();
    printf("%s: %s\n", (char *)where, strncmp(reason, "hipFree: ", 9) ? reason : "the reason");
}

static void tell_at_exit(void)
{
    tell("exit");
}

static void *fail_and_end(void *nothing)
{
    pthread_setspecific(before, "an earlier key");
    fail(nothing);
    pthread_key_create(&after, tell);
    pthread_setspecific(after, "a later key");
    return NULL;
}

/* The reason when threads and the process end. */
static int ends(void)
{
    pthread_t thread;
    pthread_key_create(&before, tell);
    pthread_create(&thread, NULL, fail_and_end, NULL);
    pthread_join(thread, NULL);
    fail(NULL);
    atexit(tell_at_exit);
    return 0;
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    sem_init(&entered, 0, 0);
    sem_init(&leave, 0, 0);
    if (!strcmp(what, "first"))
        return first();
    if (!strcmp(what, "later"))
        return later(argv[2]);
    if (!strcmp(what, "constructor"))
        return constructor(argv[2]);
    if (!strcmp(what, "forked"))
        return forked(argv[2], (useconds_t)atoi(argv[3]));
    if (!strcmp(what, "ends"))
        return ends();
    return 2;
}
#endif
