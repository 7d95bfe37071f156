// SPDX-License-Identifier: MIT OR Apache-2.0
//! Forwarding past the hub: a dialect whose own vendor is in use calls the vendor's function, arguments untouched.
//!
//! [`server`](super::server) has the decision. Each exported function keeps the vendor's address in a [`SlotOf`], so a
//! native call costs one atomic load and one predictable branch.

use std::ffi::c_void;
use std::marker::PhantomData;
use std::ptr::{self, NonNull};
use std::sync::atomic::{AtomicPtr, Ordering};

use super::call_log::{self, ArgumentBytes, Call, Function, Output};
use super::entry::Dialect;
use super::runtime::Runtime;
use super::{Server, observing, server_where};
use crate::os::loader::Library;
use crate::os::panic::answer;

/// The vendor's functions of an exported function's name, one for each runtime of the dialect.
pub struct SlotOf<D, const RUNTIMES: usize = 1> {
    theirs: [Addresses; RUNTIMES],
    dialect: PhantomData<D>,
}

/// The vendor's function of a name, in a library that stays loaded.
///
/// Both change once, from NULL, and are published with Release.
struct Addresses {
    /// The function, once every call is forwarded to it; NULL where each call is looked at.
    forwarded: AtomicPtr<c_void>,
    /// The function, or [`ABSENT`], once it was looked up: the loader takes a lock.
    found: AtomicPtr<c_void>,
}

/// The address of no function: the vendor's library has none of this name.
const ABSENT: *mut c_void = ptr::without_provenance_mut(1);

/// The properties of an exported function and of one call of it.
///
/// In a register, and not in a static: a name there has to be relocated in each process.
#[derive(Clone, Copy)]
pub struct CallTraits {
    /// See [`Function`].
    pub shares: Option<Output>,
    /// See [`Function`].
    pub quietly: bool,
    /// The hub serves it whoever could.
    pub is_the_hubs: bool,
}

/// Destination of one call: the vendor's function or the hub, logged or not.
#[derive(Clone, Copy)]
pub struct Route {
    /// By this function of the vendor; else by the hub.
    theirs: Option<NonNull<c_void>>,
    /// The log is to have the call.
    is_logged: bool,
}

impl<D: Dialect, const RUNTIMES: usize> SlotOf<D, RUNTIMES> {
    /// A slot that nobody has asked about.
    #[allow(clippy::new_without_default, reason = "only statics have one")]
    pub const fn new() -> Self {
        SlotOf { theirs: [const { Addresses::new() }; RUNTIMES], dialect: PhantomData }
    }

    /// The vendor's function, where every call goes there; looked for only for callers of the dialect's first runtime.
    #[inline(always)]
    pub fn theirs(&self) -> Option<NonNull<c_void>> {
        /// Tells the compiler which branch to lay out apart.
        #[cold]
        #[inline]
        fn unlikely() {}

        if D::runtime_index() == 0 {
            self.theirs[0].forwarded()
        } else {
            unlikely();
            None
        }
    }

    /// Returns true if the hub serves every call, unlogged.
    #[inline(always)]
    pub fn goes_to_hub(&self, is_sharing: bool) -> bool {
        D::runtime().state.goes_to_hub[usize::from(is_sharing)].load(Ordering::Acquire)
    }

    /// Returns the route of a call, which the hub serves anyway where that is said.
    #[inline(never)]
    fn route(&self, function: &Function, is_the_hubs: bool) -> Route {
        let theirs = &self.theirs[D::runtime_index()];
        let mut route = match theirs.forwarded() {
            None => theirs.find_by(D::runtime(), function, D::function),
            theirs => Route { theirs, is_logged: false },
        };
        if route.theirs.is_none() && !D::keeps_last_error() && observing::is_of_last_error(function.name) {
            route.theirs = D::runtime().native_library().and_then(|library| D::function(library, function.name));
        }
        route.theirs = route.theirs.filter(|_| !is_the_hubs);
        if route.theirs.is_some() {
            D::leave();
        }
        route
    }

