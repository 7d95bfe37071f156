// SPDX-License-Identifier: MIT OR Apache-2.0
//! Declarations of a front end, read from its sources: the input of every writer.

use std::collections::{BTreeMap, BTreeSet};

use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, FnArg, Item, Lit, Token};

use crate::Result;

/// One front end.
#[derive(Debug, Default)]
pub struct Dialect {
    pub enums: Vec<Enum>,
    pub constants: Vec<Constant>,
    pub structs: Vec<Struct>,
    pub aliases: BTreeMap<String, Type>,
    pub functions: Vec<Function>,
    /// Exported functions that no header declares, with their signatures.
    pub private: BTreeMap<String, Signature>,
}

/// A `c_enum!`.
#[derive(Debug)]
pub struct Enum {
    pub name: String,
    pub docs: Vec<String>,
    pub values: Vec<Value>,
}

/// A name of a `c_enum!`.
#[derive(Debug)]
pub struct Value {
    pub name: String,
    pub docs: Vec<String>,
    pub number: i128,
}

/// A public constant of an integer or pointer type.
#[derive(Debug)]
pub struct Constant {
    pub name: String,
    pub docs: Vec<String>,
    pub kind: Type,
    pub number: i128,
    /// True if it is written in hexadecimal, here and in generated files.
    pub hexadecimal: bool,
}

/// A structure.
#[derive(Debug)]
pub struct Struct {
    pub name: String,
    pub docs: Vec<String>,
    pub fields: Vec<Field>,
    /// True if programs only pass pointers to it.
    pub opaque: bool,
    /// True if it is a union.
    pub union: bool,
}

/// A field of a structure.
#[derive(Debug)]
pub struct Field {
    pub name: String,
    pub docs: Vec<String>,
    pub kind: Type,
}

/// An exported function.
#[derive(Debug)]
pub struct Function {
    pub name: String,
    pub docs: Vec<String>,
    pub arguments: Vec<Argument>,
    pub result: Type,
    /// Name in programs, if the documentation gives one.
    pub program_name: Option<ProgramName>,
    /// Parameters and result in Rust's notation.
    pub signature: Signature,
    /// Name of its source file, which is that of its family.
    pub family: String,
}

impl Function {
    /// Returns the documentation without the lines about parameters.
    pub fn docs_of_itself(&self) -> Vec<String> {
        without_parameters(&self.docs)
    }

    /// Returns another name that headers define as the function's.
    pub fn also(&self) -> Option<&str> {
        self.program_name.as_ref()?.also.as_deref()
    }
}

/// Returns a documentation without the lines about parameters.
pub fn without_parameters(all: &[String]) -> Vec<String> {
    let mut docs: Vec<String> = Vec::new();
    let mut lines = all.iter().peekable();
    while let Some(line) = lines.next() {
        if line.starts_with("- `") {
            while lines.next_if(|line| line.starts_with("  ")).is_some() {}
        } else if !line.is_empty() || docs.last().is_some_and(|line| !line.is_empty()) {
            docs.push(line.clone());
        }
    }
    docs.truncate(docs.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1));
    docs
}

/// Parameters, each a name and a type, and the result's type, in Rust's notation.
pub type Signature = (Vec<(String, String)>, String);

/// The name of a function in programs, and the version of CUDA that introduced it.
///
/// Documentation gives it in a line such as "CUDA: cuMemAlloc from 3.2 on." In "CUDA: cuCtxGetDevice_v2;
/// cuGetProcAddress gives it for cuCtxGetDevice from 13.0 on." it is the name that programs pass to cuGetProcAddress
/// alone. After "; in headers also " stands a name that the vendor's headers define as the function's.
#[derive(Clone, Debug)]
pub struct ProgramName {
    pub name: String,
    /// 1000 times the major version plus 10 times the minor version.
    pub since: u32,
    /// True if headers define the name.
    pub defined: bool,
    /// Another name that headers define.
    pub also: Option<String>,
}

/// A parameter of an exported function.
#[derive(Debug)]
pub struct Argument {
    pub name: String,
    pub kind: Type,
    pub role: Role,
}

