// SPDX-License-Identifier: MIT OR Apache-2.0
//! Forwarding past the hub: a dialect whose own vendor is in use calls the vendor's function, arguments untouched.
//!
//! [`super::runtime`] has the decision. Each exported function keeps the vendor's address in a [`Slot`], so the native
//! path costs one atomic load and one predictable branch.

use std::ffi::c_void;
use std::ptr::{self, NonNull};
use std::sync::atomic::{AtomicPtr, Ordering};

use super::call_log::{self, Answer, Arguments, Call, Function};
use super::choice;
use super::runtime::Runtime;
use crate::os::panic::answer;
use crate::os::{inside, process};

/// The vendor's function of an exported function's name, in a library that stays loaded.
///
/// Both change once, from NULL, and are published with Release.
pub struct Slot {
    /// The function, once every call is forwarded to it; NULL where each call is looked at.
    forwarded: AtomicPtr<c_void>,
    /// The function, or [`ABSENT`], once it was looked up: the loader takes a lock.
    found: AtomicPtr<c_void>,
}

/// The address of no function: the vendor's library has none of this name, or the dialect is not native.
const ABSENT: *mut c_void = ptr::without_provenance_mut(1);

/// Destination of one call: the vendor's function or the hub, logged or not.
#[derive(Clone, Copy)]
pub struct Route {
    /// By this function of the vendor; else by the hub.
    pub theirs: Option<NonNull<c_void>>,
    /// The exported function, where the log is to have the call.
    pub logged: Option<&'static Function>,
}

impl Route {
    /// By the hub, and not logged.
    const HUB: Route = Route { theirs: None, logged: None };

    /// By this function of the vendor, where there is one, and not logged.
    #[inline(always)]
    pub fn unlogged(theirs: Option<NonNull<c_void>>) -> Route {
        Route { theirs, logged: None }
    }

    /// Routes the call to the hub if `ours` returns true.
    #[inline(always)]
    pub fn unless(self, ours: impl FnOnce() -> bool) -> Route {
        Route { theirs: self.theirs.filter(|_| !ours()), ..self }
    }
}

impl Slot {
    /// A slot that nobody has asked about.
    pub const fn new() -> Slot {
        Slot { forwarded: AtomicPtr::new(ptr::null_mut()), found: AtomicPtr::new(ptr::null_mut()) }
    }

    /// The vendor's function, where every call goes there.
    #[inline(always)]
    pub fn theirs(&self) -> Option<NonNull<c_void>> {
        NonNull::new(self.forwarded.load(Ordering::Acquire))
    }

    /// Returns the route of a call.
    #[inline]
    pub fn route(&self, function: &'static Function) -> Route {
        match self.theirs() {
            None if function.goes_to_hub() => Route::HUB,
            None => self.find(function),
            theirs => Route::unlogged(theirs),
        }
    }

    /// Returns the route of a call of a function that must not start the vendor's runtime before the program does.
    #[cold]
    pub fn route_quietly(&self, function: &'static Function) -> Route {
        let Function { name, runtime, .. } = *function;
        if runtime.is_decided() || process::is_forked() {
            return self.route(function);
        }
        answer(Route::HUB, || {
            let theirs = runtime.early().and_then(|library| library.function(name));
            Route { theirs, logged: call_log::wanted(function) }
        })
    }

    #[cold]
    #[inline(never)]
    fn find(&self, function: &'static Function) -> Route {
        let Function { name, runtime, .. } = *function;
        answer(Route::HUB, || {
            // The vendor's own calls came back to us through our name: they get its own function, and decide nothing.
            if let Some(library) = inside::called(runtime.files) {
                return Route::unlogged(library.function(name));
            }
            if let Some(library) = inside::probed(runtime.files) {
                return Route::unlogged(library.function(name));
            }
            let logged = call_log::wanted(function);
            if let Some(library) = runtime.not_started(name) {
                return Route { theirs: library.function(name), logged };
            }
            let theirs = self.look_up(runtime, name);
            match theirs {
                Some(theirs) if logged.is_none() => self.forwarded.store(theirs.as_ptr(), Ordering::Release),
                None => stay_with_the_hub(runtime),
                _ => {}
            }
            Route { theirs, logged }
        })
    }

    /// Looks the vendor's function up, once the dialect is decided only the first time.
    fn look_up(&self, runtime: &'static Runtime, name: &str) -> Option<NonNull<c_void>> {
        let found = self.found.load(Ordering::Acquire);
        if !found.is_null() {
            return NonNull::new(found).filter(|_| found != ABSENT);
        }
        let decided = runtime.library();
        let is_final = !choice::is_open_to(runtime);
        let library = if is_final { decided } else { runtime.reconsider() };
        let theirs = library.and_then(|library| library.function(name));
        if runtime.is_decided() && (is_final || library.is_some()) {
            self.found.store(theirs.map_or(ABSENT, NonNull::as_ptr), Ordering::Release);
        }
        theirs
    }
}

