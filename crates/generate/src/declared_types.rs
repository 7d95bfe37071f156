// SPDX-License-Identifier: MIT OR Apache-2.0
//! Reader of the types that this project's headers and Fortran modules declare, with their documentation.

/// An enumeration, structure or derived type.
#[derive(Clone, Debug, Default)]
pub struct Declared {
    pub name: String,
    /// Lines of its documentation.
    pub docs: Vec<String>,
    /// The declaration without comments.
    pub code: String,
    pub members: Vec<Member>,
}

/// A value of an enumeration, or a field.
#[derive(Clone, Debug)]
pub struct Member {
    pub name: String,
    /// Number of an enumeration's value.
    pub number: Option<i128>,
    pub docs: Vec<String>,
}

/// Returns the types that a header defines.
pub fn of_header(text: &str) -> Vec<Declared> {
    let (mut all, mut docs, mut open, mut is_comment) = (Vec::new(), Vec::new(), None::<Declared>, false);
    for line in text.lines() {
        let words = line.trim();
        if is_comment || words.starts_with("/**") {
            is_comment = !words.ends_with("*/");
            let words = words.trim_start_matches("/**").trim_end_matches("*/").trim_start_matches('*').trim();
            docs.push(words.to_string());
            continue;
        }
        let docs = tidy(std::mem::take(&mut docs));
        if let Some(mut declared) = open.take() {
            declared.code += &format!("{line}\n");
            if let Some(name) = line.strip_prefix("} ") {
                declared.name = name.trim_end_matches(';').to_string();
                all.push(declared);
                continue;
            }
            // Fields of a structure inside are in the code alone.
            if !docs.is_empty() {
                let (before, number) = words.trim_end_matches([',', ';']).split_once(" = ").unwrap_or((words, ""));
                let before = before.split(['[', ';', ',']).next().unwrap_or_default();
                let name = before.rsplit([' ', '*']).next().unwrap_or_default().to_string();
                declared.members.push(Member { name, number: number.parse().ok(), docs });
            }
            open = Some(declared);
        } else if let Some(name) = words.strip_prefix("typedef struct ").and_then(opaque).filter(|_| !docs.is_empty()) {
            all.push(Declared { name: name.into(), docs, code: format!("{line}\n"), members: Vec::new() });
        } else if words.starts_with("typedef ") && words.ends_with('{') {
            open = Some(Declared { docs, code: format!("{line}\n"), ..Declared::default() });
        }
    }
    all
}

/// Returns the name in "name name;", of a structure that programs only point to.
fn opaque(words: &str) -> Option<&str> {
    let (tag, name) = words.strip_suffix(';')?.split_once(' ')?;
    (tag == name).then_some(name)
}

/// Returns the derived types that a module defines.
pub fn of_module(text: &str) -> Vec<Declared> {
    let (mut all, mut docs, mut open) = (Vec::new(), Vec::new(), None::<Declared>);
    for line in text.lines() {
        let words = line.trim();
        if let Some(words) = words.strip_prefix("!>") {
            docs.push(words.trim().to_string());
            continue;
        }
        let docs = tidy(std::mem::take(&mut docs));
        if let Some(mut declared) = open.take() {
            let is_end = words.starts_with("end type");
            // Private components have no documentation.
            if is_end || words == "private" || !docs.is_empty() {
                declared.code += &format!("{}\n", line.strip_prefix("    ").unwrap_or(line));
            }
            if is_end {
                all.push(declared);
                continue;
            }
            if let Some((_, entity)) = words.split_once(" :: ").filter(|_| !docs.is_empty()) {
                let name = entity.split([' ', '(']).next().unwrap_or_default().to_string();
                declared.members.push(Member { name, number: None, docs });
            }
            open = Some(declared);
        } else if let Some((_, name)) =
            words.split_once(" :: ").filter(|_| words.starts_with("type ::") || words.starts_with("type, bind(c) ::"))
        {
            open = Some(Declared { name: name.into(), docs, code: format!("{words}\n"), members: Vec::new() });
        }
    }
    all
}

/// Returns the lines of a comment without empty ones at its ends.
fn tidy(mut docs: Vec<String>) -> Vec<String> {
    while docs.last().is_some_and(|line| line.is_empty()) {
        docs.pop();
    }
    let start = docs.iter().position(|line| !line.is_empty()).unwrap_or(docs.len());
    docs.split_off(start)
}
