// SPDX-License-Identifier: MIT OR Apache-2.0
//! A worker: threads that offer things to other workers and import what these offer, until an order ends the process.
//!
//! Calls that free memory wait for the device's work, so no thread may wait for another worker's thread while its own
//! process has work queued that this thread must first do something for. Hence half of the threads offer and half import,
//! a thread without any call sorts the letters, and whoever queues a wait for another worker has its promise already.

use std::cell::{Cell, OnceCell};
use std::collections::{HashMap, VecDeque};
use std::ffi::CString;
use std::io::Write;
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::SeqCst;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use anygpu::api::acl::{aclInit, aclrtSetDevice};
use anygpu::api::hip::*;

use crate::board::{self, Board, Slot, Thread, now};
use crate::exchange::{KEPT, KINDS, Kind};
use crate::mail::{self, ANSWER, Inbox, Letter, Name};

/// Set in a worker's environment: the supervisor, the slot, and the descriptors of the board and of the pipe whose end is
/// the supervisor's.
pub const ROLE: &str = "ANYGPU_TEST_STRESS";

/// The longest that a worker waits for another that lives, and may have many offers to import first.
pub const PATIENCE: Duration = Duration::from_secs(180);

/// This process as a worker.
pub struct Worker {
    pub board: &'static Board,
    pub me: Name,
    inbox: Inbox,
    /// Answers that nobody has asked for yet, by the offer's serial number.
    answers: Mutex<HashMap<u64, Vec<Letter>>>,
    serials: AtomicU64,
    /// Offers that no thread has imported yet.
    offers: Mutex<VecDeque<(Letter, Descriptors)>>,
    /// Kinds that this run exchanges.
    kinds: Vec<&'static Kind>,
}

/// Set once at the start.
static WORKER: OnceLock<Worker> = OnceLock::new();

thread_local! {
    static THREAD: OnceCell<&'static Thread> = const { OnceCell::new() };
    static RANDOM: Cell<u64> = const { Cell::new(1) };
}

pub fn worker() -> &'static Worker {
    WORKER.get().expect("set at the start")
}

/// Makes a call, which the supervisor sees if it hangs.
pub fn watched<R>(name: &str, call: impl FnOnce() -> R) -> R {
    THREAD.with(|thread| {
        let Some(thread) = thread.get() else { return call() };
        thread.call.set(name);
        thread.since.store(now(), SeqCst);
        let result = call();
        thread.since.store(0, SeqCst);
        result
    })
}

/// Makes a call of the library and returns its status.
macro_rules! status {
    ($name:ident($($argument:expr),* $(,)?)) => {
        // SAFETY: this is the C caller: outputs are live variables, and inputs are of the types that the call wants.
        crate::worker::watched(stringify!($name), || unsafe { $name($($argument),*) }) as u32
    };
}

/// Makes a call that may have certain results; returns from the exchange, which failed, where it has another.
macro_rules! one_of {
    ($allowed:expr, $name:ident($($argument:expr),* $(,)?)) => {{
        let status = crate::worker::status!($name($($argument),*));
        if !$allowed.contains(&status) {
            // SAFETY: the text stays until this thread's next failure.
            let why = unsafe { std::ffi::CStr::from_ptr(anygpu::api::anygpu::anygpu_last_reason()) };
            crate::worker::fail(format!("{} returned {status}: {}", stringify!($name), why.to_string_lossy()));
            return None;
        }
        status
    }};
}

/// Makes a call that must succeed.
macro_rules! must {
    ($name:ident($($argument:expr),* $(,)?)) => {
        crate::worker::one_of!([0], $name($($argument),*))
    };
}

pub(crate) use {must, one_of, status};

/// Notes a failure, unless this process ends: its other threads may then see anything but a crash.
pub fn fail(text: impl std::fmt::Display) {
    let worker = worker();
    if worker.slot().is_leaving.load(SeqCst) == 0 {
        let exchange = THREAD.with(|thread| thread.get().map(|thread| thread.exchange.get())).unwrap_or_default();
        worker.board.fail(&format!("worker {} in {exchange}: {text}", worker.me.incarnation));
    }
}

/// A pseudo-random number below `bound`.
pub fn random(bound: u64) -> u64 {
    RANDOM.with(|state| {
        let mut value = state.get();
        value ^= value << 13;
        value ^= value >> 7;
        value ^= value << 17;
        state.set(value);
        (value >> 11) % bound
    })
}

pub fn one_in(number: u64) -> bool {
    random(number) == 0
}

