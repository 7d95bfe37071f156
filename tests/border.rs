// SPDX-License-Identifier: MIT OR Apache-2.0
//! The border with C in the builds that are installed: a panic becomes a code, the reason can be asked for, and calls work
//! at any moment: among first calls, signals, ends of threads, and in several namespaces.

use std::ffi::{CStr, OsStr, c_char, c_int};
use std::path::PathBuf;
use std::process::Command;

use common::{
    compile, compile_linked, release, release_library, release_link_folder, root, runtime_library, scratch, skipped,
    stand_in, succeed, text,
};

/// A panic of the release library is a code, and one line of the log unless that is off.
fn assert_panic_becomes_a_code(program: &std::path::Path) {
    let said = |level: &str| {
        let output = succeed(Command::new(program).env("ANYGPU_LOG", level).env("ANYGPU_BACKEND", "host"));
        assert_eq!(text(&output.stdout), "999\n");
        text(&output.stderr)
    };
    assert_eq!(said("off"), "");
    let shown = said("");
    assert!(shown.lines().count() == 1 && shown.contains(" error: panicked at src/api/anygpu/"), "{shown}");
}

#[test]
fn a_panic_in_the_shared_library_becomes_a_code() {
    let source = root().join("tests/c/panic.c");
    assert_panic_becomes_a_code(&compile_linked("cc", "panic_shared", &[&source], &["-Wall", "-Wextra", "-Werror"]));
}

#[test]
fn a_panic_in_the_static_library_becomes_a_code() {
    let source = root().join("tests/c/panic.c");
    let archive = release().join("libanygpu.a");
    let arguments = [archive.as_os_str(), "-lpthread".as_ref(), "-ldl".as_ref(), "-lm".as_ref(), "-lgcc_s".as_ref()];
    assert_panic_becomes_a_code(&compile("cc", "panic_static", &[&source], &arguments));
}

#[test]
fn a_panic_in_a_library_loaded_later_becomes_a_code() {
    // SAFETY: the library runs no code when it is loaded, and the prototypes are its own. Only Rust's own functions and this
    // library read the environment, the library after this.
    unsafe {
        std::env::set_var("ANYGPU_LOG", "off");
        let library = libloading::Library::new(release_library()).expect("the release library loads");
        let panic: libloading::Symbol<unsafe extern "C" fn() -> c_int> =
            library.get(c"anygpu_self_test_panic").expect("an exported function");
        assert_eq!(panic(), 999);
        assert_eq!(panic(), 999);
        let reason: libloading::Symbol<unsafe extern "C" fn() -> *const c_char> =
            library.get(c"anygpu_last_reason").expect("an exported function");
        let reason_here = CStr::from_ptr(reason()).to_str().expect("words").to_owned();
        assert!(reason_here.contains("anygpu_self_test_panic") && reason_here.contains("panic"), "{reason_here}");
        let elsewhere = std::thread::scope(|scope| {
            scope.spawn(|| CStr::from_ptr(reason()).to_str().expect("words").to_owned()).join().expect("no panic")
        });
        assert_eq!(elsewhere, "", "a thread without a failure has no reason");
        std::mem::forget(library);
    }
}

/// Without a vendor and without naming the host: the reason says what was tried and what to do.
#[test]
fn the_reason_for_no_device_is_in_words() {
    let source = root().join("tests/c/no_device.c");
    let program = compile_linked("cc", "no_device", &[&source], &["-Wall", "-Wextra", "-Werror"]);
    for list in ["", "nvidia", "amd,ascend", "nonsense"] {
        let output = succeed(Command::new(&program).env("ANYGPU_BACKEND", list).env_remove("ANYGPU_LOG"));
        let said = text(&output.stdout);
        if said.starts_with("device") {
            skipped("this machine has a vendor's GPU");
            continue;
        }
        let mut lines = said.lines();
        assert_eq!(lines.next(), Some("100 100"), "{said}");
        let reason = lines.next().expect("a reason");
        assert_eq!(lines.next(), Some("none"), "{said}");
        for word in ["hipMalloc", "ANYGPU_BACKEND=host"] {
            assert!(reason.contains(word), "{reason}");
        }
        let named = if list.is_empty() { "amd" } else { list.split(',').next().expect("a name") };
        let named = if named == "nonsense" { "\"nonsense\" is none of".into() } else { format!("{named}: ") };
        assert!(reason.contains(&named), "{reason}");

        // Three calls failed; the default level says so once.
        let shown = text(&output.stderr);
        let (_, shown) = shown.split_once(" error: no back end can be used").expect("a line of the log");
        assert_eq!(Some(shown), reason.split_once("with a device").map(|it| it.1.to_owned() + "\n").as_deref());
        for (level, lines) in [("off", 0), ("error", 1)] {
            let output = succeed(Command::new(&program).env("ANYGPU_BACKEND", list).env("ANYGPU_LOG", level));
            assert_eq!(text(&output.stderr).lines().count(), lines, "{level}");
        }
    }
}

