// SPDX-License-Identifier: MIT OR Apache-2.0
//! Each system call of a program that uses the library fails once: the n-th of its name in all threads and children, for
//! every n. The program gets a status, or what it asked for; it never ends otherwise, waits for ever, reads a wrong byte
//! or keeps a descriptor or mapping, and afterwards everything works.
//!
//! The programs also run in [`ENVIRONMENTS`] that lack something.
//!
//! [`PROGRAMS`] is the table of programs. A run takes a sample of the faults, another one each day;
//! `ANYGPU_TEST_FAULTS=all` takes them all, `ANYGPU_TEST_FAULTS=each` each call with one of the errors, and
//! `ANYGPU_TEST_FAULTS=tokens,pools` all of some programs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{SystemTime, UNIX_EPOCH};

use common::{compile, compile_linked, compiler, root, run, scratch, skipped, stand_in, succeed, text, tree};

const ERRORS: [&str; 7] = ["ENOMEM", "EMFILE", "EINTR", "EAGAIN", "EPERM", "ENOSPC", "ENOSYS"];

/// Calls that do not return, or whose failure ends a process in the C library or the dynamic loader.
const WITHOUT: [&str; 7] = ["exit", "exit_group", "rt_sigreturn", "restart_syscall", "arch_prctl", "rseq", "brk"];

/// Calls whose failure leaves a mapping or descriptor on purpose: what is not unmapped stays; where there are no random
/// numbers /dev/urandom is read.
const KEPT: [&str; 2] = ["munmap", "getrandom"];

/// Faults of a run that takes a sample.
const SAMPLE: usize = 160;

/// The program that a row starts.
#[derive(Clone, Copy)]
enum Start {
    /// A part of tests/c/faults.c on the host back end, with a partner.
    Part,
    /// The part `device`, with a vendor's stand-in beside it.
    Beside(&'static str, &'static str),
    /// tests/c/faults_lookups.c with the preloads.
    Preload,
    /// tests/c/faults_lookups.c with a replacement library.
    Replace,
    /// The tool with these arguments.
    Tool(&'static [&'static str]),
}

const PROGRAMS: &[(&str, Start)] = &[
    ("memory", Start::Part),
    ("tokens", Start::Part),
    ("events", Start::Part),
    ("names", Start::Part),
    ("owner", Start::Part),
    ("physical", Start::Part),
    ("pools", Start::Part),
    ("timelines", Start::Part),
    ("external", Start::Part),
    ("asks", Start::Part),
    ("serves", Start::Part),
    ("notifies", Start::Part),
    ("threads", Start::Part),
    ("forks", Start::Part),
    ("device", Start::Part),
    ("beside nvidia", Start::Beside("nvidia", "libcuda.so.1")),
    ("beside amd", Start::Beside("amd", "libamdhip64.so.6")),
    ("beside ascend", Start::Beside("ascend", "libascendcl.so")),
    ("preload", Start::Preload),
    ("replace", Start::Replace),
    ("folders", Start::Tool(&["--lib-dir"])),
    ("info", Start::Tool(&["info"])),
    ("run", Start::Tool(&["run", "--", "/bin/echo", "it runs"])),
    ("doctor", Start::Tool(&["doctor"])),
];

/// The compiled programs.
struct Programs {
    system: PathBuf,
    parts: PathBuf,
    lookups: PathBuf,
}

