// SPDX-License-Identifier: MIT OR Apache-2.0
//! The committed headers, Fortran modules and tables are what the sources generate, and compilers take them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use anygpu_generate::{derived, derived_from, fortran_module};
use common::{CHECKED, WIDE_KINDS, fortran_modules, have, skipped, succeed, text};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// What the sources generate; with BLESS=1 it is what is committed too.
fn generated() -> &'static [(PathBuf, String)] {
    static FILES: OnceLock<Vec<(PathBuf, String)>> = OnceLock::new();
    FILES.get_or_init(|| {
        let files = anygpu_generate::generate(Path::new(ROOT)).expect("generated files");
        if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
            anygpu_generate::write(Path::new(ROOT), &files).expect("files written");
        }
        files
    })
}

fn is_committed((path, text): &(PathBuf, String)) -> bool {
    fs::read(Path::new(ROOT).join(path)).is_ok_and(|committed| committed == text.as_bytes())
}

#[test]
fn the_committed_files_are_what_the_sources_generate() {
    let stale: Vec<&PathBuf> = generated().iter().filter(|file| !is_committed(file)).map(|file| &file.0).collect();
    assert!(stale.is_empty(), "{stale:?} are not what the sources generate: run BLESS=1 cargo test --test generated");
}

#[test]
fn c_and_cpp_compilers_take_the_headers_without_a_warning() {
    let flags = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only"];
    let (of_kernels, headers): (Vec<_>, Vec<_>) =
        files("include/anygpu", "h").into_iter().partition(|header| header.ends_with("/kernel.h"));
    for (compiler, language) in
        [("cc", ["-xc", "-std=c99"]), ("cc", ["-xc", "-std=c17"]), ("c++", ["-xc++", "-std=c++11"])]
    {
        headers.iter().for_each(|header| compile(compiler, &[&language[..], &flags], header));
    }
    for header in of_kernels {
        compile("c++", &[&["-xc++", "-std=c++17"], &flags], &header);
    }
}

#[test]
fn headers_go_together_and_mean_the_same_functions_in_every_order() {
    generated();
    let folder = tempfile::tempdir().expect("a folder");
    for (place, order) in
        [["hip", "cuda", "hiprtc", "anygpu", "acl"], ["acl", "anygpu", "hiprtc", "cuda", "hip"]].into_iter().enumerate()
    {
        let source = folder.path().join(format!("both{place}.c"));
        let includes: String = order.iter().map(|name| format!("#include <anygpu/{name}.h>\n")).collect();
        let text = includes
            + "#define WORDS(x) #x\n#define NAME(x) WORDS(x)\n\
               _Static_assert(sizeof NAME(cuMemAlloc) == sizeof \"cuMemAlloc_v2\", \"\");\n\
               #ifdef CUDA_API_PER_THREAD_DEFAULT_STREAM\n\
               _Static_assert(sizeof NAME(cuMemcpyHtoD) == sizeof \"cuMemcpyHtoD_v2_ptds\", \"\");\n\
               #else\n\
               _Static_assert(sizeof NAME(cuMemcpyHtoD) == sizeof \"cuMemcpyHtoD_v2\", \"\");\n\
               #endif\n\
               int all(void);\n\
               int all(void) { CUdeviceptr p; CUcontext c; enum cudaError_enum status = cuMemAlloc(&p, 4);\n\
               return status || cuCtxCreate(&c, 0, 0, 0) || cuMemFree(p) || hipFree(0); }\n";
        fs::write(&source, text).expect("a file written");
        for define in ["-DNOTHING", "-DCUDA_API_PER_THREAD_DEFAULT_STREAM"] {
            let flags = ["-std=c11", "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only", define];
            compile("cc", &[&flags, &["-I", &format!("{ROOT}/include")]], source.to_str().expect("a path in UTF-8"));
        }
    }
}

