// SPDX-License-Identifier: MIT OR Apache-2.0
//! CUDA and HIP on the AMD back end, over stand-ins for AMD's library of HIP 5, 6 and 7 (tests/vendors/amd).
//!
//! What each call becomes, what the program is told when AMD's library refuses, and by which ABI version a caller is
//! answered. And over Debian's own libamdhip64 5.2, which no machine here has a device for.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{CStr, c_char, c_int, c_void};
use std::mem::transmute;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::ptr;
use std::sync::{Once, OnceLock};

use anygpu::api::cuda::cuGetErrorName;
use anygpu::api::cudart::cudaGetErrorName;
use anygpu::api::hip::*;
use common::harness::assert_pass;
use common::steps::{Step, assert_committed, output_of};
use common::{
    compile, compile_linked, release_library, release_link_folder, root, run, scratch, skipped, stand_in, succeed,
    test_program, text,
};

/// Builds stand-ins, each of an ABI version and with so many devices, without some functions, and returns their folder.
fn libraries(name: &str, of: &[(u32, u32)], without: &[&str]) -> PathBuf {
    let folder = scratch(name);
    for (abi, devices) in of {
        let defined = [format!("-DHIP_ABI={abi}"), format!("-DDEVICES={devices}")];
        stand_in("amd", &folder.join(format!("libamdhip64.so.{abi}")), &defined, without);
    }
    folder
}

/// The whole stand-in of an ABI version, alone.
fn whole(abi: u32) -> &'static Path {
    static FOLDERS: [OnceLock<PathBuf>; 3] = [const { OnceLock::new() }; 3];
    FOLDERS[abi as usize - 5].get_or_init(|| libraries(&format!("hip{abi}"), &[(abi, 2)], &[]))
}

/// The releases of HIP whose stand-ins are compared: 507 is 5.7.
const RELEASES: [u32; 5] = [502, 507, 603, 700, 717];

/// The stand-in of one of these releases, alone.
fn release(number: u32) -> &'static Path {
    static FOLDERS: [OnceLock<PathBuf>; RELEASES.len()] = [const { OnceLock::new() }; RELEASES.len()];
    let place = RELEASES.iter().position(|release| *release == number).expect("a release");
    FOLDERS[place].get_or_init(|| {
        let (abi, folder) = (number / 100, scratch(&format!("release{number}")));
        let defined = [format!("-DHIP_ABI={abi}"), format!("-DRELEASE={number}")];
        stand_in("amd", &folder.join(format!("libamdhip64.so.{abi}")), &defined, &[]);
        folder
    })
}

#[derive(Clone, Copy, PartialEq)]
enum Dialect {
    Cuda,
    Hip,
    Runtime,
    /// Physical memory and pools.
    PhysicalCuda,
    PhysicalHip,
    /// External memory and semaphores.
    ExternalCuda,
    ExternalHip,
}

fn client(dialect: Dialect) -> &'static Path {
    const NAMES: [&str; 7] = [
        "amd_client",
        "cuda_client",
        "runtime_client",
        "physical_cuda",
        "physical_hip",
        "external_cuda",
        "external_hip",
    ];
    static PROGRAMS: [OnceLock<PathBuf>; NAMES.len()] = [const { OnceLock::new() }; NAMES.len()];
    PROGRAMS[dialect as usize].get_or_init(|| {
        let include = format!("-I{}", root().join("include").display());
        let name = NAMES[dialect as usize];
        let source = root().join("tests/vendors").join(name).with_extension("c");
        compile_linked(
            "cc",
            name,
            &[&source],
            &["-O1", "-Wall", "-Wextra", "-Wno-missing-braces", "-Werror", "-pthread", &include],
        )
    })
}

fn without_settings(command: &mut Command) {
    for setting in ["ANYGPU_BACKEND", "ANYGPU_LOG"] {
        command.env_remove(setting);
    }
    for setting in ["LOG", "FAIL", "DEVICES", "PID", "VERSION", "BEHIND", "KEEPS", "SEMAPHORES"] {
        command.env_remove(format!("STANDIN_{setting}"));
    }
}

/// A client, to be run over AMD's library.
fn command(dialect: Dialect, folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(client(dialect));
    without_settings(command.args(arguments).env("LD_LIBRARY_PATH", folder));
    command
}

/// A client's steps over the whole stand-in of an ABI version.
fn steps(dialect: Dialect, abi: u32) -> Vec<Step> {
    steps_over(dialect, whole(abi))
}

fn steps_over(dialect: Dialect, folder: &Path) -> Vec<Step> {
    steps_of(dialect, folder, "steps")
}

fn steps_of(dialect: Dialect, folder: &Path, mode: &str) -> Vec<Step> {
    let log = scratch(&format!("steps{}", dialect as u32)).join(format!("{:?}", std::thread::current().id()));
    common::steps::steps(&mut command(dialect, folder, &[mode]), &log, &["hipGetDeviceCount", "hipRuntimeGetVersion"])
}

