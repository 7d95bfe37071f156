// SPDX-License-Identifier: MIT OR Apache-2.0
//! CUDA's runtime: programs compiled with NVIDIA's own headers of 12 and 13 and linked to NVIDIA's own libraries, with
//! ours preloaded; programs with our header; and processes that have several runtimes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use common::runtimes::{Vendor, vendors};
use common::{
    compile, compile_library, compile_linked, root, run, runtime_library, scratch, skipped, succeed, text,
    without_arrays,
};

const STRICT: [&str; 5] = ["-O1", "-g", "-Wall", "-Wextra", "-Werror"];

fn flags(more: &[String]) -> Vec<String> {
    STRICT.iter().map(|flag| flag.to_string()).chain(more.iter().cloned()).collect()
}

fn on_the_host(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.env("ANYGPU_BACKEND", "host").env("LD_PRELOAD", runtime_library());
    command
}

#[test]
fn programs_linked_to_nvidias_runtimes_share_memory() {
    for (index, (_, vendor)) in vendors().iter().enumerate() {
        let Some(vendor) = vendor else { continue };
        let source = root().join("tests/c/cudart.c");
        for (compiler, language) in [("cc", "-std=gnu11"), ("c++", "-std=c++17")] {
            let name = format!("cudart_{index}_{compiler}");
            let kind: &[&Path] = if compiler == "cc" { &[] } else { &[Path::new("-xc++")] };
            let back: &[&Path] = if compiler == "cc" { &[] } else { &[Path::new("-xnone")] };
            let sources = [kind, &[source.as_path()], back].concat();
            let mut all = flags(&vendor.flags());
            all.push(language.into());
            if compiler == "c++" {
                // The word is a keyword of C++ 20 only, but warned of.
                all.push("-Wno-c++20-compat".into());
            }
            let program = compile(compiler, &name, &sources, &all);
            for devices in ["1", "2"] {
                let output = succeed(on_the_host(&program).env("ANYGPU_HOST_DEVICES", devices));
                assert_eq!((text(&output.stdout), text(&output.stderr)), ("cudart: ok\n".into(), String::new()));
            }
            // Without ours the same program reaches no device: it is NVIDIA's library that it is linked to.
            let alone = run(Command::new(&program).env_remove("LD_PRELOAD"));
            assert!(!alone.status.success() || Path::new("/dev/nvidiactl").exists(), "{}", text(&alone.stdout));
        }
    }
}

#[test]
fn programs_with_our_headers_share_memory() {
    let include = format!("-I{}", root().join("include").display());
    let compat = format!("-I{}", root().join("include/anygpu/compat").display());
    let source = root().join("tests/c/cudart.c");
    let (before, after) = ([Path::new("-xc++"), &source, Path::new("-xnone")], [source.as_path()]);
    for (compiler, sources, language) in [("cc", &after[..], "-std=c99"), ("c++", &before[..], "-std=c++17")] {
        for more in [&[][..], &["-DVENDOR", &compat]] {
            let all = [&STRICT[..], &["-pedantic-errors", "-D_GNU_SOURCE", language, &include], more].concat();
            let program = compile_linked(compiler, &format!("cudart_{compiler}_{}", more.len()), sources, &all);
            let output = succeed(Command::new(program).env("ANYGPU_BACKEND", "host"));
            assert_eq!((text(&output.stdout), text(&output.stderr)), ("cudart: ok\n".into(), String::new()));
        }
    }
}

#[test]
fn programs_linked_statically_have_the_runtime_of_13() {
    let include = format!("-I{}", root().join("include").display());
    let library = common::release().join("libanygpu.a").display().to_string();
    let more = ["-std=gnu11".into(), include, library, "-lpthread".into(), "-ldl".into(), "-lm".into()];
    let program = compile("cc", "cudart_static", &[&root().join("tests/c/cudart.c")], &flags(&more));
    let output = succeed(Command::new(program).env("ANYGPU_BACKEND", "host"));
    assert_eq!(text(&output.stdout), "cudart: ok\n");
}

