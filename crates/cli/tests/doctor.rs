// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu doctor` finds planted obstacles, names no others, and ends what it starts; `anygpu info --config`.

use std::fs;
use std::io::Read;
use std::os::fd::{FromRawFd, OwnedFd};
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use anygpu::os::config;
use common::{comes_true, compile_library, run, scratch, skipped, stand_in, text, tree};
use serde_json::Value;

const WAYS: [&str; 7] = ["ipc_memory", "ipc_event", "physical_memory", "pool", "handle64", "external_memory", "token"];

/// The tool on the host back end.
fn anygpu(arguments: &[&str]) -> Command {
    let mut command = Command::new(tree().join("bin/anygpu"));
    command.args(arguments).env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_MEMORY", "64M");
    for variable in ["LD_PRELOAD", "LD_LIBRARY_PATH", "CUDA_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES"] {
        command.env_remove(variable);
    }
    command
}

fn doctor() -> Command {
    anygpu(&["doctor", "--json"])
}

#[track_caller]
fn report(output: &Output) -> Value {
    let (printed, said) = (text(&output.stdout), text(&output.stderr));
    serde_json::from_str(&printed).unwrap_or_else(|error| panic!("{error}: {printed}{said}"))
}

/// The ways that work in all tries, and those that fail or are unsupported in any.
fn ways(report: &Value, works: &str) -> Vec<&'static str> {
    let tries = report["tries"].as_array().expect("tries");
    let is_so = |way: &str| {
        let mut of_way = tries.iter().filter(|one| one["way"] == way).peekable();
        let is_tried = of_way.peek().is_some();
        is_tried
            && if works == "yes" {
                of_way.all(|one| one["works"] == works)
            } else {
                of_way.any(|one| one["works"] == works)
            }
    };
    WAYS.into_iter().filter(|way| is_so(way)).collect()
}

fn cause<'a>(report: &'a Value, name: &str) -> Option<&'a Value> {
    report["causes"].as_array().expect("causes").iter().find(|cause| cause["name"] == name)
}

/// Checks that a cause hinders ways, has a remedy, and is the only obstacle.
#[track_caller]
fn assert_hinders(report: &Value, name: &str, hindered: &[&str]) {
    let cause = cause(report, name).unwrap_or_else(|| panic!("no {name} in {report:#}"));
    assert_eq!((&cause["hinders"], &cause["ways"]), (&true.into(), &hindered.into()), "{report:#}");
    assert!(cause["remedy"].as_str().is_some_and(|remedy| !remedy.is_empty()), "{cause:#}");
    let others = report["causes"].as_array().expect("causes").iter().filter(|cause| cause["hinders"] == true);
    assert_eq!(others.count(), 1, "{report:#}");
}

#[track_caller]
fn assert_harmless(report: &Value, name: &str) {
    let cause = cause(report, name).unwrap_or_else(|| panic!("no {name} in {report:#}"));
    assert_eq!((&cause["hinders"], &cause["remedy"]), (&false.into(), &Value::Null), "{report:#}");
    assert_eq!(ways(report, "yes"), WAYS, "{report:#}");
}

fn is_root() -> bool {
    // SAFETY: a plain question.
    unsafe { libc::geteuid() == 0 }
}

/// A process that waits, killed with what started it.
struct Waiting {
    starter: Child,
    pid: i32,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        // SAFETY: a plain system call; the process is a child of the starter, which has not been waited for.
        unsafe { libc::kill(self.pid, libc::SIGKILL) };
        _ = self.starter.kill();
        _ = self.starter.wait();
    }
}

/// Starts a process that waits in new namespaces; `None`, reported, where the system refuses.
fn waiting(options: &[&str]) -> Option<Waiting> {
    // Its first output tells that it is where it should be.
    let mut command = Command::new("unshare");
    command.args(options).args(["sh", "-c", "echo here; exec sleep 600"]);
    start(&mut command, "unshare")
}

fn start(command: &mut Command, what: &str) -> Option<Waiting> {
    command.env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_MEMORY", "64M");
    let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let Ok(mut starter) = started else {
        skipped(format!("{what} is not installed"));
        return None;
    };
    let mut line = [0; 5];
    if starter.stdout.take().expect("a pipe").read_exact(&mut line).is_err() {
        _ = starter.kill();
        let output = starter.wait_with_output().expect("its end");
        skipped(format!("{what}: {}", text(&output.stderr).trim()));
        return None;
    }
    let id = starter.id() as i32;
    let children = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap_or_default();
    let pid = children.split_whitespace().next().and_then(|child| child.parse().ok()).unwrap_or(id);
    Some(Waiting { starter, pid })
}

/// The report between the tool's place and a process's; `None`, reported, where the tool may not enter it.
fn between(other: &Waiting) -> Option<Value> {
    let report = report(&run(doctor().args(["--between", &other.pid.to_string()])));
    if let Some(why) = report["not_tried"].as_str() {
        // Who may make a namespace as root may enter it, too.
        assert!(!is_root() && why.starts_with("cannot enter"), "{why}");
        skipped(why);
        return None;
    }
    Some(report)
}

