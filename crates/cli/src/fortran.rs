// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu fortran`: builds the Fortran modules for one compiler.

use std::ffi::OsStr;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::ErrorKind;
use std::os::unix::fs::symlink;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread;

use anygpu::os::command::PrivateFolder;
use clap::{Args, ValueEnum, ValueHint};

use crate::{Result, installation, library, print};

mod queue;

use queue::Queue;

/// The archive of a build's folder.
const ARCHIVE: &str = "libanygpu_fortran.a";
/// The archive of a folder with the modules for MPI.
const MPI_ARCHIVE: &str = "libanygpu_mpi.a";
/// The linker script of a build's folder that stands in for hipfort's archives.
const HIPFORT_ARCHIVE: &str = "libhipfort.a";
/// The file of a build's folder with the compiler's command.
const COMMAND: &str = "command";
/// The file of a build's folder that says why hipfort's modules are missing.
const HIPFORT_LOG: &str = "hipfort.log";
/// Name of the file that says why the folder has no procedures with arrays.
const ARRAYS_LOG: &str = "arrays.log";
/// Release of gfortran that passes pointers of assumed rank on with what is allocated for them; earlier ones lose it.
const OLDEST_GFORTRAN: u32 = 11;
/// Flags without which flang 19 translates no arrays of assumed rank. Given twice, it refuses them.
const ASSUMED_RANK: [&str; 2] = ["-mmlir", "-allow-assumed-rank"];

#[derive(Args)]
pub struct Fortran {
    /// Fortran compiler, or a wrapper such as mpifort, and its arguments, separated by spaces.
    #[arg(long, value_name = "FC", value_hint = ValueHint::CommandName)]
    compiler: String,
    /// Compiler flags, separated by spaces: those of your program that change kinds or the ABI.
    #[arg(long, value_name = "FLAGS", default_value = "", allow_hyphen_values = true, hide_default_value = true)]
    #[arg(value_hint = ValueHint::Other)]
    flags: String,
    /// MPI's C compiler and its arguments, such as mpicc, or abi for MPI's standard ABI. Builds the modules anygpu_mpi and
    /// anygpu_mpi_f08 too.
    #[arg(long, value_name = "MPICC", value_hint = ValueHint::CommandName)]
    mpi: Option<String>,
    /// Folder to build into.
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    prefix: PathBuf,
    /// Names below PREFIX.
    #[arg(long, value_enum, default_value_t)]
    layout: Layout,
    /// Leaves the run-time path of libanygpu.so out of the printed flags, for packages of distributions.
    #[arg(long)]
    no_rpath: bool,
    /// Folder of the Fortran sources [default: share/anygpu/fortran of this installation].
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    sources: Option<PathBuf>,
}

/// Names of what is built.
#[derive(Clone, Copy, Default, PartialEq, ValueEnum)]
enum Layout {
    /// A folder for each compiler, its version, flags and sources.
    #[default]
    Folder,
    /// A folder for each of these, and links to it by hipfort's names, such as lib/libhipfort-amdgcn.a and include/hipfort/amdgcn.
    Hipfort,
}

