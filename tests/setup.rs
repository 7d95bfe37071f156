// SPDX-License-Identifier: MIT OR Apache-2.0
//! The Makefile's set-up: who installs, in which order, and the advice for what is missing.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::PathBuf;
use std::process::{Command, Output};

use common::{have, root, run, scratch, skipped, text};

/// A bare system: make, a shell and little else, with commands that log how they are called.
struct Machine {
    folder: PathBuf,
}

impl Machine {
    /// A Debian 12 with apt-get and curl that work, for the superuser; `None`, and said so, without make.
    fn new(purpose: &str) -> Option<Machine> {
        if !have("make") {
            skipped("make is not installed");
            return None;
        }
        let folder = scratch(&format!("setup-{purpose}"));
        fs::remove_dir_all(&folder).expect("a folder removed");
        fs::create_dir_all(folder.join("bin")).expect("a folder");
        for command in ["awk", "bash", "cat", "cut", "dirname", "grep", "make", "mkdir", "sed", "sh", "sort", "tail"] {
            let path =
                ["/usr/bin", "/bin"].iter().map(|bin| PathBuf::from(bin).join(command)).find(|path| path.exists());
            let path = path.unwrap_or_else(|| panic!("{command} is required here"));
            symlink(path, folder.join("bin").join(command)).expect("a link");
        }
        let machine = Machine { folder };
        machine.release("ID=debian\nVERSION_ID=12\n");
        machine.user("0");
        for command in ["apt-get", "apt-cache", "curl"] {
            machine.command(command, "exit 0");
        }
        Some(machine)
    }

    /// Puts a command on the PATH.
    fn command(&self, name: &str, script: &str) {
        let path = self.folder.join("bin").join(name);
        let log = self.folder.join("log");
        fs::write(&path, format!("#!/bin/sh\necho \"{name} $*\" >>'{}'\n{script}\n", log.display())).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a script's mode");
    }

    /// Puts compilers and a new Rust on the PATH.
    fn compilers(&self) {
        for (name, script) in [("cc", "exit 0"), ("gfortran", "exit 0"), ("cargo", "echo cargo 1.999.0")] {
            self.command(name, script);
        }
    }

    fn release(&self, words: &str) {
        fs::write(self.folder.join("os-release"), words).expect("a file");
    }

    fn user(&self, id: &str) {
        self.command("id", &format!("echo {id}"));
    }

    fn make(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(self.folder.join("bin/make"));
        command.arg("-C").arg(root()).args(arguments).env_clear();
        command.env("PATH", self.folder.join("bin")).env("HOME", &self.folder);
        command.env("OS_RELEASE", self.folder.join("os-release"));
        run(command.env("CARGO_TARGET_DIR", self.folder.join("target")))
    }

    /// Makes targets, of which one must fail; returns what was printed.
    #[track_caller]
    fn fails(&self, arguments: &[&str]) -> String {
        let output = self.make(arguments);
        let printed = text(&output.stdout);
        assert!(!output.status.success(), "{arguments:?}: {printed}");
        printed
    }

    /// Makes targets, which must work; returns what was printed.
    #[track_caller]
    fn works(&self, arguments: &[&str]) -> String {
        let output = self.make(arguments);
        let printed = text(&output.stdout);
        assert!(output.status.success(), "{arguments:?}: {printed}{}", text(&output.stderr));
        printed
    }

    /// The calls of one command, in order.
    fn calls(&self, name: &str) -> Vec<String> {
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        log.lines().filter(|line| line.split(' ').next() == Some(name)).map(String::from).collect()
    }

    /// The commands of apt-get that were called, without its options.
    fn apt_commands(&self) -> Vec<&'static str> {
        let of = |call: &String| ["update", "install"].into_iter().find(|&word| call.split(' ').any(|it| it == word));
        self.calls("apt-get").iter().map(|call| of(call).unwrap_or("something else")).collect()
    }
}

#[test]
fn docs_names_its_tools() {
    let Some(machine) = Machine::new("docs") else { return };
    machine.compilers();
    let printed = machine.fails(&["docs", "ANYGPU_SETUP=no"]);
    assert!(printed.contains("missing: venv mkdocs ford"), "{printed}");
    assert!(printed.contains("Debian 12: apt-get install --no-install-recommends python3-venv"), "{printed}");
    assert!(printed.contains("pip install -r docs/site/requirements.txt"), "{printed}");
    assert_eq!(machine.apt_commands(), [""; 0]);
    for tool in ["mkdocs", "ford", "python3"] {
        machine.command(tool, "exit 0");
    }
    machine.works(&["needs-docs", "ANYGPU_SETUP=no"]);
}

