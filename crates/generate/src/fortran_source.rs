// SPDX-License-Identifier: MIT OR Apache-2.0
//! Reader of this project's own Fortran modules, generated or not: their procedures and documentation.

use std::collections::BTreeMap;

/// A module.
#[derive(Debug, Default)]
pub struct Module {
    pub name: String,
    pub procedures: Vec<Procedure>,
    /// Generic names in the order of their declaration.
    pub generics: Vec<Generic>,
    /// Names of its statements PUBLIC.
    pub public: Vec<String>,
}

/// A generic name.
#[derive(Debug)]
pub struct Generic {
    pub name: String,
    pub docs: Vec<String>,
    /// Names of the specific procedures.
    pub members: Vec<String>,
}

/// A procedure, or the interface of one.
#[derive(Clone, Debug)]
pub struct Procedure {
    pub name: String,
    pub docs: Vec<String>,
    /// The first statement, on one line.
    pub statement: String,
    pub dummies: Vec<Dummy>,
    /// Declaration of the result, if there is one.
    pub result: Option<String>,
}

/// A dummy argument.
#[derive(Clone, Debug)]
pub struct Dummy {
    pub name: String,
    /// Type and attributes.
    pub attributes: String,
    /// Name and shape.
    pub entity: String,
    pub docs: Vec<String>,
    /// Line of the declaration, from 0 on.
    pub line: usize,
}

impl Module {
    /// Reads the text of a file with one module.
    pub fn read(text: &str) -> Module {
        let mut module = Module::default();
        let (mut docs, mut is_generic, mut open) = (Vec::new(), false, None::<Procedure>);
        for (line, statement) in statements(text) {
            if let Some(words) = statement.strip_prefix("!>") {
                docs.push(words.strip_prefix(' ').unwrap_or(words).to_string());
                continue;
            }
            let docs = std::mem::take(&mut docs);
            let words: Vec<&str> = statement.split_whitespace().collect();
            match (&words[..], &mut open) {
                (["end", "function" | "subroutine", ..], _) => module.procedures.extend(open.take()),
                (_, Some(procedure)) => procedure.declare(&statement, line, docs),
                (["module", "procedure", ..], None) => {
                    let names = statement["module procedure".len()..].split(',').map(|name| name.trim().to_string());
                    if let Some(generic) = module.generics.last_mut() {
                        generic.members.extend(names);
                    }
                }
                (["module", name], None) => module.name = name.to_string(),
                (["public", "::", ..], None) => {
                    let (_, names) = statement.split_once("::").unwrap_or_default();
                    module.public.extend(names.split(',').map(|name| name.trim().to_string()));
                }
                (["interface"], None) => is_generic = false,
                (["interface", name], None) => {
                    is_generic = true;
                    module.generics.push(Generic { name: name.to_string(), docs, members: Vec::new() });
                }
                (["end", "interface", ..], None) => is_generic = false,
                _ => {
                    let Some(procedure) = Procedure::begin(&statement, docs) else { continue };
                    if let (true, Some(generic)) = (is_generic, module.generics.last_mut()) {
                        generic.members.push(procedure.name.clone());
                    }
                    open = Some(procedure);
                }
            }
        }
        module
    }

    pub fn procedure(&self, name: &str) -> Option<&Procedure> {
        self.procedures.iter().find(|procedure| procedure.name == name)
    }

    /// Returns the documentation and the procedures of a name.
    pub fn named(&self, name: &str) -> Option<(Vec<String>, Vec<&Procedure>)> {
        if let Some(generic) = self.generics.iter().find(|generic| generic.name == name) {
            let members = generic.members.iter().filter_map(|member| self.procedure(member)).collect();
            return Some((generic.docs.clone(), members));
        }
        let procedure = self.procedure(name)?;
        Some((procedure.docs.clone(), vec![procedure]))
    }
}

impl Procedure {
    /// Reads a statement if it begins a procedure.
    fn begin(statement: &str, docs: Vec<String>) -> Option<Procedure> {
        let (before, rest) = statement.split_once('(')?;
        let mut words = before.split_whitespace().rev();
        let name = words.next()?.to_string();
        if !["function", "subroutine"].contains(&words.next()?)
            || words.any(|word| !["module", "pure", "elemental"].contains(&word))
        {
            return None;
        }
        let (names, _) = rest.split_once(')')?;
        let dummy = |name: &str| Dummy {
            name: name.trim().to_string(),
            attributes: String::new(),
            entity: name.trim().to_string(),
            docs: Vec::new(),
            line: 0,
        };
        let dummies = names.split(',').filter(|name| !name.trim().is_empty()).map(dummy).collect();
        Some(Procedure { name, docs, statement: statement.to_string(), dummies, result: None })
    }

