// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels on the host back end: launches from each dialect, their order, what is refused, and the examples' programs.

use std::ffi::{CStr, CString, c_char, c_uint, c_void};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicI32, Ordering};

use anygpu::api::cuda::*;
use anygpu::api::hip::*;
use common::{
    CHECKED, WIDE_KINDS, comes_true, compile_linked, expect, fortran_modules, have, root, run, scratch, skipped,
    succeed, text, tree,
};

/// Must come before a test's first call: settings are read once.
fn start() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    // SAFETY: the tests of this file read the environment only through this and the library, after this.
    ONCE.call_once(|| unsafe {
        std::env::set_var("ANYGPU_BACKEND", "host");
        std::env::set_var("ANYGPU_HOST_DEVICES", "2");
        std::env::set_var("ANYGPU_HOST_CAPABILITY", "8.6");
    });
}

/// Compiles a file of kernels for the host. A test of this file runs the file once more, beside the others.
fn object(source: &str, name: &str) -> PathBuf {
    object_by("c++", &["-O1", "-fno-gnu-unique"], source, name)
}

fn object_by(compiler: &str, options: &[&str], source: &str, name: &str) -> PathBuf {
    let object = scratch("kernels").join(name);
    let source = root().join(source);
    let include = format!("-I{}", root().join("include").display());
    let mut compile = Command::new(compiler);
    compile
        .args(options)
        .args(["-std=c++17", "-fPIC", "-shared", "-Wall", "-Wextra", "-Werror", &include])
        .arg(&source);
    common::write_once(&object, &mut compile, &[&source]);
    object
}

/// Makes the first device's primary context current for the driver's calls.
fn start_driver() {
    let mut context = ptr::null_mut();
    // SAFETY: an output that is a live variable.
    unsafe {
        good(cuInit(0));
        good(cuDevicePrimaryCtxRetain(&mut context, 0));
        good(cuCtxSetCurrent(context));
    }
}

fn cases() -> &'static PathBuf {
    static OBJECT: OnceLock<PathBuf> = OnceLock::new();
    OBJECT.get_or_init(|| object("tests/kernels/cases.cpp", "cases.so"))
}

#[track_caller]
fn good(code: c_uint) {
    // SAFETY: no pointers.
    let why = unsafe { std::ffi::CStr::from_ptr(anygpu::api::anygpu::anygpu_last_reason()) };
    assert_eq!(code, 0, "{why:?}");
}

fn reason() -> String {
    // SAFETY: the text is the library's, and this thread makes no other call meanwhile.
    unsafe { std::ffi::CStr::from_ptr(anygpu::api::anygpu::anygpu_last_reason()) }.to_string_lossy().into_owned()
}

fn load() -> hipModule_t {
    load_from(cases())
}

fn load_from(object: &Path) -> hipModule_t {
    start();
    let (path, mut module) = (CString::new(object.to_str().expect("text")).expect("no NUL"), ptr::null_mut());
    // SAFETY: a string, and an output that is a live variable.
    good(unsafe { hipModuleLoad(&mut module, path.as_ptr()) });
    module
}

fn kernel(module: hipModule_t, name: &str) -> hipFunction_t {
    let (name, mut function) = (CString::new(name).expect("no NUL"), ptr::null_mut());
    // SAFETY: a string, and an output that is a live variable.
    good(unsafe { hipModuleGetFunction(&mut function, module, name.as_ptr()) });
    function
}

/// Memory of the device, which the host back end lets the test use itself.
fn memory<T>(count: usize) -> *mut T {
    start();
    let mut memory = ptr::null_mut();
    // SAFETY: the output is a live variable, and the memory has the size that is filled.
    unsafe {
        good(hipMalloc(&mut memory, count * size_of::<T>()));
        good(hipMemset(memory, 0, count * size_of::<T>()));
        // Behind the work of tests beside this one it is only queued.
        good(hipStreamSynchronize(ptr::null_mut()));
    }
    memory.cast()
}

/// Launches a kernel with arguments given as variables, and waits for it.
macro_rules! launch {
    ($kernel:expr, $grid:expr, $block:expr, $shared:expr, $($argument:expr),*) => {{
        let ([gx, gy, gz], [bx, by, bz]): ([c_uint; 3], [c_uint; 3]) = ($grid, $block);
        let mut arguments: Vec<*mut c_void> = vec![$((&raw const $argument).cast_mut().cast()),*];
        // SAFETY: the arguments are those of the kernel.
        unsafe {
            let addresses = if arguments.is_empty() { ptr::null_mut() } else { arguments.as_mut_ptr() };
            let stream = ptr::null_mut();
            good(hipModuleLaunchKernel($kernel, gx, gy, gz, bx, by, bz, $shared, stream, addresses, ptr::null_mut()));
            // A test beside this one has a stream of the device that fails.
            good(hipStreamSynchronize(stream));
        }
    }};
}

#[test]
fn every_thread_of_every_block_runs_once() {
    let number = kernel(load(), "number");
    for (grid, block) in [
        ([1, 1, 1], [1, 1, 1]),
        ([3, 2, 4], [5, 7, 2]),
        ([1000, 1, 1], [1, 1, 1]),
        ([1, 1, 2], [1024, 1, 1]),
        ([1, 1, 1], [2, 2, 64]),
    ] {
        let count = (grid.iter().product::<u32>() * block.iter().product::<u32>()) as usize;
        let places = memory::<i64>(count);
        launch!(number, grid, block, 0, places);
        // SAFETY: the memory has as many numbers, and no work is queued.
        let places = unsafe { std::slice::from_raw_parts(places, count) };
        assert!(places.iter().zip(1..).all(|(place, number)| *place == number), "{grid:?} {block:?}");
    }
}

#[test]
fn arguments_are_copied_in_both_forms() {
    let mixed = kernel(load(), "mixed");
    let (a, b, c, d, e, sum) = (1_i8, 0.25_f64, 300_i16, 0.5_f32, 1_i64 << 40, memory::<f64>(1));
    let expected = 301.75 + (1_i64 << 40) as f64;
    launch!(mixed, [1, 1, 1], [1, 1, 1], 0, a, b, c, d, e, sum);
    // SAFETY: live memory without queued work.
    unsafe { assert_eq!(sum.replace(0.0), expected) };

    #[repr(C)]
    struct Packed(i8, f64, i16, f32, i64, *mut f64);
    let mut packed = Packed(a, b, c, d, e, sum);
    for (mut size, expected) in [(size_of::<Packed>(), hipSuccess), (size_of::<Packed>() - 1, hipErrorInvalidValue)] {
        let mut extra = [
            HIP_LAUNCH_PARAM_BUFFER_POINTER,
            (&raw mut packed).cast(),
            HIP_LAUNCH_PARAM_BUFFER_SIZE,
            (&raw mut size).cast(),
            HIP_LAUNCH_PARAM_END,
        ];
        let (stream, none) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: a buffer with the kernel's arguments, and its size.
        let answer = unsafe { hipModuleLaunchKernel(mixed, 1, 1, 1, 1, 1, 1, 0, stream, none, extra.as_mut_ptr()) };
        assert_eq!(answer, expected);
    }
    // SAFETY: live memory without queued work.
    unsafe {
        good(hipStreamSynchronize(ptr::null_mut()));
        assert_eq!(*sum, expected);
    }
}

#[test]
fn threads_share_memory_and_wait_for_each_other() {
    let module = load();
    let numbers = memory::<i32>(4 * 300);
    // SAFETY: the memory has as many numbers, and no work is queued.
    let values = unsafe { std::slice::from_raw_parts_mut(numbers, 4 * 300) };
    values.iter_mut().zip(0..).for_each(|(value, number)| *value = number);
    launch!(kernel(module, "reverse"), [4, 1, 1], [300, 1, 1], 64 << 10, numbers);
    let reversed = (0..4).flat_map(|block| (block * 300..(block + 1) * 300).rev());
    assert!(values.iter().copied().eq(reversed));

    let seen = memory::<i32>(2 * 100);
    launch!(kernel(module, "leave"), [2, 1, 1], [100, 1, 1], 0, seen);
    for thread in 0..200 {
        // SAFETY: as above.
        let seen = unsafe { *seen.add(thread) };
        assert_eq!(seen, if thread % 100 % 3 == 0 { 0 } else { 100 }, "thread {thread}");
    }
}

#[test]
fn barriers_are_met_in_loops_and_in_some_blocks_alone() {
    let module = load();
    let tree = kernel(module, "tree");
    for (grid, block) in
        [([3, 2, 2], [8, 4, 2]), ([20, 1, 1], [256, 1, 1]), ([1, 1, 5], [1, 2, 64]), ([40, 1, 1], [1, 1, 1])]
    {
        let (blocks, threads) = (grid.iter().product::<u32>() as usize, block.iter().product::<u32>() as usize);
        let (numbers, sums) = (memory::<i32>(blocks * threads), memory::<i32>(blocks));
        // SAFETY: the memory has as many numbers, and no work is queued.
        let values = unsafe { std::slice::from_raw_parts_mut(numbers, blocks * threads) };
        values.iter_mut().zip(0..).for_each(|(value, number)| *value = number % 1009);
        launch!(tree, grid, block, 4 * threads as u32, numbers, sums);
        // SAFETY: as above.
        let sums = unsafe { std::slice::from_raw_parts(sums, blocks) };
        let expected = values.chunks(threads).map(|part| 3 * part.iter().sum::<i32>());
        assert!(sums.iter().copied().eq(expected), "{grid:?} {block:?}");
    }

    let late = kernel(module, "late");
    for (from, threads) in [(0, 100), (1, 100), (37, 64), (200, 1024), (500, 100), (0, 64)] {
        let seen = memory::<i32>(300 * threads as usize);
        launch!(late, [300, 1, 1], [threads, 1, 1], 0, from, seen);
        // SAFETY: as above.
        let seen = unsafe { std::slice::from_raw_parts(seen, 300 * threads as usize) };
        let come = (0..threads).filter(|thread| thread % 4 != 1).count() as i32;
        let expected = (0..300 * threads).map(|i| match (i / threads, i % threads % 4) {
            (block, 0 | 2 | 3) if block >= from => come + ((block as i32) << 16),
            _ => -1,
        });
        assert!(seen.iter().copied().eq(expected), "from block {from} of {threads} threads");
    }
}

