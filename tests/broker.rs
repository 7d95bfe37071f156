// SPDX-License-Identifier: MIT OR Apache-2.0
//! Unrelated processes give each other descriptors by 64-bit handles: who gets one, who is refused, and what remains when
//! one of them is killed, forks, or does not play by the rules.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anygpu::os::descriptor::{self, Kept};
use anygpu::share::broker::{self, Importers, Offer};
use anygpu::share::timeline;
use common::{asked_again, assert_within, comes_true, harness, skipped};

macro_rules! tests {
    ($($name:ident)*) => {
        &[$((stringify!($name), $name)),*]
    };
}

const TESTS: &[harness::Test] = tests! {
    an_offer_is_taken
    a_payload_needs_no_descriptor
    timelines_are_opened_by_number
    misuse_has_its_code
    every_bit_of_a_handle_matters
    handles_are_random
    another_user_is_refused
    a_later_process_of_a_listed_number_is_refused
    pid_namespaces_are_crossed_where_the_process_is_seen
    network_namespaces_are_crossed_by_a_folder
    the_folder_is_private_and_left_clean
    an_exporter_killed_leaves_what_was_taken
    exporters_die_at_any_moment
    importers_die_at_any_moment
    a_stopped_exporter_costs_a_timeout
    a_thousand_take_at_once
    few_descriptors_are_enough
    a_forked_child_offers_nothing_and_holds_nothing
    nothing_is_inherited_by_programs
    the_silent_and_the_rude_hold_up_nobody
    another_version_is_refused_by_both_sides
    a_program_may_close_what_it_did_not_open
    what_a_program_opens_is_not_closed
    what_a_take_costs
};

fn main() -> ExitCode {
    if std::env::var_os(ROLE).is_some() {
        return serve();
    }
    harness::run(TESTS.to_vec())
}

/// Set for the processes that the tests start.
const ROLE: &str = "ANYGPU_BROKER_TEST";

/// Much less than a process waits for another, and much more than an answer takes on an idle machine.
const SOON: Duration = Duration::from_secs(2);

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
        ["offer", who, text] => said(broker::offer(offer(text), importers(who)), |handle| handle.to_string()),
        ["payload", text] => {
            let offer = Offer { descriptor: None, payload: payload(text) };
            said(broker::offer(offer, Importers::Any), |handle| handle.to_string())
        }
        ["allow", handle, pids @ ..] => {
            let pids: Vec<i32> = pids.iter().map(|pid| pid.parse().expect("a number")).collect();
            said(broker::allow(number(handle), &pids), |()| "0".into())
        }
        ["withdraw", handle] => said(broker::withdraw(number(handle)), |()| "0".into()),
        ["take", handle] => taken(handle),
        ["keep", handle] => said(broker::take(number(handle)), |offer| {
            kept.push(offer);
            "0".into()
        }),
        ["kept"] => kept.iter().map(content).collect::<Vec<_>>().join(","),
        ["why", handle] => broker::take(number(handle)).err().map(|error| error.to_string()).unwrap_or_default(),
        ["until_refused", handle] => loop {
            match broker::take(number(handle)) {
                Ok(offer) => assert_eq!(content(&offer), "hello"),
                Err(error) => break format!("{:?}", error.kind()),
            }
        },
        ["timelines", count] => said(broker::offer_timelines(number(count) as u32), |handle| handle.to_string()),
        ["open", handle, which] => said(broker::open_timeline(number(handle), number(which) as u32), |file| {
            // SAFETY: a plain question on a new descriptor.
            assert!(unsafe { libc::fcntl(file, libc::F_GETFD) } & libc::FD_CLOEXEC != 0);
            file.to_string()
        }),
        ["raise", file, value] => said(timeline::signal(number(file) as i32, number(value)), |()| "0".into()),
        ["value", file] => said(timeline::value(number(file) as i32), |value| value.to_string()),
        ["crowd", threads, handle] => crowd(number(threads) as usize, handle),
        // Connects and says nothing, or asks and does not listen.
        [manner @ ("silent" | "deaf"), count, handle] => {
            for _ in 0..number(count) {
                let socket = connect(handle);
                if *manner == "deaf" {
                    descriptor::send(socket.as_raw_fd(), &question(handle), None).expect("sent");
                }
                std::mem::forget(socket);
            }
            "0".into()
        }
        ["answer_barely"] => answer_barely(),
        ["answer_all"] => answer_all(),
        ["alarms"] => {
            alarms();
            "0".into()
        }
        ["descriptors"] => fs::read_dir("/proc/self/fd").expect("our own").count().to_string(),
        ["sockets_of_a_program"] => {
            let list = Command::new("ls").args(["-l", "/proc/self/fd"]).output().expect("ls");
            let list = String::from_utf8_lossy(&list.stdout).into_owned();
            list.lines().filter(|line| line.contains("socket:") || line.contains("memfd:")).count().to_string()
        }
        ["fork", handle] => fork(handle),
        // As many descriptors are left as are named.
        ["exhaust", left] => {
            let mut files: Vec<_> = std::iter::from_fn(|| File::open("/dev/null").ok()).collect();
            files.truncate(files.len() - number(left) as usize);
            std::mem::forget(files);
            "0".into()
        }
        ["close_high"] => {
            for descriptor in 500..2000 {
                // SAFETY: what programs do with numbers they do not own; this one has no other use for these.
                unsafe { libc::close(descriptor) };
            }
            "0".into()
        }
        // Programs that run others in their own process do so: everything is closed, and numbers are used anew.
        ["close_all_and_open", count] => {
            for descriptor in 3..2000 {
                // SAFETY: as above.
                unsafe { libc::close(descriptor) };
            }
            for _ in 0..number(count) {
                std::mem::forget(memory_file());
            }
            "0".into()
        }
        ["are_open", count] => {
            let links = (3..3 + number(count)).map(|descriptor| fs::read_link(format!("/proc/self/fd/{descriptor}")));
            links
                .filter(|link| link.as_ref().is_ok_and(|link| link.starts_with("/memfd:test (deleted)")))
                .count()
                .to_string()
        }
        _ => panic!("an unknown command: {words:?}"),
    }
}

