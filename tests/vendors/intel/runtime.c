/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The driver and its devices, the log of calls, and what every call checks first. */
#include "runtime.h"

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int driver_object, context_object;
static char device_objects[MAX_DEVICES];

void die(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("stand-in Level Zero: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    abort();
}

int devices(void)
{
    const char *text = getenv("STANDIN_DEVICES");
    return text && *text ? atoi(text) : 2;
}

int device_of(uintptr_t handle)
{
    if (handle < W(device_objects) || handle >= W(device_objects + devices()))
        die("%#lx is no device", (unsigned long)handle);
    return (int)(handle - W(device_objects));
}

uintptr_t handle_of(int device)
{
    return W(device_objects + device);
}

const struct head *find_in_chain(const struct head *first, unsigned kind)
{
    for (const struct head *one = first; one; one = one->next)
        if (one->kind == kind)
            return one;
    return NULL;
}

static ze_result_t to_fail(const char *name)
{
    const char *given = getenv("STANDIN_FAIL");
    size_t length = strlen(name);
    while (given && *given) {
        if (!strncmp(given, name, length) && given[length] == '=')
            return (ze_result_t)strtoul(given + length + 1, NULL, 0);
        given = strchr(given, ',');
        if (given)
            given++;
    }
    return OK;
}

/* Names an argument. `what` says what it is: p address, l list, e event, m physical memory, o module, k kernel, D device,
 * u unsigned, d int, x hexadecimal. */
static int name_of(char *text, size_t room, char what, uintptr_t value)
{
    struct block *block;
    switch (what) {
    case 'p':
        if (!value)
            return snprintf(text, room, " NULL");
        if (!(block = find(value)))
            return snprintf(text, room, " host");
        if (value == block->base)
            return snprintf(text, room, " mem%u", block->serial);
        return snprintf(text, room, " mem%u+%zu", block->serial, (size_t)(value - block->base));
    case 'l':
        return snprintf(text, room, " list%u", list(value)->serial);
    case 'e':
        return value ? snprintf(text, room, " event%u", event(value)->serial) : 0;
    case 'm':
        return snprintf(text, room, " physical%u", physical(value)->serial);
    case 'o':
    case 'k':
        return name_of_module(text, room, what, value);
    case 'D':
        return snprintf(text, room, " device%d", device_of(value));
    case 'd':
        return snprintf(text, room, " %d", (int)value);
    case 'x':
        return snprintf(text, room, " %#lx", (unsigned long)value);
    default:
        return snprintf(text, room, " %lu", (unsigned long)value);
    }
}

ze_result_t enter(const char *name, const char *kinds, ...)
{
    char line[1024];
    size_t used = (size_t)snprintf(line, sizeof line, "%s", name);
    va_list arguments;
    pthread_mutex_lock(&lock);
    va_start(arguments, kinds);
    for (const char *kind = kinds; *kind; kind++)
        used += (size_t)name_of(line + used, sizeof line - used, *kind, va_arg(arguments, uintptr_t));
    va_end(arguments);
    ze_result_t status = to_fail(name);
    if (status)
        used += (size_t)snprintf(line + used, sizeof line - used, " -> %#x", status);
    line[used++] = '\n';
    const char *path = getenv("STANDIN_LOG");
    if (path) {
        int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        if (fd < 0 || write(fd, line, used) != (ssize_t)used)
            die("cannot write %s: %s", path, strerror(errno));
        close(fd);
    }
    return status;
}

EXPORT ze_result_t zeInitDrivers(unsigned *count, uintptr_t *drivers, const struct head *kinds)
{
    ENTER(zeInitDrivers, "");
    NEED(count && kinds, INVALID_ARGUMENT);
    if (drivers && *count)
        drivers[0] = W(&driver_object);
    *count = 1;
    LEAVE(OK);
}

EXPORT ze_result_t zeInit(unsigned flags)
{
    ENTER(zeInit, "x", W(flags));
    LEAVE(OK);
}

EXPORT ze_result_t zeDriverGet(unsigned *count, uintptr_t *drivers)
{
    ENTER(zeDriverGet, "");
    if (drivers && *count)
        drivers[0] = W(&driver_object);
    *count = 1;
    LEAVE(OK);
}

EXPORT ze_result_t zeDriverGetApiVersion(uintptr_t driver, unsigned *version)
{
    ENTER(zeDriverGetApiVersion, "");
    NEED(driver == W(&driver_object), INVALID_ARGUMENT);
    *version = 1 << 16 | 15;
    LEAVE(OK);
}

EXPORT ze_result_t zeDriverGetExtensionFunctionAddress(uintptr_t driver, const char *name, void **function)
{
    static const struct {
        const char *name;
        void *function;
    } all[] = {
        { "zexCommandListAppendWriteToMemory", (void *)zexCommandListAppendWriteToMemory },
        { "zexDriverImportExternalPointer", (void *)zexDriverImportExternalPointer },
        { "zexDriverReleaseImportedPointer", (void *)zexDriverReleaseImportedPointer },
        { "zexKernelGetArgumentSize", (void *)zexKernelGetArgumentSize },
    };
    ENTER(zeDriverGetExtensionFunctionAddress, "");
    NEED(driver == W(&driver_object), INVALID_ARGUMENT);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (!strcmp(all[i].name, name)) {
            *function = all[i].function;
            LEAVE(OK);
        }
    LEAVE(INVALID_ARGUMENT);
}

EXPORT ze_result_t zeDeviceGet(uintptr_t driver, unsigned *count, uintptr_t *handles)
{
    ENTER(zeDeviceGet, "");
    NEED(driver == W(&driver_object), INVALID_ARGUMENT);
    unsigned all = (unsigned)devices();
    for (unsigned i = 0; handles && i < all && i < *count; i++)
        handles[i] = W(device_objects + i);
    *count = all;
    LEAVE(OK);
}

/* ze_device_properties_t. */
struct properties {
    struct head head;
    unsigned type, vendor, device, flags, subdevice, clock;
    uint64_t max_allocation;
    unsigned contexts, priority, threads, lanes, units, subslices, slices;
    uint64_t timer;
    unsigned bits, kernel_bits;
    unsigned char uuid[16];
    char name[256];
};

EXPORT ze_result_t zeDeviceGetProperties(uintptr_t device, struct properties *out)
{
    ENTER(zeDeviceGetProperties, "D", device);
    struct head head = out->head;
    *out = (struct properties){ .head = head,
                                .type = 1,
                                .vendor = 0x8086,
                                .device = 0xe20b,
                                .clock = 2400,
                                .max_allocation = MEMORY,
                                .contexts = 1024,
                                .priority = 1,
                                .threads = 8,
                                .lanes = 16,
                                .units = 8,
                                .subslices = 4,
                                .slices = 5,
                                /* A period, or in the later structure a frequency. */
                                .timer = head.kind == DEVICE_PROPERTIES_1_2 ? 1000000000 : 1,
                                .bits = 64,
                                .kernel_bits = 64,
                                .name = "stand-in Level Zero" };
    memset(out->uuid, device_of(device) + 1, sizeof out->uuid);
    struct head *usable = (struct head *)find_in_chain(head.next, USABLE_MEMORY);
    if (usable) {
        uint64_t bytes = MEMORY - used_on(device_of(device));
        memcpy(usable + 1, &bytes, sizeof bytes);
    }
    LEAVE(OK);
}

/* ze_device_memory_properties_t. */
struct memory_properties {
    struct head head;
    unsigned flags, clock, width;
    uint64_t size;
    char name[256];
};

EXPORT ze_result_t zeDeviceGetMemoryProperties(uintptr_t device, unsigned *count, struct memory_properties *out)
{
    ENTER(zeDeviceGetMemoryProperties, "D", device);
    if (out && *count) {
        out->size = MEMORY;
        out->clock = 1000;
    }
    *count = 1;
    LEAVE(OK);
}

/* ze_command_queue_group_properties_t: a group for kernels and copies, and one for copies. */
struct group_properties {
    struct head head;
    unsigned flags;
    size_t max_pattern;
    unsigned queues;
};

EXPORT ze_result_t zeDeviceGetCommandQueueGroupProperties(uintptr_t device, unsigned *count,
                                                          struct group_properties *out)
{
    ENTER(zeDeviceGetCommandQueueGroupProperties, "D", device);
    for (unsigned i = 0; out && i < 2 && i < *count; i++) {
        out[i].flags = i ? 2 : 3;
        out[i].max_pattern = i ? 1 : 128;
        out[i].queues = 1;
    }
    *count = 2;
    LEAVE(OK);
}

/* ze_device_compute_properties_t. */
struct compute_properties {
    struct head head;
    unsigned threads, threads_each[3], groups_each[3], shared, sizes, all_sizes[8];
};

EXPORT ze_result_t zeDeviceGetComputeProperties(uintptr_t device, struct compute_properties *out)
{
    ENTER(zeDeviceGetComputeProperties, "D", device);
    out->threads = 1024;
    out->shared = 128 << 10;
    for (int i = 0; i < 3; i++) {
        out->threads_each[i] = 1024;
        out->groups_each[i] = UINT32_MAX;
    }
    LEAVE(OK);
}

EXPORT ze_result_t zeDeviceCanAccessPeer(uintptr_t device, uintptr_t peer, unsigned char *can)
{
    ENTER(zeDeviceCanAccessPeer, "DD", device, peer);
    *can = 1;
    LEAVE(OK);
}

/* ze_pci_ext_properties_t. */
struct pci_properties {
    struct head head;
    unsigned domain, bus, device, function;
};

EXPORT ze_result_t zeDevicePciGetPropertiesExt(uintptr_t device, struct pci_properties *out)
{
    ENTER(zeDevicePciGetPropertiesExt, "D", device);
    out->domain = out->device = out->function = 0;
    out->bus = 3 + (unsigned)device_of(device);
    LEAVE(OK);
}

EXPORT ze_result_t zeContextCreate(uintptr_t driver, const struct head *descriptor, uintptr_t *context)
{
    ENTER(zeContextCreate, "");
    NEED(driver == W(&driver_object) && descriptor, INVALID_ARGUMENT);
    *context = W(&context_object);
    LEAVE(OK);
}
