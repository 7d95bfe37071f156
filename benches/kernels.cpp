// SPDX-License-Identifier: MIT OR Apache-2.0
// Measures kernels of the host back end beside loops by OpenMP, and beside OpenCL where it is compiled with -DWITH_OPENCL.
//
//     benches/kernels.sh [least]      by each compiler that is there
//     kernels MODULE [least|COMPILER]
//
// MODULE is made of examples/kernels/kernels.cpp. Each figure is the median of 11 launches with their wait, or the least of
// them, for a machine that is not idle. With COMPILER it prints lines for benches/report.py.
#include <algorithm>
#include <anygpu/hip.h>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <thread>
#include <vector>
#ifdef WITH_OPENCL
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#endif

enum { TIMES = 11 };

#define CHECK(call)                                                                                                    \
    do {                                                                                                               \
        int answer = (int)(call);                                                                                      \
        if (answer != 0) {                                                                                             \
            fprintf(stderr, "%s: %d\n", #call, answer);                                                                \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

static double seconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// The place of the figure among times in order.
static int place = TIMES / 2;
/// How often work was done since this was set to 0.
static long runs;

/// The median time of some work in microseconds, after times that do not count: two, and those of twenty milliseconds.
static double median(const std::function<void()> &work)
{
    std::vector<double> times;
    // Threads that wait for more of the work before, OpenMP's above all, go to sleep first.
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    const double begun = seconds();
    for (int i = 0; i < 2 || seconds() - begun < 2e-2; i++, runs++)
        work();
    for (int i = 0; i < TIMES; i++, runs++) {
        double start = seconds();
        work();
        times.push_back(1e6 * (seconds() - start));
    }
    std::sort(times.begin(), times.end());
    return times[place];
}

/// Memory of either kind, which the program fills and reads itself.
template <typename T> struct Array {
    T *values;
    size_t bytes;
#ifdef WITH_OPENCL
    cl_mem buffer;
#endif
    Array(size_t count, T value);
    ~Array();
};

#ifdef WITH_OPENCL
static cl_context context;
static cl_command_queue queue;
static cl_program program;

static const char *const SOURCE = R"(
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
kernel void saxpy(int n, float a, global const float *x, global float *y)
{
    for (long i = get_global_id(0); i < n; i += get_global_size(0))
        y[i] += a * x[i];
}
kernel void reduce(int n, global const double *x, volatile global double *sum)
{
    local double part[256];
    double mine = 0;
    for (long i = get_global_id(0); i < n; i += get_global_size(0))
        mine += x[i];
    int me = get_local_id(0);
    part[me] = mine;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int width = get_local_size(0) / 2; width > 0; width /= 2) {
        if (me < width)
            part[me] += part[me + width];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (me == 0) {
        volatile global long *bits = (volatile global long *)sum;
        long old, next;
        do {
            old = *bits;
            next = as_long(as_double(old) + part[0]);
        } while (atom_cmpxchg(bits, old, next) != old);
    }
}
kernel void stencil(int nx, int ny, global const double *a, global double *b)
{
    int i = get_global_id(0), j = get_global_id(1);
    if (i < 1 || j < 1 || i >= nx - 1 || j >= ny - 1)
        return;
    long at = (long)j * nx + i;
    b[at] = (a[at - 1] + a[at + 1] + a[at - nx] + a[at + nx]) / 4;
}
)";

static void start_opencl()
{
    cl_platform_id platform;
    cl_device_id device;
    cl_int status;
    CHECK(clGetPlatformIDs(1, &platform, nullptr));
    CHECK(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, nullptr));
    context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &status);
    CHECK(status);
    queue = clCreateCommandQueue(context, device, 0, &status);
    CHECK(status);
    program = clCreateProgramWithSource(context, 1, (const char **)&SOURCE, nullptr, &status);
    CHECK(status);
    if (clBuildProgram(program, 1, &device, "", nullptr, nullptr) != CL_SUCCESS) {
        static char log[8192];
        clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log - 1, log, nullptr);
        fputs(log, stderr);
        exit(1);
    }
}
#endif

template <typename T> Array<T>::Array(size_t count, T value) : bytes(count * sizeof(T))
{
    CHECK(hipMalloc((void **)&values, bytes));
#pragma omp parallel for
    for (size_t i = 0; i < count; i++)
        values[i] = value;
#ifdef WITH_OPENCL
    cl_int status;
    buffer = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, bytes, values, &status);
    CHECK(status);
#endif
}

template <typename T> Array<T>::~Array()
{
    CHECK(hipFree(values));
#ifdef WITH_OPENCL
    CHECK(clReleaseMemObject(buffer));
#endif
}

static hipModule_t module;

/// Who made the module, for lines of results.
static const char *compiler;

/// Prints a line of results, whose time is in nanoseconds.
static void report_for(const char *by, const char *kernel, long elements, double time)
{
    if (time > 0)
        printf("launches,%s,%ld,%s,%.0f,ns,\n", kernel, elements, by, 1e3 * time);
}

/// Prints a line: ours, OpenMP's and OpenCL's time.
static void report(const char *kernel, const char *text, long elements, double ours, double loop, double opencl)
{
    if (compiler) {
        report_for((std::string("ours by ") + compiler).c_str(), kernel, elements, ours);
        report_for("OpenMP", kernel, elements, loop);
        report_for("PoCL", kernel, elements, opencl);
        fflush(stdout);
        return;
    }
    printf("| %-7s | %-10s | %9.1f | %9.1f | %5.2f |", kernel, text, ours, loop, loop / ours);
    if (opencl > 0)
        printf(" %9.1f | %5.2f |\n", opencl, opencl / ours);
    else
        printf("         - |     - |\n");
    fflush(stdout);
}

