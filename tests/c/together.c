/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Threads that make the first call of each of some names together, in libraries of all dialects and levels.
 *
 *     together LIBRARY...
 */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { THREADS = 64, LIBRARIES = 6, NAMES = 3 };

static const char *const names[LIBRARIES / 2][NAMES] = {
    { "hipTexObjectDestroy", "hipTexObjectCreate", "hipTexObjectGetResourceDesc" },
    { "cuTexObjectDestroy", "cuTexObjectCreate", "cuTexObjectGetResourceDesc" },
    { "cudaCreateTextureObject", "cudaDestroyTextureObject", "cudaGetTextureObjectResourceDesc" },
};
static int (*functions[LIBRARIES][NAMES])(void *, void *, unsigned);
static int count;
static pthread_barrier_t barrier;

static void *call_all(void *unused)
{
    int wrong = 0;
    for (int library = 0; library < count; library++)
        for (int name = 0; name < NAMES; name++) {
            pthread_barrier_wait(&barrier);
            wrong += functions[library][name]((void *)1, (void *)-1, 3) != 801;
        }
    return wrong ? unused : NULL;
}

int main(int argc, char **argv)
{
    pthread_t threads[THREADS];
    for (; count < argc - 1 && count < LIBRARIES; count++) {
        const char *path = argv[count + 1];
        void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        int dialect = strstr(path, "libcudart") ? 2 : strstr(path, "libcuda") ? 1 : 0;
        for (int name = 0; name < NAMES; name++)
            if (!library || !(*(void **)&functions[count][name] = dlsym(library, names[dialect][name]))) {
                fprintf(stderr, "%s: %s\n", path, dlerror());
                return 1;
            }
    }
    pthread_barrier_init(&barrier, NULL, THREADS);
    for (int thread = 0; thread < THREADS; thread++)
        if (pthread_create(&threads[thread], NULL, call_all, &barrier))
            return 2;
    for (int thread = 0; thread < THREADS; thread++) {
        void *wrong;
        if (pthread_join(threads[thread], &wrong) || wrong)
            return 3;
    }
    puts("together: ok");
    return 0;
}
