// SPDX-License-Identifier: MIT OR Apache-2.0
//! The modules with hipfort's names: every compiler takes them, and every call of crates/generate/hipfort.txt does what it says.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use common::{
    WIDE_KINDS, fortran_object, fortran_objects, have, release_link_folder, root, run, scratch, skipped, strict,
    succeed, succeed_measured, text,
};

const GFORTRAN: &str = "gfortran";
const FLANG: &str = "flang-22";
const OLD_FLANG: &str = "flang-new-16";

/// The folder of sources with arrays of assumed rank, which flang 16 does not know.
const ARRAYS: &str = "arrays";

/// Modules with hipfort's names that flang 16 refuses (one, and those that use it), and its messages.
const REFUSED: [(&str, &str); 15] = [
    ("anygpu_hipfort_requests.f90", "Assumed type argument requires an explicit interface"),
    ("anygpu_hipfort_pointers.f90", "must also be POINTER unless INTENT(IN)"),
    ("anygpu_hipfort_ipc.f90", "Cannot read module file for module 'anygpu_hipfort_requests'"),
    ("anygpu_hipfort_hipmemcpy.f90", "Cannot read module file for module 'anygpu_hipfort_requests'"),
    ("anygpu_hipfort_hipmalloc.f90", "Cannot read module file for module 'anygpu_hipfort_requests'"),
    ("anygpu_hipfort_hiphostregister.f90", "Cannot read module file for module 'anygpu_hipfort_requests'"),
    ("hipfort_hipmemcpy.f90", "Cannot read module file for module 'anygpu_hipfort_hipmemcpy'"),
    ("hipfort_hipmalloc.f90", "Cannot read module file for module 'anygpu_hipfort_hipmalloc'"),
    ("hipfort_hiphostregister.f90", "Cannot read module file for module 'anygpu_hipfort_hiphostregister'"),
    ("hipfort.f90", "Cannot read module file for module 'anygpu_hipfort_hipmalloc'"),
    ("hipfort_enums.f90", "Cannot read module file for module 'hipfort'"),
    ("anygpu_hip_module_wrapped.f90", "Cannot read module file for module 'hipfort'"),
    ("anygpu_hip_module_vendors_wrapped.f90", "Cannot read module file for module 'hipfort'"),
    ("anygpu_hip_module_copies.f90", "Cannot read module file for module 'anygpu_hipfort_hipmemcpy'"),
    ("hip.f90", "Cannot read module file for module 'hipfort'"),
];

/// All types that have typed calls, as crates/generate/ names them.
const TYPES: [&str; 10] = ["l", "ld", "i1", "i2", "i4", "i8", "r4", "r8", "c4", "c8"];

/// The sources that a list names: all of the folder and of its subfolder for arrays.
fn listed(folder: &str) -> Vec<PathBuf> {
    let folder = root().join(folder);
    let names = fs::read_to_string(folder.join("sources")).expect("a list of sources");
    let sources: Vec<PathBuf> = names.lines().map(|name| folder.join(name)).collect();
    let folders = [folder.clone(), folder.join(ARRAYS)];
    let entries = folders.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten();
    let there = entries.map(|entry| entry.expect("an entry").path());
    let there: BTreeSet<PathBuf> = there.filter(|path| path.extension().is_some_and(|end| end == "f90")).collect();
    assert_eq!(sources.iter().cloned().collect::<BTreeSet<_>>(), there);
    sources
}

fn raw_sources() -> Vec<PathBuf> {
    listed("fortran")
}

fn hipfort_sources() -> Vec<PathBuf> {
    listed("fortran/hipfort")
}

/// The modules of a compiler: without a warning, which changes nothing else. A program takes of their archive what it
/// needs: some objects name functions of the vendor's.
fn plain(compiler: &str) -> PathBuf {
    fortran_objects(compiler, strict(compiler), &hipfort_sources())
}

fn with_wide_kinds(compiler: &str) -> PathBuf {
    fortran_objects(compiler, &WIDE_KINDS, &hipfort_sources())
}

