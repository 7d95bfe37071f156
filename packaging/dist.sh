#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Makes all artefacts of a release: dist.sh FOLDER PROCESSOR...
#
# For each processor, x86_64 or aarch64, a wheel, a tarball, packages for Debian and Fedora; and the crate. All run from GLIBC
# on. FOLDER/artefacts has them and their checksums, FOLDER what they were made in. SOURCE_DATE_EPOCH is the date of all, by
# default that of the last commit.
set -eu -o pipefail
if [ $# -lt 2 ]; then
    echo "usage: $0 FOLDER PROCESSOR..." >&2
    exit 2
fi
folder=$(mkdir -p "$1" && realpath "$1")
shift
cd "$(dirname "$0")/.."
glibc=2.28
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
: "${CARGO_TARGET_DIR:=$PWD/target}" "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2>/dev/null || date +%s)}"
export CARGO_TARGET_DIR SOURCE_DATE_EPOCH
artefacts=$folder/artefacts
rm -rf "$artefacts"
mkdir "$artefacts"
say() { printf 'dist: %s\n' "$*"; }

for processor; do
    work=$folder/$processor
    mkdir -p "$work"
    [ -x "$work/glibc/cc" ] || packaging/glibc.sh "$work/glibc" "$processor" "$glibc"
    export CARGO_BUILD_TARGET=$processor-unknown-linux-gnu CC=$work/glibc/cc STRIP=$processor-linux-gnu-strip
    export "CARGO_TARGET_$(tr a-z A-Z <<<"$processor")_UNKNOWN_LINUX_GNU_LINKER=$CC"
    say "for $processor, log: $work/log"
    {
        packaging/build.sh "$work" DEB RPM
        packaging/tarball.sh "$work"
        python3 -m pip wheel --quiet --no-index --no-deps --no-build-isolation -w "$work" packaging/wheel
    } >"$work/log" 2>&1 || { tail -n 20 "$work/log" && exit 1; }
    wheel=$work/anygpu-$version-py3-none-manylinux_${glibc/./_}_$processor.whl
    # It knows the symbols and libraries that each system of that tag has.
    auditwheel show "$wheel" >"$work/auditwheel"
    grep -q "\"manylinux_${glibc/./_}_$processor\"" <(tr '\n' ' ' <"$work/auditwheel") || { cat "$work/auditwheel" && exit 1; }
    mv "$work"/deb/* "$work"/rpm/* "$wheel" "$work/anygpu-$version-linux-$processor.tar.xz" "$artefacts"
done

unset CARGO_BUILD_TARGET CC
cargo package --quiet --locked --package anygpu --no-verify --allow-dirty
cp "$CARGO_TARGET_DIR/package/anygpu-$version.crate" "$artefacts"
(cd "$artefacts" && sha256sum -- * >SHA256SUMS)
say "ok: $artefacts"
