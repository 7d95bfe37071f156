// SPDX-License-Identifier: MIT OR Apache-2.0
//! Processes that share device memory and events on the host back end: what they promise each other, and what happens
//! with bad handles, in bad order, and when one of them dies.

use std::collections::BTreeSet;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use common::peer::{Handle, MIB, PAGE, Process, SHARED_EVENT, Settings, UNTOUCHED, to_hex};
use common::physical::{BOTH, GRANULE, Names, READ};
use common::{assert_within, comes_true, harness, peer, skipped};
use twox_hash::XxHash64;

const INVALID_VALUE: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;
const NOT_INITIALIZED: u64 = 3;
const INVALID_CONFIGURATION: u32 = 9;
const INVALID_DEVICE_POINTER: u32 = 17;
const NO_DEVICE: u32 = 100;
const INVALID_DEVICE: u32 = 101;
const INVALID_CONTEXT: u32 = 201;
const NOT_READY: u32 = 600;
const ILLEGAL_ADDRESS: u32 = 700;

macro_rules! tests {
    ($($name:ident)*) => {
        &[$((stringify!($name), $name)),*]
    };
}

/// What every vendor's runtime promises: the bodies run on a real GPU too, where [`peer::BACKEND`] names its back end.
const EVERYWHERE: &[harness::Test] = tests! {
    both_see_the_same_bytes
    several_processes_share_one_allocation
    an_interior_pointer_opens_at_the_base
    a_handle_asked_twice_has_the_same_bytes
    each_allocation_has_its_own_handle
    reopening_is_counted
    closing_refuses_what_was_not_opened
    freeing_refuses_what_was_not_allocated
    only_device_memory_has_a_handle
    null_and_flags_are_refused
    the_own_handle_is_refused
    a_handle_of_zeros_is_refused
    a_handle_of_an_ended_process_is_refused
    a_handle_of_freed_memory_is_refused
    an_event_orders_work_across_processes
    an_importer_may_record_an_event
    waiting_before_the_record_is_complete_at_once
    a_wait_takes_the_latest_record
    the_last_error_is_that_of_the_last_call
    physical_memory_is_shared_by_descriptor
    physical_memory_outlives_its_exporter
    importers_die_at_any_moment
    many_processes_import_at_once
    imported_memory_may_be_made_read_only
    a_pool_is_shared_by_descriptor_and_names
    what_is_no_descriptor_of_memory_is_refused
};

/// What the host's and Intel's back ends promise of events between processes, whose records this library keeps.
const WITH_OUR_RECORDS: &[harness::Test] = tests! {
    a_dead_recorder_is_an_error
    a_dead_recorder_is_an_error_however_many_records_follow
    recorders_killed_at_any_moment_are_judged_by_what_they_did
    a_dead_recorders_children_do_not_prolong_its_life
    a_wait_is_for_its_own_record
    recorders_follow_the_dead
    an_event_opened_twice_is_one_event
};

/// What the host back end promises beyond that.
const ON_THE_HOST: &[harness::Test] = tests! {
    the_memory_is_the_processors_too
    an_exported_range_is_all_that_is_seen
    freed_memory_stays_with_those_who_opened_it
    every_bit_of_a_handle_matters
    fields_that_contradict_the_file_are_refused
    random_bytes_are_refused
    truncated_and_foreign_handles_are_refused
    a_handle_does_not_come_back_with_its_address
    a_handle_does_not_come_back_with_its_process_number
    another_users_process_is_refused
    a_killed_importer_leaves_nothing
    a_killed_exporter_leaves_its_importers_working
    processes_killed_at_any_moment_leave_the_others_working
    a_forked_child_is_refused_and_never_hangs
    a_forked_child_does_not_wait_for_the_log
    a_forked_child_keeps_no_memory
    a_child_forked_before_the_first_call_works
    an_executed_child_works
    event_misuse_is_refused
    shared_events_leave_nothing
    ten_thousand_allocations_in_few_files
    the_memory_limit_holds
    the_default_memory_is_half_of_the_machines_or_the_cgroups
    the_limit_on_files_sizes_holds
    no_device_is_invented
    device_numbers_are_checked
    sizes_are_checked
    strict_memory_faults_and_names_the_allocation
    strict_memory_is_shared_all_the_same
    threads_mix_everything
    nothing_is_left_behind
    a_killed_exporter_leaves_a_pools_importers_working
    access_is_set_by_page_protection
    physical_memory_of_several_granularities
    memory_on_larger_pages_is_shared
    files_that_must_not_be_executed_are_shared
};

fn main() -> ExitCode {
    peer::serve_if_asked();
    let mut tests = EVERYWHERE.to_vec();
    let backend = peer::backend();
    if ["host", "intel"].contains(&backend.as_str()) {
        tests.extend(WITH_OUR_RECORDS);
    }
    if backend == "host" {
        tests.extend(ON_THE_HOST);
    }
    harness::run(tests)
}

fn both_see_the_same_bytes() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let size = 64 * MIB;
    let p = a.allocate(size);
    a.fill(p, size, 1);
    let q = b.open(&a.export(p));
    assert!(b.holds(q, size, 1));
    b.fill(q + MIB, MIB, 2);
    assert!(a.holds(p, MIB, 1));
    assert!(a.holds(p + MIB, MIB, 2));
    assert_eq!(b.values(&format!("range {}", q + MIB)), [q, size]);
    assert_eq!(b.value(&format!("kind {q}")), 2, "opened memory is device memory");
    assert_eq!(b.close(q), 0);
    assert_eq!(b.value(&format!("kind {q}")), 0, "closed memory is unknown memory");
    assert!(a.holds(p + MIB, MIB, 2));
    assert_eq!(a.free(p), 0);
    a.finish();
    b.finish();
}

fn the_memory_is_the_processors_too() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(MIB);
    let q = b.open(&a.export(p));
    a.call(&format!("poke {} 12345", p + 8 * PAGE));
    assert_eq!(b.value(&format!("peek {}", q + 8 * PAGE)), 12345);
}

fn several_processes_share_one_allocation() {
    let mut a = Process::start();
    let size = 4 * MIB;
    let p = a.allocate(size);
    let handle = a.export(p);
    let mut others: Vec<Process> = (0..4).map(|_| Process::start()).collect();
    let opened: Vec<u64> = others.iter_mut().map(|other| other.open(&handle)).collect();
    for (place, other) in others.iter_mut().enumerate() {
        other.fill(opened[place] + place as u64 * MIB, MIB, 10 + place as u64);
    }
    for (other, at) in others.iter_mut().zip(&opened) {
        for place in 0..4 {
            assert!(other.holds(at + place * MIB, MIB, 10 + place));
        }
    }
    for (mut other, at) in others.into_iter().zip(opened) {
        assert_eq!(other.close(at), 0);
        other.finish();
    }
    assert!(a.holds(p + 3 * MIB, MIB, 13));
    a.finish();
}

fn an_interior_pointer_opens_at_the_base() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(MIB);
    a.fill(p, MIB, 1);
    let base = b.open(&a.export(p));
    for offset in [1, 256, PAGE, MIB - 1] {
        let q = b.open(&a.export(p + offset));
        assert_eq!(q, base, "offset {offset}");
        assert_eq!(b.close(q), 0);
    }
    let (status, _) = a.call(&format!("export {}", p + MIB));
    assert_eq!(status, INVALID_VALUE, "one past the end is not in the allocation");
    assert!(b.holds(base, MIB, 1));
}

fn a_handle_asked_twice_has_the_same_bytes() {
    let mut a = Process::start();
    let p = a.allocate(MIB);
    let first = a.export(p);
    assert_eq!(a.export(p), first);
    assert_ne!(first, [0; 64]);
}

fn each_allocation_has_its_own_handle() {
    let mut a = Process::start();
    let mut handles: Vec<Handle> = Vec::new();
    for _ in 0..100 {
        let p = a.allocate(PAGE);
        handles.push(a.export(p));
    }
    handles.sort_unstable();
    handles.dedup();
    assert_eq!(handles.len(), 100);
}

fn reopening_is_counted() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(MIB);
    a.fill(p, MIB, 1);
    let handle = a.export(p);
    let q = b.open(&handle);
    assert_eq!(b.open(&handle), q);
    let (status, values) = b.call(&format!("open_reference {}", to_hex(&handle)));
    assert_eq!((status, values[0].as_str()), (0, q.to_string().as_str()));
    assert_eq!(b.close(q), 0);
    assert_eq!(b.close(q), 0);
    assert!(b.holds(q, MIB, 1), "one of three is still open");
    assert_eq!(b.close(q), 0);
    assert_eq!(b.close(q), INVALID_VALUE);
    let q = b.open(&handle);
    assert!(b.holds(q, MIB, 1), "after the last close it opens anew");
    assert_eq!(b.close(q), 0);
}

/// Bytes in a page of the host back end without settings.
fn page() -> u64 {
    common::hip::page() as u64
}

/// Allocations may share a file; an importer must see only the one that was exported to it.
fn an_exported_range_is_all_that_is_seen() {
    let page = page();
    let (mut a, mut b) = (Process::start(), Process::start());
    let addresses: Vec<u64> = (0..3).map(|_| a.allocate(page)).collect();
    for (seed, address) in addresses.iter().enumerate() {
        a.fill(*address, page, seed as u64);
    }
    let q = b.open(&a.export(addresses[1]));
    assert_eq!(b.values(&format!("range {q}")), [q, page]);
    assert!(b.holds(q, page, 1));
    let (status, _) = b.call(&format!("range {}", q + page));
    assert_ne!(status, 0);
    b.fill(q, page, 9);
    assert!(a.holds(addresses[0], page, 0) && a.holds(addresses[1], page, 9) && a.holds(addresses[2], page, 2));
}

