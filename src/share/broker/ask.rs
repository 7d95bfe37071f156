// SPDX-License-Identifier: MIT OR Apache-2.0
//! The requesting side: asks another process for an offer.

use std::io;
use std::time::{Duration, Instant};

use super::address::Address;
use super::connection::{Connection, Message, has_hung_up, silent};
use super::peer::Peer;
use super::{Answer, GREETING, Offer, PATIENCE, PAYLOAD, REQUEST, TIMELINE_REQUEST};
use crate::gpu::{Error, Kind, Result};
use crate::os::descriptor;
use crate::os::descriptor::Kept;

/// The pause before a process that hung up is asked again. It may be overloaded, too many of the user's descriptors may
/// be in flight (ETOOMANYREFS), or it may be about to end.
const PAUSE: Duration = Duration::from_millis(10);

/// Asks another process for an offer, or for one of the timelines that it offers by a handle.
pub fn ask(exporter: u32, handle: u64, timeline: Option<u32>) -> Result<Offer> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let connection = connect(exporter, deadline)?;
        match converse(&connection, handle, timeline, deadline) {
            Ok((answer, descriptor)) => return understand(&answer, descriptor, handle, &connection.peer),
            Err(error) if has_hung_up(&error) && Instant::now() < deadline => std::thread::sleep(PAUSE),
            Err(error) => return Err(Error::shortage_or(error, |error| silent(&error))),
        }
    }
}

/// Checks that another process can be reached.
pub fn reach(exporter: u32) -> Result<()> {
    connect(exporter, Instant::now() + PATIENCE).map(|_| ())
}

/// Connects to a process of the same user. HandleStale if none listens at the address.
fn connect(exporter: u32, deadline: Instant) -> Result<Connection> {
    let address = Address::of(exporter)?;
    let connection = Connection::to(&address, 0, deadline)?.map_err(|error| match error.raw_os_error() {
        Some(libc::ECONNREFUSED | libc::ENOENT | libc::ENOTDIR) => Kind::HandleStale.because(
            "no process answers to the handle: the one that made it has ended, or is in another network \
                 namespace (ANYGPU_BROKER_DIR, the same for both, helps there), or nobody made it",
        ),
        Some(libc::EACCES) => {
            Kind::HandleRefused.because(format!("its process is another user's, or otherwise out of reach: {error}"))
        }
        _ if descriptor::is_refused_call(&error) => error.into(),
        _ => silent(&error),
    })?;
    if !connection.peer.is_of_same_user() {
        let process = connection.peer.name();
        let why = format!("{process} is another user's: only processes of one user share");
        return Err(Kind::HandleRefused.because(why));
    }
    Ok(connection)
}

/// Sends a request and receives the answer.
fn converse(
    connection: &Connection,
    handle: u64,
    timeline: Option<u32>,
    deadline: Instant,
) -> io::Result<(Message<PAYLOAD>, Option<Kept>)> {
    let mut request = [0; TIMELINE_REQUEST];
    request[..8].copy_from_slice(&GREETING);
    request[8..16].copy_from_slice(&handle.to_ne_bytes());
    request[16..].copy_from_slice(&u64::from(timeline.unwrap_or_default()).to_ne_bytes());
    let length = if timeline.is_some() { TIMELINE_REQUEST } else { REQUEST };
    // A process of another user gets its answer before it sends a request, so a failed send decides nothing.
    let sent = connection.send(&request[..length], deadline);
    match connection.receive(deadline) {
        // The reset for unread bytes is reported before the answer that was sent.
        Err(error) if error.kind() == io::ErrorKind::ConnectionReset => connection.receive(deadline),
        received => received,
    }
    .map_err(|error| match error.kind() {
        io::ErrorKind::UnexpectedEof => sent.err().unwrap_or(error),
        _ => error,
    })
}

/// The offer in an answer, or the error that it stands for.
fn understand(answer: &Message<PAYLOAD>, descriptor: Option<Kept>, handle: u64, peer: &Peer) -> Result<Offer> {
    let process = peer.name();
    let refused = |why: &str| -> Error { Kind::HandleRefused.because(format!("{process} refused: {why}")) };
    if answer.is_other_version() {
        return Err(refused("it uses another version of anygpu"));
    }
    if answer.greeting != GREETING || (answer.has_descriptor != 0) != descriptor.is_some() {
        return Err(silent(&io::ErrorKind::InvalidData.into()));
    }
    Err(match answer.answer() {
        Some(Answer::Given) => return Ok(Offer { descriptor, payload: answer.bytes }),
        Some(Answer::Unknown) => super::unknown(handle),
        Some(Answer::Lost) => Kind::HandleStale.because(format!("{process} closed the descriptor that it offered")),
        Some(Answer::NoRoom) => Kind::OperatingSystem.because(format!(
            "{process} cannot make a timeline: it has too few file descriptors (RLIMIT_NOFILE, `ulimit -n`) or too little \
             memory left, or may not write files (pwrite64, a seccomp filter); its own calls say which"
        )),
        Some(Answer::OtherUser) => refused("this process is another user's"),
        Some(Answer::Invisible) => refused("it cannot see this one, which is in a PID namespace outside or beside its own"),
        Some(Answer::StartedLater) => refused("this process's id is in its list, but of a process that started earlier"),
        Some(Answer::Unread) => refused(
            "this process's id is in its list, but it cannot read in /proc when this one started: it may have too few file \
             descriptors left",
        ),
        Some(Answer::NotListed | Answer::OtherVersion) | None => refused("this process is not in its list"),
    })
}