/// Loads both plugins into one process.
fn both(plugins: [&Path; 2]) -> Command {
    static LOADER: OnceLock<PathBuf> = OnceLock::new();
    let loader = LOADER.get_or_init(|| {
        let source = root().join("tests/c/runtimes.c");
        compile("cc", "runtimes", &[&source], &flags(&["-ldl".into()]))
    });
    let mut command = Command::new(loader);
    command.args(plugins).env("LD_PRELOAD", runtime_library());
    command
}

#[test]
fn both_runtimes_in_one_process_are_each_their_callers() {
    let [(_, Some(twelve)), (_, Some(thirteen)), _] = vendors() else {
        return skipped("NVIDIA's runtimes cannot both be had");
    };
    let plugin = |vendor: &Vendor, name: &str| {
        let more = ["-shared", "-fPIC", "-DPLUGIN", "-Wno-unused-function"].map(str::to_string);
        compile("cc", name, &[&root().join("tests/c/cudart.c")], &flags(&[&vendor.flags()[..], &more].concat()))
    };
    let (twelve, thirteen) = (plugin(twelve, "libtwelve.so"), plugin(thirteen, "libthirteen.so"));
    let output = succeed(both([&twelve, &thirteen]).env("ANYGPU_BACKEND", "host"));
    assert_eq!(text(&output.stdout), "12 13 1 0 \n");
    let output = succeed(both([&thirteen, &twelve]).env("ANYGPU_BACKEND", "host"));
    assert_eq!(text(&output.stdout), "13 12 1 0 \n");
}

/// A stand-in for NVIDIA's runtime under a file name that nobody would guess, and a plugin linked to it.
fn stand_in(version: u32) -> PathBuf {
    let major = version / 1000;
    let folder = scratch(&format!("stand_in_{major}"));
    let script = folder.join("versions");
    fs::write(&script, format!("libcudart.so.{major} {{ global: *; }};\n")).expect("a file written");
    let library = folder.join(format!("libcudart-256e6409.so.{major}.9"));
    succeed(
        common::compiler("cc")
            .args(["-shared", "-fPIC", &format!("-DVERSION={version}")])
            .arg(format!("-Wl,--version-script={}", script.display()))
            .arg("-o")
            .arg(&library)
            .arg(root().join("tests/vendors/cudart.c")),
    );
    let more =
        ["-shared".into(), "-fPIC".into(), library.display().to_string(), format!("-Wl,-rpath,{}", folder.display())];
    compile("cc", &format!("libnative_{major}.so"), &[&root().join("tests/c/native.c")], &flags(&more))
}

#[test]
fn calls_go_to_the_runtime_of_the_callers_version() {
    let (twelve, thirteen) = (stand_in(12999), stand_in(13999));
    // Also where nothing of ours is set: the stand-ins have a device.
    let output = succeed(&mut both([&twelve, &thirteen]));
    assert_eq!(text(&output.stdout), "12999024 13999088 12999 0 \n");
    let output = succeed(both([&thirteen, &twelve]).env("ANYGPU_BACKEND", "auto,host"));
    assert_eq!(text(&output.stdout), "13999088 12999024 13999 0 \n");
    let output = succeed(both([&thirteen, &twelve]).env("ANYGPU_BACKEND", "host,nvidia"));
    assert_eq!(text(&output.stdout), "13050088 12090024 1 0 \n");
}

