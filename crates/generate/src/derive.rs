// SPDX-License-Identifier: MIT OR Apache-2.0
//! Derives functions that differ from another only in name, default stream, or the passing of structures.
//!
//! A line "// Derived: " between a function's documentation and its attributes names those derived from it:
//! - `NAME_ptsz`, `NAME_ptds`, `NAME_spt`: the default stream is the calling thread's own;
//! - `anygpu_NAME_ref`: takes by reference each structure that the other takes by value;
//! - `OTHER from 2.0 on`: the same function by the name that programs use since that version of CUDA, less a `_v3`;
//! - `OTHER for cuGetProcAddress from 13.4 on`: likewise, but headers do not define that name as it.
//!
//! A derived function may be the source of the next one in its line. [`crate::twins`] derives from another dialect.

use crate::Result;
use crate::model::{Dialect, by_reference, signature, without_per_thread};
use crate::text::{FunctionText, offsets};
use crate::twins::{self, Sources};

const MARK: &str = "// Derived: ";
const FROM: &str = "// Derived from ";
const WIDTH: usize = 120;

/// A source file and the functions derived in it.
pub struct Expanded {
    /// The file, each derived function behind its source.
    pub whole: String,
    /// The derived functions alone.
    pub derived: String,
}

/// Derives the functions named in a front end's source file; `null` is the status for a NULL pointer.
/// `sources` are functions of other dialects.
pub fn expand(dialect: &Dialect, source: &str, null: &str, sources: &Sources) -> Result<Expanded> {
    let (mut whole, mut derived) = (String::new(), String::new());
    let mut docs: Vec<String> = Vec::new();
    let mut lines = source.lines().peekable();
    while let Some(line) = lines.next() {
        whole.extend([line, "\n"]);
        if let Some(text) = line.strip_prefix("///") {
            docs.push(text.strip_prefix(' ').unwrap_or(text).into());
            continue;
        }
        let docs = std::mem::take(&mut docs);
        let (mut functions, names) = if let Some((source, names)) =
            line.strip_prefix(FROM).and_then(|names| names.split_once(": "))
        {
            let is_given = |line: &&str| line.starts_with("//") && !line.starts_with("///") && !line.starts_with(FROM);
            let given = std::iter::from_fn(|| lines.next_if(is_given));
            let given: Vec<&str> = given.map(|line| line.trim_start_matches("//")).collect();
            let given: Vec<&str> = given.iter().map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
            let (name, names) = names.split_once(", ").map_or((names, None), |(name, names)| (name, Some(names)));
            let function = twins::derive(sources, source, name, &given).map_err(|why| format!("{name}: {why}"))?;
            for text in [&mut whole, &mut derived] {
                *text += &function.text();
            }
            (vec![function], names)
        } else if let Some(names) = line.strip_prefix(MARK) {
            let code = code(&mut lines);
            whole += &code;
            (vec![FunctionText { name: parse(&code)?.sig.ident.to_string(), docs, code }], Some(names))
        } else {
            continue;
        };
        for wanted in names.into_iter().flat_map(|names| names.split(", ")) {
            let item = derive(dialect, &functions, wanted, null).map_err(|why| format!("{wanted}: {why}"))?;
            for text in [&mut whole, &mut derived] {
                *text += &item.text();
            }
            functions.push(item);
        }
    }
    Ok(Expanded { whole, derived })
}

/// Returns the functions in the text of a source file, by name.
pub fn functions(source: &str) -> Result<Sources> {
    let (mut functions, mut docs) = (Sources::new(), Vec::new());
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if let Some(text) = line.strip_prefix("///") {
            docs.push(text.strip_prefix(' ').unwrap_or(text).to_owned());
        } else if line == EXPORTED {
            let code = format!("{line}\n{}", code(&mut lines));
            let name = parse(&code)?.sig.ident.to_string();
            functions.insert(name.clone(), FunctionText { name, docs: std::mem::take(&mut docs), code });
        } else if !line.starts_with(MARK) {
            docs.clear();
        }
    }
    Ok(functions)
}

/// The attribute of exported functions, which comes behind the documentation.
const EXPORTED: &str = "#[unsafe(no_mangle)]";

/// Takes the lines of a function's code up to its end.
fn code<'a>(lines: &mut impl Iterator<Item = &'a str>) -> String {
    let mut code = String::new();
    for line in lines {
        code.extend([line, "\n"]);
        if line == "}" {
            break;
        }
    }
    code
}

/// Derives one function from those before it in its line.
fn derive(dialect: &Dialect, functions: &[FunctionText], wanted: &str, null: &str) -> Result<FunctionText> {
    let of = |name: &str| {
        functions
            .iter()
            .find(|item| item.name == name)
            .ok_or(format!("is named as derived, but there is no {name} here"))
    };
    if let Some((name, version)) = wanted.split_once(" from ") {
        return alias(&functions[0], name, version);
    }
    if let Some(item) = functions.iter().find(|item| by_reference(&item.name) == wanted) {
        return reference(dialect, item, null);
    }
    match without_per_thread(wanted) {
        Some(name) => per_thread(of(name)?, wanted),
        None => Err("is named as derived, by no rule".into()),
    }
}

/// Derives the same function under an earlier name, or under one of a later version.
fn alias(item: &FunctionText, name: &str, version: &str) -> Result<FunctionText> {
    let mut docs = item.docs.clone();
    let last = docs.iter_mut().find(|line| line.starts_with("CUDA: ")).ok_or("its documentation has no line CUDA")?;
    let (name, alone) = match name.strip_suffix(" for cuGetProcAddress") {
        Some(name) => (name, format!("{name}; cuGetProcAddress gives it for ")),
        None => (name, String::new()),
    };
    let name_in_programs = name.rsplit_once("_v").map_or(name, |(name, _)| name);
    *last = format!("CUDA: {alone}{name_in_programs} from {version}.");
    Ok(FunctionText { name: name.into(), docs, code: replace_word(&item.code, &item.name, name) })
}

