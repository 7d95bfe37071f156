// SPDX-License-Identifier: MIT OR Apache-2.0
//! Thread support: initial-exec thread-locals, guards against cancellation and signals.
//!
//! `thread_local!` in a shared library costs a function call per access; here it is a few instructions, as in the
//! dispatchers of OpenGL. They live in the static part of a thread's storage (the initial-exec model), of which the
//! system keeps some in reserve for libraries loaded later; they need no destructor and answer in exit handlers too.

use std::ffi::c_int;
use std::ptr;
use std::sync::atomic::{AtomicU32, Ordering};

/// Declares integers of the calling thread, each with a symbol of its own; they start as 0 in every thread.
macro_rules! thread_integers {
    ($($(#[$doc:meta])* $visibility:vis mod $name:ident($symbol:literal): $type:ty;)*) => {$(
        $(#[$doc])*
        $visibility mod $name {
            #[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
            std::arch::global_asm!(
                ".pushsection .tbss,\"awT\",@nobits",
                ".p2align 2",
                concat!(".globl ", $symbol),
                concat!(".hidden ", $symbol),
                concat!(".type ", $symbol, ",@object"),
                concat!(".size ", $symbol, ",4"),
                concat!($symbol, ": .zero 4"),
                ".popsection",
            );

            /// The calling thread's value.
            #[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
            #[inline(always)]
            pub fn get() -> $type {
                let value: $type;
                // SAFETY: reads the four bytes that the symbol names in the calling thread's own storage.
                unsafe {
                    #[cfg(target_arch = "x86_64")]
                    std::arch::asm!(
                        concat!("mov {place}, qword ptr [rip + ", $symbol, "@GOTTPOFF]"),
                        "mov {value:e}, dword ptr fs:[{place}]",
                        place = out(reg) _,
                        value = lateout(reg) value,
                        options(nostack, preserves_flags, readonly),
                    );
                    #[cfg(target_arch = "aarch64")]
                    std::arch::asm!(
                        concat!("adrp {place}, :gottprel:", $symbol),
                        concat!("ldr {place}, [{place}, #:gottprel_lo12:", $symbol, "]"),
                        "mrs {thread}, tpidr_el0",
                        "ldr {value:w}, [{thread}, {place}]",
                        place = out(reg) _,
                        thread = out(reg) _,
                        value = lateout(reg) value,
                        options(nostack, preserves_flags, readonly),
                    );
                }
                value
            }

            /// Changes the calling thread's value.
            #[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
            #[inline(always)]
            pub fn set(value: $type) {
                // SAFETY: writes the four bytes that the symbol names in the calling thread's own storage.
                unsafe {
                    #[cfg(target_arch = "x86_64")]
                    std::arch::asm!(
                        concat!("mov {place}, qword ptr [rip + ", $symbol, "@GOTTPOFF]"),
                        "mov dword ptr fs:[{place}], {value:e}",
                        place = out(reg) _,
                        value = in(reg) value,
                        options(nostack, preserves_flags),
                    );
                    #[cfg(target_arch = "aarch64")]
                    std::arch::asm!(
                        concat!("adrp {place}, :gottprel:", $symbol),
                        concat!("ldr {place}, [{place}, #:gottprel_lo12:", $symbol, "]"),
                        "mrs {thread}, tpidr_el0",
                        "str {value:w}, [{thread}, {place}]",
                        place = out(reg) _,
                        thread = out(reg) _,
                        value = in(reg) value,
                        options(nostack, preserves_flags),
                    );
                }
            }

            #[cfg(not(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri))))]
            thread_local! {
                static VALUE: std::cell::Cell<$type> = const { std::cell::Cell::new(0) };
            }

            /// The calling thread's value.
            #[cfg(not(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri))))]
            pub fn get() -> $type {
                VALUE.get()
            }

            /// Changes the calling thread's value.
            #[cfg(not(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri))))]
            pub fn set(value: $type) {
                VALUE.set(value);
            }
        }
    )*};
}
pub(crate) use thread_integers;

thread_integers! {
    /// The number of the calling thread, 0 before it is asked for.
    mod number_of_thread("anygpu_thread_number"): u32;
}

/// The number of the calling thread among all that ask; the system gives an ended thread's id to another.
pub fn number() -> u32 {
    /// Relaxed: only makes numbers unique.
    static COUNT: AtomicU32 = AtomicU32::new(0);
    if number_of_thread::get() == 0 {
        number_of_thread::set(COUNT.fetch_add(1, Ordering::Relaxed) + 1);
    }
    number_of_thread::get()
}

/// The system's id of the calling thread, by its system call.
///
/// glibc has the function from 2.30 on.
pub fn system_id() -> libc::pid_t {
    // SAFETY: no arguments, cannot fail.
    unsafe { libc::syscall(libc::SYS_gettid) as libc::pid_t }
}

/// Guard that defers `pthread_cancel` while it lives.
///
/// A thread that ended inside a file operation of ours would unwind through frames that end the process instead.
pub struct Uncancelled(c_int);

unsafe extern "C" {
    /// The `libc` crate lacks it.
    fn pthread_setcancelstate(state: c_int, before: *mut c_int) -> c_int;
}

impl Uncancelled {
    /// Puts cancellation off.
    #[allow(clippy::new_without_default, reason = "it does something")]
    pub fn new() -> Uncancelled {
        const DISABLE: c_int = 1;
        let mut before = 0;
        if !cfg!(miri) {
            // SAFETY: the output is valid for the call.
            unsafe { pthread_setcancelstate(DISABLE, &mut before) };
        }
        Uncancelled(before)
    }
}

impl Drop for Uncancelled {
    fn drop(&mut self) {
        if !cfg!(miri) {
            // SAFETY: the state is the one it had; the output is valid for the call.
            unsafe { pthread_setcancelstate(self.0, &mut 0) };
        }
    }
}

/// Guard that blocks the calling thread's signals while it lives, but for those of faults.
pub struct Signals(Option<libc::sigset_t>);

/// The signals that a thread's own fault sends: while it is blocked, one ends the process without a handler.
const FAULTS: [c_int; 6] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGFPE, libc::SIGILL, libc::SIGTRAP, libc::SIGSYS];

impl Signals {
    /// Blocks all others.
    pub fn blocked() -> Signals {
        if cfg!(miri) {
            return Signals(None);
        }
        // SAFETY: the set is valid for the calls, which initialise it before it is read.
        let most = unsafe {
            let mut most = std::mem::zeroed();
            libc::sigfillset(&mut most);
            for signal in FAULTS {
                libc::sigdelset(&mut most, signal);
            }
            most
        };
        Signals::change(libc::SIG_SETMASK, &most)
    }

    /// Changes what the calling thread blocks.
    fn change(how: c_int, set: &libc::sigset_t) -> Signals {
        // SAFETY: the sets are valid for the call, which initialises the second before it is read.
        unsafe {
            let mut before = std::mem::zeroed();
            Signals((libc::pthread_sigmask(how, set, &mut before) == 0).then_some(before))
        }
    }
}

impl Drop for Signals {
    fn drop(&mut self) {
        if let Some(before) = &self.0 {
            // SAFETY: the set is the one that the thread had.
            unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, before, ptr::null_mut()) };
        }
    }
}

