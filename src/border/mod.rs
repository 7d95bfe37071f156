// SPDX-License-Identifier: MIT OR Apache-2.0
//! The border with C: what every exported function passes, and the choice between the vendor's own function and the hub.

pub mod arguments;
pub mod call_log;
pub mod choice;
pub mod entry;
pub mod native;
pub mod reason;
pub mod runtime;
