// SPDX-License-Identifier: MIT OR Apache-2.0
//! The threads over which the blocks of launches are spread, beside the one that the launch is on.

use std::cell::Cell;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use crate::backend::host::queue::{self, Lookout};
use crate::os::lock::{Waiters, lock};
use crate::os::spawn;

/// Takes pieces by the function that it is given, until that has none; false where it had to stop before.
type Work = dyn Fn(&Take) -> bool + Send + Sync;
/// Takes a grain: its first piece, and how many it has.
type Take<'a> = dyn Fn() -> Option<(u64, u64)> + 'a;

/// The time of a piece in picoseconds, as measured last; 0 where it was not yet. Relaxed: only a hint.
#[derive(Default)]
pub struct Pace(AtomicU64);

impl Pace {
    fn note(&self, time: Duration, pieces: u64) {
        let picoseconds = time.as_nanos().max(1).saturating_mul(1000) / u128::from(pieces);
        self.0.store(u64::try_from(picoseconds).unwrap_or(u64::MAX).max(1), Ordering::Relaxed);
    }

    /// The pieces that take a time, if that is known; at least 1.
    fn pieces(&self, time: Duration) -> Option<u64> {
        let picoseconds = self.0.load(Ordering::Relaxed);
        (picoseconds > 0).then(|| (time.as_nanos() as u64 * 1000 / picoseconds).max(1))
    }
}

/// Pieces of work that threads take one by one.
pub struct Job {
    work: Box<Work>,
    count: u64,
    pace: Pace,
    /// The next piece. Released by who takes one, and acquired by who finds none: so that sees who is at work.
    next: AtomicU64,
    /// Threads that take pieces. Released behind the last, so that who finds none has what they did.
    at_work: AtomicU64,
    /// That there are none, under a lock that who was the last takes before the signal.
    ended: Waiters,
    ending: Mutex<()>,
    /// Relaxed: `at_work` orders it.
    has_failed: AtomicBool,
}

struct Crew {
    jobs: VecDeque<Arc<Job>>,
    /// Threads that sleep, or spin for a while.
    members: usize,
}

/// The jobs that have pieces left. The lock is held for moments.
static CREW: Mutex<Crew> = Mutex::new(Crew { jobs: VecDeque::new(), members: 0 });
/// The processors that this process may use. Asked for once: it reads files.
static PROCESSORS: LazyLock<u64> =
    LazyLock::new(|| std::thread::available_parallelism().map_or(1, |count| count.get() as u64));
/// Jobs that were offered. Changed under the lock of `CREW`; relaxed: who sees a new one takes the lock.
static OFFERS: AtomicU64 = AtomicU64::new(0);
/// Wakes members; goes with the lock of `CREW`.
static WORK: Waiters = Waiters::none();

fn crew() -> MutexGuard<'static, Crew> {
    lock(&CREW)
}

/// A thread's way through a job.
struct Taker<'a> {
    job: &'a Arc<Job>,
    /// When it took its last grain, and how many pieces that has.
    last: Cell<Option<(Instant, u64)>>,
    /// Others are to be called where the job is long: by who has brought it.
    is_alone: Cell<bool>,
}