fn programs() -> &'static Programs {
    static PROGRAMS: OnceLock<Programs> = OnceLock::new();
    PROGRAMS.get_or_init(|| {
        let folder = scratch("faults");
        let names = folder.join("names.c");
        fs::write(&names, "#include <sys/syscall.h>\n").expect("a writable folder");
        let defined = text(&succeed(compiler("cc").args(["-dM", "-E"]).arg(&names)).stdout);
        let names = defined.lines().filter_map(|line| line.strip_prefix("#define __NR_")?.split(' ').next());
        let calls: String = names.map(|name| format!("{{ __NR_{name}, \"{name}\" }},\n")).collect();
        fs::write(folder.join("calls.h"), calls).expect("a writable folder");
        let source = |name: &str| root().join("tests/c").join(name);
        let flags = |include: &Path| {
            ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread"]
                .map(str::to_owned)
                .into_iter()
                .chain([format!("-I{}", include.display())])
                .collect::<Vec<_>>()
        };
        let include = flags(&root().join("include"));
        let include: Vec<&str> = include.iter().map(String::as_str).collect();
        Programs {
            system: compile("cc", "system", &[&source("system.c")], &flags(&folder)),
            parts: compile_linked("cc", "parts", &[&source("faults.c")], &include),
            lookups: compile("cc", "lookups", &[&source("faults_lookups.c")], &["-O1"]),
        }
    })
}

fn on_the_host(command: &mut Command) -> &mut Command {
    command.env("ANYGPU_BACKEND", "host").env("ANYGPU_LOG", "off").env("ANYGPU_HOST_MEMORY", "64M")
}

/// The process that parts make their calls with; one for each thread of the test.
struct Partner {
    process: Child,
    socket: PathBuf,
}

impl Partner {
    fn start(number: usize) -> Partner {
        let socket = scratch("faults").join(format!("partner{number}"));
        _ = fs::remove_file(&socket);
        let mut command = Command::new(&programs().parts);
        command.arg("partner").arg(&socket).stdout(Stdio::piped());
        let mut process = on_the_host(&mut command).spawn().expect("it starts");
        let mut said = String::new();
        BufReader::new(process.stdout.as_mut().expect("a pipe")).read_line(&mut said).expect("a pipe");
        assert_eq!(said, "ready\n");
        Partner { process, socket }
    }

    /// What it has open now.
    fn kept(&self) -> Vec<usize> {
        kept(&succeed(on_the_host(Command::new(&programs().parts).arg("count").arg(&self.socket))).stdout)
    }
}

