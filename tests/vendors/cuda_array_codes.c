// SPDX-License-Identifier: MIT OR Apache-2.0
/* Shows what each call with arrays answers, right and wrong ones: with NVIDIA's driver and its cuda.h, and with this
 * library and its own. tests/vendors/cuda_array_codes.txt has what the driver answered. A call that crashes is said to. */
#include <cuda.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHOW(call) \
    do { \
        if (sigsetjmp(before, 1)) \
            printf("%s: %s crashes\n", section, #call); \
        else \
            printf("%s: %s = %d\n", section, #call, (int)(call)); \
    } while (0)
#define TELL(number) printf("%s: %s is %lld\n", section, #number, (long long)(number))
/* The call with one field of its structure changed. */
#define WITH(structure, from, field, value, call) \
    do { \
        structure = from; \
        structure.field = value; \
        if (sigsetjmp(before, 1)) \
            printf("%s: %s %s: %s crashes\n", section, #field, #value, #call); \
        else \
            printf("%s: %s %s: %s = %d\n", section, #field, #value, #call, (int)(call)); \
    } while (0)

static sigjmp_buf before;
static const char *section;
static CUarray a, b, line, flat, solid, layered, wrong, level, level2;
static CUmipmappedArray mip, mip2;
static CUDA_ARRAY_DESCRIPTOR plain, d, got;
static CUDA_ARRAY3D_DESCRIPTOR deep, d3, got3;
static CUDA_MEMCPY2D rows, c2;
static CUDA_MEMCPY3D box, c3;
static CUDA_MEMCPY3D_PEER peer, cp;
static CUdeviceptr p;
static CUcontext context, other;
static CUdevice device;
static CUstream s;
static unsigned char bytes[1 << 16], back[1 << 16];

static void crashed(int signal)
{
    siglongjmp(before, signal);
}

static void create(void)
{
    section = "create";
    plain = (CUDA_ARRAY_DESCRIPTOR){ .Width = 64, .Height = 16, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 2 };
    SHOW(cuArrayCreate(&a, &plain));
    SHOW(cuArrayDestroy(a));
    SHOW(cuArrayCreate(NULL, &plain));
    SHOW(cuArrayCreate(&wrong, NULL));
    WITH(d, plain, Width, 0, cuArrayCreate(&wrong, &d));
    WITH(d, plain, Height, 0, cuArrayCreate(&wrong, &d));
    SHOW(cuArrayDestroy(wrong));
    WITH(d, plain, NumChannels, 0, cuArrayCreate(&wrong, &d));
    WITH(d, plain, NumChannels, 1, cuArrayCreate(&wrong, &d));
    SHOW(cuArrayDestroy(wrong));
    WITH(d, plain, NumChannels, 3, cuArrayCreate(&wrong, &d));
    WITH(d, plain, NumChannels, 4, cuArrayCreate(&wrong, &d));
    SHOW(cuArrayDestroy(wrong));
    WITH(d, plain, NumChannels, 5, cuArrayCreate(&wrong, &d));
    WITH(d, plain, NumChannels, 8, cuArrayCreate(&wrong, &d));
    static const int formats[] = { 0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 0x10, 0x18, 0x20, 0x21, 0x30, 0x99 };
    for (size_t index = 0; index < sizeof formats / sizeof *formats; index++) {
        d = plain;
        d.Format = (CUarray_format)formats[index];
        int status = cuArrayCreate(&wrong, &d);
        printf("create: format %#x = %d\n", formats[index], status);
        if (status == 0)
            SHOW(cuArrayDestroy(wrong));
    }
    d = plain;
    d.Height = 0;
    d.Width = 131072;
    SHOW(cuArrayCreate(&wrong, &d));
    SHOW(cuArrayDestroy(wrong));
    d.Width = 131073;
    SHOW(cuArrayCreate(&wrong, &d));
    d.Width = 131072;
    d.Height = 1;
    SHOW(cuArrayCreate(&wrong, &d));
    SHOW(cuArrayDestroy(wrong));
    d.Width = 131073;
    SHOW(cuArrayCreate(&wrong, &d));
    d.Width = 4;
    d.Height = 65536;
    SHOW(cuArrayCreate(&wrong, &d));
    SHOW(cuArrayDestroy(wrong));
    d.Height = 65537;
    SHOW(cuArrayCreate(&wrong, &d));
    SHOW(cuArrayDestroy(NULL));
    SHOW(cuArrayCreate(&wrong, &plain));
    SHOW(cuArrayDestroy(wrong));
    SHOW(cuArrayDestroy(wrong));
}

static void create3d(void)
{
    section = "create 3D";
    deep = (CUDA_ARRAY3D_DESCRIPTOR){
        .Width = 16, .Height = 8, .Depth = 4, .Format = CU_AD_FORMAT_UNSIGNED_INT8, .NumChannels = 4
    };
    SHOW(cuArray3DCreate(NULL, &deep));
    SHOW(cuArray3DCreate(&wrong, NULL));
    SHOW(cuArray3DCreate(&wrong, &deep));
    SHOW(cuArrayDestroy(wrong));
    WITH(d3, deep, Width, 0, cuArray3DCreate(&wrong, &d3));
    WITH(d3, deep, Height, 0, cuArray3DCreate(&wrong, &d3));
    WITH(d3, deep, Depth, 0, cuArray3DCreate(&wrong, &d3));
    SHOW(cuArrayDestroy(wrong));
    WITH(d3, deep, NumChannels, 3, cuArray3DCreate(&wrong, &d3));
    WITH(d3, deep, Format, (CUarray_format)0x99, cuArray3DCreate(&wrong, &d3));
    WITH(d3, deep, Width, 16385, cuArray3DCreate(&wrong, &d3));
    WITH(d3, deep, Depth, 16385, cuArray3DCreate(&wrong, &d3));
    for (unsigned flag = 1; flag <= 0x200; flag *= 2) {
        d3 = deep;
        d3.Flags = flag;
        int status = cuArray3DCreate(&wrong, &d3);
        printf("create 3D: flags %#x = %d\n", flag, status);
        if (status == 0)
            SHOW(cuArrayDestroy(wrong));
        d3.Depth = 0;
        status = cuArray3DCreate(&wrong, &d3);
        printf("create 3D: flags %#x, depth 0 = %d\n", flag, status);
        if (status == 0)
            SHOW(cuArrayDestroy(wrong));
    }
    d3 = deep;
    d3.Flags = CUDA_ARRAY3D_CUBEMAP;
    d3.Height = 16;
    d3.Depth = 6;
    SHOW(cuArray3DCreate(&wrong, &d3));
    SHOW(cuArrayDestroy(wrong));
    d3.Depth = 12;
    SHOW(cuArray3DCreate(&wrong, &d3));
    d3.Flags |= CUDA_ARRAY3D_LAYERED;
    SHOW(cuArray3DCreate(&wrong, &d3));
    SHOW(cuArrayDestroy(wrong));
    d3.Depth = 7;
    SHOW(cuArray3DCreate(&wrong, &d3));
    d3 = deep;
    d3.Flags = CUDA_ARRAY3D_LAYERED;
    d3.Height = 0;
    SHOW(cuArray3DCreate(&wrong, &d3));
    SHOW(cuArrayDestroy(wrong));
    d3.Depth = 2048;
    SHOW(cuArray3DCreate(&wrong, &d3));
    SHOW(cuArrayDestroy(wrong));
    d3.Depth = 2049;
    SHOW(cuArray3DCreate(&wrong, &d3));
    d3.Depth = 0;
    SHOW(cuArray3DCreate(&wrong, &d3));
    d3 = deep;
    d3.Flags = CUDA_ARRAY3D_TEXTURE_GATHER;
    d3.Depth = 0;
    SHOW(cuArray3DCreate(&wrong, &d3));
    SHOW(cuArrayDestroy(wrong));
}

static void describe(void)
{
    section = "describe";
    CUDA_ARRAY_DESCRIPTOR one = { .Width = 1000, .Format = CU_AD_FORMAT_SIGNED_INT16, .NumChannels = 1 };
    SHOW(cuArrayCreate(&line, &one));
    SHOW(cuArrayCreate(&flat, &plain));
    SHOW(cuArray3DCreate(&solid, &deep));
    d3 = deep;
    d3.Flags = CUDA_ARRAY3D_LAYERED;
    SHOW(cuArray3DCreate(&layered, &d3));
    CUarray all[] = { line, flat, solid, layered };
    for (int index = 0; index < 4; index++) {
        memset(&got, 0x5a, sizeof got);
        memset(&got3, 0x5a, sizeof got3);
        int status = cuArrayGetDescriptor(&got, all[index]);
        printf("describe: %d: status %d, %lld x %lld, format %#x, channels %u\n", index, status, (long long)got.Width,
               (long long)got.Height, (int)got.Format, got.NumChannels);
        status = cuArray3DGetDescriptor(&got3, all[index]);
        printf("describe: %d: status %d, %lld x %lld x %lld, format %#x, channels %u, flags %#x\n", index, status,
               (long long)got3.Width, (long long)got3.Height, (long long)got3.Depth, (int)got3.Format, got3.NumChannels,
               got3.Flags);
    }
    SHOW(cuArrayGetDescriptor(NULL, flat));
    SHOW(cuArrayGetDescriptor(&got, NULL));
    SHOW(cuArray3DGetDescriptor(NULL, flat));
    SHOW(cuArray3DGetDescriptor(&got3, NULL));
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

static void linear(void)
{
    section = "linear";
    fill();
    SHOW(cuMemAlloc(&p, sizeof bytes));
    SHOW(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
    SHOW(cuMemcpyHtoA(line, 0, bytes, 2000));
    SHOW(cuMemcpyAtoH(back, line, 0, 2000));
    TELL(same(0, 0, 2000));
    SHOW(cuMemcpyHtoA(line, 100, bytes, 1900));
    SHOW(cuMemcpyAtoH(back, line, 100, 1900));
    TELL(same(0, 0, 1900));
    SHOW(cuMemcpyHtoA(line, 1, bytes, 2));
    SHOW(cuMemcpyHtoA(line, 0, bytes, 3));
    SHOW(cuMemcpyHtoA(line, 102, bytes, 1900));
    SHOW(cuMemcpyHtoA(line, 2000, bytes, 2));
    SHOW(cuMemcpyHtoA(line, 0, bytes, 0));
    SHOW(cuMemcpyHtoA(line, 4000, bytes, 0));
    SHOW(cuMemcpyHtoA(NULL, 0, bytes, 2));
    SHOW(cuMemcpyHtoA(line, 0, NULL, 2));
    SHOW(cuMemcpyAtoH(NULL, line, 0, 2));
    SHOW(cuMemcpyAtoH(back, NULL, 0, 2));
    SHOW(cuMemcpyHtoD(p, bytes, sizeof bytes));
    SHOW(cuMemcpyDtoA(line, 0, p + 64, 2000));
    SHOW(cuMemcpyAtoH(back, line, 0, 2000));
    TELL(same(64, 0, 2000));
    SHOW(cuMemcpyDtoA(line, 0, 0, 16));
    SHOW(cuMemcpyAtoD(p, line, 1000, 1000));
    SHOW(cuMemcpyAtoD(p, line, 1002, 1000));
    SHOW(cuMemcpyAtoD(0, line, 0, 1000));
    SHOW(cuMemcpyDtoH(back, p, 1000));
    TELL(same(1064, 0, 1000));
    SHOW(cuArrayCreate(&a, &(CUDA_ARRAY_DESCRIPTOR){ .Width = 500, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1 }));
    SHOW(cuMemcpyAtoA(a, 0, line, 0, 2000));
    SHOW(cuMemcpyAtoH(back, a, 0, 2000));
    TELL(same(64, 0, 2000));
    SHOW(cuMemcpyAtoA(a, 4, line, 0, 2000));
    SHOW(cuMemcpyAtoA(a, 2, line, 0, 4));
    SHOW(cuMemcpyAtoA(a, 0, a, 1000, 1000));
    SHOW(cuMemcpyAtoA(a, 0, a, 8, 1000));
    SHOW(cuMemcpyAtoA(a, 0, NULL, 8, 1000));
    SHOW(cuMemcpyAtoH(back, a, 0, 1000));
    SHOW(cuMemcpyHtoAAsync(a, 0, bytes, 2000, s));
    SHOW(cuMemcpyAtoHAsync(back, a, 0, 2000, s));
    SHOW(cuStreamSynchronize(s));
    TELL(same(0, 0, 2000));
    SHOW(cuMemcpyHtoAAsync(a, 4, bytes, 2000, s));
    SHOW(cuMemcpyHtoAAsync(NULL, 4, bytes, 2000, s));
    SHOW(cuArrayDestroy(a));
    section = "linear, of a 2D array";
    SHOW(cuMemcpyHtoA(flat, 0, bytes, 512));
    SHOW(cuMemcpyHtoA(flat, 0, bytes, 1024));
    SHOW(cuMemcpyHtoA(flat, 0, bytes, 8192));
    SHOW(cuMemcpyHtoA(flat, 512, bytes, 512));
    SHOW(cuMemcpyHtoA(flat, 256, bytes, 512));
    SHOW(cuMemcpyAtoH(back, flat, 0, 512));
    SHOW(cuMemcpyAtoH(back, flat, 0, 8192));
    SHOW(cuMemcpyDtoA(flat, 0, p, 1024));
    SHOW(cuMemcpyAtoD(p, flat, 0, 1024));
    SHOW(cuMemcpyAtoA(flat, 0, flat, 512, 512));
    SHOW(cuMemcpyHtoA(solid, 0, bytes, 64));
    SHOW(cuMemcpyHtoA(solid, 0, bytes, 128));
    SHOW(cuMemcpyHtoA(layered, 0, bytes, 64));
}

static void two_dimensions(void)
{
    section = "2D";
    fill();
    rows = (CUDA_MEMCPY2D){ .srcMemoryType = CU_MEMORYTYPE_HOST,
                            .srcHost = bytes,
                            .srcPitch = 600,
                            .dstMemoryType = CU_MEMORYTYPE_ARRAY,
                            .dstArray = flat,
                            .WidthInBytes = 512,
                            .Height = 16 };
    SHOW(cuMemcpy2D(&rows));
    CUDA_MEMCPY2D home = { .srcMemoryType = CU_MEMORYTYPE_ARRAY,
                           .srcArray = flat,
                           .dstMemoryType = CU_MEMORYTYPE_HOST,
                           .dstHost = back,
                           .dstPitch = 512,
                           .WidthInBytes = 512,
                           .Height = 16 };
    SHOW(cuMemcpy2D(&home));
    TELL(same(0, 0, 512));
    TELL(same(15 * 600, 15 * 512, 512));
    WITH(c2, rows, dstXInBytes, 8, cuMemcpy2D(&c2));
    WITH(c2, rows, dstY, 1, cuMemcpy2D(&c2));
    WITH(c2, rows, WidthInBytes, 520, cuMemcpy2D(&c2));
    WITH(c2, rows, Height, 17, cuMemcpy2D(&c2));
    WITH(c2, rows, WidthInBytes, 0, cuMemcpy2D(&c2));
    WITH(c2, rows, Height, 0, cuMemcpy2D(&c2));
    WITH(c2, rows, WidthInBytes, 12, cuMemcpy2D(&c2));
    WITH(c2, rows, dstArray, NULL, cuMemcpy2D(&c2));
    WITH(c2, rows, dstPitch, 3, cuMemcpy2D(&c2));
    WITH(c2, rows, dstDevice, p, cuMemcpy2D(&c2));
    WITH(c2, rows, srcPitch, 0, cuMemcpy2D(&c2));
    WITH(c2, rows, srcPitch, 511, cuMemcpy2D(&c2));
    WITH(c2, rows, srcHost, NULL, cuMemcpy2D(&c2));
    WITH(c2, home, srcXInBytes, 8, cuMemcpy2D(&c2));
    WITH(c2, home, srcXInBytes, 4, cuMemcpy2D(&c2));
    WITH(c2, home, srcY, 1, cuMemcpy2D(&c2));
    c2 = rows;
    c2.dstXInBytes = 4;
    c2.WidthInBytes = 8;
    SHOW(cuMemcpy2D(&c2));
    SHOW(cuMemcpy2DUnaligned(&rows));
    SHOW(cuMemcpy2DAsync(&rows, s));
    SHOW(cuStreamSynchronize(s));
    c2 = home;
    c2.srcXInBytes = 256;
    c2.srcY = 4;
    c2.WidthInBytes = 128;
    c2.Height = 3;
    c2.dstXInBytes = 64;
    c2.dstY = 2;
    memset(back, 0, sizeof back);
    SHOW(cuMemcpy2D(&c2));
    TELL(same(4 * 600 + 256, 2 * 512 + 64, 128));
    TELL(same(6 * 600 + 256, 4 * 512 + 64, 128));
    SHOW(cuArrayCreate(&a, &plain));
    c2 = (CUDA_MEMCPY2D){ .srcMemoryType = CU_MEMORYTYPE_ARRAY,
                          .srcArray = flat,
                          .dstMemoryType = CU_MEMORYTYPE_ARRAY,
                          .dstArray = a,
                          .WidthInBytes = 512,
                          .Height = 16 };
    SHOW(cuMemcpy2D(&c2));
    c2.dstArray = flat;
    c2.Height = 8;
    c2.dstY = 8;
    SHOW(cuMemcpy2D(&c2));
    c2.dstY = 4;
    SHOW(cuMemcpy2D(&c2));
    home.srcArray = a;
    memset(back, 0, sizeof back);
    SHOW(cuMemcpy2D(&home));
    TELL(same(9 * 600, 9 * 512, 512));
    c2 = (CUDA_MEMCPY2D){ .srcMemoryType = CU_MEMORYTYPE_ARRAY,
                          .srcArray = a,
                          .dstMemoryType = CU_MEMORYTYPE_DEVICE,
                          .dstDevice = p,
                          .dstPitch = 1024,
                          .WidthInBytes = 512,
                          .Height = 16 };
    SHOW(cuMemcpy2D(&c2));
    c2.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
    SHOW(cuMemcpy2D(&c2));
    c2 = (CUDA_MEMCPY2D){ .srcMemoryType = CU_MEMORYTYPE_ARRAY,
                          .srcArray = line,
                          .dstMemoryType = CU_MEMORYTYPE_HOST,
                          .dstHost = back,
                          .WidthInBytes = 200,
                          .Height = 1 };
    SHOW(cuMemcpy2D(&c2));
    c2.Height = 2;
    SHOW(cuMemcpy2D(&c2));
    c2.srcArray = solid;
    c2.WidthInBytes = 64;
    SHOW(cuMemcpy2D(&c2));
    c2.srcArray = layered;
    SHOW(cuMemcpy2D(&c2));
    SHOW(cuArrayDestroy(a));
}

static void three_dimensions(void)
{
    section = "3D";
    fill();
    box = (CUDA_MEMCPY3D){ .srcMemoryType = CU_MEMORYTYPE_HOST,
                           .srcHost = bytes,
                           .srcPitch = 80,
                           .srcHeight = 10,
                           .dstMemoryType = CU_MEMORYTYPE_ARRAY,
                           .dstArray = solid,
                           .WidthInBytes = 64,
                           .Height = 8,
                           .Depth = 4 };
    SHOW(cuMemcpy3D(&box));
    CUDA_MEMCPY3D home = { .srcMemoryType = CU_MEMORYTYPE_ARRAY,
                           .srcArray = solid,
                           .dstMemoryType = CU_MEMORYTYPE_HOST,
                           .dstHost = back,
                           .dstPitch = 64,
                           .dstHeight = 8,
                           .WidthInBytes = 64,
                           .Height = 8,
                           .Depth = 4 };
    SHOW(cuMemcpy3D(&home));
    TELL(same(0, 0, 64));
    TELL(same(3 * 800 + 7 * 80, 3 * 512 + 7 * 64, 64));
    WITH(c3, box, dstXInBytes, 4, cuMemcpy3D(&c3));
    WITH(c3, box, dstY, 1, cuMemcpy3D(&c3));
    WITH(c3, box, dstZ, 1, cuMemcpy3D(&c3));
    WITH(c3, box, Depth, 5, cuMemcpy3D(&c3));
    WITH(c3, box, Height, 9, cuMemcpy3D(&c3));
    WITH(c3, box, WidthInBytes, 68, cuMemcpy3D(&c3));
    WITH(c3, box, WidthInBytes, 6, cuMemcpy3D(&c3));
    WITH(c3, box, WidthInBytes, 0, cuMemcpy3D(&c3));
    WITH(c3, box, Depth, 0, cuMemcpy3D(&c3));
    WITH(c3, box, dstLOD, 1, cuMemcpy3D(&c3));
    WITH(c3, box, srcLOD, 1, cuMemcpy3D(&c3));
    WITH(c3, box, dstArray, NULL, cuMemcpy3D(&c3));
    WITH(c3, box, srcHeight, 0, cuMemcpy3D(&c3));
    WITH(c3, box, srcHeight, 7, cuMemcpy3D(&c3));
    WITH(c3, box, dstArray, layered, cuMemcpy3D(&c3));
    WITH(c3, box, dstArray, flat, cuMemcpy3D(&c3));
    WITH(c3, home, srcZ, 1, cuMemcpy3D(&c3));
    WITH(c3, home, srcXInBytes, 2, cuMemcpy3D(&c3));
    SHOW(cuMemcpy3DAsync(&box, s));
    SHOW(cuStreamSynchronize(s));
    c3 = home;
    c3.srcArray = layered;
    memset(back, 0, sizeof back);
    SHOW(cuMemcpy3D(&c3));
    TELL(same(3 * 800 + 7 * 80, 3 * 512 + 7 * 64, 64));
    c3 = (CUDA_MEMCPY3D){ .srcMemoryType = CU_MEMORYTYPE_ARRAY,
                          .srcArray = solid,
                          .srcZ = 1,
                          .srcY = 2,
                          .dstMemoryType = CU_MEMORYTYPE_ARRAY,
                          .dstArray = layered,
                          .dstZ = 2,
                          .dstY = 3,
                          .WidthInBytes = 64,
                          .Height = 2,
                          .Depth = 2 };
    SHOW(cuMemcpy3D(&c3));
    peer = (CUDA_MEMCPY3D_PEER){ .srcMemoryType = CU_MEMORYTYPE_ARRAY,
                                 .srcArray = solid,
                                 .srcContext = context,
                                 .dstMemoryType = CU_MEMORYTYPE_ARRAY,
                                 .dstArray = layered,
                                 .dstContext = context,
                                 .WidthInBytes = 64,
                                 .Height = 8,
                                 .Depth = 4 };
    SHOW(cuMemcpy3DPeer(&peer));
    WITH(cp, peer, dstZ, 1, cuMemcpy3DPeer(&cp));
    WITH(cp, peer, dstContext, NULL, cuMemcpy3DPeer(&cp));
    WITH(cp, peer, srcContext, NULL, cuMemcpy3DPeer(&cp));
    WITH(cp, peer, dstArray, NULL, cuMemcpy3DPeer(&cp));
    SHOW(cuMemcpy3DPeerAsync(&peer, s));
    SHOW(cuStreamSynchronize(s));
}

static void mipmaps(void)
{
    section = "mipmapped";
    d3 = (CUDA_ARRAY3D_DESCRIPTOR){ .Width = 64, .Height = 16, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1 };
    SHOW(cuMipmappedArrayCreate(NULL, &d3, 3));
    SHOW(cuMipmappedArrayCreate(&mip2, NULL, 3));
    SHOW(cuMipmappedArrayCreate(&mip2, &d3, 0));
    SHOW(cuMipmappedArrayDestroy(mip2));
    SHOW(cuMipmappedArrayCreate(&mip2, &d3, 8));
    SHOW(cuMipmappedArrayGetLevel(&level, mip2, 6));
    SHOW(cuMipmappedArrayGetLevel(&level, mip2, 7));
    SHOW(cuMipmappedArrayDestroy(mip2));
    SHOW(cuMipmappedArrayCreate(&mip, &d3, 3));
    SHOW(cuMipmappedArrayGetLevel(NULL, mip, 0));
    SHOW(cuMipmappedArrayGetLevel(&level, NULL, 0));
    SHOW(cuMipmappedArrayGetLevel(&level, mip, 3));
    for (unsigned index = 0; index < 3; index++) {
        SHOW(cuMipmappedArrayGetLevel(&level, mip, index));
        memset(&got3, 0x5a, sizeof got3);
        SHOW(cuArray3DGetDescriptor(&got3, level));
        printf("mipmapped: %lld x %lld x %lld, format %#x, channels %u, flags %#x\n", (long long)got3.Width,
               (long long)got3.Height, (long long)got3.Depth, (int)got3.Format, got3.NumChannels, got3.Flags);
    }
    SHOW(cuMipmappedArrayGetLevel(&level2, mip, 2));
    TELL(level == level2);
    fill();
    rows = (CUDA_MEMCPY2D){ .srcMemoryType = CU_MEMORYTYPE_HOST,
                            .srcHost = bytes,
                            .srcPitch = 64,
                            .dstMemoryType = CU_MEMORYTYPE_ARRAY,
                            .dstArray = level,
                            .WidthInBytes = 64,
                            .Height = 4 };
    SHOW(cuMemcpy2D(&rows));
    WITH(c2, rows, Height, 5, cuMemcpy2D(&c2));
    WITH(c2, rows, WidthInBytes, 68, cuMemcpy2D(&c2));
    c2 = (CUDA_MEMCPY2D){ .srcMemoryType = CU_MEMORYTYPE_ARRAY,
                          .srcArray = level2,
                          .dstMemoryType = CU_MEMORYTYPE_HOST,
                          .dstHost = back,
                          .dstPitch = 64,
                          .WidthInBytes = 64,
                          .Height = 4 };
    SHOW(cuMemcpy2D(&c2));
    TELL(same(0, 0, 256));
    SHOW(cuArrayDestroy(level));
    SHOW(cuMipmappedArrayDestroy(mip));
    SHOW(cuMipmappedArrayDestroy(NULL));
    WITH(d3, d3, NumChannels, 3, cuMipmappedArrayCreate(&mip2, &d3, 3));
}

static void contexts(void)
{
    section = "contexts";
    SHOW(cuCtxCreate(&other, NULL, 0, device));
    SHOW(cuArrayGetDescriptor(&got, flat));
    SHOW(cuMemcpyAtoH(back, line, 0, 2000));
    SHOW(cuArrayCreate(&a, &plain));
    SHOW(cuCtxPopCurrent(&other));
    SHOW(cuArrayDestroy(a));
    SHOW(cuCtxPushCurrent(other));
    SHOW(cuArrayCreate(&a, &plain));
    SHOW(cuCtxDestroy(other));
    SHOW(cuCtxSetCurrent(NULL));
    SHOW(cuArrayCreate(&b, &plain));
    SHOW(cuArrayCreate(NULL, &plain));
    SHOW(cuArrayGetDescriptor(&got, flat));
    SHOW(cuArray3DGetDescriptor(&got3, flat));
    SHOW(cuMemcpyAtoH(back, line, 0, 2000));
    SHOW(cuArrayDestroy(line));
    SHOW(cuCtxSetCurrent(context));
    SHOW(cuArrayDestroy(flat));
    SHOW(cuArrayDestroy(solid));
    SHOW(cuArrayDestroy(layered));
    SHOW(cuMemFree(p));
}

int main(void)
{
    struct sigaction action = { .sa_handler = crashed };
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
    setvbuf(stdout, NULL, _IOLBF, 0);
    section = "before";
    plain.Width = 64;
    SHOW(cuArrayCreate(&a, &plain));
    SHOW(cuArrayDestroy(NULL));
    if (cuInit(0) != 0 || cuDeviceGet(&device, 0) != 0 || cuDevicePrimaryCtxRetain(&context, device) != 0)
        return 1;
    section = "no context";
    SHOW(cuArrayCreate(&a, &plain));
    SHOW(cuArrayDestroy(NULL));
    SHOW(cuMipmappedArrayCreate(&mip, &deep, 3));
    SHOW(cuCtxSetCurrent(context));
    create();
    create3d();
    describe();
    linear();
    two_dimensions();
    three_dimensions();
    mipmaps();
    contexts();
    return 0;
}
