// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory that the supervisor and all its workers share: who is there, what each thread does, what failed.

use std::ffi::CString;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::ptr;
use std::sync::atomic::{AtomicI32, AtomicU32, AtomicU64, Ordering::SeqCst};
use std::time::{Duration, Instant};

/// The most workers, and the most threads of one.
pub const SLOTS: usize = 64;
pub const THREADS: usize = 64;

/// Workers offer and import.
pub const RUN: u32 = 0;
/// Workers import what they were offered, and offer nothing more.
pub const SETTLE: u32 = 1;
/// Nothing is in use: workers measure what they hold.
pub const MEASURE: u32 = 2;

/// Orders to a worker, which one of its threads follows while the others work.
pub const NO_ORDER: u32 = 0;
pub const EXIT: u32 = 1;
pub const EXECUTE: u32 = 2;
pub const FORK: u32 = 3;
pub const SPAWN: u32 = 4;
pub const ORDERS: [u32; 4] = [EXIT, EXECUTE, FORK, SPAWN];

/// A text of fixed size. Its writer stores the length last; a reader may see a mixture of two, which only a person reads.
#[repr(C)]
pub struct Text<const WORDS: usize> {
    length: AtomicU32,
    words: [AtomicU64; WORDS],
}

impl<const WORDS: usize> Text<WORDS> {
    pub fn set(&self, text: &str) {
        let bytes = &text.as_bytes()[..text.len().min(8 * WORDS)];
        for (word, chunk) in self.words.iter().zip(bytes.chunks(8)) {
            let mut full = [0; 8];
            full[..chunk.len()].copy_from_slice(chunk);
            word.store(u64::from_ne_bytes(full), SeqCst);
        }
        self.length.store(bytes.len() as u32, SeqCst);
    }

    pub fn get(&self) -> String {
        let bytes: Vec<u8> = self.words.iter().flat_map(|word| word.load(SeqCst).to_ne_bytes()).collect();
        String::from_utf8_lossy(&bytes[..(self.length.load(SeqCst) as usize).min(8 * WORDS)]).into_owned()
    }
}

/// The state of one of a worker's threads.
#[repr(C)]
pub struct Thread {
    /// Milliseconds of [`now`] at which the current call began; 0 outside calls.
    pub since: AtomicU64,
    /// 1 while the thread offers or imports.
    pub is_busy: AtomicU32,
    pub call: Text<6>,
    pub exchange: Text<8>,
}

/// What a worker holds when nothing is in use.
#[repr(C)]
#[derive(Default)]
pub struct Holding {
    /// Bytes of device memory that are not free.
    pub used: AtomicU64,
    pub descriptors: AtomicU64,
    pub threads: AtomicU64,
    /// Bytes that the system has allocated for the process's memory files.
    pub pages: AtomicU64,
}

/// A place for a worker. A worker that ended is followed by another incarnation.
#[repr(C)]
pub struct Slot {
    /// The number of the process in it, unique in the run; 0 while there is none.
    pub incarnation: AtomicU64,
    pub pid: AtomicI32,
    /// 1 once the process ends by `exit` or replaces its program.
    pub is_leaving: AtomicU32,
    pub order: AtomicU32,
    /// The last period after which the process has measured [`Slot::holding`].
    pub measured: AtomicU32,
    pub letters: AtomicU64,
    pub holding: Holding,
    pub threads: [Thread; THREADS],
}

/// The whole. All zeros is its initial value.
#[repr(C)]
pub struct Board {
    pub phase: AtomicU32,
    pub period: AtomicU32,
    pub processes: AtomicU32,
    pub threads: AtomicU32,
    pub incarnations: AtomicU64,
    /// Idle children forked, which end with the supervisor.
    pub children: AtomicU32,
    /// Waits that workers ended themselves because only an idle child might have done it.
    pub rescues: AtomicU32,
    pub failures: AtomicU32,
    pub texts: [Text<128>; 16],
    /// Exchanges that each kind began, completed, and saw end with its partner.
    pub counts: [[AtomicU64; 3]; 16],
    pub slots: [Slot; SLOTS],
}

/// Milliseconds since the machine started, for all processes alike; never 0.
pub fn now() -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the structure is valid for the call.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut time) };
    time.tv_sec as u64 * 1000 + time.tv_nsec as u64 / 1_000_000 + 1
}

impl Board {
    /// Creates a board and a descriptor that programs which this process starts inherit.
    pub fn create() -> (&'static Board, OwnedFd) {
        let name = CString::new("stress-board").expect("no NUL");
        // SAFETY: plain system calls; the descriptor is new.
        let file = unsafe {
            let file = libc::memfd_create(name.as_ptr(), 0);
            assert!(file >= 0 && libc::ftruncate(file, size_of::<Board>() as i64) == 0);
            OwnedFd::from_raw_fd(file)
        };
        (Board::open(file.as_raw_fd()), file)
    }

    pub fn open(file: RawFd) -> &'static Board {
        let (access, size) = (libc::PROT_READ | libc::PROT_WRITE, size_of::<Board>());
        // SAFETY: a new mapping, which stays; the file has this size, consists of atomics, and zeros are valid.
        unsafe {
            let address = libc::mmap(ptr::null_mut(), size, access, libc::MAP_SHARED, file, 0);
            assert_ne!(address, libc::MAP_FAILED);
            &*address.cast::<Board>()
        }
    }

    /// Notes a failure, which the supervisor prints and counts.
    pub fn fail(&self, text: &str) {
        let index = self.failures.fetch_add(1, SeqCst) as usize;
        if let Some(place) = self.texts.get(index) {
            place.set(text);
        }
        eprintln!("stress: {text}");
    }

    pub fn workers(&self) -> &[Slot] {
        &self.slots[..self.processes.load(SeqCst) as usize]
    }

    /// Waits until a worker has ended, or is about to; false if it lives on.
    pub fn is_gone(&self, slot: usize, incarnation: u64, patience: Duration) -> bool {
        let started = Instant::now();
        let slot = &self.slots[slot];
        loop {
            if slot.incarnation.load(SeqCst) != incarnation || slot.is_leaving.load(SeqCst) != 0 {
                return true;
            }
            if started.elapsed() > patience {
                return false;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}
