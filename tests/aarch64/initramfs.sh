#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Makes the file that a kernel boots with, which mounts the system's disk: initramfs.sh FILE SYSTEM [MODULES]
#
# SYSTEM is the folder that the disk was made of, MODULES one with the modules of the kernel; without it the kernel needs none.
set -eu -o pipefail
file=$1 system=$2 modules=${3:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/{bin,dev,proc,sys,root,modules}
cp "$system/bin/busybox" "$work/bin/"
count=0
# Adds a module behind those that it needs.
add() {
    local name=$1 path needed
    path=$(find "$modules" \( -name "$name.ko*" -o -name "${name//_/-}.ko*" \) -print -quit)
    # It may be a part of the kernel.
    if [ -z "$path" ] || [ -e "$work/seen-$name" ]; then return; fi
    : >"$work/seen-$name"
    local plain=$work/$name.ko
    case $path in *.xz) xz -dc "$path" >"$plain" ;; *) cp "$path" "$plain" ;; esac
    for needed in $(strings "$plain" | sed -n 's/^depends=//p' | tr , ' '); do
        add "$needed"
    done
    mv "$plain" "$work/modules/$(printf %02d "$count")-$name.ko"
    count=$((count + 1))
}
if [ -n "$modules" ]; then
    for name in virtio_pci virtio_mmio virtio_blk crc32c_generic ext4 overlay; do
        add "$name"
    done
fi
rm -f "$work"/seen-*
cat >"$work/init" <<'END'
#!/bin/busybox sh
busybox mount -t devtmpfs none /dev
exec </dev/console >/dev/console 2>&1
for module in /modules/*; do [ ! -e "$module" ] || busybox insmod "$module"; done
until [ -b /dev/vda ]; do busybox sleep 0.1; done
busybox mount -t ext4 /dev/vda /root
busybox mount --move /dev /root/dev
exec busybox switch_root /root /anygpu/init
END
sed -i '1s,.*,#!/bin/busybox sh,' "$work/init"
chmod +x "$work/init"
(cd "$work" && find . | cpio --quiet --create --format newc | gzip) >"$file.new"
mv "$file.new" "$file"
