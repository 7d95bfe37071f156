// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compilation at run time, by NVIDIA's library NVRTC.

use std::ffi::{CStr, CString, c_char, c_int};
use std::ptr;

use super::calls::{Nvrtc, nvrtcProgram, nvrtcResult};
use super::{Nvidia, convert};
use crate::backend::{BUILT_IN, HIP_NAMES, KERNEL_H, compiler_options};
use crate::gpu::{Code, Compilers, Devices, Error, Kind, Result, Source};
use crate::os::loader::Library;
use crate::os::published::Published;
use crate::os::thread::Uncancelled;
use crate::os::vendor;

/// The header that opens each source.
const PRELUDE: &CStr = c"anygpu/names.h";

/// The option that names an architecture, real or virtual.
const ARCHITECTURE: &str = "--gpu-architecture";

/// Beginnings of the options of other compilers, and of those that NVRTC has without a meaning here.
const FOREIGN: [&str; 12] =
    ["--offload-", "--hip", "--rocm", "--save-temps", "-O", "-f", "-W", "-m", "-g", "-n", "-Xclang", "-hip-pch"];

/// Options that begin as those do, and mean something here.
const OURS: [&str; 3] = ["-ffast-math", "-fmad=true", "-fmad=false"];

impl Compilers for Nvidia {
    fn compile(&self, source: &Source, options: &[CString], log: &mut Vec<u8>) -> Result<Code> {
        let options = self.options(options)?;
        let _uncancelled = Uncancelled::new();
        let program = Program::create(self.nvrtc()?, source)?;
        source.expressions.iter().try_for_each(|name| program.add_name(name))?;
        let compiled = program.compile(&options);
        *log = program.log()?;
        compiled?;
        Ok(Code { image: program.image()?, names: program.names(&source.expressions) })
    }
}

impl Nvidia {
    /// NVRTC, loaded at the first call.
    fn nvrtc(&self) -> Result<&'static Nvrtc> {
        /// Published by the first thread that has loaded it.
        static NVRTC: Published<std::result::Result<Nvrtc, String>> = Published::new();
        let nvrtc = NVRTC.get_or_make(|| load(self.version / 1000));
        nvrtc.as_ref().map_err(|why| Kind::Unsupported.because(format!("kernels are compiled by NVRTC: {why}")))
    }

    /// The options for NVRTC, with the current device's architecture where none is named.
    fn options(&self, given: &[CString]) -> Result<Vec<CString>> {
        let translated = |option: String| match option.split_once('=') {
            None if option == "-ffast-math" => "--use_fast_math".into(),
            Some(("--offload-arch", name)) => format!("{ARCHITECTURE}={name}"),
            _ => option,
        };
        let mut options = vec![format!("--pre-include={}", PRELUDE.to_string_lossy())];
        options.extend(compiler_options(given, is_known).into_iter().map(translated));
        if !options.iter().any(|option| option.starts_with(ARCHITECTURE) || option.starts_with("-arch")) {
            options.push(format!("{ARCHITECTURE}={}", self.architecture(self.current_device()?)?));
        }
        Ok(options.into_iter().filter_map(|option| CString::new(option).ok()).collect())
    }
}

/// Tells if NVRTC is to see an option: those of its own, and what it may refuse.
fn is_known(option: &str) -> bool {
    match option.split_once('=') {
        Some((ARCHITECTURE | "-arch" | "--offload-arch", name)) => !name.starts_with("gfx"),
        _ => !FOREIGN.iter().any(|start| option.starts_with(start)) || OURS.contains(&option),
    }
}

/// Loads the library of the driver's release, or else another one.
fn load(driver: i32) -> std::result::Result<Nvrtc, String> {
    let is_newer = |name: &&&str| name.split('.').find_map(|number| number.parse().ok()) > Some(driver);
    let (newer, known): (Vec<_>, Vec<_>) = vendor::NVRTC.names.iter().partition(is_newer);
    let mut reasons = Vec::new();
    for name in known.into_iter().chain(newer) {
        match Library::open(name).and_then(|library| Nvrtc::load(&library)) {
            Ok(nvrtc) => return Ok(nvrtc),
            Err(why) => reasons.push(why),
        }
    }
    Err(reasons.join("; "))
}

/// A program of NVRTC's, destroyed when dropped.
struct Program {
    nvrtc: &'static Nvrtc,
    program: nvrtcProgram,
}

