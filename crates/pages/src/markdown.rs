// SPDX-License-Identifier: MIT OR Apache-2.0
//! The reference in Markdown: a page for each function, and for each chapter its list of functions and its types.

use std::collections::BTreeMap;

use anygpu_generate::declared_types::Declared;
use anygpu_generate::reference::{Argument, Chapter, Interface, Page, Type, paragraphs};

use crate::{Files, Reference, stat};

pub fn files(reference: &Reference) -> Files {
    let names = reference.names();
    let mut files = Files::new();
    for chapter in &reference.chapters {
        let folder = format!("reference/{}", chapter.folder);
        let writer = Writer { names: &names, chapter: chapter.folder };
        files.push((format!("{folder}/index.md").into(), writer.index(chapter)));
        if !(chapter.enums.is_empty() && chapter.constants.is_empty() && chapter.types.is_empty()) {
            files.push((format!("{folder}/types.md").into(), writer.types(chapter)));
        }
        for page in &chapter.pages {
            files.push((format!("{folder}/{}.md", page.name).into(), writer.page(reference, chapter, page)));
        }
    }
    files
}

struct Writer<'a> {
    names: &'a BTreeMap<&'a str, (&'a str, &'a str)>,
    chapter: &'a str,
}

impl Writer<'_> {
    fn page(&self, reference: &Reference, chapter: &Chapter, page: &Page) -> String {
        let Page { name, family, summary, text, mirrors, c, arguments, fortran, symbols, .. } = page;
        let returns = reference.returns(chapter, page);
        let mut out = format!(
            "---\ntitle: {name}\ndescription: {}\n{}---\n\n# {name}\n\n[{}](index.md) · {family}\n\n{}\n\n",
            yaml(summary),
            self.search(name),
            chapter.title,
            self.linked(summary, name)
        );
        if let Some((header, prototype)) = c {
            out += &format!("```c\n#include <{header}>\n\n{prototype}\n```\n\n");
        }
        text.iter().for_each(|text| out += &format!("{}\n\n", self.linked(text, name)));
        if !arguments.is_empty() {
            out += "## Arguments\n\n";
            out += &self.list(arguments, name);
        }
        if c.is_none() {
            for Interface { module, docs, code, dummies } in fortran {
                docs.iter().for_each(|text| out += &format!("{}\n\n", self.linked(text, name)));
                out += &format!("```fortran\nuse {module}\n\n{code}\n```\n\n");
                out += &self.list(dummies, name);
            }
        }
        if !returns.is_empty() {
            out += "## Status\n\n";
            returns.iter().for_each(|text| out += &self.returns(text, name));
            let statuses = reference.statuses(chapter, page).into_iter().map(|(status, number, docs)| {
                let meaning = if docs.is_empty() { docs } else { format!(": {}", self.linked(&docs, name)) };
                format!("- {} ({number}){meaning}\n", self.linked(status, name))
            });
            let statuses: String = statuses.collect();
            if !statuses.is_empty() {
                out += &format!("In numbers, and in the words of the vendor or ours:\n\n{statuses}\n");
            }
        }
        if let Some(stat) = stat(page) {
            out += &format!("{}{}\n\n", if returns.is_empty() { "## Status\n\n" } else { "" }, self.linked(stat, name));
        }
        if paragraphs(&chapter.docs).iter().any(|text| text.starts_with("In addition to ")) {
            out += "[Any function](index.md#any-function) may return a few more.\n\n";
        }
        if let (Some(_), [form, ..]) = (c, &fortran[..]) {
            out += &format!("## Fortran\n\n```fortran\nuse {}\n\n{}\n```\n\n", form.module, form.code);
        }
        if !mirrors.is_empty() {
            out += &format!("## Vendors' calls\n\n{}\n\n", self.linked(mirrors, name));
        }
        if !symbols.is_empty() {
            out += "## Other names\n\n";
            symbols.iter().for_each(|(symbol, words)| out += &format!("- `{symbol}`: {words}\n"));
            out += "\n";
        }
        let mentioned = reference.mentioned(chapter, page);
        if !mentioned.is_empty() {
            let links: Vec<String> = mentioned.iter().map(|other| self.linked(other, name)).collect();
            out += &format!("## See also\n\n{}\n", links.join(", "));
        }
        out.trim_end().to_string() + "\n"
    }

    /// Returns how the search treats a function's page.
    ///
    /// A name that others begin with, as hipMalloc is of hipMallocAsync, would be found behind them.
    fn search(&self, name: &str) -> String {
        if name == "anygpu_self_test_panic" {
            return "search:\n  exclude: true\n".into();
        }
        match self.names.keys().filter(|other| **other != name && other.starts_with(name)).count() {
            0 => String::new(),
            longer => format!("search:\n  boost: {}\n", 20 * longer),
        }
    }

    /// Returns a sentence about statuses, as a list if each of its parts begins with one.
    fn returns(&self, text: &str, name: &str) -> String {
        let parts: Vec<&str> = text
            .trim_start_matches("Returns ")
            .trim_start_matches("Fails with ")
            .trim_end_matches('.')
            .split("; ")
            .collect();
        let is_status = |part: &&str| {
            let word = part.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').next();
            word.and_then(|word| self.names.get(word)).is_some_and(|known| known.1 == "types")
        };
        if parts.len() < 2 || !parts.iter().all(is_status) || text.contains(". ") {
            return format!("{}\n\n", self.linked(text, name));
        }
        let items: String = parts.iter().map(|part| format!("- {}\n", self.linked(part, name))).collect();
        format!("{items}\n")
    }

    fn list(&self, arguments: &[Argument], name: &str) -> String {
        let item = |Argument { name: argument, role, text }: &Argument| {
            let role = if role.is_empty() { String::new() } else { format!(" *{role}*") };
            // A definition is never empty.
            let text = if text.is_empty() { "\\ ".into() } else { self.linked(text, name) };
            format!("`{argument}`{role}\n:   {text}\n\n")
        };
        arguments.iter().map(item).collect()
    }

    fn index(&self, chapter: &Chapter) -> String {
        let mut out = format!("# {}\n\n", chapter.title);
        let mut is_after = false;
        for text in paragraphs(&chapter.docs) {
            if text.starts_with("In addition to ") {
                out += "## Any function\n\n";
                is_after = true;
            } else if is_after {
                out += "## In Fortran\n\n";
                is_after = false;
            }
            out += &format!("{}\n\n", self.linked(&text, ""));
        }
        if chapter.folder == "fortran" {
            // Not of MkDocs, so not a link that it checks.
            out +=
                "<a href=\"../../modules/index.html\">All modules</a>, with their types, constants and arguments.\n\n";
        }
        if self.names.values().any(|known| *known == (self.chapter, "types")) {
            out += "[Types and constants](types.md)\n\n";
        }
        let mut family = "";
        for page in &chapter.pages {
            if page.family != family {
                family = &page.family;
                out += &format!("\n## {family}\n\n");
            }
            out += &format!("- [{}]({}.md): {}\n", page.name, page.name, self.linked(&page.summary, &page.name));
        }
        out
    }

    fn types(&self, chapter: &Chapter) -> String {
        let mut out = format!("# {}: types and constants\n\n", chapter.title);
        let row = |name: &str, number: String, docs: &[String]| {
            let code = breakable(name);
            [format!("<a id=\"{name}\"></a><code>{code}</code>"), number, self.linked(&docs.join(" "), name)]
        };
        for item in &chapter.enums {
            out += &format!(
                "## {} {{ #{} }}\n\n{}\n\n",
                item.name,
                item.name,
                self.linked(&item.docs.join(" "), &item.name)
            );
            let rows = item.values.iter().map(|value| row(&value.name, value.number.to_string(), &value.docs));
            out += &table(["name", "number", "meaning"], rows);
        }
        if !chapter.constants.is_empty() {
            out += "## Constants\n\n";
            let rows = chapter.constants.iter().map(|item| {
                let number = if item.hexadecimal { format!("{:#x}", item.number) } else { item.number.to_string() };
                row(&item.name, number, &item.docs)
            });
            out += &table(["name", "number", "meaning"], rows);
        }
        let is_enum = |name: &String| chapter.enums.iter().any(|item| item.name == *name);
        for Type { declared, header, fortran } in chapter.types.iter().filter(|it| !is_enum(&it.declared.name)) {
            let Declared { name, docs, code, members } = declared;
            out += &format!("## {name} {{ #{name} }}\n\n");
            paragraphs(docs).iter().for_each(|text| out += &format!("{}\n\n", self.linked(text, name)));
            let language = if header.is_some() { "c" } else { "fortran" };
            out += &format!("```{language}\n{code}```\n\n");
            for member in members {
                out += &format!("`{}`\n:   {}\n\n", member.name, self.linked(&member.docs.join(" "), name));
            }
            if let (Some(_), Some((_, code))) = (header, fortran) {
                out += &format!("In Fortran:\n\n```fortran\n{code}```\n\n");
            }
        }
        out
    }

    /// Returns a text in which every name that has a page, other than `own`, is a link.
    fn linked(&self, text: &str, own: &str) -> String {
        let mut out = String::new();
        for (index, part) in text.split('`').enumerate() {
            if index % 2 == 1 {
                out += &format!("`{part}`");
                continue;
            }
            let mut rest = part;
            while !rest.is_empty() {
                let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
                let end = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
                let (word, after) = rest.split_at(end);
                out += &self.link(word, own).unwrap_or_else(|| word.to_string());
                let end = after.find(is_word).unwrap_or(after.len());
                out +=
                    &after[..end].replace('*', "\\*").replace('<', "&lt;").replace('[', "\\[").replace('|', "&#124;");
                rest = &after[end..];
            }
        }
        out
    }

    fn link(&self, word: &str, own: &str) -> Option<String> {
        let (chapter, page) = self.names.get(word).filter(|_| word != own && word.len() > 3)?;
        let folder = if *chapter == self.chapter { String::new() } else { format!("../{chapter}/") };
        let anchor = if *page == "types" { format!("#{word}") } else { String::new() };
        // A page in the same folder that is itself meant needs no link.
        Some(format!("[{word}]({folder}{page}.md{anchor})"))
    }
}

/// Returns a name that breaks between its words where a column is too narrow for it.
fn breakable(name: &str) -> String {
    let mut out = String::new();
    let mut last = ' ';
    for letter in name.chars() {
        if (last == '_' && letter != '_') || (last.is_lowercase() && letter.is_uppercase()) {
            out += "<wbr>";
        }
        out.push(letter);
        last = letter;
    }
    out
}

/// Returns a table; nothing without rows.
fn table<const N: usize>(titles: [&str; N], rows: impl Iterator<Item = [String; N]>) -> String {
    let rows: String = rows.map(|row| format!("| {} |\n", row.join(" | "))).collect();
    if rows.is_empty() { rows } else { format!("| {} |\n|{}\n{rows}\n", titles.join(" | "), "---|".repeat(N)) }
}

/// Quotes a text for YAML.
fn yaml(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
