// SPDX-License-Identifier: MIT OR Apache-2.0
//! A value that is set once without a lock.
//!
//! No constructor of a library and no forked child ever waits for it.

use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// A value of a static, absent at first; the first of several threads that publish one wins.
///
/// A once-cell lets the others wait for the first, for ever in a child forked meanwhile.
pub struct Published<T> {
    /// NULL, or a box that is never freed. Published with Release.
    value: AtomicPtr<T>,
}

impl<T> Published<T> {
    /// No value yet.
    pub const fn new() -> Published<T> {
        Published { value: AtomicPtr::new(ptr::null_mut()) }
    }
}

impl<T> Default for Published<T> {
    fn default() -> Self {
        Published::new()
    }
}

impl<T: Send + Sync + 'static> Published<T> {
    /// The value, once there is one.
    #[inline]
    pub fn get(&self) -> Option<&'static T> {
        // SAFETY: NULL, or a box that was given up and is only shared from then on.
        unsafe { self.value.load(Ordering::Acquire).as_ref() }
    }

    /// Publishes a value where there is none, else drops it. Returns the one in force.
    pub fn publish(&self, value: T) -> &'static T {
        self.exchange(ptr::null(), value)
    }

    /// Publishes a value in the place of this one, else drops it. Returns the one in force.
    ///
    /// The old value stays valid, and is never freed: for what changes a few times at most.
    pub fn replace(&self, old: &'static T, value: T) -> &'static T {
        self.exchange(old, value)
    }

    /// The value, made first where there is none; several threads may each make one.
    #[inline]
    pub fn get_or_make(&self, make: impl FnOnce() -> T) -> &'static T {
        match self.get() {
            Some(value) => value,
            None => self.publish(make()),
        }
    }

    fn exchange(&self, old: *const T, value: T) -> &'static T {
        let new = Box::into_raw(Box::new(value));
        let in_force = match self.value.compare_exchange(old.cast_mut(), new, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => new,
            Err(other) => {
                // SAFETY: the box made above, which nobody else has seen.
                drop(unsafe { Box::from_raw(new) });
                other
            }
        };
        // SAFETY: not NULL, for what is exchanged is NULL or `old`; published boxes are never freed.
        unsafe { &*in_force }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_value_stays_until_it_is_replaced() {
        let value = Published::new();
        assert_eq!(value.get(), None);
        let first = value.publish("first".to_owned());
        assert_eq!(value.publish("second".to_owned()), "first");
        assert_eq!(value.get_or_make(|| unreachable!()), "first");
        assert_eq!(value.replace(first, "third".to_owned()), "third");
        assert_eq!(value.replace(first, "fourth".to_owned()), "third");
        assert_eq!((first.as_str(), value.get().map(String::as_str)), ("first", Some("third")));
    }

    #[test]
    fn threads_see_one_value_and_all_of_it() {
        for _ in 0..if cfg!(miri) { 10 } else { 1000 } {
            let value: &Published<[usize; 8]> = Box::leak(Box::default());
            let begin = &std::sync::Barrier::new(4);
            let use_it = |number: usize| {
                begin.wait();
                let early = value.get();
                let made = if number < 2 { value.publish([number; 8]) } else { value.get_or_make(|| [number; 8]) };
                assert!(early.is_none_or(|early| std::ptr::eq(early, made)));
                assert!(made.iter().all(|part| *part == made[0]) && value.get().is_some_and(|now| now == made));
                made[0]
            };
            let winners: Vec<usize> = std::thread::scope(|scope| {
                let threads: Vec<_> = (0..4).map(|number| scope.spawn(move || use_it(number))).collect();
                threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
            });
            assert!(winners.iter().all(|winner| *winner == winners[0]), "{winners:?}");
        }
    }
}
