// SPDX-License-Identifier: MIT OR Apache-2.0
//! Programs: their source, their compilation, and what it gives.

use std::ffi::{CStr, CString, c_char, c_int};

use super::programs::{self, Program};
use super::types::*;
use super::{Kind, RUNTIME, Result, Slot, entry_without_gpu, forward};
use crate::border::arguments::{Out, invalid, out, text};
use crate::border::choice;
use crate::gpu::{Code, Source};

/// Creates a program from its source.
///
/// - `prog` (out): the program; destroy it with hiprtcDestroyProgram.
/// - `src` (in): the source in HIP's C++.
/// - `name` (in, nullable): the name of the source in the compiler's messages.
/// - `numHeaders` (in): the number of headers.
/// - `headers` (in, array of numHeaders, nullable): the text of each header.
/// - `includeNames` (in, array of numHeaders, nullable): the name by which the source includes each.
///
/// Returns HIPRTC_ERROR_INVALID_PROGRAM for a NULL `prog`, HIPRTC_ERROR_INVALID_INPUT for other NULLs,
/// for fewer than 0 headers, and for a source, a header or its name that is empty.
///
/// HIP: hiprtcCreateProgram. CUDA: nvrtcCreateProgram.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcCreateProgram(
    prog: *mut hiprtcProgram,
    src: *const c_char,
    name: *const c_char,
    numHeaders: c_int,
    headers: *const *const c_char,
    includeNames: *const *const c_char,
) -> hiprtcResult {
    let call = forward!(hiprtcCreateProgram(prog, src, name, numHeaders, headers, includeNames));
    entry_without_gpu(call, move || {
        let prog = out(prog).map_err(|error| Kind::InvalidHandle.because(error.to_string()))?;
        let texts = strings(numHeaders, headers)?;
        let names = strings(numHeaders, includeNames)?;
        let text = not_empty(text(src)?)?;
        let headers = names.into_iter().zip(texts).map(|(name, text)| Ok((not_empty(&name)?, not_empty(&text)?)));
        let headers = headers.collect::<Result<_>>()?;
        let name = if name.is_null() { c"program.cpp" } else { CStr::from_ptr(name) }.into();
        prog.finish(programs::add(Source { text, name, headers, expressions: Vec::new() }))
    })
}

/// Destroys a program.
///
/// - `prog` (in): the address of the program; nothing is done for a program that is NULL.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for a NULL `prog`, HIPRTC_ERROR_INVALID_PROGRAM for a program
/// that does not exist.
///
/// HIP: hiprtcDestroyProgram. CUDA: nvrtcDestroyProgram.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcDestroyProgram(prog: *mut hiprtcProgram) -> hiprtcResult {
    let call = forward!(hiprtcDestroyProgram(prog));
    entry_without_gpu(call, move || {
        out(prog)?;
        if (*prog).is_null() { Ok(()) } else { programs::remove(*prog) }
    })
}

/// Adds a name as C++ has it, whose name in the code is wanted. Must come before the compilation.
///
/// - `prog` (in): the program.
/// - `name_expression` (in): the name, such as `scale<float>` or `&factors`.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for NULL and for an empty name, HIPRTC_ERROR_INVALID_PROGRAM for
/// a program that does not exist.
///
/// HIP: hiprtcAddNameExpression. CUDA: nvrtcAddNameExpression.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcAddNameExpression(prog: hiprtcProgram, name_expression: *const c_char) -> hiprtcResult {
    let call = forward!(hiprtcAddNameExpression(prog, name_expression));
    entry_without_gpu(call, move || {
        let name = text(name_expression)?;
        programs::with(prog, |program| {
            program.source.expressions.push(not_empty(name)?);
            Ok(())
        })
    })
}

