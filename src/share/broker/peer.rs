// SPDX-License-Identifier: MIT OR Apache-2.0
//! Identity of a process: its id and start time, which no later process of the same id shares.
//!
//! The system counts start times in ticks, so a process that is as young as that is listed when its tick is over.

use std::fs::File;
use std::io;
use std::os::fd::RawFd;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use super::Answer;
use crate::gpu::{Kind, Result};
use crate::os::descriptor::{self, Kept};
use crate::os::process;

/// The time after which a start time that is not over cannot be one.
const SETTLED: Duration = Duration::from_secs(1);

/// The time within which a process that has been killed begins to end.
const ENDING: Duration = Duration::from_millis(100);

/// A living or ended process, as seen from this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Process {
    /// The process id.
    pub pid: i32,
    /// The start time, in clock ticks since boot.
    started: u64,
}

impl Process {
    /// The living process of an id; InvalidValue if there is none. Waits until no later process can have its start time.
    pub fn living(pid: i32) -> Result<Process> {
        let none = || Kind::InvalidValue.because(format!("there is no process {pid}"));
        if pid <= 0 {
            return Err(none());
        }
        // In a /proc that shows another PID namespace the id would be another process's.
        let shown = std::fs::read_link("/proc/self").ok();
        if shown.is_none_or(|pid| pid.as_os_str() != std::process::id().to_string().as_str()) {
            let why = "/proc does not show this PID namespace's processes, so they cannot be told from later ones";
            return Err(Kind::OperatingSystem.because(why));
        }
        started_earlier(pid, SETTLED).map(|started| Process { pid, started }).map_err(|error| {
            match process::exists(pid) {
                true => {
                    Kind::OperatingSystem.because(format!("/proc does not show when process {pid} started: {error}"))
                }
                false => none(),
            }
        })
    }
}

