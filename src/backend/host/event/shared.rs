// SPDX-License-Identifier: MIT OR Apache-2.0
//! The page that an interprocess event lives on.
//!
//! Records are numbered from 1 in the order of the calls. A record first claims its number's slot, then the number is
//! published as the latest, and once its stream gets there the slot says done. No lock lives on the page: a process
//! that dies at any point leaves it usable, and a record whose recorder died before it was done has failed.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::backend::host::queue::{Condition, Outcome};
use crate::backend::host::shared_page::SharedPage;
use crate::gpu::{IpcHandle, Kind, Result};
use crate::os::futex::{self, PATIENCE};

const MAGIC: u32 = 0x4556_4e54;
const VERSION: u32 = 1;
/// Records under way at a time before a further one waits for the oldest.
const SLOTS: u64 = 128;

/// The page; all zero where nothing has been written.
#[repr(C)]
struct Page {
    magic: AtomicU32,
    version: AtomicU32,
    /// The number of the latest record.
    submitted: AtomicU64,
    /// Changed and woken whenever a record is done.
    word: AtomicU32,
    reserved: u32,
    slots: [Slot; SLOTS as usize],
}

#[repr(C)]
struct Slot {
    /// The latest record of this slot that is done.
    done: AtomicU64,
    /// The latest that is done and failed.
    failed: AtomicU64,
    /// The latest claim: the record's number (its lower half, in the upper half) and the recorder's token.
    owner: AtomicU64,
}

const _: () = assert!(size_of::<Page>() <= 4096);

/// An event on a shared page.
pub struct Shared {
    page: SharedPage,
    /// When a query last looked whether the recorder is alive.
    looked: Mutex<Option<Instant>>,
}

impl Shared {
    /// A new event that other processes may open.
    pub fn create(device: i32) -> Result<Shared> {
        let shared = Shared { page: SharedPage::create(device)?, looked: Mutex::new(None) };
        shared.page().version.store(VERSION, Ordering::Relaxed);
        shared.page().magic.store(MAGIC, Ordering::Release);
        Ok(shared)
    }

    /// Another process's event.
    pub fn open(handle: &IpcHandle) -> Result<Shared> {
        let shared = Shared { page: SharedPage::open(handle)?, looked: Mutex::new(None) };
        let (magic, version) = (&shared.page().magic, &shared.page().version);
        if magic.load(Ordering::Acquire) != MAGIC || version.load(Ordering::Relaxed) != VERSION {
            return Err(Kind::HandleRefused.because("the handle names no event, or one of another version of anygpu"));
        }
        Ok(shared)
    }

    /// The handle for other processes.
    pub fn export(&self) -> Result<IpcHandle> {
        self.page.export()
    }

    fn page(&self) -> &Page {
        // SAFETY: `SharedPage` keeps 4096 aligned bytes mapped as long as it lives, and all fields are atomics, for
        // which any bytes are valid whoever writes them.
        unsafe { &*self.page.address().cast::<Page>() }
    }

    fn slot(&self, sequence: u64) -> &Slot {
        &self.page().slots[(sequence % SLOTS) as usize]
    }

    /// The number of the latest record, 0 where there is none.
    pub fn submitted(&self) -> u64 {
        self.page().submitted.load(Ordering::Acquire)
    }

    /// Returns the outcome of a record as far as the page knows.
    fn outcome(&self, sequence: u64) -> Option<Outcome> {
        let slot = self.slot(sequence);
        let done = sequence == 0 || slot.done.load(Ordering::Acquire) >= sequence;
        done.then(|| match slot.failed.load(Ordering::Relaxed) {
            failed if failed == sequence && sequence != 0 => Err(Kind::DeviceFault),
            _ => Ok(()),
        })
    }

    /// Returns the outcome of a record, which has failed where its recorder died.
    fn verdict(&self, sequence: u64) -> Option<Outcome> {
        let owner = self.slot(sequence).owner.load(Ordering::Acquire);
        // The recorder may have finished before it ended, so the order of these two matters.
        let is_dead = !self.page.is_alive(owner as u32);
        self.outcome(sequence).or(is_dead.then_some(Err(Kind::DeviceFault)))
    }

