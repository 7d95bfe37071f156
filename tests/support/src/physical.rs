// SPDX-License-Identifier: MIT OR Apache-2.0
//! Commands of [`super::peer`] for physical memory and pools, and for sending descriptors to another process.
//!
//! They make HIP's calls, or those of CUDA's driver.

use std::cell::RefCell;
use std::ffi::c_void;
use std::io::{IoSlice, IoSliceMut};
use std::mem::zeroed;
use std::os::fd::{AsRawFd, FromRawFd};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::ptr;

use anygpu::api::hip::{hipMemcpy, hipMemcpyDeviceToHost};

use crate::peer::{MIB, Process, UNTOUCHED, from_hex, number, pointer, to_hex};

/// The interface whose calls a process makes.
#[derive(Clone, Copy, Debug)]
pub enum Names {
    Hip,
    Cuda,
}

impl Names {
    pub fn word(self) -> &'static str {
        match self {
            Names::Hip => "hip",
            Names::Cuda => "cuda",
        }
    }
}

/// Granularity of NVIDIA's physical memory and of the host back end's.
pub const GRANULE: u64 = 2 * MIB;
/// Access for reading only.
pub const READ: u32 = 1;
/// Access for reading and writing.
pub const BOTH: u32 = 3;

impl Process {
    /// Makes a call of this interface.
    #[track_caller]
    pub fn by(&mut self, names: Names, command: &str) -> (u32, Vec<String>) {
        self.call(&format!("{} {command}", names.word()))
    }

    /// Returns the first value of a call of this interface, which must succeed.
    #[track_caller]
    pub fn get(&mut self, names: Names, command: &str) -> u64 {
        self.values(&format!("{} {command}", names.word())).first().copied().unwrap_or_default()
    }

    /// Creates exportable memory, mapped for reading and writing; returns its handle and address.
    #[track_caller]
    pub fn physical(&mut self, names: Names, size: u64) -> (u64, u64) {
        let memory = self.get(names, &format!("create {size}"));
        (memory, self.mapped(names, memory, size, BOTH))
    }

    /// Maps memory with these access rights and returns the address.
    #[track_caller]
    pub fn mapped(&mut self, names: Names, memory: u64, size: u64, rights: u32) -> u64 {
        let address = self.get(names, &format!("reserve {size}"));
        self.get(names, &format!("map {address} {size} {memory}"));
        self.get(names, &format!("access {address} {size} {rights}"));
        address
    }

    /// Unmaps memory and frees the reservation.
    #[track_caller]
    pub fn unmapped(&mut self, names: Names, address: u64, size: u64) {
        self.get(names, &format!("unmap {address} {size}"));
        self.get(names, &format!("unreserve {address} {size}"));
    }

    /// Sends a descriptor to another process and returns its number there.
    #[track_caller]
    pub fn give(&mut self, descriptor: u64, to: &mut Process) -> u64 {
        let name = format!("anygpu-test-{}", to.id());
        to.values(&format!("inbox {name}"));
        self.values(&format!("send_descriptor {name} {descriptor}"));
        to.value("receive_descriptor")
    }

    #[track_caller]
    pub fn close_descriptor(&mut self, descriptor: u64) {
        self.values(&format!("close_descriptor {descriptor}"));
    }
}

thread_local! {
    static INBOX: RefCell<Option<UnixDatagram>> = const { RefCell::new(None) };
}

/// Buffer for the control message of one descriptor.
#[repr(align(8))]
struct Control([u8; 32]);

fn message(data: *mut libc::iovec, control: &mut Control) -> libc::msghdr {
    // SAFETY: zeros are an empty message.
    let mut message: libc::msghdr = unsafe { zeroed() };
    (message.msg_iov, message.msg_iovlen) = (data, 1);
    (message.msg_control, message.msg_controllen) = (control.0.as_mut_ptr().cast(), size_of::<Control>());
    message
}

