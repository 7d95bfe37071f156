// SPDX-License-Identifier: MIT OR Apache-2.0
//! The thread that answers those who ask for what this process offers.
//!
//! Nothing that it does blocks, so nobody who is slow, or silent, holds up others: whoever has not asked within
//! [`PATIENCE`] is hung up on, and sooner where too many wait.

use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::time::{Duration, Instant};

use super::peer::Peer;
use super::{ANSWER, Answer, GREETING, LISTENER, PATIENCE, PAYLOAD, QUESTION};
use crate::os::descriptor;

/// How many may have connected and not asked.
const MOST: usize = 256;
/// How long each of them has at least.
const LEAST: Duration = Duration::from_millis(250);
/// How long to wait for descriptors, which others must free.
const PAUSE: Duration = Duration::from_millis(5);

/// Somebody who has connected.
struct Visitor {
    socket: OwnedFd,
    peer: Peer,
    since: Instant,
}

/// What is to be done with a visitor.
#[derive(PartialEq, Eq)]
enum Next {
    /// Wait: it has not asked.
    Wait,
    /// Hang up. Who has got no answer, for want of something that others can free, asks again.
    HangUp,
}

/// The thread.
pub fn run() {
    let Some(listener) = LISTENER.get() else { return };
    let mut visitors: Vec<Visitor> = Vec::new();
    loop {
        // Not ours any more: what is there is the program's.
        let Ok(listener) = listener.get() else { return };
        let is_full = !welcome(listener, &mut visitors);
        let mut stirred = wait(listener, &visitors, is_full).into_iter();
        visitors.retain(|visitor| {
            let has_stirred = stirred.next().is_some_and(|entry| entry.revents != 0);
            !(has_stirred && visitor.serve() == Next::HangUp) && visitor.since.elapsed() < PATIENCE
        });
    }
}

/// Lets in and serves those who have connected, not so many at once that others starve; false where there is no room for
/// more now.
fn welcome(listener: RawFd, visitors: &mut Vec<Visitor>) -> bool {
    for _ in 0..MOST {
        if visitors.len() >= MOST && !make_room(visitors) {
            return false;
        }
        match accept(listener) {
            Ok(visitor) => {
                if visitor.serve() == Next::Wait {
                    visitors.push(visitor);
                }
            }
            Err(error) => match error.raw_os_error() {
                Some(libc::EAGAIN) => return true,
                Some(libc::EMFILE | libc::ENFILE | libc::ENOBUFS | libc::ENOMEM) if !make_room(visitors) => {
                    return false;
                }
                // That one is gone, or there is room again.
                _ => {}
            },
        }
    }
    true
}

/// Hangs up on the one who has waited longest without asking, if that is long.
fn make_room(visitors: &mut Vec<Visitor>) -> bool {
    let oldest = visitors.iter().position(|visitor| visitor.since.elapsed() > LEAST);
    oldest.map(|place| visitors.remove(place)).is_some()
}

fn accept(listener: RawFd) -> io::Result<Visitor> {
    let (address, length) = (std::ptr::null_mut(), std::ptr::null_mut());
    // SAFETY: a plain system call; nobody wants the address.
    let socket = unsafe { libc::accept4(listener, address, length, libc::SOCK_CLOEXEC | libc::SOCK_NONBLOCK) };
    let socket = descriptor::owned(socket)?;
    let peer = Peer::of(socket.as_raw_fd())?;
    Ok(Visitor { socket, peer, since: Instant::now() })
}

/// Sleeps until there is something to do; what has become of the visitors.
fn wait(listener: RawFd, visitors: &[Visitor], is_full: bool) -> Vec<libc::pollfd> {
    let entry = |fd, events| libc::pollfd { fd, events, revents: 0 };
    let mut watched: Vec<_> = visitors.iter().map(|visitor| entry(visitor.socket.as_raw_fd(), libc::POLLIN)).collect();
    watched.push(entry(listener, if is_full { 0 } else { libc::POLLIN }));
    let oldest = visitors.iter().map(|visitor| PATIENCE.saturating_sub(visitor.since.elapsed())).min();
    let timeout = if is_full { Some(PAUSE) } else { oldest };
    let timeout = timeout.map_or(-1, |timeout| timeout.as_millis() as i32 + 1);
    // SAFETY: as many structures as there are.
    unsafe { libc::poll(watched.as_mut_ptr(), watched.len() as libc::nfds_t, timeout) };
    watched
}

impl Visitor {
    /// Reads what it asks, if it has, and answers.
    fn serve(&self) -> Next {
        if self.peer.is_of_same_user() {
            match self.read() {
                Ok(Some(handle)) => self.answer(handle),
                Ok(None) => return Next::Wait,
                Err(_) => {}
            }
        } else {
            log::warn!("process {} of another user asked for what this process offers", self.peer.pid);
            self.tell(Answer::OtherUser, &[0; PAYLOAD], None);
        }
        Next::HangUp
    }

    /// The handle it asks for; `None` where it has not asked.
    fn read(&self) -> io::Result<Option<u64>> {
        let mut question = [0; QUESTION];
        match descriptor::receive(self.socket.as_raw_fd(), &mut question) {
            Ok((QUESTION, None)) if question[..8] == GREETING => {
                let [.., a, b, c, d, e, f, g, h] = question;
                Ok(Some(u64::from_ne_bytes([a, b, c, d, e, f, g, h])))
            }
            Ok(_) => Err(io::ErrorKind::InvalidData.into()),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Gives it what it asks for, or says why not.
    fn answer(&self, handle: u64) {
        let offers = super::lock();
        let found = offers.by_handle.get(&handle).ok_or(Answer::Unknown).and_then(|record| {
            if let Some(listed) = &record.listed {
                self.peer.find(self.socket.as_raw_fd(), listed)?;
            }
            let descriptor = record.offer.descriptor.as_ref().map(|kept| kept.get().ok_or(Answer::Lost)).transpose()?;
            Ok((&record.offer.payload, descriptor))
        });
        match found {
            Ok((payload, descriptor)) => self.tell(Answer::Given, payload, descriptor),
            Err(answer) => self.tell(answer, &[0; PAYLOAD], None),
        }
        let refused = found.err();
        // A logger of the program's own may call this library.
        drop(offers);
        if let Some(answer) = refused {
            log::warn!("process {} was refused {handle:#x}: {answer:?}", self.peer.pid);
        }
    }

    fn tell(&self, answer: Answer, payload: &[u8; PAYLOAD], descriptor: Option<RawFd>) {
        let mut bytes = [0; ANSWER];
        bytes[..8].copy_from_slice(&GREETING);
        bytes[8..12].copy_from_slice(&(answer as u32).to_ne_bytes());
        bytes[12..16].copy_from_slice(&u32::from(descriptor.is_some()).to_ne_bytes());
        bytes[16..].copy_from_slice(payload);
        // Who has gone does not mind.
        _ = descriptor::send(self.socket.as_raw_fd(), &bytes, descriptor);
    }
}
