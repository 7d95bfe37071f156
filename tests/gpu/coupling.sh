# SPDX-License-Identifier: MIT OR Apache-2.0
# Sourced by run.sh: one array for a program in Fortran and frameworks of Python, each a process of its own, on the GPU, and on
# the host back end with tensors of the processor; heat.f90 with a model that learns from it; opening by name.

# couple BACKEND CHECK FRAMEWORK...
couple() {
    local backend=$1 check=$2 name=coupling/$1 framework
    shift 2
    local python=(env "ANYGPU_BACKEND=$backend" "ANYGPU_LIBRARY=$folder/libanygpu.so.0" "PYTHONPATH=$folder/python"
        PYTHONDONTWRITEBYTECODE=1 python3)
    mkfifo "$logs/go-on-$backend"
    ANYGPU_BACKEND=$backend timeout 300 "$folder/coupling-fortran" "$name" <"$logs/go-on-$backend" >"$logs/owner-$backend.log" 2>&1 &
    local owner=$! added=(0 0 0) number
    exec 7>"$logs/go-on-$backend"
    for framework in "$@"; do
        if "${python[@]}" -c "import $framework" 2>/dev/null; then
            number=$("${python[@]}" "$folder/python/coupling.py" "$name" "$framework" number)
            added[number - 1]=$number
            check "an array of Fortran's in $framework, $backend" 120 \
                "${python[@]}" "$folder/python/coupling.py" "$name" "$framework" "$check"
        else
            skip "an array of Fortran's in $framework, $backend" "no $framework"
        fi
    done
    echo "${added[@]}" >&7
    exec 7>&-
    wait $owner
    check "the array is what they wrote, $backend" 60 grep "Fortran: 0 elements are wrong" "$logs/owner-$backend.log"
    rm "$logs/go-on-$backend"
}

# learn BACKEND
learn() {
    local name="the plate in PyTorch, $1"
    if python3 -c 'import torch' 2>/dev/null; then
        # shellcheck disable=SC2016
        check "$name" 200 env "ANYGPU_BACKEND=$1" "ANYGPU_LIBRARY=$folder/libanygpu.so.0" "PYTHONPATH=$folder/python" \
            PYTHONDONTWRITEBYTECODE=1 bash -c \
            '"$0/plate-fortran" coupled 1000000 & python3 "$0/python/infer.py" coupled 400 && kill $!' "$folder"
        cat "$(log_of "$name")"
    else
        skip "$name" "no torch"
    fi
}

if group coupling; then
    couple host 0 torch numpy
    learn host
    if [ -z "$standin" ]; then
        couple nvidia 1 torch cupy numba
        learn nvidia
        for backend in host nvidia; do
            check "killed consumers, $backend" 300 env "ANYGPU_BACKEND=$backend" "ANYGPU_LIBRARY=$folder/libanygpu.so.0" \
                "PYTHONPATH=$folder/python" PYTHONDONTWRITEBYTECODE=1 python3 "$folder/python/killed.py" 100 4
        done
        check "open by name" 60 "$folder/names"
        cat "$(log_of "open by name")"
    fi
    grep -h . "$logs"/an_array_of_Fortran* "$logs"/owner-*.log
fi
