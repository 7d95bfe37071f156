// SPDX-License-Identifier: MIT OR Apache-2.0
//! The process's libraries as the loader has them in memory, read without its help: its own ways to look a name up are
//! the functions that this library stands in for, and what compares and measures strings is a sanitizer's, which looks up
//! names before its own functions work.

use core::ffi::{c_char, c_int, c_void};
use core::ptr;
use core::slice;

use libc::{Elf64_Phdr, Elf64_Sym, dl_phdr_info};

// The tags, and the bits of a symbol's version, of the ELF gABI and of the Linux Standard Base.
const DT_STRTAB: usize = 5;
const DT_SYMTAB: usize = 6;
const DT_SONAME: usize = 14;
const DT_GNU_HASH: usize = 0x6fff_fef5;
const DT_VERSYM: usize = 0x6fff_fff0;
const DT_VERDEF: usize = 0x6fff_fffc;
const HIDDEN: u16 = 0x8000;
/// The versions that name nothing: of a symbol that is not seen outside, and of one without a version.
const UNVERSIONED: [u16; 2] = [0, 1];
const STT_FUNC: u8 = 2;

/// A program or library that is loaded.
pub struct Object {
    base: usize,
    dynamic: *const [usize; 2],
    /// What it has in memory, where that is known.
    segments: &'static [Elf64_Phdr],
}

/// A string as C has it, of an object that is loaded or of a caller.
#[derive(Clone, Copy)]
pub struct Name(pub *const c_char);

impl Name {
    pub fn bytes(self) -> impl Iterator<Item = u8> {
        let mut place = self.0.cast::<u8>();
        core::iter::from_fn(move || {
            // SAFETY: a string ends with a zero, after which this reads no more.
            unsafe {
                let byte = *place;
                if byte == 0 {
                    return None;
                }
                place = place.add(1);
                Some(byte)
            }
        })
    }

    /// Whether it starts with this stem and one of these characters after it.
    pub fn starts(self, stem: &[u8], before: &[u8]) -> bool {
        let mut bytes = self.bytes();
        stem.iter().all(|byte| bytes.next() == Some(*byte)) && bytes.next().is_some_and(|byte| before.contains(&byte))
    }

    fn is(self, other: Name) -> bool {
        let mut bytes = self.bytes();
        other.bytes().all(|byte| bytes.next() == Some(byte)) && bytes.next().is_none()
    }
}

/// A function that an object exports.
pub struct Definition {
    pub address: *mut c_void,
    /// The version of the symbol, NULL where it has none.
    pub version: *const c_char,
    /// Whether only those find it who ask for the version.
    pub hidden: bool,
}

/// Shows every object of the process, in the loader's order. It cannot be unloaded meanwhile.
pub fn each<Show: FnMut(&Object)>(mut show: Show) {
    unsafe extern "C" fn next<Show: FnMut(&Object)>(
        information: *mut dl_phdr_info,
        _size: usize,
        show: *mut c_void,
    ) -> c_int {
        // SAFETY: the loader gives a valid structure, whose program headers stay as long as the object is loaded; the
        // pointer is what `each` has passed, to what nobody else uses meanwhile.
        let (show, base, segments) = unsafe {
            let it = &*information;
            let segments = slice::from_raw_parts(it.dlpi_phdr, it.dlpi_phnum.into());
            (&mut *show.cast::<Show>(), it.dlpi_addr as usize, segments)
        };
        if let Some(dynamic) = segments.iter().find(|segment| segment.p_type == libc::PT_DYNAMIC) {
            let dynamic = ptr::with_exposed_provenance(base.wrapping_add(dynamic.p_vaddr as usize));
            show(&Object { base, dynamic, segments });
        }
        0
    }
    // SAFETY: the callback gets back the pointer to `show`, which outlives the call.
    unsafe { libc::dl_iterate_phdr(Some(next::<Show>), (&raw mut show).cast()) };
}

/// Shows the objects of the process in the loader's order, until one is the last wanted: without a call, because the
/// functions that `each` needs may be a sanitizer's, which do not work yet. Those that the process started with are first
/// and are never unloaded; with others a thread might be busy.
pub fn each_from_the_start(mut show: impl FnMut(&Object) -> bool) {
    /// As in <link.h>.
    #[repr(C)]
    struct Map {
        base: usize,
        path: *const c_char,
        dynamic: *const [usize; 2],
        next: *const Map,
    }
    #[repr(C)]
    struct Debug {
        version: c_int,
        first: *const Map,
    }
    unsafe extern "C" {
        static _r_debug: Debug;
    }
    // SAFETY: the loader has filled this before anything else runs, and keeps the list in order.
    let mut map = unsafe { _r_debug.first };
    while !map.is_null() {
        // SAFETY: as above.
        let it = unsafe { &*map };
        if show(&Object { base: it.base, dynamic: it.dynamic, segments: &[] }) {
            return;
        }
        map = it.next;
    }
}

/// What tells the object that this code is in from others.
pub fn this() -> usize {
    unsafe extern "C" {
        static _DYNAMIC: [usize; 2];
    }
    (&raw const _DYNAMIC).addr()
}

impl Object {
    /// What tells one object from another.
    pub fn id(&self) -> usize {
        self.dynamic.addr()
    }

    /// Whether an address is inside it.
    pub fn contains(&self, address: *const c_void) -> bool {
        self.segments.iter().filter(|segment| segment.p_type == libc::PT_LOAD).any(|segment| {
            let start = self.base.wrapping_add(segment.p_vaddr as usize);
            address.addr().wrapping_sub(start) < segment.p_memsz as usize
        })
    }

