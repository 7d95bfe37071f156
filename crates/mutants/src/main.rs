// SPDX-License-Identifier: MIT OR Apache-2.0
//! Mutation testing: breaks the library in thousands of small ways, one at a time, and looks whether its tests notice.
//!
//! `build TREE` copies the tree and builds the copy once, with a switch at each place ([`find`]); a number in a file that all
//! processes map says which one is on (`switch.rs`). `run TREE` runs each test without any, which tells which switches it
//! reaches, and then, for each mutant, the tests that reach it, the quickest first, until one fails twice and passes without
//! it. It needs neither Cargo nor the tree, only the folder `mutants` in Cargo's target folder, at its path, on any machine.
//!
//! `MUTANTS_JOBS` mutants are tried at once, each in a lane: a copy of what was built, with the lane's own path in the
//! programs. `MUTANTS` is how many are tried, chosen at random by `SEED`, or `all`; `MUTANTS_ONLY` is a part of their
//! descriptions, or several, a line each. `MUTANTS_SECONDS` is when no further test is begun of those that reach a mutant: it
//! then counts as a survivor. Each result is a line of `results.txt` as soon as it is known; what has one is not tried again.
//! `sum FILE...` sums up such files, of which a later line of a mutant counts.

mod find;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::os::unix::fs::{FileExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use find::Mutant;
use serde_json::Value;

/// The folders whose files are broken.
const ROOMS: [&str; 4] = ["src/share/", "src/border/", "src/os/", "src/backend/host/"];
/// The ends of the names of those that tests alone compile, and of the one that is generated, which a test compares.
const LEFT_OUT: [&str; 3] = ["/tests.rs", "os/forked.rs", "checked/verbs.rs"];
/// The test programs, beside the library's own tests.
const PROGRAMS: [&str; 26] = [
    "abi",
    "acl",
    "amd",
    "arrays",
    "border",
    "broker",
    "cache",
    "check",
    "cuda",
    "external",
    "graphs",
    "hip",
    "kernels",
    "log",
    "memory",
    "models",
    "names",
    "native",
    "nvidia",
    "preload",
    "processes",
    "python",
    "rtc",
    "steps",
    "streams",
    "tokens",
];
/// What a test may take without a mutant: longer ones are left out.
const LONGEST: Duration = Duration::from_secs(60);
/// What a test may take with a mutant, beside four times what it took without.
const HANGS: Duration = Duration::from_secs(4);
/// Bytes of the switch's file.
const SWITCH: usize = 1 << 20;

/// The first lane's name, which is in the path of whatever a test writes: Cargo builds into it. Others are as long.
const FIRST: &str = "anygpu-lane-00";

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = |tree: &str| {
        let root = fs::canonicalize(tree).expect("the tree");
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        (root, target.join("mutants"))
    };
    match &*arguments.iter().map(String::as_str).collect::<Vec<_>>() {
        ["build", tree] => {
            let (root, folder) = folder(tree);
            build(&root, &folder);
        }
        ["run", tree] => run(&folder(tree).1),
        ["sum", files @ ..] if !files.is_empty() => {
            sum(&files.iter().map(|file| fs::read_to_string(file).expect("results")).collect::<String>());
        }
        _ => panic!("usage: anygpu-mutants build TREE | run TREE | sum FILE..."),
    }
}

/// Builds everything that `run` needs.
fn build(root: &Path, folder: &Path) {
    let lane = Lane::new(folder, 0);
    let build = Build { root, tree: &folder.join("tree"), target: &lane.target, left_out: &folder.join("left_out") };
    let sources = build.copy(&lane.shared.join("switch"));
    let mutants = build.build(&sources);
    let tests = build.tests();
    println!("{} mutants compile; {} tests", mutants.len(), tests.len());
    let mutants: BTreeMap<u32, String> = mutants.iter().map(|(number, mutant)| (*number, describe(*mutant))).collect();
    let list = serde_json::json!({ "mutants": mutants, "tests": tests });
    fs::write(folder.join("list.json"), list.to_string()).expect("a file");
    _ = fs::remove_file(folder.join("results.txt"));
}

