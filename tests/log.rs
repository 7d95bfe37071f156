// SPDX-License-Identifier: MIT OR Apache-2.0
//! The log's lines: one for each sharing call at `info`, one for each call at `trace`, none when it is off, and whole
//! lines where threads and processes write to one file. The calls are answered by the host back end; tests/native.rs
//! does the same where the vendor answers.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use common::{compile_linked, root, run, scratch, succeed, text, tree};

/// Threads of tests/c/share_often.c, and how often each of them shares in each dialect.
const THREADS: usize = 4;
const ROUNDS: usize = 50;

fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let include = format!("-I{}", root().join("include").display());
        let source = root().join("tests/c/share_often.c");
        compile_linked(
            "cc",
            "share_often",
            &[&source],
            &["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-pthread", &include],
        )
    })
}

fn sharing(log: &str) -> Command {
    let mut command = Command::new(program());
    command.env("ANYGPU_BACKEND", "host").env("ANYGPU_LOG", log);
    command.args([THREADS.to_string(), ROUNDS.to_string()]);
    command
}

/// The lines of a log, each without `anygpu`, process and thread, which are checked.
#[track_caller]
fn lines(log: &str, processes: &[u32]) -> Vec<String> {
    let line = |line: &str| {
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        assert_eq!(words[0], "anygpu", "{line}");
        assert!(processes.is_empty() || processes.contains(&words[1].parse().expect("a process")), "{line}");
        assert!(words[2].parse::<u32>().is_ok(), "{line}");
        words[3].to_owned()
    };
    log.lines().map(line).collect()
}

fn of<'a>(lines: &'a [String], start: &str) -> Vec<&'a str> {
    lines.iter().filter_map(|line| line.strip_prefix(start)).collect()
}

/// A value that is not understood is told by default, a name that is no setting's at `warn`.
#[test]
fn settings_that_are_ignored_are_told_once() {
    let said = |log: &str| {
        let mut command = sharing(log);
        command.env("ANYGPU_HOST_DEVICES", "many").env("ANYGPU_HOST_DEVICE", "2");
        lines(&text(&succeed(&mut command).stderr), &[])
    };
    let ignored = "error: ANYGPU_HOST_DEVICES=many is ignored: expected a number from 1 to 64";
    assert_eq!(said("error"), [ignored]);
    assert_eq!(said("off"), [""; 0]);
    let warned = said("warn");
    assert_eq!(of(&warned, "error: ").len(), 1);
    assert_eq!(of(&warned, "warn: ANYGPU_HOST_DEVICE is no setting of anygpu's").len(), 1, "{warned:?}");
    // Where there is no back end it may be the cause.
    let mut command = sharing("error");
    command.env("ANYGPU_BACKEND", "ascend").env("ASCEND_HOME_PATH", "/nonexistent").env("ANYGPU_BACKENDS", "host");
    let told = text(&run(&mut command).stderr);
    assert!(told.contains("; ANYGPU_BACKENDS is no setting of anygpu's"), "{told}");
}

#[test]
fn info_has_a_line_for_each_sharing_call() {
    let output = succeed(&mut sharing("info"));
    let lines = lines(&text(&output.stderr), &[]);
    assert_eq!(of(&lines, "info: back end host").len(), 1);
    let shown = text(&output.stdout);
    for (function, success) in [("hipIpcGetMemHandle", "hipSuccess"), ("cuIpcGetMemHandle", "CUDA_SUCCESS")] {
        let calls = of(&lines, &format!("info: {function}("));
        assert_eq!(calls.len(), THREADS * ROUNDS);
        for call in calls {
            let (arguments, ended) = call.split_once(") = ").expect("arguments and a result");
            // The program shows what it passed and got.
            assert!(shown.lines().any(|line| line == format!("{function} {arguments}")), "{call}");
            let duration = ended.strip_prefix(&format!("{success} in ")).expect("success");
            let number = duration.strip_suffix(" us").expect("a duration");
            assert!(number.parse::<f64>().is_ok_and(|number| number >= 0.0), "{call}");
        }
    }
    // Each thread's one failure of each dialect: the reason, and the call.
    for (function, name) in [
        ("hipIpcOpenMemHandle", "hipErrorInvalidValue (invalid argument)"),
        ("cuIpcOpenMemHandle_v2", "CUDA_ERROR_INVALID_VALUE (invalid argument)"),
    ] {
        assert_eq!(of(&lines, &format!("warn: {function}: ")).len(), THREADS);
        let calls = of(&lines, &format!("info: {function}("));
        assert_eq!(calls.len(), THREADS);
        let start = format!("-, {}..., 0x1) = {name} in ", "00".repeat(16));
        assert!(calls.iter().all(|call| call.starts_with(&start)), "{calls:#?}");
    }
    // The rest says which back end was chosen, and why.
    assert_eq!(lines.iter().filter(|line| line.contains("Ipc")).count(), THREADS * (2 * ROUNDS + 4), "{lines:#?}");
    assert!(lines.iter().all(|line| !line.starts_with("trace: ")));
}

