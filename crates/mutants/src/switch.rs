//! The switch: the number of the mutant that is on, in a file that all processes map, and which of them were reached.

use std::ffi::CStr;
use std::sync::atomic::{AtomicPtr, AtomicU8, AtomicU32, Ordering};

/// The file: a number of four bytes, and a byte for each mutant.
const PATH: &CStr = c"PATH OF THE SWITCH";
const SIZE: usize = 1 << 20;

/// The mapped file; NULL where there is none, and before the library's constructors have run.
static PAGE: AtomicPtr<u8> = AtomicPtr::new(std::ptr::null_mut());

/// Maps the file before anything can limit, filter or change what the process may do.
extern "C" fn map() {
    // SAFETY: plain system calls on a C string, and a new mapping.
    unsafe {
        let fd = libc::open(PATH.as_ptr(), libc::O_RDWR | libc::O_CLOEXEC);
        let page = libc::mmap(std::ptr::null_mut(), SIZE, libc::PROT_READ | libc::PROT_WRITE, libc::MAP_SHARED, fd, 0);
        if fd >= 0 {
            libc::close(fd);
        }
        if page != libc::MAP_FAILED {
            PAGE.store(page.cast(), Ordering::Relaxed);
        }
    }
}

#[used]
#[unsafe(link_section = ".init_array.00001")]
static BEFORE_MAIN: extern "C" fn() = map;

/// Returns true if this mutant is on, and notes that it was reached.
pub fn on(mutant: u32) -> bool {
    let page = PAGE.load(Ordering::Relaxed);
    if page.is_null() {
        return false;
    }
    // SAFETY: the mapping stays, and is larger than four bytes and one for each mutant.
    unsafe {
        AtomicU8::from_ptr(page.add(mutant as usize)).store(1, Ordering::Relaxed);
        AtomicU32::from_ptr(page.cast()).load(Ordering::Relaxed) == mutant
    }
}

pub fn less<T: PartialOrd + ?Sized>(mutant: u32, one: &T, other: &T) -> bool {
    if on(mutant) { one <= other } else { one < other }
}

pub fn at_most<T: PartialOrd + ?Sized>(mutant: u32, one: &T, other: &T) -> bool {
    if on(mutant) { one < other } else { one <= other }
}

pub fn sum<T: std::ops::Add<Output = T> + std::ops::Sub<Output = T>>(mutant: u32, one: T, other: T) -> T {
    if on(mutant) { one - other } else { one + other }
}

pub fn difference<T: std::ops::Add<Output = T> + std::ops::Sub<Output = T>>(mutant: u32, one: T, other: T) -> T {
    if on(mutant) { one + other } else { one - other }
}

pub fn add<T: std::ops::AddAssign + std::ops::SubAssign>(mutant: u32, one: &mut T, other: T) {
    if on(mutant) { *one -= other } else { *one += other }
}

pub fn take<T: std::ops::AddAssign + std::ops::SubAssign>(mutant: u32, one: &mut T, other: T) {
    if on(mutant) { *one += other } else { *one -= other }
}
