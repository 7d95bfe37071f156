/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * A preload that opens the replacements of CUDA's runtime before the program opens a library that brings NVIDIA's.
 *
 * A library's DT_RPATH precedes LD_LIBRARY_PATH: those of PyTorch's wheel name NVIDIA's folder by one. But the dynamic loader
 * takes a library that is loaded already before it searches any folder. Nobody else sees the symbols of what is opened here.
 */
#include <dlfcn.h>
#include <stddef.h>

__attribute__((constructor)) static void open_first(void)
{
    const char *const paths[] = {
        "$ORIGIN/replace/libcudart.so.12/libcudart.so.12",
        "$ORIGIN/replace/libcudart.so.13/libcudart.so.13",
    };
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        dlopen(paths[i], RTLD_LAZY | RTLD_LOCAL);
}
