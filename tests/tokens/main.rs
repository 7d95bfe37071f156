// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tokens: every kind of memory between processes, one mapping for all users of a process, and a cache that is never
//! stale, whoever frees, ends or is killed. `ANYGPU_TEST_TOKEN_ROUNDS` is the number of rounds of the last.

mod churn;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use common::external::TIMELINE;
use common::peer::{MIB, PAGE, Process, SHARED_EVENT, Settings, UNTOUCHED};
use common::physical::{GRANULE, Names};
use common::{
    assert_within, comes_true, compile_library, harness, peer, root, scratch, skipped, stand_in, succeed, text,
};
use twox_hash::XxHash64;

const INVALID_VALUE: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;
const INVALID_CONFIGURATION: u32 = 9;
const INVALID_DEVICE: u32 = 101;
const PEER_ACCESS_UNSUPPORTED: u32 = 217;
const NOT_READY: u32 = 600;
const NOT_SUPPORTED: u32 = 801;
const REFUSED: u32 = 10001;
const STALE: u32 = 10002;
const UNREACHABLE: u32 = 10003;

macro_rules! tests {
    ($($name:ident)*) => {
        vec![$((stringify!($name), $name as fn())),*]
    };
}

fn main() -> ExitCode {
    churn::serve_if_asked();
    peer::serve_if_asked();
    let mut tests: Vec<harness::Test> = tests! {
        every_kind_of_memory_is_shared_or_refused_by_name
        an_interior_pointer_is_imported_where_it_points
        all_users_of_a_process_share_one_mapping
        the_owner_gets_its_own_pointer
        imported_memory_is_passed_on
        a_freed_buffers_token_is_stale
        an_address_that_is_used_again_has_a_new_token
        a_token_is_good_again_when_it_is_made_again
        an_ended_owners_token_is_stale
        a_killed_owners_mappings_are_let_go
        a_killed_importer_holds_nothing
        an_owner_of_stale_tokens_leaves_nothing
        a_free_of_the_owners_holds_up_nobody_who_waits
        a_forged_part_is_refused
        an_event_orders_work_by_its_token
        an_imported_event_is_for_ascendcls_calls_too
        an_event_that_ascendcls_reset_destroys_is_stale
        memory_of_a_pool_is_kept_like_any_other
        memory_of_a_pool_stays_for_its_last_importer
        a_refused_unmap_leaves_the_token
        bad_arguments_write_nothing
        a_note_travels_with_a_token
        threads_that_import_and_trim_agree
        rounds_of_allocation_and_death_show_no_old_bytes
    };
    if peer::backend() == "host" {
        tests.extend(tests! {
            freed_memory_is_back_though_others_keep_its_mapping
            an_allocation_that_fails_takes_back_what_is_kept
            the_cache_has_limits
            each_device_has_its_own_entry
            an_owner_is_told_who_uses_its_memory
            a_reset_of_one_device_leaves_no_mapping_that_has_ended
            a_reset_closes_what_is_open
            a_key_is_imported_anew_behind_a_reset
            an_import_ends_with_the_primary_context
            a_free_that_fails_leaves_the_token
            who_cannot_share_is_told_why
            a_stopped_owner_is_unreachable
            over_the_vendors_stand_ins
            an_import_becomes_one_call_of_cudas_driver
            memory_freed_while_it_is_opened_is_stale
            a_limit_of_file_sizes_leaves_room_for_tokens
            what_ends_with_a_context_is_stale
            devices_without_a_path_are_named
            the_hosts_handles_are_refused_elsewhere
            a_forked_child_is_refused
            a_forked_child_is_not_the_owner
            a_forked_child_keeps_nothing_open
            a_child_forked_during_the_first_export_keeps_nothing_open
            an_owner_that_is_replaced_has_ended
            tokens_of_a_dead_namespace_are_refused
            no_byte_of_a_forged_token_does_harm
            an_idle_importer_sleeps
        });
    }
    harness::run(tests)
}

/// Two processes.
fn pair() -> (Process, Process) {
    (Process::start(), Process::start())
}

/// The words that a process says of an address that has no token, with the status.
#[track_caller]
fn unshareable(process: &mut Process, address: u64) -> (u32, String) {
    (process.status(&format!("token {address} 0")), process.reason())
}

/// The table of all kinds of memory. A kind that a back end does not have is skipped.
fn every_kind_of_memory_is_shared_or_refused_by_name() {
    let (mut a, mut b) = pair();
    let size = 2 * GRANULE;
    let mut shared = Vec::new();
    shared.push(("hipMalloc", 1, a.allocate(size)));
    if a.by(Names::Hip, &format!("create {size}")).0 == 0 {
        shared.push(("physical memory", 2, a.physical(Names::Hip, size).1));
    }
    let (status, pool) = a.by(Names::Hip, "pool");
    if status == 0 {
        let address = a.get(Names::Hip, &format!("allocate_from {} {size}", pool[0]));
        shared.push(("memory of a pool with a handle type", 3, address));
        let other = a.get(Names::Hip, &format!("allocate_from {} {size}", pool[0]));
        shared.push(("more memory of it", 3, other));
    }
    for (seed, (kind, way, address)) in shared.iter().enumerate() {
        a.fill(*address, size, seed as u64);
        a.values("synchronize");
        // AMD's library lacks some ways, or does not tell such memory from an allocation.
        let (status, reason) = unshareable(&mut a, *address);
        if peer::backend() == "amd" && status == NOT_SUPPORTED {
            println!("{kind}: {reason}");
            continue;
        }
        let token = a.token(*address);
        assert_eq!(b.values(&format!("describe {token}"))[0], *way, "{kind}");
        assert_eq!(a.token(*address), token, "{kind}: exported again");
        let there = b.import(&token, 0);
        assert!(b.holds(there, size, seed as u64), "{kind}");
        b.fill(there + MIB, PAGE, 99);
        b.values("synchronize");
        assert!(a.holds(address + MIB, PAGE, 99), "{kind}");
        assert_eq!(b.import(&token, 0), there, "{kind}");
        b.close_token(there);
        b.close_token(there);
    }

    let host = a.value("allocate_host 4096");
    let mut refused =
        vec![("pinned", NOT_SUPPORTED, host, "pinned host memory cannot be shared between processes: allocate device")];
    let (status, managed) = a.call("allocate_managed 4096");
    if status == 0 {
        let address = managed[0].parse().expect("an address");
        refused.push((
            "managed",
            NOT_SUPPORTED,
            address,
            "managed memory cannot be shared between processes: allocate",
        ));
    }
    let (status, queued) = a.call("allocate_queued 4096");
    if status == 0 {
        let words = "allocate with hipMalloc";
        refused.push(("a pool without a handle type", NOT_SUPPORTED, queued[0].parse().expect("an address"), words));
    }
    let opened = b.allocate(PAGE);
    let opened = a.open(&b.export(opened));
    refused.push(("opened by handle", NOT_SUPPORTED, opened, "opened from another process by the vendor's handle"));
    let freed = a.allocate(PAGE);
    assert_eq!(a.free(freed), 0);
    refused.push(("freed", INVALID_VALUE, freed, "not in memory of a device"));
    refused.push(("NULL", INVALID_VALUE, 0, "not in memory of a device"));
    for (kind, status, address, words) in refused {
        let (answered, reason) = unshareable(&mut a, address);
        assert_eq!(answered, status, "{kind}: {reason}");
        assert!(reason.contains(words), "{kind}: {reason}");
    }
}

fn an_interior_pointer_is_imported_where_it_points() {
    let (mut a, mut b) = pair();
    let p = a.allocate(MIB);
    a.fill(p + 5 * PAGE, PAGE, 7);
    let token = a.token_of(&format!("token {} {PAGE}", p + 5 * PAGE));
    let described = b.values(&format!("describe {token}"));
    assert_eq!(described[2..8], [a.id().into(), 0, p, MIB, 5 * PAGE, PAGE]);
    let q = b.import(&token, 0);
    assert!(b.holds(q, PAGE, 7));
    // The same buffer, from its start.
    let base = b.import(&a.token(p), 0);
    assert_eq!(base + 5 * PAGE, q);
    for size in [MIB - 5 * PAGE + 1, MIB, u64::MAX] {
        assert_eq!(a.status(&format!("token {} {size}", p + 5 * PAGE)), INVALID_VALUE);
    }
    b.close_token(q + 100);
    assert!(b.holds(q, PAGE, 7));
    b.close_token(base);
    assert_eq!(b.status(&format!("close_token {base}")), INVALID_VALUE);
}

