#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Unpacks Intel's Level Zero runtime with all libraries that it needs, of Debian's packages, in FOLDER/VERSION:
# fetch.sh FOLDER VERSION
#
# VERSION is 26.27, or headers, which the model is compiled with, or compiler, which the runtime has SPIR-V compiled by where it
# finds it, by LD_LIBRARY_PATH.
set -u -o pipefail
# shellcheck source=tests/gpu_model/debian.sh
source "$(dirname "${BASH_SOURCE[0]}")/../gpu_model/debian.sh"
what="Intel's runtime $2" suites=sid
case $2 in
    26.27) packages=(libze-intel-gpu1=26.27.39122.14-1 libze1=1.32.0-1) ;;
    headers) packages=(linux-libc-dev libze-dev) what=headers ;;
    compiler) packages=(libigc2=2.40.14-1) what="a compiler" ;;
    *) echo "there is no version $2" && exit 1 ;;
esac
unpack_debian "$1" "$2" "$what" "$suites" "${packages[@]}"
