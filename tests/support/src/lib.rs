// SPDX-License-Identifier: MIT OR Apache-2.0
//! Shared parts of the tests: the release library, compilers, programs, other processes, time limits, skipped tests.

pub mod amdgpu;
mod c;
mod environment;
pub mod external;
pub mod gpu_model;
pub mod harness;
pub mod hip;
pub mod installed;
pub mod intelgpu;
mod made;
pub mod mix;
pub mod peer;
pub mod physical;
pub mod runtimes;
pub mod steps;
mod time;
pub mod token;

use std::ffi::OsString;
use std::io::Write;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

pub use c::{compile, compile_library, compile_linked, compiler, larger_pages, write_once};
pub use made::{
    CHECKED, FAILED_STREAMS, WIDE_KINDS, demo, examples, fortran_linking, fortran_modules, fortran_object,
    fortran_objects, stand_in, strict,
};
pub use time::{asked_again, assert_within, comes_true, patience, stretched};

/// Returns the repository's folder.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("tests/support is in it")
}

/// Returns the folder that Cargo builds into.
pub fn target() -> PathBuf {
    let program = std::env::current_exe().expect("a test has a program file");
    // target/<profile>/deps/<test>, or target/<triple>/<profile>/deps/<test>
    let depth = if cross().is_some() { 4 } else { 3 };
    program.ancestors().nth(depth).expect("Cargo's folders").to_path_buf()
}

/// Returns true if a target of Cargo's was named, whose programs are not those of the system.
pub fn is_cross() -> bool {
    cross().is_some()
}

/// Returns the target that Cargo builds for, if it was named.
fn cross() -> Option<OsString> {
    std::env::var_os("CARGO_BUILD_TARGET")
}

/// Returns the folder in Cargo's folder, which may be another than [`target`], that has what is built in a profile.
pub fn profile(target: &Path, profile: &str) -> PathBuf {
    target.join(cross().unwrap_or_default()).join(profile)
}

/// Returns the path of a library that Debian's packages have in the folder of this processor's libraries.
pub fn debians(library: &str) -> PathBuf {
    Path::new("/usr/lib").join(format!("{}-linux-gnu", std::env::consts::ARCH)).join(library)
}

/// Returns Cargo, or what stands for it where everything is built.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| env!("CARGO").into()))
}

/// Tells whether programs can be built by Cargo; else the test is skipped.
pub fn has_cargo() -> bool {
    let is_there = Path::new(env!("CARGO")).exists();
    if !is_there {
        skipped("cargo is not installed");
    }
    is_there
}

/// Builds the release libraries and the tool once and returns their folder.
pub fn release() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let output = cargo()
            .args(["build", "--release", "--lib", "--bin", "anygpu", "--quiet"])
            .arg("--target-dir")
            .arg(target())
            .current_dir(root())
            .output()
            .expect("cargo starts");
        assert!(output.status.success(), "cargo build --release: {}", text(&output.stderr));
        profile(&target(), "release")
    })
}

/// Returns the path of the release shared library.
pub fn release_library() -> PathBuf {
    release().join("libanygpu.so")
}

/// Makes the library that programs run with of the release library, once, and returns its path.
pub fn runtime_library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let library = scratch("runtime").join("libanygpu.so.0");
        let made = own(&library);
        succeed(Command::new(root().join("cmake/runtime.sh")).arg(release_library()).arg(&made));
        std::fs::rename(made, &library).expect("a file renamed");
        library
    })
}

/// Builds the release library of crates/dlsym/ once and returns its path, with Cargo's name.
pub fn release_dlsym() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let mut command = cargo();
        command
            .args(["build", "--release", "--quiet", "--locked", "--manifest-path"])
            .arg(root().join("crates/dlsym/Cargo.toml"));
        succeed(command.arg("--target-dir").arg(target()));
        profile(&target(), "release").join("libanygpu_dlsym.so")
    })
}

/// Returns a folder with the library that programs are linked to and the one that they run with.
pub fn release_link_folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = scratch("link");
        for (name, file) in [("libanygpu.so", &*release_library()), ("libanygpu.so.0", runtime_library())] {
            let (link, made) = (folder.join(name), own(&folder.join(name)));
            _ = std::fs::remove_file(&made);
            std::os::unix::fs::symlink(file, &made).expect("a link in the target folder");
            std::fs::rename(made, link).expect("a link renamed");
        }
        folder
    })
}

/// A name beside a file's, for this process alone: some tests run their own program once more, beside themselves.
fn own(file: &Path) -> PathBuf {
    file.with_extension(format!("of-{}", std::process::id()))
}

/// Returns a folder under the target folder for one purpose of the test program.
pub fn scratch(purpose: &str) -> PathBuf {
    let test = std::env::current_exe().expect("a test has a program file");
    let test = test.file_name().expect("a file name").to_string_lossy().into_owned();
    let folder = target().join("tests").join(test).join(purpose);
    std::fs::create_dir_all(&folder).expect("a folder in the target folder");
    folder
}