fn all_users_of_a_process_share_one_mapping() {
    let (mut a, mut b) = pair();
    let p = a.allocate(MIB);
    let token = a.token(p);
    let first = b.import(&token, 0);
    for _ in 0..10 {
        assert_eq!(b.import(&token, -1), first);
    }
    for _ in 0..11 {
        assert_eq!(b.value(&format!("kind {first}")), 2);
        b.close_token(first);
    }
    assert_eq!(b.status(&format!("close_token {first}")), INVALID_VALUE);
    // It stays mapped, and is found again.
    a.fill(p, PAGE, 3);
    assert_eq!(b.import(&token, 0), first);
    assert!(b.holds(first, PAGE, 3));
    b.close_token(first);
    assert_eq!(b.status("trim"), 0);
    assert_eq!(b.value(&format!("kind {first}")), 0, "what is trimmed is unknown memory");
    let again = b.import(&token, 0);
    assert!(b.holds(again, PAGE, 3));
    b.close_token(again);
    b.finish();
    a.finish();
}

fn the_owner_gets_its_own_pointer() {
    let mut a = Process::start();
    let p = a.allocate(MIB);
    let token = a.token_of(&format!("token {} 8", p + 64));
    assert_eq!(a.value(&format!("import -1 {token}")), p + 64);
    assert_eq!(a.import(&token, 0), p + 64);
    assert_eq!(a.values(&format!("describe {token}"))[3], 1);
    assert_eq!(a.status(&format!("import 63 {token}")), INVALID_DEVICE);
    a.close_token(p + 64);
    a.close_token(p + 64);
    assert_eq!(a.status(&format!("close_token {}", p + 64)), INVALID_VALUE);
    assert_eq!(a.import(&token, 0), p + 64);
    assert_eq!(a.free(p), 0);
    assert_eq!(a.refused(&token).0, STALE);
    assert_eq!(a.status(&format!("close_token {}", p + 64)), INVALID_VALUE);
    a.finish();
}

fn imported_memory_is_passed_on() {
    let (mut a, mut b) = pair();
    let mut c = Process::start();
    let p = a.allocate(MIB);
    let q = b.import(&a.token(p), 0);
    let passed_on = b.token_of(&format!("token {} {PAGE}", q + PAGE));
    a.fill(p + PAGE, PAGE, 5);
    // The owner's, so the one that passed it on may end.
    b.finish();
    let there = c.import(&passed_on, 0);
    assert!(c.holds(there, PAGE, 5));
    assert_eq!(a.import(&passed_on, 0), p + PAGE);
    assert_eq!(c.values(&format!("describe {passed_on}"))[2], u64::from(a.id()));
    // An event's token is the one that it was opened by.
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let token = a.token_of(&format!("token_of_event {event}"));
    let opened = c.value(&format!("import_event -1 {token}"));
    assert_eq!(c.token_of(&format!("token_of_event {opened}")), token);
}

fn a_freed_buffers_token_is_stale() {
    let (mut a, mut b) = pair();
    let mut c = Process::start();
    let p = a.allocate(MIB);
    let token = a.token(p);
    let (kept, used) = (b.import(&token, 0), c.import(&token, 0));
    b.close_token(kept);
    assert_eq!(a.free(p), 0);
    for process in [&mut b, &mut c] {
        let (status, reason) = process.refused(&token);
        assert_eq!(status, STALE, "{reason}");
        assert!(reason.contains(&format!("process {}, the owner, has freed the memory", a.id())), "{reason}");
    }
    assert!(comes_true(|| b.value(&format!("kind {kept}")) == 0), "what is kept is let go of");
    assert_eq!(c.value(&format!("kind {used}")), 2, "what is in use is not");
    c.close_token(used);
    assert_eq!(c.value(&format!("kind {used}")), 0);
}

fn an_address_that_is_used_again_has_a_new_token() {
    let (mut a, mut b) = pair();
    let mut old: Option<(u64, String)> = None;
    let mut reused = 0;
    for round in 0..20 {
        let p = a.allocate(MIB);
        a.fill(p, MIB, round);
        let token = a.token(p);
        if let Some((address, before)) = &old {
            reused += u32::from(*address == p);
            assert_ne!(*before, token);
            assert_eq!(b.refused(before).0, STALE);
        }
        let q = b.import(&token, 0);
        assert!(b.holds(q, MIB, round), "round {round}");
        b.close_token(q);
        assert_eq!(a.free(p), 0);
        old = Some((p, token));
    }
    println!("{reused} of 20 addresses were used again");
}

/// AMD's runtime 7 ends the handles of small allocations when the first exported one beside them is freed.
fn a_token_is_good_again_when_it_is_made_again() {
    let (mut a, mut b) = pair();
    let [p, beside] = [(); 2].map(|()| a.allocate(PAGE));
    a.fill(p, PAGE, 1);
    // The first of them that is exported.
    a.token(beside);
    let before = a.token(p);
    assert_eq!(a.free(beside), 0);
    let (status, values) = b.call(&format!("import -1 {before}"));
    if status == 0 {
        let q = peer::number(&values[0]);
        assert!(b.holds(q, PAGE, 1));
        b.close_token(q);
    } else {
        let reason = b.reason();
        assert!(
            peer::backend() == "amd" && status == REFUSED && reason.contains("export the memory again"),
            "{reason}"
        );
    }
    let again = a.token(p);
    assert_eq!(again == before, status == 0, "another token only where it must be");
    for token in [&again, &before] {
        // The second finds the first's mapping.
        let q = b.import(token, -1);
        assert!(b.holds(q, PAGE, 1));
        b.close_token(q);
    }
}

fn an_ended_owners_token_is_stale() {
    let (mut a, mut b) = pair();
    let p = a.allocate(MIB);
    let token = a.token(p);
    let pid = a.id();
    a.finish();
    let (status, reason) = b.refused(&token);
    assert_eq!(status, STALE, "{reason}");
    assert!(reason.contains(&format!("process {pid}, which made the token, has ended")), "{reason}");
}

fn a_killed_owners_mappings_are_let_go() {
    let (mut a, mut b) = pair();
    let (p, other) = (a.allocate(MIB), a.allocate(MIB));
    let (token, another) = (a.token(p), a.token(other));
    a.fill(other, PAGE, 4);
    let (kept, used) = (b.import(&token, 0), b.import(&another, 0));
    b.close_token(kept);
    assert_eq!(b.value(&format!("kind {kept}")), 2);
    a.kill();
    let killed = Instant::now();
    assert!(comes_true(|| b.value(&format!("kind {kept}")) == 0), "what is kept is let go of");
    assert_within(Duration::from_secs(1), killed);
    assert_eq!(b.refused(&token).0, STALE);
    if peer::backend() == "host" {
        assert!(b.holds(used, PAGE, 4), "what is in use stays");
    }
    b.close_token(used);
    b.finish();
}

fn a_killed_importer_holds_nothing() {
    let (mut a, mut b) = pair();
    let before = a.value("memory");
    let p = a.allocate(64 * MIB);
    let token = a.token(p);
    let kept = b.import(&token, 0);
    b.close_token(kept);
    b.kill();
    assert_eq!(a.free(p), 0);
    assert!(comes_true(|| a.value("memory") == before));
    a.finish();
}

fn an_owner_of_stale_tokens_leaves_nothing() {
    let mut b = Process::start();
    let p = b.allocate(PAGE);
    b.token(p);
    let folder = format!("/proc/{}/fd", b.id());
    let descriptors = || std::fs::read_dir(&folder).expect("a living process").count();
    let before = descriptors();
    for _ in 0..3 {
        let mut a = Process::start();
        let p = a.allocate(PAGE);
        let token = a.token(p);
        a.free(p);
        assert_eq!(b.refused(&token).0, STALE);
    }
    assert!(comes_true(|| descriptors() == before), "{} of {before} descriptors", descriptors());
}

/// What is kept of freed memory is closed behind the program's back, where a vendor's closing may wait for the streams of
/// its device, with a lock that other calls need.
fn a_free_of_the_owners_holds_up_nobody_who_waits() {
    let (mut a, mut b) = pair();
    let p = a.allocate(MIB);
    let token = a.token(p);
    let kept = b.import(&token, 0);
    b.close_token(kept);
    let stream = b.stream();
    let timeline = b.timeline(0);
    let twin = b.twin(timeline);
    let (status, semaphore) = b.call(&format!("Hip import_semaphore {TIMELINE} {twin} 0"));
    if status == NOT_SUPPORTED {
        return skipped("the back end's streams wait for no other process");
    }
    assert_eq!(status, 0, "{}", b.reason());
    let semaphore = &semaphore[0];
    b.values(&format!("Hip wait {stream} 0 {semaphore} 1"));
    assert_eq!(a.free(p), 0);
    // Until the closing thread has had its turn.
    for _ in 0..20 {
        std::thread::sleep(Duration::from_millis(5));
        b.values(&format!("Hip wait {stream} 0 {semaphore} 1"));
    }
    assert_eq!(b.status(&format!("query_stream {stream}")), NOT_READY);
    assert_eq!(b.status(&format!("timeline_signal {timeline} 1")), 0);
    b.values(&format!("finish_stream {stream}"));
    assert!(comes_true(|| b.value(&format!("kind {kept}")) == 0), "it is closed when nobody waits any more");
    b.finish();
}

