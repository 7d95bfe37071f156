// SPDX-License-Identifier: MIT OR Apache-2.0
//! External memory, in which two workers take turns by a timeline; and eventfds as external semaphores.

use std::ffi::c_void;
use std::os::fd::{AsRawFd, FromRawFd, IntoRawFd, OwnedFd};
use std::ptr;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::SeqCst;
use std::time::{Duration, Instant};

use anygpu::api::anygpu::*;
use anygpu::api::hip::*;

use super::{Buffer, ENDS, KEPT, LAUNCH_FAILURE, Memory, Owned, SUCCESS, Stream, release};
use crate::mail::{Letter, Name};
use crate::pattern::Pattern;
use crate::worker::{Descriptors, Worker, fail, must, one_in, one_of, pause, random};

pub const KIND: u32 = 4;
pub const EVENTFD: u32 = 5;

const PAGE: u64 = 4096;
const NOT_READY: u32 = 600;
/// An answer: the importer has what it was sent, and does its part without any further letter.
const READY: u32 = 1;
const OPAQUE: u32 = 1;
const TIMELINE: u32 = 9;

/// hipExternalMemoryHandleDesc and hipExternalSemaphoreHandleDesc, whose first fields are the same.
#[repr(C)]
struct Description {
    kind: u32,
    handle: [u64; 2],
    rest: [u64; 10],
}

impl Description {
    fn new(kind: u32, descriptor: OwnedFd, size: u64) -> Description {
        let mut rest = [0; 10];
        rest[0] = size;
        Description { kind, handle: [descriptor.into_raw_fd() as u64, 0], rest }
    }
}

fn import_semaphore(kind: u32, descriptor: OwnedFd) -> Option<hipExternalSemaphore_t> {
    let (mut semaphore, what) = (ptr::null_mut(), Description::new(kind, descriptor, 0));
    must!(hipImportExternalSemaphore(&mut semaphore, (&raw const what).cast()));
    Some(semaphore)
}

/// A page that two workers map.
fn import_page(descriptor: OwnedFd) -> Option<Memory> {
    // HIP leaves the descriptor to the program.
    let what = Description {
        kind: OPAQUE,
        handle: [descriptor.as_raw_fd() as u64, 0],
        rest: [PAGE, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    };
    let mut memory = ptr::null_mut();
    must!(hipImportExternalMemory(&mut memory, (&raw const what).cast()));
    let _memory = Owned(|| release!(hipDestroyExternalMemory(memory)));
    let mut address = ptr::null_mut();
    let buffer = [0, PAGE, 0, 0, 0, 0, 0, 0, 0, 0, 0_u64];
    must!(hipExternalMemoryGetMappedBuffer(&mut address, memory, buffer.as_ptr().cast()));
    Some(Memory(address))
}

/// Queues a signal or a wait.
fn queue(is_wait: bool, semaphore: hipExternalSemaphore_t, value: u64, stream: &Stream) -> Option<u32> {
    let mut parameters = [0_u64; 18];
    parameters[0] = value;
    let parameters = parameters.as_ptr();
    Some(if is_wait {
        one_of!(ENDS, hipWaitExternalSemaphoresAsync(&semaphore, parameters.cast(), 1, stream.0))
    } else {
        // 1 where the timeline was raised by hand meanwhile.
        one_of!(
            [SUCCESS, LAUNCH_FAILURE, 1],
            hipSignalExternalSemaphoresAsync(&semaphore, parameters.cast(), 1, stream.0)
        )
    })
}

fn copy(to: *mut c_void, from: *const c_void, kind: hipMemcpyKind, stream: &Stream) -> Option<u32> {
    Some(one_of!(ENDS, hipMemcpyAsync(to, from, PAGE as usize, kind, stream.0)))
}

fn memory_file(size: u64) -> OwnedFd {
    // SAFETY: plain system calls; the descriptor is new.
    unsafe {
        let file = libc::memfd_create(c"stress-page".as_ptr(), libc::MFD_CLOEXEC);
        assert!(file >= 0 && libc::ftruncate(file, size as i64) == 0);
        OwnedFd::from_raw_fd(file)
    }
}

/// What the party of a place writes in a turn.
fn turn(party: &[Name; 4], place: usize, serial: u64, turn: u64) -> Pattern {
    Pattern { writer: party[place].incarnation, serial, offset: PAGE * (2 * turn + place as u64) }
}

/// One side's part: in each turn it writes the page that the other then reads, or the reverse.
struct Turns<'a> {
    letter: &'a Letter,
    place: usize,
    words: Vec<Buffer>,
    read: Vec<Buffer>,
}

