#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds a kernel for arm64 with pages of 4, 16 or 64 KiB of Debian's sources: kernel.sh FOLDER SIZE
#
# FOLDER/boot/vmlinuz is the kernel, which needs no modules. What is there already is left. It takes 10 minutes of two cores.
set -eu -o pipefail
folder=$1 size=$2
[ ! -e "$folder/boot/vmlinuz" ] || exit 0
here=$(realpath "$(dirname "$0")")
for pair in flex:flex bison:bison bc:bc make:make aarch64-linux-gnu-gcc:gcc-aarch64-linux-gnu; do
    command -v "${pair%:*}" >/dev/null || { echo "missing: ${pair%:*}: apt-get install ${pair#*:}" >&2 && exit 1; }
done
"$here/system.sh" "$folder.sources" bookworm --only '^linux-source-6.1=' linux-source-6.1
mkdir -p "$folder/boot"
tree=$folder.sources/linux-source-6.1
[ -e "$tree/Makefile" ] || tar -x -f "$folder.sources/usr/src/linux-source-6.1.tar.xz" -C "$folder.sources"
export ARCH=arm64 CROSS_COMPILE=aarch64-linux-gnu-
{ cat "$here/kernel.config" && echo "CONFIG_ARM64_${size}K_PAGES=y"; } >"$tree/anygpu.config"
make -s -C "$tree" KCONFIG_ALLCONFIG=anygpu.config allnoconfig
make -s -C "$tree" -j"$(nproc)" Image
cp "$tree/arch/arm64/boot/Image" "$folder/boot/vmlinuz"
rm -rf "$folder.sources"
