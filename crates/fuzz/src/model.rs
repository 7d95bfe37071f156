// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sequences of sensible calls, and what must come of them: which objects are alive, and every byte.
//!
//! Each step is made by one of the dialects, whichever the input says. What a stream has not finished is not looked at, nor
//! used on another stream without an event between them. When all is destroyed, every device has all its memory.

use std::cell::RefCell;
use std::ffi::{c_int, c_void};
use std::ptr;
use std::rc::Rc;
use std::sync::atomic::Ordering;

use anygpu::api::anygpu as own;
use anygpu::api::{acl, cuda, cudart, hip};

use crate::bytes::Bytes;
use crate::driver::{OTHERS, begin};

/// Makes a call that must succeed.
macro_rules! good {
    ($call:expr) => {{
        begin(stringify!($call));
        is_good($call)
    }};
}

/// Makes a call that must fail with one of these codes.
macro_rules! refused {
    ($call:expr, $codes:expr) => {{
        begin(stringify!($call));
        is_refused($call, $codes)
    }};
}

/// The most bytes of a buffer that are looked at.
const LOOKED_AT: usize = 6000;
/// Bytes of physical memory.
const PHYSICAL: usize = 2 << 20;

/// Memory, as it should be.
struct Content {
    bytes: Vec<u8>,
    /// The stream that has the last work on it, by its place, until that is known to be done.
    busy: Option<usize>,
    /// Changes with each piece of work.
    version: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Device,
    Pooled,
    Managed,
    Host,
    Plain,
    Mapped,
    Imported,
}

struct Buffer {
    kind: Kind,
    address: usize,
    content: Rc<RefCell<Content>>,
    /// Of an imported one: its pool.
    pool: hip::hipMemPool_t,
}

impl Buffer {
    fn size(&self) -> usize {
        self.content.borrow().bytes.len()
    }
}

#[derive(Clone, Copy)]
struct Stream {
    handle: hip::hipStream_t,
    is_live: bool,
}

struct Event {
    handle: hip::hipEvent_t,
    /// The stream that it was recorded on, and the work before, by the content's address and version.
    after: Option<(usize, Vec<(usize, u64)>)>,
}

/// A token and the address that it names, NULL once that is freed.
struct Token {
    token: own::anygpu_token,
    address: usize,
    base: usize,
}

struct World<'a> {
    input: Bytes<'a>,
    /// What is not done on GPUs: dead handles, which are undefined there, and what only the host back end's rules say.
    is_host: bool,
    is_alone: bool,
    buffers: Vec<Buffer>,
    /// Addresses that were freed.
    freed: Vec<(Kind, usize)>,
    /// The first is the default stream.
    streams: Vec<Stream>,
    events: Vec<Event>,
    tokens: Vec<Token>,
    pools: Vec<hip::hipMemPool_t>,
}

fn at(address: usize) -> *mut c_void {
    ptr::with_exposed_provenance_mut(address)
}

#[track_caller]
fn is_good(status: impl Into<i64>) {
    assert_eq!(status.into(), 0, "{}", reason());
}

#[track_caller]
fn is_refused(status: impl Into<i64>, codes: &[i64]) {
    let status = status.into();
    assert!(codes.contains(&status), "{status} in the place of {codes:?}: {}", reason());
}

fn reason() -> String {
    // SAFETY: the library returns a C string.
    unsafe { std::ffi::CStr::from_ptr(own::anygpu_last_reason()) }.to_string_lossy().into_owned()
}

