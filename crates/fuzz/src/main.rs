// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs all targets on all cores, saves what ends a process or hangs, and prints a table.
//!
//! fuzz-all [--seconds N] [--jobs N] [--targets A,B] [--seed N] [--folder DIR] [--corpus DIR]
//! fuzz-all --list | --run TARGET FILE... | --trace FILE | --write-samples DIR

use std::collections::BTreeMap;
use std::fs;
use std::os::fd::AsRawFd;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anygpu_fuzz::{Target, calls, exchange, input, prepare, target, targets};

/// A process that is silent for as long hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// The words that a worker shares with the supervisor: the number of the input that is under way, inputs that are done.
struct Progress {
    number: AtomicU64,
    done: AtomicU64,
}

/// Maps the file with the words of all workers.
fn progress(path: &Path, jobs: usize) -> &'static [Progress] {
    let file = fs::OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).expect("a file");
    file.set_len((jobs * size_of::<Progress>()) as u64).expect("room");
    // SAFETY: a fresh shared mapping, never unmapped, of numbers that are used atomically.
    unsafe {
        let (length, access) = (jobs * size_of::<Progress>(), libc::PROT_READ | libc::PROT_WRITE);
        let start = libc::mmap(std::ptr::null_mut(), length, access, libc::MAP_SHARED, file.as_raw_fd(), 0);
        assert_ne!(start, libc::MAP_FAILED);
        std::slice::from_raw_parts(start.cast(), jobs)
    }
}

struct Options {
    seconds: f64,
    jobs: usize,
    seed: u64,
    folder: PathBuf,
    corpus: Option<PathBuf>,
    targets: Vec<Target>,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.first().map(String::as_str) {
        Some("--list") => targets().iter().for_each(|target| println!("{}", target.name)),
        Some("--run") => {
            let target = target(&words[1]).expect("a target");
            prepare();
            words[2..].iter().for_each(|file| (target.run)(&fs::read(file).expect("a file")));
        }
        Some("--trace") => {
            calls::TRACE.store(true, Ordering::Relaxed);
            prepare();
            calls::sequence(&fs::read(&words[1]).expect("a file"));
            calls::check_accounts();
        }
        Some("--write-samples") => {
            prepare();
            for target in targets() {
                let folder = Path::new(&words[1]).join(target.name);
                fs::create_dir_all(&folder).expect("a folder");
                for (place, sample) in (target.samples)().iter().enumerate() {
                    fs::write(folder.join(format!("{place:03}")), sample).expect("written");
                }
            }
        }
        Some("--exporter") => exchange::export(),
        Some("--worker") => work(&words[1..]),
        _ => {
            // Inputs are made here, too, of those that were under way.
            prepare();
            return supervise(&options(&words));
        }
    }
    ExitCode::SUCCESS
}

fn options(words: &[String]) -> Options {
    let mut options = Options {
        seconds: 60.0,
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        seed: std::time::UNIX_EPOCH.elapsed().map_or(0, |now| now.as_secs()),
        folder: "fuzz-findings".into(),
        corpus: None,
        targets: targets(),
    };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let value = words.next().unwrap_or_else(|| panic!("{word}: a value is missing"));
        match word.as_str() {
            "--seconds" => options.seconds = value.parse().expect("a number"),
            "--jobs" => options.jobs = value.parse().expect("a number"),
            "--seed" => options.seed = value.parse().expect("a number"),
            "--folder" => options.folder = value.into(),
            "--corpus" => options.corpus = Some(value.into()),
            "--targets" => {
                options.targets =
                    value.split(',').map(|name| target(name).unwrap_or_else(|| panic!("{name}"))).collect();
            }
            _ => panic!(
                "{word}: fuzz-all [--seconds N] [--jobs N] [--targets A,B] [--seed N] [--folder DIR] [--corpus DIR]"
            ),
        }
    }
    options
}

fn seeds(target: &Target, corpus: Option<&Path>) -> Vec<Vec<u8>> {
    let files = corpus.and_then(|corpus| fs::read_dir(corpus.join(target.name)).ok()).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = files.map(|file| file.path()).collect();
    paths.sort();
    (target.samples)().into_iter().chain(paths.into_iter().filter_map(|path| fs::read(path).ok())).collect()
}

fn count(folder: &str) -> usize {
    fs::read_dir(folder).map_or(0, Iterator::count)
}

/// The files of all descriptors, to tell which are forgotten.
fn files() -> String {
    let all = fs::read_dir("/proc/self/fd").into_iter().flatten().flatten();
    let mut names: Vec<_> = all.filter_map(|entry| fs::read_link(entry.path()).ok()).collect();
    names.sort();
    format!("{names:?}")
}

fn mappings() -> usize {
    fs::read_to_string("/proc/self/maps").map_or(0, |text| text.lines().count())
}

/// Tries inputs until it is ended: target, seed, first number, words file, place in it, jobs, corpus.
fn work(words: &[String]) {
    let target = target(&words[0]).expect("a target");
    let number = |place: usize| words[place].parse::<u64>().expect("a number");
    let (seed, first, place, jobs) = (number(1), number(2), number(4) as usize, number(5) as usize);
    let progress = &progress(Path::new(&words[3]), jobs)[place];
    // SAFETY: a plain system call: the supervisor's end is this one's.
    unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
    prepare();
    if target.name == "calls" {
        _ = calls::FOREIGN.set(exchange::foreign());
    }
    let seeds = seeds(&target, words.get(6).map(Path::new));
    let (mut descriptors, mut maps) = (0, 0);
    for number in first.. {
        progress.number.store(number, Ordering::Relaxed);
        (target.run)(&input(&target, &seeds, seed, number));
        progress.done.fetch_add(1, Ordering::Relaxed);
        if target.is_sequence {
            calls::check_accounts();
        }
        let done = number - first;
        if done == 2_000 {
            (descriptors, maps) = (count("/proc/self/fd"), mappings());
        } else if done > 2_000 && done.is_multiple_of(4_096) {
            let now = (count("/proc/self/fd"), mappings());
            assert!(now.0 <= descriptors + 32, "{} descriptors are open, {descriptors} were: {}", now.0, files());
            assert!(now.1 <= 2 * maps + 200, "{} mappings are there, {maps} were", now.1);
        }
    }
}

