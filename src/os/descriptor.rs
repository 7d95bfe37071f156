// SPDX-License-Identifier: MIT OR Apache-2.0
//! File descriptors that are ours in a program that has its own, and which it may close.

use std::io;
use std::mem::MaybeUninit;
use std::os::fd::{AsRawFd, FromRawFd, IntoRawFd, OwnedFd, RawFd};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use super::map::Map;
use crate::os::lock::lock;

use super::fork::Unforked;
use super::thread::Uncancelled;

/// A descriptor that is kept from call to call. The program may close it, and give its number to a file of its own: so
/// it is looked at before it is used, and left alone when it is not ours any more.
///
/// A forked child, in which the library refuses every call, closes it: it would keep memory alive, or let others wait
/// for answers.
pub struct Kept(Arc<Open>);

struct Open {
    fd: RawFd,
    file: Identity,
    /// True once a number of it is another kept descriptor's. The program has closed this one, and asking the system may
    /// find the other. Relaxed: whoever knows the other knows of this.
    is_lost: AtomicBool,
}

impl Open {
    fn numbers(&self) -> impl Iterator<Item = RawFd> {
        [Some(self.fd), self.file.set].into_iter().flatten()
    }

    /// Tells if the descriptor still is the file's.
    fn is_ours(&self) -> bool {
        !self.is_lost.load(Ordering::Relaxed) && self.file.is(self.fd)
    }

    /// Closes the file's descriptor and the set. Where either is not ours any more, nothing tells whether the other is,
    /// and both stay.
    fn close(&self) {
        if self.is_ours() {
            // SAFETY: both are this library's, checked right before, and nobody uses them again.
            unsafe {
                self.file.set.map(|set| libc::close(set));
                libc::close(self.fd);
            }
        }
    }
}

/// The identity of an open file, as far as a descriptor tells.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Identity {
    /// Device and inode.
    inode: (u64, u64),
    /// An epoll set with the descriptor, for a file that shares its inode with others. All eventfds have one inode, and
    /// all sync files; the set knows the open file itself.
    set: Option<RawFd>,
}

impl Identity {
    /// The identity of a file that was just opened.
    fn of(fd: RawFd) -> io::Result<Identity> {
        let status = status(fd)?;
        let has_own_inode = status.st_mode & libc::S_IFMT != 0;
        let set = if has_own_inode { None } else { set_of(fd)? };
        Ok(Identity { inode: (status.st_dev, status.st_ino), set: set.map(OwnedFd::into_raw_fd) })
    }

    /// Tells if a descriptor still is the file's.
    fn is(self, fd: RawFd) -> bool {
        let has_inode = status(fd).is_ok_and(|status| (status.st_dev, status.st_ino) == self.inode);
        has_inode && self.set.is_none_or(|set| repeated(|| change_set(set, libc::EPOLL_CTL_MOD, fd)).is_ok())
    }
}

/// An epoll set of one descriptor, which reports nothing; `None` for a file that cannot be polled.
fn set_of(fd: RawFd) -> io::Result<Option<OwnedFd>> {
    // SAFETY: a plain system call.
    let set = out_of_the_way(owned(unsafe { libc::epoll_create1(libc::EPOLL_CLOEXEC) })?);
    match change_set(set.as_raw_fd(), libc::EPOLL_CTL_ADD, fd) {
        Err(error) if error.raw_os_error() == Some(libc::EPERM) => Ok(None),
        added => added.map(|()| Some(set)),
    }
}

fn change_set(set: RawFd, operation: i32, fd: RawFd) -> io::Result<()> {
    let mut event = libc::epoll_event { events: 0, u64: 0 };
    // SAFETY: the event is valid for the call.
    check(unsafe { libc::epoll_ctl(set, operation, fd, &mut event) }).map(drop)
}

/// All kept descriptors of this process, by their numbers and those of their sets. Locked in steps only ([`Unforked`]), so
/// it is never locked in a forked child.
static KEPT: Mutex<Map<RawFd, Arc<Open>>> = Mutex::new(Map::new());

fn kept() -> MutexGuard<'static, Map<RawFd, Arc<Open>>> {
    lock(&KEPT)
}