fn said<T>(result: anygpu::gpu::Result<T>, good: impl FnOnce(T) -> String) -> String {
    result.map_or_else(|error| format!("{:?}", error.kind()), good)
}

fn taken(handle: &str) -> String {
    said(broker::take(number(handle)), |offer| content(&offer))
}

fn number(word: &str) -> u64 {
    word.parse().expect("a number")
}

fn importers(who: &str) -> Importers {
    if who == "any" { Importers::Any } else { Importers::Listed }
}

/// Takes from many threads at once; how many found what they should.
fn crowd(threads: usize, handle: &str) -> String {
    let good = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let answer = asked_again(SOON, || taken(handle), |answer| answer == "Unreachable");
                if answer == "hello" {
                    good.fetch_add(1, Ordering::Relaxed);
                } else {
                    eprintln!("{answer}: {}", obey(&["why", handle], &mut Vec::new()));
                }
            });
        }
    });
    good.into_inner().to_string()
}

/// From now on a signal interrupts what the main thread waits for, often.
fn alarms() {
    extern "C" fn nothing(_: i32) {}
    let often = libc::timeval { tv_sec: 0, tv_usec: 200 };
    let timer = libc::itimerval { it_interval: often, it_value: often };
    // SAFETY: the handler does nothing; it is installed without SA_RESTART.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = nothing as extern "C" fn(i32) as usize;
        assert_eq!(libc::sigaction(libc::SIGALRM, &action, std::ptr::null_mut()), 0);
        assert_eq!(libc::setitimer(libc::ITIMER_REAL, &timer, std::ptr::null_mut()), 0);
    }
}

/// What a forked child, which stays for a while, says of its calls and its descriptors.
fn fork(handle: &str) -> String {
    let (from, to) = std::io::pipe().expect("a pipe");
    // SAFETY: the child makes calls that must not wait for locks of threads that are not there, writes, and sleeps.
    let child = unsafe { libc::fork() };
    if child == 0 {
        let calls = [
            taken(handle),
            said(broker::offer(Offer { descriptor: None, payload: [0; 64] }, Importers::Any), |_| "offered".into()),
            said(broker::withdraw(number(handle)), |()| "withdrawn".into()),
            said(broker::allow(number(handle), &[1]), |()| "allowed".into()),
            said(broker::open_timeline(number(handle), 0), |_| "opened".into()),
        ];
        let links = fs::read_dir("/proc/self/fd").expect("our own").flatten();
        let ours = links.filter_map(|entry| fs::read_link(entry.path()).ok()).filter(|link| {
            let link = link.to_string_lossy();
            link.starts_with("socket:") || link.starts_with("/memfd:")
        });
        _ = writeln!(&to, "{} {}", calls.join(" "), ours.count());
        drop(to);
        // Standard output would keep the test waiting for its end.
        // SAFETY: the child's own descriptors.
        unsafe {
            libc::close(0);
            libc::close(1);
            libc::sleep(20);
            libc::_exit(0);
        }
    }
    drop(to);
    let mut line = String::new();
    BufReader::new(from).read_line(&mut line).expect("a line");
    line.trim().to_owned()
}

/// An offer of a file that says `text`, and says it in its payload too.
fn offer(text: &str) -> Offer {
    let mut file = memory_file();
    file.write_all(text.as_bytes()).expect("written");
    let file = descriptor::out_of_the_way(file.into());
    Offer { descriptor: Some(Kept::new(file).expect("open")), payload: payload(text) }
}

fn payload(text: &str) -> [u8; 64] {
    let mut payload = [b' '; 64];
    payload[..text.len()].copy_from_slice(text.as_bytes());
    payload
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
        Process::start_by(&mut Command::new("/proc/self/exe"))
    }

    /// One that finds others by a folder.
    fn start_in(folder: &Path) -> Process {
        Process::start_by(Command::new("/proc/self/exe").env("ANYGPU_BROKER_DIR", folder))
    }

    /// One of another user, with so many descriptors at most.
    fn start_as(user: u32, files: u64) -> Process {
        let mut command = Command::new("/proc/self/exe");
        // SAFETY: the closure only makes system calls.
        let command = unsafe {
            command.pre_exec(move || {
                let limit = libc::rlimit { rlim_cur: files, rlim_max: files };
                let results = [libc::setrlimit(libc::RLIMIT_NOFILE, &limit), libc::setgid(user), libc::setuid(user)];
                if results == [0; 3] { Ok(()) } else { Err(std::io::Error::last_os_error()) }
            })
        };
        Process::start_by(command)
    }

    /// One in namespaces of its own, if that is allowed here: `options` are unshare's.
    fn start_apart(options: &[&str], folder: Option<&Path>) -> Option<Process> {
        let unshare = |program: &Path| {
            let mut command = Command::new("unshare");
            command.args(options).arg(program);
            command
        };
        let tried = unshare(Path::new("true")).output();
        if !tried.is_ok_and(|output| output.status.success()) {
            skipped(format!("unshare {} is not allowed here", options.join(" ")));
            return None;
        }
        let mut command = unshare(&std::env::current_exe().expect("a test has a program file"));
        if let Some(folder) = folder {
            command.env("ANYGPU_BROKER_DIR", folder);
        }
        Some(Process::start_by(&mut command))
    }

    fn start_by(command: &mut Command) -> Process {
        let mut child = command
            .env(ROLE, "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the test program starts again");
        let answers = BufReader::new(child.stdout.take().expect("a pipe"));
        Process { commands: child.stdin.take(), child, answers }
    }

    fn id(&self) -> u32 {
        self.child.id()
    }

    /// The id of what `unshare` started, as this process sees it.
    fn id_of_child(&self) -> u32 {
        let id = self.id();
        let children = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).expect("a kernel that says so");
        children.trim().parse().expect("one child")
    }

    fn signal(&self, signal: i32) {
        // SAFETY: a child of ours that was not waited for.
        unsafe { libc::kill(self.child.id() as i32, signal) };
    }

    /// Stops all its threads, and waits until they are: the signal alone is only on its way.
    fn stop(&self) {
        self.signal(libc::SIGSTOP);
        let mut status = 0;
        // SAFETY: a child of ours that was not waited for, and is not by this: it has not ended.
        unsafe { libc::waitpid(self.child.id() as i32, &mut status, libc::WUNTRACED) };
        assert!(libc::WIFSTOPPED(status), "{status:#x}");
    }

    fn send(&mut self, command: &str) {
        writeln!(self.commands.as_mut().expect("a pipe"), "{command}").expect("it listens");
    }

    fn answer(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("an answer");
        line.trim_end().to_owned()
    }

    #[track_caller]
    fn call(&mut self, command: impl AsRef<str>) -> String {
        self.send(command.as_ref());
        let answer = self.answer();
        assert_ne!(answer, "", "{}", command.as_ref());
        answer
    }

    /// How many descriptors it has, once what others did not finish is over.
    fn descriptors(&mut self, expected: &str) -> bool {
        comes_true(|| self.call("descriptors") == expected)
    }

    /// Ends it as programs should.
    fn finish(mut self) {
        drop(self.commands.take());
        assert!(self.child.wait().expect("a child").success());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn is_root() -> bool {
    // SAFETY: a plain question.
    let root = unsafe { libc::geteuid() } == 0;
    if !root {
        skipped("only root can start another user's process");
    }
    root
}

/// A folder's path where there is nothing yet, short enough for sockets.
fn fresh_folder() -> (tempfile::TempDir, PathBuf) {
    let outer = tempfile::tempdir().expect("a folder");
    let folder = outer.path().join("broker");
    (outer, folder)
}

fn sockets_in(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()).collect()
}