/// Lets Open MPI start as root, with more processes than processors, in a folder of the command's own.
///
/// Of two commands that make their common folder at once, one would fail.
pub fn let_open_mpi_start(command: &mut Command) {
    static COMMANDS: AtomicU32 = AtomicU32::new(0);
    let folder = scratch("ompi").join(COMMANDS.fetch_add(1, Ordering::Relaxed).to_string());
    std::fs::create_dir_all(&folder).expect("a folder in the target folder");
    for name in ["OMPI_ALLOW_RUN_AS_ROOT", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "OMPI_MCA_rmaps_base_oversubscribe"] {
        command.env(name, "1");
    }
    command.env("PRTE_MCA_rmaps_default_mapping_policy", ":oversubscribe");
    command.env("OMPI_MCA_orte_tmpdir_base", &folder).env("PRTE_MCA_prte_tmpdir_base", &folder);
}

/// Reports that a test cannot run here, on standard error, because libtest captures printed output.
pub fn skipped(why: impl std::fmt::Display) {
    let thread = std::thread::current();
    let line = format!("skipped: {}: {why}\n", thread.name().unwrap_or("a test"));
    _ = std::io::stderr().write_all(line.as_bytes());
}

/// The lines of an output without those that contain one of the words.
///
/// If such a line made an array, the line that ends it goes, too.
pub fn without_arrays<'a>(output: &'a str, words: &[&str]) -> Vec<&'a str> {
    let mut made = false;
    let kept = output.lines().filter(|line| {
        let is_end =
            std::mem::take(&mut made) && (line.contains("ArrayDestroy(wrong)") || line.contains("FreeArray(wrong)"));
        let is_one = words.iter().any(|word| line.split([',', '=', ':']).any(|part| part.trim() == *word));
        made = is_one && !line.ends_with(" 1");
        !is_one && !is_end
    });
    kept.collect()
}

/// Builds another file of tests and returns its program.
pub fn test_program(tests: &str) -> PathBuf {
    let mut build = cargo();
    build.args(["test", "--no-run", "--test", tests, "--target-dir"]).arg(target());
    let built = text(&succeed(build.current_dir(root())).stderr);
    root().join(built.rsplit_once('(').and_then(|(_, rest)| rest.split_once(')')).expect("the program's name").0)
}

/// Returns bytes as text.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns true if a program can be started. A compiler for another machine than the tests' cannot.
pub fn have(program: &str) -> bool {
    let is_others = is_cross() && program.starts_with("flang");
    !is_others && Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

/// A Python that has a module: that of ANYGPU_TEST_PYTHON, the first on the PATH, or the system's. `None`, reported,
/// where none has it.
pub fn python_with(module: &str) -> Option<String> {
    let import = format!("import {module}");
    let has_it = |python: &String| have(python) && run(Command::new(python).args(["-c", &import])).status.success();
    let named = std::env::var("ANYGPU_TEST_PYTHON").ok();
    let python = named.into_iter().chain(["python3", "/usr/bin/python3"].map(String::from)).find(has_it);
    if python.is_none() {
        skipped(format!("python3 has no {module}"));
    }
    python
}

/// Runs a command that must succeed; otherwise panics with all its output.
#[track_caller]
pub fn succeed(command: &mut Command) -> Output {
    succeed_measured(command).0
}

/// Runs a command that must succeed, and returns the CPU time that it used, too.
#[track_caller]
pub fn succeed_measured(command: &mut Command) -> (Output, Duration) {
    let (output, busy) = run_measured(command);
    assert_succeeded(command, &output);
    (output, busy)
}

/// Checks that a command has succeeded.
#[track_caller]
pub fn assert_succeeded(command: &Command, output: &Output) {
    assert!(
        output.status.success(),
        "{command:?}\n{}\n{}{}",
        output.status,
        text(&output.stdout),
        text(&output.stderr)
    );
}

/// Runs a command, which must end before [`patience`] is over.
#[track_caller]
pub fn run(command: &mut Command) -> Output {
    run_measured(command).0
}

/// Runs a command as [`run`] does, and returns its CPU time, too.
///
/// The time includes that of children that the command waited for. It hardly depends on the load of the machine.
#[track_caller]
#[expect(clippy::zombie_processes, reason = "wait4 waits for it")]
pub fn run_measured(command: &mut Command) -> (Output, Duration) {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|why| panic!("{command:?}: {why}"));
    let id = child.id();
    let stderr = child.stderr.take().expect("a pipe");
    let errors = std::thread::spawn(move || read_all(stderr));
    let stdout = child.stdout.take().expect("a pipe");
    let output = std::thread::spawn(move || read_all(stdout));
    // Its children may keep its outputs open longer.
    let in_time = comes_true(|| exited(id) && errors.is_finished() && output.is_finished());
    if !in_time {
        // SAFETY: the child is not reaped yet, so the process id is still the child's.
        unsafe { libc::kill(id as i32, libc::SIGKILL) };
    }
    let mut status = 0;
    // SAFETY: the structure has only numbers, for which 0 is valid.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: the child is reaped only here, and both pointers are to variables of this function.
    let waited = unsafe { libc::wait4(id as i32, &raw mut status, 0, &raw mut usage) };
    assert_eq!(waited, id as i32, "{command:?}");
    // If it hangs, a reader may wait forever for its children.
    let read = |reader: std::thread::JoinHandle<Vec<u8>>| {
        if in_time || reader.is_finished() { reader.join().expect("a reader") } else { Vec::new() }
    };
    let (stdout, stderr) = (read(output), read(errors));
    assert!(in_time, "{command:?} hangs\n{}{}", text(&stdout), text(&stderr));
    let of = |time: libc::timeval| Duration::new(time.tv_sec as u64, time.tv_usec as u32 * 1000);
    let busy = of(usage.ru_utime) + of(usage.ru_stime);
    (Output { status: ExitStatus::from_raw(status), stdout, stderr }, busy)
}