extern "C" fn close_in_forked_child() {
    // Locked after all where the fork did not wait for a step.
    let Ok(kept) = KEPT.try_lock() else { return };
    kept.iter().filter(|(number, open)| **number == open.fd).for_each(|(_, open)| open.close());
}

impl Kept {
    /// Keeps an open file.
    pub fn new(fd: OwnedFd) -> io::Result<Kept> {
        /// Set once the handler is registered. Relaxed: registered twice it does the same.
        static REGISTERED: AtomicBool = AtomicBool::new(false);
        let _step = Unforked::new();
        let file = Identity::of(fd.as_raw_fd())?;
        let open = Arc::new(Open { fd: fd.into_raw_fd(), file, is_lost: AtomicBool::new(false) });
        {
            let mut kept = kept();
            for number in open.numbers() {
                let before = kept.insert(number, open.clone());
                before.inspect(|before| before.is_lost.store(true, Ordering::Relaxed));
            }
        }
        if !REGISTERED.swap(true, Ordering::Relaxed) {
            // SAFETY: the function may be called in any child, and stays where it is: the library is never unloaded.
            unsafe { libc::pthread_atfork(None, None, Some(close_in_forked_child)) };
        }
        Ok(Kept(open))
    }

    /// Opens a file and keeps it, in one step: no child that is forked meanwhile inherits it.
    pub fn open(open: impl FnOnce() -> io::Result<OwnedFd>) -> io::Result<Kept> {
        let _step = Unforked::new();
        Kept::new(open()?)
    }

    /// The file's inode.
    pub fn inode(&self) -> u64 {
        self.0.file.inode.1
    }

    /// The descriptor, if it is still the one we opened.
    pub fn get(&self) -> Option<RawFd> {
        self.0.is_ours().then_some(self.0.fd)
    }

    /// The descriptor, or why it is not the one we opened.
    pub fn descriptor(&self) -> io::Result<RawFd> {
        self.get().ok_or_else(|| {
            io::Error::other(format!(
                "file descriptor {}, which holds the memory, was closed by the program; nothing in it can be shared \
                 any more: do not close descriptors you did not open",
                self.0.fd
            ))
        })
    }

    /// Leaves the descriptor open, to whoever has it now.
    pub fn disown(self) {
        let _step = Unforked::new();
        if self.get().is_some() {
            // SAFETY: the set is this library's, checked right before, and nobody uses it again.
            self.0.file.set.map(|set| unsafe { libc::close(set) });
        }
        // Not to be closed by the drop.
        self.0.is_lost.store(true, Ordering::Relaxed);
    }

    /// Removes it from those that forked children close. In a step of the caller's.
    fn unlist(&self) {
        let mut kept = kept();
        for number in self.0.numbers() {
            if kept.get(&number).is_some_and(|open| Arc::ptr_eq(open, &self.0)) {
                kept.remove(&number);
            }
        }
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let _step = Unforked::new();
        self.unlist();
        self.0.close();
    }
}

/// Another descriptor of an open file, which the program may close.
pub fn duplicate(fd: RawFd) -> io::Result<OwnedFd> {
    // SAFETY: a plain system call; where `fd` is no descriptor it says so.
    owned(unsafe { libc::fcntl(fd, libc::F_DUPFD_CLOEXEC, 0) })
}

/// A copy of a descriptor of ours for the program, which sends it to another process.
pub fn give(fd: RawFd) -> io::Result<RawFd> {
    duplicate(fd).map(OwnedFd::into_raw_fd)
}

/// Closes a descriptor that the program has given up.
pub fn close(fd: RawFd) {
    let _uncancelled = Uncancelled::new();
    // SAFETY: it is nobody else's any more.
    drop(unsafe { OwnedFd::from_raw_fd(fd) });
}

/// Moves a descriptor to a high number; where none is to be had the low one serves.
pub fn out_of_the_way(low: OwnedFd) -> OwnedFd {
    // SAFETY: a plain system call on a descriptor of ours.
    owned(unsafe { libc::fcntl(low.as_raw_fd(), libc::F_DUPFD_CLOEXEC, high_descriptor()) }).unwrap_or(low)
}