fn run(folder: &Path) {
    let list = fs::read(folder.join("list.json")).expect("what `build` writes");
    let list: Value = serde_json::from_slice(&list).expect("what `build` writes");
    let text = |value: &Value| value.as_str().expect("what `build` writes").to_owned();
    let mutants = list["mutants"].as_object().expect("what `build` writes").iter();
    let mutants: BTreeMap<u32, String> =
        mutants.map(|(number, what)| (number.parse().expect("a number"), text(what))).collect();
    let tests = list["tests"].as_array().expect("what `build` writes").iter();
    let tests: Vec<Test> = tests
        .map(|test| Test {
            program: text(&test[0]),
            name: text(&test[1]),
            duration: Duration::ZERO,
            reached: BTreeSet::new(),
        })
        .collect();
    let jobs = setting("MUTANTS_JOBS").map_or(1, |jobs| jobs.parse().expect("MUTANTS_JOBS is a number"));
    let lanes: Vec<Lane> = (0..jobs).map(|number| Lane::new(folder, number)).collect();
    let programs: BTreeSet<&str> = tests.iter().map(|test| &*test.program).collect();
    std::thread::scope(|scope| {
        for lane in &lanes[1..] {
            scope.spawn(|| lane.copy(&lanes[0], &programs));
        }
    });
    let tests = baseline(folder, &lanes, tests, mutants.len());
    try_all(folder, &lanes, &mutants, &tests);
}

