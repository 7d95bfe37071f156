// SPDX-License-Identifier: MIT OR Apache-2.0
//! HIP on the NVIDIA back end, over a stand-in for the driver (tests/vendors/nvidia): what each call becomes, and what
//! the program is told when the driver refuses.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use common::steps::{Step, assert_committed, output_of};
use common::{compile_library, compile_linked, have, root, run, scratch, skipped, stand_in, succeed, text};

/// Builds the stand-in, without some of its functions, and returns its folder.
fn driver(name: &str, without: &[&str]) -> PathBuf {
    let folder = scratch(name);
    stand_in("nvidia", &folder.join("libcuda.so.1"), &[], without);
    folder
}

/// The whole stand-in.
fn whole_driver() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| driver("driver", &[]))
}

fn client() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let include = format!("-I{}", root().join("include").display());
        let source = root().join("tests/vendors/cuda_client.c");
        compile_linked(
            "cc",
            "client",
            &[&source],
            &["-O1", "-Wall", "-Wextra", "-Wno-missing-braces", "-Werror", "-pthread", &include],
        )
    })
}

/// The client, to be run over a driver.
fn command(driver: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(client());
    command.args(arguments).env("LD_LIBRARY_PATH", driver);
    for setting in
        ["ANYGPU_BACKEND", "ANYGPU_LOG", "STANDIN_LOG", "STANDIN_FAIL", "STANDIN_DEVICES", "CUDA_VISIBLE_DEVICES"]
    {
        command.env_remove(setting);
    }
    command
}

/// The client's steps over the whole driver.
fn steps() -> &'static [Step] {
    static STEPS: OnceLock<Vec<Step>> = OnceLock::new();
    STEPS.get_or_init(|| {
        let first = ["cuDriverGetVersion", "cuInit 0", "cuDeviceGetCount"];
        common::steps::steps(&mut command(whole_driver(), &["steps"]), &scratch("steps").join("log"), &first)
    })
}

/// The client's steps with graphs.
fn graph_steps() -> Vec<Step> {
    let log = scratch("steps").join("graphs");
    let mut client = command(whole_driver(), &["graphs"]);
    common::steps::steps(&mut client, &log, &["cuDriverGetVersion", "cuInit 0", "cuDeviceGetCount"])
}

#[test]
fn every_call_becomes_the_drivers_calls() {
    let mut transcript = String::from(
        "What HIP calls become on NVIDIA's driver, their status, and what they answer (tests/vendors/cuda_client.c over\n\
         tests/vendors/nvidia). `BLESS=1 cargo test --test nvidia` rewrites this file.\n",
    );
    steps().iter().chain(&graph_steps()).for_each(|step| transcript += &step.show());
    assert_committed(&transcript, "cuda_steps.txt");
}

/// The codes that the driver's functions are made to answer, and HIP's number for each.
const CODES: [(i32, i32); 19] = [
    (1, 1),
    (2, 2),
    (3, 3),
    (4, 4),
    (100, 100),
    (101, 101),
    (201, 201),
    (205, 205),
    (304, 304),
    (400, 400),
    (600, 600),
    (700, 700),
    (709, 709),
    (719, 719),
    (800, 801),
    (801, 801),
    (911, 999),
    (999, 999),
    (12345, 999),
];

