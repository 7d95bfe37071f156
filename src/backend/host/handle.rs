// SPDX-License-Identifier: MIT OR Apache-2.0
//! The 64 bytes that name an exported range between processes. Every byte matters: all are under the checksum.

use crate::gpu::{Error, HANDLE_SIZE, IpcHandle, Kind, Result};
use crate::share::magic::is_other_version;
use twox_hash::XxHash64;

const MAGIC: [u8; 8] = *b"anygpuH\x02";

/// The object that a handle names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Device memory.
    Memory,
    /// An event.
    Event,
    /// An allocation of a pool.
    PoolPointer,
}

/// A handle, read.
///
/// | bytes | meaning |
/// |---|---|
/// | 0 to 7 | magic and version |
/// | 8 | kind: 1 memory, 2 event, 3 allocation of a pool |
/// | 9 | device ordinal |
/// | 10 | bits of an offset in a page |
/// | 11 | zero |
/// | 12 to 15 | process id, in its own namespace |
/// | 16 to 19 | random number of the process |
/// | 20 to 23 | the machine, since it was last started |
/// | 24 to 31 | inode of the memory file |
/// | 32 to 35 | file descriptor in that process |
/// | 36 to 39 | pages of the memory file |
/// | 40 to 43 | first page of the range |
/// | 44 to 47 | pages of the range |
/// | 48 to 55 | random number of the export |
/// | 56 to 59 | process-id namespace |
/// | 60 to 63 | the low half of the XXH64 of the bytes before |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handle {
    /// The object that it names.
    pub what: What,
    /// The exporter's ordinal of the device.
    pub device: u8,
    /// Bits of an offset in one of the exporter's pages.
    pub page_bits: u8,
    /// The exporter's process id.
    pub pid: i32,
    /// The exporter's random number, which tells processes apart where ids are reused.
    pub process: u32,
    /// The exporter's machine, by a hash of its boot id; 0 where the system does not tell.
    pub machine: u32,
    /// The memory file.
    pub inode: u64,
    /// Its descriptor in the exporter.
    pub fd: i32,
    /// Its pages.
    pub arena_pages: u32,
    /// The range's first page.
    pub first: u32,
    /// The range's pages.
    pub pages: u32,
    /// The export's random number: never 0, never used twice.
    pub nonce: u64,
    /// The inode of the exporter's process-id namespace.
    pub pid_namespace: u32,
}

impl Handle {
    /// The bytes.
    pub fn to_bytes(self) -> IpcHandle {
        let mut bytes = [0; HANDLE_SIZE];
        let mut put = |at: usize, field: &[u8]| bytes[at..at + field.len()].copy_from_slice(field);
        put(0, &MAGIC);
        put(
            8,
            &[match self.what {
                What::Memory => 1,
                What::Event => 2,
                What::PoolPointer => 3,
            }],
        );
        put(9, &[self.device, self.page_bits]);
        put(12, &self.pid.to_le_bytes());
        put(16, &self.process.to_le_bytes());
        put(20, &self.machine.to_le_bytes());
        put(24, &self.inode.to_le_bytes());
        put(32, &self.fd.to_le_bytes());
        put(36, &self.arena_pages.to_le_bytes());
        put(40, &self.first.to_le_bytes());
        put(44, &self.pages.to_le_bytes());
        put(48, &self.nonce.to_le_bytes());
        put(56, &self.pid_namespace.to_le_bytes());
        let checksum = XxHash64::oneshot(0, &bytes[..60]) as u32;
        bytes[60..].copy_from_slice(&checksum.to_le_bytes());
        bytes
    }

