// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tokens, which name memory and events for other processes.

use std::ffi::{c_char, c_int, c_uchar, c_void};

use super::Extension;
use crate::api::hip;
use crate::border::arguments::{invalid, out, read, text, write_text};
use crate::border::call_log::Call;
use crate::border::choice;
use crate::border::entry::{self, Dialect, allocating};
use crate::border::runtime::Runtime;
use crate::gpu::{Event, Gpu, Kind, Result};
use crate::share::token::{self, Token, Way, exports, imports};

c_enum! {
    /// The status of calls about tokens: numbers of hipError_t where HIP has the meaning, and four of their own.
    anygpu_status {
        /// Success.
        ANYGPU_SUCCESS = 0,
        /// An argument is NULL or out of range, or names no live device memory, or nothing that is open.
        ANYGPU_ERROR_INVALID_VALUE = 1,
        /// No memory is left, too many objects are exported, or too many readers have joined.
        ANYGPU_ERROR_OUT_OF_MEMORY = 2,
        /// The process was forked from one that had used the library.
        ANYGPU_ERROR_NOT_INITIALIZED = 3,
        /// The event was created without the interprocess flag.
        ANYGPU_ERROR_INVALID_CONFIGURATION = 9,
        /// No back end can be used.
        ANYGPU_ERROR_NO_DEVICE = 100,
        /// There is no such device.
        ANYGPU_ERROR_INVALID_DEVICE = 101,
        /// The device has no peer path to the one that has the memory.
        ANYGPU_ERROR_PEER_ACCESS_UNSUPPORTED = 217,
        /// The operating system refuses what is needed, such as a file descriptor.
        ANYGPU_ERROR_OPERATING_SYSTEM = 304,
        /// No such event, or no such steps.
        ANYGPU_ERROR_INVALID_HANDLE = 400,
        /// Nothing is published by this name.
        ANYGPU_ERROR_NOT_FOUND = 500,
        /// Memory of this kind cannot be shared; anygpu_last_reason() names it and says what to allocate instead.
        ANYGPU_ERROR_NOT_SUPPORTED = 801,
        /// Anything else.
        ANYGPU_ERROR_UNKNOWN = 999,
        /// The token is damaged, or of another machine, user, back end or version.
        ANYGPU_ERROR_REFUSED = 10001,
        /// The memory was freed, the event destroyed, the steps closed, or the owner has ended.
        ANYGPU_ERROR_STALE = 10002,
        /// The owner runs, but cannot be asked from here: another container or namespace, or it is stopped.
        ANYGPU_ERROR_UNREACHABLE = 10003,
        /// The memory is in use by those it is shared with, or the name is another process's.
        ANYGPU_ERROR_IN_USE = 10004,
    }

    /// The way in which what a token names is shared.
    anygpu_way {
        /// Memory, by the vendor's 64-byte handle.
        ANYGPU_WAY_HANDLE = 1,
        /// Physical memory, by a file descriptor.
        ANYGPU_WAY_PHYSICAL = 2,
        /// Memory of a pool, by the pool's file descriptor.
        ANYGPU_WAY_POOL = 3,
        /// An event.
        ANYGPU_WAY_EVENT = 4,
    }
}

/// Bytes of a token.
pub const ANYGPU_TOKEN_SIZE: c_int = 512;
/// Characters of a token's text, with the terminator.
pub const ANYGPU_TOKEN_TEXT_SIZE: c_int = 1025;
/// The most bytes of a token's note.
pub const ANYGPU_TOKEN_NOTE_SIZE: c_int = 256;

/// A name of memory or of an event, for other processes of the same user on this machine.
///
/// Plain bytes: send them unchanged by MPI, a file, a socket or the command line.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anygpu_token {
    /// The bytes.
    pub bytes: [c_uchar; 512],
}

