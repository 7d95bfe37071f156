// SPDX-License-Identifier: MIT OR Apache-2.0
//! hipfort's modules by this project beside hipfort itself: a program (tests/fortran/hipfort_beside.f90) of the runtime
//! and of a math library, whose module is hipfort's. What hipfort has is in tests/fortran/hipfort, with hipfort's names
//! and shapes; the math library itself is tests/vendors/hipblas.c.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use common::{
    compile_library, fortran_objects, have, release, release_link_folder, root, scratch, skipped, stand_in, strict,
    succeed, text,
};

const COMPILERS: [&str; 2] = ["gfortran", "flang-22"];
const OURS: &str = "fortran/hipfort";
const HIPFORTS: &str = "tests/fortran/hipfort";
const MATH: [&str; 2] = ["hipfort_hipblas_enums.f90", "hipfort_hipblas.f90"];
/// What a static libanygpu needs of the system.
const SYSTEM: [&str; 6] = ["-lgcc_s", "-lutil", "-lrt", "-lpthread", "-lm", "-ldl"];

/// Module files, and an archive of what they stand for.
type Modules = PathBuf;

fn all(folder: &str) -> Vec<String> {
    let sources = std::fs::read_to_string(root().join(folder).join("sources")).expect("a file");
    sources.lines().map(str::to_owned).collect()
}

/// Compiles modules, which may use others.
fn modules(compiler: &str, folder: &str, sources: &[impl AsRef<Path>], uses: &[&Modules]) -> Modules {
    let (folder, includes) = (root().join(folder), includes(uses));
    let sources: Vec<PathBuf> = sources.iter().map(|source| folder.join(source)).collect();
    let flags: Vec<&str> = ["-O1", "-fPIC"].into_iter().chain(includes.iter().map(String::as_str)).collect();
    fortran_objects(compiler, &flags, &sources)
}

fn includes(folders: &[&Modules]) -> Vec<String> {
    folders.iter().map(|folder| format!("-I{}", folder.display())).collect()
}

/// This project's modules, as tests/hipfort.rs has them.
fn ours(compiler: &str) -> Modules {
    let sources: Vec<PathBuf> = all(OURS).iter().map(|source| root().join(OURS).join(source)).collect();
    fortran_objects(compiler, strict(compiler), &sources)
}

/// The math library, linked to a stand-in for AMD's libamdhip64.so.6 (tests/vendors/amd) as AMD's own is.
fn hipblas() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let folder = scratch("hipblas");
        let [runtime, library] = ["libamdhip64.so.6", "libhipblas.so"].map(|name| folder.join(name));
        stand_in("amd", &runtime, &["-DHIP_ABI=6".into(), "-DDEVICES=1".into()], &[]);
        let runtime = runtime.to_str().expect("a path in UTF-8");
        compile_library(&library, &[root().join("tests/vendors/hipblas.c")], &["-Wl,--no-as-needed", runtime]);
        library
    })
}

/// Links the program against module files in the order they are searched, and with anything.
fn link(name: &str, compiler: &str, searched: &[&Modules], arguments: &[String]) -> PathBuf {
    let folder = scratch(&format!("{name}-{compiler}"));
    let program = folder.join("program");
    let mut command = Command::new(compiler);
    command.arg("-o").arg(&program).args(includes(searched)).arg(root().join("tests/fortran/hipfort_beside.f90"));
    command.args(arguments).arg(hipblas());
    command.arg(format!("-Wl,-rpath-link,{}", hipblas().parent().expect("a folder").display()));
    succeed(command.current_dir(&folder));
    program
}

fn archive(modules: &Modules) -> String {
    modules.join("libmodules.a").display().to_string()
}

fn shared_library() -> Vec<String> {
    vec![format!("-L{}", release_link_folder().display()), "-lanygpu".into()]
}

