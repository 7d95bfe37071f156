// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writer of the modules with hipfort's names and dummy arguments, over the C functions.
//!
//! crates/generate/hipfort.txt has the names of hipfort 0.4 to 0.7; the names and the forms that came later follow from the
//! functions of src/api/hip.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::fortran::wrapped;
use crate::model::{
    ABI_SUFFIX, Argument, Dialect, Field, Function, Integer, Struct, Type, by_reference, without_abi_suffix,
};
use crate::prototypes::{self, Prototype};
use crate::{Result, read};

const TABLE: &str = "crates/generate/hipfort.txt";
const CONSTANTS: &str = "crates/generate/hipfort_constants.txt";

/// Length of the longest name that Fortran takes.
pub const NAME: usize = 63;

/// Functions declared in a module written by hand.
pub const BY_HAND: [&str; 4] =
    ["hipIpcGetMemHandle", "hipIpcOpenMemHandle", "hipIpcGetEventHandle", "hipIpcOpenEventHandle"];

/// Structures without a name in HIP's headers: hipfort has their bits as one number.
const UNNAMED: [&str; 2] = ["hipMemAllocationFlags", "hipDeviceArch_t"];

/// The structure of devices' properties, whose type is written by hand.
pub const PROPERTIES: &str = "hipDeviceProp_tR0600";

/// A structure that hipfort has in a form of its own, with its dim3 and its defaults.
pub struct VendorStructure {
    pub name: &'static str,
    /// Bytes in C.
    pub bytes: u64,
    docs: &'static str,
    components: &'static [&'static str],
    constructor: &'static str,
}

/// The structures of nodes that hipfort has types for since 0.8, laid out as in HIP 6 and in hipfort.
pub const VENDOR_STRUCTURES: [VendorStructure; 3] = [
    VendorStructure {
        name: "hipKernelNodeParams",
        bytes: 64,
        docs: "A kernel of a graph.",
        components: &[
            "type(dim3) :: blockDim = dim3(1, 1, 1)",
            "type(c_ptr) :: extra = c_null_ptr",
            "type(c_ptr) :: func = c_null_ptr",
            "type(dim3) :: gridDim = dim3(1, 1, 1)",
            "type(c_ptr) :: kernelParams = c_null_ptr",
            "integer(c_int) :: sharedMemBytes = 0_c_int",
        ],
        constructor: "gridDim=dim3(x=4), func=c_null_ptr",
    },
    VendorStructure {
        name: "hipMemsetParams",
        bytes: 48,
        docs: "A fill of a graph.",
        components: &[
            "type(c_ptr) :: dst = c_null_ptr",
            "integer(c_int) :: elementSize = 0_c_int",
            "integer(c_size_t) :: height = 0_c_size_t",
            "integer(c_size_t) :: pitch = 0_c_size_t",
            "integer(c_int) :: value = 0_c_int",
            "integer(c_size_t) :: width = 0_c_size_t",
        ],
        constructor: "width=1, elementSize=1",
    },
    VendorStructure {
        name: "hipHostNodeParams",
        bytes: 16,
        docs: "A host function of a graph.",
        components: &["type(c_funptr) :: fn = c_null_funptr", "type(c_ptr) :: userData = c_null_ptr"],
        constructor: "userData=c_null_ptr",
    },
];

impl VendorStructure {
    /// Returns its declaration.
    fn declaration(&self) -> String {
        let components: String = self.components.iter().map(|line| format!("        {line}\n")).collect();
        format!("\n    !> {}\n    type, bind(c) :: {}\n{components}    end type {1}\n", self.docs, self.name)
    }
}

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
    /// True if hipfort 0.4 to 0.7 have it; else it came with 0.8 or later.
    pub classic: bool,
    pub dummies: Vec<Dummy>,
    /// Type of the result: i, p or T.
    pub result: char,
    /// The C symbol.
    pub symbol: String,
    /// The C symbol for the structures of HIP 6.
    pub newest_symbol: String,
}

/// A dummy argument, with its letters in crates/generate/hipfort.txt.
#[derive(Default)]
pub struct Dummy {
    pub name: String,
    /// Its letter in the specific whose name ends with an underscore.
    pub letter: char,
    /// Its letter in the specific whose name ends with _typed, if that is another.
    pub typed: Option<char>,
    /// The structure that T and W stand for.
    pub structure: String,
    /// True if C takes NULL for it, so that it may be absent where it is a variable.
    pub optional: bool,
    /// True if it is a variable in hipfort 0.4 to 0.7, too.
    pub variable: bool,
    /// Its letter in the specific whose name ends with _mixed, if the function has one and it is another.
    pub mixed: Option<char>,
    /// Module hip's type of the handle that the argument is, or is the variable of; empty for others.
    pub handle: String,
    /// True if C reads text there.
    pub text: bool,
}

/// A specific procedure of a generic name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    /// `hipX_`: outputs are addresses.
    Addresses,
    /// `hipX_typed`: outputs are variables.
    Variables,
    /// `hipX_mixed`: a third form.
    ///
    /// Kernels are function pointers and outputs addresses; or, as in hipfort 0.4 to 0.7, outputs are variables and
    /// structures addresses.
    Mixed,
}

impl Form {
    pub const ALL: [Form; 3] = [Form::Addresses, Form::Variables, Form::Mixed];

    /// Returns the end of the specific procedure's name.
    pub fn suffix(self) -> &'static str {
        match self {
            Form::Addresses => "_",
            Form::Variables => "_typed",
            Form::Mixed => "_mixed",
        }
    }
}

impl Binding {
    /// Returns true if libanygpu exports the function.
    pub fn is_ours(&self, hip: &Dialect) -> bool {
        hip.functions.iter().any(|function| function.name == self.name)
    }

    /// Returns true if the function has a form, and Fortran a name for it.
    pub fn has(&self, form: Form) -> bool {
        const LONGEST_NAME: usize = 63;
        match form {
            Form::Addresses => true,
            _ if self.name.len() + form.suffix().len() > LONGEST_NAME => false,
            Form::Variables => self.dummies.iter().any(|dummy| dummy.typed.is_some()),
            Form::Mixed => self.dummies.iter().any(|dummy| dummy.mixed.is_some()),
        }
    }

    /// Returns the C symbol of a form.
    pub fn symbol(&self, form: Form) -> &str {
        if form == Form::Mixed { &self.symbol } else { &self.newest_symbol }
    }

    pub fn declared(&self) -> Vec<&str> {
        self.dummies.iter().map(|dummy| dummy.name.as_str()).collect()
    }
}

impl Dummy {
    /// Returns its letter in a form.
    pub fn letter_in(&self, form: Form) -> char {
        let other = match form {
            Form::Addresses => None,
            Form::Variables => self.typed,
            Form::Mixed => self.mixed,
        };
        other.unwrap_or(self.letter)
    }