/// The contents of a token.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anygpu_token_description {
    /// The way of sharing, a value of anygpu_way.
    pub way: c_int,
    /// The owner's ordinal of the device.
    pub device: c_int,
    /// The owner's process id, in its own PID namespace.
    pub pid: c_int,
    /// 1 if an import gives this process's own object, whatever the token says of the owner.
    pub is_own: c_int,
    /// The owner's start time, in clock ticks since the machine was started.
    pub start_time: u64,
    /// Inode of the owner's PID namespace.
    pub pid_namespace: u64,
    /// Boot id of the machine.
    pub boot_id: [c_uchar; 16],
    /// Uuid of the device; zeros where the vendor does not tell.
    pub uuid: [c_uchar; 16],
    /// Name of the back end, with a terminator.
    pub backend: [c_char; 16],
    /// First address of the allocation in the owner; the owner's handle of an event.
    pub base: u64,
    /// Bytes of the allocation.
    pub size: u64,
    /// Bytes from the base to the memory that is named.
    pub offset: u64,
    /// Bytes that are named.
    pub extent: u64,
    /// Number of the object, which the owner gives to no other.
    pub serial: u64,
    /// Bytes of the note.
    pub note_size: u64,
    /// The note, and zeros behind it.
    pub note: [c_uchar; 256],
}

/// The calls about tokens as a dialect: HIP's numbers, and four of their own.
struct Tokens;

impl Dialect for Tokens {
    type Status = c_int;
    const SUCCESS: c_int = 0;
    const NAMES_CONTEXTS: Option<bool> = None;

    fn runtime() -> &'static Runtime {
        &hip::RUNTIME
    }

    fn status(kind: Kind) -> c_int {
        let status = match kind {
            Kind::HandleRefused | Kind::DescriptorRefused => ANYGPU_ERROR_REFUSED,
            Kind::HandleStale | Kind::OwnerEnded => ANYGPU_ERROR_STALE,
            Kind::Unreachable => ANYGPU_ERROR_UNREACHABLE,
            Kind::NameTaken => ANYGPU_ERROR_IN_USE,
            other => return Extension::status(other),
        };
        status as c_int
    }

    fn remember(_status: c_int) {}
}

/// Runs the body of a call that needs a back end.
pub(super) fn entry_with_gpu(name: &'static str, mut body: impl FnMut(&'static dyn Gpu) -> Result<()>) -> c_int {
    entry::run::<Tokens>(Call::unlogged(name), || choice::get(&hip::RUNTIME), (&mut body).into())
}

/// Runs the body of a call that needs no back end.
pub(super) fn entry_without_gpu(name: &'static str, mut body: impl FnMut() -> Result<()>) -> c_int {
    entry::run_without_gpu::<Tokens>(Call::unlogged(name), (&mut body).into())
}

/// The device meant: -1 is the thread's current one.
pub(super) fn device_or_current(gpu: &dyn Gpu, device: c_int) -> Result<i32> {
    if device == -1 { gpu.device() } else { Ok(device) }
}

/// Makes the token of device memory, by which other processes import it.
///
/// Any address in memory of hipMalloc, cudaMalloc, cuMemAlloc or aclrtMalloc, in mapped physical memory that was created
/// with the handle type of file descriptors, in memory of a pool with that handle type, and in memory that anygpu_import
/// returned, whose token names the memory's owner. The token is valid until the memory is freed or this process ends.
/// Tokens need not be released. A token orders no work: first wait for what fills the memory, such as a copy from pageable
/// memory, or export an event that is recorded behind it.
///
/// - `ptr` (in): the first address to name.
/// - `size` (in): bytes to name, all in one allocation; 0 for all up to its end.
/// - `token` (out): the token.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for an address that is not device memory, and for a range that is not in one
/// allocation; ANYGPU_ERROR_NOT_SUPPORTED for memory that cannot be shared (managed, pinned and registered memory, pools
/// and physical memory without a handle type, memory opened by a vendor's handle).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_export(ptr: *mut c_void, size: usize, token: *mut anygpu_token) -> c_int {
    entry_with_gpu("anygpu_export", move |gpu| {
        let token = out(token)?;
        token.finish(anygpu_token { bytes: export(gpu, ptr, size)? })
    })
}