#[test]
fn cpp_programs_need_no_casts() {
    generated();
    let folder = tempfile::tempdir().expect("a folder");
    let source = folder.path().join("typed.cpp");
    let text = "#include <anygpu/hip.h>\n\
        int main() {\n\
            double *typed; void *untyped; hipDeviceProp_t properties;\n\
            if (hipMalloc(&typed, 8) || hipMalloc(&untyped, 8) || hipMalloc(nullptr, 8)) return 1;\n\
            if (hipHostMalloc(&typed, 8) || hipHostMalloc(&typed, 8, hipHostMallocMapped)) return 1;\n\
            if (hipHostMalloc(&untyped, 8, 0) || hipMallocManaged(&typed, 8)) return 1;\n\
            hipPitchedPtr box = make_hipPitchedPtr(typed, 8, 8, 1); hipMemcpy3DParms copy = hipMemcpy3DParms();\n\
            copy.srcPtr = copy.dstPtr = box; copy.srcPos = make_hipPos(0, 0, 0); copy.extent = make_hipExtent(8, 1, 1);\n\
            hipEvent_t event; hipArray_t array; hipGraph_t graph; hipUserObject_t object;\n\
            hipChannelFormatDesc channel = hipCreateChannelDesc<float>();\n\
            if (hipMallocArray(&array, &channel, 8) || hipEventCreate(&event) || hipGraphCreate(&graph, 0)) return 1;\n\
            if (hipMemcpyAsync(typed, typed, 8, hipMemcpyDefault) || hipMemcpy3DAsync(&copy)) return 1;\n\
            if (hipMemcpy2DAsync(typed, 8, typed, 8, 8, 1, hipMemcpyDefault)) return 1;\n\
            if (hipMemcpyPeerAsync(typed, 0, typed, 0, 8) || hipMemPrefetchAsync(typed, 8, 0)) return 1;\n\
            if (hipMemsetAsync(typed, 0, 8) || hipMemset2DAsync(typed, 8, 0, 8, 1)) return 1;\n\
            if (hipMemset3DAsync(box, 0, copy.extent) || hipEventRecord(event)) return 1;\n\
            if (hipStreamWaitEvent(0, event) || hipStreamAttachMemAsync(0, typed)) return 1;\n\
            if (hipUserObjectCreate(&object, typed, nullptr, 1, 1) || hipUserObjectRetain(object)) return 1;\n\
            if (hipGraphRetainUserObject(graph, object) || hipGraphReleaseUserObject(graph, object)) return 1;\n\
            if (hipUserObjectRelease(object)) return 1;\n\
            return hipGetDeviceProperties(&properties, 0) || hipStreamSynchronize(hipStreamPerThread);\n\
        }\n";
    fs::write(&source, text).expect("a file written");
    let flags = ["-std=c++11", "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only"];
    compile("c++", &[&flags, &["-I", &format!("{ROOT}/include")]], source.to_str().expect("a path in UTF-8"));
}

/// The modules of every compiler; says which is not installed.
fn modules() -> impl Iterator<Item = (&'static str, PathBuf)> {
    generated();
    let compilers = [("gfortran", &CHECKED[..]), ("gfortran", &WIDE_KINDS), ("flang-22", &[])];
    compilers.into_iter().filter_map(|(compiler, flags)| {
        if !have(compiler) {
            skipped(format!("{compiler} is not installed"));
            return None;
        }
        Some((compiler, fortran_modules(compiler, flags)))
    })
}

/// They are made as all tests' are, with every warning as an error.
#[test]
fn fortran_compilers_take_the_modules_without_a_warning() {
    for (compiler, folder) in modules() {
        assert!(folder.join("libmodules.a").exists(), "{compiler}");
    }
}

#[test]
fn modules_give_programs_nothing_of_iso_c_binding() {
    const NAMES: [&str; 15] = [
        "c_bool",
        "c_char",
        "c_double",
        "c_float",
        "c_funptr",
        "c_int",
        "c_int64_t",
        "c_intptr_t",
        "c_long",
        "c_null_char",
        "c_null_funptr",
        "c_null_ptr",
        "c_ptr",
        "c_signed_char",
        "c_size_t",
    ];
    let listed = fs::read_to_string(Path::new(ROOT).join("fortran/sources")).expect("a list of sources");
    for (compiler, modules) in modules() {
        let folder = tempfile::tempdir().expect("a folder");
        for module in listed.lines().filter_map(|name| name.strip_suffix(".f90")).filter(|name| !name.contains('/')) {
            let program = folder.path().join("program.f90");
            // A name that the module gave could not be declared again.
            let names = NAMES.join("\nreal :: ");
            let text = format!("program main\nuse {module}\nimplicit none\nreal :: {names}\nend program\n");
            fs::write(&program, text).expect("a file written");
            let include = format!("-I{}", modules.display());
            compile(compiler, &[&["-fsyntax-only", &include]], program.to_str().expect("a path in UTF-8"));
        }
    }
}

