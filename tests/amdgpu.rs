// SPDX-License-Identifier: MIT OR Apache-2.0
//! AMD's own HIP runtime on the model of its GPUs (tests/amdgpu): processes that share memory, every dialect's answers, and
//! what programs are answered by AMD's library alone.

use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::amdgpu::{Runtime, runtime, without_warnings};
use common::harness::assert_pass;
use common::steps::assert_committed;
use common::{
    assert_succeeded, compile_library, compile_linked, have, release_library, root, run, scratch, skipped, succeed,
    test_program, text, tree,
};

/// The releases that Debian has.
const VERSIONS: [&str; 4] = ["5.2", "5.7", "6.4", "7.2"];

/// Calls `check` with the releases of `ANYGPU_TEST_AMD_VERSIONS`, at the same time: the oldest and the newest, unless it names
/// others.
fn over_all(check: impl Fn(Runtime) + Sync) {
    let wanted = std::env::var("ANYGPU_TEST_AMD_VERSIONS").unwrap_or("5.2 7.2".into());
    let check = &check;
    std::thread::scope(|scope| {
        let is_wanted = |version: &&str| wanted.split_whitespace().any(|one| one == *version);
        for runtime in VERSIONS.into_iter().filter(is_wanted).filter_map(runtime) {
            scope.spawn(move || check(runtime));
        }
    });
}

/// Compiles a program of this folder for the release library.
fn program(source: &str) -> PathBuf {
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("tests").join(source);
    let name = source.file_stem().expect("a name").to_string_lossy().into_owned();
    compile_linked("cc", &name, &[&source], &["-std=gnu11", "-O1", "-Wall", "-Wextra", "-pthread", &include])
}

/// Tests of processes that hold over every release.
const ALWAYS: [&str; 10] = [
    "both_see_the_same_bytes",
    "several_processes_share_one_allocation",
    "a_handle_asked_twice_has_the_same_bytes",
    "each_allocation_has_its_own_handle",
    "closing_refuses_what_was_not_opened",
    "null_and_flags_are_refused",
    "a_handle_of_zeros_is_refused",
    "a_handle_of_an_ended_process_is_refused",
    "waiting_before_the_record_is_complete_at_once",
    "the_last_error_is_that_of_the_last_call",
];

/// Those that do not over HIP 5.
///
/// It opens its own handles, those of freed memory and each opening at another address, it has no physical memory, and a
/// record for other processes returns after the work.
const SINCE_SEVEN: [&str; 16] = [
    "an_interior_pointer_opens_at_the_base",
    "reopening_is_counted",
    "freeing_refuses_what_was_not_allocated",
    "only_device_memory_has_a_handle",
    "the_own_handle_is_refused",
    "a_handle_of_freed_memory_is_refused",
    "an_event_orders_work_across_processes",
    "an_importer_may_record_an_event",
    "a_wait_takes_the_latest_record",
    "physical_memory_is_shared_by_descriptor",
    "physical_memory_outlives_its_exporter",
    "importers_die_at_any_moment",
    "many_processes_import_at_once",
    "imported_memory_may_be_made_read_only",
    "a_pool_is_shared_by_descriptor_and_names",
    "what_is_no_descriptor_of_memory_is_refused",
];

#[test]
fn processes_share_memory_over_amds_own_runtime() {
    let processes = test_program("processes");
    over_all(|runtime| {
        let mut tests = ALWAYS.to_vec();
        // It closes memory by an address inside.
        tests.retain(|test| runtime.version != "6.4" || *test != "closing_refuses_what_was_not_opened");
        if runtime.version == "7.2" {
            tests.extend(SINCE_SEVEN);
        }
        assert_pass(runtime.command(2, &processes).env("ANYGPU_TEST_BACKEND", "amd"), &tests);
    });
}