/// Blocks of a grid, or threads of a block.
struct Shape {
    unsigned x, y;
};

#ifdef WITH_OPENCL
template <typename T> static void set(cl_kernel kernel, unsigned place, T &value)
{
    CHECK(clSetKernelArg(kernel, place, sizeof value, &value));
}
template <typename T> static void set(cl_kernel kernel, unsigned place, Array<T> &array)
{
    CHECK(clSetKernelArg(kernel, place, sizeof array.buffer, &array.buffer));
}
#endif
template <typename T> static void *address(T &value) { return &value; }
template <typename T> static void *address(Array<T> &array) { return &array.values; }

/// The times of a launch by this library and by OpenCL, each with its wait.
struct Times {
    double ours, opencl;
};

template <typename... Arguments> static Times measure(const char *name, Shape blocks, Shape threads, Arguments &...arguments)
{
    Times times = {0, 0};
    hipFunction_t function;
    CHECK(hipModuleGetFunction(&function, module, name));
    void *addresses[] = {address(arguments)...};
    runs = 0;
    times.ours = median([&] {
        CHECK(hipModuleLaunchKernel(function, blocks.x, blocks.y, 1, threads.x, threads.y, 1, 0, nullptr, addresses, nullptr));
        CHECK(hipStreamSynchronize(nullptr));
    });
#ifdef WITH_OPENCL
    const long own = runs;
    cl_int status;
    cl_kernel kernel = clCreateKernel(program, name, &status);
    CHECK(status);
    unsigned argument = 0;
    (set(kernel, argument++, arguments), ...);
    size_t global[] = {(size_t)blocks.x * threads.x, (size_t)blocks.y * threads.y}, local[] = {threads.x, threads.y};
    times.opencl = median([&] {
        CHECK(clEnqueueNDRangeKernel(queue, kernel, 2, nullptr, global, local, 0, nullptr, nullptr));
        CHECK(clFinish(queue));
    });
    CHECK(clReleaseKernel(kernel));
    runs = own;
#endif
    return times;
}

static void saxpy(int n, const char *text)
{
    Array<float> x(n, 1), y(n, 2);
    float a = 0.5f;
    Times times = measure("saxpy", {(unsigned)(n + 255) / 256, 1}, {256, 1}, n, a, x, y);
    float *to = y.values;
    const float *from = x.values;
    double loop = median([=] {
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            to[i] += a * from[i];
    });
    if (to[0] != 2 + 0.5f * runs || to[n - 1] != to[0])
        fprintf(stderr, "saxpy: %g\n", to[n - 1]), exit(1);
    report("saxpy", text, n, times.ours, loop, times.opencl);
}

static void reduce(int n, const char *text)
{
    Array<double> x(n, 1), sum(1, 0);
    Times times = measure("reduce", {512, 1}, {256, 1}, n, x, sum);
    const double *from = x.values;
    if (sum.values[0] != (double)runs * n)
        fprintf(stderr, "reduce: %g\n", sum.values[0]), exit(1);
    double loop = median([=] {
        double total = 0;
#pragma omp parallel for reduction(+ : total)
        for (int i = 0; i < n; i++)
            total += from[i];
        if (total != n)
            exit(1);
    });
    report("reduce", text, n, times.ours, loop, times.opencl);
}

static void stencil(int n, const char *text)
{
    Array<double> a((size_t)n * n, 1), b((size_t)n * n, 0);
    Times times = measure("stencil", {(unsigned)n / 32, (unsigned)n / 8}, {32, 8}, n, n, a, b);
    const double *from = a.values;
    double *to = b.values;
    if (to[n + 1] != 1 || to[0] != 0 || to[(size_t)n * n - 1] != 0)
        fprintf(stderr, "stencil: %g\n", to[n + 1]), exit(1);
    double loop = median([=] {
#pragma omp parallel for
        for (int j = 1; j < n - 1; j++)
            for (int i = 1; i < n - 1; i++) {
                long at = (long)j * n + i;
                to[at] = (from[at - 1] + from[at + 1] + from[at - n] + from[at + n]) / 4;
            }
    });
    report("stencil", text, (long)n * n, times.ours, loop, times.opencl);
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: kernels MODULE [least|COMPILER]\n");
        return 2;
    }
    if (argc > 2 && std::string(argv[2]) == "least")
        place = 0;
    else if (argc > 2)
        compiler = argv[2];
#ifdef WITH_OPENCL
    start_opencl();
#endif
    CHECK(hipModuleLoad(&module, argv[1]));
    if (!compiler) {
        puts("| kernel  | elements   |  ours, us | OpenMP    | ratio | OpenCL    | ratio |");
        puts("|---------|------------|-----------|-----------|-------|-----------|-------|");
    }
    saxpy(1 << 10, "1,024");
    saxpy(1 << 14, "16,384");
    saxpy(1 << 17, "131,072");
    saxpy(1 << 20, "1,048,576");
    saxpy(1 << 24, "16,777,216");
    reduce(1 << 17, "131,072");
    reduce(1 << 20, "1,048,576");
    reduce(1 << 23, "8,388,608");
    stencil(128, "128^2");
    stencil(512, "512^2");
    stencil(4096, "4096^2");
    CHECK(hipModuleUnload(module));
    return 0;
}
