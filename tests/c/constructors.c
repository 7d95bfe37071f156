/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A plugin that computes from its constructor and destructor, from exit handlers and from the destructor of a thread's
 * own data, also where no other call was made before; and a program whose threads load and unload it.
 *
 *     constructors PLUGIN unload|keep
 */
#ifdef PLUGIN
#include <anygpu/cudart.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_key_t key;
/* The plugin outlasts the program, as CUDA does not. */
static int is_kept;

static void use(const char *where)
{
    enum { SIZE = 1 << 16 };
    static unsigned char bytes[2];
    void *memory;
    cudaStream_t stream;
    cudaEvent_t event;
    int status = cudaMalloc(&memory, SIZE);
    if (!status)
        status = cudaStreamCreate(&stream);
    if (!status)
        status = cudaMemsetAsync(memory, 7, SIZE, stream);
    if (!status)
        status = cudaEventCreate(&event);
    if (!status)
        status = cudaEventRecord(event, stream);
    if (!status)
        status = cudaStreamSynchronize(stream);
    if (!status)
        status = cudaMemsetAsync(memory, 7, SIZE, cudaStreamPerThread);
    if (!status)
        status = cudaStreamSynchronize(cudaStreamPerThread);
    if (!status)
        status = cudaEventDestroy(event);
    if (!status)
        status = cudaStreamDestroy(stream);
    if (!status)
        status = cudaMemcpy(bytes, (char *)memory + SIZE - 2, 2, cudaMemcpyDeviceToHost);
    if (!status)
        status = cudaFree(memory);
    if (status || bytes[1] != 7)
        printf("%s: %s\n", where, cudaGetErrorString((cudaError_t)status));
}

static void at_exit(void)
{
    use("at exit");
}

static void at_the_threads_end(void *data)
{
    (void)data;
    use("at the thread's end");
}

__attribute__((constructor)) static void start(void)
{
    use("in the constructor");
}

__attribute__((destructor)) static void end(void)
{
    if (!is_kept)
        use("in the destructor");
    else if (cudaDeviceSynchronize() != cudaErrorCudartUnloading || cudaGetLastError() != cudaErrorCudartUnloading)
        printf("in the destructor at exit: %s\n", cudaGetErrorString(cudaGetLastError()));
}

/* Not in a plugin that is unloaded: these outlast it. */
void go_on(void)
{
    atexit(at_exit);
    if (pthread_key_create(&key, at_the_threads_end) == 0)
        pthread_setspecific(key, &key);
    is_kept = 1;
    use("in a function");
}
#else
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static const char *path;
static int keep;

static void *load(void *unused)
{
    void *plugin = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    void (*go_on)(void);
    (void)unused;
    if (!plugin)
        return puts(dlerror()), NULL;
    *(void **)&go_on = dlsym(plugin, "go_on");
    if (keep)
        go_on();
    else
        dlclose(plugin);
    return NULL;
}

int main(int count, char **arguments)
{
    enum { THREADS = 8 };
    pthread_t threads[THREADS];
    if (count != 3)
        return 2;
    path = arguments[1];
    keep = strcmp(arguments[2], "keep") == 0;
    for (int i = 0; i < THREADS; i++)
        if (pthread_create(&threads[i], NULL, load, NULL))
            return 3;
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    puts("constructors: ok");
    return 0;
}
#endif