/// The number of the process in a handle.
fn exporter_in(handle: &str) -> u64 {
    number(handle) >> 40 & 0xfffff
}

/// What is to be sent for an offer.
fn question(handle: &str) -> Vec<u8> {
    [&b"anygpu\0\x01"[..], &number(handle).to_ne_bytes()].concat()
}

/// Connects as a stranger would who knows the name.
fn connect(handle: &str) -> OwnedFd {
    connect_to(&format!("anygpu-broker-{:05x}", exporter_in(handle)))
}

fn connect_to(name: &str) -> OwnedFd {
    let (socket, address, length) = abstract_socket(name);
    // SAFETY: the address is valid for its length.
    assert_eq!(unsafe { libc::connect(socket.as_raw_fd(), (&raw const address).cast(), length) }, 0, "{name}");
    socket
}

fn abstract_socket(name: &str) -> (OwnedFd, libc::sockaddr_un, libc::socklen_t) {
    // SAFETY: a plain system call, and a plain structure of zeros.
    let (socket, mut address): (i32, libc::sockaddr_un) =
        unsafe { (libc::socket(libc::AF_UNIX, libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC, 0), std::mem::zeroed()) };
    address.sun_family = libc::AF_UNIX as libc::sa_family_t;
    for (place, byte) in address.sun_path[1..].iter_mut().zip(name.bytes()) {
        *place = byte as libc::c_char;
    }
    let length = std::mem::offset_of!(libc::sockaddr_un, sun_path) + 1 + name.len();
    (descriptor::owned(socket).expect("a socket"), address, length as libc::socklen_t)
}

/// A thread that does as little as can be for those who ask; the name of its socket.
fn answer_barely() -> String {
    let name = format!("anygpu-test-{}", std::process::id());
    let (socket, address, length) = abstract_socket(&name);
    // SAFETY: the address is valid for its length.
    unsafe {
        assert_eq!(libc::bind(socket.as_raw_fd(), (&raw const address).cast(), length), 0);
        assert_eq!(libc::listen(socket.as_raw_fd(), 128), 0);
    }
    std::thread::spawn(move || {
        let file = memory_file();
        loop {
            let (address, length) = (std::ptr::null_mut(), std::ptr::null_mut());
            // SAFETY: a plain system call; nobody wants the address.
            let asker = unsafe { libc::accept4(socket.as_raw_fd(), address, length, libc::SOCK_CLOEXEC) };
            let asker = descriptor::owned(asker).expect("a connection");
            _ = descriptor::receive(asker.as_raw_fd(), &mut [0; 16]);
            _ = descriptor::send(asker.as_raw_fd(), &[0; 80], Some(file.as_raw_fd()));
        }
    });
    name
}

/// The socket of an exporter, under a number that nobody has, for one that answers by its own rules; with the number.
fn listen_as_exporter() -> (u64, OwnedFd) {
    let found = (0..0x1_0000_u64).map(|number| 0xf_0000 + number).find_map(|exporter| {
        let (socket, address, length) = abstract_socket(&format!("anygpu-broker-{exporter:05x}"));
        // SAFETY: the address is valid for its length.
        let bound = unsafe { libc::bind(socket.as_raw_fd(), (&raw const address).cast(), length) };
        (bound == 0).then_some((exporter, socket))
    });
    let (exporter, socket) = found.expect("a number that nobody has");
    // SAFETY: a plain system call.
    assert_eq!(unsafe { libc::listen(socket.as_raw_fd(), 8) }, 0);
    (exporter, socket)
}

/// Answers the next question with these bytes, whoever asks.
fn answer_one(socket: &OwnedFd, answer: &[u8; 80]) {
    let (address, length) = (std::ptr::null_mut(), std::ptr::null_mut());
    // SAFETY: a plain system call; nobody wants the address.
    let asker = unsafe { libc::accept4(socket.as_raw_fd(), address, length, libc::SOCK_CLOEXEC) };
    let asker = descriptor::owned(asker).expect("a connection");
    // Who refuses this process has not asked, and is gone.
    if descriptor::receive(asker.as_raw_fd(), &mut [0; 16]).is_ok_and(|(length, _)| length == 16) {
        descriptor::send(asker.as_raw_fd(), answer, None).expect("sent");
    }
}

