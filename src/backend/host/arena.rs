// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arenas: sealed memory files from which page ranges are handed out.
//!
//! A file holds a table of records, one per page, and then the pages. The record of a range's first page says, while the
//! range is exported, which export that is, so that another process that has opened the file learns with one read
//! whether the handle it holds is still good.
//!
//! Who holds a range open is known from open-file-description locks. An importer locks the range through the open file
//! that its mapping keeps alive, so the lock lasts exactly as long as the mapping, however the importer ends, and a
//! forked child, which inherits no mapping of ours, does not prolong it.

use std::cell::Cell;
use std::ffi::{CStr, c_void};
use std::fs::File;
use std::io::{self, Write};
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};

use range_alloc::RangeAllocator;

use super::label::{Content, Label};
use crate::descriptor::{Kept, check, limit, out_of_the_way, owned, status};
use crate::gpu::Result;
use crate::thread::Uncancelled;

/// Bytes in a page, the unit of everything here.
pub const PAGE: usize = 4096;

/// What a range's first record says while the range is exported; zeros otherwise.
#[repr(C)]
struct Record {
    /// The random number of the export.
    nonce: AtomicU64,
    /// The rest: see [`Export`].
    words: [AtomicU64; 3],
}

/// What is exported, and whose it is. In the file itself, so that no field of a handle is taken on trust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Export {
    /// The random number of the export.
    pub nonce: u64,
    /// The file's inode.
    pub inode: u64,
    /// The file's pages, and those of the range.
    pub arena_pages: u32,
    /// The pages of the range.
    pub pages: u32,
    /// The user of the exporting process.
    pub user: u32,
}

impl Export {
    fn words(self) -> [u64; 3] {
        [self.inode, u64::from(self.arena_pages) << 32 | u64::from(self.pages), self.user.into()]
    }

    fn read([nonce, inode, pages, user]: [u64; 4]) -> Export {
        Export { nonce, inode, arena_pages: (pages >> 32) as u32, pages: pages as u32, user: user as u32 }
    }
}

/// Bytes of a record in the file.
const RECORD: usize = size_of::<Record>();

/// Where the pages start in the file of an arena of `pages` pages.
pub fn first_page_offset(pages: u32) -> usize {
    (pages as usize * RECORD).next_multiple_of(PAGE)
}

/// Where the pages end in the file of an arena of `pages` pages.
pub fn end(pages: u32) -> usize {
    first_page_offset(pages) + pages as usize * PAGE
}

/// Whether the program itself may touch the pages at the addresses it is given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// The pages are readable and writable there.
    Open,
    /// The pages are only reachable through a second mapping of our own.
    Hidden,
}

/// A memory file with its mappings.
pub struct Arena {
    file: Kept,
    pages: u32,
    records: Mapping,
    /// The addresses the program is given.
    public: Mapping,
    /// Where hidden pages are readable and writable.
    hidden_view: Option<Mapping>,
    free: RangeAllocator<u32>,
    /// Whether a record has been written since the records were last dropped.
    has_records: Cell<bool>,
    /// Whether the file says what it is, for those who get its descriptor.
    labelled: bool,
}

impl Arena {
    /// Makes an arena of `pages` pages. No memory is used before the pages are written.
    pub fn new(name: &CStr, pages: u32, access: Access) -> io::Result<Arena> {
        let _uncancelled = Uncancelled::new();
        Arena::on(memory_file(name, end(pages))?, pages, access, false)
    }

    /// The same for a file that is exported by its descriptor, as a pool of a device.
    pub fn labelled(name: &CStr, pages: u32, access: Access, device: i32) -> io::Result<Arena> {
        let _uncancelled = Uncancelled::new();
        let file = File::from(memory_file(name, end(pages) + PAGE)?);
        Label { pages, device }.write(Content::Pool, &file, end(pages) + PAGE)?;
        Arena::on(OwnedFd::from(file), pages, access, true)
    }

