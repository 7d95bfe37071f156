// SPDX-License-Identifier: MIT OR Apache-2.0
//! The prototypes of HIP's functions by release: read from its headers, kept in crates/generate/hip_prototypes.txt.

use std::collections::BTreeMap;
use std::path::Path;

use crate::{Result, read};

const TABLE: &str = "crates/generate/hip_prototypes.txt";

const HEAD: &str = "\
# SPDX-License-Identifier: MIT OR Apache-2.0
# The prototypes of HIP's functions, facts of AMD's headers: a name, the first and the last of the releases read that has
# it, and the types of its parameters in the last, with a bar between them. Written by
#   cargo run -p anygpu-generate -- --hip-headers 5.2=FOLDER 6.4=FOLDER ...
# from hip_runtime_api.h and hip_ext.h in each folder, the oldest first; a file instead of a folder is a list of
# declarations, as Cython has them: 10.0 is rocm/bindings/cyhip.pxd of AMD's package rocm-bindings-hip.
";

/// A function of HIP's headers.
#[derive(Debug, PartialEq)]
pub struct Prototype {
    pub name: String,
    /// The first and the last release that declare it.
    pub first: String,
    pub last: String,
    /// The types of its parameters.
    pub parameters: Vec<String>,
}

/// Reads crates/generate/hip_prototypes.txt: the releases, and the functions.
pub fn table(root: &Path) -> Result<(Vec<String>, Vec<Prototype>)> {
    let text = read(&root.join(TABLE))?;
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let releases =
        lines.next().and_then(|line| line.strip_prefix("releases ")).ok_or(format!("{TABLE}: no releases"))?;
    let functions = lines.map(|line| {
        let mut words = line.splitn(4, ' ');
        let (Some(name), Some(first), Some(last)) = (words.next(), words.next(), words.next()) else {
            return Err(format!("{TABLE}: {line}"));
        };
        let types = words.next().unwrap_or_default().split(" | ").filter(|kind| !kind.is_empty());
        let parameters = types.map(str::to_string).collect();
        Ok(Prototype { name: name.into(), first: first.into(), last: last.into(), parameters })
    });
    let functions = functions.collect::<Result<_>>()?;
    Ok((releases.split_whitespace().map(str::to_string).collect(), functions))
}

/// Writes crates/generate/hip_prototypes.txt from the headers of releases, which are given as RELEASE=FOLDER.
pub fn write(root: &Path, given: &[String]) -> Result<()> {
    let mut known: BTreeMap<String, Prototype> = BTreeMap::new();
    let mut releases = Vec::new();
    for word in given {
        let (release, path) = word.split_once('=').ok_or(format!("{word}: not RELEASE=FOLDER"))?;
        releases.push(release.to_string());
        let path = Path::new(path);
        let files = match path.is_dir() {
            true => ["hip_runtime_api.h", "hip_ext.h"].map(|name| path.join(name)).to_vec(),
            false => vec![path.to_path_buf()],
        };
        for file in files {
            for (name, parameters) in declared(&read(&file)?) {
                let first = known.get(&name).map_or(release, |prototype| &prototype.first).to_string();
                // Of several declarations in one header, overloads of C++ come after that of C.
                if known.get(&name).is_some_and(|prototype| prototype.last == release) {
                    continue;
                }
                known.insert(name.clone(), Prototype { name, first, last: release.into(), parameters });
            }
        }
    }
    let mut text = format!("{HEAD}releases {}\n", releases.join(" "));
    for Prototype { name, first, last, parameters } in known.values() {
        text += format!("{name} {first} {last} {}", parameters.join(" | ")).trim_end();
        text += "\n";
    }
    crate::write(root, &[(TABLE.into(), text)])
}

/// Returns the functions that a header declares, with the types of their parameters.
pub fn declared(header: &str) -> Vec<(String, Vec<String>)> {
    let tokens = tokens(header);
    let mut found = Vec::new();
    for (at, name) in tokens.iter().enumerate() {
        let is_name = name.strip_prefix("hip").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
        let before = at.checked_sub(1).map_or("", |before| tokens[before].as_str());
        let is_declared = before == "*" || (before.starts_with(is_letter) && !["return", "typedef"].contains(&before));
        if !is_name || !is_declared || tokens.get(at + 1).is_none_or(|next| next != "(") {
            continue;
        }
        let Some(end) = closing(&tokens, at + 1) else { continue };
        let after = tokens.get(end + 1).map_or("", String::as_str);
        if ![";", "except", "noexcept", "nogil"].contains(&after) {
            continue;
        }
        let mut parameters = Vec::new();
        let mut start = at + 2;
        let mut depth = 0;
        for (index, token) in tokens.iter().enumerate().take(end + 1).skip(start) {
            depth += i32::from(token == "(") - i32::from(token == ")" && index < end);
            if (token == "," && depth == 0) || index == end {
                parameters.extend(parameter(&tokens[start..index]));
                start = index + 1;
            }
        }
        found.push((name.clone(), parameters));
    }
    found
}

