// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writer of the modules with hipfort's names and dummy arguments, from generate/hipfort.txt, over the C functions.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::fortran::wrapped;
use crate::model::{Dialect, Type};
use crate::{Result, read};

const TABLE: &str = "generate/hipfort.txt";
const CONSTANTS: &str = "generate/hipfort_constants.txt";

/// Functions declared in a module written by hand.
const BY_HAND: [&str; 7] = [
    "hipIpcGetMemHandle",
    "hipIpcOpenMemHandle",
    "hipIpcGetEventHandle",
    "hipIpcOpenEventHandle",
    "hipMalloc3D",
    "hipMalloc3DArray",
    "hipMallocMipmappedArray",
];

/// Types that typed calls take: the suffix of the procedures' names, and the declaration.
pub const KINDS: [(&str, &str); 10] = [
    ("l", "logical(c_bool)"),
    ("ld", "logical"),
    ("i1", "integer(int8)"),
    ("i2", "integer(int16)"),
    ("i4", "integer(int32)"),
    ("i8", "integer(int64)"),
    ("r4", "real(real32)"),
    ("r8", "real(real64)"),
    ("c4", "complex(real32)"),
    ("c8", "complex(real64)"),
];

/// Largest number of dimensions that typed calls take.
pub const RANKS: usize = 7;

/// A C function that hipfort binds.
pub struct Binding {
    pub name: String,
    pub module: String,
    pub gone: bool,
    pub dummies: Vec<Dummy>,
}

/// A dummy argument, with its letter in generate/hipfort.txt.
pub struct Dummy {
    pub name: String,
    pub letter: char,
}

impl Binding {
    /// Returns the symbol to bind: for a function that takes a structure by value, its twin that takes the address.
    pub fn symbol(&self, hip: &Dialect) -> String {
        let by_value = self.dummies.iter().any(|dummy| dummy.letter == 'V');
        if by_value && self.is_ours(hip) { format!("anygpu_{}_ref", self.name) } else { self.name.clone() }
    }

    /// Returns true if libanygpu exports the function.
    pub fn is_ours(&self, hip: &Dialect) -> bool {
        hip.functions.iter().any(|function| function.name == self.name)
    }

    fn declared(&self) -> Vec<&str> {
        self.dummies.iter().map(|dummy| dummy.name.as_str()).collect()
    }
}

impl Dummy {
    /// Returns its type, true if it is passed by value, and the name to import.
    fn declaration(&self) -> Result<(&'static str, bool, &'static str)> {
        Ok(match self.letter {
            'p' | 'V' | 'B' => ("type(c_ptr)", true, "c_ptr"),
            'P' | 'S' => ("type(c_ptr)", false, "c_ptr"),
            'i' => ("integer(c_int)", true, "c_int"),
            'I' => ("integer(c_int)", false, "c_int"),
            'z' => ("integer(c_size_t)", true, "c_size_t"),
            'Z' => ("integer(c_size_t)", false, "c_size_t"),
            'l' => ("integer(c_int64_t)", true, "c_int64_t"),
            'h' => ("integer(c_short)", true, "c_short"),
            'c' => ("character(kind=c_char)", true, "c_char"),
            'r' => ("real(c_float)", true, "c_float"),
            'f' => ("type(c_funptr)", true, "c_funptr"),
            'd' => ("type(dim3)", true, "dim3"),
            'D' => ("type(hipDeviceProp_t)", false, "hipDeviceProp_t"),
            other => return Err(format!("{}: no such letter: {other}", self.name)),
        })
    }
}

/// Reads the functions of generate/hipfort.txt.
pub fn table(root: &Path) -> Result<Vec<Binding>> {
    let mut module = String::new();
    let mut names = Vec::new();
    for line in lines(&root.join(TABLE))? {
        if let Some(section) = section(&line) {
            module = section;
            continue;
        }
        let mut words = line.split_whitespace().peekable();
        let Some(name) = words.next() else { continue };
        let gone = words.next_if_eq(&"gone").is_some();
        let dummies = words.map(|word| match word.split_once(':') {
            Some((name, letter)) if letter.len() == 1 => {
                Ok(Dummy { name: name.into(), letter: letter.chars().next().unwrap_or_default() })
            }
            _ => Err(format!("{TABLE}: {line}: a dummy is a name, a colon and a letter")),
        });
        let dummies = dummies.collect::<Result<Vec<_>>>()?;
        names.push(Binding { name: name.into(), module: module.clone(), gone, dummies });
    }
    Ok(names)
}

fn lines(path: &Path) -> Result<Vec<String>> {
    Ok(read(path)?.lines().filter(|line| !line.starts_with('#')).map(str::to_string).collect())
}

fn section(line: &str) -> Option<String> {
    Some(line.strip_prefix('[')?.strip_suffix(']')?.to_string())
}

