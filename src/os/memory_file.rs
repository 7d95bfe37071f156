// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory files that processes share: how they are made, mapped, and locked to say who holds them.

use std::ffi::{CStr, c_uint, c_void};
use std::fs::File;
use std::io::{self, Write};
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::fs::FileExt;
use std::ptr;

use super::descriptor::{check, named, out_of_the_way, owned, status};
use super::fork::Unforked;
use super::process;
use super::published::Published;

/// Bytes of the smallest page that any system has: room for a structure in a file of its own.
pub const PAGE: usize = 4096;

/// Returns the bytes in a page of this system: a multiple of [`PAGE`].
pub fn page_size() -> usize {
    // SAFETY: a plain question to the system.
    usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).unwrap_or(PAGE)
}

/// Access that a mapping allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protection {
    /// Nothing.
    None,
    /// Reading.
    Read,
    /// Reading and writing.
    ReadWrite,
}

impl Protection {
    fn bits(self) -> i32 {
        match self {
            Protection::None => libc::PROT_NONE,
            Protection::Read => libc::PROT_READ,
            Protection::ReadWrite => libc::PROT_READ | libc::PROT_WRITE,
        }
    }
}

/// A shared mapping of a file, not inherited by forked children; unmapped when dropped.
pub struct Mapping {
    start: usize,
    size: usize,
}

impl Mapping {
    /// Maps `size` bytes from `offset`.
    pub fn new(fd: RawFd, offset: usize, size: usize, protection: Protection) -> io::Result<Mapping> {
        let flags = libc::MAP_SHARED | libc::MAP_NORESERVE;
        let _step = Unforked::new();
        let mapping = Mapping { start: map(0, size, protection, flags, fd, offset)?, size };
        let start = ptr::with_exposed_provenance_mut(mapping.start);
        // SAFETY: the range just mapped.
        named("madvise", check(unsafe { libc::madvise(start, size, libc::MADV_DONTFORK) }))?;
        Ok(mapping)
    }

    /// A page without access, which shows a name to those who read the list of this process's mappings.
    pub fn label(name: &CStr) -> io::Result<Mapping> {
        let _step = Unforked::new();
        // Its file may be empty: no byte of it is ever read.
        let file = unsized_file(name)?;
        Mapping::new(file.as_raw_fd(), 0, page_size(), Protection::None)
    }

    /// Reserves inaccessible addresses at `hint`, or anywhere where that is taken or 0.
    ///
    /// The first address is a multiple of `alignment`.
    pub fn reserve(size: usize, alignment: usize, hint: usize) -> io::Result<Mapping> {
        if hint != 0 && hint.is_multiple_of(alignment) {
            let there = map(hint, size, Protection::None, EMPTY | libc::MAP_FIXED_NOREPLACE, -1, 0);
            if let Ok(start) = there {
                let mapping = Mapping { start, size };
                // A kernel older than the flag takes it for a hint.
                if start == hint {
                    return Ok(mapping);
                }
            }
        }
        let slack = alignment - page_size();
        let larger = size.checked_add(slack).ok_or_else(|| io::Error::from_raw_os_error(libc::ENOMEM))?;
        let all = Mapping { start: map(0, larger, Protection::None, EMPTY, -1, 0)?, size: larger };
        let start = all.start.next_multiple_of(alignment);
        let (before, end) = (start - all.start, all.start + larger);
        // What is before and behind goes back at once; the rest is a mapping like any other.
        for (from, length) in [(all.start, before), (start + size, end - (start + size))] {
            if length > 0 {
                drop(Mapping { start: from, size: length });
            }
        }
        std::mem::forget(all);
        Ok(Mapping { start, size })
    }

    /// Maps the beginning of a file over part of a reservation.
    pub fn fill(&self, offset: usize, size: usize, fd: RawFd, protection: Protection) -> io::Result<()> {
        debug_assert!(offset + size <= self.size);
        let flags = libc::MAP_SHARED | libc::MAP_NORESERVE | libc::MAP_FIXED;
        let _step = Unforked::new();
        let start = map(self.start + offset, size, protection, flags, fd, 0)?;
        // SAFETY: the range just mapped.
        let kept = check(unsafe { libc::madvise(ptr::with_exposed_provenance_mut(start), size, libc::MADV_DONTFORK) });
        named("madvise", kept)?;
        Ok(())
    }

    /// Makes part of a reservation empty again.
    pub fn empty(&self, offset: usize, size: usize) -> io::Result<()> {
        debug_assert!(offset + size <= self.size);
        map(self.start + offset, size, Protection::None, EMPTY | libc::MAP_FIXED, -1, 0).map(|_| ())
    }

