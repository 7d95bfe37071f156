/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Loads two plugins, of CUDA 12 and of CUDA 13, and shows that each has a runtime of its own. */
#include <dlfcn.h>
#include <stdio.h>

typedef int (*Function)(int);

static Function find(void *plugin, const char *name)
{
    Function function;
    *(void **)&function = dlsym(plugin, name);
    return function;
}

int main(int count, char **arguments)
{
    void *plugins[2];
    if (count != 3)
        return 2;
    for (int i = 0; i < 2; i++) {
        plugins[i] = dlopen(arguments[i + 1], RTLD_NOW | RTLD_LOCAL);
        if (!plugins[i])
            return puts(dlerror()), 1;
    }
    for (int i = 0; i < 2; i++)
        printf("%d ", find(plugins[i], "check_runtime")(0));
    for (int i = 0; i < 2; i++)
        printf("%d ", find(plugins[i], "fail_and_peek")(i == 0));
    puts("");
    return 0;
}
