// SPDX-License-Identifier: MIT OR Apache-2.0
//! Interprocess events that order work on shared memory, recorded by both sides.
//!
//! A wait that succeeds must be followed by what was written before the record, and one that fails needs a death.

use std::ffi::c_void;
use std::ptr;
use std::time::Duration;

use anygpu::api::hip::*;

use super::memory::Opened;
use super::{Buffer, ENDS, Event, KEPT, LAUNCH_FAILURE, Memory, STALE, SUCCESS, Stream, WROTE, bytes, handle, size};
use crate::mail::Letter;
use crate::pattern::Pattern;
use crate::worker::{Descriptors, Worker, must, one_in, one_of, random};

pub const KIND: u32 = 1;

const INVALID_VALUE: u32 = 1;
const NOT_READY: u32 = 600;
/// Flags `hipEventInterprocess | hipEventDisableTiming`.
const SHARED: u32 = 4 | 2;

extern "C" fn sleep(microseconds: *mut c_void) {
    std::thread::sleep(Duration::from_micros(microseconds.addr() as u64));
}

pub fn offer(worker: &Worker, serial: u64) -> Option<()> {
    let others = worker.others(3);
    let size = size();
    let half = size / 2;
    let own = Pattern { writer: worker.me.incarnation, serial, offset: 0 };
    let mut words = Buffer::any(&own.words(half))?;
    let memory = Memory::new(size)?;
    let mut event = ptr::null_mut();
    must!(hipEventCreateWithFlags(&mut event, SHARED));
    let event = Event(event);
    let (mut memory_handle, mut event_handle) =
        (hipIpcMemHandle_t { reserved: [0; 64] }, hipIpcEventHandle_t { reserved: [0; 64] });
    must!(hipIpcGetMemHandle(&mut memory_handle, memory.0));
    must!(hipIpcGetEventHandle(&mut event_handle, event.0));
    let stream = Stream::new()?;
    must!(hipMemsetAsync(memory.0, 0xee, size as usize, stream.0));
    if one_in(2) {
        must!(hipLaunchHostFunc(stream.0, Some(sleep), ptr::without_provenance_mut(random(20_000) as usize)));
    }
    must!(hipMemcpyAsync(memory.0, words.address(), half as usize, hipMemcpyHostToDevice, stream.0));
    must!(hipEventRecord(event.0, stream.0));
    let mut letter = Letter::new(KIND, worker.me, serial);
    letter.size = size;
    letter.handles = [handle(memory_handle.reserved), handle(event_handle.reserved)];
    letter.flags = if one_in(2) { KEPT } else { 0 };
    let party = worker.send(&mut letter, &others, &[]);
    // Records while others wait, all behind the first.
    let further = if one_in(2) { random(1 << random(9)) } else { 0 };
    for _ in 0..further {
        must!(hipEventRecord(event.0, stream.0));
    }
    if letter.flags & KEPT == 0 {
        if one_in(2) {
            drop(event);
        }
        if one_in(2) {
            drop(memory);
        }
        return Some(());
    }
    let answers = worker.answers(serial, &party);
    if let ([importer], [answer]) = (&others[..], &answers[..])
        && answer.flags & WROTE != 0
        && further == 0
    {
        // The importer's record is the latest: those of this process came before the offer.
        let theirs = Pattern { writer: importer.incarnation, serial, offset: half };
        let mut read = Buffer::any(&vec![0; (half / 8) as usize])?;
        let ended = one_of!(ENDS, hipStreamWaitEvent(stream.0, event.0, 0));
        let from = memory.0.wrapping_byte_add(half as usize);
        let ended =
            ended | one_of!(ENDS, hipMemcpyAsync(read.address(), from, half as usize, hipMemcpyDeviceToHost, stream.0));
        if ended | stream.finish()? != SUCCESS {
            worker.expect_gone(&letter, "the wait for an importer's record failed");
            worker.partner_died(KIND);
            return None;
        }
        theirs.check_words(read.words(), "what the importer wrote before its record")?;
    }
    Some(())
}

pub fn accept(worker: &Worker, letter: &Letter, _: Descriptors) -> Option<u32> {
    let is_kept = letter.flags & KEPT != 0;
    let exported = hipIpcMemHandle_t { reserved: bytes(&letter.handles[0]) };
    let mut address = ptr::null_mut();
    if one_of!([SUCCESS, STALE], hipIpcOpenMemHandle(&mut address, exported, 1)) == STALE {
        if is_kept {
            worker.expect_gone(letter, "memory that its owner keeps is stale");
        }
        return None;
    }
    let opened = Opened(address);
    let exported = hipIpcEventHandle_t { reserved: bytes(&letter.handles[1]) };
    let mut event = ptr::null_mut();
    if one_of!([SUCCESS, INVALID_VALUE], hipIpcOpenEventHandle(&mut event, exported)) == INVALID_VALUE {
        if is_kept {
            worker.expect_gone(letter, "an event that its owner keeps is stale");
        }
        return None;
    }
    let event = Event(event);
    let half = letter.size / 2;
    let theirs = Pattern { writer: letter.from.incarnation, serial: letter.serial, offset: 0 };
    let own = Pattern { writer: worker.me.incarnation, serial: letter.serial, offset: half };
    let (mut read, mut words) = (Buffer::any(&vec![0; (half / 8) as usize])?, Buffer::any(&own.words(half))?);
    let stream = Stream::new()?;
    let ended = match random(3) {
        0 => loop {
            match one_of!([SUCCESS, NOT_READY, LAUNCH_FAILURE], hipEventQuery(event.0)) {
                NOT_READY => std::thread::sleep(Duration::from_micros(100)),
                ended => break ended,
            }
        },
        1 => one_of!(ENDS, hipEventSynchronize(event.0)),
        _ => SUCCESS,
    };
    let is_only = letter.party[2].incarnation == 0;
    let to = opened.0.wrapping_byte_add(half as usize);
    let mut queue = || -> Option<u32> {
        let mut ended = one_of!(ENDS, hipStreamWaitEvent(stream.0, event.0, 0));
        let (from, size) = (opened.0, half as usize);
        ended |= one_of!(ENDS, hipMemcpyAsync(read.address(), from, size, hipMemcpyDeviceToHost, stream.0));
        if is_only {
            ended |= one_of!(ENDS, hipMemcpyAsync(to, words.address(), size, hipMemcpyHostToDevice, stream.0));
        }
        if one_in(2) {
            let time = ptr::without_provenance_mut(random(5_000) as usize);
            ended |= one_of!(ENDS, hipLaunchHostFunc(stream.0, Some(sleep), time));
        }
        ended |= one_of!(ENDS, hipEventRecord(event.0, stream.0));
        if is_only && ended == SUCCESS {
            // The owner waits for this record, which may not be over yet.
            worker.answer(letter, WROTE);
        }
        Some(ended | stream.finish()?)
    };
    if ended != SUCCESS || queue()? != SUCCESS {
        worker.expect_gone(letter, "a wait for an event failed");
        worker.partner_died(KIND);
        return None;
    }
    theirs.check_words(read.words(), "what the owner wrote before its record")?;
    Some(0)
}