impl World<'_> {
    fn below(&mut self, end: usize) -> usize {
        usize::from(u16::from_le_bytes(self.input.array())) % end.max(1)
    }

    fn stream(&mut self) -> usize {
        let live: Vec<usize> = (0..self.streams.len()).filter(|place| self.streams[*place].is_live).collect();
        live[self.below(live.len())]
    }

    fn handle(&self, stream: usize) -> hip::hipStream_t {
        self.streams[stream].handle
    }

    /// Waits until a stream has done its work.
    fn synchronize(&mut self, stream: usize) {
        let handle = self.handle(stream);
        // SAFETY: a live stream.
        unsafe {
            match self.input.byte() % 4 {
                0 => good!(cuda::cuStreamSynchronize(handle.cast())),
                1 => good!(cudart::cudaStreamSynchronize(handle.cast())),
                _ => good!(hip::hipStreamSynchronize(handle)),
            }
        }
        for buffer in &self.buffers {
            let mut content = buffer.content.borrow_mut();
            if content.busy == Some(stream) {
                content.busy = None;
            }
        }
    }

    /// Lets nothing but a stream have work on a buffer; `None` for nothing at all.
    fn settle(&mut self, buffer: usize, stream: Option<usize>) {
        let busy = self.buffers[buffer].content.borrow().busy;
        if let Some(other) = busy.filter(|busy| Some(*busy) != stream) {
            self.synchronize(other);
        }
    }

    fn touch(&mut self, buffer: usize, stream: Option<usize>) {
        let mut content = self.buffers[buffer].content.borrow_mut();
        content.busy = stream;
        content.version += 1;
    }

    fn allocate(&mut self) {
        if self.buffers.len() >= 12 {
            return;
        }
        let size = match self.below(8) {
            0 => 1,
            1 => 4096,
            2 => 100_000,
            _ => 1 + self.below(8192),
        };
        let looked_at = size.min(LOOKED_AT);
        let (kind, dialect) = (self.input.byte() % 5, self.input.byte() % 4);
        let stream = self.stream();
        let queue = self.handle(stream);
        let (mut address, mut number): (*mut c_void, u64) = (ptr::null_mut(), 0);
        let mut pages = Vec::new();
        // SAFETY: outputs that are valid for the calls, and live streams.
        let kind = unsafe {
            match kind {
                0 | 1 => {
                    match dialect {
                        0 => good!(hip::hipMalloc(&mut address, size)),
                        1 => good!(cuda::cuMemAlloc_v2(&mut number, size)),
                        2 => good!(cudart::cudaMalloc(&mut address, size)),
                        _ => good!(acl::aclrtMalloc(&mut address, size, 0)),
                    }
                    Kind::Device
                }
                2 => {
                    match dialect {
                        0 | 3 => good!(hip::hipMallocAsync(&mut address, size, queue)),
                        1 => good!(cuda::cuMemAllocAsync(&mut number, size, queue.cast())),
                        _ => good!(cudart::cudaMallocAsync(&mut address, size, queue.cast())),
                    }
                    Kind::Pooled
                }
                3 => {
                    match dialect {
                        0 | 3 => good!(hip::hipMallocManaged(&mut address, size, 1)),
                        1 => good!(cuda::cuMemAllocManaged(&mut number, size, 1)),
                        _ => good!(cudart::cudaMallocManaged(&mut address, size, 1)),
                    }
                    Kind::Managed
                }
                _ => {
                    match dialect {
                        0 => good!(hip::hipHostMalloc(&mut address, size, 0)),
                        1 => good!(cuda::cuMemAllocHost_v2(&mut address, size)),
                        2 => good!(cudart::cudaMallocHost(&mut address, size)),
                        _ => {
                            pages = vec![0_u8; size];
                            address = pages.as_mut_ptr().cast();
                        }
                    }
                    if dialect == 3 { Kind::Plain } else { Kind::Host }
                }
            }
        };
        let address = address.expose_provenance().max(number as usize);
        assert_ne!(address, 0);
        std::mem::forget(pages);
        let is_again = self.buffers.iter().any(|buffer| buffer.address == address);
        assert!(!is_again, "memory is given out twice");
        // AscendCL allocates 32 bytes more.
        self.freed.retain(|(_, freed)| !(address..address + size + 64).contains(freed));
        let content = Content { bytes: vec![0; looked_at], busy: (kind == Kind::Pooled).then_some(stream), version: 0 };
        let content = Rc::new(RefCell::new(content));
        self.buffers.push(Buffer { kind, address, content, pool: ptr::null_mut() });
        let last = self.buffers.len() - 1;
        // What is in fresh memory is anything.
        self.fill(last, 0, looked_at, Some(stream).filter(|_| kind == Kind::Pooled));
    }

    fn free(&mut self, buffer: usize) {
        if self.is_shared(buffer) && self.buffers[buffer].kind == Kind::Pooled {
            // The exporter's memory lives as long as what was imported of it.
            return;
        }
        let (kind, address) = (self.buffers[buffer].kind, self.buffers[buffer].address);
        let size = self.buffers[buffer].size();
        let dialect = self.input.byte() % 4;
        let stream = self.stream();
        let is_queued = matches!(kind, Kind::Pooled | Kind::Imported) && self.input.byte() & 1 == 0;
        self.settle(buffer, is_queued.then_some(stream));
        let queue = self.handle(stream);
        // SAFETY: live memory, which nothing uses from now on.
        unsafe {
            match (kind, dialect) {
                (Kind::Pooled | Kind::Imported, 0 | 3) if is_queued => good!(hip::hipFreeAsync(at(address), queue)),
                (Kind::Pooled | Kind::Imported, 1) if is_queued => {
                    good!(cuda::cuMemFreeAsync(address as u64, queue.cast()))
                }
                (Kind::Pooled | Kind::Imported, _) if is_queued => {
                    good!(cudart::cudaFreeAsync(at(address), queue.cast()))
                }
                (Kind::Device, 3) => good!(acl::aclrtFree(at(address))),
                (Kind::Device | Kind::Pooled | Kind::Managed | Kind::Imported, 1) => {
                    good!(cuda::cuMemFree_v2(address as u64))
                }
                (Kind::Device | Kind::Pooled | Kind::Managed | Kind::Imported, 2) => {
                    good!(cudart::cudaFree(at(address)))
                }
                (Kind::Device | Kind::Pooled | Kind::Managed | Kind::Imported, _) => good!(hip::hipFree(at(address))),
                (Kind::Host, 1) => good!(cuda::cuMemFreeHost(at(address))),
                (Kind::Host, 2) => good!(cudart::cudaFreeHost(at(address))),
                (Kind::Host, _) => good!(hip::hipHostFree(at(address))),
                (Kind::Plain, _) => drop(Vec::from_raw_parts(at(address).cast::<u8>(), 0, size)),
                (Kind::Mapped, 1) => {
                    good!(cuda::cuMemUnmap(address as u64, PHYSICAL));
                    good!(cuda::cuMemAddressFree(address as u64, PHYSICAL));
                }
                (Kind::Mapped, _) => {
                    good!(hip::hipMemUnmap(at(address), PHYSICAL));
                    good!(hip::hipMemAddressFree(at(address), PHYSICAL));
                }
            }
        }
        if kind == Kind::Imported {
            // SAFETY: a live pool, from which nothing is left.
            good!(unsafe { hip::hipMemPoolDestroy(self.buffers[buffer].pool) });
        }
        self.tokens.iter_mut().filter(|token| token.base == address).for_each(|token| token.address = 0);
        if kind != Kind::Plain {
            self.freed.push((kind, address));
        }
        self.buffers.remove(buffer);
    }

    /// Tells whether another buffer has the same memory.
    fn is_shared(&self, buffer: usize) -> bool {
        Rc::strong_count(&self.buffers[buffer].content) > 1
    }

    /// Fills a part with a value, at once or on a stream.
    fn fill(&mut self, buffer: usize, from: usize, count: usize, stream: Option<usize>) {
        let Buffer { kind, address, .. } = self.buffers[buffer];
        let value = self.input.byte();
        self.settle(buffer, stream);
        if matches!(kind, Kind::Host | Kind::Plain) {
            self.settle(buffer, None);
            // SAFETY: live memory of the program's own, which no stream uses.
            unsafe { ptr::write_bytes(at(address + from).cast::<u8>(), value, count) };
        } else {
            let (start, number) = (at(address + from), (address + from) as u64);
            let dialect = self.input.byte() % 5;
            let whole = u32::from_ne_bytes([value; 4]);
            // SAFETY: a part of live memory, and a live stream.
            unsafe {
                match (stream.map(|stream| self.handle(stream)), dialect) {
                    (None, 1) => good!(cuda::cuMemsetD8_v2(number, value, count)),
                    (None, 2) => good!(cudart::cudaMemset(start, value.into(), count)),
                    (None, 3) if kind == Kind::Device && count > 0 => {
                        good!(acl::aclrtMemset(start, count, value.into(), count))
                    }
                    (None, 4) if number % 4 == 0 && count.is_multiple_of(4) && count > 0 => {
                        good!(hip::hipMemsetD32(start, whole as c_int, count / 4));
                    }
                    (None, _) => good!(hip::hipMemset(start, value.into(), count)),
                    (Some(queue), 1) => good!(cuda::cuMemsetD8Async(number, value, count, queue.cast())),
                    (Some(queue), 2) => good!(cudart::cudaMemsetAsync(start, value.into(), count, queue.cast())),
                    (Some(queue), 3) if number % 2 == 0 && count.is_multiple_of(6) && count > 0 => {
                        let value = u16::from_ne_bytes([value; 2]);
                        good!(cuda::cuMemsetD2D16Async(number, count / 3, value, count / 6, 3, queue.cast()));
                    }
                    (Some(queue), _) => good!(hip::hipMemsetAsync(start, value.into(), count, queue)),
                }
                if stream.is_none() {
                    // Which may have been only queued.
                    good!(hip::hipStreamSynchronize(ptr::null_mut()));
                }
            }
        }
        self.buffers[buffer].content.borrow_mut().bytes[from..from + count].fill(value);
        let is_own = matches!(kind, Kind::Host | Kind::Plain);
        self.touch(buffer, stream.filter(|_| !is_own));
    }

    /// Copies a part of one to another.
    fn copy(&mut self, to: usize, from: usize) {
        if Rc::ptr_eq(&self.buffers[to].content, &self.buffers[from].content) {
            return;
        }
        let (room, there) = (self.buffers[to].size(), self.buffers[from].size());
        let (to_offset, from_offset) = (self.below(room), self.below(there));
        let count = self.below((room - to_offset).min(there - from_offset) + 1);
        let stream = self.stream();
        let is_plain = |kind| kind == Kind::Plain;
        let (to_kind, from_kind) = (self.buffers[to].kind, self.buffers[from].kind);
        let is_queued = self.input.byte() & 1 == 0 && !is_plain(to_kind) && !is_plain(from_kind);
        let stream = is_queued.then_some(stream);
        self.settle(to, stream);
        self.settle(from, stream);
        let (target, source) = (at(self.buffers[to].address + to_offset), at(self.buffers[from].address + from_offset));
        let on_host = |kind| matches!(kind, Kind::Host | Kind::Plain);
        let acl_kind = 2 * u32::from(!on_host(from_kind)) + u32::from(!on_host(to_kind));
        let is_rows = count >= 6 && count.is_multiple_of(3);
        let dialect = self.input.byte() % 6;
        // SAFETY: parts of live memory that do not overlap, and a live stream.
        unsafe {
            match (stream.map(|stream| self.handle(stream)), dialect) {
                (None, 1) => good!(cuda::cuMemcpy(target as u64, source as u64, count)),
                (None, 2) => good!(cudart::cudaMemcpy(target, source, count, 4)),
                (None, 3) if count > 0 && ![to_kind, from_kind].contains(&Kind::Managed) => {
                    good!(acl::aclrtMemcpy(target, count, source, count, acl_kind as _));
                }
                (None, 4) if is_rows => good!(hip::hipMemcpy2D(target, count / 3, source, count / 3, count / 3, 3, 4)),
                (None, _) => good!(hip::hipMemcpy(target, source, count, 4)),
                (Some(queue), 1) => good!(cuda::cuMemcpyAsync(target as u64, source as u64, count, queue.cast())),
                (Some(queue), 2) => good!(cudart::cudaMemcpyAsync(target, source, count, 4, queue.cast())),
                (Some(queue), 3) if is_rows => {
                    good!(cudart::cudaMemcpy2DAsync(
                        target,
                        count / 3,
                        source,
                        count / 3,
                        count / 3,
                        3,
                        4,
                        queue.cast(),
                    ));
                }
                (Some(queue), _) => good!(hip::hipMemcpyAsync(target, source, count, 4, queue)),
            }
            if stream.is_none() {
                good!(hip::hipStreamSynchronize(ptr::null_mut()));
            }
        }
        let bytes = self.buffers[from].content.borrow().bytes[from_offset..from_offset + count].to_vec();
        self.buffers[to].content.borrow_mut().bytes[to_offset..to_offset + count].copy_from_slice(&bytes);
        self.touch(to, stream);
        self.touch(from, stream);
    }

    /// Compares all bytes.
    fn look(&mut self, buffer: usize) {
        self.settle(buffer, None);
        let Buffer { kind, address, .. } = self.buffers[buffer];
        let expected = self.buffers[buffer].content.borrow().bytes.clone();
        let mut found = vec![0xee_u8; expected.len()];
        let target = found.as_mut_ptr();
        // SAFETY: as many bytes as both have.
        unsafe {
            match kind {
                Kind::Host | Kind::Plain => target.copy_from(at(address).cast(), expected.len()),
                _ => match self.input.byte() % 3 {
                    0 => good!(cuda::cuMemcpyDtoH_v2(target.cast(), address as u64, expected.len())),
                    1 => good!(cudart::cudaMemcpy(target.cast(), at(address), expected.len(), 2)),
                    _ => good!(hip::hipMemcpy(target.cast(), at(address), expected.len(), 2)),
                },
            }
        }
        let wrong = found.iter().zip(&expected).position(|(one, other)| one != other);
        assert!(wrong.is_none(), "{kind:?}: byte {wrong:?} of {} is wrong", expected.len());
    }

    /// Does what must be refused.
    fn refuse(&mut self) {
        const INVALID: &[i64] = &[1];
        let what = self.input.byte() % 8;
        let buffer = self.below(self.buffers.len());
        // SAFETY: dead and false addresses and handles, of which the host back end knows that they are; on GPUs only what
        // the vendor checks. Texts and outputs are valid for the calls.
        unsafe {
            match what {
                0 | 1 if !self.freed.is_empty() && self.is_alone => {
                    let place = self.below(self.freed.len());
                    let (kind, address) = self.freed[place];
                    let dialect = self.input.byte() % 4;
                    match (kind, dialect) {
                        _ if !self.is_host => {}
                        (Kind::Host, 1) => refused!(cuda::cuMemFreeHost(at(address)), INVALID),
                        (Kind::Host, 2) => refused!(cudart::cudaFreeHost(at(address)), INVALID),
                        (Kind::Host, _) => refused!(hip::hipHostFree(at(address)), INVALID),
                        (_, 1) => refused!(cuda::cuMemFree_v2(address as u64), INVALID),
                        (_, 2) => refused!(cudart::cudaFree(at(address)), INVALID),
                        (_, 3) => refused!(acl::aclrtFree(at(address)), &[100_000, 107_000, 107_017]),
                        (_, _) => refused!(hip::hipFree(at(address)), INVALID),
                    }
                    let mut handle = std::mem::zeroed();
                    refused!(hip::hipIpcGetMemHandle(&mut handle, at(address)), INVALID);
                }
                2 if !self.buffers.is_empty()
                    && self.buffers[buffer].kind == Kind::Device
                    && self.buffers[buffer].size() > 1 =>
                {
                    let inside = self.buffers[buffer].address + 1;
                    match self.input.byte() % 3 {
                        0 => refused!(cuda::cuMemFree_v2(inside as u64), INVALID),
                        1 => refused!(cudart::cudaFree(at(inside)), INVALID),
                        _ => refused!(hip::hipFree(at(inside)), INVALID),
                    }
                }
                3 if !self.buffers.is_empty() && self.buffers[buffer].kind == Kind::Device && self.is_host => {
                    let Buffer { address, .. } = self.buffers[buffer];
                    let count = 1 << 30;
                    match self.input.byte() % 4 {
                        0 => refused!(cuda::cuMemsetD8_v2(address as u64, 1, count), INVALID),
                        1 => refused!(cudart::cudaMemset(at(address), 1, count), INVALID),
                        2 => refused!(hip::hipMemcpyDtoD(at(address), at(address), count), INVALID),
                        _ => refused!(hip::hipMemset(at(address), 1, count), INVALID),
                    }
                }
                4 if self.is_host && self.is_alone => {
                    let Some(dead) = self.streams.iter().find(|stream| !stream.is_live).map(|stream| stream.handle)
                    else {
                        return;
                    };
                    match self.input.byte() % 5 {
                        0 => refused!(hip::hipStreamSynchronize(dead), &[400, 709]),
                        1 => refused!(cuda::cuStreamSynchronize(dead.cast()), &[400, 709]),
                        2 => refused!(cudart::cudaStreamDestroy(dead.cast()), &[400, 709]),
                        3 => refused!(acl::aclrtDestroyStream(dead.cast()), &[100_000, 107_000, 107_003, 107_017]),
                        _ => refused!(hip::hipStreamDestroy(dead), &[400, 709]),
                    }
                }
                5 => {
                    let mut address = ptr::null_mut();
                    refused!(hip::hipMalloc(&mut address, 1 << 50), &[2]);
                    refused!(cudart::cudaMalloc(&mut address, 1 << 50), &[2]);
                    refused!(cuda::cuMemAlloc_v2(&mut 0, 1 << 50), &[2]);
                }
                6 if !self.buffers.is_empty() && self.buffers[buffer].kind == Kind::Device => {
                    let (mut handle, mut again): (hip::hipIpcMemHandle_t, _) = (std::mem::zeroed(), std::mem::zeroed());
                    let address = at(self.buffers[buffer].address);
                    good!(hip::hipIpcGetMemHandle(&mut handle, address));
                    good!(hip::hipIpcGetMemHandle(&mut again, address));
                    let bytes = |handle: &hip::hipIpcMemHandle_t| *ptr::from_ref(handle).cast::<[u8; 64]>();
                    assert_eq!(bytes(&handle), bytes(&again));
                    let mut opened = ptr::null_mut();
                    refused!(hip::hipIpcOpenMemHandle(&mut opened, handle, 1), &[201]);
                    let bit = self.below(512);
                    let mut damaged = bytes(&handle);
                    damaged[bit / 8] ^= 1 << (bit % 8);
                    if self.is_host {
                        let damaged = ptr::from_ref(&damaged).cast::<hip::hipIpcMemHandle_t>().read_unaligned();
                        refused!(hip::hipIpcOpenMemHandle(&mut opened, damaged, 1), &[1, 17]);
                    }
                }
                7 if !self.buffers.is_empty() && self.is_host => {
                    // Which must leave no trace: tokens of the memory are made later.
                    let start = at(self.buffers[buffer].address);
                    refused!(hip::hipMemMap(start, 1 << 40, 0, ptr::null_mut(), 0), &[1, 801]);
                }
                _ => {
                    refused!(hip::hipMemcpy(ptr::null_mut(), ptr::null(), 8, 4), INVALID);
                    refused!(hip::hipFree(std::ptr::without_provenance_mut(1)), INVALID);
                }
            }
        }
    }

    fn streams(&mut self) {
        let mut handle: hip::hipStream_t = ptr::null_mut();
        let dialect = self.input.byte() % 4;
        let live = self.streams.iter().filter(|stream| stream.is_live).count();
        // SAFETY: outputs that are valid for the calls, and a live stream.
        unsafe {
            if live < 5 && self.input.byte() & 1 == 0 {
                match dialect {
                    0 => good!(hip::hipStreamCreateWithFlags(&mut handle, 1)),
                    1 => good!(cuda::cuStreamCreate((&raw mut handle).cast(), 1)),
                    2 => good!(cudart::cudaStreamCreateWithFlags((&raw mut handle).cast(), 1)),
                    _ => good!(hip::hipStreamCreateWithPriority(&mut handle, 1, -1)),
                }
                self.streams
                    .iter_mut()
                    .filter(|stream| stream.handle == handle)
                    .for_each(|stream| assert!(!stream.is_live));
                self.streams.push(Stream { handle, is_live: true });
            } else {
                let stream = self.stream();
                if stream == 0 {
                    return;
                }
                if self.input.byte() & 1 == 0 {
                    self.synchronize(stream);
                }
                let handle = self.handle(stream);
                match dialect {
                    1 => good!(cuda::cuStreamDestroy_v2(handle.cast())),
                    2 => good!(cudart::cudaStreamDestroy(handle.cast())),
                    _ => good!(hip::hipStreamDestroy(handle)),
                }
                // Its work is still done: the device is done with it, too, when that is.
                good!(hip::hipDeviceSynchronize());
                self.streams[stream].is_live = false;
                for buffer in &self.buffers {
                    buffer.content.borrow_mut().busy = None;
                }
            }
        }
    }

    fn events(&mut self) {
        let dialect = self.input.byte() % 3;
        let step = self.input.byte() % 6;
        let stream = self.stream();
        let queue = self.handle(stream);
        if step == 0 || self.events.is_empty() {
            let mut handle: hip::hipEvent_t = ptr::null_mut();
            // SAFETY: an output that is valid for the call.
            unsafe {
                match dialect {
                    0 => good!(hip::hipEventCreateWithFlags(&mut handle, 2)),
                    1 => good!(cuda::cuEventCreate((&raw mut handle).cast(), 2)),
                    _ => good!(cudart::cudaEventCreateWithFlags((&raw mut handle).cast(), 6)),
                }
            }
            self.events.push(Event { handle, after: None });
            return;
        }
        let place = self.below(self.events.len());
        let event = self.events[place].handle;
        // SAFETY: live events and streams.
        unsafe {
            match step {
                1 | 2 => {
                    match dialect {
                        0 => good!(hip::hipEventRecord(event, queue)),
                        1 => good!(cuda::cuEventRecord(event.cast(), queue.cast())),
                        _ => good!(cudart::cudaEventRecord(event.cast(), queue.cast())),
                    }
                    let before = self.buffers.iter().filter_map(|buffer| {
                        let content = buffer.content.borrow();
                        let is_before = content.busy == Some(stream);
                        is_before.then_some((Rc::as_ptr(&buffer.content) as usize, content.version))
                    });
                    self.events[place].after = Some((stream, before.collect()));
                }
                3 => {
                    match dialect {
                        0 => good!(hip::hipStreamWaitEvent(queue, event, 0)),
                        1 => good!(cuda::cuStreamWaitEvent(queue.cast(), event.cast(), 0)),
                        _ => good!(cudart::cudaStreamWaitEvent(queue.cast(), event.cast(), 0)),
                    }
                    let after = self.events[place].after.iter().flat_map(|(_, after)| after);
                    for (content, version) in after {
                        let known = self.buffers.iter().find(|buffer| Rc::as_ptr(&buffer.content) as usize == *content);
                        let Some(known) = known else { continue };
                        let mut content = known.content.borrow_mut();
                        if content.version == *version && content.busy.is_some() {
                            content.busy = Some(stream);
                        }
                    }
                }
                4 => {
                    match dialect {
                        0 => good!(hip::hipEventSynchronize(event)),
                        1 => good!(cuda::cuEventSynchronize(event.cast())),
                        _ => good!(cudart::cudaEventSynchronize(event.cast())),
                    }
                    good!(hip::hipEventQuery(event));
                    let after = self.events[place]
                        .after
                        .iter()
                        .flat_map(|(stream, after)| after.iter().map(move |it| (stream, it)));
                    for (stream, (content, version)) in after {
                        let known = self.buffers.iter().find(|buffer| Rc::as_ptr(&buffer.content) as usize == *content);
                        let Some(known) = known else { continue };
                        let mut content = known.content.borrow_mut();
                        if content.version == *version && content.busy == Some(*stream) {
                            content.busy = None;
                        }
                    }
                }
                _ => {
                    match dialect {
                        0 => good!(hip::hipEventDestroy(event)),
                        1 => good!(cuda::cuEventDestroy_v2(event.cast())),
                        _ => good!(cudart::cudaEventDestroy(event.cast())),
                    }
                    self.events.remove(place);
                    if self.is_host && self.is_alone {
                        refused!(hip::hipEventRecord(event, ptr::null_mut()), &[400, 709]);
                        refused!(cuda::cuEventQuery(event.cast()), &[400]);
                        refused!(cudart::cudaEventDestroy(event.cast()), &[400]);
                    }
                }
            }
        }
    }

    /// Maps physical memory at two addresses.
    fn map(&mut self) {
        if self.buffers.len() >= 12 {
            return;
        }
        // SAFETY: structures of zeros are their values; outputs are valid for the calls.
        unsafe {
            let mut properties: hip::hipMemAllocationProp = std::mem::zeroed();
            properties.r#type = 1;
            properties.location.r#type = 1;
            let mut access: hip::hipMemAccessDesc = std::mem::zeroed();
            access.location.r#type = 1;
            access.flags = 3;
            let mut physical: hip::hipMemGenericAllocationHandle_t = std::mem::zeroed();
            begin("hipMemCreate");
            match hip::hipMemCreate(&mut physical, PHYSICAL, &properties, 0) {
                0 => {}
                status => return refused!(status, &[2]),
            }
            let content = Content { bytes: vec![0; LOOKED_AT], busy: None, version: 0 };
            let content = Rc::new(RefCell::new(content));
            for _ in 0..2 {
                let mut address = ptr::null_mut();
                good!(hip::hipMemAddressReserve(&mut address, PHYSICAL, 0, ptr::null_mut(), 0));
                good!(hip::hipMemMap(address, PHYSICAL, 0, physical, 0));
                good!(hip::hipMemSetAccess(address, PHYSICAL, &access, 1));
                let address = address.expose_provenance();
                self.freed.retain(|(_, freed)| !(address..address + PHYSICAL).contains(freed));
                self.buffers.push(Buffer {
                    kind: Kind::Mapped,
                    address,
                    content: content.clone(),
                    pool: ptr::null_mut(),
                });
            }
            good!(hip::hipMemRelease(physical));
            if self.is_host {
                assert_ne!(hip::hipMemRelease(physical), 0);
            }
        }
        let last = self.buffers.len() - 1;
        self.fill(last, 0, LOOKED_AT, None);
    }

    /// Allocates from a pool that is exported, and imports both.
    fn pool(&mut self) {
        if !self.is_host || self.pools.len() >= 2 || self.buffers.len() >= 12 {
            return;
        }
        // SAFETY: structures of zeros are their values; outputs are valid for the calls.
        unsafe {
            let mut properties: hip::hipMemPoolProps = std::mem::zeroed();
            properties.allocType = 1;
            properties.handleTypes = 1;
            properties.location.r#type = 1;
            let (mut pool, mut imported) = (ptr::null_mut(), ptr::null_mut());
            good!(hip::hipMemPoolCreate(&mut pool, &properties));
            let (mut address, mut again, mut fd): (_, _, c_int) = (ptr::null_mut(), ptr::null_mut(), -1);
            good!(hip::hipMallocFromPoolAsync(&mut address, 5000, pool, ptr::null_mut()));
            good!(hip::hipMemPoolExportToShareableHandle((&raw mut fd).cast(), pool, 1, 0));
            good!(hip::hipMemPoolImportFromShareableHandle(&mut imported, fd as usize as *mut c_void, 1, 0));
            libc::close(fd);
            let mut name = std::mem::zeroed();
            good!(hip::hipMemPoolExportPointer(&mut name, address));
            good!(hip::hipMemPoolImportPointer(&mut again, imported, &mut name));
            let content = Content { bytes: vec![0; 5000], busy: None, version: 0 };
            let content = Rc::new(RefCell::new(content));
            for (kind, address, pool) in [(Kind::Pooled, address, ptr::null_mut()), (Kind::Imported, again, imported)] {
                let address = address.expose_provenance();
                self.freed.retain(|(_, freed)| !(address..address + PHYSICAL).contains(freed));
                self.buffers.push(Buffer { kind, address, content: content.clone(), pool });
            }
            self.pools.push(pool);
        }
        let last = self.buffers.len() - 1;
        self.fill(last, 0, 5000, None);
    }

    /// Exports a part of a buffer by a token, or imports one.
    fn token(&mut self) {
        // SAFETY: outputs that are valid for the calls, and addresses of live memory.
        unsafe {
            if self.input.byte() & 1 == 0 && !self.buffers.is_empty() {
                let place = self.below(self.buffers.len());
                let Buffer { kind, address, .. } = self.buffers[place];
                if kind != Kind::Device {
                    return;
                }
                let size = self.buffers[place].size();
                let from = self.below(size);
                let mut token = own::anygpu_token { bytes: [0; 512] };
                good!(own::anygpu_export(at(address + from), 1 + self.below(size - from), &mut token));
                self.tokens.push(Token { token, address: address + from, base: address });
            } else if !self.tokens.is_empty() {
                let place = self.below(self.tokens.len());
                let Token { token, address, .. } = self.tokens[place];
                let mut open = ptr::null_mut();
                begin("anygpu_import");
                let status = own::anygpu_import(&token, 0, &mut open);
                if address == 0 {
                    refused!(status, &[10_002]);
                    self.tokens.swap_remove(place);
                    return;
                }
                good!(status);
                assert_eq!(open.expose_provenance(), address);
                good!(own::anygpu_close(open));
                let bit = self.below(4096);
                let mut damaged = token;
                damaged.bytes[bit / 8] ^= 1 << (bit % 8);
                refused!(own::anygpu_import(&damaged, 0, &mut open), &[10_001]);
            }
        }
    }

    /// Destroys everything, and looks at it a last time.
    fn end(&mut self) {
        (0..self.buffers.len()).for_each(|buffer| self.look(buffer));
        // What was imported goes first.
        while let Some(last) = self.buffers.len().checked_sub(1) {
            self.free(last);
        }
        for stream in (1..self.streams.len()).filter(|stream| self.streams[*stream].is_live) {
            // SAFETY: a live stream.
            good!(unsafe { hip::hipStreamDestroy(self.streams[stream].handle) });
        }
        // SAFETY: live events and pools; outputs that are valid for the calls.
        unsafe {
            self.events.iter().for_each(|event| good!(hip::hipEventDestroy(event.handle)));
            good!(hip::hipDeviceSynchronize());
            self.pools.iter().for_each(|pool| good!(hip::hipMemPoolDestroy(*pool)));
            let mut pool = ptr::null_mut();
            good!(hip::hipDeviceGetDefaultMemPool(&mut pool, 0));
            good!(hip::hipMemPoolTrimTo(pool, 0));
            for token in &self.tokens {
                refused!(own::anygpu_import(&token.token, 0, &mut ptr::null_mut()), &[10_002]);
            }
        }
    }
}