impl Turns<'_> {
    fn new(letter: &Letter, place: usize) -> Option<Turns<'_>> {
        let turns = 0..letter.number;
        let words = |at| Buffer::any(&turn(&letter.party, place, letter.serial, at).words(PAGE));
        let words = turns.clone().map(words).collect::<Option<_>>()?;
        let read = turns.map(|_| Buffer::any(&[0; (PAGE / 8) as usize])).collect::<Option<_>>()?;
        Some(Turns { letter, place, words, read })
    }

    /// Queues all turns: the first place writes before the value 2t + 1, the second before 2t + 2.
    fn queue(&mut self, semaphore: hipExternalSemaphore_t, page: &Memory, stream: &Stream) -> Option<u32> {
        let mut ended = SUCCESS;
        for (at, (words, read)) in self.words.iter_mut().zip(&mut self.read).enumerate() {
            let value = 2 * at as u64;
            if self.place == 1 {
                ended |= queue(true, semaphore, value + 1, stream)?;
                ended |= copy(read.address(), page.0, hipMemcpyDeviceToHost, stream)?;
            }
            ended |= copy(page.0, words.address(), hipMemcpyHostToDevice, stream)?;
            ended |= queue(false, semaphore, value + 1 + self.place as u64, stream)?;
            if self.place == 0 {
                ended |= queue(true, semaphore, value + 2, stream)?;
                ended |= copy(read.address(), page.0, hipMemcpyDeviceToHost, stream)?;
            }
        }
        Some(ended)
    }

    fn check(&self) -> Option<()> {
        for (at, read) in self.read.iter().enumerate() {
            let theirs = turn(&self.letter.party, 1 - self.place, self.letter.serial, at as u64);
            theirs.check_words(read.words(), "what the other wrote in its turn")?;
        }
        Some(())
    }
}

pub fn offer(worker: &Worker, serial: u64) -> Option<()> {
    let others = worker.others(1);
    let Some(other) = others.first().copied() else { return Some(()) };
    let mut number = -1;
    must!(anygpu_timeline_create(&mut number, 0));
    // SAFETY: the call's new descriptor.
    let timeline = unsafe { OwnedFd::from_raw_fd(number) };
    let page = memory_file(PAGE);
    let mut letter = Letter::new(KIND, worker.me, serial);
    letter.number = 1 + random(20);
    letter.flags = KEPT;
    let sends_first = one_in(2);
    letter.party = [worker.me, other, Name::default(), Name::default()];
    let mut party = Vec::new();
    if sends_first {
        party = worker.send(&mut letter, &others, &[page.as_raw_fd(), timeline.as_raw_fd()]);
    }
    let semaphore = import_semaphore(TIMELINE, timeline.try_clone().expect("a descriptor"))?;
    let semaphore_end = Owned(|| release!(hipDestroyExternalSemaphore(semaphore)));
    let mapped = import_page(page.try_clone().expect("a descriptor"))?;
    if !sends_first {
        party = worker.send(&mut letter, &others, &[page.as_raw_fd(), timeline.as_raw_fd()]);
    }
    drop(page);
    let letter = letter;
    // From here on the other queues its turns, whatever else it has to do.
    if worker.answers(serial, &party).first().is_none_or(|answer| answer.flags != READY) {
        return None;
    }
    let mut turns = Turns::new(&letter, 0)?;
    let stream = Stream::new()?;
    // While this worker has a descriptor, which it could give to others, it is no error that the other has exited.
    let is_over = AtomicBool::new(false);
    let (ended, is_rescued) = std::thread::scope(|scope| {
        let rescuer = scope.spawn(|| {
            let is_gone = || worker.board.is_gone(other.slot as usize, other.incarnation, Duration::from_millis(20));
            let mut gone_since: Option<Instant> = None;
            while !is_over.load(SeqCst) {
                if gone_since.is_some_and(|since| since.elapsed() > Duration::from_secs(5)) {
                    worker.board.rescues.fetch_add(1, SeqCst);
                    // SAFETY: a call by number; the descriptor is this function's.
                    return unsafe { anygpu_timeline_signal(number, u64::MAX >> 1) } == SUCCESS as _;
                }
                if gone_since.is_none() && is_gone() {
                    gone_since = Some(Instant::now());
                }
                std::thread::sleep(Duration::from_millis(1));
            }
            false
        });
        let work = || -> Option<u32> {
            let queued = turns.queue(semaphore, &mapped, &stream)?;
            if one_in(2) {
                // The stream's work keeps the timeline.
                drop(semaphore_end);
            }
            loop {
                match one_of!([SUCCESS, NOT_READY, LAUNCH_FAILURE], hipStreamQuery(stream.0)) {
                    NOT_READY => {}
                    ended => return Some(queued | ended),
                }
                if one_in(2) {
                    let value = 1 + random(2 * letter.number);
                    one_of!(
                        [SUCCESS, NOT_READY, LAUNCH_FAILURE],
                        anygpu_timeline_wait(number, value, random(10) as u32)
                    );
                } else {
                    std::thread::sleep(Duration::from_micros(200));
                }
            }
        };
        let ended = work();
        is_over.store(true, SeqCst);
        (ended, rescuer.join().expect("no panic"))
    });
    if is_rescued {
        worker.partner_died(KIND);
        return None;
    }
    let ended = ended?;
    if ended != SUCCESS {
        worker.expect_gone(&letter, "a timeline's wait failed");
        worker.partner_died(KIND);
        return None;
    }
    let mut value = 0;
    must!(anygpu_timeline_value(&mut value, number));
    if value != 2 * letter.number {
        fail(format!("the timeline ended at {value} after {} turns", letter.number));
    }
    turns.check()
}

