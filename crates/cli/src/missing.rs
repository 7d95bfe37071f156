// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions that programs looked up by name and that nobody has, as the library's log tells of them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use anygpu::os::command::PrivateFolder;

use crate::child::Child;
use crate::run::not_started;
use crate::{Result, complain};

/// The words of the log's line around a name.
const BEFORE: &str = ": this library has no ";
const BEHIND: &str = ", which was looked up";

/// The names in a log, each with the calls by which it was looked up.
fn names(log: &str) -> BTreeMap<&str, Vec<&str>> {
    let mut names: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for line in log.lines() {
        let found = line.split_once(" info: ").and_then(|(_, words)| words.strip_suffix(BEHIND)?.split_once(BEFORE));
        if let Some((asker, name)) = found {
            let askers = names.entry(name).or_default();
            if !askers.contains(&asker) {
                askers.push(asker);
            }
        }
    }
    names
}

/// A line for each name, and one before them with their number.
fn text(log: &str) -> String {
    let names = names(log);
    let count = match names.len() {
        0 => "no function was looked up in vain\n".to_owned(),
        1 => "1 function was looked up that this library has not:\n".into(),
        count => format!("{count} functions were looked up that this library has not:\n"),
    };
    let line = |(name, askers): (&str, Vec<&str>)| format!("  {name} ({})\n", askers.join(", "));
    count + &names.into_iter().map(line).collect::<String>()
}

/// The list of a log in a file.
pub fn of_log(path: &Path) -> Result<String> {
    let log = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(text(&String::from_utf8_lossy(&log)))
}

/// Runs a program, and lists the names at its end on standard error.
pub fn run(mut command: Command) -> ExitCode {
    let folder = match PrivateFolder::new() {
        Ok(folder) => folder,
        Err(error) => return complain(&format!("no folder for the log: {error}"), ExitCode::FAILURE),
    };
    let (path, log) = (folder.path().to_owned(), folder.path().join("log"));
    command.env("ANYGPU_LOG", format!("info:{}", log.display()));
    let ended = Child::start(&mut command).and_then(|mut child| child.wait(move || _ = fs::remove_dir_all(path)));
    let ended = match ended {
        Ok(ended) => ended,
        Err(error) => return not_started(command.get_program(), &error),
    };
    say!("anygpu: {}", text(&String::from_utf8_lossy(&fs::read(&log).unwrap_or_default())).trim_end());
    ended.status.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_listed_once_with_those_who_asked() {
        let log = "anygpu 1 1 info: cuGetProcAddress: this library has no cuB, which was looked up\n\
            anygpu 1 1 info: back end host\n\
            anygpu 2 2 info: dlsym: this library has no cuB, which was looked up\n\
            anygpu 2 2 info: dlsym: this library has no cuB, which was looked up\n\
            anygpu 1 1 info: dlsym: this library has no cuA, which was looked up\n";
        let listed =
            "2 functions were looked up that this library has not:\n  cuA (dlsym)\n  cuB (cuGetProcAddress, dlsym)\n";
        assert_eq!(text(log), listed);
        assert_eq!(text("anygpu 1 1 info: back end host\n"), "no function was looked up in vain\n");
    }
}
