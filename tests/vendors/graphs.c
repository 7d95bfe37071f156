/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Graphs of the stand-ins for NVIDIA's and AMD's libraries, which describe most nodes alike. A launch calls functions, writes
 * values and signals semaphores, in the order of the nodes; whatever else a node is, its parameters are in the log.
 *
 * The file that includes this defines CALL(Name) as the vendor's name of a function, ENTER_GRAPH as its ENTER, STATUS as the
 * type of a status, the structures kernel_params, copy_params and fill_params, and CONTEXT, a further parameter of copies and
 * fills, or nothing. */

struct graph {
    unsigned serial, count, edges, has_parent, is_gone;
    struct node *nodes[32], *from[32], *to[32];
};

struct node {
    unsigned type, serial, is_gone;
    struct graph *graph;
    struct node *origin;
    /* The parameters, and copies of the arrays that they name. */
    char params[256], *arrays[2];
};

struct semaphore_params {
    void **semaphores;
    const char *parameters;
    unsigned count;
};
struct batch_params {
    void *context;
    unsigned count;
    char *operations;
    unsigned flags;
};
struct host_params {
    void (*function)(void *);
    void *data;
};
struct allocation_params {
    unsigned kind, handle_types, location;
    int device;
    char rest[72];
    const unsigned (*accesses)[3];
    size_t access_count, bytes;
    uintptr_t address;
};

enum type {
    KERNEL,
    COPY,
    FILL,
    HOST_CALL,
    CHILD,
    EMPTY,
    EVENT_WAIT,
    EVENT_RECORD,
    SIGNAL,
    SEMAPHORE_WAIT,
    ALLOCATE,
    FREE
};

static unsigned graph_serials, node_serials;

static struct graph *new_graph(void)
{
    struct graph *graph = calloc(1, sizeof *graph);
    graph->serial = ++graph_serials;
    return graph;
}

static void *copied(const void *from, size_t size)
{
    return size ? memcpy(malloc(size), from, size) : NULL;
}

/* Keeps parameters, with the arrays of lists. */
static void keep(struct node *node, const void *params, size_t size)
{
    memcpy(node->params, params, size);
    if (node->type == SIGNAL || node->type == SEMAPHORE_WAIT) {
        struct semaphore_params *own = (void *)node->params;
        own->semaphores = copied(own->semaphores, own->count * sizeof(void *));
        own->parameters = copied(own->parameters, own->count * 144ul);
    }
#ifndef RELEASE
    /* AMD's runtime keeps the address alone, and reads it at each launch. */
    if (node->type == BATCH) {
        struct batch_params *own = (void *)node->params;
        own->operations = copied(own->operations, own->count * 48ul);
    }
#endif
}

static struct node *new_node(struct graph *graph, struct node *const *after, size_t count, unsigned type)
{
    struct node *node = calloc(1, sizeof *node);
    node->type = type;
    node->serial = ++node_serials;
    node->graph = graph;
    graph->nodes[graph->count++] = node;
    for (size_t i = 0; i < count; i++) {
        graph->from[graph->edges] = after[i];
        graph->to[graph->edges++] = node;
    }
    return node;
}

static struct node *origin_in(const struct graph *graph, const struct node *node)
{
    for (unsigned i = 0; i < graph->count; i++)
        if (graph->nodes[i]->origin == node)
            return graph->nodes[i];
    return NULL;
}

static struct graph *copy_of(const struct graph *graph)
{
    struct graph *made = new_graph();
    for (unsigned i = 0; i < graph->count; i++) {
        struct node *node = new_node(made, NULL, 0, graph->nodes[i]->type);
        memcpy(node->params, graph->nodes[i]->params, sizeof node->params);
        node->origin = graph->nodes[i];
    }
    for (unsigned i = 0; i < graph->edges; i++) {
        made->from[made->edges] = origin_in(made, graph->from[i]);
        made->to[made->edges++] = origin_in(made, graph->to[i]);
    }
    return made;
}

