// SPDX-License-Identifier: MIT OR Apache-2.0
//! Device arrays in Fortran: every type and rank, failures with and without stat, two processes by a token, two devices.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use common::gpu_model::under_test;
use common::peer::backend;
use common::{
    CHECKED, WIDE_KINDS, fortran_linking, fortran_modules, fortran_object, have, root, run, scratch, skipped, stand_in,
    succeed, text,
};

const COMPILERS: [(&str, &[&str]); 2] = [("gfortran", &CHECKED), ("flang-22", &[])];

/// A type: its declaration, its value for an integer i, and the operator that compares values.
const TYPES: [(&str, &str, &str, &str); 11] = [
    ("l", "logical(c_bool)", "logical(mod(i, 3) == 0, c_bool)", ".eqv."),
    ("ld", "logical", "mod(i, 3) == 0", ".eqv."),
    ("i1", "integer(c_int8_t)", "int(mod(i, 100) + 1, c_int8_t)", "=="),
    ("i2", "integer(c_int16_t)", "int(mod(i, 100) * 257, c_int16_t)", "=="),
    ("i4", "integer(c_int32_t)", "int(i, c_int32_t) * 65537_c_int32_t", "=="),
    ("i8", "integer(c_int64_t)", "int(i, c_int64_t) * 4294967311_c_int64_t", "=="),
    ("r4", "real(c_float)", "real(i, c_float) / 3", "=="),
    ("r8", "real(c_double)", "real(i, c_double) / 3", "=="),
    ("c4", "complex(c_float)", "cmplx(i, -i, c_float) / 3", "=="),
    ("c8", "complex(c_double)", "cmplx(i, -i, c_double) / 3", "=="),
    ("s", "character(7)", "repeat(achar(mod(i, 90) + 33), 6) // \"x\"", "=="),
];

/// Both compilers' modules with their default kinds; `None`, and said so, for a compiler that is not installed.
fn plain(place: usize) -> Option<&'static Path> {
    static FOLDERS: [OnceLock<Option<PathBuf>>; 2] = [OnceLock::new(), OnceLock::new()];
    let (compiler, flags) = COMPILERS[place];
    let build = || have(compiler).then(|| fortran_modules(compiler, flags));
    let folder = FOLDERS[place].get_or_init(build).as_deref();
    if folder.is_none() {
        skipped(format!("{compiler} is not installed"));
    }
    folder
}

fn program(compiler: &str, flags: &[&str], modules: &Path, name: &str, source: &Path) -> PathBuf {
    let folder = scratch(modules.file_name().expect("a name").to_str().expect("text")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    let object = fortran_object(compiler, flags, &[modules], source);
    succeed(fortran_linking(compiler, flags, modules, &object).current_dir(&folder));
    folder.join("program")
}

fn written(name: &str, source: &str) -> PathBuf {
    let path = scratch("sources").join(name).with_extension("f90");
    fs::write(&path, source).expect("a file written");
    path
}

/// A program on the back end under test.
fn on_device(program: &Path, strict: &str) -> Command {
    let mut command = under_test(&Command::new(program));
    command.env("ANYGPU_HOST_STRICT", strict).env("ANYGPU_LOG", "off");
    command
}

#[track_caller]
fn assert_ok(program: &Path) {
    for strict in ["0", "1"] {
        let output = succeed(&mut on_device(program, strict));
        assert_eq!(text(&output.stdout).trim(), "ok", "{}, strict {strict}", program.display());
    }
}

/// The program for one type: the same checks for each rank.
fn typed((_, kind, value, equal): (&str, &str, &str, &str)) -> String {
    let template = fs::read_to_string(root().join("tests/fortran/arrays/typed.f90")).expect("the program");
    let (program, rank) = template.split_once("!RANK\n").expect("a program and a part for each rank");
    let mut calls = String::new();
    let mut parts = String::new();
    for n in 1..=7 {
        let extent = |dimension: usize| if dimension == 1 { "4" } else { "2" };
        let list = |item: &dyn Fn(usize) -> String| (1..=n).map(item).collect::<Vec<_>>().join(", ");
        // The second element of the first dimension: a section whose elements do not follow each other.
        let second = |index: &'static str| {
            move |it: usize| match it {
                1 if n == 1 => format!("{index}:{index}"),
                1 => index.to_owned(),
                _ => ":".to_owned(),
            }
        };
        let part = rank
            .replace("{rank}", &n.to_string())
            .replace("{colons}", &list(&|_| ":".into()))
            .replace("{extents}", &list(&|it| extent(it).into()))
            .replace("{empty}", &list(&|it| if it == n { "0".into() } else { extent(it).into() }))
            .replace("{lower}", &list(&|it| (it as i32 - 3).to_string()))
            .replace("{from lower}", &list(&|it| format!("{}:", it as i32 - 3)))
            .replace("{second}", &list(&second("2")))
            .replace("{second of a}", &list(&second("-1")))
            .replace("{backwards}", &list(&|it| if it == 1 { "4:1:-1".into() } else { ":".into() }))
            .replace("{odd}", &list(&|it| if it == 1 { "1::2".into() } else { ":".into() }))
            .replace("{odd of a}", &list(&|it| if it == 1 { "-2::2".into() } else { ":".into() }))
            .replace("{last}", &list(&|it| if it == n { "2:".into() } else { ":".into() }))
            .replace("{last of a}", &list(&|it| if it == n { format!("{}:", n as i32 - 2) } else { ":".into() }));
        parts += &part;
        writeln!(calls, "    call rank_{n}()").expect("a text");
    }
    let program = program.replace("{calls}", calls.trim_end());
    (program.replace("!PARTS\n", &parts)).replace("TYPE", kind).replace("VALUE", value).replace("EQUAL", equal)
}

