// SPDX-License-Identifier: MIT OR Apache-2.0
//! A vendor's runtime that a dialect may be native to, and the decision whether it is.
//!
//! Native is decided per dialect, once: its vendor's library is in the process or can be loaded, has a device, and
//! `ANYGPU_BACKEND` allows that vendor.

use std::ffi::{CStr, c_int, c_uint, c_void};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::os::brought::{self, Names};
use crate::os::loader::Library;
use crate::os::published::Published;
use crate::os::thread::Uncancelled;
use crate::os::vendor::{Files, Vendor};
use crate::os::{config, inside, logger, objects, process};

/// A vendor's runtime that a dialect may be native to.
pub struct Runtime {
    /// The vendor.
    pub vendor: Vendor,
    /// The library's files; the first of the names that the process has already is its ABI version.
    pub files: &'static Files,
    /// The function that programs must call first, with 0 or NULL, where there is one.
    ///
    /// Before it, devices usually cannot be counted.
    pub start: Option<&'static str>,
    /// Functions that programs may call before it. They are forwarded without asking if the library is started, which a
    /// tool would report as a program's failed call.
    pub before_start: &'static [&'static str],
    /// The function that undoes one start, with NULL, where starts are counted.
    ///
    /// The program's own start is to be the first.
    pub end: Option<&'static str>,
    /// The function that counts devices: `int count(int *)`, 0 for success.
    pub count_devices: &'static str,
    /// The name and the meaning of a status.
    pub describe: fn(c_uint) -> Option<(&'static CStr, &'static CStr)>,
    /// Its statuses are signed, so that each `int` that a function returns is one.
    pub has_signed_statuses: bool,
    /// A back end calls functions that the dialect exports under the same names.
    pub is_called_by_back_end: bool,
    /// The other meaning that a status of the vendor's own may have, for the log.
    pub hint: fn(&str, c_uint) -> &'static str,
    /// Its state; all fields are atomic.
    pub state: State,
}

/// Progress of the decision whether a dialect is native.
pub struct State {
    /// The decision in force. A refusal is replaced if the program brings the library later and the dialect is native by it.
    decision: Published<Decision>,
    /// The library before the decision.
    early: Published<Option<Library>>,
    /// The number of objects that the loader had added when the refusal was last reconsidered. Relaxed: it only spares
    /// questions.
    considered: AtomicU64,
    /// A flag for calls that do not share, one for those that do: the hub answers all, unlogged.
    ///
    /// Never cleared: a program that raises the level of its own logger later does not see the hub's calls. Release.
    pub goes_to_hub: [AtomicBool; 2],
}

impl State {
    /// Nothing is decided.
    #[allow(clippy::new_without_default, reason = "only statics have one")]
    pub const fn new() -> State {
        State {
            decision: Published::new(),
            early: Published::new(),
            considered: AtomicU64::new(0),
            goes_to_hub: [const { AtomicBool::new(false) }; 2],
        }
    }
}

/// Decision whether a dialect is native to its vendor's runtime.
pub struct Decision {
    /// The library; `Err` says why the dialect is not native.
    outcome: Result<Library, String>,
    /// The settings allow the vendor.
    is_allowed: bool,
    /// The libraries of the runtime that the program had brought by then.
    brought: Names,
}

/// Result of looking up a vendor's function.
pub enum Lookup {
    /// Valid until the dialect's runtime is decided.
    Provisional(NonNull<c_void>),
    /// Valid for good.
    Final(NonNull<c_void>),
    /// None: the dialect is not native, or the vendor has no such function.
    Absent,
}

impl Runtime {
    /// The vendor's library, `None` where the dialect is not native.
    pub fn library(&self) -> Option<&Library> {
        // What the parent was deciding at the fork is never decided here.
        if !self.is_decided() && process::is_forked() {
            return None;
        }
        self.decide().outcome.as_ref().ok()
    }

    /// Tells if the dialect is known to be native, or not to be.
    pub fn is_decided(&self) -> bool {
        self.state.decision.get().is_some()
    }

    /// Tells if a library that the program brings could make the dialect native.
    pub fn may_become_native(&self) -> bool {
        self.state.decision.get().is_none_or(|decision| decision.outcome.is_err() && decision.is_allowed)
    }

    /// The vendor's function of a name that is not exported here, in a library that suits the caller.
    pub fn find(&self, name: &str, suits: impl Fn(&Library) -> bool) -> Lookup {
        let early = inside::probed(self.files).and_then(|library| library.function(name));
        if let Some(function) = early.or_else(|| self.not_started(name)?.function(name)) {
            return Lookup::Provisional(function);
        }
        match self.library().filter(|library| suits(library)).and_then(|library| library.function(name)) {
            Some(function) => Lookup::Final(function),
            None => Lookup::Absent,
        }
    }

    /// Why the dialect is not native, `None` where it is.
    pub fn refusal(&self) -> Option<&str> {
        self.decide().outcome.as_ref().err().map(String::as_str)
    }

