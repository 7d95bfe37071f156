// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writes documentation from the repository in the current folder: anygpu-pages share|site FOLDER

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (root, words) = (Path::new("."), arguments.iter().map(String::as_str).collect::<Vec<_>>());
    let outcome = match words[..] {
        ["share", folder] => anygpu_pages::share(root).and_then(|files| anygpu_pages::write(folder.as_ref(), &files)),
        ["site", folder] => anygpu_pages::site(root).and_then(|files| anygpu_pages::write(folder.as_ref(), &files)),
        _ => Err("usage: anygpu-pages share|site FOLDER".into()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("anygpu-pages: {why}");
            ExitCode::FAILURE
        }
    }
}
