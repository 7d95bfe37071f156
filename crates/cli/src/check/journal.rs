// SPDX-License-Identifier: MIT OR Apache-2.0
//! Reads the journals that the processes of a run have left.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

use anygpu::os::journal::entry::{ALL_STREAMS, Awaits, Entry, FRAMES, MAGIC, SIZE, Text, What, awaits, of_frame};

use crate::Result;

/// A process, and all that it has told.
pub struct Process {
    pub id: u64,
    /// The time in the name of its journal.
    pub began: u64,
    /// Its rank in an MPI job.
    pub rank: Option<u32>,
    /// The time at which its notes ended, where they ended early.
    pub cut: Option<u64>,
    /// The address of device memory that the processor touched, which ended it, and the frame.
    pub fault: Option<(u64, u64)>,
    /// Its command line, in words.
    pub command: String,
    /// Its calls, in the order in which they took effect.
    pub calls: Vec<(What, Entry)>,
    /// The stacks by their numbers: the file's number and the bytes from where it is loaded.
    pub stacks: HashMap<u32, Vec<(u64, u64)>>,
    /// The files by their numbers.
    pub files: HashMap<u64, PathBuf>,
}

/// Reads all journals of a folder, in the order in which the processes began.
pub fn read_all(folder: &Path) -> Result<Vec<Process>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut processes = Vec::new();
    for path in
        entries.flatten().map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|it| it == "journal"))
    {
        let began = path.file_stem().and_then(|name| name.to_str()?.rsplit_once('-')?.1.parse().ok()).unwrap_or(0);
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let entries = bytes.as_chunks::<SIZE>().0.iter().map(Entry::read).filter(|entry| entry.what != 0);
        let named = |why: String| format!("{}: {why}", path.display());
        // One that was killed before its first word has told nothing.
        processes.extend(read(began, entries).map_err(named)?);
    }
    processes.sort_by_key(|process: &Process| process.began);
    Ok(processes)
}

fn read(began: u64, mut entries: impl Iterator<Item = Entry>) -> Result<Option<Process>> {
    let other = || "a journal of another version of anygpu".to_owned();
    let Some(first) = entries.next() else { return Ok(None) };
    if What::of(first.what) != Some(What::Process) || first.values[0] != MAGIC {
        return Err(other());
    }
    let mut texts: HashMap<(Text, u64), Vec<u8>> = HashMap::new();
    let (mut calls, mut stacks, mut cut, mut fault) = (Vec::new(), HashMap::new(), None, None);
    for entry in entries {
        match What::of(entry.what).ok_or_else(other)? {
            What::Cut => cut = Some(entry.began),
            What::Faulted => fault = Some((entry.values[0], entry.values[1])),
            What::Text => {
                let text = Text::of(entry.values[0] as u32).ok_or_else(other)?;
                let bytes = entry.values[3..].iter().flat_map(|word| word.to_le_bytes());
                let bytes = bytes.take(entry.values[2] as usize);
                texts.entry((text, entry.values[1])).or_default().extend(bytes);
            }
            What::Stack => {
                let frames = entry.values[..FRAMES].iter().take_while(|frame| **frame != 0);
                stacks.insert(entry.stack, frames.map(|frame| of_frame(*frame)).collect());
            }
            what => calls.push((what, entry)),
        }
    }
    // Of what was under way then, some may lack.
    calls.retain(|(_, entry): &(What, Entry)| cut.is_none_or(|cut| entry.ended < cut));
    calls.sort_by_key(|(what, entry)| effect(*what, entry));
    let mut text = |text| String::from_utf8_lossy(&texts.remove(&(text, 0)).unwrap_or_default()).into_owned();
    let (command, rank) = (text(Text::Command).replace('\0', " "), text(Text::Rank).parse().ok());
    let files = texts.into_iter().filter(|((text, _), _)| *text == Text::File);
    let files = files.map(|((_, number), path)| (number, OsString::from_vec(path).into())).collect();
    Ok(Some(Process { id: first.values[1], began, rank, cut, fault, command, calls, stacks, files }))
}

