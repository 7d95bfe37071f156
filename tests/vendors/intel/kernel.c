/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Modules and kernels: any SPIR-V that begins with a capability is a module with a variable "number", which is 7, a kernel "add",
 * which adds its second argument, an int, to the int at its first, and one "nothing". */
#include "runtime.h"

enum { NONE, ADD, NOTHING };

struct module {
    unsigned serial;
    int alive, device;
    struct block *number;
    struct module *next;
};

struct kernel {
    unsigned serial;
    int alive, which;
    struct module *module;
    struct kernel *next;
};

static struct module *modules;
static struct kernel *kernels;

static struct module *module_of(uintptr_t handle)
{
    for (struct module *one = modules; one; one = one->next)
        if (W(one) == handle && one->alive)
            return one;
    die("%#lx is no live module", (unsigned long)handle);
}

static struct kernel *kernel_of(uintptr_t handle)
{
    for (struct kernel *one = kernels; one; one = one->next)
        if (W(one) == handle && one->alive)
            return one;
    die("%#lx is no live kernel", (unsigned long)handle);
}

int name_of_module(char *text, size_t room, char what, uintptr_t value)
{
    if (what == 'o')
        return snprintf(text, room, " module%u", module_of(value)->serial);
    return snprintf(text, room, " kernel%u", kernel_of(value)->serial);
}

/* ze_module_desc_t. */
struct module_descriptor {
    struct head head;
    unsigned format;
    size_t size;
    const uint32_t *image;
};

static const char no_instruction[] = "error: no such instruction";

