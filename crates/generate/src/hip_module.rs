// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writer of the module `hip`, hipfort's successor in ROCm 10.2, over hipfort's modules and the C functions.
//!
//! What is alike in both is of hipfort's modules. crates/generate/hip_module.txt has what is not; handles by type and text
//! follow from the C types.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::fortran::wrapped;
use crate::hipfort::{
    self, ALLOCATIONS, Binding, Dummy, Form, Group, KINDS, NAME, PROPERTIES, TYPED, VENDOR_STRUCTURES, lines, only,
    section, uses,
};
use crate::model::{Argument, Dialect, Type, without_abi_suffix};
use crate::prototypes;

const TABLE: &str = "crates/generate/hip_module.txt";

/// C's handles that have a type of their own.
pub const HANDLES: [&str; 13] = [
    "hipCtx_t",
    "hipEvent_t",
    "hipExternalMemory_t",
    "hipExternalSemaphore_t",
    "hipFunction_t",
    "hipGraphExec_t",
    "hipGraphNode_t",
    "hipGraph_t",
    "hipMemPool_t",
    "hipModuleSymbol_t",
    "hipModule_t",
    "hipStream_t",
    "hipUserObject_t",
];

/// Names of hipfort's modules that module hip does not have.
const NOT_THERE: [&str; 1] = ["hipExtHostAlloc"];

/// hipfort's modules of procedures that take arrays: what their specific names with an underscore are, programs may know.
const OF_ARRAYS: [&str; 3] = ["hipmalloc", "hipmemcpy", "hiphostregister"];

/// Copies of arrays that take a stream.
const COPIES: [&str; 2] = ["hipMemcpyAsync", "hipMemcpy2DAsync"];

const PROPERTIES_IN_PROGRAMS: &str = "hipDeviceProp_t";

/// A component of a structure: its name, its letter or structure, and the number of its elements.
type Component = (String, String, u64);

/// The contents of crates/generate/hip_module.txt.
pub struct Table {
    pub constants: Vec<(String, i128)>,
    /// Names, bytes in C and components.
    pub structures: Vec<(String, u64, Vec<Component>)>,
    /// Dummies by other names, by function; those of every function by an empty name.
    names: BTreeMap<String, Vec<(String, String)>>,
    functions: Vec<Binding>,
}

/// A function of module hip.
pub struct Procedure {
    pub binding: Binding,
    /// True if hipfort's generic name has other dummies.
    pub own: bool,
}

/// A way to pass what has several.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variant {
    /// Outputs and structures are variables, not addresses.
    pub variables: bool,
    /// Handles are of their types, not type(c_ptr).
    pub handles: bool,
    /// Text is character(*), not an address.
    pub texts: bool,
}

impl Variant {
    pub const ALL: [Variant; 8] = [
        // gfortran takes the result of c_loc for any type, and of the procedures that fit the last: addresses come last.
        Variant { variables: true, handles: true, texts: true },
        Variant { variables: true, handles: false, texts: true },
        Variant { variables: false, handles: true, texts: true },
        Variant { variables: false, handles: false, texts: true },
        Variant { variables: true, handles: true, texts: false },
        Variant { variables: true, handles: false, texts: false },
        Variant { variables: false, handles: true, texts: false },
        Variant { variables: false, handles: false, texts: false },
    ];

    /// Returns the end of the specific procedure's name.
    pub fn suffix(self) -> String {
        let letter = |given: bool, letter: &'static str| if given { letter } else { "" };
        format!("_{}{}{}", letter(self.handles, "h"), letter(self.variables, "v"), letter(self.texts, "s"))
    }

    fn form(self) -> Form {
        if self.variables { Form::Variables } else { Form::Addresses }
    }

    /// Returns the letter of a dummy, as in hipfort.txt or another.
    ///
    /// H and K are a handle by value and by reference, A is text.
    pub fn letter(self, dummy: &Dummy) -> char {
        match dummy.letter_in(self.form()) {
            'p' if self.texts && dummy.text => 'A',
            'p' if self.handles && !dummy.handle.is_empty() => 'H',
            'P' if self.handles && !dummy.handle.is_empty() => 'K',
            letter => letter,
        }
    }