/// A thread that gives its offer to whoever asks, without a look at the asker's user; the offer's handle.
fn answer_all() -> String {
    let (exporter, socket) = listen_as_exporter();
    std::thread::spawn(move || {
        let mut answer = [0; 80];
        answer[..8].copy_from_slice(b"anygpu\0\x01");
        answer[16..].copy_from_slice(&payload("hello"));
        loop {
            answer_one(&socket, &answer);
        }
    });
    (5 << 60 | exporter << 40 | 7).to_string()
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
    // Whoever listens does so on this machine alone.
    let unix = fs::read_to_string("/proc/net/unix").expect("the system's sockets");
    let links = fs::read_dir(format!("/proc/{}/fd", a.id())).expect("a living process").flatten();
    let links = links.filter_map(|entry| Some(fs::read_link(entry.path()).ok()?.to_string_lossy().into_owned()));
    let sockets: Vec<String> =
        links.filter_map(|link| Some(link.strip_prefix("socket:[")?.trim_end_matches(']').to_owned())).collect();
    let is_unix = |socket: &String| unix.lines().any(|line| line.split_whitespace().nth(6) == Some(socket));
    assert!(!sockets.is_empty() && sockets.iter().all(is_unix), "{sockets:?}\n{unix}");
    let any = a.call("offer any more");
    assert_ne!(any, handle);
    assert_eq!(b.call(format!("take {any}")), "more");
    assert_eq!(a.call(format!("take {any}")), "OwnProcess");
    drop(a);
    assert_eq!(b.call(format!("take {any}")), "HandleStale");
    assert_eq!(b.call("kept"), "hello");
}

fn a_payload_needs_no_descriptor() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let before = b.call("descriptors");
    let handle = a.call("payload bytes");
    assert_eq!(b.call(format!("take {handle}")), "bytes");
    assert_eq!(b.call("descriptors"), before);
}

fn timelines_are_opened_by_number() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let first = a.call("offer any hello");
    let before = a.call("descriptors");
    assert_eq!(a.call("timelines 0"), "InvalidValue");
    let handle = a.call("timelines 3");
    assert_eq!(a.call("descriptors"), before, "none is made before it is opened");
    // Whoever comes first, both have the same.
    for (number, b_first) in [("1", true), ("2", false)] {
        let open = |process: &mut Process| process.call(format!("open {handle} {number}"));
        let (in_a, in_b) = if b_first {
            let in_b = open(&mut b);
            (open(&mut a), in_b)
        } else {
            (open(&mut a), open(&mut b))
        };
        assert_eq!(a.call(format!("value {in_a}")), "0");
        assert_eq!(b.call(format!("raise {in_b} 7{number}")), "0");
        assert_eq!(a.call(format!("value {in_a}")), format!("7{number}"));
    }
    let again = b.call(format!("open {handle} 1"));
    assert_eq!(b.call(format!("value {again}")), "71");
    // No other number, and no other handle.
    for process in [&mut a, &mut b] {
        for (handle, number) in [(&handle, 3), (&handle, u32::MAX), (&first, 0)] {
            assert_eq!(process.call(format!("open {handle} {number}")), "HandleStale");
        }
    }
    assert_eq!(b.call(format!("take {handle}")), "HandleStale");
    // One descriptor is enough to hear the question, and not to answer it.
    let mut c = Process::start();
    let of_c = c.call("timelines 1");
    c.call("exhaust 1");
    assert_eq!(b.call(format!("open {of_c} 0")), "OperatingSystem");
    assert_eq!(b.call(format!("withdraw {handle}")), "HandleRefused");
    assert_eq!(a.call(format!("withdraw {handle}")), "0");
    for process in [&mut a, &mut b] {
        assert_eq!(process.call(format!("open {handle} 1")), "HandleStale");
    }
    assert_eq!(b.call(format!("value {again}")), "71");
}

fn misuse_has_its_code() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let listed = a.call("offer listed hello");
    assert_eq!(a.call(format!("allow {listed}")), "InvalidValue");
    let ended = {
        let ended = Process::start();
        ended.id()
    };
    for pid in [0, -1, i64::from(i32::MIN), i64::from(i32::MAX), i64::from(ended)] {
        assert_eq!(a.call(format!("allow {listed} {} {pid}", b.id())), "InvalidValue", "{pid}");
    }
    assert_eq!(b.call(format!("take {listed}")), "HandleRefused", "a list with a mistake lists nobody");
    assert_eq!(b.call(format!("allow {listed} {}", b.id())), "HandleRefused");
    assert_eq!(b.call(format!("withdraw {listed}")), "HandleRefused");
    let any = a.call("offer any hello");
    assert_eq!(a.call(format!("allow {any} {}", b.id())), "Unsupported");
    assert_eq!(a.call(format!("withdraw {any}")), "0");
    for command in ["withdraw", "take"] {
        assert_eq!(a.call(format!("{command} {any}")), "HandleStale");
    }
    assert_eq!(a.call(format!("allow {any} {}", b.id())), "HandleStale");
    // Its own number, where it offers too, is told from others'.
    let own = b.call("offer any mine");
    assert_eq!(b.call(format!("take {own}")), "OwnProcess");
    assert_eq!(b.call(format!("take {listed}")), "HandleRefused");
    assert_eq!(a.call(format!("allow {listed} {} {}", a.id(), b.id())), "0");
    assert_eq!(a.call(format!("allow {listed} {}", a.id())), "0", "lists are added to");
    assert_eq!(b.call(format!("take {listed}")), "hello");
}

fn every_bit_of_a_handle_matters() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let handle = a.call("offer any hello");
    for bit in 0..64 {
        let forged = number(&handle) ^ 1 << bit;
        assert_eq!(b.call(format!("take {forged}")), "HandleStale", "bit {bit}");
        assert_eq!(a.call(format!("take {forged}")), "HandleStale", "bit {bit}");
        let foreign = b.call(format!("allow {forged} {}", a.id()));
        assert_eq!(foreign, if bit < 40 { "HandleRefused" } else { "HandleStale" }, "bit {bit}");
    }
    for forged in [0, 1, u64::MAX, 5 << 60] {
        assert_eq!(b.call(format!("take {forged}")), "HandleStale", "{forged}");
    }
    assert_eq!(b.call(format!("take {handle}")), "hello");
}