#[test]
fn trace_has_a_line_for_each_call() {
    let output = succeed(&mut sharing("trace"));
    let lines = lines(&text(&output.stderr), &[]);
    for (function, result, count) in [
        ("cuInit", " = CUDA_SUCCESS", 1),
        ("cuDevicePrimaryCtxRetain", " = CUDA_SUCCESS", 1),
        ("cuCtxSetCurrent", " = CUDA_SUCCESS", THREADS),
        ("hipMalloc", " = hipSuccess", THREADS),
        ("hipFree", " = hipSuccess", THREADS),
        ("hipGetErrorName", "", THREADS),
    ] {
        let calls = of(&lines, &format!("trace: {function}("));
        // With their arguments, as at info.
        let number = |word: &str| word.strip_prefix("0x").is_some_and(|digits| u64::from_str_radix(digits, 16).is_ok());
        let is_whole = |call: &&&str| {
            let end = format!("){result} in ");
            call.split_once(&end).is_some_and(|(arguments, _)| arguments.split(", ").all(number))
        };
        assert_eq!(calls.iter().filter(is_whole).count(), count, "{function}: {lines:#?}");
        assert_eq!(calls.len(), count, "{function}: {lines:#?}");
    }
    assert_eq!(of(&lines, "info: hipIpcGetMemHandle(").len(), THREADS * ROUNDS);
    assert_eq!(of(&lines, "trace: hipIpcGetMemHandle").len(), 0);
}

#[test]
fn a_warning_is_all_there_is_at_warn_and_nothing_when_off() {
    let output = succeed(&mut sharing("warn"));
    let lines = lines(&text(&output.stderr), &[]);
    assert_eq!(lines.len(), 2 * THREADS, "{lines:#?}");
    assert!(lines.iter().all(|line| line.starts_with("warn: ") && line.contains("IpcOpenMemHandle")), "{lines:#?}");
    for off in ["off", ""] {
        assert_eq!(text(&succeed(&mut sharing(off)).stderr), "");
    }
}

#[test]
fn an_answer_that_is_no_is_nothing_to_warn_of() {
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", &include];
    let program = compile_linked("cc", "questions", &[&root().join("tests/c/questions.c")], &flags);
    let ask = |level: &str| {
        let mut command = Command::new(&program);
        succeed(command.env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_DEVICES", "2").env("ANYGPU_LOG", level))
    };
    let output = ask("warn");
    assert_eq!((text(&output.stdout), text(&output.stderr)), ("11111111 0\n".into(), String::new()));
    let lines = lines(&text(&ask("debug").stderr), &[]);
    for name in ["cuMemRetainAllocationHandle", "cuMemPoolGetAccess", "cuPointerGetAttribute", "cuCtxEnablePeerAccess"]
    {
        assert_eq!(of(&lines, &format!("debug: {name}: ")).len(), 1, "{lines:#?}");
    }
}

#[test]
fn threads_and_processes_write_whole_lines_to_one_file() {
    const PROCESSES: usize = 4;
    let file = scratch("whole_lines").join(format!("{}.log", std::process::id()));
    _ = std::fs::remove_file(&file);
    // By a symbolic link, as any file.
    let link = file.with_extension("link");
    _ = std::fs::remove_file(&link);
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    let log = format!("info:{}", link.display());
    let start = || sharing(&log).stdout(std::process::Stdio::null()).spawn().expect("the program starts");
    let mut children: Vec<_> = (0..PROCESSES).map(|_| start()).collect();
    let ids: Vec<u32> = children.iter().map(std::process::Child::id).collect();
    for child in &mut children {
        assert!(child.wait().expect("it ends").success());
    }
    let written = std::fs::read_to_string(&file).expect("a log");
    assert!(written.ends_with('\n'));
    let lines = lines(&written, &ids);
    let calls = lines.iter().filter(|line| line.contains("Ipc")).count();
    assert_eq!(calls, PROCESSES * THREADS * (2 * ROUNDS + 4));
    for line in of(&lines, "info: hipIpc").into_iter().chain(of(&lines, "info: cuIpc")) {
        assert!(line.ends_with(" us") && line.matches(" in ").count() == 1, "{line}");
    }
}

#[test]
fn a_log_that_cannot_be_written_disturbs_nothing() {
    let folder = scratch("unwritable");
    let fifo = folder.join("fifo");
    if !fifo.exists() {
        succeed(Command::new("mkfifo").arg(&fifo));
    }
    // Nobody reads the FIFO: opening it would wait for that.
    for file in [fifo, folder.clone(), folder.join("absent/file")] {
        let output = succeed(&mut sharing(&format!("warn:{}", file.display())));
        let (first, rest) = text(&output.stderr).split_once('\n').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
        assert!(first.starts_with("anygpu: cannot open the log file "), "{first}");
        assert_eq!(lines(&rest, &[]).len(), 2 * THREADS);
    }
    assert_eq!(text(&succeed(&mut sharing("trace:/dev/full")).stderr), "");
    // The reader leaves at once.
    let mut child = sharing("trace")
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stderr.take());
    let status = child.wait().expect("it ends");
    assert!(status.success(), "{status}");
}

