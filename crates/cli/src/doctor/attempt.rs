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
use std::path::PathBuf;
use std::process::ExitCode;

use anygpu::api::hip::{hipEvent_t, hipStream_t};
use anygpu::os::descriptor;
use clap::Args;
use serde::{Deserialize, Serialize};

use super::calls::{Calls, call};
use super::place::Entry;
use measure::{Measure, Points, What};

/// The descriptor of the socket to the other process.
pub const PEER: RawFd = 3;
/// The descriptor of the pipe to the tool.
pub const REPORT: RawFd = 4;

/// The descriptor of the library, in a place where its path may lead nowhere.
pub const LIBRARY: RawFd = 5;

/// The descriptor of the page where users of several pairs meet.
pub const BARRIER: RawFd = 6;

/// A way of sharing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    IpcMemory,
    IpcEvent,
    PhysicalMemory,
    Pool,
    Handle64,
    ExternalMemory,
    Token,
    Timeline,
}

impl Way {
    /// The ways that doctor tries.
    pub const ALL: [Way; 7] =
        [Way::IpcMemory, Way::IpcEvent, Way::PhysicalMemory, Way::Pool, Way::Handle64, Way::ExternalMemory, Way::Token];

    pub fn name(self) -> &'static str {
        match self {
            Way::IpcMemory => "IPC memory",
            Way::IpcEvent => "IPC event",
            Way::PhysicalMemory => "physical memory",
            Way::Pool => "pool",
            Way::Handle64 => "64-bit handle",
            Way::ExternalMemory => "external memory",
            Way::Token => "token",
            Way::Timeline => "timeline",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Owner,
    User,
}

/// The request of one process of a try, as its command line has it.
#[derive(Clone, Serialize, Deserialize)]
pub struct Request {
    pub role: Role,
    pub library: PathBuf,
    /// The device whose memory is owned, or that uses it.
    pub device: c_int,
    pub ways: Vec<Way>,
    /// The namespaces, user and limits to take on first.
    pub entry: Option<Entry>,
    pub points: Points,
}

/// The reason why a way does not work.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Failure {
    pub side: Role,
    /// The call that failed.
    pub step: String,
    /// Its status, 0 if no call failed.
    pub status: c_int,
    /// The status by name.
    pub name: Option<String>,
    /// The reason in words.
    pub reason: String,
}

/// Figures of a way that works; a way without a figure leaves it out.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Figures {
    /// Copies from the shared memory to the user's own, in 10^9 bytes a second.
    pub gb_per_s: Option<f64>,
    /// A copy of 8 bytes from the shared memory. Of an event: a record, the news of it over a socket, the wait and the
    /// reply.
    pub latency_us: Option<f64>,
    /// Opening for the first time.
    pub opening_us: Option<f64>,
}

impl Figures {
    pub fn of(measures: &[Measure]) -> Figures {
        let value = |whats: &[What]| measures.iter().find(|one| whats.contains(&one.what)).map(|one| one.value);
        let latency_us = value(&[What::Latency, What::Round]);
        Figures { gb_per_s: value(&[What::Read]), latency_us, opening_us: value(&[What::Opening]) }
    }
}

/// A line of the pipe to the tool.
#[derive(Serialize, Deserialize)]
pub enum News {
    /// The process calls a function, or waits for the other one (no function).
    Step { side: Role, step: String },
    /// The place cannot be entered.
    NoEntry(String),
    /// A figure of the way that is tried.
    Found(Measure),
    /// A way is done.
    Done { way: Way, outcome: Outcome<()> },
}

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

type Outcome<T> = std::result::Result<T, Failure>;

impl Failure {
    fn unless(is_good: bool, failure: impl FnOnce() -> Failure) -> Outcome<()> {
        if is_good { Ok(()) } else { Err(failure()) }
    }
}

/// Plays a process of a try, for `anygpu doctor`.
#[derive(Args)]
pub struct Attempt {
    request: String,
}

impl Attempt {
    pub fn run(&self) -> ExitCode {
        let request = serde_json::from_str::<Request>(&self.request);
        // SAFETY: fcntl only looks at the numbers.
        let is_started = unsafe { libc::fcntl(PEER, libc::F_GETFD) >= 0 && libc::fcntl(REPORT, libc::F_GETFD) >= 0 };
        let Some(mut request) = request.ok().filter(|_| is_started) else {
            return crate::complain("`anygpu doctor` starts this", ExitCode::FAILURE);
        };
        // SAFETY: the tool that started this process gave it both for good.
        let (peer, report) = unsafe { (OwnedFd::from_raw_fd(PEER), File::from_raw_fd(REPORT)) };
        if let Some(entry) = request.entry.take() {
            let why = match entry.run(&request, peer) {
                Ok(status) => return status,
                Err(why) => why,
            };
            tell(&report, &News::NoEntry(why));
            return ExitCode::FAILURE;
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
        let by_descriptor = PathBuf::from(format!("/proc/self/fd/{LIBRARY}"));
        let calls = Calls::open(&request.library).or_else(|why| Calls::open(&by_descriptor).map_err(|_| why));
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
            self.expect(address, bytes, &ways::USERS, "what the user wrote is not in the owner's memory")?;
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
