#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds packages: build.sh FOLDER DEB|RPM...
#
# CARGO_TARGET_DIR is Cargo's target folder. CARGO_BUILD_TARGET, if set, is the processor that they are for. origin.sh names
# the packager.
# SOURCE_DATE_EPOCH is the date of the packages, by default that of the last commit.
set -eu -o pipefail
if [ $# -lt 2 ]; then
    echo "usage: $0 FOLDER DEB|RPM..." >&2
    exit 2
fi
folder=$(mkdir -p "$1" && realpath "$1")
shift
cd "$(dirname "$0")/.."
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2>/dev/null || date +%s)}"
export SOURCE_DATE_EPOCH
# shellcheck source=packaging/origin.sh
. packaging/origin.sh

documents=$folder/documents
mkdir -p "$documents"
packaging/copyright.sh >"$documents/copyright"
gzip -9n <CHANGELOG.md >"$documents/changelog.gz"
gzip -9n >"$documents/changelog.Debian.gz" <<END
anygpu ($version-1) unstable; urgency=medium

  * As changelog.gz says.

 -- $maintainer  $(date -R -u -d "@$SOURCE_DATE_EPOCH")
END

if [ -n "${CARGO_BUILD_TARGET:-}" ]; then
    export ANYGPU_PACKAGE_PROCESSOR=${CARGO_BUILD_TARGET%%-*}
    # Debian's tools take the system that a package is for from variables.
    ! command -v dpkg-architecture >/dev/null || eval "$(dpkg-architecture -f -t "$ANYGPU_PACKAGE_PROCESSOR-linux-gnu" -s 2>/dev/null)"
fi

for kind; do
    libdir=lib64
    [ "$kind" != DEB ] || libdir=lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)
    build=$folder/build-$kind
    cmake -S . -B "$build" -DANYGPU_PACKAGES="$kind" -DCMAKE_INSTALL_PREFIX=/usr -DCMAKE_INSTALL_LIBDIR="$libdir" \
        -DANYGPU_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target}" -DANYGPU_PACKAGE_DOCUMENTS="$documents" \
        -DANYGPU_PACKAGE_MAINTAINER="$maintainer" -DANYGPU_PACKAGE_HOME="$home"
    cmake --build "$build"
    rm -rf "${folder:?}/${kind,,}"
    options=()
    # dpkg-shlibdeps would need the libraries of that processor's system.
    if [ "$kind" = DEB ] && [ -n "${ANYGPU_PACKAGE_PROCESSOR:-}" ]; then
        glibc=$(readelf -VW "$build"/stage/anygpu "$build"/stage/*.so | sed -n 's/.* Name: GLIBC_\(2\.[0-9]*\) .*/\1/p' |
            sort -uV | tail -n 1)
        needs="libc6 (>= $glibc), libgcc-s1 (>= 4.2)"
        options=(-D CPACK_DEBIAN_PACKAGE_SHLIBDEPS=OFF -D "CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS=$needs"
            -D "CPACK_DEBIAN_TOOL_PACKAGE_DEPENDS=libanygpu0 (= $version-1), $needs")
    fi
    (umask 022 && cpack --config "$build/CPackConfig.cmake" -B "$build/packages" "${options[@]}")
    mkdir "$folder/${kind,,}"
    mv "$build/packages/"*".${kind,,}" "$folder/${kind,,}"
    rm -rf "$build/packages"
done
