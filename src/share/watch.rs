// SPDX-License-Identifier: MIT OR Apache-2.0
//! Waits for what another thread, process or device brings about.
//!
//! [`hand_over`] leaves a wait to one thread for all, so that waiting streams occupy none; [`wait`] blocks the caller.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::gpu::Kind;
use crate::os::futex::{self, PATIENCE};
use crate::os::lock::lock;
use crate::os::spawn;
use crate::os::thread::Uncancelled;

/// The outcome of work or of a wait.
pub type Outcome = Result<(), Kind>;

/// A condition that another thread, process or device fulfils.
pub trait Condition: Send {
    /// Returns the outcome once the wait has ended, `None` while it goes on. Called at least every 100 ms; must not
    /// block.
    fn poll(&mut self) -> Option<Outcome>;

    /// A futex word that is changed and woken when the wait may have ended; without one it is polled often.
    fn word(&self) -> Option<&AtomicU32> {
        None
    }

    /// Returns true if nobody minds that a change of its word is noticed up to [`LATE`] after it. The kernel lets a thread sleep on so
    /// many words only.
    fn is_patient(&self) -> bool {
        false
    }

    /// Returns true where something may begin soon: the thread is not to poll ever more seldom.
    fn is_urgent(&self) -> bool {
        false
    }
}

/// The first interval of polling a condition without a futex word.
const SHORTEST: Duration = Duration::from_micros(20);
const LONGEST: Duration = Duration::from_millis(1);
/// The interval of polling a patient condition whose word there is no room for.
const LATE: Duration = Duration::from_millis(25);

/// A condition that was handed over, and what follows its end.
struct Watched {
    condition: Box<dyn Condition>,
    outcome: Option<Outcome>,
    then: Box<dyn FnOnce(Outcome) + Send>,
}

impl Watched {
    /// Polls the condition, and returns the value of its word to sleep on; `None` once it is over. One that panics is.
    fn look(&mut self) -> Option<Option<u32>> {
        let poll = |condition: &mut dyn Condition| guarded(|| condition.poll()).unwrap_or(Some(Err(Kind::Unknown)));
        look(&mut *self.condition, poll).map_err(|outcome| self.outcome = Some(outcome)).ok()
    }

    /// Does what follows the condition's end.
    fn end(self) {
        let Watched { condition, outcome, then } = self;
        // Before anybody learns of the end: what the condition held is free then.
        _ = guarded(|| drop(condition));
        _ = guarded(|| then(outcome.unwrap_or(Err(Kind::Unknown))));
    }
}

/// Returns `None` if the work panics. No panic may end the watching thread, which streams wait for.
fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    // The payload's destructor may panic as well.
    catch_unwind(AssertUnwindSafe(work)).map_err(std::mem::forget).ok()
}

/// Polls a condition, and returns its outcome as an error, or the value that its word had before. A condition of several
/// words is polled again when it comes to its next: of that one nobody has seen the value.
fn look(
    condition: &mut dyn Condition,
    poll: impl Fn(&mut dyn Condition) -> Option<Outcome>,
) -> std::result::Result<Option<u32>, Outcome> {
    let place = |condition: &dyn Condition| condition.word().map(std::ptr::from_ref);
    loop {
        let (word, seen) = (place(condition), condition.word().map(futex::value));
        if let Some(outcome) = poll(condition) {
            return Err(outcome);
        }
        if place(condition) == word {
            return Ok(seen);
        }
    }
}

/// Conditions that the thread has not taken over yet; pushed before `BELL` is rung.
static NEW: Mutex<Vec<Watched>> = Mutex::new(Vec::new());
/// A futex word, changed (release) and woken after each push to `NEW`; the thread acquires it before it empties `NEW`.
static BELL: AtomicU32 = AtomicU32::new(0);

/// The number of intervals of 100 ms in which the thread had something to poll. Relaxed: it is only compared.
static INTERVALS: AtomicU32 = AtomicU32::new(0);

/// A number that changes every 100 ms: conditions ask the system no more often, and all at once.
pub fn interval() -> u32 {
    INTERVALS.load(Ordering::Relaxed)
}

/// Starts the thread if it does not run; false where it cannot be started.
pub fn start() -> bool {
    /// Locked while the thread is started, so that there is only one.
    static STARTED: Mutex<bool> = Mutex::new(false);
    let mut started = lock(&STARTED);
    *started = *started || spawn::start(c"anygpu-watch", spawn::STACK, run);
    *started
}

