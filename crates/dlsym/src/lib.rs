// SPDX-License-Identifier: MIT OR Apache-2.0
//! `libanygpu-dlsym.so`: a second preload, for programs that look up the vendor's functions by `dlopen` and `dlsym`.
//!
//! A statically linked CUDA runtime is such a program. The library is preloaded beside `libanygpu.so`.
//!
//! One rule: a function of a vendor's library that `dlsym` or `dlvsym` finds is replaced if `libanygpu.so`, in the
//! process from its start, exports one of the same name and version. The loader is always asked first, so a symbol that
//! it does not find stays unfound, with the loader's own error.
//!
//! Every other lookup is forwarded by a jump, not a call, so that the loader sees the caller's address, on which
//! RTLD_NEXT and RTLD_DEFAULT depend. Lookups with these two are always forwarded: the loader itself finds
//! `libanygpu.so` before the vendor's library, if the caller's position in the search order allows it.
//!
//! A name as a dialect's functions have, which no library has, is told to `libanygpu.so`, whose log has it.
//!
//! Nothing here allocates, locks or uses thread-locals, and no function is called for another name that `libanygpu.so`
//! cannot have: symbols are looked up before the C library and sanitizers are ready, and by several threads at once.
#![no_std]
// Loops over strings must not become calls of string functions, which other libraries may replace.
#![no_builtins]

mod elf;

use core::arch::naked_asm;
use core::ffi::{c_char, c_void};
use core::mem::transmute;
use core::ptr;
use core::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use elf::{HashTable, Name, Object};

type Dlsym = unsafe extern "C" fn(*mut c_void, *const c_char) -> *mut c_void;
type Dlvsym = unsafe extern "C" fn(*mut c_void, *const c_char, *const c_char) -> *mut c_void;

/// Names of the vendors' libraries, up to the first dot or, in a Python wheel's renamed copy, dash.
const VENDORS: [&[u8]; 6] = [b"libcuda", b"libcudart", b"libamdhip64", b"libhiprtc", b"libascendcl", b"libacl_rt"];

/// The beginnings of names of functions of the dialects.
const PREFIXES: [&[u8]; 6] = [b"cu", b"cuda", b"hip", b"hiprtc", b"acl", b"aclrt"];

/// The next `dlsym` in the search order, as a rule the C library's; NULL before the first call.
///
/// `start` stores it last, with release ordering, and `ours` loads it first, with acquire ordering: a value that is not
/// NULL publishes the other statics.
static NEXT_DLSYM: AtomicPtr<c_void> = AtomicPtr::new(ptr::null_mut());
/// The next `dlvsym` in the search order, published by `NEXT_DLSYM`.
static NEXT_DLVSYM: AtomicPtr<c_void> = AtomicPtr::new(ptr::null_mut());

/// Hash table of the symbols of `libanygpu.so`, NULL if it is not loaded; published by `NEXT_DLSYM`.
static HASH_TABLE: AtomicPtr<u32> = AtomicPtr::new(ptr::null_mut());
/// The function of `libanygpu.so` that is told of names in vain, NULL if it has none; published by `NEXT_DLSYM`.
static TOLD: AtomicPtr<c_void> = AtomicPtr::new(ptr::null_mut());
/// Id of the object `libanygpu.so`, 0 if it is not loaded; published by `NEXT_DLSYM`.
static ANYGPU: AtomicUsize = AtomicUsize::new(0);

/// Defines an intercepting function: it calls `ours`, and if that returns NULL jumps to the next definition.
///
/// `ours` gets a third argument and the caller's address, too. At the jump the argument registers and the stack are as
/// the caller left them.
#[cfg(target_arch = "x86_64")]
macro_rules! hook {
    ($name:ident($($argument:ident: $ty:ty),*), $third:literal, $next:ident) => {
        /// As in `dlsym(3)`.
        ///
        /// # Safety
        /// As in `dlsym(3)`.
        #[unsafe(no_mangle)]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name($($argument: $ty),*) -> *mut c_void {
            naked_asm!(
                ".cfi_startproc",
                "endbr64",
                "push rdi",
                ".cfi_adjust_cfa_offset 8",
                "push rsi",
                ".cfi_adjust_cfa_offset 8",
                "push rdx",
                ".cfi_adjust_cfa_offset 8",
                $third,
                "mov rcx, [rsp + 24]",
                "call {ours}",
                "pop rdx",
                ".cfi_adjust_cfa_offset -8",
                "pop rsi",
                ".cfi_adjust_cfa_offset -8",
                "pop rdi",
                ".cfi_adjust_cfa_offset -8",
                "test rax, rax",
                "jz 2f",
                "ret",
                "2: jmp [rip + {next}]",
                ".cfi_endproc",
                ours = sym ours,
                next = sym $next,
            )
        }
    };
}

