// SPDX-License-Identifier: MIT OR Apache-2.0
//! Objects opened from other processes, for vendors whose runtime does not distinguish them from its own.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Opened objects by address: the owner (a device or context) that each was opened in, and a reference count.
#[derive(Default)]
pub struct Openings<Owner> {
    table: Mutex<BTreeMap<usize, (Owner, usize)>>,
    /// The table's length, stored while its lock is held. A lookup that acquires 0 skips the lock.
    live: AtomicUsize,
}

impl<Owner: Copy + PartialEq> Openings<Owner> {
    fn change(&self, change: impl FnOnce(&mut BTreeMap<usize, (Owner, usize)>)) {
        let mut table = self.table();
        change(&mut table);
        self.live.store(table.len(), Ordering::Release);
    }

    fn table(&self) -> MutexGuard<'_, BTreeMap<usize, (Owner, usize)>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more opening of `object`.
    pub fn opened(&self, object: usize, owner: Owner) {
        self.change(|table| table.entry(object).or_insert((owner, 0)).1 += 1);
    }

    /// Counts one opening less, if any is recorded.
    pub fn closed(&self, object: usize) {
        if self.owner(object).is_none() {
            return;
        }
        self.change(|table| {
            if let Some((_, count)) = table.get_mut(&object) {
                *count -= 1;
                if *count == 0 {
                    table.remove(&object);
                }
            }
        });
    }

    /// The owner that `object` was first opened in; `None` if it was not opened.
    pub fn owner(&self, object: usize) -> Option<Owner> {
        if self.live.load(Ordering::Acquire) == 0 {
            return None;
        }
        self.table().get(&object).map(|entry| entry.0)
    }

    /// Removes what was opened in `owner`, which has been reset.
    pub fn clear(&self, owner: Owner) {
        self.change(|table| table.retain(|_, entry| entry.0 != owner));
    }
}