/// What a step answers when a function of the driver that it uses answers `code`.
fn answer(step: &Step, function: &str, code: i32, hip: i32) -> i32 {
    let call = step.name();
    match (function, code) {
        // Memory of the host is freed so, after the driver has refused it as its device's.
        ("cuMemFree_v2", 1) if step.uses("cuMemFreeHost") => step.status,
        // Without an answer, the memory is not known to be the host's.
        ("cuPointerGetAttributes", _) if call == "hipFree" && step.uses("cuMemFreeHost") => 1,
        // What is noted about managed memory is left.
        ("cuPointerGetAttributes", _) if call == "hipFree" => step.status,
        ("cuPointerGetAttributes", _) if call == "hipHostFree" => step.status,
        ("cuCtxPopCurrent_v2", _) if call != "hipCtxPopCurrent" => step.status,
        // The library's own calls are made in the thread's mode where that cannot be changed.
        ("cuThreadExchangeStreamCaptureMode", _) if call != "hipThreadExchangeStreamCaptureMode" => step.status,
        // A driver that does not know captures has none.
        ("cuStreamGetCaptureInfo_v2", 801) if call.ends_with("ExternalSemaphoresAsync") => step.status,
        // A record is refused by that code if the stream's device cannot be told; the default stream's always can.
        ("cuCtxGetCurrent", 400) if call == "hipEventRecord" && !step.call.contains("NULL") => 709,
        // As AMD's runtime says of more than can be registered, and of modules.
        _ if call == "hipHostRegister" && hip == 2 => 1,
        (_, 400) if call == "hipModuleUnload" => 500,
        (_, 400) if step.has_own_code_for_destroyed() => 709,
        // Which handle is refused, and why, only the call can tell.
        ("cuIpcOpenMemHandle_v2", 1 | 400 | 800) => 17,
        ("cuIpcOpenEventHandle", 1 | 205 | 400 | 800) => 1,
        ("cuIpcGetMemHandle", 400) => 1,
        ("cuIpcGetEventHandle", 400) => 9,
        // A descriptor that names nothing; HIP says of memory that there is none.
        ("cuImportExternalMemory", 911 | 999) => 2,
        ("cuImportExternalSemaphore", 911 | 999) => 1,
        // Of memory without a known range the driver is asked all the same.
        ("cuMemGetAddressRange_v2", _) if call.starts_with("hipMemset3D") => step.status,
        // A kernel of a context already, not of a library.
        ("cuKernelGetFunction", 400) => step.status,
        // Without a usable context the chosen device is the current one.
        ("cuCtxGetDevice", 201 | 709) => step.status,
        // What tells opened memory from later memory at its address; without it the memory is opened and closed all the same.
        ("cuPointerGetAttributes", _) if ["hipIpcOpenMemHandle", "hipIpcCloseMemHandle"].contains(&call) => step.status,
        // An attribute that the driver does not know.
        ("cuDeviceGetAttribute", 1 | 801) => match call {
            "hipDeviceGetAttribute" => 0,
            "hipDeviceGetPCIBusId" => hip,
            _ => 801,
        },
        ("cuDeviceGetUuid_v2", 801) if call == "hipGetDevicePropertiesR0600" || call == "hipGetDeviceProperties" => 0,
        _ => hip,
    }
}

#[test]
fn every_refusal_of_the_driver_reaches_the_program() {
    let steps = steps();
    let functions: BTreeSet<&str> = steps
        .iter()
        .flat_map(|step| &step.calls)
        .map(|call| call.split(' ').next().expect("a function's name"))
        .collect();
    assert!(functions.len() > 75, "only {} functions are used", functions.len());
    let refusals = functions.into_iter().flat_map(|function| CODES.map(|(code, hip)| (function, code, hip)));
    let run = |function: &str, code: i32| {
        let mut command = command(whole_driver(), &["fail", function, &code.to_string()]);
        output_of(command.env("ANYGPU_BACKEND", "nvidia"))
    };
    let wrong = common::steps::wrong_refusals(steps, refusals, run, |step, (function, code, hip)| {
        answer(step, function, code, hip)
    });
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_refusal_of_a_graph_reaches_the_program() {
    let steps = graph_steps();
    let called = |step: &Step| step.calls.iter().filter_map(|call| call.split(' ').next().map(str::to_owned)).collect();
    let functions: BTreeSet<String> = steps.iter().flat_map(|step| -> Vec<String> { called(step) }).collect();
    let mut functions: Vec<_> =
        functions.iter().filter(|name| name.contains("Graph") || name.contains("Capture")).collect();
    // What the library asks for on its own account is no condition.
    functions.retain(|name| *name != "cuThreadExchangeStreamCaptureMode");
    assert!(functions.len() > 60, "only {} functions are used", functions.len());
    for function in functions {
        let mut command = command(whole_driver(), &["graphs", function, "719"]);
        let output = output_of(command.env("ANYGPU_BACKEND", "nvidia"));
        assert_eq!(output.len(), steps.len(), "{function}");
        for (line, step) in output.iter().zip(&steps) {
            let expected = if step.uses(function) { 719 } else { step.status };
            assert_eq!(*line, format!("{}\t{expected}", step.call), "where {function} fails");
        }
    }
}

/// The first call's status, the devices counted, the second call's status, the back end, and the reason.
#[track_caller]
fn first(driver: &Path, settings: &[(&str, &str)]) -> (String, String) {
    let mut lines = output_of(command(driver, &["first"]).envs(settings.iter().copied()));
    assert_eq!(lines.len(), 2, "{lines:?}");
    let reason = lines.pop().unwrap_or_default();
    (lines.remove(0), reason)
}

/// A driver, its settings, and why it cannot be used.
type Case<'a> = (&'a Path, &'a [(&'a str, &'a str)], &'a str);

