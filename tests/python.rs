// SPDX-License-Identifier: MIT OR Apache-2.0
//! The Python package, under pytest, with the release library.

use std::process::Command;

use common::{have, python_with, release_library, root, scratch, skipped, stand_in, succeed, text};

/// A Python with the package and the release library.
fn with_package(python: &str) -> Command {
    let mut command = Command::new(python);
    command
        .current_dir(root())
        .env("PYTHONPATH", root().join("python"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("ANYGPU_LIBRARY", release_library())
        .env("ANYGPU_BACKEND", "host");
    command
}

#[test]
fn programs_of_pyacl_are_answered() {
    let Some(python) = python_with("pytest") else { return };
    for strict in ["0", "1"] {
        let mut command = with_package(&python);
        command.env("ANYGPU_HOST_STRICT", strict);
        let output = succeed(command.args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/python"]));
        assert!(text(&output.stdout).contains(" passed"), "{}", text(&output.stdout));
    }
}

/// Over the stand-ins of the vendors' libraries.
#[test]
fn arrays_of_every_vendor_go_to_other_packages() {
    let Some(python) = python_with("pytest") else { return };
    let vendors = [
        ("nvidia", "libcuda.so.1", &[][..]),
        ("amd", "libamdhip64.so.7", &["-DHIP_ABI=7"]),
        ("ascend", "libacl_rt.so", &[]),
    ];
    for (backend, library, defined) in vendors {
        let folder = scratch(library);
        let defined: Vec<String> = defined.iter().map(|flag| flag.to_string()).collect();
        stand_in(backend, &folder.join(library), &defined, &[]);
        let mut command = with_package(&python);
        command.env("ANYGPU_BACKEND", backend).env("LD_LIBRARY_PATH", &folder);
        let output =
            succeed(command.args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/python/test_devices.py"]));
        assert!(text(&output.stdout).contains("3 passed"), "{}", text(&output.stdout));
    }
}

#[test]
fn its_syntax_is_that_of_python_3_8() {
    if !have("python3") {
        return skipped("python3 is not installed");
    }
    let script = "import ast, pathlib\nfiles = sorted(pathlib.Path('python').rglob('*.py'))\n\
        for file in files:\n    ast.parse(file.read_text(), str(file), feature_version=(3, 8))\nprint(len(files) > 3)\n";
    assert_eq!(text(&succeed(with_package("python3").args(["-c", script])).stdout), "True\n");
}

#[test]
fn the_example_shares_memory() {
    if !have("python3") {
        return skipped("python3 is not installed");
    }
    let output = succeed(with_package("python3").arg("examples/python/share.py"));
    assert_eq!(text(&output.stdout), "share: ok\n");
}
