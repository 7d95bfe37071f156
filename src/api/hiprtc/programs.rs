// SPDX-License-Identifier: MIT OR Apache-2.0
//! The programs of this library's own: where AMD's library makes them, it keeps them.

use std::ptr;
use std::sync::{Arc, Mutex, MutexGuard};

use super::types::hiprtcProgram;
use crate::gpu::{Code, Kind, Result, Source, handle_tag};
use crate::os::lock::lock;
use crate::os::map::Map;

/// A program.
pub struct Program {
    /// The source, which each compilation reads.
    pub source: Source,
    /// The code, empty until the source was compiled.
    pub code: Code,
    /// The compiler's messages, which end with a NUL where there are any.
    pub log: Vec<u8>,
}

/// Programs by their serial numbers.
struct Programs {
    live: Map<usize, Arc<Mutex<Program>>>,
    next: usize,
}

/// All of them. This lock and those of the programs are held for moments, so that threads and forked children need not wait.
static PROGRAMS: Mutex<Programs> = Mutex::new(Programs { live: Map::new(), next: 1 });

/// The upper bits of a program's handle; its serial number is in the others.
const TAG: usize = handle_tag(0x5e70);
const SERIAL: usize = (1 << 48) - 1;

fn programs() -> MutexGuard<'static, Programs> {
    lock(&PROGRAMS)
}

/// Adds a program, and returns its handle.
pub fn add(source: Source) -> hiprtcProgram {
    let program = Program { source, code: Code::default(), log: Vec::new() };
    let mut programs = programs();
    let serial = programs.next;
    programs.next += 1;
    programs.live.insert(serial, Arc::new(Mutex::new(program)));
    ptr::without_provenance_mut(TAG | serial)
}

/// Does something with a program, alone; InvalidHandle where it does not exist.
pub fn with<T>(program: hiprtcProgram, body: impl FnOnce(&mut Program) -> Result<T>) -> Result<T> {
    let found = serial(program).and_then(|serial| programs().live.get(&serial).cloned()).ok_or_else(missing)?;
    body(&mut lock(&found))
}

/// Removes a program; InvalidHandle where it does not exist.
pub fn remove(program: hiprtcProgram) -> Result<()> {
    let removed = serial(program).and_then(|serial| programs().live.remove(&serial));
    removed.map(drop).ok_or_else(missing)
}

fn serial(program: hiprtcProgram) -> Option<usize> {
    (program.addr() & !SERIAL == TAG).then_some(program.addr() & SERIAL)
}

fn missing() -> crate::gpu::Error {
    Kind::InvalidHandle.because("there is no such program: it was destroyed, or never created")
}
