// SPDX-License-Identifier: MIT OR Apache-2.0
//! Symbol resolution for the replacement libraries of `replace/`.
//!
//! They have no state and no code of their own: each of their symbols resolves to this library's function for the dialect
//! and ABI version that the library's name states; else to the vendor's own function, if the vendor's library is in use;
//! else to a function that answers not supported.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::ptr::{self, NonNull};
use std::sync::atomic::{AtomicPtr, Ordering};

use log::Level;

use crate::api::kernel::WHY_NOT_RUN;
use crate::api::{acl, cuda, cudart, hip, hiprtc, nvml};
use crate::border::runtime::Runtime;
use crate::border::{Server, lookups, server};
use crate::os::loader::Library;
use crate::os::panic::answer;
use crate::os::thread::Uncancelled;
use crate::os::vendor::Vendor;
use crate::os::{config, logger, process};

/// An exported name of a replacement library, as `replace/stubs.h` lays it out.
#[repr(C)]
pub struct Entry {
    /// The address that the symbol's stub jumps to; any thread may swap it, and the stub loads it without ordering.
    slot: AtomicPtr<c_void>,
    name: *const c_char,
    /// The kind of result, one of the constants below.
    kind: usize,
}

/// Resolves an exported symbol of a replacement library. Only those libraries call this function.
///
/// # Safety
/// `library` is a C string; `entry` is one of that library's, in memory that is never unmapped.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_replacement(library: *const c_char, entry: *const Entry) -> *const c_void {
    let _uncancelled = Uncancelled::new();
    // The name's first call must not change what its later ones leave alone.
    // SAFETY: the address of the thread's own errno.
    let errno = unsafe { *libc::__errno_location() };
    // SAFETY: as promised by the caller.
    let (entry, library) = unsafe { (&*entry, CStr::from_ptr(library)) };
    // SAFETY: `stubs.h` gives each entry its name.
    let name = unsafe { CStr::from_ptr(entry.name) };
    let panicked = Resolution { address: refusal(entry.kind, None), binding: Binding::Provisional };
    let resolution = answer(panicked, || find(library, name, entry.kind));
    if resolution.binding != Binding::Provisional {
        let before = entry.slot.swap(resolution.address.cast_mut(), Ordering::AcqRel);
        // Of several threads that resolve the symbol at once the first one logs.
        if resolution.binding == Binding::Refused && before.cast_const() != resolution.address && !process::is_forked()
        {
            answer((), || {
                logger::start();
                let (library, name) = (library.to_string_lossy(), name.to_string_lossy());
                // Callers of `<<<>>>` that ask for no error compute with stale content.
                if name.starts_with("hip") && name.contains("Launch") {
                    logger::error(format_args!("{name}: a kernel is not run: {WHY_NOT_RUN}"));
                    return;
                }
                // Programs register kernels that they need not launch; CUDA's launches are refused and logged one by one.
                let registers = matches!(entry.kind, NOTHING | HANDLE) && name.starts_with("__cuda");
                let level = if registers { Level::Debug } else { Level::Warn };
                log::log!(level, "{library}: {name} is not supported here");
            });
        }
    }
    // SAFETY: as above.
    unsafe { *libc::__errno_location() = errno };
    resolution.address
}

/// Tells that a program has looked up a function of a dialect by `dlsym`, and that no library has it. Only
/// libanygpu-dlsym.so calls this function.
///
/// # Safety
/// `name` is a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_lookup_in_vain(name: *const c_char) {
    let _uncancelled = Uncancelled::new();
    // SAFETY: the address of the thread's own errno, and as promised by the caller.
    let (errno, name) = unsafe { (*libc::__errno_location(), CStr::from_ptr(name)) };
    if !process::is_forked() {
        answer((), || {
            logger::start();
            lookups::in_vain("dlsym", name);
        });
    }
    // SAFETY: as above.
    unsafe { *libc::__errno_location() = errno };
}

struct Resolution {
    address: *const c_void,
    binding: Binding,
}

/// Validity of a resolved symbol.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Binding {
    /// Valid only until the back end is selected.
    Provisional,
    /// Valid as long as the process lives.
    Final,
    /// Final, to a function that answers not supported.
    Refused,
}

