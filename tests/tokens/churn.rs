// SPDX-License-Identifier: MIT OR Apache-2.0
//! Processes that put the tokens of their buffers on a board, free them at any time, and import each other's.
//!
//! A buffer's first and last words are its number, which no other buffer has and which the board says with the token.
//! So an import that succeeds must find that number, however often the address has been used again.

use std::collections::VecDeque;
use std::ffi::c_void;
use std::fs::File;
use std::os::fd::AsRawFd;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering, fence};
use std::time::Duration;

use anygpu::api::anygpu::*;
use anygpu::api::hip::*;
use common::{comes_true, peer, scratch};

const ROLE: &str = "ANYGPU_TEST_CHURN";
const PROBE: &str = "probe";
const SIZE: usize = 64 << 10;

/// What one process shows.
#[repr(C, align(64))]
struct Slot {
    /// Odd while it is written.
    version: AtomicU64,
    number: AtomicU64,
    token: [AtomicU64; 64],
    /// Rounds done, imports, refusals as stale, and addresses used again, by all that had the slot.
    rounds: AtomicU64,
    imports: AtomicU64,
    stale: AtomicU64,
    reused: AtomicU64,
    /// 1 once the rounds are done and everything is closed.
    is_done: AtomicU64,
    /// Buffers made so far.
    made: AtomicU64,
}

/// The slots, in a file that all processes map.
fn board(path: &Path, count: usize) -> &'static [Slot] {
    let file = File::options().read(true).write(true).create(true).truncate(false).open(path).expect("a file");
    let size = count * size_of::<Slot>();
    file.set_len(size as u64).expect("room");
    // SAFETY: a fresh shared mapping of a file of that size, which nobody cuts off; it is never unmapped.
    unsafe {
        let (read_write, shared) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_SHARED);
        let start = libc::mmap(ptr::null_mut(), size, read_write, shared, file.as_raw_fd(), 0);
        assert_ne!(start, libc::MAP_FAILED);
        std::slice::from_raw_parts(start.cast(), count)
    }
}

impl Slot {
    fn show(&self, number: u64, token: &anygpu_token) {
        // A killed process may have left it odd.
        let version = self.version.load(Ordering::Relaxed) | 1;
        self.version.store(version, Ordering::SeqCst);
        fence(Ordering::SeqCst);
        self.number.store(number, Ordering::SeqCst);
        for (word, bytes) in self.token.iter().zip(token.bytes.chunks_exact(8)) {
            word.store(u64::from_ne_bytes(bytes.try_into().expect("eight bytes")), Ordering::SeqCst);
        }
        self.version.store(version + 1, Ordering::SeqCst);
    }

    fn look(&self) -> Option<(u64, anygpu_token)> {
        let version = self.version.load(Ordering::SeqCst);
        let number = self.number.load(Ordering::SeqCst);
        let mut token = anygpu_token { bytes: [0; 512] };
        for (word, bytes) in self.token.iter().zip(token.bytes.chunks_exact_mut(8)) {
            bytes.copy_from_slice(&word.load(Ordering::SeqCst).to_ne_bytes());
        }
        fence(Ordering::SeqCst);
        (version & 1 == 0 && version > 0 && self.version.load(Ordering::SeqCst) == version).then_some((number, token))
    }
}

/// Serves as one of the processes and never returns, if this one was started for that.
pub fn serve_if_asked() {
    let Ok(role) = std::env::var(ROLE) else { return };
    if role == PROBE {
        println!("{}", free_memory());
        std::process::exit(0);
    }
    let words: Vec<&str> = role.split(' ').collect();
    let [path, count, index, rounds, seed] = words[..] else { panic!("{role}") };
    let number = |word: &str| word.parse::<u64>().expect("a number");
    work(board(Path::new(path), number(count) as usize), number(index) as usize, number(rounds), number(seed));
    std::process::exit(0);
}

struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }

    fn pause(&mut self) {
        match self.below(4) {
            // A GPU's driver needs longer to open a buffer.
            0 => std::thread::sleep(Duration::from_micros(self.below(if peer::backend() == "host" {
                300
            } else {
                8000
            }))),
            1 => std::thread::yield_now(),
            _ => {}
        }
    }
}