    /// Returns the outcome of a record to repeated queries: a few loads, every 100 ms a look at the recorder.
    pub fn query(&self, sequence: u64) -> Option<Outcome> {
        self.outcome(sequence).or_else(|| {
            let mut looked = self.looked.lock().unwrap_or_else(PoisonError::into_inner);
            if looked.is_some_and(|last| last.elapsed() < PATIENCE) {
                return None;
            }
            let verdict = self.verdict(sequence);
            // Once found dead it stays dead at the next query too.
            if verdict.is_none() {
                *looked = Some(Instant::now());
            }
            verdict
        })
    }

    /// Makes a new record the latest.
    pub fn claim(self: &Arc<Self>, token: u32) -> Claim {
        let submitted = &self.page().submitted;
        loop {
            let latest = submitted.load(Ordering::Acquire);
            let sequence = latest + 1;
            let owner = &self.slot(sequence).owner;
            let before = owner.load(Ordering::Acquire);
            if submitted.load(Ordering::Acquire) != latest {
                continue;
            }
            // A slot that is claimed for this number already belongs to someone who has yet to publish it, or died
            // before: that is done here.
            let claimed = before >> 32 == u64::from(sequence as u32) || {
                let mine = (sequence << 32) | u64::from(token);
                let won = owner.compare_exchange(before, mine, Ordering::AcqRel, Ordering::Relaxed).is_ok();
                if won {
                    _ = submitted.compare_exchange(latest, sequence, Ordering::AcqRel, Ordering::Relaxed);
                    return Claim { shared: self.clone(), sequence, before: before as u32, looked: None, open: true };
                }
                false
            };
            if claimed {
                _ = submitted.compare_exchange(latest, sequence, Ordering::AcqRel, Ordering::Relaxed);
            }
        }
    }
}

/// A record that is not done. Dropped before that, it has failed.
pub struct Claim {
    shared: Arc<Shared>,
    sequence: u64,
    /// The token of the slot's owner before.
    before: u32,
    looked: Option<Instant>,
    open: bool,
}

impl Claim {
    /// The record's number.
    pub fn sequence(&self) -> u64 {
        self.sequence
    }

    /// Tells whether the slot's record before is done.
    pub fn is_free(&self) -> bool {
        self.sequence <= SLOTS || self.shared.outcome(self.sequence - SLOTS).is_some()
    }

    /// Says that the record is done.
    pub fn publish(mut self, outcome: Outcome) {
        self.finish(outcome);
    }

    fn finish(&mut self, outcome: Outcome) {
        self.open = false;
        let slot = self.shared.slot(self.sequence);
        if outcome.is_err() {
            slot.failed.store(self.sequence, Ordering::Relaxed);
        }
        slot.done.fetch_max(self.sequence, Ordering::Release);
        let word = &self.shared.page().word;
        word.fetch_add(1, Ordering::Release);
        futex::wake(word);
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        if self.open {
            self.finish(Err(Kind::DeviceFault));
        }
    }
}

impl Condition for Claim {
    fn poll(&mut self, fares: Outcome) -> Option<Outcome> {
        let free = self.is_free() || (is_time(&mut self.looked) && !self.shared.page.is_alive(self.before));
        free.then(|| {
            self.finish(fares);
            fares
        })
    }

    fn word(&self) -> Option<&AtomicU32> {
        Some(&self.shared.page().word)
    }
}

/// A wait for a record.
pub struct Wait {
    shared: Arc<Shared>,
    sequence: u64,
    looked: Option<Instant>,
}

impl Wait {
    /// A wait for the record of this number.
    pub fn new(shared: Arc<Shared>, sequence: u64) -> Wait {
        Wait { shared, sequence, looked: None }
    }
}

impl Condition for Wait {
    fn poll(&mut self, fares: Outcome) -> Option<Outcome> {
        if fares.is_err() {
            return Some(fares);
        }
        match self.shared.outcome(self.sequence) {
            None if is_time(&mut self.looked) => self.shared.verdict(self.sequence),
            outcome => outcome,
        }
    }