/// Tests of tokens; not the rounds of allocation and death, in which AMD's runtime gives the place of freed memory away
/// again while another process has it open.
const TOKENS: [&str; 22] = [
    "every_kind_of_memory_is_shared_or_refused_by_name",
    "an_interior_pointer_is_imported_where_it_points",
    "all_users_of_a_process_share_one_mapping",
    "the_owner_gets_its_own_pointer",
    "imported_memory_is_passed_on",
    "a_freed_buffers_token_is_stale",
    "an_address_that_is_used_again_has_a_new_token",
    "a_token_is_good_again_when_it_is_made_again",
    "an_ended_owners_token_is_stale",
    "a_killed_owners_mappings_are_let_go",
    "an_owner_of_stale_tokens_leaves_nothing",
    "a_free_of_the_owners_holds_up_nobody_who_waits",
    "a_forged_part_is_refused",
    "an_event_orders_work_by_its_token",
    "an_imported_event_is_for_ascendcls_calls_too",
    "an_event_that_ascendcls_reset_destroys_is_stale",
    "memory_of_a_pool_is_kept_like_any_other",
    "memory_of_a_pool_stays_for_its_last_importer",
    "a_refused_unmap_leaves_the_token",
    "bad_arguments_write_nothing",
    "a_note_travels_with_a_token",
    "threads_that_import_and_trim_agree",
];

#[test]
fn tokens_name_memory_over_amds_own_runtime() {
    let tokens = test_program("tokens");
    let Some(runtime) = runtime("7.2") else { return };
    assert_pass(runtime.command(2, &tokens).env("ANYGPU_TEST_BACKEND", "amd"), &TOKENS);
    let counted = "a_killed_importer_holds_nothing";
    assert_pass(runtime.alone(2, &tokens, "counted").env("ANYGPU_TEST_BACKEND", "amd"), &[counted]);
}

/// Links a code object for the model's GPU, by the linker that Rust brings.
fn code_object() -> Option<PathBuf> {
    let folder = scratch("code");
    let [object, code] = ["add.o", "add.hsaco"].map(|name| folder.join(name));
    let sysroot = text(&succeed(Command::new("rustc").args(["--print", "sysroot"])).stdout);
    let linker = Path::new(sysroot.trim()).join("lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld");
    if !have("llc") || !linker.exists() || !text(&run(Command::new("llc").arg("--version")).stdout).contains("amdgcn") {
        skipped("there is no compiler or linker for AMD's GPUs");
        return None;
    }
    let source = root().join("tests/amdgpu/add.ll");
    succeed(Command::new("llc").args(["-mcpu=gfx90a", "-filetype=obj", "-o"]).arg(&object).arg(source));
    succeed(Command::new(linker).args(["-flavor", "gnu", "-shared", "-o"]).arg(&code).arg(&object));
    Some(code)
}

#[test]
fn kernels_are_loaded_and_launched_by_amds_own_runtime() {
    let Some(code) = code_object() else { return };
    // Any shared object is for this machine's processor.
    let (program, other) = (program("c/amd_kernels.c"), release_library());
    let Some(runtime) = runtime("7.2") else { return };
    let launched = |way: Option<&str>| {
        let mut command = runtime.command(1, &program);
        run(command.args([&code, &other]).args(way).env("ANYGPU_BACKEND", "amd"))
    };
    let output = launched(None);
    assert!(text(&output.stdout).contains("amd_kernels: ok"), "{output:?}");
    let output = launched(Some("launch"));
    assert!(text(&output.stderr).contains("kernel add is not modelled"), "{output:?}");
}