fn closing_refuses_what_was_not_opened() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(MIB);
    let q = b.open(&a.export(p));
    let own = b.allocate(MIB);
    let host = b.value("allocate_host 4096");
    for wrong in [0, own, host, q + 1, q + PAGE, UNTOUCHED] {
        assert_eq!(b.close(wrong), INVALID_VALUE, "{wrong:#x}");
    }
    assert_eq!(b.close(q), 0);
    assert_eq!(b.close(q), INVALID_VALUE);
}

fn freeing_refuses_what_was_not_allocated() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(MIB);
    a.fill(p, MIB, 1);
    let q = b.open(&a.export(p));
    assert_eq!(b.free(q), INVALID_VALUE, "opened memory is closed, not freed");
    assert_eq!(b.status(&format!("free_queued {q}")), INVALID_VALUE);
    assert_eq!(b.status(&format!("free_host {q}")), INVALID_VALUE);
    assert!(b.holds(q, MIB, 1));
    assert_eq!(a.free(p + PAGE), INVALID_VALUE, "only the base frees");
    assert_eq!(a.free(0), 0, "NULL is freed as in C");
    assert_eq!(a.free(p), 0);
    assert_eq!(a.free(p), INVALID_VALUE);
}

fn freed_memory_stays_with_those_who_opened_it() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let size = 4 * MIB;
    // What the back end holds with nothing allocated.
    let p = a.allocate(size);
    a.fill(p, size, 9);
    assert_eq!(a.free(p), 0);
    let nothing = a.held();

    let p = a.allocate(size);
    a.fill(p, size, 1);
    let handle = a.export(p);
    let q = b.open(&handle);
    assert_eq!(a.free(p), 0);
    assert!(b.holds(q, size, 1));
    // As much again as would reuse the place.
    let others: Vec<u64> = (0..8).map(|_| a.allocate(size)).collect();
    for (seed, other) in others.iter().enumerate() {
        a.fill(*other, size, 20 + seed as u64);
    }
    assert!(b.holds(q, size, 1), "the place was reused while it was open elsewhere");
    b.fill(q, size, 2);
    for (seed, other) in others.iter().enumerate() {
        assert!(a.holds(*other, size, 20 + seed as u64), "an importer reaches memory that is not its");
    }
    let mut c = Process::start();
    assert_eq!(c.try_open(&handle).0, INVALID_DEVICE_POINTER, "freed memory is not opened anew");
    for other in others {
        assert_eq!(a.free(other), 0);
    }
    assert!(b.holds(q, size, 2));
    assert_eq!(b.close(q), 0);
    assert_returns_to(&mut a, nothing);
    b.finish();
    a.finish();
}

/// What a process holds must come back to `nothing` once it makes calls again.
#[track_caller]
fn assert_returns_to(process: &mut Process, nothing: u64) {
    if !takes_pages_back() {
        return skipped("the system takes no pages of a file back: it succeeds at MADV_REMOVE without doing it");
    }
    let returned = comes_true(|| {
        let p = process.allocate(PAGE);
        assert_eq!(process.free(p), 0);
        process.values("memory");
        process.held() <= nothing + 64 * page()
    });
    assert!(returned, "{} bytes are held, {nothing} were at first", process.held());
}

/// Tells whether MADV_REMOVE does what it says.
fn takes_pages_back() -> bool {
    // SAFETY: plain system calls; the descriptor and the mapping are this function's alone.
    unsafe {
        let file = libc::memfd_create(c"page".as_ptr(), libc::MFD_CLOEXEC);
        libc::ftruncate(file, PAGE as i64);
        let access = libc::PROT_READ | libc::PROT_WRITE;
        let page = libc::mmap(std::ptr::null_mut(), PAGE as usize, access, libc::MAP_SHARED, file, 0);
        assert_ne!(page, libc::MAP_FAILED);
        page.cast::<u8>().write_volatile(1);
        let is_removed = libc::madvise(page, PAGE as usize, libc::MADV_REMOVE) == 0;
        let is_zero = page.cast::<u8>().read_volatile() == 0;
        libc::munmap(page, PAGE as usize);
        libc::close(file);
        is_removed && is_zero
    }
}

fn only_device_memory_has_a_handle() {
    let mut a = Process::start();
    let host = a.value("allocate_host 4096");
    let managed = a.value("allocate_managed 4096");
    let queued = a.value("allocate_queued 4096");
    a.values("synchronize");
    let mut b = Process::start();
    let p = b.allocate(PAGE);
    let opened = a.open(&b.export(p));
    for wrong in [0, host, managed, queued, opened, 64, UNTOUCHED] {
        let (status, values) = a.call(&format!("export {wrong}"));
        assert_eq!(status, INVALID_VALUE, "{wrong:#x}");
        assert_eq!(values[0], "5a".repeat(64), "the output was written");
    }
}

fn null_and_flags_are_refused() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(PAGE);
    assert_eq!(a.status(&format!("export_to_null {p}")), INVALID_VALUE);
    assert_eq!(a.status("export_to_null 0"), INVALID_VALUE);
    let handle = to_hex(&a.export(p));
    b.values("count");
    let files = b.files();
    assert_eq!(b.status(&format!("open_to_null {handle}")), INVALID_VALUE);
    let (status, values) = b.call("open_null_reference");
    assert_eq!((status, values[0].clone()), (INVALID_VALUE, UNTOUCHED.to_string()));
    for flags in [2, 3, 4, u64::from(u32::MAX)] {
        let (status, values) = b.call(&format!("open {handle} {flags}"));
        assert_eq!((status, values[0].clone()), (INVALID_VALUE, UNTOUCHED.to_string()), "flags {flags}");
    }
    assert_eq!(b.files(), files, "a refused call keeps a file");
    // Had a refused call kept a reference, the first close would not be the last.
    for flags in [0, 1] {
        let q = b.value(&format!("open {handle} {flags}"));
        assert_eq!(b.close(q), 0);
        assert_eq!(b.close(q), INVALID_VALUE);
    }
}

fn the_own_handle_is_refused() {
    let mut a = Process::start();
    let p = a.allocate(PAGE);
    let handle = a.export(p);
    assert_eq!(a.try_open(&handle), (INVALID_CONTEXT, UNTOUCHED));
    assert!(a.reason().contains("hipIpcOpenMemHandle"), "{}", a.reason());
}

fn a_handle_of_zeros_is_refused() {
    let mut a = Process::start();
    assert_eq!(a.try_open(&[0; 64]), (INVALID_VALUE, UNTOUCHED));
}

fn every_bit_of_a_handle_matters() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(MIB);
    let handle = a.export(p);
    let q = b.open(&handle);
    assert_eq!(b.close(q), 0);
    let files = b.files();
    for bit in 0..512 {
        let mut changed = handle;
        changed[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(b.try_open(&changed), (INVALID_DEVICE_POINTER, UNTOUCHED), "bit {bit}");
        assert_eq!(a.try_open(&changed), (INVALID_DEVICE_POINTER, UNTOUCHED), "bit {bit}, in the exporting process");
    }
    // While the memory is open, too: the table of opened memory must not be looked up by a part of the handle.
    let q = b.open(&handle);
    for bit in 0..512 {
        let mut changed = handle;
        changed[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(b.try_open(&changed), (INVALID_DEVICE_POINTER, UNTOUCHED), "bit {bit}, while open");
    }
    assert_eq!(b.close(q), 0);
    assert_eq!(b.close(q), INVALID_VALUE);
    assert_eq!(b.files(), files);
}

/// A forger can make the checksum good, so every field is checked against the file it names.
fn fields_that_contradict_the_file_are_refused() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let neighbour = a.allocate(MIB);
    let p = a.allocate(MIB);
    let (handle, other) = (a.export(p), a.export(neighbour));
    // A process that is still starting has its libraries' files open.
    b.values("count");
    let files = b.files();
    let word = |at: usize| u32::from_le_bytes(handle[at..at + 4].try_into().expect("four bytes"));
    let mut refused = |at: usize, value: u32| {
        let mut forged = handle;
        forged[at..at + 4].copy_from_slice(&value.to_le_bytes());
        let checksum = XxHash64::oneshot(0, &forged[..60]) as u32;
        forged[60..].copy_from_slice(&checksum.to_le_bytes());
        assert_eq!(b.try_open(&forged), (INVALID_DEVICE_POINTER, UNTOUCHED), "{value} at byte {at}");
    };
    let (process, inode, descriptor, file_pages, first, pages) = (12, 24, 32, 36, 40, 44);
    for value in [0, 1, u32::MAX, std::process::id()] {
        refused(process, value);
    }
    refused(inode, word(inode) ^ 1);
    for value in (0..10).chain([u32::MAX]) {
        refused(descriptor, value);
    }
    for value in [word(file_pages) + 1, word(file_pages) - 256, word(file_pages) * 2, word(file_pages) / 2, u32::MAX] {
        refused(file_pages, value);
    }
    for value in [0, word(first) + 1, word(file_pages) - 256] {
        refused(first, value);
    }
    for value in [1, 255, 257, word(file_pages) - word(first)] {
        refused(pages, value);
    }
    assert!(comes_true(|| b.files() == files), "{} files, {files} before", b.files());
    assert_ne!(b.open(&handle), b.open(&other), "the true ones are good");
}

fn random_bytes_are_refused() {
    let mut b = Process::start();
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    for _ in 0..500 {
        let handle = std::array::from_fn(|_| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            random as u8
        });
        assert_eq!(b.try_open(&handle), (INVALID_DEVICE_POINTER, UNTOUCHED));
    }
}

