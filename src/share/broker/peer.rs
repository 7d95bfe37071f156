// SPDX-License-Identifier: MIT OR Apache-2.0
//! The process at the other end of a connection, compared with those listed.
//!
//! It is compared by its id and start time, which no later process of the same id shares.
//! The system counts start times in ticks, so a process that is as young as that is listed when its tick is over.

use std::io;
use std::os::fd::RawFd;
use std::time::{Duration, Instant};

use super::Answer;
use crate::gpu::{Kind, Result};
use crate::os::descriptor::{self, Kept};
use crate::os::process::{self, Id, started};

/// The time after which a start time that is not over cannot be one.
const SETTLED: Duration = Duration::from_secs(1);

/// The living process of an id; InvalidValue if there is none. Waits until no later process can have its start time.
pub fn living(pid: i32) -> Result<Id> {
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
    started_earlier(pid, SETTLED).map(|started| Id { pid, started, ..Id::own() }).map_err(
        |error| match process::exists(pid) {
            true => Kind::OperatingSystem.because(format!("/proc does not show when process {pid} started: {error}")),
            false => none(),
        },
    )
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

/// The process at the other end of a connection, as it was when it connected or began to listen.
pub struct Peer {
    /// The process id; 0 for a process of a PID namespace that this one does not see.
    pub pid: i32,
    user: u32,
}

impl Peer {
    pub fn of(socket: RawFd) -> io::Result<Peer> {
        let mut credentials = libc::ucred { pid: 0, uid: 0, gid: 0 };
        option(socket, libc::SO_PEERCRED, &mut credentials)?;
        Ok(Peer { pid: credentials.pid, user: credentials.uid })
    }

    /// A process in words. One of a PID namespace that this process does not see has no id here.
    pub fn name(&self) -> String {
        if self.pid == 0 { "a process of another PID namespace".to_owned() } else { format!("process {}", self.pid) }
    }

    /// Any process of this user.
    #[cfg(any(test, fuzzing))]
    pub fn any(pid: i32) -> Peer {
        Peer { pid, user: process::user() }
    }

    /// Returns true if it is of this process's user. Other users' processes are neither served nor trusted, not even
    /// root's, as elsewhere in this library.
    pub fn is_of_same_user(&self) -> bool {
        // Stricter than with files: the overflow user is refused even where it stands for no other.
        process::is_own_user(self.user) && self.user != process::overflow_user()
    }

    /// Checks that the process at the other end of `socket` is listed; an error says why it is not.
    pub fn find(&self, socket: RawFd, listed: &[Id]) -> std::result::Result<(), Answer> {
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
    Kept::open(|| {
        let mut pidfd = -1;
        option(socket, SO_PEERPIDFD, &mut pidfd)?;
        descriptor::owned(pidfd)
    })
}

/// Returns true for an error of SO_PEERPIDFD that means an ended process, not an old kernel.
fn has_ended(error: &io::Error) -> bool {
    matches!(error.raw_os_error(), Some(libc::ESRCH | libc::EINVAL))
}

fn is_alive(pidfd: &Kept) -> bool {
    pidfd.get().is_some_and(|fd| descriptor::is_ready(fd, libc::POLLIN | libc::POLLNVAL) == Some(false))
}

/// Reads an option of a socket, whose type consists of plain numbers.
fn option<T: Copy>(socket: RawFd, name: i32, value: &mut T) -> io::Result<()> {
    let mut length = size_of::<T>() as libc::socklen_t;
    // SAFETY: the value is valid for its length, and any bytes are one of its type.
    let result = unsafe { libc::getsockopt(socket, libc::SOL_SOCKET, name, (&raw mut *value).cast(), &mut length) };
    descriptor::check(result).map(|_| ())
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::os::fd::AsRawFd;
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::net::{SocketAddr, UnixListener, UnixStream};

    use super::*;
    use crate::os::forked::Idle;

    #[test]
    fn whoever_was_held_up_reads_the_clocks_once_more() {
        let own = living(std::process::id() as i32).expect("this one");
        assert_eq!(started_earlier(own.pid, Duration::ZERO).ok(), Some(own.started));
    }

    #[test]
    fn who_is_asked_about_in_its_own_tick_is_not_told_from_later_ones() {
        for _ in 0..1000 {
            let child = Idle::after(|| ());
            let (earlier, now, since) = (started_earlier(child.0, Duration::ZERO), ticks(), started(child.0));
            if now.expect("a clock") == since.expect("the child") {
                return assert!(earlier.is_err());
            }
        }
        eprintln!("skipped: no process started in the tick in which it was asked about");
    }

    #[test]
    fn a_process_is_listed_once_no_later_one_can_have_its_start() {
        for _ in 0..10 {
            let child = Idle::after(|| ());
            let (listed, now, since) = (living(child.0), ticks(), started(child.0));
            let (listed, since) = (listed.expect("the child"), since.expect("the child"));
            assert_eq!(listed, Id { pid: child.0, started: since, ..Id::own() });
            assert!(now.expect("a clock") > since, "another process could start in its tick");
        }
    }

    #[test]
    fn a_process_is_its_number_and_its_start() {
        let (one, other) = UnixStream::pair().expect("sockets");
        let peer = Peer::of(one.as_raw_fd()).expect("connected");
        let own = living(std::process::id() as i32).expect("this one");
        let find = |listed: &[Id]| peer.find(one.as_raw_fd(), listed);
        assert_eq!(find(&[own]), Ok(()));
        assert_eq!(find(&[Id { started: own.started - 1, ..own }]), Err(Answer::StartedLater));
        assert_eq!(find(&[Id { pid: own.pid + 1, ..own }]), Err(Answer::NotListed));
        assert_eq!(find(&[]), Err(Answer::NotListed));
        let unseen = Peer { pid: 0, ..peer };
        assert_eq!(unseen.find(one.as_raw_fd(), &[Id { pid: 0, ..own }]), Err(Answer::Invisible));
        drop(other);
        for none in [0, -1, i32::MAX] {
            assert_eq!(living(none).map_err(|error| error.kind()), Err(Kind::InvalidValue));
        }
    }

    /// /proc still tells when a process started that has ended and that nobody has waited for.
    #[test]
    fn a_process_that_has_ended_is_refused() {
        let name = format!("anygpu-test-ended-{}", std::process::id());
        let address = SocketAddr::from_abstract_name(name).expect("a name");
        let listener = UnixListener::bind_addr(&address).expect("a socket");
        let connect = || _ = UnixStream::connect_addr(&address).map(std::mem::forget);
        let child = Idle::after(connect);
        let (connection, _) = listener.accept().expect("the child's");
        let socket = connection.as_raw_fd();
        let peer = Peer::of(socket).expect("connected");
        let listed = [living(child.0).expect("the child")];
        let while_it_lives = peer.find(socket, &listed);
        // SO_PEERPIDFD, from Linux 6.5 on.
        let mut pidfd = -1;
        let tells = option(socket, 77, &mut pidfd).is_ok();
        assert!(!tells || descriptor::owned(pidfd).is_ok());
        child.kill();
        let when_it_has_ended = (started(child.0).ok(), peer.find(socket, &listed));
        assert_eq!((child.0, while_it_lives), (peer.pid, Ok(())));
        if tells {
            assert_eq!(when_it_has_ended, (Some(listed[0].started), Err(Answer::StartedLater)));
        } else {
            eprintln!("skipped: no SO_PEERPIDFD before Linux 6.5");
        }
    }
}