/// The 40 random bits are all that is secret in a handle: each is as often set as not, and no other process has the same.
fn handles_are_random() {
    const EACH: usize = 64;
    let mut offers = Vec::new();
    for _ in 0..2 {
        let mut process = Process::start();
        offers.extend((0..EACH).map(|_| number(&process.call("payload bytes")) & 0xff_ffff_ffff));
    }
    for bit in 0..40 {
        let set = offers.iter().filter(|offer| *offer >> bit & 1 != 0).count();
        // By chance once in three million runs.
        assert!((EACH / 2..EACH * 3 / 2).contains(&set), "bit {bit} is set in {set} of {}", 2 * EACH);
    }
    offers.sort_unstable();
    offers.dedup();
    assert_eq!(offers.len(), 2 * EACH, "two handles have one number");
}

fn another_user_is_refused() {
    const SOMEBODY: u32 = 1000;
    const NOBODY: u32 = 65534;
    if !is_root() {
        return;
    }
    let (mut root, mut user, mut friend) =
        (Process::start(), Process::start_as(SOMEBODY, 1024), Process::start_as(SOMEBODY, 1024));
    let of_root = root.call("offer any hello");
    assert_eq!(user.call(format!("take {of_root}")), "HandleRefused");
    assert_eq!(user.call(format!("allow {of_root} 1")), "HandleRefused");
    let of_user = user.call("offer any hello");
    assert_eq!(root.call(format!("take {of_user}")), "HandleRefused");
    assert_eq!(friend.call(format!("take {of_user}")), "hello");
    let listed = user.call("offer listed hello");
    assert_eq!(user.call(format!("allow {listed} {} {}", root.id(), friend.id())), "0");
    assert_eq!(root.call(format!("take {listed}")), "HandleRefused");
    assert_eq!(friend.call(format!("take {listed}")), "hello");
    // That one stands for all whom a user namespace does not know.
    let (mut one, mut other) = (Process::start_as(NOBODY, 1024), Process::start_as(NOBODY, 1024));
    let handle = one.call("offer any hello");
    assert_eq!(other.call(format!("take {handle}")), "HandleRefused");

    // One that does not look first whom it asks. Linux's threads have users of their own.
    let stranger = std::thread::spawn(move || {
        // SAFETY: a plain system call, which concerns this thread.
        assert_eq!(unsafe { libc::syscall(libc::SYS_setresuid, SOMEBODY, SOMEBODY, SOMEBODY) }, 0);
        let socket = connect(&of_root);
        _ = descriptor::send(socket.as_raw_fd(), &question(&of_root), None);
        let mut answer = [0; 80];
        let mut received = descriptor::receive(socket.as_raw_fd(), &mut answer);
        if received.is_err() {
            // The reset for the unread question is reported before the answer.
            received = descriptor::receive(socket.as_raw_fd(), &mut answer);
        }
        let (length, descriptor) = received.expect("an answer");
        assert!(descriptor.is_none() && answer[16..] == [0; 64]);
        (length, answer[8])
    });
    assert_eq!(stranger.join().expect("an answer"), (80, 2), "of another user");

    // One that answers at an exporter's address, whoever asks: only its own user's processes take what it gives.
    let mut impostor = Process::start_as(SOMEBODY, 1024);
    let handle = impostor.call("answer_all");
    assert_eq!(friend.call(format!("take {handle}")), "hello");
    assert_eq!(root.call(format!("take {handle}")), "HandleRefused");
    let why = root.call(format!("why {handle}"));
    assert!(why.contains("another user's"), "{why}");

    let (_outer, folder) = fresh_folder();
    let mut exporter = Process::start_in(&folder);
    let handle = exporter.call("offer any hello");
    let mut stranger = Command::new("/proc/self/exe");
    stranger.env("ANYGPU_BROKER_DIR", &folder).uid(SOMEBODY);
    let mut stranger = Process::start_by(&mut stranger);
    assert_eq!(stranger.call(format!("take {handle}")), "HandleRefused", "who cannot open the folder");
}

fn a_later_process_of_a_listed_number_is_refused() {
    let set_next = |id: u32| fs::write("/proc/sys/kernel/ns_last_pid", (id - 1).to_string());
    let mut a = Process::start();
    let handle = a.call("offer listed hello");
    let mut came_back = 0;
    // Often enough that the later one starts in the same tick of the clock that the system tells starts by.
    for _ in 0..40 {
        let listed = Process::start();
        let id = listed.id();
        assert_eq!(a.call(format!("allow {handle} {id}")), "0");
        drop(listed);
        if let Err(why) = set_next(id) {
            return skipped(format!("process numbers cannot be chosen here: {why}"));
        }
        let mut later = Process::start();
        if later.id() != id {
            continue;
        }
        came_back += 1;
        assert_eq!(later.call(format!("take {handle}")), "HandleRefused");
        let why = later.call(format!("why {handle}"));
        assert!(why.contains("started earlier"), "{why}");
        assert_eq!(a.call(format!("allow {handle} {id}")), "0");
        assert_eq!(later.call(format!("take {handle}")), "hello");
    }
    if came_back == 0 {
        skipped("the process number did not come back");
    }
}

fn pid_namespaces_are_crossed_where_the_process_is_seen() {
    const APART: [&str; 3] = ["--pid", "--fork", "--mount-proc"];
    let Some(mut inner) = Process::start_apart(&APART, None) else { return };
    let mut outer = Process::start();
    let listed = outer.call("offer listed hello");
    let any = outer.call("offer any hello");
    assert_eq!(inner.call(format!("take {any}")), "hello");
    assert_eq!(inner.call(format!("take {listed}")), "HandleRefused");
    assert_eq!(outer.call(format!("allow {listed} {}", inner.id_of_child())), "0");
    assert_eq!(inner.call(format!("take {listed}")), "hello");

    // From inside neither those outside nor those beside are seen.
    let Some(mut beside) = Process::start_apart(&APART, None) else { return };
    let listed = inner.call("offer listed hello");
    let any = inner.call("offer any hello");
    assert_eq!(inner.call(format!("allow {listed} 1")), "0");
    for stranger in [&mut outer, &mut beside] {
        assert_eq!(stranger.call(format!("take {listed}")), "HandleRefused");
        let why = stranger.call(format!("why {listed}"));
        assert!(why.contains("cannot see") && !why.contains("process 0"), "{why}");
        assert_eq!(stranger.call(format!("take {any}")), "hello");
    }
    // With another namespace's /proc nobody can be told from a later process.
    let Some(mut lost) = Process::start_apart(&APART[..2], None) else { return };
    let listed = lost.call("offer listed hello");
    assert_eq!(lost.call(format!("allow {listed} 1")), "OperatingSystem");
}

