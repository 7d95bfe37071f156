// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu bench`: each figure that is asked for is there, a number, and consistent with the others; never how large it is.

use std::collections::BTreeSet;
use std::process::{Command, Output};

use common::{run, scratch, stand_in, succeed, text, tree};
use serde_json::Value;

fn bench(options: &[&str]) -> Command {
    let mut command = Command::new(tree().join("bin/anygpu"));
    command.args(["bench", "--seconds", "0.004"]).args(options).env("ANYGPU_BACKEND", "host");
    command
}

fn report(options: &[&str], devices: u32) -> Value {
    let output = succeed(bench(options).arg("--json").env("ANYGPU_HOST_DEVICES", devices.to_string()));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// Each figure as way, what, bytes and devices; all are finite and above zero.
fn figures(report: &Value) -> Vec<(String, String, u64, (i64, i64))> {
    let list = report["figures"].as_array().expect("a list");
    let of = |figure: &Value| {
        let number = |field: &str| figure[field].as_f64().is_some_and(|value| value.is_finite() && value > 0.0);
        assert!(number("value") && (figure["plain"].is_null() || number("plain")), "{figure}");
        let rate = ["read", "write"].contains(&figure["what"].as_str().expect("a word"));
        assert_eq!(figure["unit"], if rate { "GB/s" } else { "us" });
        let word = |field: &str| figure[field].as_str().expect("a word").to_owned();
        let device = |field: &str| figure[field].as_i64().expect("a number");
        let bytes = figure["bytes"].as_u64().expect("a number");
        (word("way"), word("what"), bytes, (device("owner_device"), device("user_device")))
    };
    list.iter().map(of).collect()
}

#[test]
fn every_way_has_its_figures_beside_plain_ones() {
    let report = report(&["--size", "4K,64K"], 1);
    assert_eq!(
        (&report["schema"], &report["back_end"], &report["failures"]),
        (&1.into(), &"host".into(), &Value::Array(vec![]))
    );
    let figures = figures(&report);
    let of = |way: &str| -> BTreeSet<(String, u64)> {
        figures.iter().filter(|one| one.0 == way).map(|one| (one.1.clone(), one.2)).collect()
    };
    let copies = || ["read", "write"].into_iter().flat_map(|what| [4096, 65536].map(|bytes| (what.to_owned(), bytes)));
    for way in ["ipc_memory", "token", "physical_memory", "pool"] {
        let mut wanted: BTreeSet<_> = copies().chain([("opening".into(), 2 << 20), ("latency".into(), 8)]).collect();
        if way == "token" {
            wanted.insert(("reopening".into(), 2 << 20));
        }
        assert_eq!(of(way), wanted, "{way}");
    }
    assert_eq!(of("ipc_event"), BTreeSet::from([("opening".into(), 0), ("round".into(), 0)]));
    assert_eq!(of("timeline"), BTreeSet::from([("round".into(), 0)]));
    assert!(!report["figures"].as_array().expect("a list").iter().any(|one| one["plain"].is_null()), "{report:#}");
}

#[test]
fn all_pairs_of_devices_have_the_largest_copy() {
    let options = ["--way", "token", "--size", "4K,1M", "--direction", "read"];
    let figures = figures(&report(&options, 3));
    let largest = |pair| figures.iter().any(|one| (one.1.as_str(), one.2, one.3) == ("read", 1 << 20, pair));
    assert!((0..9).all(|pair| largest((pair / 3, pair % 3))), "{figures:?}");
    let small: Vec<_> = figures.iter().filter(|one| one.2 == 4096).map(|one| one.3).collect();
    assert_eq!(small, [(0, 1)]);
}

#[test]
fn pairs_and_threads_work_at_once() {
    let options = ["--way", "ipc-memory,timeline", "--size", "4K", "--pairs", "3", "--threads", "2", "--device", "1:0"];
    let report = report(&options, 2);
    assert_eq!((&report["pairs"], &report["threads"]), (&3.into(), &2.into()));
    let figures = figures(&report);
    assert!(figures.iter().all(|one| one.3 == (1, 0)), "{figures:?}");
    let whats: Vec<&str> = figures.iter().map(|one| one.1.as_str()).collect();
    assert_eq!(whats, ["opening", "latency", "read", "write", "round"]);
}

#[test]
fn tables_lines_and_picture_have_the_same_figures() {
    let picture = scratch("bench").join("copies.svg");
    let options = ["--way", "token,pool", "--size", "4K,8K", "--csv", "--svg"];
    let printed = text(&succeed(bench(&options).arg(&picture)).stdout);
    let mut lines = printed.lines().map(|line| line.split(',').collect::<Vec<_>>());
    assert_eq!(lines.next().expect("a line")[..4], ["owner_device", "user_device", "way", "what"]);
    let values: Vec<f64> = lines.map(|line| line[5].parse().expect("a number")).collect();
    assert_eq!(values.len(), 7 + 6);
    // A picture that cannot be written loses no figures.
    let output = common::run(bench(&options).arg("/nonexistent/picture.svg"));
    assert!(!output.status.success() && text(&output.stdout).lines().count() == 1 + 7 + 6, "{}", text(&output.stdout));
    let picture = std::fs::read_to_string(picture).expect("a file");
    assert!(picture.contains(">plain</text>") && picture.contains(">pool</text>") && !picture.contains("NaN"));

    let printed = text(&succeed(&mut bench(&["--way", "token,pool", "--size", "4K,8K"])).stdout);
    for line in ["token, read", "token, write", "pool, read", "pool, write"] {
        let line = printed.lines().find(|shown| shown.starts_with(line)).expect("a line");
        assert_eq!(line.matches('(').count(), 2, "{line}");
    }
    let last = printed.lines().last().expect("a sentence");
    assert!(
        last.starts_with("token, read by device 0 of device 0's: ") && last.contains("the plain way's rate; a copy"),
        "{last}"
    );
}

/// The stand-in is a driver without physical memory and pools.
#[test]
fn over_nvidias_driver_the_plain_way_is_its_own_calls() {
    let folder = scratch("driver");
    stand_in("nvidia", &folder.join("libcuda.so.1"), &[], &[]);
    let mut command = bench(&["--size", "64K", "--device", "0:1", "--json"]);
    let output = succeed(command.env("ANYGPU_BACKEND", "nvidia").env("LD_LIBRARY_PATH", folder));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let plain = |way: &str, what: &str| {
        let of = |one: &&Value| one["way"] == way && one["what"] == what;
        let figure = report["figures"].as_array().expect("a list").iter().find(of).expect("a figure");
        figure["plain"].as_f64().is_some_and(|value| value > 0.0)
    };
    assert!(["opening", "latency", "read", "write"].into_iter().all(|what| plain("token", what)), "{report:#}");
    assert!(["opening", "round"].into_iter().all(|what| plain("ipc_event", what)), "{report:#}");
    let failures = report["failures"].as_array().expect("a list").iter();
    let failures: Vec<_> = failures.map(|one| (one["way"].as_str(), one["works"].as_str())).collect();
    assert_eq!(failures, ["physical_memory", "pool"].map(|way| (Some(way), Some("unsupported"))));
}

#[test]
fn what_cannot_be_measured_is_told() {
    let said = |output: Output| {
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        text(&output.stderr)
    };
    let none = said(run(bench(&[]).env("ANYGPU_BACKEND", "nvidia")));
    assert!(none.starts_with("anygpu: bench: ") && none.contains("libcuda.so.1"), "{none}");
    let far = said(run(&mut bench(&["--device", "0:7"])));
    assert!(far.contains("from 0 to 0"), "{far}");
    for wrong in [&["--size", "4X"][..], &["--size", "0"], &["--device", "1"], &["--seconds", "0"], &["--way", "none"]]
    {
        assert_eq!(run(&mut bench(wrong)).status.code(), Some(2), "{wrong:?}");
    }
}
