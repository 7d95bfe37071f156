// SPDX-License-Identifier: MIT OR Apache-2.0
//! Programs linked to the vendors' libraries, unmodified, with the replacement libraries in their place: each library
//! has exactly the vendor's names and versions, and programs that need it start, share memory and are told what there
//! is not.

use std::collections::BTreeSet;
use std::ffi::{CString, c_char, c_void};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use common::runtimes::{Vendor, libraries_for, vendors};
use libloading::os::unix;

use common::{compile, release_library, root, run, scratch, skipped, stand_in, succeed, text, tree};

const LIBRARIES: [&str; 12] = [
    "libacl_rt.so",
    "libamdhip64.so.5",
    "libamdhip64.so.6",
    "libamdhip64.so.7",
    "libascendcl.so",
    "libcuda.so.1",
    "libcudart.so.12",
    "libcudart.so.13",
    "libhiprtc.so.5",
    "libhiprtc.so.6",
    "libhiprtc.so.7",
    "libnvidia-ml.so.1",
];

/// Ascend's, which have no numbers, and of which not all names are known.
fn is_ascends(name: &str) -> bool {
    name.ends_with(".so")
}

/// Debian's libamdhip64 5.2, and the headers that come with it.
const AMDS_HEADER: &str = "/usr/include/hip/hip_runtime_api.h";

/// Debian's library of AMD's.
fn amds() -> PathBuf {
    common::debians("libamdhip64.so.5")
}

fn here() -> &'static Path {
    tree()
}

fn replacement(name: &str) -> PathBuf {
    here().join("lib/anygpu/replace").join(name).join(name)
}

/// A command that finds these replacement libraries before the vendors'.
fn with(program: &Path, libraries: &[&str]) -> Command {
    let folders: Vec<String> =
        libraries.iter().map(|name| replacement(name).parent().expect("a folder").display().to_string()).collect();
    let mut command = Command::new(program);
    command.env("LD_LIBRARY_PATH", folders.join(":")).env_remove("LD_PRELOAD").env("ANYGPU_BACKEND", "host");
    command
}

/// A command that `anygpu run` starts.
fn run_on_the_host(program: &Path) -> Command {
    let mut command = Command::new(here().join("bin/anygpu"));
    command.args(["run", "--backend", "host", "--"]).arg(program);
    command.env_remove("LD_PRELOAD").env_remove("LD_LIBRARY_PATH").env_remove("ANYGPU_BACKEND");
    command
}

/// What a table says: name, version and kind of result.
fn table(name: &str) -> Vec<(String, String, String)> {
    let text = fs::read_to_string(root().join("replace").join(format!("{name}.txt"))).expect("a table");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let row = |line: &str| {
        let mut words = line.split(' ').map(str::to_owned);
        match [words.next(), words.next(), words.next(), words.next()] {
            [Some(name), Some(version), Some(kind), None] => (name, version, kind),
            _ => panic!("{name}: not a name, a version and a kind: {line}"),
        }
    };
    lines.map(row).collect()
}

/// A library's exported names with their versions, `-` for none.
fn exported(library: &Path) -> BTreeSet<(String, String)> {
    let output = succeed(Command::new("readelf").args(["--dyn-syms", "--wide"]).arg(library));
    let mut names = BTreeSet::new();
    for line in text(&output.stdout).lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        // Number, value, size, type, binding, visibility, section, name.
        let [_, _, _, "FUNC" | "OBJECT" | "NOTYPE" | "IFUNC", "GLOBAL" | "WEAK", _, section, name] = words[..] else {
            continue;
        };
        if section == "UND" || section == "ABS" {
            continue;
        }
        let (name, version) = name.split_once('@').unwrap_or((name, "-"));
        names.insert((name.to_owned(), version.trim_start_matches('@').to_owned()));
    }
    names
}

fn difference(one: &BTreeSet<(String, String)>, other: &BTreeSet<(String, String)>) -> Vec<String> {
    one.difference(other).map(|(name, version)| format!("{name}@{version}")).collect()
}