fn setting(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// Does something with each item, in several lanes at once.
fn in_lanes<T: Send>(lanes: &[Lane], items: impl Iterator<Item = T> + Send, action: impl Fn(&Lane, T) + Sync) {
    let items = Mutex::new(items);
    std::thread::scope(|scope| {
        for lane in lanes {
            scope.spawn(|| {
                loop {
                    let next = items.lock().expect("no panic").next();
                    let Some(item) = next else { break };
                    action(lane, item);
                }
            });
        }
    });
}

struct Test {
    /// The program's path in a lane.
    program: String,
    name: String,
    duration: Duration,
    reached: BTreeSet<u32>,
}

/// A file and its mutants.
struct Source {
    path: String,
    text: String,
    mutants: Vec<Mutant>,
}

/// Where a test runs.
struct Lane {
    tree: PathBuf,
    /// What Cargo has built.
    target: PathBuf,
    /// A folder that every user may enter, for the switch and temporary files.
    shared: PathBuf,
    name: String,
}

impl Lane {
    fn new(folder: &Path, number: usize) -> Lane {
        let name = format!("{}{number:02}", FIRST.trim_end_matches('0'));
        assert_eq!(name.len(), FIRST.len(), "99 lanes at most");
        let mut hasher = DefaultHasher::new();
        folder.hash(&mut hasher);
        // Not the system's folder of temporary files, which may have another path on another machine. Short: tests have
        // sockets in it.
        let shared = Path::new("/tmp").join(format!("mutants-{:08x}", hasher.finish() as u32)).join(&name);
        _ = fs::remove_dir_all(&shared);
        fs::create_dir_all(shared.join("tmp")).expect("a folder");
        for (name, mode) in [("..", 0o755), ("", 0o755), ("tmp", 0o1777)] {
            fs::set_permissions(shared.join(name), fs::Permissions::from_mode(mode)).expect("ours");
        }
        // Tests have processes of other users.
        fs::write(shared.join("switch"), vec![0; SWITCH]).expect("the switch");
        fs::set_permissions(shared.join("switch"), fs::Permissions::from_mode(0o666)).expect("ours");
        Lane { tree: folder.join("tree"), target: folder.join(&name), shared, name }
    }

    /// Copies what the tests run from another lane, with this one's path.
    fn copy(&self, first: &Lane, programs: &BTreeSet<&str>) {
        _ = fs::remove_dir_all(&self.target);
        let mut paths: Vec<PathBuf> = programs.iter().map(PathBuf::from).collect();
        for profile in ["debug", "release"] {
            let entries = fs::read_dir(first.target.join(profile)).expect("what was built").flatten();
            let files = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
            paths.extend(files.map(|file| Path::new(profile).join(file.file_name())));
        }
        for path in paths {
            let (from, to) = (first.target.join(&path), self.target.join(&path));
            let mut bytes = fs::read(&from).expect("what was built");
            let (old, new) = (first.name.as_bytes(), self.name.as_bytes());
            let mut at = 0;
            while let Some(found) = bytes[at..].windows(old.len()).position(|window| window == old) {
                at += found;
                bytes[at..][..new.len()].copy_from_slice(new);
            }
            fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
            fs::write(&to, bytes).expect("a file");
            fs::set_permissions(&to, fs::metadata(&from).expect("a file").permissions()).expect("ours");
        }
    }

    /// Runs a test with a mutant, or with none (0); true if it passes. All that it started ends with it.
    fn run(&self, test: &Test, mutant: u32, limit: Duration) -> bool {
        self.switch().write_all_at(&mutant.to_ne_bytes(), 0).expect("the switch");
        let mut command = Command::new(self.target.join(&test.program));
        command.args(["--exact", &test.name]).current_dir(&self.tree).process_group(0);
        command.env("CARGO_MANIFEST_DIR", &self.tree).env("CARGO_TARGET_DIR", &self.target);
        // What tests would have built is there.
        command.env("CARGO", "true").env("TMPDIR", self.shared.join("tmp"));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        // SAFETY: the closure makes system calls only.
        unsafe {
            command.pre_exec(|| {
                // A mutant that eats all memory is the first to be ended.
                let file = libc::open(c"/proc/self/oom_score_adj".as_ptr(), libc::O_WRONLY | libc::O_CLOEXEC);
                libc::write(file, c"1000".as_ptr().cast(), 4);
                libc::close(file);
                Ok(())
            });
        }
        let mut child = command.spawn().expect("a test program");
        let started = Instant::now();
        let passed = loop {
            match child.try_wait().expect("a child") {
                Some(status) => break status.success(),
                None if started.elapsed() > limit => break false,
                None => std::thread::sleep(Duration::from_millis(3)),
            }
        };
        // SAFETY: the group of a child that was not waited for, or whose number nobody else has had time to get.
        unsafe { libc::kill(-(child.id() as i32), libc::SIGKILL) };
        _ = child.wait();
        passed
    }

    fn switch(&self) -> File {
        File::options().read(true).write(true).open(self.shared.join("switch")).expect("the switch")
    }

    /// Removes what ended tests have left in the folder of temporary files.
    fn sweep(&self) {
        for entry in fs::read_dir(self.shared.join("tmp")).into_iter().flatten().flatten() {
            _ = fs::remove_dir_all(entry.path());
            _ = fs::remove_file(entry.path());
        }
    }
}

/// The copy of the tree, and what is built of it.
struct Build<'a> {
    root: &'a Path,
    tree: &'a Path,
    target: &'a Path,
    /// A file that names the mutants that do not compile.
    left_out: &'a Path,
}

