#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs tests on emulated machines with kernels of 4, 16 and 64 KiB pages, and prints a table: run.sh [--sizes "4 16 64"] [TEST...]
#
# The kernels are Debian's, but that with 64 KiB, which is built of Debian's sources (kernel.sh). qemu emulates processor and
# machine, so what the programs see of the kernel, its pages and its system calls is real; the order in which two processors'
# stores become visible is that of the machine underneath. Each machine starts from the same disks, and nothing of a run is
# left but its logs, in aarch64-system of the target folder.
#
# A test is the name of a test file, with the arguments of its program behind it: "processes", "stress mixture --kills=1000".
# LIMIT is the time that a machine has, in seconds, TEST_LIMIT that of a test, SEQUENCES the number of fuzz.rs's.
set -eu -o pipefail
cd "$(dirname "$0")/../.."
: "${CARGO_TARGET_DIR:=$PWD/target}" "${LIMIT:=5400}" "${TEST_LIMIT:=1200}" "${SEQUENCES:=2000}"
export CARGO_TARGET_DIR
triple=aarch64-unknown-linux-gnu
folder=$CARGO_TARGET_DIR/aarch64-system
here=tests/aarch64
sizes="4 16 64"
if [ "${1:-}" = --sizes ]; then
    sizes=$2
    shift 2
fi
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

# The system, a kernel for each size, and what it boots with.
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

# The library, the tool and the test programs.
build() {
    CARGO_BUILD_TARGET=$triple CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc cargo "$@" --locked
}
files=()
for name in $(printf '%s\n' "${tests[@]}" | cut -d' ' -f1 | sort -u); do
    case $name in lib) files+=(--lib) ;; wheel) ;; *) files+=("--test=$name") ;; esac
done
build build --release
build build --release --manifest-path crates/dlsym/Cargo.toml
[ ${#files[@]} -eq 0 ] || build test --no-run "${files[@]}" 2>&1 | tee "$folder/programs"

# The disk with them and with the sources, by the path that they have here.
place=$folder/disk
rm -rf "$place"
mkdir -p "$place/target/$triple"/{release,debug/deps,packages}
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
        to=$place/target/$triple/packages/${line// /_}
        # shellcheck disable=SC2086
        if python3 -m pip install --quiet --no-deps --only-binary=:all: --disable-pip-version-check \
            --platform manylinux2014_aarch64 --platform manylinux_2_17_aarch64 --target "$to" $line; then
            : >"$to/complete"
        else
            say "not there: $line"
        fi
    done
for artefact in "$CARGO_TARGET_DIR"/dist/artefacts/*aarch64.{whl,tar.xz}; do
    [ ! -e "$artefact" ] || cp "$artefact" "$place/"
done
printf '%s\n' "${tests[@]}" >"$place/tests.txt"
cp "$here/main" "$place/main"
sed -i "1a export TEST_LIMIT=$TEST_LIMIT ANYGPU_TEST_SEQUENCES=$SEQUENCES" "$place/main"
rm -f "$folder/work.img"
truncate -s 8G "$folder/work.img"
mkfs.ext4 -q -d "$place" -O ^has_journal "$folder/work.img"
rm -rf "$place"

# Boots a machine and leaves its logs in logs/SIZE: machine SIZE
machine() {
    local size=$1 drives=() id
    rm -rf "$folder/logs/$size" "$folder/results.img"
    mkdir -p "$folder/logs/$size"
    truncate -s 256M "$folder/results.img"
    for id in system.img,snapshot=on work.img,snapshot=on results.img; do
        drives+=(-drive "if=none,id=${id%%.*},format=raw,file=$folder/$id" -device "virtio-blk-pci,drive=${id%%.*}")
    done
    # Pointer authentication by a cheap function: the architected one takes half of the time.
    nice -n 10 timeout "$LIMIT" qemu-system-aarch64 -M virt,gic-version=3 -cpu max,pauth-impdef=on -smp 2 -m 4G -nic none \
        -display none -monitor none -serial stdio -no-reboot "${drives[@]}" -kernel "$(echo "$folder/kernel-$size"/boot/vmlinuz*)" \
        -initrd "$folder/start-$size" -append "console=ttyAMA0 quiet panic=-1" </dev/null | tee "$folder/logs/$size/console" || say "no end within $LIMIT s"
    tar -x -f "$folder/results.img" -C "$folder/logs/$size" --ignore-zeros 2>/dev/null || true
}
for size in $sizes; do
    say "pages of $size KiB"
    machine "$size"
done
"$here/table.sh" "$folder/logs" "$sizes" | tee "$folder/table.md"
