// SPDX-License-Identifier: MIT OR Apache-2.0
//! Our C headers against the vendors': names, members, values, and programs that are written for either.
//!
//! tests/layout.rs and tests/layout_cuda.rs begin with our declarations, and see whether the vendors' agree; here the
//! vendors' headers come first, so that what ours lack is seen.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use common::{compile, root, run, scratch, skipped, succeed, text, unpacked};

/// A header, and how a compiler finds it.
struct Header {
    include: &'static str,
    flags: Vec<String>,
}

impl Header {
    fn new(include: &'static str, folders: &[PathBuf]) -> Header {
        Header { include, flags: folders.iter().map(|folder| format!("-I{}", folder.display())).collect() }
    }

    /// A source file that includes the header, with these lines behind it.
    fn source(&self, more: &str) -> PathBuf {
        static FILES: AtomicU32 = AtomicU32::new(0);
        let name = format!("{}_{}.c", std::process::id(), FILES.fetch_add(1, Ordering::Relaxed));
        let path = scratch("headers").join(name);
        std::fs::write(&path, format!("#include <{}>\n{more}", self.include))
            .expect("the target folder can be written");
        path
    }

    /// The text that the preprocessor makes of the header, and of these lines behind it.
    fn preprocessed(&self, flags: &[&str], more: &str) -> String {
        let source = self.source(more);
        let output = succeed(Command::new("cc").args(flags).args(&self.flags).arg("-E").arg(&source));
        _ = std::fs::remove_file(source);
        text(&output.stdout)
    }

    /// The macros that it defines.
    fn macros(&self, flags: &[&str]) -> BTreeSet<String> {
        let lines = self.preprocessed(&[flags, &["-dM"]].concat(), "");
        let name = |line: &str| Some(line.strip_prefix("#define ")?.split([' ', '(']).next()?.to_owned());
        lines.lines().filter_map(name).collect()
    }

    /// The meanings of these names in a program.
    fn meanings(&self, flags: &[&str], names: &BTreeSet<String>) -> BTreeMap<String, String> {
        let lines: String = names.iter().map(|name| format!("@ \"{name}\" {name}\n")).collect();
        let expanded = self.preprocessed(flags, &lines);
        let meaning = |line: &str| {
            let (name, meaning) = line.strip_prefix("@ \"")?.split_once('"')?;
            Some((name.to_owned(), meaning.trim().to_owned()))
        };
        expanded.lines().filter_map(meaning).collect()
    }

    fn declared(&self, flags: &[&str]) -> Declared {
        Declared::parse(&tokens(&self.preprocessed(flags, "")))
    }
}

/// A vendor's header of one release, and ours.
struct Pair {
    /// For words of failures.
    release: &'static str,
    vendors: Header,
    ours: Header,
    /// Ours by the vendor's name, of the folder `compat`.
    compat: Header,
    /// The beginnings of the names of its functions and types.
    prefixes: &'static [&'static str],
    /// The flags by which default streams are all threads' or each thread's own.
    defaults: [&'static [&'static str]; 2],
    /// Names that mean another function there, because ours are those of another release. Those that end with an
    /// asterisk are all that start so.
    other_release: &'static [&'static str],
    /// Members that ours have not.
    absent: &'static [(&'static str, &'static str)],
}

const PER_THREAD_OF_CUDA: [&[&str]; 2] = [&[], &["-DCUDA_API_PER_THREAD_DEFAULT_STREAM"]];

/// The folders of headers in NVIDIA's packages, of which one is a release of the runtime's headers.
fn nvidia(package: &'static str) -> Option<Vec<PathBuf>> {
    let folder = unpacked(&[package, "nvidia-cuda-crt==13.5.37"])?;
    let places = ["nvidia/cuda_runtime/include", "nvidia/cu13/include"];
    Some(places.into_iter().map(|place| folder.join(place)).filter(|place| place.exists()).collect())
}

