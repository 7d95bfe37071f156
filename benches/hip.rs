// SPDX-License-Identifier: MIT OR Apache-2.0
//! What calls cost on the host back end, and the same work done directly with the system's own calls.
//!
//! Measured through the release shared library, preloaded as a program linked to it would have it, so that the costs
//! of its thread-local storage and of the indirect call are in the numbers. Criterion's results come first; the table
//! at the end has medians of the ratios of interleaved runs, which a busy machine disturbs less.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::hint::black_box;
use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::ptr;
use std::time::{Duration, Instant};

use criterion::Criterion;

const MIB: usize = 1 << 20;
const PAGE: usize = 4096;
const SHARED: usize = 64 * MIB;
const EXPORTER: &str = "ANYGPU_BENCH_EXPORTER";

#[repr(C)]
#[derive(Clone, Copy)]
struct Handle([u8; 64]);

type Stream = *mut c_void;
type Event = *mut c_void;

/// The library's functions, as the dynamic linker finds them for a program linked to it.
macro_rules! hip {
    ($($name:ident($($argument:ty),*);)*) => {
        #[allow(non_snake_case, reason = "C names keep the vendor's spelling")]
        struct Hip { $($name: unsafe extern "C" fn($($argument),*) -> c_int,)* }

        impl Hip {
            fn find() -> Hip {
                Hip { $($name: {
                    let name = concat!(stringify!($name), "\0");
                    // SAFETY: the name is terminated, and the prototype is that of AMD's header.
                    unsafe {
                        let function = libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr().cast());
                        assert!(!function.is_null(), "the library has no {}", stringify!($name));
                        std::mem::transmute::<*mut c_void, unsafe extern "C" fn($($argument),*) -> c_int>(function)
                    }
                },)* }
            }
        }
    };
}

hip! {
    hipGetDevice(*mut c_int);
    hipMalloc(*mut *mut c_void, usize);
    hipFree(*mut c_void);
    hipMemcpy(*mut c_void, *const c_void, usize, c_uint);
    hipMemsetAsync(*mut c_void, c_int, usize, Stream);
    hipIpcGetMemHandle(*mut Handle, *mut c_void);
    hipIpcOpenMemHandle(*mut *mut c_void, Handle, c_uint);
    hipIpcCloseMemHandle(*mut c_void);
    hipStreamCreate(*mut Stream);
    hipStreamSynchronize(Stream);
    hipEventCreateWithFlags(*mut Event, c_uint);
    hipEventRecord(Event, Stream);
    hipEventSynchronize(Event);
}

#[track_caller]
fn good(status: c_int) {
    if status != 0 {
        bad(status);
    }
}

#[cold]
#[track_caller]
fn bad(status: c_int) -> ! {
    // SAFETY: the extension call has this prototype, and answers a text that lives until the next failure.
    let reason = unsafe {
        let function = libc::dlsym(libc::RTLD_DEFAULT, c"anygpu_last_reason".as_ptr());
        let last_reason = std::mem::transmute::<*mut c_void, unsafe extern "C" fn() -> *const c_char>(function);
        CStr::from_ptr(last_reason())
    };
    panic!("status {status}: {}", reason.to_string_lossy());
}

impl Hip {
    fn allocate(&self, size: usize) -> *mut c_void {
        let mut address = ptr::null_mut();
        // SAFETY: the output is a live variable.
        good(unsafe { (self.hipMalloc)(&mut address, size) });
        address
    }

    fn free(&self, address: *mut c_void) {
        // SAFETY: the callers give what `allocate` gave, once.
        good(unsafe { (self.hipFree)(address) });
    }

    fn open(&self, handle: Handle) -> *mut c_void {
        let mut address = ptr::null_mut();
        // SAFETY: the output is a live variable.
        good(unsafe { (self.hipIpcOpenMemHandle)(&mut address, handle, 1) });
        address
    }

    fn close(&self, address: *mut c_void) {
        // SAFETY: the callers give what `open` gave, once.
        good(unsafe { (self.hipIpcCloseMemHandle)(address) });
    }
}