/// The stream of what a call queues.
pub fn stream_of(what: What, entry: &Entry) -> Option<u64> {
    let place = match what {
        What::Copy => 9,
        What::Fill => 6,
        What::WriteValue | What::WaitValue => 3,
        What::Touch | What::AllocateQueued | What::Signal | What::Wait => 2,
        What::Record | What::WaitEvent | What::FreeQueued | What::Call | What::Launch => 1,
        _ => return None,
    };
    Some(entry.values[place]).filter(|stream| *stream != ALL_STREAMS)
}

/// The time by which a call has had its effect.
///
/// One that ends memory has it before another thread can be given it again. One that waits does so for what was queued when it
/// began: what another thread queues meanwhile is none of that.
fn effect(what: What, entry: &Entry) -> u64 {
    let is_early = match what {
        What::Free | What::FreeQueued | What::Close | What::Unmap => true,
        What::ObserveStream | What::ObserveEvent | What::ObserveDevice => true,
        What::Copy => awaits(entry.values[10]) != Awaits::None,
        What::Fill => awaits(entry.values[7]) != Awaits::None,
        _ => false,
    };
    if is_early { entry.began } else { entry.ended }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first() -> Entry {
        let mut first = Entry::new(What::Process);
        first.values[..2].copy_from_slice(&[MAGIC, 7]);
        first
    }

    #[test]
    fn another_version_is_refused_by_name() {
        let mut other = first();
        other.values[0] = MAGIC + (1 << 56);
        let unknown = Entry { what: 1000, ..first() };
        for entries in [vec![other], vec![first(), unknown]] {
            let why = read(0, entries.into_iter()).err().expect("refused");
            assert!(why.contains("another version"), "{why}");
        }
        assert!(read(0, std::iter::empty()).expect("empty").is_none());
    }

    /// A fill that another thread queues while one waits for its stream, or copies there, is not awaited.
    #[test]
    fn a_wait_is_for_what_was_queued_before_it() {
        const BUFFER: u64 = 0x10_0000;
        let entry = |what, thread, began, ended, values: &[u64]| {
            let mut entry = Entry { thread, began, ended, stack: began as u32, ..Entry::new(what) };
            entry.values[..values.len()].copy_from_slice(values);
            entry
        };
        let size = 64;
        let now = anygpu::os::journal::entry::asks(Awaits::OfHost, &[]);
        let copy = [0x5000, 0, 0, BUFFER, 0, 0, 8 * size, 1, 1, 7, now];
        for long in [entry(What::ObserveStream, 1, 10, 100, &[7]), entry(What::Copy, 1, 10, 100, &copy)] {
            let fill = |thread, began, stream| {
                let values = [BUFFER + 8 * size, 0, 0, size, 1, 1, stream, 0];
                entry(What::Fill, thread, began, began + 5, &values)
            };
            let allocate = entry(What::Allocate, 1, 1, 2, &[BUFFER, 16 * size, 1]);
            let entries = vec![first(), allocate, fill(2, 50, 7), long, fill(1, 110, 8)];
            let process = [read(0, entries.into_iter()).expect("right").expect("a process")];
            let history = super::super::history::of(&process);
            let races = super::super::races::find(&history, |site| &process[site.process].calls[site.call].1);
            assert_eq!(races.len(), 1, "{races:?}");
        }
    }

    #[test]
    fn texts_are_put_together() {
        let words = "a command that is longer than the room for text in a single entry of a journal";
        let mut entries = vec![first()];
        for part in words.as_bytes().chunks(anygpu::os::journal::entry::TEXT) {
            let mut entry = Entry::new(What::Text);
            entry.values[0] = Text::Command.number().into();
            entry.values[2] = part.len() as u64;
            for (value, word) in entry.values[3..].iter_mut().zip(part.chunks(8)) {
                *value = word.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
            }
            entries.push(entry);
        }
        let process = read(0, entries.into_iter()).expect("right").expect("a process");
        assert_eq!((process.id, process.command.as_str()), (7, words));
    }
}