#[test]
fn every_call_becomes_hips_calls() {
    let mut transcript = String::from(
        "What calls become on AMD's library, their status, and what they answer (tests/vendors/amd_client.c, cuda_client.c,\n\
         physical_cuda.c, physical_hip.c, external_cuda.c and external_hip.c over amd/).\n\
         `BLESS=1 cargo test --test amd` rewrites this file.\n",
    );
    let mut section = |title: &str, steps: &[Step], known: &[Step]| {
        transcript += &format!("\n== {title} ==\n");
        let shown = steps.iter().enumerate().filter(|(place, step)| known.get(*place) != Some(step));
        shown.for_each(|(_, step)| transcript += &step.show());
    };
    let six = steps(Dialect::Cuda, 6);
    section("CUDA on libamdhip64.so.6", &six, &[]);
    section("CUDA on libamdhip64.so.5, where it differs from that", &steps(Dialect::Cuda, 5), &six);
    section("CUDA on libamdhip64.so.7, where it differs from that", &steps(Dialect::Cuda, 7), &six);
    let six = steps(Dialect::Runtime, 6);
    section("CUDA's runtime on libamdhip64.so.6", &six, &[]);
    section("CUDA's runtime on libamdhip64.so.5, where it differs from that", &steps(Dialect::Runtime, 5), &six);
    section("CUDA's runtime on libamdhip64.so.7, where it differs from that", &steps(Dialect::Runtime, 7), &six);
    let seven = steps(Dialect::Hip, 7);
    section("HIP 6 on libamdhip64.so.7", &seven, &[]);
    section("HIP 6 on libamdhip64.so.5, where it differs from that", &steps(Dialect::Hip, 5), &seven);

    let six = steps(Dialect::PhysicalCuda, 6);
    section("CUDA's physical memory and pools on libamdhip64.so.6", &six, &[]);
    section("The same on libamdhip64.so.5, where it differs from that", &steps(Dialect::PhysicalCuda, 5), &six);
    section("The same on libamdhip64.so.7, where it differs from that", &steps(Dialect::PhysicalCuda, 7), &six);
    section("HIP 6's physical memory and pools on libamdhip64.so.7", &steps(Dialect::PhysicalHip, 7), &[]);
    section("The same on libamdhip64.so.5", &steps(Dialect::PhysicalHip, 5), &[]);

    let six = steps(Dialect::ExternalCuda, 6);
    section("CUDA's external memory and semaphores on libamdhip64.so.6", &six, &[]);
    section("The same on libamdhip64.so.5, where it differs from that", &steps(Dialect::ExternalCuda, 5), &six);
    section("The same on libamdhip64.so.7, where it differs from that", &steps(Dialect::ExternalCuda, 7), &six);
    let seven = steps(Dialect::ExternalHip, 7);
    section("HIP 6's external memory and semaphores on libamdhip64.so.7", &seven, &[]);
    section("The same on libamdhip64.so.5, where it differs from that", &steps(Dialect::ExternalHip, 5), &seven);

    let seven = steps_of(Dialect::Cuda, release(717), "graphs");
    section("CUDA's graphs on libamdhip64.so.7", &seven, &[]);
    let six = steps_of(Dialect::Cuda, whole(6), "graphs");
    section("The same on libamdhip64.so.6, where it differs from that", &six, &seven);

    // The stand-in's granularity is the system's page.
    let page = format!("    # {}\n", anygpu::os::memory_file::page_size());
    assert_committed(&transcript.replace(&page, "    # 4096\n"), "amd_steps.txt");
}

/// Different answers to one call, each with the releases that give it.
type Answers = Vec<(String, String)>;

#[test]
fn answers_of_every_dialect_over_every_release_are_compared() {
    let name = |number: &u32| format!("{}.{}", number / 100, number % 100);
    let mut transcript = String::from(
        "What the same calls answer over HIP 5.2, 5.7, 6.3, 7.0 and 7.17 (the programs of amd_steps.txt over amd/): only those\n\
         calls whose answers differ. `BLESS=1 cargo test --test amd` rewrites this file.\n",
    );
    for (dialect, title) in [
        (Dialect::Cuda, "CUDA"),
        (Dialect::Runtime, "CUDA's runtime"),
        (Dialect::Hip, "HIP 6"),
        (Dialect::PhysicalCuda, "CUDA's physical memory and pools"),
        (Dialect::PhysicalHip, "HIP 6's physical memory and pools"),
        (Dialect::ExternalCuda, "CUDA's external memory and semaphores"),
        (Dialect::ExternalHip, "HIP 6's external memory and semaphores"),
    ] {
        // A call that only some releases lead to has no answer over the others. HIP 6's own programs are answered by HIP 6.
        let is_translated = |number: &u32| !(title.starts_with("HIP") && *number == 603);
        // Each call, told from others of the same text by their number before it, with its answers.
        let mut calls: Vec<((String, usize), Answers)> = Vec::new();
        for number in RELEASES.into_iter().filter(is_translated) {
            let (release_name, mut before) = (name(&number), BTreeMap::new());
            for step in steps_over(dialect, release(number)) {
                let count: &mut usize = before.entry(step.call.clone()).or_default();
                let key = (step.call, std::mem::replace(count, *count + 1));
                let answer = [vec![step.status.to_string()], step.notes].concat().join("; ");
                let place = calls.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
                    calls.push((key, Vec::new()));
                    calls.len() - 1
                });
                match calls[place].1.iter_mut().find(|(known, _)| *known == answer) {
                    Some((_, names)) => *names += &format!(" {release_name}"),
                    None => calls[place].1.push((answer, release_name.clone())),
                }
            }
        }
        let all: Vec<String> = RELEASES.iter().filter(|number| is_translated(number)).map(name).collect();
        let count = calls.len();
        let mut differing = String::new();
        for ((call, _), answers) in calls.iter().filter(|(_, answers)| answers[0].1 != all.join(" ")) {
            differing += &format!("\n{call}\n");
            answers.iter().for_each(|(answer, names)| differing += &format!("    {names}: {answer}\n"));
        }
        transcript += &format!("\n== {title}: {count} calls ==\n{differing}");
    }
    assert_committed(&transcript, "amd_answers.txt");
}

/// Must come before this process's first call: settings are read once.
fn start() {
    static ONCE: Once = Once::new();
    // SAFETY: the tests of this file read the environment only through this and the library, after this.
    ONCE.call_once(|| unsafe { std::env::set_var("ANYGPU_BACKEND", "host") });
}

/// The numbers that hipError_t has, as HIP 6's own table of names says.
fn is_hips(code: c_int) -> bool {
    start();
    // SAFETY: the text is a constant.
    let name = unsafe { CStr::from_ptr(hipGetErrorName(code as u32)) };
    name != c"hipErrorUnknown" || code == 999
}

fn is_cudas(code: c_int) -> bool {
    start();
    let mut name: *const c_char = ptr::null();
    // SAFETY: the output is a live variable.
    unsafe { cuGetErrorName(code as u32, &mut name) == 0 }
}

/// CUDA's code for each of HIP's. Most have the same number in both.
fn in_cuda(code: c_int) -> c_int {
    match code {
        // Pitches, pointers, directions.
        12 | 17 | 21 => 1,
        // Other meanings in CUDA.
        911 | 912 => 999,
        _ if is_cudas(code) => code,
        _ => 999,
    }
}

/// The runtime has more of HIP's codes than the driver.
fn in_runtime(code: c_int) -> c_int {
    start();
    // SAFETY: the text is a constant.
    let name = unsafe { CStr::from_ptr(cudaGetErrorName(code as u32)) };
    let known = name != c"unrecognized error code";
    match code {
        17 => 1,
        // What NVIDIA's runtime says where the driver finds no device.
        100 => 35,
        911 | 912 => 999,
        _ if known => code,
        _ => 999,
    }
}