impl Fortran {
    pub fn run(&self) -> Result<()> {
        let folder = match &self.sources {
            Some(folder) => folder.clone(),
            None => installation()?.join("share/anygpu/fortran"),
        };
        let sources = listed(&folder)?;
        let hipfort = match folder.join("hipfort") {
            folder if folder.exists() => listed(&folder)?,
            _ => Vec::new(),
        };
        let given = Compiler::identify(&self.compiler)?;
        given.refuse_if_old()?;
        create(&self.prefix)?;
        let prefix = absolute(&self.prefix)?;
        // Programs are linked to libanygpu.so, which may be elsewhere if this tool is.
        let library = library().ok().map(|path| path.with_file_name("libanygpu.so")).filter(|path| path.exists());
        let base = match self.layout {
            Layout::Folder => prefix.clone(),
            Layout::Hipfort => prefix.join("lib/anygpu/fortran"),
        };
        let flags: Vec<&str> = self.flags.split_whitespace().collect();
        let mpi = self.mpi.as_deref().map(|command| Mpi::new(command, &folder)).transpose()?;
        // Only the modules for MPI depend on it: the others are the same for all wrappers of one compiler.
        let compiler = given.wrapped().unwrap_or_else(|| given.clone());
        let build = Build { compiler, flags: &flags, sources, hipfort };
        let built = base.join(build.name()?);
        if !built.is_dir() {
            create(&base)?;
            let seconds = if build.compiler.name == "gfortran" { 10 } else { 40 };
            say!(
                "anygpu: building the modules for {} {}, once: some {seconds} seconds",
                build.compiler.name,
                build.compiler.version
            );
            make(&built, |folder| build.fill(folder))?;
            say!("anygpu: built {}", built.display());
        }
        let log = built.join(ARRAYS_LOG);
        if log.exists() {
            say!(
                "anygpu: warning: skipped: this compiler cannot build gpu_allocate and its like: see {}",
                log.display()
            );
        }
        let log = built.join(HIPFORT_LOG);
        if log.exists() {
            let why = format!("this compiler cannot build hipfort's modules: see {}", log.display());
            if self.layout == Layout::Hipfort {
                return Err(why);
            }
            say!("anygpu: warning: skipped: {why}");
        }

        let with_mpi = match mpi {
            None => None,
            Some(mpi) => {
                let with_mpi = base.join(mpi.name(&given, &flags, &built)?);
                if !with_mpi.is_dir() {
                    say!("anygpu: building the modules for MPI, once");
                    make(&with_mpi, |folder| mpi.fill(&given, &flags, &built, folder))?;
                    say!("anygpu: built {}", with_mpi.display());
                }
                Some(with_mpi)
            }
        };

        let mut flags = Vec::new();
        if let Some(folder) = with_mpi {
            flags.extend([format!("-I{}", folder.display()), format!("-L{}", folder.display()), "-lanygpu_mpi".into()]);
        }
        let (modules, archives, archive) = match self.layout {
            Layout::Folder => (built.clone(), built, "-lanygpu_fortran"),
            Layout::Hipfort => {
                let (modules, archives) = link_as_hipfort(&prefix, &built, &build, &given, library.as_deref())?;
                (modules, archives, "-lhipfort-amdgcn")
            }
        };
        flags.extend([format!("-I{}", modules.display()), format!("-L{}", archives.display()), archive.into()]);
        if let Some(folder) = library.as_deref().and_then(Path::parent) {
            flags.push(format!("-L{}", folder.display()));
            if !self.no_rpath {
                flags.push(format!("{}{}", build.compiler.run_time_path, folder.display()));
            }
        }
        flags.push("-lanygpu".into());
        if flags.iter().any(|flag| quoted(flag) != *flag) {
            say!(
                "anygpu: warning: the flags are quoted, since a folder's name has spaces or the like: a shell takes them \
                 apart in $(anygpu fortran ...); a Makefile does not, nor does eval"
            );
        }
        print(&format!("{}\n", flags.iter().map(|flag| quoted(flag)).collect::<Vec<_>>().join(" ")))
    }
}

/// The modules of one compiler with one set of flags.
struct Build<'a> {
    compiler: Compiler,
    flags: &'a [&'a str],
    sources: Vec<PathBuf>,
    hipfort: Vec<PathBuf>,
}

/// The sources and the C compiler for MPI programs.
struct Mpi {
    compiler: (PathBuf, Vec<String>),
    /// Folder of the C source and its header.
    folder: PathBuf,
    /// Folders of the library's headers: in an installation, and in a source tree.
    headers: [PathBuf; 2],
    modules: Vec<PathBuf>,
    module_f08: PathBuf,
}

