// SPDX-License-Identifier: MIT OR Apache-2.0
//! Leases: what must end with its process.
//!
//! A lease is a mapping that keeps an open file alive, and with it locks on bytes of the file. Any process that has the
//! file open can ask if the bytes are held. However the holder ends, its mapping ends with it, then the open file, then
//! the locks. Forked children inherit neither: the steps from opening the file to closing its descriptor are one
//! ([`Unforked`]).

use std::io;
use std::ops::Range;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};

use crate::os::descriptor::{self, Kept};
use crate::os::fork::Unforked;
use crate::os::memory_file::{self, Mapping, Protection};

/// A sealed memory file of this user, opened anew on the way to a lease.
///
/// No fork of this process takes place while it lives, so nothing is done meanwhile but asking the file: nothing that
/// waits, locks or calls back.
pub struct Opened {
    file: OwnedFd,
    size: usize,
    // Behind the file: a child must not inherit that.
    _step: Unforked,
}

impl Opened {
    /// Opens the file of a descriptor of this process.
    pub fn own(fd: RawFd) -> io::Result<Opened> {
        Opened::begin(|| memory_file::reopen_own(fd))
    }

    /// Opens the file of a descriptor of another process. EACCES for a file of another user.
    pub fn of(pid: i32, fd: RawFd) -> io::Result<Opened> {
        Opened::begin(|| memory_file::reopen(pid, fd))
    }

    fn begin(open: impl FnOnce() -> io::Result<OwnedFd>) -> io::Result<Opened> {
        let step = Unforked::new();
        let file = open()?;
        let size = memory_file::least_size(file.as_raw_fd());
        let size = size.ok_or_else(|| {
            let why = match memory_file::is_of_another_user(file.as_raw_fd()) {
                true => "its user is another, or is not mapped into this user namespace",
                false => "it is no sealed memory file",
            };
            io::Error::new(io::ErrorKind::InvalidData, why)
        })?;
        Ok(Opened { file, size, _step: step })
    }

    /// Holds bytes of the file, for as long as this or a lease made from it lives. Others may hold them, too; they may
    /// lie beyond the end of the file.
    pub fn hold(&self, bytes: Range<i64>) -> io::Result<()> {
        memory_file::lock(self.file.as_raw_fd(), bytes.start, bytes.end - bytes.start)
    }

    /// Holds a byte alone, for as long; returns false if anybody else holds it.
    pub fn hold_alone(&self, byte: i64) -> io::Result<bool> {
        memory_file::lock_alone(self.file.as_raw_fd(), byte)
    }

    /// Makes a growing file at least this large.
    pub fn grow(&mut self, size: usize) -> io::Result<()> {
        memory_file::grow(self.file.as_raw_fd(), size)?;
        self.size = self.size.max(size);
        Ok(())
    }

    /// Maps a part of the file. An error where it is not all in the file.
    pub fn map(&self, offset: usize, size: usize, protection: Protection) -> io::Result<Lease> {
        if offset.checked_add(size).is_none_or(|end| end > self.size) {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "the range is not in the file"));
        }
        Mapping::new(self.file.as_raw_fd(), offset, size, protection).map(Lease)
    }

    /// Keeps the open file instead, to ask by it who holds bytes.
    pub fn keep(self) -> io::Result<Kept> {
        let Opened { file, _step, .. } = self;
        Kept::new(descriptor::out_of_the_way(file))
    }
}

impl AsRawFd for Opened {
    fn as_raw_fd(&self) -> RawFd {
        self.file.as_raw_fd()
    }
}

/// A mapping that holds bytes of its file until it is dropped or its process ends.
pub struct Lease(Mapping);

impl Lease {
    /// Opens the file of a descriptor of this process anew, holds bytes of it, and maps a part.
    pub fn take(fd: RawFd, bytes: Range<i64>, offset: usize, size: usize, protection: Protection) -> io::Result<Lease> {
        let opened = Opened::own(fd)?;
        opened.hold(bytes)?;
        opened.map(offset, size, protection)
    }

    /// A lease that holds no byte.
    pub fn of_nothing(mapping: Mapping) -> Lease {
        Lease(mapping)
    }

    pub fn start(&self) -> usize {
        self.0.start()
    }

    pub fn size(&self) -> usize {
        self.0.size()
    }
}

/// Tells whether anybody holds any of the bytes, this process included. `probe` is an open file that itself holds
/// nothing.
pub fn is_held(probe: RawFd, bytes: Range<i64>) -> bool {
    !memory_file::is_unlocked(probe, bytes.start, bytes.end - bytes.start)
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;
    use crate::os::forked::{self, Idle};
    use crate::os::memory_file::{memory_file, page_size};

    fn file() -> OwnedFd {
        memory_file(c"anygpu-test", 4 * page_size()).expect("a memory file")
    }

    #[test]
    fn bytes_are_held_until_the_lease_is_dropped() {
        let (file, page) = (file(), page_size());
        let probe = file.as_raw_fd();
        let lease = Lease::take(probe, 10..12, page, page, Protection::ReadWrite).expect("taken");
        let other = Lease::take(probe, 11..12, 0, page, Protection::None).expect("taken by two");
        assert!(is_held(probe, 10..11) && is_held(probe, 0..100) && !is_held(probe, 0..10) && !is_held(probe, 12..100));
        drop(lease);
        assert!(!is_held(probe, 10..11) && is_held(probe, 11..12));
        drop(other);
        assert!(!is_held(probe, 0..100));
    }

    /// As in a container without root: the file is its own, but cannot be told from those of other users.
    #[test]
    fn a_user_that_is_not_mapped_is_named_as_the_reason() {
        let file = file();
        let refused = forked::unmapped(|| {
            let (header, nothing) = ([0x2008_0522_u32, 0], [0_u32; 6]);
            // SAFETY: a plain system call, in a child; the structures are valid for it.
            unsafe { libc::syscall(libc::SYS_capset, header.as_ptr(), nothing.as_ptr()) };
            let error = Opened::own(file.as_raw_fd()).err();
            i32::from(!error.is_some_and(|error| error.to_string().contains("not mapped into this user namespace")))
        });
        match refused {
            None => eprintln!("skipped: no user namespaces here"),
            failed => assert_eq!(failed, Some(0)),
        }
    }

    #[test]
    fn a_range_beyond_the_file_is_not_mapped() {
        let (file, page) = (file(), page_size());
        let opened = Opened::own(file.as_raw_fd()).expect("opened");
        assert!(opened.map(3 * page, page, Protection::Read).is_ok());
        assert!(opened.map(3 * page, 2 * page, Protection::Read).is_err());
        assert!(opened.map(usize::MAX & !(page - 1), page, Protection::Read).is_err());
    }

    #[test]
    fn children_forked_by_another_thread_hold_nothing() {
        static STOP: AtomicBool = AtomicBool::new(false);
        let (file, page) = (file(), page_size());
        let probe = file.as_raw_fd();
        let holders: Vec<_> = (0..2)
            .map(|_| {
                std::thread::spawn(move || {
                    while !STOP.load(Ordering::Relaxed) {
                        drop(Lease::take(probe, 5..6, 0, page, Protection::Read).expect("taken"));
                    }
                })
            })
            .collect();
        let children: Vec<Idle> = (0..50).map(|_| Idle::after(|| ())).collect();
        STOP.store(true, Ordering::Relaxed);
        holders.into_iter().for_each(|holder| holder.join().expect("no panic"));
        assert!(!is_held(probe, 5..6), "one of {} children holds it", children.len());
    }
}
