// SPDX-License-Identifier: MIT OR Apache-2.0
//! AscendCL's ways: physical memory by 64-bit handles, memory by keys, and notifies.

use std::ffi::{c_char, c_void};
use std::ptr;
use std::time::Duration;

use anygpu::api::acl::*;

use super::physical::GRANULE;
use super::{Buffer, KEPT, Owned, SUCCESS, WROTE, release};
use crate::mail::Letter;
use crate::pattern::Pattern;
use crate::worker::{Descriptors, Worker, fail, must, one_in, one_of, pause, random};

pub const HANDLE: u32 = 6;
pub const KEY: u32 = 7;
pub const NOTIFY: u32 = 8;

const STALE: u32 = 107017;
const TIMED_OUT: u32 = 107019;
/// There is no process of an id that was to be listed: it is gone already.
const NO_PROCESS: u32 = 107000;

/// The direction of a copy.
const TO_DEVICE: u32 = 1;
const TO_HOST: u32 = 2;

/// Imports by a call that may find the exporter gone; false if it is, or need not keep what it exported.
macro_rules! import {
    ($worker:expr, $letter:expr, $kind:expr, $name:ident($($argument:expr),*)) => {
        if one_of!([SUCCESS, STALE], $name($($argument),*)) == STALE {
            if $letter.flags & KEPT != 0 {
                $worker.expect_gone($letter, concat!("what is kept is stale for ", stringify!($name)));
            }
            $worker.partner_died($kind);
            return None;
        }
    };
}

struct Mapped(*mut c_void);

impl Mapped {
    fn new(memory: aclrtDrvMemHandle, size: usize) -> Option<Mapped> {
        let mut address = ptr::null_mut();
        must!(aclrtReserveMemAddress(&mut address, size, 0, ptr::null_mut(), 1));
        must!(aclrtMapMem(address, size, 0, memory, 0));
        Some(Mapped(address))
    }
}

impl Drop for Mapped {
    fn drop(&mut self) {
        release!(aclrtUnmapMem(self.0));
        release!(aclrtReleaseMemAddress(self.0));
    }
}

