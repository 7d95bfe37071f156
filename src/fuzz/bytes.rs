// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inputs of fuzzers, taken apart and made up.

/// An input that is taken apart from the front. There are zeros behind its end.
pub struct Bytes<'a>(pub &'a [u8]);

impl<'a> Bytes<'a> {
    /// Returns true at the end.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next bytes.
    pub fn array<const LENGTH: usize>(&mut self) -> [u8; LENGTH] {
        let mut bytes = [0; LENGTH];
        let (taken, rest) = self.0.split_at(self.0.len().min(LENGTH));
        bytes[..taken.len()].copy_from_slice(taken);
        self.0 = rest;
        bytes
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        u8::from_le_bytes(self.array())
    }

    /// A number of up to 8 bytes. Small ones and those beside powers of two are as likely as all others.
    pub fn number(&mut self) -> u64 {
        let form = self.byte();
        match form >> 6 {
            0 => u64::from(form),
            1 => (1_u64 << (form & 63)).wrapping_sub(1),
            2 => 1 << (form & 63),
            _ => u64::from_le_bytes(self.array()),
        }
    }

    /// The bytes that are left.
    pub fn rest(self) -> &'a [u8] {
        self.0
    }
}

/// A sequence of numbers that look random (splitmix64), the same for the same seed.
pub struct Random(pub u64);

impl Random {
    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.draw() >> 16) as usize % end
    }

    /// Makes another input of one: up to eight changes, insertions and cuts.
    pub fn change(&mut self, input: &mut Vec<u8>) {
        const EDGES: [u64; 8] = [0, 1, u64::MAX, 1 << 63, 1 << 31, u32::MAX as u64, 1 << 48, 4096];
        for _ in 0..=self.below(8) {
            let (how, random) = (self.below(16), self.draw());
            let length = input.len();
            let place = self.below(length + 1);
            match input.get_mut(place) {
                Some(byte) if how < 6 => *byte ^= 1 << (random % 8),
                Some(byte) if how < 10 => *byte = random as u8,
                Some(_) if how < 13 => {
                    let edge = EDGES[random as usize % 8].wrapping_add(random >> 32 & 1).to_le_bytes();
                    let start = if random >> 33 & 1 == 0 { place & !7 } else { place };
                    input.iter_mut().skip(start).zip(edge).for_each(|(byte, new)| *byte = new);
                }
                Some(_) if how == 13 => input.truncate(place),
                _ if length < 4096 => {
                    let more = random.to_ne_bytes();
                    input.splice(place..place, more[..1 + random as usize % 8].iter().copied());
                }
                _ => {}
            }
        }
    }
}
