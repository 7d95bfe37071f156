// SPDX-License-Identifier: MIT OR Apache-2.0
//! The serving thread: answers other processes' requests for this process's offers.
//!
//! No operation of it blocks, so a slow or silent process does not delay others. A connection without a request within
//! [`PATIENCE`] is closed, and sooner where there are too many.

use std::io;
use std::os::fd::{AsRawFd, RawFd};
use std::time::{Duration, Instant};

use super::peer::Peer;
use super::{ANSWER, Answer, GREETING, LISTENER, LONGEST_REQUEST, PATIENCE, PAYLOAD, REQUEST};
use crate::os::descriptor::{self, Kept};
use crate::os::fork::Unforked;
use crate::share::magic::is_other_version;

/// The most connections without a request that are kept.
const MAX_WAITING: usize = 256;
/// The least time that each of them is kept.
const MIN_PATIENCE: Duration = Duration::from_millis(250);
/// The pause before the next try when descriptors are exhausted.
const PAUSE: Duration = Duration::from_millis(5);

/// A connected process.
struct Client {
    /// Kept, because the program may close it and use its number before this thread looks again.
    socket: Kept,
    peer: Peer,
    since: Instant,
}

/// The next step with a client.
#[derive(PartialEq, Eq)]
enum Next {
    /// Wait: it has sent no request.
    Wait,
    /// Hang up. A client that got no answer for want of resources asks again.
    HangUp,
}

/// Runs the thread.
pub fn run() {
    let Some(listener) = LISTENER.get() else { return };
    let mut clients: Vec<Client> = Vec::new();
    loop {
        // The program has closed the socket: the number may be another file's.
        let Ok(listener) = listener.get() else { return };
        let is_full = !accept_all(listener, &mut clients);
        let mut polled = wait(listener, &clients, is_full).into_iter();
        clients.retain(|client| {
            let is_ready = polled.next().is_some_and(|entry| entry.revents != 0);
            !(is_ready && client.serve() == Next::HangUp) && client.since.elapsed() < PATIENCE
        });
    }
}

/// Accepts and serves new connections, few enough at once not to starve others; false if there is no room.
fn accept_all(listener: RawFd, clients: &mut Vec<Client>) -> bool {
    for _ in 0..MAX_WAITING {
        if clients.len() >= MAX_WAITING && !make_room(clients) {
            return false;
        }
        match accept(listener) {
            Ok(client) => {
                if client.serve() == Next::Wait {
                    clients.push(client);
                }
            }
            Err(error) => match error.raw_os_error() {
                Some(libc::EAGAIN) => return true,
                Some(libc::EMFILE | libc::ENFILE | libc::ENOBUFS | libc::ENOMEM) if !make_room(clients) => {
                    return false;
                }
                // The connection is gone, or there is room again.
                _ => {}
            },
        }
    }
    true
}

/// Closes the connection that has waited longest without a request, if it had its least time.
fn make_room(clients: &mut Vec<Client>) -> bool {
    let oldest = clients.iter().position(|client| client.since.elapsed() > MIN_PATIENCE);
    oldest.map(|index| clients.remove(index)).is_some()
}

fn accept(listener: RawFd) -> io::Result<Client> {
    let (address, length) = (std::ptr::null_mut(), std::ptr::null_mut());
    // A forked child with the socket would keep the connection open.
    let _step = Unforked::new();
    // SAFETY: a plain system call; the address is not requested.
    let socket = unsafe { libc::accept4(listener, address, length, libc::SOCK_CLOEXEC | libc::SOCK_NONBLOCK) };
    let socket = descriptor::owned(socket)?;
    let peer = Peer::of(socket.as_raw_fd())?;
    Ok(Client { socket: Kept::new(descriptor::out_of_the_way(socket))?, peer, since: Instant::now() })
}