/// The start time of a process, which is over: whatever starts from now on has a later one.
fn started_earlier(pid: i32, patience: Duration) -> io::Result<u64> {
    let begun = Instant::now();
    loop {
        // Asked before the clocks are read: a thread or machine that was held up for as long reads them once more.
        let is_last = begun.elapsed() >= patience;
        // In this order: read in its own tick, the time could be that of two processes.
        let now = ticks()?;
        let started = started(pid)?;
        if started < now {
            return Ok(started);
        }
        if is_last {
            return Err(io::Error::other("it is in the future"));
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// The current time, as start times are counted.
fn ticks() -> io::Result<u64> {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the output is valid for the call.
    descriptor::check(unsafe { libc::clock_gettime(libc::CLOCK_BOOTTIME, &mut now) })?;
    // SAFETY: a plain question.
    let per_second = unsafe { libc::sysconf(libc::_SC_CLK_TCK) } as u64;
    Ok(now.tv_sec as u64 * per_second + now.tv_nsec as u64 / (1_000_000_000 / per_second))
}

/// The start time of a process, in clock ticks since boot.
pub fn started(pid: i32) -> io::Result<u64> {
    stat(pid, start_in)
}

/// Returns true if a process that started at this time runs, or may run, where /proc cannot be read. One that is ending
/// does not; what has just been killed is given the time to begin.
pub fn is_running(pid: i32, started: u64) -> bool {
    let is_gone = |error: io::Error| matches!(error.raw_os_error(), Some(libc::ENOENT | libc::ESRCH | libc::ENODATA));
    let begun = Instant::now();
    while stat(pid, running_since).map_or_else(|error| !is_gone(error), |now| now == started) {
        if begun.elapsed() > ENDING {
            return true;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    false
}

/// Reads /proc/PID/stat.
fn stat(pid: i32, read: impl Fn(&[u8]) -> Option<u64>) -> io::Result<u64> {
    // Kept, because the program may close what it did not open while this thread has the file.
    let file = Kept::new(File::open(format!("/proc/{pid}/stat"))?.into())?;
    // Enough for the fields up to the start time.
    let mut text = [0_u8; 1024];
    // SAFETY: the buffer is valid for its length.
    let length = unsafe { libc::read(file.descriptor()?, text.as_mut_ptr().cast(), text.len()) };
    let length = descriptor::check(length as i32)? as usize;
    read(&text[..length]).ok_or_else(|| io::Error::from_raw_os_error(libc::ENODATA))
}

/// The start time of a process that is not ending; one that nobody has waited for is still in /proc.
fn running_since(text: &[u8]) -> Option<u64> {
    /// Linux's flag of a task that has begun to exit. A GPU's driver may take seconds of that, after the files are closed.
    const EXITING: u64 = 4;
    let is_ending = matches!(field(text, 3), Some(b"Z" | b"X")) || number(text, 9)? & EXITING != 0;
    start_in(text).filter(|_| !is_ending)
}

/// The start time.
fn start_in(text: &[u8]) -> Option<u64> {
    number(text, 22)
}

fn number(text: &[u8], place: usize) -> Option<u64> {
    std::str::from_utf8(field(text, place)?).ok()?.parse().ok()
}

/// A field of /proc/PID/stat behind the second, counted from 1.
fn field(text: &[u8], place: usize) -> Option<&[u8]> {
    // The second field is the program's name in parentheses, which may contain anything.
    let name_end = text.iter().rposition(|byte| *byte == b')')?;
    text[name_end..].split(|byte| *byte == b' ').nth(place - 2)
}

/// The overflow user, which stands for all users that the user namespace does not map.
fn overflow_user() -> u32 {
    /// Read from /proc once.
    static USER: OnceLock<u32> = OnceLock::new();
    *USER.get_or_init(|| {
        let text = std::fs::read_to_string("/proc/sys/kernel/overflowuid").unwrap_or_default();
        text.trim().parse().unwrap_or(65534)
    })
}

/// The process at the other end of a connection, as it was when it connected or began to listen.
pub struct Peer {
    /// The process id; 0 for a process of a PID namespace that this one does not see.
    pub pid: i32,
    user: u32,
}

impl Peer {
    /// The peer of a connection.
    pub fn of(socket: RawFd) -> io::Result<Peer> {
        let mut credentials = libc::ucred { pid: 0, uid: 0, gid: 0 };
        option(socket, libc::SO_PEERCRED, &mut credentials)?;
        Ok(Peer { pid: credentials.pid, user: credentials.uid })
    }

    /// Returns true if it is of this process's user. Other users' processes are neither served nor trusted, not even
    /// root's, as elsewhere in this library.
    pub fn is_of_same_user(&self) -> bool {
        // SAFETY: a plain question.
        let user = unsafe { libc::geteuid() };
        self.user == user && user != overflow_user()
    }

    /// Checks that the process at the other end of `socket` is listed; an error says why it is not.
    pub fn find(&self, socket: RawFd, listed: &[Process]) -> std::result::Result<(), Answer> {
        if self.pid == 0 {
            return Err(Answer::Invisible);
        }
        let Some(process) = listed.iter().find(|process| process.pid == self.pid) else {
            return Err(Answer::NotListed);
        };
        let pidfd = pidfd(socket);
        let started = started(self.pid);
        // If it still lives, the start time that was read is its own. Before Linux 6.5 only an end that the connection
        // has outlived, in a child that inherited it, goes unseen.
        let lives = pidfd.map_or_else(|error| !has_ended(&error), |pidfd| is_alive(&pidfd));
        match started {
            Ok(started) if lives && started == process.started => Ok(()),
            Err(_) if lives => Err(Answer::Unread),
            _ => Err(Answer::StartedLater),
        }
    }
}

/// A pidfd of the process at the other end, which tells if that process has ended. From Linux 6.5 on.
fn pidfd(socket: RawFd) -> io::Result<Kept> {
    /// The `libc` crate lacks it.
    const SO_PEERPIDFD: i32 = 77;
    let mut pidfd = -1;
    option(socket, SO_PEERPIDFD, &mut pidfd)?;
    Kept::new(descriptor::owned(pidfd)?)
}

/// Returns true for an error of SO_PEERPIDFD that means an ended process, not an old kernel.
fn has_ended(error: &io::Error) -> bool {
    matches!(error.raw_os_error(), Some(libc::ESRCH | libc::EINVAL))
}

fn is_alive(pidfd: &Kept) -> bool {
    let Some(fd) = pidfd.get() else { return false };
    let mut poll = libc::pollfd { fd, events: libc::POLLIN, revents: 0 };
    // SAFETY: one structure, valid for the call.
    unsafe { libc::poll(&mut poll, 1, 0) == 0 }
}

/// Reads an option of a socket, whose type consists of plain numbers.
fn option<T: Copy>(socket: RawFd, name: i32, value: &mut T) -> io::Result<()> {
    let mut length = size_of::<T>() as libc::socklen_t;
    // SAFETY: the value is valid for its length, and any bytes are one of its type.
    let result = unsafe { libc::getsockopt(socket, libc::SOL_SOCKET, name, (&raw mut *value).cast(), &mut length) };
    descriptor::check(result).map(|_| ())
}

/// The line that /proc has about a process, in which the process's name is its own choice.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use super::*;

    /// Reads a line, as it is and with the input as the name.
    pub fn status(input: &[u8]) {
        let started = start_in(input);
        assert!(running_since(input).is_none_or(|running| started == Some(running)));
        let named = [b"7 (", input, b") S 1 2 3 4 5 64 7 8 9 10 11 12 13 14 15 16 17 18 4711 20"].concat();
        assert_eq!(running_since(&named), Some(4711));
    }

    /// A line.
    pub fn samples() -> Vec<Vec<u8>> {
        vec![b"7 (a) 1 (b) S 1 2 3 4 5 64 7 8 9 10 11 12 13 14 15 16 17 18 4711 20".to_vec()]
    }
}

#[cfg(test)]
mod tests {
    use std::os::fd::AsRawFd;
    use std::os::unix::net::UnixStream;

    use super::*;

    #[test]
    fn a_name_is_no_field() {
        let text = b"7 (a) 1 (b) S 1 2 3 4 5 64 7 8 9 10 11 12 13 14 15 16 17 18 4711 20";
        assert_eq!(start_in(text), Some(4711));
        assert_eq!(start_in(b"7 (a) S 1 2"), None);
        assert_eq!(start_in(b""), None);
        assert_eq!(running_since(text), Some(4711));
        assert_eq!(running_since(&text.map(|byte| if byte == b'S' { b'Z' } else { byte })), None);
        let exiting = b"7 (a) 1 (b) S 1 2 3 4 5 4194308 7 8 9 10 11 12 13 14 15 16 17 18 4711 20";
        assert_eq!(running_since(exiting), None);
        assert_eq!(start_in(exiting), Some(4711));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn whoever_was_held_up_reads_the_clocks_once_more() {
        let own = Process::living(std::process::id() as i32).expect("this one");
        assert_eq!(started_earlier(own.pid, Duration::ZERO).ok(), Some(own.started));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_process_is_its_number_and_its_start() {
        let (one, other) = UnixStream::pair().expect("sockets");
        let peer = Peer::of(one.as_raw_fd()).expect("connected");
        let own = Process::living(std::process::id() as i32).expect("this one");
        let find = |listed: &[Process]| peer.find(one.as_raw_fd(), listed);
        assert_eq!(find(&[own]), Ok(()));
        assert_eq!(find(&[Process { started: own.started - 1, ..own }]), Err(Answer::StartedLater));
        assert_eq!(find(&[Process { pid: own.pid + 1, ..own }]), Err(Answer::NotListed));
        assert_eq!(find(&[]), Err(Answer::NotListed));
        let unseen = Peer { pid: 0, ..peer };
        assert_eq!(unseen.find(one.as_raw_fd(), &[Process { pid: 0, ..own }]), Err(Answer::Invisible));
        drop(other);
        for none in [0, -1, i32::MAX] {
            assert_eq!(Process::living(none).map_err(|error| error.kind()), Err(Kind::InvalidValue));
        }
    }
}
