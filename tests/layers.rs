// SPDX-License-Identifier: MIT OR Apache-2.0
//! Imports in src run one way, through the layers of the crate's first page, and in no circle; nor do those of files in a
//! room that is large.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use common::root;
use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};

/// The layers, the lowest first: each may import those before it.
const LAYERS: [&str; 6] = ["os", "gpu", "share", "backend", "border", "api"];

/// The layers whose rooms may not import each other.
const WITH_ROOMS: [&str; 2] = ["backend", "api"];

/// What the rooms of a layer share, and so may import.
const SHARED: [&str; 12] = [
    "api::array",
    "api::batch",
    "api::c_enum",
    "api::capture",
    "api::copy",
    "api::device",
    "api::external",
    "api::graph",
    "api::kernel",
    "api::memory",
    "api::stream",
    "backend::observed",
];

/// The rooms that are about another: CUDA's runtime works on its driver, the extension calls answer HIP's codes, and
/// replacement libraries lead to each dialect's functions.
const ABOUT: [(&str, &str); 8] = [
    ("api::cudart", "api::cuda"),
    ("api::anygpu", "api::hip"),
    ("api::replacement", "api::hip"),
    ("api::replacement", "api::hiprtc"),
    ("api::replacement", "api::cuda"),
    ("api::replacement", "api::cudart"),
    ("api::replacement", "api::nvml"),
    ("api::replacement", "api::acl"),
];

/// The rooms whose files import each other in no circle, with the folder of their crate.
const ONE_WAY: [(&str, &str); 5] = [
    ("src", "backend/host"),
    ("src", "api/acl"),
    ("crates/generate/src", ""),
    ("crates/cli/src", "doctor"),
    ("crates/cli/src", "check"),
];

/// The only file outside of the back ends that names them.
const CHOICE: &str = "border/choice.rs";

/// A path from one module to another.
struct Import {
    line: usize,
    /// The path from the crate's root on.
    to: Vec<String>,
}

#[derive(Default)]
struct Finder {
    module: Vec<String>,
    imports: Vec<Import>,
    /// The module's own files below it, and paths that begin with one of them.
    children: BTreeSet<String>,
    below: Vec<Import>,
}

impl Finder {
    fn add(&mut self, line: usize, path: &[String]) {
        let mut base = self.module.clone();
        let mut rest = path;
        match path.first().map(String::as_str) {
            Some("crate") => (base, rest) = (Vec::new(), &path[1..]),
            Some("self") => rest = &path[1..],
            Some("super") => {}
            Some(first) if path.len() > 1 && self.children.contains(first) => {
                base.extend_from_slice(path);
                return self.below.push(Import { line, to: base });
            }
            _ => return,
        }
        while let Some(("super", more)) = rest.split_first().map(|(first, more)| (first.as_str(), more)) {
            base.pop();
            rest = more;
        }
        base.extend_from_slice(rest);
        if !base.is_empty() {
            self.imports.push(Import { line, to: base });
        }
    }

    fn add_tree(&mut self, tree: &syn::UseTree, before: &[String]) {
        let with = |ident: &syn::Ident| [before, &[ident.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.add_tree(&path.tree, &with(&path.ident)),
            syn::UseTree::Name(name) => self.add(name.ident.span().start().line, &with(&name.ident)),
            syn::UseTree::Rename(name) => self.add(name.ident.span().start().line, &with(&name.ident)),
            syn::UseTree::Glob(glob) => self.add(glob.star_token.spans[0].start().line, before),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.add_tree(tree, before)),
        }
    }

    /// Paths among the tokens of a macro, whose grammar nobody knows.
    fn add_tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is_colon = |place: usize| matches!(tokens.get(place), Some(TokenTree::Punct(it)) if it.as_char() == ':');
        let mut place = 0;
        while place < tokens.len() {
            match &tokens[place] {
                TokenTree::Group(group) => self.add_tokens(group.stream()),
                TokenTree::Ident(first) if first == "crate" || first == "super" => {
                    let mut path = vec![first.to_string()];
                    while is_colon(place + 1)
                        && is_colon(place + 2)
                        && let Some(TokenTree::Ident(next)) = tokens.get(place + 3)
                    {
                        path.push(next.to_string());
                        place += 3;
                    }
                    self.add(first.span().start().line, &path);
                }
                _ => {}
            }
            place += 1;
        }
    }
}

fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    let is_test = |attribute: &syn::Attribute| {
        attribute.path().is_ident("cfg")
            && attribute
                .parse_args::<TokenStream>()
                .is_ok_and(|condition| ["test", "any (test , fuzzing)"].contains(&condition.to_string().as_str()))
    };
    attributes.iter().any(is_test)
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_for_tests(&item.attrs) && item.content.is_some() {
            self.module.push(item.ident.to_string());
            visit::visit_item_mod(self, item);
            self.module.pop();
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if !is_for_tests(&item.attrs) {
            visit::visit_item_fn(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        // All of a file's own below it are passed on to others.
        let is_passed_on = matches!(item.vis, syn::Visibility::Public(_))
            && matches!(&item.tree, syn::UseTree::Path(path) if matches!(*path.tree, syn::UseTree::Glob(_)));
        if !is_for_tests(&item.attrs) && !is_passed_on {
            self.add_tree(&item.tree, &[]);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if let Some(first) = path.segments.first() {
            let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
            self.add(first.ident.span().start().line, &names);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, invoked: &'ast syn::Macro) {
        self.add_tokens(invoked.tokens.clone());
        visit::visit_macro(self, invoked);
    }

    /// `pub(super)` imports nothing.
    fn visit_visibility(&mut self, _visibility: &'ast syn::Visibility) {}
}

/// The module of a file in src. Generated ones are in those of the files that they are generated from.
fn module_of(file: &str) -> Vec<String> {
    let path = file.trim_end_matches(".rs").trim_end_matches("/mod");
    path.replace("api/generated/", "api/").split('/').map(str::to_owned).collect()
}

/// The part of a layer that a module is in: its first two names, or the layer's own where the second is no module.
fn room_of(module: &[String], rooms: &BTreeSet<String>) -> String {
    let two = module[..module.len().min(2)].join("::");
    if rooms.contains(&two) { two } else { module[0].clone() }
}

/// Each import that breaks the rules, by file and line; the files are named from src on.
fn violations(files: &[(&str, &str)]) -> Vec<String> {
    let mut rooms: BTreeSet<String> =
        files.iter().map(|(file, _)| module_of(file)).map(|it| it[..it.len().min(2)].join("::")).collect();
    // The hub is one room: its traits and types are each other's.
    rooms.retain(|room| !room.starts_with("gpu::"));
    let mut found = Vec::new();
    let mut graph: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for (file, source) in files {
        let module = module_of(file);
        let parsed = syn::parse_file(source).unwrap_or_else(|error| panic!("{file}: {error}"));
        let mut finder = Finder { module: module.clone(), ..Finder::default() };
        finder.visit_file(&parsed);
        let from = room_of(&module, &rooms);
        let layer = |name: &str| LAYERS.iter().position(|layer| *layer == name);
        let Some(own) = layer(&module[0]) else {
            found.push(format!("src/{file} is in no layer"));
            continue;
        };
        for Import { line, to } in finder.imports {
            let into = room_of(&to, &rooms);
            let (shown, place) = (to.join("::"), format!("src/{file}:{line}"));
            if into == from {
                continue;
            }
            let Some(target) = layer(&to[0]) else {
                found.push(format!("{place}: crate::{shown} is in no layer"));
                continue;
            };
            let about = ABOUT.contains(&(from.as_str(), into.as_str()));
            let shared = SHARED.contains(&into.as_str()) || into == module[0];
            if target > own {
                found.push(format!("{place}: crate::{shown} runs up, from {} to {}", module[0], to[0]));
            } else if target == own && WITH_ROOMS.contains(&to[0].as_str()) && !about && !shared {
                found.push(format!("{place}: crate::{shown} runs sideways, from {from} to {into}"));
            } else if to[0] == "backend" && module[0] != "backend" && *file != CHOICE {
                found.push(format!("{place}: crate::{shown} names a back end, which {CHOICE} alone does"));
            }
            graph.entry(from.clone()).or_default().entry(into).or_insert(place);
        }
    }
    found.extend(circles(&graph));
    found
}

/// Each circle of files in a folder of a crate, by the import that closes it; files are named from the crate's folder on.
fn circles_of_files(files: &[(String, String)], of: &str) -> Vec<String> {
    let modules: BTreeSet<Vec<String>> = files.iter().map(|(file, _)| module_in_crate(file)).collect();
    let mut graph: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for (file, source) in files.iter().filter(|(file, _)| file.starts_with(of) && !file.ends_with("tests.rs")) {
        let module = module_in_crate(file);
        let below = |other: &&Vec<String>| other.len() == module.len() + 1 && other.starts_with(&module);
        let children = modules.iter().filter(below).filter_map(|other| other.last().cloned()).collect();
        let parsed = syn::parse_file(source).unwrap_or_else(|error| panic!("{file}: {error}"));
        let mut finder = Finder { module: module.clone(), children, ..Finder::default() };
        finder.visit_file(&parsed);
        for Import { line, to } in finder.imports.into_iter().chain(finder.below) {
            let into = (1..=to.len()).rev().map(|count| &to[..count]).find(|path| modules.contains(*path));
            if let Some(into) = into.filter(|into| *into != module) {
                let ways = graph.entry(module.join("::")).or_default();
                ways.entry(into.join("::")).or_insert(format!("{file}:{line}"));
            }
        }
    }
    circles(&graph)
}

/// The module of a file of any crate; none for the crate's own.
fn module_in_crate(file: &str) -> Vec<String> {
    if ["lib.rs", "main.rs"].contains(&file) { Vec::new() } else { module_of(file) }
}

/// Each circle of imports between rooms, by the import that closes it.
fn circles(graph: &BTreeMap<String, BTreeMap<String, String>>) -> Vec<String> {
    fn walk(
        graph: &BTreeMap<String, BTreeMap<String, String>>,
        room: &str,
        way: &mut Vec<String>,
        done: &mut BTreeSet<String>,
        found: &mut Vec<String>,
    ) {
        way.push(room.to_owned());
        for (next, place) in graph.get(room).into_iter().flatten() {
            if let Some(start) = way.iter().position(|passed| passed == next) {
                found.push(format!("{place}: a circle, {} -> {next}", way[start..].join(" -> ")));
            } else if !done.contains(next) {
                walk(graph, next, way, done, found);
            }
        }
        way.pop();
        done.insert(room.to_owned());
    }
    let (mut done, mut found) = (BTreeSet::new(), Vec::new());
    for room in graph.keys() {
        if !done.contains(room) {
            walk(graph, room, &mut Vec::new(), &mut done, &mut found);
        }
    }
    found
}

fn read(base: &Path, folder: &Path, files: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            read(base, &path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let name = path.strip_prefix(base).expect("a file in the folder").to_str().expect("a name");
            files.push((name.to_owned(), std::fs::read_to_string(&path).expect("a source file")));
        }
    }
}

#[test]
fn imports_run_one_way() {
    let mut files = Vec::new();
    read(&root().join("src"), &root().join("src"), &mut files);
    // What the crate consists of, what fuzzers try of it, and the tool, which is another crate.
    files.retain(|(name, _)| name != "lib.rs" && !name.starts_with("fuzz") && !name.starts_with("bin/"));
    for layer in &LAYERS {
        assert!(files.iter().any(|(name, _)| name.starts_with(layer)), "nothing is in {layer}");
    }
    let files: Vec<_> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let found = violations(&files);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn files_of_a_room_import_each_other_one_way() {
    for (folder, room) in ONE_WAY {
        let (mut files, base) = (Vec::new(), root().join(folder));
        read(&base, &base, &mut files);
        assert!(files.iter().any(|(name, _)| name.starts_with(room)), "nothing is in {folder}/{room}");
        let found = circles_of_files(&files, room);
        assert!(found.is_empty(), "{folder}: {}", found.join("\n"));
    }
}

/// Files that break no rule, and one more.
fn with<'a>(file: &'a str, source: &'a str) -> Vec<String> {
    let mut files = vec![
        ("os/thread.rs", "pub fn start() {}"),
        ("gpu/mod.rs", "mod error; pub use error::Kind; use crate::os::thread;"),
        ("gpu/error.rs", "use super::Gpu; pub enum Kind {}"),
        ("share/watch.rs", "use crate::{gpu::Kind, os::thread::start};"),
        ("backend/mod.rs", "pub mod amd; pub mod host; pub fn known() {}"),
        ("backend/amd/mod.rs", "mod copy; use crate::backend::known; use super::known as same;"),
        ("backend/amd/copy.rs", "use super::Amd; use crate::backend::amd::Amd;"),
        ("backend/host/mod.rs", "use crate::share::watch;"),
        ("border/choice.rs", "use crate::backend::{amd, host};"),
        ("border/entry.rs", "use super::choice;"),
        ("api/external.rs", "use crate::border::entry;"),
        ("api/hip/mod.rs", "use crate::api::external; use super::external::invalid; use crate::gpu::Kind;"),
        ("api/cuda/mod.rs", "use crate::api::external;"),
        ("api/cudart/mod.rs", "use crate::api::cuda;"),
    ];
    files.push((file, source));
    violations(&files)
}

#[test]
fn what_breaks_no_rule_is_not_named() {
    assert_eq!(with("os/futex.rs", ""), [""; 0]);
    assert_eq!(with("os/futex.rs", "#[cfg(test)] mod tests { use crate::gpu::Kind; }"), [""; 0]);
    assert_eq!(with("os/futex.rs", "//! [`crate::gpu`]\npub(super) fn wait() { std::thread::yield_now() }"), [""; 0]);
}

#[test]
fn imports_that_run_up_are_named() {
    for (file, source, expected) in [
        ("os/futex.rs", "\nuse crate::gpu::Kind;", "src/os/futex.rs:2: crate::gpu::Kind runs up, from os to gpu"),
        (
            "share/key.rs",
            "fn a() {\n    let _b = crate::backend::host::open();\n}",
            "src/share/key.rs:2: crate::backend::host::open runs up, from share to backend",
        ),
        (
            "backend/host/ipc.rs",
            "macro_rules! a {\n    () => {\n        $crate::border::entry::run()\n    };\n}",
            "src/backend/host/ipc.rs:3: crate::border::entry::run runs up, from backend to border",
        ),
        (
            "share/key.rs",
            "use std::{io,\n    fmt};\nuse crate::{os::thread,\n    border::{choice,\n    entry}};",
            "src/share/key.rs:4: crate::border::choice runs up, from share to border",
        ),
        (
            "os/futex.rs",
            "use super::super::share::watch;",
            "src/os/futex.rs:1: crate::share::watch runs up, from os to share",
        ),
        (
            "gpu/copy.rs",
            "impl crate::api::hip::Hip {}",
            "src/gpu/copy.rs:1: crate::api::hip::Hip runs up, from gpu to api",
        ),
    ] {
        assert!(with(file, source).contains(&expected.to_owned()), "{:#?}", with(file, source));
    }
}

#[test]
fn imports_between_rooms_are_named() {
    for (file, source, expected) in [
        (
            "backend/amd/ipc.rs",
            "use crate::backend::host;",
            "src/backend/amd/ipc.rs:1: crate::backend::host runs sideways, from backend::amd to backend::host",
        ),
        (
            "api/hip/ipc.rs",
            "use super::super::cuda::CUresult;",
            "src/api/hip/ipc.rs:1: crate::api::cuda::CUresult runs sideways, from api::hip to api::cuda",
        ),
        (
            "api/cuda/ipc.rs",
            "fn a() { call!(|| crate::api::cudart::b()) }",
            "src/api/cuda/ipc.rs:1: crate::api::cudart::b runs sideways, from api::cuda to api::cudart",
        ),
        (
            "api/hip/ipc.rs",
            "use crate::backend::amd;",
            "src/api/hip/ipc.rs:1: crate::backend::amd names a back end, which border/choice.rs alone does",
        ),
        ("misc/a.rs", "", "src/misc/a.rs is in no layer"),
    ] {
        assert!(with(file, source).contains(&expected.to_owned()), "{:#?}", with(file, source));
    }
}

#[test]
fn circles_of_files_are_named() {
    let found = |child: &str, parent: &str| {
        let files = [
            ("room/mod.rs", "mod low; pub use low::*; mod high; fn a() {}"),
            ("room/low.rs", child),
            ("room/high.rs", parent),
        ];
        circles_of_files(&files.map(|(file, source)| (file.to_owned(), source.to_owned())), "room")
    };
    assert_eq!(found("use super::a;", "use super::{a, low::b};"), [""; 0]);
    assert_eq!(
        found("fn a() { super::high::c() }", "use super::low;"),
        ["room/low.rs:1: a circle, room::high -> room::low -> room::high"]
    );
    let files = [("room.rs", "mod low;\nfn a() { low::b() }"), ("room/low.rs", "use super::a;")];
    let files = files.map(|(file, source)| (file.to_owned(), source.to_owned()));
    assert_eq!(circles_of_files(&files, ""), ["room/low.rs:1: a circle, room -> room::low -> room"]);
}

#[test]
fn circles_are_named() {
    assert_eq!(
        with("os/futex.rs", "use super::loader;\nmod inner { use super::super::thread; }"),
        [""; 0],
        "an import of what is not there leads nowhere"
    );
    let files = [
        ("os/loader.rs", "use super::config;"),
        ("os/config.rs", "\nuse crate::os::vendor::Vendor;"),
        ("os/vendor.rs", "\n\nfn a() { super::loader::open() }"),
    ];
    assert_eq!(
        violations(&files),
        ["src/os/loader.rs:1: a circle, os::config -> os::vendor -> os::loader -> os::config"]
    );
}