/// Returns paths and contents of the generated modules and the table of names.
pub fn files(hip: &Dialect, root: &Path) -> Result<Vec<(PathBuf, String)>> {
    let names = table(root)?;
    let first_line =
        format!("Generated from {TABLE} and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.");
    let of = |module: &str| names.iter().filter(|name| name.module == module).collect::<Vec<_>>();
    let mut files = Vec::new();
    let mut add = |module: &str, docs: &str, body: String| {
        let name = format!("anygpu_hipfort_{module}");
        let mut text = format!("! {first_line}\n! SPDX-License-Identifier: MIT OR Apache-2.0\n");
        for line in docs.lines() {
            text += format!("!> {line}").trim_end();
            text += "\n";
        }
        text += &format!("module {name}\n{}end module {name}\n", body.lines().map(continued).collect::<String>());
        files.push((PathBuf::from(format!("fortran/hipfort/{name}.f90")), text));
    };
    add("types", "hipfort's types and flags, with the values of HIP 6.", types(hip, root)?);
    add("enums", "hipfort's enumerators, with the values of HIP 6.", enums(hip, root)?);
    let by_hand = |name: &&&Binding| !BY_HAND.contains(&name.name.as_str());
    add("runtime", RUNTIME_DOCS, runtime(hip, &of("runtime").iter().filter(by_hand).copied().collect::<Vec<_>>())?);
    add("auxiliary", "hipfort's hipGetDeviceProperties.", auxiliary(hip, &of("auxiliary"))?);
    add("hipmemcpy", MEMCPY_DOCS, hipmemcpy(hip, &of("hipmemcpy"))?);
    add("hipmalloc", MALLOC_DOCS, hipmalloc(hip, &of("hipmalloc"))?);
    add("hiphostregister", REGISTER_DOCS, hiphostregister(hip, &of("hiphostregister"))?);
    files.push(("docs/hipfort-names.md".into(), page(hip, &names)));
    Ok(files)
}

const RUNTIME_DOCS: &str =
    "hipfort's functions of the HIP runtime, one to one: generic names, and specific ones with an underscore.

Module anygpu_hip documents the arguments. Functions that libanygpu does not have are the vendor's: a program that calls
one must be linked with the vendor's library. docs/hipfort-names.md lists them.
A type(c_ptr) by reference stands for an output, an array, or the first word of a structure.";

const MEMCPY_DOCS: &str = "hipfort's copies: by addresses and bytes, and typed, by arrays and elements.

Typed copies take arrays or scalars of one type, of rank 0 to 7, both of the same rank. They copy `length` elements, by
default as many as dest has; a scalar is the first of them. They return hipErrorInvalidValue if the ranks differ, if an
array is smaller than the copy, and if one is not contiguous. Typed copies by rows count pitches and widths in elements.";

const MALLOC_DOCS: &str = "hipfort's allocation: by addresses and bytes, and typed, by pointers to arrays.

The shape for a typed pointer is given in exactly one way: by dims or dims8, optionally with lower bounds; by lengths,
one for each dimension; by mold; or by source or dsource, whose contents are copied from the host or from a device.
hipErrorInvalidValue is returned if the number of dimensions is not the pointer's, for none or several of these ways,
and for a source that is not contiguous. If a call fails, the pointer is unchanged.";

const REGISTER_DOCS: &str = "hipfort's registered host memory: by addresses and bytes, and typed, by arrays.

Typed calls return hipErrorInvalidValue for arrays that are not contiguous and for lengths that are not the array's.";

/// Returns the `use` lines of a module.
fn uses(intrinsic: &[&str], others: &[(&str, &[&str])]) -> String {
    let mut text = wrapped("    ", "use, intrinsic :: iso_c_binding, only: ", intrinsic, "");
    for (module, names) in others {
        text += &wrapped("    ", &format!("use {module}, only: "), names, "");
    }
    text + "    implicit none\n"
}

/// Returns the `use` lines of a module whose names are private unless listed.
fn uses_in_private(intrinsic: &[&str], others: &[(&str, &[&str])], names: &[&Binding]) -> String {
    let line = |name: &&Binding| format!("    public :: {0}, {0}_\n", name.name);
    uses(intrinsic, others) + "    private\n\n" + &names.iter().map(line).collect::<String>() + "\n"
}

/// Returns the `use` lines of a module whose names are public, except those it imports.
fn uses_in_public(intrinsic: &[&str], others: &[(&str, &[&str])]) -> String {
    let used = others.iter().flat_map(|(_, names)| names.iter());
    let names: Vec<&str> = intrinsic.iter().chain(used).copied().collect();
    uses(intrinsic, others) + "    public\n" + &wrapped("    ", "private :: ", &names, "") + "\n"
}