    /// Returns true if a dummy may be absent.
    pub fn optional(self, dummy: &Dummy) -> bool {
        match self.letter(dummy) {
            'K' => dummy.optional,
            'A' | 'H' => false,
            _ => dummy.optional_in(self.form()),
        }
    }

    /// Returns the type of a dummy, true if it is passed by value, and the name to import.
    fn declaration(self, dummy: &Dummy) -> Result<(String, bool, &str)> {
        match self.letter(dummy) {
            'H' => Ok((format!("type({})", dummy.handle), true, &dummy.handle)),
            'K' => Ok((format!("type({})", dummy.handle), false, &dummy.handle)),
            'A' => Ok(("character(*), intent(in)".into(), false, "")),
            _ => dummy.declaration(self.form()),
        }
    }
}

impl Procedure {
    /// Returns true if a call may be written so.
    pub fn has(&self, variant: Variant) -> bool {
        let any = |of: &dyn Fn(&Dummy) -> bool| self.binding.dummies.iter().any(of);
        (!variant.variables || any(&|dummy| dummy.typed.is_some()))
            && (!variant.handles || any(&|dummy| !dummy.handle.is_empty()))
            && (!variant.texts || any(&|dummy| dummy.text))
    }

    /// Returns true if hipfort's generic name takes calls that are written so.
    fn is_hipforts(&self, variant: Variant) -> bool {
        !self.own && !variant.handles && !variant.texts
    }

    /// Returns the variants that hipfort's generic name lacks.
    fn added(&self) -> impl Iterator<Item = Variant> {
        Variant::ALL.into_iter().filter(|variant| self.has(*variant) && !self.is_hipforts(*variant))
    }

    /// Returns true if a variant is a procedure that calls another.
    ///
    /// C gets text so, and handles by value that no register is left for: flang 22 passes them wrongly if a file has the form
    /// with type(c_ptr), too.
    fn is_wrapped(&self, variant: Variant) -> bool {
        const REGISTERS: u64 = 6;
        let mut words = 0;
        let mut is_on_stack = false;
        for dummy in &self.binding.dummies {
            is_on_stack |= variant.letter(dummy) == 'H' && words >= REGISTERS;
            words += match variant.letter(dummy) {
                'd' => 2,
                'r' => 0,
                _ => 1,
            };
        }
        variant.texts || is_on_stack
    }

    fn specific(&self, variant: Variant) -> String {
        format!("{}{}", self.binding.name, variant.suffix())
    }
}

/// Reads crates/generate/hip_module.txt.
pub fn table(root: &Path) -> Result<Table> {
    let mut table =
        Table { constants: Vec::new(), structures: Vec::new(), names: BTreeMap::new(), functions: Vec::new() };
    let mut current = String::new();
    for line in lines(&root.join(TABLE))? {
        if let Some(name) = section(&line) {
            current = name;
            continue;
        }
        let wrong = || format!("{TABLE}: {line}");
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { continue };
        match current.as_str() {
            "constants" => {
                let number = words.next().and_then(|number| number.parse().ok()).ok_or_else(wrong)?;
                table.constants.push((first.into(), number));
            }
            "structures" => {
                let component = |word: &str| {
                    let (name, kind) = word.split_once(':')?;
                    let (kind, count) = kind.split_once('*').unwrap_or((kind, "1"));
                    Some((name.to_string(), kind.to_string(), count.parse().ok()?))
                };
                let bytes = words.next().and_then(|bytes| bytes.parse().ok()).ok_or_else(wrong)?;
                let components = words.map(component).collect::<Option<_>>().ok_or_else(wrong)?;
                table.structures.push((first.into(), bytes, components));
            }
            "names" => {
                let pair = |word: &str| word.split_once('=').map(|(old, new)| (old.to_string(), new.to_string()));
                let pairs: Vec<_> = words.map(pair).collect::<Option<_>>().ok_or_else(wrong)?;
                match pair(first) {
                    Some(pair) => table.names.entry(String::new()).or_default().push(pair),
                    None => table.names.entry(first.into()).or_default().extend(pairs),
                }
            }
            _ => {
                let (name, result) = first.split_once('=').unwrap_or((first, "i"));
                let dummies = words.map(dummy).collect::<Option<_>>().ok_or_else(wrong)?;
                table.functions.push(Binding {
                    name: name.into(),
                    module: "later".into(),
                    gone: false,
                    classic: false,
                    dummies,
                    result: result.chars().next().unwrap_or('i'),
                    symbol: name.into(),
                    newest_symbol: name.into(),
                });
            }
        }
    }
    Ok(table)
}

