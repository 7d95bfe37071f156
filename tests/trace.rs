// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu trace`: a slice for each call and each piece of work, an arrow for each wait between processes.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::Read;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use common::{compile_linked, have, root, run, scratch, skipped, succeed, text, tree};
use serde_json::Value;

const RANKS: usize = 8;
const ROUNDS: usize = 5;

fn program() -> Option<&'static Path> {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    if !have("cc") {
        skipped("cc is not installed");
        return None;
    }
    Some(PROGRAM.get_or_init(|| {
        let include = format!("-I{}", root().join("include").display());
        let flags = ["-g", "-O1", "-Wall", "-Wextra", "-Werror", &include];
        compile_linked("cc", "trace", &[&root().join("tests/c/trace.c")], &flags)
    }))
}

/// The tool's command that writes a trace into a file.
fn tool(file: &Path) -> Command {
    let mut command = Command::new(tree().join("bin/anygpu"));
    command.args(["trace", "--output"]).arg(file);
    command
}

fn trace(name: &str, options: &[&str]) -> Option<Vec<Value>> {
    let file = scratch("traces").join(name);
    let mut command = tool(&file);
    command.args(options).arg("--").arg(program()?).args([RANKS, ROUNDS].map(|number| number.to_string()));
    succeed(&mut command);
    Some(serde_json::from_slice(&std::fs::read(&file).expect("a file")).expect("JSON"))
}

fn word<'a>(event: &'a Value, field: &str) -> &'a str {
    event[field].as_str().unwrap_or_default()
}

/// The number of slices of a category by their names.
fn counts<'a>(events: &'a [Value], category: &str) -> BTreeMap<&'a str, usize> {
    let mut counts = BTreeMap::new();
    let slices = events.iter().filter(|event| word(event, "ph") == "X" && word(event, "cat") == category);
    slices.for_each(|event| *counts.entry(word(event, "name")).or_default() += 1);
    counts
}

#[test]
fn each_call_and_wait_is_in_the_trace() {
    let Some(events) = trace("all.json", &[]) else { return };
    let each = RANKS * ROUNDS;
    let calls = counts(&events, "call");
    for (call, times) in [
        ("hipMalloc", 2 * RANKS),
        ("hipStreamCreate", RANKS),
        ("hipIpcGetMemHandle", RANKS),
        ("hipIpcOpenMemHandle", RANKS),
        ("hipIpcOpenEventHandle", RANKS),
        ("hipIpcCloseMemHandle", RANKS),
        ("hipMemsetAsync", each),
        ("hipEventRecord", each),
        ("hipStreamWaitEvent", each),
        ("hipMemcpyAsync", each),
        ("hipStreamSynchronize", each),
    ] {
        assert_eq!(calls.get(call), Some(&times), "{call}: {calls:?}");
    }
    let queued = ["hipEventRecord", "hipMemcpyAsync", "hipMemsetAsync", "hipStreamWaitEvent"];
    assert_eq!(counts(&events, "work"), queued.map(|call| (call, each)).into());
    let arrows = |ph: &str| events.iter().filter(|event| word(event, "ph") == ph).count();
    assert_eq!((arrows("s"), arrows("f")), (each, each));
    let names = events.iter().filter(|event| word(event, "name") == "process_name");
    let names: BTreeSet<&str> = names.map(|event| word(&event["args"], "name")).collect();
    assert!(names.len() == RANKS && names.iter().any(|name| name.starts_with("rank 7: ")), "{names:?}");
    let copies = events.iter().filter(|event| word(event, "cat") == "work" && word(event, "name") == "hipMemcpyAsync");
    for copy in copies {
        assert_eq!(copy["args"]["bytes"], 1 << 20);
        assert!(copy["args"]["at_least_gb_per_s"].as_f64().is_some_and(|rate| rate > 0.0), "{copy}");
    }
    arrows_join_slices(&events);
}