fn of_type(compiler: &str, flags: &[&str], modules: &Path, kind: (&str, &str, &str, &str)) -> PathBuf {
    let name = format!("typed_{}", kind.0);
    program(compiler, flags, modules, &name, &written(&name, &typed(kind)))
}

fn assert_types(compiler: &str, flags: &[&str], modules: &Path, is_wanted: impl Fn(&str) -> bool) {
    for kind in TYPES.into_iter().filter(|kind| is_wanted(kind.0)) {
        assert_ok(&of_type(compiler, flags, modules, kind));
    }
}

/// gfortran's program for a type, built once.
fn gfortrans(place: usize, modules: &Path) -> &'static Path {
    static PROGRAMS: [OnceLock<PathBuf>; TYPES.len()] = [const { OnceLock::new() }; TYPES.len()];
    let (compiler, checked) = COMPILERS[0];
    // The modules check every type. The programs are one text: checks in all of them would take long to compile.
    let flags = if TYPES[place].0 == "i4" { checked } else { &["-g"] };
    PROGRAMS[place].get_or_init(|| of_type(compiler, flags, modules, TYPES[place]))
}

#[test]
fn gfortran_arrays_of_every_type_and_rank_hold_what_they_are_given() {
    let Some(modules) = plain(0) else { return };
    (0..TYPES.len()).for_each(|place| assert_ok(gfortrans(place, modules)));
}

#[test]
fn flang_arrays_of_each_kind_of_type_hold_what_they_are_given() {
    let Some(modules) = plain(1) else { return };
    assert_types(COMPILERS[1].0, COMPILERS[1].1, modules, |kind| ["l", "i1", "i8", "r4", "c8"].contains(&kind));
}

/// Codes that make every default integer and real 64 bits wide do so with these options; ours must not care.
#[test]
fn arrays_do_not_depend_on_the_default_kinds() {
    for (compiler, _) in COMPILERS {
        if !have(compiler) {
            skipped(format!("{compiler} is not installed"));
            continue;
        }
        let modules = fortran_modules(compiler, &WIDE_KINDS);
        // Optimised, too: the other programs are not.
        assert_types(compiler, &[&WIDE_KINDS[..], &["-O1"]].concat(), &modules, |kind| kind == "ld");
        for name in ["failures", "streams"] {
            let source = root().join("tests/fortran/arrays").join(name).with_extension("f90");
            assert_ok(&program(compiler, &WIDE_KINDS, &modules, name, &source));
        }
    }
}

/// A program of tests/fortran/arrays by both compilers.
fn programs(name: &'static str) -> impl Iterator<Item = PathBuf> {
    (0..COMPILERS.len()).filter_map(move |place| {
        let (compiler, flags) = COMPILERS[place];
        let source = root().join("tests/fortran/arrays").join(name).with_extension("f90");
        Some(program(compiler, flags, plain(place)?, name, &source))
    })
}

#[test]
fn failures_set_stat_and_errmsg_and_change_nothing_else() {
    for program in programs("failures") {
        assert_ok(&program);
    }
}

