// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tells if the calling thread is inside a vendor's library.
//!
//! Vendors' libraries call functions of theirs by exported names. In a process where those names are ours the calls must
//! reach the vendor's library all the same.

use std::cell::Cell;
use std::ffi::c_int;

use super::loader::{self, Library};
use super::published::Published;
use super::thread::thread_integers;
use super::vendor::{Files, Stub};

thread_local! {
    /// The library, by name or path, whose constructors or first functions this thread runs.
    static PROBED: Cell<Option<&'static str>> = const { Cell::new(None) };
}

thread_integers! {
    /// 1 while the calling thread is inside a vendor's function that a back end called.
    mod inside("anygpu_inside_vendor"): u32;
}

/// The vendor's library that a back end calls, where this library exports functions of the same names.
///
/// Set once, when the back end opens.
static TRANSLATED_TO: Published<Library> = Published::new();

/// Ends a stay in constructors or first functions of a library, also when that panics.
struct Probing(Option<&'static str>);

impl Probing {
    fn begin(library: Option<&'static str>) -> Probing {
        Probing(PROBED.replace(library))
    }
}

impl Drop for Probing {
    fn drop(&mut self) {
        PROBED.set(self.0);
    }
}

/// Runs constructors or first functions of a vendor's library: what they call by exported names is the library's own.
pub fn probing<T>(library: &'static str, work: impl FnOnce() -> T) -> T {
    let _probing = Probing::begin(Some(library));
    work()
}

/// Loads a vendor's library; what its constructors call by exported names is its own.
pub fn open(name: &'static str) -> Result<Library, String> {
    let _probing = Probing::begin(PROBED.get());
    Library::open_entering(name, |path| PROBED.set(Some(path)))
}

/// Finds the library of a vendor whose programs are linked with stubs.
///
/// One that the process has already comes first, since its objects may be in use; then the first that the loader finds,
/// then those in the vendor's folders.
pub fn find(files: &Files) -> Result<Library, String> {
    let mut names = files.names.to_vec();
    names.sort_by_key(|name| Library::loaded(name).is_none());
    for name in files.names {
        names.extend(loader::elsewhere(name));
    }
    let mut why = None;
    for name in names {
        match open(name) {
            Ok(library) => match is_stub(&library, files.stub.as_ref()) {
                Ok(true) => why = Some(format!("{name} is a stub for linking, without a runtime")),
                Ok(false) => return Ok(library),
                Err(absent) => why = Some(absent),
            },
            // Of those that are not there, the first is as good as any.
            Err(absent) => why = why.or(Some(absent)),
        }
    }
    Err(why.unwrap_or_default())
}

fn is_stub(library: &Library, stub: Option<&Stub>) -> Result<bool, String> {
    let Some(&Stub { count_devices: name, status }) = stub else { return Ok(false) };
    let function = library.function(name).ok_or_else(|| format!("{} has no {name}", library.name()))?;
    // SAFETY: the vendor's function has this prototype.
    let function: unsafe extern "C" fn(*mut u32) -> c_int = unsafe { std::mem::transmute(function.as_ptr()) };
    let mut count = 0;
    // SAFETY: the output is valid for the call.
    Ok(probing(library.name(), || unsafe { function(&mut count) }) == status)
}

/// From now on a back end calls this library's functions through [`calling`].
pub fn translate_to(library: Library) {
    TRANSLATED_TO.publish(library);
}

/// The name among these files of the library that a back end calls.
pub fn translates_to(files: &Files) -> Option<&'static str> {
    let path = TRANSLATED_TO.get()?.name();
    files.names.iter().copied().find(|name| path.rsplit('/').next() == Some(name))
}

/// Ends a stay inside a vendor's function, or in a function that it calls back, also when that panics.
struct State(u32);

impl State {
    #[inline(always)]
    fn begin(state: u32) -> State {
        let outer = inside::get();
        inside::set(state);
        State(outer)
    }
}

impl Drop for State {
    #[inline(always)]
    fn drop(&mut self) {
        inside::set(self.0);
    }
}

