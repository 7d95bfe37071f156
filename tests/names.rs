// SPDX-License-Identifier: MIT OR Apache-2.0
//! Names of tokens between processes: who finds what, when a name ends, and those who mean harm.

use std::fs;
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use anygpu::os::descriptor;
use common::peer::{self, PAGE, Process, SHARED_EVENT, Settings, number};
use common::physical::{GRANULE, Names};
use common::{asked_again, assert_within, comes_true, harness, skipped};

const SUCCESS: u32 = 0;
const INVALID_VALUE: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;
const NOT_INITIALIZED: u32 = 3;
const OPERATING_SYSTEM: u32 = 304;
const NOT_FOUND: u32 = 500;
const REFUSED: u32 = 10001;
const STALE: u32 = 10002;
const UNREACHABLE: u32 = 10003;
const IN_USE: u32 = 10004;

/// Much less than a process waits for another, and much more than an answer takes on an idle machine.
const SOON: Duration = Duration::from_secs(2);
const SOMEBODY: u32 = 1234;

macro_rules! tests {
    ($($name:ident)*) => {
        &[$((stringify!($name), $name as fn())),*]
    };
}

const TESTS: &[harness::Test] = tests! {
    a_name_is_found_whoever_comes_first
    names_are_listed
    a_name_is_its_processs_to_replace
    who_has_found_a_name_asks_again_once_one_has_changed
    only_what_is_the_processs_own_and_alive_is_published
    what_is_no_name_is_invalid
    a_name_ends_with_what_it_names
    a_name_ends_with_its_process
    of_two_that_publish_at_once_one_does
    a_process_has_so_many_names
    many_look_at_once
    a_stopped_process_is_unreachable
    a_forked_child_has_no_names
    another_user_neither_finds_nor_feigns_nor_blocks
    who_shares_by_which_way
    a_name_stays_unique_when_another_user_leaves
    hostile_answers_are_errors
    the_silent_and_the_rude_hold_up_nobody
    a_program_may_close_what_it_did_not_open
    network_namespaces_have_names_of_their_own
    a_folder_has_the_names_of_those_who_use_it
};

fn main() -> ExitCode {
    peer::serve_also(hostile);
    harness::run(TESTS.to_vec())
}

/// The name that tests publish by. Those of several programs may run at once.
fn name() -> String {
    format!("test-{}/u", std::process::id())
}

/// A process and the token of memory of its own.
fn owner() -> (Process, String) {
    let mut process = Process::start();
    let token = exported(&mut process);
    (process, token)
}

fn exported(process: &mut Process) -> String {
    let address = process.allocate(PAGE);
    process.token(address)
}

#[track_caller]
fn publish(process: &mut Process, name: &str, token: &str) {
    assert_eq!(process.status(&format!("publish {name} {token}")), SUCCESS, "{}", process.reason());
}

/// The token that a name stands for now, or the status.
#[track_caller]
fn lookup(process: &mut Process, name: &str) -> Result<String, u32> {
    let (status, tokens) = process.call(&format!("lookup {name} 0"));
    if status == SUCCESS { Ok(tokens[0].clone()) } else { Err(status) }
}

#[track_caller]
fn is_listed(process: &mut Process, name: &str) -> bool {
    let (status, names) = process.call("names");
    assert_eq!(status, SUCCESS, "{}", process.reason());
    assert!(names.is_sorted());
    names.iter().any(|listed| listed == name)
}

/// Checks that a name is free, and that another process can have it at once.
#[track_caller]
fn is_free(process: &mut Process, name: &str) {
    assert_eq!(lookup(process, name), Err(NOT_FOUND));
    assert!(!is_listed(process, name));
    let token = exported(process);
    publish(process, name, &token);
    assert_eq!(lookup(process, name), Ok(token));
    assert_eq!(process.status(&format!("unpublish {name}")), SUCCESS);
}

fn a_name_is_found_whoever_comes_first() {
    let (mut a, mut b, name) = (Process::start(), Process::start(), name());
    let address = a.allocate(PAGE);
    a.fill(address, PAGE, 7);
    let token = a.token(address);
    // Before anybody has used the library: who looks needs nothing of its own.
    assert_eq!(lookup(&mut b, &name), Err(NOT_FOUND));
    assert!(b.reason().contains(&name), "{}", b.reason());
    b.send(&format!("lookup {name} -1"));
    std::thread::sleep(Duration::from_millis(100));
    publish(&mut a, &name, &token);
    assert_eq!(b.reply(), (SUCCESS, vec![token.clone()]));
    assert_eq!(lookup(&mut b, &name), Ok(token.clone()));
    let there = b.import(&token, 0);
    assert!(b.holds(there, PAGE, 7));
    // In its own process, too, which gets its own pointer.
    assert_eq!(lookup(&mut a, &name), Ok(token.clone()));
    assert_eq!(a.import(&token, 0), address);
    // What was imported stays.
    assert_eq!(a.status(&format!("unpublish {name}")), SUCCESS);
    assert_eq!(lookup(&mut b, &name), Err(NOT_FOUND));
    assert!(b.holds(there, PAGE, 7));
    let started = Instant::now();
    assert_eq!(b.status(&format!("lookup {name} 300")), NOT_FOUND);
    assert!(started.elapsed() >= Duration::from_millis(300));
}

