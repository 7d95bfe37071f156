// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and events shared with other processes of the same user.

use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use super::arena::{self, Access, Arena, Export};
use super::handle::{Handle, What};
use super::memory::{self, Backing, Import, Table, table};
use super::{Host, context, device, event};
use crate::gpu::{Address, Error, Event, Ipc, IpcHandle, Kind, Result};
use crate::os::descriptor::{self, Kept};
use crate::os::memory_file::{self, Mapping, PAGE, Protection};
use crate::os::thread::Uncancelled;

/// Past the end of every memory file: where the processes that use an event file say that they live.
const LIVES: i64 = 1 << 60;

/// Pages of the file of this process's events: as many events as can be shared at a time.
const EVENT_PAGES: u32 = 65536;

/// Who this process is to others.
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
            pid: own_number()?,
            random: random()?,
            pid_namespace: std::fs::metadata("/proc/self/ns/pid")
                .map(|namespace| std::os::unix::fs::MetadataExt::ino(&namespace) as u32)
                .map_err(|error| format!("/proc is needed to share memory: {error}"))?,
            // SAFETY: no arguments, cannot fail.
            user: unsafe { libc::geteuid() },
        })
    }

    /// Another open file of one of this process's descriptors.
    pub fn own_file(&self, fd: RawFd) -> std::io::Result<OwnedFd> {
        memory_file::reopen(self.pid, fd)
    }

    /// A number that tells the processes using an event apart; never 0.
    fn token(&self) -> u32 {
        (self.random as u32) | 1
    }
}

