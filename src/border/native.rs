// SPDX-License-Identifier: MIT OR Apache-2.0
//! The way past the hub: a dialect whose own vendor is in use calls the vendor's function, arguments untouched.
//!
//! [`super::runtime`] has the decision. Each exported function keeps the vendor's address in a [`Slot`], so the native
//! path costs one atomic load and one predictable branch.

use std::ffi::c_void;
use std::ptr::{self, NonNull};
use std::sync::atomic::{AtomicPtr, Ordering};

use super::runtime::Runtime;
use super::{call_log, choice};
use crate::os::panic::answer;
use crate::os::{inside, process};

/// Where an exported function keeps the vendor's function of its name.
pub struct Slot {
    /// The vendor's function, or one of the constants below; NULL before the first call.
    way: AtomicPtr<c_void>,
    /// The vendor's function where calls are logged; NULL where the hub answers them.
    logged: AtomicPtr<c_void>,
}

/// How a call is answered.
pub enum Way {
    /// By the hub.
    Translated,
    /// By this function of the vendor.
    Native(NonNull<c_void>),
    /// By making it again, which writes down how it went.
    Logged,
}

/// Not the address of any function: this function is answered by the hub.
const TRANSLATED: *mut c_void = ptr::without_provenance_mut(1);

/// Not the address of any function: calls of this function are logged. The greatest of these constants.
const LOGGED: *mut c_void = ptr::without_provenance_mut(2);

impl Slot {
    /// A slot that has not been asked about.
    pub const fn new() -> Slot {
        Slot { way: AtomicPtr::new(ptr::null_mut()), logged: AtomicPtr::new(ptr::null_mut()) }
    }

    /// The vendor's function, where calls go to it and that is known.
    #[inline(always)]
    pub fn known(&self) -> Option<NonNull<c_void>> {
        function_in(self.way.load(Ordering::Acquire))
    }

    /// How to answer a call of this name.
    #[inline(always)]
    pub fn get(&self, runtime: &'static Runtime, name: &'static str) -> Way {
        let way = self.way.load(Ordering::Acquire);
        match function_in(way) {
            Some(function) => Way::Native(function),
            None if way == TRANSLATED => Way::Translated,
            None => self.find(runtime, name),
        }
    }

    /// The same for a function that must not start the vendor's runtime before the program does.
    #[inline(always)]
    pub fn get_quietly(&self, runtime: &'static Runtime, name: &'static str) -> Way {
        let way = self.way.load(Ordering::Acquire);
        match function_in(way) {
            Some(function) => Way::Native(function),
            None if way == TRANSLATED => Way::Translated,
            None => self.find_quietly(runtime, name),
        }
    }

    #[cold]
    fn find_quietly(&self, runtime: &'static Runtime, name: &'static str) -> Way {
        if runtime.decision.get().is_some() || process::is_forked() {
            return self.find(runtime, name);
        }
        answer(Way::Translated, || {
            if !call_log::resumes(name) && call_log::wants(name) {
                return Way::Logged;
            }
            runtime.early().and_then(|library| library.function(name)).map_or(Way::Translated, Way::Native)
        })
    }

    #[cold]
    fn find(&self, runtime: &'static Runtime, name: &'static str) -> Way {
        answer(Way::Translated, || {
            if let Some(library) = inside::called(runtime.files) {
                return library.function(name).map_or(Way::Translated, Way::Native);
            }
            let resumed = call_log::resumes(name);
            let way = |function: Option<NonNull<c_void>>| match function {
                _ if !resumed && call_log::wants(name) => Way::Logged,
                Some(function) => Way::Native(function),
                None => Way::Translated,
            };
            if self.way.load(Ordering::Acquire) == LOGGED {
                return way(NonNull::new(self.logged.load(Ordering::Relaxed)));
            }
            if let Some(library) = inside::probed(runtime.files) {
                // The vendor's own initialisation came back to us through our name: give it its own function, and
                // decide nothing yet.
                return library.function(name).map_or(Way::Translated, Way::Native);
            }
            if let Some(library) = runtime.not_started(name) {
                return way(library.function(name));
            }
            let function = runtime.library().and_then(|library| library.function(name));
            let address = function.map_or(ptr::null_mut(), NonNull::as_ptr);
            self.logged.store(address, Ordering::Relaxed);
            let kept = match function {
                _ if call_log::wants(name) => LOGGED,
                Some(_) => address,
                None => TRANSLATED,
            };
            // A call that the hub answers by the same vendor's library may come from inside that library, each time anew.
            if kept != TRANSLATED || !runtime.is_called_by_back_end || choice::is_other_than(runtime.vendor) {
                self.way.store(kept, Ordering::Release);
            }
            way(function)
        })
    }
}

