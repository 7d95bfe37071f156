// SPDX-License-Identifier: MIT OR Apache-2.0
//! The installed tree, moved after installation, serves C and Fortran programs by every way that it promises.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::installed::{empty, installed};
use common::{have, root, run, skipped, succeed, target, text};

const VERSION: &str = env!("CARGO_PKG_VERSION");
const FORTRAN: [&str; 2] = ["gfortran", "flang-new-22"];

/// The Fortran compilers that are here; says which are not.
fn fortran_compilers() -> impl Iterator<Item = &'static str> {
    FORTRAN.into_iter().filter(|compiler| {
        let here = have(compiler);
        if !here {
            skipped(format!("{compiler} is not installed"));
        }
        here
    })
}

/// Runs a consumer, which prints the version.
#[track_caller]
fn assert_runs(program: &Path, prefix: &Path) {
    assert_prints(program, prefix, &format!("anygpu {VERSION}\n"));
}

/// Runs a consumer.
#[track_caller]
fn assert_prints(program: &Path, prefix: &Path, words: &str) {
    let mut command = Command::new(program);
    command.env("LD_LIBRARY_PATH", prefix.join("lib")).env("ANYGPU_BACKEND", "host").env_remove("ANYGPU_LOG");
    assert_eq!(text(&succeed(&mut command).stdout), words, "{}", program.display());
}

/// Configures a CMake project and returns its build folder.
#[track_caller]
fn configured(project: &str, purpose: &str, prefixes: &[&Path], options: &[String]) -> PathBuf {
    let build = empty(purpose);
    let prefixes: Vec<String> = prefixes.iter().map(|prefix| prefix.display().to_string()).collect();
    succeed(
        Command::new("cmake")
            .arg("-S")
            .arg(root().join("tests/consumer").join(project))
            .arg("-B")
            .arg(&build)
            .arg(format!("-DCMAKE_PREFIX_PATH={}", prefixes.join(";")))
            .args(options),
    );
    build
}

/// Configures and builds a CMake project and returns its build folder.
#[track_caller]
fn cmake(project: &str, purpose: &str, prefixes: &[&Path], options: &[String]) -> PathBuf {
    let build = configured(project, purpose, prefixes, options);
    succeed(Command::new("cmake").arg("--build").arg(&build));
    build
}

/// What pkg-config answers, as words; `None`, and said so, where there is no pkg-config.
fn pkg_config(prefix: &Path, question: &[&str]) -> Option<Vec<String>> {
    if !have("pkg-config") {
        skipped("pkg-config is not installed");
        return None;
    }
    let mut command = Command::new("pkg-config");
    command.env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig")).args(question).arg("anygpu");
    Some(text(&succeed(&mut command).stdout).split_whitespace().map(str::to_string).collect())
}

#[test]
fn the_tree_is_complete_and_of_one_version() {
    let Some(prefix) = installed() else { return };
    let shared = format!("libanygpu.so.{VERSION}");
    for file in [
        "include/anygpu/acl.h",
        "include/anygpu/anygpu.h",
        "include/anygpu/compat/acl/acl.h",
        "include/anygpu/compat/acl/acl_rt.h",
        "include/anygpu/compat/cuda.h",
        "include/anygpu/compat/cuda_runtime.h",
        "include/anygpu/compat/cuda_runtime_api.h",
        "include/anygpu/compat/hip/hip_runtime.h",
        "include/anygpu/compat/hip/hip_runtime_api.h",
        "include/anygpu/compat/hip/hip_version.h",
        "include/anygpu/compat/hip/hiprtc.h",
        "include/anygpu/cuda.h",
        "include/anygpu/cudart.h",
        "include/anygpu/hip.h",
        "include/anygpu/hiprtc.h",
        "lib/anygpu/libanygpu-check.so",
        "lib/anygpu/libanygpu-first.so",
        "lib/libanygpu-dlsym.so",
        "lib/libanygpu_mpi_abi.so",
        "lib/libanygpu.a",
        "share/anygpu/examples/CMakeLists.txt",
        "share/anygpu/examples/hello.c",
        "share/anygpu/examples/hello.f90",
        "share/anygpu/examples/heat.f90",
        "share/anygpu/examples/mpi_array.f90",
        "share/anygpu/examples/mpi_share.f90",
        "share/anygpu/examples/publish.c",
        "share/anygpu/examples/share.f90",
        "share/anygpu/examples/watch.py",
        "share/anygpu/examples/infer.py",
        "share/anygpu/examples/heat.cpp",
        "share/anygpu/examples/kernels.cpp",
        "share/anygpu/examples/saxpy.f90",
        "share/anygpu/fortran/anygpu.f90",
        "share/anygpu/fortran/anygpu_acl.f90",
        "share/anygpu/fortran/anygpu_cuda.f90",
        "share/anygpu/fortran/anygpu_cudart.f90",
        "share/anygpu/fortran/anygpu_hip.f90",
        "share/anygpu/fortran/anygpu_hiprtc.f90",
        "share/anygpu/fortran/anygpu_strings.f90",
        "share/anygpu/fortran/arrays/anygpu_bytes.f90",
        "share/anygpu/fortran/hipfort/hipfort.f90",
        "share/anygpu/fortran/hipfort/sources",
        "share/anygpu/fpm.toml",
        "share/anygpu/mpi/abi/mpi.h",
        "share/anygpu/mpi/anygpu_mpi.c",
        "share/anygpu/mpi/anygpu_mpi.f90",
        "share/anygpu/mpi/anygpu_mpi.h",
        "share/anygpu/mpi/anygpu_mpi_f08.f90",
        "share/anygpu/mpi/sources",
        "share/doc/anygpu/LICENSE-APACHE",
        "share/doc/anygpu/LICENSE-MIT",
        "share/doc/anygpu/README.md",
        "share/doc/anygpu/SECURITY.md",
        "share/doc/anygpu/docs/guide/build.md",
        "lib/anygpu/compat/cmake/hip-fortran/hip-fortran-config.cmake",
        "lib/anygpu/compat/cmake/hipfort/hipfort-config.cmake",
        "lib/cmake/anygpu/anygpu-config.cmake",
        "lib/anygpu/replace/libamdhip64.so.6/libamdhip64.so",
        "lib/anygpu/replace/libcuda.so.1/libcuda.so.1",
        "lib/anygpu/replace/libcudart.so.13/libcudart.so.13",
    ] {
        assert!(prefix.join(file).is_file(), "no {file}");
    }
    assert!(!prefix.join("share/doc/anygpu/docs/evidence").exists(), "evidence is no document for users");
    let library = prefix.join("lib");
    assert!(!library.join("libanygpu.so").is_symlink(), "programs are linked to a library of its own");
    assert_eq!(fs::read_link(library.join("libanygpu.so.0")).expect("a link"), Path::new(&shared));

    let tool = succeed(Command::new(prefix.join("bin/anygpu")).arg("--version"));
    assert_eq!(text(&tool.stdout), format!("anygpu {VERSION}\n"));
    let package = fs::read_to_string(library.join("cmake/anygpu/anygpu-config-version.cmake")).expect("a file");
    assert!(package.contains(&format!("set(PACKAGE_VERSION \"{VERSION}\")")), "{package}");
    let fpm = fs::read_to_string(root().join("fpm.toml")).expect("a file");
    assert!(fpm.contains(&format!("\nversion = \"{VERSION}\"\n")), "{fpm}");
    let second = fs::read_to_string(root().join("crates/dlsym/Cargo.toml")).expect("a file");
    assert!(second.contains(&format!("\nversion = \"{VERSION}\"\n")), "{second}");
    if let Some(version) = pkg_config(prefix, &["--modversion"]) {
        assert_eq!(version, [VERSION]);
    }
    if have("readelf") {
        let dynamic = text(&succeed(Command::new("readelf").arg("-dS").arg(library.join(&shared))).stdout);
        assert!(dynamic.contains("soname: [libanygpu.so.0]") && dynamic.contains("NODELETE"), "{dynamic}");
        assert!(!dynamic.contains(".symtab"), "the library is not stripped: {dynamic}");
    } else {
        skipped("readelf is not installed");
    }
}