#[test]
fn the_programs_texts_and_files_are_kept_apart_from_the_log() {
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", &include];
    let program = compile_linked("cc", "log", &[&root().join("tests/c/log.c")], &flags);
    let folder = scratch("kept_apart");
    let (log, file) = (folder.join("log"), folder.join("file"));
    _ = std::fs::remove_file(&log);
    let mut command = Command::new(program);
    command.arg(&file).env("ANYGPU_BACKEND", "host").env("ANYGPU_LOG", format!("trace:{}", log.display()));
    assert_eq!(text(&succeed(&mut command).stdout), "0\n");
    let written = std::fs::read_to_string(&log).expect("a log");
    let lines = lines(&written, &[]);
    let about_the_name: Vec<&String> = lines.iter().filter(|line| line.contains("one anygpu two  xxx")).collect();
    // The call, and that the name was looked up in vain.
    assert_eq!(about_the_name.len(), 2, "{lines:#?}");
    // What a pipe takes at once.
    assert!(written.lines().all(|line| line.len() < 4096));
}

#[test]
fn the_first_rank_alone_says_that_there_is_no_back_end() {
    let said = |rank: Option<&str>, level: &str| {
        let mut command = sharing(level);
        command.env("ANYGPU_BACKEND", "hots").env_remove("PMI_RANK");
        rank.into_iter().for_each(|rank| _ = command.env("PMI_RANK", rank));
        let said = text(&common::run(&mut command).stderr);
        let reason = "no back end can be used (ANYGPU_BACKEND=host runs without a GPU): \"hots\" is none of auto, ";
        said.lines().filter(|line| line.contains(reason)).count()
    };
    assert_eq!([said(None, "error"), said(Some("0"), "error"), said(Some("1"), "error")], [1, 1, 0]);
    assert_eq!(said(Some("1"), "warn"), 1);
}

#[test]
fn a_name_that_is_looked_up_in_vain_is_told_once() {
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", &include];
    let program = compile_linked("cc", "in_vain", &[&root().join("tests/c/lookups_in_vain.c")], &flags);
    let said = |level: &str| {
        let mut command = Command::new(&program);
        lines(&text(&succeed(command.env("ANYGPU_BACKEND", "host").env("ANYGPU_LOG", level)).stderr), &[])
    };
    let told = said("info");
    let told: Vec<&String> = told.iter().filter(|line| line.contains("looked up")).collect();
    assert_eq!(
        told,
        [
            "info: cuGetProcAddress: this library has no cuOfTheFuture, which was looked up",
            "info: cuGetProcAddress: this library has no cuOfTheRuntimes, which was looked up",
            "info: hipGetProcAddress: this library has no hipOfTheFuture, which was looked up",
        ]
    );
    assert!(!said("warn").iter().any(|line| line.contains("looked up")));

    // The tool lists them, at the end of a program and of a log.
    let list = "3 functions were looked up that this library has not:\n  cuOfTheFuture (cuGetProcAddress)\n  \
        cuOfTheRuntimes (cuGetProcAddress)\n  hipOfTheFuture (hipGetProcAddress)\n";
    let tool = tree().join("bin/anygpu");
    let output = succeed(Command::new(&tool).args(["run", "--backend", "host", "--missing", "--"]).arg(&program));
    assert_eq!(text(&output.stderr), format!("anygpu: {list}"));
    let log = scratch("in_vain").join("log");
    _ = std::fs::remove_file(&log);
    let level = format!("info:{}", log.display());
    succeed(Command::new(&program).env("ANYGPU_BACKEND", "host").env("ANYGPU_LOG", level));
    assert_eq!(text(&succeed(Command::new(&tool).args(["doctor", "--log"]).arg(&log)).stdout), list);
    let failed = common::run(Command::new(&tool).args(["run", "--backend", "host", "--missing", "false"]));
    assert_eq!(
        (failed.status.code(), text(&failed.stderr)),
        (Some(1), "anygpu: no function was looked up in vain\n".into())
    );
    // A signal that ends the tool ends the program instead, and nothing is left.
    let folder = scratch("in_vain").join("temporary");
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut command = Command::new(&tool);
    command.args(["run", "--backend", "host", "--missing", "sh", "-c", "echo ready; exec sleep 600"]);
    command.env("TMPDIR", &folder).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the tool");
    child.stdout.take().expect("a pipe").read_exact(&mut [0; 6]).expect("it is ready");
    // SAFETY: a signal to a child that has not been waited for.
    unsafe { libc::kill(child.id() as i32, libc::SIGTERM) };
    let ended = child.wait_with_output().expect("it ends");
    assert_eq!(
        (ended.status.code(), text(&ended.stderr)),
        (Some(128 + libc::SIGTERM), "anygpu: no function was looked up in vain\n".into())
    );
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 0);
}
