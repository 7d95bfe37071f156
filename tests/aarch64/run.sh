#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs tests on emulated machines with kernels of 4, 16 and 64 KiB pages, and prints a table: run.sh [--built] [--sizes "4 16 64"]
# [TEST...]
#
# The kernels are Debian's, but that with 64 KiB, which is built of Debian's sources (kernel.sh). qemu emulates processor and
# machine, so what the programs see of the kernel, its pages and its system calls is real; the order in which two processors'
# stores become visible is that of the machine underneath. Each machine starts from the same disks, and nothing of a run is
# left but its logs, in aarch64-system/logs of the target folder.
#
# A table is gathered over several calls: the log of a test that a call does not run stays as an earlier call left it. Calls with
# different sizes may run at the same time. --built takes the disks as an earlier call has made them.
#
# A test is the name of a test file, with the arguments of its program behind it: "processes", "stress mixture --kills=1000".
# LIMIT is the time that a machine has, in seconds, TEST_LIMIT that of a test, SEQUENCES the number of fuzz.rs's of each kind, or
# which of them (5000..9000).
set -eu -o pipefail
cd "$(dirname "$0")/../.."
: "${CARGO_TARGET_DIR:=$PWD/target}" "${LIMIT:=5400}" "${TEST_LIMIT:=1200}" "${SEQUENCES:=2000}"
export CARGO_TARGET_DIR
triple=aarch64-unknown-linux-gnu
folder=$CARGO_TARGET_DIR/aarch64-system
here=tests/aarch64
sizes="4 16 64" built=''
while [[ ${1:-} == --* ]]; do
    case $1 in
        --sizes) sizes=$2 && shift ;;
        --built) built=yes ;;
        *) echo "aarch64: $1?" >&2 && exit 2 ;;
    esac
    shift
done
tests=(
    lib processes streams hip arrays cuda acl pools cache log names steps external tokens memory list broker check
    models stress graphs
    abi border replace dlsym preload native nvidia amd ascend kernels
    c fortran fortran_arrays mpi python cudart
    wheel
    "stress a_mixture_of_everything --kills=1000" "stress forking --rounds=200" "fuzz no_sequence"
)
[ $# -eq 0 ] || tests=("$@")
# What the system on the disk has; the rest of a test that needs more is skipped, and counted.
packages=(bash dash coreutils util-linux mount procps findutils grep sed mawk tar gzip xz-utils hostname login passwd base-files
    base-passwd libc-bin iproute2 busybox-static gcc g++ gfortran libc6-dev make cmake pkg-config python3 python3-numpy
    python3-pytest python3-venv python3-pip mpich libmpich-dev valgrind strace binutils file groff-base diffutils psmisc
    libamdhip64-dev bsdextrautils)

missing() {
    echo "aarch64: missing: $1" >&2
    echo "aarch64:   $2" >&2
    exit 1
}
say() { printf 'aarch64: %s\n' "$*"; }

[ -d "$(rustc --print sysroot)/lib/rustlib/$triple" ] || missing "Rust's $triple" "rustup target add $triple"
for pair in qemu-system-aarch64:qemu-system-arm aarch64-linux-gnu-gcc:gcc-aarch64-linux-gnu cpio:cpio mkfs.ext4:e2fsprogs xz:xz-utils; do
    PATH=$PATH:/usr/sbin command -v "${pair%:*}" >/dev/null || missing "${pair%:*}" "apt-get install --no-install-recommends ${pair#*:}"
done
export PATH=$PATH:/usr/sbin
mkdir -p "$folder/logs"

# Makes the system, a kernel for each size, and what it boots with.
system() {
    local size kernel
    "$here/system.sh" "$folder/system" bookworm "${packages[@]}"
    if [ ! -e "$folder/system.img" ] || [ "$here/prepare.sh" -nt "$folder/system.img" ] || [ "$here/init" -nt "$folder/system.img" ]; then
        "$here/prepare.sh" "$folder/system" "$folder/system.img" "$PWD"
    fi
    for size in $sizes; do
        kernel=$folder/kernel-$size
        case $size in
            4) "$here/system.sh" "$kernel" bookworm --only '^linux-image-.*[0-9]-arm64=' linux-image-arm64 ;;
            16) "$here/system.sh" "$kernel" trixie --only '^linux-image-.*[0-9].*-16k=' linux-image-arm64-16k ;;
            *) "$here/kernel.sh" "$kernel" "$size" ;;
        esac
        "$here/initramfs.sh" "$folder/start-$size" "$folder/system" "$kernel"
    done
}

# Test programs are optimised, too, if nothing else is asked for: an emulated processor takes long for them.
build() {
    CARGO_BUILD_TARGET=$triple CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc \
        CARGO_PROFILE_DEV_OPT_LEVEL=${CARGO_PROFILE_DEV_OPT_LEVEL:-1} cargo "$@" --locked
}

