// SPDX-License-Identifier: MIT OR Apache-2.0
//! A map for the library's tables: in one piece, sorted by key.
//!
//! The standard library's maps bring 10 KB of code for each pair of types, and this library has many tables of few
//! entries. Looking up is a binary search; what is inserted at the end, as growing numbers are, moves nothing.

use std::ops::{Bound, Index, RangeBounds};

/// Values by their keys.
#[derive(Clone, Debug)]
pub struct Map<K, V> {
    entries: Vec<(K, V)>,
}

impl<K, V> Map<K, V> {
    /// A map of nothing.
    pub const fn new() -> Map<K, V> {
        Map { entries: Vec::new() }
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// All entries, by key.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> {
        self.entries.iter().map(|(key, value)| (key, value))
    }

    /// The same, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&K, &mut V)> {
        self.entries.iter_mut().map(|(key, value)| (&*key, value))
    }

    /// All values, by key.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> {
        self.entries.iter().map(|(_, value)| value)
    }

    /// Keeps the entries that are to be kept.
    pub fn retain(&mut self, mut keep: impl FnMut(&K, &mut V) -> bool) {
        self.entries.retain_mut(|(key, value)| keep(key, value));
    }

    /// Takes out the entries that are to be taken.
    pub fn take(&mut self, mut take: impl FnMut(&K, &V) -> bool) -> Vec<(K, V)> {
        self.entries.extract_if(.., |(key, value)| take(key, value)).collect()
    }
}

impl<K: Copy + Ord, V> Map<K, V> {
    fn place(&self, key: &K) -> Result<usize, usize> {
        self.entries.binary_search_by_key(key, |entry| entry.0)
    }

    /// The value of a key.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.place(key).ok().map(|place| &self.entries[place].1)
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        self.place(key).ok().map(|place| &mut self.entries[place].1)
    }

    /// Whether a key has a value.
    pub fn contains_key(&self, key: &K) -> bool {
        self.place(key).is_ok()
    }

    /// Gives a key a value, and returns the one that it had.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.place(&key) {
            Ok(place) => Some(std::mem::replace(&mut self.entries[place].1, value)),
            Err(place) => {
                self.entries.insert(place, (key, value));
                None
            }
        }
    }

    /// The value of a key; this one where it had none.
    pub fn or_insert(&mut self, key: K, value: V) -> &mut V {
        let place = self.place(&key).unwrap_or_else(|place| {
            self.entries.insert(place, (key, value));
            place
        });
        &mut self.entries[place].1
    }

    /// Takes a key and its value out.
    pub fn remove(&mut self, key: &K) -> Option<V> {
        self.place(key).ok().map(|place| self.entries.remove(place).1)
    }

    /// Takes the first entry out.
    pub fn pop_first(&mut self) -> Option<(K, V)> {
        if self.is_empty() { None } else { Some(self.entries.remove(0)) }
    }

    /// The entries whose keys are in a range.
    pub fn range(&self, range: impl RangeBounds<K>) -> impl DoubleEndedIterator<Item = (&K, &V)> {
        let start = self.entries.partition_point(|(key, _)| match range.start_bound() {
            Bound::Included(first) => key < first,
            Bound::Excluded(before) => key <= before,
            Bound::Unbounded => false,
        });
        let end = self.entries.partition_point(|(key, _)| match range.end_bound() {
            Bound::Included(last) => key <= last,
            Bound::Excluded(end) => key < end,
            Bound::Unbounded => true,
        });
        self.entries[start..end.max(start)].iter().map(|(key, value)| (key, value))
    }
}

impl<K: Copy + Ord, V> Index<&K> for Map<K, V> {
    type Output = V;

    /// Panics where the key has no value.
    fn index(&self, key: &K) -> &V {
        self.get(key).expect("a value of this key")
    }
}

impl<K, V> Default for Map<K, V> {
    fn default() -> Self {
        Map::new()
    }
}

impl<K, V> IntoIterator for Map<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.entries.into_iter()
    }
}

impl<K: Copy + Ord, V> FromIterator<(K, V)> for Map<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut map = Map::new();
        for (key, value) in entries {
            map.insert(key, value);
        }
        map
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_found_by_its_key_until_it_is_removed() {
        let mut map: Map<u64, &str> = [(3, "c"), (1, "a"), (2, "b")].into_iter().collect();
        assert_eq!(map.insert(2, "B"), Some("b"));
        assert_eq!(map.iter().map(|(key, value)| (*key, *value)).collect::<Vec<_>>(), [(1, "a"), (2, "B"), (3, "c")]);
        assert_eq!((map.remove(&1), map.remove(&1), map.get(&1), map.len()), (Some("a"), None, None, 2));
        *map.or_insert(9, "i") = "I";
        *map.get_mut(&3).expect("inserted") = "C";
        assert_eq!(map.values().copied().collect::<Vec<_>>(), ["B", "C", "I"]);
        assert_eq!(map.take(|_, value| *value != "C"), [(2, "B"), (9, "I")]);
        map.insert(0, "z");
        assert_eq!(map.pop_first(), Some((0, "z")));
        map.retain(|key, _| *key != 3);
        assert!(map.is_empty() && !map.contains_key(&3) && map.pop_first().is_none());
    }

    #[test]
    fn ranges_have_their_bounds() {
        let map: Map<usize, usize> = (0..10).map(|key| (key * 10, key)).collect();
        let keys = |range: (Bound<usize>, Bound<usize>)| map.range(range).map(|(key, _)| *key).collect::<Vec<_>>();
        assert_eq!(keys((Bound::Included(10), Bound::Excluded(30))), [10, 20]);
        assert_eq!(keys((Bound::Excluded(10), Bound::Included(30))), [20, 30]);
        assert_eq!(keys((Bound::Included(31), Bound::Excluded(31))), [0; 0]);
        assert_eq!(map.range(..=35).next_back(), Some((&30, &3)));
        assert_eq!(map.range(95..).next(), None);
    }
}
