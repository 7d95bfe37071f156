// SPDX-License-Identifier: MIT OR Apache-2.0
//! Programs of others, unmodified, from their packages: some of those that `make clients` runs.

use std::process::Command;

use common::installed::installed;
use common::{root, skipped, target, text};

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
