// SPDX-License-Identifier: MIT OR Apache-2.0
//! The tool's side of a try: starts two processes, listens to what they report, and ends them in any case.

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anygpu::os::descriptor::check;
use serde::Serialize;

use super::dialogue::{
    BARRIER, Entry, Failure, Figures, Measure, News, ORDER, PEER, Points, REPORT, Request, Role, Variables, Way, high,
};
use super::place::{Facts, Place, limit};
use crate::Result;

/// The time that a process has to end by itself when all is done.
const GRACE: Duration = Duration::from_secs(5);

/// The outcome of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Works {
    Yes,
    No,
    /// The back end does not have it.
    Unsupported,
    /// It hung for other devices, and was left out.
    Untried,
}

/// One way of sharing, tried; null stands for unknown.
#[derive(Clone, Debug, Serialize)]
pub struct Try {
    /// The process in whose place the owner was, null for the tool's own.
    pub owner_like: Option<i32>,
    pub owner_device: i32,
    /// The process in whose place the user was, null for the tool's own.
    pub user_like: Option<i32>,
    pub user_device: i32,
    pub way: Way,
    pub works: Works,
    #[serde(flatten)]
    pub figures: Figures,
    /// The side that failed.
    pub side: Option<Role>,
    /// The call that failed, or in which the process ended or hung.
    pub call: Option<String>,
    pub status: Option<String>,
    pub reason: Option<String>,
    /// The signal that ended a process.
    pub signal: Option<i32>,
    /// True if a process gave no answer in time.
    pub hung: bool,
}

/// Statuses of calls that a back end does not have: hipErrorNotSupported, ACL_ERROR_RT_FEATURE_NOT_SUPPORT.
const UNSUPPORTED: [i32; 2] = [801, 207000];

/// Starts pairs of processes.
pub struct Pairs {
    pub library: PathBuf,
    pub patience: Duration,
    pub own: Facts,
    pub points: Points,
    /// The page where users of several pairs meet.
    pub barrier: Option<OwnedFd>,
}

/// A way and its outcome.
type Done = (Way, std::result::Result<Vec<Measure>, Failure>);

/// The end of a pair before all ways were done.
struct Broken {
    side: Role,
    call: String,
    reason: String,
    signal: Option<i32>,
    hung: bool,
}

impl Pairs {
    /// A try that has not been made.
    pub fn blank(&self, owner: (&Place, i32), user: (&Place, i32), way: Way) -> Try {
        let like = |place: &Place| (place.like.pid != self.own.pid).then_some(place.like.pid);
        Try {
            owner_like: like(owner.0),
            owner_device: owner.1,
            user_like: like(user.0),
            user_device: user.1,
            way,
            works: Works::Yes,
            figures: Figures::default(),
            side: None,
            call: None,
            status: None,
            reason: None,
            signal: None,
            hung: false,
        }
    }

    /// Tries ways between two places. An error where the processes cannot be started there.
    pub fn attempt(&self, owner: (&Place, i32), user: (&Place, i32), ways: &[Way]) -> Result<Vec<Try>> {
        let tries = self.measure(owner, user, ways)?;
        Ok(tries.into_iter().map(|(one, measures)| Try { figures: Figures::of(&measures), ..one }).collect())
    }

