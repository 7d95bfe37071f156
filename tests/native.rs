// SPDX-License-Identifier: MIT OR Apache-2.0
//! Calls in a process that has the runtime of their dialect's own vendor: they go to it, arguments untouched.
//!
//! The runtimes are stand-ins (tests/vendors/amdhip.c, libcuda.c and libacl.c) that show the arguments of every call. The
//! caller shows them too, and the lines must be equal, for every function of src/api/hip, src/api/cuda and src/api/acl.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use common::{
    compile, compile_library, compile_linked, release_library, release_link_folder, root, run, scratch, succeed, text,
};
use syn::visit::Visit;

/// A front end and the stand-in for its vendor's runtime.
struct Dialect {
    /// Its folder in src/api.
    folder: &'static str,
    /// How its functions' names start.
    prefix: &'static str,
    /// What the stand-in answers itself, because the library asks it before anything is native.
    asked_first: &'static [&'static str],
    /// Where the C code made from the signatures is kept.
    generated: OnceLock<PathBuf>,
}

static HIP: Dialect = Dialect {
    folder: "hip",
    prefix: "hip",
    asked_first: &["hipGetDeviceCount", "hipGetErrorName", "hipGetErrorString"],
    generated: OnceLock::new(),
};
static HIPRTC: Dialect = Dialect { folder: "hiprtc", prefix: "hiprtc", asked_first: &[], generated: OnceLock::new() };
static CUDA: Dialect =
    Dialect { folder: "cuda", prefix: "cu", asked_first: &["cuInit", "cuDeviceGetCount"], generated: OnceLock::new() };

static ACL: Dialect = Dialect {
    folder: "acl",
    prefix: "acl",
    asked_first: &["aclInit", "aclrtGetDeviceCount"],
    generated: OnceLock::new(),
};

/// A parameter as C passes it.
#[derive(Clone, Copy, PartialEq)]
enum Passed {
    Pointer,
    /// C's name of an integer type.
    Integer(&'static str),
    /// A structure of tests/vendors/show.h and its size.
    Structure(&'static str, usize),
}

/// An exported function: parameters and result.
struct Function {
    name: String,
    parameters: Vec<Passed>,
    returned: Passed,
}

struct Reader {
    aliases: BTreeMap<String, syn::Type>,
    enumerations: Vec<String>,
    functions: Vec<syn::ItemFn>,
    prefix: &'static str,
}

impl Visit<'_> for Reader {
    fn visit_item_type(&mut self, item: &syn::ItemType) {
        self.aliases.insert(item.ident.to_string(), (*item.ty).clone());
    }

    fn visit_item_macro(&mut self, item: &syn::ItemMacro) {
        if item.mac.path.is_ident("c_enum") {
            let tokens = item.mac.tokens.to_string();
            let names = tokens.split('{').filter_map(|before| before.split_whitespace().last());
            self.enumerations.extend(names.map(str::to_owned));
        }
    }

    fn visit_item_fn(&mut self, function: &syn::ItemFn) {
        if function.sig.abi.is_some() && function.sig.ident.to_string().starts_with(self.prefix) {
            self.functions.push(function.clone());
        }
    }
}

impl Reader {
    fn visit_folder(&mut self, folder: &Path) {
        for entry in std::fs::read_dir(folder).expect("a folder of the front end") {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                self.visit_folder(&path);
            } else {
                let source = std::fs::read_to_string(path).expect("a source file");
                self.visit_file(&syn::parse_file(&source).expect("Rust"));
            }
        }
    }

