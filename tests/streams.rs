// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams on the host back end: order between devices, what returns at once, memory of pools, resets, functions that
//! streams call, and faults in those.

use std::ffi::{c_int, c_void};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Output};
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Once, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use anygpu::api::{cuda, cudart, hip::*};
use common::{assert_within, run, stretched, text};

const SIZE: usize = 4096;
/// What pools reserve multiples of.
const CHUNK: usize = 32 << 20;
/// Set for this program as a child that touches device memory.
const TOUCH: &str = "ANYGPU_TEST_TOUCH";
/// Set for this program as a child whose memory is limited.
const LIMITED: &str = "ANYGPU_TEST_LIMITED";

/// Returns two devices that no other test uses. Must come before a test's first call: settings are read once.
fn devices() -> [i32; 2] {
    static ONCE: Once = Once::new();
    static NEXT: AtomicI32 = AtomicI32::new(0);
    // SAFETY: the tests of this file read the environment only through this and the library, after this.
    ONCE.call_once(|| unsafe {
        std::env::set_var("ANYGPU_BACKEND", "host");
        std::env::set_var("ANYGPU_HOST_DEVICES", "64");
        std::env::set_var("ANYGPU_HOST_MEMORY", "64M");
        if std::env::var_os(TOUCH).is_some() {
            std::env::set_var("ANYGPU_HOST_STRICT", "1");
        }
    });
    let first = NEXT.fetch_add(2, Ordering::Relaxed);
    [first, first + 1]
}

#[track_caller]
fn good(status: hipError_t) {
    assert_eq!(status, hipSuccess);
}

fn select(device: i32) {
    // SAFETY: no pointers.
    good(unsafe { hipSetDevice(device) });
}

fn allocate() -> *mut c_void {
    let mut memory = ptr::null_mut();
    // SAFETY: the output is a live variable.
    good(unsafe { hipMalloc(&mut memory, SIZE) });
    memory
}

/// A word that host and devices reach, 0.
fn word() -> &'static AtomicU32 {
    let mut memory = ptr::null_mut();
    // SAFETY: the output is a live variable; the memory is fresh, and not freed while the test runs.
    unsafe {
        good(hipHostMalloc(&mut memory, SIZE, 0));
        ptr::write_bytes(memory.cast::<u8>(), 0, SIZE);
        &*memory.cast::<AtomicU32>()
    }
}

fn stream(flags: u32) -> hipStream_t {
    let mut stream = ptr::null_mut();
    // SAFETY: the output is a live variable.
    good(unsafe { hipStreamCreateWithFlags(&mut stream, flags) });
    stream
}

fn fill(memory: *mut c_void, value: i32, stream: hipStream_t) {
    // SAFETY: the memory has that size, and is freed after the stream's work.
    good(unsafe { hipMemsetAsync(memory, value, SIZE, stream) });
}

/// Reads the first byte in the order of the current device's null stream.
fn first_byte(memory: *const c_void) -> u8 {
    let mut byte = 0_u8;
    // SAFETY: both sides have a byte.
    good(unsafe { hipMemcpy((&raw mut byte).cast(), memory, 1, hipMemcpyDeviceToHost) });
    byte
}

/// A function of a stream that returns when this is dropped.
struct Gate(&'static [AtomicBool; 2]);

impl Gate {
    fn new(stream: hipStream_t) -> Gate {
        extern "C" fn wait(flags: *mut c_void) {
            // SAFETY: the flags below.
            let [begun, open] = unsafe { &*flags.cast::<[AtomicBool; 2]>() };
            begun.store(true, Ordering::Release);
            while !open.load(Ordering::Acquire) {
                thread::sleep(Duration::from_millis(1));
            }
        }
        let flags: &'static [AtomicBool; 2] = Box::leak(Box::default());
        // SAFETY: the function takes the flags, which are never freed.
        good(unsafe { hipLaunchHostFunc(stream, Some(wait), ptr::from_ref(flags).cast_mut().cast()) });
        Gate(flags)
    }

    /// Waits until the function has been called.
    fn await_call(&self) {
        while !self.0[0].load(Ordering::Acquire) {
            thread::yield_now();
        }
    }

    /// Opens it after a time, if it is still closed.
    fn open_after(&self, time: Duration) {
        let flags = self.0;
        thread::spawn(move || {
            thread::sleep(time);
            flags[1].store(true, Ordering::Release);
        });
    }

    /// Opens it in a while.
    fn open_soon(self) {
        thread::spawn(move || {
            thread::sleep(Duration::from_millis(50));
            drop(self);
        });
    }
}

impl Drop for Gate {
    fn drop(&mut self) {
        self.0[1].store(true, Ordering::Release);
    }
}

/// Runs a test of this file in a process of its own, with a variable set.
fn run_alone(test: &str, variable: &str) -> Output {
    let this = std::env::current_exe().expect("a test has a program file");
    run(Command::new(this).args(["--exact", test, "--nocapture"]).env(variable, "1"))
}

/// Runs what must come to an end.
#[track_caller]
fn ends<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let (said, heard) = mpsc::channel();
    thread::spawn(move || said.send(work()));
    heard.recv_timeout(stretched(Duration::from_secs(20))).expect("ends, without a panic")
}

/// A box of [`SIZE`] bytes: 4 slices of 16 rows.
const EXTENT: hipExtent = hipExtent { width: 64, height: 16, depth: 4 };

fn pitched(memory: *const c_void) -> hipPitchedPtr {
    hipPitchedPtr { ptr: memory.cast_mut(), pitch: 64, xsize: 64, ysize: 16 }
}

fn parameters(to: *mut c_void, from: *const c_void) -> hipMemcpy3DParms {
    // SAFETY: zeros are parameters.
    let zeros: hipMemcpy3DParms = unsafe { std::mem::zeroed() };
    hipMemcpy3DParms { srcPtr: pitched(from), dstPtr: pitched(to), extent: EXTENT, kind: hipMemcpyDefault, ..zeros }
}

fn rows(to: *mut c_void, from: *const c_void) -> hip_Memcpy2D {
    // SAFETY: zeros are parameters.
    let zeros: hip_Memcpy2D = unsafe { std::mem::zeroed() };
    hip_Memcpy2D {
        srcMemoryType: hipMemoryTypeUnified,
        srcDevice: from.cast_mut(),
        srcPitch: 64,
        dstMemoryType: hipMemoryTypeUnified,
        dstDevice: to,
        dstPitch: 64,
        WidthInBytes: 64,
        Height: SIZE / 64,
        ..zeros
    }
}

