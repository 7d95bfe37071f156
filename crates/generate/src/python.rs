// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writer of the Python module acl.rt, which has a line for each function of AscendCL.

use std::collections::BTreeSet;

use crate::Result;
use crate::model::{Argument, Dialect, Function, Integer, Type};

const WIDTH: usize = 120;

/// Parameters with another name in pyACL's reference: function, C's name, pyACL's name.
const NAMES: &[(&str, &str, &str)] = &[
    ("aclrtDeviceCanAccessPeer", "canAccessPeer", "can"),
    ("aclrtDeviceEnablePeerAccess", "flags", "flag"),
    ("aclrtGetVersion", "majorVersion", "major"),
    ("aclrtGetVersion", "minorVersion", "minor"),
    ("aclrtGetVersion", "patchVersion", "patch"),
    ("aclrtMemGetAddressRange", "pbase", "base"),
    ("aclrtMemGetAddressRange", "psize", "size"),
    ("aclrtQueryEventStatus", "eventStatus", "status"),
    ("aclrtQueryEventWaitStatus", "eventStatus", "status"),
    ("aclrtStreamQuery", "streamStatus", "status"),
];

/// Functions that pyACL has elsewhere, not at all, or with lists and dictionaries that the module does not read.
const ELSEWHERE: [&str; 9] = [
    "aclrtGetMemUsageInfo",
    "aclrtGetPrimaryCtxState",
    "aclrtGetSocName",
    "aclrtGetStreamAttribute",
    "aclrtLaunchHostFunc",
    "aclrtMallocHostWithCfg",
    "aclrtMemcpyBatch",
    "aclrtMemcpyBatchAsync",
    "aclrtSetStreamAttribute",
];

/// Writes the module.
pub fn module(dialect: &Dialect, first_line: &str) -> Result<String> {
    let mut used = BTreeSet::new();
    let mut rows = String::new();
    for function in &dialect.functions {
        if function.name.starts_with("aclrt") && !ELSEWHERE.contains(&function.name.as_str()) {
            rows += &row(dialect, function, &mut used).map_err(|why| format!("{}: {why}", function.name))?;
        }
    }
    let mut used: Vec<String> = used.into_iter().map(str::to_owned).collect();
    // Constants first, as Python's tools sort them.
    used.sort_by_key(|name| name.contains(|letter: char| letter.is_lowercase()));
    Ok(format!(
        "# {first_line}\n# SPDX-License-Identifier: MIT OR Apache-2.0\n\
         \"\"\"Devices, contexts, streams, events, memory, and sharing it between processes, as in pyACL's acl.rt.\"\"\"\n\n\
         {}from ._library import define as _define\n\n{rows}\n\
         __all__ = [name for name in dir() if name[0].islower()]\n",
        bracketed("from ._library import", " ", &used)
    ))
}

