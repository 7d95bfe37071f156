// SPDX-License-Identifier: MIT OR Apache-2.0
//! HIP, CUDA and AscendCL over a stand-in for Ascend's library (tests/vendors/ascend): what calls of HIP and CUDA
//! become, what the program is told when the library refuses, which library is taken, and AscendCL's own programs, whose
//! calls go to it untouched.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use common::harness::assert_pass;
use common::steps::{Step, assert_committed, output_of, steps};
use common::{
    compile, compile_linked, release_library, release_link_folder, root, run, scratch, stand_in, succeed, text, tree,
};

const NAMES: [&str; 2] = ["libacl_rt.so", "libascendcl.so"];

/// Builds a stand-in under a name, and returns its folder.
fn library(folder: &str, name: &str, defined: &[&str], without: &[&str]) -> PathBuf {
    let folder = scratch(folder);
    let defined: Vec<String> = defined.iter().map(|flag| flag.to_string()).collect();
    stand_in("ascend", &folder.join(name), &defined, without);
    folder
}

/// The whole stand-in, under the newer name.
fn whole() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| library("whole", NAMES[0], &[], &[]))
}

#[derive(Clone, Copy, PartialEq)]
enum Client {
    Hip,
    Cuda,
    Own,
}

fn client(which: Client) -> &'static Path {
    static PROGRAMS: [OnceLock<PathBuf>; 3] = [const { OnceLock::new() }; 3];
    PROGRAMS[which as usize].get_or_init(|| {
        let include = format!("-I{}", root().join("include").display());
        let name = ["cuda_client", "amd_client", "ascend_client"][which as usize];
        let source = root().join("tests/vendors").join(name).with_extension("c");
        compile_linked(
            "cc",
            name,
            &[&source],
            &["-O1", "-Wall", "-Wextra", "-Wno-missing-braces", "-Werror", "-pthread", &include],
        )
    })
}

/// Sets nothing that the tests themselves may have been started with.
fn without_settings(command: &mut Command) {
    for setting in [
        "ANYGPU_BACKEND",
        "ANYGPU_LOG",
        "ASCEND_HOME_PATH",
        "ASCEND_TOOLKIT_HOME",
        "LD_PRELOAD",
        "STANDIN_COUNT_LATE",
        "STANDIN_DEVICES",
        "STANDIN_FAIL",
        "STANDIN_LOG",
    ] {
        command.env_remove(setting);
    }
}

/// A client, to be run over a library. It does not try this machine's runtimes of other vendors, whose start takes long.
fn command(which: Client, folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(client(which));
    without_settings(command.args(arguments).env("LD_LIBRARY_PATH", folder));
    command.env("ANYGPU_BACKEND", "ascend");
    command
}

/// A client's steps over the whole stand-in.
fn all_steps(which: Client) -> &'static [Step] {
    static STEPS: [OnceLock<Vec<Step>>; 3] = [const { OnceLock::new() }; 3];
    STEPS[which as usize].get_or_init(|| {
        let first = ["aclrtGetDeviceCount", "aclInit NULL", "aclrtGetVersion"];
        let log = scratch("steps").join((which as usize).to_string());
        steps(&mut command(which, whole(), &["steps"]), &log, &first)
    })
}

#[test]
fn every_call_becomes_ascendcls_calls() {
    let mut transcript = String::from(
        "What calls become on AscendCL, their status, and what they answer (tests/vendors/cuda_client.c, amd_client.c and\n\
         ascend_client.c over ascend/). `BLESS=1 cargo test --test ascend` rewrites this file.\n",
    );
    let titles = [(Client::Hip, "HIP"), (Client::Cuda, "CUDA"), (Client::Own, "HIP, what AscendCL has in other ways")];
    for (which, title) in titles {
        transcript += &format!("\n== {title} ==\n");
        all_steps(which).iter().for_each(|step| transcript += &step.show());
    }
    assert_committed(&transcript, "ascend_steps.txt");
}

