// SPDX-License-Identifier: MIT OR Apache-2.0
//! File descriptors that are ours in a program that has its own, and which it may close.

use std::io;
use std::mem::{ManuallyDrop, MaybeUninit};
use std::os::fd::{AsRawFd, FromRawFd, IntoRawFd, OwnedFd, RawFd};

use super::thread::Uncancelled;

/// A descriptor that is kept from call to call. The program may close it, and give its number to a file of its own: so
/// it is looked at before it is used, and left alone when it is not ours any more.
pub struct Kept {
    fd: ManuallyDrop<OwnedFd>,
    /// The file's device and inode.
    identity: (u64, u64),
}

impl Kept {
    /// Keeps an open file.
    pub fn new(fd: OwnedFd) -> io::Result<Kept> {
        let identity = identity(fd.as_raw_fd())?;
        Ok(Kept { fd: ManuallyDrop::new(fd), identity })
    }

    /// The file's inode.
    pub fn inode(&self) -> u64 {
        self.identity.1
    }

    /// The descriptor, if it is still the one we opened.
    pub fn get(&self) -> Option<RawFd> {
        let fd = self.fd.as_raw_fd();
        identity(fd).is_ok_and(|found| found == self.identity).then_some(fd)
    }

    /// The same, or why it is not.
    pub fn descriptor(&self) -> io::Result<RawFd> {
        self.get().ok_or_else(|| {
            io::Error::other(format!(
                "file descriptor {}, which holds the memory, was closed by the program; nothing in it can be shared \
                 any more: do not close descriptors you did not open",
                self.fd.as_raw_fd()
            ))
        })
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        if self.get().is_some() {
            let _uncancelled = Uncancelled::new();
            // SAFETY: dropped once, here.
            unsafe { ManuallyDrop::drop(&mut self.fd) };
        }
    }
}

fn identity(fd: RawFd) -> io::Result<(u64, u64)> {
    status(fd).map(|status| (status.st_dev, status.st_ino))
}

/// Another descriptor of an open file, which the program may close.
pub fn duplicate(fd: RawFd) -> io::Result<OwnedFd> {
    // SAFETY: a plain system call; where `fd` is no descriptor it says so.
    owned(unsafe { libc::fcntl(fd, libc::F_DUPFD_CLOEXEC, 0) })
}

/// A copy of a descriptor of ours for the program, which sends it to another process.
pub fn give(fd: RawFd) -> io::Result<RawFd> {
    match duplicate(fd) {
        Ok(copy) => Ok(copy.into_raw_fd()),
        Err(error) => Err(io::Error::other(format!("no file descriptor: {error}"))),
    }
}

/// Duplicates a file descriptor that the program received, to a high number; an error if it is not open.
pub fn take(fd: RawFd) -> io::Result<OwnedFd> {
    duplicate(fd).map(out_of_the_way).map_err(|error| {
        io::Error::other(format!(
            "file descriptor {fd} cannot be used: {error}. Its number means nothing in another process: send it over a \
             Unix socket (SCM_RIGHTS)"
        ))
    })
}

/// Closes a descriptor that the program has given up.
pub fn close(fd: RawFd) {
    let _uncancelled = Uncancelled::new();
    // SAFETY: it is nobody else's any more.
    drop(unsafe { OwnedFd::from_raw_fd(fd) });
}

/// Moves a descriptor to a high number; where none is to be had the low one serves.
pub fn out_of_the_way(low: OwnedFd) -> OwnedFd {
    // SAFETY: a plain system call on a descriptor of ours.
    owned(unsafe { libc::fcntl(low.as_raw_fd(), libc::F_DUPFD_CLOEXEC, high_descriptor()) }).unwrap_or(low)
}

/// A descriptor number near the limit, but not so high that the kernel must grow the process's table a lot.
fn high_descriptor() -> i32 {
    limit(libc::RLIMIT_NOFILE).saturating_sub(64).min(960) as i32
}

/// Returns the soft limit of a resource.
pub fn limit(resource: libc::__rlimit_resource_t) -> u64 {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the output is valid for the call.
    unsafe { libc::getrlimit(resource, &mut limit) };
    limit.rlim_cur
}