fn truncated_and_foreign_handles_are_refused() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(MIB);
    let handle = a.export(p);
    for kept in 1..64 {
        let mut cut: Handle = [0; 64];
        cut[..kept].copy_from_slice(&handle[..kept]);
        if cut != handle && cut != [0; 64] {
            assert_eq!(b.try_open(&cut).0, INVALID_DEVICE_POINTER, "the first {kept} bytes");
        }
        let mut cut: Handle = [0; 64];
        cut[kept..].copy_from_slice(&handle[kept..]);
        if cut != handle && cut != [0; 64] {
            assert_eq!(b.try_open(&cut).0, INVALID_DEVICE_POINTER, "all but the first {kept} bytes");
        }
    }
    // As AMD's runtime fills one: 32 bytes of the driver's, the size, the offset, the process.
    let mut amd: Handle = [0; 64];
    amd[..32].copy_from_slice(&[0x3c; 32]);
    amd[32..40].copy_from_slice(&MIB.to_le_bytes());
    amd[48..52].copy_from_slice(&a.id().to_le_bytes());
    assert_eq!(b.try_open(&amd).0, INVALID_DEVICE_POINTER);
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let event_handle = a.export_event(event);
    assert_eq!(b.try_open(&event_handle).0, INVALID_DEVICE_POINTER, "an event's handle names no memory");
    assert_ne!(b.status(&format!("open_event {}", to_hex(&handle))), 0, "a memory's handle names no event");
}

fn a_handle_of_an_ended_process_is_refused() {
    for killed in [false, true] {
        let (mut a, mut b) = (Process::start(), Process::start());
        let p = a.allocate(MIB);
        let handle = a.export(p);
        if killed {
            a.kill();
        } else {
            a.finish();
        }
        assert_eq!(b.try_open(&handle), (INVALID_DEVICE_POINTER, UNTOUCHED));
    }
}

fn a_handle_of_freed_memory_is_refused() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(MIB);
    let handle = a.export(p);
    assert_eq!(a.free(p), 0);
    assert_eq!(b.try_open(&handle), (INVALID_DEVICE_POINTER, UNTOUCHED));
    assert_eq!(a.call(&format!("export {p}")).0, INVALID_VALUE);
}

fn a_handle_does_not_come_back_with_its_address() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let mut came_back = false;
    for size in [PAGE, MIB, 64 * MIB] {
        let p = a.allocate(size);
        let old = a.export(p);
        assert_eq!(a.free(p), 0);
        let q = a.allocate(size);
        came_back |= p == q;
        let new = a.export(q);
        assert_ne!(old, new);
        assert_eq!(b.try_open(&old).0, INVALID_DEVICE_POINTER);
        let opened = b.open(&new);
        assert_eq!(b.try_open(&old).0, INVALID_DEVICE_POINTER, "while the new one is open");
        assert_eq!(b.close(opened), 0);
    }
    if !came_back {
        skipped("no address came back");
    }
}

fn a_handle_does_not_come_back_with_its_process_number() {
    let set_next = |id: u32| std::fs::write("/proc/sys/kernel/ns_last_pid", (id - 1).to_string());
    let mut a = Process::start();
    let p = a.allocate(MIB);
    let handle = a.export(p);
    let id = a.id();
    a.kill();
    drop(a);
    let mut b = Process::start();
    for _ in 0..100 {
        if let Err(why) = set_next(id) {
            return skipped(format!("process numbers cannot be chosen here: {why}"));
        }
        let mut again = Process::start();
        if again.id() != id {
            continue;
        }
        // Everything that the process's number and its files' numbers could give away is as before.
        let q = again.allocate(MIB);
        assert_ne!(again.export(q), handle);
        assert_eq!(b.try_open(&handle), (INVALID_DEVICE_POINTER, UNTOUCHED));
        assert_eq!(again.try_open(&handle).0, INVALID_DEVICE_POINTER, "it is not the new process's own");
        return;
    }
    skipped("the process number did not come back");
}

fn another_users_process_is_refused() {
    // SAFETY: no arguments.
    if unsafe { libc::geteuid() } != 0 {
        return skipped("only root can start another user's process");
    }
    const NOBODY: u32 = 65534;
    let (mut a, mut b) = (Process::start(), Process::start());
    let mut other = Process::start_with(&Settings { user: Some(NOBODY), ..Settings::default() });
    let p = a.allocate(MIB);
    assert_eq!(other.try_open(&a.export(p)), (INVALID_DEVICE_POINTER, UNTOUCHED));
    // Root may open anybody's files, so the other way the library itself must refuse.
    let q = other.allocate(MIB);
    let handle = other.export(q);
    assert_eq!(b.try_open(&handle), (INVALID_DEVICE_POINTER, UNTOUCHED));
    let mut friend = Process::start_with(&Settings { user: Some(NOBODY), ..Settings::default() });
    let opened = friend.open(&handle);
    assert_eq!(friend.close(opened), 0);
}

fn a_killed_importer_leaves_nothing() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let size = 4 * MIB;
    let warm = a.allocate(size);
    a.fill(warm, size, 1);
    assert_eq!(a.free(warm), 0);
    let (nothing, files) = (a.held(), a.files());
    let p = a.allocate(size);
    a.fill(p, size, 1);
    let q = b.open(&a.export(p));
    b.fill(q, size, 2);
    assert_eq!(a.free(p), 0);
    b.kill();
    assert_returns_to(&mut a, nothing);
    assert_eq!(a.files(), files);
    a.finish();
}

fn a_killed_exporter_leaves_its_importers_working() {
    let (mut a, mut b, mut c) = (Process::start(), Process::start(), Process::start());
    let size = 4 * MIB;
    b.values("count");
    let (p, files) = (a.allocate(size), b.files());
    a.fill(p, size, 1);
    let handle = a.export(p);
    let (q, r) = (b.open(&handle), c.open(&handle));
    a.kill();
    drop(a);
    assert!(b.holds(q, size, 1));
    b.fill(q, size, 2);
    assert!(c.holds(r, size, 2));
    assert_eq!(b.close(q), 0);
    assert_eq!(c.close(r), 0);
    assert_eq!(b.files(), files, "an opened memory of a dead process keeps a file");
    b.finish();
    c.finish();
}

fn processes_killed_at_any_moment_leave_the_others_working() {
    const ROUNDS: u64 = 24;
    let (mut survivor, mut reader) = (Process::start(), Process::start());
    let p = survivor.allocate(MIB);
    // The victims write the first page.
    survivor.fill(p, PAGE, 1);
    survivor.fill(p + PAGE, MIB - PAGE, 2);
    let handle = survivor.export(p);
    let q = reader.open(&handle);
    let (held, files, reader_files) = (survivor.held(), survivor.files(), reader.files());
    for round in 0..ROUNDS {
        let mut importer = Process::start();
        let mut exporter = Process::start();
        let foreign = exporter.allocate(MIB);
        exporter.fill(foreign, MIB, 50 + round);
        let opened = reader.open(&exporter.export(foreign));
        importer.send(&format!("churn_opening {}", to_hex(&handle)));
        exporter.send("churn_allocating");
        std::thread::sleep(Duration::from_micros(round * 997 % 20_000));
        importer.kill();
        exporter.kill();
        assert!(reader.holds(opened, MIB, 50 + round));
        assert_eq!(reader.close(opened), 0);
        assert!(reader.holds(q + PAGE, MIB - PAGE, 2) && survivor.holds(p + PAGE, MIB - PAGE, 2));
        let s = survivor.allocate(MIB);
        survivor.fill(s, MIB, round);
        assert_eq!(survivor.free(s), 0);
    }
    assert_eq!(survivor.files(), files);
    assert_eq!(reader.files(), reader_files);
    assert_returns_to(&mut survivor, held);
    assert_eq!(reader.close(q), 0);
    assert_eq!(survivor.free(p), 0);
    survivor.finish();
    reader.finish();
}

fn a_forked_child_is_refused_and_never_hangs() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(MIB);
    a.fill(p, MIB, 1);
    let q = b.open(&a.export(p));
    let stream = a.stream();
    // Work under way at the moment of the fork must not leave a lock behind in the child.
    a.values(&format!("stall {stream} 50"));
    a.send("churn_allocating");
    a.reply();
    for _ in 0..500 {
        let (status, answers) = a.call("fork refused");
        assert_eq!(status, 0, "the child ended with wait status {status:#x}: {answers:?}");
        assert!(answers.len() > 20, "{answers:?}");
        for answer in answers {
            assert!(answer.ends_with(&format!("={NOT_INITIALIZED}")), "{answer}");
        }
    }
    assert!(a.holds(p, MIB, 1) && b.holds(q, MIB, 1), "the parent's memory is as it was");
    assert_eq!(a.values(&format!("finish_stream {stream}")), []);
    assert_eq!(a.free(p), 0);
}

/// Memory lives until the last descriptor of its file is closed; a child may live longer than its parent.
fn a_forked_child_keeps_no_memory() {
    let mut a = Process::start();
    let p = a.allocate(MIB);
    a.fill(p, MIB, 1);
    a.export(p);
    let (status, answers) = a.call("fork files");
    assert_eq!((status, answers), (0, vec!["files=0".to_owned()]));
    assert!(a.holds(p, MIB, 1));
}