impl Build<'_> {
    /// Copies what git knows of or does not ignore; files that are alike are left, so that Cargo builds no more than it must.
    fn copy(&self, switch: &Path) -> Vec<Source> {
        let mut list = Command::new("git");
        list.current_dir(self.root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        let output = list.output().expect("git");
        assert!(output.status.success(), "git ls-files");
        let names = String::from_utf8(output.stdout).expect("names");
        let mut sources = Vec::new();
        for name in names.split_terminator('\0').filter(|name| self.root.join(name).is_file()) {
            let bytes = fs::read(self.root.join(name)).expect("a file");
            let is_source = ROOMS.iter().any(|room| name.starts_with(room)) && name.ends_with(".rs");
            if is_source && !LEFT_OUT.iter().any(|end| name.ends_with(end)) {
                let text = String::from_utf8(bytes).expect("text");
                let mutants = find::find(&text);
                sources.push(Source { path: name.to_owned(), text, mutants });
            } else if name == "src/lib.rs" {
                let text = String::from_utf8(bytes).expect("text") + "#[doc(hidden)]\npub mod mutants;\n";
                self.put(name, text.as_bytes());
            } else {
                self.put(name, &bytes);
                let mode = fs::metadata(self.root.join(name)).expect("a file").permissions();
                fs::set_permissions(self.tree.join(name), mode).expect("ours");
            }
        }
        let text = include_str!("switch.rs").replace("PATH OF THE SWITCH", switch.to_str().expect("text"));
        self.put("src/mutants.rs", text.as_bytes());
        sources
    }

    fn put(&self, name: &str, bytes: &[u8]) {
        let path = self.tree.join(name);
        if !fs::read(&path).is_ok_and(|before| before == bytes) {
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, bytes).expect("a file");
        }
    }

    fn cargo(&self, arguments: &[&str]) -> Vec<Value> {
        let mut command = Command::new("cargo");
        command.args(arguments).args(["--message-format", "json", "--quiet"]).current_dir(self.tree);
        command.env("CARGO_TARGET_DIR", self.target).env("CARGO_PROFILE_DEV_DEBUG", "0");
        // With all the switches an optimizer takes long and finds little.
        command.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0").env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        let output = command.stderr(Stdio::inherit()).output().expect("cargo");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
    }

    /// Writes the sources with their switches, and leaves out those that do not compile. Their numbers begin with 4:
    /// the switch's own is where they would be.
    fn build<'a>(&self, sources: &'a [Source]) -> BTreeMap<u32, (&'a Source, &'a Mutant)> {
        let mut mutants = BTreeMap::new();
        let all = sources.iter().flat_map(|source| source.mutants.iter().map(move |mutant| (source, mutant)));
        mutants.extend((4..).zip(all));
        // What did not compile the last time, does not now.
        let key = |entry: &(&Source, &Mutant)| {
            let (source, mutant) = entry;
            format!("{} {:?} {} {}", source.path, mutant.place, mutant.change, mutant.function).replace('\n', " ")
        };
        let mut known: BTreeSet<String> =
            fs::read_to_string(self.left_out).unwrap_or_default().lines().map(String::from).collect();
        loop {
            mutants.retain(|_, entry| !known.contains(&key(entry)));
            let mut written = BTreeMap::new();
            for source in sources {
                let own = mutants.iter().filter(|(_, entry)| std::ptr::eq(entry.0, source));
                let own: Vec<(u32, &Mutant)> = own.map(|(number, entry)| (*number, entry.1)).collect();
                let (text, places) = find::write(&source.text, &own);
                self.put(&source.path, text.as_bytes());
                written.insert(source.path.clone(), places);
            }
            let messages = self.cargo(&["check", "--lib"]);
            let errors: Vec<&Value> =
                messages.iter().filter(|message| message["message"]["level"] == "error").collect();
            if errors.is_empty() {
                break;
            }
            let mut wrong = BTreeSet::new();
            for error in &errors {
                for span in error["message"]["spans"].as_array().into_iter().flatten() {
                    let number = |name: &str| span[name].as_u64().unwrap_or(0) as usize;
                    let (start, end) = (number("byte_start"), number("byte_end"));
                    let places = span["file_name"].as_str().and_then(|file| written.get(file));
                    // The innermost that the compiler points into.
                    let around =
                        places.into_iter().flatten().filter(|(_, place)| place.start <= start && end <= place.end);
                    if let Some((number, _)) = around.min_by_key(|(_, place)| place.len()) {
                        wrong.insert(*number);
                    }
                }
            }
            println!("{} errors: {} mutants are left out", errors.len(), wrong.len());
            let text = |error: &&Value| error["message"]["rendered"].as_str().unwrap_or_default().to_owned();
            assert!(!wrong.is_empty(), "{}", errors.iter().map(text).collect::<String>());
            known.extend(wrong.iter().map(|number| key(&mutants[number])));
            fs::write(self.left_out, known.iter().map(|line| format!("{line}\n")).collect::<String>()).expect("a file");
        }
        mutants
    }

    /// Builds the test programs and lists their tests: each program's path and a name.
    fn tests(&self) -> Vec<(String, String)> {
        // Tests in C have the release library, which they would build in their own time.
        self.cargo(&["build", "--release", "--lib", "--bin", "anygpu"]);
        let mut arguments = vec!["test", "--no-run", "--package", "anygpu", "--lib"];
        arguments.extend(PROGRAMS.iter().flat_map(|program| ["--test", program]));
        let mut tests = Vec::new();
        for message in self.cargo(&arguments) {
            assert!(message["message"]["level"] != "error", "{}", message["message"]["rendered"]);
            let Some(program) = message["executable"].as_str().filter(|_| message["profile"]["test"] == true) else {
                continue;
            };
            let output = Command::new(program).arg("--list").output().expect("a test program");
            let path = Path::new(program).strip_prefix(self.target).expect("it is built there");
            let names = String::from_utf8(output.stdout).expect("text");
            let names = names.lines().filter_map(|line| line.strip_suffix(": test"));
            tests.extend(names.map(|name| (path.to_str().expect("text").to_owned(), name.to_owned())));
        }
        assert!(!tests.is_empty(), "no test was built");
        tests
    }
}

