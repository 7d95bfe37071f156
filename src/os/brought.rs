// SPDX-License-Identifier: MIT OR Apache-2.0
//! The runtimes' libraries that the program has brought into the process, the vendors' or replacements.
//!
//! The program has brought a library if one of its objects is linked to it, or if it is loaded and not by this library.
//! That is found out before this library loads any, and again once the loader has added objects; no lock is held
//! meanwhile, for the loader runs constructors under its own.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use super::vendor::{self, Files};
use super::{objects, process};

/// A set of all names in [`vendor::ALL_FILES`], a bit for each.
pub type Names = u32;

/// Libraries that the program has brought. Bits are only added, with AcqRel.
static BROUGHT: AtomicU32 = AtomicU32::new(0);
/// Libraries that this library has loaded. Bits are only added, before the load that they belong to ends in [`LOADING`].
static OURS: AtomicU32 = AtomicU32::new(0);
/// For each name, how many threads of this library's are loading it. Raised before the loader is asked; a reader that
/// sees a library in the loader's list therefore sees who loads it, too.
static LOADING: [AtomicU32; COUNT] = [const { AtomicU32::new(0) }; COUNT];
/// The loader's additions of which all are known, plus one; 0 before the first look. Released after `BROUGHT`.
static LOOKED: AtomicU64 = AtomicU64::new(0);

const COUNT: usize =
    vendor::AMD.unknown.len() + vendor::AMD.names.len() + vendor::NVIDIA.names.len() + vendor::ASCEND.names.len();

fn names() -> impl Iterator<Item = &'static str> {
    vendor::ALL_FILES.iter().flat_map(|files| files.all_names())
}

/// The set of one name or path, empty for those of other libraries.
fn bit(path: &str) -> Names {
    let name = path.rsplit('/').next();
    names().position(|known| Some(known) == name).map_or(0, |index| 1 << index)
}

/// The names whose libraries the program has brought so far.
///
/// In a forked child they are those that its parent knew: a thread that is not there may hold the loader's lock.
pub fn by_program() -> Names {
    if !process::is_forked() && LOOKED.load(Ordering::Acquire) != objects::additions() + 1 {
        look();
    }
    BROUGHT.load(Ordering::Acquire)
}

/// The name among these files under which the program has brought the library.
pub fn name_of(files: &Files) -> Option<&'static str> {
    let brought = by_program();
    files.all_names().find(|name| brought & bit(name) != 0)
}

/// The names of these files whose libraries the program has brought.
pub fn names_of(files: &Files) -> Names {
    by_program() & files.all_names().fold(0, |set, name| set | bit(name))
}

fn look() {
    let (mut linked, mut loaded) = (0, 0);
    let additions = objects::each(&mut |object| match bit(object.name()) | bit(object.path) {
        0 => linked |= object.needed().fold(0, |set, name| set | bit(name)),
        names => loaded |= names,
    });
    // Asked after the list was read, and in this order: a load that is over has told whose it was.
    let loading = LOADING.iter().enumerate().filter(|(_, count)| count.load(Ordering::Acquire) != 0);
    let uncertain = loaded & loading.fold(0, |set, (index, _)| set | 1 << index);
    let brought = linked | loaded & !uncertain & !OURS.load(Ordering::Acquire);
    let known = BROUGHT.fetch_or(brought, Ordering::AcqRel) | brought;
    if uncertain & !known == 0 {
        LOOKED.fetch_max(additions + 1, Ordering::AcqRel);
    }
}

/// Load of a library by this library, from before the loader is asked until it has answered.
pub struct Load {
    bit: Names,
}

/// Begins to load a library by name or path.
///
/// From now on it is not the program's, unless it is already.
pub fn load(name: &str) -> Load {
    let bit = bit(name);
    if bit != 0 {
        by_program();
        LOADING[bit.trailing_zeros() as usize].fetch_add(1, Ordering::AcqRel);
    }
    Load { bit }
}

impl Load {
    /// Notes that the process has the library.
    pub fn succeeded(&self) {
        OURS.fetch_or(self.bit & !BROUGHT.load(Ordering::Acquire), Ordering::AcqRel);
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        if self.bit != 0 {
            LOADING[self.bit.trailing_zeros() as usize].fetch_sub(1, Ordering::AcqRel);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::os::forked;

    #[test]
    fn every_name_has_a_bit_of_its_own() {
        let bits: Vec<Names> = names().map(bit).collect();
        assert_eq!(bits.len(), COUNT);
        assert_eq!(bits.iter().fold(0, |set, bit| set | bit).count_ones() as usize, COUNT);
        assert_eq!(bit("/opt/rocm/lib/libamdhip64.so.6"), bit("libamdhip64.so.6"));
        assert_eq!(bit("libc.so.6") | bit(""), 0);
    }

    /// Under names of which nobody asks whose they are.
    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn libraries_are_the_programs_unless_this_library_has_loaded_them() {
        let folder = std::env::temp_dir().join(format!("anygpu-brought-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a writable folder");
        let [ours, programs, unseen] =
            ["libascendcl.so", "libacl_rt.so", "libcuda.so.1"].map(|name| forked::library(&folder, name));
        let (Some(ours), Some(programs), Some(unseen)) = (ours, programs, unseen) else {
            return eprintln!("skipped: no small library here");
        };
        let is_brought = |path| by_program() & bit(path) != 0;
        let is_loaded = |path: &str| {
            let path = std::ffi::CString::new(path).expect("a path");
            // SAFETY: these libraries have nothing that runs.
            !unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW) }.is_null()
        };
        let load_of_ours = load(ours);
        assert!(is_loaded(ours) && !is_brought(ours), "it is not known yet whose it is");
        load_of_ours.succeeded();
        drop(load_of_ours);
        assert!(!is_brought(ours));
        // A load that failed makes it nobody's.
        drop(load(programs));
        assert!(!is_brought(programs));
        assert!(is_loaded(programs) && is_brought(programs) && !is_brought(ours));
        assert_eq!(name_of(&vendor::ASCEND), Some("libacl_rt.so"));
        assert_eq!(names_of(&vendor::ASCEND), bit(programs));
        // This library's load of it does not change that.
        let again = load(programs);
        again.succeeded();
        assert!(is_brought(programs));
        drop(again);
        assert!(is_brought(programs));
        forked::child(|| {
            process::begin();
            forked::child(|| {
                let before = by_program();
                assert!(is_loaded(unseen));
                assert_eq!(by_program(), before, "a forked child does not look");
            });
        });
        std::fs::remove_dir_all(&folder).expect("made above");
    }
}