pub fn accept(worker: &Worker, letter: &Letter, descriptors: Descriptors) -> Option<u32> {
    let Ok([page, timeline]) = <[OwnedFd; 2]>::try_from(descriptors) else { return None };
    let semaphore = import_semaphore(TIMELINE, timeline)?;
    let _semaphore = Owned(|| release!(hipDestroyExternalSemaphore(semaphore)));
    let mapped = import_page(page)?;
    let mut turns = Turns::new(letter, 1)?;
    let stream = Stream::new()?;
    worker.answer(letter, READY);
    let ended = turns.queue(semaphore, &mapped, &stream)? | stream.finish()?;
    if ended != SUCCESS {
        worker.expect_gone(letter, "a timeline's wait failed");
        worker.partner_died(KIND);
        return None;
    }
    turns.check()?;
    Some(0)
}

/// The other signals an eventfd for which a stream of this worker waits. Nothing tells that the other is gone.
pub fn offer_eventfd(worker: &Worker, serial: u64) -> Option<()> {
    let others = worker.others(1);
    let Some(other) = others.first().copied() else { return Some(()) };
    // SAFETY: a plain system call; the descriptor is new.
    let eventfd = unsafe { OwnedFd::from_raw_fd(libc::eventfd(0, libc::EFD_CLOEXEC)) };
    let page = memory_file(PAGE);
    let semaphore = import_semaphore(OPAQUE, eventfd.try_clone().expect("a descriptor"))?;
    let _semaphore = Owned(|| release!(hipDestroyExternalSemaphore(semaphore)));
    let mapped = import_page(page.try_clone().expect("a descriptor"))?;
    let mut read = Buffer::any(&[0; (PAGE / 8) as usize])?;
    let stream = Stream::new()?;
    let mut letter = Letter::new(EVENTFD, worker.me, serial);
    letter.flags = KEPT;
    let party = worker.send(&mut letter, &others, &[page.as_raw_fd(), eventfd.as_raw_fd()]);
    if worker.answers(serial, &party).first().is_none_or(|answer| answer.flags != READY) {
        return None;
    }
    // The other may be gone before it signals, of which nothing tells but this program.
    let is_over = AtomicBool::new(false);
    let is_rescued = std::thread::scope(|scope| {
        let rescuer = scope.spawn(|| {
            while !is_over.load(SeqCst) {
                if worker.board.is_gone(other.slot as usize, other.incarnation, Duration::from_millis(20)) {
                    let one = 1_u64;
                    // SAFETY: eight bytes of this function's variable.
                    assert_eq!(unsafe { libc::write(eventfd.as_raw_fd(), (&raw const one).cast(), 8) }, 8);
                    return true;
                }
            }
            false
        });
        let mut work = || -> Option<()> {
            queue(true, semaphore, 0, &stream)?;
            copy(read.address(), mapped.0, hipMemcpyDeviceToHost, &stream)?;
            must!(hipStreamSynchronize(stream.0));
            Some(())
        };
        let ended = work();
        is_over.store(true, SeqCst);
        ended.map(|()| rescuer.join().expect("no panic"))
    })?;
    if is_rescued {
        worker.partner_died(EVENTFD);
        return None;
    }
    let theirs = Pattern { writer: other.incarnation, serial, offset: 0 };
    theirs.check_words(read.words(), "what the other wrote before it signalled the eventfd")
}

pub fn accept_eventfd(worker: &Worker, letter: &Letter, descriptors: Descriptors) -> Option<u32> {
    let Ok([page, eventfd]) = <[OwnedFd; 2]>::try_from(descriptors) else { return None };
    let semaphore = import_semaphore(OPAQUE, eventfd)?;
    let _semaphore = Owned(|| release!(hipDestroyExternalSemaphore(semaphore)));
    let mapped = import_page(page)?;
    let words = Pattern { writer: worker.me.incarnation, serial: letter.serial, offset: 0 }.words(PAGE);
    let mut words = Buffer::any(&words)?;
    let stream = Stream::new()?;
    worker.answer(letter, READY);
    pause(5);
    copy(mapped.0, words.address(), hipMemcpyHostToDevice, &stream)?;
    queue(false, semaphore, 0, &stream)?;
    must!(hipStreamSynchronize(stream.0));
    Some(READY)
}
