// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu check`: faults that it names, and programs without any.

use std::io::Read;
use std::os::fd::OwnedFd;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use common::{
    comes_true, compile, compile_library, compile_linked, have, root, run, scratch, skipped, succeed, text, tree,
};
use serde_json::Value;

const SOURCE: &str = "tests/c/check.c";

fn program() -> Option<&'static Path> {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    if !have("cc") {
        skipped("cc is not installed");
        return None;
    }
    Some(PROGRAM.get_or_init(|| {
        let include = format!("-I{}", root().join("include").display());
        let flags = ["-g", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread", &include];
        compile_linked("cc", "check", &[&root().join(SOURCE)], &flags)
    }))
}

/// The tool's command that checks a program.
fn tool() -> Command {
    let mut command = Command::new(tree().join("bin/anygpu"));
    command.arg("check");
    command
}

/// Runs a case, and returns the tool's status and its report.
fn check(case: &str, way: &str) -> Option<(i32, Value)> {
    let report = scratch("reports").join(format!("{case}-{way}.json"));
    let mut command = tool();
    command.arg("--json").arg(&report).arg("--").arg(program()?).arg(case);
    command.args((!way.is_empty()).then_some(way)).env("ANYGPU_HOST_DEVICES", "2").env_remove("ANYGPU_LOG");
    // A job of its own: the tools of one job's ranks report together.
    command.env("PMI_RANK", "0").env("PMIX_NAMESPACE", format!("{}-{case}-{way}", std::process::id()));
    let output = run(&mut command);
    let said = text(&output.stderr);
    let report = std::fs::read(&report).unwrap_or_else(|error| panic!("{case}: {error}: {said}"));
    let report: Value = serde_json::from_slice(&report).expect("JSON");
    let process = &report["processes"][0];
    let words = format!("{} {case} {way}", program()?.display());
    assert!(process["rank"] == 0 && process["command"].as_str() == Some(words.trim_end()), "{process}");
    let faults = report["faults"].as_array().expect("a list").len();
    let summary = ["nothing found".to_owned(), "1 fault".into()].into_iter().nth(faults);
    let summary = summary.unwrap_or_else(|| format!("{faults} faults"));
    assert!(said.ends_with(&format!("anygpu check: {summary}\n")), "{said}");
    Some((output.status.code().expect("a status"), report))
}

/// The lines of a case's marks.
fn marks(case: &str) -> Vec<u64> {
    marks_in(SOURCE, case)
}

fn marks_in(source: &str, case: &str) -> Vec<u64> {
    let source = std::fs::read_to_string(root().join(source)).expect("a source");
    let is_marked = |line: &str| line.rsplit_once(" // ").is_some_and(|(_, mark)| mark.split(' ').next() == Some(case));
    let lines = (1..).zip(source.lines()).filter(|(_, line)| is_marked(line));
    lines.map(|(number, _)| number).collect()
}

/// The lines of a fault's calls.
fn lines(fault: &Value) -> Vec<u64> {
    lines_in(fault, "check.c:")
}

/// The lines of a fault's calls; of a graph's node that of its making.
fn lines_in(fault: &Value, source: &str) -> Vec<u64> {
    let calls = fault["calls"].as_array().expect("a list").iter();
    calls.map(|call| line(call["node"].as_str().or(call["at"][0].as_str()).expect("a place"), source)).collect()
}

fn line(place: &str, source: &str) -> u64 {
    let line = place.split_once(source).and_then(|(_, rest)| rest.split(' ').next()?.parse().ok());
    line.unwrap_or_else(|| panic!("{place}"))
}

fn cases() -> Vec<String> {
    let Some(program) = program() else { return Vec::new() };
    text(&run(Command::new(program).arg("list")).stdout).lines().map(str::to_owned).collect()
}

