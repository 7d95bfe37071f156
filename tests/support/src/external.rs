// SPDX-License-Identifier: MIT OR Apache-2.0
//! Commands of [`super::peer`] for external memory and semaphores, and for the descriptors that are imported.
//!
//! They make HIP's calls, or those of CUDA's driver or runtime.

use std::ffi::{CString, c_void};
use std::ptr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use anygpu::api::anygpu::*;
use anygpu::api::hip::*;

use crate::peer::{Process, UNTOUCHED, number, pointer};

/// The interface whose calls a process makes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Names {
    Hip,
    Driver,
    Runtime,
}

pub const ALL_NAMES: [Names; 3] = [Names::Hip, Names::Driver, Names::Runtime];

/// Numbers of the types of descriptors.
pub const OPAQUE: u32 = 1;
pub const TIMELINE: u32 = 9;

impl Process {
    /// Duplicates a descriptor in the same process.
    #[track_caller]
    pub fn twin(&mut self, descriptor: u64) -> u64 {
        self.value(&format!("twin {descriptor}"))
    }

    #[track_caller]
    pub fn is_open(&mut self, descriptor: u64) -> bool {
        self.value(&format!("is_open {descriptor}")) == 1
    }

    #[track_caller]
    pub fn timeline(&mut self, value: u64) -> u64 {
        self.value(&format!("timeline {value}"))
    }

    /// Imports memory, which takes over the descriptor.
    #[track_caller]
    pub fn import_memory(&mut self, names: Names, descriptor: u64, size: u64) -> u64 {
        self.value(&format!("{names:?} import_memory {OPAQUE} {descriptor} {size} 0"))
    }

    #[track_caller]
    pub fn map_buffer(&mut self, names: Names, memory: u64, offset: u64, size: u64) -> u64 {
        self.value(&format!("{names:?} map_buffer {memory} {offset} {size} 0"))
    }

    /// Imports a semaphore, which takes over the descriptor.
    #[track_caller]
    pub fn import_semaphore(&mut self, names: Names, kind: u32, descriptor: u64) -> u64 {
        self.value(&format!("{names:?} import_semaphore {kind} {descriptor} 0"))
    }
}

/// The calls of an interface; all interfaces' structures have one layout.
struct Calls {
    import_memory: unsafe fn(*mut *mut c_void, *const c_void) -> u32,
    map_buffer: unsafe fn(*mut *mut c_void, *mut c_void, *const c_void) -> u32,
    destroy_memory: unsafe fn(*mut c_void) -> u32,
    import_semaphore: unsafe fn(*mut *mut c_void, *const c_void) -> u32,
    signal: unsafe fn(*const *mut c_void, *const c_void, u32, *mut c_void) -> u32,
    wait: unsafe fn(*const *mut c_void, *const c_void, u32, *mut c_void) -> u32,
    destroy_semaphore: unsafe fn(*mut c_void) -> u32,
    free: unsafe fn(*mut c_void) -> u32,
}

macro_rules! calls {
    ($module:ident: $import_memory:ident $map:ident $destroy:ident $import:ident $signal:ident $wait:ident $end:ident,
     $free:expr) => {{
        use anygpu::api::$module::*;
        // SAFETY: the arguments have the types of the functions' parameters.
        unsafe {
            Calls {
                import_memory: |out, what| $import_memory(out.cast(), what.cast()),
                map_buffer: |out, memory, what| $map(out.cast(), memory.cast(), what.cast()),
                destroy_memory: |memory| $destroy(memory.cast()),
                import_semaphore: |out, what| $import(out.cast(), what.cast()),
                signal: |all, values, count, stream| $signal(all.cast(), values.cast(), count, stream.cast()),
                wait: |all, values, count, stream| $wait(all.cast(), values.cast(), count, stream.cast()),
                destroy_semaphore: |semaphore| $end(semaphore.cast()),
                free: $free,
            }
        }
    }};
}