    /// Tries ways between two places, with all figures of each.
    pub fn measure(&self, owner: (&Place, i32), user: (&Place, i32), ways: &[Way]) -> Result<Vec<(Try, Vec<Measure>)>> {
        let blank = |way| self.blank(owner, user, way);
        let mut tries = Vec::new();
        let mut left = ways.to_vec();
        while !left.is_empty() {
            let (done, broken) = self.run(owner, user, &left)?;
            for (way, outcome) in done {
                left.retain(|other| *other != way);
                let (mut one, mut measures) = (blank(way), Vec::new());
                match outcome {
                    Ok(figures) => measures = figures,
                    Err(failure) => {
                        let is_absent = UNSUPPORTED.contains(&failure.status);
                        one.works = if is_absent { Works::Unsupported } else { Works::No };
                        one.side = Some(failure.side);
                        one.status = failure.name.or((failure.status != 0).then(|| failure.status.to_string()));
                        one.reason = Some(failure.reason).filter(|reason| !reason.is_empty());
                        one.call = Some(failure.step);
                    }
                }
                tries.push((one, measures));
            }
            // A way in which the processes end is not tried again; the others are, by new ones.
            if let Some(Broken { side, call, reason, signal, hung }) = broken
                && !left.is_empty()
            {
                let (side, call, reason) = (Some(side), Some(call), Some(reason));
                let one = Try { works: Works::No, side, call, reason, signal, hung, ..blank(left.remove(0)) };
                tries.push((one, Vec::new()));
            }
        }
        Ok(tries)
    }

    fn run(&self, owner: (&Place, i32), user: (&Place, i32), ways: &[Way]) -> Result<(Vec<Done>, Option<Broken>)> {
        let failed = |error: io::Error| format!("cannot start the processes of a try: {error}");
        let (owners, users) = (owner.0.entry(&self.own)?, user.0.entry(&self.own)?);
        let (one, other) = sockets().map_err(failed)?;
        let (read, write) = pipe().map_err(failed)?;
        let mut pair = [
            self.spawn(Role::Owner, owner, owners, ways, (&one, &write)).map_err(failed)?,
            self.spawn(Role::User, user, users, ways, (&other, &write)).map_err(failed)?,
        ];
        drop((one, other, write));
        let mut listener = Listener { pipe: read.into(), bytes: Vec::new() };
        let (mut done, mut measures) = (Vec::new(), Vec::new());
        let mut steps = BTreeMap::new();
        let mut deadline = Instant::now() + self.patience;
        let is_hung = loop {
            match listener.next(deadline) {
                Heard::News(News::Step { side, step }) => {
                    steps.insert(side as u8, step);
                }
                Heard::News(News::NoEntry(why)) => return Err(why),
                Heard::News(News::Found(measure)) => {
                    measures.push(measure);
                    deadline = Instant::now() + self.patience;
                }
                Heard::News(News::Done { way, outcome }) => {
                    let measures = std::mem::take(&mut measures);
                    done.push((way, outcome.map(|()| measures)));
                    deadline = Instant::now() + if done.len() < ways.len() { self.patience } else { GRACE };
                }
                Heard::Nothing => break true,
                Heard::End => break false,
            }
        };
        if done.len() >= ways.len() {
            return Ok((done, None));
        }
        let call = |role: Role| steps.get(&(role as u8)).cloned().unwrap_or("its start".into());
        let broken = if is_hung {
            // One may wait for the other: a process that waits names no call.
            let side = if call(Role::Owner).is_empty() { Role::User } else { Role::Owner };
            let reason = format!("no answer within {} s", self.patience.as_secs_f64());
            Broken { side, call: call(side), reason, signal: None, hung: true }
        } else {
            let statuses = pair.each_mut().map(Guarded::end);
            let is_bad = |status: &Option<ExitStatus>| status.is_none_or(|status| !status.success());
            let index = statuses.iter().position(is_bad).unwrap_or(0);
            let (side, status) = (if index == 0 { Role::Owner } else { Role::User }, statuses[index]);
            let signal = status.and_then(|status| status.signal());
            let reason = match status {
                Some(status) => format!("the process ended: {status}"),
                None => "the process ended".into(),
            };
            Broken { side, call: call(side), reason, signal, hung: false }
        };
        Ok((done, Some(broken)))
    }

