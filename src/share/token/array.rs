// SPDX-License-Identifier: MIT OR Apache-2.0
//! Descriptions of arrays: the note of a token that names an array, for programs of every language.
//!
//! [`Array`] has the layout, little-endian; docs/evidence/formats.md has it for others. Numbers of a dimension are those of the
//! first eight; the elements are at the address of the token's memory, plus the offset, plus a sum of index times stride.

use super::{Token, refused};
use crate::gpu::{Error, Kind, Result};
use crate::share::magic::is_other_version;

pub const RANKS: usize = 8;
pub const SIZE: usize = 224;

const MAGIC: [u8; 8] = *b"anygpuA\x02";

pub mod flags {
    /// Elements of the last dimension follow each other, without gaps.
    pub const C_ORDER: u32 = 1;
    /// Elements of the first dimension follow each other, without gaps.
    pub const FORTRAN_ORDER: u32 = 2;
    /// Importers are asked not to write.
    pub const READ_ONLY: u32 = 4;
    /// Dimensions have lower bounds.
    pub const LOWER: u32 = 8;
    pub const ORDERS: u32 = C_ORDER | FORTRAN_ORDER;
    pub const ALL: u32 = ORDERS | READ_ONLY | LOWER;
}

pub mod kinds {
    pub const LOGICAL: u32 = 1;
    pub const INTEGER: u32 = 2;
    pub const REAL: u32 = 3;
    pub const COMPLEX: u32 = 4;
    pub const UNSIGNED: u32 = 5;
    pub const BFLOAT: u32 = 6;
}

/// The bytes that an element of each kind may have.
const KINDS: [(u32, &[u32]); 6] = [
    (kinds::LOGICAL, &[1, 2, 4, 8]),
    (kinds::INTEGER, &[1, 2, 4, 8]),
    (kinds::REAL, &[2, 4, 8]),
    (kinds::COMPLEX, &[4, 8, 16]),
    (kinds::UNSIGNED, &[1, 2, 4, 8]),
    (kinds::BFLOAT, &[2]),
];

/// A description of an array.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Array {
    magic: [u8; 8],
    pub kind: u32,
    pub bytes: u32,
    pub rank: u32,
    pub flags: u32,
    /// Bytes from the beginning of the token's memory to the element whose indices are all the lowest.
    pub offset: u64,
    pub shape: [i64; RANKS],
    /// Bytes from an element to the next.
    pub strides: [i64; RANKS],
    pub lower: [i64; RANKS],
}

const _: () = assert!(size_of::<Array>() == SIZE && SIZE <= super::NOTE);

/// The bytes of memory that an array's elements take: first and end, from the first element on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    pub first: i64,
    pub end: i64,
}

impl Default for Array {
    fn default() -> Array {
        let zeros = [0; RANKS];
        let (kind, bytes, rank, flags, offset) = (0, 0, 0, 0, 0);
        Array { magic: MAGIC, kind, bytes, rank, flags, offset, shape: zeros, strides: zeros, lower: zeros }
    }
}

impl Array {
    fn ranks(&self) -> usize {
        (self.rank as usize).min(RANKS)
    }

    /// Bytes of all elements without gaps; `None` for more than any array has, whichever extents are zero.
    fn size(&self) -> Option<i64> {
        let extents = &self.shape[..self.ranks()];
        let most = extents.iter().try_fold(i64::from(self.bytes), |size, extent| size.checked_mul((*extent).max(1)))?;
        Some(if extents.contains(&0) { 0 } else { most })
    }

    /// The strides of an order, which is that of the dimensions from the fastest to the slowest.
    fn dense(&self, order: impl Iterator<Item = usize>) -> [i64; RANKS] {
        let (mut strides, mut step) = ([0; RANKS], i64::from(self.bytes));
        for dimension in order {
            strides[dimension] = step;
            step = step.saturating_mul(self.shape[dimension].max(1));
        }
        strides
    }

    fn strides_of(&self, order: u32) -> [i64; RANKS] {
        if order == flags::C_ORDER { self.dense((0..self.ranks()).rev()) } else { self.dense(0..self.ranks()) }
    }

    /// The orders in which the elements follow each other.
    fn orders(&self) -> u32 {
        let is = |order| {
            let dense = self.strides_of(order);
            let matters = |dimension: &usize| self.shape[*dimension] > 1;
            (0..self.ranks()).filter(matters).all(|dimension| self.strides[dimension] == dense[dimension])
        };
        let every = self.size() == Some(0);
        [flags::C_ORDER, flags::FORTRAN_ORDER].into_iter().filter(|order| every || is(*order)).sum()
    }

