// SPDX-License-Identifier: MIT OR Apache-2.0
//! The socket by which a process gives away the descriptors of the memory that it has exported.
//!
//! HIP 7's handle of memory names the process and the address, and the process that opens it asks for the descriptor
//! (`IPCClientImport` of the HSA runtime 7.2). Where the exporter has no such memory any more, it closes the connection, and
//! HIP reads from that for ever; where the exporter has ended, HIP tries to connect for ten seconds. So it is asked first.

use std::io::Write;
use std::os::fd::{AsRawFd, RawFd};
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;

use super::convert::AbiVersion;
use crate::gpu::{IpcHandle, Kind, Result};
use crate::os::descriptor;

/// Bytes of a message, which is an address in decimal digits.
const MESSAGE: usize = 64;
/// The time that HIP waits for the exporter, too.
const PATIENCE: Duration = Duration::from_secs(10);

/// Bit of a handle's part whose memory shares a block with other allocations.
const PART: u32 = 1 << 31;

fn word(handle: &IpcHandle, at: usize) -> u32 {
    u32::from_le_bytes([handle[at], handle[at + 1], handle[at + 2], handle[at + 3]])
}

/// The exporter of a handle and its address of the memory; `None` for a handle of another form.
fn exporter(handle: &IpcHandle) -> Option<(u32, u64)> {
    // The HSA runtime's part has the process at byte 8, HIP's own at byte 48.
    let process = word(handle, 8);
    let address = u64::from(word(handle, 0)) | u64::from(word(handle, 4)) << 32;
    (process != 0 && process == word(handle, 48)).then_some((process, address))
}

/// Refuses bytes that are no handle of this release's, for which HIP ends the process, or waits ten seconds.
pub fn check_form(abi: AbiVersion, handle: &IpcHandle) -> Result<()> {
    /// The kinds of apertures that the driver's library knows.
    const APERTURES: u32 = 5;
    /// More than an address space has.
    const TOO_LARGE: u64 = 1 << 47;

    let wide = |at| u64::from(word(handle, at)) | u64::from(word(handle, at + 4)) << 32;
    let is_one = match abi {
        // The aperture; the size of the allocation, and the offset of the address that was exported.
        AbiVersion::Five => word(handle, 16) < APERTURES && wide(40) < wide(32) && wide(32) < TOO_LARGE,
        AbiVersion::Six => true,
        // Only the form of the older driver's calls has a number here; in the other both parts name the process.
        AbiVersion::Seven => word(handle, 12) != 0 || word(handle, 8) == word(handle, 48),
    };
    if is_one { Ok(()) } else { Err(Kind::HandleRefused.because("the bytes are no handle of HIP's")) }
}

/// Returns true for the handle of memory that shares a block with others. The runtime keeps one number with the block, which
/// each handle repeats, and clears it when the first exported memory there is freed.
pub fn is_part(handle: &IpcHandle) -> bool {
    exporter(handle).is_some() && word(handle, 24) & PART != 0
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
        Err(error) => Err(Kind::HandleRefused.because(format!(
            "process {process}, which exported the memory, does not give it away: {error}. It has ended, or AMD's runtime has \
             ended its thread for importers because one of them was killed: while it lives, exporting again starts that anew"
        ))),
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
    let (_, descriptor) = descriptor::receive(socket.as_raw_fd(), &mut [0])?;
    if descriptor.is_some() {
        // Tells the exporter that the descriptor has arrived; it waits for that.
        _ = socket.write_all(&message);
    }
    Ok(descriptor.is_some())
}

/// Keeps HIP's socket of this process from the programs that it executes.
///
/// They would inherit it. One that replaces this program could not export memory, as the address is in use, for which a
/// runtime with assertions ends the process; and importers would wait for one that outlives this process.
pub fn keep_from_programs() {
    /// Releases before 7 have none.
    const NONE: RawFd = -2;
    /// The socket that was found last. HIP makes another once an importer was killed while it served it. Relaxed: a hint.
    static LAST: AtomicI32 = AtomicI32::new(-1);
    let own = address(std::process::id()).sun_path;
    let is_own = |descriptor: &RawFd| address_of(*descriptor) == Some(own);
    let last = LAST.load(Ordering::Relaxed);
    // SAFETY: a plain system call.
    if last == NONE || is_own(&last) && unsafe { libc::fcntl(last, libc::F_GETFD) } == libc::FD_CLOEXEC {
        return;
    }
    let Ok(descriptors) = std::fs::read_dir("/proc/self/fd") else { return };
    let numbers = descriptors.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let found = numbers.filter(is_own).last();
    if let Some(socket) = found {
        // SAFETY: as above.
        unsafe { libc::fcntl(socket, libc::F_SETFD, libc::FD_CLOEXEC) };
    }
    LAST.store(found.unwrap_or(if last < 0 { NONE } else { last }), Ordering::Relaxed);
}

/// The path that a socket is bound to; `None` for any other descriptor.
fn address_of(socket: RawFd) -> Option<[libc::c_char; 108]> {
    // SAFETY: the structure has only numbers, for which 0 is valid.
    let mut address: libc::sockaddr_un = unsafe { std::mem::zeroed() };
    let mut size = size_of_val(&address) as libc::socklen_t;
    // SAFETY: the outputs are live variables; the system writes no more than `size` bytes.
    let status = unsafe { libc::getsockname(socket, (&raw mut address).cast(), &raw mut size) };
    (status == 0 && i32::from(address.sun_family) == libc::AF_UNIX).then_some(address.sun_path)
}

/// Connects to the socket that the HSA runtime serves a process's memory by.
fn connect(process: u32) -> std::io::Result<UnixStream> {
    // SAFETY: a plain system call.
    let socket = unsafe { libc::socket(libc::AF_UNIX, libc::SOCK_STREAM | libc::SOCK_CLOEXEC, 0) };
    let socket = UnixStream::from(descriptor::owned(socket)?);
    socket.set_write_timeout(Some(PATIENCE))?;
    let address = address(process);
    let size = size_of_val(&address) as libc::socklen_t;
    // SAFETY: the address is a live variable of that size.
    descriptor::check(unsafe { libc::connect(socket.as_raw_fd(), (&raw const address).cast(), size) })?;
    Ok(socket)
}

/// The abstract address that the HSA runtime gives its server: all of `sun_path`, padded with zeros.
fn address(process: u32) -> libc::sockaddr_un {
    // SAFETY: the structure has only numbers, for which 0 is valid.
    let mut address: libc::sockaddr_un = unsafe { std::mem::zeroed() };
    address.sun_family = libc::AF_UNIX as libc::sa_family_t;
    // The first letter, x, is replaced by the zero of abstract addresses.
    for (to, letter) in address.sun_path[1..].iter_mut().zip(format!("hsa{process}").bytes()) {
        *to = letter as libc::c_char;
    }
    address
}
