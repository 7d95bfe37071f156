// SPDX-License-Identifier: MIT OR Apache-2.0
//! The border with C in the builds that are installed: a panic becomes a code, and the reason can be asked for.

use std::ffi::{CStr, c_char, c_int};
use std::process::Command;

use common::{compile, compile_linked, release, release_library, root, runtime_library, skipped, succeed, text};

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
        assert!(reason.contains(&format!("{named}: ")), "{reason}");

        // Three calls failed; the default level says so once.
        let shown = text(&output.stderr);
        let (_, shown) = shown.split_once(" error: no back end can be used: ").expect("a line of the log");
        assert_eq!(Some(shown), reason.split_once("device: ").map(|it| it.1.to_owned() + "\n").as_deref());
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

/// Another user's environment decides neither on the back end of a set-user-ID program nor on its log.
#[test]
fn a_set_user_id_program_ignores_settings() {
    // SAFETY: it has no arguments and cannot fail.
    if unsafe { libc::geteuid() } != 0 {
        return skipped("only root can run programs as another user");
    }
    // Where others may read it, unlike the target folder.
    let folder = tempfile::tempdir().expect("a folder");
    let (library, log) = (folder.path().join("libanygpu.so.0"), folder.path().join("log"));
    std::fs::copy(runtime_library(), &library).expect("a copy of the library");
    let path = folder.path().display();
    let linked =
        [format!("-I{}/include", root().display()), library.display().to_string(), format!("-Wl,-rpath,{path}")];
    let built = compile("cc", "settings", &[&root().join("examples/c/hello.c")], &linked);
    let program = folder.path().join("hello");
    std::fs::copy(built, &program).expect("a copy of the program");
    let run = |mode: &str| {
        succeed(Command::new("chmod").arg(mode).arg(&program).arg(folder.path()));
        let mut command = Command::new("setpriv");
        command.args(["--reuid=65534", "--regid=65534", "--clear-groups", "--"]).arg(&program);
        common::run(command.env("ANYGPU_BACKEND", "host").env("ANYGPU_LOG", format!("trace:{}", log.display())))
    };
    // The folder is everybody's for the log.
    succeed(Command::new("chmod").arg("0777").arg(folder.path()));
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
    assert!(!raised.status.success() && text(&raised.stderr).contains("no back end can be used"), "{raised:?}");
    assert!(!log.exists());
}
