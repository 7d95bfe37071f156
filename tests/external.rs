// SPDX-License-Identifier: MIT OR Apache-2.0
//! External memory and semaphores on the host back end: processes that work on one memory file and give each other the
//! turn by a timeline or by eventfds, and what happens when one of them dies, leaves, or misuses the calls.

use std::os::unix::process::ExitStatusExt;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use common::external::{ALL_NAMES, Names, OPAQUE, TIMELINE};
use common::peer::{MIB, PAGE, Process, SHARED_EVENT, Settings, UNTOUCHED, to_hex};
use common::physical::GRANULE;
use common::{assert_within, harness, peer, physical, scratch, skipped, stretched};

const INVALID_VALUE: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;
const OPERATING_SYSTEM: u32 = 304;
const NOT_READY: u32 = 600;
const LAUNCH_FAILURE: u32 = 719;
const NOT_SUPPORTED: u32 = 801;
const UNKNOWN: u32 = 999;

/// An `int` of -1 in an unsigned place.
const NO_DESCRIPTOR: u64 = 0xffff_ffff;
/// No party that is gone may be waited for longer, on an idle machine.
const SOON: Duration = Duration::from_secs(5);
/// Longer than the others need to notice that somebody is gone.
const A_WHILE: Duration = Duration::from_millis(400);

const STRICT: Settings =
    Settings { environment: &[("ANYGPU_HOST_STRICT", "1")], files: None, file_size: None, user: None };

macro_rules! tests {
    ($($name:ident)*) => {
        &[$((stringify!($name), $name)),*]
    };
}

const TESTS: &[harness::Test] = tests! {
    three_processes_take_ten_thousand_turns
    a_killed_party_is_an_error_for_the_others
    a_member_killed_at_any_moment_is_noticed
    who_never_imported_is_noticed
    a_process_alone_waits_for_itself
    what_another_import_signals_is_waited_for
    who_releases_is_not_missed_while_others_are_left
    who_is_left_alone_is_told
    who_exits_before_its_work_is_done_is_told
    who_exits_while_it_waits_is_told
    a_party_comes_back
    work_that_failed_is_an_error_elsewhere
    calls_behind_a_failed_wait_are_told
    a_forked_child_neither_releases_nor_holds
    a_timeline_may_be_made_before_a_fork
    a_device_reset_ends_waits
    a_destroyed_stream_finishes_its_waits
    a_destroyed_semaphore_finishes_its_work
    host_threads_take_part
    eventfds_give_the_turn
    buffers_are_parts_of_the_memory
    work_stays_within_a_buffer
    buffers_are_hidden_from_the_program_where_all_is
    other_exports_are_memory_too
    wrong_types_and_flags_are_refused
    wrong_descriptors_are_refused
    too_few_descriptors_blame_nothing_else
    a_user_that_is_not_mapped_is_another_user
    wrong_ranges_are_refused
    imported_memory_is_not_cut_off
    what_was_destroyed_is_refused
    a_timeline_does_not_go_back
    imports_leave_no_descriptors
};

fn main() -> ExitCode {
    peer::serve_if_asked();
    harness::run(TESTS.to_vec())
}

/// Processes with the same memory file and the same timeline imported, by different names; each has a stream.
struct Party {
    process: Process,
    names: Names,
    memory: u64,
    buffer: u64,
    timeline: u64,
    stream: u64,
}

impl Party {
    fn join(mut process: Process, names: Names, memory: u64, timeline: u64) -> Party {
        let memory = process.import_memory(names, memory, MIB);
        let buffer = process.map_buffer(names, memory, 0, MIB);
        let timeline = process.import_semaphore(names, TIMELINE, timeline);
        let stream = process.stream();
        Party { process, names, memory, buffer, timeline, stream }
    }

    /// Queues a signal or a wait for a value of the timeline.
    #[track_caller]
    fn queue(&mut self, what: &str, value: u64) {
        let Party { names, timeline, stream, .. } = *self;
        self.process.values(&format!("{names:?} {what} {stream} 0 {timeline} {value}"));
    }

    /// How the stream's work ended, and how long that took.
    fn finish_stream(&mut self) -> (u32, Duration) {
        let started = Instant::now();
        let status = self.process.status(&format!("finish_stream {}", self.stream));
        (status, started.elapsed())
    }

    fn take_turns(&mut self, place: usize, from: u64, to: u64) {
        let Party { names, timeline, stream, buffer, .. } = *self;
        self.process.send(&format!("take_turns {names:?} {stream} {timeline} {buffer} {place} {from} {to}"));
    }

    /// Destroys everything.
    #[track_caller]
    fn leave(mut self) {
        let Party { names, memory, buffer, timeline, .. } = self;
        for call in [
            format!("{names:?} destroy_semaphore {timeline}"),
            format!("{names:?} destroy_memory {memory}"),
            format!("{names:?} free_buffer {buffer}"),
        ] {
            self.process.values(&call);
        }
        self.process.finish();
    }
}

/// Parties whose first has made memory and timeline; no descriptor of either is left open.
fn parties<const COUNT: usize>(names: [Names; COUNT]) -> [Party; COUNT] {
    let mut first = Process::start();
    let (memory, timeline) = (first.value(&format!("memfd {MIB}")), first.timeline(0));
    let mut others = Vec::new();
    for _ in 1..COUNT {
        let mut other = Process::start();
        let given = (first.give(memory, &mut other), first.give(timeline, &mut other));
        others.push((other, given));
    }
    let first = Party::join(first, names[0], memory, timeline);
    let others = others.into_iter().zip(&names[1..]);
    let others = others.map(|((process, (memory, timeline)), names)| Party::join(process, *names, memory, timeline));
    std::iter::once(first).chain(others).collect::<Vec<_>>().try_into().ok().expect("as many as names")
}

fn three_processes_take_ten_thousand_turns() {
    const STEPS: u64 = 10_000;
    let mut parties = parties(ALL_NAMES);
    // What the first finds before its first turn.
    let Party { process, buffer, .. } = &mut parties[0];
    process.values(&format!("poke {} {}", *buffer + 8, u32::MAX));
    let started = Instant::now();
    for (place, party) in parties.iter_mut().enumerate() {
        party.take_turns(place, 1, STEPS);
    }
    for party in &mut parties {
        let (status, values) = party.process.reply();
        assert_eq!((status, values[0].as_str()), (0, "0"), "{}", party.process.reason());
    }
    println!("{STEPS} steps of three processes in {:.2} s", started.elapsed().as_secs_f64());
    parties.into_iter().for_each(Party::leave);
}

