// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sequences of calls: of every exported function with anything, and of sensible ones against a model of every byte.
//!
//! `make soak` runs more of them. What a sequence finds ends this process, with its number.

#[allow(dead_code, reason = "the targets in src use more of it")]
#[path = "../src/fuzz/bytes.rs"]
mod bytes;
#[allow(dead_code, unused_imports, reason = "so does sequences")]
#[path = "../crates/fuzz/src/calls/mod.rs"]
mod calls;
#[allow(dead_code, reason = "so does fuzz-all")]
#[path = "../crates/fuzz/src/driver.rs"]
mod driver;
#[path = "../crates/fuzz/src/model.rs"]
mod model;

use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anygpu::api::{anygpu as own, hip};
use driver::{Target, input, prepare};

/// A thread's call that fails hides no memory of the others, whatever range it was given.
fn exports_succeed_beside_calls_that_fail() {
    let (mut address, mut token) = (ptr::null_mut(), own::anygpu_token { bytes: [0; 512] });
    let is_over = AtomicBool::new(false);
    // SAFETY: outputs that are valid for the calls; what is mapped is no memory.
    unsafe {
        assert_eq!((hip::hipSetDevice(0), hip::hipMalloc(&mut address, 4096)), (0, 0));
        std::thread::scope(|scope| {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    let start = ptr::without_provenance_mut(1 << 21);
                    assert_ne!(hip::hipMemMap(start, 1 << 50, 0, ptr::null_mut(), 0), 0);
                }
            });
            let failures = (0..10_000).filter(|_| own::anygpu_export(address, 0, &mut token) != 0).count();
            is_over.store(true, Ordering::Relaxed);
            assert_eq!(failures, 0);
        });
        assert_eq!(hip::hipFree(address), 0);
    }
}

/// All in one test: each looks at the memory of the whole process.
#[test]
fn no_sequence_of_calls_does_harm() {
    // Some calls write files, by whatever name they were given.
    let folder = tempfile::tempdir().expect("a folder");
    std::env::set_current_dir(folder.path()).expect("a folder");
    prepare();
    exports_succeed_beside_calls_that_fail();
    let asked = std::env::var("ANYGPU_TEST_SEQUENCES").ok().map(|asked| {
        let [first, end] = asked.split_once("..").map_or(["0", &asked], |(first, end)| [first, end]);
        [first, end].map(|number| number.parse::<u64>().expect("a number"))
    });
    let [first, end] = asked.unwrap_or([0, 2_000]);
    let common = |name, run, samples, random| Target { name, run, samples, random, is_sequence: true, share: 1 };
    let targets = [
        common("calls", calls::sequence as fn(&[u8]), calls::samples as fn() -> Vec<Vec<u8>>, 768),
        common("model", model::sequence, model::samples, 512),
    ];
    for target in targets {
        // What has ended a process before.
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/fuzz/corpus/").to_owned() + target.name;
        for file in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            (target.run)(&std::fs::read(file.path()).expect("a file"));
            calls::check_accounts();
        }
        let (seeds, started) = ((target.samples)(), Instant::now());
        let is_left = |_: &u64| asked.is_some() || started.elapsed() < Duration::from_secs(3);
        let mut count = 0;
        for number in (first..end).take_while(is_left) {
            (target.run)(&input(&target, &seeds, 22, number));
            calls::check_accounts();
            count += 1;
        }
        println!("{}: {count} sequences of calls", target.name);
        assert!(count > 0);
    }
}

/// A function that is exported and not called here would be one that the generator does not know.
#[test]
fn every_function_is_called() {
    let names: std::collections::BTreeSet<&str> = calls::CALLS.iter().map(|call| call.name).collect();
    assert_eq!(names.len(), calls::CALLS.len());
    let list = include_str!("compatibility/exports-0.1.txt");
    // Those for CUDA 12 have another name as well.
    let exported = list.lines().filter(|line| !line.ends_with("@libcudart.so.12")).map(|line| line.split('@').next());
    // Only replacement libraries call the one; hiprtc's start compilers, and tests/rtc.rs has their bad input; the others name
    // a kernel by its address, which a sequence has none of.
    let by_address: Vec<&str> = list.lines().filter_map(|line| line.strip_prefix("anygpu_13_")).collect();
    let is_other = |name: &str| {
        let bare = name.trim_start_matches("anygpu_13_").trim_start_matches("anygpu_12_");
        name == "anygpu_replacement"
            || name == "anygpu_lookup_in_vain"
            || name.starts_with("hiprtc")
            || by_address.contains(&bare)
    };
    let is_missing = |name: &&str| !names.contains(name) && !is_other(name);
    let missing: Vec<&str> = exported.flatten().filter(is_missing).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
