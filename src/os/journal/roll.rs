// SPDX-License-Identifier: MIT OR Apache-2.0
//! The roll of `anygpu check`: a file in which each process says what became of its notes.
//!
//! Its room is there before the program starts, so that one who cannot note can still say so. The preload of replace/check.c,
//! which has the same layout and numbers, maps it when a process is loaded, and enters programs that will not be seen. A
//! process that cannot map it tells the tool by a socket.

use std::fs::OpenOptions;
use std::io;
use std::os::fd::{AsRawFd, RawFd};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::OpenOptionsExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::path::Path;
use std::ptr;
use std::sync::atomic::{AtomicI32, AtomicPtr, AtomicU8, AtomicU32, AtomicU64, Ordering};

use twox_hash::XxHash64;

use super::entry::numbered;
use crate::os::preloaded;

/// Bytes of the file.
pub const SIZE: usize = 16 << 10;
/// Its name in the folder.
pub const FILE: &str = "roll";
/// Bytes of a program's name.
const TEXT: usize = 104;
const SLOTS: usize = SIZE / size_of::<Slot>() - 1;

numbered! {
    /// The state of a process's notes.
    pub enum State {
        /// It called the library.
        Called,
        /// It is about to use a device.
        Begins,
        /// It notes what it does.
        Noted,
        /// It cannot note anything.
        Lost,
        /// Its notes ended before it did.
        Cut,
        /// It starts a program that will not be seen, for a [`Reason`].
        Unseen,
        /// It noted all until it ended by itself.
        Ended,
    }
}

numbered! {
    /// The reason why a program is not seen.
    pub enum Reason {
        /// It has no dynamic loader.
        Static,
        /// It has rights that its caller lacks.
        ChangesUser,
        /// It lacks the settings by which it would be seen.
        LacksSettings,
    }
}

/// A process on the roll. All zeros where there is none.
#[repr(C)]
pub struct Slot {
    /// Stored last, with Release.
    state: AtomicU32,
    process: AtomicU32,
    error: AtomicI32,
    /// 1 where the preload will say that it ends.
    tells_end: AtomicU32,
    began: AtomicU64,
    text: [AtomicU8; TEXT],
}

/// The file's content.
#[repr(C)]
pub struct Roll {
    taken: AtomicU32,
    others: AtomicU32,
    _reserved: [AtomicU8; 120],
    slots: [Slot; SLOTS],
}

const _: () = assert!(size_of::<Slot>() == 128 && size_of::<Roll>() == SIZE);

/// A process on the roll, as it was read.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The state of its notes.
    pub state: State,
    /// Its id.
    pub process: u32,
    /// The system's error where it cannot note; the number of a [`Reason`] where a program is not seen.
    pub error: i32,
    /// True where its end would have been told, had it ended by itself.
    pub tells_end: bool,
    /// The time in the name of its journal.
    pub began: u64,
    /// The path of its program.
    pub program: String,
}

impl Slot {
    const fn empty() -> Slot {
        Slot {
            state: AtomicU32::new(0),
            process: AtomicU32::new(0),
            error: AtomicI32::new(0),
            tells_end: AtomicU32::new(0),
            began: AtomicU64::new(0),
            text: [const { AtomicU8::new(0) }; TEXT],
        }
    }

    fn set(&self, state: State, error: i32, began: u64) {
        self.error.store(error, Ordering::Relaxed);
        self.began.store(began, Ordering::Relaxed);
        self.state.store(state.number(), Ordering::Release);
    }

    /// Writes this process's names.
    fn name(&self) {
        let program = std::fs::read_link("/proc/self/exe").unwrap_or_default();
        let bytes = program.as_os_str().as_bytes();
        self.text.iter().zip(bytes).for_each(|(to, byte)| to.store(*byte, Ordering::Relaxed));
        self.process.store(std::process::id(), Ordering::Relaxed);
    }