/// AscendCL's codes, and HIP's for each.
const CODES: [(i32, i32); 41] = [
    (100_000, 1),
    (100_001, 3),
    (100_002, 999),
    (100_037, 4),
    (100_039, 100),
    (107_000, 1),
    (107_001, 101),
    (107_002, 201),
    (107_003, 400),
    (107_006, 400),
    (107_007, 400),
    (107_008, 1),
    (107_016, 1),
    (107_017, 400),
    (107_018, 1),
    (107_019, 719),
    (200_000, 2),
    (200_001, 801),
    (200_002, 101),
    (200_003, 1),
    (200_005, 400),
    (200_006, 801),
    (207_000, 801),
    (207_001, 2),
    (207_002, 999),
    (207_004, 100),
    (207_005, 2),
    (207_006, 304),
    (207_007, 2),
    (207_008, 2),
    (207_009, 2),
    (207_018, 2),
    (500_000, 999),
    (507_000, 999),
    (507_007, 999),
    (507_022, 304),
    (507_033, 100),
    (507_046, 719),
    (507_047, 719),
    (507_899, 999),
    (12_345, 999),
];

#[test]
fn every_code_has_its_counterpart() {
    let mut codes = command(Client::Own, whole(), &["codes"]);
    let answers = output_of(codes.args(CODES.map(|(code, _)| code.to_string())));
    let answers: Vec<i32> = answers.iter().map(|answer| answer.parse().expect("a code")).collect();
    for ((code, hip), answer) in CODES.iter().zip(&answers) {
        assert_eq!(answer, hip, "{code}");
    }
    assert_eq!(answers.len(), CODES.len());
}

/// What a step answers when a function of AscendCL that it uses answers `code`, which is HIP's `hip` and CUDA's too.
fn answer(which: Client, step: &Step, function: &str, code: i32, hip: i32) -> i32 {
    const CHOOSE: [&str; 5] = ["CtxSetCurrent", "CtxCreate", "CtxPushCurrent", "CtxPopCurrent", "CtxDestroy"];
    let chooses = step.name() == "hipSetDevice" || CHOOSE.iter().any(|end| step.name().ends_with(end));
    let is_cuda = which == Client::Cuda;
    match (function, code) {
        // A thread without a device has the one it chose.
        ("aclrtGetDevice", 107_002) => step.status,
        // Choosing a device, or a context of another, needs to know none.
        ("aclrtGetDevice", _) if chooses => step.status,
        // Memory that AscendCL does not tell about is not known, and its size is not.
        ("aclrtPointerGetAttributes" | "aclrtMemGetAddressRange", _) => step.status,
        // Work on another device was done, whatever becomes of the thread's own.
        ("aclrtResetDevice", _) => step.status,
        ("aclrtSetCurrentContext", _) if step.uses("aclrtResetDevice") => step.status,
        // Nothing is said of what cannot be told.
        ("aclrtDeviceGetUuid" | "aclrtGetLogicDevIdByUserDevId", 207_000)
            if step.name() == "hipGetDeviceProperties" =>
        {
            0
        }
        // HIP's code for more than can be registered.
        _ if step.name() == "hipHostRegister" && hip == 2 => 1,
        // HIP's code for addresses that cannot be had.
        (_, 107_000) if step.name() == "hipMemAddressReserve" => 2,
        // Which handle is refused, only the call can tell.
        ("aclrtIpcMemImportByKey", 107_000 | 107_017 | 207_006) => {
            if is_cuda {
                1
            } else {
                17
            }
        }
        ("aclrtIpcOpenEventHandle", 107_000 | 107_017 | 207_006) => {
            if is_cuda {
                205
            } else {
                1
            }
        }
        (_, 107_017) if !is_cuda && step.has_own_code_for_destroyed() => 709,
        _ => hip,
    }
}

