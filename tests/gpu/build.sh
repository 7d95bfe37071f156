#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds what travels to a machine with a GPU: build.sh FOLDER. Then, there: FOLDER/run.sh FOLDER
#
# CC and FC choose the compilers, and GPU_TYPES those of hipfort's types that typed calls are made with (all).
# The folder holds everything but the driver and the C library.
set -eu
if [ $# -ne 1 ]; then
    echo "usage: $0 FOLDER" >&2
    exit 2
fi
folder=$(mkdir -p "$1" && realpath "$1")
here=$(realpath "$(dirname "$0")")
root=$(realpath "$here/../..")
cc=${CC:-cc} fc=${FC:-gfortran}
target=${CARGO_TARGET_DIR:-$root/target}

(cd "$root" && cargo build --release --lib --quiet &&
    cargo build --release --locked --quiet --manifest-path crates/dlsym/Cargo.toml --target-dir "$target")
strip -o "$folder/libanygpu.so" "$target/release/libanygpu.so"
"$root/cmake/runtime.sh" "$folder/libanygpu.so" "$folder/libanygpu.so.0"
strip -o "$folder/libanygpu-dlsym.so" "$target/release/libanygpu_dlsym.so"
# The bodies of tests/processes.rs, tests/tokens and tests/models that hold on every back end.
for test in processes tokens models; do
    program=$(cd "$root" && cargo test --no-run --test $test 2>&1 | sed -n 's/.*Executable.*(\(.*\))$/\1/p')
    case $program in /*) ;; *) program=$root/$program ;; esac
    name=$test
    [ $test != tokens ] || name=tokens-processes
    strip -o "$folder/$name" "$program"
done
# DT_RPATH, which libgfortran's own libraries are looked for in too.
link=("$folder/libanygpu.so" '-Wl,--disable-new-dtags,-rpath,$ORIGIN' -pthread -ldl)
flags=(-std=gnu11 -O2 -Wall -Wextra "-I$root/include")

for role in producer consumer; do
    $cc "${flags[@]}" -o "$folder/$role-c" "$root/examples/c/$role.c" "$root/examples/c/rendezvous.c" "${link[@]}"
done
for program in codes ratios cycles mixed physical external acl_ratio names tokens steps launches graphs graph_programs beside_captures kernel_programs check_cost; do
    $cc "${flags[@]}" -o "$folder/$program" "$here/$program.c" "${link[@]}"
done
# Their kernels are compiled there.
$cc "${flags[@]}" -o "$folder/saxpy-c" "$root/examples/kernels/saxpy.c" "${link[@]}"
mkdir -p "$folder/include/anygpu"
cp "$root/include/anygpu/kernel.h" "$folder/include/anygpu/"
cp "$root"/examples/kernels/{kernels,heat}.cpp "$here"/{heat.cu,kernel_programs.cpp,kernel_programs.differences} "$folder/"
$cc "${flags[@]}" -o "$folder/rtc" "$root/tests/c/rtc.c" "${link[@]}"
$cc "${flags[@]}" -o "$folder/descriptor-c" "$root/examples/c/descriptor.c" "${link[@]}"
# The Vulkan example finds its loader when it runs; what NVIDIA's driver for graphics needs besides may be absent there.
if [ -e /usr/include/vulkan/vulkan.h ]; then
    for program in vulkan vulkan_consumer; do
        $cc "${flags[@]}" -o "$folder/$program-c" "$root/examples/c/$program.c" "$root/examples/c/descriptors.c" \
            "$root/examples/c/rendezvous.c" "${link[@]}"
    done
    mkdir -p "$folder/graphics"
    for library in libvulkan.so.1 libX11.so.6 libXext.so.6 libxcb.so.1 libXau.so.6 libXdmcp.so.6 libbsd.so.0 libmd.so.0; do
        found=$(ldconfig -p | awk -v name="$library" '$1 == name { print $NF; exit }')
        [ -z "$found" ] || cp -L "$found" "$folder/graphics/"
    done
    cp "$root/examples/run-vulkan.sh" "$folder/"
fi
for program in front_ends forks acl acl_handles staged conformance per_thread timelines; do
    $cc "${flags[@]}" -o "$folder/$program" "$root/tests/c/$program.c" "${link[@]}"
done

# The programs of graphs as those of CUDA's runtime: ours, and NVIDIA's where it is to be had.
sed -E 's/\bhip([A-Z])/cuda\1/g' "$here/graph_programs.c" >"$folder/graph_programs.c"
$cc "${flags[@]}" -DIS_CUDA=1 -o "$folder/graph_programs-ours" "$folder/graph_programs.c" "${link[@]}"
cp "$here/graph_programs.txt" "$folder/"

# One program with NVIDIA's runtime of CUDA 12 and of 13, from its packages, and with ours in their place.
runtime() { # VERSION, PACKAGE, its FOLDER
    local from=$target/wheels/gpu/$1
    [ -e "$from/complete" ] || python3 -m pip install --quiet --no-deps --disable-pip-version-check --root-user-action ignore \
        --retries 1 --timeout 20 --upgrade \
        --target "$from" "$2" nvidia-cuda-crt==13.0.88 && touch "$from/complete" || return
    cp "$from/nvidia/$3/lib/libcudart.so.$1" "$folder/"
    for codes in cudart_codes cudart_array_codes; do
        $cc "${flags[@]}" -Wno-deprecated-declarations "-I$from/nvidia/$3/include" "-I$from/nvidia/cu13/include" \
            -o "$folder/$codes-$1" "$root/tests/vendors/$codes.c" "$folder/libcudart.so.$1" \
            '-Wl,--disable-new-dtags,-rpath,$ORIGIN'
    done
}
runtime 12 nvidia-cuda-runtime-cu12==12.9.79 cuda_runtime || echo "no runtime of CUDA 12" >&2
runtime 13 nvidia-cuda-runtime==13.0.96 cu13 || echo "no runtime of CUDA 13" >&2
[ ! -e "$folder/libcudart.so.13" ] || $cc "${flags[@]}" -DIS_CUDA=1 -o "$folder/graph_programs-13" "$folder/graph_programs.c" \
    "$folder/libcudart.so.13" '-Wl,--disable-new-dtags,-rpath,$ORIGIN'
for codes in cudart_codes cudart_array_codes; do
    $cc "${flags[@]}" "-I$root/include/anygpu/compat" -o "$folder/$codes-ours" "$root/tests/vendors/$codes.c" "${link[@]}"
done

# Programs linked to AMD's library, as Debian has it, and what answers them where that is absent.
prefix=$folder/prefix
(cd "$root" && cargo build --release --bin anygpu --quiet)
mkdir -p "$prefix/bin" "$prefix/lib"
strip -o "$prefix/bin/anygpu" "$target/release/anygpu"
cp "$folder/libanygpu.so.0" "$folder/libanygpu-dlsym.so" "$prefix/lib/"
"$root/replace/build.sh" "$prefix/lib/libanygpu.so.0" "$prefix/lib/anygpu/replace"
# Programs of kernels by the names of NVIDIA's libraries; which ones, is chosen when they run.
if [ -e "$folder/libcudart.so.13" ]; then
    of_cuda=("${flags[@]}" "-I$target/wheels/gpu/13/nvidia/cu13/include" "-L$prefix/lib/anygpu/replace/libcuda.so.1"
        "-Wl,-rpath-link,$prefix/lib")
    $cc "${of_cuda[@]}" -DIS_CUDA=1 -o "$folder/kernel_programs-cuda" "$here/kernel_programs.c" -lcuda
    $cc "${of_cuda[@]}" -o "$folder/library_programs" "$here/library_programs.c" "$folder/libcudart.so.13" -lcuda
fi
if [ -e /usr/include/hip/hip_runtime_api.h ]; then
    $cc -std=gnu11 -O1 -DVENDOR -D__HIP_PLATFORM_AMD__ -o "$folder/share_amd" "$root/tests/c/share.c" \
        -L/usr/lib/x86_64-linux-gnu -lamdhip64
    # What it needs is by name alone: nothing of ours is in it.
    readelf -d "$folder/share_amd" | grep NEEDED
fi

# Planted faults for `anygpu check`, whose reports have lines. By CUDA's names NVIDIA's runtime answers.
planted=(-std=gnu11 -g -O1 -Wall -Wextra -Wno-missing-braces -Wno-enum-conversion "-I$root/include")
$cc "${planted[@]}" -o "$folder/check-hip" "$root/tests/c/check.c" "${link[@]}"
if [ -e "$folder/libcudart.so.13" ]; then
    sed -E -f "$here/check_cuda.sed" "$root/tests/c/check.c" >"$folder/check_cuda.c"
    $cc "${planted[@]}" -include "$here/check_cuda.h" -o "$folder/check-cuda" "$folder/check_cuda.c" \
        "$folder/libcudart.so.13" "${link[@]}"
fi
cp "$root/tests/c/check.c" "$here"/{check,check_clients,early_reuse}.py "$folder/"

. "$here/openmpi.sh"
build_device() {
    "$clients/openmpi/bin/mpicc" -O2 -Wall "-I$root/include/anygpu/compat" -o "$clients/mpi_device" "$root/tests/clients/mpi_device.c" \
        "-L$prefix/lib/anygpu/replace/libcuda.so.1" -lcuda "-Wl,-rpath-link,$prefix/lib" \
        '-Wl,--disable-new-dtags,-rpath,$ORIGIN/openmpi/lib'
}
{ bring_clients && build_device && strip_clients; } || echo "no UCX and Open MPI" >&2

objects=$(mktemp -d)
trap 'rm -rf "$objects"' EXIT
cd "$objects"
# The Fortran sources in their order; each module is compiled before its users.
modules=()
for source in $(cat "$root/fortran/sources"); do
    $fc -c "$root/fortran/$source"
    modules+=("$(basename "$source" .f90).o")
done
$fc -O2 -c "$root/examples/fortran/rendezvous.f90"
for role in producer consumer; do
    $fc -O2 -o "$folder/$role-fortran" "$root/examples/fortran/$role.f90" rendezvous.o "${modules[@]}" "${link[@]}"
done
for program in tokens coupling plate; do
    $fc -O2 -o "$folder/$program-fortran" "$here/$program.f90" "${modules[@]}" "${link[@]}"
done
$fc -O2 -o "$folder/saxpy-fortran" "$root/examples/kernels/saxpy.f90" "${modules[@]}" "${link[@]}"
# Every typed call of hipfort's names, one program for each type, and programs in the style of each release of hipfort.
# An archive's members are taken as they are needed.
# Two packages, because alone it would have features of its own, with which Cargo builds all that it needs anew.
(cd "$root" && cargo build --quiet --package anygpu-generate --package anygpu-pages &&
    "$target/debug/anygpu-generate" --hipfort-coverage "$objects")
mkdir hipfort
(
    cd hipfort
    for source in $(cat "$root/fortran/hipfort/sources"); do
        $fc -c "$root/fortran/hipfort/$source"
    done
    ar rcs libanygpu_hipfort.a ./*.o
    $fc -c ../hipfort_typed.f90
    for source in ../hipfort_typed_*.f90; do
        program=$(basename "$source" .f90)
        [[ " ${GPU_TYPES:-${program#hipfort_typed_}} " = *" ${program#hipfort_typed_} "* ]] || continue
        $fc -o "$folder/$program" "$source" hipfort_typed.o libanygpu_hipfort.a "${link[@]}"
        strip "$folder/$program"
    done
    for source in ../hipfort_style_*.f90; do
        program=$(basename "$source" .f90)
        $fc -o "$folder/$program" "$source" libanygpu_hipfort.a "${link[@]}"
        strip "$folder/$program"
    done
)
# Target regions for the GPU, where the compiler for it is here (Debian: gcc-12-offload-nvptx). With what OpenMP loads.
if [ -e "$($fc -print-prog-name=accel/nvptx-none/mkoffload)" ]; then
    offload=(-fopenmp -foffload=nvptx-none -no-pie)
    $fc -O2 "${offload[@]}" -c "$root/examples/fortran/rendezvous.f90" -o rendezvous-openmp.o
    for role in producer consumer; do
        $fc -O2 "${offload[@]}" -o "$folder/openmp_$role" "$root/examples/fortran/openmp_$role.f90" rendezvous-openmp.o \
            "${modules[@]}" "${link[@]}"
    done
    $fc -O2 "${offload[@]}" -foffload-options=-O3 -o "$folder/openmp_speed" "$here/openmp_speed.f90" rendezvous-openmp.o \
        "${modules[@]}" "${link[@]}"
    cp -L "$($fc -print-file-name=libgomp.so.1)" "$($fc -print-file-name=libgomp-plugin-nvptx.so.1)" "$folder/"
else
    echo "no compiler for target regions on the GPU" >&2
fi
if [ -e "$folder/vulkan-c" ]; then
    $cc -O2 -c "$root/examples/c/descriptors.c"
    $fc -O2 -o "$folder/vulkan_consumer-fortran" "$root/examples/fortran/vulkan_consumer.f90" rendezvous.o descriptors.o \
        "${modules[@]}" "${link[@]}"
fi
# The compiler's own libraries may be absent there.
ldd "$folder/producer-fortran" | awk '$1 ~ /^lib(gfortran|quadmath)/ { print $3 }' | while read -r library; do
    [ "$library" -ef "$folder/$(basename "$library")" ] || cp -L "$library" "$folder/"
done

cp "$root"/tests/vendors/{cuda_codes,cuda_array_codes}.{c,txt} "$here"/{run,table,programs,external,coupling,clients,check}.sh "$here/differences.txt" "$here/kernel.cu" \
    "$root/examples/run-demo.sh" "$folder/"
# Python's packages, their tests and an example.
mkdir -p "$folder/python"
cp -r "$root/python/acl" "$root/python/anygpu" "$root"/tests/python/*.py "$root"/examples/python/*.py "$here/coupling.py" "$here/killed.py" "$folder/python/"
mkdir -p "$folder/programs"
cp "$here"/programs/* "$folder/programs/"
{ git -C "$root" rev-parse HEAD 2>/dev/null || echo unknown; } >"$folder/revision"
du -sh "$folder"
