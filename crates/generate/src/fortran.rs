// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writer of the Fortran modules, which have the functions, types and constants of C one to one.

use std::collections::{BTreeMap, BTreeSet};

use crate::Result;
use crate::model::{
    Argument, Constant, Dialect, Field, Function, Integer, Role, Struct, Type, by_reference, without_abi_suffix,
    without_per_thread,
};

const LINE: usize = 132;
const NAME: usize = 63;

/// Writes the module of a front end.
pub fn module(dialect: &Dialect, first_line: &str, name: &str, docs: &[&str]) -> Result<String> {
    let mut body = Body { dialect, used: BTreeSet::new(), lines: Vec::new(), names: BTreeMap::new() };
    body.declare(name)?;
    body.constants()?;
    body.types()?;
    body.functions()?;

    let mut text = format!("! {first_line}\n! SPDX-License-Identifier: MIT OR Apache-2.0\n");
    for line in docs {
        text += format!("!> {line}").trim_end();
        text += "\n";
    }
    text += &format!("module {name}\n");
    let used: Vec<&str> = body.used.iter().copied().collect();
    text += &wrapped("    ", "use, intrinsic :: iso_c_binding, only: ", &used, "");
    // Everything is public except the names from iso_c_binding.
    text += "    implicit none\n    public\n";
    text += &wrapped("    ", "private :: ", &used, "");
    for line in &body.lines {
        text += line;
        text += "\n";
    }
    text += &format!("end module {name}\n");
    match text.lines().find(|line| line.len() > LINE) {
        Some(line) => Err(format!("{name}: a line of {} characters, over Fortran's {LINE}: {line}", line.len())),
        None => Ok(text),
    }
}

/// A module while it is written.
struct Body<'a> {
    dialect: &'a Dialect,
    /// Names used from iso_c_binding.
    used: BTreeSet<&'static str>,
    lines: Vec<String>,
    /// Declared names in lower case, with their spelling.
    names: BTreeMap<String, String>,
}

/// Declaration of a Fortran entity of a C type.
struct Entity {
    declaration: String,
    /// Name to import into an interface body.
    import: String,
}