    /// Changes what may be done with part of a mapping.
    pub fn protect(&self, offset: usize, size: usize, protection: Protection) -> io::Result<()> {
        debug_assert!(offset + size <= self.size);
        let start = ptr::with_exposed_provenance_mut(self.start + offset);
        // SAFETY: inside a mapping of ours; what the program does at addresses it may not use is its own affair.
        check(unsafe { libc::mprotect(start, size, protection.bits()) }).map(|_| ())
    }

    /// Maps fresh private memory of this process, which forked children inherit like any other.
    pub fn private(size: usize) -> io::Result<Mapping> {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        Ok(Mapping { start: map(0, size, Protection::ReadWrite, flags, -1, 0)?, size })
    }

    /// The first address.
    pub fn start(&self) -> usize {
        self.start
    }

    /// Bytes mapped.
    pub fn size(&self) -> usize {
        self.size
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: this mapping is ours alone; whoever held addresses in it has given them up.
        unsafe { libc::munmap(ptr::with_exposed_provenance_mut(self.start), self.size) };
    }
}

/// Addresses without memory.
const EMPTY: i32 = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;

/// Maps at an address of the kernel's choice, or, with MAP_FIXED, over what is ours there.
fn map(at: usize, size: usize, protection: Protection, flags: i32, fd: RawFd, offset: usize) -> io::Result<usize> {
    let at = ptr::with_exposed_provenance_mut(at);
    // SAFETY: touches nothing that exists but what the callers above replace: parts of reservations of ours.
    let start = unsafe { libc::mmap(at, size, protection.bits(), flags, fd, offset as i64) };
    if start == libc::MAP_FAILED { Err(io::Error::last_os_error()) } else { Ok(start.expose_provenance()) }
}

/// Tells whether the page of a mapped address is in memory; true where the system does not tell.
pub fn is_resident(address: usize) -> bool {
    let mut flags = 0_u8;
    let start = ptr::with_exposed_provenance_mut(address - address % page_size());
    // SAFETY: the kernel writes the byte of one page, and only looks at the address.
    check(unsafe { libc::mincore(start, 1, &mut flags) }).is_err() || flags & 1 != 0
}

/// Returns pages of a shared, writable mapping to the system: they read as zeros from then on.
///
/// # Safety
/// The range is in a mapping of the caller's, and nobody uses its bytes.
pub unsafe fn drop_pages(start: *mut c_void, size: usize) -> io::Result<()> {
    /// True where the system does what it says: qemu's user mode succeeds, and does nothing.
    static IS_DONE: Published<bool> = Published::new();
    let try_out = || -> io::Result<bool> {
        let page = page_size();
        let _step = Unforked::new();
        let mapping = Mapping::new(memory_file(c"anygpu-trial", page)?.as_raw_fd(), 0, page, Protection::ReadWrite)?;
        let start: *mut u8 = ptr::with_exposed_provenance_mut(mapping.start);
        // SAFETY: the page just mapped, which nobody else knows; the kernel changes it meanwhile.
        unsafe {
            start.write_volatile(1);
            check(libc::madvise(start.cast(), page, libc::MADV_REMOVE))?;
            Ok(start.read_volatile() == 0)
        }
    };
    if !IS_DONE.get_or_make(|| try_out().unwrap_or(false)) {
        return Err(io::ErrorKind::Unsupported.into());
    }
    // SAFETY: the caller's promise.
    check(unsafe { libc::madvise(start, size, libc::MADV_REMOVE) }).map(|_| ())
}

/// Seals that keep a memory file from being cut off.
const LEAST_SEALS: i32 = libc::F_SEAL_SHRINK | libc::F_SEAL_SEAL;
/// Seals that keep a memory file at its size.
const SEALS: i32 = LEAST_SEALS | libc::F_SEAL_GROW;
/// Seals that keep it from being written.
const WRITE_SEALS: i32 = libc::F_SEAL_WRITE | libc::F_SEAL_FUTURE_WRITE;

/// Creates a memory file of fixed size, sealed so that nobody can shrink it under a mapping.
///
/// Its descriptor is high, out of the way of programs that count on low numbers.
pub fn memory_file(name: &CStr, size: usize) -> io::Result<OwnedFd> {
    sealed_file(name, size, SEALS)
}

/// Creates a memory file that nobody can shrink, and that [`grow`] makes larger.
pub fn growing_file(name: &CStr, size: usize) -> io::Result<OwnedFd> {
    sealed_file(name, size, LEAST_SEALS)
}

