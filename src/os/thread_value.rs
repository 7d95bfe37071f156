// SPDX-License-Identifier: MIT OR Apache-2.0
//! Values that last to a thread's end.

use std::ffi::c_void;
use std::marker::PhantomData;
use std::ptr;
use std::sync::atomic::{AtomicU32, Ordering};

use super::process;
#[cfg(not(miri))]
use super::thread_sanitizer;

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
    /// The process that made it. A child that the thread forks has no mapping or lock that the value may have.
    process: usize,
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

/// Keeps an ending thread's value for another round of exit handlers, and frees it in the last one. A forked child leaves its
/// parent's alone.
unsafe extern "C" fn end_round<T>(value: *mut c_void) {
    let value: *mut OfThread<T> = value.cast();
    // SAFETY: the ending thread's own, made by `get_or_make`, which nobody else uses; the key exists.
    unsafe {
        let is_own = (*value).process == process::key();
        if is_own && (*value).rounds == rounds() {
            ((*value).ends)(&(*value).value);
        }
        (*value).rounds -= 1;
        let is_over = (*value).rounds == 0 || libc::pthread_setspecific((*value).key, value.cast()) != 0;
        if is_own && is_over {
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
            value.write(OfThread { value: make(), process: process::key(), key, ends: self.ends, rounds: rounds() });
            if libc::pthread_setspecific(key, value.cast()) != 0 {
                value.drop_in_place();
                libc::free(value.cast());
                return ptr::null_mut();
            }
            value.cast()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::os::forked;

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

    /// The value's mappings may not have been inherited: others may have their addresses there.
    #[test]
    #[cfg_attr(miri, ignore = "keys of the C library")]
    fn a_forked_childs_thread_ends_with_nothing_of_its_parents() {
        static DROPS: AtomicU32 = AtomicU32::new(0);
        static VALUE: ThreadValue<Counted> =
            ThreadValue::ending_with(|value| _ = value.0.fetch_add(1, Ordering::Relaxed));
        extern "C" fn report() {
            // SAFETY: ends the child at once.
            unsafe { libc::_exit(DROPS.load(Ordering::Relaxed) as i32) };
        }
        let fork = || {
            assert!(!VALUE.get_or_make(|| Counted(&DROPS)).is_null());
            // SAFETY: the child returns from here, which ends its only thread, and with it the process; the function stays.
            unsafe {
                let child = libc::fork();
                if child == 0 {
                    libc::atexit(report);
                }
                child
            }
        };
        let child = std::thread::spawn(fork).join().expect("no panic");
        let mut status = -1;
        // SAFETY: the child is this process's own, and the output is valid for the call.
        assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
        assert_eq!((status, DROPS.load(Ordering::Relaxed)), (0, 2), "the thread's own end");
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
}
