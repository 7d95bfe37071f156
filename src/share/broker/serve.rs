// SPDX-License-Identifier: MIT OR Apache-2.0
//! The serving thread: answers other processes' requests for this process's offers.
//!
//! No operation of it blocks, so a slow or silent process does not delay others. A connection without a request within
//! [`PATIENCE`] is closed, and sooner where there are too many. Who looks for a name needs no request, and is answered
//! at once.

use std::io;
use std::os::fd::{AsRawFd, RawFd};
use std::time::{Duration, Instant};

use super::connection::Message;
use super::names;
use super::peer::Peer;
use super::{
    Answer, Content, GREETING, LONGEST_REQUEST, OWN, Offer, Offers, PATIENCE, PAYLOAD, REQUEST, TIMELINE_REQUEST,
};
use crate::os::descriptor::{self, Kept};
use crate::os::fork::Unforked;
use crate::os::lock::lock;
use crate::share::magic::is_other_version;

/// The most connections without a request that are kept.
const MAX_WAITING: usize = 256;
/// The least time that each of them is kept.
const MIN_PATIENCE: Duration = Duration::from_millis(250);
/// The pause before the next try when descriptors are exhausted.
const PAUSE: Duration = Duration::from_millis(5);

pub struct Client {
    /// Kept, because the program may close it and use its number before this thread looks again.
    socket: Kept,
    peer: Peer,
    since: Instant,
}

#[derive(PartialEq, Eq)]
enum Next {
    /// Wait: it has sent no request.
    Wait,
    /// Hang up. A client that got no answer for want of resources asks again.
    HangUp,
}

pub fn run() {
    let Some((_, listener)) = OWN.get() else { return };
    let mut clients: Vec<Client> = Vec::new();
    let mut is_short = false;
    loop {
        // The program has closed the socket: the number may be another file's.
        let Some(listener) = listener.socket() else { return };
        let is_full = !accept_all(listener, &mut clients) || is_short;
        let mut polled = wait(listener, &clients, is_full).into_iter();
        clients.retain(|client| {
            let is_ready = polled.next().is_some_and(|entry| entry.revents != 0);
            !(is_ready && client.serve() == Next::HangUp) && client.since.elapsed() < PATIENCE
        });
        // Behind the broker's own socket come those of names.
        let ready: Vec<RawFd> = polled.skip(1).filter(|entry| entry.revents != 0).map(|entry| entry.fd).collect();
        is_short = !ready.is_empty() && names::answer(&ready).is_err() && !make_room(&mut clients);
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
            Err(error) if error.raw_os_error() == Some(libc::EAGAIN) => return true,
            Err(error) if is_shortage(&error) && !make_room(clients) => return false,
            // The connection is gone, or there is room again.
            Err(_) => {}
        }
    }
    true
}

/// Returns true where no connection can be accepted for want of descriptors or memory.
pub fn is_shortage(error: &io::Error) -> bool {
    matches!(error.raw_os_error(), Some(libc::EMFILE | libc::ENFILE | libc::ENOBUFS | libc::ENOMEM))
}

/// Closes the connection that has waited longest without a request, if it had its least time.
fn make_room(clients: &mut Vec<Client>) -> bool {
    let oldest = clients.iter().position(|client| client.since.elapsed() > MIN_PATIENCE);
    oldest.map(|index| clients.remove(index)).is_some()
}

/// Accepts a connection. One whose other end is closed is aborted: where more is asked than can be answered in time,
/// answers to who gave up would leave none for the others.
pub fn accept(listener: RawFd) -> io::Result<Client> {
    let (address, length) = (std::ptr::null_mut(), std::ptr::null_mut());
    // A forked child with the socket would keep the connection open.
    let _step = Unforked::new();
    // SAFETY: a plain system call; the address is not requested.
    let socket = unsafe { libc::accept4(listener, address, length, libc::SOCK_CLOEXEC | libc::SOCK_NONBLOCK) };
    let socket = descriptor::owned(socket)?;
    if descriptor::is_ready(socket.as_raw_fd(), libc::POLLHUP) == Some(true) {
        return Err(io::ErrorKind::ConnectionAborted.into());
    }
    let peer = Peer::of(socket.as_raw_fd())?;
    Ok(Client { socket: Kept::new(descriptor::out_of_the_way(socket))?, peer, since: Instant::now() })
}