    /// Returns true if it may be absent in a form.
    pub fn optional_in(&self, form: Form) -> bool {
        self.optional && matches!(self.letter_in(form), 'P' | 'I' | 'Z' | 'L' | 'F' | 'T')
    }

    /// Returns its type in a form, true if it is passed by value, and the name to import.
    pub fn declaration(&self, form: Form) -> Result<(String, bool, &str)> {
        let (kind, value, import) = match self.letter_in(form) {
            'p' | 'V' | 'B' => ("type(c_ptr)", true, "c_ptr"),
            'P' | 'S' => ("type(c_ptr)", false, "c_ptr"),
            'i' => ("integer(c_int)", true, "c_int"),
            'I' => ("integer(c_int)", false, "c_int"),
            'z' => ("integer(c_size_t)", true, "c_size_t"),
            'Z' => ("integer(c_size_t)", false, "c_size_t"),
            'l' => ("integer(c_int64_t)", true, "c_int64_t"),
            'L' => ("integer(c_int64_t)", false, "c_int64_t"),
            'h' => ("integer(c_short)", true, "c_short"),
            'c' => ("character(kind=c_char)", true, "c_char"),
            'r' => ("real(c_float)", true, "c_float"),
            'F' => ("real(c_float)", false, "c_float"),
            'f' => ("type(c_funptr)", true, "c_funptr"),
            'd' => ("type(dim3)", true, "dim3"),
            letter @ ('T' | 'W') => return Ok((format!("type({})", self.structure), letter == 'W', &self.structure)),
            other => return Err(format!("{}: no such letter: {other}", self.name)),
        };
        Ok((kind.into(), value, import))
    }
}

/// Returns all names: those of crates/generate/hipfort.txt, then the other functions of src/api/hip.
pub fn names(hip: &Dialect, root: &Path) -> Result<Vec<Binding>> {
    let mut names = table(root)?;
    for name in &mut names {
        // hipfort 0.10 takes the address of every single output, and hipfort 0.8 the variable.
        for dummy in name.dummies.iter_mut().filter(|dummy| matches!(dummy.letter, 'I' | 'Z')) {
            (dummy.letter, dummy.typed, dummy.variable) = ('p', Some(dummy.letter), true);
        }
        if let Some(function) = hip.functions.iter().find(|function| function.name == name.name) {
            complete(hip, function, name).map_err(|why| format!("{}: {why}", name.name))?;
        }
    }
    let twins: BTreeSet<String> = hip.functions.iter().map(|function| by_reference(&function.name)).collect();
    for function in &hip.functions {
        if twins.contains(&function.name) || names.iter().any(|name| name.name == function.name) {
            continue;
        }
        let name = later(hip, function).map_err(|why| format!("{}: {why}", function.name))?;
        names.push(name);
    }
    Ok(names)
}

/// Adds to a name of hipfort 0.4 to 0.7 the forms that came later.
fn complete(hip: &Dialect, function: &Function, name: &mut Binding) -> Result<()> {
    if name.dummies.len() != function.arguments.len() {
        return Err(format!("{TABLE}: {} dummies, in src/api/hip {}", name.dummies.len(), function.arguments.len()));
    }
    name.symbol = symbol(hip, function)?;
    // hipfort's type of properties is that of HIP 6.
    let newest = hip.functions.iter().find(|other| other.name == format!("{}{ABI_SUFFIX}", function.name));
    let newest = newest.unwrap_or(function);
    name.newest_symbol = symbol(hip, newest)?;
    for (dummy, argument) in name.dummies.iter_mut().zip(&newest.arguments) {
        let new = parameter(hip, argument)?;
        dummy.optional |= new.optional;
        let is_structure = matches!(new.letter, 'T' | 'W');
        let variable = if is_structure { 'T' } else { new.typed.unwrap_or(dummy.letter) };
        if dummy.letter == 'T' {
            // hipGetDeviceProperties, whose module is written by hand.
            dummy.structure = new.structure;
            name.symbol.clone_from(&name.newest_symbol);
            continue;
        }
        match (dummy.letter, dummy.typed) {
            ('p' | 'S' | 'V', None) if variable != dummy.letter => {
                (dummy.typed, dummy.structure) = (Some(variable), new.structure);
            }
            (_, Some(typed)) if typed != variable && typed != 'f' => {
                return Err(format!("{TABLE}: {} is {typed}, in src/api/hip {variable}", dummy.name));
            }
            _ => {}
        }
    }
    if name.newest_symbol != name.symbol {
        // hipChooseDevice: hipfort 0.4 to 0.7 have the variable and the address of HIP 5's structure.
        for dummy in &mut name.dummies {
            match dummy.letter {
                'S' => (dummy.letter, dummy.typed, dummy.mixed) = ('T', None, Some('S')),
                _ => dummy.mixed = dummy.typed,
            }
        }
    }
    Ok(())
}

/// Returns the binding of a function that hipfort 0.4 to 0.7 lack.
fn later(hip: &Dialect, function: &Function) -> Result<Binding> {
    let symbol = symbol(hip, function)?;
    let mut dummies = function.arguments.iter().map(|argument| parameter(hip, argument)).collect::<Result<Vec<_>>>()?;
    for dummy in dummies.iter_mut().filter(|dummy| dummy.letter == 'W' && symbol != function.name) {
        dummy.letter = 'T';
    }
    let result = match hip.resolve(&function.result)? {
        Type::Integer(Integer::Int) => 'i',
        Type::Pointer(_) => 'p',
        Type::Named(_) => 'T',
        other => return Err(format!("a result of type {other:?}")),
    };
    let properties = function.name.starts_with("hipGetDeviceProperties");
    Ok(Binding {
        name: function.name.clone(),
        module: if properties { "auxiliary" } else { "later" }.into(),
        gone: false,
        classic: false,
        dummies,
        result,
        newest_symbol: symbol.clone(),
        symbol,
    })
}

/// Returns the symbol to bind: for a function that takes a structure by value, its twin that takes the address.
pub fn symbol(hip: &Dialect, function: &Function) -> Result<String> {
    let mut takes_structure = false;
    for argument in &function.arguments {
        takes_structure |= matches!(hip.resolve(&argument.kind)?, Type::Named(_));
    }
    let twin = by_reference(&function.name);
    let has_twin = takes_structure && hip.functions.iter().any(|other| other.name == twin);
    Ok(if has_twin { twin } else { function.name.clone() })
}

