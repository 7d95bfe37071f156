// SPDX-License-Identifier: MIT OR Apache-2.0
//! Faults of kernels, and kernels that take too long: they end the launch, and not the process.

use std::ffi::{c_int, c_void};
use std::sync::Once;

use super::block::abandon;
use super::watchdog::{self, in_kernel};
use crate::os::faults::{Watched, is_sent};

static FAULTS: [Watched; 4] =
    [Watched::new(libc::SIGSEGV), Watched::new(libc::SIGBUS), Watched::new(libc::SIGFPE), Watched::new(libc::SIGILL)];

/// Watches for faults of kernels; all others go where they went before.
pub fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| FAULTS.iter().for_each(|watched| watched.watch(handle)));
}

/// Only calls what a signal handler may.
extern "C" fn handle(signal: c_int, info: *mut libc::siginfo_t, context: *mut c_void) {
    // SAFETY: this is the handler; where the thread runs a kernel's code, it is on a fiber.
    unsafe {
        let ended = watchdog::ended(signal, info);
        if in_kernel::get() != 0 && (!is_sent(info) || ended == Some(in_kernel::get())) {
            in_kernel::set(0);
            abandon(if ended.is_some() { watchdog::ENDED } else { signal }, context);
            return;
        }
        if ended.is_some() {
            // The kernel had ended by then.
            return;
        }
        if let Some(watched) = FAULTS.iter().find(|watched| watched.signal == signal) {
            watched.pass_on(info);
        }
    }
}
