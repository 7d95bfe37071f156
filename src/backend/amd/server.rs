// SPDX-License-Identifier: MIT OR Apache-2.0
//! The socket by which a process gives away the descriptors of the memory that it has exported.
//!
//! HIP 7's handle of memory names the process and the address, and the process that opens it asks for the descriptor
//! (`IPCClientImport` of the HSA runtime 7.2). Where the exporter has no such memory any more, it closes the connection, and
//! HIP reads from that for ever; where the exporter has ended, HIP tries to connect for ten seconds. So it is asked first.

use std::io::{Error, Write};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;
use std::time::Duration;

use crate::gpu::{IpcHandle, Kind, Result};

/// Bytes of a message, which is an address in decimal digits.
const MESSAGE: usize = 64;
/// The time that HIP waits for the exporter, too.
const PATIENCE: Duration = Duration::from_secs(10);

/// The exporter of a handle and its address of the memory; `None` for a handle of another form.
fn exporter(handle: &IpcHandle) -> Option<(u32, u64)> {
    let word = |at: usize| u32::from_le_bytes([handle[at], handle[at + 1], handle[at + 2], handle[at + 3]]);
    // The HSA runtime's part has the process at byte 8, HIP's own at byte 48.
    let process = word(8);
    (process != 0 && process == word(48)).then(|| (process, u64::from(word(0)) | u64::from(word(4)) << 32))
}

/// Refuses a handle whose memory its exporter does not give away any more.
pub fn check(handle: &IpcHandle) -> Result<()> {
    let Some((process, address)) = exporter(handle) else { return Ok(()) };
    if process == std::process::id() {
        return Ok(());
    }
    match ask(process, address) {
        Ok(true) => Ok(()),
        Ok(false) => {
            Err(Kind::HandleRefused
                .because(format!("process {process} has no exported memory at {address:#x} any more")))
        }
        Err(error) => Err(Kind::HandleRefused
            .because(format!("process {process}, which exported the memory, does not give it away: {error}"))),
    }
}

/// Asks the exporter for a descriptor, and returns true if there is one.
fn ask(process: u32, address: u64) -> std::io::Result<bool> {
    let mut socket = connect(process)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    let mut message = [0; MESSAGE];
    let digits = address.to_string();
    message[..digits.len()].copy_from_slice(digits.as_bytes());
    socket.write_all(&message)?;
    let descriptor = receive(&socket)?;
    if descriptor.is_some() {
        // Tells the exporter that the descriptor has arrived; it waits for that.
        _ = socket.write_all(&message);
    }
    Ok(descriptor.is_some())
}

/// Connects to the abstract address that the HSA runtime gives its server: all of `sun_path`, padded with zeros.
fn connect(process: u32) -> std::io::Result<UnixStream> {
    // SAFETY: a plain system call.
    let socket = unsafe { libc::socket(libc::AF_UNIX, libc::SOCK_STREAM | libc::SOCK_CLOEXEC, 0) };
    if socket < 0 {
        return Err(Error::last_os_error());
    }
    // SAFETY: the descriptor was just created, and nobody else has it.
    let socket = UnixStream::from(unsafe { OwnedFd::from_raw_fd(socket) });
    socket.set_write_timeout(Some(PATIENCE))?;
    // SAFETY: the structure has only numbers, for which 0 is valid.
    let mut address: libc::sockaddr_un = unsafe { std::mem::zeroed() };
    address.sun_family = libc::AF_UNIX as libc::sa_family_t;
    // The first letter, x, is replaced by the zero of abstract addresses.
    for (to, letter) in address.sun_path[1..].iter_mut().zip(format!("hsa{process}").bytes()) {
        *to = letter as libc::c_char;
    }
    let size = size_of_val(&address) as libc::socklen_t;
    // SAFETY: the address is a live variable of that size.
    if unsafe { libc::connect(socket.as_raw_fd(), (&raw const address).cast(), size) } < 0 {
        return Err(Error::last_os_error());
    }
    Ok(socket)
}

/// Receives one descriptor; `None` at the end of the connection.
fn receive(socket: &UnixStream) -> std::io::Result<Option<OwnedFd>> {
    #[repr(C, align(8))]
    struct Control([u8; 256]);
    let (mut byte, mut control) = ([0_u8; 1], Control([0; 256]));
    let mut part = libc::iovec { iov_base: byte.as_mut_ptr().cast(), iov_len: byte.len() };
    // SAFETY: the structure has only numbers and pointers, for which 0 is valid.
    let mut message: libc::msghdr = unsafe { std::mem::zeroed() };
    message.msg_iov = &raw mut part;
    message.msg_iovlen = 1;
    message.msg_control = control.0.as_mut_ptr().cast();
    message.msg_controllen = control.0.len();
    // SAFETY: the message and what it points to are live variables.
    let received = unsafe { libc::recvmsg(socket.as_raw_fd(), &raw mut message, libc::MSG_CMSG_CLOEXEC) };
    if received < 0 {
        return Err(Error::last_os_error());
    }
    // SAFETY: the kernel has filled the message.
    let header = unsafe { libc::CMSG_FIRSTHDR(&raw const message) };
    if received == 0 || header.is_null() {
        return Ok(None);
    }
    // SAFETY: the header is in `control`, and its data is a descriptor, if its type says so.
    unsafe {
        if (*header).cmsg_level != libc::SOL_SOCKET || (*header).cmsg_type != libc::SCM_RIGHTS {
            return Ok(None);
        }
        let descriptor = libc::CMSG_DATA(header).cast::<RawFd>().read_unaligned();
        Ok(Some(OwnedFd::from_raw_fd(descriptor)))
    }
}
