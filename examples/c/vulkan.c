/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Vulkan shares memory and semaphores with another process, which computes by HIP's calls (vulkan_consumer).
 *
 *     vulkan [directory [0 [seconds [physical]]]]
 *     vulkan probe
 *
 * Each round Vulkan fills an array in device memory and signals; the other process waits on its stream, checks, computes
 * and signals; Vulkan waits, reads the array back and checks. First a timeline semaphore orders both, then two binary
 * ones. The memory is Vulkan's, or, with "physical", the other process's hipMemCreate's. Nothing but descriptors and the
 * device's UUID goes between the processes.
 *
 * The loader is found when the program runs. The exit status is 77, and a line says why, where this cannot be shown here;
 * "probe" says no more than that and what there is. */
#define _GNU_SOURCE
#define VK_NO_PROTOTYPES
#include <vulkan/vulkan.h>

#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <anygpu/anygpu.h>

#include "descriptors.h"
#include "rendezvous.h"
#include "vulkan.h"

#define INSTANCE_FUNCTIONS(F) \
    F(vkEnumeratePhysicalDevices) F(vkGetPhysicalDeviceProperties2) F(vkEnumerateDeviceExtensionProperties) \
    F(vkGetPhysicalDeviceFeatures2) F(vkGetPhysicalDeviceQueueFamilyProperties) F(vkGetPhysicalDeviceMemoryProperties) \
    F(vkGetPhysicalDeviceExternalBufferProperties) F(vkGetPhysicalDeviceExternalSemaphoreProperties) F(vkCreateDevice) \
    F(vkGetDeviceProcAddr) F(vkDestroyInstance)
#define DEVICE_FUNCTIONS(F) \
    F(vkGetDeviceQueue) F(vkCreateBuffer) F(vkGetBufferMemoryRequirements) F(vkAllocateMemory) F(vkBindBufferMemory) \
    F(vkMapMemory) F(vkUnmapMemory) F(vkCreateSemaphore) F(vkCreateFence) F(vkResetFences) F(vkWaitForFences) \
    F(vkCreateCommandPool) F(vkAllocateCommandBuffers) F(vkBeginCommandBuffer) F(vkEndCommandBuffer) F(vkCmdCopyBuffer) \
    F(vkCmdPipelineBarrier) F(vkQueueSubmit) F(vkDeviceWaitIdle) F(vkDestroyBuffer) F(vkFreeMemory) \
    F(vkDestroySemaphore) F(vkDestroyFence) F(vkDestroyCommandPool) F(vkDestroyDevice) F(vkGetMemoryFdKHR)
#define DECLARE(name) static PFN_##name name;
INSTANCE_FUNCTIONS(DECLARE)
DEVICE_FUNCTIONS(DECLARE)
static PFN_vkGetSemaphoreFdKHR vkGetSemaphoreFdKHR;

enum { NOT_HERE = 77 };

/* A buffer and its memory. */
struct memory {
    VkBuffer buffer;
    VkDeviceMemory memory;
    VkDeviceSize bytes;
};

static VkInstance instance;
static VkPhysicalDevice physical_device;
static VkPhysicalDeviceProperties2 properties = { .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2 };
static VkPhysicalDeviceIDProperties identity = { .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES };
static VkPhysicalDeviceDriverProperties driver = { .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES };
static VkDevice device;
static VkQueue queue;
static uint32_t family;
static VkCommandBuffer filling, reading;
static VkFence fence;
static double seconds = 60;
static int probes;