#[cfg(target_arch = "aarch64")]
macro_rules! hook {
    ($name:ident($($argument:ident: $ty:ty),*), $third:literal, $next:ident) => {
        /// As in `dlsym(3)`.
        ///
        /// # Safety
        /// As in `dlsym(3)`.
        #[unsafe(no_mangle)]
        #[unsafe(naked)]
        pub unsafe extern "C" fn $name($($argument: $ty),*) -> *mut c_void {
            naked_asm!(
                ".cfi_startproc",
                "hint #34",
                "stp x29, x30, [sp, #-48]!",
                ".cfi_def_cfa_offset 48",
                ".cfi_offset x29, -48",
                ".cfi_offset x30, -40",
                "stp x0, x1, [sp, #16]",
                "str x2, [sp, #32]",
                "mov x29, sp",
                $third,
                "mov x3, x30",
                "bl {ours}",
                "mov x9, x0",
                "ldr x2, [sp, #32]",
                "ldp x0, x1, [sp, #16]",
                "ldp x29, x30, [sp], #48",
                ".cfi_restore x29",
                ".cfi_restore x30",
                ".cfi_def_cfa_offset 0",
                "cbz x9, 2f",
                "mov x0, x9",
                "ret",
                "2: adrp x16, {next}",
                "ldr x16, [x16, :lo12:{next}]",
                "br x16",
                ".cfi_endproc",
                ours = sym ours,
                next = sym $next,
            )
        }
    };
}

#[cfg(target_arch = "x86_64")]
hook!(dlsym(handle: *mut c_void, name: *const c_char), "xor edx, edx", NEXT_DLSYM);
#[cfg(target_arch = "aarch64")]
hook!(dlsym(handle: *mut c_void, name: *const c_char), "mov x2, xzr", NEXT_DLSYM);
hook!(dlvsym(handle: *mut c_void, name: *const c_char, version: *const c_char), "", NEXT_DLVSYM);

/// Returns the function of `libanygpu.so` for a lookup, NULL if the lookup is to be forwarded.
///
/// `version` is NULL for `dlsym`.
///
/// # Safety
/// As in `dlsym(3)`.
unsafe extern "C" fn ours(
    handle: *mut c_void,
    name: *const c_char,
    version: *const c_char,
    caller: *const c_void,
) -> *mut c_void {
    if NEXT_DLSYM.load(Ordering::Acquire).is_null() {
        start();
    }
    let table = HASH_TABLE.load(Ordering::Relaxed);
    if table.is_null() || name.is_null() || handle == libc::RTLD_DEFAULT || handle == libc::RTLD_NEXT {
        return ptr::null_mut();
    }
    let name = Name(name);
    if !HashTable(table).may_have(elf::hash(name)) {
        if is_of_a_dialect(name) {
            // SAFETY: the caller's arguments.
            unsafe { tell_if_in_vain(handle, name, version, caller) };
        }
        return ptr::null_mut();
    }
    // SAFETY: the caller's arguments.
    unsafe { replacement(handle, name, version, caller) }
}

/// Returns the function of `libanygpu.so` for a name that it probably exports, NULL to forward the lookup.
///
/// # Safety
/// As in `dlsym(3)`.
#[cold]
unsafe fn replacement(handle: *mut c_void, name: Name, version: *const c_char, caller: *const c_void) -> *mut c_void {
    // SAFETY: functions of the C library, or of another library that intercepts them as this one does.
    let (next_dlsym, next_dlvsym): (Dlsym, Dlvsym) = unsafe {
        (
            transmute::<*mut c_void, Dlsym>(NEXT_DLSYM.load(Ordering::Relaxed)),
            transmute::<*mut c_void, Dlvsym>(NEXT_DLVSYM.load(Ordering::Relaxed)),
        )
    };
    let anygpu = ANYGPU.load(Ordering::Relaxed);
    // SAFETY: the caller's arguments. With a handle the answer does not depend on the caller's address.
    let vendor_function = unsafe {
        match version.is_null() {
            true => next_dlsym(handle, name.0),
            false => next_dlvsym(handle, name.0, version),
        }
    };
    if vendor_function.is_null() {
        return ptr::null_mut();
    }
    let (mut of_a_vendor, mut from_inside) = (false, false);
    // A function has one definition for each version of a runtime, which are fewer than this.
    let mut definitions = [const { None }; 4];
    elf::each(|object| {
        let is_caller = object.contains(caller);
        if object.contains(vendor_function) {
            of_a_vendor = is_vendor(object);
            from_inside |= is_caller;
        }
        if object.id() == anygpu {
            from_inside |= is_caller;
            let mut slots = definitions.iter_mut();
            object.definitions(name, |definition| {
                if let Some(slot) = slots.next() {
                    *slot = Some(definition);
                }
            });
        }
    });
    if !of_a_vendor || from_inside {
        return ptr::null_mut();
    }
    for definition in definitions.iter().flatten() {
        // SAFETY: the caller's handle, and C strings. The loader's next lookup overwrites the error of one that fails.
        let has_version = |version| unsafe { next_dlvsym(handle, name.0, version) } == vendor_function;
        if definition.version.is_null() || has_version(definition.version) {
            return definition.address;
        }
    }
    ptr::null_mut()
}