/// An empty file, by the lowest descriptor that is free.
fn unsized_file(name: &CStr) -> io::Result<OwnedFd> {
    let flags = libc::MFD_CLOEXEC | libc::MFD_ALLOW_SEALING;
    // glibc has the function from 2.27 on, Linux the call from 3.17 on.
    // SAFETY: a plain system call on a C string.
    let create =
        |more: c_uint| owned(unsafe { libc::syscall(libc::SYS_memfd_create, name.as_ptr(), flags | more) } as RawFd);
    // A system may insist that nobody executes it (vm.memfd_noexec); one before Linux 6.3 does not know the flag.
    let file = match create(libc::MFD_NOEXEC_SEAL) {
        Err(error) if error.raw_os_error() == Some(libc::EINVAL) => create(0),
        created => created,
    };
    named("memfd_create", file)
}

fn sealed_file(name: &CStr, size: usize, seals: i32) -> io::Result<OwnedFd> {
    let _step = Unforked::new();
    let low = unsized_file(name)?;
    // SAFETY: a plain system call on a descriptor of ours.
    named("fchmod", check(unsafe { libc::fchmod(low.as_raw_fd(), 0o600) }))?;
    resize(low.as_raw_fd(), size)?;
    // SAFETY: as above.
    named("fcntl", check(unsafe { libc::fcntl(low.as_raw_fd(), libc::F_ADD_SEALS, seals) }))?;
    Ok(out_of_the_way(low))
}

/// Makes a growing file at least this large, whoever else does so at the same time.
pub fn grow(fd: RawFd, size: usize) -> io::Result<()> {
    let is_large = || status(fd).is_ok_and(|status| usize::try_from(status.st_size).is_ok_and(|now| now >= size));
    if is_large() {
        return Ok(());
    }
    // Signals are blocked for its sake.
    let _step = Unforked::new();
    // Where another process was faster, and made it larger still, the seals refuse this size.
    resize(fd, size).or_else(|error| if is_large() { Ok(()) } else { Err(error) })
}

/// Gives a part of a file its memory, so that no access finds that there is none.
pub fn reserve(fd: RawFd, offset: usize, size: usize) -> io::Result<()> {
    // SAFETY: a plain system call.
    check(unsafe { libc::fallocate(fd, libc::FALLOC_FL_KEEP_SIZE, offset as i64, size as i64) }).map(|_| ())
}

/// Gives a file its size. Past the limit of the process (ulimit -f) that is answered with a signal, which would
/// end it: signals are blocked by the caller, and this one is taken back.
fn resize(fd: RawFd, size: usize) -> io::Result<()> {
    // SAFETY: a plain system call on a descriptor of ours.
    let resized = named("ftruncate", check(unsafe { libc::ftruncate(fd, size as i64) })).map(|_| ());
    if resized.as_ref().is_err_and(|error| error.raw_os_error() == Some(libc::EFBIG)) {
        let now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
        // SAFETY: the set is initialised before it is read, and the outputs are valid for the calls.
        unsafe {
            let mut signal = std::mem::zeroed();
            libc::sigemptyset(&mut signal);
            libc::sigaddset(&mut signal, libc::SIGXFSZ);
            libc::sigtimedwait(&signal, ptr::null_mut(), &now);
        }
    }
    resized
}

/// Keeps a file from being cut off under a mapping, where whoever made it lets it be sealed.
pub fn keep_size(fd: RawFd) {
    // SAFETY: a plain system call; where `fd` is no such file it says so.
    unsafe { libc::fcntl(fd, libc::F_ADD_SEALS, libc::F_SEAL_SHRINK) };
}

/// The size of what may be such a file, made by this user; `None` for any other file.
///
/// Nobody can cut off a mapping within that size, nor take away the right to write it.
pub fn sealed_size(fd: RawFd) -> Option<usize> {
    size_under(fd, SEALS)
}

/// The size so far of what may be a growing file; of others as [`sealed_size`].
pub fn least_size(fd: RawFd) -> Option<usize> {
    size_under(fd, LEAST_SEALS)
}

fn size_under(fd: RawFd, wanted: i32) -> Option<usize> {
    // SAFETY: a plain question about a descriptor.
    let seals = unsafe { libc::fcntl(fd, libc::F_GET_SEALS) };
    let is_sealed = seals >= 0 && seals & wanted == wanted && seals & WRITE_SEALS == 0;
    let status = status(fd).ok().filter(|status| is_sealed && is_ours(status) && has_small_pages(fd, status))?;
    usize::try_from(status.st_size).ok()
}