    /// The first contradiction.
    fn check(&self) -> std::result::Result<(), &'static str> {
        let kind = KINDS.iter().find(|(kind, _)| *kind == self.kind).ok_or("no such kind of elements")?;
        if !kind.1.contains(&self.bytes) {
            return Err("elements of this kind do not have that many bytes");
        }
        if self.rank as usize > RANKS {
            return Err("more dimensions than there can be");
        }
        if self.flags & !flags::ALL != 0 {
            return Err("unknown flags");
        }
        if self.shape.iter().any(|extent| *extent < 0) {
            return Err("an extent below 0");
        }
        if self.size().is_none() {
            return Err("more elements than fit in memory");
        }
        let ends = self.lower.iter().zip(self.shape).all(|(lower, extent)| lower.checked_add(extent).is_some());
        if !ends { Err("an upper bound that is too large") } else { Ok(()) }
    }

    /// The memory of the elements; of a checked array. `None` for more than fits in an address.
    pub fn reach(&self) -> Option<Reach> {
        if self.size() == Some(0) {
            return Some(Reach { first: 0, end: 0 });
        }
        // The product of the extents is less than 2^63, so no sum here reaches 2^127.
        let (mut first, mut end) = (0_i128, i128::from(self.bytes));
        for dimension in 0..self.ranks() {
            let last = i128::from(self.shape[dimension] - 1) * i128::from(self.strides[dimension]);
            if last < 0 { first += last } else { end += last }
        }
        Some(Reach { first: first.try_into().ok()?, end: end.try_into().ok()? })
    }

    /// True if the elements are in memory of that many bytes.
    fn is_within(&self, extent: u64) -> bool {
        self.reach().is_some_and(|reach| {
            let at = i128::from(self.offset);
            at + i128::from(reach.first) >= 0 && at + i128::from(reach.end) <= i128::from(extent)
        })
    }

    /// The description with the strides of its order, all orders that it has, and zeros where nothing counts. InvalidValue
    /// for one that contradicts itself.
    pub fn completed(mut self) -> Result<Array> {
        let invalid = |why: &str| -> Error { Kind::InvalidValue.because(format!("the array's description: {why}")) };
        for dimension in self.ranks()..RANKS {
            (self.shape[dimension], self.strides[dimension], self.lower[dimension]) = (0, 0, 0);
        }
        if self.flags & flags::LOWER == 0 {
            self.lower = [0; RANKS];
        }
        self.check().map_err(invalid)?;
        let wanted = self.flags & flags::ORDERS;
        if wanted != 0 {
            self.strides = self.strides_of(if wanted & flags::C_ORDER != 0 { flags::C_ORDER } else { wanted });
        }
        let orders = self.orders();
        if wanted & !orders != 0 {
            return Err(invalid("its elements cannot be in both orders"));
        }
        // Strides of extents up to 1 are any: one form, which is the same when it is completed again.
        if orders != 0 {
            self.strides = self.strides_of(if orders & flags::C_ORDER != 0 { flags::C_ORDER } else { orders });
        }
        self.flags = self.flags & !flags::ORDERS | orders;
        Ok(self)
    }

    /// The description whose first address is in the memory.
    ///
    /// An array without elements may be described as at its end, which is where other memory begins.
    fn within_memory(self) -> Array {
        let offset = if self.size() == Some(0) { 0 } else { self.offset };
        Array { offset, ..self }
    }

    /// The note for a token. InvalidValue for elements that are not in the token's memory.
    pub fn write(&self, extent: u64) -> Result<[u8; SIZE]> {
        if !self.is_within(extent) {
            let why = format!("the array's elements are not in the {extent} bytes that the token names");
            return Err(Kind::InvalidValue.because(why));
        }
        // SAFETY: as many bytes, none of them padding.
        Ok(unsafe { std::mem::transmute::<Array, [u8; SIZE]>(self.within_memory()) })
    }

    /// The description in a token's note; `None` where it has none. HandleRefused for a note that is a description by its
    /// first bytes only, so that whatever is returned lies within the token's memory.
    pub fn read(token: &Token) -> Result<Option<Array>> {
        let Some((bytes, rest)) = token.note().split_first_chunk::<SIZE>() else {
            return if token.note().starts_with(&MAGIC[..7]) { Err(cut()) } else { Ok(None) };
        };
        // SAFETY: as many bytes, for which any values are valid.
        let array = unsafe { std::mem::transmute::<[u8; SIZE], Array>(*bytes) };
        if is_other_version(array.magic, MAGIC) {
            return Err(refused("the array's description was made by another version of anygpu"));
        }
        if array.magic != MAGIC {
            return Ok(None);
        }
        if !rest.is_empty() {
            return Err(cut());
        }
        array.check().map_err(|why| refused(format!("the token's description of an array: {why}")))?;
        if array.completed().ok() != Some(array) {
            return Err(refused("the token's description of an array contradicts itself"));
        }
        if !array.is_within(token.extent) {
            return Err(refused("the token's array is larger than its memory"));
        }
        Ok(Some(array.within_memory()))
    }
}

