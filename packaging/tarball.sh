#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Packs the installed tree, which works wherever it is unpacked: tarball.sh FOLDER
#
# CARGO_TARGET_DIR is Cargo's target folder. CARGO_BUILD_TARGET, if set, is the processor that it is for. SOURCE_DATE_EPOCH is
# the date of the files, by default that of the last commit.
set -eu -o pipefail
if [ $# -ne 1 ]; then
    echo "usage: $0 FOLDER" >&2
    exit 2
fi
folder=$(mkdir -p "$1" && realpath "$1")
cd "$(dirname "$0")/.."
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
target=${CARGO_BUILD_TARGET:-$(uname -m)}
name=anygpu-$version-linux-${target%%-*}
: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2>/dev/null || date +%s)}"

build=$folder/build-tarball
cmake -S . -B "$build" -DANYGPU_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target}" -DCMAKE_INSTALL_LIBDIR=lib
cmake --build "$build"
rm -rf "${build:?}/$name"
(umask 022 && cmake --install "$build" --prefix "$build/$name" >"$build/installed")
packaging/copyright.sh >"$build/$name/share/doc/anygpu/copyright"
tar -C "$build" --sort=name --owner=0 --group=0 --numeric-owner "--mtime=@$SOURCE_DATE_EPOCH" \
    --use-compress-program='xz -9 -T0' -cf "$folder/$name.tar.xz" "$name"
echo "$folder/$name.tar.xz"