#[test]
fn on_the_host_every_way_works_and_has_figures() {
    let output = run(doctor().env("ANYGPU_HOST_DEVICES", "2"));
    let report = report(&output);
    assert_eq!(ways(&report, "yes"), WAYS, "{report:#}");
    assert_eq!(output.status.code(), Some(0));
    let tries = report["tries"].as_array().expect("tries");
    assert_eq!(tries.len(), 4 * WAYS.len());
    for one in tries {
        let has = |figure: &str| one[figure].as_f64().is_some_and(|figure| figure > 0.0);
        assert!(has("latency_us") && has("opening_us") && has("gb_per_s") == (one["way"] != "ipc_event"), "{one:#}");
    }
    let pairs: Vec<_> =
        tries.iter().step_by(WAYS.len()).map(|one| (&one["owner_device"], &one["user_device"])).collect();
    assert_eq!(
        format!("{pairs:?}"),
        "[(Number(0), Number(0)), (Number(0), Number(1)), (Number(1), Number(0)), (Number(1), Number(1))]"
    );
    assert_eq!(report["causes"], Value::Array(Vec::new()));
    let printed = text(&run(&mut anygpu(&["doctor"])).stdout);
    let lines = |start: &str| printed.lines().filter(|line| line.starts_with(start)).count();
    assert_eq!((lines("host: 1 device"), lines("0 -> 0"), lines("Sharing works.")), (1, 1, 1), "{printed}");
    assert!(!printed.contains('\x1b'), "{printed}");
}

#[test]
fn another_pid_namespace_is_named() {
    let Some(other) = waiting(&["--pid", "--fork", "--mount-proc"]) else { return };
    let Some(report) = between(&other) else { return };
    assert_hinders(&report, "PID namespace", &["ipc_memory", "ipc_event", "handle64", "token"]);
    assert_eq!(ways(&report, "yes"), ["physical_memory", "pool", "external_memory"], "{report:#}");
}

/// A namespace of mounts alone would give the root outside, and its /proc.
#[test]
fn a_process_in_a_chroot_is_met_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let script =
        r#"mount --rbind / "$1" && mount -t proc proc "$1/proc" && exec chroot "$1" sh -c 'echo here; exec sleep 600'"#;
    let mut command = Command::new("unshare");
    command.args(["--mount", "--pid", "--fork", "sh", "-c", script, "sh"]).arg(folder.path());
    let Some(other) = start(&mut command, "unshare") else { return };
    let Some(report) = between(&other) else { return };
    assert_hinders(&report, "PID namespace", &["ipc_memory", "ipc_event", "handle64", "token"]);
    assert_eq!(ways(&report, "yes"), ["physical_memory", "pool", "external_memory"], "{report:#}");
}

#[test]
fn another_ipc_namespace_is_no_obstacle_on_the_host() {
    let Some(other) = waiting(&["--ipc"]) else { return };
    let Some(report) = between(&other) else { return };
    assert_harmless(&report, "IPC namespace");
}

#[test]
fn another_user_namespace_is_named() {
    let Some(other) = waiting(&["--user", "--map-root-user"]) else { return };
    let Some(report) = between(&other) else { return };
    assert_hinders(&report, "user namespace", &["ipc_memory", "ipc_event", "token"]);
}

#[test]
fn another_network_namespace_is_named_and_its_remedy_works() {
    let Some(other) = waiting(&["--net"]) else { return };
    let Some(report) = between(&other) else { return };
    assert_hinders(&report, "network namespace", &["handle64", "token"]);
    let tried = |way| report["tries"].as_array().expect("tries").iter().find(|one| one["way"] == way).expect("tried");
    let (handle, token) = (tried("handle64"), tried("token"));
    assert!(
        handle["reason"].as_str().is_some_and(|why| why.contains("no process answers to the handle")),
        "{handle:#}"
    );
    assert_eq!((&token["call"], &token["status"]), (&"anygpu_import".into(), &"ANYGPU_ERROR_UNREACHABLE".into()));
    assert!(token["reason"].as_str().is_some_and(|why| why.contains("another network namespace")), "{token:#}");
    drop(other);
    // The remedy that it gives.
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new("unshare");
    command
        .args(["--net", "sh", "-c", "echo here; exec sleep 600"])
        .env("ANYGPU_BROKER_DIR", folder.path().join("sockets"));
    let Some(other) = start(&mut command, "unshare") else { return };
    let mut command = doctor();
    command.env("ANYGPU_BROKER_DIR", folder.path().join("sockets"));
    let output = run(command.args(["--between", &other.pid.to_string()]));
    assert_harmless(&self::report(&output), "network namespace");
}