impl Taker<'_> {
    /// Takes a grain, which is the smaller the fewer pieces are left: so all end at about the same time. It is not so small that
    /// to take it costs more than its work.
    fn take(&self) -> Option<(u64, u64)> {
        /// Grains in which a thread would take the rest, if others took as many.
        const GRAINS: u64 = 2;
        /// The time of a grain where others have as much.
        const LEAST: Duration = Duration::from_micros(5);
        /// Its time at the end.
        const SHORTEST: Duration = Duration::from_micros(2);
        let (job, now) = (self.job, Instant::now());
        if let Some((begun, pieces)) = self.last.get() {
            job.pace.note(now - begun, pieces);
        }
        self.call_others();
        let (least, shortest) = (job.pace.pieces(LEAST).unwrap_or(1), job.pace.pieces(SHORTEST).unwrap_or(1));
        let grain = |left: u64, is_first: bool| match self.is_alone.get() {
            // What an earlier launch took may be wrong of this one.
            true if is_first => (left / (4 * GRAINS)).max(1),
            true => left,
            false => (left / (GRAINS * *PROCESSORS)).max(least.min(left / *PROCESSORS)).max(shortest).min(left),
        };
        let mut first = job.next.load(Ordering::Acquire);
        while first < job.count {
            let pieces = grain(job.count - first, first == 0);
            match job.next.compare_exchange_weak(first, first + pieces, Ordering::Release, Ordering::Acquire) {
                Ok(_) => {
                    self.last.set(Some((now, pieces)));
                    return Some((first, pieces));
                }
                Err(next) => first = next,
            }
        }
        None
    }

    /// Has others join in, once what is left is known to take longer than to call them.
    fn call_others(&self) {
        /// About twice what it takes to call one.
        const LONG: Duration = Duration::from_micros(5);
        let left = self.job.count.saturating_sub(self.job.next.load(Ordering::Relaxed));
        if self.is_alone.get() && left > 0 && self.job.pace.pieces(LONG).is_none_or(|few| left > few) {
            self.is_alone.set(false);
            offer(self.job, left - 1);
        }
    }
}

impl Job {
    fn has_pieces(&self) -> bool {
        self.next.load(Ordering::Relaxed) < self.count
    }

    /// Takes pieces until there are none, and does something before others hear of it. Returns true where others were called.
    fn join_in(self: &Arc<Job>, is_alone: bool, before_end: impl FnOnce()) -> bool {
        self.at_work.fetch_add(1, Ordering::Relaxed);
        let taker = Taker { job: self, last: Cell::new(None), is_alone: Cell::new(is_alone) };
        if !(self.work)(&|| taker.take()) {
            self.has_failed.store(true, Ordering::Relaxed);
            // Nobody begins what is in vain.
            self.next.store(self.count, Ordering::Relaxed);
        }
        before_end();
        // Sequentially consistent, as the look of who is about to sleep: one of the two sees the other.
        if self.at_work.fetch_sub(1, Ordering::SeqCst) == 1 {
            drop(lock(&self.ending));
            self.ended.wake_all();
        }
        !taker.is_alone.get()
    }

    fn wait(&self) {
        let is_over = || self.at_work.load(Ordering::SeqCst) == 0;
        if spin(is_over) {
            return;
        }
        let mut ending = lock(&self.ending);
        while !is_over() {
            ending = self.ended.wait(ending);
        }
    }
}

/// Does `count` pieces of work on as many threads as there are processors, this one among them. False if one had to stop.
///
/// `pace` is what a piece took before, for the next time.
pub fn share(count: u64, pace: &Pace, work: impl Fn(&Take) -> bool + Send + Sync + 'static) -> bool {
    let job = Arc::new(Job {
        work: Box::new(work),
        count,
        pace: Pace(pace.0.load(Ordering::Relaxed).into()),
        next: AtomicU64::new(0),
        at_work: AtomicU64::new(0),
        ended: Waiters::none(),
        ending: Mutex::new(()),
        has_failed: AtomicBool::new(false),
    });
    if job.join_in(true, || ()) {
        // A member that comes now finds no piece.
        job.wait();
        crew().jobs.retain(|other| !Arc::ptr_eq(other, &job));
    } else if !Lookout::is_any() {
        call_lookout();
    }
    pace.0.store(job.pace.0.load(Ordering::Relaxed), Ordering::Relaxed);
    !job.has_failed.load(Ordering::Relaxed)
}

/// Has a member look after the next launches, so that they wake no worker.
fn call_lookout() {
    let mut crew = crew();
    if WORK.is_any() {
        drop(crew);
        WORK.wake_one();
    } else if crew.members == 0 && *PROCESSORS > 1 && spawn::start(c"anygpu-kernel", spawn::STACK_OF_PROGRAMS, member) {
        crew.members += 1;
    }
}

fn offer(job: &Arc<Job>, pieces: u64) {
    let wanted = pieces.min(*PROCESSORS - 1) as usize;
    let mut crew = crew();
    // Without a thread, the caller does all.
    while crew.members < wanted && spawn::start(c"anygpu-kernel", spawn::STACK_OF_PROGRAMS, member) {
        crew.members += 1;
    }
    crew.jobs.push_back(job.clone());
    OFFERS.fetch_add(1, Ordering::Relaxed);
    drop(crew);
    WORK.wake_all();
}

