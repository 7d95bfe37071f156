// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arenas: sealed memory files from which page ranges are handed out.
//!
//! A file holds a table of records, one per page, and then the pages. The record of a range's first page says, while
//! the range is exported, which export that is, so that another process that has opened the file learns with one read
//! whether the handle it holds is still good.
//!
//! An importer holds the range by a [`lease`], which ends with its mapping, however the importer ends.

use std::cell::Cell;
use std::ffi::{CStr, CString, c_void};
use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering, fence};

use range_alloc::RangeAllocator;

use super::label::{Content, Label};
use super::page::page_size;
use crate::gpu::Result;
use crate::os::descriptor::{Kept, named};
use crate::os::fork::Unforked;
use crate::os::journal::now;
use crate::os::memory_file::{Mapping, Protection, drop_pages, memory_file};
use crate::share::lease;

/// The first record of a range while the range is exported; zeros otherwise.
#[repr(C)]
struct PageRecord {
    /// The random number of the export.
    nonce: AtomicU64,
    /// The rest: see [`Export`].
    fields: [AtomicU64; 2],
    /// For those who only look: see [`Origin`].
    origin: AtomicU64,
}

/// An exported range. In the file itself, so that no field of a handle is taken on trust.
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
}

impl Export {
    fn fields(self) -> [u64; 2] {
        [self.inode, u64::from(self.arena_pages) << 32 | u64::from(self.pages)]
    }

    /// The export in a record.
    pub fn read([nonce, inode, pages, _]: [u64; 4]) -> Export {
        Export { nonce, inode, arena_pages: (pages >> 32) as u32, pages: pages as u32 }
    }
}

/// The device of an exported range, the time of its export, and its exact size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The device's number on this machine; see [`Origin::device`].
    device: u8,
    /// Microseconds of CLOCK_MONOTONIC, in whole milliseconds.
    pub time: u64,
    /// Bytes of the last page that are not the allocation's.
    pub unused: u16,
}

impl Origin {
    /// Set in records that have the unused bytes; the time of others, in microseconds, never comes there.
    const EXACT: u64 = 1 << 63;

    /// The number of memory of the host.
    const HOST: u8 = u8::MAX;

    /// The device's number on this machine; `None` for memory of the host.
    pub fn device(self) -> Option<i32> {
        (self.device != Origin::HOST).then_some(self.device.into())
    }

    /// Bits 0 to 7: the device; 8 to 46: the time, in milliseconds; 47 to 62: the unused bytes.
    fn word(self) -> u64 {
        let time = (self.time / 1000) & ((1 << 39) - 1);
        Origin::EXACT | u64::from(self.unused) << 47 | time << 8 | u64::from(self.device)
    }

    /// The origin in a record; `None` in those of earlier releases.
    pub fn read([.., word]: [u64; 4]) -> Option<Origin> {
        let device = word as u8;
        match word {
            0 => None,
            _ if word & Origin::EXACT == 0 => Some(Origin { device, time: word >> 8, unused: 0 }),
            _ => {
                let time = (word >> 8 & ((1 << 39) - 1)) * 1000;
                Some(Origin { device, time, unused: (word >> 47) as u16 })
            }
        }
    }
}

/// Bytes of a record in the file.
pub const RECORD: usize = size_of::<PageRecord>();

/// Returns the offset of the first page in the file of an arena of `pages` pages.
pub fn first_page_offset(pages: u32) -> usize {
    first_page_offset_by(pages, page_size())
}

/// Returns that offset where pages have `page` bytes.
pub fn first_page_offset_by(pages: u32, page: usize) -> usize {
    (pages as usize * RECORD).next_multiple_of(page)
}

/// Returns the offset of the end of the pages in the file of an arena of `pages` pages.
pub fn end(pages: u32) -> usize {
    first_page_offset(pages) + pages as usize * page_size()
}

/// The program's own access to pages at the addresses it is given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// The pages are readable and writable there.
    Open,
    /// The pages are only reachable through a second mapping of our own.
    Hidden,
}

/// The name of a file with the number of this process, which importers' mappings show when it has ended.
fn of_this_process(name: &CStr) -> CString {
    let label = format!("{}-{}", name.to_string_lossy(), std::process::id());
    CString::new(label).unwrap_or_else(|_| name.to_owned())
}

/// A memory file with its mappings.
pub struct Arena {
    file: Kept,
    pages: u32,
    records: Mapping,
    /// The addresses the program is given.
    public: Mapping,
    /// The mapping in which hidden pages are readable and writable.
    hidden_view: Option<Mapping>,
    free: RangeAllocator<u32>,
    /// The number of ranges that are taken.
    ranges: u32,
    /// Set when a record is written, cleared when the records are dropped.
    has_records: Cell<bool>,
    /// Set where the file ends with a label, for processes that get its descriptor.
    labelled: bool,
}

