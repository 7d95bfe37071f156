// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory files that processes share: how they are made, mapped, and locked to say who holds them.

use std::ffi::CStr;
use std::io::{self, Write};
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::ptr;

use super::descriptor::{check, limit, out_of_the_way, owned, status};

/// Bytes in a page, the unit of everything here.
pub const PAGE: usize = 4096;

/// Access that a mapping allows.
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

    /// Reserves inaccessible addresses at `hint`, or anywhere where that is taken or 0.
    ///
    /// The first address is a multiple of `alignment`.
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

/// Seals that keep a memory file at its size.
const SEALS: i32 = libc::F_SEAL_SHRINK | libc::F_SEAL_GROW | libc::F_SEAL_SEAL;

/// Creates a memory file of fixed size, sealed so that nobody can shrink it under a mapping.
///
/// Its descriptor is high, out of the way of programs that count on low numbers.
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
    open(format_args!("/proc/{pid}/fd/{fd}\0"))
}

/// The same for one of this process's.
pub fn reopen_own(fd: RawFd) -> io::Result<OwnedFd> {
    open(format_args!("/proc/self/fd/{fd}\0"))
}

fn open(terminated: std::fmt::Arguments<'_>) -> io::Result<OwnedFd> {
    let mut path = [0_u8; 48];
    path.as_mut_slice().write_fmt(terminated)?;
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

/// Tells whether no other open file description holds a lock on any of these bytes.
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