    fn passed(&self, ty: &syn::Type) -> Passed {
        let syn::Type::Path(path) = ty else {
            assert!(matches!(ty, syn::Type::Ptr(_) | syn::Type::BareFn(_)), "a type C does not pass");
            return Passed::Pointer;
        };
        let name = path.path.segments.last().expect("a name").ident.to_string();
        match name.as_str() {
            "Option" => Passed::Pointer,
            "c_int" | "i32" => Passed::Integer("int32_t"),
            "c_uint" | "u32" => Passed::Integer("uint32_t"),
            "c_ushort" | "u16" => Passed::Integer("uint16_t"),
            "c_uchar" | "u8" => Passed::Integer("uint8_t"),
            "usize" | "u64" | "c_ulonglong" => Passed::Integer("uint64_t"),
            "hipIpcMemHandle_t" | "hipIpcEventHandle_t" => Passed::Structure("struct bytes64", 64),
            "hipPitchedPtr" => Passed::Structure("struct words32", 32),
            "hipExtent" | "hipPos" => Passed::Structure("struct words24", 24),
            "hipUUID" => Passed::Structure("struct bytes16", 16),
            "CUipcMemHandle" | "CUipcEventHandle" | "aclrtIpcEventHandle" => Passed::Structure("struct bytes64", 64),
            "hipChannelFormatDesc" => Passed::Structure("struct ints20", 20),
            "CUmemLocation" | "hipMemLocation" => Passed::Structure("struct ints8", 8),
            _ if self.enumerations.contains(&name) => Passed::Integer("uint32_t"),
            _ => self.passed(self.aliases.get(&name).unwrap_or_else(|| panic!("unknown type {name}"))),
        }
    }
}

/// The option that gives a stand-in the version node by which AMD's library is known.
fn amds_version() -> String {
    format!("-Wl,--version-script={}", root().join("tests/vendors/hip.map").display())
}

fn functions(dialect: &Dialect) -> Vec<Function> {
    let Dialect { folder, prefix, .. } = *dialect;
    let mut reader = Reader { aliases: BTreeMap::new(), enumerations: Vec::new(), functions: Vec::new(), prefix };
    let api = root().join("src/api");
    for folder in [api.join(folder), api.join("generated").join(folder)] {
        reader.visit_folder(&folder);
    }
    let read = |function: &syn::ItemFn| Function {
        name: function.sig.ident.to_string(),
        parameters: function
            .sig
            .inputs
            .iter()
            .map(|input| match input {
                syn::FnArg::Typed(input) => reader.passed(&input.ty),
                syn::FnArg::Receiver(_) => panic!("a method is no C function"),
            })
            .collect(),
        returned: match &function.sig.output {
            syn::ReturnType::Type(_, ty) => reader.passed(ty),
            syn::ReturnType::Default => panic!("{} returns nothing", function.sig.ident),
        },
    };
    reader.functions.iter().map(read).collect()
}

/// A status that no other function's stand-in returns.
fn status(place: usize) -> usize {
    0x1000 + place
}