/// Guard in which writing to a socket that its reader has closed fails without SIGPIPE, which would end the process.
pub struct WithoutSigpipe(Signals);

impl WithoutSigpipe {
    /// Blocks the signal for the calling thread.
    pub fn blocked() -> WithoutSigpipe {
        if cfg!(miri) {
            return WithoutSigpipe(Signals(None));
        }
        // SAFETY: the set is valid for the calls, which initialise it before it is read.
        let is_pending = unsafe {
            let mut pending = std::mem::zeroed();
            libc::sigpending(&mut pending) != 0 || libc::sigismember(&pending, libc::SIGPIPE) == 1
        };
        // One that is pending is the program's, and stays.
        WithoutSigpipe(if is_pending { Signals(None) } else { Signals::change(libc::SIG_BLOCK, &sigpipe()) })
    }
}

impl Drop for WithoutSigpipe {
    fn drop(&mut self) {
        // The thread's own mask comes back behind this.
        if self.0.0.is_some() {
            let now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
            // SAFETY: the set and the time are live; nothing is told of the signal.
            unsafe { libc::sigtimedwait(&sigpipe(), ptr::null_mut(), &now) };
        }
    }
}

/// The set of SIGPIPE alone.
fn sigpipe() -> libc::sigset_t {
    // SAFETY: the set is valid for the calls, which initialise it.
    unsafe {
        let mut set = std::mem::zeroed();
        libc::sigemptyset(&mut set);
        libc::sigaddset(&mut set, libc::SIGPIPE);
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::os::forked;

    thread_integers! {
        /// One of two.
        mod one("anygpu_test_one"): i32;
        /// Its neighbour.
        mod other("anygpu_test_other"): u32;
    }

    /// A SIGPIPE that the program has pending stays so, and so does the mask.
    #[test]
    #[cfg(not(miri))]
    fn a_reader_that_is_gone_ends_nobody() {
        use std::os::fd::AsRawFd;
        use std::os::unix::net::UnixStream;

        let is_in = |pending: bool| {
            // SAFETY: the set is valid for the calls, which initialise it.
            unsafe {
                let mut set = std::mem::zeroed();
                let status = match pending {
                    true => libc::sigpending(&mut set),
                    false => libc::pthread_sigmask(libc::SIG_BLOCK, ptr::null(), &mut set),
                };
                status == 0 && libc::sigismember(&set, libc::SIGPIPE) == 1
            }
        };
        let write = || {
            let _without = WithoutSigpipe::blocked();
            let (socket, _) = UnixStream::pair().expect("two sockets");
            // Rust's own write asks for no signal.
            // SAFETY: a plain system call on a live byte.
            assert_eq!(unsafe { libc::write(socket.as_raw_fd(), c"x".as_ptr().cast(), 1) }, -1);
        };
        forked::child(|| {
            // SAFETY: plain system calls.
            unsafe { libc::signal(libc::SIGPIPE, libc::SIG_DFL) };
            write();
            assert_eq!([false, true].map(is_in), [false; 2]);
            // SAFETY: the set is live.
            unsafe { libc::pthread_sigmask(libc::SIG_BLOCK, &sigpipe(), ptr::null_mut()) };
            // SAFETY: sends the calling thread a signal that it has blocked.
            unsafe { libc::pthread_kill(libc::pthread_self(), libc::SIGPIPE) };
            write();
            assert_eq!([false, true].map(is_in), [true; 2]);
        });
    }

    #[test]
    fn no_thread_has_the_number_of_another() {
        let mut numbers: Vec<u32> = (0..50)
            .map(|_| std::thread::spawn(|| (super::number(), super::number())).join().expect("no panic"))
            .map(|(number, again)| if number == again { number } else { 0 })
            .chain([super::number()])
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert!(numbers.len() == 51 && numbers[0] > 0, "{numbers:?}");
    }

    #[test]
    fn each_thread_has_its_own() {
        one::set(-5);
        other::set(u32::MAX);
        let elsewhere = std::thread::spawn(|| {
            let start = (one::get(), other::get());
            one::set(7);
            start
        });
        assert_eq!(elsewhere.join().expect("no panic"), (0, 0));
        assert_eq!((one::get(), other::get()), (-5, u32::MAX));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn cancellation_is_deferred_until_the_outermost_guard_ends() {
        let is_deferred = || {
            let (mut before, mut own) = (-1, -1);
            // SAFETY: the outputs are valid for the calls, which leave the state as it is.
            unsafe {
                pthread_setcancelstate(1, &mut before);
                pthread_setcancelstate(before, &mut own);
            }
            before == 1
        };
        assert!(!is_deferred());
        {
            let _outer = Uncancelled::new();
            assert!(is_deferred());
            drop(Uncancelled::new());
            assert!(is_deferred());
        }
        assert!(!is_deferred());
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn signals_are_blocked_while_the_guard_lives_but_for_those_of_faults() {
        let blocked = || {
            // SAFETY: the set is valid for the calls.
            unsafe {
                let mut set = std::mem::zeroed();
                assert_eq!(libc::pthread_sigmask(libc::SIG_SETMASK, ptr::null(), &mut set), 0);
                (1..32).filter(|signal| libc::sigismember(&set, *signal) == 1).collect::<Vec<c_int>>()
            }
        };
        let before = blocked();
        let guard = Signals::blocked();
        let never = [libc::SIGKILL, libc::SIGSTOP];
        let expected = (1..32).filter(|signal| !FAULTS.contains(signal) && !never.contains(signal));
        assert_eq!(blocked(), expected.collect::<Vec<c_int>>());
        drop(guard);
        assert_eq!(blocked(), before);
    }
}