/// Sleeps until there is something to do; returns the poll results, the clients' first, then the broker's own socket's.
fn wait(listener: RawFd, clients: &[Client], is_full: bool) -> Vec<libc::pollfd> {
    let entry = |fd, events| libc::pollfd { fd, events, revents: 0 };
    // One that the program has closed is not watched, and goes with its time.
    let socket = |client: &Client| client.socket.get().unwrap_or(-1);
    let mut watched: Vec<_> = clients.iter().map(|client| entry(socket(client), libc::POLLIN)).collect();
    let listeners = std::iter::once(listener).chain(names::listeners());
    watched.extend(listeners.map(|listener| entry(listener, if is_full { 0 } else { libc::POLLIN })));
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
                Ok(Some(Request::Offer { handle, timeline })) => self.answer(socket, handle, timeline),
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

    /// Sends what a name stands for, or that there is nothing. Returns the process id of another user's.
    pub fn answer_name(&self, found: Option<&[u8; names::BYTES]>) -> Option<i32> {
        let is_stranger = !self.peer.is_of_same_user();
        let (answer, bytes) = match found {
            _ if is_stranger => (Answer::OtherUser, &[0; names::BYTES]),
            Some(bytes) => (Answer::Given, bytes),
            None => (Answer::Unknown, &[0; names::BYTES]),
        };
        _ = self.socket.get().map(|socket| send(socket, answer, bytes, None));
        is_stranger.then_some(self.peer.pid)
    }

    /// Sends the offer of a handle, or one of its timelines, or the reason for refusing it.
    fn answer(&self, socket: RawFd, handle: u64, timeline: Option<u32>) {
        let mut offers = lock(&super::OFFERS);
        let result = self.find(socket, &mut offers, handle, timeline);
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

    /// The payload and the descriptor to send.
    fn find<'a>(
        &self,
        socket: RawFd,
        offers: &'a mut Offers,
        handle: u64,
        timeline: Option<u32>,
    ) -> Result<(&'a [u8; PAYLOAD], Option<RawFd>), Answer> {
        let record = offers.by_handle.get_mut(&handle).ok_or(Answer::Unknown)?;
        if let Some(listed) = &record.listed {
            self.peer.find(socket, listed)?;
        }
        match (&mut record.content, timeline) {
            (Content::Object(Offer { descriptor, payload }), None) => {
                let descriptor = descriptor.as_ref().map(|kept| kept.get().ok_or(Answer::Lost)).transpose()?;
                Ok((payload, descriptor))
            }
            (Content::Timelines(timelines), Some(number)) => {
                let made = timelines.get(number).map_err(|_| Answer::NoRoom)?;
                Ok((&[0; PAYLOAD], Some(made.ok_or(Answer::Unknown)?)))
            }
            _ => Err(Answer::Unknown),
        }
    }
}

enum Request {
    /// For the offer of a handle, or for one of its timelines.
    Offer {
        handle: u64,
        timeline: Option<u32>,
    },
    OtherVersion,
}

/// Reads a request; `None` if there is none yet.
fn read(socket: RawFd) -> io::Result<Option<Request>> {
    let mut request = [0; LONGEST_REQUEST];
    let word = |request: &[u8; LONGEST_REQUEST], at: usize| std::array::from_fn(|index| request[at + index]);
    match descriptor::receive(socket, &mut request) {
        Ok((length @ (REQUEST | TIMELINE_REQUEST), None)) if word(&request, 0) == GREETING => {
            let [handle, number] = [8, 16].map(|at| u64::from_ne_bytes(word(&request, at)));
            // A number that is too large is nobody's.
            let timeline = (length == TIMELINE_REQUEST).then(|| number.try_into().unwrap_or(u32::MAX));
            Ok(Some(Request::Offer { handle, timeline }))
        }
        Ok((8.., _)) if is_other_version(word(&request, 0), GREETING) => Ok(Some(Request::OtherVersion)),
        Ok(_) => Err(io::ErrorKind::InvalidData.into()),
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(None),
        Err(error) => Err(error),
    }
}

/// Sends an answer. A client that has gone needs none.
fn send<const N: usize>(socket: RawFd, answer: Answer, bytes: &[u8; N], descriptor: Option<RawFd>) {
    let message = Message::new(answer, descriptor.is_some(), *bytes);
    _ = descriptor::send(socket, message.as_bytes(), descriptor);
}

