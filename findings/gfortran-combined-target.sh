#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# gfortran 12.2 accepts has_device_addr in a combined target directive without a warning, and takes no notice of it: the array is
# mapped as memory of the host.
#
# An array in device memory, of another library or another process, is used in a loop by has_device_addr(u). OpenMP says that
# "target teams distribute parallel do" with that clause is the same as "target has_device_addr(u)" around "teams distribute parallel do".
#
# Guess before: both forms give the same region, as each compiles and computes rightly on the host.
# Seen: in the second form the array's descriptor is handed over. In the first there is "map(tofrom:" of its elements, "implicit". On
# an H200 each region copied a large array in device memory to another place there and back, with right numbers (1.1 to 1.3 times as
# long at 64 MiB). gfortran 13, 14 and 15 of Debian's unstable have the clause in both.
# anygpu's guide, examples and tests write the second form.
#
# gfortran 12 of Debian 12, or GFORTRAN. Prints "as found" and ends with 0; ends with 1 where that has changed, with 77 where it
# cannot be tried.
set -eu -o pipefail
gfortran=${GFORTRAN:-gfortran-12}
command -v "$gfortran" >/dev/null || exit 77
[[ $("$gfortran" -dumpfullversion) = 12.2.* ]] || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
write() { # write NAME DIRECTIVES: a loop over an array in device memory
    printf '%s\n' "subroutine twice(u)" "real(8), pointer, intent(in) :: u(:)" "integer :: i" "${@:2}" \
        "do i = 1, 1000" "u(i) = 2 * u(i)" "end do" '!$omp end target'"$end" "end subroutine" >"$1.f90"
    "$gfortran" -O2 -fopenmp -foffload=disable -Wall -Werror -fdump-tree-omplower -c "$1.f90"
    grep -h '#pragma omp target' "$1".f90.*.omplower
}
end=" teams distribute parallel do"
combined=$(write combined '!$omp target teams distribute parallel do has_device_addr(u)')
end=
separate=$(write separate '!$omp target has_device_addr(u)' '!$omp teams distribute parallel do')
printf '%s\n' "$combined" "$separate" | sed 's/^ *//; s/ \[child.*//'
[[ $combined = *"map(tofrom:"*"data"*"[implicit]"* ]] || exit 1
[[ $combined != *has_device_addr* && $separate != *"map(tofrom:"* ]] || exit 1
echo "as found"
