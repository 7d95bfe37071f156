// SPDX-License-Identifier: MIT OR Apache-2.0
//! The way past the hub: a dialect whose own vendor is in use calls the vendor's function, arguments untouched.
//!
//! Native is decided per dialect, once: its vendor's library is in the process or can be loaded, has a device, and
//! `ANYGPU_BACKEND` allows that vendor. Each exported function keeps the vendor's address in a [`Slot`], so the native
//! path costs one atomic load and one predictable branch.

use std::cell::Cell;
use std::ffi::{CStr, c_int, c_uint, c_void};
use std::ptr::{self, NonNull};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::backend::{self, Vendor};
use crate::entry;
use crate::loader::Library;
use crate::thread::{Uncancelled, thread_integers};

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

/// The vendor's function of a name.
pub enum Found {
    /// This one, as long as nothing is decided.
    ForNow(NonNull<c_void>),
    /// This one.
    ForGood(NonNull<c_void>),
    /// None: the dialect is not native, or the vendor has no such function.
    Nothing,
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
        if runtime.decision.get().is_some() || backend::is_forked() {
            return self.find(runtime, name);
        }
        entry::answer(Way::Translated, || {
            if !crate::log::resumes(name) && crate::log::wants(name) {
                return Way::Logged;
            }
            runtime.early().and_then(|library| library.function(name)).map_or(Way::Translated, Way::Native)
        })
    }

    #[cold]
    fn find(&self, runtime: &'static Runtime, name: &'static str) -> Way {
        entry::answer(Way::Translated, || {
            if let Some(library) = runtime.inside() {
                return library.function(name).map_or(Way::Translated, Way::Native);
            }
            let resumed = crate::log::resumes(name);
            let way = |function: Option<NonNull<c_void>>| match function {
                _ if !resumed && crate::log::wants(name) => Way::Logged,
                Some(function) => Way::Native(function),
                None => Way::Translated,
            };
            if self.way.load(Ordering::Acquire) == LOGGED {
                return way(NonNull::new(self.logged.load(Ordering::Relaxed)));
            }
            if let Some(library) = runtime.being_probed() {
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
                _ if crate::log::wants(name) => LOGGED,
                Some(_) => address,
                None => TRANSLATED,
            };
            // A call that the hub answers by the same vendor's library may come from inside that library, each time anew.
            if kept != TRANSLATED
                || !matches!(runtime.vendor, Vendor::Amd | Vendor::Ascend)
                || backend::is_other_than(runtime.vendor)
            {
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
        $crate::native::native!($runtime, unless false, $name($($argument),*))
    };
    ($runtime:expr, unless $ours:expr, $name:ident($($argument:expr),* $(,)?)) => {{
        static SLOT: $crate::native::Slot = $crate::native::Slot::new();
        match SLOT.get($runtime, stringify!($name)) {
            $crate::native::Way::Translated => {}
            $crate::native::Way::Native(_) if $ours => {}
            $crate::native::Way::Native(function) => {
                // SAFETY: the vendor exports this name with the prototype of the exported function this stands in.
                return unsafe {
                    let function: unsafe extern "C" fn($($crate::native::argument!($argument)),*) -> _ =
                        std::mem::transmute(function.as_ptr());
                    function($($argument),*)
                };
            }
            $crate::native::Way::Logged => return $crate::native::logged!($runtime, $name($($argument),*)),
        }
    }};
}
/// Makes a call of an exported function again and logs it. The vendor's name for it is given where the function has
/// another.
macro_rules! logged {
    ($runtime:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $crate::native::logged!($runtime, $name, $name($($argument),*))
    };
    ($runtime:expr, $name:ident, $function:ident($($argument:expr),* $(,)?)) => {{
        let function: unsafe extern "C" fn($($crate::native::argument!($argument)),*) -> _ = $function;
        // SAFETY: the caller's own arguments, under the same contract.
        unsafe { $crate::log::again($runtime, stringify!($name), function, ($($argument,)*)) }
    }};
}
macro_rules! argument {
    ($argument:expr) => {
        _
    };
}
pub(crate) use {argument, logged, native};

/// A vendor's runtime that a dialect may be native to.
pub struct Runtime {
    /// The vendor.
    pub vendor: Vendor,
    /// The library's names, the newest ABI first; the first that the process has already is its ABI level.
    pub names: &'static [&'static str],
    /// The name loaded where the process has none: the ABI level of our own headers. Empty: none is loaded, and the one
    /// that the process has is known not by its file's name but by the version node of the first of `names`.
    pub preferred: &'static str,
    /// The function that programs must call first, with 0 or NULL, where there is one: before, the devices cannot be
    /// counted, as a rule.
    pub start: Option<&'static str>,
    /// The function that takes one start back, with NULL, where starts are counted: the program's own is to be the first.
    pub end: Option<&'static str>,
    /// The function that counts devices: `int count(int *)`, 0 for success.
    pub count_devices: &'static str,
    /// The name and the meaning of a status.
    pub describe: fn(c_uint) -> Option<(&'static CStr, &'static CStr)>,
    /// The decision; `Err` says why the dialect is not native.
    pub decision: OnceLock<Result<Library, String>>,
    /// The library before the decision.
    pub early: OnceLock<Option<Library>>,
}

thread_local! {
    /// The library, by name or path, whose constructors or first functions this thread runs.
    static PROBED: Cell<Option<&'static str>> = const { Cell::new(None) };
}

thread_integers! {
    /// 1 while the calling thread is inside a vendor's function that a back end called.
    mod inside("anygpu_inside_vendor"): u32;
}

/// The library of the back end that calls functions of a vendor whose dialect has exported functions of the same names.
static TRANSLATED_TO: OnceLock<Library> = OnceLock::new();

/// Runs constructors or first functions of a vendor's library: what they call by exported names is the library's own.
pub fn probing<T>(library: &'static str, work: impl FnOnce() -> T) -> T {
    let outer = PROBED.replace(Some(library));
    let result = work();
    PROBED.set(outer);
    result
}

/// Loads a vendor's library; what its constructors call by exported names is its own.
pub fn open(name: &'static str) -> Result<Library, String> {
    let outer = PROBED.get();
    let library = Library::open_entering(name, |path| PROBED.set(Some(path)));
    PROBED.set(outer);
    library
}

/// From now on a back end calls this library's functions through [`calling`].
pub fn translate_to(library: Library) {
    _ = TRANSLATED_TO.set(library);
}

/// Calls a function of the library that a back end translates to: what it calls by exported names is its own.
#[inline(always)]
pub fn calling<T>(work: impl FnOnce() -> T) -> T {
    in_state(1, work)
}

/// Runs a function of the program's that the library calls back, perhaps before its own has returned.
pub fn called_back<T>(work: impl FnOnce() -> T) -> T {
    in_state(0, work)
}

#[inline(always)]
fn in_state<T>(state: u32, work: impl FnOnce() -> T) -> T {
    let outer = inside::get();
    inside::set(state);
    let result = work();
    inside::set(outer);
    result
}

impl Runtime {
    /// The vendor's library, `None` where the dialect is not native.
    pub fn library(&self) -> Option<&Library> {
        // What the parent was deciding at the fork is never decided here.
        if self.decision.get().is_none() && backend::is_forked() {
            return None;
        }
        self.decide().as_ref().ok()
    }

    /// The vendor's function of a name that is not exported here, in a library that suits the caller.
    pub fn find(&self, name: &str, suits: impl Fn(&Library) -> bool) -> Found {
        let early = self.being_probed().and_then(|library| library.function(name));
        if let Some(function) = early.or_else(|| self.not_started(name)?.function(name)) {
            return Found::ForNow(function);
        }
        match self.library().filter(|library| suits(library)).and_then(|library| library.function(name)) {
            Some(function) => Found::ForGood(function),
            None => Found::Nothing,
        }
    }

    /// Why the dialect is not native, `None` where it is.
    pub fn refusal(&self) -> Option<&str> {
        self.decide().as_ref().err().map(String::as_str)
    }

    /// Whether the vendor answers, as far as is decided.
    pub fn is_native(&self) -> bool {
        self.decision.get().is_none_or(Result::is_ok)
    }

    /// The library's function of a name, also before the decision.
    pub fn function(&self, name: &str) -> Option<NonNull<c_void>> {
        let library = match self.decision.get() {
            Some(decision) => decision.as_ref().ok(),
            None => self.early.get().and_then(Option::as_ref),
        };
        library?.function(name)
    }

    /// The vendor's library where the program has not called its first function yet, and this is not it: the vendor
    /// answers, and nothing is decided, because starting it early would be seen, after a fork above all.
    fn not_started(&self, name: &str) -> Option<&Library> {
        let start = self.start?;
        if start == name || self.decision.get().is_some() || backend::is_forked() {
            return None;
        }
        // Somebody may have started it by another way than through us.
        self.early().filter(|library| self.count(library).is_err())
    }

    /// The library that the settings allow, opened but not started.
    pub fn early(&self) -> Option<&Library> {
        if let Some(early) = self.early.get() {
            return early.as_ref();
        }
        let _uncancelled = Uncancelled::new();
        let library = if backend::allows(self.vendor) { self.open().ok() } else { None };
        self.early.get_or_init(|| library).as_ref()
    }

    /// No lock is held while the vendor's constructors and functions run: two threads may both probe, and the first
    /// to finish decides.
    fn decide(&self) -> &Result<Library, String> {
        if let Some(decision) = self.decision.get() {
            return decision;
        }
        let _uncancelled = Uncancelled::new();
        backend::begin();
        crate::log::start();
        let decision =
            if backend::allows(self.vendor) { self.probe() } else { Err("ANYGPU_BACKEND does not ask for it".into()) };
        match &decision {
            Ok(library) => log::info!("{} calls go to {}", self.vendor.name(), library.name()),
            Err(why) => log::info!("{}: {why}", self.vendor.name()),
        }
        self.decision.get_or_init(|| decision)
    }

    fn probe(&self) -> Result<Library, String> {
        let library = self.open()?;
        let name = library.name();
        match probing(name, || self.devices(&library)) {
            Ok(0) => Err(format!("{name} reports no device")),
            Ok(_) => Ok(library),
            Err(why) => Err(format!("{name}: {why}")),
        }
    }

    /// The library that the program has brought, or else the preferred one.
    fn open(&self) -> Result<Library, String> {
        if self.vendor == Vendor::Ascend {
            return backend::ascend::library();
        }
        if self.preferred.is_empty() {
            let node = self.names.first().copied().unwrap_or_default();
            return Library::defining(node)
                .find(|library| !library.is_ours())
                .ok_or_else(|| format!("the process has no {node}"));
        }
        let name = self.brought().unwrap_or(self.preferred);
        // A back end of ours works with another level of it, whose objects this one would not know.
        match self.names.iter().find(|other| **other != name && Library::is_brought_by_us(other)) {
            Some(other) => Err(format!("{name} is not used, because this process uses {other} already")),
            None => open(name),
        }
    }

    /// The name under which the program has brought the library, the vendor's or ours.
    pub fn brought(&self) -> Option<&'static str> {
        self.names.iter().copied().find(|name| Library::is_the_programs(name))
    }

    /// Starts the library where that is needed, and counts its devices.
    fn devices(&self, library: &Library) -> Result<c_int, String> {
        let uncounted = match (self.count(library), self.start) {
            (Err(_), Some(start)) => start,
            (counted, _) => return counted,
        };
        let function = library.function(uncounted).ok_or_else(|| format!("has no {uncounted}"))?;
        // SAFETY: every vendor's first function has one argument, a word or less, and such a result; so has what takes
        // it back.
        let call = |function: NonNull<c_void>| unsafe {
            std::mem::transmute::<*mut c_void, unsafe extern "C" fn(usize) -> c_int>(function.as_ptr())(0)
        };
        let status = call(function);
        if status != 0 {
            return Err(format!("{uncounted} answered {status}"));
        }
        let counted = self.count(library);
        self.end.and_then(|end| library.function(end)).map(call);
        counted
    }

    fn count(&self, library: &Library) -> Result<c_int, String> {
        let function = library.function(self.count_devices).ok_or_else(|| format!("has no {}", self.count_devices))?;
        // SAFETY: every vendor's counting function has this prototype.
        let count_devices: unsafe extern "C" fn(*mut c_int) -> c_int =
            unsafe { std::mem::transmute(function.as_ptr()) };
        let mut count = 0;
        // SAFETY: the output is valid for the call.
        match unsafe { count_devices(&mut count) } {
            0 => Ok(count.max(0)),
            status => Err(format!("{} answered {status}", self.count_devices)),
        }
    }

    /// The library this thread is probing right now.
    fn being_probed(&self) -> Option<Library> {
        PROBED.get().filter(|path| self.is_its(path)).and_then(Library::loaded)
    }

    /// The library that a back end has called on this thread, where it is this one.
    fn inside(&self) -> Option<&'static Library> {
        if inside::get() == 0 {
            return None;
        }
        TRANSLATED_TO.get().filter(|library| self.is_its(library.name()))
    }

    fn is_its(&self, path: &str) -> bool {
        path.rsplit('/').next().is_some_and(|name| self.names.contains(&name))
    }
}