/// Each compiler keeps other registers over a barrier, and each more where it optimises more.
#[test]
fn threads_keep_their_numbers_and_places_by_each_compiler() {
    let options: [&[&str]; 4] = [&["-O0"], &["-O1", "-fno-omit-frame-pointer"], &["-O3"], &["-O3", "-ffast-math"]];
    for (compiler, options) in ["g++", "clang++"].iter().flat_map(|compiler| options.map(|options| (compiler, options)))
    {
        if !have(compiler) {
            skipped(format!("{compiler} is not installed"));
            continue;
        }
        let name = format!("{compiler}{}.so", options.concat());
        let module = load_from(&object_by(compiler, options, "tests/kernels/cases.cpp", &name));
        check_loops(module);
        for (blocks, threads) in [(1, 1), (5, 2), (3, 63), (10, 256), (2, 1024)] {
            let (count, rounds) = ((blocks * threads) as usize, 9_i32);
            let sums = memory::<f64>(count);
            launch!(kernel(module, "keep"), [blocks, 1, 1], [threads, 1, 1], 0, rounds, sums);
            for i in 0..count {
                let expected = if i % threads as usize % 3 == 1 { 0.0 } else { 3.75 * i as f64 + 90.0 };
                // SAFETY: the memory has as many numbers, and no work is queued.
                assert_eq!(unsafe { *sums.add(i) }, expected, "{name}: thread {i} of {blocks} blocks of {threads}");
            }
        }
        for ([gx, gy], [bx, by, bz]) in [([70, 3], [20, 3, 2]), ([5, 1], [300, 2, 1]), ([300, 2], [1, 4, 1])] {
            let (width, height) = (gx * bx, gy * by);
            let places = memory::<[u32; 4]>((width * height * bz) as usize);
            launch!(kernel(module, "parts"), [gx, gy, 1], [bx, by, bz], 0, places);
            for at in 0..width * height * bz {
                let (x, y, z) = (at % width, at / width % height, at / width / height);
                // SAFETY: as above.
                let place = unsafe { *places.add(at as usize) };
                assert_eq!(place, [x % bx, x / bx, y % by * 100 + z, y / by + 1], "{name}: {x}, {y}, {z}");
            }
        }
    }
}

#[test]
fn loops_over_the_grid_have_each_number_once() {
    check_loops(load());
}

fn check_loops(module: hipModule_t) {
    let each = kernel(module, "each");
    for n in [0_i64, 1, 255, 256, 5000, 5120, 5121, 100_000] {
        let (numbers, threads) = (memory::<i32>(100_001), memory::<i32>(100_001));
        launch!(each, [20, 1, 1], [256, 1, 1], 0, n, numbers, threads);
        // SAFETY: the memory has as many numbers, and no work is queued.
        let (numbers, threads) =
            unsafe { (std::slice::from_raw_parts(numbers, 100_001), std::slice::from_raw_parts(threads, 100_001)) };
        for (i, (number, thread)) in numbers.iter().zip(threads).enumerate() {
            let expected = if (i as i64) < n { (1, i as i32 % 5120) } else { (0, 0) };
            assert_eq!((*number, *thread), expected, "{i} of {n}");
        }
    }
    // Twice: the second launch knows what the first has done.
    for n in [0_i32, 7, 99, 100, 333].into_iter().flat_map(|n| [n; 2]) {
        let numbers = memory::<i32>(1000);
        launch!(kernel(module, "skipping"), [10, 1, 1], [10, 1, 1], 0, n, numbers);
        // SAFETY: as above.
        let numbers = unsafe { std::slice::from_raw_parts(numbers, 1000) };
        let is_right = |(i, number): (i32, &i32)| *number == i32::from(i < n && i % 10 != 0);
        assert!((0..).zip(numbers).all(is_right), "{n}: {numbers:?}");
    }
    let (counts, pitch, numbers) = (memory::<i32>(6), 1000, memory::<i32>(6000));
    let of_rows = [5, 64, 0, 1000, 65, 64];
    // SAFETY: as above.
    unsafe { counts.cast::<[i32; 6]>().write(of_rows) };
    launch!(kernel(module, "rows"), [4, 6, 1], [16, 1, 1], 0, counts, pitch, numbers);
    // SAFETY: as above.
    let numbers = unsafe { std::slice::from_raw_parts(numbers, 6000) };
    for (row, count) in numbers.chunks(1000).zip(of_rows) {
        assert!(row.iter().enumerate().all(|(i, number)| *number == i32::from(i < count as usize)), "{count}");
    }
}

#[test]
fn a_loop_that_threads_do_not_agree_on_is_refused() {
    let (unlike, numbers, mut stream) = (kernel(load(), "unlike"), memory::<i32>(1000), ptr::null_mut());
    let mut arguments: [*mut c_void; 1] = [(&raw const numbers).cast_mut().cast()];
    // SAFETY: the arguments are those of the kernel, the output a live variable.
    unsafe {
        let none = ptr::null_mut();
        good(hipStreamCreateWithFlags(&mut stream, hipStreamNonBlocking));
        good(hipModuleLaunchKernel(unlike, 100, 1, 1, 4, 1, 1, 0, stream, arguments.as_mut_ptr(), none));
        assert_eq!(hipStreamSynchronize(stream), hipErrorLaunchFailure);
        good(hipStreamDestroy(stream));
    }
}

#[test]
fn places_are_the_same_in_each_form() {
    let count = 70 * 1000;
    let (x, y, z, n) = (memory::<f32>(count), memory::<f32>(count), memory::<f64>(count), 69_999_i32);
    launch!(kernel(load(), "places"), [1000, 1, 1], [70, 1, 1], 0, n, x, y, z);
    // SAFETY: the memory has as many numbers, and no work is queued.
    unsafe {
        for i in 0..count {
            let expected = if i < 69_999 { (1.0, 1.0, (i as f64).sqrt()) } else { (0.0, 0.0, 0.0) };
            assert_eq!((*x.add(i), *y.add(i), *z.add(i)), expected, "{i}");
        }
    }
}

/// 10,000 launches from 8 threads on 8 streams.
#[test]
fn launches_of_many_threads_are_all_done() {
    let module = load();
    let (count, tree) = (kernel(module, "count") as usize, kernel(module, "tree") as usize);
    let (mut total, mut bytes) = (ptr::null_mut(), 0);
    // SAFETY: outputs that are live variables.
    unsafe { good(hipModuleGetGlobal(&mut total, &mut bytes, module, c"total".as_ptr())) };
    let one = || {
        let (numbers, sums, mut stream) = (memory::<i32>(64), memory::<i32>(4), ptr::null_mut());
        let mut arguments: [*mut c_void; 2] =
            [(&raw const numbers).cast_mut().cast(), (&raw const sums).cast_mut().cast()];
        // SAFETY: the arguments are those of the kernels; the memory has as many numbers, and no work is queued.
        unsafe {
            numbers.cast::<[i32; 64]>().write([1; 64]);
            good(hipStreamCreateWithFlags(&mut stream, hipStreamNonBlocking));
            let (arguments, none) = (arguments.as_mut_ptr(), ptr::null_mut());
            for launch in 0..625 {
                good(hipModuleLaunchKernel(count as *mut _, 3, 1, 1, 10, 1, 1, 0, stream, none, none));
                good(hipModuleLaunchKernel(tree as *mut _, 4, 1, 1, 16, 1, 1, 64, stream, arguments, none));
                if launch % 10 == 0 {
                    good(hipStreamSynchronize(stream));
                }
            }
            good(hipStreamSynchronize(stream));
            assert_eq!(sums.cast::<[i32; 4]>().read(), [3 * 16 * 625; 4]);
            good(hipStreamDestroy(stream));
        }
    };
    std::thread::scope(|scope| (0..8).for_each(|_| _ = scope.spawn(one)));
    let mut counted = 0_i32;
    // SAFETY: the variable has this size.
    unsafe { good(hipMemcpy((&raw mut counted).cast(), total, 4, hipMemcpyDeviceToHost)) };
    assert_eq!(counted, 8 * 625 * 30);
}

/// While launches that are waited for come one after the other, none wakes a worker: another is looked after all the same.
#[test]
fn a_launch_that_nobody_waits_for_is_done_beside_others() {
    let module = load();
    let (count, number, places, mut stream) =
        (kernel(module, "count"), kernel(module, "number"), memory::<i64>(1), ptr::null_mut());
    let mut arguments: [*mut c_void; 1] = [(&raw const places).cast_mut().cast()];
    // SAFETY: an output that is a live variable.
    unsafe { good(hipStreamCreateWithFlags(&mut stream, hipStreamNonBlocking)) };
    for _ in 0..200 {
        (0..3).for_each(|_| launch!(count, [64, 1, 1], [10, 1, 1], 0,));
        // SAFETY: the arguments are those of the kernel; the test alone writes its memory, where no work is queued.
        unsafe {
            places.write_volatile(0);
            let (arguments, none) = (arguments.as_mut_ptr(), ptr::null_mut());
            good(hipModuleLaunchKernel(number, 1, 1, 1, 1, 1, 1, 0, stream, arguments, none));
            assert!(comes_true(|| places.read_volatile() == 1));
        }
    }
    // SAFETY: the stream is not used any more.
    unsafe { good(hipStreamDestroy(stream)) };
}

#[test]
fn atomic_operations_lose_nothing() {
    let (least, most, sum) = (memory::<u32>(1), memory::<i32>(1), memory::<f64>(1));
    let (bits, winner) = (memory::<u64>(1), memory::<i32>(1));
    // SAFETY: live memory without queued work.
    unsafe { *least = 7000 };
    launch!(kernel(load(), "atomics"), [128, 1, 1], [65, 1, 1], 0, least, most, sum, bits, winner);
    // SAFETY: as above.
    unsafe {
        assert_eq!((*least, *most, *sum), (0, 128 * 65 - 1, 128.0 * 65.0 / 2.0));
        assert_eq!(*bits, 0, "each bit was changed 130 times");
        assert!((1..=128 * 65).contains(&*winner));
    }
}