/// The log's lock may be held at the moment of the fork, by a thread that the child has not.
fn a_forked_child_does_not_wait_for_the_log() {
    let mut a =
        Process::start_with(&Settings { environment: &[("ANYGPU_LOG", "warn:/dev/null")], ..Settings::default() });
    for _ in 0..2 {
        a.send("churn_failing");
        a.reply();
    }
    for _ in 0..50 {
        let (status, answers) = a.call("fork refused");
        assert_eq!(status, 0, "the child ended with wait status {status:#x}: {answers:?}");
    }
}

fn a_child_forked_before_the_first_call_works() {
    let mut a = Process::start();
    let (status, answers) = a.call("fork works");
    assert_eq!((status, answers), (0, vec!["hipMalloc=0".to_owned()]));
    let p = a.allocate(PAGE);
    assert_eq!(a.free(p), 0, "and the parent chooses for itself");
}

fn an_executed_child_works() {
    let mut a = Process::start();
    a.allocate(PAGE);
    assert_eq!(a.status("execute_copy"), 0);
}

/// Bytes that `b` reads when its stream has waited for the event must be those written before the record.
#[track_caller]
fn assert_ordered(a: (&mut Process, u64, u64), b: (&mut Process, u64, u64)) {
    let (recorder, its_event, its_memory) = a;
    let (waiter, event, memory) = b;
    let stream = recorder.stream();
    let other = waiter.stream();
    for value in 1..=3 {
        recorder.values(&format!("hold {stream}"));
        recorder.values(&format!("set {its_memory} {value} {PAGE} {stream}"));
        recorder.values(&format!("record {its_event} {stream}"));
        assert_eq!(waiter.status(&format!("query_event {event}")), NOT_READY);
        waiter.values(&format!("stream_waits {other} {event}"));
        assert_eq!(waiter.status(&format!("query_stream {other}")), NOT_READY);
        recorder.values("release");
        waiter.values(&format!("finish_stream {other}"));
        assert_eq!(waiter.value(&format!("bytes_are {memory} {PAGE} {value}")), 1);
        assert_eq!(waiter.status(&format!("query_event {event}")), 0);
        waiter.values(&format!("wait_event {event}"));
    }
}

fn an_event_orders_work_across_processes() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(PAGE);
    let q = b.open(&a.export(p));
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let handle = a.export_event(event);
    let opened = b.open_event(&handle);
    assert_ordered((&mut a, event, p), (&mut b, opened, q));
    b.values(&format!("destroy_event {opened}"));
    a.values(&format!("destroy_event {event}"));
    a.finish();
    b.finish();
}

fn an_importer_may_record_an_event() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(PAGE);
    let q = b.open(&a.export(p));
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let handle = a.export_event(event);
    let opened = b.open_event(&handle);
    assert_ordered((&mut b, opened, q), (&mut a, event, p));
}

fn waiting_before_the_record_is_complete_at_once() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let handle = a.export_event(event);
    let opened = b.open_event(&handle);
    let stream = b.stream();
    let started = Instant::now();
    assert_eq!(b.status(&format!("query_event {opened}")), 0);
    b.values(&format!("wait_event {opened}"));
    b.values(&format!("stream_waits {stream} {opened}"));
    b.values(&format!("finish_stream {stream}"));
    assert_within(Duration::from_secs(2), started);
}

/// The wait is for the record at the time of the call: a later one does not prolong it.
fn a_wait_takes_the_latest_record() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let handle = a.export_event(event);
    let opened = b.open_event(&handle);
    let (stream, other) = (a.stream(), b.stream());
    // The first release of HIP with shared events read past its table at the 33rd record.
    for _ in 0..40 {
        a.values(&format!("record {event} {stream}"));
    }
    a.values(&format!("finish_stream {stream}"));
    b.values(&format!("stream_waits {other} {opened}"));
    a.values(&format!("stall {stream} 20000"));
    a.values(&format!("record {event} {stream}"));
    b.values(&format!("finish_stream {other}"));
    assert_eq!(a.status(&format!("query_stream {stream}")), NOT_READY, "the later record is still to come");
}

fn a_dead_recorder_is_an_error() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let handle = a.export_event(event);
    let opened = b.open_event(&handle);
    let (stream, other, third) = (a.stream(), b.stream(), b.stream());
    a.values(&format!("stall {stream} 20000"));
    a.values(&format!("record {event} {stream}"));
    b.values(&format!("stream_waits {other} {opened}"));
    let mut c = Process::start();
    let (of_c, of_its_stream) = (c.value(&format!("create_event {SHARED_EVENT}")), c.stream());
    let opened_of_c = b.open_event(&c.export_event(of_c));
    c.values(&format!("stall {of_its_stream} 20000"));
    c.values(&format!("record {of_c} {of_its_stream}"));
    assert_eq!(b.status(&format!("query_event {opened}")), NOT_READY);
    b.send(&format!("finish_stream {other}"));
    std::thread::sleep(Duration::from_millis(50));
    a.kill();
    let started = Instant::now();
    let (status, _) = b.reply();
    assert_ne!(status, 0, "the work that the event stands for was never done");
    assert_within(Duration::from_secs(5), started);
    assert_eq!(b.status(&format!("query_event {opened_of_c}")), NOT_READY, "its recorder lives");
    assert_ne!(b.status(&format!("wait_event {opened}")), 0);
    // A query looks at the recorder every 100 ms.
    std::thread::sleep(Duration::from_millis(150));
    assert_ne!(b.status(&format!("query_event {opened}")), NOT_READY, "a dead recorder will never be ready");
    // The rest of the process is unharmed.
    let p = b.allocate(PAGE);
    b.values(&format!("set {p} 7 {PAGE} {third}"));
    b.values(&format!("finish_stream {third}"));
    assert_eq!(b.value(&format!("bytes_are {p} {PAGE} 7")), 1);
}

/// Rounds of a test with killed processes: `ANYGPU_TEST_ROUNDS` makes it a stress.
fn rounds(usual: u64) -> u64 {
    std::env::var("ANYGPU_TEST_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(usual)
}

fn a_dead_recorder_is_an_error_however_many_records_follow() {
    let mut b = Process::start();
    let event = b.value(&format!("create_event {SHARED_EVENT}"));
    let handle = b.export_event(event);
    let other = b.stream();
    for round in 0..rounds(1) {
        for further in [1, 127, 128, 1000] {
            let mut a = Process::start();
            let opened = a.open_event(&handle);
            let (done, never) = (a.stream(), a.stream());
            a.values(&format!("record {opened} {done}"));
            let after_done = b.stream();
            b.values(&format!("stream_waits {after_done} {event}"));
            a.values(&format!("stall {never} 600000"));
            a.values(&format!("record {opened} {never}"));
            let after_never = b.stream();
            b.values(&format!("stream_waits {after_never} {event}"));
            if round % 2 == 0 {
                b.values(&format!("record_many {event} {other} {further}"));
            } else {
                a.values(&format!("record_many {opened} {done} {further}"));
                a.values(&format!("finish_stream {done}"));
            }
            assert_eq!(b.status(&format!("query_stream {after_never}")), NOT_READY, "its recorder lives");
            b.values(&format!("finish_stream {after_done}"));
            a.kill();
            let started = Instant::now();
            assert_ne!(b.status(&format!("finish_stream {after_never}")), 0, "{further} records follow the dead one's");
            assert_within(Duration::from_secs(5), started);
            b.values(&format!("wait_event {event}"));
            b.values(&format!("destroy_stream {after_done}"));
            b.values(&format!("destroy_stream {after_never}"));
        }
    }
}

fn recorders_killed_at_any_moment_are_judged_by_what_they_did() {
    let mut b = Process::start();
    let p = b.allocate(PAGE);
    let memory = b.export(p);
    let event = b.value(&format!("create_event {SHARED_EVENT}"));
    let handle = b.export_event(event);
    for round in 0..rounds(12) {
        let value = round % 255 + 1;
        let mut a = Process::start();
        let (q, opened, stream, other) = (a.open(&memory), a.open_event(&handle), a.stream(), b.stream());
        a.values(&format!("stall {stream} {}", round % 5));
        a.values(&format!("set {q} {value} {PAGE} {stream}"));
        a.values(&format!("record {opened} {stream}"));
        b.values(&format!("stream_waits {other} {event}"));
        let finished = round % 3 == 0;
        if finished {
            a.values(&format!("finish_stream {stream}"));
        } else {
            std::thread::sleep(Duration::from_millis(round * 7 % 6));
        }
        a.kill();
        let started = Instant::now();
        let status = b.status(&format!("finish_stream {other}"));
        assert_within(Duration::from_secs(5), started);
        let written = b.value(&format!("bytes_are {p} {PAGE} {value}")) == 1;
        assert!(status != 0 || written, "the work was not done");
        assert!(status == 0 || !finished, "the work was done");
        b.values(&format!("destroy_stream {other}"));
        b.values(&format!("set {p} 0 {PAGE} 0"));
        b.values("synchronize");
    }
}

fn a_dead_recorders_children_do_not_prolong_its_life() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let event = b.value(&format!("create_event {SHARED_EVENT}"));
    let handle = b.export_event(event);
    let opened = a.values(&format!("open_event_among_forks {} 200", to_hex(&handle)));
    let (stream, other) = (a.stream(), b.stream());
    a.values(&format!("stall {stream} 600000"));
    a.values(&format!("record {} {stream}", opened[0]));
    b.values(&format!("stream_waits {other} {event}"));
    a.kill();
    let told = comes_true(|| b.status(&format!("query_stream {other}")) != NOT_READY);
    for child in &opened[1..] {
        // SAFETY: a child that this test's process forked, not waited for by anybody: the number is its own.
        unsafe { libc::kill(*child as i32, libc::SIGKILL) };
    }
    assert!(told, "the recorder is dead, and its children sleep");
    assert_ne!(b.status(&format!("finish_stream {other}")), 0);
}