#[test]
fn every_fortran_source_is_installed_in_order() {
    for folder in ["fortran", "fortran/hipfort"].map(|folder| root().join(folder)) {
        let names = |folder: &Path| -> Vec<String> {
            let entries = fs::read_dir(folder).into_iter().flatten();
            let names =
                entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name in UTF-8"));
            names.filter(|name| name.ends_with(".f90")).collect()
        };
        let listed = fs::read_to_string(folder.join("sources")).expect("a file");
        let mut listed: Vec<&str> = listed.lines().collect();
        listed.sort_unstable();
        let mut here = names(&folder);
        here.extend(names(&folder.join("arrays")).into_iter().map(|name| format!("arrays/{name}")));
        here.sort_unstable();
        assert_eq!(listed, here, "{}: sources lists all, in the order to compile them", folder.display());
    }
}

#[test]
fn c_programs_find_the_package() {
    let Some(prefix) = installed() else { return };
    let build = cmake("c", "c", &[prefix], &[]);
    assert_runs(&build.join("shared"), prefix);
    // Without the shared library's folder: nothing of it is needed.
    assert_runs(&build.join("static"), Path::new("/nonexistent"));
}

#[test]
fn c_programs_use_pkg_config() {
    let Some(prefix) = installed() else { return };
    let source = root().join("tests/consumer/c/main.c");
    let folder = empty("c-pkg-config");
    let Some(flags) = pkg_config(prefix, &["--cflags", "--libs"]) else { return };
    let program = folder.join("shared");
    succeed(common::compiler("cc").arg("-o").arg(&program).arg(&source).args(&flags));
    assert_runs(&program, prefix);

    // Packages for distributions want no run-time path; others add it by the guide.
    assert!(!flags.iter().any(|flag| flag.contains("rpath")), "{flags:?}");
    let libdir = pkg_config(prefix, &["--variable=libdir"]).expect("pkg-config").remove(0);
    succeed(
        common::compiler("cc").arg("-o").arg(&program).arg(&source).args(flags).arg(format!("-Wl,-rpath,{libdir}")),
    );
    assert_runs(&program, Path::new("/nonexistent"));

    let Some(mut flags) = pkg_config(prefix, &["--cflags", "--libs", "--static"]) else { return };
    let library = flags.iter().position(|flag| flag == "-lanygpu").expect("the library among the flags");
    flags.splice(library..=library, ["-Wl,-Bstatic", "-lanygpu", "-Wl,-Bdynamic"].map(str::to_string));
    let program = folder.join("static");
    succeed(common::compiler("cc").arg("-o").arg(&program).arg(&source).args(flags));
    assert_runs(&program, Path::new("/nonexistent"));
}

#[test]
fn fortran_programs_find_the_package() {
    let Some(prefix) = installed() else { return };
    for compiler in fortran_compilers() {
        let options = [format!("-DCMAKE_Fortran_COMPILER={compiler}")];
        let build = configured("fortran", &format!("fortran-{compiler}"), &[prefix], &options);
        // flang takes long: the tool and fpm have it build the same modules, and a library below has CMake tell it how.
        if compiler == "gfortran" {
            succeed(Command::new("cmake").arg("--build").arg(&build));
            assert_runs(&build.join("main"), prefix);
        }
    }
}

