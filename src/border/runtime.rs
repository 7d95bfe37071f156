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
    /// The reasons why no back end serves the dialect, until the program brings further libraries.
    pub unserved: Published<Unserved>,
}

/// Why no back end serves a dialect. Another may be served: its vendor's library is another.
pub struct Unserved {
    /// Vendor by vendor.
    pub reasons: String,
    /// The libraries that the program had brought by then.
    pub brought: Names,
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
            unserved: Published::new(),
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

    /// Returns the vendor's library for a call before the program's first, or one that is to start nothing.
    ///
    /// `None` for the first function itself. Such calls are forwarded and decide nothing: starting the library early would
    /// be noticed, after a fork above all.
    pub(super) fn not_started(&self, name: &str, quietly: bool) -> Option<&Library> {
        if self.is_decided() || process::is_forked() {
            return None;
        }
        if quietly {
            return self.early();
        }
        // Somebody may have started it by another way than through us. Asking would be reported by a tool as a failed call
        // of the program's, so quiet functions do not.
        self.start.filter(|start| *start != name)?;
        // What the counter calls by exported names is the library's own, which would ask again here.
        self.early().filter(|library| inside::probing(library.name(), || self.count(library)).is_err())
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
            None => inside::open(name).and_then(|library| library.check_own(self.files).map(|()| library)),
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

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::border::{Server, server};
    use crate::os::forked;
    use crate::os::vendor::Stub;

    /// A runtime of these files, whose library starts and counts no devices.
    pub const fn runtime(files: &'static Files) -> Runtime {
        Runtime {
            vendor: Vendor::Amd,
            files,
            start: None,
            end: None,
            count_devices: "sched_yield",
            describe: |_| None,
            has_signed_statuses: false,
            is_called_by_back_end: false,
            hint: |_, _| "",
            state: State::new(),
        }
    }

    /// The C library in the place of a vendor's: it has functions that answer 0, others, and a number.
    pub static C: Files = files("libc.so.6");
    /// A function that answers 0 and writes a number, which counts as devices once [`alone`] has made the first key.
    pub const COUNTS: &str = "pthread_key_create";

    const fn files(preferred: &'static str) -> Files {
        Files { names: &["libc.so.6"], unknown: &[], preferred, folders: &[], homes: &[], stub: None, own: None }
    }

    /// Runs a body in a process of its own that has decided nothing; not where the settings allow no vendor.
    pub fn alone(body: impl FnOnce()) {
        if !config::get().allows(Vendor::Amd) {
            return eprintln!("skipped: ANYGPU_BACKEND is set");
        }
        forked::child(|| {
            process::restart();
            // SAFETY: the output is valid for the call.
            assert_eq!(unsafe { libc::pthread_key_create(&mut 0, None) }, 0);
            body();
        });
    }

    fn kept(runtime: Runtime) -> &'static Runtime {
        Box::leak(Box::new(runtime))
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_dialect_is_native_where_its_library_has_devices() {
        alone(|| {
            let native = kept(Runtime { count_devices: COUNTS, ..runtime(&C) });
            assert!(!native.is_decided() && native.may_become_native() && native.native_library().is_none());
            assert_eq!(native.library().map(Library::name), Some("libc.so.6"));
            assert!(native.is_decided() && native.is_native() && !native.may_become_native());
            assert!(native.refusal().is_none() && native.native_library().is_some() && native.reconsider().is_some());
            assert!(native.function("getpid").is_some() && native.function("anygpu_none").is_none());
            assert!(matches!(server(native, "getpid", false), Server::Vendor(_)));
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_dialect_that_is_not_native_says_why() {
        static UNKNOWN: Files = Files { names: &[], unknown: &["libc.so.6"], ..files("libc.so.6") };
        static STUB: Files =
            Files { stub: Some(Stub { count_devices: "anygpu_none", status: 0 }), ..files("libc.so.6") };
        static ABSENT: Files = Files { names: &["libanygpu-absent.so"], ..files("libanygpu-absent.so") };
        static BY_VERSION: Files = Files { names: &["ANYGPU_NONE"], ..files("") };
        alone(|| {
            for (runtime, why) in [
                (runtime(&C), "libc.so.6 reports no device"),
                (Runtime { count_devices: "getpid", ..runtime(&C) }, "getpid answered"),
                (Runtime { count_devices: "anygpu_none", ..runtime(&C) }, "has no anygpu_none"),
                (Runtime { vendor: Vendor::Host, ..runtime(&C) }, "ANYGPU_BACKEND does not ask for it"),
                (runtime(&UNKNOWN), "is of a later release"),
                (runtime(&STUB), "has no anygpu_none"),
                (runtime(&ABSENT), "libanygpu-absent.so: "),
                (runtime(&BY_VERSION), "the process has no ANYGPU_NONE"),
            ] {
                let (runtime, is_allowed) = (kept(runtime), why != "ANYGPU_BACKEND does not ask for it");
                assert!(runtime.refusal().is_some_and(|said| said.contains(why)), "{why}: {:?}", runtime.refusal());
                assert!(runtime.library().is_none() && runtime.native_library().is_none() && !runtime.is_native());
                assert_eq!(runtime.may_become_native(), is_allowed, "{why}");
                assert!(runtime.function("getpid").is_none());
            }
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_library_beside_the_one_that_a_back_end_calls_is_not_used() {
        static MATHEMATICS: Files = Files { names: &["libm.so.6", "libc.so.6"], ..files("libm.so.6") };
        static OTHER: Files = Files { names: &["libm.so.6", "libc.so.6"], ..files("libc.so.6") };
        alone(|| {
            inside::translate_to(inside::open("libm.so.6").expect("the C library has it"));
            let own = kept(Runtime { count_devices: COUNTS, ..runtime(&MATHEMATICS) });
            assert_eq!(own.library().map(Library::name), Some("libm.so.6"));
            let other = kept(Runtime { count_devices: COUNTS, ..runtime(&OTHER) });
            assert!(other.refusal().is_some_and(|why| why.contains("uses libm.so.6 already")), "{:?}", other.refusal());
        });
    }

    /// By a function of the C library's that the caller notices: it sets the mask of files' permissions.
    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_start_for_counting_is_taken_back() {
        alone(|| {
            for (start, is_ended) in [("sched_yield", true), ("getpid", false)] {
                let (start, end) = (Some(start), Some("umask"));
                let started = kept(Runtime { count_devices: "getppid", start, end, ..runtime(&C) });
                // SAFETY: a plain system call, in a child.
                unsafe { libc::umask(0o27) };
                assert!(started.refusal().is_some_and(|why| why.contains("answered")), "{:?}", started.refusal());
                // SAFETY: as above.
                assert_eq!(unsafe { libc::umask(0o22) }, if is_ended { 0 } else { 0o27 });
            }
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn calls_before_the_programs_start_decide_nothing() {
        let not_started = |count_devices| kept(Runtime { count_devices, start: Some("anygpu_start"), ..runtime(&C) });
        alone(|| {
            let runtime = not_started("getppid");
            assert!(runtime.not_started("getpid", false).is_some() && runtime.not_started("getpid", true).is_some());
            assert!(runtime.not_started("anygpu_start", false).is_none() && !runtime.is_decided());
            assert!(runtime.function("getpid").is_some(), "the library is open");
            assert!(matches!(server(runtime, "getpid", false), Server::Early(Some(_))));
            // Started by another way.
            let started = not_started(COUNTS);
            assert!(started.not_started("getpid", false).is_none() && started.not_started("getpid", true).is_some());
            assert!(started.library().is_some() && started.not_started("getpid", true).is_none());
            process::begin();
            forked::child(|| {
                assert!(runtime.not_started("getpid", false).is_none() && not_started("getppid").early().is_none());
                assert!(runtime.library().is_none() && !runtime.is_decided(), "nothing is decided in a child");
                assert!(started.library().is_some() && started.reconsider().is_none());
            });
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_library_that_the_program_brings_later_is_noticed() {
        static BY_VERSION: Files = Files { names: &["GLIBCXX_3.4"], ..files("") };
        static BROUGHT: Files = Files { names: &["libamdhip64.so.5"], ..files("libc.so.6") };
        let folder = std::env::temp_dir().join(format!("anygpu-runtime-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a writable folder");
        // SAFETY: these libraries need nothing of the process.
        let load = |path: &CStr| !unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW) }.is_null();
        alone(|| {
            let runtime = kept(Runtime { count_devices: COUNTS, ..runtime(&BY_VERSION) });
            assert!(runtime.is_never_loaded() && runtime.reconsider().is_none(), "nothing is decided");
            if runtime.library().is_some() || !load(c"libstdc++.so.6") {
                return eprintln!("skipped: no library to bring here");
            }
            assert!(runtime.library().is_none());
            assert!(runtime.reconsider().is_some() && runtime.library().is_some() && runtime.is_native());
            assert!(runtime.reconsider().is_some(), "no library has come since");
        });
        // A dialect that is native stays with its library.
        alone(|| {
            let runtime = kept(Runtime { count_devices: COUNTS, ..runtime(&BROUGHT) });
            assert_eq!(runtime.library().map(Library::name), Some("libc.so.6"));
            let Some(path) = forked::library(&folder, "libamdhip64.so.5") else { return };
            assert!(load(&std::ffi::CString::new(path).expect("a path")));
            assert_ne!(brought::names_of(&BROUGHT), 0);
            assert_eq!(runtime.reconsider().map(Library::name), Some("libc.so.6"));
        });
        std::fs::remove_dir_all(&folder).expect("made above");
    }
}