# Makes the disk with the library, the tool, the test programs that some tests need, and the sources, by the path that they have here.
disk() {
    local files=() name place=$folder/disk kept=$folder/packages line source program own to artefact
    for name in "$@"; do
        case $name in lib) files+=(--lib) ;; wheel) ;; *) files+=("--test=$name") ;; esac
    done
    build build --release
    build build --release --manifest-path crates/dlsym/Cargo.toml
    # Without a name it would be all.
    [ ${#files[@]} -ne 0 ] || files=(--lib)
    build test --no-run "${files[@]}" 2>&1 | tee "$folder/programs"
    rm -rf "$place"
    mkdir -p "$place/target/$triple"/{release,debug/deps} "$kept"
    git ls-files -z --cached --others --exclude-standard | tar -c --null -T - | tar -x -C "$place"
    cp "$CARGO_TARGET_DIR/$triple/release/"{anygpu,libanygpu.so,libanygpu.a,libanygpu_dlsym.so} "$place/target/$triple/release/"
    : >"$place/programs"
    sed -nE 's/.*Executable (unittests )?([^ ]+) \((.*)\)$/\2 \3/p' "$folder/programs" | while read -r source program; do
        name=$(sed -E 's,^src/lib.rs$,lib,; s,^tests/,,; s,/main.rs$,,; s,\.rs$,,' <<<"$source")
        own=target/$triple/debug/deps/$(basename "$program")
        aarch64-linux-gnu-strip -g -o "$place/$own" "$program"
        echo "$name $own" >>"$place/programs"
    done
    # The guest has no network: what tests fetch of PyPI lies where they would put it.
    sed -nE 's/.*packages: \["([^"]+)", "([^"]+)"\].*/\1 \2\n\1/p; s/^    \("(nvidia-[^"]+)".*/\1/p' tests/support/src/runtimes.rs tests/dlsym.rs | sort -u |
        while read -r line; do
            to=$kept/${line// /_}
            [ ! -e "$to/complete" ] || continue
            # shellcheck disable=SC2086
            if python3 -m pip install --quiet --no-deps --only-binary=:all: --disable-pip-version-check \
                --platform manylinux2014_aarch64 --platform manylinux_2_17_aarch64 --target "$to" $line; then
                : >"$to/complete"
            else
                say "not there: $line"
            fi
        done
    cp -r "$kept" "$place/target/$triple/packages"
    for artefact in "$CARGO_TARGET_DIR"/dist/artefacts/*aarch64.{whl,tar.xz}; do
        [ ! -e "$artefact" ] || cp "$artefact" "$place/"
    done
    cp "$here/main" "$place/main"
    aarch64-linux-gnu-gcc -static -O1 -o "$place/compile" "$here/compile.c"
    # A machine that runs keeps the file that it has open.
    rm -f "$folder/work.img.new"
    truncate -s 8G "$folder/work.img.new"
    mkfs.ext4 -q -d "$place" -O ^has_journal "$folder/work.img.new"
    mv "$folder/work.img.new" "$folder/work.img"
    rm -rf "$place"
}

# Boots a machine, and leaves its logs in logs/SIZE beside those of other tests: machine SIZE
machine() {
    local size=$1 drives=() file results=$folder/results-$1.img work requests=$folder/requests-$1.img server=''
    mkdir -p "$folder/logs/$size"
    # The third disk brings what to run, and takes the logs.
    work=$(mktemp -d)
    printf '%s\n' "${tests[@]}" >"$work/tests.txt"
    # It has no clock.
    echo "export TEST_LIMIT=$TEST_LIMIT ANYGPU_TEST_SEQUENCES=$SEQUENCES; date -u -s '$(date -u '+%F %T')' >/dev/null" >"$work/settings"
    tar -c -f "$results" -C "$work" .
    rm -rf "$work"
    truncate -s 256M "$results"
    for file in system.img,snapshot=on work.img,snapshot=on "results-$size.img"; do
        drives+=(-drive "if=none,id=${file%%.*},format=raw,file=$folder/$file" -device "virtio-blk-pci,drive=${file%%.*}")
    done
    if [ "$(id -u)" -eq 0 ] && [ -e /usr/lib/gcc-cross/aarch64-linux-gnu/12/cc1plus ] && [ -e /usr/lib/gcc-cross/aarch64-linux-gnu/12/f951 ]; then
        rm -f "$requests"
        truncate -s 512M "$requests"
        drives+=(-drive "if=none,id=requests,format=raw,file=$requests" -device virtio-blk-pci,drive=requests)
        unshare --mount python3 "$here/compile.py" "$requests" "$folder/system" "$folder/packages" "$PWD" 2>"$folder/logs/$size/refused" &
        server=$!
    else
        say "it compiles by itself, which takes long: it needs root, g++-aarch64-linux-gnu and gfortran-aarch64-linux-gnu to have it done here"
    fi
    # That processor has no pointer authentication, whose emulation takes half of the time.
    nice -n 10 timeout "$LIMIT" qemu-system-aarch64 -M virt,gic-version=3 -cpu neoverse-n1 -accel tcg,thread=multi -smp 2 -m 4G \
        -nic none -display none -monitor none -serial stdio -no-reboot "${drives[@]}" \
        -kernel "$(echo "$folder/kernel-$size"/boot/vmlinuz*)" -initrd "$folder/start-$size" \
        -append "console=ttyAMA0 quiet panic=-1" </dev/null | tee "$folder/logs/$size/console" || say "no end within $LIMIT s"
    [ -z "$server" ] || kill "$server" || true
    tar -x -f "$results" -C "$folder/logs/$size" 2>/dev/null || true
    rm -f "$folder/logs/$size"/{tests.txt,settings}
}

# One call at a time makes disks.
(
    flock 9
    for size in $sizes; do
        [ -e "$folder/start-$size" ] || built=''
    done
    if [ -z "$built" ] || [ ! -e "$folder/work.img" ]; then
        system
        mapfile -t names < <(printf '%s\n' "${tests[@]}" | cut -d' ' -f1 | sort -u)
        disk "${names[@]}"
    fi
) 9>"$folder/lock"
for size in $sizes; do
    say "pages of $size KiB"
    machine "$size"
done
"$here/table.sh" "$folder/logs" "$sizes" | tee "$folder/table.md"