fn calls(names: &str) -> Option<Calls> {
    Some(match names {
        "Hip" => calls!(hip: hipImportExternalMemory hipExternalMemoryGetMappedBuffer hipDestroyExternalMemory
            hipImportExternalSemaphore hipSignalExternalSemaphoresAsync hipWaitExternalSemaphoresAsync
            hipDestroyExternalSemaphore, |address| hipFree(address)),
        "Driver" => {
            super::physical::with_context();
            calls!(cuda: cuImportExternalMemory cuExternalMemoryGetMappedBuffer cuDestroyExternalMemory
                cuImportExternalSemaphore cuSignalExternalSemaphoresAsync cuWaitExternalSemaphoresAsync
                cuDestroyExternalSemaphore, |address| cuMemFree_v2(address.addr() as u64))
        }
        "Runtime" => calls!(cudart: cudaImportExternalMemory cudaExternalMemoryGetMappedBuffer
            cudaDestroyExternalMemory cudaImportExternalSemaphore cudaSignalExternalSemaphoresAsync
            cudaWaitExternalSemaphoresAsync cudaDestroyExternalSemaphore, |address| cudaFree(address)),
        _ => return None,
    })
}

/// Description of memory or of a semaphore: type, handle, size (of memory), flags.
#[repr(C)]
struct Description {
    kind: u32,
    handle: [u64; 2],
    rest: [u64; 10],
}

fn memory_description(kind: &str, descriptor: &str, size: &str, flags: &str) -> Description {
    let mut rest = [0; 10];
    (rest[0], rest[1]) = (number(size), number(flags));
    Description { kind: number(kind) as u32, handle: [number(descriptor) & 0xffff_ffff, 0], rest }
}

fn semaphore_description(kind: &str, descriptor: &str, flags: &str) -> Description {
    let mut rest = [0; 10];
    rest[0] = number(flags);
    Description { kind: number(kind) as u32, handle: [number(descriptor) & 0xffff_ffff, 0], rest }
}

/// Returns the parameters of signals or waits: 144 bytes each, the value first and the flags at 72.
fn parameters(values: &[u64], flags: u64) -> Vec<[u64; 18]> {
    values
        .iter()
        .map(|value| {
            let mut one = [0; 18];
            (one[0], one[9]) = (*value, flags);
            one
        })
        .collect()
}

fn untouched<T>() -> *mut T {
    ptr::without_provenance_mut(UNTOUCHED as usize)
}

