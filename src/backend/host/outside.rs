// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory files of the user's processes, as a process sees them that shares nothing: for `anygpu list`.
//!
//! They are read, neither mapped nor locked, so their owners do not notice. What they hold may be anything.

use std::fs::File;
use std::io;
use std::ops::Range;
use std::os::fd::AsRawFd;
use std::os::unix::fs::FileExt;

use super::arena::{Export, Origin, RECORD, first_page_offset_by};
use super::handle::{Handle, What};
use super::label::Content;
use crate::gpu::IpcHandle;
use crate::os::descriptor;
use crate::os::memory_file::PAGE;

/// The page sizes that a process may have.
const PAGE_SIZES: [usize; 5] = [PAGE, PAGE << 1, PAGE << 2, PAGE << 3, PAGE << 4];

/// An exported range of an arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// Its first page.
    pub first: u32,
    /// Its bytes in the file.
    pub bytes: Range<u64>,
    /// The device, and the time of the export.
    pub origin: Option<Origin>,
}

/// The ranges of an arena's file that are exported now.
pub fn exports(file: &File) -> io::Result<Vec<Exported>> {
    let status = descriptor::status(file.as_raw_fd())?;
    let (inode, size) = (status.st_ino, usize::try_from(status.st_size).unwrap_or(0));
    let mut found = Vec::new();
    let mut page = [0; PAGE];
    let mut next = 0;
    // Past the records are the pages, which may be many.
    while let Some(start) = next_data(file, next).filter(|start| *start < most_records(size)) {
        let read = file.read_at(&mut page, start as u64)?;
        for (place, record) in page[..read].as_chunks::<RECORD>().0.iter().enumerate() {
            let words = std::array::from_fn(|word| u64::from_ne_bytes(record.as_chunks().0[word]));
            found.extend(exported(words, start / RECORD + place, inode, size));
        }
        next = start + PAGE;
    }
    Ok(found)
}

/// The most bytes that records take in a file of `size` bytes.
fn most_records(size: usize) -> usize {
    size / (PAGE + RECORD) * RECORD
}

/// The offset from which on there is a page that is no hole; `None` if there is none.
fn next_data(file: &File, offset: usize) -> Option<usize> {
    // SAFETY: a plain system call.
    let found = unsafe { libc::lseek(file.as_raw_fd(), offset as i64, libc::SEEK_DATA) };
    usize::try_from(found).ok().map(|found| found / PAGE * PAGE)
}

/// The range of a record, if it is one of an export.
fn exported(words: [u64; 4], place: usize, inode: u64, size: usize) -> Option<Exported> {
    let Export { nonce, inode: of, arena_pages, pages } = Export::read(words);
    let first = u32::try_from(place).ok()?;
    let is_inside = pages > 0 && first.checked_add(pages).is_some_and(|end| end <= arena_pages);
    let is_one = nonce != 0 && of == inode && is_inside;
    let page = is_one.then(|| page_size_of(arena_pages, size))??;
    let start = (first_page_offset_by(arena_pages, page) + place * page) as u64;
    Some(Exported { first, bytes: start..start + (pages as usize * page) as u64, origin: Origin::read(words) })
}

/// The page size of an arena, by its pages and the file's size, in which there may be a label.
fn page_size_of(pages: u32, size: usize) -> Option<usize> {
    PAGE_SIZES.into_iter().find(|page| {
        let end = first_page_offset_by(pages, *page) + pages as usize * page;
        end == size || end + page == size
    })
}

/// The bytes of memory in a file that has a label, and the device's number on this machine.
pub fn label(file: &File) -> Option<(u64, i32)> {
    let size = usize::try_from(descriptor::status(file.as_raw_fd()).ok()?.st_size).ok()?;
    PAGE_SIZES.into_iter().find_map(|page| {
        let mut fields = [[0; 8]; 3];
        file.read_exact_at(fields.as_flattened_mut(), size.checked_sub(page)? as u64).ok()?;
        let [magic, pages, device] = fields;
        let is_label = [Content::Physical, Content::Pool].into_iter().any(|content| content.magic() == magic);
        let bytes = u64::from_ne_bytes(pages).checked_mul(page as u64).filter(|bytes| *bytes < size as u64)?;
        is_label.then_some((bytes, u64::from_ne_bytes(device) as i32))
    })
}