    /// Takes the declarations of dummy arguments and of the result from a statement.
    fn declare(&mut self, statement: &str, line: usize, docs: Vec<String>) {
        let Some((attributes, entities)) = statement.split_once(" :: ") else { return };
        if attributes.starts_with("use,") || attributes == "import" {
            return;
        }
        let result = self.statement.split_once("result(").map(|(_, rest)| rest.trim_end_matches(')'));
        for entity in outside_brackets(entities) {
            let name = entity.split(['(', ' ']).next().unwrap_or_default();
            if Some(name) == result {
                self.result = Some(format!("{attributes} :: {entity}"));
            } else if let Some(dummy) =
                self.dummies.iter_mut().find(|dummy| dummy.name == name && dummy.attributes.is_empty())
            {
                (dummy.attributes, dummy.entity, dummy.line) = (attributes.into(), entity.clone(), line);
                dummy.docs = docs.clone();
            }
        }
    }

    /// Returns the interface under another name, as programs see it.
    pub fn interface(&self, name: &str) -> String {
        let statement =
            self.statement.trim_start_matches("module ").replacen(&format!("{}(", self.name), &format!("{name}("), 1);
        let kind = if statement.contains("function ") { "function" } else { "subroutine" };
        let mut text = String::new();
        // Broken as the modules are, but for a page's width.
        let (start, rest) = statement.split_once('(').unwrap_or((&statement, ""));
        let (names, end) = rest.split_once(')').unwrap_or((rest, ""));
        let names: Vec<&str> = names.split(", ").collect();
        let mut width = start.len() + 1;
        text += &format!("{start}(");
        for (index, name) in names.iter().enumerate() {
            let piece = if index + 1 == names.len() { format!("{name})") } else { format!("{name}, ") };
            if width + piece.len() > 64 {
                text.truncate(text.trim_end().len());
                text += " &\n        ";
                width = 8;
            }
            width += piece.len();
            text += &piece;
        }
        if !end.is_empty() {
            text += if width + end.len() > 64 { " &\n       " } else { "" };
            text += end;
        }
        for dummy in &self.dummies {
            text += &format!("\n    {} :: {}", dummy.attributes, dummy.entity);
        }
        if let Some(result) = &self.result {
            text += &format!("\n    {result}");
        }
        text + &format!("\nend {kind} {name}")
    }
}

/// Returns the statements and documentation of a text, trimmed and joined, each with its last line's number.
fn statements(text: &str) -> Vec<(usize, String)> {
    let (mut all, mut before) = (Vec::new(), String::new());
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || (line.starts_with('!') && !line.starts_with("!>")) {
            continue;
        }
        match line.strip_suffix('&') {
            Some(part) => before += &format!("{} ", part.trim_end()),
            None => all.push((number, std::mem::take(&mut before) + line)),
        }
    }
    all
}

/// Splits a list at its commas outside brackets.
fn outside_brackets(list: &str) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for letter in list.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        match parts.last_mut() {
            Some(part) if depth > 0 || letter != ',' => part.push(letter),
            _ => parts.push(String::new()),
        }
    }
    parts.iter().map(|part| part.trim().to_string()).collect()
}

/// Returns a module's text with documentation before each dummy argument that has none.
///
/// `docs` gives it for the names of a procedure and of a dummy argument.
pub fn with_arguments(text: &str, docs: &dyn Fn(&str, &Dummy) -> Vec<String>) -> String {
    let mut additions: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for procedure in Module::read(text).procedures {
        for dummy in procedure.dummies.iter().filter(|dummy| dummy.docs.is_empty() && dummy.line > 0) {
            additions.entry(dummy.line).or_insert_with(|| docs(&procedure.name, dummy));
        }
    }
    let mut all = String::new();
    for (number, line) in text.lines().enumerate() {
        let indent = &line[..line.len() - line.trim_start().len()];
        for words in additions.get(&number).into_iter().flatten() {
            all += &format!("{indent}!> {words}\n");
        }
        all += &format!("{line}\n");
    }
    all
}
