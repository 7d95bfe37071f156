// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tokens: 512 bytes that name memory or an event of a process for any other of the machine.
//!
//! [`exports`] makes them, [`imports`] opens what they name, and this file has their layout, integers little-endian:
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
//! | 72 to 79 | name of the back end |
//! | 80 to 95 | the device's uuid |
//! | 96 to 135 | base and size of the allocation, offset and extent of what is named, the vendor's number of the buffer |
//! | 136 to 143 | the broker's handle of the descriptor, where there is one |
//! | 144 to 207 | the vendor's handle, where there is one |
//! | 208 to 463 | the note, bytes of the application's |
//! | 504 to 511 | XXH64 of the bytes before |

pub mod exports;
pub mod imports;
mod opening;

use twox_hash::XxHash64;

use crate::gpu::{Address, Context, Error, Gpu, IpcHandle, Kind, Result};
use crate::os::panic::answer;
pub use crate::os::process::Id as Process;
use crate::os::thread::Uncancelled;
use crate::share::contexts;
use crate::share::magic::is_other_version;
use crate::share::openings::EVENTS;
use crate::share::register::Place;

/// Bytes of a token.
pub const SIZE: usize = 512;
/// The most bytes of a note.
pub const NOTE: usize = 256;
/// Characters of a token's text, without the terminator.
pub const TEXT: usize = 2 * SIZE;

const MAGIC: [u8; 8] = *b"anygpuK\x01";
/// More bytes than any allocation has: sums of sizes do not overflow.
const LARGEST: u64 = 1 << 48;
const CHECKED: usize = SIZE - 8;

/// A way of sharing an object.
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

/// A token, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The way of sharing.
    pub way: Way,
    /// The owner's ordinal of the device.
    pub device: i32,
    /// The process whose object it is.
    pub owner: Process,
    /// The broker's handle of the owner's register.
    pub register: u64,
    /// The object's place there.
    pub place: Place,
    /// Name of the back end, padded with zeros.
    pub back_end: [u8; 8],
    /// The device's uuid; zeros where the vendor does not tell.
    pub uuid: [u8; 16],
    /// First address of the allocation in the owner, or the event.
    pub base: Address,
    /// Bytes of the allocation.
    pub size: u64,
    /// Bytes from the base to the memory that is named.
    pub offset: u64,
    /// Bytes that are named.
    pub extent: u64,
    /// The vendor's number of the buffer, unique in the owner; 0 where it has none.
    pub identity: u64,
    /// The broker's handle of the descriptor, or 0.
    pub offer: u64,
    /// The vendor's handle or name; zeros where there is none.
    pub handle: IpcHandle,
    /// Bytes of the application's.
    pub note: Vec<u8>,
}

/// The name of a back end, as tokens have it.
fn name_of(gpu: &dyn Gpu) -> [u8; 8] {
    let mut name = [0; 8];
    name.iter_mut().zip(gpu.name().to_bytes()).for_each(|(byte, letter)| *byte = *letter);
    name
}

fn refused(why: impl Into<String>) -> Error {
    Kind::HandleRefused.because(why)
}

/// The checksum of a token's bytes. It covers every byte; [`read`] and the open table rely on that.
fn checksum(bytes: &[u8; SIZE]) -> [u8; 8] {
    XxHash64::oneshot(0, &bytes[..CHECKED]).to_le_bytes()
}

fn field<const LENGTH: usize>(bytes: &[u8; SIZE], at: usize) -> [u8; LENGTH] {
    std::array::from_fn(|place| bytes[at + place])
}

/// The key of the object that a token names: the owner's register and the object's serial number there. HandleRefused
/// for bytes that are no token.
fn key(bytes: &[u8; SIZE]) -> Result<(u64, u64)> {
    let magic: [u8; 8] = field(bytes, 0);
    if is_other_version(magic, MAGIC) {
        return Err(refused("the token was made by another version of anygpu"));
    }
    if magic != MAGIC {
        return Err(refused("the bytes are no token: anygpu_export makes them"));
    }
    if bytes[CHECKED..] != checksum(bytes) {
        return Err(refused("the token's bytes are damaged: send all 512 unchanged"));
    }
    Ok((u64::from_le_bytes(field(bytes, 48)), u64::from_le_bytes(field(bytes, 56))))
}