/// The programs that call everything.
fn coverage() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = scratch("coverage");
        for (name, text) in anygpu_generate::hipfort_coverage(root()).expect("generated programs") {
            fs::write(folder.join(name), text).expect("a file written");
        }
        folder
    })
}

/// A scratch folder of a program with the modules in a folder.
fn folder_of(program: &str, modules: &Path) -> PathBuf {
    scratch(program).join(modules.file_name().expect("a name"))
}

/// A program of a source and objects with the modules in a folder, linked to what `link` says too.
fn program(
    compiler: &str,
    flags: &[&str],
    modules: &Path,
    source: &Path,
    objects: &[&Path],
    link: &[impl AsRef<OsStr>],
) -> PathBuf {
    let folders: Vec<&Path> =
        [modules].into_iter().chain(objects.iter().filter_map(|object| object.parent())).collect();
    let object = fortran_object(compiler, flags, &folders, source);
    let program = folder_of(&source.file_stem().expect("a name").to_string_lossy(), modules).with_extension("program");
    let mut command = Command::new(compiler);
    command.args(flags).arg("-o").arg(&program).arg(object).args(objects);
    succeed(command.arg(modules.join("libmodules.a")).args(link));
    program
}

/// How a program is linked to this library.
fn ours() -> Vec<String> {
    let folder = release_link_folder().display().to_string();
    vec![format!("-L{folder}"), "-lanygpu".into(), format!("-Wl,-rpath,{folder}")]
}

fn linked(compiler: &str, flags: &[&str], modules: &Path, source: &Path, objects: &[&Path]) -> PathBuf {
    program(compiler, flags, modules, source, objects, &ours())
}

/// A program on the host back end, lenient and strict.
fn on_host(program: &Path) -> [Command; 2] {
    ["0", "1"].map(|strict| {
        let mut command = Command::new(program);
        command.env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_STRICT", strict);
        command
    })
}

/// Tells whether a compiler is here; its tests are skipped where it is not. In CI, which installs all of them, they fail.
#[track_caller]
fn required(compiler: &str) -> bool {
    let is_here = have(compiler);
    assert!(is_here || std::env::var_os("CI").is_none(), "{compiler} is required here: `make test` installs it");
    if !is_here {
        skipped(format!("{compiler} is not installed"));
    }
    is_here
}

/// tests/generated.rs and tests/fortran.rs show it of the raw modules, which these do not use.
#[test]
fn every_compiler_takes_every_module() {
    for compiler in [GFORTRAN, FLANG] {
        if !required(compiler) {
            continue;
        }
        let busy = fs::read_to_string(plain(compiler).join("busy")).expect("seconds");
        let busy = Duration::from_secs_f64(busy.parse().expect("a number"));
        // On a fast machine it takes less than 10 seconds: docs/evidence/hipfort.md has figures.
        println!("{compiler}: {busy:?}");
        assert!(busy < Duration::from_secs(60), "{compiler}: {busy:?}");
    }
}

/// Whether this is the system whose own flang is the old one.
fn debian_12() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let says = |line: &str| release.lines().any(|it| it.replace('"', "") == line);
    says("ID=debian") && says("VERSION_ID=12")
}

/// flang 16 takes the raw modules. Most of those with hipfort's names it does not know how to compile, and says so.
#[test]
fn flang_16_takes_the_raw_modules() {
    if !have(OLD_FLANG) && !debian_12() {
        return skipped(format!("{OLD_FLANG} is not installed, which Debian 12 has"));
    }
    if !required(OLD_FLANG) {
        return;
    }
    let is_of_arrays = |source: &PathBuf| source.parent().is_some_and(|folder| folder.ends_with(ARRAYS));
    let message = |source: &PathBuf| {
        REFUSED.iter().find(|refused| source.file_name().is_some_and(|name| name == refused.0)).map(|refused| refused.1)
    };
    let (raw, hipfort) = (raw_sources(), hipfort_sources());
    let (of_arrays, mut taken): (Vec<_>, Vec<_>) = raw.into_iter().partition(is_of_arrays);
    let (refused, others): (Vec<_>, Vec<_>) = hipfort.into_iter().partition(|source| message(source).is_some());
    taken.extend(others);
    let modules = fortran_objects(OLD_FLANG, &[], &taken);
    for source in of_arrays.iter().chain(&refused) {
        let mut command = Command::new(OLD_FLANG);
        command.arg("-I").arg(&modules).arg("-c").arg(source).current_dir(scratch("flang-16"));
        let output = run(&mut command);
        let said = text(&output.stdout) + &text(&output.stderr);
        let is_right = !output.status.success() && message(source).is_none_or(|message| said.contains(message));
        assert!(is_right, "{}: {said}", source.display());
    }
}

