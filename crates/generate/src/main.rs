// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writes the generated files into a repository, by default the current folder.
//!
//! `--hipfort-coverage FOLDER` instead writes programs that call every procedure of hipfort into that folder.
//! `--hip-headers RELEASE=FOLDER ...` instead writes the table of prototypes from HIP's headers.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let outcome = match arguments.as_slice() {
        [option, folder] if option == "--hipfort-coverage" => write_coverage(folder.as_ref()),
        [option, given @ ..] if option == "--hip-headers" => {
            let given: Vec<String> = given.iter().map(|word| word.to_string_lossy().into_owned()).collect();
            anygpu_generate::write_prototypes(".".as_ref(), &given)
        }
        [root] => write(root.as_ref()),
        _ => write(".".as_ref()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("anygpu-generate: {why}");
            ExitCode::FAILURE
        }
    }
}

fn write(root: &Path) -> anygpu_generate::Result<()> {
    anygpu_generate::write(root, &anygpu_generate::generate(root)?)
}

fn write_coverage(folder: &Path) -> anygpu_generate::Result<()> {
    for (name, text) in anygpu_generate::hipfort_coverage(".".as_ref())? {
        let path = folder.join(name);
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}