    fn spawn(
        &self,
        role: Role,
        (place, device): (&Place, i32),
        entry: Option<Entry>,
        ways: &[Way],
        (peer, report): (&OwnedFd, &OwnedFd),
    ) -> io::Result<Guarded> {
        // Taken on last by one that enters a place: until then it needs descriptors.
        let (files, variables) = match entry {
            Some(_) => (None, Variables::new()),
            None => (place.files(), place.variables()),
        };
        let request = Request {
            role,
            library: self.library.clone(),
            device,
            ways: ways.to_vec(),
            entry,
            points: self.points.clone(),
        };
        let request = serde_json::to_string(&request).map_err(io::Error::other)?;
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("attempt").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        set(&mut command, variables);
        command.env(ORDER, request);
        let (peer, report) = (peer.as_raw_fd(), report.as_raw_fd());
        let barrier = self.barrier.as_ref().map(AsRawFd::as_raw_fd);
        // SAFETY: the closure makes system calls only. It ends with its parent, however that ends.
        unsafe {
            command.pre_exec(move || {
                check(libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL))?;
                check(libc::dup2(peer, PEER))?;
                check(libc::dup2(report, REPORT))?;
                barrier.map_or(Ok(0), |page| check(libc::dup2(page, BARRIER)))?;
                files.map_or(Ok(()), limit)
            });
        }
        command.spawn().map(Guarded)
    }
}

/// Gives a command variables.
pub fn set(command: &mut Command, variables: Variables) {
    for (name, value) in variables {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
}

/// A child that does not outlive this.
struct Guarded(Child);

impl Guarded {
    /// Waits for the end, which has come or is about to.
    fn end(&mut self) -> Option<ExitStatus> {
        let begun = Instant::now();
        while begun.elapsed() < GRACE {
            if let Ok(Some(status)) = self.0.try_wait() {
                return Some(status);
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        None
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

enum Heard {
    News(News),
    /// Nothing until the deadline.
    Nothing,
    /// Both processes have ended.
    End,
}

/// The pipe from the processes.
struct Listener {
    pipe: std::fs::File,
    bytes: Vec<u8>,
}

impl Listener {
    fn next(&mut self, deadline: Instant) -> Heard {
        loop {
            if let Some(end) = self.bytes.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.bytes.drain(..=end).collect();
                match serde_json::from_slice(&line) {
                    Ok(news) => return Heard::News(news),
                    Err(_) => continue,
                }
            }
            let left = deadline.saturating_duration_since(Instant::now());
            let mut poll = libc::pollfd { fd: self.pipe.as_raw_fd(), events: libc::POLLIN, revents: 0 };
            // SAFETY: one structure, valid for the call.
            match unsafe { libc::poll(&mut poll, 1, left.as_millis().min(i32::MAX as u128) as i32) } {
                0 if left.is_zero() => return Heard::Nothing,
                0 => continue,
                -1 => continue,
                _ => {}
            }
            let mut part = [0; 4096];
            match self.pipe.read(&mut part) {
                Ok(0) => return Heard::End,
                Ok(length) => self.bytes.extend(&part[..length]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => return Heard::End,
            }
        }
    }
}

/// The ways that fail in any of the tries.
pub fn failing(tries: &[Try]) -> Vec<Way> {
    let fails = |way: &Way| tries.iter().any(|one| one.way == *way && one.works == Works::No);
    Way::ALL.into_iter().filter(fails).collect()
}

fn sockets() -> io::Result<(OwnedFd, OwnedFd)> {
    let mut two = [-1; 2];
    // SAFETY: the output has room for both.
    let made =
        unsafe { libc::socketpair(libc::AF_UNIX, libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC, 0, two.as_mut_ptr()) };
    check(made)?;
    both(two)
}

fn pipe() -> io::Result<(OwnedFd, OwnedFd)> {
    let mut two = [-1; 2];
    // SAFETY: the output has room for both.
    check(unsafe { libc::pipe2(two.as_mut_ptr(), libc::O_CLOEXEC) })?;
    both(two)
}

fn both(two: [RawFd; 2]) -> io::Result<(OwnedFd, OwnedFd)> {
    // SAFETY: the system has just made them for this process.
    let (one, other) = unsafe { (OwnedFd::from_raw_fd(two[0]), OwnedFd::from_raw_fd(two[1])) };
    Ok((high(one)?, high(other)?))
}