/// Reads a dummy argument.
fn dummy(word: &str) -> Option<Dummy> {
    let (name, letters) = word.split_once(':')?;
    let (letters, kind) = letters.split_once(':').unwrap_or((letters, ""));
    let optional = letters.ends_with('?');
    let mut letters = letters.trim_end_matches('?').chars();
    let (letter, typed, None) = (letters.next()?, letters.next(), letters.next()) else { return None };
    let text = letter == 'a';
    let is_handle = HANDLES.contains(&kind);
    Some(Dummy {
        name: name.into(),
        letter: if text { 'p' } else { letter },
        typed,
        structure: if is_handle { String::new() } else { kind.into() },
        optional,
        handle: if is_handle { kind.into() } else { String::new() },
        text,
        ..Dummy::default()
    })
}

/// Returns the functions of module hip.
pub fn procedures(hip: &Dialect, root: &Path) -> Result<Vec<Procedure>> {
    let Table { structures, names: renamed, mut functions, .. } = table(root)?;
    let prototypes = prototypes::table(root)?.1;
    let is_own = |name: &str| name == PROPERTIES_IN_PROGRAMS || structures.iter().any(|item| item.0 == name);
    let mut all = Vec::new();
    for mut binding in hipfort::names(hip, root)? {
        if binding.gone || NOT_THERE.contains(&binding.name.as_str()) {
            continue;
        }
        let function = hip.functions.iter().find(|function| function.name == binding.name);
        let prototype = prototypes.iter().find(|prototype| prototype.name == binding.name);
        let mut own = false;
        if let Some(at) = functions.iter().position(|row| row.name == binding.name) {
            binding.dummies = functions.remove(at).dummies;
            own = true;
        }
        let of = |name: &str| renamed.get(name).map_or(&[][..], Vec::as_slice);
        for (index, dummy) in binding.dummies.iter_mut().enumerate() {
            let new = of(&binding.name).iter().chain(of("")).find(|(old, _)| *old == dummy.name);
            if let Some((_, new)) = new {
                (dummy.name, own) = (new.clone(), true);
            }
            let kind = prototype.and_then(|prototype| prototype.parameters.get(index)).map_or("", String::as_str);
            let argument = function.and_then(|function| function.arguments.get(index));
            complete(dummy, argument, kind);
            own |= is_own(&dummy.structure) || dummy.text;
        }
        // hipfort's name is too long for a form with variables.
        own |= binding.dummies.iter().any(|dummy| dummy.typed.is_some()) && !binding.has(Form::Variables);
        // Without arguments, a call would be of either form.
        let mut handles = binding.dummies.iter_mut().filter(|dummy| !dummy.handle.is_empty());
        if let Some(first) = handles.next()
            && first.optional
            && handles.all(|dummy| dummy.optional)
        {
            first.optional = false;
        }
        if own {
            // hipfort 0.4 to 0.7 have a third form of hipChooseDevice, for HIP 5's structure.
            for dummy in binding.dummies.iter_mut().filter(|dummy| dummy.mixed == Some('S')) {
                dummy.mixed = None;
            }
            binding.symbol.clone_from(&binding.newest_symbol);
        }
        all.push(Procedure { binding, own });
    }
    all.extend(functions.into_iter().map(|binding| Procedure { binding, own: true }));
    let long = all.iter().find(|procedure| procedure.binding.name.len() + "_hvs".len() > NAME);
    match long {
        Some(procedure) => Err(format!("{}: too long a name for Fortran", procedure.binding.name)),
        None => Ok(all),
    }
}

