// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every public claim has an id, and a test or a recorded run names it. `make claims` prints the table.
//!
//! In README.md, SECURITY.md and docs/guide a comment stands behind what it is about, which begins after the comment before
//! it, or with the paragraph, list item or table row: `<!-- claim: id -->`, or `<!-- no claim -->` behind words that promise
//! nothing. In the head of a table it is about all rows. Above a test `// Claim: id, id.` names what fails with it. Other
//! programs have such a comment anywhere; those that need a GPU add when they ran, which docs has: `Last run: 2026-11-23.`

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use common::root;

/// More words than a test can show at once.
const MOST_WORDS: usize = 90;

/// Where programs that need a GPU are, and the page with the dates of their runs.
const RECORDED: [(&str, &str); 2] = [("tests/gpu/", "docs/gpu-results.md"), ("benches/", "docs/performance.md")];

struct Claim {
    id: String,
    words: String,
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Returns the text files in a folder of the source tree and below, by their paths in it.
fn files_in(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join(folder)).unwrap_or_else(|why| panic!("{folder}: {why}"));
    let mut files: Vec<String> = entries
        .map(|entry| entry.expect("an entry"))
        .flat_map(|entry| {
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() { files_in(&path) } else { vec![path] }
        })
        .collect();
    files.sort_unstable();
    files
}

fn pages() -> Vec<String> {
    ["README.md", "SECURITY.md"].map(str::to_owned).into_iter().chain(files_in("docs/guide")).collect()
}

/// Returns the paragraphs, list items and table rows of a page that need a comment, each with its first line's number.
fn parts(text: &str) -> Vec<(usize, String)> {
    let mut parts: Vec<(usize, String)> = Vec::new();
    let (mut is_code, mut is_open, mut is_table, mut has_all_rows) = (false, false, false, false);
    for (number, line) in text.lines().enumerate().map(|(place, line)| (place + 1, line.trim())) {
        let was_table = std::mem::replace(&mut is_table, !is_code && line.starts_with('|'));
        if line.starts_with("```") {
            is_code = !is_code;
            is_open = false;
        } else if is_code {
        } else if is_table {
            is_open = false;
            let row = line.trim_end_matches(['|', ' ']);
            if !was_table {
                has_all_rows = row.contains("<!--");
            }
            let is_rule = row.chars().all(|letter| "|-: ".contains(letter));
            // A head without a comment is no claim; with one, it stands for the rows that have none.
            if !is_rule && (row.contains("<!--") || was_table && !has_all_rows) {
                parts.push((number, row.to_owned()));
            }
        } else if line.is_empty() || line.starts_with('#') || line.starts_with("<!-- SPDX") {
            is_open = false;
        } else if is_open && !line.starts_with("- ") {
            let part = &mut parts.last_mut().expect("an open part").1;
            *part += " ";
            *part += line;
        } else {
            parts.push((number, line.to_owned()));
            is_open = true;
        }
    }
    parts
}

/// Returns the claims of a page, and what is wrong with its comments.
fn claims(page: &str, text: &str) -> (Vec<Claim>, Vec<String>) {
    let (mut claims, mut wrong) = (Vec::new(), Vec::new());
    for (number, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("<!-- ") && line.contains("claim") {
            wrong.push(format!("{page}:{}: a comment at a line's start ends the paragraph", number + 1));
        }
    }
    for (number, part) in parts(text) {
        let mut rest = part.as_str();
        while let Some((words, after)) = rest.split_once("<!--") {
            let (comment, after) = after.split_once("-->").unwrap_or((after, ""));
            let words = words.trim_matches(['|', ' ']);
            if words.is_empty() || !part.starts_with('|') && words.split_whitespace().count() > MOST_WORDS {
                wrong.push(format!("{page}:{number}: a comment about nothing, or too much:{comment}: {words}"));
            }
            match comment.trim().strip_prefix("claim: ") {
                Some(id) => claims.push(Claim { id: id.to_owned(), words: words.to_owned() }),
                None if comment.trim() == "no claim" => {}
                None => wrong.push(format!("{page}:{number}: an unknown comment:{comment}")),
            }
            rest = after;
        }
        if !rest.trim().is_empty() {
            wrong.push(format!("{page}:{number}: neither a claim nor none: {}", rest.trim()));
        }
    }
    (claims, wrong)
}

/// Returns what names each id: a test, or a program with the date of its last run; and what is wrong with the comments.
fn evidence(path: &str, text: &str) -> (Vec<(String, String)>, Vec<String>) {
    let (mut evidence, mut wrong) = (Vec::new(), Vec::new());
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    for (place, line) in lines.iter().enumerate() {
        let comment = line.trim_start_matches(['/', '#', '!', '*', ' ']);
        let Some(named) = comment.strip_prefix("Claim: ").filter(|_| comment != *line) else { continue };
        let named = named.trim_end_matches(['*', '/', ' ']).trim_end_matches('.');
        let (ids, run) = named.split_once(". Last run: ").map_or((named, None), |(ids, run)| (ids, Some(run)));
        let by = if path.ends_with(".rs") {
            // Attributes and further comments come between.
            let function = lines[place..].iter().find_map(|line| line.strip_prefix("fn ")?.split_once('('));
            let name = function.map_or("", |(name, _)| name);
            // A test has its attribute, or a line in the list of those that the file runs.
            let start = format!("fn {name}(");
            let is_its = |(place, line): (usize, &&str)| {
                *line == "#[test]"
                    && lines[place..]
                        .iter()
                        .find(|line| line.starts_with("fn "))
                        .is_some_and(|line| line.starts_with(&start))
            };
            if !lines.contains(&name) && !lines.iter().enumerate().any(is_its) {
                wrong.push(format!("{path}:{}: {name} is no test", place + 1));
            }
            format!("{path}::{name}")
        } else {
            path.to_owned()
        };
        let page = RECORDED.iter().find(|(folder, _)| path.starts_with(folder)).map(|(_, page)| *page);
        match (page, run) {
            (Some(page), Some(run)) if read(page).contains(run) => {}
            (None, None) => {}
            _ => wrong.push(format!("{path}:{}: its last run is that of {page:?}, not {run:?}", place + 1)),
        }
        let by = run.map_or(by.clone(), |run| format!("{by} ({run})"));
        evidence.extend(ids.split(", ").map(|id| (id.to_owned(), by.clone())));
    }
    (evidence, wrong)
}

