// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu run`: runs an unmodified program with its GPU calls intercepted.
//!
//! A vendor library that does not load, or has no device where the host back end is named, is replaced by anygpu's library
//! of the same name; if all of them load, libanygpu is preloaded instead. Never both for one program: the libraries that it
//! needs determine its ABI version.
//!
//! Replacements are found by LD_LIBRARY_PATH, which a DT_RPATH precedes. So those that a program's own DT_RPATH passes by are
//! preloaded, and on the host back end those of CUDA's runtime are opened before the program opens any library.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Seek, SeekFrom};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Args, ValueHint};

use crate::info::{self, BACK_ENDS};
use crate::{Result, complain, library, missing};

#[derive(Args)]
pub struct Run {
    /// Back ends to try, in order, such as `host` or `auto,host` [default: $ANYGPU_BACKEND, else auto].
    #[arg(long, value_name = "LIST", value_parser = Known(back_ends, &LISTED), hide_possible_values = true)]
    backend: Option<String>,
    /// Log level (off, error, warn, info, debug, trace), and after a colon a file [default: $ANYGPU_LOG, else error].
    #[arg(long, value_name = "LEVEL", value_parser = Known(level, &LEVELS), hide_possible_values = true)]
    log: Option<String>,
    /// Intercepts functions that the program looks up by name (dlsym), too.
    #[arg(long)]
    see_all: bool,
    /// Uses replacement libraries alone, for programs whose own libraries define functions of the vendors' names.
    #[arg(long)]
    no_preload: bool,
    /// Lists the functions at the end that the program looked up by name and that nobody has. Includes --see-all.
    #[arg(long, conflicts_with = "log")]
    missing: bool,
    /// Has processes say that they are not seen.
    #[arg(skip)]
    is_watched: bool,
    /// Program and its arguments.
    #[arg(required = true, trailing_var_arg = true, value_name = "PROGRAM")]
    #[arg(value_hint = ValueHint::CommandWithArguments)]
    program: Vec<OsString>,
}

/// Names that a list of back ends may have.
pub const LISTED: [&str; 6] = ["auto", BACK_ENDS[0], BACK_ENDS[1], BACK_ENDS[2], BACK_ENDS[3], BACK_ENDS[4]];
const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];

/// A parser, and the words that completions offer for what it accepts.
#[derive(Clone)]
struct Known(fn(&str) -> Result<String>, &'static [&'static str]);

impl TypedValueParser for Known {
    type Value = String;

    fn parse_ref(&self, command: &clap::Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        self.0.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.1.iter().copied().map(PossibleValue::new)))
    }
}

/// Accepts a list that the library understands; with any other, programs would merely find no device.
fn back_ends(list: &str) -> Result<String> {
    match list.split(',').map(|name| name.trim().to_ascii_lowercase()).find(|name| !LISTED.contains(&name.as_str())) {
        Some(name) => Err(format!("{name:?} is none of {}", LISTED.join(", "))),
        None => Ok(list.to_owned()),
    }
}

fn level(setting: &str) -> Result<String> {
    let level = setting.split(':').next().unwrap_or_default();
    match level.parse::<log::LevelFilter>() {
        Ok(_) => Ok(setting.to_owned()),
        Err(_) => Err(format!("{level:?} is none of {}", LEVELS.join(", "))),
    }
}

/// Says why a program was not started. The statuses are those of env, nohup and the shells.
pub fn not_started(program: &OsStr, error: &io::Error) -> ExitCode {
    let status = if error.kind() == ErrorKind::NotFound { 127 } else { 126 };
    let name = program.display();
    let is_here = status == 127 && !program.as_bytes().contains(&b'/') && Path::new(program).is_file();
    let hint = if is_here { format!("; in this folder there is ./{name}") } else { String::new() };
    complain(&format!("cannot run {name}: {error}{hint}"), status.into())
}

