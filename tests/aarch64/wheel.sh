#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Installs the wheel and the tarball of a release in the emulated machine, and runs README's first program and `anygpu check` with
# each. Prints what libtest does.
set -u -o pipefail
cd "$(dirname "$0")/../.." || exit 1
top=$PWD passed=0 failed=0
work=$(mktemp -d)
try() {
    local name=$1
    shift
    if ("$@") >"$work/$name" 2>&1; then
        echo "test $name ... ok"
        passed=$((passed + 1))
    else
        echo "test $name ... FAILED"
        cat "$work/$name"
        failed=$((failed + 1))
    fi
}
wheel() {
    set -e
    # Its own copy of pip would take minutes to unpack.
    python3 -m venv --without-pip "$work/venv"
    python3 -m pip --python "$work/venv/bin/python" install --quiet --no-index --no-compile "$top"/anygpu-*aarch64.whl
    "$work/venv/bin/anygpu" --prefix
}
tarball() {
    set -e
    mkdir "$work/tree"
    tar -x -f "$top"/anygpu-*-linux-aarch64.tar.xz -C "$work/tree" --strip-components=1
    "$work/tree/bin/anygpu" --prefix
}
# The text of README's program or commands that begin so: text LANGUAGE FIRST
text() {
    awk -v language="$1" -v first="$2" '
        $0 == "```" language { inside = 1; text = ""; next }
        inside && $0 == "```" { inside = 0; if (index(text, first) == 1) { printf "%s", text; exit } next }
        inside { text = text $0 "\n" }' "$top/README.md"
}
first() {
    set -e
    mkdir -p "$work/first-$1" && cd "$work/first-$1"
    PATH=$2/bin:$PATH
    [ ! -d "$2/lib/anygpu/python" ] || export PYTHONPATH=$2/lib/anygpu/python
    text fortran 'program share' >share.f90
    text python 'import anygpu' >main.py
    text sh 'gfortran -o share' >commands
    sed -i 's/sleep 9/sleep 60/; ' commands
    sed -i 's/timeout=9/timeout=60/' main.py
    cat commands
    [ "$(bash -e commands | tail -n 1)" = "(1000,) float64 500.0" ]
}
# `check` sees the race of examples/faults, and its right twin has none.
checked() {
    set -e
    cd "$work" && mkdir -p "check-$1" && cd "check-$1"
    export PATH=$2/bin:$PATH ANYGPU_BACKEND=host
    cat >race.c <<'END'
#include <anygpu/hip.h>
int main(int count, char **words)
{
    hipStream_t one, other;
    void *memory;
    (void)words;
    if (hipMalloc(&memory, 65536) || hipStreamCreate(&one) || hipStreamCreate(&other))
        return 2;
    if (hipMemsetAsync(memory, 1, 65536, one) || (count > 1 && hipStreamSynchronize(one)) || hipMemsetAsync(memory, 2, 65536, other))
        return 2;
    return hipDeviceSynchronize() || hipFree(memory) || hipStreamDestroy(one) || hipStreamDestroy(other) ? 2 : 0;
}
END
    local prefix
    prefix=$(anygpu --prefix)
    gcc -o race race.c -I"$prefix/include" -L"$prefix/lib" -lanygpu -Wl,-rpath,"$prefix/lib"
    if anygpu check -- ./race >race.txt 2>&1; then cat race.txt; return 1; fi
    cat race.txt
    grep -q '1. race: ' race.txt
    anygpu check -- ./race ordered
}
for artefact in "$top"/anygpu-*aarch64.whl; do
    if [ ! -e "$artefact" ]; then
        echo "skipped: wheel: there is no artefact: make dist PROCESSORS=aarch64"
        echo "test result: ok. 1 passed; 0 failed; 0 ignored"
        exit 0
    fi
done
try pip_installs_the_wheel wheel
try the_tarball_unpacks tarball
for kind in venv tree; do
    try "the_first_program_of_the_$kind" first $kind "$work/$kind"
    try "check_by_the_$kind" checked $kind "$work/$kind"
done
rm -rf "$work"
echo "test result: $([ $failed = 0 ] && echo ok || echo FAILED). $passed passed; $failed failed; 0 ignored"
[ $failed = 0 ]