fn send(name: &str, descriptor: i32) {
    let socket = UnixDatagram::unbound().expect("a socket");
    let receiver = SocketAddr::from_abstract_name(name).expect("a name");
    socket.connect_addr(&receiver).expect("an inbox");
    let mut control = Control([0; 32]);
    let mut data = IoSlice::new(b"x");
    let mut message = message((&raw mut data).cast(), &mut control);
    // SAFETY: the control message is inside the room for it, and all of it lives until it is sent.
    unsafe {
        message.msg_controllen = libc::CMSG_SPACE(4) as _;
        let header = libc::CMSG_FIRSTHDR(&message);
        (*header).cmsg_level = libc::SOL_SOCKET;
        (*header).cmsg_type = libc::SCM_RIGHTS;
        (*header).cmsg_len = libc::CMSG_LEN(4) as _;
        libc::CMSG_DATA(header).cast::<i32>().write_unaligned(descriptor);
        assert_eq!(libc::sendmsg(socket.as_raw_fd(), &message, 0), 1);
    }
}

fn receive() -> i32 {
    let mut control = Control([0; 32]);
    let mut byte = [0];
    let mut data = IoSliceMut::new(&mut byte);
    let mut message = message((&raw mut data).cast(), &mut control);
    let socket = INBOX.take().expect("an inbox");
    // SAFETY: as for sending.
    unsafe {
        assert_eq!(libc::recvmsg(socket.as_raw_fd(), &mut message, 0), 1);
        libc::CMSG_DATA(libc::CMSG_FIRSTHDR(&message)).cast::<i32>().read_unaligned()
    }
}

fn untouched<T>() -> *mut T {
    ptr::without_provenance_mut(UNTOUCHED as usize)
}

/// Executes a command; `None` if it is not one of these.
pub fn execute(words: &[&str]) -> Option<(u32, Vec<String>)> {
    match words {
        ["inbox", name] => {
            let here = SocketAddr::from_abstract_name(name).expect("a name");
            INBOX.set(Some(UnixDatagram::bind_addr(&here).expect("a free name")));
            Some((0, Vec::new()))
        }
        ["send_descriptor", name, descriptor] => {
            send(name, number(descriptor) as i32);
            Some((0, Vec::new()))
        }
        ["receive_descriptor"] => Some((0, vec![receive().to_string()])),
        ["close_descriptor", descriptor] => {
            // SAFETY: the test's own descriptor.
            drop(unsafe { std::fs::File::from_raw_fd(number(descriptor) as i32) });
            Some((0, Vec::new()))
        }
        ["hip", rest @ ..] => Some(by_hip(rest)),
        ["cuda", rest @ ..] => Some(by_cuda(rest)),
        _ => None,
    }
}

/// Imports, maps, reads and releases memory `count` times; returns the first status that is not 0.
fn import_often(
    execute: fn(&[&str]) -> (u32, Vec<String>),
    descriptor: &str,
    count: u64,
    size: &str,
    value: u64,
) -> u32 {
    let step = |words: &[&str]| match execute(words) {
        (0, values) => Ok(values.into_iter().next().unwrap_or_default()),
        (status, _) => Err(status),
    };
    let once = || {
        let memory = step(&["import", descriptor])?;
        let address = step(&["reserve", size])?;
        step(&["map", &address, size, &memory])?;
        step(&["access", &address, size, "3"])?;
        let mut content = 0_u64;
        // SAFETY: the variable has the size given.
        let status = unsafe { hipMemcpy((&raw mut content).cast(), pointer(&address), 8, hipMemcpyDeviceToHost) };
        if status != 0 {
            return Err(status);
        }
        step(&["release", &memory])?;
        step(&["unmap", &address, size])?;
        step(&["unreserve", &address, size])?;
        if content == value { Ok(()) } else { Err(9999) }
    };
    (0..count).find_map(|_| once().err()).unwrap_or(0)
}