/// Every form of every name, by position and by keyword, with and without what may be absent.
fn calls(compiler: &str, flags: &[&str], modules: &Path) {
    let folder = coverage();
    let record = folder_of("record", modules).with_extension("o");
    let mut command = common::compiler("cc");
    succeed(command.args(["-c", "-Wall", "-Wextra", "-Werror", "-o"]).arg(&record).arg(folder.join("hipfort_calls.c")));
    let program = program(compiler, flags, modules, &folder.join("hipfort_calls.f90"), &[], &[record]);
    assert_eq!(text(&succeed(&mut Command::new(program)).stdout), "2987 calls of 499 names: ok\n");
}

#[test]
fn gfortran_passes_every_argument_as_hip_takes_it() {
    if !required(GFORTRAN) {
        return;
    }
    calls(GFORTRAN, &[], &plain(GFORTRAN));
}

#[test]
fn flang_passes_every_argument_as_hip_takes_it() {
    if !required(FLANG) {
        return;
    }
    calls(FLANG, &[], &plain(FLANG));
}

/// What a program in the style of a release of hipfort says: a name, its status and T if outputs were written.
fn said_by(compiler: &str, flags: &[&str], modules: &Path, style: &str) -> BTreeSet<String> {
    let source = coverage().join(format!("hipfort_style_{style}.f90"));
    let [lenient, strict] = on_host(&linked(compiler, flags, modules, &source, &[])).map(|mut command| {
        let lines = text(&succeed(&mut command).stdout);
        lines.lines().map(str::to_owned).collect::<BTreeSet<_>>()
    });
    assert_eq!(lenient, strict, "{style}");
    lenient
}

fn newest_style(compiler: &str, flags: &[&str], modules: &Path) -> BTreeSet<String> {
    let newest = said_by(compiler, flags, modules, "010");
    assert_eq!(newest.len(), 115, "one status for all forms of a name: {newest:?}");
    // The others are about a second device, imported memory and graphs, which need more than a call.
    assert_eq!(newest.iter().filter(|line| line.ends_with(" 0 T")).count(), 64, "{newest:?}");
    newest
}

/// Programs in the style of each release of hipfort make the same calls, whatever forms they use: hipfort 0.4 to 0.7 have
/// some of the names.
fn styles(compiler: &str, flags: &[&str], modules: &Path) {
    let newest = newest_style(compiler, flags, modules);
    for style in ["08", "09", "hip"] {
        assert_eq!(said_by(compiler, flags, modules, style), newest, "{compiler} {flags:?}: {style}");
    }
    let classic = said_by(compiler, flags, modules, "05");
    assert!(classic.len() == 86 && classic.is_subset(&newest), "{compiler} {flags:?}: {classic:?}");
}

#[test]
fn gfortran_programs_of_every_release_make_the_same_calls() {
    if required(GFORTRAN) {
        styles(GFORTRAN, &[], &plain(GFORTRAN));
    }
}

#[test]
fn flang_programs_of_every_release_make_the_same_calls() {
    if required(FLANG) {
        styles(FLANG, &[], &plain(FLANG));
    }
}

/// What the programs of typed calls share.
fn typed_setting(compiler: &str, flags: &[&str], modules: &Path) -> PathBuf {
    fortran_object(compiler, flags, &[modules], &coverage().join("hipfort_typed.f90"))
}

