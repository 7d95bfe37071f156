// SPDX-License-Identifier: MIT OR Apache-2.0
/* What the programs of the findings about Level Zero begin with: a device, a context, a list of the copy engine. */
#include <fcntl.h>
#include <level_zero/ze_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define GOOD(call) \
    do { \
        ze_result_t status = call; \
        if (status) { \
            printf("%s = %#x\n", #call, status); \
            exit(2); \
        } \
    } while (0)

static ze_driver_handle_t driver;
static ze_device_handle_t device;
static ze_context_handle_t context;
static ze_command_list_handle_t list;

static void start(void)
{
    ze_init_driver_type_desc_t kinds = { ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC, NULL, ZE_INIT_DRIVER_TYPE_FLAG_GPU };
    ze_context_desc_t of_context = { ZE_STRUCTURE_TYPE_CONTEXT_DESC, NULL, 0 };
    ze_command_queue_group_properties_t groups[8];
    uint32_t one = 1, count = 8, copies = 0;
    GOOD(zeInitDrivers(&one, &driver, &kinds));
    one = 1;
    GOOD(zeDeviceGet(driver, &one, &device));
    GOOD(zeContextCreate(driver, &of_context, &context));
    memset(groups, 0, sizeof groups);
    for (int i = 0; i < 8; i++)
        groups[i].stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES;
    GOOD(zeDeviceGetCommandQueueGroupProperties(device, &count, groups));
    while (copies + 1 < count && groups[copies].flags != ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY)
        copies++;
    ze_command_queue_desc_t queue = { .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                      .ordinal = copies,
                                      .flags = ZE_COMMAND_QUEUE_FLAG_IN_ORDER,
                                      .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS };
    GOOD(zeCommandListCreateImmediate(context, device, &queue, &list));
}

static inline char *on_device(size_t bytes, const void *next)
{
    ze_device_mem_alloc_desc_t descriptor = { ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, next, 0, 0 };
    void *address = NULL;
    GOOD(zeMemAllocDevice(context, &descriptor, bytes, 64, device, &address));
    return address;
}

static inline void copy(void *to, const void *from, size_t bytes)
{
    GOOD(zeCommandListAppendMemoryCopy(list, to, from, bytes, NULL, 0, NULL));
}

/* Fills memory of a device with a letter, and reads its first one. */
static inline void put(char *to, char letter, size_t bytes)
{
    GOOD(zeCommandListAppendMemoryFill(list, to, &letter, 1, bytes, NULL, 0, NULL));
}

static inline char get(const char *from)
{
    ze_host_mem_alloc_desc_t descriptor = { ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, NULL, 0 };
    void *host = NULL;
    GOOD(zeMemAllocHost(context, &descriptor, 64, 64, &host));
    copy(host, from, 1);
    return *(char *)host;
}

/* Two processes with a socket between them, each with a device of its own. */
static inline int two_processes(int *is_first)
{
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends))
        exit(2);
    *is_first = fork() != 0;
    close(ends[*is_first]);
    start();
    return ends[!*is_first];
}
static inline void tell(int socket, const void *bytes, size_t size)
{
    if (send(socket, bytes, size, 0) != (ssize_t)size)
        exit(2);
}
static inline void hear(int socket, void *bytes, size_t size)
{
    if (recv(socket, bytes, size, 0) != (ssize_t)size)
        exit(2);
}