fn cut() -> Error {
    refused("the token's description of an array has another length, so it was made by another version of anygpu")
}

/// Descriptions as they come from other processes.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use super::*;

    /// An array of real(8) with bounds, every second element of a row backwards, at the end of its memory.
    pub fn sample() -> Array {
        let mut array = Array { kind: 3, bytes: 8, rank: 2, flags: flags::LOWER, offset: 48, ..Array::default() };
        array.shape[..2].copy_from_slice(&[4, 3]);
        array.strides[..2].copy_from_slice(&[-16, 64]);
        array.lower[..2].copy_from_slice(&[0, -7]);
        array.completed().expect("an array")
    }

    /// Reads a note as that of a token. An array is within the token's memory, and is written as it was.
    pub fn note(token: &Token, note: &[u8]) {
        let notes: [&[u8]; 2] = [token.note(), note];
        for note in notes.into_iter().filter(|note| note.len() <= super::super::NOTE) {
            match Array::read(&token.with_note(note)) {
                Ok(None) => assert!(!note.starts_with(&MAGIC)),
                Ok(Some(array)) => {
                    let Reach { first, end } = array.reach().expect("a reach");
                    let (first, end) =
                        (array.offset as i128 + i128::from(first), array.offset as i128 + i128::from(end));
                    assert!(0 <= first && first <= end && end <= token.extent.into(), "{array:?}");
                    assert!(array.size().is_some() && array.rank as usize <= RANKS);
                    let written = array.write(token.extent).expect("its own bytes");
                    assert!(written == note || array.size() == Some(0), "{array:?}");
                }
                Err(error) => assert_eq!(error.kind(), Kind::HandleRefused),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Way;
    use super::super::fuzz::sample as a_token;
    use super::fuzz::sample;
    use super::*;

    /// A token of that many bytes with a note.
    fn token(extent: u64, note: &[u8]) -> Token {
        Token { extent, ..a_token(Way::Physical).with_note(note) }
    }

    fn array(kind: u32, bytes: u32, flags: u32, shape: &[i64]) -> Array {
        let mut array = Array { kind, bytes, rank: shape.len() as u32, flags, ..Array::default() };
        array.shape[..shape.len()].copy_from_slice(shape);
        array
    }

    fn refusal(bytes: &[u8], extent: u64) -> String {
        let error = Array::read(&token(extent, bytes)).expect_err("refused");
        assert_eq!(error.kind(), Kind::HandleRefused);
        error.to_string()
    }

    #[test]
    fn what_was_written_is_read() {
        let end = 2 * 64 + 48 + 8;
        let bytes = sample().write(end).expect("an array");
        assert_eq!(Array::read(&token(end, &bytes)).expect("an array"), Some(sample()));
        assert_eq!(sample().reach(), Some(Reach { first: -48, end: 136 }));
        for none in [&b""[..], b"a note", &[0; SIZE], &[0; super::super::NOTE]] {
            assert_eq!(Array::read(&token(end, none)).expect("no array"), None);
        }
    }

    /// Programs of other languages and releases read them; docs/evidence/formats.md has the layout.
    #[test]
    fn the_bytes_stay_as_they_are() {
        let words =
            |words: [i64; 8]| words.map(|word| word.to_le_bytes().map(|byte| format!("{byte:02x}")).concat()).concat();
        let fields = [
            "616e7967 70754102 03000000 08000000 02000000 08000000 30000000 00000000",
            &words([4, 3, 0, 0, 0, 0, 0, 0]),
            &words([-16, 64, 0, 0, 0, 0, 0, 0]),
            &words([0, -7, 0, 0, 0, 0, 0, 0]),
        ];
        let bytes = sample().write(184).expect("an array").map(|byte| format!("{byte:02x}")).concat();
        assert_eq!(bytes, fields.concat().replace(' ', ""));
    }

    #[test]
    fn orders_make_strides_and_strides_make_orders() {
        let (c, fortran) = (flags::C_ORDER, flags::FORTRAN_ORDER);
        for (flags, shape, strides, orders) in [
            (c, &[4, 3, 2][..], &[48, 16, 8][..], c),
            (fortran, &[4, 3, 2], &[8, 32, 96], fortran),
            (c, &[4], &[8], c | fortran),
            (c | fortran, &[1, 5], &[40, 8], c | fortran),
            (fortran, &[], &[], c | fortran),
            (c, &[2, 0, 3], &[24, 24, 8], c | fortran),
            (fortran, &[4, 0], &[8, 8], c | fortran),
            (fortran, &[1, 5], &[40, 8], c | fortran),
        ] {
            let made = array(3, 8, flags, shape).completed().expect("an array");
            assert_eq!((&made.strides[..shape.len()], made.flags), (strides, orders), "{shape:?}");
            assert_eq!(made.completed().expect("an array"), made);
        }
        let refused = array(3, 8, c | fortran, &[2, 2]).completed().expect_err("two orders");
        assert!(refused.to_string().contains("both orders"), "{refused}");
        let mut strided = array(3, 8, 0, &[2, 2]);
        strided.strides[..2].copy_from_slice(&[8, 24]);
        assert_eq!(strided.completed().expect("an array").flags, 0);
    }

    #[test]
    fn what_does_not_count_is_not_written() {
        let mut array = array(2, 4, flags::C_ORDER, &[5]);
        (array.shape[1], array.strides[7], array.lower[0]) = (9, 9, 9);
        let made = array.completed().expect("an array");
        assert_eq!((made.shape[1], made.strides[7], made.lower[0]), (0, 0, 0));
    }

    /// Each contradiction, and sizes that overflow 64 bits where they are multiplied.
    #[test]
    fn descriptions_that_cannot_be_are_refused() {
        let good = sample().write(184).expect("an array");
        let with = |at: usize, value: &[u8]| {
            let mut bytes = good;
            bytes[at..at + value.len()].copy_from_slice(value);
            bytes
        };
        let (number, word) = (|value: u32| value.to_le_bytes(), |value: i64| value.to_le_bytes());
        let (shape, strides, lower) = (32, 96, 160);
        for (bytes, why) in [
            (with(7, &[1]), "another version"),
            (with(8, &number(0)), "no such kind"),
            (with(8, &number(7)), "no such kind"),
            (with(8, &number(u32::MAX)), "no such kind"),
            (with(12, &number(3)), "do not have that many bytes"),
            (with(12, &number(0)), "do not have that many bytes"),
            (with(16, &number(9)), "more dimensions"),
            (with(16, &number(u32::MAX)), "more dimensions"),
            (with(16, &number(1)), "contradicts itself"),
            (with(20, &number(24)), "unknown flags"),
            (with(20, &number(9)), "contradicts itself"),
            (with(20, &number(0)), "contradicts itself"),
            (with(24, &word(40)), "larger than its memory"),
            (with(24, &word(56)), "larger than its memory"),
            (with(24, &word(-1)), "larger than its memory"),
            (with(shape, &word(-1)), "below 0"),
            (with(shape, &word(5)), "larger than its memory"),
            (with(shape, &word(i64::MAX)), "more elements than fit"),
            (with(shape, &[word(1 << 30), word(1 << 30)].concat()), "more elements than fit"),
            (with(shape, &[word(0), word(i64::MAX)].concat()), "more elements than fit"),
            (with(shape + 16, &word(1)), "contradicts itself"),
            (with(strides, &word(i64::MIN)), "larger than its memory"),
            (with(strides, &[word(i64::MAX), word(i64::MAX)].concat()), "larger than its memory"),
            (with(lower, &word(i64::MAX)), "upper bound"),
        ] {
            let said = refusal(&bytes, 184);
            assert!(said.contains(why), "{why}: {said}");
        }
        assert!(refusal(&good, 183).contains("larger than its memory"));
        assert!(refusal(&good[..200], 184).contains("another length"));
        assert!(refusal(&[&good[..], &[0]].concat(), 184).contains("another length"));
    }
}