impl Run {
    pub fn run(&self) -> ExitCode {
        let mut command = match self.command() {
            Ok(command) => command,
            Err(why) => return complain(&why, ExitCode::FAILURE),
        };
        if self.missing {
            return missing::run(command);
        }
        not_started(&self.program[0], &command.exec())
    }

    /// Runs a program on the back ends of `ANYGPU_BACKEND`, the host's unless it names others, and has its processes watched.
    ///
    /// On a vendor's, what the program looks up by name is always intercepted: CUDA's static runtime finds all of the driver so.
    pub fn observed(program: Vec<OsString>, see_all: bool) -> Run {
        let named = std::env::var("ANYGPU_BACKEND").ok().filter(|list| !list.trim().is_empty());
        let backend = Some(named.unwrap_or_else(|| "host".into()));
        let mut run = Run { backend, log: None, see_all, no_preload: false, missing: false, is_watched: true, program };
        run.see_all |= !run.is_on_host();
        run
    }

    /// The list of back ends.
    pub fn back_ends(&self) -> &str {
        self.backend.as_deref().unwrap_or("auto")
    }

    pub fn command(&self) -> Result<Command> {
        let library = library()?;
        let folder = library.parent().unwrap_or(Path::new("/"));
        let mut command = Command::new(&self.program[0]);
        command.args(&self.program[1..]);
        for (variable, value) in [("ANYGPU_BACKEND", &self.backend), ("ANYGPU_LOG", &self.log)] {
            if let Some(value) = value {
                command.env(variable, value);
            }
        }
        let is_on_host = self.is_on_host();
        // UCX's cache of memory types takes for the host's what has access rights, and was allocated before its hooks or
        // past them.
        if is_on_host && std::env::var_os(TYPE_CACHE).is_none() {
            command.env(TYPE_CACHE, "n");
        }
        for (file, why) in what_cannot_work(&self.program[0], is_on_host) {
            say!("anygpu: {file} {why}");
        }
        let replacements = folder.join("anygpu/replace");
        let interception = Interception::choose(&replacements, &self.program[0], is_on_host, self.no_preload)?;
        let mut preloads = Vec::new();
        if interception.preload {
            preloads.push(library.clone());
        }
        if self.see_all || self.missing {
            preloads.push(part(folder, "libanygpu-dlsym.so", "--see-all")?);
        }
        if is_on_host {
            preloads.push(part(folder, "anygpu/libanygpu-first.so", "the host back end")?);
        }
        if self.is_watched {
            preloads.push(part(folder, "anygpu/libanygpu-check.so", "the check")?);
        }
        let mut folders = interception.folders.clone();
        for preload in &mut preloads {
            if preload.as_os_str().as_bytes().contains(&b' ') {
                // LD_PRELOAD takes a space for an end, LD_LIBRARY_PATH does not.
                folders.extend(
                    preload.parent().filter(|folder| !folders.iter().any(|one| one == folder)).map(Path::to_path_buf),
                );
                *preload = preload.file_name().map_or_else(PathBuf::new, PathBuf::from);
            }
        }
        preloads.extend(passed_by(&self.program[0], &replacements, &interception.folders));
        put_first(&mut command, "LD_PRELOAD", b": ;", &preloads)?;
        put_first(&mut command, "LD_LIBRARY_PATH", b":;", &folders)?;
        Ok(command)
    }
}

impl Run {
    /// The reasons why the program itself is not seen, with its file.
    pub fn why_unseen(&self) -> Vec<(String, &'static str)> {
        what_cannot_work(&self.program[0], true)
    }
}

/// The variable by which UCX asks for each address anew.
const TYPE_CACHE: &str = "UCX_MEMTYPE_CACHE";

impl Run {
    /// Tells if the program's calls will end in the host back end.
    ///
    /// It is named, and no vendor before it has a device.
    fn is_on_host(&self) -> bool {
        let list = self.backend.clone().or_else(|| std::env::var("ANYGPU_BACKEND").ok()).unwrap_or_default();
        let names: Vec<_> = list.split(',').map(|name| name.trim().to_ascii_lowercase()).collect();
        match names.iter().position(|name| name == "host") {
            None => false,
            Some(0) => true,
            Some(_) => {
                info::ask_with(|command| _ = command.env("ANYGPU_BACKEND", &list)).in_use.as_deref() == Some("host")
            }
        }
    }
}