impl Mpi {
    /// Finds the sources by the folder of the Fortran sources.
    fn new(command: &str, fortran: &Path) -> Result<Mpi> {
        let folder = absolute(&fortran.join("../mpi"))?;
        let compiler = match command {
            "abi" => ("cc".into(), vec![format!("-I{}", folder.join("abi").display())]),
            _ => program_of(command)?.ok_or("--mpi names no program")?,
        };
        Ok(Mpi {
            compiler,
            headers: [fortran.join("../../../include"), fortran.join("../include")],
            modules: listed(&folder)?,
            module_f08: folder.join("anygpu_mpi_f08.f90"),
            folder,
        })
    }

    fn source(&self) -> PathBuf {
        self.folder.join("anygpu_mpi.c")
    }

    /// Returns the name of the folder for a compiler, which may be a wrapper, beside the other modules' folder.
    fn name(&self, compiler: &Compiler, flags: &[&str], others: &Path) -> Result<String> {
        let mut hasher = DefaultHasher::new();
        (others.file_name(), &self.compiler, &compiler.program, &compiler.arguments, flags).hash(&mut hasher);
        self.hash_mpi(compiler, &mut hasher)?;
        hash_sources(self.modules.iter().chain([&self.source(), &self.module_f08]), &mut hasher)?;
        Ok(format!("{}-{}-mpi-{:016x}", compiler.name, compiler.version, hasher.finish()))
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.compiler.0);
        command.args(&self.compiler.1);
        command
    }

    /// Takes the MPI into a folder's name: one name may stand for other wrappers tomorrow, and these for another MPI.
    fn hash_mpi(&self, compiler: &Compiler, hasher: &mut DefaultHasher) -> Result<()> {
        // What MPICH, Open MPI and the standard have for versions, beside the declarations.
        let header = "#include <mpi.h>\nMPI_VERSION MPI_SUBVERSION MPI_ABI_VERSION MPICH_VERSION OMPI_MAJOR_VERSION \
                      OMPI_MINOR_VERSION OMPI_RELEASE_VERSION\n";
        let folder = PrivateFolder::new().map_err(|error| format!("no folder for temporary files: {error}"))?;
        write(&folder.path().join("mpi.c"), header)?;
        let [mut shown, mut fortrans, mut read] = [self.command(), compiler.command(), self.command()];
        read.args(["-E", "mpi.c"]).current_dir(folder.path());
        for command in [shown.arg("-show"), fortrans.arg("-show"), &mut read] {
            // A compiler that is no wrapper shows nothing. Lines for the compiler have the folder.
            let said = start(command)?.stdout;
            said.split(|byte| *byte == b'\n').filter(|line| !line.starts_with(b"#")).for_each(|line| line.hash(hasher));
        }
        Ok(())
    }

    /// Compiles the C source and the modules over it into one archive.
    fn fill(&self, compiler: &Compiler, flags: &[&str], others: &Path, folder: &Path) -> Result<()> {
        let search = format!("-I{}", others.display());
        let flags: Vec<&str> = flags.iter().copied().chain([&*search]).collect();
        let mut objects = vec![self.compile(folder)?];
        objects.extend(compiler.compile(&flags, &self.modules, folder)?);
        // Only the compiler that MPI's module files are of can read them.
        match compiler.compile(&flags, std::slice::from_ref(&self.module_f08), folder) {
            Ok(module) => objects.extend(module),
            Err(_) => say!("anygpu: skipped: anygpu_mpi_f08, since this compiler cannot read MPI's mpi_f08"),
        }
        archive(MPI_ARCHIVE, &objects, folder)
    }

    /// Compiles the C source and returns the object file's name.
    fn compile(&self, folder: &Path) -> Result<PathBuf> {
        let object = PathBuf::from("anygpu_mpi_c.o");
        let mut command = self.command();
        command.args(["-std=gnu11", "-O2", "-fPIC"]);
        for headers in self.headers.iter().filter_map(|headers| absolute(headers).ok()) {
            command.arg(format!("-I{}", headers.display()));
        }
        command.arg("-c").arg(self.source()).arg("-o").arg(&object);
        succeed(command.current_dir(folder))?;
        Ok(object)
    }
}