/// The checksum is no secret. What is open already is looked up by the object's number alone.
fn a_forged_part_is_refused() {
    let (mut a, mut b) = pair();
    let p = a.allocate(PAGE);
    let token = a.token(p);
    let q = b.import(&token, 0);
    a.import(&token, 0);
    for process in [&mut a, &mut b] {
        // The lowest and the highest bytes of the offset and of the extent.
        for (at, bits) in [(112, 1), (119, 0x80), (122, 1), (127, 0xff)] {
            let (status, reason) = process.refused(&changed(&token, at, bits));
            assert_eq!(status, REFUSED, "byte {at}: {reason}");
        }
    }
    b.close_token(q);
    assert_eq!(b.import(&token, 0), q, "nothing was counted");
    b.close_token(q);
    // An object that is not open yet, of a larger size, and a part behind its real end.
    b.values("trim");
    let larger = changed(&token, 109, 1);
    for forged in [&larger, &changed(&larger, 117, 1)] {
        assert_eq!(b.refused(forged).0, REFUSED);
    }
    assert_eq!(b.import(&token, 0), b.import(&token, 0));
}

fn freed_memory_is_back_though_others_keep_its_mapping() {
    let (mut a, mut b) = pair();
    let before = a.value("memory");
    for _ in 0..5 {
        let p = a.allocate(256 * MIB);
        let q = b.import(&a.token(p), 0);
        b.close_token(q);
        assert_eq!(b.value(&format!("kind {q}")), 2, "it is kept");
        let started = Instant::now();
        assert_eq!(a.free(p), 0);
        assert!(comes_true(|| a.value("memory") == before));
        assert_within(Duration::from_millis(100), started);
    }
    // Each of an owner's frees is heard.
    let kept = [(); 3].map(|()| {
        let p = a.allocate(MIB);
        let q = b.import(&a.token(p), 0);
        b.close_token(q);
        (p, q)
    });
    for (p, q) in kept {
        assert_eq!((b.value(&format!("kind {q}")), a.free(p)), (2, 0));
        assert!(comes_true(|| b.value(&format!("kind {q}")) == 0));
    }
}

fn an_allocation_that_fails_takes_back_what_is_kept() {
    // Mappings of others do not count as device memory here; addresses are what is short.
    let limited = Settings { environment: &[("ANYGPU_HOST_MEMORY", "64M")], ..Settings::default() };
    let (mut a, mut b) = (Process::start(), Process::start_with(&limited));
    let p = a.allocate(MIB);
    let q = b.import(&a.token(p), 0);
    b.close_token(q);
    assert_ne!(b.status(&format!("hip reserve {GRANULE} 3")), 0);
    assert_eq!(b.value(&format!("kind {q}")), 2, "an invalid alignment is no lack of memory");
    assert_eq!(b.status(&format!("allocate {}", 65 * MIB)), 2);
    assert_eq!(b.value(&format!("kind {q}")), 0, "what was kept went before the second try");
}

fn the_cache_has_limits() {
    let none = Settings { environment: &[("ANYGPU_CACHE_MAPPINGS", "0")], ..Settings::default() };
    let two = Settings { environment: &[("ANYGPU_CACHE_MAPPINGS", "2")], ..Settings::default() };
    let bytes = Settings { environment: &[("ANYGPU_CACHE_BYTES", "2M")], ..Settings::default() };
    let mut a = Process::start();
    let tokens: Vec<String> = (0..3)
        .map(|_| {
            let p = a.allocate(MIB);
            a.token(p)
        })
        .collect();
    for (settings, kept) in [(none, [0, 0, 0]), (two, [0, 2, 2]), (bytes, [0, 2, 2])] {
        let mut b = Process::start_with(&settings);
        let opened: Vec<u64> = tokens.iter().map(|token| b.import(token, 0)).collect();
        opened.iter().for_each(|address| b.close_token(*address));
        let kinds: Vec<u64> = opened.iter().map(|address| b.value(&format!("kind {address}"))).collect();
        assert_eq!(kinds, kept, "{:?}", settings.environment);
    }
}

fn each_device_has_its_own_entry() {
    let two = Settings { environment: &[("ANYGPU_HOST_DEVICES", "2")], ..Settings::default() };
    let (mut a, mut b) = (Process::start(), Process::start_with(&two));
    let p = a.allocate(MIB);
    a.fill(p, PAGE, 8);
    let token = a.token(p);
    let opened = [b.import(&token, 0), b.import(&token, 1), b.import(&token, 1)];
    assert_eq!(b.value("device"), 0, "the thread's device is as it was");
    for address in opened {
        assert!(b.holds(address, PAGE, 8));
        b.close_token(address);
    }
    assert_eq!(b.status(&format!("close_token {}", opened[0])), INVALID_VALUE);
    assert_eq!(b.status("trim"), 0);
    assert_eq!(b.value(&format!("kind {}", opened[0])), 0);
    for bad in ["2", "-2", "64"] {
        assert_eq!(b.status(&format!("import {bad} {token}")), INVALID_DEVICE);
    }
}

/// What is only kept is not in use.
fn an_owner_is_told_who_uses_its_memory() {
    let two = Settings { environment: &[("ANYGPU_HOST_DEVICES", "2")], ..Settings::default() };
    let (mut a, mut b) = (Process::start(), Process::start_with(&two));
    let (p, other) = (a.allocate(MIB), a.allocate(MIB));
    let token = a.token(p);
    a.token(other);
    // Imports in the process, and whether another has it open.
    let mut users = move || {
        [p, other].map(|address| <[u64; 2]>::try_from(a.values(&format!("users {address}"))).expect("two numbers"))
    };
    let (unused, used) = ([[0, 0], [0, 0]], [[0, 1], [0, 0]]);
    assert_eq!(users(), unused);
    for _ in 0..2 {
        let opened = [b.import(&token, 0), b.import(&token, 0), b.import(&token, 1)];
        assert_eq!((b.values(&format!("users {}", opened[0])), users()), (vec![3, 0], used));
        for (address, left) in opened.into_iter().zip([used, used, unused]) {
            b.close_token(address);
            assert_eq!(users(), left);
        }
    }
    b.import(&token, 0);
    assert_eq!((users(), b.status("reset"), users()), (used, 0, unused));
    b.import(&token, 0);
    assert_eq!(users(), used);
    b.kill();
    assert!(comes_true(|| users() == unused));
}

/// Devices share a mapping here, which ends with the reset of the one that it is on.
fn a_reset_of_one_device_leaves_no_mapping_that_has_ended() {
    let two = Settings { environment: &[("ANYGPU_HOST_DEVICES", "2")], ..Settings::default() };
    let (mut a, mut b) = (Process::start(), Process::start_with(&two));
    let pool = a.get(Names::Hip, "pool");
    let memory = [a.allocate(GRANULE), a.get(Names::Hip, &format!("allocate_from {pool} {GRANULE}"))];
    for (p, seed) in memory.into_iter().zip(8..) {
        a.fill(p, PAGE, seed);
        a.values("synchronize");
        let token = a.token(p);
        for kept in [false, true] {
            for (first, reset) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let opened = [b.import(&token, first), b.import(&token, 1 - first)];
                if kept {
                    opened.into_iter().for_each(|address| b.close_token(address));
                }
                b.values(&format!("select {reset}"));
                assert_eq!(b.status("reset"), 0);
                b.values("select 0");
                // What was on the other device is as it was, or is imported anew; first, while no other has its address.
                for device in [1 - reset, reset] {
                    let address = b.import(&token, device);
                    assert!(b.holds(address, PAGE, seed), "{kept}, {first}, {reset}");
                    b.close_token(address);
                }
                while b.status(&format!("close_token {}", opened[0])) == 0 {}
                assert_eq!(b.status("trim"), 0);
                assert_eq!(b.value(&format!("kind {}", opened[0])), 0, "{kept}, {first}, {reset}: a mapping is left");
            }
        }
    }
    b.finish();
}

fn a_reset_closes_what_is_open() {
    let (mut a, mut b) = pair();
    let p = a.allocate(MIB);
    let token = a.token(p);
    let other = b.allocate(MIB);
    let others = b.token(other);
    let q = b.import(&token, 0);
    assert_eq!(b.status("reset"), 0);
    assert_eq!(b.status(&format!("close_token {q}")), INVALID_VALUE);
    assert_eq!(a.refused(&others).0, STALE, "the reset freed it");
    a.fill(p, PAGE, 6);
    let q = b.import(&token, 0);
    assert!(b.holds(q, PAGE, 6));

    // Physical memory belongs to no context: its mapping stays, and so does its token. Of a pool nothing is left.
    let (_, m) = a.physical(Names::Hip, GRANULE);
    let mapped = a.token(m);
    a.fill(m, PAGE, 7);
    let pool = a.get(Names::Hip, "pool");
    let n = a.get(Names::Hip, &format!("allocate_from {pool} {GRANULE}"));
    let pooled = a.token(n);
    a.fill(n, PAGE, 8);
    a.values("synchronize");
    let folder = format!("/proc/{}/fd", b.id());
    let descriptors = || std::fs::read_dir(&folder).expect("a living process").count();
    let before = descriptors();
    for _ in 0..3 {
        let (there, of_pool) = (b.import(&mapped, 0), b.import(&pooled, 0));
        assert!(b.holds(of_pool, PAGE, 8));
        assert_eq!(b.status("reset"), 0);
        assert_eq!(b.status(&format!("close_token {of_pool}")), INVALID_VALUE);
        assert!(b.holds(there, PAGE, 7));
        b.close_token(there);
        assert_eq!(b.status("trim"), 0);
    }
    assert!(comes_true(|| descriptors() == before), "{} of {before} descriptors", descriptors());
    // A mapping that is only kept goes.
    let there = b.import(&mapped, 0);
    b.close_token(there);
    assert_eq!((b.value(&format!("kind {there}")), b.status("reset")), (2, 0));
    assert_eq!(b.value(&format!("kind {there}")), 0);
    assert_eq!(a.status("reset"), 0);
    let there = b.import(&mapped, 0);
    assert!(b.holds(there, PAGE, 7));
    assert_eq!(b.refused(&pooled).0, STALE);
}

