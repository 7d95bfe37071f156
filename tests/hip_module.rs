// SPDX-License-Identifier: MIT OR Apache-2.0
//! Module `hip` as ROCm 10.2 has it: programs of every kind of call run, every call passes what C takes, and what a checkout of
//! ROCm has otherwise is told.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use common::{
    WIDE_KINDS, compiler, fortran_object, fortran_objects, have, release_link_folder, root, scratch, skipped, strict,
    succeed, text,
};

const GFORTRAN: &str = "gfortran";
const FLANG: &str = "flang-22";

/// Programs for ROCm 10.2's module, each with a kind of call.
const PROGRAMS: [&str; 10] =
    ["arrays", "copies", "devices", "events", "graphs", "host", "modules", "pools", "sharing", "virtual_memory"];

fn sources() -> Vec<PathBuf> {
    let folder = root().join("fortran/hipfort");
    let names = fs::read_to_string(folder.join("sources")).expect("a list of sources");
    names.lines().map(|name| folder.join(name)).collect()
}

fn required(compiler: &str) -> bool {
    let is_here = have(compiler);
    assert!(is_here || std::env::var_os("CI").is_none(), "{compiler} is required here: `make test` installs it");
    if !is_here {
        skipped(format!("{compiler} is not installed"));
    }
    is_here
}

/// A program of a source with the modules in a folder, linked to libanygpu or to an object instead.
fn program(name: &str, modules: &Path, object: &Path, c: Option<&Path>, compiler: &str, flags: &[&str]) -> PathBuf {
    let program = scratch(name).join(modules.file_name().expect("a name")).with_extension("program");
    let mut command = Command::new(compiler);
    command.args(flags).arg("-o").arg(&program).arg(object).arg(modules.join("libmodules.a"));
    let folder = release_link_folder().display().to_string();
    match c {
        Some(c) => command.arg(c),
        None => command.args([format!("-L{folder}"), "-lanygpu".into(), format!("-Wl,-rpath,{folder}")]),
    };
    succeed(&mut command);
    program
}

/// Compiles and runs programs for ROCm 10.2 on the host back end, lenient and strict.
fn run(compiler: &str, flags: &[&str], modules: &Path, names: &[&str]) {
    for name in names {
        let source = root().join("tests/fortran/hip").join(name).with_extension("f90");
        let object = fortran_object(compiler, flags, &[modules], &source);
        let program = program(&format!("hip-{name}"), modules, &object, None, compiler, flags);
        let kernels = kernels();
        for strict in ["0", "1"] {
            let mut command = Command::new(&program);
            command.env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_STRICT", strict).env("KERNELS", kernels);
            command.current_dir(program.parent().expect("a folder"));
            let said = text(&succeed(&mut command).stdout);
            assert!(said.ends_with(&format!("{name}: ok\n")), "{compiler} {flags:?}: {said}");
        }
    }
}

/// A module of the host back end with the kernel `add`, compiled once for the tests that run at the same time.
fn kernels() -> &'static Path {
    static KERNELS: OnceLock<PathBuf> = OnceLock::new();
    KERNELS.get_or_init(compile_kernels)
}

fn compile_kernels() -> PathBuf {
    let folder = scratch("hip-kernels");
    let (source, object) = (folder.join("kernels.cpp"), folder.join("kernels.so"));
    let code = "#include <anygpu/kernel.h>\n\
                ANYGPU_KERNEL void add(double *a, double b, int n) {\n\
                int i = blockIdx.x * blockDim.x + threadIdx.x;\n\
                if (i < n) a[i] += b;\n}\nANYGPU_EXPORT(add)\n";
    fs::write(&source, code).expect("a file");
    let mut command = compiler("c++");
    command.arg("-I").arg(root().join("include")).args(["-std=c++17", "-fPIC", "-shared", "-fno-gnu-unique", "-o"]);
    command.arg(&object).arg(&source);
    succeed(&mut command);
    object
}

#[test]
fn gfortran_runs_programs_for_rocms_module() {
    if required(GFORTRAN) {
        let modules = fortran_objects(GFORTRAN, strict(GFORTRAN), &sources());
        run(GFORTRAN, &[], &modules, &PROGRAMS);
    }
}