/// A descriptor that the kernel just returned, or its error.
pub fn owned(fd: RawFd) -> io::Result<OwnedFd> {
    // SAFETY: the descriptor was just returned to us by the kernel.
    check(fd).map(|fd| unsafe { OwnedFd::from_raw_fd(fd) })
}

/// Converts a system call's result to its value or the error in errno.
pub fn check(result: i32) -> io::Result<i32> {
    if result < 0 { Err(io::Error::last_os_error()) } else { Ok(result) }
}

/// Returns the status of an open file.
pub fn status(fd: RawFd) -> io::Result<libc::stat> {
    let mut status = MaybeUninit::uninit();
    // SAFETY: the output is valid for the call, and initialised where it succeeds.
    unsafe {
        check(libc::fstat(fd, status.as_mut_ptr()))?;
        Ok(status.assume_init())
    }
}

/// Room for one descriptor that travels with a message, aligned as the kernel's header for it.
#[repr(C, align(8))]
struct Parcel([u8; PARCEL]);

/// Exactly one: the kernel closes what does not fit.
// SAFETY: plain arithmetic.
const PARCEL: usize = unsafe { libc::CMSG_LEN(size_of::<RawFd>() as u32) } as usize;

/// A message of these bytes, with room for a descriptor.
fn message(bytes: &mut libc::iovec, parcel: &mut Parcel) -> libc::msghdr {
    // SAFETY: all zeros is a value of this plain structure, which has fields of the platform's own.
    let mut message: libc::msghdr = unsafe { std::mem::zeroed() };
    message.msg_iov = bytes;
    message.msg_iovlen = 1;
    message.msg_control = parcel.0.as_mut_ptr().cast();
    message.msg_controllen = PARCEL as _;
    message
}

/// Sends one message over a Unix socket that keeps messages apart, and a descriptor with it.
pub fn send(socket: RawFd, bytes: &[u8], with: Option<RawFd>) -> io::Result<()> {
    let mut part = libc::iovec { iov_base: bytes.as_ptr().cast_mut().cast(), iov_len: bytes.len() };
    let mut parcel = Parcel([0; PARCEL]);
    let mut message = message(&mut part, &mut parcel);
    // SAFETY: the message is complete; its header for the descriptor is written where there is room for it. The bytes
    // are only read.
    let sent = unsafe {
        match with {
            Some(descriptor) => {
                let header = libc::CMSG_FIRSTHDR(&message);
                (*header).cmsg_level = libc::SOL_SOCKET;
                (*header).cmsg_type = libc::SCM_RIGHTS;
                (*header).cmsg_len = message.msg_controllen;
                libc::CMSG_DATA(header).cast::<RawFd>().write_unaligned(descriptor);
            }
            None => message.msg_controllen = 0,
        }
        libc::sendmsg(socket, &message, libc::MSG_NOSIGNAL)
    };
    if sent < 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// Receives one message over such a socket: its length, and the descriptor that came with it.
///
/// The length is 0 at the end of the connection. An error where either is truncated.
pub fn receive(socket: RawFd, bytes: &mut [u8]) -> io::Result<(usize, Option<OwnedFd>)> {
    let mut part = libc::iovec { iov_base: bytes.as_mut_ptr().cast(), iov_len: bytes.len() };
    let mut parcel = Parcel([0; PARCEL]);
    let mut message = message(&mut part, &mut parcel);
    // SAFETY: the message describes buffers that outlive the call.
    let received = unsafe { libc::recvmsg(socket, &mut message, libc::MSG_CMSG_CLOEXEC) };
    if received < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the kernel has filled in the message; a header that it wrote is whole.
    let descriptor = unsafe {
        let header = libc::CMSG_FIRSTHDR(&message);
        let has_one = !header.is_null()
            && (*header).cmsg_level == libc::SOL_SOCKET
            && (*header).cmsg_type == libc::SCM_RIGHTS
            && (*header).cmsg_len as usize == PARCEL;
        has_one.then(|| OwnedFd::from_raw_fd(libc::CMSG_DATA(header).cast::<RawFd>().read_unaligned()))
    };
    if message.msg_flags & libc::MSG_CTRUNC != 0 {
        return Err(io::Error::from_raw_os_error(libc::EMFILE));
    }
    if message.msg_flags & libc::MSG_TRUNC != 0 {
        return Err(io::Error::from_raw_os_error(libc::EMSGSIZE));
    }
    Ok((received as usize, descriptor))
}