#[test]
fn a_driver_that_cannot_be_used_is_no_device_with_the_reason() {
    let missing = driver("incomplete", &["cuIpcOpenMemHandle_v2"]);
    let nothing = scratch("nothing");
    let cases: [Case<'_>; 9] = [
        (&nothing, &[], "libcuda.so.1: not found"),
        (whole_driver(), &[("STANDIN_DEVICES", "0")], "cuInit answered 100 (CUDA_ERROR_NO_DEVICE: no device)"),
        (whole_driver(), &[("STANDIN_DEVICES", "0"), ("STANDIN_EMPTY", "1")], "the driver has no device"),
        (whole_driver(), &[("STANDIN_VERSION", "11030")], "the driver is for CUDA 11.3, which is older than 11.4"),
        (whole_driver(), &[("STANDIN_FAIL", "cuDriverGetVersion=1")], "cuDriverGetVersion answered 1"),
        (whole_driver(), &[("STANDIN_FAIL", "cuInit=999")], "cuInit answered 999 (CUDA_ERROR_UNKNOWN: unknown error)"),
        (whole_driver(), &[("STANDIN_FAIL", "cuInit=803")], "cuInit answered 803"),
        (whole_driver(), &[("STANDIN_FAIL", "cuDeviceGetCount=3")], "cuDeviceGetCount answered 3"),
        (&missing, &[], "libcuda.so.1 has no cuIpcOpenMemHandle_v2"),
    ];
    for (driver, settings, why) in cases {
        for list in ["auto", "nvidia", "host,nvidia"] {
            let mut settings = settings.to_vec();
            settings.push(("ANYGPU_BACKEND", list));
            let (answers, reason) = first(driver, &settings);
            if list.starts_with("host") {
                assert_eq!((answers.as_str(), reason.as_str()), ("0 1 0 host", ""));
            } else {
                assert_eq!(answers, "100 0 100 none", "{settings:?}");
                assert!(reason.contains(&format!("nvidia: {why}")), "{settings:?}: {reason}");
            }
        }
        let mut settings = settings.to_vec();
        settings.push(("ANYGPU_BACKEND", "auto,host"));
        assert_eq!(first(driver, &settings), ("0 1 0 host".to_owned(), String::new()));
    }
    assert_eq!(first(whole_driver(), &[("STANDIN_VERSION", "11040")]), ("0 2 0 nvidia".to_owned(), String::new()));
}

#[test]
fn a_function_that_the_driver_lacks_is_not_supported() {
    let optional = [
        "cuDeviceGetP2PAttribute",
        "cuMemAllocManaged",
        "cuMemAdvise",
        "cuMemPrefetchAsync",
        "cuMemRangeGetAttribute",
        "cuMemAllocAsync",
        "cuMemFreeAsync",
        "cuStreamAttachMemAsync",
        "cuImportExternalMemory",
        "cuImportExternalSemaphore",
        "cuStreamAddCallback",
        "cuLaunchHostFunc",
        "cuStreamWaitValue32_v2",
        "cuStreamWaitValue64_v2",
        "cuStreamWriteValue32_v2",
        "cuStreamWriteValue64_v2",
    ];
    let older = driver("older", &optional);
    let log = scratch("older").join("anygpu.log");
    _ = std::fs::remove_file(&log);
    let mut command = command(&older, &["without"]);
    command.env("ANYGPU_LOG", format!("info:{}", log.display())).env("STANDIN_VERSION", "11040");
    let lines = output_of(&mut command);
    assert_eq!(lines.len(), optional.len() + 3, "{lines:#?}");
    let (calls, rest) = lines.split_at(optional.len());
    assert!(calls.iter().all(|line| line.ends_with("\t801")), "{calls:#?}");
    let reason = "hipDeviceGetP2PAttribute: the driver, for CUDA 11.4, has no cuDeviceGetP2PAttribute";
    assert_eq!(rest[0], reason);
    assert!(rest[1].ends_with("\t0") && rest[2] == "waits for values: 0", "{rest:#?}");
    let log = std::fs::read_to_string(log).expect("the log");
    for function in optional {
        assert!(log.contains(&format!("libcuda.so.1 has no {function}\n")), "{function}\n{log}");
    }
}

