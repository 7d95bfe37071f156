#!/bin/sh
# SPDX-License-Identifier: MIT OR Apache-2.0
# Makes the library that programs run with of the one that they are linked to: runtime.sh LIBRARY OUT.
#
# They differ in the version of CUDA's runtime that a name without a version means. A program that is linked to LIBRARY gets
# CUDA 13's. In OUT a name without a version means none, so that in a process of CUDA 12 glibc's dlsym passes over it to the
# library that the program has brought.
set -eu

if [ $# -ne 2 ]; then
    echo "usage: runtime.sh LIBRARY OUT" >&2
    exit 2
fi
export LC_ALL=C
# The table of the symbols' version numbers, 16 bits each: 0x8000 hides a symbol from lookups without its version.
section=$(readelf -SW "$1" | sed -n 's/^.* \.gnu\.version  *VERSYM  *[0-9a-f]*  *\([0-9a-f]*\)  *\([0-9a-f]*\) .*/\1 \2/p')
number=$(readelf -VW "$1" | sed -n 's/^.* Index: \([0-9]*\) .* Name: libcudart\.so\.13$/\1/p')
if [ -z "$section" ] || [ -z "$number" ]; then
    echo "runtime.sh: $1 has no symbols of the version libcudart.so.13" >&2
    exit 1
fi
offset=$((0x${section% *})) size=$((0x${section#* }))
rm -f "$2"
cp "$1" "$2"
chmod u+w "$2"
# shellcheck disable=SC2059 # The format is the bytes.
printf "$(od -An -v -t u2 -j "$offset" -N "$size" "$1" | awk -v number="$number" '{
    for (i = 1; i <= NF; i++) {
        version = $i == number ? $i + 32768 : $i
        printf("\\%03o\\%03o", version % 256, int(version / 256))
    }
}')" | dd of="$2" bs=1 seek="$offset" conv=notrunc status=none
