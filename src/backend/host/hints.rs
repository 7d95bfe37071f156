// SPDX-License-Identifier: MIT OR Apache-2.0
//! The program's advice about parts of a managed allocation. All memory of this back end is equally near, so hints
//! are only remembered, for the calls that ask them back.

use std::ops::Range;

use crate::gpu::{Advice, Location, PoolMemory, RangeAttribute};

/// The host as a location.
pub const HOST_LOCATION: i32 = -1;
/// No location, or not the same everywhere.
const NO_LOCATION: i32 = -2;

#[derive(Clone, PartialEq)]
struct Hint {
    read_mostly: bool,
    preferred: i32,
    prefetched: i32,
    accessed_by: Vec<i32>,
    coarse_grain: bool,
}

/// The hints of one allocation, by byte.
pub struct Hints {
    /// Adjacent, in order, together the whole allocation.
    parts: Vec<(Range<usize>, Hint)>,
}

impl Hints {
    /// Nothing said about `size` bytes.
    pub fn new(size: usize) -> Hints {
        let hint = Hint {
            read_mostly: false,
            preferred: NO_LOCATION,
            prefetched: NO_LOCATION,
            accessed_by: Vec::new(),
            coarse_grain: false,
        };
        Hints { parts: vec![(0..size, hint)] }
    }

    /// The hints of a pool's managed memory: where the pool prefers it. `None` for memory that is not managed.
    pub fn of_pool(memory: PoolMemory, size: usize) -> Option<Hints> {
        let PoolMemory::Managed(preferred) = memory else { return None };
        let mut hints = Hints::new(size);
        let location = preferred.map(|location| match location {
            Location::Device(device) => device,
            Location::Host | Location::HostNuma(_) | Location::HostNumaCurrent => HOST_LOCATION,
        });
        hints.advise(0..size, Advice::PreferredLocation(location));
        Some(hints)
    }

    /// Returns the location that a byte was last prefetched to, or `None`.
    pub fn prefetched_to(&self, byte: usize) -> Option<i32> {
        let part = self.parts.iter().find(|(part, _)| part.contains(&byte));
        part.map(|(_, hint)| hint.prefetched).filter(|location| *location != NO_LOCATION)
    }

    /// Takes advice about a range.
    pub fn advise(&mut self, range: Range<usize>, advice: Advice) {
        self.change(range, |hint| match advice {
            Advice::ReadMostly(on) => hint.read_mostly = on,
            Advice::PreferredLocation(location) => hint.preferred = location.unwrap_or(NO_LOCATION),
            Advice::AccessedBy(device, on) => {
                hint.accessed_by.retain(|other| *other != device);
                if on {
                    let index = hint.accessed_by.partition_point(|other| *other < device);
                    hint.accessed_by.insert(index, device);
                }
            }
            Advice::CoarseGrain(on) => hint.coarse_grain = on,
        });
    }

    /// Notes where a range was moved to.
    pub fn prefetched(&mut self, range: Range<usize>, location: i32) {
        self.change(range, |hint| hint.prefetched = location);
    }

    /// Answers about a range; every element of `out` is written.
    pub fn answer(&self, range: Range<usize>, attribute: RangeAttribute, out: &mut [i32]) {
        let parts = || self.parts.iter().filter(|(part, _)| part.start < range.end && range.start < part.end);
        let common = |location: fn(&Hint) -> i32| {
            let mut locations = parts().map(|(_, hint)| location(hint));
            let first = locations.next().unwrap_or(NO_LOCATION);
            if locations.all(|other| other == first) { first } else { NO_LOCATION }
        };
        let one = match attribute {
            RangeAttribute::ReadMostly => i32::from(parts().all(|(_, hint)| hint.read_mostly)),
            RangeAttribute::PreferredLocation => common(|hint| hint.preferred),
            RangeAttribute::LastPrefetchLocation => common(|hint| hint.prefetched),
            RangeAttribute::Coherency => {
                let coarse = || parts().map(|(_, hint)| hint.coarse_grain);
                if coarse().all(|on| on) {
                    1
                } else if coarse().any(|on| on) {
                    2
                } else {
                    0
                }
            }
            RangeAttribute::AccessedBy => {
                let mut devices = parts().next().map(|(_, hint)| hint.accessed_by.clone()).unwrap_or_default();
                devices.retain(|device| parts().all(|(_, hint)| hint.accessed_by.contains(device)));
                out.fill(NO_LOCATION);
                out.iter_mut().zip(devices).for_each(|(value, device)| *value = device);
                return;
            }
        };
        out.fill(one);
    }

    fn change(&mut self, range: Range<usize>, mut change: impl FnMut(&mut Hint)) {
        self.split(range.start);
        self.split(range.end);
        for (part, hint) in &mut self.parts {
            if range.start <= part.start && part.end <= range.end {
                change(hint);
            }
        }
        self.parts.dedup_by(|next, part| {
            let same = next.1 == part.1;
            if same {
                part.0.end = next.0.end;
            }
            same
        });
    }

