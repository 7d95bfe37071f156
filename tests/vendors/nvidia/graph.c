/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Graphs. */
#include "driver.h"

struct kernel_params {
    uintptr_t function;
    unsigned grid[3], block[3], shared;
    void **parameters, **extra;
};
struct fill_params {
    uintptr_t address;
    size_t pitch;
    unsigned value, unit;
    size_t width, height;
};

#define STATUS CUresult
#define BATCH 12
#define CALL(Name) cu##Name
#define ENTER_GRAPH(name, ...) ENTER(cu##name, 0, __VA_ARGS__)
#define CONTEXT , __attribute__((unused)) CUcontext context
#define SHOWN_GRID(p) (p)->grid[0]
#define SHOWN_BLOCK(p) (p)->block[0]
#include "../graphs.c"

NODES(Memcpy, COPY, CUDA_MEMCPY3D, CONTEXT, "uuuuu", W(p->from.type), W(p->to.type), W(p->width), W(p->height),
      W(p->depth))

EXPORT CUresult cuGraphExecUpdate_v2(struct graph *graph, struct graph *other, void *info)
{
    ENTER(cuGraphExecUpdate_v2, 0, "uu", W(serial_of(graph)), W(serial_of(other)));
    struct {
        unsigned result;
        struct node *node, *from;
    } *out = info;
    out->result = graph->count == other->count ? 0 : 2;
    LEAVE(out->result ? 910 : OK);
}

EXPORT CUresult cuStreamBeginCapture_v2(CUstream stream, unsigned mode)
{
    ENTER(cuStreamBeginCapture_v2, 1, "su", W(stream), W(mode));
    LEAVE(begin_capture(stream, NULL));
}

EXPORT CUresult cuEventRecordWithFlags(CUevent event, CUstream stream, unsigned flags)
{
    ENTER(cuEventRecordWithFlags, 1, "esu", W(event), W(stream), W(flags));
    LEAVE(OK);
}
