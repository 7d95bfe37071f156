// SPDX-License-Identifier: MIT OR Apache-2.0
//! Reader of the ELF objects loaded in this process: their symbol tables, hash tables and symbol versions.
//!
//! It looks up symbols without the loader's functions, which are the ones that this library intercepts, and compares
//! strings without string functions: those may be a sanitizer's, which looks up symbols before they work.

use core::ffi::{c_char, c_int, c_void};
use core::ptr;
use core::slice;

use libc::{Elf64_Phdr, Elf64_Sym, dl_phdr_info};

// Dynamic section tags and symbol version bits, from the ELF gABI and the Linux Standard Base.
const DT_STRTAB: usize = 5;
const DT_SYMTAB: usize = 6;
const DT_SONAME: usize = 14;
const DT_GNU_HASH: usize = 0x6fff_fef5;
const DT_VERSYM: usize = 0x6fff_fff0;
const DT_VERDEF: usize = 0x6fff_fffc;
const HIDDEN: u16 = 0x8000;
/// Version numbers without a name: of local symbols, and of global symbols without a version.
const UNVERSIONED: [u16; 2] = [0, 1];
const STT_FUNC: u8 = 2;

/// A loaded program or library.
pub struct Object {
    base: usize,
    dynamic: *const [usize; 2],
    /// Program headers; empty if the object was found through `_r_debug`.
    segments: &'static [Elf64_Phdr],
}

/// A C string, from a loaded object or from a caller.
#[derive(Clone, Copy)]
pub struct Name(pub *const c_char);

impl Name {
    pub fn bytes(self) -> impl Iterator<Item = u8> {
        let mut next = self.0.cast::<u8>();
        core::iter::from_fn(move || {
            // SAFETY: a C string ends with a zero, after which this reads no more.
            unsafe {
                let byte = *next;
                if byte == 0 {
                    return None;
                }
                next = next.add(1);
                Some(byte)
            }
        })
    }

    /// Returns true if the name is `stem`, followed by one of `separators`.
    pub fn starts(self, stem: &[u8], separators: &[u8]) -> bool {
        let mut bytes = self.bytes();
        stem.iter().all(|byte| bytes.next() == Some(*byte))
            && bytes.next().is_some_and(|byte| separators.contains(&byte))
    }

    fn is(self, other: Name) -> bool {
        let mut bytes = self.bytes();
        other.bytes().all(|byte| bytes.next() == Some(byte)) && bytes.next().is_none()
    }
}

/// A function that an object exports.
pub struct Definition {
    pub address: *mut c_void,
    /// Version of the symbol, NULL if it has none.
    pub version: *const c_char,
    /// True if only a lookup with the version finds it.
    pub hidden: bool,
}

/// Visits every object of the process, in the loader's order; none can be unloaded meanwhile.
pub fn each<Visit: FnMut(&Object)>(mut visit: Visit) {
    unsafe extern "C" fn next<Visit: FnMut(&Object)>(
        information: *mut dl_phdr_info,
        _size: usize,
        visit: *mut c_void,
    ) -> c_int {
        // SAFETY: the loader passes a valid structure, whose program headers stay as long as the object is loaded; the
        // pointer is the one that `each` has passed, to a closure that nobody else uses meanwhile.
        let (visit, base, segments) = unsafe {
            let information = &*information;
            let segments = slice::from_raw_parts(information.dlpi_phdr, information.dlpi_phnum.into());
            (&mut *visit.cast::<Visit>(), information.dlpi_addr as usize, segments)
        };
        if let Some(dynamic) = segments.iter().find(|segment| segment.p_type == libc::PT_DYNAMIC) {
            let dynamic = ptr::with_exposed_provenance(base.wrapping_add(dynamic.p_vaddr as usize));
            visit(&Object { base, dynamic, segments });
        }
        0
    }
    // SAFETY: the callback gets the pointer to `visit`, which outlives the call.
    unsafe { libc::dl_iterate_phdr(Some(next::<Visit>), (&raw mut visit).cast()) };
}

/// Visits the objects of the process in the loader's order until `visit` returns true, without calling a function.
///
/// The functions that `each` calls may be a sanitizer's, which do not work yet. The objects of the process's start come
/// first and are never unloaded; others may be loaded or unloaded by another thread meanwhile.
pub fn each_from_the_start(mut visit: impl FnMut(&Object) -> bool) {
    /// `struct link_map` of <link.h>.
    #[repr(C)]
    struct LinkMap {
        base: usize,
        path: *const c_char,
        dynamic: *const [usize; 2],
        next: *const LinkMap,
    }
    #[repr(C)]
    struct Debug {
        version: c_int,
        first: *const LinkMap,
    }
    unsafe extern "C" {
        static _r_debug: Debug;
    }
    // SAFETY: the loader fills this before anything else runs, and keeps the list consistent.
    let mut next = unsafe { _r_debug.first };
    while !next.is_null() {
        // SAFETY: as above.
        let map = unsafe { &*next };
        if visit(&Object { base: map.base, dynamic: map.dynamic, segments: &[] }) {
            return;
        }
        next = map.next;
    }
}

/// Returns the id of the object that has this code.
pub fn this() -> usize {
    unsafe extern "C" {
        static _DYNAMIC: [usize; 2];
    }
    (&raw const _DYNAMIC).addr()
}

impl Object {
    /// Returns a number that no other loaded object has.
    pub fn id(&self) -> usize {
        self.dynamic.addr()
    }

    /// Returns true if an address is in one of the object's segments.
    pub fn contains(&self, address: *const c_void) -> bool {
        self.segments.iter().filter(|segment| segment.p_type == libc::PT_LOAD).any(|segment| {
            let start = self.base.wrapping_add(segment.p_vaddr as usize);
            address.addr().wrapping_sub(start) < segment.p_memsz as usize
        })
    }

