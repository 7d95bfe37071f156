// SPDX-License-Identifier: MIT OR Apache-2.0
//! HIP and CUDA over a stand-in for Level Zero (tests/vendors/intel): what each call becomes, what the program is told when Level
//! Zero refuses, kernels of SPIR-V, and processes that share memory. tests/intelgpu.rs has Intel's own runtime.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use common::harness::assert_pass;
use common::steps::{Step, assert_committed, output_of, steps};
use common::{compile_linked, release_library, root, run, scratch, stand_in, succeed, test_program, text};

/// The folder of the stand-in.
fn library() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = scratch("library");
        stand_in("intel", &folder.join("libze_loader.so.1"), &[], &[]);
        folder
    })
}

/// A program of the tests' folder, to be run over the stand-in.
fn command(source: &str, arguments: &[&str]) -> Command {
    let source = root().join("tests").join(source);
    let name = source.file_stem().expect("a name").to_string_lossy().into_owned();
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Wno-missing-braces", "-Werror", "-pthread", &include];
    over_the_stand_in(Command::new(compile_linked("cc", &name, &[&source], &flags)).args(arguments))
}

fn over_the_stand_in(command: &mut Command) -> Command {
    let mut over = Command::new(command.get_program());
    over.args(command.get_args()).env("LD_LIBRARY_PATH", library()).env("ANYGPU_BACKEND", "intel");
    for setting in ["ANYGPU_LOG", "STANDIN_DEVICES", "STANDIN_FAIL", "STANDIN_LOG"] {
        over.env_remove(setting);
    }
    over
}

/// Programs of steps, and their dialects.
const CLIENTS: [(&str, &str); 4] = [
    ("vendors/cuda_client.c", "HIP"),
    ("vendors/amd_client.c", "CUDA"),
    ("vendors/physical_hip.c", "HIP, physical memory and pools"),
    ("vendors/physical_cuda.c", "CUDA, physical memory and pools"),
];

/// Steps behind which a stream's work may be kept back, so that the watching thread's calls come at any moment.
const KEPT_BACK: [&str; 5] = ["WaitValue", "LaunchHostFunc", "AddCallback", "BatchMemOp", "WaitExternalSemaphores"];

/// A client's steps, each call once in a row; without calls from the first step on that keeps work back.
fn all_steps(client: &str) -> Vec<Step> {
    const FIRST: [&str; 7] = [
        "zeInitDrivers",
        "zeDriverGetApiVersion",
        "zeDeviceGet",
        "zeContextCreate",
        "zeDriverGetExtensionFunctionAddress",
        "zeDeviceGetCommandQueueGroupProperties device0",
        "zeDeviceGetCommandQueueGroupProperties device1",
    ];
    let log = scratch("steps").join(client.replace('/', "-"));
    let mut all = steps(&mut command(client, &["steps"]), &log, &FIRST);
    let mut is_told = true;
    for step in &mut all {
        is_told = is_told && !KEPT_BACK.iter().any(|name| step.name().contains(name));
        if is_told {
            step.calls.dedup();
        } else {
            step.calls.clear();
        }
        // What is kept back may be done by now; what a refused call has left in its outputs is anything.
        if step.status == 600 && step.name().contains("Query") {
            step.status = 0;
        }
        let is_done = step.status == 0;
        step.notes.retain(|note| is_done && !note.ends_with(" ms"));
    }
    all
}

#[test]
fn every_call_becomes_level_zeros_calls() {
    let mut transcript = String::from(
        "What calls become on Level Zero, their status, and what they answer (tests/vendors/cuda_client.c, amd_client.c,\n\
         physical_hip.c and physical_cuda.c over intel/). `BLESS=1 cargo test --test intel` rewrites this file.\n",
    );
    for (client, title) in CLIENTS {
        transcript += &format!("\n== {title} ==\n");
        all_steps(client).iter().for_each(|step| transcript += &step.show());
    }
    assert_committed(&transcript, "intel_steps.txt");
}

/// Level Zero's codes for an allocation, and HIP's for each.
const CODES: [(u32, i32); 15] = [
    (0x7000_0001, 719),
    (0x7000_0002, 2),
    (0x7000_0003, 2),
    (0x7001_0000, 304),
    (0x7001_0001, 401),
    (0x7002_0000, 100),
    (0x7800_0001, 3),
    (0x7800_0003, 801),
    (0x7800_0004, 1),
    (0x7800_0005, 400),
    (0x7800_0007, 1),
    (0x7800_0008, 1),
    // More than the driver gives at a time.
    (0x7800_0009, 2),
    (0x7fff_fffe, 999),
    (0x7012_3456, 999),
];

