#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Measures kernels of the host back end by each C++ compiler that is there: kernels.sh [least|FILE.csv]
#
# The file is for benches/report.py, which makes tables and plots of it: docs/evidence/performance/kernels.csv.
# With PoCL (Debian: pocl-opencl-icd, ocl-icd-opencl-dev) beside the same kernels in OpenCL C.
set -eu
root=$(realpath "$(dirname "$0")/..")
target=$(realpath -m "${CARGO_TARGET_DIR:-$root/target}")
folder=$target/benches/kernels
mkdir -p "$folder"

(cd "$root" && cargo build --release --locked -p anygpu --lib --quiet)
strip -o "$folder/libanygpu.so" "$target/release/libanygpu.so"
"$root/cmake/runtime.sh" "$folder/libanygpu.so" "$folder/libanygpu.so.0"
opencl=()
pocl=none
if echo '#include <CL/cl.h>' | c++ -E -x c++ - >/dev/null 2>&1; then
    opencl=(-DWITH_OPENCL -lOpenCL)
    pocl=$(dpkg-query -W -f '${Version}' pocl-opencl-icd 2>/dev/null || echo unknown)
fi
c++ -std=c++17 -O3 -fopenmp -Wall -Wextra "-I$root/include" -o "$folder/kernels" "$root/benches/kernels.cpp" \
    "$folder/libanygpu.so" '-Wl,-rpath,$ORIGIN' "${opencl[@]}"

processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
results='' others=''
case ${1:-} in
    *.csv)
        results=$(realpath -m "$1")
        shift
        {
            echo "machine,date,0,$(date -u +%F),,,"
            echo "machine,revision,0,$(git -C "$root" rev-parse --short HEAD),,,"
            echo "machine,processor,0,$(nproc) x ${processor:-unknown},,,"
            echo "machine,load when it began,0,$(cut -d ' ' -f 1 /proc/loadavg),,,"
            echo "machine,PoCL,0,$pocl,,,"
        } >"$results"
        ;;
    *) echo "date: $(date -u +%F); processors: $(nproc) x ${processor:-unknown}; load: $(cut -d ' ' -f 1 /proc/loadavg); PoCL: $pocl" ;;
esac
for compiler in ${COMPILERS:-g++ clang++}; do
    if ! command -v "$compiler" >/dev/null; then
        echo "skipped: no $compiler" >&2
        continue
    fi
    "$compiler" -std=c++17 -O3 -fno-trapping-math -fno-math-errno -fPIC -shared "-I$root/include" \
        -o "$folder/$compiler.so" "$root/examples/kernels/kernels.cpp"
    version=$("$compiler" --version | head -n 1)
    if [ -n "$results" ]; then
        echo "machine,$compiler,0,${version//,/;},,," >>"$results"
        # The others are of the first run.
        ANYGPU_BACKEND=host "$folder/kernels" "$folder/$compiler.so" "$compiler" | grep "$others" >>"$results"
        others=',ours by '
    else
        printf '\n%s\n\n' "$version"
        ANYGPU_BACKEND=host "$folder/kernels" "$folder/$compiler.so" "$@"
    fi
done
