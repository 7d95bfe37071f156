// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compilation at run time: the system's C++ compiler makes a shared object with `include/anygpu/kernel.h`.
//!
//! The source is compiled twice: to assembler, which lists its kernels, and with their descriptions behind it.

mod listing;

use std::ffi::CString;
use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

use listing::Listing;

use super::state::Host;
use crate::backend::{BUILT_IN, FUNCTIONS, HIP_NAMES, KERNEL_H, compiler_options};
use crate::gpu::{Code, Compilers, Error, Kind, Result, Source};
use crate::os::command::PrivateFolder;
use crate::os::thread::Uncancelled;
use crate::os::{config, journal};

/// The compilers that are tried where CXX names none.
const USUAL: [&str; 3] = ["c++", "g++", "clang++"];

/// The header that opens each source, its visibility being how the listing shows kernels.
const PRELUDE: &str = "#define ANYGPU_FUNCTIONS \"anygpu/functions.h\"\n\
    #include <anygpu/kernel.h>\n\
    #include \"anygpu/names.h\"\n\
    #undef __global__\n\
    #define __global__ __attribute__((visibility(\"protected\")))\n";

/// Options of the system's compiler; what begins otherwise is for a GPU's.
const KNOWN: [&str; 6] = ["-D", "-U", "-I", "-O", "-std=", "-ffast-math"];
/// Standards that are too old for the header.
const TOO_OLD: [&str; 5] = ["98", "03", "11", "14", "1y"];

impl Compilers for Host {
    fn compile(&self, source: &Source, options: &[CString], log: &mut Vec<u8>) -> Result<Code> {
        compile(source, options, log)
    }
}

/// Compiles a source, which needs no device.
pub fn compile(source: &Source, options: &[CString], log: &mut Vec<u8>) -> Result<Code> {
    if config::is_privileged() {
        return Err(Kind::NotPermitted.because("a set-user-ID program runs no compiler"));
    }
    let _uncancelled = Uncancelled::new();
    let mut job = Job::new(source, options, log)?;
    let assembler = job.run(&["-w", "-O0", "-S"], &asked(&source.expressions))?;
    let listing = Listing::read(&String::from_utf8_lossy(&assembler));
    let (exports, names) = exports(&listing, &source.expressions);
    job.options.extend(listing.kernels.iter().filter(|kernel| is_function_of_c(kernel)).map(renamed));
    Ok(Code { image: job.object(&exports)?, names })
}

/// Tells if a kernel may have the name of a function that the header calls.
fn is_function_of_c(kernel: &str) -> bool {
    let is_name = |name: &str| {
        FUNCTIONS.split(|letter: char| !(letter.is_alphanumeric() || letter == '_')).any(|word| word == name)
    };
    is_name(kernel) || kernel.strip_suffix('f').is_some_and(is_name)
}

/// The option that gives a kernel another symbol: calls of the function would lead to it.
fn renamed(kernel: impl std::fmt::Display) -> String {
    format!("-D{kernel}=anygpu_function_{kernel}")
}

/// Variables that stand behind a source, each with the address of what a name expression names.
fn asked(expressions: &[CString]) -> String {
    let address = |(number, expression): (usize, &CString)| {
        let name = format!("{ASKED}{number}");
        let words = expression.to_string_lossy();
        let of = if words.trim_start().starts_with('&') { "" } else { "&" };
        format!(
            "extern \"C\" {{ extern const void *const {name}; }} const void *const {name} = (const void *){of}({words});\n"
        )
    };
    let texts: String = expressions.iter().enumerate().map(address).collect();
    format!("#line 1 \"name expressions\"\n{texts}")
}

/// The beginning of the names of variables that a name expression's address is in.
const ASKED: &str = "anygpu_asked_";

/// A compilation in its own folder.
struct Job<'a> {
    source: &'a Source,
    options: Vec<String>,
    log: &'a mut Vec<u8>,
    folder: PrivateFolder,
}