#[test]
fn every_library_has_the_names_and_versions_of_its_table() {
    for name in LIBRARIES {
        let expected: BTreeSet<_> = table(name).into_iter().map(|(name, version, _)| (name, version)).collect();
        let ours = exported(&replacement(name));
        let (missing, unknown) = (difference(&expected, &ours), difference(&ours, &expected));
        assert!(missing.is_empty() && unknown.is_empty(), "{name}: missing {missing:?}, unknown {unknown:?}");
        let least = match name {
            _ if is_ascends(name) => 80,
            _ if name.starts_with("libhiprtc") => 17,
            _ => 400,
        };
        assert!(expected.len() > least, "{name} has {} names", expected.len());
        let dynamic = text(&succeed(Command::new("readelf").arg("-dW").arg(replacement(name))).stdout);
        assert!(dynamic.contains(&format!("soname: [{name}]")), "{dynamic}");
        let needed: Vec<&str> = dynamic.lines().filter(|line| line.contains("(NEEDED)")).collect();
        assert!(matches!(needed[..], [line] if line.contains("[libanygpu.so.0]")), "{dynamic}");
        assert!(dynamic.contains("(RUNPATH)") && dynamic.contains("[$ORIGIN/../../..]"), "{dynamic}");
        if is_ascends(name) {
            continue;
        }
        let link = replacement(name).with_file_name(format!("{}.so", name.split('.').next().expect("a name")));
        assert_eq!(fs::read_link(link).expect("a link"), Path::new(name));
    }
}

#[test]
fn every_name_of_the_real_library_is_in_the_table() {
    if !amds().exists() {
        return skipped(format!("{} is not there (Debian: libamdhip64-5)", amds().display()));
    }
    let ours: BTreeSet<_> = table("libamdhip64.so.5").into_iter().map(|(name, version, _)| (name, version)).collect();
    let missing = difference(&exported(&amds()), &ours);
    assert!(missing.is_empty(), "missing {missing:?}");
}

/// An entry of a replacement library, as replace/stubs.h has it.
#[repr(C)]
struct Entry {
    slot: *const c_void,
    name: *const c_char,
    kind: usize,
}

#[test]
fn every_name_that_this_library_has_leads_to_it() {
    let here = exported(&release_library());
    // SAFETY: loading this library runs nothing of ours, and the function has this prototype.
    let (library, replacement) = unsafe {
        let library = unix::Library::open(Some(release_library()), unix::RTLD_NOW).expect("the release library");
        let find =
            library.get::<unsafe extern "C" fn(*const c_char, *const Entry) -> *const c_void>(b"anygpu_replacement");
        let find = *find.expect("the function");
        (library, find)
    };
    let lead = |library: &str, name: &str| {
        let (library, name) = (CString::new(library).expect("a name"), CString::new(name).expect("a name"));
        let entry = Entry { slot: std::ptr::null(), name: name.as_ptr(), kind: 0 };
        // SAFETY: both live for the call; the address is the thread's own errno.
        let (address, errno) = unsafe {
            *libc::__errno_location() = 77;
            (replacement(library.as_ptr(), &entry), *libc::__errno_location())
        };
        assert!(!address.is_null());
        assert_eq!(errno, 77, "the first call of {name:?} changes errno");
        address
    };
    for library in LIBRARIES {
        let nowhere = lead(library, "no_such_function");
        let version = if library.starts_with("libcudart") { library } else { "-" };
        let names = table(library).into_iter().map(|(name, ..)| name);
        // NVML's functions are not exported.
        let is_nvml = library == "libnvidia-ml.so.1";
        let is_here = |name: &String| match is_nvml {
            true => lead(library, name) != nowhere,
            false => here.contains(&(name.clone(), version.into())),
        };
        let names: Vec<String> = names.filter(is_here).collect();
        let least = if is_nvml {
            25
        } else if library.starts_with("libhiprtc") {
            17
        } else if is_ascends(library) {
            80
        } else {
            120
        };
        assert!(names.len() > least, "{library}: {} names", names.len());
        for name in names {
            assert_ne!(lead(library, &name), nowhere, "{library}: {name}");
        }
        assert_eq!(lead(library, "hipTexObjectDestroy"), nowhere, "{library}");
    }
    // It is never closed.
    std::mem::forget(library);
}

/// A program that names every function of a library, linked to the library given.
fn program_that_names_all(purpose: &str, linked: &Path) -> PathBuf {
    let names: Vec<String> = exported(linked).into_iter().map(|(name, _)| name).collect();
    let mut source = String::from("#include <stdio.h>\n");
    for name in &names {
        source += &format!("extern char {name}[];\n");
    }
    source += "int main(void) {\n    static char *all[] = {";
    source += &names.join(", ");
    source += "};\n    for (unsigned i = 0; i < sizeof all / sizeof *all; i++) if (!all[i]) return 1;\n";
    source += "    printf(\"%d\\n\", (int)(sizeof all / sizeof *all));\n}\n";
    let file = scratch("all").join(format!("{purpose}.c"));
    fs::write(&file, source).expect("a file written");
    let linked = linked.display().to_string();
    compile("cc", &format!("all_{purpose}"), &[&file], &["-w", "-fPIE", "-fno-builtin", &linked])
}