#[test]
fn flang_runs_programs_for_rocms_module() {
    if required(FLANG) {
        let modules = fortran_objects(FLANG, strict(FLANG), &sources());
        run(FLANG, &[], &modules, &PROGRAMS);
    }
}

/// Codes that make every default integer and real wide do so with these options.
#[test]
fn programs_with_wide_default_kinds_run() {
    if required(GFORTRAN) {
        let modules = fortran_objects(GFORTRAN, &WIDE_KINDS, &sources());
        run(GFORTRAN, &WIDE_KINDS, &modules, &["events", "graphs", "pools"]);
    }
}

/// Every name in every way, by position and by keyword, with and without what may be absent: a C library checks the arguments.
fn calls(compiler: &str) {
    let folder = scratch("hip-coverage");
    for (name, text) in anygpu_generate::hipfort_coverage(root()).expect("generated programs") {
        if name.starts_with("hip_module") {
            fs::write(folder.join(name), text).expect("a file written");
        }
    }
    let modules = fortran_objects(compiler, strict(compiler), &sources());
    let record = folder.join("record.o");
    let mut command = common::compiler("cc");
    command.args(["-c", "-Wall", "-Wextra", "-Werror", "-o"]).arg(&record).arg(folder.join("hip_module_calls.c"));
    succeed(&mut command);
    let object = fortran_object(compiler, &[], &[&modules], &folder.join("hip_module_calls.f90"));
    let program = program("hip-calls", &modules, &object, Some(&record), compiler, &[]);
    let said = text(&succeed(&mut Command::new(program)).stdout);
    let words: Vec<&str> = said.split_whitespace().collect();
    // The program counts its calls, too.
    let [calls, "calls", "of", names, "names:", "ok"] = words[..] else { panic!("{said}") };
    let number = |word: &str| word.parse::<usize>().expect("a number");
    assert!(number(calls) >= 2339 && number(names) >= 540, "{said}");
}

#[test]
fn gfortran_passes_every_argument_as_hip_takes_it() {
    if required(GFORTRAN) {
        calls(GFORTRAN);
    }
}

#[test]
fn flang_passes_every_argument_as_hip_takes_it() {
    if required(FLANG) {
        calls(FLANG);
    }
}

/// A dummy argument as a source declares it, in lower case.
#[derive(Clone, Debug, Default, PartialEq)]
struct Dummy {
    name: String,
    kind: String,
    value: bool,
    optional: bool,
    /// Only read.
    read: bool,
    pointer: bool,
}

/// A procedure.
#[derive(Clone, Debug, Default, PartialEq)]
struct Form {
    name: String,
    /// True if it is C's own.
    bound: bool,
    dummies: Vec<Dummy>,
}

/// What a source declares, by names in lower case.
#[derive(Default)]
struct Declared {
    procedures: BTreeMap<String, Form>,
    /// The specific procedures of generic names.
    generics: BTreeMap<String, BTreeSet<String>>,
    constants: BTreeMap<String, i64>,
    /// The components of types, with their types and shapes.
    types: BTreeMap<String, Vec<(String, String)>>,
    /// The names taken from other modules.
    used: BTreeSet<String>,
}

/// The kind that a declaration means, so that what compiles with one of its spellings compiles with another.
fn kind(declared: &str) -> String {
    match declared {
        kind if kind.starts_with("integer(kind(") => "integer(c_int)".into(),
        "integer(c_int32_t)" | "integer(int32)" => "integer(c_int)".into(),
        "integer(c_long_long)" | "integer(c_long)" | "integer(c_size_t)" | "integer(int64)" => {
            "integer(c_int64_t)".into()
        }
        "integer(c_short)" => "integer(c_int16_t)".into(),
        "character(c_char)" => "character(kind=c_char)".into(),
        "real(real32)" => "real(c_float)".into(),
        "real(real64)" => "real(c_double)".into(),
        "complex(c_float_complex)" | "complex(real32)" => "complex(c_float)".into(),
        "complex(c_double_complex)" | "complex(real64)" => "complex(c_double)".into(),
        other => other.into(),
    }
}