fn free_memory() -> usize {
    let (mut free, mut total) = (0, 0);
    // SAFETY: both outputs are valid.
    assert_eq!(unsafe { hipMemGetInfo(&mut free, &mut total) }, 0);
    free
}

/// The first or last word of a buffer.
fn word(address: *mut c_void, at: usize) -> u64 {
    let mut word = 0_u64;
    // SAFETY: in the buffer, of which all processes know the size.
    unsafe {
        let status = hipMemcpy((&raw mut word).cast(), address.byte_add(at), 8, hipMemcpyDeviceToHost);
        assert_eq!(status, 0, "a copy from what is open");
    }
    word
}

fn work(board: &[Slot], index: usize, rounds: u64, seed: u64) {
    let mut random = Random(seed | 1);
    let own = &board[index];
    let mut buffer = vec![0_u64; SIZE / 8];
    let before = free_memory();
    let mut held: VecDeque<(u64, *mut c_void)> = VecDeque::new();
    let mut last = ptr::null_mut();
    while own.rounds.load(Ordering::Relaxed) < rounds {
        let number = (index as u64 + 1) << 48 | own.made.fetch_add(1, Ordering::Relaxed);
        buffer.fill(number);
        let (mut address, mut token) = (ptr::null_mut(), anygpu_token { bytes: [0; 512] });
        // SAFETY: outputs are valid, and the copy is of the buffer's size.
        unsafe {
            assert_eq!(hipMalloc(&mut address, SIZE), 0);
            assert_eq!(hipMemcpy(address, buffer.as_ptr().cast(), SIZE, hipMemcpyHostToDevice), 0);
            // CUDA's copy from pageable memory returns before the last bytes have arrived.
            assert_eq!(hipDeviceSynchronize(), 0);
            assert_eq!(anygpu_export(address, 0, &mut token), 0);
        }
        own.reused.fetch_add(u64::from(address == last), Ordering::Relaxed);
        last = address;
        own.show(number, &token);
        random.pause();
        for _ in 0..random.below(4) {
            let other = &board[random.below(board.len() as u64) as usize];
            let Some((number, token)) = other.look() else { continue };
            random.pause();
            let mut opened = ptr::null_mut();
            // SAFETY: a token, and a valid output.
            match unsafe { anygpu_import(&token, 0, &mut opened) } {
                0 if ptr::eq(other, own) => {
                    assert_eq!(opened, address, "the owner's own");
                    // SAFETY: it is open.
                    assert_eq!(unsafe { anygpu_close(opened) }, 0);
                }
                0 => {
                    own.imports.fetch_add(1, Ordering::Relaxed);
                    held.push_back((number, opened));
                    assert_eq!([word(opened, 0), word(opened, SIZE - 8)], [number; 2], "another buffer's bytes");
                }
                status if status == ANYGPU_ERROR_STALE as i32 => _ = own.stale.fetch_add(1, Ordering::Relaxed),
                status => panic!("import: {status}: {}", reason()),
            }
        }
        while held.len() > random.below(6) as usize {
            let (number, opened) = held.pop_front().expect("not empty");
            // Whatever its owner has done since: what is open stays what it was.
            assert_eq!([word(opened, 0), word(opened, SIZE - 8)], [number; 2], "another buffer's bytes");
            // SAFETY: it is open.
            assert_eq!(unsafe { anygpu_close(opened) }, 0, "{}", reason());
        }
        random.pause();
        let import_own = || {
            let mut opened = ptr::null_mut();
            // SAFETY: a token, and a valid output.
            while unsafe { anygpu_import(&token, 0, &mut opened) } == 0 {}
        };
        std::thread::scope(|scope| {
            let importer = random.below(4) == 0;
            let importer = importer.then(|| scope.spawn(import_own));
            random.pause();
            // SAFETY: its own buffer.
            assert_eq!(unsafe { hipFree(address) }, 0);
            drop(importer);
        });
        // SAFETY: any address is allowed.
        let closed = unsafe { anygpu_close(address) };
        assert_eq!(closed, ANYGPU_ERROR_INVALID_VALUE as i32, "it is open no more, whoever imported it meanwhile");
        own.rounds.fetch_add(1, Ordering::Relaxed);
    }
    for (_, opened) in held {
        // SAFETY: it is open.
        assert_eq!(unsafe { anygpu_close(opened) }, 0);
    }
    own.is_done.store(1, Ordering::SeqCst);
    // A GPU counts what other processes have, too: there it is asked before the first and after the last.
    assert!(
        peer::backend() != "host" || comes_true(|| free_memory() == before),
        "device memory: {} of {before} bytes",
        free_memory()
    );
    // Others may still have what is kept: nobody ends before all are back to the start.
    own.is_done.store(2, Ordering::SeqCst);
    assert!(comes_true(|| board.iter().all(|slot| slot.is_done.load(Ordering::SeqCst) == 2)));
}

