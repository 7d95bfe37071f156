// SPDX-License-Identifier: MIT OR Apache-2.0
//! The objects that the dynamic loader has loaded, by their dynamic sections.
//!
//! The lock that this takes is never held while a constructor runs, unlike that of `dlopen`, even with RTLD_NOLOAD.

use std::ffi::{CStr, c_int, c_void};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::fork::Unforked;

/// An entry of an object's dynamic section.
#[repr(C)]
struct Dynamic {
    tag: isize,
    value: usize,
}

/// A version that an object defines, and the first of its names (ELF gABI, "Symbol Versioning").
#[repr(C)]
struct Verdef {
    version: u16,
    flags: u16,
    index: u16,
    names: u16,
    hash: u32,
    name: u32,
    next: u32,
}

/// The name of a version.
#[repr(C)]
struct Verdaux {
    name: u32,
    next: u32,
}

/// An entry of an object's table of symbols.
#[repr(C)]
struct Symbol {
    name: u32,
    info: u8,
    other: u8,
    section: u16,
    value: usize,
    size: usize,
}

/// The start of a table of symbols by GNU's hashes; words of a filter, buckets and chains follow.
#[repr(C)]
struct Hashes {
    buckets: u32,
    first: u32,
    words: u32,
    shift: u32,
}

const DT_NULL: isize = 0;
const DT_NEEDED: isize = 1;
const DT_STRTAB: isize = 5;
const DT_SYMTAB: isize = 6;
const DT_GNU_HASH: isize = 0x6fff_fef5;
const DT_SONAME: isize = 14;
const DT_VERDEF: isize = 0x6fff_fffc;
const DT_VERDEFNUM: isize = 0x6fff_fffd;

/// Flag of the version that names the object itself.
const BASE: u16 = 1;

/// A loaded object, valid while it is shown.
pub struct Object<'a> {
    /// The path it was loaded by; empty for the program.
    pub path: &'a str,
    base: usize,
    dynamic: &'a [Dynamic],
    texts: usize,
}

/// Returns the number of objects that the loader has added so far.
pub fn additions() -> u64 {
    let mut additions = 0;
    iterate(&mut |object| {
        additions = object.dlpi_adds;
        1
    });
    additions
}

