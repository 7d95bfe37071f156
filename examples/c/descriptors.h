/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* File descriptors between processes, over a Unix socket: as numbers they would mean nothing to the other process. */
#ifndef DESCRIPTORS_H
#define DESCRIPTORS_H

#include <stddef.h>

/* Waits for one process to connect to the socket `path` and sends it descriptors, at most 8, and bytes beside them. The
 * descriptors stay open here. Returns 0, or -1 with errno, such as ETIMEDOUT after `seconds`. */
int give_descriptors(const char *path, const int *descriptors, int count, const void *bytes, size_t size, double seconds);
/* Takes what another process gives there, at most `room` descriptors, up to 8, which are new ones of this process.
 * Returns how many have come, or -1 with errno. */
int take_descriptors(const char *path, int *descriptors, int room, void *bytes, size_t size, double seconds);

#endif