/// Writes the C code that is made from the signatures, and returns its folder.
fn generated(dialect: &'static Dialect) -> &'static Path {
    dialect.generated.get_or_init(|| {
        let functions = functions(dialect);
        let (mut inside, mut outside) = (String::new(), String::new());
        let mut calls = String::from("static void call_all(void)\n{\n");
        for (place, function) in functions.iter().enumerate() {
            let own = dialect.asked_first.contains(&function.name.as_str());
            write_function(place, function, own, &mut inside, &mut outside, &mut calls).expect("a string takes all");
        }
        calls += "}\n";
        let folder = scratch(&format!("generated_{}", dialect.folder));
        std::fs::write(folder.join("functions.inc"), inside).expect("the target folder can be written");
        std::fs::write(folder.join("calls.inc"), outside + &calls).expect("the target folder can be written");
        folder
    })
}

fn write_function(
    place: usize,
    Function { name, parameters, returned }: &Function,
    own: bool,
    inside: &mut String,
    outside: &mut String,
    calls: &mut String,
) -> std::fmt::Result {
    let result = match returned {
        Passed::Pointer => "const char *".to_owned(),
        Passed::Integer(_) => "int ".to_owned(),
        Passed::Structure(ty, _) => format!("{ty} "),
    };
    let list: Vec<String> = parameters
        .iter()
        .enumerate()
        .map(|(number, passed)| match passed {
            Passed::Pointer => format!("void *a{number}"),
            Passed::Integer(ty) | Passed::Structure(ty, _) => format!("{ty} a{number}"),
        })
        .collect();
    let list = if list.is_empty() { "void".to_owned() } else { list.join(", ") };
    writeln!(outside, "{result}{name}({list});")?;
    writeln!(inside, "#define STATUS_{name} {}", status(place))?;
    if own {
        return Ok(());
    }
    let mut show = String::new();
    writeln!(calls, "    {{")?;
    for (number, passed) in parameters.iter().enumerate() {
        let seed = (place + 1) * 16 + number;
        match passed {
            Passed::Pointer => {
                writeln!(show, "    show_value((uintptr_t)a{number});")?;
                writeln!(calls, "        void *a{number} = (void *)(uintptr_t){:#x};", 0x7f12_3456_0000_usize + seed)?;
            }
            Passed::Integer(ty) => {
                writeln!(show, "    show_value((unsigned long long)a{number});")?;
                // The sign bit is set, so that a wrong extension shows.
                let value = 0x8877_6655_c433_a211_u64 ^ (seed as u64) ^ ((seed as u64) << 32);
                writeln!(calls, "        {ty} a{number} = ({ty}){value:#x}ull;")?;
            }
            Passed::Structure(ty, size) => {
                writeln!(show, "    show_bytes(&a{number}, {size});")?;
                writeln!(calls, "        {ty} a{number}; for (int i = 0; i < {size}; i++)")?;
                writeln!(calls, "            ((char *)&a{number})[i] = (char)(i * 7 + {seed});")?;
            }
        }
    }
    let (format, cast, member) = match returned {
        Passed::Pointer => ("%p", "(void *)", ""),
        Passed::Integer(_) => ("%d", "", ""),
        Passed::Structure(..) => ("%d", "", ".ints[4]"),
    };
    let value = match returned {
        Passed::Pointer => format!("(const char *){}", status(place)),
        Passed::Integer(_) => status(place).to_string(),
        Passed::Structure(ty, _) => format!("({ty}){{ {{ 1, 2, 3, 4, {} }} }}", status(place)),
    };
    writeln!(
        inside,
        "{result}{name}({list})\n{{\n    if (!calls_inside) {{ flockfile(stdout); printf(\"{name}\");\n{show}"
    )?;
    writeln!(inside, "    printf(\"\\n\"); funlockfile(stdout); }}\n    return {value};\n}}\n")?;
    let names: Vec<String> = (0..parameters.len()).map(|number| format!("a{number}")).collect();
    writeln!(calls, "        printf(\"{name}\");\n{show}        printf(\"\\n\");")?;
    writeln!(calls, "        printf(\"= {format}\\n\", {cast}{name}({}){member});", names.join(", "))?;
    writeln!(calls, "        printf(\"= {format}\\n\", {cast}{value}{member});\n    }}")
}

/// Builds the stand-in of one ABI version and returns its folder.
fn stand_in(abi: u32, reenter: bool) -> PathBuf {
    let folder = scratch(&format!("amd{abi}{}", if reenter { "reenter" } else { "" }));
    let mut arguments = vec![format!("-I{}", generated(&HIP).display())];
    arguments.extend(reenter.then(|| "-DREENTER".into()));
    let library = folder.join(format!("libamdhip64.so.{abi}"));
    arguments.push(amds_version());
    compile_library(&library, &[root().join("tests/vendors/amdhip.c")], &arguments);
    folder
}

/// The caller, linked to the release library, or to a stand-in of AMD's runtime with the release library preloaded.
struct Caller {
    command: Command,
}

fn linked(runtime: &Path) -> Caller {
    let (include, library) = (generated(&HIP), release_link_folder());
    let arguments = [
        format!("-I{}", include.display()),
        format!("-L{}", library.display()),
        "-lanygpu".into(),
        format!("-Wl,-rpath,{}", library.display()),
        "-pthread".into(),
        "-ldl".into(),
    ];
    let program = compile("cc", "linked", &[&root().join("tests/vendors/client.c")], &arguments);
    let mut command = Command::new(program);
    command.env("LD_LIBRARY_PATH", runtime).env_remove("ANYGPU_BACKEND").env("ANYGPU_LOG", "off");
    Caller { command }
}

fn preloaded(runtime: &Path, abi: u32) -> Caller {
    let include = generated(&HIP);
    let arguments = [
        format!("-I{}", include.display()),
        format!("-L{}", runtime.display()),
        format!("-l:libamdhip64.so.{abi}"),
        format!("-Wl,-rpath,{}", runtime.display()),
        "-pthread".into(),
        "-ldl".into(),
    ];
    let name = runtime.file_name().expect("a folder").to_string_lossy();
    let program = compile("cc", &name, &[&root().join("tests/vendors/client.c")], &arguments);
    let mut command = Command::new(program);
    command.env("LD_PRELOAD", release_library()).env_remove("ANYGPU_BACKEND").env("ANYGPU_LOG", "off");
    Caller { command }
}

impl Caller {
    fn with(mut self, name: &str, value: &str) -> Caller {
        self.command.env(name, value);
        self
    }

    #[track_caller]
    fn run(mut self, what: &str) -> Vec<String> {
        let output = run(self.command.arg(what));
        assert!(output.status.success(), "{}\n{}{}", output.status, text(&output.stdout), text(&output.stderr));
        assert_eq!(text(&output.stderr), "");
        text(&output.stdout).lines().map(str::to_owned).collect()
    }
}

/// Every call was shown twice, by the caller and by the runtime, and so was its result.
#[track_caller]
fn assert_all_untouched(lines: &[String]) {
    assert_all_of_it_untouched(&HIP, lines);
}

#[track_caller]
fn assert_all_of_it_untouched(dialect: &Dialect, lines: &[String]) {
    let count = functions(dialect).len() - dialect.asked_first.len();
    for pair in lines.chunks(2) {
        // The one argument that is rewritten is not one of those shown here: the flags are neither 0 nor 1.
        assert_eq!(pair[0], *pair.get(1).unwrap_or(&String::from("nothing")), "of {} lines", lines.len());
    }
    assert_eq!(lines.len(), 4 * count);
}

#[test]
fn every_call_goes_to_the_vendor_untouched() {
    assert_all_untouched(&linked(&stand_in(6, false)).run("all"));
}

#[test]
fn a_preloaded_library_hands_every_call_on() {
    for abi in [5, 6, 7] {
        let runtime = stand_in(abi, false);
        assert_all_untouched(&preloaded(&runtime, abi).run("all"));
    }
}

#[test]
fn the_flags_of_opening_are_those_of_the_vendors_level() {
    for (abi, lazy) in [(5, "0"), (6, "1"), (7, "1")] {
        let runtime = stand_in(abi, false);
        let lines = preloaded(&runtime, abi).run("flags");
        let flags: Vec<&str> = lines.iter().map(|line| line.rsplit(' ').next().expect("a last word")).collect();
        assert_eq!(flags, [lazy, lazy, lazy, lazy, "2", "2", "3", "3"], "ABI version {abi}: {lines:#?}");
        for line in lines {
            assert!(line.starts_with("hipIpcOpenMemHandle ") && line.contains(&"41".repeat(64)), "{line}");
        }
    }
}

#[test]
fn calls_from_inside_the_vendor_come_back_to_it() {
    let runtime = stand_in(6, true);
    assert_all_untouched(&linked(&runtime).run("all"));
    assert_all_untouched(&preloaded(&runtime, 6).run("all"));
    let older = stand_in(5, true);
    assert_all_untouched(&preloaded(&older, 5).run("all"));
}

#[test]
fn first_calls_from_many_threads_all_go_native() {
    let runtime = stand_in(6, true);
    for _ in 0..20 {
        let lines = linked(&runtime).run("threads");
        let (calls, statuses): (Vec<&String>, Vec<&String>) =
            lines.iter().partition(|line| line.starts_with("hipFree"));
        assert_eq!((calls.len(), statuses.len()), (8, 8), "{lines:#?}");
        assert!(calls.iter().all(|line| *line == "hipFree 1230"), "{lines:#?}");
        assert!(statuses.iter().all(|line| *line == statuses[0] && *line != "status 0"), "{lines:#?}");
    }
}

#[test]
fn the_host_named_is_not_native() {
    let runtime = stand_in(6, false);
    for (list, native) in [("host", false), ("host,amd", false), ("amd", true), ("auto,host", true), ("AMD", true)] {
        let lines = linked(&runtime).with("ANYGPU_BACKEND", list).run("backend");
        let expected: &[&str] = if native { &["hipFree 0", "amd"] } else { &["0 host"] };
        assert_eq!(lines.len(), expected.len(), "ANYGPU_BACKEND={list}: {lines:#?}");
        assert!(lines.iter().zip(expected).all(|(line, expected)| line.ends_with(expected)), "{list}: {lines:#?}");
    }
    let lines = linked(&runtime).with("ANYGPU_BACKEND", "nvidia").run("backend");
    assert_eq!(lines, ["100 none"]);
}

/// A lookup takes the lock that the loader holds while it runs constructors.
#[test]
fn a_call_made_before_looks_nothing_up() {
    let runtime = stand_in(6, false);
    let source = root().join("tests/c/waiting.c");
    let flags = ["-Wall", "-Wextra", "-Werror", "-pthread", "-ldl"];
    let plugin =
        compile_linked("cc", "libwaiting.so", &[&source], &[&flags[..], &["-DPLUGIN", "-shared", "-fPIC"]].concat());
    let program = compile_linked("cc", "waiting", &[&source], &flags);
    let log = scratch("waiting").join("log");
    for level in ["off".to_owned(), format!("trace:{}", log.display())] {
        let mut command = Command::new(&program);
        command.arg(&plugin).env("LD_LIBRARY_PATH", &runtime).env("ANYGPU_BACKEND", "amd").env("ANYGPU_LOG", &level);
        // The stand-in prints each call.
        assert_eq!(text(&succeed(&mut command).stdout).matches("hipStreamQuery").count(), 3, "{level}");
    }
}

#[test]
fn a_vendor_without_a_device_is_not_native() {
    let runtime = stand_in(6, false);
    for (name, value) in [("STANDIN_DEVICES", "0"), ("STANDIN_STATUS", "100"), ("STANDIN_STATUS", "3")] {
        let lines = linked(&runtime).with(name, value).run("backend");
        assert_eq!(lines, ["100 none"], "{name}={value}");
        let lines = linked(&runtime).with(name, value).with("ANYGPU_BACKEND", "auto,host").run("backend");
        assert_eq!(lines, ["0 host"], "{name}={value}");
    }
}

/// A program that calls a dialect, with a stand-in for its vendor's library: linked to the release library, or to the
/// stand-in with the release library preloaded.
fn caller_of(dialect: &'static Dialect, preload: bool) -> Caller {
    let (name, source, caller) = match dialect.folder {
        "cuda" => ("libcuda.so.1", "libcuda.c", "cuda_caller.c"),
        _ => ("libacl_rt.so", "libacl.c", "acl_caller.c"),
    };
    let include = format!("-I{}", generated(dialect).display());
    let folder = scratch(dialect.folder);
    let library = folder.join(name);
    compile_library(&library, &[root().join("tests/vendors").join(source)], &[&include]);
    let mut arguments = vec![include, "-ldl".into()];
    if preload {
        arguments.push(library.display().to_string());
    } else {
        let link = release_link_folder().display();
        arguments.extend([format!("-L{link}"), "-lanygpu".into(), format!("-Wl,-rpath,{link}")]);
    }
    let program = compile(
        "cc",
        &format!("{}_{preload}", dialect.folder),
        &[&root().join("tests/vendors").join(caller)],
        &arguments,
    );
    let mut command = Command::new(program);
    command.env("LD_LIBRARY_PATH", &folder).env_remove("ANYGPU_BACKEND").env("ANYGPU_LOG", "off");
    if preload {
        command.env("LD_PRELOAD", release_library());
    }
    Caller { command }
}

fn cuda_caller(preload: bool) -> Caller {
    caller_of(&CUDA, preload)
}

#[test]
fn every_call_of_ascendcl_goes_to_its_library_untouched() {
    for preload in [false, true] {
        // Before aclInit the library answers too, and nothing starts it.
        for what in ["all", "started"] {
            assert_all_of_it_untouched(&ACL, &caller_of(&ACL, preload).run(what));
        }
        let none = caller_of(&ACL, preload).with("STANDIN_DEVICES", "0");
        assert_eq!(none.with("ANYGPU_BACKEND", "ascend").run("backend"), ["aclInit 207004", "aclrtSetDevice 100001"]);
        let host = caller_of(&ACL, preload).with("ANYGPU_BACKEND", "host").run("backend");
        assert_eq!(host, ["aclInit 0", "aclrtSetDevice 0"]);
    }
}

#[test]
fn every_cuda_call_goes_to_the_driver_untouched() {
    for preload in [false, true] {
        // Before cuInit the driver answers too, and nothing starts it.
        for what in ["all", "started"] {
            assert_all_of_it_untouched(&CUDA, &cuda_caller(preload).run(what));
        }
    }
}

#[test]
fn the_log_has_the_calls_that_the_vendor_answers() {
    let file = scratch("native_log").join(format!("{}.log", std::process::id()));
    for (dialect, what) in [(&HIP, "all"), (&CUDA, "all"), (&CUDA, "started"), (&ACL, "started")] {
        let functions = functions(dialect);
        let called = |function: &&Function| !dialect.asked_first.contains(&function.name.as_str());
        for level in ["off", "warn", "info", "trace"] {
            _ = std::fs::remove_file(&file);
            let caller = match dialect.folder {
                "hip" => linked(&stand_in(6, false)),
                _ => caller_of(dialect, true),
            };
            let shown = caller.with("ANYGPU_LOG", &format!("{level}:{}", file.display())).run(what);
            assert_all_of_it_untouched(dialect, &shown);
            let log = std::fs::read_to_string(&file).unwrap_or_default();
            let lines: Vec<&str> = log.lines().map(|line| line.splitn(4, ' ').nth(3).expect("four words")).collect();
            for function in functions.iter().filter(called) {
                let name = &function.name;
                let shares = shares(name);
                // The stand-ins' statuses are failures, of which a sharing call's is worth a warning.
                let start = if shares { format!("warn: {name}(") } else { format!("trace: {name}(") };
                let calls: Vec<&&str> = lines.iter().filter(|line| line.starts_with(&start)).collect();
                let expected = level == "trace" || shares && level != "off";
                assert_eq!(calls.len(), usize::from(expected), "{name} at {level}: {calls:#?}");
                if shares && expected {
                    let place = functions.iter().position(|other| other.name == *name).expect("it is one");
                    assert!(calls[0].contains(&format!(") = {} in ", status(place))), "{calls:#?}");
                }
            }
            let others = lines.iter().filter(|line| line.contains(" in ")).count();
            let sharing = functions.iter().filter(|function| shares(&function.name)).count();
            match level {
                "off" => assert_eq!(lines.len(), 0),
                "trace" => assert_eq!(others, shown.len() / 4 + usize::from(what == "started"), "{lines:#?}"),
                _ => assert_eq!(others, sharing, "{lines:#?}"),
            }
        }
    }
}

/// Whether a call lets processes share.
fn shares(name: &str) -> bool {
    const PARTS: [&str; 10] = [
        "Ipc",
        "ExportKey",
        "ImportByKey",
        "SetImportPid",
        "ShareableHandle",
        "PoolExportPointer",
        "PoolImportPointer",
        "HandleForAddressRange",
        "ImportExternal",
        "ExternalMemoryGetMapped",
    ];
    PARTS.iter().any(|part| name.contains(part))
}

#[test]
fn the_driver_is_started_by_the_program_alone() {
    for preload in [false, true] {
        assert_eq!(
            cuda_caller(preload).run("early"),
            ["cuDeviceGetCount 3", "cuInit 1 for flags 1", "cuDeviceGetCount 3"]
        );
    }
}

/// What a driver that is only asked for its devices calls by exported names is its own: asked again, it would never end.
#[test]
fn a_driver_may_call_its_own_functions_as_it_counts_devices() {
    for preload in [false, true] {
        let mut lines = cuda_caller(preload).with("STANDIN_ASKS", "1").run("early");
        lines.retain(|line| !line.starts_with("cuCtxGetCurrent"));
        assert_eq!(lines, ["cuDeviceGetCount 3", "cuInit 1 for flags 1", "cuDeviceGetCount 3"]);
    }
}

#[test]
fn a_function_asked_for_by_name_is_ours_where_the_driver_has_the_same() {
    for preload in [false, true] {
        let lines = cuda_caller(preload).run("names");
        assert_eq!(
            lines,
            [
                "cuMemAlloc ours",
                "cuGetProcAddress ours",
                "cuMemcpyHtoD ours",
                "cuOfTomorrow theirs",
                "cuMemFree theirs"
            ]
        );
    }
}

#[test]
fn the_host_named_or_no_device_is_not_native_for_cuda() {
    let none = cuda_caller(false).with("STANDIN_DEVICES", "0").run("backend");
    assert_eq!(none, ["cuInit 100", "cuCtxGetCurrent 3"]);
    let host = cuda_caller(true).with("ANYGPU_BACKEND", "host").run("backend");
    assert_eq!(host, ["cuInit 0", "cuCtxGetCurrent 0"]);
}

/// Up to HIP 6 the runtime has hiprtc's functions, from HIP 7 on a library beside it.
#[test]
fn every_call_of_hiprtc_goes_to_amds_library_untouched() {
    let include = format!("-I{}", generated(&HIPRTC).display());
    let vendors = root().join("tests/vendors");
    let build = |library: &Path, defined: &[&str]| {
        let mut command = common::compiler("cc");
        command
            .args(["-shared", "-fPIC", "-O1", "-Wall", &include, &amds_version()])
            .args(defined)
            .arg("-o")
            .arg(library);
        succeed(command.arg(vendors.join("hiprtc.c")));
    };
    let [six, seven, without] = ["hiprtc6", "hiprtc7", "hiprtc_absent"].map(scratch);
    build(&six.join("libamdhip64.so.6"), &["-DRUNTIME", "-DCOMPILER"]);
    build(&seven.join("libamdhip64.so.7"), &["-DRUNTIME"]);
    build(&seven.join("libhiprtc.so.7"), &["-DCOMPILER"]);
    build(&without.join("libamdhip64.so.6"), &["-DRUNTIME"]);
    let link = release_link_folder().display();
    let arguments =
        [include.clone(), format!("-L{link}"), "-lanygpu".into(), format!("-Wl,-rpath,{link}"), "-ldl".into()];
    let program = compile("cc", "hiprtc", &[&vendors.join("hiprtc_caller.c")], &arguments);
    let caller = |runtime: &Path, preload: &str| {
        let mut command = Command::new(&program);
        command.env("LD_LIBRARY_PATH", runtime).env("RUNTIME", preload).env_remove("ANYGPU_BACKEND");
        Caller { command }.with("ANYGPU_LOG", "off")
    };
    assert_all_of_it_untouched(&HIPRTC, &caller(&six, "libamdhip64.so.6").run("all"));
    assert_all_of_it_untouched(&HIPRTC, &caller(&seven, "libamdhip64.so.7").run("all"));
    // AMD's runtime without its compiler: there is none.
    assert_eq!(caller(&without, "libamdhip64.so.6").run("link"), ["hiprtcLinkCreate 11"]);
}
