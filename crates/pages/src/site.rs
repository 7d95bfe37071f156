// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sources of the site: the documents of the repository with their links adapted, and the reference.

use std::fs;
use std::iter;
use std::path::{Path, PathBuf};

use anygpu::os::config;
use anygpu_generate::{Result, reference};
use clap::Command;

use crate::{Files, Reference, markdown};

pub fn files(root: &Path, reference: &Reference) -> Result<Files> {
    let mut files = Files::new();
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
    for path in below(&root.join("docs"))? {
        let name = path.strip_prefix(root.join("docs")).unwrap_or(&path).to_path_buf();
        let text = read(&path)?;
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("md") => files.push((Path::new("pages").join(&name), adapted(&text, &name))),
            Some("svg" | "csv") => files.push((Path::new("pages").join(&name), text)),
            Some("txt") if name.starts_with("evidence/results") => files.push((Path::new("pages").join(&name), text)),
            Some("css") => files.push((Path::new("pages").join(name.file_name().unwrap_or_default()), text)),
            _ => files.push((name.file_name().unwrap_or_default().into(), text)),
        }
    }
    for (name, page) in iter::once(("README.md", "index.md")).chain(BESIDE_README) {
        files.push((
            Path::new("pages").join(page),
            adapted(&read(&root.join(name))?.replace("](docs/", "]("), page.as_ref()),
        ));
    }
    files.extend(markdown::files(reference).into_iter().map(|(path, text)| (Path::new("pages").join(path), text)));
    files.push(("pages/reference/settings.md".into(), settings()));
    files.push(("pages/reference/tool.md".into(), commands()));
    for (name, text) in reference::ford_sources(root)? {
        files.push((Path::new("ford").join(name), text));
    }
    Ok(files)
}

/// Lists the files in a folder and its subfolders, sorted.
fn below(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = folder.read_dir().map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort_unstable();
    let mut all = Vec::new();
    for path in paths {
        if path.is_dir() { all.append(&mut below(&path)?) } else { all.push(path) }
    }
    Ok(all)
}

/// Returns a document with its links as they are on the site: files that are not on it are named instead of linked.
fn adapted(text: &str, name: &Path) -> String {
    let depth = name.components().count() - 1;
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("](") {
        let (before, link) = rest.split_at(start + 2);
        let Some(end) = link.find(')') else { break };
        let (target, after) = link.split_at(end);
        let ups = target.matches("../").count();
        let is_elsewhere = !target.contains("://") && !target.starts_with('#') && (ups > depth || !is_page(target));
        match (is_elsewhere, before.rfind('[')) {
            (true, Some(_)) if is_beside_readme(target) => {
                out += &format!("{before}{}", target.to_lowercase());
                rest = after;
            }
            (true, Some(open)) => {
                out += &before[..open];
                out += &before[open + 1..before.len() - 2];
                rest = &after[1..];
            }
            _ => {
                out += before;
                out += target;
                rest = after;
            }
        }
    }
    out + rest
}

/// Pages beside README.md, and their names on the site.
const BESIDE_README: [(&str, &str); 3] =
    [("CHANGELOG.md", "changelog.md"), ("CONTRIBUTING.md", "contributing.md"), ("SECURITY.md", "security.md")];

fn is_beside_readme(name: &str) -> bool {
    BESIDE_README.iter().any(|(file, _)| *file == name)
}

/// Returns true if a link leads to a page or picture of the site.
fn is_page(target: &str) -> bool {
    let file = target.split('#').next().unwrap_or_default();
    let name = file.rsplit('/').next().unwrap_or_default();
    !is_beside_readme(name)
        && !file.starts_with("tests/")
        && [".md", ".svg", ".csv"].iter().any(|ending| file.ends_with(ending))
}

fn settings() -> String {
    let mut out = String::from(
        "# Settings\n\nEnvironment variables, read once, at the first call that needs one, and never in a set-user-ID program. \
         A value that is not understood is ignored and logged. `anygpu info --config` shows those in force.\n\n",
    );
    for setting in config::settings() {
        out += &format!("## {} {{ #{} }}\n\n{}\n\n", setting.name, setting.name, setting.meaning);
        out += &format!("Expected: {}. Default: {}.\n\n", setting.expected, setting.default);
    }
    out
}

fn commands() -> String {
    let whole = anygpu_cli::command();
    let mut out = String::from(
        "# The tool anygpu\n\nThe pages of `man anygpu` and `man anygpu-run`, as the tool's own `--help` prints them.\n\n",
    );
    let parts: Vec<Command> = whole.get_subcommands().cloned().collect();
    for mut command in std::iter::once(whole).chain(parts) {
        let name = command.get_bin_name().unwrap_or("anygpu").to_string();
        out += &format!(
            "## {name}\n\n``` {{ .text .wrapped }}\n{}\n```\n\n",
            command.render_long_help().to_string().trim_end()
        );
    }
    out
}