/// The number of a constant, if it is one.
fn number(words: &str) -> Option<i64> {
    let words = words.replace("_c_int", "").replace(' ', "");
    if let Some(bits) = words.strip_prefix("int(z'") {
        return i64::from_str_radix(bits.split('\'').next()?, 16).ok().map(|bits| bits - (1 << 32));
    }
    match words.strip_suffix("-1") {
        Some(first) if !first.is_empty() => first.parse::<i64>().ok().map(|first| first - 1),
        _ => words.parse().ok(),
    }
}

/// The statements of a source in lower case, each on a line: without comments, directives and what they choose for arrays of
/// assumed rank.
fn statements(source: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut open = false;
    let mut chosen = Vec::new();
    for line in source.lines() {
        let line = line.trim();
        if let Some(directive) = line.strip_prefix('#') {
            match directive.split_whitespace().next() {
                Some("ifdef" | "if") => chosen.push(!directive.contains("ASSUMED_RANK")),
                Some("else") => _ = chosen.last_mut().map(|last| *last = !*last),
                Some("endif") => _ = chosen.pop(),
                _ => {}
            }
            continue;
        }
        let code = line.split('!').next().unwrap_or_default().trim().to_lowercase();
        if code.is_empty() || chosen.contains(&false) {
            continue;
        }
        let (code, continues) = code.strip_suffix('&').map_or((code.as_str(), false), |code| (code.trim_end(), true));
        let code = code.trim_start_matches('&').trim_start();
        match lines.last_mut().filter(|_| open) {
            Some(last) => *last += &format!(" {code}"),
            None => lines.push(code.to_owned()),
        }
        open = continues;
    }
    lines
}