#[test]
fn every_refusal_reaches_the_program() {
    const SOME: [i32; 8] = [107_000, 107_002, 107_017, 207_000, 207_001, 207_006, 500_000, 507_046];
    let mut wrong = Vec::new();
    let mut all = BTreeSet::new();
    for which in [Client::Hip, Client::Cuda, Client::Own] {
        let steps = all_steps(which);
        let names = steps.iter().flat_map(|step| &step.calls).map(|call| call.split(' ').next().expect("a name"));
        // What comes before the first device is known is another test's; what the library calls of its own does not fail.
        let mut functions: BTreeSet<&str> = names.filter(|name| name.starts_with("aclrt")).collect();
        functions.retain(|name| !["aclrtGetDeviceCount", "aclrtGetVersion"].contains(name));
        all.extend(functions.iter().copied());
        let codes = || CODES.into_iter().filter(|(code, _)| SOME.contains(code));
        let refusals = functions.into_iter().flat_map(|name| codes().map(move |(code, hip)| (name, code, hip)));
        let run =
            |function: &str, code: i32| output_of(&mut command(which, whole(), &["fail", function, &code.to_string()]));
        wrong.extend(common::steps::wrong_refusals(steps, refusals, run, |step, (function, code, hip)| {
            answer(which, step, function, code, hip)
        }));
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
    assert!(all.len() > 40, "only {} functions are used", all.len());
}

/// The first call's status, the devices counted, the second call's status, the back end, and the reason.
#[track_caller]
fn first(folder: &Path, settings: &[(&str, &str)]) -> (String, String) {
    let mut lines = output_of(command(Client::Hip, folder, &["first"]).envs(settings.iter().copied()));
    assert_eq!(lines.len(), 2, "{lines:?}");
    let reason = lines.pop().unwrap_or_default();
    (lines.remove(0), reason)
}

const USED: &str = "0 2 0 ascend";

/// A folder of libraries, settings, and why none can be used.
type Case<'a> = (&'a Path, &'a [(&'a str, &'a str)], &'a str);

#[test]
fn a_library_that_cannot_be_used_is_no_device_with_the_reason() {
    let incomplete = library("incomplete", NAMES[0], &[], &["aclrtSetCurrentContext"]);
    let nameless = library("nameless", NAMES[0], &[], &["aclrtGetDeviceCount"]);
    let stub = library("stub", NAMES[0], &["-DSTUB"], &[]);
    let nothing = scratch("nothing");
    let cases: [Case<'_>; 9] = [
        (&nothing, &[], "libacl_rt.so: not found"),
        (whole(), &[("STANDIN_DEVICES", "0")], "libacl_rt.so: reports no device"),
        (whole(), &[("STANDIN_DEVICES", "0"), ("STANDIN_COUNT_LATE", "1")], "libacl_rt.so: reports no device"),
        (whole(), &[("STANDIN_FAIL", "aclInit=507000")], "aclInit answered 507000 (aclInit failed)"),
        (whole(), &[("STANDIN_FAIL", "aclrtGetDeviceCount=507033")], "aclrtGetDeviceCount answered 507033"),
        (whole(), &[("STANDIN_FAIL", "aclrtGetDeviceCount=100039")], "is a stub for linking, without a runtime"),
        (&stub, &[], "libacl_rt.so is a stub for linking, without a runtime"),
        (&incomplete, &[], "libacl_rt.so: libacl_rt.so has no aclrtSetCurrentContext"),
        (&nameless, &[], "libacl_rt.so has no aclrtGetDeviceCount"),
    ];
    for (folder, settings, why) in cases {
        for list in ["auto", "ascend", "ascend,host"] {
            let mut settings = settings.to_vec();
            settings.push(("ANYGPU_BACKEND", list));
            let (answers, reason) = first(folder, &settings);
            if list.ends_with("host") {
                assert_eq!((answers.as_str(), reason.as_str()), ("0 1 0 host", ""));
            } else {
                assert_eq!(answers, "100 0 100 none", "{settings:?}");
                assert!(reason.contains("ascend: ") && reason.contains(why), "{settings:?}: {reason}");
            }
        }
    }
    for settings in [&[][..], &[("STANDIN_COUNT_LATE", "1")], &[("STANDIN_FAIL", "aclrtGetVersion=1")]] {
        assert_eq!(first(whole(), settings), (USED.to_owned(), String::new()), "{settings:?}");
    }
}

