// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compiles once what several tests want.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

use crate::c::SHARED;
use crate::runtimes::all_files;
use crate::{
    compile_library, compiler, patience, release_library, release_link_folder, root, succeed, succeed_measured, target,
    text,
};

/// Returns a folder with what `make` put there, once for a key and the contents of the sources.
///
/// Who wants the same meanwhile, also in another process, waits.
pub(crate) fn made(name: &str, key: impl Hash, sources: &[&str], make: impl FnOnce(&Path)) -> PathBuf {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    for source in sources.iter().map(|source| root().join(source)) {
        let mut files = if source.is_dir() { all_files(&source) } else { vec![source] };
        files.sort();
        files.iter().for_each(|file| (file, fs::read(file).expect("a file")).hash(&mut hasher));
    }
    let folder = target().join("tests/made").join(format!("{name}-{:016x}", hasher.finish()));
    fs::create_dir_all(&folder).expect("a folder in the target folder");
    let finished = folder.join("made");
    let lock = File::create(folder.join("lock")).expect("a file in the target folder");
    lock.lock().expect("a lock");
    if !finished.exists() {
        make(&folder);
        fs::write(finished, "").expect("a file in the target folder");
    }
    folder
}

/// Compiles the sources of a vendor's stand-in, the folder of that name in tests/vendors, and returns the objects.
fn stand_in_objects(vendor: &str, defined: &[String]) -> Vec<PathBuf> {
    let folder = made("objects", (vendor, defined), &["tests/vendors"], |folder| {
        let mut sources = all_files(&root().join("tests/vendors").join(vendor));
        sources.retain(|path| path.extension().is_some_and(|end| end == "c"));
        let mut command = compiler("cc");
        command.arg("-c").args(SHARED).arg("-fvisibility=hidden");
        succeed(command.args(defined).args(sources).current_dir(folder));
    });
    let mut objects = all_files(&folder);
    objects.retain(|path| path.extension().is_some_and(|end| end == "o"));
    objects.sort();
    objects
}

/// Makes a vendor's stand-in, with some of its functions hidden.
#[track_caller]
pub fn stand_in(vendor: &str, library: &Path, defined: &[String], without: &[&str]) {
    let name = library.file_name().expect("a file name");
    let made = made("stand-in", (vendor, name, defined, without), &["tests/vendors"], |folder| {
        let hide = folder.join("hide");
        let names: String = without.iter().map(|name| format!(" {name};")).collect();
        // AMD's library is known by its version nodes, of which all releases have the first.
        let of_amd = if vendor == "amd" { "hip_4.2 { global: *;" } else { "{" };
        fs::write(&hide, format!("{of_amd} local: no_such_name;{names} }};")).expect("a writable folder");
        let hide = format!("-Wl,--version-script={}", hide.display());
        compile_library(&folder.join(name), &stand_in_objects(vendor, defined), &[hide]);
    });
    fs::copy(made.join(name), library).expect("a writable folder");
}

/// Builds the examples against the release library.
pub fn examples() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let compilers = ["FC", "CC"].map(std::env::var_os);
        made("examples", (release_library(), compilers), &["examples", "fortran", "include"], |folder| {
            let mut build = Command::new(root().join("examples/build.sh"));
            succeed(build.arg(release_library()).arg(folder));
        })
    })
}

/// The demo, whose processes wait for each other as long as tests do.
pub fn demo() -> Command {
    let mut demo = Command::new(root().join("examples/run-demo.sh"));
    demo.arg(examples()).env("DEMO_SECONDS", patience().as_secs().to_string());
    demo
}

/// The ways of tests/c/failed_streams.c.
pub const FAILED_STREAMS: [&str; 8] =
    ["reset", "retained", "destroyed", "fills", "accounts", "handle", "position", "exit"];

/// The options by which gfortran checks at run time what it can.
pub const CHECKED: [&str; 2] = ["-g", "-fcheck=all"];
/// The options, of all compilers, that make every default kind wide. Optimisation has no part in what they show.
pub const WIDE_KINDS: [&str; 4] = ["-fdefault-integer-8", "-fdefault-real-8", "-fdefault-double-8", "-O0"];

