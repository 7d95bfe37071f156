// SPDX-License-Identifier: MIT OR Apache-2.0
//! One of the two processes of a try: the owner of what is shared, or its user.
//!
//! `anygpu bench` has the same two measure more. For each way the user says that it begins, the owner sends a ticket, the user opens what the ticket names, checks and
//! measures it, and the owner checks what the user wrote. The user reports to the tool; both report each call before they
//! make it, so that a crash or a hang has a place.

pub mod measure;
mod plain;
mod ways;

use std::ffi::{c_int, c_void};
use std::fs::File;
use std::io::{self, Write};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::process::ExitCode;

use anygpu::api::hip::{hipEvent_t, hipStream_t};
use anygpu::os::descriptor;
use clap::Args;
use serde::{Deserialize, Serialize};

use super::calls::{Calls, call};
use super::dialogue::{Failure, News, ORDER, Outcome, PEER, REPORT, Request, Role, Way, library};

/// A message between the two.
#[derive(Serialize, Deserialize)]
enum Message {
    Begin { pid: i32 },
    Ticket(Ticket),
    Used,
    Failed(Failure),
    Verified,
}

/// The name of what is shared.
#[derive(Clone, Default, Serialize, Deserialize)]
struct Ticket {
    back_end: String,
    handle: Vec<u8>,
    number: u64,
    bytes: usize,
    /// The buffer's IPC handle, where the plain way needs it.
    ipc: Vec<u8>,
}

/// Plays a process of a try, for `anygpu doctor`.
#[derive(Args)]
pub struct Attempt {}

impl Attempt {
    pub fn run(&self) -> ExitCode {
        let request = serde_json::from_str::<Request>(&std::env::var(ORDER).unwrap_or_default());
        // SAFETY: fcntl only looks at the numbers.
        let is_started = unsafe { libc::fcntl(PEER, libc::F_GETFD) >= 0 && libc::fcntl(REPORT, libc::F_GETFD) >= 0 };
        let Some(mut request) = request.ok().filter(|_| is_started) else {
            return crate::complain("`anygpu doctor` starts this", ExitCode::FAILURE);
        };
        // SAFETY: the tool that started this process gave it both for good.
        let (peer, report) = unsafe { (OwnedFd::from_raw_fd(PEER), File::from_raw_fd(REPORT)) };
        if let Some(entry) = request.entry.take() {
            let words = serde_json::to_string(&request).map_err(|error| error.to_string());
            let entered = words.and_then(|words| entry.run("attempt", Some(&words), &request.library, Some(peer)));
            return entered.unwrap_or_else(|why| {
                tell(&report, &News::NoEntry(why));
                ExitCode::FAILURE
            });
        }
        match Process::new(request, peer, report) {
            Ok(mut process) => process.run(),
            Err(()) => ExitCode::FAILURE,
        }
    }
}

/// Writes a line, whole: it is shorter than a pipe's buffer.
fn tell(mut report: &File, news: &News) {
    if let Ok(line) = serde_json::to_string(news) {
        _ = report.write_all((line + "\n").as_bytes());
    }
}