impl Build<'_> {
    /// Returns the name of the folder, which differs for all that can make a difference in the modules.
    fn name(&self) -> Result<String> {
        let mut hasher = DefaultHasher::new();
        (env!("CARGO_PKG_VERSION"), self.command(), &self.compiler.banner).hash(&mut hasher);
        hash_sources(self.sources.iter().chain(&self.hipfort), &mut hasher)?;
        Ok(format!("{}-{}-{:016x}", self.compiler.name, self.compiler.version, hasher.finish()))
    }

    /// Returns the compiler with its arguments and the flags.
    fn command(&self) -> String {
        let program = self.compiler.program.to_string_lossy();
        let arguments = self.compiler.arguments.iter().map(String::as_str);
        let words = std::iter::once(&*program).chain(arguments).chain(self.flags.iter().copied());
        words.map(quoted).collect::<Vec<_>>().join(" ")
    }

    /// Compiles all modules into one archive, without arrays or hipfort's modules if the compiler is too old for them.
    fn fill(&self, folder: &Path) -> Result<()> {
        let subfolder = folder.join("hipfort");
        create(&subfolder)?;
        // hipfort's modules use none of the others.
        let (objects, hipfort) = thread::scope(|scope| {
            let others = scope.spawn(|| self.compile_own(folder));
            let hipfort = self.compiler.compile(self.flags, &self.hipfort, &subfolder);
            (others.join().unwrap_or_else(|panic| resume_unwind(panic)), hipfort)
        });
        let mut objects = objects?;
        match hipfort {
            Ok(hipfort_objects) => {
                for entry in fs::read_dir(&subfolder).map_err(|error| at(&subfolder, error))? {
                    let path = entry.map_err(|error| at(&subfolder, error))?.path();
                    let destination = folder.join(path.file_name().unwrap_or_default());
                    fs::rename(&path, &destination).map_err(|error| at(&destination, error))?;
                }
                objects.extend(hipfort_objects);
            }
            Err(why) => write(&folder.join(HIPFORT_LOG), &format!("{why}\n"))?,
        }
        fs::remove_dir_all(&subfolder).map_err(|error| at(&subfolder, error))?;
        archive(ARCHIVE, &objects, folder)?;
        write(&folder.join(COMMAND), &format!("{}\n", self.command()))
    }

    /// Compiles all modules but hipfort's and returns the object files' names.
    fn compile_own(&self, folder: &Path) -> Result<Vec<PathBuf>> {
        let is_of_arrays = |source: &PathBuf| source.parent().is_some_and(|parent| parent.ends_with("arrays"));
        let (arrays, sources): (Vec<_>, Vec<_>) = self.sources.iter().cloned().partition(is_of_arrays);
        let mut objects = self.compiler.compile(self.flags, &sources, folder)?;
        match self.compiler.compile(self.flags, &arrays, folder) {
            Ok(arrays) => objects.extend(arrays),
            Err(why) => {
                write(&folder.join(ARRAYS_LOG), &format!("{why}\n"))?;
                for source in arrays {
                    _ = fs::remove_file(folder.join(object_of(&source)));
                }
            }
        }
        Ok(objects)
    }
}

/// Builds in a temporary folder and renames it, so that no compilation sees half of it.
fn make(built: &Path, fill: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    let temporary = temporary_folder(built)?;
    let outcome = fill(&temporary).and_then(|()| match fs::rename(&temporary, built) {
        // Another process has built the same in the meantime.
        Err(_) if built.is_dir() => fs::remove_dir_all(&temporary).map_err(|error| at(&temporary, error)),
        outcome => outcome.map_err(|error| at(built, error)),
    });
    if outcome.is_err() {
        _ = fs::remove_dir_all(&temporary);
    }
    outcome
}

/// Puts objects of a folder into an archive there.
fn archive(name: &str, objects: &[PathBuf], folder: &Path) -> Result<()> {
    let archiver = std::env::var_os("AR").unwrap_or("ar".into());
    succeed(Command::new(archiver).arg("rcs").arg(name).args(objects).current_dir(folder))?;
    for object in objects {
        let object = folder.join(object);
        fs::remove_file(&object).map_err(|error| at(&object, error))?;
    }
    Ok(())
}

