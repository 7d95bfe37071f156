// SPDX-License-Identifier: MIT OR Apache-2.0
//! Filters of system calls (seccomp): finds those that refuse a call that the library makes to share memory.

use std::ptr::null_mut;

/// Calls that the library makes to share memory.
const CALLS: [&str; 11] = [
    "memfd_create",
    "fcntl",
    "openat",
    "mmap",
    "madvise",
    "socket",
    "bind",
    "eventfd2",
    "epoll_create1",
    "futex",
    "getrandom",
];

/// Makes a call in a harmless form; negative if the system refuses it.
///
/// # Safety
///
/// Only in a forked child, which has what it opens closed by its end.
unsafe fn make(call: &str) -> i64 {
    // SAFETY: plain system calls on descriptors and memory of their own; outputs are valid for each call.
    unsafe {
        let socket = || libc::socket(libc::AF_UNIX, libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC, 0);
        let file = || libc::open(c"/proc/self/exe".as_ptr(), libc::O_RDONLY | libc::O_CLOEXEC);
        match call {
            "memfd_create" => libc::syscall(libc::SYS_memfd_create, c"anygpu".as_ptr(), libc::MFD_CLOEXEC),
            "fcntl" => {
                let mut lock: libc::flock = std::mem::zeroed();
                lock.l_type = libc::F_RDLCK as i16;
                libc::fcntl(file(), libc::F_OFD_SETLK, &mut lock).into()
            }
            "openat" => file().into(),
            "mmap" => {
                let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
                let memory = libc::mmap(null_mut(), 4096, libc::PROT_READ, flags, -1, 0);
                if memory == libc::MAP_FAILED { -1 } else { 0 }
            }
            "madvise" => libc::madvise(null_mut(), 0, libc::MADV_NORMAL).into(),
            "socket" => socket().into(),
            "bind" => {
                let family = libc::AF_UNIX as libc::sa_family_t;
                // An address of the family alone: the system chooses an abstract name.
                libc::bind(socket(), (&raw const family).cast(), size_of_val(&family) as libc::socklen_t).into()
            }
            "eventfd2" => libc::eventfd(0, libc::EFD_CLOEXEC).into(),
            "epoll_create1" => libc::epoll_create1(libc::EPOLL_CLOEXEC).into(),
            "futex" => {
                let word = 0_u32;
                libc::syscall(libc::SYS_futex, &raw const word, libc::FUTEX_WAKE, 1)
            }
            _ => libc::syscall(libc::SYS_getrandom, null_mut::<u8>(), 0, 0),
        }
    }
}

/// Returns the calls that the system refuses, each with the error or signal.
pub fn refused() -> Vec<String> {
    CALLS.iter().filter_map(|call| refusal(call).map(|how| format!("{call} ({how})"))).collect()
}

/// Makes a call in a process of its own; `None` if it is not refused.
fn refusal(call: &str) -> Option<&'static str> {
    // SAFETY: this process has one thread; the child makes system calls only.
    let status = unsafe {
        match libc::fork() {
            -1 => return None,
            0 => {
                let error = if make(call) < 0 { *libc::__errno_location() } else { 0 };
                libc::_exit(error)
            }
            child => {
                let mut status = 0;
                libc::waitpid(child, &mut status, 0);
                status
            }
        }
    };
    if libc::WIFSIGNALED(status) {
        return (libc::WTERMSIG(status) == libc::SIGSYS).then_some("SIGSYS");
    }
    match libc::WEXITSTATUS(status) {
        libc::EPERM => Some("EPERM"),
        libc::EACCES => Some("EACCES"),
        libc::ENOSYS => Some("ENOSYS"),
        _ => None,
    }
}