fn an_import_ends_with_the_primary_context() {
    let (mut a, mut b) = pair();
    let p = a.allocate(MIB);
    a.fill(p, PAGE, 5);
    let token = a.token(p);
    for _ in 0..2 {
        b.values("cuda_retain");
        let q = b.import(&token, 0);
        assert!(b.holds(q, PAGE, 5));
        b.values("cuda_release");
        b.values("cuda_retain");
        assert_eq!(b.status(&format!("close_token {q}")), INVALID_VALUE);
        let q = b.import(&token, 0);
        assert!(b.holds(q, PAGE, 5));
        b.close_token(q);
        b.values("cuda_release");
    }
}

fn a_key_is_imported_anew_behind_a_reset() {
    const INVALID_HANDLE: u32 = 107_017;
    let (mut a, mut b) = pair();
    for process in [&mut a, &mut b] {
        process.value("acl set");
    }
    let p = a.value(&format!("acl allocate {MIB}"));
    a.fill(p, PAGE, 4);
    let (status, key) = a.call(&format!("acl export_key {p} {MIB}"));
    assert_eq!(status, 0);
    let (import, close) = (format!("acl import_key {}", key[0]), format!("acl close_key {}", key[0]));
    for _ in 0..2 {
        let q = b.value(&import);
        assert_eq!(b.value(&import), q);
        assert!(b.holds(q, PAGE, 4));
        assert_eq!(b.status("reset"), 0, "another dialect's");
        b.value("acl set");
        let q = b.value(&import);
        assert!(b.holds(q, PAGE, 4));
        assert_eq!((b.status(&close), b.status(&close)), (0, INVALID_HANDLE));
        assert_eq!(b.value(&format!("kind {q}")), 0);
        b.value(&import);
        assert_eq!(b.status("reset"), 0);
        b.value("acl set");
        assert_eq!(b.status(&close), INVALID_HANDLE);
    }
}

/// Keeps a stream busy for a moment, where a stream can.
fn stall(process: &mut Process, stream: u64) {
    let status = process.status(&format!("stall {stream} 50"));
    assert!([0, NOT_SUPPORTED].contains(&status), "{}", process.reason());
}

fn an_event_orders_work_by_its_token() {
    let (mut a, mut b) = pair();
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let token = a.token_of(&format!("token_of_event {event}"));
    assert_eq!(b.values(&format!("describe {token}"))[0], 4);
    let opened = b.value(&format!("import_event -1 {token}"));
    assert_eq!(b.value(&format!("import_event 0 {token}")), opened);
    assert_eq!(a.value(&format!("import_event -1 {token}")), event, "the owner's own");
    assert_eq!(a.status(&format!("close_event_token {event}")), 0);
    let (stream, waiting) = (a.stream(), b.stream());
    let p = a.allocate(PAGE);
    let q = b.import(&a.token(p), 0);
    stall(&mut a, stream);
    a.values(&format!("set {p} 7 {PAGE} {stream}"));
    a.values(&format!("record {event} {stream}"));
    b.values(&format!("stream_waits {waiting} {opened}"));
    b.values(&format!("finish_stream {waiting}"));
    assert_eq!(b.value(&format!("bytes_are {q} {PAGE} 7")), 1);
    assert_eq!(b.status(&format!("close_token {opened}")), INVALID_VALUE, "it is no memory");
    assert_eq!(b.call(&format!("import -1 {token}")).0, REFUSED);
    for status in [0, 0, INVALID_VALUE] {
        assert_eq!(b.status(&format!("close_event_token {opened}")), status);
    }
    assert_eq!(a.status(&format!("destroy_event {event}")), 0);
    assert_eq!(b.status(&format!("import_event -1 {token}")), STALE);
    let plain = a.value("create_event 0");
    assert_eq!(a.status(&format!("token_of_event {plain}")), INVALID_CONFIGURATION);
}

fn an_imported_event_is_for_ascendcls_calls_too() {
    let (mut a, mut b) = pair();
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let token = a.token_of(&format!("token_of_event {event}"));
    let opened = b.value(&format!("import_event -1 {token}"));
    assert_eq!(b.value(&format!("import_event -1 {token}")), opened);
    let p = a.allocate(PAGE);
    let q = b.import(&a.token(p), 0);
    let stream = a.stream();
    stall(&mut a, stream);
    a.values(&format!("set {p} 7 {PAGE} {stream}"));
    a.values(&format!("record {event} {stream}"));
    b.value("acl set");
    b.value(&format!("acl wait {opened}"));
    b.value("acl finish");
    assert_eq!(b.value(&format!("bytes_are {q} {PAGE} 7")), 1);
    b.value(&format!("acl record {opened}"));
    b.value(&format!("acl synchronize {opened}"));
    assert_eq!(b.value(&format!("acl query {opened}")), 1);
    a.values(&format!("wait_event {event}"));
    for _ in 0..2 {
        assert_eq!(b.status(&format!("acl destroy {opened}")), 0);
    }
    // AscendCL's own library has undefined behaviour there.
    if peer::backend() != "ascend" {
        assert_eq!(b.status(&format!("acl destroy {opened}")), 107_017);
    }
    assert_eq!(b.status(&format!("close_event_token {opened}")), INVALID_VALUE);
    let opened = b.value(&format!("import_event -1 {token}"));
    b.value(&format!("acl synchronize {opened}"));
    assert_eq!(b.status(&format!("close_event_token {opened}")), 0);
}

fn an_event_that_ascendcls_reset_destroys_is_stale() {
    let (mut a, mut b) = pair();
    a.value("acl set");
    let event = a.value("acl create_event");
    let token = a.token_of(&format!("token_of_event {event}"));
    let opened = b.value(&format!("import_event -1 {token}"));
    assert_eq!(b.status(&format!("close_event_token {opened}")), 0);
    a.value("acl reset");
    assert_eq!(b.status(&format!("import_event -1 {token}")), STALE);
}

/// The kept mapping goes with the allocation, with its pool, with its owner, and by a trim.
fn memory_of_a_pool_is_kept_like_any_other() {
    let (mut a, mut b) = pair();
    let (status, pool) = a.by(Names::Hip, "pool");
    if status != 0 {
        return skipped("no pools here");
    }
    let fresh = |a: &mut Process, pool: &str, seed: u64| {
        let address = a.get(Names::Hip, &format!("allocate_from {pool} {GRANULE}"));
        a.fill(address, PAGE, seed);
        a.values("synchronize");
        (address, a.call(&format!("token {address} 0")))
    };
    let (_, (status, values)) = fresh(&mut a, &pool[0], 1);
    if status == NOT_SUPPORTED {
        return skipped("memory of a pool has no token here");
    }
    let kept = |b: &mut Process, token: &str, seed: u64| {
        let opened = b.import(token, 0);
        assert!(b.holds(opened, PAGE, seed));
        b.close_token(opened);
        assert_eq!(b.value(&format!("kind {opened}")), 2, "it is kept");
        assert_eq!(b.import(token, 0), opened);
        b.close_token(opened);
        opened
    };
    let opened = kept(&mut b, &values[0], 1);
    assert_eq!(b.status("trim"), 0);
    assert_eq!(b.value(&format!("kind {opened}")), 0);
    // The host back end has a descriptor of each imported pool.
    let links = std::fs::read_dir(format!("/proc/{}/fd", b.id())).expect("a living process").flatten();
    let links = links.filter_map(|entry| std::fs::read_link(entry.path()).ok());
    assert_eq!(
        links.filter(|link| link.to_string_lossy().starts_with("/memfd:anygpu-pool-")).count(),
        0,
        "the pool went, too"
    );
    kept(&mut b, &values[0], 1);
    for seed in 2..10 {
        let (address, (_, values)) = fresh(&mut a, &pool[0], seed);
        let opened = kept(&mut b, &values[0], seed);
        assert_eq!(a.by(Names::Hip, &format!("free_from {address}")).0, 0);
        assert_eq!(b.refused(&values[0]).0, STALE);
        // What is allocated there next is another buffer, imported before or after the old mapping has gone.
        if seed % 2 == 0 {
            assert!(comes_true(|| b.value(&format!("kind {opened}")) == 0));
        }
    }
    let opened = kept(&mut b, &values[0], 1);
    assert_eq!(a.by(Names::Hip, &format!("destroy {}", pool[0])).0, 0);
    assert_eq!(b.refused(&values[0]).0, STALE, "its pool is destroyed");
    assert!(comes_true(|| b.value(&format!("kind {opened}")) == 0));
    // Another pool, perhaps of the old one's handle.
    let pool = a.get(Names::Hip, "pool").to_string();
    let (_, (_, values)) = fresh(&mut a, &pool, 11);
    let opened = kept(&mut b, &values[0], 11);
    a.kill();
    assert!(comes_true(|| b.value(&format!("kind {opened}")) == 0));
    b.finish();
}

