// SPDX-License-Identifier: MIT OR Apache-2.0
//! Calls of every exported function, in any order and with any arguments that C's contract allows.
//!
//! Objects are live, retired or of another kind; pointers are NULL, misaligned, or into memory that is there. A call with
//! a dead object must fail, with a status that the dialect has; nothing may panic, crash or hang; and when all is
//! destroyed, every device has all its memory.

#[rustfmt::skip]
mod functions;
mod usual;

use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_void};
use std::os::fd::RawFd;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, RwLock};

use anygpu::api::anygpu as own;
use anygpu::api::{acl, cuda, hip};

use crate::bytes::Bytes;
use crate::driver::{OTHERS, PLACE, begin as note};
pub use functions::{CALLS, LAYOUTS, STATUSES};
pub use usual::{FOREIGN, Foreign, refusal};
use usual::{Usual, mark, usual};

/// The interface that a function is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// This library's own.
    Anygpu,
    /// HIP.
    Hip,
    /// CUDA's driver.
    Cuda,
    /// CUDA's runtime.
    Cudart,
    /// AscendCL.
    Acl,
}

/// An argument, or a member of a structure: its name, its type and its role.
#[derive(Clone, Copy)]
pub struct Arg(&'static str, &'static str, &'static str);

/// A structure: its name, its size, and what it consists of, each an offset, a size, and a way to draw it.
pub type Layout = (&'static str, usize, &'static [(usize, usize, &'static str, Arg)]);

/// A function.
pub struct Call {
    /// Its dialect.
    pub dialect: Dialect,
    /// Its name.
    pub name: &'static str,
    /// Draws its arguments and calls it.
    run: fn(&mut World) -> Option<i64>,
}

/// What came of a function's calls.
pub struct Count {
    /// All of them.
    pub calls: AtomicU64,
    /// Those that did not fail.
    pub successes: AtomicU64,
    /// The last status of one that did.
    pub failure: AtomicI64,
}

/// What came of each function's calls, in all threads.
pub static COUNTS: [Count; CALLS.len()] =
    [const { Count { calls: AtomicU64::new(0), successes: AtomicU64::new(0), failure: AtomicI64::new(0) } };
        CALLS.len()];

macro_rules! call {
    ($dialect:ident, $name:literal, $function:path $(, $way:ident($($word:literal),*))*) => {
        Call {
            dialect: Dialect::$dialect,
            name: $name,
            run: |_w: &mut World| {
                // SAFETY: the arguments keep C's contract: pointers are NULL or into memory of this program that has the
                // size which the other arguments say.
                #[allow(unused_unsafe)]
                outcome(unsafe { $function($(_w.$way(Arg($($word),*))),*) })
            },
        }
    };
}
use call;

/// What a function returns.
trait Outcome {
    /// The status, if it is one.
    fn status(self) -> Option<i64>;
}

impl Outcome for i32 {
    fn status(self) -> Option<i64> {
        Some(self.into())
    }
}

impl Outcome for u32 {
    fn status(self) -> Option<i64> {
        Some(self.into())
    }
}

impl Outcome for *const c_char {
    fn status(self) -> Option<i64> {
        if !self.is_null() {
            // SAFETY: what the library returns is a C string.
            assert!(unsafe { CStr::from_ptr(self) }.count_bytes() < 1 << 16);
        }
        None
    }
}

impl Outcome for anygpu::api::cudart::cudaChannelFormatDesc {
    fn status(self) -> Option<i64> {
        None
    }
}

impl Outcome for hip::hipChannelFormatDesc {
    fn status(self) -> Option<i64> {
        None
    }
}

fn outcome(result: impl Outcome) -> Option<i64> {
    result.status()
}

/// A kind of object, whatever a dialect calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    Stream,
    Event,
    Pool,
    Array,
    Mipmap,
    ExternalMemory,
    Semaphore,
    Context,
    Physical,
    Notify,
    Memory,
    /// A 64-bit handle.
    Number,
    Steps,
    Graph,
    Node,
    Executable,
    /// What there is none of.
    Other,
}

fn class_of(kind: &str) -> Option<Class> {
    Some(match kind {
        "hipStream_t" | "CUstream" | "cudaStream_t" | "aclrtStream" => Class::Stream,
        "hipEvent_t" | "CUevent" | "cudaEvent_t" | "aclrtEvent" => Class::Event,
        "hipMemPool_t" | "CUmemoryPool" | "cudaMemPool_t" => Class::Pool,
        "hipArray_t" | "hipArray_const_t" | "CUarray" | "cudaArray_t" | "cudaArray_const_t" => Class::Array,
        kind if kind.to_ascii_lowercase().contains("mipmappedarray") => Class::Mipmap,
        "hipExternalMemory_t" | "CUexternalMemory" | "cudaExternalMemory_t" => Class::ExternalMemory,
        "hipExternalSemaphore_t" | "CUexternalSemaphore" | "cudaExternalSemaphore_t" => Class::Semaphore,
        "hipCtx_t" | "CUcontext" | "aclrtContext" => Class::Context,
        "hipMemGenericAllocationHandle_t" | "CUmemGenericAllocationHandle" | "aclrtDrvMemHandle" => Class::Physical,
        "aclrtNotify" => Class::Notify,
        "CUdeviceptr" | "hipDeviceptr_t" => Class::Memory,
        "CUgraph" | "hipGraph_t" | "cudaGraph_t" => Class::Graph,
        "CUgraphNode" | "hipGraphNode_t" | "cudaGraphNode_t" => Class::Node,
        "CUgraphExec" | "hipGraphExec_t" | "cudaGraphExec_t" => Class::Executable,
        "CUgreenCtx" => Class::Other,
        _ => return None,
    })
}

/// An object that was made, by the number by which the dialects know it.
#[derive(Clone, Copy, Debug)]
struct Object {
    value: u64,
    /// Bytes, of memory.
    size: u64,
    is_live: bool,
    /// Device memory, past whose end there is nothing that copies could touch.
    is_device: bool,
    /// What it is good for, or nothing.
    mark: &'static str,
}

/// Objects that any thread may use, whoever made them, the newest last.
static SHARED: Mutex<Vec<(Class, u64)>> = Mutex::new(Vec::new());

/// Held by calls that touch memory by its address, and alone by those that may end other threads' memory; how often all of
/// it ended. A program may not do both at once.
static RESETS: RwLock<u64> = RwLock::new(0);

/// The number of descriptors that this process may have, raised as far as that is allowed.
fn descriptors() -> RawFd {
    static MOST: OnceLock<RawFd> = OnceLock::new();
    *MOST.get_or_init(|| {
        let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
        // SAFETY: plain system calls, on a structure that is valid for them.
        unsafe {
            assert_eq!(libc::getrlimit(libc::RLIMIT_NOFILE, &mut limit), 0);
            // HIP takes larger numbers than half of this for addresses.
            limit.rlim_cur = limit.rlim_max.min(1 << 15);
            assert_eq!(libc::setrlimit(libc::RLIMIT_NOFILE, &limit), 0);
        }
        limit.rlim_cur as RawFd
    })
}

/// Bytes for each pointer's target.
const SLOT: usize = 64 << 10;
const SLOTS: usize = 48;
/// Bytes of ordinary memory that copies may use, and the most bytes of a copy that does.
const SCRATCH: usize = 8 << 20;
/// Elements of arrays.
const ELEMENTS: usize = 8;

/// What a sequence of calls knows.
pub struct World<'a> {
    input: Bytes<'a>,
    objects: BTreeMap<Class, Vec<Object>>,
    memory: &'static mut [u8],
    /// Of the call that is under way.
    name: &'static str,
    /// That name, or that of the structure that is filled.
    owner: &'static str,
    /// The size of the last marked object.
    marked: u64,
    /// A token of memory of this process, and keys of memory and of a notify.
    token: own::anygpu_token,
    keys: [[u8; 65]; 2],
    /// The targets handed out.
    slots: usize,
    /// Objects to be written: where, and of which class.
    outs: Vec<(usize, Class)>,
    /// Objects that were passed, and whether they are dead or of another class.
    used: Vec<(Class, u64, bool)>,
    /// Descriptors that were opened for it.
    descriptors: Vec<RawFd>,
    /// The last size that was drawn.
    size: u64,
    /// Sizes may be anything, since all memory is the library's.
    is_huge: bool,
    /// Some size or address was 0.
    is_empty: bool,
    /// Where a call writes descriptors.
    descriptor_outs: Vec<usize>,
    /// Other threads make calls, too.
    has_others: bool,
    /// The resets that it has heard of.
    resets: u64,
}

/// The address of 64 bytes of pinned memory that nothing writes to.
fn never_written() -> u64 {
    let mut address = ptr::null_mut();
    // Not written here: another thread may reset the device meanwhile.
    // SAFETY: the output is valid for the call; the library knows whether the memory is still there.
    unsafe {
        if hip::hipHostMalloc(&mut address, 64, 0) == 0 {
            hip::hipMemset(address, 0, 64);
        }
    }
    address as u64
}

/// A host function that does nothing.
extern "C" fn nothing(_: *mut c_void, _: *mut c_void, _: *mut c_void) {}

impl World<'_> {
    fn chance(&mut self, of_256: u8) -> bool {
        self.input.byte() < of_256
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[usize::from(self.input.byte()) % from.len()]
    }

    /// Copies and fills touch ordinary memory as far as their sizes say.
    fn touches(&self) -> bool {
        const WORDS: [&str; 9] = [
            "emcpy",
            "emset",
            "Symbol",
            "Attribute",
            "anygpu_annotate",
            "BatchAsync",
            "MemOp",
            "Register",
            "GraphLaunch",
        ];
        WORDS.iter().any(|word| self.name.contains(word))
    }

    /// The call ends objects that it is given.
    fn ends(&self) -> bool {
        // A node frees nothing before it is launched.
        ENDS.iter().any(|word| self.name.contains(word)) && !self.name.contains("MemFreeNode")
    }

    /// A wait for what may never come is not begun.
    fn waits(&self) -> bool {
        const WAITS: [&str; 6] = [
            "WaitValue",
            "ValueWait",
            "BatchMemOp",
            "WaitExternal",
            "anygpu_steps_begin_read",
            "anygpu_steps_begin_write",
        ];
        // Those of host threads wait for a millisecond.
        WAITS.iter().any(|word| self.name.contains(word)) && !self.name.ends_with("_host")
    }

    fn slot(&mut self) -> usize {
        self.slots = (self.slots + 1) % SLOTS;
        let start = SCRATCH + self.slots * SLOT;
        self.memory[start..start + 2048].fill(0);
        self.memory.as_mut_ptr() as usize + start
    }

    /// An object of a class: live, dead, of another class, or nothing.
    fn object(&mut self, class: Class) -> u64 {
        let choice = self.input.byte();
        let place = usize::from(self.input.byte());
        if choice < 24 {
            let special = [0, 0, 1, 2, 3, u64::MAX, 0x1000][place % 7];
            // The default streams' names, and NULL.
            self.used.push((class, special, special > 2));
            return special;
        }
        let other = match choice {
            24..32 => {
                self.pick(&[Class::Stream, Class::Event, Class::Pool, Class::Array, Class::Context, Class::Physical])
            }
            _ => class,
        };
        if self.has_others && choice >= 224 {
            let shared = SHARED.lock().expect("no panic");
            let matching: Vec<u64> =
                shared.iter().filter(|(other, _)| *other == class).map(|object| object.1).collect();
            let never_comes = class == Class::Semaphore && self.waits();
            if !matching.is_empty() && !never_comes {
                return matching[place % matching.len()];
            }
        }
        let wanted = choice < 216;
        let known = self.objects.get(&other).map_or(&[][..], |known| &known[..]);
        let matching: Vec<Object> = known.iter().copied().filter(|object| object.is_live == wanted).collect();
        let Some(object) = (!matching.is_empty()).then(|| matching[place % matching.len()]) else {
            self.used.push((class, 0, false));
            return 0;
        };
        // Only a timeline has reached 0 for sure.
        if class == Class::Semaphore && object.is_live && self.waits() && object.mark != "timeline" {
            return 0;
        }
        self.used.push((class, object.value, !object.is_live || other != class));
        object.value
    }

    /// Boxes and rows start anywhere from an address on.
    fn has_boxes(&self) -> bool {
        self.touches() && ["3D", "2D", "Batch", "MemOp"].iter().any(|word| self.name.contains(word))
    }

    /// Notes memory that is passed. Nothing is done for a copy onto itself.
    fn note(&mut self, address: u64) {
        self.is_empty |= self.used.iter().any(|(class, value, _)| (*class, *value) == (Class::Memory, address));
        self.used.push((Class::Memory, address, false));
    }

    /// An address: of memory of the library's, or of ordinary memory.
    fn address(&mut self) -> u64 {
        let choice = self.input.byte();
        let place = usize::from(self.input.byte());
        let touches = self.touches();
        if choice < 20 {
            return 0;
        }
        let start = self.memory.as_mut_ptr() as u64;
        if self.waits() {
            // Refused for its alignment, also where it was registered; or what is never written, and is 0.
            return if choice < 80 { start + 3 } else { never_written() };
        }
        if choice < 80 && !self.is_huge {
            let address = start + [0, 1, 8, 4096, 4099, 65536, 12345, 1 << 20][place % 8];
            self.note(address);
            return address;
        }
        // What another thread was given since is that one's.
        let wanted = touches || self.has_others || choice < 224;
        let known = self.objects.get(&Class::Memory).map_or(&[][..], |known| &known[..]);
        let has_boxes = self.has_boxes();
        // What is opened twice has one address, and one thread's closing may be another's; a second may be of what another
        // thread was given there. A graph's ends with it.
        let is_shared = (touches || self.ends()) && self.has_others;
        let is_others = |object: &Object| is_shared && (OPENED.contains(&object.mark) || object.mark == "graph's");
        let is_meant =
            |object: &&Object| object.is_live == wanted && (object.is_device || !has_boxes) && !is_others(object);
        let matching: Vec<Object> = known.iter().filter(is_meant).copied().collect();
        if matching.is_empty() {
            return 0;
        }
        let object = matching[place % matching.len()];
        self.note(object.value);
        match self.input.byte() {
            0..160 => object.value,
            // Behind the end of host memory is what the program must not touch.
            160..200 => object.value + u64::from(self.input.byte()) % object.size.max(1),
            200..240 => object.value + object.size.saturating_sub(1 + u64::from(self.input.byte())),
            _ if touches || self.has_others => object.value,
            _ => object.value.wrapping_add(self.input.number()),
        }
    }

    /// The lowest number that a descriptor of a call's is given: beside other threads, one that nobody else is given, above
    /// all that the library has open.
    fn lowest(&self) -> RawFd {
        if !self.has_others {
            return 0;
        }
        descriptors() / 2 + descriptors() / 32 * (PLACE.get() % 8) as RawFd
    }

    /// A descriptor of some file, or of none.
    fn descriptor(&mut self) -> RawFd {
        let mut opened = -1;
        let choice = self.input.byte();
        let flat = self.owner.to_ascii_lowercase();
        let wanted =
            [("pool", "pool"), ("sem", "timeline"), ("mem", "memory")].iter().find(|(part, _)| flat.contains(part));
        if let Some((_, mark)) = wanted.filter(|_| choice >= 64) {
            let known = self.objects.get(&Class::Other).map_or(&[][..], |known| &known[..]);
            if let Some(object) = known.iter().rev().find(|object| object.mark == *mark) {
                // SAFETY: a plain system call; the result is this call's.
                opened = unsafe { libc::fcntl(object.value as RawFd, libc::F_DUPFD_CLOEXEC, self.lowest()) };
                self.descriptors.push(opened);
                return opened;
            }
        }
        let choice = choice % 8;
        // SAFETY: plain system calls; the results are this call's.
        unsafe {
            match choice {
                0 => return self.pick(&[-1, 1 << 20, i32::MIN]),
                1 => opened = libc::eventfd(0, libc::EFD_CLOEXEC),
                2 => _ = anygpu::api::anygpu::anygpu_timeline_create(&mut opened, 5),
                3 => {
                    opened = libc::memfd_create(c"plain".as_ptr(), libc::MFD_CLOEXEC | libc::MFD_ALLOW_SEALING);
                    libc::ftruncate(opened, 1 << 20);
                }
                4 => opened = libc::open(c"/dev/null".as_ptr(), libc::O_RDWR | libc::O_CLOEXEC),
                _ => {
                    let known = &self.objects.get(&Class::Other).map_or(&[][..], |known| &known[..]);
                    let given: Vec<u64> = known.iter().map(|object| object.value).collect();
                    if !given.is_empty() {
                        opened = libc::fcntl(self.pick(&given) as RawFd, libc::F_DUPFD_CLOEXEC, 0);
                    }
                }
            }
        }
        let opened = self.moved(opened);
        if opened >= 0 {
            self.descriptors.push(opened);
        }
        opened
    }

    /// Moves a descriptor that was just opened; beside other threads, to a number that nobody else is given.
    fn moved(&self, opened: RawFd) -> RawFd {
        if opened < 0 || !self.has_others {
            return opened;
        }
        // SAFETY: plain system calls on a descriptor that nobody else knows.
        unsafe {
            let number = libc::fcntl(opened, libc::F_DUPFD_CLOEXEC, self.lowest());
            libc::close(opened);
            number
        }
    }

    /// An argument that usually leads somewhere.
    fn usual(&mut self, name: &'static str) -> Option<u64> {
        let usual = usual(self.owner, name)?;
        let choice = self.input.byte();
        if choice >= 236 {
            return None;
        }
        match usual {
            Usual::Of(numbers) => {
                let number = numbers[usize::from(choice) % numbers.len()];
                if name == "size" {
                    self.size = number;
                }
                Some(number)
            }
            Usual::Size => (self.marked > 0).then_some(self.marked),
            Usual::Marked(class, mark) => {
                let known = self.objects.get(&class).map_or(&[][..], |known| &known[..]);
                let is_meant = |object: &&Object| object.is_live && (mark.is_empty() || object.mark == mark);
                let matching: Vec<Object> = known.iter().filter(is_meant).copied().collect();
                let object = *matching.get(usize::from(choice) % matching.len().max(1))?;
                self.marked = object.size;
                match class {
                    Class::Memory => self.note(object.value),
                    _ => self.used.push((class, object.value, false)),
                }
                Some(object.value)
            }
        }
    }

    fn draw(&mut self, arg: Arg) -> u64 {
        let drawn = self.usual(arg.0).unwrap_or_else(|| self.drawn(arg));
        self.is_empty |= drawn == 0 && (class_of(arg.1) == Some(Class::Memory) || arg.1 == "int");
        drawn
    }

    fn drawn(&mut self, Arg(name, kind, role): Arg) -> u64 {
        if let Some(class) = class_of(kind) {
            return if class == Class::Memory { self.address() } else { self.object(class) };
        }
        if self.waits() {
            // Nothing waits for what may not come: 0 is at least 0, and is 0, whatever the mask.
            match name {
                "value" | "value64" => return 0,
                "flags" | "flag" => return self.pick(&[0, 0, 0, 1, 4, 16]),
                "operation" => return self.pick(&[1, 4, 1, 4, 3, 6, 0, 7, 255]),
                _ => {}
            }
        }
        match role {
            _ if name == "accessDescCount" || name == "count" && self.name.contains("MemOp") => {
                return u64::from(self.input.byte()) % (ELEMENTS as u64 + 1);
            }
            "elements" => return u64::from(self.input.byte()) % (ELEMENTS as u64 + 1),
            "bytes" if !self.is_huge => return self.bytes(),
            _ => {}
        }
        let lower = name.to_ascii_lowercase();
        if lower.starts_with("num") {
            return u64::from(self.input.byte()) % (ELEMENTS as u64 + 1);
        }
        let has = |words: &[&str]| words.iter().any(|word| lower.contains(word));
        if matches!(kind, "CUdevice" | "hipDevice_t")
            || has(&["device", "dev"]) && kind == "int" && !has(&["prop", "ptr"])
        {
            return self.pick(&[0, 0, 0, 0, 0, 0, 1, 1, 1, 2, -1_i64 as u64, 64, i32::MIN as u64]);
        }
        if lower == "fd" {
            return self.descriptor() as u64;
        }
        if has(&["timeout", "milliseconds"]) {
            return 1;
        }
        if kind != "int" || has(&["flag"]) {
            let small = self.input.byte();
            if kind.ends_with("HandleType") || kind.ends_with("HandleType_t") || lower == "handletype" {
                // A fabric handle is in memory, a descriptor is not.
                return (u64::from(small) % 32) & !8;
            }
            return match small {
                0..128 => 0,
                128..192 => u64::from(small) & 7,
                192..224 => 1 << (small & 31),
                _ => self.input.number(),
            };
        }
        if self.is_huge && self.has_boxes() {
            let is_start = has(&["pitch", "offset", "xinbytes", "rowlength", "layerheight"])
                || matches!(lower.as_str(), "x" | "y" | "z" | "srcy" | "srcz" | "dsty" | "dstz")
                || matches!(lower.as_str(), "ysize" | "srcheight" | "dstheight");
            if is_start {
                // Near the object, or past all addresses: the rest may be anyone's memory.
                let byte = u64::from(self.input.byte());
                return if byte < 200 { byte % 8 } else { u64::MAX };
            }
        }
        if has(&["len", "datasize", "attributes", "levels", "masksize"]) {
            return u64::from(self.input.byte()) % (ELEMENTS as u64 + 1) * if has(&["len"]) { 8 } else { 1 };
        }
        if matches!(lower.as_str(), "xsize" | "ysize") && !self.is_huge {
            return u64::from(self.input.byte()) % 24;
        }
        if has(&["size", "count", "bytes", "length"]) || lower == "n" || lower == "extent" {
            return self.bytes();
        }
        if self.is_huge {
            return self.input.number();
        }
        let byte = u64::from(self.input.byte());
        if has(&["height", "rows"]) {
            byte % 24
        } else if has(&["depth", "lod"]) {
            byte % 8
        } else if has(&["pitch"]) {
            self.pick(&[0, 64, 256, 300, 512, 2048])
        } else if has(&["width"]) {
            byte + if byte > 250 { 50 } else { 0 }
        } else if has(&["offset", "inbytes"])
            || matches!(lower.as_str(), "x" | "y" | "z" | "srcy" | "srcz" | "dsty" | "dstz")
        {
            byte % 8
        } else if byte < 200 {
            byte % 16
        } else {
            self.input.number()
        }
    }

    fn bytes(&mut self) -> u64 {
        const USUAL: [u64; 12] = [0, 1, 4, 100, 256, 4096, 4097, 10_000, 65_536, 100_000, 262_144, 8];
        const LARGE: [u64; 6] = [2 << 20, 4 << 20, 64 << 20, 1 << 30, 1 << 48, u64::MAX];
        let choice = self.input.byte();
        self.size = match choice {
            0..216 => USUAL[usize::from(choice) % USUAL.len()],
            _ if self.touches() && !self.is_huge => USUAL[usize::from(choice) % USUAL.len()],
            216..250 => LARGE[usize::from(choice) % 2],
            _ => LARGE[usize::from(choice) % LARGE.len()],
        };
        self.size
    }

    /// Draws a number.
    fn number<T: Number>(&mut self, arg: Arg) -> T {
        T::of(self.draw(arg))
    }

    /// Draws a handle.
    fn handle<T>(&mut self, arg: Arg) -> *mut T {
        ptr::with_exposed_provenance_mut(self.draw(arg) as usize)
    }

    /// Draws a pointer to a function.
    fn callback<T>(&mut self, _: Arg) -> T {
        assert_eq!(size_of::<T>(), size_of::<usize>());
        let function = if self.chance(20) { 0 } else { nothing as *const () as usize };
        // SAFETY: T is an optional pointer to a function of C's, whose arguments `nothing` ignores.
        unsafe { std::mem::transmute_copy(&function) }
    }

    /// Draws a structure.
    fn structure<T>(&mut self, arg: Arg) -> T {
        let place = self.slot();
        if let Some(sample) = self.sample(arg.1, arg.0).filter(|sample| sample.len() == size_of::<T>()) {
            // SAFETY: of this size, and structures of C consist of numbers and pointers.
            return unsafe { sample.as_ptr().cast::<T>().read_unaligned() };
        }
        self.fill(place, arg.1, size_of::<T>());
        // SAFETY: the slot is larger, and structures of C consist of numbers and pointers.
        unsafe { ptr::with_exposed_provenance::<T>(place).read_unaligned() }
    }

    /// Fills a structure, or so many bytes of anything.
    fn fill(&mut self, place: usize, kind: &str, size: usize) {
        // A member may be one that others make meaningless.
        let passed = self.used.len();
        let owner = self.owner;
        self.owner = LAYOUTS.iter().find(|(name, ..)| *name == kind).map_or(owner, |layout| layout.0);
        self.fill_members(place, kind, size);
        self.owner = owner;
        self.used[passed..].iter_mut().for_each(|(.., is_dead)| *is_dead = false);
    }

    fn fill_members(&mut self, place: usize, kind: &str, size: usize) {
        let put = |at: usize, bytes: &[u8]| {
            // SAFETY: within a slot.
            unsafe {
                ptr::with_exposed_provenance_mut::<u8>(place + at).copy_from_nonoverlapping(bytes.as_ptr(), bytes.len())
            };
        };
        let Some((_, whole, fields)) = LAYOUTS.iter().find(|(name, ..)| *name == kind) else {
            for at in (0..size.max(1)).step_by(8) {
                let some: [u8; 8] = if self.input.byte() < 100 { [0; 8] } else { self.input.array() };
                put(at, &some);
            }
            return;
        };
        put(0, &[0; 2048][..(*whole).min(2048)]);
        // Of an operand, which is a pointer or an array, the members of both lie at the same place.
        let mut is_pointer = false;
        for (at, size, way, arg) in *fields {
            if is_pointer && matches!(arg.0, "array" | "x" | "y" | "z") {
                continue;
            }
            match *way {
                "zeros" => {}
                "bytes" => {
                    if self.chance(64) {
                        for at in (*at..*at + *size).step_by(8) {
                            let some: [u8; 8] = self.input.array();
                            put(at, &some[..(*size).min(8)]);
                        }
                    }
                }
                "pointer" => {
                    let pointer = self.pointer::<u8>(*arg) as usize;
                    put(*at, &pointer.to_ne_bytes());
                }
                "callback" => put(*at, &[0; 8]),
                _ => {
                    let number = self.draw(*arg).to_ne_bytes();
                    put(*at, &number[..(*size).min(8)]);
                    if arg.1.ends_with("3DOperandType") {
                        is_pointer = number[0] == 1;
                    }
                }
            }
        }
    }

    /// Draws a pointer to what an argument says.
    fn pointer<T>(&mut self, arg: Arg) -> *mut T {
        let Arg(name, kind, role) = arg;
        let target = &kind[1..];
        // A function of the program's is in it.
        if name == "callbackData" {
            return ptr::null_mut();
        }
        let is_out = role.starts_with("out");
        if target == "void" && name == "steps" {
            let steps = if self.waits() { 0 } else { self.object(Class::Steps) };
            return ptr::with_exposed_provenance_mut(steps as usize);
        }
        if target == "void"
            && name != "shareableHandle"
            && let Some(usual) = self.usual(name)
        {
            self.is_empty |= usual == 0;
            return ptr::with_exposed_provenance_mut(usual as usize);
        }
        if !is_out && let Some(sample) = self.sample(kind, name) {
            let place = self.slot();
            // SAFETY: within a slot.
            unsafe {
                ptr::with_exposed_provenance_mut::<u8>(place).copy_from_nonoverlapping(sample.as_ptr(), sample.len())
            };
            return ptr::with_exposed_provenance_mut(place);
        }
        if target == "void" {
            let address = match name {
                "userData" | "arg" | "args" => 0,
                "paramsArray" if self.name.contains("Signal") => {
                    let (place, number) = (self.slot(), self.pick(&[0, 6, 100, 1000]));
                    // SAFETY: within a slot.
                    unsafe { ptr::with_exposed_provenance_mut::<u64>(place).write_unaligned(number) };
                    place as u64
                }
                "paramsArray" | "value" | "data" | "attribute" | "note" | "attributeValue" => self.slot() as u64,
                // It says itself how long it is.
                "image" | "code" | "fatCubin" | "fatbin" => self.slot() as u64,
                // An address is written there.
                "dev_ptr" | "dptr_out" if self.name.contains("NodeGetParams") => self.slot() as u64,
                // AscendCL's are in memory.
                "shareableHandle" if self.name.starts_with("aclrt") => self.slot() as u64,
                "shareableHandle" | "shared_handle" | "osHandle" | "handle" | "shHandle" | "nvSciBufObject"
                | "nvSciSyncObj" | "name"
                    if !is_out =>
                {
                    // HIP takes a large one for an address.
                    self.descriptor().clamp(0, 1 << 15) as u64
                }
                "shareableHandle" | "handle" => {
                    let place = self.slot();
                    self.descriptor_outs.push(place);
                    place as u64
                }
                _ if self.name.contains("Export") && is_out => {
                    let place = self.slot();
                    self.descriptor_outs.push(place);
                    place as u64
                }
                _ if is_out && !self.touches() && !name.to_ascii_lowercase().contains("ptr") => self.slot() as u64,
                _ => self.address(),
            };
            self.is_empty |= address == 0;
            return ptr::with_exposed_provenance_mut(address as usize);
        }
        if self.chance(12) {
            return ptr::null_mut();
        }
        let mut place = self.slot();
        if self.chance(12) {
            place += 1;
        }
        if is_out && !(target == "*void" && name == "data") {
            let class = match target {
                "*void" if name == "event" => Some(Class::Event),
                "*void" if name == "steps" => Some(Class::Steps),
                "int" if name == "handle" && ["anygpu_timeline_offer", "anygpu_steps_handle"].contains(&self.name) => {
                    Some(Class::Number)
                }
                "*void" => Some(Class::Memory),
                _ => class_of(target),
            };
            self.outs.extend(class.map(|class| (place, class)));
            if name == "fd" {
                self.descriptor_outs.push(place);
            }
            return ptr::with_exposed_provenance_mut(place);
        }
        match target {
            "char" => {
                let text = self.text();
                // SAFETY: within a slot.
                unsafe {
                    ptr::with_exposed_provenance_mut::<u8>(place).copy_from_nonoverlapping(text.as_ptr(), text.len())
                };
            }
            "*void" | "CUdeviceptr" | "hipDeviceptr_t" => {
                for index in 0..ELEMENTS {
                    // Attributes are written to where these point.
                    let address = match name {
                        "data" => self.slot() as u64,
                        _ => self.usual(name).unwrap_or_else(|| self.address()),
                    };
                    // SAFETY: within a slot.
                    unsafe { ptr::with_exposed_provenance_mut::<u64>(place + 8 * index).write_unaligned(address) };
                }
            }
            _ if class_of(target).is_some() => {
                // Those past the count are not looked at.
                let passed = self.used.len();
                for index in 0..ELEMENTS {
                    let object = self.draw(Arg(name, target, "in"));
                    // SAFETY: within a slot.
                    unsafe { ptr::with_exposed_provenance_mut::<u64>(place + 8 * index).write_unaligned(object) };
                }
                self.used[passed..].iter_mut().for_each(|(.., is_dead)| *is_dead = false);
            }
            _ if LAYOUTS.iter().any(|(known, ..)| *known == target) => {
                let elements = if role.contains("array of") { ELEMENTS } else { 1 };
                let size = LAYOUTS.iter().find(|(known, ..)| *known == target).map_or(0, |layout| layout.1);
                (0..elements).for_each(|index| self.fill(place + index * size, target, size));
            }
            _ => {
                // Of those for CUDA 12 the type is not known here.
                let width = if target == "int" && size_of::<T>() == 1 { 8 } else { size_of::<T>().clamp(1, 8) };
                // The room of arrays of nodes.
                let role = if role == "inout" && self.name.contains("Graph") { "elements" } else { "in" };
                for index in 0..ELEMENTS {
                    let number = self.draw(Arg(name, "int", role)).to_ne_bytes();
                    // SAFETY: within a slot.
                    unsafe {
                        ptr::with_exposed_provenance_mut::<u8>(place + width * index)
                            .copy_from_nonoverlapping(number.as_ptr(), width);
                    }
                }
            }
        }
        ptr::with_exposed_provenance_mut(place)
    }

    /// A text with a terminator.
    fn text(&mut self) -> Vec<u8> {
        let mut text = match self.input.byte() % 4 {
            0 => CALLS[usize::from(u16::from_le_bytes(self.input.array())) % CALLS.len()].name.as_bytes().to_vec(),
            1 => b"0000:00:00.0".to_vec(),
            2 => self.input.array::<16>().to_vec(),
            _ => self.input.array::<64>().iter().map(|byte| b"0123456789abcdef"[usize::from(byte & 15)]).collect(),
        };
        if self.chance(64) && !text.is_empty() {
            let place = usize::from(self.input.byte()) % text.len();
            text[place] = self.input.byte();
        }
        text.push(0);
        text
    }

    fn list(&mut self, class: Class) -> &mut Vec<Object> {
        self.objects.entry(class).or_default()
    }

    fn know(&mut self, class: Class, value: u64, size: u64) {
        if value > 2 {
            // Signal memory is host memory, and a pool may be the host's.
            const OTHERS: [&str; 9] =
                ["Host", "ExtMalloc", "FromPool", "Managed", "Import", "import", "Open", "Mapped", "Reserve"];
            let is_device = !OTHERS.iter().any(|word| self.name.contains(word));
            let name = self.name;
            let list = self.list(class);
            list.retain(|object| object.value != value);
            list.push(Object { value, size, is_live: true, is_device, mark: mark(name, class) });
            if list.len() > 24 {
                list.retain(|object| object.is_live);
            }
            // Memory ends with the others: that no thread frees what another copies is the program's duty.
            const SHAREABLE: [Class; 6] =
                [Class::Stream, Class::Event, Class::Pool, Class::Semaphore, Class::Context, Class::Notify];
            if self.has_others && SHAREABLE.contains(&class) {
                let mut shared = SHARED.lock().expect("no panic");
                shared.push((class, value));
                if shared.len() > 256 {
                    shared.drain(..64);
                }
            }
        }
    }

    /// Calls a function.
    fn call(&mut self, number: usize) {
        let call = &CALLS[number];
        (self.name, self.owner, self.marked) = (call.name, call.name, 0);
        (self.slots, self.size) = (0, 0);
        self.outs.clear();
        self.used.clear();
        self.descriptor_outs.clear();
        self.is_huge = self.chance(40);
        self.is_empty = false;
        if TRACE.load(Ordering::Relaxed) {
            eprintln!("{} {}", PLACE.get(), call.name);
        }
        note(call.name);
        let status = if !self.has_others {
            (call.run)(self)
        } else if MANY.iter().any(|word| call.name.contains(word)) {
            let mut resets = RESETS.write().expect("no panic");
            *resets += 1;
            (call.run)(self)
        } else if call.name.contains("Unmap") {
            // Its size may reach into another thread's range.
            let _alone = RESETS.write().expect("no panic");
            (call.run)(self)
        } else {
            let resets = RESETS.read().expect("no panic");
            if std::mem::replace(&mut self.resets, *resets) != *resets {
                self.forget_memory();
            }
            // What is known here is freed here, not what another thread was given after a reset.
            let resets = (self.ends() || self.touches() || self.waits()).then_some(resets);
            let status = (call.run)(self);
            drop(resets);
            status
        };
        self.check(call, status);
        let count = &COUNTS[number];
        count.calls.fetch_add(1, Ordering::Relaxed);
        match status {
            Some(status) if status != 0 => count.failure.store(status, Ordering::Relaxed),
            _ => _ = count.successes.fetch_add(1, Ordering::Relaxed),
        }
        let is_success = status == Some(0);
        if TRACE.load(Ordering::Relaxed) {
            eprintln!("{}     = {} {status:?}, {:x?}", PLACE.get(), call.name, self.used);
        }
        for descriptor in std::mem::take(&mut self.descriptors) {
            // One that an import has taken over is closed already, and no other thread opens any.
            // SAFETY: opened for this call, and nobody else's.
            unsafe { libc::close(descriptor) };
        }
        if is_success {
            self.learn(call);
        }
    }

    fn check(&mut self, call: &Call, status: Option<i64>) {
        let Some(status) = status else { return };
        if let Some((_, known)) = STATUSES.iter().find(|(dialect, _)| *dialect == call.dialect) {
            let is_plain = status == 0 || known.contains(&status) || call.name == "hipGetStreamDeviceId";
            assert!(is_plain, "{} returned {status}, which its dialect has not", call.name);
        }
        // Nothing is done for no bytes, whatever the stream is.
        if status == 0 && !self.has_others && !self.is_empty && !IGNORES.iter().any(|name| call.name.contains(name)) {
            let dead =
                self.used.iter().find(|(class, _, is_dead)| *is_dead && !matches!(class, Class::Memory | Class::Other));
            assert!(dead.is_none(), "{} succeeded with a dead {dead:x?} of {:x?}", call.name, self.used);
        }
    }

    /// Forgets memory, but for addresses that outlive their device's reset.
    fn forget_memory(&mut self) {
        self.list(Class::Memory).retain(|object| RANGES.contains(&object.mark));
    }

    /// Notes what a call has made and destroyed.
    fn learn(&mut self, call: &Call) {
        if MANY.iter().any(|word| call.name.contains(word)) {
            use Class::{Memory, Number, Other, Physical, Pool, Steps};
            self.objects.retain(|class, _| matches!(class, Other | Physical | Memory | Number | Pool | Steps));
            self.forget_memory();
            return;
        }
        if self.ends() {
            for (class, value, _) in std::mem::take(&mut self.used) {
                // A pool keeps its name while the device has it; memory may have been opened twice.
                let is_end = !(call.name.contains("FreeAsync") && class == Class::Stream);
                // A level lives as long as its array of levels.
                let is_ended = |object: &&mut Object| object.value == value && object.mark != "level" && is_end;
                for object in self.list(class).iter_mut().filter(is_ended) {
                    object.is_live = false;
                }
                if class == Class::ExternalMemory {
                    self.forget_memory();
                }
                // Levels end with their arrays, and each reference to physical memory with a release of its own.
                match class {
                    Class::Mipmap => _ = self.objects.remove(&Class::Array),
                    Class::Physical => self.know(class, value, 0),
                    _ => {}
                }
            }
            return;
        }
        // A pitch is not the size.
        let size = if call.name.contains("Pitch") { 0 } else { self.size };
        for (place, class) in std::mem::take(&mut self.outs) {
            // SAFETY: within a slot, which the call has written.
            let value = unsafe { ptr::with_exposed_provenance::<u64>(place).read_unaligned() };
            let is_memory = ["Alloc", "alloc", "Reserve", "Import", "import", "Open", "Mapped"]
                .iter()
                .any(|word| call.name.contains(word));
            if class != Class::Memory || is_memory {
                self.know(class, value, size);
            }
        }
        for place in std::mem::take(&mut self.descriptor_outs) {
            // SAFETY: as above.
            let descriptor = unsafe { ptr::with_exposed_provenance::<RawFd>(place).read_unaligned() };
            let descriptor = self.moved(descriptor);
            if descriptor > 2 {
                self.list(Class::Other).push(Object {
                    value: descriptor as u64,
                    size: 0,
                    is_live: true,
                    is_device: false,
                    mark: if call.name.contains("Pool") {
                        "pool"
                    } else if call.name.contains("timeline") {
                        "timeline"
                    } else {
                        "memory"
                    },
                });
            }
        }
    }
}

/// Marks of addresses that outlive their device's reset.
const RANGES: [&str; 4] = ["reserved", "mapped", "gib", "aclmapped"];

/// Marks of memory that is another process's.
const OPENED: [&str; 3] = ["opened", "imported", "foreign"];

/// Functions that end objects which they are given.
const ENDS: [&str; 8] = ["Destroy", "Free", "Release", "Close", "close", "Unregister", "Detach", "withdraw"];

/// Functions that end more than is followed.
const MANY: [&str; 6] = ["Reset", "CtxDestroy", "DestroyContext", "PrimaryCtxRelease", "Finalize", "CtxDetach"];

/// Functions that succeed whatever some object is: they have no use for it here. The last, which only notes something, knows
/// its objects from a table that another dialect's call does not change.
const IGNORES: [&str; 5] =
    ["GetStreamDeviceId", "hipCtxEnablePeerAccess", "hipCtxDisablePeerAccess", "hipDrvGraph", "aclrtResetEvent"];

/// Functions that are not called: the one panics on purpose.
const LEFT_OUT: [&str; 1] = ["anygpu_self_test_panic"];

/// Prints the calls.
pub static TRACE: AtomicBool = AtomicBool::new(false);

/// A number of C's.
trait Number {
    fn of(number: u64) -> Self;
}

macro_rules! numbers {
    ($($kind:ty)*) => { $(impl Number for $kind { fn of(number: u64) -> Self { number as $kind } })* };
}
numbers!(i8 u8 i16 u16 i32 u32 i64 u64 usize isize);

/// Tells whether a function is not called: nodes keep functions, and ordinary memory that copies touch, which a sequence
/// may free before a launch, and wait for values, which it may change; a graph is printed to a file of any name.
fn is_left_out(name: &str) -> bool {
    const KEEPING: [&str; 15] = [
        "BatchMemOpNode",
        "AddExternalSemaphores",
        "SemaphoresSignalNodeSetParams",
        "SemaphoresWaitNodeSetParams",
        "AddMemcpyNode",
        "MemcpyNodeSetParams",
        "MemcpyNodeGetParams",
        "HostNode",
        "KernelNode",
        "GraphAddNode",
        "GraphNodeSetParams",
        "GraphExecNodeSetParams",
        "GraphDebugDotPrint",
        "BeginCapture",
        "BeginRecapture",
    ];
    LEFT_OUT.contains(&name) || KEEPING.iter().any(|word| name.contains(word))
}

/// The calls that a sequence begins with: without them nothing is there to be called with.
fn begin() {
    // SAFETY: no pointers but NULL.
    unsafe {
        assert_eq!(cuda::cuInit(0), 0);
        assert_eq!(hip::hipInit(0), 0);
        acl::aclInit(ptr::null());
        assert_eq!(hip::hipSetDevice(0), 0);
        acl::aclrtSetDevice(0);
        assert_eq!(cuda::cuCtxSetCurrent(ptr::null_mut()), 0);
        assert_eq!(hip::hipSetDevice(0), 0);
    }
}

/// Destroys everything that a sequence has made; beside other threads that is what has an address, and all of all threads
/// now and then.
///
/// Returns true if that ended memory of other threads, too.
fn end(world: &mut World<'_>, is_reset: bool) -> bool {
    let memory = world.memory.as_mut_ptr() as usize;
    // SAFETY: values that the library gave, and may have been destroyed since: it says so.
    unsafe {
        for object in world.objects.remove(&Class::Other).unwrap_or_default() {
            libc::close(object.value as RawFd);
        }
        for device in 0..DEVICES {
            hip::hipSetDevice(device);
            hip::hipDeviceSynchronize();
        }
        // Where it was finalized, nothing of AscendCL's can be released.
        acl::aclInit(ptr::null());
        acl::aclrtSetDevice(0);
        let mut objects = std::mem::take(&mut world.objects);
        let mut all = |class| objects.remove(&class).unwrap_or_default();
        // An address that has ended here may be another thread's since.
        let is_own = |object: &Object| object.is_live && (is_reset || !OPENED.contains(&object.mark));
        for object in all(Class::Memory).into_iter().filter(|object| is_own(object) || !world.has_others) {
            let address = ptr::with_exposed_provenance_mut(object.value as usize);
            acl::aclrtUnmapMem(address);
            for place in (0..object.size.min(64 << 20)).step_by(2 << 20) {
                let sizes = [2_usize, 4, 64].map(|size| size << 20);
                sizes.into_iter().for_each(|size| _ = cuda::cuMemUnmap(object.value + place, size));
            }
            // Once, and as what it is: another thread may be given the address as soon as it is free.
            _ = acl::aclrtReleaseMemAddress(address) == 0
                || cuda::cuMemAddressFree(object.value, object.size as usize) == 0
                || !is_reset
                    && !RANGES.contains(&object.mark)
                    && (hip::hipFree(address) == 0 || hip::hipHostFree(address) == 0);
        }
        for object in all(Class::Executable) {
            hip::hipGraphExecDestroy(ptr::with_exposed_provenance_mut(object.value as usize));
        }
        for object in all(Class::Graph) {
            hip::hipGraphDestroy(ptr::with_exposed_provenance_mut(object.value as usize));
        }
        // Behind what was freed, as they end memory; of other threads, too.
        let contexts = all(Class::Context);
        let ends_others = is_reset || !contexts.is_empty();
        for object in contexts {
            cuda::cuCtxDestroy_v2(ptr::with_exposed_provenance_mut(object.value as usize));
        }
        // They outlive a device's reset.
        for object in all(Class::Number).into_iter().filter(|object| object.mark == "offer" && object.is_live) {
            own::anygpu_timeline_withdraw(object.value);
        }
        for object in all(Class::Steps) {
            own::anygpu_steps_close(ptr::with_exposed_provenance_mut(object.value as usize));
        }
        for object in all(Class::Pool) {
            hip::hipMemPoolDestroy(ptr::with_exposed_provenance_mut(object.value as usize));
        }
        for object in all(Class::Physical) {
            let handle = ptr::with_exposed_provenance_mut(object.value as usize);
            while cuda::cuMemRelease(object.value) == 0 || acl::aclrtFreePhysical(handle) == 0 {}
        }
        for place in [0, 1, 8, 4096, 4099, 65536, 12345, 1 << 20, SCRATCH / 2] {
            hip::hipHostUnregister(ptr::with_exposed_provenance_mut(memory + place));
        }
        if is_reset {
            reset();
        }
        ends_others
    }
}

/// Ends everything of all threads.
pub fn reset() {
    // SAFETY: no pointers.
    unsafe {
        for device in (0..DEVICES).rev() {
            hip::hipSetDevice(device);
            hip::hipDeviceReset();
        }
        acl::aclFinalize();
    }
}

/// The functions that make objects, by number.
fn makers() -> &'static [usize] {
    static MAKERS: OnceLock<Vec<usize>> = OnceLock::new();
    const WORDS: [&str; 8] =
        ["Create", "Malloc", "MemAlloc", "HostAlloc", "Import", "Reserve", "Export", "HostRegister"];
    MAKERS.get_or_init(|| {
        let makes = |number: &usize| WORDS.iter().any(|word| CALLS[*number].name.contains(word));
        (0..CALLS.len()).filter(makes).collect()
    })
}

