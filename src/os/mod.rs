// SPDX-License-Identifier: MIT OR Apache-2.0
//! This process and this machine, without a GPU: nothing here knows the hub.

pub mod brought;
pub mod command;
pub mod config;
pub mod descriptor;
pub mod faults;
pub mod fork;
#[cfg(test)]
pub mod forked;
pub mod futex;
pub mod image;
pub mod inside;
pub mod journal;
pub mod loader;
pub mod lock;
pub mod logger;
pub mod map;
pub mod memory_file;
pub mod memory_map;
pub mod objects;
pub mod panic;
pub mod preloaded;
pub mod process;
pub mod published;
pub mod ranges;
pub mod spawn;
pub mod thread;
pub mod thread_sanitizer;
pub mod thread_value;
pub mod vendor;