    fn word(&self) -> Option<&AtomicU32> {
        Some(&self.shared.page().word)
    }
}

/// Tells whether another look at the other process is due.
fn is_time(looked: &mut Option<Instant>) -> bool {
    let due = looked.is_none_or(|last| last.elapsed() >= PATIENCE);
    if due {
        *looked = Some(Instant::now());
    }
    due
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::backend::host::{self, queue};

    /// A token of no process.
    const DEAD: u32 = 0x7ead_0001;

    fn shared() -> Arc<Shared> {
        host::open().expect("the host back end opens");
        Arc::new(Shared::create(0).expect("a page"))
    }

    fn wait(shared: &Arc<Shared>, sequence: u64) -> Outcome {
        queue::watch(&mut Wait::new(shared.clone(), sequence))
    }

    #[test]
    fn records_are_numbered_and_done() {
        let shared = shared();
        assert_eq!((shared.submitted(), shared.query(0)), (0, Some(Ok(()))));
        for sequence in 1..=3 * SLOTS {
            let claim = shared.claim(SharedPage::token());
            assert_eq!((claim.sequence(), shared.submitted()), (sequence, sequence));
            assert!(claim.is_free());
            assert_eq!(shared.query(sequence), None);
            claim.publish(Ok(()));
            assert_eq!(shared.query(sequence), Some(Ok(())));
        }
        drop(shared.claim(SharedPage::token()));
        assert_eq!(shared.query(3 * SLOTS + 1), Some(Err(Kind::DeviceFault)));
    }

    #[test]
    fn the_dead_keep_nobody_waiting() {
        let shared = shared();
        std::mem::forget(shared.claim(DEAD));
        assert_eq!(wait(&shared, 1), Err(Kind::DeviceFault));
        assert_eq!(shared.query(1), Some(Err(Kind::DeviceFault)));
        // Died after it claimed a slot and before it said so.
        shared.slot(2).owner.store((2 << 32) | u64::from(DEAD), Ordering::Relaxed);
        let claim = shared.claim(SharedPage::token());
        assert_eq!((claim.sequence(), shared.submitted()), (3, 3));
        claim.publish(Ok(()));
        assert_eq!((wait(&shared, 2), wait(&shared, 3)), (Err(Kind::DeviceFault), Ok(())));
        // The slots' next owners pass over them.
        for _ in 4..=SLOTS {
            shared.claim(SharedPage::token()).publish(Ok(()));
        }
        let mut next = shared.claim(SharedPage::token());
        assert!(!next.is_free());
        assert_eq!(queue::watch(&mut next), Ok(()));
        assert_eq!(wait(&shared, SLOTS + 1), Ok(()));
    }

    #[test]
    fn a_record_waits_for_its_slot() {
        let shared = shared();
        let mut claims: Vec<Claim> = (0..SLOTS).map(|_| shared.claim(SharedPage::token())).collect();
        let mut late = shared.claim(SharedPage::token());
        let late = thread::spawn(move || queue::watch(&mut late));
        let waiter = {
            let shared = shared.clone();
            thread::spawn(move || wait(&shared, SLOTS + 1))
        };
        thread::sleep(PATIENCE * 2);
        assert!(!late.is_finished() && !waiter.is_finished());
        claims.remove(0).publish(Ok(()));
        assert_eq!((late.join().expect("no panic"), waiter.join().expect("no panic")), (Ok(()), Ok(())));
        assert_eq!(shared.query(1), Some(Ok(())));
        assert_eq!(shared.query(2), None);
    }

    #[test]
    fn recorders_do_not_take_each_others_numbers() {
        let shared = shared();
        let threads: Vec<_> = (0..4)
            .map(|_| {
                let shared = shared.clone();
                thread::spawn(move || {
                    let mut numbers = Vec::new();
                    for _ in 0..500 {
                        let claim = shared.claim(SharedPage::token());
                        numbers.push(claim.sequence());
                        claim.publish(Ok(()));
                    }
                    numbers
                })
            })
            .collect();
        let mut numbers: Vec<u64> = threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=2000).collect::<Vec<_>>());
        assert_eq!(shared.submitted(), 2000);
    }
}