fn a_killed_party_is_an_error_for_the_others() {
    for victim in 0..3 {
        let mut parties = parties(ALL_NAMES);
        for (place, party) in parties.iter_mut().enumerate() {
            party.take_turns(place, 1, 20_000);
        }
        std::thread::sleep(Duration::from_millis(150));
        parties[victim].process.kill();
        let started = Instant::now();
        for (place, party) in parties.iter_mut().enumerate().filter(|(place, _)| *place != victim) {
            let (status, _) = party.process.reply();
            assert_eq!(status, LAUNCH_FAILURE, "party {place} of the killed {victim}");
        }
        assert_within(SOON, started);
        for party in parties.iter_mut().enumerate().filter(|(place, _)| *place != victim).map(|(_, party)| party) {
            // Those who wait from now on are told too.
            party.stream = party.process.stream();
            party.queue("wait", 1_000_000);
            let (status, took) = party.finish_stream();
            assert!(status == LAUNCH_FAILURE && took < stretched(SOON), "{status} after {took:?}");
            // Also where AMD's runtime has the last error, which knows nothing of the wait.
            let error = LAUNCH_FAILURE.into();
            assert_eq!(party.process.values("last_error"), [error, error, 0]);
            // The memory is still there, and the rest of the process unharmed.
            let (buffer, stream) = (party.buffer, party.process.stream());
            party.process.values(&format!("set {buffer} 7 {PAGE} {stream}"));
            party.process.values(&format!("finish_stream {stream}"));
            assert_eq!(party.process.value(&format!("bytes_are {buffer} {PAGE} 7")), 1);
        }
    }
}

/// A timeline, and memory with a word in it, of two processes. The first has imported both.
struct Pair {
    descriptor: u64,
    semaphore: u64,
    words: [u64; 2],
}

impl Pair {
    fn new(first: &mut Process, second: &mut Process) -> Pair {
        let (memory, timeline) = (first.value(&format!("memfd {PAGE}")), first.timeline(0));
        let (theirs, descriptor) = (first.give(memory, second), first.give(timeline, second));
        let words = [(&mut *first, memory), (second, theirs)].map(|(process, memory)| {
            let memory = process.import_memory(Names::Hip, memory, PAGE);
            let word = process.map_buffer(Names::Hip, memory, 0, PAGE);
            process.values(&format!("Hip destroy_memory {memory}"));
            word
        });
        let semaphore = first.import_semaphore(Names::Hip, TIMELINE, timeline);
        Pair { descriptor, semaphore, words }
    }

    fn play(&self, second: &mut Process) {
        second.send(&format!("play {} {}", self.descriptor, self.words[1]));
    }

    fn play_back(&self, first: &mut Process, from: u64, to: u64) {
        first.send(&format!("play_back {} {} {from} {to}", self.semaphore, self.words[0]));
    }
}

fn a_member_killed_at_any_moment_is_noticed() {
    const TURNS: u64 = 20;
    let rounds: u64 = std::env::var("ANYGPU_TEST_ROUNDS").map_or(8, |rounds| rounds.parse().expect("a number"));
    let mut random = std::process::id();
    let [mut survivor, mut left, mut right] = [(); 3].map(|()| Process::start());
    // Two that nothing happens to, so that nothing may fail.
    let unharmed = Pair::new(&mut left, &mut right);
    unharmed.play(&mut right);
    for round in 0..rounds {
        let mut victim = Process::start();
        let pair = Pair::new(&mut survivor, &mut victim);
        pair.play(&mut victim);
        pair.play_back(&mut survivor, 0, 1 << 30);
        unharmed.play_back(&mut left, round * TURNS, (round + 1) * TURNS);
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // The first moments, in which it imports the timeline, are as likely as all later ones.
        let longest = if random & 1 == 0 { 300 } else { 20_000 };
        let moment = Duration::from_micros(u64::from(random >> 8) % longest);
        std::thread::sleep(moment);
        victim.kill();
        let killed = Instant::now();
        let (status, values) = survivor.reply();
        assert_eq!((status, values[1].as_str()), (LAUNCH_FAILURE, "0"), "round {round}, killed after {moment:?}");
        assert_within(SOON, killed);
        let (status, values) = left.reply();
        assert_eq!(
            (status, values[0].as_str(), values[1].as_str()),
            (0, "20", "0"),
            "round {round}: {}",
            left.reason()
        );
        survivor.values(&format!("Hip destroy_semaphore {}", pair.semaphore));
        survivor.values(&format!("Hip free_buffer {}", pair.words[0]));
    }
    right.kill();
    left.finish();
    survivor.finish();
}

fn who_never_imported_is_noticed() {
    let log = scratch("noticed").join("log");
    let level = format!("warn:{}", log.display());
    for moment in [Duration::ZERO, A_WHILE] {
        std::fs::write(&log, "").expect("an empty log");
        let environment: &[_] = &[("ANYGPU_LOG", &*level)];
        let (mut a, mut b) = (Process::start_with(&Settings { environment, ..Settings::default() }), Process::start());
        let timeline = a.timeline(0);
        a.give(timeline, &mut b);
        let semaphore = a.import_semaphore(Names::Hip, TIMELINE, timeline);
        let stream = a.stream();
        a.values(&format!("Hip wait {stream} 0 {semaphore} 1"));
        std::thread::sleep(moment);
        assert_eq!(a.status(&format!("query_stream {stream}")), NOT_READY, "it may still import it");
        b.kill();
        let killed = Instant::now();
        assert_eq!(a.status(&format!("finish_stream {stream}")), LAUNCH_FAILURE);
        assert_within(SOON, killed);
        a.finish();
        let said = std::fs::read_to_string(&log).expect("a log");
        let cause = "a wait for 1 of a timeline that is at 0 ends with an error: no other process has it any more";
        assert!(said.contains(cause), "{said}");
    }
}

