/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What it takes to open an array by its name, next to the driver's own opening of the same memory: names */
#include "direct.h"

#include <sys/wait.h>

#define ROUNDS 201

static double by_name(const char *name)
{
    anygpu_token token;
    void *memory;
    double start = now();
    HIP(anygpu_lookup(name, 0, &token));
    HIP(anygpu_import(&token, -1, &memory));
    double took = now() - start;
    HIP(anygpu_close(memory));
    return took;
}

static double by_driver(CUhandle handle)
{
    CUdeviceptr memory;
    double start = now();
    CU(cuIpcOpenMemHandle(&memory, handle, 1));
    double took = now() - start;
    CU(cuIpcCloseMemHandle(memory));
    return took;
}

int main(void)
{
    int down[2], up[2], status;
    char name[64], word;
    CUhandle handle;
    snprintf(name, sizeof name, "names/%d", getpid());
    if (pipe(down) || pipe(up))
        fail("no pipe");
    /* Before the first call; mappings that are closed are unmapped. */
    setenv("ANYGPU_CACHE_MAPPINGS", "0", 1);
    const pid_t owner = fork();
    load_driver();
    HIP(hipSetDevice(0));
    if (owner == 0) {
        anygpu_array_description array = { .kind = ANYGPU_ELEMENT_REAL,
                                           .bytes = 8,
                                           .rank = 2,
                                           .flags = ANYGPU_ARRAY_FORTRAN_ORDER,
                                           .shape = { 4096, 512 } };
        anygpu_token token;
        void *named, *plain;
        HIP(hipMalloc(&named, 16 << 20));
        HIP(hipMalloc(&plain, 16 << 20));
        CU(cuIpcGetMemHandle(&handle, (CUdeviceptr)plain));
        HIP(anygpu_export_array(named, &array, &token));
        HIP(anygpu_publish(&token, name));
        send_to(up[1], &handle, sizeof handle);
        receive(down[0], &word, 1);
        _exit(0);
    }
    double named[ROUNDS], plain[ROUNDS];
    receive(up[0], &handle, sizeof handle);
    for (int round = -5; round < ROUNDS; round++) {
        const double one = by_name(name), other = by_driver(handle);
        if (round >= 0)
            named[round] = one, plain[round] = other;
    }
    send_to(down[1], "", 1);
    if (waitpid(owner, &status, 0) != owner || status)
        fail("the owner ends with %#x", status);
    const double ours = median(named, ROUNDS), driver = median(plain, ROUNDS);
    const int good = ours <= 1.1 * driver;
    printf("open by name %.1f us, the driver's opening %.1f us: %.3f of it %s\n", ours / 1e3, driver / 1e3,
           ours / driver, good ? "PASS" : "FAIL");
    return !good;
}