fn in_hip(code: c_int) -> c_int {
    match code {
        // A pointer is refused, for all that other calls than those for handles can say.
        17 => 1,
        // HIP's as well, but the hub has no word for them.
        911 | 912 => 999,
        _ if is_hips(code) => code,
        _ => 999,
    }
}

#[test]
fn every_code_has_its_counterpart() {
    let pairs = |dialect, abi, arguments: &[&str]| -> Vec<(c_int, c_int)> {
        let lines = output_of(&mut command(dialect, whole(abi), arguments));
        let pair = |line: &String| line.split_once(' ').map(|(code, answer)| (code.parse(), answer.parse()));
        lines.iter().filter_map(pair).map(|(code, answer)| (code.expect("a code"), answer.expect("a code"))).collect()
    };
    for abi in [5, 6, 7] {
        let cuda = pairs(Dialect::Cuda, abi, &["codes"]);
        assert_eq!(cuda.len(), 1099);
        for (code, answer) in cuda {
            assert_eq!(answer, in_cuda(code), "{code} at ABI version {abi}");
        }
    }
    for (code, answer) in pairs(Dialect::Runtime, 6, &["codes"]) {
        assert_eq!(answer, in_runtime(code), "{code}");
    }
    for abi in [5, 7] {
        let hip = pairs(Dialect::Hip, abi, &["codes", "hipMalloc"]);
        assert_eq!(hip.len(), 1099);
        for (code, answer) in hip {
            assert_eq!(answer, in_hip(code), "{code} at ABI version {abi}");
        }
    }
    assert!((1..1099).filter(|code| is_hips(*code)).count() > 70);
}

/// What a step answers when a function of AMD's that it uses answers `code`.
fn answer(dialect: Dialect, step: &Step, function: &str, code: c_int) -> c_int {
    let call = step.name();
    let (mapped, is_cuda) = match dialect {
        Dialect::Cuda | Dialect::Runtime | Dialect::PhysicalCuda | Dialect::ExternalCuda => (in_cuda(code), true),
        Dialect::Hip | Dialect::PhysicalHip | Dialect::ExternalHip => (in_hip(code), false),
    };
    const FREES: [&str; 11] = [
        "cuMemFree",
        "cuMemFreeAsync",
        "cuMemFreeHost",
        "cuIpcCloseMemHandle",
        "cudaFree",
        "cudaFreeHost",
        "cudaIpcCloseMemHandle",
        "hipFree",
        "hipFreeAsync",
        "hipHostFree",
        "hipIpcCloseMemHandle",
    ];
    // Two words for one refusal, but where a handle is opened, where HIP says that it does not know an attribute, and where
    // it refuses to wait for an opened event.
    const TELLING: [&str; 4] =
        ["hipIpcOpenMemHandle", "hipIpcOpenEventHandle", "hipDeviceGetAttribute", "hipStreamWaitEvent"];
    let code = if code == 17 && !TELLING.contains(&function) { 1 } else { code };
    match (function, code) {
        // The size of imported memory is not known then.
        ("hipMemGetAddressRange", _) if call.ends_with("PoolImportPointer") => step.status,
        // Memory that HIP does not know is HIP's to refuse; only of a device's it then is a host's.
        ("hipMemGetAddressRange", 1 | 500)
            if FREES.contains(&call) && !(call == "hipFree" && step.uses("hipHostFree")) =>
        {
            step.status
        }
        ("hipMemGetAddressRange", _) if call == "hipFree" && code != 1 => mapped,
        // Memory without a known range HIP is asked to fill all the same.
        ("hipMemGetAddressRange", 1 | 500) if call.starts_with("hipMemset3D") || call.starts_with("cuMemsetD2D") => {
            step.status
        }
        // For an opened event that is complete there is nothing to wait.
        ("hipStreamWaitEvent", 1) if step.call.contains("imported") => step.status,
        // What is open is closed before a reset as far as it can be.
        ("hipIpcCloseMemHandle", _) if call.ends_with("Reset") => step.status,
        ("hipIpcCloseMemHandle", 400) => 1,
        // Memory of the host is freed so, after it was refused as a device's.
        ("hipFree", 1) if step.uses("hipHostFree") && call == "hipFree" => step.status,
        // Without an answer, the memory is not known to be the host's.
        ("hipPointerGetAttributes" | "hipMemGetAddressRange" | "hipHostGetFlags", _) if call == "hipFree" => 1,
        (_, 400) if !is_cuda && step.has_own_code_for_destroyed() => 709,
        // A number that tells allocations apart: without one there is none.
        ("hipPointerGetAttribute", _) if call != function => step.status,
        // An attribute that HIP does not know is one that the device does not have.
        ("hipDeviceGetAttribute", 1) if call.contains("MaxPotentialBlockSize") => 801,
        // Memory that has no flags was registered.
        ("hipHostGetFlags", _) => {
            if call == "hipHostGetFlags" {
                1
            } else {
                step.status
            }
        }
        // Memory that HIP does not know.
        ("hipPointerGetAttributes", 1) | ("hipMemGetAddressRange", 1 | 500) => match call {
            "hipPointerGetAttributes" => 0,
            "hipMemGetAddressRange" | "cuMemGetAddressRange" => 500,
            "hipPointerSetAttribute" => 17,
            "cuMemHostUnregister" => step.status,
            _ => 1,
        },
        // Attributes that HIP does not know.
        ("hipDeviceGetAttribute", 1 | 801) => match call {
            "hipDeviceGetAttribute" => 0,
            "hipDeviceComputeCapability" | "hipImportExternalSemaphore" | "cuImportExternalSemaphore" => 801,
            "cuDeviceGetAttribute" => 0,
            "hipGetDeviceProperties" if code == 801 => 0,
            _ => mapped,
        },
        ("hipDeviceGetUuid", 801) if call == "hipGetDeviceProperties" => 0,
        // Which handle is refused, and why, only the call can tell.
        ("hipIpcOpenMemHandle", 1 | 17) if is_cuda => 1,
        ("hipIpcOpenMemHandle", 1 | 17) => 17,
        ("hipIpcGetEventHandle", 9) if is_cuda => 400,
        ("hipIpcOpenEventHandle", 1 | 17) if is_cuda => 205,
        ("hipIpcOpenEventHandle", 1 | 17) => 1,
        // A descriptor of something else, for all that HIP can say.
        ("hipMemImportFromShareableHandle", 1) | ("hipMemPoolImportFromShareableHandle", 1 | 2) if is_cuda => 999,
        ("hipMemPoolImportFromShareableHandle", 1) => 2,
        ("hipMemPoolImportPointer", 2) if is_cuda => 1,
        ("hipMemPoolImportPointer" | "hipMemPoolExportPointer" | "hipMemAddressReserve", 1) if !is_cuda => 2,
        // The same of external memory; what a mapping imports anew is memory.
        ("hipImportExternalMemory", 1 | 2) if call.ends_with("ImportExternalMemory") => {
            if is_cuda {
                999
            } else {
                2
            }
        }
        // It has none, of whatever descriptor.
        ("hipImportExternalSemaphore", 1 | 801) if is_cuda => 999,
        ("hipImportExternalSemaphore", 801) => 1,
        // It is mapped.
        ("hipDestroyExternalMemory", _) if call.ends_with("GetMappedBuffer") => step.status,
        // Where addresses cannot be reserved, it tells whether that is for their size.
        ("hipMemGetAllocationGranularity", _) if call.ends_with("AddressReserve") => 2,
        ("hipMemAddressReserve", 2) if is_cuda && step.status == 1 => 1,
        // The mapping has ended, and with it the memory's last use; or another mapping has failed, which counts.
        ("hipMemRelease", _) if call.ends_with("MemUnmap") => step.status,
        // A module that is not there any more.
        ("hipModuleUnload", 400) if !is_cuda => 500,
        // Of a stream that cannot be captured.
        ("hipStreamGetCaptureInfo_v2", 801) if call == "cuStreamWaitEvent" => 401,
        // The device is then given its rights.
        ("hipMemGetAccess", _) if call.ends_with("SetAccess") => step.status,
        // It has no codes.
        ("hipGetStreamDeviceId", _) if call == "hipStreamGetDevice" => 709,
        ("hipGetStreamDeviceId", _) => 400,
        _ => mapped,
    }
}

