// SPDX-License-Identifier: MIT OR Apache-2.0
//! Ordered maps and sets, which share the machine code of few search trees; `BTreeMap` has some for each type.

use std::collections::{BTreeMap, btree_map};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Bound, Index, RangeBounds};

use slab::Slab;

/// A key that is told by a number, in whose order maps have their entries.
pub trait Key: Copy + PartialEq {
    /// A word, or a fixed number of them: [`Words`] or [`Text`]. Each type has a search tree's code of its own.
    type Number: Ord + Copy + Default;

    /// The number. Keys have the order of their numbers, and equal ones are equal.
    fn number(self) -> Self::Number;
}

/// The number of a key of several words.
pub type Words = [u64; 4];

/// The number of a key with 64 bytes of a vendor's in it.
pub type Text = [u64; 11];

/// A key of one word, which may be part of another.
pub trait Word: Copy + PartialEq {
    /// The word. Keys have the order of their words.
    fn word(self) -> u64;

    /// The key of a word.
    fn of(word: u64) -> Self;
}

impl<T: Word> Key for T {
    type Number = u64;

    #[inline]
    fn number(self) -> u64 {
        self.word()
    }
}

/// A key that its number tells, so that a set has no other.
pub trait Member: Key {
    /// The key of a number.
    fn of(number: Self::Number) -> Self;
}

impl<T: Word> Member for T {
    #[inline]
    fn of(number: u64) -> T {
        Word::of(number)
    }
}

macro_rules! words {
    ($($type:ty: |$own:ident| $word:expr, |$of:ident| $key:expr;)*) => {$(
        impl $crate::os::map::Word for $type {
            #[inline]
            fn word(self) -> u64 {
                let $own = self;
                $word
            }

            #[inline]
            fn of($of: u64) -> $type {
                $key
            }
        }
    )*};
}
pub(crate) use words;

words! {
    u64: |own| own, |word| word;
    usize: |own| own as u64, |word| word as usize;
    u32: |own| own.into(), |word| word as u32;
    // Negative ones come first.
    i32: |own| i64::from(own).cast_unsigned() ^ (1 << 63), |word| (word ^ (1 << 63)).cast_signed() as i32;
}

impl<T> Word for *mut T {
    #[inline]
    fn word(self) -> u64 {
        self.expose_provenance() as u64
    }

    #[inline]
    fn of(word: u64) -> *mut T {
        std::ptr::with_exposed_provenance_mut(word as usize)
    }
}

macro_rules! tuples {
    ($([$($part:ident $place:tt)*] $($zero:literal)*;)*) => {$(
        impl<$($part: Word),*> Key for ($($part,)*) {
            type Number = Words;

            #[inline]
            fn number(self) -> Words {
                [$(self.$place.word(),)* $($zero),*]
            }
        }

        impl<$($part: Word),*> Member for ($($part,)*) {
            #[inline]
            fn of(number: Words) -> Self {
                ($($part::of(number[$place]),)*)
            }
        }
    )*};
}
tuples! {
    [A 0 B 1] 0 0;
    [A 0 B 1 C 2] 0;
    [A 0 B 1 C 2 D 3];
}

/// The number of 64 bytes and what tells apart keys that have the same.
pub fn text(bytes: &[u8; 64], words: [u64; 3]) -> Text {
    let mut number = [0; 11];
    for (word, bytes) in number.iter_mut().zip(bytes.chunks_exact(8)) {
        *word = bytes.try_into().map_or(0, u64::from_be_bytes);
    }
    number[8..].copy_from_slice(&words);
    number
}

impl Key for [u8; 64] {
    type Number = Text;

    fn number(self) -> Text {
        text(&self, [0; 3])
    }
}

/// The slots of entries by their keys' numbers. None of its functions is generic over keys or values.
#[derive(Clone)]
struct Slots<N>(BTreeMap<N, usize>);

/// A range of keys' numbers.
type Numbers<N> = (Bound<N>, Bound<N>);

impl<N: Ord + Copy> Slots<N> {
    #[inline(never)]
    fn get(&self, number: N) -> Option<usize> {
        self.0.get(&number).copied()
    }

