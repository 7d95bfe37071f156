// SPDX-License-Identifier: MIT OR Apache-2.0
//! libFuzzer on the target that ANYGPU_FUZZ_TARGET names.

#![no_main]

use std::sync::OnceLock;

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    static RUN: OnceLock<fn(&[u8])> = OnceLock::new();
    let run = RUN.get_or_init(|| {
        let name = std::env::var("ANYGPU_FUZZ_TARGET").expect("ANYGPU_FUZZ_TARGET: the name of a target");
        anygpu_fuzz::prepare();
        anygpu_fuzz::target(&name).expect("fuzz-all --list has the targets").run
    });
    run(input);
});
