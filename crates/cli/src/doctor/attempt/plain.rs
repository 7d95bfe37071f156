// SPDX-License-Identifier: MIT OR Apache-2.0
//! The plain way beside a figure: the system's own calls on the host back end, the driver's on NVIDIA's.

use std::ffi::{c_int, c_uint, c_void};
use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::ptr::null_mut;

use anygpu::api::hip::{hipEvent_t, hipIpcEventHandle_t, hipIpcMemHandle_t, hipStream_t};
use anygpu::os::memory_file::{Mapping, Protection, memory_file, reopen_own};
use libloading::os::unix::Library;

/// The plain calls of a back end.
pub enum Plain {
    /// A memory file of a buffer's size.
    System(OwnedFd, usize),
    Driver(Driver),
}

/// An IPC handle of the driver's.
pub enum Handle {
    Memory(hipIpcMemHandle_t),
    Event(hipIpcEventHandle_t),
}

impl Plain {
    /// Returns those of a back end that has some.
    pub fn of(back_end: &str, bytes: usize) -> Option<Plain> {
        match back_end {
            "host" => Some(Plain::System(memory_file(c"anygpu-plain", bytes).ok()?, bytes)),
            _ => Driver::of(back_end).map(Plain::Driver),
        }
    }

    /// Opens a buffer or event and closes it; the seconds are those until it is open. The driver needs its IPC handle.
    pub fn open(&self, handle: Option<Handle>) -> Option<f64> {
        match self {
            Plain::System(file, bytes) => map_again(file, *bytes).ok(),
            Plain::Driver(driver) => driver.open(handle?),
        }
    }
}

/// Opens a memory file as another process would, by its path in /proc, and maps it.
fn map_again(file: &OwnedFd, bytes: usize) -> io::Result<f64> {
    let begun = std::time::Instant::now();
    let file = reopen_own(file.as_raw_fd())?;
    // SAFETY: a new mapping, which nothing else uses.
    let memory = unsafe {
        libc::mmap(null_mut(), bytes, libc::PROT_READ | libc::PROT_WRITE, libc::MAP_SHARED, file.as_raw_fd(), 0)
    };
    drop(file);
    let seconds = begun.elapsed().as_secs_f64();
    if memory == libc::MAP_FAILED {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the mapping just made.
    unsafe { libc::munmap(memory, bytes) };
    Ok(seconds)
}

/// Memory of a memory file for plain copies, present already.
pub fn mapped(bytes: usize) -> io::Result<Mapping> {
    let file = memory_file(c"anygpu-plain", bytes)?;
    let mapping = Mapping::new(file.as_raw_fd(), 0, bytes, Protection::ReadWrite)?;
    // SAFETY: the mapping just made, which nothing else uses.
    unsafe { start(&mapping).cast::<u8>().write_bytes(1, bytes) };
    Ok(mapping)
}

pub fn start(mapping: &Mapping) -> *mut c_void {
    std::ptr::with_exposed_provenance_mut(mapping.start())
}

/// Functions of CUDA's driver.
#[derive(Clone, Copy)]
pub struct Driver {
    copy: unsafe extern "C" fn(*mut c_void, *const c_void, usize, hipStream_t) -> c_int,
    wait: unsafe extern "C" fn(hipStream_t) -> c_int,
    open: unsafe extern "C" fn(*mut *mut c_void, hipIpcMemHandle_t, c_uint) -> c_int,
    close: unsafe extern "C" fn(*mut c_void) -> c_int,
    open_event: unsafe extern "C" fn(*mut hipEvent_t, hipIpcEventHandle_t) -> c_int,
    destroy: unsafe extern "C" fn(hipEvent_t) -> c_int,
    record: unsafe extern "C" fn(hipEvent_t, hipStream_t) -> c_int,
    wait_for: unsafe extern "C" fn(hipStream_t, hipEvent_t, c_uint) -> c_int,
}

impl Driver {
    /// Returns those of a back end that calls the driver.
    pub fn of(back_end: &str) -> Option<Driver> {
        (back_end == "nvidia").then(Driver::load).flatten()
    }

    fn load() -> Option<Driver> {
        // SAFETY: the library is loaded already, and stays; the prototypes are the driver's, with pointers as integers.
        unsafe {
            let library = std::mem::ManuallyDrop::new(Library::new("libcuda.so.1").ok()?);
            Some(Driver {
                copy: *library.get(b"cuMemcpyAsync\0").ok()?,
                wait: *library.get(b"cuStreamSynchronize\0").ok()?,
                open: *library.get(b"cuIpcOpenMemHandle_v2\0").ok()?,
                close: *library.get(b"cuIpcCloseMemHandle\0").ok()?,
                open_event: *library.get(b"cuIpcOpenEventHandle\0").ok()?,
                destroy: *library.get(b"cuEventDestroy_v2\0").ok()?,
                record: *library.get(b"cuEventRecord\0").ok()?,
                wait_for: *library.get(b"cuStreamWaitEvent\0").ok()?,
            })
        }
    }

    fn open(&self, handle: Handle) -> Option<f64> {
        let (mut memory, mut event) = (null_mut(), null_mut());
        let begun = std::time::Instant::now();
        // SAFETY: a handle of the driver's, which it checks, and an output that is borrowed for the call.
        let opened = unsafe {
            match &handle {
                Handle::Memory(handle) => (self.open)(&mut memory, *handle, 1),
                Handle::Event(handle) => (self.open_event)(&mut event, *handle),
            }
        };
        let seconds = begun.elapsed().as_secs_f64();
        if opened != 0 {
            return None;
        }
        // SAFETY: the memory or event just opened.
        let closed = unsafe { if event.is_null() { (self.close)(memory) } else { (self.destroy)(event) } };
        (closed == 0).then_some(seconds)
    }

    /// Records an event.
    ///
    /// # Safety
    ///
    /// Both are alive.
    pub unsafe fn record(&self, event: hipEvent_t, stream: hipStream_t) -> c_int {
        // SAFETY: as the caller says.
        unsafe { (self.record)(event, stream) }
    }

    /// Waits on a stream for an event, and then for the stream.
    ///
    /// # Safety
    ///
    /// Both are alive.
    pub unsafe fn wait_for(&self, event: hipEvent_t, stream: hipStream_t) -> c_int {
        // SAFETY: as the caller says.
        match unsafe { (self.wait_for)(stream, event, 0) } {
            // SAFETY: the same.
            0 => unsafe { (self.wait)(stream) },
            status => status,
        }
    }

    /// Copies between memory of devices and waits for the end.
    ///
    /// # Safety
    ///
    /// Both have so many bytes.
    pub unsafe fn copy(&self, to: *mut c_void, from: *const c_void, bytes: usize, stream: hipStream_t) -> c_int {
        // SAFETY: as the caller says.
        match unsafe { (self.copy)(to, from, bytes, stream) } {
            // SAFETY: the stream is alive.
            0 => unsafe { (self.wait)(stream) },
            status => status,
        }
    }
}
