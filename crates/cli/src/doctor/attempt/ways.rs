// SPDX-License-Identifier: MIT OR Apache-2.0
//! The calls of each way. The owner's make something to share; the user's open, check and measure it.

use std::ffi::{c_int, c_void};
use std::mem::zeroed;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::ptr::{null_mut, without_provenance_mut};

use anygpu::api::acl::*;
use anygpu::api::anygpu::anygpu_token;
use anygpu::api::hip::*;
use anygpu::os::descriptor;

use super::super::calls::{call, later};
use super::super::dialogue::{Outcome, Way};
use super::plain::Driver;
use super::{Process, Shared, Ticket, USERS, repeated};

/// The owner's pattern for the shared memory's first and last bytes.
const OWNERS: [u8; 4096] = [0x5a; 4096];

const GRANULE: usize = 2 << 20;
const TO_HOST: hipMemcpyKind = hipMemcpyDeviceToHost;
const TO_DEVICE: hipMemcpyKind = hipMemcpyHostToDevice;
/// hipEventInterprocess and hipEventDisableTiming.
const SHARED_EVENT: u32 = 4 | 2;
const LAZY_PEER_ACCESS: u32 = 1;
const NO_DESCRIPTOR: &str = "no descriptor came";

impl Process {
    /// Opens an event, and waits for it as often as the owner records it.
    pub(super) fn open_event(&mut self, ticket: &Ticket) -> Outcome<()> {
        let (event, stream) = self.begin_event(ticket).inspect_err(|_| self.refuse_rounds())?;
        self.step("hipStreamWaitEvent");
        // SAFETY: both are alive.
        let plain = self.by_driver("cuStreamWaitEvent", |driver| unsafe { driver.wait_for(event, stream) });
        self.answer_rounds(plain, |_| {
            if !self.byte(None) {
                return Err(self.failure("", "the owner's record failed"));
            }
            // SAFETY: both are alive.
            let (waits, done) = unsafe {
                ((self.calls.hipStreamWaitEvent)(stream, event, 0), (self.calls.hipStreamSynchronize)(stream))
            };
            let waited = self.check("hipStreamWaitEvent", waits).and(self.check("hipStreamSynchronize", done));
            waited.inspect_err(|_| _ = self.byte(Some(0)))?;
            self.byte(Some(1));
            Ok(())
        })
    }

    fn begin_event(&mut self, ticket: &Ticket) -> Outcome<(hipEvent_t, hipStream_t)> {
        self.check_back_end(ticket)?;
        let stream = self.stream()?;
        let event = self.time_openings(Way::IpcEvent, ticket, None)?;
        Ok((event.cast(), stream))
    }

    /// Makes a plain call of the driver's; on the other back ends there is none.
    fn by_driver(&self, name: &str, call: impl Fn(Driver) -> c_int) -> impl Fn() -> Outcome<()> {
        let driver = Driver::of(&self.calls.back_end());
        move || driver.map_or(Ok(()), |driver| self.check(name, call(driver)))
    }

    /// Records an event, tells the user, and waits until it has waited for the event.
    pub(super) fn time_records(&self, event: hipEvent_t, stream: hipStream_t) -> Outcome<()> {
        // SAFETY: both are alive.
        let plain = self.by_driver("cuEventRecord", |driver| unsafe { driver.record(event, stream) });
        self.begin_rounds(plain, |_| {
            // SAFETY: both are alive.
            let status = unsafe { (self.calls.hipEventRecord)(event, stream) };
            self.check("hipEventRecord", status).inspect_err(|_| _ = self.byte(Some(0)))?;
            Ok(self.byte(Some(1)) && self.byte(None))
        })
    }

    /// Answers an owner that has begun, but with which there is nothing to do.
    fn refuse_rounds(&self) {
        if self.byte(None) {
            self.byte(Some(0));
        }
    }

    /// Signals a timeline, and waits until the user has signalled it in turn.
    pub(super) fn time_signals(&self, fd: RawFd) -> Outcome<()> {
        self.step("anygpu_timeline_wait");
        let round = |round| self.signal(fd, 2 * round + 1).and(self.wait(fd, 2 * round + 2)).map(|()| true);
        self.begin_rounds(|| Ok(()), round)
    }