/// Returns the path of a part of the installation.
fn part(folder: &Path, name: &str, user: &str) -> Result<PathBuf> {
    let path = folder.join(name);
    match path.is_file() {
        true => Ok(path),
        false => Err(format!("{user} needs {}, which is not there", path.display())),
    }
}

/// Prepends paths to a variable of the dynamic loader, for which these letters are ends of a path.
fn put_first(command: &mut Command, variable: &str, ends: &[u8], paths: &[PathBuf]) -> Result<()> {
    if paths.is_empty() {
        return Ok(());
    }
    let mut value = OsString::new();
    for path in paths {
        if path.as_os_str().as_bytes().iter().any(|byte| ends.contains(byte)) {
            return Err(format!(
                "{variable} cannot have {}: install anygpu where no folder has {}",
                path.display(),
                if ends.contains(&b' ') { "spaces or colons" } else { "colons" }
            ));
        }
        if !value.is_empty() {
            value.push(":");
        }
        value.push(path);
    }
    if let Some(before) = std::env::var_os(variable).filter(|before| !before.is_empty()) {
        value.push(":");
        value.push(before);
    }
    command.env(variable, value);
    Ok(())
}

/// Means by which a program's calls reach the library.
struct Interception {
    /// True if libanygpu is preloaded.
    preload: bool,
    /// Folders of the replacement libraries.
    folders: Vec<PathBuf>,
}

impl Interception {
    fn choose(replacements: &Path, program: &OsStr, is_on_host: bool, no_preload: bool) -> Result<Interception> {
        let names = names(replacements)?;
        let folders = |wanted: &dyn Fn(&String) -> bool| {
            names.iter().filter(|name| wanted(name)).map(|name| replacements.join(name)).collect()
        };
        let needed = needed(program, &[]);
        let (vendors, own): (Vec<&Need>, Vec<&Need>) = needed.iter().partition(|need| names.contains(&need.name));
        // A preload would take these names from the program's own libraries.
        let own = own.iter().filter_map(|need| need.path.clone()).chain(executable(program));
        let no_preload = no_preload || own.into_iter().any(|file| defines_a_vendors_name(&file));
        if vendors.is_empty() {
            // A shell, an MPI launcher, an interpreter: what it starts or opens later may need either. Libraries that
            // are on this machine are not replaced: which of them a process finds depends on its own search path. On the
            // host back end they have no device, and would refuse what libanygpu does not have each in its own way.
            let is_absent = |name: &String| anygpu::os::loader::elsewhere(name).iter().all(is_replacement);
            let may_replace = |name: &String| is_on_host || no_preload && name != MANAGEMENT;
            let replaced = folders(&|name| may_replace(name) || is_absent(name));
            return Ok(Interception { preload: !no_preload, folders: replaced });
        }
        let is_vendors = |need: &&Need| need.path.as_ref().is_some_and(|path| !is_replacement(path));
        if !is_on_host && !no_preload && vendors.iter().all(is_vendors) {
            return Ok(Interception { preload: true, folders: Vec::new() });
        }
        // Those that load are replaced, too: all calls of a program must end in one back end. A library that only the
        // program's own search path has needs its folder on the path, or libanygpu would not find it.
        // On the host back end what the program opens later may need any of them.
        let mut all: Vec<PathBuf> = folders(&|name| is_on_host || vendors.iter().any(|need| need.name == **name));
        for need in vendors.iter().filter(|need| !is_on_host && is_vendors(need)) {
            let findable = anygpu::os::loader::elsewhere(&need.name);
            if let Some(path) = &need.path
                && !findable.iter().any(|other| path.as_path() == Path::new(other))
            {
                all.extend(path.parent().map(Path::to_owned));
            }
        }
        Ok(Interception { preload: false, folders: all })
    }
}

