// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writes the generated files into the repository that is the current folder, or the one given.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let root = std::env::args_os().nth(1).map_or(PathBuf::from("."), PathBuf::from);
    match write(&root) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("anygpu-generate: {why}");
            ExitCode::FAILURE
        }
    }
}

fn write(root: &std::path::Path) -> anygpu_generate::Result<()> {
    for (path, text) in anygpu_generate::generate(root)? {
        let path = root.join(path);
        let folder = path.parent().unwrap_or(root);
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}