fn reason() -> String {
    // SAFETY: the text is valid until the thread's next failure.
    unsafe { std::ffi::CStr::from_ptr(anygpu_last_reason()) }.to_string_lossy().into_owned()
}

/// The device's free memory, as a process of its own sees it.
fn free_memory_of_device() -> usize {
    let mut probe = Command::new("/proc/self/exe");
    let probe =
        probe.env(ROLE, PROBE).env("ANYGPU_BACKEND", peer::backend()).output().expect("the test program starts");
    String::from_utf8_lossy(&probe.stdout).trim().parse().expect("a number")
}

fn start(path: &Path, count: usize, index: usize, rounds: u64, seed: u64) -> Child {
    let mut command = Command::new("/proc/self/exe");
    // SAFETY: a system call: nobody outlives a test that has failed.
    unsafe {
        command.pre_exec(|| {
            libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
            Ok(())
        })
    };
    command
        .env(ROLE, format!("{} {count} {index} {rounds} {seed}", path.display()))
        .env("ANYGPU_BACKEND", peer::backend())
        .env("ANYGPU_LOG", "off")
        .stdin(Stdio::null())
        .spawn()
        .expect("the test program starts again")
}

/// Runs so many processes until each slot has had so many rounds. Meanwhile they are killed, and others take over.
pub fn run(count: usize, rounds: u64) {
    let path: PathBuf = scratch("churn").join(format!("board{}", std::process::id()));
    _ = std::fs::remove_file(&path);
    let board = board(&path, count);
    let before = free_memory_of_device();
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut children: Vec<Child> =
        (0..count).map(|index| start(&path, count, index, rounds, random.below(1 << 40))).collect();
    let mut kills = 0;
    // A GPU's driver may take longer to start than a process has to live: it has had some rounds when it is killed.
    let rounds_of = |index: usize| board[index].rounds.load(Ordering::Relaxed);
    let mut begun = vec![0; count];
    let done = |index: usize| board[index].is_done.load(Ordering::SeqCst) > 0;
    while !(0..count).all(done) {
        std::thread::sleep(Duration::from_millis(20 + random.below(60)));
        for (index, child) in children.iter_mut().enumerate() {
            if let Some(status) = child.try_wait().expect("a child") {
                assert!(status.success(), "process {index}: {status}");
            }
        }
        let victim = random.below(count as u64) as usize;
        // Near the end nobody is killed, so that all can see their memory come back.
        if rounds_of(victim) > begun[victim] + random.below(8) && rounds_of(victim) * 10 < rounds * 9 {
            children[victim].kill().expect("a child can be killed");
            children[victim].wait().expect("a child");
            children[victim] = start(&path, count, victim, rounds, random.below(1 << 40));
            begun[victim] = rounds_of(victim);
            kills += 1;
        }
    }
    for (index, mut child) in children.into_iter().enumerate() {
        let status = child.wait().expect("a child");
        assert!(status.success(), "process {index}: {status}");
    }
    assert!(comes_true(|| free_memory_of_device() >= before), "device memory: {} of {before}", free_memory_of_device());
    let sum =
        |counter: fn(&Slot) -> &AtomicU64| board.iter().map(|slot| counter(slot).load(Ordering::SeqCst)).sum::<u64>();
    let (imports, stale, reused) = (sum(|slot| &slot.imports), sum(|slot| &slot.stale), sum(|slot| &slot.reused));
    println!("{rounds} rounds by {count}: {imports} imports, {stale} stale, {reused} addresses again, {kills} killed");
    assert!(imports > rounds && stale > 0, "nothing was tried");
    _ = std::fs::remove_file(&path);
}