/// What the dynamic loader says of a program that it binds completely; it must say nothing of versions.
fn bindings(command: &mut Command, purpose: &str) -> String {
    let log = scratch("bindings").join(purpose);
    for old in fs::read_dir(log.parent().expect("a folder")).expect("a folder").flatten() {
        if old.file_name().to_string_lossy().starts_with(purpose) {
            fs::remove_file(old.path()).expect("a file removed");
        }
    }
    let output =
        succeed(command.env("LD_DEBUG", "bindings,versions").env("LD_DEBUG_OUTPUT", &log).env("LD_BIND_NOW", "1"));
    assert_eq!(text(&output.stderr), "", "the loader warns");
    let logs = fs::read_dir(log.parent().expect("a folder")).expect("a folder").flatten();
    logs.filter(|file| file.file_name().to_string_lossy().starts_with(purpose))
        .map(|file| fs::read_to_string(file.path()).expect("a log"))
        .collect()
}

#[test]
fn a_program_linked_to_the_real_library_binds_every_name() {
    if !amds().exists() {
        return skipped(format!("{} is not there (Debian: libamdhip64-5)", amds().display()));
    }
    let program = program_that_names_all("real_hip5", &amds());
    let log = bindings(&mut with(&program, &["libamdhip64.so.5"]), "hip5.");
    let ours = replacement("libamdhip64.so.5").display().to_string();
    let bound: Vec<&str> = log.lines().filter(|line| line.contains("symbol `hip")).collect();
    assert!(bound.len() > 380, "{} names were bound", bound.len());
    for line in bound {
        assert!(line.contains(&format!("to {ours} [0]")) && line.contains("[hip_"), "{line}");
    }
    let complaints: Vec<&str> =
        log.lines().filter(|line| line.contains("error: ") || line.contains("(fatal)")).collect();
    assert!(complaints.is_empty() && !log.contains("no version information"), "{complaints:?}");
}

#[test]
fn a_program_linked_to_ours_binds_every_name() {
    for name in LIBRARIES {
        let program = program_that_names_all(name, &replacement(name));
        let output = succeed(&mut with(&program, &[name]));
        assert_eq!(text(&output.stdout), format!("{}\n", table(name).len()), "{name}");
        assert_eq!(text(&output.stderr), "");
    }
}

/// A program that shares memory, compiled with NVIDIA's headers and linked to NVIDIA's library, but not so that it is
/// found.
fn cudart_program(index: usize, vendor: &Vendor) -> PathBuf {
    let mut flags: Vec<String> =
        ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-DVENDOR"].map(str::to_owned).into();
    flags.extend(vendor.includes.iter().map(|folder| format!("-I{}", folder.display())));
    flags.push(vendor.library.display().to_string());
    compile("cc", &format!("cudart_{index}"), &[&root().join("tests/c/cudart.c")], &flags)
}

#[test]
fn programs_linked_to_nvidias_runtimes_share_memory() {
    for (index, (version, vendor)) in vendors().iter().enumerate() {
        let Some(vendor) = vendor else { continue };
        let name = format!("libcudart.so.{version}");
        let program = cudart_program(index, vendor);
        // Absent: the tool puts ours in its place.
        let output = succeed(&mut run_on_the_host(&program));
        assert_eq!((text(&output.stdout), text(&output.stderr)), ("cudart: ok\n".into(), String::new()), "{name}");
        let log = bindings(&mut with(&program, &[&name]), &format!("{name}_{index}."));
        let ours = replacement(&name).display().to_string();
        // This library looks its own functions up by name.
        let own = |line: &&str| line.contains("symbol `cuda") && !line.contains("libanygpu.so.0 [0] to ");
        let bound: Vec<&str> = log.lines().filter(own).collect();
        assert!(bound.len() > 25, "{} names were bound", bound.len());
        for line in bound {
            assert!(line.contains(&format!("to {ours} [0]")) && line.contains(&format!("[{name}]")), "{line}");
        }
        // Started by another program, of which the tool cannot know what it starts.
        let mut launched = run_on_the_host(Path::new("sh"));
        let output = succeed(launched.arg("-c").arg(format!("{}; exit $?", program.display())));
        assert_eq!((text(&output.stdout), text(&output.stderr)), ("cudart: ok\n".into(), String::new()), "{name}");
        // There, without a driver that it could use: the tool preloads.
        let folder = vendor.library.parent().expect("a folder");
        let output = succeed(run_on_the_host(&program).env("LD_LIBRARY_PATH", folder));
        assert_eq!((text(&output.stdout), text(&output.stderr)), ("cudart: ok\n".into(), String::new()), "{name}");
        let mut alone = Command::new(&program);
        let alone = run(alone.env_remove("LD_PRELOAD").env("LD_LIBRARY_PATH", folder));
        assert!(!alone.status.success() || Path::new("/dev/nvidiactl").exists(), "{}", text(&alone.stdout));
    }
}