impl Drop for Partner {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

/// Descriptors and mappings that the program has printed.
fn kept(output: &[u8]) -> Vec<usize> {
    text(output).split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

/// A command that runs a program of the table under tests/c/system.c, which is given these arguments.
fn under(arguments: &[&str], (name, start): (&str, Start), socket: &Path, report: &Path) -> Command {
    let all = programs();
    let mut command = Command::new(&all.system);
    command.args(arguments).arg(if matches!(start, Start::Tool(_)) { "all" } else { "marked" }).arg("--");
    on_the_host(&mut command).env("SYSTEM_REPORT", report).env_remove("LD_PRELOAD").env_remove("LD_LIBRARY_PATH");
    let library = tree().join("lib/libanygpu.so.0");
    match start {
        Start::Part => _ = command.arg(&all.parts).arg(name).arg(socket),
        Start::Beside(vendor, library) => {
            let folder = scratch(vendor);
            command.arg(&all.parts).args(["device", "-"]);
            command.env("ANYGPU_BACKEND", "auto").env("LD_LIBRARY_PATH", folder);
            assert!(scratch(vendor).join(library).exists());
        }
        Start::Preload => {
            let preloads = format!("{}:{}", library.display(), tree().join("lib/libanygpu-dlsym.so").display());
            // Looked up in the vendor's library, its functions are intercepted.
            command.env("LD_LIBRARY_PATH", scratch("amd"));
            command.arg("/usr/bin/env").arg(format!("LD_PRELOAD={preloads}")).arg(&all.lookups).arg("libamdhip64.so.6");
        }
        Start::Replace => {
            let folder = tree().join("lib/anygpu/replace/libamdhip64.so.6");
            command.env("LD_LIBRARY_PATH", folder).arg(&all.lookups).arg("libamdhip64.so.6");
        }
        Start::Tool(arguments) => {
            command.arg(tree().join("bin/anygpu")).args(arguments);
        }
    }
    command
}

/// What a program does where nothing fails.
struct Good {
    calls: BTreeMap<String, usize>,
    kept: Vec<usize>,
    output: String,
}

/// Why the outcome of a fault is wrong.
fn verdict(start: Start, call: &str, output: &Output, said: &str, good: &Good) -> Option<String> {
    if said.contains("hangs") || said.contains("leaves") {
        return Some(said.to_owned());
    }
    if let Start::Tool(arguments) = start {
        let why = text(&output.stderr);
        // The doctor measures.
        let is_known = |line: &str| {
            arguments[0] == "doctor" || line.contains("no device") || good.output.lines().any(|good| good == line)
        };
        if text(&output.stdout).contains("no answer within") {
            return Some("a try hangs".to_owned());
        }
        // The standard library ends where it cannot prepare a program's start, or read from a pipe.
        let is_std = why.contains("std/src/sys/") || why.contains("fatal runtime error: assertion failed: signal");
        if is_std || call == "poll" && why.is_empty() && output.status.signal() == Some(libc::SIGABRT) {
            return None;
        }
        return match output.status.code() {
            Some(0) if text(&output.stdout).lines().all(is_known) => None,
            Some(0) => Some(format!("other output: {}", text(&output.stdout))),
            Some(101) if why.contains("panicked") => Some("it panics".to_owned()),
            Some(_) if !why.is_empty() || !output.stdout.is_empty() => None,
            Some(_) => Some("no reason is given".to_owned()),
            None => Some("it is killed".to_owned()),
        };
    }
    let now = kept(&output.stdout);
    let leaks = now.iter().zip(&good.kept).any(|(now, good)| now > good);
    let is_wrong = !output.status.success() || now.len() != 2 || leaks && !KEPT.contains(&call);
    is_wrong.then(|| format!("{now:?} are kept, {:?} otherwise", good.kept))
}

/// A system call of a program of the table, and the error it returns.
#[derive(Clone)]
struct Fault {
    program: usize,
    call: String,
    number: usize,
    error: &'static str,
}

/// Faults that did harm once; every run has them.
const FOUND: &[(&str, &str, usize, &str)] = &[
    // A stream waited for ever for the signal of an eventfd.
    ("external", "poll", 1, "ENOMEM"),
    ("external", "epoll_ctl", 2, "ENOSPC"),
    // Living memory was taken for freed, for good.
    ("tokens", "newfstatat", 10, "ENOSYS"),
    ("tokens", "newfstatat", 12, "EMFILE"),
    // Each process of a try waited for the other.
    ("doctor", "recvmsg", 14, "EPERM"),
    ("doctor", "sendmsg", 14, "EPERM"),
    // A child's calls were not refused.
    ("forks", "madvise", 1, "EPERM"),
    ("forks", "mmap", 1, "ENOMEM"),
    // A panic where there is no thread.
    ("info", "clone3", 2, "EAGAIN"),
];

/// The errors that a call may return.
fn errors_of(call: &str) -> &'static [&'static str] {
    match call {
        // Others of a lock end a process in the C library, others of a sleep in Rust's, which also waits for the end of a
        // process that it starts where it cannot hear of it.
        "futex" => &["EINTR", "EAGAIN"],
        "clock_nanosleep" | "nanosleep" | "recvfrom" => &["EINTR"],
        // The descriptor is closed all the same.
        "close" => &["EINTR", "ENOSPC"],
        _ => &ERRORS,
    }
}

/// All faults of a program.
fn faults_of(program: usize, good: &Good) -> Vec<Fault> {
    let calls = good.calls.iter().flat_map(|(call, count)| (1..=*count).map(move |number| (call, number)));
    let all = calls.flat_map(|(call, number)| errors_of(call).iter().map(move |error| (call, number, error)));
    all.map(|(call, number, error)| Fault { program, call: call.clone(), number, error }).collect()
}

/// The faults of this run, by the setting.
fn chosen(goods: &[Good]) -> Vec<Fault> {
    let setting = std::env::var("ANYGPU_TEST_FAULTS").unwrap_or_default();
    let all = || goods.iter().enumerate().flat_map(|(program, good)| faults_of(program, good));
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / 86_400) as usize;
    match setting.as_str() {
        "all" => all().collect(),
        "each" => {
            let each = |(turn, fault): (usize, Fault)| {
                let errors = errors_of(&fault.call);
                (fault.error == errors[turn / errors.len() % errors.len()]).then_some(fault)
            };
            all().enumerate().filter_map(each).collect()
        }
        "" => {
            let found = FOUND.iter().map(|&(name, call, number, error)| {
                let program = PROGRAMS.iter().position(|(other, _)| *other == name).expect("a program of the table");
                Fault { program, call: call.to_owned(), number, error }
            });
            let sample = |(program, good)| {
                let faults = faults_of(program, good);
                let step = faults.len().div_ceil(SAMPLE / PROGRAMS.len());
                faults.into_iter().skip(days % step).step_by(step).collect::<Vec<_>>()
            };
            found.chain(goods.iter().enumerate().flat_map(sample)).collect()
        }
        some => all().filter(|fault| some.split(',').any(|name| name == PROGRAMS[fault.program].0)).collect(),
    }
}

