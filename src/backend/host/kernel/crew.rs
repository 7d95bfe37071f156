// SPDX-License-Identifier: MIT OR Apache-2.0
//! The threads over which the blocks of launches are spread, beside the one that the launch is on.

use std::cell::Cell;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use crate::backend::host::queue::Lookout;
use crate::os::lock::{lock, wait};
use crate::os::spawn;

/// Takes pieces by the function that it is given, until that has none; false where it had to stop before.
type Work = dyn Fn(&Take) -> bool + Send + Sync;
/// Takes a grain: its first piece, and how many it has.
type Take<'a> = dyn Fn() -> Option<(u64, u64)> + 'a;

/// Pieces of work that threads take one by one.
pub struct Job {
    work: Box<Work>,
    count: u64,
    /// The next piece. Relaxed: only makes pieces unique.
    next: AtomicU64,
    /// The lock orders what threads did before the end.
    at_work: Mutex<AtWork>,
    ended: Condvar,
    /// Relaxed: the lock of `at_work` orders it.
    has_failed: AtomicBool,
}

#[derive(Default)]
struct AtWork {
    threads: usize,
    /// Somebody sleeps until there are none.
    is_awaited: bool,
}

struct Crew {
    jobs: VecDeque<Arc<Job>>,
    members: usize,
    /// Members that sleep; the others spin for a while.
    asleep: usize,
}

/// The jobs that have pieces left. The lock is held for moments.
static CREW: Mutex<Crew> = Mutex::new(Crew { jobs: VecDeque::new(), members: 0, asleep: 0 });
/// The processors that this process may use. Asked for once: it reads files.
static PROCESSORS: LazyLock<u64> =
    LazyLock::new(|| std::thread::available_parallelism().map_or(1, |count| count.get() as u64));
/// Jobs that were offered. Changed under the lock of `CREW`; relaxed: who sees a new one takes the lock.
static OFFERS: AtomicU64 = AtomicU64::new(0);
/// Wakes members; goes with the lock of `CREW`.
static WORK: Condvar = Condvar::new();

fn crew() -> MutexGuard<'static, Crew> {
    lock(&CREW)
}

impl Job {
    /// Takes a grain, which is the smaller the fewer pieces are left: so all end at about the same time. It is not so small that
    /// to take it costs more than its work, by the time that the thread's last has taken.
    fn take(&self, last: &Cell<Option<(Instant, u64)>>) -> Option<(u64, u64)> {
        /// Grains in which a thread would take the rest, if others took as many.
        const GRAINS: u64 = 4;
        const LEAST: Duration = Duration::from_micros(5);
        let now = Instant::now();
        let least = last.get().map_or(1, |(begun, pieces)| {
            let nanoseconds = (now - begun).as_nanos().max(1);
            u64::try_from(u128::from(pieces) * LEAST.as_nanos() / nanoseconds).unwrap_or(u64::MAX)
        });
        let grain = |first: u64| {
            let left = self.count.saturating_sub(first);
            (left / (GRAINS * *PROCESSORS)).max(least.min(left / *PROCESSORS)).max(1)
        };
        let next = |first: u64| (first < self.count).then(|| first + grain(first));
        let first = self.next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next).ok()?;
        last.set(Some((now, grain(first))));
        Some((first, grain(first)))
    }

    fn has_pieces(&self) -> bool {
        self.next.load(Ordering::Relaxed) < self.count
    }

    fn at_work(&self) -> MutexGuard<'_, AtWork> {
        lock(&self.at_work)
    }

    /// Takes pieces until there are none.
    fn join_in(&self) {
        self.at_work().threads += 1;
        let last = Cell::new(None);
        if !(self.work)(&|| self.take(&last)) {
            self.has_failed.store(true, Ordering::Relaxed);
            // Nobody begins what is in vain.
            self.next.store(self.count, Ordering::Relaxed);
        }
        let mut at_work = self.at_work();
        at_work.threads -= 1;
        // To notify is a system call, also where nobody sleeps.
        let is_awaited = at_work.threads == 0 && at_work.is_awaited;
        drop(at_work);
        if is_awaited {
            self.ended.notify_all();
        }
    }

    fn wait(&self) {
        spin(|| self.at_work().threads == 0);
        let mut at_work = self.at_work();
        while at_work.threads > 0 {
            at_work.is_awaited = true;
            at_work = wait(&self.ended, at_work);
        }
    }
}

/// Does `count` pieces of work on as many threads as there are processors, this one among them. False if one had to stop.
pub fn share(count: u64, work: impl Fn(&Take) -> bool + Send + Sync + 'static) -> bool {
    let job = Arc::new(Job {
        work: Box::new(work),
        count,
        next: AtomicU64::new(0),
        at_work: Mutex::default(),
        ended: Condvar::new(),
        has_failed: AtomicBool::new(false),
    });
    if count > 1 {
        offer(&job, count - 1);
    }
    job.join_in();
    // A member that comes now finds no piece.
    job.wait();
    crew().jobs.retain(|other| !Arc::ptr_eq(other, &job));
    !job.has_failed.load(Ordering::Relaxed)
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
    let asleep = crew.asleep;
    drop(crew);
    if asleep > 0 {
        WORK.notify_all();
    }
}

/// Waits until something holds, for as long as a sleep takes to end. Returns whether it does.
fn spin(holds: impl Fn() -> bool) -> bool {
    /// Until then the processor is kept: who yields it to a busy program gets it back milliseconds later.
    const SHORT: Duration = Duration::from_micros(20);
    const LONG: Duration = Duration::from_micros(50);
    let begun = Instant::now();
    while !holds() {
        match begun.elapsed() {
            time if time < SHORT => (0..8).for_each(|_| std::hint::spin_loop()),
            time if time < LONG => std::thread::yield_now(),
            _ => return false,
        }
    }
    true
}

/// A thread that joins in jobs as they come.
fn member() {
    loop {
        next_job().join_in();
    }
}

fn next_job() -> Arc<Job> {
    let mut crew = crew();
    loop {
        crew.jobs.retain(|job| job.has_pieces());
        if let Some(job) = crew.jobs.front() {
            return job.clone();
        }
        let offers = OFFERS.load(Ordering::Relaxed);
        drop(crew);
        let has_more = || OFFERS.load(Ordering::Relaxed) != offers;
        let lookout = Lookout::begin();
        let comes = spin(|| {
            lookout.look();
            has_more()
        });
        drop(lookout);
        crew = self::crew();
        if !comes && !has_more() {
            crew.asleep += 1;
            crew = wait(&WORK, crew);
            crew.asleep -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_done_once() {
        for count in [0, 1, 2, 1000] {
            let sum = Arc::new(AtomicU64::new(0));
            let of_work = sum.clone();
            let work = move |take: &Take| {
                while let Some((first, count)) = take() {
                    of_work.fetch_add((first + 1..=first + count).sum::<u64>(), Ordering::Relaxed);
                }
                true
            };
            assert!(share(count, work));
            assert_eq!(sum.load(Ordering::Relaxed), count * (count + 1) / 2);
        }
        assert!(!share(3, |_| false));
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
            assert!(share(2, work));
            assert_eq!(done.load(Ordering::Relaxed), 2);
            // Members that have nothing to do sleep.
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