#[test]
fn every_name_of_nvidias_runtimes_is_in_the_tables() {
    for (version, vendor) in vendors() {
        let Some(vendor) = vendor else { continue };
        let name = format!("libcudart.so.{version}");
        let theirs = exported(&vendor.library);
        let ours: BTreeSet<_> = table(&name).into_iter().map(|(name, version, _)| (name, version)).collect();
        let missing = difference(&theirs, &ours);
        assert!(missing.is_empty() && theirs.len() > 400, "{name}: missing {missing:?}");
        let program = program_that_names_all(&format!("real_{}", theirs.len()), &vendor.library);
        let log = bindings(&mut with(&program, &[&name]), &format!("{}.", theirs.len()));
        assert!(!log.contains("error: "), "{log}");
    }
}

/// The driver's has a function that `cudaEGL.h` declares and that for x86-64 lacks.
#[test]
fn the_tables_have_the_names_of_nvidias_libraries_for_aarch64() {
    assert!(table("libcuda.so.1").iter().any(|(name, ..)| name == "cuEventCreateFromEGLSync"));
    for (version, library) in libraries_for("aarch64") {
        let theirs = exported(&library);
        let name = format!("libcudart.so.{version}");
        let ours: BTreeSet<_> = table(&name).into_iter().map(|(name, version, _)| (name, version)).collect();
        let missing = difference(&theirs, &ours);
        assert!(missing.is_empty() && theirs.len() > 400, "{name} of aarch64: missing {missing:?}");
    }
}

fn hip_program() -> Option<PathBuf> {
    // Compiled once: another test may be running it.
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    if !Path::new(AMDS_HEADER).exists() || !amds().exists() {
        skipped(format!("{AMDS_HEADER} or {} is not there (Debian: libamdhip64-dev)", amds().display()));
        return None;
    }
    let amds = amds().display().to_string();
    let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-DVENDOR", "-D__HIP_PLATFORM_AMD__", &amds];
    Some(PROGRAM.get_or_init(|| compile("cc", "share_amd", &[&root().join("tests/c/share.c")], &flags)).clone())
}

#[test]
fn a_hip_program_shares_memory_where_amds_library_is_absent() {
    let Some(program) = hip_program() else { return };
    for devices in ["1", "2"] {
        let output = succeed(with(&program, &["libamdhip64.so.5"]).env("ANYGPU_HOST_DEVICES", devices));
        assert_eq!((text(&output.stdout), text(&output.stderr)), ("share: ok\n".into(), String::new()));
    }
}

#[test]
fn a_hip_program_shares_memory_where_amds_library_has_no_device() {
    let Some(program) = hip_program() else { return };
    let output = succeed(&mut run_on_the_host(&program));
    assert_eq!((text(&output.stdout), text(&output.stderr)), ("share: ok\n".into(), String::new()));
    if Path::new("/dev/kfd").exists() {
        return skipped("there is an AMD GPU");
    }
    let alone = run(Command::new(&program).env_remove("LD_PRELOAD").env_remove("LD_LIBRARY_PATH"));
    let said = text(&alone.stderr);
    // HIP 5 answers hipInit so where there is no device; 5.2 and 5.7 have other texts for it.
    assert!(!alone.status.success() && said.contains("hipInit(0): 101 ("), "{said}");
}