#[test]
fn every_refusal_reaches_the_program() {
    const CODES: [c_int; 8] = [1, 17, 100, 201, 400, 719, 801, 12345];
    let mut wrong = Vec::new();
    let cuda = [Dialect::Cuda, Dialect::PhysicalCuda, Dialect::ExternalCuda].map(|dialect| (dialect, &[5, 6, 7][..]));
    let hip = [Dialect::Hip, Dialect::PhysicalHip, Dialect::ExternalHip].map(|dialect| (dialect, &[5, 7][..]));
    let of = |(dialect, abis): (Dialect, &'static [u32])| {
        abis.iter().enumerate().map(move |(place, abi)| (dialect, (place, abis.len()), *abi))
    };
    for (dialect, (place, versions), abi) in cuda.into_iter().chain(hip).flat_map(of) {
        let steps = steps(dialect, abi);
        let names = steps.iter().flat_map(|step| &step.calls).map(|call| call.split(' ').next().expect("a name"));
        // What the library calls of its own does not fail.
        let functions: BTreeSet<&str> = names.filter(|name| name.starts_with("hip")).collect();
        let least = match dialect {
            Dialect::Cuda | Dialect::Runtime | Dialect::Hip => 60,
            Dialect::PhysicalCuda | Dialect::PhysicalHip => 25,
            Dialect::ExternalCuda | Dialect::ExternalHip => 15,
        };
        assert!(functions.len() > least, "only {} functions are used", functions.len());
        // Each code at one of the ABI versions.
        let codes = || CODES.into_iter().skip(place).step_by(versions);
        let refusals = functions.into_iter().flat_map(|function| codes().map(move |code| (function, code, code)));
        let run = |function: &str, code: i32| {
            output_of(&mut command(dialect, whole(abi), &["fail", function, &code.to_string()]))
        };
        let of_version = common::steps::wrong_refusals(&steps, refusals, run, |step, (function, code, _)| {
            answer(dialect, step, function, code)
        });
        wrong.extend(of_version.into_iter().map(|told| format!("{told}, ABI version {abi}")));
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

/// The first call's status, the devices counted, the second call's status, the back end (of HIP), and the reason.
#[track_caller]
fn first(dialect: Dialect, folder: &Path, settings: &[(&str, &str)]) -> (String, String) {
    let mut lines = output_of(command(dialect, folder, &["first"]).envs(settings.iter().copied()));
    assert_eq!(lines.len(), 2, "{lines:?}");
    let reason = lines.pop().unwrap_or_default();
    (lines.remove(0), reason)
}

/// Whether the system has a libamdhip64 that the loader finds by itself.
fn system_has_one() -> bool {
    system_has("")
}

fn system_has(abi: &str) -> bool {
    let mut program = Command::new("sh");
    program.args(["-c", "ldconfig -p 2>/dev/null || /sbin/ldconfig -p"]);
    text(&run(&mut program).stdout).contains(&format!("libamdhip64.so.{abi}"))
}

/// A folder of libraries, settings, and why none can be used.
type Case<'a> = (&'a Path, &'a [(&'a str, &'a str)], &'a str);

#[test]
fn a_library_that_cannot_be_used_is_no_device_with_the_reason() {
    let missing = libraries("incomplete", &[(7, 2)], &["hipIpcOpenMemHandle"]);
    let none = libraries("deviceless", &[(7, 0), (6, 0), (5, 0)], &[]);
    let one = libraries("one", &[(7, 0), (6, 0), (5, 1)], &[]);
    let fails = ("STANDIN_FAIL", "hipGetDeviceCount=999");
    let cases: [Case<'_>; 4] = [
        (&none, &[], "libamdhip64.so.7: reports no device"),
        (whole(7), &[fails], "libamdhip64.so.7: hipGetDeviceCount answered 999 (hipErrorSome: some error)"),
        (whole(7), &[("STANDIN_FAIL", "hipRuntimeGetVersion=3")], "libamdhip64.so.7: hipRuntimeGetVersion answered 3"),
        (&missing, &[], "amd: libamdhip64.so.7 has no hipIpcOpenMemHandle"),
    ];
    for (folder, settings, why) in cases {
        for dialect in [Dialect::Cuda, Dialect::Hip] {
            let mut settings = settings.to_vec();
            settings.push(("ANYGPU_BACKEND", "amd"));
            let (answers, reason) = first(dialect, folder, &settings);
            assert_eq!(answers, if dialect == Dialect::Cuda { "100 3 -1" } else { "100 0 100 none" });
            assert!(reason.contains(why), "{reason}");
        }
    }
    // The first that has a device.
    assert_eq!(first(Dialect::Cuda, &one, &[("ANYGPU_BACKEND", "amd")]).0, "0 0 1");
    assert_eq!(first(Dialect::Hip, &one, &[]).0, "0 1 0 amd");
    if !system_has_one() {
        let (_, reason) = first(Dialect::Cuda, &scratch("nothing"), &[("ANYGPU_BACKEND", "amd")]);
        assert!(
            reason.contains("none of libamdhip64.so.7, libamdhip64.so.6, libamdhip64.so.5 can be loaded"),
            "{reason}"
        );
    }
}

/// Another implementation of HIP under AMD's file name is told by its symbols, and no function of it is called.
#[test]
fn another_library_of_amds_file_name_is_not_used() {
    let folder = scratch("others");
    // One needs versions of the C library's, the other has none at all.
    let device = "#define BOTH(name) name(int *count) { __builtin_trap(); return *count = 3, 0; }\n";
    let needs = "#include <stdlib.h>\nvoid *needed(void) { return malloc(1); }\n";
    let another = "is not AMD's HIP runtime, but another library of that name";
    let cases = [
        ("int BOTH(hipGetDeviceCount)\n".to_owned(), another),
        (format!("{needs}int BOTH(hipGetDeviceCount)\n"), another),
        ("int BOTH(hipBackendV7GetDeviceCount)\n".into(), "is no AMD's HIP runtime, but a part behind one"),
    ];
    for (place, (function, why)) in cases.into_iter().enumerate() {
        let folder = folder.join(place.to_string());
        std::fs::create_dir_all(&folder).expect("a writable folder");
        let source = folder.join("other.c");
        std::fs::write(&source, format!("{device}{function}")).expect("a writable folder");
        common::compile_library(&folder.join("libamdhip64.so.7"), &[source], &[] as &[&str]);
        for dialect in [Dialect::Cuda, Dialect::Hip] {
            let (answers, reason) = first(dialect, &folder, &[("ANYGPU_BACKEND", "amd")]);
            assert_eq!(answers, if dialect == Dialect::Cuda { "100 3 -1" } else { "100 0 100 none" });
            assert!(reason.contains(&format!("amd: libamdhip64.so.7 {why}")), "{reason}");
        }
        // The next in the list.
        assert!(first(Dialect::Hip, &folder, &[("ANYGPU_BACKEND", "auto,host")]).0.ends_with("host"));
    }
}

/// Of two vendors that both have devices, that of the interface that is called first.
#[test]
fn the_vendor_of_the_first_call_comes_first() {
    let both = libraries("both_vendors", &[(6, 1)], &[]);
    stand_in("nvidia", &both.join("libcuda.so.1"), &[], &[]);
    for list in ["auto", "auto,host"] {
        assert_eq!(first(Dialect::Hip, &both, &[("ANYGPU_BACKEND", list)]).0, "0 1 0 amd");
        // NVIDIA's has two devices.
        assert_eq!(first(Dialect::Cuda, &both, &[("ANYGPU_BACKEND", list)]).0, "0 0 2");
    }
    // Whatever the order, each is native to its own vendor.
    assert_eq!(first(Dialect::Cuda, &both, &[("ANYGPU_BACKEND", "amd,nvidia")]).0, "0 0 2");
    assert_eq!(first(Dialect::Hip, &both, &[("ANYGPU_BACKEND", "nvidia,amd")]).0, "0 1 0 amd");
}

/// A later release, of whose ABI nothing is known, is told and not used.
#[test]
fn a_library_of_an_unknown_abi_is_not_called() {
    let alone = libraries("later", &[(8, 2)], &[]);
    for dialect in [Dialect::Cuda, Dialect::Hip] {
        let log = alone.join(format!("log{}", dialect as u32));
        _ = std::fs::remove_file(&log);
        let settings = [("ANYGPU_BACKEND", "amd"), ("STANDIN_LOG", log.to_str().expect("text"))];
        let (answers, reason) = first(dialect, &alone, &settings);
        assert_eq!(answers, if dialect == Dialect::Cuda { "100 3 -1" } else { "100 0 100 none" });
        assert!(reason.contains("libamdhip64.so.8: this version of anygpu does not know its ABI"), "{reason}");
        assert!(!log.exists(), "it was called");
    }
    // A program that brings it is translated to one that is known.
    let both = libraries("later_and_known", &[(8, 2), (7, 2)], &[]);
    let log = both.join("log");
    _ = std::fs::remove_file(&log);
    let mut program = of_abi(8, &both);
    let lines = output_of(program.env("ANYGPU_LOG", format!("info:{}", log.display())));
    assert_eq!(lines, answers(7, "amd"));
    let log = std::fs::read_to_string(&log).expect("the log");
    assert!(
        log.contains("libamdhip64.so.8 is of a later release, whose ABI this version of anygpu does not know"),
        "{log}"
    );
}

/// A library that only its release's folder has, as ROCm 10's in /opt/rocm/core-10.1/lib.
#[test]
fn the_folders_of_releases_are_searched() {
    let opt = scratch("opt");
    for (folder, number) in [("rocm/core-10.0", 700), ("rocm/core-10.1", 717), ("rocm-7.2.0", 700)] {
        std::fs::create_dir_all(opt.join(folder).join("lib")).expect("a writable folder");
        let name = "libamdhip64.so.7";
        std::fs::copy(release(number).join(name), opt.join(folder).join("lib").join(name)).expect("a copy");
    }
    let program = command(Dialect::Cuda, &opt, &["steps"]);
    // In a namespace of its own the machine's /opt is another.
    let mut alone = Command::new("unshare");
    alone.args(["--mount", "--map-root-user", "sh", "-c", "mount --bind \"$0\" /opt && exec \"$@\""]).arg(&opt);
    let tried =
        Command::new("unshare").args(["--mount", "--map-root-user", "mount", "--bind", "/opt", "/opt"]).output();
    if !tried.is_ok_and(|tried| tried.status.success()) || system_has("7") {
        return skipped("no mount namespace is allowed here, or the system has libamdhip64.so.7");
    }
    alone.arg(program.get_program()).args(program.get_args());
    without_settings(&mut alone);
    assert_eq!(
        library_in_use(alone.env("LD_LIBRARY_PATH", "")),
        "/opt/rocm/core-10.1/lib/libamdhip64.so.7 is HIP 7.17"
    );
}

/// The library in use, as the log names it.
#[track_caller]
fn library_in_use(command: &mut Command) -> String {
    let log = scratch("in_use").join(format!("{:?}", std::thread::current().id()));
    _ = std::fs::remove_file(&log);
    output_of(command.env("ANYGPU_LOG", format!("info:{}", log.display())));
    let log = std::fs::read_to_string(&log).expect("the log");
    let line = log.lines().find(|line| line.contains(" is HIP ")).unwrap_or_else(|| panic!("{log}"));
    line.rsplit(": ").next().expect("a message").to_owned()
}

#[test]
fn the_library_that_the_process_has_comes_first() {
    let all = libraries("all", &[(7, 2), (6, 2), (5, 2)], &[]);
    let newest = library_in_use(&mut command(Dialect::Cuda, &all, &["steps"]));
    assert_eq!(newest, "libamdhip64.so.7 is HIP 7.2");
    let mut with_six = command(Dialect::Cuda, &all, &["steps"]);
    let own = library_in_use(with_six.env("LD_PRELOAD", all.join("libamdhip64.so.6")));
    assert_eq!(own, "libamdhip64.so.6 is HIP 6.3");
}

/// A program of an ABI version, linked to the stand-in of that version in `folder`, with this library preloaded.
fn of_abi(abi: u32, folder: &Path) -> Command {
    let name = format!("abi{abi}{:?}", std::thread::current().id());
    let arguments = [
        format!("-DHIP_ABI={abi}"),
        "-Wall".into(),
        "-Wextra".into(),
        "-Werror".into(),
        format!("-L{}", folder.display()),
        format!("-l:libamdhip64.so.{abi}"),
        // What the stand-in lacks of HIP is this library's.
        format!("-L{}", release_link_folder().display()),
        "-lanygpu".into(),
        format!("-Wl,-rpath,{}", release_link_folder().display()),
    ];
    let program = compile("cc", &name, &[&root().join("tests/vendors/abi_version_client.c")], &arguments);
    let mut command = Command::new(program);
    without_settings(command.env("LD_LIBRARY_PATH", folder).env("LD_PRELOAD", release_library()));
    command
}

/// What a program of an ABI version is answered, whatever answers it.
fn answers(abi: u32, back_end: &str) -> [String; 8] {
    let version = [50_700_000, 60_300_000, 70_000_000][abi as usize - 5];
    let (device, unknown) = if abi == 5 { (1, "1 device 0x77777777") } else { (2, "0 device 0xfffffffe") };
    [
        format!("version 0 {version}, malloc 0, back end {back_end}"),
        format!("device memory 0 type {device} device 0, attribute 0 {device}"),
        format!("unknown memory {unknown}"),
        format!("no memory {}", i32::from(abi < 7)),
        "2D 0 0 the bytes".into(),
        "3D 0 the bytes".into(),
        format!("callback 0 0 type {device}"),
        format!("failure 101, success 0, last error {}", if abi == 7 { "101 101 0" } else { "0 0 0" }),
    ]
}

#[test]
fn a_program_is_answered_by_the_abi_version_of_the_library_it_brings() {
    for abi in [5, 6, 7] {
        // Its own library has no device; another ABI version's has.
        for other in [5, 6, 7] {
            let devices: Vec<(u32, u32)> = [5, 6, 7].map(|it| (it, if it == other { 2 } else { 0 })).to_vec();
            let folder = libraries(&format!("abi{abi}over{other}"), &devices, &[]);
            if abi != other {
                let lines = output_of(&mut of_abi(abi, &folder));
                assert_eq!(lines, answers(abi, "amd"), "ABI version {abi} over {other}");
            }
            let lines = output_of(of_abi(abi, &folder).env("ANYGPU_BACKEND", "host"));
            assert_eq!(lines, answers(abi, "host"), "ABI version {abi} on the host");
        }
    }
}

/// Runs some of its tests on the back end, over the stand-in of an ABI version.
#[track_caller]
fn run_tests(program: &Path, abi: u32, tests: &[&str], settings: &[(&str, &str)]) {
    let mut command = Command::new(program);
    without_settings(command.env("LD_LIBRARY_PATH", whole(abi)));
    assert_pass(command.envs(settings.iter().copied()).env("ANYGPU_TEST_BACKEND", "amd"), tests);
}

#[test]
fn processes_share_memory_over_the_back_end() {
    // The stand-in finishes all work before a call returns, so what waits for another process's work cannot run.
    const WITHOUT_WAITING: [&str; 12] = [
        "both_see_the_same_bytes",
        "several_processes_share_one_allocation",
        "an_interior_pointer_opens_at_the_base",
        "a_handle_asked_twice_has_the_same_bytes",
        "each_allocation_has_its_own_handle",
        "reopening_is_counted",
        "closing_refuses_what_was_not_opened",
        "freeing_refuses_what_was_not_allocated",
        "only_device_memory_has_a_handle",
        "null_and_flags_are_refused",
        "the_own_handle_is_refused",
        "a_handle_of_zeros_is_refused",
    ];
    // HIP 5 shares neither, and promises nothing about memory that may only be read.
    const PHYSICAL: [&str; 6] = [
        "physical_memory_is_shared_by_descriptor",
        "physical_memory_outlives_its_exporter",
        "importers_die_at_any_moment",
        "many_processes_import_at_once",
        "a_pool_is_shared_by_descriptor_and_names",
        "what_is_no_descriptor_of_memory_is_refused",
    ];
    const OLD: (&str, &str) = ("STANDIN_BEHIND", "1");
    const KEEPS: (&str, &str) = ("STANDIN_KEEPS", "1");
    // Two libraries that both say so read descriptors in different places.
    const SEVEN_0: (&str, &str) = ("STANDIN_VERSION", "70051831");
    let processes = test_program("processes");
    // At ABI version 6 HIP is native, and what AMD's own library does is not this library's.
    run_tests(&processes, 5, &WITHOUT_WAITING, &[]);
    run_tests(&processes, 7, &WITHOUT_WAITING, &[]);
    for settings in [&[][..], &[KEEPS], &[SEVEN_0], &[SEVEN_0, OLD], &[SEVEN_0, OLD, KEEPS]] {
        run_tests(&processes, 7, &PHYSICAL, settings);
    }
}

#[test]
fn processes_share_by_ascendcls_calls() {
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("tests/c/acl.c");
    let program =
        compile_linked("cc", "acl", &[&source], &["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", &include]);
    let over = |folder: &Path, setting: &str| {
        let mut command = Command::new("env");
        command.arg(setting).arg(&program).env("LD_LIBRARY_PATH", folder).env("ANYGPU_BACKEND", "amd");
        let printed = text(&succeed(&mut command).stdout);
        assert_eq!(printed.lines().last(), Some("acl: ok"), "{printed}");
        printed
    };
    // Each waits for its processes most of the time. HIP 5 has no physical memory.
    std::thread::scope(|scope| {
        let runs = [
            (release(603), "STANDIN_KEEPS=0"),
            (release(700), "STANDIN_KEEPS=0"),
            (whole(7), "STANDIN_KEEPS=0"),
            (whole(7), "STANDIN_KEEPS=1"),
            (release(717), "STANDIN_KEEPS=0"),
        ];
        for run in runs.map(|(folder, setting)| scope.spawn(move || over(folder, setting))) {
            let printed = run.join().expect("it passes");
            printed.lines().filter(|line| *line != "acl: ok").for_each(skipped);
        }
    });
}

#[test]
fn ascendcls_waits_end_without_their_context() {
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("tests/c/notifies.c");
    let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread", &include];
    let program = compile_linked("cc", "notifies", &[&source], &flags);
    for abi in [5, 6, 7] {
        let mut command = Command::new(&program);
        // HIP's own reset is AMD's: this library sees CUDA's.
        command.arg("cuda").env("LD_LIBRARY_PATH", whole(abi)).env("ANYGPU_BACKEND", "amd");
        assert_eq!(text(&succeed(&mut command).stdout), "notifies: ok\n");
    }
}

#[test]
fn processes_give_each_other_the_turn_over_the_back_end() {
    // The others are promises of the host back end alone.
    const SEMAPHORES: [&str; 17] = [
        "three_processes_take_ten_thousand_turns",
        "a_killed_party_is_an_error_for_the_others",
        "who_never_imported_is_noticed",
        "a_process_alone_waits_for_itself",
        "what_another_import_signals_is_waited_for",
        "who_releases_is_not_missed_while_others_are_left",
        "who_is_left_alone_is_told",
        "who_exits_while_it_waits_is_told",
        "a_party_comes_back",
        "work_that_failed_is_an_error_elsewhere",
        "calls_behind_a_failed_wait_are_told",
        "a_forked_child_neither_releases_nor_holds",
        "a_destroyed_stream_finishes_its_waits",
        "a_destroyed_semaphore_finishes_its_work",
        "host_threads_take_part",
        "eventfds_give_the_turn",
        "a_timeline_does_not_go_back",
    ];
    // What HIP's own programs are told at ABI version 6 is HIP's.
    const MEMORY: [&str; 6] = [
        "a_timeline_may_be_made_before_a_fork",
        "a_device_reset_ends_waits",
        "buffers_are_parts_of_the_memory",
        "wrong_types_and_flags_are_refused",
        "wrong_ranges_are_refused",
        "what_was_destroyed_is_refused",
    ];
    // HIP 5 exports neither physical memory nor pools.
    const NEW: [&str; 3] =
        ["wrong_descriptors_are_refused", "other_exports_are_memory_too", "imports_leave_no_descriptors"];
    // Said once, however many there are.
    let log = scratch("semaphores").join("log");
    _ = std::fs::remove_file(&log);
    let mut steps = command(Dialect::ExternalCuda, whole(6), &["steps"]);
    succeed(steps.env("ANYGPU_LOG", format!("info:{}", log.display())));
    let log = std::fs::read_to_string(&log).expect("the log");
    assert_eq!(log.matches("has no semaphores on Linux").count(), 1, "{log}");

    let external = test_program("external");
    // What takes long runs over one of them.
    run_tests(&external, 5, &SEMAPHORES[2..], &[]);
    run_tests(&external, 6, &SEMAPHORES[2..], &[]);
    run_tests(&external, 7, &SEMAPHORES, &[]);
    run_tests(&external, 5, &MEMORY, &[]);
    run_tests(&external, 7, &MEMORY, &[]);
    run_tests(&external, 7, &NEW, &[]);
}

#[test]
fn the_demo_runs_over_every_abi_version() {
    // At ABI version 6 HIP is native: the stand-in wants memory closed on the device it was opened on, which is the back
    // end's care.
    for (abi, devices, languages) in [(5, "2", &["c"][..]), (6, "1", &["c"]), (7, "2", &[])] {
        let mut demo = common::demo();
        demo.args(languages).env("LD_LIBRARY_PATH", whole(abi));
        demo.env("ANYGPU_BACKEND", "amd").env("STANDIN_DEVICES", devices);
        let printed = text(&run(&mut demo).stdout);
        assert_eq!(printed.lines().last(), Some("demo: ok"), "ABI version {abi}: {printed}");
        // With several devices the consumers take another one than the producer's.
        let device = usize::from(devices != "1");
        assert!(printed.contains(&format!("works on back end amd, device {device}")), "ABI version {abi}: {printed}");
    }
}

/// Two processes of one id, as in two containers: HIP takes the other's handle for the process's own.
#[test]
fn equal_process_ids_are_explained() {
    // Where the back end answers, and where AMD's library itself does.
    for (abi, words) in [(7, "PID namespaces (containers)"), (6, "HIP compares process ids alone")] {
        let log = scratch("pids").join(abi.to_string());
        _ = std::fs::remove_file(&log);
        let mut same = command(Dialect::Hip, whole(abi), &["steps"]);
        same.env("STANDIN_PID", "77").env("ANYGPU_LOG", format!("warn:{}", log.display()));
        // Later steps need what was opened: where AMD's library answers itself, they end the program.
        let printed = text(&run(&mut same).stdout);
        assert!(printed.contains("hipIpcOpenMemHandle(&opened, shared->memory, 1)\t201"), "{printed}");
        let log = std::fs::read_to_string(&log).expect("the log");
        let warning = log.lines().find(|line| line.contains("hipIpcOpenMemHandle")).expect("a warning");
        assert!(warning.contains(words), "{warning}");
    }
}

/// A library of ours under AMD's name, as the replacement libraries are: it has nothing, and is linked to this one.
#[test]
fn our_own_library_under_amds_name_is_passed_over() {
    let folder = scratch("ours");
    let source = folder.join("ours.c");
    std::fs::write(&source, "int nothing_of_hip;\n").expect("a writable folder");
    for abi in [5, 6, 7] {
        let mut command = common::compiler("cc");
        command.args(["-shared", "-fPIC", "-Wl,--no-as-needed"]).arg(format!("-Wl,-soname,libamdhip64.so.{abi}"));
        command.arg("-o").arg(folder.join(format!("libamdhip64.so.{abi}"))).arg(&source);
        command.arg(format!("-L{}", release_link_folder().display())).arg("-lanygpu");
        succeed(command.arg(format!("-Wl,-rpath,{}", release_link_folder().display())));
    }
    // A program of HIP's that brings no library has the ABI of our headers, whose library is looked for first.
    for (dialect, abi) in [(Dialect::Cuda, 7), (Dialect::Hip, 6)] {
        let (answers, reason) = first(dialect, &folder, &[("ANYGPU_BACKEND", "amd")]);
        assert!(answers.starts_with("100"), "{answers}");
        if !system_has_one() {
            let why = format!("libamdhip64.so.{abi} is anygpu's own replacement, and the system has no other");
            assert!(reason.contains(&why), "{reason}");
        }
        // The ABI version is that of the library the program brings, ours too.
        let mut five = of_abi(5, whole(5));
        let host = five.env("LD_LIBRARY_PATH", &folder).env("ANYGPU_BACKEND", "host");
        assert_eq!(output_of(host), self::answers(5, "host"));
    }
}

#[test]
fn debians_library_without_a_device_says_so() {
    let debians = common::debians("libamdhip64.so.5");
    if !debians.exists() {
        return skipped(format!("{} is not there (Debian: libamdhip64-5)", debians.display()));
    }
    if Path::new("/dev/kfd").exists() {
        return skipped("there may be a device");
    }
    let nothing = scratch("debian");
    for dialect in [Dialect::Cuda, Dialect::Hip] {
        for list in ["amd", "auto"] {
            let (answers, reason) = first(dialect, &nothing, &[("ANYGPU_BACKEND", list)]);
            assert_eq!(answers, if dialect == Dialect::Cuda { "100 3 -1" } else { "100 0 100 none" });
            assert!(reason.contains("amd: libamdhip64.so.5: reports no device"), "{reason}");
        }
    }
    // Behind one of ours of its name it is found by the loader's cache.
    let mut lib = common::compiler("cc");
    let (link, ours) = (release_link_folder().display(), nothing.join("libamdhip64.so.5"));
    lib.args(["-shared", "-fPIC", "-Wl,--no-as-needed", "-Wl,-soname,libamdhip64.so.5", "-xc", "/dev/null", "-o"]);
    succeed(lib.arg(&ours).arg(format!("-L{link}")).arg("-lanygpu").arg(format!("-Wl,-rpath,{link}")));
    let (_, reason) = first(Dialect::Cuda, &nothing, &[("ANYGPU_BACKEND", "amd")]);
    std::fs::remove_file(&ours).expect("it was made");
    assert!(reason.contains("/libamdhip64.so.5: reports no device"), "{reason}");
}

/// A program may bring libraries of several ABI versions: each leads to functions of its own, which a replacement library
/// asks for.
#[test]
fn abi_versions_are_told_apart_within_one_process() {
    type Attributes = unsafe extern "C" fn(*mut hipPointerAttribute_t, *const c_void) -> hipError_t;
    type Status = unsafe extern "C" fn() -> hipError_t;
    type Version = unsafe extern "C" fn(*mut c_int) -> hipError_t;
    type Find = unsafe extern "C" fn(*const c_char, *mut *mut c_void, c_int, u64, *mut u32) -> hipError_t;

    start();
    let find = |abi, name| function(abi, name).expect("a function");
    let mut memory = ptr::null_mut();
    // SAFETY: the functions have these types; outputs are live variables.
    unsafe {
        assert_eq!(hipMalloc(&mut memory, 64), hipSuccess);
        for (abi, device, version) in [
            (AbiVersion::Five, 1, 50_700_000),
            (AbiVersion::Seven, hipMemoryTypeDevice, 70_000_000),
            (AbiVersion::Six, hipMemoryTypeDevice, 60_300_000),
            (AbiVersion::Five, 1, 50_700_000),
        ] {
            let attributes_of: Attributes = transmute(find(abi, c"hipPointerGetAttributes"));
            let mut attributes: hipPointerAttribute_t = std::mem::zeroed();
            assert_eq!(attributes_of(&mut attributes, memory), hipSuccess);
            assert_eq!(attributes.r#type, device, "{abi:?}");
            // What is asked for by name is of the same ABI version.
            let get_address: Find = transmute(find(abi, c"hipGetProcAddress"));
            let mut found = ptr::null_mut();
            let name = c"hipRuntimeGetVersion";
            assert_eq!(get_address(name.as_ptr(), &mut found, 600, 0, ptr::null_mut()), hipSuccess);
            let mut answer = 0;
            assert_eq!(transmute::<*mut c_void, Version>(found)(&mut answer), hipSuccess);
            assert_eq!(answer, version, "{abi:?}");
        }
        assert_eq!(hipSetDevice(99), hipErrorInvalidDevice);
        assert_eq!(hipSetDevice(0), hipSuccess);
        let [six, seven]: [Status; 2] =
            [AbiVersion::Six, AbiVersion::Seven].map(|abi| transmute(find(abi, c"hipGetLastError")));
        assert_eq!((six(), seven(), seven()), (hipSuccess, hipErrorInvalidDevice, hipSuccess));
        assert_eq!(hipFree(memory), hipSuccess);
    }
}