#[test]
fn another_user_is_named() {
    if !is_root() {
        return skipped("only root can become another user");
    }
    let mut command = Command::new("sh");
    command.args(["-c", "echo here; exec sleep 600"]).uid(1001).gid(1001);
    let Some(other) = start(&mut command, "sh") else { return };
    let Some(report) = between(&other) else { return };
    assert_hinders(&report, "user", &["ipc_memory", "ipc_event", "physical_memory", "pool", "handle64", "token"]);
}

#[test]
fn differences_are_told_apart() {
    if !is_root() {
        return skipped("only root can enter the namespaces one by one");
    }
    let Some(other) = waiting(&["--user", "--map-root-user", "--pid", "--fork", "--mount-proc", "--ipc", "--net"])
    else {
        return;
    };
    let Some(report) = between(&other) else { return };
    for (name, hindered) in [
        ("PID namespace", &["ipc_memory", "ipc_event", "handle64", "token"][..]),
        ("user namespace", &["ipc_memory", "ipc_event", "token"]),
        ("network namespace", &["handle64", "token"]),
        ("IPC namespace", &[]),
    ] {
        let cause = cause(&report, name).unwrap_or_else(|| panic!("no {name} in {report:#}"));
        assert_eq!(
            (&cause["hinders"], &cause["ways"]),
            (&(!hindered.is_empty()).into(), &hindered.into()),
            "{cause:#}"
        );
    }
    assert!(cause(&report, "unexplained").is_none(), "{report:#}");
}

#[test]
fn a_process_without_shm_is_no_obstacle_on_the_host() {
    let mut command = Command::new("unshare");
    command.args([
        "--mount",
        "sh",
        "-c",
        "mount -t tmpfs none /dev && mknod -m 666 /dev/null c 1 3 && echo here; exec sleep 600",
    ]);
    let Some(other) = start(&mut command, "unshare") else { return };
    let Some(report) = between(&other) else { return };
    assert_harmless(&report, "mount namespace");
    assert_harmless(&report, "/dev/shm");
}

#[test]
fn a_place_in_which_nothing_works_makes_no_obstacle_of_the_differences() {
    let Some(other) = waiting(&["--ipc"]) else { return };
    // The other process's back end is the host.
    for back_end in ["ascend", ""] {
        let mut command = doctor();
        command.env("ANYGPU_BACKEND", back_end).args(["--between", &other.pid.to_string()]);
        let report = report(&run(&mut command));
        if ways(&report, "yes") == WAYS {
            return skipped("there is a GPU");
        }
        assert_hinders(&report, "ANYGPU_BACKEND", &WAYS);
        assert_eq!(cause(&report, "IPC namespace").expect("it differs")["hinders"], false, "{report:#}");
    }
}

#[test]
fn two_processes_and_their_settings_are_compared() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = |folder: &Path| {
        let mut command = Command::new("sh");
        command.args(["-c", "echo here; exec sleep 600"]).env("ANYGPU_BROKER_DIR", folder);
        start(&mut command, "sh").expect("a shell")
    };
    let (one, other) = (process(&folder.path().join("one")), process(&folder.path().join("other")));
    let pids = [one.pid, other.pid].map(|pid| pid.to_string());
    let report = report(&run(doctor().args(["--between", &pids[0], &pids[1]])));
    assert_hinders(&report, "ANYGPU_BROKER_DIR", &["handle64", "token"]);
    assert_eq!((&report["between"][0]["pid"], &report["between"][1]["pid"]), (&one.pid.into(), &other.pid.into()));
    let gone = run(doctor().args(["--between", "2147483647"]));
    assert!(text(&gone.stderr).contains("there is no process 2147483647"), "{}", text(&gone.stderr));
}

#[test]
fn a_process_that_may_not_be_entered_is_not_guessed_about() {
    if !is_root() {
        return skipped("only root can become another user");
    }
    let Some(other) = waiting(&["--ipc"]) else { return };
    // Another user may not have access to the tool's folder.
    let folder = Path::new("/tmp").join(format!("anygpu-doctor-{}", std::process::id()));
    for (name, file) in [("bin/anygpu", "bin/anygpu"), ("lib/libanygpu.so.0", "lib/libanygpu.so.0")] {
        let copy = folder.join(name);
        fs::create_dir_all(copy.parent().expect("a folder")).expect("a folder");
        fs::copy(tree().join(file), copy).expect("a copy");
    }
    let mut command = Command::new(folder.join("bin/anygpu"));
    command.args(["doctor", "--json", "--between", &other.pid.to_string()]).env("ANYGPU_BACKEND", "host");
    let output = run(command.uid(1001).gid(1001).env("ANYGPU_HOST_MEMORY", "64M"));
    fs::remove_dir_all(&folder).expect("a folder removed");
    let report = report(&output);
    assert!(report["not_tried"].is_string() && output.status.code() == Some(1), "{report:#}");
    let user = cause(&report, "user").expect("the user differs");
    assert_eq!(user["hinders"], Value::Null);
    assert!(cause(&report, "/dev/shm").is_none(), "nobody but its user and root sees what it has: {report:#}");
}