impl Default for Slot {
    fn default() -> Self {
        Slot::new()
    }
}

/// Spares later calls the questions above, where their answers stay what they are.
fn stay_with_the_hub(runtime: &Runtime) {
    let is_decided = runtime.is_decided() && !runtime.is_native() && !choice::is_open_to(runtime);
    // A call that the hub answers by the same vendor's library may come from inside that library, each time anew.
    let may_be_the_vendors = runtime.is_called_by_back_end && !choice::is_other_than(runtime.vendor);
    if is_decided && !may_be_the_vendors {
        for (shares, goes_to_hub) in runtime.state.goes_to_hub.iter().enumerate() {
            if call_log::is_off(shares != 0) {
                goes_to_hub.store(true, Ordering::Release);
            }
        }
    }
}

/// Forwards a call whose slot is empty to the vendor's function, or returns it for the hub.
///
/// Out of line, so that the exported function's native path stays short.
///
/// # Safety
/// The vendor's function of this name may be called with these arguments, and returns a `T`.
#[cold]
#[inline(never)]
pub unsafe fn ask<T: Answer, A: Arguments>(
    slot: &Slot,
    function: &'static Function,
    is_ours: bool,
    arguments: A,
) -> Result<T, Call> {
    let route = slot.route(function).unless(|| is_ours);
    // SAFETY: as promised by the caller.
    go(route, function.name, arguments, |theirs| unsafe { arguments.call(theirs) })
}

/// Follows a route: calls `answer` with the vendor's function, or returns the call for the hub.
#[inline]
pub fn go<T: Answer, A: Arguments>(
    route: Route,
    name: &'static str,
    arguments: A,
    answer: impl FnOnce(NonNull<c_void>) -> T,
) -> Result<T, Call> {
    let call = match route.logged {
        None => Call::unlogged(name),
        Some(function) => Call::logged(function, arguments),
    };
    match route.theirs {
        None => Err(call),
        Some(theirs) => Ok(call.answered(answer(theirs))),
    }
}

/// Returns what the vendor's function of this name answers, where the dialect is native; else gives the [`Call`].
///
/// `native!(runtime, name(arguments))`: the argument types must be the exported function's own, and this comes first in
/// its body. With `unless ours`, for what the vendor does not have, the hub answers all the same where that is so; with
/// `unless |status| ours` that is asked once the vendor has answered with this status. `after |status|` is run once the
/// vendor has answered.
macro_rules! native {
    ($runtime:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $crate::border::native::native!($runtime, unless false, $name($($argument),*))
    };
    ($runtime:expr, unless |$status:ident| $ours:expr, $name:ident($($argument:expr),* $(,)?)) => {{
        static FUNCTION: $crate::border::call_log::Function =
            $crate::border::call_log::Function::new($runtime, stringify!($name));
        static SLOT: $crate::border::native::Slot = $crate::border::native::Slot::new();
        let route = SLOT.route(&FUNCTION);
        let call = match route.logged {
            None => $crate::border::call_log::Call::unlogged(stringify!($name)),
            Some(function) => $crate::border::call_log::Call::logged(function, ($($argument,)*)),
        };
        if let Some(theirs) = route.theirs {
            let $status = $crate::border::native::theirs!(theirs($($argument),*));
            if !$ours {
                return call.answered($status);
            }
        }
        call
    }};
    ($runtime:expr, unless $ours:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $crate::border::native::native!($runtime, unless $ours, after |status| (), $name($($argument),*))
    };
    ($runtime:expr, unless $ours:expr, after |$status:ident| $after:expr, $name:ident($($argument:expr),* $(,)?)) => {{
        static FUNCTION: $crate::border::call_log::Function =
            $crate::border::call_log::Function::new($runtime, stringify!($name));
        static SLOT: $crate::border::native::Slot = $crate::border::native::Slot::new();
        if let Some(theirs) = SLOT.theirs()
            && !$ours
        {
            let $status = $crate::border::native::theirs!(theirs($($argument),*));
            $after;
            return $status;
        }
        if FUNCTION.goes_to_hub() {
            $crate::border::call_log::Call::unlogged(stringify!($name))
        } else {
            let is_ours = $ours;
            // SAFETY: the vendor exports this name with the prototype of the exported function this stands in.
            match unsafe { $crate::border::native::ask(&SLOT, &FUNCTION, is_ours, ($($argument,)*)) } {
                Ok($status) => {
                    $after;
                    return $status;
                }
                Err(call) => call,
            }
        }
    }};
}
/// Calls a function of the vendor's.
macro_rules! theirs {
    ($theirs:ident($($argument:expr),*)) => {
        // SAFETY: the vendor exports this name with the prototype of the exported function this stands in.
        unsafe {
            let function: unsafe extern "C" fn($($crate::border::native::argument!($argument)),*) -> _ =
                std::mem::transmute($theirs.as_ptr());
            function($($argument),*)
        }
    };
}
macro_rules! argument {
    ($argument:expr) => {
        _
    };
}
pub(crate) use {argument, native, theirs};
