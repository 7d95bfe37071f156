// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writes crates/fuzz/src/calls/functions.rs: every exported function with its arguments, for the fuzzer that calls them all.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::Result;
use crate::model::{Argument, Dialect, Struct, Type, parse_text};

/// Elements of arrays of structures that are filled, and longest arrays of other things that are not just bytes.
const FEW: u64 = 4;

/// Returns the file for all dialects, by the names of their folders.
pub fn file(dialects: &[(&str, Dialect)], first_line: &str) -> Result<String> {
    let mut text = format!("// {first_line}\n// SPDX-License-Identifier: MIT OR Apache-2.0\n");
    text += "//! Every exported function, by a call that draws its arguments.\n\n";
    text += "use std::ffi::*;\n\nuse anygpu::api::cudart::*;\nuse anygpu::api::{acl, anygpu as own, cuda, cudart, hip};\n\n";
    text += "use super::{Arg, Call, Dialect, Layout, World, call, outcome};\n\n";
    let mut calls = String::new();
    let mut older = String::new();
    for (folder, dialect) in dialects {
        for function in &dialect.functions {
            let path = if *folder == "anygpu" { "own" } else { folder };
            calls +=
                &call(dialect, folder, &format!("{path}::{}", function.name), &function.name, &function.arguments)?;
        }
        if *folder == "cudart" {
            for (name, arguments, parameters, result) in twelve(dialect)? {
                writeln!(older, "    fn {name}({parameters}) -> {result};").map_err(|error| error.to_string())?;
                calls += &call(dialect, folder, &name, &name, &arguments)?;
            }
        }
    }
    text += "// Those for CUDA 12.\n#[allow(clashing_extern_declarations, improper_ctypes)]\nunsafe extern \"C\" {\n";
    text += &older;
    text += "}\n\n/// All functions.\n#[rustfmt::skip]\npub const CALLS: &[Call] = &[\n";
    text += &calls;
    text += "];\n\n/// The structures that they take.\n#[rustfmt::skip]\npub const LAYOUTS: &[Layout] = &[\n";
    for (_, dialect) in dialects {
        for item in dialect.structs.iter().filter(|item| !item.opaque || item.union) {
            text += &layout(dialect, item)?;
        }
    }
    text += "];\n\n/// The statuses that each dialect has.\n#[rustfmt::skip]\npub const STATUSES: &[(Dialect, &[i64])] = &[\n";
    for (folder, name) in [("hip", "hipError_t"), ("cuda", "CUresult"), ("cudart", "cudaError_t")] {
        let dialect = dialects.iter().find(|(known, _)| *known == folder).ok_or("no such dialect")?;
        let numbers = dialect.1.enums.iter().find(|item| item.name == name).ok_or(name)?;
        let numbers: Vec<String> = numbers.values.iter().map(|value| value.number.to_string()).collect();
        writeln!(text, "    (Dialect::{}, &[{}]),", camel(folder), numbers.join(", "))
            .map_err(|error| error.to_string())?;
    }
    Ok(text + "];\n")
}

fn camel(folder: &str) -> String {
    folder[..1].to_uppercase() + &folder[1..]
}

/// A function's name, its arguments, and its parameters and result in Rust, pointers without their types.
type Older = (String, Vec<Argument>, String, String);

/// The functions of CUDA 12, of which those that differ are written by hand.
fn twelve(dialect: &Dialect) -> Result<Vec<Older>> {
    let mut all = Vec::new();
    let mut signatures = BTreeMap::new();
    for function in dialect.functions.iter().filter(|function| function.name.starts_with("cuda")) {
        let is_new = function.program_name.as_ref().is_some_and(|known| known.since >= 13_000);
        if !is_new {
            signatures.insert(format!("anygpu_12_{}", function.name), &function.signature);
        }
    }
    let by_hand = dialect.private.iter().filter(|(name, _)| name.starts_with("anygpu_12_"));
    signatures.extend(by_hand.map(|(name, signature)| (name.clone(), signature)));
    for (name, (parameters, result)) in signatures {
        let newer = dialect.functions.iter().find(|function| name.ends_with(&format!("anygpu_12_{}", function.name)));
        let mut arguments = Vec::new();
        let mut declared = Vec::new();
        for (parameter, kind) in parameters {
            let known = newer
                .and_then(|newer| newer.arguments.iter().find(|it| it.name == *parameter.trim_start_matches("r#")));
            let role = known.map(|known| known.role.clone()).unwrap_or_default();
            arguments.push(Argument { name: parameter.clone(), kind: parse_text(kind)?, role });
            let kind = if kind.starts_with('*') { "*mut c_void" } else { kind };
            declared.push(format!("{parameter}: {kind}"));
        }
        all.push((name, arguments, declared.join(", "), result.clone()));
    }
    Ok(all)
}