/// Passes a condition to the thread, which must run; it calls `then` with the outcome.
pub fn hand_over(condition: Box<dyn Condition>, then: impl FnOnce(Outcome) + Send + 'static) {
    let watched = Watched { condition, outcome: None, then: Box::new(then) };
    lock(&NEW).push(watched);
    BELL.fetch_add(1, Ordering::Release);
    futex::wake(&BELL);
}

/// Blocks the caller until a condition has ended; NotReady if that takes longer than `limit`.
pub fn wait(condition: &mut dyn Condition, limit: Option<Duration>) -> Outcome {
    let _uncancelled = Uncancelled::new();
    let started = Instant::now();
    let mut pause = SHORTEST;
    loop {
        let seen = match look(condition, |condition| condition.poll()) {
            Ok(seen) => seen,
            Err(outcome) => return outcome,
        };
        let remaining = limit.map_or(PATIENCE, |limit| limit.saturating_sub(started.elapsed()));
        if remaining.is_zero() {
            return Err(Kind::NotReady);
        }
        match (condition.word(), seen) {
            (Some(word), Some(seen)) => futex::wait(word, seen, Some(remaining.min(PATIENCE))),
            _ => {
                std::thread::sleep(pause.min(remaining));
                pause = LONGEST.min(pause * 2);
            }
        }
    }
}

fn run() {
    let mut watched: Vec<Watched> = Vec::new();
    let mut pause = SHORTEST;
    let mut begun = Instant::now();
    loop {
        let bell = BELL.load(Ordering::Acquire);
        let before = watched.len();
        watched.append(&mut lock(&NEW));
        let mut changed = watched.len() != before;

        if begun.elapsed() >= PATIENCE {
            begun = Instant::now();
            INTERVALS.fetch_add(1, Ordering::Relaxed);
        }
        let mut seen = Vec::with_capacity(watched.len());
        let over = watched.extract_if(.., |one| {
            let word = one.look();
            seen.extend(word);
            word.is_none()
        });
        for ended in over {
            changed = true;
            ended.end();
        }

        let is_urgent = changed || watched.iter().any(|one| one.condition.is_urgent());
        pause = if is_urgent { SHORTEST } else { LONGEST.min(pause * 2) };
        if watched.is_empty() {
            futex::wait(&BELL, bell, None);
        } else {
            sleep(bell, &watched, &seen, pause, PATIENCE.saturating_sub(begun.elapsed()));
        }
    }
}

/// Sleeps until the bell or a condition's word changes, at most so long. For a pause only, where there is a condition whose
/// word cannot be slept on.
fn sleep(bell: u32, watched: &[Watched], seen: &[Option<u32>], pause: Duration, at_most: Duration) {
    /// True once the kernel has refused `futex_waitv`. Relaxed: set and read by the watching thread alone.
    static MISSING: AtomicBool = AtomicBool::new(cfg!(miri));
    let room = if MISSING.load(Ordering::Relaxed) { 1 } else { MAX_WORDS };
    let (mut words, mut limit) = (vec![(&BELL, bell)], at_most);
    for is_patient in [false, true] {
        let conditions = || watched.iter().zip(seen).filter(|(one, _)| one.condition.is_patient() == is_patient);
        // Of the patient ones all or none: each word costs the kernel time at every sleep.
        let room = if is_patient && words.len() + conditions().count() > room { 0 } else { room };
        for (one, seen) in conditions() {
            match (one.condition.word(), seen) {
                (Some(word), Some(seen)) if words.len() < room => words.push((word, *seen)),
                _ => limit = limit.min(if is_patient { LATE } else { pause }),
            }
        }
    }
    if words.len() > 1 {
        match wait_for_any(&words, limit).map_err(|error| error.raw_os_error()) {
            Ok(()) => return,
            // Before Linux 5.16, or forbidden by a sandbox.
            Err(Some(libc::ENOSYS | libc::EPERM)) => return MISSING.store(true, Ordering::Relaxed),
            Err(_) => limit = limit.min(pause),
        }
    }
    futex::wait(&BELL, bell, Some(limit));
}

/// The most words of one `futex_waitv`: FUTEX_WAITV_MAX of linux/futex.h.
const MAX_WORDS: usize = 128;

