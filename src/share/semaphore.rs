// SPDX-License-Identifier: MIT OR Apache-2.0
//! Semaphores for back ends whose vendor has none: timelines, eventfds, and sync files of Linux drivers.

use std::io;
use std::os::fd::{AsRawFd, RawFd};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use super::shareable;
use super::timeline::{self, Timeline};
use crate::gpu::{Kind, Result, SemaphoreDescriptor};
use crate::os::descriptor::Kept;

const EVENTFD: &str = "anon_inode:[eventfd]";
const SYNC_FILE: &str = "anon_inode:sync_file";

/// The upper 16 bits of the handles of emulated semaphores. No address and no other handle has them.
const TAG: usize = 0xa6b5 << 48;

/// The handle of the emulated semaphore of this serial number.
pub fn handle(serial: usize) -> usize {
    TAG | serial
}

/// Returns true for the handle of an emulated semaphore.
pub fn is_ours(handle: usize) -> bool {
    handle >> 48 == TAG >> 48
}

/// True once an emulated semaphore was imported for a natively forwarded program; never cleared. Relaxed: no other
/// memory is published by it.
static ANY: AtomicBool = AtomicBool::new(false);

/// Records that an emulated semaphore exists; true for the first.
pub fn serve_beside_native() -> bool {
    !ANY.swap(true, Ordering::Relaxed)
}

/// Returns true if streams may wait for emulated semaphores. Calls about streams must then not be forwarded past the
/// back end.
#[inline]
pub fn any() -> bool {
    ANY.load(Ordering::Relaxed)
}

/// The target of an open file's link in /proc/self/fd.
fn link_target(descriptor: RawFd) -> String {
    let path = std::fs::read_link(format!("/proc/self/fd/{descriptor}")).unwrap_or_default();
    path.to_string_lossy().into_owned()
}

/// Returns true for a descriptor of a kind that [`Imported::import`] takes, judged by its link in /proc.
pub fn is_served(descriptor: RawFd) -> bool {
    let name = link_target(descriptor);
    [EVENTFD, SYNC_FILE].contains(&name.as_str()) || name.starts_with("/memfd:anygpu-timeline")
}

/// The result of completed work.
pub type Outcome = std::result::Result<(), Kind>;

/// A semaphore that this process has imported.
#[derive(Clone)]
pub enum Imported {
    /// An eventfd: signalled while its counter is not 0.
    Event(Arc<Kept>),
    /// A sync file, which a driver signals once.
    Fence(Arc<Kept>),
    /// A timeline.
    Timeline(Arc<Timeline>),
}

impl Imported {
    /// Imports a semaphore; the descriptor stays open. `None` for a descriptor of another kind, DescriptorRefused for
    /// one that is not open, or is no timeline where a timeline is expected.
    pub fn import(from: SemaphoreDescriptor) -> Result<Option<Imported>> {
        let descriptor = match from {
            SemaphoreDescriptor::Timeline(descriptor) => {
                return Ok(Some(Imported::Timeline(Timeline::import(descriptor)?)));
            }
            SemaphoreDescriptor::Binary(descriptor) => descriptor,
        };
        let copy = shareable::take(descriptor)?;
        let variant = match link_target(copy.as_raw_fd()).as_str() {
            EVENTFD => Imported::Event,
            SYNC_FILE => Imported::Fence,
            _ => return Ok(None),
        };
        let kept = Kept::new(copy).map_err(|error| Kind::DescriptorRefused.because(error.to_string()))?;
        Ok(Some(variant(Arc::new(kept))))
    }

    /// Checks that it may be signalled. InvalidValue for a value less than a timeline's current one, Unsupported for a
    /// semaphore that only a driver signals.
    pub fn check_signal(&self, value: u64) -> Result<()> {
        match self {
            Imported::Event(_) => Ok(()),
            Imported::Fence(_) => Err(Kind::Unsupported.because("a sync file is signalled by the driver that made it")),
            Imported::Timeline(timeline) => timeline.check_signal(value),
        }
    }

    /// Announces queued work that signals it; [`Imported::signal`] follows.
    pub fn promise(&self, value: u64) {
        if let Imported::Timeline(timeline) = self {
            timeline.promise(value);
        }
    }