fn a_wait_is_for_its_own_record() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let handle = a.export_event(event);
    let opened = b.open_event(&handle);
    let (slow, fast) = (a.stream(), a.stream());
    let (after_slow, after_fast) = (b.stream(), b.stream());
    a.values(&format!("stall {slow} 600000"));
    // More than anybody has room for.
    a.values(&format!("record_many {event} {slow} 100000"));
    b.values(&format!("stream_waits {after_slow} {opened}"));
    a.values(&format!("record {event} {fast}"));
    b.values(&format!("stream_waits {after_fast} {opened}"));
    b.values(&format!("finish_stream {after_fast}"));
    assert_eq!(b.status(&format!("query_event {opened}")), 0);
    a.values(&format!("record_many {event} {fast} 1000"));
    b.values(&format!("wait_event {opened}"));
    assert_eq!(b.status(&format!("query_stream {after_slow}")), NOT_READY, "its record is not done");
}

fn recorders_follow_the_dead() {
    let mut b = Process::start();
    let event = b.value(&format!("create_event {SHARED_EVENT}"));
    let handle = b.export_event(event);
    // More than a page has lanes.
    for _ in 0..140 {
        let mut a = Process::start();
        let opened = a.open_event(&handle);
        a.values(&format!("record {opened} 0"));
        a.values("synchronize");
        b.values(&format!("wait_event {event}"));
        a.kill();
    }
    let stream = b.stream();
    b.values(&format!("record {event} {stream}"));
    b.values(&format!("wait_event {event}"));
}

fn an_event_opened_twice_is_one_event() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let handle = a.export_event(event);
    let (first, second) = (b.open_event(&handle), b.open_event(&handle));
    let (stream, other) = (b.stream(), b.stream());
    b.values(&format!("stall {stream} 300"));
    b.values(&format!("record {first} {stream}"));
    b.values(&format!("destroy_event {first}"));
    assert_eq!(b.status(&format!("query_event {second}")), NOT_READY);
    b.values(&format!("stream_waits {other} {second}"));
    assert_eq!(b.status(&format!("query_stream {other}")), NOT_READY);
    b.values(&format!("finish_stream {other}"));
    assert_eq!(a.status(&format!("query_event {event}")), 0);
    let third = b.open_event(&handle);
    b.values(&format!("destroy_event {second}"));
    b.values(&format!("record {third} {stream}"));
    a.values(&format!("wait_event {event}"));
}

fn event_misuse_is_refused() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let (status, values) = a.call("create_event 4");
    assert_eq!((status, values[0].clone()), (INVALID_VALUE, UNTOUCHED.to_string()), "without hipEventDisableTiming");
    let plain = a.value("create_event 2");
    let (status, values) = a.call(&format!("export_event {plain}"));
    assert_eq!((status, values[0].clone()), (INVALID_CONFIGURATION, "5a".repeat(64)));
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let handle = a.export_event(event);
    assert_eq!(a.export_event(event), handle);
    assert_eq!(a.status(&format!("export_event_to_null {event}")), INVALID_VALUE);
    assert_eq!(a.call("export_event 0").0, INVALID_VALUE);
    assert_eq!(a.call(&format!("open_event {}", to_hex(&handle))).0, INVALID_CONTEXT);
    assert_eq!(b.status(&format!("open_event_to_null {}", to_hex(&handle))), INVALID_VALUE);
    for bit in 0..512 {
        let mut changed = handle;
        changed[bit / 8] ^= 1 << (bit % 8);
        let (status, values) = b.call(&format!("open_event {}", to_hex(&changed)));
        assert_eq!((status, values[0].clone()), (INVALID_VALUE, UNTOUCHED.to_string()), "bit {bit}");
    }
    for bad in [[0; 64], [0xff; 64], [0x20; 64]] {
        assert_eq!(b.call(&format!("open_event {}", to_hex(&bad))).0, INVALID_VALUE);
    }
    a.values(&format!("destroy_event {event}"));
    assert_ne!(a.status(&format!("destroy_event {event}")), 0);
    a.kill();
    assert_eq!(b.call(&format!("open_event {}", to_hex(&handle))).0, INVALID_VALUE, "its process has ended");
}

fn shared_events_leave_nothing() {
    let (mut a, mut b) = (Process::start(), Process::start());
    // The first event may bring what stays.
    for round in 0..2 {
        let files = (a.files(), b.files());
        for _ in 0..50 {
            let event = a.value(&format!("create_event {SHARED_EVENT}"));
            let handle = a.export_event(event);
            let opened = b.open_event(&handle);
            a.values(&format!("record {event} 0"));
            b.values(&format!("wait_event {opened}"));
            b.values(&format!("destroy_event {opened}"));
            a.values(&format!("destroy_event {event}"));
        }
        if round == 1 {
            assert_eq!((a.files(), b.files()), files);
        }
    }
}

fn ten_thousand_allocations_in_few_files() {
    const COUNT: usize = 10_000;
    const SIZE: u64 = 64 << 10;
    const OPENED: usize = 100;
    let few = Settings { files: Some(256), ..Settings::default() };
    let (mut a, mut b) = (Process::start_with(&few), Process::start_with(&few));
    let p = a.allocate(PAGE);
    a.fill(p, PAGE, 0);
    let nothing = a.held();
    let before = a.values("memory")[1];
    if before < COUNT as u64 * SIZE * 2 {
        return skipped(format!("the device has only {before} bytes"));
    }
    let addresses = a.values(&format!("allocate_many {COUNT} {SIZE} 1000"));
    assert_eq!(addresses.len(), COUNT);
    assert!(a.held() >= COUNT as u64 * SIZE, "they were written");
    assert!(a.files() < 128, "{} files", a.files());
    let mut opened = Vec::new();
    for place in (0..COUNT).step_by(COUNT / OPENED) {
        let q = b.open(&a.export(addresses[place]));
        assert!(b.holds(q, SIZE, 1000 + place as u64), "allocation {place}");
        opened.push(q);
    }
    assert_eq!(opened.len(), OPENED);
    assert!(b.files() < 256);
    for q in opened {
        assert_eq!(b.close(q), 0);
    }
    for some in addresses.chunks(1000) {
        let words: Vec<String> = some.iter().map(u64::to_string).collect();
        a.values(&format!("free_many {}", words.join(" ")));
    }
    // The back end's own records of what was exported may stay: a page for every 256.
    assert_returns_to(&mut a, nothing + COUNT as u64 * SIZE / 256);
    a.finish();
    b.finish();
}

fn the_memory_limit_holds() {
    let limited = Settings { environment: &[("ANYGPU_HOST_MEMORY", "64M")], ..Settings::default() };
    let mut a = Process::start_with(&limited);
    assert_eq!(a.values("memory"), [64 * MIB, 64 * MIB]);
    let refused = |process: &mut Process, size: u64| {
        let (status, values) = process.call(&format!("allocate {size}"));
        assert_eq!((status, values[0].clone()), (OUT_OF_MEMORY, UNTOUCHED.to_string()), "{size} bytes");
    };
    refused(&mut a, 65 * MIB);
    let p = a.allocate(40 * MIB);
    refused(&mut a, 40 * MIB);
    assert!(a.reason().contains("ANYGPU_HOST_MEMORY"), "{}", a.reason());
    let q = a.allocate(20 * MIB);
    let free = a.values("memory")[0];
    assert!(free <= 4 * MIB, "{free}");
    assert_eq!(a.free(p), 0);
    let r = a.allocate(40 * MIB);
    a.fill(r, 40 * MIB, 1);
    for address in [q, r] {
        assert_eq!(a.free(address), 0);
    }
    assert_eq!(a.values("memory"), [64 * MIB, 64 * MIB]);
    // Memory of another process is counted there.
    let (mut other, most) = (Process::start_with(&limited), 60 * MIB);
    other.allocate(most);
    assert_eq!((a.values("memory")[0], other.values("memory")[0]), (64 * MIB, 4 * MIB));
    let mut b = Process::start();
    let big = b.allocate(256 * MIB);
    let opened = a.open(&b.export(big));
    assert_eq!(a.close(opened), 0);
    a.finish();
}

fn the_default_memory_is_half_of_the_machines_or_the_cgroups() {
    const SMALLEST: u64 = 1 << 30;
    // SAFETY: plain questions to the system.
    let ram = unsafe { libc::sysconf(libc::_SC_PHYS_PAGES) * libc::sysconf(libc::_SC_PAGESIZE) } as u64;
    let total = |mut process: Process| process.values("memory")[1];
    let one = total(Process::start());
    assert!(one > 0 && one <= ram / 2, "{one} of {ram}");
    let three = Settings { environment: &[("ANYGPU_HOST_DEVICES", "3")], ..Settings::default() };
    assert!(one / 3 - total(Process::start_with(&three)) < page());

    // Control groups of either version, of which a parent's is the smallest, over the machine's own.
    let folder = common::scratch("cgroups");
    for (place, file) in [("memory", "memory.limit_in_bytes"), ("", "memory.max")] {
        std::fs::create_dir_all(folder.join(place)).expect("a folder");
        std::fs::write(folder.join(place).join(file), format!("{SMALLEST}\n")).expect("a file written");
    }
    let folder = folder.to_str().expect("text");
    let mount = "mount --bind \"$0\" /sys/fs/cgroup";
    let unshare = ["--mount", "--map-root-user", "sh", "-c"];
    let tried = std::process::Command::new("unshare").args(unshare).args([mount, folder]).output();
    if !tried.is_ok_and(|tried| tried.status.success()) || ram < SMALLEST {
        return skipped("no mount namespace is allowed here, or the machine is small");
    }
    let script = format!("{mount} && exec \"$@\"");
    let process = Process::start_under("unshare", &[&unshare[..], &[&script, folder]].concat());
    assert_eq!(total(process), SMALLEST / 2);
}

