// SPDX-License-Identifier: MIT OR Apache-2.0
//! Signals of a thread's own faults: a handler that passes on what is not its own.

use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr;
use std::sync::OnceLock;

/// A handler, which only calls what a signal handler may: no allocation, no lock that the interrupted thread might hold.
pub type Handler = extern "C" fn(c_int, *mut libc::siginfo_t, *mut c_void);

/// A signal that is watched, with the program's action before.
pub struct Watched {
    /// The signal.
    pub signal: c_int,
    /// Written once, before the handler may be asked; read there without a lock.
    previous: OnceLock<libc::sigaction>,
}

impl Watched {
    /// A signal that is not watched yet.
    pub const fn new(signal: c_int) -> Watched {
        Watched { signal, previous: OnceLock::new() }
    }

    /// Installs a handler, once; nothing where the system refuses.
    pub fn watch(&self, handler: Handler) {
        let (mut ours, mut before) = (zeroed(), zeroed());
        ours.sa_sigaction = handler as *const () as usize;
        ours.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
        // SAFETY: the structures are valid for the calls; the handler has the prototype that SA_SIGINFO asks for.
        unsafe {
            if libc::sigaction(self.signal, ptr::null(), &mut before) == 0 {
                _ = self.previous.set(before);
                libc::sigaction(self.signal, &ours, ptr::null_mut());
            }
        }
    }

    /// Leaves the signal to what was there before: the faulting instruction runs again when the handler returns. One that
    /// somebody sent is sent again, and blocked until then.
    ///
    /// # Safety
    /// Called by the handler, with what it was given.
    pub unsafe fn pass_on(&self, info: *const libc::siginfo_t) {
        let previous = self.previous.get().copied().unwrap_or_else(zeroed);
        // SAFETY: the structure is one that the system gave us, or the default; raising is a plain system call.
        unsafe {
            libc::sigaction(self.signal, &previous, ptr::null_mut());
            if is_sent(info) {
                libc::raise(self.signal);
            }
        }
    }
}

/// Tells whether somebody sent the signal, which is no fault then.
///
/// # Safety
/// The handler was given this.
pub unsafe fn is_sent(info: *const libc::siginfo_t) -> bool {
    // SAFETY: the system passes a valid structure.
    unsafe { (*info).si_code <= 0 }
}

fn zeroed() -> libc::sigaction {
    // SAFETY: all zeros is a value of this plain structure: default action, empty mask.
    unsafe { MaybeUninit::zeroed().assume_init() }
}
