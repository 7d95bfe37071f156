// SPDX-License-Identifier: MIT OR Apache-2.0
//! Errors, independent of any vendor's status codes.

use std::{fmt, io};

use super::CaptureRefusal;
use crate::os::descriptor::is_refused_call;

/// The kind of an error. Each front end has one table from kinds to its own status codes, each back end one table from
/// its vendor's codes to kinds; both are exhaustive matches, so a new kind does not compile until every table names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An argument is NULL, out of range, or does not name what it must name.
    InvalidValue,
    /// The device, or the process's share of it, has no memory left.
    OutOfMemory,
    /// The program has not called the initialization function that this dialect requires.
    NotInitialized,
    /// The process was forked from one that had already used the library.
    Forked,
    /// The library or the vendor's runtime has been torn down.
    Deinitialized,
    /// A pitch exceeds what the device can do or is smaller than the row.
    InvalidPitch,
    /// A launch has no blocks or threads, or too many.
    InvalidExtents,
    /// The copy direction is not one of the known ones.
    InvalidCopyDirection,
    /// No device can be used.
    NoDevice,
    /// A device ordinal is out of range, or this pair of devices does not support the request.
    InvalidDevice,
    /// A context is not valid, or none is current.
    InvalidContext,
    /// The primary context is in use, so the setting can no longer be changed.
    ContextInUse,
    /// The context that is current has been destroyed.
    ContextDestroyed,
    /// A stream, event or other object handle is not valid or was destroyed.
    InvalidHandle,
    /// An IPC handle was opened by the process that exported it.
    OwnProcess,
    /// An IPC handle is not one this process may open: it is forged, corrupted, foreign, or of another user.
    HandleRefused,
    /// A file descriptor is not open, or names nothing that can be imported.
    DescriptorRefused,
    /// The object of an IPC handle is gone: freed or destroyed, or its process has ended.
    HandleStale,
    /// The process that exported an IPC handle has ended.
    OwnerEnded,
    /// The process that exported a handle does not respond.
    Unreachable,
    /// The event was not created to be shared between processes.
    EventNotShareable,
    /// A mapping could not be made.
    MapFailed,
    /// Work queued earlier has not finished; a state rather than a failure.
    NotReady,
    /// The operation is not possible in the present state.
    IllegalState,
    /// The two devices have no way to reach each other's memory.
    PeerUnsupported,
    /// Peer access was enabled before.
    PeerAlreadyEnabled,
    /// Peer access was not enabled.
    PeerNotEnabled,
    /// The host range is registered already.
    HostAlreadyRegistered,
    /// The host range is not registered.
    HostNotRegistered,
    /// Device work failed: a process it waited for died, or an earlier operation on the stream failed.
    DeviceFault,
    /// A device limit is not known or cannot be changed.
    UnsupportedLimit,
    /// A named thing does not exist.
    NotFound,
    /// A file does not exist or cannot be read.
    FileNotFound,
    /// An image of kernels is damaged or of no known kind.
    ImageInvalid,
    /// A source of kernels has errors.
    SourceInvalid,
    /// An image of kernels has no code for the device.
    ImageForeign,
    /// Another process has the name.
    NameTaken,
    /// The operating system refused a resource that the library needs.
    OperatingSystem,
    /// The call is not permitted while streams are captured.
    Capture(CaptureRefusal),
    /// An executable graph cannot do the work of another one.
    GraphUpdate,
    /// The work that is captured anew differs from the graph's.
    GraphRecapture,
    /// The address names no kernel.
    NoKernel,
    /// The operation is not permitted here, as a wait is not in a function that a stream has called.
    NotPermitted,
    /// The vendor, the device or this back end does not support the operation.
    Unsupported,
    /// An unforeseen failure, including a panic inside the library.
    Unknown,
    /// A status code of a vendor without a neutral meaning.
    Native(i32),
}

impl Kind {
    /// Builds an error with the circumstances of this failure: what, why, and what to do about it.
    #[cold]
    pub fn because(self, why: impl Into<String>) -> Error {
        Error(Box::new(Failure { kind: self, why: Some(why.into()), is_answer: false }))
    }

