// Generated from src/api/hiprtc by `BLESS=1 cargo test --test generated`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every exported function by name, sorted.

use super::Function;

/// The functions by their names.
#[rustfmt::skip]
pub static FUNCTIONS: &[(&str, Function)] = &[
    ("hiprtcAddNameExpression", Function(super::hiprtcAddNameExpression as *const ())),
    ("hiprtcCompileProgram", Function(super::hiprtcCompileProgram as *const ())),
    ("hiprtcCreateProgram", Function(super::hiprtcCreateProgram as *const ())),
    ("hiprtcDestroyProgram", Function(super::hiprtcDestroyProgram as *const ())),
    ("hiprtcGetBitcode", Function(super::hiprtcGetBitcode as *const ())),
    ("hiprtcGetBitcodeSize", Function(super::hiprtcGetBitcodeSize as *const ())),
    ("hiprtcGetCode", Function(super::hiprtcGetCode as *const ())),
    ("hiprtcGetCodeSize", Function(super::hiprtcGetCodeSize as *const ())),
    ("hiprtcGetErrorString", Function(super::hiprtcGetErrorString as *const ())),
    ("hiprtcGetLoweredName", Function(super::hiprtcGetLoweredName as *const ())),
    ("hiprtcGetProgramLog", Function(super::hiprtcGetProgramLog as *const ())),
    ("hiprtcGetProgramLogSize", Function(super::hiprtcGetProgramLogSize as *const ())),
    ("hiprtcLinkAddData", Function(super::hiprtcLinkAddData as *const ())),
    ("hiprtcLinkAddFile", Function(super::hiprtcLinkAddFile as *const ())),
    ("hiprtcLinkComplete", Function(super::hiprtcLinkComplete as *const ())),
    ("hiprtcLinkCreate", Function(super::hiprtcLinkCreate as *const ())),
    ("hiprtcLinkDestroy", Function(super::hiprtcLinkDestroy as *const ())),
    ("hiprtcVersion", Function(super::hiprtcVersion as *const ())),
];
