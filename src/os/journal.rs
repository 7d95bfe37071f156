// SPDX-License-Identifier: MIT OR Apache-2.0
//! The journal of `anygpu check`: a file of what this process did, in the order in which its calls returned.
//!
//! It grows by pieces whose blocks the system grants before they are mapped, so that a full disk is no signal, and what is in
//! it stays there however the process ends. The tool reads the journals of all processes once they have ended.

pub mod entry;
mod stack;

use std::collections::HashMap;
use std::ffi::OsStr;
use std::fs::OpenOptions;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use entry::{Entry, FRAMES, SIZE, TEXT, Text, VALUES, What};
use stack::{Depth, Frame, Seen, Stack};

use super::descriptor::{self, Kept};
use super::memory_file::{Mapping, Protection};
use super::thread::Uncancelled;
use super::{config, process, thread};

/// Bytes by which the file grows.
const PIECE: usize = 1 << 20;

/// The variables in which MPI's launchers tell a process its rank.
const RANKS: [&str; 3] = ["OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK"];

struct Journal {
    /// The program may close its descriptor, and open another file by the number.
    file: Kept,
    /// The pieces so far.
    pieces: usize,
    /// The piece that is written, and the entries in it.
    piece: Option<(Mapping, usize)>,
    /// The number of stacks so far.
    stacks: u32,
    /// The program's files so far by the addresses where they are loaded, and their numbers.
    files: HashMap<usize, u64>,
}

/// The journal, once it is begun.
static JOURNAL: Mutex<Option<Journal>> = Mutex::new(None);

/// Tells whether this process keeps a journal.
pub fn is_kept() -> bool {
    config::get().check.is_some()
}

/// The time of the machine's clock that all processes share, in nanoseconds.
pub fn now() -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: an output of the right type. The clock is always there.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// A call that is under way.
#[derive(Clone, Copy)]
pub struct Call {
    began: u64,
}

impl Call {
    /// Begins now.
    pub fn begin() -> Call {
        Call { began: now() }
    }

    /// Writes what the call did; `outcome` is 0, or a number for the error. Nothing in a forked child.
    pub fn write(self, what: What, device: i32, outcome: u32, values: &[u64]) {
        self.write_from(true, what, device, outcome, values);
    }

    fn write_from(self, has_stack: bool, what: What, device: i32, outcome: u32, values: &[u64]) {
        let ended = now();
        if process::is_forked() {
            return;
        }
        let _uncancelled = Uncancelled::new();
        let stack = if has_stack { stack_number() } else { Ok(0) };
        let written = stack.and_then(|stack| {
            let mut entry = Entry { began: self.began, ended, stack, device, outcome, ..Entry::new(what) };
            entry.values[..values.len()].copy_from_slice(values);
            with_journal(|journal| journal.write(&entry))
        });
        if let Err(error) = written {
            complain(&error);
        }
    }
}

/// Does something with the journal, which begins with the first.
fn with_journal<T>(work: impl FnOnce(&mut Journal) -> io::Result<T>) -> io::Result<T> {
    let mut journal = JOURNAL.lock().unwrap_or_else(PoisonError::into_inner);
    match &mut *journal {
        Some(journal) => work(journal),
        none => work(none.insert(begin()?)),
    }
}

/// Writes what happened between calls of the program, where a journal is kept.
pub fn note(what: What, values: &[u64]) {
    if is_kept() {
        Call::begin().write_from(false, what, 0, 0, values);
    }
}

/// Says once that the journal is cut off.
fn complain(error: &io::Error) {
    static SAID: std::sync::Once = std::sync::Once::new();
    SAID.call_once(|| log::error!("anygpu check sees no more of this process: {error}"));
}

fn folder() -> &'static Path {
    config::get().check.as_deref().unwrap_or(Path::new("/"))
}

/// Creates the file, and says whose it is.
fn begin() -> io::Result<Journal> {
    let name = format!("{}-{}.journal", std::process::id(), now());
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true).mode(0o600);
    let file = Kept::open(|| Ok(descriptor::out_of_the_way(options.open(folder().join(name))?.into())))?;
    let mut journal = Journal { file, pieces: 0, piece: None, stacks: 0, files: HashMap::new() };
    let mut first = Entry { began: now(), ..Entry::new(What::Process) };
    first.values[..2].copy_from_slice(&[entry::MAGIC, std::process::id().into()]);
    journal.write(&first)?;
    let command = std::fs::read("/proc/self/cmdline").unwrap_or_default();
    journal.write_text(Text::Command, 0, command.strip_suffix(b"\0").unwrap_or(&command))?;
    let rank = RANKS.iter().find_map(std::env::var_os).unwrap_or_default();
    journal.write_text(Text::Rank, 0, rank.as_bytes())?;
    Ok(journal)
}

