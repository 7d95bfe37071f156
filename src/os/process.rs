// SPDX-License-Identifier: MIT OR Apache-2.0
//! Recognises a child forked after its parent had begun to use the library, and the machine.

use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU64, AtomicUsize, Ordering};

/// True in the process that began to select a back end, and in no forked child of it.
///
/// It is on a page that the kernel fills with zeros in a forked child. It is set before anything is locked, so that a
/// child forked during the selection waits for nothing. Published once, with Release.
static BEGUN: AtomicPtr<AtomicBool> = AtomicPtr::new(ptr::null_mut());

/// Notes that this process begins to select, before it locks anything that a forked child would find locked for good.
pub fn begin() {
    if BEGUN.load(Ordering::Acquire).is_null() {
        publish(&BEGUN, AtomicBool::new(true));
    }
}

/// Tells if this process was forked from one that had begun to select a back end.
pub fn is_forked() -> bool {
    let begun = BEGUN.load(Ordering::Acquire);
    // SAFETY: once published the page stays mapped for good, and zero, which the kernel may have written, is a `bool`.
    !begun.is_null() && !unsafe { &*begun }.load(Ordering::Relaxed)
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

/// Room for a value of [`publish`].
type Room = [AtomicU64; 2];

/// Rooms in the place of pages: two that are published, and those of threads that came second.
const ROOMS: usize = 4;

/// Returns a room in static memory, each once; `None` when all are given.
fn spare_room() -> Option<*mut Room> {
    static SPARE: [Room; ROOMS] = [const { [const { AtomicU64::new(0) }; 2] }; ROOMS];
    static GIVEN: AtomicUsize = AtomicUsize::new(0);
    SPARE.get(GIVEN.fetch_add(1, Ordering::Relaxed)).map(|room| ptr::from_ref(room).cast_mut())
}

/// Has a room filled with zeros in forked children where the kernel does not do it.
fn wipe_by_handler(room: *mut Room) {
    /// They stay.
    static WIPED: [AtomicPtr<Room>; ROOMS] = [const { AtomicPtr::new(ptr::null_mut()) }; ROOMS];

    extern "C" fn wipe() {
        for room in WIPED.iter().map(|room| room.load(Ordering::Acquire)).filter(|room| !room.is_null()) {
            // SAFETY: it stays, and the child has no other thread.
            unsafe { room.cast::<[u64; 2]>().write([0; 2]) };
        }
    }

    let is_noted = WIPED
        .iter()
        .any(|place| place.compare_exchange(ptr::null_mut(), room, Ordering::AcqRel, Ordering::Relaxed).is_ok());
    // SAFETY: the function may be called in any child, and stays where it is: the library is never unloaded.
    if !is_noted || unsafe { libc::pthread_atfork(None, None, Some(wipe)) } != 0 {
        log::warn!("calls in forked children will not be refused");
    }
}

/// Puts a value where a forked child finds zeros, which the kernel writes, or else a handler.
pub fn publish<T>(place: &AtomicPtr<T>, value: T) {
    const SIZE: usize = 4096;
    const PROTECTION: i32 = libc::PROT_READ | libc::PROT_WRITE;
    const { assert!(size_of::<T>() <= size_of::<Room>() && align_of::<T>() <= align_of::<Room>()) };
    // SAFETY: a fresh anonymous page or a room of static memory, owned by nobody else until it is published.
    unsafe {
        let memory = libc::mmap(ptr::null_mut(), SIZE, PROTECTION, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, -1, 0);
        let is_wiped = memory != libc::MAP_FAILED && libc::madvise(memory, SIZE, libc::MADV_WIPEONFORK) == 0;
        let page = (memory != libc::MAP_FAILED).then(|| memory.cast::<Room>());
        let Some(room) = page.or_else(spare_room) else { return };
        if !is_wiped {
            wipe_by_handler(room);
        }
        room.cast::<T>().write(value);
        let lost = place.compare_exchange(ptr::null_mut(), room.cast(), Ordering::Release, Ordering::Relaxed).is_err();
        // What a handler wipes stays.
        if lost && is_wiped {
            libc::munmap(memory, SIZE);
        }
    }
}
