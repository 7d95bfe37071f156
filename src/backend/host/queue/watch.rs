// SPDX-License-Identifier: MIT OR Apache-2.0
//! Conditions that streams wait for.

use std::sync::atomic::{AtomicU32, Ordering};

use super::Outcome;
use crate::os::futex::{self, PATIENCE};
use crate::os::thread::Uncancelled;
use crate::share::watch::{self, LONGEST, SHORTEST};

/// Something that somebody else makes come true by writing to memory.
pub trait Condition: Send {
    /// How the wait ended, given how the stream fared before it; `None` while it goes on. Called at least every
    /// 100 ms.
    fn poll(&mut self, fares: Outcome) -> Option<Outcome>;

    /// A futex word that is changed and woken when the condition may have come true; without one it is polled often.
    fn word(&self) -> Option<&AtomicU32> {
        None
    }
}

/// A condition that a queue's task waits for.
struct Watched {
    serial: u64,
    fares: Outcome,
    condition: Box<dyn Condition>,
}

impl watch::Condition for Watched {
    fn is_over(&mut self) -> bool {
        let mut outcome = None;
        let polled = super::guarded(|| {
            outcome = self.condition.poll(self.fares);
            Ok(())
        });
        if polled.is_err() {
            outcome = Some(polled);
        }
        if let Some(outcome) = outcome {
            super::settle(self.serial, self.fares.and(outcome));
        }
        outcome.is_some()
    }

    fn word(&self) -> Option<&AtomicU32> {
        self.condition.word()
    }
}

/// Has a condition looked after; the queue's task is settled when it has ended.
pub fn hand_over(serial: u64, fares: Outcome, condition: Box<dyn Condition>) {
    watch::hand_over(Box::new(Watched { serial, fares, condition }));
}

/// Blocks the caller until a condition has ended.
pub fn watch(condition: &mut dyn Condition) -> Outcome {
    let _uncancelled = Uncancelled::new();
    let mut pause = SHORTEST;
    loop {
        let seen = condition.word().map(|word| word.load(Ordering::Acquire));
        if let Some(outcome) = condition.poll(Ok(())) {
            return outcome;
        }
        match (condition.word(), seen) {
            (Some(word), Some(seen)) => futex::wait(word, seen, Some(PATIENCE)),
            _ => {
                std::thread::sleep(pause);
                pause = LONGEST.min(pause * 2);
            }
        }
    }
}