/// A preloaded library says nothing in programs that make no call of a vendor's, nor in their children.
#[test]
fn a_program_without_calls_says_nothing() {
    let mut command = Command::new("sh");
    command.args(["-c", "true; echo | cat"]).env("LD_PRELOAD", release_library());
    let output = succeed(command.env_remove("ANYGPU_BACKEND").env_remove("ANYGPU_LOG"));
    assert_eq!((text(&output.stdout).as_str(), text(&output.stderr).as_str()), ("\n", ""));
}

/// Copies the library and compiles a program with it, where every user may run it; returns the program's folder.
fn for_every_user(name: &str, source: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let library = folder.path().join("libanygpu.so.0");
    std::fs::copy(runtime_library(), &library).expect("a copy of the library");
    let path = format!("-Wl,-rpath,{}", folder.path().display());
    let linked = [format!("-I{}/include", root().display()), library.display().to_string(), path];
    let built = compile("cc", name, &[&root().join(source)], &linked);
    std::fs::copy(built, folder.path().join(name)).expect("a copy of the program");
    succeed(Command::new("chmod").arg("0777").arg(folder.path()));
    folder
}

/// A command that another user runs.
fn as_user(user: u32, program: &std::path::Path) -> Command {
    let mut command = Command::new("setpriv");
    let options = [format!("--reuid={user}"), format!("--regid={user}"), "--clear-groups".into(), "--".into()];
    command.args(options).arg(program).env("ANYGPU_BACKEND", "host").env("ANYGPU_LOG", "off");
    command
}

/// Another user's environment decides neither on the back end of a set-user-ID program nor on its log.
#[test]
fn a_set_user_id_program_ignores_settings() {
    // SAFETY: it has no arguments and cannot fail.
    if unsafe { libc::geteuid() } != 0 {
        return skipped("only root can run programs as another user");
    }
    let folder = for_every_user("settings", "examples/c/hello.c");
    let (program, log) = (folder.path().join("settings"), folder.path().join("log"));
    let run = |mode: &str| {
        succeed(Command::new("chmod").arg(mode).arg(&program));
        common::run(as_user(65534, &program).env("ANYGPU_LOG", format!("trace:{}", log.display())))
    };
    let ordinary = run("0777");
    assert_eq!(text(&ordinary.stdout), "hello: host ok\n", "{}", text(&ordinary.stderr));
    assert!(log.exists());
    std::fs::remove_file(&log).expect("the log");
    let raised = run("4777");
    if text(&raised.stdout).ends_with("ok\n") && !text(&raised.stdout).contains("host") {
        return skipped("this machine has a vendor's GPU");
    }
    if std::fs::read_to_string("/proc/self/status").is_ok_and(|status| status.contains("NoNewPrivs:\t1")) {
        return skipped("no program gains rights here");
    }
    // That of root's group, and one with a file capability, CAP_NET_RAW, are closed alike.
    let capability = [0x0200_0001_u32, 1 << 13, 0, 0, 0].map(u32::to_le_bytes).concat();
    let path = std::ffi::CString::new(program.to_str().expect("text")).expect("a path");
    let of_group = run("2777");
    succeed(Command::new("chmod").arg("0777").arg(&program));
    // SAFETY: the texts and the value are valid for the call.
    let set = unsafe {
        libc::setxattr(path.as_ptr(), c"security.capability".as_ptr(), capability.as_ptr().cast(), capability.len(), 0)
    };
    let of_capability = if set == 0 { run("0777") } else { of_group.clone() };
    for raised in [raised, of_group, of_capability] {
        assert!(!raised.status.success() && text(&raised.stderr).contains("no back end can be used"), "{raised:?}");
    }
    assert!(!log.exists());
    if set != 0 {
        skipped("no file can have capabilities here");
    }
}

