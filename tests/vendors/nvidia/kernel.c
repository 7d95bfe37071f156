/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Kernels: an image is the text "image", of a module with a variable "number" and a kernel "add", which adds its second
 * argument, an int, to the int at its first. */
#include "driver.h"

struct module {
    int alive, number;
    unsigned serial;
    struct module *next;
};

static struct module *modules;

/* A kernel's address is its module's, one word further. */
static struct module *known(const char *name, uintptr_t handle, size_t offset)
{
    for (struct module *module = modules; module; module = module->next)
        if ((uintptr_t)module + offset == handle && module->alive)
            return module;
    die("%s: %#lx is no live module or kernel", name, (unsigned long)handle);
    return NULL;
}

static struct module *load(void)
{
    struct module *module = calloc(1, sizeof *module);
    *module = (struct module){ .alive = 1, .serial = modules ? modules->serial + 1 : 1, .next = modules };
    return modules = module;
}

EXPORT CUresult cuModuleLoadData(struct module **out, const char *image)
{
    ENTER(cuModuleLoadData, 1, "u", W(strlen(image)));
    NEED(out, INVALID_VALUE);
    NEED(!strcmp(image, "image"), INVALID_IMAGE);
    *out = load();
    LEAVE(OK);
}

EXPORT CUresult cuModuleUnload(uintptr_t handle)
{
    struct module *module = known("cuModuleUnload", handle, 0);
    ENTER(cuModuleUnload, 1, "u", W(module->serial));
    module->alive = 0;
    LEAVE(OK);
}

EXPORT CUresult cuModuleGetFunction(uintptr_t *out, uintptr_t handle, const char *name)
{
    struct module *module = known("cuModuleGetFunction", handle, 0);
    ENTER(cuModuleGetFunction, 1, "u", W(module->serial));
    NEED(out && name, INVALID_VALUE);
    NEED(!strcmp(name, "add"), NOT_FOUND);
    *out = handle + sizeof(void *);
    LEAVE(OK);
}

EXPORT CUresult cuModuleGetGlobal_v2(uintptr_t *out, size_t *bytes, uintptr_t handle, const char *name)
{
    struct module *module = known("cuModuleGetGlobal_v2", handle, 0);
    ENTER(cuModuleGetGlobal_v2, 1, "u", W(module->serial));
    NEED(!strcmp(name, "number"), NOT_FOUND);
    *out = (uintptr_t)&module->number;
    *bytes = sizeof module->number;
    LEAVE(OK);
}

EXPORT CUresult cuFuncGetAttribute(int *out, int attribute, uintptr_t handle)
{
    ENTER(cuFuncGetAttribute, 1, "du", W(attribute), W(known("cuFuncGetAttribute", handle, sizeof(void *))->serial));
    NEED(out && attribute >= 0 && attribute <= 9, INVALID_VALUE);
    *out = 100 + attribute;
    LEAVE(OK);
}

EXPORT CUresult cuFuncSetAttribute(uintptr_t handle, int attribute, int value)
{
    ENTER(cuFuncSetAttribute, 1, "udd", W(known("cuFuncSetAttribute", handle, sizeof(void *))->serial), W(attribute),
          W(value));
    NEED(attribute == 8 || attribute == 9, INVALID_VALUE);
    LEAVE(OK);
}

/* A multiprocessor runs 512 threads. */
EXPORT CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *out, uintptr_t handle, int threads, size_t shared)
{
    ENTER(cuOccupancyMaxActiveBlocksPerMultiprocessor, 1, "udu",
          W(known("cuOccupancyMaxActiveBlocksPerMultiprocessor", handle, sizeof(void *))->serial), W(threads),
          W(shared));
    NEED(out && threads > 0, INVALID_VALUE);
    *out = 512 / threads;
    LEAVE(OK);
}

/* A library is a module that needs no context, and a kernel of it, which is one of any context, has that module's address,
 * two words further. */
