// SPDX-License-Identifier: MIT OR Apache-2.0
//! README.md and docs: every command and program is run as it is written, with the installed tree as `$HOME/.local`. A
//! block or a row that nothing here knows how to run fails. So does a link that leads nowhere, in any page, and a command,
//! file, setting, function or test in a sentence that does not exist. docs/evidence/performance.md is what benches/report.py makes
//! of the results beside it.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::installed::{empty, installed};
use common::{root, scratch, skipped, succeed, text};

/// Reads a document of the source tree.
fn read(document: &str) -> String {
    fs::read_to_string(root().join(document)).unwrap_or_else(|why| panic!("{document}: {why}"))
}

/// Returns all files in a folder of the source tree and below, by their paths in it.
fn files_in(folder: &str) -> Vec<String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join(folder)).unwrap_or_else(|why| panic!("{folder}: {why}")) {
        let entry = entry.expect("an entry");
        let name = format!("{folder}/{}", entry.file_name().into_string().expect("a name in UTF-8"));
        if entry.file_type().expect("a type").is_dir() { files.extend(files_in(&name)) } else { files.push(name) }
    }
    files.sort_unstable();
    files
}

/// Returns README.md and the pages of docs.
fn documents() -> Vec<String> {
    let pages = files_in("docs").into_iter().filter(|file| file.ends_with(".md"));
    ["README.md".to_owned()].into_iter().chain(pages).collect()
}

/// Returns all pages, also those for contributors.
fn pages() -> Vec<String> {
    let others = ["CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "replace/README.md", "tests/README.md"];
    let forms = files_in(".github").into_iter().filter(|file| file.ends_with(".md"));
    documents().into_iter().chain(others.map(str::to_owned)).chain(forms).collect()
}

/// Returns the language and the text of each fenced block.
fn blocks(document: &str) -> Vec<(String, String)> {
    let mut blocks: Vec<(String, String)> = Vec::new();
    let mut is_inside = false;
    for line in read(document).lines() {
        match line.strip_prefix("```") {
            Some(language) if !is_inside => blocks.push((language.to_owned(), String::new())),
            Some(_) => {}
            None if is_inside => blocks.last_mut().expect("a block").1.extend([line, "\n"]),
            None => continue,
        }
        is_inside ^= line.starts_with("```");
    }
    assert!(!is_inside, "{document}: a block without an end");
    blocks
}

/// Returns the rows of a document's table that begins with these words.
fn rows(document: &str, start: &str) -> Vec<Vec<String>> {
    let page = read(document);
    let (_, table) = page.split_once(&format!("\n{start}")).unwrap_or_else(|| panic!("{document} has no {start}"));
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

/// Returns the code in a cell of a table.
fn code(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// Replaces what is this machine's in a log's line: numbers, addresses, the bytes of handles.
fn masked(line: &str) -> String {
    if !line.starts_with("anygpu ") {
        return line.to_owned();
    }
    let words = line.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric());
    let mask = |word: &str| match word.contains(|letter: char| letter.is_ascii_digit()) {
        true => format!("#{}", word.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric())),
        false => word.to_owned(),
    };
    words.map(mask).collect()
}

/// One reader, who follows one document in one folder.
struct Session {
    folder: PathBuf,
    prefix: String,
    /// The lines that set variables for all that follows.
    exports: String,
}

impl Session {
    /// Starts in an empty folder; `None`, reported as skipped, where nothing can be installed.
    fn start(purpose: &str) -> Option<Session> {
        let prefix = installed()?.display().to_string();
        let folder = empty(purpose);
        // What `anygpu fortran --prefix modules` builds is there for all pages and for later runs, as for a reader with several
        // projects. tests/install.rs builds anew.
        symlink(scratch("modules"), folder.join("modules")).expect("a link");
        Some(Session { folder, prefix, exports: String::new() })
    }

    /// Puts the installation's folder, the host back end alone, and a name of this test's own into what a document says.
    fn adapted(&self, words: &str) -> String {
        let name = format!("heat-{}/u", std::process::id());
        words.replace("auto,host", "host").replace("$HOME/.local", &self.prefix).replace("heat/u", &name)
    }

    /// Puts into the folder what a page's reader has: a program for hipfort, the examples that `make build` compiles.
    fn prepare(&mut self, document: &str) {
        match document {
            // A wheel's environment, or the tarball's folder of programs.
            "README.md" => {
                self.exports = format!("export PATH={0}/bin:$PATH PYTHONPATH={0}/lib/anygpu/python\n", self.prefix);
            }
            "docs/guide/hipfort.md" => self.write("main.f90", &read("tests/consumer/hipfort/main.f90")),
            "docs/guide/halo.md" => {
                for name in ["halo_window.f90", "halo_coarray.f90", "halo_openacc.f90"] {
                    self.write(name, &read(&format!("examples/fortran/{name}")));
                }
            }
            // Where AMD's library is absent, ours have its names.
            "docs/guide/preload.md" if !Path::new("/usr/include/hip/hip_runtime_api.h").exists() => {
                let (include, folder) = ("include/anygpu/compat", "lib/anygpu/replace/libamdhip64.so.6");
                let [include, folder] = [include, folder].map(|path| format!("{}/{path}", self.prefix));
                symlink(format!("{folder}/libamdhip64.so.6"), self.folder.join("libamdhip64.so")).expect("a link");
                self.exports =
                    format!("export CPATH={include}:{0}/include LIBRARY_PATH=. LD_LIBRARY_PATH={0}/lib\n", self.prefix);
            }
            "docs/guide/acl.md" => {
                let folder = self.folder.join("target/examples");
                fs::create_dir_all(&folder).expect("a folder");
                let sources = ["acl_share.c", "rendezvous.c"].map(|name| root().join("examples/c").join(name));
                let paths =
                    ["-I{}/include", "-L{}/lib", "-Wl,-rpath,{}/lib"].map(|flag| flag.replace("{}", &self.prefix));
                let mut compiler = common::compiler("cc");
                compiler.arg("-o").arg(folder.join("acl_share-c")).args(sources).args(paths).arg("-lanygpu");
                succeed(&mut compiler);
            }
            _ => {}
        }
    }

    /// Writes a file.
    fn write(&self, name: &str, words: &str) {
        let path = self.folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, self.adapted(words)).expect("a file written");
    }

    /// Runs commands and returns all that they printed; `None`, reported as skipped, where a tool is missing.
    fn run(&mut self, commands: &str) -> Option<String> {
        let commands = self.adapted(commands).replace("\\\n", " ");
        self.exports.extend(commands.lines().filter(|line| line.starts_with("export ")).flat_map(|line| [line, "\n"]));
        for command in commands.lines().flat_map(|line| line.split("$(")) {
            let is_setting = |word: &&str| word.contains('=') && !word.starts_with('-');
            let Some(tool) = command.split_whitespace().find(|word| !is_setting(word)) else { continue };
            let script = format!("{}\ncommand -v {tool}", self.exports);
            if !tool.contains('/') && !self.shell(&script).status().expect("a shell").success() {
                skipped(format!("{tool} is not installed"));
                return None;
            }
        }
        let script = format!("exec 2>&1\n{}{commands}", self.exports);
        Some(text(&succeed(&mut self.shell(&script)).stdout))
    }

    /// Runs commands whose output ends with these words.
    #[track_caller]
    fn prints(&mut self, commands: &str, words: &str) {
        if let Some(printed) = self.run(commands) {
            assert!(printed.ends_with(words), "{commands}\nprints\n{printed}");
        }
    }

    fn shell(&self, script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-euc", script]).current_dir(&self.folder).stdout(Stdio::null());
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("ANYGPU_")) {
            command.env_remove(name);
        }
        for name in ["LD_LIBRARY_PATH", "LD_PRELOAD", "PYTHONPATH", "MAKEFLAGS"] {
            command.env_remove(name);
        }
        common::let_open_mpi_start(&mut command);
        command
    }
}