#[test]
fn every_way_to_us_gives_the_same_answers() {
    let source = root().join("tests/vendors/cudart_codes.c");
    let include = format!("-I{}", root().join("include").display());
    let compat = format!("-I{}", root().join("include/anygpu/compat").display());
    let ours = compile_linked("cc", "codes", &[&source], &[&STRICT[..], &["-std=gnu11", &include, &compat]].concat());
    let shown = |command: &mut Command| text(&succeed(command).stdout);
    let expected = shown(Command::new(ours).env("ANYGPU_BACKEND", "host"));
    assert!(expected.lines().count() > 300, "{expected}");
    // What NVIDIA's runtime of CUDA 13 answered on a GPU. The rest: we have no cuMemAlloc of 32 bits, and the host back
    // end tells memory that was freed from a handle that was never good.
    let other = ["2000, cudaEnableDefault, &found", "letter.freed"];
    let answers = fs::read_to_string(root().join("tests/vendors/cudart_codes.txt")).expect("NVIDIA's answers");
    let mut previous = "";
    for (theirs, ours) in answers.lines().zip(expected.lines()) {
        if !theirs.ends_with(" crashes") && !other.iter().any(|words| format!("{previous}{ours}").contains(words)) {
            assert_eq!(ours, theirs);
        }
        // The line after it tells what was found.
        previous = if ours.contains(other[0]) { ours } else { "" };
    }
    assert_eq!(expected.lines().count(), answers.lines().count());
    for (index, (version, vendor)) in vendors().iter().enumerate() {
        let Some(vendor) = vendor else { continue };
        let more = [&["-std=gnu11".to_string()], &vendor.flags()[..]].concat();
        let program = compile("cc", &format!("codes_{index}"), &[&source], &flags(&more));
        let shown = shown(&mut on_the_host(&program));
        // Hints have other arguments up to CUDA 12.
        let same = |line: &&str| *version == 13 || !line.starts_with("hints: cudaMem");
        for (line, expected) in shown.lines().filter(same).zip(expected.lines().filter(same)) {
            assert_eq!(line, expected, "CUDA {version}");
        }
        assert_eq!(shown.lines().filter(same).count(), expected.lines().filter(same).count());
    }
}

#[test]
fn every_way_to_arrays_gives_the_same_answers() {
    let source = root().join("tests/vendors/cudart_array_codes.c");
    let include = format!("-I{}", root().join("include").display());
    let compat = format!("-I{}", root().join("include/anygpu/compat").display());
    let ours =
        compile_linked("cc", "array_codes", &[&source], &[&STRICT[..], &["-std=gnu11", &include, &compat]].concat());
    let shown = |command: &mut Command| text(&succeed(command).stdout);
    let expected = shown(Command::new(ours).env("ANYGPU_BACKEND", "host"));
    // Sparse arrays, those that are mapped later, and a flag that CUDA does not document: the host back end has none.
    let others = ["flags 0x40", "flags 0x80", "flags 0x100"];
    let answers = fs::read_to_string(source.with_extension("txt")).expect("NVIDIA's answers");
    let (found, theirs) = (without_arrays(&expected, &others), without_arrays(&answers, &others));
    for (ours, theirs) in found.iter().zip(&theirs) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(found.len(), theirs.len());
    for (index, (version, vendor)) in vendors().iter().enumerate() {
        let Some(vendor) = vendor else { continue };
        let more = ["-std=gnu11".to_string(), "-Wno-deprecated-declarations".into()];
        let program =
            compile("cc", &format!("array_codes_{index}"), &[&source], &flags(&[&more, &vendor.flags()[..]].concat()));
        assert_eq!(shown(&mut on_the_host(&program)), expected, "CUDA {version}");
    }
}

#[test]
fn a_program_of_cuda_12_never_finds_cuda_13_by_name() {
    let folder = scratch("lookups");
    let script = folder.join("versions");
    fs::write(&script, "libcudart.so.12 { global: *; };\n").expect("a file written");
    let runtime = folder.join("libcudart.so.12");
    let script = format!("-Wl,--version-script={}", script.display());
    let flags = ["-DVERSION=12999", "-Wl,-soname,libcudart.so.12", &script];
    compile_library(&runtime, &[root().join("tests/vendors/cudart.c")], &flags);
    let plugin = folder.join("libunversioned.so");
    compile_library(&plugin, &[root().join("tests/c/unversioned.c")], &[""; 0]);
    let more = [&runtime, &plugin].map(|library| library.display().to_string()).into_iter();
    let more: Vec<String> = more.chain([format!("-Wl,-rpath,{}", folder.display()), "-ldl".into()]).collect();
    let program = compile("cc", "runtime_lookups", &[&root().join("tests/c/runtime_lookups.c")], &crate::flags(&more));
    let output = succeed(on_the_host(&program).arg(runtime_library()));
    assert_eq!(
        text(&output.stdout),
        "linked 12090\ndefault 12999\nprogram 12999\nours 0\nunversioned 12999\n12 12090\n13 13050\n"
    );
}