    /// Returns true for a new number.
    #[inline(never)]
    fn insert(&mut self, number: N, slot: usize) -> bool {
        self.0.insert(number, slot).is_none()
    }

    #[inline(never)]
    fn remove(&mut self, number: N) -> Option<usize> {
        self.0.remove(&number)
    }

    #[inline(never)]
    fn first(&self, range: Numbers<N>) -> Option<usize> {
        self.0.range(range).next().map(|(_, slot)| *slot)
    }

    #[inline(never)]
    fn last(&self, range: Numbers<N>) -> Option<usize> {
        self.0.range(range).next_back().map(|(_, slot)| *slot)
    }

    #[inline(never)]
    fn range(&self, range: Numbers<N>) -> btree_map::Range<'_, N, usize> {
        self.0.range(range)
    }

    /// Removes the numbers for which this is true, in their order.
    #[inline(never)]
    fn remove_where(&mut self, range: Numbers<N>, is_meant: &mut dyn FnMut(N, usize) -> bool) {
        self.0.extract_if(range, |number, slot| is_meant(*number, *slot)).for_each(drop);
    }
}

fn all<N>() -> Numbers<N> {
    (Bound::Unbounded, Bound::Unbounded)
}

fn none<N: Default>() -> Numbers<N> {
    (Bound::Included(N::default()), Bound::Excluded(N::default()))
}

/// An ordered map, as `BTreeMap` is one.
///
/// Values lie in a vector of their own, so whoever goes through all to change them sees them in no order.
#[derive(Clone)]
pub struct Map<K: Key, V> {
    slots: Slots<K::Number>,
    entries: Slab<(K, V)>,
}

/// The place of a key in a map.
pub struct Place<'a, K: Key, V> {
    map: &'a mut Map<K, V>,
    key: K,
}

impl<K: Key, V> Map<K, V> {
    /// No entries.
    pub const fn new() -> Map<K, V> {
        Map { slots: Slots(BTreeMap::new()), entries: Slab::new() }
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entries by their keys' order.
    pub fn iter(&self) -> Iter<'_, K, V> {
        Iter { slots: self.slots.range(all()), entries: &self.entries }
    }

    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> {
        self.iter().map(|(key, _)| key)
    }

    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> {
        self.iter().map(|(_, value)| value)
    }

    /// The entries to change, in no order.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&K, &mut V)> {
        self.entries.iter_mut().map(|(_, (key, value))| (&*key, value))
    }

    /// The values to change, in no order.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.entries.iter_mut().map(|(_, (_, value))| value)
    }

    pub fn clear(&mut self) {
        *self = Map::new();
    }
}