/// A program of typed calls, of so many types and ranks.
fn typed(compiler: &str, flags: &[&str], modules: &Path, setting: &Path, name: &str, ranks: usize) {
    let program = linked(compiler, flags, modules, &coverage().join(name), &[setting]);
    for mut command in on_host(&program) {
        let output = text(&succeed(&mut command).stdout);
        let right = output.starts_with(&format!("{ranks} ranks, ")) && output.ends_with(" checks: ok\n");
        assert!(right, "{name}: {output}");
    }
}

/// The program of typed calls of a type, with all its ranks.
fn of_type(letters: &str) -> (String, usize) {
    (format!("hipfort_typed_{letters}.f90"), 8)
}

/// The program of typed calls of a rank, with all types.
fn of_rank(rank: usize) -> (String, usize) {
    (format!("hipfort_rank_{rank}.f90"), TYPES.len())
}

/// Runs programs of typed calls, which are compiled two at a time.
fn typed_calls(compiler: &'static str, flags: &[&str], modules: &Path, programs: &[(String, usize)]) {
    let setting = typed_setting(compiler, flags, modules);
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some((name, groups)) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            typed(compiler, flags, modules, &setting, name, *groups);
        }
    };
    thread::scope(|scope| {
        scope.spawn(work);
        work();
    });
}

#[test]
fn gfortran_typed_calls_give_bytes_and_bounds() {
    if required(GFORTRAN) {
        typed_calls(GFORTRAN, &[], &plain(GFORTRAN), &TYPES.map(of_type));
    }
}

/// Every type and every rank, but not each type with each rank: flang takes 11 s for the ranks of a type.
#[test]
fn flang_typed_calls_give_bytes_and_bounds() {
    if required(FLANG) {
        typed_calls(FLANG, &[], &plain(FLANG), &[of_type("c8"), of_rank(1)]);
    }
}

/// Codes that make every default integer and real wide do so with these options; the ABI must not care.
#[test]
fn gfortran_with_wide_default_kinds_changes_nothing() {
    if !required(GFORTRAN) {
        return;
    }
    let modules = with_wide_kinds(GFORTRAN);
    calls(GFORTRAN, &WIDE_KINDS, &modules);
    styles(GFORTRAN, &WIDE_KINDS, &modules);
    typed_calls(GFORTRAN, &WIDE_KINDS, &modules, &[0, 1].map(of_rank));
}

/// That each declaration says its kind, gfortran shows of the same sources: this is what flang makes of the options.
#[test]
fn flang_with_wide_default_kinds_changes_nothing() {
    if required(FLANG) {
        let modules = with_wide_kinds(FLANG);
        typed_calls(FLANG, &WIDE_KINDS, &modules, &[of_rank(0)]);
        newest_style(FLANG, &WIDE_KINDS, &modules);
    }
}

#[test]
fn programs_written_for_hipfort_work() {
    for compiler in [GFORTRAN, FLANG] {
        if !required(compiler) {
            continue;
        }
        for (source, says) in [
            ("hipfort_small", "hipfort small: ok\n"),
            ("hip_module", "module hip: ok\n"),
            ("hipfort_graph", "hipfort graph: ok\n"),
        ] {
            let source = root().join("tests/fortran").join(source).with_extension("f90");
            for mut command in on_host(&linked(compiler, &[], &plain(compiler), &source, &[])) {
                assert_eq!(text(&succeed(&mut command).stdout), says);
            }
        }
    }
}

/// Extents in initialisers, in parameters, with keywords and of any kind, as hipfort's type takes them.
#[test]
fn extents_are_written_as_for_hipfort() {
    let source = root().join("tests/fortran/hipfort_dim3.f90");
    for compiler in [GFORTRAN, FLANG] {
        if !required(compiler) {
            continue;
        }
        for (flags, modules) in [(&[][..], plain(compiler)), (&WIDE_KINDS, with_wide_kinds(compiler))] {
            let mut program = Command::new(linked(compiler, flags, &modules, &source, &[]));
            assert_eq!(text(&succeed(&mut program).stdout), "dim3: ok\n", "{compiler} {flags:?}");
        }
    }
}