/// The system answers a file that is too large with a signal; programs want to hear of it from the call.
fn the_limit_on_files_sizes_holds() {
    let mut a = Process::start_with(&Settings { file_size: Some(64 * MIB), ..Settings::default() });
    let p = a.allocate(MIB);
    a.fill(p, MIB, 1);
    let (status, values) = a.call(&format!("allocate {}", 65 * MIB));
    assert_eq!((status, values[0].clone()), (OUT_OF_MEMORY, UNTOUCHED.to_string()));
    assert!(a.holds(p, MIB, 1));
    assert_eq!(a.free(p), 0);
    a.finish();
}

fn no_device_is_invented() {
    for list in ["auto", "", "amd,nvidia", "ascend"] {
        let mut a = Process::start_with(&Settings { environment: &[("ANYGPU_BACKEND", list)], ..Settings::default() });
        let (status, values) = a.call("count");
        if status == 0 && values[0] != "0" {
            return skipped("this machine has a vendor's GPU");
        }
        assert_eq!(status, NO_DEVICE, "ANYGPU_BACKEND={list}");
        let (status, values) = a.call("allocate 64");
        assert_eq!((status, values[0].clone()), (NO_DEVICE, UNTOUCHED.to_string()));
        assert_eq!(a.call("backend").1, ["none"]);
        assert_eq!(a.try_open(&[1; 64]), (NO_DEVICE, UNTOUCHED));
        a.finish();
    }
    let mut a =
        Process::start_with(&Settings { environment: &[("ANYGPU_BACKEND", "auto,host")], ..Settings::default() });
    assert_eq!(a.value("count"), 1);
    assert_eq!(a.call("backend").1, ["host"]);
}

fn device_numbers_are_checked() {
    let three = Settings { environment: &[("ANYGPU_HOST_DEVICES", "3")], ..Settings::default() };
    let mut a = Process::start_with(&three);
    assert_eq!((a.value("count"), a.value("device")), (3, 0));
    for device in [3, 1000, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff_u64] {
        assert_eq!(a.status(&format!("select {device}")), INVALID_DEVICE, "{device:#x}");
        assert_eq!(a.value("device"), 0);
    }
    a.values("select 2");
    assert_eq!(a.value("device"), 2);
    let p = a.allocate(MIB);
    a.values("select 0");
    let free = a.values("memory");
    assert_eq!(free[0], free[1], "the memory was taken from device 2");
    a.fill(p, MIB, 1);
    let mut b = Process::start_with(&three);
    let q = b.open(&a.export(p));
    assert!(b.holds(q, MIB, 1));
    assert_eq!(a.free(p), 0);
}

fn sizes_are_checked() {
    let mut a = Process::start();
    assert_eq!(a.value("allocate 0"), 0, "nothing is allocated, at NULL, with success");
    for size in [u64::MAX, u64::MAX - PAGE, 1 << 63, 1 << 62, 1 << 50] {
        for what in ["allocate", "allocate_host", "allocate_managed", "allocate_queued"] {
            let (status, values) = a.call(&format!("{what} {size}"));
            assert_eq!((status, values[0].clone()), (OUT_OF_MEMORY, UNTOUCHED.to_string()), "{what} {size:#x}");
        }
    }
    let p = a.allocate(1);
    assert_eq!(p % 256, 0);
    assert_eq!(a.values(&format!("range {p}")), [p, 1]);
    let (q, host) = (a.allocate(PAGE), a.value("allocate_host 65536"));
    assert_eq!(a.status(&format!("copy {q} {host} 0")), 0);
    assert_eq!(a.status("copy 0 0 0"), 0);
    assert_eq!(a.status(&format!("copy {q} {host} 4096")), 0);
    for size in [4097, 65536, 1 << 40, u64::MAX] {
        assert_eq!(a.status(&format!("copy {q} {host} {size}")), INVALID_VALUE, "{size} bytes to 4096");
        assert_eq!(a.status(&format!("set {q} 1 {size} 0")), INVALID_VALUE, "{size} bytes in 4096");
    }
    assert_eq!(a.status(&format!("copy 0 {host} 8")), INVALID_VALUE);
    assert_eq!(a.status(&format!("copy {q} 0 8")), INVALID_VALUE);
    assert_eq!(a.free(p), 0);
    assert_eq!(a.status(&format!("copy {host} {p} 1")), INVALID_VALUE, "freed memory is not read");
}

fn the_last_error_is_that_of_the_last_call() {
    let mut a = Process::start();
    let last = |process: &mut Process| process.values("last_error");
    assert_eq!(last(&mut a), [0, 0, 0]);
    assert_eq!(a.status("select 99"), INVALID_DEVICE);
    assert_eq!(last(&mut a), [101, 101, 0], "peeking keeps it, getting clears it");
    assert_eq!(a.status("select 99"), INVALID_DEVICE);
    a.values("count");
    assert_eq!(last(&mut a), [0, 0, 0], "success resets it, up to HIP 6");
    assert_eq!(a.free(64), INVALID_VALUE);
    assert_eq!(a.status("select 99"), INVALID_DEVICE);
    assert_eq!(last(&mut a), [101, 101, 0], "the last one counts");
    let stream = a.stream();
    // A machine may be so busy that the stream is ready before it is asked.
    let is_busy = [300, 3_000, 30_000].into_iter().any(|milliseconds| {
        a.values(&format!("stall {stream} {milliseconds}"));
        let status = a.status(&format!("query_stream {stream}"));
        a.values(&format!("finish_stream {stream}"));
        status == NOT_READY
    });
    assert!(is_busy);
    assert_eq!(last(&mut a), [0, 0, 0]);
}

const STRICT: Settings =
    Settings { environment: &[("ANYGPU_HOST_STRICT", "1")], files: None, file_size: None, user: None };

fn strict_memory_faults_and_names_the_allocation() {
    use std::os::unix::process::ExitStatusExt;
    for touch in ["peek", "poke"] {
        let mut a = Process::start_with(&STRICT);
        a.allocate(PAGE);
        let p = a.allocate(MIB);
        a.fill(p, MIB, 1);
        assert!(a.holds(p, MIB, 1), "copies reach it");
        a.send(&format!("{touch} {}{}", p + 4096, if touch == "poke" { " 1" } else { "" }));
        assert!(a.reply_or_end().is_none(), "{touch} went through");
        let (status, report) = a.end();
        assert_eq!(status.signal(), Some(libc::SIGSEGV), "{status}\n{report}");
        for word in ["anygpu", &format!("{p:#x}"), "1048576"] {
            assert!(report.contains(word), "no {word} in: {report}");
        }
    }
    // A fault that has nothing to do with device memory is as without the library.
    let mut a = Process::start_with(&STRICT);
    a.allocate(PAGE);
    a.send("peek 64");
    assert!(a.reply_or_end().is_none());
    let (status, report) = a.end();
    assert_eq!(status.signal(), Some(libc::SIGSEGV));
    assert!(!report.contains("anygpu"), "{report}");
}

fn strict_memory_is_shared_all_the_same() {
    use std::os::unix::process::ExitStatusExt;
    let (mut a, mut b, mut c) = (Process::start_with(&STRICT), Process::start_with(&STRICT), Process::start());
    let p = a.allocate(MIB);
    a.fill(p, MIB, 1);
    let handle = a.export(p);
    let (q, r) = (b.open(&handle), c.open(&handle));
    assert!(b.holds(q, MIB, 1) && c.holds(r, MIB, 1));
    c.fill(r, MIB, 2);
    assert!(a.holds(p, MIB, 2));
    b.fill(q, MIB, 3);
    assert!(a.holds(p, MIB, 3));
    assert_eq!(c.close(r), 0);
    b.send(&format!("peek {q}"));
    assert!(b.reply_or_end().is_none(), "opened memory is device memory");
    assert_eq!(b.end().0.signal(), Some(libc::SIGSEGV));
    a.finish();
    c.finish();
}

fn threads_mix_everything() {
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(PAGE);
    a.fill(p, PAGE, 3);
    let handle = to_hex(&a.export(p));
    b.values("count");
    let (held, files) = (b.held(), b.files());
    let numbers = b.values(&format!("mix 3000 {handle}"));
    assert!(numbers[0] > 100, "only {} rounds", numbers[0]);
    assert_eq!(numbers[1..], [0, 0], "failures, callbacks lost");
    assert_returns_to(&mut b, held);
    assert!(b.files() <= files + 8, "{} files, {files} at first", b.files());
    b.finish();
    a.finish();
}

/// Last, so that it sees what all the others may have left.
fn nothing_is_left_behind() {
    // AMD's own runtime leaves files of killed processes behind, and may have run before.
    let names = |folder: &str| -> BTreeSet<String> {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        names.filter(|name| name.contains("anygpu") || name.contains("hip")).collect()
    };
    let folders = ["/dev/shm", "/dev/mqueue", "/run/shm"];
    let before = folders.map(names);
    let (mut a, mut b) = (Process::start(), Process::start());
    let p = a.allocate(MIB);
    a.fill(p, MIB, 1);
    b.open(&a.export(p));
    let event = a.value(&format!("create_event {SHARED_EVENT}"));
    let handle = a.export_event(event);
    b.open_event(&handle);
    a.kill();
    b.kill();
    assert_eq!(folders.map(names), before);
    let segments = std::fs::read_to_string("/proc/sysvipc/shm").unwrap_or_default();
    // SAFETY: no arguments.
    let own = unsafe { libc::getpid() };
    assert!(segments.lines().skip(1).all(|line| line.split_whitespace().nth(4) != Some(&own.to_string())));
}