/// Lists the replacements that a program does not find in these folders, because a DT_RPATH of its own comes first.
fn passed_by(program: &OsStr, replacements: &Path, folders: &[PathBuf]) -> Vec<PathBuf> {
    if folders.is_empty() {
        return Vec::new();
    }
    let others = needed(program, folders)
        .into_iter()
        .filter(|need| need.path.as_ref().is_some_and(|path| !is_replacement(path)));
    let replaced = others.filter(|need| folders.contains(&replacements.join(&need.name)));
    replaced.map(|need| replacements.join(&need.name).join(&need.name)).collect()
}

/// Tells if a library is a replacement of any installation, under whatever path: all call one function of libanygpu's.
fn is_replacement(path: &impl AsRef<Path>) -> bool {
    /// More than any replacement has, and less than a vendor's library.
    const MOST: u64 = 1 << 20;
    let path = path.as_ref();
    fs::metadata(path).is_ok_and(|data| data.len() < MOST)
        && fs::read(path).is_ok_and(|bytes| contains(&bytes, b"anygpu_replacement\0"))
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    memchr::memmem::find(bytes, part).is_some()
}

/// NVIDIA's management library, whose replacement answers for no more than a few questions.
const MANAGEMENT: &str = "libnvidia-ml.so.1";

/// Tells if a program or library itself defines a function of a vendor's name, as CuPy for ROCm does.
fn defines_a_vendors_name(file: &Path) -> bool {
    const NAMES: [&[u8]; 4] = [b"hipMalloc", b"cuMemAlloc_v2", b"cudaMalloc", b"aclrtMalloc"];
    let Ok(bytes) = fs::read(file) else { return false };
    // Most programs and libraries have none of the names, also not as those of others.
    if !NAMES.iter().any(|name| contains(&bytes, name)) {
        return false;
    }
    dynamic_symbols(&bytes)
        .is_some_and(|mut symbols| symbols.any(|symbol| symbol.is_some_and(|name| NAMES.contains(&name))))
}

/// Iterates over the dynamic symbols of a 64-bit ELF file; `None` is one that it does not define.
fn dynamic_symbols(bytes: &[u8]) -> Option<impl Iterator<Item = Option<&[u8]>>> {
    const DYNAMIC_SYMBOLS: u64 = 11;
    let number = |at: usize, size: usize| {
        let mut number = [0; 8];
        number[..size].copy_from_slice(bytes.get(at..at.checked_add(size)?)?);
        Some(u64::from_le_bytes(number))
    };
    if !bytes.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let (sections, size, count) = (number(40, 8)? as usize, number(58, 2)? as usize, number(60, 2)? as usize);
    let section = move |index: usize| sections.checked_add(index * size).filter(|at| *at < bytes.len());
    let symbols = (0..count).filter_map(section).find(|at| number(at + 4, 4) == Some(DYNAMIC_SYMBOLS))?;
    let content = |at: usize| {
        let start = number(at + 24, 8)? as usize;
        bytes.get(start..start.checked_add(number(at + 32, 8)? as usize)?)
    };
    let (table, names) = (content(symbols)?, content(section(number(symbols + 40, 4)? as usize)?)?);
    Some(table.chunks_exact(24).map(move |symbol| {
        let is_defined = symbol[6..8] != [0, 0];
        let name = names.get(u32::from_le_bytes(symbol[..4].try_into().ok()?) as usize..)?;
        name.split(|byte| *byte == 0).next().filter(|_| is_defined)
    }))
}

/// Tells if NVIDIA's runtime is linked into a program.
///
/// Such a program looks for the driver and for no shared runtime, and has the runtime's names of errors; with this library
/// linked in, it has all that, too.
fn has_static_runtime(program: &Path) -> bool {
    let Ok(bytes) = fs::read(program) else { return false };
    let has = |part: &[u8]| contains(&bytes, part);
    has(b"libcuda.so.1\0")
        && has(b"cudaErrorCudartUnloading\0")
        && !has(b"libcudart.so")
        && !has(b"anygpu_last_reason\0")
}

