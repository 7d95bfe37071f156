// SPDX-License-Identifier: MIT OR Apache-2.0
//! This process as others see it: how it names exports, and how it confirms those of others.

use std::os::fd::{AsRawFd, OwnedFd, RawFd};

use super::arena::{self, Arena, Export};
use super::handle::{Handle, What};
use crate::gpu::{Error, IpcHandle, Kind, Result};
use crate::os::memory_file::{self, Mapping, PAGE, Protection};

/// The numbers by which other processes know this one.
pub struct Identity {
    pid: i32,
    random: u64,
    pid_namespace: u32,
    /// Its user.
    pub user: u32,
}

impl Identity {
    /// The identity of this process.
    pub fn new() -> std::result::Result<Identity, String> {
        Ok(Identity {
            pid: pid_in_proc()?,
            random: random()?,
            pid_namespace: std::fs::metadata("/proc/self/ns/pid")
                .map(|namespace| std::os::unix::fs::MetadataExt::ino(&namespace) as u32)
                .map_err(|error| format!("/proc is needed to share memory: {error}"))?,
            // SAFETY: no arguments, cannot fail.
            user: unsafe { libc::geteuid() },
        })
    }

    /// Opens one of this process's files anew, with locks of its own.
    pub fn reopen(&self, fd: RawFd) -> std::io::Result<OwnedFd> {
        memory_file::reopen(self.pid, fd)
    }

    /// A number that tells the processes using an event apart; never 0.
    pub fn token(&self) -> u32 {
        (self.random as u32) | 1
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
            pid: self.pid,
            process: self.random,
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

    /// Reads a handle of another process.
    pub fn read(&self, bytes: &IpcHandle, what: What) -> Result<Handle> {
        let handle = Handle::from_bytes(bytes, what)?;
        if handle.process == self.random {
            return Err(Kind::OwnProcess.into());
        }
        Ok(handle)
    }

    /// Opens the file a handle names, and confirms the export.
    pub fn open(&self, handle: &Handle) -> Result<OwnedFd> {
        let refused = |why: String| -> Error { Kind::HandleRefused.because(why) };
        let stale = |why: String| -> Error { Kind::HandleStale.because(why) };
        let file = memory_file::reopen(handle.pid, handle.fd).map_err(|error| {
            if handle.pid_namespace != self.pid_namespace {
                refused(format!("process {} is in another process-id namespace: {error}", handle.pid))
            } else if error.raw_os_error() == Some(libc::EACCES) {
                refused(format!("process {} belongs to another user, or may not be looked into", handle.pid))
            } else {
                stale(format!("process {} does not share it any more: {error}", handle.pid))
            }
        })?;
        self.confirm(&file, handle)?;
        Ok(file)
    }

    /// Locks the range that a handle names in an open file and confirms that the export is live. The lock comes first:
    /// from then on the exporter will not reuse the range, so what the record says stays true.
    pub fn confirm(&self, file: &OwnedFd, handle: &Handle) -> Result<()> {
        let ended = || -> Error {
            let why = format!("process {} has freed what the handle names, or has ended", handle.pid);
            Kind::HandleStale.because(why)
        };
        let (start, length) = range(handle);
        memory_file::lock(file.as_raw_fd(), start as i64, length as i64).map_err(|_| ended())?;
        let export = arena::read_record(file.as_raw_fd(), handle.first).map_err(|_| ended())?;
        let Handle { nonce, inode, arena_pages, pages, .. } = *handle;
        // Nobody but an arena's maker knows the number, so where it stands is an arena, sealed at its size.
        if export != (Export { nonce, inode, arena_pages, pages, user: export.user }) {
            return Err(ended());
        }
        if export.user != self.user {
            return Err(Kind::HandleRefused.because(format!("process {} belongs to another user", handle.pid)));
        }
        Ok(())
    }
}

/// Returns the number of this process in /proc, which may be that of an outer process-id namespace.
fn pid_in_proc() -> std::result::Result<i32, String> {
    let link = std::fs::read_link("/proc/self").map_err(|error| format!("/proc is needed to share memory: {error}"))?;
    link.to_str().and_then(|number| number.parse().ok()).ok_or_else(|| "/proc/self names no process".into())
}

/// A random number, never 0.
fn random() -> std::result::Result<u64, String> {
    getrandom::u64().map(|number| number.max(1)).map_err(|error| format!("no random numbers: {error}"))
}

/// A random number for an export.
pub fn nonce() -> Result<u64> {
    random().map_err(|why| Kind::OperatingSystem.because(why))
}

/// The bytes of a handle's range in its file: first and count.
fn range(handle: &Handle) -> (usize, usize) {
    (arena::first_page_offset(handle.arena_pages) + handle.first as usize * PAGE, handle.pages as usize * PAGE)
}

/// Maps the range that a handle names.
pub fn map(file: &OwnedFd, handle: &Handle, protection: Protection) -> Result<Mapping> {
    let (start, length) = range(handle);
    Mapping::new(file.as_raw_fd(), start, length, protection)
        .map_err(|error| Kind::MapFailed.because(format!("{length} bytes of process {}: {error}", handle.pid)))
}