#[test]
fn constants_and_layouts_are_one_in_c_and_fortran() {
    for dialect in ["hip", "cuda", "acl"] {
        constants_and_layouts_are_one(dialect);
    }
}

fn constants_and_layouts_are_one(dialect: &str) {
    generated();
    let module = format!("{ROOT}/fortran/anygpu_{dialect}.f90");
    let module = fs::read_to_string(Path::new(&module)).expect("the module");
    let (fortran, c) = inspection(&module);
    assert!(fortran.len() > 50, "the module has no constants and structures");
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: String| fs::write(folder.path().join(name), text).expect("a file written");
    write(
        "c.c",
        format!(
            "#include <anygpu/{dialect}.h>\n#include <stdio.h>\n#define SHOW(x) printf(\"%s %lld\\n\", #x, (long long)(x))\n\
             int main(void)\n{{\n{}return 0;\n}}\n",
            c.concat()
        ),
    );
    write(
        "fortran.f90",
        format!(
            "program main\nuse, intrinsic :: iso_c_binding\nuse anygpu_{dialect}\nimplicit none\n{}\
             contains\n\
             subroutine show(name, number)\ncharacter(*), intent(in) :: name\ninteger(c_int64_t), value :: number\n\
             print \"(a, 1x, i0)\", name, number\nend subroutine\n\
             function address(pointer)\ntype(c_ptr), value :: pointer\ninteger(c_int64_t) :: address\n\
             address = transfer(pointer, 0_c_int64_t)\nend function\n\
             end program\n",
            fortran.concat()
        ),
    );
    let include = format!("-I{ROOT}/include");
    let build = |compiler: &str, arguments: &[&str]| {
        if !have(compiler) {
            skipped(format!("{compiler} is not installed"));
            return None;
        }
        succeed(Command::new(compiler).args(arguments).current_dir(folder.path()));
        let program = succeed(&mut Command::new(folder.path().join("a.out")));
        Some(text(&program.stdout))
    };
    let Some(in_c) = build("cc", &["-o", "a.out", &include, "c.c"]) else { return };
    let source = format!("{ROOT}/fortran/anygpu_{dialect}.f90");
    // That each declaration says its kind, one compiler shows.
    for (compiler, flags) in [("gfortran", &WIDE_KINDS[..]), ("gfortran", &[]), ("flang-new-22", &[])] {
        if let Some(in_fortran) = build(compiler, &[flags, &["-o", "a.out", &source, "fortran.f90"]].concat()) {
            for (c, fortran) in in_c.lines().zip(in_fortran.lines()) {
                assert_eq!(c, fortran, "{compiler} {flags:?}");
            }
            assert_eq!(in_c.lines().count(), in_fortran.lines().count());
        }
    }
}

