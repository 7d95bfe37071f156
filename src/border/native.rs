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

#[cfg(test)]
mod tests {
    use log::LevelFilter;

    use super::*;
    use crate::border::runtime::tests::{C, COUNTS, alone, runtime};
    use crate::os::loader::Library;
    use crate::os::vendor::Vendor;

    /// A slot and a function of a runtime of their own.
    fn function(runtime: Runtime, name: &'static str) -> (Slot, &'static Function) {
        let runtime = Box::leak(Box::new(runtime));
        (Slot::new(), Box::leak(Box::new(Function::new(runtime, name))))
    }

    fn native() -> Runtime {
        Runtime { count_devices: COUNTS, ..runtime(&C) }
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_native_call_that_is_not_logged_is_forwarded_at_once() {
        alone(|| {
            let theirs = Library::loaded("libc.so.6").and_then(|library| library.function("getpid"));
            let (slot, getpid) = function(native(), "getpid");
            for is_quiet in [false, true] {
                let (slot, getpid) = if is_quiet { function(native(), "getpid") } else { (Slot::new(), getpid) };
                log::set_max_level(LevelFilter::Trace);
                let route = if is_quiet { slot.route_quietly(getpid) } else { slot.route(getpid) };
                assert!(route.theirs == theirs && route.logged.is_some() && slot.theirs().is_none());
                assert_eq!(getpid.runtime.is_decided(), !is_quiet);
                log::set_max_level(LevelFilter::Off);
                assert!(slot.route(getpid).theirs == theirs && slot.theirs() == theirs);
            }
            assert!(slot.route_quietly(getpid).logged.is_none() && slot.theirs() == theirs, "it is decided");
            assert!(!getpid.goes_to_hub());
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_function_that_the_vendor_lacks_is_looked_up_once() {
        alone(|| {
            let (slot, none) = function(native(), "anygpu_none");
            for _ in 0..2 {
                assert!(slot.route(none).theirs.is_none() && slot.theirs().is_none());
                assert_eq!(slot.found.load(Ordering::Acquire), ABSENT);
            }
            assert!(!none.goes_to_hub(), "others of the dialect are the vendor's");
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_dialect_that_cannot_become_native_stays_with_the_hub() {
        alone(|| {
            let hosts = || Runtime { vendor: Vendor::Host, ..native() };
            let (slot, getpid) = function(hosts(), "getpid");
            assert!(!getpid.goes_to_hub());
            assert!(slot.route(getpid).theirs.is_none() && getpid.goes_to_hub());
            // Calls may come from inside the library that the back end calls, or be logged.
            let (slot, getpid) = function(Runtime { is_called_by_back_end: true, ..hosts() }, "getpid");
            assert!(slot.route(getpid).theirs.is_none() && !getpid.goes_to_hub());
            let (slot, getpid) = function(hosts(), "getpid");
            log::set_max_level(LevelFilter::Trace);
            assert!(slot.route(getpid).theirs.is_none() && !getpid.goes_to_hub());
            log::set_max_level(LevelFilter::Off);
            // A library with devices may be brought later.
            let (slot, getpid) = function(runtime(&C), "getpid");
            assert!(slot.route(getpid).theirs.is_none() && !getpid.goes_to_hub());
            assert_eq!(slot.found.load(Ordering::Acquire), ptr::null_mut());
            assert!(slot.route_quietly(getpid).theirs.is_none(), "the library has no device");
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn calls_from_inside_the_library_are_its_own_and_decide_nothing() {
        alone(|| {
            let (slot, getpid) = function(native(), "getpid");
            let is_theirs = |slot: &Slot| slot.route(getpid).theirs.is_some() && slot.theirs().is_none();
            inside::probing("libc.so.6", || assert!(is_theirs(&slot)));
            inside::translate_to(Library::loaded("libc.so.6").expect("every process has it"));
            inside::calling(|| assert!(is_theirs(&slot)));
            assert!(!getpid.runtime.is_decided());
        });
    }

    #[test]
    fn a_route_is_the_hubs_where_that_is_asked() {
        let theirs = NonNull::new(ptr::without_provenance_mut(8));
        assert_eq!(Route::unlogged(theirs).unless(|| false).theirs, theirs);
        assert_eq!(Route::unlogged(theirs).unless(|| true).theirs, None);
        assert_eq!(go::<u32, ()>(Route::unlogged(theirs), "f", (), |_| 7).ok(), Some(7));
        assert_eq!(go::<u32, ()>(Route::HUB, "f", (), |_| 7).err().map(|call| call.name()), Some("f"));
    }
}