/// Returns what a compiler says of itself, since an update is another compiler.
fn version(compiler: &str) -> String {
    static VERSIONS: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());
    let mut versions = VERSIONS.lock().unwrap_or_else(PoisonError::into_inner);
    let ask = || text(&succeed(Command::new(compiler).arg("--version")).stdout);
    versions.entry(compiler.to_owned()).or_insert_with(ask).clone()
}

/// Compiles sources of Fortran in their order, once for their texts, the compiler and the flags, and returns a folder.
///
/// It has the modules, libmodules.a with the objects, and the seconds that the compiler was busy in the file `busy`. Folders
/// among the flags are named by their contents, as those that this returns.
pub fn fortran_objects(compiler: &str, flags: &[&str], sources: &[PathBuf]) -> PathBuf {
    let version = version(compiler);
    let texts: Vec<_> =
        sources.iter().map(|source| (source.file_name(), fs::read(source).expect("a source"))).collect();
    made("fortran", (compiler, version, flags, texts), &[], |folder| {
        // All compilers leave module files in the current folder, and look for them there.
        let compile =
            |source| succeed_measured(Command::new(compiler).args(flags).arg("-c").arg(source).current_dir(folder)).1;
        let busy: Duration = sources.iter().map(compile).sum();
        let objects = sources.iter().map(|source| Path::new(source.file_name().expect("a name")).with_extension("o"));
        succeed(Command::new("ar").args(["rcs", "libmodules.a"]).args(objects).current_dir(folder));
        fs::write(folder.join("busy"), busy.as_secs_f64().to_string()).expect("a file in the target folder");
    })
}

/// The object of a source that uses modules in folders, as `fortran_objects` makes it.
pub fn fortran_object(compiler: &str, flags: &[&str], folders: &[&Path], source: &Path) -> PathBuf {
    let folders: Vec<String> = folders.iter().map(|folder| format!("-I{}", folder.display())).collect();
    let flags: Vec<&str> = flags.iter().copied().chain(folders.iter().map(String::as_str)).collect();
    let folder = fortran_objects(compiler, &flags, &[source.to_owned()]);
    folder.join(source.file_name().expect("a name")).with_extension("o")
}

/// The options that make every warning an error, and change nothing else. With -pedantic or -std=f2018, flang warns of
/// optional arguments of C functions, which Fortran 2018 has. Other compilers' warnings nobody knows.
pub fn strict(compiler: &str) -> &'static [&'static str] {
    match compiler {
        // Where it optimises, it takes results of loops for uninitialised.
        "gfortran" => {
            &["-std=f2018", "-Wall", "-Wextra", "-pedantic", "-Werror", "-fimplicit-none", "-Wno-maybe-uninitialized"]
        }
        "flang-22" => &["-Werror"],
        _ => &[],
    }
}

/// Compiles the modules of fortran/sources, as `fortran_objects` does, without a warning.
pub fn fortran_modules(compiler: &str, flags: &[&str]) -> PathBuf {
    let listed = fs::read_to_string(root().join("fortran/sources")).expect("a list of sources");
    let sources: Vec<PathBuf> = listed.lines().map(|name| root().join("fortran").join(name)).collect();
    fortran_objects(compiler, &[strict(compiler), flags].concat(), &sources)
}

/// The command that links "program" of a source or an object with such modules and the library. A source is compiled.
pub fn fortran_linking(compiler: &str, flags: &[&str], modules: &Path, source: &Path) -> Command {
    let library = release_link_folder().display().to_string();
    let mut command = Command::new(compiler);
    command.args(flags).arg("-I").arg(modules).arg("-o").arg("program").arg(source).arg(modules.join("libmodules.a"));
    command.args([format!("-L{library}"), "-lanygpu".into(), format!("-Wl,-rpath,{library}")]);
    command
}
