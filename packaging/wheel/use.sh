#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Uses the wheel as docs/guide/python.md and docs/guide/examples.md say: use.sh python|examples FOLDER
#
# FOLDER has the wheel, coupled.py and the Python examples. "python" needs a Python with venv, and an index of packages for
# NumPy; "examples" a compiler of Fortran, an MPI, and a Python with NumPy and PyTorch.
set -eu -o pipefail
folder=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
prints() {
    local words=$1 printed
    shift
    printed=$("$@" 2>&1) || { echo "use.sh: $* failed: $printed" >&2 && exit 1; }
    [[ $printed == *"$words"* ]] || { echo "use.sh: $* prints '$printed' and not '$words'" >&2 && exit 1; }
    echo "use.sh: $*: $words"
}
# What pip brings into a new environment: environment OPTION WORDS...
environment() {
    local option=$1
    shift
    python3 -m venv "$option" new
    # shellcheck source=/dev/null
    . new/bin/activate
    find new | sort >before
    pip install --quiet --no-cache-dir --disable-pip-version-check "$@"
}

case $1 in
    python)
        environment --copies "$folder"/*.whl numpy
        pip check
        # Without a setting and a GPU the tool and the package say what to do.
        prints "Without a GPU: ANYGPU_BACKEND=host" anygpu info
        if anygpu doctor >doctor; then
            echo "use.sh: the doctor finds nothing without a GPU" >&2
            exit 1
        fi
        grep -q "remedy: ANYGPU_BACKEND=host" doctor
        if python -c 'import anygpu; anygpu.empty(1, "float64")' 2>error; then
            echo "use.sh: there is memory without a GPU" >&2
            exit 1
        fi
        grep -q "anygpu.*Error: .*(ANYGPU_BACKEND=host runs without a GPU)" error
        export ANYGPU_BACKEND=host
        prints "new/lib/python" anygpu --lib-dir
        prints "Sharing works." anygpu doctor
        prints "coupled: ok" python "$folder/coupled.py"
        prints "coupled: ok" env ANYGPU_HOST_STRICT=1 python "$folder/coupled.py"
        prints "share: ok" python "$folder/share.py"
        ANYGPU_HOST_DEVICES=3 prints "(3, 0)" python -c 'import acl; acl.init(); print(acl.rt.get_device_count())'
        unset ANYGPU_BACKEND
        # A program whose vendor's library is absent.
        prints "0 0" anygpu run --backend host -- python -c \
            'from ctypes import CDLL; print(CDLL("libcuda.so.1").cuInit(0), CDLL("libamdhip64.so.6").hipInit(0))'
        pip uninstall --quiet --yes anygpu numpy
        find new -not -name '*.pyc' -not -name __pycache__ | sort | comm -13 before - >left
        [ ! -s left ] || { echo "use.sh: left by pip:" && cat left && exit 1; } >&2
        ;;
    examples)
        # The system's PyTorch and its NumPy.
        environment --system-site-packages --no-index "$folder"/*.whl
        export ANYGPU_BACKEND=host
        examples=$(python -c 'import anygpu; print(anygpu.__path__[0])')/share/anygpu/examples
        # shellcheck disable=SC2046 # The tool prints several options.
        mpifort -o heat "$examples/heat.f90" $(anygpu fortran --compiler mpifort --mpi mpicc --prefix modules)
        # A simulation that does not end, which two readers join and leave.
        mpirun -n 1 ./heat 64 64 1000000000 endless.pgm plate >endless 2>&1 &
        endless=$!
        prints "watch: the last state is" python "$folder/watch.py" plate first.png 3
        prints "on cpu, the mean square error went from" python "$folder/infer.py" plate 30
        kill $endless
        wait $endless || true
        # A reader that waits for the next one, and ends with it.
        python "$folder/watch.py" plate last.png >watched &
        watch=$!
        while kill -0 $watch 2>/dev/null; do
            prints "heat: 1 ranks on host: ok" mpirun -n 1 ./heat 64 64 4000 heat.pgm plate
        done
        wait $watch
        prints "watch: the last state is 2000, with" cat watched
        [ -s first.png ] && [ -s last.png ]
        ;;
esac
