// SPDX-License-Identifier: MIT OR Apache-2.0
//! Text by which another process takes an offer of the broker, for dialects whose handles are strings: 64 hexadecimal
//! digits, 16 each for the broker's handle, two numbers that go with it, and a check of them all and of the offer.

use std::fmt::Write;

use twox_hash::XxHash64;

use crate::gpu::{Error, Kind, Result};
use crate::share::broker::{self, Offer, PAYLOAD};

/// Characters of a key, without what ends it.
pub const LENGTH: usize = 64;

/// What a key names. One of another kind is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// Memory.
    Memory,
    /// A notify.
    Notify,
}

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The broker's handle.
    pub handle: u64,
    /// What goes with it.
    pub numbers: [u64; 2],
    check: u64,
}

fn unknown() -> Error {
    Kind::HandleStale.because("the key is none that was exported, or none any more")
}

impl Key {
    /// The key of an offer.
    pub fn new(names: Names, handle: u64, numbers: [u64; 2], payload: &[u8; PAYLOAD]) -> Key {
        let check = Self::check(names, handle, numbers, payload);
        Key { handle, numbers, check }
    }

    /// XXH64: who has the payload may have the rest, and who has not cannot guess the check.
    fn check(names: Names, handle: u64, numbers: [u64; 2], payload: &[u8; PAYLOAD]) -> u64 {
        let [first, second] = numbers;
        let words = [names as u64, handle, first, second].map(u64::to_le_bytes);
        XxHash64::oneshot(0, &[words.as_flattened(), payload].concat())
    }

    /// Reads a key; HandleStale for what is none.
    pub fn read(text: &[u8]) -> Result<Key> {
        let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let text = std::str::from_utf8(text).map_err(|_| unknown())?;
        if text.len() != LENGTH || !text.as_bytes().iter().all(is_digit) {
            return Err(unknown());
        }
        let word = |place: usize| u64::from_str_radix(&text[16 * place..16 * (place + 1)], 16).map_err(|_| unknown());
        Ok(Key { handle: word(0)?, numbers: [word(1)?, word(2)?], check: word(3)? })
    }

    /// Its text.
    pub fn text(&self) -> String {
        let mut text = String::with_capacity(LENGTH);
        for word in [self.handle, self.numbers[0], self.numbers[1], self.check] {
            // Writing to a string cannot fail.
            _ = write!(text, "{word:016x}");
        }
        text
    }

    /// What another process offers by it; errors as [`broker::take`]'s.
    pub fn take(&self, names: Names) -> Result<Offer> {
        let offer = broker::take(self.handle)?;
        let is_it = self.check == Self::check(names, self.handle, self.numbers, &offer.payload);
        if is_it { Ok(offer) } else { Err(unknown()) }
    }

    /// Lets processes, too, take it. `is_here` says whether this process exported exactly this key; errors as
    /// [`broker::allow`]'s.
    pub fn allow(&self, is_here: bool, pids: &[i32]) -> Result<()> {
        broker::check_exporter(self.handle)?;
        if is_here { broker::allow(self.handle, pids) } else { Err(unknown()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_were_written() {
        let payload = [7; PAYLOAD];
        let key = Key::new(Names::Memory, 0x5000_0000_0000_0001, [0x40, u64::MAX], &payload);
        let text = key.text();
        assert_eq!(text.len(), LENGTH);
        assert_eq!(Key::read(text.as_bytes()).expect("a key"), key);
        assert_ne!(Key::new(Names::Notify, key.handle, key.numbers, &payload), key);
        for bad in ["", "5", &text[1..], &text.to_uppercase(), &text.replace('f', "g"), &(text.clone() + "0")] {
            assert_eq!(Key::read(bad.as_bytes()).map_err(|error| error.kind()), Err(Kind::HandleStale), "{bad}");
        }
    }
}
