// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pages that several processes have mapped, for the state of interprocess events.

use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use super::arena::{Access, Arena};
use super::handle::{Handle, What};
use super::identity::{self, Identity};
use super::state;
use crate::gpu::{Error, IpcHandle, Kind, Result};
use crate::os::descriptor::{self, Kept};
use crate::os::memory_file::{self, Mapping, PAGE, Protection};
use crate::os::thread::Uncancelled;

/// Past the end of every memory file: where the processes that use an event file say that they live.
const LIVES: i64 = 1 << 60;

/// Pages of the file of this process's events: as many events as can be shared at a time.
const EVENT_PAGES: u32 = 65536;

/// This process's file of pages for events, created when the first is needed.
struct EventFile {
    arena: Arena,
    /// Keeps the lock that says this process lives. It has an open file of its own, which forked children, inheriting
    /// no mapping of ours, do not keep.
    _life: Mapping,
    /// Pages released here but still open elsewhere.
    quarantine: Vec<u32>,
    since_sweep: usize,
}

/// The file, under its own lock, which is the innermost: nothing else is locked while it is held.
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
        let identity = &state::get().identity;
        let file = identity.reopen(arena.descriptor()?).map_err(failed)?;
        let life = live(&file, identity).and_then(|()| Mapping::new(file.as_raw_fd(), 0, PAGE, Protection::None));
        Ok(EventFile { arena, _life: life.map_err(failed)?, quarantine: Vec::new(), since_sweep: 0 })
    }

    fn take(&mut self) -> Option<u32> {
        self.arena.take(1).or_else(|| {
            self.sweep();
            self.arena.take(1)
        })
    }

    fn release(&mut self, first: u32, exported: bool) {
        if exported && self.arena.is_imported(first, 1) {
            self.quarantine.push(first);
        } else {
            self.arena.reclaim(first, 1);
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
                self.arena.reclaim(first, 1);
            }
        }
    }
}

/// Says, for as long as the open file lives, that this process does.
fn live(file: &OwnedFd, identity: &Identity) -> std::io::Result<()> {
    memory_file::lock(file.as_raw_fd(), LIVES + i64::from(identity.token()), 1)
}

/// A page that other processes can open, for the state of an event; released when dropped.
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
        let identity = &state::get().identity;
        let handle = identity.read(bytes, What::Event)?;
        let _uncancelled = Uncancelled::new();
        let file = identity.open(&handle)?;
        let refused = |error: std::io::Error| -> Error { Kind::HandleRefused.because(error.to_string()) };
        live(&file, identity).map_err(refused)?;
        let page = identity::map(&file, &handle, Protection::ReadWrite)?;
        Ok(SharedPage::Foreign { page, questions: questions(&handle).map_err(refused)? })
    }

    /// The handle that opens the page; asked twice, the same bytes.
    pub fn export(&self) -> Result<IpcHandle> {
        match self {
            SharedPage::Own { first, device, nonce, .. } => with_event_file(|file| {
                let nonce = match nonce.get() {
                    Some(nonce) => *nonce,
                    None => {
                        let fresh = identity::nonce()?;
                        *nonce.get_or_init(|| fresh)
                    }
                };
                let handle = state::get().identity.name(What::Event, *device, &file.arena, *first, 1, nonce)?;
                let user = state::get().identity.user;
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
        state::get().identity.token()
    }

    /// Tells whether the process of that token, which has used the page, still lives. Where the descriptor is lost
    /// nobody can tell: no, so that nothing waits for it in vain.
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
        // Without its file there is nothing to release.
        _ = with_event_file(|file| {
            let exported = nonce.get().is_some();
            if exported {
                file.arena.withdraw(*first);
            }
            file.release(*first, exported);
            Ok(())
        });
    }
}

/// An open file of an event file for questions, shared by all events of that file.
fn questions(handle: &Handle) -> std::io::Result<Arc<Kept>> {
    /// Such files by the inodes of event files; its lock guards nothing else.
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