impl Token {
    /// The bytes.
    pub fn write(&self) -> [u8; SIZE] {
        let mut bytes = [0; SIZE];
        let mut put = |at: usize, field: &[u8]| bytes[at..at + field.len()].copy_from_slice(field);
        put(0, &MAGIC);
        put(8, &(self.way as u32).to_le_bytes());
        put(12, &self.device.to_le_bytes());
        put(16, &self.owner.boot);
        put(32, &self.owner.pid.to_le_bytes());
        put(36, &self.owner.pid_namespace.to_le_bytes());
        put(40, &self.owner.started.to_le_bytes());
        put(48, &self.register.to_le_bytes());
        put(56, &self.place.serial.to_le_bytes());
        put(64, &self.place.slot.to_le_bytes());
        put(68, &(self.note.len() as u32).to_le_bytes());
        put(72, &self.back_end);
        put(80, &self.uuid);
        for (place, word) in
            [self.base.0 as u64, self.size, self.offset, self.extent, self.identity, self.offer].into_iter().enumerate()
        {
            put(96 + 8 * place, &word.to_le_bytes());
        }
        put(144, &self.handle);
        put(208, &self.note);
        let sum = checksum(&bytes);
        bytes[CHECKED..].copy_from_slice(&sum);
        bytes
    }

    /// Reads the bytes; HandleRefused for any that [`Token::write`] did not make.
    pub fn read(bytes: &[u8; SIZE]) -> Result<Token> {
        let (register, serial) = key(bytes)?;
        let half = |at| u32::from_le_bytes(field(bytes, at));
        let word = |at| u64::from_le_bytes(field(bytes, at));
        let way = match half(8) {
            1 => Way::Handle,
            2 => Way::Physical,
            3 => Way::Pool,
            4 => Way::Event,
            _ => return Err(refused("the token is of a kind that this version does not know")),
        };
        let (size, offset, extent, note) = (word(104), word(112), word(120), half(68) as usize);
        if offset.checked_add(extent).is_none_or(|end| end > size) || size > LARGEST || note > NOTE {
            return Err(refused("the token's fields contradict each other"));
        }
        Ok(Token {
            way,
            device: half(12) as i32,
            owner: Process { boot: field(bytes, 16), pid: half(32) as i32, pid_namespace: half(36), started: word(40) },
            register,
            place: Place { slot: half(64), serial },
            back_end: field(bytes, 72),
            uuid: field(bytes, 80),
            base: Address(word(96) as usize),
            size,
            offset,
            extent,
            identity: word(128),
            offer: word(136),
            handle: field(bytes, 144),
            note: bytes[208..208 + note].to_vec(),
        })
    }
}

/// Lets go of what is exported and open on a device that is about to be reset.
///
/// `None` is the thread's current one.
pub fn begin_reset(device: Option<i32>) {
    let Some(gpu) = back_end() else { return };
    // Called before `entry`: a panic must not reach the program.
    answer((), || {
        let _uncancelled = Uncancelled::new();
        // No device has a number below 0, which stands for this process's own objects.
        if let Some(device) = device.or_else(|| gpu.device().ok()).filter(|device| *device >= 0) {
            exports::retire_device(device);
            imports::begin_reset(device);
        }
    });
}

/// The back end of what is exported or open, if anything is.
fn back_end() -> Option<&'static dyn Gpu> {
    exports::back_end().or_else(imports::back_end)
}

/// Objects that end with a context, exported or open, if the call that is about to destroy it succeeds.
///
/// Emulated contexts have nothing: memory is the device's.
pub struct Ending(Context, exports::Ending, imports::Ending);

impl Ending {
    /// Taken before the call, which may fail.
    pub fn of_context(context: Context) -> Ending {
        let nothing = || Ending(context, exports::Ending::default(), imports::Ending::default());
        let Some(gpu) = back_end() else { return nothing() };
        answer(nothing(), || {
            let _uncancelled = Uncancelled::new();
            Ending(context, exports::Ending::of_context(context), imports::Ending::of_context(gpu, context))
        })
    }

