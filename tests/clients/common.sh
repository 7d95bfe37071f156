# SPDX-License-Identifier: MIT OR Apache-2.0
# shellcheck shell=bash
# What the clients' scripts share. run.sh gives PREFIX, the installed tree, WHEELS, a folder that stays, and SCRATCH.
set -eu -o pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# Ends the script: the client cannot be had here.
skip() {
    echo "$*"
    exit 77
}

# Provides Python packages in the environment $python, whose folder of packages is $packages: fetch PACKAGE...
python=$WHEELS/python packages=
fetch() {
    # Others may fetch at this time.
    exec 9>"$WHEELS/lock"
    flock 9
    [ -e "$python/bin/pip" ] || python3 -m venv "$python" || skip "python3 has no venv"
    if ! grep -qsxF "$*" "$WHEELS/fetched"; then
        "$python/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps "$@" || skip "pip cannot install $*"
        echo "$*" >>"$WHEELS/fetched"
    fi
    exec 9>&-
    packages=$(echo "$python"/lib/python3*/site-packages)
}

# Memory of CUDA's driver for programs in Python.
bindings=(cuda-bindings==13.5.0 cuda-pathfinder==1.9.0 numpy==2.4.6)

# The command that starts a program with its calls intercepted, on the host back end: "${on_host[@]}" PROGRAM...
# Its log has the calls that share memory.
log=$SCRATCH/log
on_host=("$PREFIX/bin/anygpu" run --backend host --log "info:$log" --)
# With CLIENT_CHECK=1 it runs under `anygpu check`, and a fault that this reports is a failure. One is known: UCX keeps open
# what its owner frees.
[ -z "${CLIENT_CHECK:-}" ] || on_host=(env "ANYGPU_LOG=info:$log" "$PREFIX/bin/anygpu" check --ignore uct_cuda_ipc_map_memhandle --)

# Fails if the log has a warning; with arguments, if it lacks one of these calls.
expect_log() {
    if grep -E ' (warn|error): ' "$log" >"$SCRATCH/warnings"; then
        echo "anygpu warns $(wc -l <"$SCRATCH/warnings") times:"
        sed -E 's/^anygpu [0-9]+ [0-9]+ //; s/0x[0-9a-f]+/0x.../g' "$SCRATCH/warnings" | sort | uniq -c | sort -rn | head -n 20
        exit 1
    fi
    local call
    for call; do
        grep -q " info: $call" "$log" || { echo "anygpu saw no $call" && exit 1; }
    done
}