const NAMES: [Names; 2] = [Names::Hip, Names::Cuda];

/// A descriptor of the memory, in the other process; the one here is closed.
#[track_caller]
fn send_memory(a: &mut Process, names: Names, command: &str, b: &mut Process) -> u64 {
    let descriptor = a.get(names, command);
    let there = a.give(descriptor, b);
    a.close_descriptor(descriptor);
    there
}

fn physical_memory_is_shared_by_descriptor() {
    let size = 2 * GRANULE;
    for (here, there) in NAMES.into_iter().flat_map(|here| NAMES.map(|there| (here, there))) {
        let (mut a, mut b) = (Process::start(), Process::start());
        let (memory, p) = a.physical(here, size);
        a.fill(p, size, 1);
        let descriptor = send_memory(&mut a, here, &format!("export {memory}"), &mut b);
        let imported = b.get(there, &format!("import {descriptor}"));
        b.close_descriptor(descriptor);
        let q = b.mapped(there, imported, size, BOTH);
        assert!(b.holds(q, size, 1), "{here:?} to {there:?}");
        b.fill(q + GRANULE, GRANULE, 2);
        assert!(a.holds(p, GRANULE, 1) && a.holds(p + GRANULE, GRANULE, 2));
        assert_eq!(b.values(&format!("range {}", q + 5)), [q, size]);
        assert_eq!(b.by(there, &format!("export {imported}")).0, INVALID_VALUE, "an import is not exported on");
        b.get(there, &format!("release {imported}"));
        assert!(b.holds(q, GRANULE, 1), "the mapping keeps the memory");
        assert_eq!(b.by(there, &format!("release {imported}")).0, INVALID_VALUE);
        a.unmapped(here, p, size);
        a.get(here, &format!("release {memory}"));
        assert!(b.holds(q + GRANULE, GRANULE, 2), "an importer keeps the memory");
        b.unmapped(there, q, size);
        a.finish();
        b.finish();
    }
}

fn physical_memory_outlives_its_exporter() {
    for names in NAMES {
        let (mut a, mut b, mut c) = (Process::start(), Process::start(), Process::start());
        let (memory, p) = a.physical(names, GRANULE);
        a.fill(p, GRANULE, 3);
        let to_b = send_memory(&mut a, names, &format!("export {memory}"), &mut b);
        let to_c = send_memory(&mut a, names, &format!("export {memory}"), &mut c);
        let imported = b.get(names, &format!("import {to_b}"));
        let q = b.mapped(names, imported, GRANULE, BOTH);
        a.kill();
        assert!(b.holds(q, GRANULE, 3));
        b.fill(q, GRANULE, 4);
        // The descriptor keeps the memory too.
        let late = c.get(names, &format!("import {to_c}"));
        let r = c.mapped(names, late, GRANULE, BOTH);
        assert!(c.holds(r, GRANULE, 4));
        c.unmapped(names, r, GRANULE);
        b.unmapped(names, q, GRANULE);
        b.finish();
        c.finish();
    }
}

fn importers_die_at_any_moment() {
    for names in NAMES {
        let mut a = Process::start();
        let (memory, p) = a.physical(names, GRANULE);
        a.fill(p, GRANULE, 5);
        let value = a.value(&format!("word {p}"));
        let descriptor = a.get(names, &format!("export {memory}"));
        a.close_descriptor(descriptor);
        // What the first export opens stays open.
        let files = a.files();
        for round in 0..8 {
            let mut b = Process::start();
            let descriptor = send_memory(&mut a, names, &format!("export {memory}"), &mut b);
            b.get(names, &format!("import {descriptor}"));
            let word = format!("{names:?}").to_lowercase();
            b.send(&format!("{word} import_often {descriptor} 1000000 {GRANULE} {value}"));
            std::thread::sleep(Duration::from_millis(3 * round));
            b.kill();
        }
        assert!(a.holds(p, GRANULE, 5));
        assert_eq!(a.files(), files);
        a.unmapped(names, p, GRANULE);
        a.get(names, &format!("release {memory}"));
        a.finish();
    }
}

fn many_processes_import_at_once() {
    const IMPORTS: u64 = 32;
    let on_the_host = peer::backend() == "host";
    // A GPU's contexts take their time and memory.
    let processes = if on_the_host { 32 } else { 8 };
    for names in NAMES {
        let mut a = Process::start();
        let (memory, p) = a.physical(names, GRANULE);
        a.fill(p, GRANULE, 6);
        let value = a.value(&format!("word {p}"));
        let mut others: Vec<Process> = (0..processes).map(|_| Process::start()).collect();
        let descriptors: Vec<u64> =
            others.iter_mut().map(|other| send_memory(&mut a, names, &format!("export {memory}"), other)).collect();
        let word = format!("{names:?}").to_lowercase();
        let often =
            |count: u64, descriptor: &u64| format!("{word} import_often {descriptor} {count} {GRANULE} {value}");
        let mut files = Vec::new();
        for (other, descriptor) in others.iter_mut().zip(&descriptors) {
            // What a process opens once stays open.
            assert_eq!(other.status(&often(1, descriptor)), 0);
            files.push((other.files(), other.values("memory")));
        }
        for (other, descriptor) in others.iter_mut().zip(&descriptors) {
            other.send(&often(IMPORTS, descriptor));
        }
        for (other, (files, _)) in others.iter_mut().zip(&files) {
            assert_eq!(other.reply().0, 0, "{}", other.reason());
            assert_eq!(other.files(), *files, "descriptors leak");
        }
        for (other, (_, memory)) in others.iter_mut().zip(&files) {
            // On a GPU others take memory and give it back.
            assert!(!on_the_host || other.values("memory") == *memory, "memory leaks");
        }
        for other in others {
            other.finish();
        }
        assert!(a.holds(p, GRANULE, 6));
        a.finish();
    }
}

fn imported_memory_may_be_made_read_only() {
    for names in NAMES {
        let (mut a, mut b) = (Process::start(), Process::start());
        let (memory, p) = a.physical(names, GRANULE);
        a.fill(p, GRANULE, 1);
        let descriptor = send_memory(&mut a, names, &format!("export {memory}"), &mut b);
        let imported = b.get(names, &format!("import {descriptor}"));
        let q = b.mapped(names, imported, GRANULE, READ);
        let own = b.allocate(PAGE);
        assert!(b.holds(q, GRANULE, 1));
        let written = b.status(&format!("copy_word {q}"));
        if peer::backend() == "amd" {
            // A page fault, of which a thread of AMD's runtime hears. After that the process has no device.
            assert!([0, ILLEGAL_ADDRESS].contains(&written), "{written}");
            let copy = format!("copy_word {own}");
            assert!(comes_true(|| b.status(&copy) == ILLEGAL_ADDRESS), "the fault is told");
            assert!(a.holds(p, GRANULE, 1));
            continue;
        }
        assert_eq!(written, INVALID_VALUE, "written without the right");
        b.get(names, &format!("access {q} {GRANULE} {BOTH}"));
        assert_eq!(b.status(&format!("copy_word {q}")), 0);
        assert_eq!(b.free(own), 0);
        assert!(!a.holds(p, GRANULE, 1), "what the importer wrote is seen");
    }
}

fn a_pool_is_shared_by_descriptor_and_names() {
    let size = 100_000;
    for (here, there) in NAMES.into_iter().flat_map(|here| NAMES.map(|there| (here, there))) {
        let (mut a, mut b) = (Process::start(), Process::start());
        let pool = a.get(here, "pool");
        let addresses: Vec<u64> = (0..3).map(|_| a.get(here, &format!("allocate_from {pool} {size}"))).collect();
        let descriptor = send_memory(&mut a, here, &format!("export_pool {pool}"), &mut b);
        let imported = b.get(there, &format!("import_pool {descriptor}"));
        b.close_descriptor(descriptor);
        let mut opened = Vec::new();
        for (seed, address) in addresses.iter().enumerate() {
            a.fill(*address, size, seed as u64);
            let (status, name) = a.by(here, &format!("name {address}"));
            assert_eq!(status, 0);
            let import = format!("import_name {imported} {}", name[0]);
            let q = b.get(there, &import);
            assert_eq!(b.get(there, &import), q, "the same allocation has the same address");
            assert!(b.holds(q, size, seed as u64), "{here:?} to {there:?}");
            opened.push(q);
        }
        b.fill(opened[1], size, 7);
        assert!(a.holds(addresses[0], size, 0) && a.holds(addresses[1], size, 7) && a.holds(addresses[2], size, 2));
        assert_ne!(b.by(there, &format!("allocate_from {imported} {size}")).0, 0, "an imported pool allocates nothing");
        for q in opened {
            // A vendor's library may end it so.
            if peer::backend() == "host" {
                assert_eq!(b.close(q), INVALID_VALUE, "it was not opened by a handle");
            }
            b.get(there, &format!("free_from {q}"));
        }
        for address in addresses {
            a.get(here, &format!("free_from {address}"));
        }
        b.get(there, &format!("destroy {imported}"));
        a.get(here, &format!("destroy {pool}"));
        a.finish();
        b.finish();
    }
}