/// Checks a command for the source tree, which other tests run: tests/demo.rs and tests/install.rs, and this one is run
/// by it. Returns whether it is one.
fn is_of_the_source_tree(line: &str) -> bool {
    let command = line.split('#').next().expect("a line").trim();
    let Some(arguments) = ["make demo", "make test", "make install PREFIX=$HOME/.local"]
        .contains(&command)
        .then(|| command.split(' ').skip(1))
    else {
        return false;
    };
    // Without doing anything: all that the target needs is there.
    succeed(Command::new("make").arg("-n").args(arguments).current_dir(root()).env("ANYGPU_SETUP", "no"));
    true
}

/// Returns the name under which a reader saves a block, and the word of the command that uses it.
fn file_of(language: &str, block: &str) -> Option<(String, String)> {
    let (name, used_by) = match language {
        "fortran" => {
            let name = block.lines().find_map(|line| line.strip_prefix("program "))?;
            (format!("{name}.f90"), format!("{name}.f90"))
        }
        "c" if block.contains("int main(") => ("main.c".into(), "main.c".into()),
        "python" => ("main.py".into(), "main.py".into()),
        "cmake" => ("CMakeLists.txt".into(), "cmake".into()),
        "make" => ("Makefile".into(), "make".into()),
        "toml" => ("fpm.toml".into(), "fpm".into()),
        _ => return None,
    };
    Some((name, used_by))
}

/// Pages that show what a test has printed, or what it keeps as it is drawn, in blocks without a
/// language.
const RECORDS: [(&str, &str); 10] = [
    ("CONTRIBUTING.md", "tests/layers.rs"),
    ("README.md", "tests/readme.rs"),
    ("docs/guide/bench.md", "tests/bench.rs"),
    ("docs/guide/check.md", "tests/check.rs"),
    ("docs/guide/doctor.md", "crates/cli/tests/doctor.rs"),
    ("docs/guide/list.md", "tests/list.rs"),
    ("docs/guide/trace.md", "tests/trace.rs"),
    ("docs/tutorials/races.md", "tests/check.rs"),
    ("docs/evidence/hipfort-abi.md", "tests/hipfort_abi.rs"),
    ("docs/evidence/openmp.md", "tests/openmp.rs"),
];