/// Compiles a program for the calling thread's current device.
///
/// On AMD's GPUs by AMD's own library, on NVIDIA's by NVRTC, and on the host back end, also without a visible
/// device, by the system's C++ compiler, which CXX may name. Options for another device are left out, and the log has them.
///
/// - `prog` (in): the program. Its log has the compiler's messages afterwards.
/// - `numOptions` (in): the number of options.
/// - `options` (in, array of numOptions, nullable): the options.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for fewer than 0 options and for NULL, HIPRTC_ERROR_INVALID_PROGRAM
/// for a program that does not exist, HIPRTC_ERROR_COMPILATION for a source that does not compile,
/// HIPRTC_ERROR_INVALID_OPTION where NVRTC refuses an option, HIPRTC_ERROR_INTERNAL_ERROR where there is
/// no compiler.
///
/// HIP: hiprtcCompileProgram. CUDA: nvrtcCompileProgram.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcCompileProgram(
    prog: hiprtcProgram,
    numOptions: c_int,
    options: *const *const c_char,
) -> hiprtcResult {
    let call = forward!(hiprtcCompileProgram(prog, numOptions, options));
    entry_without_gpu(call, move || {
        let options = strings(numOptions, options)?;
        let (source, mut log) = (programs::with(prog, |program| Ok(program.source.clone()))?, Vec::new());
        let compiled = choice::compile(&RUNTIME, &source, &options, &mut log);
        if !log.is_empty() {
            log.push(0);
        }
        let (code, outcome) = compiled.map_or_else(|why| (Code::default(), Err(why)), |code| (code, Ok(())));
        programs::with(prog, |program| {
            (program.code, program.log) = (code, log);
            outcome
        })
    })
}

/// Returns the name in the code of a name that was added before the compilation.
///
/// - `prog` (in): the program.
/// - `name_expression` (in): the name, as it was added.
/// - `loweredName` (out): the name for hipModuleGetFunction or hipModuleGetGlobal, valid until the program
///   is destroyed or compiled again.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
/// exist, HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID for a name that was not added before the compilation.
///
/// HIP: hiprtcGetLoweredName. CUDA: nvrtcGetLoweredName.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcGetLoweredName(
    prog: hiprtcProgram,
    name_expression: *const c_char,
    loweredName: *mut *const c_char,
) -> hiprtcResult {
    let call = forward!(hiprtcGetLoweredName(prog, name_expression, loweredName));
    entry_without_gpu(call, move || {
        let (name, lowered) = (text(name_expression)?, out(loweredName)?);
        programs::with(prog, |program| {
            match program.code.names.iter().find(|(expression, _)| expression.as_c_str() == name) {
                Some((_, found)) => lowered.finish(found.as_ptr()),
                None => Err(Kind::NotFound.because(format!("no name {} was compiled", name.to_string_lossy()))),
            }
        })
    })
}

/// Returns the bytes of a program's code; 0 before it is compiled.
///
/// - `prog` (in): the program.
/// - `codeSizeRet` (out): bytes.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
/// exist.
///
/// HIP: hiprtcGetCodeSize. CUDA: nvrtcGetPTXSize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcGetCodeSize(prog: hiprtcProgram, codeSizeRet: *mut usize) -> hiprtcResult {
    let call = forward!(hiprtcGetCodeSize(prog, codeSizeRet));
    entry_without_gpu(call, move || write_size(prog, codeSizeRet, |program| &program.code.image))
}

/// Returns a program's code, for hipModuleLoadData.
///
/// - `prog` (in): the program.
/// - `code` (out): the code, with room for the bytes that hiprtcGetCodeSize returns.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
/// exist.
///
/// HIP: hiprtcGetCode. CUDA: nvrtcGetPTX.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcGetCode(prog: hiprtcProgram, code: *mut c_char) -> hiprtcResult {
    let call = forward!(hiprtcGetCode(prog, code));
    entry_without_gpu(call, move || write_bytes(prog, code, |program| &program.code.image))
}

/// Returns the bytes of a program's log, with the NUL behind it; 0 for an empty one.
///
/// - `prog` (in): the program.
/// - `logSizeRet` (out): bytes.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
/// exist.
///
/// HIP: hiprtcGetProgramLogSize. CUDA: nvrtcGetProgramLogSize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcGetProgramLogSize(prog: hiprtcProgram, logSizeRet: *mut usize) -> hiprtcResult {
    let call = forward!(hiprtcGetProgramLogSize(prog, logSizeRet));
    entry_without_gpu(call, move || write_size(prog, logSizeRet, |program| &program.log))
}

