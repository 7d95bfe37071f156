// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writes back ends under `anygpu check`: the verbs that are told, and all others as they are.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use syn::{FnArg, Item, Pat, TraitItem};

use crate::{Result, read};

const TOLD: &str = "src/backend/observed/told.rs";
const OUT: &str = "src/backend/observed/verbs.rs";

/// Returns the file: each verb calls the function of its name in `TOLD`, or the back end.
pub fn file(root: &Path) -> Result<(PathBuf, String)> {
    let told = syn::parse_file(&read(&root.join(TOLD))?).map_err(|error| format!("{TOLD}: {error}"))?;
    let told: BTreeSet<String> = told
        .items
        .iter()
        .filter_map(|item| match item {
            Item::Fn(function) => Some(function.sig.ident.to_string()),
            _ => None,
        })
        .collect();
    let mut text = format!(
        "// Generated from src/gpu and {TOLD} by `cargo run -p anygpu-generate`; do not edit.\n\
         // SPDX-License-Identifier: MIT OR Apache-2.0\n\n\
         use std::ffi::{{CStr, CString}};\n\nuse super::{{Observed, told}};\nuse crate::gpu::*;\n"
    );
    for (family, source) in families(root)? {
        text += &format!("\n#[rustfmt::skip]\nimpl {family} for Observed {{\n");
        for (name, signature, arguments) in functions(&family, &source)? {
            let call = match told.contains(&name) {
                true => format!("told::{name}(self, {arguments})"),
                false => format!("self.gpu.{name}({arguments})"),
            };
            text += &format!("    {signature} {{ {} }}\n", call.replace(", )", ")"));
        }
        text += "}\n";
    }
    Ok((OUT.into(), text))
}

/// The traits of the hub's families, and the files that they are in.
fn families(root: &Path) -> Result<BTreeMap<String, String>> {
    let folder = root.join("src/gpu");
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut families = BTreeMap::new();
    for path in entries.flatten().map(|entry| entry.path()).filter(|path| !path.ends_with("mod.rs")) {
        let source = read(&path)?;
        let names = source.lines().filter_map(|line| line.strip_prefix("pub trait ")?.strip_suffix(" {"));
        let names: Vec<String> = names.map(str::to_owned).collect();
        families.extend(names.into_iter().map(|name| (name, source.clone())));
    }
    Ok(families)
}

/// The functions of a trait: name, signature, and the names of the arguments.
fn functions(family: &str, source: &str) -> Result<Vec<(String, String, String)>> {
    let file = syn::parse_file(source).map_err(|error| format!("{family}: {error}"))?;
    let items = file.items.into_iter().find_map(|item| match item {
        Item::Trait(found) if found.ident == family => Some(found.items),
        _ => None,
    });
    let functions = items.into_iter().flatten().filter_map(|item| match item {
        TraitItem::Fn(function) => Some(function.sig),
        _ => None,
    });
    let described = functions.map(|signature| {
        let mut arguments = Vec::new();
        for input in signature.inputs.iter().skip(1) {
            let FnArg::Typed(input) = input else { continue };
            let Pat::Ident(name) = &*input.pat else { return Err(format!("{family}: an argument without a name")) };
            arguments.push(name.ident.to_string());
        }
        let start = source.find(&format!("    fn {}(", signature.ident)).ok_or("a verb that is not found")?;
        let ends = [" {", ";\n"].map(|end| source[start..].find(end));
        let end = ends.into_iter().flatten().min().ok_or("a verb without an end")?;
        let mut text = source[start..start + end].split_whitespace().collect::<Vec<_>>().join(" ");
        text = text.replace("( ", "(").replace(", )", ")");
        for argument in arguments.iter_mut().filter(|argument| argument.starts_with('_')) {
            let plain = argument.trim_start_matches('_').to_owned();
            text = text.replace(&format!("{argument}:"), &format!("{plain}:"));
            *argument = plain;
        }
        Ok((signature.ident.to_string(), text, arguments.join(", ")))
    });
    described.collect()
}
