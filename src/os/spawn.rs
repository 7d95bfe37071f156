// SPDX-License-Identifier: MIT OR Apache-2.0
//! Threads of the library's own, without asynchronous signals.

use std::ffi::CStr;
#[cfg(not(miri))]
use std::ffi::c_void;
#[cfg(not(miri))]
use std::panic::catch_unwind;
#[cfg(not(miri))]
use std::ptr;

#[cfg(not(miri))]
use super::objects;
#[cfg(not(miri))]
use super::published::Published;
#[cfg(not(miri))]
use super::thread::Signals;
#[cfg(not(miri))]
use super::thread_sanitizer;

/// Bytes of stack for a thread that may call functions of the program's. They find as much on a thread of its own making.
pub const STACK_OF_PROGRAMS: usize = 8 << 20;
/// Bytes of stack for one that calls this library and vendors' runtimes only. Stacks are address space, which may be limited.
pub const STACK: usize = 1 << 20;

/// Bytes that the C library takes of a thread's stack for the thread-local variables of the program and its libraries.
///
/// glibc tells by a function that it keeps for other languages' libraries; other C libraries take none.
#[cfg(not(miri))]
fn taken_bytes(attributes: &libc::pthread_attr_t) -> usize {
    static LEAST: Published<Option<usize>> = Published::new();
    let Some(least) = LEAST.get_or_make(|| objects::symbol(c"__pthread_get_minstack")) else { return 0 };
    // SAFETY: glibc's function of this name has this type.
    let least: unsafe extern "C" fn(*const libc::pthread_attr_t) -> usize =
        unsafe { std::mem::transmute(ptr::with_exposed_provenance::<c_void>(*least)) };
    // SAFETY: the attributes are valid for the call.
    unsafe { least(attributes) }.saturating_sub(libc::PTHREAD_STACK_MIN)
}

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
        let mut attributes = MaybeUninit::<libc::pthread_attr_t>::uninit();
        if libc::pthread_attr_init(attributes.as_mut_ptr()) != 0 {
            return false;
        }
        let room = stack.saturating_add(taken_bytes(attributes.assume_init_ref()));
        libc::pthread_attr_setstacksize(attributes.as_mut_ptr(), room);
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