/// What does not link or lie open in hipfort lies open here: its handles, through the same source.
#[test]
fn handles_arrive_by_the_calls_that_lose_them_in_hipfort() {
    let record = scratch("record").join("libamdhip64.so.6");
    let mut command = common::compiler("cc");
    command.args(["-shared", "-fPIC", "-O1", "-Wl,-soname,libamdhip64.so.6", "-o"]).arg(&record);
    command.arg(format!("-Wl,--version-script={}", root().join("tests/vendors/hip.map").display()));
    succeed(command.arg(root().join("tests/vendors/ipc_record.c")));
    for compiler in [GFORTRAN, FLANG] {
        if !required(compiler) {
            continue;
        }
        let program = linked(compiler, &[], &plain(compiler), &root().join("tests/fortran/ipc_classic.f90"), &[]);
        let mut command = Command::new(program);
        command.env("LD_LIBRARY_PATH", record.parent().expect("a folder")).env("ANYGPU_BACKEND", "amd");
        let output = text(&succeed(&mut command).stdout);
        let lines: Vec<Vec<&str>> = output.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(lines.len(), 6, "{output}");
        // "passed: handle BYTES flags FLAGS", then the same of what arrived; of an event there are no flags.
        assert_eq!(lines[0][1..5], lines[1][1..5], "{compiler}: {output}");
        assert_eq!(lines[3][1..3], lines[4][1..3], "{compiler}: {output}");
        assert_eq!([&lines[2][1], &lines[5][1]], [&"0", &"0"], "{output}");
    }
}

#[test]
fn hip_check_ends_programs_as_hipforts_does() {
    for compiler in [GFORTRAN, FLANG] {
        if !required(compiler) {
            continue;
        }
        let program = linked(compiler, &[], &plain(compiler), &root().join("tests/fortran/hipfort_check.f90"), &[]);
        for mut command in on_host(&program) {
            let output = run(&mut command);
            let said = text(&output.stdout);
            let lines: Vec<&str> = said.lines().map(str::trim).collect();
            assert_eq!(lines.len(), 2, "{said}");
            assert_eq!(lines[0], "went on");
            assert_eq!(lines[1], "HIP ERROR: hipErrorInvalidDevice (code 101)");
            assert_eq!(output.status.code(), Some(1));
        }
    }
}

/// A dummy argument: its name, its type, whether it is passed by value, whether it may be absent.
type Dummy = (String, String, bool, bool);

/// A bound function: the C name, and the dummy arguments.
#[derive(Clone, Debug, PartialEq)]
struct Interface {
    c: String,
    dummies: Vec<Dummy>,
}

/// Returns the dummies of a list of names, of which nothing more is known yet.
fn dummies(list: &str) -> Vec<Dummy> {
    let names = list.split(',').map(str::trim).filter(|name| !name.is_empty());
    names.map(|name| (name.to_owned(), String::new(), false, false)).collect()
}

