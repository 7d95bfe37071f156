// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu build-kernels`: compiles kernels for every device that a compiler is there for.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::Command;

use anygpu::os::command::PrivateFolder;
use clap::{Args, ValueEnum, ValueHint};

use crate::fortran::{create, succeed};
use crate::run::in_path;
use crate::{Result, installation, print};

#[derive(Args)]
pub struct Kernels {
    /// C++ source of kernels with anygpu/kernel.h, which becomes one module.
    #[arg(value_name = "SOURCE", value_hint = ValueHint::FilePath)]
    source: PathBuf,
    /// Folder for the modules, which have the source's name.
    #[arg(long, value_name = "DIR", default_value = ".", value_hint = ValueHint::DirPath)]
    output: PathBuf,
    /// Devices to compile for [default: those whose compiler is there].
    #[arg(long = "for", value_enum, value_name = "DEVICE", value_delimiter = ',')]
    devices: Vec<Device>,
    /// Architectures, such as sm_90 and gfx942 [default: all of NVIDIA's, of AMD's those here].
    #[arg(long, value_name = "ARCH", value_delimiter = ',')]
    arch: Vec<String>,
    /// Have the host's module tell `anygpu check` which memory its kernels use.
    #[arg(long)]
    checked: bool,
    /// Further arguments for each compiler.
    #[arg(last = true, value_name = "FLAGS")]
    flags: Vec<OsString>,
}

/// A kind of device.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Device {
    /// The host back end: the C++ compiler, CXX or else c++, makes a file .so.
    Host,
    /// NVIDIA's GPUs: NVCC or else nvcc makes a file .fatbin.
    Nvidia,
    /// AMD's GPUs: HIPCC or else hipcc makes a file .hsaco.
    Amd,
}

impl Device {
    /// The variable that names the compiler, the compiler's own name, and the module's extension.
    fn names(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Device::Host => ("CXX", "c++", "so"),
            Device::Nvidia => ("NVCC", "nvcc", "fatbin"),
            Device::Amd => ("HIPCC", "hipcc", "hsaco"),
        }
    }

    /// The arguments for a module, with those of the architectures named that are this device's.
    fn arguments(self, compiler: &OsStr, architectures: &[String]) -> Vec<String> {
        let of = |prefix| architectures.iter().filter(move |name| name.starts_with(prefix));
        let fixed: &[&str] = match self {
            Device::Host => &["-fno-trapping-math", "-fno-math-errno", "-fPIC", "-shared"],
            Device::Nvidia => &["-x", "cu", "-fatbin"],
            Device::Amd => &["--genco"],
        };
        let mut arguments: Vec<String> = fixed.iter().map(ToString::to_string).collect();
        match self {
            // What clang does anyhow, and has no name for.
            Device::Host if is_clang(compiler) => {}
            Device::Host => arguments.push("-fno-gnu-unique".into()),
            Device::Nvidia => {
                let named =
                    of("sm_").map(|name| format!("-gencode=arch={},code={name}", name.replace("sm", "compute")));
                arguments.extend(named);
                if of("sm_").next().is_none() {
                    arguments.push("-arch=all-major".into());
                }
            }
            Device::Amd => arguments.extend(of("gfx").map(|name| format!("--offload-arch={name}"))),
        }
        arguments
    }
}

/// Tells whether a compiler is clang, by what it says of itself.
fn is_clang(compiler: &OsStr) -> bool {
    let said = Command::new(compiler).arg("--version").output();
    said.is_ok_and(|said| String::from_utf8_lossy(&said.stdout).contains("clang"))
}

impl Kernels {
    pub fn run(&self) -> Result<()> {
        create(&self.output)?;
        let devices = match self.devices.is_empty() {
            true => Device::value_variants(),
            false => &self.devices,
        };
        let mut built = String::new();
        for device in devices {
            let (variable, usual, _) = device.names();
            let compiler = std::env::var_os(variable).filter(|name| !name.is_empty()).unwrap_or(usual.into());
            if in_path(&compiler).is_some_and(|file| file.is_file()) {
                built += &format!("{}\n", self.compile(*device, &compiler)?.display());
                continue;
            }
            let why = format!("there is no {}, which {variable} may name", compiler.display());
            if !self.devices.is_empty() {
                return Err(why);
            }
            say!("anygpu: skipped: {why}");
        }
        if built.is_empty() {
            return Err("no compiler was found".into());
        }
        print(&built)
    }

    fn compile(&self, device: Device, compiler: &OsStr) -> Result<PathBuf> {
        let mut name = self.source.file_stem().unwrap_or(self.source.as_os_str()).to_owned();
        name.push(format!(".{}", device.names().2));
        let module = self.output.join(name);
        // In two steps where they are checked: the compiler would link its library for ThreadSanitizer, too.
        let folder = (self.checked && device == Device::Host).then(PrivateFolder::new).transpose();
        let folder = folder.map_err(|error| format!("no folder for the object file: {error}"))?;
        let object = folder.as_ref().map(|folder| folder.path().join("kernels.o"));
        let fixed = match object {
            // The C library's copies and fills are calls then, which the header has tell what they use.
            Some(_) => {
                let calls = ["-fno-builtin-memcpy", "-fno-builtin-memmove", "-fno-builtin-memset"];
                ["-g", "-fPIC", "-fsanitize=thread", "-c"].into_iter().chain(calls).map(String::from).collect()
            }
            None => device.arguments(compiler, &self.arch),
        };
        let mut command = Command::new(compiler);
        command.args(["-std=c++17", "-O3"]).args(fixed).args(&self.flags);
        // Where the installation's headers are not the compiler's own.
        if let Ok(installation) = installation() {
            command.arg("-I").arg(installation.join("include"));
        }
        succeed(command.arg("-o").arg(object.as_ref().unwrap_or(&module)).arg(&self.source))?;
        if let Some(object) = object {
            succeed(Command::new(compiler).args(device.arguments(compiler, &[])).arg("-o").arg(&module).arg(&object))?;
        }
        Ok(module)
    }
}
