/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Work behind a wait for a value. */
#include "driver.h"

#include "../queue.c"

void finish_all(CUcontext context)
{
    finish(NULL);
    for (unsigned i = 0; i < streams; i++)
        if (stream_list[i]->context == context)
            finish(stream_list[i]);
}