/// Adds to a dummy what follows from its C type.
fn complete(dummy: &mut Dummy, argument: Option<&Argument>, prototype: &str) {
    let handle = |name: &str| HANDLES.iter().find(|handle| **handle == name);
    let (pointer, named) = match argument.map(|argument| &argument.kind) {
        Some(Type::Named(name)) => (false, name.as_str()),
        Some(Type::Pointer(to)) => match &**to {
            Type::Named(name) => (true, name.as_str()),
            _ => (true, ""),
        },
        _ => {
            let kind = prototype.strip_prefix("const ").unwrap_or(prototype);
            kind.strip_suffix('*').map_or((false, kind), |to| (true, to))
        }
    };
    if let Some(handle) = handle(named)
        && ((dummy.letter == 'p' && !pointer) || (dummy.letter == 'P' && pointer))
    {
        dummy.handle = (*handle).into();
    }
    let is_read = argument.is_some_and(|argument| {
        let role = &argument.role;
        matches!(&argument.kind, Type::Pointer(to) if **to == Type::Character) && !role.out && !role.inout
    });
    dummy.text |= dummy.letter == 'p' && (prototype == "const char*" || is_read);
}

/// Returns paths and contents of the modules.
pub fn files(hip: &Dialect, root: &Path) -> Result<Vec<(PathBuf, String)>> {
    let table = table(root)?;
    let procedures = procedures(hip, root)?;
    let mut files = Vec::new();
    let mut add = |name: &str, docs: &str, body: String| {
        let mut text = format!(
            "! Generated from {TABLE}, hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.\n\
             ! SPDX-License-Identifier: MIT OR Apache-2.0\n"
        );
        for line in docs.lines() {
            text += format!("!> {line}").trim_end();
            text += "\n";
        }
        let body: String = body.lines().map(hipfort::continued).collect();
        text += &format!("module {name}\n{body}end module {name}\n");
        files.push((PathBuf::from(format!("fortran/hipfort/{name}.f90")), text));
    };
    add("anygpu_hip_module_types", "The types of module hip that hipfort lacks or has otherwise.", types(hip, &table)?);
    for (module, variables, handles, docs) in BODIES {
        let variant = Variant { variables, handles, texts: false };
        let is_there = |procedure: &&Procedure| procedure.added().any(|it| it == variant && !procedure.is_wrapped(it));
        let of = procedures.iter().filter(is_there);
        add(module, docs, bodies(hip, &table, &of.collect::<Vec<_>>(), variant)?);
    }
    // A program that calls one of these gets the whole object, which must not name what libanygpu lacks.
    let (ours, vendors): (Vec<&Procedure>, Vec<&Procedure>) =
        procedures.iter().partition(|procedure| procedure.binding.is_ours(hip));
    add(
        WRAPPED[0],
        "Functions of module hip that take text as it is, or a handle late.",
        wrappers(hip, &table, &ours)?,
    );
    add(WRAPPED[1], "The same for functions of the vendor's library.", wrappers(hip, &table, &vendors)?);
    add("anygpu_hip_module_copies", "Copies of arrays in a stream by its type.", copies());
    add("hip", DOCS, module(hip, root, &table, &procedures)?);
    Ok(files)
}

/// The modules of procedures that call others: of libanygpu's functions, and of those of the vendor's library alone.
const WRAPPED: [&str; 2] = ["anygpu_hip_module_wrapped", "anygpu_hip_module_vendors_wrapped"];

/// The modules of interfaces, with what their procedures take, and what they are.
const BODIES: [(&str, bool, bool, &str); 4] = [
    ("anygpu_hip_module_addresses", false, false, "Functions of module hip whose outputs are addresses."),
    ("anygpu_hip_module_variables", true, false, "Functions of module hip whose outputs and structures are variables."),
    ("anygpu_hip_module_handles", false, true, "Functions of module hip that take handles by type, and addresses."),
    (
        "anygpu_hip_module_handle_variables",
        true,
        true,
        "Functions of module hip that take handles by type, and variables.",
    ),
];

const DOCS: &str = "The HIP runtime by the names that ROCm 10.2's module hip has.

Module anygpu_hip documents the arguments. Outputs and structures are variables or addresses, handles of their types or
type(c_ptr), text is character(*) or an address. Functions that libanygpu does not have are the vendor's: a program that
calls one must be linked with the vendor's library.";

/// Returns the Fortran type of a letter in [structures], and its value at the start.
fn component(kind: &str) -> (String, &'static str) {
    match kind {
        "i" => ("integer(c_int)".into(), "0_c_int"),
        "z" => ("integer(c_size_t)".into(), "0_c_size_t"),
        "l" => ("integer(c_int64_t)".into(), "0_c_int64_t"),
        "s" => ("integer(c_int16_t)".into(), "0_c_int16_t"),
        "b" => ("character(kind=c_char)".into(), ""),
        "r" => ("real(c_float)".into(), "0.0_c_float"),
        "p" => ("type(c_ptr)".into(), "c_null_ptr"),
        structure => (format!("type({structure})"), ""),
    }
}