    fn on(fd: OwnedFd, pages: u32, access: Access, labelled: bool) -> io::Result<Arena> {
        let offset = first_page_offset(pages);
        let size = pages as usize * PAGE;
        let records = Mapping::new(fd.as_raw_fd(), 0, offset, Protection::ReadWrite)?;
        let (public, hidden_view) = match access {
            Access::Open => (Mapping::new(fd.as_raw_fd(), offset, size, Protection::ReadWrite)?, None),
            Access::Hidden => (
                Mapping::new(fd.as_raw_fd(), offset, size, Protection::None)?,
                Some(Mapping::new(fd.as_raw_fd(), offset, size, Protection::ReadWrite)?),
            ),
        };
        let has_records = Cell::new(false);
        let free = RangeAllocator::new(0..pages);
        Ok(Arena { file: Kept::new(fd)?, pages, records, public, hidden_view, free, has_records, labelled })
    }

    /// Takes `pages` pages; `None` where no range is long enough. Their bytes are zero.
    pub fn take(&mut self, pages: u32) -> Option<u32> {
        self.free.allocate_range(pages).ok().map(|range| range.start)
    }

    /// Gives a range back: its memory returns to the system.
    pub fn give_back(&mut self, first: u32, pages: u32) {
        let (start, size) = (self.view(first) as *mut c_void, pages as usize * PAGE);
        // SAFETY: the range is inside a shared, writable mapping of ours, and its owner has given it up.
        if unsafe { libc::madvise(start, size, libc::MADV_REMOVE) } != 0 {
            // Reused pages must read as zeros, also where the kernel would not drop them.
            // SAFETY: the same range.
            unsafe { ptr::write_bytes(start.cast::<u8>(), 0, size) };
        }
        self.free.free_range(first..first + pages);
        if self.has_records.get() && self.is_empty() {
            let records = ptr::with_exposed_provenance_mut(self.records.start());
            // SAFETY: the whole mapping; without a range in use every record is zeros, which dropped pages read as too.
            self.has_records.set(unsafe { libc::madvise(records, self.records.size(), libc::MADV_REMOVE) } != 0);
        }
    }

    /// Whether every page is free.
    pub fn is_empty(&self) -> bool {
        self.free.is_empty()
    }

    /// The program's address of a page.
    pub fn address(&self, page: u32) -> usize {
        self.public.start() + page as usize * PAGE
    }

    /// The address at which a page is readable and writable for us.
    pub fn view(&self, page: u32) -> usize {
        self.hidden_view.as_ref().unwrap_or(&self.public).start() + page as usize * PAGE
    }

    /// The file's inode, by which a file descriptor is told from another that took its number.
    pub fn inode(&self) -> u64 {
        self.file.inode()
    }

    /// Whether the arena is a pool's own.
    pub fn is_labelled(&self) -> bool {
        self.labelled
    }

    /// How many pages the arena has.
    pub fn pages(&self) -> u32 {
        self.pages
    }

    /// The file descriptor, if it is still the one we opened.
    pub fn descriptor(&self) -> Result<RawFd> {
        self.file.descriptor()
    }

    /// Publishes the export of a range.
    pub fn publish(&self, first: u32, pages: u32, user: u32, nonce: u64) {
        self.has_records.set(true);
        let export = Export { nonce, inode: self.inode(), arena_pages: self.pages, pages, user };
        let record = self.record(first);
        for (place, word) in record.words.iter().zip(export.words()) {
            place.store(word, Ordering::Relaxed);
        }
        record.nonce.store(nonce, Ordering::Release);
    }

    /// Ends the export of a range: no process can open it from now on.
    pub fn withdraw(&self, first: u32) {
        // The system call that looks for importers next orders this store before it for them.
        self.record(first).nonce.store(0, Ordering::SeqCst);
    }

    /// Whether another process holds any of the range open. Where the descriptor is lost nobody can tell: yes.
    pub fn is_imported(&self, first: u32, pages: u32) -> bool {
        let start = first_page_offset(self.pages) + first as usize * PAGE;
        self.descriptor().map_or(true, |fd| !is_unlocked(fd, start as i64, pages as i64 * PAGE as i64))
    }