/// The inode of the file of what a handle of this back end names, and its first page.
pub fn place_of(handle: &IpcHandle) -> Option<(u64, u32)> {
    let kinds = [What::Memory, What::Event, What::PoolPointer];
    let handle = kinds.into_iter().find_map(|kind| Handle::from_bytes(handle, kind).ok())?;
    Some((handle.inode, handle.first))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::host::arena::{Access, Arena, first_page_offset};
    use crate::backend::host::page::page_size;
    use crate::os::memory_file::{memory_file, reopen_own};

    fn file_of(arena: &Arena) -> File {
        reopen_own(arena.descriptor().expect("open")).expect("ours").into()
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn exports_are_seen_while_they_last() {
        let arena = Arena::new(c"anygpu-test", 100_000, Access::Open).expect("a memory file");
        let file = file_of(&arena);
        assert_eq!(exports(&file).expect("read"), []);
        let start = first_page_offset(100_000) as u64;
        for (first, pages, device) in [(0, 1, 0), (127, 3, 1), (99_999, 1, 63)] {
            arena.publish(first, pages, pages as usize * page_size(), 7, device);
            let found = exports(&file).expect("read").pop().expect("one");
            let page = page_size() as u64;
            let bytes = start + u64::from(first) * page..start + u64::from(first + pages) * page;
            assert_eq!((found.first, found.bytes), (first, bytes));
            assert_eq!(found.origin.and_then(|origin| origin.device()), Some(device));
        }
        assert_eq!(exports(&file).expect("read").len(), 3);
        arena.withdraw(127);
        let firsts = |found: Vec<Exported>| found.iter().map(|one| one.first).collect::<Vec<_>>();
        assert_eq!(firsts(exports(&file).expect("read")), [0, 99_999]);
        let host = crate::backend::host::open().expect("the host back end opens");
        let handle = host.identity().name(What::Memory, 0, &arena, 127, 3, 7).expect("a handle");
        assert_eq!(place_of(&handle), Some((arena.inode(), 127)));
    }

    #[test]
    fn a_record_of_a_range_that_cannot_be_is_none() {
        let (inode, size) = (5, first_page_offset_by(64, PAGE) + 64 * PAGE);
        let is_one =
            |nonce, of, pages: u64, place| exported([nonce, of, 64 << 32 | pages, 0], place, inode, size).is_some();
        assert!(is_one(1, inode, 1, 63) && is_one(1, inode, 64, 0));
        for (nonce, of, pages, place) in
            [(0, inode, 1, 0), (1, 6, 1, 0), (1, inode, 0, 0), (1, inode, 2, 63), (1, inode, 1, 64), (1, inode, 65, 0)]
        {
            assert!(!is_one(nonce, of, pages, place), "{pages} pages from {place}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn an_export_keeps_its_time() {
        let arena = Arena::new(c"anygpu-test", 8, Access::Open).expect("a memory file");
        let time = || exports(&file_of(&arena)).expect("read")[0].origin.expect("of this release").time;
        arena.publish(1, 2, 2 * page_size(), 7, 0);
        let first = time();
        while now_in_microseconds() / 1000 == first / 1000 {}
        arena.publish(1, 2, 2 * page_size(), 7, 0);
        assert_eq!(time(), first);
        arena.publish(1, 2, 2 * page_size(), 8, 0);
        assert!(time() > first);
    }

    fn now_in_microseconds() -> u64 {
        crate::os::journal::now() / 1000
    }

    #[test]
    fn pages_of_every_size_are_told_by_the_files_size() {
        for page in PAGE_SIZES {
            for pages in [1, 64, 65_536, 1 << 20] {
                let end = first_page_offset_by(pages, page) + pages as usize * page;
                assert_eq!([end, end + page].map(|size| page_size_of(pages, size)), [Some(page); 2]);
            }
        }
        assert_eq!(page_size_of(u32::MAX, 4096), None);
    }

    /// Whoever has a file of this name may have written anything into it.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn no_bytes_do_harm() {
        for byte in [0_u8, 1, 0x5a, 0xff] {
            let size = 64 * PAGE;
            let file = File::from(memory_file(c"anygpu-test", size).expect("a memory file"));
            file.write_all_at(&vec![byte; size], 0).expect("written");
            assert_eq!((exports(&file).expect("read"), label(&file)), (Vec::new(), None), "{byte}");
        }
        assert_eq!(place_of(&[0x5a; 64]), None);
        // A label is behind the memory that it tells of.
        for (pages, expected) in [(63_u64, Some((63 * PAGE as u64, 1))), (64, None), (u64::MAX, None)] {
            let file = File::from(memory_file(c"anygpu-test", 64 * PAGE).expect("a memory file"));
            let fields = [Content::Physical.magic(), pages.to_ne_bytes(), 1_u64.to_ne_bytes()];
            file.write_all_at(fields.as_flattened(), 63 * PAGE as u64).expect("written");
            assert_eq!(label(&file), expected, "{pages}");
        }
    }
}