impl<K: Key, V> Map<K, V> {
    pub fn get(&self, key: &K) -> Option<&V> {
        Some(&self.entries[self.slots.get(key.number())?].1)
    }

    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        Some(&mut self.entries[self.slots.get(key.number())?].1)
    }

    pub fn contains_key(&self, key: &K) -> bool {
        self.slots.get(key.number()).is_some()
    }

    /// Sets a key's value, and returns the one that it had.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.slots.get(key.number()) {
            Some(slot) => Some(std::mem::replace(&mut self.entries[slot].1, value)),
            None => {
                let slot = self.entries.insert((key, value));
                self.slots.insert(key.number(), slot);
                None
            }
        }
    }

    pub fn remove(&mut self, key: &K) -> Option<V> {
        Some(self.entries.remove(self.slots.remove(key.number())?).1)
    }

    /// The place of a key, to put a value there if there is none.
    pub fn entry(&mut self, key: K) -> Place<'_, K, V> {
        Place { map: self, key }
    }

    /// The entries of a range of keys by their order; none of a range that ends before it begins.
    pub fn range(&self, range: impl RangeBounds<K>) -> Iter<'_, K, V> {
        let range = numbers(&range).unwrap_or_else(none);
        Iter { slots: self.slots.range(range), entries: &self.entries }
    }

    /// The first entry of a range of keys, to change it.
    pub fn first_mut(&mut self, range: impl RangeBounds<K>) -> Option<(K, &mut V)> {
        let slot = self.slots.first(numbers(&range)?)?;
        self.entry_mut(slot)
    }

    /// The last entry of a range of keys, to change it.
    pub fn last_mut(&mut self, range: impl RangeBounds<K>) -> Option<(K, &mut V)> {
        let slot = self.slots.last(numbers(&range)?)?;
        self.entry_mut(slot)
    }

    fn entry_mut(&mut self, slot: usize) -> Option<(K, &mut V)> {
        self.entries.get_mut(slot).map(|(key, value)| (*key, value))
    }

    /// Keeps the entries for which this is true; asked in their order.
    pub fn retain(&mut self, mut is_kept: impl FnMut(&K, &mut V) -> bool) {
        let Map { slots, entries } = self;
        slots.remove_where(all(), &mut |_, slot| {
            let (key, value) = &mut entries[slot];
            let goes = !is_kept(key, value);
            if goes {
                entries.remove(slot);
            }
            goes
        });
    }

    /// Removes the entries of a range of keys for which this is true, and returns them in their order.
    pub fn extract_if(
        &mut self,
        range: impl RangeBounds<K>,
        mut is_meant: impl FnMut(&K, &mut V) -> bool,
    ) -> std::vec::IntoIter<(K, V)> {
        let mut taken = Vec::new();
        if let Some(range) = numbers(&range) {
            let Map { slots, entries } = self;
            slots.remove_where(range, &mut |_, slot| {
                let (key, value) = &mut entries[slot];
                let goes = is_meant(key, value);
                if goes {
                    taken.push(entries.remove(slot));
                }
                goes
            });
        }
        taken.into_iter()
    }
}

/// The numbers of a range of keys; `None` where it ends before it begins.
fn numbers<K: Key>(range: &impl RangeBounds<K>) -> Option<Numbers<K::Number>> {
    let (start, end) = (range.start_bound().map(|key| key.number()), range.end_bound().map(|key| key.number()));
    let is_range = match (start, end) {
        (Bound::Unbounded, _) | (_, Bound::Unbounded) => true,
        (Bound::Included(start), Bound::Included(end)) => start <= end,
        (Bound::Included(start) | Bound::Excluded(start), Bound::Excluded(end))
        | (Bound::Excluded(start), Bound::Included(end)) => start < end,
    };
    is_range.then_some((start, end))
}

impl<'a, K: Key, V> Place<'a, K, V> {
    /// The value, made where there is none.
    pub fn or_insert_with(self, make: impl FnOnce() -> V) -> &'a mut V {
        let Place { map, key } = self;
        let slot = match map.slots.get(key.number()) {
            Some(slot) => slot,
            None => {
                let slot = map.entries.insert((key, make()));
                map.slots.insert(key.number(), slot);
                slot
            }
        };
        &mut map.entries[slot].1
    }

    /// The value, made where there is none; nothing is put there where that fails.
    pub fn or_try_insert_with<E>(self, make: impl FnOnce() -> Result<V, E>) -> Result<&'a mut V, E> {
        match self.map.slots.get(self.key.number()) {
            Some(slot) => Ok(&mut self.map.entries[slot].1),
            None => make().map(|value| self.or_insert(value)),
        }
    }

    pub fn or_insert(self, value: V) -> &'a mut V {
        self.or_insert_with(|| value)
    }

    pub fn or_default(self) -> &'a mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }
}

/// The entries of a map, in the order of their keys.
pub struct Iter<'a, K: Key, V> {
    slots: btree_map::Range<'a, K::Number, usize>,
    entries: &'a Slab<(K, V)>,
}

impl<'a, K: Key, V> Iter<'a, K, V> {
    fn entry(&self, slot: Option<(&K::Number, &usize)>) -> Option<(&'a K, &'a V)> {
        slot.and_then(|(_, slot)| self.entries.get(*slot)).map(|(key, value)| (key, value))
    }
}

impl<'a, K: Key, V> Iterator for Iter<'a, K, V> {
    type Item = (&'a K, &'a V);

