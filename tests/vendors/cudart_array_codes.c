// SPDX-License-Identifier: MIT OR Apache-2.0
/* Shows what each call of CUDA's runtime with arrays answers, right and wrong ones, and the last error after it: with
 * NVIDIA's runtime and its headers of CUDA 12 or 13, and with this library. A call that crashes is said to. */
#include <cuda_runtime_api.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHOW(call) \
    do { \
        if (sigsetjmp(before, 1)) { \
            printf("%s: %s crashes\n", section, #call); \
        } else { \
            int status = (int)(call), peeked = (int)cudaPeekAtLastError(); \
            printf("%s: %s = %d, %d\n", section, #call, status, peeked); \
        } \
        cudaGetLastError(); \
    } while (0)
#define TELL(number) printf("%s: %s is %lld\n", section, #number, (long long)(number))
/* The call with one field of its structure changed. */
#define WITH(structure, from, field, value, call) \
    do { \
        structure = from; \
        structure.field = value; \
        if (sigsetjmp(before, 1)) { \
            printf("%s: %s %s: %s crashes\n", section, #field, #value, #call); \
        } else { \
            int status = (int)(call), peeked = (int)cudaPeekAtLastError(); \
            printf("%s: %s %s: %s = %d, %d\n", section, #field, #value, #call, status, peeked); \
        } \
        cudaGetLastError(); \
    } while (0)

static sigjmp_buf before;
static const char *section;
static cudaArray_t line, flat, solid, layered, wrong, a, level, level2;
static cudaMipmappedArray_t mip, mip2;
static struct cudaChannelFormatDesc word, pair, byte4, d;
static struct cudaExtent extent;
static struct cudaMemcpy3DParms box, c3;
static struct cudaMemcpy3DPeerParms peer, cp;
static unsigned flags;
static void *p;
static cudaStream_t s;
static unsigned char bytes[1 << 16], back[1 << 16];

static void crashed(int signal)
{
    siglongjmp(before, signal);
}

static struct cudaExtent by(size_t width, size_t height, size_t depth)
{
    return (struct cudaExtent){ width, height, depth };
}

static struct cudaPos at(size_t x, size_t y, size_t z)
{
    return (struct cudaPos){ x, y, z };
}

static struct cudaPitchedPtr rows_of(void *memory, size_t pitch, size_t width, size_t height)
{
    return (struct cudaPitchedPtr){ memory, pitch, width, height };
}

static void channels(void)
{
    section = "channels";
    d = cudaCreateChannelDesc(32, 16, 8, 4, cudaChannelFormatKindUnsigned);
    printf("channels: %d %d %d %d %d\n", d.x, d.y, d.z, d.w, (int)d.f);
    static const int bits[][4] = { { 8, 0, 0, 0 },   { 16, 0, 0, 0 },   { 32, 0, 0, 0 }, { 64, 0, 0, 0 },
                                   { 8, 8, 0, 0 },   { 8, 8, 8, 0 },    { 8, 8, 8, 8 },  { 32, 32, 32, 32 },
                                   { 8, 16, 0, 0 },  { 0, 8, 0, 0 },    { 8, 0, 8, 0 },  { 4, 0, 0, 0 },
                                   { 16, 16, 0, 0 }, { 32, 32, 32, 0 }, { 0, 0, 0, 0 },  { 8, 8, 0, 8 } };
    static const int kinds[] = { cudaChannelFormatKindSigned, cudaChannelFormatKindUnsigned, cudaChannelFormatKindFloat,
                                 cudaChannelFormatKindNone, 99 };
    for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++)
        for (size_t index = 0; index < sizeof bits / sizeof *bits; index++) {
            d = (struct cudaChannelFormatDesc){ bits[index][0], bits[index][1], bits[index][2], bits[index][3],
                                                (enum cudaChannelFormatKind)kinds[kind] };
            int status = (int)cudaMallocArray(&wrong, &d, 16, 4, 0);
            printf("channels: %d %d %d %d, kind %d = %d, %d\n", d.x, d.y, d.z, d.w, (int)d.f, status,
                   (int)cudaGetLastError());
            if (status == 0)
                SHOW(cudaFreeArray(wrong));
        }
}

static void create(void)
{
    section = "create";
    word = (struct cudaChannelFormatDesc){ 32, 0, 0, 0, cudaChannelFormatKindFloat };
    pair = (struct cudaChannelFormatDesc){ 32, 32, 0, 0, cudaChannelFormatKindFloat };
    byte4 = (struct cudaChannelFormatDesc){ 8, 8, 8, 8, cudaChannelFormatKindUnsigned };
    SHOW(cudaMallocArray(NULL, &word, 16, 4, 0));
    SHOW(cudaMallocArray(&wrong, NULL, 16, 4, 0));
    SHOW(cudaMallocArray(&wrong, &word, 0, 4, 0));
    SHOW(cudaMallocArray(&wrong, &word, 0, 0, 0));
    SHOW(cudaMallocArray(&wrong, &word, 16, 0, 0));
    SHOW(cudaFreeArray(wrong));
    for (volatile unsigned flag = 1; flag <= 0x200; flag *= 2) {
        int status = (int)cudaMallocArray(&wrong, &word, 16, 16, flag);
        printf("create: flags %#x = %d, %d\n", flag, status, (int)cudaGetLastError());
        if (status == 0)
            SHOW(cudaFreeArray(wrong));
        status = (int)cudaMalloc3DArray(&wrong, &word, by(16, 16, 6), flag);
        printf("create: 3D, flags %#x = %d, %d\n", flag, status, (int)cudaGetLastError());
        if (status == 0)
            SHOW(cudaFreeArray(wrong));
    }
    SHOW(cudaMallocArray(&wrong, &word, 131072, 0, 0));
    SHOW(cudaFreeArray(wrong));
    SHOW(cudaMallocArray(&wrong, &word, 131073, 0, 0));
    SHOW(cudaMallocArray(&wrong, &word, 4, 65537, 0));
    SHOW(cudaMalloc3DArray(NULL, &word, by(16, 8, 4), 0));
    SHOW(cudaMalloc3DArray(&wrong, NULL, by(16, 8, 4), 0));
    SHOW(cudaMalloc3DArray(&wrong, &word, by(0, 8, 4), 0));
    SHOW(cudaMalloc3DArray(&wrong, &word, by(16, 0, 4), 0));
    SHOW(cudaMalloc3DArray(&wrong, &word, by(16, 8, 0), 0));
    SHOW(cudaFreeArray(wrong));
    SHOW(cudaMalloc3DArray(&wrong, &word, by(16, 0, 0), 0));
    SHOW(cudaFreeArray(wrong));
    SHOW(cudaMalloc3DArray(&wrong, &word, by(0, 0, 0), 0));
    SHOW(cudaMalloc3DArray(&wrong, &word, by(16385, 8, 4), 0));
    SHOW(cudaMalloc3DArray(&wrong, &word, by(16, 16, 12), cudaArrayCubemap | cudaArrayLayered));
    SHOW(cudaFreeArray(wrong));
    SHOW(cudaMalloc3DArray(&wrong, &word, by(16, 16, 7), cudaArrayCubemap | cudaArrayLayered));
    SHOW(cudaMalloc3DArray(&wrong, &word, by(16, 8, 6), cudaArrayCubemap));
    SHOW(cudaMalloc3DArray(&wrong, &word, by(16, 0, 5), cudaArrayLayered));
    SHOW(cudaFreeArray(wrong));
    SHOW(cudaFreeArray(NULL));
    SHOW(cudaMallocArray(&wrong, &word, 16, 4, 0));
    SHOW(cudaFreeArray(wrong));
    SHOW(cudaFreeArray(wrong));
}

static void describe(void)
{
    section = "describe";
    struct cudaChannelFormatDesc short1 = { 16, 0, 0, 0, cudaChannelFormatKindSigned };
    SHOW(cudaMallocArray(&line, &short1, 1000, 0, 0));
    SHOW(cudaMallocArray(&flat, &pair, 64, 16, 0));
    SHOW(cudaMalloc3DArray(&solid, &byte4, by(16, 8, 4), 0));
    SHOW(cudaMalloc3DArray(&layered, &byte4, by(16, 8, 4), cudaArrayLayered));
    cudaArray_t all[] = { line, flat, solid, layered };
    for (int index = 0; index < 4; index++) {
        memset(&d, 0x5a, sizeof d);
        memset(&extent, 0x5a, sizeof extent);
        flags = 0x5a5a5a5a;
        int status = (int)cudaArrayGetInfo(&d, &extent, &flags, all[index]);
        printf("describe: %d: status %d, %d %d %d %d kind %d, %lld x %lld x %lld, flags %#x\n", index, status, d.x, d.y,
               d.z, d.w, (int)d.f, (long long)extent.width, (long long)extent.height, (long long)extent.depth, flags);
        memset(&d, 0x5a, sizeof d);
        status = (int)cudaGetChannelDesc(&d, all[index]);
        printf("describe: %d: status %d, %d %d %d %d kind %d\n", index, status, d.x, d.y, d.z, d.w, (int)d.f);
    }
    SHOW(cudaArrayGetInfo(NULL, NULL, NULL, flat));
    SHOW(cudaArrayGetInfo(&d, &extent, &flags, NULL));
    SHOW(cudaGetChannelDesc(NULL, flat));
    SHOW(cudaGetChannelDesc(&d, NULL));
}

static void fill(void)
{
    for (size_t index = 0; index < sizeof bytes; index++)
        bytes[index] = (unsigned char)(index * 7 + index / 251);
    memset(back, 0, sizeof back);
}

static int same(size_t from, size_t to, size_t count)
{
    return memcmp(bytes + from, back + to, count) == 0;
}

static void two_dimensions(void)
{
    section = "2D";
    fill();
    SHOW(cudaMalloc(&p, sizeof bytes));
    SHOW(cudaStreamCreate(&s));
    SHOW(cudaMemcpy2DToArray(flat, 0, 0, bytes, 600, 512, 16, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DFromArray(back, 512, flat, 0, 0, 512, 16, cudaMemcpyDeviceToHost));
    TELL(same(15 * 600, 15 * 512, 512));
    SHOW(cudaMemcpy2DToArray(flat, 8, 0, bytes, 600, 512, 16, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DToArray(flat, 0, 1, bytes, 600, 512, 16, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DToArray(flat, 4, 0, bytes, 600, 8, 16, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DToArray(flat, 0, 0, bytes, 600, 12, 16, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DToArray(flat, 0, 0, bytes, 511, 512, 16, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DToArray(flat, 0, 0, bytes, 0, 512, 16, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DToArray(flat, 0, 0, bytes, 600, 512, 17, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DToArray(flat, 0, 0, bytes, 600, 0, 16, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DToArray(flat, 0, 0, bytes, 600, 512, 0, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DToArray(NULL, 0, 0, bytes, 600, 512, 16, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DToArray(flat, 0, 0, NULL, 600, 512, 16, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DToArray(flat, 0, 0, bytes, 600, 512, 16, cudaMemcpyDeviceToHost));
    SHOW(cudaMemcpy2DToArray(flat, 0, 0, bytes, 600, 512, 16, cudaMemcpyHostToHost));
    SHOW(cudaMemcpy2DToArray(flat, 0, 0, bytes, 600, 512, 16, cudaMemcpyDefault));
    SHOW(cudaMemcpy2DToArray(flat, 0, 0, bytes, 600, 512, 16, (enum cudaMemcpyKind)7));
    SHOW(cudaMemcpy2DFromArray(back, 512, flat, 0, 0, 512, 16, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DFromArray(back, 511, flat, 0, 0, 512, 16, cudaMemcpyDeviceToHost));
    SHOW(cudaMemcpy2DFromArray(back, 512, flat, 8, 0, 512, 16, cudaMemcpyDeviceToHost));
    SHOW(cudaMemcpy2DFromArray(NULL, 512, flat, 0, 0, 512, 16, cudaMemcpyDeviceToHost));
    SHOW(cudaMemcpy2DFromArray(back, 512, NULL, 0, 0, 512, 16, cudaMemcpyDeviceToHost));
    SHOW(cudaMemcpy2DToArrayAsync(flat, 0, 0, bytes, 600, 512, 16, cudaMemcpyHostToDevice, s));
    SHOW(cudaMemcpy2DFromArrayAsync(p, 1024, flat, 0, 0, 512, 16, cudaMemcpyDeviceToDevice, s));
    SHOW(cudaStreamSynchronize(s));
    SHOW(cudaMallocArray(&a, &pair, 64, 16, 0));
    SHOW(cudaMemcpy2DArrayToArray(a, 0, 0, flat, 0, 0, 512, 16, cudaMemcpyDeviceToDevice));
    SHOW(cudaMemcpy2DArrayToArray(a, 0, 1, flat, 0, 0, 512, 16, cudaMemcpyDeviceToDevice));
    SHOW(cudaMemcpy2DArrayToArray(a, 0, 0, flat, 0, 0, 512, 16, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DArrayToArray(a, 0, 0, flat, 0, 0, 512, 16, cudaMemcpyDefault));
    memset(back, 0, sizeof back);
    SHOW(cudaMemcpy2DFromArray(back, 512, a, 256, 4, 128, 3, cudaMemcpyDeviceToHost));
    TELL(same(4 * 600 + 256, 0, 128));
    TELL(same(6 * 600 + 256, 1024, 128));
    SHOW(cudaFreeArray(a));
}

static void linear(void)
{
    section = "linear";
    fill();
    SHOW(cudaMemcpyToArray(line, 0, 0, bytes, 2000, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpyFromArray(back, line, 0, 0, 2000, cudaMemcpyDeviceToHost));
    TELL(same(0, 0, 2000));
    SHOW(cudaMemcpyToArray(line, 2, 0, bytes, 2000, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpyToArray(line, 0, 1, bytes, 2, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpyToArray(line, 0, 0, bytes, 3, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpyToArray(line, 0, 0, bytes, 0, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpyToArray(NULL, 0, 0, bytes, 2, cudaMemcpyHostToDevice));
    /* Bytes of a two-dimensional array, row after row. */
    SHOW(cudaMemcpyToArray(flat, 0, 0, bytes, 8192, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpyFromArray(back, flat, 0, 0, 8192, cudaMemcpyDeviceToHost));
    TELL(same(0, 0, 8192));
    SHOW(cudaMemcpyToArray(flat, 256, 3, bytes, 1024, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpyFromArray(back, flat, 256, 3, 1024, cudaMemcpyDeviceToHost));
    TELL(same(0, 0, 1024));
    memset(back, 0, sizeof back);
    SHOW(cudaMemcpyFromArray(back, flat, 0, 4, 512, cudaMemcpyDeviceToHost));
    TELL(same(256, 0, 512));
    SHOW(cudaMemcpyToArray(flat, 0, 15, bytes, 1024, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpyFromArray(back, flat, 0, 15, 1024, cudaMemcpyDeviceToHost));
    SHOW(cudaMemcpyArrayToArray(flat, 0, 8, flat, 0, 0, 2048, cudaMemcpyDeviceToDevice));
    SHOW(cudaMemcpyArrayToArray(flat, 0, 8, flat, 0, 0, 8192, cudaMemcpyDeviceToDevice));
    SHOW(cudaMemcpyToArray(solid, 0, 0, bytes, 64, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpyToArrayAsync(line, 0, 0, bytes, 2000, cudaMemcpyHostToDevice, s));
    SHOW(cudaMemcpyFromArrayAsync(back, line, 0, 0, 2000, cudaMemcpyDeviceToHost, s));
    SHOW(cudaStreamSynchronize(s));
    TELL(same(0, 0, 2000));
}

static void three_dimensions(void)
{
    section = "3D";
    fill();
    box = (struct cudaMemcpy3DParms){
        .srcPtr = rows_of(bytes, 80, 16, 10), .dstArray = solid, .extent = by(16, 8, 4), .kind = cudaMemcpyHostToDevice
    };
    struct cudaMemcpy3DParms home = {
        .srcArray = solid, .dstPtr = rows_of(back, 64, 16, 8), .extent = by(16, 8, 4), .kind = cudaMemcpyDeviceToHost
    };
    SHOW(cudaMemcpy3D(&box));
    SHOW(cudaMemcpy3D(&home));
    TELL(same(0, 0, 64));
    TELL(same(3 * 800 + 7 * 80, 3 * 512 + 7 * 64, 64));
    WITH(c3, box, extent.width, 17, cudaMemcpy3D(&c3));
    WITH(c3, box, extent.height, 9, cudaMemcpy3D(&c3));
    WITH(c3, box, extent.depth, 5, cudaMemcpy3D(&c3));
    WITH(c3, box, extent.width, 0, cudaMemcpy3D(&c3));
    WITH(c3, box, dstPos.x, 1, cudaMemcpy3D(&c3));
    WITH(c3, box, dstPos.z, 1, cudaMemcpy3D(&c3));
    WITH(c3, box, srcPos.x, 16, cudaMemcpy3D(&c3));
    WITH(c3, box, srcPos.x, 17, cudaMemcpy3D(&c3));
    WITH(c3, box, dstPtr.ptr, p, cudaMemcpy3D(&c3));
    WITH(c3, box, srcArray, layered, cudaMemcpy3D(&c3));
    WITH(c3, box, dstArray, NULL, cudaMemcpy3D(&c3));
    WITH(c3, box, dstArray, flat, cudaMemcpy3D(&c3));
    WITH(c3, box, dstArray, layered, cudaMemcpy3D(&c3));
    WITH(c3, box, kind, cudaMemcpyDeviceToHost, cudaMemcpy3D(&c3));
    WITH(c3, box, kind, cudaMemcpyHostToHost, cudaMemcpy3D(&c3));
    WITH(c3, box, kind, cudaMemcpyDefault, cudaMemcpy3D(&c3));
    WITH(c3, box, srcPtr.pitch, 0, cudaMemcpy3D(&c3));
    WITH(c3, box, srcPtr.pitch, 63, cudaMemcpy3D(&c3));
    WITH(c3, box, srcPtr.ysize, 7, cudaMemcpy3D(&c3));
    SHOW(cudaMemcpy3DAsync(&box, s));
    SHOW(cudaStreamSynchronize(s));
    c3 = home;
    c3.srcArray = layered;
    memset(back, 0, sizeof back);
    SHOW(cudaMemcpy3D(&c3));
    TELL(same(3 * 800 + 7 * 80, 3 * 512 + 7 * 64, 64));
    c3 = (struct cudaMemcpy3DParms){ .srcArray = solid,
                                     .srcPos = at(1, 2, 1),
                                     .dstArray = layered,
                                     .dstPos = at(2, 3, 2),
                                     .extent = by(8, 2, 2),
                                     .kind = cudaMemcpyDeviceToDevice };
    SHOW(cudaMemcpy3D(&c3));
    memset(back, 0, sizeof back);
    home.srcArray = layered;
    SHOW(cudaMemcpy3D(&home));
    TELL(same(800 + 2 * 80 + 4, 2 * 512 + 3 * 64 + 8, 32));
    struct cudaExtent bytes_wide = by(32, 2, 2);
    c3.dstArray = NULL;
    c3.dstPtr = rows_of(p, 128, 32, 4);
    c3.extent = bytes_wide;
    SHOW(cudaMemcpy3D(&c3));
    c3.extent.width = 8;
    SHOW(cudaMemcpy3D(&c3));
    peer = (struct cudaMemcpy3DPeerParms){ .srcArray = solid, .dstArray = layered, .extent = by(16, 8, 4) };
    SHOW(cudaMemcpy3DPeer(&peer));
    WITH(cp, peer, dstPos.z, 1, cudaMemcpy3DPeer(&cp));
    WITH(cp, peer, srcDevice, 99, cudaMemcpy3DPeer(&cp));
    SHOW(cudaMemcpy3DPeerAsync(&peer, s));
    SHOW(cudaStreamSynchronize(s));
}

static void mipmaps(void)
{
    section = "mipmapped";
    SHOW(cudaMallocMipmappedArray(NULL, &word, by(64, 16, 0), 3, 0));
    SHOW(cudaMallocMipmappedArray(&mip2, NULL, by(64, 16, 0), 3, 0));
    SHOW(cudaMallocMipmappedArray(&mip2, &word, by(64, 16, 0), 0, 0));
    SHOW(cudaFreeMipmappedArray(mip2));
    SHOW(cudaMallocMipmappedArray(&mip2, &word, by(64, 16, 0), 8, 0));
    SHOW(cudaGetMipmappedArrayLevel(&level, mip2, 6));
    SHOW(cudaGetMipmappedArrayLevel(&level, mip2, 7));
    SHOW(cudaFreeMipmappedArray(mip2));
    SHOW(cudaMallocMipmappedArray(&mip2, &word, by(0, 16, 0), 3, 0));
    SHOW(cudaMallocMipmappedArray(&mip, &word, by(64, 16, 0), 3, 0));
    SHOW(cudaGetMipmappedArrayLevel(NULL, mip, 0));
    SHOW(cudaGetMipmappedArrayLevel(&level, NULL, 0));
    SHOW(cudaGetMipmappedArrayLevel(&level, mip, 3));
    for (volatile unsigned index = 0; index < 3; index++) {
        SHOW(cudaGetMipmappedArrayLevel(&level, mip, index));
        SHOW(cudaArrayGetInfo(&d, &extent, &flags, level));
        printf("mipmapped: %d %d %d %d kind %d, %lld x %lld x %lld, flags %#x\n", d.x, d.y, d.z, d.w, (int)d.f,
               (long long)extent.width, (long long)extent.height, (long long)extent.depth, flags);
    }
    SHOW(cudaGetMipmappedArrayLevel(&level2, mip, 2));
    TELL(level == level2);
    SHOW(cudaMemcpy2DToArray(level, 0, 0, bytes, 64, 64, 4, cudaMemcpyHostToDevice));
    SHOW(cudaMemcpy2DToArray(level, 0, 0, bytes, 64, 64, 5, cudaMemcpyHostToDevice));
    SHOW(cudaFreeArray(level));
    SHOW(cudaFreeMipmappedArray(mip));
    SHOW(cudaFreeMipmappedArray(NULL));
    SHOW(cudaFreeArray(line));
    SHOW(cudaFreeArray(flat));
    SHOW(cudaFreeArray(solid));
    SHOW(cudaFreeArray(layered));
    SHOW(cudaStreamDestroy(s));
    SHOW(cudaFree(p));
}

int main(void)
{
    struct sigaction action = { .sa_handler = crashed };
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
    setvbuf(stdout, NULL, _IOLBF, 0);
    channels();
    create();
    describe();
    two_dimensions();
    linear();
    three_dimensions();
    mipmaps();
    return 0;
}