/// A descriptor number near the limit, but not so high that the kernel must grow the process's table a lot.
fn high_descriptor() -> i32 {
    // Where the limit is not told, a number beyond it is refused.
    let mut limit = libc::rlimit { rlim_cur: libc::RLIM_INFINITY, rlim_max: libc::RLIM_INFINITY };
    // SAFETY: the output is valid for the call.
    unsafe { libc::getrlimit(libc::RLIMIT_NOFILE, &mut limit) };
    limit.rlim_cur.saturating_sub(64).min(960) as i32
}

/// A descriptor that the kernel just returned, or its error.
pub fn owned(fd: RawFd) -> io::Result<OwnedFd> {
    // SAFETY: the descriptor was just returned to us by the kernel.
    check(fd).map(|fd| unsafe { OwnedFd::from_raw_fd(fd) })
}

/// Converts a system call's result to its value or the error in errno.
pub fn check(result: i32) -> io::Result<i32> {
    if result < 0 { Err(io::Error::last_os_error()) } else { Ok(result) }
}

/// A system call that the system refuses as such, whatever it is asked.
#[derive(Debug)]
struct RefusedCall {
    call: &'static str,
    why: io::Error,
}

impl std::fmt::Display for RefusedCall {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        let RefusedCall { call, why } = self;
        write!(out, "the system call {call} is refused, as a seccomp filter of a container or service does: {why}")
    }
}

impl std::error::Error for RefusedCall {}

/// Names a call in an error that says nothing of its arguments: EPERM and ENOSYS, which a filter gives.
pub fn named<T>(call: &'static str, result: io::Result<T>) -> io::Result<T> {
    result.map_err(|why| match why.raw_os_error() {
        Some(libc::EPERM | libc::ENOSYS) => io::Error::other(RefusedCall { call, why }),
        _ => why,
    })
}

/// Tells whether an error is that of a call which is refused as such.
pub fn is_refused_call(error: &io::Error) -> bool {
    error.get_ref().is_some_and(|inner| inner.is::<RefusedCall>())
}

/// Returns the status of an open file.
pub fn status(fd: RawFd) -> io::Result<libc::stat> {
    let mut status = MaybeUninit::uninit();
    named(
        "fstat",
        repeated(|| unsafe {
            // SAFETY: the output is valid for the call, and initialised where it succeeds.
            check(libc::fstat(fd, status.as_mut_ptr()))?;
            Ok(status.assume_init())
        }),
    )
}

/// Returns the inode of an open file: unlike that of any other of its kind, in all processes.
pub fn inode(fd: RawFd) -> io::Result<u64> {
    Ok(status(fd)?.st_ino)
}

/// Tells whether a descriptor is of a device file.
pub fn is_device(fd: RawFd) -> bool {
    status(fd).is_ok_and(|status| [libc::S_IFCHR, libc::S_IFBLK].contains(&(status.st_mode & libc::S_IFMT)))
}

/// Tells whether one of some events, or poll's own, has come for a descriptor; `None` where the system cannot say.
pub fn is_ready(fd: RawFd, events: i16) -> Option<bool> {
    let mut poll = libc::pollfd { fd, events, revents: 0 };
    // SAFETY: the structure is valid for the call, which does not wait.
    let ready = unsafe { libc::poll(&mut poll, 1, 0) };
    (ready >= 0).then_some(poll.revents & events != 0)
}

/// Returns the number of an eventfd among all of the system; `None` where the system does not tell.
pub fn eventfd_id(fd: RawFd) -> Option<u64> {
    let text = std::fs::read_to_string(format!("/proc/self/fdinfo/{fd}")).ok()?;
    let number = text.lines().find_map(|line| line.strip_prefix("eventfd-id:"))?.trim().parse::<u64>().ok()?;
    // 0 is a number, too.
    Some(number + 1)
}

/// Makes a call on a descriptor until it succeeds or says that none is open, at most three times.
///
/// What fails for a moment must not be taken for a descriptor that the program has closed, for that is for good.
fn repeated<T>(mut call: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    let mut tries = 3;
    loop {
        tries -= 1;
        match call() {
            Err(error) if tries > 0 && error.raw_os_error() != Some(libc::EBADF) => {}
            result => return result,
        }
    }
}