/// Tells whether a file has pages of the system's size. Of huge ones there may be none, which kills whoever looks.
fn has_small_pages(fd: RawFd, status: &libc::stat) -> bool {
    // Of hugetlbfs it is a huge page, of tmpfs either.
    if status.st_blksize as usize == page_size() {
        return true;
    }
    file_system(fd).is_some_and(|kind| kind != libc::HUGETLBFS_MAGIC)
}

/// The kind of a file's file system; `None` where the system does not tell.
pub fn file_system(fd: RawFd) -> Option<libc::__fsword_t> {
    // SAFETY: the structure is valid for the call, and read where the call has filled it.
    unsafe {
        let mut status: libc::statfs = std::mem::zeroed();
        (libc::fstatfs(fd, &mut status) == 0).then_some(status.f_type)
    }
}

/// Tells whether a file is one of memory, which has no name.
pub fn is_memory(fd: RawFd, status: &libc::stat) -> bool {
    let is_in_memory =
        || file_system(fd).is_some_and(|kind| [libc::TMPFS_MAGIC, libc::HUGETLBFS_MAGIC].contains(&kind));
    status.st_mode & libc::S_IFMT == libc::S_IFREG && status.st_nlink == 0 && is_in_memory()
}

/// Tells whether a file is a regular one of this process's user, by what the system says of it.
fn is_ours(status: &libc::stat) -> bool {
    status.st_mode & libc::S_IFMT == libc::S_IFREG && process::is_own_user(status.st_uid)
}

/// Tells whether a file is another user's, or may be.
pub fn is_of_another_user(fd: RawFd) -> bool {
    status(fd).is_ok_and(|status| !process::is_own_user(status.st_uid))
}

/// Opens another process's descriptor as an open file of our own. EACCES for a file of another user.
pub fn reopen(pid: i32, fd: RawFd) -> io::Result<OwnedFd> {
    open(format_args!("/proc/{pid}/fd/{fd}\0"))
}

/// Opens a descriptor of this process as a further open file.
pub fn reopen_own(fd: RawFd) -> io::Result<OwnedFd> {
    open(format_args!("/proc/self/fd/{fd}\0"))
}

fn open(terminated: std::fmt::Arguments<'_>) -> io::Result<OwnedFd> {
    let mut path = [0_u8; 48];
    path.as_mut_slice().write_fmt(terminated)?;
    let open = |path: &[u8], flags| {
        // SAFETY: a plain system call on a C string: the caller's, which is terminated, or the one below.
        owned(unsafe { libc::open(path.as_ptr().cast(), flags | libc::O_CLOEXEC) })
    };
    if !process::may_look_into_others() {
        return open(&path, libc::O_RDWR | libc::O_NONBLOCK | libc::O_NOCTTY);
    }
    // A handle forged by another user may name anything: it is looked at before it is opened, which alone may wait or
    // take effect.
    let named = open(&path, libc::O_PATH)?;
    if !is_ours(&status(named.as_raw_fd())?) {
        return Err(io::Error::from_raw_os_error(libc::EACCES));
    }
    let mut path = [0_u8; 48];
    write!(path.as_mut_slice(), "/proc/self/fd/{}\0", named.as_raw_fd())?;
    open(&path, libc::O_RDWR)
}

/// Locks bytes of a file, shared with all others who do so, for as long as the open file lives.
pub fn lock(fd: RawFd, start: i64, length: i64) -> io::Result<()> {
    let mut lock = region(libc::F_RDLCK, start, length);
    // SAFETY: the structure is valid for the call.
    named("fcntl", check(unsafe { libc::fcntl(fd, libc::F_OFD_SETLK, &mut lock) })).map(|_| ())
}

/// Locks a byte for an open file alone; false if another has it.
pub fn lock_alone(fd: RawFd, byte: i64) -> io::Result<bool> {
    let mut lock = region(libc::F_WRLCK, byte, 1);
    // SAFETY: the structure is valid for the call.
    match check(unsafe { libc::fcntl(fd, libc::F_OFD_SETLK, &mut lock) }) {
        Err(error) if matches!(error.raw_os_error(), Some(libc::EAGAIN | libc::EACCES)) => Ok(false),
        locked => named("fcntl", locked).map(|_| true),
    }
}

/// Makes a part of a file a hole, which reads as zeros.
pub fn clear(fd: RawFd, offset: usize, size: usize) -> io::Result<()> {
    let mode = libc::FALLOC_FL_PUNCH_HOLE | libc::FALLOC_FL_KEEP_SIZE;
    // SAFETY: a plain system call.
    check(unsafe { libc::fallocate(fd, mode, offset as i64, size as i64) }).map(|_| ())
}