fn a_process_alone_waits_for_itself() {
    let mut a = Process::start();
    let timeline = a.timeline(0);
    let twin = a.twin(timeline);
    let semaphore = a.import_semaphore(Names::Hip, TIMELINE, timeline);
    let stream = a.stream();
    a.values(&format!("Hip wait {stream} 0 {semaphore} 1"));
    for closes in [true, false] {
        std::thread::sleep(A_WHILE);
        assert_eq!(a.status(&format!("query_stream {stream}")), NOT_READY);
        if closes {
            a.close_descriptor(twin);
        }
    }
    let other = a.stream();
    a.values(&format!("Hip signal {other} 0 {semaphore} 1"));
    assert_eq!(a.status(&format!("finish_stream {stream}")), 0);
    a.finish();
}

fn what_another_import_signals_is_waited_for() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let timeline = a.timeline(0);
    let given = a.give(timeline, &mut b);
    b.import_semaphore(Names::Hip, TIMELINE, given);
    b.finish();
    let twin = a.twin(timeline);
    let [one, other] = [timeline, twin].map(|descriptor| a.import_semaphore(Names::Hip, TIMELINE, descriptor));
    let [waiting, signalling] = [a.stream(), a.stream()];
    a.values(&format!("stall {signalling} {}", 2 * A_WHILE.as_millis()));
    a.values(&format!("Hip signal {signalling} 0 {other} 1"));
    a.values(&format!("Hip wait {waiting} 0 {one} 1"));
    assert_eq!(a.status(&format!("finish_stream {waiting}")), 0);
    // Nothing that is queued raises it to 2.
    a.values(&format!("Hip wait {waiting} 0 {one} 2"));
    assert_eq!(a.status(&format!("finish_stream {waiting}")), LAUNCH_FAILURE);
    a.finish();
}

fn who_releases_is_not_missed_while_others_are_left() {
    let [mut a, mut b, c] = parties(ALL_NAMES);
    b.queue("wait", 1);
    a.queue("wait", 2);
    // One destroys what it has, another just ends, as programs do.
    let Party { process: mut ending, names, timeline, stream, .. } = c;
    ending.values(&format!("{names:?} signal {stream} 0 {timeline} 0"));
    ending.finish();
    std::thread::sleep(A_WHILE);
    assert_eq!(b.process.status(&format!("query_stream {}", b.stream)), NOT_READY);
    let (names, timeline, stream) = (a.names, a.timeline, a.process.stream());
    a.process.values(&format!("{names:?} signal {stream} 0 {timeline} 1"));
    assert_eq!(b.finish_stream().0, 0);
    b.queue("signal", 2);
    assert_eq!(a.finish_stream().0, 0);
    a.leave();
    b.leave();
}

fn who_is_left_alone_is_told() {
    for destroys in [true, false] {
        let [a, mut b] = parties([Names::Hip, Names::Driver]);
        b.queue("wait", 1);
        if destroys {
            a.leave();
        } else {
            a.process.finish();
        }
        let (status, took) = b.finish_stream();
        assert!(status == LAUNCH_FAILURE && took < stretched(SOON), "{status} after {took:?}");
    }
    // One that leaves without its exit handlers may have left work undone, whoever else is there.
    let [mut a, mut b, _c] = parties(ALL_NAMES);
    b.queue("wait", 1);
    a.process.send("leave_at_once");
    assert!(a.process.reply_or_end().is_none());
    assert_eq!(b.finish_stream().0, LAUNCH_FAILURE);
}

fn who_exits_before_its_work_is_done_is_told() {
    let [mut a, mut b, _c] = parties(ALL_NAMES);
    b.queue("wait", 5);
    a.process.values(&format!("stall {} 20000", a.stream));
    a.queue("signal", 5);
    a.process.finish();
    assert_eq!(b.finish_stream().0, LAUNCH_FAILURE);
}

fn who_exits_while_it_waits_is_told() {
    let [mut a, mut b, _c] = parties(ALL_NAMES);
    b.queue("wait", 5);
    let eventfd = a.process.value("eventfd 0");
    let never = a.process.import_semaphore(a.names, OPAQUE, eventfd);
    a.process.values(&format!("{:?} wait {} 0 {never} 0", a.names, a.stream));
    a.queue("signal", 5);
    a.process.finish();
    let (status, took) = b.finish_stream();
    assert!(status == LAUNCH_FAILURE && took < stretched(SOON), "{status} after {took:?}");
}

fn a_party_comes_back() {
    let mut keeper = Process::start();
    let timeline = keeper.timeline(0);
    let join = |keeper: &mut Process| {
        let mut other = Process::start();
        let given = keeper.give(timeline, &mut other);
        let semaphore = other.import_semaphore(Names::Hip, TIMELINE, given);
        let stream = other.stream();
        (other, semaphore, stream)
    };
    let twin = keeper.twin(timeline);
    let semaphore = keeper.import_semaphore(Names::Hip, TIMELINE, twin);
    let wait = |keeper: &mut Process, value: u64| {
        let stream = keeper.stream();
        keeper.values(&format!("Hip wait {stream} 0 {semaphore} {value}"));
        stream
    };
    let (mut first, ..) = join(&mut keeper);
    let stream = wait(&mut keeper, 1);
    first.kill();
    assert_eq!(keeper.status(&format!("finish_stream {stream}")), LAUNCH_FAILURE);
    let (mut second, theirs, their_stream) = join(&mut keeper);
    let stream = wait(&mut keeper, 1);
    std::thread::sleep(A_WHILE);
    assert_eq!(keeper.status(&format!("query_stream {stream}")), NOT_READY, "the second may still do it");
    second.values(&format!("Hip signal {their_stream} 0 {theirs} 1"));
    assert_eq!(keeper.status(&format!("finish_stream {stream}")), 0);
    second.finish();
    // The descriptor is open here: others may come.
    let stream = wait(&mut keeper, 2);
    std::thread::sleep(A_WHILE);
    assert_eq!(keeper.status(&format!("query_stream {stream}")), NOT_READY);
    keeper.values(&format!("timeline_signal {timeline} 2"));
    assert_eq!(keeper.status(&format!("finish_stream {stream}")), 0);
    keeper.finish();
}