/// A process that imports an allocation by a token and by itself has one mapping, which ends with the later end of both.
fn memory_of_a_pool_stays_for_its_last_importer() {
    let (mut a, mut b) = pair();
    for names in [Names::Hip, Names::Cuda] {
        let (status, pool) = a.by(names, "pool");
        if status != 0 {
            skipped("no pools here");
            continue;
        }
        let p = a.get(names, &format!("allocate_from {} {GRANULE}", pool[0]));
        a.fill(p, PAGE, 5);
        a.values("synchronize");
        let (status, values) = a.call(&format!("token {p} 0"));
        if status == NOT_SUPPORTED {
            skipped("memory of a pool has no token here");
            continue;
        }
        let exported = a.get(names, &format!("export_pool {}", pool[0]));
        let descriptor = a.give(exported, &mut b);
        let imported = b.get(names, &format!("import_pool {descriptor}"));
        let (status, name) = a.by(names, &format!("name {p}"));
        assert_eq!(status, 0);
        let own = |b: &mut Process| b.get(names, &format!("import_name {imported} {}", name[0]));
        let is_freed = |b: &mut Process, address: u64| b.by(names, &format!("free_from {address}")).0 == 0;
        let close_all = |b: &mut Process, opened: u64| {
            b.close_token(opened);
            assert_eq!(b.status("trim"), 0);
        };
        // Closed, or kept and let go, before the program's own free.
        for is_kept in [false, true] {
            let opened = b.import(&values[0], 0);
            if is_kept {
                b.close_token(opened);
            }
            let q = own(&mut b);
            if is_kept {
                assert_eq!(b.status("trim"), 0)
            } else {
                close_all(&mut b, opened)
            }
            assert!(b.holds(q, PAGE, 5), "{names:?}: the token's close has freed it");
            assert!(is_freed(&mut b, q) && !is_freed(&mut b, q));
            assert_eq!(b.value(&format!("kind {q}")), 0);
        }
        // Freed by the program before the token's close, whoever was first.
        for is_first in [false, true] {
            let early = is_first.then(|| own(&mut b));
            let opened = b.import(&values[0], 0);
            let q = early.unwrap_or_else(|| own(&mut b));
            assert_eq!(own(&mut b), q);
            assert!(is_freed(&mut b, q), "both of the program's own");
            assert!(!is_freed(&mut b, q), "{names:?}: what a token has open is not the program's to free");
            assert!(b.holds(opened, PAGE, 5), "{names:?}: the program's free has ended the token's");
            close_all(&mut b, opened);
            assert_eq!(b.value(&format!("kind {opened}")), 0);
        }
        b.get(names, &format!("destroy {imported}"));
        assert_eq!(a.by(names, &format!("free_from {p}")).0, 0);
    }
    b.finish();
}

fn a_refused_unmap_leaves_the_token() {
    let (mut a, mut b) = pair();
    for names in [Names::Hip, Names::Cuda] {
        if a.by(names, &format!("create {GRANULE}")).0 != 0 {
            skipped("no physical memory here");
            continue;
        }
        let (_, address) = a.physical(names, 2 * GRANULE);
        let (status, values) = a.call(&format!("token {address} 0"));
        if status == NOT_SUPPORTED {
            skipped("physical memory has no token here");
            continue;
        }
        let there = b.import(&values[0], 0);
        assert_ne!(a.by(names, &format!("unmap {address} {GRANULE}")).0, 0, "a part of a mapping");
        assert_eq!(b.import(&values[0], 0), there);
        assert_eq!(a.token(address), values[0]);
        for _ in 0..2 {
            b.close_token(there);
        }
        a.unmapped(names, address, 2 * GRANULE);
        assert_eq!(b.refused(&values[0]).0, STALE);
    }
}

/// A free withdraws what others can name before the runtime's call, and a call that fails frees nothing.
fn a_free_that_fails_leaves_the_token() {
    let (mut a, mut b) = pair();
    let (p, gone) = (a.allocate(PAGE), a.stream());
    a.fill(p, PAGE, 7);
    let token = a.token(p);
    let there = b.import(&token, 0);
    assert_eq!(a.status(&format!("destroy_stream {gone}")), 0);
    for call in [format!("free_queued {p} {gone}"), format!("free {}", p + 1), format!("free_host {p}")] {
        assert_ne!(a.status(&call), 0, "{call}");
        assert_eq!(b.import(&token, 0), there, "{call}");
        assert!(b.holds(there, PAGE, 7));
        assert_eq!(a.token(p), token, "under the serial number that it had");
        assert_eq!(a.import(&token, 0), p, "its owner's own");
    }
    assert_eq!(a.free(p), 0);
    assert_eq!(b.refused(&token).0, STALE);
    assert_eq!(a.refused(&token).0, STALE);
}

fn bad_arguments_write_nothing() {
    let (mut a, mut b) = pair();
    let p = a.allocate(PAGE);
    assert_eq!(a.status(&format!("token_to_null {p}")), INVALID_VALUE);
    let token = a.token(p);
    assert_eq!(b.status(&format!("import_to_null {token}")), INVALID_VALUE);
    assert_eq!(b.call("import_null"), (INVALID_VALUE, vec![UNTOUCHED.to_string()]));
    assert_eq!(b.refused("nonsense").0, REFUSED);
    assert_eq!(b.status("close_token 0"), INVALID_VALUE);
    assert_eq!(b.status(&format!("close_token {p}")), INVALID_VALUE);
    assert_eq!(b.status("close_event_token 0"), INVALID_VALUE);
    assert_eq!(b.status("trim"), 0);
}

fn a_note_travels_with_a_token() {
    let (mut a, mut b) = pair();
    let p = a.allocate(PAGE);
    a.fill(p, PAGE, 2);
    let token = a.token(p);
    assert_eq!(b.values(&format!("describe {token}"))[9..], [0, 0]);
    let noted = a.token_of(&format!("annotate 256 17 {token}"));
    assert_eq!(b.values(&format!("describe {noted}"))[9..], [256, 17]);
    assert_eq!(a.status(&format!("annotate 257 17 {token}")), INVALID_VALUE);
    let q = b.import(&noted, 0);
    assert_eq!(b.import(&token, 0), q, "one buffer");
    assert!(b.holds(q, PAGE, 2));
}

/// Runs this program's peer in new namespaces; `None`, reported, where that is not allowed.
fn elsewhere(arguments: &[&str]) -> Option<Process> {
    let allowed = Command::new("unshare").args(arguments).arg("true").output();
    if !allowed.is_ok_and(|output| output.status.success()) {
        skipped(format!("unshare {arguments:?} is not allowed here"));
        return None;
    }
    Some(Process::start_under("unshare", arguments))
}

