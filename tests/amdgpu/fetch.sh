#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Unpacks AMD's HIP runtime with all libraries that it needs, of Debian's packages, in FOLDER/VERSION: fetch.sh FOLDER VERSION
#
# VERSION is 5.2, 5.7, 6.4, 7.2, or headers, which the model is compiled with.
set -u -o pipefail
# shellcheck source=tests/gpu_model/debian.sh
source "$(dirname "${BASH_SOURCE[0]}")/../gpu_model/debian.sh"
what="AMD's runtime $2"
case $2 in
    5.2) suites=bookworm packages=(libamdhip64-5) ;;
    5.7) suites=trixie packages=(libamdhip64-5) ;;
    6.4) suites=sid packages=(libamdhip64-6) ;;
    7.2) suites='sid experimental' packages=(libamdhip64-7) ;;
    headers) suites=trixie packages=(linux-libc-dev libdrm-dev) what=headers ;;
    *) echo "there is no version $2" && exit 1 ;;
esac
unpack_debian "$1" "$2" "$what" "$suites" "${packages[@]}"