/// Takes names and texts of sources into a folder's name.
fn hash_sources<'a>(sources: impl Iterator<Item = &'a PathBuf>, hasher: &mut DefaultHasher) -> Result<()> {
    for source in sources {
        (source.file_name(), fs::read(source).map_err(|error| at(source, error))?).hash(hasher);
    }
    Ok(())
}

/// Returns the name of a source's object file.
fn object_of(source: &Path) -> PathBuf {
    PathBuf::from(source.file_name().unwrap_or_default()).with_extension("o")
}

/// A Fortran compiler.
#[derive(Clone)]
struct Compiler {
    program: PathBuf,
    arguments: Vec<String>,
    name: &'static str,
    version: String,
    /// All that it says of its version.
    banner: String,
    position_independent: &'static str,
    /// The flag before a run-time path.
    run_time_path: &'static str,
}

impl Compiler {
    fn identify(command: &str) -> Result<Compiler> {
        let (program, arguments) = program_of(command)?.ok_or("--compiler names no program")?;
        let ask = |option: &str| start(Command::new(&program).args(&arguments).arg(option));
        let mut output = ask("--version")?;
        if !output.status.success() {
            // NAG's compiler has only this option.
            output = ask("-V")?;
        }
        let banner = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        let Some((name, version)) = name_and_version(&banner) else {
            let first = banner.lines().find(|line| !line.trim().is_empty()).unwrap_or("nothing");
            return Err(format!("{command} --version does not tell a Fortran compiler's version: {first}"));
        };
        let (position_independent, run_time_path) = match name {
            "nagfor" => ("-PIC", "-Wl,-Xlinker,-rpath,-Xlinker,"),
            _ => ("-fPIC", "-Wl,-rpath,"),
        };
        let banner = banner.into_owned();
        Ok(Compiler { program, arguments, name, version, banner, position_independent, run_time_path })
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments);
        command
    }

    fn refuse_if_old(&self) -> Result<()> {
        let major = self.version.split('.').next().and_then(|major| major.parse::<u32>().ok());
        match major.filter(|major| self.name == "gfortran" && *major < OLDEST_GFORTRAN) {
            None => Ok(()),
            Some(_) => Err(format!(
                "gfortran {} is too old: {OLDEST_GFORTRAN} is the first that keeps what is allocated for a pointer of assumed rank",
                self.version
            )),
        }
    }

    /// Returns the compiler that one of MPI's wrappers starts, with its arguments that may make a difference in modules.
    fn wrapped(&self) -> Option<Compiler> {
        /// Beginnings of options for which a compiler makes the same modules.
        const WITHOUT_EFFECT: [&str; 15] = [
            "-I",
            "-L",
            "-l",
            "-O",
            "-g",
            "-W",
            "-D",
            "-fPIC",
            "-pthread",
            "-pipe",
            "-fallow-",
            "-fstack-",
            "-fcf-protection",
            "-ffile-prefix-map",
            "-fdebug-prefix-map",
        ];
        if !self.program.file_name()?.to_str()?.starts_with("mpi") {
            return None;
        }
        let output = start(self.command().arg("-show")).ok().filter(|output| output.status.success())?;
        let shown = String::from_utf8(output.stdout).ok()?;
        let has_effect = |word: &&str| !WITHOUT_EFFECT.iter().any(|beginning| word.starts_with(beginning));
        let words: Vec<&str> = shown.split_whitespace().filter(has_effect).collect();
        Compiler::identify(&words.join(" ")).ok().filter(|compiler| compiler.banner == self.banner)
    }

    /// Compiles sources in `folder`: compilers write and search module files in the folder they run in.
    ///
    /// The flags that name another folder differ from compiler to compiler.
    fn compile(&self, flags: &[&str], sources: &[PathBuf], folder: &Path) -> Result<Vec<PathBuf>> {
        let is_told =
            self.arguments.iter().map(String::as_str).chain(flags.iter().copied()).any(|word| word == ASSUMED_RANK[1]);
        let needs_telling = self.name == "flang" && self.version.starts_with("19.") && !is_told;
        let more: &[&str] = if needs_telling { &ASSUMED_RANK } else { &[] };
        let compile = |source: &Path| {
            let mut command = self.command();
            command.args(flags).args(more).arg(self.position_independent).arg("-c").arg(source);
            succeed(command.arg("-o").arg(object_of(source)).current_dir(folder)).map(drop)
        };
        Queue::new(sources)?.run(compile)?;
        Ok(sources.iter().map(|source| object_of(source)).collect())
    }
}