#[test]
fn what_is_not_supported_is_said_and_logged_once() {
    if !Path::new(AMDS_HEADER).exists() || !amds().exists() {
        return skipped(format!("{AMDS_HEADER} or {} is not there (Debian: libamdhip64-dev)", amds().display()));
    }
    let amds = amds().display().to_string();
    let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-D__HIP_PLATFORM_AMD__", &amds];
    let program = compile("cc", "unsupported", &[&root().join("tests/c/unsupported.c")], &flags);
    let output = succeed(with(&program, &["libamdhip64.so.5"]).env("ANYGPU_LOG", "warn"));
    assert_eq!(text(&output.stdout), "unsupported: ok\n");
    let said = text(&output.stderr);
    let count =
        |name: &str| said.lines().filter(|line| line.ends_with(&format!(": {name} is not supported here"))).count();
    assert_eq!(count("hipTexObjectDestroy"), 1, "{said}");
    assert_eq!(count("__hipRegisterFatBinary"), 1, "{said}");
    // By default, as a launch of CUDA's.
    assert_eq!(said.matches("error: hipLaunchKernel: a kernel is not run: ").count(), 1, "{said}");
    // A function that this library has.
    assert_eq!(count("hipGetDeviceCount"), 0, "{said}");
    // Before main it registers; that must not choose a back end.
    let first = said.lines().next().expect("a line");
    assert!(first.contains("__hipRegisterFatBinary is not supported"), "{said}");
}

#[test]
fn threads_that_come_together_are_told_once() {
    let flags = ["-O1", "-Wall", "-Wextra", "-Werror", "-pthread", "-ldl"];
    let program = compile("cc", "together", &[&root().join("tests/c/together.c")], &flags);
    let mut command = with(&program, &[]);
    // Of Ascend's names this library has every one that has a status.
    let libraries = LIBRARIES.into_iter().filter(|name| !is_ascends(name)).map(replacement);
    let output = succeed(command.args(libraries).env("ANYGPU_LOG", "warn"));
    assert_eq!(text(&output.stdout), "together: ok\n");
    let said = text(&output.stderr);
    let told: Vec<&str> = said
        .lines()
        .filter(|line| line.ends_with(" is not supported here"))
        .filter_map(|it| it.split("warn: ").nth(1))
        .collect();
    assert_eq!((told.len(), told.iter().collect::<BTreeSet<_>>().len()), (18, 18), "{said}");
}

#[test]
fn a_first_call_keeps_its_arguments() {
    let source = |name: &str| root().join("tests/c").join(name);
    let flags = ["-O1", "-Wall", "-Wextra", "-Werror", "-fno-builtin"];
    let shared = [&flags[..], &["-shared", "-fPIC", "-Wl,-soname,libanygpu.so.0"]].concat();
    let built = compile("cc", "arguments_library", &[&source("arguments_library.c")], &shared);
    let folder = scratch("first-call");
    let library = folder.join("libanygpu.so.0");
    fs::copy(built, &library).expect("a file copied");
    succeed(Command::new("sh").arg(root().join("replace/build.sh")).arg(&library).arg(folder.join("a/b")));
    let replacement = folder.join("a/b/libcuda.so.1/libcuda.so.1");
    let linked =
        [&flags[..], &[replacement.to_str().expect("a path in UTF-8"), "-Wl,--allow-shlib-undefined"]].concat();
    let program = compile("cc", "arguments", &[&source("arguments.c")], &linked);
    let mut command = with(&program, &[]);
    let folders = format!("{}:{}", replacement.parent().expect("a folder").display(), folder.display());
    assert_eq!(text(&succeed(command.env("LD_LIBRARY_PATH", folders)).stdout), "arguments: ok\n");
}

#[test]
fn what_is_not_here_is_the_vendors_where_the_vendors_library_is_in_use() {
    let folder = scratch("vendor");
    let compiled = |name: &str, words: &str, flags: &[&str]| {
        let source = folder.join(name).with_extension("c");
        fs::write(&source, words).expect("a file written");
        compile("cc", name, &[&source], flags)
    };
    let driver = "int cuInit(unsigned flags) { return flags; }\n\
                  int cuDeviceGetCount(int *count) { *count = 3; return 0; }\n\
                  int cuTexObjectGetResourceDesc(void *what, unsigned long long texture) { return texture ? 218 : !what; }\n";
    let driver = compiled("driver", driver, &["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1"]);
    let theirs = folder.join("libcuda.so.1");
    fs::copy(driver, &theirs).expect("a file copied");
    let program = "#include <stdio.h>\n\
                   int cuInit(unsigned), cuDeviceGetCount(int *), cuTexObjectGetResourceDesc(void *, unsigned long long), cuTexObjectDestroy(unsigned long long);\n\
                   int main(void) { int count = 0; int inited = cuInit(0);\n\
                   inited |= cuDeviceGetCount(&count); for (int i = 0; i < 2; i++)\n\
                   printf(\"%d %d %d %d\\n\", inited, count, cuTexObjectGetResourceDesc(&count, 1), cuTexObjectDestroy(0)); }\n";
    let program = compiled("loads", program, &[&replacement("libcuda.so.1").display().to_string()]);
    let ours = replacement("libcuda.so.1");
    let path = format!("{}:{}", ours.parent().expect("a folder").display(), folder.display());
    let said = |back_end: &str| {
        let mut command = with(&program, &[]);
        text(&succeed(command.env("LD_LIBRARY_PATH", &path).env("ANYGPU_BACKEND", back_end)).stdout)
    };
    assert_eq!(said("nvidia"), "0 3 218 801\n0 3 218 801\n");
    assert_eq!(said("host,nvidia"), "0 1 801 801\n0 1 801 801\n");
}

