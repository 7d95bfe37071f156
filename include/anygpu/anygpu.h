/* Generated from src/api/anygpu by `BLESS=1 cargo test --test generated`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * anygpu's own calls: what no vendor's interface can be asked.
 */

#ifndef ANYGPU_ANYGPU_H
#define ANYGPU_ANYGPU_H

#include <stddef.h>
#include <stdint.h>


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

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* ANYGPU_ANYGPU_H */
