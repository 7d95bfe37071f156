// SPDX-License-Identifier: MIT OR Apache-2.0
//! Conditions that streams wait for.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::gpu::Kind;
use crate::os::futex::{self, PATIENCE};
use crate::os::thread::Uncancelled;
use crate::share::watch::{LONGEST, SHORTEST};

/// The outcome of work; after a failure the rest of its stream fails the same way.
pub type Outcome = Result<(), Kind>;

/// Something that somebody else makes come true by writing to memory.
pub trait Condition: Send {
    /// Returns the outcome of the wait, given the stream's before it; `None` while it goes on. Called at least
    /// every 100 ms.
    fn poll(&mut self, fares: Outcome) -> Option<Outcome>;

    /// The futex word that is changed and woken when the condition may hold; without one it is polled often.
    fn word(&self) -> Option<&AtomicU32> {
        None
    }
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