#[test]
fn only_demo_and_test_install() {
    let Some(machine) = Machine::new("refuse") else { return };
    for arguments in [
        &["build"][..],
        &["install", "PREFIX=/nowhere"],
        &["bench"],
        &["lint"],
        &["miri"],
        &["demo", "ANYGPU_SETUP=no"],
        &["test", "ANYGPU_SETUP=no"],
    ] {
        let printed = machine.fails(arguments);
        assert!(printed.contains("missing: cc stdio.h"), "{arguments:?}: {printed}");
        assert!(printed.contains("Debian 12: apt-get install --no-install-recommends gcc libc6-dev"), "{printed}");
        assert!(printed.contains("missing: Rust "), "{arguments:?}: {printed}");
    }
    assert_eq!(machine.apt_commands(), [""; 0]);
    assert_eq!(machine.calls("curl"), [""; 0]);
    assert!(!machine.folder.join("target").exists());
}

#[test]
fn install_needs_cmake() {
    let Some(machine) = Machine::new("install") else { return };
    machine.compilers();
    let printed = machine.fails(&["needs-install"]);
    assert!(printed.contains("missing: cmake\n"), "{printed}");
    machine.command("cmake", "exit 0");
    machine.works(&["needs-install"]);
}

#[test]
fn compilers_are_chosen_by_fc_and_cc() {
    let Some(machine) = Machine::new("chosen") else { return };
    machine.compilers();
    let chosen = ["needs-build", "CC=one", "FC=two"];
    let printed = machine.fails(&chosen);
    assert!(printed.contains("there is no compiler one"), "{printed}");
    ["one", "two"].iter().for_each(|name| machine.command(name, "exit 0"));
    machine.works(&chosen);
    assert_eq!(machine.calls("cc"), [""; 0]);
}

#[test]
fn the_summary_adds_up_and_has_the_reasons() {
    let log = scratch("summary").join("log");
    let words = "test one ... ok\nskipped: two: no tool\ntest three ... FAILED\n\
        test result: FAILED. 4 passed; 1 failed; 0 ignored; 0 measured\n";
    fs::write(&log, words).expect("a file written");
    let output = run(Command::new(root().join(".ci/summary")).arg(&log));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout), "\nskipped: two: no tool\nFAILED: three\ntests: 3 passed, 1 failed, 1 skipped\n");
}

#[test]
fn demo_says_first_what_it_installs() {
    let Some(machine) = Machine::new("plan") else { return };
    let printed = machine.fails(&["demo"]);
    let lines: Vec<_> = printed.lines().filter(|line| line.starts_with("setup: ")).take(5).collect();
    assert_eq!(lines[1], "setup:   with apt-get: gcc libc6-dev gfortran", "{printed}");
    assert!(lines[2].starts_with("setup:   Rust ") && lines[2].contains(".cargo"), "{printed}");
    assert!(lines[3].contains("ANYGPU_SETUP=no"), "{printed}");
    assert!(lines[4].starts_with("setup: apt-get update"), "{printed}");
}

#[test]
fn nothing_is_installed_where_rust_cannot_be() {
    let Some(machine) = Machine::new("no-rust") else { return };
    machine.command("curl", "echo 'curl: (6) there is no network' >&2; exit 6");
    let printed = machine.fails(&["demo"]);
    assert!(printed.contains("    curl: (6) there is no network"), "{printed}");
    assert!(printed.contains("target/setup/rustup.log ends:"), "{printed}");
    assert!(printed.contains("or newer on PATH") && printed.contains("docs/guide/build.md"), "{printed}");
    assert_eq!(machine.apt_commands(), ["update"]);
    assert!(machine.calls("curl").len() > 1, "no second address was tried");
}

#[test]
fn nothing_is_installed_where_apt_lacks_a_compiler() {
    let Some(machine) = Machine::new("no-compiler") else { return };
    machine.command("apt-cache", "[ \"$2\" != gfortran ]");
    let printed = machine.fails(&["demo"]);
    assert!(printed.contains("apt does not have gfortran"), "{printed}");
    assert_eq!(machine.apt_commands(), ["update"]);
    assert_eq!(machine.calls("curl"), [""; 0]);
}

#[test]
fn a_failed_installation_ends_with_aptgets_words() {
    let Some(machine) = Machine::new("apt-fails") else { return };
    machine.command("cargo", "echo cargo 1.999.0");
    machine.command("apt-get", "case \"$*\" in *install*) echo 'E: the disk is full' >&2; exit 100 ;; esac");
    let printed = machine.fails(&["demo"]);
    assert!(printed.contains("    E: the disk is full"), "{printed}");
    assert!(printed.contains("target/setup/apt.log ends:"), "{printed}");
    assert_eq!(machine.apt_commands(), ["update", "install"]);
}

