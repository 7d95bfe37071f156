// SPDX-License-Identifier: MIT OR Apache-2.0
//! The page of an interprocess event: its layout, all changes to it, and waits for what others record.
//!
//! Whoever records an event is a recorder, known by an id that nobody has had before. A recorder numbers its records
//! in lanes. The records of a lane end in the order of their numbers, because one stream runs them: so one number says
//! which have ended, however many are under way. [`EventPage::latest`] names lane and number of the latest record in one
//! word, which is changed once the record is queued.
//!
//! A wait keeps the name of its record and the recorder's id, and is decided by that recorder alone: the record is
//! done once its lane says so, and has failed if the recorder died before. A process that waits marks the latest record
//! as awaited. A record that is replaced by the next one without that mark is forgotten, because nobody can wait for it
//! any more; the others keep their lane to their stream until they have ended.
//!
//! A dead recorder's lanes are taken over once the latest record is none of theirs. Numbers go on from the last, so no
//! name is used twice, and the lane's id tells those who still wait for the dead recorder that it is gone.
//!
//! No lock lives on the page: a process that dies at any point leaves it usable.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use crate::gpu::Kind;
use crate::os::futex::{self, PATIENCE};
use crate::os::lock::lock;
use crate::os::memory_file::PAGE;
use crate::share::watch::{Condition, Outcome};

const MAGIC: u32 = 0x4556_4e54;
const VERSION: u32 = 2;
/// Streams whose awaited records may be unfinished at a time.
pub const LANES: usize = 126;

/// The bit of the latest record's name that says that another process may wait for it.
const AWAITED: u64 = 1 << 56;
/// The bits of a name before the lane.
const LANE: u32 = 57;

/// The page; all zero where nothing has been written.
#[repr(C)]
pub struct EventPage {
    magic: AtomicU32,
    version: AtomicU32,
    /// The name of the latest record, 0 for none. Released by the recorder once the record is queued.
    latest: AtomicU64,
    /// Changed and woken whenever a record has ended.
    word: AtomicU32,
    reserved: [AtomicU32; 11],
    lanes: [Lane; LANES],
}

/// A count of records that end in order. Its owner alone writes all but the owner.
#[repr(C)]
struct Lane {
    /// The recorder's id, 0 before the first. Exchanged only while 0, or by whoever takes the lane from the dead.
    owner: AtomicU64,
    /// The greatest number given to a record.
    last: AtomicU64,
    /// Records up to this one have ended, but for forgotten ones. Released after all that the records' streams did.
    done: AtomicU64,
    /// The owner's first record that failed, and with it all that follow; 0 for none. Written before `done`.
    failed: AtomicU64,
}

const _: () = assert!(size_of::<EventPage>() == PAGE && LANES <= 1 << (u64::BITS - LANE));

/// The name of a record, which no other record of the page ever has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordName {
    lane: usize,
    number: u64,
    /// The id of its recorder.
    pub recorder: u64,
}

impl RecordName {
    fn bits(&self) -> u64 {
        (self.lane as u64) << LANE | self.number
    }
}

impl EventPage {
    /// Makes a page of zeros one of an event.
    pub fn begin(&self) {
        self.version.store(VERSION, Ordering::Relaxed);
        self.magic.store(MAGIC, Ordering::Release);
    }

    /// Tells whether the page is one of an event of this version.
    pub fn is_event(&self) -> bool {
        self.magic.load(Ordering::Acquire) == MAGIC && self.version.load(Ordering::Relaxed) == VERSION
    }

    /// The futex word that is changed and woken whenever a record has ended.
    pub fn word(&self) -> &AtomicU32 {
        &self.word
    }

    /// Returns the outcome of the latest record as far as the page knows; success if there is none.
    pub fn query(&self) -> Option<Outcome> {
        loop {
            let Some((name, record)) = self.read_latest() else { return Some(Ok(())) };
            let outcome = self.outcome(&record);
            // Replaced meanwhile, it may be forgotten and its lane be another stream's.
            if self.latest.load(Ordering::Acquire) & !AWAITED == name & !AWAITED {
                return outcome;
            }
        }
    }

