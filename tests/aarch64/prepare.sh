#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Does in a folder of unpacked packages what their scripts would have done, and makes a disk of it: prepare.sh FOLDER DISK PLACE
#
# PLACE is the path by which the emulated machine finds its second disk.
set -eu -o pipefail
root=$1 disk=$2 place=$3 here=$(realpath "$(dirname "$0")")
cd "$root"
mkdir -p dev proc sys run tmp root anygpu var/tmp ".$place"
chmod 1777 tmp var/tmp
cp usr/share/base-passwd/passwd.master etc/passwd
cp usr/share/base-passwd/group.master etc/group
cp usr/share/libc-bin/nsswitch.conf etc/
printf '127.0.0.1 localhost arm64\n' >etc/hosts
: >etc/fstab
ln -sf /proc/self/mounts etc/mtab
# Alternatives: the only ones that there are.
ln -sf mawk usr/bin/awk
ln -sf gcc usr/bin/cc
ln -sf g++ usr/bin/c++
ln -sf flang-new-16 usr/bin/flang-new
for name in cc cxx c++ fort f77 f90 run exec; do
    [ ! -e usr/bin/mpi$name.mpich ] || ln -sf mpi$name.mpich usr/bin/mpi$name
done
printf '/usr/lib/aarch64-linux-gnu/%s\n' blas lapack >etc/ld.so.conf.d/alternatives.conf
cp "$here/init" anygpu/init
echo "$place" >anygpu/place
rm -f "$disk.new"
truncate -s 4G "$disk.new"
mkfs.ext4 -q -d . -O ^has_journal "$disk.new"
mv "$disk.new" "$disk"
