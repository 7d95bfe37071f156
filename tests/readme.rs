// SPDX-License-Identifier: MIT OR Apache-2.0
//! README.md and docs/guide: every command and program is run as it is written, with the installed tree as
//! `$HOME/.local`. A block or a row that nothing here knows how to run fails. docs/performance.md is what
//! benches/report.py makes of the results beside it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::installed::{empty, installed};
use common::{root, skipped, succeed, text};

/// Reads a document of the source tree.
fn read(document: &str) -> String {
    fs::read_to_string(root().join(document)).unwrap_or_else(|why| panic!("{document}: {why}"))
}

/// Returns README.md and the pages of the guide.
fn documents() -> Vec<String> {
    let entries = fs::read_dir(root().join("docs/guide")).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name in UTF-8"));
    let mut documents: Vec<String> = names.map(|name| format!("docs/guide/{name}")).collect();
    documents.sort_unstable();
    documents.insert(0, "README.md".to_owned());
    documents
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

/// Returns the rows of the table below a heading of README.md.
fn rows(heading: &str) -> Vec<Vec<String>> {
    let readme = read("README.md");
    let (_, section) = readme.split_once(&format!("\n{heading}\n")).expect("the heading");
    let section = section.split("\n## ").next().expect("a section");
    let rows = section.lines().filter(|line| line.starts_with('|')).skip(2);
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
        Some(Session { folder: empty(purpose), prefix, exports: String::new() })
    }

    /// Puts the installation's folder, and the host back end alone, into what a document says.
    fn adapted(&self, words: &str) -> String {
        words.replace("auto,host", "host").replace("$HOME/.local", &self.prefix)
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
        // Open MPI starts neither as root nor more processes than there are processors unless it is told to.
        for name in ["OMPI_ALLOW_RUN_AS_ROOT", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "OMPI_MCA_rmaps_base_oversubscribe"] {
            command.env(name, "1");
        }
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
        "cmake" => ("CMakeLists.txt".into(), "cmake".into()),
        "make" => ("Makefile".into(), "make".into()),
        "toml" => ("fpm.toml".into(), "fpm".into()),
        _ => return None,
    };
    Some((name, used_by))
}

#[test]
fn every_block_is_covered() {
    for document in documents() {
        for (language, block) in blocks(&document) {
            let is_covered =
                ["sh", "text", "yaml"].contains(&language.as_str()) || file_of(&language, &block).is_some();
            assert!(is_covered, "{document}: no test covers this block of {language:?}:\n{block}");
        }
    }
}