    /// Returns the vendor's function for a call whose slot is empty, or None for the hub, and the call.
    ///
    /// Out of line, so that the exported function's native path stays short.
    #[cold]
    #[inline(never)]
    pub fn ask(
        &self,
        name: &'static str,
        CallTraits { shares, quietly, is_the_hubs }: CallTraits,
        arguments: ArgumentBytes<'_>,
    ) -> (Option<NonNull<c_void>>, Call) {
        let function = Function { name, shares, quietly };
        let route = self.route(&function, is_the_hubs);
        if route.theirs.is_some() && observing::looks_at(name) {
            observing::note(name, &arguments);
        }
        let call = match route.is_logged {
            false => Call::unlogged(name),
            true => Call::logged(function, D::runtime(), arguments),
        };
        (route.theirs, call)
    }
}

impl Addresses {
    const fn new() -> Addresses {
        Addresses { forwarded: AtomicPtr::new(ptr::null_mut()), found: AtomicPtr::new(ptr::null_mut()) }
    }

    #[inline(always)]
    fn forwarded(&self) -> Option<NonNull<c_void>> {
        NonNull::new(self.forwarded.load(Ordering::Acquire))
    }

    /// Asks who serves a call, and keeps what holds for later ones.
    #[cold]
    #[inline(never)]
    fn find_by(
        &self,
        runtime: &'static Runtime,
        function: &Function,
        of: fn(&'static Library, &str) -> Option<NonNull<c_void>>,
    ) -> Route {
        answer(Route { theirs: None, is_logged: false }, || {
            let is_observed = || observing::takes_known(function.name);
            let server = server_where(runtime, function.name, function.quietly, is_observed);
            // The vendor's own calls are none of the program's.
            let is_logged = !matches!(server, Server::Caller(_)) && call_log::is_wanted(function);
            let theirs = match server {
                Server::Caller(theirs) | Server::Early(theirs) => theirs,
                Server::Vendor(library) => self.look_up(|| of(library, function.name)),
                Server::HubThisTime => None,
                Server::Hub => {
                    leave_to_the_hub(runtime);
                    None
                }
            };
            let is_looked_at = is_logged || observing::looks_at(function.name);
            if let (Server::Vendor(_), Some(theirs), false) = (server, theirs, is_looked_at) {
                self.forwarded.store(theirs.as_ptr(), Ordering::Release);
            }
            Route { theirs, is_logged }
        })
    }

    /// Looks the vendor's function up, the first time.
    fn look_up(&self, function: impl FnOnce() -> Option<NonNull<c_void>>) -> Option<NonNull<c_void>> {
        let found = self.found.load(Ordering::Acquire);
        if !found.is_null() {
            return NonNull::new(found).filter(|_| found != ABSENT);
        }
        let theirs = function();
        self.found.store(theirs.map_or(ABSENT, NonNull::as_ptr), Ordering::Release);
        theirs
    }
}

/// Spares later calls of a runtime the question who serves them, where they are not logged.
fn leave_to_the_hub(runtime: &Runtime) {
    for (is_sharing, goes_to_hub) in [false, true].into_iter().zip(&runtime.state.goes_to_hub) {
        if call_log::is_off(is_sharing) {
            goes_to_hub.store(true, Ordering::Release);
        }
    }
}

/// Forwards a call of an exported function to the vendor's and returns its result, if the dialect is native.
///
/// Else it evaluates to the [`Call`] for the hub. `forward!(name(arguments), parts)` comes first in the function's body; the
/// arguments have the types of the function's own, and `Slot` in scope is the dialect's. The parts, in this order:
/// - `shares: Output`: it shares between processes, so its calls are logged at higher levels, with this [`Output`];
/// - `quietly: true`: it does not start the vendor's runtime before the program does;
/// - `abi: suits`: the hub serves calls for which this is false: the caller's ABI version is not the vendor's library's;
/// - `unless: is_the_hubs`: the hub serves calls for which this is true, such as for objects of this library;
/// - `by: |theirs| result`: calls the vendor's function, by [`vendor!`], where more is to do than that;
/// - `after: |result| action`: runs once the vendor has answered.
///
/// `suits` and `is_the_hubs` have no side effects: they may be asked twice or never.
///
/// [`Output`]: super::call_log::Output
macro_rules! forward {
    (
        $name:ident($($argument:expr),* $(,)?)
        $(, shares: $output:ident)?
        $(, quietly: $quietly:literal)?
        $(, abi: $suits:expr)?
        $(, unless: $is_the_hubs:expr)?
        $(, by: |$theirs:ident| $result:expr)?
        $(, after: |$status:ident| $action:expr)?
        $(,)?
    ) => {{
        const SHARES: Option<$crate::border::call_log::Output> = $crate::border::native::forward!(@shares $($output)?);
        static SLOT: Slot = Slot::new();
        let suits = $crate::border::native::forward!(@or true $(, $suits)?);
        if suits
            && let Some(theirs) = SLOT.theirs()
            && !$crate::border::native::forward!(@or false $(, $is_the_hubs)?)
        {
            let result = $crate::border::native::forward!(@call theirs($($argument),*) $(, |$theirs| $result)?);
            $(
                let $status = result;
                $action;
            )?
            return result;
        }
        if !suits || SLOT.goes_to_hub(SHARES.is_some()) {
            $crate::border::call_log::Call::unlogged(stringify!($name))
        } else {
            use $crate::border::call_log::Arguments as _;

            let traits = $crate::border::native::CallTraits {
                shares: SHARES,
                quietly: $crate::border::native::forward!(@or false $(, $quietly)?),
                is_the_hubs: $crate::border::native::forward!(@or false $(, $is_the_hubs)?),
            };
            let arguments = ($($argument,)*);
            let (theirs, call) = SLOT.ask(stringify!($name), traits, arguments.bytes());
            match theirs {
                Some(theirs) => {
                    let result = $crate::border::native::forward!(@asked theirs(arguments) $(, |$theirs| $result)?);
                    let result = call.answered(result);
                    $(
                        let $status = result;
                        $action;
                    )?
                    return result;
                }
                None => call,
            }
        }
    }};
    (@shares) => { None };
    (@shares $output:ident) => { Some($crate::border::call_log::Output::$output) };
    (@or $otherwise:literal) => { $otherwise };
    (@or $otherwise:literal, $given:expr) => { $given };
    (@call $address:ident($($argument:expr),*)) => { $crate::border::native::vendor!($address($($argument),*)) };
    (@call $address:ident($($argument:expr),*), |$theirs:ident| $result:expr) => {{
        let $theirs = $address;
        $result
    }};
    (@asked $address:ident($arguments:ident)) => {
        // SAFETY: the vendor exports this name with the prototype of the exported function this stands in.
        unsafe { $arguments.call($address) }
    };
    (@asked $address:ident($arguments:ident), |$theirs:ident| $result:expr) => {{
        let $theirs = $address;
        $result
    }};
}

/// Calls the vendor's function at an address, which has the prototype of the exported function this stands in.
macro_rules! vendor {
    ($theirs:ident($($argument:expr),* $(,)?)) => {
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
pub(crate) use {argument, forward, vendor};

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;
    use std::sync::atomic::AtomicI32;

    use log::LevelFilter;

    use super::*;
    use crate::border::runtime::tests::{C, COUNTS, alone, runtime};
    use crate::gpu::Kind;
    use crate::os::inside;
    use crate::os::loader::Library;
    use crate::os::vendor::Vendor;

    const GETPID: &Function = &Function { name: "getpid", shares: None, quietly: false };
    const NONE: &Function = &Function { name: "anygpu_none", ..*GETPID };
    const QUIET: &Function = &Function { quietly: true, ..*GETPID };

    impl Addresses {
        fn find(&self, runtime: &'static Runtime, function: &'static Function) -> Route {
            self.find_by(runtime, function, Tested::function)
        }
    }

    fn native() -> Runtime {
        Runtime { count_devices: COUNTS, ..runtime(&C) }
    }

    fn kept(runtime: Runtime) -> &'static Runtime {
        Box::leak(Box::new(runtime))
    }

    fn goes_to_hub(runtime: &Runtime) -> bool {
        runtime.state.goes_to_hub[0].load(Ordering::Acquire)
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_native_call_that_is_not_logged_is_forwarded_at_once() {
        alone(|| {
            let theirs = Library::loaded("libc.so.6").and_then(|library| library.function("getpid"));
            for function in [GETPID, QUIET] {
                let (runtime, slot) = (kept(native()), Addresses::new());
                log::set_max_level(LevelFilter::Trace);
                let route = slot.find(runtime, function);
                assert!(route.theirs == theirs && route.is_logged && slot.forwarded().is_none());
                assert_eq!(runtime.is_decided(), !function.quietly);
                log::set_max_level(LevelFilter::Off);
                assert!(slot.find(runtime, GETPID).theirs == theirs && slot.forwarded() == theirs);
                assert!(!slot.find(runtime, QUIET).is_logged && !goes_to_hub(runtime), "it is decided");
            }
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_function_that_the_vendor_lacks_is_looked_up_once() {
        alone(|| {
            let (runtime, slot) = (kept(native()), Addresses::new());
            for _ in 0..2 {
                assert!(slot.find(runtime, NONE).theirs.is_none() && slot.forwarded().is_none());
                assert_eq!(slot.found.load(Ordering::Acquire), ABSENT);
            }
            assert!(!goes_to_hub(runtime), "others of the dialect are the vendor's");
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_dialect_that_cannot_become_native_stays_with_the_hub() {
        alone(|| {
            let hosts = || Runtime { vendor: Vendor::Host, ..native() };
            let goes = |runtime| {
                let (runtime, slot) = (kept(runtime), Addresses::new());
                assert!(!goes_to_hub(runtime) && slot.find(runtime, GETPID).theirs.is_none());
                assert_eq!(slot.found.load(Ordering::Acquire), ptr::null_mut());
                goes_to_hub(runtime)
            };
            assert!(goes(hosts()));
            // Calls may come from inside the library that the back end calls, or be logged.
            assert!(!goes(Runtime { is_called_by_back_end: true, ..hosts() }));
            log::set_max_level(LevelFilter::Trace);
            assert!(!goes(hosts()));
            log::set_max_level(LevelFilter::Off);
            // A library with devices may be brought later.
            assert!(!goes(runtime(&C)));
            let slot = Addresses::new();
            let without_devices = kept(runtime(&C));
            assert!(
                slot.find(without_devices, GETPID).theirs.is_none()
                    && slot.find(without_devices, QUIET).theirs.is_none()
            );
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn calls_from_inside_the_library_are_its_own_and_decide_nothing() {
        alone(|| {
            let (runtime, slot) = (kept(native()), Addresses::new());
            log::set_max_level(LevelFilter::Trace);
            let is_theirs = || {
                let route = slot.find(runtime, GETPID);
                route.theirs.is_some() && !route.is_logged && slot.forwarded().is_none()
            };
            inside::probing("libc.so.6", || assert!(is_theirs()));
            inside::translate_to(Library::loaded("libc.so.6").expect("every process has it"));
            inside::calling(|| assert!(is_theirs()));
            assert!(!runtime.is_decided());
        });
    }

    /// The C library's dialect.
    struct Tested;

    impl Dialect for Tested {
        type Status = i32;
        const SUCCESS: i32 = 0;

        fn runtime() -> &'static Runtime {
            static RUNTIME: LazyLock<Runtime> = LazyLock::new(native);
            &RUNTIME
        }

        fn status(_kind: Kind) -> i32 {
            1
        }

        fn remember(_status: i32) {}
    }

    type Slot = SlotOf<Tested>;

    static SEEN: AtomicI32 = AtomicI32::new(0);

    unsafe extern "C" fn plain() -> i32 {
        forward!(getpid()).answer(0, || 0)
    }

    unsafe extern "C" fn of_another_abi() -> i32 {
        forward!(getpid(), abi: false).answer(0, || 0)
    }

    unsafe extern "C" fn of_ours(is_ours: bool) -> i32 {
        forward!(getpid(), unless: is_ours).answer(0, || 0)
    }

    unsafe extern "C" fn negative() -> i32 {
        let negated = |own: i32| -own;
        let seen = |status| SEEN.store(status, Ordering::Relaxed);
        let call =
            forward!(getpid(), shares: Nothing, by: |theirs| negated(vendor!(theirs())), after: |status| seen(status));
        call.answer(0, || 0)
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn each_part_does_what_it_says() {
        alone(|| {
            let own = std::process::id().cast_signed();
            // The first call looks for the vendor's function, the second has it.
            for _ in 0..2 {
                // SAFETY: they have no contract.
                unsafe {
                    assert_eq!((plain(), of_another_abi(), of_ours(true), of_ours(false)), (own, 0, 0, own));
                    assert_eq!((negative(), SEEN.swap(0, Ordering::Relaxed)), (-own, -own));
                }
            }
        });
    }
}