/// Executes a command; `None` if it is not one of these.
pub fn execute(words: &[&str]) -> Option<(u32, Vec<String>)> {
    let one = |value: i64| vec![value.to_string()];
    // SAFETY: the test is the C caller here; outputs are live variables of the right types.
    Some(unsafe {
        match words {
            ["memfd" | "memfd_that_may_be_sealed", size] => {
                let sealing = if words[0] == "memfd" { 0 } else { libc::MFD_ALLOW_SEALING };
                let fd = libc::memfd_create(c"test".as_ptr(), libc::MFD_CLOEXEC | sealing);
                assert_eq!(libc::ftruncate(fd, number(size) as i64), 0);
                (0, one(fd.into()))
            }
            ["udmabuf", size] => {
                udmabuf(number(size)).map_or((1, Vec::new()), |descriptor| (0, one(descriptor.into())))
            }
            ["eventfd", value] => (0, one(libc::eventfd(number(value) as u32, libc::EFD_CLOEXEC).into())),
            ["add", descriptor, value] => {
                let value = number(value);
                let written = libc::write(number(descriptor) as i32, (&raw const value).cast(), 8);
                (u32::from(written != 8), Vec::new())
            }
            ["open_file", path] => {
                let path = CString::new(*path).expect("a path");
                (0, one(libc::open(path.as_ptr(), libc::O_RDWR | libc::O_CLOEXEC).into()))
            }
            ["read_only", descriptor] => {
                let path = CString::new(format!("/proc/self/fd/{descriptor}")).expect("a path");
                (0, one(libc::open(path.as_ptr(), libc::O_RDONLY | libc::O_CLOEXEC).into()))
            }
            ["twin", descriptor] => (0, one(libc::fcntl(number(descriptor) as i32, libc::F_DUPFD_CLOEXEC, 0).into())),
            ["is_open", descriptor] => (0, one((libc::fcntl(number(descriptor) as i32, libc::F_GETFD) >= 0).into())),
            ["truncate", descriptor, size] => {
                (u32::from(libc::ftruncate(number(descriptor) as i32, number(size) as i64) != 0), Vec::new())
            }
            ["timeline", value] => {
                let mut descriptor = -1;
                let status = anygpu_timeline_create(&mut descriptor, number(value));
                (status as u32, one(descriptor.into()))
            }
            ["timeline_in_null"] => (anygpu_timeline_create(ptr::null_mut(), 0) as u32, Vec::new()),
            ["timeline_value", descriptor] => {
                let mut value = UNTOUCHED;
                let status = anygpu_timeline_value(&mut value, number(descriptor) as i32);
                (status as u32, vec![value.to_string()])
            }
            ["timeline_value_in_null", descriptor] => {
                (anygpu_timeline_value(ptr::null_mut(), number(descriptor) as i32) as u32, Vec::new())
            }
            ["timeline_signal", descriptor, value] => {
                (anygpu_timeline_signal(number(descriptor) as i32, number(value)) as u32, Vec::new())
            }
            ["timeline_wait", descriptor, value, milliseconds] => {
                let (descriptor, limit) = (number(descriptor) as i32, number(milliseconds) as u32);
                (anygpu_timeline_wait(descriptor, number(value), limit) as u32, Vec::new())
            }
            // A child that outlives this process.
            ["fork_asleep", seconds] => match libc::fork() {
                0 => {
                    for standard in 0..3 {
                        libc::close(standard);
                    }
                    libc::sleep(number(seconds) as u32);
                    libc::_exit(0);
                }
                child => (0, one(child.into())),
            },
            ["leave_at_once"] => libc::_exit(0),
            ["make_and_fork"] => (0, make_and_fork().map(|status| status.to_string()).to_vec()),
            ["timelines_are_supported"] => {
                super::physical::with_context();
                let (mut number, mut properties) = (0, std::mem::zeroed::<hipDeviceProp_tR0600>());
                let attribute = anygpu::api::cuda::CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED;
                let status = anygpu::api::cuda::cuDeviceGetAttribute(&mut number, attribute, 0)
                    | hipGetDevicePropertiesR0600(&mut properties, 0);
                (status, vec![number.to_string(), properties.timelineSemaphoreInteropSupported.to_string()])
            }
            ["reset_under_a_wait", stream] => {
                let stream = pointer(stream).addr();
                let waiter = std::thread::spawn(move || hipStreamSynchronize(ptr::without_provenance_mut(stream)));
                std::thread::sleep(Duration::from_millis(100));
                let is_waiting = !waiter.is_finished();
                let status = hipDeviceReset();
                (status, vec![u32::from(is_waiting).to_string(), waiter.join().expect("no panic").to_string()])
            }
            ["call_behind", stream] => {
                let stream = pointer(stream).cast();
                let status = hipStreamAddCallback(stream, Some(note_status), ptr::null_mut(), 0);
                (status.max(hipLaunchHostFunc(stream, Some(note_call), ptr::null_mut())), Vec::new())
            }
            ["called_behind"] => {
                let noted = [CALLBACK_STATUS.load(Ordering::SeqCst).into(), HOST_CALLS.load(Ordering::SeqCst)];
                (0, noted.map(|number: u64| number.to_string()).to_vec())
            }
            ["take_turns", names, stream, semaphore, address, party, from, to] => {
                let (party, steps) = (number(party), number(from)..=number(to));
                let stream = pointer(stream);
                take_turns(&calls(names)?, stream, pointer(semaphore), pointer(address), party, steps)
            }
            ["play", descriptor, address] => play(&calls("Hip")?, descriptor, pointer(address)),
            ["play_back", semaphore, address, from, to] => {
                play_back(&calls("Hip")?, pointer(semaphore), pointer(address), number(from)..number(to))
            }
            [names, rest @ ..] => by(&calls(names)?, rest),
            [] => return None,
        }
    })
}