pub fn offer_handle(worker: &Worker, serial: u64) -> Option<()> {
    let others = worker.others(3);
    let size = (GRANULE * (1 + random(2))) as usize;
    let own = Pattern { writer: worker.me.incarnation, serial, offset: 0 };
    let properties = aclrtPhysicalMemProp {
        handleType: ACL_MEM_HANDLE_TYPE_NONE,
        allocationType: ACL_MEM_ALLOCATION_TYPE_PINNED,
        memAttr: ACL_HBM_MEM_HUGE,
        location: aclrtMemLocation { id: 0, r#type: ACL_MEM_LOCATION_TYPE_DEVICE },
        reserve: 0,
    };
    let mut memory = ptr::null_mut();
    must!(aclrtMallocPhysical(&mut memory, size, &properties, 0));
    let _memory = Owned(|| release!(aclrtFreePhysical(memory)));
    let mapped = Mapped::new(memory, size)?;
    own.write(mapped.0, size as u64)?;
    let mut letter = Letter::new(HANDLE, worker.me, serial);
    letter.size = size as u64;
    letter.flags = if one_in(2) { KEPT } else { 0 };
    let for_all = one_in(2);
    must!(aclrtMemExportToShareableHandle(memory, ACL_MEM_HANDLE_TYPE_NONE, for_all.into(), &mut letter.number));
    if !for_all && !others.is_empty() {
        let mut pids: Vec<i32> = others.iter().map(|other| other.pid).collect();
        let (pids, count) = (pids.as_mut_ptr(), pids.len());
        if one_of!([SUCCESS, NO_PROCESS], aclrtMemSetPidToShareableHandle(letter.number, pids, count)) != SUCCESS {
            return None;
        }
    }
    let party = worker.send(&mut letter, &others, &[]);
    if letter.flags & KEPT != 0 {
        worker.answers(serial, &party);
        own.check(mapped.0, size as u64, "own memory after the importers of its handle")?;
    } else {
        pause(3);
    }
    Some(())
}

pub fn accept_handle(worker: &Worker, letter: &Letter, _: Descriptors) -> Option<u32> {
    let mut memory = ptr::null_mut();
    import!(worker, letter, HANDLE, aclrtMemImportFromShareableHandle(letter.number, 0, &mut memory));
    let owned = Owned(|| release!(aclrtFreePhysical(memory)));
    let mapped = Mapped::new(memory, letter.size as usize)?;
    if one_in(2) {
        drop(owned);
    }
    let theirs = Pattern { writer: letter.from.incarnation, serial: letter.serial, offset: 0 };
    theirs.check(mapped.0, letter.size, "memory imported by its handle")?;
    pause(3);
    theirs.check(mapped.0, letter.size, "memory imported by its handle, later")?;
    Some(0)
}

type Key = [u8; 72];

fn key_of(key: &mut Key) -> *mut c_char {
    key.as_mut_ptr().cast()
}

struct Memory(*mut c_void);

impl Memory {
    fn new(size: u64) -> Option<Memory> {
        let mut address = ptr::null_mut();
        must!(aclrtMalloc(&mut address, size as usize, 0));
        Some(Memory(address))
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        release!(aclrtFree(self.0));
    }
}

/// Exports memory by a key, for one process or all.
fn export(memory: &Memory, size: u64, pid: i32, key: &mut Key) -> Option<()> {
    let for_all = one_in(2);
    must!(aclrtIpcMemGetExportKey(memory.0, size as usize, key_of(key), 65, for_all.into()));
    if !for_all {
        let mut pid = pid;
        if one_of!([SUCCESS, NO_PROCESS], aclrtIpcMemSetImportPid(key_of(key), &mut pid, 1)) != SUCCESS {
            let key = key_of(key);
            release!(aclrtIpcMemClose(key));
            return None;
        }
    }
    Some(())
}

pub fn offer_key(worker: &Worker, serial: u64) -> Option<()> {
    let others = worker.others(1);
    let Some(other) = others.first() else { return Some(()) };
    let size = super::size();
    let own = Pattern { writer: worker.me.incarnation, serial, offset: 0 };
    let memory = Memory::new(size)?;
    own.write(memory.0, size)?;
    let mut letter = Letter::new(KEY, worker.me, serial);
    letter.size = size;
    letter.flags = if one_in(2) { KEPT } else { 0 };
    export(&memory, size, other.pid, &mut letter.handles[0])?;
    let key = letter.handles[0];
    let key_end = Owned(|| release!(aclrtIpcMemClose(key.as_ptr().cast())));
    let party = worker.send(&mut letter, &others, &[]);
    let half = size / 2;
    if letter.flags & KEPT != 0 {
        let answers = worker.answers(serial, &party);
        if answers.first().is_some_and(|answer| answer.flags & WROTE != 0) {
            let theirs = Pattern { writer: other.incarnation, serial, offset: half };
            theirs.check(memory.0.wrapping_byte_add(half as usize), half, "what the importer of a key wrote")?;
        }
        own.check(memory.0, half, "own memory after the importer of its key")?;
    } else {
        pause(3);
    }
    drop(key_end);
    Some(())
}

pub fn accept_key(worker: &Worker, letter: &Letter, _: Descriptors) -> Option<u32> {
    let (key, mut address) = (letter.handles[0], ptr::null_mut());
    import!(worker, letter, KEY, aclrtIpcMemImportByKey(&mut address, key.as_ptr().cast(), 0));
    let _import = Owned(|| release!(aclrtIpcMemClose(key.as_ptr().cast())));
    let half = letter.size / 2;
    let theirs = Pattern { writer: letter.from.incarnation, serial: letter.serial, offset: 0 };
    theirs.check(address, half, "memory imported by its key")?;
    let own = Pattern { writer: worker.me.incarnation, serial: letter.serial, offset: half };
    own.write(address.wrapping_byte_add(half as usize), half)?;
    pause(3);
    theirs.check(address, half, "memory imported by its key, later")?;
    Some(WROTE)
}

struct Stream(aclrtStream);

impl Stream {
    fn new() -> Option<Stream> {
        let mut stream = ptr::null_mut();
        must!(aclrtCreateStream(&mut stream));
        Some(Stream(stream))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        crate::worker::status!(aclrtSynchronizeStream(self.0));
        release!(aclrtDestroyStream(self.0));
    }
}

pub fn offer_notify(worker: &Worker, serial: u64) -> Option<()> {
    let others = worker.others(1);
    let Some(other) = others.first() else { return Some(()) };
    let size = super::size();
    let words = Pattern { writer: worker.me.incarnation, serial, offset: 0 }.words(size);
    let mut words = Buffer::any(&words)?;
    let memory = Memory::new(size)?;
    must!(aclrtMemset(memory.0, size as usize, 0xee, size as usize));
    let mut notify = ptr::null_mut();
    must!(aclrtCreateNotify(&mut notify, 0));
    let _notify = Owned(|| release!(aclrtDestroyNotify(notify)));
    let mut letter = Letter::new(NOTIFY, worker.me, serial);
    letter.size = size;
    letter.flags = KEPT;
    let [memory_key, notify_key] = &mut letter.handles;
    export(&memory, size, other.pid, memory_key)?;
    must!(aclrtNotifyGetExportKey(notify, key_of(notify_key), 65, 2));
    let key = *memory_key;
    let _key = Owned(|| release!(aclrtIpcMemClose(key.as_ptr().cast())));
    let party = worker.send(&mut letter, &others, &[]);
    let stream = Stream::new()?;
    pause(5);
    must!(aclrtMemcpyAsync(memory.0, size as usize, words.address(), size as usize, TO_DEVICE, stream.0));
    must!(aclrtRecordNotify(notify, stream.0));
    must!(aclrtSynchronizeStream(stream.0));
    worker.answers(serial, &party);
    Some(())
}

pub fn accept_notify(worker: &Worker, letter: &Letter, _: Descriptors) -> Option<u32> {
    let ([memory_key, notify_key], mut address) = (letter.handles, ptr::null_mut());
    import!(worker, letter, NOTIFY, aclrtIpcMemImportByKey(&mut address, memory_key.as_ptr().cast(), 0));
    let _import = Owned(|| release!(aclrtIpcMemClose(memory_key.as_ptr().cast())));
    let mut notify = ptr::null_mut();
    import!(worker, letter, NOTIFY, aclrtNotifyImportByKey(&mut notify, notify_key.as_ptr().cast(), 0));
    let _notify = Owned(|| release!(aclrtDestroyNotify(notify)));
    let mut read = Buffer::any(&vec![0; (letter.size / 8) as usize])?;
    let stream = Stream::new()?;
    let (size, ends) = (letter.size as usize, [SUCCESS, TIMED_OUT]);
    // Nothing tells that the notify's maker is gone, but this program.
    for tries in 0.. {
        must!(aclrtWaitAndResetNotify(notify, stream.0, 1));
        let copied = one_of!(ends, aclrtMemcpyAsync(read.address(), size, address, size, TO_HOST, stream.0));
        if one_of!(ends, aclrtSynchronizeStream(stream.0)) | copied == SUCCESS {
            break;
        }
        if worker.board.is_gone(letter.from.slot as usize, letter.from.incarnation, Duration::ZERO) {
            worker.partner_died(NOTIFY);
            return None;
        }
        if tries == 60 {
            fail("a notify is not recorded");
            return None;
        }
    }
    let theirs = Pattern { writer: letter.from.incarnation, serial: letter.serial, offset: 0 };
    theirs.check_words(read.words(), "what was written before the notify was recorded")?;
    Some(0)
}
