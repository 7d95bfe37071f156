// SPDX-License-Identifier: MIT OR Apache-2.0
//! Preloaded into programs that have nothing to do with GPUs, the library must not be noticed.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use common::{median, release_library, run, skipped, succeed, text};

#[test]
fn it_says_and_changes_nothing() {
    let plain = succeed(&mut Command::new("/bin/true"));
    let preloaded = succeed(Command::new("/bin/true").env("LD_PRELOAD", release_library()));
    assert_eq!((plain.stdout, plain.stderr), (preloaded.stdout, preloaded.stderr));
}

#[test]
fn it_starts_no_thread_and_opens_no_file() {
    // The shell's own view of itself: threads, and files beyond the three standard ones.
    let ask = "ls /proc/self/task | wc -l; ls -l /proc/self/fd | grep -c -e memfd -e anygpu -e socket; true";
    let output = succeed(Command::new("/bin/sh").args(["-c", ask]).env("LD_PRELOAD", release_library()));
    assert_eq!(text(&output.stdout), "1\n0\n");
}

#[test]
fn a_shell_and_its_children_work() {
    if !common::have("bash") {
        return skipped("there is no bash");
    }
    let script = "for i in 1 2 3; do (echo $i | tr 123 abc) & wait; done; x=$(printf done); echo $x; exec true";
    let output = run(Command::new("bash").args(["-c", script]).env("LD_PRELOAD", release_library()));
    assert_eq!(text(&output.stderr), "");
    assert_eq!(text(&output.stdout), "a\nb\nc\ndone\n");
    assert!(output.status.success());
}

#[test]
fn a_thousand_children_of_a_shell_notice_nothing() {
    // Half of them are only forked, half are other programs.
    let script =
        "i=0; while [ $i -lt 500 ]; do (echo $i) || exit; /bin/echo $i || exit; i=$((i + 1)); done; exit $((i / 50))";
    let shell = |library: Option<&Path>| {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", script]).env_remove("LD_PRELOAD");
        if let Some(library) = library {
            command.env("LD_PRELOAD", library).env("ANYGPU_LOG", "trace");
        }
        run(&mut command)
    };
    let (plain, preloaded) = (shell(None), shell(Some(&release_library())));
    assert_eq!(text(&plain.stdout).lines().count(), 1000);
    assert_eq!(plain.status.code(), Some(10));
    assert_eq!(plain, preloaded);
}

#[test]
fn a_start_takes_hardly_longer() {
    // A limit in milliseconds would judge the machine. The C++ library is what each vendor's runtime brings along,
    // so that a start with it is the least that a program of theirs takes.
    const STARTS: usize = 200;
    let start = |library: Option<&Path>| {
        let mut command = Command::new("/bin/true");
        command.env_remove("LD_PRELOAD").stdin(Stdio::null());
        if let Some(library) = library {
            command.env("LD_PRELOAD", library);
        }
        let before = Instant::now();
        assert!(command.status().expect("true starts").success());
        before.elapsed().as_secs_f64()
    };
    let library = release_library();
    // On a busy machine one measurement may be spoiled; a library that is slow is slow three times.
    let mut ratio = f64::INFINITY;
    for _ in 0..3 {
        let (mut plain, mut preloaded, mut cxx) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..STARTS {
            plain.push(start(None));
            preloaded.push(start(Some(&library)));
            cxx.push(start(Some(Path::new("libstdc++.so.6"))));
        }
        let (plain, cxx) = (median(plain), median(cxx));
        assert!(cxx > plain, "the C++ library is not there");
        ratio = ratio.min((median(preloaded) - plain) / (cxx - plain));
        if ratio < 0.75 {
            break;
        }
    }
    assert!(ratio < 0.75, "a start takes longer by {ratio:.2} of what the C++ library takes");
}