/// Runs a program without any fault, which shows what it calls, keeps and prints.
fn good(program: (&str, Start), socket: &Path, report: &Path) -> Good {
    let count = || succeed(&mut under(&["count"], program, socket, report));
    // What later runs find made.
    count();
    let output = count();
    let counted = fs::read_to_string(report).expect("a report");
    let calls: BTreeMap<String, usize> = counted
        .lines()
        .filter_map(|line| line.split_once(' '))
        .filter(|(call, _)| !WITHOUT.contains(call))
        .map(|(call, count)| (call.to_owned(), count.parse().expect("a number")))
        .collect();
    assert!(!calls.is_empty(), "{} makes its calls", program.0);
    Good { calls, kept: kept(&output.stdout), output: text(&output.stdout) }
}

/// Makes a call fail. Returns true if it came to that, and why the outcome is wrong.
fn play(fault: &Fault, good: &Good, socket: &Path, report: &Path) -> (bool, Option<String>) {
    let Fault { program, call, number, error } = fault;
    let (name, start) = PROGRAMS[*program];
    let mut command = under(&["fail", call, &number.to_string(), error], (name, start), socket, report);
    let descriptors = good.kept.first().copied().unwrap_or_default();
    let output = run(command.env("FAULTS_KEPT", descriptors.to_string()));
    let said = fs::read_to_string(report).unwrap_or_default();
    let why = verdict(start, call, &output, &said, good).map(|why| {
        let stderr = text(&output.stderr);
        format!("{name}: {call} {number} {error}: {why}; {}; {said}{stderr}", output.status)
    });
    (said.contains("failed in"), why)
}