    /// The user's side of it.
    pub(super) fn answer_signals(&mut self, ticket: &Ticket, descriptor: Option<OwnedFd>) -> Outcome<()> {
        let ready = self.check_back_end(ticket).and(descriptor.ok_or_else(|| self.failure("recvmsg", NO_DESCRIPTOR)));
        let fd = ready.inspect_err(|_| self.refuse_rounds())?;
        let fd = fd.as_raw_fd();
        self.step("anygpu_timeline_wait");
        let round = |round| self.wait(fd, 2 * round + 1).and_then(|()| self.signal(fd, 2 * round + 2));
        self.answer_rounds(|| Ok(()), round)
    }

    fn signal(&self, fd: RawFd, value: u64) -> Outcome<()> {
        // SAFETY: numbers alone.
        self.check("anygpu_timeline_signal", unsafe { (self.calls.anygpu_timeline_signal)(fd, value) })
    }

    fn wait(&self, fd: RawFd, value: u64) -> Outcome<()> {
        const MILLISECONDS: u32 = 10_000;
        // SAFETY: numbers alone.
        self.check("anygpu_timeline_wait", unsafe { (self.calls.anygpu_timeline_wait)(fd, value, MILLISECONDS) })
    }

    /// Makes the device current.
    pub(super) fn start(&mut self) -> Outcome<()> {
        let mut count = 0;
        call!(self, hipGetDeviceCount(&mut count));
        call!(self, hipSetDevice(self.request.device));
        Ok(())
    }

    fn bytes(&self, way: Way) -> Outcome<usize> {
        let mut total = 0;
        call!(self, hipDeviceTotalMem(&mut total, self.request.device));
        let mut granule = GRANULE;
        if [Way::PhysicalMemory, Way::Handle64, Way::ExternalMemory].contains(&way) {
            // SAFETY: as `call!` says. A back end without physical memory has no granularity either.
            unsafe { (self.calls.hipMemGetAllocationGranularity)(&mut granule, &self.physical(), 0) };
        }
        let granule = granule.max(GRANULE);
        let wanted = self.request.points.largest().next_multiple_of(granule);
        Ok((total / 8).min(wanted).max(granule) / granule * granule)
    }

