// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tokens: 512 bytes that name memory or an event of a process for any other of the machine.
//!
//! [`exports`] makes them, [`imports`] opens what they name, and this file has their layout, [`Token`], little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 0 to 7 | magic and version |
//! | 8 to 11 | the [`Way`] of sharing |
//! | 12 to 15 | the owner's ordinal of the device |
//! | 16 to 31 | boot id of the machine |
//! | 32 to 47 | the owner: process id, inode of its PID namespace, start time |
//! | 48 to 55 | the owner's register, a broker's handle |
//! | 56 to 63 | serial number of the object, unique in the owner |
//! | 64 to 67 | its slot in the register |
//! | 68 to 71 | bytes of the note |
//! | 72 to 79 | name of the back end, padded with zeros |
//! | 80 to 95 | the device's uuid; zeros where the vendor does not tell |
//! | 96 to 111 | base and size of the allocation in the owner; the base of an event is the event |
//! | 112 to 127 | bytes from the base to what is named, and bytes that are named |
//! | 128 to 135 | the vendor's number of the buffer, unique in the owner; 0 where it has none |
//! | 136 to 143 | the broker's handle of the descriptor, where there is one |
//! | 144 to 207 | the vendor's handle or name; zeros where there is none |
//! | 208 to 463 | the note, bytes of the application's |
//! | 464 to 471 | the broker's handle of the steps that order what is written there; 0 where there are none |
//! | 504 to 511 | XXH64 of the bytes before |

pub mod array;
pub mod cache;
pub mod dlpack;
pub mod exports;
pub mod imports;
pub mod names;
mod opening;
mod shared;

use std::mem::offset_of;

use twox_hash::XxHash64;

use crate::gpu::{Context, Error, Gpu, IpcHandle, Kind, Result};
pub use crate::os::process::Id as Process;
use crate::share::contexts;
use crate::share::magic::is_other_version;
use crate::share::register::ObjectId;

pub const SIZE: usize = 512;
/// The most bytes of a note.
pub const NOTE: usize = 256;
/// Characters of a token's text, without the terminator.
pub const TEXT: usize = 2 * SIZE;

const MAGIC: [u8; 8] = *b"anygpuK\x01";
/// More bytes than any allocation has: sums of sizes do not overflow.
const LARGEST: u64 = 1 << 48;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Memory, by the vendor's 64-byte handle.
    Handle = 1,
    /// Physical memory, by a descriptor.
    Physical = 2,
    /// An allocation of a pool, by the pool's descriptor and the vendor's name of the allocation.
    Pool = 3,
    /// An event, by the vendor's 64-byte handle.
    Event = 4,
}

/// A token, with the fields of the table above.
///
/// Packed: it may be at any address. Any bytes are one, so its fields are anything until [`Token::read`] has checked them.
#[repr(C, packed)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    magic: [u8; 8],
    way: u32,
    pub device: i32,
    boot: [u8; 16],
    pid: i32,
    pid_namespace: u32,
    started: u64,
    pub register: u64,
    pub serial: u64,
    pub slot: u32,
    note_size: u32,
    pub back_end: [u8; 8],
    pub uuid: [u8; 16],
    pub base: u64,
    pub size: u64,
    pub offset: u64,
    pub extent: u64,
    pub identity: u64,
    pub descriptor: u64,
    pub handle: IpcHandle,
    note: [u8; NOTE],
    pub steps: u64,
    unused: [u8; 32],
    checksum: [u8; 8],
}

const CHECKED: usize = offset_of!(Token, checksum);
const _: () = assert!(size_of::<Token>() == SIZE && align_of::<Token>() == 1 && CHECKED == SIZE - 8);

/// The name of a back end, as tokens have it.
fn name_of(gpu: &dyn Gpu) -> [u8; 8] {
    let mut name = [0; 8];
    name.iter_mut().zip(gpu.name().to_bytes()).for_each(|(byte, letter)| *byte = *letter);
    name
}

fn refused(why: impl Into<String>) -> Error {
    Kind::HandleRefused.because(why)
}

/// The checksum of a token's bytes. It covers every byte; [`Token::read`] and the cache of imports rely on that.
fn checksum(bytes: &[u8; SIZE]) -> [u8; 8] {
    XxHash64::oneshot(0, &bytes[..CHECKED]).to_le_bytes()
}