/// The number of runs of each case.
fn rounds() -> usize {
    std::env::var("ANYGPU_TEST_CHECK_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(1)
}

#[test]
fn each_fault_is_named_by_its_lines() {
    for case in cases() {
        let marks = marks(&case);
        assert!(!marks.is_empty(), "{case} has marks");
        for _ in 0..rounds() {
            let Some((status, report)) = check(&case, "") else { return };
            let faults = report["faults"].as_array().expect("a list");
            // What is freed while a copy reads it is open there, too.
            let expected = if case == "freed_in_use" { 2 } else { 1 };
            assert!(status == 1 && faults.len() == expected, "{case}: {status}, {report:#}");
            let launched = faults[0]["calls"].as_array().expect("a list").iter().filter(|call| !call["node"].is_null());
            let launched = launched.map(|call| line(call["at"][0].as_str().expect("a place"), "check.c:"));
            let found: Vec<u64> = launched.chain(lines(&faults[0])).collect();
            // Calls of two processes come in either order.
            let is_named = |line: &&u64| found.contains(line);
            assert!(marks.iter().filter(is_named).count() == marks.len(), "{case}: {report:#}");
        }
    }
}

#[test]
fn right_programs_are_not_reported() {
    for case in cases() {
        for _ in 0..rounds() {
            let Some((status, report)) = check(&case, "right") else { return };
            assert!(status == 0 && report["faults"] == Value::Array(Vec::new()), "{case}: {status}, {report:#}");
        }
    }
}

/// Whatever the host back end answers, it answers while a journal is kept, too.
#[test]
fn a_checked_program_gets_the_same_answers() {
    if !have("cc") {
        return skipped("cc is not installed");
    }
    let include = format!("-I{}", root().join("include").display());
    let journal = scratch("answers");
    for (source, argument) in [
        ("vendors/amd_client.c", "steps"),
        ("vendors/cuda_client.c", "steps"),
        ("vendors/runtime_client.c", "steps"),
        ("vendors/physical_cuda.c", "steps"),
        ("vendors/physical_hip.c", "steps"),
        ("vendors/external_cuda.c", "steps"),
        ("gpu/graph_programs.c", ""),
    ] {
        let name = source.split(['/', '.']).nth(1).expect("a name");
        let program = compile_linked("cc", name, &[&root().join("tests").join(source)], &["-pthread", &include]);
        let answers = |setting: Option<&Path>| {
            let mut command = Command::new(&program);
            command.args((!argument.is_empty()).then_some(argument)).env("ANYGPU_BACKEND", "host");
            command.env("ANYGPU_HOST_DEVICES", "2").env_remove("ANYGPU_LOG").env_remove("ANYGPU_CHECK");
            text(&succeed(command.envs(setting.map(|folder| ("ANYGPU_CHECK", folder)))).stdout)
        };
        let (plain, again, checked) = (answers(None), answers(None), answers(Some(&journal)));
        assert!(plain.lines().count() > 30, "{source} has shown {plain}");
        assert_eq!(plain.lines().count(), checked.lines().count(), "{source}: {checked}");
        // Addresses and times are others in each run, and work may be done or not when it is asked for.
        let is_same = |(line, (again, _)): &(&str, (&str, &str))| line == again && !line.contains("Query(");
        for (line, (_, checked)) in plain.lines().zip(again.lines().zip(checked.lines())).filter(is_same) {
            assert_eq!(line, checked, "{source}");
        }
        for entry in std::fs::read_dir(&journal).expect("a folder").flatten() {
            std::fs::remove_file(entry.path()).expect("a journal");
        }
    }
}

/// Calls by timelines use no device, and are noted. What their process began is none of a child's: its notes are elsewhere,
/// and a thread that is not there may have them locked.
#[test]
fn a_child_of_a_process_that_used_no_device_has_notes_of_its_own() {
    const CHILDREN: usize = 20;
    if !have("cc") {
        return skipped("cc is not installed");
    }
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-pthread", &include];
    let program = compile_linked("cc", "check_forks", &[&root().join("tests/c/check_forks.c")], &flags);
    let journals = scratch("forks");
    for left in std::fs::read_dir(&journals).expect("a folder").flatten() {
        std::fs::remove_file(left.path()).expect("a journal");
    }
    let mut command = Command::new(program);
    command.arg(CHILDREN.to_string()).env("ANYGPU_BACKEND", "host").env("ANYGPU_CHECK", &journals);
    succeed(command.env_remove("ANYGPU_LOG"));
    let names = std::fs::read_dir(&journals).expect("a folder").flatten().map(|entry| entry.file_name());
    assert_eq!(names.filter(|name| name.to_string_lossy().ends_with(".journal")).count(), 1 + CHILDREN);
}

/// Kernels tell which bytes they use, where they were built so.
#[test]
fn kernels_are_ordered_by_what_they_use() {
    const KERNELS: &str = "tests/c/check_kernels.c";
    if !have("cc") || !have("c++") {
        return skipped("there is no compiler");
    }
    let include = format!("-I{}", root().join("include").display());
    let program = compile_linked("cc", "check_kernels", &[&root().join(KERNELS)], &["-g", "-O1", &include]);
    const CASES: [&str; 7] =
        ["copied", "columns", "moved", "counted", "counted_by_library", "graphs", "counted_by_graph"];
    for compiler in ["c++", "clang++"].into_iter().filter(|compiler| have(compiler)) {
        let modules = scratch(&format!("kernels-{compiler}"));
        let mut build = Command::new(tree().join("bin/anygpu"));
        build.args(["build-kernels", "--for", "host", "--checked", "--output"]).arg(&modules);
        build.env("CPLUS_INCLUDE_PATH", root().join("include")).env("CXX", compiler);
        succeed(build.arg(root().join("tests/kernels/checked.cpp")));
        for (case, (way, expected)) in CASES.iter().flat_map(|case| [(case, (None, 1)), (case, (Some("right"), 0))]) {
            let report = modules.join(format!("{case}-{expected}.json"));
            let mut command = tool();
            command.arg("--json").arg(&report).args((*case == "columns").then_some("--strict")).arg("--").arg(&program);
            let output = run(command.arg(modules.join("checked.so")).arg(case).args(way).env_remove("ANYGPU_LOG"));
            let said = text(&output.stderr);
            assert_eq!(output.status.code(), Some(expected), "{case}: {said}");
            let report: Value = serde_json::from_slice(&std::fs::read(&report).expect("a report")).expect("JSON");
            let faults = report["faults"].as_array().expect("a list");
            assert_eq!(faults.len(), expected as usize, "{case}: {said}");
            for fault in faults {
                let mut lines = lines_in(fault, "check_kernels.c:");
                lines.sort_unstable();
                assert_eq!(lines, marks_in(KERNELS, case), "{said}");
            }
        }
    }
}

/// A file leaves out what it names by kind and function or source, and the status is the program's then.
#[test]
fn faults_are_left_out_by_a_file() {
    let Some(program) = program() else { return };
    let file = scratch("suppressions").join("file");
    let check = |lines: &str| {
        std::fs::write(&file, lines).expect("a file written");
        let mut command = tool();
        command.arg("--suppressions").arg(&file).arg("--").arg(program).arg("branches");
        let output = run(command.env("ANYGPU_HOST_DEVICES", "2").env_remove("ANYGPU_LOG"));
        (output.status.code(), text(&output.stderr))
    };
    for lines in ["race:branches", "# all\n*:check.c", "race:hipGraphAddMemset*\nrace:none", "race:hipGraphL*"] {
        let (status, said) = check(lines);
        let all = "anygpu check: 1 fault is left out as --ignore or --suppressions say\nanygpu check: nothing found\n";
        assert_eq!((status, said.as_str()), (Some(0), all), "{lines}");
    }
    for lines in ["leak:branches", "race:branch", "race:*.f90"] {
        let (status, said) = check(lines);
        assert!(status == Some(1) && said.ends_with("anygpu check: 1 fault\n"), "{lines}: {said}");
    }
    let (status, said) = check("data-race:main");
    assert!(status == Some(1) && said.contains("file: line 1: there is no kind \"data-race\""), "{said}");
}

/// The functions of Python's interpreter say nothing of the program.
#[test]
fn python_is_one_place() {
    if !have("python3") {
        return skipped("python3 is not installed");
    }
    let report = scratch("python").join("report.json");
    let script = "import ctypes, sys; at = ctypes.c_void_p(); assert not ctypes.CDLL(sys.argv[1]).hipMalloc(ctypes.byref(at), 64)";
    let mut command = tool();
    command.args(["--leaks", "--json"]).arg(&report).args(["--", "python3", "-c", script]);
    assert_eq!(run(command.arg(tree().join("lib/libanygpu.so.0")).env_remove("ANYGPU_LOG")).status.code(), Some(1));
    let report: Value = serde_json::from_slice(&std::fs::read(&report).expect("a report")).expect("JSON");
    let call = &report["faults"][0]["calls"][0];
    assert!(call["call"] == "hipMalloc" && call["at"] == serde_json::json!(["Python"]), "{report:#}");
}

/// SARIF has the first call's place, from the working folder on, and the others beside it.
#[test]
fn the_report_is_sarif_too() {
    let Some(program) = program() else { return };
    let file = scratch("sarif").join("report.sarif");
    let mut command = tool();
    command.current_dir(root()).arg("--sarif").arg(&file).arg("--").arg(program).arg("branches");
    assert_eq!(run(command.env_remove("ANYGPU_LOG")).status.code(), Some(1));
    let log: Value = serde_json::from_slice(&std::fs::read(&file).expect("a log")).expect("JSON");
    let run = &log["runs"][0];
    assert!(log["version"] == "2.1.0" && run["invocations"][0]["executionSuccessful"] == true, "{log:#}");
    assert_eq!(run["tool"]["driver"]["rules"][0]["id"], run["results"][0]["ruleId"]);
    let results = run["results"].as_array().expect("a list");
    let place = |location: &Value| {
        let physical = &location["physicalLocation"];
        assert_eq!(physical["artifactLocation"]["uri"], SOURCE, "{log:#}");
        physical["region"]["startLine"].as_u64().expect("a line")
    };
    let related = results[0]["relatedLocations"].as_array().expect("a list");
    let lines: Vec<u64> =
        results[0]["locations"].as_array().expect("a list").iter().chain(related).map(place).collect();
    assert_eq!((results.len(), lines), (1, marks("branches")), "{log:#}");

    // Without lines the place is the program, which has no region.
    let mut command = tool();
    command.arg("--sarif").arg(&file).arg("--").arg(unseen_program());
    assert_eq!(common::run(command.env_remove("ANYGPU_LOG")).status.code(), Some(1));
    let log: Value = serde_json::from_slice(&std::fs::read(&file).expect("a log")).expect("JSON");
    let place = &log["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
    assert!(place["artifactLocation"]["uri"].is_string() && place.get("region").is_none(), "{log:#}");
}

#[test]
fn a_killed_process_is_reported_as_far_as_it_came() {
    let Some((status, report)) = check("streams", "killed") else { return };
    assert_eq!((status, report["faults"][0]["kind"].as_str()), (1, Some("race")), "{report:#}");
    assert_eq!(lines(&report["faults"][0]), marks("streams"));
}

#[test]
fn a_program_keeps_its_status_where_nothing_is_found() {
    let mut command = tool();
    let output = run(command.args(["--", "sh", "-c", "exit 7"]));
    assert_eq!(output.status.code(), Some(7));
    assert!(text(&output.stderr).contains("no process called the library"), "{}", text(&output.stderr));
}

/// Where there is no room for all notes, the rest is told not to be checked.
#[test]
fn notes_that_end_early_are_told_of() {
    let Some(program) = program() else { return };
    let limited = format!(
        "ulimit -f 2048; exec {} check -- {} many right",
        tree().join("bin/anygpu").display(),
        program.display()
    );
    let output = run(Command::new("bash").arg("-c").arg(limited));
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("there was no room for all notes of process") && !said.contains("race"), "{said}");
}

/// Runs a script under the tool, and returns its status, its words and its report.
fn check_script(script: &str) -> (Option<i32>, String, Value) {
    let report = scratch("reports").join("script.json");
    _ = std::fs::remove_file(&report);
    let mut command = tool();
    command.arg("--json").arg(&report).args(["--", "sh", "-c", script]);
    // A script may hide the folder of the notes, but not the programs, wherever the source tree is.
    command.env("TMPDIR", scratch("notes"));
    let output = run(command.env_remove("ANYGPU_LOG"));
    let report = std::fs::read(&report).map_or(Value::Null, |bytes| serde_json::from_slice(&bytes).expect("JSON"));
    (output.status.code(), text(&output.stderr), report)
}

/// The tutorial's race, of two processes that call CUDA's runtime, by the lines that its page shows.
#[test]
fn the_race_of_the_tutorial_is_named() {
    if !have("cc") {
        return skipped("cc is not installed");
    }
    let include = format!("-I{}", root().join("include/anygpu/compat").display());
    let source = root().join("examples/c/race.c");
    let program = compile_linked("cc", "race", &[&source], &["-g", "-O1", "-Wall", "-Wextra", "-Werror", &include]);
    let page = std::fs::read_to_string(root().join("docs/tutorials/races.md")).expect("a page");
    let shown: Vec<&str> = page.lines().map(str::trim).filter(|line| line.starts_with("race.c:")).collect();
    assert_eq!(shown.len(), 2, "{page}");
    for (way, status) in [(None, 1), (Some("right"), 0)] {
        let output = run(tool().arg("--").arg(&program).arg("3").args(way).env_remove("ANYGPU_LOG"));
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{said}");
        assert!(shown.iter().all(|line| said.contains(&format!("/{line}\n")) == (status == 1)), "{said}");
        assert!(way.is_none() || text(&output.stdout) == "0 of 3 copies are not of their step\n");
    }
}

/// Compiles the program whose processes are not seen.
fn unseen_program() -> PathBuf {
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-O1", "-Wall", "-Wextra", "-Werror", &include];
    compile_linked("cc", "check_unseen", &[&root().join("tests/c/check_unseen.c")], &flags)
}

/// No verdict is given on what was not seen, whichever process it was and whatever hid it.
#[test]
fn a_process_that_is_not_seen_is_told_of() {
    let Some(program) = program().map(Path::display) else { return };
    let (unseen, folder) = (unseen_program(), scratch("unseen"));
    let (hidden, fixed, fifo) = (unseen.display(), folder.join("fixed"), folder.join("fifo"));
    let (source, other_user) = (folder.join("fixed.c"), folder.join("other-user"));
    std::fs::write(&source, "const char *name = \"libcuda.so.1\"; int main(void) { return !name; }").expect("a file");
    _ = std::fs::remove_file(&fifo);
    let has_static = run(Command::new("cc").arg("-static").arg("-o").arg(&fixed).arg(&source)).status.success();
    // SAFETY: a system call without arguments.
    let is_root = unsafe { libc::geteuid() } == 0;
    let clean = format!("{program} streams right");
    let idle = format!("mkfifo {0}; {hidden} idle >{0} & read line <{0}", fifo.display());
    let mut ways = vec![
        ("could not note what it did: File too large", format!("{clean}; ulimit -f 0; {hidden}")),
        ("was started without", format!("{clean}; {hidden} system")),
        ("its notes are gone", format!("{clean}; rm \"$ANYGPU_CHECK\"/*.journal")),
        ("it was killed", format!("{hidden} killed; {clean}")),
        ("it still runs", format!("until [ -p {} ]; do {idle}; done; {clean}", fifo.display())),
        ("could not note what it did: Too many open files", format!("ulimit -n 64; {hidden} descriptors; {clean}")),
    ];
    if has_static {
        ways.push(("is not a dynamically linked", format!("{clean}; {}", fixed.display())));
    }
    if is_root {
        std::fs::copy(&unseen, &other_user).expect("a copy");
        std::os::unix::fs::chown(&other_user, Some(23456), None).expect("another owner");
        std::fs::set_permissions(&other_user, std::os::unix::fs::PermissionsExt::from_mode(0o4755)).expect("a mode");
        ways.extend([
            ("could not note what it did: Permission denied", format!("{clean}; {hidden} user")),
            ("is set-user-id", format!("{}; {clean}", other_user.display())),
            // It cannot reach the roll either.
            (
                "could not note what it did: No such file",
                format!("{clean}; unshare -m sh -c 'mount -t tmpfs none $(dirname $ANYGPU_CHECK) && {hidden}'"),
            ),
        ]);
    }
    for (words, script) in ways {
        let (status, said, report) = check_script(&script);
        assert_eq!(status, Some(1), "{script}: {said}");
        assert!(said.contains(words) && !said.contains("nothing found"), "{script}: {said}");
        assert!(!said.contains("no process called the library"), "{script}: {said}");
        let told = report["unseen"].as_array().expect("a list");
        assert!(told.len() == 1 && told[0]["why"].as_str().is_some_and(|why| why.contains(words)), "{told:?}");
    }
    for script in [
        format!("{clean}; {clean}; env {clean}; sh -c '{clean}'"),
        format!("({clean} & wait); exec {clean}"),
        // They get the settings again.
        format!("env -i sh -c '{clean}'; true"),
        format!("LD_PRELOAD=libdl.so.2 ANYGPU_CHECK= {clean}; env -i PATH=$PATH LD_PRELOAD=libdl.so.2 {clean}"),
    ] {
        let (status, said, report) = check_script(&script);
        assert!(status == Some(0) && said == "anygpu check: nothing found\n", "{script}: {said}");
        assert_eq!(report["unseen"], Value::Array(Vec::new()));
    }
    // It is seen although it has cleared its environment, or called without a device first.
    for script in [format!("{hidden} cleared"), format!("{hidden} timeline"), format!("{clean}; env -i {hidden}")] {
        let (status, said, _) = check_script(&script);
        assert!(status == Some(1) && said.ends_with("anygpu check: 1 fault\n"), "{script}: {said}");
        assert!(!said.contains("not checked"), "{script}: {said}");
    }
}

/// The constructors of a library that a program needs run before the preload's.
#[test]
fn what_a_librarys_constructor_starts_is_seen() {
    if program().is_none() {
        return;
    }
    let folder = scratch("constructor");
    let (library, main) = (folder.join("libearly.so"), folder.join("main.c"));
    std::fs::write(&main, "void early(void);\nint main(void) { early(); return 7; }\n").expect("a source");
    compile_library(&library, &[root().join("tests/c/early.c")], &["-Wall", "-Wextra", "-Werror"]);
    let search = format!("-Wl,-rpath,{}", folder.display());
    let needing = compile("cc", "early", &[&main, &library], &[&search]);
    let report = folder.join("report.json");
    let started = |program: &Path| {
        let mut command = tool();
        command.arg("--json").arg(&report).arg("--").arg(&needing).env("START", program).env_remove("ANYGPU_LOG");
        let output = run(&mut command);
        (output.status.code(), text(&output.stderr))
    };
    for (program, status) in [("/bin/true", 7), ("_exit", 3)] {
        let (ended, said) = started(Path::new(program));
        assert!(ended == Some(status) && said.contains("no process called the library"), "{ended:?} {said}");
    }
    // Each way of starting it, without the settings.
    let (ended, said) = started(&unseen_program());
    let report: Value = serde_json::from_slice(&std::fs::read(&report).expect("a report")).expect("JSON");
    assert!(ended == Some(1) && !said.contains("not checked"), "{said}");
    assert_eq!(report["processes"].as_array().map(Vec::len), Some(9), "{said}");
}

/// A disk that is full from the start keeps no process from saying that it is not seen.
#[test]
fn a_disk_that_is_full_from_the_start_is_no_verdict() {
    let Some(program) = program().map(Path::display) else { return };
    let tool = tree().join("bin/anygpu");
    for size in ["16k", "64k", "512k", "900k"] {
        let script = format!(
            "mount -t tmpfs -o size={size} none /mnt 2>/dev/null || exit 77; TMPDIR=/mnt {} check -- sh -c '{program} streams \
             right; {program} streams'",
            tool.display()
        );
        let output = run(Command::new("unshare").args(["-m", "sh", "-c", &script]).env_remove("ANYGPU_LOG"));
        let said = text(&output.stderr);
        if output.status.code() != Some(1) && !said.contains("anygpu") {
            return skipped("nothing can be mounted");
        }
        assert!(output.status.code() == Some(1) && said.contains("No space left on device"), "{size}: {said}");
        assert!(!said.contains("nothing found") && !said.contains("no process called"), "{size}: {said}");
    }
}

/// A program that leaks or dies has faults, in each form of the report.
#[test]
fn leaks_and_deaths_are_faults() {
    let Some(program) = program() else { return };
    let (json, html) = (scratch("reports").join("died.json"), scratch("reports").join("died.html"));
    for (kind, what, arguments) in [
        ("leak", "still allocated at the end: 1 (65536 bytes)", ["--leaks", "streams", "right"]),
        ("ended by a signal", "the program was ended by SIGKILL", ["--leaks", "double_free", "killed"]),
        ("ended by a signal", "the program was ended by SIGSEGV", ["--leaks", "", ""]),
    ] {
        let mut command = tool();
        command.arg("--json").arg(&json).arg("--html").arg(&html).arg(arguments[0]).arg("--");
        match arguments[1] {
            "" => command.args(["sh", "-c", "kill -SEGV $$"]),
            case => command.arg(program).arg(case).args(&arguments[2..]),
        };
        let output = run(command.env_remove("ANYGPU_LOG"));
        let said = text(&output.stderr);
        let report: Value = serde_json::from_slice(&std::fs::read(&json).expect("a report")).expect("JSON");
        let faults = report["faults"].as_array().expect("a list");
        let fault = faults.iter().find(|fault| fault["kind"] == kind).unwrap_or_else(|| panic!("{said}"));
        let page = std::fs::read_to_string(&html).expect("a page");
        assert!(output.status.code() == Some(1) && said.contains(&format!("{kind}: {what}")), "{said}");
        assert!(fault["what"] == what && page.contains(what) && !said.contains("nothing found"), "{said}");
    }
    // Under --strict its place is known, and the memory's.
    let include = format!("-I{}", root().join("include").display());
    let source = scratch("touched").join("touched.c");
    let text_of = "#include <anygpu/hip.h>\nint main(void)\n{\n    char *memory;\n    if (hipMalloc((void **)&memory, 80) != \
        0)\n        return 9;\n    memory[8] = 1;\n    return 0;\n}\n";
    std::fs::write(&source, text_of).expect("a source");
    let touching = compile_linked("cc", "touched", &[&source], &["-g", "-O1", &include]);
    let mut command = tool();
    let output = run(command.arg("--json").arg(&json).args(["--strict", "--"]).arg(touching).env_remove("ANYGPU_LOG"));
    let report: Value = serde_json::from_slice(&std::fs::read(&json).expect("a report")).expect("JSON");
    let (fault, said) = (&report["faults"][0], text(&output.stderr));
    let what = fault["what"].as_str().expect("a sentence");
    assert!(what.starts_with("the program was ended by SIGSEGV: ") && what.contains("touched.c:7 in main"), "{said}");
    let memory = fault["memory"].as_str().expect("words");
    assert!(memory.starts_with("byte 8 of the 80 from hipMalloc at ") && memory.contains("touched.c:5"), "{said}");
    assert!(output.status.code() == Some(1) && said.ends_with("anygpu check: 1 fault\n"), "{said}");
    let (status, said, _) = check_script("exit 7");
    assert!(status == Some(7) && said.ends_with("nothing found; the program's status is 7\n"), "{said}");
}

/// A tool that is ended ends the program, and reports what it did until then.
#[test]
fn a_tool_that_is_ended_reports() {
    let Some(program) = program() else { return };
    let mut command = tool();
    let child = command.arg("--").arg(program).args(["streams", "forever"]).stderr(Stdio::piped()).spawn();
    let mut child = child.expect("it starts");
    let tool = child.id();
    /// The number of the system call by which C's library pauses: pause itself, or ppoll where there is none.
    const PAUSE: &str = if cfg!(target_arch = "x86_64") { "34 " } else { "73 " };
    let idles = || {
        std::fs::read_to_string(format!("/proc/{tool}/task/{tool}/children")).is_ok_and(|children| {
            children.trim().parse::<u32>().is_ok_and(|child| {
                std::fs::read_to_string(format!("/proc/{child}/syscall")).is_ok_and(|call| call.starts_with(PAUSE))
            })
        })
    };
    assert!(comes_true(idles), "it waits");
    // SAFETY: a signal to a child that has not been waited for.
    unsafe { libc::kill(child.id() as i32, libc::SIGTERM) };
    let mut said = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert!(
        child.wait().is_ok_and(|status| status.code() == Some(1)) && said.ends_with("anygpu check: 1 fault\n"),
        "{said}"
    );
}

/// One whose words nobody reads ends as it would with a reader.
#[test]
fn words_that_nobody_reads_change_no_status() {
    let (nobody, theirs) = std::os::unix::net::UnixStream::pair().expect("two sockets");
    drop(nobody);
    let mut command = tool();
    command.args(["--", "sh", "-c", "exit 7"]).stderr(OwnedFd::from(theirs));
    assert_eq!(command.status().expect("it starts").code(), Some(7));
}

/// One that is ended while it reports leaves no folder.
#[test]
fn a_tool_that_is_ended_in_its_report_leaves_nothing() {
    let folder = scratch("ended");
    let (temporary, fifo) = (folder.join("temporary"), folder.join("fifo"));
    std::fs::create_dir_all(&temporary).expect("a folder");
    _ = std::fs::remove_file(&fifo);
    succeed(Command::new("mkfifo").arg(&fifo));
    let mut command = tool();
    // Whoever runs the tests may ignore it.
    // SAFETY: `signal` may be called between fork and exec.
    unsafe {
        command.pre_exec(|| {
            libc::signal(libc::SIGTERM, libc::SIG_DFL);
            Ok(())
        })
    };
    command.arg("--json").arg(&fifo).args(["--", "true"]).env("TMPDIR", &temporary).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    // It empties the file before the program runs, and then waits for somebody to read its report.
    assert_eq!(std::fs::read(&fifo).expect("a pipe"), b"");
    let mut said = [0; 14];
    child.stderr.as_mut().expect("a pipe").read_exact(&mut said).expect("words");
    assert_eq!(text(&said), "anygpu: check:");
    // SAFETY: a signal to a child that has not been waited for.
    unsafe { libc::kill(child.id() as i32, libc::SIGTERM) };
    let mut status = None;
    let has_ended = comes_true(|| {
        status = child.try_wait().expect("a child");
        status.is_some()
    });
    _ = child.kill();
    assert!(has_ended && status.is_some_and(|status| status.signal() == Some(libc::SIGTERM)), "{status:?}");
    assert_eq!(std::fs::read_dir(&temporary).expect("a folder").count(), 0);
}

#[test]
fn a_function_that_is_ignored_is_left_out() {
    let Some(program) = program() else { return };
    let status = |function: &str| {
        let mut command = tool();
        command.args(["--ignore", function, "--"]).arg(program).arg("overwritten");
        run(&mut command).status.code()
    };
    assert_eq!((status("overwritten"), status("hipMemcpyAsync"), status("begin")), (Some(0), Some(0), Some(1)));
}

#[test]
fn what_is_left_is_told_where_asked_for() {
    let Some(program) = program() else { return };
    let check = |arguments: [&str; 2]| {
        let mut command = tool();
        text(&run(command.args(["--leaks", "--"]).arg(program).args(arguments)).stderr)
    };
    assert!(!check(["double_free", "right"]).contains("still"), "all is freed");
    // What a token has opened is kept for later, also behind its end.
    assert!(!check(["token", "right"]).contains("still open"), "all is closed");
    assert!(check(["token", "kept"]).contains("still open at the end: 1 (65536 bytes)"), "one is open");
    let said = check(["streams", "right"]);
    assert!(said.contains("still allocated at the end: 1 (65536 bytes)") && said.contains("check.c:"), "{said}");
}

#[test]
fn a_program_is_stopped_at_its_first_fault() {
    let Some(program) = program() else { return };
    let mut command = tool();
    let output = run(command.args(["--stop", "--"]).arg(program).args(["streams", "forever"]));
    assert!(output.status.code() == Some(1) && text(&output.stderr).ends_with("anygpu check: 1 fault\n"));
}

#[test]
fn a_page_shows_each_fault() {
    let Some(program) = program() else { return };
    let page = scratch("reports").join("report.html");
    let mut command = tool();
    run(command.arg("--html").arg(&page).arg("--").arg(program).arg("overwritten"));
    let page = std::fs::read_to_string(page).expect("a page");
    let words = [
        "<svg",
        "1. race: hipMemcpyAsync and hipMemsetAsync",
        "check.c:",
        "Remedy: ",
        "overwritten</code><br>20",
        " UTC, anygpu ",
        ", stream 1 (hipStreamCreate",
        "shaded: both may run",
        " ms</text>",
    ];
    assert!(words.iter().all(|word| page.contains(word)), "{page}");
}

#[test]
fn objects_of_cpp_that_free_what_streams_use_are_found() {
    const SOURCE: &str = "tests/c/check.cpp";
    if !have("c++") {
        return skipped("c++ is not installed");
    }
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-g", "-O1", "-Wall", "-Wextra", "-Werror", &include];
    let program = compile_linked("c++", "check_cpp", &[&root().join(SOURCE)], &flags);
    let check = |way: Option<&str>| {
        let mut command = tool();
        let output = run(command.arg("--").arg(&program).args(way));
        (output.status.code(), text(&output.stderr))
    };
    let (status, said) = check(None);
    assert!(status == Some(1) && said.ends_with("anygpu check: 1 fault\n"), "{said}");
    let places = marks_in(SOURCE, "cpp");
    assert!(places.len() == 2 && places.iter().all(|line| said.contains(&format!("check.cpp:{line} "))), "{said}");
    let (status, said) = check(Some("right"));
    assert!(status == Some(0) && said.ends_with("anygpu check: nothing found\n"), "{said}");
}

/// The program's own code is seen by ThreadSanitizer, which is told of what streams do.
#[test]
fn code_of_the_processor_that_races_with_streams_is_found() {
    const SOURCE: &str = "tests/c/check_threads.c";
    if !have("cc") {
        return skipped("cc is not installed");
    }
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-g", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread", "-fsanitize=thread", &include];
    let program = compile_linked("cc", "check_threads", &[&root().join(SOURCE)], &flags);
    let names = run(&mut Command::new(&program));
    if !names.status.success() {
        return skipped("ThreadSanitizer does not run here");
    }
    for case in text(&names.stdout).lines() {
        let check = |way: Option<&str>| {
            let mut command = tool();
            run(command.arg("--").arg(&program).arg(case).args(way).env("TSAN_OPTIONS", "atexit_sleep_ms=0"))
        };
        let places = marks_in(SOURCE, case);
        let finds = || {
            let said = text(&check(None).stderr);
            let is_named = |line: &u64| said.contains(&format!("check_threads.c:{line} "));
            said.contains("ThreadSanitizer: data race") && places.iter().all(is_named)
        };
        // It may miss two uses at the same instant.
        assert!(!places.is_empty() && (finds() || finds() || finds()), "{case}: {places:?}");
        let right = check(Some("right"));
        let said = text(&right.stderr);
        assert!(right.status.success() && !said.contains("ThreadSanitizer"), "{case}: {said}");
    }
}