fn work_that_failed_is_an_error_elsewhere() {
    // The first raises another timeline only after what the third never does.
    let [mut a, mut b, mut c] = parties(ALL_NAMES);
    let own = a.process.timeline(0);
    let given = a.process.give(own, &mut b.process);
    let theirs = b.process.import_semaphore(b.names, TIMELINE, given);
    let own = a.process.import_semaphore(a.names, TIMELINE, own);
    a.queue("wait", 3);
    a.process.values(&format!("{:?} signal {} 0 {own} 1", a.names, a.stream));
    b.process.values(&format!("{:?} wait {} 0 {theirs} 1", b.names, b.stream));
    c.process.kill();
    let (status, took) = b.finish_stream();
    assert!(status == LAUNCH_FAILURE && took < stretched(SOON), "{status} after {took:?}");
    // Once somebody has done it all the same, it is done.
    let stream = a.process.stream();
    a.process.values(&format!("{:?} signal {stream} 0 {own} 1", a.names));
    b.stream = b.process.stream();
    b.process.values(&format!("{:?} wait {} 0 {theirs} 1", b.names, b.stream));
    assert_eq!(b.finish_stream().0, 0);
}

fn calls_behind_a_failed_wait_are_told() {
    for names in ALL_NAMES {
        let [mut a, mut b] = parties([names, Names::Hip]);
        a.process.values(&format!("call_behind {}", a.stream));
        assert_eq!(a.finish_stream().0, 0);
        assert_eq!(a.process.values("called_behind"), [0, 1]);
        a.queue("wait", 1);
        a.process.values(&format!("call_behind {}", a.stream));
        b.process.kill();
        let (status, took) = a.finish_stream();
        assert!(status == LAUNCH_FAILURE && took < stretched(SOON), "{status} after {took:?}");
        assert_eq!(a.process.values("called_behind"), [LAUNCH_FAILURE.into(), 1], "{names:?}");
    }
}

fn a_forked_child_neither_releases_nor_holds() {
    let [mut a, mut b] = parties([Names::Hip, Names::Runtime]);
    b.queue("wait", 1);
    // Through the exit handlers.
    a.process.values("fork nothing");
    std::thread::sleep(A_WHILE);
    a.queue("signal", 1);
    assert_eq!(b.finish_stream().0, 0);
    b.queue("wait", 2);
    let child = a.process.value("fork_asleep 20") as i32;
    a.process.kill();
    let (status, took) = b.finish_stream();
    // SAFETY: the child of a child of ours, which only sleeps.
    assert_eq!(unsafe { libc::kill(child, libc::SIGKILL) }, 0, "it outlived its parent");
    assert!(status == LAUNCH_FAILURE && took < stretched(SOON), "{status} after {took:?}");
}

fn a_timeline_may_be_made_before_a_fork() {
    let mut a = Process::start();
    assert_eq!(a.values("make_and_fork"), [0, LAUNCH_FAILURE.into()]);
    assert_eq!(a.values("timelines_are_supported"), [1, 1]);
    a.finish();
}

fn a_device_reset_ends_waits() {
    for kind in [OPAQUE, TIMELINE] {
        let mut a = Process::start();
        let descriptor = if kind == OPAQUE { a.value("eventfd 0") } else { a.timeline(0) };
        let semaphore = a.import_semaphore(Names::Hip, kind, descriptor);
        let memory = a.value(&format!("memfd {PAGE}"));
        let memory = a.import_memory(Names::Hip, memory, PAGE);
        let stream = a.stream();
        a.values(&format!("Hip wait {stream} 0 {semaphore} 1"));
        assert_eq!(a.values(&format!("reset_under_a_wait {stream}")), [1, LAUNCH_FAILURE.into()]);
        // What was imported has gone with the device.
        assert_eq!(a.status(&format!("Hip destroy_semaphore {semaphore}")), INVALID_VALUE);
        assert_eq!(a.status(&format!("Hip destroy_memory {memory}")), INVALID_VALUE);
        a.values("synchronize");
        // Another begins as the first did.
        let (descriptor, stream) = (a.timeline(3), a.stream());
        let semaphore = a.import_semaphore(Names::Hip, TIMELINE, descriptor);
        a.values(&format!("Hip wait {stream} 0 {semaphore} 3"));
        assert_eq!(a.status(&format!("finish_stream {stream}")), 0);
        a.finish();
    }
}

fn a_destroyed_stream_finishes_its_waits() {
    let [mut a, mut b] = parties([Names::Driver, Names::Hip]);
    a.queue("wait", 1);
    a.process.values(&format!("set {} 9 {PAGE} {}", a.buffer, a.stream));
    a.queue("signal", 2);
    a.process.values(&format!("destroy_stream {}", a.stream));
    b.queue("signal", 1);
    b.queue("wait", 2);
    assert_eq!(b.finish_stream().0, 0);
    assert_eq!(b.process.value(&format!("bytes_are {} {PAGE} 9", b.buffer)), 1);
    a.leave();
    b.leave();
}

fn a_destroyed_semaphore_finishes_its_work() {
    let [mut a, mut b] = parties([Names::Runtime, Names::Hip]);
    a.queue("wait", 1);
    a.queue("signal", 2);
    a.process.values(&format!("Runtime destroy_semaphore {}", a.timeline));
    std::thread::sleep(A_WHILE);
    b.queue("signal", 1);
    b.queue("wait", 2);
    assert_eq!((a.finish_stream().0, b.finish_stream().0), (0, 0));
    a.process.finish();
}

fn host_threads_take_part() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let timeline = a.timeline(41);
    assert_eq!(a.value(&format!("timeline_value {timeline}")), 41);
    let given = a.give(timeline, &mut b);
    let (semaphore, stream) = (b.import_semaphore(Names::Hip, TIMELINE, given), b.stream());
    b.values(&format!("Hip wait {stream} 0 {semaphore} 42"));
    b.values(&format!("Hip signal {stream} 0 {semaphore} 43"));
    assert_eq!(a.status(&format!("timeline_wait {timeline} 43 20")), NOT_READY);
    a.values(&format!("timeline_signal {timeline} 42"));
    assert_eq!(a.status(&format!("timeline_wait {timeline} 43 5000")), 0);
    assert_eq!(a.value(&format!("timeline_value {timeline}")), 43);
    a.send(&format!("timeline_wait {timeline} 44 20000"));
    std::thread::sleep(Duration::from_millis(50));
    b.kill();
    assert_eq!(a.reply().0, LAUNCH_FAILURE);
    // Who only uses the descriptor is noticed once nobody is left.
    let mut c = Process::start();
    let given = a.give(timeline, &mut c);
    let (semaphore, stream) = (c.import_semaphore(Names::Hip, TIMELINE, given), c.stream());
    c.values(&format!("Hip wait {stream} 0 {semaphore} 44"));
    a.kill();
    assert_eq!(c.status(&format!("finish_stream {stream}")), LAUNCH_FAILURE);
}

