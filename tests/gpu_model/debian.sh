# shellcheck shell=bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Unpacks packages of Debian in a folder, for scripts that source this: unpack_debian FOLDER NAME WHAT "SUITE..." PACKAGE...
#
# They and all that they need are unpacked in FOLDER/NAME; with WHAT "headers" or "a compiler" they alone. Nothing is installed; what is
# unpacked already is left. The packages come from where the system's own apt gets its, from the suites that are given. Where
# that cannot be, the last line says why.
unpack_debian() {
    local folder name=$2 what=$3 suites=$4
    mkdir -p "$1"
    folder=$(realpath "$1")
    shift 4
    local root=$folder/$name
    # Others may fetch at this time.
    exec 9>"$folder/lock-$name"
    flock 9
    [ ! -e "$root" ] || return 0

    fail() {
        echo "Debian's packages of $what cannot be fetched: $*"
        exit 1
    }
    command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || fail "the system has no apt"
    [ "$(dpkg --print-architecture)" = amd64 ] || fail "they are for amd64"
    local keys=/usr/share/keyrings/debian-archive-keyring.gpg mirror suite
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(REPO_URI)' | grep -m 1 '/debian/*$')
    [ -n "$mirror" ] && [ -e $keys ] || fail "the system's packages are not Debian's"

    work=$(mktemp -d "$folder/fetch-XXXXXX") || fail "$folder cannot be written"
    trap 'rm -rf "$work"' EXIT
    mkdir -p "$work"/{sources,lists/partial,archives/partial,debs,root}
    for suite in $suites; do
        echo "deb [arch=amd64 signed-by=$keys] $mirror $suite main"
    done >"$work/sources/debian.list"
    local options=(-o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$work/sources" -o Dir::Etc::preferencesparts=/dev/null
        -o "Dir::State=$work" -o Dir::State::status=/dev/null -o "Dir::Cache=$work"
        -o APT::Sandbox::User= -o Acquire::Languages=none -o Acquire::Retries=2 -o Acquire::http::Timeout=20
        -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false -o APT::Get::List-Cleanup=false)
    local errors=$work/errors
    why() { tail -n 1 "$errors"; }
    apt-get "${options[@]}" -qq update 2>"$errors" || fail "$(why)"
    if [ "$what" = headers ] || [ "$what" = "a compiler" ]; then
        printf "%s\n" "$@" >"$work/names"
    else
        apt-get "${options[@]}" -t "${suites##* }" install --simulate --no-install-recommends "$@" >"$work/plan" 2>"$errors" ||
            fail "$(why)"
        # "Inst NAME (VERSION ...)"; but for what only compilers, other processors and names of hosts need.
        sed -nE 's/^Inst ([^ ]+) \(([^ ]+) .*/\1=\2/p' "$work/plan" |
            grep -vE '^(gcc-[0-9]+-base|lib32|libc6-i386|libc-gconv|libclang|libidn2|libunistring|libc6-dev|libc-dev|rpcsvc|libcrypt|libpciaccess|libdrm-(intel|nouveau|radeon))' >"$work/names"
    fi
    local names
    mapfile -t names <"$work/names"
    (cd "$work/debs" && apt-get "${options[@]}" -qq download "${names[@]}") 2>"$errors" || fail "$(why)"
    local package
    for package in "$work"/debs/*.deb; do
        dpkg-deb --extract "$package" "$work/root" 2>"$errors" || fail "$(why)"
    done
    rm -rf "$work/root/usr/share" "$work/root/etc"
    mv "$work/root" "$root"
}