impl Arena {
    /// Makes an arena of `pages` pages. No memory is used before the pages are written.
    pub fn new(name: &CStr, pages: u32, access: Access) -> io::Result<Arena> {
        let _step = Unforked::new();
        Arena::on(memory_file(&of_this_process(name), end(pages))?, pages, access, false)
    }

    /// Makes an arena in a file that is exported by its descriptor, as a pool of a device.
    pub fn labelled(name: &CStr, pages: u32, access: Access, device: i32) -> io::Result<Arena> {
        let _step = Unforked::new();
        let file = File::from(memory_file(&of_this_process(name), end(pages) + page_size())?);
        Label { pages, device }.write(Content::Pool, &file, end(pages) + page_size())?;
        Arena::on(OwnedFd::from(file), pages, access, true)
    }

    fn on(fd: OwnedFd, pages: u32, access: Access, labelled: bool) -> io::Result<Arena> {
        let offset = first_page_offset(pages);
        let size = pages as usize * page_size();
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
        Ok(Arena { file: Kept::new(fd)?, pages, records, public, hidden_view, free, ranges: 0, has_records, labelled })
    }

    /// Takes `pages` pages; `None` where no range is long enough. Their bytes are zero.
    pub fn take(&mut self, pages: u32) -> Option<u32> {
        let range = self.free.allocate_range(pages).ok()?;
        self.ranges += 1;
        Some(range.start)
    }

    /// The number of ranges that are taken.
    pub fn ranges(&self) -> u32 {
        self.ranges
    }

    /// Reclaims a range that was emptied: it may be taken again.
    pub fn reclaim(&mut self, first: u32, pages: u32) {
        self.free.free_range(first..first + pages);
        self.ranges -= 1;
        if self.has_records.get() && self.is_empty() {
            let records = ptr::with_exposed_provenance_mut(self.records.start());
            // SAFETY: the whole mapping; without a range in use every record is zeros, which dropped pages read as too.
            self.has_records.set(unsafe { drop_pages(records, self.records.size()) }.is_err());
        }
    }

    /// Tells whether every page is free.
    pub fn is_empty(&self) -> bool {
        self.free.is_empty()
    }

    /// The program's address of a page.
    pub fn address(&self, page: u32) -> usize {
        self.public.start() + page as usize * page_size()
    }

    /// The address at which a page is readable and writable for us.
    pub fn view(&self, page: u32) -> usize {
        self.hidden_view.as_ref().unwrap_or(&self.public).start() + page as usize * page_size()
    }

    /// The file's inode, by which a file descriptor is told from another that took its number.
    pub fn inode(&self) -> u64 {
        self.file.inode()
    }

    /// Tells whether the arena belongs to one pool.
    pub fn is_labelled(&self) -> bool {
        self.labelled
    }

    /// The number of pages.
    pub fn pages(&self) -> u32 {
        self.pages
    }

    /// The file descriptor, if it is still the one we opened.
    pub fn descriptor(&self) -> Result<RawFd> {
        Ok(self.file.descriptor()?)
    }

    /// Publishes the export of a range of a device's memory; `device` is its number on this machine. `bytes` of its pages
    /// are the allocation's.
    pub fn publish(&self, first: u32, pages: u32, bytes: usize, nonce: u64, device: i32) {
        self.has_records.set(true);
        let export = Export { nonce, inode: self.inode(), arena_pages: self.pages, pages };
        let record = self.record(first);
        if record.nonce.load(Ordering::Relaxed) != nonce {
            // Of the last page, which has 64 KiB at most.
            let unused = (pages as usize * page_size() - bytes) as u16;
            let origin = Origin { device: device as u8, time: now() / 1000, unused };
            record.origin.store(origin.word(), Ordering::Relaxed);
        }
        for (field, value) in record.fields.iter().zip(export.fields()) {
            field.store(value, Ordering::Relaxed);
        }
        record.nonce.store(nonce, Ordering::Release);
    }

    /// Ends the export of a range: no process can open it from now on.
    pub fn withdraw(&self, first: u32) {
        self.record(first).nonce.store(0, Ordering::Release);
    }

    /// Tells whether another process holds any of the range open. Where the descriptor is lost nobody can tell: yes.
    pub fn is_imported(&self, first: u32, pages: u32) -> bool {
        let start = (first_page_offset(self.pages) + first as usize * page_size()) as i64;
        // The record was withdrawn before. An importer holds the range, then reads the record: whoever comes second sees
        // the other, which a system call alone does not promise on every processor.
        fence(Ordering::SeqCst);
        self.descriptor().map_or(true, |fd| lease::is_held(fd, start..start + pages as i64 * page_size() as i64))
    }

    fn record(&self, page: u32) -> &PageRecord {
        debug_assert!(page < self.pages);
        // SAFETY: the mapping holds a record for every page; all access to records is atomic.
        unsafe { &*ptr::with_exposed_provenance::<PageRecord>(self.records.start() + page as usize * RECORD) }
    }
}

