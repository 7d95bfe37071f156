// SPDX-License-Identifier: MIT OR Apache-2.0
//! The report in SARIF 2.1.0, which code hosts show beside the lines of a change.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;

use serde_json::{Value, json};

use super::report::{Fault, Report, Told};

/// Returns the log of a run of a program with its arguments. Files below the folder have relative paths.
pub fn of(report: &Report, program: &[OsString], folder: &Path) -> Value {
    let rules: BTreeSet<&str> = report.faults.iter().map(|fault| fault.kind).collect();
    let rules: Vec<Value> = rules.into_iter().map(|kind| json!({ "id": id(kind), "name": kind })).collect();
    let command = program.iter().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ");
    let place = program
        .first()
        .map(|program| json!({ "artifactLocation": { "uri": uri(&program.to_string_lossy(), folder) } }));
    let results: Vec<Value> = report.faults.iter().map(|fault| result(fault, place.as_ref(), folder)).collect();
    let unseen = report.unseen.iter().map(|one| json!({ "level": "error", "message": { "text": one.words() } }));
    let silence = report.silence().map(|text| json!({ "level": "note", "message": { "text": text } }));
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "anygpu check", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "invocations": [{
                "commandLine": command,
                "executionSuccessful": report.is_whole(),
                "toolExecutionNotifications": unseen.chain(silence).collect::<Vec<_>>(),
            }],
            "results": results,
        }],
    })
}

fn id(kind: &str) -> String {
    kind.replace(' ', "-")
}

/// A fault at its first call with a line, else at the program: code hosts want a place.
fn result(fault: &Fault, program: Option<&Value>, folder: &Path) -> Value {
    let places: Vec<Value> = fault.calls.iter().filter_map(|told| at(told, folder)).collect();
    let (first, others) = places.split_at(places.len().min(1));
    let first = first.first().or(program).map(|place| json!({ "physicalLocation": physical(place) }));
    let others = others
        .iter()
        .zip(1..)
        .map(|(place, id)| json!({ "id": id, "physicalLocation": physical(place), "message": place["message"] }));
    let Fault { kind, what, why, remedy, times, .. } = fault;
    json!({
        "ruleId": id(kind),
        "level": "error",
        "message": { "text": format!("{what}: {why}. Remedy: {remedy}.") },
        "locations": Vec::from_iter(first),
        "relatedLocations": others.collect::<Vec<_>>(),
        "occurrenceCount": times,
    })
}

fn physical(place: &Value) -> Value {
    let parts = ["artifactLocation", "region"].into_iter();
    parts.filter_map(|part| Some((part.to_owned(), place.get(part)?.clone()))).collect()
}

/// The place of a call, where the program was compiled with -g.
fn at(told: &Told, folder: &Path) -> Option<Value> {
    let (file, line) = told.lines.first()?;
    let message = match &told.node {
        Some(_) => {
            format!("{} by a node made by {}, launched by {}, {}", told.does, told.made_by(), told.call, told.who())
        }
        None => format!("{} by {}, {}", told.does, told.call, told.who()),
    };
    Some(json!({
        "artifactLocation": { "uri": uri(file, folder) },
        "region": { "startLine": line },
        "message": { "text": message },
    }))
}

/// A path as SARIF has it: relative where the file is below the folder.
fn uri(path: &str, folder: &Path) -> String {
    let (start, path) = match Path::new(path).strip_prefix(folder) {
        Ok(below) => ("", below.to_string_lossy().into_owned()),
        Err(_) if path.starts_with('/') => ("file://", path.to_owned()),
        Err(_) => ("", path.to_owned()),
    };
    let encoded = path.bytes().map(|byte| match byte {
        b'/' | b'-' | b'.' | b'_' | b'~' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    });
    start.to_owned() + &encoded.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_relative_below_the_folder_and_encoded() {
        for (path, shown) in
            [("/x/src/a b.f90", "src/a%20b.f90"), ("/y/a.c", "file:///y/a.c"), ("./prog", "./prog"), ("/x/%", "%25")]
        {
            assert_eq!(uri(path, Path::new("/x")), shown);
        }
    }
}