fn call(dialect: &Dialect, folder: &str, path: &str, name: &str, arguments: &[Argument]) -> Result<String> {
    let mut drawn = Vec::new();
    for argument in arguments {
        let way = way(dialect, &argument.kind)?;
        // A number that counts the elements of an array is no larger than the array.
        let counted = arguments.iter().find(|other| {
            let counts = |word: &String| word.strip_prefix("array of ") == Some(argument.name.trim_start_matches("r#"));
            other.role.keywords.iter().any(counts)
        });
        let role = match counted {
            Some(array) if matches!(way, "number") => match dialect.resolve(&array.kind)? {
                Type::Pointer(to) if matches!(dialect.resolve(&to)?, Type::Void | Type::Character) => {
                    "bytes".to_owned()
                }
                _ => "elements".to_owned(),
            },
            _ => argument.role.keywords.join(", "),
        };
        let kind = kind_of(dialect, &argument.kind)?;
        let name = argument.name.trim_start_matches("r#");
        drawn.push(format!(", {way}(\"{name}\", \"{kind}\", \"{role}\")"));
    }
    Ok(format!("    call!({}, \"{name}\", {path}{}),\n", camel(folder), drawn.concat()))
}

/// The method of `World` that draws a value of a type.
fn way(dialect: &Dialect, kind: &Type) -> Result<&'static str> {
    Ok(match dialect.resolve(kind)? {
        Type::Function => "callback",
        Type::Named(_) => "structure",
        Type::Float | Type::Double => "real",
        // Handles have names.
        Type::Pointer(_) if matches!(kind, Type::Named(_)) && dialect.is_handle(kind)? => "handle",
        Type::Pointer(_) => "pointer",
        _ => "number",
    })
}

/// A type in words: the name of a handle, an alias or a structure, with a star for each pointer.
fn kind_of(dialect: &Dialect, kind: &Type) -> Result<String> {
    Ok(match kind {
        Type::Named(name) => match dialect.resolve(kind) {
            Ok(Type::Named(structure)) => structure,
            _ => name.clone(),
        },
        Type::Pointer(to) => format!("*{}", kind_of(dialect, to)?),
        Type::Void => "void".into(),
        Type::Character => "char".into(),
        Type::Integer(_) | Type::Bool => "int".into(),
        _ => "other".into(),
    })
}

fn layout(dialect: &Dialect, item: &Struct) -> Result<String> {
    let whole = Type::Named(item.name.clone());
    let mut fields = String::new();
    members(dialect, &whole, "", 0, &mut fields)?;
    Ok(format!("    (\"{}\", {}, &[{}]),\n", item.name, dialect.layout(&whole)?.0, fields.trim_end_matches(", ")))
}

/// Writes what a type consists of, from an offset on.
fn members(dialect: &Dialect, kind: &Type, name: &str, at: u64, fields: &mut String) -> Result<()> {
    let size = dialect.layout(kind)?.0;
    let mut leaf = |way: &str, kind: &str| {
        *fields += &format!("({at}, {size}, \"{way}\", Arg(\"{name}\", \"{kind}\", \"in\")), ");
    };
    match dialect.resolve(kind)? {
        Type::Named(structure) => {
            let item = dialect.structure(&structure).ok_or_else(|| format!("{structure}: unknown type"))?;
            let mut next = 0_u64;
            for field in &item.fields {
                let (size, alignment) = dialect.layout(&field.kind)?;
                let start = if item.union { 0 } else { next.next_multiple_of(alignment) };
                next = start + size;
                members(dialect, &field.kind, field.name.trim_start_matches("r#"), at + start, fields)?;
            }
        }
        Type::Array(element, length) => {
            let size = dialect.layout(&element)?.0;
            match dialect.resolve(&element)? {
                Type::Named(_) | Type::Pointer(_) if length > FEW => leaf("zeros", "bytes"),
                Type::Named(_) | Type::Pointer(_) => {
                    for index in 0..length {
                        members(dialect, &element, name, at + index * size, fields)?;
                    }
                }
                _ => leaf("bytes", "bytes"),
            }
        }
        _ => leaf(way(dialect, kind)?, &kind_of(dialect, kind)?),
    }
    Ok(())
}
