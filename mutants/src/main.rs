// SPDX-License-Identifier: MIT OR Apache-2.0
//! Mutation testing: breaks the library in thousands of small ways, one at a time, and looks whether its tests notice.
//!
//! A copy of the tree is built once, with a switch at each place ([`find`]); a number in a file that all processes map
//! says which one is on (`switch.rs`). A run of each test without any tells which switches it reaches, and only tests
//! that reach a mutant are run with it, the quickest first, until one fails twice.
//!
//! `MUTANTS` is how many are tried, chosen at random by `SEED`, or `all`; `MUTANTS_ONLY` is a part of their descriptions, or
//! several, a line each. `MUTANTS_SECONDS` is when no further test is begun of those that reach a mutant: it then counts as
//! a survivor.

mod find;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::os::unix::fs::{FileExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use find::Mutant;
use serde_json::Value;

/// The folders whose files are broken.
const ROOMS: [&str; 4] = ["src/share/", "src/border/", "src/os/", "src/backend/host/"];
/// The test programs, beside the library's own tests.
const PROGRAMS: [&str; 13] = [
    "acl",
    "arrays",
    "border",
    "broker",
    "cuda",
    "external",
    "hip",
    "log",
    "memory",
    "models",
    "processes",
    "streams",
    "tokens",
];
/// What a test may take without a mutant: longer ones are left out.
const LONGEST: Duration = Duration::from_secs(60);
/// Bytes of the switch's file.
const SWITCH: usize = 1 << 20;

fn main() {
    let Some(root) = std::env::args().nth(1).map(|root| fs::canonicalize(root).expect("the tree")) else {
        panic!("usage: anygpu-mutants TREE");
    };
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let trial = Trial::new(&root, &target.join("mutants"));
    let sources = trial.copy();
    let mutants = trial.build(&sources);
    let tests = trial.tests();
    println!("{} mutants compile; {} tests", mutants.len(), tests.len());
    let tests = trial.baseline(tests, mutants.len());
    trial.try_all(&mutants, &tests);
}

/// Where everything is.
struct Trial {
    root: PathBuf,
    /// The copy of the tree, and what is built of it.
    tree: PathBuf,
    target: PathBuf,
    /// A folder that every user may enter, for the switch and temporary files.
    shared: PathBuf,
}

struct Test {
    program: PathBuf,
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

impl Trial {
    fn new(root: &Path, folder: &Path) -> Trial {
        let mut hasher = DefaultHasher::new();
        root.hash(&mut hasher);
        let shared = std::env::temp_dir().join(format!("anygpu-mutants-{:016x}", hasher.finish()));
        _ = fs::remove_dir_all(&shared);
        fs::create_dir(&shared).expect("a folder");
        for (name, mode) in [("", 0o755), ("temporary", 0o1777)] {
            fs::create_dir_all(shared.join(name)).expect("a folder");
            fs::set_permissions(shared.join(name), fs::Permissions::from_mode(mode)).expect("ours");
        }
        // Tests have processes of other users.
        fs::write(shared.join("switch"), vec![0; SWITCH]).expect("the switch");
        fs::set_permissions(shared.join("switch"), fs::Permissions::from_mode(0o666)).expect("ours");
        Trial { root: root.to_owned(), tree: folder.join("tree"), target: folder.join("target"), shared }
    }

