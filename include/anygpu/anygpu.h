/* Generated from src/api/anygpu by `BLESS=1 cargo test --test generated`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * anygpu's own calls, which have no counterpart in the vendors' interfaces.
 */

#ifndef ANYGPU_ANYGPU_H
#define ANYGPU_ANYGPU_H

#include <stddef.h>
#include <stdint.h>

/** The first number of this header's version; anygpu_version() has the library's. */
#define ANYGPU_VERSION_MAJOR 0

/** The second number. */
#define ANYGPU_VERSION_MINOR 1

/** The third number. */
#define ANYGPU_VERSION_PATCH 0

/** All three, to compare with: 10000 times the first, 100 times the second, the third. */
#define ANYGPU_VERSION_NUMBER 100


#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Returns the version of the library, such as "0.1.0".
 *
 * The text is constant and lives as long as the process.
 */
const char *anygpu_version(void);

/**
 * Returns the name of the back end in use: "amd", "nvidia", "ascend" or "host"; "none" without a usable device.
 *
 * Selects the back end if no call has done so yet. The text is constant and lives as long as the process;
 * anygpu_last_reason() returns the reason for "none".
 */
const char *anygpu_backend(void);

/**
 * Describes the calling thread's last failure: the call, the error, its cause and a remedy.
 *
 * Empty before the thread's first failure. The text is overwritten by the thread's next failure; copy it to keep it.
 */
const char *anygpu_last_reason(void);

/**
 * Panics inside the library and returns the error code that a caller would see, 999.
 *
 * A build that cannot turn panics into codes aborts the process here instead; the test suite calls this function in every
 * build that is installed.
 */
int anygpu_self_test_panic(void);

/**
 * Creates a timeline: a number that only grows, to order the work of several processes.
 *
 * Streams wait for it and raise it as an external timeline semaphore (hipImportExternalSemaphore with type 9, and
 * CUDA's equivalents), host threads with the calls below. Other processes of the same user get the descriptor over
 * a Unix socket (SCM_RIGHTS) or by inheritance. An import takes ownership, so import a `dup` of one that is still needed,
 * and close a descriptor that is not imported. docs/timeline.md defines the contents of the file.
 *
 * A wait for a larger number than the present one ends with an error on its stream (hipErrorLaunchFailure,
 * CUDA_ERROR_LAUNCH_FAILED) if it would be in vain: if a process that had imported the timeline was killed, crashed or
 * ended by `_exit`; if the work that was to raise it failed; if other processes had it and none has it any more; and when
 * the stream's device is reset. A process that destroys its semaphore, or calls `exit` with no such work unfinished, does
 * not fail the others' waits.
 *
 * - `fd` (out): the file descriptor, which is closed by `exec`.
 * - `value` (in): the initial number.
 *
 * Returns 0, or hipErrorInvalidValue for NULL, hipErrorOperatingSystem if no file can be created.
 */
int anygpu_timeline_create(int *fd,
                           uint64_t value);

/**
 * Returns the number of a timeline.
 *
 * - `value` (out): the number.
 * - `fd` (in): its descriptor, which stays open.
 *
 * Returns 0, or hipErrorInvalidValue for NULL and for a descriptor that is not a timeline's.
 */
int anygpu_timeline_value(uint64_t *value, int fd);

/**
 * Raises a timeline: waits for this number and lower ones end, in all processes.
 *
 * - `fd` (in): its descriptor, which stays open.
 * - `value` (in): the number, not lower than the present one.
 *
 * Returns 0, or hipErrorInvalidValue for a lower number and for a descriptor that is not a timeline's.
 */
int anygpu_timeline_signal(int fd,
                           uint64_t value);

/**
 * Waits until a timeline has reached a number.
 *
 * - `fd` (in): its descriptor, which stays open.
 * - `value` (in): the number.
 * - `milliseconds` (in): the longest time to wait; 0 does not wait.
 *
 * Returns 0, hipErrorNotReady after that time, hipErrorLaunchFailure if a process that had imported the timeline ended
 * without releasing it or the work that was to raise it failed, or hipErrorInvalidValue for a descriptor that is not a
 * timeline's.
 */
int anygpu_timeline_wait(int fd,
                         uint64_t value,
                         unsigned int milliseconds);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* ANYGPU_ANYGPU_H */