/// The vendor's library that a replacement library stands for.
struct Original {
    /// The file name of both libraries.
    library: &'static CStr,
    runtime: &'static Runtime,
    /// Finds this library's function by name.
    ours: fn(&CStr) -> Option<*const ()>,
    /// The function that answers this dialect's not-supported code.
    refuse: unsafe extern "C" fn() -> c_uint,
}

const ORIGINALS: [Original; 12] = [
    Original { library: c"libcuda.so.1", runtime: &cuda::RUNTIME, ours: cuda::function, refuse: cuda::refuse },
    Original {
        library: c"libcudart.so.12",
        runtime: &cudart::RUNTIME_12,
        ours: cudart::function_12,
        refuse: cudart::refuse_12,
    },
    Original {
        library: c"libcudart.so.13",
        runtime: &cudart::RUNTIME_13,
        ours: cudart::function_13,
        refuse: cudart::refuse_13,
    },
    Original {
        library: c"libamdhip64.so.5",
        runtime: &hip::RUNTIME,
        ours: |name| hip::function(hip::AbiVersion::Five, name).or_else(|| hiprtc::function(name)),
        refuse: hip::refuse,
    },
    Original {
        library: c"libamdhip64.so.6",
        runtime: &hip::RUNTIME,
        ours: |name| hip::function(hip::AbiVersion::Six, name).or_else(|| hiprtc::function(name)),
        refuse: hip::refuse,
    },
    Original {
        library: c"libamdhip64.so.7",
        runtime: &hip::RUNTIME,
        ours: |name| hip::function(hip::AbiVersion::Seven, name),
        refuse: hip::refuse,
    },
    Original { library: c"libhiprtc.so.5", runtime: &hiprtc::RUNTIME, ours: hiprtc::function, refuse: hiprtc_refuse },
    Original { library: c"libhiprtc.so.6", runtime: &hiprtc::RUNTIME, ours: hiprtc::function, refuse: hiprtc_refuse },
    Original { library: c"libhiprtc.so.7", runtime: &hiprtc::RUNTIME, ours: hiprtc::function, refuse: hiprtc_refuse },
    Original { library: c"libacl_rt.so", runtime: &acl::RUNTIME, ours: acl::function, refuse: acl::refuse },
    Original { library: c"libascendcl.so", runtime: &acl::RUNTIME, ours: acl::function, refuse: acl::refuse },
    Original { library: c"libnvidia-ml.so.1", runtime: &nvml::RUNTIME, ours: nvml::function, refuse: nvml::refuse },
];

fn find(library: &CStr, name: &CStr, kind: usize) -> Resolution {
    let original = ORIGINALS.iter().find(|original| original.library == library);
    if let Some(original) = original {
        original.load();
    }
    if let Some(ours) = original.and_then(|original| (original.ours)(name)) {
        return Resolution { address: ours.cast(), binding: Binding::Final };
    }
    if let Some(ours) = of_any_dialect(kind) {
        return Resolution { address: ours, binding: Binding::Final };
    }
    let theirs = original.and_then(|original| original.theirs(name, kind));
    match theirs {
        Some((function, binding)) => Resolution { address: function.as_ptr(), binding },
        None => Resolution { address: refusal(kind, original), binding: Binding::Refused },
    }
}

impl Original {
    /// Loads the vendor's library if present, where the front end uses only a library that the process has loaded.
    fn load(&self) {
        if self.runtime.files.preferred.is_empty()
            && config::get().allows(self.runtime.vendor)
            && let Ok(library) = self.library.to_str()
        {
            _ = Library::open(library);
        }
    }

    /// Finds the vendor's function of a name that this library does not have.
    fn theirs(&self, name: &CStr, kind: usize) -> Option<(NonNull<c_void>, Binding)> {
        let (library, name) = (self.library.to_str().ok()?, name.to_str().ok()?);
        if kind == STATUS {
            // Its arguments may be objects that other functions created, which must be the same library's.
            let has_caller_abi = |theirs: &Library| {
                self.runtime.vendor != Vendor::Amd || theirs.name().rsplit('/').next() == Some(library)
            };
            let (theirs, binding) = match server(self.runtime, name, false) {
                Server::Caller(theirs) | Server::Early(theirs) => (theirs, Binding::Provisional),
                Server::Vendor(theirs) if has_caller_abi(theirs) => (theirs.function(name), Binding::Final),
                _ => (None, Binding::Refused),
            };
            return Some((theirs?, binding));
        }
        // Registrations before main and texts do not start the runtime, and so do not select a back end.
        if !config::get().allows(self.runtime.vendor) {
            return None;
        }
        Some((Library::open(library).ok()?.function(name)?, Binding::Final))
    }
}