/// Shows each object in the order of loading, and returns [`additions`] as of then.
///
/// Nothing is opened in `show`: the loader cannot add objects meanwhile.
pub fn each(show: &mut dyn FnMut(&Object<'_>)) -> u64 {
    let mut additions = 0;
    iterate(&mut |object| {
        additions = object.dlpi_adds;
        // SAFETY: the object stays loaded while it is shown.
        if let Some(object) = unsafe { Object::new(object) } {
            show(&object);
        }
        0
    });
    additions
}

/// The address of a function or variable that an object exports, the first that was loaded.
///
/// As dlsym with RTLD_DEFAULT, which waits for constructors. Versions do not matter.
pub fn symbol(name: &CStr) -> Option<usize> {
    let mut found = None;
    iterate(&mut |object| {
        // SAFETY: the object stays loaded while it is shown.
        found = unsafe { Object::new(object) }.and_then(|object| object.symbol(name));
        c_int::from(found.is_some())
    });
    found
}

/// The calling thread's own copy of the thread-local variables of the object that has an instruction.
pub fn own_variables(instruction: usize) -> Option<Range<usize>> {
    let mut found = None;
    iterate(&mut |object| {
        // SAFETY: the program headers are mapped while the object is shown.
        let headers = unsafe { std::slice::from_raw_parts(object.dlpi_phdr, object.dlpi_phnum.into()) };
        let has = |header: &libc::Elf64_Phdr| {
            let offset = instruction.wrapping_sub(object.dlpi_addr as usize).wrapping_sub(header.p_vaddr as usize);
            header.p_type == libc::PT_LOAD && offset < header.p_memsz as usize
        };
        if !headers.iter().any(has) {
            return 0;
        }
        let start = object.dlpi_tls_data.addr();
        let variables = headers.iter().find(|header| header.p_type == libc::PT_TLS && start != 0);
        found = variables.map(|header| start..start + header.p_memsz as usize);
        1
    });
    found
}

type Visitor<'a> = &'a mut dyn FnMut(&libc::dl_phdr_info) -> c_int;

fn iterate(mut visitor: Visitor<'_>) {
    unsafe extern "C" fn visit(object: *mut libc::dl_phdr_info, _size: usize, visitor: *mut c_void) -> c_int {
        // SAFETY: the loader's object, and the visitor of `iterate`, which nobody else uses meanwhile.
        let body = || unsafe { (*visitor.cast::<Visitor<'_>>())(&*object) };
        catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|panic| {
            std::mem::forget(panic);
            1
        })
    }
    // A child forked meanwhile would find the loader's lock held, by a thread that it does not have.
    let _step = Unforked::new();
    // SAFETY: the callback gets the address of `visitor`, which outlives the call.
    unsafe { libc::dl_iterate_phdr(Some(visit), (&raw mut visitor).cast()) };
}

impl<'a> Object<'a> {
    /// `None` for an object without a dynamic section.
    ///
    /// # Safety
    /// The object is loaded.
    unsafe fn new(object: &'a libc::dl_phdr_info) -> Option<Object<'a>> {
        let base = object.dlpi_addr as usize;
        // SAFETY: the program headers, the name and the dynamic section are mapped while the object is loaded, and as the
        // specification says.
        unsafe {
            let headers = std::slice::from_raw_parts(object.dlpi_phdr, object.dlpi_phnum.into());
            let section = headers.iter().find(|header| header.p_type == libc::PT_DYNAMIC)?;
            let first: *const Dynamic = std::ptr::with_exposed_provenance(base + section.p_vaddr as usize);
            let mut count = 0;
            while (*first.add(count)).tag != DT_NULL {
                count += 1;
            }
            let dynamic = std::slice::from_raw_parts(first, count);
            let path = if object.dlpi_name.is_null() { c"" } else { CStr::from_ptr(object.dlpi_name) };
            let mut found = Object { path: path.to_str().ok()?, base, dynamic, texts: 0 };
            found.texts = found.absolute(found.value(DT_STRTAB)?);
            Some(found)
        }
    }

    /// The name that other objects refer to it by, `""` for the program.
    pub fn name(&self) -> &str {
        match self.value(DT_SONAME) {
            Some(offset) => self.text(offset),
            None => self.path.rsplit('/').next().unwrap_or_default(),
        }
    }

    /// The names of the libraries that it is linked to.
    pub fn needed(&self) -> impl Iterator<Item = &str> {
        self.dynamic.iter().filter(|entry| entry.tag == DT_NEEDED).map(|entry| self.text(entry.value))
    }

    /// Tells if it defines a symbol version of this name.
    pub fn defines(&self, version: &str) -> bool {
        let (Some(definitions), Some(count)) = (self.value(DT_VERDEF), self.value(DT_VERDEFNUM)) else { return false };
        let mut place = self.absolute(definitions);
        for _ in 0..count {
            // SAFETY: the loaded object has as many definitions, each at the distance that the one before it states; its
            // names lie behind it, the first at the distance that follows the hash.
            let (definition, name) = unsafe {
                let definition: *const Verdef = std::ptr::with_exposed_provenance(place);
                let name: *const Verdaux = std::ptr::with_exposed_provenance(place + (*definition).name as usize);
                (&*definition, &*name)
            };
            if definition.flags & BASE == 0 && self.text(name.name as usize) == version {
                return true;
            }
            place += definition.next as usize;
        }
        false
    }

    /// The address of a function or variable of this name that it exports.
    ///
    /// By GNU's hashes, which linkers write by default.
    fn symbol(&self, name: &CStr) -> Option<usize> {
        let hash =
            name.to_bytes().iter().fold(5381_u32, |hash, byte| hash.wrapping_mul(33).wrapping_add((*byte).into()));
        let table = self.absolute(self.value(DT_GNU_HASH)?);
        let symbols: *const Symbol = std::ptr::with_exposed_provenance(self.absolute(self.value(DT_SYMTAB)?));
        // SAFETY: the loaded object has the table; behind its start are as many words of the filter and as many buckets as it
        // states, and a chain for each symbol from the first on, whose last has the lowest bit set.
        unsafe {
            let head: *const Hashes = std::ptr::with_exposed_provenance(table);
            let buckets: *const u32 = head.add(1).cast::<usize>().add((*head).words as usize).cast();
            let chains = buckets.add((*head).buckets as usize);
            if (*head).buckets == 0 {
                return None;
            }
            let first = *buckets.add((hash % (*head).buckets) as usize);
            for place in (first..).take_while(|_| first >= (*head).first) {
                let (chain, symbol) = (*chains.add((place - (*head).first) as usize), &*symbols.add(place as usize));
                // A symbol of no section is another object's.
                let is_own = symbol.section != 0 && hash | 1 == chain | 1;
                if is_own && self.text(symbol.name as usize).as_bytes() == name.to_bytes() {
                    return Some(self.base + symbol.value);
                }
                if chain & 1 != 0 {
                    break;
                }
            }
        }
        None
    }

    fn value(&self, tag: isize) -> Option<usize> {
        self.dynamic.iter().find(|entry| entry.tag == tag).map(|entry| entry.value)
    }

    /// glibc has made these addresses, musl leaves them relative to the object.
    fn absolute(&self, address: usize) -> usize {
        if address < self.base { self.base + address } else { address }
    }

    fn text(&self, offset: usize) -> &str {
        // SAFETY: an offset into the loaded object's table of texts, each of which is terminated.
        let text = unsafe { CStr::from_ptr(std::ptr::with_exposed_provenance(self.texts + offset)) };
        text.to_str().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_child_forked_while_a_thread_looks_may_look() {
        let (begun, begins) = std::sync::mpsc::channel();
        let looks = std::thread::spawn(move || {
            each(&mut |_| {
                _ = begun.send(());
                std::thread::sleep(std::time::Duration::from_millis(5));
            })
        });
        begins.recv().expect("a thread that looks");
        // SAFETY: the child looks, which ends it by a signal if that takes too long, and ends.
        let status = unsafe {
            match libc::fork() {
                0 => {
                    libc::alarm(20);
                    libc::_exit(i32::from(additions() == 0))
                }
                child => {
                    let mut status = -1;
                    assert_eq!(libc::waitpid(child, &mut status, 0), child);
                    status
                }
            }
        };
        assert_eq!(status, 0);
        assert_ne!(looks.join().expect("no panic"), 0);
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn symbols_are_those_of_the_loader() {
        for name in [c"malloc", c"environ", c"pthread_create", c"dl_iterate_phdr", c"__errno_location"] {
            // SAFETY: a name that ends with a zero, looked up among what is loaded.
            let expected = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
            assert_eq!(symbol(name), Some(expected.addr()), "{name:?}");
        }
        for name in [c"", c"malloc_", c"anygpu_no_such_symbol"] {
            assert_eq!(symbol(name), None, "{name:?}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn objects_have_names_and_what_they_need() {
        let (mut names, mut needed, mut defining) = (Vec::new(), Vec::new(), Vec::new());
        let seen = each(&mut |object| {
            names.push(object.name().to_owned());
            needed.extend(object.needed().map(str::to_owned));
            if object.defines("GLIBC_2.2.5") || object.defines("GLIBC_2.17") {
                defining.push(object.name().to_owned());
            }
        });
        assert_eq!(seen, additions());
        for list in [&names, &needed, &defining] {
            assert!(list.iter().any(|name| name == "libc.so.6"), "{names:?} {needed:?} {defining:?}");
        }
        assert!(!names.iter().any(|name| name == "libamdhip64.so.7"), "{names:?}");
    }
}