/// Returns the type of a parameter without its name.
fn parameter(tokens: &[String]) -> Option<String> {
    let default = tokens.iter().position(|token| token == "=").unwrap_or(tokens.len());
    // "__dparm(0)", by which a header gives C++ a value.
    let default = tokens.iter().position(|token| token == "__dparm").unwrap_or(default).min(default);
    let tokens = &tokens[..default];
    if tokens.is_empty() || tokens == ["void"] {
        return None;
    }
    if tokens.iter().any(|token| token == "(") {
        return Some("void (*)()".into());
    }
    let is_array = tokens.iter().any(|token| token == "[");
    let words = &tokens[..tokens.iter().position(|token| token == "[").unwrap_or(tokens.len())];
    let is_name =
        |word: &&String| word.starts_with(is_letter) && !["const", "unsigned", "struct"].contains(&word.as_str());
    // Two words, such as a type and a name; but "unsigned int" and "long long" are types.
    let kinds = ["int", "long", "char", "short"];
    let names = words.iter().filter(is_name).filter(|word| !kinds.contains(&word.as_str())).count();
    let has_kind = words.iter().any(|word| kinds.contains(&word.as_str()) || word == "unsigned");
    let named = words.last().is_some_and(|word| word.starts_with(is_letter) && !kinds.contains(&word.as_str()))
        && (names > 1 || (has_kind && names == 1));
    let words = &words[..words.len() - usize::from(named)];
    let mut text = words.join(" ").replace(" *", "*");
    text += if is_array { "*" } else { "" };
    Some(text.replace("struct ", ""))
}

/// Returns the place of the parenthesis that closes another.
fn closing(tokens: &[String], open: usize) -> Option<usize> {
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate().skip(open) {
        depth += i32::from(token == "(") - i32::from(token == ")");
        if depth == 0 {
            return Some(index);
        }
    }
    None
}

fn is_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// Returns the words and marks of a header, without comments and directives.
fn tokens(header: &str) -> Vec<String> {
    let mut code = String::new();
    let mut rest = header;
    while let Some(start) = rest.find("/*") {
        code += &rest[..start];
        rest = rest[start..].split_once("*/").map_or("", |parts| parts.1);
    }
    code += rest;
    let code = code.replace("\\\n", " ");
    let mut found: Vec<String> = Vec::new();
    for line in code.lines() {
        let line = line.split("//").next().unwrap_or_default();
        let line = line.split('#').next().unwrap_or_default();
        let mut word = String::new();
        for c in line.chars().chain([' ']) {
            if is_letter(c) {
                word.push(c);
                continue;
            }
            found.extend((!word.is_empty()).then(|| std::mem::take(&mut word)));
            found.extend((!c.is_whitespace()).then(|| c.to_string()));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prototypes_are_read_without_comments_calls_and_overloads() {
        let header = "
            #define hipOld(a) hipNew(a)
            /* hipError_t hipNot(int a); */
            hipError_t hipMemcpy(void* dst, const void* src, size_t sizeBytes, hipMemcpyKind kind);
            const char *hipGetErrorName(hipError_t hip_error); // hipError_t hipNeither(int a);
            hipError_t hipInit(unsigned int flags __dparm(0));
            hipError_t hipLaunchHostFunc(hipStream_t stream, void (*fn)(void*, int), void* userData = nullptr);
            hipError_t hipFlags(unsigned long long, unsigned *flags, const size_t sizes[], int);
            hipError_t hipDeviceReset(void);
            inline hipError_t hipMalloc(T** ptr, size_t size) { return hipMalloc((void**)ptr, size); }
            cdef hipError_t hipFree(void * ptr) except? hipErrorInitializationError nogil
            ";
        let expected = [
            ("hipMemcpy", vec!["void*", "const void*", "size_t", "hipMemcpyKind"]),
            ("hipGetErrorName", vec!["hipError_t"]),
            ("hipInit", vec!["unsigned int"]),
            ("hipLaunchHostFunc", vec!["hipStream_t", "void (*)()", "void*"]),
            ("hipFlags", vec!["unsigned long long", "unsigned*", "const size_t*", "int"]),
            ("hipDeviceReset", vec![]),
            ("hipFree", vec!["void*"]),
        ];
        let found = declared(header);
        let found: Vec<_> =
            found.iter().map(|(name, types)| (name.as_str(), types.iter().map(String::as_str).collect())).collect();
        assert_eq!(found, expected);
    }
}
