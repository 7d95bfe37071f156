/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Contexts. */
#include "runtime.h"

aclrtContext add_context(int device)
{
    aclrtContext context = calloc(1, sizeof *context);
    if (contexts == sizeof context_list / sizeof *context_list)
        die("too many contexts");
    context_list[contexts] = context;
    context->serial = ++contexts;
    context->device = device;
    context->alive = 1;
    context->queue.context = context;
    return context;
}

void end_context(aclrtContext context)
{
    context->alive = 0;
    for (unsigned i = 0; i < streams; i++)
        if (stream_list[i]->context == context)
            stream_list[i]->alive = 0;
}

EXPORT aclError aclrtCreateContext(aclrtContext *out, int device)
{
    ENTER(aclrtCreateContext, 1, "d", W(device));
    NEED(out, INVALID_PARAM);
    NEED(IS_DEVICE(device), INVALID_DEVICE);
    current = *out = add_context(device);
    LEAVE(OK);
}

EXPORT aclError aclrtDestroyContext(aclrtContext context)
{
    ENTER(aclrtDestroyContext, 1, "c", W(context));
    end_context(context);
    LEAVE(OK);
}

EXPORT aclError aclrtSetCurrentContext(aclrtContext context)
{
    ENTER(aclrtSetCurrentContext, 1, "c", W(context));
    current = context;
    LEAVE(OK);
}

/* A context that another thread has ended is still named. */
EXPORT aclError aclrtGetCurrentContext(aclrtContext *context)
{
    ENTER(aclrtGetCurrentContext, 1, "");
    NEED(context, INVALID_PARAM);
    NEED(current, NO_CONTEXT);
    *context = current;
    LEAVE(OK);
}