/// Returns a compiler's name, also behind a wrapper such as mpifort, and its version.
fn name_and_version(banner: &str) -> Option<(&'static str, String)> {
    const NAMES: [(&str, &str); 8] = [
        ("GNU Fortran", "gfortran"),
        ("nvfortran", "nvfortran"),
        ("Cray Fortran", "crayftn"),
        ("NAG Fortran", "nagfor"),
        ("AOCC", "aocc-flang"),
        ("flang", "flang"),
        ("ifx", "ifx"),
        ("ifort", "ifort"),
    ];
    let (line, name) =
        banner.lines().find_map(|line| NAMES.iter().find(|name| line.contains(name.0)).map(|name| (line, name.1)))?;
    // Distributions put their package's version in parentheses.
    let unparenthesized: String = line.split('(').map(|part| part.rsplit(')').next().unwrap_or(part)).collect();
    let version = unparenthesized.split_whitespace().find(|word| {
        word.starts_with(|first: char| first.is_ascii_digit())
            && word.chars().all(|c| c.is_ascii_alphanumeric() || ".-_".contains(c))
    })?;
    Some((name, version.to_string()))
}

/// Lists a folder's Fortran sources in the order to compile them.
fn listed(folder: &Path) -> Result<Vec<PathBuf>> {
    let list = folder.join("sources");
    let names = fs::read_to_string(&list)
        .map_err(|error| format!("{}; --sources names the folder of anygpu's Fortran sources", at(&list, error)))?;
    names.lines().map(|name| absolute(&folder.join(name))).collect()
}

/// Links to a build by the names of an installed hipfort and returns its folders of modules and of archives.
///
/// The names below lib/fortran and include/fortran serve one set of flags for each compiler; those without a compiler
/// belong to the first.
fn link_as_hipfort(
    prefix: &Path,
    built: &Path,
    build: &Build,
    given: &Compiler,
    library: Option<&Path>,
) -> Result<(PathBuf, PathBuf)> {
    // A linker script: projects that find the archive by its name do not know that it needs libanygpu.
    let input = library.map_or("-lanygpu".into(), |path| format!("\"{}\"", path.display()));
    let script = format!("/* GNU ld script */\nINPUT ( \"{}\" {input} )\n", built.join(ARCHIVE).display());
    let mut files = vec![(HIPFORT_ARCHIVE, script)];
    // CMake's package builds the modules with each project's own compiler.
    for (package, name) in [
        ("hipfort", "hipfort-config.cmake"),
        ("hipfort", "hipfort-config-version.cmake"),
        ("hip-fortran", "hip-fortran-config.cmake"),
        ("hip-fortran", "hip-fortran-config-version.cmake"),
    ] {
        let path = library.map(|path| path.with_file_name("anygpu/compat/cmake").join(package).join(name));
        files.extend(path.map(|path| (name, format!("include(\"{}\")\n", path.display()))));
    }
    for (name, text) in files {
        let file = built.join(name);
        if fs::read_to_string(&file).ok().as_deref() != Some(text.as_str()) {
            let new = beside(&file);
            write(&new, &text)?;
            fs::rename(&new, &file).map_err(|error| at(&file, error))?;
        }
    }

    let command = build.command();
    let compiler = given.program.file_name().unwrap_or_default();
    let archives = prefix.join("lib/fortran").join(compiler);
    let modules = prefix.join("include/fortran").join(compiler).join("hipfort");
    let script = built.join(HIPFORT_ARCHIVE);
    let claim = |archives: &Path, modules: &Path, files: &[(PathBuf, PathBuf)]| {
        let own = [
            (archives.join("libhipfort-amdgcn.a"), script.clone()),
            (archives.join("libhipfort-nvptx.a"), script.clone()),
            (archives.join("libhip_fortran.a"), script.clone()),
            (archives.join("cmake/hipfort"), built.to_path_buf()),
            (archives.join("cmake/hip-fortran"), built.to_path_buf()),
            (modules.join("amdgcn"), built.to_path_buf()),
            (modules.join("nvptx"), built.to_path_buf()),
        ];
        for (link, target) in own.iter().chain(files) {
            if let Some(owner) = link_unless_owned(prefix, link, target, &command)? {
                return Ok(Some(format!("{} belongs to {owner}", link.display())));
            }
        }
        Ok::<Option<String>, String>(None)
    };
    // ROCm's module hip has its file beside hipfort's folder, and flang reads those of the modules that it uses.
    let beside_hipfort = modules.with_file_name("");
    let files = fs::read_dir(built).map_err(|error| at(built, error))?;
    let files = files.filter_map(|file| file.ok().map(|file| file.path()));
    let files: Vec<(PathBuf, PathBuf)> = files
        .filter(|file| file.extension().is_some_and(|end| end == "mod"))
        .map(|file| (beside_hipfort.join(file.file_name().unwrap_or_default()), file))
        .collect();
    if let Some(why) = claim(&archives, &modules, &files)? {
        return Err(format!("{why}: choose another --prefix"));
    }
    if let Some(why) = claim(&prefix.join("lib"), &prefix.join("include/hipfort"), &[])? {
        say!("anygpu: {why}; use those below lib/fortran and include/fortran");
    }
    Ok((modules.join("amdgcn"), archives))
}