    fn record(&self, page: u32) -> &Record {
        debug_assert!(page < self.pages);
        // SAFETY: the mapping holds a record for every page; all access to records is atomic.
        unsafe { &*ptr::with_exposed_provenance::<Record>(self.records.start() + page as usize * RECORD) }
    }
}

/// What a mapping allows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Protection {
    /// Nothing.
    None,
    /// Reading.
    Read,
    /// Reading and writing.
    ReadWrite,
}

impl Protection {
    fn bits(self) -> i32 {
        match self {
            Protection::None => libc::PROT_NONE,
            Protection::Read => libc::PROT_READ,
            Protection::ReadWrite => libc::PROT_READ | libc::PROT_WRITE,
        }
    }
}

/// A shared mapping of a file, not inherited by forked children; unmapped when dropped.
pub struct Mapping {
    start: usize,
    size: usize,
}

impl Mapping {
    /// Maps `size` bytes from `offset`.
    pub fn new(fd: RawFd, offset: usize, size: usize, protection: Protection) -> io::Result<Mapping> {
        let flags = libc::MAP_SHARED | libc::MAP_NORESERVE;
        let mapping = Mapping { start: map(0, size, protection, flags, fd, offset)?, size };
        let start = ptr::with_exposed_provenance_mut(mapping.start);
        // SAFETY: the range just mapped.
        check(unsafe { libc::madvise(start, size, libc::MADV_DONTFORK) })?;
        Ok(mapping)
    }

    /// Reserves addresses that nobody can use yet, a multiple of `alignment`: at `hint`, or where that is taken or 0,
    /// anywhere.
    pub fn reserve(size: usize, alignment: usize, hint: usize) -> io::Result<Mapping> {
        if hint != 0 && hint.is_multiple_of(alignment) {
            let there = map(hint, size, Protection::None, EMPTY | libc::MAP_FIXED_NOREPLACE, -1, 0);
            if let Ok(start) = there {
                let mapping = Mapping { start, size };
                // A kernel older than the flag takes it for a hint.
                if start == hint {
                    return Ok(mapping);
                }
            }
        }
        let slack = alignment - PAGE;
        let larger = size.checked_add(slack).ok_or_else(|| io::Error::from_raw_os_error(libc::ENOMEM))?;
        let all = Mapping { start: map(0, larger, Protection::None, EMPTY, -1, 0)?, size: larger };
        let start = all.start.next_multiple_of(alignment);
        let (before, end) = (start - all.start, all.start + larger);
        // What is before and behind goes back at once; the rest is a mapping like any other.
        for (from, length) in [(all.start, before), (start + size, end - (start + size))] {
            if length > 0 {
                drop(Mapping { start: from, size: length });
            }
        }
        std::mem::forget(all);
        Ok(Mapping { start, size })
    }

    /// Maps the beginning of a file over part of a reservation.
    pub fn fill(&self, offset: usize, size: usize, fd: RawFd, protection: Protection) -> io::Result<()> {
        debug_assert!(offset + size <= self.size);
        let flags = libc::MAP_SHARED | libc::MAP_NORESERVE | libc::MAP_FIXED;
        let start = map(self.start + offset, size, protection, flags, fd, 0)?;
        // SAFETY: the range just mapped.
        check(unsafe { libc::madvise(ptr::with_exposed_provenance_mut(start), size, libc::MADV_DONTFORK) })?;
        Ok(())
    }

    /// Makes part of a reservation empty again.
    pub fn empty(&self, offset: usize, size: usize) -> io::Result<()> {
        debug_assert!(offset + size <= self.size);
        map(self.start + offset, size, Protection::None, EMPTY | libc::MAP_FIXED, -1, 0).map(|_| ())
    }

    /// Changes what may be done with part of a mapping.
    pub fn protect(&self, offset: usize, size: usize, protection: Protection) -> io::Result<()> {
        debug_assert!(offset + size <= self.size);
        let start = ptr::with_exposed_provenance_mut(self.start + offset);
        // SAFETY: inside a mapping of ours; what the program does at addresses it may not use is its own affair.
        check(unsafe { libc::mprotect(start, size, protection.bits()) }).map(|_| ())
    }