/// Blocks of a kernel are threads to ThreadSanitizer, and a launch is work of its stream.
#[test]
fn blocks_of_kernels_that_race_are_found() {
    const SOURCE: &str = "tests/c/check_launches.c";
    const KERNELS: &str = "tests/kernels/races.cpp";
    if !have("c++") {
        return skipped("c++ is not installed");
    }
    let include = format!("-I{}", root().join("include").display());
    let mut ran = false;
    for (compiler, kernels) in
        [("gcc", "g++"), ("clang", "clang++")].into_iter().filter(|(one, other)| have(one) && have(other))
    {
        let modules = scratch(&format!("races-{kernels}"));
        let mut build = Command::new(tree().join("bin/anygpu"));
        build.args(["build-kernels", "--for", "host", "--checked", "--output"]).arg(&modules).env("CXX", kernels);
        succeed(build.arg(root().join(KERNELS)).args(["--", &include]));
        let flags = ["-g", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread", "-fsanitize=thread", &include];
        let name = format!("check_launches_{compiler}");
        let program = compile_linked(compiler, &name, &[&root().join(SOURCE)], &flags);
        // It does nothing without a module.
        if run(&mut Command::new(&program)).status.code() != Some(2) {
            continue;
        }
        ran = true;
        let check = |way: Option<&str>| {
            let mut command = tool();
            command.arg("--").arg(&program).arg(modules.join("races.so")).args(way);
            run(command.env("TSAN_OPTIONS", "atexit_sleep_ms=0").env_remove("ANYGPU_LOG"))
        };
        let right = check(None);
        let said = text(&right.stderr);
        assert!(right.status.success() && said == "anygpu check: nothing found\n", "{compiler}: {said}");
        let [line] = marks_in(KERNELS, "careless")[..] else { panic!("a mark") };
        let finds = || {
            let said = text(&check(Some("careless")).stderr);
            // gcc's says no column.
            let places = [' ', ':'].map(|behind| format!("races.cpp:{line}{behind}"));
            said.contains("ThreadSanitizer: data race") && places.iter().any(|place| said.contains(place))
        };
        // One thread of the system may be done before another begins.
        assert!(finds() || finds() || finds(), "{compiler}");
    }
    if !ran {
        skipped("ThreadSanitizer does not run here");
    }
}
