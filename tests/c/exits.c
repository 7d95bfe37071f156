/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Ends in a fault: exits main|handler|amd. It is the program's own, in its exit handler, or in that of a library with the name
 * of AMD's, which is this file, too, compiled with -DLIBRARY. */
#include <stdlib.h>

#ifdef LIBRARY
void fault(void);

void fault(void)
{
    abort();
}
#else
#include <anygpu/hip.h>
#include <dlfcn.h>
#include <stdio.h>

static void own_fault(void)
{
    abort();
}

int main(int argc, char **argv)
{
    void *memory, *library = argc > 2 ? dlopen(argv[2], RTLD_NOW) : NULL;
    void (*fault)(void) = library ? (void (*)(void))dlsym(library, "fault") : own_fault;
    if (!fault || argc < 2)
        return 1;
    /* Runs behind what is registered later. */
    if (argv[1][0] != 'm')
        atexit(fault);
    if (hipMalloc(&memory, 4096) || hipMemset(memory, 1, 4096) || hipDeviceSynchronize())
        return 2;
    printf("done\n");
    if (argv[1][0] == 'm')
        abort();
    return 3;
}
#endif
