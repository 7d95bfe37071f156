// SPDX-License-Identifier: MIT OR Apache-2.0
//! Names: 512 bytes that other processes of the user find by a text, with no handle.
//!
//! A name is a socket of its own, which listens at an address made of the user's id and the name. So it is nobody else's
//! while its process lives, and gone with it, also when it is killed. Whoever connects gets an answer without a request,
//! from the thread that serves the broker:
//!
//! | bytes | what |
//! |---|---|
//! | 0 to 7 | [`GREETING`] |
//! | 8 to 11 | an [`Answer`] |
//! | 12 to 15 | 0 |
//! | 16 to 527 | the published bytes; zeros where there are none |
//!
//! Both ends compare users by SO_PEERCRED, as for offers. Another user can listen at the address first. Then a name has
//! an address with a random variant, which nobody can know before, and is found in the kernel's list of sockets
//! (/proc/net/unix); so does one of another user namespace, where the user has another id. A process that listens at any
//! address of a name looks whether another one of its user does, and gives up if so.
//!
//! In the folder of `ANYGPU_BROKER_DIR`, which is the user's alone, a name has one file. It is made with the folder
//! locked, and so are those removed that killed processes have left.

use std::collections::BTreeMap;
use std::io;
use std::os::fd::RawFd;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use super::address::{self, Address, Listener};
use super::connection::{Connection, Message, has_hung_up, silent};
use super::peer::Peer;
use super::{Answer, GREETING, PATIENCE, begin, serve};
use crate::gpu::{Error, Kind, Result};
use crate::os::config;
use crate::os::descriptor;
use crate::os::lock::{LockedMap, lock};
use crate::os::process;
use crate::os::thread::Uncancelled;
use crate::share::random;

/// Bytes that a name stands for.
pub const BYTES: usize = 512;
/// The most bytes of a name.
pub const LONGEST: usize = 64;
/// The most names of a process. Each has a file descriptor.
pub const MOST: usize = 256;

/// The time in which a socket that is bound begins to listen, or one that is closed is gone.
const MOMENT: Duration = Duration::from_millis(100);
/// The longest pause between two looks for a name.
const LONGEST_PAUSE: Duration = Duration::from_millis(32);
/// Of so many looks one is at all addresses of a name, which takes longer where there are many sockets.
const LOOKS: u32 = 8;

/// A name of this process's.
struct Published {
    bytes: [u8; BYTES],
    /// Tells if what the bytes stand for is there. Called with `NAMES` locked.
    is_good: fn(&[u8; BYTES]) -> bool,
    listener: Listener,
}

/// The names of this process. Locked by the calls of the program and by the serving thread.
static NAMES: LockedMap<BTreeMap<String, Published>> = LockedMap::empty(BTreeMap::new());
/// Locked by those that make a socket, before `NAMES`.
static MAKING: Mutex<()> = Mutex::new(());

/// InvalidValue for a text that is no name.
fn check(name: &str) -> Result<()> {
    if is_name(name) {
        return Ok(());
    }
    let why = format!("a name has 1 to {LONGEST} characters of ASCII that are printed, without spaces and backslashes");
    Err(Kind::InvalidValue.because(why))
}