/// Returns the line of a function: `malloc = _define("aclrtMalloc", Out("dev_ptr", WORD), WORD("size"),
/// I32("policy"))`.
fn row(dialect: &Dialect, function: &Function, used: &mut BTreeSet<&'static str>) -> Result<String> {
    let mut arguments_in_python = vec![format!("\"{}\"", function.name)];
    let mut arguments = function.arguments.iter().zip(&function.signature.0).peekable();
    while let Some((argument, (_, kind))) = arguments.next() {
        let renamed = NAMES.iter().find(|row| (row.0, row.1) == (&function.name, &argument.name));
        let name = renamed.map_or(with_underscores(&argument.name), |row| row.2.into());
        let role = &argument.role;
        let counted =
            |next: Option<&(&Argument, &(String, String))>| next.is_some_and(|(_, (_, kind))| kind == "usize");
        let word = match kind.strip_prefix("*mut ").or_else(|| kind.strip_prefix("*const ")) {
            None if kind == "aclrtIpcEventHandle" => format!("{}(\"{name}\")", used_name(used, "EVENT_HANDLE")),
            None => format!("{}(\"{name}\")", used_name(used, number(dialect, kind)?)),
            Some("c_char") if role.out && counted(arguments.peek()) => {
                let length = arguments.next().map(|(length, _)| with_underscores(&length.name)).unwrap_or_default();
                format!("{}(\"{name}\", \"{length}\")", used_name(used, "OutText"))
            }
            Some("c_char") if !role.out => format!("{}(\"{name}\")", used_name(used, "TEXT")),
            Some("i32") if role.array && !role.out && counted(arguments.peek()) => {
                arguments.next();
                format!("{}(\"{name}s\")", used_name(used, "PIDS"))
            }
            Some("aclrtMemAccessDesc") if role.array && !role.out && counted(arguments.peek()) => {
                arguments.next();
                format!("{}(\"{name}s\")", used_name(used, "ACCESSES"))
            }
            Some("aclrtPhysicalMemProp") if !role.out => format!("{}(\"{name}\")", used_name(used, "PROP")),
            Some("aclrtMemLocation") if !role.out => format!("{}(\"{name}\")", used_name(used, "LOCATION")),
            // A number, or a structure, as the share type says.
            Some("c_void") if argument.name == "shareableHandle" => {
                let word = if role.out { "OutShareable" } else { "SHAREABLE" };
                format!("{}(\"{name}\")", used_name(used, word))
            }
            Some("c_void") => format!("{}(\"{name}\")", used_name(used, "WORD")),
            Some("aclrtPhysicalMemProp") => out(used, &name, "PhysicalMemProp"),
            Some("aclrtPtrAttributes") if role.out => out(used, &name, "PtrAttributes"),
            Some("aclrtIpcEventHandle") if role.out => out(used, &name, "IpcEventHandle"),
            Some("aclrtUuid") if role.out => out(used, &name, "Uuid"),
            Some(target) if role.out && !role.nullable && !role.array => out(used, &name, number(dialect, target)?),
            Some(_) => return Err(format!("{}: Python has no such parameter", argument.name)),
        };
        arguments_in_python.push(word);
    }
    Ok(bracketed(&format!("{} = _define", name_in_python(&function.name)), "", &arguments_in_python))
}

/// Returns a list behind `start`, in as many lines as Python's formatters write. With a `space` there are brackets only
/// around several lines.
fn bracketed(start: &str, space: &str, items: &[String]) -> String {
    let all = items.join(", ");
    let line = if space.is_empty() { format!("{start}({all})") } else { format!("{start}{space}{all}") };
    if line.len() <= WIDTH {
        line + "\n"
    } else if all.len() <= WIDTH - 4 && space.is_empty() {
        format!("{start}(\n    {all}\n)\n")
    } else {
        format!("{start}{space}(\n    {},\n)\n", items.join(",\n    "))
    }
}

fn used_name(used: &mut BTreeSet<&'static str>, name: &'static str) -> &'static str {
    used.insert(name);
    name
}

fn out(used: &mut BTreeSet<&'static str>, name: &str, kind: &'static str) -> String {
    format!("{}(\"{name}\", {})", used_name(used, "Out"), used_name(used, kind))
}

/// Returns the name of a number type in python/acl/_library.py.
fn number(dialect: &Dialect, kind: &str) -> Result<&'static str> {
    Ok(match kind {
        "i32" => "I32",
        "u32" => "U32",
        "u64" => "U64",
        "usize" => "WORD",
        "f32" => "FLOAT",
        _ if kind.starts_with('*') => "WORD",
        _ => match dialect.resolve(&Type::Named(kind.into()))? {
            Type::Pointer(_) => "WORD",
            Type::Integer(Integer::Int) => "I32",
            _ => return Err(format!("{kind}: Python has no such type")),
        },
    })
}

/// Returns pyACL's name of a function: malloc_host for aclrtMallocHost, set_context for aclrtSetCurrentContext.
fn name_in_python(name: &str) -> String {
    with_underscores(name.trim_start_matches("aclrt")).replace("_current_", "_")
}

fn with_underscores(name: &str) -> String {
    let mut text = String::new();
    let mut before = None;
    let mut letters = name.chars().peekable();
    while let Some(letter) = letters.next() {
        // The last capital of several begins a word, if a small letter follows.
        let begins = !before.is_some_and(|before: char| before.is_ascii_uppercase())
            || letters.peek().is_some_and(char::is_ascii_lowercase);
        if letter.is_ascii_uppercase() && before.is_some() && begins {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
        before = Some(letter);
    }
    text
}