/// Returns a line, continued on a second one if it is too long for Fortran.
fn continued(line: &str) -> String {
    const WIDTH: usize = 132;
    if line.len() <= WIDTH {
        return format!("{line}\n");
    }
    let at = line[..WIDTH - 2].rfind(", ").map_or(WIDTH - 2, |at| at + 1);
    let indent = line.len() - line.trim_start().len();
    format!("{} &\n{:indent$}    {}\n", &line[..at], "", line[at..].trim_start())
}

/// Constants of one enumeration.
struct Group {
    values: Vec<(String, i128)>,
}

/// Reads a section of the constants, by enumerations, and compares it with src/api/hip.
fn constants(hip: &Dialect, root: &Path, wanted: &str) -> Result<Vec<Group>> {
    let number_in_api = |name: &str| {
        let constant = hip.constants.iter().find(|constant| constant.name == name).map(|constant| constant.number);
        let mut values = hip.enums.iter().flat_map(|item| &item.values);
        constant.or_else(|| values.find(|value| value.name == name).map(|value| value.number))
    };
    let mut current = String::new();
    let mut groups: Vec<Group> = Vec::new();
    let mut group = Group { values: Vec::new() };
    for line in lines(&root.join(CONSTANTS))? {
        if let Some(section) = section(&line) {
            groups.extend(
                (!group.values.is_empty()).then(|| std::mem::replace(&mut group, Group { values: Vec::new() })),
            );
            if current == wanted {
                break;
            }
            groups.clear();
            current = section;
        } else if line.is_empty() {
            groups.extend(
                (!group.values.is_empty()).then(|| std::mem::replace(&mut group, Group { values: Vec::new() })),
            );
        } else {
            let (name, number) = match line.split_once(' ') {
                Some((name, number)) => {
                    (name, number.parse().map_err(|error| format!("{CONSTANTS}: {line}: {error}"))?)
                }
                None => (line.as_str(), group.values.last().map_or(0, |last| last.1 + 1)),
            };
            if let Some(expected) = number_in_api(name)
                && expected != number
            {
                return Err(format!("{CONSTANTS}: {name} is {number}, in src/api/hip it is {expected}"));
            }
            group.values.push((name.into(), number));
        }
    }
    groups.extend((!group.values.is_empty()).then_some(group));
    Ok(groups)
}

fn parameters(groups: &[Group]) -> String {
    let blocks = groups.iter().map(|group| {
        let line =
            |(name, number): &(String, i128)| format!("    integer(c_int), parameter :: {name} = {number}_c_int\n");
        group.values.iter().map(line).collect::<String>()
    });
    blocks.collect::<Vec<_>>().join("\n")
}

fn enums(hip: &Dialect, root: &Path) -> Result<String> {
    Ok(uses_in_public(&["c_int"], &[]) + &parameters(&constants(hip, root, "enums")?) + "\n")
}

fn types(hip: &Dialect, root: &Path) -> Result<String> {
    let kinds = ["c_char", "c_int", "c_null_ptr", "c_ptr", "c_size_t"];
    let mut text = uses_in_public(&kinds, &[]);
    text += &parameters(&constants(hip, root, "types")?);
    text += "
    !> The extents of a grid or of a block, 1 by default.
    type, bind(c) :: dim3
        integer(c_int) :: x = 1_c_int
        integer(c_int) :: y = 1_c_int
        integer(c_int) :: z = 1_c_int
    end type dim3

    !> Properties of a device: the structure of ROCm 4 and 5, which hipGetDeviceProperties still fills.
    type, bind(c) :: hipDeviceProp_t
";
    // Declared again, so that files that use hipfort need not read the module anygpu_hip: C types with the same name
    // and components are the same type.
    let handles = ["hipIpcMemHandle_t", "hipIpcEventHandle_t"].map(|name| {
        let docs = hip.structure(name).map(|item| item.docs.join(" ")).unwrap_or_default();
        format!(
            "\n    !> {docs}\n    type, bind(c) :: {name}\n        !> Opaque.\n        \
             character(kind=c_char) :: reserved(64)\n    end type {name}\n"
        )
    });
    text.insert_str(text.find("\n    !> The extents").unwrap_or_default(), &handles.concat());
    let properties = hip.structure("hipDeviceProp_tR0000").ok_or("no hipDeviceProp_tR0000 in src/api/hip")?;
    for field in &properties.fields {
        let (kind, shape) = match hip.resolve(&field.kind)? {
            Type::Array(element, length) => (hip.resolve(&element)?, format!("({length})")),
            kind => (kind, String::new()),
        };
        // Texts have no default, which compilers write out for each character into the module file that users read.
        let (kind, zero) = match kind {
            Type::Character => ("character(kind=c_char)", ""),
            Type::Pointer(_) => ("type(c_ptr)", " = c_null_ptr"),
            Type::Integer(crate::model::Integer::Size) => ("integer(c_size_t)", " = 0_c_size_t"),
            // hipfort has the architecture's bits as one number.
            Type::Integer(crate::model::Integer::Int) | Type::Named(_) => ("integer(c_int)", " = 0_c_int"),
            other => return Err(format!("hipDeviceProp_t.{}: {other:?}", field.name)),
        };
        for line in &field.docs {
            text += &format!("        !> {line}\n");
        }
        text += &format!("        {kind} :: {}{shape}{zero}\n", field.name);
    }
    text += "        !> Unused: hipfort reserves it for later releases.
        character(kind=c_char) :: GPUFORT_PADDING(256)
    end type hipDeviceProp_t

";
    Ok(text)
}