#[test]
fn packages_that_apt_lacks_are_asked_for_once() {
    let Some(machine) = Machine::new("once") else { return };
    machine.compilers();
    machine.command("apt-cache", "[ \"$2\" = gcc ]");
    for _ in 0..2 {
        let printed = machine.works(&["needs-test"]);
        assert!(printed.contains("some tests will be skipped for want of: cmake c++"), "{printed}");
        assert!(!printed.contains("Debian 12:"), "{printed}");
        assert_eq!(machine.apt_commands(), ["update"]);
    }
}

#[test]
fn lists_that_apt_cannot_fetch_are_asked_for_again() {
    let Some(machine) = Machine::new("again") else { return };
    machine.compilers();
    machine.command("apt-cache", "exit 1");
    machine.command("apt-get", "exit 100");
    for times in 1..3 {
        machine.works(&["needs-test"]);
        assert_eq!(machine.apt_commands(), vec!["update"; times]);
    }
}

#[test]
fn a_rustup_without_a_toolchain_gets_one() {
    let Some(machine) = Machine::new("rustup") else { return };
    machine.compilers();
    machine.user("1000");
    let toolchain = machine.folder.join("toolchain");
    machine.command("cargo", &format!("[ -e '{}' ] && echo cargo 1.999.0", toolchain.display()));
    machine.command("rustup", &format!("[ \"$1\" != toolchain ] || : >'{}'", toolchain.display()));
    machine.works(&["needs-demo"]);
    assert_eq!(machine.calls("rustup")[0], "rustup toolchain install stable --profile minimal");
    assert_eq!(machine.apt_commands(), [""; 0]);
}

#[test]
fn apts_rust_is_taken_where_it_is_new_enough() {
    let Some(machine) = Machine::new("apts-rust") else { return };
    machine.compilers();
    let installed = machine.folder.join("installed").display().to_string();
    machine.command("cargo", &format!("[ -e '{installed}' ] && echo cargo 1.999.0"));
    machine.command("apt-cache", "[ $1 = show ] || echo '  Candidate: 1.999.0+dfsg1-1'");
    machine.command("apt-get", &format!("case \"$*\" in *install*' cargo') : >'{installed}' ;; esac"));
    machine.works(&["needs-test"]);
    assert_eq!(machine.apt_commands(), ["update", "install"]);
    assert_eq!(machine.calls("curl"), [""; 0]);
}

#[test]
fn each_distribution_is_told_its_own_command() {
    let Some(machine) = Machine::new("advice") else { return };
    machine.user("1000");
    let apt = "sudo apt-get install --no-install-recommends gcc libc6-dev gfortran";
    let distributions = [
        ("ID=debian\nVERSION_ID=12\n", format!("Debian 12: {apt}"), true),
        ("ID=debian\nVERSION_ID=13\n", format!("Debian 13: {apt}"), false),
        ("ID=mint\nID_LIKE='ubuntu debian'\n", format!("Ubuntu 24.04: {apt}"), true),
        ("ID=fedora\n", "Fedora: sudo dnf install gcc glibc-devel gcc-gfortran".into(), false),
    ];
    for (release, command, has_flang_16) in &distributions {
        machine.release(release);
        let printed = machine.fails(&["demo"]);
        assert!(printed.contains(command) && printed.matches("sudo ").count() == 1, "{printed}");
        let printed = machine.fails(&["test"]);
        assert_eq!(printed.contains("g++ pkg-config flang-16"), *has_flang_16, "{printed}");
    }
    machine.release("ID=unheard-of\n");
    let printed = machine.fails(&["demo"]);
    assert!(distributions.iter().all(|(_, command, _)| printed.contains(command)), "{printed}");
    assert_eq!(machine.apt_commands(), [""; 0]);
}

#[test]
fn an_empty_target_folder_is_the_default() {
    let Some(machine) = Machine::new("empty") else { return };
    let library = root().join("target/release/libanygpu.so");
    let mut command = Command::new(machine.folder.join("bin/make"));
    command.arg("-C").arg(root()).args(["-n", "examples"]).env_clear().env("CARGO_TARGET_DIR", "");
    let printed = text(&run(&mut command).stdout);
    assert!(printed.contains(&library.display().to_string()), "{printed}");
}