/// Returns a program's log: the messages of the compiler.
///
/// - `prog` (in): the program.
/// - `log` (out): the text, with room for the bytes that hiprtcGetProgramLogSize returns.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
/// exist.
///
/// HIP: hiprtcGetProgramLog. CUDA: nvrtcGetProgramLog.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcGetProgramLog(prog: hiprtcProgram, log: *mut c_char) -> hiprtcResult {
    let call = forward!(hiprtcGetProgramLog(prog, log));
    entry_without_gpu(call, move || write_bytes(prog, log, |program| &program.log))
}

/// Returns the bytes of a program's bitcode, which AMD's compiler alone makes, with -fgpu-rdc.
///
/// - `prog` (in): the program.
/// - `bitcode_size` (out): bytes.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program without
/// bitcode and one that does not exist.
///
/// HIP: hiprtcGetBitcodeSize. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcGetBitcodeSize(prog: hiprtcProgram, bitcode_size: *mut usize) -> hiprtcResult {
    let call = forward!(hiprtcGetBitcodeSize(prog, bitcode_size));
    entry_without_gpu(call, move || no_bitcode(out(bitcode_size)?))
}

/// Returns a program's bitcode, which AMD's compiler alone makes, with -fgpu-rdc.
///
/// - `prog` (in): the program.
/// - `bitcode` (out): the bitcode, with room for the bytes that hiprtcGetBitcodeSize returns.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program without
/// bitcode and one that does not exist.
///
/// HIP: hiprtcGetBitcode. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcGetBitcode(prog: hiprtcProgram, bitcode: *mut c_char) -> hiprtcResult {
    let call = forward!(hiprtcGetBitcode(prog, bitcode));
    entry_without_gpu(call, move || no_bitcode(out(bitcode)?))
}

fn no_bitcode<T>(_output: Out<T>) -> Result<()> {
    Err(Kind::InvalidHandle.because("the program has no bitcode, which AMD's compiler alone makes"))
}

/// Copies as many strings as a caller counts; InvalidValue where they are fewer than none, or one is NULL.
///
/// # Safety
/// `strings` is NULL, or valid for reading `count` strings, each NULL or a C string.
unsafe fn strings(count: c_int, strings: *const *const c_char) -> Result<Vec<CString>> {
    match usize::try_from(count) {
        Err(_) => invalid(format!("there are {count} strings")),
        Ok(0) => Ok(Vec::new()),
        Ok(_) if strings.is_null() => invalid("the array of strings is NULL"),
        // SAFETY: as promised by the caller; alignment is not assumed.
        Ok(count) => (0..count).map(|place| unsafe { Ok(text(strings.add(place).read_unaligned())?.into()) }).collect(),
    }
}

/// Copies a string; InvalidValue for an empty one.
fn not_empty(text: &CStr) -> Result<CString> {
    if text.is_empty() { invalid("a text is empty") } else { Ok(text.into()) }
}

/// # Safety
/// `size` is NULL or valid for writing.
unsafe fn write_size(prog: hiprtcProgram, size: *mut usize, bytes: fn(&Program) -> &Vec<u8>) -> Result<()> {
    // SAFETY: as promised by the caller.
    let size = unsafe { out(size) }?;
    programs::with(prog, |program| size.finish(bytes(program).len()))
}

/// # Safety
/// `to` is NULL or valid for writing as many bytes.
unsafe fn write_bytes(prog: hiprtcProgram, to: *mut c_char, bytes: fn(&Program) -> &Vec<u8>) -> Result<()> {
    // SAFETY: as promised by the caller.
    unsafe { out(to) }?;
    programs::with(prog, |program| {
        let bytes = bytes(program);
        // SAFETY: as promised by the caller.
        unsafe { to.cast::<u8>().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
        Ok(())
    })
}
