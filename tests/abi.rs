// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is decided about the process, and when: the ABI version and the runtime by the libraries that the program has
//! brought, also later, without waiting for constructors or forks; and room for thread-local storage.

use std::path::{Path, PathBuf};
use std::process::Command;

use common::{
    compile, compile_library, compile_linked, release_library, release_link_folder, root, scratch, succeed, text,
};

const FLAGS: [&str; 6] = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-pthread", "-ldl"];

/// HIP's versions of programs that have brought no library, and HIP 7's.
const SIX: &str = "60300000";
const SEVEN: &str = "70000000";

fn source() -> PathBuf {
    root().join("tests/c/abi.c")
}

/// A program that prints what it is answered; its own symbols serve plugins.
fn program(name: &str) -> PathBuf {
    let include = format!("-I{}", root().join("include").display());
    compile_linked("cc", name, &[&source()], &[&FLAGS[..], &["-rdynamic", &include]].concat())
}

/// A vendor's library of a name in a folder of its own, with devices or without.
fn runtime(purpose: &str, name: &str, devices: bool) -> PathBuf {
    let library = scratch(purpose).join(name);
    let kind = if devices { "-DRUNTIME=\"x\"" } else { "-DRUNTIME=\"\"" };
    let mut flags = vec![kind.to_owned()];
    let script = library.with_extension("map");
    let version = match name.starts_with("libcudart") {
        true => format!("{name} {{ global: cuda*; local: *; }};"),
        false => "hip_4.2 { global: *; };".into(),
    };
    std::fs::write(&script, version).expect("a writable folder");
    flags.push(format!("-Wl,--version-script={}", script.display()));
    compile_library(&library, &[source()], &flags);
    library
}

#[track_caller]
fn says(program: &Path, arguments: &[&str], library: Option<&Path>, back_end: &str) -> String {
    let mut command = Command::new(program);
    if let Some(library) = library {
        command.env("LD_LIBRARY_PATH", library.parent().expect("a folder"));
    }
    text(&succeed(command.args(arguments).env("ANYGPU_BACKEND", back_end).env_remove("ANYGPU_LOG")).stdout)
}

/// What this library loads while it looks for a device is not the program's, not even while it is being loaded.
#[test]
fn a_library_that_is_being_probed_is_not_the_programs() {
    let (program, without) = (program("abi_first"), runtime("probed", "libamdhip64.so.7", false));
    for _ in 0..20 {
        assert_eq!(says(&program, &["first"], Some(&without), "auto,host"), format!("{SIX} {SIX}\n"));
    }
}

/// One of ours under AMD's name, which the loader finds for a probe.
#[test]
fn a_replacement_that_is_being_probed_is_not_the_programs() {
    let ours = scratch("ours").join("libamdhip64.so.7");
    let link = release_link_folder().display().to_string();
    let flags = [format!("-L{link}"), "-Wl,--no-as-needed".into(), "-lanygpu".into(), format!("-Wl,-rpath,{link}")];
    let nothing = scratch("ours").join("nothing.c");
    std::fs::write(&nothing, "int nothing_of_hip;\n").expect("a writable folder");
    compile_library(&ours, &[nothing], &flags);
    let program = program("abi_replacement");
    assert_eq!(says(&program, &["first"], Some(&ours), "auto,host"), format!("{SIX} {SIX}\n"));
    let devices = "1 devices, 1 of CUDA\n";
    let brought = says(&program, &["later", ours.to_str().expect("text")], None, "host");
    assert_eq!(brought, format!("{SIX}, then {SEVEN}, {devices}"));
}