    /// Maps fresh private memory of this process, which forked children inherit like any other.
    pub fn private(size: usize) -> io::Result<Mapping> {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        Ok(Mapping { start: map(0, size, Protection::ReadWrite, flags, -1, 0)?, size })
    }

    /// The first address.
    pub fn start(&self) -> usize {
        self.start
    }

    /// Bytes mapped.
    pub fn size(&self) -> usize {
        self.size
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: this mapping is ours alone; whoever held addresses in it has given them up.
        unsafe { libc::munmap(ptr::with_exposed_provenance_mut(self.start), self.size) };
    }
}

/// Addresses without memory.
const EMPTY: i32 = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;

/// Maps at an address of the kernel's choice, or, with MAP_FIXED, over what is ours there.
fn map(at: usize, size: usize, protection: Protection, flags: i32, fd: RawFd, offset: usize) -> io::Result<usize> {
    let at = ptr::with_exposed_provenance_mut(at);
    // SAFETY: touches nothing that exists but what the callers above replace: parts of reservations of ours.
    let start = unsafe { libc::mmap(at, size, protection.bits(), flags, fd, offset as i64) };
    if start == libc::MAP_FAILED { Err(io::Error::last_os_error()) } else { Ok(start.expose_provenance()) }
}

/// What keeps a memory file at its size.
const SEALS: i32 = libc::F_SEAL_SHRINK | libc::F_SEAL_GROW | libc::F_SEAL_SEAL;

/// A memory file of fixed size that nobody can shrink under a mapping, on a descriptor out of the way of programs that
/// count on low numbers.
pub fn memory_file(name: &CStr, size: usize) -> io::Result<OwnedFd> {
    // A file past the limit of the process (ulimit -f) would be answered with a signal that ends it.
    if size as u64 > limit(libc::RLIMIT_FSIZE) {
        return Err(io::Error::from_raw_os_error(libc::EFBIG));
    }
    // SAFETY: a plain system call on a C string.
    let low = owned(unsafe { libc::memfd_create(name.as_ptr(), libc::MFD_CLOEXEC | libc::MFD_ALLOW_SEALING) })?;
    // SAFETY: plain system calls on a descriptor of ours.
    unsafe {
        check(libc::fchmod(low.as_raw_fd(), 0o600))?;
        check(libc::ftruncate(low.as_raw_fd(), size as i64))?;
        check(libc::fcntl(low.as_raw_fd(), libc::F_ADD_SEALS, SEALS))?;
    }
    Ok(out_of_the_way(low))
}

/// The size of what may be such a file of ours; `None` for any other file.
pub fn sealed_size(fd: RawFd) -> Option<usize> {
    // SAFETY: a plain question about a descriptor.
    let seals = unsafe { libc::fcntl(fd, libc::F_GET_SEALS) };
    status(fd).ok().filter(|_| seals == SEALS).map(|status| status.st_size as usize)
}

/// Opens another process's descriptor as an open file of our own.
pub fn reopen(pid: i32, fd: RawFd) -> io::Result<OwnedFd> {
    let mut path = [0_u8; 48];
    write!(path.as_mut_slice(), "/proc/{pid}/fd/{fd}\0")?;
    // A forged handle may name anything: never wait for a FIFO's other end, never take a terminal.
    let flags = libc::O_RDWR | libc::O_CLOEXEC | libc::O_NONBLOCK | libc::O_NOCTTY;
    // SAFETY: a plain system call on a C string, terminated above.
    owned(unsafe { libc::open(path.as_ptr().cast(), flags) })
}

/// Locks bytes of a file, shared with all others who do so, for as long as the open file lives.
pub fn lock(fd: RawFd, start: i64, length: i64) -> io::Result<()> {
    let mut lock = region(libc::F_RDLCK, start, length);
    // SAFETY: the structure is valid for the call.
    check(unsafe { libc::fcntl(fd, libc::F_OFD_SETLK, &mut lock) }).map(|_| ())
}