/// This process as /proc numbers it: in a new process-id namespace that may still be the /proc of the one around it.
fn own_number() -> std::result::Result<i32, String> {
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

impl Ipc for Host {
    fn export_memory(&self, address: Address) -> Result<IpcHandle> {
        let _uncancelled = Uncancelled::new();
        let mut table = table();
        let (device, pages) = table.exportable(address.0)?;
        let nonce = match pages.nonce {
            Some(nonce) => nonce,
            None => *pages.nonce.insert(nonce()?),
        };
        let (number, first, count) = (pages.arena, pages.first, pages.count);
        let arena = table.arena(device, number);
        let handle = self.name(What::Memory, device, arena, first, count, nonce)?;
        arena.publish(first, count, self.identity.user, nonce);
        Ok(handle)
    }

    fn open_memory(&self, bytes: &IpcHandle) -> Result<Address> {
        let handle = self.read(bytes, What::Memory)?;
        let _uncancelled = Uncancelled::new();
        let mut table = table();
        if let Some(base) = table.reopen(handle.nonce, bytes) {
            return base.map(Address);
        }
        let file = self.file_of(&handle)?;
        let base = insert(&mut table, &file, &handle, bytes, None)?;
        context::use_device();
        Ok(Address(base))
    }

    fn close_memory(&self, address: Address) -> Result<()> {
        memory::close(address)
    }

    fn export_event(&self, event: Event) -> Result<IpcHandle> {
        event::export(event)
    }

    fn open_event(&self, handle: &IpcHandle) -> Result<Event> {
        event::open(handle)
    }
}

impl Host {
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
            pid: self.identity.pid,
            process: self.identity.random,
            inode: arena.inode(),
            fd: arena.descriptor()?,
            arena_pages: arena.pages(),
            first,
            pages,
            nonce,
            pid_namespace: self.identity.pid_namespace,
        };
        Ok(handle.to_bytes())
    }

    /// Reads a handle of another process.
    fn read(&self, bytes: &IpcHandle, what: What) -> Result<Handle> {
        let handle = Handle::from_bytes(bytes, what)?;
        if handle.process == self.identity.random {
            return Err(Kind::OwnProcess.into());
        }
        Ok(handle)
    }

    /// Opens the file a handle names, and confirms the export.
    fn file_of(&self, handle: &Handle) -> Result<OwnedFd> {
        let refused = |why: String| -> Error { Kind::HandleRefused.because(why) };
        let stale = |why: String| -> Error { Kind::HandleStale.because(why) };
        let file = memory_file::reopen(handle.pid, handle.fd).map_err(|error| {
            if handle.pid_namespace != self.identity.pid_namespace {
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
        let gone = || -> Error {
            let why = format!("process {} has freed what the handle names, or has ended", handle.pid);
            Kind::HandleStale.because(why)
        };
        let (start, length) = range(handle);
        memory_file::lock(file.as_raw_fd(), start as i64, length as i64).map_err(|_| gone())?;
        let export = arena::read_record(file.as_raw_fd(), handle.first).map_err(|_| gone())?;
        let Handle { nonce, inode, arena_pages, pages, .. } = *handle;
        // Nobody but an arena's maker knows the number, so where it stands is an arena, sealed at its size.
        if export != (Export { nonce, inode, arena_pages, pages, user: export.user }) {
            return Err(gone());
        }
        if export.user != self.identity.user {
            return Err(Kind::HandleRefused.because(format!("process {} belongs to another user", handle.pid)));
        }
        Ok(())
    }
}

/// Maps the range that a handle names, and adds it to the table.
pub fn insert(
    table: &mut Table,
    file: &OwnedFd,
    handle: &Handle,
    bytes: &IpcHandle,
    pool: Option<u64>,
) -> Result<usize> {
    let map = |protection| map(file, handle, protection);
    let (public, hidden_view) = match table.access() {
        Access::Open => (map(Protection::ReadWrite)?, None),
        Access::Hidden => (map(Protection::None)?, Some(map(Protection::ReadWrite)?)),
    };
    let device = device::nearest(handle.device.into());
    let (base, size) = (public.start(), public.size());
    let import = Import { nonce: handle.nonce, handle: *bytes, pool, openings: 1, public, hidden_view };
    table.insert(base, size, device, 0, Backing::Imported(import));
    Ok(base)
}

/// The bytes of a handle's range in its file: first and count.
fn range(handle: &Handle) -> (usize, usize) {
    (arena::first_page_offset(handle.arena_pages) + handle.first as usize * PAGE, handle.pages as usize * PAGE)
}

fn map(file: &OwnedFd, handle: &Handle, protection: Protection) -> Result<Mapping> {
    let (start, length) = range(handle);
    Mapping::new(file.as_raw_fd(), start, length, protection)
        .map_err(|error| Kind::MapFailed.because(format!("{length} bytes of process {}: {error}", handle.pid)))
}

/// This process's file of pages for events, made when the first is needed.
struct EventFile {
    arena: Arena,
    /// Keeps the lock that says this process lives. It has an open file of its own, which forked children, inheriting
    /// no mapping of ours, do not keep.
    _life: Mapping,
    /// Pages given up here but still open elsewhere.
    quarantine: Vec<u32>,
    since_sweep: usize,
}

static EVENT_FILE: Mutex<Option<EventFile>> = Mutex::new(None);

fn with_event_file<T>(work: impl FnOnce(&mut EventFile) -> Result<T>) -> Result<T> {
    let _uncancelled = Uncancelled::new();
    let mut file = EVENT_FILE.lock().unwrap_or_else(PoisonError::into_inner);
    let file = match &mut *file {
        Some(file) => file,
        none => none.insert(EventFile::new()?),
    };
    work(file)
}

impl EventFile {
    fn new() -> Result<EventFile> {
        let failed =
            |error| -> Error { Kind::OutOfMemory.because(format!("no memory file for shared events: {error}")) };
        let arena = Arena::new(c"anygpu-events", EVENT_PAGES, Access::Open).map_err(failed)?;
        let identity = &super::get().identity;
        let file = memory_file::reopen(identity.pid, arena.descriptor()?).map_err(failed)?;
        let life = live(&file, identity).and_then(|()| Mapping::new(file.as_raw_fd(), 0, PAGE, Protection::None));
        Ok(EventFile { arena, _life: life.map_err(failed)?, quarantine: Vec::new(), since_sweep: 0 })
    }

    fn take(&mut self) -> Option<u32> {
        self.arena.take(1).or_else(|| {
            self.sweep();
            self.arena.take(1)
        })
    }

    fn give_back(&mut self, first: u32, exported: bool) {
        if exported && self.arena.is_imported(first, 1) {
            self.quarantine.push(first);
        } else {
            self.arena.give_back(first, 1);
        }
        // Each page costs a system call to ask about, and that looks at all locks: spread over as many calls.
        self.since_sweep += 1;
        if self.since_sweep >= self.quarantine.len() {
            self.sweep();
        }
    }

    fn sweep(&mut self) {
        self.since_sweep = 0;
        for first in std::mem::take(&mut self.quarantine) {
            if self.arena.is_imported(first, 1) {
                self.quarantine.push(first);
            } else {
                self.arena.give_back(first, 1);
            }
        }
    }
}

/// Says, for as long as the open file lives, that this process does.
fn live(file: &OwnedFd, identity: &Identity) -> std::io::Result<()> {
    memory_file::lock(file.as_raw_fd(), LIVES + i64::from(identity.token()), 1)
}

/// A page that other processes can open, for the state of an event; given back when dropped.
pub enum SharedPage {
    /// A page of this process.
    Own {
        /// Its number in the file.
        first: u32,
        /// Its address.
        address: usize,
        /// The device of the event.
        device: i32,
        /// The random number of the export, once exported.
        nonce: OnceLock<u64>,
    },
    /// A page of another process.
    Foreign {
        /// The page; its open file holds the locks.
        page: Mapping,
        /// An open file without locks of its own, to ask about those of others.
        questions: Arc<Kept>,
    },
}

impl SharedPage {
    /// Takes a page of zeros.
    pub fn create(device: i32) -> Result<SharedPage> {
        with_event_file(|file| {
            let full = || Kind::OutOfMemory.because(format!("{EVENT_PAGES} events are shared already"));
            let first = file.take().ok_or_else(full)?;
            Ok(SharedPage::Own { first, address: file.arena.view(first), device, nonce: OnceLock::new() })
        })
    }

    /// Opens another process's page.
    pub fn open(bytes: &IpcHandle) -> Result<SharedPage> {
        let host = super::get();
        let handle = host.read(bytes, What::Event)?;
        let _uncancelled = Uncancelled::new();
        let file = host.file_of(&handle)?;
        let refused = |error: std::io::Error| -> Error { Kind::HandleRefused.because(error.to_string()) };
        live(&file, &host.identity).map_err(refused)?;
        let page = map(&file, &handle, Protection::ReadWrite)?;
        Ok(SharedPage::Foreign { page, questions: questions(&handle).map_err(refused)? })
    }

    /// The handle that opens the page; asked twice, the same bytes.
    pub fn export(&self) -> Result<IpcHandle> {
        match self {
            SharedPage::Own { first, device, nonce, .. } => with_event_file(|file| {
                let nonce = match nonce.get() {
                    Some(nonce) => *nonce,
                    None => {
                        let fresh = self::nonce()?;
                        *nonce.get_or_init(|| fresh)
                    }
                };
                let handle = super::get().name(What::Event, *device, &file.arena, *first, 1, nonce)?;
                let user = super::get().identity.user;
                file.arena.publish(*first, 1, user, nonce);
                Ok(handle)
            }),
            SharedPage::Foreign { .. } => {
                Err(Kind::EventNotShareable
                    .because("the event was opened from another process: ask that for its handle"))
            }
        }
    }

    /// The page: [`PAGE`] bytes, readable and writable.
    pub fn address(&self) -> *mut u8 {
        std::ptr::with_exposed_provenance_mut(match self {
            SharedPage::Own { address, .. } => *address,
            SharedPage::Foreign { page, .. } => page.start(),
        })
    }

    /// This process among those that use a page.
    pub fn token() -> u32 {
        super::get().identity.token()
    }

    /// Whether the process of that token, which has used the page, still lives. Where the descriptor is lost nobody can
    /// tell: no, so that nothing waits for it in vain.
    pub fn is_alive(&self, token: u32) -> bool {
        let locked = |fd: RawFd| !memory_file::is_unlocked(fd, LIVES + i64::from(token), 1);
        token == SharedPage::token()
            || match self {
                SharedPage::Own { .. } => with_event_file(|file| Ok(locked(file.arena.descriptor()?))).unwrap_or(false),
                SharedPage::Foreign { questions, .. } => questions.get().is_some_and(locked),
            }
    }
}

impl Drop for SharedPage {
    fn drop(&mut self) {
        let SharedPage::Own { first, nonce, .. } = self else { return };
        // Without its file there is nothing to give back to.
        _ = with_event_file(|file| {
            let exported = nonce.get().is_some();
            if exported {
                file.arena.withdraw(*first);
            }
            file.give_back(*first, exported);
            Ok(())
        });
    }
}

/// An open file of an event file for questions, shared by all events of that file.
fn questions(handle: &Handle) -> std::io::Result<Arc<Kept>> {
    static OPEN: Mutex<Vec<(u64, Weak<Kept>)>> = Mutex::new(Vec::new());
    let mut open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    open.retain(|(_, file)| file.strong_count() > 0);
    if let Some(file) = open.iter().find_map(|(inode, file)| file.upgrade().filter(|_| *inode == handle.inode)) {
        return Ok(file);
    }
    let file = Arc::new(Kept::new(descriptor::out_of_the_way(memory_file::reopen(handle.pid, handle.fd)?))?);
    open.push((handle.inode, Arc::downgrade(&file)));
    Ok(file)
}