#[test]
fn copies_within_an_array_are_assignments() {
    for program in programs("overlaps") {
        assert_ok(&program);
    }
}

#[test]
fn arrays_of_any_type_are_bytes() {
    for program in programs("derived") {
        assert_ok(&program);
    }
}

/// Sparse memory, whatever the machine has.
#[test]
fn arrays_have_more_elements_than_a_default_integer_counts() {
    if backend() != "host" {
        return skipped("a device of the model has less memory");
    }
    for program in programs("large") {
        let output = succeed(on_device(&program, "1").env("ANYGPU_HOST_MEMORY", "4G"));
        assert_eq!(text(&output.stdout).trim(), "ok", "{}", program.display());
    }
}

#[test]
fn arguments_of_launches_are_values_addresses_or_refused() {
    for program in programs("arguments") {
        assert_ok(&program);
    }
}

#[test]
fn arrays_of_characters_have_the_length_of_their_declaration() {
    for program in programs("characters") {
        assert_ok(&program);
    }
}

/// The linker's message names the cause; compilers alone would say that there is no such specific subroutine.
#[test]
fn programs_with_other_default_kinds_than_the_modules_are_told_so() {
    let source = written(
        "other_kinds",
        "use anygpu
        real(8), pointer :: a(:)
        integer :: stat
        call gpu_allocate(a, [1], stat=stat)
        call gpu_deallocate(a, stat)
        if (stat == 0) print '(a)', 'ok'
        end",
    );
    for (place, (compiler, _)) in COMPILERS.into_iter().enumerate() {
        let Some(modules) = plain(place) else { continue };
        let mut command = fortran_linking(compiler, &["-fdefault-integer-8"], modules, &source);
        let said = text(&run(command.current_dir(scratch("other_kinds"))).stderr);
        for call in ["gpu_allocate", "gpu_deallocate"] {
            assert!(said.contains(&format!("{call}_of_modules_with_other_default_kinds")), "{compiler}: {said}");
        }
        assert_ok(&program(compiler, &[], modules, "same_kinds", &source));
    }
}

/// Without the compilers' own checks, which end the program at a pointer that is not associated.
#[test]
fn arrays_that_are_not_there_are_refused() {
    if !["host", "intel"].contains(&backend().as_str()) {
        return skipped("the reasons are this library's own");
    }
    for (place, (compiler, _)) in COMPILERS.into_iter().enumerate() {
        let Some(modules) = plain(place) else { continue };
        assert_ok(&program(compiler, &[], modules, "missing", &root().join("tests/fortran/arrays/missing.f90")));
    }
}

#[test]
fn without_stat_a_failure_ends_the_program_with_its_reason() {
    for program in programs("ends") {
        for (what, words) in [
            ("copy", "gpu_copy: dest has shape (2,3), source shape (2,2)"),
            ("deallocate", "gpu_deallocate: array is not associated"),
            ("check", "hipFree: "),
            ("memory", "gpu_allocate: hipMalloc: "),
        ] {
            let output = run(on_device(&program, "0").arg(what));
            let said = text(&output.stderr);
            assert!(!output.status.success() && said.contains(words), "{what}: {said}");
            assert_eq!(text(&output.stdout).trim(), "begun");
        }
        let output = run(on_device(&program, "0").arg("copy").env("ANYGPU_BACKEND", "amd"));
        let said = text(&output.stderr);
        assert!(!output.status.success() && said.contains("gpu_allocate: ") && said.contains("amd"), "{said}");
    }
}

#[test]
fn streams_events_and_devices() {
    for program in programs("streams") {
        assert_ok(&program);
    }
}

#[test]
fn tokens_of_memory_are_arrays_of_the_shape_that_is_given() {
    for program in programs("shaped") {
        assert_ok(&program);
    }
}

#[test]
fn a_published_array_is_found_by_its_name() {
    for program in programs("named") {
        assert_ok(&program);
    }
}

#[test]
fn arrays_on_two_devices() {
    for program in programs("devices") {
        for strict in ["0", "1"] {
            let mut command = on_device(&program, strict);
            assert_eq!(text(&succeed(command.env("ANYGPU_HOST_DEVICES", "2")).stdout).trim(), "ok");
        }
    }
}

