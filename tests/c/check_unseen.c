// SPDX-License-Identifier: MIT OR Apache-2.0
// A program with a race that `anygpu check` does not see, or not to its end, in a WAY: user, descriptors, system, killed,
// idle. With none it is seen, as with "cleared", and "timeline", whose first call needs no device.
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void race(void)
{
    void *memory;
    hipStream_t one, two;
    int is_good = hipMalloc(&memory, 4096) == 0 && hipStreamCreate(&one) == 0 && hipStreamCreate(&two) == 0;
    if (!is_good || hipMemsetAsync(memory, 1, 4096, one) != 0 || hipMemsetAsync(memory, 2, 4096, two) != 0)
        exit(9);
    if (hipDeviceSynchronize() != 0)
        exit(8);
}

int main(int count, char **arguments)
{
    const char *way = count > 1 ? arguments[1] : "";
    if (strcmp(way, "user") == 0 && (setgid(23456) != 0 || setuid(23456) != 0))
        return 7;
    if (strcmp(way, "cleared") == 0)
        clearenv();
    if (strcmp(way, "system") == 0)
        return clearenv() != 0 || system(arguments[0]) != 0;
    int last = 0;
    if (strcmp(way, "descriptors") == 0)
        while (open("/dev/null", O_RDONLY) >= 0)
            last++;
    int devices, timeline;
    if (strcmp(way, "timeline") == 0
        && (anygpu_timeline_create(&timeline, 0) != 0 || anygpu_timeline_signal(timeline, 1) != 0))
        return 5;
    if (hipGetDeviceCount(&devices) != 0)
        return 6;
    if (last == 0 || strcmp(way, "killed") == 0 || strcmp(way, "idle") == 0)
        race();
    else
        return hipMalloc((void **)&arguments, 4096) != 0;
    if (strcmp(way, "killed") == 0)
        raise(SIGKILL);
    if (strcmp(way, "idle") == 0) {
        puts("ready");
        fflush(stdout);
        sleep(5);
    }
    return 0;
}
