/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A plugin whose constructor waits for a thread that makes a call which was made before; and a program that loads it.
 *
 *     waiting PLUGIN
 */
int hipStreamQuery(void *stream);

#ifdef PLUGIN
#include <pthread.h>

static void *call(void *nothing)
{
    hipStreamQuery(nothing);
    return nothing;
}

/* The dynamic loader holds its lock meanwhile. */
__attribute__((constructor)) static void wait_for_a_call(void)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, call, NULL) == 0)
        pthread_join(thread, NULL);
}
#else
#include <dlfcn.h>
#include <stddef.h>

int main(int argc, char **argv)
{
    hipStreamQuery(NULL);
    hipStreamQuery(NULL);
    return argc < 2 || !dlopen(argv[1], RTLD_NOW);
}
#endif
