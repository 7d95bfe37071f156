/* SPDX-License-Identifier: MIT OR Apache-2.0
 * What a program compiled by hipcc does before main, and calls of functions that nobody has here. Prints
 * "unsupported: ok". */
#include <hip/hip_runtime_api.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void **__hipRegisterFatBinary(const void *data);
void __hipRegisterFunction(void **modules, const void *host, char *device, const char *name, unsigned threads, void *a,
                           void *b, void *c, void *d, int *warp);
void __hipUnregisterFatBinary(void **modules);
unsigned short __gnu_f2h_ieee(float value);
float __gnu_h2f_ieee(unsigned short bits);
const char *hipApiName(unsigned id);
int hiprtcVersion(int *major, int *minor);

static void **registered;

static void end(void)
{
    __hipUnregisterFatBinary(registered);
}

static void __attribute__((constructor)) start(void)
{
    registered = __hipRegisterFatBinary("binary");
    __hipRegisterFunction(registered, (const void *)start, (char *)"start", "start", 0, NULL, NULL, NULL, NULL, NULL);
    atexit(end);
}

#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "unsupported.c:%d: %s\n", __LINE__, #condition); \
            exit(1); \
        } \
    } while (0)

int main(void)
{
    int count = 0, major = -1, minor = -1;
    CHECK(registered != NULL);
    for (int i = 0; i < 3; i++) {
        CHECK(hipTexObjectDestroy(NULL) == hipErrorNotSupported);
        CHECK(hipGetLastError() == hipErrorNotSupported && hipGetLastError() == hipSuccess);
    }
    dim3 one = { 1, 1, 1 };
    CHECK(hipLaunchKernel((const void *)start, one, one, NULL, 0, NULL) == hipErrorNotSupported);
    CHECK(hipGetLastError() == hipErrorNotSupported);
    CHECK(hipGetDeviceCount(&count) == hipSuccess && count == 1);
    struct hipChannelFormatDesc made = hipCreateChannelDesc(8, 16, 24, 32, hipChannelFormatKindSigned);
    CHECK(made.x == 8 && made.y == 16 && made.z == 24 && made.w == 32 && made.f == hipChannelFormatKindSigned);
    CHECK(hipApiName(1) != NULL && strlen(hipApiName(1)) == 0);
    CHECK(hiprtcVersion(&major, &minor) == 0 && major == 9 && minor == 0);
    for (int i = 0; i < 2; i++)
        CHECK(__gnu_f2h_ieee(1.5f) == 0x3e00 && __gnu_h2f_ieee(0x3e00) == 1.5f);
    printf("unsupported: ok\n");
    return 0;
}