/// Where the vendor puts its libraries, and where it says that it did.
#[test]
fn the_library_is_found_by_both_names_and_behind_stubs() {
    let old = library("old", NAMES[1], &[], &[]);
    assert_eq!(first(&old, &[]).0, USED);

    let home = scratch("home");
    _ = std::fs::create_dir(home.join("lib64"));
    let nothing = scratch("empty");
    for name in NAMES {
        std::fs::copy(library("plain", name, &[], &[]).join(name), home.join("lib64").join(name)).expect("a copy");
        for variable in ["ASCEND_HOME_PATH", "ASCEND_TOOLKIT_HOME"] {
            let path = home.display().to_string();
            assert_eq!(first(&nothing, &[(variable, &path)]).0, USED, "{variable}, {name}");
            // A stub of the name is found first; the library in the toolkit's folder is used all the same.
            let stub = library(&format!("stub_{name}"), name, &["-DSTUB"], &[]);
            assert_eq!(first(&stub, &[(variable, &path)]).0, USED, "{variable}, {name}");
        }
        std::fs::remove_file(home.join("lib64").join(name)).expect("it is there");
    }
}

#[test]
fn a_function_that_the_library_lacks_is_not_supported() {
    let optional = [
        "aclFinalizeReference",
        "aclGetRecentErrMsg",
        "aclrtGetVersion",
        "aclrtGetSocName",
        "aclrtDeviceGetUuid",
        "aclrtResetDeviceForce",
        "aclrtDeviceDisablePeerAccess",
        "aclrtHostRegisterV2",
        "aclrtPointerGetAttributes",
        "aclrtMemGetAddressRange",
        "aclrtStreamQuery",
        "aclrtCreateEventExWithFlag",
        "aclrtIpcMemGetExportKey",
        "aclrtIpcMemImportByKey",
        "aclrtMemGetAllocationGranularity",
        "aclrtMallocPhysical",
        "aclrtReserveMemAddress",
    ];
    let older = library("older", NAMES[0], &[], &optional);
    let lines = output_of(&mut command(Client::Own, &older, &["without"]));
    let (calls, rest) = lines.split_at(12);
    assert!(calls.iter().all(|line| line.ends_with("\t801")), "{calls:#?}");
    assert_eq!(rest[0], "hipDeviceReset: AscendCL of an unknown version has no aclrtResetDeviceForce");
    assert!(rest[1].ends_with("\t801") && rest[2].ends_with("\t0"), "{rest:#?}");
}

#[test]
fn processes_and_threads_share_memory_over_the_back_end() {
    let shared = output_of(&mut command(Client::Own, whole(), &["share"]));
    assert_eq!(shared, ["the importer reads 0xa5", "the exporter reads 0x77", "0"]);
    // What waits for another process's unrecorded event AscendCL does not answer as HIP does.
    let some = [
        "both_see_the_same_bytes",
        "several_processes_share_one_allocation",
        "an_interior_pointer_opens_at_the_base",
        "a_handle_asked_twice_has_the_same_bytes",
        "each_allocation_has_its_own_handle",
        "reopening_is_counted",
        "closing_refuses_what_was_not_opened",
        "null_and_flags_are_refused",
        "the_own_handle_is_refused",
        "a_handle_of_zeros_is_refused",
        "a_handle_of_an_ended_process_is_refused",
        "a_handle_of_freed_memory_is_refused",
    ];
    let mut processes = Command::new(common::test_program("processes"));
    without_settings(processes.env("LD_LIBRARY_PATH", whole()));
    assert_pass(processes.env("ANYGPU_TEST_BACKEND", "ascend"), &some);
}

#[test]
fn the_demo_runs_over_the_library() {
    for devices in ["1", "2"] {
        let mut demo = common::demo();
        without_settings(demo.env("LD_LIBRARY_PATH", whole()));
        demo.env("ANYGPU_BACKEND", "ascend").env("STANDIN_DEVICES", devices);
        let printed = text(&run(&mut demo).stdout);
        assert_eq!(printed.lines().last(), Some("demo: ok"), "{printed}");
        // With several devices the consumers take another one than the producer's.
        let device = usize::from(devices != "1");
        assert!(printed.contains(&format!("works on back end ascend, device {device}")), "{printed}");
    }
}

