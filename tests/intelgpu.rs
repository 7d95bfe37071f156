// SPDX-License-Identifier: MIT OR Apache-2.0
//! Intel's own Level Zero runtime on the model of its GPUs (tests/intelgpu): processes that share memory, every dialect's
//! programs, deaths, and what the model refuses.

use std::path::{Path, PathBuf};
use std::process::Command;

use common::harness::assert_pass;
use common::intelgpu::{compiler, runtime};
use common::{
    CHECKED, FAILED_STREAMS, assert_succeeded, compile_linked, fortran_linking, fortran_modules, have, release_library,
    release_link_folder, root, run, scratch, skipped, succeed, test_program, text,
};

/// Compiles a program of the tests' folder for the release library.
fn program(source: &str) -> PathBuf {
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("tests").join(source);
    let name = source.file_stem().expect("a name").to_string_lossy().into_owned();
    compile_linked("cc", &name, &[&source], &["-std=gnu11", "-O1", "-Wall", "-Wextra", "-pthread", &include])
}

#[test]
fn processes_share_memory_over_intels_own_runtime() {
    const TESTS: [&str; 33] = [
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
        "a_handle_of_an_ended_process_is_refused",
        "a_handle_of_freed_memory_is_refused",
        "an_event_orders_work_across_processes",
        "an_importer_may_record_an_event",
        "waiting_before_the_record_is_complete_at_once",
        "a_wait_takes_the_latest_record",
        "a_wait_is_for_its_own_record",
        "a_dead_recorder_is_an_error",
        "a_dead_recorder_is_an_error_however_many_records_follow",
        "recorders_killed_at_any_moment_are_judged_by_what_they_did",
        "recorders_follow_the_dead",
        "an_event_opened_twice_is_one_event",
        "a_dead_recorders_children_do_not_prolong_its_life",
        "the_last_error_is_that_of_the_last_call",
        "physical_memory_is_shared_by_descriptor",
        "physical_memory_outlives_its_exporter",
        "importers_die_at_any_moment",
        "many_processes_import_at_once",
        "imported_memory_may_be_made_read_only",
        "a_pool_is_shared_by_descriptor_and_names",
        "what_is_no_descriptor_of_memory_is_refused",
    ];
    let Some(runtime) = runtime() else { return };
    let processes = test_program("processes");
    assert_pass(runtime.command(2, &processes).env("ANYGPU_TEST_BACKEND", "intel"), &TESTS);
}

#[test]
fn tokens_name_memory_over_intels_own_runtime() {
    const TESTS: [&str; 21] = [
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
    ];
    let Some(runtime) = runtime() else { return };
    let tokens = test_program("tokens");
    assert_pass(runtime.command(2, &tokens).env("ANYGPU_TEST_BACKEND", "intel"), &TESTS);
    let counted = "a_killed_importer_holds_nothing";
    assert_pass(runtime.alone(2, &tokens, "counted").env("ANYGPU_TEST_BACKEND", "intel"), &[counted]);
}

#[test]
#[ignore = "make test-intel runs it"]
fn tokens_are_right_in_many_rounds_over_intels_own_runtime() {
    const TESTS: [&str; 2] = ["threads_that_import_and_trim_agree", "rounds_of_allocation_and_death_show_no_old_bytes"];
    let Some(runtime) = runtime() else { return };
    let tokens = test_program("tokens");
    assert_pass(runtime.command(2, &tokens).env("ANYGPU_TEST_BACKEND", "intel"), &TESTS);
}

/// What a program prints with some devices, which must end by "NAME: ok".
#[track_caller]
fn assert_ok(devices: u32, program: &Path, arguments: &[&str]) {
    let Some(runtime) = runtime() else { return };
    let mut command = runtime.command(devices, program);
    let output = run(command.args(arguments).env("ANYGPU_BACKEND", "intel"));
    let (printed, errors) = (text(&output.stdout), text(&output.stderr));
    let last = printed.lines().last().unwrap_or_default();
    assert!(output.status.success() && last.ends_with(": ok"), "{}\n{printed}{errors}", output.status);
}

#[test]
fn the_examples_share_memory() {
    let demo = root().join("examples/run-demo.sh");
    let folder = common::examples().to_str().expect("text");
    assert_ok(1, &demo, &[folder, "c"]);
    assert_ok(4, &demo, &[folder, "fortran", "c"]);
}

#[test]
fn kills_and_forks_leave_the_others_working() {
    let program = program("c/kills.c");
    let kills = std::env::var("ANYGPU_TEST_ROUNDS").map_or(16, |rounds| rounds.parse().expect("a number"));
    let Some(runtime) = runtime() else { return };
    let mut command = runtime.alone(2, &program, "kills");
    command.args([kills, (kills / 10).max(20)].map(|count: u64| count.to_string())).env("ANYGPU_BACKEND", "intel");
    let output = command.output().expect("it starts");
    assert_succeeded(&command, &output);
    let printed = text(&output.stdout);
    println!("{}", printed.lines().next().unwrap_or_default());
    assert!(printed.ends_with("kills: ok\n"), "{printed}");
}