/// The part of a program that a page shows.
#[derive(Clone, Copy)]
enum Part {
    /// Lines of one of these files, in their order.
    Of(&'static [&'static str]),
    /// What is compiled between these lines.
    Between(&'static str, &'static str),
    /// Python that names only what this module has, beside these.
    Python(&'static str, &'static [&'static str]),
}

/// Pages with parts of programs, by the words that the parts have.
const PARTS: [(&str, &str, Part); 19] = [
    ("docs/guide/build.md", "use anygpu_safe::", Part::Of(&["crates/safe/README.md"])),
    ("docs/tutorials/races.md", "cudaMemcpyAsync(copy, field,", Part::Of(&["examples/c/race.c"])),
    ("docs/guide/kernels.md", "ANYGPU_EXPORT(saxpy)", Part::Of(&["examples/kernels/kernels.cpp"])),
    (
        "docs/guide/kernels.md",
        "call gpu_load(kernels,",
        Part::Between(
            "subroutine part(n, stream)\nuse, intrinsic :: iso_c_binding\nuse anygpu\nimplicit none\n\
             integer(c_int), intent(in) :: n\ntype(gpu_stream), intent(in) :: stream",
            "end subroutine part",
        ),
    ),
    (
        "docs/guide/graphs.md",
        "hipStreamBeginCapture(stream,",
        Part::Between(
            "#include <stddef.h>\n#include <anygpu/hip.h>\nvoid part(hipStream_t, hipFunction_t, void **, void *[4], size_t, int);\n\
             void part(hipStream_t stream, hipFunction_t saxpy, void **arguments, void *memory[4], size_t bytes, int steps) {\n\
             void *x = memory[0], *y = memory[1], *from = memory[2], *to = memory[3];\n\
             unsigned blocks = 1;\nhipGraph_t graph;\nhipGraphExec_t executable;",
            "}",
        ),
    ),
    ("docs/guide/openmp.md", "use_device_addr(array)", Part::Of(&["examples/fortran/openmp_producer.f90"])),
    ("docs/guide/openmp.md", "has_device_addr(array)", Part::Of(&["examples/fortran/openmp_consumer.f90"])),
    ("CONTRIBUTING.md", "fn hipMemsetD2D8(", Part::Of(&["src/api/hip/copy.rs"])),
    ("CONTRIBUTING.md", "// Derived: ", Part::Of(&["src/api/cuda/stream.rs"])),
    ("docs/guide/fortran-arrays.md", "has_device_addr(u)", Part::Of(&["examples/fortran/share.f90"])),
    (
        "docs/guide/fortran-arrays.md",
        "call gpu_allocate(raw,",
        Part::Between(
            "subroutine part()\nuse, intrinsic :: iso_c_binding\nuse anygpu\nimplicit none\ntype particle\n\
             real :: x(3)\nend type",
            "end subroutine part",
        ),
    ),
    (
        "docs/guide/fortran-arrays.md",
        "on=gpu_pinned",
        Part::Between(
            "subroutine part(a, h, n, stream, total)\nuse anygpu\nimplicit none\n\
             real(8), pointer :: a(:), h(:)\ninteger :: n\ntype(gpu_stream) :: stream\nreal(8) :: total",
            "end subroutine part",
        ),
    ),
    (
        "docs/guide/fortran-arrays.md",
        "call initu(u, 10, 10)",
        Part::Between(
            "subroutine part(total)\nuse anygpu\nimplicit none\nreal(8) :: total\nreal(8), external :: sumu\n\
             external :: initu",
            "end subroutine part",
        ),
    ),
    (
        "docs/guide/mpi.md",
        "anygpu_team_create(",
        Part::Between(
            "#include <stdio.h>\n#include <anygpu/anygpu.h>\n#include <anygpu/hip.h>\nint part(void);\nint part(void) {",
            "return 0; }",
        ),
    ),
    (
        "docs/guide/mpi.md",
        "call gpu_signal(shared, to, stream)",
        Part::Between(
            "subroutine part(left, mine, shared, to, from, stream)\nuse anygpu\nuse anygpu_mpi\nimplicit none\n\
             real, pointer :: left(:)\nreal :: mine(:)\ntype(gpu_shared) :: shared\ninteger :: to, from\n\
             type(gpu_stream) :: stream",
            "end subroutine part",
        ),
    ),
    (
        "docs/guide/mpi.md",
        "call gpu_halo_create(plan,",
        Part::Between(
            "subroutine part(u, v, nx, ny, team, shared, steps, stream)\nuse anygpu\nuse anygpu_mpi\nimplicit none\n\
             integer, parameter :: MPI_COMM_WORLD = 0\nreal, pointer :: u(:, :)\ninteger, pointer :: v(:, :, :)\n\
             integer :: nx, ny, steps, step, cart, error\ntype(gpu_team) :: team\ntype(gpu_shared) :: shared(2)\n\
             type(gpu_exchange) :: plan\ntype(gpu_stream) :: stream",
            "end subroutine part",
        ),
    ),
    (
        "docs/guide/mpi.md",
        "call gpu_exchange_create(plan,",
        Part::Between(
            "subroutine part(nx, ny, shared, left, right)\nuse anygpu_mpi\nimplicit none\n\
             integer :: nx, ny, left, right\ntype(gpu_shared) :: shared\ntype(gpu_exchange) :: plan",
            "end subroutine part",
        ),
    ),
    (
        "docs/guide/steps.md",
        "call gpu_align(steps)",
        Part::Between(
            "subroutine part(steps)\nuse anygpu\nimplicit none\ntype(gpu_steps) :: steps(:)\ninteger(8) :: n\ninteger :: rank",
            "end subroutine part",
        ),
    ),
    ("docs/guide/mpi.md", "mpi.Team()", Part::Python("python/anygpu/mpi.py", &["asarray", "zeros", "mpi"])),
];

/// Returns the part of a program that a block is.
fn part_of(document: &str, block: &str) -> Option<Part> {
    PARTS.iter().find(|(page, words, _)| *page == document && block.contains(words)).map(|(_, _, part)| *part)
}

#[test]
fn every_block_is_covered() {
    let mut records = BTreeSet::new();
    for document in documents().into_iter().chain(["CONTRIBUTING.md".to_owned()]) {
        let mut is_after_commands = false;
        for (language, block) in blocks(&document) {
            let record = RECORDS.iter().find(|(page, _)| *page == document);
            let is_covered = match language.as_str() {
                "" => record.inspect(|record| _ = records.insert(record.0)).is_some(),
                "text" => is_after_commands,
                "sh" | "yaml" => true,
                language => part_of(&document, &block).is_some() || file_of(language, &block).is_some(),
            };
            assert!(is_covered, "{document}: no test covers this block of {language:?}:\n{block}");
            is_after_commands = language == "sh";
        }
    }
    assert!(RECORDS.iter().all(|(page, by)| records.contains(page) && root().join(by).exists()), "{records:?}");
}

#[test]
fn parts_of_programs_are_whole_programs_parts() {
    let Some(mut session) = Session::start("parts") else { return };
    let mut count = 0;
    for document in documents().into_iter().chain(["CONTRIBUTING.md".to_owned()]) {
        for (language, block) in blocks(&document) {
            let Some(part) = part_of(&document, &block) else { continue };
            count += 1;
            match part {
                Part::Of(files) => {
                    let is_of = |file: &&str| {
                        let words = read(file);
                        let mut lines = words.lines().map(str::trim);
                        block
                            .lines()
                            .map(str::trim)
                            .filter(|line| !line.is_empty())
                            .all(|line| lines.any(|own| own == line))
                    };
                    assert!(files.iter().any(is_of), "{document}: {files:?} do not have these lines:\n{block}");
                }
                Part::Between(before, after) => {
                    let is_head = |line: &&str| line.starts_with("#include");
                    let head: String = block.lines().filter(is_head).flat_map(|line| [line, "\n"]).collect();
                    let body: String =
                        block.lines().filter(|line| !is_head(line)).flat_map(|line| [line, "\n"]).collect();
                    let file = if language == "c" { "part.c" } else { "part.f90" };
                    session.write(file, &format!("{head}{before}\n{body}{after}\n"));
                    session.run(match language.as_str() {
                        "c" => "mpicc -c -Wall -Werror -I$HOME/.local/include -I$HOME/.local/share/anygpu/mpi part.c",
                        _ => "gfortran -c part.f90 $($HOME/.local/bin/anygpu fortran --compiler gfortran --mpi mpicc --prefix modules)",
                    });
                }
                Part::Python(module, others) => {
                    let words = read(module);
                    let names = block
                        .split('.')
                        .skip(1)
                        .filter_map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next());
                    for name in names.filter(|name| !name.is_empty() && !others.contains(name)) {
                        let is_there =
                            ["def ", "class ", "self."].iter().any(|start| words.contains(&format!("{start}{name}")));
                        assert!(is_there, "{document}: {module} has no {name}");
                    }
                    session.write("part.py", &block);
                    session.run("python3 -m py_compile part.py");
                }
            }
        }
    }
    assert_eq!(count, PARTS.len());
}