    /// Returns the latest record, which this process may wait for from now on; `None` if there is none.
    pub fn await_latest(&self) -> Option<RecordName> {
        loop {
            let (name, record) = self.read_latest()?;
            let awaited = name | AWAITED;
            if name == awaited
                || self.latest.compare_exchange(name, awaited, Ordering::AcqRel, Ordering::Relaxed).is_ok()
            {
                return Some(record);
            }
        }
    }

    fn read_latest(&self) -> Option<(u64, RecordName)> {
        loop {
            let name = self.latest.load(Ordering::Acquire);
            if name == 0 {
                return None;
            }
            let (lane, number) = ((name >> LANE) as usize, name & (AWAITED - 1));
            let recorder = self.lane(lane).owner.load(Ordering::Acquire);
            // A lane named here keeps its owner. If the name has changed, the owner read may be a later one.
            if self.latest.load(Ordering::Acquire) == name {
                return Some((name, RecordName { lane, number, recorder }));
            }
        }
    }

    /// Returns the outcome of an awaited record as far as the page knows. It has failed if the lane was taken from its
    /// recorder, of which nothing more is known.
    pub fn outcome(&self, record: &RecordName) -> Option<Outcome> {
        let lane = self.lane(record.lane);
        let done = lane.done.load(Ordering::Acquire);
        let failed = lane.failed.load(Ordering::Acquire);
        // After the others: whoever takes a lane changes its owner first, so these were the recorder's.
        if lane.owner.load(Ordering::Relaxed) != record.recorder {
            return Some(Err(Kind::DeviceFault));
        }
        (done >= record.number).then_some(match failed {
            1.. if failed <= record.number => Err(Kind::DeviceFault),
            _ => Ok(()),
        })
    }

    /// Returns the outcome of an awaited record whose recorder may be dead, in which case it has failed.
    pub fn verdict(&self, record: &RecordName, is_alive: impl FnOnce(u64) -> bool) -> Option<Outcome> {
        self.outcome(record).or_else(|| {
            let is_dead = !is_alive(record.recorder);
            // The recorder may have said that it is done before it died: this is read after its death.
            fence(Ordering::SeqCst);
            self.outcome(record).or(is_dead.then_some(Err(Kind::DeviceFault)))
        })
    }

    fn lane(&self, index: usize) -> &Lane {
        // The index may come from the page, which any process that has it open can write.
        &self.lanes[index % LANES]
    }

    /// Takes a lane that nobody has had, or else one of the dead.
    fn take_lane(&self, id: u64, is_dead: impl Fn(u64) -> bool) -> Option<usize> {
        let take =
            |lane: &Lane, from| lane.owner.compare_exchange(from, id, Ordering::AcqRel, Ordering::Relaxed).is_ok();
        let unused = self.lanes.iter().position(|lane| lane.owner.load(Ordering::Relaxed) == 0 && take(lane, 0));
        unused.or_else(|| {
            self.lanes.iter().enumerate().position(|(index, lane)| {
                let owner = lane.owner.load(Ordering::Acquire);
                if owner == id || !is_dead(owner) {
                    return false;
                }
                // The dead make no further record: what is not named here, after the death, is not named again.
                fence(Ordering::SeqCst);
                let named = self.latest.load(Ordering::Acquire);
                if (named != 0 && (named >> LANE) as usize % LANES == index) || !take(lane, owner) {
                    return false;
                }
                lane.failed.store(0, Ordering::Release);
                true
            })
        })
    }

    fn end(&self, lane: usize, number: u64, outcome: Outcome) {
        let lane = self.lane(lane);
        if outcome.is_err() && lane.failed.load(Ordering::Relaxed) == 0 {
            lane.failed.store(number, Ordering::Release);
        }
        lane.done.store(number, Ordering::Release);
    }

    fn wake(&self) {
        self.word.fetch_add(1, Ordering::Release);
        futex::wake(&self.word);
    }
}