    /// Copies what git knows of or does not ignore; files that are alike are left, so that Cargo builds no more than it must.
    fn copy(&self) -> Vec<Source> {
        let mut list = Command::new("git");
        list.current_dir(&self.root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        let output = list.output().expect("git");
        assert!(output.status.success(), "git ls-files");
        let names = String::from_utf8(output.stdout).expect("names");
        let mut sources = Vec::new();
        for name in names.split_terminator('\0').filter(|name| self.root.join(name).is_file()) {
            let bytes = fs::read(self.root.join(name)).expect("a file");
            let is_source = ROOMS.iter().any(|room| name.starts_with(room)) && name.ends_with(".rs");
            if is_source && !name.ends_with("/tests.rs") {
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
        let switch = self.shared.join("switch");
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
        command.args(arguments).args(["--message-format", "json", "--quiet"]).current_dir(&self.tree);
        command.env("CARGO_TARGET_DIR", &self.target).env("CARGO_PROFILE_DEV_DEBUG", "0");
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
        let left_out = self.target.with_file_name("left_out");
        let key = |entry: &(&Source, &Mutant)| {
            let (source, mutant) = entry;
            format!("{} {:?} {} {}", source.path, mutant.place, mutant.change, mutant.function).replace('\n', " ")
        };
        let mut known: BTreeSet<String> =
            fs::read_to_string(&left_out).unwrap_or_default().lines().map(String::from).collect();
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
            fs::write(&left_out, known.iter().map(|line| format!("{line}\n")).collect::<String>()).expect("a file");
        }
        mutants
    }

    /// Builds the test programs and lists their tests.
    fn tests(&self) -> Vec<Test> {
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
            for line in String::from_utf8_lossy(&output.stdout).lines() {
                let Some(name) = line.strip_suffix(": test") else { continue };
                let (program, name) = (PathBuf::from(program), name.to_owned());
                tests.push(Test { program, name, duration: Duration::ZERO, reached: BTreeSet::new() });
            }
        }
        assert!(!tests.is_empty(), "no test was built");
        tests
    }

    /// Runs a test; true if it passes. All that it started ends with it.
    fn run(&self, test: &Test, limit: Duration) -> bool {
        let mut command = Command::new(&test.program);
        command.args(["--exact", &test.name]).current_dir(&self.tree).process_group(0);
        command.env("CARGO_MANIFEST_DIR", &self.tree).env("CARGO_TARGET_DIR", &self.target);
        command.env("TMPDIR", self.shared.join("temporary")).env("CARGO_PROFILE_DEV_DEBUG", "0");
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

    /// Runs each test without a mutant, and keeps those that pass in time; with what they reach.
    fn baseline(&self, mut tests: Vec<Test>, mutants: usize) -> Vec<Test> {
        // Programs that were not built anew reach what they did.
        let file = self.target.with_file_name("reached.json");
        let known: Value = fs::read(&file).ok().and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default();
        let mut now = serde_json::Map::new();
        for test in &mut tests {
            let built = fs::metadata(&test.program).and_then(|status| status.modified()).expect("a program");
            let key = format!("{} {built:?}", test.name);
            if let Some(known) = known.get(&key) {
                test.duration = Duration::from_secs_f64(known[0].as_f64().expect("seconds"));
                let reached = known[1].as_array().expect("numbers").iter();
                test.reached = reached.map(|number| number.as_u64().expect("a number") as u32).collect();
            } else {
                self.switch().write_all_at(&vec![0; SWITCH], 0).expect("the switch");
                let started = Instant::now();
                let passed = self.run(test, LONGEST);
                test.duration = started.elapsed();
                let bytes = fs::read(self.shared.join("switch")).expect("the switch");
                if passed {
                    test.reached = (4..SWITCH as u32).filter(|number| bytes[*number as usize] != 0).collect();
                } else {
                    println!("left out, as it fails without a mutant or takes too long: {}", test.name);
                }
            }
            now.insert(key, serde_json::json!((test.duration.as_secs_f64(), &test.reached)));
        }
        fs::write(file, Value::Object(now).to_string()).expect("a file");
        tests.retain(|test| !test.reached.is_empty());
        // What is about little is the likeliest to notice, and the sooner the better.
        tests.sort_by_key(|test| test.duration * test.reached.len() as u32);
        let reached: BTreeSet<u32> = tests.iter().flat_map(|test| &test.reached).copied().collect();
        let duration: Duration = tests.iter().map(|test| test.duration).sum();
        println!("{} tests of {duration:.0?} reach {} of {mutants} mutants", tests.len(), reached.len());
        tests
    }

    fn try_all(&self, mutants: &BTreeMap<u32, (&Source, &Mutant)>, tests: &[Test]) {
        let setting = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
        let seed = setting("SEED").map_or(1, |seed| seed.parse().expect("SEED is a number"));
        let patience = setting("MUTANTS_SECONDS")
            .map_or(Duration::MAX, |time| Duration::from_secs(time.parse().expect("seconds")));
        let only = setting("MUTANTS_ONLY").unwrap_or_default();
        let mut chosen: Vec<u32> = mutants.keys().copied().collect();
        chosen.retain(|number| only.split('\n').any(|part| describe(mutants[number]).contains(part)));
        let count = match setting("MUTANTS").as_deref() {
            Some("all") => chosen.len(),
            count => count.map_or(400, |count| count.parse().expect("MUTANTS is a number, or all")),
        };
        shuffle(&mut chosen, seed);
        chosen.truncate(count);
        let switch = self.switch();
        let mut counts: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
        let mut survivors = Vec::new();
        for (tried, number) in chosen.iter().enumerate() {
            let what = describe(mutants[number]);
            let of_it = tests.iter().filter(|test| test.reached.contains(number));
            let mut is_reached = false;
            let started = Instant::now();
            let killer = of_it.take_while(|_| started.elapsed() < patience).find(|test| {
                is_reached = true;
                switch.write_all_at(&number.to_ne_bytes(), 0).expect("the switch");
                let limit = 3 * test.duration + Duration::from_secs(10);
                // A test that fails by chance, on a busy machine, kills nothing.
                let begun = Instant::now();
                !self.run(test, limit) && (begun.elapsed() > limit || !self.run(test, limit))
            });
            switch.write_all_at(&0_u32.to_ne_bytes(), 0).expect("the switch");
            self.sweep();
            let room = ROOMS.iter().find(|room| what.starts_with(**room)).expect("a room");
            counts.entry(room).or_default()[usize::from(killer.is_none())] += 1;
            let fate = match killer {
                Some(test) => format!("killed by {}", test.name),
                None if is_reached => "SURVIVED".to_owned(),
                None => "SURVIVED, no test reaches it".to_owned(),
            };
            println!("{}/{} mutant {number}, {what}: {fate} ({:.1?})", tried + 1, chosen.len(), started.elapsed());
            if killer.is_none() {
                survivors.push(what);
            }
        }
        survivors.sort();
        println!("\n| room | mutants | killed |\n|---|---:|---:|");
        for (room, [killed, survived]) in &counts {
            println!("| {room} | {} | {killed} |", killed + survived);
        }
        let killed = chosen.len() - survivors.len();
        println!(
            "\n{killed} of {} killed, {:.1} %, seed {seed}; survivors:",
            chosen.len(),
            100.0 * killed as f64 / chosen.len().max(1) as f64
        );
        survivors.iter().for_each(|what| println!("{what}"));
    }

    /// Removes what ended tests have left in the folder of temporary files.
    fn sweep(&self) {
        for entry in fs::read_dir(self.shared.join("temporary")).into_iter().flatten().flatten() {
            _ = fs::remove_dir_all(entry.path());
            _ = fs::remove_file(entry.path());
        }
    }
}

fn describe((source, mutant): (&Source, &Mutant)) -> String {
    format!("{}:{} {}: {}", source.path, mutant.line, mutant.function, mutant.change)
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
