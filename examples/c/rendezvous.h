/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* How the example's processes find each other: small files in a directory. A real program would use MPI instead. */
#ifndef RENDEZVOUS_H
#define RENDEZVOUS_H

#include <stddef.h>

#include <anygpu/hip.h>

/* The shared array: 64 MiB of doubles. */
#define ELEMENTS ((size_t)8 << 20)
#define ARRAY_BYTES (ELEMENTS * sizeof(double))
#define CONSUMERS 3
/* Bytes of a device's PCI address as text. Processes may number the same devices differently, so this is what is sent. */
#define PCI_ID_SIZE 16

/* Reads the arguments [directory [role [seconds to wait for others]]] and returns the role. */
int meet(const char *name, int argc, char **argv);
/* Publishes bytes under a name, all at once. */
void put(const char *name, const void *bytes, size_t count);
/* Waits until another process has put a name and reads its bytes; fails when another process has, or at the time limit. */
void take(const char *name, void *bytes, size_t count);
/* Removes what has been put under a name. */
void discard(const char *name);
/* Where in the directory a name is; valid until the next call. */
const char *path_of(const char *name);
/* The name of a consumer's file; valid until the next call. */
const char *of_consumer(int role, const char *what);

/* Prints a line that starts with this process's name. */
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Prints an error, tells the other processes, and exits with 1. */
void fail(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));
/* Fails unless a call succeeded, with its status and anygpu's own words for why. */
#define CHECK(call) check(call, #call)
void check(hipError_t status, const char *call);

/* What the producer fills in, and what consumer `role` writes over it. */
double filled(size_t element);
double written(int role, size_t element);
/* The first element of a consumer's third; the last consumer's ends where role CONSUMERS + 1 would begin. */
size_t slice_begin(int role);

/* Seconds since some fixed moment. */
double now(void);
/* The middle one of `count` numbers, which it sorts. */
double median(double *numbers, int count);

#endif
