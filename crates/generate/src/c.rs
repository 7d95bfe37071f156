// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writer of the C headers: cbindgen writes types and prototypes, this module enumerations and constants.
//!
//! cbindgen cannot see the latter behind `c_enum!`. They precede the types.

use std::fmt::Write;

use crate::model::{Constant, Dialect, Enum, Type, without_abi_suffix, without_per_thread};
use crate::{FrontEnd, Result, Source, members};

/// Function that returns an enumeration's tag for its name.
pub type Tags = fn(&str) -> String;

/// Writes the header of a front end.
pub fn header(dialect: &Dialect, first_line: &str, front_end: &FrontEnd, sources: &[Source]) -> Result<String> {
    let FrontEnd { header: name, docs, c, cpp, tags, includes, shared, .. } = front_end;
    let docs: String = docs.iter().map(|line| format!(" * {line}").trim_end().to_string() + "\n").collect();
    let mut config = cbindgen::Config {
        language: cbindgen::Language::C,
        style: cbindgen::Style::Both,
        header: Some(format!("/* {first_line}\n * SPDX-License-Identifier: MIT OR Apache-2.0\n *\n{docs} */")),
        include_guard: Some(format!("ANYGPU_{}_H", name.to_uppercase())),
        no_includes: true,
        sys_includes: vec!["stddef.h".into(), "stdint.h".into()],
        includes: includes.iter().map(|header| header.to_string()).collect(),
        after_includes: Some(constants(dialect, *tags) + members::types(name)),
        cpp_compat: true,
        usize_is_size_t: true,
        documentation_style: cbindgen::DocumentationStyle::Doxy,
        line_length: 100,
        ..cbindgen::Config::default()
    };
    // Constants are written below: cbindgen supports only some of their forms.
    config.export.item_types = vec![
        cbindgen::ItemType::Structs,
        cbindgen::ItemType::Unions,
        cbindgen::ItemType::OpaqueItems,
        cbindgen::ItemType::Typedefs,
        cbindgen::ItemType::Functions,
    ];
    let declared: Vec<&str> = dialect.declared().map(|function| function.name.as_str()).collect();
    let all = dialect.functions.iter().map(|function| function.name.as_str());
    let undeclared = all.filter(|name| !declared.contains(name));
    config.export.exclude = undeclared.chain(shared.iter().copied()).map(str::to_string).collect();
    // cbindgen also sees functions that are exported only for the linker script.
    config.export.exclude.extend(dialect.private.keys().cloned());

    // cbindgen reads only files, and the derived functions may not be written yet: it passes over a module without a file,
    // but not over one with a path.
    let folder = tempfile::tempdir().map_err(|error| format!("{name}.h: {error}"))?;
    for source in sources {
        let lines = source.text.lines().filter(|line| !line.starts_with("#[path = "));
        let text: String = lines.flat_map(|line| [line, "\n"]).collect();
        std::fs::write(folder.path().join(&source.name), text).map_err(|error| format!("{name}.h: {error}"))?;
    }
    let builder = cbindgen::Builder::new().with_config(config).with_src(folder.path().join("mod.rs"));
    let bindings = builder.generate().map_err(|error| format!("{name}.h: {error}"))?;
    let mut text = Vec::new();
    bindings.write(&mut text);
    let text = String::from_utf8(text).map_err(|error| format!("{name}.h: {error}"))?;
    let mut text = members::with_all(name, text)?;
    let mut end = c.trim_start().to_string() + &names(dialect);
    if !cpp.is_empty() {
        end += &format!("#ifdef __cplusplus\n{cpp}\n#endif  // __cplusplus\n\n");
    }
    let guard_end = text.rfind("#endif").ok_or(format!("{name}.h: no include guard"))?;
    text.insert_str(guard_end, &end);
    Ok(text)
}

/// Returns macros for the names that programs write for functions exported under another name.
///
/// They follow the prototypes, which they would change.
fn names(dialect: &Dialect) -> String {
    let (mut always, mut legacy, mut per_thread) = (String::new(), String::new(), String::new());
    for function in dialect.declared() {
        let (name, written) = (&function.name, dialect.name_in_programs(function));
        let is_variant = |other: &str| without_per_thread(other) == Some(name);
        let variant = dialect.functions.iter().find(|other| is_variant(&other.name));
        match variant {
            Some(variant) => {
                per_thread += &format!("#define {written} {}\n", variant.name);
                if written != name {
                    legacy += &format!("#define {written} {name}\n");
                }
            }
            None if function.program_name.is_some() && written != name => {
                always += &format!("#define {written} {name}\n");
            }
            None => {}
        }
        always.extend(function.also().map(|also| format!("#define {also} {name}\n")));
    }
    if always.is_empty() && per_thread.is_empty() {
        return always;
    }
    let condition = if per_thread.contains("_spt\n") {
        "defined(HIP_API_PER_THREAD_DEFAULT_STREAM) || defined(__HIP_API_PER_THREAD_DEFAULT_STREAM__)"
    } else {
        "defined(CUDA_API_PER_THREAD_DEFAULT_STREAM) || defined(__CUDA_API_PER_THREAD_DEFAULT_STREAM)"
    };
    let otherwise = if legacy.is_empty() { legacy } else { format!("#else\n{legacy}") };
    format!(
        "/* The names that programs write, and the functions they mean. */\n{always}\n\
         #if {condition}\n{per_thread}{otherwise}#endif\n\n"
    )
}

/// Returns the macros and enumerations that precede the types.
fn constants(dialect: &Dialect, tags: Tags) -> String {
    let mut text = String::new();
    for constant in &dialect.constants {
        write_constant(&mut text, dialect, constant);
    }
    for name in dialect.with_abi_suffix() {
        text += &format!(
            "\n/** This header's types have the ABI of HIP 6. */\n#define {} {name}\n",
            without_abi_suffix(name)
        );
    }
    for item in &dialect.enums {
        write_enum(&mut text, item, tags);
    }
    text
}

fn write_constant(text: &mut String, dialect: &Dialect, constant: &Constant) {
    let Constant { name, number, .. } = constant;
    *text += "\n";
    write_docs(text, "", &constant.docs);
    let value = match (&constant.kind, dialect.resolve(&constant.kind)) {
        (Type::Named(kind), Ok(Type::Pointer(_))) => format!("(({kind}){number})"),
        (Type::Pointer(_), _) => format!("((void *){number})"),
        _ if *number < 0 => format!("({number})"),
        _ if constant.hexadecimal => format!("{number:#x}"),
        _ => format!("{number}"),
    };
    *text += &format!("#define {name} {value}\n");
}

fn write_enum(text: &mut String, item: &Enum, tags: Tags) {
    *text += "\n";
    write_docs(text, "", &item.docs);
    *text += &format!("typedef enum {} {{\n", tags(&item.name));
    for (index, value) in item.values.iter().enumerate() {
        write_docs(text, "  ", &value.docs);
        let comma = if index + 1 == item.values.len() { "" } else { "," };
        _ = writeln!(text, "  {} = {}{comma}", value.name, value.number);
    }
    *text += &format!("}} {};\n", item.name);
}

fn write_docs(text: &mut String, indent: &str, docs: &[String]) {
    match docs {
        [] => {}
        [line] => *text += &format!("{indent}/** {line} */\n"),
        lines => {
            *text += &format!("{indent}/**\n");
            for line in lines {
                *text += format!("{indent} * {line}").trim_end();
                *text += "\n";
            }
            *text += &format!("{indent} */\n");
        }
    }
}