/// Names between parentheses that follow the first such, which `types(` are not.
fn list(text: &str) -> Vec<String> {
    let inside = text.split_once('(').and_then(|(_, rest)| rest.split_once(')')).map_or("", |list| list.0);
    inside.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// Attributes of a declaration, split at commas outside parentheses.
fn attributes(left: &str) -> Vec<String> {
    let mut depth = 0;
    let mut parts = vec![String::new()];
    for c in left.chars().filter(|c| *c != ' ') {
        depth += i32::from(c == '(') - i32::from(c == ')');
        match (c, depth) {
            (',', 0) => parts.push(String::new()),
            _ => parts.last_mut().expect("a part").push(c),
        }
    }
    parts
}

fn read(source: &str, declared: &mut Declared) {
    let mut generic: Option<String> = None;
    let mut procedure: Option<Form> = None;
    let mut item: Option<(String, Vec<(String, String)>)> = None;
    for line in statements(source) {
        if let Some(rest) = line.strip_prefix("use ").filter(|_| procedure.is_none()) {
            if let Some((_, names)) = rest.split_once("only:") {
                declared.used.extend(names.split(',').map(|name| name.trim().to_owned()));
            }
        } else if line.starts_with("end function") || line.starts_with("end subroutine") {
            if let Some(form) = procedure.take() {
                if let Some(generic) = &generic {
                    declared.generics.entry(generic.clone()).or_default().insert(form.name.clone());
                }
                declared.procedures.insert(form.name.clone(), form);
            }
        } else if line.starts_with("end interface") {
            generic = None;
        } else if line.starts_with("end type") {
            declared.types.extend(item.take());
        } else if let Some(name) = line.strip_prefix("interface") {
            generic = Some(name.trim().to_owned()).filter(|name| !name.is_empty());
        } else if let Some(rest) = line.strip_prefix("function ").or(line.strip_prefix("subroutine ")) {
            let (name, _) = rest.split_once('(').unwrap_or((rest, ""));
            let dummies = list(rest).into_iter().map(|name| Dummy { name, ..Dummy::default() }).collect();
            procedure = Some(Form { name: name.trim().to_owned(), bound: rest.contains("bind(c"), dummies });
        } else if let Some(names) = line.strip_prefix("module procedure ").or(line.strip_prefix("procedure ")) {
            if let Some(generic) = &generic {
                let names = names.trim_start_matches("::").split(',').map(|name| name.trim().to_owned());
                declared.generics.entry(generic.clone()).or_default().extend(names);
            }
        } else if let Some(rest) = line.strip_prefix("enumerator ::") {
            if let Some((name, value)) = rest.split_once('=') {
                declared.constants.extend(number(value).map(|value| (name.trim().to_owned(), value)));
            }
        } else if let Some((left, right)) = line.split_once("::") {
            let attributes = attributes(left);
            let has = |name: &str| attributes.iter().any(|attribute| attribute == name);
            if attributes[0] == "type" || (left.trim_start().starts_with("type,") && item.is_none()) {
                item = Some((right.trim().to_owned(), Vec::new()));
            } else if let Some((_, components)) = &mut item {
                let entry = right.split('=').next().unwrap_or_default().trim();
                let (name, shape) = entry
                    .split_once('(')
                    .map_or((entry, String::new()), |(name, shape)| (name, format!("({}", shape.replace(' ', ""))));
                components.push((name.trim().to_owned(), kind(&attributes[0]) + &shape));
            } else if let Some(form) = &mut procedure {
                for name in right.split(',').map(|name| name.split('(').next().unwrap_or_default().trim()) {
                    if let Some(dummy) = form.dummies.iter_mut().find(|dummy| dummy.name == name) {
                        dummy.kind = kind(&attributes[0]);
                        dummy.value = has("value");
                        dummy.optional = has("optional");
                        dummy.read = has("intent(in)");
                        dummy.pointer = has("pointer");
                    }
                }
            } else if has("parameter")
                && let Some((name, value)) = right.split_once('=')
            {
                declared.constants.extend(number(value).map(|value| (name.trim().to_owned(), value)));
            }
        }
    }
}

/// What module hip has here: of its own, and of the other modules what it takes.
fn ours() -> Declared {
    let mut all = Declared::default();
    let mut module = Declared::default();
    for source in sources() {
        let text = fs::read_to_string(&source).expect("a source");
        if source.ends_with("hip.f90") {
            read(&text, &mut module);
        }
        let is_hipforts_name = source.file_name().is_some_and(|name| name.to_string_lossy().starts_with("hipfort_"));
        if !is_hipforts_name && !source.ends_with("hip.f90") {
            read(&text, &mut all);
        }
    }
    let is_used = |name: &str| module.used.contains(name);
    for (name, procedures) in &all.generics {
        if is_used(name) {
            module.generics.entry(name.clone()).or_default().extend(procedures.iter().cloned());
        }
    }
    module.constants.extend(all.constants.into_iter().filter(|(name, _)| module.used.contains(name)));
    module.types.extend(all.types.into_iter().filter(|(name, _)| module.used.contains(name)));
    module.procedures = all.procedures;
    module
}

/// Returns true if a call written for another form compiles with ours, by position or by name.
fn takes(our: &Form, their: &Form) -> bool {
    let is_bound = their.bound;
    let same = |our: &Dummy, their: &Dummy| {
        // By value or by reference is for C to know; a structure by value may be one by reference here.
        let is_structure = their.kind.starts_with("type(hip");
        let is_passed_alike = our.value == their.value || is_structure || !is_bound;
        our.name == their.name
            && (our.kind == their.kind || our.kind == "class(*)")
            && is_passed_alike
            && (our.optional || !their.optional)
            && our.pointer == their.pointer
    };
    if their.bound {
        return our.dummies.len() == their.dummies.len()
            && our.dummies.iter().zip(&their.dummies).all(|(a, b)| same(a, b));
    }
    // Arrays of any rank, with as many lengths as there are dimensions.
    let is_taken = |their: &Dummy| {
        let our = our.dummies.iter().find(|our| our.name == their.name);
        our.is_some_and(|our| same(our, their) && (!their.read || our.read || our.value))
    };
    let is_given = |our: &Dummy| our.optional || their.dummies.iter().any(|their| their.name == our.name);
    !our.bound && their.dummies.iter().all(is_taken) && our.dummies.iter().all(is_given)
}

/// The generic name of a procedure's.
fn generic_of<'a>(declared: &'a Declared, name: &'a str) -> &'a str {
    let generic = declared.generics.iter().find(|(_, procedures)| procedures.contains(name));
    generic.map_or(name, |(generic, _)| generic)
}

/// Returns what programs for another module would miss here, and the number of procedures that were compared.
fn differences(ours: &Declared, theirs: &Declared) -> (Vec<String>, usize) {
    let mut wrong = Vec::new();
    for (name, form) in &theirs.procedures {
        let generic = generic_of(theirs, name);
        let forms = ours.generics.get(generic).into_iter().flatten().filter_map(|name| ours.procedures.get(name));
        let own = ours.procedures.get(generic).filter(|_| ours.used.contains(generic));
        if !forms.chain(own).any(|our| takes(our, form)) {
            let all: Vec<_> = ours.generics.get(generic).into_iter().flatten().collect();
            wrong.push(format!("{form:?} is not taken by {generic}, which has {all:?}"));
        }
    }
    for (name, number) in &theirs.constants {
        match ours.constants.get(name) {
            Some(our) if our == number => {}
            our => wrong.push(format!("{name} is {our:?}, there {number}")),
        }
    }
    for (name, components) in &theirs.types {
        match ours.types.get(name) {
            Some(our) if our == components => {}
            our => wrong.push(format!("type {name} is {our:?}, there {components:?}")),
        }
    }
    (wrong, theirs.procedures.len())
}

/// The source of a sample of procedures.
fn sample(facts: &str) -> String {
    let mut source = String::new();
    for line in facts.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let name = words.next().expect("a name").split('=').next().unwrap_or_default();
        let mut names = Vec::new();
        let mut declared = String::new();
        for word in words {
            let mut parts = word.split(':');
            let (Some(dummy), Some(letter)) = (parts.next(), parts.next()) else { panic!("{line}") };
            let kind = match letter.trim_end_matches('?') {
                "i" | "I" => "integer(c_int)".into(),
                "z" | "Z" => "integer(c_size_t)".into(),
                "l" | "L" => "integer(c_int64_t)".into(),
                "r" | "F" => "real(c_float)".into(),
                "p" | "P" => "type(c_ptr)".into(),
                "f" => "type(c_funptr)".into(),
                "d" => "type(dim3)".into(),
                "T" | "W" => format!("type({})", parts.next().expect("a structure")),
                _ => panic!("{line}"),
            };
            let by_value = letter.starts_with(|c: char| c.is_lowercase() || c == 'W');
            let attribute = if by_value { ", value" } else { "" };
            let optional = if letter.ends_with('?') { ", optional" } else { "" };
            declared += &format!("{kind}{attribute}{optional} :: {dummy}\n");
            names.push(dummy);
        }
        source +=
            &format!("function {name}({}) bind(c, name=\"x\")\n{declared}end function {name}\n", names.join(", "));
    }
    source
}

