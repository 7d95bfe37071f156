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
 * Returns the name of the back end in use: "amd", "nvidia", "ascend" or "host"; "none" where no device can be used.
 *
 * Chooses the back end if no call has done so yet. The text is constant and lives as long as the process;
 * anygpu_last_reason() says why where the answer is "none".
 */
const char *anygpu_backend(void);

/**
 * Returns the calling thread's last failure in words: which call, what went wrong, why, and what to do about it.
 *
 * Empty before the thread's first failure. The text is overwritten by the thread's next failure; copy it to keep it.
 */
const char *anygpu_last_reason(void);

/**
 * Panics inside the library and returns the error code that a caller would see, 999.
 *
 * A build that cannot turn panics into codes ends the process here instead; the test suite calls this in every build
 * that is installed.
 */
int anygpu_self_test_panic(void);

/**
 * Makes a timeline: a number that only grows, to order the work of several processes.
 *
 * Streams wait for it and raise it as an external semaphore of the type timeline (hipImportExternalSemaphore, its type
 * 9, and its like in CUDA), host threads with the calls below. Other processes of the same user get the descriptor over
 * a Unix socket (SCM_RIGHTS) or by inheritance. An import takes it, so import a `dup` of one that is still needed; what
 * is not imported, close. docs/timeline.md says what is in the file.
 *
 * A wait for more than the number is ends with an error on its stream (hipErrorLaunchFailure, CUDA_ERROR_LAUNCH_FAILED)
 * where it would be in vain: where a process that had imported the timeline was killed, crashed or left by `_exit`; where
 * the work that was to raise it failed; where no other process has it any more; and when the stream's device is reset.
 * A process that destroys its semaphore, or calls `exit` with no such work unfinished, is not missed by the others.
 *
 * - `fd` (out): the file descriptor, closed when a program is executed.
 * - `value` (in): where the timeline starts.
 *
 * Returns 0, or hipErrorInvalidValue for NULL, hipErrorOperatingSystem where no file is to be had.
 */
int anygpu_timeline_create(int *fd,
                           uint64_t value);

/**
 * Tells how far a timeline is.
 *
 * - `value` (out): the number.
 * - `fd` (in): its descriptor, which stays open.
 *
 * Returns 0, or hipErrorInvalidValue for NULL and for what is no timeline's descriptor.
 */
int anygpu_timeline_value(uint64_t *value, int fd);

/**
 * Raises a timeline: waits for this number and lower ones end, in all processes.
 *
 * - `fd` (in): its descriptor, which stays open.
 * - `value` (in): the number, not lower than it is.
 *
 * Returns 0, or hipErrorInvalidValue for a lower number and for what is no timeline's descriptor.
 */
int anygpu_timeline_signal(int fd, uint64_t value);

/**
 * Waits until a timeline has come to a number.
 *
 * - `fd` (in): its descriptor, which stays open.
 * - `value` (in): the number.
 * - `milliseconds` (in): how long to wait at most; 0 only looks.
 *
 * Returns 0, hipErrorNotReady where it takes longer, hipErrorLaunchFailure where a process that had imported the
 * timeline ended without letting go of it, or hipErrorInvalidValue for what is no timeline's descriptor.
 */
int anygpu_timeline_wait(int fd,
                         uint64_t value,
                         unsigned int milliseconds);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* ANYGPU_ANYGPU_H */