#[test]
fn each_system_call_fails_once() {
    for (_, start) in PROGRAMS {
        if let Start::Beside(vendor, library) = start {
            let defined = ["-DHIP_ABI=6".to_owned(), "-DDEVICES=1".to_owned()];
            stand_in(vendor, &scratch(vendor).join(library), &defined, &[]);
        }
    }
    let report = scratch("faults").join("report");
    let traced = run(&mut under(&["count"], ("folders", Start::Tool(&["--lib-dir"])), Path::new("-"), &report));
    if traced.status.code() == Some(125) {
        return skipped(format!("nothing can be traced here: {}", text(&traced.stderr)));
    }
    let partner = Partner::start(0);
    let goods: Vec<Good> = PROGRAMS.iter().map(|program| good(*program, &partner.socket, &report)).collect();
    drop(partner);
    let faults = chosen(&goods);

    let (next, failures) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let tally: Vec<[AtomicUsize; 2]> = PROGRAMS.iter().map(|_| Default::default()).collect();
    let work = |worker: usize| {
        let partner = Partner::start(worker);
        let report = scratch("faults").join(format!("report{worker}"));
        let mut before = None;
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(fault) = faults.get(index) else { break };
            if index > 0 && index.is_multiple_of(1000) {
                println!("{index} of {} faults", faults.len());
            }
            let (is_met, why) = play(fault, &goods[fault.program], &partner.socket, &report);
            tally[fault.program][0].fetch_add(1, Ordering::Relaxed);
            tally[fault.program][1].fetch_add(usize::from(is_met), Ordering::Relaxed);
            if let Some(why) = why {
                eprintln!("{why}");
                failures.lock().expect("no panic").push(why);
            }
            before.get_or_insert_with(|| partner.kept());
        }
        // Whoever shares with a process that something fails in keeps nothing of it.
        let (after, before) = (partner.kept(), before.unwrap_or_default());
        let leaks = before.iter().zip(&after).any(|(before, after)| *after > before + 8);
        assert!(!leaks, "a partner keeps {after:?} descriptors and mappings, {before:?} at first");
    };
    std::thread::scope(|scope| {
        // The processes of a run wait for each other most of the time.
        for worker in 1..=4 * std::thread::available_parallelism().map_or(1, usize::from) {
            let work = &work;
            scope.spawn(move || work(worker));
        }
    });
    println!("program          calls   faults      met");
    for (index, (name, _)) in PROGRAMS.iter().enumerate() {
        let [faults, met] = tally[index].each_ref().map(|count| count.load(Ordering::Relaxed));
        println!("{name:15} {:6} {faults:8} {met:8}", goods[index].calls.values().sum::<usize>());
    }
    let met: usize = tally.iter().map(|[_, met]| met.load(Ordering::Relaxed)).sum();
    println!("{} faults, of which {met} calls were made", faults.len());
    let failures = failures.into_inner().expect("no panic");
    assert!(failures.is_empty(), "{} of {}:\n{}", failures.len(), faults.len(), failures.join("\n"));
}

/// Outcome in an environment.
enum Expected {
    /// Every call succeeds.
    All,
    /// Some of these fail, and no other.
    AllBut(&'static [&'static str]),
    /// Any call may fail; bytes are right.
    Any,
}

/// An environment: a shell script that runs a program as `"$@"`, and the outcome. `$system` is tests/c/system.c.
///
/// A script that ends with 77 has no such environment here.
const ENVIRONMENTS: &[(&str, &str, Expected)] = &[
    (
        "without /proc",
        "unshare -m sh -c 'mount -t tmpfs none /proc && exec \"$@\"' sh \"$@\"",
        Expected::AllBut(&NO_DEVICE),
    ),
    ("without /dev/shm", "unshare -m sh -c 'mount -t tmpfs none /dev && exec \"$@\"' sh \"$@\"", Expected::All),
    (
        "full /dev/shm",
        "unshare -m sh -c 'mount -t tmpfs -o size=4k none /dev/shm && head -c 4096 /dev/zero >/dev/shm/full && \
         exec \"$@\"' sh \"$@\"",
        Expected::All,
    ),
    (
        "read-only /tmp",
        // Not an empty one: the programs may be below it.
        "unshare -m sh -c 'mount --rbind /tmp /tmp && mount -o remount,bind,ro /tmp && unset TMPDIR HOME && \
         exec \"$@\"' sh \"$@\"",
        Expected::All,
    ),
    ("no threads", "exec $system refuse EAGAIN clone,clone3,fork,vfork -- \"$@\"", Expected::AllBut(&THREADS)),
    ("calls of Linux 4.18", "exec $system old ENOSYS -- \"$@\"", Expected::All),
    ("calls of Linux 4.18, others forbidden", "exec $system old EPERM -- \"$@\"", Expected::All),
    ("200 MB of addresses", "ulimit -v 200000; exec \"$@\"", Expected::Any),
    ("80 MB of addresses", "ulimit -v 80000; exec \"$@\"", Expected::Any),
    ("few descriptors", "ulimit -n $descriptors; exec \"$@\"", Expected::Any),
    ("a control group of 64 MB", CONTROL_GROUP, Expected::All),
];