/// What tells exports apart is random, or there is none.
#[test]
fn without_random_numbers_nothing_is_shared() {
    let folder = common::scratch("random");
    let written = |name: &str, code: &str| {
        let path = folder.join(name);
        std::fs::write(&path, code).expect("a file written");
        path
    };
    let program = "#include <anygpu/anygpu.h>\n#include <anygpu/acl.h>\n#include <anygpu/hip.h>\n#include <stdio.h>\n\
        #include <string.h>\n#include <unistd.h>\n\
        int main(void) { void *memory = NULL; hipIpcMemHandle_t handle; anygpu_token token; int timeline = -1;\n\
        int made = hipMalloc(&memory, 4096); printf(\"%d %d %d %d\\n\", !!made, !!hipIpcGetMemHandle(&handle, memory),\n\
        !!anygpu_export(memory, 0, &token), !!anygpu_timeline_create(&timeline, 0)); puts(anygpu_last_reason());\n\
        char page[4096] = {0}; if (pread(timeline, page, 4096, 0) < 0) return 0;\n\
        printf(\"%d %d\\n\", !!memmem(&handle, 64, \"ZZZZZZZZ\", 8), !!memmem(page, 4096, \"ZZZZZZZZ\", 8)); }\n";
    let include = format!("-I{}", root().join("include").display());
    let program =
        compile_linked("cc", "random", &[&written("program.c", program)], &["-std=gnu11", "-D_GNU_SOURCE", &include]);
    let none = "#include <errno.h>\n#include <stddef.h>\nlong getrandom(void *bytes, size_t size, unsigned flags) {\n\
        (void)bytes, (void)size, (void)flags; errno = EIO; return -1; }\n";
    let none = compile("cc", "norandom.so", &[&written("none.c", none)], &["-shared", "-fPIC"]);
    let known = "#include <string.h>\nlong getrandom(void *bytes, size_t size, unsigned flags) {\n\
        (void)flags; memset(bytes, 'Z', size); return (long)size; }\n";
    let known = compile("cc", "known.so", &[&written("known.c", known)], &["-shared", "-fPIC"]);
    let said = |preload: &str| {
        let mut command = Command::new(&program);
        text(&succeed(command.env("ANYGPU_BACKEND", "host").env("ANYGPU_LOG", "off").env("LD_PRELOAD", preload)).stdout)
    };
    assert_eq!(said(""), "0 0 0 0\n\n0 0\n");
    // The numbers of an export and of a timeline are the system's, all 64 bits of them.
    assert_eq!(said(known.to_str().expect("text")), "0 0 0 0\n\n1 1\n");
    let refused = said(none.to_str().expect("text"));
    assert!(refused.contains(" 1 1 1\n") && refused.contains("no random numbers"), "{refused}");
}

/// docs/guide/doctor.md has these reasons, and what to do.
#[test]
fn a_refused_open_says_why() {
    const INVALID_VALUE: u32 = 1;
    const INVALID_DEVICE_POINTER: u32 = 17;
    const REFUSED: u32 = 10001;
    const STALE: u32 = 10002;
    const UNREACHABLE: u32 = 10003;
    let page = std::fs::read_to_string(root().join("docs/guide/doctor.md")).expect("the page");
    let mut sources = String::new();
    for file in succeed(Command::new("find").arg(root().join("src")).args(["-name", "*.rs"]))
        .stdout
        .split(|byte| *byte == b'\n')
    {
        sources += &std::fs::read_to_string(text(file)).unwrap_or_default();
    }
    let (_, table) = page.split_once("## Why an open is refused").expect("the section");
    let table = table.split("\n## ").next().expect("a section");
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| `")).collect();
    for reason in rows.iter().filter_map(|row| row.split('`').nth(1)) {
        assert!(sources.contains(reason), "the library never says: {reason}");
    }

    // SAFETY: it has no arguments and cannot fail.
    if unsafe { libc::geteuid() } != 0 {
        return skipped("only root can start other users' processes");
    }
    let folder = for_every_user("refused", "tests/c/refused.c");
    let program = folder.path().join("refused");
    // What the owner does, its user and the other's; the status and reason of the handle and of the token.
    let cases = [
        ("", 1001, 1001, (0, ""), (0, "")),
        ("", 1001, 1002, (INVALID_DEVICE_POINTER, "only processes of one user share"), (REFUSED, "is another user's")),
        ("", 1001, 0, (INVALID_DEVICE_POINTER, "only processes of one user share"), (REFUSED, "is another user's")),
        (
            "closed",
            1001,
            1001,
            (INVALID_DEVICE_POINTER, "may not be looked into though it is this user's"),
            (REFUSED, "may not be looked into though it is this user's"),
        ),
        (
            "freed",
            1001,
            1001,
            (INVALID_DEVICE_POINTER, "has freed what the handle names"),
            (STALE, "has freed the memory that the token names"),
        ),
        ("ended", 1001, 1001, (INVALID_DEVICE_POINTER, "has ended"), (STALE, "has ended")),
        (
            "replaced",
            1001,
            1001,
            (INVALID_DEVICE_POINTER, "does not share it any more"),
            (UNREACHABLE, "has replaced itself by another program"),
        ),
        ("zeros", 1001, 1001, (INVALID_VALUE, "the handle is all zeros"), (REFUSED, "are no token")),
    ];
    for (does, owner, other, handle, token) in cases {
        let file = folder.path().join(format!("{does}-{other}"));
        let mut owner = as_user(owner, &program)
            .arg("give")
            .arg(&file)
            .args((!does.is_empty()).then_some(does))
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .expect("a process");
        let mut line = [0; 6];
        std::io::Read::read_exact(owner.stdout.as_mut().expect("a pipe"), &mut line).expect("a line");
        if does == "ended" {
            owner.kill().expect("a child");
            owner.wait().expect("a child");
        }
        let output = succeed(as_user(other, &program).arg("take").arg(&file));
        let said = text(&output.stdout);
        _ = owner.kill();
        _ = owner.wait();
        for (line, (status, reason)) in said.lines().zip([handle, token]) {
            let (number, words) = line.split_once(' ').expect("a number and words");
            assert!(number == status.to_string() && words.contains(reason), "{does}, user {other}: {said}");
            // The page has the first of them.
            assert!(rows.iter().any(|row| row.contains(handle.1)), "{reason}");
        }
        assert_eq!(said.lines().count(), 2, "{said}");
    }
}