fn a_killed_exporter_leaves_a_pools_importers_working() {
    for names in NAMES {
        let (mut a, mut b) = (Process::start(), Process::start());
        let pool = a.get(names, "pool");
        let p = a.get(names, &format!("allocate_from {pool} {MIB}"));
        a.fill(p, MIB, 8);
        let descriptor = send_memory(&mut a, names, &format!("export_pool {pool}"), &mut b);
        let (_, name) = a.by(names, &format!("name {p}"));
        let imported = b.get(names, &format!("import_pool {descriptor}"));
        b.close_descriptor(descriptor);
        let q = b.get(names, &format!("import_name {imported} {}", name[0]));
        a.kill();
        assert!(b.holds(q, MIB, 8));
        b.fill(q, MIB, 9);
        assert!(b.holds(q, MIB, 9));
        b.get(names, &format!("free_from {q}"));
        b.get(names, &format!("destroy {imported}"));
        b.finish();
    }
}

fn what_is_no_descriptor_of_memory_is_refused() {
    const UNKNOWN: u32 = 999;
    let mut a = Process::start();
    let (memory, p) = a.physical(Names::Hip, GRANULE);
    // Standard error is a pipe.
    for wrong in [2, 9999, 65535, u64::MAX] {
        assert_eq!(a.by(Names::Hip, &format!("import {wrong}")).0, INVALID_VALUE, "{wrong}");
        assert_eq!(a.by(Names::Hip, &format!("import_there {wrong}")).0, INVALID_VALUE, "{wrong}");
        assert_eq!(a.by(Names::Hip, &format!("import_pool {wrong}")).0, OUT_OF_MEMORY, "{wrong}");
        assert_eq!(a.by(Names::Cuda, &format!("import {wrong}")).0, UNKNOWN, "{wrong}");
        assert_eq!(a.by(Names::Cuda, &format!("import_pool {wrong}")).0, UNKNOWN, "{wrong}");
    }
    assert_eq!(a.by(Names::Hip, "import 0").0, INVALID_VALUE);
    assert_eq!(a.by(Names::Cuda, "import 0").0, INVALID_VALUE);
    // HIP's two meanings of one argument.
    let descriptor = a.get(Names::Hip, &format!("export {memory}"));
    for import in ["import", "import_there"] {
        let imported = a.get(Names::Hip, &format!("{import} {descriptor}"));
        a.get(Names::Hip, &format!("release {imported}"));
    }
    a.unmapped(Names::Hip, p, GRANULE);
    a.get(Names::Hip, &format!("release {memory}"));
    a.finish();
}

fn access_is_set_by_page_protection() {
    use std::os::unix::process::ExitStatusExt;
    for (rights, read, written) in [(0, false, false), (READ, true, false), (BOTH, true, true)] {
        for (touch, allowed) in [("peek", read), ("poke", written)] {
            let mut a = Process::start();
            let memory = a.get(Names::Cuda, &format!("create {GRANULE}"));
            let p = a.mapped(Names::Cuda, memory, GRANULE, rights);
            let value = if touch == "poke" { " 7" } else { "" };
            a.send(&format!("{touch} {}{value}", p + 8 * PAGE));
            let reply = a.reply_or_end();
            assert_eq!(reply.is_some(), allowed, "{touch} with rights {rights}");
            if reply.is_none() {
                assert_eq!(a.end().0.signal(), Some(libc::SIGSEGV));
            }
        }
    }
}

fn physical_memory_of_several_granularities() {
    for (granularity, size) in [("4K", page()), ("64K", 16 * PAGE), ("1G", 512 * GRANULE)] {
        let environment = [("ANYGPU_HOST_GRANULARITY", granularity), ("ANYGPU_HOST_MEMORY", "4G")];
        let settings = Settings { environment: &environment, ..Settings::default() };
        let (mut a, mut b) = (Process::start_with(&settings), Process::start_with(&settings));
        let (memory, p) = a.physical(Names::Hip, size);
        assert_eq!(p % size, 0);
        a.fill(p + size - PAGE, PAGE, 1);
        let descriptor = send_memory(&mut a, Names::Hip, &format!("export {memory}"), &mut b);
        let imported = b.get(Names::Hip, &format!("import {descriptor}"));
        let q = b.mapped(Names::Hip, imported, size, BOTH);
        assert!(b.holds(q + size - PAGE, PAGE, 1));
        assert_eq!(b.by(Names::Hip, &format!("create {}", size / 2)).0, INVALID_VALUE);
    }
}

fn memory_on_larger_pages_is_shared() {
    const LARGE: u64 = 16 * PAGE;
    let system = common::larger_pages(LARGE as usize);
    let larger = [("ANYGPU_HOST_PAGE_SIZE", "64K"), ("LD_PRELOAD", system.to_str().expect("a path of ASCII"))];
    for (larger, strict) in larger.into_iter().flat_map(|larger| ["0", "1"].map(|strict| (larger, strict))) {
        let environment =
            [larger, ("ANYGPU_HOST_GRANULARITY", "4K"), ("ANYGPU_HOST_MEMORY", "64M"), ("ANYGPU_HOST_STRICT", strict)];
        let settings = Settings { environment: &environment, ..Settings::default() };
        let (mut a, mut b) = (Process::start_with(&settings), Process::start_with(&settings));
        let free = |a: &mut Process| a.values("memory")[0];
        assert_eq!(free(&mut a), 64 * MIB);
        let addresses: Vec<u64> = (0..3).map(|_| a.allocate(PAGE)).collect();
        assert_eq!(free(&mut a), 64 * MIB - 3 * LARGE);
        for (seed, address) in addresses.iter().enumerate() {
            assert_eq!((address - addresses[0]) % LARGE, 0);
            a.fill(*address, PAGE, seed as u64);
        }
        let handle = a.export(addresses[1]);
        let q = b.open(&handle);
        assert!(b.holds(q, PAGE, 1));
        b.fill(q, PAGE, 9);
        assert!(a.holds(addresses[0], PAGE, 0) && a.holds(addresses[1], PAGE, 9) && a.holds(addresses[2], PAGE, 2));
        assert_eq!(a.free(addresses[1]), 0);
        assert_eq!(free(&mut a), 64 * MIB - 3 * LARGE, "held by the importer");
        assert!(b.holds(q, PAGE, 9));
        assert_eq!(b.close(q), 0);
        assert_eq!(free(&mut a), 64 * MIB - 2 * LARGE);
        let again = a.allocate(2 * LARGE);
        assert_eq!(a.value(&format!("bytes_are {again} {} 0", 2 * LARGE)), 1, "reclaimed pages are zeros");

        // Processes whose pages differ do not know where in a file the other's ranges are.
        if page() != LARGE {
            let mut other = Process::start();
            let handle = a.export(again);
            assert_eq!(other.try_open(&handle), (INVALID_DEVICE_POINTER, UNTOUCHED));
            let own = other.allocate(PAGE);
            assert_eq!(b.try_open(&other.export(own)), (INVALID_DEVICE_POINTER, UNTOUCHED));
        }

        let event = a.value(&format!("create_event {SHARED_EVENT}"));
        let opened = b.open_event(&a.export_event(event));
        let q = b.open(&a.export(again));
        assert_ordered((&mut a, event, again), (&mut b, opened, q));

        assert_eq!(a.by(Names::Hip, &format!("create {PAGE}")).0, INVALID_VALUE, "the granularity is a page");
        let (memory, p) = a.physical(Names::Hip, LARGE);
        a.fill(p, LARGE, 3);
        let descriptor = send_memory(&mut a, Names::Hip, &format!("export {memory}"), &mut b);
        let imported = b.get(Names::Hip, &format!("import {descriptor}"));
        let q = b.mapped(Names::Hip, imported, LARGE, BOTH);
        assert!(b.holds(q, LARGE, 3));

        let pool = a.get(Names::Hip, "pool");
        let p = a.get(Names::Hip, &format!("allocate_from {pool} {PAGE}"));
        a.fill(p, PAGE, 4);
        let descriptor = send_memory(&mut a, Names::Hip, &format!("export_pool {pool}"), &mut b);
        let imported = b.get(Names::Hip, &format!("import_pool {descriptor}"));
        let name = a.by(Names::Hip, &format!("name {p}")).1;
        let q = b.get(Names::Hip, &format!("import_name {imported} {}", name[0]));
        assert!(b.holds(q, PAGE, 4));
    }
}

/// Where vm.memfd_noexec is 1 every memory file has one more seal, and where it is 2 only files that ask for that are
/// made. The setting is a PID namespace's, so the tests run once more in one.
fn files_that_must_not_be_executed_are_shared() {
    const TESTS: [&str; 4] = [
        "an_interior_pointer_opens_at_the_base",
        "an_event_orders_work_across_processes",
        "physical_memory_is_shared_by_descriptor",
        "a_pool_is_shared_by_descriptor_and_names",
    ];
    let program = std::env::current_exe().expect("a test has a program file");
    for setting in ["1", "2"] {
        let mut command = std::process::Command::new("unshare");
        command.args(["--pid", "--fork", "--mount-proc", "sh", "-c"]);
        // Where the setting is not made, the tests do not begin.
        command.args(["echo $1 > /proc/sys/vm/memfd_noexec && shift && echo set && exec \"$@\"", "sh", setting]);
        let output = command.arg(&program).args(TESTS).output();
        let text =
            output.as_ref().map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
        if !text.starts_with("set") {
            return skipped("a PID namespace with a vm.memfd_noexec of its own is not allowed here");
        }
        assert!(output.is_ok_and(|output| output.status.success()), "vm.memfd_noexec={setting}: {text}");
        assert!(text.contains(&format!("{} passed; 0 failed", TESTS.len())), "{text}");
    }
}