#[test]
fn the_demo_runs_over_the_driver() {
    for devices in ["1", "2"] {
        let mut demo = common::demo();
        demo.env("LD_LIBRARY_PATH", whole_driver());
        demo.env("ANYGPU_BACKEND", "nvidia").env("STANDIN_DEVICES", devices);
        let printed = text(&run(&mut demo).stdout);
        assert_eq!(printed.lines().last(), Some("demo: ok"), "{printed}");
        let other = if devices == "1" { "device 0" } else { "device 1" };
        assert_eq!(printed.matches(&format!("works on back end nvidia, {other}")).count(), 6, "{printed}");
    }
}

#[test]
fn copies_that_are_staged_through_the_host_are_told_once() {
    const WORDS: &str = "pass through the host, although the devices reach each other: ";
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("tests/c/staged.c");
    let program =
        compile_linked("cc", "staged", &[&source], &["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", &include]);
    let log = scratch("staged").join("driver.log");
    let told = |way: &str, level: &str| {
        _ = std::fs::remove_file(&log);
        let mut command = Command::new(&program);
        command.args([way, "4096"]).env("ANYGPU_BACKEND", "nvidia").env("ANYGPU_LOG", level);
        command.env("LD_LIBRARY_PATH", whole_driver()).env("STANDIN_LOG", &log).env("STANDIN_DEVICES", "2");
        let output = succeed(&mut command);
        let calls = std::fs::read_to_string(&log).expect("the driver's log");
        (text(&output.stderr), calls.matches("cuPointerGetAttributes ").count())
    };
    for (way, remedy) in [
        ("opened-home", "open the handle with device 1 current\n"),
        ("peer", "enable peer access to device 0 with device 1 current\n"),
    ] {
        let (lines, _) = told(way, "warn");
        assert!(lines.contains(&format!("{WORDS}{remedy}")), "{way}: {lines}");
        assert_eq!(lines.matches(WORDS).count(), 1, "{way}: {lines}");
        let (lines, questions) = told(way, "error");
        // An opening asks what it opened, and the end whether it still is.
        assert!(lines.is_empty() && questions < 5, "{way}: {questions}, {lines}");
    }
    for way in ["opened-user", "opened-home-peer", "peer-enabled", "one"] {
        let (lines, questions) = told(way, "warn");
        assert_eq!(lines, "", "{way}");
        // 56 of the numbers up to 1000 have at most two bits set.
        assert!((100..=4 * 56).contains(&questions), "{way}: {questions}");
    }
}

#[test]
fn the_programs_for_a_real_gpu_run_over_the_driver_too() {
    if !common::has_cargo() {
        return;
    }
    let (programs, logs) = (common::installed::empty("gpu"), scratch("gpu-logs"));
    let mut build = Command::new(root().join("tests/gpu/build.sh"));
    // The other types' calls are the same ones, and tests/hipfort.rs makes all of them.
    succeed(build.arg(&programs).env("CARGO_TARGET_DIR", common::target()).env("GPU_TYPES", "i4 c8"));
    let mut script = Command::new(programs.join("run.sh"));
    script.arg(&programs).arg(&logs).env("LD_LIBRARY_PATH", whole_driver()).env_remove("CUDA_VISIBLE_DEVICES");
    let output = run(script.env("GPU_STANDIN", "1").env("BANDWIDTH_MIB", "8").env_remove("STANDIN_DEVICES"));
    let printed = text(&output.stdout);
    assert!(output.status.success(), "{printed}{}", text(&output.stderr));
    let summary = printed.lines().rev().nth(1).unwrap_or_default();
    // The last where python3 has NumPy.
    let good = ["33 ran, 0 failed, ", "34 ran, 0 failed, "];
    assert!(good.iter().any(|start| summary.starts_with(start)), "{printed}");
}

