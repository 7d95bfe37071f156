#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Intel MPI 2021.18.1: its "MPI ABI 1.0" is another one than MPICH's, and a file is read at the wrong place without an error.
#
# A program is compiled with MPICH 5.0.2's mpicc_abi, so that it runs with every MPI that has the standard ABI. It writes eight bytes,
# seeks to the third by MPI_SEEK_SET and reads one; and it asks whether MPI_ERRORS_RETURN is what files have until they are given
# another handler, as MPI says.
#
# Guess before: both libraries answer 1.0 when they are asked for their ABI's version, so the binary does the same with both.
# Seen: with Intel's it stands at byte 10, reads nothing, and every call has succeeded. In Intel's header MPI_SEEK_SET, _CUR and _END are
# 401, 402 and 403, in MPICH's and Open MPI 6's 403, 401 and 402; MPI_ERRORS_RETURN and MPI_ERRORS_ABORT are exchanged, and so are the keys
# MPI_APPNUM, MPI_LASTUSEDCODE and MPI_UNIVERSE_SIZE. A program that has asked for errors to be returned is ended by its first.
#
# PyPI's mpich 5.0.2, impi-rt and impi-devel 2021.18.1, in a temporary folder. No library of this project is in the process.
# Prints "as found" and ends with 0; ends with 1 where that has changed, with 77 where it cannot be tried.
set -eu -o pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in mpich==5.0.2 impi-rt==2021.18.1; do
    python3 -m venv "$folder/${package%%[=-]*}" || exit 77
    "$folder/${package%%[=-]*}/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps "$package" || exit 77
done
"$folder/impi/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps impi-devel==2021.18.1 || exit 77

cat >"$folder/place.c" <<'END'
#include <mpi.h>
#include <stdio.h>

int main(int count, char **words)
{
    int major, minor, status, read = -1;
    char byte = '-';
    MPI_Offset place = -1;
    MPI_File file;
    MPI_Status seen;
    MPI_Errhandler handler;
    MPI_Init(&count, &words);
    MPI_Abi_get_version(&major, &minor);
    MPI_File_get_errhandler(MPI_FILE_NULL, &handler);
    status = MPI_File_open(MPI_COMM_SELF, words[1], MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file);
    status |= MPI_File_write(file, "abcdefgh", 8, MPI_BYTE, MPI_STATUS_IGNORE);
    status |= MPI_File_seek(file, 2, MPI_SEEK_SET);
    status |= MPI_File_get_position(file, &place);
    status |= MPI_File_read(file, &byte, 1, MPI_BYTE, &seen);
    status |= MPI_Get_count(&seen, MPI_BYTE, &read);
    status |= MPI_File_close(&file);
    printf("ABI %d.%d: at byte %d, %d read: %c, status %d; files %s MPI_ERRORS_RETURN\n", major, minor, (int)place, read, byte, status,
           handler == MPI_ERRORS_RETURN ? "have" : "have not");
    MPI_Finalize();
    return 0;
}
END
"$folder/mpich/bin/mpicc_abi" -O1 -o "$folder/place" "$folder/place.c"
# Runs it with an MPI: place FOLDER
place() {
    env LD_LIBRARY_PATH="$1/lib" I_MPI_ROOT="$1" FI_PROVIDER=tcp timeout 120 "$1/bin/mpiexec" -n 1 "$folder/place" "$folder/file" \
        2>"$folder/errors" || { cat "$folder/errors" && exit 77; }
    rm -f "$folder/file"
}
mpich=$(place "$folder/mpich")
intel=$(place "$folder/impi")
echo "MPICH 5.0.2:         $mpich"
echo "Intel MPI 2021.18.1: $intel"
if [ "$mpich" = "ABI 1.0: at byte 2, 1 read: c, status 0; files have MPI_ERRORS_RETURN" ] \
    && [ "$intel" = "ABI 1.0: at byte 10, 0 read: -, status 0; files have not MPI_ERRORS_RETURN" ]; then
    echo "as found"
else
    echo "changed: with MPICH it was at byte 2 and had MPI_ERRORS_RETURN, with Intel MPI at byte 10 and had not"
    exit 1
fi
