/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Kernels: an image is the text "image", of a module with a variable "number" and a kernel "add", which adds its second
 * argument, an int, to the int at its first. */
#include "runtime.h"

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

EXPORT hipError_t hipModuleLoadData(struct module **out, const char *image)
{
    ENTER(hipModuleLoadData, "u", W(strlen(image)));
    NEED(out, INVALID_VALUE);
    NEED(!strcmp(image, "image"), INVALID_IMAGE);
    struct module *module = calloc(1, sizeof *module);
    *module = (struct module){ .alive = 1, .serial = modules ? modules->serial + 1 : 1, .next = modules };
    *out = modules = module;
    LEAVE(OK);
}

EXPORT hipError_t hipModuleUnload(uintptr_t handle)
{
    struct module *module = known("hipModuleUnload", handle, 0);
    ENTER(hipModuleUnload, "u", W(module->serial));
    module->alive = 0;
    LEAVE(OK);
}

EXPORT hipError_t hipModuleGetFunction(uintptr_t *out, uintptr_t handle, const char *name)
{
    struct module *module = known("hipModuleGetFunction", handle, 0);
    ENTER(hipModuleGetFunction, "u", W(module->serial));
    NEED(out && name, INVALID_VALUE);
    NEED(!strcmp(name, "add"), NOT_FOUND);
    *out = handle + sizeof(void *);
    LEAVE(OK);
}

EXPORT hipError_t hipModuleGetGlobal(uintptr_t *out, size_t *bytes, uintptr_t handle, const char *name)
{
    struct module *module = known("hipModuleGetGlobal", handle, 0);
    ENTER(hipModuleGetGlobal, "u", W(module->serial));
    NEED(!strcmp(name, "number"), NOT_FOUND);
    *out = (uintptr_t)&module->number;
    *bytes = sizeof module->number;
    LEAVE(OK);
}

EXPORT hipError_t hipFuncGetAttribute(int *out, int attribute, uintptr_t handle)
{
    ENTER(hipFuncGetAttribute, "du", W(attribute), W(known("hipFuncGetAttribute", handle, sizeof(void *))->serial));
    NEED(out && attribute >= 0 && attribute <= 9, INVALID_VALUE);
    *out = 100 + attribute;
    LEAVE(OK);
}

/* A multiprocessor runs 512 threads. */
EXPORT hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *out, uintptr_t handle, int threads,
                                                                     size_t shared)
{
    ENTER(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor, "udu",
          W(known("hipModuleOccupancyMaxActiveBlocksPerMultiprocessor", handle, sizeof(void *))->serial), W(threads),
          W(shared));
    NEED(out && threads > 0, INVALID_VALUE);
    *out = 512 / threads;
    LEAVE(OK);
}

EXPORT hipError_t hipModuleLaunchKernel(uintptr_t handle, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                                        unsigned by, unsigned bz, unsigned shared, hipStream_t stream, void **arguments,
                                        void **extra)
{
    struct module *module = known("hipModuleLaunchKernel", handle, sizeof(void *));
    ENTER(hipModuleLaunchKernel, "uuuuuuuusu", W(module->serial), W(gx), W(gy), W(gz), W(bx), W(by), W(bz), W(shared),
          W(stream),
          W(arguments   ? 1
                : extra ? 2
                        : 0));
    NEED(gx && gy && gz && bx && by && bz && !arguments != !extra, INVALID_VALUE);
    void *each[2];
    if (extra) {
        NEED(W(extra[0]) == 1 && W(extra[2]) == 2 && *(size_t *)extra[3] >= 12 && W(extra[4]) == 3, INVALID_VALUE);
        each[0] = extra[1];
        each[1] = (char *)extra[1] + 8;
        arguments = each;
    }
    **(int **)arguments[0] += *(int *)arguments[1];
    LEAVE(OK);
}

EXPORT hipError_t hipModuleLaunchCooperativeKernel(uintptr_t handle, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                                                   unsigned by, unsigned bz, unsigned shared, hipStream_t stream,
                                                   void **arguments)
{
    struct module *module = known("hipModuleLaunchCooperativeKernel", handle, sizeof(void *));
    ENTER(hipModuleLaunchCooperativeKernel, "uuuuuuuusu", W(module->serial), W(gx), W(gy), W(gz), W(bx), W(by), W(bz),
          W(shared), W(stream), W(arguments != NULL));
    NEED(gx && gy && gz && bx && by && bz && arguments, INVALID_VALUE);
    **(int **)arguments[0] += *(int *)arguments[1];
    LEAVE(OK);
}