    fn read(&self) -> Option<Listed> {
        let state = State::of(self.state.load(Ordering::Acquire))?;
        let text: Vec<u8> = self.text.iter().map(|byte| byte.load(Ordering::Relaxed)).collect();
        let text = text.split(|byte| *byte == 0).next().unwrap_or_default();
        Some(Listed {
            state,
            process: self.process.load(Ordering::Relaxed),
            error: self.error.load(Ordering::Relaxed),
            tells_end: self.tells_end.load(Ordering::Relaxed) != 0,
            began: self.began.load(Ordering::Relaxed),
            program: String::from_utf8_lossy(text).into_owned(),
        })
    }

    fn bytes(&self) -> [u8; size_of::<Slot>()] {
        // SAFETY: plain integers without padding, which nobody else knows of.
        unsafe { ptr::from_ref(self).cast::<[u8; size_of::<Slot>()]>().read() }
    }
}

impl Roll {
    /// Maps a file of the right size for good.
    fn map(file: &impl AsRawFd) -> io::Result<&'static Roll> {
        let rights = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: a new mapping, which stays.
        let start = unsafe { libc::mmap(ptr::null_mut(), SIZE, rights, libc::MAP_SHARED, file.as_raw_fd(), 0) };
        if start == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: it is as large as the type, stays for good, and has atomic integers alone.
        Ok(unsafe { &*start.cast() })
    }

    /// Opens a folder's, and makes it where there is none, with all the room that it will need.
    pub fn create(folder: &Path) -> io::Result<&'static Roll> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false).mode(0o600).custom_flags(libc::O_NOFOLLOW);
        let file = options.open(folder.join(FILE))?;
        allocate(file.as_raw_fd(), 0, SIZE)?;
        Roll::map(&file)
    }

    /// All that is entered.
    pub fn read(&self) -> Vec<Listed> {
        self.slots.iter().filter_map(Slot::read).collect()
    }

    /// Counts the processes that were not seen and had no slot left.
    pub fn others(&self) -> u32 {
        self.others.load(Ordering::Relaxed)
    }

    /// Takes a slot.
    fn take(&self) -> Option<&Slot> {
        let is_full = self.taken.load(Ordering::Relaxed) as usize >= SLOTS;
        self.slots.get(if is_full { SLOTS } else { self.taken.fetch_add(1, Ordering::Relaxed) as usize })
    }

    /// Enters what a process has told by the socket.
    pub fn enter(&self, message: &[u8]) {
        let Some(bytes) = message.first_chunk::<{ size_of::<Slot>() }>() else { return };
        // SAFETY: plain integers, for which any bytes are valid.
        let told: Slot = unsafe { ptr::from_ref(bytes).cast::<Slot>().read_unaligned() };
        let Some(State::Lost | State::Cut) = told.read().map(|told| told.state) else { return };
        let Some(slot) = self.take() else {
            self.others.fetch_add(1, Ordering::Relaxed);
            return;
        };
        let copy = |to: &AtomicU8, from: &AtomicU8| to.store(from.load(Ordering::Relaxed), Ordering::Relaxed);
        slot.text.iter().zip(&told.text).for_each(|(to, from)| copy(to, from));
        slot.process.store(told.process.load(Ordering::Relaxed), Ordering::Relaxed);
        let (error, began) = (told.error.load(Ordering::Relaxed), told.began.load(Ordering::Relaxed));
        slot.error.store(error, Ordering::Relaxed);
        slot.began.store(began, Ordering::Relaxed);
        slot.state.store(told.state.load(Ordering::Relaxed), Ordering::Release);
    }
}

/// Gives a part of a file its blocks on the disk, so that a full disk is no signal.
pub(super) fn allocate(file: RawFd, start: usize, size: usize) -> io::Result<()> {
    let mut most = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: an output of the right type. A file that exceeds the limit is a signal to the process.
    if unsafe { libc::getrlimit(libc::RLIMIT_FSIZE, &mut most) } == 0 && most.rlim_cur < (start + size) as u64 {
        return Err(io::Error::from_raw_os_error(libc::EFBIG));
    }
    // SAFETY: a system call on a file of this process.
    match unsafe { libc::posix_fallocate(file, start as i64, size as i64) } {
        0 => Ok(()),
        error => Err(io::Error::from_raw_os_error(error)),
    }
}