/// Statements in Fortran and C that show every constant of a module, and every structure's size and offsets.
fn inspection(module: &str) -> (Vec<String>, Vec<String>) {
    let (mut declarations, mut fortran, mut c) = (Vec::new(), Vec::new(), Vec::new());
    let mut structure = None;
    for line in module.lines().map(str::trim).filter(|line| !line.starts_with('!')) {
        if let Some((kind, rest)) = line.split_once(", parameter :: ") {
            let name = rest.split(' ').next().expect("a name");
            if kind == "type(c_ptr)" {
                fortran.push(format!("call show(\"{name}\", &\naddress({name}))\n"));
                c.push(format!("SHOW({name});\n"));
            } else {
                fortran.push(format!("call show(\"{name}\", &\nint({name}, c_int64_t))\n"));
                // Fortran has no unsigned kinds: the same bits.
                c.push(format!("printf(\"{name} %lld\\n\", (long long)(int)({name}));\n"));
            }
        } else if let Some(name) = line.strip_prefix("type, bind(c) :: ") {
            declarations.push(format!("type({name}), target :: x_{name}\n"));
            fortran.push(format!("call show(\"sizeof({name})\", &\nstorage_size(x_{name}, c_int64_t) / 8)\n"));
            c.push(format!("printf(\"sizeof({name}) %lld\\n\", (long long)sizeof({name}));\n"));
            structure = Some(name);
        } else if line.starts_with("end type") {
            structure = None;
        } else if let (Some(name), Some((_, field))) = (structure, line.split_once(" :: ")) {
            let field = field.split([' ', '(']).next().expect("a name");
            // The rest of a union, which C has as members of other names, and bits, which C has one by one.
            if field == "others" || field == "bits" {
                continue;
            }
            let label = format!("{name}.{field}");
            fortran.push(format!(
                "call show(\"{label}\", &\naddress(c_loc(x_{name}%{field})) - address(c_loc(x_{name})))\n"
            ));
            c.push(format!("printf(\"{label} %lld\\n\", (long long)offsetof({name}, {field}));\n"));
        }
    }
    declarations.append(&mut fortran);
    (declarations, c)
}

fn files(folder: &str, extension: &str) -> Vec<String> {
    generated();
    let entries = fs::read_dir(Path::new(ROOT).join(folder)).expect("a folder of generated files");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").path().to_str().expect("a path in UTF-8").to_string())
        .filter(|path| path.ends_with(&format!(".{extension}")))
        .collect();
    names.sort();
    assert!(!names.is_empty(), "{folder} has no .{extension} files");
    names
}

/// The Fortran sources, each behind the modules that it uses.
fn compile(compiler: &str, flags: &[&[&str]], file: &str) {
    if have(compiler) {
        let messages = text(&succeed(Command::new(compiler).args(flags.concat()).arg(file)).stderr);
        assert!(messages.is_empty(), "{compiler} {flags:?} {file}: {messages}");
    } else {
        skipped(format!("{compiler} is not installed"));
    }
}

/// What the generator says of a source, which must be a complaint.
fn complaint(source: &str) -> String {
    match fortran_module(source) {
        Ok(module) => panic!("generated without a complaint:\n{module}"),
        Err(why) => why,
    }
}

fn function(name: &str, arguments: &str) -> String {
    format!(
        "/// Does it.\n/// - `p` (in): a pointer.\npub extern \"C\" fn {name}(p: *const c_int, {arguments}) -> c_int {{ 0 }}\n"
    )
}

#[test]
fn names_that_are_one_in_fortran_are_refused() {
    let source = function("hipFree", "") + &function("hipfree", "");
    assert!(complaint(&source).contains("hipfree and hipFree are one name"));
    let source = function("hipFree", "") + "pub const HIPFREE: c_uint = 1;";
    assert!(complaint(&source).contains("one name"));
    assert!(complaint(&function("hipFree", "n: c_int, N: c_int")).contains("N and n are one name"));
    assert!(complaint(&function("hipFree", "status: c_int")).contains("one name"));
    assert!(complaint(&function("hipFree", "HipFree: c_int")).contains("the function's name"));
    let source = "#[repr(C)] pub struct pair { pub a: c_int, pub A: c_int }\n".to_string()
        + &function("hipFree", "").replace("*const c_int", "*const pair");
    assert!(complaint(&source).contains("A and a are one name"));
}

#[test]
fn names_that_fortran_cannot_have_are_refused() {
    assert!(complaint(&function(&"h".repeat(64), "")).contains("64 characters"));
    assert!(fortran_module(&function(&"h".repeat(63), "")).is_ok());
    assert!(complaint(&function("hipFree", &format!("{}: c_int", "n".repeat(64)))).contains("64 characters"));
    assert!(complaint(&function("Size", "")).contains("intrinsic"));
    assert!(complaint("c_enum! { e { MAX = 1 } }").contains("intrinsic"));
    assert!(complaint(&function("_hipFree", "")).contains("starts with a letter"));
}