/// Returns size and alignment in C.
fn layout(hip: &Dialect, table: &Table, kind: &str) -> Result<(u64, u64)> {
    let known = |name: &str| table.structures.iter().find(|item| item.0 == name);
    Ok(match kind {
        "i" | "r" => (4, 4),
        "z" | "l" | "p" => (8, 8),
        "s" => (2, 2),
        "b" => (1, 1),
        "dim3" => (12, 4),
        name => match known(name) {
            Some((_, _, components)) => {
                let (mut size, mut alignment) = (0u64, 1);
                for (_, kind, count) in components {
                    let (bytes, aligned) = layout(hip, table, kind)?;
                    size = size.next_multiple_of(aligned) + bytes * count;
                    alignment = alignment.max(aligned);
                }
                (size.next_multiple_of(alignment), alignment)
            }
            None => match VENDOR_STRUCTURES.iter().find(|item| item.name == name) {
                Some(item) => (item.bytes, 8),
                None => {
                    let with_suffix = format!("{name}R0600");
                    let name = if hip.structure(name).is_some() { name.to_string() } else { with_suffix };
                    hip.layout(&Type::Named(name))?
                }
            },
        },
    })
}

/// Returns the bytes of a structure in C.
pub fn bytes(hip: &Dialect, table: &Table, name: &str) -> Result<u64> {
    Ok(layout(hip, table, name)?.0)
}

/// Longest array of a component that starts as zeros: compilers write out each element into module files.
const LONG: u64 = 4;

fn types(hip: &Dialect, table: &Table) -> Result<String> {
    let mut body = String::new();
    for name in HANDLES {
        body +=
            &format!("\n    type, bind(c) :: {name}\n        type(c_ptr) :: ptr = c_null_ptr\n    end type {name}\n");
    }
    for (name, bytes, components) in &table.structures {
        let laid_out = layout(hip, table, name)?.0;
        if laid_out != *bytes {
            return Err(format!("{TABLE}: {name} has {laid_out} bytes, in C {bytes}"));
        }
        body += &format!("\n    type, bind(c) :: {name}\n");
        for (component_name, kind, count) in components {
            let (kind, zero) = component(kind);
            let shape = if *count == 1 && component_name != "opaque" { String::new() } else { format!("({count})") };
            let start = if zero.is_empty() || *count > LONG { String::new() } else { format!(" = {zero}") };
            body += &format!("        {kind} :: {component_name}{shape}{start}\n");
        }
        body += &format!("    end type {name}\n");
    }
    // Its last component in hipfort is of HIP 5; one is a structure in module hip.
    let properties = hip.structure(PROPERTIES).ok_or("no structure of properties")?;
    let properties = hipfort::structure(hip, properties)?;
    let properties = properties.replace("integer(c_int) :: arch\n", "type(hipDeviceArch_t) :: arch\n");
    let (head, last) = properties.split_once("        !> In HIP up to 5.\n").ok_or("no component of HIP 5")?;
    let end = last.lines().last().unwrap_or_default();
    body += &format!("{head}{end}\n");
    let kinds = ["c_char", "c_float", "c_int", "c_int16_t", "c_int64_t", "c_null_ptr", "c_ptr", "c_size_t"];
    let mut used: BTreeSet<&str> =
        table.structures.iter().flat_map(|item| &item.2).map(|part| part.1.as_str()).collect();
    used.insert("hipUUID");
    let is_theirs = |name: &&str| name.len() > 1 && !table.structures.iter().any(|item| item.0 == *name);
    let theirs: Vec<&str> = used.into_iter().filter(is_theirs).collect();
    Ok(uses(&kinds, &[("anygpu_hipfort_types", &theirs)]).replace("public\n\n", "public\n") + &body + "\n")
}