/// What one dialect lacks, others do not: NVML is answered where the driver is there and it is not, before HIP or after it.
#[test]
fn a_driver_without_its_management_library_serves_all_dialects() {
    let folder = scratch("driver-alone");
    stand_in("nvidia", &folder.join("libcuda.so.1"), &[], &[]);
    let source = folder.join("both.c");
    let code = "#include <stdio.h>\nint nvmlInit_v2(void), nvmlDeviceGetCount_v2(unsigned *), hipGetDeviceCount(int *);\n\
        int main(int count, char **arguments) { unsigned n = 0; int m = 0, hip = -1;\n\
        if (count > 1) hip = hipGetDeviceCount(&m);\n int nvml = nvmlInit_v2() | nvmlDeviceGetCount_v2(&n);\n\
        if (count == 1) hip = hipGetDeviceCount(&m);\n(void)arguments; printf(\"%d %d %d %d\\n\", nvml, n, hip, m); }\n";
    fs::write(&source, code).expect("a file written");
    let libraries = ["libnvidia-ml.so.1", "libamdhip64.so.6"];
    let linked = libraries.map(|library| replacement(library).display().to_string());
    let program = compile("cc", "both", &[&source], &linked);
    let folders = libraries.map(|library| replacement(library).parent().expect("a folder").display().to_string());
    let path = format!("{}:{}", folders.join(":"), folder.display());
    for order in [&[][..], &["hip"]] {
        let mut command = with(&program, &[]);
        command.args(order).env("LD_LIBRARY_PATH", &path).env("ANYGPU_BACKEND", "nvidia").env("STANDIN_DEVICES", "2");
        assert_eq!(text(&succeed(&mut command).stdout), "0 2 0 2\n", "{order:?}");
    }
}