#[test]
fn lines_that_fortran_cannot_have_are_refused_and_long_statements_continued() {
    let source = function("hipFree", "").replace("Does it.", &"words ".repeat(30));
    assert!(complaint(&source).contains("over Fortran's 132"));
    let arguments: Vec<String> = (0..40).map(|n| format!("argument_{n}: c_int")).collect();
    let module = fortran_module(&function("hipFree", &arguments.join(", "))).expect("a module");
    assert!(module.contains(" &\n"), "{module}");
}

#[test]
fn numbers_and_pointers_become_what_they_are_in_c() {
    let module = fortran_module(
        "c_enum! { /** Kinds. */ kind_t { one = 1, high = 0xffffffff } }
         pub type handle_t = *mut opaque_t;
         pub struct opaque_t { bytes: [u8; 8] }
         pub const TOP: c_uint = 0x8000_0000;
         pub const NONE: c_int = -1;
         pub const WIDE: c_ulonglong = 1 << 40;
         pub const FIRST: handle_t = ptr::without_provenance_mut(1);
         #[repr(C)] pub struct inner { pub r#type: kind_t, pub names: [c_char; 4] }
         #[repr(C)] pub struct outer { pub inner: inner, pub pointer: *mut c_void, pub sizes: [usize; 2] }
         /// Does it.
         /// - `a` (out): a pointer.
         /// - `b`, `c` (array of n, inout): numbers.
         /// - `d` (in, nullable): a number.
         /// - `e` (in): bytes.
         /// - `f` (in): a text.
         /// - `g` (out): a structure.
         /// - `m`, `n` (out, nullable): a number, a pointer.
         pub unsafe extern \"C\" fn call(a: *mut handle_t, b: *mut u64, c: *mut c_int, d: *const c_int,
             e: *const c_void, f: *const c_char, g: *mut outer, m: *mut usize, n: *mut handle_t, h: handle_t, i: kind_t, j: usize,
             l: Option<unsafe extern \"C\" fn(*mut c_void)>) -> kind_t {}
         /// By value.
         pub unsafe extern \"C\" fn by_value(k: outer) -> *const c_char {}
         /// By reference.
         /// - `k` (in): a structure.
         pub unsafe extern \"C\" fn anygpu_by_value_ref(k: *const outer) -> *const c_char {}",
    )
    .expect("a module");
    for line in [
        "integer(c_int), parameter :: high = int(z'ffffffff', c_int)",
        "integer(c_int), parameter :: TOP = int(z'80000000', c_int)",
        "integer(c_int), parameter :: NONE = -1_c_int",
        "integer(c_int64_t), parameter :: WIDE = 1099511627776_c_int64_t",
        "type(c_ptr), parameter :: FIRST = transfer(1_c_intptr_t, c_null_ptr)",
        "integer(c_int) :: type = 0_c_int",
        "character(kind=c_char) :: names(4) = c_null_char",
        "type(inner) :: inner",
        "integer(c_size_t) :: sizes(2) = 0_c_size_t",
        "function by_value(k) bind(c, name=\"anygpu_by_value_ref\") result(answer)",
        "type(outer), intent(in) :: k",
        "function call(a, b, c, d, e, f, g, m, n, h, i, j, l) bind(c, name=\"call\") result(status)",
        "type(c_ptr), intent(out) :: a",
        "integer(c_int64_t), intent(inout) :: b(*)",
        "integer(c_int), intent(inout) :: c(*)",
        "type(c_ptr), value :: d",
        "type(c_ptr), value :: e",
        "character(kind=c_char), intent(in) :: f(*)",
        "type(outer), intent(out) :: g",
        "integer(c_size_t), intent(out), optional :: m",
        "type(c_ptr), intent(out), optional :: n",
        "type(c_ptr), value :: h",
        "integer(c_int), value :: i",
        "integer(c_size_t), value :: j",
        "type(c_funptr), value :: l",
    ] {
        assert!(module.lines().any(|have| have.trim() == line), "no line \"{line}\" in\n{module}");
    }
    assert!(!module.contains("opaque_t"), "{module}");
}