/// The status that a callback was given, and how often a host function was called.
static CALLBACK_STATUS: AtomicU32 = AtomicU32::new(u32::MAX);
static HOST_CALLS: AtomicU64 = AtomicU64::new(0);

unsafe extern "C" fn note_status(_stream: hipStream_t, status: hipError_t, _data: *mut c_void) {
    CALLBACK_STATUS.store(status, Ordering::SeqCst);
}

unsafe extern "C" fn note_call(_data: *mut c_void) {
    HOST_CALLS.fetch_add(1, Ordering::SeqCst);
}

/// Creates a dma-buf of ordinary memory; `None` if the system does not support it.
fn udmabuf(size: u64) -> Option<i32> {
    // linux/udmabuf.h.
    #[repr(C)]
    struct Create {
        memory: u32,
        flags: u32,
        offset: u64,
        size: u64,
    }
    const CREATE: libc::c_ulong = 0x4018_7542;
    // SAFETY: plain system calls; the structure is read during the call.
    unsafe {
        let device = libc::open(c"/dev/udmabuf".as_ptr(), libc::O_RDWR | libc::O_CLOEXEC);
        let memory = libc::memfd_create(c"test".as_ptr(), libc::MFD_CLOEXEC | libc::MFD_ALLOW_SEALING);
        assert_eq!(libc::ftruncate(memory, size as i64), 0);
        assert_eq!(libc::fcntl(memory, libc::F_ADD_SEALS, libc::F_SEAL_SHRINK), 0);
        let what = Create { memory: memory as u32, flags: 1, offset: 0, size };
        let descriptor = libc::ioctl(device, CREATE, &what);
        (descriptor >= 0).then_some(descriptor)
    }
}

fn by(calls: &Calls, words: &[&str]) -> (u32, Vec<String>) {
    let one = |value: *mut c_void| vec![(value.addr() as u64).to_string()];
    // SAFETY: as above.
    unsafe {
        match words {
            ["import_memory", kind, descriptor, size, flags] => {
                let (mut memory, what) = (untouched(), memory_description(kind, descriptor, size, flags));
                let status = (calls.import_memory)(&mut memory, (&raw const what).cast());
                (status, one(memory))
            }
            ["map_buffer", memory, offset, size, flags] => {
                let mut address = untouched();
                let mut what = [0_u64; 11];
                (what[0], what[1], what[2]) = (number(offset), number(size), number(flags));
                let status = (calls.map_buffer)(&mut address, pointer(memory), what.as_ptr().cast());
                (status, one(address))
            }
            ["destroy_memory", memory] => ((calls.destroy_memory)(pointer(memory)), Vec::new()),
            ["import_semaphore", kind, descriptor, flags] => {
                let (mut semaphore, what) = (untouched(), semaphore_description(kind, descriptor, flags));
                let status = (calls.import_semaphore)(&mut semaphore, (&raw const what).cast());
                (status, one(semaphore))
            }
            [what @ ("signal" | "wait"), stream, flags, pairs @ ..] => {
                let semaphores: Vec<_> = pairs.iter().step_by(2).map(|word| pointer(word)).collect();
                let values: Vec<_> = pairs.iter().skip(1).step_by(2).map(|word| number(word)).collect();
                let call = if *what == "signal" { calls.signal } else { calls.wait };
                let (values, count) = (parameters(&values, number(flags)), semaphores.len() as u32);
                (call(semaphores.as_ptr(), values.as_ptr().cast(), count, pointer(stream)), Vec::new())
            }
            ["destroy_semaphore", semaphore] => ((calls.destroy_semaphore)(pointer(semaphore)), Vec::new()),
            ["free_buffer", address] => ((calls.free)(pointer(address)), Vec::new()),
            ["import_often", kind, descriptor, memory, size, count] => {
                let fresh = |of: &str| libc::fcntl(number(of) as i32, libc::F_DUPFD_CLOEXEC, 0).to_string();
                for _ in 0..number(count) {
                    let steps = || {
                        let value = |(status, values): (u32, Vec<String>)| match status {
                            0 => Ok(values.into_iter().next().unwrap_or_default()),
                            status => Err(status),
                        };
                        let semaphore = value(by(calls, &["import_semaphore", kind, &fresh(descriptor), "0"]))?;
                        value(by(calls, &["destroy_semaphore", &semaphore]))?;
                        let given = fresh(memory);
                        let memory = value(by(calls, &["import_memory", "1", &given, size, "0"]))?;
                        // Those of HIP's calls are the program's still; the others are closed already.
                        libc::close(number(&given) as i32);
                        let address = value(by(calls, &["map_buffer", &memory, "0", size, "0"]))?;
                        value(by(calls, &["destroy_memory", &memory]))?;
                        value(by(calls, &["free_buffer", &address]))
                    };
                    if let Err(status) = steps() {
                        return (status, Vec::new());
                    }
                }
                (0, Vec::new())
            }
            _ => panic!("no such command: {words:?}"),
        }
    }
}