fn by_hip(words: &[&str]) -> (u32, Vec<String>) {
    use anygpu::api::hip::*;

    let one = |value: u64| vec![value.to_string()];
    let shared = hipMemHandleTypePosixFileDescriptor;
    let location = hipMemLocation { r#type: hipMemLocationTypeDevice, id: 0 };
    // SAFETY: the test is the C caller here; outputs are live variables of the right types.
    unsafe {
        match words {
            ["create", size] => {
                let (mut memory, mut properties) = (untouched(), zeroed::<hipMemAllocationProp>());
                properties.r#type = hipMemAllocationTypePinned;
                (properties.requestedHandleType, properties.location) = (shared, location);
                let status = hipMemCreate(&mut memory, number(size) as usize, &properties, 0);
                (status, one(memory.addr() as u64))
            }
            ["release", memory] => (hipMemRelease(pointer(memory).cast()), Vec::new()),
            ["reserve", size, alignment @ ..] => {
                let mut address = untouched();
                let alignment = alignment.first().map_or(0, |alignment| number(alignment) as usize);
                let status = hipMemAddressReserve(&mut address, number(size) as usize, alignment, ptr::null_mut(), 0);
                (status, one(address.addr() as u64))
            }
            ["unreserve", address, size] => (hipMemAddressFree(pointer(address), number(size) as usize), Vec::new()),
            ["map", address, size, memory] => {
                (hipMemMap(pointer(address), number(size) as usize, 0, pointer(memory).cast(), 0), Vec::new())
            }
            ["unmap", address, size] => (hipMemUnmap(pointer(address), number(size) as usize), Vec::new()),
            ["access", address, size, flags] => {
                let rights = hipMemAccessDesc { location, flags: number(flags) as u32 };
                (hipMemSetAccess(pointer(address), number(size) as usize, &rights, 1), Vec::new())
            }
            ["export", memory] => {
                let mut descriptor = -1_i32;
                let out = (&raw mut descriptor).cast();
                let status = hipMemExportToShareableHandle(out, pointer(memory).cast(), shared, 0);
                (status, one(descriptor as u64))
            }
            ["import", descriptor] => {
                let mut memory = untouched();
                let status = hipMemImportFromShareableHandle(&mut memory, pointer(descriptor), shared);
                (status, one(memory.addr() as u64))
            }
            // As HIP has it up to 7.0.
            ["import_there", descriptor] => {
                let (mut memory, mut descriptor) = (untouched(), number(descriptor) as i32);
                let by_pointer = (&raw mut descriptor).cast();
                let status = hipMemImportFromShareableHandle(&mut memory, by_pointer, shared);
                (status, one(memory.addr() as u64))
            }
            ["import_often", descriptor, count, size, value] => {
                (import_often(by_hip, descriptor, number(count), size, number(value)), Vec::new())
            }
            ["pool"] => {
                let (mut pool, mut properties) = (untouched(), zeroed::<hipMemPoolProps>());
                properties.allocType = hipMemAllocationTypePinned;
                (properties.handleTypes, properties.location) = (shared, location);
                (hipMemPoolCreate(&mut pool, &properties), one(pool.addr() as u64))
            }
            ["destroy", pool] => (hipMemPoolDestroy(pointer(pool).cast()), Vec::new()),
            ["allocate_from", pool, size] => {
                let mut address = untouched();
                let (size, pool) = (number(size) as usize, pointer(pool).cast());
                let status = hipMallocFromPoolAsync(&mut address, size, pool, ptr::null_mut());
                (status | hipStreamSynchronize(ptr::null_mut()), one(address.addr() as u64))
            }
            ["free_from", address] => {
                let status = hipFreeAsync(pointer(address), ptr::null_mut());
                (status | hipStreamSynchronize(ptr::null_mut()), Vec::new())
            }
            ["export_pool", pool] => {
                let mut descriptor = -1_i32;
                let out = (&raw mut descriptor).cast();
                let status = hipMemPoolExportToShareableHandle(out, pointer(pool).cast(), shared, 0);
                (status, one(descriptor as u64))
            }
            ["import_pool", descriptor] => {
                let mut pool = untouched();
                let status = hipMemPoolImportFromShareableHandle(&mut pool, pointer(descriptor), shared, 0);
                (status, one(pool.addr() as u64))
            }
            ["name", address] => {
                let mut name = hipMemPoolPtrExportData { reserved: [0x5a; 64] };
                let status = hipMemPoolExportPointer(&mut name, pointer(address));
                (status, vec![to_hex(&name.reserved)])
            }
            ["import_name", pool, name] => {
                let (mut address, mut name) = (untouched(), hipMemPoolPtrExportData { reserved: from_hex(name) });
                let status = hipMemPoolImportPointer(&mut address, pointer(pool).cast(), &mut name);
                (status, one(address.addr() as u64))
            }
            _ => panic!("no such command: {words:?}"),
        }
    }
}

/// Makes the device's primary context current, once per process: it makes calls from one thread.
pub fn with_context() {
    use anygpu::api::cuda::*;

    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let mut context = ptr::null_mut();
        // SAFETY: the output is a live variable.
        unsafe {
            assert_eq!((cuInit(0), cuDevicePrimaryCtxRetain(&mut context, 0), cuCtxSetCurrent(context)), (0, 0, 0));
        }
    });
}