/// NVIDIA's runtime and driver are in use, both stand-ins: under `anygpu check` the runtime's calls pass this library, by which
/// the driver does them. The stand-in runtime does none of them.
#[test]
fn planted_faults_are_named_by_the_calls_of_cudas_own_runtime() {
    const CASES: &str = "streams early_record early_wait overwritten default_stream copy_of_device pinned columns rows circle \
        threads queued_free value function call_inside use_after_free double_free touched driver runtime value_reached batched \
        default_waited sent_early read_late halves shared_event never_recorded free_while_open freed_in_use closed_twice \
        closed_in_use token steps value_bytes called elapsed synchronous";
    if !have("python3") || !have("sed") {
        return skipped("python3 is not installed");
    }
    let folder = scratch("runtime");
    let (runtime, map) = (folder.join("libcudart.so.13"), folder.join("map"));
    std::fs::write(&map, "libcudart.so.13 { global: *; };").expect("a writable folder");
    let script = format!("-Wl,--version-script={}", map.display());
    compile_library(&runtime, &[root().join("tests/vendors/cudart.c")], &["-DVERSION=13000", &script]);
    let gpu = root().join("tests/gpu");
    let made =
        succeed(Command::new("sed").arg("-Ef").arg(gpu.join("check_cuda.sed")).arg(root().join("tests/c/check.c")));
    let source = folder.join("check_cuda.c");
    std::fs::write(&source, &made.stdout).expect("a writable folder");
    let include = format!("-I{}", root().join("include").display());
    let header = gpu.join("check_cuda.h").display().to_string();
    let runtime = runtime.display().to_string();
    let flags = ["-g", "-O1", "-pthread", &include, "-include", &header, "-Wl,--no-as-needed", &runtime];
    let program = compile_linked("cc", "check_cuda", &[&source], &flags);
    let mut table = Command::new("python3");
    table.arg(gpu.join("check.py")).arg(common::tree().join("bin/anygpu")).arg(root().join("tests/c/check.c"));
    table.arg("one").arg(format!("cuda={}", program.display())).env("CHECK_CASES", CASES).env("CHECK_JOBS", "2");
    let libraries = format!("{}:{}", whole_driver().display(), folder.display());
    table.env("LD_LIBRARY_PATH", libraries).env("STANDIN_DEVICES", "1").env("ANYGPU_BACKEND", "nvidia");
    let said = text(&succeed(&mut table).stdout);
    assert!(said.contains(" 0 wrong, 0 cannot run"), "{said}");
}

#[test]
fn processes_share_by_ascendcls_keys() {
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("tests/c/acl.c");
    let program =
        compile_linked("cc", "acl", &[&source], &["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", &include]);
    let mut command = Command::new(program);
    command.env("LD_LIBRARY_PATH", whole_driver()).env("ANYGPU_BACKEND", "nvidia").env("STANDIN_DEVICES", "2");
    // The stand-in has no physical memory, nor memory behind a wait.
    let left_out = ["handles", "events", "other_user", "reused_process_id"];
    command.args(left_out).args(["killed_exporter", "killed_importers", "crowd"]);
    assert_eq!(output_of(&mut command), ["acl: ok"]);
}

#[test]
fn timelines_keep_their_promises() {
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("tests/c/timelines.c");
    let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread", &include];
    let log = scratch("timelines").join("driver.log");
    _ = std::fs::remove_file(&log);
    let mut command = Command::new(compile_linked("cc", "timelines", &[&source], &flags));
    command.env("LD_LIBRARY_PATH", whole_driver()).env("ANYGPU_BACKEND", "auto").env("STANDIN_LOG", log);
    assert_eq!(output_of(&mut command), ["timelines: ok"]);
}

#[test]
fn ascendcls_waits_end_without_their_context() {
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("tests/c/notifies.c");
    let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread", &include];
    let mut command = Command::new(compile_linked("cc", "notifies", &[&source], &flags));
    // CUDA's own reset is the driver's: this library sees HIP's.
    command.arg("hip").env("LD_LIBRARY_PATH", whole_driver()).env("ANYGPU_BACKEND", "nvidia");
    assert_eq!(output_of(&mut command), ["notifies: ok"]);
}