/// Derives the function that uses the calling thread's own default stream.
fn per_thread(item: &FunctionText, name: &str) -> Result<FunctionText> {
    let body = item.code.split_once(" forward!").and_then(|(_, rest)| rest.split_once(";\n"));
    let (_, body) = body.ok_or("its source has no forward!")?;
    let parameters = signature(&parse(&item.code)?.sig)?.0;
    let mut streams = parameters.iter().filter(|(_, kind)| STREAMS.contains(&kind.as_str()));
    if streams.any(|(stream, _)| has_word(body, stream)) && !has_word(body, "default_stream") {
        return Err("its source uses the stream without default_stream".into());
    }
    let mut code = replace_word(&item.code, &item.name, name);
    code = replace_word(&code, "default_stream", "per_thread").replace("Stream::NULL", "Stream::PER_THREAD");
    let Some(public) = item.name.strip_prefix("anygpu_12_") else {
        let line = item.docs.iter().find(|line| line.starts_with("CUDA: ") || line.starts_with("HIP: "));
        let (dialect, text) = line.and_then(|line| line.split_once(": ")).ok_or("no line CUDA or HIP")?;
        let text = text.split_once("; cuGetProcAddress gives it for ").map_or(text, |(_, text)| text);
        let name_in_programs = text.split([' ', '.']).next().unwrap_or(text);
        let docs = vec![
            format!("{} with the calling thread's own default stream in the place of the default stream.", item.name),
            String::new(),
            format!("{dialect}: {name_in_programs} with {dialect}_API_PER_THREAD_DEFAULT_STREAM."),
        ];
        return Ok(FunctionText { name: name.into(), docs, code });
    };
    let suffix = &name[item.name.len()..];
    code = replace_word(&code, public, &format!("{public}{suffix}"));
    let docs = vec![format!("{public}{suffix} for programs compiled for CUDA 12.")];
    Ok(FunctionText { name: name.into(), docs, code })
}

/// Derives the function that takes structures by reference.
fn reference(dialect: &Dialect, item: &FunctionText, null: &str) -> Result<FunctionText> {
    let name = by_reference(&item.name);
    let function = parse(&item.code)?;
    let (mut parameters, result) = signature(&function.sig)?;
    let arguments: Vec<String> = parameters.iter().map(|parameter| parameter.0.clone()).collect();
    let mut structures = Vec::new();
    for (parameter, kind) in &mut parameters {
        if !kind.starts_with('*') && dialect.is_structure(kind) {
            *kind = format!("*const {kind}");
            structures.push(parameter.clone());
        }
    }
    let call = format!("{}({})", item.name, arguments.join(", "));
    let ((passing, noun), read, success, failure) = match &structures[..] {
        [] => return Err("its source takes no structure by value".into()),
        [one] => (
            (format!("the {one} by reference, for languages that cannot pass a structure by value"), one.as_str()),
            format!("read({one})"),
            format!("Ok({one})"),
            "Err(error)".to_string(),
        ),
        [one, other] => (
            ("its structures by reference, for languages that cannot pass them by value".into(), "structure"),
            format!("(read({one}), read({other}))"),
            format!("(Ok({one}), Ok({other}))"),
            "(Err(error), _) | (_, Err(error))".to_string(),
        ),
        _ => return Err("its source takes more than two structures by value".into()),
    };
    let mut docs = vec![format!("{} with {passing}.", item.name), String::new()];
    let described = item.docs.iter().skip_while(|line| !line.starts_with("- `"));
    docs.extend(described.take_while(|line| !line.is_empty()).cloned());
    docs.extend([String::new(), format!("Returns what {} returns, and {null} for a NULL {noun}.", item.name)]);
    docs.push(String::new());
    docs.extend(item.docs.last().map(|line| if line.starts_with("CUDA: ") { "CUDA: none." } else { line }.to_string()));
    let code = format!(
        "#[unsafe(no_mangle)]\n{} {{\n    match {read} {{\n        {success} => {call},\n        \
         {failure} => entry(super::super::Call::unlogged(\"{name}\"), |_| Err(error.clone())),\n    }}\n}}\n",
        head(&name, &parameters, &result)
    );
    Ok(FunctionText { name, docs, code })
}

/// Returns the signature of an exported function, on one line if it fits.
fn head(name: &str, parameters: &[(String, String)], result: &str) -> String {
    let typed: Vec<String> = parameters.iter().map(|(name, kind)| format!("{name}: {kind}")).collect();
    let line = format!("pub unsafe extern \"C\" fn {name}({}) -> {result}", typed.join(", "));
    if line.len() + " {".len() <= WIDTH {
        return line;
    }
    format!("pub unsafe extern \"C\" fn {name}(\n    {},\n) -> {result}", typed.join(",\n    "))
}

/// The types of streams.
const STREAMS: &[&str] = &["CUstream", "cudaStream_t", "hipStream_t"];

fn parse(code: &str) -> Result<syn::ItemFn> {
    syn::parse_str(code).map_err(|error| format!("what follows \"{MARK}\" is no function: {error}"))
}

fn has_word(text: &str, word: &str) -> bool {
    offsets(text, word).next().is_some()
}

fn replace_word(text: &str, word: &str, other: &str) -> String {
    let (mut replaced, mut end) = (String::new(), 0);
    for start in offsets(text, word) {
        replaced.extend([&text[end..start], other]);
        end = start + word.len();
    }
    replaced + &text[end..]
}
