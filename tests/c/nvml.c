/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Prints what NVML answers of two devices, tests/replace.rs knows which. */
#include <stdio.h>
#include <string.h>
typedef void *device;
struct pci {
    char legacy[16];
    unsigned domain, bus, device, id, subsystem;
    char bus_id[32];
};
struct field {
    unsigned id, scope;
    long long timestamp, latency;
    int type;
    unsigned status;
    long long value;
};
unsigned nvmlInit_v2(void), nvmlShutdown(void), nvmlDeviceGetCount_v2(unsigned *);
unsigned nvmlDeviceGetHandleByIndex_v2(unsigned, device *), nvmlDeviceGetHandleByUUID(const char *, device *);
unsigned nvmlDeviceGetHandleByPciBusId_v2(const char *, device *), nvmlDeviceGetIndex(device, unsigned *);
unsigned nvmlDeviceGetName(device, char *, unsigned), nvmlDeviceGetUUID(device, char *, unsigned);
unsigned nvmlDeviceGetPciInfo_v3(device, struct pci *), nvmlDeviceGetMemoryInfo(device, unsigned long long *);
unsigned nvmlDeviceGetMemoryInfo_v2(device, void *), nvmlDeviceGetFieldValues(device, int, struct field *);
unsigned nvmlDeviceGetGpuFabricInfoV(device, void *), nvmlDeviceGetNvLinkRemoteDeviceType(device, unsigned, unsigned *);
unsigned nvmlDeviceGetP2PStatus(device, device, unsigned, unsigned *),
    nvmlDeviceGetTemperature(device, int, unsigned *);
unsigned nvmlSystemGetCudaDriverVersion(int *), nvmlSystemGetDriverVersion(char *, unsigned);
const char *nvmlErrorString(unsigned);
int main(void)
{
    unsigned count = 0, index = 9, status[3], type;
    device one, two, found;
    char text[96];
    struct pci pci;
    unsigned long long memory[5] = { 0 };
    struct field fields[2] = { { .id = 91 }, { .id = 92 } };
    printf("%u", nvmlDeviceGetCount_v2(&count));
    printf(" %u", nvmlInit_v2());
    printf(" %u", nvmlDeviceGetCount_v2(&count));
    printf(" %u\n", count);
    printf("%u %u", nvmlDeviceGetHandleByIndex_v2(0, &one), nvmlDeviceGetHandleByIndex_v2(1, &two));
    printf(" %u %u\n", nvmlDeviceGetHandleByIndex_v2(2, &found), nvmlDeviceGetName((device)1, text, sizeof text));
    printf("%u", nvmlDeviceGetName(two, text, sizeof text));
    printf(" %s", text);
    printf(" %u\n", nvmlDeviceGetName(two, text, strlen(text)));
    printf("%u", nvmlDeviceGetUUID(two, text, sizeof text));
    printf(" %.4s", text);
    printf(" %u", nvmlDeviceGetHandleByUUID(text, &found));
    printf(" %d %u", found == two, nvmlDeviceGetIndex(found, &index));
    printf(" %u\n", index);
    printf("%u", nvmlDeviceGetPciInfo_v3(one, &pci));
    printf(" %s %s", pci.legacy, pci.bus_id);
    printf(" %u", nvmlDeviceGetHandleByPciBusId_v2(pci.bus_id, &found));
    printf(" %d %u\n", found == one, nvmlDeviceGetHandleByPciBusId_v2("0000:00:1f.0", &found));
    printf("%u", nvmlDeviceGetMemoryInfo(one, memory));
    printf(" %llu %d", memory[0], memory[0] == memory[1] + memory[2]);
    printf(" %u", nvmlDeviceGetMemoryInfo_v2(one, memory));
    *(unsigned *)memory = 0x2000028;
    printf(" %u", nvmlDeviceGetMemoryInfo_v2(one, memory));
    printf(" %llu\n", memory[1]);
    printf("%u", nvmlDeviceGetFieldValues(one, 2, fields));
    printf(" %u %u %u", fields[0].status, fields[1].status, nvmlDeviceGetFieldValues(one, 0, fields));
    printf(" %u", nvmlDeviceGetNvLinkRemoteDeviceType(one, 0, &type));
    *(unsigned *)memory = 0x2000024;
    printf(" %u", nvmlDeviceGetGpuFabricInfoV(one, memory));
    printf(" %u", ((unsigned *)memory)[7]);
    for (index = 0; index < 3; index++)
        nvmlDeviceGetP2PStatus(one, two, index, &status[index]);
    printf(" %u %u %u %u\n", status[0], status[1], status[2], nvmlDeviceGetP2PStatus(one, two, 9, status));
    printf("%u %s\n", nvmlDeviceGetTemperature(one, 0, &type), nvmlErrorString(3));
    printf("%u", nvmlShutdown());
    printf(" %u\n", nvmlShutdown());
}