/// Waits until something holds, for as long as a sleep takes to end. Returns whether it does.
fn spin(holds: impl Fn() -> bool) -> bool {
    /// Until then the processor is kept: who yields it to a busy program gets it back milliseconds later.
    const SHORT: Duration = Duration::from_micros(20);
    const LONG: Duration = Duration::from_micros(50);
    // To ask for the time takes as long as some looks.
    const LOOKS: u32 = 8;
    let begun = Instant::now();
    let look = || {
        std::hint::spin_loop();
        holds()
    };
    while !holds() {
        match begun.elapsed() {
            time if time < SHORT => _ = (0..LOOKS).any(|_| look()),
            time if time < LONG => std::thread::yield_now(),
            _ => return false,
        }
    }
    true
}

/// A thread that joins in jobs as they come.
fn member() {
    queue::stay_inside();
    let mut lookout = None;
    loop {
        // Who has waited for the job may launch at once, and finds somebody who looks after that.
        next_job(lookout.take()).join_in(false, || lookout = Some(Lookout::begin()));
    }
}

fn next_job(lookout: Option<Lookout>) -> Arc<Job> {
    let mut lookout = lookout.unwrap_or_else(Lookout::begin);
    let mut crew = crew();
    loop {
        crew.jobs.retain(|job| job.has_pieces());
        if let Some(job) = crew.jobs.front() {
            return job.clone();
        }
        let offers = OFFERS.load(Ordering::Relaxed);
        drop(crew);
        let has_more = || OFFERS.load(Ordering::Relaxed) != offers;
        let comes = || {
            lookout.look();
            has_more()
        };
        let mut launches = None;
        while !has_more() && launches != Some(lookout.launches()) {
            launches = Some(lookout.launches());
            spin(comes);
        }
        if has_more() {
            crew = self::crew();
            continue;
        }
        drop(lookout);
        crew = self::crew();
        if !has_more() {
            crew = WORK.wait(crew);
        }
        lookout = Lookout::begin();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_done_once() {
        // Whatever earlier work has told: nothing, or that it takes no time, or ages.
        let paces = [0, 1, 10_000, u64::MAX];
        for (count, pace) in [0, 1, 2, 7, 1000].into_iter().flat_map(|count| paces.map(|pace| (count, pace))) {
            let sum = Arc::new(AtomicU64::new(0));
            let of_work = sum.clone();
            let work = move |take: &Take| {
                while let Some((first, count)) = take() {
                    of_work.fetch_add((first + 1..=first + count).sum::<u64>(), Ordering::Relaxed);
                }
                true
            };
            assert!(share(count, &Pace(pace.into()), work));
            assert_eq!(sum.load(Ordering::Relaxed), count * (count + 1) / 2);
        }
        assert!(!share(3, &Pace::default(), |_| false));
    }

    /// Each of two pieces goes on once the other is begun, and the second to be begun ends late.
    #[test]
    fn pieces_are_done_by_others_too_and_are_waited_for() {
        if std::thread::available_parallelism().is_ok_and(|count| count.get() == 1) {
            return;
        }
        for _ in 0..2 {
            let [begun, done] = [(); 2].map(|()| Arc::new(AtomicU64::new(0)));
            let (of_work, ended, caller) = (begun.clone(), done.clone(), std::thread::current().id());
            let work = move |take: &Take| {
                while take().is_some() {
                    of_work.fetch_add(1, Ordering::Relaxed);
                    let late = Instant::now() + Duration::from_secs(60);
                    while of_work.load(Ordering::Relaxed) < 2 && Instant::now() < late {
                        std::thread::yield_now();
                    }
                    if std::thread::current().id() != caller {
                        std::thread::sleep(Duration::from_millis(50));
                    }
                    ended.fetch_add(u64::from(Instant::now() < late), Ordering::Relaxed);
                }
                true
            };
            assert!(share(2, &Pace::default(), work));
            assert_eq!(done.load(Ordering::Relaxed), 2);
            // Members that have nothing to do sleep.
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