/// Role of a parameter, from its line of documentation: "- `name` (out, array of n, nullable): ...".
#[derive(Clone, Debug, Default)]
pub struct Role {
    pub documented: bool,
    pub out: bool,
    pub inout: bool,
    pub array: bool,
    pub nullable: bool,
    /// Keywords in parentheses.
    pub keywords: Vec<String>,
    /// Lines of the text that follows them.
    pub docs: Vec<String>,
}

/// A type as C knows it.
#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    Void,
    Integer(Integer),
    Float,
    Double,
    Bool,
    Character,
    Pointer(Box<Type>),
    Function,
    Array(Box<Type>, u64),
    Named(String),
}

/// Integer types for which Fortran has kinds; it has no signedness.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Integer {
    Byte,
    Short,
    Int,
    Long,
    LongLong,
    Size,
}

impl Dialect {
    /// Reads sources, each a name and a text.
    pub fn parse(sources: &[(String, String)]) -> Result<Dialect> {
        let (mut items, mut families) = (Vec::new(), Vec::new());
        for (name, text) in sources {
            let file = syn::parse_file(text).map_err(|error| format!("{name}: {error}"))?;
            families.resize(items.len() + file.items.len(), name.trim_end_matches(".rs"));
            items.extend(file.items);
        }
        let mut dialect = Dialect::default();
        let numbers = dialect.read_numbers(&items)?;
        for (item, family) in items.iter().zip(families) {
            let known = dialect.functions.len();
            dialect.read(item, &numbers)?;
            dialect.functions[known..].iter_mut().for_each(|function| function.family = family.into());
        }
        dialect.inherit_roles();
        dialect.check_documentation()?;
        Ok(dialect)
    }

    /// Reads enumerations and the values of constants, which array lengths may name.
    fn read_numbers(&mut self, items: &[Item]) -> Result<BTreeMap<String, i128>> {
        let mut numbers = BTreeMap::new();
        for item in items {
            match item {
                Item::Macro(item) if item.mac.path.is_ident("c_enum") => {
                    let CEnums(enums) = item.mac.parse_body().map_err(|error| format!("c_enum!: {error}"))?;
                    for (name, docs, values) in enums {
                        let mut read = Vec::new();
                        for (name, docs, number) in values {
                            let number = evaluate(&number, &numbers).ok_or(format!("{name}: not a constant number"))?;
                            numbers.insert(name.clone(), number);
                            read.push(Value { name, docs, number });
                        }
                        self.enums.push(Enum { name, docs, values: read });
                    }
                }
                Item::Const(item) if is_public(&item.vis) => {
                    let name = item.ident.to_string();
                    let Some(number) = evaluate(&item.expr, &numbers) else {
                        return Err(format!("{name}: not a constant number"));
                    };
                    numbers.insert(name, number);
                }
                _ => {}
            }
        }
        Ok(numbers)
    }