/// Returns the interface body of a C function, whose specific name ends with an underscore.
fn bound(hip: &Dialect, name: &Binding) -> Result<String> {
    let Binding { name: c, .. } = name;
    let symbol = name.symbol(hip);
    let mut imports = vec!["c_int"];
    let mut declarations = String::new();
    for dummy in &name.dummies {
        let (kind, value, import) = dummy.declaration()?;
        if !imports.contains(&import) {
            imports.push(import);
        }
        let value = if value { ", value" } else { "" };
        declarations += &format!("            {kind}{value} :: {}\n", dummy.name);
    }
    imports.sort_unstable();
    let end = format!(") bind(c, name=\"{symbol}\") result(status)");
    let mut text = String::new();
    let docs = hip.functions.iter().find(|function| function.name == *c).and_then(|function| function.docs.first());
    match docs {
        Some(line) => text += &format!("        !> {line}\n"),
        None if name.gone => text += "        !> No release of HIP from 6 on has this function.\n",
        None => text += "        !> A function of the vendor's library; see HIP's documentation.\n",
    }
    let head = wrapped("        ", &format!("function {c}_("), &name.declared(), &end);
    text += &head;
    text += &wrapped("            ", "import :: ", &imports, "");
    text += &format!("            implicit none\n{declarations}            integer(c_int) :: status\n");
    text += &format!("        end function {c}_\n");
    Ok(text)
}

fn generic(hip: &Dialect, name: &Binding, procedures: &[String]) -> Result<String> {
    let Binding { name: c, .. } = name;
    let mut text = format!("    interface {c}\n\n{}\n", bound(hip, name)?);
    if !procedures.is_empty() {
        let procedures: Vec<&str> = procedures.iter().map(String::as_str).collect();
        text += &wrapped("        ", "module procedure ", &procedures, "");
    }
    Ok(text + &format!("    end interface {c}\n\n"))
}

fn runtime(hip: &Dialect, names: &[&Binding]) -> Result<String> {
    let kinds = ["c_char", "c_float", "c_funptr", "c_int", "c_int64_t", "c_ptr", "c_short", "c_size_t"];
    let mut text = uses_in_public(&kinds, &[("anygpu_hipfort_types", &["dim3"])]);
    for name in names {
        text += &generic(hip, name, &[])?;
    }
    Ok(text)
}

fn auxiliary(hip: &Dialect, names: &[&Binding]) -> Result<String> {
    let mut text = uses_in_public(&["c_int"], &[("anygpu_hipfort_types", &["hipDeviceProp_t"])]);
    for name in names {
        text += &generic(hip, name, &[])?;
    }
    Ok(text)
}

/// Names that the typed procedures use from iso_c_binding.
///
/// iso_fortran_env has the kinds of numbers by these names, but every file that uses hipfort would have to read that
/// module, too.
const TYPED: [&str; 10] = [
    "c_bool",
    "c_int",
    "c_ptr",
    "c_size_t",
    "int16 => c_int16_t",
    "int32 => c_int32_t",
    "int64 => c_int64_t",
    "int8 => c_int8_t",
    "real32 => c_float",
    "real64 => c_double",
];