#[test]
fn a_process_that_may_not_be_looked_into_is_named() {
    if !is_root() {
        return skipped("only root can start a process of another user");
    }
    // The system does not show what is done with a program that its user may not read.
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("sleep");
    fs::copy("/bin/sleep", &program).expect("a copy");
    for (mode, path) in [("0711", &program), ("0755", &folder.path().to_path_buf())] {
        common::succeed(Command::new("chmod").arg(mode).arg(path));
    }
    for is_closed in [true, false] {
        let program = if is_closed { program.display().to_string() } else { "sleep".into() };
        let mut command = Command::new("sh");
        command.args(["-c", &format!("echo here; exec {program} 600")]).uid(65534).gid(65534).current_dir("/");
        let Some(other) = start(&mut command, "sh") else { return };
        let seen = || fs::read_to_string(format!("/proc/{}/comm", other.pid)).is_ok_and(|name| name == "sleep\n");
        assert!(common::comes_true(seen), "sleep has not started");
        let report = report(&run(doctor().args(["--between", &other.pid.to_string()])));
        assert_eq!(report["between"][0]["dumpable"], !is_closed, "{report:#}");
        let cause = cause(&report, "not dumpable");
        assert_eq!(cause.is_some_and(|cause| cause["hinders"].is_null()), is_closed, "{report:#}");
    }
}

/// Root runs nothing that another user's process names, writes nowhere that it names, and tells nobody what it names.
#[test]
fn what_another_users_process_names_is_that_users_alone() {
    if !is_root() {
        return skipped("only root can start a process of another user");
    }
    let folder = tempfile::tempdir().expect("a folder");
    common::succeed(Command::new("chmod").arg("0777").arg(folder.path()));
    let [users, log, arguments] = ["users", "log", "arguments"].map(|name| folder.path().join(name));
    let source = scratch("named").join("named.c");
    let code = format!(
        "#include <stdio.h>\n#include <stdlib.h>\n#include <unistd.h>\n__attribute__((constructor)) static void note(void)\n{{\n    \
         char command[256];\n    FILE *file = fopen(\"{}\", \"a\");\n    if (file)\n        fprintf(file, \"%d\\n\", geteuid()), fclose(file);\n    \
         sprintf(command, \"cat /proc/%d/cmdline /proc/%d/cmdline >>{}\", getpid(), getppid());\n    system(command);\n}}\n",
        users.display(),
        arguments.display()
    );
    fs::write(&source, code).expect("a file written");
    compile_library(&folder.path().join("libcuda.so.1"), &[&source], &[] as &[&str]);
    let process = |script: &str| {
        let mut command = Command::new("env");
        command.args(["ANYGPU_BACKEND=nvidia", "sh", "-c", script]).uid(1001).gid(1001).current_dir("/");
        command.env("LD_LIBRARY_PATH", folder.path()).env("ANYGPU_LOG", format!("debug:{}", log.display()));
        start(&mut command, "sh").expect("a shell")
    };
    let other = process("echo here; exec sleep 600");
    for pids in [vec![other.pid], vec![other.pid, std::process::id() as i32]] {
        _ = fs::write(&users, "");
        common::succeed(Command::new("chmod").arg("0666").arg(&users));
        [&log, &arguments].into_iter().for_each(|file| _ = fs::remove_file(file));
        let report = report(&run(doctor().arg("--between").args(pids.iter().map(ToString::to_string))));
        let noted = fs::read_to_string(&users).expect("a file");
        assert!(!noted.is_empty() && noted.lines().all(|user| user == "1001"), "{noted} {report:#}");
        assert_eq!(fs::metadata(&log).expect("a log").uid(), 1001, "{report:#}");
        // All users can read arguments.
        let seen = fs::read_to_string(&arguments).expect("a file");
        assert!(seen.contains("attempt") && !seen.contains("debug:"), "{seen}");
        assert!(cause(&report, "LD_LIBRARY_PATH").is_some(), "{report:#}");
    }
    // A set-user-ID program's variables are those of who started it.
    let program = folder.path().join("sleep");
    fs::copy("/bin/sleep", &program).expect("a copy");
    common::succeed(Command::new("chmod").arg("4755").arg(&program));
    let other = process(&format!("echo here; exec {} 600", program.display()));
    let seen = || fs::read_to_string(format!("/proc/{}/comm", other.pid)).is_ok_and(|name| name == "sleep\n");
    assert!(comes_true(seen), "sleep has not started");
    let facts = &report(&run(doctor().args(["--between", &other.pid.to_string()])))["between"][0];
    if facts["user"] != 0 {
        return skipped("the folder for temporary files has no set-user-ID programs");
    }
    assert_eq!(facts["variables"], Value::Object(serde_json::Map::new()), "{facts:#}");
}