    fn location(&self) -> hipMemLocation {
        hipMemLocation { r#type: hipMemLocationTypeDevice, id: self.request.device }
    }

    fn physical(&self) -> hipMemAllocationProp {
        hipMemAllocationProp {
            r#type: hipMemAllocationTypePinned,
            requestedHandleType: hipMemHandleTypePosixFileDescriptor,
            location: self.location(),
            win32HandleMetaData: null_mut(),
            allocFlags: hipMemAllocationFlags::default(),
        }
    }

    fn access(&self) -> hipMemAccessDesc {
        hipMemAccessDesc { location: self.location(), flags: hipMemAccessFlagsProtReadWrite }
    }

    pub(super) fn stream(&mut self) -> Outcome<hipStream_t> {
        let mut stream = null_mut();
        call!(self, hipStreamCreate(&mut stream));
        later!(self, hipStreamDestroy(stream));
        Ok(stream)
    }

    /// Makes something to share, and its name.
    pub(super) fn prepare(&mut self, way: Way, user: i32) -> Outcome<(Ticket, Option<OwnedFd>, Shared)> {
        let bytes = self.bytes(way)?;
        let mut ticket = Ticket { back_end: self.calls.back_end(), bytes, ..Ticket::default() };
        let mut descriptor = -1;
        let mut address = null_mut();
        match way {
            Way::IpcMemory => {
                call!(self, hipMalloc(&mut address, bytes));
                later!(self, hipFree(address));
                let mut handle = hipIpcMemHandle_t { reserved: [0; 64] };
                call!(self, hipIpcGetMemHandle(&mut handle, address));
                ticket.handle = handle.reserved.map(|byte| byte as u8).to_vec();
                ticket.ipc = ticket.handle.clone();
            }
            Way::IpcEvent => {
                ticket.bytes = 0;
                let stream = self.stream()?;
                let mut event = null_mut();
                call!(self, hipEventCreateWithFlags(&mut event, SHARED_EVENT));
                later!(self, hipEventDestroy(event));
                call!(self, hipEventRecord(event, stream));
                let mut handle = hipIpcEventHandle_t { reserved: [0; 64] };
                call!(self, hipIpcGetEventHandle(&mut handle, event));
                ticket.handle = handle.reserved.map(|byte| byte as u8).to_vec();
                ticket.ipc = ticket.handle.clone();
                return Ok((ticket, None, Shared::Event(event, stream)));
            }
            Way::PhysicalMemory | Way::ExternalMemory => {
                let mut handle = null_mut();
                call!(self, hipMemCreate(&mut handle, bytes, &self.physical(), 0));
                later!(self, hipMemRelease(handle));
                address = self.map(handle, bytes)?;
                let output = (&raw mut descriptor).cast();
                let kind = hipMemHandleTypePosixFileDescriptor;
                call!(self, hipMemExportToShareableHandle(output, handle, kind, 0));
            }
            Way::Pool => {
                // SAFETY: all zeros is a value of this plain structure.
                let mut properties: hipMemPoolProps = unsafe { zeroed() };
                properties.allocType = hipMemAllocationTypePinned;
                properties.handleTypes = hipMemHandleTypePosixFileDescriptor;
                properties.location = self.location();
                let stream = self.stream()?;
                let mut pool = null_mut();
                call!(self, hipMemPoolCreate(&mut pool, &properties));
                later!(self, hipMemPoolDestroy(pool));
                call!(self, hipMallocFromPoolAsync(&mut address, bytes, pool, stream));
                later!(self, hipStreamSynchronize(stream));
                later!(self, hipFreeAsync(address, stream));
                call!(self, hipStreamSynchronize(stream));
                let output = (&raw mut descriptor).cast();
                let kind = hipMemHandleTypePosixFileDescriptor;
                call!(self, hipMemPoolExportToShareableHandle(output, pool, kind, 0));
                let mut name = hipMemPoolPtrExportData { reserved: [0; 64] };
                call!(self, hipMemPoolExportPointer(&mut name, address));
                ticket.handle = name.reserved.to_vec();
            }
            Way::Handle64 => {
                self.start_acl()?;
                let properties = aclrtPhysicalMemProp {
                    handleType: ACL_MEM_HANDLE_TYPE_NONE,
                    allocationType: ACL_MEM_ALLOCATION_TYPE_PINNED,
                    memAttr: ACL_HBM_MEM_HUGE,
                    location: aclrtMemLocation { id: self.request.device as u32, r#type: ACL_MEM_LOCATION_TYPE_DEVICE },
                    reserve: 0,
                };
                let mut handle = null_mut();
                call!(self, aclrtMallocPhysical(&mut handle, bytes, &properties, 0));
                later!(self, aclrtFreePhysical(handle));
                address = self.map_acl(handle, bytes)?;
                let output = &mut ticket.number;
                call!(self, aclrtMemExportToShareableHandle(handle, ACL_MEM_HANDLE_TYPE_NONE, 0, output));
                let mut user = user;
                call!(self, aclrtMemSetPidToShareableHandle(ticket.number, &mut user, 1));
            }
            Way::Timeline => {
                call!(self, anygpu_timeline_create(&mut descriptor, 0));
                // SAFETY: the library has just made the descriptor for this process.
                let own = unsafe { OwnedFd::from_raw_fd(descriptor) };
                let sent = own.try_clone().map_err(|error| self.failure("dup", error.to_string()))?;
                let shared = Shared::Timeline(own.as_raw_fd());
                self.undo.push(Box::new(move |_| drop(own)));
                return Ok((ticket, Some(sent), shared));
            }
            Way::Token => {
                call!(self, hipMalloc(&mut address, bytes));
                later!(self, hipFree(address));
                if self.request.points.is_full {
                    let mut handle = hipIpcMemHandle_t { reserved: [0; 64] };
                    call!(self, hipIpcGetMemHandle(&mut handle, address));
                    ticket.ipc = handle.reserved.map(|byte| byte as u8).to_vec();
                }
                let mut token = anygpu_token { bytes: [0; 512] };
                call!(self, anygpu_export(address, bytes, &mut token));
                ticket.handle = token.bytes.to_vec();
            }
        }
        // SAFETY: the library has just made the descriptor for this process.
        let descriptor = (descriptor >= 0).then(|| unsafe { OwnedFd::from_raw_fd(descriptor) });
        self.write(address, bytes, &OWNERS)?;
        Ok((ticket, descriptor, Shared::Memory(address, bytes)))
    }

    /// Opens what a ticket names, checks it, and measures.
    pub(super) fn open(&mut self, way: Way, ticket: &Ticket, descriptor: Option<OwnedFd>) -> Outcome<()> {
        self.check_back_end(ticket)?;
        let (address, bytes) = (self.time_openings(way, ticket, descriptor)?, ticket.bytes);
        self.expect(address, bytes, &OWNERS, "what the owner wrote is not in the opened memory")?;
        self.measure(address, bytes)?;
        self.write(address, bytes, &USERS)
    }

    pub(super) fn open_shared(
        &mut self,
        way: Way,
        ticket: &Ticket,
        descriptor: Option<OwnedFd>,
    ) -> Outcome<*mut c_void> {
        let bytes = ticket.bytes;
        let mut handle = [0_u8; 64];
        ticket.handle.iter().zip(&mut handle).for_each(|(from, to)| *to = *from);
        let received = |process: &Process| {
            descriptor.as_ref().map(AsRawFd::as_raw_fd).ok_or_else(|| process.failure("recvmsg", NO_DESCRIPTOR))
        };
        let mut address = null_mut();
        match way {
            Way::IpcMemory => {
                let handle = hipIpcMemHandle_t { reserved: handle.map(|byte| byte as _) };
                call!(self, hipIpcOpenMemHandle(&mut address, handle, LAZY_PEER_ACCESS));
                later!(self, hipIpcCloseMemHandle(address));
            }
            Way::IpcEvent => {
                let mut event = null_mut();
                let handle = hipIpcEventHandle_t { reserved: handle.map(|byte| byte as _) };
                call!(self, hipIpcOpenEventHandle(&mut event, handle));
                later!(self, hipEventDestroy(event));
                address = event.cast();
            }
            Way::Timeline => {}
            Way::PhysicalMemory => {
                let mut handle = null_mut();
                let mut number = received(self)?;
                let kind = hipMemHandleTypePosixFileDescriptor;
                // AMD's releases up to 7.0 take a pointer, which those from 7.1 on refuse: they take the number.
                let name = "hipMemImportFromShareableHandle";
                self.step(name);
                let import = self.calls.hipMemImportFromShareableHandle;
                // SAFETY: as `call!` says.
                if unsafe { import(&mut handle, (&raw mut number).cast(), kind) } != 0 {
                    // SAFETY: the same.
                    self.check(name, unsafe { import(&mut handle, without_provenance_mut(number as usize), kind) })?;
                }
                later!(self, hipMemRelease(handle));
                address = self.map(handle, bytes)?;
            }
            Way::Pool => {
                let mut pool = null_mut();
                let from = without_provenance_mut(received(self)? as usize);
                let kind = hipMemHandleTypePosixFileDescriptor;
                let stream = self.stream()?;
                call!(self, hipMemPoolImportFromShareableHandle(&mut pool, from, kind, 0));
                later!(self, hipMemPoolDestroy(pool));
                call!(self, hipMemPoolSetAccess(pool, &self.access(), 1));
                let mut name = hipMemPoolPtrExportData { reserved: handle };
                call!(self, hipMemPoolImportPointer(&mut address, pool, &mut name));
                later!(self, hipStreamSynchronize(stream));
                later!(self, hipFreeAsync(address, stream));
            }
            Way::Handle64 => {
                self.start_acl()?;
                let mut handle = null_mut();
                call!(self, aclrtMemImportFromShareableHandle(ticket.number, self.request.device, &mut handle));
                later!(self, aclrtFreePhysical(handle));
                address = self.map_acl(handle, bytes)?;
            }
            Way::ExternalMemory => {
                // SAFETY: all zeros is a value of these plain structures.
                let (mut from, mut part): (hipExternalMemoryHandleDesc, hipExternalMemoryBufferDesc) =
                    unsafe { (zeroed(), zeroed()) };
                from.r#type = hipExternalMemoryHandleTypeOpaqueFd;
                from.handle.fd = received(self)?;
                from.size = bytes as u64;
                part.size = bytes as u64;
                let mut memory = null_mut();
                call!(self, hipImportExternalMemory(&mut memory, &from));
                later!(self, hipDestroyExternalMemory(memory));
                drop(descriptor);
                call!(self, hipExternalMemoryGetMappedBuffer(&mut address, memory, &part));
                later!(self, hipFree(address));
            }
            Way::Token => {
                call!(self, anygpu_import(&ticket.token(), self.request.device, &mut address));
                // What is kept would be open still where the next way begins.
                later!(self, anygpu_trim());
                later!(self, anygpu_close(address));
            }
        }
        Ok(address)
    }

    /// Maps physical memory for the device.
    fn map(&mut self, handle: hipMemGenericAllocationHandle_t, bytes: usize) -> Outcome<*mut c_void> {
        let mut address = null_mut();
        call!(self, hipMemAddressReserve(&mut address, bytes, 0, null_mut(), 0));
        later!(self, hipMemAddressFree(address, bytes));
        call!(self, hipMemMap(address, bytes, 0, handle, 0));
        later!(self, hipMemUnmap(address, bytes));
        call!(self, hipMemSetAccess(address, bytes, &self.access(), 1));
        Ok(address)
    }

    fn map_acl(&mut self, handle: aclrtDrvMemHandle, bytes: usize) -> Outcome<*mut c_void> {
        let mut address = null_mut();
        call!(self, aclrtReserveMemAddress(&mut address, bytes, 0, null_mut(), 0));
        later!(self, aclrtReleaseMemAddress(address));
        call!(self, aclrtMapMem(address, bytes, 0, handle, 0));
        later!(self, aclrtUnmapMem(address));
        Ok(address)
    }

    fn start_acl(&mut self) -> Outcome<()> {
        if !self.has_acl {
            self.step("aclInit");
            // SAFETY: NULL is no configuration.
            let status = unsafe { (self.calls.aclInit)(null_mut()) };
            // The back end has done it where the runtime is AscendCL's own.
            if status != ACL_ERROR_REPEAT_INITIALIZE {
                self.check("aclInit", status)?;
            }
            self.has_acl = true;
        }
        call!(self, aclrtSetDevice(self.request.device));
        Ok(())
    }

    /// Writes a pattern to both ends of shared memory.
    fn write(&self, address: *mut c_void, bytes: usize, pattern: &[u8; 4096]) -> Outcome<()> {
        for end in [address, address.wrapping_byte_add(bytes - pattern.len())] {
            call!(self, hipMemcpy(end, pattern.as_ptr().cast(), pattern.len(), TO_DEVICE));
        }
        call!(self, hipDeviceSynchronize());
        Ok(())
    }

    /// Compares both ends of shared memory with a pattern.
    pub(super) fn expect(
        &self,
        address: *mut c_void,
        bytes: usize,
        pattern: &[u8; 4096],
        otherwise: &str,
    ) -> Outcome<()> {
        for end in [address, address.wrapping_byte_add(bytes - pattern.len())] {
            let mut there = [0_u8; 4096];
            call!(self, hipMemcpy(there.as_mut_ptr().cast(), end, there.len(), TO_HOST));
            if there != *pattern {
                return Err(self.failure("comparison", otherwise));
            }
        }
        Ok(())
    }

    /// Sends a byte, or receives one: true for 1.
    pub(super) fn byte(&self, sent: Option<u8>) -> bool {
        let mut byte = [sent.unwrap_or_default()];
        match sent {
            Some(_) => match repeated(|| descriptor::send(self.peer.as_raw_fd(), &byte, None)) {
                Ok(()) => true,
                Err(error) => self.end("sendmsg", &error),
            },
            None => match repeated(|| descriptor::receive(self.peer.as_raw_fd(), &mut byte)) {
                Ok((0, _)) => std::process::exit(0),
                Ok(_) => byte == [1],
                Err(error) => self.end("recvmsg", &error),
            },
        }
    }
}
