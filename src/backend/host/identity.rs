// SPDX-License-Identifier: MIT OR Apache-2.0
//! This process as others see it: how it names exports, and how it confirms those of others.

use std::io;
use std::ops::Range;
use std::os::fd::AsRawFd;
use std::sync::atomic::{Ordering, fence};

use super::arena::{self, Arena, Export};
use super::handle::{Handle, What};
use super::page::page_size;
use crate::gpu::{Error, IpcHandle, Kind, Result};
use crate::os::descriptor;
use crate::os::memory_file::Protection;
use crate::os::process;
use crate::share::lease::{Lease, Opened};
use twox_hash::XxHash64;

/// The numbers by which other processes know this one.
pub struct Identity {
    pid: i32,
    random: u32,
    machine: u32,
    pid_namespace: u32,
}

impl Identity {
    /// The identity of this process.
    pub fn new() -> std::result::Result<Identity, String> {
        let random = process::random().map_err(|error| format!("no random numbers: {error}"))?;
        let pid_namespace = process::Id::own().pid_namespace;
        if pid_namespace == 0 {
            return Err("/proc is needed to share memory, and does not show the PID namespace".into());
        }
        Ok(Identity { pid: pid_in_proc()?, random: random as u32, machine: machine(), pid_namespace })
    }

    /// The bytes that name a range of an arena.
    pub fn name(
        &self,
        what: What,
        device: i32,
        arena: &Arena,
        first: u32,
        pages: u32,
        nonce: u64,
    ) -> Result<IpcHandle> {
        let handle = Handle {
            what,
            device: device as u8,
            page_bits: page_bits(),
            pid: self.pid,
            process: self.random,
            machine: self.machine,
            inode: arena.inode(),
            fd: arena.descriptor()?,
            arena_pages: arena.pages(),
            first,
            pages,
            nonce,
            pid_namespace: self.pid_namespace,
        };
        Ok(handle.to_bytes())
    }

    /// Reads a handle. HandleRefused for one of another machine: there its numbers name something else, or nothing.
    pub fn read(&self, bytes: &IpcHandle, what: What) -> Result<Handle> {
        let handle = Handle::from_bytes(bytes, what)?;
        if handle.machine != self.machine && handle.machine != 0 && self.machine != 0 {
            let why = "the handle was made on another machine, or before this one was last started";
            return Err(Kind::HandleRefused.because(why));
        }
        if handle.page_bits != page_bits() {
            let why = "the processes have pages of different sizes: ANYGPU_HOST_PAGE_SIZE must be the same for both";
            return Err(Kind::HandleRefused.because(why));
        }
        Ok(handle)
    }

    /// Tells whether a handle was made by this process.
    pub fn is_own(&self, handle: &Handle) -> bool {
        (handle.process, handle.pid, handle.pid_namespace) == (self.random, self.pid, self.pid_namespace)
    }

    /// Opens the file a handle names, and confirms the export. Returns the file, and the bytes of the export.
    pub fn open(&self, handle: &Handle) -> Result<(Opened, usize)> {
        if self.is_own(handle) {
            return Err(Kind::OwnProcess.into());
        }
        let refused = |why: String| -> Error { Kind::HandleRefused.because(why) };
        let stale = |why: String| -> Error { Kind::HandleStale.because(why) };
        let elsewhere =
            |why: &str| refused(format!("process {} is in another process-id namespace: {why}", handle.pid));
        let closed = |error: io::Error| {
            if handle.pid_namespace != self.pid_namespace {
                match error.raw_os_error() {
                    // Of a process that cannot be seen from here.
                    Some(libc::ENOENT | libc::ESRCH) => elsewhere("it is not to be seen from this one"),
                    _ => elsewhere(&error.to_string()),
                }
            } else if error.raw_os_error() == Some(libc::EACCES) {
                refused(why_closed(handle.pid))
            } else if !process::exists(handle.pid) {
                Kind::OwnerEnded.because(format!("process {} has ended", handle.pid))
            } else {
                stale(format!("process {} does not share it any more: {error}", handle.pid))
            }
        };
        let opened = Opened::of(handle.pid, handle.fd).map_err(|error| Error::shortage_or(error, closed))?;
        // There the process's id may be another's here.
        if handle.pid_namespace != self.pid_namespace && descriptor::inode(opened.as_raw_fd())? != handle.inode {
            return Err(elsewhere("what has this id here is another"));
        }
        let bytes = confirm(&opened, handle)?;
        Ok((opened, bytes))
    }
}

