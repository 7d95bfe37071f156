#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Makes a C compiler whose programs and libraries run from an old glibc on: glibc.sh FOLDER PROCESSOR VERSION, such as 2.28.
#
# FOLDER/cc is the system's compiler, CROSS-gcc for another processor. It links to stubs of that glibc, which have its symbols
# and their versions and no code, and to its startup files; zig brings both, as python-zig of packaging/requirements.txt.
set -eu -o pipefail
if [ $# -ne 3 ]; then
    echo "usage: $0 FOLDER PROCESSOR VERSION" >&2
    exit 2
fi
folder=$(mkdir -p "$1" && realpath "$1") processor=$2 version=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

echo 'int main(void) { return 0; }' >"$work/empty.c"
# zig puts each file that it makes into a folder of its cache.
export ZIG_GLOBAL_CACHE_DIR=$work/cache ZIG_LOCAL_CACHE_DIR=$work/cache
python-zig cc -target "$processor-linux-gnu.$version" -fPIE -pie -o "$work/empty" "$work/empty.c" \
    -ldl -lm -lpthread -lrt -lutil
rm -f "$folder"/*
for name in Scrt1.o libc_nonshared.a libc.so.6 libdl.so.2 libm.so.6 libpthread.so.0 librt.so.1 libutil.so.1; do
    find "$work/cache" -name "$name" -exec cp {} "$folder" \;
    [ -e "$folder/$name" ] || { echo "$0: zig makes no $name" >&2 && exit 1; }
done
for library in libdl.so.2 libm.so.6 libpthread.so.0 librt.so.1 libutil.so.1; do
    ln -s "$library" "$folder/${library%.so.*}.so"
done
# As every glibc's; stat and its like are in the archive up to 2.32.
echo "GROUP ( \"$folder/libc.so.6\" \"$folder/libc_nonshared.a\" )" >"$folder/libc.so"
# A newer libgcc_s has references to the system's own glibc, which no program needs.
cat >"$folder/cc" <<END
#!/bin/sh
exec $processor-linux-gnu-gcc "-B$folder" "-L$folder" -Wl,--allow-shlib-undefined "\$@"
END
chmod +x "$folder/cc"
