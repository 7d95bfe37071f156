// SPDX-License-Identifier: MIT OR Apache-2.0
//! Textual handles of the broker's offers, for dialects whose IPC handles are strings. A key has 64 hexadecimal digits:
//! 16 each for the broker's handle, two numbers that accompany it, and a checksum of these and of the offer.

use std::fmt::Write;

use twox_hash::XxHash64;

use crate::gpu::{Error, Kind, Result};
use crate::share::broker::{self, Offer, PAYLOAD};

/// Characters of a key, without the terminator.
pub(super) const LENGTH: usize = 64;

/// The kind of object that a key names. A key is valid for one kind only, which its checksum covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectKind {
    /// Memory.
    Memory,
    /// A notify.
    Notify,
}

/// A key in its binary form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The broker's handle.
    pub handle: u64,
    /// The numbers that accompany it.
    pub numbers: [u64; 2],
    check: u64,
}

fn unknown() -> Error {
    Kind::HandleStale.because("the key is none that was exported, or none any more")
}

impl Key {
    /// The key of an offer.
    pub fn new(kind: ObjectKind, handle: u64, numbers: [u64; 2], payload: &[u8; PAYLOAD]) -> Key {
        let check = Self::check(kind, handle, numbers, payload);
        Key { handle, numbers, check }
    }

    /// XXH64 detects corrupted and mismatched keys. It is no secret: a process that has the payload may take the offer
    /// anyway.
    fn check(kind: ObjectKind, handle: u64, numbers: [u64; 2], payload: &[u8; PAYLOAD]) -> u64 {
        let [first, second] = numbers;
        let fields = [kind as u64, handle, first, second].map(u64::to_le_bytes);
        XxHash64::oneshot(0, &[fields.as_flattened(), payload].concat())
    }

    /// Parses a key; HandleStale for text that is no key.
    pub fn read(text: &[u8]) -> Result<Key> {
        let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let text = std::str::from_utf8(text).map_err(|_| unknown())?;
        if text.len() != LENGTH || !text.as_bytes().iter().all(is_digit) {
            return Err(unknown());
        }
        let word = |index: usize| u64::from_str_radix(&text[16 * index..16 * (index + 1)], 16).map_err(|_| unknown());
        Ok(Key { handle: word(0)?, numbers: [word(1)?, word(2)?], check: word(3)? })
    }

    /// The key as text.
    pub fn text(&self) -> String {
        let mut text = String::with_capacity(LENGTH);
        for word in [self.handle, self.numbers[0], self.numbers[1], self.check] {
            // Writing to a string cannot fail.
            _ = write!(text, "{word:016x}");
        }
        text
    }

    /// Takes the offer from the process that made it; errors as of [`broker::take`].
    pub fn take(&self, kind: ObjectKind) -> Result<Offer> {
        let offer = broker::take(self.handle)?;
        let matches = self.check == Self::check(kind, self.handle, self.numbers, &offer.payload);
        if matches { Ok(offer) } else { Err(unknown()) }
    }

    /// Lets more processes take the offer. `is_exported` says whether this process exported exactly this key; errors as
    /// of [`broker::allow`].
    pub fn allow(&self, is_exported: bool, pids: &[i32]) -> Result<()> {
        broker::check_exporter(self.handle)?;
        if is_exported { broker::allow(self.handle, pids) } else { Err(unknown()) }
    }
}

/// Keys as callers give them.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use super::*;

    /// Reads a key.
    pub fn key(input: &[u8]) {
        match Key::read(input) {
            Ok(key) => assert_eq!(key.text().as_bytes(), input),
            Err(error) => assert_eq!(error.kind(), Kind::HandleStale),
        }
    }

    /// A good key.
    pub fn samples() -> Vec<Vec<u8>> {
        let key = Key::new(ObjectKind::Memory, 0x5000_0000_0000_0001, [0x40, u64::MAX], &[7; PAYLOAD]);
        vec![key.text().into_bytes()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_another_version_are_refused() {
        for version in [4, 6] {
            let key = Key::new(ObjectKind::Memory, version << 60 | 1 << 40 | 1, [0; 2], &[7; PAYLOAD]);
            let refusal = key.take(ObjectKind::Memory).err().expect("refused");
            assert_eq!(refusal.kind(), Kind::HandleStale);
            assert!(refusal.to_string().contains("another version of anygpu"), "{refusal}");
        }
    }

    #[test]
    fn keys_are_read_as_they_were_written() {
        let payload = [7; PAYLOAD];
        let key = Key::new(ObjectKind::Memory, 0x5000_0000_0000_0001, [0x40, u64::MAX], &payload);
        let text = key.text();
        assert_eq!(text.len(), LENGTH);
        assert_eq!(Key::read(text.as_bytes()).expect("a key"), key);
        assert_ne!(Key::new(ObjectKind::Notify, key.handle, key.numbers, &payload), key);
        for bad in ["", "5", &text[1..], &text.to_uppercase(), &text.replace('f', "g"), &(text.clone() + "0")] {
            assert_eq!(Key::read(bad.as_bytes()).map_err(|error| error.kind()), Err(Kind::HandleStale), "{bad}");
        }
    }
}
