// SPDX-License-Identifier: MIT OR Apache-2.0
//! The second preload, `libanygpu-dlsym.so`: programs that look CUDA's functions up by name get ours, and whatever else
//! looks names up is not disturbed. The driver is a stand-in (tests/vendors/nvidia).

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use common::{
    compile, compile_library, have, release_dlsym, root, runtime_library, scratch, skipped, stand_in, succeed, text,
    tree, unpacked,
};

/// What is preloaded.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Preload {
    Nothing,
    /// `libanygpu.so` alone.
    Plain,
    /// The second preload alone.
    Second,
    Both,
}
use Preload::{Both, Nothing, Plain, Second};

impl Preload {
    fn libraries(self) -> Vec<PathBuf> {
        match self {
            Nothing => vec![],
            Plain => vec![runtime_library().to_owned()],
            Second => vec![release_dlsym().to_owned()],
            Both => vec![runtime_library().to_owned(), release_dlsym().to_owned()],
        }
    }
}

/// A folder with the stand-in driver and a plugin.
fn folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = scratch("driver");
        stand_in("nvidia", &folder.join("libcuda.so.1"), &[], &[]);
        compile_library(&folder.join("libplugin.so"), &[root().join("tests/c/lookups_plugin.c")], &[""; 0]);
        folder
    })
}

fn program(name: &str, flags: &[&str]) -> PathBuf {
    let mut flags = flags.to_vec();
    flags.extend(["-O1", "-g", "-Wall", "-Wextra", "-Werror", "-pthread", "-ldl"]);
    compile("cc", name, &[&root().join("tests/c/lookups.c")], &flags)
}

fn lookups() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| program("lookups", &[]))
}

fn preloaded(mut command: Command, libraries: &[PathBuf]) -> Command {
    command.env("LD_LIBRARY_PATH", folder()).env_remove("ANYGPU_BACKEND");
    if !libraries.is_empty() {
        let libraries: Vec<String> = libraries.iter().map(|library| library.display().to_string()).collect();
        command.env("LD_PRELOAD", libraries.join(":"));
    }
    command
}

fn with(preload: Preload, program: impl AsRef<std::ffi::OsStr>, arguments: &[&str]) -> Command {
    let mut command = preloaded(Command::new(program), &preload.libraries());
    command.args(arguments);
    command
}

/// Its lines on standard output, where it says nothing else.
#[track_caller]
fn lines(command: &mut Command) -> Vec<String> {
    let output = succeed(command);
    assert_eq!(text(&output.stderr), "");
    text(&output.stdout).lines().map(str::to_owned).collect()
}

fn owners(preload: Preload, program: &Path) -> Vec<String> {
    let plugin = folder().join("libplugin.so").display().to_string();
    lines(&mut with(preload, program, &["owners", &plugin]))
}

/// What a program sees that has `libanygpu.so` preloaded, by names that its loader searches by itself.
const OURS_BY_DEFAULT: [&str; 2] = ["cuMemAlloc_v2 by default", "cuMemAlloc_v2 of the program"];
/// What it sees besides with the second preload.
const OURS_IN_THE_DRIVER: [&str; 3] = ["cuMemAlloc_v2", "cuGetProcAddress_v2", "cuMemAlloc_v2 after a failure"];

/// The lines without any preload, with some of them ours.
#[track_caller]
fn assert_ours(shown: &[String], without: &[String], ours: &[&str]) {
    let expected: Vec<String> = without
        .iter()
        .map(|line| match line.split_once(": ").expect("a name and an owner").0 {
            name if ours.contains(&name) => format!("{name}: libanygpu.so.0"),
            _ => line.clone(),
        })
        .collect();
    assert_eq!(shown, expected);
}

