#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Installs packages in clean Debian systems, uses them as README says, and removes them: check.sh PACKAGES SCRATCH [SUITE...]
#
# PACKAGES has the folders deb, rpm and wheel, SCRATCH is a folder for the systems, which are kept for the next time. It needs
# root, debootstrap, rpm, a mirror and PyPI; lintian and rpmlint are run where they are installed. The last line is
# "packages: ok".
set -eu -o pipefail
if [ $# -lt 2 ]; then
    echo "usage: $0 PACKAGES SCRATCH [SUITE...]" >&2
    exit 2
fi
packages=$(realpath "$1")
scratch=$(mkdir -p "$2" && realpath "$2")
shift 2
here=$(realpath "$(dirname "$0")")
[ $# -gt 0 ] || set -- bookworm trixie testing
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

# Makes a clean system with packages, unless an earlier run has: make_system NAME PACKAGE...
make_system() {
    local name=$1 new=$scratch/$1
    shift
    [ ! -e "$new/etc/ready" ] || return 0
    rm -rf "$new"
    debootstrap --variant=minbase "${name%-python}" "$new" >"$scratch/$name.log"
    cp /etc/resolv.conf "$new/etc/resolv.conf"
    # A mirror of the past has lists that are no longer valid.
    echo 'Acquire::Check-Valid-Until "false";' >"$new/etc/apt/apt.conf.d/mirror"
    # shellcheck disable=SC2016 # The inner shell has its own arguments.
    enter "$new" sh -c 'apt-get -qq update && apt-get -qqy install --no-install-recommends "$@"' sh "$@" \
        >>"$scratch/$name.log" 2>&1
    # Where this machine reaches PyPI through a certificate of its own.
    [ ! -e /etc/ssl/certs/ca-certificates.crt ] || install -D -m 644 -t "$new/etc/ssl/certs" /etc/ssl/certs/ca-certificates.crt
    : >"$new/etc/ready"
}

# Uses the wheel below /tmp of a system, which keeps nothing of it: use_wheel NAME PART
use_wheel() {
    rm -rf "$scratch/$1"/tmp/*
    cp "$packages"/wheel/*.whl "$here"/wheel/{use.sh,coupled.py} "$here"/../examples/python/*.py "$scratch/$1/tmp"
    enter "$scratch/$1" bash /tmp/use.sh "$2" /tmp
    rm -rf "$scratch/$1"/tmp/*
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

for suite; do
    base=$scratch/$suite system=$scratch/$suite-used
    make_system "$suite-python" ca-certificates python3-venv
    make_system "$suite" cmake gcc gfortran libc6-dev libmpich-dev make mpich pkg-config python3-torch python3-venv
    use_wheel "$suite-python" python
    use_wheel "$suite" examples
    say "$suite: the wheel installed, used and removed"
    # Packages are for releases; and MPICH 5.0 with UCX, which testing has, says that each rank has a node of its own.
    [ "$suite" != testing ] || continue

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