#[test]
fn ascendcl_gives_the_driver_no_handle_that_is_gone() {
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("tests/c/acl_handles.c");
    let program = compile_linked(
        "cc",
        "acl_handles",
        &[&source],
        &["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", &include],
    );
    let mut command = Command::new(program);
    command.env("LD_LIBRARY_PATH", whole_driver()).env("ANYGPU_BACKEND", "nvidia");
    assert_eq!(output_of(&mut command), ["acl_handles: ok"]);
}

fn versions_client() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let include = format!("-I{}", root().join("include").display());
        let source = root().join("tests/vendors/versions_client.c");
        let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread", &include];
        compile_linked("cc", "versions_client", &[&source], &flags)
    })
}

/// A mode of the client's, over the driver or over the host back end alone.
fn versions_of(mode: &str, settings: &[(&str, &str)]) -> Vec<String> {
    let mut command = Command::new(versions_client());
    command.arg(mode).env_remove("ANYGPU_BACKEND").env("LD_LIBRARY_PATH", whole_driver());
    output_of(command.envs(settings.iter().copied()))
}

#[test]
fn every_dialect_follows_the_drivers_version() {
    // Without NVIDIA's driver the version is this library's own.
    let host = (13050, ("ANYGPU_BACKEND", "host"));
    let drivers = [(11040, "11040"), (12040, "12040"), (13000, "13000"), (13050, "13050")];
    let drivers = drivers.map(|(version, text)| (version, ("STANDIN_VERSION", text)));
    for (version, setting) in drivers.into_iter().chain([host]) {
        let at = |asked: i32| match asked {
            _ if asked > version => "1 none",
            // The host back end's driver tells that the name is newer, the stand-in that it always had it.
            9000 if setting.0 == "ANYGPU_BACKEND" => "0 none",
            13010.. => "0 v2",
            _ => "0 v1",
        };
        let line = |name: &str, asked: i32| format!("{name}: {0}, {0}, {0}", at(asked));
        let expected = [
            format!("cuDriverGetVersion {version}"),
            format!("cudaDriverGetVersion {version}, CUDA 12 {version}"),
            "cudaRuntimeGetVersion 13050, CUDA 12 12090".into(),
            format!("cudaGetDriverEntryPoint {}, CUDA 12 {}", at(version.min(13050)), at(version.min(12090))),
            line("9000", 9000),
            line("10000", 10000),
            line("13000", 13000),
            line("13010", 13010),
            line("driver", version),
            line("newer", version + 10),
        ];
        assert_eq!(versions_of("versions", &[setting]), expected, "{setting:?}");
    }
}

#[test]
fn calls_that_need_no_start_ask_the_driver_nothing_else() {
    let log = scratch("early").join("log");
    _ = std::fs::remove_file(&log);
    let path = log.to_str().expect("a path in UTF-8");
    assert_eq!(versions_of("early", &[("STANDIN_LOG", path)]), ["CUDA_ERROR_NO_DEVICE ours"]);
    assert_eq!(std::fs::read_to_string(&log).expect("the driver's log"), "cuDriverGetVersion\n");
}

#[test]
fn choosing_a_device_binds_its_primary_context_on_every_back_end() {
    let expected = ["cudaSetDevice: primary", "hipSetDevice: primary", "others: the program's"];
    for back_end in ["nvidia", "host"] {
        assert_eq!(versions_of("contexts", &[("ANYGPU_BACKEND", back_end)]), expected, "{back_end}");
    }
}

