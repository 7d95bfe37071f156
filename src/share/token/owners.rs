// SPDX-License-Identifier: MIT OR Apache-2.0
//! The owners of what is open, and the two threads that learn what becomes of it.
//!
//! Whenever an object ends its owner rings a bell in its register. The watching thread (`share/watch.rs`) listens to the
//! bells, and another one closes what is gone: a call of the back end may take long there, or wait for streams.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::gpu::Result;
use crate::os::lock::lock;
use crate::os::{futex, thread};
use crate::share::register::Owner;
use crate::share::watch::{self, Condition, Outcome};

/// An owner, and the number of its bell before its objects were last looked at.
///
/// The number is `None` while somebody listens to the bell.
type Known = (Arc<Owner>, Option<u32>);

/// The owners by register. Locked for each look only.
static OWNERS: Mutex<BTreeMap<u64, Known>> = Mutex::new(BTreeMap::new());
/// A futex word, changed (release) and woken when the closing thread has something to do.
static WORK: AtomicU32 = AtomicU32::new(0);

/// The owner of a register, known from now on to its end. Errors as of [`Owner::of`].
pub fn of(register: u64) -> Result<Arc<Owner>> {
    if let Some(known) = lock(&OWNERS).get(&register) {
        return Ok(known.0.clone());
    }
    let owner = Arc::new(Owner::of(register)?);
    let seen = futex::value(owner.bell());
    Ok(lock(&OWNERS).entry(register).or_insert((owner, Some(seen))).0.clone())
}

/// Has the watching thread listen to the owners that it does not listen to yet. `close` is the closing thread.
pub fn watch(close: fn()) {
    /// Locked while the thread is started, so that there is only one.
    static STARTED: Mutex<bool> = Mutex::new(false);
    if lock(&OWNERS).values().all(|known| known.1.is_none()) {
        return;
    }
    let mut started = lock(&STARTED);
    *started = *started || watch::start() && thread::start(c"anygpu-retire", thread::STACK, close);
    if *started {
        lock(&OWNERS).iter_mut().for_each(listen);
    }
}

/// Has the watching thread listen to an owner's bell, if it does not.
fn listen((register, (owner, unheard)): (&u64, &mut Known)) {
    if let Some(seen) = unheard.take() {
        owner.is_watched.store(true, Ordering::Relaxed);
        let (bell, register) = (Bell { owner: owner.clone(), seen, asked: None }, *register);
        watch::hand_over(Box::new(bell), move |_| {
            if let Some(known) = lock(&OWNERS).get_mut(&register) {
                known.1 = Some(seen);
            }
            have_work();
        });
    }
}

/// An owner's bell.
struct Bell {
    owner: Arc<Owner>,
    /// Its number when the owner's objects were last looked at.
    seen: u32,
    /// The interval in which it was last asked whether the owner has ended.
    asked: Option<u32>,
}

impl Condition for Bell {
    /// The wait ends when the bell has rung, or the owner has ended.
    fn poll(&mut self) -> Option<Outcome> {
        let is_asked = self.asked.replace(watch::interval()) != Some(watch::interval());
        (futex::value(self.owner.bell()) != self.seen || is_asked && self.owner.has_ended()).then_some(Ok(()))
    }

    fn word(&self) -> Option<&AtomicU32> {
        Some(self.owner.bell())
    }

    fn is_patient(&self) -> bool {
        true
    }
}

/// Has the closing thread look for what is gone.
pub fn have_work() {
    WORK.fetch_add(1, Ordering::Release);
    futex::wake(&WORK);
}

/// The shortest time from one look at what is kept to the next.
const BETWEEN: Duration = Duration::from_millis(1);

/// Runs the closing thread, which calls `close_gone` whenever something may be.
pub fn run(close_gone: impl Fn()) {
    loop {
        let work = WORK.load(Ordering::Acquire);
        let mut heard = Vec::new();
        for (register, (owner, seen)) in lock(&OWNERS).iter_mut().filter(|known| known.1.1.is_some()) {
            // Before the slots: a bell that rings behind it is heard.
            *seen = Some(futex::value(owner.bell()));
            heard.push((*register, owner.clone()));
        }
        heard.retain(|(_, owner)| owner.has_ended());
        close_gone();
        let mut owners = lock(&OWNERS);
        // Nothing of one that has ended stays open over the sleep.
        heard.into_iter().for_each(|(register, _)| _ = owners.remove(&register));
        owners.iter_mut().for_each(listen);
        drop(owners);
        // An owner may ring without end, by its frees or to do harm.
        std::thread::sleep(BETWEEN);
        futex::wait(&WORK, work, None);
    }
}