/// The stand-ins of the vendors' libraries: back end, library, and definitions.
const VENDORS: [(&str, &str, &[&str]); 5] = [
    ("nvidia", "libcuda.so.1", &[]),
    // Called natively, and translated: the programs speak HIP 6.
    ("amd", "libamdhip64.so.6", &["-DHIP_ABI=6", "-DDEVICES=1"]),
    ("amd", "libamdhip64.so.7", &["-DHIP_ABI=7", "-DDEVICES=1"]),
    ("intel", "libze_loader.so.1", &[]),
    ("ascend", "libacl_rt.so", &[]),
];

#[test]
fn arrays_on_every_vendors_runtime() {
    let Some(modules) = plain(0) else { return };
    let (compiler, flags) = COMPILERS[0];
    let of_type = |wanted| gfortrans(TYPES.iter().position(|kind| kind.0 == wanted).expect("a type"), modules);
    let streams =
        program(compiler, flags, modules, "vendors_streams", &root().join("tests/fortran/arrays/streams.f90"));
    let ends = program(compiler, flags, modules, "vendors_ends", &root().join("tests/fortran/arrays/ends.f90"));
    let programs = [of_type("i2"), of_type("c8"), &streams];
    for (backend, library, defined) in VENDORS {
        let folder = scratch(library);
        let defined: Vec<String> = defined.iter().map(|flag| flag.to_string()).collect();
        stand_in(backend, &folder.join(library), &defined, &[]);
        let command = |program: &Path| {
            let mut command = Command::new(program);
            command.env("ANYGPU_LOG", "off").env("ANYGPU_BACKEND", backend).env("LD_LIBRARY_PATH", &folder);
            command
        };
        for program in programs {
            assert_eq!(text(&succeed(&mut command(program)).stdout).trim(), "ok", "{} on {library}", program.display());
        }
        // A native call leaves the vendor's words alone.
        let said = text(&run(command(&ends).arg("memory")).stderr);
        let words =
            if library == "libamdhip64.so.6" { "gpu_allocate: some error" } else { "gpu_allocate: hipMalloc: " };
        assert!(said.contains(words), "{library}: {said}");
    }
}

/// A process of the program tests/fortran/arrays/share.f90, which is told what to do line by line.
struct Peer(Child, BufReader<std::process::ChildStdout>);

impl Peer {
    fn start(program: &Path, strict: &str, role: &str, file: &Path) -> Peer {
        let mut command = on_device(program, strict);
        command.arg(role).arg(file).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("a process");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Peer(child, output)
    }

    /// Waits for the process to say this.
    #[track_caller]
    fn says(&mut self, words: &str) {
        let mut line = String::new();
        self.1.read_line(&mut line).expect("a line");
        assert_eq!(line.trim(), words);
    }

    /// Has the process go on.
    fn go_on(&mut self) {
        writeln!(self.0.stdin.as_mut().expect("a pipe"), "go on").expect("written");
    }

    #[track_caller]
    fn ends(mut self) {
        drop(self.0.stdin.take());
        assert!(self.0.wait().expect("its end").success());
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

/// The program of two tests, which run at once, by both compilers.
fn sharing() -> &'static [PathBuf] {
    static PROGRAMS: OnceLock<Vec<PathBuf>> = OnceLock::new();
    PROGRAMS.get_or_init(|| programs("share").collect())
}

/// The owner and the importer by either compiler, in every pairing.
#[test]
fn a_token_gives_another_process_the_array_with_its_shape_and_bounds() {
    let pairings = sharing().iter().flat_map(|owner| sharing().iter().map(move |importer| (owner, importer)));
    for (owners, importers) in pairings {
        for strict in ["0", "1"] {
            let file = scratch("share").join("token");
            let mut owner = Peer::start(owners, strict, "owner", &file);
            owner.says("exported");
            let mut importer = Peer::start(importers, strict, "importer", &file);
            importer.says("written");
            owner.go_on();
            owner.says("seen, and refused to deallocate");
            importer.go_on();
            importer.says("closed");
            owner.go_on();
            owner.says("deallocated");
            importer.go_on();
            importer.says("stale");
            importer.ends();
            owner.ends();
        }
    }
}

#[test]
fn an_array_that_a_killed_process_had_open_can_be_freed() {
    for program in sharing() {
        let file = scratch("killed").join("token");
        let mut owner = Peer::start(program, "0", "patient", &file);
        owner.says("exported");
        let mut importer = Peer::start(program, "0", "importer", &file);
        importer.says("written");
        owner.go_on();
        owner.says("in use");
        drop(importer);
        owner.go_on();
        owner.says("deallocated");
        owner.ends();
    }
}
