#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds the examples: build.sh LIBRARY FOLDER
#
# LIBRARY is libanygpu.so. Programs and module files go to FOLDER. FC and CC choose the compilers.
set -eu
if [ $# -ne 2 ]; then
    echo "usage: $0 LIBRARY FOLDER" >&2
    exit 2
fi
library=$(realpath "$1")
folder=$(mkdir -p "$2" && realpath "$2")
source=$(realpath "$(dirname "$0")/..")
fc=${FC:-gfortran} cc=${CC:-cc}

# The name that programs ask the loader for is not the name cargo gives the file.
mkdir -p "$folder/lib"
ln -sfn "$library" "$folder/lib/libanygpu.so"
ln -sfn "$library" "$folder/lib/libanygpu.so.0"
link=(-L"$folder/lib" -Wl,-rpath,"$folder/lib" -lanygpu)

$cc -std=gnu11 -O2 -Wall -Wextra -I"$source/include" -o "$folder/hello-c" "$source/examples/c/hello.c" "${link[@]}"
for role in producer consumer; do
    $cc -std=gnu11 -O2 -Wall -Wextra -I"$source/include" -o "$folder/$role-c" \
        "$source/examples/c/$role.c" "$source/examples/c/rendezvous.c" "${link[@]}"
done
$cc -std=gnu11 -O2 -Wall -Wextra -I"$source/include" -o "$folder/acl_share-c" \
    "$source/examples/c/acl_share.c" "$source/examples/c/rendezvous.c" "${link[@]}"
$cc -std=gnu11 -O2 -Wall -Wextra -I"$source/include" -o "$folder/descriptor-c" "$source/examples/c/descriptor.c" \
    "${link[@]}"

# Vulkan's headers are Debian's libvulkan-dev.
if [ -e /usr/include/vulkan/vulkan.h ]; then
    for program in vulkan vulkan_consumer; do
        $cc -std=gnu11 -O2 -Wall -Wextra -I"$source/include" -o "$folder/$program-c" "$source/examples/c/$program.c" \
            "$source/examples/c/descriptors.c" "$source/examples/c/rendezvous.c" "${link[@]}" -ldl
    done
fi

# Compilers leave module files in the current folder unless told otherwise, each with its own option.
cd "$folder"
mapfile -t modules <"$source/fortran/sources"
objects=()
for module in "${modules[@]/#/fortran/}" examples/fortran/rendezvous.f90; do
    $fc -c "$source/$module"
    objects+=("$(basename "$module" .f90).o")
done
$fc -O2 -o hello-fortran "$source/examples/fortran/hello.f90" "${objects[@]}" "${link[@]}"
for role in producer consumer acl_share; do
    $fc -O2 -o "$role-fortran" "$source/examples/fortran/$role.f90" "${objects[@]}" "${link[@]}"
done
if [ -e vulkan-c ]; then
    $cc -O2 -c "$source/examples/c/descriptors.c"
    $fc -O2 -o vulkan_consumer-fortran "$source/examples/fortran/vulkan_consumer.f90" "${objects[@]}" descriptors.o \
        "${link[@]}"
fi