/// Sleeps for less than some milliseconds, often not at all.
pub fn pause(milliseconds: u64) {
    if one_in(2) {
        std::thread::sleep(Duration::from_micros(random(1000 * milliseconds)));
    }
}

impl Worker {
    fn slot(&self) -> &'static Slot {
        &self.board.slots[self.me.slot as usize]
    }

    pub fn serial(&self) -> u64 {
        self.serials.fetch_add(1, SeqCst)
    }

    /// Other workers, at most so many.
    pub fn others(&self, most: u64) -> Vec<Name> {
        let count = 1 + random(most) as usize;
        let slots = self.board.workers();
        let first = random(slots.len() as u64) as usize;
        let mut names = Vec::new();
        for index in (first..slots.len()).chain(0..first) {
            let slot = &slots[index];
            let incarnation = slot.incarnation.load(SeqCst);
            let name = Name { incarnation, slot: index as u32, pid: slot.pid.load(SeqCst) };
            let is_same = slot.incarnation.load(SeqCst) == incarnation && slot.is_leaving.load(SeqCst) == 0;
            if incarnation != 0 && is_same && name != self.me && names.len() < count {
                names.push(name);
            }
        }
        names
    }

    /// Sends an offer to workers, which become its party with this one; returns those who got it.
    pub fn send(&self, letter: &mut Letter, to: &[Name], descriptors: &[i32]) -> Vec<Name> {
        if letter.flags & KEPT != 0 {
            self.answers.lock().unwrap_or_else(PoisonError::into_inner).insert(letter.serial, Vec::new());
        }
        letter.party[0] = self.me;
        letter.party[1..=to.len()].copy_from_slice(to);
        to.iter().copied().filter(|name| mail::send(*name, letter, descriptors).is_ok()).collect()
    }

    /// Answers an offer whose maker waits for it, and is not gone; only its first answer counts.
    pub fn answer(&self, letter: &Letter, flags: u32) {
        if letter.flags & KEPT == 0 {
            return;
        }
        let mut answer = Letter::new(ANSWER, self.me, letter.serial);
        answer.flags = flags;
        let started = Instant::now();
        while mail::send(letter.from, &answer, &[]).is_err() {
            if self.has_gone(letter.from, Duration::ZERO) || started.elapsed() > PATIENCE {
                return;
            }
            std::thread::sleep(Duration::from_micros(200));
        }
    }

    /// Waits for an answer of each worker that lives.
    pub fn answers(&self, serial: u64, from: &[Name]) -> Vec<Letter> {
        let started = Instant::now();
        loop {
            let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
            let came = answers.get(&serial).map_or(&[][..], Vec::as_slice);
            let missing = from
                .iter()
                .find(|name| came.iter().all(|answer| answer.from != **name) && !self.has_gone(**name, Duration::ZERO));
            let is_late = started.elapsed() > PATIENCE;
            if let Some(missing) = missing.filter(|_| is_late) {
                fail(format!("no answer from worker {}", missing.incarnation));
            }
            if missing.is_none() || is_late {
                return answers.remove(&serial).unwrap_or_default();
            }
            drop(answers);
            std::thread::sleep(Duration::from_micros(300));
        }
    }

    fn has_gone(&self, name: Name, patience: Duration) -> bool {
        self.board.is_gone(name.slot as usize, name.incarnation, patience)
    }

    /// Checks that an error has its reason: somebody of the party is gone.
    pub fn expect_gone(&self, letter: &Letter, what: impl std::fmt::Display) {
        let limit = Instant::now() + Duration::from_secs(10);
        let party = || letter.party.iter().filter(|name| name.incarnation != 0);
        while !party().any(|name| self.has_gone(*name, Duration::ZERO)) {
            if Instant::now() > limit {
                let party: Vec<u64> = party().map(|name| name.incarnation).collect();
                return fail(format!("{what}, and all of {party:?} live"));
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Sorts letters. It makes no call of the library, so an answer reaches whoever waits for it.
    fn sort_letters(&self) {
        let mut poll = libc::pollfd { fd: self.inbox.descriptor(), events: libc::POLLIN, revents: 0 };
        loop {
            // SAFETY: one structure, valid for the call.
            unsafe { libc::poll(&mut poll, 1, -1) };
            while let Some((letter, descriptors)) = self.inbox.take() {
                if letter.kind == ANSWER {
                    let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
                    if let Some(came) = answers.get_mut(&letter.serial) {
                        came.push(letter);
                    }
                } else {
                    self.offers.lock().unwrap_or_else(PoisonError::into_inner).push_back((letter, descriptors));
                }
                self.slot().letters.fetch_add(1, SeqCst);
            }
        }
    }

    /// Imports what others offer.
    fn import(&self) {
        loop {
            let next = self.offers.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
            let Some((letter, descriptors)) = next else {
                std::thread::sleep(Duration::from_micros(300));
                continue;
            };
            let kind = &KINDS[letter.kind as usize];
            busy(&format!("{} of {}#{}", kind.name, letter.from.incarnation, letter.serial));
            let flags = (kind.accept)(self, &letter, descriptors).unwrap_or(0);
            self.answer(&letter, flags);
            idle();
        }
    }

    /// Offers things to others.
    fn offer(&self) {
        loop {
            if self.board.phase.load(SeqCst) == board::RUN {
                let kind = self.kinds[random(self.kinds.len() as u64) as usize];
                let serial = self.serial();
                busy(&format!("{} #{serial}", kind.name));
                let [began, completed, _] = &self.board.counts[kind.number as usize];
                began.fetch_add(1, SeqCst);
                if (kind.offer)(self, serial).is_some() {
                    completed.fetch_add(1, SeqCst);
                }
                idle();
            }
            std::thread::sleep(Duration::from_micros(500));
        }
    }

    /// Counts an exchange that ended with one of its party.
    pub fn partner_died(&self, kind: u32) {
        self.board.counts[kind as usize][2].fetch_add(1, SeqCst);
    }

    fn measure(&self) {
        let holding = &self.slot().holding;
        let limit = Instant::now() + Duration::from_secs(10);
        loop {
            // Pages that were waiting for an importer are reclaimed by calls.
            let mut address = std::ptr::null_mut();
            if status!(hipMalloc(&mut address, 4096)) == 0 {
                status!(hipFree(address));
            }
            holding.used.store(used(), SeqCst);
            holding.descriptors.store(entries("/proc/self/fd"), SeqCst);
            holding.threads.store(entries("/proc/self/task"), SeqCst);
            holding.pages.store(pages(), SeqCst);
            if used() == 0 || Instant::now() > limit {
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        self.slot().measured.store(self.board.period.load(SeqCst), SeqCst);
    }

    /// Follows orders, and ends with the supervisor.
    fn obey(&self, life: i32) -> ! {
        loop {
            match self.slot().order.swap(board::NO_ORDER, SeqCst) {
                board::EXIT => {
                    self.slot().is_leaving.store(1, SeqCst);
                    std::process::exit(0);
                }
                board::EXECUTE => {
                    self.slot().is_leaving.store(1, SeqCst);
                    execute();
                }
                board::FORK => self.fork(life),
                board::SPAWN => {
                    let ended = std::process::Command::new("true").status();
                    if !ended.is_ok_and(|status| status.success()) {
                        fail("a program that the worker started did not end well");
                    }
                }
                _ => {}
            }
            let period = self.board.period.load(SeqCst);
            if self.board.phase.load(SeqCst) == board::MEASURE && self.slot().measured.load(SeqCst) != period {
                self.measure();
            }
            let mut poll = libc::pollfd { fd: life, events: libc::POLLIN, revents: 0 };
            // SAFETY: one structure, valid for the call.
            if unsafe { libc::poll(&mut poll, 1, 2) } > 0 {
                // SAFETY: ends the process; no exit handler may wait for a thread that hangs.
                unsafe { libc::_exit(1) };
            }
        }
    }

    /// Forks a child that does nothing and lives as long as the supervisor.
    fn fork(&self, life: i32) {
        let inbox = self.inbox.descriptor();
        // SAFETY: the child makes system calls only.
        unsafe {
            if libc::fork() == 0 {
                // Letters to this process are nobody's once it is gone.
                libc::close(inbox);
                close_timelines();
                let mut byte = 0_u8;
                while libc::read(life, (&raw mut byte).cast(), 1) > 0 {}
                libc::_exit(0);
            }
        }
        self.board.children.fetch_add(1, SeqCst);
    }
}

/// Closes the program's descriptors of timelines: in the hands of a child they say that it may yet come to wait and signal.
fn close_timelines() {
    const NAME: &[u8] = b"/memfd:anygpu-timeline";
    for descriptor in 3..1100 {
        let (mut path, mut target) = ([0_u8; 32], [0_u8; 64]);
        _ = write!(path.as_mut_slice(), "/proc/self/fd/{descriptor}");
        // SAFETY: plain system calls; the path ends with a NUL.
        unsafe {
            let length = libc::readlink(path.as_ptr().cast(), target.as_mut_ptr().cast(), target.len());
            if length > 0 && target.starts_with(NAME) {
                libc::close(descriptor);
            }
        }
    }
}

/// Replaces this process's program by a new worker.
fn execute() -> ! {
    let program = CString::new(std::env::current_exe().expect("a file").as_os_str().as_bytes()).expect("no NUL");
    let arguments = [program.as_ptr(), std::ptr::null()];
    // SAFETY: both are arrays of strings that live until the program is replaced.
    unsafe {
        libc::execv(program.as_ptr(), arguments.as_ptr());
        libc::_exit(9);
    }
}

fn busy(exchange: &str) {
    THREAD.with(|thread| {
        if let Some(thread) = thread.get() {
            thread.exchange.set(exchange);
            thread.is_busy.store(1, SeqCst);
        }
    });
}

fn idle() {
    THREAD.with(|thread| {
        if let Some(thread) = thread.get() {
            thread.exchange.set("");
            thread.is_busy.store(0, SeqCst);
        }
    });
}

/// Bytes of device memory in use.
fn used() -> u64 {
    let (mut free, mut total) = (0, 0);
    assert_eq!(status!(hipMemGetInfo(&mut free, &mut total)), 0);
    (total - free) as u64
}

fn entries(folder: &str) -> u64 {
    std::fs::read_dir(folder).expect("of this process").count() as u64
}

/// Bytes that the system has allocated for memory files of which this process has descriptors.
fn pages() -> u64 {
    use std::os::unix::fs::MetadataExt;
    let mut seen = HashMap::new();
    for entry in std::fs::read_dir("/proc/self/fd").expect("of this process").flatten() {
        let name = std::fs::read_link(entry.path()).unwrap_or_default();
        if name.to_string_lossy().starts_with("/memfd:")
            && !name.to_string_lossy().contains("stress-board")
            && let Ok(file) = std::fs::metadata(entry.path())
        {
            seen.insert((file.dev(), file.ino()), file.blocks() * 512);
        }
    }
    seen.into_values().sum()
}

/// Closes descriptors when an exchange ends, whichever way.
pub type Descriptors = Vec<OwnedFd>;

/// Works and never returns, if this process was started as a worker.
pub fn serve_if_asked() {
    let Ok(role) = std::env::var(ROLE) else { return };
    let numbers: Vec<u64> = role.split(' ').map(|number| number.parse().expect("a number")).collect();
    let [supervisor, slot, file, life, seed, kinds] = numbers[..] else { panic!("{role}") };
    mail::SUPERVISOR.get_or_init(|| supervisor as u32);
    let board = Board::open(file as i32);
    let incarnation = board.incarnations.fetch_add(1, SeqCst) + 1;
    let me = Name { incarnation, slot: slot as u32, pid: std::process::id() as i32 };
    let kinds = KINDS.iter().filter(|kind| kinds >> kind.number & 1 == 1).collect();
    WORKER.get_or_init(|| Worker {
        board,
        me,
        inbox: Inbox::new(me),
        answers: Mutex::default(),
        offers: Mutex::default(),
        serials: AtomicU64::new(1),
        kinds,
    });
    let worker = worker();
    // SAFETY: NULL is no file.
    assert_eq!(unsafe { aclInit(std::ptr::null()) }, 0);
    assert_eq!(used(), 0);
    let place = worker.slot();
    for thread in &place.threads {
        thread.since.store(0, SeqCst);
        thread.is_busy.store(0, SeqCst);
    }
    place.pid.store(me.pid, SeqCst);
    place.measured.store(0, SeqCst);
    place.is_leaving.store(0, SeqCst);
    place.incarnation.store(incarnation, SeqCst);
    let threads = board.threads.load(SeqCst) as usize;
    std::thread::scope(|scope| {
        scope.spawn(|| worker.sort_letters());
        for index in 0..threads {
            scope.spawn(move || {
                THREAD.with(|thread| _ = thread.set(&place.threads[index]));
                RANDOM.set((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ incarnation << 20 ^ (index as u64 + 1));
                // SAFETY: a plain call.
                assert_eq!(unsafe { aclrtSetDevice(0) }, 0);
                if index % 2 == 0 { worker.offer() } else { worker.import() }
            });
        }
        worker.obey(life as i32)
    })
}