impl Journal {
    fn write(&mut self, entry: &Entry) -> io::Result<()> {
        let place = match &mut self.piece {
            Some((piece, used)) if (*used + 1) * SIZE <= piece.size() => {
                *used += 1;
                piece.start() + (*used - 1) * SIZE
            }
            _ => {
                let descriptor = self.file.descriptor()?;
                let start = self.pieces * PIECE;
                // SAFETY: a system call on a file of this process.
                match unsafe { libc::posix_fallocate(descriptor, start as i64, PIECE as i64) } {
                    0 => {}
                    error => return Err(io::Error::from_raw_os_error(error)),
                }
                let piece = Mapping::new(descriptor, start, PIECE, Protection::ReadWrite)?;
                self.pieces += 1;
                let first = piece.start();
                self.piece = Some((piece, 1));
                first
            }
        };
        // SAFETY: room for an entry in a piece that is mapped, which nobody else writes; aligned, as pieces are.
        unsafe { entry.store(std::ptr::with_exposed_provenance_mut(place)) };
        Ok(())
    }

    fn write_text(&mut self, text: Text, number: u64, bytes: &[u8]) -> io::Result<()> {
        for part in bytes.chunks(TEXT) {
            let mut entry = Entry::new(What::Text);
            entry.values[0] = u64::from(text.number());
            entry.values[1] = number;
            entry.values[2] = part.len() as u64;
            for (value, word) in entry.values[3..].iter_mut().zip(part.chunks(8)) {
                let mut bytes = [0; 8];
                bytes[..word.len()].copy_from_slice(word);
                *value = u64::from_le_bytes(bytes);
            }
            self.write(&entry)?;
        }
        Ok(())
    }

    /// Writes a stack, and returns its number.
    fn write_stack(&mut self, frames: &[Frame]) -> io::Result<u32> {
        let mut values = [0; VALUES];
        for (value, Frame { base, path, address }) in values.iter_mut().zip(frames) {
            let next = self.files.len() as u64 + 1;
            let file = match self.files.get(base) {
                Some(file) => *file,
                None => {
                    self.write_text(Text::File, next, path_of(path).as_os_str().as_bytes())?;
                    self.files.insert(*base, next);
                    next
                }
            };
            *value = entry::frame(file, address.wrapping_sub(*base));
        }
        self.write(&Entry { values, ..Entry::new(What::Stack) })?;
        self.stacks += 1;
        Ok(self.stacks)
    }
}

/// The path of a file by the loader's name; the program's own is the name that it was started by.
fn path_of(name: &[u8]) -> PathBuf {
    let path = Path::new(OsStr::from_bytes(name));
    if path.is_absolute() { path.to_owned() } else { std::fs::read_link("/proc/self/exe").unwrap_or_default() }
}

/// The stacks that have a number.
#[derive(Default)]
struct Stacks {
    /// The stacks at a depth, the latest last.
    seen: HashMap<Depth, Vec<(Seen, u32)>>,
    /// All, by their return addresses.
    all: HashMap<Vec<usize>, u32>,
}

static STACKS: Mutex<Option<Stacks>> = Mutex::new(None);

/// The most stacks that are remembered at a depth.
const MOST_SEEN: usize = 16;

/// The number of the calling thread's stack. It is unwound without a lock: the loader has one, and calls constructors.
#[inline(never)]
fn stack_number() -> io::Result<u32> {
    let local = std::hint::black_box(0_u8);
    let depth = (thread::number(), std::hint::black_box(&raw const local).addr());
    let stacks = || STACKS.lock().unwrap_or_else(PoisonError::into_inner);
    let find = |stacks: &Stacks| {
        let seen = stacks.seen.get(&depth)?;
        Some(seen.iter().rev().find(|(seen, _)| seen.is_there())?.1)
    };
    if let Some(number) = stacks().as_ref().and_then(find) {
        return Ok(number);
    }
    let stack = Stack::unwind();
    let known = stacks().as_ref().and_then(|stacks| stacks.all.get(&stack.addresses).copied());
    let number = match known {
        Some(number) => number,
        None => {
            let frames = stack.outside();
            with_journal(|journal| journal.write_stack(&frames))?
        }
    };
    let mut stacks = stacks();
    let stacks = stacks.get_or_insert_default();
    if let Some(new) = stack.seen_at(depth) {
        let seen = stacks.seen.entry(depth).or_default();
        seen.drain(..seen.len().saturating_sub(MOST_SEEN - 1));
        seen.push((new, number));
    }
    stacks.all.insert(stack.addresses, number);
    Ok(number)
}

const _: () = assert!(FRAMES <= VALUES && TEXT == (VALUES - 3) * 8 && PIECE.is_multiple_of(SIZE));