/// The pairs whose vendor's header is here; which is not is said.
fn pairs() -> Vec<Pair> {
    let include = root().join("include");
    let ours = |include_of| Header::new(include_of, std::slice::from_ref(&include));
    let compat = |include_of| Header::new(include_of, &[include.join("anygpu/compat")]);
    let mut pairs = Vec::new();
    for (package, release, since) in [
        ("nvidia-cuda-runtime==13.5.37", "13.5", CHANGED_AFTER_13_4),
        ("nvidia-cuda-runtime-cu12==12.9.79", "12.9", CHANGED_AFTER_12_9),
    ] {
        let Some(folders) = nvidia(package) else { continue };
        for (vendors, own, prefixes) in
            [("cuda.h", "anygpu/cuda.h", &["cu", "CU"][..]), ("cuda_runtime_api.h", "anygpu/cudart.h", &["cuda"][..])]
        {
            pairs.push(Pair {
                release,
                vendors: Header::new(vendors, &folders),
                ours: ours(own),
                compat: compat(vendors),
                prefixes,
                defaults: PER_THREAD_OF_CUDA,
                other_release: since,
                absent: &[],
            });
        }
    }
    let hip = "hip/hip_runtime_api.h";
    if !Path::new("/usr/include").join(hip).exists() {
        skipped(format!("/usr/include/{hip} is not there (Debian: libamdhip64-dev)"));
        return pairs;
    }
    pairs.push(Pair {
        release: "5.2",
        vendors: Header { include: hip, flags: vec!["-D__HIP_PLATFORM_AMD__".into()] },
        ours: ours("anygpu/hip.h"),
        compat: compat(hip),
        prefixes: &["hip", "HIP"],
        defaults: [&[], &["-DHIP_API_PER_THREAD_DEFAULT_STREAM"]],
        other_release: CHANGED_AFTER_HIP_5_2,
        absent: &[],
    });
    pairs
}

/// A program asks cuda.h's own inline function for the thread's default stream, and the library has no such name.
const CHANGED_AFTER_13_4: &[&str] = &["cuGetProcAddress", "cuGetProcAddress_v2"];

/// Names with other parameters, a higher version or other members from 13.0 on, as our headers have.
const CHANGED_AFTER_12_9: &[&str] = &[
    "cuCtxCreate",
    "cuDeviceGetUuid",
    "cuEventElapsedTime",
    "cuGetProcAddress*",
    "cuGraphAddDependencies",
    "cuGraphAddNode",
    "cuGraphGetEdges",
    "cuGraphNodeGetDependencies",
    "cuGraphNodeGetDependentNodes",
    "cuGraphRemoveDependencies",
    "cuMemAdvise",
    "cuMemPrefetchAsync*",
    "cuMemcpy3DBatchAsync",
    "cuMemcpyBatchAsync",
    "cuStreamGetCaptureInfo*",
    "cuStreamUpdateCaptureDependencies*",
    "cudaGetDeviceProperties",
    "cudaGraphAddDependencies",
    "cudaGraphGetEdges",
    "cudaGraphNodeGetDependencies",
    "cudaGraphNodeGetDependentNodes",
    "cudaGraphRemoveDependencies",
    "cudaMemAdvise",
    "cudaMemPrefetchAsync*",
    "cudaMemcpy3DBatchAsync*",
    "cudaMemcpyBatchAsync*",
    "cudaSignalExternalSemaphoresAsync",
    "cudaStreamGetCaptureInfo",
    "cudaStreamUpdateCaptureDependencies*",
    "cudaWaitExternalSemaphoresAsync",
    "CUDA_MEM_ALLOC_NODE_PARAMS",
    "CUmemPoolProps",
    "cudaDevAttrMax",
    "cudaDeviceProp",
    "cudaMemAllocNodeParams",
    "cudaMemPoolProps",
    "cudaPointerAttributes",
];

/// Names that HIP 6 has in another version, or for a thread's own default stream.
const CHANGED_AFTER_HIP_5_2: &[&str] = &[
    "hipChooseDevice",
    "hipDeviceProp_t",
    "hipGetDeviceProperties",
    "hipGraphLaunch",
    "hipLaunchHostFunc",
    "hipMemcpy2DAsync",
    "hipMemcpy2DFromArrayAsync",
    "hipMemcpy2DToArrayAsync",
    "hipMemcpy3DAsync",
    "hipMemcpyFromArray",
    "hipMemset2DAsync",
    "hipMemset3DAsync",
    "hipMemsetAsync",
    "hipStreamAddCallback",
    "hipStreamBeginCapture",
    "hipStreamEndCapture",
    "hipStreamGetCaptureInfo",
    "hipStreamGetCaptureInfo_v2",
    "hipStreamIsCapturing",
    "hipGraphNodeType*",
    "hipMemoryType*",
    "hipErrorTbd", // One more since 7.14.
    "HIP_MEMCPY3D",
    "hipExternalSemaphore*",
    "hipMemAllocationProp",
    "hipMemPoolProps",
    "hipPointerAttribute_t",
];

