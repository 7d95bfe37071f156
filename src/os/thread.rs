// SPDX-License-Identifier: MIT OR Apache-2.0
//! Thread support: initial-exec thread-locals, values that last to a thread's end, a cancellation guard, worker threads
//! without asynchronous signals.
//!
//! `thread_local!` in a shared library costs a function call per access; here it is a few instructions, as in the
//! dispatchers of OpenGL. They live in the static part of a thread's storage (the initial-exec model), of which the
//! system keeps some in reserve for libraries loaded later; they need no destructor and answer in exit handlers too.

use std::ffi::{CStr, c_int, c_void};
use std::marker::PhantomData;
#[cfg(not(miri))]
use std::panic::catch_unwind;
use std::ptr;
use std::sync::atomic::{AtomicU32, Ordering};

#[cfg(not(miri))]
use super::thread_sanitizer;

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

/// A value of each thread that lasts as long as the thread's exit handlers, any of which may use it.
///
/// They run in rounds; a thread-local with a destructor is gone before most of them.
pub struct ThreadValue<T> {
    /// The key, plus one; 0 before it is made. Published with Release.
    key: AtomicU32,
    /// Called with the value of an ending thread in the first round.
    ends: fn(&T),
    of: PhantomData<fn() -> T>,
}

/// A thread's value.
#[repr(C)]
struct OfThread<T> {
    value: T,
    key: libc::pthread_key_t,
    ends: fn(&T),
    /// Rounds of exit handlers that the thread has yet to make.
    rounds: u32,
}

/// The rounds of exit handlers that a thread makes at most: PTHREAD_DESTRUCTOR_ITERATIONS.
const ROUNDS: u32 = 4;

/// The rounds in which values are there: ThreadSanitizer ends a thread in the last, behind which nothing may be freed.
fn rounds() -> u32 {
    #[cfg(not(miri))]
    if thread_sanitizer::get().is_some() {
        return ROUNDS - 1;
    }
    ROUNDS
}

/// Keeps an ending thread's value for another round of exit handlers, and frees it in the last one.
unsafe extern "C" fn end_round<T>(value: *mut c_void) {
    let value: *mut OfThread<T> = value.cast();
    // SAFETY: the ending thread's own, made by `get_or_make`, which nobody else uses; the key exists.
    unsafe {
        if (*value).rounds == rounds() {
            ((*value).ends)(&(*value).value);
        }
        (*value).rounds -= 1;
        if (*value).rounds == 0 || libc::pthread_setspecific((*value).key, value.cast()) != 0 {
            value.drop_in_place();
            libc::free(value.cast());
        }
    }
}

impl<T> ThreadValue<T> {
    /// No thread has a value.
    #[allow(clippy::new_without_default, reason = "only statics have one")]
    pub const fn new() -> ThreadValue<T> {
        ThreadValue::ending_with(|_| {})
    }

    /// No thread has a value. `ends` is called with the value of a thread that begins to end, and must not panic.
    pub const fn ending_with(ends: fn(&T)) -> ThreadValue<T> {
        ThreadValue { key: AtomicU32::new(0), ends, of: PhantomData }
    }

    /// The key, `None` where there is none left.
    fn key(&self) -> Option<libc::pthread_key_t> {
        if let Some(key) = self.key.load(Ordering::Acquire).checked_sub(1) {
            return Some(key);
        }
        let mut new = 0;
        // SAFETY: the output is valid for the call; the destructor stays, as this library is never unloaded.
        if unsafe { libc::pthread_key_create(&mut new, Some(end_round::<T>)) } != 0 {
            return None;
        }
        match self.key.compare_exchange(0, new + 1, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => Some(new),
            Err(other) => {
                // SAFETY: another thread was faster, and nobody has used this key.
                unsafe { libc::pthread_key_delete(new) };
                Some(other - 1)
            }
        }
    }

    /// The calling thread's value, NULL if it has none.
    pub fn get(&self) -> *mut T {
        match self.key.load(Ordering::Acquire).checked_sub(1) {
            // SAFETY: the key exists; the value is the first member.
            Some(key) => unsafe { libc::pthread_getspecific(key) }.cast(),
            None => ptr::null_mut(),
        }
    }