#[test]
fn info_describes_the_devices() {
    let mut info = Command::new(tree().join("bin/anygpu"));
    without_settings(info.arg("info").env("LD_LIBRARY_PATH", whole()));
    let words = text(&succeed(&mut info).stdout);
    for line in [
        "ascend (AscendCL 9.0.1): 2 devices",
        "  1  Stand-in NPU, 4096 MiB",
        "     uuid 5354414e-442d-494e-204e-505520202001, pci a6b1:00:00.0",
        "     0   - yes",
    ] {
        assert!(words.lines().any(|have| have == line), "no line {line:?} in\n{words}");
    }
}

/// What a program of AscendCL's prints, and its two processes' logs.
fn of_ascendcl(command: &mut Command, name: &str, arguments: &[&str]) -> (String, Vec<String>) {
    let log = scratch("native").join(name);
    let importers = log.with_extension("importer");
    for log in [&log, &importers] {
        _ = std::fs::remove_file(log);
    }
    let output = succeed(command.args(arguments).env("STANDIN_LOG", &log));
    assert_eq!(text(&output.stderr), "");
    let lines = [log, importers].into_iter().flat_map(|log| {
        let calls = std::fs::read_to_string(log).unwrap_or_default();
        calls.lines().map(str::to_owned).collect::<Vec<_>>()
    });
    // Handles are others each time.
    let same = |word: &str| if word.starts_with("0x") && word.len() > 12 { "handle".into() } else { word.to_owned() };
    let lines = lines.map(|line| line.split(' ').map(same).collect::<Vec<_>>().join(" "));
    (text(&output.stdout), lines.collect())
}

/// The calls without those that this library makes of its own, when it looks for devices.
fn without_probing(calls: &[String]) -> Vec<&String> {
    calls.iter().filter(|call| *call != "aclrtGetDeviceCount").collect()
}

#[test]
fn ascendcls_own_programs_go_to_its_library_untouched() {
    for name in NAMES {
        let folder = library("vendor", name, &[], &[]);
        let vendors = folder.join(name).display().to_string();
        let source = root().join("tests/vendors/acl_client.c");
        let warnings = ["-O1".to_owned(), "-Wall".into(), "-Wextra".into(), "-Werror".into()];
        let program = compile("cc", &format!("acl_{name}"), &[&source], &[&warnings[..], &[vendors]].concat());
        let link = release_link_folder().display().to_string();
        // What this library does not have is the vendor's own.
        let ours = [
            format!("-L{link}"),
            "-lanygpu".into(),
            format!("-Wl,-rpath,{link}"),
            folder.join(name).display().to_string(),
        ];
        let linked = compile("cc", &format!("acl_linked_{name}"), &[&source], &[&warnings[..], &ours].concat());
        let with = |program: &Path| {
            let mut command = Command::new(program);
            without_settings(command.env("LD_LIBRARY_PATH", &folder));
            command
        };
        for arguments in [&[][..], &["early"]] {
            let (alone, direct) = of_ascendcl(&mut with(&program), "direct", arguments);
            for (way, command) in
                [("preloaded", with(&program).env("LD_PRELOAD", release_library())), ("linked", &mut with(&linked))]
            {
                let (printed, calls) = of_ascendcl(command, way, arguments);
                assert_eq!(printed, alone, "{way}");
                assert_eq!(without_probing(&calls), without_probing(&direct), "{way}");
            }
        }
        // Where only a started library counts its devices, a start is taken back, and the program's own is the first.
        let (alone, _) = of_ascendcl(with(&program).env("STANDIN_COUNT_LATE", "1"), "direct", &[]);
        let mut late = with(&program);
        let (printed, calls) =
            of_ascendcl(late.env("LD_PRELOAD", release_library()).env("STANDIN_COUNT_LATE", "1"), "late", &[]);
        assert_eq!(printed, alone);
        assert!(alone.contains("init: 0, and again: 100002"), "{alone}");
        assert!(alone.contains("refused: 107001, kept: 107001, told: 107001, and then: 0"), "{alone}");
        assert!(alone.contains("numbers differ: 1, rows: abcd, calls: 1"), "{alone}");
        let started = calls.iter().filter(|call| call.starts_with("aclInit")).count();
        assert_eq!(
            (started, calls.iter().filter(|call| *call == "aclFinalizeReference").count()),
            (5, 4),
            "{calls:#?}"
        );
    }
}
