// SPDX-License-Identifier: MIT OR Apache-2.0
//! Programs and libraries whose DT_RPATH names a folder with NVIDIA's own CUDA runtime, as those of PyTorch's wheel do: the
//! runtime cannot work without NVIDIA's driver, and no launch may fail without an error that its caller sees.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::{compile, root, runtime_library, scratch, succeed, text, tree};

const VERSIONS: [&str; 2] = ["12", "13"];

/// Programs and a library of `tests/c/rpath.c` for one version of the runtime.
struct Built {
    runtime: PathBuf,
    library: PathBuf,
    program: PathBuf,
    opens: PathBuf,
}

fn build(version: &str, purpose: &str) -> Built {
    let built = |name: &str, flags: &[String]| {
        let name = format!("{name}-{purpose}-{version}");
        compile("cc", &name, &[&root().join("tests/c/rpath.c")], &[&["-Wall".into(), "-fPIC".into()], flags].concat())
    };
    let name = format!("libcudart.so.{version}");
    let folder = scratch(&format!("runtime-{purpose}-{version}"));
    let map = folder.join("versions.map");
    fs::write(&map, format!("{name} {{ global: cuda*; __cuda*; local: *; }};\n")).expect("a file written");
    let (soname, script) = (format!("-Wl,-soname,{name}"), format!("-Wl,--version-script={}", map.display()));
    let runtime = folder.join(&name);
    fs::copy(built("runtime", &["-shared".into(), "-DRUNTIME".into(), soname, script, "-ldl".into()]), &runtime)
        .expect("a file copied");
    let linked = [
        runtime.display().to_string(),
        format!("-Wl,--disable-new-dtags,-rpath,{}", runtime.parent().expect("a folder").display()),
    ];
    Built {
        library: built("library.so", &[&["-shared".into()], &linked[..]].concat()),
        program: built("program", &[&["-DPROGRAM".into()], &linked[..]].concat()),
        opens: built("opens", &["-DOPENS".into(), "-ldl".into()]),
        runtime,
    }
}

fn clean(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.env_remove("LD_PRELOAD").env_remove("LD_LIBRARY_PATH").env("ANYGPU_BACKEND", "host");
    command
}

/// Asserts that a command's calls succeed but for the launches, each of which is refused with one line of the log.
fn expect_refusals(command: &mut Command) {
    let output = succeed(command);
    let (printed, said) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(printed, "cudaMalloc 0\ncudaLaunchKernel 801, then 801 801\n<<<>>> 801, then 801 801\n", "{said}");
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines.len() == 2 && lines.iter().all(|line| line.contains(" is not run: ")), "{said}");
    assert!(lines[0].contains("cudaLaunchKernel: a kernel of /"), "{said}");
}

#[test]
fn the_tool_puts_replacements_before_any_dt_rpath() {
    for version in VERSIONS {
        let Built { library, program, opens, runtime } = build(version, "tool");
        // The stand-in alone fails as NVIDIA's does where there is no driver, or none of NVIDIA's.
        let alone = text(&succeed(clean(&opens).arg(&library)).stdout);
        assert!(alone.contains("<<<>>> 0, then 0 0"), "{}: {alone}", runtime.display());
        for options in [&["--backend", "host"][..], &["--backend", "host", "--no-preload"]] {
            let tool = || {
                let mut command = clean(&tree().join("bin/anygpu"));
                command.arg("run").args(options).arg("--");
                command
            };
            expect_refusals(tool().arg(&opens).arg(&library));
            expect_refusals(tool().arg(&program));
            // Of what a launcher starts, the tool sees nothing.
            expect_refusals(tool().args(["sh", "-c", "\"$0\" \"$1\"; exit $?"]).arg(&opens).arg(&library));
        }
    }
}

#[test]
fn a_preload_alone_refuses_launches_where_their_callers_see_it() {
    for version in VERSIONS {
        let Built { library, program, opens, .. } = build(version, "preload");
        expect_refusals(clean(&opens).arg(&library).env("LD_PRELOAD", runtime_library()));
        expect_refusals(clean(&program).env("LD_PRELOAD", runtime_library()));
    }
}

/// Where the runtime works, each launch is its own, with its arguments untouched.
#[test]
fn launches_go_to_a_runtime_that_has_a_device() {
    for version in VERSIONS {
        let Built { library, program, opens, .. } = build(version, "native");
        let expected = "cudaMalloc 0\ncudaLaunchKernel (1 2 3) (4 5 6) 7 0x8\ncudaLaunchKernel 0, then 0 0\n\
            __cudaPushCallConfiguration (1 2 3) (4 5 6) 7 0x8\n<<<>>> 0, then 0 0\n";
        for program in [&mut clean(&program), clean(&opens).arg(&library)] {
            program.env("STANDIN_DEVICE", "1").env_remove("ANYGPU_BACKEND");
            assert_eq!(text(&succeed(program).stdout), expected);
            let output = succeed(program.env("LD_PRELOAD", runtime_library()).env("ANYGPU_LOG", "trace"));
            assert_eq!(text(&output.stdout), expected);
            let said = text(&output.stderr);
            assert_eq!(said.matches(" trace: cudaLaunchKernel(").count(), 1, "{said}");
        }
    }
}

#[test]
fn a_runtime_that_refuses_the_host_is_named_with_the_remedy() {
    for version in VERSIONS {
        let Built { program, runtime, .. } = build(version, "named");
        let driver = tree().join("lib/anygpu/replace/libcuda.so.1");
        let output = succeed(clean(&program).env("LD_LIBRARY_PATH", driver));
        assert!(text(&output.stdout).starts_with("cudaMalloc 500\n"), "{}", text(&output.stdout));
        let said = text(&output.stderr);
        let told = [&*format!("NVIDIA's CUDA runtime {} asks", runtime.display()), "start the program by `anygpu run`"];
        assert!(said.lines().count() == 1 && told.iter().all(|words| said.contains(words)), "{said}");
    }
}