fn map(size: usize, flags: c_int, file: c_int, offset: i64) -> *mut c_void {
    let access = libc::PROT_READ | libc::PROT_WRITE;
    // SAFETY: a fresh mapping, of nothing that exists.
    let address = unsafe { libc::mmap(ptr::null_mut(), size, access, flags, file, offset) };
    assert_ne!(address, libc::MAP_FAILED);
    address
}

fn map_anonymous(size: usize) -> *mut c_void {
    map(size, libc::MAP_SHARED | libc::MAP_ANONYMOUS, -1, 0)
}

fn unmap(address: *mut c_void, size: usize) {
    // SAFETY: the callers give what `map` gave, once.
    assert_eq!(unsafe { libc::munmap(address, size) }, 0);
}

fn touch(address: *mut c_void, size: usize) {
    for offset in (0..size).step_by(PAGE) {
        // SAFETY: the callers give a writable range of this size.
        unsafe { address.cast::<u8>().add(offset).write_volatile(1) };
    }
}

fn copy(to: *mut c_void, from: *const c_void, size: usize) {
    // SAFETY: the callers give two ranges of this size that do not overlap.
    unsafe { ptr::copy_nonoverlapping(from.cast::<u8>(), to.cast::<u8>(), size) };
}

/// Another process with memory to open: its handle, and the place in a file that is behind it.
struct Exporter {
    process: Child,
    handle: Handle,
    file: PathBuf,
    offset: i64,
}

impl Exporter {
    fn start() -> Exporter {
        let program = std::env::current_exe().expect("a bench has a program file");
        let mut process = Command::new(program)
            .env(EXPORTER, "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the bench starts again");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("a pipe")).read_line(&mut line).expect("a reply");
        let [handle, file, offset] = line.trim().split(' ').collect::<Vec<_>>().try_into().expect("three words");
        let byte = |place: usize| u8::from_str_radix(&handle[2 * place..2 * place + 2], 16).expect("hexadecimal");
        let file = PathBuf::from(format!("/proc/{}/fd/{file}", process.id()));
        let offset = offset.parse().expect("a number");
        Exporter { handle: Handle(std::array::from_fn(byte)), file, offset, process }
    }

    /// The other side: never returns.
    fn serve(hip: &Hip) -> ! {
        let address = hip.allocate(SHARED);
        touch(address, SHARED);
        let mut handle = Handle([0; 64]);
        // SAFETY: the output is a live variable.
        good(unsafe { (hip.hipIpcGetMemHandle)(&mut handle, address) });
        let digits: String = handle.0.iter().map(|byte| format!("{byte:02x}")).collect();
        let (file, offset) = behind(address.addr());
        println!("{digits} {file} {offset}");
        _ = std::io::stdin().read(&mut [0]);
        std::process::exit(0);
    }

    /// What opening costs without the library: the system's calls and nothing else.
    fn open_directly(&self) -> *mut c_void {
        use std::os::fd::AsRawFd;
        let file = std::fs::File::options().read(true).write(true).open(&self.file).expect("the exporter's file");
        map(SHARED, libc::MAP_SHARED, file.as_raw_fd(), self.offset)
    }
}

impl Drop for Exporter {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

/// The number of the memory file behind an address of this process, and the place in it.
fn behind(address: usize) -> (String, usize) {
    let hexadecimal = |digits: &str| usize::from_str_radix(digits, 16).expect("hexadecimal");
    for line in std::fs::read_to_string("/proc/self/maps").expect("Linux").lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (start, end) = words[0].split_once('-').expect("a range");
        if !(hexadecimal(start)..hexadecimal(end)).contains(&address) {
            continue;
        }
        for entry in std::fs::read_dir("/proc/self/fd").expect("Linux").flatten() {
            if std::fs::metadata(entry.path()).is_ok_and(|file| file.ino().to_string() == words[4]) {
                let offset = hexadecimal(words[2]) + address - hexadecimal(start);
                return (entry.file_name().to_string_lossy().into_owned(), offset);
            }
        }
    }
    panic!("no memory file is behind the exporter's memory")
}

