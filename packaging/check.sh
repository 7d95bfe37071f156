#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Uses the artefacts of `make dist` in clean Debian systems as README says, and removes them: check.sh ARTEFACTS SCRATCH [SUITE...]
#
# SCRATCH is a folder for the systems, which are kept for the next time. It needs root, mmdebstrap, rpm, a mirror and PyPI;
# lintian and rpmlint are run where they are installed, and what is for aarch64 where qemu is. The last line is "packages: ok".
set -eu -o pipefail
if [ $# -lt 2 ]; then
    echo "usage: $0 ARTEFACTS SCRATCH [SUITE...]" >&2
    exit 2
fi
artefacts=$(realpath "$1")
scratch=$(mkdir -p "$2" && realpath "$2")
shift 2
here=$(realpath "$(dirname "$0")")
[ $# -gt 0 ] || set -- bullseye bookworm trixie sid
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
    # A mirror of the past has lists that are no longer valid.
    mmdebstrap --variant=minbase --aptopt='Acquire::Check-Valid-Until "false"' --include="$(tr ' ' , <<<"$*")" \
        "${name%-python}" "$new" >"$scratch/$name.log" 2>&1 || { tail -n 20 "$scratch/$name.log" && exit 1; }
    cp /etc/resolv.conf "$new/etc/resolv.conf"
    enter "$new" useradd --create-home --shell /bin/bash user
    # Where this machine reaches PyPI through a certificate of its own.
    [ ! -e /etc/ssl/certs/ca-certificates.crt ] || install -D -m 644 -t "$new/etc/ssl/certs" /etc/ssl/certs/ca-certificates.crt
    : >"$new/etc/ready"
}

# Uses the wheel below /tmp of a system, which keeps nothing of it: use_wheel NAME PART
use_wheel() {
    rm -rf "$scratch/$1"/tmp/*
    cp "$wheel" "$here"/wheel/{use.sh,coupled.py} "$here"/../examples/python/*.py "$scratch/$1/tmp"
    enter "$scratch/$1" bash /tmp/use.sh "$2" /tmp
    rm -rf "$scratch/$1"/tmp/*
}

# Gets it as an ordinary user does: first NAME wheel|tarball FILE
first() {
    rm -rf "$scratch/$1"/tmp/*
    cp "$3" "$here/first.sh" "$scratch/$1/tmp"
    enter "$scratch/$1" setpriv --reuid=user --regid=user --clear-groups env HOME=/home/user \
        bash /tmp/first.sh "$2" "/tmp/$(basename "$3")" | sed "s/^/packages: $1: /"
    rm -rf "$scratch/$1"/tmp/*
}

# What is for another processor runs on this one's kernel, with the libraries of Debian's cross-compiler.
use_aarch64() {
    local work prefix
    work=$(mktemp -d)
    tar -xf "$artefacts"/anygpu-*-linux-aarch64.tar.xz -C "$work"
    prefix=$(echo "$work"/anygpu-*)
    export QEMU_LD_PREFIX=/usr/aarch64-linux-gnu ANYGPU_BACKEND=host
    aarch64-linux-gnu-gcc -o "$work/hello" "$prefix/share/anygpu/examples/hello.c" -I"$prefix/include" -L"$prefix/lib" \
        -Wl,-rpath,"$prefix/lib" -lanygpu
    [ "$(qemu-aarch64-static "$work/hello")" = "hello: host ok" ]
    [ "$(qemu-aarch64-static "$prefix/bin/anygpu" --prefix)" = "$prefix" ]
    rm -rf "$work"
    unset QEMU_LD_PREFIX ANYGPU_BACKEND
}

# Compares a system's files with those before: nothing_left SYSTEM LIST
nothing_left() {
    files "$1" | diff "$2" - || { say "files are left, or gone" && exit 1; }
}

if have lintian; then
    # As root it warns of that alone.
    # Its check of the pages starts man for each of the functions'.
    lintian --fail-on error,warning -X documentation/manual "$artefacts"/*_amd64.deb 2> >(grep -v 'root privileges' >&2)
    say "lintian: ok"
else
    say "skipped: lintian is not installed"
fi
if have rpmlint; then
    rpmlint -c "$here/rpmlint.toml" "$artefacts"/*.x86_64.rpm | sed '/^ *$/d'
    say "rpmlint: ok"
else
    say "skipped: rpmlint is not installed"
fi

if have qemu-aarch64-static && have aarch64-linux-gnu-gcc && compgen -G "$artefacts/*-linux-aarch64.tar.xz" >/dev/null; then
    use_aarch64
    say "aarch64: the tarball's library and tool run under qemu"
else
    say "skipped: there is no qemu-aarch64-static, or no tarball for it"
fi

wheel=$(echo "$artefacts"/*_x86_64.whl) tarball=$(echo "$artefacts"/*-linux-x86_64.tar.xz)
for suite; do
    base=$scratch/$suite system=$scratch/$suite-used
    # Debian 11's gfortran is too old for the examples.
    torch=python3-torch
    [ "$suite" != bullseye ] || torch=
    make_system "$suite-python" ca-certificates python3-venv
    # shellcheck disable=SC2086 # It may be none.
    make_system "$suite" ca-certificates cmake gcc gfortran libc6-dev libmpich-dev make mpich pkg-config python3-venv xz-utils $torch
    first "$suite" wheel "$wheel"
    first "$suite" tarball "$tarball"
    use_wheel "$suite-python" python
    [ -z "$torch" ] || use_wheel "$suite" examples
    say "$suite: the wheel and the tarball got, used and removed"
    # Packages are for the releases whose tools and libraries they were made with.
    [[ $suite =~ ^(bookworm|trixie)$ ]] || continue

    rm -rf "$system"
    cp -a "$base" "$system"
    # Folders that the packages of both kinds may rely on.
    mkdir -p "$system"/usr/share/man/man{1,3,7}
    files "$system" >"$scratch/$suite.files"

    mkdir "$system/tmp/packages"
    cp "$artefacts"/*_amd64.deb "$here/use.sh" "$system/tmp/packages"
    enter "$system" sh -c 'apt-get -qqy install --no-install-recommends /tmp/packages/*.deb' >"$scratch/$suite-deb.log" 2>&1
    enter "$system" bash /tmp/packages/use.sh "lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)"
    enter "$system" apt-get -qqy purge anygpu libanygpu-dev libanygpu0 >>"$scratch/$suite-deb.log" 2>&1
    nothing_left "$system" "$scratch/$suite.files"
    say "$suite: .deb installed, used and removed: no file is left"

    # Debian knows none of the names that these require: they are compared with what is known to be there.
    rpm -qp --requires "$artefacts"/*.x86_64.rpm | sort -u | grep -Ev '^(rpmlib|rtld|anygpu-libs|libanygpu\.so\.0)\b' |
        grep -Ev '^(lib(c|dl|m|pthread|rt|gcc_s)\.so\.[0-9]\(|ld-linux-x86-64\.so\.2\(|/bin/sh$|/usr/bin/pkg-config$)' && say "required, and not known" && exit 1
    rpm -qp --provides "$artefacts"/*.x86_64.rpm | grep -Ev '^(anygpu|libanygpu\.so\.0|pkgconfig\(anygpu\)|cmake\(anygpu\))' && say "provided, and not ours" && exit 1
    rpm=(rpm --root "$system" --dbpath /tmp/rpm)
    # Debian's rpm warns that its own packages are others.
    "${rpm[@]}" --nodeps -i "$artefacts"/*.x86_64.rpm 2>"$scratch/$suite-rpm.log" || { cat "$scratch/$suite-rpm.log" && exit 1; }
    enter "$system" bash /tmp/packages/use.sh lib64
    "${rpm[@]}" -e anygpu anygpu-devel anygpu-libs 2>>"$scratch/$suite-rpm.log"
    nothing_left "$system" "$scratch/$suite.files"
    say "$suite: .rpm installed, used and removed: no file is left"
    rm -rf "$system"
done
say ok