/// Devices of the host back end.
pub const DEVICES: i32 = 2;

/// Runs a sequence of calls.
pub fn sequence(input: &[u8]) {
    thread_local!(static MEMORY: usize = {
        let memory: &'static mut [u8] = Vec::leak(vec![0; SCRATCH + SLOTS * SLOT + SLOT]);
        memory.as_mut_ptr().expose_provenance()
    });
    begin();
    let memory = MEMORY.with(|memory| *memory);
    // SAFETY: this thread's own, for one sequence at a time.
    let memory = unsafe {
        std::slice::from_raw_parts_mut(ptr::with_exposed_provenance_mut(memory), SCRATCH + SLOTS * SLOT + SLOT)
    };
    let mut world = World {
        input: Bytes(input),
        objects: BTreeMap::new(),
        memory,
        name: "",
        owner: "",
        marked: 0,
        token: own::anygpu_token { bytes: [0; 512] },
        keys: [[0; 65]; 2],
        slots: 0,
        outs: Vec::new(),
        used: Vec::new(),
        descriptors: Vec::new(),
        size: 0,
        is_huge: false,
        is_empty: false,
        descriptor_outs: Vec::new(),
        has_others: OTHERS.load(Ordering::Relaxed),
        resets: *RESETS.read().expect("no panic"),
    };
    if world.chance(if world.has_others { 24 } else { 96 }) {
        world.furnish();
    }
    while !world.input.is_empty() {
        let number = usize::from(u16::from_le_bytes(world.input.array()));
        // Those that make something as often as those that do not.
        let makers = makers();
        let number = if number & 1 << 15 != 0 { makers[number % makers.len()] } else { number % CALLS.len() };
        if !is_left_out(CALLS[number].name) {
            world.call(number);
        }
    }
    if !world.has_others {
        end(&mut world, true);
    } else if (input.len() / 8).is_multiple_of(32) {
        let mut resets = RESETS.write().expect("no panic");
        end(&mut world, true);
        *resets += 1;
    } else {
        // What it unmaps may reach into another thread's range.
        let mut resets = RESETS.write().expect("no panic");
        if world.resets != *resets {
            world.forget_memory();
        }
        *resets += u64::from(end(&mut world, false));
    }
}