fn network_namespaces_are_crossed_by_a_folder() {
    let Some(mut apart) = Process::start_apart(&["--net"], None) else { return };
    let mut here = Process::start();
    let handle = here.call("offer any hello");
    assert_eq!(apart.call(format!("take {handle}")), "HandleStale");
    let why = apart.call(format!("why {handle}"));
    assert!(why.contains("ANYGPU_BROKER_DIR"), "{why}");
    let (_outer, folder) = fresh_folder();
    let mut here = Process::start_in(&folder);
    let handle = here.call("offer listed hello");
    let everything = ["--net", "--pid", "--fork", "--mount-proc"];
    let Some(mut apart) = Process::start_apart(&everything, Some(&folder)) else { return };
    assert_eq!(apart.call(format!("take {handle}")), "HandleRefused");
    assert_eq!(here.call(format!("allow {handle} {}", apart.id_of_child())), "0");
    assert_eq!(apart.call(format!("take {handle}")), "hello");
    let handle = apart.call("offer any hello");
    assert_eq!(here.call(format!("take {handle}")), "hello");
    assert_eq!(Process::start().call(format!("take {handle}")), "HandleStale", "without the folder");
}

fn the_folder_is_private_and_left_clean() {
    let (_outer, folder) = fresh_folder();
    let mode = |path: &Path| fs::symlink_metadata(path).expect("there").permissions().mode() & 0o7777;
    let mut a = Process::start_in(&folder);
    let first = a.call("offer any hello");
    assert_eq!(a.call("offer any more").len(), first.len());
    let sockets = sockets_in(&folder);
    assert_eq!((sockets.len(), mode(&folder)), (1, 0o700));
    assert_eq!(mode(&sockets[0]), 0o600);
    // Other machines may mount the folder, too.
    let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").expect("every system has it");
    let name = sockets[0].file_name().expect("a name").to_string_lossy().into_owned();
    assert!(name.starts_with(&format!("anygpu-{}-", &boot[..8])), "{name}");
    let mut b = Process::start_in(&folder);
    assert_eq!(b.call(format!("take {first}")), "hello");
    a.finish();
    assert_eq!(sockets_in(&folder).len(), 0, "left at exit");
    assert_eq!(b.call(format!("take {first}")), "HandleStale");

    // Who asks a killed process leaves its socket: it may be one that is about to be listened at.
    let mut killed = Process::start_in(&folder);
    let handle = killed.call("offer any hello");
    drop(killed);
    assert_eq!(sockets_in(&folder).len(), 1);
    assert_eq!(b.call(format!("take {handle}")), "HandleStale");
    assert_eq!(sockets_in(&folder).len(), 1, "removed by the question");
    // Who offers next removes it, if it is old enough not to be one that is just being made.
    let mut killed = Process::start_in(&folder);
    killed.call("offer any hello");
    drop(killed);
    let left = sockets_in(&folder);
    common::succeed(Command::new("touch").args(["-d", "1 minute ago"]).args(&left));
    let stranger = folder.join("notes");
    fs::write(&stranger, "").expect("a file");
    let mut c = Process::start_in(&folder);
    let handle = c.call("offer any hello");
    let mut found = sockets_in(&folder);
    found.retain(|path| *path != stranger);
    assert!(found.len() == 1 && found != left, "{found:?}");
    // A live one's is left alone, and a forked child's end is not its parent's.
    common::succeed(Command::new("touch").args(["-d", "1 minute ago"]).args(&found));
    Process::start_in(&folder).call("offer any hello");
    assert!(found[0].exists());
    assert_eq!(b.call(format!("take {handle}")), "hello");

    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).expect("ours");
    assert_eq!(Process::start_in(&folder).call("offer any hello"), "OperatingSystem");
    assert_eq!(Process::start_in(&stranger).call("offer any hello"), "OperatingSystem");
    assert_eq!(Process::start_in(&folder.join("a/b")).call("offer any hello"), "OperatingSystem");
    // Another user's, though this process may write there.
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).expect("ours");
    if is_root() {
        std::os::unix::fs::chown(&folder, Some(1000), None).expect("root gives it away");
        assert_eq!(Process::start_in(&folder).call("offer any hello"), "OperatingSystem");
    }
    // What is no path of a folder is ignored.
    assert_eq!(Process::start_in(Path::new("here")).call("offer any hello").len(), handle.len());
}

fn an_exporter_killed_leaves_what_was_taken() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let handle = a.call("offer any hello");
    assert_eq!(b.call(format!("keep {handle}")), "0");
    // In the middle of a question.
    a.stop();
    b.send(&format!("take {handle}"));
    std::thread::sleep(Duration::from_millis(100));
    let started = Instant::now();
    drop(a);
    assert_eq!(b.answer(), "HandleStale");
    assert_within(SOON, started);
    assert_eq!(b.call("kept"), "hello");
}

fn exporters_die_at_any_moment() {
    for round in 0..40 {
        let mut a = Process::start();
        let handle = a.call("offer any hello");
        let mut importers: Vec<Process> = (0..3).map(|_| Process::start()).collect();
        for importer in &mut importers {
            assert_eq!(importer.call(format!("keep {handle}")), "0");
            importer.send(&format!("until_refused {handle}"));
        }
        std::thread::sleep(Duration::from_micros(300 * round));
        let started = Instant::now();
        drop(a);
        for importer in &mut importers {
            assert_eq!(importer.answer(), "HandleStale");
            assert_eq!(importer.call("kept"), "hello");
        }
        assert_within(SOON, started);
    }
}