/// Kinds of results, as numbered in `replace/stubs.h`.
const STATUS: usize = 0;
const NOTHING: usize = 1;
const NULL: usize = 2;
const TEXT: usize = 3;
const HANDLE: usize = 4;
const CHANNEL: usize = 5;
const HIPRTC: usize = 6;
const DEBUGGER: usize = 7;
const TO_HALF: usize = 8;
const FROM_HALF: usize = 9;

/// Returns the function of a kind that is the same in all dialects.
fn of_any_dialect(kind: usize) -> Option<*const c_void> {
    match kind {
        CHANNEL => Some(channel as *const c_void),
        TO_HALF => Some(to_half as *const c_void),
        FROM_HALF => Some(from_half as *const c_void),
        _ => None,
    }
}

fn refusal(kind: usize, original: Option<&Original>) -> *const c_void {
    match (kind, original) {
        (STATUS, Some(original)) => original.refuse as *const c_void,
        (STATUS, None) => unknown as *const c_void,
        (NULL, _) => null as *const c_void,
        (TEXT, _) => text as *const c_void,
        (HANDLE, _) => handle as *const c_void,
        (HIPRTC, _) => hiprtc_refuse as *const c_void,
        (DEBUGGER, _) => debugger_refuse as *const c_void,
        _ => nothing as *const c_void,
    }
}

/// Answers "unknown error" in every dialect.
extern "C" fn unknown() -> c_uint {
    999
}

extern "C" fn nothing() {}

extern "C" fn null() -> *const c_void {
    ptr::null()
}

extern "C" fn text() -> *const c_char {
    c"".as_ptr()
}

/// Answers the registration of a program's kernels with a handle.
///
/// The program only passes the handle back; it is valid as a pointer to pointers all the same.
extern "C" fn handle() -> *const *const c_void {
    struct Registered([*const c_void; 4]);
    // SAFETY: NULL pointers, which nobody writes.
    unsafe impl Sync for Registered {}
    static REGISTERED: Registered = Registered([ptr::null(); 4]);
    REGISTERED.0.as_ptr()
}

/// The layout of cudaChannelFormatDesc and hipChannelFormatDesc.
#[repr(C)]
struct ChannelFormatDesc {
    bits: [c_int; 4],
    format: c_uint,
}

/// Implements cudaCreateChannelDesc and hipCreateChannelDesc, which only combine their arguments.
extern "C" fn channel(x: c_int, y: c_int, z: c_int, w: c_int, format: c_uint) -> ChannelFormatDesc {
    ChannelFormatDesc { bits: [x, y, z, w], format }
}

/// Answers HIPRTC_ERROR_INTERNAL_ERROR, as hiprtc has no code for unsupported functions.
unsafe extern "C" fn hiprtc_refuse() -> c_uint {
    11
}

/// Answers CUDBG_ERROR_UNKNOWN.
extern "C" fn debugger_refuse() -> c_uint {
    1
}

/// Rounds to IEEE 754's binary16, ties to even: `__truncsfhf2` and `__gnu_f2h_ieee` of compilers' libraries.
extern "C" fn to_half(value: f32) -> u16 {
    const INFINITY: u32 = 0x7f80_0000;
    /// 2^16, beyond every finite half.
    const TOO_LARGE: u32 = 0x4780_0000;
    /// 2^-14.
    const LEAST_NORMAL: u32 = 0x3880_0000;
    /// The difference of the exponents' biases.
    const REBIAS: u32 = (127 - 15) << 23;
    let sign = (value.to_bits() >> 16) & 0x8000;
    let magnitude = value.to_bits() & 0x7fff_ffff;
    let half = if magnitude > INFINITY {
        0x7e00 | ((magnitude >> 13) & 0x3ff)
    } else if magnitude >= TOO_LARGE {
        0x7c00
    } else if magnitude >= LEAST_NORMAL {
        // A fraction that is rounded up to 1 carries into the exponent, and the largest exponent's is infinity.
        shifted_to_even(magnitude - REBIAS, 13)
    } else {
        // The units of a subnormal are 2^-24. Below 2^-25 everything is shifted out.
        let exponent = magnitude >> 23;
        shifted_to_even((magnitude & 0x7f_ffff) | 0x80_0000, (126 - exponent).min(31))
    };
    (sign | half) as u16
}