    /// Signals it. Where the work before has failed, waiters get an error, if the kind of semaphore has one. Does not
    /// block.
    pub fn signal(&self, value: u64, outcome: Outcome) {
        match (self, outcome) {
            (Imported::Timeline(timeline), Ok(())) => timeline.raise(value),
            (Imported::Timeline(timeline), Err(_)) => timeline.fail(value),
            (Imported::Event(file), Ok(())) => {
                if let Some(descriptor) = file.get()
                    && is_ready(descriptor, libc::POLLOUT)
                {
                    let event = 1_u64;
                    // SAFETY: eight bytes are read. A counter that is full is signalled already.
                    unsafe { libc::write(descriptor, (&raw const event).cast(), size_of_val(&event)) };
                }
            }
            (Imported::Event(_) | Imported::Fence(_), _) => {}
        }
    }

    /// Returns true if a wait for `value` would end at once. False for binary semaphores, which a test would reset.
    pub fn is_reached(&self, value: u64) -> bool {
        matches!(self, Imported::Timeline(timeline) if timeline.value() >= value)
    }

    /// Begins a wait for a timeline to reach a value, or for a signal.
    pub fn wait(self, value: u64) -> Wait {
        Wait(match self {
            Imported::Event(file) => Waited::Event(file),
            Imported::Fence(file) => Waited::Fence(file),
            Imported::Timeline(timeline) => Waited::Timeline(timeline::Wait::new(timeline, value)),
        })
    }
}

/// A wait for a semaphore.
pub struct Wait(Waited);

enum Waited {
    Event(Arc<Kept>),
    Fence(Arc<Kept>),
    Timeline(timeline::Wait),
}

impl Wait {
    /// The wait's result; `None` while it goes on, an error where no process can end it any more. The end resets an
    /// eventfd. Must be called at least every 100 ms.
    pub fn poll(&mut self) -> Option<Outcome> {
        match &mut self.0 {
            Waited::Event(file) => file.get().map_or(Some(Err(Kind::DeviceFault)), reset),
            Waited::Fence(file) => file.get().map_or(Some(Err(Kind::DeviceFault)), fence),
            Waited::Timeline(wait) => wait.poll(),
        }
    }

    /// A futex word that is changed and woken when the wait may have ended.
    pub fn word(&self) -> Option<&AtomicU32> {
        match &self.0 {
            Waited::Event(_) | Waited::Fence(_) => None,
            Waited::Timeline(wait) => Some(wait.word()),
        }
    }
}

fn is_ready(descriptor: RawFd, events: i16) -> bool {
    let mut poll = libc::pollfd { fd: descriptor, events, revents: 0 };
    // SAFETY: the structure is valid for the call, which does not wait.
    unsafe { libc::poll(&mut poll, 1, 0) == 1 && poll.revents & events != 0 }
}

/// Resets an eventfd that is signalled.
fn reset(descriptor: RawFd) -> Option<Outcome> {
    let mut count = 0_u64;
    let room = libc::iovec { iov_base: (&raw mut count).cast(), iov_len: size_of_val(&count) };
    // The file's own flags stay as they are, since other processes read it too. They may also be faster than this one.
    // SAFETY: there is room for the eight bytes.
    let mut read = unsafe { libc::preadv2(descriptor, &room, 1, -1, libc::RWF_NOWAIT) };
    let error = || io::Error::last_os_error().raw_os_error();
    if read < 0 && matches!(error(), Some(libc::EOPNOTSUPP | libc::ENOSYS | libc::EINVAL | libc::ESPIPE)) {
        // Linux before 5.8.
        if !is_ready(descriptor, libc::POLLIN) {
            return None;
        }
        // SAFETY: as above.
        read = unsafe { libc::read(descriptor, room.iov_base, room.iov_len) };
    }
    if read == room.iov_len as isize {
        return Some(Ok(()));
    }
    match error() {
        Some(libc::EAGAIN | libc::EINTR) => None,
        _ => Some(Err(Kind::DeviceFault)),
    }
}