fn importers_die_at_any_moment() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let handle = a.call("offer any hello");
    let before = a.call("descriptors");
    for round in 0..40 {
        let mut importers: Vec<Process> = (0..3).map(|_| Process::start()).collect();
        for importer in &mut importers {
            importer.send(&format!("until_refused {handle}"));
        }
        std::thread::sleep(Duration::from_micros(300 * round));
        drop(importers);
        let started = Instant::now();
        assert_eq!(b.call(format!("take {handle}")), "hello");
        assert_within(SOON, started);
    }
    assert!(a.descriptors(&before), "descriptors are left");
}

fn a_stopped_exporter_costs_a_timeout() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let handle = a.call("offer any hello");
    let before = b.call("descriptors");
    a.stop();
    let started = Instant::now();
    assert_eq!(b.call("alarms"), "0");
    assert_eq!(b.call(format!("take {handle}")), "Unreachable");
    let waited = started.elapsed();
    assert!(waited >= Duration::from_secs(4), "{waited:?}");
    assert_within(Duration::from_secs(8), started);
    a.signal(libc::SIGCONT);
    assert_eq!(b.call(format!("take {handle}")), "hello");
    assert_eq!(b.call("descriptors"), before);
}

fn a_thousand_take_at_once() {
    const PROCESSES: usize = 32;
    const THREADS: usize = 32;
    let mut a = Process::start();
    let handle = a.call("offer listed hello");
    let before = a.call("descriptors");
    let mut importers: Vec<Process> = (0..PROCESSES).map(|_| Process::start()).collect();
    let pids: Vec<String> = importers.iter().map(|importer| importer.id().to_string()).collect();
    assert_eq!(a.call(format!("allow {handle} {}", pids.join(" "))), "0");
    let descriptors: Vec<String> = importers.iter_mut().map(|importer| importer.call("descriptors")).collect();
    let started = Instant::now();
    for importer in &mut importers {
        importer.send(&format!("crowd {THREADS} {handle}"));
    }
    for importer in &mut importers {
        assert_eq!(importer.answer(), THREADS.to_string());
    }
    println!("{} takes of {PROCESSES} processes: {:?}", PROCESSES * THREADS, started.elapsed());
    for (importer, before) in importers.iter_mut().zip(descriptors) {
        assert_eq!(importer.call("descriptors"), before);
    }
    assert!(a.descriptors(&before), "descriptors are left");
}

fn few_descriptors_are_enough() {
    const SOMEBODY: u32 = 1000;
    if !is_root() {
        return;
    }
    // Without root's right to have more of them on their way than may be open.
    let mut a = Process::start_as(SOMEBODY, 20);
    let handle = a.call("offer any hello");
    let mut importers: Vec<Process> = (0..16).map(|_| Process::start_as(SOMEBODY, 200)).collect();
    for importer in &mut importers {
        importer.send(&format!("crowd 32 {handle}"));
    }
    for importer in &mut importers {
        assert_eq!(importer.answer(), "32");
    }
    // All of them taken by somebody who has nothing to say,
    assert_eq!(importers[0].call(format!("silent 60 {handle}")), "0");
    let started = Instant::now();
    assert_eq!(importers[1].call(format!("take {handle}")), "hello");
    assert_within(SOON, started);
    // or on their way to somebody who does not listen: nobody gets one until he does, or ends.
    assert_eq!(importers[0].call(format!("deaf 60 {handle}")), "0");
    importers[1].send(&format!("take {handle}"));
    std::thread::sleep(Duration::from_millis(100));
    importers.remove(0);
    assert_eq!(importers[0].answer(), "hello");
    // Who cannot even look at an importer says so.
    let mut b = Process::start_as(SOMEBODY, 64);
    let listed = b.call("offer listed hello");
    assert_eq!(b.call(format!("allow {listed} {}", importers[0].id())), "0");
    assert_eq!(b.call("exhaust 1"), "0");
    let why = importers[0].call(format!("why {listed}"));
    assert!(why.contains("cannot read in /proc when this one started"), "{why}");
}

fn a_forked_child_offers_nothing_and_holds_nothing() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let handle = a.call("offer any hello");
    assert_eq!(a.call(format!("fork {handle}")), "Forked Forked Forked Forked Forked 0");
    assert_eq!(b.call(format!("take {handle}")), "hello");
    let started = Instant::now();
    // The child is still there.
    drop(a);
    assert_eq!(b.call(format!("take {handle}")), "HandleStale");
    assert_within(SOON, started);
}

fn nothing_is_inherited_by_programs() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let handle = a.call("offer any hello");
    assert_eq!(b.call(format!("keep {handle}")), "0");
    assert_eq!(a.call("sockets_of_a_program"), "0");
    assert_eq!(b.call("sockets_of_a_program"), "0");
}

