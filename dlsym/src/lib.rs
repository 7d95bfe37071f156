// SPDX-License-Identifier: MIT OR Apache-2.0
//! `libanygpu-dlsym.so`: a second preload beside `libanygpu.so`, for programs that get the vendor's functions by
//! `dlopen` and `dlsym`, as a CUDA runtime that is linked statically does.
//!
//! One rule: what `dlsym` or `dlvsym` finds is replaced where it is a function of a vendor's library and `libanygpu.so`,
//! in the process from its start, exports one of the same name and version. The loader itself is always asked
//! first, so what it does not find stays not found, with its own error.
//!
//! Everything else is the loader's, and is not even noticed: `dlsym` here ends in a jump, not a call, so that the
//! loader sees who has asked, which RTLD_NEXT and RTLD_DEFAULT depend on. With these two it is never more than the jump:
//! the loader finds `libanygpu.so` before the vendor's library by itself, where a caller's place allows it.
//!
//! Nothing here allocates, locks or keeps data of a thread, and until `libanygpu.so` may have the name nothing is called:
//! names are looked up before the C library and sanitizers are ready, and while other threads look up others.
#![no_std]
// Loops that measure and compare strings stay loops: the functions for it are others' to replace.
#![no_builtins]

mod elf;

use core::arch::naked_asm;
use core::ffi::{c_char, c_void};
use core::mem::transmute;
use core::ptr;
use core::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use elf::{Index, Name, Object};

type Dlsym = unsafe extern "C" fn(*mut c_void, *const c_char) -> *mut c_void;
type Dlvsym = unsafe extern "C" fn(*mut c_void, *const c_char, *const c_char) -> *mut c_void;

/// The names of the vendors' libraries, up to the first dot or, in a Python wheel's renamed copy, dash.
const VENDORS: [&[u8]; 5] = [b"libcuda", b"libcudart", b"libamdhip64", b"libascendcl", b"libacl_rt"];

/// What comes after us by these names, the C library's as a rule; NULL before the first call.
static NEXT_DLSYM: AtomicPtr<c_void> = AtomicPtr::new(ptr::null_mut());
static NEXT_DLVSYM: AtomicPtr<c_void> = AtomicPtr::new(ptr::null_mut());

/// What `libanygpu.so` exports, as its index of names, and which object it is; NULL and 0 where it is not here.
static INDEX: AtomicPtr<u32> = AtomicPtr::new(ptr::null_mut());
static ANYGPU: AtomicUsize = AtomicUsize::new(0);

/// Defines a function that asks `ours` first, with a third argument and the caller's place besides, and where that is NULL
/// jumps to what comes after us, with everything as it found it.
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

/// The function that a caller gets from us; NULL where the loader is to answer it. `version` is NULL for `dlsym`.
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
    let index = INDEX.load(Ordering::Relaxed);
    if index.is_null() || name.is_null() || handle == libc::RTLD_DEFAULT || handle == libc::RTLD_NEXT {
        return ptr::null_mut();
    }
    let name = Name(name);
    if !Index(index).may_have(elf::hash(name)) {
        return ptr::null_mut();
    }
    // SAFETY: the caller's arguments.
    unsafe { instead(handle, name, version, caller) }
}

/// The function that a caller gets from us for a name that we may have.
///
/// # Safety
/// As in `dlsym(3)`.
#[cold]
unsafe fn instead(handle: *mut c_void, name: Name, version: *const c_char, caller: *const c_void) -> *mut c_void {
    // SAFETY: the C library's functions, or those of a library that stands in for it as this one does.
    let (next_dlsym, next_dlvsym): (Dlsym, Dlvsym) = unsafe {
        (
            transmute::<*mut c_void, Dlsym>(NEXT_DLSYM.load(Ordering::Relaxed)),
            transmute::<*mut c_void, Dlvsym>(NEXT_DLVSYM.load(Ordering::Relaxed)),
        )
    };
    let anygpu = ANYGPU.load(Ordering::Relaxed);
    // SAFETY: the caller's arguments. What a handle has does not depend on who asks.
    let theirs = unsafe {
        match version.is_null() {
            true => next_dlsym(handle, name.0),
            false => next_dlvsym(handle, name.0, version),
        }
    };
    if theirs.is_null() {
        return ptr::null_mut();
    }
    let (mut of_a_vendor, mut from_inside) = (false, false);
    // Enough for a function of each version of a runtime.
    let mut found = [const { None }; 4];
    elf::each(|object| {
        let asks = object.contains(caller);
        if object.contains(theirs) {
            of_a_vendor = is_vendors(object);
            from_inside |= asks;
        }
        if object.id() == anygpu {
            from_inside |= asks;
            let mut places = found.iter_mut();
            object.definitions(name, |definition| {
                if let Some(place) = places.next() {
                    *place = Some(definition);
                }
            });
        }
    });
    if !of_a_vendor || from_inside {
        return ptr::null_mut();
    }
    for definition in found.iter().flatten() {
        // SAFETY: the caller's handle, and strings; an error of an attempt does not outlast the loader's next answer.
        if definition.version.is_null() || unsafe { next_dlvsym(handle, name.0, definition.version) } == theirs {
            return definition.address;
        }
    }
    ptr::null_mut()
}

fn is_vendors(object: &Object) -> bool {
    object.name().is_some_and(|name| VENDORS.iter().any(|stem| name.starts(stem, b".-")))
}

/// Finds what comes after us, and `libanygpu.so`: when the library is loaded, or before, where somebody looks a name up
/// first. Threads may do this at once: they find the same.
#[cold]
extern "C" fn start() {
    let (mut dlsym, mut dlvsym) = (Next::default(), Next::default());
    let (mut index, mut anygpu) = (ptr::null_mut(), 0);
    let mut passed = false;
    elf::each_from_the_start(|object| {
        if object.id() == elf::this() {
            passed = true;
            return false;
        }
        dlsym.offer(object, Name(c"dlsym".as_ptr()), passed);
        dlvsym.offer(object, Name(c"dlvsym".as_ptr()), passed);
        if anygpu == 0 && object.name().is_some_and(|name| name.starts(b"libanygpu", b".")) {
            index = object.index().map_or(ptr::null_mut(), |index| index.0.cast_mut());
            anygpu = object.id();
        }
        anygpu != 0 && dlsym.after && dlvsym.after
    });
    INDEX.store(index, Ordering::Relaxed);
    ANYGPU.store(anygpu, Ordering::Relaxed);
    NEXT_DLVSYM.store(dlvsym.address(), Ordering::Relaxed);
    NEXT_DLSYM.store(dlsym.address(), Ordering::Release);
}

/// The process has one thread then, and the objects it starts with.
#[used]
#[unsafe(link_section = ".init_array")]
static AT_LOAD: extern "C" fn() = start;

/// The first function of a name that comes after us, else the last before us: we may have been loaded late.
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
        /// Where a process has no such function at all.
        extern "C" fn nothing() -> *mut c_void {
            ptr::null_mut()
        }
        self.function.unwrap_or(nothing as *mut c_void)
    }
}

/// Every library must have one. tests/exports.rs sees to it that nothing here can panic.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    // SAFETY: no arguments.
    unsafe { libc::abort() }
}
