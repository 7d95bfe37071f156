/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Calls every function of "calls.inc" (written by tests/native.rs) with arguments that can be told apart, and shows
 * each before the call and its result after it.
 *
 *     client all        every function
 *     client flags      hipIpcOpenMemHandle with the flags that are rewritten and with others
 *     client threads    the first calls come from eight threads at once
 *     client backend    one call, and the back end in use
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>

#include "show.h"

#include "calls.inc"

/* Found at run time: where the library is preloaded, the program is not linked to it. */
typedef int open_by_reference(void **pointer, const struct bytes64 *handle, unsigned flags);
typedef const char *backend(void);

static void *call_first(void *unused)
{
    (void)unused;
    return (void *)(intptr_t)hipFree((void *)0x1230);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "all";
    if (strcmp(what, "all") == 0) {
        call_all();
    } else if (strcmp(what, "flags") == 0) {
        open_by_reference *open = (open_by_reference *)dlsym(RTLD_DEFAULT, "anygpu_hipIpcOpenMemHandle_ref");
        struct bytes64 handle;
        memset(&handle, 0x41, sizeof handle);
        for (unsigned flags = 0; flags < 4; flags++) {
            void *pointer;
            hipIpcOpenMemHandle(&pointer, handle, flags);
            open(&pointer, &handle, flags);
        }
    } else if (strcmp(what, "threads") == 0) {
        pthread_t threads[8];
        for (int i = 0; i < 8; i++)
            pthread_create(&threads[i], NULL, call_first, NULL);
        for (int i = 0; i < 8; i++) {
            void *status;
            pthread_join(threads[i], &status);
            printf("status %d\n", (int)(intptr_t)status);
        }
    } else if (strcmp(what, "backend") == 0) {
        backend *name = (backend *)dlsym(RTLD_DEFAULT, "anygpu_backend");
        printf("%d ", hipFree(NULL));
        printf("%s\n", name());
    }
    return 0;
}
