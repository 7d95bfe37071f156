// SPDX-License-Identifier: MIT OR Apache-2.0
//! Locks of data that a panic leaves whole, so that poison says nothing.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::map::{Key, Map};

/// Locks a mutex, whether or not a thread has panicked with it.
#[inline]
pub fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Threads that wait for something of a mutex's data to change. Who changes it does so under the mutex, and wakes them then or
/// later: a system call only where there are any.
#[derive(Debug, Default)]
pub struct Waiters {
    condition: Condvar,
    /// Changed under the mutex. Relaxed: who has changed the data sees all that began to wait before.
    count: AtomicUsize,
}

impl Waiters {
    /// None.
    pub const fn none() -> Waiters {
        Waiters { condition: Condvar::new(), count: AtomicUsize::new(0) }
    }

    /// Unlocks the mutex until this thread is woken, or for no reason.
    pub fn wait<'a, T>(&self, guard: MutexGuard<'a, T>) -> MutexGuard<'a, T> {
        self.count.fetch_add(1, Ordering::Relaxed);
        let guard = self.condition.wait(guard).unwrap_or_else(PoisonError::into_inner);
        self.count.fetch_sub(1, Ordering::Relaxed);
        guard
    }

    /// As [`Waiters::wait`], for some time at most.
    pub fn wait_for<'a, T>(&self, guard: MutexGuard<'a, T>, time: Duration) -> MutexGuard<'a, T> {
        self.count.fetch_add(1, Ordering::Relaxed);
        let (guard, _) = self.condition.wait_timeout(guard, time).unwrap_or_else(PoisonError::into_inner);
        self.count.fetch_sub(1, Ordering::Relaxed);
        guard
    }

    /// Tells whether there are any, some of whom may have been woken.
    pub fn is_any(&self) -> bool {
        self.count.load(Ordering::Relaxed) > 0
    }

    /// Wakes one.
    pub fn wake_one(&self) {
        if self.is_any() {
            self.condition.notify_one();
        }
    }

    /// Wakes all.
    pub fn wake_all(&self) {
        if self.is_any() {
            self.condition.notify_all();
        }
    }
}

/// A locked map that is known to be empty without its lock.
pub struct LockedMap<M> {
    entries: Mutex<M>,
    /// The number of entries, stored while they are locked. Who acquires 0 skips the lock.
    count: AtomicUsize,
}

/// A map that knows the number of its entries.
pub trait Entries {
    /// The number.
    fn count(&self) -> usize;
}

impl<K: Key, V> Entries for Map<K, V> {
    fn count(&self) -> usize {
        self.len()
    }
}

impl<K, V> Entries for BTreeMap<K, V> {
    fn count(&self) -> usize {
        self.len()
    }
}

impl<M: Entries> LockedMap<M> {
    /// A map without entries.
    pub const fn empty(entries: M) -> LockedMap<M> {
        LockedMap { entries: Mutex::new(entries), count: AtomicUsize::new(0) }
    }

    /// Returns true where there are no entries.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count.load(Ordering::Acquire) == 0
    }

    /// The entries, to look at or to change in place.
    pub fn look(&self) -> MutexGuard<'_, M> {
        lock(&self.entries)
    }

    /// The entries; `None` while another thread has them.
    pub fn try_look(&self) -> Option<MutexGuard<'_, M>> {
        self.entries.try_lock().ok()
    }

    /// Adds and removes entries.
    pub fn change<T>(&self, change: impl FnOnce(&mut M) -> T) -> T {
        let mut entries = self.look();
        let outcome = change(&mut entries);
        self.count.store(entries.count(), Ordering::Release);
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_of_two_threads_is_woken_by_the_other() {
        const TURNS: u32 = 1000;
        let (turn, waiters) = (Mutex::new(0), Waiters::none());
        let play = |own: u32| {
            for _ in 0..TURNS {
                let mut turn = lock(&turn);
                while *turn % 2 != own {
                    turn = match own {
                        0 => waiters.wait(turn),
                        _ => waiters.wait_for(turn, Duration::from_secs(600)),
                    };
                }
                *turn += 1;
                drop(turn);
                waiters.wake_one();
            }
        };
        std::thread::scope(|scope| [0, 1].map(|own| scope.spawn(move || play(own))).into_iter().for_each(drop));
        assert_eq!(*lock(&turn), 2 * TURNS);
        assert!(!waiters.is_any());
    }
}