/// Returns the dummy argument for a parameter of C.
fn parameter(hip: &Dialect, argument: &Argument) -> Result<Dummy> {
    let role = &argument.role;
    let mut dummy = Dummy {
        name: argument.name.clone(),
        letter: 'p',
        typed: None,
        structure: String::new(),
        optional: role.nullable,
        ..Dummy::default()
    };
    let mut structure = |name: &str| dummy.structure = without_abi_suffix(name).to_string();
    match hip.resolve(&argument.kind)? {
        Type::Pointer(to) => match hip.resolve(&to)? {
            Type::Named(name) if has_type(hip, &name) => {
                structure(&name);
                dummy.letter = 'T';
            }
            Type::Pointer(_) => dummy.letter = 'P',
            // An enumeration or a number that C writes.
            Type::Integer(integer) if (role.out || role.inout) && !role.array => {
                dummy.typed = match integer {
                    Integer::Int => Some('I'),
                    Integer::Size => Some('Z'),
                    Integer::LongLong => Some('L'),
                    _ => None,
                };
            }
            Type::Float if role.out => dummy.typed = Some('F'),
            _ => {}
        },
        Type::Named(name) => {
            structure(&name);
            dummy.letter = 'W';
        }
        Type::Function => dummy.letter = 'f',
        Type::Float => dummy.letter = 'r',
        Type::Integer(Integer::Byte) => dummy.letter = 'c',
        Type::Integer(Integer::Short) => dummy.letter = 'h',
        Type::Integer(Integer::Int) => dummy.letter = 'i',
        Type::Integer(Integer::Size) => dummy.letter = 'z',
        Type::Integer(_) => dummy.letter = 'l',
        other => return Err(format!("{}: a parameter of type {other:?}", argument.name)),
    }
    Ok(dummy)
}

/// Returns true if hipfort has a type for a structure.
pub fn has_type(hip: &Dialect, name: &str) -> bool {
    let is_opaque = |item: &Struct| item.opaque || (item.union && hip.is_opaque(item));
    hip.structure(name).is_some_and(|item| !is_opaque(item))
}

/// Reads the functions of crates/generate/hipfort.txt.
fn table(root: &Path) -> Result<Vec<Binding>> {
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
        let classic = words.next_if_eq(&"later").is_none();
        let dummies = words.map(|word| {
            let (name, letters) = word.split_once(':')?;
            let (letters, structure) = letters.split_once(':').unwrap_or((letters, ""));
            let optional = letters.ends_with('?');
            let mut letters = letters.trim_end_matches('?').chars();
            let (letter, typed, None) = (letters.next()?, letters.next(), letters.next()) else { return None };
            let name = name.to_string();
            let mixed = typed.filter(|letter| *letter == 'f');
            let typed = if structure.is_empty() { typed } else { Some('T') };
            let structure = structure.into();
            Some(Dummy { name, letter, typed, structure, optional, mixed, ..Dummy::default() })
        });
        let dummies = dummies.collect::<Option<Vec<_>>>();
        let dummies = dummies.ok_or(format!(
            "{TABLE}: {line}: a dummy is a name, a colon and one or two letters, or S and a structure"
        ))?;
        names.push(Binding {
            name: name.into(),
            module: module.clone(),
            gone,
            classic,
            dummies,
            result: 'i',
            symbol: name.into(),
            newest_symbol: name.into(),
        });
    }
    Ok(names)
}

/// Returns the functions of HIP's headers that are not bound.
pub fn absent(hip: &Dialect, root: &Path) -> Result<Vec<Prototype>> {
    let names = names(hip, root)?;
    let is_absent = |prototype: &Prototype| !names.iter().any(|name| name.name == prototype.name);
    Ok(prototypes::table(root)?.1.into_iter().filter(is_absent).collect())
}

/// Compares the names with the prototypes in HIP's headers, and returns what is wrong.
pub fn against_headers(hip: &Dialect, root: &Path) -> Result<Vec<String>> {
    /// In no header.
    ///
    /// The preprocessor puts the first two in the place of others; only AMD's library has the third; HIP 10.1 has the last two,
    /// and no header of it was read.
    const NOT_DECLARED: [&str; 5] =
        ["hipChooseDeviceR0600", "hipGetDevicePropertiesR0600", "hipExtHostAlloc", "hipDeviceGetLuid", "hipInitDevice"];
    let (releases, prototypes) = prototypes::table(root)?;
    let newest = releases.last().ok_or("no releases")?;
    let bound = names(hip, root)?;
    let mut wrong = Vec::new();
    for prototype in absent(hip, root)? {
        if hip.functions.iter().any(|function| function.name == prototype.name) {
            wrong.push(format!("{}: libanygpu has it, and hipfort's modules do not", prototype.name));
        }
    }
    for name in &bound {
        let c = &name.name;
        let prototype = prototypes.iter().find(|prototype| prototype.name == *c);
        let Some(prototype) = prototype else {
            if !name.gone && !NOT_DECLARED.contains(&c.as_str()) {
                wrong.push(format!("{c} is in no header"));
            }
            continue;
        };
        if name.gone && prototype.last == *newest {
            wrong.push(format!("{c} is not gone"));
        }
        if name.dummies.len() != prototype.parameters.len() {
            wrong.push(format!("{c}: {} dummies for {:?}", name.dummies.len(), prototype.parameters));
            continue;
        }
        for (dummy, kind) in name.dummies.iter().zip(&prototype.parameters) {
            // What C calls by another name, such as hipStream_t, is an address or a number.
            let letters = match kind.strip_prefix("const ").unwrap_or(kind) {
                // The address of a function, too.
                "void*" => "pPf",
                kind if kind.ends_with('*') => "pPSBVIZLFTW",
                kind if kind.ends_with(')') => "fp",
                "int" | "unsigned int" | "unsigned" | "uint32_t" => "i",
                "size_t" => "zl",
                "unsigned long long" | "long long" | "uint64_t" => "lz",
                "float" => "r",
                "dim3" => "dW",
                _ => continue,
            };
            for form in Form::ALL.into_iter().filter(|form| name.has(*form)) {
                let letter = dummy.letter_in(form);
                if !letters.contains(letter) {
                    wrong.push(format!("{c}: {} is {letter} for {kind}", dummy.name));
                }
            }
        }
    }
    Ok(wrong)
}

pub fn lines(path: &Path) -> Result<Vec<String>> {
    Ok(read(path)?.lines().filter(|line| !line.starts_with('#')).map(str::to_string).collect())
}

pub fn section(line: &str) -> Option<String> {
    Some(line.strip_prefix('[')?.strip_suffix(']')?.to_string())
}