fn names_are_listed() {
    let ((mut a, of_a), (mut b, of_b), mut c) = (owner(), owner(), Process::start());
    let names = ["x", "y/1", "z"].map(|part| format!("{}-{part}", name()));
    publish(&mut b, &names[2], &of_b);
    publish(&mut a, &names[0], &of_a);
    publish(&mut a, &names[1], &of_a);
    for process in [&mut a, &mut b, &mut c] {
        for name in &names {
            assert!(is_listed(process, name), "{name}");
        }
    }
    assert_eq!(a.status(&format!("unpublish {}", names[0])), SUCCESS);
    assert_eq!(names.each_ref().map(|name| is_listed(&mut c, name)), [false, true, true]);
}

fn a_name_is_its_processs_to_replace() {
    let ((mut a, first), (mut b, of_b), name) = (owner(), owner(), name());
    publish(&mut a, &name, &first);
    let second = exported(&mut a);
    publish(&mut a, &name, &second);
    assert_eq!(lookup(&mut b, &name), Ok(second.clone()));
    assert_eq!(b.status(&format!("publish {name} {of_b}")), IN_USE);
    let why = b.reason();
    assert!(why.contains(&format!("process {} has published \"{name}\"", a.id())), "{why}");
    assert_eq!(b.status(&format!("unpublish {name}")), NOT_FOUND);
    assert_eq!(lookup(&mut b, &name), Ok(second));
    assert_eq!(a.status(&format!("unpublish {name}")), SUCCESS);
    assert_eq!(a.status(&format!("unpublish {name}")), NOT_FOUND);
    is_free(&mut b, &name);
}

fn who_has_found_a_name_asks_again_once_one_has_changed() {
    let ((mut a, first), (mut b, of_b), name) = (owner(), owner(), name());
    // The first look finds the process, the second the number of its names.
    let find = |b: &mut Process, token: &String| {
        for _ in 0..2 {
            assert_eq!(lookup(b, &name), Ok(token.clone()));
            b.value(&format!("import 0 {token}"));
        }
    };
    publish(&mut a, &name, &first);
    find(&mut b, &first);
    // Who answers nobody is not asked.
    stop(&a);
    assert_eq!(lookup(&mut b, &name), Ok(first));
    signal(&a, libc::SIGCONT);
    let second = exported(&mut a);
    publish(&mut a, &name, &second);
    find(&mut b, &second);
    assert_eq!(a.status(&format!("unpublish {name}")), SUCCESS);
    is_free(&mut b, &name);
    let address = a.allocate(PAGE);
    let third = a.token(address);
    publish(&mut a, &name, &third);
    find(&mut b, &third);
    a.free(address);
    is_free(&mut b, &name);
    publish(&mut a, &name, &second);
    find(&mut b, &second);
    a.kill();
    is_free(&mut b, &name);
    // One's own comes before those of a process that has closed what others ask it by.
    let (mut a, token) = owner();
    publish(&mut a, &name, &token);
    find(&mut b, &token);
    assert_eq!(a.status("close_high"), SUCCESS);
    // Its thread has them open until somebody asks.
    assert!(comes_true(|| b.status(&format!("publish {name} {of_b}")) == SUCCESS));
    assert_eq!(lookup(&mut b, &name), Ok(of_b));
}

fn only_what_is_the_processs_own_and_alive_is_published() {
    let ((mut a, token), mut b, name) = (owner(), Process::start(), name());
    assert_eq!(b.status(&format!("publish {name} {token}")), REFUSED);
    assert!(b.reason().contains("another process's"), "{}", b.reason());
    assert_eq!(a.status(&format!("publish {name} none")), REFUSED);
    let address = a.allocate(PAGE);
    let stale = a.token(address);
    a.free(address);
    assert_eq!(a.status(&format!("publish {name} {stale}")), STALE);
    assert_eq!(lookup(&mut b, &name), Err(NOT_FOUND));
    // A refusal leaves what is published.
    publish(&mut a, &name, &token);
    assert_eq!(a.status(&format!("publish {name} {stale}")), STALE);
    assert_eq!(lookup(&mut b, &name), Ok(token.clone()));
    // Any token of its own: an event's, one with a note.
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let of_event = a.token_of(&format!("token_of_event {event}"));
    let noted = a.token_of(&format!("annotate 5 7 {token}"));
    for token in [of_event, noted] {
        publish(&mut a, &name, &token);
        assert_eq!(lookup(&mut b, &name), Ok(token));
    }
}