impl Job<'_> {
    /// Writes the headers.
    fn new<'a>(source: &'a Source, options: &[CString], log: &'a mut Vec<u8>) -> Result<Job<'a>> {
        let is_too_old =
            |option: &str| option.starts_with("-std=") && TOO_OLD.iter().any(|year| option.ends_with(year));
        let is_known = |option: &str| KNOWN.iter().any(|start| option.starts_with(start)) && !is_too_old(option);
        let folder = PrivateFolder::new().map_err(|error| Error::of_system("no folder for the compiler: ", error))?;
        let write = |name: &str, text: &[u8]| {
            folder
                .write(&Path::new("include").join(name), text)
                .map_err(|error| Kind::InvalidValue.because(format!("header {name}: {error}")))
        };
        let own = [("kernel.h", KERNEL_H), ("names.h", HIP_NAMES), ("functions.h", FUNCTIONS), ("prelude.h", PRELUDE)];
        for (name, text) in own {
            write(&format!("anygpu/{name}"), text.as_bytes())?;
        }
        BUILT_IN.iter().try_for_each(|name| write(name, b""))?;
        for (name, text) in &source.headers {
            write(&name.to_string_lossy(), text.as_bytes())?;
        }
        Ok(Job { source, options: compiler_options(options, is_known), log, folder })
    }

    /// The source with something behind it. Messages have the source's own name.
    fn text(&self, behind: &str) -> Vec<u8> {
        let name = self.source.name.to_string_lossy().replace(['"', '\\', '\n'], "_");
        [format!("#line 1 \"{name}\"\n").as_bytes(), self.source.text.as_bytes(), b"\n", behind.as_bytes()].concat()
    }

    /// Makes a shared object, which tells `anygpu check` what its kernels use.
    fn object(&mut self, exports: &str) -> Result<Vec<u8>> {
        const LINK: [&str; 2] = ["-shared", "-fno-gnu-unique"];
        if !journal::is_kept() {
            return self.run(&LINK, exports);
        }
        // In two steps: the compiler would link its library for ThreadSanitizer, too.
        let object = self.run(&["-c", "-fsanitize=thread"], exports)?;
        self.folder.write("source.o".as_ref(), &object)?;
        self.make(&LINK, "source.o")
    }

    /// Compiles the source with something behind it. SourceInvalid where it has errors.
    fn run(&mut self, arguments: &[&str], behind: &str) -> Result<Vec<u8>> {
        self.folder.write("source.cpp".as_ref(), &self.text(behind))?;
        self.make(arguments, "source.cpp")
    }

    fn make(&mut self, arguments: &[&str], input: &str) -> Result<Vec<u8>> {
        let output = self.folder.path().join("output");
        _ = fs::remove_file(&output);
        let (succeeded, messages) = self.start(arguments, input, &output)?;
        *self.log = messages;
        match fs::read(&output) {
            Ok(output) if succeeded => Ok(output),
            _ => Err(Kind::SourceInvalid.because("the source has errors, which the program's log has")),
        }
    }

    /// Runs the first compiler that there is.
    fn start(&self, arguments: &[&str], input: &str, output: &Path) -> Result<(bool, Vec<u8>)> {
        let folder = self.folder.path();
        let named = config::compiler();
        let tried: Vec<&str> = named.as_deref().map_or(USUAL.to_vec(), |named| vec![named]);
        for compiler in &tried {
            let mut command = Command::new(compiler);
            command
                .args(["-std=c++17", "-O3", "-fno-trapping-math", "-fno-math-errno", "-fPIC", "-fno-builtin"])
                .args(["-include", "anygpu/prelude.h", "-I"])
                .arg(folder.join("include"));
            command.args(&self.options).args(arguments).arg("-o").arg(output).arg(folder.join(input));
            match self.folder.run(&mut command) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                outcome => return outcome.map_err(|error| Error::of_system(&format!("{compiler}: "), error)),
            }
        }
        Err(Kind::Unsupported.because(format!("there is no C++ compiler {}, which CXX may name", tried.join(", "))))
    }
}

/// The descriptions of kernels that stand behind a source, and the names of expressions in the object.
fn exports(listing: &Listing, expressions: &[CString]) -> (String, Vec<(CString, CString)>) {
    let mut text = "#line 1 \"kernels\"\n".to_owned();
    for kernel in listing.kernels.iter().filter(|kernel| !listing.is_described(kernel)) {
        text += &format!("ANYGPU_EXPORT_AS({kernel}, ::{kernel})\n");
    }
    let (mut names, mut described) = (Vec::new(), Vec::new());
    for (number, expression) in expressions.iter().enumerate() {
        let Some(symbol) = listing.address(&format!("{ASKED}{number}")) else { continue };
        let is_other = listing.is_function(symbol) && !listing::has(&listing.kernels, symbol);
        if is_other && !described.contains(&symbol) {
            described.push(symbol);
            let words = expression.to_string_lossy();
            text += &format!("static auto &anygpu_name_{symbol} = *({words});\n");
            text += &format!("ANYGPU_EXPORT_AS({symbol}, anygpu_name_{symbol})\n");
        }
        names.extend(CString::new(symbol).ok().map(|symbol| (expression.clone(), symbol)));
    }
    (text, names)
}
