#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Unpacks packages of Debian for arm64 in a folder: system.sh FOLDER SUITE [--only PATTERN] PACKAGE...
#
# They and all that they need, or of these what a pattern matches, are unpacked, none is configured. What is there already is
# left. Packages come from where the system's own apt gets its.
set -eu -o pipefail
folder=$1 suite=$2
shift 2
[ ! -e "$folder" ] || exit 0
fail() {
    echo "Debian's packages for arm64 cannot be had: $*" >&2
    exit 1
}
{ command -v apt-get && command -v dpkg-deb; } >/dev/null || fail "the system has no apt"
keys=/usr/share/keyrings/debian-archive-keyring.gpg
# shellcheck disable=SC2016
{ mirror=$(apt-get indextargets --format '$(REPO_URI)' | grep -m 1 '/debian/*$') && [ -e $keys ]; } ||
    fail "the system's packages are not Debian's"

mkdir -p "$(dirname "$folder")"
work=$(mktemp -d "$folder.XXXXXX")
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/{sources,lists/partial,archives/partial,debs,root}
: >"$work/status"
echo "deb [arch=arm64 signed-by=$keys] $mirror $suite main" >"$work/sources/debian.list"
options=(-o APT::Architecture=arm64 -o APT::Architectures=arm64
    -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$work/sources" -o Dir::Etc::preferencesparts=/dev/null
    -o "Dir::State=$work" -o "Dir::State::status=$work/status" -o "Dir::Cache=$work"
    -o APT::Sandbox::User= -o Acquire::Languages=none -o Acquire::Retries=2 -o Acquire::http::Timeout=20
    -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false)
apt-get "${options[@]}" -qq update || fail "no lists"
only=.
if [ "$1" = --only ]; then
    only=$2
    shift 2
fi
apt-get "${options[@]}" install --simulate --no-install-recommends "$@" >"$work/plan" || fail "$*"
# "Inst NAME (VERSION ...)"
mapfile -t names < <(sed -nE 's/^Inst ([^ ]+) \(([^ ]+) .*/\1=\2/p' "$work/plan" | grep -E "$only")
(cd "$work/debs" && apt-get "${options[@]}" -qq download "${names[@]}") || fail "a package"
root=$work/root
# As base-files has them; an unpacked folder of that name would replace the link.
for name in bin sbin lib; do
    mkdir -p "$root/usr/$name"
    ln -s "usr/$name" "$root/$name"
done
for package in "$work"/debs/*.deb; do
    dpkg-deb --fsys-tarfile "$package" | tar -x --keep-directory-symlink -C "$root"
done
rm -rf "$root"/usr/share/{doc,info,locale,man}/*
mv "$root" "$folder"
