// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu list`: all that processes share, while they come, go and are killed; hostile words; other users' processes.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::os::fd::IntoRawFd;
use std::os::unix::fs::FileExt;
use std::process::{Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anygpu::api::anygpu::{
    anygpu_array_description, anygpu_export_array, anygpu_publish, anygpu_steps_create, anygpu_steps_join,
    anygpu_steps_lookup, anygpu_steps_publish, anygpu_token,
};
use anygpu::os::memory_file::memory_file;
use common::peer::{self, Handle, PAGE, Process, SHARED_EVENT, Settings, number, pointer};
use common::physical::{GRANULE, Names};
use common::{assert_within, comes_true, harness, have, skipped, succeed, text, tree};
use serde_json::Value;

const SOMEBODY: u32 = 1234;

fn main() -> ExitCode {
    peer::serve_also(more);
    harness::run(vec![
        ("every_sharing_is_listed_while_processes_come_and_go", every_sharing_is_listed_while_processes_come_and_go),
        ("names_and_arrays_are_listed", names_and_arrays_are_listed),
        ("steps_with_a_name_are_their_publishers", steps_with_a_name_are_their_publishers),
        ("files_are_listed_once_they_are_shared", files_are_listed_once_they_are_shared),
        ("hostile_words_and_files_do_no_harm", hostile_words_and_files_do_no_harm),
        ("other_users_processes_are_left_out", other_users_processes_are_left_out),
        ("a_stopped_process_holds_up_nobody", a_stopped_process_holds_up_nobody),
        ("a_watch_looks_again", a_watch_looks_again),
        ("folders_of_ended_tools_are_listed", folders_of_ended_tools_are_listed),
    ])
}

/// Further commands of the processes.
fn more(words: &[&str]) -> Option<peer::Answer> {
    match words {
        ["publish_array", name, address] => {
            // SAFETY: numbers, for which zeros are valid.
            let zeros: anygpu_array_description = unsafe { std::mem::zeroed() };
            let mut array = anygpu_array_description { kind: 3, bytes: 8, rank: 2, flags: 2, ..zeros };
            array.shape[..2].copy_from_slice(&[20, 5]);
            let mut token = anygpu_token { bytes: [0; 512] };
            let name = std::ffi::CString::new(*name).expect("a word");
            // SAFETY: valid arguments; the address is of memory of the test's.
            let status = unsafe {
                match anygpu_export_array(pointer(address), &array, &mut token) {
                    0 => anygpu_publish(&token, name.as_ptr()),
                    status => status,
                }
            };
            Some((status as u32, Vec::new()))
        }
        ["publish_steps", name] => {
            let (mut steps, name) = (std::ptr::null_mut(), std::ffi::CString::new(*name).expect("a word"));
            // SAFETY: valid arguments.
            let status = unsafe {
                match anygpu_steps_create(&mut steps, 1) {
                    0 => anygpu_steps_publish(steps, name.as_ptr()),
                    status => status,
                }
            };
            Some((status as u32, vec![steps.addr().to_string()]))
        }
        ["join_steps", name] => {
            let (mut handle, mut steps) = (0, std::ptr::null_mut());
            let name = std::ffi::CString::new(*name).expect("a word");
            // SAFETY: valid arguments.
            let status = unsafe {
                match anygpu_steps_lookup(name.as_ptr(), 0, &mut handle) {
                    0 => anygpu_steps_join(&mut steps, handle),
                    status => status,
                }
            };
            Some((status as u32, vec![steps.addr().to_string()]))
        }
        ["forge", byte] => {
            let file = std::fs::File::from(memory_file(c"anygpu-device", 1 << 20).expect("a memory file"));
            file.write_all_at(&vec![number(byte) as u8; 1 << 20], 0).expect("written");
            Some((0, vec![file.into_raw_fd().to_string()]))
        }
        _ => None,
    }
}

fn tool() -> Command {
    let mut command = Command::new(tree().join("bin/anygpu"));
    command.arg("list");
    command
}

fn look() -> Value {
    let report: Value = serde_json::from_slice(&succeed(tool().arg("--json")).stdout).expect("JSON");
    assert_eq!(report["schema"], 1);
    report
}

/// A sharing: the process, 0 for one that has ended, its kind, bytes, and who has it open.
type Row = (u32, String, u64, BTreeSet<u32>);

fn id(who: &Value) -> u32 {
    who["process"].as_u64().expect("a number") as u32
}

/// What is listed of processes, in an order.
fn listed(of: &BTreeSet<u32>) -> Vec<Row> {
    let read = |one: &Value| {
        let owner = if one["process"].is_null() { 0 } else { id(&one["process"]) };
        let open_in: BTreeSet<u32> = one["open_in"].as_array().expect("a list").iter().map(id).collect();
        // What those share frees nothing: of others, it may be memory that was freed.
        assert!(one["is_left"] == (owner == 0) || !of.contains(&owner), "{one}");
        (owner, one["kind"].as_str().expect("a word").to_owned(), one["bytes"].as_u64().unwrap_or(0), open_in)
    };
    let report = look();
    let rows = report["sharings"].as_array().expect("a list").iter().map(read);
    let mut rows: Vec<Row> = rows.filter(|row| of.contains(&row.0) || !row.3.is_disjoint(of)).collect();
    rows.sort();
    rows
}

/// Something shared, as its owner and those who opened it say.
struct Told {
    owner: u32,
    handle: Handle,
    /// Bytes; `None` for an event.
    size: Option<u64>,
    open_in: BTreeSet<u32>,
}

/// The bytes of memory that is shared: whole pages of the system, whose size differs.
fn whole_pages(bytes: u64) -> u64 {
    bytes.next_multiple_of(common::hip::page() as u64)
}

impl Told {
    fn row(&self) -> Row {
        let kind = if self.size.is_some() { "memory" } else { "event" };
        (self.owner, kind.into(), whole_pages(self.size.unwrap_or(PAGE)), self.open_in.clone())
    }
}

fn share(owner: &mut Process, pages: u64) -> [Told; 2] {
    let size = pages * PAGE;
    let address = owner.allocate(size);
    let event = owner.value(&format!("create_event {SHARED_EVENT}"));
    let (memory, event) = (owner.export(address), owner.export_event(event));
    let told = |handle, size| Told { owner: owner.id(), handle, size, open_in: BTreeSet::new() };
    [told(memory, Some(size)), told(event, None)]
}

fn open(process: &mut Process, told: &mut Told) {
    match told.size {
        Some(_) => _ = process.open(&told.handle),
        None => _ = process.open_event(&told.handle),
    }
    told.open_in.insert(process.id());
}

/// All stand still at the end of each round; meanwhile somebody looks without end.
fn every_sharing_is_listed_while_processes_come_and_go() {
    let most = std::env::var("ANYGPU_TEST_LIST_PROCESSES").map_or(24, |most| number(&most) as usize);
    let (mut processes, mut all): (Vec<Process>, Vec<Told>) = (Vec::new(), Vec::new());
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let looks =
            scope.spawn(|| (0..).take_while(|_| !stop.load(Ordering::Relaxed)).inspect(|_| drop(look())).count());
        // Also where a check below fails.
        let _stop = Stop(&stop);
        for round in 0..4_usize {
            while processes.len() < most {
                let mut process = Process::start();
                all.extend(share(&mut process, 1 + processes.len() as u64 % 7));
                processes.push(process);
            }
            for (place, told) in all.iter_mut().enumerate().filter(|(_, told)| told.owner != 0) {
                let reader = &mut processes[(place * 7 + round) % most];
                if told.owner != reader.id() && !told.open_in.contains(&reader.id()) {
                    open(reader, told);
                }
            }
            check(&processes, &all);
            // Every third ends, in turn by itself and killed, as owner and as reader.
            for place in (0..processes.len()).rev().filter(|place| (place + round) % 3 == 0) {
                let mut process = processes.remove(place);
                let gone = process.id();
                if place % 2 == 0 {
                    process.kill()
                } else {
                    _ = process.end()
                }
                for told in &mut all {
                    told.open_in.remove(&gone);
                    told.owner = if told.owner == gone { 0 } else { told.owner };
                }
                all.retain(|told| told.owner != 0 || !told.open_in.is_empty());
            }
            check(&processes, &all);
        }
        stop.store(true, Ordering::Relaxed);
        assert!(looks.join().expect("each look succeeds") > 0);
    });
}