fn eventfds_give_the_turn() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let memory = a.value(&format!("memfd {PAGE}"));
    let (there, back) = (a.value("eventfd 0"), a.value("eventfd 0"));
    let [theirs, from, to] = [memory, there, back].map(|descriptor| a.give(descriptor, &mut b));
    // A host thread may signal too.
    let kept = a.twin(there);
    let memory = a.import_memory(Names::Hip, memory, PAGE);
    let p = a.map_buffer(Names::Hip, memory, 0, PAGE);
    let theirs = b.import_memory(Names::Runtime, theirs, PAGE);
    let q = b.map_buffer(Names::Runtime, theirs, 0, PAGE);
    let [there, back] = [there, back].map(|descriptor| a.import_semaphore(Names::Hip, OPAQUE, descriptor));
    let [from, to] = [from, to].map(|descriptor| b.import_semaphore(Names::Runtime, OPAQUE, descriptor));
    let (stream, other) = (a.stream(), b.stream());
    for round in 1..=50 {
        a.values(&format!("set {p} {round} {PAGE} {stream}"));
        a.values(&format!("Hip signal {stream} 0 {there} 0"));
        b.values(&format!("Runtime wait {other} 0 {from} 0"));
        b.values(&format!("finish_stream {other}"));
        assert_eq!(b.value(&format!("bytes_are {q} {PAGE} {round}")), 1);
        b.values(&format!("set {q} {} {PAGE} {other}", round + 100));
        // Both in one call.
        b.values(&format!("Runtime signal {other} 0 {to} 0 {from} 0"));
        a.values(&format!("Hip wait {stream} 0 {back} 0 {there} 0"));
        a.values(&format!("finish_stream {stream}"));
        assert_eq!(a.value(&format!("bytes_are {p} {PAGE} {}", round + 100)), 1);
    }
    // A signal ends one wait, and waits do not block the caller.
    for _ in 0..2 {
        b.values(&format!("Runtime wait {other} 0 {from} 0"));
    }
    a.values(&format!("Hip signal {stream} 0 {there} 0"));
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(b.status(&format!("query_stream {other}")), NOT_READY);
    a.values(&format!("add {kept} 1"));
    b.values(&format!("finish_stream {other}"));
    // A counter that is full does not hold up who signals.
    a.values(&format!("add {kept} {}", u64::MAX - 1));
    a.values(&format!("Hip signal {stream} 0 {there} 0"));
    assert_eq!(a.status(&format!("finish_stream {stream}")), 0);
    b.values(&format!("Runtime wait {other} 0 {from} 0"));
    assert_eq!(b.status(&format!("finish_stream {other}")), 0);
    a.finish();
    b.finish();
}

fn buffers_are_parts_of_the_memory() {
    const SIZE: u64 = 3 * PAGE + 100;
    for names in ALL_NAMES {
        let mut a = Process::start();
        let descriptor = a.value(&format!("memfd {SIZE}"));
        let before = a.values("memory");
        let memory = a.import_memory(names, descriptor, SIZE);
        let (whole, part) = (a.map_buffer(names, memory, 0, SIZE), a.map_buffer(names, memory, PAGE + 24, 2 * PAGE));
        assert_eq!(part % PAGE, 24);
        assert_ne!(a.map_buffer(names, memory, 0, SIZE), whole, "each call makes another");
        assert_eq!(a.values("memory"), before, "somebody else has paid for it");
        a.fill(whole, SIZE / 8 * 8, 1);
        a.values(&format!("poke {part} 12345"));
        assert_eq!(a.value(&format!("word {}", whole + PAGE + 24)), 12345);
        assert_eq!(a.values(&format!("range {}", part + 9)), [part, 2 * PAGE]);
        assert_eq!(a.value(&format!("kind {part}")), 2, "device memory");
        assert_eq!(a.status(&format!("export {part}")), INVALID_VALUE);
        // What is mapped stays.
        a.values(&format!("{names:?} destroy_memory {memory}"));
        let stream = a.stream();
        a.values(&format!("set {} 5 {PAGE} {stream}", part + PAGE));
        a.values(&format!("finish_stream {stream}"));
        assert_eq!(a.value(&format!("bytes_are {} {PAGE} 5", whole + 2 * PAGE + 24)), 1);
        assert_eq!(a.status(&format!("{names:?} free_buffer {}", part + PAGE)), INVALID_VALUE);
        a.values(&format!("{names:?} free_buffer {part}"));
        assert_eq!(a.status(&format!("{names:?} free_buffer {part}")), INVALID_VALUE);
        assert_eq!(a.value(&format!("kind {part}")), 0, "unknown memory");
        a.values(&format!("{names:?} free_buffer {whole}"));
        a.finish();
    }
}

fn work_stays_within_a_buffer() {
    let mut a = Process::start();
    let descriptor = a.value(&format!("memfd {MIB}"));
    let memory = a.import_memory(Names::Hip, descriptor, MIB);
    let (part, stream) = (a.map_buffer(Names::Hip, memory, PAGE + 24, 2 * PAGE), a.stream());
    assert_eq!(a.status(&format!("set {part} 1 {} {stream}", 2 * PAGE + 1)), INVALID_VALUE);
    assert_eq!(a.status(&format!("set {} 1 9 {stream}", part - 8)), INVALID_VALUE);
    a.finish();
}

