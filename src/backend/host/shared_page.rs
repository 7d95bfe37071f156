// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pages that several processes have mapped, for the state of interprocess events.

use std::ops::Range;
use std::os::fd::RawFd;
use std::sync::{Arc, Mutex, OnceLock, Weak};

use super::arena::{self, Access, Arena};
use super::handle::{Handle, What};
use super::identity;
use super::page::page_size;
use super::quarantine::Quarantine;
use super::state;
use crate::gpu::{Error, IpcHandle, Kind, Result};
use crate::os::descriptor::Kept;
use crate::os::lock::lock;
use crate::os::memory_file::{PAGE, Protection};
use crate::os::thread::Uncancelled;
use crate::share::lease::{self, Lease, Opened};

/// The first of the bytes that users of the pages hold, past the end of every memory file.
const USERS: i64 = 1 << 60;

/// Pages of the file of this process's events: as many events as can be shared at a time.
const EVENT_PAGES: u32 = 65536;

/// This process's file of pages for events, created when the first is needed.
struct EventFile {
    arena: Arena,
    /// The id of this process on all its pages.
    id: u64,
    /// Holds the id's byte.
    _life: Lease,
    /// Pages released here but still open elsewhere.
    quarantine: Quarantine<u32>,
}

/// The file, under its own lock, which is the innermost: nothing else is locked while it is held.
static EVENT_FILE: Mutex<Option<EventFile>> = Mutex::new(None);

fn with_event_file<T>(work: impl FnOnce(&mut EventFile) -> Result<T>) -> Result<T> {
    let _uncancelled = Uncancelled::new();
    let mut file = lock(&EVENT_FILE);
    let file = match &mut *file {
        Some(file) => file,
        none => none.insert(EventFile::new()?),
    };
    work(file)
}

impl EventFile {
    fn new() -> Result<EventFile> {
        let failed = |error| Error::of_memory("no memory file for shared events: ", error);
        let arena = Arena::new(c"anygpu-events", EVENT_PAGES, Access::Open).map_err(failed)?;
        let id = new_id()?;
        let life = Lease::take(arena.descriptor()?, byte_of(id), 0, PAGE, Protection::None).map_err(failed)?;
        Ok(EventFile { arena, id, _life: life, quarantine: Quarantine::default() })
    }

    fn take(&mut self) -> Option<u32> {
        self.arena.take(1).or_else(|| {
            let free = self.quarantine.sweep(|first| self.arena.is_imported(*first, 1));
            self.reclaim(free);
            self.arena.take(1)
        })
    }

    fn release(&mut self, first: u32, exported: bool) {
        let is_held = |first: &u32| self.arena.is_imported(*first, 1);
        let free = if exported && is_held(&first) {
            self.quarantine.put(first, is_held)
        } else {
            let mut free = self.quarantine.count(is_held);
            free.push(first);
            free
        };
        self.reclaim(free);
    }

    fn reclaim(&mut self, pages: Vec<u32>) {
        for first in pages {
            // The next event begins without the records of this one, whose lanes would stay this process's.
            arena::empty(self.arena.view(first), 1);
            self.arena.reclaim(first, 1);
        }
    }
}

/// Draws an id that no user of a page has had before; never 0.
fn new_id() -> Result<u64> {
    Ok(identity::nonce()? % (USERS as u64 - 1) + 1)
}

/// The byte of an event file that the user of its pages with that id holds.
fn byte_of(id: u64) -> Range<i64> {
    let byte = USERS + (id as i64 & (USERS - 1));
    byte..byte + 1
}

/// A page that other processes can open, for the state of an event; released when dropped.
pub enum SharedPage {
    /// A page of this process.
    Own {
        /// Its number in the file.
        first: u32,
        /// Its address.
        address: usize,
        /// The id of this process.
        id: u64,
        /// The device of the event.
        device: i32,
        /// The random number of the export, once exported.
        nonce: OnceLock<u64>,
    },
    /// A page of another process.
    Foreign {
        /// The page; it holds itself and the id's byte.
        page: Lease,
        /// The id of this opening, which ends with it.
        id: u64,
        /// An open file that holds nothing, to ask about others.
        questions: Arc<Kept>,
    },
}

impl SharedPage {
    /// Takes a page of zeros.
    pub fn create(device: i32) -> Result<SharedPage> {
        with_event_file(|file| {
            let full = || Kind::OutOfMemory.because(format!("{EVENT_PAGES} events are shared already"));
            let first = file.take().ok_or_else(full)?;
            let address = file.arena.view(first);
            Ok(SharedPage::Own { first, address, id: file.id, device, nonce: OnceLock::new() })
        })
    }

