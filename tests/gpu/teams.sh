# SPDX-License-Identifier: MIT OR Apache-2.0
# Sourced by run.sh: programs of MPI ranks, which build-teams.sh has built, under the MPICH that came with them.

[ -e "$folder/mpich/mpiexec.hydra" ] || tar -xzf "$folder/mpich.tar.gz" -C "$folder"
# The launcher and its proxy have no path to their libraries; the ranks inherit this one.
ranks() { # RANKS COMMAND...
    local count=$1
    shift
    env LD_LIBRARY_PATH="$folder/mpich:$folder:${LD_LIBRARY_PATH:-}" UCX_LOG_LEVEL=error "$folder/mpich/mpiexec.hydra" \
        -launcher fork -n "$count" "$@"
}
export -f ranks
export folder

# on DEVICES NAME SECONDS RANKS COMMAND...: with so many GPUs to be seen
on() {
    local devices=$1 name=$2 seconds=$3 visible=${CUDA_VISIBLE_DEVICES:-0,1,2,3}
    shift 3
    check "$name" "$seconds" env CUDA_VISIBLE_DEVICES="$(cut -d , -f "1-$devices" <<<"$visible")" STANDIN_DEVICES="$devices" \
        bash -c 'ranks "$@"' ranks "$@"
}

# Others than the killed rank are out of the launcher's reach, and leave what their waits ended with in files.
killed_rank() {
    local left=$logs/killed start=$SECONDS
    rm -rf "$left"
    mkdir -p "$left"
    ranks 3 -disable-auto-cleanup sh -c 'setsid "$0" "$@" & wait' "$folder/calls" killed "$left" >"$left/launcher" 2>&1 &
    until [ -e "$left/0" ] && [ -e "$left/1" ]; do
        [ $((SECONDS - start)) -lt 25 ] || { echo "a wait goes on"; return 1; }
        sleep 0.1
    done
    wait $!
    echo "after at most $((SECONDS - start)) s, with the start: hipDeviceSynchronize is $(head -n 1 "$left/0") and $(head -n 1 "$left/1")"
    grep -q -x 719 "$left/0" && grep -q -x 719 "$left/1"
}
export -f killed_rank
export logs

if [ -z "$standin" ] && command -v nvcc >/dev/null; then
    check "nvcc, heat's kernel" 120 nvcc -x cu -std=c++17 -O2 -cubin -arch=native "-I$folder/kernel" \
        -o "$folder/kernel/heat.cubin" "$folder/kernel/heat.cpp"
    check "nvcc, heat in plain CUDA" 120 nvcc -std=c++17 -O2 -arch=native "-I$folder/kernel" -o "$folder/kernel/plain" \
        "$folder/kernel/heat.cu"
    for size in 2048 8192; do
        check "heat in plain CUDA, $size" 60 "$folder/kernel/plain" $size $size 1000
        on 1 "heat of one rank, $size" 60 1 "$folder/kernel/heat" $size $size 1000
        cat "$(log_of "heat in plain CUDA, $size")" "$(log_of "heat of one rank, $size")"
    done
fi
for devices in 1 2; do
    if [ "$gpus" -lt $devices ]; then
        skip "ranks on two GPUs" "one GPU"
        break
    fi
    on $devices "two ranks, $devices GPU: what it costs" 60 2 "$folder/teams" ${standin:+65536}
    cat "$(log_of "two ranks, $devices GPU: what it costs")"
    for count in 1 2 4; do
        name="$count ranks, $devices GPU: mpi_array"
        on $devices "$name" 30 $count "$folder/mpi_array"
        expect 1 "^mpi_array: $count ranks share an array on nvidia: ok" "$name"
        for heat in heat kernel/heat; do
            name="$count ranks, $devices GPU: $heat"
            if [ ! -e "$folder/$heat" ] || [ -n "$standin" ] || { [ $heat != heat ] && [ ! -e "$folder/$heat.cubin" ]; }; then
                skip "$name" "no target regions or kernel"
                continue
            fi
            on $devices "$name" 60 $count env OMP_TARGET_OFFLOAD=mandatory "$folder/$heat" 2048 2048 1000
            grep -h "us a step" "$(log_of "$name")"
            expect 1 "^heat: $count ranks on nvidia: ok" "$name"
        done
    done
    on $devices "4 ranks, $devices GPU: C's calls" 30 4 "$folder/calls"
    on $devices "3 ranks, $devices GPU: Fortran's calls" 30 3 "$folder/arrays"
    on $devices "8 ranks, $devices GPU: halos" 60 8 "$folder/halo" 2 2 2
    check "a killed rank, $devices GPU" 40 env CUDA_VISIBLE_DEVICES="$(cut -d , -f "1-$devices" <<<"${CUDA_VISIBLE_DEVICES:-0,1,2,3}")" \
        STANDIN_DEVICES="$devices" bash -c killed_rank
done
