// SPDX-License-Identifier: MIT OR Apache-2.0
//! The examples of docs/guide/openmp.md: compiled by gfortran and flang-22, and run where target regions run on the host.

use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

use common::{CHECKED, fortran_modules, have, release_link_folder, root, run, scratch, skipped, succeed, text};

/// A compiler, what makes it take the clauses, and the flags of the modules.
///
/// Debian's gfortran would otherwise want the compiler for GPUs wherever that is installed.
type Compiler = (&'static str, &'static [&'static str], &'static [&'static str]);
const GFORTRAN: Compiler = ("gfortran", &["-fopenmp", "-foffload=disable"], &CHECKED);
const FLANG: Compiler = ("flang-22", &["-fopenmp", "-fopenmp-version=52"], &[]);

/// Compiles what the examples need, and one of them; returns its object file.
fn compile((compiler, flags, modules): Compiler, example: &str) -> PathBuf {
    let folder = scratch(&format!("{compiler}-{example}"));
    let modules = fortran_modules(compiler, modules);
    let examples = ["rendezvous", example].map(|name| root().join("examples/fortran").join(name).with_extension("f90"));
    let mut command = Command::new(compiler);
    command.args(flags).arg("-I").arg(&modules).args(["-O2", "-c"]).args(examples);
    succeed(command.current_dir(&folder));
    folder.join(example).with_extension("o")
}

/// Links what `compile` has left; `None`, and said so, where the compiler has no library for OpenMP.
fn link((compiler, flags, modules): Compiler, object: &Path) -> Option<PathBuf> {
    let folder = object.parent().expect("a folder");
    let objects = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let library = release_link_folder();
    let mut command = Command::new(compiler);
    command.args(flags).arg("-o").arg(object.with_extension(""));
    command.args(objects.filter(|path| path.extension().is_some_and(|extension| extension == "o")));
    command.arg(fortran_modules(compiler, modules).join("libmodules.a"));
    command.arg(format!("-L{}", library.display())).arg("-lanygpu");
    command.arg(format!("-Wl,-rpath,{}", library.display()));
    let output = run(&mut command);
    if text(&output.stderr).contains("cannot find -lomp") {
        skipped(format!("{compiler} has no library for OpenMP"));
        return None;
    }
    assert!(output.status.success(), "{}", text(&output.stderr));
    Some(object.with_extension(""))
}

/// gfortran's producer, built once; `None`, and said so, where there is no gfortran.
fn producer() -> Option<&'static Path> {
    static PROGRAM: OnceLock<Option<PathBuf>> = OnceLock::new();
    let build = || if have("gfortran") { link(GFORTRAN, &compile(GFORTRAN, "openmp_producer")) } else { None };
    let program = PROGRAM.get_or_init(build).as_deref();
    if program.is_none() {
        skipped("there is no gfortran");
    }
    program
}

/// What the producer and the consumer print, and how they end.
fn pair(producer: &Path, consumer: &Path, settings: &[(&str, &str)]) -> [Output; 2] {
    let meeting = tempfile::tempdir().expect("a folder");
    let start = |program: &Path, role: &str| {
        let mut command = Command::new(program);
        command.arg(meeting.path()).args([role, "20"]).env("ANYGPU_BACKEND", "host");
        run(command.envs(settings.iter().copied()))
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| start(producer, "0"));
        let consumer = start(consumer, "1");
        // Nothing else tells the producer.
        if !consumer.status.success() {
            std::fs::write(meeting.path().join("failed"), "").expect("a file written");
        }
        [other.join().expect("a producer"), consumer]
    })
}

#[track_caller]
fn assert_doubles(producer: &Path, consumer: &Path) {
    let [producer, consumer] = pair(producer, consumer, &[]);
    let said = [&producer, &consumer].map(|output| (text(&output.stdout), text(&output.stderr)));
    let words = [
        "openmp_producer: use_device_addr, then hipIpcGetMemHandle: hipErrorInvalidValue\n\
         openmp_producer: all 8388608 elements are doubled\n",
        "openmp_consumer 1: has_device_addr: doubled 8388608 elements on back end host\n",
    ];
    assert_eq!(said, words.map(|words| (words.to_owned(), String::new())));
    assert!(producer.status.success() && consumer.status.success());
}

#[test]
fn target_regions_of_two_processes_share_memory() {
    let Some(producer) = producer() else { return };
    let Some(consumer) = link(GFORTRAN, &compile(GFORTRAN, "openmp_consumer")) else { return };
    assert_doubles(producer, &consumer);

    // Where device memory is as far away as on a GPU, a target region on the host must not touch it.
    let [_, consumer] = pair(producer, &consumer, &[("ANYGPU_HOST_STRICT", "1")]);
    assert_eq!(consumer.status.signal(), Some(libc::SIGSEGV));
    let said = text(&consumer.stderr);
    assert!(said.contains("anygpu: the program touched device memory"), "{said}");
}

#[test]
fn flang_takes_the_clauses() {
    if !have("flang-22") {
        return skipped("there is no flang-22");
    }
    // Without a device image its omp_target_associate_ptr is in no library.
    compile(FLANG, "openmp_producer");
    let Some(consumer) = link(FLANG, &compile(FLANG, "openmp_consumer")) else { return };
    let Some(producer) = producer() else { return };
    assert_doubles(producer, &consumer);
}