#[test]
fn a_module_has_variables_of_its_own() {
    let modules = [load(), load()];
    let (mut address, mut bytes) = (ptr::null_mut(), 0);
    for (module, launches) in modules.into_iter().zip([1, 2]) {
        let count = kernel(module, "count");
        (0..launches).for_each(|_| launch!(count, [3, 1, 1], [10, 1, 1], 0,));
        let mut total = 0_i32;
        // SAFETY: strings, outputs that are live variables, and a size that the variable has.
        unsafe {
            (0..2).for_each(|_| good(hipModuleGetGlobal(&mut address, &mut bytes, module, c"total".as_ptr())));
            assert_eq!(bytes, 4);
            good(hipMemcpy((&raw mut total).cast(), address, 4, hipMemcpyDeviceToHost));
            assert_eq!(hipModuleGetGlobal(&mut address, &mut bytes, module, c"none".as_ptr()), hipErrorNotFound);
        }
        assert_eq!(total, 30 * launches);
    }
    let (factors, values) = ([2.0, 3.0, 4.0], memory::<f64>(3));
    // SAFETY: as above; the device's memory has three numbers.
    unsafe {
        good(hipModuleGetGlobal(&mut address, &mut bytes, modules[1], c"factors".as_ptr()));
        assert_eq!(bytes, 24);
        good(hipMemcpy(address, (&raw const factors).cast(), 24, hipMemcpyHostToDevice));
        values.cast::<[f64; 3]>().write([1.0, 10.0, 100.0]);
    }
    launch!(kernel(modules[1], "scale"), [1, 1, 1], [3, 1, 1], 0, values);
    // SAFETY: as above.
    unsafe {
        assert_eq!(values.cast::<[f64; 3]>().read(), [2.0, 30.0, 400.0]);
        modules.iter().for_each(|module| good(hipModuleUnload(*module)));
        assert_eq!(hipModuleUnload(modules[0]), hipErrorNotFound);
        assert_eq!(hipHostUnregister(address), hipErrorHostMemoryNotRegistered, "its variables are gone");
    }
}

#[test]
fn a_launch_is_work_of_its_stream() {
    let module = load();
    let waits = kernel(module, "await");
    let out = memory::<i32>(1);
    let flag = AtomicI32::new(0);
    let address = flag.as_ptr();
    let (mut stream, mut value) = (ptr::null_mut(), ptr::null_mut());
    let mut arguments: [*mut c_void; 2] = [(&raw const address).cast_mut().cast(), (&raw const out).cast_mut().cast()];
    // SAFETY: the arguments are those of the kernel; the outputs are live variables until the stream is done.
    unsafe {
        good(hipStreamCreateWithFlags(&mut stream, hipStreamNonBlocking));
        good(hipHostMalloc(&mut value, 4, 0));
        let none = ptr::null_mut();
        good(hipModuleLaunchKernel(waits, 1, 1, 1, 1, 1, 1, 0, stream, arguments.as_mut_ptr(), none));
        good(hipMemcpyAsync(value, out.cast(), 4, hipMemcpyDeviceToHost, stream));
        // The arguments were copied, and the module stays until its launches are done.
        arguments.fill(ptr::null_mut());
        good(hipModuleUnload(module));
        assert_eq!(hipStreamQuery(stream), hipErrorNotReady);
        flag.store(1, Ordering::Release);
        good(hipStreamSynchronize(stream));
        assert_eq!(*value.cast::<i32>(), 1);
        assert_eq!(
            hipModuleLaunchKernel(waits, 1, 1, 1, 1, 1, 1, 0, stream, arguments.as_mut_ptr(), none),
            hipErrorInvalidHandle
        );
        good(hipStreamDestroy(stream));
    }
}

#[test]
fn launches_that_are_refused() {
    let module = load();
    let (count, mixed) = (kernel(module, "count"), kernel(module, "mixed"));
    let (none, mut addresses) = (ptr::null_mut(), [ptr::null_mut(); 6]);
    let mut function = ptr::null_mut();
    // SAFETY: what the calls promise to refuse.
    unsafe {
        let launch = |kernel, grid: [u32; 3], block: [u32; 3], shared, arguments, extra| {
            let ([gx, gy, gz], [bx, by, bz]) = (grid, block);
            hipModuleLaunchKernel(kernel, gx, gy, gz, bx, by, bz, shared, ptr::null_mut(), arguments, extra)
        };
        let one = [1; 3];
        expect! {
            hipErrorInvalidValue:
                launch(count, [0, 1, 1], one, 0, none, none),
                launch(count, one, [1, 0, 1], 0, none, none),
                launch(count, one, [1025, 1, 1], 0, none, none),
                launch(count, one, [33, 32, 1], 0, none, none),
                launch(count, one, [1, 1, 65], 0, none, none),
                launch(count, one, one, 65 * 1024, none, none),
                launch(count, [u32::MAX; 3], one, 0, none, none),
                launch(mixed, one, one, 0, none, none),
                launch(mixed, one, one, 0, addresses.as_mut_ptr(), none),
                launch(mixed, one, one, 0, addresses.as_mut_ptr(), addresses.as_mut_ptr()),
                hipModuleGetFunction(ptr::null_mut(), module, c"count".as_ptr()),
                hipModuleGetFunction(&mut function, module, c"".as_ptr()),
                hipModuleLoad(ptr::null_mut(), c"a".as_ptr()),
                hipModuleLoadData(&mut ptr::null_mut(), ptr::null());
            hipErrorInvalidHandle:
                launch(ptr::null_mut(), one, one, 0, none, none),
                launch(module.cast(), one, one, 0, none, none),
                hipModuleGetFunction(&mut function, ptr::null_mut(), c"count".as_ptr()),
                hipModuleGetFunction(&mut function, count.cast(), c"count".as_ptr()),
                hipModuleUnload(ptr::null_mut());
            hipErrorNotFound: hipModuleGetFunction(&mut function, module, c"none".as_ptr());
            hipErrorFileNotFound: hipModuleLoad(&mut ptr::null_mut(), c"/none".as_ptr());
        }
        assert_eq!(hipModuleGetFunction(&mut function, module, c"forgotten".as_ptr()), hipErrorNotFound);
        assert!(reason().contains("ANYGPU_EXPORT(forgotten)"), "{}", reason());
        // More threads than 32 bits count.
        for (grid, block) in [([1 << 22, 1, 1], [1024, 1, 1]), ([i32::MAX as u32, 1, 1], [3, 1, 1])] {
            assert_eq!(launch(count, grid, block, 0, addresses.as_mut_ptr(), none), hipErrorInvalidValue);
            assert!(reason().contains("threads in direction 0"), "{}", reason());
        }
        let mut threads = 0;
        good(hipFuncGetAttribute(&mut threads, HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, count));
        assert_eq!(threads, 1024);
        let mut version = 0;
        good(hipFuncGetAttribute(&mut version, HIP_FUNC_ATTRIBUTE_BINARY_VERSION, count));
        assert_eq!(version, 86);
        assert_eq!(hipFuncGetAttribute(&mut threads, 10, count), hipErrorInvalidValue);
    }
}

#[test]
fn multiprocessors_run_as_many_blocks_as_the_limits_allow() {
    let reverse = kernel(load(), "reverse");
    let resident = |threads, shared| {
        let mut blocks = -1;
        // SAFETY: an output that is a live variable.
        good(unsafe { hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&mut blocks, reverse, threads, shared) });
        blocks
    };
    let cases = [(1024, 0, 2), (1, 0, 32), (300, 20 << 10, 3), (32, 64 << 10, 1), (32, 65 << 10, 0), (1025, 0, 0)];
    cases.into_iter().for_each(|(threads, shared, blocks)| assert_eq!(resident(threads, shared), blocks));

    unsafe extern "C" fn much_for_many(threads: i32) -> usize {
        if threads > 256 { 64 << 10 } else { 1024 }
    }
    let (mut grid, mut block, mut processors, mut blocks) = (0, 0, 0, 0);
    // SAFETY: outputs that are live variables, a function of numbers, and arguments that the calls refuse.
    unsafe {
        good(hipDeviceGetAttribute(&mut processors, hipDeviceAttributeMultiprocessorCount, 0));
        good(hipModuleOccupancyMaxPotentialBlockSize(&mut grid, &mut block, reverse, 0, 0));
        assert_eq!((grid, block), (2 * processors, 1024));
        good(hipModuleOccupancyMaxPotentialBlockSizeWithFlags(&mut grid, &mut block, reverse, 0, 100, 0));
        // 20 blocks of 100 threads are less than 32 of 64.
        assert_eq!((grid, block), (32 * processors, 64));
        start_driver();
        let launched: CUfunction = reverse.cast();
        good(cuOccupancyMaxPotentialBlockSize(&mut grid, &mut block, launched, Some(much_for_many), 0, 0));
        assert_eq!((grid, block), (8 * processors, 256));
        good(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&mut blocks, launched, 64, 0, 1));
        assert_eq!(blocks, 32);
        let (out, none) = (&raw mut blocks, ptr::null_mut());
        expect! {
            hipErrorInvalidValue:
                hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(none, reverse, 1, 0),
                hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(out, reverse, 0, 0),
                hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(out, reverse, 1, 0, 1),
                hipModuleOccupancyMaxPotentialBlockSize(out, out, reverse, 0, -1),
                hipModuleOccupancyMaxPotentialBlockSizeWithFlags(out, out, reverse, 0, 0, 1),
                cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(out, launched, 1, 0, 2),
                cuOccupancyMaxPotentialBlockSizeWithFlags(out, none, launched, None, 0, 0, 0);
            hipErrorInvalidHandle:
                hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(out, ptr::null_mut(), 1, 0),
                hipModuleOccupancyMaxPotentialBlockSize(out, out, ptr::without_provenance_mut(64), 0, 0);
        }
    }
}

#[test]
fn launches_have_attributes() {
    let number = kernel(load(), "number");
    let places = memory::<i64>(6);
    let mut arguments: [*mut c_void; 1] = [(&raw const places).cast_mut().cast()];
    let attribute = |id, priority| hipLaunchAttribute { id, pad: [0; 4], val: hipLaunchAttributeValue { priority } };
    let launch = |attributes: &mut [hipLaunchAttribute], blocks| HIP_LAUNCH_CONFIG {
        gridDimX: blocks,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 3,
        blockDimY: 1,
        blockDimZ: 1,
        sharedMemBytes: 0,
        hStream: ptr::null_mut(),
        attrs: attributes.as_mut_ptr(),
        numAttrs: attributes.len() as c_uint,
    };
    let hints = [attribute(hipLaunchAttributePriority, 1), attribute(hipLaunchAttributeCooperative, 0)];
    let (arguments, none) = (arguments.as_mut_ptr(), ptr::null_mut());
    // SAFETY: the arguments are those of the kernel; the other calls are refused.
    unsafe {
        good(hipDrvLaunchKernelEx(&launch(&mut hints.clone(), 1), number, arguments, none));
        start_driver();
        let config = launch(&mut hints.clone(), 2);
        good(cuLaunchKernelEx((&raw const config).cast(), number.cast(), arguments, none));
        good(hipStreamSynchronize(ptr::null_mut()));
        assert_eq!(places.cast::<[i64; 6]>().read(), [1, 2, 3, 4, 5, 6]);
        let together = [attribute(hipLaunchAttributeCooperative, 1)];
        let nothing = HIP_LAUNCH_CONFIG { attrs: ptr::null_mut(), ..launch(&mut hints.clone(), 1) };
        expect! {
            hipErrorNotSupported:
                hipDrvLaunchKernelEx(&launch(&mut together.clone(), 1), number, arguments, none),
                hipDrvLaunchKernelEx(&launch(&mut [attribute(4, 1)], 1), number, arguments, none),
                hipModuleLaunchCooperativeKernel(number, 1, 1, 1, 1, 1, 1, 0, ptr::null_mut(), arguments),
                cuLaunchCooperativeKernel(number.cast(), 1, 1, 1, 1, 1, 1, 0, ptr::null_mut(), arguments);
            hipErrorInvalidValue:
                hipDrvLaunchKernelEx(ptr::null(), number, arguments, none),
                hipDrvLaunchKernelEx(&nothing, number, arguments, none),
                hipDrvLaunchKernelEx(&launch(&mut [], 0), number, arguments, none);
            hipErrorInvalidHandle: hipDrvLaunchKernelEx(&launch(&mut [], 1), ptr::null_mut(), arguments, none);
        }
    }
}