    /// Returns the value of an entry of the dynamic section.
    fn entry(&self, tag: usize) -> Option<usize> {
        let mut entry = self.dynamic;
        loop {
            // SAFETY: the dynamic section ends with an entry that has the tag 0.
            match unsafe { *entry } {
                [0, _] => return None,
                [entry_tag, value] if entry_tag == tag => return Some(value),
                // SAFETY: this was not the last one.
                _ => entry = unsafe { entry.add(1) },
            }
        }
    }

    /// Returns the table that an entry of the dynamic section points to.
    ///
    /// The loader has relocated most of these offsets to addresses.
    fn table<T>(&self, tag: usize) -> Option<*const T> {
        let value = self.entry(tag)?;
        Some(ptr::with_exposed_provenance(if value < self.base { self.base + value } else { value }))
    }

    fn string(&self, offset: usize) -> Option<Name> {
        let strings: *const c_char = self.table(DT_STRTAB)?;
        // SAFETY: names are offsets of strings in the object's string table.
        Some(Name(unsafe { strings.add(offset) }))
    }

    /// Returns the object's SONAME, which its file's name need not equal.
    pub fn name(&self) -> Option<Name> {
        self.string(self.entry(DT_SONAME)?)
    }

    /// Returns the hash table of the symbols that it exports.
    pub fn hash_table(&self) -> Option<HashTable> {
        self.table(DT_GNU_HASH).map(HashTable)
    }

    /// Visits every function that it exports by this name.
    pub fn definitions(&self, name: Name, mut visit: impl FnMut(Definition)) {
        let (Some(table), Some(symbols)) = (self.hash_table(), self.table::<Elf64_Sym>(DT_SYMTAB)) else { return };
        let versions = self.table::<u16>(DT_VERSYM);
        table.each_symbol(hash(name), |index| {
            // SAFETY: the hash table has indices of the symbol table, which has a version for each symbol or for none.
            let (symbol, version) =
                unsafe { (&*symbols.add(index), versions.map_or(UNVERSIONED[1], |versions| *versions.add(index))) };
            let is_function = symbol.st_shndx != 0 && symbol.st_info & 0xf == STT_FUNC;
            if is_function && self.string(symbol.st_name as usize).is_some_and(|other| other.is(name)) {
                visit(Definition {
                    address: ptr::with_exposed_provenance_mut(self.base.wrapping_add(symbol.st_value as usize)),
                    version: self.version(version & !HIDDEN),
                    hidden: version & HIDDEN != 0,
                });
            }
        });
    }

    /// Returns the name of a version that the object defines, NULL for any other number.
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
        let Some(mut entry) = self.table::<u8>(DT_VERDEF) else { return ptr::null() };
        loop {
            // SAFETY: the definitions are a list of such structures; `next` is the distance to the next, 0 in the last.
            // `first_name` is the distance to a structure whose first word is the name's offset in the string table.
            let (version, name) = unsafe {
                let version = &*entry.cast::<Version>();
                (version, *entry.add(version.first_name as usize).cast::<u32>())
            };
            if version.number == number {
                return self.string(name as usize).map_or(ptr::null(), |name| name.0);
            }
            if version.next == 0 {
                return ptr::null();
            }
            // SAFETY: as above.
            entry = unsafe { entry.add(version.next as usize) };
        }
    }
}

/// Hash table of the symbols that an object exports, DT_GNU_HASH.
#[derive(Clone, Copy)]
pub struct HashTable(pub *const u32);

/// Returns the hash of a name in such a table.
pub fn hash(name: Name) -> u32 {
    name.bytes().fold(5381_u32, |hash, byte| hash.wrapping_mul(33).wrapping_add(byte.into()))
}

impl HashTable {
    /// Returns the number of buckets, the first symbol's index, the Bloom filter's shift, the filter, and the buckets.
    fn parts(&self) -> (usize, usize, u32, &[u64], *const u32) {
        // SAFETY: the table stays in memory, unchanged, as long as its object is loaded; it starts with four numbers,
        // followed by the filter's words and the buckets.
        unsafe {
            let [buckets, first, words, shift] = *self.0.cast::<[u32; 4]>();
            let filter: *const u64 = self.0.add(4).cast();
            let filter = slice::from_raw_parts(filter, words as usize);
            (buckets as usize, first as usize, shift, filter, filter.as_ptr_range().end.cast())
        }
    }

    /// Returns false for most hashes that the table does not have, by its Bloom filter.
    pub fn may_have(&self, hash: u32) -> bool {
        let (_, _, shift, filter, _) = self.parts();
        let bits = 1_u64 << (hash % u64::BITS) | 1_u64 << ((hash >> shift) % u64::BITS);
        let index = (hash / u64::BITS) as usize % filter.len().max(1);
        filter.get(index).is_some_and(|word| word & bits == bits)
    }

    /// Visits the symbol table's indices of the symbols with this hash.
    fn each_symbol(&self, hash: u32, mut visit: impl FnMut(usize)) {
        if !self.may_have(hash) {
            return;
        }
        let (buckets, first, _, _, table) = self.parts();
        // SAFETY: a bucket is the index of its first symbol, 0 if it has none; after the buckets comes a word for each
        // symbol, its hash but for the lowest bit, which marks a bucket's last.
        unsafe {
            let mut index = *table.add(hash as usize % buckets.max(1)) as usize;
            while index >= first.max(1) {
                let word = *table.add(buckets + index - first);
                if (word ^ hash) >> 1 == 0 {
                    visit(index);
                }
                index = if word & 1 == 1 { 0 } else { index + 1 };
            }
        }
    }
}