/// Runs each test without a mutant, and keeps those that pass in time; with what they reach.
fn baseline(folder: &Path, lanes: &[Lane], mut tests: Vec<Test>, mutants: usize) -> Vec<Test> {
    // Programs that were not built anew reach what they did.
    let file = folder.join("reached.json");
    let known: Value = fs::read(&file).ok().and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default();
    let now = Mutex::new(serde_json::Map::new());
    in_lanes(lanes, tests.iter_mut(), |lane, test| {
        let program = fs::metadata(lanes[0].target.join(&test.program));
        let built = program.and_then(|status| status.modified()).expect("a program");
        let key = format!("{} {built:?}", test.name);
        if let Some(known) = known.get(&key) {
            test.duration = Duration::from_secs_f64(known[0].as_f64().expect("seconds"));
            let reached = known[1].as_array().expect("numbers").iter();
            test.reached = reached.map(|number| number.as_u64().expect("a number") as u32).collect();
        } else {
            let mut passed = false;
            // On a busy machine one may fail by chance.
            for _ in 0..2 {
                lane.switch().write_all_at(&vec![0; SWITCH], 0).expect("the switch");
                let started = Instant::now();
                passed = lane.run(test, 0, LONGEST);
                test.duration = started.elapsed();
                if passed {
                    break;
                }
            }
            let bytes = fs::read(lane.shared.join("switch")).expect("the switch");
            if passed {
                test.reached = (4..SWITCH as u32).filter(|number| bytes[*number as usize] != 0).collect();
            } else {
                println!("left out, as it fails without a mutant or takes too long: {}", test.name);
            }
        }
        let entry = serde_json::json!((test.duration.as_secs_f64(), &test.reached));
        now.lock().expect("no panic").insert(key, entry);
    });
    fs::write(file, Value::Object(now.into_inner().expect("no panic")).to_string()).expect("a file");
    tests.retain(|test| !test.reached.is_empty());
    // What is about little is the likeliest to notice, and the sooner the better.
    tests.sort_by_key(|test| test.duration * test.reached.len() as u32);
    let reached: BTreeSet<u32> = tests.iter().flat_map(|test| &test.reached).copied().collect();
    let duration: Duration = tests.iter().map(|test| test.duration).sum();
    println!("{} tests of {duration:.0?} reach {} of {mutants} mutants", tests.len(), reached.len());
    tests
}