/// Room for one descriptor that travels with a message, aligned as the kernel's header for it.
#[repr(C, align(8))]
struct Parcel([u8; PARCEL]);

/// Exactly one: the kernel closes what does not fit.
// SAFETY: plain arithmetic.
const PARCEL: usize = unsafe { libc::CMSG_LEN(size_of::<RawFd>() as u32) } as usize;

/// A message of these bytes, with room for a descriptor.
fn message(bytes: &mut libc::iovec, parcel: &mut Parcel) -> libc::msghdr {
    // SAFETY: all zeros is a value of this plain structure, which has fields of the platform's own.
    let mut message: libc::msghdr = unsafe { std::mem::zeroed() };
    message.msg_iov = bytes;
    message.msg_iovlen = 1;
    message.msg_control = parcel.0.as_mut_ptr().cast();
    message.msg_controllen = PARCEL as _;
    message
}

/// Sends one message over a Unix socket that keeps messages apart, and a descriptor with it.
pub fn send(socket: RawFd, bytes: &[u8], with: Option<RawFd>) -> io::Result<()> {
    let mut part = libc::iovec { iov_base: bytes.as_ptr().cast_mut().cast(), iov_len: bytes.len() };
    let mut parcel = Parcel([0; PARCEL]);
    let mut message = message(&mut part, &mut parcel);
    // SAFETY: the message is complete; its header for the descriptor is written where there is room for it. The bytes
    // are only read.
    let sent = unsafe {
        match with {
            Some(descriptor) => {
                let header = libc::CMSG_FIRSTHDR(&message);
                (*header).cmsg_level = libc::SOL_SOCKET;
                (*header).cmsg_type = libc::SCM_RIGHTS;
                (*header).cmsg_len = message.msg_controllen;
                libc::CMSG_DATA(header).cast::<RawFd>().write_unaligned(descriptor);
            }
            None => message.msg_controllen = 0,
        }
        libc::sendmsg(socket, &message, libc::MSG_NOSIGNAL)
    };
    if sent < 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// Receives one message over such a socket: its length, and the descriptor that came with it.
///
/// The length is 0 at the end of the connection. An error where either is truncated.
pub fn receive(socket: RawFd, bytes: &mut [u8]) -> io::Result<(usize, Option<OwnedFd>)> {
    let mut part = libc::iovec { iov_base: bytes.as_mut_ptr().cast(), iov_len: bytes.len() };
    let mut parcel = Parcel([0; PARCEL]);
    let mut message = message(&mut part, &mut parcel);
    // SAFETY: the message describes buffers that outlive the call.
    let received = unsafe { libc::recvmsg(socket, &mut message, libc::MSG_CMSG_CLOEXEC) };
    if received < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the kernel has filled in the message; a header that it wrote is whole.
    let descriptor = unsafe {
        let header = libc::CMSG_FIRSTHDR(&message);
        let has_one = !header.is_null()
            && (*header).cmsg_level == libc::SOL_SOCKET
            && (*header).cmsg_type == libc::SCM_RIGHTS
            && (*header).cmsg_len as usize == PARCEL;
        has_one.then(|| OwnedFd::from_raw_fd(libc::CMSG_DATA(header).cast::<RawFd>().read_unaligned()))
    };
    if message.msg_flags & libc::MSG_CTRUNC != 0 {
        // Of several that were sent one has come; for want of room none does.
        return Err(match descriptor {
            Some(_) => io::ErrorKind::InvalidData.into(),
            None => io::Error::from_raw_os_error(libc::EMFILE),
        });
    }
    if message.msg_flags & libc::MSG_TRUNC != 0 {
        return Err(io::Error::from_raw_os_error(libc::EMSGSIZE));
    }
    Ok((received as usize, descriptor))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::os::{forked, memory_file};

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn kept_descriptors_are_closed_in_forked_children() {
        let null = || OwnedFd::from(std::fs::File::open("/dev/null").expect("every system has it"));
        let (kept, other, dropped) = (Kept::new(null()).expect("open"), null(), Kept::new(null()).expect("open"));
        let number = dropped.get().expect("open");
        drop(dropped);
        let unrelated = duplicate(other.as_raw_fd()).expect("open");
        let (fd, others) = (kept.get().expect("open"), [other.as_raw_fd(), unrelated.as_raw_fd()]);
        let is_open = |fd: RawFd| status(fd).is_ok();
        forked::child(|| assert!(!is_open(fd) && others.into_iter().all(is_open)));
        assert!(is_open(fd) && kept.get().is_some());
        assert_ne!(number, fd);
    }

    fn eventfd() -> OwnedFd {
        // SAFETY: a plain system call.
        owned(unsafe { libc::eventfd(0, libc::EFD_CLOEXEC) }).expect("a descriptor")
    }

    /// Gives a descriptor's number to another file, as a program that closes what it did not open.
    fn replace(number: RawFd, by: &OwnedFd) {
        // SAFETY: the number is one of this test's.
        check(unsafe { libc::dup3(by.as_raw_fd(), number, libc::O_CLOEXEC) }).expect("a descriptor");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn another_file_of_the_same_inode_is_not_ours() {
        let (file, other) = (eventfd(), eventfd());
        let inode = |fd| status(fd).map(|status| (status.st_dev, status.st_ino)).ok();
        let copy = file.try_clone().expect("a copy");
        let kept = Kept::new(file).expect("an open file");
        let number = kept.get().expect("just opened");
        assert_eq!(inode(number), inode(other.as_raw_fd()), "inodes do not tell them apart");
        replace(number, &other);
        assert_eq!(kept.get(), None);
        replace(number, &copy);
        assert_eq!(kept.get(), Some(number), "the same open file again");
        replace(number, &other);
        drop(kept);
        assert!(status(number).is_ok(), "the other file stays open");
        close(number);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_later_file_of_the_same_numbers_is_another() {
        // In a child with one thread, so that nobody else takes the numbers.
        forked::child(|| {
            let first = Kept::new(eventfd()).expect("an open file");
            let numbers: Vec<RawFd> = first.0.numbers().collect();
            numbers.iter().for_each(|number| close(*number));
            let second = Kept::new(eventfd()).expect("an open file");
            assert!(second.0.numbers().eq(numbers.iter().copied()), "the system gives out the lowest that is free");
            assert!(first.get().is_none());
            drop(first);
            assert!(second.get().is_some());
            drop(second);
            assert!(numbers.iter().all(|number| status(*number).is_err()));
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn nothing_is_closed_that_is_not_ours() {
        let (file, other) = (eventfd(), eventfd());
        let kept = Kept::new(file).expect("an open file");
        let (number, set) = (kept.get().expect("open"), kept.0.file.set.expect("a set"));
        replace(set, &other);
        assert_eq!(kept.get(), None);
        drop(kept);
        assert!(status(set).is_ok() && status(number).is_ok());
        close(set);
        close(number);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_descriptor_that_is_given_up_stays_open_and_its_set_does_not() {
        forked::child(|| {
            let kept = Kept::new(eventfd()).expect("an open file");
            let (number, set) = (kept.get().expect("open"), kept.0.file.set.expect("a set"));
            kept.disown();
            assert!(status(number).is_ok() && status(set).is_err());
            assert!(!super::kept().contains_key(&number) && !super::kept().contains_key(&set));
            forked::child(|| assert!(status(number).is_ok(), "it is not this library's any more"));
            // What has the set's number is not closed either.
            let kept = Kept::new(eventfd()).expect("an open file");
            let (number, set, other) = (kept.get().expect("open"), kept.0.file.set.expect("a set"), eventfd());
            replace(set, &other);
            kept.disown();
            assert!(status(number).is_ok() && status(set).is_ok());
            // One without a set.
            let kept = Kept::new(std::fs::File::open("/dev/null").expect("every system has it").into()).expect("open");
            let number = kept.get().expect("open");
            kept.disown();
            assert!(status(number).is_ok());
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn only_what_cannot_be_polled_has_no_set() {
        assert!(set_of(eventfd().as_raw_fd()).expect("an open file").is_some());
        let plain = memory_file::memory_file(c"anygpu-test", 1).expect("a memory file");
        assert!(set_of(plain.as_raw_fd()).expect("an open file").is_none());
        assert_eq!(set_of(-1).expect_err("none").raw_os_error(), Some(libc::EBADF));
    }

    #[test]
    fn a_call_is_repeated_unless_nothing_is_open() {
        let outcome_of = |errors: &[i32]| {
            let mut calls = 0;
            let outcome = repeated(|| {
                calls += 1;
                errors.get(calls - 1).map_or(Ok(()), |error| Err(io::Error::from_raw_os_error(*error)))
            });
            (calls, outcome.err().and_then(|error| error.raw_os_error()))
        };
        assert_eq!(outcome_of(&[]), (1, None));
        assert_eq!(outcome_of(&[libc::ENOMEM]), (2, None));
        assert_eq!(outcome_of(&[libc::ENOMEM, libc::EINTR]), (3, None));
        assert_eq!(outcome_of(&[libc::ENOMEM, libc::EINTR, libc::EIO, libc::EIO]), (3, Some(libc::EIO)));
        assert_eq!(outcome_of(&[libc::EBADF]), (1, Some(libc::EBADF)));
        assert_eq!(outcome_of(&[libc::ENOMEM, libc::EBADF]), (2, Some(libc::EBADF)));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn numbers_are_near_the_limit_and_no_larger_than_needed() {
        forked::child(|| {
            let limited = |limit| {
                // SAFETY: plain system calls, in a child, on a valid structure.
                unsafe {
                    let mut limits = std::mem::zeroed();
                    assert_eq!(libc::getrlimit(libc::RLIMIT_NOFILE, &mut limits), 0);
                    limits.rlim_cur = limit;
                    (libc::setrlimit(libc::RLIMIT_NOFILE, &limits) == 0).then(high_descriptor)
                }
            };
            for (limit, number) in [(1025, 960), (1024, 960), (1023, 959), (65, 1), (64, 0), (10, 0), (400, 336)] {
                assert_eq!(limited(limit).unwrap_or(number), number, "of {limit}");
            }
            let moved = out_of_the_way(eventfd()).as_raw_fd();
            assert!((336..400).contains(&moved), "{moved}");
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_message_arrives_whole_or_not_at_all() {
        let mut ends = [0; 2];
        // SAFETY: the output is valid for the call.
        check(unsafe {
            libc::socketpair(libc::AF_UNIX, libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC, 0, ends.as_mut_ptr())
        })
        .expect("a pair of sockets");
        let [here, there] = ends.map(|end| owned(end).expect("open"));
        let (here_fd, there_fd) = (here.as_raw_fd(), there.as_raw_fd());
        let error_of = |received: io::Result<(usize, Option<OwnedFd>)>| received.err().and_then(|it| it.raw_os_error());
        let mut bytes = [0; 4];
        let sent = eventfd();
        send(here_fd, b"abcd", Some(sent.as_raw_fd())).expect("room");
        let (length, with) = receive(there_fd, &mut bytes).expect("a message");
        assert_eq!((length, &bytes), (4, b"abcd"));
        let with = with.expect("a descriptor").as_raw_fd();
        assert!(with != sent.as_raw_fd());
        send(here_fd, b"ab", None).expect("room");
        assert!(receive(there_fd, &mut bytes).is_ok_and(|(length, with)| length == 2 && with.is_none()));
        send(here_fd, b"abcde", None).expect("room");
        assert_eq!(error_of(receive(there_fd, &mut bytes)), Some(libc::EMSGSIZE));
        // Nothing can be sent with a descriptor that is none, nor to nobody, and no signal says so.
        assert!(send(here_fd, b"a", Some(-1)).is_err_and(|error| error.raw_os_error() == Some(libc::EBADF)));
        assert!(send(-1, b"a", None).is_err_and(|error| error.raw_os_error() == Some(libc::EBADF)));
        drop(there);
        forked::child(|| {
            // SAFETY: a plain system call, in a child.
            unsafe { libc::signal(libc::SIGPIPE, libc::SIG_DFL) };
            assert!(send(here_fd, b"a", None).is_err_and(|error| error.raw_os_error() == Some(libc::EPIPE)));
        });
        assert!(receive(here_fd, &mut bytes).is_ok_and(|(length, with)| length == 0 && with.is_none()));
        assert_eq!(error_of(receive(-1, &mut bytes)), Some(libc::EBADF));
    }
}