EXPORT CUresult cuLibraryLoadData(struct module **out, const char *image, void *compiler_options, void *compiler_values,
                                  unsigned compiler_count, void *options, void *values, unsigned count)
{
    ENTER(cuLibraryLoadData, 0, "uuu", W(strlen(image)), W(compiler_count), W(count));
    NEED(out && !compiler_options && !compiler_values && !options && !values, INVALID_VALUE);
    NEED(!strcmp(image, "image"), INVALID_IMAGE);
    *out = load();
    LEAVE(OK);
}

EXPORT CUresult cuLibraryUnload(uintptr_t handle)
{
    struct module *module = known("cuLibraryUnload", handle, 0);
    ENTER(cuLibraryUnload, 0, "u", W(module->serial));
    module->alive = 0;
    LEAVE(OK);
}

EXPORT CUresult cuLibraryGetKernel(uintptr_t *out, uintptr_t handle, const char *name)
{
    ENTER(cuLibraryGetKernel, 0, "u", W(known("cuLibraryGetKernel", handle, 0)->serial));
    NEED(out && name, INVALID_VALUE);
    NEED(!strcmp(name, "add"), NOT_FOUND);
    *out = handle + 2 * sizeof(void *);
    LEAVE(OK);
}

EXPORT CUresult cuLibraryGetGlobal(uintptr_t *out, size_t *bytes, uintptr_t handle, const char *name)
{
    struct module *module = known("cuLibraryGetGlobal", handle, 0);
    ENTER(cuLibraryGetGlobal, 1, "u", W(module->serial));
    NEED(!strcmp(name, "number"), NOT_FOUND);
    *out = (uintptr_t)&module->number;
    *bytes = sizeof module->number;
    LEAVE(OK);
}

EXPORT CUresult cuKernelGetFunction(uintptr_t *out, uintptr_t handle)
{
    struct module *module = modules;
    while (module && (uintptr_t)module + 2 * sizeof(void *) != handle)
        module = module->next;
    ENTER(cuKernelGetFunction, 1, "u", W(module ? module->serial : 0));
    NEED(module && module->alive, INVALID_HANDLE);
    *out = (uintptr_t)module + sizeof(void *);
    LEAVE(OK);
}

EXPORT CUresult cuLaunchKernel(uintptr_t handle, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                               unsigned bz, unsigned shared, CUstream stream, void **arguments, void **extra)
{
    struct module *module = known("cuLaunchKernel", handle, sizeof(void *));
    ENTER(cuLaunchKernel, 1, "uuuuuuuusu", W(module->serial), W(gx), W(gy), W(gz), W(bx), W(by), W(bz), W(shared),
          W(stream),
          W(arguments   ? 1
                : extra ? 2
                        : 0));
    NEED(gx && gy && gz && bx && by && bz && !arguments != !extra, INVALID_VALUE);
    void *each[2];
    if (extra) {
        NEED(W(extra[0]) == 1 && W(extra[2]) == 2 && *(size_t *)extra[3] >= 12 && W(extra[4]) == 0, INVALID_VALUE);
        each[0] = extra[1];
        each[1] = (char *)extra[1] + 8;
        arguments = each;
    }
    **(int **)arguments[0] += *(int *)arguments[1];
    LEAVE(OK);
}

EXPORT CUresult cuLaunchCooperativeKernel(uintptr_t handle, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                                          unsigned by, unsigned bz, unsigned shared, CUstream stream, void **arguments)
{
    struct module *module = known("cuLaunchCooperativeKernel", handle, sizeof(void *));
    ENTER(cuLaunchCooperativeKernel, 1, "uuuuuuuusu", W(module->serial), W(gx), W(gy), W(gz), W(bx), W(by), W(bz),
          W(shared), W(stream), W(arguments != NULL));
    NEED(gx && gy && gz && bx && by && bz && arguments, INVALID_VALUE);
    **(int **)arguments[0] += *(int *)arguments[1];
    LEAVE(OK);
}