fn the_silent_and_the_rude_hold_up_nobody() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let handle = a.call("offer any hello");
    let before = a.call("descriptors");
    // Another process's only connection, for which nobody needs to make room.
    let mut idle = Process::start();
    let silent = connect(&idle.call("offer any hello"));
    let question = question(&handle);
    let soon = |b: &mut Process| {
        let started = Instant::now();
        let answer = asked_again(SOON, || b.call(format!("take {handle}")), |answer| answer == "Unreachable");
        assert_eq!(answer, "hello");
        assert_within(SOON, started);
    };

    // Messages that are no questions.
    for message in [&question[..8], &question[..15], &[question.clone(), vec![0]].concat(), &[0xff; 4096]] {
        let socket = connect(&handle);
        descriptor::send(socket.as_raw_fd(), message, None).expect("sent");
        let heard = descriptor::receive(socket.as_raw_fd(), &mut [0; 80]).map(|(length, _)| length);
        assert!(matches!(heard, Ok(0) | Err(_)), "an answer to {} bytes", message.len());
        soon(&mut b);
    }
    // One with a descriptor.
    let socket = connect(&handle);
    descriptor::send(socket.as_raw_fd(), &question, Some(socket.as_raw_fd())).expect("sent");
    soon(&mut b);
    // Those that say nothing, or do not listen, or go away, more than are let in, and all fewer than descriptors by default.
    let many: Vec<OwnedFd> = (0..400).map(|_| connect(&handle)).collect();
    soon(&mut b);
    // Those before it in the queue were all let in; as many as may wait at once have descriptors there.
    let most = number(&before) + 256 + 8;
    let open = number(&a.call("descriptors"));
    assert!(open <= most, "{open} descriptors, {before} before");
    let deaf: Vec<OwnedFd> = (0..400).map(|_| connect(&handle)).collect();
    for socket in &deaf {
        _ = descriptor::send(socket.as_raw_fd(), &question, None);
    }
    soon(&mut b);
    // And somebody who goes on and on.
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                drop(connect(&handle));
            }
        });
        // It is over also where a test fails.
        let asked = catch_unwind(AssertUnwindSafe(|| (0..20).for_each(|_| soon(&mut b))));
        over.store(true, Ordering::Relaxed);
        asked.unwrap_or_else(|why| resume_unwind(why));
    });
    drop((many, deaf));
    assert!(a.descriptors(&before), "descriptors are left");
    // Who says nothing is hung up on, in time.
    let mut heard = libc::pollfd { fd: silent.as_raw_fd(), events: libc::POLLIN, revents: 0 };
    // SAFETY: one structure, valid for the call.
    assert_eq!(unsafe { libc::poll(&mut heard, 1, 60_000) }, 1, "a silent connection stays");
    assert_eq!(descriptor::receive(silent.as_raw_fd(), &mut [0; 80]).map_or(0, |(length, _)| length), 0);
}

/// The answer to a process of another version, as of docs/evidence/formats.md.
fn refusal(version: u8) -> [u8; 80] {
    let mut answer = [0; 80];
    answer[..8].copy_from_slice(&[b"anygpu\0", &[version][..]].concat());
    answer[8] = 8;
    answer
}

fn another_version_is_refused_by_both_sides() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let handle = a.call("offer any hello");
    for (version, length) in [(0, 16), (2, 8), (2, 16), (2, 64), (255, 24)] {
        let mut other = question(&handle);
        other.resize(length, 0);
        other[7] = version;
        let socket = connect(&handle);
        descriptor::send(socket.as_raw_fd(), &other, None).expect("sent");
        let mut answer = [0; 80];
        let (length, descriptor) = descriptor::receive(socket.as_raw_fd(), &mut answer).expect("an answer");
        assert_eq!((length, answer, descriptor.is_none()), (80, refusal(1), true), "version {version}");
    }
    assert_eq!(b.call(format!("take {handle}")), "hello");

    // A process that only answers as a later version does.
    let (exporter, socket) = listen_as_exporter();
    let later = std::thread::spawn(move || answer_one(&socket, &refusal(2)));
    let started = Instant::now();
    assert_eq!(b.call(format!("take {}", 5 << 60 | exporter << 40 | 7)), "HandleRefused");
    assert_within(SOON, started);
    later.join().expect("asked");
}

fn a_program_may_close_what_it_did_not_open() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let handle = a.call("offer any hello");
    assert_eq!(b.call(format!("take {handle}")), "hello");
    let timelines = a.call("timelines 1");
    assert_eq!(a.call("close_high"), "0");
    assert_eq!(b.call(format!("take {handle}")), "HandleStale");
    assert_eq!(b.call(format!("open {timelines} 0")), "HandleStale");
    let own = a.call(format!("open {timelines} 0"));
    assert_eq!(a.call(format!("value {own}")), "0", "it needs no socket for what it offers itself");
    assert_eq!(a.call("offer any hello"), "OperatingSystem");
    assert_eq!(a.call(format!("withdraw {handle}")), "0");
}

/// A client's socket, too, must be left alone once its number is the program's.
fn what_a_program_opens_is_not_closed() {
    const FILES: u32 = 1000;
    let mut a = Process::start();
    let handle = a.call("offer any hello");
    let silent = connect(&handle);
    let threads = format!("/proc/{}/task", a.id());
    let serves = || {
        let names = fs::read_dir(&threads).expect("it lives").flatten();
        names
            .filter_map(|entry| fs::read_to_string(entry.path().join("comm")).ok())
            .any(|name| name == "anygpu-broker\n")
    };
    let mut b = Process::start();
    assert_eq!(b.call(format!("take {handle}")), "hello", "the silent one was accepted before");
    assert_eq!(a.call(format!("close_all_and_open {FILES}")), "0");
    assert!(comes_true(|| !serves()), "it goes on without a socket");
    assert_eq!(a.call(format!("are_open {FILES}")), FILES.to_string());
    drop(silent);
}

/// A take, and what it cannot do without: a connection, one message there, and one back with a descriptor.
fn what_a_take_costs() {
    const ROUNDS: u32 = 2000;
    if std::env::var_os("ANYGPU_TEST_SLOW").is_some() {
        return skipped("nothing is measured on a slow machine");
    }
    let mut a = Process::start();
    let handle = a.call("offer listed hello");
    assert_eq!(a.call(format!("allow {handle} {}", std::process::id())), "0");
    let take = || drop(broker::take(number(&handle)).expect("an offer"));

    let mut bare = Process::start();
    let name = bare.call("answer_barely");
    let ask = || {
        let socket = connect_to(&name);
        descriptor::send(socket.as_raw_fd(), &[0; 16], None).expect("sent");
        let (length, descriptor) = descriptor::receive(socket.as_raw_fd(), &mut [0; 80]).expect("an answer");
        assert!(length == 80 && descriptor.is_some());
    };
    let time = |what: &dyn Fn()| {
        let started = Instant::now();
        (0..ROUNDS).for_each(|_| what());
        started.elapsed() / ROUNDS
    };
    // Warm, and in turn, so that both meet the same machine.
    let mut best = [Duration::MAX; 2];
    for _ in 0..3 {
        best = [best[0].min(time(&take)), best[1].min(time(&ask))];
    }
    println!("a take: {:?}; a bare exchange: {:?}", best[0], best[1]);
    assert!(best[0] < 10 * best[1], "{best:?}");
}