fn hipmemcpy(hip: &Dialect, names: &[&Binding]) -> Result<String> {
    let mut body = String::new();
    let mut text = uses_in_private(
        &TYPED,
        &[
            ("anygpu_hipfort_enums", &["hipSuccess"]),
            ("anygpu_hipfort_requests", &["address", "bytes_in_rows", "bytes_to_copy", "part_of"]),
        ],
        names,
    );
    for name in names {
        let c = &name.name;
        let stream = c.ends_with("Async");
        let rows = c.contains("2D");
        let (after, declared, passed) =
            if stream { (", stream", "        type(c_ptr), value :: stream\n", ", stream") } else { ("", "", "") };
        let mut procedures = Vec::new();
        for (letters, kind) in KINDS {
            let forms: &[(&str, Option<&str>)] = if rows {
                &[("int32", Some("int32")), ("int64", Some("int64"))]
            } else {
                &[("all", None), ("int32", Some("int32")), ("int64", Some("int64"))]
            };
            for (form, lengths) in forms {
                let procedure = format!("{c}_{letters}_{form}");
                let (arguments, numbers) = match (rows, lengths) {
                    (true, Some(_)) => ("dest, dpitch, src, spitch, width, height", "dpitch, spitch, width, height"),
                    (_, Some(_)) => ("dest, src, length", "length"),
                    (_, None) => ("dest, src", ""),
                };
                _ = writeln!(body, "\n    function {procedure}({arguments}, myKind{after}) result(status)");
                _ = writeln!(body, "        {kind}, intent(inout), target :: dest(..)");
                _ = writeln!(body, "        {kind}, intent(in), target :: src(..)");
                if let Some(number) = lengths {
                    _ = writeln!(body, "        integer({number}), intent(in) :: {numbers}");
                }
                body += "        integer(c_int), intent(in) :: myKind\n";
                body += declared;
                body += "        integer(c_int) :: status\n\n";
                body += if rows {
                    "        integer(c_size_t) :: bytes(4)\n"
                } else {
                    "        integer(c_size_t) :: bytes\n"
                };
                body += "\n";
                let widened = |name: &str| match lengths {
                    Some("int32") => format!("int({name}, int64)"),
                    _ => name.to_string(),
                };
                if rows {
                    let numbers: Vec<String> = numbers.split(", ").map(widened).collect();
                    body += "        call bytes_in_rows(part_of(dest), part_of(src), &\n";
                    _ = writeln!(body, "            {}, storage_size(dest), bytes, status)", numbers.join(", "));
                    body += "        if (status == hipSuccess) &\n";
                    _ = writeln!(
                        body,
                        "            status = {c}_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), \
                         myKind{passed})"
                    );
                } else {
                    let length = lengths.map_or(String::new(), |_| format!("length={}, ", widened("length")));
                    body += "        call bytes_to_copy(part_of(dest), part_of(src), &\n";
                    _ = writeln!(body, "            {length}element=storage_size(dest), bytes=bytes, status=status)");
                    _ = writeln!(
                        body,
                        "        if (status == hipSuccess) status = {c}_(address(dest), address(src), bytes, \
                         myKind{passed})"
                    );
                }
                _ = writeln!(body, "    end function {procedure}");
                procedures.push(procedure);
            }
        }
        text += &generic(hip, name, &procedures)?;
    }
    Ok(text + "contains\n" + &body + "\n")
}

/// An allocating function.
struct Allocation {
    /// Name in C.
    c: &'static str,
    /// True if it takes flags.
    flags: bool,
}

const ALLOCATIONS: [Allocation; 3] = [
    Allocation { c: "hipMalloc", flags: false },
    Allocation { c: "hipMallocManaged", flags: true },
    Allocation { c: "hipHostMalloc", flags: true },
];

fn hipmalloc(hip: &Dialect, names: &[&Binding]) -> Result<String> {
    let mut text = uses_in_private(
        &[&["c_associated", "c_f_pointer", "c_null_ptr"], &TYPED[..]].concat(),
        &[
            (
                "anygpu_hipfort_enums",
                &["hipErrorInvalidValue", "hipMemcpyDeviceToDevice", "hipMemcpyHostToDevice", "hipSuccess"],
            ),
            ("anygpu_hipfort_hipmemcpy", &["hipMemcpy_"]),
            (
                "anygpu_hipfort_requests",
                &[
                    "address",
                    "ask_by_array",
                    "ask_by_dims",
                    "ask_for_scalar",
                    "give",
                    "given_numbers",
                    "part_of",
                    "request",
                    "settle",
                ],
            ),
        ],
        names,
    );
    let mut body = String::from(FILLED);
    let mut procedures: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (letters, kind) in KINDS {
        point(&mut body, letters, kind);
        for Allocation { c, flags } in ALLOCATIONS {
            let list = procedures.entry(c).or_default();
            allocation(&mut body, c, flags, letters, kind, list);
        }
        for c in ["hipFree", "hipHostFree"] {
            let procedure = format!("{c}_{letters}");
            release(&mut body, c, &procedure, kind);
            procedures.entry(c).or_default().push(procedure);
        }
    }
    for name in names {
        text += &generic(hip, name, procedures.get(name.name.as_str()).map_or(&[], Vec::as_slice))?;
    }
    Ok(text + "contains\n" + &body + "\n")
}

/// Procedures for allocation that do not depend on the type.
const FILLED: &str = "
    !> Copies the requested contents into new memory, which the caller frees if that fails.
    function filled(memory, wanted) result(status)
        type(c_ptr), intent(in) :: memory
        type(request), intent(in) :: wanted
        integer(c_int) :: status

        status = hipSuccess
        if (wanted%ways /= 1 .or. .not. c_associated(wanted%from) .or. wanted%bytes == 0_c_size_t) return
        status = hipMemcpy_(memory, wanted%from, wanted%bytes, wanted%direction)
    end function filled