    fn next(&mut self) -> Option<(&'a K, &'a V)> {
        let slot = self.slots.next();
        self.entry(slot)
    }
}

impl<K: Key, V> DoubleEndedIterator for Iter<'_, K, V> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let slot = self.slots.next_back();
        self.entry(slot)
    }
}

impl<'a, K: Key, V> IntoIterator for &'a Map<K, V> {
    type Item = (&'a K, &'a V);
    type IntoIter = Iter<'a, K, V>;

    fn into_iter(self) -> Iter<'a, K, V> {
        self.iter()
    }
}

impl<K: Key, V> IntoIterator for Map<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(mut self) -> Self::IntoIter {
        self.extract_if(.., |_, _| true)
    }
}

impl<K: Key, V> Extend<(K, V)> for Map<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        for (key, value) in entries {
            self.insert(key, value);
        }
    }
}

impl<K: Key, V> FromIterator<(K, V)> for Map<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Map<K, V> {
        let mut map = Map::new();
        map.extend(entries);
        map
    }
}

impl<K: Key, V> Index<&K> for Map<K, V> {
    type Output = V;

    fn index(&self, key: &K) -> &V {
        self.get(key).expect("the key is in the map")
    }
}

impl<K: Key, V> Default for Map<K, V> {
    fn default() -> Map<K, V> {
        Map::new()
    }
}

impl<K: Key + fmt::Debug, V: fmt::Debug> fmt::Debug for Map<K, V> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_map().entries(self).finish()
    }
}

/// An ordered set, as `BTreeSet` is one, whose keys are given by value.
#[derive(Clone)]
pub struct Set<K: Key> {
    numbers: Slots<K::Number>,
    of: PhantomData<K>,
}

impl<K: Key> Set<K> {
    /// No keys.
    pub const fn new() -> Set<K> {
        Set { numbers: Slots(BTreeMap::new()), of: PhantomData }
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.numbers.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.numbers.0.is_empty()
    }

    pub fn contains(&self, key: &K) -> bool {
        self.numbers.get(key.number()).is_some()
    }

    /// Adds a key; returns true if it was not there.
    pub fn insert(&mut self, key: K) -> bool {
        self.numbers.insert(key.number(), 0)
    }

    /// Removes a key; returns true if it was there.
    pub fn remove(&mut self, key: &K) -> bool {
        self.numbers.remove(key.number()).is_some()
    }
}

impl<K: Member> Set<K> {
    /// The keys in their order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = K> {
        self.numbers.range(all()).map(|(number, _)| K::of(*number))
    }

    /// The keys of a range in their order; none of a range that ends before it begins.
    pub fn range(&self, range: impl RangeBounds<K>) -> impl DoubleEndedIterator<Item = K> {
        self.numbers.range(numbers(&range).unwrap_or_else(none)).map(|(number, _)| K::of(*number))
    }

    pub fn first(&self) -> Option<K> {
        self.iter().next()
    }

    /// Removes the first key.
    pub fn pop_first(&mut self) -> Option<K> {
        self.first().inspect(|first| _ = self.remove(first))
    }

    /// Keeps the keys for which this is true; asked in their order.
    pub fn retain(&mut self, mut is_kept: impl FnMut(K) -> bool) {
        self.numbers.remove_where(all(), &mut |number, _| !is_kept(K::of(number)));
    }
}

impl<K: Key> Extend<K> for Set<K> {
    fn extend<I: IntoIterator<Item = K>>(&mut self, keys: I) {
        keys.into_iter().for_each(|key| _ = self.insert(key));
    }
}

impl<K: Key> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(keys: I) -> Set<K> {
        let mut set = Set::new();
        set.extend(keys);
        set
    }
}

impl<K: Key> Default for Set<K> {
    fn default() -> Set<K> {
        Set::new()
    }
}