/// Returns the names of the replacement libraries, newest first.
fn names(replacements: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(replacements).map_err(|error| format!("{}: {error}", replacements.display()))?;
    let mut names: Vec<String> = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    // A program that opens a library without its version number gets the newest.
    names.sort_unstable_by(|one, next| next.cmp(one));
    Ok(names)
}

/// A library that a program needs, and the path by which the dynamic loader finds it.
struct Need {
    name: String,
    path: Option<PathBuf>,
}

/// The reasons why a program's calls cannot be intercepted, or will fail, with its file.
fn what_cannot_work(program: &OsStr, is_on_host: bool) -> Vec<(String, &'static str)> {
    let Some(file) = executable(program) else { return Vec::new() };
    let reasons: Vec<&str> = if interpreter(&file).is_none() {
        vec!["is not a dynamically linked 64-bit program: its calls cannot be intercepted"]
    } else {
        let rights = "is set-user-id or set-group-id: the dynamic loader gives it none of anygpu's libraries";
        let runtime = "has NVIDIA's CUDA runtime linked in, which refuses every driver but NVIDIA's and so the host back \
                       end: link it with -cudart shared, or with -lanygpu";
        let reasons = [(changes_user(&file), rights), (is_on_host && has_static_runtime(&file), runtime)];
        reasons.into_iter().filter_map(|(holds, why)| holds.then_some(why)).collect()
    };
    reasons.into_iter().map(|why| (file.display().to_string(), why)).collect()
}

/// Lists the libraries that a program needs, directly or indirectly, by its own dynamic loader.
///
/// `folders` are searched before those of LD_LIBRARY_PATH.
fn needed(program: &OsStr, folders: &[PathBuf]) -> Vec<Need> {
    let Some(file) = executable(program) else { return Vec::new() };
    let Some(loader) = interpreter(&file) else { return Vec::new() };
    let mut list = Command::new(&loader);
    if loader
        .file_name()
        .is_some_and(|name| name.as_bytes().starts_with(b"ld") && !name.as_bytes().starts_with(b"ld-musl"))
    {
        // As glibc's ldd does: `--list` gives up at the first library that is not found.
        list.env("LD_TRACE_LOADED_OBJECTS", "1");
    } else {
        list.arg("--list");
    }
    if put_first(&mut list, "LD_LIBRARY_PATH", b":;", folders).is_err() {
        return Vec::new();
    }
    // Preloaded libraries are not the program's own needs.
    let listed = list.arg(&file).env_remove("LD_PRELOAD").output().map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&listed).lines().filter_map(need).collect()
}

fn changes_user(file: &Path) -> bool {
    // SAFETY: these functions have no arguments and cannot fail.
    let (user, group) = unsafe { (libc::getuid(), libc::getgid()) };
    fs::metadata(file).is_ok_and(|metadata| {
        let mode = metadata.mode();
        (mode & libc::S_ISUID != 0 && metadata.uid() != user) || (mode & libc::S_ISGID != 0 && metadata.gid() != group)
    })
}

/// Parses a line of the loader's list: `libcuda.so.1 => not found`, or a path and an address instead.
fn need(line: &str) -> Option<Need> {
    let (name, target) = line.trim().split_once(" => ")?;
    let path = (target != "not found").then(|| target.rsplit_once(" (").map_or(target, |split| split.0).into());
    Some(Need { name: name.to_owned(), path })
}