/// Sleeps while all words have these values, at most so long. An error where that is not possible.
fn wait_for_any(words: &[(&AtomicU32, u32)], at_most: Duration) -> io::Result<()> {
    /// FUTEX2_SIZE_U32 of linux/futex.h.
    const SIZE_U32: u32 = 2;
    #[repr(C)]
    struct Waiter {
        value: u64,
        address: u64,
        flags: u32,
        reserved: u32,
    }
    let waiter = |(word, value): &(&AtomicU32, u32)| Waiter {
        value: (*value).into(),
        address: word.as_ptr().expose_provenance() as u64,
        flags: SIZE_U32,
        reserved: 0,
    };
    let waiters: Vec<Waiter> = words.iter().map(waiter).collect();
    // SAFETY: the words live for the call; the kernel reads the array and the time and keeps neither.
    let slept = unsafe {
        let mut until: libc::timespec = std::mem::zeroed();
        libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut until);
        let nanoseconds = until.tv_nsec + at_most.subsec_nanos() as libc::c_long;
        until.tv_sec += nanoseconds / 1_000_000_000;
        until.tv_nsec = nanoseconds % 1_000_000_000;
        let count = waiters.len();
        libc::syscall(libc::SYS_futex_waitv, waiters.as_ptr(), count, 0, &raw const until, libc::CLOCK_MONOTONIC)
    };
    let error = io::Error::last_os_error();
    let is_over = slept >= 0 || matches!(error.raw_os_error(), Some(libc::EAGAIN | libc::ETIMEDOUT | libc::EINTR));
    if is_over { Ok(()) } else { Err(error) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A condition that goes on until it is told to end, and counts its polls.
    struct Counted {
        word: Option<&'static AtomicU32>,
        is_patient: bool,
        polls: &'static AtomicU32,
        is_over: &'static AtomicBool,
    }

    impl Condition for Counted {
        fn poll(&mut self) -> Option<Outcome> {
            self.polls.fetch_add(1, Ordering::Relaxed);
            self.is_over.load(Ordering::Acquire).then_some(Ok(()))
        }

        fn word(&self) -> Option<&AtomicU32> {
            self.word
        }

        fn is_patient(&self) -> bool {
            self.is_patient
        }
    }

    /// A condition of two words, the second of which changes right before it is looked for.
    #[test]
    fn a_change_before_a_condition_comes_to_its_next_word_is_noticed() {
        struct InTurns {
            words: &'static [AtomicU32; 2],
            place: usize,
            polls: u32,
        }
        impl Condition for InTurns {
            fn poll(&mut self) -> Option<Outcome> {
                self.polls += 1;
                if self.place == 1 && self.words[1].load(Ordering::Acquire) == 1 {
                    return Some(Ok(()));
                }
                if self.place == 0 {
                    // Both words have the same value from here on.
                    self.place = 1;
                    self.words[1].store(1, Ordering::Release);
                }
                None
            }
            fn word(&self) -> Option<&AtomicU32> {
                Some(&self.words[self.place])
            }
        }
        static WORDS: [AtomicU32; 2] = [AtomicU32::new(1), AtomicU32::new(0)];
        let mut condition = InTurns { words: &WORDS, place: 0, polls: 0 };
        let seen = look(&mut condition, |condition| condition.poll());
        assert_eq!((seen, condition.polls), (Err(Ok(())), 2));
    }

    /// The processor time of the watching thread, and how often it slept.
    fn activity() -> (Duration, u64) {
        let read = |task: &std::fs::DirEntry, file| std::fs::read_to_string(task.path().join(file)).unwrap_or_default();
        // It has its name a moment after its start.
        let task = loop {
            let mut tasks = std::fs::read_dir("/proc/self/task").expect("every system has it").flatten();
            if let Some(task) = tasks.find(|task| read(task, "comm") == "anygpu-watch\n") {
                break task;
            }
            std::thread::yield_now();
        };
        let number = |text: Option<&str>| text.and_then(|text| text.trim().parse().ok()).expect("a number");
        let nanoseconds = number(read(&task, "schedstat").split(' ').next());
        let status = read(&task, "status");
        let sleeps = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
        (Duration::from_nanos(nanoseconds), number(sleeps))
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn the_watching_thread_sleeps_between_its_polls() {
        assert!(start());
        let leak = || (&*Box::leak(Box::new(AtomicU32::new(0))), &*Box::leak(Box::new(AtomicU32::new(0))));
        let is_over: &AtomicBool = Box::leak(Box::new(AtomicBool::new(false)));
        for (words, is_patient) in [(1, false), (1, true), (MAX_WORDS + 20, true), (0, false)] {
            let (_, polls) = leak();
            let ends: &AtomicU32 = Box::leak(Box::new(AtomicU32::new(0)));
            is_over.store(false, Ordering::Release);
            for index in 0..words.max(1) {
                let word = (index < words).then(|| leak().0);
                hand_over(Box::new(Counted { word, is_patient, polls, is_over }), |outcome| {
                    assert_eq!(outcome, Ok(()));
                    ends.fetch_add(1, Ordering::Release);
                });
            }
            let (started, before, polled) = (Instant::now(), activity().1, polls.load(Ordering::Relaxed));
            std::thread::sleep(PATIENCE * 4);
            let each = (polls.load(Ordering::Relaxed) - polled) / words.max(1) as u32;
            let (elapsed, sleeps) = (started.elapsed(), activity().1 - before);
            // Every 100 ms, or as the pauses are; and whenever the thread looks after other tests' conditions.
            let most = elapsed.div_duration_f64(LONGEST / 10) as u32;
            assert!(each <= most, "{each} polls in {elapsed:?} of each of {words}");
            assert!(u64::from(each) < 2 * sleeps + 20, "{each} polls and {sleeps} sleeps for {words} words");
            // Without any word or bell.
            let polled = polls.load(Ordering::Relaxed);
            while polls.load(Ordering::Relaxed) == polled {
                std::thread::sleep(SHORTEST);
            }
            is_over.store(true, Ordering::Release);
            while (ends.load(Ordering::Acquire) as usize) < words.max(1) {
                std::thread::sleep(SHORTEST);
            }
        }
        // With nothing to watch, too.
        let before = activity();
        std::thread::sleep(PATIENCE * 4);
        let (now, round) = (activity(), Duration::from_millis(2));
        let (busy, sleeps) = (now.0 - before.0, (now.1 - before.1) as u32);
        assert!(busy < round * (sleeps + 2), "{busy:?} and {sleeps} sleeps");
    }

    #[test]
    fn a_wait_ends_with_its_condition_or_its_time() {
        let over = |limit, word, is_over: bool| {
            let polls = Box::leak(Box::new(AtomicU32::new(0)));
            let is_over = Box::leak(Box::new(AtomicBool::new(is_over)));
            let outcome = wait(&mut Counted { word, is_patient: false, polls, is_over }, Some(limit));
            (outcome, polls.load(Ordering::Relaxed))
        };
        let word: &AtomicU32 = Box::leak(Box::new(AtomicU32::new(0)));
        for word in [None, Some(word)] {
            assert_eq!(over(Duration::ZERO, word, true), (Ok(()), 1));
            assert_eq!(over(Duration::ZERO, word, false), (Err(Kind::NotReady), 1));
            let started = Instant::now();
            let (outcome, polls) = over(Duration::from_millis(30), word, false);
            assert!(outcome == Err(Kind::NotReady) && started.elapsed() >= Duration::from_millis(30));
            assert!((2..2000).contains(&polls), "{polls} polls in {:?}", started.elapsed());
        }
    }

    /// The kernel answers with the number of a word that was woken: the first one's is 0.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_wake_of_any_word_is_no_error() {
        let words = [AtomicU32::new(0), AtomicU32::new(0)];
        for woken in &words {
            let is_over = AtomicBool::new(false);
            let slept = std::thread::scope(|scope| {
                let sleeper = scope.spawn(|| {
                    // SAFETY: this thread's own. An error of an earlier call, which nothing resets.
                    unsafe { *libc::__errno_location() = libc::EBADF };
                    let slept = wait_for_any(&[(&words[0], 0), (&words[1], 0)], PATIENCE);
                    is_over.store(true, Ordering::Release);
                    slept
                });
                while !is_over.load(Ordering::Acquire) {
                    futex::wake(woken);
                    std::thread::sleep(SHORTEST);
                }
                sleeper.join().expect("no panic")
            });
            match slept.map_err(|error| error.raw_os_error()) {
                Err(Some(libc::ENOSYS | libc::EPERM)) => eprintln!("skipped: no futex_waitv here"),
                slept => assert_eq!(slept, Ok(())),
            }
        }
    }
}
