// SPDX-License-Identifier: MIT OR Apache-2.0
//! Objects opened from other processes, for vendors whose runtime does not distinguish them from its own.
//!
//! A program may close an object past this library, and its address then names another one. So an entry is valid only with
//! the identity that the vendor gave the object, and an opening at an address replaces what is known of another object.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Identity of an object, which no other object of the process ever has.
///
/// `None` where the vendor tells none, which is taken for the identity of whatever is known.
pub type Identity = Option<u64>;

/// Returns an identity for an opening of an object to which the vendor gives none.
pub fn new_identity() -> Identity {
    /// Relaxed: only makes identities unique.
    static GIVEN: AtomicU64 = AtomicU64::new(0);
    Some(GIVEN.fetch_add(1, Ordering::Relaxed))
}

/// An object that was opened, and is open.
struct Opening<Owner> {
    owner: Owner,
    identity: Identity,
    /// The number of openings that were not closed.
    count: usize,
}

impl<Owner> Opening<Owner> {
    fn is_of(&self, identity: Identity) -> bool {
        identity.is_none() || self.identity.is_none() || self.identity == identity
    }
}

/// Opened objects by address, with the owner (a device or context) that each was opened in.
pub struct Openings<Owner> {
    table: Mutex<BTreeMap<usize, Opening<Owner>>>,
    /// The table's length, stored while its lock is held. A lookup that acquires 0 skips the lock.
    live: AtomicUsize,
}

impl<Owner: Copy + PartialEq> Openings<Owner> {
    /// No openings.
    pub const fn new() -> Openings<Owner> {
        Openings { table: Mutex::new(BTreeMap::new()), live: AtomicUsize::new(0) }
    }

    fn change(&self, change: impl FnOnce(&mut BTreeMap<usize, Opening<Owner>>)) {
        let mut table = self.table();
        change(&mut table);
        self.live.store(table.len(), Ordering::Release);
    }

    fn table(&self) -> MutexGuard<'_, BTreeMap<usize, Opening<Owner>>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells if there is no entry.
    pub fn is_empty(&self) -> bool {
        self.live.load(Ordering::Acquire) == 0
    }

    /// Records an opening, and the owner of the newest.
    pub fn opened(&self, object: usize, owner: Owner, identity: Identity) {
        self.change(|table| {
            let opening = table.entry(object).or_insert(Opening { owner, identity, count: 0 });
            let before = if opening.is_of(identity) { opening.count } else { 0 };
            *opening = Opening { owner, identity, count: before + 1 };
        });
    }

    /// Records that the object of this identity was closed once.
    pub fn closed(&self, object: usize, identity: Identity) {
        if self.is_empty() {
            return;
        }
        self.change(|table| {
            if let Some(opening) = table.get_mut(&object).filter(|opening| opening.is_of(identity)) {
                opening.count -= 1;
                if opening.count == 0 {
                    table.remove(&object);
                }
            }
        });
    }

    /// The owner that the object of this identity was last opened in; `None` if it is not open.
    pub fn owner(&self, object: usize, identity: Identity) -> Option<Owner> {
        if self.is_empty() {
            return None;
        }
        self.table().get(&object).filter(|opening| opening.is_of(identity)).map(|opening| opening.owner)
    }

    /// The identity that the object was last opened with; `None` if it is not open.
    pub fn identity(&self, object: usize) -> Identity {
        if self.is_empty() {
            return None;
        }
        self.table().get(&object).and_then(|opening| opening.identity)
    }

    /// The objects opened in `owner`, with the number of openings of each.
    pub fn of(&self, owner: Owner) -> Vec<(usize, usize)> {
        let table = self.table();
        let mine = table.iter().filter(|(_, opening)| opening.owner == owner);
        mine.map(|(object, opening)| (*object, opening.count)).collect()
    }

    /// Removes what was opened in `owner`, which has been reset.
    pub fn clear(&self, owner: Owner) {
        if self.is_empty() {
            return;
        }
        self.change(|table| table.retain(|_, opening| opening.owner != owner));
    }
}

impl<Owner: Copy + PartialEq> Default for Openings<Owner> {
    fn default() -> Self {
        Openings::new()
    }
}

/// Events opened from other processes, with the context of each.
///
/// Vendors give events no identity: each opening gets one here, for those who destroy events past the back end.
pub static EVENTS: Openings<usize> = Openings::new();

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_opening_has_an_identity_of_its_own() {
        let (one, other) = (new_identity(), new_identity());
        assert!(one.is_some() && other.is_some() && one != other);
    }

    #[test]
    fn only_the_newest_object_of_an_address_is_known() {
        let openings = Openings::new();
        assert!(openings.is_empty());
        openings.opened(4096, 'a', Some(1));
        assert_eq!((openings.owner(4096, Some(1)), openings.owner(4096, Some(2))), (Some('a'), None));
        // Closed by somebody else, and opened anew; then the thread that closed the first one comes to say so.
        openings.opened(4096, 'b', Some(2));
        openings.closed(4096, Some(1));
        assert_eq!((openings.owner(4096, Some(1)), openings.owner(4096, Some(2))), (None, Some('b')));
        assert_eq!(openings.owner(4096, None), Some('b'), "the vendor could not tell");
        openings.clear('a');
        assert!(!openings.is_empty());
        openings.opened(4096, 'c', Some(2));
        openings.opened(8192, 'd', None);
        assert_eq!([openings.of('b'), openings.of('c')], [vec![], vec![(4096, 2)]]);
        openings.clear('d');
        openings.closed(4096, Some(2));
        assert_eq!(openings.owner(4096, Some(2)), Some('c'), "it is open once more");
        openings.closed(4096, None);
        assert!(openings.is_empty());
    }
}