fn read_all(mut from: impl std::io::Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    _ = from.read_to_end(&mut bytes);
    bytes
}

/// Returns true if a child process has ended, without reaping it.
pub fn exited(id: u32) -> bool {
    // SAFETY: an all-zero siginfo_t is valid, and waitid writes only to it.
    unsafe {
        let mut information: libc::siginfo_t = std::mem::zeroed();
        let flags = libc::WEXITED | libc::WNOHANG | libc::WNOWAIT;
        libc::waitid(libc::P_PID, id, &mut information, flags) == 0 && information.si_pid() != 0
    }
}

/// The folder of a dependency's sources.
pub fn sources_of(dependency: &str) -> PathBuf {
    let mut command = Command::new(env!("CARGO"));
    command.args(["metadata", "--format-version", "1", "--locked", "--filter-platform", "x86_64-unknown-linux-gnu"]);
    let metadata = text(&succeed(command.current_dir(root())).stdout);
    let mut paths = metadata.split("\"manifest_path\":\"").skip(1).filter_map(|rest| rest.split('"').next());
    let folder = format!("/{dependency}-");
    let manifest = paths.find(|path| path.contains(&folder)).expect("a dependency of the tests");
    Path::new(manifest).parent().expect("a folder").to_path_buf()
}

/// Unpacks Python packages with pip, once, and returns their folder; `None`, reported, without pip or a network.
pub fn unpacked(packages: &[&str]) -> Option<PathBuf> {
    unpacked_for(cross().map(|_| std::env::consts::ARCH), packages)
}

/// Unpacks Python packages of a processor, or of the one that pip runs on.
pub fn unpacked_for(processor: Option<&str>, packages: &[&str]) -> Option<PathBuf> {
    if !have("pip") {
        skipped("pip is not installed");
        return None;
    }
    // Tests of one program run at once and may need the same packages.
    static PIP: Mutex<()> = Mutex::new(());
    let _guard = PIP.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = target().join("packages").join(processor.unwrap_or_default()).join(packages.join("_"));
    if !folder.join("complete").exists() {
        let mut command = Command::new("pip");
        command.args(["install", "--quiet", "--no-deps", "--only-binary=:all:", "--disable-pip-version-check"]);
        if let Some(processor) = processor {
            let of = |manylinux: &str| format!("--platform=manylinux{manylinux}_{processor}");
            command.args(["2014", "_2_17", "_2_27", "_2_28"].map(of));
        }
        command.args(["--retries", "1", "--timeout", "20", "--upgrade", "--target"]).arg(&folder).args(packages);
        let output = run(&mut command);
        if !output.status.success() {
            skipped(format!("pip cannot fetch {packages:?}: {}", text(&output.stderr).lines().last().unwrap_or("")));
            return None;
        }
        std::fs::write(folder.join("complete"), "").expect("the target folder can be written");
    }
    Some(folder)
}

/// Returns the median.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Returns the part of an installed tree that the tool and the replacement libraries need.
///
/// That is bin/anygpu, and lib with the release libraries.
pub fn tree() -> &'static Path {
    static TREE: OnceLock<PathBuf> = OnceLock::new();
    TREE.get_or_init(|| {
        let tree = scratch("tree");
        let (programs, libraries) = (tree.join("bin"), tree.join("lib"));
        for folder in [&programs, &libraries] {
            std::fs::create_dir_all(folder).expect("a folder in the target folder");
        }
        std::fs::copy(release().join("anygpu"), programs.join("anygpu")).expect("the tool is copied");
        let library = libraries.join("libanygpu.so.0");
        let links = [
            (runtime_library().to_owned(), library.clone()),
            (release_dlsym().into(), libraries.join("libanygpu-dlsym.so")),
        ];
        for (file, link) in links {
            _ = std::fs::remove_file(&link);
            std::os::unix::fs::symlink(file, &link).expect("a link in the target folder");
        }
        let mut build = Command::new(root().join("replace/build.sh"));
        succeed(build.arg(&library).arg(libraries.join("anygpu/replace")));
        tree
    })
}
