// SPDX-License-Identifier: MIT OR Apache-2.0
//! Objects opened from other processes, for vendors whose runtime does not distinguish them from its own.
//!
//! A program may close an object past this library, and its address then names another one. So an entry is valid only with
//! the identity that the vendor gave the object, and an opening at an address replaces what is known of another object.
//! Memory that is opened again by the same handle, at the same address, is the same: its identity is not asked for again.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::gpu::IpcHandle;
use crate::os::lock::LockedMap;
use crate::os::map::Map;

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

#[derive(Clone, Copy)]
struct Opening<Owner> {
    owner: Owner,
    identity: Identity,
    /// The handle that it was opened by, where its openings are counted by handles.
    handle: Option<IpcHandle>,
    /// The number of openings that were not closed.
    count: usize,
}

impl<Owner> Opening<Owner> {
    fn is_of(&self, identity: Identity) -> bool {
        identity.is_none() || self.identity.is_none() || self.identity == identity
    }
}

/// Opened objects by address, with the owner (a device or context) that each was opened in.
pub struct Openings<Owner>(LockedMap<Map<usize, Opening<Owner>>>);

impl<Owner: Copy + PartialEq> Openings<Owner> {
    pub const fn empty() -> Openings<Owner> {
        Openings(LockedMap::empty(Map::new()))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Records an opening, and the owner of the newest.
    pub fn opened(&self, object: usize, owner: Owner, identity: Identity) {
        self.record(object, Opening { owner, identity, handle: None, count: 1 });
    }

    /// Records an opening by a handle. `identify` is called unless the object is open by the same handle.
    pub fn opened_by(&self, handle: &IpcHandle, object: usize, owner: Owner, identify: impl FnOnce() -> Identity) {
        if !self.opened_again(handle, object, owner) {
            self.record(object, Opening { owner, identity: identify(), handle: Some(*handle), count: 1 });
        }
    }

    fn opened_again(&self, handle: &IpcHandle, object: usize, owner: Owner) -> bool {
        let mut table = self.0.look();
        let known = table.get_mut(&object).filter(|opening| opening.handle.as_ref() == Some(handle));
        known.is_some_and(|opening| {
            (opening.owner, opening.count) = (owner, opening.count + 1);
            true
        })
    }

    fn record(&self, object: usize, mut new: Opening<Owner>) {
        self.0.change(|table| {
            let known = table.get(&object).filter(|known| known.is_of(new.identity));
            new.count += known.map_or(0, |known| known.count);
            table.insert(object, new);
        });
    }

    /// Records that the object of this identity was closed once.
    pub fn closed(&self, object: usize, identity: Identity) {
        self.withdraw(object, identity);
    }

    fn withdraw(&self, object: usize, identity: Identity) -> Option<Opening<Owner>> {
        if self.is_empty() {
            return None;
        }
        self.0.change(|table| {
            let opening = table.get_mut(&object).filter(|opening| opening.is_of(identity))?;
            let withdrawn = Opening { count: 1, ..*opening };
            opening.count -= 1;
            if opening.count == 0 {
                table.remove(&object);
            }
            Some(withdrawn)
        })
    }

    /// Closes the object of this identity once. `close` gets the owner, `None` if the object is not open here.
    ///
    /// The opening is withdrawn first, since another object may have the address at once, and recorded again on failure.
    pub fn close<E>(
        &self,
        object: usize,
        identity: Identity,
        close: impl FnOnce(Option<Owner>) -> Result<(), E>,
    ) -> Result<(), E> {
        let withdrawn = self.withdraw(object, identity);
        close(withdrawn.map(|opening| opening.owner)).inspect_err(|_| {
            if let Some(opening) = withdrawn {
                self.record(object, opening);
            }
        })
    }

    /// The owner that the object of this identity was last opened in; `None` if it is not open.
    pub fn owner(&self, object: usize, identity: Identity) -> Option<Owner> {
        if self.is_empty() {
            return None;
        }
        self.0.look().get(&object).filter(|opening| opening.is_of(identity)).map(|opening| opening.owner)
    }

    /// The identity that the object was last opened with; `None` if it is not open.
    pub fn identity(&self, object: usize) -> Identity {
        if self.is_empty() {
            return None;
        }
        self.0.look().get(&object).and_then(|opening| opening.identity)
    }

    /// The objects opened in `owner`, with the number of openings of each.
    pub fn of(&self, owner: Owner) -> Vec<(usize, usize)> {
        let table = self.0.look();
        let mine = table.iter().filter(|(_, opening)| opening.owner == owner);
        mine.map(|(object, opening)| (*object, opening.count)).collect()
    }

    /// Removes what was opened in `owner`, which has been reset.
    pub fn clear(&self, owner: Owner) {
        if self.is_empty() {
            return;
        }
        self.0.change(|table| table.retain(|_, opening| opening.owner != owner));
    }
}

/// Events opened from other processes, with the context of each.
///
/// Vendors give events no identity: each opening gets one here, for those who destroy events past the back end.
pub static EVENTS: Openings<usize> = Openings::empty();

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_opening_has_an_identity_of_its_own() {
        let (one, other) = (new_identity(), new_identity());
        assert!(one.is_some() && other.is_some() && one != other);
    }

    #[test]
    fn what_is_open_by_a_handle_is_not_identified_again() {
        let openings = Openings::empty();
        let never = || unreachable!("it is known");
        openings.opened_by(&[1; 64], 4096, 'a', || Some(1));
        openings.opened_by(&[1; 64], 4096, 'b', never);
        assert_eq!(openings.of('b'), [(4096, 2)]);
        openings.opened_by(&[2; 64], 4096, 'c', || Some(2));
        assert_eq!(openings.of('c'), [(4096, 1)], "closed by somebody else, and other memory opened at its address");
        openings.closed(4096, Some(2));
        openings.opened_by(&[2; 64], 4096, 'd', || Some(3));
        assert_eq!(openings.identity(4096), Some(3), "closed, and mapped anew");
    }

    #[test]
    fn while_an_object_is_closed_it_is_not_known() {
        let openings = Openings::empty();
        openings.opened_by(&[1; 64], 4096, 'a', || Some(1));
        let refused = openings.close(4096, Some(1), |owner| {
            assert_eq!((owner, openings.is_empty()), (Some('a'), true));
            Err("refused")
        });
        assert_eq!((refused, openings.of('a')), (Err("refused"), vec![(4096, 1)]));
        openings.opened_by(&[1; 64], 4096, 'a', || unreachable!("it is known"));
        let closed = openings.close(4096, Some(1), |_| {
            // Another thread opens it at the same time.
            openings.opened_by(&[1; 64], 4096, 'b', || unreachable!("it is open once more"));
            Ok::<_, ()>(())
        });
        assert_eq!((closed, openings.of('b')), (Ok(()), vec![(4096, 2)]));
        assert_eq!(openings.close(8192, None, |owner| owner.map_or(Err("unknown"), |_| Ok(()))), Err("unknown"));
    }

    #[test]
    fn only_the_newest_object_of_an_address_is_known() {
        let openings = Openings::empty();
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