fn main() {
    let library = std::env::current_exe()
        .expect("a bench has a program file")
        .ancestors()
        .nth(3)
        .expect("Cargo's folders")
        .join("release/libanygpu.so");
    if std::env::var_os("LD_PRELOAD").is_none_or(|preloaded| preloaded != library.as_os_str()) {
        let target = library.ancestors().nth(2).expect("Cargo's folders").to_owned();
        let built = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()))
            .args(["build", "--release", "--lib", "--quiet", "--target-dir"])
            .arg(target)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .status()
            .expect("cargo starts");
        assert!(built.success());
        let why = Command::new(std::env::current_exe().expect("a bench has a program file"))
            .args(std::env::args_os().skip(1))
            .env("LD_PRELOAD", &library)
            .env("ANYGPU_BACKEND", "host")
            .exec();
        panic!("{why}");
    }
    let hip = Hip::find();
    if std::env::var_os(EXPORTER).is_some() {
        Exporter::serve(&hip);
    }
    let exporter = Exporter::start();
    criterion(&hip, &exporter);
    ratios(&hip, &exporter);
}

fn criterion(hip: &Hip, exporter: &Exporter) {
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();

    criterion.bench_function("hipGetDevice", |bench| {
        // SAFETY: the output is a live variable.
        bench.iter(|| unsafe { (hip.hipGetDevice)(black_box(&mut 0)) });
    });
    for (name, size) in [("4 KiB", PAGE), ("1 MiB", MIB), ("1 GiB", 1024 * MIB)] {
        criterion.bench_function(&format!("hipMalloc + hipFree, {name}"), |bench| {
            bench.iter(|| hip.free(black_box(hip.allocate(size))));
        });
        criterion.bench_function(&format!("mmap + munmap, {name}"), |bench| {
            bench.iter(|| unmap(black_box(map_anonymous(size)), size));
        });
    }
    for (name, size) in [("4 KiB", PAGE), ("1 MiB", MIB)] {
        criterion.bench_function(&format!("hipMalloc + touch + hipFree, {name}"), |bench| {
            bench.iter(|| allocate_touch_free(hip, size));
        });
        criterion.bench_function(&format!("mmap + touch + munmap, {name}"), |bench| {
            bench.iter(|| map_touch_unmap(size));
        });
    }
    let own = hip.allocate(MIB);
    criterion.bench_function("hipIpcGetMemHandle", |bench| {
        let mut handle = Handle([0; 64]);
        // SAFETY: the outputs are live variables, the addresses and objects the library's.
        bench.iter(|| unsafe { (hip.hipIpcGetMemHandle)(black_box(&mut handle), own) });
    });
    criterion.bench_function("hipIpcOpenMemHandle + hipIpcCloseMemHandle, 64 MiB", |bench| {
        bench.iter(|| hip.close(black_box(hip.open(exporter.handle))));
    });
    criterion.bench_function("open + mmap + munmap + close, 64 MiB", |bench| {
        bench.iter(|| unmap(black_box(exporter.open_directly()), SHARED));
    });
    let (mut stream, mut event) = (ptr::null_mut(), ptr::null_mut());
    // SAFETY: the outputs are live variables, the addresses and objects the library's.
    unsafe {
        good((hip.hipStreamCreate)(&mut stream));
        good((hip.hipEventCreateWithFlags)(&mut event, 2));
    }
    criterion.bench_function("hipEventRecord + hipEventSynchronize", |bench| {
        // SAFETY: the outputs are live variables, the addresses and objects the library's.
        bench.iter(|| unsafe {
            good((hip.hipEventRecord)(event, stream));
            good((hip.hipEventSynchronize)(event));
        });
    });
    criterion.bench_function("hipMemsetAsync, 64 bytes, one of 256 before a synchronisation", |bench| {
        bench.iter_custom(|count| {
            let mut spent = Duration::ZERO;
            let mut left = count;
            while left > 0 {
                let batch = left.min(256);
                let start = Instant::now();
                for _ in 0..batch {
                    // SAFETY: the outputs are live variables, the addresses and objects the library's.
                    good(unsafe { (hip.hipMemsetAsync)(own, 0, 64, stream) });
                }
                spent += start.elapsed();
                // SAFETY: the outputs are live variables, the addresses and objects the library's.
                good(unsafe { (hip.hipStreamSynchronize)(stream) });
                left -= batch;
            }
            spent
        });
    });
    hip.free(own);
    criterion.final_summary();
}