/// Makes a relative link, or leaves that of another command's build or of hipfort itself and returns whose it is.
fn link_unless_owned(prefix: &Path, link: &Path, target: &Path, command: &str) -> Result<Option<String>> {
    let folder = link.parent().unwrap_or(prefix);
    create(folder)?;
    let below = |path: &Path| path.strip_prefix(prefix).map(Path::to_path_buf).unwrap_or_default();
    let relative: PathBuf = below(folder).iter().map(|_| Path::new("..")).collect::<PathBuf>().join(below(target));
    match symlink(&relative, link) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        outcome => return outcome.map(|()| None).map_err(|error| at(link, error)),
    }
    if fs::read_link(link).is_ok_and(|target| target == relative) {
        return Ok(None);
    }
    let owner = fs::canonicalize(link).ok().and_then(|path| {
        let folder = if path.is_dir() { &*path } else { path.parent()? };
        fs::read_to_string(folder.join(COMMAND)).ok()
    });
    match owner.as_deref().map(str::trim_end) {
        Some(owner) if owner != command => Ok(Some(format!("`{owner}`"))),
        None if link.exists() => Ok(Some("another hipfort".into())),
        // Of other sources, or removed.
        _ => {
            let new = beside(link);
            symlink(&relative, &new).and_then(|()| fs::rename(&new, link)).map_err(|error| at(link, error))?;
            Ok(None)
        }
    }
}

/// Returns a hidden name in the same folder, to be renamed.
fn beside(path: &Path) -> PathBuf {
    path.with_file_name(format!(".{}.{}", path.file_name().unwrap_or_default().display(), std::process::id()))
}

/// Makes a folder beside another that no process uses, in this process-id namespace or elsewhere.
fn temporary_folder(path: &Path) -> Result<PathBuf> {
    let mut temporary = beside(path);
    loop {
        match fs::create_dir(&temporary) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => temporary = beside(&temporary),
            outcome => return outcome.map(|()| temporary.clone()).map_err(|error| cannot_create(&temporary, error)),
        }
    }
}

pub fn create(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).map_err(|error| cannot_create(folder, error))
}

fn cannot_create(folder: &Path, error: std::io::Error) -> String {
    format!("cannot create the folder {}: {error}", folder.display())
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).map_err(|error| at(path, error))
}

