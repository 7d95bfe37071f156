// SPDX-License-Identifier: MIT OR Apache-2.0
//! Man pages of the functions and of the settings.

use anygpu::os::config;
use anygpu_generate::reference::{Argument, Chapter, Interface, Page, Type, paragraphs};

use crate::{Reference, stat};

/// Section of the functions' pages: the vendors' own packages have pages of the same names in section 3.
const SECTION: &str = "3anygpu";

/// Returns the page of a function.
pub fn function(reference: &Reference, chapter: &Chapter, page: &Page, date: &str) -> String {
    let Page { name, summary, text, mirrors, c, arguments, fortran, symbols, .. } = page;
    let mut out = start(name, SECTION, chapter.title, date);
    out += &section("NAME");
    out += &format!("{name} \\- {}\n", escaped(summary.trim_end_matches('.')));
    out += &section("SYNOPSIS");
    if let Some((header, prototype)) = c {
        out += &code(&format!("#include <{header}>\n\n{prototype}"));
    }
    for (index, Interface { module, code: interface, .. }) in fortran.iter().enumerate() {
        let is_first = index == 0 || fortran[index - 1].module != *module;
        let import = if is_first { format!("use {module}\n\n") } else { String::new() };
        let gap = if index > 0 || c.is_some() { ".PP\n" } else { "" };
        out += &format!("{gap}{}", code(&(import + interface)));
    }
    out += &section("DESCRIPTION");
    // NAME has the summary.
    let is_all =
        text.is_empty() && list(arguments).is_empty() && fortran.iter().all(|form| list(&form.dummies).is_empty());
    let texts: Vec<String> = text.iter().chain(is_all.then_some(summary)).map(|text| paragraph(text)).collect();
    out += &texts.join(".PP\n");
    out += &list(arguments);
    let has_several_forms = fortran.iter().filter(|form| !form.dummies.is_empty()).count() > 1;
    for Interface { docs, code, dummies, .. } in fortran {
        if has_several_forms && !dummies.is_empty() {
            out += &format!(".SS \"{}\"\n", escaped(code.lines().next().unwrap_or_default()));
        }
        docs.iter().for_each(|text| out += &format!(".PP\n{}", paragraph(text)));
        out += &list(dummies);
    }
    let returns: Vec<String> = reference.returns(chapter, page).iter().map(|text| paragraph(text)).collect();
    let returns = returns.join(".PP\n");
    if c.is_some() && !returns.is_empty() {
        out += &section("RETURN VALUE");
        out += &returns;
    }
    let statuses = reference.statuses(chapter, page);
    let rules: Vec<String> =
        paragraphs(&chapter.docs).into_iter().filter(|text| text.starts_with("In addition to ")).collect();
    let stat = stat(page);
    if stat.is_some() || c.is_some() && !(statuses.is_empty() && rules.is_empty()) {
        out += &section("ERRORS");
        if c.is_none() {
            out += &returns;
        }
        for (name, number, docs) in &statuses {
            out += &format!(".TP\n\\fB{}\\fR ({number})\n", escaped(name));
            out += &if docs.is_empty() { "\\&\n".into() } else { paragraph(docs) };
        }
        let rules = rules.iter().filter(|_| c.is_some()).map(String::as_str).chain(stat);
        for (index, text) in rules.enumerate() {
            let gap = if index > 0 || !statuses.is_empty() { ".PP\n" } else { "" };
            out += &format!("{gap}{}", paragraph(text));
        }
    }
    if !(mirrors.is_empty() && symbols.is_empty()) {
        out += &section("NOTES");
        if !mirrors.is_empty() {
            out += &format!("The vendors' calls: {}", paragraph(mirrors));
        }
        for (symbol, words) in symbols {
            out += &item(symbol, words);
        }
    }
    out += &section("SEE ALSO");
    let mentioned = reference.mentioned(chapter, page);
    mentioned.iter().for_each(|name| out += &format!(".BR {name} ({SECTION}),\n"));
    out + ".BR anygpu (1),\n.BR anygpu (7)\n"
}