#[test]
fn ranks_share_memory_over_amds_own_runtime() {
    if !["mpicc.mpich", "mpirun.mpich"].iter().all(|name| common::have(name)) {
        return skipped("MPICH is not installed");
    }
    let Some(runtime) = runtime("7.2") else { return };
    let program = common::scratch("ranks").join("calls");
    let folder = common::release_link_folder().display();
    let mut compile = Command::new("mpicc.mpich");
    compile.args(["-std=gnu11", "-O1", "-Wall", "-Wextra", "-o"]).arg(&program);
    compile.arg("-I").arg(root().join("include")).arg("-I").arg(root().join("mpi"));
    compile.args([root().join("mpi/anygpu_mpi.c"), root().join("tests/mpi/calls.c"), root().join("tests/mpi/yield.c")]);
    succeed(compile.args([format!("-L{folder}"), "-lanygpu".into(), format!("-Wl,-rpath,{folder}")]));
    // Neighbours on two devices.
    let mut command = runtime.command(2, Path::new("mpirun.mpich"));
    let printed = text(&succeed(command.args(["-n", "4"]).arg(&program).env("ANYGPU_BACKEND", "amd")).stdout);
    assert_eq!(printed, "calls: ok\n");
}

#[test]
fn processes_share_by_ascendcls_calls() {
    let Some(runtime) = runtime("7.2") else { return };
    let program = common::examples().join("acl_share-c");
    // Files of a run before would be taken for the other processes'.
    let meeting = tempfile::tempdir().expect("a folder");
    let roles = "for role in 1 2 3; do $0 $1 $role 60 & done; $0 $1 0 60 && wait";
    let mut command = runtime.command(1, Path::new("bash"));
    let printed = text(
        &succeed(command.args(["-c", roles]).arg(program).arg(meeting.path()).env("ANYGPU_BACKEND", "amd")).stdout,
    );
    assert!(printed.contains("all 8388608 elements are what the importers wrote"), "{printed}");
}

/// Runs a program that prints "NAME: ok" at last.
#[track_caller]
fn assert_ok(runtime: Runtime, devices: u32, program: &Path, arguments: &[&str]) {
    let mut command = runtime.command(devices, program);
    let output = run(command.args(arguments).env("ANYGPU_BACKEND", "amd"));
    let (printed, errors) = (text(&output.stdout), without_warnings(&text(&output.stderr)));
    let last = printed.lines().last().unwrap_or_default();
    assert!(
        output.status.success() && last.ends_with(": ok"),
        "{}, {}\n{printed}{errors}",
        runtime.version,
        output.status
    );
}

#[test]
fn the_examples_share_memory() {
    over_all(|runtime| {
        let demo = root().join("examples/run-demo.sh");
        let folder = common::examples().to_str().expect("text");
        // The producer and each consumer have a device of their own on the newest, and share one on older ones.
        let (devices, languages) = if runtime.version == "7.2" { (4, &["fortran", "c"][..]) } else { (1, &["c"][..]) };
        assert_ok(runtime, devices, &demo, &[&[folder], languages].concat());
    });
}

/// Consumers and producers are killed, as many as `ANYGPU_TEST_ROUNDS` says, and a process that shares memory forks.
#[test]
fn kills_and_forks_leave_the_others_working() {
    let program = program("c/kills.c");
    let kills = std::env::var("ANYGPU_TEST_ROUNDS").map_or(16, |rounds| rounds.parse().expect("a number"));
    over_all(|runtime| {
        // 5.7 refuses what it remembers as closed; 6.4 gets a forked child's calls as they are, and ends it.
        if matches!(runtime.version, "5.7" | "6.4") {
            return;
        }
        let mut command = runtime.alone(2, &program, "kills");
        command.args([kills, (kills / 10).max(20)].map(|count: u64| count.to_string())).env("ANYGPU_BACKEND", "amd");
        // It ends what hangs; without a limit here, as it may be told to kill for hours.
        let output = command.output().expect("it starts");
        assert_succeeded(&command, &output);
        let printed = text(&output.stdout);
        println!("{}, {}", runtime.version, printed.lines().next().unwrap_or_default());
        assert!(printed.ends_with("kills: ok\n"), "{printed}");
    });
}