/// Does what a document says.
fn follow(document: &str) {
    let Some(mut session) = Session::start(document) else { return };
    let mut unused = BTreeSet::new();
    // What the commands before printed; `None` where they could not be run.
    let mut printed: Option<String> = None;
    for (language, block) in blocks(document) {
        match language.as_str() {
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
    for row in rows("## Use it") {
        let [have_it, do_it] = &row[..] else { panic!("{row:?} is not two cells") };
        let Some(mut session) = Session::start(&format!("row-{}", have_it.replace(' ', "-"))) else { return };
        let settings: Vec<(String, String)> =
            blocks("README.md").into_iter().filter(|(_, block)| block.starts_with("export ")).collect();
        let [(_, settings)] = &settings[..] else { panic!("README.md has other than one block of settings") };
        session.run(settings).expect("settings need no tool");
        session.write("hello.c", &read("examples/c/hello.c"));
        session.write("hello.f90", &read("examples/fortran/hello.f90"));
        let host = "export ANYGPU_BACKEND=host\n";
        match (have_it.as_str(), &code(do_it)[..]) {
            ("CMake", [find, link, c]) => {
                let project = "cmake_minimum_required(VERSION 3.20)\nproject(hello LANGUAGES C Fortran)";
                let programs = "add_executable(hello hello.f90)\nadd_executable(hello-c hello.c)";
                let link_c = format!("target_link_libraries(hello-c {c})");
                session.write("CMakeLists.txt", &format!("{project}\n{find}\n{programs}\n{link}\n{link_c}\n"));
                let build = "cmake -B build\ncmake --build build\n";
                session.prints(&format!("{host}{build}build/hello-c\nbuild/hello\n"), &OK.repeat(2));
            }
            ("pkg-config", [line]) => session.prints(&format!("{host}{line}\n./hello"), OK),
            ("a Makefile", [variable, "$(ANYGPU)"]) => {
                session.write("Makefile", &format!("{variable}\nhello: hello.f90\n\tgfortran -o $@ $< $(ANYGPU)\n"));
                session.prints(&format!("{host}gfortran --version\nmake hello\n./hello"), OK);
            }
            ("fpm", [link, package, table]) => {
                session.write("fpm.toml", &format!("name = \"hello\"\n{table}\n{package}\n"));
                session.write("app/main.f90", &read("examples/fortran/hello.f90"));
                session.prints(&format!("{host}{link}\nfpm run"), OK);
            }
            ("an unmodified program", [line]) => {
                session.write("program.c", PROGRAM);
                let amds = "$HOME/.local/lib/anygpu/replace/libamdhip64.so.6/libamdhip64.so.6";
                let link = format!("cc -o program program.c {amds}\nunset LD_LIBRARY_PATH\n");
                session.prints(&format!("{host}{link}export ANYGPU_HOST_DEVICES=3\n{line}"), "3\n");
            }
            ("MPI", [line]) => {
                session.write("mpi_array.f90", &read("examples/fortran/mpi_array.f90"));
                let modules = "$(anygpu fortran --compiler mpifort --mpi mpicc --prefix modules)";
                let build = format!("{host}mpifort -o mpi_array mpi_array.f90 {modules}\n");
                // Ranks on other devices than the array's.
                let line = format!("export ANYGPU_HOST_DEVICES=2\n{line}");
                session.prints(&format!("{build}{line}"), "4 ranks share an array on host: ok\n");
            }
            ("Python", [line]) => session.prints(&format!("{host}{line}"), "0\n"),
            ("CI without a GPU", [line]) => {
                session.prints(&format!("cc -o hello hello.c $(pkg-config --cflags --libs anygpu)\n{line}"), OK);
            }
            _ => panic!("no test covers this row: {row:?}"),
        }
        covered.push(have_it.clone());
    }
    assert_eq!(covered.len(), 8, "{covered:?}");
}

#[test]
fn the_readme_is_read_in_four_minutes() {
    let words = read("README.md").split_whitespace().count();
    assert!((600..=800).contains(&words), "README.md has {words} words");
}

/// Runs benches/report.py of a copy of the page and its results, and returns the files that it would change.
fn stale_results(purpose: &str, change: impl FnOnce(&Path)) -> Option<String> {
    if !common::have("python3") {
        skipped("there is no python3");
        return None;
    }
    let copy = empty(purpose);
    succeed(Command::new("mkdir").args(["benches", "docs"]).current_dir(&copy));
    for (from, to) in [("benches/report.py", "benches"), ("docs/performance.md", "docs"), ("docs/performance", "docs")]
    {
        succeed(Command::new("cp").arg("-r").arg(root().join(from)).arg(copy.join(to)));
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
        let path = copy.join("docs/performance/host.csv");
        let results = fs::read_to_string(&path).expect("results");
        let (before, line) = results.split_once("sizes,copy,4096,direct,").expect("a result");
        fs::write(&path, format!("{before}sizes,copy,4096,direct,1{line}")).expect("a writable file");
    };
    let Some(stale) = stale_results("other-results", change) else { return };
    for file in ["docs/performance.md", "docs/performance/host-sizes-copy.svg"] {
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
fn its_program_is_the_example() {
    let programs: Vec<String> =
        blocks("README.md").into_iter().filter(|(language, _)| language == "fortran").map(|(_, block)| block).collect();
    let example = read("examples/fortran/hello.f90");
    let example: String = example.split_inclusive('\n').skip_while(|line| line.starts_with('!')).collect();
    assert_eq!(programs, [example]);
}

#[test]
fn the_settings_are_those_that_are_read() {
    let own = anygpu::os::config::settings().map(|setting| setting.name);
    let read: BTreeSet<&str> = own.filter(|name| name.starts_with("ANYGPU_")).collect();
    let rows = rows("## Settings");
    let listed: BTreeSet<&str> = rows.iter().flat_map(|row| code(&row[0])).collect();
    assert_eq!(listed, read);
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
}

/// A reader's project with docs/hipfort.md's Makefile, whose compilers are asked for as `make` asks for them.
#[test]
fn hipforts_makefile_gives_a_program_that_starts() {
    let Some(mut session) = Session::start("hipfort-makefile") else { return };
    let makefiles: Vec<_> = blocks("docs/hipfort.md").into_iter().filter(|(language, _)| language == "make").collect();
    let [(_, makefile)] = &makefiles[..] else { panic!("docs/hipfort.md has other than one Makefile") };
    session.write("Makefile", makefile);
    session.write("main.f90", &read("tests/consumer/hipfort/main.f90"));
    session.run("export PATH=$HOME/.local/bin:$PATH\nexport ANYGPU_BACKEND=host").expect("settings need no tool");
    for compiler in ["gfortran", "flang-22", "mpifort"] {
        session.prints(&format!("{compiler} --version\nmake -B FC='{compiler}  -g'\n./main"), "hipfort: ok\n");
    }
}

#[test]
fn links_lead_to_files() {
    let mut missing = Vec::new();
    for document in documents().into_iter().chain(["docs/performance.md".to_owned()]) {
        let words = read(&document);
        let folder = root().join(&document).parent().expect("a folder").to_path_buf();
        for link in words.split("](").skip(1).filter_map(|link| link.split(')').next()) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            if link.contains("://") {
                continue;
            }
            let target = if file.is_empty() { root().join(&document) } else { folder.join(file) };
            if !target.exists() || !heading.is_empty() && !has_heading(&target, heading) {
                missing.push(format!("{document}: {link}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
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