/// Returns the functions that Fortran sources bind, as they are for AMD's platform.
fn interfaces(text: &str) -> Vec<Interface> {
    // True for each open #if whose lines count.
    let mut open = Vec::new();
    let mut lines = vec![String::new()];
    for line in text.lines().map(str::trim) {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["#ifdef", name] => open.push(name != "USE_CUDA_NAMES"),
            ["#ifndef" | "#if", ..] => open.push(true),
            ["#else"] => _ = open.last_mut().map(|counts| *counts = !*counts),
            ["#endif"] => _ = open.pop(),
            _ if line.starts_with('!') || open.contains(&false) => {}
            _ => {
                let continued = line.strip_suffix('&').map(str::trim_end);
                let last = lines.last_mut().expect("a line");
                *last += continued.unwrap_or(line).trim_start_matches('&');
                *last += " ";
                if continued.is_none() {
                    lines.push(String::new());
                }
            }
        }
    }
    let mut found: Vec<Interface> = Vec::new();
    let mut specifics: BTreeMap<String, Vec<Dummy>> = BTreeMap::new();
    let mut current: Option<Interface> = None;
    for line in &lines {
        let small = line.to_lowercase();
        let is_bound = small.contains("bind(c");
        // A procedure that stands for a C function of its name.
        let stands = small.strip_prefix("function hip").and_then(|rest| rest.split_once('(')).filter(|_| !is_bound);
        if let Some(length) = stands.and_then(|(rest, _)| rest.strip_suffix('_')).map(|rest| "hip".len() + rest.len()) {
            let list = small.split_once('(').and_then(|(_, rest)| rest.split_once(')')).map_or("", |list| list.0);
            current = Some(Interface { c: line["function ".len()..][..length].to_owned(), dummies: dummies(list) });
        } else if let Some(c) = small.find("name=\"").filter(|_| small.contains("function ") && is_bound) {
            let list = small.split_once('(').and_then(|(_, rest)| rest.split_once(')')).map_or("", |list| list.0);
            let c = line[c + 6..].split('"').next().unwrap_or_default().to_owned();
            current = Some(Interface { c, dummies: dummies(list) });
        } else if let Some(c) = small.find("name=\"").filter(|_| small.starts_with("procedure(")) {
            let alike = small[10..].split(')').next().unwrap_or_default();
            let c = line[c + 6..].split('"').next().unwrap_or_default().to_owned();
            found.push(Interface { c, dummies: specifics.get(alike).expect("a function before").clone() });
        } else if let Some(name) = small.strip_prefix("end function") {
            if let Some(interface) = current.take() {
                specifics.insert(name.trim().to_owned(), interface.dummies.clone());
                found.push(interface);
            }
        } else if let (Some(interface), Some((left, right))) = (&mut current, small.split_once("::")) {
            let left = left.replace(' ', "");
            let attribute = left.find("),").map_or(left.len(), |at| at + 1);
            let kind = match &left[..attribute] {
                kind if kind.starts_with("integer(kind(") => "integer(c_int)",
                "integer(c_int32_t)" => "integer(c_int)",
                // One kind, so that what compiles with one of these names compiles with another.
                "integer(c_long_long)" | "integer(c_long)" | "integer(c_size_t)" => "integer(c_int64_t)",
                "character(c_char)" | "character(kind=c_char)" => "character",
                "real(c_float)" => "real",
                kind => kind,
            };
            for name in right.split(',').map(|name| name.split('(').next().unwrap_or_default().trim()) {
                if let Some(dummy) = interface.dummies.iter_mut().find(|dummy| dummy.0 == name) {
                    (dummy.1, dummy.2, dummy.3) =
                        (kind.to_owned(), left.contains(",value"), left.contains(",optional"));
                }
            }
        }
    }
    found
}

/// Returns true if a call written for one interface compiles with the other, by position or, in a `named` one, by name.
fn takes(ours: &Interface, theirs: &Interface, named: bool) -> bool {
    let same = |(our, their): (&Dummy, &Dummy)| {
        // A structure by value is one by reference here.
        let is_structure = their.1.starts_with("type(hip");
        let same_way = our.2 == their.2 || is_structure;
        (our.0 == their.0 || !named) && our.1 == their.1 && same_way && (our.3 || !their.3)
    };
    ours.dummies.len() == theirs.dummies.len() && ours.dummies.iter().zip(&theirs.dummies).all(same)
}

/// Returns the name of a function without what tells its twins apart.
fn plain_name(c: &str) -> &str {
    let c = c.strip_prefix("anygpu_").and_then(|name| name.strip_suffix("_ref")).unwrap_or(c);
    c.strip_suffix("R0600").unwrap_or(c)
}