fn buffers_are_hidden_from_the_program_where_all_is() {
    for touch in ["peek", "poke"] {
        let (mut a, mut b) = (Process::start_with(&STRICT), Process::start());
        let descriptor = b.value(&format!("memfd {MIB}"));
        let given = b.give(descriptor, &mut a);
        let [p, q] = [(&mut a, given), (&mut b, descriptor)].map(|(process, descriptor)| {
            let memory = process.import_memory(Names::Hip, descriptor, MIB);
            process.map_buffer(Names::Hip, memory, PAGE / 2, PAGE)
        });
        b.fill(q, PAGE, 3);
        assert!(a.holds(p, PAGE, 3));
        a.send(&format!("{touch} {}{}", p + 8, if touch == "poke" { " 1" } else { "" }));
        assert!(a.reply_or_end().is_none(), "{touch} went through");
        let (status, report) = a.end();
        assert_eq!(status.signal(), Some(libc::SIGSEGV), "{status}\n{report}");
        assert!(report.contains(&format!("{p:#x}")), "{report}");
        b.finish();
    }
}

fn other_exports_are_memory_too() {
    // Physical memory of another process: the last page of its file is not of the memory.
    let (mut a, mut b) = (Process::start(), Process::start());
    let (physical, p) = a.physical(physical::Names::Hip, GRANULE);
    a.fill(p, GRANULE, 6);
    let descriptor = a.get(physical::Names::Hip, &format!("export {physical}"));
    let given = a.give(descriptor, &mut b);
    let import = format!("Hip import_memory {OPAQUE} {given} {} 0", GRANULE + 1);
    assert_eq!(b.status(&import), INVALID_VALUE);
    let memory = b.import_memory(Names::Hip, given, GRANULE);
    let q = b.map_buffer(Names::Hip, memory, 0, GRANULE);
    assert!(b.holds(q, GRANULE, 6));
    b.fill(q, GRANULE, 7);
    assert!(a.holds(p, GRANULE, 7));
    a.kill();
    assert!(b.holds(q, GRANULE, 7), "it lives until the last importer releases it");
    // A memory file, and its type as a dma-buf's, which stays open.
    let descriptor = b.value(&format!("memfd {}", 2 * PAGE));
    let memory = b.value(&format!("Driver import_memory 9 {descriptor} {} 0", 2 * PAGE));
    assert!(b.is_open(descriptor));
    b.close_descriptor(descriptor);
    let r = b.map_buffer(Names::Driver, memory, PAGE, PAGE);
    b.fill(r, PAGE, 1);
    assert!(b.holds(r, PAGE, 1));
    // A file with a name is none, wherever it is. The stand-ins for vendors take any.
    let folders =
        if peer::backend() == "host" { vec![common::scratch("external"), "/dev/shm".into()] } else { Vec::new() };
    for folder in folders {
        let path = folder.join(format!("anygpu-test-memory-{}", std::process::id()));
        if std::fs::write(&path, [1; 2 * PAGE as usize]).is_ok() {
            let descriptor = b.value(&format!("open_file {}", path.display()));
            let import = b.status(&format!("Driver import_memory 9 {descriptor} {} 0", 2 * PAGE));
            std::fs::remove_file(&path).expect("it is there");
            assert_eq!(import, UNKNOWN, "{}", path.display());
        }
    }
    // A dma-buf that another driver has made of a memory file.
    let (status, values) = b.call(&format!("udmabuf {MIB}"));
    if status != 0 {
        skipped("there is no /dev/udmabuf, so no dma-buf was imported");
        return;
    }
    let descriptor: u64 = values[0].parse().expect("a descriptor");
    for kind in [9, OPAQUE] {
        assert_eq!(b.status(&format!("Driver import_memory {kind} {descriptor} {} 0", MIB + 1)), INVALID_VALUE);
        let memory = b.value(&format!("Driver import_memory {kind} {descriptor} {MIB} 0"));
        let s = b.map_buffer(Names::Driver, memory, PAGE, PAGE);
        b.fill(s, PAGE, kind.into());
        assert!(b.holds(s, PAGE, kind.into()));
    }
    assert!(!b.is_open(descriptor));
    b.finish();
}

fn wrong_types_and_flags_are_refused() {
    for names in ALL_NAMES {
        let mut a = Process::start();
        let (memory, timeline) = (a.value(&format!("memfd {PAGE}")), a.timeline(0));
        let untouched = || vec![UNTOUCHED.to_string()];
        let mut refused = |what: String, code: u32| {
            let answer = a.call(&format!("{names:?} {what}"));
            assert_eq!(answer, (code, untouched()), "{names:?} {what}");
        };
        for kind in [0, 100, u64::from(u32::MAX)] {
            refused(format!("import_memory {kind} {memory} {PAGE} 0"), INVALID_VALUE);
            refused(format!("import_semaphore {kind} {timeline} 0"), INVALID_VALUE);
        }
        for kind in [2, 4] {
            refused(format!("import_memory {kind} {memory} {PAGE} 0"), NOT_SUPPORTED);
            refused(format!("import_semaphore {kind} {timeline} 0"), NOT_SUPPORTED);
        }
        for flags in [2, 0x8000_0000_u64] {
            refused(format!("import_memory {OPAQUE} {memory} {PAGE} {flags}"), INVALID_VALUE);
        }
        refused(format!("import_semaphore {TIMELINE} {timeline} 1"), INVALID_VALUE);
        assert!(a.is_open(memory) && a.is_open(timeline));
        let memory = a.import_memory(names, memory, PAGE);
        let timeline = a.import_semaphore(names, TIMELINE, timeline);
        assert_eq!(a.call(&format!("{names:?} map_buffer {memory} 0 {PAGE} 1")), (INVALID_VALUE, untouched()));
        let stream = a.stream();
        for what in ["signal", "wait"] {
            assert_eq!(a.status(&format!("{names:?} {what} {stream} 1 {timeline} 5")), INVALID_VALUE);
            assert_eq!(a.status(&format!("{names:?} {what} {timeline} 0 {timeline} 5")), 400, "no stream");
        }
        assert_eq!(a.status(&format!("query_stream {stream}")), 0);
        a.finish();
    }
}

