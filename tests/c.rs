// SPDX-License-Identifier: MIT OR Apache-2.0
//! C and C++ programs, with our header and with AMD's own, linked to the release library.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::{FAILED_STREAMS, compile, compile_linked, have, release_library, root, skipped, succeed, text};

/// Where Debian's libamdhip64-dev puts AMD's header.
const VENDOR_HEADER: &str = "/usr/include/hip/hip_runtime_api.h";

/// Compilers, the language's options, and a name for the result.
const LANGUAGES: [(&str, &[&str], &str); 3] = [
    ("cc", &["-std=c99", "-D_GNU_SOURCE"], "c99"),
    ("cc", &["-std=gnu11"], "c11"),
    ("c++", &["-x", "c++", "-std=c++17"], "cxx17"),
];

/// Whose headers a program is compiled with.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Headers {
    /// Ours, by our names.
    Ours,
    /// Ours, by the vendor's names.
    Compat,
    /// Ours by the vendor's names, alone on the include path, with the macro that AMD's headers require.
    CompatForAmd,
    /// The vendor's.
    Vendor,
}

fn build(source: &str, (compiler, options, language): (&str, &[&str], &str), headers: Headers) -> PathBuf {
    let include = format!("-I{}", root().join("include").display());
    let compat = format!("-I{}", root().join("include/anygpu/compat").display());
    let mut flags = vec!["-O1", "-g", "-Wall", "-Wextra", "-Werror", "-pthread"];
    match headers {
        Headers::Ours => flags.extend(["-pedantic-errors", &include]),
        Headers::Compat => flags.extend(["-pedantic-errors", &include, &compat, "-DVENDOR"]),
        Headers::CompatForAmd => flags.extend(["-pedantic-errors", &compat, "-DVENDOR", "-D__HIP_PLATFORM_AMD__"]),
        Headers::Vendor => flags.extend(["-DVENDOR", "-D__HIP_PLATFORM_AMD__"]),
    }
    let name = format!("{source}_{language}_{headers:?}");
    let source = root().join("tests/c").join(source).with_extension("c");
    // The language's options say what the next file is, and must not reach the libraries.
    let mut sources: Vec<&Path> = options.iter().map(Path::new).collect();
    let back = [Path::new("-x"), Path::new("none")];
    sources.push(&source);
    if compiler == "c++" {
        sources.extend(back);
    }
    compile_linked(compiler, &name, &sources, &flags)
}

#[track_caller]
fn assert_says(program: &Path, words: &str) {
    for settings in [&[][..], &[("ANYGPU_HOST_STRICT", "1")], &[("ANYGPU_HOST_DEVICES", "2")]] {
        let output = succeed(Command::new(program).env("ANYGPU_BACKEND", "host").envs(settings.iter().copied()));
        assert_eq!((text(&output.stdout), text(&output.stderr)), (format!("{words}\n"), String::new()));
    }
}

#[test]
fn programs_with_our_header_share_memory() {
    for language in LANGUAGES {
        for headers in [Headers::Ours, Headers::Compat] {
            assert_says(&build("share", language, headers), "share: ok");
            assert_says(&build("properties", language, headers), "properties: ok");
        }
    }
}

#[test]
fn programs_include_the_header_for_kernels_too() {
    let vendors = if Path::new(VENDOR_HEADER).exists() { &[Headers::Vendor][..] } else { &[] };
    for language in LANGUAGES {
        for headers in [Headers::Compat, Headers::CompatForAmd].iter().chain(vendors) {
            assert_says(&build("hip_runtime", language, *headers), "hip_runtime: ok");
        }
    }
}

#[test]
fn programs_with_amds_header_share_memory() {
    if !Path::new(VENDOR_HEADER).exists() {
        return skipped(format!("{VENDOR_HEADER} is not there (Debian: libamdhip64-dev)"));
    }
    for language in LANGUAGES {
        assert_says(&build("share", language, Headers::Vendor), "share: ok");
        assert_says(&build("properties", language, Headers::Vendor), "properties: ok");
    }
}

#[test]
fn default_streams_may_be_each_threads_own() {
    let vendors = if Path::new(VENDOR_HEADER).exists() { &[Headers::Vendor][..] } else { &[] };
    for headers in [Headers::Ours, Headers::Compat].iter().chain(vendors) {
        assert_says(&build("per_thread", LANGUAGES[1], *headers), "per_thread: ok");
    }
}

#[test]
fn programs_of_amds_hip_find_what_they_expect() {
    let mut command = Command::new(build("conformance", LANGUAGES[1], Headers::Ours));
    let output = command.envs([("ANYGPU_BACKEND", "host"), ("ANYGPU_HOST_DEVICES", "2")]).output().expect("a program");
    let printed = text(&output.stdout);
    let failed: Vec<&str> = printed.lines().filter(|line| line.starts_with("FAIL")).collect();
    assert!(failed.is_empty() && output.status.success(), "{failed:#?}\n{}", text(&output.stderr));
}

