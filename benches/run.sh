#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs what benches/build.sh has built, in less than four minutes, and writes the results: run.sh FOLDER CSV
#
# On the back end that ANYGPU_BACKEND names. Each part has a limit of time and prints what it has; one that cannot run says
# so, as "skipped: why", and the others run. docs/evidence/performance.md tells what the lines mean.
set -u -o pipefail
if [ $# -ne 2 ]; then
    echo "usage: $0 FOLDER CSV" >&2
    exit 2
fi
folder=$(realpath "$1") csv=$2
export ANYGPU_BACKEND=${ANYGPU_BACKEND:-host}
: >"$csv"
began=$SECONDS failed=0

fact() { # WHAT VALUE
    printf 'machine,%s,0,%s,,,\n' "$1" "${2//,/;}" | tee -a "$csv"
}

# part NAME SECONDS COMMAND...: appends its lines; whatever else it prints is for the reader.
part() {
    local name=$1 seconds=$2 start=$SECONDS status
    shift 2
    timeout -k 5 "$seconds" "$@" </dev/null 2>&1 | tee "$csv.log"
    status=$?
    grep -E '^[a-z]+,[^,]*,[0-9]+,[^,]*,[^,]*,[^,]*,[^,]*$' "$csv.log" >>"$csv"
    if [ $status -eq 0 ]; then
        echo "$name: $((SECONDS - start)) s"
    else
        echo "$name: FAIL: exit $status after $((SECONDS - start)) s"
        failed=1
    fi
}

skip() {
    echo "$1: skipped: $2"
    fact "$1" "skipped: $2"
}

fact date "$(date -u +%F)"
fact revision "$(cat "$folder/revision")"
fact system "$(uname -sr)"
fact processor "$(nproc) x $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)"
fact "load when it began" "$(cut -d ' ' -f 1 /proc/loadavg)"
if [ "$ANYGPU_BACKEND" = nvidia ] && [ -z "${GPU_STANDIN:-}" ]; then
    fact GPU "$(nvidia-smi --query-gpu=name --format=csv,noheader | sort | uniq -c | sed 's/^ *\([0-9]*\) /\1 x /' | head -n 1)"
    fact driver "$(nvidia-smi --query-gpu=driver_version --format=csv,noheader | head -n 1)"
fi

part calls 15 "$folder/measure" calls
part sizes 80 "$folder/measure" sizes
part threads 40 "$folder/measure" threads
part buffers 35 "$folder/measure" buffers
[ "$ANYGPU_BACKEND" = host ] || part gpus 20 "$folder/measure" gpus
part importers 50 "$folder/measure" importers

# What a program would do otherwise.
if [ "$ANYGPU_BACKEND" = host ]; then
    if [ -e "$folder/messages" ] && mpirun=$(cat "$folder/mpirun") && command -v "$mpirun" >/dev/null; then
        fact MPI "$("$mpirun" --version 2>&1 | sed -n 's/^ *Version: */MPICH /p; s/^mpirun (Open MPI)/Open MPI/p' | head -n 1)"
        root=()
        ! "$mpirun" --version 2>&1 | grep -q "Open MPI" || root=(--allow-run-as-root --oversubscribe)
        part MPI 25 "$mpirun" "${root[@]}" -np 2 "$folder/messages" host
    else
        skip MPI "no MPI compiler"
    fi
else
    python=${PYTHON:-python3}
    if "$python" -c 'import torch, sys; sys.exit(not torch.cuda.is_available())' 2>/dev/null; then
        part PyTorch 45 "$python" "$folder/tensors.py"
    else
        skip PyTorch "no PyTorch with a GPU"
    fi
    ucx=$folder/ucx/libucx
    if [ -e "$ucx/bin/ucx_perftest" ]; then
        fact UCX "$(cat "$folder/ucx/version")"
        part UCX 45 env LD_LIBRARY_PATH="$ucx/lib:$folder/ucx/libucx_cu13.libs" "$folder/gets.sh" "$ucx/bin/ucx_perftest"
    else
        skip UCX "it was not to be had when this was built"
    fi
    mpi=$folder/openmpi
    if [ -e "$mpi/bin/mpirun" ] && [ -e "$ucx/lib/libucp.so.0" ]; then
        fact MPI "Open MPI $(cat "$mpi/version") over UCX"
        # The UCX that knows CUDA, before the one that Open MPI has brought.
        part MPI 45 env OPAL_PREFIX="$mpi" LD_LIBRARY_PATH="$ucx/lib:$folder/ucx/libucx_cu13.libs:$mpi/lib" \
            "$mpi/bin/mpirun" --allow-run-as-root --oversubscribe -np 2 -x LD_LIBRARY_PATH --mca pml ucx \
            --mca opal_common_ucx_tls any --mca opal_common_ucx_devices any --mca osc '^ucx' "$folder/messages" device
    else
        skip MPI "it was not to be had when this was built"
    fi
fi
rm -f "$csv.log"
if command -v python3 >/dev/null; then
    python3 "$folder/report.py" "$csv"
fi
echo "$csv: $(wc -l <"$csv") lines in $((SECONDS - began)) s"
exit $failed