/// Creates a timeline, forks, and then uses the GPU in both processes; returns how waits for 2 and 3 ended.
///
/// The child raises the number from 1 to 2 and kills itself.
fn make_and_fork() -> [u32; 2] {
    let calls = calls("Hip").expect("known names");
    let (mut descriptor, mut semaphore, mut stream) = (-1, untouched(), untouched::<c_void>());
    // SAFETY: outputs are live variables; the child calls what a forked program may, and never returns.
    unsafe {
        assert_eq!(anygpu_timeline_create(&mut descriptor, 0), 0);
        let child = libc::fork();
        let what = semaphore_description("9", &descriptor.to_string(), "0");
        let queue =
            |call: unsafe fn(*const *mut c_void, *const c_void, u32, *mut c_void) -> u32, stream, semaphore, value| {
                let parameters = parameters(&[value], 0);
                call(&semaphore, parameters.as_ptr().cast(), 1, stream)
            };
        let mut status = hipStreamCreateWithFlags((&raw mut stream).cast(), 1);
        status |= (calls.import_semaphore)(&mut semaphore, (&raw const what).cast());
        if child == 0 {
            status |= queue(calls.wait, stream, semaphore, 1) | queue(calls.signal, stream, semaphore, 2);
            status |= hipStreamSynchronize(stream.cast());
            libc::kill(libc::getpid(), if status == 0 { libc::SIGKILL } else { libc::SIGABRT });
        }
        status |= queue(calls.signal, stream, semaphore, 1) | queue(calls.wait, stream, semaphore, 2);
        let reached = status | hipStreamSynchronize(stream.cast());
        let mut end = 0;
        libc::waitpid(child, &mut end, 0);
        assert_eq!(libc::WTERMSIG(end), libc::SIGKILL, "the child's calls failed");
        assert_eq!(queue(calls.wait, stream, semaphore, 3), 0);
        [reached, hipStreamSynchronize(stream.cast())]
    }
}

