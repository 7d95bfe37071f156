// SPDX-License-Identifier: MIT OR Apache-2.0
//! Features that this library implements itself where a vendor's runtime has no equivalent.

pub mod broker;
pub mod contexts;
pub mod ends;
pub mod handles;
pub mod lease;
pub mod magic;
pub mod openings;
pub mod pool_imports;
pub mod records;
pub mod register;
pub mod semaphore;
pub mod shareable;
pub mod steps;
pub mod timeline;
pub mod token;
pub mod watch;

/// Returns a random number, for names that nobody else has.
pub fn random() -> crate::gpu::Result<u64> {
    getrandom::u64().map_err(|error| crate::gpu::Kind::OperatingSystem.because(format!("no random numbers: {error}")))
}