/// Procedures of ROCm's module that were read over its whole source.
#[test]
fn the_module_has_a_sample_of_rocms_procedures() {
    let facts = fs::read_to_string(root().join("tests/fortran/hip_sample.txt")).expect("the sample");
    let mut theirs = Declared::default();
    read(&sample(&facts), &mut theirs);
    let (wrong, compared) = differences(&ours(), &theirs);
    assert_eq!((wrong, compared), (Vec::new(), 166));
}

/// Every name, dummy argument, constant and component of a checkout of ROCm that HIP_FORTRAN_CHECKOUT names is here.
#[test]
fn the_module_has_what_a_checkout_of_rocm_has() {
    let Some(checkout) = std::env::var_os("HIP_FORTRAN_CHECKOUT") else {
        return skipped(
            "HIP_FORTRAN_CHECKOUT names no checkout of rocm-systems, nor its hip.F90, to compare the module with",
        );
    };
    let checkout = Path::new(&checkout);
    let file = if checkout.is_dir() { checkout.join("projects/hip/fortran/hip.F90") } else { checkout.to_owned() };
    let mut theirs = Declared::default();
    read(&fs::read_to_string(&file).expect("hip.F90"), &mut theirs);
    let (wrong, compared) = differences(&ours(), &theirs);
    println!("{compared} procedures, {} constants, {} types", theirs.constants.len(), theirs.types.len());
    assert!(compared > 500, "no module hip in {}", file.display());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_comparison_notices_names_kinds_dummies_constants_and_components() {
    let ours = ours();
    let wrong = |source: &str| {
        let mut theirs = Declared::default();
        read(source, &mut theirs);
        differences(&ours, &theirs).0
    };
    let function = |dummies: &str, declared: &str| {
        format!(
            "interface\nfunction hipMemCreate({dummies}) &\n result(x) &\n bind(C, name=\"hipMemCreate\")\nimport :: c_ptr\n\
             {declared}\nend function hipMemCreate\nend interface\n"
        )
    };
    let right = "type(c_ptr) :: handle\ninteger(c_size_t), value :: mySize\ntype(hipMemAllocationProp) :: prop ! a\n\
                 integer(c_int64_t), value :: flags";
    assert_eq!(wrong(&function("handle, mySize, prop, flags", right)), [""; 0]);
    let small = function("handle, mySize, prop, flags", &right.replace("c_int64_t", "c_int"));
    assert_eq!(wrong(&small).len(), 1, "a kind");
    let by_value = function("handle, mySize, prop, flags", &right.replace(" :: handle", ", value :: handle"));
    assert_eq!(wrong(&by_value).len(), 1, "an attribute");
    assert_eq!(
        wrong(&function("handle, size, prop, flags", &right.replace("mySize", "size"))).len(),
        1,
        "a dummy's name"
    );
    assert_eq!(wrong(&right.replace("type(c_ptr) :: handle\n", "")), [""; 0], "outside a procedure");
    let array = "interface hipHostRegister\nmodule procedure hipHostRegister_r8_2\nend interface\ncontains\n\
                 function hipHostRegister_r8_2(hostPtr, length1, length2, flags) result(res)\n\
                 real(c_double), target, dimension(:,:), intent(in) :: hostPtr\n\
                 integer(c_int), intent(in) :: length1, length2\ninteger(c_int), intent(in) :: flags\n\
                 end function hipHostRegister_r8_2\n";
    assert_eq!(wrong(array), [""; 0]);
    assert_eq!(wrong(&array.replace("real(c_double)", "real(c_long_double)")).len(), 1, "a type of arrays");
    assert_eq!(wrong(&array.replace("length2", "extent2")).len(), 1, "a length's name");
    let enumerator = "enum, bind(c)\nenumerator :: hipErrorTbd = 1055\nend enum\n\
                      integer(c_int), parameter :: hipHostMallocNonCoherent = -2147483647 - 1 ! 0x80000000\n";
    assert_eq!(wrong(enumerator), [""; 0]);
    assert_eq!(wrong(&enumerator.replace("1055", "1054")).len(), 1, "a number");
    assert_eq!(wrong(&enumerator.replace("hipErrorTbd", "hipErrorNever")).len(), 1, "a constant");
    let structure = "type, bind(c) :: hipMemPoolProps\ninteger(c_int) :: allocType !< x\ninteger(c_int) :: handleTypes\n\
                     type(hipMemLocation) :: location\ntype(c_ptr) :: win32SecurityAttributes\n\
                     integer(c_size_t) :: maxSize\ncharacter(c_char) :: reserved(56)\nend type hipMemPoolProps\n";
    assert_eq!(wrong(structure), [""; 0]);
    assert_eq!(wrong(&structure.replace("maxSize", "size")).len(), 1, "a component's name");
    assert_eq!(wrong(&structure.replace("reserved(56)", "reserved(60)")).len(), 1, "a component's shape");
    let ranks = "#ifdef USE_ASSUMED_RANK\nenumerator :: hipNever = 1\n#else\nenumerator :: hipSuccess = 0\n#endif\n";
    assert_eq!(wrong(ranks), [""; 0]);
}