fn what_is_no_name_is_invalid() {
    let (mut a, token) = owner();
    let longest = "n".repeat(64);
    for bad in ["", &(longest.clone() + "n"), "a\\b", "\u{e9}", "a\u{7f}"] {
        for command in [format!("publish {bad} {token}"), format!("unpublish {bad}"), format!("lookup {bad} -1")] {
            assert_eq!(a.status(&command), INVALID_VALUE, "{command}");
        }
    }
    for good in [&longest, "..", "~!@#$%^&*()[]{}<>|'\"`;:,?"] {
        publish(&mut a, good, &token);
        assert_eq!(lookup(&mut Process::start(), good), Ok(token.clone()), "{good}");
        assert_eq!(a.status(&format!("unpublish {good}")), SUCCESS);
    }
    assert_eq!(a.status("lookup u -2"), INVALID_VALUE);
}

fn a_name_ends_with_what_it_names() {
    let (mut a, mut b, name) = (Process::start(), Process::start(), name());
    let address = a.allocate(PAGE);
    let token = a.token(address);
    publish(&mut a, &name, &token);
    // Another object's end is not this one's, nor is a free that is refused.
    let other = a.allocate(PAGE);
    a.token(other);
    assert_eq!((a.free(other), a.free(address + 64) != 0), (0, true));
    assert_eq!(lookup(&mut b, &name), Ok(token));
    a.free(address);
    is_free(&mut b, &name);
    // A look that waits finds what is published next.
    b.send(&format!("lookup {name} -1"));
    let next = exported(&mut a);
    publish(&mut a, &name, &next);
    assert_eq!(b.reply(), (SUCCESS, vec![next]));
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let token = a.token_of(&format!("token_of_event {event}"));
    publish(&mut a, &name, &token);
    assert_eq!(a.status(&format!("destroy_event {event}")), SUCCESS);
    is_free(&mut b, &name);
    let token = exported(&mut a);
    publish(&mut a, &name, &token);
    assert_eq!(a.status("reset"), SUCCESS);
    is_free(&mut b, &name);
}

fn a_name_ends_with_its_process() {
    let (mut b, name) = (Process::start(), name());
    for is_killed in [false, true] {
        let (mut a, token) = owner();
        publish(&mut a, &name, &token);
        assert_eq!(lookup(&mut b, &name), Ok(token));
        if is_killed {
            a.kill()
        } else {
            a.finish()
        }
        is_free(&mut b, &name);
    }
    // Whatever it was doing.
    for round in 0..30 {
        let (mut a, token) = owner();
        publish(&mut a, &name, &token);
        a.send(&format!("unpublish {name}"));
        a.send(&format!("publish {name} {token}"));
        b.send(&format!("lookup {name} 0"));
        std::thread::sleep(Duration::from_micros(50 * round));
        a.kill();
        let (status, _) = b.reply();
        assert!([SUCCESS, NOT_FOUND].contains(&status), "{status}: {}", b.reason());
        is_free(&mut b, &name);
    }
}

fn of_two_that_publish_at_once_one_does() {
    let ((mut a, of_a), (mut b, of_b), mut c) = (owner(), owner(), Process::start());
    for round in 0..200 {
        let name = format!("{}-{round}", name());
        a.send(&format!("publish {name} {of_a}"));
        b.send(&format!("publish {name} {of_b}"));
        let statuses = [a.reply().0, b.reply().0];
        assert!([[SUCCESS, IN_USE], [IN_USE, SUCCESS]].contains(&statuses), "{statuses:?}");
        let winner = if statuses[0] == SUCCESS { &of_a } else { &of_b };
        assert_eq!(lookup(&mut c, &name).as_ref(), Ok(winner));
        let winner = if statuses[0] == SUCCESS { &mut a } else { &mut b };
        assert_eq!(winner.status(&format!("unpublish {name}")), SUCCESS);
    }
}

