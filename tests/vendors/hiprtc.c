/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A stand-in for AMD's libamdhip64.so.N with one device (RUNTIME) and for hiprtc (COMPILER), in one library or in two.
 *
 * "functions.inc" is written by tests/native.rs from the signatures in src/api/hiprtc: for each function a definition that
 * shows its arguments and returns a status of its own. */
#include "show.h"

#ifdef COMPILER
static __thread int calls_inside;

#include "functions.inc"
#endif

#ifdef RUNTIME
int hipGetDeviceCount(int *count)
{
    *count = 1;
    return 0;
}
#endif
