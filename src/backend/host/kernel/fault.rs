// SPDX-License-Identifier: MIT OR Apache-2.0
//! Faults of kernels: they end the launch, and not the process.

use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr;
use std::sync::{Once, OnceLock};

use super::block::abandon;
use crate::os::thread::thread_integers;

thread_integers! {
    /// 1 while the thread runs a kernel's code.
    pub mod in_kernel("anygpu_in_kernel"): u32;
}

/// The signals of a thread's own faults, each with the program's action before the first launch.
///
/// Written once, before the first kernel runs; read in the handler without a lock.
static PREVIOUS: [(c_int, OnceLock<libc::sigaction>); 4] = [
    (libc::SIGSEGV, OnceLock::new()),
    (libc::SIGBUS, OnceLock::new()),
    (libc::SIGFPE, OnceLock::new()),
    (libc::SIGILL, OnceLock::new()),
];

/// Watches for faults of kernels; all others go where they went before.
pub fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| PREVIOUS.iter().for_each(|(signal, previous)| watch_for(*signal, previous)));
}

fn watch_for(signal: c_int, previous: &OnceLock<libc::sigaction>) {
    let (mut ours, mut before) = (zeroed(), zeroed());
    ours.sa_sigaction = handle as *const () as usize;
    ours.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
    // SAFETY: the structures are valid for the calls; the handler has the prototype that SA_SIGINFO asks for. The action
    // before is known before ours may be asked.
    unsafe {
        if libc::sigaction(signal, ptr::null(), &mut before) == 0 {
            _ = previous.set(before);
            libc::sigaction(signal, &ours, ptr::null_mut());
        }
    }
}

fn zeroed() -> libc::sigaction {
    // SAFETY: all zeros is a value of this plain structure: default action, empty mask.
    unsafe { MaybeUninit::zeroed().assume_init() }
}

/// Only calls what a signal handler may.
extern "C" fn handle(signal: c_int, info: *mut libc::siginfo_t, _context: *mut c_void) {
    // SAFETY: the kernel passes a valid structure; a signal that somebody sent is no fault.
    let is_sent = unsafe { (*info).si_code } <= 0;
    if in_kernel::get() != 0 && !is_sent {
        in_kernel::set(0);
        // SAFETY: the thread runs a kernel's code, on a fiber.
        unsafe { abandon(signal) };
    }
    let previous =
        PREVIOUS.iter().find(|(known, _)| *known == signal).and_then(|(_, previous)| previous.get().copied());
    // The faulting instruction runs again on return, and this time meets what was there before us.
    // SAFETY: the structure is one that the system gave us, or the default; raising is a plain system call.
    unsafe {
        libc::sigaction(signal, &previous.unwrap_or_else(zeroed), ptr::null_mut());
        if is_sent {
            libc::raise(signal);
        }
    }
}
