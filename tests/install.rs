// SPDX-License-Identifier: MIT OR Apache-2.0
//! The installed tree, moved after installation, serves C and Fortran programs by every way that it promises.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::installed::{empty, installed};
use common::{have, root, run, skipped, succeed, text};

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

/// Configures and builds a CMake project and returns its build folder.
#[track_caller]
fn cmake(project: &str, purpose: &str, prefixes: &[&Path], options: &[String]) -> PathBuf {
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
        "include/anygpu/cuda.h",
        "include/anygpu/cudart.h",
        "include/anygpu/hip.h",
        "lib/libanygpu-dlsym.so",
        "lib/libanygpu.a",
        "share/anygpu/examples/hello.c",
        "share/anygpu/examples/hello.f90",
        "share/anygpu/examples/mpi_share.f90",
        "share/anygpu/fortran/anygpu.f90",
        "share/anygpu/fortran/anygpu_acl.f90",
        "share/anygpu/fortran/anygpu_cuda.f90",
        "share/anygpu/fortran/anygpu_cudart.f90",
        "share/anygpu/fortran/anygpu_hip.f90",
        "share/anygpu/fortran/anygpu_strings.f90",
        "share/anygpu/fortran/hipfort/hipfort.f90",
        "share/anygpu/fortran/hipfort/sources",
        "share/anygpu/fpm.toml",
        "share/doc/anygpu/LICENSE-APACHE",
        "share/doc/anygpu/LICENSE-MIT",
        "share/doc/anygpu/README.md",
        "share/doc/anygpu/docs/guide/build.md",
        "lib/anygpu/compat/cmake/hipfort/hipfort-config.cmake",
        "lib/cmake/anygpu/anygpu-config.cmake",
        "lib/anygpu/replace/libamdhip64.so.6/libamdhip64.so",
        "lib/anygpu/replace/libcuda.so.1/libcuda.so.1",
        "lib/anygpu/replace/libcudart.so.13/libcudart.so.13",
    ] {
        assert!(prefix.join(file).is_file(), "no {file}");
    }
    let library = prefix.join("lib");
    assert!(!library.join("libanygpu.so").is_symlink(), "programs are linked to a library of its own");
    assert_eq!(fs::read_link(library.join("libanygpu.so.0")).expect("a link"), Path::new(&shared));
    let size = fs::metadata(library.join(&shared)).expect("the library").len();
    assert!(size < 7 << 19, "the stripped library has {size} bytes");

    let tool = succeed(Command::new(prefix.join("bin/anygpu")).arg("--version"));
    assert_eq!(text(&tool.stdout), format!("anygpu {VERSION}\n"));
    let package = fs::read_to_string(library.join("cmake/anygpu/anygpu-config-version.cmake")).expect("a file");
    assert!(package.contains(&format!("set(PACKAGE_VERSION \"{VERSION}\")")), "{package}");
    let fpm = fs::read_to_string(root().join("fpm.toml")).expect("a file");
    assert!(fpm.contains(&format!("\nversion = \"{VERSION}\"\n")), "{fpm}");
    let second = fs::read_to_string(root().join("dlsym/Cargo.toml")).expect("a file");
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
        let listed = fs::read_to_string(folder.join("sources")).expect("a file");
        let mut listed: Vec<&str> = listed.lines().collect();
        listed.sort_unstable();
        let entries = fs::read_dir(&folder).expect("a folder");
        let mut here: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name in UTF-8"))
            .filter(|name| name.ends_with(".f90"))
            .collect();
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
    succeed(common::compiler("cc").arg("-o").arg(&program).arg(&source).args(flags));
    assert_runs(&program, prefix);

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
        let build = cmake("fortran", &format!("fortran-{compiler}"), &[prefix], &options);
        assert_runs(&build.join("main"), prefix);
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
        // The package that it needs is found beside it.
        let build = cmake("hipfort", &format!("hipfort-{compiler}"), &[], &options);
        assert_prints(&build.join("main"), prefix, "hipfort: ok\n");

        let project = |components: &str| {
            format!("project(f LANGUAGES Fortran)\nfind_package(hipfort REQUIRED COMPONENTS {components})")
        };
        let said = refused(&format!("hipblas-{compiler}"), prefix, &project("hip hipblas"), &options);
        assert!(said.contains("anygpu has no component hipblas of hipfort, only hip: "), "{said}");
        let said = refused(&format!("untold-{compiler}"), prefix, &project("hip"), &options[..1]);
        assert!(said.contains("provided by \"hipfort\""), "{said}");
    }
}

