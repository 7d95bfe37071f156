#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# The types that UCX finds for memory, in each of its ways to see allocations, also with the second preload, and what UCX's
# own statistics, where it is built with them, say of the registrations that it keeps.
. "$(dirname "$0")/common.sh"
fetch libucx-cu12==1.22.0
built=$WHEELS/sources/installed
libraries=("$packages/libucx")
[ ! -e "$built/lib/libucp.so" ] || libraries+=("$built")
export UCX_TLS=cuda_copy,cuda_ipc,sm,self

registrations=""
for ucx in "${libraries[@]}"; do
    "${CC:-cc}" -O1 -Wall -I"$ucx/include" -I"$PREFIX/include/anygpu/compat" -o "$SCRATCH/memory_types" "$here/memory_types.c" \
        -L"$ucx/lib" -lucp -lucs -L"$PREFIX/lib/anygpu/replace/libcuda.so.1" -lcuda -ldl \
        "-Wl,-rpath-link,$PREFIX/lib:$ucx/lib"
    for second in "" --see-all; do
        for mode in bistro reloc none; do
            # shellcheck disable=SC2086
            LD_LIBRARY_PATH=$ucx/lib UCX_MEM_CUDA_HOOK_MODE=$mode UCX_STATS_DEST=file:$SCRATCH/statistics \
                UCX_STATS_TRIGGER=exit UCX_WARN_UNUSED_ENV_VARS=n "${on_host[0]}" run $second "${on_host[@]:2}" \
                "$SCRATCH/memory_types" >"$SCRATCH/said" 2>&1 || { cat "$SCRATCH/said" && exit 1; }
            grep -q '^types: 0 wrong$' "$SCRATCH/said"
            # With UCX's cache: the table of docs/evidence/ucx-types.md.
            case $mode:${ANYGPU_HOST_STRICT:-0} in bistro:*) wrong=0 ;; reloc:0) wrong=101 ;; reloc:1) wrong=100 ;;
                none:0) wrong=251 ;; *) wrong=50 ;; esac
            # shellcheck disable=SC2086
            LD_LIBRARY_PATH=$ucx/lib UCX_MEM_CUDA_HOOK_MODE=$mode UCX_MEMTYPE_CACHE=y UCX_WARN_UNUSED_ENV_VARS=n \
                "${on_host[0]}" run $second "${on_host[@]:2}" "$SCRATCH/memory_types" >"$SCRATCH/cached" 2>&1 || true
            grep -q "^types: $wrong wrong$" "$SCRATCH/cached" || { echo "$mode with the cache:" && cat "$SCRATCH/cached" && exit 1; }
            # As many registrations end as begin: none outlives its memory.
            if [ -s "$SCRATCH/statistics" ]; then
                regs=$(awk '/mem_regs:/ { print $2 }' "$SCRATCH/statistics")
                [ "$regs" = "$(awk '/mem_deregs:/ { print $2 }' "$SCRATCH/statistics")" ]
                registrations+=" $regs"
                rm "$SCRATCH/statistics"
            fi
        done
    done
done
expect_log
echo "types: 0 wrong, by ${#libraries[@]} builds of UCX${registrations:+, registrations by the statistics:$registrations}"