/// The example of an array that C publishes: others see its shape, and its elements where its order has them.
#[test]
fn an_array_that_c_publishes_has_its_shape() {
    if !have("cc") || !have("python3") {
        return skipped("cc or python3 is not installed");
    }
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=c99", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", &include];
    let program = compile_linked("cc", "publish", &[&root().join("examples/c/publish.c")], &flags);
    let name = format!("c/{}", std::process::id());
    let mut publisher = Command::new(program)
        .arg(&name)
        .env("ANYGPU_BACKEND", "host")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the program is started");
    let script = "import anygpu, sys; u = anygpu.open(sys.argv[1], timeout=60); print(u.shape, u.dtype, u.strides)";
    let mut reader = Command::new("python3");
    reader.args(["-c", script, &name]).env("ANYGPU_BACKEND", "host").env("PYTHONPATH", root().join("python"));
    reader.env("ANYGPU_LIBRARY", release_library()).env("PYTHONDONTWRITEBYTECODE", "1");
    assert_eq!(text(&succeed(&mut reader).stdout), "(6, 4) float64 (8, 48)\n");
    drop(publisher.stdin.take());
    assert!(publisher.wait().expect("a child").success());
}

#[test]
fn processes_share_by_ascendcls_calls() {
    for (headers, settings) in [
        (Headers::Ours, &[][..]),
        (Headers::Compat, &[("ANYGPU_HOST_STRICT", "1"), ("ANYGPU_HOST_DEVICES", "2")]),
        (Headers::Ours, &[("ANYGPU_HOST_GRANULARITY", "4K"), ("ANYGPU_HOST_DEVICES", "3")]),
    ] {
        let mut command = Command::new(build("acl", LANGUAGES[1], headers));
        let output = succeed(command.env("ANYGPU_BACKEND", "host").envs(settings.iter().copied()));
        let printed = text(&output.stdout);
        assert_eq!(printed.lines().last(), Some("acl: ok"), "{printed}{}", text(&output.stderr));
        printed.lines().filter(|line| *line != "acl: ok").for_each(skipped);
    }
}

#[test]
fn ascendcl_knows_what_is_gone() {
    assert_says(&build("acl_handles", LANGUAGES[1], Headers::Ours), "acl_handles: ok");
}

#[test]
fn ascendcls_waits_end() {
    for dialect in ["hip", "cuda"] {
        let mut command = Command::new(build("notifies", LANGUAGES[1], Headers::Ours));
        let output = succeed(command.arg(dialect).env("ANYGPU_BACKEND", "host"));
        assert_eq!(text(&output.stdout), "notifies: ok\n");
    }
}

#[test]
fn threads_use_different_front_ends_at_once() {
    assert_says(&build("front_ends", LANGUAGES[1], Headers::Ours), "front_ends: ok");
}

#[test]
fn cancelled_threads_end_between_calls() {
    assert_says(&build("cancel", LANGUAGES[1], Headers::Ours), "cancel: ok");
}

#[test]
fn what_a_failed_stream_leaves_works() {
    let program = build("failed_streams", LANGUAGES[0], Headers::Ours);
    for way in FAILED_STREAMS.into_iter().chain(["captures"]) {
        succeed(Command::new(&program).arg(way).env("ANYGPU_BACKEND", "host"));
    }
}

/// While a constructor runs its thread has the loader's lock.
#[test]
fn libraries_compute_in_their_constructors_and_destructors() {
    let source = root().join("tests/c/constructors.c");
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-pthread", "-ldl"];
    let more = [&flags[..], &["-DPLUGIN", "-shared", "-fPIC", &include]].concat();
    let plugin = compile_linked("cc", "libconstructors.so", &[&source], &more);
    let program = compile("cc", "constructors", &[&source], &flags);
    for what in ["keep", "unload"] {
        let mut command = Command::new(&program);
        let output = succeed(command.arg(&plugin).arg(what).env("ANYGPU_BACKEND", "host"));
        assert_eq!(text(&output.stdout), "constructors: ok\n");
    }
}

#[test]
fn a_child_forked_after_the_first_call_is_refused_by_every_front_end() {
    assert_says(&build("forks", LANGUAGES[1], Headers::Ours), "forks: ok");
}

#[test]
fn nothing_leaks_and_no_access_is_invalid() {
    if !have("valgrind") {
        return skipped("there is no valgrind");
    }
    for name in ["share", "properties"] {
        let program = build(name, LANGUAGES[1], Headers::Ours);
        let mut command = Command::new("valgrind");
        command
            .args(["--quiet", "--leak-check=full", "--errors-for-leak-kinds=definite", "--error-exitcode=99"])
            .args(["--show-leak-kinds=definite", "--trace-children=yes"])
            .arg(&program)
            .env("ANYGPU_BACKEND", "host")
            .env("ANYGPU_HOST_MEMORY", "32M");
        let output = common::run(&mut command);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert_eq!(text(&output.stdout), format!("{name}: ok\n"));
    }
}