/// The bytes of a token of memory.
pub(super) fn export(gpu: &'static dyn Gpu, ptr: *mut c_void, size: usize) -> Result<[u8; token::SIZE]> {
    // A note may be of a call that will fail, whatever range it was given; only a native one is past the back end.
    if hip::RUNTIME.is_native()
        && hip::mappings::is_mapped(ptr.addr())
        && gpu.pointer_info(ptr.into())?.is_some_and(|info| info.reservation.is_none())
    {
        return Err(exports::not_shareable(
            "physical memory that was mapped by the vendor's HIP itself",
            "send the descriptor of hipMemExportToShareableHandle, or allocate with hipMalloc",
        ));
    }
    exports::export(gpu, ptr.into(), size)
}

/// Makes the token of an event, by which other processes import it.
///
/// - `event` (in): an event created with hipEventInterprocess and hipEventDisableTiming, or their equivalents.
/// - `token` (out): the token.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_INVALID_HANDLE for an event that does not exist,
/// ANYGPU_ERROR_INVALID_CONFIGURATION for one created without these flags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_export_event(event: *mut c_void, token: *mut anygpu_token) -> c_int {
    entry_with_gpu("anygpu_export_event", move |gpu| {
        out(token)?.finish(anygpu_token { bytes: exports::export_event(gpu, Event::from(event))? })
    })
}

/// Opens the memory that a token names for use by a device, and returns the address of its first byte.
///
/// All imports of a buffer for one device share one mapping in the process and return the same address; each is closed
/// once. In the owner the address is the owner's own. A mapping that is closed by all stays for the next import, until its
/// owner frees the memory or ends, an allocation fails, or anygpu_trim is called; ANYGPU_CACHE_MAPPINGS and
/// ANYGPU_CACHE_BYTES limit this.
///
/// - `token` (in): the token.
/// - `device` (in): this process's ordinal of the device that will use the memory; -1 for the thread's current device.
/// - `ptr` (out): the address; close it with anygpu_close.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_INVALID_DEVICE, ANYGPU_ERROR_REFUSED, ANYGPU_ERROR_STALE,
/// ANYGPU_ERROR_UNREACHABLE, ANYGPU_ERROR_PEER_ACCESS_UNSUPPORTED; anygpu_last_reason() says more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_import(token: *const anygpu_token, device: c_int, ptr: *mut *mut c_void) -> c_int {
    entry_with_gpu("anygpu_import", move |gpu| {
        let ptr = out(ptr)?;
        let (token, device) = (read(token)?, device_or_current(gpu, device)?);
        ptr.finish(allocating(|| imports::import(gpu, &token.bytes, device))?.as_ptr())
    })
}

/// Opens the event that a token names, and returns it.
///
/// All imports of an event for one device share one event in the process; each is closed once. In the owner it is the
/// owner's own event.
///
/// - `token` (in): the token.
/// - `device` (in): the ordinal of the device whose streams will record the event; -1 for the thread's current device.
/// - `event` (out): the event, for the calls of any dialect; close it with anygpu_close_event, do not destroy it.
///
/// Returns the same as anygpu_import.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_import_event(
    token: *const anygpu_token,
    device: c_int,
    event: *mut *mut c_void,
) -> c_int {
    entry_with_gpu("anygpu_import_event", move |gpu| {
        out(event)?.finish(imports::import_event(gpu, &read(token)?.bytes, device_or_current(gpu, device)?)?.as_ptr())
    })
}

/// Closes one import of memory.
///
/// Memory of a pool stays open where the program has imported it by itself too (cuMemPoolImportPointer and its like), until
/// it frees that import. A free of memory that only tokens have open is refused.
///
/// - `ptr` (in): the address that anygpu_import returned, or another one in that memory.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for an address that is not open.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_close(ptr: *mut c_void) -> c_int {
    entry_with_gpu("anygpu_close", move |_| imports::close(ptr.addr(), false))
}

/// Closes one import of an event. Work that waits for it is not disturbed.
///
/// - `event` (in): the event that anygpu_import_event returned.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for an event that is not open.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_close_event(event: *mut c_void) -> c_int {
    entry_with_gpu("anygpu_close_event", move |_| imports::close(event.addr(), true))
}