fn who_cannot_share_is_told_why() {
    let mut a = Process::start();
    let p = a.allocate(PAGE);
    let token = a.token(p);
    if let Some(mut b) = elsewhere(&["--net", "--"]) {
        let (status, reason) = b.refused(&token);
        assert_eq!(status, UNREACHABLE, "{reason}");
        assert!(reason.contains("another network namespace") && reason.contains("ANYGPU_BROKER_DIR"), "{reason}");
    }
    if let Some(mut b) = elsewhere(&["--pid", "--fork", "--mount-proc", "--"]) {
        let (status, reason) = b.refused(&token);
        assert_eq!(status, REFUSED, "{reason}");
        assert!(reason.contains("another PID namespace (container)"), "{reason}");
    }
    if let Some(mut b) = elsewhere(&["--net", "--pid", "--fork", "--mount-proc", "--"]) {
        let (status, reason) = b.refused(&token);
        assert_eq!(status, UNREACHABLE, "{reason}");
        assert!(reason.contains("another PID namespace (container)"), "{reason}");
        assert!(reason.contains("ANYGPU_BROKER_DIR"), "{reason}");
    }
    // In both the processes have the same id, and descriptors of the same numbers.
    let folder = tempfile::tempdir().expect("a folder");
    let setting = format!("ANYGPU_BROKER_DIR={}", folder.path().join("broker").display());
    let unshare = ["--pid", "--fork", "--mount-proc", "env", &setting];
    if let (Some(mut a), Some(mut b)) = (elsewhere(&unshare), elsewhere(&unshare)) {
        let [token, _] = [&mut a, &mut b].map(|process| {
            let p = process.allocate(PAGE);
            process.token(p)
        });
        let (status, reason) = b.refused(&token);
        assert_eq!(status, REFUSED, "{reason}");
        assert!(reason.contains("another process-id namespace"), "{reason}");
    }
    if let Some(mut b) = elsewhere(&["--user", "--map-root-user", "--"]) {
        let (status, reason) = b.refused(&token);
        assert_eq!(status, REFUSED, "{reason}");
        assert!(reason.contains("user namespace"), "{reason}");
    }
    // SAFETY: a plain question.
    if unsafe { libc::geteuid() } == 0 {
        let mut b = Process::start_with(&Settings { user: Some(1234), ..Settings::default() });
        let (status, reason) = b.refused(&token);
        assert_eq!(status, REFUSED, "{reason}");
        assert!(reason.contains("another user's"), "{reason}");
    } else {
        skipped("only root can be another user");
    }
    let mut b = Process::start();
    let (status, reason) = b.refused(&changed(&token, 20, 1));
    assert_eq!(status, REFUSED, "{reason}");
    assert!(reason.contains("made on another machine"), "{reason}");
    let (status, reason) = b.refused(&changed(&token, 72, b'h' ^ b'x'));
    assert_eq!(status, REFUSED, "{reason}");
    assert!(reason.contains("the owner uses the back end xost, this process host"), "{reason}");
    let (status, reason) = b.refused(&changed(&token, 7, 3));
    assert_eq!(status, REFUSED, "{reason}");
    assert!(b.import(&changed(&token, 470, 1), 0) != 0, "reserved bytes are for later versions");
}

fn a_stopped_owner_is_unreachable() {
    let (mut a, mut b) = pair();
    let p = a.allocate(PAGE);
    let token = a.token(p);
    let signal = |signal| {
        // SAFETY: a child of ours that was not waited for.
        unsafe { libc::kill(a.id() as i32, signal) };
    };
    signal(libc::SIGSTOP);
    // The signal is one thread's, which stops the others a moment later.
    let threads = format!("/proc/{}/task", a.id());
    let is_stopped = |thread: fs::DirEntry| {
        fs::read_to_string(thread.path().join("status")).is_ok_and(|status| status.contains("State:\tT"))
    };
    while !fs::read_dir(&threads).expect("the owner").flatten().all(is_stopped) {
        std::thread::sleep(Duration::from_millis(1));
    }
    let (status, reason) = b.refused(&token);
    signal(libc::SIGCONT);
    assert_eq!(status, UNREACHABLE, "{reason}");
    assert!(reason.contains(&format!("process {}, the token's owner, cannot be asked", a.id())), "{reason}");
    assert!(reason.contains("it may be stopped, by a signal or a debugger"), "{reason}");
    b.import(&token, 0);
}