#[test]
fn fortran_programs_use_pkg_config() {
    let Some(prefix) = installed() else { return };
    for compiler in fortran_compilers() {
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

#[test]
fn fortran_programs_use_the_tool() {
    let Some(prefix) = installed() else { return };
    for compiler in fortran_compilers() {
        let folder = empty(&format!("fortran tool {compiler}"));
        // A second time over the first, and by another name of the program.
        for round in ["-O2 -g", ""] {
            let tool = folder.join("anygpu");
            _ = fs::remove_file(&tool);
            symlink(prefix.join("bin/anygpu"), &tool).expect("a link");
            let mut command = Command::new(&tool);
            command.args(["fortran", "--compiler", compiler, "--flags", round, "--prefix", "modules"]);
            let flags = text(&succeed(command.current_dir(&folder)).stdout);
            assert_eq!(fs::read_dir(folder.join("modules")).expect("a folder").count(), 1, "nothing is left behind");
            // As a makefile's shell would take the flags, folder with spaces and all.
            for (consumer, words) in [("fortran", format!("anygpu {VERSION}\n")), ("hipfort", "hipfort: ok\n".into())] {
                let source = root().join("tests/consumer").join(consumer).join("main.f90");
                let line = format!("{compiler} -o main '{}' {}", source.display(), flags.trim_end());
                succeed(Command::new("sh").arg("-c").arg(line).current_dir(&folder));
                assert_prints(&folder.join("main"), prefix, &words);
            }
        }
    }
}

#[test]
fn fortran_programs_use_fpm() {
    let Some(prefix) = installed() else { return };
    if !have("fpm") {
        return skipped("fpm is not installed");
    }
    // fpm takes paths relative to the project alone.
    let folder = empty("fpm");
    let consumer = folder.join("consumer");
    fs::create_dir_all(consumer.join("app")).expect("a folder");
    symlink(prefix.join("share/anygpu"), folder.join("anygpu")).expect("a link");
    fs::copy(root().join("tests/consumer/fortran/main.f90"), consumer.join("app/main.f90")).expect("a file copied");
    let manifest = "name = \"consumer\"\n[dependencies]\nanygpu-fortran.path = \"../anygpu\"\n";
    fs::write(consumer.join("fpm.toml"), manifest).expect("a file written");
    let mut command = Command::new("fpm");
    command.args(["install", "--prefix", "installed", "--link-flag", &format!("-L{}", prefix.join("lib").display())]);
    succeed(command.current_dir(&consumer));
    assert_runs(&consumer.join("installed/bin/consumer"), prefix);
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
    assert!(tool(&["--compiler", "cc"]).contains("does not tell a Fortran compiler's version"));
    assert!(tool(&["--compiler", "cc", "--sources", "nowhere"]).contains("nowhere/sources: No such file"));
    for compiler in fortran_compilers() {
        let said = tool(&["--compiler", compiler, "--sources", broken]);
        assert!(said.contains("broken.f90") && said.contains("failed"), "{said}");
        assert_eq!(fs::read_dir(folder.join("out")).expect("a folder").count(), 0, "nothing is left behind");
    }
}

#[test]
fn the_tool_leaves_out_what_a_compiler_does_not_take_of_hipfort() {
    let Some(prefix) = installed() else { return };
    for compiler in fortran_compilers() {
        let folder = empty(&format!("without-hipfort-{compiler}"));
        fs::create_dir(folder.join("hipfort")).expect("a folder");
        for (name, text) in [
            ("sources", "good.f90\n"),
            ("good.f90", "module good\nend module\n"),
            ("hipfort/sources", "first.f90\nbad.f90\n"),
            ("hipfort/first.f90", "module first\nend module\n"),
            ("hipfort/bad.f90", "module bad\n    nonsense\nend module\n"),
        ] {
            fs::write(folder.join(name), text).expect("a file written");
        }
        let mut command = Command::new(prefix.join("bin/anygpu"));
        command.args(["fortran", "--compiler", compiler, "--prefix", "out", "--sources", "."]).current_dir(&folder);
        let output = succeed(&mut command);
        let said = text(&output.stderr);
        assert!(said.contains("bad.f90") && said.contains("cannot build hipfort's modules"), "{said}");
        let built = fs::read_dir(folder.join("out")).expect("a folder").next().expect("a folder").expect("an entry");
        let entries = fs::read_dir(built.path()).expect("a folder").map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<String> = entries.map(|name| name.into_string().expect("a name in UTF-8")).collect();
        names.sort_unstable();
        assert_eq!(names, ["good.mod", "libanygpu_fortran.a"]);
    }
}

/// Builds and installs a library, and a program that knows only the library; static and shared.
#[track_caller]
fn assert_can_be_installed(library: &str, user: &str, words: &str) {
    let Some(prefix) = installed() else { return };
    for compiler in fortran_compilers() {
        for kind in ["OFF", "ON"] {
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
    assert_can_be_installed("library", "user", &format!("anygpu {VERSION}\n"));
}

#[test]
fn a_library_over_hipforts_modules_can_be_installed() {
    assert_can_be_installed("hipfort_library", "hipfort_user", "hipfort: ok\n");
}
