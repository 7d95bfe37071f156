/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A program compiled for HIP HIP_ABI (5, 6 or 7): calls what differs between those, and shows what it is answered.
 *
 * Its declarations are that ABI version's, written out: no machine has the headers of all three.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    unsigned type;
    int device;
    void *device_pointer, *host_pointer;
    int is_managed;
    unsigned flags;
} hipPointerAttribute_t;

#if HIP_ABI == 5
typedef unsigned number_t;
enum { HOST = 0, DEVICE = 1 };
#else
typedef size_t number_t;
enum { HOST = 1, DEVICE = 2 };
#endif

typedef struct {
    number_t x, y, z, lod;
    unsigned type;
    void *host, *device, *array;
    number_t pitch, height;
} side;
typedef struct {
    side from, to;
    number_t width, height, depth;
} HIP_MEMCPY3D;
typedef struct {
    size_t from_x, from_y;
    unsigned from_type;
    void *from_host, *from_device, *from_array;
    size_t from_pitch;
    size_t to_x, to_y;
    unsigned to_type;
    void *to_host, *to_device, *to_array;
    size_t to_pitch;
    size_t width, height;
} hip_Memcpy2D;

_Static_assert(sizeof(HIP_MEMCPY3D) == (HIP_ABI == 5 ? 128 : 184), "the layout of the ABI version");

int hipMalloc(void **, size_t);
int hipFree(void *);
int hipSetDevice(int);
int hipMemcpy(void *, const void *, size_t, unsigned);
int hipPointerGetAttributes(hipPointerAttribute_t *, const void *);
int hipPointerGetAttribute(void *, unsigned, void *);
int hipMemcpyParam2D(const hip_Memcpy2D *);
int hipDrvMemcpy3D(const HIP_MEMCPY3D *);
int hipGetLastError(void);
int hipPeekAtLastError(void);
int hipRuntimeGetVersion(int *);
int hipStreamAddCallback(void *, void (*)(void *, int, void *), void *, unsigned);
int hipDeviceSynchronize(void);
const char *anygpu_backend(void) __attribute__((weak));

static void *memory;

/* What a callback asks is asked by the program, whoever calls it. */
static void called_back(void *stream, int status, void *type)
{
    hipPointerAttribute_t attributes = { .type = 99 };
    (void)stream;
    if (status == 0 && hipPointerGetAttributes(&attributes, memory) == 0)
        *(unsigned *)type = attributes.type;
}

int main(void)
{
    hipPointerAttribute_t attributes;
    char host[256], back[256];
    unsigned type = 99;
    int version = -1, bytes;

    printf("version %d", hipRuntimeGetVersion(&version));
    printf(" %d, malloc %d", version, hipMalloc(&memory, 256));
    printf(", back end %s\n", anygpu_backend ? anygpu_backend() : "-");
    memset(&attributes, 0x77, sizeof attributes);
    printf("device memory %d", hipPointerGetAttributes(&attributes, memory));
    printf(" type %u device %d, ", attributes.type, attributes.device);
    printf("attribute %d", hipPointerGetAttribute(&type, 2, memory));
    printf(" %u\n", type);
    type = 99;
    memset(&attributes, 0x77, sizeof attributes);
    printf("unknown memory %d", hipPointerGetAttributes(&attributes, host));
    printf(" device %#x\n", attributes.device);
    printf("no memory %d\n", hipPointerGetAttributes(&attributes, NULL));

    for (int i = 0; i < 256; i++)
        host[i] = (char)i;
    hip_Memcpy2D rows = { .from_type = HOST,
                          .from_host = host,
                          .from_pitch = 16,
                          .to_type = DEVICE,
                          .to_device = memory,
                          .to_pitch = 16,
                          .width = 16,
                          .height = 16 };
    memset(back, 0, sizeof back);
    printf("2D %d", hipMemcpyParam2D(&rows));
    bytes = hipMemcpy(back, memory, 256, 2);
    printf(" %d %s\n", bytes, memcmp(host, back, 256) ? "other bytes" : "the bytes");
    HIP_MEMCPY3D box = { { .type = DEVICE, .device = memory, .pitch = 16, .height = 4, .z = 1 },
                         { .type = HOST, .host = back, .pitch = 16, .height = 4, .x = 8 },
                         8,
                         4,
                         2 };
    memset(back, 0, sizeof back);
    printf("3D %d", hipDrvMemcpy3D(&box));
    printf(" %s\n", back[8] == 64 && back[72] == (char)128 ? "the bytes" : "other bytes");

    printf("callback %d", hipStreamAddCallback(NULL, called_back, &type, 0));
    printf(" %d", hipDeviceSynchronize());
    printf(" type %u\n", type);
    printf("failure %d", hipSetDevice(99));
    printf(", success %d", hipSetDevice(0));
    printf(", last error %d", hipPeekAtLastError());
    printf(" %d", hipGetLastError());
    printf(" %d\n", hipGetLastError());
    return hipFree(memory);
}