#[test]
fn a_terminal_obeys_no_process() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("\x1b[2Jsleep");
    fs::copy("/bin/sleep", &program).expect("a copy");
    let mut command = Command::new("sh");
    command.args(["-c", "echo here; exec \"$0\" 600"]).arg(&program).env("ANYGPU_BROKER_DIR", "/nowhere/\x1b[2J");
    let Some(other) = start(&mut command, "sh") else { return };
    let seen = || fs::read_to_string(format!("/proc/{}/comm", other.pid)).is_ok_and(|name| name.ends_with("sleep\n"));
    assert!(comes_true(seen), "it has not started");
    let printed = text(&run(anygpu(&["doctor", "--between"]).arg(other.pid.to_string())).stdout);
    assert!(printed.contains(r"(\u{1b}[2Jsleep)") && printed.contains(r"/nowhere/\u{1b}[2J"), "{printed}");
    assert!(!printed.contains('\x1b'), "{printed}");
}

#[test]
fn a_stopped_process_is_named() {
    let mut command = Command::new("sh");
    let Some(other) = start(command.args(["-c", "echo here; exec sleep 600"]), "sh") else { return };
    for (signal, is_stopped) in [(libc::SIGSTOP, true), (libc::SIGCONT, false)] {
        // SAFETY: a child of ours that was not waited for.
        unsafe { libc::kill(other.pid, signal) };
        let status = || fs::read_to_string(format!("/proc/{}/status", other.pid)).unwrap_or_default();
        assert!(common::comes_true(|| status().contains("State:\tT") == is_stopped), "{}", status());
        let report = report(&run(doctor().args(["--between", &other.pid.to_string()])));
        let cause = cause(&report, "stopped");
        assert_eq!(cause.is_some_and(|cause| cause["hinders"].is_null()), is_stopped, "{report:#}");
    }
}

#[test]
fn a_process_that_has_ended_is_none() {
    let mut ended = Command::new("true").spawn().expect("a process");
    let pid = ended.id();
    let status = || fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    assert!(common::comes_true(|| status().contains("State:\tZ")), "{}", status());
    let output = run(doctor().args(["--between", &pid.to_string()]));
    assert!(!output.status.success() && text(&output.stderr).contains("has ended"), "{}", text(&output.stderr));
    ended.wait().expect("a child");
}

/// Has a command run with a filter of system calls that does something about one of them.
fn filter(command: &mut Command, call: libc::c_long, action: u32) {
    let statement = |code: u32, k: u32| libc::sock_filter { code: code as u16, jt: 0, jf: 0, k };
    // SAFETY: the closure makes system calls only; the program is valid for the call.
    unsafe {
        command.pre_exec(move || {
            let mut program = [
                statement(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, 0),
                libc::sock_filter { jf: 1, ..statement(libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K, call as u32) },
                statement(libc::BPF_RET | libc::BPF_K, action),
                statement(libc::BPF_RET | libc::BPF_K, libc::SECCOMP_RET_ALLOW),
            ];
            let program = libc::sock_fprog { len: program.len() as u16, filter: program.as_mut_ptr() };
            libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
            match libc::prctl(libc::PR_SET_SECCOMP, libc::SECCOMP_MODE_FILTER, &raw const program) {
                0 => Ok(()),
                _ => Err(std::io::Error::last_os_error()),
            }
        });
    }
}

#[test]
fn a_filter_of_system_calls_is_named_with_the_call() {
    for action in [libc::SECCOMP_RET_ERRNO | libc::EPERM as u32, libc::SECCOMP_RET_KILL_PROCESS] {
        let mut command = doctor();
        filter(&mut command, libc::SYS_memfd_create, action);
        let report = report(&run(&mut command));
        assert_hinders(&report, "seccomp", &WAYS);
        let what = cause(&report, "seccomp").expect("named")["what"].to_string();
        assert!(what.contains("memfd_create ("), "{what}");
    }
    // One that does not matter.
    let mut command = doctor();
    filter(&mut command, libc::SYS_reboot, libc::SECCOMP_RET_ERRNO | libc::EPERM as u32);
    assert_harmless(&report(&run(&mut command)), "seccomp");
}