    fn read(&mut self, item: &Item, numbers: &BTreeMap<String, i128>) -> Result<()> {
        match item {
            Item::Macro(item) if item.mac.path.is_ident("constants") => {
                let CEnums(kinds) = item.mac.parse_body().map_err(|error| format!("constants!: {error}"))?;
                for (kind, _, values) in kinds {
                    for (name, docs, value) in values {
                        let number = evaluate(&value, numbers).ok_or(format!("{name}: not a constant number"))?;
                        let (kind, hexadecimal) = (Type::Named(kind.clone()), is_hexadecimal(&value));
                        self.constants.push(Constant { name, docs, kind, number, hexadecimal });
                    }
                }
            }
            Item::Const(item) if is_public(&item.vis) => {
                let name = item.ident.to_string();
                self.constants.push(Constant {
                    number: numbers[&name],
                    hexadecimal: is_hexadecimal(&item.expr),
                    docs: docs(&item.attrs),
                    kind: parse_type(&item.ty, numbers).map_err(|why| format!("{name}: {why}"))?,
                    name,
                });
            }
            Item::Type(item) if is_public(&item.vis) => {
                let name = item.ident.to_string();
                let kind = parse_type(&item.ty, numbers).map_err(|why| format!("{name}: {why}"))?;
                self.aliases.insert(name, kind);
            }
            Item::Struct(item) if is_public(&item.vis) => {
                let name = item.ident.to_string();
                let opaque = !is_repr_c(&item.attrs);
                let fields = if opaque {
                    Vec::new()
                } else {
                    item.fields.iter().map(|item| field(&name, item, numbers)).collect::<Result<_>>()?
                };
                self.structs.push(Struct { name, docs: docs(&item.attrs), fields, opaque, union: false });
            }
            Item::Union(item) if is_public(&item.vis) => {
                let (name, docs) = (item.ident.to_string(), docs(&item.attrs));
                let opaque = !docs.iter().any(|line| line.contains(FIRST_MEMBER));
                let fields = item.fields.named.iter().map(|item| field(&name, item, numbers)).collect::<Result<_>>()?;
                self.structs.push(Struct { name, docs, fields, opaque, union: true });
            }
            Item::Fn(item) if item.sig.abi.is_some() && is_public(&item.vis) => {
                self.functions.push(function(item, numbers)?);
            }
            Item::Fn(item) if item.sig.abi.is_some() && item.attrs.iter().any(|it| it.path().is_ident("unsafe")) => {
                self.private.insert(item.sig.ident.to_string(), signature(&item.sig)?);
            }
            _ => {}
        }
        Ok(())
    }

    /// Gives variants for the per-thread default stream the parameter roles of the function they vary.
    fn inherit_roles(&mut self) {
        let roles_of: BTreeMap<String, Vec<Role>> = self
            .functions
            .iter()
            .map(|function| {
                (function.name.clone(), function.arguments.iter().map(|argument| argument.role.clone()).collect())
            })
            .collect();
        for function in &mut self.functions {
            let roles = without_per_thread(&function.name).and_then(|name| roles_of.get(name));
            for (argument, role) in function.arguments.iter_mut().zip(roles.into_iter().flatten()) {
                argument.role = role.clone();
            }
        }
    }

    fn check_documentation(&self) -> Result<()> {
        for function in &self.functions {
            if function.docs.is_empty() {
                return Err(format!("{}: has no documentation", function.name));
            }
            for argument in &function.arguments {
                let pointer = matches!(self.resolve(&argument.kind)?, Type::Pointer(_));
                if pointer && !argument.role.documented && !self.is_handle(&argument.kind)? {
                    return Err(format!(
                        "{}: the documentation does not say whether {} is (in), (out) or (inout)",
                        function.name, argument.name
                    ));
                }
            }
        }
        Ok(())
    }

    /// Returns the type behind a name; a structure's name stays.
    pub fn resolve(&self, kind: &Type) -> Result<Type> {
        match kind {
            Type::Named(name) => {
                if self.enums.iter().any(|item| item.name == *name) {
                    Ok(Type::Integer(Integer::Int))
                } else if let Some(alias) = self.aliases.get(name) {
                    self.resolve(alias)
                } else if self.structure(name).is_some() {
                    Ok(kind.clone())
                } else {
                    Err(format!("{name}: unknown type"))
                }
            }
            _ => Ok(kind.clone()),
        }
    }

    /// Returns true if a type is a pointer to an object that is opaque to the caller.
    pub fn is_handle(&self, kind: &Type) -> Result<bool> {
        let Type::Pointer(to) = self.resolve(kind)? else {
            return Ok(false);
        };
        Ok(match self.resolve(&to)? {
            Type::Named(name) => self.structure(&name).is_some_and(|item| item.opaque),
            Type::Void => matches!(kind, Type::Named(_)),
            _ => false,
        })
    }

    /// Returns true if a name is a structure's or an alias of one.
    pub fn is_structure(&self, name: &str) -> bool {
        matches!(self.resolve(&Type::Named(name.into())), Ok(Type::Named(_)))
    }

    pub fn structure(&self, name: &str) -> Option<&Struct> {
        self.structs.iter().find(|item| item.name == name)
    }