/// Holds the range that a handle names in an open file and confirms that the export is live. Holding it comes first:
/// from then on the exporter will not reuse the range, so what the record says stays true. Returns the bytes of the export.
pub fn confirm(opened: &Opened, handle: &Handle) -> Result<usize> {
    let ended = || -> Error {
        let why = format!("process {} has freed what the handle names, or has ended", handle.pid);
        Kind::HandleStale.because(why)
    };
    let Range { start, end } = range(handle);
    opened.hold(start as i64..end as i64).map_err(|error| Error::shortage_or(error, |_| ended()))?;
    // Ordered behind the lock; the exporter looks for locks behind its withdrawal of the record (`Arena::is_imported`).
    fence(Ordering::SeqCst);
    let record = arena::read_record(opened.as_raw_fd(), handle.first);
    let (export, origin) = record.map_err(|error| Error::shortage_or(error, |_| ended()))?;
    let Handle { nonce, inode, arena_pages, pages, .. } = *handle;
    if export != (Export { nonce, inode, arena_pages, pages }) {
        return Err(ended());
    }
    // Another process wrote it.
    let unused = origin.map_or(0, |origin| usize::from(origin.unused)).min(page_size() - 1);
    Ok(end - start - unused)
}

/// Says why a process's files may not be opened.
fn why_closed(pid: i32) -> String {
    // SAFETY: no arguments, cannot fail.
    let (own, group) = unsafe { (libc::geteuid(), libc::getegid()) };
    match process::user_of(pid) {
        Some(user) if user != own => {
            format!("process {pid} is user {user}'s and this one user {own}'s: only processes of one user share")
        }
        Some(_) if process::group_of(pid).is_some_and(|other| other != group) => format!(
            "process {pid} is of this user but of another group, which the system does not let this one look into: start both \
             with one primary group (no newgrp or sg for one of them)"
        ),
        Some(_) => {
            let cause = match process::maps_all_users() {
                true => {
                    "it was started set-user-ID or with capabilities, has called prctl(PR_SET_DUMPABLE), or a security \
                     module forbids it"
                }
                false => {
                    "this process is in a user namespace (unshare -U, a rootless container) and it is outside: start both \
                     in one"
                }
            };
            format!("process {pid} may not be looked into though it is this user's: {cause}")
        }
        None => format!("process {pid} belongs to another user, or may not be looked into"),
    }
}

/// Returns the bits of an offset in a page of this process.
fn page_bits() -> u8 {
    page_size().ilog2() as u8
}

/// Returns a number of this machine that changes each time it is started; 0 where the system does not tell.
fn machine() -> u32 {
    process::boot_id().map_or(0, |id| XxHash64::oneshot(0, id.as_bytes()) as u32)
}

/// Returns the number of this process in /proc, which may be that of an outer process-id namespace.
fn pid_in_proc() -> std::result::Result<i32, String> {
    let link = std::fs::read_link("/proc/self").map_err(|error| format!("/proc is needed to share memory: {error}"))?;
    link.to_str().and_then(|number| number.parse().ok()).ok_or_else(|| "/proc/self names no process".into())
}

/// A random number for an export, never 0.
pub fn nonce() -> Result<u64> {
    let nonce = getrandom::u64().map(|number| number.max(1));
    nonce.map_err(|error| Kind::OperatingSystem.because(format!("no random numbers: {error}")))
}