#[test]
fn attributes_of_kernels_are_set_within_the_limits() {
    let (module, mut value) = (load(), 0);
    let count = kernel(module, "count");
    let set = |attribute, value| {
        // SAFETY: a kernel, and numbers.
        unsafe { hipFuncSetAttribute(count.cast(), attribute, value) }
    };
    good(set(hipFuncAttributeMaxDynamicSharedMemorySize, 64 << 10));
    good(set(hipFuncAttributePreferredSharedMemoryCarveout, -1));
    let compiled_in: *const c_void = (multiprocessors_run_as_many_blocks_as_the_limits_allow as fn()) as *const c_void;
    // SAFETY: what the calls promise to refuse.
    unsafe {
        start_driver();
        expect! {
            hipErrorInvalidValue:
                set(hipFuncAttributeMaxDynamicSharedMemorySize, 65 << 10),
                set(hipFuncAttributePreferredSharedMemoryCarveout, 101),
                set(HIP_FUNC_ATTRIBUTE_NUM_REGS, 1),
                set(10, 1),
                cuFuncSetAttribute(count.cast(), CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, -1);
            hipErrorInvalidHandle:
                cuFuncSetAttribute(ptr::null_mut(), 8, 1),
                cuFuncSetAttribute(module.cast(), 8, 1),
                hipFuncSetAttribute(ptr::without_provenance(64), 8, 1),
                hipFuncGetAttribute(&mut value, HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, module.cast()),
                hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&mut value, module.cast(), 64, 0);
            hipErrorInvalidDeviceFunction: hipFuncSetAttribute(ptr::null(), 8, 1);
            hipErrorNotSupported: hipFuncSetAttribute(compiled_in, 8, 1);
        }
    }
}

/// The runtime's calls that name a kernel by its address; no header of this library's declares them.
mod by_address {
    use super::*;

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Extents(pub c_uint, pub c_uint, pub c_uint);

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct NodeParams {
        pub kernel: *mut c_void,
        pub grid: Extents,
        pub block: Extents,
        pub shared: c_uint,
        pub arguments: *mut *mut c_void,
        pub extra: *mut *mut c_void,
    }

    #[repr(C)]
    pub struct Config(pub Extents, pub Extents, pub usize, pub *mut c_void, pub *mut c_void, pub c_uint);

    type Arguments = *mut *mut c_void;
    type Node = *mut *mut CUgraphNode_st;

    #[allow(improper_ctypes, reason = "handles are opaque")]
    unsafe extern "C" {
        pub fn anygpu_13_cudaLaunchKernel(
            kernel: *const c_void,
            grid: Extents,
            block: Extents,
            arguments: Arguments,
            shared: usize,
            stream: *mut c_void,
        ) -> c_uint;
        pub fn anygpu_13_cudaLaunchKernelExC(
            config: *const Config,
            kernel: *const c_void,
            arguments: Arguments,
        ) -> c_uint;
        pub fn anygpu_13_cudaFuncGetAttributes(attributes: *mut [i32; 36], kernel: *const c_void) -> c_uint;
        pub fn anygpu_13_cudaFuncSetAttribute(kernel: *const c_void, attribute: c_uint, value: i32) -> c_uint;
        pub fn anygpu_13_cudaFuncSetCacheConfig(kernel: *const c_void, config: c_uint) -> c_uint;
        pub fn anygpu_13_cudaFuncGetName(name: *mut *const c_char, kernel: *const c_void) -> c_uint;
        pub fn anygpu_13_cudaFuncGetParamCount(kernel: *const c_void, count: *mut usize) -> c_uint;
        pub fn anygpu_13_cudaFuncGetParamInfo(
            kernel: *const c_void,
            index: usize,
            offset: *mut usize,
            size: *mut usize,
        ) -> c_uint;
        pub fn anygpu_13_cudaOccupancyAvailableDynamicSMemPerBlock(
            size: *mut usize,
            kernel: *const c_void,
            blocks: i32,
            threads: i32,
        ) -> c_uint;
        pub fn anygpu_13_cudaOccupancyMaxActiveBlocksPerMultiprocessor(
            blocks: *mut i32,
            kernel: *const c_void,
            threads: i32,
            shared: usize,
        ) -> c_uint;
        pub fn anygpu_13_cudaGraphAddKernelNode(
            node: Node,
            graph: CUgraph,
            after: *const CUgraphNode,
            count: usize,
            params: *const NodeParams,
        ) -> c_uint;
        pub fn anygpu_13_cudaGraphKernelNodeGetParams(node: CUgraphNode, params: *mut NodeParams) -> c_uint;
        pub fn anygpu_13_cudaGraphKernelNodeSetParams(node: CUgraphNode, params: *const NodeParams) -> c_uint;
        pub fn anygpu_13_cudaGraphAddNode(
            node: Node,
            graph: CUgraph,
            after: *const CUgraphNode,
            data: *const c_void,
            count: usize,
            params: *mut c_void,
        ) -> c_uint;
        pub fn anygpu_13_cudaGraphNodeSetParams(node: CUgraphNode, params: *mut c_void) -> c_uint;
        pub fn anygpu_13_cudaGraphExecNodeSetParams(
            executable: CUgraphExec,
            node: CUgraphNode,
            params: *mut c_void,
        ) -> c_uint;
        pub fn anygpu_13_cudaGraphExecKernelNodeSetParams(
            executable: CUgraphExec,
            node: CUgraphNode,
            params: *const NodeParams,
        ) -> c_uint;
    }
}