    /// Returns the size and the alignment of a type, in bytes, on 64-bit machines.
    pub fn layout(&self, kind: &Type) -> Result<(u64, u64)> {
        let same = |size| (size, size);
        Ok(match self.resolve(kind)? {
            Type::Bool | Type::Character | Type::Integer(Integer::Byte) => same(1),
            Type::Integer(Integer::Short) => same(2),
            Type::Float | Type::Integer(Integer::Int) => same(4),
            Type::Double | Type::Pointer(_) | Type::Function | Type::Integer(_) => same(8),
            Type::Array(element, length) => {
                let (size, alignment) = self.layout(&element)?;
                (size * length, alignment)
            }
            Type::Named(name) => {
                let item = self.structure(&name).ok_or(format!("{name}: unknown type"))?;
                let (mut end, mut widest): (u64, u64) = (0, 1);
                for field in &item.fields {
                    let (size, alignment) = self.layout(&field.kind)?;
                    let start = if item.union { 0 } else { end.next_multiple_of(alignment) };
                    (end, widest) = (end.max(start + size), widest.max(alignment));
                }
                (end.next_multiple_of(widest), widest)
            }
            Type::Void => return Err("nothing has no size".into()),
        })
    }

    /// Returns true if Fortran has no type for a structure.
    ///
    /// That is an opaque one, and one that is or contains a union whose members differ.
    pub fn is_opaque(&self, item: &Struct) -> bool {
        let is_opaque = |field: &Field| match self.resolve(&field.kind) {
            Ok(Type::Named(name)) => self.structure(&name).is_some_and(|item| self.is_opaque(item)),
            _ => false,
        };
        item.opaque || item.fields.iter().any(is_opaque)
    }

    /// Returns the name by which programs call a function.
    pub fn name_in_programs<'a>(&self, function: &'a Function) -> &'a str {
        match &function.program_name {
            Some(known) if known.defined && self.newest(function) => &known.name,
            _ => without_abi_suffix(&function.name),
        }
    }

    /// Returns true if no function of a later version has the same name in programs.
    fn newest(&self, function: &Function) -> bool {
        let is_later =
            |one: &ProgramName, other: &ProgramName| one.defined && one.name == other.name && one.since > other.since;
        function.program_name.as_ref().is_some_and(|name| {
            !self.functions.iter().filter_map(|other| other.program_name.as_ref()).any(|other| is_later(other, name))
        })
    }

    /// Returns the functions that the generated interfaces declare.
    ///
    /// A function replaced in a later ABI version, as hipGetDeviceProperties is by hipGetDevicePropertiesR0600, is
    /// exported for old programs only.
    pub fn declared(&self) -> impl Iterator<Item = &Function> {
        let names: BTreeSet<&str> = self.functions.iter().map(|function| function.name.as_str()).collect();
        let taken: BTreeSet<&str> = self
            .functions
            .iter()
            .map(|function| (function.name.as_str(), self.name_in_programs(function)))
            .filter_map(|(name, written)| (name != written).then_some(written))
            .chain(self.functions.iter().filter_map(Function::also))
            .collect();
        self.functions.iter().filter(move |function| {
            !names.contains(format!("{}{ABI_SUFFIX}", function.name).as_str())
                && !taken.contains(function.name.as_str())
        })
    }

    /// Returns the functions and structures whose names have the ABI version's suffix, which programs omit.
    pub fn with_abi_suffix(&self) -> impl Iterator<Item = &str> {
        let structs = self.structs.iter().map(|item| item.name.as_str());
        structs
            .chain(self.functions.iter().map(|function| function.name.as_str()))
            .filter(|name| name.ends_with(ABI_SUFFIX))
    }

    /// Returns true if an argument or the result is a structure by value.
    pub fn passes_structure(&self, function: &Function) -> Result<bool> {
        for argument in &function.arguments {
            if let Type::Named(_) = self.resolve(&argument.kind)? {
                return Ok(true);
            }
        }
        Ok(matches!(self.resolve(&function.result)?, Type::Named(_)))
    }
}

/// Suffix of the names in HIP 6 that differ in layout from HIP 5.
pub const ABI_SUFFIX: &str = "R0600";