/// Does what a document says.
fn follow(document: &str) {
    let Some(mut session) = Session::start(document) else { return };
    session.prepare(document);
    let mut unused = BTreeSet::new();
    // What the commands before printed; `None` where they could not be run.
    let mut printed: Option<String> = None;
    for (language, block) in blocks(document) {
        match language.as_str() {
            // The records and the parts of programs, which other tests have.
            "" => {}
            _ if part_of(document, &block).is_some() => {}
            "sh" => {
                let commands: Vec<&str> = block.split_inclusive('\n').collect();
                let own = commands.iter().filter(|line| !is_of_the_source_tree(line)).copied().collect::<String>();
                unused.retain(|word: &String| !own.contains(word));
                printed = if own.is_empty() { None } else { session.run(&own) };
            }
            "text" => {
                let Some(printed) = printed.take() else { continue };
                let lines = |words: &str| words.lines().map(masked).collect::<Vec<_>>();
                assert!(lines(&printed).ends_with(&lines(&block)), "{document} promises\n{block}and it is\n{printed}");
            }
            "yaml" => {
                for line in block.lines().filter(|line| line.contains("anygpu run ")) {
                    let (_, command) = line.split_once("anygpu run ").expect("a command");
                    let (options, _) = command.split_once("-- ").expect("a program");
                    session.run(&format!("$HOME/.local/bin/anygpu run {options} -- true"));
                }
            }
            _ => {
                let (name, used_by) = file_of(&language, &block).expect("a file's block");
                session.write(&name, &block);
                // A project may name its programs without the suffix.
                unused.retain(|word| language != "cmake" || !block.contains(word.trim_end_matches(".f90")));
                unused.insert(used_by);
            }
        }
    }
    assert!(unused.is_empty(), "{document}: no command uses what is for {unused:?}");
}

#[test]
fn the_readme_is_true() {
    follow("README.md");
}

#[test]
fn the_guide_is_true() {
    documents().iter().skip(1).for_each(|document| follow(document));
}

#[test]
fn the_ways_to_use_it_work() {
    const OK: &str = "hello: host ok\n";
    /// Knows no more than AMD's library.
    const PROGRAM: &str = "#include <stdio.h>\nint hipGetDeviceCount(int *count);\n\
         int main(void) { int count = 0; return hipGetDeviceCount(&count) || printf(\"%d\\n\", count) < 0; }\n";
    let mut covered = Vec::new();
    for row in rows("README.md", "| with | |") {
        let [have_it, do_it] = &row[..] else { panic!("{row:?} is not two cells") };
        let Some(mut session) = Session::start(&format!("row-{}", have_it.replace(' ', "-"))) else { return };
        session.prepare("README.md");
        session.write("hello.c", &read("examples/c/hello.c"));
        session.write("hello.f90", &read("examples/fortran/hello.f90"));
        let host = "export ANYGPU_BACKEND=host CMAKE_PREFIX_PATH=$HOME/.local\n";
        match (have_it.as_str(), &code(do_it)[..]) {
            ("CMake", [find, link, c]) => {
                let project = "cmake_minimum_required(VERSION 3.20)\nproject(hello LANGUAGES C Fortran)";
                let programs = "add_executable(hello hello.f90)\nadd_executable(hello-c hello.c)";
                let link_c = format!("target_link_libraries(hello-c {c})");
                session.write("CMakeLists.txt", &format!("{project}\n{find}\n{programs}\n{link}\n{link_c}\n"));
                let build = "cmake -B build\ncmake --build build\n";
                session.prints(&format!("{host}{build}build/hello-c\nbuild/hello\n"), &OK.repeat(2));
            }
            ("an unmodified program", [line]) => {
                session.write("program.c", PROGRAM);
                let amds = "$HOME/.local/lib/anygpu/replace/libamdhip64.so.6/libamdhip64.so.6";
                let link = format!("cc -o program program.c {amds}\n");
                session.prints(&format!("{host}{link}export ANYGPU_HOST_DEVICES=3\n{line}"), "3\n");
            }
            ("MPI", [line]) => {
                session.write("mpi_array.f90", &read("examples/fortran/mpi_array.f90"));
                // Ranks on other devices than the array's.
                let start = "export ANYGPU_HOST_DEVICES=2\nmpirun -n 4 ./mpi_array";
                session.prints(&format!("{host}{line}\n{start}"), "4 ranks share an array on host: ok\n");
            }
            // crates/safe/tests has two processes, and the manifest is Cargo's own.
            ("Rust", [dependency]) => {
                let (_, path) = dependency.split_once("path = \"anygpu/").expect("a path in a clone");
                let manifest = read(&format!("{}/Cargo.toml", path.split('"').next().expect("a path")));
                assert!(manifest.contains("name = \"anygpu-safe\""), "{manifest}");
            }
            _ => panic!("no test covers this row: {row:?}"),
        }
        covered.push(have_it.clone());
    }
    assert_eq!(covered.len(), 4, "{covered:?}");
}

