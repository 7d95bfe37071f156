// SPDX-License-Identifier: MIT OR Apache-2.0
//! Locks of data that a panic leaves whole, so that poison says nothing.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::map::{Key, Map};

/// Locks a mutex, whether or not a thread has panicked with it.
#[inline]
pub fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Unlocks a mutex until the condition is signalled, or for no reason.
pub fn wait<'a, T>(condition: &Condvar, guard: MutexGuard<'a, T>) -> MutexGuard<'a, T> {
    condition.wait(guard).unwrap_or_else(PoisonError::into_inner)
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
