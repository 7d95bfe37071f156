// SPDX-License-Identifier: MIT OR Apache-2.0
//! The memory map of this process: what may be done with addresses, asked without touching what is there.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::os::fd::AsRawFd;

use super::memory_file::{Protection, page_size};
use super::thread::Uncancelled;

/// A reason why addresses cannot be used.
#[derive(Debug)]
pub enum Refusal {
    /// Nothing is mapped at the address.
    NotMapped(usize),
    /// The memory may not be read.
    NotReadable(usize),
    /// The memory may not be written.
    NotWritable(usize),
    /// The address is past the end of the file that is mapped there.
    PastEnd(usize),
    /// The system does not tell.
    Unknown(io::Error),
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotMapped(address) => write!(out, "nothing is mapped at {address:#x}"),
            Refusal::NotReadable(address) => write!(out, "the program may not read the memory at {address:#x}"),
            Refusal::NotWritable(address) => write!(out, "the program may not write the memory at {address:#x}"),
            Refusal::PastEnd(address) => write!(out, "{address:#x} is past the end of the file that is mapped there"),
            Refusal::Unknown(error) => write!(out, "the system does not tell what the memory may be used for: {error}"),
        }
    }
}

/// Addresses that are mapped alike.
struct Area {
    start: usize,
    end: usize,
    readable: bool,
    writable: bool,
    is_file: bool,
}

/// Checks that all addresses from `start` to `end` may be read, and written if `access` says so.
pub fn check_access(start: usize, end: usize, access: Protection) -> Result<(), Refusal> {
    let _uncancelled = Uncancelled::new();
    match File::open("/proc/self/maps") {
        Ok(map) => match by_queries(&map, start, end, access) {
            // Before Linux 6.11, and in a sandbox that does not know the question.
            Err(Refusal::Unknown(_)) => by_reading(map, start, end, access),
            checked => checked,
        },
        Err(error) => by_populating(start, end, access, error),
    }
}

/// Checks one area after the other, each of which is asked for by address.
fn by_queries(map: &File, start: usize, end: usize, access: Protection) -> Result<(), Refusal> {
    let mut next = start;
    while next < end {
        next = check_area(query(map, next).map_err(Refusal::Unknown)?, next, end, access)?;
    }
    Ok(())
}

/// Checks the areas in the text of the map, whose length is that of everything mapped.
fn by_reading(map: File, start: usize, end: usize, access: Protection) -> Result<(), Refusal> {
    let mut next = start;
    for line in BufReader::with_capacity(64 << 10, map).split(b'\n') {
        let line = line.map_err(Refusal::Unknown)?;
        let area = parse(&line).ok_or_else(|| Refusal::Unknown(io::ErrorKind::InvalidData.into()))?;
        if area.end > next {
            next = check_area(Some(area), next, end, access)?;
        }
        if next >= end {
            return Ok(());
        }
    }
    Err(Refusal::NotMapped(next))
}

