#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Installs packages in clean Debian systems, uses them as README says, and removes them: check.sh PACKAGES SCRATCH [SUITE...]
#
# PACKAGES is the folder of packaging/build.sh, SCRATCH a folder for the systems, which are kept for the next time. It needs
# root, debootstrap, rpm and a mirror; lintian and rpmlint are run where they are installed. The last line is "packages: ok".
set -eu -o pipefail
if [ $# -lt 2 ]; then
    echo "usage: $0 PACKAGES SCRATCH [SUITE...]" >&2
    exit 2
fi
packages=$(realpath "$1")
scratch=$(mkdir -p "$2" && realpath "$2")
shift 2
here=$(realpath "$(dirname "$0")")
suites=("${@:-bookworm}")
[ $# -gt 0 ] || suites+=(trixie)
say() { printf 'packages: %s\n' "$*"; }
have() { command -v "$1" >/dev/null; }

# Runs a command in a system, with processes and mounts of its own: enter SYSTEM COMMAND...
enter() {
    # shellcheck disable=SC2016 # The inner shell has its own arguments.
    unshare -m -p -f --propagation private bash -eu -c '
        system=$1
        shift
        mount -t proc proc "$system/proc"
        mount -t tmpfs -o mode=755 dev "$system/dev"
        for device in null zero full random urandom; do
            : >"$system/dev/$device"
            mount --bind "/dev/$device" "$system/dev/$device"
        done
        ln -s /proc/self/fd "$system/dev/fd"
        mkdir "$system/dev/shm"
        mount -t tmpfs shm "$system/dev/shm"
        mount --bind /sys "$system/sys"
        exec env -i HOME=/root LC_ALL=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
            DEBIAN_FRONTEND=noninteractive chroot "$system" "$@"' enter "$@"
}

# The names of a system's files, without those that package managers write about themselves.
files() {
    find "$1" -xdev \( -path "$1/tmp" -o -path "$1/var/cache" -o -path "$1/var/lib/apt" -o -path "$1/var/log" \
        -o -path "$1/var/lib/dpkg/*-old" \) -prune -o -printf '%P\n' | sort
}

# Compares a system's files with those before: nothing_left SYSTEM LIST
nothing_left() {
    files "$1" | diff "$2" - || { say "files are left, or gone" && exit 1; }
}

if have lintian; then
    # As root it warns of that alone.
    # Its check of the pages starts man for each of the functions'.
    lintian --fail-on error,warning -X documentation/manual "$packages"/deb/*.deb 2> >(grep -v 'root privileges' >&2)
    say "lintian: ok"
else
    say "skipped: lintian is not installed"
fi
if have rpmlint; then
    rpmlint -c "$here/rpmlint.toml" "$packages"/rpm/*.rpm | sed '/^ *$/d'
    say "rpmlint: ok"
else
    say "skipped: rpmlint is not installed"
fi

for suite in "${suites[@]}"; do
    base=$scratch/$suite system=$scratch/$suite-used
    if [ ! -e "$base/etc/ready" ]; then
        rm -rf "$base"
        debootstrap --variant=minbase "$suite" "$base" >"$scratch/$suite.log"
        cp /etc/resolv.conf "$base/etc/resolv.conf"
        enter "$base" sh -c 'apt-get -qq update && apt-get -qqy install --no-install-recommends \
            cmake gcc gfortran libc6-dev libmpich-dev make mpich pkg-config python3' >>"$scratch/$suite.log" 2>&1
        : >"$base/etc/ready"
    fi
    rm -rf "$system"
    cp -a "$base" "$system"
    # Folders that the packages of both kinds may rely on.
    mkdir -p "$system"/usr/share/man/man{1,3,7}
    files "$system" >"$scratch/$suite.files"

    mkdir "$system/tmp/packages"
    cp "$packages"/deb/*.deb "$here/use.sh" "$system/tmp/packages"
    enter "$system" sh -c 'apt-get -qqy install --no-install-recommends /tmp/packages/*.deb' >"$scratch/$suite-deb.log" 2>&1
    enter "$system" bash /tmp/packages/use.sh "lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)"
    enter "$system" apt-get -qqy purge anygpu libanygpu-dev libanygpu0 >>"$scratch/$suite-deb.log" 2>&1
    nothing_left "$system" "$scratch/$suite.files"
    say "$suite: .deb installed, used and removed: no file is left"

    # Debian knows none of the names that these require: they are compared with what is known to be there.
    rpm -qp --requires "$packages"/rpm/*.rpm | sort -u | grep -Ev '^(rpmlib|rtld|anygpu-libs|libanygpu\.so\.0)\b' |
        grep -Ev '^((ld-linux-x86-64\.so\.2|libc\.so\.6|libgcc_s\.so\.1)\(|/bin/sh$|/usr/bin/pkg-config$)' && say "required, and not known" && exit 1
    rpm -qp --provides "$packages"/rpm/*.rpm | grep -Ev '^(anygpu|libanygpu\.so\.0|pkgconfig\(anygpu\)|cmake\(anygpu\))' && say "provided, and not ours" && exit 1
    rpm=(rpm --root "$system" --dbpath /tmp/rpm)
    # Debian's rpm warns that its own packages are others.
    "${rpm[@]}" --nodeps -i "$packages"/rpm/*.rpm 2>"$scratch/$suite-rpm.log" || { cat "$scratch/$suite-rpm.log" && exit 1; }
    enter "$system" bash /tmp/packages/use.sh lib64
    "${rpm[@]}" -e anygpu anygpu-devel anygpu-libs 2>>"$scratch/$suite-rpm.log"
    nothing_left "$system" "$scratch/$suite.files"
    say "$suite: .rpm installed, used and removed: no file is left"
    rm -rf "$system"
done
say ok