    /// The value that an entry of the dynamic section has.
    fn entry(&self, tag: usize) -> Option<usize> {
        let mut entry = self.dynamic;
        loop {
            // SAFETY: the dynamic section ends with an entry that has the tag 0.
            match unsafe { *entry } {
                [0, _] => return None,
                [found, value] if found == tag => return Some(value),
                // SAFETY: this was not the last one.
                _ => entry = unsafe { entry.add(1) },
            }
        }
    }

    /// The table that an entry of the dynamic section points to; the loader has made most of them addresses.
    fn table<T>(&self, tag: usize) -> Option<*const T> {
        let value = self.entry(tag)?;
        Some(ptr::with_exposed_provenance(if value < self.base { self.base + value } else { value }))
    }

    fn string(&self, offset: usize) -> Option<Name> {
        let strings: *const c_char = self.table(DT_STRTAB)?;
        // SAFETY: names are offsets of strings in the object's string table.
        Some(Name(unsafe { strings.add(offset) }))
    }

    /// The name that the object gives itself, whatever its file is called.
    pub fn name(&self) -> Option<Name> {
        self.string(self.entry(DT_SONAME)?)
    }

    /// Its index of names.
    pub fn index(&self) -> Option<Index> {
        self.table(DT_GNU_HASH).map(Index)
    }

    /// Shows every function that it exports by this name.
    pub fn definitions(&self, name: Name, mut show: impl FnMut(Definition)) {
        let (Some(index), Some(symbols)) = (self.index(), self.table::<Elf64_Sym>(DT_SYMTAB)) else { return };
        let versions = self.table::<u16>(DT_VERSYM);
        index.places(hash(name), |place| {
            // SAFETY: the index has places in the object's symbol table, which has a version for each where it has any.
            let (symbol, version) =
                unsafe { (&*symbols.add(place), versions.map_or(UNVERSIONED[1], |versions| *versions.add(place))) };
            let is_function = symbol.st_shndx != 0 && symbol.st_info & 0xf == STT_FUNC;
            if is_function && self.string(symbol.st_name as usize).is_some_and(|other| other.is(name)) {
                show(Definition {
                    address: ptr::with_exposed_provenance_mut(self.base.wrapping_add(symbol.st_value as usize)),
                    version: self.version(version & !HIDDEN),
                    hidden: version & HIDDEN != 0,
                });
            }
        });
    }

    /// The name of a version that the object defines; NULL where it is none.
    fn version(&self, number: u16) -> *const c_char {
        /// Elf64_Verdef.
        #[repr(C)]
        struct Version {
            revision: u16,
            flags: u16,
            number: u16,
            names: u16,
            hash: u32,
            first_name: u32,
            next: u32,
        }
        if UNVERSIONED[0] == number || UNVERSIONED[1] == number {
            return ptr::null();
        }
        let Some(mut place) = self.table::<u8>(DT_VERDEF) else { return ptr::null() };
        loop {
            // SAFETY: the definitions are a list of such structures; `next` is how far it is to the next, 0 in the last.
            // The name of each is where its first name says, whose first word is an offset in the string table.
            let (version, name) = unsafe {
                let version = &*place.cast::<Version>();
                (version, *place.add(version.first_name as usize).cast::<u32>())
            };
            if version.number == number {
                return self.string(name as usize).map_or(ptr::null(), |name| name.0);
            }
            if version.next == 0 {
                return ptr::null();
            }
            // SAFETY: as above.
            place = unsafe { place.add(version.next as usize) };
        }
    }
}

/// An object's index of the names that it exports, DT_GNU_HASH.
#[derive(Clone, Copy)]
pub struct Index(pub *const u32);

/// What the names of an index are found by.
pub fn hash(name: Name) -> u32 {
    name.bytes().fold(5381_u32, |hash, byte| hash.wrapping_mul(33).wrapping_add(byte.into()))
}

impl Index {
    /// Its numbers of buckets, of symbols that are not in it and of words of its filter, the filter's shift, the filter,
    /// and the buckets.
    fn parts(&self) -> (usize, usize, u32, &[u64], *const u32) {
        // SAFETY: an object's index stays in memory, unchanged, as long as it is loaded; it starts with four numbers,
        // after which come the filter's words and the buckets.
        unsafe {
            let [buckets, first, words, shift] = *self.0.cast::<[u32; 4]>();
            let filter: *const u64 = self.0.add(4).cast();
            let filter = slice::from_raw_parts(filter, words as usize);
            (buckets as usize, first as usize, shift, filter, filter.as_ptr_range().end.cast())
        }
    }

    /// Whether a name may be in it: quickly, and most that are not are refused.
    pub fn may_have(&self, hash: u32) -> bool {
        let (_, _, shift, filter, _) = self.parts();
        let bits = 1_u64 << (hash % u64::BITS) | 1_u64 << ((hash >> shift) % u64::BITS);
        let place = (hash / u64::BITS) as usize % filter.len().max(1);
        filter.get(place).is_some_and(|word| word & bits == bits)
    }

    /// Shows the places in the symbol table of the names that have this hash.
    fn places(&self, hash: u32, mut show: impl FnMut(usize)) {
        if !self.may_have(hash) {
            return;
        }
        let (buckets, first, _, _, table) = self.parts();
        // SAFETY: a bucket is the first place of its names, 0 where it has none; after the buckets comes a word for each
        // name, their hash but for the lowest bit, which marks a bucket's last.
        unsafe {
            let mut place = *table.add(hash as usize % buckets.max(1)) as usize;
            while place >= first.max(1) {
                let word = *table.add(buckets + place - first);
                if (word ^ hash) >> 1 == 0 {
                    show(place);
                }
                place = if word & 1 == 1 { 0 } else { place + 1 };
            }
        }
    }
}
