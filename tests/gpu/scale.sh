# SPDX-License-Identifier: MIT OR Apache-2.0
# Sourced by run.sh: many ranks on all GPUs, which build-teams.sh has built, under the MPICH that came with them. SCALE_RANKS are
# the numbers of ranks of the table of growth, SCALE_TERA the terabytes that are copied and checked, SCALE_SECONDS and
# SCALE_HOST_SECONDS the length of the long runs.

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

if command -v nvcc >/dev/null; then
    check "nvcc, the plain ways' kernels" 120 nvcc -std=c++17 -O2 -cubin -arch=native -o "$folder/scale.cubin" "$folder/scale.cu"
fi
scale() { # NAME SECONDS RANKS ARGUMENTS...
    local name=$1 seconds=$2
    shift 2
    check "$name" "$seconds" bash -c 'count=$1; shift; ranks "$count" "$folder/scale" "$@"' scale "$@"
    cat "$(log_of "$name")"
}

scale "pairs of $gpus GPUs" 120 "$gpus" pairs
NCCL_LIBRARY=${NCCL_LIBRARY:-$(find / -name 'libnccl.so.2' -not -path '/proc/*' 2>/dev/null | head -n 1)}
export NCCL_LIBRARY
# The grids of a rank a GPU, then of ranks that share them; elements of a part in each dimension.
case $gpus in
    1) grids="2x1x1 2x2x1 2x2x2" ;;
    2) grids="2x1x1 2x2x1 2x2x2" ;;
    8) grids="2x2x2 4x2x2 4x4x4" ;;
    *) grids="4x1x1 2x2x1 2x2x2 4x2x2" ;;
esac
for grid in $grids; do
    read -r p q r <<<"${grid//x/ }"
    for elements in 16 256; do
        scale "halo, $grid, $((elements * elements / 64)) KiB" 90 $((p * q * r)) halo "$p" "$q" "$r" $elements
    done
done
# MPI's own messages with device memory, of a rank a GPU.
if [ -e "$folder/scale-openmpi" ]; then
    read -r p q r <<<"$(sed 's/x/ /g' <<<"${grids%% *}")"
    [ "$gpus" -ne 4 ] || { p=2 q=2 r=1; }
    for elements in 16 256; do
        name="halo beside MPI's messages, $((elements * elements / 64)) KiB"
        check "$name" 90 env SCALE_MESSAGES=1 "LD_LIBRARY_PATH=$folder/clients/libucx/lib" UCX_TLS=cuda_copy,cuda_ipc,sm,self OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 \
            "$folder/clients/openmpi/bin/mpirun" -n $((p * q * r)) --map-by :oversubscribe --mca pml ucx --mca osc ^ucx \
            --mca opal_common_ucx_tls any --mca opal_common_ucx_devices any \
            "$folder/scale-openmpi" halo "$p" "$q" "$r" $elements
        cat "$(log_of "$name")"
    done
fi
for count in ${SCALE_RANKS:-1 2 4 8 16 32 64}; do
    scale "growth, $count ranks" 60 "$count" grow
done
for readers in 1 4 16; do
    check "steps, readers on all GPUs: $readers" 60 "$folder/steps" $readers 2000
    cat "$(log_of "steps, readers on all GPUs: $readers")"
done
scale "1,000 arrays by name" 60 $((gpus < 4 ? 4 : gpus)) names 1000
scale "10,000 tokens" 90 "$gpus" tokens 10000
scale "boxes" 60 2 boxes
# Each rank sees one GPU alone, as Slurm and Open MPI's launchers leave it.
alone() { # COMMAND...
    ranks "$gpus" bash -c 'export CUDA_VISIBLE_DEVICES=$((${PMI_RANK:-0} % gpus)); exec "$@"' alone "$@"
}
export -f alone
export gpus
check "ranks that see one GPU each" 60 bash -c 'alone "$folder/mpi_array" && alone "$folder/halo" "$gpus"'
cat "$(log_of "ranks that see one GPU each")"
scale "${SCALE_TERA:-10} TB copied and checked" 120 "$gpus" bytes "${SCALE_TERA:-10}"
scale "a long run of 8 ranks" $((${SCALE_SECONDS:-60} + 60)) 8 long "${SCALE_SECONDS:-60}"
check "a long run on the host back end" $((${SCALE_HOST_SECONDS:-180} + 60)) env ANYGPU_BACKEND=host bash -c 'ranks 8 "$folder/scale" long "$0"' \
    "${SCALE_HOST_SECONDS:-180}"
cat "$(log_of "a long run on the host back end")"
# A limit that was missed is a program's own word.
for log in "$logs"/*.log; do
    if grep -q '^scale .*: FAIL' "$log"; then
        echo "over a limit: $(basename "$log" .log)"
    fi
done