/// Writes bytes into a file.
pub fn write(file: &File, bytes: &[u8], offset: usize) -> io::Result<()> {
    named("pwrite64", file.write_all_at(bytes, offset as u64))
}

/// Reads 8 bytes of a file.
pub fn read_word(fd: RawFd, offset: usize) -> io::Result<u64> {
    let mut word = 0_u64;
    // SAFETY: the output has 8 bytes.
    let read = unsafe { libc::pread(fd, (&raw mut word).cast(), 8, offset as i64) };
    if read == 8 { Ok(word) } else { named("pread64", Err(io::Error::last_os_error())) }
}

/// Tells whether no other open file description holds a lock on any of these bytes.
pub fn is_unlocked(fd: RawFd, start: i64, length: i64) -> bool {
    let mut lock = region(libc::F_WRLCK, start, length);
    // SAFETY: the structure is valid for the call.
    unsafe { libc::fcntl(fd, libc::F_OFD_GETLK, &mut lock) == 0 && lock.l_type == libc::F_UNLCK as i16 }
}

fn region(kind: i32, start: i64, length: i64) -> libc::flock {
    // SAFETY: all zeros is a value of this plain structure, which may have fields of the platform's own.
    let mut lock: libc::flock = unsafe { std::mem::zeroed() };
    lock.l_type = kind as i16;
    lock.l_whence = libc::SEEK_SET as i16;
    lock.l_start = start;
    lock.l_len = length;
    lock
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::os::forked::{self, denied, filtered};
    use crate::os::memory_map::{self, Refusal};

    fn error_of<T>(result: io::Result<T>) -> i32 {
        result.err().map_or(0, |error| error.raw_os_error().unwrap_or(1))
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_file_is_made_where_limits_may_not_be_asked_for() {
        let create = || error_of(memory_file(c"anygpu-test", 1 << 20));
        match denied(&[libc::SYS_prlimit64, libc::SYS_getrlimit], libc::EPERM, create) {
            Some(error) => assert_eq!(error, 0),
            None => eprintln!("skipped: no filters of system calls here"),
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_file_past_the_limit_is_an_error_and_no_signal() {
        let create = || {
            let limit = libc::rlimit { rlim_cur: PAGE as u64, rlim_max: PAGE as u64 };
            // SAFETY: a plain system call, in a child.
            unsafe { libc::setrlimit(libc::RLIMIT_FSIZE, &limit) };
            error_of(memory_file(c"anygpu-test", 2 * PAGE)) - libc::EFBIG
        };
        match denied(&[], 0, create) {
            Some(difference) => assert_eq!(difference, 0),
            None => eprintln!("skipped: no filters of system calls here"),
        }
    }

    /// One before Linux 6.3 does not know the flag; what it refuses for another reason is an error.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_file_is_made_where_the_seal_against_execution_is_unknown() {
        let flag = [(libc::SYS_memfd_create, Some((1, libc::MFD_NOEXEC_SEAL as i32)))];
        for (error, expected) in [(libc::EINVAL, 0), (libc::EPERM, libc::EPERM)] {
            match filtered(&flag, error, || error_of(memory_file(c"anygpu-test", PAGE))) {
                Some(outcome) => assert_eq!(outcome, expected),
                None => eprintln!("skipped: no filters of system calls here"),
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_file_grows_whoever_else_makes_it_larger_meanwhile() {
        for _ in 0..if cfg!(miri) { 1 } else { 50 } {
            let file = growing_file(c"anygpu-test", PAGE).expect("a memory file");
            let (fd, begin) = (file.as_raw_fd(), std::sync::Barrier::new(4));
            std::thread::scope(|scope| {
                for thread in 0..4 {
                    let begin = &begin;
                    scope.spawn(move || {
                        for size in 2..20 {
                            begin.wait();
                            grow(fd, PAGE * size + thread).expect("it is as large, or larger");
                        }
                    });
                }
            });
            assert_eq!(least_size(fd), Some(19 * PAGE + 3));
            grow(fd, 1).expect("it is as large");
            assert_eq!(least_size(fd), Some(19 * PAGE + 3));
        }
        assert_eq!(error_of(grow(-1, PAGE)), libc::EBADF);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_byte_is_locked_for_one_open_file() {
        let file = memory_file(c"anygpu-test", PAGE).expect("a memory file");
        let other = reopen_own(file.as_raw_fd()).expect("the same file");
        assert!(lock_alone(file.as_raw_fd(), 7).is_ok_and(|is_locked| is_locked));
        assert!(lock_alone(other.as_raw_fd(), 7).is_ok_and(|is_locked| !is_locked));
        assert!(lock_alone(other.as_raw_fd(), 8).is_ok_and(|is_locked| is_locked));
        assert!(!is_unlocked(other.as_raw_fd(), 7, 1) && is_unlocked(other.as_raw_fd(), 8, 1));
        // What cannot be locked is no other's.
        assert_eq!(error_of(lock_alone(-1, 7)), libc::EBADF);
        assert!(!is_unlocked(-1, 7, 1));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_part_that_is_emptied_has_no_memory() {
        let size = page_size();
        let file = memory_file(c"anygpu-test", size).expect("a memory file");
        let reserved = Mapping::reserve(2 * size, size, 0).expect("addresses");
        let access = |start| memory_map::check_access(start, start + size, Protection::ReadWrite);
        let (first, second) = (reserved.start(), reserved.start() + size);
        assert!(matches!(access(first), Err(Refusal::NotReadable(_))));
        for offset in [0, size] {
            reserved.fill(offset, size, file.as_raw_fd(), Protection::ReadWrite).expect("filled");
        }
        assert!(access(first).is_ok() && access(second).is_ok());
        reserved.empty(size, size).expect("emptied");
        assert!(access(first).is_ok() && matches!(access(second), Err(Refusal::NotReadable(_))));
        reserved.empty(0, size).expect("emptied");
        assert!(matches!(access(first), Err(Refusal::NotReadable(_))));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_forked_child_has_nothing_that_a_reservation_was_filled_with() {
        let size = page_size();
        let file = memory_file(c"anygpu-test", size).expect("a memory file");
        let reserved = Mapping::reserve(2 * size, size, 0).expect("addresses");
        reserved.fill(size, size, file.as_raw_fd(), Protection::ReadWrite).expect("filled");
        let start = reserved.start() + size;
        let is_there = || memory_map::check_access(start, start + size, Protection::Read).is_ok();
        assert!(is_there());
        assert_eq!(crate::os::forked::result_of(|| i32::from(is_there())), 0);
    }

    /// Runs in a child, so that nobody else maps anything.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_reservation_takes_no_more_addresses_than_asked_for() {
        forked::child(|| {
            let taken = || -> usize {
                let pages = std::fs::read_to_string("/proc/self/statm").expect("every system has it");
                let pages = pages.split(' ').next().and_then(|pages| pages.parse::<usize>().ok()).expect("a number");
                pages * page_size()
            };
            let (alignment, before) = (64 << 20, taken());
            for size in [page_size(), alignment, alignment + page_size()] {
                let reserved = Mapping::reserve(size, alignment, 0).expect("addresses");
                assert!(reserved.start().is_multiple_of(alignment));
                assert!((size..size + (1 << 20)).contains(&(taken() - before)), "{size}: {} of {before}", taken());
            }
            assert!(taken() < before + (1 << 20));
        });
        assert_eq!(error_of(Mapping::reserve(usize::MAX - PAGE, 1 << 30, 0)), libc::ENOMEM);
    }

    /// Whoever gets hold of a descriptor's path in /proc needs the file's rights, too.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_file_is_for_this_user_alone() {
        for file in [memory_file(c"anygpu-test", PAGE), growing_file(c"anygpu-test", PAGE)] {
            let status = status(file.expect("a memory file").as_raw_fd()).expect("open");
            assert_eq!(status.st_mode & 0o7777, 0o600);
        }
    }

    /// Another thread may start a program before the descriptor is moved, or no number may be free for it.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_file_is_created_close_on_exec() {
        let create = || {
            // SAFETY: plain system calls, in a child.
            unsafe {
                let last = libc::open(c"/dev/null".as_ptr(), libc::O_RDONLY | libc::O_CLOEXEC);
                libc::close(last);
                let limit = libc::rlimit { rlim_cur: last as u64 + 1, rlim_max: last as u64 + 1 };
                libc::setrlimit(libc::RLIMIT_NOFILE, &limit);
                match memory_file(c"anygpu-test", PAGE) {
                    Ok(file) if file.as_raw_fd() == last => libc::fcntl(last, libc::F_GETFD),
                    _ => -1,
                }
            }
        };
        match denied(&[], 0, create) {
            Some(flags) => assert_eq!(flags, libc::FD_CLOEXEC),
            None => eprintln!("skipped: no filters of system calls here"),
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_file_keeps_its_size_and_stays_writable() {
        let file = memory_file(c"anygpu-test", 3 * PAGE).expect("a memory file");
        let fd = file.as_raw_fd();
        assert_eq!(sealed_size(fd), Some(3 * PAGE));
        // SAFETY: plain system calls on the file made above.
        unsafe {
            assert_ne!(libc::ftruncate(fd, 0), 0);
            assert_ne!(libc::fcntl(fd, libc::F_ADD_SEALS, libc::F_SEAL_FUTURE_WRITE), 0);
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn more_seals_are_no_reason_to_refuse_a_file_and_fewer_are() {
        let sized = |flags, size| {
            // SAFETY: a plain system call on a C string.
            let fd = unsafe { libc::memfd_create(c"anygpu-test".as_ptr(), libc::MFD_CLOEXEC | flags) };
            // SAFETY: a plain system call on the file made above, if it was.
            owned(fd).inspect(|file| assert_eq!(unsafe { libc::ftruncate(file.as_raw_fd(), size) }, 0))
        };
        let made = |flags| sized(flags, PAGE as i64);
        let sealed = |file: OwnedFd, seals: i32| {
            // SAFETY: a plain system call on a file of this test.
            assert_eq!(unsafe { libc::fcntl(file.as_raw_fd(), libc::F_ADD_SEALS, seals) }, 0);
            sealed_size(file.as_raw_fd())
        };
        let plain = || made(libc::MFD_ALLOW_SEALING).expect("a memory file");
        assert_eq!(sealed(plain(), SEALS), Some(PAGE));
        assert_eq!(sealed(plain(), libc::F_SEAL_SHRINK | libc::F_SEAL_GROW), None);
        assert_eq!(sealed(plain(), SEALS | libc::F_SEAL_WRITE), None);
        assert_eq!(sealed(plain(), SEALS | libc::F_SEAL_FUTURE_WRITE), None);
        match sized(libc::MFD_ALLOW_SEALING | libc::MFD_HUGETLB, 1 << 30) {
            Ok(file) => assert_eq!(sealed(file, SEALS), None),
            Err(_) => eprintln!("skipped: no huge pages here"),
        }
        // So the system makes every memory file where vm.memfd_noexec is 1.
        match made(libc::MFD_NOEXEC_SEAL) {
            Ok(file) => assert_eq!(sealed(file, SEALS), Some(PAGE)),
            Err(_) => eprintln!("skipped: no seal against execution before Linux 6.3"),
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_reservation_is_aligned_and_takes_no_more_than_its_size() {
        const ALIGNMENT: usize = 1 << 36;
        let addresses = || {
            let pages = std::fs::read_to_string("/proc/self/statm").expect("every system has it");
            pages.split(' ').next().expect("a field").parse::<usize>().expect("a number") * page_size()
        };
        let before = addresses();
        let kept: Vec<Mapping> =
            (0..32).map(|_| Mapping::reserve(3 * page_size(), ALIGNMENT, 0).expect("addresses")).collect();
        assert!(kept.iter().all(|one| one.start().is_multiple_of(ALIGNMENT) && one.size() == 3 * page_size()));
        assert!(addresses() < before + 16 * ALIGNMENT, "what is around them is given back");
        let hint = kept[0].start();
        assert_ne!(Mapping::reserve(page_size(), page_size(), hint).expect("addresses").start(), hint, "it is taken");
        drop(kept);
        let there = Mapping::reserve(page_size(), page_size(), hint).expect("addresses");
        assert_eq!(there.start(), hint);
        let other = Mapping::reserve(page_size(), ALIGNMENT, hint + page_size()).expect("addresses");
        assert!(other.start().is_multiple_of(ALIGNMENT), "the hint is not aligned");
        assert!(Mapping::reserve(usize::MAX - page_size(), ALIGNMENT, 0).is_err());
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_growing_file_grows_and_never_shrinks() {
        let file = growing_file(c"anygpu-test", PAGE).expect("a memory file");
        let fd = file.as_raw_fd();
        assert_eq!((least_size(fd), sealed_size(fd)), (Some(PAGE), None));
        for (wanted, size) in [(3 * PAGE, 3 * PAGE), (2 * PAGE, 3 * PAGE), (3 * PAGE, 3 * PAGE), (4 * PAGE, 4 * PAGE)] {
            grow(fd, wanted).expect("room");
            assert_eq!(least_size(fd), Some(size));
        }
        let fixed = memory_file(c"anygpu-test", PAGE).expect("a memory file");
        assert!(grow(fixed.as_raw_fd(), PAGE).is_ok() && grow(fixed.as_raw_fd(), PAGE + 1).is_err());
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_lock_is_each_open_files_own() {
        let file = memory_file(c"anygpu-test", PAGE).expect("a memory file");
        let [one, other] = [(); 2].map(|()| reopen_own(file.as_raw_fd()).expect("open"));
        let [one, other] = [one.as_raw_fd(), other.as_raw_fd()];
        assert!(is_unlocked(one, 0, 100) && is_unlocked(other, 0, 100));
        assert_eq!(lock_alone(one, 5).ok(), Some(true));
        assert_eq!((lock_alone(one, 5).ok(), lock_alone(other, 5).ok()), (Some(true), Some(false)));
        assert_eq!(error_of(lock(other, 4, 2)), libc::EAGAIN);
        assert!(is_unlocked(one, 0, 100) && !is_unlocked(other, 5, 1) && is_unlocked(other, 6, 94));
        lock(one, 5, 1).expect("its own byte");
        lock(other, 4, 2).expect("shared by both");
        assert_eq!(lock_alone(other, 5).ok(), Some(false));
        assert!(lock_alone(-1, 5).is_err() && !is_unlocked(-1, 5, 1), "no file");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_word_is_read_whole_or_not_at_all() {
        let file = memory_file(c"anygpu-test", PAGE).expect("a memory file");
        let fd = file.as_raw_fd();
        let word = 0x0123_4567_89ab_cdef_u64;
        // SAFETY: a plain system call on a buffer of 8 bytes.
        assert_eq!(unsafe { libc::pwrite(fd, (&raw const word).cast(), 8, PAGE as i64 - 8) }, 8);
        assert_eq!(read_word(fd, PAGE - 8).ok(), Some(word));
        assert!(read_word(fd, PAGE - 4).is_err() && read_word(fd, PAGE).is_err() && read_word(-1, 0).is_err());
        clear(fd, 0, PAGE).expect("a hole");
        assert_eq!(read_word(fd, PAGE - 8).ok(), Some(0));
    }

    /// Without mapped users they all look the same, this process's own among them.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn files_of_users_that_are_not_mapped_are_not_opened() {
        let file = memory_file(c"anygpu-test", PAGE).expect("a memory file");
        let fd = file.as_raw_fd();
        assert!(!is_of_another_user(fd) && sealed_size(fd) == Some(PAGE));
        let unmapped = forked::unmapped(|| {
            let is_refused = is_of_another_user(fd) && sealed_size(fd).is_none() && least_size(fd).is_none();
            i32::from(!is_refused || error_of(reopen_own(fd)) != libc::EACCES)
        });
        match unmapped {
            None => eprintln!("skipped: no user namespaces here"),
            failed => assert_eq!(failed, Some(0)),
        }
        // That user as itself.
        let nobody = || {
            let user = process::overflow_user();
            // SAFETY: a plain system call, in a child.
            if unsafe { libc::setresuid(user, user, user) } != 0 || !process::maps_all_users() {
                return 2;
            }
            let own = memory_file(c"anygpu-test", PAGE).expect("a memory file");
            i32::from(sealed_size(own.as_raw_fd()) != Some(PAGE) || !is_of_another_user(fd))
        };
        match denied(&[], 0, nobody) {
            None | Some(2) => eprintln!("skipped: only root can become another user"),
            failed => assert_eq!(failed, Some(0)),
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn files_of_other_users_and_of_other_kinds_are_not_opened() {
        let file = memory_file(c"anygpu-test", PAGE).expect("a memory file");
        let null = OwnedFd::from(std::fs::File::open("/dev/null").expect("every system has it"));
        let (unread, _unwritten) = std::io::pipe().expect("a pipe");
        let others = [null, OwnedFd::from(unread)];
        assert!(reopen_own(file.as_raw_fd()).is_ok());
        for other in &others {
            assert_eq!(
                error_of(reopen_own(other.as_raw_fd())),
                if process::may_look_into_others() { libc::EACCES } else { 0 }
            );
        }
        // Without the capability, which each thread has or has not, they are opened without waiting, and no memory files.
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let (header, nothing) = ([0x2008_0522_u32, 0], [0_u32; 6]);
                // SAFETY: the structures are valid for the call, which concerns this thread.
                assert_eq!(unsafe { libc::syscall(libc::SYS_capset, header.as_ptr(), nothing.as_ptr()) }, 0);
                assert!(!process::may_look_into_others());
                for other in &others {
                    let opened = reopen_own(other.as_raw_fd()).expect("one of this process");
                    assert_eq!(sealed_size(opened.as_raw_fd()), None);
                }
            });
        });
        // SAFETY: a plain system call on the file made above.
        if unsafe { libc::fchown(file.as_raw_fd(), 1001, 1001) } == 0 {
            assert_eq!(error_of(reopen_own(file.as_raw_fd())), libc::EACCES);
            assert_eq!(sealed_size(file.as_raw_fd()), None);
        } else {
            eprintln!("skipped: only root can give files away");
        }
    }
}