fn absolute(path: &Path) -> Result<PathBuf> {
    fs::canonicalize(path).map_err(|error| at(path, error))
}

fn at(path: &Path, error: std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

fn start(command: &mut Command) -> Result<Output> {
    command.output().map_err(|error| format!("cannot run {}: {error}", command.get_program().display()))
}

/// Runs a command; its words and what it said where it fails.
pub fn succeed(command: &mut Command) -> Result<Output> {
    let output = start(command)?;
    if output.status.success() {
        return Ok(output);
    }
    let words: Vec<String> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .map(|word| quoted(&word))
        .collect();
    let messages = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    Err(format!("{} failed, {}:\n{}", words.join(" "), output.status, messages.trim_end()))
}

/// The program of a command, which runs in another folder than this one, and its arguments; `None` for no words.
fn program_of(command: &str) -> Result<Option<(PathBuf, Vec<String>)>> {
    // The path of one program may have spaces, too.
    let mut words = match Path::new(command).is_file() {
        true => vec![command],
        false => command.split_whitespace().collect(),
    };
    if words.is_empty() {
        return Ok(None);
    }
    let arguments: Vec<String> = words.drain(1..).map(String::from).collect();
    let mut program = PathBuf::from(words[0]);
    // Its name stays: links to one driver are different compilers.
    if program.components().count() > 1 {
        program = std::path::absolute(&program).map_err(|error| at(&program, error))?;
    }
    Ok(Some((program, arguments)))
}

/// Quotes a word for a shell where it needs that. What expands an unquoted $(...) takes quotes for letters.
fn quoted(word: &str) -> String {
    if word.chars().all(|c| !c.is_ascii() || c.is_ascii_alphanumeric() || "-_./=+,:@%~".contains(c)) && !word.is_empty()
    {
        word.to_string()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compilers_are_recognised_by_their_banner() {
        for (banner, name, version) in [
            ("GNU Fortran (Debian 12.2.0-14+deb12u1) 12.2.0\nCopyright (C) 2022", "gfortran", "12.2.0"),
            ("GNU Fortran (GCC) 8.5.0 20210514 (Red Hat 8.5.0-4)", "gfortran", "8.5.0"),
            ("Debian flang version 22.1.8 (1~deb12u1)\nTarget: x86_64-pc-linux-gnu", "flang", "22.1.8"),
            ("ifx (IFX) 2024.0.0 20231017\nCopyright (C)", "ifx", "2024.0.0"),
            ("ifort (IFORT) 2021.11.0 20231010", "ifort", "2021.11.0"),
            ("\nnvfortran 24.1-0 64-bit target on x86-64 Linux -tp zen3", "nvfortran", "24.1-0"),
            ("Cray Fortran : Version 16.0.1", "crayftn", "16.0.1"),
            ("NAG Fortran Compiler Release 7.1(Hanzomon) Build 7101", "nagfor", "7.1"),
        ] {
            assert_eq!(name_and_version(banner), Some((name, version.to_string())), "{banner}");
        }
        assert_eq!(name_and_version("gcc (Debian 12.2.0-14+deb12u1) 12.2.0"), None);
        assert_eq!(name_and_version(""), None);
    }

    #[test]
    fn words_with_spaces_survive_a_shell() {
        assert_eq!(quoted("-I/opt/a.b"), "-I/opt/a.b");
        assert_eq!(quoted("-I/o p/it's"), r"'-I/o p/it'\''s'");
        // Shells leave these as they are, and what takes no quotes has them as they are written.
        assert_eq!(quoted("-I/home/andré/模块"), "-I/home/andré/模块");
    }

    #[test]
    fn programs_are_named_from_any_folder() {
        let here = std::env::current_dir().expect("a folder");
        let named = |command| program_of(command).expect("a program");
        assert_eq!(named("../bin/mpicc -O2"), Some((here.join("../bin/mpicc"), vec!["-O2".to_owned()])));
        assert_eq!(named("mpicc"), Some(("mpicc".into(), Vec::new())));
        assert_eq!(named(" "), None);
    }
}
