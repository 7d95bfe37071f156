// SPDX-License-Identifier: MIT OR Apache-2.0
//! Programs of others, unmodified, from their packages: some of those that `make clients` runs.

use std::fs;
use std::process::Command;

use common::installed::{empty, installed};
use common::{root, skipped, succeed, target, text};

#[test]
fn programs_of_others_share_device_memory() {
    let Some(prefix) = installed() else { return };
    let mut clients = Command::new("bash");
    clients.arg(root().join("tests/clients/run.sh")).arg(prefix).args(["ucx", "mpi4py", "cuda-bindings", "hip-python"]);
    // Compilers and tests take both processors, and each mode of each client some seconds.
    clients.env("CLIENT_MODES", "devices=2,strict").env("CARGO_TARGET_DIR", target());
    let output = clients.output().expect("bash starts");
    let said = text(&output.stdout);
    assert!(output.status.success(), "{said}{}", text(&output.stderr));
    for line in said.lines().filter(|line| line.contains(" SKIP ")) {
        skipped(line.split_whitespace().collect::<Vec<_>>().join(" "));
    }
}

#[test]
fn a_download_is_no_part_of_a_clients_time() {
    let folder = empty("clients");
    fs::copy(root().join("tests/clients/run.sh"), folder.join("run.sh")).expect("a file copied");
    let write = |name: &str, script: &str| fs::write(folder.join(name), script).expect("a file written");
    // It takes longer than a client may, the first time.
    write("common.sh", "fetch() { [ -e \"$WHEELS/$1\" ] || { sleep 6; touch \"$WHEELS/$1\"; }; }\n");
    write("quick.sh", ". \"$(dirname \"$0\")/common.sh\"\nfetch quick\necho done\n");
    write("slow.sh", ". \"$(dirname \"$0\")/common.sh\"\necho begun\nsleep 60\n");
    let run = |client: &str| {
        let mut run = Command::new("bash");
        run.arg(folder.join("run.sh")).arg(&folder).arg(client).env("CARGO_TARGET_DIR", &folder);
        run.env("CLIENT_MODES", "devices=1").env("CLIENT_SECONDS", "5");
        run
    };
    assert!(text(&succeed(&mut run("quick")).stdout).contains("clients: 1 passed"));
    let slow = run("slow").output().expect("bash starts");
    assert!(!slow.status.success() && text(&slow.stdout).contains("FAIL 124"), "{}", text(&slow.stdout));
}