fn a_user_that_is_not_mapped_is_another_user() {
    let unmapped = std::process::Command::new("unshare").args(["--user", "true"]).output();
    if !unmapped.is_ok_and(|output| output.status.success()) {
        return skipped("unshare --user is not allowed here");
    }
    let (mut a, mut b) = (Process::start(), Process::start_under("unshare", &["--user", "--"]));
    let (physical, _) = a.physical(physical::Names::Hip, GRANULE);
    let physical = a.get(physical::Names::Hip, &format!("export {physical}"));
    let timeline = a.timeline(0);
    let [physical, timeline] = [physical, timeline].map(|descriptor| a.give(descriptor, &mut b));
    for import in [
        format!("{} import {physical}", physical::Names::Hip.word()),
        format!("Hip import_semaphore {TIMELINE} {timeline} 0"),
    ] {
        assert_eq!(b.status(&import), INVALID_VALUE, "{import}");
        assert!(b.reason().contains("another user's file"), "{import}: {}", b.reason());
    }
}

/// Also tokens, whose owner cannot be asked, and handles, whose files cannot be opened.
fn too_few_descriptors_blame_nothing_else() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(MIB);
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let (handle, event, token) = (to_hex(&a.export(p)), to_hex(&a.export_event(event)), a.token(p));
    let (physical, _) = a.physical(physical::Names::Hip, GRANULE);
    let physical = a.get(physical::Names::Hip, &format!("export {physical}"));
    let [memory, timeline, eventfd] = [a.value(&format!("memfd {PAGE}")), a.timeline(0), a.value("eventfd 0")];
    let [physical, memory, timeline, eventfd] =
        [physical, memory, timeline, eventfd].map(|descriptor| a.give(descriptor, &mut b));
    // What is opened once is open.
    b.allocate(PAGE);
    // Standard input, output and error are open.
    b.values("limit_files 3");
    let imports = [
        format!("open {handle} 1"),
        format!("open_event {event}"),
        format!("import -1 {token}"),
        format!("{} import {physical}", physical::Names::Hip.word()),
        format!("Hip import_memory {OPAQUE} {memory} {PAGE} 0"),
        format!("Hip import_semaphore {TIMELINE} {timeline} 0"),
        format!("Hip import_semaphore {OPAQUE} {eventfd} 0"),
    ];
    let outcomes: Vec<_> = imports.iter().map(|import| (import, b.status(import), b.reason())).collect();
    b.values("limit_files 512");
    for (import, status, reason) in outcomes {
        assert!(status == OPERATING_SYSTEM && reason.contains("RLIMIT_NOFILE"), "{import}: {status}, {reason}");
        b.values(import);
    }
    b.finish();
}

fn wrong_descriptors_are_refused() {
    for names in ALL_NAMES {
        let mut a = Process::start();
        let (timeline, eventfd) = (a.timeline(0), a.value("eventfd 0"));
        let memory = a.value(&format!("memfd {PAGE}"));
        let pool = a.get(physical::Names::Hip, "pool");
        let pool = a.get(physical::Names::Hip, &format!("export_pool {pool}"));
        let read_only = a.value(&format!("read_only {memory}"));
        let read_only_timeline = a.value(&format!("read_only {timeline}"));
        let [null, zero] = ["null", "zero"].map(|device| a.value(&format!("open_file /dev/{device}")));
        // As each vendor says it.
        let (no_memory, no_semaphore) = match names {
            Names::Hip => (OUT_OF_MEMORY, INVALID_VALUE),
            Names::Driver | Names::Runtime => (UNKNOWN, UNKNOWN),
        };
        let everything = [timeline, eventfd, memory, pool, read_only, read_only_timeline, null, zero];
        // Standard error is a pipe.
        let nothing = [NO_DESCRIPTOR, 9999, 2, null, zero, pool, read_only];
        for wrong in nothing.into_iter().chain([timeline, eventfd, read_only_timeline]) {
            let answer = a.call(&format!("{names:?} import_memory {OPAQUE} {wrong} 64 0"));
            assert_eq!(answer, (no_memory, vec![UNTOUCHED.to_string()]), "memory of {wrong}: {}", a.reason());
        }
        for (kind, others) in [(OPAQUE, [memory, timeline]), (TIMELINE, [memory, eventfd])] {
            for wrong in nothing.into_iter().chain(others).chain([read_only_timeline]) {
                let answer = a.call(&format!("{names:?} import_semaphore {kind} {wrong} 0"));
                assert_eq!(answer, (no_semaphore, vec![UNTOUCHED.to_string()]), "{kind} of {wrong}: {}", a.reason());
            }
        }
        for descriptor in everything {
            assert!(a.is_open(descriptor), "a refused descriptor is still the program's");
        }
        // The same descriptors are good for what they are, and then are gone, but for HIP's of memory.
        a.import_memory(names, memory, PAGE);
        a.import_semaphore(names, TIMELINE, timeline);
        a.import_semaphore(names, OPAQUE, eventfd);
        for taken in [timeline, eventfd] {
            assert!(!a.is_open(taken));
        }
        assert_eq!(a.is_open(memory), matches!(names, Names::Hip));
        a.finish();
    }
    let mut a = Process::start();
    let memory = a.value(&format!("memfd {PAGE}"));
    for wrong in [NO_DESCRIPTOR, 9999, memory] {
        assert_eq!(a.call(&format!("timeline_value {wrong}")), (INVALID_VALUE, vec![UNTOUCHED.to_string()]));
        assert_eq!(a.status(&format!("timeline_signal {wrong} 1")), INVALID_VALUE);
        assert_eq!(a.status(&format!("timeline_wait {wrong} 1 1")), INVALID_VALUE);
    }
    let timeline = a.timeline(0);
    assert_eq!(a.status("timeline_in_null"), INVALID_VALUE);
    assert_eq!(a.status(&format!("timeline_value_in_null {timeline}")), INVALID_VALUE);
    a.finish();
}