/// Checks by having all pages brought in, where there is no map; from Linux 5.14 on.
fn by_populating(start: usize, end: usize, access: Protection, no_map: io::Error) -> Result<(), Refusal> {
    let advice = if access == Protection::ReadWrite { libc::MADV_POPULATE_WRITE } else { libc::MADV_POPULATE_READ };
    let first = start / page_size() * page_size();
    let Some(last) = end.checked_next_multiple_of(page_size()) else { return Err(Refusal::NotMapped(start)) };
    let populate = |start: usize, length| {
        // SAFETY: this faults pages in as accesses would, and changes nothing that is in them.
        match unsafe { libc::madvise(std::ptr::with_exposed_provenance_mut(start), length, advice) } {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    };
    let own = 0_u8;
    let page = (&raw const own).expose_provenance() / page_size() * page_size();
    // An unknown advice is as invalid as memory that may not be used so.
    populate(page, page_size()).map_err(|_| Refusal::Unknown(no_map))?;
    populate(first, last - first).map_err(|error| match error.raw_os_error() {
        Some(libc::ENOMEM) => Refusal::NotMapped(start),
        Some(libc::EFAULT) => Refusal::PastEnd(start),
        Some(libc::EINVAL) if access == Protection::ReadWrite => Refusal::NotWritable(start),
        Some(libc::EINVAL) => Refusal::NotReadable(start),
        _ => Refusal::Unknown(error),
    })
}

/// Checks the area that holds `address`; returns its end.
fn check_area(area: Option<Area>, address: usize, end: usize, access: Protection) -> Result<usize, Refusal> {
    let area = area.filter(|area| (area.start..area.end).contains(&address)).ok_or(Refusal::NotMapped(address))?;
    if !area.readable {
        return Err(Refusal::NotReadable(address));
    }
    if !area.writable && access == Protection::ReadWrite {
        return Err(Refusal::NotWritable(address));
    }
    // Pages before one that the file has are in it too.
    let last = (area.end.min(end) - 1) / page_size() * page_size();
    if area.is_file && !is_readable(last) {
        return Err(Refusal::PastEnd(last));
    }
    Ok(area.end)
}

/// Tells whether the system can read the 8 aligned bytes that an address is in.
pub fn is_readable(address: usize) -> bool {
    const NO_SUCH_ACTION: libc::c_int = -1;
    let mask = std::ptr::with_exposed_provenance::<u64>(address & !7);
    let no_mask = std::ptr::null_mut::<u64>();
    // SAFETY: the set is read first, which fails with EFAULT where that cannot be done; then the action is refused.
    unsafe { libc::syscall(libc::SYS_rt_sigprocmask, NO_SUCH_ACTION, mask, no_mask, size_of::<u64>()) };
    io::Error::last_os_error().raw_os_error() != Some(libc::EFAULT)
}

/// Linux's `struct procmap_query` (linux/fs.h, 6.11).
#[repr(C)]
#[derive(Default)]
struct Query {
    size: u64,
    flags: u64,
    address: u64,
    start: u64,
    end: u64,
    area_flags: u64,
    page_size: u64,
    offset: u64,
    inode: u64,
    device: [u32; 2],
    name_size: u32,
    build_id_size: u32,
    name: u64,
    build_id: u64,
}

/// PROCMAP_QUERY of linux/fs.h: `_IOWR('f', 17, struct procmap_query)`.
const PROCMAP_QUERY: libc::c_ulong = 0xc068_6611;
const _: () = assert!(size_of::<Query>() == 0x68);

/// Asks for the area that holds an address; `None` where there is none.
fn query(map: &File, address: usize) -> io::Result<Option<Area>> {
    const READABLE: u64 = 1;
    const WRITABLE: u64 = 2;
    let mut query = Query { size: size_of::<Query>() as u64, address: address as u64, ..Query::default() };
    // SAFETY: the structure is valid for the call.
    if unsafe { libc::ioctl(map.as_raw_fd(), PROCMAP_QUERY as _, &raw mut query) } == 0 {
        return Ok(Some(Area {
            start: query.start as usize,
            end: query.end as usize,
            readable: query.area_flags & READABLE != 0,
            writable: query.area_flags & WRITABLE != 0,
            is_file: query.inode != 0,
        }));
    }
    let error = io::Error::last_os_error();
    if error.raw_os_error() == Some(libc::ENOENT) { Ok(None) } else { Err(error) }
}

/// Reads a line such as `7f00-7f10 rw-p 00000000 08:01 42 /a/file`.
fn parse(line: &[u8]) -> Option<Area> {
    // The name at the end may be in any encoding.
    let line = String::from_utf8_lossy(line);
    let mut fields = line.split_ascii_whitespace();
    let (start, end) = fields.next()?.split_once('-')?;
    let rights = fields.next()?.as_bytes();
    let inode = fields.nth(2)?;
    Some(Area {
        start: usize::from_str_radix(start, 16).ok()?,
        end: usize::from_str_radix(end, 16).ok()?,
        readable: rights.first() == Some(&b'r'),
        writable: rights.get(1) == Some(&b'w'),
        is_file: inode != "0",
    })
}

/// Lines of the memory map, in which file names are anybody's.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    /// Reads a line, as it is and with the input as the name.
    pub fn line(input: &[u8]) {
        super::parse(input);
        let named = [b"7f00-7f10 rw-p 00000000 08:01 42 /", input].concat();
        let area = super::parse(&named).expect("a good line");
        assert_eq!((area.start, area.end), (0x7f00, 0x7f10));
        // A name that begins with letters is none of the inode.
        assert!(area.readable && area.writable && area.is_file);
    }

    /// Lines.
    pub fn samples() -> Vec<Vec<u8>> {
        let lines = [
            &b"7f00-7f10 rw-p 00000000 08:01 42 /a/file"[..],
            b"ffffffffff600000-ffffffffff601000 --xp 00000000 00:00 0",
        ];
        lines.map(<[u8]>::to_vec).into()
    }
}