/// A fault in AMD's exit handlers leaves the program's status, and no other fault does.
#[test]
fn only_faults_of_amds_exit_handlers_are_forgiven() {
    let Some(runtime) = runtime("7.2") else { return };
    let (program, source) = (program("c/exits.c"), root().join("tests/c/exits.c"));
    let library = common::scratch("exits").join("libamdhip64.so.9");
    compile_library(&library, &[source], &["-DLIBRARY"]);
    let status = |how: &str, library: &Path| {
        let mut command = runtime.command(1, &program);
        let output = run(command.arg(how).arg(library).env("ANYGPU_BACKEND", "amd"));
        assert_eq!(text(&output.stdout), if how == "main" { "" } else { "done\n" }, "{}", text(&output.stderr));
        output.status
    };
    assert_eq!(status("amd", &library).code(), Some(3));
    assert_eq!(status("handler", Path::new("none")).signal(), Some(libc::SIGABRT));
    assert_eq!(status("main", &library).signal(), Some(libc::SIGABRT));
}

/// Programs of amd_steps.txt: CUDA's driver and runtime, and HIP 6, which is translated to other releases.
const CLIENTS: [&str; 4] = ["amd_client", "runtime_client", "physical_cuda", "physical_hip"];

/// Steps of a client with what each has answered, but for times and for work that may or may not be done.
fn answers(command: &mut Command) -> Vec<String> {
    let printed = text(&succeed(command.arg("steps").env("ANYGPU_BACKEND", "amd")).stdout);
    let mut steps: Vec<String> = Vec::new();
    for line in printed.lines().filter(|line| !line.ends_with(" ms")) {
        match (line.strip_prefix("# "), steps.last_mut()) {
            // AMD's runtime leaves it to the system where the addresses are: by chance an alignment is met, and reserved
            // ranges adjoin.
            (Some(_), Some(step)) if step.contains("AddressReserve") => {}
            (Some(note), Some(step)) => *step += &format!("; {note}"),
            _ if line.contains("Unmap(range, 5 * SIZE)") => {}
            _ if line.contains("EventQuery") => steps.push(line.replace("\t600", "\t0")),
            _ => steps.push(line.to_owned()),
        }
    }
    steps
}

/// The stand-in's answers are those of AMD's own runtime, but where the committed file says so.
#[test]
fn the_stand_in_answers_as_amds_own_runtime() {
    let mut differences = String::from(
        "What the programs of amd_steps.txt are answered over AMD's own runtime on the model of its GPUs, where it is not what\n\
         the stand-in answers (amd/). `BLESS=1 cargo test --test amdgpu` rewrites this file.\n",
    );
    let Some(runtime) = runtime("7.2") else { return };
    let stand_in = common::scratch("stand_in");
    let defined = ["-DHIP_ABI=7".to_owned(), "-DDEVICES=2".to_owned()];
    common::stand_in("amd", &stand_in.join(runtime.library()), &defined, &[]);
    for client in CLIENTS {
        let program = program(&format!("vendors/{client}.c"));
        let expected = answers(Command::new(&program).env("LD_LIBRARY_PATH", &stand_in));
        let found = answers(&mut runtime.command(2, &program));
        differences += &format!("\n== {client}, {} calls ==\n", expected.len());
        assert_eq!(found.len(), expected.len(), "{client}");
        for (found, expected) in found.iter().zip(&expected).filter(|(found, expected)| found != expected) {
            let call = expected.split('\t').next().unwrap_or_default();
            let answer = |step: &str| step.split_once('\t').map_or(String::new(), |(_, answer)| answer.to_owned());
            differences += &format!("\n{call}\n    AMD: {}\n    stand-in: {}\n", answer(found), answer(expected));
        }
    }
    assert_committed(&differences, "amdgpu_differences.txt");
}

/// Calls that end a process, or never return, where AMD's runtime gets them as they are.
#[test]
fn bad_calls_of_translated_dialects_are_refused() {
    let program = program("c/amd_ends.c");
    over_all(|runtime| assert_ok(runtime, 1, &program, &[runtime.version]));
}