/// Returns a name as programs write it.
pub fn without_abi_suffix(name: &str) -> &str {
    name.strip_suffix(ABI_SUFFIX).unwrap_or(name)
}

/// Returns the name of the function that a variant for the per-thread default stream varies.
pub fn without_per_thread(name: &str) -> Option<&str> {
    ["_ptds", "_ptsz", "_spt"].iter().find_map(|suffix| name.strip_suffix(suffix))
}

/// Returns the name of the twin that takes structures by reference.
pub fn by_reference(name: &str) -> String {
    format!("anygpu_{name}_ref")
}

/// Text in the documentation of a union that has a Fortran type.
const FIRST_MEMBER: &str = "Fortran has the first member";

fn field(structure: &str, field: &syn::Field, numbers: &BTreeMap<String, i128>) -> Result<Field> {
    let Some(ident) = &field.ident else {
        return Err(format!("{structure}: a C structure has named fields"));
    };
    let name = unraw(ident);
    let kind = parse_type(&field.ty, numbers).map_err(|why| format!("{structure}.{name}: {why}"))?;
    Ok(Field { docs: docs(&field.attrs), kind, name })
}

fn function(item: &syn::ItemFn, numbers: &BTreeMap<String, i128>) -> Result<Function> {
    let name = item.sig.ident.to_string();
    let docs = docs(&item.attrs);
    let mut roles = roles(&docs).map_err(|why| format!("{name}: {why}"))?;
    let mut arguments = Vec::new();
    for input in &item.sig.inputs {
        let FnArg::Typed(input) = input else {
            return Err(format!("{name}: a method"));
        };
        let syn::Pat::Ident(pattern) = &*input.pat else {
            return Err(format!("{name}: a parameter without a name"));
        };
        let argument = unraw(&pattern.ident);
        arguments.push(Argument {
            kind: parse_type(&input.ty, numbers).map_err(|why| format!("{name}: {argument}: {why}"))?,
            role: roles.remove(&argument).unwrap_or_default(),
            name: argument,
        });
    }
    if let Some(unknown) = roles.keys().next() {
        return Err(format!("{name}: the documentation speaks of {unknown}, which is no parameter"));
    }
    let result = match &item.sig.output {
        syn::ReturnType::Default => Type::Void,
        syn::ReturnType::Type(_, kind) => parse_type(kind, numbers).map_err(|why| format!("{name}: {why}"))?,
    };
    let program_name = program_name(&docs);
    let signature = signature(&item.sig)?;
    Ok(Function { name, docs, arguments, result, program_name, signature, family: String::new() })
}

/// Reads a signature.
pub fn signature(signature: &syn::Signature) -> Result<Signature> {
    let unsuitable = || format!("{}: a parameter that cannot be passed on", signature.ident);
    let mut parameters = Vec::new();
    for input in &signature.inputs {
        match input {
            FnArg::Typed(syn::PatType { pat, ty, .. }) => match &**pat {
                syn::Pat::Ident(pattern) => parameters.push((pattern.ident.to_string(), rust_type(ty))),
                _ => return Err(unsuitable()),
            },
            FnArg::Receiver(_) => return Err(unsuitable()),
        }
    }
    let result = match &signature.output {
        syn::ReturnType::Default => "()".into(),
        syn::ReturnType::Type(_, kind) => rust_type(kind),
    };
    Ok((parameters, result))
}

/// Returns Rust's notation of a name or of a pointer to one, which is all that parameters need.
fn rust_type(kind: &syn::Type) -> String {
    match kind {
        syn::Type::Ptr(pointer) => {
            let target = if pointer.mutability.is_some() { "mut" } else { "const" };
            format!("*{target} {}", rust_type(&pointer.elem))
        }
        syn::Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default(),
        _ => String::new(),
    }
}

