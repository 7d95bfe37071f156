// SPDX-License-Identifier: MIT OR Apache-2.0
//! Errors: statuses of calls, and the library's reasons.

use std::ffi::{CStr, c_int};
use std::fmt;

use anygpu::api::anygpu::*;
use anygpu::api::hip::hipError_t;

pub type Result<T> = std::result::Result<T, Error>;

/// The meaning of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// An argument cannot be.
    InvalidValue,
    OutOfMemory,
    /// No back end can be used.
    NoDevice,
    /// There is no such device.
    InvalidDevice,
    /// The devices have no path to each other's memory.
    NoPeerAccess,
    /// Nothing is published by this name.
    NotFound,
    /// The name is another process's, or the memory is in use.
    InUse,
    /// The back end cannot do it.
    NotSupported,
    /// The token is damaged, or of another machine, user or back end, or names something else.
    Refused,
    /// What the token names has ended, or its process has.
    Stale,
    /// The owner runs, but cannot be asked from here.
    Unreachable,
    /// The operating system refuses what is needed, such as a file descriptor.
    OperatingSystem,
    /// Another status, by HIP's number.
    Other(i32),
}

impl Kind {
    fn of(status: c_int) -> Kind {
        match status as hipError_t {
            ANYGPU_ERROR_INVALID_VALUE => Kind::InvalidValue,
            ANYGPU_ERROR_OUT_OF_MEMORY => Kind::OutOfMemory,
            ANYGPU_ERROR_NO_DEVICE => Kind::NoDevice,
            ANYGPU_ERROR_INVALID_DEVICE => Kind::InvalidDevice,
            ANYGPU_ERROR_PEER_ACCESS_UNSUPPORTED => Kind::NoPeerAccess,
            ANYGPU_ERROR_OPERATING_SYSTEM => Kind::OperatingSystem,
            ANYGPU_ERROR_NOT_FOUND => Kind::NotFound,
            ANYGPU_ERROR_NOT_SUPPORTED => Kind::NotSupported,
            ANYGPU_ERROR_REFUSED => Kind::Refused,
            ANYGPU_ERROR_STALE => Kind::Stale,
            ANYGPU_ERROR_UNREACHABLE => Kind::Unreachable,
            ANYGPU_ERROR_IN_USE => Kind::InUse,
            _ => Kind::Other(status),
        }
    }
}

/// A failed call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    kind: Kind,
    reason: String,
}

impl Error {
    pub(crate) fn new(kind: Kind, reason: impl Into<String>) -> Error {
        Error { kind, reason: reason.into() }
    }

    pub fn kind(&self) -> Kind {
        self.kind
    }
}

impl fmt::Display for Error {
    /// Writes the call, the error, its cause and a remedy.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.reason.as_str() {
            "" => write!(out, "{:?}", self.kind),
            reason => out.write_str(reason),
        }
    }
}

impl std::error::Error for Error {}

/// Turns the status of a call that this thread has just made into a result.
pub(crate) fn check(status: impl TryInto<c_int>) -> Result<()> {
    match status.try_into().unwrap_or(c_int::MAX) {
        0 => Ok(()),
        status => {
            // SAFETY: the text lives until this thread's next failure.
            let reason = unsafe { CStr::from_ptr(anygpu_last_reason()) };
            Err(Error::new(Kind::of(status), reason.to_string_lossy()))
        }
    }
}