/// `.ci/release` in a repository that has the files it reads: all is well, then each mistake is named.
#[test]
fn a_release_needs_one_version_a_date_and_a_clean_tree() {
    const VERSION: &str = env!("CARGO_PKG_VERSION");
    const LIST: &str = concat!(
        "tests/compatibility/exports-",
        env!("CARGO_PKG_VERSION_MAJOR"),
        ".",
        env!("CARGO_PKG_VERSION_MINOR"),
        ".txt"
    );
    if !have("git") {
        return skipped("git is not installed");
    }
    let copy = common::installed::empty("release");
    let files = [
        ".ci/release",
        "CHANGELOG.md",
        "CMakeLists.txt",
        "Cargo.lock",
        "Cargo.toml",
        "crates/cli/Cargo.toml",
        "crates/dlsym/Cargo.lock",
        "crates/dlsym/Cargo.toml",
        "fortran/anygpu_calls.f90",
        "fpm.toml",
        "crates/generate/Cargo.toml",
        "include/anygpu/anygpu.h",
        LIST,
        "tests/support/Cargo.toml",
    ];
    for file in files {
        fs::create_dir_all(copy.join(file).parent().expect("a folder")).expect("a folder");
        fs::copy(root().join(file), copy.join(file)).expect("a copy");
    }
    let read = |file: &str| fs::read_to_string(copy.join(file)).expect("a copy");
    let write = |file: &str, words: &str| fs::write(copy.join(file), words).expect("a copy written");
    let changes = read("CHANGELOG.md");
    let heading = changes.lines().find(|line| line.starts_with("## [")).expect("a heading");
    let dated = format!("## [{VERSION}] - 2026-11-23");
    write("CHANGELOG.md", &changes.replacen(heading, &dated, 1));
    let git = |arguments: &[&str]| {
        let name = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main"];
        let mut command = Command::new("git");
        common::succeed(command.arg("-C").arg(&copy).args(name).args(arguments));
    };
    git(&["init", "--quiet"]);
    git(&["add", "."]);
    git(&["commit", "--quiet", "-m", "all"]);
    let target = common::release().parent().expect("the target folder");
    let release = |parts: &[&str]| {
        let mut command = Command::new(copy.join(".ci/release"));
        let output = run(command.args(parts).env("CARGO_TARGET_DIR", target));
        (output.status.success(), text(&output.stdout) + &text(&output.stderr))
    };
    let (is_good, said) = release(&["words", "git", "exports"]);
    assert!(is_good && said.ends_with("release: ok\n"), "{said}");

    let [version, other] = [VERSION, "9.8.7"].map(|version| format!("version = \"{version}\""));
    let mistakes: [(&str, &str, &str, &str); 12] = [
        ("fpm.toml", &version, &other, "words"),
        ("crates/dlsym/Cargo.toml", &version, &other, "words"),
        (
            "crates/dlsym/Cargo.lock",
            &format!("\"anygpu-dlsym\"\n{version}"),
            &format!("\"anygpu-dlsym\"\n{other}"),
            "words",
        ),
        ("crates/cli/Cargo.toml", "version.workspace = true", &other, "words"),
        ("CMakeLists.txt", "project(anygpu VERSION ${version} ", "project(anygpu VERSION 9.8.7 ", "words"),
        ("include/anygpu/anygpu.h", "#define ANYGPU_VERSION_NUMBER ", "#define ANYGPU_VERSION_NUMBER 1", "words"),
        ("fortran/anygpu_calls.f90", ":: ANYGPU_VERSION_PATCH = ", ":: ANYGPU_VERSION_PATCH = 1", "words"),
        ("CHANGELOG.md", &dated, &format!("## [{VERSION}] - unreleased"), "words"),
        ("CHANGELOG.md", "2026-11-23", "2026-11-31", "words"),
        ("CHANGELOG.md", "2026-11-23", "2999-01-01", "words"),
        (LIST, "anygpu_version\n", "", "exports"),
        (LIST, "anygpu_version\n", "anygpu_version\nanygpu_zebra\n", "exports"),
    ];
    for (file, from, to, part) in mistakes {
        let words = read(file);
        assert!(words.contains(from), "{file} has no {from}");
        write(file, &words.replacen(from, to, 1));
        let (is_good, said) = release(&[part]);
        assert!(!is_good && said.contains(&format!("release: {file}")), "{file}, {to:?}: {said}");
        assert!(said.ends_with("release: 1 to mend\n"), "{said}");
        let (is_clean, said) = release(&["git"]);
        assert!(!is_clean && said.contains("the tree is not clean: 1 files"), "{said}");
        write(file, &words);
    }
    git(&["tag", &format!("v{VERSION}")]);
    let (is_good, said) = release(&["git"]);
    assert!(!is_good && said.contains("there is a tag"), "{said}");
}