fn allocate_touch_free(hip: &Hip, size: usize) {
    let address = hip.allocate(size);
    touch(address, size);
    hip.free(address);
}

fn map_touch_unmap(size: usize) {
    let address = map_anonymous(size);
    touch(address, size);
    unmap(address, size);
}

/// Medians of the seconds that one of each takes, and of the ratio of the two in each run.
struct Measured {
    ours: f64,
    direct: f64,
    ratio: f64,
}

/// Measures two kinds of work in turn, each `times` in each run. What slows the machine down for a while slows both in
/// a run, so the median of the ratios is steadier than the ratio of the medians.
fn interleaved(runs: usize, times: u32, mut ours: impl FnMut(), mut direct: impl FnMut()) -> Measured {
    let time = |work: &mut dyn FnMut()| {
        let start = Instant::now();
        for _ in 0..times {
            work();
        }
        start.elapsed().as_secs_f64() / f64::from(times)
    };
    ours();
    direct();
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for run in 0..runs {
        // Whoever goes second finds caches as the other left them, so they take turns.
        if run % 2 == 0 {
            first.push(time(&mut ours));
            second.push(time(&mut direct));
        } else {
            second.push(time(&mut direct));
            first.push(time(&mut ours));
        }
    }
    let ratio = median(first.iter().zip(&second).map(|(ours, direct)| ours / direct).collect());
    Measured { ours: median(first), direct: median(second), ratio }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The table: what was promised, and whether it is so.
struct Table {
    met: usize,
    promised: usize,
}

impl Table {
    fn line(
        &mut self,
        what: &str,
        ours: f64,
        direct: Option<f64>,
        measure: f64,
        unit: &str,
        promise: Option<(bool, String)>,
    ) {
        let direct = direct.map_or_else(String::new, seconds);
        let (verdict, words) = match promise {
            Some((met, words)) => {
                self.promised += 1;
                self.met += usize::from(met);
                (if met { "met" } else { "MISSED" }, words)
            }
            None => ("", String::new()),
        };
        println!("{what:<46} {:>11} {direct:>11} {measure:>8.3}{unit:<3} {words:<9} {verdict}", seconds(ours));
    }

    fn ratio(&mut self, what: &str, Measured { ours, direct, ratio }: Measured, at_most: Option<f64>) {
        let promise = at_most.map(|limit| (ratio <= limit, format!("<= {limit}")));
        self.line(what, ours, Some(direct), ratio, "", promise);
    }

    fn speed(&mut self, what: &str, Measured { ours, direct, ratio }: Measured, at_least: Option<f64>) {
        let ratio = 1.0 / ratio;
        let promise = at_least.map(|limit| (ratio >= limit, format!(">= {limit}")));
        self.line(what, ours, Some(direct), ratio, "", promise);
    }

    fn time(&mut self, what: &str, ours: f64, below_ns: f64) {
        let ns = ours * 1e9;
        self.line(what, ours, None, ns, " ns", Some((ns < below_ns, format!("< {below_ns} ns"))));
    }
}

fn seconds(value: f64) -> String {
    match value {
        value if value < 1e-6 => format!("{:.2} ns", value * 1e9),
        value if value < 1e-3 => format!("{:.2} us", value * 1e6),
        value => format!("{:.2} ms", value * 1e3),
    }
}

fn ratios(hip: &Hip, exporter: &Exporter) {
    println!("\n{:<46} {:>11} {:>11} {:>8}    promised", "medians of interleaved runs", "ours", "directly", "ratio");
    let mut table = Table { met: 0, promised: 0 };
    for (name, size, times, promised) in
        [("4 KiB", PAGE, 500, None), ("1 MiB", MIB, 500, Some(1.5)), ("1 GiB", 1024 * MIB, 50, None)]
    {
        let measured = interleaved(
            41,
            times,
            || hip.free(black_box(hip.allocate(size))),
            || unmap(black_box(map_anonymous(size)), size),
        );
        table.ratio(&format!("hipMalloc + hipFree, {name}, untouched"), measured, promised);
    }
    for (name, size, runs, times, promised) in
        [("4 KiB", PAGE, 41, 500, None), ("1 MiB", MIB, 41, 20, Some(1.15)), ("1 GiB", 1024 * MIB, 3, 1, None)]
    {
        let measured = interleaved(runs, times, || allocate_touch_free(hip, size), || map_touch_unmap(size));
        table.ratio(&format!("hipMalloc + hipFree, {name}, touched"), measured, promised);
    }
    let measured = interleaved(
        41,
        100,
        || hip.close(black_box(hip.open(exporter.handle))),
        || unmap(black_box(exporter.open_directly()), SHARED),
    );
    table.ratio("hipIpcOpenMemHandle + Close, 64 MiB", measured, Some(1.5));

    let first_touch = interleaved(
        5,
        1,
        || {
            let address = hip.open(exporter.handle);
            touch(address, SHARED);
            hip.close(address);
        },
        || {
            let address = exporter.open_directly();
            touch(address, SHARED);
            unmap(address, SHARED);
        },
    );
    table.ratio("open + touch + close, 64 MiB", first_touch, None);

    let opened = hip.open(exporter.handle);
    table.time("hipIpcOpenMemHandle, open already", reopening(hip, exporter), 100.0);

    let (from, to, private) =
        (map_anonymous(SHARED), map_anonymous(SHARED), map(SHARED, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, -1, 0));
    let own = hip.allocate(SHARED);
    for address in [from, to, private, own, opened] {
        touch(address, SHARED);
    }
    let measured = interleaved(15, 1, || copy(to, opened, SHARED), || copy(to, from, SHARED));
    table.speed("memcpy from the opened pointer, 64 MiB", measured, Some(0.97));
    let measured = interleaved(15, 1, || copy(opened, from, SHARED), || copy(to, from, SHARED));
    table.speed("memcpy to the opened pointer, 64 MiB", measured, Some(0.97));
    let by_call = || {
        // SAFETY: both are device memory of this size.
        good(unsafe { (hip.hipMemcpy)(own, opened, SHARED, 3) });
    };
    let measured = interleaved(15, 1, by_call, || copy(to, from, SHARED));
    table.speed("hipMemcpy from the opened pointer, 64 MiB", measured, Some(0.97));
    let measured = interleaved(15, 1, || copy(to, opened, SHARED), || copy(to, private, SHARED));
    table.speed("the same against private memory", measured, None);

    let asked = {
        let ask = || {
            // SAFETY: the output is a live variable.
            unsafe { (hip.hipGetDevice)(black_box(&mut 0)) };
        };
        interleaved(41, 100_000, ask, || {}).ours
    };
    table.time("hipGetDevice", asked, 3.0);
    hip.close(opened);
    println!("\npromises: {} of {} met", table.met, table.promised);
}

/// Seconds of opening what is open already: closing is not in them.
fn reopening(hip: &Hip, exporter: &Exporter) -> f64 {
    const TIMES: usize = 1000;
    let mut measured = Vec::new();
    for _ in 0..41 {
        let start = Instant::now();
        for _ in 0..TIMES {
            black_box(hip.open(exporter.handle));
        }
        measured.push(start.elapsed().as_secs_f64() / TIMES as f64);
        let opened = hip.open(exporter.handle);
        for _ in 0..=TIMES {
            hip.close(opened);
        }
    }
    median(measured)
}