#[test]
fn arguments_are_documented_where_they_are_declared() {
    let module = fortran_module(
        "/// Does it.
         ///
         /// - `a` (out): a number,
         ///   or two.
         /// - `b`, `c` (array of n, in): NULL is none.
         /// - `d` (out, nullable): bytes.
         /// - `e` (in): hipNothing, or a number.
         ///
         /// Returns 0.
         pub unsafe extern \"C\" fn call(a: *mut c_int, b: *const c_int, c: *const c_int, d: *mut c_void, e: c_int) -> c_int {}",
    )
    .expect("a module");
    let lines: Vec<&str> = module.lines().map(str::trim).collect();
    let start = lines.iter().position(|line| *line == "!> Does it.").expect("the documentation");
    let expected = [
        "!> Does it.",
        "!>",
        "!> Returns 0.",
        "function call(a, b, c, d, e) bind(c, name=\"call\") result(status)",
        "import :: c_int, c_ptr",
        "implicit none",
        "!> A number,",
        "!> or two.",
        "integer(c_int), intent(out) :: a",
        "!> (array of n) NULL is none.",
        "integer(c_int), intent(in) :: b(*)",
        "!> (array of n) NULL is none.",
        "integer(c_int), intent(in) :: c(*)",
        "!> (out, nullable) Bytes.",
        "type(c_ptr), value :: d",
        "!> hipNothing, or a number.",
        "integer(c_int), value :: e",
        "integer(c_int) :: status",
        "end function call",
    ];
    assert_eq!(lines[start..start + expected.len()], expected, "{module}");
}

#[test]
fn names_of_programs_come_from_the_documentation() {
    let call = |name: &str, line: &str| {
        format!("/// Does it.\n///\n/// {line}\npub extern \"C\" fn {name}() -> c_int {{ 0 }}\n")
    };
    let module = fortran_module(
        &(call("cuFree", "CUDA: cuFree from 2.0 on.")
            + &call("cuFree_v2", "CUDA: cuFree from 3.2 on.")
            + &call("cuFree_v3", "CUDA: cuFree_v3; cuGetProcAddress gives it for cuFree from 13.0 on.")
            + &call("cuFree_v2_ptsz", "CUDA: cuFree with CUDA_API_PER_THREAD_DEFAULT_STREAM.")),
    )
    .expect("a module");
    assert!(module.contains("function cuFree() bind(c, name=\"cuFree_v2\")"), "{module}");
    assert!(module.contains("function cuFree_v3() bind(c, name=\"cuFree_v3\")"), "{module}");
    assert!(!module.contains("name=\"cuFree\"") && !module.contains("ptsz\")"), "{module}");
}

#[test]
fn what_has_a_union_is_a_pointer_in_fortran() {
    let module = fortran_module(
        "#[repr(C)] pub union either { pub a: c_int, pub b: f32 }
         #[repr(C)] pub struct pair { pub one: either }
         /// Does it.
         /// - `p` (in): a pair.
         pub unsafe extern \"C\" fn call(p: *const pair) -> c_int {}",
    )
    .expect("a module");
    assert!(module.contains("type(c_ptr), value :: p") && !module.contains("type, bind(c)"), "{module}");
}

#[test]
fn a_union_of_which_fortran_has_the_first_member_keeps_its_size() {
    let module = fortran_module(
        "#[repr(C)] pub struct words { pub a: *const c_void, pub b: *const c_void }
         /// Fortran has the first member.
         #[repr(C)] pub union wide { pub a: c_int, pub b: words }
         /// Fortran has the first member.
         #[repr(C)] pub union equal { pub a: *mut c_void, pub b: u64 }
         #[repr(C)] pub struct pair { pub one: wide, pub other: equal }
         /// Does it.
         /// - `p` (in): a pair.
         pub unsafe extern \"C\" fn call(p: *const pair) -> c_int {}",
    )
    .expect("a module");
    let lines: Vec<&str> = module.lines().map(str::trim).collect();
    assert!(lines.contains(&"type(pair), intent(in) :: p") && !module.contains(":: words"), "{module}");
    let wide = lines.iter().position(|line| line.ends_with(":: wide")).expect("the union");
    assert_eq!(lines[wide + 1], "integer(c_int) :: a = 0_c_int");
    assert_eq!(lines[wide + 3], "integer(c_int64_t) :: others(1) = 0_c_int64_t");
    assert_eq!(module.matches("others").count(), 1, "{module}");
}

