// SPDX-License-Identifier: MIT OR Apache-2.0
//! All that the tool and the two processes of a try tell each other.

use std::collections::BTreeMap;
use std::ffi::c_int;
use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::path::PathBuf;
use std::time::Duration;

use anygpu::os::descriptor::owned;
use serde::{Deserialize, Serialize};

/// The descriptor of the socket to the other process.
pub const PEER: RawFd = 3;
/// The descriptor of the pipe to the tool.
pub const REPORT: RawFd = 4;

/// The descriptor of the library, in a place where its path may lead nowhere.
pub const LIBRARY: RawFd = 5;

/// The library by its descriptor.
pub fn library() -> PathBuf {
    format!("/proc/self/fd/{LIBRARY}").into()
}

/// The descriptor of the page where users of several pairs meet.
pub const BARRIER: RawFd = 6;

/// Times that each figure is taken; the median counts.
pub const TURNS: u32 = 3;
/// The bytes of a copy whose time is a latency.
pub const WORD: usize = 8;

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

/// The variable with what a process of the tool is to do. All users can read arguments; variables only their own.
pub const ORDER: &str = "ANYGPU_ORDER";

/// The request of one process of a try, as its variable has it.
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

/// The figures to take.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Points {
    /// Bytes of copies; the largest are the buffer's, if the device has eight times as much.
    pub sizes: Vec<usize>,
    pub directions: Vec<Direction>,
    /// Seconds for each figure.
    pub seconds: f64,
    /// Rounds of events and timelines.
    pub rounds: u32,
    /// Threads of a user that copy at once.
    pub threads: u32,
    /// Threads of all users, which begin at once.
    pub parties: u32,
    /// Takes the plain way's figures, too, and those of later openings.
    pub is_full: bool,
}

impl Points {
    /// A few figures, in little time.
    pub fn few() -> Points {
        let directions = vec![Direction::Read];
        Points { sizes: vec![64 << 20], directions, seconds: 0.03, rounds: 50, threads: 1, parties: 1, is_full: false }
    }

    pub fn largest(&self) -> usize {
        self.sizes.iter().copied().max().unwrap_or(WORD)
    }

    pub fn window(&self) -> Duration {
        Duration::from_secs_f64(self.seconds / f64::from(TURNS * if self.is_full { 2 } else { 1 }))
    }
}

/// The direction of a copy, for the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Read,
    Write,
}

/// A figure's meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Microseconds until the shared object is open.
    Opening,
    /// Microseconds to open what is open already, and to close that.
    Reopening,
    /// Microseconds of a copy of 8 bytes from shared memory.
    Latency,
    /// Microseconds until an owner's signal has been waited for and answered.
    Round,
    /// Copies from shared memory, in 10^9 bytes a second.
    Read,
    /// Copies to shared memory, in 10^9 bytes a second.
    Write,
}

/// A figure; of the plain way null where there is none.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Measure {
    pub what: What,
    pub bytes: usize,
    pub value: f64,
    pub plain: Option<f64>,
}

/// The namespaces, the user, the limit and the variables that a child takes on.
#[derive(Clone, Serialize, Deserialize)]
pub struct Entry {
    /// Each by its name in /proc and a process that is in it.
    pub namespaces: Vec<(String, i32)>,
    /// User and group as this process sees them, and a process of that user.
    pub user: Option<(u32, u32, i32)>,
    pub files: Option<(u64, u64)>,
    /// Variables and their values, `None` where they are not set. Only the user in whose process they were sees them: they
    /// may name libraries and files.
    pub variables: Variables,
}

/// Variables with their values, `None` for those that are not set.
pub type Variables = BTreeMap<String, Option<String>>;

pub type Outcome<T> = std::result::Result<T, Failure>;

impl Failure {
    pub fn unless(is_good: bool, failure: impl FnOnce() -> Failure) -> Outcome<()> {
        if is_good { Ok(()) } else { Err(failure()) }
    }
}

/// Moves a descriptor behind those that children get.
pub fn high(low: OwnedFd) -> io::Result<OwnedFd> {
    // SAFETY: a plain system call on a descriptor of ours.
    owned(unsafe { libc::fcntl(low.as_raw_fd(), libc::F_DUPFD_CLOEXEC, BARRIER + 1) })
}
