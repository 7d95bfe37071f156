#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# NVIDIA's runtime 13: libcudart.so.13 needs libstdc++.so.6 on one of two processors, and on which one changed from 13.0 to 13.1.
#
# Which libraries beside the C library does libcudart.so.13 need, by its build for x86-64 and for Arm?
#
# Guess before: none, as CUDA 12's: it has its own parts of C++ linked in, so that it runs in the smallest container.
# Seen: 13.0.96 for Arm needs libstdc++ and that for x86-64 does not; from 13.1.80 to 13.5.37 it is the other way around. A container
# without libstdc++ in which programs start on one kind of machine does not start them on the other, or after an update.
#
# PyPI's nvidia-cuda-runtime-cu12 12.9.79 and nvidia-cuda-runtime 13.0.96, 13.1.80 and 13.5.37, in a temporary folder; nothing of them
# runs. Prints "as found" and ends with 0; ends with 1 where that has changed, with 77 where it cannot be tried.
set -eu -o pipefail
command -v readelf >/dev/null || { echo "needs readelf" && exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
found=''
for package in nvidia-cuda-runtime-cu12==12.9.79 nvidia-cuda-runtime==13.0.96 nvidia-cuda-runtime==13.1.80 nvidia-cuda-runtime==13.5.37; do
    found+="${package#*==}:"
    for processor in x86_64 aarch64; do
        python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: \
            --platform "manylinux2014_$processor" -d "$package-$processor" "$package" || exit 77
        unzip -qo "$package-$processor"/*.whl -d "$package-$processor"
        library=$(find "$package-$processor" -name 'libcudart.so.1*' -print -quit)
        if readelf -dW "$library" | grep -q 'NEEDED.*libstdc++'; then found+=" $processor"; fi
    done
    found+='; '
done
echo "need libstdc++: $found"
[ "$found" = "12.9.79:; 13.0.96: aarch64; 13.1.80: x86_64; 13.5.37: x86_64; " ] || { echo "changed" && exit 1; }
echo "as found"