/// The state of a sync file; `None` while it is not signalled.
fn fence(descriptor: RawFd) -> Option<Outcome> {
    /// `sync_file_info` of linux/sync_file.h.
    #[repr(C)]
    struct Info {
        name: [u8; 32],
        status: i32,
        flags: u32,
        fences: u32,
        padding: u32,
        list: u64,
    }
    /// SYNC_IOC_FILE_INFO.
    const FILE_INFO: libc::c_ulong = 0xc038_3e04;
    const _: () = assert!(size_of::<Info>() == 0x38);
    if !is_ready(descriptor, libc::POLLIN) {
        return None;
    }
    let mut info = Info { name: [0; 32], status: 0, flags: 0, fences: 0, padding: 0, list: 0 };
    // SAFETY: the structure is what the call fills; no list is asked for.
    let status = unsafe { libc::ioctl(descriptor, FILE_INFO, &raw mut info) };
    Some(if status == 0 && info.status >= 0 { Ok(()) } else { Err(Kind::DeviceFault) })
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::os::fd::OwnedFd;

    use super::*;
    use crate::os::descriptor;

    fn eventfd() -> OwnedFd {
        // SAFETY: a plain system call.
        descriptor::owned(unsafe { libc::eventfd(0, libc::EFD_CLOEXEC) }).expect("a descriptor")
    }

    fn import(file: &OwnedFd) -> Imported {
        let imported = Imported::import(SemaphoreDescriptor::Binary(file.as_raw_fd()));
        imported.expect("open").expect("of a known kind")
    }

    #[test]
    fn a_signal_ends_one_wait() {
        let file = eventfd();
        let (one, other) = (import(&file), import(&file));
        let mut waits = [one.clone().wait(0), one.clone().wait(0)];
        assert_eq!(waits.each_mut().map(Wait::poll), [None, None]);
        one.signal(0, Err(Kind::DeviceFault));
        assert_eq!(waits[0].poll(), None, "the work before had failed");
        other.signal(0, Ok(()));
        assert_eq!(waits.each_mut().map(Wait::poll), [Some(Ok(())), None]);
        one.signal(0, Ok(()));
        assert_eq!(waits[1].poll(), Some(Ok(())));
        // SAFETY: a plain question.
        let flags = unsafe { libc::fcntl(file.as_raw_fd(), libc::F_GETFL) };
        assert_eq!(flags & libc::O_NONBLOCK, 0, "others may read it and wait");
    }

    #[test]
    fn a_full_counter_does_not_block() {
        let file = eventfd();
        let most = u64::MAX - 1;
        // SAFETY: eight bytes are read.
        unsafe { libc::write(file.as_raw_fd(), (&raw const most).cast(), 8) };
        let semaphore = import(&file);
        semaphore.signal(0, Ok(()));
        assert_eq!(semaphore.wait(0).poll(), Some(Ok(())));
    }

    #[test]
    fn a_fence_is_as_its_driver_says() {
        // No driver makes one here: an eventfd is as ready, and cannot say how it fares.
        let file = eventfd();
        let fence =
            Imported::Fence(Arc::new(Kept::new(shareable::take(file.as_raw_fd()).expect("open")).expect("open")));
        assert_eq!(fence.check_signal(0).map_err(|error| error.kind()), Err(Kind::Unsupported));
        let mut wait = fence.wait(0);
        assert_eq!(wait.poll(), None);
        import(&file).signal(0, Ok(()));
        assert_eq!(wait.poll(), Some(Err(Kind::DeviceFault)));
    }

    #[test]
    fn other_descriptors_are_told_apart() {
        let null = std::fs::File::open("/dev/null").expect("every system has it");
        let import =
            |descriptor| Imported::import(descriptor).map(|found| found.is_some()).map_err(|error| error.kind());
        assert_eq!(import(SemaphoreDescriptor::Binary(null.as_raw_fd())), Ok(false));
        assert_eq!(import(SemaphoreDescriptor::Timeline(null.as_raw_fd())), Err(Kind::DescriptorRefused));
        assert_eq!(import(SemaphoreDescriptor::Binary(-1)), Err(Kind::DescriptorRefused));
    }
}