/// Empties released pages, given this library's address of them: their memory returns to the system.
///
/// Takes as long as there is memory in them, so that nobody should have to wait for it.
pub fn empty(view: usize, pages: u32) {
    let (start, size) = (ptr::with_exposed_provenance_mut::<c_void>(view), pages as usize * page_size());
    // SAFETY: the range is inside a shared, writable mapping of ours, and its owner has released it.
    if unsafe { drop_pages(start, size) }.is_err() {
        // Reused pages must read as zeros, also where the system does not drop them.
        // SAFETY: the same range.
        unsafe { ptr::write_bytes(start.cast::<u8>(), 0, size) };
    }
}

/// Reads the record of a range's first page from what may be an arena's file.
pub fn read_record(fd: RawFd, first: u32) -> io::Result<(Export, Option<Origin>)> {
    let mut fields = [0_u64; RECORD / 8];
    // SAFETY: the buffer is valid for the length given, and any bytes are integers.
    let read = unsafe { libc::pread(fd, fields.as_mut_ptr().cast(), RECORD, first as i64 * RECORD as i64) };
    if read == RECORD as isize {
        Ok((Export::read(fields), Origin::read(fields)))
    } else {
        named("pread64", Err(io::Error::last_os_error()))
    }
}

#[cfg(test)]
mod tests {
    use std::os::fd::FromRawFd;

    use super::*;
    use crate::os::descriptor::status;
    use crate::share::lease::Lease;

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
            start.write_bytes(7, 2 * page_size());
            empty(arena.view(first), 2);
            arena.reclaim(first, 2);
            assert!(arena.is_empty());
            assert_eq!(arena.take(8), Some(first));
            assert_eq!(start.add(page_size()).read(), 0);
        }
        assert_eq!(arena.take(1), None);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_lease_holds_a_range_of_pages() {
        let arena = arena(8, Access::Open);
        assert!(!arena.is_imported(0, 8));
        let offset = first_page_offset(8) + 3 * page_size();
        let (fd, bytes) = (arena.descriptor().expect("open"), offset as i64..(offset + page_size()) as i64);
        let lease = Lease::take(fd, bytes, offset, page_size(), Protection::ReadWrite).expect("taken");
        assert!(arena.is_imported(3, 1) && arena.is_imported(0, 8) && !arena.is_imported(4, 4));
        drop(lease);
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
        arena.publish(999, 1, page_size() - 5, 0x1234, 3);
        let fd = arena.descriptor().expect("open");
        let (export, origin) = read_record(fd, 999).expect("read");
        assert_eq!(export, Export { nonce: 0x1234, inode: arena.inode(), arena_pages: 1000, pages: 1 });
        let origin = origin.expect("its own release's");
        assert_eq!((origin.device(), origin.unused), (Some(3), 5));
        assert!(now() / 1000 - origin.time < 60_000_000);
        arena.withdraw(999);
        assert_eq!(read_record(fd, 999).expect("read").0.nonce, 0);
        arena.publish(998, 1, 1, 0x1234, -1);
        let (_, origin) = read_record(fd, 998).expect("read");
        assert_eq!(origin.expect("its own release's").device(), None, "of the host");
    }

    #[test]
    fn records_of_earlier_releases_have_whole_pages() {
        assert_eq!(Origin::read([0; 4]), None);
        let earlier = Origin { device: 7, time: 123_456_789, unused: 0 };
        assert_eq!(Origin::read([1, 2, 3, earlier.time << 8 | 7]), Some(earlier));
        let exact = Origin { device: 255, time: 123_456_000, unused: u16::MAX };
        assert_eq!(Origin::read([1, 2, 3, exact.word()]), Some(exact));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn an_empty_arena_keeps_no_records() {
        let mut arena = arena(8, Access::Open);
        let [one, two] = [(); 2].map(|()| arena.take(1).expect("room"));
        [one, two].into_iter().for_each(|first| arena.publish(first, 1, 1, 0x1234, 0));
        let inode = |arena: &Arena| read_record(arena.descriptor().expect("open"), two).expect("read").0.inode;
        for (first, expected) in [(one, arena.inode()), (two, 0)] {
            arena.withdraw(first);
            arena.reclaim(first, 1);
            assert_eq!(inode(&arena), expected);
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn pages_that_the_system_does_not_drop_are_zero_as_well() {
        let memory = Mapping::private(2 * page_size()).expect("memory");
        let start: *mut u8 = ptr::with_exposed_provenance_mut(memory.start());
        // SAFETY: the two pages.
        unsafe {
            start.write_bytes(7, 2 * page_size());
            empty(memory.start(), 1);
            assert_eq!((start.read(), start.add(page_size() - 1).read(), start.add(page_size()).read()), (0, 0, 7));
        }
    }
}