/// The bytes of a handle's range in its file.
fn range(handle: &Handle) -> Range<usize> {
    let start = arena::first_page_offset(handle.arena_pages) + handle.first as usize * page_size();
    start..start + handle.pages as usize * page_size()
}

/// Maps the range that a handle names.
pub fn map(opened: &Opened, handle: &Handle, protection: Protection) -> Result<Lease> {
    let range = range(handle);
    let size = range.len();
    opened
        .map(range.start, size, protection)
        .map_err(|error| Kind::MapFailed.because(format!("{size} bytes of process {}: {error}", handle.pid)))
}

/// Handles as they come from other processes.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use std::sync::OnceLock;

    use super::*;
    use crate::fuzz::Bytes;
    use crate::gpu::HANDLE_SIZE;

    fn own() -> &'static Identity {
        static OWN: OnceLock<Identity> = OnceLock::new();
        OWN.get_or_init(|| Identity::new().expect("a usual system"))
    }

    fn sample(what: What) -> IpcHandle {
        let handle = Handle {
            what,
            device: 1,
            page_bits: page_bits(),
            pid: 4711,
            process: 0x0123_4567,
            machine: own().machine,
            inode: 99,
            fd: 960,
            arena_pages: 1 << 20,
            first: 17,
            pages: 16384,
            nonce: 0xfedc_ba98_7654_3210,
            pid_namespace: own().pid_namespace,
        };
        handle.to_bytes()
    }

    /// Reads a handle. The first byte says which of its fields are put right.
    pub fn handle(input: &[u8]) {
        let mut input = Bytes(input);
        let right = input.byte();
        let mut bytes: IpcHandle = input.array();
        let good = sample(What::Memory);
        for (bit, field) in [(1, 0..8), (2, 10..11), (4, 20..24)] {
            if right & bit != 0 {
                bytes[field.clone()].copy_from_slice(&good[field]);
            }
        }
        if right & 8 != 0 {
            let sum = XxHash64::oneshot(0, &bytes[..HANDLE_SIZE - 4]) as u32;
            bytes[HANDLE_SIZE - 4..].copy_from_slice(&sum.to_le_bytes());
        }
        let mut read = [What::Memory, What::Event, What::PoolPointer].map(|what| match own().read(&bytes, what) {
            Ok(handle) => {
                assert_eq!((handle.to_bytes(), handle.what), (bytes, what));
                let range = range(&handle);
                assert!(range.start < range.end && range.end <= arena::end(handle.arena_pages));
                assert!(range.end as i64 > 0 && handle.first as usize * size_of::<[u64; 4]>() < range.start);
                true
            }
            Err(error) => {
                assert_eq!(error.kind(), Kind::HandleRefused);
                false
            }
        });
        read.sort_unstable();
        assert!(!read[1], "a handle is of one kind");
    }

    /// Good handles of each kind.
    pub fn samples() -> Vec<Vec<u8>> {
        let kinds = [What::Memory, What::Event, What::PoolPointer].map(sample);
        kinds.iter().flat_map(|bytes| [[&[0], &bytes[..]].concat(), [&[15], &bytes[..]].concat()]).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::os::fd::RawFd;

    use super::*;
    use crate::backend::host::arena::Access;
    use crate::gpu::kind;
    use crate::os::descriptor::{owned, status};
    use crate::os::memory_file::memory_file;

    const PAGES: u32 = 16;

    #[test]
    fn a_handle_counts_in_pages_of_the_system() {
        assert_eq!(1 << page_bits(), page_size());
    }

    /// A handle that names the first four pages of a file of this process as if another had made it.
    fn forged(fd: RawFd, identity: &Identity) -> Handle {
        let inode = status(fd).expect("open").st_ino;
        let export = [0x1234, inode, u64::from(PAGES) << 32 | 4, 0].map(u64::to_ne_bytes);
        // SAFETY: the buffer is valid for its length.
        let written = unsafe { libc::pwrite(fd, export.as_ptr().cast(), size_of_val(&export), 0) };
        assert_eq!(written, size_of_val(&export) as isize);
        Handle {
            what: What::Memory,
            device: 0,
            page_bits: page_bits(),
            pid: identity.pid,
            process: !identity.random,
            machine: identity.machine,
            inode,
            fd,
            arena_pages: PAGES,
            first: 0,
            pages: 4,
            nonce: 0x1234,
            pid_namespace: identity.pid_namespace,
        }
    }

    fn opened(fd: RawFd) -> Result<()> {
        let identity = Identity::new().expect("a usual system");
        let handle = forged(fd, &identity);
        map(&identity.open(&handle)?.0, &handle, Protection::Read).map(drop)
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn files_that_may_be_cut_off_are_refused() {
        let sealed = memory_file(c"anygpu-test", arena::end(PAGES)).expect("a memory file");
        opened(sealed.as_raw_fd()).expect("a sealed file of this user");
        // SAFETY: a plain system call on a C string.
        let unsealed =
            unsafe { libc::memfd_create(c"anygpu-test".as_ptr(), libc::MFD_CLOEXEC | libc::MFD_ALLOW_SEALING) };
        let unsealed = owned(unsealed).expect("a memory file");
        // SAFETY: a plain system call on the file made above.
        assert_eq!(unsafe { libc::ftruncate(unsealed.as_raw_fd(), arena::end(PAGES) as i64) }, 0);
        assert_eq!(kind(opened(unsealed.as_raw_fd())), Some(Kind::HandleStale));
        let short =
            memory_file(c"anygpu-test", arena::first_page_offset(PAGES) + 3 * page_size()).expect("a memory file");
        assert_eq!(kind(opened(short.as_raw_fd())), Some(Kind::MapFailed));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn an_export_has_its_exact_size() {
        let identity = Identity::new().expect("a usual system");
        let mut arena = Arena::new(c"anygpu-test", PAGES, Access::Open).expect("a memory file");
        assert_eq!(arena.take(4), Some(0));
        for (nonce, size) in [(0x1234, 3 * page_size() + 1), (0x1235, 4 * page_size())] {
            arena.publish(0, 4, size, nonce, 0);
            let fd = arena.descriptor().expect("open");
            let handle = Handle { nonce, ..forged(fd, &identity) };
            // What was forged is another export.
            arena.withdraw(0);
            arena.publish(0, 4, size, nonce, 0);
            assert_eq!(identity.open(&handle).map(|(_, size)| size).ok(), Some(size));
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn files_of_another_user_are_refused_whatever_they_say() {
        let file = memory_file(c"anygpu-test", arena::end(PAGES)).expect("a memory file");
        // SAFETY: a plain system call on the file made above.
        if unsafe { libc::fchown(file.as_raw_fd(), 1001, 1001) } != 0 {
            eprintln!("skipped: only root can give files away");
            return;
        }
        assert_eq!(kind(opened(file.as_raw_fd())), Some(Kind::HandleRefused));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn handles_of_another_machine_are_refused() {
        let identity = Identity::new().expect("a usual system");
        assert_ne!(identity.machine, 0);
        let arena = Arena::new(c"anygpu-test", PAGES, Access::Open).expect("a memory file");
        let bytes = identity.name(What::Memory, 0, &arena, 0, 4, 5).expect("open");
        let handle = identity.read(&bytes, What::Memory).expect("a handle of this machine");
        assert!(identity.is_own(&handle) && !identity.is_own(&Handle { pid: handle.pid + 1, ..handle }));
        let restarted = Identity { machine: identity.machine ^ 1, ..identity };
        let refused = restarted.read(&bytes, What::Memory).expect_err("of another machine");
        assert_eq!(refused.kind(), Kind::HandleRefused);
        assert!(refused.to_string().contains("another machine"), "{refused}");
    }
}
