// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory and pools by descriptors, which outlive their exporter.

use std::ffi::c_void;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::ptr;

use anygpu::api::hip::*;

use super::{KEPT, Memory, Owned, Stream, WROTE, bytes, handle, release};
use crate::mail::Letter;
use crate::pattern::Pattern;
use crate::worker::{Descriptors, Worker, must, one_in, pause, random};

pub const KIND: u32 = 2;
pub const POOL: u32 = 3;

/// The granularity that the workers are set to.
pub const GRANULE: u64 = 1 << 16;

const SHARED: u32 = hipMemHandleTypePosixFileDescriptor;
const HERE: hipMemLocation = hipMemLocation { r#type: hipMemLocationTypeDevice, id: 0 };

/// Mapped physical memory.
struct Mapped {
    address: *mut c_void,
    size: usize,
}

impl Mapped {
    fn new(memory: hipMemGenericAllocationHandle_t, size: usize) -> Option<Mapped> {
        let mut address = ptr::null_mut();
        must!(hipMemAddressReserve(&mut address, size, 0, ptr::null_mut(), 0));
        must!(hipMemMap(address, size, 0, memory, 0));
        let mapped = Mapped { address, size };
        let rights = hipMemAccessDesc { location: HERE, flags: hipMemAccessFlagsProtReadWrite };
        must!(hipMemSetAccess(address, size, &rights, 1));
        Some(mapped)
    }
}

impl Drop for Mapped {
    fn drop(&mut self) {
        release!(hipMemUnmap(self.address, self.size));
        release!(hipMemAddressFree(self.address, self.size));
    }
}

pub fn offer(worker: &Worker, serial: u64) -> Option<()> {
    let others = worker.others(3);
    let size = (GRANULE * (1 + random(4))) as usize;
    let own = Pattern { writer: worker.me.incarnation, serial, offset: 0 };
    // SAFETY: zeros are properties.
    let (mut memory, mut properties) = (ptr::null_mut(), unsafe { std::mem::zeroed::<hipMemAllocationProp>() });
    properties.r#type = hipMemAllocationTypePinned;
    (properties.requestedHandleType, properties.location) = (SHARED, HERE);
    must!(hipMemCreate(&mut memory, size, &properties, 0));
    let owned = Owned(|| release!(hipMemRelease(memory)));
    let mapped = Mapped::new(memory, size)?;
    own.write(mapped.address, size as u64)?;
    let mut descriptor = -1;
    must!(hipMemExportToShareableHandle((&raw mut descriptor).cast(), memory, SHARED, 0));
    // SAFETY: the call's new descriptor.
    let descriptor = unsafe { OwnedFd::from_raw_fd(descriptor) };
    let mut letter = Letter::new(KIND, worker.me, serial);
    letter.size = size as u64;
    letter.flags = if one_in(2) { KEPT } else { 0 };
    let party = worker.send(&mut letter, &others, &[descriptor.as_raw_fd()]);
    drop(descriptor);
    if one_in(2) {
        drop(owned);
    }
    if letter.flags & KEPT != 0 {
        let answers = worker.answers(serial, &party);
        let half = size / 2;
        if let ([importer], [answer]) = (&others[..], &answers[..])
            && answer.flags & WROTE != 0
        {
            let theirs = Pattern { writer: importer.incarnation, serial, offset: half as u64 };
            theirs.check(mapped.address.wrapping_byte_add(half), half as u64, "what the importer wrote")?;
        }
        own.check(mapped.address, half as u64, "own physical memory after the importers")?;
    }
    Some(())
}

pub fn accept(worker: &Worker, letter: &Letter, descriptors: Descriptors) -> Option<u32> {
    let [descriptor] = &descriptors[..] else { return None };
    let size = letter.size as usize;
    let mut memory = ptr::null_mut();
    let shared = ptr::without_provenance_mut(descriptor.as_raw_fd() as usize);
    must!(hipMemImportFromShareableHandle(&mut memory, shared, SHARED));
    let owned = Owned(|| release!(hipMemRelease(memory)));
    drop(descriptors);
    let mapped = Mapped::new(memory, size)?;
    if one_in(2) {
        drop(owned);
    }
    let theirs = Pattern { writer: letter.from.incarnation, serial: letter.serial, offset: 0 };
    let half = letter.size / 2;
    theirs.check(mapped.address, half, "imported physical memory")?;
    pause(4);
    theirs.check(mapped.address, half, "imported physical memory, later")?;
    if letter.party[2].incarnation != 0 {
        return Some(0);
    }
    let own = Pattern { writer: worker.me.incarnation, serial: letter.serial, offset: half };
    own.write(mapped.address.wrapping_byte_add(half as usize), half)?;
    own.check(mapped.address.wrapping_byte_add(half as usize), half, "own half of imported physical memory")?;
    Some(WROTE)
}

pub fn offer_pool(worker: &Worker, serial: u64) -> Option<()> {
    let others = worker.others(1);
    let size = super::size();
    let own = Pattern { writer: worker.me.incarnation, serial, offset: 0 };
    // SAFETY: zeros are properties.
    let (mut pool, mut properties) = (ptr::null_mut(), unsafe { std::mem::zeroed::<hipMemPoolProps>() });
    properties.allocType = hipMemAllocationTypePinned;
    (properties.handleTypes, properties.location) = (SHARED, HERE);
    must!(hipMemPoolCreate(&mut pool, &properties));
    let _pool = Owned(|| release!(hipMemPoolDestroy(pool)));
    let stream = Stream::new()?;
    let mut address = ptr::null_mut();
    must!(hipMallocFromPoolAsync(&mut address, size as usize, pool, stream.0));
    let _memory = Owned(|| release!(hipFreeAsync(address, stream.0)));
    must!(hipStreamSynchronize(stream.0));
    own.write(address, size)?;
    let (mut descriptor, mut name) = (-1, hipMemPoolPtrExportData { reserved: [0; 64] });
    must!(hipMemPoolExportToShareableHandle((&raw mut descriptor).cast(), pool, SHARED, 0));
    // SAFETY: the call's new descriptor.
    let descriptor = unsafe { OwnedFd::from_raw_fd(descriptor) };
    must!(hipMemPoolExportPointer(&mut name, address));
    let mut letter = Letter::new(POOL, worker.me, serial);
    letter.size = size;
    letter.handles[0] = handle(name.reserved.map(|byte| byte as _));
    // The allocation must outlive its imports.
    letter.flags = KEPT;
    let party = worker.send(&mut letter, &others, &[descriptor.as_raw_fd()]);
    drop(descriptor);
    let half = size / 2;
    if let ([importer], [answer]) = (&others[..], &worker.answers(serial, &party)[..])
        && answer.flags & WROTE != 0
    {
        let theirs = Pattern { writer: importer.incarnation, serial, offset: half };
        theirs.check(address.wrapping_byte_add(half as usize), half, "what the importer wrote")?;
    }
    own.check(address, half, "own pool's memory after the importers")
}

pub fn accept_pool(worker: &Worker, letter: &Letter, descriptors: Descriptors) -> Option<u32> {
    let [descriptor] = &descriptors[..] else { return None };
    let mut pool = ptr::null_mut();
    let shared = ptr::without_provenance_mut(descriptor.as_raw_fd() as usize);
    must!(hipMemPoolImportFromShareableHandle(&mut pool, shared, SHARED, 0));
    let _pool = Owned(|| release!(hipMemPoolDestroy(pool)));
    drop(descriptors);
    let mut address = ptr::null_mut();
    let mut name = hipMemPoolPtrExportData { reserved: bytes(&letter.handles[0]).map(|byte| byte as _) };
    must!(hipMemPoolImportPointer(&mut address, pool, &mut name));
    // As hipFree, which frees imports too.
    let memory = Memory(address);
    let theirs = Pattern { writer: letter.from.incarnation, serial: letter.serial, offset: 0 };
    let half = letter.size / 2;
    theirs.check(memory.0, half, "imported pool's memory")?;
    let own = Pattern { writer: worker.me.incarnation, serial: letter.serial, offset: half };
    own.write(memory.0.wrapping_byte_add(half as usize), half)?;
    pause(2);
    theirs.check(memory.0, half, "imported pool's memory, later")?;
    Some(WROTE)
}
