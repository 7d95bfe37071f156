// SPDX-License-Identifier: MIT OR Apache-2.0
//! Systems that refuse something: each call by a filter, /proc in part, and folders that are full or read-only. The words name
//! what was refused, and blame nobody else.

use std::process::Command;

use common::{compile_linked, have, root, run, skipped, text, tree};

fn program() -> Option<Command> {
    if !have("cc") || cfg!(not(target_arch = "x86_64")) {
        skipped("cc is not installed, or the processor another");
        return None;
    }
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", &include];
    let mut command =
        Command::new(compile_linked("cc", "refused_calls", &[&root().join("tests/c/refused_calls.c")], &flags));
    command.env("ANYGPU_BACKEND", "host").env_remove("ANYGPU_LOG").env_remove("ANYGPU_BROKER_DIR");
    Some(command)
}

#[test]
fn a_refused_call_is_named_and_taken_for_nothing_else() {
    /// Words of other failures, and hipErrorOutOfMemory as the program prints it.
    const OTHERS: [&str; 6] = [
        " 2 hip",
        "has freed what",
        "another user's",
        "no process of this user publishes",
        "is of another kind",
        "has ended",
    ];
    for (call, named) in [
        ("memfd_create", Some("memfd_create")),
        ("fcntl", Some("fcntl")),
        ("ftruncate", Some("ftruncate")),
        ("fchmod", Some("fchmod")),
        // That of the C library's fstat.
        ("newfstatat", Some("fstat")),
        ("madvise", Some("madvise")),
        ("pread64", Some("pread64")),
        ("pwrite64", Some("pwrite64")),
        ("connect", Some("connect")),
        ("setsockopt", Some("setsockopt")),
        // /proc/meminfo tells the same.
        ("sysinfo", None),
    ] {
        let Some(mut program) = program() else { return };
        let output = run(program.arg(call));
        if output.status.code() == Some(77) {
            return skipped("no filter can be set");
        }
        let printed = text(&output.stdout);
        assert!(output.status.success(), "{call}: {} {printed}", output.status);
        let Some(named) = named else {
            assert_eq!(printed, "all good\n", "{call}");
            continue;
        };
        // What was never made has no token.
        let is_meant = |line: &&str| {
            ["are no token", "is no handle of an offer", "is all zeros"].iter().all(|what| !line.contains(what))
        };
        let is_published = call == "setsockopt";
        let mut lines = printed
            .lines()
            .filter(is_meant)
            .filter(|line| is_published || !line.contains("importer anygpu_lookup"))
            .peekable();
        assert!(lines.peek().is_some(), "{call}: {printed}");
        for line in lines {
            assert!(!OTHERS.iter().any(|other| line.contains(other)), "{call}: {line}");
            let is_refused = line.contains(&format!("the system call {named} is refused"));
            assert!(is_refused || line.contains("its own calls say which"), "{call}: {line}");
        }
    }
}

/// Runs a script as root in a mount namespace of its own; `None` where that is not allowed.
fn in_mounts(script: &str) -> Option<(Option<i32>, String)> {
    let mut command = Command::new("unshare");
    command
        .args(["-m", "sh", "-c", &format!("mount -t tmpfs none /mnt || exit 77; {script}")])
        .env("ANYGPU_BACKEND", "host");
    let output = run(command.env_remove("ANYGPU_LOG").env_remove("ANYGPU_BROKER_DIR"));
    if output.status.code() == Some(77) || text(&output.stderr).contains("unshare failed") {
        skipped("nothing can be mounted");
        return None;
    }
    Some((output.status.code(), text(&output.stdout) + &text(&output.stderr)))
}

/// Without the kernel's list of sockets names are refused by its name, and no tool says that all is well.
#[test]
fn a_proc_without_the_list_of_sockets_is_told() {
    let Some(program) = program() else { return };
    let (program, tool) = (program.get_program().display().to_string(), tree().join("bin/anygpu"));
    let tool = tool.display();
    let subset = "mount -t proc -o subset=pid proc /proc || exit 77";
    let words = ["/proc/net/unix", "ProcSubset=all"];
    let Some((_, said)) = in_mounts(&format!("{subset}; {program}")) else { return };
    assert!(said.contains("anygpu_publish") && words.iter().all(|word| said.contains(word)), "{said}");
    let Some((_, said)) = in_mounts(&format!("{subset}; ANYGPU_BROKER_DIR=/mnt/b {program}")) else { return };
    assert!(said.contains("/proc/sys/kernel/random/boot_id") && said.contains("ProcSubset=all"), "{said}");
    for command in ["list", "list --names", "doctor"] {
        let Some((status, said)) = in_mounts(&format!("{subset}; {tool} {command}")) else { return };
        assert_eq!(status, Some(1), "{command}: {said}");
        assert!(words.iter().all(|word| said.contains(word)) && !said.contains("Sharing works."), "{command}: {said}");
        let Some((status, said)) = in_mounts(&format!("mount -t tmpfs none /proc; {tool} {command}")) else { return };
        assert!(status == Some(1) && said.contains("/proc"), "{command}: {said}");
    }
}

/// A folder of sockets that is full or read-only is named.
#[test]
fn a_folder_that_takes_no_socket_is_named() {
    let Some(program) = program() else { return };
    let program = program.get_program().display().to_string();
    for (obstacle, why) in [
        ("mount -t tmpfs -o size=4k,mode=700,nr_inodes=1 none /mnt", "No space left on device"),
        ("mount -t tmpfs -o mode=700,ro none /mnt", "Read-only file system"),
    ] {
        let Some((_, said)) = in_mounts(&format!("{obstacle}; ANYGPU_BROKER_DIR=/mnt {program}")) else { return };
        assert!(said.contains(why) && said.contains("/mnt"), "{obstacle}: {said}");
        assert!(said.lines().filter(|line| line.contains(why)).all(|line| line.contains("/mnt")), "{obstacle}: {said}");
    }
}