fn a_process_has_so_many_names() {
    let ((mut a, token), mut b) = (owner(), Process::start());
    let before = a.files();
    let name = |number| format!("{}-{number}", name());
    for number in 0..256 {
        publish(&mut a, &name(number), &token);
    }
    assert_eq!(a.status(&format!("publish {} {token}", name(256))), OUT_OF_MEMORY);
    publish(&mut a, &name(3), &token);
    assert_eq!(lookup(&mut b, &name(255)), Ok(token.clone()));
    assert_eq!(a.status(&format!("unpublish {}", name(7))), SUCCESS);
    publish(&mut a, &name(256), &token);
    let (_, all) = b.call("names");
    assert_eq!(all.iter().filter(|listed| listed.starts_with(&format!("{}-", self::name()))).count(), 256);
    for number in (0..257).filter(|number| *number != 7) {
        assert_eq!(a.status(&format!("unpublish {}", name(number))), SUCCESS);
    }
    assert!(comes_true(|| a.files() <= before), "{} files, {before} before", a.files());
    // One for which there is no descriptor. Vendors' runtimes have some of their own.
    let files = if peer::backend() == "host" { 40 } else { 80 };
    let mut few = Process::start_with(&Settings { files: Some(files), ..Settings::default() });
    let token = exported(&mut few);
    let status =
        (0..64).map(|number| few.status(&format!("publish {} {token}", name(number)))).find(|status| *status != 0);
    assert_eq!(status, Some(OPERATING_SYSTEM), "{}", few.reason());
    // Those that it has are found if one is left for the answer.
    assert_eq!(few.status(&format!("unpublish {}", name(0))), SUCCESS);
    assert_eq!(lookup(&mut b, &name(1)), Ok(token));
}

fn many_look_at_once() {
    const PROCESSES: usize = 64;
    let ((mut a, token), name) = (owner(), name());
    let before = a.files();
    let mut all: Vec<Process> = (0..PROCESSES).map(|_| Process::start()).collect();
    for process in &mut all {
        process.send(&format!("lookup {name} -1"));
    }
    std::thread::sleep(Duration::from_millis(200));
    publish(&mut a, &name, &token);
    for process in &mut all {
        assert_eq!(process.reply(), (SUCCESS, vec![token.clone()]));
    }
    assert_eq!(a.status(&format!("unpublish {name}")), SUCCESS);
    assert!(comes_true(|| a.files() == before));
}

fn signal(process: &Process, signal: i32) {
    // SAFETY: a child of ours that was not waited for.
    unsafe { libc::kill(process.id() as i32, signal) };
}

fn stop(process: &Process) {
    signal(process, libc::SIGSTOP);
    let mut status = 0;
    // SAFETY: as above, and it is not by this: it has not ended.
    unsafe { libc::waitpid(process.id() as i32, &mut status, libc::WUNTRACED) };
    assert!(libc::WIFSTOPPED(status), "{status:#x}");
}

fn a_stopped_process_is_unreachable() {
    let ((mut a, token), (mut b, of_b), name) = (owner(), owner(), name());
    publish(&mut a, &name, &token);
    stop(&a);
    let started = Instant::now();
    assert_eq!(lookup(&mut b, &name), Err(UNREACHABLE));
    assert!(started.elapsed() >= Duration::from_secs(4));
    assert_within(Duration::from_secs(8), started);
    assert!(b.reason().contains("it may be stopped"), "{}", b.reason());
    // It has the name all the same, and nobody waits to hear so.
    let started = Instant::now();
    assert_eq!(b.status(&format!("publish {name} {of_b}")), IN_USE);
    assert!(is_listed(&mut b, &name));
    assert_within(SOON, started);
    b.send(&format!("lookup {name} 0"));
    signal(&a, libc::SIGCONT);
    assert_eq!(b.reply(), (SUCCESS, vec![token]));
}

fn a_forked_child_has_no_names() {
    let ((mut a, token), mut b, name) = (owner(), Process::start(), name());
    publish(&mut a, &name, &token);
    let (_, told) = a.call(&format!("fork_names {name} {token}"));
    assert_eq!(told, [NOT_INITIALIZED, NOT_INITIALIZED, NOT_INITIALIZED, NOT_INITIALIZED, 0].map(|it| it.to_string()));
    assert_eq!(lookup(&mut b, &name), Ok(token.clone()));
    // The child lives on.
    assert_eq!(a.status(&format!("unpublish {name}")), SUCCESS);
    is_free(&mut b, &name);
    publish(&mut a, &name, &token);
    a.kill();
    is_free(&mut b, &name);
}

fn is_root() -> bool {
    // SAFETY: a plain question.
    let is_root = unsafe { libc::geteuid() } == 0;
    if !is_root {
        skipped("only root can be another user");
    }
    is_root
}

