// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rounds of one death each, at another moment every time.

use std::time::Duration;

use common::comes_true;
use common::external::{Names, TIMELINE};
use common::peer::{MIB, PAGE, Process, SHARED_EVENT, to_hex};

use crate::options::Options;

const SUCCESS: u32 = 0;
const LAUNCH_FAILURE: u32 = 719;

/// A sequence of pseudo-random numbers.
struct Random(u64);

impl Random {
    fn new(options: &Options, round: u64) -> Random {
        Random((options.seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (round + 1).wrapping_mul(0xff51_afd7_ed55_8ccd))
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }

    fn pause(&mut self, milliseconds: u64) {
        std::thread::sleep(Duration::from_micros(self.below(1000 * milliseconds)));
    }
}

/// Children of killed processes, which end with the round.
#[derive(Default)]
struct Orphans(Vec<i32>);

impl Orphans {
    /// Forks an idle child of a process, which keeps every descriptor but the standard ones.
    fn fork(&mut self, process: &mut Process) {
        self.0.push(process.value("fork_asleep 600") as i32);
    }

    #[track_caller]
    fn assert_alive(&self) {
        // SAFETY: tests that the processes exist, and sends nothing.
        assert!(self.0.iter().all(|child| unsafe { libc::kill(*child, 0) } == 0), "an idle child has ended");
    }
}

impl Drop for Orphans {
    fn drop(&mut self) {
        for child in &self.0 {
            // SAFETY: a process that this program had started, and that sleeps for longer than the round takes.
            unsafe { libc::kill(*child, libc::SIGKILL) };
        }
    }
}

/// Freed memory comes back to its exporter once its importer closes it or dies, although children live that the importer
/// forked while it had the memory open, or was opening it.
pub fn forking_importers_keep_nothing() {
    let options = Options::get();
    let size = 4 * MIB;
    let mut exporter = Process::start();
    let warm = exporter.allocate(size);
    exporter.fill(warm, size, 1);
    exporter.export(warm);
    assert_eq!(exporter.free(warm), SUCCESS);
    let (held, free) = (exporter.held(), exporter.values("memory")[0]);
    for round in 0..options.rounds {
        let mut random = Random::new(&options, round);
        let mut orphans = Orphans::default();
        let mut importer = Process::start();
        let p = exporter.allocate(size);
        exporter.fill(p, size, round);
        let handle = exporter.export(p);
        let q = importer.open(&handle);
        if round % 2 == 1 {
            importer.values(&format!("churn_opening {}", to_hex(&handle)));
        }
        for _ in 0..4 {
            orphans.fork(&mut importer);
            random.pause(2);
        }
        let is_freed_first = random.below(2) == 0;
        if is_freed_first {
            assert_eq!(exporter.free(p), SUCCESS);
        }
        if round % 2 == 1 || random.below(2) == 0 {
            importer.kill();
        } else {
            assert_eq!(importer.close(q), SUCCESS);
        }
        if !is_freed_first {
            assert_eq!(exporter.free(p), SUCCESS);
        }
        orphans.assert_alive();
        let is_back = comes_true(|| {
            let p = exporter.allocate(PAGE);
            assert_eq!(exporter.free(p), SUCCESS);
            exporter.held() <= held + 64 * common::hip::page() as u64 && exporter.values("memory")[0] == free
        });
        assert!(is_back, "round {round}: {} bytes are held, {held} at first", exporter.held());
        orphans.assert_alive();
    }
    exporter.finish();
}

/// A wait for a killed process's record is an error, however many records follow by the process itself or another; a
/// wait for a later record that is done is none.
pub fn killed_recorders_are_never_taken_for_done() {
    let options = Options::get();
    for round in 0..options.rounds {
        let mut random = Random::new(&options, round);
        let further = [0, 1, 7, 127, 128, 129, 300][(round % 7) as usize];
        let (mut victim, mut other, mut waiter) = (Process::start(), Process::start(), Process::start());
        let p = victim.allocate(PAGE);
        victim.values(&format!("set {p} 1 {PAGE} 0"));
        victim.values("synchronize");
        let event = victim.value(&format!("create_event {SHARED_EVENT}"));
        let handle = victim.export_event(event);
        let (theirs, waited) = (other.open_event(&handle), waiter.open_event(&handle));
        let q = waiter.open(&victim.export(p));
        let stream = victim.stream();
        victim.values(&format!("stall {stream} 600000"));
        victim.values(&format!("set {p} 2 {PAGE} {stream}"));
        victim.values(&format!("record {event} {stream}"));
        let before = waiter.stream();
        waiter.values(&format!("stream_waits {before} {waited}"));
        let (their_stream, own) = (other.stream(), random.below(2) == 0);
        for _ in 0..further {
            if own {
                // Records of other streams of the victim, which complete at once.
                victim.values(&format!("record {event} 2"));
            } else {
                other.values(&format!("record {theirs} {their_stream}"));
            }
        }
        if own {
            victim.values("finish_stream 2");
        } else {
            other.values(&format!("finish_stream {their_stream}"));
        }
        if further != 0 {
            let after = waiter.stream();
            waiter.values(&format!("stream_waits {after} {waited}"));
            waiter.values(&format!("finish_stream {after}"));
        }
        random.pause(5);
        victim.kill();
        assert_eq!(
            waiter.status(&format!("finish_stream {before}")),
            LAUNCH_FAILURE,
            "round {round}: a killed process's record with {further} further ones, own: {own}"
        );
        assert_eq!(waiter.value(&format!("bytes_are {q} {PAGE} 1")), 1, "the work before the record was never done");
        let after = waiter.stream();
        let waits = waiter.status(&format!("stream_waits {after} {waited}"));
        let ended = waits.max(waiter.status(&format!("finish_stream {after}")));
        let expected = if further == 0 { LAUNCH_FAILURE } else { SUCCESS };
        assert_eq!(ended, expected, "round {round}: the latest of {further} further records, own: {own}");
        waiter.finish();
        other.finish();
    }
}

/// A killed member of a timeline ends the others' waits with an error, at whatever moment of its work or of joining it
/// is killed.
pub fn killed_members_of_a_timeline_end_waits() {
    let options = Options::get();
    for round in 0..options.rounds {
        let mut random = Random::new(&options, round);
        let [mut first, mut second, mut third] = [(); 3].map(|()| Process::start());
        let (memory, timeline) = (first.value(&format!("memfd {MIB}")), first.timeline(0));
        let import = |process: &mut Process, (memory, timeline): (u64, u64)| {
            let memory = process.import_memory(Names::Hip, memory, MIB);
            let buffer = process.map_buffer(Names::Hip, memory, 0, MIB);
            (process.stream(), process.import_semaphore(Names::Hip, TIMELINE, timeline), buffer)
        };
        // More turns than can be taken until one is killed.
        let join = |process: &mut Process, place: u64, descriptors: (u64, u64)| {
            let (stream, semaphore, buffer) = import(process, descriptors);
            process.send(&format!("take_turns Hip {stream} {semaphore} {buffer} {place} 1 5000"));
        };
        let give = |from: &mut Process, to: &mut Process| (from.give(memory, to), from.give(timeline, to));
        let (to_second, to_third) = (give(&mut first, &mut second), give(&mut first, &mut third));
        if round % 3 == 0 {
            // Killed with the descriptor in hand, before they join.
            let (stream, semaphore, _) = import(&mut first, (memory, timeline));
            first.values(&format!("Hip wait {stream} 0 {semaphore} 1"));
            drop((second, third));
            first.send(&format!("finish_stream {stream}"));
            assert_eq!(first.reply().0, LAUNCH_FAILURE, "round {round}: the only member's wait");
        } else {
            join(&mut first, 0, (memory, timeline));
            join(&mut second, 1, to_second);
            join(&mut third, 2, to_third);
            random.pause(60);
            let mut all = [Some(first), Some(second), Some(third)];
            let mut victim = all[random.below(3) as usize].take().expect("three");
            if random.below(3) == 0 {
                // SAFETY: a child that was not waited for.
                unsafe { libc::kill(victim.id() as i32, libc::SIGSTOP) };
                random.pause(20);
            }
            victim.kill();
            for survivor in all.iter_mut().flatten() {
                assert_eq!(survivor.reply().0, LAUNCH_FAILURE, "round {round}: a survivor's turns");
            }
        }
    }
}