fn try_all(folder: &Path, lanes: &[Lane], mutants: &BTreeMap<u32, String>, tests: &[Test]) {
    let seed = setting("SEED").map_or(1, |seed| seed.parse().expect("SEED is a number"));
    let patience =
        setting("MUTANTS_SECONDS").map_or(Duration::MAX, |time| Duration::from_secs(time.parse().expect("seconds")));
    let only = setting("MUTANTS_ONLY").unwrap_or_default();
    let mut chosen: Vec<u32> = mutants.keys().copied().collect();
    chosen.retain(|number| only.split('\n').any(|part| mutants[number].contains(part)));
    let count = match setting("MUTANTS").as_deref() {
        Some("all") => chosen.len(),
        count => count.map_or(400, |count| count.parse().expect("MUTANTS is a number, or all")),
    };
    shuffle(&mut chosen, seed);
    chosen.truncate(count);
    let path = folder.join("results.txt");
    let before = fs::read_to_string(&path).unwrap_or_default();
    let known: BTreeSet<&str> = before.lines().filter_map(|line| line.split('\t').nth(1)).collect();
    let results = File::options().create(true).append(true).open(&path).expect("a file");
    let untried = chosen.iter().filter(|number| !known.contains(&*mutants[number]));
    in_lanes(lanes, untried, |lane, number| {
        let started = Instant::now();
        let mut is_reached = false;
        let of_it = tests.iter().filter(|test| test.reached.contains(number));
        let killer = of_it.take_while(|_| started.elapsed() < patience).find(|test| {
            is_reached = true;
            let limit = 4 * test.duration + HANGS;
            let fails = |mutant| !lane.run(test, mutant, limit);
            // A test that fails by chance, on a busy machine, kills nothing.
            let begun = Instant::now();
            fails(*number) && (begun.elapsed() > limit || fails(*number)) && !fails(0)
        });
        lane.sweep();
        let fate = match killer {
            Some(test) => format!("killed by {}", test.name),
            None if is_reached => "SURVIVED".to_owned(),
            None => "SURVIVED, no test reaches it".to_owned(),
        };
        let line = format!("{fate}\t{}\t{:.1} s\n", mutants[number], started.elapsed().as_secs_f64());
        // One write for a line, which another lane's does not break.
        (&results).write_all(line.as_bytes()).expect("room");
        print!("{line}");
    });
    let results = fs::read_to_string(&path).expect("results");
    let of_it =
        results.lines().filter(|line| chosen.iter().any(|number| line.split('\t').nth(1) == Some(&mutants[number])));
    sum(&of_it.map(|line| format!("{line}\n")).collect::<String>());
}

/// Prints how many mutants were killed in each room, and the survivors.
fn sum(results: &str) {
    let mut fates = BTreeMap::new();
    for line in results.lines() {
        let mut fields = line.split('\t');
        // The last line may have been cut off.
        if let (Some(fate), Some(what), Some(_)) = (fields.next(), fields.next(), fields.next()) {
            fates.insert(what, fate);
        }
    }
    println!("\n| room | mutants | killed | reached by no test |\n|---|---:|---:|---:|");
    for room in ROOMS.iter().chain(&["src/"]) {
        let of_it = fates.iter().filter(|(what, _)| what.starts_with(room));
        let counts = of_it.fold([0; 3], |[all, killed, unreached], (_, fate)| {
            [
                all + 1,
                killed + usize::from(fate.starts_with("killed")),
                unreached + usize::from(fate.contains("no test")),
            ]
        });
        println!("| {room} | {} | {} | {} |", counts[0], counts[1], counts[2]);
    }
    println!("\nsurvivors:");
    for (what, fate) in fates.iter().filter(|(_, fate)| fate.starts_with("SURVIVED")) {
        println!("{what}{}", fate.trim_start_matches("SURVIVED"));
    }
}

fn describe((source, mutant): (&Source, &Mutant)) -> String {
    let Mutant { function, line, column, change, .. } = mutant;
    format!("{}:{line}:{column} {function}: {change}", source.path)
}

/// Orders numbers at random, by Fisher and Yates, with a generator of Marsaglia's.
fn shuffle(numbers: &mut [u32], seed: u64) {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    for last in (1..numbers.len()).rev() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        numbers.swap(last, (state % (last as u64 + 1)) as usize);
    }
}
