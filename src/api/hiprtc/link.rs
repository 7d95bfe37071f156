// SPDX-License-Identifier: MIT OR Apache-2.0
//! The linker of bitcode, which is AMD's alone: where calls are not forwarded, no linker's state exists.

use std::ffi::{c_char, c_uint, c_void};

use super::types::*;
use super::{Result, Slot, entry, forward};
use crate::border::arguments::{invalid, out, unsupported};

/// Creates a linker's state.
///
/// - `num_options` (in): the number of options.
/// - `options_ptr` (in, array of num_options, nullable): the options.
/// - `options_vals_pptr` (in, array of num_options, nullable): the value of each.
/// - `hip_link_state_ptr` (out): the state.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INTERNAL_ERROR where AMD's library is not
/// in use.
///
/// HIP: hiprtcLinkCreate. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcLinkCreate(
    num_options: c_uint,
    options_ptr: *mut hiprtcJIT_option,
    options_vals_pptr: *mut *mut c_void,
    hip_link_state_ptr: *mut hiprtcLinkState,
) -> hiprtcResult {
    let call = forward!(hiprtcLinkCreate(num_options, options_ptr, options_vals_pptr, hip_link_state_ptr));
    entry(call, move |_| {
        out(hip_link_state_ptr)?;
        if num_options != 0 && (options_ptr.is_null() || options_vals_pptr.is_null()) {
            return invalid("the options are NULL");
        }
        unsupported("bitcode of AMD's compiler is linked by AMD's library alone")
    })
}

/// Adds a file to what is linked.
///
/// - `hip_link_state` (in): the linker's state.
/// - `input_type` (in): the kind of the file, one of hiprtcJITInputType.
/// - `file_path` (in): the file.
/// - `num_options` (in): the number of options.
/// - `options_ptr` (in, array of num_options, nullable): the options.
/// - `option_values` (in, array of num_options, nullable): the value of each.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for a state that does not exist.
///
/// HIP: hiprtcLinkAddFile. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcLinkAddFile(
    hip_link_state: hiprtcLinkState,
    input_type: hiprtcJITInputType,
    file_path: *const c_char,
    num_options: c_uint,
    options_ptr: *mut hiprtcJIT_option,
    option_values: *mut *mut c_void,
) -> hiprtcResult {
    let call =
        forward!(hiprtcLinkAddFile(hip_link_state, input_type, file_path, num_options, options_ptr, option_values));
    entry(call, |_| no_state())
}

/// Adds an image in memory to what is linked.
///
/// - `hip_link_state` (in): the linker's state.
/// - `input_type` (in): the kind of the image, one of hiprtcJITInputType.
/// - `image` (in): the first byte.
/// - `image_size` (in): bytes.
/// - `name` (in, nullable): its name.
/// - `num_options` (in): the number of options.
/// - `options_ptr` (in, array of num_options, nullable): the options.
/// - `option_values` (in, array of num_options, nullable): the value of each.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for NULL, no bytes, and a state that does not exist.
///
/// HIP: hiprtcLinkAddData. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcLinkAddData(
    hip_link_state: hiprtcLinkState,
    input_type: hiprtcJITInputType,
    image: *mut c_void,
    image_size: usize,
    name: *const c_char,
    num_options: c_uint,
    options_ptr: *mut hiprtcJIT_option,
    option_values: *mut *mut c_void,
) -> hiprtcResult {
    let call = forward!(hiprtcLinkAddData(
        hip_link_state,
        input_type,
        image,
        image_size,
        name,
        num_options,
        options_ptr,
        option_values
    ));
    entry(call, |_| no_state())
}

/// Links what was added.
///
/// - `hip_link_state` (in): the linker's state.
/// - `bin_out` (out): the code, which lives as long as the state.
/// - `size_out` (out): its bytes.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for NULL and for a state that does not exist.
///
/// HIP: hiprtcLinkComplete. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcLinkComplete(
    hip_link_state: hiprtcLinkState,
    bin_out: *mut *mut c_void,
    size_out: *mut usize,
) -> hiprtcResult {
    let call = forward!(hiprtcLinkComplete(hip_link_state, bin_out, size_out));
    entry(call, |_| no_state())
}

/// Destroys a linker's state.
///
/// - `hip_link_state` (in): the state.
///
/// Returns HIPRTC_ERROR_INVALID_INPUT for a state that does not exist.
///
/// HIP: hiprtcLinkDestroy. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hiprtcLinkDestroy(hip_link_state: hiprtcLinkState) -> hiprtcResult {
    let call = forward!(hiprtcLinkDestroy(hip_link_state));
    entry(call, |_| no_state())
}

fn no_state() -> Result<()> {
    invalid("there is no such linker's state")
}