/// An event's page, mapped, and the recorders that have it.
pub trait Recorded: Send + Sync {
    /// The page.
    fn page(&self) -> &EventPage;

    /// Tells whether the recorder of an id still has the page; once not, never again. `None` where nobody can tell.
    fn is_used_by(&self, id: u64) -> Option<bool>;

    /// The outcome of an awaited record, whose recorder may be dead.
    fn verdict(&self, record: &RecordName) -> Option<Outcome> {
        self.page().verdict(record, |id| self.is_used_by(id).unwrap_or(false))
    }

    /// Returns the outcome of the latest record.
    ///
    /// It takes a few loads, and every 100 ms a look at its recorder, of which `looked` is the last.
    fn query(&self, looked: &mut Option<Instant>) -> Option<Outcome> {
        let outcome = self.page().query();
        if outcome.is_some() || looked.is_some_and(|last| last.elapsed() < PATIENCE) {
            return outcome;
        }
        let verdict = self.page().await_latest().map_or(Some(Ok(())), |record| self.verdict(&record));
        // Once found dead it stays dead at the next query too.
        if verdict.is_none() {
            *looked = Some(Instant::now());
        }
        verdict
    }
}

/// A wait for the record of another recorder.
pub struct Wait<P> {
    event: Arc<P>,
    record: RecordName,
    looked: Option<Instant>,
}

impl<P: Recorded> Wait<P> {
    /// A wait for the latest record; `None` if there is none.
    pub fn new(event: Arc<P>) -> Option<Wait<P>> {
        let record = event.page().await_latest()?;
        Some(Wait { event, record, looked: None })
    }

    /// Returns the outcome as far as the page knows.
    pub fn outcome(&self) -> Option<Outcome> {
        self.event.page().outcome(&self.record)
    }
}

impl<P: Recorded> Condition for Wait<P> {
    fn poll(&mut self) -> Option<Outcome> {
        let outcome = self.outcome();
        if outcome.is_some() || self.looked.is_some_and(|last| last.elapsed() < PATIENCE) {
            return outcome;
        }
        self.looked = Some(Instant::now());
        self.event.verdict(&self.record)
    }

    fn word(&self) -> Option<&AtomicU32> {
        Some(self.event.page().word())
    }
}

/// A record on its way: queued, and then numbered on a page.
#[derive(Clone)]
pub struct Pending(Arc<Mutex<Progress>>);

/// The progress of a pending record. Its lock is the innermost, and orders the record's end and its numbering.
enum Progress {
    Queued,
    Numbered {
        lane: usize,
        number: u64,
    },
    Ended(Outcome),
    /// Nobody waits for it or ever will.
    Retired,
}

impl Pending {
    /// A record that is about to be queued.
    pub fn queued() -> Pending {
        Pending(Arc::new(Mutex::new(Progress::Queued)))
    }

    /// Says that the stream has reached the record; only the first time counts.
    pub fn end(&self, page: &EventPage, outcome: Outcome) {
        let mut progress = self.progress();
        match *progress {
            Progress::Queued => *progress = Progress::Ended(outcome),
            Progress::Numbered { lane, number } => {
                page.end(lane, number, outcome);
                *progress = Progress::Ended(outcome);
                drop(progress);
                page.wake();
            }
            Progress::Ended(_) | Progress::Retired => {}
        }
    }

    /// Numbers it; if the stream has reached it already, the page says so before the number is published.
    fn number(&self, page: &EventPage, lane: usize, number: u64) {
        let mut progress = self.progress();
        match *progress {
            Progress::Ended(outcome) => page.end(lane, number, outcome),
            _ => *progress = Progress::Numbered { lane, number },
        }
    }

    /// Retires it, unless it has ended; returns true if it was retired.
    fn retire(&self) -> bool {
        let mut progress = self.progress();
        let numbered = matches!(*progress, Progress::Numbered { .. });
        if numbered {
            *progress = Progress::Retired;
        }
        numbered
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        lock(&self.0)
    }
}