/// Requests of any process.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use std::os::fd::OwnedFd;

    use super::super::peer::living;
    use super::super::{OfferRecord, Timelines};
    use super::*;
    use crate::fuzz::Bytes;
    use crate::share::timeline;

    const OFFERED: [u64; 4] =
        [0x5000_0100_0000_0001, 0x5000_0100_0000_0002, 0x5000_0100_0000_0003, 0x5000_0100_0000_0004];
    /// The last offer's timelines.
    const COUNT: u32 = 2;

    /// A pair of connected sockets that keep messages apart.
    pub fn pair() -> (OwnedFd, OwnedFd) {
        let mut ends = [0; 2];
        let kind = libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC | libc::SOCK_NONBLOCK;
        // SAFETY: there is room for two descriptors.
        descriptor::check(unsafe { libc::socketpair(libc::AF_UNIX, kind, 0, ends.as_mut_ptr()) }).expect("sockets");
        let [one, other] = ends.map(|end| descriptor::owned(end).expect("a socket"));
        (one, other)
    }

    /// Sends bytes with as many descriptors.
    pub fn send_with(socket: RawFd, bytes: &[u8], descriptors: usize) {
        let mut part = libc::iovec { iov_base: bytes.as_ptr().cast_mut().cast(), iov_len: bytes.len() };
        let mut room = [0_u64; 8];
        // SAFETY: the message is complete, with room for four descriptors, of which `socket` is one; the bytes are read.
        unsafe {
            let mut message: libc::msghdr = std::mem::zeroed();
            (message.msg_iov, message.msg_iovlen) = (&raw mut part, 1);
            if descriptors > 0 {
                let length = 4 * descriptors as u32;
                message.msg_control = room.as_mut_ptr().cast();
                message.msg_controllen = libc::CMSG_SPACE(length) as _;
                let header = libc::CMSG_FIRSTHDR(&message);
                (*header).cmsg_level = libc::SOL_SOCKET;
                (*header).cmsg_type = libc::SCM_RIGHTS;
                (*header).cmsg_len = libc::CMSG_LEN(length) as _;
                for index in 0..descriptors {
                    libc::CMSG_DATA(header).cast::<RawFd>().add(index).write_unaligned(socket);
                }
            }
            libc::sendmsg(socket, &message, libc::MSG_NOSIGNAL);
        }
    }

    fn offer() {
        let mut offers = lock(&super::super::OFFERS);
        if offers.by_handle.is_empty() {
            let own = living(std::process::id() as i32).expect("this one");
            let null =
                || Kept::new(std::fs::File::open("/dev/null").expect("every system has it").into()).expect("open");
            for (handle, listed) in OFFERED.into_iter().zip([None, Some(vec![own]), Some(Vec::new())]) {
                let offer = Offer { descriptor: listed.is_none().then(null), payload: [9; PAYLOAD] };
                offers.by_handle.insert(handle, OfferRecord { content: Content::Object(offer), listed });
            }
            let timelines = Timelines { count: COUNT, made: Default::default() };
            offers.by_handle.insert(OFFERED[3], OfferRecord { content: Content::Timelines(timelines), listed: None });
        }
    }

    /// Serves a request. The first byte says how many descriptors come with it, whether its greeting is put right, and
    /// whether the client has left.
    pub fn request(input: &[u8]) {
        offer();
        let mut input = Bytes(input);
        let form = input.byte();
        let mut bytes = input.rest().to_vec();
        if form & 4 != 0 {
            bytes.resize(if form & 16 != 0 { TIMELINE_REQUEST } else { REQUEST }, 0);
            bytes[..8].copy_from_slice(&GREETING);
        }
        let (ours, theirs) = pair();
        send_with(theirs.as_raw_fd(), &bytes, usize::from(form & 3));
        let theirs = (form & 8 == 0).then_some(theirs);
        let peer = Peer::of(ours.as_raw_fd()).expect("connected");
        let client = Client { socket: Kept::new(ours).expect("open"), peer, since: Instant::now() };
        let next = client.serve();
        let Some(theirs) = theirs else { return };
        let mut answer = Message::new(Answer::Unknown, false, [0; PAYLOAD]);
        let answered = descriptor::receive(theirs.as_raw_fd(), answer.as_bytes_mut());
        let asked = |at: usize| u64::from_ne_bytes(std::array::from_fn(|index| bytes[at + index]));
        match answered {
            Ok((0, None)) => {}
            Ok((length, descriptor)) => {
                assert!(length == size_of_val(&answer) && answer.greeting == GREETING && next == Next::HangUp);
                if answer.answer() != Some(Answer::Given) {
                    assert!(descriptor.is_none() && answer.bytes == [0; PAYLOAD]);
                } else if bytes.len() == TIMELINE_REQUEST {
                    assert!(form & 3 == 0 && asked(8) == OFFERED[3] && asked(16) < u64::from(COUNT));
                    assert!(descriptor.is_some_and(|file| timeline::is_timeline(file.as_raw_fd())));
                } else {
                    assert!(form & 3 == 0 && OFFERED[..2].contains(&asked(8)) && answer.bytes == [9; PAYLOAD]);
                    assert_eq!(descriptor.is_some(), asked(8) == OFFERED[0]);
                }
            }
            Err(error) => assert_eq!(error.kind(), io::ErrorKind::WouldBlock),
        }
    }

    /// Requests for each offer, and for none.
    pub fn samples() -> Vec<Vec<u8>> {
        let request = |form, handle: u64| [&[form], &GREETING[..], &handle.to_ne_bytes()].concat();
        let timeline = |handle, number: u64| [request(16, handle), number.to_ne_bytes().to_vec()].concat();
        let all = OFFERED.iter().chain(&[0]);
        let kinds = |handle: &u64| {
            [request(0, *handle), request(4, *handle), request(5, *handle), timeline(*handle, 1), timeline(*handle, 2)]
        };
        all.flat_map(kinds).collect()
    }
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::os::fd::OwnedFd;

    use super::*;
    use crate::share::broker::address::{self, Address, Listener};

    /// A client that sends no request.
    fn silent(since: Instant) -> (Client, OwnedFd) {
        let (ours, theirs) = fuzz::pair();
        let peer = Peer::of(ours.as_raw_fd()).expect("connected");
        (Client { socket: Kept::new(ours).expect("open"), peer, since }, theirs)
    }

    /// An address of nobody else's, and what listens at it.
    fn listening(number: u32) -> (Address, Listener) {
        let address = Address::of(number << 29 | std::process::id()).expect("an address");
        let listening = address.listen().expect("a socket").expect("nobody has it");
        (address, listening)
    }

    #[test]
    fn who_gave_up_is_not_answered() {
        let (address, listening) = listening(2);
        let listener = listening.socket().expect("open");
        let asked = || {
            let socket = address::socket(0).expect("a socket");
            address.connect(&socket).expect("there is room in the queue");
            fuzz::send_with(socket.as_raw_fd(), &[&GREETING[..], &[0; 8]].concat(), 0);
            socket
        };
        let waits = asked();
        assert!(accept(listener).is_ok_and(|client| client.serve() == Next::HangUp));
        drop((waits, asked()));
        assert_eq!(accept(listener).err().map(|error| error.kind()), Some(io::ErrorKind::ConnectionAborted));
        assert_eq!(accept(listener).err().map(|error| error.kind()), Some(io::ErrorKind::WouldBlock));
    }

    #[test]
    fn a_silent_client_makes_room_for_another_once_it_had_its_least_time() {
        let (address, listening) = listening(1);
        let listener = listening.socket().expect("open");
        let new = address::socket(0).expect("a socket");
        address.connect(&new).expect("there is room in the queue");
        // However long the test takes.
        let young = Instant::now() + Duration::from_secs(3600);
        let (mut clients, mut theirs): (Vec<_>, Vec<_>) = (0..MAX_WAITING).map(|_| silent(young)).unzip();
        assert!(!accept_all(listener, &mut clients) && clients.len() == MAX_WAITING, "it waits");
        let old = Instant::now().checked_sub(MIN_PATIENCE * 2).expect("the machine has run for longer");
        (clients[7], theirs[7]) = silent(old);
        assert!(!accept_all(listener, &mut clients) && clients.len() == MAX_WAITING);
        assert!(clients.iter().all(|client| client.since != old), "the old one went");
        drop((clients.split_off(1), theirs));
        assert!(accept_all(listener, &mut clients) && clients.len() == 1, "nobody else comes");
    }
}