/// Returns the `use` lines for the types of procedures.
fn used(table: &Table, names: &BTreeSet<&str>) -> String {
    let (kinds, types): (Vec<&str>, Vec<&str>) =
        names.iter().filter(|name| !name.is_empty()).partition(|name| name.starts_with("c_"));
    let is_own = |name: &&str| {
        *name == PROPERTIES_IN_PROGRAMS || HANDLES.contains(name) || table.structures.iter().any(|item| item.0 == *name)
    };
    let (own, theirs): (Vec<&str>, Vec<&str>) = types.into_iter().partition(is_own);
    let modules = [("anygpu_hipfort_types", theirs), ("anygpu_hip_module_types", own)];
    let modules: Vec<(&str, &[&str])> = modules.iter().filter(|it| !it.1.is_empty()).map(|it| (it.0, &*it.1)).collect();
    uses(&kinds, &modules)
}

/// Returns the type of a result, and the name to import.
fn result(binding: &Binding) -> (&'static str, &'static str) {
    match binding.result {
        'p' => ("type(c_ptr)", "c_ptr"),
        'T' => ("type(hipChannelFormatDesc)", "hipChannelFormatDesc"),
        _ => ("integer(c_int)", "c_int"),
    }
}

/// Returns the declarations of a procedure's dummies and of its result, and what they import.
fn declarations<'a>(procedure: &'a Procedure, variant: Variant, indent: &str) -> Result<(String, BTreeSet<&'a str>)> {
    let (kind, import) = result(&procedure.binding);
    let mut imports = BTreeSet::from([import]);
    let mut text = String::new();
    for dummy in &procedure.binding.dummies {
        let (kind, value, import) = variant.declaration(dummy)?;
        imports.insert(import);
        let attribute = match (value, variant.optional(dummy)) {
            (true, _) => ", value",
            (false, true) => ", optional",
            (false, false) => "",
        };
        text += &format!("{indent}{kind}{attribute} :: {}\n", dummy.name);
    }
    imports.remove("");
    Ok((text + &format!("{indent}{kind} :: {}\n", procedure.specific(variant)), imports))
}

/// Returns a module of interfaces.
fn bodies(hip: &Dialect, table: &Table, procedures: &[&Procedure], variant: Variant) -> Result<String> {
    let mut text = String::from("    interface\n\n");
    let mut names = BTreeSet::new();
    for procedure in procedures {
        let binding = &procedure.binding;
        let (declared, imports) = declarations(procedure, variant, "            ")?;
        let specific = procedure.specific(variant);
        text += &format!("        !> {}\n", hipfort::docs(hip, binding));
        let end = format!(") bind(c, name=\"{}\")", binding.newest_symbol);
        text += &wrapped("        ", &format!("function {specific}("), &binding.declared(), &end);
        text += &wrapped("            ", "import :: ", &imports.iter().copied().collect::<Vec<_>>(), "");
        text += &format!("            implicit none\n{declared}        end function {specific}\n\n");
        names.extend(imports);
    }
    Ok(used(table, &names) + &text + "    end interface\n\n")
}

