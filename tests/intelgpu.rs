// SPDX-License-Identifier: MIT OR Apache-2.0
//! Intel's own Level Zero runtime on the model of its GPUs (tests/intelgpu): processes that share memory, every dialect's
//! programs, deaths, and what the model refuses.

use std::path::{Path, PathBuf};

use common::harness::assert_pass;
use common::intelgpu::runtime;
use common::{assert_succeeded, compile_linked, root, run, test_program, text};

/// Compiles a program of the tests' folder for the release library.
fn program(source: &str) -> PathBuf {
    let include = format!("-I{}", root().join("include").display());
    let source = root().join("tests").join(source);
    let name = source.file_stem().expect("a name").to_string_lossy().into_owned();
    compile_linked("cc", &name, &[&source], &["-std=gnu11", "-O1", "-Wall", "-Wextra", "-pthread", &include])
}

#[test]
fn processes_share_memory_over_intels_own_runtime() {
    const TESTS: [&str; 26] = [
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
    const TESTS: [&str; 24] = [
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
        "a_killed_importer_holds_nothing",
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
        "rounds_of_allocation_and_death_show_no_old_bytes",
    ];
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
    let mut command = runtime.command(2, &program);
    command.args([kills, (kills / 10).max(20)].map(|count: u64| count.to_string())).env("ANYGPU_BACKEND", "intel");
    // GPUs of its own: their free memory is counted.
    command.env("INTELGPU_MODEL", common::scratch("kills").join("gpus"));
    let output = command.output().expect("it starts");
    assert_succeeded(&command, &output);
    let printed = text(&output.stdout);
    println!("{}", printed.lines().next().unwrap_or_default());
    assert!(printed.ends_with("kills: ok\n"), "{printed}");
}