/// Parses the line "CUDA: ..." of a documentation.
fn program_name(docs: &[String]) -> Option<ProgramName> {
    // A long line continues on the next.
    let start = docs.iter().position(|line| line.starts_with("CUDA: "))?;
    let line = docs[start..].join(" ");
    let line = line.strip_prefix("CUDA: ")?;
    let (text, defined) = match line.split_once("; cuGetProcAddress gives it for ") {
        Some((_, text)) => (text, false),
        None => (line, true),
    };
    let (name, version) = text.split_once(" from ")?;
    let (version, rest) = version.split_once(" on")?;
    let (major, minor) = version.split_once('.')?;
    let since = major.parse::<u32>().ok()? * 1000 + minor.parse::<u32>().ok()? * 10;
    let also = rest.strip_prefix("; in headers also ").and_then(|rest| rest.split_once('.'));
    Some(ProgramName { name: name.to_string(), since, defined, also: also.map(|(name, _)| name.to_string()) })
}

/// Parses the lines "- `a`, `b` (in, nullable): ..." of a documentation.
pub fn roles(docs: &[String]) -> Result<BTreeMap<String, Role>> {
    let mut roles = BTreeMap::new();
    for (index, line) in docs.iter().enumerate().filter(|(_, line)| line.starts_with("- `")) {
        let Some((names, rest)) = line[2..].split_once(" (") else {
            return Err(format!("no (in), (out) or (inout) in \"{line}\""));
        };
        let Some((keywords, text)) = rest.split_once(')') else {
            return Err(format!("no closing parenthesis in \"{line}\""));
        };
        let mut role = Role { documented: true, ..Role::default() };
        for word in keywords.split(',').map(str::trim) {
            match word {
                "in" => {}
                "out" => role.out = true,
                "inout" => role.inout = true,
                "nullable" => role.nullable = true,
                _ if word.starts_with("array of ") => role.array = true,
                _ => return Err(format!("\"{word}\" says nothing about a parameter, in \"{line}\"")),
            }
            role.keywords.push(word.into());
        }
        role.docs.push(text.trim_start_matches(':').trim().into());
        role.docs.extend(docs[index + 1..].iter().map_while(|line| line.strip_prefix("  ")).map(str::to_string));
        for name in names.split(',').map(str::trim) {
            let Some(name) = name.strip_prefix('`').and_then(|name| name.strip_suffix('`')) else {
                return Err(format!("a parameter is written `so`, in \"{line}\""));
            };
            roles.insert(name.to_string(), role.clone());
        }
    }
    Ok(roles)
}

type Documented<T> = (String, Vec<String>, T);

/// Body of `c_enum!`, and of `constants!`.
struct CEnums(Vec<Documented<Vec<Documented<Expr>>>>);

impl Parse for CEnums {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut enums = Vec::new();
        while !input.is_empty() {
            let attributes = input.call(Attribute::parse_outer)?;
            let name: syn::Ident = input.parse()?;
            let body;
            syn::braced!(body in input);
            let values = Punctuated::<EnumValue, Token![,]>::parse_terminated(&body)?;
            enums.push((name.to_string(), docs(&attributes), values.into_iter().map(|value| value.0).collect()));
        }
        Ok(CEnums(enums))
    }
}

struct EnumValue(Documented<Expr>);

impl Parse for EnumValue {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let name: syn::Ident = input.parse()?;
        input.parse::<Token![=]>()?;
        let number = input.parse()?;
        // The description of a status.
        if input.parse::<Option<Token![=>]>>()?.is_some() {
            input.parse::<syn::LitCStr>()?;
        }
        Ok(EnumValue((name.to_string(), docs(&attributes), number)))
    }
}

fn is_public(visibility: &syn::Visibility) -> bool {
    matches!(visibility, syn::Visibility::Public(_))
}

fn is_repr_c(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("repr") && attribute.parse_args::<syn::Ident>().is_ok_and(|repr| repr == "C")
    })
}

fn unraw(ident: &syn::Ident) -> String {
    let name = ident.to_string();
    name.strip_prefix("r#").map_or(name.clone(), str::to_string)
}

fn docs(attributes: &[Attribute]) -> Vec<String> {
    let mut lines = Vec::new();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("doc")) {
        if let syn::Meta::NameValue(meta) = &attribute.meta
            && let Expr::Lit(literal) = &meta.value
            && let Lit::Str(text) = &literal.lit
        {
            let text = text.value();
            lines.push(text.strip_prefix(' ').unwrap_or(&text).trim_end().to_string());
        }
    }
    lines
}