/// Compiles tests/c/torture.c: the program, or the plugin.
fn torture(name: &str, more: &[&str]) -> PathBuf {
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread", "-ldl", &include];
    compile_linked("cc", name, &[&root().join("tests/c/torture.c")], &[&flags[..], more].concat())
}

/// Runs so many rounds of it, or as many as `ANYGPU_TEST_ROUNDS` says. Each is a process that must end well.
fn assert_survives(what: &str, rounds: u32, back_end: &str, arguments: &[&OsStr]) {
    let rounds = std::env::var("ANYGPU_TEST_ROUNDS").unwrap_or_else(|_| rounds.to_string());
    let mut command = Command::new(torture(&format!("torture_{what}"), &[]));
    command.args([what, &rounds]).args(arguments).env("ANYGPU_BACKEND", back_end).env("ANYGPU_LOG", "off");
    let output = common::run(command.env("LD_LIBRARY_PATH", scratch("turmoil")));
    assert!(output.status.success(), "{}{}", text(&output.stdout), text(&output.stderr));
    assert_eq!(text(&output.stdout), format!("torture: {rounds} rounds of {what}\n"));
}

/// 64 threads make the first calls while libraries whose constructors call, this one, and a vendor's are loaded and
/// unloaded, and children are forked. AMD's libraries are stand-ins without a device: the real one, since 5.7, waits for ever
/// where a constructor and another thread make its first calls at once.
#[test]
fn a_back_end_is_selected_in_any_turmoil() {
    let plugin = torture("libtorture.so", &["-DPLUGIN", "-shared", "-fPIC"]);
    let copies: Vec<PathBuf> = (0..4).map(|copy| plugin.with_file_name(format!("libtorture{copy}.so"))).collect();
    for copy in &copies {
        std::fs::copy(&plugin, copy).expect("a copy of the plugin");
    }
    let vendors = scratch("turmoil").join("libcuda.so.1");
    stand_in("nvidia", &vendors, &[], &[]);
    for abi in [5, 6, 7] {
        let library = scratch("turmoil").join(format!("libamdhip64.so.{abi}"));
        stand_in("amd", &library, &[format!("-DHIP_ABI={abi}"), "-DDEVICES=0".into()], &[]);
    }
    let ours = release_link_folder().join("libanygpu.so");
    let libraries = copies.iter().chain([&ours, &vendors]).map(|path| path.as_os_str());
    let arguments: Vec<&OsStr> = [OsStr::new("1")].into_iter().chain(libraries).collect();
    for back_end in ["host", "amd,ascend,host"] {
        assert_survives("selection", 10, back_end, &arguments);
    }
}

/// Every kind of sharing while a process's signals come 1000 times a second, and all its calls work.
#[test]
fn signals_interrupt_no_call() {
    for restart in ["0", "1"] {
        assert_survives("signals", 10, "host", &[OsStr::new(restart)]);
    }
}

/// Destructors of threads' data, exit handlers and destructors call, while other threads are in calls or end.
#[test]
fn threads_and_the_process_end_at_any_moment() {
    assert_survives("ends", 30, "host", &[OsStr::new("1")]);
}

/// Each copy in a namespace of the loader is a library of its own.
#[test]
fn namespaces_of_the_loader_have_their_own_copies() {
    assert_survives("namespaces", 2, "host", &[runtime_library().as_os_str()]);
}