#[test]
fn every_code_has_its_counterpart() {
    for (code, hip) in CODES {
        let output = output_of(&mut command(CLIENTS[0].0, &["fail", "zeMemAllocDevice", &code.to_string()]));
        let of = |line: &String| {
            line.starts_with("hipMalloc(").then(|| line.split_once('\t').expect("a status").1.to_owned())
        };
        assert_eq!(output.iter().find_map(of), Some(hip.to_string()), "{code:#x}");
    }
}

#[test]
fn kernels_of_spirv_are_launched_in_their_streams() {
    let file = scratch("kernels").join("add.spv");
    let [file, other] = [file, release_library()].map(|path| path.to_str().expect("text").to_owned());
    let log = scratch("kernels").join("log");
    _ = std::fs::remove_file(&log);
    let mut kernels = command("c/intel_kernels.c", &[&other, &file, "launched"]);
    assert_eq!(text(&succeed(kernels.env("STANDIN_LOG", &log)).stdout), "intel_kernels: ok\n");
    // Each launch is behind the stream's work and before what follows, which another list has.
    let calls = std::fs::read_to_string(log).expect("a log");
    let calls: Vec<&str> = calls.lines().filter(|call| call.contains(" list")).collect();
    let launch = calls.iter().position(|call| call.contains("LaunchKernel")).expect("a launch");
    let list = |call: &str| call.split(' ').find(|word| word.starts_with("list")).expect("a list").to_owned();
    let event = |call: &str| call.split(' ').find(|word| word.starts_with("event")).expect("an event").to_owned();
    let [before, waits, _, after, awaited] = calls[launch - 2..=launch + 2] else { panic!("{calls:#?}") };
    assert!(before.starts_with("zeCommandListAppendBarrier") && waits.starts_with("zeCommandListAppendWaitOnEvents"));
    assert!(after.starts_with("zeCommandListAppendBarrier") && awaited.starts_with("zeCommandListAppendWaitOnEvents"));
    let [stream, kernels] = [list(before), list(waits)];
    assert_ne!(stream, kernels);
    assert_eq!([list(calls[launch]), list(after), list(awaited)], [kernels.clone(), kernels, stream]);
    assert_eq!([event(before), event(after)], [event(waits), event(awaited)]);
}

#[test]
fn a_refused_copy_gives_back_the_block_of_its_bytes() {
    let log = scratch("refused").join("log");
    _ = std::fs::remove_file(&log);
    let mut copies = command("c/intel_refused.c", &[]);
    copies.env("STANDIN_LOG", &log).env("STANDIN_FAIL", "zeCommandListAppendMemoryCopy=0x78000004");
    assert_eq!(text(&succeed(&mut copies).stdout), "intel_refused: ok\n");
    let calls = std::fs::read_to_string(log).expect("a log");
    assert_eq!(calls.lines().filter(|call| call.starts_with("zeMemAllocHost")).count(), 1, "{calls}");
}

#[test]
fn a_runtime_without_devices_is_not_used() {
    let mut none = command("c/intel_kernels.c", &["other", "file", "launched"]);
    let output = run(none.env("STANDIN_DEVICES", "0").env("ANYGPU_LOG", "error"));
    let said = text(&output.stderr);
    assert!(said.contains("intel: libze_loader.so.1: reports no device"), "{said}");
}

#[test]
fn processes_share_memory() {
    let some = [
        "both_see_the_same_bytes",
        "an_interior_pointer_opens_at_the_base",
        "reopening_is_counted",
        "only_device_memory_has_a_handle",
        "a_handle_of_freed_memory_is_refused",
        "physical_memory_is_shared_by_descriptor",
        "imported_memory_may_be_made_read_only",
        "a_pool_is_shared_by_descriptor_and_names",
        "what_is_no_descriptor_of_memory_is_refused",
    ];
    let mut processes = over_the_stand_in(&mut Command::new(test_program("processes")));
    assert_pass(processes.env("ANYGPU_TEST_BACKEND", "intel"), &some);
}