/// Makes a system call until no signal interrupts it.
fn repeated<T>(mut call: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    loop {
        match call() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

/// The user's pattern for the shared memory's first and last bytes.
const USERS: [u8; 4096] = [0xa7; 4096];

type Undo = Box<dyn FnOnce(&Calls)>;

/// An object that the owner shares.
#[derive(Clone, Copy)]
enum Shared {
    Memory(*mut c_void, usize),
    Event(hipEvent_t, hipStream_t),
    Timeline(RawFd),
}

struct Process {
    request: Request,
    peer: OwnedFd,
    report: File,
    calls: Calls,
    /// Steps that undo those of the way that is tried, for the last one first.
    undo: Vec<Undo>,
    has_acl: bool,
    /// Names no call before it is made.
    is_quiet: bool,
}

impl Process {
    fn new(request: Request, peer: OwnedFd, report: File) -> std::result::Result<Process, ()> {
        tell(&report, &News::Step { side: request.role, step: "dlopen".into() });
        let calls = Calls::open(&request.library).or_else(|why| Calls::open(&library()).map_err(|_| why));
        let calls = calls.map_err(|why| tell(&report, &News::NoEntry(format!("cannot load {why}"))))?;
        Ok(Process { request, peer, report, calls, undo: Vec::new(), has_acl: false, is_quiet: false })
    }

    fn step(&self, step: &str) {
        if !self.is_quiet {
            tell(&self.report, &News::Step { side: self.request.role, step: step.into() });
        }
    }

    fn check(&self, step: &str, status: c_int) -> Outcome<()> {
        Failure::unless(status == 0, || self.calls.failure(self.request.role, step, status))
    }

    fn failure(&self, step: &str, reason: impl Into<String>) -> Failure {
        Failure { side: self.request.role, step: step.into(), status: 0, name: None, reason: reason.into() }
    }

    /// Sends a message; where that fails or the other process has ended, this one ends, too: the tool knows both.
    fn send(&self, message: &Message, descriptor: Option<&OwnedFd>) {
        let text = serde_json::to_string(message).unwrap_or_default();
        let descriptor = descriptor.map(AsRawFd::as_raw_fd);
        let sent = repeated(|| descriptor::send(self.peer.as_raw_fd(), text.as_bytes(), descriptor));
        if let Err(error) = sent {
            self.end("sendmsg", &error);
        }
    }

    fn receive(&self) -> Outcome<(Message, Option<OwnedFd>)> {
        self.step("");
        let mut bytes = [0; 16384];
        match repeated(|| descriptor::receive(self.peer.as_raw_fd(), &mut bytes)) {
            Ok((0, _)) => std::process::exit(0),
            Ok((length, descriptor)) => {
                let message = serde_json::from_slice(&bytes[..length]);
                message.map(|message| (message, descriptor)).map_err(|error| self.failure("", error.to_string()))
            }
            Err(error) => self.end("recvmsg", &error),
        }
    }

    /// Ends this process, which the other one does not understand any more.
    fn end(&self, step: &str, error: &io::Error) -> ! {
        if error.raw_os_error() == Some(libc::EPIPE) {
            std::process::exit(0);
        }
        self.step(&format!("{step} ({error})"));
        std::process::exit(1);
    }

    fn run(&mut self) -> ExitCode {
        for way in self.request.ways.clone() {
            match self.request.role {
                Role::Owner => self.own(way),
                Role::User => {
                    let outcome = self.try_to_use(way);
                    tell(&self.report, &News::Done { way, outcome });
                }
            }
        }
        ExitCode::SUCCESS
    }

    fn tidy(&mut self) {
        self.undo_to(0);
    }

    /// Undoes all steps but so many.
    fn undo_to(&mut self, mark: usize) {
        for undo in self.undo.drain(mark..).rev() {
            undo(&self.calls);
        }
    }

    fn own(&mut self, way: Way) {
        // A user that cannot begin knows why.
        let Ok((Message::Begin { pid }, _)) = self.receive() else { return };
        let prepared = self.start().and_then(|()| self.prepare(way, pid));
        let outcome = prepared.and_then(|(ticket, descriptor, shared)| {
            self.send(&Message::Ticket(ticket), descriptor.as_ref());
            drop(descriptor);
            self.serve(shared)
        });
        self.tidy();
        match outcome {
            Ok(()) => self.send(&Message::Verified, None),
            Err(failure) => self.send(&Message::Failed(failure), None),
        }
    }

    /// Waits until the user has used what is shared, and checks what it wrote.
    fn serve(&mut self, shared: Shared) -> Outcome<()> {
        let rounds = match shared {
            Shared::Event(event, stream) => self.time_records(event, stream),
            Shared::Timeline(fd) => self.time_signals(fd),
            Shared::Memory(..) => Ok(()),
        };
        let is_used = matches!(self.receive()?.0, Message::Used);
        if let Shared::Memory(address, bytes) = shared
            && is_used
        {
            self.expect(address, bytes, &USERS, "what the user wrote is not in the owner's memory")?;
        }
        rounds
    }

    /// Tries a way. Each process sends as many messages as the other expects, whatever fails.
    fn try_to_use(&mut self, way: Way) -> Outcome<()> {
        match self.begin() {
            Ok(pid) => self.send(&Message::Begin { pid }, None),
            Err(failure) => {
                self.send(&Message::Failed(failure.clone()), None);
                return Err(failure);
            }
        }
        let outcome = match self.receive() {
            Ok((Message::Ticket(ticket), _)) if way == Way::IpcEvent => self.open_event(&ticket),
            Ok((Message::Ticket(ticket), descriptor)) if way == Way::Timeline => {
                self.answer_signals(&ticket, descriptor)
            }
            Ok((Message::Ticket(ticket), descriptor)) => self.open(way, &ticket, descriptor),
            Ok((Message::Failed(failure), _)) => return Err(failure),
            Ok(_) => Err(self.failure("", "the owner gives no ticket")),
            Err(failure) => Err(failure),
        };
        self.tidy();
        match &outcome {
            Ok(_) => self.send(&Message::Used, None),
            Err(failure) => self.send(&Message::Failed(failure.clone()), None),
        }
        match self.receive()?.0 {
            Message::Failed(owners) => Err(owners),
            _ => outcome,
        }
    }

    /// Returns the process id by which the owner lists this process.
    fn begin(&mut self) -> Outcome<i32> {
        self.start()?;
        let mut pid = 0;
        call!(self, aclrtDeviceGetBareTgid(&mut pid));
        Ok(pid)
    }

    fn check_back_end(&self, ticket: &Ticket) -> Outcome<()> {
        let own = self.calls.back_end();
        match ticket.back_end == own {
            true => Ok(()),
            false => {
                let why = format!("the owner's back end is {}, the user's {own}", ticket.back_end);
                Err(self.failure("anygpu_backend", why))
            }
        }
    }
}