/// Each begins and ends in a slice of work: at a record, and at the wait for it, in the rank to the right, not earlier.
/// Chrome drops those of slices that are shorter than a microsecond.
fn arrows_join_slices(events: &[Value]) {
    let place = |event: &Value| (event["tid"].as_u64(), event["ts"].as_f64().map(f64::to_bits));
    let slices = events.iter().filter(|event| word(event, "cat") == "work");
    let slices: HashMap<_, _> = slices.map(|event| (place(event), event)).collect();
    let ends = |ph| events.iter().filter(move |event| word(event, "ph") == ph);
    let sources: HashMap<u64, &Value> =
        ends("s").map(|event| (event["id"].as_u64().expect("a number"), event)).collect();
    for target in ends("f") {
        let source = sources[&target["id"].as_u64().expect("a number")];
        let [from, to] = [source, target].map(|event| word(slices[&place(event)], "name"));
        assert_eq!((from, to), ("hipEventRecord", "hipStreamWaitEvent"));
        let length = |event| slices[&place(event)]["dur"].as_f64().expect("a number");
        assert!(length(source) > 0.99 && length(target) > 0.99, "{source} {target}");
        assert!(source["pid"] != target["pid"] && source["ts"].as_f64() < target["ts"].as_f64());
    }
}

/// Slices of a line follow each other or contain each other; otherwise readers put them in another line, or drop them.
#[test]
fn slices_of_a_line_do_not_cut_each_other() {
    let Some(events) = trace("lines.json", &[]) else { return };
    let mut open: HashMap<u64, Vec<f64>> = HashMap::new();
    for event in events.iter().filter(|event| word(event, "ph") == "X") {
        let [start, length] = ["ts", "dur"].map(|field| event[field].as_f64().expect("a number"));
        let stack = open.entry(event["tid"].as_u64().expect("a number")).or_default();
        stack.retain(|end| *end > start + 1e-4);
        assert!(stack.iter().all(|end| start + length <= end + 1e-4), "{event}");
        stack.push(start + length);
    }
}

#[test]
fn a_limit_leaves_whole_arrows() {
    let Some(events) = trace("limited.json", &["--limit", "300"]) else { return };
    let ids = |ph: &str| -> BTreeSet<Option<u64>> {
        events.iter().filter(|event| word(event, "ph") == ph).map(|event| event["id"].as_u64()).collect()
    };
    assert_eq!(ids("s"), ids("f"));
    let rest = events.iter().filter(|event| word(event, "ph") != "M").count();
    assert!((200..=300).contains(&rest), "{rest}");
}

/// A signal that ends the tool ends the program instead, and what it did until then is written.
#[test]
fn a_tool_that_is_ended_writes() {
    let Some(program) = program() else { return };
    for signal in [libc::SIGTERM, libc::SIGHUP] {
        let file = scratch("traces").join(format!("ended-{signal}.json"));
        let mut command = tool(&file);
        let script = r#""$1" 2 2 >/dev/null && echo ready && exec sleep 600"#;
        command.args(["--", "sh", "-c", script, "sh"]).arg(program).stdout(Stdio::piped());
        // Whoever runs the tests may ignore it, as nohup does.
        // SAFETY: `signal` may be called between fork and exec.
        unsafe {
            command.pre_exec(move || {
                libc::signal(signal, libc::SIG_DFL);
                Ok(())
            })
        };
        let mut child = command.spawn().expect("it starts");
        let mut ready = [0; 6];
        child.stdout.take().expect("a pipe").read_exact(&mut ready).expect("it is ready");
        // SAFETY: a signal to a child that has not been waited for.
        unsafe { libc::kill(child.id() as i32, signal) };
        assert_eq!(child.wait().expect("it ends").code(), Some(128 + signal));
        let events: Vec<Value> = serde_json::from_slice(&std::fs::read(&file).expect("a file")).expect("JSON");
        assert_eq!(counts(&events, "work").get("hipMemcpyAsync"), Some(&4));
    }
}

#[test]
fn there_is_no_empty_trace() {
    let file = scratch("traces").join("none.json");
    let output = run(tool(&file).args(["--", "true"]));
    assert!(output.status.code() == Some(1) && text(&output.stderr).contains("no process called the library"));
    let output = run(tool(&file).args(["--", "sh", "-c", "exit 7"]));
    assert_eq!(output.status.code(), Some(7));
    assert!(!file.exists());
}
