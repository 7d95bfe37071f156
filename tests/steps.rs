// SPDX-License-Identifier: MIT OR Apache-2.0
//! Steps: a producer in Fortran or C, readers in C and Python that join, leave and are killed; on the host back end, or with
//! `ANYGPU_TEST_BACKEND` over a vendor's own runtime on the model of its GPUs.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use common::gpu_model::under_test;
use common::{
    CHECKED, WIDE_KINDS, assert_within, comes_true, compile_linked, fortran_modules, have, release_library,
    release_link_folder, root, scratch, skipped, stand_in, text,
};

const WAYS: [&str; 2] = ["host", "stream"];
/// Nobody who is gone may be waited for longer, on an idle machine.
const SOON: Duration = Duration::from_secs(5);
/// How tests/c/steps.c ends if the producer is gone.
const GONE: i32 = 4;

/// A reader that checks that each step is whole and follows the one before, to the producer's last.
const PYTHON: &str = "
import array, sys
import anygpu
meeting = open(sys.argv[1], 'rb').read()
try:
    memory = anygpu.open(meeting[8:])
except anygpu.Error:
    # C's token, of memory alone.
    memory = anygpu.open(meeting[8:], shape=(16384,), dtype='int32')
copy = array.array('i', bytes(4 * 16384))
with anygpu.Steps.join(int.from_bytes(meeting[:8], sys.byteorder)) as steps:
    before = 0
    for step in steps:
        memory.copy_to(copy)
        assert set(copy) == {step}, (step, set(copy))
        assert before in (0, step - 1), (before, step)
        if not before:
            print('reads', flush=True)
        before = step
        if len(sys.argv) > 2 and sys.argv[2] == 'leave':
            break
";

/// A process that is killed with this.
struct Process(Child);

impl Process {
    /// Starts a program on the back end under test.
    fn start(command: &mut Command) -> Process {
        Process::spawn(&mut under_test(command))
    }

    fn spawn(command: &mut Command) -> Process {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Process(command.spawn().expect("a program"))
    }

    /// Waits until it has printed a line.
    #[track_caller]
    fn hear(&mut self, line: &str) {
        let mut heard = String::new();
        let output = self.0.stdout.as_mut().expect("a pipe");
        // A byte at a time: the rest is read at the end.
        BufReader::with_capacity(1, output).read_line(&mut heard).expect("text");
        if heard.trim() != line {
            let mut errors = String::new();
            _ = self.0.stderr.as_mut().expect("a pipe").read_to_string(&mut errors);
            panic!("{heard:?} in place of {line:?}: {errors}");
        }
    }

    /// Waits for its end, and returns its status, or that it was killed, and what it printed.
    #[track_caller]
    fn end(mut self, bound: Duration) -> (Option<i32>, String) {
        let started = Instant::now();
        let mut status = None;
        let has_ended = || {
            status = self.0.try_wait().expect("a child");
            status.is_some()
        };
        assert!(comes_true(has_ended), "it goes on");
        assert_within(bound, started);
        let mut printed = String::new();
        self.0.stdout.take().expect("a pipe").read_to_string(&mut printed).expect("text");
        self.0.stderr.take().expect("a pipe").read_to_string(&mut printed).expect("text");
        (status.and_then(|status| status.code()), printed)
    }

    fn is_over(&mut self) -> bool {
        self.0.try_wait().expect("a child").is_some()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

fn c_program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let source = root().join("tests/c/steps.c");
        let include = format!("-I{}", root().join("include").display());
        compile_linked("cc", "steps-c", &[&source], &["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", &include])
    })
}

/// A program in Fortran; without a compiler for it, `None`.
fn fortran_program(name: &str, flags: &[&str]) -> Option<PathBuf> {
    if !have("gfortran") {
        skipped("gfortran is not installed");
        return None;
    }
    let modules = fortran_modules("gfortran", flags);
    let (program, link) = (scratch("bin").join(format!("{name}-fortran")), release_link_folder());
    let source = root().join(format!("tests/fortran/{name}.f90"));
    let mut command = Command::new("gfortran");
    command.args(flags).arg("-o").arg(&program).arg(source).arg("-I").arg(&modules);
    command.arg(modules.join("libmodules.a")).arg("-L").arg(link).arg("-lanygpu");
    common::succeed(command.arg(format!("-Wl,-rpath,{}", link.display())).current_dir(scratch("bin")));
    Some(program)
}

