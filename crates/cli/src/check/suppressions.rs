// SPDX-License-Identifier: MIT OR Apache-2.0
//! Faults that a file tells to leave out, in the lines that the compilers' sanitizers take.

use std::path::Path;

use super::report::Fault;
use crate::Result;

/// A line of the file: a kind, or `*`, and a pattern.
struct Line {
    kind: String,
    pattern: String,
}

/// The lines of a file.
#[derive(Default)]
pub struct Suppressions(Vec<Line>);

impl Suppressions {
    /// Reads a file: `KIND:PATTERN` on each line, `#` before a comment.
    pub fn read(path: &Path) -> Result<Suppressions> {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Suppressions::of(&text).map_err(|why| format!("{}: {why}", path.display()))
    }

    fn of(text: &str) -> Result<Suppressions> {
        let lines = text.lines().zip(1..).map(|(line, number)| (line.trim(), number));
        let lines = lines.filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
        let lines = lines.map(|(line, number)| match line.split_once(':') {
            Some((kind, pattern)) if !pattern.trim().is_empty() && is_kind(kind) => {
                Ok(Line { kind: kind.replace('-', " "), pattern: pattern.trim().into() })
            }
            Some((kind, _)) if !is_kind(kind) => {
                let kinds = KINDS.map(|kind| kind.replace(' ', "-")).join(", ");
                Err(format!("line {number}: there is no kind {kind:?}: {kinds} or *"))
            }
            _ => Err(format!("line {number} is not KIND:PATTERN")),
        });
        lines.collect::<Result<_>>().map(Suppressions)
    }

    /// Tells whether a line matches the fault's kind, and a function, a file or a name of its calls.
    pub fn has(&self, fault: &Fault) -> bool {
        let is_meant = |line: &Line| {
            let is_alike = |name: &str| matches(&line.pattern, name);
            let is_called = fault.calls.iter().any(|told| told.names().any(is_alike));
            (line.kind == "*" || line.kind == fault.kind) && is_called
        };
        self.0.iter().any(is_meant)
    }
}

/// The kinds of faults that have calls.
const KINDS: [&str; 7] =
    ["race", "use after free", "double free", "free while open", "never recorded", "call in a function", "leak"];

fn is_kind(kind: &str) -> bool {
    kind == "*" || KINDS.contains(&kind.replace('-', " ").as_str())
}

/// Tells whether a name is what a pattern stands for, in which `*` is any text.
fn matches(pattern: &str, name: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| name.strip_prefix(first)) else { return false };
    let Some(last) = parts.next_back() else { return rest.is_empty() };
    for part in parts {
        let Some(place) = rest.find(part) else { return false };
        rest = &rest[place + part.len()..];
    }
    rest.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_is_any_text() {
        for (pattern, name, is_alike) in [
            ("solve", "solve", true),
            ("solve", "solver", false),
            ("uct_*_map_*", "uct_cuda_ipc_map_memhandle", true),
            ("*.f90", "halo.f90", true),
            ("*ab", "a", false),
            ("a*a", "a", false),
            ("*", "", true),
        ] {
            assert_eq!(matches(pattern, name), is_alike, "{pattern} {name}");
        }
    }

    #[test]
    fn a_line_that_is_none_is_refused_by_its_number() {
        assert_eq!(Suppressions::of("# all\n\n race:solve\nuse-after-free:*.f90\n*:main").expect("right").0.len(), 3);
        for (text, words) in [("race", "line 1"), ("\nrace:", "line 2"), ("data-race:main", "no kind \"data-race\"")] {
            let why = Suppressions::of(text).err().expect("refused");
            assert!(why.contains(words), "{why}");
        }
    }
}
