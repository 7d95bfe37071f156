/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Publishes an array of 6 times 4 numbers, and keeps it until its input ends.
 *
 *     publish [NAME]
 *
 * The name is "heat/u" by default: in Python anygpu.open("heat/u"), in Fortran call gpu_import("heat/u", u). */
#include <stdio.h>

#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

#define CHECK(call) \
    if (call) \
    return fprintf(stderr, "publish: %s\n", anygpu_last_reason()), 1

int main(int count, char **arguments)
{
    const char *name = count > 1 ? arguments[1] : "heat/u";
    double u[4][6], *memory;
    anygpu_token token;
    const anygpu_array_description array = {
        .kind = ANYGPU_ELEMENT_REAL,
        .bytes = sizeof u[0][0],
        .rank = 2,
        .flags = ANYGPU_ARRAY_FORTRAN_ORDER, /* strides follow from it: the first index is the fastest */
        .shape = { 6, 4 },
    };
    for (int j = 0; j < 4; j++)
        for (int i = 0; i < 6; i++)
            u[j][i] = 10 * j + i;
    CHECK(hipMalloc((void **)&memory, sizeof u));
    CHECK(hipMemcpy(memory, u, sizeof u, hipMemcpyHostToDevice)); /* done when it returns: others may look */
    CHECK(anygpu_export_array(memory, &array, &token));
    CHECK(anygpu_publish(&token, name));
    puts("published");
    fflush(stdout);
    while (getchar() != EOF)
        ;
    return hipFree(memory) != hipSuccess;
}
