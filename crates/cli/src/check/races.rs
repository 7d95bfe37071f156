// SPDX-License-Identifier: MIT OR Apache-2.0
//! Finds uses of the same bytes that nothing orders.

use std::collections::{BTreeMap, HashMap, HashSet};

use anygpu::os::journal::entry::Entry;

use super::history::{Access, Extent, History, Use};
use super::order::{NodeId, Order, Past};
use super::places::{Site, Space};

/// Two uses of the same bytes.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    /// In the order of the calls.
    pub first: Use,
    pub second: Use,
    /// The first byte and the end of what both use, in the space: the least range that has it all.
    pub bytes: (u64, u64),
    /// True if the second certainly comes after the end of the memory.
    pub is_after_end: bool,
    /// The times that the two calls race.
    pub times: usize,
}

/// The uses of a space that later ones may race with, by first byte, in classes of similar length.
struct Live([BTreeMap<u64, Vec<Use>>; 64]);

impl Default for Live {
    fn default() -> Live {
        Live(std::array::from_fn(|_| BTreeMap::new()))
    }
}

impl Live {
    fn class(extent: &Extent) -> usize {
        (extent.end() - extent.start).max(1).ilog2() as usize
    }

    /// The uses that may have a byte with an extent in common.
    fn near(&mut self, extent: &Extent) -> impl Iterator<Item = &mut Vec<Use>> {
        let (start, end) = (extent.start, extent.end());
        self.0.iter_mut().enumerate().flat_map(move |(class, uses)| {
            let longest = 2_u64.checked_shl(class as u32).unwrap_or(u64::MAX);
            uses.range_mut(start.saturating_sub(longest)..end).map(|(_, uses)| uses)
        })
    }

    fn insert(&mut self, one: Use) {
        self.0[Live::class(&one.extent)].entry(one.extent.start).or_default().push(one);
    }
}

/// Returns the races, each pair of stacks once.
pub fn find<'a>(history: &History, call: impl Fn(Site) -> &'a Entry) -> Vec<Race> {
    let order = &history.order;
    let mut uses: HashMap<NodeId, Vec<&Use>> = HashMap::new();
    history.uses.iter().for_each(|one| uses.entry(one.node).or_default().push(one));
    let mut spaces: HashMap<Space, Live> = HashMap::new();
    let mut races: Vec<Race> = Vec::new();
    let mut known: HashMap<_, usize> = HashMap::new();
    order.walk(|node, past| {
        for one in uses.get(&node).into_iter().flatten() {
            let live = spaces.entry(one.extent.space).or_default();
            for others in live.near(&one.extent) {
                for other in others.iter() {
                    let Some(mut race) = race(order, other, one, past) else { continue };
                    let sites = |race: &Race| [race.first, race.second].map(|used| order.nodes[used.node].site);
                    let [first, second] = sites(&race).map(|site| call(site).began);
                    if first > second {
                        std::mem::swap(&mut race.first, &mut race.second);
                    }
                    // The same two calls, or nodes of graphs, in either order are one race.
                    let mut places = sites(&race).map(|site| (site.process, call(history.made(site)).stack));
                    places.sort_unstable();
                    let index = *known.entry((places, race.is_after_end)).or_insert(races.len());
                    match races.get_mut(index) {
                        Some(race) => race.times += 1,
                        None => races.push(race),
                    }
                }
                others.retain(|other| !replaces(one, other) || !order.is_before(other.node, other.done, node, past));
            }
            live.insert(**one);
        }
    });
    // Who races with a use behind the allocation is told of that alone: what orders the two does for both.
    let is_new = |race: &Race| [race.first, race.second].iter().any(|used| used.access == Access::Allocate);
    let stack = |used: &Use| {
        let site = history.made(order.nodes[used.node].site);
        (used.extent.space, site.process, call(site).stack)
    };
    let told: HashSet<_> = races
        .iter()
        .filter(|race| !is_new(race))
        .flat_map(|race| [race.first, race.second])
        .map(|used| stack(&used))
        .collect();
    let is_told = |used: &Use| used.access != Access::Allocate && told.contains(&stack(used));
    races.retain(|race| !is_new(race) || ![race.first, race.second].iter().any(is_told));
    races
}

/// Tells whether whatever races with a use also races with one that comes after it.
fn replaces(one: &Use, other: &Use) -> bool {
    let is_stronger = match other.access {
        Access::Read => one.access == Access::Read || one.access == Access::Write,
        Access::Write | Access::Signal => one.access == Access::Write,
        Access::Atomic => one.access == Access::Write,
        Access::Allocate | Access::Free | Access::Close => false,
    };
    is_stronger && covers(&one.extent, &other.extent)
}

/// The race of two uses, of which the second is not before the first.
fn race(order: &Order, other: &Use, one: &Use, past: &Past) -> Option<Race> {
    use Access::{Allocate, Atomic, Close, Free, Read, Signal};
    if other.node == one.node && one.access != Free {
        return None;
    }
    // A copy of a word may look for a value.
    let looks = |used: &Use| used.access == Read && used.extent.end() - used.extent.start <= 8;
    let is_conflict = match (other.access, one.access) {
        (Read, Read) | (Signal, Signal) | (Allocate, Allocate) | (Atomic, Atomic) => false,
        // Others have it open for themselves.
        (Close, Allocate | Free | Close) | (Allocate | Free, Close) => false,
        (Close, _) | (_, Close) if order.process(other.node) != order.process(one.node) => false,
        (Signal, Read) if looks(one) => false,
        (Read, Signal) if looks(other) => false,
        _ => true,
    };
    let bytes = is_conflict.then(|| common(&one.extent, &other.extent)).flatten()?;
    let is_before = order.is_before(other.node, other.done, one.node, past);
    let is_after_end = is_before && other.access == Free;
    let is_ordered = is_before || order.may_be_told(one.node, one.done, other.node);
    (!is_ordered || is_after_end).then_some(Race { first: *other, second: *one, bytes, is_after_end, times: 1 })
}

