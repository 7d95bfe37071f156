/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Graphs. */
#include "runtime.h"

struct kernel_params {
    unsigned block[3];
    void **extra;
    uintptr_t function;
    unsigned grid[3];
    void **parameters;
    unsigned shared;
};
struct fill_params {
    uintptr_t address;
    unsigned unit;
    size_t height, pitch;
    unsigned value;
    size_t width;
};
struct copy_params {
    uintptr_t source_array;
    size_t source_start[3];
    uintptr_t source[4], destination_array;
    size_t destination_start[3];
    uintptr_t destination[4];
    size_t extent[3];
    unsigned kind;
};

#define STATUS hipError_t
#define BATCH 14
#define CALL(Name) hip##Name
#define ENTER_GRAPH(name, ...) ENTER(hip##name, __VA_ARGS__)
#define CONTEXT
#define SHOWN_GRID(p) (p)->grid[0]
#define SHOWN_BLOCK(p) (p)->block[0]
#include "../graphs.c"

NODES(Memcpy, COPY, struct copy_params, CONTEXT, "ppuuuu", W(p->destination[0]), W(p->source[0]), W(p->extent[0]),
      W(p->extent[1]), W(p->extent[2]), W(p->kind))

EXPORT hipError_t hipGraphExecUpdate(struct graph *graph, struct graph *other, struct node **node, unsigned *result)
{
    ENTER(hipGraphExecUpdate, "uu", W(serial_of(graph)), W(serial_of(other)));
    *node = NULL;
    *result = graph->count == other->count ? 0 : 2;
    LEAVE(*result ? 910 : OK);
}

EXPORT hipError_t hipStreamBeginCapture(hipStream_t stream, unsigned mode)
{
    ENTER(hipStreamBeginCapture, "su", W(stream), W(mode));
    LEAVE(begin_capture(stream, NULL));
}

#if RELEASE >= 604
EXPORT hipError_t hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream, unsigned flags)
{
    ENTER(hipEventRecordWithFlags, "esu", W(event), W(stream), W(flags));
    LEAVE(OK);
}
#endif

EXPORT hipError_t hipCtxGetCurrent(uintptr_t *out)
{
    ENTER(hipCtxGetCurrent, "");
    *out = 8;
    LEAVE(OK);
}