/// Counts a page's words as they are read, with code, and without a link's address and a table's lines.
fn words_of(document: &str) -> usize {
    let page = read(document);
    let mut words = 0;
    for line in page.lines().filter(|line| !line.starts_with("```") && !line.starts_with("<!--")) {
        let mut parts = line.split("](");
        let first = parts.next().unwrap_or_default().to_owned();
        let shown = parts.fold(first, |line, part| line + part.split_once(')').map_or(part, |(_, rest)| rest));
        words += shown.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
    }
    words
}

#[test]
fn the_readme_is_read_in_four_minutes() {
    let words = words_of("README.md");
    assert!((500..=700).contains(&words), "README.md has {words} words");
}

#[test]
fn the_guide_is_no_book() {
    let pages = files_in("docs/guide").into_iter().chain(files_in("docs/tutorials"));
    let words: usize = pages.map(|page| words_of(&page)).sum();
    assert!(words < 25_000, "the guide has {words} words");
}

/// Pages for users stand without what proves them: they are installed, docs/evidence is not.
#[test]
fn no_page_for_users_leads_to_evidence() {
    let pages = files_in("docs/guide").into_iter().chain(files_in("docs/tutorials"));
    let pages = pages.chain(["README.md", "SECURITY.md", "docs/compatibility.md"].map(str::to_owned));
    let leading: Vec<String> = pages
        .filter(|page| {
            let words = read(page);
            let mut links = words.split("](").skip(1).filter_map(|link| link.split(')').next());
            links.any(|link| link.contains("evidence/"))
        })
        .collect();
    assert!(leading.is_empty(), "{leading:?}");
}

/// Whether kernels run is told everywhere in the same words, but for links.
#[test]
fn kernels_are_told_of_in_one_sentence() {
    let plain = |words: &str| {
        let mut parts = words.split("](");
        let first = parts.next().unwrap_or_default().to_owned();
        let shown = parts.fold(first, |line, part| line + part.split_once(')').map_or(part, |(_, rest)| rest));
        shown.replace(['[', '`'], "").replace("///", "").split_whitespace().collect::<Vec<_>>().join(" ")
    };
    const SENTENCE: &str = "Kernels of a module run on NVIDIA's GPUs, AMD's and the host back end; those compiled into a program \
        (<<<>>>) run on their vendor's GPU alone, and are \"not supported\" elsewhere.";
    for page in [
        "README.md",
        "docs/guide/ci.md",
        "docs/guide/kernels.md",
        "docs/guide/preload.md",
        "docs/tutorials/libraries.md",
        "crates/cli/src/lib.rs",
    ] {
        assert!(plain(&read(page)).contains(SENTENCE), "{page}");
    }
}

/// The report in README.md is one of the tool's, but for what differs from run to run.
#[test]
fn the_report_in_the_readme_is_the_tools() {
    let Some(mut session) = Session::start("report") else { return };
    session.prepare("README.md");
    let program = blocks("docs/guide/check.md").into_iter().find(|(language, _)| language == "fortran");
    session.write("halo.f90", &program.expect("the program of the report").1);
    let modules = "$(anygpu fortran --compiler mpifort --mpi mpicc --prefix modules)";
    let build = format!("mpifort -g -o halo halo.f90 {modules}");
    let Some(printed) = session.run(&format!("{build}\n! anygpu check -- mpirun -n 2 ./halo")) else { return };
    let block = blocks("README.md").into_iter().find(|(language, _)| language.is_empty()).expect("a report").1;
    let printed = printed.replace(&format!("{}/", session.folder.display()), "");
    let (promised, printed) = (report(&block), report(&printed));
    // All but the frames of main.
    let mut lines = printed.iter();
    assert!(
        promised.len() >= 8 && promised.iter().all(|line| lines.any(|own| own == line)),
        "{promised:#?}\n{printed:#?}"
    );
}

/// Returns a report's lines without the numbers that differ from run to run: of ranks, processes and streams, and how often
/// a fault was seen.
fn report(words: &str) -> Vec<String> {
    let masked = |line: &str| {
        let (mut out, mut before) = (String::new(), "");
        for word in line.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric()) {
            let bare = word.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric());
            let is_number = bare.starts_with("0x") || ["process", "rank", "seen"].contains(&before);
            if is_number {
                out.extend(["#", &word[bare.len()..]])
            } else {
                out += word
            }
            before = bare;
        }
        out
    };
    words.lines().map(masked).collect()
}

/// Runs benches/report.py of a copy of the page and its results, and returns the files that it would change.
fn stale_results(purpose: &str, change: impl FnOnce(&Path)) -> Option<String> {
    if !common::have("python3") {
        skipped("there is no python3");
        return None;
    }
    let copy = empty(purpose);
    succeed(Command::new("mkdir").args(["-p", "benches", "docs/evidence"]).current_dir(&copy));
    for file in ["benches/report.py", "docs/evidence/performance.md", "docs/evidence/performance"] {
        succeed(Command::new("cp").arg("-r").arg(root().join(file)).arg(copy.join(file)));
    }
    change(&copy);
    let output = common::run(Command::new("python3").arg(copy.join("benches/report.py")).arg("--check"));
    let printed = text(&output.stdout);
    assert_eq!(output.status.success(), printed.is_empty(), "{printed}{}", text(&output.stderr));
    Some(printed)
}