/// Linked to a library that this library has loaded before it, and that the loader does not load again.
#[test]
fn a_version_that_the_program_brings_later_is_noticed() {
    let (program, without) = (program("abi_later"), runtime("noticed", "libamdhip64.so.7", false));
    let plugin = scratch("plugins").join("libneeds7.so");
    let nothing = scratch("plugins").join("nothing.c");
    std::fs::write(&nothing, "int nothing_of_its_own;\n").expect("a writable folder");
    compile_library(&plugin, &[&nothing], &["-Wl,--no-as-needed".as_ref(), without.as_os_str()]);
    let expected = format!("{SIX}, then {SEVEN}, 1 devices, 1 of CUDA\n");
    for (brought, back_end) in [(&without, "host"), (&plugin, "host"), (&plugin, "auto,host")] {
        let path = brought.to_str().expect("text");
        assert_eq!(says(&program, &["later", path], Some(&without), back_end), expected, "{path} {back_end}");
    }
}

/// A framework's own folder is none that the loader searches.
#[test]
fn a_runtime_that_the_program_brings_later_is_used() {
    let program = program("abi_runtime");
    for (name, back_end, devices) in
        [("libamdhip64.so.6", "amd", "3 devices"), ("libcudart.so.13", "nvidia", "3 of CUDA")]
    {
        let library = runtime("used", name, true);
        let said = says(&program, &["later", library.to_str().expect("text")], None, back_end);
        assert!(said.contains(devices), "{name}: {said}");
        let said = says(&program, &["later", library.to_str().expect("text")], None, "host");
        assert!(said.contains("1 devices, 1 of CUDA"), "an object of the host's may be in use: {said}");
    }
}

fn waiting_plugin() -> PathBuf {
    let plugin = scratch("plugins").join("libwaits.so");
    compile_library(&plugin, &[source()], &["-DPLUGIN"]);
    plugin
}

#[test]
fn a_constructor_that_asks_for_the_version_waits_for_nobody() {
    let plugin = waiting_plugin();
    let said = says(&program("abi_constructor"), &["constructor", plugin.to_str().expect("text")], None, "host");
    assert_eq!(said, "over\n");
}

#[test]
fn a_child_forked_beside_a_constructor_is_refused_at_once() {
    let plugin = waiting_plugin();
    for after in ["0", "100", "500", "2000", "50000"] {
        let arguments = ["forked", plugin.to_str().expect("text"), after];
        assert_eq!(says(&program("abi_forked"), &arguments, None, "host"), "status 0\n", "after {after} us");
    }
}

#[test]
fn the_reason_is_there_when_threads_and_the_process_end() {
    let said = says(&program("abi_ends"), &["ends"], None, "host");
    assert_eq!(said, "an earlier key: the reason\na later key: the reason\nexit: the reason\n");
}

/// The loader keeps some 1600 bytes in reserve for all libraries that are loaded later.
#[test]
fn there_is_room_for_thread_local_storage_behind_four_libraries() {
    let source = root().join("tests/c/static_tls.c");
    let program = compile("cc", "static_tls", &[&source], &FLAGS);
    let others: Vec<PathBuf> = (0..4).map(|index| scratch("tls").join(format!("libother{index}.so"))).collect();
    for other in &others {
        compile_library(other, &[&source], &["-DOTHER"]);
    }
    let said = |command: &mut Command| {
        command.env("ANYGPU_BACKEND", "host").env_remove("ANYGPU_LOG");
        text(&succeed(command).stdout)
    };
    for namespace in ["base", "own"] {
        let said = said(Command::new(&program).arg(namespace).arg(release_library()).args(&others));
        assert_eq!(said, "1 with a reason\n", "{namespace}");
    }
}

/// The C library takes the room for a program's thread-local variables from the stacks that are asked for.
#[test]
fn threads_have_their_stacks_beside_much_thread_local_storage() {
    let include = format!("-I{}", root().join("include").display());
    for mebibytes in [0, 2, 16] {
        let bytes = format!("-DBYTES={}", (mebibytes << 20).max(1));
        let name = format!("much_tls_{mebibytes}");
        let flags = [&FLAGS[..], &[&include, &bytes]].concat();
        let program = compile_linked("cc", &name, &[&root().join("tests/c/much_tls.c")], &flags);
        assert_eq!(says(&program, &[], None, "host"), "2\n", "{mebibytes} MiB");
    }
}