fn wrong_ranges_are_refused() {
    for names in ALL_NAMES {
        let mut a = Process::start();
        let descriptor = a.value(&format!("memfd {MIB}"));
        let refused = vec![UNTOUCHED.to_string()];
        for size in [0, MIB + 1, u64::MAX] {
            let answer = a.call(&format!("{names:?} import_memory {OPAQUE} {descriptor} {size} 0"));
            assert_eq!(answer, (INVALID_VALUE, refused.clone()), "{size} bytes");
            assert!(a.is_open(descriptor));
        }
        let kept = a.twin(descriptor);
        let memory = a.import_memory(names, descriptor, MIB / 2);
        for (offset, size) in [
            (0, 0),
            (0, MIB / 2 + 1),
            (MIB / 2, 1),
            (MIB / 2 - 8, 16),
            (MIB, PAGE),
            (u64::MAX, 1),
            (u64::MAX, u64::MAX),
            (1, u64::MAX),
        ] {
            let answer = a.call(&format!("{names:?} map_buffer {memory} {offset} {size} 0"));
            // CUDA's driver says so of an end beyond all addresses.
            let is_far = offset.checked_add(size).is_none() && !matches!(names, Names::Hip);
            let code = if is_far { OUT_OF_MEMORY } else { INVALID_VALUE };
            assert_eq!(answer, (code, refused.clone()), "{size} bytes from {offset}");
        }
        a.map_buffer(names, memory, MIB / 2 - 1, 1);
        // Its maker has made the file shorter since.
        a.values(&format!("truncate {kept} {PAGE}"));
        assert_eq!(a.call(&format!("{names:?} map_buffer {memory} 0 {} 0", 2 * PAGE)), (INVALID_VALUE, refused));
        a.finish();
    }
}

fn imported_memory_is_not_cut_off() {
    for names in ALL_NAMES {
        let mut a = Process::start();
        let descriptor = a.value(&format!("memfd_that_may_be_sealed {MIB}"));
        let kept = a.twin(descriptor);
        assert_eq!(a.call(&format!("{names:?} import_memory {OPAQUE} {descriptor} {} 0", MIB + 1)).0, INVALID_VALUE);
        assert_eq!(a.status(&format!("truncate {kept} {}", 2 * MIB)), 0, "a failed import changes nothing");
        assert_eq!(a.status(&format!("truncate {kept} {MIB}")), 0);
        let memory = a.import_memory(names, descriptor, MIB);
        let p = a.map_buffer(names, memory, 0, MIB);
        assert_ne!(a.status(&format!("truncate {kept} {PAGE}")), 0);
        a.fill(p, MIB, 1);
        assert!(a.holds(p, MIB, 1));
        a.finish();
    }
}

fn what_was_destroyed_is_refused() {
    for names in ALL_NAMES {
        let mut a = Process::start();
        let descriptor = a.value(&format!("memfd {PAGE}"));
        let memory = a.import_memory(names, descriptor, PAGE);
        let (timeline, eventfd) = (a.timeline(0), a.value("eventfd 1"));
        let timeline = a.import_semaphore(names, TIMELINE, timeline);
        let eventfd = a.import_semaphore(names, OPAQUE, eventfd);
        let stream = a.stream();
        // One is no other.
        assert_eq!(a.status(&format!("{names:?} destroy_memory {timeline}")), INVALID_VALUE);
        assert_eq!(a.status(&format!("{names:?} destroy_semaphore {memory}")), INVALID_VALUE);
        assert_eq!(a.status(&format!("{names:?} wait {stream} 0 {memory} 0")), INVALID_VALUE);
        a.values(&format!("{names:?} destroy_memory {memory}"));
        a.values(&format!("{names:?} destroy_semaphore {timeline}"));
        assert_eq!(a.status(&format!("{names:?} destroy_memory {memory}")), INVALID_VALUE);
        assert_eq!(a.status(&format!("{names:?} destroy_semaphore {timeline}")), INVALID_VALUE);
        let answer = a.call(&format!("{names:?} map_buffer {memory} 0 {PAGE} 0"));
        assert_eq!(answer, (INVALID_VALUE, vec![UNTOUCHED.to_string()]));
        for what in ["signal", "wait"] {
            assert_eq!(a.status(&format!("{names:?} {what} {stream} 0 {timeline} 1")), INVALID_VALUE);
            // Nothing is done of a list with one bad semaphore.
            assert_eq!(a.status(&format!("{names:?} {what} {stream} 0 {eventfd} 1 {timeline} 1")), INVALID_VALUE);
        }
        a.values(&format!("{names:?} wait {stream} 0 {eventfd} 0"));
        a.values(&format!("finish_stream {stream}"));
        a.values(&format!("{names:?} wait {stream} 0 {eventfd} 0"));
        assert_eq!(a.status(&format!("query_stream {stream}")), NOT_READY, "it was signalled once");
    }
}

fn a_timeline_does_not_go_back() {
    for names in ALL_NAMES {
        let mut a = Process::start();
        let descriptor = a.timeline(5);
        let twin = a.twin(descriptor);
        let semaphore = a.import_semaphore(names, TIMELINE, twin);
        let stream = a.stream();
        assert_eq!(a.status(&format!("{names:?} signal {stream} 0 {semaphore} 4")), INVALID_VALUE);
        assert_eq!(a.status(&format!("timeline_signal {descriptor} 4")), INVALID_VALUE);
        a.values(&format!("{names:?} signal {stream} 0 {semaphore} 5"));
        a.values(&format!("{names:?} signal {stream} 0 {semaphore} {}", u64::MAX));
        assert_eq!(a.status(&format!("finish_stream {stream}")), 0);
        assert_eq!(a.value(&format!("timeline_value {descriptor}")), u64::MAX);
        a.finish();
    }
}

fn imports_leave_no_descriptors() {
    let mut a = Process::start();
    let (timeline, eventfd) = (a.timeline(0), a.value("eventfd 0"));
    let memory = a.value(&format!("memfd {PAGE}"));
    for (kind, descriptor) in [(OPAQUE, eventfd), (TIMELINE, timeline)] {
        // The first use of the calls may open what stays.
        a.values(&format!("Hip import_often {kind} {descriptor} {memory} {PAGE} 1"));
        let before = a.files();
        a.values(&format!("Hip import_often {kind} {descriptor} {memory} {PAGE} 10000"));
        assert_eq!(a.files(), before);
        for _ in 0..100 {
            assert_ne!(a.status(&format!("Hip import_memory {OPAQUE} {eventfd} {PAGE} 0")), 0);
            assert_ne!(a.status(&format!("Hip import_semaphore {kind} {memory} 0")), 0);
            assert_ne!(a.status(&format!("Hip import_memory {OPAQUE} {memory} {MIB} 0")), 0);
        }
        assert_eq!(a.files(), before);
    }
    a.finish();
}