/// Queues one party's part of many steps in which three parties take turns, and waits for all.
///
/// In each step a party waits for its turn, saves the value that the previous party has written, writes its own, and
/// passes the turn on. Returns the first step whose saved value is wrong, 0 for none.
fn take_turns(
    calls: &Calls,
    stream: *mut c_void,
    semaphore: *mut c_void,
    address: *mut c_void,
    party: u64,
    steps: std::ops::RangeInclusive<u64>,
) -> (u32, Vec<String>) {
    let first = *steps.start();
    let count = (*steps.end() + 1 - first) as usize;
    let mut saved = untouched();
    // SAFETY: as above; the memory has a word for each party, and the saved values one for each step.
    unsafe {
        let mut status = hipMalloc(&mut saved, count * 4);
        for step in steps {
            let turn = 3 * (step - 1) + party;
            let previous_word = address.byte_add((party as usize + 2) % 3 * 4);
            let this_word = address.byte_add(party as usize * 4);
            let to = saved.byte_add((step - first) as usize * 4);
            let (wait, signal) = (parameters(&[turn], 0), parameters(&[turn + 1], 0));
            let all = [
                (calls.wait)(&semaphore, wait.as_ptr().cast(), 1, stream),
                hipMemcpyAsync(to, previous_word, 4, hipMemcpyDeviceToDevice, stream.cast()),
                hipMemsetD32Async(this_word, turn as i32, 1, stream.cast()),
                (calls.signal)(&semaphore, signal.as_ptr().cast(), 1, stream),
            ];
            status = status.max(all.into_iter().max().unwrap_or(0));
        }
        status = status.max(hipStreamSynchronize(stream.cast()));
        let mut values = vec![0_u32; count];
        if status == 0 {
            status = hipMemcpy(values.as_mut_ptr().cast(), saved, count * 4, hipMemcpyDeviceToHost);
        }
        let expected = |index: u64| (3 * (first + index - 1) + party).wrapping_sub(1) as u32;
        let wrong = values.iter().enumerate().position(|(index, value)| *value != expected(index as u64));
        hipFree(saved);
        (status, vec![wrong.map_or(0, |index| first + index as u64).to_string()])
    }
}

/// Plays with another process, until a call fails: signals odd numbers of a timeline and waits for the even ones.
///
/// A word of memory has each number before its signal. Every few turns the timeline is released and imported again.
fn play(calls: &Calls, descriptor: &str, address: *mut c_void) -> (u32, Vec<String>) {
    let original = number(descriptor) as i32;
    let (mut stream, mut value) = (ptr::null_mut::<c_void>(), 0);
    // SAFETY: as above; the memory has the word.
    unsafe {
        let mut status =
            hipStreamCreateWithFlags((&raw mut stream).cast(), 1) | anygpu_timeline_value(&mut value, original) as u32;
        while status == 0 {
            let copy = libc::fcntl(original, libc::F_DUPFD_CLOEXEC, 0).to_string();
            let (mut semaphore, what) = (untouched(), semaphore_description("9", &copy, "0"));
            status |= (calls.import_semaphore)(&mut semaphore, (&raw const what).cast());
            for _ in 0..3 {
                let (signal, wait) = (parameters(&[value + 1], 0), parameters(&[value + 2], 0));
                value += 2;
                status |= hipMemsetD32Async(address, value as i32 - 1, 1, stream.cast());
                status |= (calls.signal)(&semaphore, signal.as_ptr().cast(), 1, stream);
                status |= (calls.wait)(&semaphore, wait.as_ptr().cast(), 1, stream);
            }
            status |= hipStreamSynchronize(stream.cast());
            status |= (calls.destroy_semaphore)(semaphore);
        }
        (status, Vec::new())
    }
}

/// Plays a range of turns with a process that [`play`]s. Returns the status of the wait that failed, the number of turns
/// that were done, and 1 if the other's word was not written before its signal.
fn play_back(
    calls: &Calls,
    semaphore: *mut c_void,
    address: *mut c_void,
    turns: std::ops::Range<u64>,
) -> (u32, Vec<String>) {
    let (mut stream, mut status, mut done, mut is_wrong) = (ptr::null_mut::<c_void>(), 0, 0, false);
    // SAFETY: as above; the memory has the word, which the host back end lets the host read.
    unsafe {
        status |= hipStreamCreateWithFlags((&raw mut stream).cast(), 1);
        for turn in turns {
            let (wait, signal) = (parameters(&[2 * turn + 1], 0), parameters(&[2 * turn + 2], 0));
            status |= (calls.wait)(&semaphore, wait.as_ptr().cast(), 1, stream);
            status |= hipStreamSynchronize(stream.cast());
            if status != 0 {
                break;
            }
            is_wrong |= address.cast::<u32>().read_volatile() != 2 * turn as u32 + 1;
            status |= (calls.signal)(&semaphore, signal.as_ptr().cast(), 1, stream);
            done += 1;
        }
        hipStreamDestroy(stream.cast());
    }
    (status, vec![done.to_string(), u64::from(is_wrong).to_string()])
}