/// Returns the module of procedures that give C text and handles as it wants them.
fn wrappers(hip: &Dialect, table: &Table, procedures: &[&Procedure]) -> Result<String> {
    let mut body = String::new();
    let mut names = BTreeSet::new();
    let mut below: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for procedure in procedures {
        for variant in procedure.added().filter(|variant| procedure.is_wrapped(*variant)) {
            let plain = Variant { texts: false, ..variant };
            let has_handles = variant.handles && !procedure.is_wrapped(plain);
            let called = Variant { handles: has_handles, ..plain };
            let (module, name) = match procedure.is_hipforts(called) {
                true => ("hipfort", format!("{}{}", procedure.binding.name, called.form().suffix())),
                false => {
                    let module = BODIES.iter().find(|body| (body.1, body.2) == (called.variables, called.handles));
                    (module.ok_or("no module")?.0, procedure.specific(called))
                }
            };
            below.entry(module).or_default().insert(name.clone());
            let (declared, imports) = declarations(procedure, variant, "        ")?;
            names.extend(imports);
            let specific = procedure.specific(variant);
            body += &format!("    !> {}\n", hipfort::docs(hip, &procedure.binding));
            body += &wrapped("    ", &format!("function {specific}("), &procedure.binding.declared(), ")");
            body += &declared;
            body += "\n";
            let mut passed = Vec::new();
            let mut given = String::new();
            for dummy in &procedure.binding.dummies {
                let name = &dummy.name;
                match variant.letter(dummy) {
                    'A' => {
                        body +=
                            &format!("        character(kind=c_char), target :: {name}_in_c(len_trim({name}) + 1)\n\n");
                        given += &format!("        {name}_in_c = in_c({name})\n");
                        passed.push(format!("c_loc({name}_in_c)"));
                    }
                    'H' | 'K' if !has_handles && variant.optional(dummy) => {
                        return Err(format!("{specific}: {name} may be absent"));
                    }
                    'H' | 'K' if !has_handles => passed.push(format!("{name}%ptr")),
                    _ => passed.push(name.clone()),
                }
            }
            let passed: Vec<&str> = passed.iter().map(String::as_str).collect();
            let call = wrapped("        ", &format!("{specific} = {name}("), &passed, ")");
            body += &format!("{given}{call}    end function {specific}\n\n");
        }
    }
    names.extend(["c_char", "c_loc", "c_null_char"]);
    let mut text = used(table, &names);
    let below = below.iter().map(|(module, names)| only(module, &names.iter().cloned().collect::<Vec<_>>()));
    let below: String = below.collect();
    text = text.replacen("    implicit none\n", &format!("{below}    implicit none\n"), 1);
    text += "contains

    !> Text without the blanks at its end, as C wants it.
    pure function in_c(text) result(letters)
        character(*), intent(in) :: text
        character(kind=c_char) :: letters(len_trim(text) + 1)

        integer :: i

        do i = 1, size(letters) - 1
            letters(i) = text(i:i)
        end do
        letters(size(letters)) = c_null_char
    end function in_c

";
    Ok(text + &body)
}

/// Returns the module of copies of arrays whose stream is of its type.
fn copies() -> String {
    let mut kinds = TYPED.to_vec();
    kinds.retain(|name| !["c_ptr", "c_size_t"].contains(name));
    let mut body = String::new();
    let mut called = Vec::new();
    for c in COPIES {
        for (letters, kind) in KINDS {
            let forms: &[(&str, &str)] = match c.contains("2D") {
                true => &[("rows", "dest, dpitch, src, spitch, width, height")],
                false => &[("all", "dest, src"), ("length", "dest, src, length")],
            };
            for (form, arguments) in forms {
                let procedure = format!("{c}_{letters}_{form}");
                _ = writeln!(body, "    function {procedure}_h({arguments}, myKind, stream) result(status)");
                _ = writeln!(body, "        {kind}, intent(inout), target :: dest(..)");
                _ = writeln!(body, "        {kind}, intent(in), target :: src(..)");
                let numbers: Vec<&str> = arguments.split(", ").filter(|name| !["dest", "src"].contains(name)).collect();
                if !numbers.is_empty() {
                    _ = writeln!(body, "        class(*), intent(in) :: {}", numbers.join(", "));
                }
                body += "        integer(c_int), intent(in) :: myKind\n        type(hipStream_t), value :: stream\n";
                body += "        integer(c_int) :: status\n\n";
                _ = writeln!(body, "        status = {procedure}({arguments}, myKind, stream%ptr)");
                _ = writeln!(body, "    end function {procedure}_h\n");
                called.push(procedure);
            }
        }
    }
    let text = uses(&kinds, &[("anygpu_hip_module_types", &["hipStream_t"])]);
    let below = only("anygpu_hipfort_hipmemcpy", &called);
    text.replacen("    implicit none\n", &format!("{below}    implicit none\n"), 1) + "contains\n\n" + &body
}

/// Returns the specific procedures for arrays of a generic name that is module hip's own or gets more of them.
fn of_arrays(procedure: &Procedure) -> Vec<String> {
    let c = &procedure.binding.name;
    let mut all = Vec::new();
    for (letters, _) in KINDS {
        if procedure.own && ALLOCATIONS.iter().any(|allocation| allocation.c == c) {
            all.extend([format!("{c}_{letters}"), format!("{c}_{letters}_lengths")]);
        }
        if COPIES.contains(&c.as_str()) {
            let forms: &[&str] = if c.contains("2D") { &["rows"] } else { &["all", "length"] };
            all.extend(forms.iter().map(|form| format!("{c}_{letters}_{form}_h")));
        }
    }
    all
}

