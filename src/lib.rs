// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu`: GPU memory shared between processes through HIP, CUDA and AscendCL calls, on any vendor's runtime or none.
//!
//! ```text
//!      a C, C++, Fortran or Python program, unchanged
//!         | hipIpcOpenMemHandle ...
//!         v
//!      api/{hip,cuda,cudart,acl}  front ends: each speaks one C dialect and nothing else
//!         |  this dialect's own vendor in use? -- yes --> the vendor's function, arguments untouched (native)
//!         v  no
//!      gpu/                   the hub: neutral verbs (traits), neutral types, one Error
//!         v
//!      backend/{host,nvidia,amd,intel,ascend}  back ends: each speaks one runtime and nothing else
//! ```
//!
//! The front ends are the crate's interface: [`api::hip`], [`api::hiprtc`], [`api::cuda`], [`api::cudart`], [`api::acl`] and
//! [`api::anygpu`] have the exported functions with their documentation. Everything else is internal, and public only for the
//! tool and the tests: its pages are not shown.
//!
//! Imports run one way, `os` <- `gpu` <- `share` <- `backend` <- `border` <- `api`, which `tests/layers.rs` checks: this
//! process and machine; the hub; what the library adds for every back end; the back ends; what lies between C and the hub;
//! the front ends.
//!
//! How to read the tree: `gpu`, each `api/*` and each `backend/*` have files of the same names for the same families
//! (`device`, `context`, `memory`, `vmm`, `pool`, `copy`, `array`, `stream`, `event`, `external`, `peer`, `ipc`), so one verb
//! is found in files of one name. `border::entry` catches panics and turns errors into statuses, `border::server` decides
//! between native and translated, `border::native` forwards past the hub, `border::choice` names the back ends,
//! `os::loader` alone opens libraries, `os::config` alone reads the environment, `os::logger` writes the log.

#![allow(rustdoc::private_intra_doc_links, reason = "the internals' own pages are read as sources")]

#[cfg(panic = "abort")]
compile_error!("anygpu turns panics into error codes at the C border and must be built with panic = \"unwind\"");

#[cfg(not(all(target_endian = "little", target_pointer_width = "64")))]
compile_error!("anygpu is for little-endian 64-bit systems, as the vendors' runtimes are");

pub mod api;
#[doc(hidden)]
pub mod backend;
#[doc(hidden)]
pub mod border;
#[cfg(any(test, fuzzing))]
#[doc(hidden)]
pub mod fuzz;
#[doc(hidden)]
pub mod gpu;
#[doc(hidden)]
pub mod os;
#[doc(hidden)]
pub mod share;