static void not_here(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));
static void not_here(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    printf("vulkan: not here: ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
    if (!probes)
        put("failed", "", 0);
    exit(NOT_HERE);
}

static void good(VkResult result, const char *call)
{
    if (result != VK_SUCCESS)
        fail("%s = %d", call, result);
}
#define GOOD(call) good(call, #call)

static int has_extension(VkPhysicalDevice of, const char *name)
{
    VkExtensionProperties extensions[512];
    uint32_t count = 512;
    if (vkEnumerateDeviceExtensionProperties(of, NULL, &count, extensions) < 0)
        return 0;
    for (uint32_t i = 0; i < count; i++)
        if (!strcmp(extensions[i].extensionName, name))
            return 1;
    return 0;
}

static int exports_semaphores(VkSemaphoreType type)
{
    VkSemaphoreTypeCreateInfo kind = { .sType = VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO, .semaphoreType = type };
    VkPhysicalDeviceExternalSemaphoreInfo ask = { .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_SEMAPHORE_INFO,
                                                  .pNext = &kind,
                                                  .handleType = VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT };
    VkExternalSemaphoreProperties answer = { .sType = VK_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_PROPERTIES };
    if (!has_extension(physical_device, "VK_KHR_external_semaphore_fd"))
        return 0;
    vkGetPhysicalDeviceExternalSemaphoreProperties(physical_device, &ask, &answer);
    return (answer.externalSemaphoreFeatures & VK_EXTERNAL_SEMAPHORE_FEATURE_EXPORTABLE_BIT) != 0;
}

static VkExternalMemoryFeatureFlags buffer_features(void)
{
    VkPhysicalDeviceExternalBufferInfo ask = { .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_BUFFER_INFO,
                                               .usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT,
                                               .handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT };
    VkExternalBufferProperties answer = { .sType = VK_STRUCTURE_TYPE_EXTERNAL_BUFFER_PROPERTIES };
    vkGetPhysicalDeviceExternalBufferProperties(physical_device, &ask, &answer);
    return answer.externalMemoryProperties.externalMemoryFeatures;
}

/* Finds the loader, a driver and a device that can share memory, or says what is missing. */
static void find_device(void)
{
    VkApplicationInfo application = { .sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_2 };
    VkInstanceCreateInfo create = { .sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application };
    VkPhysicalDevice devices[64];
    uint32_t count = 64;
    int best = -1;
    void *loader = dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!loader)
        not_here("no Vulkan loader: %s", dlerror());
    PFN_vkGetInstanceProcAddr find;
    *(void **)&find = dlsym(loader, "vkGetInstanceProcAddr");
    PFN_vkCreateInstance create_instance = find ? (PFN_vkCreateInstance)find(NULL, "vkCreateInstance") : NULL;
    if (!create_instance)
        not_here("libvulkan.so.1 is no Vulkan loader");
    const char *drivers = getenv("VK_ICD_FILENAMES");
    VkResult result = create_instance(&create, NULL, &instance);
    if (result != VK_SUCCESS)
        not_here("the loader makes no instance (%d): no driver, or none that works (VK_ICD_FILENAMES is %s)", result,
                 drivers ? drivers : "not set");
#define FIND(name) \
    if (!(name = (PFN_##name)find(instance, #name))) \
        not_here("the loader has no " #name);
    INSTANCE_FUNCTIONS(FIND)
    result = vkEnumeratePhysicalDevices(instance, &count, devices);
    if (result < 0 || count == 0)
        not_here("the loader has no device (%d)", result);
    for (uint32_t i = 0; i < count; i++) {
        properties.pNext = &identity;
        identity.pNext = &driver;
        vkGetPhysicalDeviceProperties2(devices[i], &properties);
        int shares = has_extension(devices[i], "VK_KHR_external_memory_fd");
        printf("vulkan: device %u: %s, driver %s %s, Vulkan %u.%u, UUID ", i, properties.properties.deviceName,
               driver.driverName, driver.driverInfo, VK_API_VERSION_MAJOR(properties.properties.apiVersion),
               VK_API_VERSION_MINOR(properties.properties.apiVersion));
        for (int byte = 0; byte < 16; byte++)
            printf("%02x", identity.deviceUUID[byte]);
        printf(", exports memory: %s, semaphores: %s\n", shares ? "yes" : "no",
               has_extension(devices[i], "VK_KHR_external_semaphore_fd") ? "yes" : "no");
        int better = best < 0 || properties.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
        if (shares && better && (best < 0 || properties.properties.deviceType != VK_PHYSICAL_DEVICE_TYPE_CPU))
            best = (int)i;
        if (best >= 0 && properties.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU && shares)
            break;
    }
    if (best < 0)
        not_here("no device has VK_KHR_external_memory_fd");
    physical_device = devices[best];
    vkGetPhysicalDeviceProperties2(physical_device, &properties);
    if (!(buffer_features() & VK_EXTERNAL_MEMORY_FEATURE_EXPORTABLE_BIT))
        not_here("%s does not export buffers by opaque descriptors", properties.properties.deviceName);
}

static void open_device(int semaphores)
{
    const char *names[] = { "VK_KHR_external_memory_fd", "VK_KHR_external_semaphore_fd" };
    VkPhysicalDeviceTimelineSemaphoreFeatures timelines = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES, .timelineSemaphore = VK_TRUE,
    };
    VkQueueFamilyProperties families[32];
    uint32_t count = 32;
    float priority = 1;
    vkGetPhysicalDeviceQueueFamilyProperties(physical_device, &count, families);
    while (family < count && !(families[family].queueFlags & (VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT)))
        family++;
    VkDeviceQueueCreateInfo queues = { .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueFamilyIndex = family,
                                       .queueCount = 1, .pQueuePriorities = &priority };
    VkDeviceCreateInfo create = { .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .pNext = &timelines,
                                  .queueCreateInfoCount = 1, .pQueueCreateInfos = &queues,
                                  .enabledExtensionCount = semaphores ? 2 : 1, .ppEnabledExtensionNames = names };
    GOOD(vkCreateDevice(physical_device, &create, NULL, &device));
#define FIND_IN_DEVICE(name) \
    if (!(name = (PFN_##name)vkGetDeviceProcAddr(device, #name))) \
        fail("the device has no " #name);
    DEVICE_FUNCTIONS(FIND_IN_DEVICE)
    vkGetSemaphoreFdKHR = (PFN_vkGetSemaphoreFdKHR)vkGetDeviceProcAddr(device, "vkGetSemaphoreFdKHR");
    vkGetDeviceQueue(device, family, 0, &queue);
}

static uint32_t memory_type(uint32_t allowed, VkMemoryPropertyFlags wanted)
{
    VkPhysicalDeviceMemoryProperties types;
    vkGetPhysicalDeviceMemoryProperties(physical_device, &types);
    for (uint32_t i = 0; i < types.memoryTypeCount; i++)
        if (allowed >> i & 1 && (types.memoryTypes[i].propertyFlags & wanted) == wanted)
            return i;
    fail("there is no memory of the kind %#x", wanted);
}

/* A buffer, in memory of a kind: `more` says what else is asked of the memory, `bytes` how much there is of imported. */
static struct memory make(VkMemoryPropertyFlags kind, int shared, const void *more, VkDeviceSize bytes)
{
    struct memory made;
    VkExternalMemoryBufferCreateInfo external = { .sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO,
                                                  .handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT };
    VkBufferCreateInfo create = { .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .pNext = shared ? &external : NULL,
                                  .size = SHARED_BYTES,
                                  .usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT };
    VkMemoryRequirements needs;
    GOOD(vkCreateBuffer(device, &create, NULL, &made.buffer));
    vkGetBufferMemoryRequirements(device, made.buffer, &needs);
    made.bytes = bytes ? bytes : needs.size;
    VkMemoryDedicatedAllocateInfo alone = { .sType = VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO, .pNext = more,
                                            .buffer = made.buffer };
    int dedicated = shared && !bytes && buffer_features() & VK_EXTERNAL_MEMORY_FEATURE_DEDICATED_ONLY_BIT;
    VkMemoryAllocateInfo allocate = { .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .pNext = dedicated ? &alone : more,
                                      .allocationSize = made.bytes,
                                      .memoryTypeIndex = memory_type(needs.memoryTypeBits, kind) };
    GOOD(vkAllocateMemory(device, &allocate, NULL, &made.memory));
    GOOD(vkBindBufferMemory(device, made.buffer, made.memory, 0));
    return made;
}

static struct memory make_staging(double **mapped)
{
    struct memory made = make(VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT, 0, NULL, 0);
    GOOD(vkMapMemory(device, made.memory, 0, VK_WHOLE_SIZE, 0, (void **)mapped));
    return made;
}

static void drop(struct memory memory)
{
    vkDestroyBuffer(device, memory.buffer, NULL);
    vkFreeMemory(device, memory.memory, NULL);
}

static VkSemaphore make_semaphore(VkSemaphoreType type, int exported, int *descriptor)
{
    VkSemaphore made;
    VkExportSemaphoreCreateInfo export = { .sType = VK_STRUCTURE_TYPE_EXPORT_SEMAPHORE_CREATE_INFO,
                                           .handleTypes = VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT };
    VkSemaphoreTypeCreateInfo kind = { .sType = VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO,
                                       .pNext = exported ? &export : NULL, .semaphoreType = type };
    VkSemaphoreCreateInfo create = { .sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, .pNext = &kind };
    GOOD(vkCreateSemaphore(device, &create, NULL, &made));
    if (exported) {
        VkSemaphoreGetFdInfoKHR get = { .sType = VK_STRUCTURE_TYPE_SEMAPHORE_GET_FD_INFO_KHR, .semaphore = made,
                                        .handleType = VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT };
        GOOD(vkGetSemaphoreFdKHR(device, &get, descriptor));
    }
    return made;
}

/* Mesa's software driver has more in the file than the memory: finds where that starts, by a mark. */
static uint64_t start_in_file(int descriptor, VkDeviceMemory memory, uint64_t *size)
{
    static const char mark[16] = "anygpu was here";
    char page[4096];
    struct stat file;
    void *mapped;
    if (fstat(descriptor, &file) || vkMapMemory(device, memory, 0, sizeof mark, 0, &mapped) != VK_SUCCESS)
        fail("the memory cannot be mapped");
    memcpy(mapped, mark, sizeof mark);
    vkUnmapMemory(device, memory);
    *size = (uint64_t)file.st_size;
    for (off_t at = 0; pread(descriptor, page, sizeof page, at) == sizeof page; at += (off_t)sizeof page)
        if (!memcmp(page, mark, sizeof mark))
            return (uint64_t)at;
    fail("the memory is not in its file");
}

/* Copies between the buffers; the shared one passes to the other process, or comes from it. */
static void record(VkCommandBuffer commands, VkBuffer from, VkBuffer to, VkBuffer shared, int fills)
{
    VkCommandBufferBeginInfo begin = { .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO };
    VkBufferMemoryBarrier barrier = { .sType = VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER,
                                      .srcAccessMask = fills ? VK_ACCESS_TRANSFER_WRITE_BIT : 0,
                                      .dstAccessMask = fills ? 0 : VK_ACCESS_TRANSFER_READ_BIT,
                                      .srcQueueFamilyIndex = fills ? family : VK_QUEUE_FAMILY_EXTERNAL,
                                      .dstQueueFamilyIndex = fills ? VK_QUEUE_FAMILY_EXTERNAL : family,
                                      .buffer = shared, .size = VK_WHOLE_SIZE };
    VkMemoryBarrier to_host = { .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
                                .dstAccessMask = VK_ACCESS_HOST_READ_BIT };
    VkBufferCopy all = { 0, 0, SHARED_BYTES };
    GOOD(vkBeginCommandBuffer(commands, &begin));
    if (!fills)
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 0, NULL, 1,
                             &barrier, 0, NULL);
    vkCmdCopyBuffer(commands, from, to, 1, &all);
    if (fills)
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, 0, 0, NULL,
                             1, &barrier, 0, NULL);
    else
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &to_host, 0,
                             NULL, 0, NULL);
    GOOD(vkEndCommandBuffer(commands));
}

static void wait_for_fence(void)
{
    double deadline = now() + seconds;
    VkResult result;
    while ((result = vkWaitForFences(device, 1, &fence, VK_TRUE, 100000000)) == VK_TIMEOUT) {
        if (access(path_of("failed"), F_OK) == 0)
            fail("gives up: another process has failed");
        if (now() > deadline)
            fail("waited %g s for the device: the other process has not signalled", seconds);
    }
    good(result, "vkWaitForFences");
    GOOD(vkResetFences(device, 1, &fence));
}

/* Queues work that waits for a semaphore or signals one or a fence, each of which may be none. */
static void submit(VkCommandBuffer commands, VkSemaphore wait, uint64_t from, VkSemaphore signal, uint64_t to,
                   VkFence end)
{
    VkPipelineStageFlags stage = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
    VkTimelineSemaphoreSubmitInfo values = { .sType = VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO,
                                             .waitSemaphoreValueCount = wait != VK_NULL_HANDLE,
                                             .pWaitSemaphoreValues = &from,
                                             .signalSemaphoreValueCount = signal != VK_NULL_HANDLE,
                                             .pSignalSemaphoreValues = &to };
    VkSubmitInfo work = { .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .pNext = &values,
                          .waitSemaphoreCount = wait != VK_NULL_HANDLE, .pWaitSemaphores = &wait,
                          .pWaitDstStageMask = &stage, .commandBufferCount = 1, .pCommandBuffers = &commands,
                          .signalSemaphoreCount = signal != VK_NULL_HANDLE, .pSignalSemaphores = &signal };
    GOOD(vkQueueSubmit(queue, 1, &work, end));
}

/* Where Vulkan cannot export a timeline. */
static void fill_and_wait_on_the_host(int descriptor, uint64_t value)
{
    submit(filling, VK_NULL_HANDLE, 0, VK_NULL_HANDLE, 0, fence);
    wait_for_fence();
    if (anygpu_timeline_signal(descriptor, value))
        fail("the timeline is not raised: %s", anygpu_last_reason());
    if (anygpu_timeline_wait(descriptor, value + 1, (unsigned)(seconds * 1e3)))
        fail("the timeline does not come to %llu: %s", (unsigned long long)value + 1, anygpu_last_reason());
}

static void fill(double *numbers, int round)
{
    for (size_t i = 0; i < SHARED_ELEMENTS; i++)
        numbers[i] = vulkan_fills(round, i);
}

static void check_all(const double *numbers, int round)
{
    for (size_t i = 0; i < SHARED_ELEMENTS; i++)
        if (numbers[i] != other_makes(vulkan_fills(round, i)))
            fail("round %d: element %zu is %g instead of %g", round, i, numbers[i],
                 other_makes(vulkan_fills(round, i)));
}

int main(int argc, char **argv)
{
    int physical = argc > 4 && !strcmp(argv[4], "physical");
    probes = argc > 1 && !strcmp(argv[1], "probe");
    if (!probes)
        meet("vulkan", argc, argv);
    if (argc > 3)
        seconds = atof(argv[3]);
    setvbuf(stdout, NULL, _IOLBF, 0);
    find_device();
    int timelines = exports_semaphores(VK_SEMAPHORE_TYPE_TIMELINE), binary = exports_semaphores(VK_SEMAPHORE_TYPE_BINARY);
    struct offer offer = { .binary = binary,
                           .dedicated = (buffer_features() & VK_EXTERNAL_MEMORY_FEATURE_DEDICATED_ONLY_BIT) != 0,
                           .software = properties.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU };
    memcpy(offer.uuid, identity.deviceUUID, sizeof offer.uuid);
    printf("vulkan: uses %s; exports timeline semaphores: %s, binary ones: %s\n", properties.properties.deviceName,
           timelines ? "yes" : "no, so a timeline of anygpu takes their place, which is raised on the host",
           binary ? "yes" : "no");
    if (probes)
        return 0;
    if (physical && driver.driverID == VK_DRIVER_ID_MESA_LLVMPIPE)
        not_here("%s imports nobody else's memory", properties.properties.deviceName);
    open_device(timelines || binary);

    int descriptors[4], count = 0;
    VkSemaphore timeline = VK_NULL_HANDLE, filled = VK_NULL_HANDLE, written = VK_NULL_HANDLE;
    if (timelines)
        timeline = make_semaphore(VK_SEMAPHORE_TYPE_TIMELINE, 1, &descriptors[count++]);
    else if (anygpu_timeline_create(&descriptors[count++], 0))
        fail("no timeline: %s", anygpu_last_reason());
    int host_timeline = timelines ? -1 : dup(descriptors[0]);
    if (binary) {
        filled = make_semaphore(VK_SEMAPHORE_TYPE_BINARY, 1, &descriptors[count++]);
        written = make_semaphore(VK_SEMAPHORE_TYPE_BINARY, 1, &descriptors[count++]);
    }
    struct memory shared;
    VkMemoryPropertyFlags local = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
    if (!physical) {
        VkExportMemoryAllocateInfo export = { .sType = VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO,
                                              .handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT };
        shared = make(local, 1, &export, 0);
        VkMemoryGetFdInfoKHR get = { .sType = VK_STRUCTURE_TYPE_MEMORY_GET_FD_INFO_KHR, .memory = shared.memory,
                                     .handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT };
        GOOD(vkGetMemoryFdKHR(device, &get, &descriptors[count]));
        offer.bytes = shared.bytes;
        if (driver.driverID == VK_DRIVER_ID_MESA_LLVMPIPE)
            offer.offset = start_in_file(descriptors[count], shared.memory, &offer.bytes);
        count++;
    }
    if (give_descriptors(path_of("offer"), descriptors, count, &offer, sizeof offer, seconds))
        fail("the offer was not taken: %s", strerror(errno));
    for (int i = 0; i < count; i++)
        close(descriptors[i]);
    if (physical) {
        uint64_t bytes;
        VkImportMemoryFdInfoKHR import = { .sType = VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR,
                                           .handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT };
        if (take_descriptors(path_of("memory"), &import.fd, 1, &bytes, sizeof bytes, seconds) != 1)
            fail("no memory came: %s", strerror(errno));
        /* Vulkan takes the descriptor. */
        shared = make(local, 1, &import, bytes);
        say("imported %llu bytes of the other process's physical memory", (unsigned long long)bytes);
    }

    double *there, *back;
    struct memory source = make_staging(&there), destination = make_staging(&back);
    VkCommandPool pool;
    VkCommandPoolCreateInfo pools = { .sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, .queueFamilyIndex = family };
    GOOD(vkCreateCommandPool(device, &pools, NULL, &pool));
    VkCommandBufferAllocateInfo buffers = { .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = pool,
                                            .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY, .commandBufferCount = 1 };
    GOOD(vkAllocateCommandBuffers(device, &buffers, &filling));
    GOOD(vkAllocateCommandBuffers(device, &buffers, &reading));
    record(filling, source.buffer, shared.buffer, shared.buffer, 1);
    record(reading, shared.buffer, destination.buffer, shared.buffer, 0);
    VkFenceCreateInfo fences = { .sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO };
    GOOD(vkCreateFence(device, &fences, NULL, &fence));

    for (int round = 0; round < ROUNDS; round++) {
        uint64_t value = 2 * (uint64_t)round + 1;
        fill(there, round);
        if (timelines)
            submit(filling, VK_NULL_HANDLE, 0, timeline, value, VK_NULL_HANDLE);
        else
            fill_and_wait_on_the_host(host_timeline, value);
        submit(reading, timeline, value + 1, VK_NULL_HANDLE, 0, fence);
        wait_for_fence();
        check_all(back, round);
    }
    say("%d rounds ordered by a timeline: all %zu elements are what the other process made of them", ROUNDS,
        SHARED_ELEMENTS);
    for (int round = ROUNDS; binary && round < 2 * ROUNDS; round++) {
        fill(there, round);
        submit(filling, VK_NULL_HANDLE, 0, filled, 0, VK_NULL_HANDLE);
        /* A wait for a binary semaphore may only be queued when its signal is. */
        put("filled", "", 0);
        take("written", NULL, 0);
        discard("written");
        submit(reading, written, 0, VK_NULL_HANDLE, 0, fence);
        wait_for_fence();
        check_all(back, round);
    }
    if (binary)
        say("%d rounds ordered by binary semaphores: all elements are right", ROUNDS);

    take("consumer.done", NULL, 0);
    GOOD(vkDeviceWaitIdle(device));
    vkDestroyFence(device, fence, NULL);
    vkDestroyCommandPool(device, pool, NULL);
    drop(source);
    drop(destination);
    drop(shared);
    vkDestroySemaphore(device, timeline, NULL);
    vkDestroySemaphore(device, filled, NULL);
    vkDestroySemaphore(device, written, NULL);
    vkDestroyDevice(device, NULL);
    vkDestroyInstance(instance, NULL);
    if (host_timeline >= 0)
        close(host_timeline);
    return 0;
}