/// Returns true for a name as functions of the dialects have: a prefix and a capital letter.
fn is_of_a_dialect(name: Name) -> bool {
    PREFIXES.iter().any(|prefix| name.starts(prefix, b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
}

/// Tells `libanygpu.so` of a name that nobody has, unless it has asked itself.
///
/// # Safety
/// As in `dlsym(3)`.
#[cold]
unsafe fn tell_if_in_vain(handle: *mut c_void, name: Name, version: *const c_char, caller: *const c_void) {
    let told = TOLD.load(Ordering::Relaxed);
    if told.is_null() {
        return;
    }
    // SAFETY: the next definitions, and the caller's arguments. The loader's error is that of the lookup that follows.
    let found = unsafe {
        match version.is_null() {
            true => transmute::<*mut c_void, Dlsym>(NEXT_DLSYM.load(Ordering::Relaxed))(handle, name.0),
            false => transmute::<*mut c_void, Dlvsym>(NEXT_DLVSYM.load(Ordering::Relaxed))(handle, name.0, version),
        }
    };
    let (anygpu, mut is_own) = (ANYGPU.load(Ordering::Relaxed), false);
    elf::each(|object| is_own |= object.id() == anygpu && object.contains(caller));
    if found.is_null() && !is_own {
        // SAFETY: the function's prototype; the name is a C string.
        unsafe { transmute::<*mut c_void, unsafe extern "C" fn(*const c_char)>(told)(name.0) };
    }
}

/// Returns true if an object is a vendor's library, by its SONAME.
fn is_vendor(object: &Object) -> bool {
    object.name().is_some_and(|name| VENDORS.iter().any(|stem| name.starts(stem, b".-")))
}

/// Finds the next `dlsym` and `dlvsym`, and `libanygpu.so`, when this library is loaded or at an earlier lookup.
///
/// Several threads may do this at once: they store the same values.
#[cold]
extern "C" fn start() {
    let (mut dlsym, mut dlvsym) = (Next::default(), Next::default());
    let (mut table, mut anygpu, mut told) = (ptr::null_mut(), 0, ptr::null_mut());
    let mut passed = false;
    elf::each_from_the_start(|object| {
        if object.id() == elf::this() {
            passed = true;
            return false;
        }
        dlsym.offer(object, Name(c"dlsym".as_ptr()), passed);
        dlvsym.offer(object, Name(c"dlvsym".as_ptr()), passed);
        if anygpu == 0 && object.name().is_some_and(|name| name.starts(b"libanygpu", b".")) {
            table = object.hash_table().map_or(ptr::null_mut(), |table| table.0.cast_mut());
            anygpu = object.id();
            object.definitions(Name(c"anygpu_lookup_in_vain".as_ptr()), |definition| told = definition.address);
        }
        anygpu != 0 && dlsym.after && dlvsym.after
    });
    HASH_TABLE.store(table, Ordering::Relaxed);
    ANYGPU.store(anygpu, Ordering::Relaxed);
    TOLD.store(told, Ordering::Relaxed);
    NEXT_DLVSYM.store(dlvsym.address(), Ordering::Relaxed);
    NEXT_DLSYM.store(dlsym.address(), Ordering::Release);
}

/// Runs `start` when the library is loaded; the process then has one thread and its initial objects.
#[used]
#[unsafe(link_section = ".init_array")]
static AT_LOAD: extern "C" fn() = start;

/// The first function of a name after this object in the search order, else the last before it.
///
/// The latter is for a process that loads this library late.
#[derive(Default)]
struct Next {
    function: Option<*mut c_void>,
    after: bool,
}

impl Next {
    fn offer(&mut self, object: &Object, name: Name, after: bool) {
        if self.after {
            return;
        }
        object.definitions(name, |definition| {
            if !definition.hidden {
                (self.function, self.after) = (Some(definition.address), after);
            }
        });
    }

    fn address(self) -> *mut c_void {
        /// Stands in for a function that no object of the process has.
        extern "C" fn absent() -> *mut c_void {
            ptr::null_mut()
        }
        self.function.unwrap_or(absent as *mut c_void)
    }
}

/// Satisfies the compiler, which demands a panic handler; tests/exports.rs checks that nothing here can panic.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    // SAFETY: no arguments.
    unsafe { libc::abort() }
}