#[test]
fn nvidias_management_library_answers_for_the_hosts_devices() {
    let folder = scratch("nvml");
    let library = replacement("libnvidia-ml.so.1").display().to_string();
    let program = compile("cc", "nvml", &[&root().join("tests/c/nvml.c")], &[library]);
    let mut command = with(&program, &["libnvidia-ml.so.1"]);
    command.env("ANYGPU_HOST_DEVICES", "2").env("ANYGPU_HOST_MEMORY", "64M").env("ANYGPU_LOG", "warn");
    let output = succeed(&mut command);
    let expected = "1 0 0 2\n0 0 2 2\n0 anygpu host back end 7\n0 GPU- 0 1 0 1\n\
        0 A6B0:00:00.0 0000A6B0:00:00.0 0 1 6\n0 67108864 1 25 0 67108864\n0 3 3 2 3 0 0 0 0 5 2\n3 Not Supported\n0 1\n";
    assert_eq!(text(&output.stdout), expected);
    let said = text(&output.stderr);
    // The mistakes and what is not there, and none of the answers that are "no".
    assert_eq!(said.lines().count(), 7, "{said}");
    assert!(said.contains("libnvidia-ml.so.1: nvmlDeviceGetTemperature is not supported here"), "{said}");
    let none = succeed(with(&program, &["libnvidia-ml.so.1"]).env("ANYGPU_BACKEND", "nvidia").env("ANYGPU_LOG", "off"));
    assert!(text(&none.stdout).starts_with("1 9 1 0\n"), "{}", text(&none.stdout));

    // A process that has only asked is none that has used the devices: its children may, as may it.
    let code = "#include <stdio.h>\n#include <sys/wait.h>\n#include <unistd.h>\n\
        int nvmlInit_v2(void), nvmlDeviceGetCount_v2(unsigned *), cuInit(unsigned), cuDevicePrimaryCtxRetain(void **, int);\n\
        int cuCtxSetCurrent(void *), cuMemAlloc_v2(unsigned long long *, unsigned long);\n\
        int cuIpcGetMemHandle(void *, unsigned long long);\n\
        struct handle { char bytes[64]; } handle;\nint open_it(unsigned long long *, struct handle, unsigned) __asm__(\"cuIpcOpenMemHandle_v2\");\n\
        int main(void) { unsigned n = 0; void *c; unsigned long long p; int to[2], status = nvmlInit_v2();\n\
        status |= nvmlDeviceGetCount_v2(&n); printf(\"%d %u\", status, n); fflush(stdout); if (pipe(to)) return 1;\n\
        int child = fork();\n\
        status = cuInit(0); status |= cuDevicePrimaryCtxRetain(&c, 0) | cuCtxSetCurrent(c) | nvmlDeviceGetCount_v2(&n);\n\
        if (!child) { if (read(to[0], &handle, 64) != 64) return 2; return status ? 3 : open_it(&p, handle, 1); }\n\
        status |= cuMemAlloc_v2(&p, 4096) | cuIpcGetMemHandle(&handle, p); if (write(to[1], &handle, 64) != 64) return 4;\n\
        int ended; waitpid(child, &ended, 0); printf(\" %d %d\\n\", status, ended); }\n";
    let source = folder.join("forks.c");
    std::fs::write(&source, code).expect("a file written");
    let libraries = ["libnvidia-ml.so.1", "libcuda.so.1"];
    let linked = libraries.map(|library| replacement(library).display().to_string());
    let forks = compile("cc", "forks", &[&source], &linked);
    assert_eq!(text(&succeed(&mut with(&forks, &libraries)).stdout), "0 1 0 0\n");

    // Where NVIDIA's own is in use, it answers, also what is not here.
    let theirs = folder.join("theirs.c");
    let code = "static int started;\nint nvmlInit_v2(void) { started++; return 0; }\nint nvmlShutdown(void) { started--; return 0; }\n\
        int nvmlDeviceGetCount_v2(unsigned *n) { return started ? *n = 3, 0 : 1; }\n\
        int nvmlDeviceGetTemperature(void *d, int s, unsigned *t) { return *t = 40, 0; }\n";
    fs::write(&theirs, code).expect("a file written");
    let theirs = compile("cc", "theirs", &[&theirs], &["-shared", "-fPIC", "-Wl,-soname,libnvidia-ml.so.1"]);
    let place = folder.join("vendor");
    fs::create_dir_all(&place).expect("a folder");
    fs::copy(theirs, place.join("libnvidia-ml.so.1")).expect("a file copied");
    let asks = folder.join("asks.c");
    let code = "#include <stdio.h>\nint nvmlInit_v2(void), nvmlDeviceGetCount_v2(unsigned *), nvmlShutdown(void);\n\
        int nvmlDeviceGetTemperature(void *, int, unsigned *);\nint main(void) { unsigned n = 0, t = 0;\n\
        printf(\"%d\", nvmlDeviceGetCount_v2(&n)); nvmlInit_v2(); printf(\" %d\", nvmlDeviceGetCount_v2(&n));\n\
        nvmlDeviceGetTemperature(0, 0, &t); printf(\" %u %u\", n, t); nvmlShutdown();\n\
        printf(\" %d\\n\", nvmlDeviceGetCount_v2(&n)); }\n";
    fs::write(&asks, code).expect("a file written");
    let ours = replacement("libnvidia-ml.so.1");
    let asks = compile("cc", "asks", &[&asks], &[ours.display().to_string()]);
    let path = format!("{}:{}", ours.parent().expect("a folder").display(), place.display());
    let output = succeed(with(&asks, &[]).env("LD_LIBRARY_PATH", path).env("ANYGPU_BACKEND", "auto"));
    assert_eq!(text(&output.stdout), "1 0 3 40 1\n");
}

#[test]
fn what_cudas_runtime_has_besides_is_refused_to_callers_of_both_versions() {
    let source = scratch("refused").join("refused.c");
    let words = r#"
        void **__cudaRegisterFatBinary(void *data);
        void __cudaRegisterFatBinaryEnd(void **modules);
        void __cudaUnregisterFatBinary(void **modules);
        int cudaDestroyTextureObject(unsigned long long), cudaGetLastError(void), cudaPeekAtLastError(void);
        static void **modules;
        static void __attribute__((constructor)) start(void) {
            modules = __cudaRegisterFatBinary("data");
            __cudaRegisterFatBinaryEnd(modules);
        }
        static void __attribute__((destructor)) end(void) { __cudaUnregisterFatBinary(modules); }
        int main(void) {
            for (int i = 0; i < 2; i++)
                if (!modules || cudaDestroyTextureObject(0) != 801 || cudaPeekAtLastError() != 801
                    || cudaGetLastError() != 801 || cudaGetLastError() != 0) return 1;
            return 0;
        }"#;
    fs::write(&source, words).expect("a file written");
    for name in ["libcudart.so.12", "libcudart.so.13"] {
        let library = replacement(name).display().to_string();
        let program = compile("cc", &format!("refused_{name}"), &[&source], &[library]);
        let output = succeed(with(&program, &[name]).env("ANYGPU_LOG", "warn"));
        let said = text(&output.stderr);
        assert_eq!(
            said.lines().filter(|line| line.contains("cudaDestroyTextureObject is not supported here")).count(),
            1,
            "{said}"
        );
    }
}

