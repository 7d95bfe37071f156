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

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;
    use crate::os::{forked, thread_sanitizer};

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_signal_that_was_sent_reaches_the_programs_own_handler() {
        // It keeps signals back for a while.
        if thread_sanitizer::get().is_some() {
            return;
        }
        static WATCHED: Watched = Watched::new(libc::SIGUSR1);
        static HEARD: AtomicU32 = AtomicU32::new(0);
        extern "C" fn of_program(_: c_int) {
            HEARD.fetch_add(1, Ordering::Relaxed);
        }
        extern "C" fn ours(_: c_int, info: *mut libc::siginfo_t, _: *mut c_void) {
            // SAFETY: the handler was given it.
            unsafe { WATCHED.pass_on(info) };
        }
        forked::child(|| {
            // SAFETY: plain system calls, in a child.
            unsafe { libc::signal(libc::SIGUSR1, of_program as *const () as usize) };
            WATCHED.watch(ours);
            for heard in 1..=2 {
                // SAFETY: as above.
                unsafe { libc::kill(libc::getpid(), libc::SIGUSR1) };
                assert_eq!(HEARD.load(Ordering::Relaxed), heard);
            }
        });
        // That of an address that is not mapped (SEGV_MAPERR).
        const FAULT: c_int = 1;
        // SAFETY: plain data, of which zeros are one.
        let mut info: libc::siginfo_t = unsafe { std::mem::zeroed() };
        for (code, expected) in [(libc::SI_TKILL, true), (libc::SI_USER, true), (FAULT, false)] {
            info.si_code = code;
            // SAFETY: a valid structure.
            assert_eq!(unsafe { is_sent(&info) }, expected);
        }
    }
}