/// Answers of any process.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use std::os::fd::AsRawFd;

    use super::super::serve::fuzz::{pair, send_with};
    use super::*;
    use crate::fuzz::Bytes;

    const KINDS: [Kind; 4] = [Kind::HandleStale, Kind::HandleRefused, Kind::Unreachable, Kind::OperatingSystem];
    const LENGTH: usize = size_of::<Message<PAYLOAD>>();

    fn read(input: &mut Bytes<'_>, is_right: bool) -> Message<PAYLOAD> {
        let mut message = Message::new(Answer::Unknown, false, [0; PAYLOAD]);
        message.as_bytes_mut().copy_from_slice(&input.array::<LENGTH>());
        if is_right {
            message.greeting = GREETING;
        }
        message
    }

    fn check(understood: Result<Offer>, answer: &Message<PAYLOAD>, has_descriptor: bool) {
        match understood {
            Ok(offer) => {
                assert!(answer.greeting == GREETING && answer.code == 0 && offer.payload == answer.bytes);
                assert!(offer.descriptor.is_some() == has_descriptor && has_descriptor == (answer.has_descriptor != 0));
            }
            Err(error) => assert!(KINDS.contains(&error.kind())),
        }
    }

    /// Understands an answer without a descriptor, and a number as a handle. The first byte says whether the greeting is
    /// put right.
    pub fn answer(input: &[u8]) {
        let mut input = Bytes(input);
        let form = input.byte();
        let answer = read(&mut input, form & 4 != 0);
        let handle = input.number();
        check(understand(&answer, None, handle, &Peer::any(7)), &answer, false);
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
        let length = if form & 8 != 0 { LENGTH } else { usize::from(input.byte()) };
        let sent = read(&mut input, form & 4 != 0);
        let long = [sent.as_bytes(), &[0; 256]].concat();
        let (ours, theirs) = pair();
        let descriptors = usize::from(form & 3);
        if length > 0 {
            send_with(theirs.as_raw_fd(), &long[..length], descriptors);
        }
        let theirs = (form & 16 == 0).then_some(theirs);
        let patience = if length > 0 { PATIENCE } else { Duration::from_millis(1) };
        let connection = Connection { socket: ours, peer: Peer::any(7) };
        match converse(&connection, 7, None, Instant::now() + patience) {
            Ok((answer, descriptor)) => {
                assert!(length == LENGTH && answer == sent && descriptors < 2);
                let has_descriptor = descriptor.is_some();
                assert_eq!(has_descriptor, descriptors == 1);
                check(understand(&answer, descriptor, 7, &connection.peer), &sent, has_descriptor);
            }
            Err(_) => assert!(length != LENGTH || descriptors > 1),
        }
        drop(theirs);
    }

    /// An answer of each kind.
    pub fn samples() -> Vec<Vec<u8>> {
        let answers = (0..11).flat_map(|code| [false, true].map(|flag| (code, flag)));
        let bytes = |(code, flag): (u32, bool)| {
            let answer = Message { code, ..Message::new(Answer::Given, flag, [7; PAYLOAD]) };
            [&[12 | u8::from(flag)], answer.as_bytes()].concat()
        };
        answers.map(bytes).collect()
    }
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::os::fd::AsRawFd;

    use super::super::connection::await_message;
    use super::super::serve::fuzz::pair;
    use super::*;
    use crate::os::descriptor;

    #[test]
    fn each_answer_has_its_error_and_its_words() {
        let understood = |answer, has_descriptor, pid| {
            understand(&Message::new(answer, has_descriptor, [7; PAYLOAD]), None, 1, &Peer::any(pid))
        };
        let given = understood(Answer::Given, false, 7).expect("given");
        assert!(given.descriptor.is_none() && given.payload == [7; PAYLOAD]);
        for (answer, has_descriptor, pid, kind, words) in [
            (Answer::Unknown, false, 7, Kind::HandleStale, "it was withdrawn"),
            (Answer::OtherUser, false, 7, Kind::HandleRefused, "process 7 refused: this process is another user's"),
            (Answer::Invisible, false, 7, Kind::HandleRefused, "it cannot see this one"),
            (Answer::NotListed, false, 7, Kind::HandleRefused, "not in its list"),
            (Answer::NotListed, false, 0, Kind::HandleRefused, "a process of another PID namespace refused"),
            (Answer::StartedLater, false, 7, Kind::HandleRefused, "of a process that started earlier"),
            (Answer::Lost, false, 7, Kind::HandleStale, "process 7 closed the descriptor"),
            (Answer::Unread, false, 7, Kind::HandleRefused, "cannot read in /proc"),
            (Answer::NoRoom, false, 7, Kind::OperatingSystem, "cannot make a timeline"),
            // No descriptor came.
            (Answer::Given, true, 7, Kind::Unreachable, "does not answer"),
        ] {
            let error = understood(answer, has_descriptor, pid).err().expect("refused");
            assert!(error.kind() == kind && error.to_string().contains(words), "{answer:?}: {error}");
        }
    }

    /// The kernel reports the reset of a connection whose other end has left something unread before what was sent.
    #[test]
    fn an_answer_is_read_though_the_question_was_not() {
        for _ in 0..200 {
            let (ours, theirs) = pair();
            let sent = Message::new(Answer::OtherUser, false, [7; PAYLOAD]);
            std::thread::scope(|scope| {
                scope.spawn(move || {
                    let minute = libc::timeval { tv_sec: 60, tv_usec: 0 };
                    await_message(&theirs, minute).expect("a question");
                    descriptor::send(theirs.as_raw_fd(), sent.as_bytes(), None).expect("room");
                });
                let connection = Connection { socket: ours, peer: Peer::any(7) };
                let deadline = Instant::now() + Duration::from_secs(60);
                assert_eq!(converse(&connection, 7, None, deadline).expect("an answer").0, sent);
            });
        }
    }
}