/// The bytes of each device that are free, and all.
pub fn accounts() -> Vec<(usize, usize)> {
    let mut count = 0;
    // SAFETY: the outputs are valid for the calls.
    unsafe {
        assert_eq!(hip::hipGetDeviceCount(&mut count), 0);
        let all = (0..count).rev().map(|device| {
            let (mut free, mut total) = (0, 0);
            assert_eq!(hip::hipSetDevice(device), 0);
            assert_eq!(hip::hipMemGetInfo(&mut free, &mut total), 0);
            (free, total)
        });
        all.collect()
    }
}

/// Checks that all memory of all devices is free, but for what a vendor's runtime keeps.
pub fn check_accounts() {
    const KEPT: usize = 256 << 20;
    let kept = if std::env::var("ANYGPU_BACKEND").is_ok_and(|backend| backend == "host") { 0 } else { KEPT };
    for (free, total) in accounts() {
        assert!(free <= total && total - free <= kept, "{free} of {total} bytes of a device are free");
    }
}

/// Sequences to begin with: each function once, among those that make objects.
pub fn samples() -> Vec<Vec<u8>> {
    let find = |name: &str| CALLS.iter().position(|call| call.name == name).expect("an exported function") as u16;
    let makers = ["hipMalloc", "cudaStreamCreate", "cuEventCreate", "hipMallocAsync", "cudaMallocHost"].map(find);
    let all = (0..CALLS.len() as u16).step_by(8);
    all.map(|first| {
        let calls = makers.iter().copied().chain(first..first + 8);
        let call =
            |number: u16| [&number.to_le_bytes()[..], &[100, 77, 200, 3, 100, 9, 128, 60, 90, 30, 100, 128]].concat();
        calls.flat_map(call).collect()
    })
    .collect()
}
