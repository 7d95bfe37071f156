// SPDX-License-Identifier: MIT OR Apache-2.0
//! The figures of a way: openings, copies by size and direction, and rounds of two processes.
//!
//! Beside each is the plain call's, taken in turns.

use std::collections::BTreeSet;
use std::ffi::c_void;
use std::os::fd::OwnedFd;
use std::ptr::{null_mut, with_exposed_provenance};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anygpu::api::anygpu::anygpu_token;
use anygpu::api::hip::*;
use anygpu::os::memory_file::{Mapping, Protection};

use super::super::calls::{Calls, call, later};
use super::super::dialogue::{BARRIER, Direction, Failure, Measure, News, Outcome, Role, TURNS, WORD, Way, What};
use super::plain::{self, Driver, Handle, Plain};
use super::{Process, Ticket, tell};

/// A point at which the threads of all users meet.
struct Barrier {
    /// The number of arrivals, in memory of all users.
    arrivals: Option<Mapping>,
    parties: u32,
    /// Meetings so far.
    meetings: u32,
}

impl Barrier {
    fn new(parties: u32) -> Barrier {
        let arrivals = (parties > 1).then(|| Mapping::new(BARRIER, 0, 4096, Protection::ReadWrite).ok()).flatten();
        Barrier { arrivals, parties, meetings: 0 }
    }

    /// Goes on without those who have not come within ten seconds: they have failed.
    fn meet(arrivals: Option<&AtomicU32>, wanted: u32) {
        let Some(arrivals) = arrivals else { return };
        arrivals.fetch_add(1, Ordering::AcqRel);
        let begun = Instant::now();
        while arrivals.load(Ordering::Acquire) < wanted && begun.elapsed() < Duration::from_secs(10) {
            thread::yield_now();
        }
    }

    fn word(&self) -> Option<&AtomicU32> {
        // SAFETY: the mapping is aligned, and all who have it use its first word like this.
        self.arrivals.as_ref().map(|page| unsafe { &*with_exposed_provenance::<AtomicU32>(page.start()) })
    }
}

/// One thread's means of copying.
struct Copier {
    stream: hipStream_t,
    own: *mut c_void,
    plain: Option<PlainCopy>,
}

// SAFETY: each is used by one thread at a time, and what it names belongs to the process.
unsafe impl Sync for Copier {}

enum PlainCopy {
    Memory([Mapping; 2]),
    Driver(Driver),
}

/// A thread's copies.
struct Copies<'a> {
    calls: &'a Calls,
    device: i32,
    copier: &'a Copier,
    shared: *mut c_void,
    bytes: usize,
    direction: Direction,
}

// SAFETY: as for the copier's.
unsafe impl Send for Copies<'_> {}

impl Copies<'_> {
    fn ends(&self) -> (*mut c_void, *mut c_void) {
        match self.direction {
            Direction::Read => (self.copier.own, self.shared),
            Direction::Write => (self.shared, self.copier.own),
        }
    }

    fn check(&self, step: &str, status: i32) -> Outcome<()> {
        Failure::unless(status == 0, || self.calls.failure(Role::User, step, status))
    }

    fn copy(&self) -> Outcome<()> {
        let ((to, from), stream) = (self.ends(), self.copier.stream);
        // SAFETY: both have at least so many bytes, and the stream is alive.
        let (copied, waited) = unsafe {
            (
                (self.calls.hipMemcpyAsync)(to, from, self.bytes, hipMemcpyDeviceToDevice, stream),
                (self.calls.hipStreamSynchronize)(stream),
            )
        };
        self.check("hipMemcpyAsync", copied).and(self.check("hipStreamSynchronize", waited))
    }

    fn copy_plainly(&self, plain: &PlainCopy) -> Outcome<()> {
        match plain {
            // SAFETY: both have as many bytes as the shared memory.
            PlainCopy::Memory([to, from]) => unsafe {
                libc::memcpy(plain::start(to), plain::start(from), self.bytes);
                Ok(())
            },
            PlainCopy::Driver(driver) => {
                let (to, from) = self.ends();
                // SAFETY: as for our own copies.
                self.check("cuMemcpyAsync", unsafe { driver.copy(to, from, self.bytes, self.copier.stream) })
            }
        }
    }

    /// Bytes a second of each turn, ours and plain.
    fn rates(&self, window: Duration, mut meet: impl FnMut()) -> Outcome<Vec<(f64, Option<f64>)>> {
        // SAFETY: a plain number.
        self.check("hipSetDevice", unsafe { (self.calls.hipSetDevice)(self.device) })?;
        self.copy()?;
        let mut rates = Vec::new();
        for _ in 0..TURNS {
            meet();
            let ours = self.bytes as f64 / each(window, || self.copy())?;
            meet();
            let plain =
                self.copier.plain.as_ref().map(|plain| each(window, || self.copy_plainly(plain))).transpose()?;
            rates.push((ours, plain.map(|seconds| self.bytes as f64 / seconds)));
        }
        Ok(rates)
    }
}

