#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# NVIDIA's driver 550.163.01: a function that cudaEGL.h declares is in libcuda.so.1 for Arm, and is missing in that for x86-64.
#
# Which exported names differ between the two libraries of one release, by Debian's packages for arm64 and amd64?
#
# Guess before: none, as with the CUDA runtime, whose names and headers are byte for byte the same for both.
# Seen: that for arm64 has cuEventCreateFromEGLSync besides, 657 names to 656; NVIDIA's management library has the same 350. The header
# says nothing of it: a program with that call compiles for both, and links on Arm alone. A library that stands in for the driver, made by
# the list of names of x86-64, does not do for a server with an Arm processor.
#
# Debian's libcuda1 and libnvidia-ml1 550.163.01 of trixie's non-free, and PyPI's nvidia-cuda-runtime 13.5.37, in a temporary folder. Prints
# "as found" and ends with 0; ends with 1 where that has changed, with 77 where it cannot be tried.
set -eu -o pipefail
command -v apt-get >/dev/null && command -v readelf >/dev/null || { echo "needs apt and readelf" && exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# shellcheck disable=SC2016 # apt's own variable.
mirror=$(apt-get indextargets --format '$(REPO_URI)' | grep -m 1 '/debian/*$') || exit 77
mkdir -p sources lists/partial archives/partial
: >status
echo "deb [arch=arm64,amd64 signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror trixie non-free" >sources/debian.list
options=(-o APT::Architecture=arm64 -o APT::Architectures::=arm64 -o APT::Architectures::=amd64 -o Dir::Etc::sourcelist=/dev/null
    -o "Dir::Etc::sourceparts=$folder/sources" -o Dir::Etc::preferencesparts=/dev/null -o "Dir::State=$folder"
    -o "Dir::State::status=$folder/status" -o "Dir::Cache=$folder" -o APT::Sandbox::User= -o Acquire::Languages=none)
apt-get "${options[@]}" -qq update || exit 77
for name in libcuda1 libnvidia-ml1; do
    for processor in arm64 amd64; do
        version=$(apt-cache "${options[@]}" madison "$name:$processor" | awk '$3 ~ /^550\.163\.01-/ { print $3; exit }')
        [ -n "$version" ] && apt-get "${options[@]}" -qq download "$name:$processor=$version" || exit 77
        dpkg-deb -x "$name"_*_"$processor".deb "$processor"
    done
done
for processor in aarch64 x86_64; do
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: --platform "manylinux2014_$processor" \
        -d "$processor" nvidia-cuda-runtime==13.5.37 && unzip -qo "$processor"/*.whl -d "$processor" || exit 77
done

names() { readelf --dyn-syms --wide "$1" | awk '$1 ~ /^[0-9]+:$/ && $5 != "LOCAL" && $7 != "UND" && $7 != "ABS" { print $8 }' | LC_ALL=C sort -u; }
# The names of one library that another lacks, either way.
differing() { LC_ALL=C comm -3 <(names "$1") <(names "$2") | tr -d '\t' | tr '\n' ' '; }
lib() { find "$1" -name "$2" -type f -print -quit; }
found="driver $(differing "$(lib arm64 'libcuda.so.550*')" "$(lib amd64 'libcuda.so.550*')")"
found+="management $(differing "$(lib arm64 'libnvidia-ml.so.550*')" "$(lib amd64 'libnvidia-ml.so.550*')")"
found+="runtime $(differing aarch64/nvidia/cu13/lib/libcudart.so.13 x86_64/nvidia/cu13/lib/libcudart.so.13)"
diff -r aarch64/nvidia/cu13/include x86_64/nvidia/cu13/include >/dev/null && found+=", same headers"
echo "different names: $found"
[ "$found" = "driver cuEventCreateFromEGLSync management runtime , same headers" ] || { echo "changed" && exit 1; }
grep -q 'CUDAAPI cuEventCreateFromEGLSync(' x86_64/nvidia/cu13/include/cudaEGL.h || { echo "changed: no header has it" && exit 1; }
echo "as found"