/// Nobody grows by what is shared and freed in each step.
#[test]
fn nobody_grows_by_what_is_shared_and_freed_in_each_step() {
    let program = program("c/growth.c");
    let Some(runtime) = runtime() else { return };
    for kind in ["memory", "physical", "pool", "pools", "event"] {
        succeed(runtime.command(2, &program).args([kind, "40"]).env("ANYGPU_BACKEND", "intel"));
    }
}

#[test]
fn what_a_failed_stream_leaves_works() {
    let program = program("c/failed_streams.c");
    let Some(runtime) = runtime() else { return };
    for way in FAILED_STREAMS {
        succeed(runtime.command(2, &program).arg(way).env("ANYGPU_BACKEND", "intel"));
    }
}

#[test]
fn threads_import_physical_memory_at_the_same_time() {
    let program = program("c/import_together.c");
    let Some(runtime) = runtime() else { return };
    succeed(runtime.command(1, &program).args(["4", "100"]).env("ANYGPU_BACKEND", "intel"));
}

/// A module, as Intel's runtime has it with and without its compiler.
#[track_caller]
fn kernels(way: &str, with_compiler: bool) -> Option<std::process::Output> {
    let program = program("c/intel_kernels.c");
    let runtime = runtime()?;
    let mut command = runtime.command(1, &program);
    if with_compiler {
        command.env("LD_LIBRARY_PATH", compiler()?);
    }
    let file = scratch("kernels").join(format!("{way}.spv"));
    Some(run(command.arg(release_library()).arg(file).arg(way).env("ANYGPU_BACKEND", "intel")))
}

#[test]
fn modules_without_a_compiler_are_refused_in_words() {
    let Some(output) = kernels("uncompiled", false) else { return };
    assert_eq!(text(&output.stdout), "intel_kernels: ok\n", "{}", text(&output.stderr));
}

/// The compiler is 100 MB.
#[test]
#[ignore = "make test-intel runs it"]
fn modules_are_compiled_loaded_and_described_by_intels_own_runtime() {
    let Some(output) = kernels("compiled", true) else { return };
    assert_eq!(text(&output.stdout), "intel_kernels: ok\n", "{}", text(&output.stderr));
    for (fortran, flags) in [("gfortran", &CHECKED[..]), ("flang-22", &[])] {
        if !have(fortran) {
            skipped(format!("{fortran} is not installed"));
            continue;
        }
        let (modules, folder) = (fortran_modules(fortran, flags), scratch(fortran));
        let source = root().join("tests/fortran/spirv.f90");
        succeed(fortran_linking(fortran, flags, &modules, &source).current_dir(&folder));
        let (Some(runtime), Some(libraries)) = (runtime(), compiler()) else { return };
        let mut command = runtime.command(1, &folder.join("program"));
        command.current_dir(scratch("kernels")).env("ANYGPU_BACKEND", "intel").env("LD_LIBRARY_PATH", libraries);
        assert_eq!(text(&succeed(&mut command).stdout), "spirv: ok\n");
    }
    // The launch comes to the engine, which the model does not have.
    let Some(output) = kernels("launched", true) else { return };
    assert!(text(&output.stderr).contains("a kernel is not modelled"), "{output:?}");
}

#[test]
#[ignore = "make test-intel runs it"]
fn names_are_found_over_intels_own_runtime() {
    let Some(runtime) = runtime() else { return };
    let mut names = runtime.command(2, &test_program("names"));
    let printed = text(&succeed(names.env("ANYGPU_TEST_BACKEND", "intel")).stdout);
    assert!(printed.contains("21 passed; 0 failed"), "{printed}");
}

#[test]
#[ignore = "make test-intel runs it"]
fn random_programs_do_what_is_promised() {
    let Some(runtime) = runtime() else { return };
    let mut command = runtime.command(2, &test_program("models"));
    command.args(["--cases=400", "--seconds=100"]).env("ANYGPU_TEST_BACKEND", "intel");
    let printed = text(&succeed(&mut command).stdout);
    print!("{printed}");
    assert!(printed.contains("1 passed; 0 failed"), "{printed}");
}

/// Sequences of calls of every function with anything, and of sensible ones against a model of every byte.
#[test]
#[ignore = "make test-intel runs it"]
fn no_sequence_of_calls_does_harm() {
    let Some(runtime) = runtime() else { return };
    let mut command = runtime.command(2, &test_program("fuzz"));
    command.args(["no_sequence_of_calls_does_harm", "--nocapture"]).env("ANYGPU_BACKEND", "intel");
    let printed = text(&succeed(&mut command).stdout);
    print!("{printed}");
}