/* The real libraries crash. */
static unsigned serial_of(const struct graph *graph)
{
    if (graph->is_gone)
        die("graph %u was destroyed", graph->serial);
    return graph->serial;
}

static unsigned serial_of_node(const struct node *node)
{
    if (node->is_gone || node->graph->is_gone)
        die("node %u was destroyed", node->serial);
    return node->serial;
}

static unsigned after_serial(struct node *const *after, size_t count)
{
    return count ? serial_of_node(after[0]) : 0;
}

EXPORT STATUS CALL(GraphCreate)(struct graph **out, unsigned flags)
{
    ENTER_GRAPH(GraphCreate, "u", W(flags));
    NEED(out && !flags, INVALID_VALUE);
    *out = new_graph();
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphDestroy)(struct graph *graph)
{
    ENTER_GRAPH(GraphDestroy, "u", W(serial_of(graph)));
    graph->is_gone = 1;
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphClone)(struct graph **out, struct graph *graph)
{
    ENTER_GRAPH(GraphClone, "u", W(serial_of(graph)));
    *out = copy_of(graph);
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphNodeFindInClone)(struct node **out, struct node *node, struct graph *graph)
{
    ENTER_GRAPH(GraphNodeFindInClone, "uu", W(serial_of_node(node)), W(serial_of(graph)));
    *out = origin_in(graph, node);
    LEAVE(*out ? OK : INVALID_VALUE);
}

EXPORT STATUS CALL(GraphAddEmptyNode)(struct node **out, struct graph *graph, struct node *const *after, size_t count)
{
    ENTER_GRAPH(GraphAddEmptyNode, "uuu", W(serial_of(graph)), W(count), W(after_serial(after, count)));
    *out = new_node(graph, after, count, EMPTY);
    LEAVE(OK);
}