/// A recorder's lanes on a page.
pub struct Recorder {
    id: u64,
    lanes: Vec<OwnLane>,
    /// The latest record published here.
    latest: Option<Published>,
}

/// A lane of this recorder.
struct OwnLane {
    index: usize,
    /// The number of the queue whose records it counts.
    queue: u64,
    /// The greatest number that others may wait for: until that has ended, the lane is the queue's.
    needed: u64,
}

struct Published {
    /// Its name without AWAITED.
    name: u64,
    pending: Pending,
    /// Its lane's place in `Recorder::lanes`, and what was needed of that before.
    lane: usize,
    needed_before: u64,
}

impl Recorder {
    /// A recorder without lanes. Nobody, dead or alive, has had the id.
    pub fn new(id: u64) -> Recorder {
        Recorder { id, lanes: Vec::new(), latest: None }
    }

    /// Tells whether the latest record, whoever made it, is the one published here last.
    pub fn made_latest(&self, page: &EventPage) -> bool {
        let name = page.latest.load(Ordering::Acquire) & !AWAITED;
        self.latest.as_ref().is_some_and(|latest| latest.name == name)
    }

    /// Makes a record the latest, which is queued last on that queue; returns false if all lanes are in use.
    #[must_use]
    pub fn publish(&mut self, page: &EventPage, queue: u64, pending: Pending, is_dead: impl Fn(u64) -> bool) -> bool {
        let Some(place) = self.lane(page, queue, is_dead) else { return false };
        let index = self.lanes[place].index;
        let last = &page.lane(index).last;
        // Any process that has the page open may have written what does not fit into a name.
        let number = last.load(Ordering::Acquire).wrapping_add(1) & (AWAITED - 1);
        last.store(number, Ordering::Release);
        pending.number(page, index, number);

        let name = RecordName { lane: index, number, recorder: self.id }.bits();
        let replaced = page.latest.swap(name, Ordering::AcqRel);
        if let Some(before) = self.latest.take()
            && replaced == before.name
            && before.pending.retire()
        {
            self.lanes[before.lane].needed = before.needed_before;
        }
        let needed_before = std::mem::replace(&mut self.lanes[place].needed, number);
        self.latest = Some(Published { name, pending, lane: place, needed_before });
        true
    }

    /// Returns the place of a lane for the queue: its own, one that is not needed, or a further one.
    fn lane(&mut self, page: &EventPage, queue: u64, is_dead: impl Fn(u64) -> bool) -> Option<usize> {
        let own = self.lanes.iter().position(|lane| lane.queue == queue);
        let own = own.or_else(|| {
            self.lanes.iter().position(|lane| {
                let Lane { done, failed, .. } = page.lane(lane.index);
                // The failure of a stream is no failure of the next.
                done.load(Ordering::Acquire) >= lane.needed && failed.load(Ordering::Relaxed) == 0
            })
        });
        match own {
            Some(place) => self.lanes[place].queue = queue,
            None => {
                let index = page.take_lane(self.id, is_dead)?;
                self.lanes.push(OwnLane { index, queue, needed: 0 });
            }
        }
        Some(own.unwrap_or(self.lanes.len() - 1))
    }
}