#[test]
fn the_page_of_results_and_its_plots_are_made_of_them() {
    assert_eq!(stale_results("results", |_| ()).unwrap_or_default(), "");
}

#[test]
fn other_results_make_another_page_and_another_plot() {
    let change = |copy: &Path| {
        let path = copy.join("docs/evidence/performance/host.csv");
        let results = fs::read_to_string(&path).expect("results");
        let (before, line) = results.split_once("sizes,copy,4096,direct,").expect("a result");
        fs::write(&path, format!("{before}sizes,copy,4096,direct,1{line}")).expect("a writable file");
    };
    let Some(stale) = stale_results("other-results", change) else { return };
    for file in ["docs/evidence/performance.md", "docs/evidence/performance/host-sizes-copy.svg"] {
        assert!(stale.contains(&format!("{file} is not what")), "{stale}");
    }
    assert_eq!(stale.lines().count(), 2, "{stale}");
}

#[test]
fn the_bench_measures_every_family() {
    let flags = ["-std=gnu11", "-O2", "-Itests/gpu", "-Iinclude", "-pthread", "-ldl"].map(|flag| {
        flag.strip_prefix("-I").map_or(flag.to_owned(), |folder| format!("-I{}", root().join(folder).display()))
    });
    let source = root().join("benches/measure.c");
    let program = common::compile_linked("cc", "measure", &[&source], &flags.each_ref().map(String::as_str));
    let output = succeed(Command::new(program).arg("calls").env("ANYGPU_BACKEND", "host"));
    let printed = text(&output.stdout);
    let family = |line: &str| line.strip_prefix("calls,").and_then(|rest| rest.split(':').next()).map(str::to_owned);
    let families: BTreeSet<String> =
        printed.lines().map(|line| family(line).unwrap_or_else(|| panic!("{line}"))).collect();
    let all = ["context", "copy", "device", "event", "external", "ipc", "memory", "pool", "stream", "token", "vmm"];
    assert_eq!(families, all.map(str::to_owned).into(), "{printed}{}", text(&output.stderr));
    assert!(printed.lines().all(|line| line.split(',').count() == 7), "{printed}");
}

#[test]
fn the_least_rust_is_that_of_the_manifest() {
    let manifest = read("Cargo.toml");
    let version = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \"")).expect("a version");
    let words = format!("`make` needs Rust (cargo) {} or newer", version.trim_end_matches('"'));
    assert!(prose("docs/guide/build.md").contains(&words), "{words}");
}

/// The examples with arguments have a line of them before their code.
#[test]
fn examples_with_arguments_say_them_first() {
    let mut count = 0;
    for file in files_in("examples") {
        let words = read(&file);
        let takes = ["get_command_argument", "char **argv", "char **arguments"].iter().any(|way| words.contains(way));
        if !takes || !["int main(", "\nprogram "].iter().any(|start| words.contains(start)) {
            continue;
        }
        count += 1;
        let name = Path::new(&file).file_stem().expect("a name").to_string_lossy();
        let head: Vec<&str> =
            words.lines().take(12).map(|line| line.trim_start_matches(['!', '>', '*', ' '])).collect();
        assert!(head.iter().any(|line| line.to_lowercase().starts_with(&format!("{name} ["))), "{file}: {head:#?}");
    }
    assert!(count >= 7, "{count}");
}

#[test]
fn its_program_is_the_example() {
    let programs: Vec<String> =
        blocks("README.md").into_iter().filter(|(language, _)| language == "fortran").map(|(_, block)| block).collect();
    let example = read("examples/fortran/share.f90");
    let example: String = example.split_inclusive('\n').skip_while(|line| line.starts_with('!')).collect();
    assert_eq!(programs, [example]);
}

#[test]
fn the_settings_are_those_that_are_read() {
    let own = anygpu::os::config::settings().map(|setting| setting.name);
    let read: BTreeSet<&str> = own.filter(|name| name.starts_with("ANYGPU_")).collect();
    let all = rows("docs/guide/settings.md", "| variable | meaning | default |");
    let listed: BTreeSet<&str> = all.iter().flat_map(|row| code(&row[0])).collect();
    assert_eq!(listed, read);
    let first = rows("README.md", "| setting | meaning | default |");
    assert_eq!(first.iter().flat_map(|row| code(&row[0])).filter(|name| listed.contains(name)).count(), 3);
}

#[test]
fn programs_print_the_reason() {
    const PATHS: &str = "-Wl,-rpath,$HOME/.local/lib -L$HOME/.local/lib -lanygpu";
    let Some(mut session) = Session::start("reason") else { return };
    for (compiler, source, start, words) in [
        ("cc -I$HOME/.local/include", "hello.c", "./main", "hello: hipMalloc: "),
        ("gfortran", "hello.f90", "./main", "gpu_allocate: hipMalloc: "),
        ("mpifort", "mpi_share.f90", "mpirun -n 2 ./main", "mpi_share: rank 0: hipMalloc: "),
    ] {
        let modules = match compiler.contains("include") {
            true => String::new(),
            false => format!("$($HOME/.local/bin/anygpu fortran --compiler {compiler} --prefix modules)"),
        };
        let build = format!("{compiler} -o main $HOME/.local/share/anygpu/examples/{source} {modules} {PATHS}");
        // No allocation fits into so little memory.
        let settings = "export ANYGPU_BACKEND=host ANYGPU_HOST_MEMORY=1";
        // MPICH's launcher may end before it has passed on what a rank wrote just before MPI_Abort.
        let tries = if start.starts_with("mpirun") { 5 } else { 1 };
        let mut said = session.run(&format!("{build}\n{settings}\n! {start}"));
        for _ in 1..tries {
            if said.as_ref().is_none_or(|said| said.contains(words)) {
                break;
            }
            said = session.run(&format!("{settings}\n! {start}"));
        }
        let Some(said) = said else { continue };
        assert!(said.contains(words), "{source}: {said}");
        session.exports.clear();
    }
    // Where nothing can be used, the end of a Fortran program says so, and no line of the log beside it.
    let modules = "$($HOME/.local/bin/anygpu fortran --compiler gfortran --prefix modules)";
    let build = format!("gfortran -o main $HOME/.local/share/anygpu/examples/hello.f90 {modules} {PATHS}");
    if let Some(said) = session.run(&format!("{build}\nexport ANYGPU_BACKEND=nothing\n! ./main")) {
        assert_eq!(said.matches("(ANYGPU_BACKEND=host runs without a GPU)").count(), 1, "{said}");
    }
}