/// The vendor's function, where a slot holds one.
#[inline(always)]
fn function_in(way: *mut c_void) -> Option<NonNull<c_void>> {
    if way > LOGGED { NonNull::new(way) } else { None }
}

impl Default for Slot {
    fn default() -> Self {
        Slot::new()
    }
}

/// Calls the vendor's function of this name and returns its result, where the dialect is native; else does nothing.
///
/// `native!(runtime, name(arguments))`: the argument types must be the exported function's own, and this comes first in
/// its body: a call that is to be logged is made again from here. With `unless ours`, for what the vendor does not have,
/// the hub answers all the same where that is so.
macro_rules! native {
    ($runtime:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $crate::border::native::native!($runtime, unless false, $name($($argument),*))
    };
    ($runtime:expr, unless |$status:ident| $ours:expr, $name:ident($($argument:expr),* $(,)?)) => {{
        static SLOT: $crate::border::native::Slot = $crate::border::native::Slot::new();
        match SLOT.get($runtime, stringify!($name)) {
            $crate::border::native::Way::Translated => {}
            $crate::border::native::Way::Native(function) => {
                // SAFETY: the vendor exports this name with the prototype of the exported function this stands in.
                let $status = unsafe {
                    let function: unsafe extern "C" fn($($crate::border::native::argument!($argument)),*) -> _ =
                        std::mem::transmute(function.as_ptr());
                    function($($argument),*)
                };
                if !$ours {
                    return $status;
                }
            }
            $crate::border::native::Way::Logged => {
                return $crate::border::native::logged!($runtime, $name($($argument),*));
            }
        }
    }};
    ($runtime:expr, unless $ours:expr, $name:ident($($argument:expr),* $(,)?)) => {{
        static SLOT: $crate::border::native::Slot = $crate::border::native::Slot::new();
        match SLOT.get($runtime, stringify!($name)) {
            $crate::border::native::Way::Translated => {}
            $crate::border::native::Way::Native(_) if $ours => {}
            $crate::border::native::Way::Native(function) => {
                // SAFETY: the vendor exports this name with the prototype of the exported function this stands in.
                return unsafe {
                    let function: unsafe extern "C" fn($($crate::border::native::argument!($argument)),*) -> _ =
                        std::mem::transmute(function.as_ptr());
                    function($($argument),*)
                };
            }
            $crate::border::native::Way::Logged => return $crate::border::native::logged!($runtime, $name($($argument),*)),
        }
    }};
}
/// Makes a call of an exported function again and logs it. The vendor's name for it is given where the function has
/// another.
macro_rules! logged {
    ($runtime:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $crate::border::native::logged!($runtime, $name, $name($($argument),*))
    };
    ($runtime:expr, $name:ident, $function:ident($($argument:expr),* $(,)?)) => {{
        let function: unsafe extern "C" fn($($crate::border::native::argument!($argument)),*) -> _ = $function;
        // SAFETY: the caller's own arguments, under the same contract.
        unsafe { $crate::border::call_log::again($runtime, stringify!($name), function, ($($argument,)*)) }
    }};
}
macro_rules! argument {
    ($argument:expr) => {
        _
    };
}
pub(crate) use {argument, logged, native};
