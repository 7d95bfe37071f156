// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu fortran`: builds the Fortran modules for one compiler.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use clap::Args;

use crate::{Result, installation, print};

#[derive(Args)]
pub struct Fortran {
    /// Fortran compiler, or a wrapper such as mpifort.
    #[arg(long, value_name = "FC")]
    compiler: PathBuf,
    /// Compiler flags, separated by spaces: those of your program that change kinds or the ABI.
    #[arg(long, value_name = "FLAGS", default_value = "", allow_hyphen_values = true, hide_default_value = true)]
    flags: String,
    /// Folder to build into.
    #[arg(long, value_name = "DIR")]
    prefix: PathBuf,
    /// Folder of the Fortran sources [default: share/anygpu/fortran of this installation].
    #[arg(long, value_name = "DIR")]
    sources: Option<PathBuf>,
}

impl Fortran {
    pub fn run(&self) -> Result<()> {
        let installation = installation()?;
        let folder = match &self.sources {
            Some(folder) => folder.clone(),
            None => installation.join("share/anygpu/fortran"),
        };
        let sources = listed(&folder)?;
        let hipfort = match folder.join("hipfort") {
            folder if folder.exists() => listed(&folder)?,
            _ => Vec::new(),
        };
        let compiler = Compiler::identify(&self.compiler)?;
        fs::create_dir_all(&self.prefix).map_err(|error| at(&self.prefix, error))?;
        let prefix = absolute(&self.prefix)?;
        let built = prefix.join(&compiler.folder);
        // Built in a temporary folder and renamed, so that no compilation sees half of it.
        let temporary = prefix.join(format!(".{}.{}", compiler.folder, std::process::id()));
        let outcome = self.build(&compiler, &sources, &hipfort, &temporary).and_then(|()| replace(&temporary, &built));
        if outcome.is_err() {
            _ = fs::remove_dir_all(&temporary);
        }
        outcome?;

        let library = installation.join("lib");
        let mut flags = vec![format!("-I{}", built.display()), format!("-L{}", built.display())];
        flags.push("-lanygpu_fortran".into());
        if library.join("libanygpu.so").exists() {
            flags.push(format!("-L{}", library.display()));
            eprintln!(
                "anygpu: built {}; compile and link with the flags below, and so that the program",
                built.display()
            );
            eprintln!("anygpu: finds the library when it runs, -Wl,-rpath,{} too", library.display());
        } else {
            eprintln!("anygpu: built {}; compile and link with", built.display());
        }
        flags.push("-lanygpu".into());
        print(&format!("{}\n", flags.iter().map(|flag| quoted(flag)).collect::<Vec<_>>().join(" ")))?;
        Ok(())
    }

    /// Compiles all modules into one archive, without hipfort's modules if the compiler is too old for them.
    fn build(&self, compiler: &Compiler, sources: &[PathBuf], hipfort: &[PathBuf], folder: &Path) -> Result<()> {
        let mut objects = self.compile(compiler, sources, folder)?;
        let subfolder = folder.join("hipfort");
        match self.compile(compiler, hipfort, &subfolder) {
            Ok(hipfort_objects) => {
                for entry in fs::read_dir(&subfolder).map_err(|error| at(&subfolder, error))? {
                    let path = entry.map_err(|error| at(&subfolder, error))?.path();
                    let destination = folder.join(path.file_name().unwrap_or_default());
                    fs::rename(&path, &destination).map_err(|error| at(&destination, error))?;
                }
                objects.extend(hipfort_objects);
            }
            Err(why) => eprintln!("{why}\nanygpu: warning: this compiler cannot build hipfort's modules: skipped"),
        }
        fs::remove_dir_all(&subfolder).map_err(|error| at(&subfolder, error))?;
        let archiver = std::env::var_os("AR").unwrap_or("ar".into());
        succeed(Command::new(archiver).arg("rcs").arg("libanygpu_fortran.a").args(&objects).current_dir(folder))?;
        for object in objects {
            let object = folder.join(object);
            fs::remove_file(&object).map_err(|error| at(&object, error))?;
        }
        Ok(())
    }

    /// Compiles sources in `folder`: compilers write and search module files in the folder they run in.
    ///
    /// The flags that name another folder differ from compiler to compiler.
    fn compile(&self, compiler: &Compiler, sources: &[PathBuf], folder: &Path) -> Result<Vec<PathBuf>> {
        fs::create_dir_all(folder).map_err(|error| at(folder, error))?;
        let mut objects = Vec::new();
        for source in sources {
            let object = PathBuf::from(source.file_name().unwrap_or_default()).with_extension("o");
            let mut command = Command::new(&compiler.program);
            command.args(self.flags.split_whitespace()).arg(compiler.position_independent).arg("-c").arg(source);
            succeed(command.arg("-o").arg(&object).current_dir(folder))?;
            objects.push(object);
        }
        Ok(objects)
    }
}

/// A Fortran compiler.
struct Compiler {
    program: PathBuf,
    /// Name and version, which its module files depend on.
    folder: String,
    position_independent: &'static str,
}

impl Compiler {
    fn identify(program: &Path) -> Result<Compiler> {
        // The compiler runs in another folder, so a relative path must become absolute.
        let program = if program.components().count() > 1 { absolute(program)? } else { program.to_path_buf() };
        let mut output = start(Command::new(&program).arg("--version"))?;
        if !output.status.success() {
            // NAG's compiler has only this option.
            output = succeed(Command::new(&program).arg("-V"))?;
        }
        let banner = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        let Some((name, version)) = name_and_version(&banner) else {
            return Err(format!(
                "{} --version does not tell a Fortran compiler's version: {banner}",
                program.display()
            ));
        };
        let position_independent = if name == "nagfor" { "-PIC" } else { "-fPIC" };
        Ok(Compiler { program, folder: format!("{name}-{version}"), position_independent })
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

fn absolute(path: &Path) -> Result<PathBuf> {
    fs::canonicalize(path).map_err(|error| at(path, error))
}

fn replace(new: &Path, old: &Path) -> Result<()> {
    if old.exists() {
        fs::remove_dir_all(old).map_err(|error| at(old, error))?;
    }
    fs::rename(new, old).map_err(|error| at(old, error))
}

fn at(path: &Path, error: std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

fn start(command: &mut Command) -> Result<Output> {
    command.output().map_err(|error| format!("cannot run {}: {error}", command.get_program().display()))
}

fn succeed(command: &mut Command) -> Result<Output> {
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

/// Quotes a word for a shell where it needs that.
fn quoted(word: &str) -> String {
    if word.chars().all(|c| c.is_ascii_alphanumeric() || "-_./=+,:@%~".contains(c)) && !word.is_empty() {
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
    }
}