fn by_cuda(words: &[&str]) -> (u32, Vec<String>) {
    use anygpu::api::cuda::*;

    with_context();
    let one = |value: u64| vec![value.to_string()];
    let shared = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    let location = CUmemLocation { r#type: CU_MEM_LOCATION_TYPE_DEVICE, id: 0 };
    // SAFETY: the test is the C caller here; outputs are live variables of the right types.
    unsafe {
        match words {
            ["create", size] => {
                let (mut memory, mut properties) = (UNTOUCHED, zeroed::<CUmemAllocationProp>());
                properties.r#type = CU_MEM_ALLOCATION_TYPE_PINNED;
                (properties.requestedHandleTypes, properties.location) = (shared, location);
                (cuMemCreate(&mut memory, number(size) as usize, &properties, 0), one(memory))
            }
            ["release", memory] => (cuMemRelease(number(memory)), Vec::new()),
            ["reserve", size] => {
                let mut address = UNTOUCHED;
                (cuMemAddressReserve(&mut address, number(size) as usize, 0, 0, 0), one(address))
            }
            ["unreserve", address, size] => (cuMemAddressFree(number(address), number(size) as usize), Vec::new()),
            ["map", address, size, memory] => {
                (cuMemMap(number(address), number(size) as usize, 0, number(memory), 0), Vec::new())
            }
            ["unmap", address, size] => (cuMemUnmap(number(address), number(size) as usize), Vec::new()),
            ["access", address, size, flags] => {
                let rights = CUmemAccessDesc { location, flags: number(flags) as u32 };
                (cuMemSetAccess(number(address), number(size) as usize, &rights, 1), Vec::new())
            }
            ["export", memory] => {
                let mut descriptor = -1_i32;
                let out = (&raw mut descriptor).cast();
                (cuMemExportToShareableHandle(out, number(memory), shared, 0), one(descriptor as u64))
            }
            ["import", descriptor] => {
                let mut memory = UNTOUCHED;
                (cuMemImportFromShareableHandle(&mut memory, pointer(descriptor), shared), one(memory))
            }
            ["import_often", descriptor, count, size, value] => {
                (import_often(by_cuda, descriptor, number(count), size, number(value)), Vec::new())
            }
            ["pool"] => {
                let (mut pool, mut properties) = (untouched(), zeroed::<CUmemPoolProps>());
                properties.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
                (properties.handleTypes, properties.location) = (shared, location);
                (cuMemPoolCreate(&mut pool, &properties), one(pool.addr() as u64))
            }
            ["destroy", pool] => (cuMemPoolDestroy(pointer(pool).cast()), Vec::new()),
            ["allocate_from", pool, size] => {
                let mut address = UNTOUCHED;
                let (size, pool) = (number(size) as usize, pointer(pool).cast());
                let status = cuMemAllocFromPoolAsync(&mut address, size, pool, ptr::null_mut());
                (status | cuStreamSynchronize(ptr::null_mut()), one(address))
            }
            ["free_from", address] => {
                let status = cuMemFreeAsync(number(address), ptr::null_mut());
                (status | cuStreamSynchronize(ptr::null_mut()), Vec::new())
            }
            ["export_pool", pool] => {
                let mut descriptor = -1_i32;
                let out: *mut c_void = (&raw mut descriptor).cast();
                let status = cuMemPoolExportToShareableHandle(out, pointer(pool).cast(), shared, 0);
                (status, one(descriptor as u64))
            }
            ["import_pool", descriptor] => {
                let mut pool = untouched();
                let status = cuMemPoolImportFromShareableHandle(&mut pool, pointer(descriptor), shared, 0);
                (status, one(pool.addr() as u64))
            }
            ["name", address] => {
                let mut name = CUmemPoolPtrExportData { reserved: [0x5a; 64] };
                (cuMemPoolExportPointer(&mut name, number(address)), vec![to_hex(&name.reserved)])
            }
            ["import_name", pool, name] => {
                let (mut address, mut name) = (UNTOUCHED, CUmemPoolPtrExportData { reserved: from_hex(name) });
                (cuMemPoolImportPointer(&mut address, pointer(pool).cast(), &mut name), one(address))
            }
            _ => panic!("no such command: {words:?}"),
        }
    }
}
