// SPDX-License-Identifier: MIT OR Apache-2.0
//! A line on a terminal that says what is done at the moment.

use std::io::{IsTerminal, Write};

pub struct Progress(bool);

impl Progress {
    /// Shown on standard error, if that is a terminal.
    pub fn new() -> Progress {
        Progress(std::io::stderr().is_terminal())
    }

    pub fn say(&self, what: &str) {
        if self.0 {
            let mut out = std::io::stderr().lock();
            _ = write!(out, "\r\x1b[K{what}").and_then(|()| out.flush());
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.say("");
    }
}
