// SPDX-License-Identifier: MIT OR Apache-2.0
//! The supervisor: starts workers, disturbs them, watches for hangs, and looks for what is left at the end.

use std::fmt::Write;
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command};
use std::sync::atomic::Ordering::SeqCst;
use std::time::{Duration, Instant};

use crate::board::{self, Board, Slot, now};
use crate::exchange::KINDS;
use crate::options::Options;
use crate::worker::ROLE;

/// What a worker may hold more after a period than after the one before: caches that fill.
const MORE_DESCRIPTORS: u64 = 16;
const MORE_THREADS: u64 = 4;
const MORE_PAGES: u64 = 4 << 20;
/// Idle children at most: each keeps a copy of its parent's memory.
const CHILDREN: u32 = 24;

struct Supervisor {
    options: Options,
    board: &'static Board,
    file: OwnedFd,
    /// The end of a pipe that workers and their children inherit, and the one that only this process has.
    life: (OwnedFd, OwnedFd),
    workers: Vec<Option<Child>>,
    /// When stopped workers go on.
    stopped: Vec<(usize, u32, Instant)>,
    random: u64,
    kills: u64,
    orders: u64,
}

/// Runs workers that exchange everything, in three periods: one in which they are killed, stopped, and told to fork, to
/// replace themselves and to exit; and two quiet ones, after which nothing more is held than after the other.
pub fn run(options: Options) {
    let shared_memory = names("/dev/shm");
    let mut supervisor = Supervisor::new(options);
    let (seconds, quiet) = (options.seconds, (options.seconds / 5).max(2));
    supervisor.period(Duration::from_secs(seconds), true);
    supervisor.settle();
    let mut before: Option<Vec<[u64; 4]>> = None;
    for _ in 0..2 {
        supervisor.period(Duration::from_secs(quiet), false);
        supervisor.settle();
        let holdings = supervisor.measure();
        if let Some(before) = before.replace(holdings.clone()) {
            supervisor.compare(&before, &holdings);
        }
    }
    supervisor.end();
    assert_eq!(names("/dev/shm"), shared_memory, "left in /dev/shm");
    supervisor.report();
}

fn names(folder: &str) -> Vec<std::ffi::OsString> {
    let mut names: Vec<_> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.file_name()).collect();
    names.sort();
    names
}

