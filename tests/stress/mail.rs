// SPDX-License-Identifier: MIT OR Apache-2.0
//! Letters between workers: plain data and descriptors, by datagrams that are dropped where nobody has room for them.

use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::sync::OnceLock;

/// Descriptors that a letter may carry.
const MOST: usize = 2;

/// A worker, by its slot and incarnation.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Name {
    pub incarnation: u64,
    pub slot: u32,
    pub pid: i32,
}

/// An offer, or the answer to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Letter {
    /// The kind of exchange; [`ANSWER`] for an answer.
    pub kind: u32,
    /// What the offering worker promises, or what the answering one says, by kind.
    pub flags: u32,
    pub from: Name,
    /// Distinguishes the offers of a worker.
    pub serial: u64,
    pub size: u64,
    pub number: u64,
    /// All who take part; unused ones have incarnation 0.
    pub party: [Name; 4],
    pub handles: [[u8; 72]; 2],
}

pub const ANSWER: u32 = u32::MAX;

impl Letter {
    pub fn new(kind: u32, from: Name, serial: u64) -> Letter {
        let party = [Name::default(); 4];
        Letter { kind, flags: 0, from, serial, size: 0, number: 0, party, handles: [[0; 72]; 2] }
    }
}

/// The supervisor's process id, which makes the names of a run's sockets its own. Set before the first letter.
pub static SUPERVISOR: OnceLock<u32> = OnceLock::new();

fn address(name: Name) -> SocketAddr {
    let supervisor = SUPERVISOR.get().expect("set before the first letter");
    SocketAddr::from_abstract_name(format!("anygpu-stress-{supervisor}-{}", name.incarnation)).expect("a short name")
}

/// A worker's inbox, which all its threads read.
pub struct Inbox(UnixDatagram);

#[repr(align(8))]
struct Control([u8; 64]);

fn message(data: &mut libc::iovec, control: &mut Control) -> libc::msghdr {
    // SAFETY: zeros are an empty message.
    let mut message: libc::msghdr = unsafe { std::mem::zeroed() };
    (message.msg_iov, message.msg_iovlen) = (data, 1);
    (message.msg_control, message.msg_controllen) = (control.0.as_mut_ptr().cast(), size_of::<Control>());
    message
}

impl Inbox {
    pub fn new(name: Name) -> Inbox {
        let socket = UnixDatagram::bind_addr(&address(name)).expect("a free name");
        socket.set_nonblocking(true).expect("a socket");
        Inbox(socket)
    }

    pub fn descriptor(&self) -> i32 {
        self.0.as_raw_fd()
    }

    /// Takes the next letter, if there is one.
    pub fn take(&self) -> Option<(Letter, Vec<OwnedFd>)> {
        let mut letter = Letter::new(0, Name::default(), 0);
        let mut control = Control([0; 64]);
        let mut data = libc::iovec { iov_base: (&raw mut letter).cast(), iov_len: size_of::<Letter>() };
        let mut message = message(&mut data, &mut control);
        let mut descriptors = Vec::new();
        // SAFETY: the letter consists of integers and has the size given; the kernel fills the control message, whose
        // descriptors are new.
        unsafe {
            let length = libc::recvmsg(self.0.as_raw_fd(), &mut message, libc::MSG_CMSG_CLOEXEC);
            if length != size_of::<Letter>() as isize {
                return None;
            }
            let header = libc::CMSG_FIRSTHDR(&message);
            if !header.is_null() {
                let count = ((*header).cmsg_len - libc::CMSG_LEN(0) as usize) / 4;
                let numbers = libc::CMSG_DATA(header).cast::<i32>();
                descriptors = (0..count).map(|i| OwnedFd::from_raw_fd(numbers.add(i).read_unaligned())).collect();
            }
        }
        Some((letter, descriptors))
    }
}

/// Sends a letter; an error if the worker is gone or has no room.
pub fn send(to: Name, letter: &Letter, descriptors: &[i32]) -> io::Result<()> {
    assert!(descriptors.len() <= MOST);
    let socket = UnixDatagram::unbound()?;
    socket.set_nonblocking(true)?;
    socket.connect_addr(&address(to))?;
    let mut control = Control([0; 64]);
    let mut data = libc::iovec { iov_base: (&raw const *letter).cast_mut().cast(), iov_len: size_of::<Letter>() };
    let mut message = message(&mut data, &mut control);
    let bytes = size_of_val(descriptors) as u32;
    // SAFETY: the control message is inside the room for it, and all of it lives until it is sent.
    let sent = unsafe {
        message.msg_controllen = 0;
        if !descriptors.is_empty() {
            message.msg_controllen = libc::CMSG_SPACE(bytes) as _;
            let header = libc::CMSG_FIRSTHDR(&message);
            (*header).cmsg_level = libc::SOL_SOCKET;
            (*header).cmsg_type = libc::SCM_RIGHTS;
            (*header).cmsg_len = libc::CMSG_LEN(bytes) as _;
            let numbers = libc::CMSG_DATA(header).cast::<i32>();
            descriptors.iter().enumerate().for_each(|(i, number)| numbers.add(i).write_unaligned(*number));
        }
        libc::sendmsg(socket.as_raw_fd(), &message, libc::MSG_NOSIGNAL)
    };
    if sent == size_of::<Letter>() as isize { Ok(()) } else { Err(io::Error::last_os_error()) }
}
