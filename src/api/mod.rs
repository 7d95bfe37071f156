// SPDX-License-Identifier: MIT OR Apache-2.0
//! The front ends: each speaks one C dialect and nothing else.
//!
//! An exported function is written out (no macro makes it, so that grep and the header generator see it) with the
//! vendor's own names. Its doc comment becomes the C header's and the Fortran module's: it marks each argument
//! (`in`, `out`, `inout`, `array of n`, `nullable`), and names every status returned and the vendor call it mirrors. The
//! header's `#define`, the Fortran name and cuGetProcAddress's table follow from lines such as "CUDA: cuMemAlloc from 3.2
//! on." of `cuMemAlloc_v2`.
//!
//! Functions that differ by a rule alone (the calling thread's own default stream, structures by reference, an older
//! name) are generated from the one that names them in its line "// Derived: ", into a file of the same name in `generated/`.
//! So are functions that differ from another dialect's in names and status codes alone: "// Derived from hipFree: ".
#![allow(non_snake_case, non_camel_case_types, non_upper_case_globals, reason = "C names keep the vendor's spelling")]
#![allow(clippy::missing_safety_doc, reason = "the C documentation is the contract")]
#![allow(
    unsafe_op_in_unsafe_fn,
    reason = "an exported function relies on that contract throughout: what its caller points to is NULL or valid for as \
              long as the call; a block of its own marks what wants more than that"
)]

#[macro_use]
mod c_enum;

pub mod acl;
pub mod anygpu;
mod array;
mod batch;
mod capture;
mod copy;
pub mod cuda;
pub mod cudart;
mod device;
mod external;
mod graph;
pub mod hip;
pub mod hiprtc;
mod kernel;
mod memory;
pub mod nvml;
pub mod replacement;
mod stream;