impl Program {
    fn create(nvrtc: &'static Nvrtc, source: &Source) -> Result<Program> {
        let kernel_h = CString::new(KERNEL_H).unwrap_or_default();
        let names_h = CString::new(HIP_NAMES).unwrap_or_default();
        let built_in = BUILT_IN.map(|name| CString::new(name).unwrap_or_default());
        let own = [(PRELUDE, &*names_h), (c"anygpu/kernel.h", &*kernel_h)].into_iter();
        let built_in = built_in.iter().map(|name| (&**name, c""));
        let given = source.headers.iter().map(|(name, text)| (&**name, &**text));
        let (names, texts): (Vec<_>, Vec<_>) =
            given.chain(own).chain(built_in).map(|(name, text)| (name.as_ptr(), text.as_ptr())).unzip();
        let mut program = Program { nvrtc, program: ptr::null_mut() };
        // SAFETY: strings, and as many of them as are counted, which NVRTC copies.
        let status = unsafe {
            let (text, name) = (source.text.as_ptr(), source.name.as_ptr());
            let count = names.len() as c_int;
            (nvrtc.nvrtcCreateProgram)(&mut program.program, text, name, count, texts.as_ptr(), names.as_ptr())
        };
        program.check("nvrtcCreateProgram", |_, _| status)?;
        Ok(program)
    }

    fn add_name(&self, name: &CStr) -> Result<()> {
        self.check("nvrtcAddNameExpression", |nvrtc, program| {
            // SAFETY: a live program, and a string.
            unsafe { (nvrtc.nvrtcAddNameExpression)(program, name.as_ptr()) }
        })
    }

    fn compile(&self, options: &[CString]) -> Result<()> {
        let options: Vec<_> = options.iter().map(|option| option.as_ptr()).collect();
        self.check("nvrtcCompileProgram", |nvrtc, program| {
            // SAFETY: a live program, and as many strings as are counted.
            unsafe { (nvrtc.nvrtcCompileProgram)(program, options.len() as c_int, options.as_ptr()) }
        })
    }

    /// The compiler's messages, without the NUL behind them.
    fn log(&self) -> Result<Vec<u8>> {
        let Nvrtc { nvrtcGetProgramLogSize, nvrtcGetProgramLog, .. } = self.nvrtc;
        let mut log = self.bytes(*nvrtcGetProgramLogSize, *nvrtcGetProgramLog)?;
        log.truncate(log.iter().position(|byte| *byte == 0).unwrap_or(log.len()));
        Ok(log)
    }

    /// Code for a real architecture, or PTX for a virtual one.
    fn image(&self) -> Result<Vec<u8>> {
        let Nvrtc { nvrtcGetCUBINSize, nvrtcGetCUBIN, nvrtcGetPTXSize, nvrtcGetPTX, .. } = self.nvrtc;
        match self.bytes(*nvrtcGetCUBINSize, *nvrtcGetCUBIN)? {
            none if none.is_empty() => self.bytes(*nvrtcGetPTXSize, *nvrtcGetPTX),
            cubin => Ok(cubin),
        }
    }

    fn bytes(
        &self,
        size: unsafe extern "C" fn(nvrtcProgram, *mut usize) -> nvrtcResult,
        get: unsafe extern "C" fn(nvrtcProgram, *mut c_char) -> nvrtcResult,
    ) -> Result<Vec<u8>> {
        let mut count = 0;
        // SAFETY: a live program, and an output that lives for the call.
        self.check("a question for a size", |_, program| unsafe { size(program, &mut count) })?;
        let mut bytes = vec![0_u8; count];
        if count > 0 {
            // SAFETY: a live program, and room for as many bytes as it has.
            self.check("a question for bytes", |_, program| unsafe { get(program, bytes.as_mut_ptr().cast()) })?;
        }
        Ok(bytes)
    }

    /// The names of expressions in the code.
    fn names(&self, expressions: &[CString]) -> Vec<(CString, CString)> {
        let lowered = |name: &CString| {
            let mut lowered = ptr::null();
            // SAFETY: a live program, a string, and an output that lives for the call; a name lives as long as the program.
            unsafe {
                let status = (self.nvrtc.nvrtcGetLoweredName)(self.program, name.as_ptr(), &mut lowered);
                (status == convert::SUCCESS && !lowered.is_null()).then(|| CStr::from_ptr(lowered).into())
            }
        };
        expressions.iter().filter_map(|name| Some((name.clone(), lowered(name)?))).collect()
    }

    /// Makes a call, and turns its status into a result.
    fn check(&self, name: &str, call: impl FnOnce(&Nvrtc, nvrtcProgram) -> nvrtcResult) -> Result<()> {
        match call(self.nvrtc, self.program) {
            convert::SUCCESS => Ok(()),
            status => Err(self.failure(name, status)),
        }
    }

    /// A status as an error with NVRTC's text for it.
    #[cold]
    fn failure(&self, name: &str, status: nvrtcResult) -> Error {
        // SAFETY: the texts are constants of NVRTC's, for every number.
        let text = unsafe { CStr::from_ptr((self.nvrtc.nvrtcGetErrorString)(status)) };
        convert::compiler_kind(status).because(format!("{name} answered {status} ({})", text.to_string_lossy()))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if !self.program.is_null() {
            // SAFETY: a live program, which nobody uses again.
            unsafe { (self.nvrtc.nvrtcDestroyProgram)(&mut self.program) };
        }
    }
}
