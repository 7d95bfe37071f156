/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Waits of streams for values of which some bits count: none passes before its value compares true, all do then.
 *
 *     value_waits <rounds> <seed> */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <anygpu/hip.h>

#define MUST(call) \
    do { \
        hipError_t status_ = (call); \
        if (status_ != hipSuccess) { \
            printf("%s: %d\n", #call, status_); \
            exit(1); \
        } \
    } while (0)

static uint64_t state;

static uint64_t draw(void)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return state >> 16;
}

/* 64 random bits, few of which differ from others' so that comparisons hold often. */
static uint64_t bits(void)
{
    uint64_t few = draw() % 256;
    return few | few << 28 | few << 56;
}

static int holds(unsigned comparison, int is_wide, uint64_t found, uint64_t value, uint64_t mask)
{
    uint64_t all = is_wide ? UINT64_MAX : UINT32_MAX;
    mask &= all, value &= all, found &= mask;
    switch (comparison) {
    case hipStreamWaitValueGte:
        return is_wide ? (int64_t)(found - value) >= 0 : (int32_t)(uint32_t)(found - value) >= 0;
    case hipStreamWaitValueEq:
        return found == value;
    case hipStreamWaitValueAnd:
        return (found & value) != 0;
    default:
        return (~(found | value) & mask) != 0;
    }
}

int main(int count, char **arguments)
{
    if (count != 3)
        return 2;
    int rounds = atoi(arguments[1]), done = 0, blocked = 0;
    state = strtoull(arguments[2], NULL, 10);
    hipStream_t waits, writes;
    uint64_t *places[3], *passed;
    MUST(hipStreamCreateWithFlags(&waits, hipStreamNonBlocking));
    MUST(hipStreamCreateWithFlags(&writes, hipStreamNonBlocking));
    MUST(hipHostMalloc((void **)&places[0], 4096, 0));
    MUST(hipMalloc((void **)&places[1], 4096));
    MUST(hipMallocManaged((void **)&places[2], 4096, hipMemAttachGlobal));
    MUST(hipHostMalloc((void **)&passed, 8, 0));
    /* NVIDIA's driver writes no values into managed memory. */
    int kinds = hipStreamWriteValue64(writes, places[2], 0, 0) == hipSuccess ? 3 : 2;
    for (int round = 0; round < rounds; round++) {
        int is_wide = draw() % 2;
        unsigned comparison = (unsigned)(draw() % 4);
        uint64_t mask = draw() % 4 ? bits() : UINT64_MAX, value = bits(), first = bits(), last = bits();
        if (comparison == hipStreamWaitValueEq)
            value = last & mask;
        if (!holds(comparison, is_wide, last, value, mask))
            continue;
        uint64_t *place = places[draw() % kinds] + draw() % 64;
        *passed = 0;
        MUST(hipStreamWriteValue64(writes, place, first, 0));
        MUST(hipStreamSynchronize(writes));
        if (is_wide)
            MUST(hipStreamWaitValue64(waits, place, value, comparison, mask));
        else
            MUST(hipStreamWaitValue32(waits, place, (uint32_t)value, comparison, (uint32_t)mask));
        MUST(hipStreamWriteValue64(waits, passed, 1, 0));
        if (!holds(comparison, is_wide, first, value, mask)) {
            usleep(3000);
            hipError_t status = hipStreamQuery(waits);
            if (status != hipErrorNotReady || *(volatile uint64_t *)passed) {
                printf("round %d: comparison %u of %d bits, value %#lx, mask %#lx: %#lx passes (%d)\n", round,
                       comparison, is_wide ? 64 : 32, (unsigned long)value, (unsigned long)mask, (unsigned long)first,
                       status);
                return 1;
            }
            blocked++;
            MUST(hipStreamWriteValue64(writes, place, last, 0));
        }
        MUST(hipStreamSynchronize(waits));
        if (*(volatile uint64_t *)passed != 1)
            return 1;
        done++;
    }
    printf("%d waits, %d of them until another value came\n", done, blocked);
    return 0;
}