/// Returns the page of a type.
pub fn kind(reference: &Reference, chapter: &Chapter, kind: &Type, date: &str) -> String {
    let Type { declared, header, fortran } = kind;
    let name = &declared.name;
    let mut out = start(name, SECTION, chapter.title, date);
    let texts = paragraphs(&declared.docs);
    let summary = texts.first().map_or("", String::as_str);
    out += &section("NAME");
    out += &format!("{name} \\- {}\n", escaped(summary.trim_end_matches('.')));
    out += &section("SYNOPSIS");
    if let Some(header) = header {
        out += &code(&format!("#include <{header}>\n\n{}", declared.code));
    }
    if let Some((module, text)) = fortran {
        let gap = if header.is_some() { ".PP\n" } else { "" };
        out += &format!("{gap}{}", code(&format!("use {module}\n\n{text}")));
    }
    out += &section("DESCRIPTION");
    let rest = if texts.len() > 1 || !declared.members.is_empty() { &texts[1..] } else { &texts };
    out += &rest.iter().map(|text| paragraph(text)).collect::<Vec<_>>().join(".PP\n");
    for member in &declared.members {
        let number = member.number.map(|number| format!(" ({number})")).unwrap_or_default();
        out += &format!(".TP\n\\fB{}\\fR{number}\n{}", escaped(&member.name), paragraph(&member.docs.join(" ")));
    }
    out += &section("SEE ALSO");
    let uses = |page: &&Page| {
        let forms = page.fortran.iter().map(|form| &form.code).chain(page.c.iter().map(|(_, prototype)| prototype));
        let is_named =
            |word: &str| word == name || declared.members.iter().any(|it| it.number.is_some() && it.name == word);
        forms.chain(&page.returns).any(|text| crate::words(text).any(is_named))
    };
    let users = reference.chapters.iter().flat_map(|chapter| &chapter.pages).filter(uses);
    users.for_each(|page| out += &format!(".BR {} ({SECTION}),\n", page.name));
    out + ".BR anygpu (7)\n"
}

/// Returns anygpu(7): the settings and the overview.
pub fn settings(date: &str) -> String {
    let mut out = start("anygpu", "7", "anygpu", date);
    out += &section("NAME");
    out += "anygpu \\- GPU memory shared between processes, on any vendor's runtime or none\n";
    out += &section("DESCRIPTION");
    for (index, text) in [
        "The library libanygpu has the functions of HIP, CUDA's driver, CUDA's runtime and AscendCL for memory, copies, \
         streams, events and sharing between processes, and calls the GPU runtime that is present. With its own vendor's \
         runtime a call is forwarded untouched. The host back end implements them without a GPU.",
        "The headers are anygpu/hip.h, anygpu/hiprtc.h, anygpu/cuda.h, anygpu/cudart.h, anygpu/acl.h and \
         anygpu/anygpu.h, the Fortran modules anygpu, anygpu_hip, anygpu_hiprtc, anygpu_cuda, anygpu_cudart and \
         anygpu_acl. Each function has a page in section 3anygpu, and so has each type of anygpu's own and each of its \
         codes, such as ANYGPU_ERROR_STALE.",
        "`anygpu info` shows the back ends and why one cannot be used, `anygpu doctor` why sharing does not work, \
         `anygpu run` starts a program with its calls intercepted.",
    ]
    .into_iter()
    .enumerate()
    {
        out += &format!("{}{}", if index > 0 { ".PP\n" } else { "" }, paragraph(text));
    }
    out += &section("ENVIRONMENT");
    out += "The variables are read once, at the first call that needs one, and never in a set-user-ID program. A value that\n\
            is not understood is ignored and logged. \\fBanygpu info --config\\fR shows those in force.\n";
    for setting in config::settings() {
        out += &item(setting.name, setting.meaning);
        out += &format!(".br\nExpected: {}. Default: {}.\n", escaped(setting.expected), escaped(setting.default));
    }
    out += &section("SEE ALSO");
    out + ".BR anygpu (1),\n.BR anygpu-info (1),\n.BR anygpu-doctor (1),\n.BR anygpu-run (1),\n.BR anygpu-fortran (1),\n\
           .BR anygpu_import (3anygpu),\n.BR anygpu_status (3anygpu),\n.BR gpu_allocate (3anygpu)\n"
}

fn start(name: &str, section: &str, manual: &str, date: &str) -> String {
    format!(".TH {name} {section} \"{date}\" \"anygpu {}\" \"{}\"\n", env!("CARGO_PKG_VERSION"), escaped(manual))
}

pub fn section(title: &str) -> String {
    format!(".SH {}\n", if title.contains(' ') { format!("\"{title}\"") } else { title.into() })
}

/// Returns an item of a list: a term, and what it is.
pub fn item(term: &str, text: &str) -> String {
    format!(".TP\n\\fB{}\\fR\n{}", escaped(term), paragraph(text))
}

fn list(arguments: &[Argument]) -> String {
    let item = |argument: &Argument| {
        let role = if argument.role.is_empty() { String::new() } else { format!(" ({})", argument.role) };
        format!(".TP\n\\fI{}\\fR{}\n{}", escaped(&argument.name), escaped(&role), paragraph(&argument.text))
    };
    arguments.iter().filter(|argument| !argument.text.is_empty()).map(item).collect()
}

pub fn paragraph(text: &str) -> String {
    let mut out = String::new();
    // Code between backticks is bold.
    for (index, part) in text.split('`').enumerate() {
        out += &if index % 2 == 1 { format!("\\fB{}\\fR", escaped(part)) } else { escaped(part) };
    }
    let is_request = out.starts_with(['.', '\'']);
    format!("{}{out}\n", if is_request { "\\&" } else { "" })
}

fn code(text: &str) -> String {
    let lines: String = text.lines().map(|line| escaped(line) + "\n").collect();
    format!(".nf\n{lines}.fi\n")
}

pub fn escaped(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq").replace('^', "\\(ha").replace('~', "\\(ti")
}
