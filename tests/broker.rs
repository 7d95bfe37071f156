// SPDX-License-Identifier: MIT OR Apache-2.0
//! Unrelated processes give each other descriptors by 64-bit handles: who gets one, who is refused, and what remains when
//! one of them is killed, forks, or does not play by the rules.

#[path = "common/harness.rs"]
mod harness;

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::fd::{FromRawFd, OwnedFd};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};

use anygpu::descriptor::Kept;
use anygpu::share::broker::{self, Importers, Offer};

const TESTS: &[harness::Test] = &[("an_offer_is_taken", an_offer_is_taken)];

fn main() -> ExitCode {
    if std::env::var_os(ROLE).is_some() {
        return serve();
    }
    harness::run(TESTS.to_vec())
}

/// Set for the processes that the tests start.
const ROLE: &str = "ANYGPU_BROKER_TEST";

/// Does what it is told, line by line, and answers each with a line.
fn serve() -> ExitCode {
    let mut kept = Vec::new();
    for line in std::io::stdin().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split(' ').collect();
        let answer = obey(&words, &mut kept);
        if writeln!(std::io::stdout(), "{answer}").is_err() {
            break;
        }
    }
    ExitCode::SUCCESS
}

fn obey(words: &[&str], kept: &mut Vec<Offer>) -> String {
    match words {
        ["offer", who, text] => said(broker::offer(offer(text), importers(who))),
        ["allow", handle, pids @ ..] => {
            let pids: Vec<i32> = pids.iter().map(|pid| pid.parse().expect("a number")).collect();
            said(broker::allow(number(handle), &pids).map(|()| 0))
        }
        ["withdraw", handle] => said(broker::withdraw(number(handle)).map(|()| 0)),
        ["take", handle] => match broker::take(number(handle)) {
            Ok(offer) => content(&offer),
            Err(error) => format!("{:?}", error.kind()),
        },
        ["keep", handle] => match broker::take(number(handle)) {
            Ok(offer) => {
                kept.push(offer);
                "0".into()
            }
            Err(error) => format!("{:?}", error.kind()),
        },
        ["kept"] => kept.iter().map(content).collect::<Vec<_>>().join(","),
        _ => panic!("an unknown command: {words:?}"),
    }
}

fn said(result: anygpu::gpu::Result<u64>) -> String {
    match result {
        Ok(value) => value.to_string(),
        Err(error) => format!("{:?}", error.kind()),
    }
}

fn number(word: &str) -> u64 {
    word.parse().expect("a number")
}

fn importers(who: &str) -> Importers {
    if who == "any" { Importers::Any } else { Importers::Listed }
}

/// An offer of a file that says `text`, and says it in its payload too.
fn offer(text: &str) -> Offer {
    let mut file = memory_file();
    file.write_all(text.as_bytes()).expect("written");
    let mut payload = [b' '; 64];
    payload[..text.len()].copy_from_slice(text.as_bytes());
    Offer { descriptor: Some(Kept::new(file.into()).expect("open")), payload }
}

fn memory_file() -> File {
    // SAFETY: a plain system call; the descriptor is new.
    let file = unsafe { OwnedFd::from_raw_fd(libc::memfd_create(c"test".as_ptr(), libc::MFD_CLOEXEC)) };
    file.into()
}

/// What the file of an offer says, if the payload says the same.
fn content(offer: &Offer) -> String {
    let payload = String::from_utf8_lossy(&offer.payload).trim().to_owned();
    let Some(kept) = &offer.descriptor else { return payload };
    let descriptor = kept.get().expect("open");
    // SAFETY: a plain question.
    assert!(unsafe { libc::fcntl(descriptor, libc::F_GETFD) } & libc::FD_CLOEXEC != 0 && descriptor > 2);
    let mut file = File::open(format!("/proc/self/fd/{descriptor}")).expect("our own");
    let mut text = String::new();
    file.read_to_string(&mut text).expect("text");
    assert_eq!(text, payload);
    text
}

/// Another process, which is no child of those it deals with.
struct Process {
    child: Child,
    commands: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Process {
    fn start() -> Process {
        Process::start_as(&mut Command::new("/proc/self/exe"))
    }

    fn start_as(command: &mut Command) -> Process {
        let mut child =
            command.env(ROLE, "1").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the test starts again");
        let answers = BufReader::new(child.stdout.take().expect("a pipe"));
        Process { commands: child.stdin.take(), child, answers }
    }

    fn id(&self) -> u32 {
        self.child.id()
    }

    fn send(&mut self, command: &str) {
        writeln!(self.commands.as_mut().expect("a pipe"), "{command}").expect("it listens");
    }

    fn answer(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("an answer");
        line.trim_end().to_owned()
    }

    fn call(&mut self, command: impl AsRef<str>) -> String {
        self.send(command.as_ref());
        self.answer()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn an_offer_is_taken() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let handle = a.call("offer listed hello");
    assert!(handle.parse::<i64>().is_ok_and(|handle| handle > 0), "{handle}");
    assert_eq!(b.call(format!("take {handle}")), "HandleRefused");
    assert_eq!(a.call(format!("allow {handle} {}", b.id())), "0");
    assert_eq!(b.call(format!("take {handle}")), "hello");
    assert_eq!(b.call(format!("keep {handle}")), "0");
    assert_eq!(a.call(format!("withdraw {handle}")), "0");
    assert_eq!(b.call(format!("take {handle}")), "HandleStale");
    assert_eq!(b.call("kept"), "hello");
    let any = a.call("offer any more");
    assert_ne!(any, handle);
    assert_eq!(b.call(format!("take {any}")), "more");
    assert_eq!(a.call(format!("take {any}")), "OwnProcess");
    drop(a);
    assert_eq!(b.call(format!("take {any}")), "HandleStale");
    assert_eq!(b.call("kept"), "hello");
}