#[test]
fn a_rust_program_shares_memory_where_nvidias_library_is_absent() {
    if !common::has_cargo() {
        return;
    }
    let folder = scratch("rust");
    let library = replacement("libcuda.so.1");
    let search = library.parent().expect("a folder").display().to_string();
    fs::create_dir_all(folder.join(".cargo")).expect("a folder");
    let settings = |architecture: &str| {
        format!(
            "[target.{architecture}-unknown-linux-gnu.cuda]\nrustc-link-lib = [\"cuda\"]\nrustc-link-search = [{search:?}]\n"
        )
    };
    fs::write(folder.join(".cargo/config.toml"), settings("x86_64") + &settings("aarch64")).expect("a file written");
    let main = root().join("tests/consumer/rust/main.rs");
    let manifest = format!(
        "[package]\nname = \"consumer\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[[bin]]\nname = \"consumer\"\npath = {main:?}\n\
         [dependencies]\ncuda-driver-sys = \"0.3\"\n[workspace]\n"
    );
    fs::write(folder.join("Cargo.toml"), manifest).expect("a file written");
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).expect("a file copied");
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--quiet", "--offline", "--target-dir", "target"]).current_dir(&folder);
    succeed(build.env_remove("CARGO_TARGET_DIR"));
    let program = common::profile(&folder.join("target"), "debug").join("consumer");
    if anygpu::os::loader::elsewhere("libcuda.so.1").is_empty() {
        let alone = run(Command::new(&program).env_remove("LD_PRELOAD").env_remove("LD_LIBRARY_PATH"));
        assert!(text(&alone.stderr).contains("libcuda.so.1: cannot open shared object file"));
    }
    let output = succeed(&mut run_on_the_host(&program));
    assert_eq!((text(&output.stdout), text(&output.stderr)), ("shared\n".into(), String::new()));
}

/// Programs of AscendCL's, of either name: on the host back end, and on Huawei's own library where that is found besides.
#[test]
fn programs_of_ascendcl_share_memory_where_its_library_is_absent() {
    let source = root().join("tests/vendors/acl_client.c");
    for name in ["libacl_rt.so", "libascendcl.so"] {
        let flags = ["-O1".to_owned(), "-Wall".into(), "-Wextra".into(), replacement(name).display().to_string()];
        let program = compile("cc", &format!("acl_{name}"), &[&source], &flags);
        let answers = |lines: &str| lines.lines().filter(|line| !line.contains("left")).map(str::to_owned).collect();
        let mut host = run_on_the_host(&program);
        let host = succeed(host.env("ANYGPU_HOST_DEVICES", "2"));
        assert_eq!(text(&host.stderr), "", "{name}");
        let host: Vec<String> = answers(&text(&host.stdout));
        assert!(host.contains(&"the importer reads 0x11 and 0x22".into()), "{host:#?}");
        assert!(host.contains(&"the exporter reads 0x33".into()), "{host:#?}");

        let home = scratch("home").join(name);
        fs::create_dir_all(home.join("lib64")).expect("a folder");
        stand_in("ascend", &home.join("lib64").join(name), &[], &[]);
        let log = home.join("log");
        _ = fs::remove_file(&log);
        let mut native = with(&program, &[name]);
        native.env_remove("ANYGPU_BACKEND").env("ASCEND_HOME_PATH", &home).env("STANDIN_LOG", &log);
        let native = succeed(&mut native);
        // What this library answers is what the stand-in answers: both follow the reference.
        assert_eq!(answers(&text(&native.stdout)), host, "{name}");
        let log = fs::read_to_string(log).expect("the stand-in's log");
        assert!(log.contains("aclrtMemExportToShareableHandle physical1 0 0"), "{log}");
        assert!(log.contains("(own) aclrtPointerGetAttributes"), "{log}");
    }
}