impl Token {
    /// A token of this process's that names nothing yet.
    fn new(way: Way) -> Token {
        let Process { boot, pid, pid_namespace, started } = Process::own();
        // SAFETY: zeros are valid for integers.
        let zeros: Token = unsafe { std::mem::zeroed() };
        Token { magic: MAGIC, way: way as u32, boot, pid, pid_namespace, started, ..zeros }
    }

    /// The bytes as a token whose magic number and checksum are right; HandleRefused for any others.
    fn check(bytes: &[u8; SIZE]) -> Result<&Token> {
        // SAFETY: as many bytes, for which any address and any values are valid.
        let token = unsafe { &*std::ptr::from_ref(bytes).cast::<Token>() };
        if is_other_version(token.magic, MAGIC) {
            return Err(refused("the token was made by another version of anygpu"));
        }
        if token.magic != MAGIC {
            return Err(refused("the bytes are no token: anygpu_export makes them"));
        }
        if token.checksum != checksum(bytes) {
            return Err(refused("the token's bytes are damaged: send all 512 unchanged"));
        }
        Ok(token)
    }

    /// Reads the bytes; HandleRefused for any that [`Token::write`] did not make.
    pub fn read(bytes: &[u8; SIZE]) -> Result<Token> {
        Token::check(bytes)?.valid()
    }

    /// The token, if its fields make sense.
    fn valid(&self) -> Result<Token> {
        if !(1..=4).contains(&{ self.way }) {
            return Err(refused("the token is of a kind that this version does not know"));
        }
        if self.end() > self.size || self.size > LARGEST || self.note_size as usize > NOTE {
            return Err(refused("the token's fields contradict each other"));
        }
        Ok(Token { checksum: [0; 8], ..*self })
    }

    pub fn write(&self) -> [u8; SIZE] {
        // SAFETY: as many bytes, none of them padding.
        let mut bytes: [u8; SIZE] = unsafe { std::mem::transmute(*self) };
        let sum = checksum(&bytes);
        bytes[CHECKED..].copy_from_slice(&sum);
        bytes
    }

    pub fn way(&self) -> Way {
        match self.way {
            1 => Way::Handle,
            2 => Way::Physical,
            3 => Way::Pool,
            _ => Way::Event,
        }
    }

    /// The process whose object it is.
    pub fn owner(&self) -> Process {
        Process { boot: self.boot, pid: self.pid, pid_namespace: self.pid_namespace, started: self.started }
    }

    /// The object in the owner's register.
    pub fn id(&self) -> ObjectId {
        ObjectId { slot: self.slot, serial: self.serial }
    }

    /// Bytes from the base to the end of what is named, which is at least a byte of memory.
    ///
    /// An import is closed by the address of the first byte, which must be in it.
    fn end(&self) -> u64 {
        let least = if self.way == Way::Event as u32 { 0 } else { 1 };
        self.offset.saturating_add(self.extent.max(least))
    }

    /// Bytes of the application's.
    pub fn note(&self) -> &[u8] {
        &self.note[..self.note_size as usize]
    }

    /// The token with another note, of at most [`NOTE`] bytes.
    fn with_note(&self, note: &[u8]) -> Token {
        let mut token = Token { note_size: note.len() as u32, note: [0; NOTE], ..*self };
        token.note[..note.len()].copy_from_slice(note);
        token
    }
}

/// Replaces the note of a token. InvalidValue if it is too long, HandleRefused for bytes that are no token.
pub fn annotate(bytes: &mut [u8; SIZE], note: &[u8]) -> Result<()> {
    if note.len() > NOTE {
        return Err(Kind::InvalidValue.because(format!("the note is longer than {NOTE} bytes")));
    }
    *bytes = Token::read(bytes)?.with_note(note).write();
    Ok(())
}

/// A token as text: two hexadecimal digits a byte. HandleRefused for bytes that are no token.
pub fn to_text(bytes: &[u8; SIZE]) -> Result<String> {
    Token::check(bytes)?;
    let digit = |value: u8| char::from_digit(value.into(), 16).unwrap_or('0');
    Ok(bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect())
}