#[cfg(test)]
mod tests {
    use std::os::fd::AsRawFd;

    use super::*;
    use crate::os::memory_file::{Mapping, memory_file};

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn every_way_of_asking_tells_the_same() {
        // The system puts new memory far above: what is unmapped here stays so beside other threads.
        let start = 1 << 28;
        let page = |index: usize| std::ptr::with_exposed_provenance_mut(start + index * page_size());
        let (rights, kind) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
        // SAFETY: nothing is mapped there, and these pages are this test's alone.
        unsafe {
            let mapped = libc::mmap(page(0), 8 * page_size(), rights, kind | libc::MAP_FIXED_NOREPLACE, -1, 0);
            assert_eq!(mapped, page(0), "{}", io::Error::last_os_error());
            assert_eq!(libc::mprotect(page(2), page_size(), libc::PROT_READ), 0);
            assert_eq!(libc::mprotect(page(4), page_size(), libc::PROT_NONE), 0);
            assert_eq!(libc::munmap(page(6), page_size()), 0);
        }
        let file = File::from(memory_file(c"anygpu-test", 3 * page_size()).expect("a file"));
        let mapped = Mapping::new(file.as_raw_fd(), 0, 8 * page_size(), Protection::ReadWrite).expect("mapped");
        let in_file = mapped.start();
        let cases: [(usize, usize, Option<&str>, Option<&str>); 9] = [
            (start, 2 * page_size(), None, None),
            (start + 100, 1, None, None),
            (start + page_size(), 2 * page_size(), None, Some("write")),
            (start + 3 * page_size(), 2 * page_size(), Some("read"), Some("read")),
            (start + 5 * page_size(), 2 * page_size(), Some("nothing"), Some("nothing")),
            (start, usize::MAX - start, Some(""), Some("")),
            (in_file, 3 * page_size(), None, None),
            (in_file + page_size(), 2 * page_size() + 1, Some("past"), Some("past")),
            (in_file + 6 * page_size(), 1, Some("past"), Some("past")),
        ];
        for (start, size, read, write) in cases {
            for (access, expected) in [(Protection::Read, read), (Protection::ReadWrite, write)] {
                let map = || File::open("/proc/self/maps").expect("every system has it");
                let queried = by_queries(&map(), start, start + size, access);
                let no_map = io::ErrorKind::NotFound.into();
                let populated = by_populating(start, start + size, access, no_map);
                for (way, found) in [
                    ("read", Some(by_reading(map(), start, start + size, access))),
                    ("queried", Some(queried).filter(|found| !matches!(found, Err(Refusal::Unknown(_))))),
                    ("populated", Some(populated).filter(|found| !matches!(found, Err(Refusal::Unknown(_))))),
                ] {
                    let Some(found) = found else { continue };
                    let why = found.err().map(|refusal| refusal.to_string());
                    match expected {
                        None => assert_eq!(why, None, "{way}: {size} bytes"),
                        // What may not be read may not be written either.
                        Some("read") if way == "populated" && access == Protection::ReadWrite => {
                            assert!(why.as_ref().is_some_and(|why| why.contains("write")), "{size} bytes: {why:?}");
                        }
                        Some(part) => assert!(why.as_ref().is_some_and(|why| why.contains(part)), "{way}: {why:?}"),
                    }
                }
            }
        }
    }

    #[test]
    fn lines_of_the_map_are_read_with_any_name() {
        let area = parse(b"7f00-7f1000 r--s 00000000 08:01 42    /a/\xff name").expect("a line");
        assert_eq!(
            (area.start, area.end, area.readable, area.writable, area.is_file),
            (0x7f00, 0x7f1000, true, false, true)
        );
        let area = parse(b"0-1000 -w-p 00000000 00:00 0 ").expect("a line");
        assert_eq!((area.readable, area.writable, area.is_file), (false, true, false));
        assert!(parse(b"").is_none() && parse(b"0-1 rw-p").is_none());
    }
}
