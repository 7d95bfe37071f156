// SPDX-License-Identifier: MIT OR Apache-2.0
//! The command-line tool `anygpu`.

fn main() -> std::process::ExitCode {
    anygpu_cli::main()
}
