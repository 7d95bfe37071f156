// SPDX-License-Identifier: MIT OR Apache-2.0
//! ThreadSanitizer's functions, where the program was built with it.
//!
//! It sees what instrumented code does, and calls of the C library. What this library does for a stream it must be told of.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::ptr;
use std::sync::{Arc, LazyLock};

use super::objects;
use super::published::Published;

/// Declares the functions by their names.
macro_rules! functions {
    ($($(#[$doc:meta])* $visibility:vis fn $name:ident = $symbol:literal($($argument:ident: $type:ty),*) $(-> $returned:ty)?;)*) => {
        /// The functions of its runtime.
        #[derive(Clone, Copy)]
        pub struct ThreadSanitizer { $($name: unsafe extern "C" fn($($type),*) $(-> $returned)?),* }

        impl ThreadSanitizer {
            #[allow(clippy::missing_transmute_annotations, reason = "the field has the type")]
            fn find() -> Option<ThreadSanitizer> {
                $(
                    let $name = ptr::with_exposed_provenance::<c_void>(objects::symbol($symbol)?);
                )*
                // SAFETY: the runtime's functions of these names have these types.
                Some(ThreadSanitizer { $($name: unsafe { std::mem::transmute::<*const c_void, _>($name) }),* })
            }

            $(
                $(#[$doc])*
                #[allow(clippy::not_unsafe_ptr_arg_deref, reason = "addresses are only names to it")]
                $visibility fn $name(&self $(, $argument: $type)*) $(-> $returned)? {
                    // SAFETY: addresses are only names to it, and fibers are its own.
                    unsafe { (self.$name)($($argument),*) }
                }
            )*
        }
    };
}

functions! {
    /// Has the thread come after what was released at an address.
    pub fn acquire = c"__tsan_acquire"(address: *mut c_void);
    /// Has those who acquire the address come after what the thread did until now.
    pub fn release = c"__tsan_release"(address: *mut c_void);
    /// Bytes are read by the code at an address.
    pub fn read = c"__tsan_read_range_pc"(address: *mut c_void, size: usize, code: *mut c_void);
    /// Bytes are written by the code at an address.
    pub fn write = c"__tsan_write_range_pc"(address: *mut c_void, size: usize, code: *mut c_void);
    /// A function is entered, which returns to an address.
    pub fn enter = c"__tsan_func_entry"(to: *mut c_void);
    /// A function returns.
    pub fn leave = c"__tsan_func_exit"();
    /// The thread that runs, or the fiber.
    pub fn fiber = c"__tsan_get_current_fiber"() -> *mut c_void;
    /// A new fiber.
    fn create = c"__tsan_create_fiber"(flags: c_uint) -> *mut c_void;
    /// Names a fiber in reports.
    fn set_name = c"__tsan_set_fiber_name"(fiber: *mut c_void, name: *const c_char);
    /// Ends a fiber that does not run.
    pub fn destroy = c"__tsan_destroy_fiber"(fiber: *mut c_void);
    /// Goes on as another fiber; see [`IN_NO_ORDER`].
    pub fn switch = c"__tsan_switch_to_fiber"(fiber: *mut c_void, flags: c_uint);
    /// Leaves out what the thread reads and writes from now on. Programs by clang do not export `__tsan_ignore_thread_begin`.
    fn begin_ignoring = c"AnnotateIgnoreReadsBegin"(file: *const c_char, line: c_int);
    /// Ends what `begin_ignoring` began.
    fn end_ignoring = c"AnnotateIgnoreReadsEnd"(file: *const c_char, line: c_int);
}

/// The flag by which to go on as another fiber puts nothing in order.
pub const IN_NO_ORDER: c_uint = 1;

impl ThreadSanitizer {
    /// A new fiber, with a name for reports.
    pub fn create_named(&self, name: &'static CStr) -> *mut c_void {
        let fiber = self.create(0);
        self.set_name(fiber, name.as_ptr());
        fiber
    }
}

/// The runtime, where the program has one.
pub fn get() -> Option<&'static ThreadSanitizer> {
    static FOUND: Published<Option<ThreadSanitizer>> = Published::new();
    // An interpreted program has no loader.
    FOUND.get_or_make(|| if cfg!(miri) { None } else { ThreadSanitizer::find() }).as_ref()
}

/// An address by which the sanitizer knows what is in order.
#[derive(Default)]
pub struct Mark(Box<u64>);

/// The place of work in its stream that other threads do.
pub struct Between {
    pub sanitizer: &'static ThreadSanitizer,
    /// Released by what comes before the work.
    pub begun: Mark,
    /// Released by the work.
    pub done: Mark,
}

impl Mark {
    /// The address.
    pub fn address(&self) -> *mut c_void {
        std::ptr::from_ref(&*self.0).cast_mut().cast()
    }
}

/// The mark of all signals.
pub fn any_signal() -> Arc<Mark> {
    static ANY: LazyLock<Arc<Mark>> = LazyLock::new(Arc::default);
    ANY.clone()
}

/// Leaves out what the calling thread reads and writes, until this goes.
pub struct Ignored(Option<&'static ThreadSanitizer>);

impl Ignored {
    /// Begins now.
    #[allow(clippy::new_without_default, reason = "it does something")]
    pub fn new() -> Ignored {
        let sanitizer = get();
        sanitizer.inspect(|sanitizer| sanitizer.begin_ignoring(c"".as_ptr(), 0));
        Ignored(sanitizer)
    }
}

impl Drop for Ignored {
    fn drop(&mut self) {
        self.0.inspect(|sanitizer| sanitizer.end_ignoring(c"".as_ptr(), 0));
    }
}