/// The rows of an extent: first byte and end.
fn rows(extent: &Extent) -> impl Iterator<Item = (u64, u64)> {
    let Extent { start, row, slice, width, height, depth, .. } = *extent;
    (0..depth).flat_map(move |z| (0..height).map(move |y| start + z * slice + y * row)).map(move |at| (at, at + width))
}

/// The part of a range that rows of an extent cover: from the first byte to the last.
fn covered(range: (u64, u64), extent: &Extent) -> Option<(u64, u64)> {
    let mut found: Option<(u64, u64)> = None;
    for z in 0..extent.depth {
        let start = extent.start + z * extent.slice;
        // The rows that reach into the range: those that end behind its start, and start before its end.
        let (first, last) = match (extent.height, extent.row) {
            (1, _) | (_, 0) => (0, 0),
            (height, row) => {
                let first = (range.0 + 1).saturating_sub(start + extent.width).div_ceil(row);
                let Some(reach) = range.1.checked_sub(start + 1) else { continue };
                (first, (reach / row).min(height - 1))
            }
        };
        if first > last {
            continue;
        }
        let low = (start + first * extent.row).max(range.0);
        let high = (start + last * extent.row + extent.width).min(range.1);
        if low < high {
            found = Some(found.map_or((low, high), |(from, to)| (from.min(low), to.max(high))));
        }
    }
    found
}

/// The bytes that two extents have in common: the least range that has them all.
fn common(one: &Extent, other: &Extent) -> Option<(u64, u64)> {
    if one.row == other.row && one.width.max(other.width) <= one.row {
        return least(slices(one).flat_map(|one| slices(other).filter_map(move |other| common_rows(&one, &other))));
    }
    let count = |extent: &Extent| extent.height * extent.depth;
    let (few, many) = if count(one) <= count(other) { (one, other) } else { (other, one) };
    least(rows(few).filter_map(|row| covered(row, many)))
}

/// The least range that has all of some.
fn least(parts: impl Iterator<Item = (u64, u64)>) -> Option<(u64, u64)> {
    parts.reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)))
}

/// The slices of an extent, each of which has one.
fn slices(extent: &Extent) -> impl Iterator<Item = Extent> {
    let whole = *extent;
    (0..whole.depth).map(move |z| Extent { start: whole.start + z * whole.slice, depth: 1, ..whole })
}

/// The bytes in common of two slices whose rows have one distance and are no longer than that.
fn common_rows(one: &Extent, other: &Extent) -> Option<(u64, u64)> {
    let (lower, upper) = if one.start <= other.start { (one, other) } else { (other, one) };
    // The upper one's row may begin in one of the lower one's, and end in the next.
    let first = (upper.start - lower.start) / lower.row;
    let parts = [first, first + 1].into_iter().filter_map(|ahead| {
        let count = lower.height.checked_sub(ahead)?.min(upper.height);
        let row = lower.start + ahead * lower.row;
        let (start, end) = (row.max(upper.start), (row + lower.width).min(upper.start + upper.width));
        (count > 0 && start < end).then(|| (start, end + (count - 1) * lower.row))
    });
    least(parts)
}

/// Tells whether an extent has all bytes of another, as far as that is simple to tell.
fn covers(one: &Extent, other: &Extent) -> bool {
    one == other || one.height * one.depth == 1 && one.start <= other.start && one.end() >= other.end()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn extent([start, row, slice, width, height, depth]: [u64; 6]) -> Extent {
        Extent { space: Space::Pageable(0), start, row, slice, width, height, depth }
    }

    /// Byte by byte.
    fn slowly(one: &Extent, other: &Extent) -> Option<(u64, u64)> {
        let is_in = |byte: u64, extent: &Extent| rows(extent).any(|(start, end)| (start..end).contains(&byte));
        let mut both = (0..200).filter(|byte| is_in(*byte, one) && is_in(*byte, other));
        let first = both.next()?;
        Some((first, both.next_back().unwrap_or(first) + 1))
    }

    #[test]
    fn the_bytes_in_common_are_found_however_rows_lie() {
        let numbers = |place: u64, count: u64| (place % count, place / count);
        let random = |seed: u64| {
            let rest =
                seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 16;
            let (start, rest) = numbers(rest, 20);
            let (row, rest) = numbers(rest, 3);
            let (width, rest) = numbers(rest, 8);
            let (height, rest) = numbers(rest, 4);
            let row = 5 + row;
            extent([start, row, row * 5, (width + 1).min(row), height + 1, 1 + rest % 2])
        };
        let mut met = 0;
        for seed in 0..20_000 {
            let (one, other) = (random(2 * seed), random(2 * seed + 1));
            let found = common(&one, &other);
            assert_eq!(found, slowly(&one, &other), "{one:?} {other:?}");
            met += usize::from(found.is_some());
        }
        assert!((2_000..18_000).contains(&met), "{met}");
    }
}