fn is_name(name: &str) -> bool {
    (1..=LONGEST).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

/// Publishes bytes by a name, until it is withdrawn or this process ends.
///
/// Those that this process has published by it before are replaced. Others find them while `is_good` says so.
///
/// NameTaken where another living process of the user has the name, InvalidValue for a text that is no name, HandleStale
/// for bytes that are not good, OutOfMemory for more than [`MOST`] names.
pub fn publish(name: &str, bytes: [u8; BYTES], is_good: fn(&[u8; BYTES]) -> bool) -> Result<()> {
    begin()?;
    check(name)?;
    let _uncancelled = Uncancelled::new();
    drop(super::serve_others()?);
    let _making = lock(&MAKING);
    let publish = |names: &mut BTreeMap<String, Published>, made: Option<Listener>| -> Result<bool> {
        if let Some(listener) = made {
            names.insert(name.to_owned(), Published { bytes, is_good, listener });
        } else {
            // One whose socket the program has closed is nobody's.
            let is_full = names.len() >= MOST;
            match names.get_mut(name).filter(|known| known.listener.socket().is_some()) {
                Some(known) => (known.bytes, known.is_good) = (bytes, is_good),
                None if is_full => {
                    return Err(Kind::OutOfMemory.because(format!("a process has {MOST} names at most")));
                }
                None => return Ok(false),
            }
        }
        // Looked at behind the entry: what ends from now on withdraws it.
        if !is_good(&bytes) {
            names.remove(name);
            return Err(Kind::HandleStale.because("what the name was to stand for has ended"));
        }
        Ok(true)
    };
    if NAMES.change(|names| publish(names, None))? {
        return Ok(());
    }
    let made = make(name)?;
    NAMES.change(|names| publish(names, Some(made)))?;
    // Nobody would answer.
    super::wake().inspect_err(|_| drop(NAMES.change(|names| names.remove(name))))
}

/// Withdraws a name of this process's. NotFound if it has none such.
pub fn unpublish(name: &str) -> Result<()> {
    begin()?;
    check(name)?;
    let _uncancelled = Uncancelled::new();
    let none = || Kind::NotFound.because(format!("this process has published nothing as \"{name}\""));
    NAMES.change(|names| names.remove(name)).map(drop).ok_or_else(none)
}

/// Withdraws the names of what has ended.
pub fn withdraw(has_ended: impl Fn(&[u8; BYTES]) -> bool) {
    if !NAMES.is_empty() && !process::is_forked() {
        let is_meant = |_: &String, published: &mut Published| has_ended(&published.bytes);
        // Closed without the lock.
        drop(NAMES.change(|names| names.extract_if(.., is_meant).collect::<Vec<_>>()));
    }
}

/// Returns true if this process publishes something by a name, whether that is there or not.
pub fn is_own(name: &str) -> bool {
    !NAMES.is_empty() && NAMES.look().contains_key(name)
}

/// Returns the bytes that a process of the user, or this one, publishes by a name; waits until one does.
///
/// NotFound if none has by the end of `patience`; `None` waits without end. InvalidValue for a text that is no name,
/// Unreachable where a process has the name and does not answer within [`PATIENCE`], HandleRefused where it refuses.
pub fn lookup(name: &str, patience: Option<Duration>) -> Result<[u8; BYTES]> {
    begin()?;
    check(name)?;
    let _uncancelled = Uncancelled::new();
    let since = Instant::now();
    let mut pause = Duration::from_millis(1);
    for look in 0.. {
        let waited = since.elapsed();
        let is_last = patience.is_some_and(|patience| waited >= patience);
        let found = look_for(name, is_last || look % LOOKS == 0)?;
        match found {
            Found::Bytes(bytes) => return Ok(*bytes),
            Found::Nothing if is_last => break,
            Found::Busy if is_last && waited >= PATIENCE => {
                let why =
                    format!("the process that publishes \"{name}\" answers nobody: it may be stopped or overloaded");
                return Err(Kind::Unreachable.because(why));
            }
            _ => {}
        }
        let remaining =
            patience.map(|patience| patience.saturating_sub(waited)).filter(|remaining| !remaining.is_zero());
        std::thread::sleep(remaining.unwrap_or(pause).min(pause));
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
    Err(Kind::NotFound.because(format!(
        "no process of this user publishes \"{name}\", or only one of another network namespace (ANYGPU_BROKER_DIR, the \
         same for both, helps there)"
    ))
    .as_answer())
}

/// Fails where nobody tells which names there are.
pub fn can_be_listed() -> Result<()> {
    address::of_all_names().map(drop).map_err(|error| no_list("names cannot be listed", error))
}

/// The names that this process and others of its user publish, in their order.
pub fn list() -> Result<Vec<String>> {
    begin()?;
    let _uncancelled = Uncancelled::new();
    let mut found: Vec<String> = NAMES
        .look()
        .iter()
        .filter(|(_, published)| published.found().is_some())
        .map(|(name, _)| name.clone())
        .collect();
    // Its names are known, whoever answers for them.
    let own = std::process::id() as i32;
    let unread = |error| no_list("names cannot be listed", error);
    for (name, address) in address::of_all_names().map_err(unread)? {
        // Bytes of any user's.
        if is_name(&name)
            && !found.contains(&name)
            && matches!(occupant(&address)?, Occupant::Process(other) if other.peer.pid != own)
        {
            found.push(name);
        }
    }
    found.sort_unstable();
    Ok(found)
}

impl Published {
    /// The bytes, if what they stand for is there.
    fn found(&self) -> Option<&[u8; BYTES]> {
        (self.listener.socket().is_some() && (self.is_good)(&self.bytes)).then_some(&self.bytes)
    }
}

enum Found {
    Bytes(Box<[u8; BYTES]>),
    Nothing,
    /// A process that may have it takes no connection, or hung up.
    Busy,
}

/// Looks for a name in this process and at its first address, or at all.
fn look_for(name: &str, at_all: bool) -> Result<Found> {
    if let Some(published) = NAMES.look().get(name)
        && published.listener.socket().is_some()
    {
        return Ok(published.found().map_or(Found::Nothing, |bytes| Found::Bytes(Box::new(*bytes))));
    }
    let first = ask(&Address::of_name(name, process::user(), "")?, name)?;
    if !at_all || matches!(first, Found::Bytes(_)) {
        return Ok(first);
    }
    let mut best = first;
    // Where the list cannot be read the first address is all there is.
    for (_, address) in address::of_all_names().unwrap_or_default().iter().filter(|(listed, _)| listed == name) {
        match ask(address, name)? {
            Found::Nothing => {}
            Found::Busy => best = Found::Busy,
            found => return Ok(found),
        }
    }
    Ok(best)
}

/// Asks the process that listens at an address of a name.
fn ask(address: &Address, name: &str) -> Result<Found> {
    match occupant(address)? {
        Occupant::Process(connection) => converse(&connection, name),
        Occupant::Busy => Ok(Found::Busy),
        Occupant::Other | Occupant::Nobody => Ok(Found::Nothing),
    }
}

fn converse(connection: &Connection, name: &str) -> Result<Found> {
    match connection.receive(Instant::now() + PATIENCE) {
        Ok((answer, None)) => understand(&answer, name, &connection.peer),
        Ok((_, Some(_))) => Err(silent(&io::ErrorKind::InvalidData.into())),
        // It may be ending, or be short of descriptors.
        Err(error) if has_hung_up(&error) => Ok(Found::Busy),
        Err(error) => Err(Error::shortage_or(error, |error| silent(&error))),
    }
}

/// The bytes in an answer, or the error that it stands for.
fn understand(answer: &Message<BYTES>, name: &str, peer: &Peer) -> Result<Found> {
    let refused = |why: &str| -> Error {
        Kind::HandleRefused.because(format!("{}, which has the name \"{name}\", refused: {why}", peer.name()))
    };
    match answer.answer() {
        _ if answer.is_other_version() => Err(refused("it uses another version of anygpu")),
        Some(answered) if answer.greeting == GREETING && answer.has_descriptor == 0 => match answered {
            Answer::Given => Ok(Found::Bytes(Box::new(answer.bytes))),
            Answer::Unknown => Ok(Found::Nothing),
            Answer::OtherUser => Err(refused("this process is another user's")),
            _ => Err(silent(&io::ErrorKind::InvalidData.into())),
        },
        _ => Err(silent(&io::ErrorKind::InvalidData.into())),
    }
}

/// The one that has an address.
enum Occupant {
    /// A process of this user's.
    Process(Connection),
    /// Another user's process, or a socket of another kind.
    Other,
    /// A process that takes no connection now.
    Busy,
    Nobody,
}

/// Connects to the process that has an address.
fn occupant(address: &Address) -> Result<Occupant> {
    let error = match Connection::to(address, libc::SOCK_NONBLOCK, Instant::now() + PATIENCE)? {
        Ok(connection) if connection.peer.is_of_same_user() => return Ok(Occupant::Process(connection)),
        Ok(_) => return Ok(Occupant::Other),
        Err(error) => error,
    };
    Ok(match error.raw_os_error() {
        Some(libc::ECONNREFUSED | libc::ENOENT | libc::ENOTDIR) => Occupant::Nobody,
        Some(libc::EAGAIN) => Occupant::Busy,
        Some(libc::EACCES) if address.file().is_some() => {
            let why = format!("the folder of ANYGPU_BROKER_DIR is another user's: {error}");
            return Err(Kind::HandleRefused.because(why));
        }
        Some(libc::ENOMEM | libc::ENOBUFS) => {
            return Err(Error::of_system("no socket to ask another process: ", error));
        }
        _ if descriptor::is_refused_call(&error) => {
            return Err(Error::of_system("no process can be asked for names: ", error));
        }
        _ => Occupant::Other,
    })
}

/// Makes the socket of a name that no other process of the user has.
fn make(name: &str) -> Result<Listener> {
    let folder = address::lock_folder(PATIENCE)?;
    if folder.is_some() {
        sweep();
    }
    let since = Instant::now();
    let mut variant = String::new();
    let (address, listener) = loop {
        let address = Address::of_name(name, process::user(), &variant)?;
        if let Some(listener) = address.listen()? {
            break (address, listener);
        }
        match occupant(&address)? {
            Occupant::Process(other) => return Err(taken(name, &other.peer.name())),
            // Nothing in the folder is another's, and nothing in it changes while it is locked.
            _ if folder.is_some() => return Err(taken(name, "a process of another PID namespace")),
            Occupant::Nobody | Occupant::Busy if since.elapsed() < MOMENT => {
                std::thread::sleep(Duration::from_millis(1));
            }
            _ => variant = format!("{:016x}", random()?),
        }
    };
    if folder.is_some() {
        return Ok(listener);
    }
    // Two that listen at the same time both see each other, or one sees the other.
    let unread = |error| no_list("nobody tells who else has the name", error);
    for (_, other) in address::of_all_names().map_err(unread)?.iter().filter(|(listed, _)| listed == name) {
        if !other.is(&address)
            && let Occupant::Process(other) = occupant(other)?
        {
            return Err(taken(name, &other.peer.name()));
        }
    }
    Ok(listener)
}

/// The error where the kernel's list of sockets, or the folder, cannot be read.
fn no_list(what: &str, error: io::Error) -> Error {
    match &config::get().broker_dir {
        Some(folder) => Error::of_system(&format!("{what}: the folder {}: ", folder.display()), error),
        None => Error::of_system(
            &format!(
                "{what}: /proc/net/unix, which is there where /proc is mounted whole, without subset=pid (systemd: \
                 ProcSubset=all): "
            ),
            error,
        ),
    }
}

fn taken(name: &str, by: &str) -> Error {
    Kind::NameTaken.because(format!("{by} has published \"{name}\", which it keeps until it ends"))
}

/// Removes the files of names that nobody listens at. With the folder locked.
fn sweep() {
    for (_, address) in address::of_all_names().unwrap_or_default() {
        if matches!(occupant(&address), Ok(Occupant::Nobody)) {
            address.remove();
        }
    }
}

/// Removes the names' files, for the exit of this process.
pub fn remove_files() {
    let since = Instant::now();
    // Other threads hold them for a moment: the one that answers. What one changes for longer, or the one that exits,
    // stays for the next process that makes a name.
    while since.elapsed() < 10 * MOMENT {
        if let Some(names) = NAMES.try_look() {
            return names.values().for_each(|published| published.listener.remove_file());
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// The sockets that processes connect to which look for this process's names. For the serving thread.
pub fn listeners() -> Vec<RawFd> {
    if NAMES.is_empty() { Vec::new() } else { NAMES.look().values().filter_map(|one| one.listener.socket()).collect() }
}

/// Answers those who have connected to these sockets. An error where there are no descriptors for it. For the serving
/// thread.
pub fn answer(ready: &[RawFd]) -> io::Result<()> {
    /// As many as are answered before others have their turn.
    const AT_ONCE: usize = 64;
    let mut strangers = Vec::new();
    let mut outcome = Ok(());
    {
        let names = NAMES.look();
        let is_ready =
            |published: &&Published| published.listener.socket().is_some_and(|socket| ready.contains(&socket));
        for published in names.values().filter(is_ready) {
            for _ in 0..AT_ONCE {
                let Some(listener) = published.listener.socket() else { break };
                match serve::accept(listener) {
                    Ok(client) => _ = client.answer_name(published.found()).map(|stranger| strangers.push(stranger)),
                    Err(error) if serve::is_shortage(&error) => {
                        outcome = Err(error);
                        break;
                    }
                    Err(error) if error.raw_os_error() == Some(libc::EAGAIN) => break,
                    // The connection is gone.
                    Err(_) => {}
                }
            }
        }
    }
    // Unlocked before the log: the program's own logger may call this library.
    for pid in strangers {
        log::warn!("process {pid} of another user asked for what this process publishes by a name");
    }
    outcome
}

/// Answers of any process, and lists of sockets with any addresses.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use std::os::fd::AsRawFd;

    use super::super::serve::fuzz::{pair, send_with};
    use super::*;
    use crate::fuzz::Bytes;

    /// Understands an answer. The first byte says whether its greeting is put right, and whether its code is small.
    pub fn answer(input: &[u8]) {
        let mut input = Bytes(input);
        let form = input.byte();
        let mut answer = Message::new(Answer::Unknown, false, [0; BYTES]);
        answer.as_bytes_mut().copy_from_slice(&input.array::<{ 16 + BYTES }>());
        if form & 1 != 0 {
            answer.greeting = GREETING;
        }
        if form & 2 != 0 {
            (answer.code, answer.has_descriptor) = (answer.code & 255, 0);
        }
        match understand(&answer, "name", &Peer::any(7)) {
            Ok(Found::Bytes(found)) => assert!(answer == Message::new(Answer::Given, false, *found)),
            Ok(Found::Nothing) => assert!(answer.greeting == GREETING && answer.code == 1),
            Ok(Found::Busy) => panic!("it has answered"),
            Err(error) => assert!([Kind::HandleRefused, Kind::Unreachable].contains(&error.kind())),
        }
        let (ours, theirs) = pair();
        send_with(theirs.as_raw_fd(), input.rest(), usize::from(form >> 6));
        drop(theirs);
        match converse(&Connection { socket: ours, peer: Peer::any(7) }, "name") {
            Ok(Found::Bytes(_) | Found::Nothing | Found::Busy) => {}
            Err(error) => assert!([Kind::HandleRefused, Kind::Unreachable].contains(&error.kind()), "{error}"),
        }
    }

    /// An answer of each kind.
    pub fn samples() -> Vec<Vec<u8>> {
        let all = [Answer::Given, Answer::Unknown, Answer::OtherUser, Answer::NoRoom];
        let answers = all.map(|answer| [&[3], Message::new(answer, false, [9; BYTES]).as_bytes()].concat());
        let twice = |answer: &Vec<u8>| [&answer[..], &answer[1..]].concat();
        answers.iter().map(twice).chain(answers.clone()).collect()
    }

    /// Reads a list of sockets.
    pub fn list(input: &[u8]) {
        for (name, address) in address::abstract_names(input) {
            assert!(name.len() < 108 && address.file().is_none());
        }
    }

    /// Lists as of the kernel.
    pub fn lists() -> Vec<Vec<u8>> {
        let head = "Num       RefCount Protocol Flags    Type St Inode Path\n";
        let line = |flags, path| format!("0000000000000000: 00000002 00000000 {flags} 0005 01 77 {path}\n");
        let lines = [
            line("00010000", "@anygpu-name-0--heat/u"),
            line("00010000", "@anygpu-name-1000-0123456789abcdef-a-b"),
            line("00000000", "@anygpu-name-0--heat/u"),
            line("00010000", "@anygpu-name-0-"),
            line("00010000", "/run/socket"),
        ];
        [String::new(), head.to_owned(), lines[0].clone(), head.to_owned() + &lines.concat()]
            .map(String::into_bytes)
            .into()
    }
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::os::fd::AsRawFd;
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::super::serve::fuzz::{pair, send_with};
    use super::*;
    use crate::gpu::kind;
    use crate::os::forked;

    /// A name that no other process uses.
    fn unique(name: &str) -> String {
        format!("{name}/{}", std::process::id())
    }

    fn found(name: &str) -> Option<u8> {
        lookup(name, Some(Duration::ZERO)).ok().map(|bytes| bytes[0])
    }

    #[test]
    fn a_name_is_a_few_printed_characters() {
        let long = "x".repeat(LONGEST);
        for name in ["u", "heat/u", "-", "..", "~{a}!", &long] {
            assert!(is_name(name), "{name}");
        }
        for name in ["", " ", "a b", "a\n", "a\0", "a\\b", "\u{e9}", "\u{7f}", &(long.clone() + "x")] {
            assert!(!is_name(name), "{name:?}");
            let refusals = [kind(publish(name, [0; BYTES], |_| true)), kind(unpublish(name)), kind(lookup(name, None))];
            assert_eq!(refusals, [Some(Kind::InvalidValue); 3], "{name:?}");
        }
        // The longest is that of a user and a variant, too.
        assert!(Address::of_name(&long, u32::MAX, &"f".repeat(16)).is_ok());
    }

    #[test]
    fn a_name_stands_for_what_was_published_last_while_that_is_good() {
        static IS_GOOD: AtomicBool = AtomicBool::new(true);
        let (name, is_good): (_, fn(&[u8; BYTES]) -> bool) = (unique("last"), |_| IS_GOOD.load(Ordering::Relaxed));
        assert_eq!(kind(lookup(&name, Some(Duration::ZERO))), Some(Kind::NotFound));
        assert_eq!(kind(unpublish(&name)), Some(Kind::NotFound));
        for byte in [1, 2] {
            publish(&name, [byte; BYTES], is_good).expect("published");
            assert_eq!(found(&name), Some(byte));
        }
        assert!(list().expect("listed").contains(&name));
        IS_GOOD.store(false, Ordering::Relaxed);
        assert_eq!((found(&name), list().expect("listed").contains(&name)), (None, false));
        IS_GOOD.store(true, Ordering::Relaxed);
        assert_eq!(found(&name), Some(2));
        withdraw(|bytes| bytes[0] == 3);
        assert_eq!(found(&name), Some(2));
        withdraw(|bytes| bytes[0] == 2 && bytes[1] == 2);
        assert_eq!((found(&name), kind(unpublish(&name))), (None, Some(Kind::NotFound)));
        // What is not good has no name, not even one that was.
        publish(&name, [4; BYTES], is_good).expect("published");
        IS_GOOD.store(false, Ordering::Relaxed);
        assert_eq!(kind(publish(&name, [5; BYTES], is_good)), Some(Kind::HandleStale));
        IS_GOOD.store(true, Ordering::Relaxed);
        assert_eq!(found(&name), None);
    }

    #[test]
    fn several_descriptors_are_no_answer_and_no_want_of_room() {
        for descriptors in 1..4 {
            let (socket, theirs) = pair();
            send_with(theirs.as_raw_fd(), Message::new(Answer::Given, false, [7; BYTES]).as_bytes(), descriptors);
            let connection = Connection { socket, peer: Peer::any(7) };
            assert_eq!(kind(converse(&connection, "name")), Some(Kind::Unreachable), "{descriptors}");
        }
    }

    #[test]
    fn a_lookup_waits_as_long_as_it_is_told() {
        let name = unique("late");
        let since = Instant::now();
        assert_eq!(kind(lookup(&name, Some(Duration::from_millis(50)))), Some(Kind::NotFound));
        assert!(since.elapsed() >= Duration::from_millis(50));
        let late = name.clone();
        let waiting = std::thread::spawn(move || lookup(&late, None).map(|bytes| bytes[0]));
        publish(&name, [7; BYTES], |_| true).expect("published");
        assert_eq!(waiting.join().expect("no panic").ok(), Some(7));
        unpublish(&name).expect("published");
    }

    #[test]
    fn a_forked_child_is_refused_and_ends_nothing() {
        let name = unique("forked");
        publish(&name, [1; BYTES], |_| true).expect("published");
        forked::child(|| {
            let all = [
                kind(publish(&name, [2; BYTES], |_| true)),
                kind(unpublish(&name)),
                kind(lookup(&name, None)),
                kind(list()),
            ];
            assert_eq!(all, [Some(Kind::Forked); 4]);
            withdraw(|_| true);
        });
        assert_eq!(found(&name), Some(1));
        unpublish(&name).expect("published");
    }

    #[test]
    fn a_list_of_sockets_has_the_names_at_which_any_listen() {
        let lists = fuzz::lists();
        let names =
            |list: &Vec<u8>| address::abstract_names(list).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        assert_eq!(names(&lists[3]), ["heat/u", "a-b"]);
        let [(name, address)] = &address::abstract_names(&lists[2])[..] else { panic!("one listens") };
        assert!(address.is(&Address::of_name(name, 0, "").expect("short")));
        assert!(!address.is(&Address::of_name(name, 1, "").expect("short")));
    }

    #[test]
    fn each_answer_has_its_meaning_and_its_words() {
        let bytes = [9; BYTES];
        let understood = |answer| understand(&Message::new(answer, false, bytes), "heat/u", &Peer::any(7));
        assert!(matches!(understood(Answer::Given), Ok(Found::Bytes(found)) if *found == bytes));
        assert!(matches!(understood(Answer::Unknown), Ok(Found::Nothing)));
        let error = understood(Answer::OtherUser).err().expect("refused");
        assert!(error.kind() == Kind::HandleRefused && error.to_string().contains("process 7, which has the name"));
        assert_eq!(kind(understood(Answer::NoRoom)), Some(Kind::Unreachable));
        let mut other = Message::new(Answer::Given, false, bytes);
        other.greeting[7] += 1;
        let error = understand(&other, "heat/u", &Peer::any(7)).err().expect("refused");
        assert!(error.kind() == Kind::HandleRefused && error.to_string().contains("another version"));
    }
}