    /// Ends them: the context is destroyed. Returns false, for the route of the call.
    pub fn end(&self) -> bool {
        answer((), || {
            let _uncancelled = Uncancelled::new();
            // A native call ends them past the back end, and another event may get the address.
            EVENTS.clear(self.0.0);
            self.2.end();
        });
        self.1.end()
    }
}

/// Ends what was exported of a device's primary context and open in it, if its last reference was just released. Returns
/// false, for the route of the call.
pub fn end_release(device: i32) -> bool {
    if let Some(gpu) = back_end() {
        answer((), || {
            let _uncancelled = Uncancelled::new();
            if matches!(gpu.primary_state(device), Ok((_, false))) {
                exports::retire_primary(gpu, device);
                imports::Ending::of_primary(gpu, device).end();
            }
        });
    }
    false
}

/// Returns true for a context that does not end with its device's primary one.
fn lives_without(gpu: &dyn Gpu, device: i32, context: Context) -> bool {
    // An emulated primary context is a name, which never ends.
    context != contexts::primary(device) && gpu.check_context(context).is_ok()
}

/// Replaces the note of a token. InvalidValue if it is too long, HandleRefused for bytes that are no token.
pub fn annotate(bytes: &mut [u8; SIZE], note: &[u8]) -> Result<()> {
    if note.len() > NOTE {
        return Err(Kind::InvalidValue.because(format!("the note is longer than {NOTE} bytes")));
    }
    let mut token = Token::read(bytes)?;
    token.note = note.to_vec();
    *bytes = token.write();
    Ok(())
}

/// A token as text: two hexadecimal digits a byte. HandleRefused for bytes that are no token.
pub fn to_text(bytes: &[u8; SIZE]) -> Result<String> {
    key(bytes)?;
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
    key(&bytes)?;
    Ok(bytes)
}

/// Tokens as they come from other processes.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use super::*;
    use crate::fuzz::Bytes;

    /// A good token.
    pub fn sample(way: Way) -> Token {
        Token {
            way,
            device: 3,
            owner: Process { boot: [7; 16], pid: 4711, pid_namespace: 0xf000_0001, started: 99 },
            register: 0x5123_4567_89ab_cdef,
            place: Place { slot: 17, serial: 1 << 40 },
            back_end: *b"host\0\0\0\0",
            uuid: [9; 16],
            base: Address(0x7f00_0000_0000),
            size: 1 << 30,
            offset: 4096,
            extent: 1 << 20,
            identity: 0x1234,
            offer: 0x5fed_cba9_8765_4321,
            handle: [5; 64],
            note: vec![1, 2, 3],
        }
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
                assert!(token.offset + token.extent <= token.size && token.size <= LARGEST && token.note.len() <= NOTE);
                assert_eq!(Token::read(&token.write()).expect("its own bytes"), token);
                match annotate(&mut annotated, note) {
                    Ok(()) => assert_eq!(Token::read(&annotated).expect("a token").note, note),
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
        tokens.iter().flat_map(|bytes| [[&[0], &bytes[..]].concat(), [&[3], &bytes[..], b"a note"].concat()]).collect()
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

    fn sample() -> Token {
        super::fuzz::sample(Way::Physical)
    }

    fn kind<T>(result: Result<T>) -> Option<Kind> {
        result.err().map(|error| error.kind())
    }

    // Claim: token-text.
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
    // Claim: formats-of-other-versions.
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
        ] {
            assert_eq!(kind(Token::read(&bad.write())), Some(Kind::HandleRefused));
        }
    }

    #[test]
    fn notes_are_the_applications() {
        let mut bytes = sample().write();
        let note = [8; NOTE];
        annotate(&mut bytes, &note).expect("fits");
        assert_eq!(Token::read(&bytes).expect("a token"), Token { note: note.to_vec(), ..sample() });
        assert_eq!(kind(annotate(&mut bytes, &[0; NOTE + 1])), Some(Kind::InvalidValue));
        assert_eq!(kind(annotate(&mut [0; SIZE], &note)), Some(Kind::HandleRefused));
    }
}