EXPORT ze_result_t zeModuleCreate(uintptr_t context, uintptr_t device, const struct module_descriptor *descriptor,
                                  uintptr_t *out, uintptr_t *log)
{
    ENTER(zeModuleCreate, "Duu", device, W(descriptor->format), W(descriptor->size));
    NEED(context, INVALID_ARGUMENT);
    *log = W(no_instruction);
    NEED(descriptor->format == 0, INVALID_BINARY);
    NEED(descriptor->size > 24 && descriptor->image[5] == 0x20011, BUILD_FAILURE);
    struct module *one = calloc(1, sizeof *one);
    int fd = new_file(GRANULE), *number = mmap(NULL, GRANULE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    *number = 7;
    *one = (struct module){ .serial = modules ? modules->serial + 1 : 1,
                            .alive = 1,
                            .device = device_of(device),
                            .number = add(W(number), GRANULE, DEVICE, device_of(device), fd),
                            .next = modules };
    modules = one;
    *out = W(one);
    LEAVE(OK);
}

EXPORT ze_result_t zeModuleBuildLogGetString(uintptr_t log, size_t *size, char *text)
{
    ENTER(zeModuleBuildLogGetString, "");
    NEED(log == W(no_instruction), INVALID_ARGUMENT);
    if (text)
        memcpy(text, no_instruction, sizeof no_instruction);
    *size = sizeof no_instruction;
    LEAVE(OK);
}

EXPORT ze_result_t zeModuleBuildLogDestroy(uintptr_t log)
{
    ENTER(zeModuleBuildLogDestroy, "");
    NEED(log == W(no_instruction), INVALID_ARGUMENT);
    LEAVE(OK);
}

EXPORT ze_result_t zeModuleDestroy(uintptr_t handle)
{
    ENTER(zeModuleDestroy, "o", handle);
    struct module *module = module_of(handle);
    for (struct kernel *one = kernels; one; one = one->next)
        if (one->alive && one->module == module)
            die("module%u is destroyed before its kernel%u", module->serial, one->serial);
    module->alive = 0;
    munmap((void *)module->number->base, GRANULE);
    close(module->number->fd);
    forget(module->number);
    LEAVE(OK);
}

EXPORT ze_result_t zeModuleGetKernelNames(uintptr_t handle, unsigned *count, const char **names)
{
    static const char *const all[] = { "add", "nothing" };
    ENTER(zeModuleGetKernelNames, "o", handle);
    for (unsigned i = 0; names && i < 2 && i < *count; i++)
        names[i] = all[i];
    *count = 2;
    LEAVE(OK);
}

EXPORT ze_result_t zeModuleGetGlobalPointer(uintptr_t handle, const char *name, size_t *size, uintptr_t *address)
{
    ENTER(zeModuleGetGlobalPointer, "o", handle);
    NEED(!strcmp(name, "number"), INVALID_GLOBAL);
    *size = sizeof(int);
    *address = module_of(handle)->number->base;
    LEAVE(OK);
}

/* ze_kernel_desc_t. */
struct kernel_descriptor {
    struct head head;
    unsigned flags;
    const char *name;
};

EXPORT ze_result_t zeKernelCreate(uintptr_t handle, const struct kernel_descriptor *descriptor, uintptr_t *out)
{
    ENTER(zeKernelCreate, "ou", handle, W(descriptor->flags));
    int which = !strcmp(descriptor->name, "add") ? ADD : !strcmp(descriptor->name, "nothing") ? NOTHING : NONE;
    NEED(which, INVALID_KERNEL);
    struct kernel *one = calloc(1, sizeof *one);
    *one = (struct kernel){ .serial = kernels ? kernels->serial + 1 : 1,
                            .alive = 1,
                            .which = which,
                            .module = module_of(handle),
                            .next = kernels };
    kernels = one;
    *out = W(one);
    LEAVE(OK);
}

EXPORT ze_result_t zeKernelDestroy(uintptr_t handle)
{
    ENTER(zeKernelDestroy, "k", handle);
    kernel_of(handle)->alive = 0;
    LEAVE(OK);
}

/* ze_kernel_properties_t. */
struct kernel_properties {
    struct head head;
    unsigned parameters, required[3], subgroups[4], shared, private, spill;
    unsigned char uuid[32];
};

EXPORT ze_result_t zeKernelGetProperties(uintptr_t handle, struct kernel_properties *out)
{
    ENTER(zeKernelGetProperties, "k", handle);
    out->parameters = kernel_of(handle)->which == ADD ? 2 : 0;
    LEAVE(OK);
}

EXPORT ze_result_t zeKernelSetIndirectAccess(uintptr_t handle, unsigned flags)
{
    ENTER(zeKernelSetIndirectAccess, "kx", handle, W(flags));
    LEAVE(OK);
}

ze_result_t zexKernelGetArgumentSize(uintptr_t handle, unsigned number, unsigned *size)
{
    ENTER(zexKernelGetArgumentSize, "ku", handle, W(number));
    NEED(kernel_of(handle)->which == ADD && number < 2, INVALID_ARGUMENT);
    *size = number ? sizeof(int) : sizeof(void *);
    LEAVE(OK);
}

/* ze_group_count_t and ze_group_size_t. */
struct extent {
    unsigned x, y, z;
};

EXPORT ze_result_t zeCommandListAppendLaunchKernelWithArguments(uintptr_t by, uintptr_t handle, struct extent groups,
                                                                struct extent threads, void **arguments,
                                                                const struct head *next, uintptr_t signal,
                                                                unsigned count, const uintptr_t *waits)
{
    ENTER(zeCommandListAppendLaunchKernelWithArguments, "lkuuuuuu", by, handle, W(groups.x), W(groups.y), W(groups.z),
          W(threads.x), W(threads.y), W(threads.z));
    struct kernel *kernel = kernel_of(handle);
    if (list(by)->group || list(by)->device != kernel->module->device)
        die("list%u runs no kernels of module%u", list(by)->serial, kernel->module->serial);
    NEED((uint64_t)threads.x * threads.y * threads.z <= 1024, INVALID_GROUP_SIZE);
    NEED(!next && !count && !waits, INVALID_ARGUMENT);
    if (kernel->which == ADD) {
        reach(list(by), *(uintptr_t *)arguments[0], sizeof(int), "a kernel");
        **(int **)arguments[0] += *(int *)arguments[1];
    }
    signal_event(signal);
    LEAVE(OK);
}