/// Divides by 2^`shift`, which is not 0, and rounds to the nearest, ties to even.
fn shifted_to_even(value: u32, shift: u32) -> u32 {
    (value + (1 << (shift - 1)) - 1 + ((value >> shift) & 1)) >> shift
}

/// Widens IEEE 754's binary16, NaNs made quiet: `__extendhfsf2` and `__gnu_h2f_ieee` of compilers' libraries.
extern "C" fn from_half(bits: u16) -> f32 {
    const SUBNORMAL_UNIT: f32 = 1.0 / 16_777_216.0;
    let (exponent, fraction) = (u32::from(bits >> 10 & 0x1f), u32::from(bits & 0x3ff));
    let magnitude = match (exponent, fraction) {
        (0, _) => (fraction as f32 * SUBNORMAL_UNIT).to_bits(),
        (31, 0) => 0x7f80_0000,
        (31, _) => 0x7fc0_0000 | fraction << 13,
        _ => (exponent + 127 - 15) << 23 | fraction << 13,
    };
    f32::from_bits(u32::from(bits & 0x8000) << 16 | magnitude)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_is_its_arguments() {
        let channel = channel(1, 2, 3, 4, 5);
        assert_eq!((channel.bits, channel.format, size_of::<ChannelFormatDesc>()), ([1, 2, 3, 4], 5, 20));
    }

    /// The value of a half by IEEE 754's definition.
    fn defined(bits: u16) -> f64 {
        let (exponent, fraction) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff));
        let magnitude = match exponent {
            0 => fraction / 1024.0 * 2_f64.powi(-14),
            31 if fraction == 0.0 => f64::INFINITY,
            31 => f64::NAN,
            _ => (1.0 + fraction / 1024.0) * 2_f64.powi(exponent - 15),
        };
        if bits >> 15 == 0 { magnitude } else { -magnitude }
    }

    #[test]
    fn every_half_is_widened_and_comes_back() {
        for bits in 0..=u16::MAX {
            let (wide, defined) = (from_half(bits), defined(bits));
            assert_eq!(wide.is_sign_negative(), bits >> 15 == 1, "{bits:#06x}");
            if defined.is_nan() {
                // The sign and the payload stay, and it is quiet.
                assert!(wide.is_nan() && wide.to_bits() & 0x40_0000 != 0, "{bits:#06x}");
                assert_eq!(to_half(wide), bits | 0x200);
            } else {
                assert_eq!(f64::from(wide), defined, "{bits:#06x}");
                assert_eq!(to_half(wide), bits);
            }
        }
    }

    #[test]
    fn between_halves_the_nearest_is_taken_and_of_two_the_even_one() {
        // Up to the largest finite one, whose upper neighbour would be 2^16.
        for bits in 0..0x7c00_u16 {
            let next = if bits == 0x7bff { 65536.0 } else { defined(bits + 1) };
            // Exact: it needs one binary digit more than a half has.
            let middle = ((defined(bits) + next) / 2.0) as f32;
            let even = bits + (bits & 1);
            for (value, nearest) in [(middle.next_down(), bits), (middle, even), (middle.next_up(), bits + 1)] {
                assert_eq!(to_half(value), nearest, "{value:e}");
                assert_eq!(to_half(-value), nearest | 0x8000, "-{value:e}");
            }
        }
        for (value, half) in [(f32::MAX, 0x7c00), (f32::MIN_POSITIVE, 0), (f32::from_bits(1), 0)] {
            assert_eq!(to_half(value), half);
        }
        assert_eq!(to_half(f32::from_bits(0xff80_0001)), 0xfe00);
    }

    #[test]
    fn the_dialects_answer_by_the_vendors_names() {
        // CUDA's runtime functions are found among the exports of the shared library, which this is not.
        let mut known: Vec<_> = ORIGINALS
            .iter()
            .filter(|original| (original.ours)(c"hipMalloc").or((original.ours)(c"cuMemAlloc_v2")).is_some())
            .map(|original| original.library)
            .collect();
        known.sort_unstable();
        assert_eq!(known, [c"libamdhip64.so.5", c"libamdhip64.so.6", c"libamdhip64.so.7", c"libcuda.so.1"]);
        assert!(ORIGINALS.iter().all(|original| (original.ours)(c"hipTexRefGetArray").is_none()));
    }
}