/// Returns the constants that hipfort's modules lack or have otherwise, and the names of hipfort's that stay.
fn constants(hip: &Dialect, root: &Path, table: &Table) -> Result<(Group, Vec<String>)> {
    let groups = hipfort::enums(hip, root)?.into_iter().flatten().chain(hipfort::constants(hip, root, "types")?);
    let theirs: Vec<(String, i128)> = groups.flat_map(|group: Group| group.values).collect();
    let same = |a: &str, b: &str| a.eq_ignore_ascii_case(b);
    let is_known = |(name, number): &&(String, i128)| {
        let known = theirs.iter().find(|known| same(&known.0, name));
        known.is_some_and(|known| (known.1 - number) % (1 << 32) == 0)
    };
    let own: Vec<(String, i128)> = table.constants.iter().filter(|it| !is_known(it)).cloned().collect();
    let names = theirs.into_iter().map(|it| it.0).filter(|name| !own.iter().any(|own| same(&own.0, name))).collect();
    Ok((Group { values: own }, names))
}

/// Returns module hip itself.
fn module(hip: &Dialect, root: &Path, table: &Table, procedures: &[Procedure]) -> Result<String> {
    let (own_constants, mut imported) = constants(hip, root, table)?;
    let own_types: Vec<String> =
        HANDLES.iter().map(|name| name.to_string()).chain(table.structures.iter().map(|item| item.0.clone())).collect();
    let theirs = hipfort::all_structures(hip)?.into_iter().map(|item| without_abi_suffix(&item.name).to_string());
    let theirs = theirs.chain(VENDOR_STRUCTURES.iter().map(|item| item.name.to_string())).chain(["dim3".into()]);
    imported.extend(theirs.filter(|name| name != PROPERTIES_IN_PROGRAMS && !own_types.contains(name)));
    for procedure in procedures.iter().filter(|procedure| !procedure.own) {
        let name = &procedure.binding.name;
        imported.push(name.clone());
        imported.extend(OF_ARRAYS.contains(&procedure.binding.module.as_str()).then(|| format!("{name}_")));
    }
    let mut text = String::from("    use anygpu_hipfort_kinds\n");
    text += &only("hipfort", &imported);
    text += &only("anygpu_hip_module_types", &[own_types, vec![PROPERTIES_IN_PROGRAMS.into()]].concat());
    let added = |is: &dyn Fn(&Procedure, Variant) -> bool| -> Vec<String> {
        let of = |procedure: &Procedure| -> Vec<String> {
            let added = procedure.added().filter(|variant| is(procedure, *variant));
            added.map(|variant| procedure.specific(variant)).collect()
        };
        procedures.iter().flat_map(of).collect()
    };
    for (module, variables, handles, _) in BODIES {
        let is_there = |procedure: &Procedure, variant: Variant| {
            variant == Variant { variables, handles, texts: false } && !procedure.is_wrapped(variant)
        };
        text += &only(module, &added(&is_there));
    }
    for (module, ours) in WRAPPED.into_iter().zip([true, false]) {
        let is_there = |procedure: &Procedure, variant: Variant| {
            procedure.is_wrapped(variant) && procedure.binding.is_ours(hip) == ours
        };
        text += &only(module, &added(&is_there));
    }
    let arrays: Vec<String> = procedures.iter().flat_map(of_arrays).collect();
    let (with_streams, allocations): (Vec<String>, Vec<String>) = arrays.into_iter().partition(|it| it.ends_with("_h"));
    text += &only("anygpu_hip_module_copies", &with_streams);
    text += &only("anygpu_hipfort_hipmalloc", &allocations);
    text += "    use anygpu_hip_module_check, only: hipCheck\n    implicit none\n    public\n\n";
    text += &hipfort::parameters(&[own_constants]);
    text += "\n";
    for procedure in procedures {
        let c = &procedure.binding.name;
        let mut list = of_arrays(procedure);
        list.extend(procedure.added().map(|variant| procedure.specific(variant)));
        if !list.is_empty() {
            let list = wrapped("        ", "procedure ", &list.iter().map(String::as_str).collect::<Vec<_>>(), "");
            text += &format!("    interface {c}\n{list}    end interface {c}\n\n");
        }
    }
    Ok(text)
}