/// A producer in Fortran, and the file that ends it once it exists.
fn producer(name: &str, way: &str) -> Option<(Process, PathBuf)> {
    let stop = scratch("steps").join(name);
    _ = std::fs::remove_file(&stop);
    static PROGRAM: OnceLock<Option<PathBuf>> = OnceLock::new();
    let program = PROGRAM.get_or_init(|| fortran_program("steps", &CHECKED)).as_ref()?;
    let mut process = Process::start(Command::new(program).arg(&stop).arg(way));
    process.hear("ready");
    Some((process, stop))
}

fn meeting(stop: &Path) -> PathBuf {
    stop.with_extension("meeting")
}

fn c_reader(role: &str, meeting: &Path, arguments: &[&str]) -> Process {
    Process::start(Command::new(c_program()).arg(role).arg(meeting).args(arguments))
}

fn python_reader(meeting: &Path, arguments: &[&str]) -> Process {
    Process::start(python(PYTHON).arg(meeting).args(arguments))
}

fn python(program: &str) -> Command {
    let mut command = Command::new("python3");
    command.env("PYTHONPATH", root().join("python")).env("PYTHONDONTWRITEBYTECODE", "1");
    command.env("ANYGPU_LIBRARY", release_library()).args(["-c", program]);
    command
}

/// The open descriptors of a process.
fn descriptors(process: &Process) -> usize {
    std::fs::read_dir(format!("/proc/{}/fd", process.0.id())).expect("a living process").count()
}

#[test]
fn fortran_has_every_call() {
    for flags in [&CHECKED[..], &WIDE_KINDS] {
        let Some(program) = fortran_program("steps_calls", flags) else { return };
        let process = Process::start(&mut Command::new(program));
        assert_eq!(process.end(SOON), (Some(0), "ok\n".to_owned()));
    }
}

/// A producer in Python that begins once readers have joined.
const PYTHON_FIRST: &str = "
import sys
import anygpu
name, readers, seconds, way = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]
limit = {'readers': readers, 'timeout': seconds}
with anygpu.Steps(4) as steps, anygpu.empty(16) as array:
    try:
        if way == 'array':
            anygpu.publish(array, name, steps, **limit)
        elif way == 'steps':
            steps.publish(name, **limit)
        else:
            anygpu.publish(array, name, steps)
            steps.wait(**limit)
    except TimeoutError:
        print('late')
        sys.exit(3)
    print('on', flush=True)
    for _ in range(3):
        with steps.write(timeout=120):
            pass
    # All have read the last one.
    steps.write(timeout=120).__enter__()
";

/// A producer in a language that begins once so many readers have joined; `None` where there is no compiler for it.
fn first_producer(language: &str, arguments: [&str; 4]) -> Option<Process> {
    static FORTRAN: OnceLock<Option<PathBuf>> = OnceLock::new();
    let mut command = match language {
        "c" => Command::new(c_program()),
        "fortran" => Command::new(FORTRAN.get_or_init(|| fortran_program("steps_first", &CHECKED)).as_ref()?),
        _ => python(PYTHON_FIRST),
    };
    Some(Process::start(command.args((language == "c").then_some("first")).args(arguments)))
}