    /// Reads the bytes; HandleRefused for any that `to_bytes` did not make, or that name something else.
    pub fn from_bytes(bytes: &IpcHandle, expected: What) -> Result<Handle> {
        let refused = |why: &str| -> Error { Kind::HandleRefused.because(why) };
        let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        let long = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
        let magic = long(0).to_le_bytes();
        if is_other_version(magic, MAGIC) {
            return Err(refused("the handle was made by another version of anygpu"));
        }
        if magic != MAGIC {
            return Err(refused("the handle was not made by anygpu's host back end"));
        }
        if word(60) != (XxHash64::oneshot(0, &bytes[..60]) as u32) {
            return Err(refused("the handle's bytes are damaged: send all 64 unchanged"));
        }
        let what = match bytes[8] {
            1 => What::Memory,
            2 => What::Event,
            3 => What::PoolPointer,
            _ => return Err(refused("the handle is of a kind that this version does not know")),
        };
        let handle = Handle {
            what,
            device: bytes[9],
            page_bits: bytes[10],
            pid: word(12) as i32,
            process: word(16),
            machine: word(20),
            inode: long(24),
            fd: word(32) as i32,
            arena_pages: word(36),
            first: word(40),
            pages: word(44),
            nonce: long(48),
            pid_namespace: word(56),
        };
        let inside = handle.first.checked_add(handle.pages).is_some_and(|end| end <= handle.arena_pages);
        if handle.nonce == 0 || handle.pages == 0 || !inside || bytes[11] != 0 {
            return Err(refused("the handle's fields contradict each other"));
        }
        if what != expected {
            return Err(refused(match what {
                What::Memory => "the handle names memory",
                What::Event => "the handle names an event",
                What::PoolPointer => "the handle names an allocation of a pool",
            }));
        }
        Ok(handle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Handle {
        Handle {
            what: What::Memory,
            device: 3,
            page_bits: 16,
            pid: 4711,
            process: 0x0123_4567,
            machine: 0x89ab_cdef,
            inode: 99,
            fd: 960,
            arena_pages: 1 << 20,
            first: 17,
            pages: 16384,
            nonce: 0xfedc_ba98_7654_3210,
            pid_namespace: 0xf000_0001,
        }
    }

    #[test]
    fn reads_what_it_wrote() {
        let bytes = sample().to_bytes();
        assert_eq!(Handle::from_bytes(&bytes, What::Memory).expect("good"), sample());
        assert_eq!(Handle::from_bytes(&bytes, What::Event).expect_err("other kind").kind(), Kind::HandleRefused);
    }

    #[test]
    fn every_bit_matters() {
        let bytes = sample().to_bytes();
        for bit in 0..HANDLE_SIZE * 8 {
            let mut damaged = bytes;
            damaged[bit / 8] ^= 1 << (bit % 8);
            let refused = Handle::from_bytes(&damaged, What::Memory).expect_err("one bit differs");
            assert_eq!(refused.kind(), Kind::HandleRefused, "bit {bit}");
        }
    }

    /// As `to_bytes` of that version, with its own checksum.
    #[test]
    fn another_version_is_refused_by_name() {
        for version in [0, 1, 3, 255] {
            let mut other = sample().to_bytes();
            other[7] = version;
            let checksum = XxHash64::oneshot(0, &other[..60]) as u32;
            other[60..].copy_from_slice(&checksum.to_le_bytes());
            let refusal = Handle::from_bytes(&other, What::Memory).expect_err("refused");
            assert_eq!(refusal.kind(), Kind::HandleRefused);
            assert!(refusal.to_string().contains("another version of anygpu"), "{refusal}");
        }
    }

    #[test]
    fn fields_must_agree() {
        for good in
            [Handle { first: 0, pages: 1 << 20, ..sample() }, Handle { first: (1 << 20) - 1, pages: 1, ..sample() }]
        {
            assert_eq!(Handle::from_bytes(&good.to_bytes(), What::Memory).ok(), Some(good));
        }
        for bad in [
            Handle { nonce: 0, ..sample() },
            Handle { pages: 0, ..sample() },
            Handle { first: u32::MAX, ..sample() },
            Handle { pages: 1 << 20, ..sample() },
            Handle { first: 1 << 20, pages: 1, ..sample() },
        ] {
            assert!(Handle::from_bytes(&bad.to_bytes(), What::Memory).is_err());
        }
    }
}
