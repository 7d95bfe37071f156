#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Debian's MPICH 5.0.2-2: MPI_COMM_TYPE_SHARED says that each rank of one machine has a node of its own.
#
# Four ranks on one machine split MPI_COMM_WORLD by MPI_COMM_TYPE_SHARED, each says how large its part is, and then what
# MPI_Get_processor_name says, which is the same for all.
#
# Guess before: one part of four, as with every other MPI and with PyPI's build of the same release.
# Seen: four parts of one, without a word, started by Debian's launcher as by PyPI's: it is the library. Programs that share memory
# in a node by MPI_Win_allocate_shared go on, and each rank shares with itself.
#
# Debian's mpich=5.0.2-2 of sid in a temporary system made by mmdebstrap, which needs root; PyPI's mpich 5.0.2 beside it. No library of this
# project is in the process. Prints "as found" and ends with 0; ends with 1 where that has changed, with 77 where it cannot be tried.
set -eu -o pipefail
[ "$(id -u)" = 0 ] && command -v mmdebstrap >/dev/null || { echo "needs root and mmdebstrap" && exit 77; }
system=${MPICH_SYSTEM:-$(mktemp -d)}
pypi=$(mktemp -d)
trap '[ -n "${MPICH_SYSTEM:-}" ] || rm -rf "$system"; rm -rf "$pypi"' EXIT
# A mirror of the past has lists that are no longer valid.
[ -e "$system/usr/bin/mpicc.mpich" ] || mmdebstrap --quiet --variant=minbase --aptopt='Acquire::Check-Valid-Until "false"' \
    --include=mpich=5.0.2-2,libmpich-dev=5.0.2-2,gcc,libc6-dev sid "$system" || exit 77
python3 -m venv "$pypi" && "$pypi/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps mpich==5.0.2 || exit 77

cat >"$system/tmp/shared.c" <<'END'
#include <mpi.h>
#include <stdio.h>

int main(int count, char **words)
{
    char name[MPI_MAX_PROCESSOR_NAME], first[MPI_MAX_PROCESSOR_NAME];
    int rank, size, length, is_same, all_same, most;
    MPI_Comm node;
    MPI_Init(&count, &words);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node);
    MPI_Comm_size(node, &size);
    MPI_Get_processor_name(name, &length);
    snprintf(first, sizeof first, "%s", name);
    MPI_Bcast(first, sizeof first, MPI_CHAR, 0, MPI_COMM_WORLD);
    for (is_same = 1, length = 0; is_same && name[length]; length++)
        is_same = name[length] == first[length];
    MPI_Allreduce(&is_same, &all_same, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    MPI_Allreduce(&size, &most, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    if (rank == 0)
        printf("4 ranks, %s: at most %d share memory\n", all_same ? "one processor's name" : "several names", most);
    MPI_Comm_free(&node);
    MPI_Finalize();
    return 0;
}
END
cp "$system/tmp/shared.c" "$pypi"
"$pypi/bin/mpicc" -o "$pypi/shared" "$pypi/shared.c"
right=$(timeout 120 "$pypi/bin/mpiexec" -n 4 "$pypi/shared")
# shellcheck disable=SC2016 # The inner shells have their own arguments.
found=$(unshare -m --propagation private bash -eu -c '
    mount -t proc proc "$1/proc"
    mount --bind /sys "$1/sys"
    mount --rbind /dev "$1/dev"
    exec env -i PATH=/usr/bin:/bin:/usr/sbin chroot "$1" sh -c "cd /tmp && mpicc.mpich -o shared shared.c && timeout 120 mpirun.mpich -n 4 ./shared"' \
    run "$system") || exit 77
echo "PyPI, 5.0.2:     $right"
echo "Debian, 5.0.2-2: $found"
if [ "$right" = "4 ranks, one processor's name: at most 4 share memory" ] \
    && [ "$found" = "4 ranks, one processor's name: at most 1 share memory" ]; then
    echo "as found"
else
    echo "changed: it was 4 with PyPI's and 1 with Debian's"
    exit 1
fi
