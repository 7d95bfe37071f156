// SPDX-License-Identifier: MIT OR Apache-2.0
//! The requesting side: asks another process for an offer.

use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::time::{Duration, Instant};

use super::address::{self, Address};
use super::peer::Peer;
use super::{ANSWER, Answer, GREETING, Offer, PATIENCE, REQUEST, TIMELINE_REQUEST};
use crate::gpu::{Error, Kind, Result};
use crate::os::descriptor::{self, Kept};
use crate::os::fork::Unforked;
use crate::share::magic::is_other_version;

/// The pause before a process that hung up is asked again. It may be overloaded, too many of the user's descriptors may
/// be in flight (ETOOMANYREFS), or it may be about to end.
const PAUSE: Duration = Duration::from_millis(10);

/// Asks another process for an offer, or for one of the timelines that it offers by a handle.
pub fn ask(exporter: u32, handle: u64, timeline: Option<u32>) -> Result<Offer> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let (socket, peer) = connect(exporter, deadline)?;
        match converse(&socket, handle, timeline, deadline) {
            Ok((answer, descriptor)) => return understand(&answer, descriptor, handle, peer.pid),
            Err(error) if has_hung_up(&error) && Instant::now() < deadline => std::thread::sleep(PAUSE),
            Err(error) => return Err(Error::shortage_or(error, |error| silent(&error))),
        }
    }
}

/// Checks that another process can be reached.
pub fn reach(exporter: u32) -> Result<()> {
    connect(exporter, Instant::now() + PATIENCE).map(|_| ())
}

pub(super) fn silent(error: &io::Error) -> Error {
    let why = match error.kind() {
        io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => "it may be stopped, by a signal or a debugger".into(),
        _ => error.to_string(),
    };
    Kind::Unreachable.because(format!("the process that the handle is of does not answer: {why}"))
}

pub(super) fn has_hung_up(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::UnexpectedEof | io::ErrorKind::ConnectionReset | io::ErrorKind::BrokenPipe)
}