/// Returns who names each id in the whole tree.
fn all_evidence() -> (BTreeMap<String, BTreeSet<String>>, Vec<String>) {
    let (mut by, mut wrong): (BTreeMap<String, BTreeSet<String>>, Vec<String>) = Default::default();
    let folders = [".ci", "benches", "cli", "generate", "packaging", "src", "tests"];
    for path in folders.iter().flat_map(|folder| files_in(folder)).filter(|path| path != "tests/claims.rs") {
        let Ok(text) = fs::read_to_string(root().join(&path)) else { continue };
        let (found, complaints) = evidence(&path, &text);
        found.into_iter().for_each(|(id, name)| _ = by.entry(id).or_default().insert(name));
        wrong.extend(complaints);
    }
    (by, wrong)
}

/// Prints the table, too.
#[test]
fn every_claim_has_a_test() {
    let (by, mut wrong) = all_evidence();
    let mut known = BTreeSet::new();
    for page in pages() {
        let (claims, complaints) = claims(&page, &read(&page));
        wrong.extend(complaints);
        for Claim { id, words } in claims {
            let tests: Vec<&str> = by.get(&id).into_iter().flatten().map(String::as_str).collect();
            if tests.is_empty() {
                wrong.push(format!("{page}: no test names {id}: {words}"));
            }
            println!("{id} | {page} | {} | {}", words.replace(" | ", " / "), tests.join(", "));
            if !known.insert(id.clone()) {
                wrong.push(format!("{page}: {id} is a second claim of this id"));
            }
        }
    }
    wrong.extend(
        by.keys().filter(|id| !known.contains(*id)).map(|id| format!("{:?} name {id}, which is no claim", by[id])),
    );
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
    assert!(known.len() > 300, "only {} claims", known.len());
}

/// The tests that SECURITY.md names beside a claim name it.
#[test]
fn securitys_tests_are_those_of_its_claims() {
    let (by, _) = all_evidence();
    let mut count = 0;
    for row in read("SECURITY.md").lines().filter(|row| row.starts_with("| ")) {
        let Some((_, id)) = row.split_once("<!-- claim: ") else { continue };
        let id = id.split(' ').next().expect("an id");
        for test in row.split('`').filter(|code| code.contains("::")) {
            count += 1;
            assert!(by.get(id).is_some_and(|tests| tests.contains(test)), "{test} does not name {id}");
        }
    }
    assert!(count > 30, "{count}");
}

#[test]
fn what_is_wrong_is_named() {
    let page = "<!-- SPDX-License-Identifier: MIT -->\n# Title\n\nOne. <!-- claim: one -->\nTwo.\n\n- Three. <!-- no claim -->\n- Four.\n\n\
        | a | b |\n|---|---|\n| c | d <!-- claim: row --> |\n| e | f |\n\n| all | rows <!-- claim: all --> |\n|---|---|\n| g | h |\n\n\
        ```sh\nnothing\n```\n\n<!-- claim: late -->\nFive. <!-- clam: five -->\n";
    let (claims, wrong) = claims("page", page);
    let ids: Vec<(&str, &str)> = claims.iter().map(|claim| (claim.id.as_str(), claim.words.as_str())).collect();
    assert_eq!(ids, [("one", "One."), ("row", "c | d"), ("all", "all | rows"), ("late", "")]);
    let starts = [
        "page:23: a comment at",
        "page:4: neither a claim nor none: Two.",
        "page:8: neither a claim nor none: - Four.",
    ];
    let more = [
        "page:13: neither a claim nor none: | e | f",
        "page:23: a comment about nothing",
        "page:23: an unknown comment: clam",
    ];
    let starts = starts.iter().chain(&more);
    assert!(wrong.len() == 6 && wrong.iter().zip(starts).all(|(wrong, start)| wrong.starts_with(start)), "{wrong:#?}");

    let source = "// Claim: a, b.\n#[test]\nfn shown() {}\n// Claim: c.\nfn helper() {}\n";
    let (found, wrong) = evidence("tests/x.rs", source);
    let found: Vec<(&str, &str)> = found.iter().map(|(id, by)| (id.as_str(), by.as_str())).collect();
    assert_eq!(found, [("a", "tests/x.rs::shown"), ("b", "tests/x.rs::shown"), ("c", "tests/x.rs::helper")]);
    assert_eq!(wrong, ["tests/x.rs:4: helper is no test"]);
    assert_eq!(evidence("tests/gpu/x.c", "/* Claim: a. */\n").1.len(), 1, "a program for GPUs says when it ran");
}