/// What programs in C of every dialect expect, with two devices and with four.
#[test]
#[ignore = "make test-intel runs it"]
fn programs_of_every_dialect_find_what_they_expect() {
    let Some(runtime) = runtime() else { return };
    for devices in [2, 4] {
        // With the answers of drivers that keep access with a process.
        let conformance =
            run(runtime.command(devices, &program("c/conformance.c")).arg("nvidia").env("ANYGPU_BACKEND", "intel"));
        let printed = text(&conformance.stdout);
        assert!(printed.ends_with("conformance: 0 failed\n"), "{printed}");
        let programs = ["forks", "front_ends", "share", "per_thread", "properties", "staged", "acl_handles"];
        for name in programs {
            succeed(runtime.command(devices, &program(&format!("c/{name}.c"))).env("ANYGPU_BACKEND", "intel"));
        }
    }
}

/// The layer of Level Zero's loader that checks each call's parameters, and counts what is made and ended.
#[test]
#[ignore = "make test-intel runs it"]
fn level_zeros_validation_finds_no_fault_and_no_growth() {
    let program = program("c/growth.c");
    let Some(runtime) = runtime() else { return };
    // What the processes have left at their ends, by kind: the layer prints "NAME = n" for what is made, and "LEAK = n".
    let left = |kind: &str, steps: &str| -> Vec<String> {
        let mut command = runtime.command(2, &program);
        command.args([kind, steps]).env("ANYGPU_BACKEND", "intel").env("ZE_ENABLE_VALIDATION_LAYER", "1");
        command.env("ZE_ENABLE_PARAMETER_VALIDATION", "1").env("ZEL_ENABLE_BASIC_LEAK_CHECKER", "1");
        let output = succeed(&mut command);
        let said = [text(&output.stdout), text(&output.stderr)].concat();
        let mut leaks: Vec<String> =
            said.lines().filter_map(|line| line.split_once("LEAK = ").map(|_| line.trim().to_owned())).collect();
        leaks.sort();
        assert!(!leaks.is_empty(), "{said}");
        leaks
    };
    for kind in ["memory", "physical", "pool", "pools", "event", "timeline"] {
        let [few, many] = ["20", "200"].map(|steps| left(kind, steps));
        println!("{kind}: {few:?}");
        assert_eq!(few, many, "{kind}");
    }
}

/// Intel's Unified Memory Framework, which knows nothing of this library: alone, with this library preloaded, and its memory as
/// tokens.
#[test]
#[ignore = "make test-intel runs it"]
fn memory_of_umfs_pools_is_shared() {
    let folder = scratch("umf");
    let Some(runtime) = runtime() else { return };
    let python = || Command::new("python3");
    let download = ["-m", "pip", "download", "--quiet", "--no-deps", "umf==1.2.0", "--dest"];
    if !python().args(download).arg(&folder).output().is_ok_and(|output| output.status.success()) {
        return skipped("pip has no umf 1.2.0");
    }
    let wheel =
        walk(&folder).into_iter().find(|path| path.extension().is_some_and(|end| end == "whl")).expect("a wheel");
    succeed(python().args(["-m", "zipfile", "-e"]).arg(wheel).arg(&folder));
    let found = |name: &str| walk(&folder).into_iter().find(|path| path.ends_with(name)).expect("a file of UMF");
    let (library, header) = (found("libumf.so.1"), found("include/umf.h"));
    let program = scratch("umf").join("umf");
    let mut compile = Command::new("cc");
    compile
        .args(["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-o"])
        .arg(&program)
        .arg(root().join("tests/c/umf.c"));
    compile.arg("-I").arg(root().join("include")).arg("-I").arg(header.parent().expect("a folder"));
    compile.arg("-I").arg(runtime.packages().join("headers/usr/include"));
    // They want a later C library than the system's.
    compile.arg(&library).arg(runtime.folder().join("libze_loader.so.1")).args(["-Wl,--allow-shlib-undefined", "-ldl"]);
    succeed(&mut compile);
    let [umfs, ours] = [library.parent().expect("a folder"), release_link_folder()].map(|path| path.display());
    let umf = |way: &str| {
        let mut command = runtime.command(1, &program);
        command.arg(way).env("ANYGPU_BACKEND", "intel").env("LD_LIBRARY_PATH", format!("{umfs}:{ours}"));
        command
    };
    assert_eq!(text(&succeed(&mut umf("umf")).stdout), "umf: ok\n");
    assert_eq!(text(&succeed(umf("umf").env("LD_PRELOAD", release_library())).stdout), "umf: ok\n");
    let printed = text(&succeed(&mut umf("anygpu")).stdout);
    // Smaller ones are parts of blocks.
    assert!(printed.ends_with("4 allocations are shared by tokens\numf: ok\n"), "{printed}");
    assert!(printed.matches("Level Zero cuts allocations of less than 2 MiB from one block").count() == 4, "{printed}");
}

/// All files of a folder and of those in it.
fn walk(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { walk(&path) } else { vec![path] }).collect()
}