/// Configures a project of these lines, which must fail, and returns what CMake says, in one line.
#[track_caller]
fn refused(purpose: &str, prefix: &Path, project: &str, options: &[String]) -> String {
    let source = empty(purpose);
    fs::write(source.join("CMakeLists.txt"), format!("cmake_minimum_required(VERSION 3.20)\n{project}\n"))
        .expect("a file written");
    let mut command = Command::new("cmake");
    command.arg("-S").arg(&source).arg("-B").arg(source.join("build")).args(options);
    let output = run(command.arg(format!("-DCMAKE_PREFIX_PATH={}", prefix.display())));
    assert!(!output.status.success(), "{}", text(&output.stdout));
    text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_package_without_fortran_says_what_to_do() {
    let Some(prefix) = installed() else { return };
    for component in ["Fortran", "hipfort"] {
        let project = format!("project(c LANGUAGES C)\nfind_package(anygpu REQUIRED COMPONENTS {component})");
        let said = refused(&format!("no-fortran-{component}"), prefix, &project, &[]);
        let words = format!("component {component} is built by the project's own compiler: enable_language(Fortran)");
        assert!(said.contains(&words), "{said}");
        if have("gfortran") {
            let old = "set(CMAKE_Fortran_COMPILER_VERSION 10.2.1)";
            let project =
                format!("project(f LANGUAGES Fortran)\n{old}\nfind_package(anygpu REQUIRED COMPONENTS {component})");
            let options = ["-DCMAKE_Fortran_COMPILER=gfortran".to_owned()];
            let said = refused(&format!("old-fortran-{component}"), prefix, &project, &options);
            assert!(said.contains(&format!("{component} needs gfortran 11 or newer, and this is 10.2.1.")), "{said}");
        }
    }
}

/// Where a project is told to find hipfort here.
fn hipfort_dir(prefix: &Path) -> String {
    format!("-Dhipfort_DIR={}", prefix.join("lib/anygpu/compat/cmake/hipfort").display())
}

#[test]
fn projects_for_hipfort_find_it_where_they_are_told_to() {
    let Some(prefix) = installed() else { return };
    for compiler in fortran_compilers() {
        let options = [format!("-DCMAKE_Fortran_COMPILER={compiler}"), hipfort_dir(prefix)];
        // The package that it needs is found beside it. flang takes long, and builds the same modules for a library below.
        let build = configured("hipfort", &format!("hipfort-{compiler}"), &[], &options);
        if compiler == "gfortran" {
            succeed(Command::new("cmake").arg("--build").arg(&build));
            assert_prints(&build.join("main"), prefix, "hipfort: ok\n");
        }

        let project = |components: &str| {
            format!("project(f LANGUAGES Fortran)\nfind_package(hipfort REQUIRED COMPONENTS {components})")
        };
        let said = refused(&format!("hipblas-{compiler}"), prefix, &project("hip hipblas"), &options);
        assert!(said.contains("anygpu has no component hipblas of hipfort, only hip: "), "{said}");
        let said = refused(&format!("untold-{compiler}"), prefix, &project("hip"), &options[..1]);
        assert!(said.contains("provided by \"hipfort\""), "{said}");
    }
}

/// A project for ROCm 10.2's Fortran bindings finds the package in its folder, or in a folder of such packages.
#[test]
fn projects_for_rocms_module_find_it_where_they_are_told_to() {
    let Some(prefix) = installed() else { return };
    let packages = prefix.join("lib/anygpu/compat/cmake");
    for compiler in fortran_compilers() {
        let compilers = [format!("-DCMAKE_Fortran_COMPILER={compiler}")];
        let told = format!("-Dhip-fortran_DIR={}", packages.join("hip-fortran").display());
        _ = configured("hip_fortran", &format!("hip-fortran-{compiler}"), &[], &[compilers[0].clone(), told]);
        let build = configured("hip_fortran", &format!("hip-fortran-{compiler}-path"), &[&packages], &compilers);
        // flang takes long, and builds the same modules below.
        if compiler == "gfortran" {
            succeed(Command::new("cmake").arg("--build").arg(&build));
            assert_prints(&build.join("main"), prefix, "hip: ok\n");
        }
        let project = "project(f LANGUAGES Fortran)\nfind_package(hip-fortran REQUIRED)";
        let said = refused(&format!("hip-untold-{compiler}"), prefix, project, &compilers);
        assert!(said.contains("provided by \"hip-fortran\""), "{said}");
        let project = "project(f LANGUAGES Fortran)\nfind_package(hip-fortran 8 REQUIRED)";
        let said = refused(&format!("hip-8-{compiler}"), &packages, project, &compilers);
        assert!(said.contains("7.17.0"), "{said}");
    }
}

#[test]
fn fortran_programs_use_pkg_config() {
    let Some(prefix) = installed() else { return };
    // pkg-config does not know compilers, and flang takes long.
    for compiler in fortran_compilers().filter(|compiler| *compiler == "gfortran") {
        let folder = empty(&format!("fortran-pkg-config-{compiler}"));
        let Some(sources) = pkg_config(prefix, &["--variable=fortran_sources"]) else { return };
        let Some(flags) = pkg_config(prefix, &["--libs"]) else { return };
        let mut command = Command::new(compiler);
        command.current_dir(&folder).args(["-o", "main"]).args(sources);
        succeed(command.arg(root().join("tests/consumer/fortran/main.f90")).args(&flags));
        assert_runs(&folder.join("main"), prefix);

        let Some(sources) = pkg_config(prefix, &["--variable=hipfort_sources"]) else { return };
        let objects: Vec<PathBuf> = sources
            .iter()
            .map(|source| PathBuf::from(Path::new(source).file_name().expect("a file")).with_extension("o"))
            .collect();
        succeed(Command::new(compiler).current_dir(&folder).arg("-c").args(sources));
        succeed(Command::new("ar").current_dir(&folder).args(["rcs", "libhipfort.a"]).args(objects));
        let mut command = Command::new(compiler);
        command.current_dir(&folder).args(["-o", "hipfort"]).arg(root().join("tests/consumer/hipfort/main.f90"));
        succeed(command.arg("libhipfort.a").args(&flags));
        assert_prints(&folder.join("hipfort"), prefix, "hipfort: ok\n");
    }
}

/// Returns the tool's command, in a folder.
fn tool(prefix: &Path, folder: &Path, compiler: &str, more: &[&str]) -> Command {
    let mut command = Command::new(prefix.join("bin/anygpu"));
    command.args(["fortran", "--compiler", compiler]).args(more).current_dir(folder);
    command
}

/// Returns the names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = entries.map(|name| name.into_string().expect("a name in UTF-8")).collect();
    names.sort_unstable();
    names
}

/// Writes the sources of one module, which has the size of the default integers that it was compiled for.
fn write_module(folder: &Path) {
    fs::create_dir_all(folder).expect("a folder");
    let module = "module sized\n    integer, parameter :: declared = kind(0)\ncontains\n    integer function compiled()\n\
                  \x20       compiled = kind(0)\n    end function\nend module\n";
    for (name, text) in [("sources", "sized.f90\n"), ("sized.f90", module)] {
        fs::write(folder.join(name), text).expect("a file written");
    }
}

#[test]
fn fortran_programs_use_the_tool() {
    let Some(prefix) = installed() else { return };
    for compiler in fortran_compilers() {
        let folder = empty(&format!("fortran tool {compiler}"));
        // By another name of the program, too.
        symlink(prefix.join("bin/anygpu"), folder.join("anygpu")).expect("a link");
        // flang takes long, and the tool treats its flags alike.
        let rounds = if compiler == "gfortran" { &["-O0 -g", "", "-O0  -g"][..] } else { &["-O0 -g"] };
        for (round, flags) in rounds.iter().enumerate() {
            let mut command = Command::new(folder.join("anygpu"));
            command.args(["fortran", "--compiler", compiler, "--flags", flags, "--prefix", "modules"]);
            let flags = text(&succeed(command.current_dir(&folder)).stdout);
            assert_eq!(names(&folder.join("modules")).len(), 2.min(round + 1), "nothing is left behind");
            // As a makefile's shell would take the flags, folder with spaces and all.
            for (consumer, words) in [("fortran", format!("anygpu {VERSION}\n")), ("hipfort", "hipfort: ok\n".into())] {
                let source = root().join("tests/consumer").join(consumer).join("main.f90");
                let line = format!("{compiler} -o main '{}' {}", source.display(), flags.trim_end());
                succeed(Command::new("sh").arg("-c").arg(line).current_dir(&folder));
                // Without help at run time.
                assert_prints(&folder.join("main"), Path::new("/nonexistent"), &words);
            }
        }
        let more = ["--prefix", "modules", "--flags", "-O0 -g", "--no-rpath"];
        let printed = text(&succeed(&mut tool(prefix, &folder, compiler, &more)).stdout);
        assert!(!printed.contains("rpath") && printed.contains("-lanygpu\n"), "{printed}");
    }
}