/* The four functions of a type of node, whose parameters `p` show as numbers. */
#define NODES(Name, number, params_type, FURTHER, kinds, ...) \
    EXPORT STATUS CALL(GraphAdd##Name##Node)(struct node * *out, struct graph * graph, struct node *const *after, \
                                             size_t count, const params_type *p FURTHER) \
    { \
        ENTER_GRAPH(GraphAdd##Name##Node, "uuu" kinds, W(serial_of(graph)), W(count), W(after_serial(after, count)), \
                    __VA_ARGS__); \
        *out = new_node(graph, after, count, number); \
        keep(*out, p, sizeof *p); \
        LEAVE(OK); \
    } \
    EXPORT STATUS CALL(Graph##Name##NodeGetParams)(struct node * node, params_type * p) \
    { \
        ENTER_GRAPH(Graph##Name##NodeGetParams, "u", W(serial_of_node(node))); \
        NEED(node->type == (number), INVALID_VALUE); \
        memcpy(p, node->params, sizeof *p); \
        LEAVE(OK); \
    } \
    EXPORT STATUS CALL(Graph##Name##NodeSetParams)(struct node * node, const params_type *p) \
    { \
        ENTER_GRAPH(Graph##Name##NodeSetParams, "u" kinds, W(serial_of_node(node)), __VA_ARGS__); \
        NEED(node->type == (number), INVALID_VALUE); \
        keep(node, p, sizeof *p); \
        LEAVE(OK); \
    } \
    EXPORT STATUS CALL(GraphExec##Name##NodeSetParams)(struct graph * graph, struct node * node, \
                                                       const params_type *p FURTHER) \
    { \
        ENTER_GRAPH(GraphExec##Name##NodeSetParams, "uu" kinds, W(serial_of(graph)), W(serial_of_node(node)), \
                    __VA_ARGS__); \
        NEED(node->type == (number) && origin_in(graph, node), INVALID_VALUE); \
        keep(origin_in(graph, node), p, sizeof *p); \
        LEAVE(OK); \
    }

#define NOTHING
/* The first operation's number, value and flags; the first semaphore's value. */
#define OPERATION(p, at, type) (*(const type *)((p)->operations + (at)))

NODES(Host, HOST_CALL, struct host_params, NOTHING, "u", W(p->function != NULL))
#if !defined RELEASE || RELEASE >= 604
NODES(BatchMemOp, BATCH, struct batch_params, NOTHING, "uuuuu", W(p->count), W(p->flags), W(OPERATION(p, 0, unsigned)),
      W(OPERATION(p, 16, uint64_t)), W(OPERATION(p, 24, unsigned)))
#endif
NODES(ExternalSemaphoresSignal, SIGNAL, struct semaphore_params, NOTHING, "uu", W(p->count),
      W(*(const uint64_t *)p->parameters))
NODES(ExternalSemaphoresWait, SEMAPHORE_WAIT, struct semaphore_params, NOTHING, "uu", W(p->count),
      W(*(const uint64_t *)p->parameters))
NODES(Kernel, KERNEL, struct kernel_params, NOTHING, "uuu", W(SHOWN_GRID(p)), W(SHOWN_BLOCK(p)), W(p->shared))
NODES(Memset, FILL, struct fill_params, CONTEXT, "puuuuu", W(p->address), W(p->pitch), W(p->value), W(p->unit),
      W(p->width), W(p->height))

/* The functions of a type of node that has one handle. */
#define HANDLES(Name, number, handle_type, kind, get, set) \
    EXPORT STATUS CALL(GraphAdd##Name##Node)(struct node * *out, struct graph * graph, struct node *const *after, \
                                             size_t count, handle_type handle) \
    { \
        ENTER_GRAPH(GraphAdd##Name##Node, "uuu" kind, W(serial_of(graph)), W(count), W(after_serial(after, count)), \
                    SHOWN(kind, handle)); \
        *out = new_node(graph, after, count, number); \
        memcpy((*out)->params, &handle, sizeof handle); \
        LEAVE(OK); \
    } \
    EXPORT STATUS CALL(Graph##Name##Node##get)(struct node * node, handle_type * out) \
    { \
        ENTER_GRAPH(Graph##Name##Node##get, "u", W(serial_of_node(node))); \
        NEED(node->type == (number), INVALID_VALUE); \
        memcpy(out, node->params, sizeof *out); \
        LEAVE(OK); \
    } \
    EXPORT STATUS CALL(GraphExec##Name##Node##set)(struct graph * graph, struct node * node, handle_type handle) \
    { \
        ENTER_GRAPH(GraphExec##Name##Node##set, "uu" kind, W(serial_of(graph)), W(serial_of_node(node)), \
                    SHOWN(kind, handle)); \
        NEED(origin_in(graph, node), INVALID_VALUE); \
        memcpy(origin_in(graph, node)->params, &handle, sizeof handle); \
        LEAVE(OK); \
    }
/* A graph's serial number, or an event. */
#define SHOWN(kind, handle) (*(kind) == 'u' ? W(serial_of((const struct graph *)(const void *)(handle))) : W(handle))

HANDLES(ChildGraph, CHILD, struct graph *, "u", GetGraph, SetParams)
HANDLES(EventRecord, EVENT_RECORD, void *, "e", GetEvent, SetEvent)
HANDLES(EventWait, EVENT_WAIT, void *, "e", GetEvent, SetEvent)

EXPORT STATUS CALL(GraphEventRecordNodeSetEvent)(struct node *node, void *event)
{
    ENTER_GRAPH(GraphEventRecordNodeSetEvent, "ue", W(serial_of_node(node)), W(event));
    memcpy(node->params, &event, sizeof event);
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphEventWaitNodeSetEvent)(struct node *node, void *event)
{
    ENTER_GRAPH(GraphEventWaitNodeSetEvent, "ue", W(serial_of_node(node)), W(event));
    memcpy(node->params, &event, sizeof event);
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphAddMemAllocNode)(struct node **out, struct graph *graph, struct node *const *after,
                                         size_t count, struct allocation_params *p)
{
    ENTER_GRAPH(GraphAddMemAllocNode, "uuuuuuduuu", W(serial_of(graph)), W(count), W(after_serial(after, count)),
                W(p->bytes), W(p->kind), W(p->location), W(p->device), W(p->access_count),
                W(p->access_count ? p->accesses[0][1] : 0), W(p->access_count ? p->accesses[0][2] : 0));
    *out = new_node(graph, after, count, ALLOCATE);
    p->address = (uintptr_t)calloc(1, p->bytes);
    keep(*out, p, sizeof *p);
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphMemAllocNodeGetParams)(struct node *node, struct allocation_params *p)
{
    ENTER_GRAPH(GraphMemAllocNodeGetParams, "u", W(serial_of_node(node)));
    NEED(node->type == ALLOCATE, INVALID_VALUE);
    memcpy(p, node->params, sizeof *p);
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphAddMemFreeNode)(struct node **out, struct graph *graph, struct node *const *after, size_t count,
                                        uintptr_t address)
{
    ENTER_GRAPH(GraphAddMemFreeNode, "uuuu", W(serial_of(graph)), W(count), W(after_serial(after, count)),
                W(address != 0));
    *out = new_node(graph, after, count, FREE);
    memcpy((*out)->params, &address, sizeof address);
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphMemFreeNodeGetParams)(struct node *node, uintptr_t *address)
{
    ENTER_GRAPH(GraphMemFreeNodeGetParams, "u", W(serial_of_node(node)));
    memcpy(address, node->params, sizeof *address);
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphDestroyNode)(struct node *node)
{
    ENTER_GRAPH(GraphDestroyNode, "u", W(serial_of_node(node)));
    struct graph *graph = node->graph;
    for (unsigned i = 0; i < graph->count; i++)
        if (graph->nodes[i] == node)
            graph->nodes[i] = graph->nodes[--graph->count];
    node->is_gone = 1;
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphNodeGetType)(struct node *node, unsigned *type)
{
    ENTER_GRAPH(GraphNodeGetType, "u", W(serial_of_node(node)));
    *type = node->type;
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphGetNodes)(struct graph *graph, struct node **nodes, size_t *count)
{
    ENTER_GRAPH(GraphGetNodes, "u", W(serial_of(graph)));
    if (nodes)
        memcpy(nodes, graph->nodes, *count * sizeof *nodes);
    *count = graph->count;
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphGetEdges)(struct graph *graph, struct node **from, struct node **to, size_t *count)
{
    ENTER_GRAPH(GraphGetEdges, "u", W(serial_of(graph)));
    if (from) {
        memcpy(from, graph->from, *count * sizeof *from);
        memcpy(to, graph->to, *count * sizeof *to);
    }
    *count = graph->edges;
    LEAVE(OK);
}

/* The nodes at the other ends of a node's edges. */
static void list(struct node *node, struct node **mine, struct node **others, struct node **out, size_t *count)
{
    size_t found = 0;
    for (unsigned i = 0; i < node->graph->edges; i++)
        if (mine[i] == node) {
            if (out && found < *count)
                out[found] = others[i];
            found++;
        }
    *count = found;
}

EXPORT STATUS CALL(GraphNodeGetDependencies)(struct node *node, struct node **nodes, size_t *count)
{
    ENTER_GRAPH(GraphNodeGetDependencies, "u", W(serial_of_node(node)));
    list(node, node->graph->to, node->graph->from, nodes, count);
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphNodeGetDependentNodes)(struct node *node, struct node **nodes, size_t *count)
{
    ENTER_GRAPH(GraphNodeGetDependentNodes, "u", W(serial_of_node(node)));
    list(node, node->graph->from, node->graph->to, nodes, count);
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphAddDependencies)(struct graph *graph, struct node *const *from, struct node *const *to,
                                         size_t count)
{
    ENTER_GRAPH(GraphAddDependencies, "uu", W(serial_of(graph)), W(count));
    for (size_t i = 0; i < count; i++) {
        graph->from[graph->edges] = from[i];
        graph->to[graph->edges++] = to[i];
    }
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphRemoveDependencies)(struct graph *graph, struct node *const *from, struct node *const *to,
                                            size_t count)
{
    ENTER_GRAPH(GraphRemoveDependencies, "uu", W(serial_of(graph)), W(count));
    NEED(from && to, INVALID_VALUE);
    graph->edges -= (unsigned)count;
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphInstantiateWithFlags)(struct graph **out, struct graph *graph, uint64_t flags)
{
    ENTER_GRAPH(GraphInstantiateWithFlags, "uu", W(serial_of(graph)), W(flags));
    *out = copy_of(graph);
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphExecDestroy)(struct graph *graph)
{
    ENTER_GRAPH(GraphExecDestroy, "u", W(serial_of(graph)));
    graph->is_gone = 1;
    LEAVE(OK);
}

EXPORT STATUS CALL(GraphUpload)(struct graph *graph, void *stream)
{
    ENTER_GRAPH(GraphUpload, "us", W(serial_of(graph)), W(stream));
    LEAVE(OK);
}

/* A write of a value; a wait must be over. */
static void operate(const char *operation)
{
    unsigned number = *(const unsigned *)operation;
    volatile unsigned *word = *(unsigned *const *)(operation + 8);
    unsigned value = *(const unsigned *)(operation + 16);
    if (number == 2 || number == 5)
        *word = value;
    else if (*word != value)
        die("the launch of a graph would wait for ever");
}

EXPORT STATUS CALL(GraphLaunch)(struct graph *graph, void *stream)
{
    ENTER_GRAPH(GraphLaunch, "us", W(serial_of(graph)), W(stream));
    for (unsigned i = 0; i < graph->count; i++) {
        struct node *node = graph->nodes[i];
        struct host_params *call = (void *)node->params;
        struct batch_params *batch = (void *)node->params;
        if (node->type == HOST_CALL)
            call->function(call->data);
        for (unsigned j = 0; node->type == BATCH && j < batch->count; j++)
            operate(batch->operations + 48ul * j);
    }
    LEAVE(OK);
}

/* The one capture that is under way. */
static struct graph *captured;
static void *captured_stream;
static struct node *last[1];

static STATUS begin_capture(void *stream, struct graph *graph)
{
    if (captured)
        return INVALID_VALUE;
    captured = graph ? graph : new_graph();
    captured_stream = stream;
    last[0] = new_node(captured, NULL, 0, EMPTY);
    return OK;
}

#ifdef RELEASE
int is_captured(const void *stream)
{
    return captured && captured_stream == stream;
}
#endif

#if !defined RELEASE || RELEASE >= 604
EXPORT STATUS CALL(StreamBeginCaptureToGraph)(void *stream, struct graph *graph, struct node *const *after,
                                              const void *data, size_t count, unsigned mode)
{
    ENTER_GRAPH(StreamBeginCaptureToGraph, "suuuu", W(stream), W(serial_of(graph)), W(count),
                W(after_serial(after, count)), W(mode));
    NEED(!data, INVALID_VALUE);
    LEAVE(begin_capture(stream, graph));
}
#endif

EXPORT STATUS CALL(StreamEndCapture)(void *stream, struct graph **out)
{
    ENTER_GRAPH(StreamEndCapture, "s", W(stream));
    NEED(captured && captured_stream == stream, INVALID_VALUE);
    *out = captured;
    captured = NULL;
    LEAVE(OK);
}

EXPORT STATUS CALL(StreamGetCaptureInfo_v2)(void *stream, unsigned *status, uint64_t *id, struct graph **graph,
                                            struct node *const **nodes, size_t *count)
{
    ENTER_GRAPH(StreamGetCaptureInfo_v2, "s", W(stream));
    *status = captured && captured_stream == stream;
    *id = 7;
    *graph = captured;
    *nodes = last;
    *count = 1;
    LEAVE(OK);
}

EXPORT STATUS CALL(StreamUpdateCaptureDependencies)(void *stream, struct node **nodes, size_t count, unsigned flags)
{
    ENTER_GRAPH(StreamUpdateCaptureDependencies, "suuu", W(stream), W(after_serial(nodes, count)), W(count), W(flags));
    LEAVE(OK);
}