/// Returns the seconds of one call, of as many as fit into a window.
fn each(window: Duration, mut call: impl FnMut() -> Outcome<()>) -> Outcome<f64> {
    let (begun, mut calls, mut batch) = (Instant::now(), 0, 1);
    loop {
        for _ in 0..batch {
            call()?;
        }
        calls += batch;
        let elapsed = begun.elapsed();
        if elapsed >= window {
            return Ok(elapsed.as_secs_f64() / f64::from(calls));
        }
        if elapsed < window / 16 {
            batch *= 2;
        }
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    values[values.len() / 2]
}

impl Process {
    /// Tells a figure: of bytes a second as 10^9 of them, of seconds as microseconds.
    pub(super) fn found(&self, what: What, bytes: usize, value: f64, plain: Option<f64>) {
        let unit = if matches!(what, What::Read | What::Write) { 1e-9 } else { 1e6 };
        let measure = Measure { what, bytes, value: value * unit, plain: plain.map(|value| value * unit) };
        tell(&self.report, &News::Found(measure));
    }

    /// Opens what a ticket names, and leaves it open; the time is told. Of an event the plain way opens a page.
    pub(super) fn time_openings(
        &mut self,
        way: Way,
        ticket: &Ticket,
        descriptor: Option<OwnedFd>,
    ) -> Outcome<*mut c_void> {
        let points = &self.request.points;
        let (window, is_full) = (points.window() * TURNS, points.is_full);
        let plain = is_full.then(|| Plain::of(&self.calls.back_end(), ticket.bytes.max(4096))).flatten();
        let (mut ours, mut others) = (Vec::new(), Vec::new());
        let begun = Instant::now();
        let address = loop {
            let copy = descriptor.as_ref().map(OwnedFd::try_clone).transpose();
            let copy = copy.map_err(|error| self.failure("dup", error.to_string()))?;
            let mark = self.undo.len();
            let start = Instant::now();
            let address = self.open_shared(way, ticket, copy)?;
            ours.push(start.elapsed().as_secs_f64());
            // Two at least, with a plain one between them.
            if !is_full || ours.len() > 1 && begun.elapsed() >= window {
                break address;
            }
            self.undo_to(mark);
            others.extend(plain.as_ref().and_then(|plain| plain.open(ticket.ipc(way))));
            // The calls have been named once; from now on they would be slower for it.
            self.is_quiet = true;
        };
        self.is_quiet = false;
        let plain = (!others.is_empty()).then(|| median(others));
        self.found(What::Opening, ticket.bytes, median(ours), plain);
        if is_full && way == Way::Token {
            self.time_reopenings(ticket, window, plain)?;
        }
        Ok(address)
    }

    /// Opens and closes memory that is open.
    fn time_reopenings(&self, ticket: &Ticket, window: Duration, plain: Option<f64>) -> Outcome<()> {
        let token = ticket.token();
        let device = self.request.device;
        let seconds = each(window, || {
            let mut address = null_mut();
            // SAFETY: the token and the output are borrowed for the call, and what is opened is closed.
            let (opened, closed) = unsafe {
                ((self.calls.anygpu_import)(&token, device, &mut address), (self.calls.anygpu_close)(address))
            };
            self.check("anygpu_import", opened).and(self.check("anygpu_close", closed))
        })?;
        self.found(What::Reopening, ticket.bytes, seconds, plain);
        Ok(())
    }

    /// Copies between shared memory and the user's own device, by each size in each direction.
    pub(super) fn measure(&mut self, shared: *mut c_void, bytes: usize) -> Outcome<()> {
        let points = self.request.points.clone();
        let copiers: Vec<Copier> = (0..points.threads).map(|_| self.copier(bytes)).collect::<Outcome<_>>()?;
        self.step("hipMemcpyAsync");
        let mut barrier = Barrier::new(points.parties);
        let alone = &mut Barrier { arrivals: None, parties: 1, meetings: 0 };
        let (value, plain) = self.rate(&copiers[..1], shared, WORD, Direction::Read, alone)?;
        let seconds = |rate: f64| WORD as f64 / rate;
        self.found(What::Latency, WORD, seconds(value), plain.map(seconds));
        let sizes: BTreeSet<usize> = points.sizes.iter().map(|size| (*size).min(bytes)).collect();
        for size in sizes {
            for direction in &points.directions {
                let (value, plain) = self.rate(&copiers, shared, size, *direction, &mut barrier)?;
                let what = if *direction == Direction::Read { What::Read } else { What::Write };
                self.found(what, size, value, plain);
            }
        }
        Ok(())
    }

    fn copier(&mut self, bytes: usize) -> Outcome<Copier> {
        let mut own = null_mut();
        call!(self, hipMalloc(&mut own, bytes));
        later!(self, hipFree(own));
        let plain = match self.request.points.is_full.then(|| Plain::of(&self.calls.back_end(), bytes)).flatten() {
            Some(Plain::Driver(driver)) => Some(PlainCopy::Driver(driver)),
            Some(Plain::System(..)) => {
                let memory = || plain::mapped(bytes).map_err(|error| self.failure("mmap", error.to_string()));
                Some(PlainCopy::Memory([memory()?, memory()?]))
            }
            None => None,
        };
        Ok(Copier { stream: self.stream()?, own, plain })
    }

    /// Bytes a second of all copiers together: the medians of the turns.
    fn rate(
        &self,
        copiers: &[Copier],
        shared: *mut c_void,
        bytes: usize,
        direction: Direction,
        barrier: &mut Barrier,
    ) -> Outcome<(f64, Option<f64>)> {
        let (window, device, calls) = (self.request.points.window(), self.request.device, &self.calls);
        let (word, parties, met) = (barrier.word(), barrier.parties, barrier.meetings);
        let rates = thread::scope(|scope| {
            let copy = |copier| {
                let copies = Copies { calls, device, copier, shared, bytes, direction };
                scope.spawn(move || {
                    let (copies, mut meeting) = (copies, met);
                    copies.rates(window, || {
                        meeting += 1;
                        Barrier::meet(word, meeting * parties);
                    })
                })
            };
            let threads: Vec<_> = copiers.iter().map(copy).collect();
            let ended = threads.into_iter().map(|thread| thread.join());
            ended
                .map(|rates| rates.unwrap_or_else(|_| Err(self.failure("hipMemcpyAsync", "a thread panicked"))))
                .collect::<Outcome<Vec<_>>>()
        })?;
        barrier.meetings += 2 * TURNS;
        let turn = |index: usize| rates.iter().map(move |of_thread| of_thread[index]);
        let ours = (0..TURNS as usize).map(|index| turn(index).map(|(ours, _)| ours).sum()).collect();
        let plain: Option<Vec<f64>> =
            (0..TURNS as usize).map(|index| turn(index).map(|(_, plain)| plain).sum()).collect();
        Ok((median(ours), plain.map(median)))
    }
}

/// Rounds of two processes, of an owner that begins each and a user that answers.
impl Process {
    /// Begins rounds, and tells the time of one beside that of messages, each after a plain call. Nothing is told where
    /// the user gives up.
    pub(super) fn begin_rounds(
        &self,
        plain: impl Fn() -> Outcome<()>,
        round: impl FnMut(u64) -> Outcome<bool>,
    ) -> Outcome<()> {
        let mut plainly = None;
        if self.request.points.is_full {
            plainly = self.time_rounds(|_| {
                plain().inspect_err(|_| _ = self.byte(Some(0)))?;
                Ok(self.byte(Some(1)) && self.byte(None))
            })?;
            if plainly.is_none() {
                return Ok(());
            }
        }
        if let Some(seconds) = self.time_rounds(round)? {
            self.found(What::Round, 0, seconds, plainly);
        }
        Ok(())
    }

    fn time_rounds(&self, mut round: impl FnMut(u64) -> Outcome<bool>) -> Outcome<Option<f64>> {
        let rounds = self.request.points.rounds;
        let mut begun = Instant::now();
        for number in 0..rounds {
            // The first ones are slower.
            if number == rounds / 5 {
                begun = Instant::now();
            }
            if !round(number.into())? {
                return Ok(None);
            }
        }
        Ok(Some(begun.elapsed().as_secs_f64() / f64::from(rounds - rounds / 5)))
    }

    /// The user's side of them.
    pub(super) fn answer_rounds(
        &self,
        plain: impl Fn() -> Outcome<()>,
        mut round: impl FnMut(u64) -> Outcome<()>,
    ) -> Outcome<()> {
        let rounds = self.request.points.rounds;
        for _ in 0..if self.request.points.is_full { rounds } else { 0 } {
            if !self.byte(None) {
                return Err(self.failure("", "the owner gave up"));
            }
            plain().inspect_err(|_| _ = self.byte(Some(0)))?;
            self.byte(Some(1));
        }
        (0..rounds).try_for_each(|number| round(number.into()))
    }
}

impl Ticket {
    fn ipc(&self, way: Way) -> Option<Handle> {
        let bytes: [u8; 64] = self.ipc.as_slice().try_into().ok()?;
        let reserved = bytes.map(|byte| byte as _);
        Some(match way {
            Way::IpcEvent => Handle::Event(hipIpcEventHandle_t { reserved }),
            _ => Handle::Memory(hipIpcMemHandle_t { reserved }),
        })
    }

    pub(super) fn token(&self) -> anygpu_token {
        let mut token = anygpu_token { bytes: [0; 512] };
        self.handle.iter().zip(&mut token.bytes).for_each(|(from, to)| *to = *from);
        token
    }
}