const CONTROL_GROUP: &str = "own=$(sed -n 's/^[0-9]*:memory://p' /proc/self/cgroup)
for file in /sys/fs/cgroup/memory$own/anygpu-$$/memory.limit_in_bytes /sys/fs/cgroup/anygpu-$$/memory.max; do
    group=${file%/*}
    mkdir $group 2>/dev/null || continue
    if echo 67108864 2>/dev/null >$file; then
        (echo 0 >$group/cgroup.procs && unset ANYGPU_HOST_MEMORY && exec \"$@\")
        status=$?
        rmdir $group
        exit $status
    fi
    rmdir $group
done
exit 77";

/// The first calls of the parts: the host back end says that it needs /proc.
const NO_DEVICE: [&str; 17] = [
    "anygpu_import",
    "anygpu_names",
    "anygpu_timeline_signal",
    "anygpu_timeline_value",
    "aclrtSetDevice",
    "hipEventCreateWithFlags",
    "hipGetDeviceCount",
    "hipImportExternalMemory",
    "hipIpcOpenEventHandle",
    "hipIpcOpenMemHandle",
    "hipMalloc",
    "hipMallocAsync",
    "hipMemCreate",
    "hipMemImportFromShareableHandle",
    "hipMemPoolCreate",
    "hipMemPoolImportFromShareableHandle",
    "hipStreamCreate",
];

/// Calls that queue work, wait for it, or answer other processes.
const THREADS: [&str; 8] = [
    "aclrtMemset",
    "aclrtNotifyGetExportKey",
    "aclrtRecordNotify",
    "anygpu_export",
    "ask",
    "hipMemset",
    "hipMemsetAsync",
    "hipWaitExternalSemaphoresAsync",
];

#[test]
fn an_environment_that_lacks_something_is_told_of() {
    let partner = Partner::start(100);
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / 86_400);
    let mut descriptors = vec![9 + days % 28];
    if std::env::var("ANYGPU_TEST_FAULTS").is_ok_and(|faults| faults == "all") {
        descriptors = (9..37).collect();
    }
    let parts = PROGRAMS.iter().filter(|(_, start)| matches!(start, Start::Part)).map(|(name, _)| *name);
    let parts: Vec<&str> = parts.chain(["limit"]).collect();
    for (name, script, expected) in ENVIRONMENTS {
        let numbers = if script.contains("$descriptors") { &descriptors[..] } else { &[0] };
        let (mut failed, mut runs) = (BTreeSet::new(), 0);
        for (part, number) in numbers.iter().flat_map(|number| parts.iter().map(move |part| (part, number))) {
            let mut command = Command::new("sh");
            command.args(["-c", script, "sh"]).arg(&programs().parts).arg(part).arg(&partner.socket).arg("once");
            command.env("system", &programs().system).env("descriptors", number.to_string());
            let output = run(on_the_host(&mut command));
            let said = text(&output.stderr);
            if output.status.code() == Some(77) || said.contains("unshare") || said.contains("mount:") {
                skipped(format!("{name}: {said}"));
                break;
            }
            assert!(output.status.success(), "{name}, {part}: {}\n{}{said}", output.status, text(&output.stdout));
            failed.extend(text(&output.stdout).lines().map(str::to_owned));
            runs += 1;
        }
        let known: &[&str] = match expected {
            Expected::All => &[],
            Expected::AllBut(calls) => calls,
            Expected::Any => continue,
        };
        assert!(failed.iter().all(|call| known.contains(&call.as_str())), "{name}: {failed:?}");
        assert!(runs == 0 || failed.is_empty() == known.is_empty(), "{name}: {failed:?}");
    }
}