#[test]
fn a_librarys_kernels_are_launched_by_the_driver_and_by_the_runtime() {
    use anygpu::api::cudart::*;
    use by_address::*;

    start();
    let path = CString::new(cases().to_str().expect("text")).expect("no NUL");
    let (mut library, mut kernel, mut none) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (no_options, no_values) = (ptr::null_mut(), ptr::null_mut());
    let sums = memory::<i64>(8);
    let mut arguments: [*mut c_void; 1] = [(&raw const sums).cast_mut().cast()];
    let arguments = arguments.as_mut_ptr();
    let (one, four) = (Extents(1, 1, 1), Extents(4, 1, 1));
    let clear_and_read = || {
        // SAFETY: live memory, whose queued work is done first.
        unsafe {
            good(hipDeviceSynchronize());
            sums.cast::<[i64; 8]>().replace([0; 8])
        }
    };
    // SAFETY: the arguments are those of the kernel, the outputs live variables, and the other calls are refused.
    unsafe {
        good(cudaLibraryLoadFromFile(
            &mut library,
            path.as_ptr(),
            no_options,
            no_values,
            0,
            ptr::null_mut(),
            no_values,
            0,
        ));
        good(cudaLibraryGetKernel(&mut kernel, library, c"number".as_ptr()));
        let (mut total, mut bytes) = (ptr::null_mut(), 0);
        good(cudaLibraryGetGlobal(&mut total, &mut bytes, library, c"total".as_ptr()));
        assert_eq!(bytes, 4);
        let address: *mut c_void = kernel.cast();

        good(anygpu_13_cudaLaunchKernel(address, one, four, arguments, 0, ptr::null_mut()));
        assert_eq!(clear_and_read(), [1, 2, 3, 4, 0, 0, 0, 0]);
        let config = Config(Extents(2, 1, 1), four, 0, ptr::null_mut(), ptr::null_mut(), 0);
        good(anygpu_13_cudaLaunchKernelExC(&config, address, arguments));
        assert_eq!(clear_and_read(), [1, 2, 3, 4, 5, 6, 7, 8]);
        let mut blocks = 0;
        good(anygpu_13_cudaOccupancyMaxActiveBlocksPerMultiprocessor(&mut blocks, address, 512, 0));
        assert_eq!(blocks, 4);
        good(anygpu_13_cudaFuncSetAttribute(address, 8, 1024));
        let (mut name, mut count, mut place, mut free) = (ptr::null(), 0, (9, 9), 0);
        good(anygpu_13_cudaFuncSetCacheConfig(address, 3));
        good(anygpu_13_cudaFuncGetName(&mut name, address));
        good(anygpu_13_cudaFuncGetParamCount(address, &mut count));
        good(anygpu_13_cudaFuncGetParamInfo(address, 0, &mut place.0, &mut place.1));
        good(anygpu_13_cudaOccupancyAvailableDynamicSMemPerBlock(&mut free, address, 2, 512));
        assert_eq!((CStr::from_ptr(name), count, place, free), (c"number", 1, (0, 8), 32 << 10));
        // After three sizes and the most threads of a block, the registers: the 12th word is the most shared memory.
        let mut attributes = [-1; 36];
        good(anygpu_13_cudaFuncGetAttributes(&mut attributes, address));
        assert_eq!((&attributes[..8], attributes[11]), (&[0, 0, 0, 0, 0, 0, 1024, 0][..], 1024));

        // The driver knows it as well, as a kernel of the library and of the context.
        start_driver();
        let (mut function, mut threads) = (ptr::null_mut(), 0);
        good(cuKernelGetFunction(&mut function, kernel.cast()));
        good(cuKernelGetAttribute(&mut threads, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, kernel.cast(), 0));
        good(cuKernelSetAttribute(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 8, kernel.cast(), 0));
        assert_eq!(threads, 1024);
        for function in [function, kernel.cast()] {
            good(cuLaunchKernel(function, 1, 1, 1, 2, 1, 1, 0, ptr::null_mut(), arguments, ptr::null_mut()));
            assert_eq!(clear_and_read(), [1, 2, 0, 0, 0, 0, 0, 0]);
        }

        // Nodes of graphs: added, asked for, changed, and changed in what was made of the graph.
        let (mut graph, mut node, mut executable) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        let launch =
            NodeParams { kernel: address, grid: one, block: four, shared: 0, arguments, extra: ptr::null_mut() };
        good(cuGraphCreate(&mut graph, 0));
        good(anygpu_13_cudaGraphAddKernelNode(&mut node, graph, ptr::null(), 0, &launch));
        let mut asked = launch;
        good(anygpu_13_cudaGraphKernelNodeGetParams(node, &mut asked));
        assert_eq!((asked.kernel, asked.block.0), (address, 4));
        assert_eq!(*(*asked.arguments).cast::<*mut i64>(), sums);
        good(anygpu_13_cudaGraphKernelNodeSetParams(node, &NodeParams { block: Extents(3, 1, 1), ..asked }));
        good(cuGraphInstantiateWithFlags(&mut executable, graph, 0));
        good(cuGraphLaunch(executable, ptr::null_mut()));
        assert_eq!(clear_and_read(), [1, 2, 3, 0, 0, 0, 0, 0]);
        good(anygpu_13_cudaGraphExecKernelNodeSetParams(executable, node, &launch));
        good(cuGraphLaunch(executable, ptr::null_mut()));
        assert_eq!(clear_and_read(), [1, 2, 3, 4, 0, 0, 0, 0]);
        let mut any = [0_u64; 32];
        (&raw mut any).cast::<NodeParams>().byte_add(16).write(NodeParams { block: Extents(2, 1, 1), ..launch });
        let any = (&raw mut any).cast();
        good(anygpu_13_cudaGraphExecNodeSetParams(executable, node, any));
        good(cuGraphLaunch(executable, ptr::null_mut()));
        assert_eq!(clear_and_read(), [1, 2, 0, 0, 0, 0, 0, 0]);
        good(anygpu_13_cudaGraphNodeSetParams(node, any));
        let no_data = ptr::null();
        good(anygpu_13_cudaGraphAddNode(&mut node, graph, ptr::null(), no_data, 0, any));
        good(anygpu_13_cudaGraphKernelNodeGetParams(node, &mut asked));
        assert_eq!((asked.kernel, asked.block.0), (address, 2));
        let of_library = CUDA_KERNEL_NODE_PARAMS {
            func: ptr::null_mut(),
            gridDimX: 1,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: 1,
            blockDimY: 1,
            blockDimZ: 1,
            sharedMemBytes: 0,
            kernelParams: arguments,
            extra: ptr::null_mut(),
            kern: kernel.cast(),
            ctx: ptr::null_mut(),
        };
        good(cuGraphKernelNodeSetParams_v2(node, &of_library));

        let compiled_in = (start as fn()) as *mut c_void;
        let number = c"number".as_ptr();
        expect! {
            cudaErrorNotSupported:
                anygpu_13_cudaLaunchKernel(compiled_in, one, one, arguments, 0, ptr::null_mut()),
                anygpu_13_cudaGraphKernelNodeSetParams(node, &NodeParams { kernel: compiled_in, ..launch });
            cudaErrorInvalidDeviceFunction:
                anygpu_13_cudaLaunchKernel(ptr::null(), one, one, arguments, 0, ptr::null_mut()),
                anygpu_13_cudaFuncSetAttribute(ptr::null(), 8, 0),
                anygpu_13_cudaFuncGetName(&mut name, ptr::null()),
                anygpu_13_cudaFuncGetAttributes(&mut attributes, ptr::null());
            cudaErrorInvalidValue:
                anygpu_13_cudaLaunchKernel(address, one, Extents(1, 0, 1), arguments, 0, ptr::null_mut()),
                anygpu_13_cudaGraphAddKernelNode(&mut node, graph, ptr::null(), 0, &NodeParams { grid: Extents(0, 1, 1), ..launch }),
                anygpu_13_cudaLaunchKernelExC(ptr::null(), address, arguments),
                anygpu_13_cudaFuncSetCacheConfig(address, 4),
                anygpu_13_cudaFuncGetParamInfo(address, 1, &mut place.0, &mut place.1),
                cudaLibraryGetKernel(&mut none, library, ptr::null()),
                cudaLibraryLoadData(&mut library, ptr::null(), no_options, no_values, 0, ptr::null_mut(), no_values, 0);
            cudaErrorSymbolNotFound: cudaLibraryGetKernel(&mut none, library, c"none".as_ptr());
            cudaErrorInvalidResourceHandle:
                cudaLibraryGetKernel(&mut none, ptr::null_mut(), number),
                cudaLibraryUnload(load().cast());
            CUDA_ERROR_INVALID_HANDLE: cuModuleUnload(library.cast());
            CUDA_ERROR_INVALID_DEVICE: cuKernelGetAttribute(&mut threads, 0, kernel.cast(), 7);
        }
        good(cuGraphExecDestroy(executable));
        good(cuGraphDestroy(graph));
        good(cudaLibraryUnload(library));
        assert_eq!(cudaLibraryUnload(library), cudaErrorInvalidResourceHandle);
        let late = anygpu_13_cudaLaunchKernel(address, one, one, arguments, 0, ptr::null_mut());
        assert_eq!(late, cudaErrorInvalidResourceHandle);
    }
}

#[test]
fn hip_has_libraries_too() {
    start();
    let path = CString::new(cases().to_str().expect("text")).expect("no NUL");
    let mut kernel = ptr::null_mut();
    let (no_options, no_values, no_more) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let sums = memory::<i64>(4);
    let mut arguments: [*mut c_void; 1] = [(&raw const sums).cast_mut().cast()];
    let arguments = arguments.as_mut_ptr();
    let dim = |x| hipDim3 { x, y: 1, z: 1 };
    let mut cooperative = hipLaunchAttribute {
        id: hipLaunchAttributeCooperative,
        pad: [0; 4],
        val: hipLaunchAttributeValue { priority: 1 },
    };
    let launch = hipLaunchConfig_t {
        gridDim: dim(1),
        blockDim: dim(4),
        dynamicSmemBytes: 0,
        stream: ptr::null_mut(),
        attrs: ptr::null_mut(),
        numAttrs: 0,
    };
    let together = hipLaunchConfig_t { attrs: &raw mut cooperative, numAttrs: 1, ..launch };
    let empty = hipLaunchConfig_t { gridDim: dim(0), ..launch };
    let compiled_in = (start as fn()) as *const c_void;
    // SAFETY: the arguments are those of the kernel, the outputs live variables, and the other calls are refused.
    unsafe {
        let load = |options| {
            let mut loaded = ptr::null_mut();
            let code = hipLibraryLoadFromFile(
                &mut loaded,
                path.as_ptr(),
                no_options,
                no_values,
                options,
                no_more,
                no_values,
                0,
            );
            (code, loaded)
        };
        assert_eq!(load(1).0, hipErrorInvalidValue);
        let (code, library) = load(0);
        good(code);
        good(hipLibraryGetKernel(&mut kernel, library, c"number".as_ptr()));
        let address: *const c_void = kernel.cast();
        good(hipLaunchKernelExC(&launch, address, arguments));
        good(hipDeviceSynchronize());
        assert_eq!(sums.cast::<[i64; 4]>().read(), [1, 2, 3, 4]);
        good(hipFuncSetAttribute(address, hipFuncAttributeMaxDynamicSharedMemorySize, 8));
        let mut attributes = std::mem::zeroed::<hipFuncAttributes>();
        good(hipFuncGetAttributes(&mut attributes, address));
        assert_eq!((attributes.maxThreadsPerBlock, attributes.maxDynamicSharedSizeBytes), (1024, 64 << 10));
        let image = std::fs::read(cases()).expect("a file");
        let mut other = ptr::null_mut();
        let code = image.as_ptr().cast();
        good(hipLibraryLoadData(&mut other, code, no_options, no_values, 0, no_more, no_values, 0));
        good(hipLibraryUnload(other));

        let none = &mut ptr::null_mut();
        let missing = c"/no/such/file".as_ptr();
        expect! {
            hipErrorInvalidValue:
                hipLibraryLoadData(&mut other, ptr::null(), no_options, no_values, 0, no_more, no_values, 0),
                hipLibraryLoadFromFile(&mut other, missing, no_options, no_values, 0, no_more, no_values, 0),
                hipLibraryUnload(ptr::null_mut()),
                hipLibraryGetKernel(none, ptr::null_mut(), c"number".as_ptr()),
                hipLaunchKernelExC(ptr::null(), address, arguments),
                hipLaunchKernelExC(&empty, address, arguments),
                hipFuncGetAttributes(ptr::null_mut(), address);
            hipErrorNotFound: hipLibraryGetKernel(none, library, c"none".as_ptr());
            hipErrorInvalidHandle: hipLibraryUnload(other);
            hipErrorInvalidDeviceFunction: hipLaunchKernelExC(&launch, ptr::null(), arguments);
            hipErrorNotSupported:
                hipLaunchKernelExC(&together, address, arguments),
                hipLaunchKernelExC(&launch, compiled_in, arguments),
                hipFuncGetAttributes(&mut attributes, compiled_in);
        }
        good(hipLibraryUnload(library));
        assert_eq!(hipLaunchKernelExC(&launch, address, arguments), hipErrorInvalidHandle);
    }
}