#[test]
fn captures_are_one_in_all_dialects() {
    let lines = versions_of("captures", &[("ANYGPU_BACKEND", "host")]);
    let shown: Vec<(&str, &str)> = lines.iter().filter_map(|line| line.split_once(" = ")).collect();
    let statuses = |word: &str| -> Vec<&str> {
        shown.iter().filter(|(call, _)| call.contains(word)).map(|(_, status)| *status).collect()
    };
    assert_eq!(statuses("BeginCapture"), ["0", "401", "401"], "{lines:#?}");
    assert_eq!(statuses("EndCapture"), ["0", "401", "401", "1"], "{lines:#?}");
    assert_eq!(statuses("UpdateCapture"), ["401"; 3], "{lines:#?}");
    assert_eq!(statuses("IsCapturing"), ["0"; 3], "{lines:#?}");
    assert_eq!(statuses("GetCaptureInfo"), ["0", "0", "1"], "{lines:#?}");
    assert_eq!(statuses("ThreadExchange"), ["0", "0", "0", "1", "1", "1", "1"], "{lines:#?}");
    let after = shown.iter().skip_while(|(call, _)| !call.starts_with("cuEventRecordWithFlags"));
    let after: Vec<&str> = after.map(|(_, status)| *status).collect();
    // Events for captured streams; the profiler; remote writes; host functions.
    let expected =
        [&["401", "401", "401", "401", "400", "1", "1", "1"][..], &["0", "0", "0", "0", "801", "801"], &["801", "1"]];
    assert_eq!(after, [&expected.concat()[..], &["1", "1", "1"]].concat(), "{lines:#?}");
    let told: Vec<&str> = lines.iter().filter(|line| !line.contains(" = ")).map(String::as_str).collect();
    assert_eq!(told, ["0 0 0", "0 7", "0 7", "0 2 1", "another thread's mode 0"]);
}

#[test]
fn what_another_dialect_closed_is_forgotten() {
    let lines = versions_of("stale", &[("ANYGPU_BACKEND", "auto"), ("STANDIN_REUSE", "1")]);
    let expected = [
        "hipIpcCloseMemHandle(opened) = 0",
        "hipIpcCloseMemHandle(opened) = 0",
        "hipIpcCloseMemHandle(opened) = 1",
        "cuIpcCloseMemHandle((CUdeviceptr)opened) = 0",
        "the same address: 1",
        "hipIpcCloseMemHandle(next) = 0",
        "cuEventDestroy_v2((CUevent)event) = 0",
        "the same event: 1",
        "hipEventRecord(other, stream) = 0",
        "cuCtxDestroy_v2(context) = 0",
        "the same event: 1",
        "hipEventRecord(other, stream) = 0",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn memory_opened_at_an_address_while_it_is_closed_can_be_closed() {
    let lines = versions_of("race", &[("STANDIN_REUSE", "1"), ("STANDIN_LATE", "1")]);
    assert_eq!(lines, ["hipIpcCloseMemHandle(next) = 0"]);
}

/// A program of tests/vendors that is linked to the library.
fn program(name: &str) -> PathBuf {
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("tests/vendors").join(name).with_extension("c");
    compile_linked("cc", name, &[&source], &["-O1", "-Wall", "-Wextra", "-Werror", "-pthread", &include])
}

/// Runs a program on a back end, over the stand-in for the driver, which ends it where the real one may crash.
fn output_on(back_end: &str, program: &Path, arguments: &[&str], reuse: &str) -> String {
    let mut command = Command::new(program);
    command.args(arguments).env("LD_LIBRARY_PATH", whole_driver()).env_remove("ANYGPU_LOG");
    command.env("ANYGPU_BACKEND", back_end).env("STANDIN_REUSE", reuse).env("ANYGPU_HOST_MEMORY", "1G");
    text(&succeed(&mut command).stdout)
}

#[test]
fn objects_that_are_gone_never_reach_the_driver() {
    let program = program("live_objects");
    let mut gone = Vec::new();
    for (back_end, reuse) in [("nvidia", "0"), ("nvidia", "1"), ("host", "0")] {
        for seed in ["1", "2"] {
            let told = output_on(back_end, &program, &["8", "20000", seed], reuse);
            assert!(told.contains("of objects that are gone") && told.ends_with(" 0 wrong\n"), "{back_end}: {told}");
        }
        gone.push(output_on(back_end, &program, &["codes"], reuse));
    }
    let [over_driver, _, on_host] = &gone[..] else { panic!("three runs") };
    // The stand-in has no pools.
    let on_host: Vec<&str> = on_host.lines().filter(|line| !line.contains("pool")).collect();
    assert_eq!(over_driver.lines().collect::<Vec<_>>(), on_host, "the codes are the same");
}

#[test]
fn waits_for_some_bits_of_a_value_end_when_these_compare_true() {
    let program = program("value_waits");
    for back_end in ["nvidia", "host"] {
        let told = output_on(back_end, &program, &["200", "1"], "0");
        assert_eq!(told, "160 waits, 62 of them until another value came\n", "{back_end}");
    }
}