struct Stop<'a>(&'a AtomicBool);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[track_caller]
fn check(processes: &[Process], all: &[Told]) {
    let of: BTreeSet<u32> = processes.iter().map(Process::id).collect();
    let mut expected: Vec<Row> = all.iter().map(Told::row).collect();
    expected.sort();
    let found = listed(&of);
    let lacking: Vec<_> = expected.iter().filter(|row| !found.contains(row)).collect();
    let surplus: Vec<_> = found.iter().filter(|row| !expected.contains(row)).collect();
    assert!(lacking.is_empty() && surplus.is_empty(), "lacking: {lacking:?}, surplus: {surplus:?}");
    assert_eq!(found.len(), expected.len());
}

fn names_and_arrays_are_listed() {
    let (mut owner, mut reader) = (Process::start(), Process::start());
    let address = owner.allocate(8 * PAGE);
    let name = format!("list-{}/u", owner.id());
    assert_eq!(owner.status(&format!("publish_array {name} {address}")), 0, "{}", owner.reason());
    let (_, tokens) = reader.call(&format!("lookup {name} 0"));
    reader.import(&tokens[0], 0);
    let report = look();
    let rows = report["sharings"].as_array().expect("a list");
    let rows: Vec<&Value> = rows.iter().filter(|row| row["process"]["process"] == owner.id()).collect();
    let [row] = rows[..] else { panic!("{rows:#?}") };
    let named = &row["names"][0];
    assert_eq!((named["name"].as_str(), named["array"].as_str()), (Some(&*name), Some("real(8), shape (20, 5)")));
    assert_eq!((named["bytes"].as_u64(), row["bytes"].as_u64()), (Some(800), Some(whole_pages(8 * PAGE))));
    assert_eq!((row["device"].as_u64(), id(&row["open_in"][0])), (Some(0), reader.id()));
    let age = row["age"].as_f64().expect("a number");
    assert!((0.0..600.0).contains(&age), "{age}");
    let table = text(&succeed(&mut tool()).stdout);
    let line = table.lines().find(|line| line.contains(&name)).expect("a line");
    assert!(line.contains(&format!("{name} real(8), shape (20, 5)")) && line.contains("memory"), "{table}");
    // What is left of it says whose it was.
    let was = owner.id();
    owner.kill();
    let table = text(&succeed(&mut tool()).stdout);
    let line = table.lines().find(|line| line.contains(&name)).expect("a line");
    assert!(line.contains(&format!("(was process {was})")) && line.contains("memory, left"), "{table}");
    let report = look();
    let mut rows = report["sharings"].as_array().expect("a list").iter();
    assert!(rows.any(|row| row["was"] == was && row["names"][0]["name"] == *name && row["process"].is_null()));
}