#[test]
fn a_low_limit_of_descriptors_is_named() {
    let limited = |soft: u64, hard: u64| {
        let mut command = doctor();
        // SAFETY: the closure makes a system call only.
        unsafe {
            command.pre_exec(move || {
                let limits = libc::rlimit { rlim_cur: soft, rlim_max: hard };
                match libc::setrlimit(libc::RLIMIT_NOFILE, &limits) {
                    0 => Ok(()),
                    _ => Err(std::io::Error::last_os_error()),
                }
            });
        }
        report(&run(&mut command))
    };
    let report = limited(6, 256);
    assert_hinders(&report, "RLIMIT_NOFILE", &WAYS);
    assert_eq!(cause(&report, "RLIMIT_NOFILE").expect("named")["remedy"], "ulimit -n 256");
    // Some ways work, and some only where they are tried first.
    for soft in [8, 9] {
        let report = limited(soft, 256);
        let causes = report["causes"].as_array().expect("causes").iter().filter(|cause| cause["hinders"] == true);
        let remedies: Vec<&Value> = causes.map(|cause| &cause["remedy"]).collect();
        assert_eq!(remedies, ["ulimit -n 256"], "{report:#}");
    }
    // Too low for the tool itself.
    assert_hinders(&limited(8, 8), "RLIMIT_NOFILE", &WAYS);
    assert_harmless(&limited(256, 256), "RLIMIT_NOFILE");
}

#[test]
fn a_back_end_without_a_device_is_named() {
    if !anygpu::os::loader::elsewhere("libacl_rt.so").is_empty() {
        return skipped("there is a libacl_rt.so");
    }
    let report = report(&run(doctor().env("ANYGPU_BACKEND", "ascend")));
    assert_hinders(&report, "ANYGPU_BACKEND", &WAYS);
    assert_eq!(report["tries"], Value::Array(Vec::new()));
    let what = cause(&report, "ANYGPU_BACKEND").expect("named")["what"].to_string();
    assert!(what.contains("libacl_rt.so") && what.contains("host"), "{what}");
}

#[test]
fn hidden_devices_are_named() {
    let hiding = |name: &str, list: &str| report(&run(doctor().env("ANYGPU_HOST_DEVICES", "2").env(name, list)));
    assert_hinders(&hiding("CUDA_VISIBLE_DEVICES", "-1"), "CUDA_VISIBLE_DEVICES", &WAYS);
    assert_hinders(&hiding("HIP_VISIBLE_DEVICES", "7"), "HIP_VISIBLE_DEVICES", &WAYS);
    let report = hiding("CUDA_VISIBLE_DEVICES", "1");
    assert_harmless(&report, "CUDA_VISIBLE_DEVICES");
    assert_eq!(
        cause(&report, "CUDA_VISIBLE_DEVICES").expect("named")["what"],
        "\"1\" hides 1 of 2 devices, which were not tried"
    );
}

/// Runs the tool where /dev has nothing but /dev/null; `None`, reported, where the system refuses.
fn without_shm(command: &Command) -> Option<Value> {
    let mut bare = Command::new("unshare");
    let script = "mount -t tmpfs none /dev && mknod -m 666 /dev/null c 1 3 && exec \"$@\"";
    bare.args(["--mount", "sh", "-c", script, "sh"]).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => bare.env(name, value),
            None => bare.env_remove(name),
        };
    }
    let output = run(&mut bare);
    if output.stdout.is_empty() {
        skipped(text(&output.stderr).trim());
        return None;
    }
    Some(report(&output))
}

#[test]
fn yama_is_listed_as_no_obstacle() {
    let mode = fs::read_to_string("/proc/sys/kernel/yama/ptrace_scope").unwrap_or_default();
    let report = report(&run(&mut doctor()));
    if ["", "0"].contains(&mode.trim()) {
        assert!(cause(&report, "Yama").is_none(), "{report:#}");
        return skipped("the system is without Yama");
    }
    assert_harmless(&report, "Yama");
}

#[test]
fn a_missing_shm_is_no_obstacle_on_the_host() {
    if let Some(report) = without_shm(&doctor()) {
        assert_harmless(&report, "/dev/shm");
    }
}

/// A folder with a stand-in of NVIDIA's driver.
fn driver(name: &str) -> PathBuf {
    let folder = scratch(name);
    stand_in("nvidia", &folder.join("libcuda.so.1"), &[], &[]);
    folder
}

fn over(library: &Path, back_end: &str) -> Command {
    let mut command = doctor();
    command.env("ANYGPU_BACKEND", back_end).env("LD_LIBRARY_PATH", library);
    command
}

#[test]
fn over_nvidias_driver_a_function_that_it_lacks_is_named() {
    let driver = driver("driver");
    let output = run(&mut over(&driver, "nvidia"));
    let found = report(&output);
    let count = found["devices"].as_array().map(Vec::len);
    assert_eq!((&found["back_end"], count), (&"nvidia".into(), Some(2)), "{found:#}");
    // The stand-in is a driver without physical memory.
    assert_eq!(ways(&found, "yes"), ["ipc_memory", "ipc_event", "token"], "{found:#}");
    assert_hinders(&found, "driver version", &["physical_memory", "pool", "handle64", "external_memory"]);
    assert_eq!(ways(&found, "unsupported"), ["physical_memory", "pool", "handle64", "external_memory"], "{found:#}");
    assert_eq!(output.status.code(), Some(0));
    let report = report(&run(over(&driver, "nvidia").env("CUDA_VISIBLE_DEVICES", "9")));
    assert_hinders(&report, "CUDA_VISIBLE_DEVICES", &WAYS);
}

