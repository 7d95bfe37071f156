// SPDX-License-Identifier: MIT OR Apache-2.0
//! Magic numbers of shared bytes: seven that name the format, and its version.

/// Returns true for the magic number of another version of a format.
pub fn is_other_version(found: [u8; 8], known: [u8; 8]) -> bool {
    found[..7] == known[..7] && found[7] != known[7]
}