impl<K: Member + fmt::Debug> fmt::Debug for Set<K> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    #[derive(Clone, Debug)]
    enum Step {
        Insert(i32, u8),
        Remove(i32),
        Entry(i32),
        Retain(u8),
        Extract(i32, i32),
    }

    fn step() -> impl Strategy<Value = Step> {
        let key = || -9..9_i32;
        prop_oneof![
            4 => (key(), 0..200_u8).prop_map(|(key, value)| Step::Insert(key, value)),
            2 => key().prop_map(Step::Remove),
            1 => key().prop_map(Step::Entry),
            1 => (0..200_u8).prop_map(Step::Retain),
            1 => (key(), key()).prop_map(|(start, end)| Step::Extract(start, end)),
        ]
    }

    proptest! {
        #[test]
        fn it_does_what_a_search_tree_does(steps in proptest::collection::vec(step(), 0..60), start in -9..9_i32, end in -9..9_i32) {
            let (mut map, mut tree) = (Map::new(), BTreeMap::new());
            for step in steps {
                match step {
                    Step::Insert(key, value) => prop_assert_eq!(map.insert(key, value), tree.insert(key, value)),
                    Step::Remove(key) => prop_assert_eq!(map.remove(&key), tree.remove(&key)),
                    Step::Entry(key) => {
                        let own = map.entry(key).or_default();
                        *own = own.wrapping_add(1);
                        let theirs = tree.entry(key).or_default();
                        *theirs = theirs.wrapping_add(1);
                    }
                    Step::Retain(least) => {
                        map.retain(|_, value| *value >= least);
                        tree.retain(|_, value| *value >= least);
                    }
                    Step::Extract(start, end) => {
                        let own: Vec<_> = map.extract_if(start..end, |_, value| *value % 2 == 0).collect();
                        let mut theirs = Vec::new();
                        if start <= end {
                            theirs.extend(tree.extract_if(start..end, |_, value| *value % 2 == 0));
                        }
                        prop_assert_eq!(own, theirs);
                    }
                }
                prop_assert_eq!(map.len(), tree.len());
            }
            prop_assert!(map.iter().eq(&tree) && map.iter().rev().eq(tree.iter().rev()));
            prop_assert!(map.get(&start) == tree.get(&start) && map.contains_key(&end) == tree.contains_key(&end));
            prop_assert_eq!(map.is_empty(), tree.is_empty());
            prop_assert_eq!((map.iter().next(), map.iter().next_back()), (tree.first_key_value(), tree.last_key_value()));
            let in_range = || tree.iter().filter(|(key, _)| (start..=end).contains(*key));
            prop_assert!(map.range(start..=end).eq(in_range()));
            let first = in_range().next().map(|(key, value)| (*key, *value));
            let last = in_range().next_back().map(|(key, value)| (*key, *value));
            prop_assert_eq!(map.first_mut(start..=end).map(|(key, value)| (key, *value)), first);
            prop_assert_eq!(map.last_mut(start..=end).map(|(key, value)| (key, *value)), last);
            prop_assert!(map.clone().into_iter().eq(tree));
        }

        #[test]
        fn sets_have_the_order_of_tuples(keys in proptest::collection::vec((-3..3_i32, 0..3_u64, 0..3_usize), 0..40), gone in 0..3_u64) {
            let (mut set, mut tree) = (Set::new(), BTreeSet::new());
            for key in keys {
                prop_assert_eq!(set.insert(key), tree.insert(key));
            }
            prop_assert!(set.iter().eq(tree.iter().copied()) && set.iter().rev().eq(tree.iter().rev().copied()));
            let (first, last) = ((-1, 0, 0), (1, u64::MAX, usize::MAX));
            prop_assert!(set.range(first..=last).eq(tree.range(first..=last).copied()));
            prop_assert!(set.range(last..=first).next().is_none());
            set.retain(|key| key.1 != gone);
            tree.retain(|key| key.1 != gone);
            prop_assert_eq!((set.len(), set.is_empty(), set.first()), (tree.len(), tree.is_empty(), tree.first().copied()));
            while let Some(key) = set.pop_first() {
                prop_assert!(!set.contains(&key) && !set.remove(&key));
                prop_assert_eq!(Some(key), tree.pop_first());
            }
            prop_assert!(tree.is_empty());
        }
    }
}