#[test]
fn the_documentation_must_say_what_pointers_are_for() {
    let without = "/// Does it.\npub extern \"C\" fn hipFree(p: *mut c_int) -> c_int { 0 }";
    assert!(complaint(without).contains("hipFree: the documentation does not say whether p is"));
    assert!(complaint(&function("hipFree", "").replace("(in)", "(input)")).contains("says nothing"));
    assert!(complaint(&function("hipFree", "").replace("`p`", "`q`")).contains("no parameter"));
    assert!(complaint("pub extern \"C\" fn hipFree() {}").contains("no documentation"));
    let by_value = "#[repr(C)] pub struct pair { pub a: c_int }\n/// It.\npub extern \"C\" fn f(p: pair) {}";
    assert!(complaint(by_value).contains("no twin"));
}

/// A function that queues work, and names what is derived from it.
fn marked(name: &str, names: &str, body: &str) -> String {
    format!(
        "pub type {prefix}_t = *mut c_void;\npub struct pair {{ x: c_int }}\n\n/// Queues it.\n///\n/// - `p` (in): a pair.\n///   \
         Of numbers.\n/// - `stream` (in, nullable): the stream.\n///\n/// Returns nothing new.\n///\n/// {line}\n// Derived: {names}\n\
         #[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {name}(p: pair, stream: {prefix}_t) -> c_int {{\n    \
         let call = forward!({name}(p, stream));\n    entry(call, move |gpu| {body})\n}}\n",
        prefix = if name.starts_with("hip") { "hipStream" } else { "cudaStream" },
        line = if name.starts_with("hip") { "HIP: hipQueue." } else { "CUDA: cudaQueue from 4.0 on." },
    )
}

#[test]
fn a_twin_uses_the_threads_own_stream_under_its_own_name() {
    for (name, twin, line) in [
        ("cudaQueue_v2", "cudaQueue_v2_ptsz", "CUDA: cudaQueue with CUDA_API_PER_THREAD_DEFAULT_STREAM."),
        ("hipQueue", "hipQueue_spt", "HIP: hipQueue with HIP_API_PER_THREAD_DEFAULT_STREAM."),
    ] {
        let source = marked(name, twin, "queue(gpu, cudaQueue, p, default_stream(stream), Stream::NULL)");
        let text = derived(&source).expect("a twin");
        let kind = if name.starts_with("hip") { "hipStream_t" } else { "cudaStream_t" };
        assert_eq!(
            text,
            format!(
                "\n/// {name} with the calling thread's own default stream in the place of the default stream.\n///\n/// {line}\n\
                 #[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {twin}(p: pair, stream: {kind}) -> c_int {{\n    \
                 let call = forward!({twin}(p, stream));\n    \
                 entry(call, move |gpu| queue(gpu, cudaQueue, p, per_thread(stream), Stream::PER_THREAD))\n}}\n"
            )
        );
    }
}

#[test]
fn an_older_name_has_the_same_documentation_and_twins_of_its_own() {
    let names = "cudaQueue from 2.0 on, cudaQueue_ptsz, anygpu_cudaQueue_ref";
    let text = derived(&marked("cudaQueue_v2", names, "queue(gpu, p, default_stream(stream))")).expect("functions");
    for part in [
        "/// Queues it.\n///\n/// - `p` (in): a pair.\n///   Of numbers.\n",
        "/// Returns nothing new.\n///\n/// CUDA: cudaQueue from 2.0 on.\n#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn cudaQueue(",
        "    let call = forward!(cudaQueue(p, stream));\n    entry(call, move |gpu| queue(gpu, p, default_stream(stream)))\n",
        "/// cudaQueue with the calling thread's own default stream in the place of the default stream.\n",
        "    let call = forward!(cudaQueue_ptsz(p, stream));\n    entry(call, move |gpu| queue(gpu, p, per_thread(stream)))\n",
        "/// cudaQueue with the p by reference, for languages that cannot pass a structure by value.\n///\n\
         /// - `p` (in): a pair.\n///   Of numbers.\n/// - `stream` (in, nullable): the stream.\n///\n\
         /// Returns what cudaQueue returns, and INVALID for a NULL p.\n///\n/// CUDA: none.\n",
        "fn anygpu_cudaQueue_ref(p: *const pair, stream: cudaStream_t) -> c_int {\n",
        "    match read(p) {\n        Ok(p) => cudaQueue(p, stream),\n        Err(error) => \
         entry(super::super::Call::unlogged(\"anygpu_cudaQueue_ref\"), |_| Err(error.clone())),\n",
    ] {
        assert!(text.contains(part), "no {part}in\n{text}");
    }
}