#[test]
fn the_drivers_functions_are_ours_and_all_else_is_as_it_was() {
    let without = owners(Nothing, lookups());
    let said = |line: &str| assert!(without.iter().any(|shown| shown == line), "{line}: {without:#?}");
    said("cuMemAlloc_v2: libcuda.so.1");
    said("hipMalloc in the driver: nobody's: undefined symbol: hipMalloc");
    said("the plugin's cuMemAlloc_v2: libplugin.so");
    said("cuMemAlloc_v2 next: nobody's: undefined symbol: cuMemAlloc_v2");
    assert_eq!(owners(Second, lookups()), without);
    assert_ours(&owners(Plain, lookups()), &without, &OURS_BY_DEFAULT);
    let both = [&OURS_BY_DEFAULT[..], &OURS_IN_THE_DRIVER[..]].concat();
    assert_ours(&owners(Both, lookups()), &without, &both);
}

#[cfg(target_arch = "x86_64")]
#[test]
fn programs_for_the_c_library_before_2_34_are_served_too() {
    let old = program("lookups_old", &["-DOLD=\"GLIBC_2.2.5\""]);
    assert_eq!(owners(Both, &old), owners(Both, lookups()));
    assert_eq!(owners(Nothing, &old), owners(Nothing, lookups()));
}

#[test]
fn sharing_is_logged_only_with_the_second_preload() {
    for (preload, calls) in [(Plain, 0), (Second, 0), (Both, 2)] {
        let output = succeed(with(preload, lookups(), &["share"]).env("ANYGPU_LOG", "info"));
        assert_eq!(text(&output.stdout), text(&succeed(&mut with(Nothing, lookups(), &["share"])).stdout));
        let log = text(&output.stderr);
        // One found by dlsym, and one by cuGetProcAddress_v2.
        let logged =
            log.lines().filter(|line| line.contains(" info: cuIpcGetMemHandle(") && line.contains("CUDA_SUCCESS"));
        assert_eq!(logged.count(), calls, "{preload:?}: {log}");
    }
}