/// A folder with a stand-in for a driver of this version that has no device.
fn driver_without_a_device(version: u32) -> PathBuf {
    let folder = scratch(&format!("no_device_{version}"));
    let library = folder.join("libcuda.so.1");
    let mut command = common::compiler("cc");
    command.args(["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", &format!("-DVERSION={version}"), "-o"]);
    succeed(command.arg(library).arg(root().join("tests/vendors/no_device.c")));
    folder
}

#[test]
fn without_a_device_every_answer_is_nvidias() {
    if Path::new("/dev/nvidiactl").exists() {
        return skipped("there is a device");
    }
    let drivers = [None, Some(driver_without_a_device(13050)), Some(driver_without_a_device(11080))];
    let source = root().join("tests/vendors/cudart_absent.c");
    for (index, (version, vendor)) in vendors().iter().enumerate() {
        let Some(vendor) = vendor else { continue };
        let more = ["-std=gnu11", "-Wno-deprecated-declarations", "-Wno-unused-but-set-variable"].map(str::to_string);
        let theirs =
            compile("cc", &format!("absent_{index}"), &[&source], &flags(&[&more, &vendor.flags()[..]].concat()));
        // Linked to ours alone a program speaks CUDA 13.
        let ours = (*version == 13).then(|| {
            let headers = vendor.includes.iter().map(|folder| format!("-I{}", folder.display()));
            let all = flags(&more.iter().cloned().chain(headers).collect::<Vec<_>>());
            let all: Vec<&str> = all.iter().map(String::as_str).collect();
            compile_linked("cc", &format!("absent_{index}_ours"), &[&source], &all)
        });
        for driver in &drivers {
            let shown = |program: &Path, preload: bool| {
                let mut command = Command::new(program);
                command.env_remove("LD_PRELOAD").env_remove("ANYGPU_BACKEND");
                if preload {
                    command.env("LD_PRELOAD", runtime_library());
                }
                if let Some(folder) = driver {
                    command.env("LD_LIBRARY_PATH", folder);
                }
                text(&succeed(&mut command).stdout)
            };
            let expected = shown(&theirs, false);
            assert!(expected.lines().count() > 180, "{expected}");
            assert_eq!(shown(&theirs, true), expected);
            if let Some(ours) = &ours {
                assert_eq!(shown(ours, false), expected);
            }
        }
    }
}

#[test]
fn calls_are_logged_by_the_names_that_programs_use() {
    for (index, (version, vendor)) in vendors().iter().enumerate() {
        let Some(vendor) = vendor else { continue };
        let source = root().join("tests/c/cudart.c");
        let more = [&["-std=gnu11".to_string()], &vendor.flags()[..]].concat();
        let program = compile("cc", &format!("logged_{index}"), &[&source], &flags(&more));
        let log = |level| {
            let output = succeed(on_the_host(&program).env("ANYGPU_LOG", level));
            assert_eq!(text(&output.stdout), "cudart: ok\n");
            text(&output.stderr)
        };
        let count = |log: &str, words: &str| log.lines().filter(|line| line.contains(words)).count();
        let info = log("info");
        assert_eq!(count(&info, " info: cudaIpcGetMemHandle("), 1, "{info}");
        assert_eq!(count(&info, " info: cudaIpcOpenMemHandle("), 3, "{info}");
        assert_eq!(count(&info, "cudaErrorDeviceUninitialized (invalid device context) in "), 1, "{info}");
        assert_eq!(count(&info, " warn: cudaIpcOpenMemHandle: flags is 0: it must be"), 1, "{info}");
        assert_eq!(count(&info, " info: cudaIpcOpenEventHandle("), 1, "{info}");
        assert_eq!(count(&info, " trace: "), 0, "{info}");
        let trace = log("trace");
        let properties = if *version == 12 { "cudaGetDeviceProperties_v2" } else { "cudaGetDeviceProperties" };
        for call in [properties, "cudaPointerGetAttributes", "cudaMemAdvise"] {
            let is_its =
                |line: &&str| line.contains(&format!(" trace: {call}(")) && line.contains(") = cudaSuccess in ");
            assert!(trace.lines().any(|line| is_its(&line)), "{call}: {trace}");
        }
        assert_eq!(count(&trace, "anygpu_12_"), 0, "{trace}");
    }
}