/// No reader of those that are waited for misses a step, whenever it joins; who ends before it joins is none, and who ends
/// afterwards is one.
#[test]
fn a_producer_waits_for_its_first_readers() {
    let ways = [("c", "array"), ("c", "steps"), ("fortran", "array"), ("fortran", "steps"), ("fortran", "wait")];
    for (language, way) in ways.into_iter().chain(["array", "steps", "wait"].map(|way| ("python", way))) {
        if language == "python" && !have("python3") {
            skipped("python3 is not installed");
            continue;
        }
        let name = format!("steps/first/{}/{language}/{way}", std::process::id());
        let start = |readers, seconds| first_producer(language, [&name, readers, seconds, way]);
        let reader = |end| Process::start(Command::new(c_program()).args(["join", &name, end]));
        let all = |reader: Process| assert_eq!(reader.end(SOON), (Some(0), "from 1 to 3\n".to_owned()), "{name}");

        let Some(mut alone) = start("0", "0") else { break };
        alone.hear("on");
        assert_eq!(alone.end(SOON), (Some(0), String::new()), "{name}");

        let mut before = reader("stays");
        let mut producer = start("1", "60").expect("a compiler");
        before.hear("joined");
        producer.hear("on");
        all(before);
        assert_eq!(producer.end(SOON), (Some(0), String::new()), "{name}");

        let mut producer = start("3", "60").expect("a compiler");
        let mut looks = reader("looks");
        looks.hear("found");
        assert_eq!(looks.end(SOON).0, None);
        let readers = [(); 2].map(|()| {
            let mut reader = reader("stays");
            reader.hear("joined");
            reader
        });
        // It would have written all by then.
        std::thread::sleep(Duration::from_millis(300));
        assert!(!producer.is_over(), "{name}");
        reader("dies").hear("joined");
        producer.hear("on");
        readers.into_iter().for_each(all);
        assert_eq!(producer.end(SOON), (Some(0), String::new()), "{name}");

        let mut late = start("1", "0.2").expect("a compiler");
        late.hear("late");
        assert_eq!(late.end(SOON), (Some(3), String::new()), "{name}");
    }
}

/// Readers in C that are killed at random, one after the other in several rows, beside others in C and Python that stay to
/// the end and check every step. `ANYGPU_TEST_ROUNDS` is the number of lives in each row.
#[test]
fn no_step_is_torn_and_nobody_waits_for_the_dead() {
    let rounds = std::env::var("ANYGPU_TEST_ROUNDS").unwrap_or_else(|_| "30".to_owned());
    for way in WAYS {
        let Some((producer, stop)) = producer(way, way) else { return };
        let meeting = meeting(&stop);
        let mut stay = vec![c_reader("read", &meeting, &[way])];
        if have("python3") {
            let mut reader = python_reader(&meeting, &[]);
            reader.hear("reads");
            stay.push(reader);
            for _ in 0..2 {
                let mut leaving = python_reader(&meeting, &["leave"]);
                leaving.hear("reads");
                assert_eq!(leaving.end(SOON), (Some(0), String::new()));
                let mut killed = python_reader(&meeting, &[]);
                killed.hear("reads");
            }
        }
        let before = descriptors(&producer);
        let mut rows: Vec<_> =
            (1..=3).map(|seed| c_reader("kill", &meeting, &[way, &rounds, &seed.to_string()])).collect();
        // Waited for without a bound of its own: each row ends after so many lives.
        while !rows.iter_mut().all(Process::is_over) {
            std::thread::sleep(Duration::from_millis(10));
        }
        let mut kills = 0;
        for row in rows {
            let (status, printed) = row.end(SOON);
            assert_eq!(status, Some(0), "{printed}");
            kills += printed.split(' ').next().and_then(|kills| kills.parse::<u32>().ok()).expect("a number");
        }
        // A timeline per reader at a time, and what is on its way for a moment.
        assert!(comes_true(|| descriptors(&producer) <= before + 3 * 4), "{} descriptors", descriptors(&producer));
        std::fs::write(&stop, "").expect("a writable folder");
        for reader in stay {
            let (status, printed) = reader.end(SOON);
            // In stream order it has begun one more.
            assert!([Some(0), Some(3), Some(GONE)].contains(&status), "{status:?} {printed}");
        }
        let (status, printed) = producer.end(SOON);
        assert_eq!(status, Some(0), "{printed}");
        println!("{way}: {kills} killed; {}", printed.trim());
        let longest = printed.split("longest of ").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
        assert!(Duration::from_millis(longest.expect("a number")) < common::stretched(SOON), "{printed}");
    }
}