";

/// Writes the procedure that lets a pointer of any rank point to memory.
fn point(body: &mut String, letters: &str, kind: &str) {
    _ = writeln!(body, "\n    subroutine point_{letters}(ptr, memory, extents, bounds)");
    _ = writeln!(body, "        {kind}, pointer, intent(inout) :: ptr(..)");
    *body += "        type(c_ptr), intent(in) :: memory\n";
    *body += "        integer(int64), intent(in) :: extents(:), bounds(:)\n\n";
    let colons = |count: usize| vec![":"; count].join(",");
    for rank in 1..=RANKS {
        _ = writeln!(body, "        {kind}, pointer :: rank{rank}({})", colons(rank));
    }
    *body += "\n        select rank (ptr)\n        rank (0)\n            call c_f_pointer(memory, ptr)\n";
    for rank in 1..=RANKS {
        let bounds: Vec<String> = (1..=rank).map(|i| format!("bounds({i}):")).collect();
        _ = writeln!(body, "        rank ({rank})");
        _ = writeln!(body, "            call c_f_pointer(memory, rank{rank}, extents(1:{rank}))");
        _ = writeln!(body, "            ptr({}) => rank{rank}", bounds.join(", "));
    }
    _ = writeln!(body, "        end select\n    end subroutine point_{letters}");
}

/// Writes the procedures that allocate with a shape, or like another array.
fn allocation(body: &mut String, c: &str, flags: bool, letters: &str, kind: &str, list: &mut Vec<String>) {
    let procedure = format!("{c}_{letters}");
    let (after, declared, passed) =
        if flags { (", flags", "        integer(c_int), intent(in) :: flags\n", ", flags") } else { ("", "", "") };
    let free = if c == "hipHostMalloc" { "hipHostFree_" } else { "hipFree_" };
    _ = writeln!(
        body,
        "\n    function {procedure}(ptr, dims, dims8, lbounds, lbounds8, dsource, source, mold{after}) result(status)"
    );
    _ = writeln!(body, "        {kind}, pointer, intent(inout) :: ptr(..)");
    *body += "        integer(int32), intent(in), optional :: dims(:), lbounds(:)\n";
    *body += "        integer(int64), intent(in), optional :: dims8(:), lbounds8(:)\n";
    _ = writeln!(body, "        {kind}, intent(in), target, optional :: dsource(..), source(..), mold(..)");
    *body += declared;
    *body += "        integer(c_int) :: status\n\n        type(request) :: wanted\n        type(c_ptr) :: memory\n";
    *body += "\n";
    *body += "        wanted%ranks = rank(ptr)\n        call ask_by_dims(wanted, dims, dims8, lbounds, lbounds8)\n";
    for (name, direction) in [("dsource", "hipMemcpyDeviceToDevice"), ("source", "hipMemcpyHostToDevice")] {
        _ = writeln!(body, "        if (present({name})) call ask_by_array(wanted, part_of({name}), {direction})");
    }
    *body += "        if (present(mold)) call ask_by_array(wanted, part_of(mold))\n";
    *body += "        call ask_for_scalar(wanted)\n";
    *body += "        call settle(wanted, storage_size(ptr), status)\n";
    *body += "        if (status /= hipSuccess) return\n";
    _ = writeln!(body, "        status = {c}_(memory, wanted%bytes{passed})");
    *body += "        if (status /= hipSuccess) return\n        status = filled(memory, wanted)\n";
    *body += "        if (status == hipSuccess) then\n";
    _ = writeln!(body, "            call point_{letters}(ptr, memory, wanted%extents, wanted%bounds)");
    _ = writeln!(body, "        else if ({free}(memory) /= hipSuccess) then");
    *body +=
        "            ! The status of the failed copy is returned.\n            memory = c_null_ptr\n        end if\n";
    _ = writeln!(body, "    end function {procedure}");
    list.push(procedure.clone());

    lengths(body, &procedure, kind, flags, list);
}