    /// The calling thread's value, made if it has none; NULL where the operating system has no room for it.
    pub fn get_or_make(&self, make: impl FnOnce() -> T) -> *mut T {
        const { assert!(align_of::<OfThread<T>>() <= 16, "what malloc promises") };
        let existing = self.get();
        if !existing.is_null() {
            return existing;
        }
        let Some(key) = self.key() else { return ptr::null_mut() };
        // SAFETY: the memory is aligned and large enough for what is written; nobody else has it.
        unsafe {
            let value: *mut OfThread<T> = libc::malloc(size_of::<OfThread<T>>()).cast();
            if value.is_null() {
                return ptr::null_mut();
            }
            value.write(OfThread { value: make(), key, ends: self.ends, rounds: rounds() });
            if libc::pthread_setspecific(key, value.cast()) != 0 {
                value.drop_in_place();
                libc::free(value.cast());
                return ptr::null_mut();
            }
            value.cast()
        }
    }
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

/// Bytes of stack for a thread that may call functions of the program's. They find as much on a thread of its own making.
pub const STACK_OF_PROGRAMS: usize = 8 << 20;
/// Bytes of stack for one that calls this library and vendors' runtimes only. Stacks are address space, which may be limited.
pub const STACK: usize = 1 << 20;

/// Starts a thread that gets no signals but its own faults': others are for the program's threads.
///
/// Not one of the standard library's: those begin with having the loader note a destructor, and so never begin while a
/// library's constructor waits for their work.
#[cfg(not(miri))]
pub fn start(name: &'static CStr, stack: usize, body: fn()) -> bool {
    use std::mem::MaybeUninit;

    struct Start {
        name: &'static CStr,
        body: fn(),
    }

    extern "C" fn begin(start: *mut c_void) -> *mut c_void {
        // SAFETY: the box that was given up for this thread.
        let Start { name, body } = *unsafe { Box::from_raw(start.cast::<Start>()) };
        // SAFETY: names the calling thread.
        unsafe { libc::prctl(libc::PR_SET_NAME, name.as_ptr()) };
        // It cannot see in which order these threads and the program's use memory.
        let _ignored = thread_sanitizer::Ignored::new();
        _ = catch_unwind(body).map_err(std::mem::forget);
        ptr::null_mut()
    }

    // SAFETY: the attributes are initialised before they are used; a thread that starts frees its box, otherwise nobody
    // else has it.
    unsafe {
        let mut attributes = MaybeUninit::uninit();
        if libc::pthread_attr_init(attributes.as_mut_ptr()) != 0 {
            return false;
        }
        libc::pthread_attr_setstacksize(attributes.as_mut_ptr(), stack);
        libc::pthread_attr_setdetachstate(attributes.as_mut_ptr(), libc::PTHREAD_CREATE_DETACHED);
        // The thread inherits what its maker blocks.
        let _signals = Signals::blocked();
        let mut thread = std::mem::zeroed();
        let start = Box::into_raw(Box::new(Start { name, body }));
        let started = libc::pthread_create(&mut thread, attributes.as_ptr(), begin, start.cast()) == 0;
        if !started {
            drop(Box::from_raw(start));
        }
        libc::pthread_attr_destroy(attributes.as_mut_ptr());
        started
    }
}

/// Starts a thread under Rust's interpreter.
#[cfg(miri)]
pub fn start(_name: &'static CStr, _stack: usize, body: fn()) -> bool {
    std::thread::Builder::new().spawn(body).is_ok()
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

    struct Counted(&'static AtomicU32);

    impl Drop for Counted {
        fn drop(&mut self) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "keys of the C library")]
    fn a_value_lasts_as_long_as_its_threads_exit_handlers() {
        static ENDS: AtomicU32 = AtomicU32::new(0);
        static DROPS: AtomicU32 = AtomicU32::new(0);
        /// Rounds of another exit handler that find the value.
        static USES: AtomicU32 = AtomicU32::new(0);
        static KEY: AtomicU32 = AtomicU32::new(0);
        static VALUE: ThreadValue<Counted> = ThreadValue::ending_with(|value| {
            _ = ENDS.fetch_add(1 + value.0.load(Ordering::Relaxed), Ordering::Relaxed)
        });

        unsafe extern "C" fn handler(round: *mut c_void) {
            if !VALUE.get().is_null() && DROPS.load(Ordering::Relaxed) == 0 {
                USES.fetch_add(1, Ordering::Relaxed);
            }
            if round.addr() < rounds() as usize - 1 {
                // SAFETY: the key exists.
                unsafe { libc::pthread_setspecific(KEY.load(Ordering::Relaxed), round.wrapping_byte_add(1)) };
            }
        }

        let body = || {
            assert!(VALUE.get().is_null());
            let value = VALUE.get_or_make(|| Counted(&DROPS));
            assert!(!value.is_null() && VALUE.get() == value);
            assert_eq!(VALUE.get_or_make(|| unreachable!()), value);
            let mut key = 0;
            // SAFETY: the output is valid for the call; the handler stays.
            unsafe {
                assert_eq!(libc::pthread_key_create(&mut key, Some(handler)), 0);
                KEY.store(key, Ordering::Relaxed);
                libc::pthread_setspecific(key, ptr::without_provenance(1));
            }
        };
        std::thread::spawn(body).join().expect("no panic");
        let counts = [&ENDS, &DROPS, &USES].map(|count| count.load(Ordering::Relaxed));
        assert_eq!(counts, [1, 1, rounds() - 1]);
    }

    #[test]
    #[cfg_attr(miri, ignore = "keys of the C library")]
    fn without_a_key_there_is_no_value() {
        forked::child(|| {
            static DROPS: AtomicU32 = AtomicU32::new(0);
            let mut key = 0;
            // SAFETY: the output is valid for the call.
            while unsafe { libc::pthread_key_create(&mut key, None) } == 0 {}
            let value = ThreadValue::new();
            assert!(value.get_or_make(|| Counted(&DROPS)).is_null() && value.get().is_null());
            // One that does not exist, as where there is no room for its value.
            if cfg!(target_env = "gnu") {
                value.key.store(1 << 20, Ordering::Relaxed);
                assert!(value.get_or_make(|| Counted(&DROPS)).is_null() && value.get().is_null());
                assert_eq!(DROPS.load(Ordering::Relaxed), 1);
            }
        });
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