/// Unmaps the memory of other processes that nobody in this one has open any more.
///
/// Such mappings are kept so that the next import is fast; allocations that fail unmap them by themselves.
#[unsafe(no_mangle)]
pub extern "C" fn anygpu_trim() -> c_int {
    entry_with_gpu("anygpu_trim", |_| {
        imports::trim();
        Ok(())
    })
}

/// Describes what a token names. Opens nothing, and needs no device.
///
/// - `token` (in): the token.
/// - `description` (out): its contents.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_REFUSED for bytes that are no token.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_describe(
    token: *const anygpu_token,
    description: *mut anygpu_token_description,
) -> c_int {
    entry_without_gpu("anygpu_describe", || {
        let (description, token) = (out(description)?, read(token)?);
        description.finish(describe(&Token::read(&token.bytes)?))
    })
}

fn describe(token: &Token) -> anygpu_token_description {
    let mut note = [0; 256];
    note[..token.note().len()].copy_from_slice(token.note());
    let mut backend = [0; 16];
    backend.iter_mut().zip(token.back_end).for_each(|(to, from)| *to = from as c_char);
    let owner = token.owner();
    anygpu_token_description {
        way: match token.way() {
            Way::Handle => ANYGPU_WAY_HANDLE,
            Way::Physical => ANYGPU_WAY_PHYSICAL,
            Way::Pool => ANYGPU_WAY_POOL,
            Way::Event => ANYGPU_WAY_EVENT,
        } as c_int,
        device: token.device,
        pid: owner.pid,
        is_own: imports::is_own(token).into(),
        start_time: owner.started,
        pid_namespace: owner.pid_namespace.into(),
        boot_id: owner.boot,
        uuid: token.uuid,
        backend,
        base: token.base,
        size: token.size,
        offset: token.offset,
        extent: token.extent,
        serial: token.serial,
        note_size: token.note().len() as u64,
        note,
    }
}

/// Stores bytes of the application's in a token, in place of those it had.
///
/// The type and shape of an array, for instance; the token's checksum covers them, and anygpu_describe returns them.
///
/// - `token` (inout): the token.
/// - `note` (in, array of size, nullable): the bytes.
/// - `size` (in): their number, at most ANYGPU_TOKEN_NOTE_SIZE.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for more bytes, ANYGPU_ERROR_REFUSED for bytes that are no token.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_annotate(token: *mut anygpu_token, note: *const c_void, size: usize) -> c_int {
    entry_without_gpu("anygpu_annotate", || {
        let (place, mut token) = (out(token)?, read(token)?);
        if note.is_null() && size > 0 {
            return invalid("the note is NULL");
        }
        // More than fit are not looked at.
        let size = size.min(token::NOTE + 1);
        // SAFETY: so many bytes are valid for reading, as promised by the caller.
        let note = if size == 0 { &[] } else { unsafe { std::slice::from_raw_parts(note.cast::<u8>(), size) } };
        token::annotate(&mut token.bytes, note)?;
        place.finish(token)
    })
}

/// Writes a token as text: 1024 hexadecimal digits and a terminator.
///
/// - `token` (in): the token.
/// - `text` (out, array of length): the text.
/// - `length` (in): room in `text`, at least ANYGPU_TOKEN_TEXT_SIZE.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL and too little room, ANYGPU_ERROR_REFUSED for bytes that are no token.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_token_to_text(token: *const anygpu_token, text: *mut c_char, length: c_int) -> c_int {
    entry_without_gpu("anygpu_token_to_text", || {
        if length < ANYGPU_TOKEN_TEXT_SIZE {
            let why = format!("room for {length} characters: a token's text has {ANYGPU_TOKEN_TEXT_SIZE}");
            return Err(Kind::InvalidValue.because(why));
        }
        write_text(text, length, &token::to_text(&read(token)?.bytes)?)
    })
}

/// Reads a token from text.
///
/// - `text` (in): the text; spaces and line ends around it do not count.
/// - `token` (out): the token.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_REFUSED for text that is no token.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_token_from_text(text: *const c_char, token: *mut anygpu_token) -> c_int {
    entry_without_gpu("anygpu_token_from_text", || {
        out(token)?.finish(anygpu_token { bytes: token::from_text(self::text(text)?.to_bytes())? })
    })
}