/// Writes the procedure that allocates by lengths, one for each dimension of the pointer.
///
/// Flags, if the function takes any, come last; by position they are the number after the lengths. A procedure for each
/// number of lengths of each kind would be most of the module file that users of hipfort read.
fn lengths(body: &mut String, procedure: &str, kind: &str, flags: bool, list: &mut Vec<String>) {
    let specific = format!("{procedure}_lengths");
    let more: Vec<String> = (2..=RANKS).map(|i| format!("length{i}")).collect();
    let more = more.join(", ");
    let after = if flags { ", flags" } else { "" };
    _ = writeln!(body, "\n    function {specific}(ptr, length1, {more}{after}) result(status)");
    _ = writeln!(body, "        {kind}, pointer, intent(inout) :: ptr(..)");
    let target = if flags { "" } else { ", target" };
    _ = writeln!(body, "        class(*), intent(in){target} :: length1");
    _ = writeln!(body, "        class(*), intent(in), optional :: {more}{after}");
    *body += "        integer(c_int) :: status\n\n        type(given_numbers) :: given\n\n";
    *body += "        status = hipErrorInvalidValue\n";
    if flags {
        _ = writeln!(body, "        call give(given, length1, {more}, flags)");
        *body += "        if (given%count /= rank(ptr) + 1 .or. rank(ptr) == 0) return\n";
        _ = writeln!(body, "        status = {procedure}(ptr, dims8=given%numbers(1:rank(ptr)), &");
        *body += "            flags=int(given%numbers(given%count), c_int))\n";
    } else {
        *body += "        if (rank(ptr) == 0) then\n            ! By position, this is dsource.\n";
        *body += "            select type (length1)\n";
        _ = writeln!(body, "            type is ({kind})\n                status = {procedure}(ptr, dsource=length1)");
        *body += "            end select\n            return\n        end if\n";
        _ = writeln!(body, "        call give(given, length1, {more})");
        *body += "        if (given%count /= rank(ptr)) return\n";
        _ = writeln!(body, "        status = {procedure}(ptr, dims8=given%numbers(1:rank(ptr)))");
    }
    _ = writeln!(body, "    end function {specific}");
    list.push(specific);
}

fn release(body: &mut String, c: &str, procedure: &str, kind: &str) {
    _ = writeln!(body, "\n    function {procedure}(ptr, only_if_allocated) result(status)");
    _ = writeln!(body, "        {kind}, pointer, intent(inout) :: ptr(..)");
    *body += "        logical, intent(in), optional :: only_if_allocated\n        integer(c_int) :: status\n\n";
    *body += "        type(c_ptr) :: memory\n\n        memory = c_null_ptr\n        if (associated(ptr)) then\n";
    *body += "            memory = address(ptr)\n        else if (present(only_if_allocated)) then\n";
    *body += "            status = hipSuccess\n            if (only_if_allocated) return\n        end if\n";
    _ = writeln!(body, "        status = {c}_(memory)\n        if (status == hipSuccess) then");
    *body += "            select rank (ptr)\n";
    for rank in 0..=RANKS {
        _ = writeln!(body, "            rank ({rank})\n                nullify (ptr)");
    }
    _ = writeln!(body, "            end select\n        end if\n    end function {procedure}");
}

/// Procedures for registration that do not depend on the type.
const REGISTER: &str = "
    !> Registers an array, or the part of it that lengths select.
    function register(whole, element, flags, lengths) result(status)
        type(part), intent(in) :: whole
        !> Size of an element in bits.
        integer, intent(in) :: element
        integer(c_int), intent(in) :: flags
        integer(int64), intent(in), optional :: lengths(:)
        integer(c_int) :: status

        integer(c_size_t) :: bytes, all_bytes

        status = hipErrorInvalidValue
        if (.not. whole%contiguous) return
        call bytes_of(whole%extents, element, all_bytes, status)
        bytes = all_bytes
        if (present(lengths)) then
            status = hipErrorInvalidValue
            if (size(lengths) /= whole%ranks) return
            call bytes_of(lengths, element, bytes, status)
            if (bytes > all_bytes) status = hipErrorInvalidValue
        end if
        if (status == hipSuccess) status = hipHostRegister_(whole%address, bytes, flags)
    end function register
";