impl Supervisor {
    fn new(options: Options) -> Supervisor {
        let (board, file) = Board::create();
        board.processes.store(options.processes as u32, SeqCst);
        board.threads.store(options.threads as u32, SeqCst);
        let mut ends = [0; 2];
        // SAFETY: both descriptors are new; the end that this process keeps is not inherited.
        let life = unsafe {
            use std::os::fd::FromRawFd;
            assert_eq!(libc::pipe(ends.as_mut_ptr()), 0);
            assert_eq!(libc::fcntl(ends[1], libc::F_SETFD, libc::FD_CLOEXEC), 0);
            (OwnedFd::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1]))
        };
        let workers = (0..options.processes).map(|_| None).collect();
        let random = (options.seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        Supervisor { options, board, file, life, workers, stopped: Vec::new(), random, kills: 0, orders: 0 }
    }

    fn random(&mut self, bound: u64) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 11) % bound
    }

    fn start(&self, slot: usize) -> Child {
        let Options { seed, kinds, .. } = self.options;
        let (board, life) = (self.file.as_raw_fd(), self.life.0.as_raw_fd());
        Command::new("/proc/self/exe")
            .env(ROLE, format!("{} {slot} {board} {life} {seed} {kinds}", std::process::id()))
            .env("ANYGPU_BACKEND", "host")
            .env("ANYGPU_LOG", "off")
            .env("ANYGPU_HOST_MEMORY", "1G")
            .env("ANYGPU_HOST_GRANULARITY", "64K")
            .spawn()
            .expect("the test program starts again")
    }

    /// Lets workers work for a time.
    fn period(&mut self, time: Duration, is_disturbed: bool) {
        self.board.phase.store(board::RUN, SeqCst);
        let end = Instant::now() + time;
        let kills = if is_disturbed { self.options.kills } else { 0 };
        let odds = if kills == 0 { 8 } else { 2 };
        while (Instant::now() < end || self.kills < kills) && !self.has_failed() {
            self.keep_alive(is_disturbed);
            self.watch();
            if is_disturbed && self.random(odds) == 0 {
                self.disturb();
            }
            self.go_on(Instant::now());
            std::thread::sleep(Duration::from_millis(5));
        }
        self.go_on(Instant::now() + Duration::from_secs(3600));
        self.keep_alive(true);
    }

    fn has_failed(&self) -> bool {
        self.board.failures.load(SeqCst) >= 12
    }

    /// Starts workers in empty slots, and notes those that ended by themselves.
    fn keep_alive(&mut self, may_start: bool) {
        for index in 0..self.workers.len() {
            let slot = &self.board.slots[index];
            if let Some(child) = &mut self.workers[index] {
                let Some(status) = child.try_wait().expect("a child") else { continue };
                let is_killed = status.signal() == Some(libc::SIGKILL);
                let has_exited = status.success() && slot.is_leaving.load(SeqCst) == 1;
                slot.incarnation.store(0, SeqCst);
                self.kills += u64::from(is_killed);
                if !is_killed && !has_exited {
                    self.board.fail(&format!("a worker ended: {status}\n{}", describe(slot)));
                }
                self.workers[index] = None;
            }
            if may_start && self.workers[index].is_none() {
                slot.order.store(board::NO_ORDER, SeqCst);
                self.workers[index] = Some(self.start(index));
            }
        }
    }

    fn disturb(&mut self) {
        let index = self.random(self.workers.len() as u64) as usize;
        let Some(id) = self.workers[index].as_ref().map(Child::id) else { return };
        let slot = &self.board.slots[index];
        match if self.options.kills == 0 { self.random(5) } else { self.random(10).saturating_sub(6) } {
            0 => self.signal(id, libc::SIGKILL),
            1 => {
                self.signal(id, libc::SIGSTOP);
                let time = Duration::from_micros(self.random(300_000));
                self.stopped.push((index, id, Instant::now() + time));
            }
            _ => {
                let order = board::ORDERS[self.random(4) as usize];
                let is_allowed = order != board::FORK || self.board.children.load(SeqCst) < CHILDREN;
                if is_allowed && self.options.orders {
                    slot.order.store(order, SeqCst);
                    self.orders += 1;
                }
            }
        }
    }

    fn signal(&self, id: u32, signal: i32) {
        // SAFETY: a child that was not waited for yet.
        unsafe { libc::kill(id as i32, signal) };
    }

    /// Continues what was stopped until a time.
    fn go_on(&mut self, now: Instant) {
        let (over, still): (Vec<_>, Vec<_>) = self.stopped.drain(..).partition(|(.., until)| *until <= now);
        self.stopped = still;
        for (index, id, _) in over {
            if self.workers[index].as_ref().is_some_and(|child| child.id() == id) {
                self.signal(id, libc::SIGCONT);
            }
        }
    }

    /// Panics where a call takes too long.
    fn watch(&self) {
        let limit = self.options.limit * 1000;
        let hangs = self.board.workers().iter().any(|slot| {
            slot.incarnation.load(SeqCst) != 0
                && slot.threads.iter().any(|thread| {
                    let since = thread.since.load(SeqCst);
                    since != 0 && now().saturating_sub(since) > limit
                })
        });
        if hangs {
            self.give_up(&format!("a call takes more than {} s", self.options.limit));
        }
    }

    fn give_up(&self, why: &str) -> ! {
        eprintln!("stress: {why}\n{}", self.state());
        if self.options.keeps {
            eprintln!("stress: the workers stay until process {} is killed", std::process::id());
            std::thread::sleep(Duration::from_secs(3600));
        }
        panic!("{why}; {} failures", self.board.failures.load(SeqCst));
    }

    fn state(&self) -> String {
        self.board.workers().iter().map(describe).collect()
    }

    /// Waits until no worker has anything in use, nor a letter to read.
    fn settle(&mut self) {
        self.board.phase.store(board::SETTLE, SeqCst);
        let started = Instant::now();
        let letters = |board: &Board| -> u64 { board.workers().iter().map(|slot| slot.letters.load(SeqCst)).sum() };
        let (mut quiet_since, mut seen) = (Instant::now(), letters(self.board));
        while quiet_since.elapsed() < Duration::from_millis(400) {
            self.keep_alive(true);
            self.watch();
            let is_ready = |slot: &Slot| {
                slot.incarnation.load(SeqCst) != 0
                    && slot.is_leaving.load(SeqCst) == 0
                    && slot.threads.iter().all(|thread| thread.is_busy.load(SeqCst) == 0)
            };
            if !self.board.workers().iter().all(is_ready) || letters(self.board) != seen {
                (quiet_since, seen) = (Instant::now(), letters(self.board));
            }
            if started.elapsed() > Duration::from_secs(2 * self.options.limit) {
                self.give_up("the workers do not come to rest");
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// What each worker holds while nothing is in use: device memory, descriptors, threads, pages.
    fn measure(&mut self) -> Vec<[u64; 4]> {
        let period = self.board.period.fetch_add(1, SeqCst) + 1;
        self.board.phase.store(board::MEASURE, SeqCst);
        let started = Instant::now();
        while self.board.workers().iter().any(|slot| slot.measured.load(SeqCst) != period) {
            self.keep_alive(false);
            if started.elapsed() > Duration::from_secs(self.options.limit) {
                self.give_up("the workers do not say what they hold");
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        let holdings: Vec<[u64; 4]> = self.board.workers().iter().map(|slot| slot.holding.get()).collect();
        for (index, [used, ..]) in holdings.iter().enumerate() {
            if *used != 0 {
                self.board.fail(&format!("worker in slot {index} has {used} bytes of device memory in use at rest"));
            }
        }
        holdings
    }

    fn compare(&self, before: &[[u64; 4]], after: &[[u64; 4]]) {
        for (index, (before, after)) in before.iter().zip(after).enumerate() {
            let more = [0, MORE_DESCRIPTORS, MORE_THREADS, MORE_PAGES];
            if before.iter().zip(after).zip(more).any(|((before, after), more)| *after > before + more) {
                let what = "device memory, descriptors, threads, pages";
                self.board.fail(&format!("worker in slot {index} holds {after:?} ({what}), {before:?} before"));
            }
        }
    }

    /// Ends the workers as programs end.
    fn end(&mut self) {
        for slot in self.board.workers() {
            slot.order.store(board::EXIT, SeqCst);
        }
        let started = Instant::now();
        while self.workers.iter().any(Option::is_some) {
            self.keep_alive(false);
            if started.elapsed() > Duration::from_secs(self.options.limit) {
                self.give_up("the workers do not end");
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn report(&self) {
        let board = self.board;
        let count = |value: &std::sync::atomic::AtomicU64| value.load(SeqCst);
        for kind in &KINDS {
            let [began, completed, died] = &board.counts[kind.number as usize];
            let (began, completed, died) = (count(began), count(completed), count(died));
            println!("{:10} {began:8} offers, {completed:8} completed, {died:6} found nobody any more", kind.name);
            let is_chosen = self.options.kinds >> kind.number & 1 == 1;
            assert!(!is_chosen || completed > 0, "no exchange of {} was completed", kind.name);
        }
        println!(
            "{} processes, {} killed, {} orders, {} idle children, {} waits ended by hand",
            count(&board.incarnations),
            self.kills,
            self.orders,
            board.children.load(SeqCst),
            board.rescues.load(SeqCst)
        );
        let failures = board.failures.load(SeqCst) as usize;
        let texts: Vec<String> = board.texts.iter().take(failures).map(|text| text.get()).collect();
        assert!(failures == 0, "{failures} failures:\n{}", texts.join("\n"));
    }
}

impl Drop for Supervisor {
    fn drop(&mut self) {
        for child in self.workers.iter_mut().flatten() {
            _ = child.kill();
            _ = child.wait();
        }
    }
}

impl board::Holding {
    fn get(&self) -> [u64; 4] {
        [&self.used, &self.descriptors, &self.threads, &self.pages].map(|value| value.load(SeqCst))
    }
}

/// What a worker's threads do.
fn describe(slot: &Slot) -> String {
    let pid = slot.pid.load(SeqCst);
    let mut text = format!("worker {} (process {pid})\n", slot.incarnation.load(SeqCst));
    for (index, thread) in slot.threads.iter().enumerate().filter(|(_, thread)| thread.is_busy.load(SeqCst) != 0) {
        let since = thread.since.load(SeqCst);
        let call = if since == 0 {
            "between calls".to_owned()
        } else {
            format!("in {} for {:.1} s", thread.call.get(), now().saturating_sub(since) as f64 / 1000.0)
        };
        _ = writeln!(text, "    thread {index}: {}, {call}", thread.exchange.get());
    }
    text
}