/// Repeats a system call that signals interrupt; `limited` gets the time that is left until the deadline.
pub(super) fn patiently<T>(
    deadline: Instant,
    mut limited: impl FnMut(libc::timeval) -> io::Result<T>,
) -> io::Result<T> {
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

/// Sets a socket's timeout for sending or receiving.
fn limit(socket: &OwnedFd, option: i32, timeout: libc::timeval) -> io::Result<()> {
    let length = size_of::<libc::timeval>() as libc::socklen_t;
    let value = (&raw const timeout).cast();
    // SAFETY: the value is valid for its length.
    let result = unsafe { libc::setsockopt(socket.as_raw_fd(), libc::SOL_SOCKET, option, value, length) };
    descriptor::check(result).map(|_| ())
}

/// Connects to a process of the same user. HandleStale if none listens at the address.
fn connect(exporter: u32, deadline: Instant) -> Result<(OwnedFd, Peer)> {
    let none = |error| Error::of_system("no socket to ask another process: ", error);
    let address = Address::of(exporter)?;
    let socket = address::socket(0).map_err(none)?;
    let connected = patiently(deadline, |timeout| {
        limit(&socket, libc::SO_SNDTIMEO, timeout)?;
        address.connect(&socket)
    });
    if let Err(error) = connected {
        return Err(match error.raw_os_error() {
            Some(libc::ECONNREFUSED | libc::ENOENT | libc::ENOTDIR) => {
                if error.raw_os_error() == Some(libc::ECONNREFUSED) {
                    address.remove();
                }
                Kind::HandleStale.because(
                    "no process answers to the handle: the one that made it has ended, or is in another network \
                     namespace (ANYGPU_BROKER_DIR, the same for both, helps there), or nobody made it",
                )
            }
            Some(libc::EACCES | libc::EPERM) => Kind::HandleRefused
                .because(format!("its process is another user's, or otherwise out of reach: {error}")),
            _ => silent(&error),
        });
    }
    let peer = Peer::of(socket.as_raw_fd()).map_err(none)?;
    if !peer.is_of_same_user() {
        return Err(Kind::HandleRefused
            .because(format!("{} is another user's: only processes of one user share", named(peer.pid))));
    }
    Ok((socket, peer))
}

/// Waits until a message has come, or the connection has ended.
pub(super) fn await_message(socket: &OwnedFd, limit: libc::timeval) -> io::Result<()> {
    let mut awaited = libc::pollfd { fd: socket.as_raw_fd(), events: libc::POLLIN, revents: 0 };
    let milliseconds = limit.tv_sec * 1000 + limit.tv_usec / 1000 + 1;
    // SAFETY: one structure, valid for the call.
    match descriptor::check(unsafe { libc::poll(&mut awaited, 1, milliseconds as i32) })? {
        0 => Err(io::ErrorKind::TimedOut.into()),
        _ => Ok(()),
    }
}

/// Sends a request and receives the answer.
fn converse(
    socket: &OwnedFd,
    handle: u64,
    timeline: Option<u32>,
    deadline: Instant,
) -> io::Result<([u8; ANSWER], Option<Kept>)> {
    let mut request = [0; TIMELINE_REQUEST];
    request[..8].copy_from_slice(&GREETING);
    request[8..16].copy_from_slice(&handle.to_ne_bytes());
    request[16..].copy_from_slice(&u64::from(timeline.unwrap_or_default()).to_ne_bytes());
    let request = &request[..if timeline.is_some() { TIMELINE_REQUEST } else { REQUEST }];
    // A process of another user gets its answer before it sends a request, so a failed send decides nothing.
    let sent = patiently(deadline, |timeout| {
        limit(socket, libc::SO_SNDTIMEO, timeout)?;
        descriptor::send(socket.as_raw_fd(), request, None)
    });
    let mut answer = [0; ANSWER];
    let receive = |answer: &mut [u8; ANSWER]| {
        patiently(deadline, |timeout| {
            await_message(socket, timeout)?;
            // A child that is forked before the descriptor is kept would not close it. Nothing is waited for here.
            let _step = Unforked::new();
            let (length, descriptor) = descriptor::receive(socket.as_raw_fd(), answer)?;
            let kept = descriptor.map(|descriptor| Kept::new(descriptor::out_of_the_way(descriptor)));
            Ok((length, kept.transpose()?))
        })
    };
    let received = match receive(&mut answer) {
        // The reset for unread bytes is reported before the answer that was sent.
        Err(error) if error.kind() == io::ErrorKind::ConnectionReset => receive(&mut answer),
        received => received,
    };
    match received? {
        (ANSWER, descriptor) => Ok((answer, descriptor)),
        (0, _) => Err(sent.err().unwrap_or_else(|| io::ErrorKind::UnexpectedEof.into())),
        _ => Err(io::ErrorKind::InvalidData.into()),
    }
}

/// A process in words. One of a PID namespace that this process does not see has no id here.
pub(super) fn named(pid: i32) -> String {
    if pid == 0 { "a process of another PID namespace".to_owned() } else { format!("process {pid}") }
}

/// The offer in an answer, or the error that it stands for.
fn understand(answer: &[u8; ANSWER], descriptor: Option<Kept>, handle: u64, pid: i32) -> Result<Offer> {
    let word = |at: usize| u32::from_ne_bytes([answer[at], answer[at + 1], answer[at + 2], answer[at + 3]]);
    let process = named(pid);
    let refused = |why: &str| -> Error { Kind::HandleRefused.because(format!("{process} refused: {why}")) };
    if is_other_version(std::array::from_fn(|index| answer[index]), GREETING) {
        return Err(refused("it uses another version of anygpu"));
    }
    let has_descriptor = word(12) != 0;
    if answer[..8] != GREETING || has_descriptor != descriptor.is_some() {
        return Err(silent(&io::ErrorKind::InvalidData.into()));
    }
    match word(8) {
        given if given == Answer::Given as u32 => {
            let mut offer = Offer { descriptor, payload: [0; super::PAYLOAD] };
            offer.payload.copy_from_slice(&answer[16..]);
            Ok(offer)
        }
        unknown if unknown == Answer::Unknown as u32 => Err(super::unknown(handle)),
        lost if lost == Answer::Lost as u32 => {
            Err(Kind::HandleStale.because(format!("{process} closed the descriptor that it offered")))
        }
        full if full == Answer::NoRoom as u32 => Err(Kind::OperatingSystem.because(format!(
            "{process} cannot make a timeline: it has too few file descriptors (RLIMIT_NOFILE, `ulimit -n`) or too little \
             memory left"
        ))),
        other if other == Answer::OtherUser as u32 => Err(refused("this process is another user's")),
        unseen if unseen == Answer::Invisible as u32 => {
            Err(refused("it cannot see this one, which is in a PID namespace outside or beside its own"))
        }
        later if later == Answer::StartedLater as u32 => {
            Err(refused("this process's id is in its list, but of a process that started earlier"))
        }
        unread if unread == Answer::Unread as u32 => Err(refused(
            "this process's id is in its list, but it cannot read in /proc when this one started: it may have too few file \
             descriptors left",
        )),
        _ => Err(refused("this process is not in its list")),
    }
}

/// Answers of any process.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use super::super::PAYLOAD;
    use super::super::serve::fuzz::{pair, send_with};
    use super::*;
    use crate::fuzz::Bytes;

    const KINDS: [Kind; 4] = [Kind::HandleStale, Kind::HandleRefused, Kind::Unreachable, Kind::OperatingSystem];

    fn read(input: &mut Bytes<'_>, is_right: bool) -> [u8; ANSWER] {
        let mut bytes: [u8; ANSWER] = input.array();
        if is_right {
            bytes[..8].copy_from_slice(&GREETING);
        }
        bytes
    }

    fn check(understood: Result<Offer>, bytes: &[u8; ANSWER], has_descriptor: bool) {
        match understood {
            Ok(offer) => {
                assert!(bytes[..8] == GREETING && bytes[8..12] == [0; 4] && offer.payload == bytes[16..]);
                assert!(offer.descriptor.is_some() == has_descriptor && has_descriptor == (bytes[12..16] != [0; 4]));
            }
            Err(error) => assert!(KINDS.contains(&error.kind())),
        }
    }

    /// Understands an answer without a descriptor, and a number as a handle. The first byte says whether the greeting is
    /// put right.
    pub fn answer(input: &[u8]) {
        let mut input = Bytes(input);
        let form = input.byte();
        let bytes = read(&mut input, form & 4 != 0);
        let handle = input.number();
        check(understand(&bytes, None, handle, 7), &bytes, false);
        match super::super::exporter(handle) {
            Ok(exporter) => assert!(Address::of(exporter).is_ok() && handle >> 60 == 5),
            Err(error) => assert_eq!(error.kind(), Kind::HandleStale),
        }
    }

    /// Holds a conversation with a process that answers anything, in advance. The first byte says how many descriptors
    /// come with it, whether its greeting is put right, whether its length is, and whether the process has left.
    pub fn conversation(input: &[u8]) {
        let mut input = Bytes(input);
        let form = input.byte();
        let length = if form & 8 != 0 { ANSWER } else { usize::from(input.byte()) };
        let bytes = read(&mut input, form & 4 != 0);
        let long = [&bytes[..], &[0; 256]].concat();
        let (ours, theirs) = pair();
        let descriptors = usize::from(form & 3);
        if length > 0 {
            send_with(theirs.as_raw_fd(), &long[..length], descriptors);
        }
        let theirs = (form & 16 == 0).then_some(theirs);
        let patience = if length > 0 { Duration::from_secs(5) } else { Duration::from_millis(1) };
        match converse(&ours, 7, None, Instant::now() + patience) {
            Ok((answer, descriptor)) => {
                assert!(length == ANSWER && answer == bytes && descriptors < 2);
                let has_descriptor = descriptor.is_some();
                assert_eq!(has_descriptor, descriptors == 1);
                check(understand(&answer, descriptor, 7, 7), &bytes, has_descriptor);
            }
            Err(_) => assert!(length != ANSWER || descriptors > 1),
        }
        drop(theirs);
    }

    /// An answer of each kind.
    pub fn samples() -> Vec<Vec<u8>> {
        let answers = (0..11_u32).flat_map(|answer| [0_u32, 1].map(|flag| (answer, flag)));
        let bytes = |(answer, flag): (u32, u32)| {
            let form = 12 | flag as u8;
            [&[form], &GREETING[..], &answer.to_ne_bytes(), &flag.to_ne_bytes(), &[7; PAYLOAD]].concat()
        };
        answers.map(bytes).collect()
    }
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use super::super::PAYLOAD;
    use super::super::serve::fuzz::pair;
    use super::*;

    fn answer(answer: Answer, has_descriptor: bool) -> [u8; ANSWER] {
        let numbers = [answer as u32, has_descriptor.into()].map(u32::to_ne_bytes);
        let bytes = [&GREETING[..], numbers.as_flattened(), &[7; PAYLOAD]].concat();
        bytes.try_into().expect("as many bytes")
    }

    #[test]
    fn each_answer_has_its_error_and_its_words() {
        let given = understand(&answer(Answer::Given, false), None, 1, 7).expect("given");
        assert!(given.descriptor.is_none() && given.payload == [7; PAYLOAD]);
        for (refusal, kind, words) in [
            (Answer::Unknown, Kind::HandleStale, "it was withdrawn"),
            (Answer::OtherUser, Kind::HandleRefused, "process 7 refused: this process is another user's"),
            (Answer::Invisible, Kind::HandleRefused, "it cannot see this one"),
            (Answer::NotListed, Kind::HandleRefused, "not in its list"),
            (Answer::StartedLater, Kind::HandleRefused, "of a process that started earlier"),
            (Answer::Lost, Kind::HandleStale, "process 7 closed the descriptor"),
            (Answer::Unread, Kind::HandleRefused, "cannot read in /proc"),
            (Answer::NoRoom, Kind::OperatingSystem, "cannot make a timeline"),
        ] {
            let error = understand(&answer(refusal, false), None, 1, 7).err().expect("refused");
            assert_eq!(error.kind(), kind, "{refusal:?}");
            assert!(error.to_string().contains(words), "{refusal:?}: {error}");
        }
        let error = understand(&answer(Answer::NotListed, false), None, 1, 0).err().expect("refused");
        assert!(error.to_string().contains("a process of another PID namespace refused"), "{error}");
        let error = understand(&answer(Answer::Given, true), None, 1, 7).err().expect("no descriptor came");
        assert_eq!(error.kind(), Kind::Unreachable);
    }

    /// The kernel reports the reset of a connection whose other end has left something unread before what was sent.
    #[test]
    fn an_answer_is_read_though_the_question_was_not() {
        for _ in 0..200 {
            let (ours, theirs) = pair();
            let sent = answer(Answer::OtherUser, false);
            std::thread::scope(|scope| {
                scope.spawn(move || {
                    let minute = libc::timeval { tv_sec: 60, tv_usec: 0 };
                    await_message(&theirs, minute).expect("a question");
                    descriptor::send(theirs.as_raw_fd(), &sent, None).expect("room");
                });
                let (received, _) =
                    converse(&ours, 7, None, Instant::now() + Duration::from_secs(60)).expect("an answer");
                assert_eq!(received, sent);
            });
        }
    }

    #[test]
    fn only_who_hung_up_is_asked_again() {
        use io::ErrorKind::*;
        for (kind, expected) in [
            (UnexpectedEof, true),
            (ConnectionReset, true),
            (BrokenPipe, true),
            (InvalidData, false),
            (TimedOut, false),
            (WouldBlock, false),
        ] {
            assert_eq!(has_hung_up(&kind.into()), expected, "{kind:?}");
        }
    }
}
