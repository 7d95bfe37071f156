// SPDX-License-Identifier: MIT OR Apache-2.0
//! Quarantine: what is released, and may be reused only when nobody holds it.

/// Released items that somebody may still hold. To ask about one costs a system call, which looks at all locks of a
/// file: so all are asked about once in as many releases as were held the last time.
pub struct Quarantine<T> {
    items: Vec<T>,
    /// Releases since all were asked about.
    releases: usize,
    /// Items that were held then.
    held: usize,
}

impl<T> Default for Quarantine<T> {
    fn default() -> Self {
        Quarantine { items: Vec::new(), releases: 0, held: 0 }
    }
}

impl<T> Quarantine<T> {
    /// Puts in an item that is held. Returns those to be reclaimed, which nobody holds any more.
    pub fn put(&mut self, item: T, is_held: impl Fn(&T) -> bool) -> Vec<T> {
        self.items.push(item);
        self.count(is_held)
    }

    /// Counts a release of something that nobody holds; the same otherwise.
    pub fn count(&mut self, is_held: impl Fn(&T) -> bool) -> Vec<T> {
        self.releases += 1;
        if self.releases < self.held { Vec::new() } else { self.sweep(is_held) }
    }

    /// Asks about all at once; the same otherwise.
    pub fn sweep(&mut self, is_held: impl Fn(&T) -> bool) -> Vec<T> {
        let unheld = self.remove(|item| !is_held(item));
        (self.releases, self.held) = (0, self.items.len());
        unheld
    }

    /// Removes items, held or not.
    pub fn remove(&mut self, which: impl Fn(&T) -> bool) -> Vec<T> {
        self.items.extract_if(.., |item| which(item)).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn held_items_stay() {
        let mut quarantine = Quarantine::default();
        let even = |item: &i32| item % 2 == 0;
        assert_eq!(quarantine.put(2, even), []);
        assert_eq!(quarantine.put(4, even), []);
        assert_eq!(quarantine.put(5, even), []);
        assert_eq!(quarantine.sweep(even), [5]);
        assert_eq!(quarantine.put(7, even), []);
        assert_eq!(quarantine.put(9, even), [7, 9]);
        assert_eq!(quarantine.remove(|item| *item == 4), [4]);
        assert_eq!(quarantine.sweep(|_| false), [2]);
        assert_eq!(quarantine.sweep(|_| false), []);
    }

    #[test]
    fn what_is_let_go_of_later_does_not_pile_up_behind_what_is_kept() {
        let (step, mut quarantine) = (Cell::new(0), Quarantine::default());
        // Each step's item is held until the next step; the first, for good.
        let is_held = |item: &i32| *item == 0 || *item >= step.get();
        for item in 0..10_000 {
            step.set(item);
            quarantine.put(item, is_held);
            assert!(quarantine.items.len() <= 4, "{} at {item}", quarantine.items.len());
        }
    }

    #[test]
    fn a_release_asks_about_two_items_at_most_on_average() {
        let asked = Cell::new(0);
        let held = |_: &i32| {
            asked.set(asked.get() + 1);
            true
        };
        let mut quarantine = Quarantine::default();
        for item in 0..1000 {
            assert_eq!(quarantine.put(item, held), []);
        }
        for _ in 0..9000 {
            assert_eq!(quarantine.count(held), []);
        }
        assert!(asked.get() <= 12_000, "{}", asked.get());
        // Those that are let go of are found within as many releases as there are items.
        let found = (0..1000).map(|_| quarantine.count(|_| false).len()).sum::<usize>();
        assert_eq!(found, 1000);
    }
}