impl Body<'_> {
    fn line(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    fn docs(&mut self, indent: &str, docs: &[String]) {
        for line in docs {
            self.line(format!("{indent}!> {line}").trim_end().to_string());
        }
    }

    fn declare(&mut self, name: &str) -> Result<()> {
        check_name(name)?;
        if INTRINSICS.contains(&name.to_lowercase().as_str()) {
            return Err(format!("{name}: the name of a Fortran intrinsic"));
        }
        match self.names.insert(name.to_lowercase(), name.to_string()) {
            Some(other) => Err(format!("{name} and {other} are one name in Fortran")),
            None => Ok(()),
        }
    }

    fn constants(&mut self) -> Result<()> {
        let dialect = self.dialect;
        if !dialect.constants.is_empty() {
            self.line("");
        }
        for constant in &dialect.constants {
            self.declare(&constant.name)?;
            self.docs("    ", &constant.docs);
            let (kind, value) = self.constant(constant)?;
            self.line(format!("    {kind}, parameter :: {} = {value}", constant.name));
        }
        for item in &dialect.enums {
            self.line("");
            // An enumeration is no entity in Fortran, so its documentation is an ordinary comment.
            self.line(format!("    ! {}: {}", item.name, item.docs.join("\n    ! ")));
            for value in &item.values {
                if value.name.len() > NAME {
                    self.line(format!("    ! {} = {}: too long a name for Fortran", value.name, value.number));
                    continue;
                }
                self.declare(&value.name)?;
                self.docs("    ", &value.docs);
                let number = self.number("c_int", 32, value.number).map_err(|why| format!("{}: {why}", value.name))?;
                self.line(format!("    integer(c_int), parameter :: {} = {number}", value.name));
            }
        }
        Ok(())
    }

    fn constant(&mut self, constant: &Constant) -> Result<(String, String)> {
        match self.dialect.resolve(&constant.kind)? {
            Type::Integer(integer) => {
                let (kind, bits) = kind(integer);
                let number = self.number(kind, bits, constant.number);
                Ok((format!("integer({kind})"), number.map_err(|why| format!("{}: {why}", constant.name))?))
            }
            Type::Pointer(_) => {
                self.used.extend(["c_ptr", "c_null_ptr", "c_intptr_t"]);
                Ok(("type(c_ptr)".into(), format!("transfer({}_c_intptr_t, c_null_ptr)", constant.number)))
            }
            _ => Err(format!("{}: a constant of this type is not translated", constant.name)),
        }
    }

    /// Returns a literal of a kind; unsigned numbers too large for Fortran's signed integers are written by their bits.
    fn number(&mut self, kind: &'static str, bits: u32, number: i128) -> Result<String> {
        self.used.insert(kind);
        let half = 1i128 << (bits - 1);
        match number {
            _ if (0..half).contains(&number) => Ok(format!("{number}_{kind}")),
            _ if (half..2 * half).contains(&number) => Ok(format!("int(z'{number:x}', {kind})")),
            // The most negative number is no literal: its absolute value does not fit.
            _ if number == -half => Err("the most negative number has no Fortran literal".into()),
            _ if (-half..0).contains(&number) => Ok(format!("{number}_{kind}")),
            _ => Err(format!("{number} does not fit {bits} bits")),
        }
    }

    /// Declares the structures that declared functions use, each after those it contains.
    fn types(&mut self) -> Result<()> {
        let dialect = self.dialect;
        let mut order = Vec::new();
        for function in dialect.declared() {
            for argument in &function.arguments {
                collect(dialect, &argument.kind, &mut order)?;
            }
        }
        for item in order {
            self.structure(item)?;
        }
        Ok(())
    }

    fn structure(&mut self, item: &Struct) -> Result<()> {
        let name = without_abi_suffix(&item.name);
        self.declare(name)?;
        self.line("");
        self.docs("    ", &item.docs);
        self.line(format!("    type, bind(c) :: {name}"));
        let mut fields = BTreeMap::new();
        for field in members(item) {
            check_name(&field.name)?;
            if let Some(other) = fields.insert(field.name.to_lowercase(), &field.name) {
                return Err(format!("{name}: {} and {other} are one name in Fortran", field.name));
            }
            self.docs("        ", &field.docs);
            let line = self.field(field).map_err(|why| format!("{name}.{}: {why}", field.name))?;
            self.line(format!("        {line}"));
        }
        if item.union {
            self.others(item).map_err(|why| format!("{name}: {why}"))?;
        }
        self.line(format!("    end type {name}"));
        Ok(())
    }

    /// Makes a union's type as large as its largest member, and aligned as that is.
    fn others(&mut self, item: &Struct) -> Result<()> {
        let (size, alignment) = self.dialect.layout(&Type::Named(item.name.clone()))?;
        let (first, own_alignment) = self.dialect.layout(&item.fields[0].kind)?;
        let count = (size - first.next_multiple_of(alignment)) / alignment;
        if count == 0 {
            let aligned = own_alignment == alignment;
            return if aligned { Ok(()) } else { Err("the first member is aligned less than another".into()) };
        }
        let unit = match alignment {
            1 => Integer::Byte,
            2 => Integer::Short,
            4 => Integer::Int,
            _ => Integer::LongLong,
        };
        let kind = Type::Array(Box::new(Type::Integer(unit)), count);
        let line = self.field(&Field { name: "others".into(), docs: Vec::new(), kind })?;
        self.line("        !> The bytes by which the largest member exceeds the first.");
        self.line(format!("        {line}"));
        Ok(())
    }

    /// Returns the declaration of a field, initialised to zero as by C's `= {0}`.
    fn field(&mut self, field: &Field) -> Result<String> {
        let (kind, shape) = match self.dialect.resolve(&field.kind)? {
            Type::Array(element, length) => (self.dialect.resolve(&element)?, format!("({length})")),
            kind => (kind, String::new()),
        };
        let declaration = self.entity(&kind)?.declaration;
        let zero = match &kind {
            Type::Integer(integer) => format!(" = 0_{}", self::kind(*integer).0),
            Type::Float => " = 0.0_c_float".into(),
            Type::Double => " = 0.0_c_double".into(),
            Type::Bool => " = .false._c_bool".into(),
            Type::Character => {
                self.used.insert("c_null_char");
                " = c_null_char".into()
            }
            Type::Pointer(_) => {
                self.used.insert("c_null_ptr");
                " = c_null_ptr".into()
            }
            Type::Function => {
                self.used.insert("c_null_funptr");
                " = c_null_funptr".into()
            }
            _ => String::new(),
        };
        Ok(format!("{declaration} :: {}{shape}{zero}", field.name))
    }

    fn entity(&mut self, kind: &Type) -> Result<Entity> {
        let entity = |declaration: String, import: &str| Entity { declaration, import: import.to_string() };
        let (declaration, import) = match self.dialect.resolve(kind)? {
            Type::Integer(integer) => {
                let (kind, _) = self::kind(integer);
                (format!("integer({kind})"), kind)
            }
            Type::Float => ("real(c_float)".into(), "c_float"),
            Type::Double => ("real(c_double)".into(), "c_double"),
            Type::Bool => ("logical(c_bool)".into(), "c_bool"),
            Type::Character => ("character(kind=c_char)".into(), "c_char"),
            Type::Pointer(_) => ("type(c_ptr)".into(), "c_ptr"),
            Type::Function => ("type(c_funptr)".into(), "c_funptr"),
            Type::Named(name) => {
                let name = without_abi_suffix(&name);
                return Ok(entity(format!("type({name})"), name));
            }
            Type::Void | Type::Array(..) => return Err("a type that Fortran does not have".into()),
        };
        self.used.insert(import);
        Ok(entity(declaration, import))
    }

    fn functions(&mut self) -> Result<()> {
        let dialect = self.dialect;
        let twins: BTreeSet<String> = dialect.functions.iter().map(|function| by_reference(&function.name)).collect();
        // Variants for another default stream are not needed: the stream is an argument.
        let is_bound =
            |function: &&Function| !twins.contains(&function.name) && without_per_thread(&function.name).is_none();
        let bound: Vec<&Function> = dialect.declared().filter(is_bound).collect();
        for function in &bound {
            self.declare(dialect.name_in_programs(function))?;
        }
        self.line("");
        self.line("    interface");
        for function in &bound {
            self.function(function).map_err(|why| format!("{}: {why}", function.name))?;
        }
        self.line("");
        self.line("    end interface");
        for (also, function) in bound.iter().filter_map(|function| Some((function.also()?, function))) {
            self.declare(also)?;
            let name = dialect.name_in_programs(function);
            self.line("");
            self.line(format!("    !> Another name of {name}."));
            self.line(format!("    interface {also}"));
            self.line(format!("        procedure :: {name}"));
            self.line("    end interface");
        }
        Ok(())
    }

    fn function(&mut self, function: &Function) -> Result<()> {
        let dialect = self.dialect;
        // Some compilers cannot pass a structure by value.
        let called = if dialect.passes_structure(function)? {
            let twin = by_reference(&function.name);
            let twin = dialect.functions.iter().find(|function| function.name == twin);
            twin.ok_or("takes a structure by value and has no twin that takes it by reference")?
        } else {
            function
        };
        let name = dialect.name_in_programs(function);
        let result = match dialect.resolve(&called.result)? {
            Type::Void => None,
            Type::Pointer(_) => Some("answer"),
            _ => Some("status"),
        };
        let mut imports = BTreeSet::new();
        let mut locals = BTreeMap::new();
        let mut lines = Vec::new();
        if let Some(result) = result {
            let entity = self.entity(&called.result)?;
            imports.insert(entity.import);
            locals.insert(result.to_string(), result.to_string());
            lines.push(format!("            {} :: {result}", entity.declaration));
        }
        let mut declarations = Vec::new();
        for argument in &called.arguments {
            check_name(&argument.name)?;
            if let Some(other) = locals.insert(argument.name.to_lowercase(), argument.name.clone()) {
                return Err(format!("{} and {other} are one name in Fortran", argument.name));
            }
            let entity = self.argument(argument).map_err(|why| format!("{}: {why}", argument.name))?;
            imports.insert(entity.import);
            let docs = argument_docs(argument, &entity.declaration);
            declarations.extend(docs.iter().map(|line| format!("            !> {line}").trim_end().to_string()));
            declarations.push(format!("            {}", entity.declaration));
        }
        declarations.append(&mut lines);
        if let Some(import) = imports.iter().find(|import| locals.contains_key(&import.to_lowercase())) {
            return Err(format!("the argument {import} hides the type of the same name"));
        }
        if locals.contains_key(&name.to_lowercase()) {
            return Err("an argument has the function's name".into());
        }

        self.line("");
        self.docs("        ", &function.docs_of_itself());
        let arguments: Vec<&str> = called.arguments.iter().map(|argument| argument.name.as_str()).collect();
        let procedure = if result.is_some() { "function" } else { "subroutine" };
        let result = result.map_or(String::new(), |result| format!(" result({result})"));
        let end = format!(") bind(c, name=\"{}\"){result}", called.name);
        self.line(wrapped("        ", &format!("{procedure} {name}("), &arguments, &end).trim_end());
        let imports: Vec<&str> = imports.iter().map(String::as_str).collect();
        if !imports.is_empty() {
            self.line(wrapped("            ", "import :: ", &imports, "").trim_end());
        }
        self.line("            implicit none");
        self.lines.append(&mut declarations);
        self.line(format!("        end {procedure} {name}"));
        Ok(())
    }

    fn argument(&mut self, argument: &Argument) -> Result<Entity> {
        let Argument { name, role, .. } = argument;
        let Type::Pointer(to) = self.dialect.resolve(&argument.kind)? else {
            let mut entity = self.entity(&argument.kind)?;
            entity.declaration += &format!(", value :: {name}");
            return Ok(entity);
        };
        let to = self.dialect.resolve(&to)?;
        let opaque = match &to {
            Type::Void => true,
            Type::Named(name) => self.dialect.structure(name).is_some_and(|item| self.dialect.is_opaque(item)),
            _ => false,
        };
        // A C pointer if the target has no Fortran type, or for an input that may be NULL: the caller may have its address.
        let is_output = role.out || role.inout;
        if opaque || (role.nullable && !is_output) {
            let mut entity = self.entity(&argument.kind)?;
            entity.declaration += &format!(", value :: {name}");
            return Ok(entity);
        }
        // An assumed-size array of structures, which start as zeros, cannot be of intent(out).
        let is_array_of_structures = role.array && matches!(to, Type::Named(_));
        let intent = if role.inout || (role.out && is_array_of_structures) {
            "inout"
        } else if role.out {
            "out"
        } else {
            "in"
        };
        let shape = if role.array || to == Type::Character { "(*)" } else { "" };
        // An absent argument is NULL in C.
        let optional = if role.nullable { ", optional" } else { "" };
        let mut entity = self.entity(&to)?;
        entity.declaration += &format!(", intent({intent}){optional} :: {name}{shape}");
        Ok(entity)
    }
}

