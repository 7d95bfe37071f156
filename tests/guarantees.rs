// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every guarantee has tests: the tables `guarantee | shown by` of SECURITY.md and docs/evidence/guarantees.md.
//!
//! A row names each test as `file::function`, by as much of the file's path as no other test of this name has, or a
//! program by its path; one that needs a GPU with the date of a run that docs/evidence/gpu-results.md has.

use std::collections::BTreeSet;
use std::fs;

use common::root;

const HEAD: &str = "| guarantee | shown by |";

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Returns the files in a folder of the source tree and below, by their paths in it.
fn files_in(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join(folder)).unwrap_or_else(|why| panic!("{folder}: {why}"));
    let files = entries.map(|entry| entry.expect("an entry")).flat_map(|entry| {
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() { files_in(&path) } else { vec![path] }
    });
    files.collect()
}

/// Returns the name of the function that a line begins.
fn function(line: &str) -> Option<&str> {
    line.strip_prefix("fn ")?.split_once('(').map(|(name, _)| name)
}

/// Returns the functions of a source file that run as tests: those with the attribute, and those in a `tests!` list.
fn tests_of(text: &str) -> BTreeSet<&str> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut tests = BTreeSet::new();
    for (place, _) in lines.iter().enumerate().filter(|(_, line)| **line == "#[test]") {
        let attributes: Vec<&str> =
            lines[place..].iter().copied().take_while(|line| function(line).is_none()).collect();
        if !attributes.iter().any(|line| line.starts_with("#[ignore")) {
            tests.extend(lines.get(place + attributes.len()).and_then(|line| function(line)));
        }
    }
    let lists = lines.split(|line| line.ends_with("tests! {")).skip(1);
    tests.extend(lists.flat_map(|list| list.iter().copied().take_while(|line| !line.starts_with('}'))));
    tests
}

/// Returns all tests of the tree as `path/to/file::function`, where `main` and `mod` have their folder's name.
fn all_tests() -> BTreeSet<String> {
    let files = ["crates", "src", "tests"].iter().flat_map(|folder| files_in(folder));
    let sources = files.filter(|path| path.ends_with(".rs") && !path.ends_with("guarantees.rs"));
    let tests = sources.flat_map(|path| {
        let text = read(&path);
        let file = path.trim_end_matches(".rs").trim_end_matches("/main").trim_end_matches("/mod");
        tests_of(&text).into_iter().map(|test| format!("{file}::{test}")).collect::<Vec<_>>()
    });
    tests.collect()
}

/// Returns the rows of a page's tables of guarantees, as what is promised and what shows it.
fn rows(page: &str) -> Vec<(&str, &str)> {
    let tables = page.split(HEAD).skip(1);
    let rows = tables.flat_map(|table| table.lines().skip(2).take_while(|line| line.starts_with('|')));
    rows.map(|row| row.trim_matches(['|', ' ']).rsplit_once(" | ").unwrap_or((row, ""))).collect()
}

/// Says what is wrong with the second cell of a row.
fn complaints(shown_by: &str, tests: &BTreeSet<String>, runs: &str) -> Vec<String> {
    let names: Vec<&str> = shown_by.split('`').skip(1).step_by(2).collect();
    let mut wrong = Vec::new();
    if names.is_empty() {
        wrong.push("nothing shows it".to_owned());
    }
    for name in names {
        if name.contains("::") {
            let end = format!("/{name}");
            match tests.iter().filter(|test| test.ends_with(&end)).count() {
                1 => {}
                0 => wrong.push(format!("{name} is no test that runs")),
                count => wrong.push(format!("{count} tests have the name {name}")),
            }
        } else if !root().join(name).is_file() {
            wrong.push(format!("there is no {name}"));
        } else if name.starts_with("tests/gpu/") {
            let date = shown_by.rsplit(", ").next().unwrap_or_default();
            if date.starts_with('`') || !runs.contains(date) {
                wrong.push(format!("docs/evidence/gpu-results.md has no run of {name}, {date}"));
            }
        }
    }
    wrong
}

#[test]
fn every_guarantee_has_tests_that_run() {
    let (tests, runs) = (all_tests(), read("docs/evidence/gpu-results.md"));
    let (mut wrong, mut count) = (Vec::new(), 0);
    for page in ["SECURITY.md", "docs/evidence/guarantees.md"] {
        let text = read(page);
        for (guarantee, shown_by) in rows(&text) {
            count += 1;
            wrong.extend(complaints(shown_by, &tests, &runs).iter().map(|why| format!("{page}: {guarantee}: {why}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(count > 150, "{count} guarantees");
}

/// A page is the same rendered and in source, but for its licence.
#[test]
fn pages_hide_nothing() {
    let pages =
        files_in("docs/guide").into_iter().chain(["README.md", "SECURITY.md", "CONTRIBUTING.md"].map(str::to_owned));
    for page in pages.filter(|page| page.ends_with(".md")) {
        let hidden: Vec<String> = read(&page).lines().filter(|line| line.contains("<!--")).map(str::to_owned).collect();
        assert!(hidden.iter().all(|line| line.starts_with("<!-- SPDX-License-Identifier: ")), "{page}: {hidden:#?}");
    }
}

#[test]
fn what_is_wrong_with_a_row_is_named() {
    let source = "#[test]\nfn shown() {}\n#[test]\n#[ignore = \"slow\"]\nfn ignored() {}\nfn helper() {}\n\
        const LIST: &[Test] = tests! {\n    listed\n};\nfn listed() {}\n";
    assert_eq!(tests_of(source), BTreeSet::from(["listed", "shown"]));

    let page =
        "| guarantee | shown by |\n|---|---|\n| a | b | `x::shown` |\n\n| other | table |\n|---|---|\n| c | d |\n";
    assert_eq!(rows(page), [("a | b", "`x::shown`")]);

    let tests = BTreeSet::from(["src/a/x::shown", "tests/x::shown", "tests/y::listed"].map(str::to_owned));
    let complaint = |shown_by| complaints(shown_by, &tests, "2026-11-22").join("; ");
    assert_eq!(complaint("`y::listed`, `a/x::shown`, `tests/gpu/run.sh`, 2026-11-22"), "");
    assert_eq!(
        complaint("`x::shown`, `x::ignored`"),
        "2 tests have the name x::shown; x::ignored is no test that runs"
    );
    assert_eq!(complaint("a test"), "nothing shows it");
    assert_eq!(complaint("`tests/gpu/none.sh`, 2026-11-22"), "there is no tests/gpu/none.sh");
    let (never, undated) = (complaint("`tests/gpu/run.sh`, 2026-01-01"), complaint("`tests/gpu/run.sh`"));
    assert!(never.contains("has no run") && undated.contains("has no run"), "{never}; {undated}");
}
