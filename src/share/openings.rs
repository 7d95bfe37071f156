// SPDX-License-Identifier: MIT OR Apache-2.0
//! Objects opened from other processes, for vendors whose runtime does not distinguish them from its own.
//!
//! A program may close an object past this library, and its address then names another one. So an entry is valid only with
//! the identity that the vendor gave the object, and the newest opening at an address replaces what is known of it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Identity of an object, which no other object of the process ever has.
///
/// `None` where the vendor tells none.
pub type Identity = Option<u64>;

/// Opened objects by address: the owner (a device or context) that each was opened in, and its identity.
pub struct Openings<Owner> {
    table: Mutex<BTreeMap<usize, (Owner, Identity)>>,
    /// The table's length, stored while its lock is held. A lookup that acquires 0 skips the lock.
    live: AtomicUsize,
}

impl<Owner: Copy + PartialEq> Openings<Owner> {
    /// No openings.
    pub const fn new() -> Openings<Owner> {
        Openings { table: Mutex::new(BTreeMap::new()), live: AtomicUsize::new(0) }
    }

    fn change(&self, change: impl FnOnce(&mut BTreeMap<usize, (Owner, Identity)>)) {
        let mut table = self.table();
        change(&mut table);
        self.live.store(table.len(), Ordering::Release);
    }

    fn table(&self) -> MutexGuard<'_, BTreeMap<usize, (Owner, Identity)>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells if there is no entry.
    pub fn is_empty(&self) -> bool {
        self.live.load(Ordering::Acquire) == 0
    }

    /// Records the newest opening at an address.
    pub fn opened(&self, object: usize, owner: Owner, identity: Identity) {
        self.change(|table| _ = table.insert(object, (owner, identity)));
    }

    /// Removes what was opened at an address with this identity.
    pub fn forget(&self, object: usize, identity: Identity) {
        if !self.is_empty() {
            self.change(|table| {
                if table.get(&object).is_some_and(|entry| entry.1 == identity) {
                    table.remove(&object);
                }
            });
        }
    }

    /// The owner that the object of this identity was last opened in; `None` if it was not opened.
    pub fn owner(&self, object: usize, identity: Identity) -> Option<Owner> {
        if self.is_empty() {
            return None;
        }
        self.table().get(&object).filter(|entry| entry.1 == identity).map(|entry| entry.0)
    }

    /// Removes what was opened in `owner`, which has been reset.
    pub fn clear(&self, owner: Owner) {
        self.change(|table| table.retain(|_, entry| entry.0 != owner));
    }
}

impl<Owner: Copy + PartialEq> Default for Openings<Owner> {
    fn default() -> Self {
        Openings::new()
    }
}

/// Events opened from other processes, with the context of each.
///
/// Vendors give events no identity, so whoever destroys one past the back end forgets it here first.
pub static EVENTS: Openings<usize> = Openings::new();

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_object_of_an_address_is_known() {
        let openings = Openings::new();
        assert!(openings.is_empty());
        openings.opened(4096, 'a', Some(1));
        assert_eq!((openings.owner(4096, Some(1)), openings.owner(4096, Some(2))), (Some('a'), None));
        // Closed by somebody else, and opened anew; then the thread that closed the first one comes to forget it.
        openings.opened(4096, 'b', Some(2));
        openings.forget(4096, Some(1));
        assert_eq!((openings.owner(4096, Some(1)), openings.owner(4096, Some(2))), (None, Some('b')));
        openings.clear('a');
        assert!(!openings.is_empty());
        openings.forget(4096, Some(2));
        assert!(openings.is_empty());
    }
}