#[test]
fn a_call_that_fails_for_no_known_obstacle_is_reported_as_it_is() {
    let failing = "cuIpcOpenMemHandle_v2=205";
    let report = report(&run(over(&driver("fails"), "nvidia").env("STANDIN_FAIL", failing)));
    let cause = cause(&report, "unexplained").unwrap_or_else(|| panic!("{report:#}"));
    assert_eq!(cause["ways"], Value::from(["ipc_memory", "token"].as_slice()));
    let first = report["tries"].as_array().expect("tries").iter().find(|one| one["works"] == "no").expect("one");
    assert_eq!((&first["call"], &first["side"]), (&"hipIpcOpenMemHandle".into(), &"user".into()), "{first:#}");
}

#[test]
fn a_missing_peer_path_is_named() {
    let failing = "cuIpcOpenMemHandle_v2=217,cuDeviceCanAccessPeer=1";
    let report = report(&run(over(&driver("paths"), "nvidia").env("STANDIN_FAIL", failing)));
    let cause = |name: &str| cause(&report, name).unwrap_or_else(|| panic!("no {name} in {report:#}"));
    assert_eq!(cause("peer path")["ways"], Value::from(["ipc_memory", "token"].as_slice()));
    assert_eq!(cause("peer path")["what"], "devices do not reach each other's memory: 0 to 1, 1 to 0");
    // On one device it is something else.
    assert_eq!(cause("unexplained")["ways"], Value::from(["ipc_memory", "token"].as_slice()));
}

#[test]
fn over_nvidias_driver_events_need_shm() {
    let driver = driver("shm");
    let mut command = over(&driver, "nvidia");
    command.env("STANDIN_FAIL", "cuIpcOpenEventHandle=999").env("STANDIN_DEVICES", "1");
    if let Some(report) = without_shm(&command) {
        let cause = cause(&report, "/dev/shm").unwrap_or_else(|| panic!("{report:#}"));
        assert_eq!((&cause["hinders"], &cause["ways"]), (&true.into(), &["ipc_event"].as_slice().into()));
    }
}

#[test]
fn over_amds_library_every_way_is_tried() {
    let folder = scratch("amd");
    let defined = ["-DHIP_ABI=6".to_owned(), "-DDEVICES=2".to_owned()];
    stand_in("amd", &folder.join("libamdhip64.so.6"), &defined, &[]);
    let report = report(&run(&mut over(&folder, "amd")));
    assert_eq!(
        (&report["back_end"], report["devices"].as_array().map(Vec::len)),
        (&"amd".into(), Some(2)),
        "{report:#}"
    );
    assert_eq!(ways(&report, "yes"), WAYS, "{report:#}");
}

#[test]
fn over_ascends_library_every_way_is_tried() {
    let folder = scratch("ascend");
    stand_in("ascend", &folder.join("libacl_rt.so"), &[], &[]);
    let output = run(over(&folder, "ascend").env("STANDIN_DEVICES", "1"));
    let report = report(&output);
    assert_eq!(ways(&report, "yes"), ["ipc_memory", "ipc_event", "handle64", "token"], "{report:#}");
    assert_eq!(ways(&report, "unsupported"), ["physical_memory", "pool", "external_memory"], "{report:#}");
    assert_eq!(output.status.code(), Some(0));
}

/// A library to preload, which does something else where the host back end makes a memory file.
fn preload(name: &str, body: &str) -> PathBuf {
    let source = scratch("preload").join(name).with_extension("c");
    let code = format!(
        "#include <signal.h>\n#include <unistd.h>\n\
         int ftruncate(int file, off_t size)\n{{\n    (void)file, (void)size;\n    {body}\n    return -1;\n}}\n"
    );
    fs::write(&source, code).expect("a file written");
    let library = source.with_extension("so");
    compile_library(&library, &[&source], &[] as &[&str]);
    library
}

/// The processes with a variable in their environment.
fn processes(variable: &str) -> Vec<i32> {
    let entries = fs::read_dir("/proc").expect("a folder").flatten();
    let numbers = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let has = |pid: &i32| {
        let bytes = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        bytes.split(|byte| *byte == 0).any(|entry| entry == variable.as_bytes())
    };
    numbers.filter(has).collect()
}

#[test]
fn a_killed_process_is_reported() {
    let report = report(&run(doctor().env("LD_PRELOAD", preload("killed", "raise(SIGKILL);"))));
    assert_eq!(ways(&report, "no"), WAYS, "{report:#}");
    for one in report["tries"].as_array().expect("tries") {
        assert_eq!((&one["side"], &one["signal"]), (&"owner".into(), &9.into()), "{one:#}");
        assert!(one["call"].as_str().is_some_and(|call| !call.is_empty()), "{one:#}");
    }
}