/// Sleeps until there is something to do; returns the poll results, the clients' first.
fn wait(listener: RawFd, clients: &[Client], is_full: bool) -> Vec<libc::pollfd> {
    let entry = |fd, events| libc::pollfd { fd, events, revents: 0 };
    // One that the program has closed is not watched, and goes with its time.
    let socket = |client: &Client| client.socket.get().unwrap_or(-1);
    let mut watched: Vec<_> = clients.iter().map(|client| entry(socket(client), libc::POLLIN)).collect();
    watched.push(entry(listener, if is_full { 0 } else { libc::POLLIN }));
    let oldest = clients.iter().map(|client| PATIENCE.saturating_sub(client.since.elapsed())).min();
    let timeout = if is_full { Some(PAUSE) } else { oldest };
    let timeout = timeout.map_or(-1, |timeout| timeout.as_millis() as i32 + 1);
    // SAFETY: as many structures as there are.
    unsafe { libc::poll(watched.as_mut_ptr(), watched.len() as libc::nfds_t, timeout) };
    watched
}

impl Client {
    /// Reads its request, if it has sent one, and answers.
    fn serve(&self) -> Next {
        let Some(socket) = self.socket.get() else { return Next::HangUp };
        if self.peer.is_of_same_user() {
            match read(socket) {
                Ok(Some(Request::Offer(handle))) => self.answer(socket, handle),
                Ok(Some(Request::OtherVersion)) => {
                    log::warn!("process {} uses another version of anygpu, and was refused", self.peer.pid);
                    send(socket, Answer::OtherVersion, &[0; PAYLOAD], None);
                }
                Ok(None) => return Next::Wait,
                Err(_) => {}
            }
        } else {
            log::warn!("process {} of another user asked for what this process offers", self.peer.pid);
            send(socket, Answer::OtherUser, &[0; PAYLOAD], None);
        }
        Next::HangUp
    }

    /// Sends the offer of a handle, or the reason for refusing it.
    fn answer(&self, socket: RawFd, handle: u64) {
        let offers = super::lock();
        let result = offers.by_handle.get(&handle).ok_or(Answer::Unknown).and_then(|record| {
            if let Some(listed) = &record.listed {
                self.peer.find(socket, listed)?;
            }
            let descriptor = record.offer.descriptor.as_ref().map(|kept| kept.get().ok_or(Answer::Lost)).transpose()?;
            Ok((&record.offer.payload, descriptor))
        });
        match result {
            Ok((payload, descriptor)) => send(socket, Answer::Given, payload, descriptor),
            Err(answer) => send(socket, answer, &[0; PAYLOAD], None),
        }
        let refused = result.err();
        // Unlocked before the log: the program's own logger may call this library.
        drop(offers);
        if let Some(answer) = refused {
            log::warn!("process {} was refused {handle:#x}: {answer:?}", self.peer.pid);
        }
    }
}

/// A request of a client.
enum Request {
    /// For the offer of a handle.
    Offer(u64),
    /// In another version of the protocol.
    OtherVersion,
}

/// Reads a request; `None` if there is none yet.
fn read(socket: RawFd) -> io::Result<Option<Request>> {
    let mut request = [0; LONGEST_REQUEST];
    let word = |request: &[u8; LONGEST_REQUEST], at: usize| std::array::from_fn(|index| request[at + index]);
    match descriptor::receive(socket, &mut request) {
        Ok((REQUEST, None)) if word(&request, 0) == GREETING => {
            Ok(Some(Request::Offer(u64::from_ne_bytes(word(&request, 8)))))
        }
        Ok((8.., _)) if is_other_version(word(&request, 0), GREETING) => Ok(Some(Request::OtherVersion)),
        Ok(_) => Err(io::ErrorKind::InvalidData.into()),
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(None),
        Err(error) => Err(error),
    }
}

/// Sends an answer.
fn send(socket: RawFd, answer: Answer, payload: &[u8; PAYLOAD], descriptor: Option<RawFd>) {
    let mut bytes = [0; ANSWER];
    bytes[..8].copy_from_slice(&GREETING);
    bytes[8..12].copy_from_slice(&(answer as u32).to_ne_bytes());
    bytes[12..16].copy_from_slice(&u32::from(descriptor.is_some()).to_ne_bytes());
    bytes[16..].copy_from_slice(payload);
    // A client that has gone needs no answer.
    _ = descriptor::send(socket, &bytes, descriptor);
}