/// Calls with two addresses, or one and no other, that write [`SIZE`] bytes of 7.
type Calls<const N: usize> = [(&'static str, fn(*mut c_void, *const c_void) -> u32); N];

macro_rules! calls {
    (|$to:ident, $from:ident| $($name:ident($($argument:expr),*);)*) => {
        [$((stringify!($name), |$to: *mut c_void, $from: *const c_void| {
            _ = $from;
            // SAFETY: the memory has that size until the work is done.
            unsafe { $name($($argument),*) as u32 }
        })),*]
    };
}

/// Synchronous calls: copies from `from` to `to`.
fn copies() -> Calls<12> {
    use cuda::{cuMemcpy, cuMemcpyDtoD_v2};
    use cudart::{cudaMemcpy, cudaMemcpy2D, cudaMemcpyDefault, cudaMemcpyPeer};
    const NULL: hipStream_t = ptr::null_mut();
    calls!(|to, from|
        hipMemcpy(to, from, SIZE, hipMemcpyDefault);
        hipMemcpyWithStream(to, from, SIZE, hipMemcpyDefault, NULL);
        hipMemcpyDtoD(to, from.cast_mut(), SIZE);
        hipMemcpy2D(to, 64, from, 64, 64, SIZE / 64, hipMemcpyDefault);
        hipMemcpyParam2D(&rows(to, from));
        hipMemcpy3D(&parameters(to, from));
        hipMemcpyPeer(to, device_of(to), from, device_of(from), SIZE);
        cuMemcpy(to.addr() as u64, from.addr() as u64, SIZE);
        cuMemcpyDtoD_v2(to.addr() as u64, from.addr() as u64, SIZE);
        cudaMemcpy(to, from, SIZE, cudaMemcpyDefault);
        cudaMemcpy2D(to, 64, from, 64, 64, SIZE / 64, cudaMemcpyDefault);
        cudaMemcpyPeer(to, device_of(to), from, device_of(from), SIZE);
    )
}

/// Synchronous calls: fills of `to`.
fn fills() -> Calls<9> {
    use cuda::{cuMemsetD2D16_v2, cuMemsetD8_v2};
    use cudart::cudaMemset;
    calls!(|to, _from|
        hipMemset(to, 7, SIZE);
        hipMemsetD8(to, 7, SIZE);
        hipMemsetD16(to, 0x0707, SIZE / 2);
        hipMemsetD32(to, 0x0707_0707, SIZE / 4);
        hipMemset2D(to, 64, 7, 64, SIZE / 64);
        hipMemset3D(pitched(to), 7, EXTENT);
        cuMemsetD8_v2(to.addr() as u64, 7, SIZE);
        cuMemsetD2D16_v2(to.addr() as u64, 64, 0x0707, 32, SIZE / 64);
        cudaMemset(to, 7, SIZE);
    )
}

fn device_of(memory: *const c_void) -> i32 {
    // SAFETY: the output is a live variable, and zeros are attributes.
    unsafe {
        let mut attributes: hipPointerAttribute_t = std::mem::zeroed();
        good(hipPointerGetAttributes(&mut attributes, memory.cast_mut()));
        attributes.device
    }
}

fn managed() -> *mut c_void {
    let mut memory = ptr::null_mut();
    // SAFETY: the output is a live variable.
    good(unsafe { hipMallocManaged(&mut memory, SIZE, hipMemAttachGlobal) });
    memory
}

/// Makes a device current for the runtimes, and its primary context for CUDA's driver.
fn select_for_all(device: i32) {
    select(device);
    let mut context = ptr::null_mut();
    // SAFETY: the output is a live variable.
    unsafe {
        assert_eq!(cuda::cuInit(0), cuda::CUDA_SUCCESS);
        assert_eq!(cuda::cuDevicePrimaryCtxRetain(&mut context, device), cuda::CUDA_SUCCESS);
        assert_eq!(cuda::cuCtxSetCurrent(context), cuda::CUDA_SUCCESS);
    }
}

/// Tells whether work in the null stream is done.
fn is_idle() -> bool {
    // SAFETY: no pointers.
    let status = unsafe { hipStreamQuery(ptr::null_mut()) };
    assert!([hipSuccess, hipErrorNotReady].contains(&status), "{status:?}");
    status == hipSuccess
}

#[test]
fn synchronous_work_within_device_memory_returns_at_once() {
    let [device, _] = devices();
    select_for_all(device);
    let (to, from) = (allocate(), allocate());
    fill(from, 7, ptr::null_mut());
    for (name, call) in copies().into_iter().chain(fills()) {
        fill(to, 1, ptr::null_mut());
        let gate = Gate::new(ptr::null_mut());
        let (to_there, from_there) = (to.addr(), from.addr());
        let status = ends(move || {
            select_for_all(device);
            call(ptr::with_exposed_provenance_mut(to_there), ptr::with_exposed_provenance(from_there))
        });
        assert_eq!(status, 0, "{name}");
        assert!(!is_idle(), "{name}");
        drop(gate);
        assert_eq!(first_byte(to), 7, "{name}");
    }
}

#[test]
fn synchronous_work_in_host_memory_is_done_when_the_call_returns() {
    let [device, _] = devices();
    select_for_all(device);
    let (ours, theirs, from) = (ptr::from_ref(word()).cast_mut().cast::<c_void>(), managed(), allocate());
    fill(from, 7, ptr::null_mut());
    for (name, call) in copies().into_iter().chain(fills()) {
        for to in [ours, theirs] {
            // Device memory is what these are for.
            if name.ends_with("Peer") {
                continue;
            }
            let gate = Gate::new(ptr::null_mut());
            gate.open_soon();
            assert_eq!(call(to, from), 0, "{name}");
            assert!(is_idle(), "{name}");
            // SAFETY: the memory is the host's, and the work is done.
            assert_eq!(unsafe { to.cast::<u8>().read() }, 7, "{name}");
            // SAFETY: as above.
            unsafe { to.write_bytes(1, SIZE) };
        }
    }
}

#[test]
fn queued_copies_of_pageable_memory_are_staged_in_every_shape() {
    use cuda::cuMemcpyHtoDAsync_v2;
    use cudart::{cudaMemcpy2DAsync, cudaMemcpyAsync, cudaMemcpyDefault};
    const NULL: hipStream_t = ptr::null_mut();
    let calls: Calls<7> = calls!(|to, from|
        hipMemcpyAsync(to, from, SIZE, hipMemcpyDefault, NULL);
        hipMemcpy2DAsync(to, 64, from, 64, 64, SIZE / 64, hipMemcpyDefault, NULL);
        hipMemcpyParam2DAsync(&rows(to, from), NULL);
        hipMemcpy3DAsync(&parameters(to, from), NULL);
        cudaMemcpyAsync(to, from, SIZE, cudaMemcpyDefault, ptr::null_mut());
        cudaMemcpy2DAsync(to, 64, from, 64, 64, SIZE / 64, cudaMemcpyDefault, ptr::null_mut());
        cuMemcpyHtoDAsync_v2(to.addr() as u64, from, SIZE, ptr::null_mut());
    );
    let [device, _] = devices();
    select_for_all(device);
    let (to, pinned, other) = (allocate(), ptr::from_ref(word()).cast_mut().cast::<c_void>(), word());
    for (name, call) in calls {
        fill(to, 1, NULL);
        let gate = Gate::new(NULL);
        let to_there = to.addr();
        let status = ends(move || {
            select_for_all(device);
            let source = vec![7_u8; SIZE];
            call(ptr::with_exposed_provenance_mut(to_there), source.as_ptr().cast())
        });
        assert_eq!(status, 0, "{name}");
        assert!(!is_idle(), "{name}");
        drop(gate);
        assert_eq!(first_byte(to), 7, "{name}");

        // The other way the memory is the caller's when the call returns, and host to host is never queued.
        let mut back = vec![0_u8; SIZE];
        let both: [(*mut c_void, *const c_void); 2] =
            [(back.as_mut_ptr().cast(), to), (pinned, ptr::from_ref(other).cast())];
        for (to, from) in both {
            if name.contains("HtoD") {
                continue;
            }
            Gate::new(NULL).open_soon();
            assert_eq!(call(to, from), 0, "{name}");
            assert!(is_idle(), "{name}");
        }
        assert!(name.contains("HtoD") || back == [7; SIZE], "{name}");
    }
}

/// A copy or fill that uses memory of another device than the current one.
struct Sides {
    here: i32,
    there: i32,
    /// Memory of `there`, which holds 1 until that device's null stream fills it with 7.
    from: *mut c_void,
    /// More memory of `there`, of `here`, and pinned.
    other: *mut c_void,
    near: *mut c_void,
    pinned: *mut c_void,
    /// An array of `there`, 64 bytes by 64, filled as `from` is.
    array: hipArray_t,
}

/// A kind of memory: its name, and how a device gets it.
type Allocate = (&'static str, fn(i32, i32) -> *mut c_void);

/// Memory of each kind, which two devices reach; the first has it, and is current.
const KINDS: [Allocate; 7] = [
    ("device", |_, _| allocate()),
    ("stream-ordered", |_, _| {
        let mut memory = ptr::null_mut();
        // SAFETY: the output is a live variable.
        good(unsafe { hipMallocAsync(&mut memory, SIZE, ptr::null_mut()) });
        memory
    }),
    ("pool", |device, _| allocate_from(pool(device, 0), SIZE, ptr::null_mut()).expect("memory")),
    ("physical", physical),
    ("external", |device, peer| {
        let (mut memory, mut mapped, mut descriptor) = (ptr::null_mut(), ptr::null_mut(), -1);
        let own = physical(device, peer);
        // SAFETY: zeros are descriptions, and outputs are live variables.
        unsafe {
            let (mut handle, kind) = (ptr::null_mut(), hipMemHandleTypePosixFileDescriptor);
            good(hipMemRetainAllocationHandle(&mut handle, own));
            good(hipMemExportToShareableHandle((&raw mut descriptor).cast(), handle, kind, 0));
            let mut of_file: hipExternalMemoryHandleDesc = std::mem::zeroed();
            of_file.r#type = hipExternalMemoryHandleTypeOpaqueFd;
            of_file.handle.fd = descriptor;
            of_file.size = 2 << 20;
            good(hipImportExternalMemory(&mut memory, &of_file));
            let mut buffer: hipExternalMemoryBufferDesc = std::mem::zeroed();
            buffer.size = 2 << 20;
            good(hipExternalMemoryGetMappedBuffer(&mut mapped, memory, &buffer));
        }
        mapped
    }),
    ("graph", |device, _| {
        let (mut graph, mut node, mut executable) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        // SAFETY: zeros are parameters, and outputs are live variables.
        unsafe {
            let mut parameters: hipMemAllocNodeParams = std::mem::zeroed();
            parameters.poolProps.allocType = hipMemAllocationTypePinned;
            parameters.poolProps.location = hipMemLocation { r#type: hipMemLocationTypeDevice, id: device };
            parameters.bytesize = SIZE;
            good(hipGraphCreate(&mut graph, 0));
            good(hipGraphAddMemAllocNode(&mut node, graph, ptr::null(), 0, &mut parameters));
            good(hipGraphInstantiate(&mut executable, graph, ptr::null_mut(), ptr::null_mut(), 0));
            good(hipGraphLaunch(executable, ptr::null_mut()));
            parameters.dptr
        }
    }),
    ("managed", |_, _| managed()),
];

/// Physical memory of a device, mapped for two.
fn physical(device: i32, peer: i32) -> *mut c_void {
    const GRANULE: usize = 2 << 20;
    let (mut handle, mut memory) = (ptr::null_mut(), ptr::null_mut());
    let location = |id| hipMemLocation { r#type: hipMemLocationTypeDevice, id };
    // SAFETY: zeros are properties, and outputs are live variables.
    unsafe {
        let mut properties: hipMemAllocationProp = std::mem::zeroed();
        properties.r#type = hipMemAllocationTypePinned;
        properties.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
        properties.location = location(device);
        good(hipMemCreate(&mut handle, GRANULE, &properties, 0));
        good(hipMemAddressReserve(&mut memory, GRANULE, 0, ptr::null_mut(), 0));
        good(hipMemMap(memory, GRANULE, 0, handle, 0));
        let both =
            [device, peer].map(|id| hipMemAccessDesc { location: location(id), flags: hipMemAccessFlagsProtReadWrite });
        good(hipMemSetAccess(memory, GRANULE, both.as_ptr(), 2));
    }
    memory
}

/// The place where a call's result is seen.
#[derive(Clone, Copy, PartialEq)]
enum Seen {
    /// What it copied: 7 if it came after the fill, else 1.
    Near,
    Other,
    Pinned,
    /// What it wrote there, 9, which stays if it came after the fill.
    From,
}

/// The streams in which a call comes after the null stream of the other device: null, created, non-blocking, the thread's own.
type Ordered = [bool; 4];

type Work = (&'static str, Seen, Ordered, fn(&Sides, hipStream_t) -> u32);

macro_rules! works {
    (|$sides:ident, $stream:ident| $($result:ident $ordered:ident $name:ident($($argument:expr),*);)*) => {
        [$((stringify!($name($($argument),*)), Seen::$result, $ordered, |$sides: &Sides, $stream: hipStream_t| {
            _ = $stream;
            // SAFETY: the memory has that size until the work is done.
            unsafe { $name($($argument),*) as u32 }
        })),*]
    };
}

const IN_ALL: Ordered = [true; 4];
const IN_NONE: Ordered = [false; 4];
const IN_NULL: Ordered = [true, false, false, false];

/// CUDA orders copies in null streams, and nothing else.
fn work_of_cuda() -> [Work; 12] {
    use cuda::{cuMemcpyDtoDAsync_v2, cuMemcpyDtoHAsync_v2, cuMemsetD8Async};
    use cudart::*;
    works!(|s, stream|
        Pinned IN_NULL cudaMemcpyAsync(s.pinned, s.from, SIZE, cudaMemcpyDefault, stream.cast());
        Near IN_NULL cudaMemcpyAsync(s.near, s.from, SIZE, cudaMemcpyDeviceToDevice, stream.cast());
        Other IN_NULL cudaMemcpyAsync(s.other, s.from, SIZE, cudaMemcpyDefault, stream.cast());
        From IN_NULL cudaMemcpyAsync(s.from, s.pinned, SIZE, cudaMemcpyDefault, stream.cast());
        Near IN_NULL cudaMemcpyPeerAsync(s.near, s.here, s.from, s.there, SIZE, stream.cast());
        Pinned IN_NULL cudaMemcpy2DAsync(s.pinned, 64, s.from, 64, 64, 64, cudaMemcpyDefault, stream.cast());
        Near IN_NULL cuMemcpyDtoDAsync_v2(s.near.addr() as u64, s.from.addr() as u64, SIZE, stream.cast());
        Pinned IN_NULL cuMemcpyDtoHAsync_v2(s.pinned, s.from.addr() as u64, SIZE, stream.cast());
        Pinned IN_NULL cudaMemcpy2DFromArrayAsync(s.pinned, 64, s.array.cast(), 0, 0, 64, 64, cudaMemcpyDefault, stream.cast());
        From IN_NONE cudaMemsetAsync(s.from, 9, SIZE, stream.cast());
        From IN_NONE cudaMemset2DAsync(s.from, 64, 9, 64, 64, stream.cast());
        From IN_NONE cuMemsetD8Async(s.from.addr() as u64, 9, SIZE, stream.cast());
    )
}

/// HIP orders copies by the memory. The fills in null streams, and copies between devices, no vendor promises.
fn work_of_hip() -> [Work; 11] {
    works!(|s, stream|
        Pinned IN_ALL hipMemcpyAsync(s.pinned, s.from, SIZE, hipMemcpyDefault, stream);
        From IN_ALL hipMemcpyAsync(s.from, s.pinned, SIZE, hipMemcpyDefault, stream);
        Other IN_ALL hipMemcpyAsync(s.other, s.from, SIZE, hipMemcpyDefault, stream);
        Other IN_ALL hipMemcpyWithStream(s.other, s.from, SIZE, hipMemcpyDefault, stream);
        Pinned IN_ALL hipMemcpyParam2DAsync(&rows(s.pinned, s.from), stream);
        Other IN_ALL hipMemcpy3DAsync(&parameters(s.other, s.from), stream);
        Near IN_ALL hipMemcpyAsync(s.near, s.from, SIZE, hipMemcpyDeviceToDevice, stream);
        Near IN_ALL hipMemcpyPeerAsync(s.near, s.here, s.from, s.there, SIZE, stream);
        Pinned IN_ALL hipMemcpy2DFromArrayAsync(s.pinned, 64, s.array, 0, 0, 64, 64, hipMemcpyDefault, stream);
        From IN_NULL hipMemsetAsync(s.from, 9, SIZE, stream);
        From IN_NULL hipMemset2DAsync(s.from, 64, 9, 64, 64, stream);
    )
}

/// Waits for all work of two devices; the first is current afterwards.
fn synchronize_both([here, there]: [i32; 2]) {
    for device in [there, here] {
        select(device);
        // SAFETY: no pointers.
        good(unsafe { hipDeviceSynchronize() });
    }
}

/// Returns 7 or 9 if the work came after the fill in the null stream of the other device, else 1 or 7.
fn result_of(sides: &Sides, work: &Work, stream: hipStream_t, is_ordered: bool) -> u8 {
    let both = [sides.here, sides.there];
    select(sides.there);
    // SAFETY: live memory of that size, which no work uses.
    unsafe {
        good(hipMemset(sides.from, 1, SIZE));
        good(hipMemset(sides.other, 1, SIZE));
        good(hipMemcpy2DToArray(sides.array, 0, 0, sides.from, 64, 64, 64, hipMemcpyDefault));
    }
    synchronize_both(both);
    // SAFETY: as above.
    unsafe {
        good(hipMemset(sides.near, 1, SIZE));
        sides.pinned.cast::<u8>().write_bytes(9, SIZE);
    }
    synchronize_both(both);
    select(sides.there);
    let gate = Gate::new(hipStreamLegacy);
    gate.await_call();
    fill(sides.from, 7, ptr::null_mut());
    // SAFETY: both have that size.
    good(unsafe {
        hipMemcpy2DToArrayAsync(sides.array, 0, 0, sides.from, 64, 64, 64, hipMemcpyDefault, ptr::null_mut())
    });
    select(sides.here);
    gate.open_after(if is_ordered { Duration::from_millis(3) } else { stretched(Duration::from_secs(2)) });
    assert_eq!((work.3)(sides, stream), 0, "{}", work.0);
    wait_for(stream);
    let seen_now = if work.1 == Seen::Pinned {
        // SAFETY: pinned memory of that size, which no work uses.
        Some(unsafe { sides.pinned.cast::<u8>().add(SIZE - 1).read() })
    } else {
        None
    };
    drop(gate);
    synchronize_both(both);
    seen_now.unwrap_or_else(|| {
        let memory = match work.1 {
            Seen::Near => sides.near,
            Seen::Other => sides.other,
            Seen::Pinned => sides.pinned,
            Seen::From => sides.from,
        };
        first_byte(memory)
    })
}

#[test]
fn work_in_memory_of_another_device_is_ordered_as_its_dialect_promises() {
    let [here, there] = devices();
    select_for_all(here);
    let (near, pinned) = (allocate(), ptr::from_ref(word()).cast_mut().cast::<c_void>());
    let streams = [ptr::null_mut(), stream(0), stream(hipStreamNonBlocking), hipStreamPerThread];
    select(there);
    let (mut array, channels) =
        (ptr::null_mut(), hipChannelFormatDesc { x: 8, y: 0, z: 0, w: 0, f: hipChannelFormatKindUnsigned });
    // SAFETY: the output is a live variable.
    good(unsafe { hipMallocArray(&mut array, &channels, 64, 64, 0) });
    for (kind, make) in KINDS {
        select(there);
        let (from, other) = (make(there, here), make(there, here));
        let sides = Sides { here, there, from, other, near, pinned, array };
        // Two H200 order no copies of pools', graphs' and mapped memory, but those whose call gives the devices.
        let is_free = !matches!(kind, "device" | "opened" | "external" | "managed");
        let of_cuda = work_of_cuda().into_iter().map(|work| (work, is_free));
        for (work, is_left_out) in of_cuda.chain(work_of_hip().into_iter().map(|work| (work, false))) {
            for (place, stream) in streams.into_iter().enumerate() {
                let is_ordered = work.2[place] && (!is_left_out || work.0.contains("array") || work.0.contains("Peer"));
                let expected = match (work.1, is_ordered) {
                    (Seen::From, true) => 9,
                    (Seen::From, false) | (_, true) => 7,
                    (_, false) => 1,
                };
                let found = result_of(&sides, &work, stream, is_ordered);
                assert_eq!(found, expected, "{kind} memory, stream {place}: {}", work.0);
            }
        }
    }
}

/// Nodes of graphs are ordered with no null stream but that of their launch's device.
#[test]
fn copies_of_graphs_wait_for_no_other_devices_null_stream() {
    let [here, there] = devices();
    select(there);
    let from = allocate();
    fill(from, 1, ptr::null_mut());
    synchronize_both([here, there]);
    let pinned = ptr::from_ref(word()).cast_mut().cast::<c_void>();
    let (captured, mut graph, mut executable) = (stream(hipStreamNonBlocking), ptr::null_mut(), ptr::null_mut());
    // SAFETY: live memory of that size, a live stream, and outputs that are live variables.
    unsafe {
        good(hipStreamBeginCapture(captured, hipStreamCaptureModeThreadLocal));
        good(hipMemcpyAsync(pinned, from, SIZE, hipMemcpyDefault, captured));
        good(hipStreamEndCapture(captured, &mut graph));
        good(hipGraphInstantiate(&mut executable, graph, ptr::null_mut(), ptr::null_mut(), 0));
    }
    for stream in [captured, ptr::null_mut()] {
        select(there);
        let gate = Gate::new(hipStreamLegacy);
        fill(from, 7, ptr::null_mut());
        select(here);
        // SAFETY: a live executable and a live stream.
        good(unsafe { hipGraphLaunch(executable, stream) });
        wait_for(stream);
        // SAFETY: pinned memory, which no work uses.
        assert_eq!(unsafe { pinned.cast::<u8>().read() }, 1);
        drop(gate);
        select(there);
        fill(from, 1, ptr::null_mut());
        synchronize_both([here, there]);
    }
}

#[test]
fn a_null_stream_comes_after_hips_queued_copies_of_its_devices_memory() {
    let [here, there] = devices();
    select(there);
    let (from, to) = (allocate(), allocate());
    fill(from, 1, ptr::null_mut());
    select(here);
    let copier = stream(hipStreamNonBlocking);
    let gate = Gate::new(copier);
    // SAFETY: both sides have the size.
    good(unsafe { hipMemcpyAsync(to, from, SIZE, hipMemcpyDefault, copier) });
    select(there);
    fill(from, 7, ptr::null_mut());
    drop(gate);
    assert_eq!(first_byte(to), 1);
}

#[test]
fn work_of_the_other_device_comes_after_a_copy() {
    let [here, there] = devices();
    select(there);
    let (from, later) = (allocate(), stream(0));
    fill(from, 7, later);
    select(here);
    let to = allocate();
    let gate = Gate::new(stream(0));
    // SAFETY: both sides have the size.
    let status = unsafe { cudart::cudaMemcpyAsync(to, from, SIZE, hipMemcpyDefault, ptr::null_mut()) };
    assert_eq!(status, cudart::cudaSuccess);
    fill(from, 9, later);
    // SAFETY: no pointers.
    assert_eq!(unsafe { hipStreamQuery(later) }, hipErrorNotReady);
    drop(gate);
    assert_eq!(first_byte(to), 7);
    // SAFETY: no pointers.
    good(unsafe { hipStreamSynchronize(later) });
    assert_eq!(first_byte(from), 9);
}

#[test]
fn stream_ordered_memory_is_on_the_streams_device() {
    let [there, here] = devices();
    select(there);
    let stream = stream(0);
    select(here);
    let free = |device| {
        let (mut free, mut total) = (0, 0);
        select(device);
        // SAFETY: the outputs are live variables.
        good(unsafe { hipMemGetInfo(&mut free, &mut total) });
        select(here);
        free
    };
    let before = [free(here), free(there)];
    let mut memory = ptr::null_mut();
    let size = 1 << 20;
    // SAFETY: the outputs are live variables; zeros are attributes.
    unsafe {
        good(hipMallocAsync(&mut memory, size, stream));
        let mut attributes: hipPointerAttribute_t = std::mem::zeroed();
        good(hipPointerGetAttributes(&mut attributes, memory));
        assert_eq!(attributes.device, there);
        // Pools reserve chunks.
        assert_eq!([free(here), free(there)], [before[0], before[1] - CHUNK]);
        good(hipFreeAsync(memory, stream));
        good(hipStreamSynchronize(stream));
    }
    assert_eq!([free(here), free(there)], before);
}

/// A pool on a device, of at most `most` bytes where that is not 0.
fn pool(device: i32, most: usize) -> hipMemPool_t {
    let mut pool = ptr::null_mut();
    // SAFETY: zeros are properties, and the output is a live variable.
    unsafe {
        let mut properties: hipMemPoolProps = std::mem::zeroed();
        properties.allocType = hipMemAllocationTypePinned;
        properties.location = hipMemLocation { r#type: hipMemLocationTypeDevice, id: device };
        properties.maxSize = most;
        good(hipMemPoolCreate(&mut pool, &properties));
    }
    pool
}

fn attribute(pool: hipMemPool_t, which: hipMemPoolAttr) -> usize {
    let mut value = 0_u64;
    // SAFETY: the value is as long as any attribute.
    good(unsafe { hipMemPoolGetAttribute(pool, which, (&raw mut value).cast()) });
    value as usize
}

fn set(pool: hipMemPool_t, which: hipMemPoolAttr, mut value: u64) {
    // SAFETY: the value is as long as any attribute.
    good(unsafe { hipMemPoolSetAttribute(pool, which, (&raw mut value).cast()) });
}

fn allocate_from(pool: hipMemPool_t, size: usize, stream: hipStream_t) -> Result<*mut c_void, hipError_t> {
    let mut memory = ptr::null_mut();
    // SAFETY: the output is a live variable.
    let status = unsafe { hipMallocFromPoolAsync(&mut memory, size, pool, stream) };
    if status == hipSuccess { Ok(memory) } else { Err(status) }
}

fn free_in(stream: hipStream_t, memory: *mut c_void) {
    // SAFETY: the memory is a test's.
    good(unsafe { hipFreeAsync(memory, stream) });
}

fn wait_for(stream: hipStream_t) {
    // SAFETY: no pointers.
    good(unsafe { hipStreamSynchronize(stream) });
}

#[test]
fn pools_hand_out_again_what_streams_have_freed() {
    const BIG: usize = 1 << 20;
    let [device, _] = devices();
    select(device);
    let (pool, first, second) = (pool(device, 0), stream(hipStreamNonBlocking), stream(hipStreamNonBlocking));
    let allocated = |stream| allocate_from(pool, BIG, stream).expect("memory");
    let memory = allocated(first);
    let gate = Gate::new(first);
    for _ in 0..100 {
        free_in(first, memory);
        assert_eq!(attribute(pool, hipMemPoolAttrUsedMemCurrent), 0);
        assert_eq!(allocated(first), memory);
        fill(memory, 7, first);
    }
    assert_eq!([attribute(pool, hipMemPoolAttrUsedMemCurrent), attribute(pool, hipMemPoolAttrUsedMemHigh)], [BIG; 2]);
    assert_eq!(attribute(pool, hipMemPoolAttrReservedMemCurrent), CHUNK);
    free_in(first, memory);
    // No new work may name it.
    // SAFETY: the memory is not used.
    assert_eq!(unsafe { hipMemsetAsync(memory, 0, 1, first) }, hipErrorInvalidValue);
    let other = allocated(second);
    assert_ne!(other, memory);
    // A smaller allocation would waste it.
    let small = allocate_from(pool, BIG / 2, first).expect("memory");
    assert_ne!(small, memory);
    for reuse in [0, 1] {
        set(pool, hipMemPoolReuseFollowEventDependencies, reuse);
        let mut event = ptr::null_mut();
        // SAFETY: the output is a live variable.
        unsafe {
            good(hipEventCreateWithFlags(&mut event, hipEventDisableTiming));
            good(hipEventRecord(event, first));
            good(hipStreamWaitEvent(second, event, 0));
            good(hipEventDestroy(event));
        }
        let again = allocated(second);
        assert_eq!(again == memory, reuse == 1);
        free_in(second, again);
    }
    free_in(second, other);
    free_in(first, small);
    drop(gate);
    wait_for(first);
    wait_for(second);
    assert_eq!(attribute(pool, hipMemPoolAttrReservedMemCurrent), 0);
    // SAFETY: no pointers.
    good(unsafe { hipMemPoolDestroy(pool) });
}

#[test]
fn pools_make_streams_wait_for_memory_where_they_may() {
    let [device, _] = devices();
    select(device);
    let (pool, first, second) = (pool(device, SIZE), stream(hipStreamNonBlocking), stream(hipStreamNonBlocking));
    let memory = allocate_from(pool, SIZE, first).expect("memory");
    let gate = Gate::new(first);
    free_in(first, memory);
    set(pool, hipMemPoolReuseAllowInternalDependencies, 0);
    assert_eq!(allocate_from(pool, SIZE, second), Err(hipErrorOutOfMemory));
    set(pool, hipMemPoolReuseAllowInternalDependencies, 1);
    assert_eq!(allocate_from(pool, SIZE, second), Ok(memory));
    // SAFETY: no pointers.
    assert_eq!(unsafe { hipStreamQuery(second) }, hipErrorNotReady);
    drop(gate);
    wait_for(second);

    // Memory whose free has been reached is the other streams' where they may have it.
    free_in(second, memory);
    wait_for(second);
    assert_eq!(allocate_from(pool, SIZE, first), Ok(memory));
    set(pool, hipMemPoolReuseAllowOpportunistic, 0);
    free_in(first, memory);
    wait_for(first);
    assert_eq!(allocate_from(pool, SIZE, first), Ok(memory));
    // SAFETY: no pointers.
    good(unsafe { hipMemPoolDestroy(pool) });
    free_in(first, memory);
}

#[test]
fn memory_is_kept_for_its_stream_where_a_pool_may_not_give_it_to_others() {
    let [device, _] = devices();
    select(device);
    let (pool, first, second) = (pool(device, 0), stream(hipStreamNonBlocking), stream(hipStreamNonBlocking));
    set(pool, hipMemPoolReuseAllowOpportunistic, 0);
    let memory = allocate_from(pool, SIZE, first).expect("memory");
    free_in(first, memory);
    wait_for(first);
    let other = allocate_from(pool, SIZE, second).expect("memory");
    assert_ne!(other, memory);
    free_in(second, other);
    assert_eq!(allocate_from(pool, SIZE, first), Ok(memory));
    free_in(first, memory);
    wait_for(first);
    assert_eq!(attribute(pool, hipMemPoolAttrReservedMemCurrent), CHUNK);
    // SAFETY: no pointers.
    good(unsafe { hipMemPoolTrimTo(pool, 0) });
    assert_eq!(attribute(pool, hipMemPoolAttrReservedMemCurrent), 0);

    // Nothing is kept of which others are in need.
    let memory = allocate_from(pool, SIZE, first).expect("memory");
    free_in(first, memory);
    wait_for(first);
    let (mut free, mut total, mut all) = (0, 0, ptr::null_mut());
    // SAFETY: the outputs are live variables, and the memory is this test's.
    unsafe {
        good(hipMemGetInfo(&mut free, &mut total));
        good(hipMalloc(&mut all, free + CHUNK));
        good(hipFree(all));
    }
    assert_eq!(attribute(pool, hipMemPoolAttrReservedMemCurrent), 0);
}

#[test]
fn pools_keep_memory_up_to_their_threshold() {
    let [device, _] = devices();
    select(device);
    let (pool, stream) = (pool(device, 0), stream(hipStreamNonBlocking));
    let taken = || {
        let (mut free, mut total) = (0, 0);
        // SAFETY: the outputs are live variables.
        good(unsafe { hipMemGetInfo(&mut free, &mut total) });
        total - free
    };
    let trim = |keep| {
        // SAFETY: no pointers.
        good(unsafe { hipMemPoolTrimTo(pool, keep) });
        assert_eq!(attribute(pool, hipMemPoolAttrReservedMemCurrent), taken());
        taken()
    };
    let use_once = |size| {
        let memory = allocate_from(pool, size, stream).expect("memory");
        assert_eq!(attribute(pool, hipMemPoolAttrUsedMemCurrent), size);
        assert_eq!(taken(), size.next_multiple_of(CHUNK));
        free_in(stream, memory);
        wait_for(stream);
        taken()
    };
    assert_eq!(use_once(2048), 0);
    set(pool, hipMemPoolAttrReleaseThreshold, 1 << 30);
    assert_eq!(use_once(2048), CHUNK);
    assert_eq!(use_once(CHUNK + 1), 2 * CHUNK);
    assert_eq!([trim(2 * CHUNK), trim(1), trim(CHUNK), trim(0)], [2 * CHUNK, CHUNK, CHUNK, 0]);
    assert_eq!(attribute(pool, hipMemPoolAttrReservedMemHigh), 2 * CHUNK);
    set(pool, hipMemPoolAttrReservedMemHigh, 0);
    assert_eq!(attribute(pool, hipMemPoolAttrReservedMemHigh), 0);
    set(pool, hipMemPoolAttrReleaseThreshold, CHUNK as u64);
    assert_eq!(use_once(CHUNK + 1), CHUNK);
    // What is reserved and not used goes to those who need it.
    let mut memory = ptr::null_mut();
    // SAFETY: the output is a live variable.
    unsafe {
        good(hipMalloc(&mut memory, 2 * CHUNK));
        assert_eq!((taken(), attribute(pool, hipMemPoolAttrReservedMemCurrent)), (2 * CHUNK, 0));
        good(hipFree(memory));
        good(hipMemPoolDestroy(pool));
    }
    assert_eq!(taken(), 0);
}

#[test]
fn an_imported_pool_has_the_access_of_the_time_of_export() {
    let [device, peer] = devices();
    select(device);
    let (mut pool, mut imported, mut descriptor) = (ptr::null_mut(), ptr::null_mut(), -1);
    let location = |id| hipMemLocation { r#type: hipMemLocationTypeDevice, id };
    let access = |flags| hipMemAccessDesc { location: location(peer), flags };
    // SAFETY: zeros are properties, and outputs are live variables.
    unsafe {
        let mut properties: hipMemPoolProps = std::mem::zeroed();
        properties.allocType = hipMemAllocationTypePinned;
        properties.handleTypes = hipMemHandleTypePosixFileDescriptor;
        properties.location = location(device);
        good(hipMemPoolCreate(&mut pool, &properties));
        let kind = hipMemHandleTypePosixFileDescriptor;
        good(hipMemPoolExportToShareableHandle((&raw mut descriptor).cast(), pool, kind, 0));
        good(hipMemPoolSetAccess(pool, &access(hipMemAccessFlagsProtReadWrite), 1));
        // AMD's runtime takes no device's access away.
        assert_eq!(hipMemPoolSetAccess(pool, &access(hipMemAccessFlagsProtNone), 1), hipErrorInvalidDevice);
        let handle = ptr::without_provenance_mut(descriptor as usize);
        good(hipMemPoolImportFromShareableHandle(&mut imported, handle, kind, 0));
        libc::close(descriptor);
        for (of, id, expected) in [
            (pool, peer, hipMemAccessFlagsProtReadWrite),
            (imported, peer, hipMemAccessFlagsProtNone),
            (imported, device, hipMemAccessFlagsProtReadWrite),
            (imported, (peer + 1) % 64, hipMemAccessFlagsProtNone),
        ] {
            let mut flags = 77;
            good(hipMemPoolGetAccess(&mut flags, of, &mut location(id)));
            assert_eq!(flags, expected);
        }
        good(hipMemPoolDestroy(imported));
        good(hipMemPoolDestroy(pool));
    }
}

#[test]
fn a_reset_ends_waits_of_its_device_only() {
    let [other, device] = devices();
    select(other);
    let (theirs, elsewhere) = (word(), stream(hipStreamNonBlocking));
    select(device);
    let (ours, here) = (word(), stream(hipStreamNonBlocking));
    let address = |word: &'static AtomicU32| ptr::from_ref(word).cast_mut().cast::<c_void>();
    // SAFETY: the words outlive the waits.
    unsafe {
        good(hipStreamWaitValue32(elsewhere, address(theirs), 1, hipStreamWaitValueEq, u32::MAX));
        good(hipStreamWaitValue32(here, address(ours), 1, hipStreamWaitValueEq, u32::MAX));
    }
    let here = here.addr();
    // SAFETY: no pointers.
    let waiter = thread::spawn(move || unsafe { hipStreamSynchronize(ptr::without_provenance_mut(here)) });
    assert_eq!(
        ends(move || {
            select(device);
            // Until the waiter is in its call, it would be told of a stream that is gone.
            thread::sleep(Duration::from_millis(50));
            // SAFETY: no pointers.
            unsafe { hipDeviceReset() }
        }),
        hipSuccess
    );
    let told = waiter.join().expect("no panic");
    assert!([hipErrorLaunchFailure, hipErrorContextIsDestroyed].contains(&told), "{told:?}");
    // SAFETY: no pointers.
    assert_eq!(unsafe { hipStreamQuery(elsewhere) }, hipErrorNotReady);
    theirs.store(1, Ordering::Release);
    // SAFETY: no pointers.
    good(unsafe { hipStreamSynchronize(elsewhere) });
}

/// Another device's access to the memory of one that is reset ends, as the memory does.
#[test]
fn a_reset_ends_access_to_the_device() {
    let [device, peer] = devices();
    for reset in [peer, device] {
        select(device);
        // SAFETY: no pointers.
        unsafe {
            good(hipDeviceEnablePeerAccess(peer, 0));
            assert_eq!(hipDeviceEnablePeerAccess(peer, 0), hipErrorPeerAccessAlreadyEnabled);
            good(hipSetDevice(reset));
            good(hipDeviceReset());
            good(hipSetDevice(device));
            assert_eq!(hipDeviceDisablePeerAccess(peer), hipErrorPeerAccessNotEnabled);
        }
    }
}

#[test]
fn a_function_called_by_a_stream_cannot_wait() {
    static HIP: AtomicUsize = AtomicUsize::new(0);
    static CUDA: AtomicUsize = AtomicUsize::new(0);
    static MEMORY: AtomicUsize = AtomicUsize::new(0);
    extern "C" fn waits(open: *mut c_void) {
        // SAFETY: the flag below.
        let open = unsafe { &*open.cast::<AtomicBool>() };
        while !open.load(Ordering::Acquire) {
            thread::sleep(Duration::from_millis(1));
        }
        let null = ptr::null_mut();
        let memory = ptr::without_provenance_mut(MEMORY.load(Ordering::Acquire));
        // SAFETY: the memory is live.
        let (hip, cuda) = unsafe {
            (
                [
                    hipStreamSynchronize(null),
                    hipDeviceSynchronize(),
                    hipMemcpy(memory, memory, 1, hipMemcpyDeviceToDevice),
                    hipMemset(memory, 0, 1),
                    hipDeviceReset(),
                ],
                [cudart::cudaStreamSynchronize(ptr::null_mut()), cudart::cudaDeviceSynchronize()],
            )
        };
        HIP.store(hip.iter().filter(|status| **status == hipErrorNotSupported).count(), Ordering::Release);
        CUDA.store(cuda.iter().filter(|status| **status == cudart::cudaErrorNotPermitted).count(), Ordering::Release);
    }
    let [device, _] = devices();
    select(device);
    let (memory, stream) = (allocate(), stream(0));
    MEMORY.store(memory.addr(), Ordering::Release);
    let open: &'static AtomicBool = Box::leak(Box::new(AtomicBool::new(false)));
    // SAFETY: the function takes the flag, which is never freed.
    good(unsafe { hipLaunchHostFunc(stream, Some(waits), ptr::from_ref(open).cast_mut().cast()) });
    // The null stream waits for the function, so that a wait for the null stream would never end.
    fill(memory, 1, ptr::null_mut());
    open.store(true, Ordering::Release);
    let stream = stream.addr();
    // SAFETY: no pointers.
    good(ends(move || unsafe { hipStreamSynchronize(ptr::without_provenance_mut(stream)) }));
    assert_eq!((HIP.load(Ordering::Acquire), CUDA.load(Ordering::Acquire)), (5, 2));
}

#[test]
fn handlers_see_faults_in_functions_called_by_streams() {
    /// The address of a page that the program may not touch.
    static PAGE: AtomicUsize = AtomicUsize::new(0);
    static FAULTS: AtomicUsize = AtomicUsize::new(0);
    extern "C" fn mend(_: c_int, info: *mut libc::siginfo_t, _: *mut c_void) {
        let page = PAGE.load(Ordering::Acquire);
        // SAFETY: the kernel passes a valid structure; the page is this test's. Otherwise the process ends.
        unsafe {
            if (*info).si_addr().addr() != page || libc::mprotect((*info).si_addr(), SIZE, libc::PROT_WRITE) != 0 {
                libc::abort();
            }
        }
        FAULTS.fetch_add(1, Ordering::AcqRel);
    }
    extern "C" fn touch(page: *mut c_void) {
        // SAFETY: the handler makes the page one that may be written.
        unsafe { page.cast::<u8>().write_volatile(1) };
    }
    let [device, _] = devices();
    select(device);
    // SAFETY: the page is fresh, and the structure's other fields are zero, which is valid.
    unsafe {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        let page = libc::mmap(ptr::null_mut(), SIZE, libc::PROT_NONE, flags, -1, 0);
        assert_ne!(page, libc::MAP_FAILED);
        PAGE.store(page.addr(), Ordering::Release);
        let (mut ours, mut before) = (std::mem::zeroed::<libc::sigaction>(), std::mem::zeroed());
        ours.sa_sigaction = mend as *const () as usize;
        ours.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
        assert_eq!(libc::sigaction(libc::SIGSEGV, &ours, &mut before), 0);
        let stream = stream(0);
        good(hipLaunchHostFunc(stream, Some(touch), page));
        good(hipStreamSynchronize(stream));
        assert_eq!(libc::sigaction(libc::SIGSEGV, &before, ptr::null_mut()), 0);
    }
    assert_eq!(FAULTS.load(Ordering::Acquire), 1);
}

#[test]
fn device_memory_touched_by_a_function_of_a_stream_is_reported() {
    extern "C" fn touch(memory: *mut c_void) {
        // SAFETY: none: this is the misuse.
        unsafe { memory.cast::<u8>().write_volatile(1) };
    }
    if std::env::var_os(TOUCH).is_some() {
        let [device, _] = devices();
        select(device);
        let (memory, stream) = (allocate(), stream(0));
        // SAFETY: the function takes the memory.
        unsafe {
            good(hipLaunchHostFunc(stream, Some(touch), memory));
            hipStreamSynchronize(stream);
        }
        return;
    }
    let output = run_alone("device_memory_touched_by_a_function_of_a_stream_is_reported", TOUCH);
    assert_eq!(output.status.signal(), Some(libc::SIGSEGV));
    let said = text(&output.stderr);
    assert!(said.contains("anygpu: the program touched device memory"), "{said}");
}

#[test]
fn work_goes_on_once_there_are_threads_again() {
    if std::env::var_os(LIMITED).is_none() {
        let output = run_alone("work_goes_on_once_there_are_threads_again", LIMITED);
        return assert!(output.status.success(), "{}", text(&output.stderr));
    }
    let [device, _] = devices();
    select(device);
    let (word, memory) = (word(), allocate());
    let (waits, called) = (stream(hipStreamNonBlocking), stream(hipStreamNonBlocking));
    // SAFETY: the word outlives the wait.
    good(unsafe {
        hipStreamWaitValue32(waits, ptr::from_ref(word).cast_mut().cast(), 1, hipStreamWaitValueEq, u32::MAX)
    });
    // Starts the first worker, which is then inside a function.
    fill(memory, 7, waits);
    let gate = Gate::new(called);
    gate.await_call();
    // No memory is left for a worker's stack.
    let pages = std::fs::read_to_string("/proc/self/statm").expect("this process's memory");
    let pages: u64 = pages.split(' ').next().expect("its size").parse().expect("a number");
    let limit = |bytes| {
        let limit = libc::rlimit { rlim_cur: bytes, rlim_max: libc::RLIM_INFINITY };
        // SAFETY: the structure is read.
        assert_eq!(unsafe { libc::setrlimit(libc::RLIMIT_AS, &limit) }, 0);
    };
    // SAFETY: a plain question to the system.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) } as u64;
    limit(pages * page + (4 << 20));
    word.store(1, Ordering::Release);
    thread::sleep(Duration::from_millis(100));
    // SAFETY: no pointers.
    assert_eq!(unsafe { hipStreamQuery(waits) }, hipErrorNotReady);
    limit(libc::RLIM_INFINITY);
    let waits = waits.addr();
    // SAFETY: no pointers.
    good(ends(move || unsafe { hipStreamSynchronize(ptr::without_provenance_mut(waits)) }));
}

#[test]
fn streams_and_events_cost_little_however_many_there_are() {
    const COUNT: usize = 200_000;
    let [device, _] = devices();
    select(device);
    let started = Instant::now();
    let streams: Vec<hipStream_t> = (0..COUNT).map(|_| stream(0)).collect();
    let mut events = vec![ptr::null_mut(); COUNT];
    for event in &mut events {
        // SAFETY: the output is a live variable.
        good(unsafe { hipEventCreateWithFlags(event, hipEventDisableTiming) });
    }
    for (stream, event) in streams.into_iter().zip(events) {
        // SAFETY: no pointers.
        good(unsafe { hipStreamDestroy(stream) });
        // SAFETY: no pointers.
        good(unsafe { hipEventDestroy(event) });
    }
    // The bound is for a library that is not optimised; tables searched from end to end took ten times as long.
    assert_within(Duration::from_secs(5), started);
}

#[test]
fn a_pool_of_any_size_gives_memory() {
    let [device, _] = devices();
    for most in [1, 1 << 63, usize::MAX - 4096, usize::MAX] {
        let pool = pool(device, most);
        let memory = allocate_from(pool, 100, ptr::null_mut()).expect("memory");
        assert_eq!(allocate_from(pool, usize::MAX, ptr::null_mut()), Err(hipErrorOutOfMemory));
        free_in(ptr::null_mut(), memory);
        // SAFETY: no pointers.
        good(unsafe { hipMemPoolDestroy(pool) });
    }
}