fn hiphostregister(hip: &Dialect, names: &[&Binding]) -> Result<String> {
    let mut text = uses_in_private(
        &[&["c_f_pointer"], &TYPED[..]].concat(),
        &[
            ("anygpu_hipfort_enums", &["hipErrorInvalidValue", "hipSuccess"]),
            ("anygpu_hipfort_requests", &["address", "bytes_of", "part", "part_of"]),
        ],
        names,
    );
    let mut body = String::from(REGISTER);
    let mut procedures: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (letters, kind) in KINDS {
        let mut add = |c, procedure: &str| procedures.entry(c).or_default().push(procedure.to_string());
        let array = format!("        {kind}, intent(inout), target :: hostPtr(..)\n");

        let base = format!("hipHostRegister_{letters}");
        _ = writeln!(body, "\n    function {base}(hostPtr, flags) result(status)");
        body += &array;
        body += "        integer(c_int), intent(in) :: flags\n        integer(c_int) :: status\n\n";
        body += "        status = register(part_of(hostPtr), storage_size(hostPtr), flags)\n";
        _ = writeln!(body, "    end function {base}");
        add("hipHostRegister", &base);
        for number in ["int32", "int64"] {
            for rank in 1..=RANKS {
                let lengths: Vec<String> = (1..=rank).map(|i| format!("length{i}")).collect();
                let lengths = lengths.join(", ");
                let specific = format!("{base}_{number}_{rank}");
                _ = writeln!(body, "\n    function {specific}(hostPtr, {lengths}, flags) result(status)");
                body += &array;
                _ = writeln!(body, "        integer({number}), intent(in) :: {lengths}");
                body += "        integer(c_int), intent(in) :: flags\n        integer(c_int) :: status\n\n";
                let extents =
                    if number == "int32" { format!("int([{lengths}], int64)") } else { format!("[{lengths}]") };
                body += "        status = register(part_of(hostPtr), storage_size(hostPtr), flags, &\n";
                _ = writeln!(body, "            {extents})");
                _ = writeln!(body, "    end function {specific}");
                add("hipHostRegister", &specific);
            }
        }

        let procedure = format!("hipHostUnregister_{letters}");
        _ = writeln!(body, "\n    function {procedure}(hostPtr) result(status)");
        body += &array;
        body += "        integer(c_int) :: status\n\n        status = hipHostUnregister_(address(hostPtr))\n";
        _ = writeln!(body, "    end function {procedure}");
        add("hipHostUnregister", &procedure);

        let procedure = format!("hipHostGetFlags_{letters}");
        _ = writeln!(body, "\n    function {procedure}(flagsPtr, hostPtr) result(status)");
        body += "        integer(c_int), intent(inout) :: flagsPtr\n";
        body += &array;
        body += "        integer(c_int) :: status\n\n        status = hipHostGetFlags_(flagsPtr, address(hostPtr))\n";
        _ = writeln!(body, "    end function {procedure}");
        add("hipHostGetFlags", &procedure);

        let procedure = format!("hipHostGetDevicePointer_{letters}");
        _ = writeln!(body, "\n    function {procedure}(devPtr, hstPtr, flags) result(status)");
        _ = writeln!(body, "        {kind}, pointer, intent(inout) :: devPtr(..)");
        _ = writeln!(body, "        {kind}, intent(inout), target :: hstPtr(..)");
        body += "        integer(c_int), intent(in) :: flags\n        integer(c_int) :: status\n\n";
        body += "        type(c_ptr) :: memory\n        type(part) :: host\n\n        host = part_of(hstPtr)\n";
        body += "        status = hipErrorInvalidValue\n";
        body += "        if (rank(devPtr) /= host%ranks .or. .not. host%contiguous) return\n";
        body += "        status = hipHostGetDevicePointer_(memory, host%address, flags)\n";
        body += "        if (status /= hipSuccess) return\n        select rank (devPtr)\n";
        body += "        rank (0)\n            call c_f_pointer(memory, devPtr)\n";
        for rank in 1..=RANKS {
            _ = writeln!(
                body,
                "        rank ({rank})\n            call c_f_pointer(memory, devPtr, host%extents(1:{rank}))"
            );
        }
        _ = writeln!(body, "        end select\n    end function {procedure}");
        add("hipHostGetDevicePointer", &procedure);
    }
    for name in names {
        text += &generic(hip, name, procedures.get(name.name.as_str()).map_or(&[], Vec::as_slice))?;
    }
    Ok(text + "contains\n" + &body + "\n")
}

/// Returns docs/hipfort-names.md, the table of names.
fn page(hip: &Dialect, names: &[Binding]) -> String {
    let mut text = format!(
        "<!-- Generated from {TABLE} by `BLESS=1 cargo test --test generated`; do not edit. -->\n\
         # hipfort's names\n\n\
         The C names that classic hipfort binds, all of which are declared here. `ours`: libanygpu has the function.\n\
         `vendor's`: a program that calls it needs the vendor's library on its link line. `gone`: no release of HIP from\n\
         6 on has it. [hipfort.md](hipfort.md) explains the notes.\n\n"
    );
    let count = |state: &str| names.iter().filter(|name| self::state(hip, name) == state).count();
    text += &format!(
        "{} names: {} ours, {} vendor's, {} gone.\n\n| name | module | dummies | state | in hipfort |\n|---|---|---|---|---|\n",
        names.len(),
        count("ours"),
        count("vendor's"),
        count("gone")
    );
    for name in names {
        let module = match name.module.as_str() {
            "runtime" => "hipfort".to_string(),
            other => format!("hipfort_{other}"),
        };
        let has = |letter| name.dummies.iter().any(|dummy| dummy.letter == letter);
        let note = match () {
            () if has('V') => "cannot work: a structure by value",
            () if has('B') => "cannot work: an address of a handle",
            () if has('S') => "works with the first element of an array",
            () => "",
        };
        text +=
            &format!("| {} | {module} | {} | {} | {note} |\n", name.name, name.declared().join(", "), state(hip, name));
    }
    text
}

/// Returns the state of a name in the table.
pub fn state(hip: &Dialect, name: &Binding) -> &'static str {
    match () {
        () if name.is_ours(hip) => "ours",
        () if name.gone => "gone",
        () => "vendor's",
    }
}
