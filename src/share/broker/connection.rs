// SPDX-License-Identifier: MIT OR Apache-2.0
//! Connections to other processes, with a time limit for each step, and the answers that come over them.

use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::time::Instant;

use super::address::{self, Address};
use super::peer::Peer;
use super::{Answer, GREETING};
use crate::gpu::{Error, Kind, Result};
use crate::os::descriptor::{self, Kept, named};
use crate::os::fork::Unforked;
use crate::share::magic::is_other_version;

/// An answer of any process, with the bytes that are asked for.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message<const N: usize> {
    pub greeting: [u8; 8],
    /// The number of an [`Answer`].
    pub code: u32,
    /// 1 where a descriptor is attached, else 0.
    pub has_descriptor: u32,
    pub bytes: [u8; N],
}

impl<const N: usize> Message<N> {
    pub fn new(answer: Answer, has_descriptor: bool, bytes: [u8; N]) -> Self {
        Message { greeting: GREETING, code: answer as u32, has_descriptor: has_descriptor.into(), bytes }
    }

    /// The answer; `None` for an unknown one.
    pub fn answer(&self) -> Option<Answer> {
        Answer::ALL.get(self.code as usize).copied()
    }

    /// Returns true for a message of another version of the protocol.
    pub fn is_other_version(&self) -> bool {
        is_other_version(self.greeting, GREETING)
    }

    pub fn as_bytes(&self) -> &[u8] {
        const { assert!(size_of::<Self>() == 16 + N) };
        // SAFETY: all of this, without padding.
        unsafe { std::slice::from_raw_parts(std::ptr::from_ref(self).cast(), size_of::<Self>()) }
    }

    /// Room for a message, in place of this one.
    pub fn as_bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: all of this, which has no padding, and of which any bytes are one.
        unsafe { std::slice::from_raw_parts_mut(std::ptr::from_mut(self).cast(), size_of::<Self>()) }
    }
}

pub struct Connection {
    pub socket: OwnedFd,
    pub peer: Peer,
}

impl Connection {
    /// Connects to the process, of whichever user, that listens at an address; the inner error says why none does.
    pub fn to(address: &Address, flags: i32, deadline: Instant) -> Result<io::Result<Connection>> {
        let none = |error| Error::of_system("no socket to ask another process: ", error);
        let socket = address::socket(flags).map_err(none)?;
        let connected = patiently(deadline, |timeout| {
            limit_sends(&socket, timeout)?;
            named("connect", address.connect(&socket))
        });
        Ok(match connected {
            Ok(()) => Ok(Connection { peer: Peer::of(socket.as_raw_fd()).map_err(none)?, socket }),
            Err(error) => Err(error),
        })
    }

    pub fn send(&self, request: &[u8], deadline: Instant) -> io::Result<()> {
        patiently(deadline, |timeout| {
            limit_sends(&self.socket, timeout)?;
            descriptor::send(self.socket.as_raw_fd(), request, None)
        })
    }

    /// Receives an answer, and the descriptor that comes with it.
    pub fn receive<const N: usize>(&self, deadline: Instant) -> io::Result<(Message<N>, Option<Kept>)> {
        let mut message = Message::new(Answer::Unknown, false, [0; N]);
        let (length, descriptor) = patiently(deadline, |timeout| {
            await_message(&self.socket, timeout)?;
            // A child that is forked before the descriptor is kept would not close it. Nothing is waited for here.
            let _step = Unforked::new();
            let (length, descriptor) = descriptor::receive(self.socket.as_raw_fd(), message.as_bytes_mut())?;
            let kept = descriptor.map(|descriptor| Kept::new(descriptor::out_of_the_way(descriptor)));
            Ok((length, kept.transpose()?))
        })?;
        match length {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            length if length == size_of_val(&message) => Ok((message, descriptor)),
            _ => Err(io::ErrorKind::InvalidData.into()),
        }
    }
}

/// Repeats a system call that signals interrupt; `limited` gets the time that is left until the deadline.
fn patiently<T>(deadline: Instant, mut limited: impl FnMut(libc::timeval) -> io::Result<T>) -> io::Result<T> {
    loop {
        let remaining = deadline.saturating_duration_since(Instant::now());
        if remaining.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        // Zero would mean no limit.
        let micros = remaining.subsec_micros().max(1);
        let remaining = libc::timeval { tv_sec: remaining.as_secs() as _, tv_usec: micros as _ };
        match limited(remaining) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

/// Limits the time in which a socket connects or sends.
fn limit_sends(socket: &OwnedFd, timeout: libc::timeval) -> io::Result<()> {
    let (value, length) = ((&raw const timeout).cast(), size_of_val(&timeout) as libc::socklen_t);
    // SAFETY: the value is valid for its length.
    let set = unsafe { libc::setsockopt(socket.as_raw_fd(), libc::SOL_SOCKET, libc::SO_SNDTIMEO, value, length) };
    named("setsockopt", descriptor::check(set)).map(|_| ())
}

/// Waits until a message has come, or the connection has ended.
pub fn await_message(socket: &OwnedFd, limit: libc::timeval) -> io::Result<()> {
    let mut awaited = libc::pollfd { fd: socket.as_raw_fd(), events: libc::POLLIN, revents: 0 };
    let milliseconds = limit.tv_sec * 1000 + limit.tv_usec / 1000 + 1;
    // SAFETY: one structure, valid for the call.
    match descriptor::check(unsafe { libc::poll(&mut awaited, 1, milliseconds as i32) })? {
        0 => Err(io::ErrorKind::TimedOut.into()),
        _ => Ok(()),
    }
}

/// The error of a process that gives no answer, or one that is none.
pub fn silent(error: &io::Error) -> Error {
    let why = match error.kind() {
        io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => "it may be stopped, by a signal or a debugger".into(),
        _ => error.to_string(),
    };
    Kind::Unreachable.because(format!("the process that the handle is of does not answer: {why}"))
}

/// Returns true where a process has ended the connection without an answer.
pub fn has_hung_up(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::UnexpectedEof | io::ErrorKind::ConnectionReset | io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_hung_up_is_asked_again() {
        use io::ErrorKind::*;
        for kind in [UnexpectedEof, ConnectionReset, BrokenPipe] {
            assert!(has_hung_up(&kind.into()), "{kind:?}");
        }
        for kind in [InvalidData, TimedOut, WouldBlock] {
            assert!(!has_hung_up(&kind.into()), "{kind:?}");
        }
    }
}