/// Returns the documentation of an argument without the words that its declaration repeats.
fn argument_docs(argument: &Argument, declaration: &str) -> Vec<String> {
    let Role { keywords, docs, .. } = &argument.role;
    let is_direction = |word: &String| ["in", "out", "inout"].contains(&word.as_str());
    let is_declared = declaration.contains(", intent(") || !declaration.starts_with("type(c_");
    let is_said = |word: &String| {
        (is_declared && is_direction(word)) || (declaration.contains(", optional") && word == "nullable")
    };
    let keywords: Vec<&str> = keywords.iter().filter(|word| !is_said(word)).map(String::as_str).collect();
    let mut docs = docs.clone();
    if let Some(first) = docs.first_mut() {
        *first = sentence(first);
        if !keywords.is_empty() {
            *first = format!("({}) {first}", keywords.join(", "));
        }
    }
    docs
}

/// Capitalises the first letter of a text unless the text starts with a C name.
pub fn sentence(text: &str) -> String {
    let word = text.split([' ', ',', ';', '.']).next().unwrap_or(text);
    let is_name = !word.starts_with(|first: char| first.is_ascii_lowercase())
        || word.contains(|letter: char| !letter.is_lowercase());
    if is_name { text.into() } else { text[..1].to_uppercase() + &text[1..] }
}