/// The token of a text; HandleRefused for text that is none. Spaces around it do not count.
pub fn from_text(text: &[u8]) -> Result<[u8; SIZE]> {
    let text = text.trim_ascii();
    let digit = |letter: u8| char::from(letter).to_digit(16).map(|value| value as u8);
    let byte = |pair: &[u8]| Some(digit(pair[0])? << 4 | digit(pair[1])?);
    let bytes: Option<Vec<u8>> = if text.len() == TEXT { text.chunks_exact(2).map(byte).collect() } else { None };
    let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
    let bytes = bytes.ok_or_else(|| refused(format!("the text is no token: one has {TEXT} hexadecimal digits")))?;
    Token::check(&bytes)?;
    Ok(bytes)
}

/// Returns true for a context that does not end with its device's primary one.
fn lives_without(gpu: &dyn Gpu, device: i32, context: Context) -> bool {
    // An emulated primary context is a name, which never ends.
    context != contexts::primary(device) && gpu.check_context(context).is_ok()
}

/// Tokens as they come from other processes.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use super::*;
    use crate::fuzz::Bytes;

    /// A good token.
    pub fn sample(way: Way) -> Token {
        let token = Token {
            device: 3,
            boot: [7; 16],
            pid: 4711,
            pid_namespace: 0xf000_0001,
            started: 99,
            register: 0x5123_4567_89ab_cdef,
            serial: 1 << 40,
            slot: 17,
            back_end: *b"host\0\0\0\0",
            uuid: [9; 16],
            base: 0x7f00_0000_0000,
            size: 1 << 30,
            offset: 4096,
            extent: 1 << 20,
            identity: 0x1234,
            descriptor: 0x5fed_cba9_8765_4321,
            handle: [5; 64],
            ..Token::new(way)
        };
        token.with_note(&[1, 2, 3])
    }

    /// Reads a token, annotates it, and makes text of it. The first byte says whether magic and checksum are put right;
    /// what is behind the token is the note.
    pub fn token(input: &[u8]) {
        let mut input = Bytes(input);
        let right = input.byte();
        let mut bytes: [u8; SIZE] = input.array();
        if right & 1 != 0 {
            bytes[..8].copy_from_slice(&MAGIC);
        }
        if right & 2 != 0 {
            let sum = checksum(&bytes);
            bytes[CHECKED..].copy_from_slice(&sum);
        }
        let is_refused = |error: &Error| error.kind() == Kind::HandleRefused;
        match to_text(&bytes) {
            Ok(text) => assert_eq!(from_text(text.as_bytes()).expect("its own text"), bytes),
            Err(error) => assert!(is_refused(&error) && Token::read(&bytes).is_err()),
        }
        let note = input.rest();
        let mut annotated = bytes;
        match Token::read(&bytes) {
            Ok(token) => {
                assert!(token.end() <= token.size && token.size <= LARGEST && token.note().len() <= NOTE);
                assert_eq!(Token::read(&token.write()).expect("its own bytes"), token);
                array::fuzz::note(&token, note);
                match annotate(&mut annotated, note) {
                    Ok(()) => assert_eq!(Token::read(&annotated).expect("a token").note(), note),
                    Err(error) => assert!(error.kind() == Kind::InvalidValue && note.len() > NOTE),
                }
            }
            Err(error) => {
                let refusal = annotate(&mut annotated, &note[..note.len().min(NOTE)]).expect_err("no token");
                assert!(is_refused(&error) && is_refused(&refusal) && annotated == bytes);
            }
        }
    }

    /// Good tokens of each kind.
    pub fn samples() -> Vec<Vec<u8>> {
        let tokens = [Way::Handle, Way::Physical, Way::Pool, Way::Event].map(|way| sample(way).write());
        let array = array::fuzz::sample().write(sample(Way::Handle).extent).expect("an array");
        let notes = |bytes: &[u8; SIZE]| [&b""[..], b"a note", &array].map(|note| [&[3], &bytes[..], note].concat());
        tokens.iter().flat_map(|bytes| [vec![[&[0], &bytes[..]].concat()], notes(bytes).into()].concat()).collect()
    }

    /// Reads the text of a token.
    pub fn text(input: &[u8]) {
        match from_text(input) {
            Ok(bytes) => {
                let text = to_text(&bytes).expect("a token");
                assert!(text.as_bytes().eq_ignore_ascii_case(input.trim_ascii()) && text.len() == TEXT);
            }
            Err(error) => assert_eq!(error.kind(), Kind::HandleRefused),
        }
    }

    /// Texts of tokens, and of none.
    pub fn texts() -> Vec<Vec<u8>> {
        let text = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let good = text(&sample(Way::Handle).write());
        [format!(" {good}\n"), good.to_uppercase(), text(&[7; SIZE])].map(String::into_bytes).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gpu::kind;

    fn sample() -> Token {
        super::fuzz::sample(Way::Physical)
    }

    #[test]
    fn what_was_written_is_read() {
        let bytes = sample().write();
        assert_eq!(Token::read(&bytes).expect("a token"), sample());
        let text = to_text(&bytes).expect("a token");
        assert_eq!(text.len(), TEXT);
        assert_eq!(from_text(format!(" {}\n", text.to_uppercase()).as_bytes()).expect("a token"), bytes);
        for bad in ["", "5", &text[1..], &text.replacen('6', "7", 1), &(text.clone() + "0"), &text.replace('0', "g")] {
            assert_eq!(kind(from_text(bad.as_bytes())), Some(Kind::HandleRefused), "{bad}");
        }
    }

    /// Programs of other releases read them.
    #[test]
    fn the_bytes_stay_as_they_are() {
        let fields = [
            "616e7967 70754b01 02000000 03000000",
            &"07".repeat(16),
            "67120000 010000f0 63000000 00000000 efcdab89 67452351 00000000 00010000 11000000 03000000 686f7374 00000000",
            &"09".repeat(16),
            "00000000 007f0000 00000040 00000000 00100000 00000000 00001000 00000000 34120000 00000000 21436587 a9cbed5f",
            &"05".repeat(64),
            "010203",
            &"00".repeat(NOTE - 3 + 40),
            "8387ae39 c8c823c6",
        ];
        assert_eq!(to_text(&sample().write()).expect("a token"), fields.concat().replace(' ', ""));
    }

    #[test]
    fn every_bit_matters() {
        let bytes = sample().write();
        for bit in 0..SIZE * 8 {
            let mut damaged = bytes;
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(kind(Token::read(&damaged)), Some(Kind::HandleRefused), "bit {bit}");
        }
    }

    /// As [`Token::write`] of that version, with its own checksum.
    #[test]
    fn another_version_is_refused_by_name() {
        for version in [0, 2, 255] {
            let mut other = sample().write();
            other[7] = version;
            let sum = checksum(&other);
            other[CHECKED..].copy_from_slice(&sum);
            let text: String = other.iter().map(|byte| format!("{byte:02x}")).collect();
            let refusals = [Token::read(&other).err(), to_text(&other).err(), from_text(text.as_bytes()).err()];
            for refusal in refusals {
                let refusal = refusal.expect("refused");
                assert_eq!(refusal.kind(), Kind::HandleRefused);
                assert!(refusal.to_string().contains("another version of anygpu"), "{refusal}");
            }
        }
    }

    #[test]
    fn fields_must_agree() {
        for bad in [
            Token { extent: 1 << 30, ..sample() },
            Token { offset: u64::MAX, ..sample() },
            Token { size: 0, ..sample() },
            Token { size: LARGEST + 1, ..sample() },
            Token { way: 0, ..sample() },
            Token { way: 5, ..sample() },
            Token { magic: *b"nonsense", ..sample() },
        ] {
            assert_eq!(kind(Token::read(&bad.write())), Some(Kind::HandleRefused));
        }
    }

    #[test]
    fn notes_are_the_applications() {
        let mut bytes = sample().write();
        let note = [8; NOTE];
        annotate(&mut bytes, &note).expect("fits");
        assert_eq!(Token::read(&bytes).expect("a token"), sample().with_note(&note));
        assert_eq!(kind(annotate(&mut bytes, &[0; NOTE + 1])), Some(Kind::InvalidValue));
        assert_eq!(kind(annotate(&mut [0; SIZE], &note)), Some(Kind::HandleRefused));
    }
}