/// Pages that other processes write.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use std::sync::OnceLock;

    use super::*;
    use crate::fuzz::Bytes;

    /// The page as words, each of which another process may write.
    fn words(page: &EventPage) -> &[AtomicU64; PAGE / 8] {
        // SAFETY: the page consists of integers, aligned and as long; all are written atomically.
        unsafe { &*std::ptr::from_ref(page).cast() }
    }

    /// Does what the input says: records, waits and questions of this process, and writes of another one.
    fn act(page: &EventPage, input: &mut Bytes<'_>, is_alone: bool) {
        let mut recorders = [Recorder::new(7), Recorder::new(8)];
        let (mut pending, mut awaited) = (Vec::new(), Vec::new());
        let (mut is_alone, mut has_failed) = (is_alone, false);
        let mut left = 64;
        while !input.is_empty() && left > 0 {
            left -= 1;
            let (act, pick) = (input.byte(), input.byte());
            match act % 8 {
                0 => {
                    // The head and the first lanes more often than others.
                    let place = if act & 16 == 0 {
                        usize::from(pick) % 24
                    } else {
                        usize::from(pick) | usize::from(act & 8) << 5
                    };
                    words(page)[place].store(input.number(), Ordering::Relaxed);
                    is_alone = false;
                }
                1 => {
                    let record = Pending::queued();
                    let is_dead = |id: u64| pick & 4 != 0 && id > 100;
                    let (own, queue) = (usize::from(pick & 1), u64::from(pick >> 3));
                    if recorders[own].publish(page, queue, record.clone(), is_dead) {
                        pending.push((own, queue, record));
                    }
                }
                2 if !pending.is_empty() => {
                    // A queue does its work in order.
                    let (own, queue, _) = pending[usize::from(pick) % pending.len()];
                    let first = pending.iter().position(|(other, of, _)| (*other, *of) == (own, queue));
                    let (.., record) = pending.remove(first.unwrap_or(0));
                    let outcome = if act & 64 != 0 { Err(Kind::DeviceFault) } else { Ok(()) };
                    has_failed |= outcome.is_err();
                    record.end(page, outcome);
                }
                3 => awaited.extend(page.await_latest()),
                4 => _ = awaited.last().map(|record| page.outcome(record)),
                5 => _ = awaited.first().map(|record| page.verdict(record, |_| pick & 1 != 0)),
                6 => _ = (page.query(), page.is_event()),
                _ => _ = recorders.each_ref().map(|recorder| recorder.made_latest(page)),
            }
        }
        pending.iter().for_each(|(.., record)| record.end(page, Ok(())));
        if is_alone && !has_failed {
            assert_eq!(page.query(), Some(Ok(())), "all records have ended");
            awaited.iter().for_each(|record| assert_eq!(page.outcome(record), Some(Ok(()))));
        }
    }

    /// A page that is written between the steps.
    pub fn page(input: &[u8]) {
        // SAFETY: atomics and integers, for which zeros are values.
        let page: EventPage = unsafe { std::mem::zeroed() };
        page.begin();
        act(&page, &mut Bytes(input), true);
    }

    /// A page that another thread writes all the time.
    pub fn race(input: &[u8]) {
        static PAGE: OnceLock<Box<EventPage>> = OnceLock::new();
        let page = PAGE.get_or_init(|| {
            crate::fuzz::scribble(|| words(PAGE.wait()));
            // SAFETY: as above.
            unsafe { Box::new(std::mem::zeroed()) }
        });
        act(page, &mut Bytes(input), false);
    }

    /// Records and waits of one and of two processes, and with writes.
    pub fn samples() -> Vec<Vec<u8>> {
        vec![
            vec![1, 0, 3, 0, 4, 0, 2, 0, 4, 0, 6, 0],
            vec![1, 0, 1, 1, 3, 0, 1, 8, 2, 0, 5, 1, 2, 1, 6, 0, 7, 0],
            vec![1, 0, 0, 1, 0xbf, 6, 0, 3, 0, 0, 9, 0x7f, 1, 0, 6, 0, 4, 0, 7, 0],
        ]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::atomic::AtomicBool;
    use std::thread;

    use super::*;

    const OK: Option<Outcome> = Some(Ok(()));
    const FAILED: Option<Outcome> = Some(Err(Kind::DeviceFault));
    const MANY: u64 = if cfg!(miri) { 150 } else { 100_000 };

    fn page() -> EventPage {
        // SAFETY: atomics and integers, for which zeros are values.
        let page: EventPage = unsafe { std::mem::zeroed() };
        page.begin();
        page
    }

    #[test]
    fn a_page_of_another_version_is_no_event() {
        let page = page();
        assert!(page.is_event());
        for version in [0, VERSION - 1, VERSION + 1] {
            page.version.store(version, Ordering::Relaxed);
            assert!(!page.is_event(), "version {version}");
        }
    }

    fn nobody(_: u64) -> bool {
        false
    }

    /// Queues a record on a queue and makes it the latest.
    fn record(recorder: &mut Recorder, page: &EventPage, queue: u64) -> Pending {
        let pending = Pending::queued();
        assert!(recorder.publish(page, queue, pending.clone(), nobody), "a lane is free");
        pending
    }

    fn awaited(page: &EventPage) -> RecordName {
        page.await_latest().expect("a record")
    }

    #[test]
    fn only_pages_of_this_version_are_events() {
        let page = page();
        assert!(page.is_event());
        assert_eq!((page.query(), page.await_latest()), (OK, None));
        page.version.store(VERSION - 1, Ordering::Relaxed);
        assert!(!page.is_event());
    }

    /// Whatever another process makes of a lane's last number, a name is of the lane and fits.
    #[test]
    fn no_last_number_does_harm() {
        for last in [u64::MAX, AWAITED - 1, AWAITED, 5 << LANE, u64::MAX << LANE | 7] {
            let page = page();
            let mut recorder = Recorder::new(7);
            record(&mut recorder, &page, 1);
            record(&mut recorder, &page, 2);
            page.lane(1).last.store(last, Ordering::Relaxed);
            let pending = record(&mut recorder, &page, 2);
            assert!(recorder.made_latest(&page), "{last:#x}");
            let name = page.latest.load(Ordering::Relaxed);
            assert_eq!((name >> LANE, name & AWAITED), (1, 0), "{last:#x}");
            pending.end(&page, Ok(()));
            assert_eq!(page.query(), OK, "{last:#x}");
        }
    }

    #[test]
    fn streams_end_their_records_independently() {
        let page = page();
        let mut recorder = Recorder::new(7);
        let first = record(&mut recorder, &page, 1);
        let waits_for_first = awaited(&page);
        let second = record(&mut recorder, &page, 2);
        let waits_for_second = awaited(&page);
        for _ in 0..MANY {
            record(&mut recorder, &page, 2).end(&page, Ok(()));
        }
        assert_eq!(page.query(), OK);
        assert_eq!((page.outcome(&waits_for_first), page.outcome(&waits_for_second)), (None, OK));
        second.end(&page, Ok(()));
        first.end(&page, Ok(()));
        assert_eq!(page.outcome(&waits_for_first), OK);
    }

    #[test]
    fn the_dead_have_failed_however_many_records_follow() {
        let is_alive = |id| id != 7;
        for further in [0, 1, 127, 128, MANY] {
            let page = page();
            let (mut dead, mut alive) = (Recorder::new(7), Recorder::new(8));
            record(&mut dead, &page, 1).end(&page, Ok(()));
            let done = awaited(&page);
            let _never = record(&mut dead, &page, 1);
            let lost = awaited(&page);
            let pending: Vec<Pending> = (0..further).map(|_| record(&mut alive, &page, 1)).collect();
            assert_eq!(page.verdict(&lost, |_| true), None);
            assert_eq!(page.verdict(&lost, is_alive), FAILED, "{further}");
            assert_eq!(page.verdict(&done, is_alive), OK, "it was done before");
            pending.iter().for_each(|pending| pending.end(&page, Ok(())));
            assert_eq!(page.verdict(&lost, is_alive), FAILED, "{further}");
            assert_eq!(page.query(), if further == 0 { None } else { OK });
        }
    }

    #[test]
    fn a_failed_record_stays_failed() {
        let page = page();
        let mut recorder = Recorder::new(7);
        let mut waits = Vec::new();
        for queue in 1..=3 {
            record(&mut recorder, &page, queue).end(&page, Ok(()));
            let good = awaited(&page);
            record(&mut recorder, &page, queue).end(&page, Err(Kind::Unknown));
            waits.push((good, awaited(&page)));
            // Whatever follows a failure in its stream has failed; the next streams may do better.
            record(&mut recorder, &page, queue).end(&page, Err(Kind::Unknown));
            assert_eq!(page.query(), FAILED);
            record(&mut recorder, &page, 100 + queue).end(&page, Ok(()));
            assert_eq!(page.query(), OK);
        }
        for (good, bad) in waits {
            assert_eq!((page.outcome(&good), page.outcome(&bad)), (OK, FAILED));
        }
    }

    #[test]
    fn a_record_that_nobody_awaits_needs_no_lane() {
        let page = page();
        let mut recorder = Recorder::new(7);
        let forgotten: Vec<Pending> = (0..MANY).map(|queue| record(&mut recorder, &page, queue)).collect();
        assert_eq!(recorder.lanes.len(), 2);
        let last = awaited(&page);
        // The end of a forgotten record is none of another stream's in its lane.
        let (latest, others) = forgotten.split_last().expect("many");
        others.iter().for_each(|pending| pending.end(&page, Err(Kind::Unknown)));
        assert_eq!(page.outcome(&last), None);
        latest.end(&page, Ok(()));
        assert_eq!(page.outcome(&last), OK);
    }

    #[test]
    fn an_awaited_record_keeps_its_lane_until_it_has_ended() {
        let page = page();
        let mut recorder = Recorder::new(7);
        let mut waits = Vec::new();
        for queue in 0..LANES as u64 {
            let pending = record(&mut recorder, &page, queue);
            waits.push((awaited(&page), pending));
        }
        assert!(!recorder.publish(&page, 1000, Pending::queued(), nobody), "every lane is in use");
        assert!(!Recorder::new(8).publish(&page, 1000, Pending::queued(), nobody));
        let (wait, pending) = waits.swap_remove(40);
        assert_eq!(page.outcome(&wait), None);
        pending.end(&page, Ok(()));
        let next = record(&mut recorder, &page, 1000);
        assert_eq!((page.outcome(&wait), page.query()), (OK, None));
        for (wait, pending) in waits {
            assert_eq!(page.outcome(&wait), None);
            pending.end(&page, Ok(()));
            assert_eq!(page.outcome(&wait), OK);
        }
        next.end(&page, Ok(()));
        assert_eq!(page.query(), OK);
    }

    #[test]
    fn a_record_that_ends_before_it_is_numbered_is_done() {
        let page = page();
        let mut recorder = Recorder::new(7);
        for outcome in [Ok(()), Err(Kind::Unknown)] {
            let pending = Pending::queued();
            pending.end(&page, outcome);
            pending.end(&page, Err(Kind::Unsupported));
            assert!(recorder.publish(&page, 1, pending, nobody));
            assert_eq!(page.query(), if outcome.is_ok() { OK } else { FAILED });
            assert!(recorder.made_latest(&page));
        }
        _ = record(&mut Recorder::new(8), &page, 1);
        assert!(!recorder.made_latest(&page));
    }

    #[test]
    fn lanes_of_the_dead_are_taken_over() {
        const ROUNDS: u64 = if cfg!(miri) { LANES as u64 + 10 } else { 1000 };
        let page = page();
        let mut waits = Vec::new();
        for id in 1..=ROUNDS {
            let is_dead = |other| other < id;
            let mut recorder = Recorder::new(id);
            for end in [Some(Ok(())), Some(Err(Kind::Unknown)), None] {
                let pending = Pending::queued();
                assert!(recorder.publish(&page, 1, pending.clone(), is_dead), "lanes of the dead are free");
                waits.push((id, awaited(&page), end));
                if let Some(outcome) = end {
                    pending.end(&page, outcome);
                }
            }
            // The one before left the latest record, which kept its lane until this one replaced it.
            let earlier = waits.iter().filter(|(other, ..)| *other + 1 == id);
            for (_, record, end) in earlier {
                let expected = if *end == OK { OK } else { FAILED };
                assert_eq!(page.verdict(record, |id| !is_dead(id)), expected);
            }
        }
        // Of those whose lane somebody else has nobody knows any more how their records ended.
        for (id, record, end) in waits {
            let verdict = page.verdict(&record, |id| id == ROUNDS);
            let expected = if id == ROUNDS && end.is_none() { None } else { FAILED };
            assert!(verdict == expected || (verdict == OK && end == OK), "{id}: {verdict:?} for {end:?}");
        }
    }

    #[test]
    fn the_living_and_the_latest_keep_their_lanes() {
        let page = page();
        let mut dead: Vec<Recorder> = (1..=LANES as u64).map(Recorder::new).collect();
        let waits: Vec<(RecordName, Pending)> = dead
            .iter_mut()
            .map(|recorder| {
                let pending = record(recorder, &page, 1);
                (awaited(&page), pending)
            })
            .collect();
        let mut next = Recorder::new(1000);
        let of_latest = LANES as u64;
        assert!(!next.publish(&page, 1, Pending::queued(), |id| id == of_latest), "it is the latest record's");
        assert_eq!(page.outcome(&waits[LANES - 1].0), None);
        assert!(next.publish(&page, 1, Pending::queued(), |id| id >= of_latest - 1));
        assert_eq!(page.outcome(&waits[LANES - 2].0), FAILED, "nothing is known of the dead any more");
        assert_eq!(page.outcome(&waits[LANES - 1].0), None);
        _ = awaited(&page);
        assert!(next.publish(&page, 2, Pending::queued(), |id| id == of_latest), "it is not the latest any more");
        _ = awaited(&page);
        assert!(!next.publish(&page, 3, Pending::queued(), nobody));
    }

    #[test]
    fn whoever_sees_a_record_done_sees_what_was_before_it() {
        const RECORDERS: usize = 2;
        const STREAMS: usize = 3;
        let rounds = if cfg!(miri) { 15 } else { 5000 };
        let page = page();
        let stop = AtomicBool::new(false);
        // The latest work of each recorder's streams.
        let written = [const { [const { AtomicU64::new(0) }; STREAMS] }; RECORDERS];
        // Recorder, stream and work of each record by its name.
        let work: Mutex<BTreeMap<u64, (usize, usize, u64)>> = Mutex::default();
        thread::scope(|scope| {
            let recorders: Vec<_> = (0..RECORDERS)
                .map(|index| {
                    let (page, written, work) = (&page, &written[index], &work);
                    scope.spawn(move || {
                        let recorder = Mutex::new(Recorder::new(index as u64 + 1));
                        thread::scope(|scope| {
                            for (stream, written) in written.iter().enumerate() {
                                let recorder = &recorder;
                                scope.spawn(move || {
                                    for round in 1..=rounds {
                                        let pending = Pending::queued();
                                        let mut recorder = recorder.lock().expect("no panic");
                                        let mut work = work.lock().expect("no panic");
                                        assert!(recorder.publish(page, stream as u64, pending.clone(), nobody));
                                        let name = recorder.latest.as_ref().expect("published").name;
                                        work.insert(name, (index, stream, round));
                                        drop((recorder, work));
                                        thread::yield_now();
                                        written.store(round, Ordering::Relaxed);
                                        pending.end(page, Ok(()));
                                    }
                                });
                            }
                        });
                    })
                })
                .collect();
            for _ in 0..2 {
                scope.spawn(|| {
                    while !stop.load(Ordering::Relaxed) {
                        let Some(record) = page.await_latest() else { continue };
                        // The lock is held while a record is published.
                        let (recorder, stream, round) = work.lock().expect("no panic")[&record.bits()];
                        assert_eq!(record.recorder, recorder as u64 + 1);
                        while page.outcome(&record).is_none() {
                            thread::yield_now();
                        }
                        assert_eq!(page.outcome(&record), OK);
                        assert!(written[recorder][stream].load(Ordering::Relaxed) >= round, "its work was done");
                    }
                });
            }
            recorders.into_iter().for_each(|recorder| recorder.join().expect("no panic"));
            stop.store(true, Ordering::Relaxed);
        });
    }
}
