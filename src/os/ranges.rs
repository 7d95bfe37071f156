// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tables of ranges of addresses.

use super::map::Map;
use std::ops::{Deref, DerefMut, Range};

/// A value about a range of addresses, which begins where the value is stored.
pub trait Span {
    /// Bytes of the range.
    fn size(&self) -> usize;
}

impl Span for usize {
    fn size(&self) -> usize {
        *self
    }
}

/// Disjoint ranges by their first address: a map that also finds a range by any address in it.
///
/// Where a caller lets ranges overlap, an address is in the one that begins last.
#[derive(Debug)]
pub struct Ranges<T>(Map<usize, T>);

impl<T> Ranges<T> {
    /// No ranges.
    pub const fn new() -> Ranges<T> {
        Ranges(Map::new())
    }
}

impl<T> Default for Ranges<T> {
    fn default() -> Ranges<T> {
        Ranges::new()
    }
}

impl<T> Deref for Ranges<T> {
    type Target = Map<usize, T>;

    fn deref(&self) -> &Map<usize, T> {
        &self.0
    }
}

impl<T> DerefMut for Ranges<T> {
    fn deref_mut(&mut self) -> &mut Map<usize, T> {
        &mut self.0
    }
}

impl<T: Span> Ranges<T> {
    /// The range that contains an address, and its first address.
    pub fn containing(&self, address: usize) -> Option<(usize, &T)> {
        let (base, value) = self.0.range(..=address).next_back()?;
        (address - base < value.size()).then_some((*base, value))
    }

    /// As [`Ranges::containing`], to change it.
    pub fn containing_mut(&mut self, address: usize) -> Option<(usize, &mut T)> {
        let (base, value) = self.0.last_mut(..=address)?;
        (address - base < value.size()).then_some((base, value))
    }

    /// The ranges that have addresses in common with a range, in order.
    pub fn overlapping(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = (usize, &T)> {
        let first = self.containing(range.start).map_or(range.start, |(base, _)| base);
        self.0.range(first..range.end.max(first)).map(|(base, value)| (*base, value))
    }

    /// The ranges that have addresses in common with a range; `None` where one is not whole in it.
    pub fn whole(&self, range: Range<usize>) -> Option<Vec<(usize, &T)>> {
        let is_whole = |base: usize, value: &T| range.contains(&base) && value.size() <= range.end - base;
        self.overlapping(range.clone()).map(|(base, value)| is_whole(base, value).then_some((base, value))).collect()
    }

    /// Returns true if at most `limit` adjacent ranges contain all of some bytes; false for 0 bytes.
    pub fn cover(&self, start: usize, size: usize, limit: usize) -> bool {
        let Some(end) = start.checked_add(size).filter(|_| size > 0) else { return false };
        let mut next = start;
        for _ in 0..limit {
            let Some((base, value)) = self.containing(next) else { break };
            next = base + value.size();
            if next >= end {
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Ranges in a few hundred addresses, by gaps and sizes: some adjacent, none empty.
    fn ranges() -> impl Strategy<Value = Ranges<usize>> {
        proptest::collection::vec((prop_oneof![Just(0), 1..20_usize], 1..20_usize), 0..10).prop_map(|parts| {
            let mut ranges = Ranges::default();
            let mut next = 10;
            for (gap, size) in parts {
                ranges.insert(next + gap, size);
                next += gap + size;
            }
            ranges
        })
    }

    /// The base of each address's range, found one by one.
    fn owner(ranges: &Ranges<usize>, address: usize) -> Option<usize> {
        ranges.iter().find(|(base, size)| (**base..**base + **size).contains(&address)).map(|(base, _)| *base)
    }

    proptest! {
        #[test]
        fn searches_find_what_a_walk_finds(ranges in ranges(), start in 0..300_usize, size in 0..60_usize, limit in 0..4_usize) {
            let range = start..start + size;
            prop_assert_eq!(ranges.containing(start).map(|(base, _)| base), owner(&ranges, start));
            let mut owners: Vec<usize> = range.clone().filter_map(|address| owner(&ranges, address)).collect();
            let is_covered = size > 0 && owners.len() == size;
            owners.dedup();
            let is_whole = owners.iter().all(|base| *base >= start && base + ranges[base] <= range.end);
            prop_assert_eq!(ranges.cover(start, size, limit), is_covered && owners.len() <= limit);
            if size > 0 {
                let overlapping: Vec<usize> = ranges.overlapping(range.clone()).map(|(base, _)| base).collect();
                prop_assert_eq!(&overlapping, &owners);
                prop_assert_eq!(ranges.overlapping(range.clone()).next_back().map(|(base, _)| base), owners.last().copied());
                let whole = ranges.whole(range).map(|found| found.into_iter().map(|(base, _)| base).collect::<Vec<_>>());
                prop_assert_eq!(whole, is_whole.then_some(owners));
            }
        }
    }

    #[test]
    fn the_last_addresses_are_searched_too() {
        let mut ranges = Ranges::default();
        ranges.insert(usize::MAX - 9, 9);
        assert_eq!(ranges.containing(usize::MAX - 1), Some((usize::MAX - 9, &9)));
        assert_eq!(ranges.containing(usize::MAX), None);
        assert!(ranges.cover(usize::MAX - 9, 9, 1) && !ranges.cover(usize::MAX - 9, 11, 1));
        assert!(!ranges.cover(usize::MAX - 9, 0, 1), "no bytes");
        let [start, end] = [usize::MAX - 5, 3];
        assert_eq!(ranges.overlapping(start..end).count(), 0, "a range that ends before it begins is empty");
    }
}