/// The address of a name of a user's in the abstract namespace, for those who do not use the library.
fn abstract_socket(user: u32, name: &str) -> (OwnedFd, libc::sockaddr_un, libc::socklen_t) {
    let name = format!("anygpu-name-{user}--{name}");
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

fn connect(user: u32, name: &str) -> OwnedFd {
    let (socket, address, length) = abstract_socket(user, name);
    // SAFETY: the address is valid for its length.
    let connected = unsafe { libc::connect(socket.as_raw_fd(), (&raw const address).cast(), length) };
    assert_eq!(connected, 0, "{}", std::io::Error::last_os_error());
    socket
}

/// Commands of processes that do not use the library: `feign user name answer` listens at a name's address and sends each
/// who connects an answer, `block user name` listens there and accepts nobody, with a queue that is full.
fn hostile(words: &[&str]) -> Option<peer::Answer> {
    let listen = |user: &str, name: &str, queue: i32| {
        let (socket, address, length) = abstract_socket(number(user) as u32, name);
        // Who had it a moment ago may have closed it only now.
        // SAFETY: the address is valid for its length.
        assert!(comes_true(|| unsafe { libc::bind(socket.as_raw_fd(), (&raw const address).cast(), length) } == 0));
        // SAFETY: a plain system call.
        assert_eq!(unsafe { libc::listen(socket.as_raw_fd(), queue) }, 0);
        socket
    };
    match *words {
        ["feign", user, name, answer] => {
            let socket = listen(user, name, 100);
            let digits = |pair: &[u8]| u8::from_str_radix(str::from_utf8(pair).expect("text"), 16).expect("digits");
            let bytes: Vec<u8> =
                if answer == "-" { Vec::new() } else { answer.as_bytes().chunks(2).map(digits).collect() };
            std::thread::spawn(move || {
                loop {
                    let (address, length) = (std::ptr::null_mut(), std::ptr::null_mut());
                    // SAFETY: a plain system call; nobody wants the address.
                    let accepted = unsafe { libc::accept4(socket.as_raw_fd(), address, length, libc::SOCK_CLOEXEC) };
                    let Ok(asker) = descriptor::owned(accepted) else { return };
                    if !bytes.is_empty() {
                        _ = descriptor::send(asker.as_raw_fd(), &bytes, None);
                    }
                }
            });
            Some((0, Vec::new()))
        }
        ["block", user, name] => {
            std::mem::forget(listen(user, name, 0));
            std::mem::forget(connect(number(user) as u32, name));
            Some((0, Vec::new()))
        }
        ["close_high"] => {
            for descriptor in 500..2000 {
                // SAFETY: what programs do with numbers they do not own; this one has no other use for these.
                unsafe { libc::close(descriptor) };
            }
            Some((0, Vec::new()))
        }
        _ => None,
    }
}

/// The answer of a process that has a name.
fn answer(version: u8, code: u8, token: &str) -> String {
    let token = if token == "-" { "00".repeat(512) } else { token.to_owned() };
    format!("616e7967707500{version:02x}{code:02x}000000{}{token}", "00".repeat(4))
}

fn another_user_neither_finds_nor_feigns_nor_blocks() {
    const NOBODY: u32 = 65534;
    if !is_root() {
        return;
    }
    let somebody = || Process::start_with(&Settings { user: Some(SOMEBODY), ..Settings::default() });
    let ((mut root, token), mut friend, mut user, name) = (owner(), Process::start(), somebody(), name());
    publish(&mut root, &name, &token);
    assert_eq!(lookup(&mut user, &name), Err(NOT_FOUND));
    assert!(!is_listed(&mut user, &name));
    // Both have a name of one text.
    let of_user = exported(&mut user);
    publish(&mut user, &name, &of_user);
    assert_eq!([lookup(&mut user, &name), lookup(&mut root, &name)], [Ok(of_user.clone()), Ok(token.clone())]);
    assert_eq!(lookup(&mut friend, &name), Ok(token.clone()));
    assert_eq!(user.status(&format!("unpublish {name}")), SUCCESS);
    // One that does not look first whom it asks. Linux's threads have users of their own.
    let asked = name.clone();
    let stranger = std::thread::spawn(move || {
        // SAFETY: a plain system call, which concerns this thread.
        assert_eq!(unsafe { libc::syscall(libc::SYS_setresuid, SOMEBODY, SOMEBODY, SOMEBODY) }, 0);
        let socket = connect(0, &asked);
        let mut heard = [0; 600];
        let (length, descriptor) = descriptor::receive(socket.as_raw_fd(), &mut heard).expect("an answer");
        (length, heard[8], descriptor.is_none() && heard[9..] == [0; 591])
    });
    assert_eq!(stranger.join().expect("an answer"), (528, 2, true), "of another user");
    assert_eq!(root.status(&format!("unpublish {name}")), SUCCESS);

    // One that has the address first, and gives its own token to whoever asks.
    let forged = answer(1, 0, &of_user);
    assert_eq!(user.status(&format!("feign 0 {name} {forged}")), SUCCESS);
    assert_eq!(lookup(&mut friend, &name), Err(NOT_FOUND));
    assert!(!is_listed(&mut friend, &name));
    publish(&mut root, &name, &token);
    assert_eq!(lookup(&mut friend, &name), Ok(token.clone()));
    assert!(is_listed(&mut friend, &name));
    let of_friend = exported(&mut friend);
    assert_eq!(friend.status(&format!("publish {name} {of_friend}")), IN_USE);
    assert!(friend.reason().contains(&format!("process {} ", root.id())), "{}", friend.reason());
    root.kill();
    is_free(&mut friend, &name);

    // One that lets nobody connect.
    let (mut root, token) = owner();
    let name = name + "2";
    assert_eq!(user.status(&format!("block 0 {name}")), SUCCESS);
    let started = Instant::now();
    publish(&mut root, &name, &token);
    assert_eq!(lookup(&mut friend, &name), Ok(token.clone()));
    assert_within(SOON, started);
    assert_eq!(root.status(&format!("unpublish {name}")), SUCCESS);
    assert_eq!(lookup(&mut friend, &name), Err(UNREACHABLE), "it may be one of the user's");

    // That one stands for all whom a user namespace does not know.
    let nobody = || Process::start_with(&Settings { user: Some(NOBODY), ..Settings::default() });
    let (mut one, mut other) = (nobody(), nobody());
    let token = exported(&mut one);
    let name = name + "3";
    publish(&mut one, &name, &token);
    assert_eq!(lookup(&mut other, &name), Err(NOT_FOUND));
}

/// The table who x way. A user's other group is one that `newgrp` gives.
fn who_shares_by_which_way() {
    if !is_root() {
        return;
    }
    const GROUP: u32 = 20_001;
    let start = |user: u32, group: u32| {
        let (user, group) = (user.to_string(), group.to_string());
        Process::start_under("setpriv", &["--reuid", &user, "--regid", &group, "--clear-groups"])
    };
    let mut owner = start(SOMEBODY, GROUP);
    let plain = exported(&mut owner);
    let physical = owner.physical(Names::Hip, GRANULE).1;
    let physical = owner.token(physical);
    let steps = owner.value("steps");
    let name = name();
    publish(&mut owner, &name, &physical);
    // Who, and whether the ways are open: a name, steps, physical memory, plain memory. That of Intel's GPUs is a descriptor, too.
    for (who, user, group, open) in [
        ("the same", SOMEBODY, GROUP, [true, true, true, true]),
        ("of another group", SOMEBODY, GROUP + 1, [true, true, true, peer::backend() == "intel"]),
        ("another user", SOMEBODY + 1, GROUP, [false; 4]),
        ("root", 0, GROUP, [false; 4]),
    ] {
        let mut process = start(user, group);
        let found = lookup(&mut process, &name);
        let joined = process.status(&format!("join {steps}"));
        let [of_physical, of_plain] = [&physical, &plain].map(|token| process.call(&format!("import -1 {token}")).0);
        let reason = process.reason();
        let statuses = [found.map_or_else(|status| status, |_| SUCCESS), joined, of_physical, of_plain];
        assert_eq!(statuses.map(|status| status == SUCCESS), open, "{who}: {statuses:?}, {reason}");
        if open == [true, true, true, false] {
            assert!(reason.contains("is of this user but of another group"), "{reason}");
        }
    }
}

fn a_name_stays_unique_when_another_user_leaves() {
    if !is_root() {
        return;
    }
    let ((mut a, token), (mut b, of_b), name) = (owner(), owner(), name());
    let mut user = Process::start_with(&Settings { user: Some(SOMEBODY), ..Settings::default() });
    assert_eq!(user.status(&format!("feign 0 {name} -")), SUCCESS);
    publish(&mut a, &name, &token);
    user.kill();
    assert_eq!(b.status(&format!("publish {name} {of_b}")), IN_USE);
    assert_eq!(lookup(&mut b, &name), Ok(token));
    a.kill();
    is_free(&mut b, &name);
}

fn hostile_answers_are_errors() {
    let (mut a, mut b) = (Process::start(), Process::start());
    // SAFETY: a plain question.
    let user = unsafe { libc::geteuid() };
    let token = exported(&mut a);
    let damaged = token.replacen("616e79", "616e70", 1);
    for (number, (answer, expected, words)) in [
        (answer(1, 0, &token), SUCCESS, ""),
        (answer(1, 0, &damaged), REFUSED, "the bytes are no token"),
        (answer(1, 0, "-"), REFUSED, "the bytes are no token"),
        (answer(1, 1, "-"), NOT_FOUND, "no process of this user"),
        (answer(1, 2, "-"), REFUSED, "another user's"),
        (answer(2, 0, &token), REFUSED, "another version"),
        (answer(1, 3, &token), UNREACHABLE, "does not answer"),
        (answer(1, 0, &token) + "00", UNREACHABLE, "does not answer"),
        (answer(1, 0, &token)[2..].to_owned(), UNREACHABLE, "does not answer"),
        ("00".repeat(528), UNREACHABLE, "does not answer"),
        ("-".to_owned(), UNREACHABLE, "answers nobody"),
    ]
    .into_iter()
    .enumerate()
    {
        let name = format!("{}-{number}", name());
        assert_eq!(a.status(&format!("feign {user} {name} {answer}")), SUCCESS);
        let found = lookup(&mut b, &name);
        assert_eq!(found.err().unwrap_or_default(), expected, "{answer}: {}", b.reason());
        assert!(expected == SUCCESS || b.reason().contains(words), "{words}: {}", b.reason());
    }
    // Names that are none, at whatever address.
    assert_eq!(a.status(&format!("feign {user} a\u{1b}[2J\\ -")), SUCCESS);
    let (_, names) = b.call("names");
    assert!(names.iter().all(|name| name.bytes().all(|byte| byte.is_ascii_graphic())));
}

fn the_silent_and_the_rude_hold_up_nobody() {
    let ((mut a, token), mut b, name) = (owner(), Process::start(), name());
    publish(&mut a, &name, &token);
    let before = a.files();
    // SAFETY: a plain question.
    let user = unsafe { libc::geteuid() };
    let soon = |b: &mut Process| {
        let started = Instant::now();
        let found = asked_again(SOON, || lookup(b, &name), |found| *found == Err(UNREACHABLE));
        assert_eq!(found, Ok(token.clone()));
        assert_within(SOON, started);
    };
    let many: Vec<OwnedFd> = (0..600).map(|_| connect(user, &name)).collect();
    soon(&mut b);
    for message in [&b"anygpu\0\x01"[..], &[0xff; 4096], b""] {
        let socket = connect(user, &name);
        _ = descriptor::send(socket.as_raw_fd(), message, Some(socket.as_raw_fd()));
        soon(&mut b);
    }
    assert!(comes_true(|| a.files() <= before), "{} files, {before} before", a.files());
    drop(many);
    soon(&mut b);
}

fn a_program_may_close_what_it_did_not_open() {
    let ((mut a, token), mut b, name) = (owner(), Process::start(), name());
    publish(&mut a, &name, &token);
    assert_eq!(a.status("close_high"), SUCCESS);
    assert_eq!(lookup(&mut b, &name), Err(NOT_FOUND));
    is_free(&mut b, &name);
    assert_eq!(lookup(&mut a, &name), Err(NOT_FOUND));
    assert_eq!(a.status(&format!("publish {name} {token}")), OPERATING_SYSTEM);
    assert!(a.reason().contains("do not close"), "{}", a.reason());
}

/// A process in namespaces of its own; `None`, reported, where that is not allowed.
fn elsewhere(arguments: &[&str]) -> Option<Process> {
    let allowed = Command::new("unshare").args(arguments).arg("true").output();
    if !allowed.is_ok_and(|output| output.status.success()) {
        skipped(format!("unshare {arguments:?} is not allowed here"));
        return None;
    }
    Some(Process::start_under("unshare", arguments))
}

fn network_namespaces_have_names_of_their_own() {
    let ((mut a, token), name) = (owner(), name());
    publish(&mut a, &name, &token);
    let Some(mut b) = elsewhere(&["--net", "--"]) else { return };
    assert_eq!(lookup(&mut b, &name), Err(NOT_FOUND));
    assert!(b.reason().contains("ANYGPU_BROKER_DIR"), "{}", b.reason());
    let of_b = exported(&mut b);
    publish(&mut b, &name, &of_b);
    assert_eq!([lookup(&mut a, &name), lookup(&mut b, &name)], [Ok(token), Ok(of_b)]);
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
    paths.filter(|path| path.to_string_lossy().contains("anygpu-name-")).collect()
}

fn a_folder_has_the_names_of_those_who_use_it() {
    let outer = tempfile::tempdir().expect("a folder");
    let folder = outer.path().join("b");
    let path = folder.to_str().expect("text");
    let environment = [("ANYGPU_BROKER_DIR", path)];
    let start = || Process::start_with(&Settings { environment: &environment, ..Settings::default() });
    let (mut a, mut b, name) = (start(), start(), name());
    assert_eq!(lookup(&mut b, &name), Err(NOT_FOUND), "there is no folder");
    assert!(!is_listed(&mut b, &name));
    let token = exported(&mut a);
    publish(&mut a, &name, &token);
    assert_eq!((lookup(&mut b, &name), is_listed(&mut b, &name)), (Ok(token.clone()), true));
    assert_eq!(lookup(&mut Process::start(), &name), Err(NOT_FOUND));
    let [file] = &files_in(&folder)[..] else { panic!("one name has one file") };
    assert_eq!(fs::symlink_metadata(file).expect("a file").permissions().mode() & 0o7777, 0o600);
    let of_b = exported(&mut b);
    assert_eq!(b.status(&format!("publish {name} {of_b}")), IN_USE);
    assert!(b.reason().contains(&format!("process {} ", a.id())), "{}", b.reason());
    let everything = ["--net", "env", &format!("ANYGPU_BROKER_DIR={path}")];
    if let Some(mut apart) = elsewhere(&everything) {
        assert_eq!(lookup(&mut apart, &name), Ok(token.clone()));
        apart.import(&token, 0);
    }
    assert_eq!(a.status(&format!("unpublish {name}")), SUCCESS);
    assert!(files_in(&folder).is_empty());
    is_free(&mut b, &name);

    // At exit nothing is left; what a killed process leaves stands for nothing, and goes when a name is made.
    publish(&mut a, &name, &token);
    a.finish();
    assert!(files_in(&folder).is_empty());
    let mut killed = start();
    let token = exported(&mut killed);
    let other = format!("{name}-other");
    publish(&mut killed, &name, &token);
    publish(&mut killed, &other, &token);
    killed.kill();
    assert_eq!(files_in(&folder).len(), 2);
    assert_eq!((lookup(&mut b, &name), is_listed(&mut b, &other)), (Err(NOT_FOUND), false));
    is_free(&mut b, &name);
    assert!(files_in(&folder).is_empty());

    // At the same moment, with a killed process's file in the way.
    let mut c = start();
    let of_c = exported(&mut c);
    for _ in 0..50 {
        let mut killed = start();
        let token = exported(&mut killed);
        publish(&mut killed, &name, &token);
        killed.kill();
        b.send(&format!("publish {name} {of_b}"));
        c.send(&format!("publish {name} {of_c}"));
        let statuses = [b.reply().0, c.reply().0];
        assert!([[SUCCESS, IN_USE], [IN_USE, SUCCESS]].contains(&statuses), "{statuses:?}");
        let winner = if statuses[0] == SUCCESS { &mut b } else { &mut c };
        assert_eq!(winner.status(&format!("unpublish {name}")), SUCCESS);
    }

    // One that stops while it has the folder locked is waited for, not for ever; a killed one holds up nobody.
    let lock = || fs::File::open(&folder).expect("a folder");
    let held = lock();
    held.lock().expect("nobody has it");
    assert_eq!(b.status(&format!("publish {name} {of_b}")), UNREACHABLE);
    assert!(b.reason().contains("locked"), "{}", b.reason());
    drop(held);
    publish(&mut b, &name, &of_b);

    // As long as a folder's path may be, and a name.
    let long = outer.path().join("x".repeat(79 - outer.path().as_os_str().len()));
    let environment = [("ANYGPU_BROKER_DIR", long.to_str().expect("text"))];
    let start = || Process::start_with(&Settings { environment: &environment, ..Settings::default() });
    let (mut a, mut c, longest) = (start(), start(), "/".repeat(64));
    assert_eq!(lookup(&mut c, &longest), Err(NOT_FOUND));
    let token = exported(&mut a);
    let before = a.files();
    publish(&mut a, &longest, &token);
    assert_eq!((lookup(&mut c, &longest), is_listed(&mut c, &longest)), (Ok(token), true));
    // Those who looked have been answered before their sockets are closed.
    assert!(comes_true(|| a.files() == before + 1));
    assert_eq!(files_in(&long).len(), 1);
    a.finish();
    assert!(files_in(&long).is_empty());
    if is_root() {
        let mut user = Process::start_with(&Settings {
            environment: &[("ANYGPU_BROKER_DIR", path)],
            user: Some(SOMEBODY),
            ..Settings::default()
        });
        let status = lookup(&mut user, &name);
        assert!([Err(NOT_FOUND), Err(REFUSED)].contains(&status), "{status:?}");
        assert_eq!(user.status("names"), OPERATING_SYSTEM);
    }
}
