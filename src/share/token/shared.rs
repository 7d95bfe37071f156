// SPDX-License-Identifier: MIT OR Apache-2.0
//! Values that are opened once for all their users: imported pools, and offers of exported ones.

use std::sync::Mutex;

use crate::gpu::Result;
use crate::os::lock::lock;
use crate::os::map::{Key, Map};

/// Values with the numbers of their users, by key. Locked for each look only, not while one is opened or closed.
pub struct SharedValues<K: Key, V>(Mutex<Map<K, (V, usize)>>);

impl<K: Key, V: Copy + PartialEq> SharedValues<K, V> {
    pub const fn empty() -> SharedValues<K, V> {
        SharedValues(Mutex::new(Map::new()))
    }

    /// Adds a user, of a value that is opened where there is none. Of two that are opened at once one is closed again.
    pub fn open(&self, key: K, open: impl FnOnce() -> Result<V>, close: impl FnOnce(V) -> Result<()>) -> Result<V> {
        let add_user = |(value, users): &mut (V, usize)| {
            *users += 1;
            *value
        };
        // A statement of its own: the lock must not be held behind it.
        let known = lock(&self.0).get_mut(&key).map(add_user);
        if let Some(known) = known {
            return Ok(known);
        }
        let opened = open()?;
        let value = add_user(lock(&self.0).entry(key).or_insert((opened, 0)));
        if value != opened {
            close(opened)?;
        }
        Ok(value)
    }

    /// Takes a user, and returns the value for the last one to close.
    pub fn release(&self, key: K) -> Option<V> {
        let mut values = lock(&self.0);
        let (value, users) = values.get_mut(&key)?;
        let value = *value;
        *users -= 1;
        (*users == 0).then(|| values.remove(&key)).map(|_| value)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;
    use crate::gpu::Kind;

    #[test]
    fn what_is_shared_is_opened_for_the_first_user_and_closed_for_the_last() {
        let shared: SharedValues<u64, u32> = SharedValues::empty();
        let closed = RefCell::new(Vec::new());
        let open = |key, fresh| {
            shared.open(
                key,
                || Ok(fresh),
                |value| {
                    closed.borrow_mut().push(value);
                    Ok(())
                },
            )
        };
        assert_eq!(shared.release(1), None);
        assert_eq!((open(1, 10).ok(), open(1, 11).ok(), open(2, 20).ok()), (Some(10), Some(10), Some(20)));
        assert_eq!((shared.release(1), shared.release(2)), (None, Some(20)));
        assert_eq!(open(1, 12).ok(), Some(10));
        assert_eq!((shared.release(1), shared.release(1), shared.release(1)), (None, Some(10), None));
        assert_eq!(open(1, 13).ok(), Some(13));
        assert!(shared.open(3, || Err(Kind::HandleStale.into()), |_| Ok(())).is_err() && shared.release(3).is_none());
        assert!(closed.borrow().is_empty());
    }

    #[test]
    fn of_two_that_are_opened_at_once_one_is_closed() {
        let shared: SharedValues<u64, u32> = SharedValues::empty();
        let closed = RefCell::new(Vec::new());
        let close = |value| {
            closed.borrow_mut().push(value);
            Ok(())
        };
        let slower = shared.open(1, || shared.open(1, || Ok(10), close).map(|_| 11), close);
        assert_eq!((slower.ok(), closed.take()), (Some(10), vec![11]));
        // The back end may have given both the same.
        let slower = shared.open(2, || shared.open(2, || Ok(20), close), close);
        assert_eq!((slower.ok(), closed.take()), (Some(20), vec![]));
        for (key, value) in [(1, 10), (2, 20)] {
            assert_eq!((shared.release(key), shared.release(key)), (None, Some(value)));
        }
    }
}