#[test]
fn the_tool_builds_nothing_twice() {
    let Some(prefix) = installed() else { return };
    for compiler in fortran_compilers() {
        let folder = empty(&format!("once-{compiler}"));
        write_module(&folder.join("sources"));
        // A compiler with an argument, which says how often it is called.
        let wrapper = folder.join("wrapper");
        fs::write(&wrapper, "#!/bin/sh\necho \"$*\" >>\"${0%/*}/calls.log\"\nexec \"$@\"\n").expect("a file written");
        succeed(Command::new("chmod").arg("+x").arg(&wrapper));
        let run = |flags: &str| {
            let command = format!("./wrapper {compiler}");
            let more = ["--prefix", "out", "--sources", "sources", "--flags", flags];
            text(&succeed(&mut tool(prefix, &folder, &command, &more)).stdout)
        };
        let calls = || fs::read_to_string(folder.join("calls.log")).expect("a file");
        let first = run("");
        let built = folder.join("out").join(&names(&folder.join("out"))[0]);
        assert_eq!(names(&built), ["command", "libanygpu_fortran.a", "sized.mod"]);
        let command = fs::read_to_string(built.join("command")).expect("a file");
        assert_eq!(command, format!("{} {compiler}\n", wrapper.display()));
        let before = calls();
        assert_eq!(run(""), first);
        assert_eq!(calls(), format!("{before}{compiler} --version\n"), "it is compiled a second time");
        // A wrapper of an MPI starts the same compiler.
        let mpi = folder.join("mpifort");
        let script = format!(
            "#!/bin/sh\n[ \"$1\" = -show ] && echo {} {compiler} -O2 -I/mpi -lmpi && exit\nexec {compiler} \"$@\"\n",
            wrapper.display()
        );
        fs::write(&mpi, script).expect("a file written");
        succeed(Command::new("chmod").arg("+x").arg(&mpi));
        let more = ["--prefix", "out", "--sources", "sources"];
        assert_eq!(text(&succeed(&mut tool(prefix, &folder, "./mpifort", &more)).stdout), first);
        // Other flags, and other sources, leave what is there as it is.
        let archive = || fs::metadata(built.join("libanygpu_fortran.a")).expect("a file").modified().expect("a time");
        let was = archive();
        assert_ne!(run("-O2"), first);
        fs::write(folder.join("sources/sized.f90"), "module sized\nend module\n").expect("a file written");
        assert_ne!(run(""), first);
        assert_eq!((names(&folder.join("out")).len(), archive()), (3, was));
    }
}

/// flang 19 translates arrays of assumed rank only if it is told to, once, in all modules: those for MPI have such, too.
#[test]
fn flang_19_gets_the_option_that_it_needs() {
    let Some(prefix) = installed() else { return };
    if !have("gfortran") {
        return skipped("gfortran is not installed");
    }
    let folder = empty("flang-19");
    for (sources, name) in [("sources", "own"), ("sources/hipfort", "hipforts"), ("mpi", "teams")] {
        let sources = folder.join(sources);
        fs::create_dir_all(&sources).expect("a folder");
        fs::write(sources.join("sources"), format!("{name}.f90\n")).expect("a file written");
        fs::write(sources.join(name).with_extension("f90"), format!("module {name}\nend module\n"))
            .expect("a file written");
    }
    fs::write(folder.join("mpi/anygpu_mpi.c"), "int c;\n").expect("a file written");
    fs::write(folder.join("mpi/anygpu_mpi_f08.f90"), "module f08\nend module\n").expect("a file written");
    let script = "#!/bin/sh\n[ \"$*\" != --version ] || exec echo 'flang version 19.1.7'\n\
                  words=$(echo \" $* \" | sed 's/ -mmlir -allow-assumed-rank / /')\n\
                  case $words in \" $* \" | *assumed-rank*) exit 1 ;; esac\nexec gfortran $words\n";
    fs::write(folder.join("flang"), script).expect("a file written");
    succeed(Command::new("chmod").arg("+x").arg(folder.join("flang")));
    for flags in ["", "-mmlir -allow-assumed-rank"] {
        let more = ["--prefix", "out", "--sources", "sources", "--mpi", "cc", "--flags", flags];
        let said = text(&succeed(&mut tool(prefix, &folder, "./flang", &more)).stderr);
        assert!(!said.contains("skipped"), "{said}");
    }
    if !have("mpicc") {
        return skipped("mpicc is not installed");
    }
    let project = "project(f LANGUAGES C Fortran)\nfind_package(MPI REQUIRED COMPONENTS C Fortran)\n\
                   set(CMAKE_Fortran_COMPILER_ID LLVMFlang)\nset(CMAKE_Fortran_COMPILER_VERSION 19.1.7)\n\
                   find_package(anygpu REQUIRED COMPONENTS Fortran mpi)\n\
                   get_target_property(options anygpu_mpi_modules COMPILE_OPTIONS)\nmessage(FATAL_ERROR \"${options}\")";
    let said = refused("flang-19-mpi", prefix, project, &["-DCMAKE_Fortran_COMPILER=gfortran".to_owned()]);
    assert!(said.contains("SHELL:-mmlir -allow-assumed-rank"), "{said}");
}

#[test]
fn projects_with_other_flags_build_at_once() {
    let Some(prefix) = installed() else { return };
    for compiler in fortran_compilers() {
        let folder = empty(&format!("at-once-{compiler}"));
        write_module(&folder.join("sources"));
        let program = "program main\n    use sized\n    print '(2i2)', declared, compiled()\nend program\n";
        fs::write(folder.join("main.f90"), program).expect("a file written");
        let project = |number: usize| {
            let (flags, expected) = [("", " 4 4\n"), ("-fdefault-integer-8", " 8 8\n")][number % 2];
            let more = ["--prefix", "out", "--sources", "sources", "--flags", flags];
            let options = text(&succeed(&mut tool(prefix, &folder, compiler, &more)).stdout);
            let line = format!("{compiler} {flags} -o main-{number} main.f90 {}", options.trim_end());
            succeed(Command::new("sh").arg("-c").arg(line).current_dir(&folder));
            assert_prints(&folder.join(format!("main-{number}")), prefix, expected);
        };
        std::thread::scope(|scope| (0..8).for_each(|number| _ = scope.spawn(move || project(number))));
        assert_eq!(names(&folder.join("out")).len(), 2, "nothing is left behind");
    }
}