/// Returns the binary that the kernel starts for a program, following the interpreter lines of scripts and `env`.
fn executable(program: &OsStr) -> Option<PathBuf> {
    const SCRIPTS: usize = 4;
    const LINE: u64 = 4096;
    let mut file = in_path(program)?;
    for _ in 0..SCRIPTS {
        let mut line = Vec::new();
        // Opening a named pipe would wait for its writer.
        if !fs::metadata(&file).ok()?.is_file() {
            return None;
        }
        BufReader::new(File::open(&file).ok()?).take(LINE).read_until(b'\n', &mut line).ok()?;
        if line.starts_with(b"\x7fELF") {
            return Some(file);
        }
        let line = String::from_utf8_lossy(&line);
        // A file without either is a script for sh, as in the shells.
        let mut words = line.strip_prefix("#!").unwrap_or("/bin/sh").split_whitespace();
        let mut next = words.next()?;
        if next.ends_with("/env") {
            next = words.find(|word| !word.starts_with('-') && !word.contains('='))?;
        }
        file = in_path(OsStr::new(next))?;
    }
    Some(file)
}

/// Returns the file that a command names, searched in PATH.
pub fn in_path(program: &OsStr) -> Option<PathBuf> {
    if program.as_bytes().contains(&b'/') {
        return Some(program.into());
    }
    let path = std::env::var_os("PATH").unwrap_or("/bin:/usr/bin".into());
    let is_program =
        |file: &PathBuf| fs::metadata(file).is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0);
    // An empty entry is the current folder; the prefix keeps a slash in the path, which the dynamic loader wants.
    std::env::split_paths(&path).map(|folder| Path::new(".").join(folder).join(program)).find(is_program)
}

/// Reads the dynamic loader that a 64-bit ELF program names in its segment PT_INTERP.
fn interpreter(program: &Path) -> Option<PathBuf> {
    const INTERPRETER: u32 = 3;
    let mut file = File::open(program).ok()?;
    let mut read = |at: u64, size: usize| {
        let mut bytes = vec![0; size];
        file.seek(SeekFrom::Start(at)).ok()?;
        file.read_exact(&mut bytes).ok()?;
        Some(bytes)
    };
    let header = read(0, 64)?;
    if header[..5] != *b"\x7fELF\x02" {
        return None;
    }
    let half = |bytes: &[u8], at: usize| Some(u16::from_ne_bytes(bytes.get(at..at + 2)?.try_into().ok()?));
    let word = |bytes: &[u8], at: usize| Some(u32::from_ne_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    let long = |bytes: &[u8], at: usize| Some(u64::from_ne_bytes(bytes.get(at..at + 8)?.try_into().ok()?));
    let (start, size, count) = (long(&header, 32)?, half(&header, 54)?, half(&header, 56)?);
    for index in 0..u64::from(count) {
        let segment = read(start.checked_add(index * u64::from(size))?, size.into())?;
        if word(&segment, 0)? == INTERPRETER {
            let length = long(&segment, 32)?.min(libc::PATH_MAX as u64) as usize;
            let path = read(long(&segment, 8)?, length)?;
            return Some(PathBuf::from(OsStr::from_bytes(path.split(|byte| *byte == 0).next()?)));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loaders_list_is_understood() {
        let absent = need("\tlibcuda.so.1 => not found").expect("a need");
        assert_eq!((absent.name.as_str(), absent.path), ("libcuda.so.1", None));
        let found = need("\tlibc.so.6 => /a b (c)/libc.so.6 (0x00007f0)").expect("a need");
        assert_eq!(found.path.as_deref(), Some(Path::new("/a b (c)/libc.so.6")));
        assert!(need("\tlinux-vdso.so.1 (0x00007ffd)").is_none());
    }

    #[test]
    fn programs_and_scripts_have_a_loader() {
        let shell = executable(OsStr::new("sh")).expect("a shell");
        assert!(interpreter(&shell).is_some_and(|loader| loader.is_file()));
        assert!(needed(OsStr::new("sh"), &[]).iter().any(|need| need.name.starts_with("libc.") && need.path.is_some()));
        let folder = tempfile::tempdir().expect("a folder");
        let script = folder.path().join("script");
        fs::write(&script, "#!/usr/bin/env -S A=b sh -e\n").expect("a file");
        assert_eq!(executable(script.as_os_str()), Some(shell));
        assert_eq!(interpreter(&script), None);
    }
}
