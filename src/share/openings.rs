// SPDX-License-Identifier: MIT OR Apache-2.0
//! What was opened from other processes through this library, for a vendor whose runtime does not tell.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Memory by its base, or other objects: the place, such as a device, that each was opened in, and how often.
#[derive(Default)]
pub struct Openings<Place> {
    table: Mutex<BTreeMap<usize, (Place, usize)>>,
    /// How many there are, for those who mostly find none.
    live: AtomicUsize,
}

impl<Place: Copy + PartialEq> Openings<Place> {
    fn change(&self, change: impl FnOnce(&mut BTreeMap<usize, (Place, usize)>)) {
        let mut table = self.table();
        change(&mut table);
        self.live.store(table.len(), Ordering::Release);
    }

    fn table(&self) -> MutexGuard<'_, BTreeMap<usize, (Place, usize)>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that it was opened once.
    pub fn opened(&self, what: usize, place: Place) {
        self.change(|table| table.entry(what).or_insert((place, 0)).1 += 1);
    }

    /// Notes that it was closed once, if it is known.
    pub fn closed(&self, what: usize) {
        if self.place(what).is_none() {
            return;
        }
        self.change(|table| {
            if let Some((_, count)) = table.get_mut(&what) {
                *count -= 1;
                if *count == 0 {
                    table.remove(&what);
                }
            }
        });
    }

    /// Where it was first opened; `None` for what was not.
    pub fn place(&self, what: usize) -> Option<Place> {
        if self.live.load(Ordering::Acquire) == 0 {
            return None;
        }
        self.table().get(&what).map(|entry| entry.0)
    }

    /// Forgets what was opened in a place: its reset.
    pub fn forget(&self, place: Place) {
        self.change(|table| table.retain(|_, entry| entry.0 != place));
    }
}
