#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds the programs of MPI ranks that travel to a machine with a GPU, with MPICH: build-teams.sh FOLDER. Then, there:
# FOLDER/run.sh --only teams FOLDER
#
# The folder is one of its own: with what build.sh makes it would be too large for some ways of travelling. It holds
# everything but the driver and the C library, MPICH and what that needs as an archive.
set -eu
if [ $# -ne 1 ]; then
    echo "usage: $0 FOLDER" >&2
    exit 2
fi
folder=$(mkdir -p "$1" && realpath "$1")
here=$(realpath "$(dirname "$0")")
root=$(realpath "$here/../..")
target=${CARGO_TARGET_DIR:-$root/target}

(cd "$root" && cargo build --release --lib --quiet)
strip -o "$folder/libanygpu.so" "$target/release/libanygpu.so"
"$root/cmake/runtime.sh" "$folder/libanygpu.so" "$folder/libanygpu.so.0"
# DT_RPATH, which other libraries' own libraries are looked for in too.
link=("$folder/libanygpu.so" '-Wl,--disable-new-dtags,-rpath,$ORIGIN:$ORIGIN/mpich' -pthread -ldl)
flags=(-std=gnu11 -O2 -Wall -Wextra "-I$root/include" "-I$root/mpi" "-I$here")

for source in "$here/teams.c" "$here/scale.c" "$root/tests/mpi/calls.c"; do
    mpicc.mpich "${flags[@]}" -o "$folder/$(basename "$source" .c)" "$root/mpi/anygpu_mpi.c" "$source" "${link[@]}"
done

# One of Open MPI's over UCX, whose messages take device memory.
. "$here/openmpi.sh"
build_messages() {
    "$clients/openmpi/bin/mpicc" "${flags[@]}" -o "$folder/scale-openmpi" "$root/mpi/anygpu_mpi.c" "$here/scale.c" "${link[@]}" \
        '-Wl,--disable-new-dtags,-rpath,$ORIGIN/clients/openmpi/lib'
}
{ bring_clients && build_messages && strip_clients; } || echo "no UCX and Open MPI" >&2
for program in steps names; do
    ${CC:-cc} "${flags[@]}" -o "$folder/$program" "$here/$program.c" "${link[@]}"
done

objects=$(mktemp -d)
trap 'rm -rf "$objects"' EXIT
cd "$objects"
for source in $(grep -v 'acl\|cuda' "$root/fortran/sources" | sed "s|^|$root/fortran/|") \
    $(sed "s|^|$root/mpi/|" "$root/mpi/sources") "$root/mpi/anygpu_mpi_f08.f90"; do
    mpifort.mpich -O1 -c "$source"
done
mpicc.mpich "${flags[@]}" -c "$root/mpi/anygpu_mpi.c" -o mpi.o
for source in "$root/examples/fortran/mpi_array.f90" "$root"/tests/mpi/{arrays,halo}.f90; do
    mpifort.mpich -O1 -o "$folder/$(basename "$source" .f90)" "$source" ./*.o "${link[@]}"
done
# With its kernel, which is compiled there, beside it.
mkdir -p "$folder/kernel/anygpu"
mpifort.mpich -O2 -o "$folder/kernel/heat" "$root/examples/fortran/heat.f90" ./*.o "${link[@]}" \
    '-Wl,-rpath,$ORIGIN/..:$ORIGIN/../mpich'
cp "$root/include/anygpu/kernel.h" "$folder/kernel/anygpu/"
cp "$root/examples/kernels/heat.cpp" "$here/heat.cu" "$folder/kernel/"
# Target regions for the GPU, where the compiler for it is here (Debian: gcc-12-offload-nvptx).
if [ -e "$(gfortran -print-prog-name=accel/nvptx-none/mkoffload)" ]; then
    mpifort.mpich -O2 -fopenmp -foffload=nvptx-none -no-pie -fno-stack-protector -o "$folder/heat" \
        "$root/examples/fortran/heat.f90" ./*.o "${link[@]}"
else
    echo "no compiler for target regions on the GPU" >&2
fi

# MPICH and all that it and the programs load, but for the C library.
mkdir mpich
cp -L "$(command -v mpiexec.hydra)" "$(command -v hydra_pmi_proxy)" mpich/
for file in mpich/* "$folder/arrays" "$folder/calls"; do
    ldd "$file"
done | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | sort -u |
    grep -v -E '/(libc|libm|libpthread|libdl|librt|libresolv)\.so|libanygpu' | while read -r library; do
    cp -L "$library" mpich/
done
for library in libgomp.so.1 libgomp-plugin-nvptx.so.1; do
    found=$(gfortran -print-file-name=$library)
    [ ! -e "$found" ] || cp -L "$found" mpich/
done
tar -czf "$folder/mpich.tar.gz" mpich

cp "$here"/{run,table,teams,scale}.sh "$here/scale.cu" "$folder/"
{ git -C "$root" rev-parse HEAD 2>/dev/null || echo unknown; } >"$folder/revision"
du -sh "$folder"