/// Returns paths and contents of the generated modules and the table of names.
pub fn files(hip: &Dialect, root: &Path) -> Result<Vec<(PathBuf, String)>> {
    let names = names(hip, root)?;
    let first_line =
        format!("Generated from {TABLE} and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.");
    let of = |module: &str| names.iter().filter(|name| name.module == module).collect::<Vec<_>>();
    let mut files = Vec::new();
    let mut add = |name: &str, docs: &str, body: String| {
        let mut text = format!("! {first_line}\n! SPDX-License-Identifier: MIT OR Apache-2.0\n");
        for line in docs.lines() {
            text += format!("!> {line}").trim_end();
            text += "\n";
        }
        text += &format!("module {name}\n{}end module {name}\n", body.lines().map(continued).collect::<String>());
        files.push((PathBuf::from(format!("fortran/hipfort/{name}.f90")), text));
    };
    add("anygpu_hipfort_types", "hipfort's types and flags, with the values of HIP 6.", types(hip, root)?);
    add("anygpu_hipfort_typed", TYPED_DOCS, others(hip, &names, Form::Variables)?);
    add("anygpu_hipfort_mixed", MIXED_DOCS, others(hip, &names, Form::Mixed)?);
    add("hipfort", RUNTIME_DOCS, runtime(hip, root, &names)?);
    let end = "    implicit none\n    public\n";
    add(
        "hipfort_enums",
        "hipfort's enumerators, with the values of HIP 6.",
        only("hipfort", &enumerators(hip, root)?) + end,
    );
    for (module, names) in below(hip, root, &names)? {
        let Some((_, docs)) = BY_NAME.iter().find(|(name, _)| *name == module) else { continue };
        let kinds = if module == "types" { "    use anygpu_hipfort_kinds\n" } else { "" };
        let body = format!("{kinds}{}{end}", only(&format!("anygpu_hipfort_{module}"), &names));
        add(&format!("hipfort_{module}"), docs, body);
    }
    add("anygpu_hipfort_pointers", "Pointers of any type and rank to memory.", pointers());
    add("anygpu_hipfort_hipmemcpy", MEMCPY_DOCS, hipmemcpy(hip, &of("hipmemcpy"))?);
    add("anygpu_hipfort_hipmalloc", MALLOC_DOCS, hipmalloc(hip, &of("hipmalloc"))?);
    add("anygpu_hipfort_hiphostregister", REGISTER_DOCS, hiphostregister(hip, &of("hiphostregister"))?);
    files.push(("docs/evidence/hipfort-names.md".into(), page(hip, &names, &absent(hip, root)?)));
    Ok(files)
}

/// hipfort's other modules, and what they have.
const BY_NAME: [(&str, &str); 5] = [
    ("types", "hipfort's types and flags, with the values of HIP 6."),
    ("hipmalloc", "Allocation, typed and by type(c_ptr), by hipfort's name."),
    ("hipmemcpy", "Copies, typed and by type(c_ptr), by hipfort's name."),
    ("hiphostregister", "Registered host memory, typed and by type(c_ptr), by hipfort's name."),
    ("auxiliary", "hipGetDeviceProperties, by hipfort's name."),
];

const RUNTIME_DOCS: &str = "hipfort's HIP runtime: generic names, and specific ones with an underscore.

Module anygpu_hip documents the arguments. Functions that libanygpu does not have are the vendor's: a program that calls
one must be linked with the vendor's library. docs/evidence/hipfort-names.md lists them.
A type(c_ptr) by reference stands for an output, an array, or the first word of a structure. Names that end with _typed
take outputs and structures as variables, those with _mixed are a third form.";

const TYPED_DOCS: &str =
    "hipfort's functions whose outputs and structures are variables, as hipfort has them since 0.8.

Outputs that C takes NULL for are optional.";

const MIXED_DOCS: &str =
    "hipfort's functions in a third form: kernels by function pointers with addresses of outputs; or outputs with the
address of a structure.";

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

/// Returns the `use` lines of a module. Its own names are public: flang writes a line for each private one.
pub fn uses(intrinsic: &[&str], others: &[(&str, &[&str])]) -> String {
    let mut text = wrapped("    ", "use anygpu_hipfort_kinds, only: ", intrinsic, "");
    for (module, names) in others {
        text += &wrapped("    ", &format!("use {module}, only: "), names, "");
    }
    text + "    implicit none\n    public\n\n"
}

/// Returns the `use` lines for names of a module.
pub fn only(module: &str, names: &[String]) -> String {
    // Fortran takes 255 continued lines.
    let line = |names: &[String]| {
        wrapped("    ", &format!("use {module}, only: "), &names.iter().map(String::as_str).collect::<Vec<_>>(), "")
    };
    names.chunks(100).map(line).collect()
}

/// Returns the names that hipfort's programs use of each of our modules below hipfort.
fn below(hip: &Dialect, root: &Path, names: &[Binding]) -> Result<Vec<(&'static str, Vec<String>)>> {
    let of = |module: &str| -> Vec<String> {
        let ours = names.iter().filter(|name| {
            let is_by_hand = BY_HAND.contains(&name.name.as_str());
            if module == "ipc" { is_by_hand } else { !is_by_hand && name.module == module }
        });
        ours.flat_map(|name| [name.name.clone(), format!("{}_", name.name)]).collect()
    };
    let with = |form: Form| -> Vec<String> {
        let names = names.iter().filter(|name| name.has(form) && !BY_HAND.contains(&name.name.as_str()));
        names.map(|name| format!("{}{}", name.name, form.suffix())).collect()
    };
    let constants = constants(hip, root, "types")?.into_iter().flat_map(|group| group.values).map(|value| value.0);
    let structures = all_structures(hip)?.into_iter().map(|item| without_abi_suffix(&item.name).to_string());
    let vendors = VENDOR_STRUCTURES.iter().map(|item| item.name.to_string());
    let types = constants.chain(["dim3".to_string()]).chain(structures).chain(vendors).collect();
    Ok(vec![
        ("types", types),
        ("hipmalloc", of("hipmalloc")),
        ("hipmemcpy", of("hipmemcpy")),
        ("hiphostregister", of("hiphostregister")),
        ("auxiliary", of("auxiliary")),
        ("ipc", of("ipc")),
        ("typed", with(Form::Variables)),
        ("mixed", with(Form::Mixed)),
    ])
}

/// Returns a line, continued on a second one if it is too long for Fortran.
pub fn continued(line: &str) -> String {
    const WIDTH: usize = 132;
    if line.len() <= WIDTH {
        return format!("{line}\n");
    }
    let at = line[..WIDTH - 2].rfind(", ").map_or(WIDTH - 2, |at| at + 1);
    let indent = line.len() - line.trim_start().len();
    format!("{} &\n{:indent$}    {}\n", &line[..at], "", line[at..].trim_start())
}

/// Constants of one enumeration.
pub struct Group {
    pub values: Vec<(String, i128)>,
}