#[test]
fn the_host_named_answers_programs_that_look_up_names() {
    let mut command = with(Both, lookups(), &["share"]);
    let shown = lines(command.env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_MEMORY", "64M"));
    assert_eq!(shown, lines(&mut with(Nothing, lookups(), &["share"])));
    let output = succeed(command.env("ANYGPU_LOG", "info"));
    assert!(text(&output.stderr).contains("info: back end host"), "{}", text(&output.stderr));
}

#[test]
fn a_wrapper_finds_the_next_function_after_itself() {
    let source = root().join("tests/c/lookups_linked.c");
    let driver = folder().join("libcuda.so.1").display().to_string();
    let linked = compile("cc", "linked", &[&source], &[driver.as_str(), "-Wl,--allow-shlib-undefined", "-ldl"]);
    let wrapper = folder().join("libplugin.so");
    let (plain, second) = (runtime_library().to_owned(), release_dlsym().to_owned());
    for (order, next) in [
        (vec![wrapper.clone()], "libcuda.so.1"),
        (vec![wrapper.clone(), plain.clone(), second.clone()], "libanygpu.so.0"),
        (vec![second.clone(), wrapper.clone(), plain.clone()], "libanygpu.so.0"),
        (vec![plain.clone(), second.clone(), wrapper.clone()], "libcuda.so.1"),
        (vec![plain, wrapper, second], "libcuda.so.1"),
    ] {
        // The wrapper's own function calls the next one, before cuInit.
        assert_eq!(lines(&mut preloaded(Command::new(&linked), &order)), [next, "3"], "{order:?}");
    }
}

/// Such a plugin finds the C library's dlsym before any that is preloaded.
#[test]
fn plugins_opened_with_deepbind_are_not_seen() {
    let folder = scratch("deepbind");
    let written = |name: &str, code: &str| {
        let path = folder.join(name);
        std::fs::write(&path, code).expect("a file written");
        path
    };
    let plugin = "#include <dlfcn.h>\nvoid *found(void *driver) { return dlsym(driver, \"cuMemAlloc_v2\"); }\n";
    let program = "#define _GNU_SOURCE\n#include <dlfcn.h>\n#include <stdio.h>\n#include <string.h>\n\
        int main(int n, char **a) { Dl_info at; void *driver = dlopen(\"libcuda.so.1\", RTLD_NOW);\n\
        void *plugin = dlopen(a[1], RTLD_NOW | (n > 2 ? RTLD_DEEPBIND : 0));\n\
        void *(*found)(void *) = (void *(*)(void *))dlsym(plugin, \"found\");\n\
        return dladdr(found(driver), &at) ? puts(strrchr(at.dli_fname, '/') + 1) < 0 : 1; }\n";
    let library = folder.join("libdeep.so");
    compile_library(&library, &[written("plugin.c", plugin)], &["-ldl"]);
    let program = compile("cc", "deepbind", &[&written("program.c", program)], &["-ldl"]);
    let library = library.to_str().expect("text");
    for (arguments, owner) in [(&[library][..], "libanygpu.so.0"), (&[library, "deep"], "libcuda.so.1")] {
        assert_eq!(lines(&mut with(Both, &program, arguments)), [owner]);
    }
}

#[test]
fn a_name_that_nobody_has_is_told() {
    let program = "#include <dlfcn.h>\nint main(void)\n{\n    void *driver = dlopen(\"libcuda.so.1\", RTLD_NOW);\n\
        for (int time = 0; driver != 0 && time < 2; time++)\n        if (dlsym(driver, \"cuOfTheFuture\") != 0 || \
        dlsym(driver, \"cull\") != 0 || dlerror() == 0)\n            return 1;\n\
        return driver != 0 && dlsym(driver, \"cuInit\") != 0 ? 0 : 2;\n}\n";
    let source = scratch("in_vain").join("in_vain.c");
    std::fs::write(&source, program).expect("a writable folder");
    let program = compile("cc", "in_vain", &[&source], &["-ldl"]);
    for (preload, is_told) in [(Both, true), (Plain, false), (Second, false)] {
        let output = succeed(with(preload, &program, &[]).env("ANYGPU_LOG", "info"));
        let log = text(&output.stderr);
        let told: Vec<&str> = log
            .lines()
            .filter(|line| line.ends_with("looked up"))
            .filter_map(|line| line.split(" info: ").nth(1))
            .collect();
        let expected = ["dlsym: this library has no cuOfTheFuture, which was looked up"];
        assert_eq!(told, if is_told { &expected[..] } else { &[] }, "{preload:?}: {log}");
    }
}

#[test]
fn the_function_is_of_the_version_that_the_runtime_has() {
    let folder = scratch("versions");
    let build = |name: &str, file: &str, version: &str, flags: &[&str]| {
        let map = folder.join(format!("{file}.map"));
        std::fs::write(&map, version).expect("a writable folder");
        let mut command = common::compiler("cc");
        command.args(["-shared", "-fPIC"]).args(flags).arg(format!("-Wl,-soname,{name}"));
        command.arg(format!("-Wl,--version-script={}", map.display())).arg("-o").arg(folder.join(file));
        succeed(command.arg(root().join("tests/c/lookups_runtime.c")));
        folder.join(file)
    };
    let of = |number: &str| format!("libcudart.so.{number} {{ global: cudaMemAdvise; local: *; }};");
    // In place of libanygpu.so, so that the answers tell which of its functions was found.
    let ours = build(
        "libanygpu.so.0",
        "libanygpu.so.0",
        "libcudart.so.12 { global: cudaMemAdvise; local: *; }; libcudart.so.13 { global: cudaMemAdvise; } libcudart.so.12;",
        &["-DANSWER=112", "-DANSWER_OF_13=113"],
    );
    let runtimes = [
        build("libcudart.so.11.0", "libcudart.so.11.0", &of("11.0"), &["-DANSWER=11"]),
        build("libcudart.so.12", "libcudart.so.12", &of("12"), &["-DANSWER=12"]),
        build("libcudart.so.13", "libcudart.so.13", &of("13"), &["-DANSWER=13"]),
        // As Python wheels rename their copies.
        build("libcudart-256e6409.so.12.9.79", "renamed.so", &of("12"), &["-DANSWER=12"]),
        // Somebody's wrapper.
        build("libwrapper.so", "libwrapper.so", &of("12"), &["-DANSWER=1"]),
    ];
    let shown = |libraries: &[PathBuf]| {
        let mut command = preloaded(Command::new(lookups()), libraries);
        lines(command.arg("versions").args(&runtimes))
    };
    assert_eq!(shown(&[]), ["11 -1", "12 12", "13 -1", "12 12", "1 1"]);
    let both = [ours, release_dlsym().to_owned()];
    assert_eq!(shown(&both), ["11 -1", "112 112", "113 -1", "112 112", "1 1"]);
}

#[test]
fn the_first_lookups_may_be_those_of_many_threads() {
    for _ in 0..20 {
        assert_eq!(lines(&mut with(Both, lookups(), &["threads"])), ["libanygpu.so.0, wrong: 0"]);
    }
    assert_eq!(lines(&mut with(Plain, lookups(), &["threads"])), ["libcuda.so.1, wrong: 0"]);
}

/// NVIDIA's packages with its runtimes of two releases, and where these are in them.
const RUNTIMES: [(&str, &str); 2] = [
    ("nvidia-cuda-runtime-cu12==12.9.79", "nvidia/cuda_runtime/lib"),
    ("nvidia-cuda-runtime==13.0.96", "nvidia/cu13/lib"),
];

#[test]
fn a_runtime_looked_up_is_ours_of_its_version() {
    if !have("python3") {
        return skipped("python3 is not installed");
    }
    let script = "import ctypes, sys\n\
        runtime = ctypes.CDLL(sys.argv[1])\n\
        memory, written = ctypes.c_void_p(), (ctypes.c_ubyte * 256)(*[0xa5] * 256)\n\
        print(runtime.cudaMalloc(ctypes.byref(memory), ctypes.c_size_t(64)))\n\
        print(runtime.cudaPointerGetAttributes(written, memory), len(bytes(written).rstrip(b'\\xa5')))\n";
    // The size of the structure is the release's.
    for ((package, place), (name, size)) in RUNTIMES.into_iter().zip([("libcudart.so.12", 24), ("libcudart.so.13", 88)])
    {
        let Some(folder) = unpacked(&[package]) else { return };
        let runtime = folder.join(place).join(name).display().to_string();
        let shown = |preload| {
            let mut command = with(preload, "python3", &["-c", script, &runtime]);
            lines(command.env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_MEMORY", "64M"))
        };
        assert_eq!(shown(Both), ["0".to_owned(), format!("0 {size}")]);
        // The stand-in is no driver for the runtime.
        assert_eq!(shown(Plain), ["500", "500 0"]);
    }
}

#[test]
fn a_runtime_linked_statically_gets_our_functions() {
    for (package, place) in RUNTIMES {
        let Some(folder) = unpacked(&[package]) else { return };
        let runtime = folder.join(place).join("libcudart_static.a").display().to_string();
        let source = root().join("tests/c/static_runtime.c");
        let program = compile("cc", "static_runtime", &[&source], &[runtime.as_str(), "-ldl", "-lpthread", "-lrt"]);
        // The stand-in has none of the tables that the runtime wants of a driver, so it is not served to the end.
        let without = lines(&mut with(Nothing, &program, &[]));
        assert_eq!(without, ["cudaGetDeviceCount 500", "cudaMalloc 500"]);
        assert_eq!(lines(&mut with(Plain, &program, &[])), without);
        assert_eq!(lines(&mut with(Both, &program, &[])), without);
        for (preload, all) in [(Plain, false), (Both, true)] {
            let log = text(&succeed(with(preload, &program, &[]).env("ANYGPU_LOG", "trace")).stderr);
            let count = |name: &str| log.lines().filter(|line| line.contains(&format!(" trace: {name}("))).count();
            assert_eq!(count("cuGetProcAddress_v2") > 400, all, "{log}");
            assert_eq!((count("cuInit"), count("cuGetExportTable") > 0), (usize::from(all), all), "{log}");
        }
        // Over anygpu's own driver it is refused as well, and told why by default.
        let mut alone = with(Nothing, &program, &[]);
        alone.env("LD_LIBRARY_PATH", tree().join("lib/anygpu/replace/libcuda.so.1")).env("ANYGPU_BACKEND", "host");
        let output = succeed(&mut alone);
        assert_eq!(text(&output.stdout).lines().collect::<Vec<_>>(), without);
        let said = text(&output.stderr);
        let linked_into = format!("linked into {} ", program.display());
        let told = ["NVIDIA's CUDA runtime", &linked_into, "-cudart shared"];
        assert!(said.lines().count() == 1 && told.iter().all(|words| said.contains(words)), "{said}");
    }
}

#[test]
fn python_gets_our_functions_and_works() {
    if !have("python3") {
        return skipped("python3 is not installed");
    }
    let script = "import ctypes, hashlib, ssl, sqlite3\n\
        driver = ctypes.CDLL('libcuda.so.1')\n\
        context, memory, handle = ctypes.c_void_p(), ctypes.c_uint64(), (ctypes.c_char * 64)()\n\
        print(driver.cuInit(0), driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0))\n\
        print(driver.cuCtxSetCurrent(context), driver.cuMemAlloc_v2(ctypes.byref(memory), ctypes.c_size_t(64)))\n\
        print(driver.cuIpcGetMemHandle(handle, memory), ctypes.CDLL(None).getppid() > 0)\n\
        try:\n    driver.cuMissing\nexcept AttributeError as error:\n    print('undefined symbol: cuMissing' in str(error))\n";
    for (preload, calls) in [(Nothing, 0), (Plain, 0), (Both, 1)] {
        let output = succeed(with(preload, "python3", &["-c", script]).env("ANYGPU_LOG", "info"));
        assert_eq!(text(&output.stdout), "0 0\n0 0\n0 True\nTrue\n", "{preload:?}");
        assert_eq!(text(&output.stderr).matches("info: cuIpcGetMemHandle(").count(), calls, "{preload:?}");
    }
}

#[test]
fn a_shell_and_its_children_work() {
    if !have("bash") {
        return skipped("there is no bash");
    }
    let script = "for i in {1..250}; do x=$(printf $i); [ $x = $i ] && /bin/true || echo bad; done; echo done; exec ls /proc/self/task | wc -l";
    for preload in [Second, Both] {
        assert_eq!(lines(&mut with(preload, "bash", &["-c", script])), ["done", "1"]);
    }
}

#[test]
fn checkers_of_memory_and_threads_work() {
    let plugin = folder().join("libplugin.so").display().to_string();
    if have("valgrind") {
        let program = lookups().display().to_string();
        let arguments = ["--quiet", "--error-exitcode=99", &program, "owners", &plugin];
        assert_eq!(lines(&mut with(Both, "valgrind", &arguments)), owners(Both, lookups()));
    } else {
        skipped("there is no valgrind");
    }
    // Their libraries must come before all others.
    for sanitizer in ["address", "thread"] {
        let name = format!("lib{}san.so", &sanitizer[..1]);
        let found = text(&succeed(common::compiler("cc").arg(format!("-print-file-name={name}"))).stdout);
        if found.trim_end() == name {
            skipped(format!("{name} is not installed"));
            continue;
        }
        let program = program(sanitizer, &[&format!("-fsanitize={sanitizer}")]);
        let mut libraries = vec![PathBuf::from(found.trim_end())];
        libraries.extend(Both.libraries());
        let libraries: Vec<String> = libraries.iter().map(|library| library.display().to_string()).collect();
        // ThreadSanitizer wants the address space that it was made for; setarch itself is not to be preloaded into.
        let mut command = preloaded(Command::new("setarch"), &[]);
        command.args(["-R", "env"]).arg(format!("LD_PRELOAD={}", libraries.join(":"))).arg(&program);
        command.args(["owners", &plugin]).env("ASAN_OPTIONS", "detect_leaks=0");
        // gcc 12's knows no addresses of 47 bits, which aarch64 has with pages of 16 KiB.
        if text(&common::run(&mut command).stderr).contains("unsupported VMA range") {
            skipped(format!("{name} does not know this system's addresses"));
            continue;
        }
        let shown = lines(&mut command);
        assert!(shown.contains(&"cuMemAlloc_v2: libanygpu.so.0".into()), "{sanitizer}: {shown:#?}");
        assert!(shown.contains(&"puts next: libc.so.6".into()), "{sanitizer}: {shown:#?}");
    }
}
