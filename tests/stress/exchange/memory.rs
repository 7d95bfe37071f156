// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory by IPC handles: opened once and again, freed while it is open, written by the importer.

use std::ptr;

use anygpu::api::hip::*;

use super::{KEPT, Memory, STALE, SUCCESS, WROTE, bytes, handle, release, size};
use crate::mail::Letter;
use crate::pattern::Pattern;
use crate::worker::{Descriptors, Worker, must, one_in, one_of, pause, random};

pub const KIND: u32 = 0;

pub fn offer(worker: &Worker, serial: u64) -> Option<()> {
    let others = worker.others(3);
    let size = size();
    let own = Pattern { writer: worker.me.incarnation, serial, offset: 0 };
    let memory = Memory::new(size)?;
    own.write(memory.0, size)?;
    let mut exported = hipIpcMemHandle_t { reserved: [0; 64] };
    must!(hipIpcGetMemHandle(&mut exported, memory.0.byte_add(random(size) as usize)));
    let mut letter = Letter::new(KIND, worker.me, serial);
    letter.size = size;
    letter.handles[0] = handle(exported.reserved);
    letter.flags = if one_in(2) { KEPT } else { 0 };
    let party = worker.send(&mut letter, &others, &[]);
    let half = size / 2;
    let mut is_written = false;
    if letter.flags & KEPT != 0 {
        let answers = worker.answers(serial, &party);
        if let ([importer], [answer]) = (&others[..], &answers[..])
            && answer.flags & WROTE != 0
        {
            let theirs = Pattern { writer: importer.incarnation, serial, offset: half };
            theirs.check(memory.0.wrapping_byte_add(half as usize), size - half, "what the importer wrote")?;
            is_written = true;
        }
        own.check(memory.0, if others.len() == 1 { half } else { size }, "own memory after the importers")?;
    } else {
        pause(2);
    }
    drop(memory);
    // As much again, which must not be what an importer still reads.
    let second = Pattern { serial: worker.serial(), ..own };
    let again = Memory::new(size)?;
    second.write(again.0, size)?;
    pause(2);
    second.check(again.0, size, "own new memory")?;
    (is_written || letter.flags & KEPT == 0 || others.len() != 1 || party.is_empty()).then_some(())
}

pub fn accept(worker: &Worker, letter: &Letter, _: Descriptors) -> Option<u32> {
    let exported = hipIpcMemHandle_t { reserved: bytes(&letter.handles[0]) };
    let mut address = ptr::null_mut();
    if one_of!([SUCCESS, STALE], hipIpcOpenMemHandle(&mut address, exported, random(2) as u32)) == STALE {
        if letter.flags & KEPT != 0 {
            worker.expect_gone(letter, "memory that its owner keeps is stale");
        }
        worker.partner_died(KIND);
        return None;
    }
    let opened = Opened(address);
    let theirs = Pattern { writer: letter.from.incarnation, serial: letter.serial, offset: 0 };
    theirs.check(opened.0, letter.size, "opened memory")?;
    pause(4);
    let mut again = ptr::null_mut();
    let reopened = one_in(2) && one_of!([SUCCESS, STALE], hipIpcOpenMemHandle(&mut again, exported, 1)) == SUCCESS;
    let _again = reopened.then(|| Opened(again));
    if reopened && again != opened.0 {
        crate::worker::fail(format!("memory opened again is at {again:?}, not {:?}", opened.0));
    }
    let half = letter.size / 2;
    let is_only = letter.party[2].incarnation == 0;
    theirs.check(opened.0, if is_only { half } else { letter.size }, "opened memory, later")?;
    if is_only {
        let own = Pattern { writer: worker.me.incarnation, serial: letter.serial, offset: half };
        own.write(opened.0.wrapping_byte_add(half as usize), letter.size - half)?;
        pause(2);
        own.check(opened.0.wrapping_byte_add(half as usize), letter.size - half, "own half of opened memory")?;
        return Some(WROTE);
    }
    Some(0)
}

/// Memory opened by its handle.
pub struct Opened(pub *mut std::ffi::c_void);

impl Drop for Opened {
    fn drop(&mut self) {
        release!(hipIpcCloseMemHandle(self.0));
    }
}
