#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# AMD's HIP runtime 7.2: nodes of waits and writes in a graph share the program's array.
#
# A program adds two nodes to a graph by hipGraphAddBatchMemOpNode, one after the other from the same variable, as it may with the
# parameters of every other node: the first writes 7 to a[0], the second 9 to a[1].
#
# Guess before: the parameters are copied when a node is added, as those of copies, fills, kernels and functions are, so that
# the launch leaves 7 and 9.
# Seen: both nodes keep the address of the variable, and the launch reads it: the first does the second's work, and what the
# variable has after that counts. An array on the stack of a function that has returned is read all the same.
#
# Debian's libamdhip64-7 of experimental and all that it needs, fetched into a temporary folder, on this project's model of
# AMD's GPUs, which executes the packets that the runtime writes. No library of this project is in the process.
# Prints "as found" and ends with 0; ends with 1 where that has changed, with 77 where it cannot be tried.
set -eu -o pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${AMDGPU_FOLDER:-$(mktemp -d)}
[ -n "${AMDGPU_FOLDER:-}" ] || trap 'rm -rf "$folder"' EXIT
for part in headers 7.2; do
    "$here/tests/amdgpu/fetch.sh" "$folder" "$part" || exit 77
done
libraries=$folder/7.2/usr/lib/x86_64-linux-gnu
echo "runtime: $(basename "$(readlink -f "$libraries/libamdhip64.so.7")")"

cat >"$folder/operations.c" <<'END'
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int hipMalloc(void **, size_t), hipMemset(void *, int, size_t), hipMemcpy(void *, const void *, size_t, int);
int hipDeviceSynchronize(void), hipCtxGetCurrent(void **), hipGraphCreate(void **, unsigned);
int hipGraphInstantiate(void **, void *, void **, char *, size_t), hipGraphLaunch(void *, void *);
int hipGraphAddBatchMemOpNode(void **, void *, void *const *, size_t, const void *);

/* hipStreamBatchMemOpParams, 48 bytes: a write of 32 bits. hipBatchMemOpNodeParams. */
struct operation { int kind; void *address; unsigned value, pad, flags; void *alias; char rest[8]; };
struct parameters { void *context; unsigned count; struct operation *operations; unsigned flags; };
enum { WRITE_32 = 2, DEVICE_TO_HOST = 2 };
#define GOOD(call) do { int status = call; if (status) { printf("%s = %d\n", #call, status); return 2; } } while (0)

int main(void)
{
    unsigned *a, found[2];
    void *context, *graph, *executable, *first, *second;
    struct operation operation;
    GOOD(hipMalloc((void **)&a, 64));
    GOOD(hipMemset(a, 0, 64));
    GOOD(hipDeviceSynchronize());
    GOOD(hipCtxGetCurrent(&context));
    GOOD(hipGraphCreate(&graph, 0));
    struct parameters parameters = { context, 1, &operation, 0 };
    memset(&operation, 0, sizeof operation);
    operation.kind = WRITE_32;
    operation.address = a, operation.value = 7;
    GOOD(hipGraphAddBatchMemOpNode(&first, graph, NULL, 0, &parameters));
    operation.address = a + 1, operation.value = 9;
    GOOD(hipGraphAddBatchMemOpNode(&second, graph, &first, 1, &parameters));
    GOOD(hipGraphInstantiate(&executable, graph, NULL, NULL, 0));
    operation.value = 11;
    GOOD(hipGraphLaunch(executable, NULL));
    GOOD(hipDeviceSynchronize());
    GOOD(hipMemcpy(found, a, sizeof found, DEVICE_TO_HOST));
    printf("a[0] is %u, a[1] is %u\n", found[0], found[1]);
    fflush(stdout);
    _Exit(0); /* without the runtime's exit handlers */
}
END
cc -std=gnu11 -O1 -Wall -Wextra -o "$folder/operations" "$folder/operations.c" "$libraries/libamdhip64.so.7" -Wl,--allow-shlib-undefined
printed=$("$here/tests/amdgpu/run.sh" "$folder" 7.2 timeout 120 "$folder/operations" 2>"$folder/errors") || {
    cat "$folder/errors"
    exit 77
}
echo "$printed"
if [ "$printed" = "a[0] is 0, a[1] is 11" ]; then
    echo "as found"
else
    echo "changed: it was \"a[0] is 0, a[1] is 11\""
    exit 1
fi