/// Calls a function of a back end's library, whose own calls by exported names are forwarded to it.
#[inline(always)]
pub fn calling<T>(work: impl FnOnce() -> T) -> T {
    let _state = State::begin(1);
    work()
}

/// Runs a function of the program's that the library calls back, perhaps before its own has returned.
pub fn called_back<T>(work: impl FnOnce() -> T) -> T {
    let _state = State::begin(0);
    work()
}

/// The library that this thread is probing right now, where it is one of these files.
pub fn probed(files: &Files) -> Option<Library> {
    PROBED.get().filter(|path| is_of(files, path)).and_then(Library::loaded)
}

/// The library that a back end has called on this thread, where it is one of these files.
pub fn called(files: &Files) -> Option<&'static Library> {
    if inside::get() == 0 {
        return None;
    }
    TRANSLATED_TO.get().filter(|library| is_of(files, library.name()))
}

fn is_of(files: &Files, path: &str) -> bool {
    path.rsplit('/').next().is_some_and(|name| files.all_names().any(|known| known == name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::os::{forked, objects};

    #[test]
    fn a_panic_ends_the_stay() {
        let unwound =
            std::panic::catch_unwind(|| probing("one", || calling(|| std::panic::resume_unwind(Box::new(())))));
        assert!(unwound.is_err());
        assert_eq!((inside::get(), PROBED.get()), (0, None));
    }

    #[test]
    fn stays_are_nested() {
        calling(|| {
            called_back(|| assert_eq!(inside::get(), 0));
            assert_eq!(inside::get(), 1);
        });
        assert_eq!(inside::get(), 0);
    }

    fn files(names: &'static [&'static str], stub: Option<Stub>) -> Files {
        Files { names, unknown: &[], preferred: "", folders: &[], homes: &[], stub, own: None }
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn the_library_that_the_process_has_comes_first_and_a_stub_is_none() {
        let folder = std::env::temp_dir().join(format!("anygpu-inside-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a writable folder");
        let Some(path) = forked::library(&folder, "libinside.so") else {
            return eprintln!("skipped: no small library here");
        };
        let found = |names: &[&'static str], stub: Option<(&'static str, i32)>| {
            let stub = stub.map(|(count_devices, status)| Stub { count_devices, status });
            find(&files(names.to_vec().leak(), stub)).map(|library| library.name())
        };
        let absent = "libanygpu-absent.so";
        assert_eq!(found(&[path, "libc.so.6"], None), Ok("libc.so.6"));
        assert_eq!(found(&[absent, path], None), Ok(path));
        let none = found(&[absent, "libanygpu-another.so"], None).expect_err("there is none");
        assert!(none.starts_with(absent), "{none}");
        // By a function of the C library's, which it is linked to: it answers 0.
        assert_eq!(found(&[path], Some(("sched_yield", 1))), Ok(path));
        let stub = found(&[path], Some(("sched_yield", 0))).expect_err("a stub");
        assert!(stub.contains("is a stub"), "{stub}");
        let broken = found(&[path], Some(("anygpu_no_function", 0))).expect_err("no such function");
        assert!(broken.contains("has no anygpu_no_function"), "{broken}");
        std::fs::remove_dir_all(&folder).expect("made above");
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn only_the_library_that_is_called_is_translated_to() {
        forked::child(|| {
            let (own, others) = (files(&["libm.so.6", "libc.so.6"], None), files(&["libm.so.6"], None));
            assert!(translates_to(&own).is_none() && called(&own).is_none());
            let mut path = String::new();
            objects::each(&mut |object| {
                if object.name() == "libc.so.6" {
                    path = object.path.to_owned();
                }
            });
            translate_to(Library::loaded(path.leak()).expect("every process has it"));
            assert_eq!((translates_to(&own), translates_to(&others)), (Some("libc.so.6"), None));
            assert!(called(&own).is_none());
            calling(|| {
                assert!(called(&own).is_some() && called(&others).is_none());
                called_back(|| assert!(called(&own).is_none()));
            });
            assert!(probed(&own).is_none());
            probing("libc.so.6", || assert!(probed(&own).is_some() && probed(&others).is_none()));
            assert!(probed(&own).is_none());
        });
    }
}