/// Runs the program on the host back end and over AMD's library. Its own calls and the math library's come here, which
/// is known by how often memory is allocated: the program does so twice, the math library once.
#[track_caller]
fn assert_works(program: &Path) {
    for (back_end, says) in [("host", "back end host"), ("amd", "amd calls go to libamdhip64.so.6")] {
        let mut command = Command::new(program);
        let folders = [release_link_folder(), hipblas().parent().expect("a folder")];
        command.env("LD_LIBRARY_PATH", folders.map(|path| path.display().to_string()).join(":"));
        let output = succeed(command.env("ANYGPU_BACKEND", back_end).env("ANYGPU_LOG", "trace"));
        assert_eq!(text(&output.stdout), "beside: ok\n", "{}", program.display());
        let log = text(&output.stderr);
        assert!(log.contains(says), "{log}");
        let allocated = |line: &&str| line.contains(" hipMalloc(") && line.contains(") = hipSuccess in ");
        assert_eq!(log.lines().filter(allocated).count(), 3, "{log}");
    }
}

fn compilers() -> impl Iterator<Item = &'static str> {
    COMPILERS.into_iter().filter(|compiler| {
        let here = have(compiler);
        if !here {
            skipped(format!("{compiler} is not installed"));
        }
        here
    })
}

#[test]
fn hipforts_math_modules_compile_against_ours() {
    for compiler in compilers() {
        let ours = ours(compiler);
        let math = modules(compiler, HIPFORTS, &MATH, &[&ours]);
        let mut arguments = vec![archive(&math), archive(&ours)];
        arguments.extend(shared_library());
        let program = link("over-ours", compiler, &[&ours, &math], &arguments);
        assert_works(&program);
    }
}

/// The external symbols that an archive defines.
fn defined(archive: &str) -> BTreeSet<String> {
    let listed = text(&succeed(Command::new("nm").args(["--extern-only", "--defined-only", archive])).stdout);
    listed.lines().filter_map(|line| line.split(' ').nth(2)).map(str::to_owned).collect()
}

#[test]
fn either_may_be_found_and_linked_first() {
    for compiler in compilers() {
        let ours = ours(compiler);
        let theirs = modules(compiler, HIPFORTS, &all(HIPFORTS), &[]);
        // No symbol is in both, but gfortran 14's tables of iso_c_binding's types, which it defines in every module that
        // makes them public.
        let [ours_defines, theirs_defines] = [&ours, &theirs].map(|folder| defined(&archive(folder)));
        let both: Vec<_> = ours_defines.intersection(&theirs_defines).collect();
        assert!(
            both.iter().all(|symbol| symbol.contains("_MOD___") && symbol.contains("___iso_c_binding_C_")),
            "{both:?}"
        );
        for (name, searched) in [("ours-first", [&ours, &theirs]), ("theirs-first", [&theirs, &ours])] {
            for linked in [[&ours, &theirs], [&theirs, &ours]] {
                let mut arguments: Vec<String> = linked.map(archive).into();
                arguments.extend(shared_library());
                let program = link(name, compiler, &searched, &arguments);
                assert_works(&program);
                let symbols = text(&succeed(Command::new("nm").arg(&program)).stdout);
                let is_ours = symbols.contains("anygpu_hipfort_hipmalloc");
                assert_eq!(is_ours, name == "ours-first", "{}", program.display());
            }
        }
    }
}

/// The library linked into the program serves the math library too, whatever that was linked to.
#[test]
fn a_static_library_serves_the_vendors_libraries() {
    for compiler in compilers() {
        let ours = ours(compiler);
        let math = modules(compiler, HIPFORTS, &MATH, &[&ours]);
        let library = release().join("libanygpu.a").display().to_string();
        let mut arguments = vec![archive(&math), archive(&ours), library];
        arguments.extend(SYSTEM.map(str::to_owned));
        let program = link("static", compiler, &[&ours, &math], &arguments);
        assert_works(&program);
    }
}