/// A token with some bits of one byte turned, and its checksum made right again.
fn changed(token: &str, at: usize, bits: u8) -> String {
    let byte = |at: usize| u8::from_str_radix(&token[2 * at..2 * at + 2], 16).expect("a byte");
    let mut bytes: Vec<u8> = (0..504).map(byte).collect();
    bytes[at] ^= bits;
    bytes.extend(XxHash64::oneshot(0, &bytes).to_le_bytes());
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Builds a vendor's stand-in once, and returns its folder.
fn built(vendor: &str, name: &str, defined: &str) -> PathBuf {
    static BUILT: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let folder = scratch(&format!("stand-in-{name}"));
    let defined: Vec<String> = defined.split_whitespace().map(str::to_owned).collect();
    if BUILT.lock().expect("no panic").insert(name.to_owned()) {
        stand_in(vendor, &folder.join(name), &defined, &[]);
    }
    folder
}

/// The tests of every back end, over the stand-ins for the vendors' libraries.
fn over_the_vendors_stand_ins() {
    if common::hip::page() != 4096 {
        return skipped("the stand-ins have pages of 4 KiB");
    }
    let over = |(vendor, name, defined): (&str, &str, &str)| {
        let folder = built(vendor, name, defined);
        let mut command = Command::new("/proc/self/exe");
        command.env(peer::BACKEND, vendor).env("LD_LIBRARY_PATH", folder);
        let output = text(&succeed(&mut command).stdout);
        assert!(output.contains("24 passed; 0 failed"), "{output}");
        // HIP 6's own calls are forwarded, and what they map is nobody's here.
        let words = "physical memory that was mapped by the vendor's HIP itself cannot be shared";
        assert_eq!(output.contains(words), name == "libamdhip64.so.6", "{output}");
    };
    // Each waits for its processes most of the time.
    std::thread::scope(|scope| {
        for library in [
            ("nvidia", "libcuda.so.1", ""),
            ("amd", "libamdhip64.so.5", "-DHIP_ABI=5"),
            ("amd", "libamdhip64.so.6", "-DHIP_ABI=6"),
            ("ascend", "libascendcl.so", ""),
        ] {
            scope.spawn(move || over(library));
        }
    });
}

/// The driver is called with the using device current, and not at all for what is open.
fn an_import_becomes_one_call_of_cudas_driver() {
    let folder = built("nvidia", "libcuda.so.1", "");
    let log = scratch("calls").join("log");
    _ = std::fs::remove_file(&log);
    let (folder, path) = (folder.to_str().expect("text"), log.to_str().expect("text"));
    let environment = [("ANYGPU_BACKEND", "nvidia"), ("LD_LIBRARY_PATH", folder), ("STANDIN_DEVICES", "2")];
    let watched = [&environment[..], &[("STANDIN_LOG", path)]].concat();
    let mut a = Process::start_with(&Settings { environment: &environment, ..Settings::default() });
    let mut b = Process::start_with(&Settings { environment: &watched, ..Settings::default() });
    let p = a.allocate(MIB);
    let token = a.token(p);
    b.values("device");
    let calls = |b: &mut Process, command: &str| {
        _ = std::fs::remove_file(&log);
        let (status, values) = b.call(command);
        assert_eq!(status, 0, "{command}: {}", b.reason());
        let calls = std::fs::read_to_string(&log).unwrap_or_default();
        (calls.lines().map(str::to_owned).collect::<Vec<_>>(), values)
    };
    let opened = |device: u32| {
        let first = ["cuCtxGetCurrent".to_owned(), format!("cuDevicePrimaryCtxRetain {device}")];
        let rest = ["cuIpcOpenMemHandle_v2 1", "cuPointerGetAttributes 1 mem1"].map(str::to_owned);
        (first, rest)
    };
    let (made, values) = calls(&mut b, &format!("import 1 {token}"));
    let (first, rest) = opened(1);
    assert_eq!(made[..2], first);
    assert_eq!(made[2..4], ["cuCtxPushCurrent_v2 primary1", "cuCtxGetCurrent"]);
    assert_eq!(made[4..6], rest);
    assert_eq!(made[6..], ["cuCtxPopCurrent_v2", "cuPointerGetAttributes 12 mem1"]);
    let address = &values[0];
    // Counted and kept, without a call.
    assert_eq!(calls(&mut b, &format!("import 1 {token}")), (vec![], vec![address.clone()]));
    assert!(calls(&mut b, &format!("close_token {address}")).0.is_empty());
    assert!(calls(&mut b, &format!("close_token {address}")).0.is_empty());
    assert_eq!(calls(&mut b, &format!("import 1 {token}")), (vec![], vec![address.clone()]));
    assert!(calls(&mut b, &format!("close_token {address}")).0.is_empty());
    // Another device has another mapping.
    let (made, values) = calls(&mut b, &format!("import 0 {token}"));
    assert!(made.contains(&"cuIpcOpenMemHandle_v2 1".to_owned()), "{made:?}");
    assert_ne!(values[0], *address);
    assert!(calls(&mut b, &format!("close_token {}", values[0])).0.is_empty());
    // Closed where it was opened.
    let (made, _) = calls(&mut b, "trim");
    let closed: Vec<&String> = made.iter().filter(|call| !call.starts_with("cuPointer")).collect();
    assert_eq!(made.iter().filter(|call| call.starts_with("cuIpcCloseMemHandle")).count(), 2, "{closed:?}");
    let place = made.iter().position(|call| call.starts_with("cuIpcCloseMemHandle mem1")).expect("closed");
    assert!(made[..place].contains(&"cuCtxPushCurrent_v2 primary1".to_owned()), "{made:?}");
    for device in [1, 0] {
        let (_, values) = calls(&mut b, &format!("import {device} {token}"));
        assert!(calls(&mut b, &format!("close_token {}", values[0])).0.is_empty());
    }
    // CUDA's own allocation, which fails, is tried again without what is kept; and when nothing is kept it is not.
    calls(&mut b, "select 1");
    let expected = ["cuMemAlloc_v2", "cuIpcCloseMemHandle", "cuMemAlloc_v2"];
    for expected in [&expected[..], &expected[..1]] {
        _ = std::fs::remove_file(&log);
        assert_eq!(b.status(&format!("cuda_allocate {}", 1_u64 << 60)), 2, "{}", b.reason());
        let made = std::fs::read_to_string(&log).expect("calls");
        let of_memory = |call: &&str| call.starts_with("cuMem") || call.starts_with("cuIpc");
        let mut made: Vec<&str> = made.lines().filter(of_memory).collect();
        made.dedup_by_key(|call| call.split(' ').next());
        assert!(made.iter().zip(expected).all(|(call, expected)| call.starts_with(expected)), "{made:?}");
        assert_eq!(made.len(), expected.len(), "{made:?}");
    }
}

/// What the driver opens may be another buffer by then, at the freed one's address.
fn memory_freed_while_it_is_opened_is_stale() {
    let folder = built("nvidia", "libcuda.so.1", "");
    let hold = scratch("hold").join("held");
    _ = std::fs::remove_file(&hold);
    let (folder, path) = (folder.to_str().expect("text"), hold.to_str().expect("text"));
    let environment = [("ANYGPU_BACKEND", "nvidia"), ("LD_LIBRARY_PATH", folder)];
    let held = [&environment[..], &[("STANDIN_HOLD", path)]].concat();
    let mut a = Process::start_with(&Settings { environment: &environment, ..Settings::default() });
    let mut b = Process::start_with(&Settings { environment: &held, ..Settings::default() });
    for is_freed in [false, true] {
        let p = a.allocate(MIB);
        let token = a.token(p);
        b.send(&format!("import 0 {token}"));
        assert!(comes_true(|| hold.exists()), "it does not open the memory");
        if is_freed {
            assert_eq!(a.free(p), 0);
        }
        std::fs::remove_file(&hold).expect("made by the driver");
        let (status, values) = b.reply();
        assert_eq!(status, if is_freed { STALE } else { 0 }, "{values:?}: {}", b.reason());
    }
}

/// As `ulimit -f` has it, which counts the register's size, not its memory.
fn a_limit_of_file_sizes_leaves_room_for_tokens() {
    let settings = Settings { file_size: Some(8 * MIB), ..Settings::default() };
    let (mut a, mut b) = (Process::start_with(&settings), Process::start_with(&settings));
    let p = a.allocate(PAGE);
    a.fill(p, PAGE, 5);
    let token = a.token(p);
    let opened = b.import(&token, 0);
    assert!(b.holds(opened, PAGE, 5));
    b.close_token(opened);
}

/// Over CUDA's driver, whose contexts own memory and events.
fn what_ends_with_a_context_is_stale() {
    let folder = built("nvidia", "libcuda.so.1", "");
    let environment = [("ANYGPU_BACKEND", "nvidia"), ("LD_LIBRARY_PATH", folder.to_str().expect("text"))];
    let settings = Settings { environment: &environment, ..Settings::default() };
    let mut b = Process::start_with(&settings);
    // Without a context that anybody else has.
    let mut a = Process::start_with(&settings);
    a.value("acl set");
    let p = a.value(&format!("acl allocate {PAGE}"));
    let token = a.token(p);
    let kept = b.import(&token, 0);
    b.close_token(kept);
    a.value("acl reset");
    assert_eq!(b.refused(&token).0, STALE, "AscendCL's last reset freed it");
    assert!(comes_true(|| b.value(&format!("kind {kept}")) == 0));

    let mut a = Process::start_with(&settings);
    a.values("cuda_retain");
    a.values("cuda_retain");
    let p = a.value(&format!("cuda_allocate {PAGE}"));
    let token = a.token(p);
    a.values("cuda_release");
    let there = b.import(&token, 0);
    b.close_token(there);
    a.values("cuda_release");
    assert_eq!(b.refused(&token).0, STALE, "the last release freed it");

    // Neither what other contexts of the device have, nor what is open in them.
    a.values("cuda_retain");
    let p = a.value(&format!("cuda_allocate {PAGE}"));
    let goes = a.token(p);
    a.value("cuda_context");
    let inside = a.value(&format!("cuda_allocate {PAGE}"));
    let (stays, event) = (a.token(inside), a.value(&format!("create_event {SHARED_EVENT}")));
    let recorded = a.token_of(&format!("token_of_event {event}"));
    let other = b.allocate(PAGE);
    let others = b.token(other);
    let imported = a.import(&others, 0);
    a.values("cuda_release");
    assert_eq!(b.refused(&goes).0, STALE);
    let there = b.import(&stays, 0);
    b.close_token(there);
    assert_eq!(b.status(&format!("import_event -1 {recorded}")), 0);
    a.close_token(imported);

    for reset in ["reset", "cuda_reset", "cudart_reset"] {
        let mut a = Process::start_with(&settings);
        let p = a.allocate(PAGE);
        let token = a.token(p);
        let kept = b.import(&token, 0);
        b.close_token(kept);
        a.values(reset);
        assert_eq!(b.refused(&token).0, STALE, "{reset} freed it");
        assert!(comes_true(|| b.value(&format!("kind {kept}")) == 0));
    }

    for names in ["hip", "cuda"] {
        let mut a = Process::start_with(&settings);
        let outside = a.allocate(PAGE);
        let stays = a.token(outside);
        let context = a.value(&format!("{names}_context"));
        let inside = a.allocate(PAGE);
        let goes = a.token(inside);
        let event = a.value(&format!("create_event {SHARED_EVENT}"));
        let recorded = a.token_of(&format!("token_of_event {event}"));
        let kept = b.import(&goes, 0);
        b.close_token(kept);
        assert_ne!(a.status(&format!("{names}_destroy_context 0")), 0);
        assert_eq!(b.import(&goes, 0), kept, "a refused call ends nothing");
        b.close_token(kept);
        // What is imported there goes, too, and is known to be gone.
        let other = b.allocate(PAGE);
        let others = b.token(other);
        let imported = a.import(&others, 0);
        let idle = a.import(&b.token(other), 0);
        assert_eq!(imported, idle);
        a.close_token(idle);
        assert_eq!(a.status(&format!("{names}_destroy_context {context}")), 0);
        assert_eq!(b.refused(&goes).0, STALE);
        assert_eq!(b.status(&format!("import_event -1 {recorded}")), STALE);
        assert!(comes_true(|| b.value(&format!("kind {kept}")) == 0), "what is kept is let go of");
        let there = b.import(&stays, 0);
        b.close_token(there);
        assert_eq!(a.status(&format!("close_token {imported}")), INVALID_VALUE);
        let again = a.import(&others, 0);
        assert_eq!(a.value(&format!("kind {again}")), 2);
        a.close_token(again);
    }
}

fn devices_without_a_path_are_named() {
    let folder = built("nvidia", "libcuda.so.1", "");
    let common = [("ANYGPU_BACKEND", "nvidia"), ("LD_LIBRARY_PATH", folder.to_str().expect("text"))];
    let settings = |more: &[(&'static str, &'static str)]| [&common[..], more].concat();
    let owner = settings(&[("STANDIN_DEVICES", "2")]);
    let mut a = Process::start_with(&Settings { environment: &owner, ..Settings::default() });
    let p = a.allocate(PAGE);
    let token = a.token(p);
    let fails = ("STANDIN_FAIL", "cuIpcOpenMemHandle_v2=1");
    let cut_off = settings(&[("STANDIN_DEVICES", "2"), ("STANDIN_PEERS", "0"), fails]);
    let mut b = Process::start_with(&Settings { environment: &cut_off, ..Settings::default() });
    assert_eq!(b.status(&format!("import 1 {token}")), PEER_ACCESS_UNSUPPORTED);
    let reason = b.reason();
    assert!(reason.contains("device 1 has no peer path to device 0, which has the memory"), "{reason}");
    let hidden = settings(&[("STANDIN_DEVICES", "2"), ("CUDA_VISIBLE_DEVICES", "1"), fails]);
    let mut b = Process::start_with(&Settings { environment: &hidden, ..Settings::default() });
    let (status, reason) = b.refused(&token);
    assert_eq!(status, REFUSED, "{reason}");
    assert!(
        reason.contains("the device of the memory is not visible to this process (CUDA_VISIBLE_DEVICES"),
        "{reason}"
    );
}

fn the_hosts_handles_are_refused_elsewhere() {
    let folder = built("nvidia", "libcuda.so.1", "");
    let environment = [("ANYGPU_BACKEND", "nvidia"), ("LD_LIBRARY_PATH", folder.to_str().expect("text"))];
    let mut a = Process::start();
    let mut b = Process::start_with(&Settings { environment: &environment, ..Settings::default() });
    let p = a.allocate(PAGE);
    assert_eq!(b.try_open(&a.export(p)), (17, UNTOUCHED));
    assert!(b.reason().contains("was made by a process that uses the host back end"), "{}", b.reason());
    let own = b.allocate(PAGE);
    assert_eq!(a.try_open(&b.export(own)), (17, UNTOUCHED));
    assert!(a.reason().contains("was not made by anygpu's host back end"), "{}", a.reason());
}

fn a_forked_child_is_refused() {
    let (mut a, mut b) = pair();
    let p = a.allocate(PAGE);
    let q = b.import(&a.token(p), 0);
    // Frees what its parent exported, and closes what its parent has open: every call is refused, and none hangs.
    for (process, address) in [(&mut a, p), (&mut b, q)] {
        let (status, answers) = process.call(&format!("fork_token {address}"));
        assert_eq!(status, 0);
        assert!(!answers.is_empty() && answers.iter().all(|answer| answer == "3"), "{answers:?}");
    }
    assert_eq!(b.import(&a.token(p), 0), q);
}

fn a_forked_child_is_not_the_owner() {
    let (mut a, _b) = pair();
    let p = a.allocate(PAGE);
    let token = a.token(p);
    assert_eq!(a.values(&format!("describe {token}"))[3], 1);
    assert_eq!(a.value(&format!("fork_describe {token}")), 0);
    assert_eq!(a.values(&format!("describe {token}"))[3], 1);
}

fn threads_that_import_and_trim_agree() {
    let (mut a, mut b) = pair();
    let p = a.allocate(PAGE);
    a.values(&format!("copy_word {p}"));
    let token = a.token(p);
    if peer::backend() == "amd" {
        // AMD's runtime unmaps twice what it closes: what the first call maps is not to fall in between.
        let q = b.import(&token, 0);
        b.close_token(q);
    }
    assert_eq!(b.value(&format!("import_by_threads 64 40 {UNTOUCHED} {token}")), 0, "{}", b.reason());
    let q = b.import(&token, 0);
    b.close_token(q);
    assert_eq!(b.status(&format!("close_token {q}")), INVALID_VALUE, "all were closed");
    b.finish();
}

fn a_child_forked_during_the_first_export_keeps_nothing_open() {
    let slow = scratch("slow").join("slow_fallocate.so");
    compile_library(&slow, &[root().join("tests/c/slow_fallocate.c")], &["-ldl"]);
    let preloaded = [("LD_PRELOAD", slow.to_str().expect("text"))];
    let mut a = Process::start_with(&Settings { environment: &preloaded, ..Settings::default() });
    let p = a.allocate(PAGE);
    assert_eq!(a.call(&format!("fork_during_export {p}")), (0, vec!["files=0".to_owned()]));
}

fn a_forked_child_keeps_nothing_open() {
    let (mut a, mut b) = pair();
    let before = a.value("memory");
    let p = a.allocate(64 * MIB);
    let token = a.token(p);
    let q = b.import(&token, 0);
    let children = [b.value("fork_idle"), a.value("fork_idle")];
    b.close_token(q);
    assert_eq!(b.import(&token, 0), q);
    b.close_token(q);
    assert_eq!(a.free(p), 0);
    assert!(comes_true(|| a.value("memory") == before), "the importer's child does not have it");
    // Nor is an owner alive by its child.
    let p = a.allocate(MIB);
    let token = a.token(p);
    let q = b.import(&token, 0);
    b.close_token(q);
    let last = a.value("fork_idle");
    a.kill();
    assert!(comes_true(|| b.value(&format!("kind {q}")) == 0));
    assert_eq!(b.refused(&token).0, STALE);
    assert_eq!(Process::start().refused(&token).0, STALE);
    for child in children.into_iter().chain([last]) {
        // SAFETY: a plain system call; the children sleep, and nobody has waited for them.
        unsafe { libc::kill(child as i32, libc::SIGKILL) };
    }
}

fn an_owner_that_is_replaced_has_ended() {
    let (mut a, mut b) = pair();
    let p = a.allocate(MIB);
    let token = a.token(p);
    let q = b.import(&token, 0);
    b.close_token(q);
    assert_eq!(a.status("replace"), 0);
    assert!(comes_true(|| b.value(&format!("kind {q}")) == 0), "what is kept is let go of");
    for mut process in [b, Process::start()] {
        let (status, reason) = process.refused(&token);
        assert_eq!(status, UNREACHABLE, "{reason}");
        assert!(reason.contains("it has replaced itself by another program"), "{reason}");
    }
}

fn tokens_of_a_dead_namespace_are_refused() {
    let mut b = Process::start();
    let of_pids = ["--pid", "--fork", "--kill-child", "--mount-proc", "--"];
    for options in [&["--net", "--"][..], &of_pids, &[&["--net"], &of_pids[..]].concat()] {
        let Some(mut a) = elsewhere(options) else { continue };
        let p = a.allocate(PAGE);
        let token = a.token(p);
        a.kill();
        let started = Instant::now();
        assert!(comes_true(|| [STALE, UNREACHABLE].contains(&b.refused(&token).0)), "{options:?}: {}", b.reason());
        assert_within(Duration::from_secs(2), started);
    }
}

/// Right checksums over each byte changed, of each way: an import is refused, or gives the memory itself.
fn no_byte_of_a_forged_token_does_harm() {
    let (mut a, mut b) = pair();
    let p = a.allocate(GRANULE);
    let (_, m) = a.physical(Names::Hip, GRANULE);
    let pool = a.get(Names::Hip, "pool");
    let n = a.get(Names::Hip, &format!("allocate_from {pool} {GRANULE}"));
    for (seed, memory) in [p, m, n].into_iter().enumerate() {
        let seed = seed as u64;
        a.fill(memory, PAGE, seed);
        a.values("synchronize");
        let token = a.token_of(&format!("token {memory} {PAGE}"));
        for at in 0..504 {
            let forged = changed(&token, at, 1 << (at % 8));
            for (process, own) in [(&mut a, Some(memory)), (&mut b, None)] {
                let (status, values) = process.call(&format!("import -1 {forged}"));
                if status != 0 {
                    let named = [REFUSED, STALE, UNREACHABLE, INVALID_VALUE, NOT_SUPPORTED, OUT_OF_MEMORY];
                    assert!(named.contains(&status), "byte {at}: {status}: {}", process.reason());
                    continue;
                }
                let opened: u64 = values[0].parse().expect("an address");
                // The offset is what the token says, and the number may be that of another object of the owner.
                if !(56..64).contains(&at) && !(112..120).contains(&at) {
                    assert!(own.is_none_or(|own| own == opened), "byte {at}");
                    assert!(process.holds(opened, PAGE, seed), "byte {at}");
                }
                process.close_token(opened);
            }
        }
        assert_eq!(b.status("trim"), 0);
        let q = b.import(&token, 0);
        assert!(b.holds(q, PAGE, seed));
        b.close_token(q);
    }
    b.finish();
    a.finish();
}

/// More owners than Linux lets a thread sleep on. `ANYGPU_TEST_TOKEN_OWNERS` is their number.
fn an_idle_importer_sleeps() {
    let count = std::env::var("ANYGPU_TEST_TOKEN_OWNERS").ok().and_then(|count| count.parse().ok()).unwrap_or(135);
    let mut b = Process::start();
    let mut owners: Vec<Process> = (0..count).map(|_| Process::start()).collect();
    let kept: Vec<(u64, u64)> = owners
        .iter_mut()
        .map(|owner| {
            let p = owner.allocate(PAGE);
            let q = b.import(&owner.token(p), 0);
            b.close_token(q);
            (p, q)
        })
        .collect();
    let folder = format!("/proc/{}/task", b.id());
    let watching = std::fs::read_dir(folder).expect("threads").flatten().map(|thread| thread.path());
    let mut watching = watching
        .filter(|thread| std::fs::read_to_string(thread.join("comm")).is_ok_and(|name| name.trim() == "anygpu-watch"));
    let thread = watching.next().expect("a thread that watches");
    let sleeps = || {
        let status = std::fs::read_to_string(thread.join("status")).expect("a thread");
        let line = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:")).expect("a count");
        line.trim().parse::<u64>().expect("a number")
    };
    let ran = || {
        let text = std::fs::read_to_string(thread.join("schedstat")).expect("a thread");
        text.split(' ').next().and_then(|time| time.parse::<u64>().ok()).expect("nanoseconds")
    };
    let (before, ran_before, started) = (sleeps(), ran(), Instant::now());
    std::thread::sleep(Duration::from_millis(1500));
    let seconds = started.elapsed().as_secs_f64();
    let (sleeps, ran) = ((sleeps() - before) as f64 / seconds, (ran() - ran_before) as f64 / seconds / 1e9);
    println!("{count} owners: {sleeps:.0} sleeps a second, {:.2} % of a processor", ran * 100.0);
    assert!(sleeps < 150.0, "it does not sleep");
    // Every owner is still listened to.
    for (index, (owner, (p, _))) in owners.iter_mut().zip(&kept).enumerate() {
        if index % 16 > 0 { assert_eq!(owner.free(*p), 0) } else { owner.kill() }
    }
    for (_, q) in kept {
        assert!(comes_true(|| b.value(&format!("kind {q}")) == 0));
    }
}

/// Processes that allocate, export, import, close and free, and are killed: none ever sees another buffer's bytes.
fn rounds_of_allocation_and_death_show_no_old_bytes() {
    let rounds = std::env::var("ANYGPU_TEST_TOKEN_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(400);
    churn::run(8, rounds);
}
