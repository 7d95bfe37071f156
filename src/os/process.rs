// SPDX-License-Identifier: MIT OR Apache-2.0
//! Recognises a child forked after its parent had begun to use the library, and the machine.

use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, Ordering};

/// True in the process that began to select a back end, and in no forked child of it.
///
/// It is on a page that the kernel fills with zeros in a forked child. It is set before anything is locked, so that a
/// child forked during the selection waits for nothing. Published once, with Release.
static BEGUN: AtomicPtr<AtomicBool> = AtomicPtr::new(ptr::null_mut());

/// The id of the process that began to select where there is no such page; else 0. Relaxed: the process's forked children
/// have what it wrote before.
static BEGINNER: AtomicU32 = AtomicU32::new(0);

/// Notes that this process begins to select, before it locks anything that a forked child would find locked for good.
pub fn begin() {
    if BEGUN.load(Ordering::Acquire).is_null() && !publish(&BEGUN, AtomicBool::new(true)) {
        BEGINNER.store(std::process::id(), Ordering::Relaxed);
    }
}

/// Tells if this process was forked from one that had begun to select a back end.
pub fn is_forked() -> bool {
    let begun = BEGUN.load(Ordering::Acquire);
    if begun.is_null() {
        let beginner = BEGINNER.load(Ordering::Relaxed);
        return beginner != 0 && beginner != std::process::id();
    }
    // SAFETY: once published the page stays mapped for good, and zero, which the kernel may have written, is a `bool`.
    !unsafe { &*begun }.load(Ordering::Relaxed)
}

/// Returns the id that this machine has until it is started again; `None` where /proc does not tell.
pub fn boot_id() -> Option<String> {
    // Devices are known by it: a process that failed for a moment would take this machine for another.
    (0..3).find_map(|_| std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok())
}

/// Returns true if there is a process of this id. One that has ended counts until it is waited for.
pub fn exists(pid: i32) -> bool {
    // SAFETY: tests that the process exists, and sends nothing.
    let sent = unsafe { libc::kill(pid, 0) };
    sent == 0 || std::io::Error::last_os_error().raw_os_error() == Some(libc::EPERM)
}

/// Returns the effective user of a process; `None` where /proc does not tell.
pub fn user_of(pid: i32) -> Option<u32> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let users = status.lines().find_map(|line| line.strip_prefix("Uid:"))?;
    users.split_whitespace().nth(1)?.parse().ok()
}

/// Tells whether a user, as the owner of a file or a process, is this process's.
///
/// The overflow user is nobody's, unless the user namespace maps all users: then it stands for no other.
pub fn is_own_user(user: u32) -> bool {
    // SAFETY: no arguments, cannot fail.
    user == unsafe { libc::geteuid() } && (user != overflow_user() || maps_all_users())
}

/// The user that stands for all that the user namespace does not map.
pub fn overflow_user() -> u32 {
    /// Read from /proc once.
    static USER: OnceLock<u32> = OnceLock::new();
    *USER.get_or_init(|| {
        let text = std::fs::read_to_string("/proc/sys/kernel/overflowuid").unwrap_or_default();
        text.trim().parse().unwrap_or(65534)
    })
}

/// Tells whether this process's user namespace maps all users, as the first one does; false where /proc does not tell.
pub fn maps_all_users() -> bool {
    let map = std::fs::read_to_string("/proc/self/uid_map").unwrap_or_default();
    let lengths = map.lines().filter_map(|line| line.split_whitespace().nth(2)?.parse::<u64>().ok());
    lengths.sum::<u64>() >= u32::MAX.into()
}

/// Tells whether this thread may look into other users' processes; true also where the system does not tell.
///
/// Without the capability the kernel refuses their descriptors, so a process that can be looked into is the user's own.
pub fn may_look_into_others() -> bool {
    const CAP_SYS_PTRACE: u32 = 19;
    // _LINUX_CAPABILITY_VERSION_3, and the calling thread. The kernel writes its own version where it does not know this.
    let mut header = [0x2008_0522_u32, 0];
    // The effective, permitted and inheritable sets, twice 32 bits.
    let mut sets = [[0_u32; 3]; 2];
    // SAFETY: the header and the output are valid for the call.
    let asked = unsafe { libc::syscall(libc::SYS_capget, header.as_mut_ptr(), sets.as_mut_ptr()) };
    asked != 0 || sets[0][0] >> CAP_SYS_PTRACE & 1 == 1
}

/// Puts a value on a page that the kernel fills with zeros in a forked child. Returns false where there is no such page.
pub fn publish<T>(place: &AtomicPtr<T>, value: T) -> bool {
    const SIZE: usize = 4096;
    const PROTECTION: i32 = libc::PROT_READ | libc::PROT_WRITE;
    // SAFETY: a fresh anonymous page, owned by nobody else until it is published.
    unsafe {
        let memory = libc::mmap(ptr::null_mut(), SIZE, PROTECTION, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, -1, 0);
        if memory == libc::MAP_FAILED {
            return false;
        }
        let is_wiped = libc::madvise(memory, SIZE, libc::MADV_WIPEONFORK) == 0;
        let page = memory.cast::<T>();
        if is_wiped {
            page.write(value);
        }
        if !is_wiped || place.compare_exchange(ptr::null_mut(), page, Ordering::Release, Ordering::Relaxed).is_err() {
            libc::munmap(memory, SIZE);
        }
        is_wiped
    }
}