/// A reader that started before is not taken for the publisher.
fn steps_with_a_name_are_their_publishers() {
    let mut reader = Process::start();
    let mut publisher = Process::start();
    let name = format!("list-steps-{}", publisher.id());
    publisher.value(&format!("publish_steps {name}"));
    reader.value(&format!("join_steps {name}"));
    let report = look();
    let rows = report["sharings"].as_array().expect("a list").iter();
    let rows: Vec<&Value> = rows.filter(|row| row["names"][0]["name"] == *name).collect();
    let [row] = rows[..] else { panic!("{rows:#?}") };
    assert_eq!((row["kind"].as_str(), id(&row["process"])), (Some("steps"), publisher.id()), "{row}");
    let readers: Vec<u32> = row["open_in"].as_array().expect("a list").iter().map(id).collect();
    assert_eq!(readers, [reader.id()]);
}

fn files_are_listed_once_they_are_shared() {
    let (mut owner, mut reader) = (Process::start(), Process::start());
    let (memory, _) = owner.physical(Names::Hip, GRANULE);
    let of = BTreeSet::from([owner.id(), reader.id()]);
    assert_eq!(listed(&of), []);
    let descriptor = owner.get(Names::Hip, &format!("export {memory}"));
    let there = owner.give(descriptor, &mut reader);
    owner.close_descriptor(descriptor);
    reader.get(Names::Hip, &format!("import {there}"));
    let row = |kind: &str, bytes, open_in: &[u32]| -> Row {
        (owner.id(), kind.into(), bytes, open_in.iter().copied().collect())
    };
    let expected = [row("physical memory", GRANULE, &[reader.id()]), row("timeline", PAGE, &[])];
    owner.value("timeline 0");
    assert_eq!(listed(&of), expected);
}

