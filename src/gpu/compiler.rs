// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compilation of kernels at run time.

use std::ffi::CString;

use super::{Result, unsupported};

/// The source of a module.
#[derive(Debug, Clone)]
pub struct Source {
    /// The text, in the C++ that HIP and CUDA share.
    pub text: CString,
    /// Its name in the compiler's messages.
    pub name: CString,
    /// The name and the text of each header that comes with it.
    pub headers: Vec<(CString, CString)>,
    /// The names, as C++ has them, whose names in the module are wanted.
    pub expressions: Vec<CString>,
}

/// Code that a compiler has made of a source.
#[derive(Debug, Default)]
pub struct Code {
    /// An image, as a module is loaded from.
    pub image: Vec<u8>,
    /// The name in the module of each of the source's expressions that has one.
    pub names: Vec<(CString, CString)>,
}

/// The compiler for the current device.
pub trait Compilers {
    /// Compiles a source, and adds the compiler's messages to `log`, also after a failure. SourceInvalid where the source has
    /// errors. Options for other devices' compilers are left out.
    fn compile(&self, _source: &Source, _options: &[CString], _log: &mut Vec<u8>) -> Result<Code> {
        unsupported("compile kernels at run time")
    }
}