/// Runs a sequence.
pub fn sequence(input: &[u8]) {
    let is_host = std::env::var("ANYGPU_BACKEND").is_ok_and(|value| value == "host");
    // SAFETY: no pointers but NULL.
    unsafe {
        good!(hip::hipSetDevice(0));
        good!(cuda::cuInit(0));
        good!(cudart::cudaSetDevice(0));
        acl::aclInit(ptr::null());
        acl::aclrtSetDevice(0);
    }
    let mut world = World {
        input: Bytes(input),
        is_host,
        is_alone: !OTHERS.load(Ordering::Relaxed),
        buffers: Vec::new(),
        freed: Vec::new(),
        streams: vec![Stream { handle: ptr::null_mut(), is_live: true }],
        events: Vec::new(),
        tokens: Vec::new(),
        pools: Vec::new(),
    };
    while !world.input.is_empty() {
        let (step, count) = (world.input.byte() % 24, world.buffers.len());
        let buffer = world.below(count);
        match step {
            0..4 => world.allocate(),
            4 if count > 0 => world.free(buffer),
            5..9 if count > 0 => {
                let from = world.below(world.buffers[buffer].size());
                let rest = world.buffers[buffer].size() - from;
                let some = world.below(rest + 1);
                let stream = world.stream();
                let is_queued = world.input.byte() & 1 == 0;
                world.fill(buffer, from, some, is_queued.then_some(stream));
            }
            9..15 if count > 1 => {
                let other = world.below(count);
                world.copy(buffer, other);
            }
            15 if count > 0 => world.look(buffer),
            16 | 17 => world.refuse(),
            18 => world.streams(),
            19 | 20 => world.events(),
            21 => world.map(),
            22 => world.pool(),
            23 => world.token(),
            _ => world.allocate(),
        }
    }
    world.end();
}

/// Sequences to begin with.
pub fn samples() -> Vec<Vec<u8>> {
    let mut random = crate::bytes::Random(1);
    (0..8).map(|_| (0..64).flat_map(|_| random.draw().to_ne_bytes()).collect()).collect()
}