fn is_listed(list: &[&str], name: &str) -> bool {
    list.iter().any(|listed| match listed.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => *listed == name,
    })
}

/// Names and marks of C, without what compilers add.
fn tokens(source: &str) -> Vec<String> {
    let code: String = source.lines().filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]).collect();
    let mut tokens: Vec<String> = Vec::new();
    let mut rest = code.as_str();
    while let Some(first) = rest.chars().next() {
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let length = if first == '"' {
            rest[1..].find('"').map_or(rest.len(), |end| end + 2)
        } else if is_part(first) {
            rest.find(|c| !is_part(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(length);
        if !first.is_whitespace() {
            tokens.push(token.into());
        }
        rest = after;
    }
    // Attributes, with their parentheses.
    let mut plain = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        match tokens[at].as_str() {
            "__attribute__" | "__attribute" | "__asm__" | "__declspec" => at = closing(&tokens, at + 1) + 1,
            "__extension__" | "__inline__" | "__restrict" => at += 1,
            _ => {
                plain.push(tokens[at].clone());
                at += 1;
            }
        }
    }
    plain
}

/// The place where the bracket closes that opens here.
fn closing(tokens: &[String], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.as_str() {
            "(" | "{" | "[" => depth += 1,
            ")" | "}" | "]" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    tokens.len() - 1
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// A member of a structure or union.
#[derive(Clone, Debug)]
struct Member {
    /// None of a structure or union whose members are those of what it is in.
    name: Option<String>,
    /// The name of its type, where it is a structure itself and no pointer or array.
    kind: Option<String>,
    /// True for some bits of a number, which have no address.
    is_bits: bool,
}

/// A function: its result, and its parameters.
#[derive(Debug)]
struct Prototype {
    result: String,
    /// Each as it is declared, and its name.
    parameters: Vec<(String, String)>,
}

/// The declarations of a header.
#[derive(Default)]
struct Declared {
    structures: BTreeMap<String, Vec<Member>>,
    functions: BTreeMap<String, Prototype>,
    /// The values of enumerations.
    values: BTreeSet<String>,
    /// All names.
    words: BTreeSet<String>,
}

impl Declared {
    fn parse(tokens: &[String]) -> Declared {
        let words = tokens.iter().filter(|token| is_name(token)).cloned().collect();
        let mut declared = Declared { words, ..Declared::default() };
        let mut at = 0;
        while at < tokens.len() {
            let mut end = at;
            let mut has_body = false;
            while end < tokens.len() && tokens[end] != ";" {
                if tokens[end] == "{" {
                    has_body = true;
                    end = closing(tokens, end);
                    // The end of a function.
                    if !tokens[at..end].iter().any(|token| ["struct", "union", "enum"].contains(&token.as_str())) {
                        break;
                    }
                }
                end += 1;
            }
            declared.statement(&tokens[at..end.min(tokens.len())], has_body);
            at = end + 1;
        }
        declared
    }

    fn statement(&mut self, tokens: &[String], has_body: bool) {
        let tokens = match tokens {
            [first, rest @ ..] if first == "extern" => rest,
            tokens => tokens,
        };
        let Some(first) = tokens.first() else { return };
        let rest = if first == "typedef" { &tokens[1..] } else { tokens };
        let (word, brace) = match rest {
            [word, brace, ..] if brace == "{" => (word.as_str(), 1),
            [word, _, brace, ..] if brace == "{" => (word.as_str(), 2),
            _ => ("", 0),
        };
        if word == "enum" {
            let values = split(&rest[brace + 1..closing(rest, brace)]).filter_map(|value| value.first()).cloned();
            self.values.extend(values);
        } else if ["struct", "union"].contains(&word) {
            let end = closing(rest, brace);
            let names = rest[end + 1..].iter().filter(|token| is_name(token)).cloned();
            let mut names: Vec<String> = names.chain((brace == 2).then(|| rest[1].clone())).collect();
            names.dedup();
            let Some(first) = names.first().cloned() else { return };
            let members = self.members(&first, &rest[brace + 1..end]);
            for name in names {
                self.structures.insert(name, members.clone());
            }
        } else if first == "typedef" {
            // Another name of a structure.
            let plain: Vec<&String> =
                rest.iter().filter(|token| !["struct", "union"].contains(&token.as_str())).collect();
            if let [of, name] = plain[..]
                && let Some(members) = self.structures.get(of)
            {
                self.structures.insert(name.clone(), members.clone());
            }
        } else if !has_body
            && let Some(open) = tokens.iter().position(|token| token == "(")
            && open > 1
            && closing(tokens, open) == tokens.len() - 1
        {
            let parameters = split(&tokens[open + 1..tokens.len() - 1]).filter(|parameter| parameter != &["void"]);
            let parameters: Vec<_> =
                parameters.map(|words| (words.join(" "), name_of(words).unwrap_or_default())).collect();
            let result = tokens[..open - 1].join(" ");
            self.functions.insert(tokens[open - 1].clone(), Prototype { result, parameters });
        }
    }

    fn members(&mut self, of: &str, tokens: &[String]) -> Vec<Member> {
        let mut members = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            let mut end = at;
            let mut inner = None;
            while end < tokens.len() && tokens[end] != ";" {
                if tokens[end] == "{" {
                    let close = closing(tokens, end);
                    inner = Some((end, close));
                    end = close;
                }
                end += 1;
            }
            let statement = &tokens[at..end.min(tokens.len())];
            let place = at;
            at = end + 1;
            if let Some((open, close)) = inner {
                let is_enum = tokens[place] == "enum";
                let key = format!("{of} {open}");
                if !is_enum {
                    let inner = self.members(&key, &tokens[open + 1..close]);
                    self.structures.insert(key.clone(), inner);
                }
                let kind = (!is_enum).then_some(key);
                let behind = &tokens[close + 1..end.min(tokens.len())];
                let kind_of = |declarator: &[String]| {
                    kind.clone().filter(|_| !declarator.iter().any(|token| token == "*" || token == "["))
                };
                let named = split(behind).filter_map(|behind| Some((name_of(behind)?, kind_of(behind))));
                let named = named.map(|(name, kind)| Member { name: Some(name), kind, is_bits: false });
                members.extend(named);
                if behind.is_empty() {
                    members.push(Member { name: None, kind, is_bits: false });
                }
                continue;
            }
            for (index, declarator) in split(statement).enumerate() {
                let Some(name) = name_of(declarator) else { continue };
                let is_plain = !declarator.iter().any(|token| ["*", "[", "(", ":"].contains(&token.as_str()));
                let kind = declarator.iter().rev().nth(1).filter(|_| is_plain && index == 0).cloned();
                let is_bits = declarator.iter().any(|token| token == ":");
                members.push(Member { name: Some(name), kind, is_bits });
            }
        }
        members
    }

    /// Returns true if a member of a structure is some bits of a number.
    fn is_bits(&self, name: &str, member: &str) -> bool {
        let inner =
            |of: &Member| of.kind.as_deref().is_some_and(|kind| of.name.is_none() && self.is_bits(kind, member));
        let members = self.structures.get(name).into_iter().flatten();
        members.into_iter().any(|of| (of.is_bits && of.name.as_deref() == Some(member)) || inner(of))
    }

    /// The members of a structure, and theirs, as a program writes them.
    fn paths(&self, name: &str) -> Vec<String> {
        let mut paths = Vec::new();
        for member in self.structures.get(name).into_iter().flatten() {
            let inner = member.kind.as_deref().filter(|kind| *kind != name);
            let inner = inner.map(|kind| self.paths(kind)).unwrap_or_default();
            match &member.name {
                Some(name) => {
                    paths.push(name.clone());
                    paths.extend(inner.iter().map(|path| format!("{name}.{path}")));
                }
                None => paths.extend(inner),
            }
        }
        paths
    }
}

/// The parts between commas outside brackets.
fn split(tokens: &[String]) -> impl Iterator<Item = &[String]> {
    let mut depth = 0;
    let parts = tokens.split(move |token| {
        match token.as_str() {
            "(" | "{" | "[" => depth += 1,
            ")" | "}" | "]" => depth -= 1,
            _ => {}
        }
        depth == 0 && token == ","
    });
    parts.filter(|part| !part.is_empty())
}

/// The name that a declaration declares.
fn name_of(tokens: &[String]) -> Option<String> {
    if let Some(open) = tokens.windows(2).position(|two| two[0] == "(" && two[1] == "*") {
        return tokens.get(open + 2).filter(|token| is_name(token)).cloned();
    }
    let end = tokens.iter().position(|token| token == "[" || token == ":").unwrap_or(tokens.len());
    tokens[..end].last().filter(|token| is_name(token)).cloned()
}

/// A macro may give a name the function of a version or of a default stream, a type, or a constant.
#[test]
fn every_name_means_in_our_headers_what_it_means_in_the_vendors() {
    let mut wrong = Vec::new();
    for pair in pairs() {
        for flags in pair.defaults {
            let (own, vendors) = (pair.ours.declared(flags), pair.vendors.declared(flags));
            let names_of = |header: &Header, declared: Declared| -> BTreeSet<String> {
                header.macros(flags).into_iter().chain(declared.functions.into_keys()).collect()
            };
            let words: BTreeSet<String> = own.words.clone();
            let (in_ours, in_theirs) = (names_of(&pair.ours, own), names_of(&pair.vendors, vendors));
            let is_of = |name: &&String| pair.prefixes.iter().any(|prefix| name.starts_with(prefix));
            let names = in_theirs.iter().filter(is_of).cloned().collect();
            let (own, vendors) = (pair.ours.meanings(flags, &names), pair.vendors.meanings(flags, &names));
            for name in &names {
                let (ours, theirs) = (&own[name], &vendors[name]);
                let is_one = |meaning: &str| is_name(meaning) && tokens(meaning).len() == 1;
                let is_known = in_ours.contains(name) || words.contains(theirs);
                let is_other = ours != theirs && is_one(ours) && is_one(theirs) && is_known;
                if is_other && !is_listed(pair.other_release, name) {
                    wrong.push(format!(
                        "{} {} {flags:?}: {name} is {ours}, not {theirs}",
                        pair.vendors.include, pair.release
                    ));
                }
            }
            assert!(names.len() > 300, "{} names", names.len());
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A program that shows size and place of members.
fn places(header: &Header, members: &[(String, String)], values: &[&String]) -> String {
    let mut program = String::from("#include <stddef.h>\n#include <stdio.h>\n");
    program += "#define SHOW(s, m) printf(\"%s.%s %zu %zu\\n\", #s, #m, offsetof(s, m), sizeof(((s *)0)->m));\n";
    program += "int main() {\n";
    for (structure, member) in members {
        program += &format!("SHOW({structure}, {member})\n");
    }
    for value in values {
        program += &format!("printf(\"{value} %lld\\n\", (long long){value});\n");
    }
    let source = header.source(&(program + "return 0; }\n")).into_os_string().into_string().expect("UTF-8");
    let renamed = source.replace(".c", ".cpp");
    std::fs::rename(&source, &renamed).expect("the target folder can be written");
    let name = Path::new(&renamed).file_stem().and_then(|name| name.to_str()).expect("a name");
    // In C++ a structure's tag is its name.
    let program = compile("c++", name, &[Path::new(&renamed)], &header.flags);
    text(&succeed(&mut Command::new(program)).stdout)
}

#[test]
fn every_structure_has_the_members_that_it_has_in_the_vendors_header() {
    let mut wrong = Vec::new();
    for pair in pairs() {
        let (own, vendors) = (pair.ours.declared(&[]), pair.vendors.declared(&[]));
        let words = format!("{} {}", pair.vendors.include, pair.release);
        let mut both = Vec::new();
        for name in vendors.structures.keys().filter(|name| !name.contains(' ')) {
            if !own.structures.contains_key(name) {
                continue;
            }
            let paths = own.paths(name);
            for path in vendors.paths(name) {
                if is_listed(pair.other_release, name)
                    || pair.absent.iter().any(|(of, member)| of == name && is_listed(&[member], &path))
                {
                    continue;
                }
                match paths.contains(&path) {
                    true if vendors.is_bits(name, &path) => {}
                    true => both.push((name.clone(), path)),
                    false => wrong.push(format!("{words}: ours lack {name}.{path}")),
                }
            }
        }
        assert!(both.len() > 100, "{words}: {} members", both.len());
        let values = own.values.intersection(&vendors.values).filter(|name| !is_listed(pair.other_release, name));
        let values: Vec<&String> = values.collect();
        assert!(values.len() > 150, "{words}: {} values", values.len());
        let (own, vendors) = (places(&pair.ours, &both, &values), places(&pair.vendors, &both, &values));
        let differ = own.lines().zip(vendors.lines()).filter(|(own, vendors)| own != vendors);
        wrong.extend(differ.map(|(own, vendors)| format!("{words}: {own}, there {vendors}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A program that calls each function by its plain name, with arguments of the types that one header has.
fn calls(from: &Header, pair: &Pair, flags: &[&str], known: &dyn Fn(&str) -> bool) -> (String, usize) {
    let declared = from.declared(flags);
    let names: BTreeSet<String> = declared.functions.keys().cloned().chain(from.macros(flags)).collect();
    let names = names.into_iter().filter(|name| pair.prefixes.iter().any(|prefix| name.starts_with(prefix))).collect();
    let (mut program, mut count) = (String::new(), 0);
    for (name, meaning) in from.meanings(flags, &names) {
        let Some(function) = declared.functions.get(&meaning).filter(|_| known(&name)) else { continue };
        let parameters: Vec<&str> = function.parameters.iter().map(|parameter| parameter.0.as_str()).collect();
        let arguments: Vec<&str> = function.parameters.iter().map(|parameter| parameter.1.as_str()).collect();
        let parameters = if parameters.is_empty() { "void".into() } else { parameters.join(", ") };
        let result = &function.result;
        program += &format!("{result} use_{name}({parameters}); ");
        program += &format!("{result} use_{name}({parameters}) {{ return {name}({}); }}\n", arguments.join(", "));
        count += 1;
    }
    (program, count)
}

#[test]
fn one_program_with_every_function_compiles_with_our_headers_and_with_the_vendors() {
    let mut wrong = Vec::new();
    for pair in pairs() {
        for flags in pair.defaults {
            let (own, vendors) = (pair.ours.declared(flags), pair.vendors.declared(flags));
            let names = |header: &Header, declared: &Declared| -> BTreeSet<String> {
                let all = declared.functions.keys().cloned().chain(header.macros(flags)).collect();
                let meanings = header.meanings(flags, &all);
                meanings
                    .into_iter()
                    .filter(|(_, meaning)| declared.functions.contains_key(meaning))
                    .map(|(name, _)| name)
                    .collect()
            };
            let (own, vendors) = (names(&pair.ours, &own), names(&pair.vendors, &vendors));
            let known =
                |name: &str| own.contains(name) && vendors.contains(name) && !is_listed(pair.other_release, name);
            let (program, count) = calls(&pair.vendors, &pair, flags, &known);
            assert!(count > 100, "{} {}: {count} functions", pair.vendors.include, pair.release);
            for with in [&pair.ours, &pair.compat, &pair.vendors] {
                let source = with.source(&program);
                let mut command = Command::new("cc");
                command.args(["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-Wno-deprecated-declarations"]);
                let output = run(command.args(["-fsyntax-only"]).args(flags).args(&with.flags).arg(&source));
                let errors = text(&output.stderr);
                // A line of the program is a function.
                let words = |line: &str| {
                    let (place, why) = line.split_once(" error: ")?;
                    let number: usize = place.split(':').nth(1)?.parse().ok()?;
                    let name = program.lines().nth(number - 2)?.split("use_").nth(1)?.split('(').next()?;
                    Some(format!("{} {} {}: {name}: {why}", pair.vendors.include, pair.release, with.include))
                };
                wrong.extend(errors.lines().filter_map(words));
                if output.status.success() {
                    _ = std::fs::remove_file(source);
                } else {
                    assert!(!wrong.is_empty(), "{errors}");
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// AMD's newest header, as a package of AMD's has it: the members of each structure, in the language Cython.
fn members_in_cython(text: &str) -> Declared {
    let mut declared = Declared::default();
    let mut structure: Option<String> = None;
    for line in text.lines() {
        let words = tokens(line);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            ["cdef" | "ctypedef", "struct" | "union", name, .., ":"] => {
                declared.structures.insert(name.into(), Vec::new());
                structure = Some(name.into());
            }
            ["ctypedef", of, name] => {
                if let Some(members) = declared.structures.get(of).cloned() {
                    declared.structures.insert(name.into(), members);
                }
            }
            ["cdef" | "ctypedef" | "pass", ..] | [] => structure = structure.filter(|_| words.is_empty()),
            _ => {
                let Some(members) = structure.as_ref().and_then(|name| declared.structures.get_mut(name)) else {
                    continue;
                };
                let line: Vec<String> = words.iter().map(|&word| word.into()).collect();
                let is_plain = !words.iter().any(|word| ["*", "[", "("].contains(word));
                let kind = words.iter().rev().nth(1).filter(|_| is_plain).map(|&kind| kind.to_owned());
                members.push(Member { name: name_of(&line), kind, is_bits: false });
            }
        }
    }
    // A part without a name is written before what it is in, with its name and a number.
    let parts: Vec<String> = declared.structures.keys().cloned().collect();
    for part in &parts {
        let Some(end) = part.rfind("_union_").max(part.rfind("_struct_")) else { continue };
        let of = part[..end].to_owned();
        if let Some(members) = declared.structures.get_mut(&of)
            && !members.iter().any(|member| member.kind.as_ref() == Some(part))
        {
            members.push(Member { name: None, kind: Some(part.clone()), is_bits: false });
        }
    }
    declared
}

#[test]
fn every_structure_has_the_members_that_it_has_in_amds_newest_header() {
    let Some(folder) = unpacked(&["rocm-bindings-hip==10.0.0.0.1.2"]) else { return };
    let text = std::fs::read_to_string(folder.join("rocm/bindings/cyhip.pxd")).expect("declarations");
    let theirs = members_in_cython(&text);
    let include = root().join("include");
    let ours = Header::new("anygpu/hip.h", &[include]).declared(&[]);
    let (mut wrong, mut compared) = (Vec::new(), 0);
    for name in theirs.structures.keys().filter(|name| ours.structures.contains_key(*name)) {
        let paths = ours.paths(name);
        for path in theirs.paths(name) {
            compared += 1;
            if !paths.contains(&path) {
                wrong.push(format!("hip.h newest: ours lack {name}.{path}"));
            }
        }
    }
    assert!(compared > 200, "{compared} members");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// HIP 10.2's HIP_FORCE_API_VERSION, for which a program's calls compile, and where they do not.
#[test]
fn a_program_chooses_the_form_of_hips_calls() {
    let folder = common::scratch("forced");
    let source = |argument: &str| {
        format!(
            "#include <hip/hip_runtime_api.h>\nint advise(void *memory);\nint advise(void *memory)\n{{\n    \
            hipMemLocation location = {{0}};\n    (void)location;\n    \
            return hipMemAdvise(memory, 1, hipMemAdviseSetReadMostly, {argument}) != hipSuccess;\n}}\n"
        )
    };
    for (version, argument, compiles) in [
        (None, "0", true),
        (None, "location", false),
        (Some("700"), "0", true),
        (Some("800"), "location", true),
        (Some("800"), "0", false),
        (Some("500"), "0", false),
    ] {
        let path = folder.join("forced.c");
        std::fs::write(&path, source(argument)).expect("a writable folder");
        let mut command = common::compiler("cc");
        command.args(["-fsyntax-only", "-Werror", "-w", "-I"]).arg(root().join("include/anygpu/compat")).arg(&path);
        command.args(version.map(|version| format!("-DHIP_FORCE_API_VERSION={version}")));
        assert_eq!(common::run(&mut command).status.success(), compiles, "{version:?} {argument}");
    }
}