    /// Opens another process's page.
    pub fn open(bytes: &IpcHandle) -> Result<SharedPage> {
        let identity = state::get().identity();
        let handle = identity.read(bytes, What::Event)?;
        let _uncancelled = Uncancelled::new();
        let refused = |error| Error::shortage_or(error, |error| Kind::HandleRefused.because(error.to_string()));
        let id = new_id()?;
        let (opened, _) = identity.open(&handle)?;
        opened.hold(byte_of(id)).map_err(refused)?;
        let page = identity::map(&opened, &handle, Protection::ReadWrite)?;
        drop(opened);
        Ok(SharedPage::Foreign { page, id, questions: questions(&handle).map_err(refused)? })
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
                let handle = state::get().identity().name(
                    What::Event,
                    state::device_number(*device),
                    &file.arena,
                    *first,
                    1,
                    nonce,
                )?;
                file.arena.publish(*first, 1, page_size(), nonce, state::device_number(*device));
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

    /// The id of this process, which no other user of the page ever has.
    pub fn id(&self) -> u64 {
        match self {
            SharedPage::Own { id, .. } | SharedPage::Foreign { id, .. } => *id,
        }
    }

    /// Tells whether the user with that id still has the page; once not, never again. `None` where the descriptor is
    /// lost and nobody can tell.
    pub fn is_used_by(&self, id: u64) -> Option<bool> {
        if id == self.id() {
            return Some(true);
        }
        let is_held = |fd: RawFd| lease::is_held(fd, byte_of(id));
        match self {
            SharedPage::Own { .. } => with_event_file(|file| Ok(is_held(file.arena.descriptor()?))).ok(),
            SharedPage::Foreign { questions, .. } => questions.get().map(is_held),
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
    let mut open = lock(&OPEN);
    open.retain(|(_, file)| file.strong_count() > 0);
    if let Some(file) = open.iter().find_map(|(inode, file)| file.upgrade().filter(|_| *inode == handle.inode)) {
        return Ok(file);
    }
    let file = Opened::of(handle.pid, handle.fd)?.keep()?;
    if file.inode() != handle.inode {
        return Err(std::io::Error::other(format!("process {} has ended", handle.pid)));
    }
    let file = Arc::new(file);
    open.push((handle.inode, Arc::downgrade(&file)));
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Holds a page of the file as another process does that has opened it.
    fn hold(file: &EventFile, first: u32) -> Lease {
        let offset = arena::first_page_offset(EVENT_PAGES) + first as usize * page_size();
        let bytes = offset as i64..(offset + page_size()) as i64;
        let descriptor = file.arena.descriptor().expect("open");
        Lease::take(descriptor, bytes, offset, PAGE, Protection::ReadWrite).expect("taken")
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn pages_come_back_empty_once_nobody_holds_them() {
        let mut file = EventFile::new().expect("a file");
        let first = file.take().expect("room");
        let address = |file: &EventFile| std::ptr::with_exposed_provenance_mut::<u8>(file.arena.view(first));
        for exported in [false, true] {
            // SAFETY: a page of the file that is taken.
            unsafe { address(&file).write_bytes(7, PAGE) };
            file.release(first, exported);
            assert_eq!(file.take(), Some(first));
            // SAFETY: as above.
            assert_eq!(unsafe { address(&file).read() }, 0);
        }
        let held = hold(&file, first);
        file.release(first, true);
        let rest = (1..EVENT_PAGES).map(|_| file.take()).collect::<Option<Vec<u32>>>().expect("all but the one held");
        assert!(!rest.contains(&first));
        assert_eq!(file.take(), None);
        drop(held);
        assert_eq!((file.take(), file.take()), (Some(first), None));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_page_that_is_dropped_is_exported_no_more() {
        crate::backend::host::open().expect("the host back end opens");
        let [page, _other] = [(); 2].map(|()| SharedPage::create(0).expect("a page"));
        let SharedPage::Own { first, .. } = &page else { panic!("made here") };
        let first = *first;
        let handle = page.export().expect("exported");
        assert_eq!(page.export().ok(), Some(handle));
        let record =
            || with_event_file(|file| Ok(arena::read_record(file.arena.descriptor()?, first).expect("read").0.nonce));
        let nonce = record().expect("open");
        assert_ne!(nonce, 0);
        assert_eq!((page.is_used_by(page.id()), page.is_used_by(page.id() ^ 1)), (Some(true), Some(false)));
        drop(page);
        // Another test may have the page by now, not with this number.
        assert_ne!(record().expect("open"), nonce);
        // Other tests have a few.
        let pages = || with_event_file(|file| Ok(file.arena.ranges())).expect("open");
        let before = pages();
        (0..1000).for_each(|_| drop(SharedPage::create(0).expect("a page")));
        assert!(pages() < before + 500);
    }
}
