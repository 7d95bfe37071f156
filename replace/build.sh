#!/bin/sh
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds the replacement libraries: build.sh LIBANYGPU DIR. Each gets a folder DIR/<its name>, three folders below that
# in which it finds libanygpu.so.0 when it runs; beside DIR come the preload that opens some of them first and that of
# `anygpu check`. CC chooses the compiler that assembles and links.
set -eu

if [ $# -ne 2 ]; then
    echo "usage: build.sh LIBANYGPU DIR" >&2
    exit 2
fi
anygpu=$1
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$2"
out=$(cd "$2" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for table in "$here"/lib*.txt; do
    name=$(basename "$table" .txt)
    # Version nodes in their order, each the successor of the one before, as the vendors have them.
    awk '/^#/ { next }
        { names[$2] = names[$2] "        " $1 ";\n" }
        !($2 in seen) { seen[$2]; nodes[++count] = $2 }
        END {
            for (i = 2; i <= count; i++)
                for (j = i; j > 1 && nodes[j] < nodes[j - 1]; j--) { t = nodes[j]; nodes[j] = nodes[j - 1]; nodes[j - 1] = t }
            for (i = 1; i <= count; i++) {
                printf("%s {\n    global:\n%s", (nodes[i] == "-" ? "" : nodes[i]), names[nodes[i]])
                if (i == 1) print "    local: *;"
                printf("}%s;\n", (i > 1 ? " " nodes[i - 1] : ""))
            }
        }' "$table" >"$work/$name.map"
    {
        printf '#define LIBRARY "%s"\n#include "stubs.h"\n' "$name"
        awk '/^#/ { next }
            $3 ~ /^variable:/ { sub("variable:", "", $3); print "variable " $1 ", " $3; next }
            { print "function " $1 ", " ($3 == "null" ? "NULL_" : toupper($3)) }' "$table"
    } >"$work/$name.S"
    rm -rf "${out:?}/$name"
    mkdir "$out/$name"
    # shellcheck disable=SC2016,SC2086 # The loader, not the shell, knows $ORIGIN. CC may have arguments.
    ${CC:-cc} -shared -nostdlib -I "$here" -o "$out/$name/$name" "$work/$name.S" "$anygpu" \
        "-Wl,-soname,$name" "-Wl,--version-script=$work/$name.map" -Wl,--enable-new-dtags \
        '-Wl,-rpath,$ORIGIN/../../..' -Wl,-z,now -Wl,-z,relro -Wl,-z,noexecstack -Wl,-z,defs -Wl,-s
    [ "$name" = "${name%.so}.so" ] || ln -s "$name" "$out/$name/${name%%.so*}.so"
done
# Compilers for aarch64 call atomic operations in a library of theirs, which is not linked here; -z defs refuses what is missing.
inline=
# shellcheck disable=SC2086 # It may have arguments.
! ${CC:-cc} -mno-outline-atomics -E -x c /dev/null >/dev/null 2>&1 || inline=-mno-outline-atomics
for preload in first check; do
    # shellcheck disable=SC2086 # No option is no word, and CC may have arguments.
    ${CC:-cc} -shared -nostdlib -fPIC -O1 -Wall $inline -o "$out/../libanygpu-$preload.so" "$here/$preload.c" \
        "-Wl,-soname,libanygpu-$preload.so" -Wl,-z,now -Wl,-z,relro -Wl,-z,noexecstack -Wl,-z,defs -Wl,-s -ldl -lc
done