    fn split(&mut self, at: usize) {
        if let Some(index) = self.parts.iter().position(|(part, _)| part.start < at && at < part.end) {
            let (part, hint) = self.parts[index].clone();
            self.parts[index].0.end = at;
            self.parts.insert(index + 1, (at..part.end, hint));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(hints: &Hints, range: Range<usize>, attribute: RangeAttribute) -> i32 {
        let mut out = [7];
        hints.answer(range, attribute, &mut out);
        out[0]
    }

    #[test]
    fn parts_are_told_apart_and_joined_again() {
        let mut hints = Hints::new(100);
        hints.advise(10..20, Advice::PreferredLocation(Some(1)));
        assert_eq!(ask(&hints, 10..20, RangeAttribute::PreferredLocation), 1);
        assert_eq!(ask(&hints, 10..21, RangeAttribute::PreferredLocation), NO_LOCATION);
        assert_eq!(hints.parts.len(), 3);
        hints.advise(0..100, Advice::PreferredLocation(None));
        assert_eq!(hints.parts.len(), 1);
        hints.prefetched(0..100, HOST_LOCATION);
        assert_eq!(ask(&hints, 5..6, RangeAttribute::LastPrefetchLocation), HOST_LOCATION);
    }

    #[test]
    fn only_devices_common_to_the_range_access_it() {
        let mut hints = Hints::new(100);
        hints.advise(0..100, Advice::AccessedBy(3, true));
        hints.advise(0..50, Advice::AccessedBy(1, true));
        let mut out = [0; 3];
        hints.answer(0..50, RangeAttribute::AccessedBy, &mut out);
        assert_eq!(out, [1, 3, NO_LOCATION]);
        hints.answer(0..51, RangeAttribute::AccessedBy, &mut out);
        assert_eq!(out, [3, NO_LOCATION, NO_LOCATION]);
    }

    #[test]
    fn every_byte_has_the_latest_advice_about_it() {
        const SIZE: usize = 6;
        let advice = [
            Advice::PreferredLocation(Some(1)),
            Advice::PreferredLocation(Some(HOST_LOCATION)),
            Advice::PreferredLocation(None),
            Advice::ReadMostly(true),
            Advice::ReadMostly(false),
            Advice::CoarseGrain(true),
            Advice::CoarseGrain(false),
            Advice::AccessedBy(2, true),
            Advice::AccessedBy(1, true),
            Advice::AccessedBy(2, false),
        ];
        let attributes = [
            RangeAttribute::ReadMostly,
            RangeAttribute::PreferredLocation,
            RangeAttribute::AccessedBy,
            RangeAttribute::LastPrefetchLocation,
            RangeAttribute::Coherency,
        ];
        let ranges = || (0..SIZE).flat_map(|start| (start + 1..=SIZE).map(move |end| start..end));
        // Against one that splits nothing: the hints of each byte alone.
        let (mut hints, mut bytes) = (Hints::new(SIZE), [(); SIZE].map(|()| Hints::new(1)));
        let ask_all = |hints: &Hints, bytes: &[Hints]| {
            for (range, attribute) in ranges().flat_map(|range| attributes.map(|attribute| (range.clone(), attribute)))
            {
                let (mut found, mut expected) = ([7; 3], [7; 3]);
                hints.answer(range.clone(), attribute, &mut found);
                let one = |byte: usize| {
                    let mut out = [7; 3];
                    bytes[byte].answer(0..1, attribute, &mut out);
                    out
                };
                let all: Vec<_> = range.clone().map(one).collect();
                let are_same = all.iter().all(|other| *other == all[0]);
                match attribute {
                    RangeAttribute::ReadMostly => expected.fill(all.iter().map(|out| out[0]).min().expect("a byte")),
                    RangeAttribute::Coherency => expected.fill(if are_same { all[0][0] } else { 2 }),
                    RangeAttribute::PreferredLocation | RangeAttribute::LastPrefetchLocation => {
                        expected.fill(if are_same { all[0][0] } else { NO_LOCATION });
                    }
                    RangeAttribute::AccessedBy => {
                        let common = all[0].into_iter().filter(|device| all.iter().all(|out| out.contains(device)));
                        expected.fill(NO_LOCATION);
                        expected.iter_mut().zip(common).for_each(|(value, device)| *value = device);
                    }
                }
                assert_eq!(found, expected, "{range:?}");
            }
        };
        for (step, range) in ranges().chain(ranges().rev()).chain(ranges()).enumerate() {
            if step % 4 == 3 {
                hints.prefetched(range.clone(), step as i32 % 3);
                bytes[range].iter_mut().for_each(|byte| byte.prefetched(0..1, step as i32 % 3));
            } else {
                let advice = advice[step % advice.len()];
                hints.advise(range.clone(), advice);
                bytes[range].iter_mut().for_each(|byte| byte.advise(0..1, advice));
            }
            assert!(hints.parts.iter().all(|(part, _)| !part.is_empty()));
            ask_all(&hints, &bytes);
        }
    }
}