/// The kernels of a library or a module tell their names, parameters and owners.
#[test]
fn loaded_kernels_describe_themselves() {
    use anygpu::api::cudart::*;

    let module = load();
    start_driver();
    let path = CString::new(cases().to_str().expect("text")).expect("no NUL");
    let name_of = |name: *const std::ffi::c_char| {
        // SAFETY: a text of the library's, which is loaded.
        unsafe { std::ffi::CStr::from_ptr(name) }.to_str().expect("text")
    };
    // SAFETY: outputs are live variables, and arrays have the room that is told.
    unsafe {
        let (mut library, mut kernel, mut other, mut function) =
            (ptr::null_mut(), ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        let (none, values) = (ptr::null_mut(), ptr::null_mut());
        good(hipLibraryLoadFromFile(&mut library, path.as_ptr(), none, values, 0, ptr::null_mut(), values, 0));
        let (mut count, mut of_module) = (0, 0);
        good(hipLibraryGetKernelCount(&mut count, library));
        good(hipModuleGetFunctionCount(&mut of_module, module));
        assert!(count > 5 && count == of_module, "{count} {of_module}");

        // There is room for more than there are.
        let mut kernels = vec![ptr::null_mut(); count as usize + 1];
        good(hipLibraryEnumerateKernels(kernels.as_mut_ptr(), count + 1, library));
        assert!(kernels.pop().is_some_and(|kernel| kernel.is_null()));
        let mut name = ptr::null();
        let names = kernels.iter().map(|kernel| {
            good(hipKernelGetName(&mut name, *kernel));
            name_of(name).to_owned()
        });
        let names: Vec<_> = names.collect();
        assert!(names.iter().any(|name| name == "number") && names.iter().any(|name| name == "mixed"), "{names:?}");
        let mut first = [ptr::null_mut(); 2];
        good(hipLibraryEnumerateKernels(first.as_mut_ptr(), 1, library));
        assert!(first[0] == kernels[0] && first[1].is_null());
        good(hipLibraryEnumerateKernels(first.as_mut_ptr(), 0, library));

        good(hipLibraryGetKernel(&mut kernel, library, c"mixed".as_ptr()));
        let mut owner = ptr::null_mut();
        good(hipKernelGetLibrary(&mut owner, kernel));
        assert_eq!(owner, library);
        good(hipKernelGetFunction(&mut function, kernel));
        let (mut offset, mut size) = (0, 0);
        // char, double, short, float, long, double *.
        for (number, place) in [(0, 1), (8, 8), (16, 2), (20, 4), (24, 8), (32, 8)].into_iter().enumerate() {
            good(hipKernelGetParamInfo(kernel, number, &mut offset, &mut size));
            assert_eq!((offset, size), place, "{number}");
        }
        good(hipKernelGetParamInfo(kernel, 1, &mut offset, ptr::null_mut()));
        assert_eq!(offset, 8);
        let mut value = 0;
        good(hipKernelGetAttribute(&mut value, HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, kernel, 1));
        assert_eq!(value, 1024);
        let most_shared = HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
        good(hipKernelSetAttribute(most_shared, 4096, kernel, 0));
        let (mut total, mut bytes) = (ptr::null_mut(), 0);
        good(hipLibraryGetGlobal(&mut total, &mut bytes, library, c"factors".as_ptr()));
        assert_eq!(bytes, 24);
        let image = std::fs::read(cases()).expect("a file");
        let mut again = ptr::null_mut();
        good(hipModuleLoadFatBinary(&mut again, image.as_ptr().cast()));

        let (no_kernel, no_library) = (ptr::null_mut(), ptr::null_mut());
        let (wild_kernel, wild_library) = (ptr::without_provenance_mut(64), ptr::without_provenance_mut(64));
        let (nowhere, no_size) = (ptr::null_mut(), ptr::null_mut());
        expect! {
            hipErrorInvalidValue:
                hipLibraryEnumerateKernels(ptr::null_mut(), 1, library),
                hipLibraryEnumerateKernels(first.as_mut_ptr(), 1, no_library),
                hipLibraryGetKernelCount(ptr::null_mut(), library),
                hipLibraryGetKernelCount(&mut count, no_library),
                hipModuleGetFunctionCount(ptr::null_mut(), module),
                hipModuleLoadFatBinary(&mut again, ptr::null()),
                hipKernelGetName(ptr::null_mut(), kernel),
                hipKernelGetName(&mut name, no_kernel),
                hipKernelGetLibrary(ptr::null_mut(), kernel),
                hipKernelGetLibrary(&mut owner, no_kernel),
                hipKernelGetFunction(ptr::null_mut(), kernel),
                hipKernelGetFunction(&mut function, no_kernel),
                hipKernelGetParamInfo(no_kernel, 0, &mut offset, &mut size),
                hipKernelGetParamInfo(kernel, 0, ptr::null_mut(), &mut size),
                hipKernelGetParamInfo(kernel, 6, &mut offset, &mut size),
                hipKernelGetParamInfo(kernel, usize::MAX, &mut offset, &mut size),
                hipKernelGetAttribute(ptr::null_mut(), HIP_FUNC_ATTRIBUTE_NUM_REGS, kernel, 0),
                hipKernelGetAttribute(&mut value, 77, kernel, 0),
                hipKernelSetAttribute(HIP_FUNC_ATTRIBUTE_NUM_REGS, 1, kernel, 0),
                hipKernelSetAttribute(most_shared, (64 << 10) + 1, kernel, 0),
                hipLibraryGetGlobal(nowhere, no_size, library, c"total".as_ptr()),
                hipLibraryGetGlobal(&mut total, &mut bytes, library, ptr::null()),
                hipLibraryGetGlobal(&mut total, &mut bytes, library, c"".as_ptr()),
                hipLibraryGetManaged(nowhere, no_size, library, c"total".as_ptr());
            hipErrorInvalidHandle:
                hipLibraryEnumerateKernels(first.as_mut_ptr(), 1, wild_library),
                hipModuleGetFunctionCount(&mut count, ptr::null_mut()),
                hipKernelGetName(&mut name, wild_kernel),
                hipKernelGetLibrary(&mut owner, wild_kernel),
                hipKernelGetLibrary(&mut owner, self::kernel(module, "mixed").cast()),
                hipKernelGetAttribute(&mut value, HIP_FUNC_ATTRIBUTE_NUM_REGS, no_kernel, 0),
                hipKernelSetAttribute(most_shared, 1, no_kernel, 9),
                hipLibraryGetGlobal(&mut total, &mut bytes, no_library, c"total".as_ptr());
            hipErrorInvalidDevice:
                hipKernelGetAttribute(&mut value, HIP_FUNC_ATTRIBUTE_NUM_REGS, kernel, 2),
                hipKernelSetAttribute(most_shared, 1, kernel, -1);
            hipErrorNotFound:
                hipLibraryGetGlobal(&mut total, &mut bytes, library, c"none".as_ptr()),
                hipLibraryGetManaged(&mut total, &mut bytes, library, c"total".as_ptr());
        }

        // The driver's names, for the same library.
        let (library, code) = (library.cast(), kernel.cast());
        let (mut loaded, mut mode, mut state) = (ptr::null_mut(), 0, 0);
        good(cuLibraryGetModule(&mut loaded, library));
        good(cuModuleGetFunctionCount(&mut count, loaded));
        let mut functions = vec![ptr::null_mut(); count as usize];
        good(cuModuleEnumerateFunctions(functions.as_mut_ptr(), count, loaded));
        assert!(functions.iter().zip(&kernels).all(|(function, kernel)| function.addr() == kernel.addr()));
        let function = function.cast();
        good(cuFuncGetName(&mut name, function));
        assert_eq!(name_of(name), "mixed");
        good(cuFuncGetModule(&mut other, function));
        assert_eq!(other, loaded);
        good(cuFuncGetParamInfo(function, 3, &mut offset, &mut size));
        assert_eq!((offset, size), (20, 4));
        good(cuFuncGetParamCount(function, &mut size));
        assert_eq!(size, 6);
        good(cuKernelGetParamCount(kernel.cast(), &mut size));
        assert_eq!(size, 6);
        good(cuModuleGetLoadingMode(&mut mode));
        assert_eq!(mode, CU_MODULE_EAGER_LOADING);
        good(cuFuncLoad(function));
        good(cuFuncIsLoaded(&mut state, function));
        assert_eq!(state, CU_FUNCTION_LOADING_STATE_LOADED);
        good(cuFuncSetCacheConfig(function, CU_FUNC_CACHE_PREFER_EQUAL));
        good(cuOccupancyAvailableDynamicSMemPerBlock(&mut size, function, 2, 1024));
        assert_eq!(size, 32 << 10);
        let (mut address, mut dimension) = (0, 0);
        expect! {
            CUDA_ERROR_INVALID_VALUE:
                cuModuleEnumerateFunctions(ptr::null_mut(), 1, loaded),
                cuModuleGetLoadingMode(ptr::null_mut()),
                cuFuncGetName(ptr::null_mut(), function),
                cuFuncGetParamInfo(function, 6, &mut offset, &mut size),
                cuFuncGetParamInfo(function, 0, ptr::null_mut(), &mut size),
                cuFuncGetParamCount(function, ptr::null_mut()),
                cuFuncIsLoaded(ptr::null_mut(), function),
                cuFuncSetCacheConfig(function, 9),
                cuOccupancyAvailableDynamicSMemPerBlock(ptr::null_mut(), function, 1, 1),
                cuOccupancyAvailableDynamicSMemPerBlock(&mut size, function, 0, 64),
                cuOccupancyAvailableDynamicSMemPerBlock(&mut size, function, 1, 0),
                cuOccupancyAvailableDynamicSMemPerBlock(&mut size, function, 3, 1024),
                cuLibraryGetManaged(ptr::null_mut(), ptr::null_mut(), library, c"total".as_ptr());
            CUDA_ERROR_INVALID_HANDLE:
                cuFuncGetName(&mut name, ptr::null_mut()),
                cuFuncGetModule(&mut other, ptr::null_mut()),
                cuFuncLoad(ptr::null_mut()),
                cuFuncSetCacheConfig(ptr::null_mut(), 9),
                cuKernelGetName(&mut name, ptr::null_mut()),
                cuLibraryGetKernelCount(&mut dimension, ptr::null_mut()),
                cuLibraryGetModule(&mut other, ptr::null_mut());
            CUDA_ERROR_NOT_FOUND: cuLibraryGetManaged(&mut address, &mut bytes, library, c"total".as_ptr());
            // A library's module ends with the library.
            CUDA_ERROR_NOT_PERMITTED: cuModuleUnload(loaded);
        }

        // The runtime's.
        good(cudaLibraryGetKernelCount(&mut dimension, library.cast()));
        assert_eq!(dimension, count);
        good(cudaLibraryEnumerateKernels(kernels.as_mut_ptr().cast(), count, library.cast()));
        good(cudaKernelSetAttributeForDevice(code, 8, 1024, 0));
        expect! {
            cudaErrorInvalidDevice: cudaKernelSetAttributeForDevice(code, 8, 1024, 2);
            cudaErrorInvalidValue: cudaKernelSetAttributeForDevice(code, 4, 1024, 0);
            cudaErrorSymbolNotFound: cudaLibraryGetManaged(&mut total, &mut bytes, library.cast(), c"total".as_ptr());
        }
        good(cuLibraryUnload(library));
        assert_eq!(cuFuncGetName(&mut name, function), CUDA_ERROR_INVALID_HANDLE);
        assert_eq!(cuModuleGetFunctionCount(&mut count, loaded), CUDA_ERROR_INVALID_HANDLE);
        good(hipModuleUnload(again));
    }
}

#[test]
fn a_library_outlives_the_reset_of_a_device() {
    start();
    std::thread::spawn(|| {
        let path = CString::new(cases().to_str().expect("text")).expect("no NUL");
        let (mut library, mut kernel, none) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        // SAFETY: a string, and outputs that are live variables.
        unsafe {
            good(hipSetDevice(1));
            good(cuInit(0));
            good(cuLibraryLoadFromFile(
                &mut library,
                path.as_ptr(),
                ptr::null_mut(),
                none,
                0,
                ptr::null_mut(),
                none,
                0,
            ));
            good(hipDeviceReset());
            good(cuLibraryGetKernel(&mut kernel, library, c"count".as_ptr()));
            good(hipModuleLaunchKernel(kernel.cast(), 1, 1, 1, 1, 1, 1, 0, ptr::null_mut(), none, none));
            good(hipDeviceSynchronize());
            good(cuLibraryUnload(library));
        }
    })
    .join()
    .expect("no panic");
}

#[test]
fn images_for_gpus_are_refused_by_name() {
    start();
    let elf = |machine: u8| {
        let mut header = vec![0_u8; 64];
        header[..5].copy_from_slice(b"\x7fELF\x02");
        (header[16], header[18]) = (2, machine);
        header
    };
    let words_of = |text: &str| [text.as_bytes(), &[0; 64]].concat();
    for (image, expected, words) in [
        (elf(190), hipErrorNoBinaryForGpu, "for NVIDIA's GPUs"),
        (elf(224), hipErrorNoBinaryForGpu, "for AMD's GPUs"),
        (words_of("//\n// Generated by NVIDIA NVVM Compiler\n"), hipErrorNoBinaryForGpu, "for NVIDIA's GPUs"),
        (words_of("__CLANG_OFFLOAD_BUNDLE__"), hipErrorNoBinaryForGpu, "for AMD's GPUs"),
        (words_of("no image"), hipErrorInvalidImage, "no known kind"),
        (words_of(""), hipErrorInvalidImage, "no known kind"),
        (elf(if cfg!(target_arch = "aarch64") { 183 } else { 62 }), hipErrorInvalidImage, "-shared"),
    ] {
        let mut module = ptr::null_mut();
        // SAFETY: an image that ends with zeros, and an output that is a live variable.
        assert_eq!(unsafe { hipModuleLoadData(&mut module, image.as_ptr().cast()) }, expected, "{words}");
        assert!(reason().contains(words) && module.is_null(), "{}", reason());
    }
}

#[test]
fn a_module_that_is_unloaded_before_its_launch_leaves_no_variable() {
    static MAY_GO_ON: AtomicI32 = AtomicI32::new(0);
    extern "C" fn hold(_: *mut c_void) {
        assert!(comes_true(|| MAY_GO_ON.load(Ordering::Acquire) == 1));
    }
    let module = load();
    let count = kernel(module, "count");
    let (mut total, mut bytes, mut stream) = (ptr::null_mut(), 0, ptr::null_mut());
    // SAFETY: outputs that are live variables; the function takes no argument, nor does the kernel.
    unsafe {
        let none = ptr::null_mut();
        good(hipModuleGetGlobal(&mut total, &mut bytes, module, c"total".as_ptr()));
        good(hipStreamCreateWithFlags(&mut stream, hipStreamNonBlocking));
        good(hipLaunchHostFunc(stream, Some(hold), ptr::null_mut()));
        good(hipModuleLaunchKernel(count, 3, 1, 1, 10, 1, 1, 0, stream, none, none));
        good(hipModuleUnload(module));
        MAY_GO_ON.store(1, Ordering::Release);
        good(hipStreamSynchronize(stream));
        // The last of the threads that ran it may be about to let go of it.
        assert!(comes_true(|| {
            let mut attributes = std::mem::zeroed::<hipPointerAttribute_t>();
            good(hipPointerGetAttributes(&mut attributes, total));
            attributes.r#type == hipMemoryTypeUnregistered
        }));
        good(hipStreamDestroy(stream));
    }
}

#[test]
fn a_reset_unloads_the_devices_modules() {
    start();
    std::thread::spawn(|| {
        // SAFETY: no pointers but those of `load`.
        unsafe {
            good(hipSetDevice(1));
            let module = load();
            good(hipDeviceReset());
            assert_eq!(hipModuleUnload(module), hipErrorNotFound);
        }
    })
    .join()
    .expect("no panic");
}

#[test]
fn a_kernel_that_faults_fails_its_stream_alone() {
    let (module, nobodys) = (load(), 16_usize);
    let (faults, count) = (kernel(module, "fault"), kernel(module, "count"));
    let mut streams = [ptr::null_mut(); 2];
    let mut arguments: [*mut c_void; 1] = [(&raw const nobodys).cast_mut().cast()];
    // SAFETY: the arguments are those of the kernels; the outputs are live variables.
    unsafe {
        let none = ptr::null_mut();
        streams.iter_mut().for_each(|stream| good(hipStreamCreateWithFlags(stream, hipStreamNonBlocking)));
        good(hipModuleLaunchKernel(faults, 4, 1, 1, 3, 1, 1, 0, streams[0], arguments.as_mut_ptr(), none));
        assert_eq!(hipStreamSynchronize(streams[0]), hipErrorLaunchFailure);
        good(hipModuleLaunchKernel(count, 4, 1, 1, 3, 1, 1, 0, streams[1], none, none));
        good(hipStreamSynchronize(streams[1]));
        streams.into_iter().for_each(|stream| good(hipStreamDestroy(stream)));
        good(hipModuleUnload(module));
    }
}

/// In a process of its own, whose launches have a limit.
/// What a fault leaves of a launch is not taken for the next one's.
#[test]
fn a_fault_in_a_row_leaves_the_next_launch_whole() {
    for compiler in ["g++", "clang++"].into_iter().filter(|compiler| have(compiler)) {
        let name = format!("{compiler}-faults.so");
        let module = load_from(&object_by(compiler, &["-O3"], "tests/kernels/cases.cpp", &name));
        let (faults, each) = (kernel(module, "fault_in_row"), kernel(module, "each"));
        for round in 0..8 {
            let (numbers, mut stream) = (memory::<i32>(5121), ptr::null_mut());
            let (n, bad) = (5120_i32, 5000_i32);
            let mut arguments = [(&raw const n).cast_mut().cast(), (&raw const numbers).cast_mut().cast()]
                .into_iter()
                .chain([(&raw const bad).cast_mut().cast::<c_void>()])
                .collect::<Vec<*mut c_void>>();
            // SAFETY: the arguments are those of the kernel, the output a live variable.
            unsafe {
                let none = ptr::null_mut();
                good(hipStreamCreateWithFlags(&mut stream, hipStreamNonBlocking));
                good(hipModuleLaunchKernel(faults, 20, 1, 1, 256, 1, 1, 0, stream, arguments.as_mut_ptr(), none));
                assert_eq!(hipStreamSynchronize(stream), hipErrorLaunchFailure);
                good(hipStreamDestroy(stream));
            }
            let (numbers, threads, n) = (memory::<i32>(5121), memory::<i32>(5121), 5001_i64);
            launch!(each, [20, 1, 1], [256, 1, 1], 0, n, numbers, threads);
            // SAFETY: the memory has as many numbers, and no work is queued.
            let numbers = unsafe { std::slice::from_raw_parts(numbers, 5121) };
            assert!(numbers.iter().enumerate().all(|(i, number)| *number == i32::from(i < 5001)), "{name} {round}");
        }
    }
}

#[test]
fn a_kernel_that_takes_too_long_fails_its_stream_alone() {
    const ALONE: &str = "ANYGPU_TEST_ALONE";
    if std::env::var_os(ALONE).is_none() {
        let mut command = Command::new(std::env::current_exe().expect("a program file"));
        command.args(["--exact", "--nocapture", "a_kernel_that_takes_too_long_fails_its_stream_alone"]);
        let output = succeed(command.env(ALONE, "1"));
        let said = text(&output.stderr).matches("a launch took longer than ANYGPU_HOST_KERNEL_SECONDS").count();
        return assert!(said >= 2, "{}", text(&output.stderr));
    }
    // SAFETY: nobody else reads the environment yet.
    unsafe {
        std::env::set_var("ANYGPU_HOST_KERNEL_SECONDS", "1");
        std::env::set_var("ANYGPU_LOG", "error");
    }
    let module = load();
    let (endless, count) = (kernel(module, "endless"), kernel(module, "count"));
    for with_barriers in [0_i32, 1] {
        let mut streams = [ptr::null_mut(); 2];
        let mut arguments: [*mut c_void; 1] = [(&raw const with_barriers).cast_mut().cast()];
        // SAFETY: the arguments are those of the kernels; the outputs are live variables.
        unsafe {
            let none = ptr::null_mut();
            streams.iter_mut().for_each(|stream| good(hipStreamCreateWithFlags(stream, hipStreamNonBlocking)));
            good(hipModuleLaunchKernel(endless, 4, 1, 1, 3, 1, 1, 0, streams[0], arguments.as_mut_ptr(), none));
            assert_eq!(hipStreamSynchronize(streams[0]), hipErrorLaunchFailure);
            good(hipModuleLaunchKernel(count, 4, 1, 1, 3, 1, 1, 0, streams[1], none, none));
            good(hipStreamSynchronize(streams[1]));
            streams.into_iter().for_each(|stream| good(hipStreamDestroy(stream)));
        }
        // The watchdog sleeps meanwhile.
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
}

/// In a process of its own, from which device memory is hidden.
#[test]
fn the_end_of_memory_is_an_argument_where_that_is_hidden() {
    const HIDDEN: &str = "ANYGPU_HOST_STRICT";
    if std::env::var_os(HIDDEN).is_none() {
        let mut command = std::process::Command::new(std::env::current_exe().expect("a name"));
        command.args(["--exact", "the_end_of_memory_is_an_argument_where_that_is_hidden"]).env(HIDDEN, "1");
        succeed(&mut command);
        return;
    }
    let fill = kernel(load(), "fill_to");
    // Ends in the middle of a page, and at the end of the last.
    for count in [1000_usize, 1024, 1 << 18] {
        let bytes = count * size_of::<i32>();
        let (mut memory, mut seen) = (ptr::null_mut(), vec![0_i32; count]);
        // SAFETY: the output is a live variable.
        good(unsafe { hipMalloc(&mut memory, bytes) });
        let (first, end, value) = (memory.cast::<i32>(), memory.cast::<i32>().wrapping_add(count), 7);
        launch!(fill, [1, 1, 1], [1, 1, 1], 0, first, end, value);
        // SAFETY: both sides have the bytes.
        unsafe {
            good(hipMemcpy(seen.as_mut_ptr().cast(), memory, bytes, hipMemcpyDeviceToHost));
            good(hipFree(memory));
        }
        assert!(seen.iter().all(|number| *number == 7), "{count}");
    }
}

/// In a process of its own, whose handler ends it.
#[test]
fn a_fault_of_other_code_is_the_programs() {
    const ALONE: &str = "ANYGPU_TEST_FAULT";
    extern "C" fn end(_signal: i32) {
        // SAFETY: a system call.
        unsafe { libc::_exit(7) }
    }
    if std::env::var_os(ALONE).is_some() {
        // SAFETY: the handler makes one system call.
        unsafe { libc::signal(libc::SIGSEGV, end as extern "C" fn(i32) as libc::sighandler_t) };
        launch!(kernel(load(), "count"), [1, 1, 1], [1, 1, 1], 0,);
        // SAFETY: nothing is there, and the handler ends the process.
        unsafe { ptr::without_provenance_mut::<i32>(16).write_volatile(1) };
        return;
    }
    let mut command = Command::new(std::env::current_exe().expect("a program file"));
    let mut child = command.args(["--exact", "a_fault_of_other_code_is_the_programs"]).env(ALONE, "1").spawn();
    let (child, mut status) = (child.as_mut().expect("it starts"), None);
    let has_ended = || {
        status = child.try_wait().expect("a child");
        status.is_some()
    };
    assert!(comes_true(has_ended), "it goes on");
    assert_eq!(status.and_then(|status| status.code()), Some(7));
}

#[test]
fn cudas_driver_launches_the_same_kernels() {
    start();
    std::thread::spawn(|| {
        let image = std::fs::read(cases()).expect("the object");
        let (mut context, mut module, mut function) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        let (mut memory, mut bytes, mut value) = (0, 0, 0.0_f64);
        let (a, b, c, d, e) = (1_i8, 2.0_f64, 3_i16, 4.0_f32, 5_i64);
        // SAFETY: strings, outputs that are live variables, and the kernel's own arguments.
        unsafe {
            good(cuInit(0));
            assert_eq!(cuModuleLoadData(&mut module, image.as_ptr().cast()), CUDA_ERROR_INVALID_CONTEXT);
            good(cuDevicePrimaryCtxRetain(&mut context, 0));
            good(cuCtxSetCurrent(context));
            good(cuModuleLoadDataEx(&mut module, image.as_ptr().cast(), 0, ptr::null_mut(), ptr::null_mut()));
            good(cuModuleGetFunction(&mut function, module, c"mixed".as_ptr()));
            good(cuMemAlloc_v2(&mut memory, 8));
            let mut arguments: [*mut c_void; 6] = [
                (&raw const a).cast_mut().cast(),
                (&raw const b).cast_mut().cast(),
                (&raw const c).cast_mut().cast(),
                (&raw const d).cast_mut().cast(),
                (&raw const e).cast_mut().cast(),
                (&raw mut memory).cast(),
            ];
            let (stream, none) = (CU_STREAM_PER_THREAD, ptr::null_mut());
            good(cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, arguments.as_mut_ptr(), none));
            good(cuLaunchKernel_ptsz(function, 1, 1, 1, 1, 1, 1, 0, none.cast(), arguments.as_mut_ptr(), none));
            good(cuStreamSynchronize(stream));
            good(cuMemcpyDtoH_v2((&raw mut value).cast(), memory, 8));
            assert_eq!(value, 15.0);
            let refused = cuLaunchKernel(ptr::null_mut(), 1, 1, 1, 1, 1, 1, 0, stream, arguments.as_mut_ptr(), none);
            assert_eq!(refused, CUDA_ERROR_INVALID_HANDLE);
            good(cuModuleGetGlobal_v2(&mut memory, &mut bytes, module, c"factors".as_ptr()));
            assert_eq!(bytes, 24);
            // More shared memory than a kernel has unasked.
            let (mut count, mut most, attribute) =
                (ptr::null_mut(), 0, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES);
            good(cuModuleGetFunction(&mut count, module, c"count".as_ptr()));
            let launch = |bytes| cuLaunchKernel(count, 1, 1, 1, 1, 1, 1, bytes, stream, none, none);
            good(launch(48 << 10));
            assert_eq!(launch((48 << 10) + 1), CUDA_ERROR_INVALID_VALUE);
            good(cuFuncGetAttribute(&mut most, attribute, count));
            assert_eq!(most, 48 << 10);
            good(cuDeviceGetAttribute(&mut most, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, 0));
            assert_eq!(most, 48 << 10);
            good(cuDeviceGetAttribute(&mut most, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, 0));
            good(cuFuncSetAttribute(count, attribute, most));
            good(launch(most as c_uint));
            good(cuFuncGetAttribute(&mut most, attribute, count));
            assert_eq!(most, 64 << 10);
            good(cuStreamSynchronize(stream));
            good(cuModuleUnload(module));
            // What ended with its context is told from what never was.
            good(cuCtxCreate_v2(&mut context, 0, 0));
            good(cuModuleLoadData(&mut module, image.as_ptr().cast()));
            good(cuCtxDestroy_v2(context));
            assert_eq!(cuModuleUnload(module), CUDA_ERROR_CONTEXT_IS_DESTROYED);
        }
    })
    .join()
    .expect("no panic");
}

/// Writes the example's module beside its programs, and runs one of them, open and strict.
fn run_example(program: &Path) {
    let module = object("examples/kernels/kernels.cpp", "kernels.so");
    std::fs::copy(&module, program.with_file_name("kernels.so")).expect("a file copied");
    for strict in ["0", "1"] {
        let mut command = Command::new(program);
        command.current_dir(program.parent().expect("a folder"));
        command.env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_STRICT", strict);
        let output = succeed(&mut command);
        assert!(text(&output.stdout).ends_with(" ok\n"), "{}", text(&output.stdout));
    }
}

#[test]
fn the_example_runs_from_c() {
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("examples/kernels/saxpy.c");
    run_example(&compile_linked("cc", "saxpy-c", &[&source], &["-std=c11", "-Wall", "-Wextra", "-Werror", &include]));
}

#[test]
fn the_example_runs_from_fortran() {
    let source = root().join("examples/kernels/saxpy.f90");
    for (compiler, flags) in [("gfortran", &CHECKED[..]), ("gfortran", &WIDE_KINDS), ("flang-22", &[])] {
        if !have(compiler) {
            skipped(format!("{compiler} is not installed"));
            continue;
        }
        let modules = fortran_modules(compiler, flags);
        let (include, archive) = (format!("-I{}", modules.display()), modules.join("libmodules.a"));
        let name = format!("saxpy-{compiler}-{}", flags.len());
        run_example(&compile_linked(compiler, &name, &[&source, &archive], &[&["-O1", &include], flags].concat()));
    }
}

/// The tool compiles for every device whose compiler is there: the host's for real, NVIDIA's and AMD's by stand-ins.
#[test]
fn the_tool_builds_kernels_by_the_compilers_that_are_there() {
    let folder = scratch("build-kernels");
    let build = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = Command::new(tree().join("bin/anygpu"));
        command.arg("build-kernels").arg(root().join("examples/kernels/kernels.cpp")).arg("--output").arg(&folder);
        command.args(arguments).env("NVCC", "no-nvcc").env("HIPCC", "no-hipcc").envs(variables.iter().copied());
        command.arg("--").arg("-I").arg(root().join("include"));
        run(&mut command)
    };
    let paths =
        |names: &[&str]| names.iter().map(|name| format!("{}\n", folder.join(name).display())).collect::<String>();

    let output = build(&[], &[]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), paths(&["kernels.so"]));
    assert!(text(&output.stderr).contains("skipped: there is no no-nvcc"), "{}", text(&output.stderr));
    // SAFETY: a shared object of this test's, and functions of the library's with live outputs.
    unsafe {
        let (mut module, mut function) = (ptr::null_mut(), ptr::null_mut());
        let path = CString::new(folder.join("kernels.so").to_str().expect("text")).expect("no NUL");
        start();
        good(hipModuleLoad(&mut module, path.as_ptr()));
        good(hipModuleGetFunction(&mut function, module, c"reduce".as_ptr()));
        good(hipModuleUnload(module));
    }

    let compiler = folder.join("compiler");
    std::fs::write(
        &compiler,
        "#!/bin/sh\nwhile [ \"$1\" != -o ]; do words=\"$words $1\"; shift; done\necho $words >$2\n",
    )
    .expect("a writable folder");
    succeed(Command::new("chmod").arg("+x").arg(&compiler));
    let both = compiler.to_str().expect("text");
    let variables = [("NVCC", both), ("HIPCC", both)];
    let output = build(&variables, &["--for", "nvidia,amd", "--arch", "sm_90,gfx942"]);
    assert_eq!(text(&output.stdout), paths(&["kernels.fatbin", "kernels.hsaco"]), "{}", text(&output.stderr));
    for (module, arguments) in [
        ("kernels.fatbin", "-std=c++17 -O3 -x cu -fatbin -gencode=arch=compute_90,code=sm_90 "),
        ("kernels.hsaco", "-std=c++17 -O3 --genco --offload-arch=gfx942 "),
    ] {
        let said = std::fs::read_to_string(folder.join(module)).expect("a module");
        assert!(said.starts_with(arguments), "{said}");
    }
    // Versions of one source have modules of their own, and a user's own object stays.
    let versions = scratch("build-versions");
    for name in ["heat.v1.o", "heat.v1.cpp", "heat.v2.cpp"] {
        std::fs::write(versions.join(name), "mine").expect("a writable folder");
    }
    for (name, module) in [("heat.v1.cpp", "heat.v1.so\n"), ("heat.v2.cpp", "heat.v2.so\n")] {
        let mut command = Command::new(tree().join("bin/anygpu"));
        command.args(["build-kernels", "--for", "host", "--checked", name]).env("CXX", both).current_dir(&versions);
        assert_eq!(text(&succeed(&mut command).stdout), format!("./{module}"));
    }
    assert_eq!(std::fs::read_to_string(versions.join("heat.v1.o")).expect("a file"), "mine");
    // What is asked for by name is not skipped, and a compiler's failure is told.
    for (variables, arguments, why) in [
        (&[][..], ["--for", "nvidia"], "there is no no-nvcc"),
        (&[("CXX", "false")], ["--for", "host"], "false -std=c++17"),
    ] {
        let output = build(variables, &arguments);
        assert!(output.status.code() == Some(1) && text(&output.stderr).contains(why), "{}", text(&output.stderr));
    }
}

#[test]
fn what_the_host_does_not_have_is_refused_with_words() {
    let source = scratch("refused").join("warp.cpp");
    let kernel = "#include <anygpu/kernel.h>\n\
                  ANYGPU_KERNEL void k(int *x) { x[0] = __shfl_down_sync(~0u, x[0], 1); }\nANYGPU_EXPORT(k)\n";
    std::fs::write(&source, kernel).expect("a file written");
    for (standard, words) in [("-std=c++17", "no warps"), ("-std=c++14", "-std=c++17")] {
        let mut compile = Command::new("c++");
        compile.args([standard, "-fsyntax-only", &format!("-I{}", root().join("include").display())]).arg(&source);
        let output = run(&mut compile);
        assert!(!output.status.success() && text(&output.stderr).contains(words), "{}", text(&output.stderr));
    }
}