/// Returns what is wrong with our interfaces for programs of a hipfort.
fn differences(ours: &[Interface], theirs: &[Interface], absent: &BTreeSet<String>) -> Vec<String> {
    /// In no release of hipfort, or gone in 0.8.
    const OURS: [&str; 2] = ["hipExtHostAlloc", "hipExternalMemoryGetMappedMipmappedArray"];
    let table = fs::read_to_string(root().join("docs/evidence/hipfort-names.md")).expect("the table");
    let rows: Vec<Vec<&str>> = table
        .lines()
        .filter(|line| line.starts_with("| hip"))
        .map(|line| line.split('|').map(str::trim).collect())
        // Shorter rows are of names that are not declared.
        .filter(|row: &Vec<&str>| row.len() > 6)
        .collect();
    let names = |list: &[Interface]| list.iter().map(|it| plain_name(&it.c).to_owned()).collect::<BTreeSet<_>>();
    let (our_names, their_names) = (names(ours), names(theirs));
    let mut wrong = Vec::new();
    for name in their_names.difference(&our_names).filter(|name| !absent.contains(*name)) {
        wrong.push(format!("{name} is not here"));
    }
    // Before 5.3 hipfort has fewer names than the table; from 0.8 on it has those of HIP 7.
    let is_new = their_names.contains("hipMemCreate");
    if is_new || their_names.contains("hipGraphExecEventWaitNodeSetEvent") {
        for row in &rows {
            let (name, state, is_late) = (plain_name(row[1]), row[4], row[6] == "absent");
            let is_expected = if is_new { state != "gone" } else { !is_late };
            if is_expected && !their_names.contains(name) && !OURS.contains(&name) {
                wrong.push(format!("{name} is not in hipfort"));
            }
        }
    }
    for theirs in theirs.iter().filter(|theirs| our_names.contains(plain_name(&theirs.c))) {
        let cannot_work = |row: &Vec<&str>| row[1] == plain_name(&theirs.c) && row[6].contains("cannot work");
        let mut forms = ours.iter().filter(|ours| plain_name(&ours.c) == plain_name(&theirs.c));
        if !forms.any(|ours| takes(ours, theirs, !is_new)) && !rows.iter().any(cannot_work) {
            wrong.push(format!("{theirs:?} is not taken"));
        }
    }
    wrong
}

/// Sources of hipfort's that bind functions of the runtime.
fn sources_of(folder: &Path) -> String {
    let modules =
        ["hipfort", "hipfort_hipmalloc", "hipfort_hipmemcpy", "hipfort_hiphostregister", "hipfort_auxiliary", "hip"];
    let files =
        modules.iter().flat_map(|name| ["F90", "f90", "F", "f"].map(|end| folder.join(name).with_extension(end)));
    files.filter_map(|file| fs::read_to_string(file).ok()).collect()
}

fn our_interfaces() -> Vec<Interface> {
    // Module hip, which tests/hip_module.rs compares, has parts of its own.
    let is_hipforts = |file: &&PathBuf| {
        !file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("anygpu_hip_module_"))
    };
    let sources = hipfort_sources();
    let texts = sources.iter().filter(is_hipforts).map(|file| fs::read_to_string(file).expect("a source"));
    interfaces(&texts.collect::<String>())
}