#[test]
fn a_reader_killed_in_a_step_holds_nobody_up() {
    let Some((mut producer, stop)) = producer("held", "host") else { return };
    let mut holder = c_reader("hold", &meeting(&stop), &[]);
    holder.hear("holds");
    // It lives, so the producer waits: it cannot end.
    std::fs::write(&stop, "").expect("a writable folder");
    std::thread::sleep(Duration::from_millis(400));
    assert!(!producer.is_over());
    drop(holder);
    let (status, printed) = producer.end(SOON);
    assert_eq!(status, Some(0), "{printed}");
}

#[test]
fn a_producer_that_is_killed_is_an_error_for_each_reader() {
    for way in WAYS {
        let meeting = scratch("steps").join(format!("killed-{way}"));
        let mut producer = Process::start(Command::new(c_program()).arg("write").arg(&meeting).arg(way));
        producer.hear("ready");
        let readers = [(); 2].map(|()| c_reader("read", &meeting, &[way]));
        let mut observer = python_reader(&meeting, &[]);
        observer.hear("reads");
        drop(producer);
        for reader in readers {
            let (status, printed) = reader.end(SOON);
            // It may not have come to join, and finds nothing.
            assert!(status == Some(GONE) || status == Some(3), "{way}: {status:?} {printed}");
        }
        let (status, printed) = observer.end(SOON);
        assert!(status == Some(1) && printed.contains("the producer has ended without closing the steps"), "{printed}");
    }
}

/// Over the stand-ins of the vendors' libraries, whose streams wait for the producer and the readers.
#[test]
fn streams_of_vendors_take_turns() {
    for (backend, library, defined) in [
        ("nvidia", "libcuda.so.1", None),
        ("amd", "libamdhip64.so.7", Some("-DHIP_ABI=7")),
        ("intel", "libze_loader.so.1", None),
    ] {
        let folder = scratch(library);
        let defined: Vec<String> = defined.map(str::to_owned).into_iter().collect();
        stand_in(backend, &folder.join(library), &defined, &[]);
        let meeting = scratch("steps").join(backend);
        let start = |role: &str, arguments: &[&str]| {
            let mut command = Command::new(c_program());
            command.arg(role).arg(&meeting).args(arguments);
            command.env("ANYGPU_BACKEND", backend).env("LD_LIBRARY_PATH", &folder).env("ANYGPU_LOG", "off");
            Process::spawn(&mut command)
        };
        let mut producer = start("write", &["stream"]);
        producer.hear("ready");
        let stays = start("read", &["stream"]);
        for row in ["1", "2"].map(|seed| start("kill", &["stream", "15", seed])) {
            let (status, printed) = row.end(SOON * 4);
            assert_eq!(status, Some(0), "{backend}: {printed}");
        }
        drop(producer);
        let (status, printed) = stays.end(SOON);
        assert_eq!(status, Some(GONE), "{backend}: {printed}");
    }
}

/// A step with one reader, both waiting on the host, costs no more than a few wake-ups of a process do.
#[test]
fn a_handshake_takes_microseconds() {
    let source = root().join("tests/gpu/steps.c");
    let include = format!("-I{}", root().join("include").display());
    let program = compile_linked("cc", "steps-bench", &[&source], &["-std=gnu11", "-O2", &include, "-pthread", "-ldl"]);
    let mut command = Command::new(program);
    let printed = text(&common::succeed(command.args(["1", "2000"]).env("ANYGPU_BACKEND", "host")).stdout);
    print!("{printed}");
    let median = |way: &str| -> f64 {
        let line = printed.lines().find(|line| line.starts_with(way)).expect("a line of its own");
        line.split(' ').zip(line.split(' ').skip(1)).find(|(_, unit)| *unit == "us").unwrap().0.parse().unwrap()
    };
    let (step, wake_ups) = (median("host threads"), median("pipes"));
    assert!(step <= 15.0 + 4.0 * wake_ups, "{step} us, where a byte and its answer through pipes need {wake_ups} us");
}
