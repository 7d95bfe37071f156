// SPDX-License-Identifier: MIT OR Apache-2.0
//! The log: off unless `ANYGPU_LOG` asks for it, one line per event, through the `log` crate's macros.

use std::fs::OpenOptions;
use std::io::Write;
use std::sync::Once;

use crate::config;

/// Starts the log as the settings say; later calls do nothing. Where the program has installed a logger of its own
/// (a Rust program that uses this crate), that one is used.
pub fn start() {
    static START: Once = Once::new();
    START.call_once(|| {
        let config = config::get();
        if config.log_level == ::log::LevelFilter::Off {
            return;
        }
        let mut builder = env_logger::Builder::new();
        builder.filter_level(config.log_level).format(|line, record| {
            // SAFETY: no arguments, cannot fail.
            let thread = unsafe { libc::gettid() };
            let level = record.level().as_str().to_ascii_lowercase();
            writeln!(line, "anygpu {} {thread} {level}: {}", std::process::id(), record.args())
        });
        if let Some(path) = &config.log_file {
            match OpenOptions::new().create(true).append(true).open(path) {
                Ok(file) => _ = builder.target(env_logger::Target::Pipe(Box::new(file))),
                // Where standard error cannot be written to either, there is nobody to tell.
                Err(error) => {
                    _ = writeln!(std::io::stderr(), "anygpu: cannot open the log file {}: {error}", path.display());
                }
            }
        }
        if builder.try_init().is_ok() {
            for complaint in &config.complaints {
                ::log::warn!("{complaint}");
            }
        }
    });
}