    /// The library that calls are forwarded to, as far as is decided.
    pub fn native_library(&self) -> Option<&'static Library> {
        self.state.decision.get()?.outcome.as_ref().ok()
    }

    /// Tells if the vendor answers, as far as is decided.
    pub fn is_native(&self) -> bool {
        self.state.decision.get().is_none_or(|decision| decision.outcome.is_ok())
    }

    /// The library's function of a name, also before the decision.
    pub fn function(&self, name: &str) -> Option<NonNull<c_void>> {
        let library = match self.state.decision.get() {
            Some(decision) => decision.outcome.as_ref().ok(),
            None => self.state.early.get().and_then(Option::as_ref),
        };
        library?.function(name)
    }

    /// Returns the vendor's library while the program has not called its first function.
    ///
    /// `None` for that function itself. Such calls are forwarded and decide nothing: starting the library early would be
    /// noticed, after a fork above all.
    pub(super) fn not_started(&self, name: &str) -> Option<&Library> {
        let start = self.start?;
        if start == name || self.is_decided() || process::is_forked() {
            return None;
        }
        if self.before_start.contains(&name) {
            return self.early();
        }
        // Somebody may have started it by another way than through us.
        self.early().filter(|library| self.count(library).is_err())
    }

    /// The library that the settings allow, opened but not started.
    pub fn early(&self) -> Option<&Library> {
        if let Some(early) = self.state.early.get() {
            return early.as_ref();
        }
        if process::is_forked() {
            return None;
        }
        let _uncancelled = Uncancelled::new();
        let library = if config::get().allows(self.vendor) { self.open().ok() } else { None };
        self.state.early.publish(library).as_ref()
    }

    /// Decides once whether the dialect is native; the first thread to finish probing wins.
    ///
    /// No lock is held while the vendor's constructors and functions run, so that two threads may both probe.
    fn decide(&self) -> &'static Decision {
        if let Some(decision) = self.state.decision.get() {
            return decision;
        }
        let _uncancelled = Uncancelled::new();
        // Where the settings leave nothing to be loaded, a child forked later has lost nothing.
        if config::get().allows(self.vendor) {
            process::begin();
        }
        logger::start();
        self.state.decision.publish(self.make_decision(self.brought()))
    }

    /// Decides anew if the program has brought another of the libraries since the dialect was found not to be native.
    ///
    /// For where no object in use is another library's. The loader is asked for its count of objects each time.
    pub fn reconsider(&self) -> Option<&Library> {
        let decision = self.state.decision.get().filter(|_| !process::is_forked())?;
        let additions = objects::additions();
        if self.is_never_loaded() && self.state.considered.swap(additions, Ordering::Relaxed) == additions {
            return self.native_library();
        }
        let brought = self.brought();
        if decision.outcome.is_err() && brought & !decision.brought != 0 {
            let _uncancelled = Uncancelled::new();
            self.state.decision.replace(decision, self.make_decision(brought));
        }
        self.library()
    }

    fn make_decision(&self, brought: Names) -> Decision {
        let is_allowed = config::get().allows(self.vendor);
        let outcome = if is_allowed { self.probe() } else { Err("ANYGPU_BACKEND does not ask for it".into()) };
        match &outcome {
            Ok(library) => log::info!("{} calls go to {}", self.vendor.name(), library.name()),
            Err(why) => log::info!("{}: {why}", self.vendor.name()),
        }
        Decision { outcome, is_allowed, brought }
    }

    fn probe(&self) -> Result<Library, String> {
        let library = self.open()?;
        let name = library.name();
        match inside::probing(name, || self.devices(&library)) {
            Ok(0) => Err(format!("{name} reports no device")),
            Ok(_) => Ok(library),
            Err(why) => Err(format!("{name}: {why}")),
        }
    }

    /// The library that the program has brought, or else the preferred one.
    fn open(&self) -> Result<Library, String> {
        if self.files.stub.is_some() {
            return inside::find(self.files);
        }
        if self.is_never_loaded() {
            return self.present().ok_or_else(|| format!("the process has no {}", self.node()));
        }
        let name = brought::name_of(self.files).unwrap_or(self.files.preferred);
        if self.files.unknown.contains(&name) {
            return Err(format!("{name} is of a later release, whose ABI this version of anygpu does not know"));
        }
        // A back end of ours works with another ABI version of it, whose objects this one would not know.
        match inside::translates_to(self.files).filter(|other| *other != name) {
            Some(other) => Err(format!("{name} is not used, because this process uses {other} already")),
            None => inside::open(name),
        }
    }

    /// The libraries that the program has brought; 1 for one that is known by its version node.
    fn brought(&self) -> Names {
        match self.is_never_loaded() {
            true => self.present().is_some().into(),
            false => brought::names_of(self.files),
        }
    }

    /// Tells if only a library that the process has is used.
    pub fn is_never_loaded(&self) -> bool {
        self.files.preferred.is_empty()
    }

    /// The vendor's library that the process has, known by its version node.
    fn present(&self) -> Option<Library> {
        Library::defining(self.node())
    }

    fn node(&self) -> &'static str {
        self.files.names.first().copied().unwrap_or_default()
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
}