/// Every procedure of a hipfort that HIPFORT_CHECKOUT names, of any release from rocm-4.3 on, is here in a form that takes
/// the same arguments.
#[test]
fn the_modules_have_every_procedure_of_hipfort() {
    let absent: BTreeSet<String> = anygpu_generate::hipfort_absent(root()).expect("names").into_iter().collect();
    let ours = our_interfaces();
    // The hipfort of tests/hipfort_beside.rs has some of the names.
    let some = interfaces(&sources_of(&root().join("tests/fortran/hipfort")));
    assert!(some.len() > 3, "{some:?}");
    assert_eq!(differences(&ours, &some, &absent), [] as [String; 0]);
    let Some(checkout) = std::env::var_os("HIPFORT_CHECKOUT") else {
        return skipped("HIPFORT_CHECKOUT names no checkout of hipfort to compare the modules with");
    };
    let folder = Path::new(&checkout).join("lib/hipfort");
    let theirs = interfaces(&sources_of(&folder));
    assert!(!theirs.is_empty(), "no hipfort in {}", folder.display());
    let wrong = differences(&ours, &theirs, &absent);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_comparison_with_hipfort_notices_names_kinds_dummies_and_attributes() {
    let ours = our_interfaces();
    let wrong = |text: &str| differences(&ours, &interfaces(text), &BTreeSet::from(["hipAbsent".into()])).len();
    let of = |c: &str, dummies: &str, lines: &str| {
        format!(
            "function {c}_({dummies}) &\n#ifdef USE_CUDA_NAMES\nbind(c, name=\"cuda\")\n#else\nbind(C, name=\"{c}\")\n#endif\nimport :: c_ptr\n{lines}\nend function {c}_\n"
        )
    };
    let size = "integer(c_size_t),value :: mySize\n";
    assert_eq!(wrong(&of("hipMalloc", "ptr, mySize", &format!("type(c_ptr) :: ptr\n{size}"))), 0);
    assert_eq!(
        wrong(&of("hipMalloc", "ptr, mySize", &format!("type(c_ptr), value :: ptr\n{size}"))),
        1,
        "an attribute"
    );
    assert_eq!(wrong(&of("hipMalloc", "p, mySize", &format!("type(c_ptr) :: p\n{size}"))), 1, "a dummy's name");
    assert_eq!(
        wrong(&of("hipMalloc", "ptr, mySize", "type(c_ptr) :: ptr\ninteger(c_int), value :: mySize")),
        1,
        "a kind"
    );
    assert_eq!(wrong(&of("hipGetDevice", "deviceId", "integer(c_int) :: deviceId")), 0, "hipfort 0.5");
    assert_eq!(wrong(&of("hipGetDevice", "deviceId", "type(c_ptr), value :: deviceId")), 0, "hipfort 0.10");
    assert_eq!(wrong(&of("hipMemGetInfo", "free, total", "integer(c_size_t), optional :: free, total")), 0);
    assert_eq!(wrong(&of("hipGetDevice", "deviceId", "integer(c_int), optional :: deviceId")), 1, "an attribute");
    assert_eq!(
        wrong(&of("hipIpcGetMemHandle", "handle, devPtr", "type(c_ptr) :: handle\ntype(c_ptr), value :: devPtr")),
        0
    );
    assert_eq!(wrong(&of("hipNothing", "ptr", "type(c_ptr), value :: ptr")), 1, "a name");
    assert_eq!(wrong(&of("hipAbsent", "ptr", "type(c_ptr), value :: ptr")), 0, "a name that is known to be absent");
    assert!(wrong(&of("hipGraphExecEventWaitNodeSetEvent", "", "")) > 300, "our names, too");
}

/// The names of hipfort's modules are those of HIP's headers from 5.2 to 10.0, with as many dummies and of their types; what
/// libanygpu has of them is bound.
#[test]
fn the_modules_have_what_hips_headers_have() {
    assert_eq!(anygpu_generate::hipfort_against_headers(root()).expect("prototypes"), [] as [String; 0]);
}

/// `use hipfort` costs a file 0.03 s with gfortran and 0.1 s with flang on a fast machine; or, where the machine is slow or
/// loaded, so many times what an empty file costs there. Debian 13's gfortran 14 was seen at 4.9 to 5.2 times, its flang 22 at 2.2
/// to 2.9.
#[test]
fn to_use_hipfort_costs_little() {
    for (compiler, limit, times) in [(GFORTRAN, 30, 8.0), (FLANG, 100, 4.0)] {
        if !required(compiler) {
            continue;
        }
        let folder = scratch(&format!("cost-{compiler}"));
        let include = format!("-I{}", plain(compiler).display());
        let source = |name: &str, line: &str| {
            let source = folder.join(name).with_extension("f90");
            fs::write(&source, format!("program {name}\n{line}    implicit none\nend program {name}\n"))
                .expect("a file");
            source
        };
        let sources = [source("without", ""), source("with", "    use hipfort\n")];
        // One after the other, so that a busy while is one for both; and the least of each has the least noise.
        let mut least = [Duration::MAX; 2];
        let cost = |least: [Duration; 2]| least[1].saturating_sub(least[0]);
        let is_little = |least: [Duration; 2]| cost(least) < Duration::from_millis(limit).max(least[0].mul_f64(times));
        for round in 1..=15 {
            for (least, source) in least.iter_mut().zip(&sources) {
                let mut command = Command::new(compiler);
                command.args(["-fsyntax-only", &include]).arg(source).current_dir(&folder);
                *least = succeed_measured(&mut command).1.min(*least);
            }
            if round >= 5 && is_little(least) {
                break;
            }
        }
        println!("{compiler}: {:?} more than {:?}", cost(least), least[0]);
        assert!(is_little(least), "{compiler}: {:?} more than {:?}", cost(least), least[0]);
    }
}
