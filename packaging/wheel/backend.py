# SPDX-License-Identifier: MIT OR Apache-2.0
"""Builds the wheel from what CMake installs, by PEP 517 and without another package: pip wheel packaging/wheel."""

import base64
import hashlib
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile
import time
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
VERSION = re.search(r'^version = "(.*)"', (ROOT / "Cargo.toml").read_text(), re.MULTILINE)[1]
INFO = f"anygpu-{VERSION}.dist-info"
METADATA = f"""\
Metadata-Version: 2.4
Name: anygpu
Version: {VERSION}
Summary: HIP, CUDA and AscendCL calls on the GPU runtime present or on none: the tool, pyACL's functions, shared arrays
License-Expression: MIT OR Apache-2.0
License-File: LICENSE-APACHE
License-File: LICENSE-MIT
License-File: copyright
Requires-Python: >=3.8
Description-Content-Type: text/markdown

`anygpu run -- program` runs a program with its GPU calls answered on the GPU that is there, and `anygpu run --backend
host -- program` without one. `anygpu info` shows what was found. `import acl` has the functions of pyACL,
`import anygpu` device arrays of other processes, for NumPy, PyTorch, CuPy, JAX and Numba. C, C++ and Fortran programs
are built with `cmake -Danygpu_DIR=$(anygpu --cmake-dir)`, `PKG_CONFIG_PATH=$(anygpu --pkgconfig-dir)` or
`anygpu fortran`.
"""
# What is large, or Python's own; man and shells do not look into an environment of Python's.
LEFT_OUT = ["lib/libanygpu.a", "lib/anygpu/python"]


def _run(*command, **more):
    subprocess.run([str(word) for word in command], check=True, **more)


def _install(tree):
    """Makes the folders acl and anygpu, of which the second is also a prefix of the installation."""
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    build = target / os.environ.get("CARGO_BUILD_TARGET", "") / "wheel" / "build"
    prefix = tree / "anygpu"
    _run("cmake", "-S", ROOT, "-B", build, f"-DANYGPU_TARGET_DIR={target}", "-DCMAKE_INSTALL_LIBDIR=lib")
    _run("cmake", "--build", build)
    _run("cmake", "--install", build, "--prefix", prefix, stdout=subprocess.DEVNULL)
    shared = [path for path in (prefix / "share").iterdir() if path.name != "anygpu"]
    for path in [*map(prefix.joinpath, LEFT_OUT), *shared]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.copytree(ROOT / "python/acl", tree / "acl", ignore=shutil.ignore_patterns("__pycache__"))
    for source in [*(ROOT / "python/anygpu").glob("*.py"), HERE / "__main__.py"]:
        shutil.copy(source, prefix)
    # A wheel has no links.
    (prefix / f"lib/libanygpu.so.{VERSION}").replace(prefix / "lib/libanygpu.so.0")


def _platform(tree):
    """The oldest glibc that has every symbol version the binaries name, as a platform."""
    binaries = [path for path in tree.rglob("*") if path.is_file() and path.open("rb").read(4) == b"\x7fELF"]
    lines = subprocess.run(
        ["readelf", "-VW", *binaries], check=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}
    ).stdout
    glibc = max(int(minor) for minor in re.findall(r"Name: GLIBC_2\.(\d+)", lines))
    processor = os.environ.get("CARGO_BUILD_TARGET", os.uname().machine).split("-")[0]
    return f"manylinux_2_{glibc}_{processor}"


def _origin():
    """The fields that name home and maintainer."""
    script = f'. {shlex.quote(str(HERE.parent / "origin.sh"))}; printf \'%s\\n\' "$home" "$maintainer"'
    printed = subprocess.run(["bash", "-euc", script], check=True, capture_output=True, text=True).stdout
    home, maintainer = printed.splitlines()
    return (f"Project-URL: Home, {home}\n" if home else "") + f"Maintainer-email: {maintainer}\n"


def _metadata(folder, platform):
    info = folder / INFO
    (info / "licenses").mkdir(parents=True)
    (info / "METADATA").write_text(METADATA.replace("Requires-Python:", f"{_origin()}Requires-Python:"))
    (info / "WHEEL").write_text(
        f"Wheel-Version: 1.0\nGenerator: anygpu\nRoot-Is-Purelib: false\nTag: py3-none-{platform}\n"
    )
    (info / "entry_points.txt").write_text("[console_scripts]\nanygpu = anygpu.__main__:main\n")
    for name in ["LICENSE-APACHE", "LICENSE-MIT"]:
        shutil.copy(ROOT / name, info / "licenses")
    with (info / "licenses/copyright").open("wb") as out:
        _run(ROOT / "packaging/copyright.sh", stdout=out)


def get_requires_for_build_wheel(config_settings=None):
    return []


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    with tempfile.TemporaryDirectory() as scratch:
        tree = pathlib.Path(scratch)
        _install(tree)
        platform = _platform(tree)
        _metadata(tree, platform)
        name = f"anygpu-{VERSION}-py3-none-{platform}.whl"
        record = []
        date = time.gmtime(max(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), 315532800))[:6]
        with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
            for path in sorted(path for path in tree.rglob("*") if path.is_file()):
                data, inside = path.read_bytes(), path.relative_to(tree).as_posix()
                entry = zipfile.ZipInfo(inside, date)
                entry.external_attr = path.stat().st_mode << 16
                wheel.writestr(entry, data, zipfile.ZIP_DEFLATED)
                digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                record.append(f"{inside},sha256={digest},{len(data)}\n")
            wheel.writestr(f"{INFO}/RECORD", "".join(record) + f"{INFO}/RECORD,,\n")
    return name