/// A function of HIP's, as the runtime's counterpart follows from it.
const HIPS: &str = "\
/// Frees memory.
///
/// - `dev_ptr` (in): the memory,
///   which hipMalloc gave.
/// - `stream` (in, nullable): the stream.
///
/// Returns hipErrorInvalidHandle for a stream that does not exist.
///
/// HIP: hipRelease from 6.2 on. CUDA: cuRelease.
// Derived: hipRelease_spt
#[unsafe(no_mangle)]
pub unsafe extern \"C\" fn hipRelease(dev_ptr: *mut c_void, stream: hipStream_t) -> hipError_t {
    let call = forward!(hipRelease(dev_ptr, stream), abi: is_native_abi(), unless: semaphore::any());
    entry(call, move |gpu| destroyed(release(gpu, (dev_ptr), default_stream(stream))))
}
";

#[test]
fn a_function_follows_from_another_dialects() {
    let source = "// Derived from hipRelease: cudaRelease, cudaRelease_ptsz\n// With: devPtr for dev_ptr, cuda::release for release\n\
                  // - `devPtr` (in): memory.\n//\n// Returns cudaErrorOther.\n\n/// Another.\nfn other() {}\n";
    let text = derived_from(source, HIPS).expect("two functions");
    let first = "\n/// Frees memory.\n///\n/// - `devPtr` (in): memory.\n/// - `stream` (in, nullable): the stream.\n///\n\
        /// Returns cudaErrorOther.\n///\n/// CUDA: cudaRelease.\n#[unsafe(no_mangle)]\n\
        pub unsafe extern \"C\" fn cudaRelease(devPtr: *mut c_void, stream: cudaStream_t) -> cudaError_t {\n    \
        let call = forward!(cudaRelease(devPtr, stream));\n    \
        entry(call, move |gpu| cuda::release(gpu, (devPtr), default_stream(stream)))\n}\n";
    assert!(text.starts_with(first), "{text}");
    assert!(text.contains("fn cudaRelease_ptsz(") && text.ends_with("per_thread(stream)))\n}\n"), "{text}");
    let text =
        derived_from("// Derived from hipRelease: cudaRelease\n// Gives memory back.\n", HIPS).expect("a function");
    let docs = "/// Gives memory back.\n///\n/// - `dev_ptr` (in): the memory,\n///   which cudaMalloc gave.\n";
    assert!(text.contains(docs) && text.contains("/// Returns cudaErrorInvalidResourceHandle for a stream"), "{text}");
}

#[test]
fn what_does_not_follow_from_another_dialects_is_refused() {
    let complaint = |source: &str| derived_from(source, HIPS).expect_err("a complaint");
    assert!(complaint("// Derived from hipNone: cudaNone\n").contains("there is no hipNone"));
    assert!(complaint("// Derived from cuRelease: hipRelease\n").contains("nothing is known of its dialect"));
    assert!(
        complaint("// Derived from hipRelease: cudaRelease\n// With: devPtr\n").contains("is not one word for another")
    );
    assert!(complaint("// Derived from hipRelease: cudaRelease\n// - `p` (in): it.\n").contains("no parameter p"));
}

#[test]
fn what_no_rule_derives_is_refused() {
    let complaint = |names: &str, body: &str| derived(&marked("cudaQueue", names, body)).expect_err("a complaint");
    assert!(complaint("cudaQueue_ptsz", "queue(gpu, stream.into())").contains("without default_stream"));
    assert!(complaint("cudaOther_ptsz", "Ok(())").contains("there is no cudaOther"));
    assert!(complaint("cudaOther", "Ok(())").contains("by no rule"));
    let by_value = marked("cudaQueue", "anygpu_cudaQueue_ref", "Ok(())").replace("p: pair,", "p: c_int,");
    assert!(derived(&by_value).expect_err("a complaint").contains("takes no structure by value"));
}