    fn text(self) -> &'static str {
        match self {
            Kind::InvalidValue => "an argument is NULL, out of range or does not name what it must name",
            Kind::OutOfMemory => "out of memory",
            Kind::NotInitialized => "the first call must be the one that initialises",
            Kind::Forked => {
                "this process was forked after its parent had used the GPU; fork first, or exec in the child"
            }
            Kind::Deinitialized => "the library has been torn down",
            Kind::InvalidPitch => "a pitch is too large or smaller than the row",
            Kind::InvalidExtents => "a launch has no blocks or threads, or too many",
            Kind::InvalidCopyDirection => "the copy direction is not a known one",
            Kind::NoDevice => "no device can be used",
            Kind::InvalidDevice => "the device ordinal is out of range, or the device cannot do this",
            Kind::InvalidContext => "the context is not valid",
            Kind::ContextInUse => "the primary context is in use",
            Kind::ContextDestroyed => "the current context has been destroyed",
            Kind::InvalidHandle => "the handle does not name a live stream, event or context",
            Kind::OwnProcess => "the handle was made by this process; use the original pointer or event",
            Kind::HandleRefused => "the handle is not one that this process may open",
            Kind::DescriptorRefused => "the file descriptor names nothing that can be imported",
            Kind::OwnerEnded => "the process that made the handle has ended",
            Kind::HandleStale => "what the handle named is gone",
            Kind::Unreachable => "the process that the handle is of does not answer",
            Kind::EventNotShareable => "the event was created without the interprocess flag",
            Kind::MapFailed => "the memory could not be mapped",
            Kind::NotReady => "work queued earlier has not finished",
            Kind::IllegalState => "not possible in the present state",
            Kind::PeerUnsupported => "the devices cannot reach each other's memory",
            Kind::PeerAlreadyEnabled => "peer access is already enabled",
            Kind::PeerNotEnabled => "peer access is not enabled",
            Kind::HostAlreadyRegistered => "the host memory is already registered",
            Kind::HostNotRegistered => "the host memory is not registered",
            Kind::DeviceFault => "device work failed earlier on this stream",
            Kind::UnsupportedLimit => "the limit is not known or cannot be changed",
            Kind::NotFound => "no such name",
            Kind::FileNotFound => "no such file",
            Kind::ImageInvalid => "the image of kernels is damaged or of no known kind",
            Kind::SourceInvalid => "the source of kernels has errors",
            Kind::ImageForeign => "the image of kernels has no code for this device",
            Kind::NameTaken => "another process has the name",
            Kind::OperatingSystem => "the operating system refused",
            Kind::Capture(_) => "not permitted while streams are captured",
            Kind::NoKernel => "the address names no kernel",
            Kind::GraphUpdate => "the executable graph cannot do this work",
            Kind::GraphRecapture => "the work that is captured anew differs from the graph's",
            Kind::NotPermitted => "not permitted here",
            Kind::Unsupported => "not supported here",
            Kind::Unknown => "unexpected failure inside the library",
            Kind::Native(_) => "the vendor's runtime failed",
        }
    }
}

/// A failure: its [`Kind`], and a text that gives its cause where that is known.
///
/// One pointer, so that a small `Result` is returned in registers: every verb and every exported function has one.
#[derive(Clone, Debug)]
pub struct Error(Box<Failure>);

#[derive(Clone, Debug)]
struct Failure {
    kind: Kind,
    why: Option<String>,
    /// It answers "no" to a question that correct programs ask, and is nothing to warn of.
    is_answer: bool,
}

/// The result of every verb of the hub.
pub type Result<T> = std::result::Result<T, Error>;

/// The kind of the error in a result.
#[cfg(test)]
pub fn kind<T>(result: Result<T>) -> Option<Kind> {
    result.err().map(|error| error.kind())
}

impl Error {
    /// The kind of the error.
    pub fn kind(&self) -> Kind {
        self.0.kind
    }

    /// The operating system's failure, behind `what`, which says what it is that there is not.
    #[cold]
    pub fn of_system(what: &str, failure: io::Error) -> Error {
        let advice = match failure.raw_os_error() {
            Some(libc::EMFILE) => ": as many as the process's limit allows (RLIMIT_NOFILE, ulimit -n)",
            _ => "",
        };
        let kind = match failure.raw_os_error() {
            Some(libc::ENOMEM) => Kind::OutOfMemory,
            _ => Kind::OperatingSystem,
        };
        kind.because(format!("{what}{failure}{advice}"))
    }

    /// The failure to make memory, behind `what`: that there is none, or what the system does not allow.
    #[cold]
    pub fn of_memory(what: &str, failure: io::Error) -> Error {
        let kind = if is_refused_call(&failure) { Kind::OperatingSystem } else { Kind::OutOfMemory };
        kind.because(format!("{what}{failure}"))
    }

    /// Returns the system's failure where it is short of descriptors, locks or memory or refuses a call, else the refusal.
    ///
    /// Such a failure says nothing about what was given.
    #[cold]
    pub fn shortage_or(failure: io::Error, refusal: impl FnOnce(io::Error) -> Error) -> Error {
        match failure.raw_os_error() {
            Some(libc::EMFILE | libc::ENFILE | libc::ENOLCK | libc::ENOMEM) => failure.into(),
            _ if is_refused_call(&failure) => failure.into(),
            _ => refusal(failure),
        }
    }

    /// Marks the error as an answer "no" to what correct programs ask: is this memory, or whose is it?
    pub fn as_answer(mut self) -> Error {
        self.0.is_answer = true;
        self
    }

    /// Returns true for an answer that is no failure.
    pub fn is_answer(&self) -> bool {
        self.0.is_answer
    }
}

impl From<Kind> for Error {
    #[cold]
    #[inline(never)]
    fn from(kind: Kind) -> Self {
        Error(Box::new(Failure { kind, why: None, is_answer: false }))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0.why {
            Some(why) => f.write_str(why),
            None => f.write_str(self.0.kind.text()),
        }?;
        match self.0.kind {
            Kind::Native(code) => write!(f, " (code {code})"),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Error {}

impl From<io::Error> for Error {
    #[cold]
    fn from(refused: io::Error) -> Self {
        Error::of_system("", refused)
    }
}