/// A command that clears the screen, and a file that has the name of one of ours.
fn hostile_words_and_files_do_no_harm() {
    if !have("bash") {
        return skipped("bash is not installed");
    }
    let script = r#"exec -a $'x\e[2J\e]0;y\a\r\n\xc2\x9b\xff' "$0""#;
    let mut hostile = Process::start_under("bash", &["-c", script]);
    let address = hostile.allocate(PAGE);
    hostile.export(address);
    for byte in [0, 1, 0x5a, 0xff] {
        hostile.value(&format!("forge {byte}"));
    }
    let of = BTreeSet::from([hostile.id()]);
    assert_eq!(listed(&of), [(hostile.id(), "memory".into(), whole_pages(PAGE), BTreeSet::new())]);
    for output in [succeed(&mut tool()), succeed(tool().arg("--json"))] {
        let shown = text(&output.stdout);
        let is_quiet = |letter: char| letter == '\n' || !letter.is_control();
        assert!(shown.chars().all(is_quiet), "{shown:?}");
        assert!(shown.contains("x\\") && shown.contains("u{1b}[2J"), "{shown}");
    }
}

fn other_users_processes_are_left_out() {
    // SAFETY: a plain question.
    if unsafe { libc::geteuid() } != 0 {
        return skipped("needs root");
    }
    let mut other = Process::start_with(&Settings { user: Some(SOMEBODY), ..Settings::default() });
    let address = other.allocate(PAGE);
    let token = other.token(address);
    let name = format!("list-{}", other.id());
    assert_eq!(other.status(&format!("publish {name} {token}")), 0);
    let of = BTreeSet::from([other.id()]);
    assert_eq!(listed(&of), []);
    let output = succeed(&mut tool());
    assert!(output.stderr.is_empty() && !text(&output.stdout).contains(&name), "{output:?}");
}

fn a_stopped_process_holds_up_nobody() {
    let mut stopped = Process::start();
    let address = stopped.allocate(PAGE);
    let token = stopped.token(address);
    let name = format!("list-{}", stopped.id());
    assert_eq!(stopped.status(&format!("publish {name} {token}")), 0);
    let signal = |signal| {
        // SAFETY: a signal to a child that has not been waited for.
        assert_eq!(unsafe { libc::kill(stopped.id() as i32, signal) }, 0);
    };
    signal(libc::SIGSTOP);
    let stat = format!("/proc/{}/stat", stopped.id());
    assert!(comes_true(|| std::fs::read_to_string(&stat).expect("it is there").contains(") T ")));
    let began = Instant::now();
    let shown = text(&succeed(&mut tool()).stdout);
    assert_within(Duration::from_secs(3), began);
    assert!(shown.contains(&format!("{name} (its process is stopped)")), "{shown}");
    signal(libc::SIGCONT);
    assert!(text(&succeed(&mut tool()).stdout).contains(&name));
}

fn a_watch_looks_again() {
    let mut command = tool();
    let mut watch = command.args(["--json", "--watch=0.05"]).stdout(Stdio::piped()).spawn().expect("the tool");
    let mut lines = BufReader::new(watch.stdout.take().expect("a pipe")).lines();
    let mut process = Process::start();
    let address = process.allocate(PAGE);
    process.export(address);
    let word = format!("\"process\":{},", process.id());
    let mut sees =
        |is_there: bool| comes_true(|| lines.next().expect("a line").expect("text").contains(&word) == is_there);
    assert!(sees(true));
    process.kill();
    assert!(sees(false));
    watch.kill().expect("a child");
    watch.wait().expect("a child");
}

fn folders_of_ended_tools_are_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    // SAFETY: a system call without arguments.
    let user = unsafe { libc::geteuid() };
    // No process has the first number.
    let [left, lives] = [u32::MAX >> 1, std::process::id()].map(|tool| {
        let path = folder.path().join(format!("anygpu-check-{user}-{tool}-1"));
        std::fs::create_dir(&path).expect("a folder");
        path
    });
    let output = succeed(tool().arg("--json").env("TMPDIR", folder.path()));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(report["left_folders"], serde_json::json!([left]), "beside {}", lives.display());
}
