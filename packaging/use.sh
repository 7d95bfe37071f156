#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Uses the packages as README and docs/guide/build.md say, where they are installed: use.sh LIBDIR, below /usr.
set -eu -o pipefail
libdir=/usr/$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
case $1 in
    # Debian's loader, linker, pkg-config and CMake do not look where Fedora's do.
    lib64) export LD_LIBRARY_PATH=$libdir LIBRARY_PATH=$libdir PKG_CONFIG_PATH=$libdir/pkgconfig anygpu_DIR=$libdir/cmake/anygpu ;;
esac
prints() {
    local words=$1 printed
    shift
    printed=$("$@")
    [[ $printed == *"$words"* ]] || { echo "use.sh: $* prints '$printed' and not '$words'" >&2 && exit 1; }
    echo "use.sh: $*: $words"
}
export ANYGPU_BACKEND=auto,host

# README's first program.
awk '/^```fortran/ { inside = 1; next } /^```/ { inside = 0 } inside' /usr/share/doc/anygpu/README.md >share.f90
# shellcheck disable=SC2046 # The tool prints several options.
gfortran -o share share.f90 $(anygpu fortran --compiler gfortran --prefix modules)
sleep 20 | ./share &
PYTHONPATH=$libdir/anygpu/python prints "(1000,)" python3 -c 'import anygpu; print(anygpu.open("heat/u", timeout=19).shape)'
wait

# The examples, by pkg-config and by CMake.
cp -r /usr/share/anygpu/examples .
# shellcheck disable=SC2046
cc -o hello-c examples/hello.c $(pkg-config --cflags --libs anygpu)
prints "hello: host ok" ./hello-c
cmake -S examples -B build >cmake.log 2>&1 && cmake --build build >>cmake.log 2>&1 || { tail -n 30 cmake.log && exit 1; }
prints "hello: host ok" build/hello-c
prints "hello: host ok" build/hello-fortran
prints "mpi_array: 2 ranks share an array on host: ok" mpirun -n 2 build/mpi_array

# The tool, and an unmodified program for AMD's runtime, which is not here.
prints "host: " anygpu info
prints "$libdir" anygpu --lib-dir
cat >count.c <<'END'
#include <stdio.h>
int hipGetDeviceCount(int *count);
int main(void)
{
    int count = 0, status = hipGetDeviceCount(&count);
    printf("%d devices\n", count);
    return status;
}
END
cc -o count count.c "$libdir/anygpu/replace/libamdhip64.so.6/libamdhip64.so.6" -Wl,--allow-shlib-undefined
ANYGPU_HOST_DEVICES=3 prints "3 devices" anygpu run --backend host -- ./count
# Nothing else finds the replacement, also beside the vendors' own libraries, some of which Debian 13's MPICH brings.
if ./count 2>/dev/null || ldconfig -p | grep anygpu/replace; then
    echo "use.sh: a replacement library is found by everybody" >&2
    exit 1
fi
PYTHONPATH=$libdir/anygpu/python prints "(1, 0)" python3 -c 'import acl; acl.init(); print(acl.rt.get_device_count())'

for folder in /usr/share/doc/*anygpu*; do
    grep -q '^License: ISC' "$folder/copyright"
done
