/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A library that calls CUDA's runtime without being linked to it. */
extern int cudaRuntimeGetVersion(int *version);

int unversioned(int *version)
{
    return cudaRuntimeGetVersion(version);
}