/// A target's numbers.
#[derive(Default)]
struct Sum {
    inputs: u64,
    seconds: f64,
    crashes: u64,
    hangs: u64,
}

struct Worker {
    child: Child,
    target: Target,
    started: Instant,
    until: Instant,
    seen: (u64, Instant),
}

fn supervise(options: &Options) -> ExitCode {
    fs::create_dir_all(&options.folder).expect("a folder");
    let words = options.folder.join("progress");
    let progress = progress(&words, options.jobs);
    let end = Instant::now() + Duration::from_secs_f64(options.seconds);
    // Each target as often as its share says, in turn.
    let most = options.targets.iter().map(|target| target.share).max().unwrap_or(1);
    let turns: Vec<Target> = (0..most)
        .flat_map(|round| options.targets.iter().filter(move |target| target.share > round).copied())
        .collect();
    let quantum = Duration::from_secs_f64(
        (options.seconds * options.jobs as f64 / turns.len() as f64).clamp(0.5, options.seconds),
    );
    let (mut next, mut number) = (0, 0_u64);
    let mut sums: BTreeMap<&str, Sum> = BTreeMap::new();
    let start = |place: usize, target: Target, first: u64, until: Instant| {
        progress[place].number.store(first, Ordering::Relaxed);
        progress[place].done.store(0, Ordering::Relaxed);
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.arg("--worker").arg(target.name);
        command.args([options.seed, first].map(|number| number.to_string())).arg(&words);
        command.args([place, options.jobs].map(|number| number.to_string())).args(&options.corpus);
        let log =
            fs::OpenOptions::new().append(true).create(true).open(options.folder.join(format!("{}.log", target.name)));
        let child = command.stdin(Stdio::null()).stderr(log.expect("a log")).spawn().expect("a process");
        Worker { child, target, started: Instant::now(), until, seen: (first, Instant::now()) }
    };
    let mut turn = || {
        let target = turns[next % turns.len()];
        next += 1;
        // Inputs of different turns differ.
        number = number.wrapping_add(1 << 40);
        (target, number)
    };
    let mut workers: Vec<Worker> = (0..options.jobs)
        .map(|place| {
            let (target, first) = turn();
            start(place, target, first, Instant::now() + quantum)
        })
        .collect();
    loop {
        std::thread::sleep(Duration::from_millis(20));
        let is_over = Instant::now() >= end;
        for (place, worker) in workers.iter_mut().enumerate() {
            let now = progress[place].number.load(Ordering::Relaxed);
            if now != worker.seen.0 {
                worker.seen = (now, Instant::now());
            }
            let ended = worker.child.try_wait().expect("a child");
            let hangs = worker.seen.1.elapsed() > PATIENCE;
            let is_done = Instant::now() >= worker.until;
            if ended.is_none() && !hangs && !is_done && !is_over {
                continue;
            }
            _ = worker.child.kill();
            _ = worker.child.wait();
            let sum = sums.entry(worker.target.name).or_default();
            sum.inputs += progress[place].done.load(Ordering::Relaxed);
            sum.seconds += worker.started.elapsed().as_secs_f64();
            if ended.is_some() || hangs {
                let what = if hangs { "hang" } else { "crash" };
                if hangs {
                    sum.hangs += 1
                } else {
                    sum.crashes += 1
                }
                let name = format!("{what}-{}-{}-{now}", worker.target.name, options.seed);
                let seeds = seeds(&worker.target, options.corpus.as_deref());
                let bytes = input(&worker.target, &seeds, options.seed, now);
                fs::write(options.folder.join(&name), bytes).expect("written");
                let signal = ended.and_then(|status| status.signal());
                eprintln!("{name}: {ended:?}, signal {signal:?}");
            }
            if is_over {
                continue;
            }
            let is_again = !is_done && sum.crashes + sum.hangs < 200;
            let (target, first) = if is_again { (worker.target, now.wrapping_add(1)) } else { turn() };
            let until = if is_again { worker.until } else { Instant::now() + quantum };
            *worker = start(place, target, first, until);
        }
        if is_over {
            break;
        }
    }
    _ = fs::remove_file(&words);
    print(&sums)
}

fn print(sums: &BTreeMap<&str, Sum>) -> ExitCode {
    println!("| target | inputs | inputs/s of a core | crashes | hangs |\n|---|---:|---:|---:|---:|");
    let mut all = [Sum::default(), Sum::default()];
    for (name, sum) in sums {
        println!(
            "| {name} | {} | {:.0} | {} | {} |",
            sum.inputs,
            sum.inputs as f64 / sum.seconds,
            sum.crashes,
            sum.hangs
        );
        let total = &mut all[usize::from(target(name).is_some_and(|target| target.is_sequence))];
        total.inputs += sum.inputs;
        total.seconds += sum.seconds;
        total.crashes += sum.crashes;
        total.hangs += sum.hangs;
    }
    for (name, sum) in ["parsers", "sequences"].iter().zip(&all) {
        println!(
            "| all {name} | {} | {:.0} | {} | {} |",
            sum.inputs,
            sum.inputs as f64 / sum.seconds.max(0.001),
            sum.crashes,
            sum.hangs
        );
    }
    if all.iter().all(|sum| sum.crashes + sum.hangs == 0) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