/// Adds the structures of a type, contained ones first.
fn collect<'a>(dialect: &'a Dialect, kind: &Type, order: &mut Vec<&'a Struct>) -> Result<()> {
    match dialect.resolve(kind)? {
        Type::Pointer(to) | Type::Array(to, _) => collect(dialect, &to, order),
        Type::Named(name) => {
            let Some(item) = dialect.structure(&name) else {
                return Err(format!("{name}: unknown type"));
            };
            if dialect.is_opaque(item) || order.iter().any(|other| other.name == name) {
                return Ok(());
            }
            for field in members(item) {
                // A pointer in a structure is a c_ptr, whatever its target.
                if !matches!(dialect.resolve(&field.kind)?, Type::Pointer(_)) {
                    collect(dialect, &field.kind, order)?;
                }
            }
            order.push(item);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Returns the fields that Fortran declares: all of a structure, the first of a union.
fn members(item: &Struct) -> &[Field] {
    &item.fields[..if item.union { 1 } else { item.fields.len() }]
}

fn kind(integer: Integer) -> (&'static str, u32) {
    match integer {
        Integer::Byte => ("c_signed_char", 8),
        Integer::Short => ("c_short", 16),
        Integer::Int => ("c_int", 32),
        Integer::Long => ("c_long", 64),
        Integer::LongLong => ("c_int64_t", 64),
        Integer::Size => ("c_size_t", 64),
    }
}

fn check_name(name: &str) -> Result<()> {
    if name.len() > NAME {
        return Err(format!("{name}: {} characters, over Fortran's {NAME}", name.len()));
    }
    if name.starts_with('_') {
        return Err(format!("{name}: a Fortran name starts with a letter"));
    }
    Ok(())
}

/// Returns a statement with a list, continued on further lines if it is too long.
pub fn wrapped(indent: &str, start: &str, items: &[&str], end: &str) -> String {
    const MARK: &str = " &\n";
    let mut text = format!("{indent}{start}");
    let mut width = text.len();
    for (index, item) in items.iter().enumerate() {
        let last = index + 1 == items.len();
        let piece = if last { item.to_string() } else { format!("{item}, ") };
        if width + piece.len() + 1 + MARK.len() > LINE {
            text.truncate(text.trim_end().len());
            text += &format!("{MARK}{indent}    ");
            width = indent.len() + 4;
        }
        width += piece.len();
        text += &piece;
    }
    if width + end.len() > LINE {
        let (bracket, rest) = end.split_at(end.find(' ').unwrap_or(0));
        return format!("{text}{bracket}{MARK}{indent}   {rest}\n");
    }
    text + end + "\n"
}

/// Intrinsic procedures of Fortran 2018, which a declared name must not hide.
const INTRINSICS: &[&str] = &[
    "abs",
    "achar",
    "acos",
    "acosh",
    "adjustl",
    "adjustr",
    "aimag",
    "aint",
    "all",
    "allocated",
    "anint",
    "any",
    "asin",
    "asinh",
    "associated",
    "atan",
    "atan2",
    "atanh",
    "bessel_j0",
    "bessel_j1",
    "bessel_jn",
    "bessel_y0",
    "bessel_y1",
    "bessel_yn",
    "bge",
    "bgt",
    "bit_size",
    "ble",
    "blt",
    "btest",
    "ceiling",
    "char",
    "cmplx",
    "command_argument_count",
    "conjg",
    "cos",
    "cosh",
    "coshape",
    "count",
    "cpu_time",
    "cshift",
    "date_and_time",
    "dble",
    "digits",
    "dim",
    "dot_product",
    "dprod",
    "dshiftl",
    "dshiftr",
    "eoshift",
    "epsilon",
    "erf",
    "erfc",
    "erfc_scaled",
    "event_query",
    "execute_command_line",
    "exp",
    "exponent",
    "extends_type_of",
    "failed_images",
    "findloc",
    "floor",
    "fraction",
    "gamma",
    "get_command",
    "get_command_argument",
    "get_environment_variable",
    "get_team",
    "huge",
    "hypot",
    "iachar",
    "iall",
    "iand",
    "iany",
    "ibclr",
    "ibits",
    "ibset",
    "ichar",
    "ieor",
    "image_index",
    "image_status",
    "index",
    "int",
    "ior",
    "iparity",
    "is_contiguous",
    "is_iostat_end",
    "is_iostat_eor",
    "ishft",
    "ishftc",
    "kind",
    "lbound",
    "lcobound",
    "leadz",
    "len",
    "len_trim",
    "lge",
    "lgt",
    "lle",
    "llt",
    "log",
    "log10",
    "log_gamma",
    "logical",
    "maskl",
    "maskr",
    "matmul",
    "max",
    "maxexponent",
    "maxloc",
    "maxval",
    "merge",
    "merge_bits",
    "min",
    "minexponent",
    "minloc",
    "minval",
    "mod",
    "modulo",
    "move_alloc",
    "mvbits",
    "nearest",
    "new_line",
    "nint",
    "norm2",
    "not",
    "null",
    "num_images",
    "out_of_range",
    "pack",
    "parity",
    "popcnt",
    "poppar",
    "precision",
    "present",
    "product",
    "radix",
    "random_init",
    "random_number",
    "random_seed",
    "range",
    "rank",
    "real",
    "reduce",
    "repeat",
    "reshape",
    "rrspacing",
    "same_type_as",
    "scale",
    "scan",
    "selected_char_kind",
    "selected_int_kind",
    "selected_real_kind",
    "set_exponent",
    "shape",
    "shifta",
    "shiftl",
    "shiftr",
    "sign",
    "sin",
    "sinh",
    "size",
    "spacing",
    "spread",
    "sqrt",
    "stopped_images",
    "storage_size",
    "sum",
    "system_clock",
    "tan",
    "tanh",
    "team_number",
    "this_image",
    "tiny",
    "trailz",
    "transfer",
    "transpose",
    "trim",
    "ubound",
    "ucobound",
    "unpack",
    "verify",
];