#[test]
fn a_hung_process_is_reported_and_nothing_is_left() {
    let variable = format!("ANYGPU_TEST_DOCTOR=hung{}", std::process::id());
    let (name, value) = variable.split_once('=').expect("a variable");
    let library = preload("hung", "for (;;)\n        pause();");
    let mut command = doctor();
    command.args(["--timeout", "0.2"]).env("LD_PRELOAD", &library).env(name, value).env("ANYGPU_HOST_DEVICES", "2");
    let report = report(&run(&mut command));
    assert_eq!((ways(&report, "no"), ways(&report, "untried")), (WAYS.to_vec(), WAYS.to_vec()), "{report:#}");
    // What has hung three times is not waited for again.
    let untried = |one: &&Value| one["works"] == "untried";
    assert_eq!(report["tries"].as_array().expect("tries").iter().filter(untried).count(), WAYS.len());
    let one = &report["tries"][0];
    assert_eq!((&one["side"], &one["reason"]), (&"owner".into(), &"no answer within 0.2 s".into()), "{one:#}");
    assert_eq!(processes(&variable), Vec::<i32>::new());
    // Nor where the tool itself is killed.
    let mut command = doctor();
    command.args(["--timeout", "600"]).env("LD_PRELOAD", &library).env(name, value).stdout(Stdio::null());
    let mut tool = command.spawn().expect("the tool");
    assert!(comes_true(|| processes(&variable).len() == 3), "{:?}", processes(&variable));
    tool.kill().expect("killed");
    tool.wait().expect("waited for");
    assert!(comes_true(|| processes(&variable).is_empty()), "{:?}", processes(&variable));
}

#[test]
fn on_a_terminal_it_has_colours_and_progress() {
    let (mut controller, mut terminal) = (-1, -1);
    let none = std::ptr::null_mut();
    // SAFETY: the outputs are valid for the call, and everything else may be NULL.
    if unsafe { libc::openpty(&mut controller, &mut terminal, none, none.cast(), none.cast()) } != 0 {
        return skipped("there are no terminals");
    }
    // SAFETY: both were opened right now, for this test.
    let (controller, terminal) = unsafe { (OwnedFd::from_raw_fd(controller), OwnedFd::from_raw_fd(terminal)) };
    let reader = std::thread::spawn(move || {
        let (mut bytes, mut file) = (Vec::new(), fs::File::from(controller));
        // It ends with an error when nobody has the terminal.
        _ = file.read_to_end(&mut bytes);
        text(&bytes)
    });
    let mut command = anygpu(&["doctor"]);
    let twin = || terminal.try_clone().expect("a descriptor");
    command.env_remove("NO_COLOR").stdin(Stdio::null()).stdout(twin()).stderr(twin());
    let status = command.spawn().expect("the tool").wait().expect("its end");
    drop((command, terminal));
    let printed = reader.join().expect("what it printed");
    assert!(status.success(), "{printed}");
    assert!(printed.contains("\x1b[32myes\x1b[0m") && printed.contains("\r\x1b[Ktrying device 0 -> 0"), "{printed}");
}

#[test]
fn every_setting_is_shown_with_its_origin() {
    let mut command = anygpu(&["info", "--config"]);
    command.env("ANYGPU_HOST_DEVICES", "many").env("CUDA_VISIBLE_DEVICES", "").env("ANYGPU_LOG", "");
    let printed = text(&run(&mut command).stdout);
    for setting in config::settings() {
        assert!(
            printed.lines().any(|line| line.split(' ').next() == Some(setting.name)),
            "{}\n{printed}",
            setting.name
        );
    }
    let line = |name: &str| {
        let line = printed.lines().find(|line| line.starts_with(name)).expect("a line");
        line.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(line("ANYGPU_BACKEND"), "ANYGPU_BACKEND environment host");
    assert_eq!(line("ANYGPU_HOST_MEMORY"), "ANYGPU_HOST_MEMORY environment 64M");
    assert_eq!(line("ANYGPU_HOST_DEVICES"), "ANYGPU_HOST_DEVICES default 1");
    assert_eq!(line("ANYGPU_LOG"), "ANYGPU_LOG default error, to standard error");
    assert_eq!(line("CUDA_VISIBLE_DEVICES"), "CUDA_VISIBLE_DEVICES environment");
    assert!(printed.contains("ANYGPU_HOST_DEVICES=many is ignored: expected a number from 1 to 64"), "{printed}");
    let json = text(&run(&mut anygpu(&["info", "--config", "--json"])).stdout);
    let report: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(report["schema"], 1);
    let list = report["settings"].as_array().expect("a list");
    assert_eq!(list.len(), config::settings().count());
    assert_eq!(
        (&list[0]["name"], &list[0]["value"], &list[0]["from"]),
        (&"ANYGPU_BACKEND".into(), &"host".into(), &"environment".into())
    );
}