/// The address of the socket of a folder's tool: abstract, for which no user, folder or disk matters.
pub fn address(folder: &Path) -> io::Result<SocketAddr> {
    let name = format!("anygpu-check-{:016x}", XxHash64::oneshot(0, folder.as_os_str().as_bytes()));
    SocketAddr::from_abstract_name(name)
}

/// The roll of a folder, mapped when the process was loaded, or now.
fn find(folder: &Path) -> io::Result<&'static Roll> {
    /// Published once with Release; the first mapping stays.
    static ROLL: AtomicPtr<Roll> = AtomicPtr::new(ptr::null_mut());
    let known = ROLL.load(Ordering::Acquire);
    if !known.is_null() {
        // SAFETY: it stays mapped for good.
        return Ok(unsafe { &*known });
    }
    let preloaded = preloaded::variable(c"anygpu_check_roll");
    // SAFETY: a pointer of the preload, written before any function of this library is called.
    let preloaded = preloaded.map(|place| unsafe { place.cast::<*const Roll>().read() });
    let roll = match preloaded.filter(|roll| !roll.is_null()) {
        // SAFETY: the preload has mapped a file of this size for good.
        Some(roll) => unsafe { &*roll },
        None => {
            let mut options = OpenOptions::new();
            options.read(true).write(true).custom_flags(libc::O_NOFOLLOW);
            let file = options.open(folder.join(FILE))?;
            if file.metadata()?.len() != SIZE as u64 {
                return Err(io::ErrorKind::InvalidData.into());
            }
            Roll::map(&file)?
        }
    };
    ROLL.store(ptr::from_ref(roll).cast_mut(), Ordering::Release);
    Ok(roll)
}

/// Says what became of this process's notes. Fails only where it is not seen and nobody can be told.
pub fn tell(folder: &Path, state: State, error: i32, began: u64) -> io::Result<()> {
    /// This process's id and, from 1, its slot. Of two threads that take one, the other's stays empty.
    static OWN: AtomicU64 = AtomicU64::new(0);
    let is_unseen = matches!(state, State::Lost | State::Cut);
    let roll = match find(folder) {
        Ok(roll) => roll,
        Err(_) if !is_unseen => return Ok(()),
        Err(_) => return send(folder, state, error, began),
    };
    let own = OWN.load(Ordering::Acquire);
    let process = u64::from(std::process::id());
    let slot = if own >> 32 == process {
        roll.slots.get((own as u32).wrapping_sub(1) as usize)
    } else {
        let slot = roll.take();
        let number = slot.map_or(0, |slot| (ptr::from_ref(slot).addr() - roll.slots.as_ptr().addr()) / 128 + 1);
        slot.inspect(|slot| {
            slot.name();
            slot.tells_end.store(preloaded::variable(c"anygpu_check_roll").is_some().into(), Ordering::Relaxed);
        });
        OWN.store(process << 32 | number as u64, Ordering::Release);
        slot
    };
    match slot {
        Some(slot) => slot.set(state, error, began),
        None => _ = roll.others.fetch_add(is_unseen.into(), Ordering::Relaxed),
    }
    Ok(())
}

/// Tells the tool by its socket.
fn send(folder: &Path, state: State, error: i32, began: u64) -> io::Result<()> {
    let slot = Slot::empty();
    slot.name();
    slot.set(state, error, began);
    let socket = UnixDatagram::unbound()?;
    socket.set_nonblocking(true)?;
    match socket.send_to_addr(&slot.bytes(), &address(folder)?) {
        // Others that are not seen have filled it.
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(()),
        sent => sent.map(|_| ()),
    }
}
