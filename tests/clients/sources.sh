#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds from Debian's sources what no package has with CUDA or statistics: sources.sh PREFIX
#
# UCX with its statistics, libfabric with its fabtests, and Open MPI, against anygpu's headers and libraries. Needs autoconf,
# automake, libtool and a C compiler; takes some twenty minutes, and the clients ucx-types, libfabric and openmpi-cuda find the
# results.
set -eu -o pipefail
[ $# = 1 ] || { echo "usage: sources.sh PREFIX" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
prefix=$(cd "$1" && pwd)
mkdir -p "${CARGO_TARGET_DIR:-$here/../../target}/clients/sources"
cd "${CARGO_TARGET_DIR:-$here/../../target}/clients/sources"
folder=$PWD

# CUDA's toolkit, as its users look for it.
mkdir -p toolkit/include toolkit/lib64
ln -sfn "$prefix/include/anygpu" toolkit/include/anygpu
for header in cuda.h cuda_runtime.h cuda_runtime_api.h; do
    echo "#include \"anygpu/compat/$header\"" >"toolkit/include/$header"
done
for library in libcuda.so.1 libcudart.so.12 libnvidia-ml.so.1; do
    cp -P "$prefix/lib/anygpu/replace/$library"/* toolkit/lib64
done
python3 -m venv python
python/bin/python -m pip install --quiet --disable-pip-version-check --no-deps nvidia-nvml-dev-cu12==12.9.79
cp python/lib/python3*/site-packages/nvidia/nvml_dev/include/nvml.h toolkit/include
linked="-Wl,-rpath-link,$prefix/lib:$folder/toolkit/lib64"

# This machine's sources of packages, as sources of sources, of two releases.
mkdir -p apt/lists/partial apt/cache/archives/partial apt/parts
for release in bookworm trixie; do
    sed -E "s/^Types: .*/Types: deb-src/; s/^Suites: .*/Suites: $release/" /etc/apt/sources.list.d/debian.sources |
        awk -v RS= -v ORS='\n\n' '!/security/' >"apt/parts/$release.sources"
done
cat >apt/apt.conf <<END
Dir::State::Lists "$folder/apt/lists";
Dir::Cache "$folder/apt/cache";
Dir::Etc::SourceList "/dev/null";
Dir::Etc::SourceParts "$folder/apt/parts";
END
export APT_CONFIG=$folder/apt/apt.conf
apt-get update -qq

# Downloads and unpacks a package's sources in the folder of its name: unpacked NAME VERSION
unpacked() {
    apt-get source -qq --download-only --tar-only "$1=$2"
    mkdir -p "$1"
    tar -C "$1" --strip-components=1 -xf "$1"_*.orig.tar.*
}

unpacked ucx 1.13.1-1
(
    cd ucx
    # Debian keeps its own folder of this name beside, and automake wants one.
    mv debian.upstream debian
    ./autogen.sh
    ./configure --prefix="$folder/installed" --enable-stats --with-cuda="$folder/toolkit" --without-verbs --without-rdmacm \
        --without-java --without-go --without-fuse3 --disable-doxygen-doc --disable-static LDFLAGS="$linked"
    # Its own tests want an older CUDA.
    make -k -j"$(nproc)" BASE_CFLAGS="-O2 -w" BASE_CXXFLAGS="-O2 -w" install || [ -e "$folder/installed/bin/ucx_perftest" ]
) >ucx.log 2>&1

unpacked libfabric 2.1.0-1.1
(
    cd libfabric
    ./autogen.sh
    ./configure --prefix="$folder/installed" --with-cuda="$folder/toolkit" --enable-only --enable-shm --enable-tcp \
        --disable-static LDFLAGS="$linked"
    make -j"$(nproc)" CFLAGS="-O1 -w" install
    cd fabtests
    ./autogen.sh
    ./configure --prefix="$folder/installed" --with-libfabric="$folder/installed" --with-cuda="$folder/toolkit" \
        LDFLAGS="$linked"
    make -k -j"$(nproc)" CFLAGS="-O1 -w" install
) >libfabric.log 2>&1

unpacked openmpi 4.1.4-3
(
    cd openmpi
    ./configure --prefix="$folder/installed" --with-cuda="$folder/toolkit" --with-pmix=internal --without-ucx --without-ofi \
        --without-verbs --disable-mpi-fortran --disable-oshmem --disable-io-romio --disable-static \
        CFLAGS="-O1 -w" LDFLAGS="$linked"
    make -j"$(nproc)" install
) >openmpi.log 2>&1
rm -rf ucx libfabric openmpi
echo "UCX, fabtests and Open MPI are in $folder/installed"
