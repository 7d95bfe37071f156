// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sources of kernels for compilers that are not AMD's: the headers that they include, and the options.

use std::ffi::CString;

/// The header with the names of HIP that CUDA's compilers lack.
pub const HIP_NAMES: &str = include_str!("source/names.h");

/// The header with the functions of C for the host's compiler, which take no name from a source.
pub const FUNCTIONS: &str = include_str!("source/functions.h");

/// The header of kernels for every device.
pub const KERNEL_H: &str = include_str!("../../include/anygpu/kernel.h");

/// AMD's headers for kernels, whose contents each compiler has built in.
pub const BUILT_IN: [&str; 3] = ["hip/hip_runtime.h", "hip/hip_runtime_api.h", "hip/amd_detail/amd_hip_runtime.h"];

/// Options whose value may be the next one.
const WITH_VALUE: [&str; 5] = ["-D", "-U", "-I", "-arch", "-mllvm"];

/// Joins each option with its value, and leaves out those that `is_known` does not take, which the log has.
pub fn options(given: &[CString], is_known: impl Fn(&str) -> bool) -> Vec<String> {
    let mut all = Vec::new();
    let mut given = given.iter().map(|option| option.to_string_lossy());
    while let Some(option) = given.next() {
        let value = if WITH_VALUE.contains(&&*option) { given.next() } else { None };
        let separator = if value.is_some() && option.len() > 2 { "=" } else { "" };
        all.push(format!("{option}{separator}{}", value.unwrap_or_default()));
    }
    all.retain(|option| {
        let is_known = is_known(option);
        if !is_known {
            log::info!("the compiler's option {option} is left out: it is another compiler's");
        }
        is_known
    });
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_keeps_its_value_and_others_are_left_out() {
        let given = ["-D", "N=3", "-DM", "--offload-arch=gfx90a", "-arch", "sm_90", "-mllvm", "-x", "-I"];
        let given = given.map(|option| CString::new(option).expect("no NUL"));
        let kept = options(&given, |option| ["-D", "-I", "-arch"].iter().any(|start| option.starts_with(start)));
        assert_eq!(kept, ["-DN=3", "-DM", "-arch=sm_90", "-I"]);
    }
}
