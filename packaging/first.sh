#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Gets anygpu as a user does and runs a first program in C, Fortran and Python: first.sh wheel|tarball FILE
#
# For an ordinary user of a system that has gcc, gfortran and Python with venv, and no Rust. The tarball is unpacked where a
# folder's name has spaces. The last line says how long it took; then come the ways that need CMake, pkg-config and the tool.
set -eu -o pipefail
kind=$1 file=$2
[ "$(id -u)" != 0 ] || { echo "first.sh: not as root" >&2 && exit 2; }
! command -v cargo rustc || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
prints() {
    local words=$1 printed
    shift
    printed=$("$@" 2>&1) || { echo "first.sh: $* failed: $printed" >&2 && exit 1; }
    [[ $printed != *"cannot be preloaded"* ]] || { echo "first.sh: $* prints '$printed'" >&2 && exit 1; }
    [[ $printed == *"$words"* ]] || { echo "first.sh: $* prints '$printed' and not '$words'" >&2 && exit 1; }
}
SECONDS=0
export ANYGPU_BACKEND=host

case $kind in
    wheel)
        python3 -m venv new
        # shellcheck source=/dev/null
        . new/bin/activate
        pip install --quiet --no-index --disable-pip-version-check "$file"
        ;;
    tarball)
        mkdir "a folder"
        tar -xf "$file" -C "a folder"
        PATH=$(echo "$PWD/a folder"/*/bin):$PATH
        PYTHONPATH=$(anygpu --lib-dir)/anygpu/python
        export PATH PYTHONPATH
        ;;
esac
cp "$(anygpu --prefix)"/share/anygpu/examples/hello.* .
cc -o hello-c hello.c -I"$(anygpu --include-dir)" -L"$(anygpu --lib-dir)" -Wl,-rpath,"$(anygpu --lib-dir)" -lanygpu
prints "hello: host ok" ./hello-c
prints "(2, 3)" python3 -c 'import anygpu; print(anygpu.empty((2, 3)).shape)'
fortran=$(gfortran -dumpversion)
if [ "${fortran%%.*}" -ge 11 ]; then
    eval "gfortran -o hello-fortran hello.f90 $(anygpu fortran --compiler gfortran --prefix modules 2>said)"
    prints "hello: host ok" ./hello-fortran
    done="C, Fortran and Python"
else
    if anygpu fortran --compiler gfortran --prefix modules 2>said; then exit 1; fi
    grep -q "is too old: 11 is the first" said
    done="C and Python; gfortran $fortran is refused"
fi
seconds=$SECONDS
times >spent
echo "$kind: $done: $seconds s, of the processor's time $(awk -F '[ms ]' 'NR == 2 { print $1 * 60 + $2 + $4 * 60 + $5 }' spent) s"

# The other ways, in a folder with spaces as well.
if [ "$kind" = wheel ] || [[ $(pkg-config --version) != 0.* ]]; then
    # Debian 11's pkg-config does not quote what has spaces.
    eval "cc -o hello-pc hello.c $(PKG_CONFIG_PATH=$(anygpu --pkgconfig-dir) pkg-config --cflags --libs anygpu)"
    LD_LIBRARY_PATH=$(anygpu --lib-dir) prints "hello: host ok" ./hello-pc
fi
prints "nothing found" anygpu check -- ./hello-c
prints "0 0" anygpu run -- python3 -c 'from ctypes import CDLL; print(CDLL("libcuda.so.1").cuInit(0), CDLL("libamdhip64.so.6").hipInit(0))'
prints "Sharing works." anygpu doctor
cmake=$(cmake --version | sed -n 's/^cmake version 3\.\([0-9]*\).*/\1/p')
if [ "${cmake:-20}" -ge 20 ] && [ "${fortran%%.*}" -ge 11 ]; then
    cp -r "$(anygpu --prefix)/share/anygpu/examples" .
    { cmake -S examples -B build "-Danygpu_DIR=$(anygpu --cmake-dir)" && cmake --build build; } >cmake.log 2>&1 ||
        { tail -n 30 cmake.log && exit 1; }
    prints "hello: host ok" build/hello-fortran
    prints "mpi_array: 2 ranks share an array on host: ok" mpirun -n 2 build/mpi_array
fi