/// Arguments that AMD's runtime keeps the address of, and answers that it leaves out or gets wrong.
#[test]
fn what_amds_runtime_reads_later_is_kept_for_translated_dialects() {
    let program = program("c/amd_kept.c");
    let Some(runtime) = runtime("7.2") else { return };
    assert_ok(runtime, 2, &program, &[]);
}

/// A HIP program's calls are AMD's, whether the program runs alone or with this library preloaded.
/// By a program of HIP 6's interface, whose calls become AMD's, and by one of AMD's own library, whose calls pass this one.
#[test]
fn planted_faults_are_named_and_their_twins_are_not() {
    if !have("python3") {
        return skipped("python3 is not installed");
    }
    let source = root().join("tests/c/check.c");
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=gnu11", "-g", "-O1", "-Wall", "-Wextra", "-pthread", &include];
    let planted = compile_linked("cc", "check", &[&source], &flags);
    let tool = tree().join("bin/anygpu");
    over_all(|runtime| {
        if runtime.version != "7.2" {
            return;
        }
        let amds = runtime.folder().join(runtime.library());
        let native = scratch("planted").join("check-amd");
        let mut link = Command::new("cc");
        link.args(flags).arg("-o").arg(&native).arg(&source).arg("-Wl,--no-as-needed,--unresolved-symbols=ignore-all");
        succeed(link.arg(amds).arg(release_library()).arg("-pthread"));
        let mut command = runtime.command(2, Path::new("python3"));
        command.arg(root().join("tests/gpu/check.py")).arg(&tool).arg(&source).arg("two");
        command.arg(format!("hip={}", planted.display())).arg(format!("amd={}", native.display()));
        command.env("ANYGPU_BACKEND", "amd").env("CHECK_JOBS", "2");
        let said = text(&succeed(&mut command).stdout);
        let right = said.lines().filter(|line| line.contains(" right ")).count();
        // Some the runtime refuses, and some the model's devices fail.
        assert!(right >= 250, "{said}");
    });
}

/// Compiles a program of this folder for AMD's own library.
fn native(source: &str, runtime: &Runtime) -> PathBuf {
    let source = root().join("tests").join(source);
    let name = source.file_stem().expect("a name");
    let program = common::scratch("native").join(name);
    let include = format!("-I{}", root().join("include").display());
    let mut compile = Command::new("cc");
    compile.args(["-std=gnu11", "-O1", "-Wall", "-Wextra", "-DHIP_ABI=7", &include, "-o"]).arg(&program);
    // AMD's library needs a later C library than the system's.
    compile.arg(source).arg(runtime.folder().join(runtime.library()));
    succeed(compile.args(["-pthread", "-Wl,--allow-shlib-undefined"]));
    program
}

/// tests/hip.rs has what the host back end answers.
#[test]
fn the_codes_of_hip_are_amds() {
    let Some(runtime) = runtime("7.2") else { return };
    for name in ["hip_codes", "hip_capture_codes"] {
        let program = native(&format!("vendors/{name}.c"), &runtime);
        let printed = text(&succeed(&mut runtime.command(2, &program)).stdout);
        assert_committed(&printed, &format!("{name}.txt"));
    }
}

#[test]
fn hip_programs_see_no_difference() {
    let Some(runtime) = runtime("7.2") else { return };
    let program = native("c/native_hip.c", &runtime);
    let lines = |command: &mut Command| {
        let mut lines: Vec<String> = text(&succeed(command).stdout).lines().map(str::to_owned).collect();
        // Each process's, in its order.
        lines.sort_by_key(|line| line.starts_with("child"));
        lines
    };
    let alone = lines(&mut runtime.command(1, &program));
    assert_eq!(alone.last().map(String::as_str), Some("child: hipFree(memory) = 0"), "{alone:?}");
    assert_eq!(lines(runtime.command(1, &program).env("LD_PRELOAD", common::release_library())), alone);
}