/// Reads a section of the constants, by enumerations, and compares it with src/api/hip.
pub fn constants(hip: &Dialect, root: &Path, wanted: &str) -> Result<Vec<Group>> {
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

pub fn parameters(groups: &[Group]) -> String {
    let blocks = groups.iter().map(|group| {
        let line = |(name, number): &(String, i128)| match i32::try_from(*number) {
            Ok(number) => format!("    integer(c_int), parameter :: {name} = {number}_c_int\n"),
            // Too large for Fortran's signed integers: by its bits.
            Err(_) => format!("    integer(c_int), parameter :: {name} = int(z'{number:x}', c_int)\n"),
        };
        group.values.iter().map(line).collect::<String>()
    });
    blocks.collect::<Vec<_>>().join("\n")
}

/// Returns the enumerations' groups of constants, and after them the constants that hipfort 0.4 to 0.7 lack.
pub fn enums(hip: &Dialect, root: &Path) -> Result<[Vec<Group>; 2]> {
    let classic = constants(hip, root, "enums")?;
    let types = constants(hip, root, "types")?;
    let known: BTreeSet<String> =
        types.iter().chain(&classic).flat_map(|group| &group.values).map(|value| value.0.to_lowercase()).collect();
    let is_new = |name: &str| name.len() <= NAME && !known.contains(&name.to_lowercase());
    let mut later = Vec::new();
    for item in &hip.enums {
        let values = item.values.iter().filter(|value| is_new(&value.name));
        later.push(Group { values: values.map(|value| (value.name.clone(), value.number)).collect() });
    }
    for constant in hip.constants.iter().filter(|constant| is_new(&constant.name)) {
        later.push(Group { values: vec![(constant.name.clone(), constant.number)] });
    }
    later.retain(|group| !group.values.is_empty());
    Ok([classic, later])
}

/// Returns the names of all enumerators and constants.
fn enumerators(hip: &Dialect, root: &Path) -> Result<Vec<String>> {
    Ok(enums(hip, root)?.into_iter().flatten().flat_map(|group| group.values).map(|value| value.0).collect())
}

/// Returns the declarations of all enumerators and constants.
fn declared_enums(hip: &Dialect, root: &Path) -> Result<String> {
    let [classic, later] = enums(hip, root)?;
    let mut text = parameters(&classic) + "\n    ! Not in hipfort 0.4 to 0.7.\n";
    for group in &later {
        let constant = hip.constants.iter().find(|constant| constant.name == group.values[0].0);
        let is_address = match constant {
            Some(constant) => matches!(hip.resolve(&constant.kind)?, Type::Pointer(_)),
            None => false,
        };
        text += &match &group.values[0] {
            (name, number) if is_address => {
                format!("    type(c_ptr), parameter :: {name} = transfer({number}_c_intptr_t, c_null_ptr)\n")
            }
            _ => parameters(std::slice::from_ref(group)),
        };
    }
    Ok(text + "\n")
}

fn types(hip: &Dialect, root: &Path) -> Result<String> {
    let kinds = [
        "c_char",
        "c_funptr",
        "c_int",
        "c_int64_t",
        "c_null_funptr",
        "c_null_ptr",
        "c_ptr",
        "c_short",
        "c_signed_char",
        "c_size_t",
    ];
    let mut structures = String::new();
    for item in all_structures(hip)? {
        structures += &structure(hip, item).map_err(|why| format!("{}: {why}", item.name))?;
    }
    structures += &VENDOR_STRUCTURES.iter().map(VendorStructure::declaration).collect::<String>();
    let used = kinds.into_iter().filter(|kind| *kind == "c_int" || structures.contains(&format!("{kind})")));
    let used = used.chain(kinds.into_iter().filter(|kind| structures.contains(&format!("= {kind}"))));
    let used: BTreeSet<&str> = used.collect();
    let mut text = uses(&used.into_iter().collect::<Vec<_>>(), &[]);
    text += &parameters(&constants(hip, root, "types")?);
    text += "
    !> The extents of a grid or of a block, 1 by default.
    type, bind(c) :: dim3
        integer(c_int) :: x = 1_c_int
        integer(c_int) :: y = 1_c_int
        integer(c_int) :: z = 1_c_int
    end type dim3
";
    Ok(text + &structures + "\n")
}

/// Returns the structures for which hipfort has types, contained ones first.
pub fn all_structures(hip: &Dialect) -> Result<Vec<&Struct>> {
    let mut order = Vec::new();
    for function in &hip.functions {
        for kind in function.arguments.iter().map(|argument| &argument.kind).chain([&function.result]) {
            collect(hip, kind, &mut order)?;
        }
    }
    let by_hand = |name: &str| name == "hipDim3" || VENDOR_STRUCTURES.iter().any(|item| item.name == name);
    order.retain(|item| !by_hand(&item.name));
    Ok(order)
}

/// Returns the names of all types but that of properties, and a structure constructor of constants for each.
pub fn constructors(hip: &Dialect) -> Result<Vec<(String, String)>> {
    let mut made = vec![("dim3".to_string(), "dim3(z=2, x=256_8)".to_string())];
    for item in all_structures(hip)?.into_iter().filter(|item| !item.union && item.name != PROPERTIES) {
        let mut values = Vec::new();
        for field in members(item).iter().rev() {
            let declared = component(hip, &field.name, &field.kind)?;
            let kind = declared.split(" :: ").next().unwrap_or_default();
            let structure = kind.strip_prefix("type(").and_then(|rest| rest.strip_suffix(')'));
            let value = match (kind, structure) {
                ("type(c_ptr)", _) => "c_null_ptr".into(),
                ("type(c_funptr)", _) => "c_null_funptr".into(),
                ("character(kind=c_char)", _) => "c_null_char".into(),
                // A union has defaults for all.
                (_, Some(name)) => {
                    made.iter().find(|made| made.0 == name).map_or(format!("{name}()"), |made| made.1.clone())
                }
                // Of any kind, which the component's converts.
                _ => "1".into(),
            };
            values.push(format!("{}={value}", field.name));
        }
        let name = without_abi_suffix(&item.name);
        made.push((name.into(), format!("{name}({})", values.join(", "))));
    }
    made.extend(
        VENDOR_STRUCTURES.iter().map(|item| (item.name.into(), format!("{}({})", item.name, item.constructor))),
    );
    Ok(made)
}

/// Adds the structures of a type for which hipfort has types, contained ones first.
fn collect<'a>(hip: &'a Dialect, kind: &Type, order: &mut Vec<&'a Struct>) -> Result<()> {
    match hip.resolve(kind)? {
        Type::Pointer(to) | Type::Array(to, _) => collect(hip, &to, order),
        Type::Named(name) => {
            let is_known = UNNAMED.contains(&name.as_str()) || order.iter().any(|other| other.name == name);
            // hipfort has one type of properties.
            let is_old = name == "hipDeviceProp_tR0000";
            let Some(item) = hip.structure(&name).filter(|_| !is_known && !is_old && has_type(hip, &name)) else {
                return Ok(());
            };
            for field in members(item) {
                if !matches!(hip.resolve(&field.kind)?, Type::Pointer(_)) {
                    collect(hip, &field.kind, order)?;
                }
            }
            order.push(item);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Writes a type. Files that use hipfort need not read the module anygpu_hip, which has types with the same components.
pub fn structure(hip: &Dialect, item: &Struct) -> Result<String> {
    let name = without_abi_suffix(&item.name);
    let mut text = String::from("\n");
    for line in &item.docs {
        text += format!("    !> {line}").trim_end();
        text += "\n";
    }
    text += &format!("    type, bind(c) :: {name}\n");
    for field in members(item) {
        for line in &field.docs {
            text += &format!("        !> {line}\n");
        }
        let line = component(hip, &field.name, &field.kind)?;
        // C writes all properties, so that they need no values, which users' compilers would read.
        let line = if item.name == PROPERTIES { line.split(" = ").next().unwrap_or_default() } else { &line };
        text += &format!("        {line}\n");
    }
    if item.union {
        let (size, _) = hip.layout(&Type::Named(item.name.clone()))?;
        let (first, _) = hip.layout(&item.fields[0].kind)?;
        let words = (size - first.next_multiple_of(8)) / 8;
        if words > 0 {
            text += "        !> The bytes by which the largest member exceeds the first.\n";
            text += &format!("        integer(c_int64_t) :: others({words}) = 0_c_int64_t\n");
        }
    }
    if item.name == PROPERTIES {
        // hipfort 0.4 to 0.7 have the structure of HIP 5. What only that has comes last, where C does not write.
        let old = hip.structure("hipDeviceProp_tR0000").ok_or("no structure of HIP 5")?;
        let is_in_new = |name: &str| item.fields.iter().any(|field| field.name.eq_ignore_ascii_case(name));
        for field in old.fields.iter().filter(|field| !is_in_new(&field.name)) {
            text += "        !> In HIP up to 5.\n";
            text += &format!("        {}\n", component(hip, &field.name, &field.kind)?);
        }
    }
    Ok(text + &format!("    end type {name}\n"))
}

/// Returns the fields that Fortran declares: all of a structure, the first of a union.
fn members(item: &Struct) -> &[Field] {
    &item.fields[..if item.union { 1 } else { item.fields.len() }]
}

/// Returns the declaration of a component, which is 0 by default.
///
/// Texts and long arrays have no default: compilers write out each element into the module file that users read.
fn component(hip: &Dialect, name: &str, kind: &Type) -> Result<String> {
    const LONG: u64 = 4;
    let (kind, length) = match hip.resolve(kind)? {
        Type::Array(element, length) => (hip.resolve(&element)?, length),
        kind => (kind, 1),
    };
    let shape = if length == 1 { String::new() } else { format!("({length})") };
    let (kind, zero) = match &kind {
        Type::Character => ("character(kind=c_char)".to_string(), ""),
        Type::Integer(Integer::Byte) => ("integer(c_signed_char)".into(), "0_c_signed_char"),
        Type::Integer(Integer::Short) => ("integer(c_short)".into(), "0_c_short"),
        Type::Integer(Integer::Int) => ("integer(c_int)".into(), "0_c_int"),
        Type::Integer(Integer::Size) => ("integer(c_size_t)".into(), "0_c_size_t"),
        Type::Integer(Integer::Long | Integer::LongLong) => ("integer(c_int64_t)".into(), "0_c_int64_t"),
        Type::Pointer(_) => ("type(c_ptr)".into(), "c_null_ptr"),
        Type::Function => ("type(c_funptr)".into(), "c_null_funptr"),
        Type::Named(name) if UNNAMED.contains(&name.as_str()) => ("integer(c_int)".into(), "0_c_int"),
        // By hipfort's own name.
        Type::Named(structure) if structure == "hipDim3" => ("type(dim3)".into(), ""),
        Type::Named(structure) if has_type(hip, structure) => (format!("type({})", without_abi_suffix(structure)), ""),
        Type::Named(_) => {
            let (size, alignment) = hip.layout(&kind)?;
            if alignment != 8 || length != 1 {
                return Err(format!("{name}: a union that is not of words"));
            }
            return Ok(format!("integer(c_int64_t) :: {name}({})", size / 8));
        }
        other => return Err(format!("{name}: {other:?}")),
    };
    let zero = if zero.is_empty() || length > LONG { String::new() } else { format!(" = {zero}") };
    Ok(format!("{kind} :: {name}{shape}{zero}"))
}

/// Returns the interface body of a C function in one of its forms.
fn bound(hip: &Dialect, name: &Binding, form: Form) -> Result<String> {
    let c = &name.name;
    let symbol = name.symbol(form);
    let specific = format!("{c}{}", form.suffix());
    let (result, imported) = match name.result {
        'p' => ("type(c_ptr)", "c_ptr"),
        'T' => ("type(hipChannelFormatDesc)", "hipChannelFormatDesc"),
        _ => ("integer(c_int)", "c_int"),
    };
    let mut imports = vec![imported];
    let mut declarations = String::new();
    for dummy in &name.dummies {
        let (kind, value, import) = dummy.declaration(form)?;
        if !imports.contains(&import) {
            imports.push(import);
        }
        let attribute = match (value, dummy.optional_in(form)) {
            (true, _) => ", value",
            (false, true) => ", optional",
            (false, false) => "",
        };
        declarations += &format!("            {kind}{attribute} :: {}\n", dummy.name);
    }
    imports.sort_unstable();
    // A result by another name would be one more in the module files that users' compilers read.
    let end = format!(") bind(c, name=\"{symbol}\")");
    let mut text = String::new();
    text += &format!("        !> {}\n", docs(hip, name));
    let head = wrapped("        ", &format!("function {specific}("), &name.declared(), &end);
    text += &head;
    text += &wrapped("            ", "import :: ", &imports, "");
    text += &format!("            implicit none\n{declarations}            {result} :: {specific}\n");
    text += &format!("        end function {specific}\n");
    Ok(text)
}

/// Returns the generic interface of a name.
fn generic(hip: &Dialect, name: &Binding, procedures: &[String]) -> Result<String> {
    let Binding { name: c, .. } = name;
    let mut text = format!("    interface {c}\n");
    // gfortran takes the result of c_loc for any type, and of the procedures that fit the last: variables come first.
    // gfortran 12 also takes a c_funptr for a c_ptr, which gfortran 14 does not.
    let others = [Form::Variables, Form::Mixed].into_iter().filter(|form| name.has(*form));
    let others: Vec<String> = others.map(|form| format!("{c}{}", form.suffix())).collect();
    for procedure in &others {
        text += &format!("        procedure {procedure}\n");
    }
    // gfortran 12 forgets which arguments of "procedure(another), bind(c)" go by value, so each has its own.
    text += &format!("\n{}\n", bound(hip, name, Form::Addresses)?);
    if !procedures.is_empty() {
        let procedures: Vec<&str> = procedures.iter().map(String::as_str).collect();
        text += &wrapped("        ", "module procedure ", &procedures, "");
    }
    text += &format!("    end interface {c}\n\n");
    if name.has(Form::Variables) {
        // The name with an underscore takes variables, as in hipfort up to 0.9, and addresses, as in 0.10.
        let own = format!("{c}_");
        let all: Vec<&str> = others.iter().chain([&own]).map(String::as_str).collect();
        let list = wrapped("        ", "procedure ", &all, "");
        text += &format!("    interface {own}\n{list}    end interface {own}\n\n");
    }
    Ok(text)
}

/// Returns the sentence above a function.
pub fn docs<'a>(hip: &'a Dialect, name: &Binding) -> &'a str {
    let function = hip.functions.iter().find(|function| function.name == name.name);
    match function.and_then(|function| function.docs.first()) {
        Some(line) => line,
        None if name.gone => "No release of HIP from 6 on has this function.",
        None => "A function of the vendor's library; see HIP's documentation.",
    }
}

/// Returns the module of a form's functions. Two forms of one C function in one module are worth a warning to flang.
fn others(hip: &Dialect, names: &[Binding], form: Form) -> Result<String> {
    let kinds = ["c_char", "c_float", "c_funptr", "c_int", "c_int64_t", "c_ptr", "c_short", "c_size_t"];
    let mut body = String::from("    interface\n\n");
    let mut used = BTreeSet::from(["c_int"]);
    for name in names.iter().filter(|name| name.has(form) && !BY_HAND.contains(&name.name.as_str())) {
        body += &format!("{}\n", bound(hip, name, form)?);
        for dummy in &name.dummies {
            used.insert(dummy.declaration(form)?.2);
        }
    }
    let (kinds, types): (Vec<&str>, Vec<&str>) = used.into_iter().partition(|name| kinds.contains(name));
    let types = [("anygpu_hipfort_types", types.as_slice())];
    let types = types.iter().filter(|(_, types)| !types.is_empty()).copied().collect::<Vec<_>>();
    Ok(uses(&kinds, &types) + &body + "    end interface\n\n")
}

/// Returns the module of the runtime's names.
fn runtime(hip: &Dialect, root: &Path, names: &[Binding]) -> Result<String> {
    // What can be is in the module itself: flang reads the names of each module that another one uses once more.
    let mut text = String::from("    use anygpu_hipfort_kinds\n");
    for (module, names) in below(hip, root, names)? {
        text += &only(&format!("anygpu_hipfort_{module}"), &names);
    }
    text += "    implicit none\n    public\n\n";
    text += &declared_enums(hip, root)?;
    let is_here = |name: &&Binding| {
        !BY_HAND.contains(&name.name.as_str()) && ["runtime", "later"].contains(&name.module.as_str())
    };
    for name in names.iter().filter(is_here) {
        text += &generic(hip, name, &[])?;
    }
    Ok(text)
}

/// Names that the typed procedures use from iso_c_binding.
///
/// iso_fortran_env has the kinds of numbers by these names, but every file that uses hipfort would have to read that
/// module, too.
pub const TYPED: [&str; 10] = [
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
    let mut text = uses(&TYPED, &[]);
    for name in names {
        let c = &name.name;
        let stream = c.ends_with("Async");
        let rows = c.contains("2D");
        let (after, declared, passed) =
            if stream { (", stream", "        type(c_ptr), value :: stream\n", ", stream") } else { ("", "", "") };
        let mut procedures = Vec::new();
        for (letters, kind) in KINDS {
            // Lengths are of 32 or 64 bits; a procedure for each would be much of the module file that users read.
            let forms: &[(&str, bool)] = if rows { &[("rows", true)] } else { &[("all", false), ("length", true)] };
            for (form, lengths) in forms {
                let procedure = format!("{c}_{letters}_{form}");
                let (arguments, numbers) = match (rows, lengths) {
                    (true, _) => ("dest, dpitch, src, spitch, width, height", "dpitch, spitch, width, height"),
                    (_, true) => ("dest, src, length", "length"),
                    (_, false) => ("dest, src", ""),
                };
                _ = writeln!(body, "\n    function {procedure}({arguments}, myKind{after}) result(status)");
                let bytes = if rows { "bytes_in_rows" } else { "bytes_to_copy" };
                let number = if *lengths { &["number_of"][..] } else { &[] };
                body += &requests(&[&["address", bytes, "hipSuccess"], number, &["part_of"]].concat());
                _ = writeln!(body, "        {kind}, intent(inout), target :: dest(..)");
                _ = writeln!(body, "        {kind}, intent(in), target :: src(..)");
                if *lengths {
                    _ = writeln!(body, "        class(*), intent(in) :: {numbers}");
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
                if rows {
                    let numbers: Vec<String> = numbers.split(", ").map(|name| format!("number_of({name})")).collect();
                    body += "        call bytes_in_rows(part_of(dest), part_of(src), &\n";
                    _ = writeln!(body, "            {}, storage_size(dest), bytes, status)", numbers.join(", "));
                    body += "        if (status == hipSuccess) &\n";
                    _ = writeln!(
                        body,
                        "            status = {c}_(address(dest), bytes(1), address(src), bytes(2), bytes(3), bytes(4), \
                         myKind{passed})"
                    );
                } else {
                    let length = if *lengths { "length=number_of(length), " } else { "" };
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
pub struct Allocation {
    /// Name in C.
    pub c: &'static str,
    /// True if it takes flags.
    flags: bool,
}

pub const ALLOCATIONS: [Allocation; 3] = [
    Allocation { c: "hipMalloc", flags: false },
    Allocation { c: "hipMallocManaged", flags: true },
    Allocation { c: "hipHostMalloc", flags: true },
];

fn hipmalloc(hip: &Dialect, names: &[&Binding]) -> Result<String> {
    let mut text = uses(&TYPED, &[]);
    let mut body = String::new();
    let mut procedures: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (letters, kind) in KINDS {
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

/// Returns the line by which a procedure uses the helpers. Used by the module, users' compilers would read them all.
pub fn requests(names: &[&str]) -> String {
    wrapped("        ", "use anygpu_hipfort_requests, only: ", names, "")
}

/// Returns the module of procedures that let pointers point to memory.
fn pointers() -> String {
    let [intrinsic, kinds] = [&["c_f_pointer"][..], &TYPED[..]];
    let used: Vec<&str> =
        intrinsic.iter().chain(kinds).copied().filter(|name| !["c_int", "c_size_t"].contains(name)).collect();
    let mut text = uses(&used, &[]);
    let procedures: Vec<String> = KINDS.iter().map(|(letters, _)| format!("point_{letters}")).collect();
    text += "    !> Lets a pointer of any rank point to memory.\n    interface point\n";
    text += &wrapped("        ", "module procedure ", &procedures.iter().map(String::as_str).collect::<Vec<_>>(), "");
    text += "    end interface point\n\ncontains\n";
    for (letters, kind) in KINDS {
        point(&mut text, letters, kind);
    }
    text + "\n"
}

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
    body.push_str("        use, intrinsic :: iso_c_binding, only: c_null_ptr\n");
    body.push_str("        use anygpu_hipfort_pointers, only: point\n");
    *body += &requests(&[
        "ask_by_array",
        "ask_by_dims",
        "ask_for_scalar",
        "filled",
        "hipMemcpyDeviceToDevice",
        "hipMemcpyHostToDevice",
        "hipSuccess",
        "part_of",
        "request",
        "settle",
    ]);
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
    _ = writeln!(body, "            call point(ptr, memory, wanted%extents, wanted%bounds)");
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
    *body += &requests(&["give", "given_numbers", "hipErrorInvalidValue"]);
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
    *body += "        use, intrinsic :: iso_c_binding, only: c_null_ptr\n";
    *body += &requests(&["address", "hipSuccess"]);
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

fn hiphostregister(hip: &Dialect, names: &[&Binding]) -> Result<String> {
    let mut text = uses(&TYPED, &[("anygpu_hipfort_typed", &["hipHostGetFlags_typed"])]);
    let mut body = String::new();
    let mut procedures: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (letters, kind) in KINDS {
        let mut add = |c, procedure: &str| procedures.entry(c).or_default().push(procedure.to_string());
        let array = format!("        {kind}, intent(in), target :: hostPtr(..)\n");

        // Flags come last; by position they are the number after the lengths, of which there may be none.
        let procedure = format!("hipHostRegister_{letters}");
        let lengths: Vec<String> = (1..=RANKS).map(|i| format!("length{i}")).collect();
        let lengths = lengths.join(", ");
        _ = writeln!(body, "\n    function {procedure}(hostPtr, {lengths}, flags) result(status)");
        body += &requests(&["give", "given_numbers", "part_of", "register"]);
        body += &array;
        _ = writeln!(body, "        class(*), intent(in), optional :: {lengths}, flags");
        body += "        integer(c_int) :: status\n\n        type(given_numbers) :: given\n\n";
        _ = writeln!(body, "        call give(given, {lengths}, flags)");
        body += "        status = register(part_of(hostPtr), storage_size(hostPtr), given)\n";
        _ = writeln!(body, "    end function {procedure}");
        add("hipHostRegister", &procedure);

        let procedure = format!("hipHostUnregister_{letters}");
        _ = writeln!(body, "\n    function {procedure}(hostPtr) result(status)");
        body += &requests(&["address"]);
        body += &array;
        body += "        integer(c_int) :: status\n\n        status = hipHostUnregister_(address(hostPtr))\n";
        _ = writeln!(body, "    end function {procedure}");
        add("hipHostUnregister", &procedure);

        let procedure = format!("hipHostGetFlags_{letters}");
        _ = writeln!(body, "\n    function {procedure}(flagsPtr, hostPtr) result(status)");
        body += "        use, intrinsic :: iso_c_binding, only: c_loc\n";
        body += &requests(&["address"]);
        body += "        integer(c_int), intent(inout), target :: flagsPtr\n";
        body += &array;
        body += "        integer(c_int) :: status\n\n        status = hipHostGetFlags_(c_loc(flagsPtr), address(hostPtr))\n";
        _ = writeln!(body, "    end function {procedure}");
        add("hipHostGetFlags", &procedure);

        let procedure = format!("hipHostGetDevicePointer_{letters}");
        _ = writeln!(body, "\n    function {procedure}(devPtr, hstPtr, flags) result(status)");
        body += "        use, intrinsic :: iso_c_binding, only: c_f_pointer\n";
        body += &requests(&["hipErrorInvalidValue", "hipSuccess", "part", "part_of"]);
        _ = writeln!(body, "        {kind}, pointer, intent(inout) :: devPtr(..)");
        _ = writeln!(body, "        {kind}, intent(in), target :: hstPtr(..)");
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

/// Returns docs/evidence/hipfort-names.md, the table of names.
fn page(hip: &Dialect, names: &[Binding], absent: &[Prototype]) -> String {
    let mut text = format!(
        "<!-- Generated from {TABLE} and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit. -->\n\
         # hipfort's names\n\n\
         The C names that `use hipfort` declares. `ours`: libanygpu has the function. `vendor's`: a program that calls it\n\
         needs the vendor's library on its link line. `gone`: no release of HIP from 6 on has it. Forms: the dummies of the\n\
         specific with an underscore are addresses, those of `_typed` variables. [From hipfort](../guide/hipfort.md) explains the notes.\n\n"
    );
    let count = |state: &str| names.iter().filter(|name| self::state(hip, name) == state).count();
    text += &format!(
        "{} names: {} ours, {} vendor's, {} gone.\n\n| name | module | dummies | state | forms | in hipfort 0.4 to 0.7 |\n\
         |---|---|---|---|---|---|\n",
        names.len(),
        count("ours"),
        count("vendor's"),
        count("gone")
    );
    for name in names {
        let module = match name.module.as_str() {
            "runtime" | "later" => "hipfort".to_string(),
            other => format!("hipfort_{other}"),
        };
        let has = |letter| name.dummies.iter().any(|dummy| dummy.letter == letter);
        let note = match () {
            () if !name.classic => "absent",
            () if has('V') => "cannot work: a structure by value",
            () if has('B') => "cannot work: an address of a handle",
            () if has('S') => "works with the first element of an array",
            () => "",
        };
        let forms: Vec<&str> = Form::ALL.into_iter().filter(|form| name.has(*form)).map(|form| form.suffix()).collect();
        text += &format!(
            "| {} | {module} | {} | {} | {} | {note} |\n",
            name.name,
            name.declared().join(", "),
            state(hip, name),
            forms.iter().map(|form| format!("`{form}`")).collect::<Vec<_>>().join(" ")
        );
    }
    text += "\n## Not declared\n\nThe functions of HIP's headers that are not declared here, and the releases of HIP that were read and have them.\n\
             libanygpu neither has nor forwards them: a program that calls one needs the vendor's library, and an interface\n\
             for it from the vendor's hipfort.\n\n| name | from | to |\n|---|---|---|\n";
    for Prototype { name, first, last, .. } in absent {
        text += &format!("| {name} | {first} | {last} |\n");
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