#[test]
fn projects_find_hipfort_by_its_files() {
    let Some(prefix) = installed() else { return };
    for compiler in fortran_compilers() {
        let folder = empty(&format!("hipfort-files-{compiler}"));
        let hipfort = folder.join("hip fort");
        // The other modules have no part in it.
        let sources = folder.join("sources");
        fs::create_dir(&sources).expect("a folder");
        fs::write(sources.join("sources"), "").expect("a file written");
        symlink(prefix.join("share/anygpu/fortran/hipfort"), sources.join("hipfort")).expect("a link");
        let build = |sources: &str, flags: &str| {
            let more = ["--layout", "hipfort", "--sources", sources, "--prefix", "hip fort", "--flags", flags];
            tool(prefix, &folder, compiler, &more)
        };
        let options = text(&succeed(&mut build("sources", "")).stdout);
        // As the projects' own modules for CMake do, and by hand with each name that hipfort has had.
        let project = cmake(
            "hipfort_files",
            &format!("hipfort-files-{compiler}-cmake"),
            &[],
            &[format!("-DCMAKE_Fortran_COMPILER={compiler}"), format!("-DHIPFORT_ROOT={}", hipfort.display())],
        );
        assert_prints(&project.join("main"), prefix, "hipfort: ok\n");
        let compilers = [format!("-DCMAKE_Fortran_COMPILER={compiler}")];
        for (source, words) in [("hipfort", "hipfort: ok\n"), ("hip_fortran", "hip: ok\n")] {
            let purpose = format!("{source}-files-{compiler}-package");
            let project = configured(source, &purpose, &[&hipfort], &compilers);
            // flang takes long, and a library below has it build the same modules.
            if compiler == "gfortran" {
                succeed(Command::new("cmake").arg("--build").arg(&project));
                assert_prints(&project.join("main"), prefix, words);
            }
        }
        // By hand, in the folders that ROCm has.
        let mut command = Command::new(compiler);
        command.arg(root().join("tests/consumer/hip_fortran/main.f90")).arg("-I");
        command.arg(hipfort.join("include/fortran").join(compiler)).arg("-L");
        command.arg(hipfort.join("lib/fortran").join(compiler)).args(["-lhip_fortran", "-o", "main"]);
        succeed(command.current_dir(&folder));
        assert_prints(&folder.join("main"), prefix, "hip: ok\n");
        let source = root().join("tests/consumer/hipfort/main.f90");
        for (modules, archives) in [
            ("include/hipfort".to_owned(), "lib".to_owned()),
            (format!("include/fortran/{compiler}/hipfort"), format!("lib/fortran/{compiler}")),
        ] {
            for target in ["amdgcn", "nvptx"] {
                let mut command = Command::new(compiler);
                command.arg(&source).arg("-I").arg(hipfort.join(&modules).join(target)).arg("-L");
                command.arg(hipfort.join(&archives)).arg(format!("-lhipfort-{target}")).args(["-o", "main"]);
                succeed(command.current_dir(&folder));
                assert_prints(&folder.join("main"), prefix, "hipfort: ok\n");
            }
        }
        let line = format!("{compiler} -o main '{}' {}", source.display(), options.trim_end());
        succeed(Command::new("sh").arg("-c").arg(line).current_dir(&folder));
        assert_prints(&folder.join("main"), Path::new("/nonexistent"), "hipfort: ok\n");

        // Again it does nothing, and for other flags it changes nothing.
        let link = || fs::read_link(hipfort.join("lib/libhipfort-amdgcn.a")).expect("a link");
        let was = link();
        let again = succeed(&mut build("sources", ""));
        assert_eq!(text(&again.stdout), options);
        let said = text(&again.stderr);
        assert!(said.starts_with("anygpu: warning: the flags are quoted") && said.lines().count() == 1, "{said}");
        write_module(&folder.join("others/hipfort"));
        fs::write(folder.join("others/sources"), "").expect("a file written");
        let refused = run(&mut build("others", "-fdefault-integer-8"));
        let said = text(&refused.stderr);
        assert!(!refused.status.success() && said.contains("libhipfort-amdgcn.a belongs to `"), "{said}");
        assert!(said.contains(&format!("{compiler}`: choose another --prefix")), "{said}");
        assert_eq!(link(), was);
    }
}

#[test]
fn compilers_and_releases_share_a_folder_of_hipforts() {
    let Some(prefix) = installed() else { return };
    let folder = empty("hipfort-shared");
    write_module(&folder.join("sources"));
    let wrapper = |name: &str, compiler: &str| {
        let path = folder.join(name);
        fs::write(&path, format!("#!/bin/sh\nexec {compiler} \"$@\"\n")).expect("a file written");
        succeed(Command::new("chmod").arg("+x").arg(&path));
    };
    let build = |compiler: &str| {
        let more = ["--layout", "hipfort", "--prefix", "out", "--sources", "sources"];
        run(&mut tool(prefix, &folder, &format!("./{compiler}"), &more))
    };
    let link = |name: &str| fs::read_link(folder.join("out").join(name));
    let builds = || names(&folder.join("out/lib/anygpu/fortran"));
    if !have("gfortran") {
        return skipped("gfortran is not installed");
    }
    wrapper("first", "gfortran");
    wrapper("second", "gfortran");
    assert!(build("first").status.success());
    let first = link("lib/libhipfort-amdgcn.a").expect("a link");

    // A second compiler has names of its own, and the others stay.
    let second = build("second");
    let said = text(&second.stderr);
    assert!(second.status.success() && said.contains("libhipfort-amdgcn.a belongs to `") && said.contains("/first`"));
    assert!(text(&second.stdout).contains("/out/lib/fortran/second "), "{}", text(&second.stdout));
    assert_eq!(link("lib/libhipfort-amdgcn.a").expect("a link"), first);
    assert_eq!((builds().len(), names(&folder.join("out/lib/fortran"))), (2, vec!["first".into(), "second".into()]));

    // Newer sources replace older ones.
    fs::write(folder.join("sources/sized.f90"), "module sized\nend module\n").expect("a file written");
    assert!(build("first").status.success());
    assert_ne!(link("lib/libhipfort-amdgcn.a").expect("a link"), first);
    assert_eq!(builds().len(), 3);

    // What hipfort itself has installed stays, too.
    fs::remove_file(folder.join("out/lib/libhipfort-amdgcn.a")).expect("a link removed");
    fs::write(folder.join("out/lib/libhipfort-amdgcn.a"), "theirs").expect("a file written");
    let beside = build("first");
    let said = text(&beside.stderr);
    assert!(beside.status.success() && said.contains("libhipfort-amdgcn.a belongs to another hipfort"), "{said}");
    assert_eq!(fs::read_to_string(folder.join("out/lib/libhipfort-amdgcn.a")).expect("a file"), "theirs");
}