/// Whether no other open file holds a lock on any of these bytes.
pub fn is_unlocked(fd: RawFd, start: i64, length: i64) -> bool {
    let mut lock = region(libc::F_WRLCK, start, length);
    // SAFETY: the structure is valid for the call.
    unsafe { libc::fcntl(fd, libc::F_OFD_GETLK, &mut lock) == 0 && lock.l_type == libc::F_UNLCK as i16 }
}

fn region(kind: i32, start: i64, length: i64) -> libc::flock {
    // SAFETY: all zeros is a value of this plain structure, which may have fields of the platform's own.
    let mut lock: libc::flock = unsafe { std::mem::zeroed() };
    lock.l_type = kind as i16;
    lock.l_whence = libc::SEEK_SET as i16;
    lock.l_start = start;
    lock.l_len = length;
    lock
}

/// Reads the record of a range's first page from what may be an arena's file.
pub fn read_record(fd: RawFd, first: u32) -> io::Result<Export> {
    let mut words = [0_u64; RECORD / 8];
    // SAFETY: the buffer is valid for the length given, and any bytes are integers.
    let read = unsafe { libc::pread(fd, words.as_mut_ptr().cast(), RECORD, first as i64 * RECORD as i64) };
    if read == RECORD as isize { Ok(Export::read(words)) } else { Err(io::Error::last_os_error()) }
}

#[cfg(test)]
mod tests {
    use std::os::fd::FromRawFd;

    use super::*;

    fn arena(pages: u32, access: Access) -> Arena {
        Arena::new(c"anygpu-test", pages, access).expect("a memory file")
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn returned_pages_are_zero_again() {
        let mut arena = arena(8, Access::Hidden);
        let first = arena.take(2).expect("room");
        let start = arena.view(first) as *mut u8;
        // SAFETY: two pages of the arena, taken above.
        unsafe {
            start.write_bytes(7, 2 * PAGE);
            arena.give_back(first, 2);
            assert!(arena.is_empty());
            assert_eq!(arena.take(8), Some(first));
            assert_eq!(start.add(PAGE).read(), 0);
        }
        assert_eq!(arena.take(1), None);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_mapping_keeps_the_lock_of_its_closed_file() {
        let arena = arena(8, Access::Open);
        assert!(!arena.is_imported(0, 8));
        let other = reopen(std::process::id() as i32, arena.descriptor().expect("open")).expect("own file");
        let offset = first_page_offset(8) + 3 * PAGE;
        lock(other.as_raw_fd(), offset as i64, PAGE as i64).expect("a shared lock");
        let mapping = Mapping::new(other.as_raw_fd(), offset, PAGE, Protection::ReadWrite).expect("mapped");
        drop(other);
        assert!(arena.is_imported(3, 1) && arena.is_imported(0, 8) && !arena.is_imported(4, 4));
        drop(mapping);
        assert!(!arena.is_imported(0, 8));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_descriptor_that_became_another_file_is_left_alone() {
        let arena = arena(8, Access::Open);
        let fd = arena.descriptor().expect("open");
        let null = std::fs::File::open("/dev/null").expect("every system has it");
        // SAFETY: what a program may do with numbers it does not own; from then on the number is this test's.
        assert_eq!(unsafe { libc::dup2(null.as_raw_fd(), fd) }, fd);
        assert!(arena.descriptor().is_err() && arena.is_imported(0, 1));
        drop(arena);
        // SAFETY: the number was taken over above.
        let taken = unsafe { OwnedFd::from_raw_fd(fd) };
        assert!(status(taken.as_raw_fd()).is_ok());
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn records_are_read_through_the_file() {
        let arena = arena(1000, Access::Open);
        arena.publish(999, 1, 42, 0x1234);
        let fd = arena.descriptor().expect("open");
        assert_eq!(
            read_record(fd, 999).expect("read"),
            Export { nonce: 0x1234, inode: arena.inode(), arena_pages: 1000, pages: 1, user: 42 }
        );
        arena.withdraw(999);
        assert_eq!(read_record(fd, 999).expect("read").nonce, 0);
    }
}