fn evaluate(expression: &Expr, numbers: &BTreeMap<String, i128>) -> Option<i128> {
    match expression {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Int(number) => number.base10_parse().ok(),
            _ => None,
        },
        Expr::Path(path) => numbers.get(&path.path.segments.last()?.ident.to_string()).copied(),
        Expr::Paren(inner) => evaluate(&inner.expr, numbers),
        Expr::Cast(inner) => evaluate(&inner.expr, numbers),
        Expr::Unary(syn::ExprUnary { op: syn::UnOp::Neg(_), expr, .. }) => evaluate(expr, numbers)?.checked_neg(),
        Expr::Binary(syn::ExprBinary { left, op, right, .. }) => {
            let (left, right) = (evaluate(left, numbers)?, evaluate(right, numbers)?);
            match op {
                syn::BinOp::BitOr(_) => Some(left | right),
                syn::BinOp::Shl(_) => left.checked_shl(right.try_into().ok()?),
                syn::BinOp::Add(_) => left.checked_add(right),
                syn::BinOp::Sub(_) => left.checked_sub(right),
                _ => None,
            }
        }
        // A pointer constant: ptr::without_provenance_mut(2).
        Expr::Call(call) => match (&*call.func, call.args.first()) {
            (Expr::Path(path), Some(address))
                if path.path.segments.last()?.ident.to_string().starts_with("without_provenance") =>
            {
                evaluate(address, numbers)
            }
            _ => None,
        },
        _ => None,
    }
}

fn is_hexadecimal(expression: &Expr) -> bool {
    matches!(expression, Expr::Lit(syn::ExprLit { lit: Lit::Int(number), .. }) if number.to_string().starts_with("0x"))
}

fn parse_type(kind: &syn::Type, numbers: &BTreeMap<String, i128>) -> Result<Type> {
    match kind {
        syn::Type::Ptr(pointer) => Ok(Type::Pointer(Box::new(parse_type(&pointer.elem, numbers)?))),
        syn::Type::BareFn(_) => Ok(Type::Function),
        syn::Type::Array(array) => {
            let length = evaluate(&array.len, numbers).and_then(|length| length.try_into().ok());
            let length = length.ok_or("the length of an array is not a constant number")?;
            Ok(Type::Array(Box::new(parse_type(&array.elem, numbers)?), length))
        }
        syn::Type::Path(path) => named_type(path, numbers),
        _ => Err("a type that C does not have".into()),
    }
}

/// Reads a type in Rust's notation.
pub fn parse_text(text: &str) -> Result<Type> {
    let kind = syn::parse_str(text).map_err(|error| format!("{text}: {error}"))?;
    parse_type(&kind, &BTreeMap::new())
}

fn named_type(path: &syn::TypePath, numbers: &BTreeMap<String, i128>) -> Result<Type> {
    let Some(segment) = path.path.segments.last() else {
        return Err("a type without a name".into());
    };
    let name = segment.ident.to_string();
    if let ("Option", syn::PathArguments::AngleBracketed(arguments)) = (name.as_str(), &segment.arguments)
        && let Some(syn::GenericArgument::Type(inner)) = arguments.args.first()
    {
        return parse_type(inner, numbers);
    }
    Ok(match name.as_str() {
        "c_void" => Type::Void,
        "c_char" => Type::Character,
        "c_schar" | "c_uchar" | "i8" | "u8" => Type::Integer(Integer::Byte),
        "c_short" | "c_ushort" | "i16" | "u16" => Type::Integer(Integer::Short),
        "c_int" | "c_uint" | "i32" | "u32" => Type::Integer(Integer::Int),
        "c_long" | "c_ulong" => Type::Integer(Integer::Long),
        "c_longlong" | "c_ulonglong" | "i64" | "u64" => Type::Integer(Integer::LongLong),
        "isize" | "usize" => Type::Integer(Integer::Size),
        "c_float" | "f32" => Type::Float,
        "c_double" | "f64" => Type::Double,
        "bool" => Type::Bool,
        _ => Type::Named(name),
    })
}