#[test]
fn fortran_programs_use_fpm() {
    let Some(prefix) = installed() else { return };
    if !have("fpm") {
        return skipped("fpm is not installed");
    }
    // fpm takes paths relative to the project alone.
    let folder = empty("fpm");
    symlink(prefix.join("share/anygpu"), folder.join("anygpu")).expect("a link");
    for (name, words) in [("fortran", format!("anygpu {VERSION}\n")), ("hipfort", "hipfort: ok\n".into())] {
        let consumer = folder.join(name);
        fs::create_dir_all(consumer.join("app")).expect("a folder");
        let source = root().join("tests/consumer").join(name).join("main.f90");
        fs::copy(source, consumer.join("app/main.f90")).expect("a file copied");
        let manifest = format!("name = \"{name}\"\n[dependencies]\nanygpu-fortran.path = \"../anygpu\"\n");
        fs::write(consumer.join("fpm.toml"), manifest).expect("a file written");
        // flang takes long, and fpm treats all modules alike.
        for compiler in fortran_compilers().filter(|compiler| *compiler == "gfortran" || name == "fortran") {
            // fpm knows flang by this name alone.
            if compiler != "gfortran" {
                let flang = text(&succeed(Command::new("sh").args(["-c", &format!("command -v {compiler}")])).stdout);
                symlink(flang.trim_end(), consumer.join("flang-new")).expect("a link");
            }
            let path = format!("{}:{}", consumer.display(), std::env::var("PATH").expect("a PATH"));
            let name = if compiler == "gfortran" { compiler } else { "flang-new" };
            let mut command = Command::new("fpm");
            // Its flags of a release take compilers three times as long.
            command.args(["install", "--prefix", compiler, "--compiler", name, "--flag", "-O0", "--link-flag"]);
            command.env("PATH", path);
            succeed(command.arg(format!("-L{}", prefix.join("lib").display())).current_dir(&consumer));
            assert_prints(
                &consumer.join(compiler).join("bin").join(consumer.file_name().expect("a name")),
                prefix,
                &words,
            );
        }
    }
}

#[test]
fn python_programs_import_the_package() {
    let Some(prefix) = installed() else { return };
    if !have("python3") {
        return skipped("python3 is not installed");
    }
    let mut command = Command::new("python3");
    command.arg("-B").arg(root().join("examples/python/share.py"));
    command.env("PYTHONPATH", prefix.join("lib/anygpu/python")).env("ANYGPU_BACKEND", "host");
    command.env_remove("ANYGPU_LIBRARY").env_remove("LD_LIBRARY_PATH").env_remove("ANYGPU_LOG");
    assert_eq!(text(&succeed(&mut command).stdout), "share: ok\n");
}

#[test]
fn the_tool_starts_programs_with_the_replacements() {
    let Some(prefix) = installed() else { return };
    let folder = empty("replaced");
    let library = prefix.join("lib/anygpu/replace/libamdhip64.so.6/libamdhip64.so.6");
    let source = folder.join("main.c");
    let words = "#include <stdio.h>\nint hipGetDeviceCount(int *count);\n\
                 int main(void) { int count = 0; return hipGetDeviceCount(&count) || printf(\"%d\\n\", count) < 0; }\n";
    fs::write(&source, words).expect("a file written");
    succeed(common::compiler("cc").arg("-o").arg(folder.join("main")).arg(&source).arg(&library));
    let mut command = Command::new(prefix.join("bin/anygpu"));
    command.args(["run", "--backend", "host", "--"]).arg(folder.join("main")).env_remove("LD_LIBRARY_PATH");
    assert_eq!(text(&succeed(command.env("ANYGPU_HOST_DEVICES", "3")).stdout), "3\n");
    let shown = text(&succeed(Command::new(prefix.join("bin/anygpu")).arg("info")).stdout);
    assert!(shown.lines().any(|line| line.starts_with("host: ")), "{shown}");
}

