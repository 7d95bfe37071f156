// SPDX-License-Identifier: MIT OR Apache-2.0
//! Transcripts of programs that make one call after the other with a vendor's stand-in (tests/vendors/steps.h).

use std::path::Path;
use std::process::Command;
use std::sync::Mutex;

use crate::{root, succeed, text};

/// One call, with the vendor's calls that it made, its status, and notes about its outputs.
#[derive(Clone, PartialEq)]
pub struct Step {
    pub call: String,
    pub calls: Vec<String>,
    pub status: i32,
    pub notes: Vec<String>,
}

impl Step {
    /// Returns the name of the function called.
    pub fn name(&self) -> &str {
        self.call.split('(').next().expect("a name")
    }

    /// Returns true if it called this function of the vendor.
    pub fn uses(&self, function: &str) -> bool {
        self.calls.iter().any(|call| call.split(' ').next() == Some(function))
    }

    /// Returns true if HIP has a code of its own for a destroyed stream or event.
    pub fn has_own_code_for_destroyed(&self) -> bool {
        let call = self.name();
        let others = ["Create", "CreateWithFlags", "CreateWithPriority", "WaitEvent", "IsCapturing"];
        call.strip_prefix("hipStream").is_some_and(|rest| !others.contains(&rest))
            || call.starts_with("hipMemcpy")
            || call.starts_with("hipDrvMemcpy")
            || ["hipEventDestroy", "hipLaunchHostFunc", "hipMemPrefetchAsync"].contains(&call)
    }

    pub fn show(&self) -> String {
        let calls: String = self.calls.iter().map(|call| format!("    {call}\n")).collect();
        let notes: String = self.notes.iter().map(|note| format!("    # {note}\n")).collect();
        format!("\n{} = {}\n{calls}{notes}", self.call, self.status)
    }
}

/// A function of the vendor that fails, its code, and what HIP has for that.
pub type Refusal<'a> = (&'a str, i32, i32);

/// Runs a program whose steps are known with each refusal, on as many threads as there are processors. Returns the steps whose
/// status is another than that expected.
pub fn wrong_refusals<'a>(
    steps: &[Step],
    refusals: impl Iterator<Item = Refusal<'a>> + Send,
    run: impl Fn(&str, i32) -> Vec<String> + Sync,
    answer: impl Fn(&Step, Refusal<'a>) -> i32 + Sync,
) -> Vec<String> {
    let (refusals, wrong) = (Mutex::new(refusals), Mutex::new(Vec::new()));
    let next = || refusals.lock().expect("no thread panicked").next();
    let try_all = || {
        while let Some(refusal) = next() {
            let (function, code, _) = refusal;
            let output = run(function, code);
            assert_eq!(output.len(), steps.len(), "{function} = {code}");
            for (line, step) in output.iter().zip(steps) {
                let (call, status) = line.split_once('\t').expect("a step and its status");
                assert_eq!(call, step.call);
                let expected = if step.uses(function) { answer(step, refusal) } else { step.status };
                if status != expected.to_string() {
                    let told = format!("{call} is {status}, not {expected}, where {function} = {code}");
                    wrong.lock().expect("no thread panicked").push(told);
                }
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| _ = scope.spawn(try_all)));
    wrong.into_inner().expect("no thread panicked")
}

#[track_caller]
pub fn output_of(command: &mut Command) -> Vec<String> {
    text(&succeed(command).stdout).lines().map(str::to_owned).collect()
}

/// Runs a program and reads its steps from the stand-in's log.
///
/// `first` are the vendor's calls before the first step, with which the library looks for a device.
#[track_caller]
pub fn steps(command: &mut Command, log: &Path, first: &[&str]) -> Vec<Step> {
    _ = std::fs::remove_file(log);
    let output = output_of(command.env("STANDIN_LOG", log));
    let mut steps: Vec<Step> = Vec::new();
    for line in std::fs::read_to_string(log).expect("the stand-in's log").lines() {
        match (line.strip_prefix("== "), steps.last_mut()) {
            (Some(call), _) => steps.push(Step { call: call.to_owned(), calls: vec![], status: 0, notes: vec![] }),
            (None, Some(step)) => step.calls.push(line.to_owned()),
            (None, None) => assert!(first.contains(&line), "{line} before the first step"),
        }
    }
    let mut current = 0;
    for line in output {
        if let Some(note) = line.strip_prefix("# ") {
            steps[current - 1].notes.push(note.to_owned());
            continue;
        }
        let (call, status) = line.split_once('\t').expect("a step and its status");
        assert_eq!(call, steps[current].call);
        steps[current].status = status.parse().expect("a status");
        current += 1;
    }
    assert_eq!(current, steps.len());
    steps
}

/// Compares a transcript with the committed file, or writes that if BLESS is set.
#[track_caller]
pub fn assert_committed(transcript: &str, file: &str) {
    let file = root().join("tests/vendors").join(file);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, transcript).expect("the folder of the tests can be written");
    }
    let expected = std::fs::read_to_string(&file).expect("the committed transcript");
    for (number, (is, should)) in transcript.lines().zip(expected.lines()).enumerate() {
        assert_eq!(is, should, "line {}", number + 1);
    }
    assert_eq!(transcript.lines().count(), expected.lines().count());
}