/// A reader's project with docs/guide/hipfort.md's Makefile, whose compilers are asked for as `make` asks for them.
#[test]
fn hipforts_makefile_gives_a_program_that_starts() {
    let Some(mut session) = Session::start("hipfort-makefile") else { return };
    let makefiles: Vec<_> =
        blocks("docs/guide/hipfort.md").into_iter().filter(|(language, _)| language == "make").collect();
    let [(_, makefile)] = &makefiles[..] else { panic!("docs/guide/hipfort.md has other than one Makefile") };
    session.write("Makefile", makefile);
    session.write("main.f90", &read("tests/consumer/hipfort/main.f90"));
    session.run("export PATH=$HOME/.local/bin:$PATH\nexport ANYGPU_BACKEND=host").expect("settings need no tool");
    // The modules of mpifort alone are there for other tests, too.
    for (compiler, flags) in [("gfortran", "  -g"), ("flang-22", "  -g"), ("mpifort", "")] {
        session.prints(&format!("{compiler} --version\nmake -B FC='{compiler}{flags}'\n./main"), "hipfort: ok\n");
    }
}

/// Returns a page's text outside of blocks.
fn prose(document: &str) -> String {
    let mut is_inside = false;
    let words = read(document);
    let lines = words.lines().filter(|line| {
        let is_fence = line.starts_with("```");
        is_inside ^= is_fence;
        !is_inside && !is_fence
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn links_lead_to_files() {
    let mut missing = Vec::new();
    for document in pages() {
        let words = prose(&document);
        let folder = root().join(&document).parent().expect("a folder").to_path_buf();
        for link in words.split("](").skip(1).filter_map(|link| link.split(')').next()) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            if link.contains("://") {
                let is_address = link.starts_with("https://") && !link.contains(char::is_whitespace);
                if !is_address {
                    missing.push(format!("{document}: {link} is no address"));
                }
                continue;
            }
            let target = if file.is_empty() { root().join(&document) } else { folder.join(file) };
            if !target.exists() || !heading.is_empty() && !has_heading(&target, heading) {
                missing.push(format!("{document}: {link}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Returns the code in a page's sentences and tables.
fn spans(document: &str) -> Vec<String> {
    let words = prose(document).replace('\n', " ");
    code(&words).iter().map(|span| span.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// Pages whose sentences are about what is here now, unlike those of changes, results and names.
fn present_pages() -> Vec<String> {
    const PAST: [&str; 3] = ["CHANGELOG.md", "docs/evidence/gpu-results.md", "docs/evidence/hipfort-names.md"];
    pages().into_iter().filter(|page| !PAST.contains(&page.as_str())).collect()
}

/// Says what a command in a sentence has that does not exist.
fn complaint(command: &str) -> Option<String> {
    let mut words = command.split(' ').skip_while(|word| word.contains('=') && !word.starts_with('-')).peekable();
    let tool = words.next()?;
    let is_option = |word: &&str| word.starts_with("--") && word.len() > 2;
    match tool {
        "make" => {
            let makefile = read("Makefile");
            // Those of a reader's own Makefile have the name of what they make.
            let mut targets = words.filter(|word| !word.contains('=') && !word.starts_with('-'));
            let unknown = targets.find(|target| *target != "hello" && !makefile.contains(&format!("\n{target}:")))?;
            Some(format!("the Makefile has no target {unknown}"))
        }
        "cargo" => {
            let all: Vec<&str> = words.take_while(|word| *word != "--").collect();
            let after = |option: &str| all.iter().skip_while(|word| **word != option).nth(1).copied();
            let test = after("--test").map(|name| {
                ["tests/NAME.rs", "tests/NAME/main.rs", "crates/cli/tests/NAME.rs"]
                    .map(|path| path.replace("NAME", name))
            });
            let crate_ = after("-p").map(|name| read("Cargo.lock").contains(&format!("\nname = \"{name}\"\n")));
            match (test, crate_) {
                (Some(paths), _) if !paths.iter().any(|path| root().join(path).exists()) => Some("no such test".into()),
                (_, Some(false)) => Some("no such crate".into()),
                _ => None,
            }
        }
        "anygpu" => {
            let subcommand = words.next()?;
            let output = common::run(Command::new(common::release().join("anygpu")).args([subcommand, "--help"]));
            let help = text(&output.stdout);
            if !output.status.success() {
                return Some(text(&output.stderr));
            }
            let mut options = words.take_while(|word| *word != "--").filter(is_option);
            let unknown = options
                .find(|option| !help.contains(&format!("{option} ")) && !help.contains(&format!("{option}\n")))?;
            Some(format!("anygpu {subcommand} has no {unknown}"))
        }
        "pkg-config" => {
            let file = read("cmake/anygpu.pc.in");
            let mut variables = words.filter_map(|word| word.strip_prefix("--variable="));
            let unknown = variables.find(|name| !file.contains(&format!("\n{name}=")))?;
            Some(format!("anygpu.pc has no {unknown}"))
        }
        _ => None,
    }
}

#[test]
fn commands_in_sentences_exist() {
    let mut unknown = Vec::new();
    let mut known = BTreeSet::new();
    for page in present_pages() {
        for span in spans(&page) {
            // A launcher's program is a command, too.
            let command = span
                .find("anygpu ")
                .map_or(span.as_str(), |at| if span.starts_with("mpirun") { &span[at..] } else { &span });
            if known.insert(command.to_owned())
                && let Some(why) = complaint(command)
            {
                unknown.push(format!("{page}: `{span}`: {why}"));
            }
        }
    }
    assert!(unknown.is_empty(), "{unknown:#?}");
    assert!(known.contains("anygpu doctor --between PID") && known.contains("make release"));
}

#[test]
fn files_settings_and_functions_in_sentences_exist() {
    const FOLDERS: [&str; 12] = [
        ".ci", ".github", "benches", "cmake", "crates", "docs", "examples", "fortran", "mpi", "replace", "src", "tests",
    ];
    // Where the names of functions, constants and settings are.
    let sources = [
        "crates/cli/src",
        "cmake",
        "fortran",
        "include",
        "mpi",
        "python",
        "src",
        "tests/support",
        "tests/gpu",
        "tests/tokens",
        ".ci",
    ];
    let mut corpus = read("Makefile")
        + &read("CMakeLists.txt")
        + &read("tests/faults.rs")
        + &read("tests/python.rs")
        + &read("tests/devices.rs")
        + &read("tests/fuzz.rs");
    for file in sources.iter().flat_map(|folder| files_in(folder)) {
        corpus += &String::from_utf8_lossy(&fs::read(root().join(file)).expect("a file"));
    }
    let known: BTreeSet<&str> = corpus.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
    let mut missing = Vec::new();
    for page in present_pages() {
        let folder = root().join(&page).parent().expect("a folder").to_path_buf();
        for span in spans(&page) {
            let (path, function) = span.split_once("::").unwrap_or((&span, ""));
            let is_path = path.split_once('/').is_some_and(|(first, _)| FOLDERS.contains(&first))
                && path.chars().all(|c| c.is_ascii_alphanumeric() || "._-/".contains(c));
            if is_path {
                let found = [root().to_path_buf(), folder.clone(), root().join("examples")]
                    .map(|base| base.join(path))
                    .into_iter()
                    .find(|path| path.exists());
                let has = |file: &PathBuf| {
                    function.is_empty()
                        || fs::read_to_string(file).is_ok_and(|words| words.contains(&format!("fn {function}(")))
                };
                if !found.as_ref().is_some_and(has) {
                    missing.push(format!("{page}: `{span}`"));
                }
            }
            let word: &str = span.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default();
            let is_name =
                ["anygpu_", "ANYGPU_", "gpu_"].iter().any(|start| word.starts_with(start) && word.len() > start.len());
            let is_pattern = span[word.len()..].starts_with(['<', '*']);
            if is_name && !is_pattern && !known.contains(word) {
                missing.push(format!("{page}: `{span}`"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The first column of doctor.md's table of refusals is what the library says.
#[test]
fn the_reasons_that_are_explained_are_the_librarys() {
    let sources: String = files_in("src").iter().map(|file| read(file)).collect();
    // Texts go on behind the end of a line, with a backslash or without.
    let sources = sources.replace("\\\n", " ").split_whitespace().collect::<Vec<_>>().join(" ");
    let page = read("docs/guide/doctor.md");
    let (_, table) = page.split_once("| the reason has these words |").expect("the table");
    let (table, _) = table.split_once("\n\n").expect("its end");
    let cells: Vec<&str> = table.lines().skip(2).filter_map(|row| row.split(" | ").next()).collect();
    for words in cells.iter().flat_map(|cell| code(cell)) {
        assert!(sources.contains(words), "no reason has {words:?}");
    }
    assert!(cells.len() > 15, "{cells:?}");
}

/// docs/evidence/formats.md has each magic number in the library with the version that it has there.
#[test]
fn every_format_has_its_version() {
    let page = read("docs/evidence/formats.md");
    let mut formats = BTreeSet::new();
    for file in files_in("src").into_iter().filter(|file| !file.ends_with("/tests.rs")) {
        let words = read(&file);
        // What the tests of a file make is no format.
        let words = words.split("\nmod tests {").next().expect("a file");
        for magic in words.split("*b\"anygpu").skip(1).filter_map(|rest| rest.split('"').next()) {
            let (letters, version) = magic.split_once("\\x").unwrap_or_else(|| panic!("{file}: no version in {magic}"));
            let version = u8::from_str_radix(version, 16).expect("a version");
            let letters = match letters {
                "\\0" => "`anygpu` and a zero".to_owned(),
                letters => format!("`anygpu{letters}`"),
            };
            let row = page.lines().find(|row| row.contains(&format!("byte 7, behind {letters}: {version}")));
            assert!(row.is_some(), "{file}: docs/evidence/formats.md has no {letters} of version {version}");
            formats.insert(letters);
        }
    }
    assert!(formats.len() >= 9, "{formats:?}");
    // Two have a number of their own.
    for (file, start, words) in [
        ("src/share/records.rs", "const VERSION: u32 = ", "bytes 4 to 7: "),
        ("src/share/broker.rs", "const VERSION: u64 = 0x", "its highest 4 bits: "),
    ] {
        let source = read(file);
        let (_, version) = source.split_once(start).expect("a version");
        let (version, _) = version.split_once(';').expect("a number");
        assert!(page.contains(&format!("{words}{version} |")), "{file}: {version}");
    }
}

/// Tells whether a page has the heading that the end of a link names.
fn has_heading(page: &Path, name: &str) -> bool {
    let words = fs::read_to_string(page).expect("a page");
    let headings = words.lines().filter(|line| line.starts_with('#')).map(|line| {
        let text = line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
        text.replace(|letter: char| !letter.is_alphanumeric() && letter != '-', "")
    });
    headings.into_iter().any(|heading| heading == name)
}