#[test]
fn the_tool_says_what_is_wrong() {
    let Some(prefix) = installed() else { return };
    let folder = empty("wrong");
    let broken = folder.join("broken");
    fs::create_dir(&broken).expect("a folder");
    fs::write(broken.join("sources"), "broken.f90\n").expect("a file written");
    fs::write(broken.join("broken.f90"), "module broken\n    nonsense\nend module\n").expect("a file written");
    let broken = broken.to_str().expect("a path in UTF-8");
    let tool = |arguments: &[&str]| {
        let mut command = Command::new(prefix.join("bin/anygpu"));
        command.args(["fortran", "--prefix", "out"]).args(arguments).current_dir(&folder);
        let output = run(&mut command);
        assert!(!output.status.success() && output.stdout.is_empty(), "{command:?} succeeds");
        text(&output.stderr)
    };
    assert!(tool(&["--compiler", "no-such-compiler"]).contains("cannot run no-such-compiler"));
    assert!(tool(&["--compiler", "no-such compiler"]).contains("cannot run no-such:"));
    assert!(tool(&["--compiler", " "]).contains("--compiler names no program"));
    for compiler in ["cc", "false"] {
        let said = tool(&["--compiler", compiler]);
        assert!(said.contains("--version does not tell a Fortran compiler's version: "), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    let old = folder.join("old");
    fs::write(&old, "#!/bin/sh\necho 'GNU Fortran (Debian 10.2.1-6) 10.2.1 20210110'\n").expect("a file written");
    succeed(Command::new("chmod").arg("+x").arg(&old));
    let said = tool(&["--compiler", &old.display().to_string()]);
    assert!(said.starts_with("anygpu: gfortran 10.2.1 is too old: 11 is the first"), "{said}");
    assert!(tool(&["--compiler", "cc", "--sources", "nowhere"]).contains("nowhere/sources: No such file"));
    for compiler in fortran_compilers() {
        let said = tool(&["--compiler", compiler, "--sources", broken]);
        assert!(said.contains("broken.f90") && said.contains("failed"), "{said}");
        assert_eq!(names(&folder.join("out")), [""; 0], "nothing is left behind");
        let mut command = Command::new(prefix.join("bin/anygpu"));
        let output = run(command.args(["fortran", "--prefix", "/proc/x", "--compiler", compiler]));
        assert!(text(&output.stderr).contains("cannot create the folder /proc/x: "), "{}", text(&output.stderr));
    }
}

#[test]
fn the_tool_leaves_out_what_a_compiler_does_not_take_of_hipfort() {
    let Some(prefix) = installed() else { return };
    for compiler in fortran_compilers() {
        let folder = empty(&format!("without-hipfort-{compiler}"));
        fs::create_dir(folder.join("hipfort")).expect("a folder");
        fs::create_dir(folder.join("arrays")).expect("a folder");
        for (name, text) in [
            ("sources", "good.f90\narrays/begun.f90\narrays/bad.f90\n"),
            ("arrays/begun.f90", "subroutine begun()\nend subroutine\n"),
            ("arrays/bad.f90", "module bad\n    nonsense\nend module\n"),
            ("good.f90", "module good\nend module\n"),
            ("hipfort/sources", "first.f90\nbad.f90\n"),
            ("hipfort/first.f90", "module first\nend module\n"),
            ("hipfort/bad.f90", "module bad\n    nonsense\nend module\n"),
        ] {
            fs::write(folder.join(name), text).expect("a file written");
        }
        let more = ["--prefix", "out", "--sources", "."];
        // Also if the modules are there already.
        for _ in 0..2 {
            let said = text(&succeed(&mut tool(prefix, &folder, compiler, &more)).stderr);
            assert!(said.contains("cannot build hipfort's modules: see "), "{said}");
            assert!(said.contains("cannot build gpu_allocate and its like: see "), "{said}");
        }
        let built = folder.join("out").join(&names(&folder.join("out"))[0]);
        assert_eq!(names(&built), ["arrays.log", "command", "good.mod", "hipfort.log", "libanygpu_fortran.a"]);
        assert!(fs::read_to_string(built.join("arrays.log")).expect("a file").contains("arrays/bad.f90"));
        assert!(fs::read_to_string(built.join("hipfort.log")).expect("a file").contains("bad.f90"));
        let output = run(tool(prefix, &folder, compiler, &more).args(["--layout", "hipfort"]));
        assert!(!output.status.success() && !folder.join("out/lib/libhipfort-amdgcn.a").exists());
    }
}

/// Builds and installs a library, and a program that knows only the library.
#[track_caller]
fn assert_can_be_installed(library: &str, user: &str, words: &str, kinds: &[(&str, &[&str])]) {
    let Some(prefix) = installed() else { return };
    for compiler in fortran_compilers() {
        let of_compiler = kinds.iter().filter(|(name, _)| *name == compiler);
        for kind in of_compiler.flat_map(|(_, kinds)| *kinds) {
            let purpose = format!("{library}-{compiler}-{kind}");
            let installed = empty(&format!("{purpose}-prefix"));
            let options = [
                format!("-DCMAKE_Fortran_COMPILER={compiler}"),
                format!("-DBUILD_SHARED_LIBS={kind}"),
                format!("-DCMAKE_INSTALL_PREFIX={}", installed.display()),
            ];
            let build = cmake(library, &purpose, &[prefix], &options);
            succeed(Command::new("cmake").arg("--install").arg(&build));
            let user = cmake(user, &format!("{purpose}-user"), &[prefix, &installed], &options[..1]);
            assert_prints(&user.join("main"), prefix, words);
        }
    }
}

#[test]
fn a_fortran_library_over_the_modules_can_be_installed() {
    let kinds: [(_, &[_]); 1] = [("gfortran", &["OFF", "ON"])];
    assert_can_be_installed("library", "user", &format!("anygpu {VERSION}\n"), &kinds);
}

#[test]
fn a_library_over_hipforts_modules_can_be_installed() {
    // What is shared needs more of a compiler than what is static. flang takes long, and CMake treats all modules alike.
    let kinds: [(_, &[_]); 2] = [("gfortran", &["OFF"]), ("flang-new-22", &["ON"])];
    assert_can_be_installed("hipfort_library", "hipfort_user", "hipfort: ok\n", &kinds);
}

#[test]
fn the_examples_are_a_project_to_copy() {
    let Some(prefix) = installed() else { return };
    if !have("gfortran") {
        return skipped("gfortran is not installed");
    }
    let folder = empty("examples");
    let (source, build) = (folder.join("copied"), folder.join("build"));
    succeed(Command::new("cp").arg("-r").arg(prefix.join("share/anygpu/examples")).arg(&source));
    let mut command = Command::new("cmake");
    command.arg("-S").arg(&source).arg("-B").arg(&build);
    command.arg(format!("-DCMAKE_PREFIX_PATH={}", prefix.display()));
    let has_mpi = ["mpicc.mpich", "mpifort.mpich", "mpirun.mpich"].iter().all(|name| have(name));
    if has_mpi {
        command.args(["-DMPI_C_COMPILER=mpicc.mpich", "-DMPI_Fortran_COMPILER=mpifort.mpich"]);
    } else {
        skipped("MPICH is not installed");
    }
    succeed(&mut command);
    succeed(Command::new("cmake").arg("--build").arg(&build).arg("--parallel").arg("2"));
    for program in ["hello-c", "hello-fortran"] {
        assert_prints(&build.join(program), Path::new("/nonexistent"), "hello: host ok\n");
    }
    if has_mpi {
        let mut command = Command::new("mpirun.mpich");
        command.args(["-n", "2"]).arg(build.join("mpi_array")).env("ANYGPU_BACKEND", "host").env_remove("ANYGPU_LOG");
        let words = "mpi_array: 2 ranks share an array on host: ok\n";
        assert_eq!(text(&succeed(&mut command).stdout), words);
        assert!(build.join("heat").is_file() && build.join("mpi_share").is_file());
    }
}

/// Runs a script of the source tree that builds packages of what is built already.
#[track_caller]
fn package(command: &mut Command) {
    // The release library is there first, so that what follows takes no longer than `succeed` waits.
    common::release();
    succeed(command.env("CARGO_TARGET_DIR", target()).current_dir(root()));
}

/// Returns the paths of a folder's files and links, relative to it and sorted.
fn files(folder: &Path) -> Vec<String> {
    let found = succeed(Command::new("find").arg(folder).args(["!", "-type", "d", "-printf", "%P\n"]));
    let mut files: Vec<String> = text(&found.stdout).lines().map(str::to_owned).collect();
    files.sort_unstable();
    files
}

#[test]
fn debian_packages_are_used_where_they_are_unpacked() {
    if let Some(missing) = ["cmake", "dpkg-deb", "dpkg-shlibdeps", "file"].iter().find(|program| !have(program)) {
        return skipped(format!("{missing} is not installed"));
    }
    let folder = empty("deb");
    package(Command::new("packaging/build.sh").arg(&folder).arg("DEB"));
    let libraries = format!("lib/{}-linux-gnu", std::env::consts::ARCH);
    let system = folder.join("system");
    let mut count = 0;
    for name in ["libanygpu0", "libanygpu-dev", "anygpu"] {
        let archive = names(&folder.join("deb")).into_iter().find(|file| file.starts_with(&format!("{name}_")));
        let archive = folder.join("deb").join(archive.expect("a package"));
        let alone = folder.join(name);
        succeed(Command::new("dpkg-deb").arg("-x").arg(&archive).arg(&alone));
        succeed(Command::new("dpkg-deb").arg("-x").arg(&archive).arg(&system));
        let files = files(&alone);
        count += files.len();
        for document in ["copyright", "changelog.gz", "changelog.Debian.gz"] {
            assert!(files.contains(&format!("usr/share/doc/{name}/{document}")), "{name}: {files:?}");
        }
        // Vendors' packages have their libraries in public folders.
        let is_public = |file: &&String| file.contains(".so") && !file.contains("-gnu/anygpu/");
        for file in files.iter().filter(is_public) {
            assert!(file.starts_with(&format!("usr/{libraries}/libanygpu")), "{name}: {file}");
        }
        let field = |field| text(&succeed(Command::new("dpkg-deb").arg("-f").arg(&archive).arg(field)).stdout);
        assert_eq!(field("Version"), format!("{VERSION}-1\n"));
        let depends = field("Depends");
        let others = format!("libanygpu0 (= {VERSION}-1)");
        assert_eq!(depends.contains(&others), name != "libanygpu0", "{name}: {depends}");
        assert!(depends.contains("libc6"), "{name}: {depends}");
        let processor = if cfg!(target_arch = "aarch64") { "arm64\n" } else { "amd64\n" };
        assert_eq!(field("Architecture"), processor, "{name}");
    }
    assert_eq!(files(&system).len(), count, "no file is in two packages");

    let usr = system.join("usr");
    let folder_of = |option| text(&succeed(Command::new(usr.join("bin/anygpu")).arg(option)).stdout);
    let library = usr.join(&libraries);
    for (option, path) in [
        ("--prefix", usr.clone()),
        ("--include-dir", usr.join("include")),
        ("--lib-dir", library.clone()),
        ("--cmake-dir", library.join("cmake/anygpu")),
        ("--pkgconfig-dir", library.join("pkgconfig")),
    ] {
        assert_eq!(folder_of(option), format!("{}\n", path.display()), "{option}");
    }
    let mut command = Command::new("python3");
    command.args(["-B", "-c", "import acl; acl.init(); print(acl.rt.get_device_count())"]);
    command.env("PYTHONPATH", library.join("anygpu/python")).env_remove("ANYGPU_LIBRARY");
    let mut run = Command::new(usr.join("bin/anygpu"));
    run.args(["run", "--backend", "host", "--"]).env_remove("LD_LIBRARY_PATH");
    if have("python3") && !common::is_cross() {
        assert_eq!(text(&succeed(command.env("ANYGPU_BACKEND", "host")).stdout), "(1, 0)\n");
    }
    if have("pkg-config") {
        let mut command = Command::new("pkg-config");
        let command = command.args(["--cflags", "--libs", "anygpu"]).env("PKG_CONFIG_PATH", library.join("pkgconfig"));
        let flags = text(&succeed(command).stdout);
        let program = folder.join("hello");
        let mut command = common::compiler("cc");
        command.arg("-o").arg(&program).arg(usr.join("share/anygpu/examples/hello.c")).args(flags.split_whitespace());
        succeed(&mut command);
        assert_eq!(text(&succeed(run.arg(program).env("LD_LIBRARY_PATH", &library)).stdout), "hello: host ok\n");
    } else {
        skipped("pkg-config is not installed");
    }
}

#[test]
fn pip_installs_the_wheel_and_removes_it() {
    if !have("cmake") {
        return skipped("cmake is not installed");
    }
    let folder = empty("wheel");
    let environment = folder.join("environment");
    let made = Command::new("python3").args(["-m", "venv"]).arg(&environment).output();
    if !made.is_ok_and(|output| output.status.success()) {
        return skipped("python3 makes no virtual environments");
    }
    let before = files(&environment);
    let bin = environment.join("bin");
    let pip = || {
        let mut command = Command::new(bin.join("pip"));
        command.args(["--quiet", "--disable-pip-version-check"]);
        command
    };
    let mut build = pip();
    build.args(["wheel", "--no-index", "--no-deps", "--no-build-isolation", "-w"]).arg(&folder).arg("packaging/wheel");
    package(&mut build);
    let wheel = names(&folder).into_iter().find(|name| name.ends_with(".whl")).expect("a wheel");
    assert!(wheel.starts_with(&format!("anygpu-{VERSION}-py3-none-manylinux_2_")), "{wheel}");
    assert!(wheel.ends_with(&format!("_{}.whl", std::env::consts::ARCH)), "{wheel}");
    succeed(pip().args(["install", "--no-index"]).arg(folder.join(&wheel)));

    let tool = |arguments: &[&str]| {
        let mut command = Command::new(bin.join("anygpu"));
        command.args(arguments).env_remove("ANYGPU_LIBRARY").env_remove("LD_LIBRARY_PATH").env_remove("PYTHONPATH");
        text(&succeed(&mut command).stdout)
    };
    assert_eq!(tool(&["--version"]), format!("anygpu {VERSION}\n"));
    assert!(tool(&["info"]).lines().any(|line| line.starts_with("host: ")));
    let python = bin.join("python").display().to_string();
    let program = "import acl, anygpu, sys; acl.init(); array = anygpu.open(anygpu.empty((2, 3)).export())\n\
        print(acl.rt.get_device_count(), sys.argv[1:], array.shape)";
    let printed = tool(&["run", "--backend", "host", "--", &python, "-c", program, "a b"]);
    assert_eq!(printed, "(1, 0) ['a b'] (2, 3)\n");

    succeed(pip().args(["uninstall", "--yes", "anygpu"]));
    assert_eq!(files(&environment), before, "nothing is left");
}

#[test]
fn the_crate_has_all_that_readme_links_to() {
    let mut command = Command::new(env!("CARGO"));
    command.args(["package", "--list", "--offline", "--locked", "--allow-dirty", "--package", "anygpu"]);
    let list = text(&succeed(command.current_dir(root())).stdout);
    let list: Vec<&str> = list.lines().collect();
    let readme = fs::read_to_string(root().join("README.md")).expect("a file");
    let links = readme.split("](").skip(1).map(|rest| rest.split([')', '#']).next().expect("a link"));
    let links: Vec<&str> = links.filter(|link| !link.contains("://")).collect();
    assert!(links.len() > 10, "{links:?}");
    for link in links {
        assert!(list.contains(&link), "{link} is not in the crate");
    }
    // Sources of one crate, with the header that it gives to compilers, and no test, tool or script.
    for file in list {
        let belongs = ["src/", "docs/", "include/anygpu/kernel.h"].iter().any(|folder| file.starts_with(folder))
            || !file.contains('/');
        assert!(belongs && !file.ends_with(".sh"), "{file} does not belong in the crate");
    }
}
