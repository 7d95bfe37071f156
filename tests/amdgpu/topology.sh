#!/bin/sh
# SPDX-License-Identifier: MIT OR Apache-2.0
# Writes what /sys/devices/virtual/kfd/kfd/topology has on a machine of one processor node and some GPUs of type gfx90a
# that reach each other over xGMI: topology.sh FOLDER GPUS [NAME]
set -eu
top=$1 gpus=$2 name=${3:-AMD Instinct MI210 (model)}
memory=17163091968

# Prints "name value" lines of the pairs.
properties() {
    while [ $# -gt 1 ]; do
        echo "$1 $2"
        shift 2
    done
}

link() { # FROM TO TYPE WEIGHT NUMBER
    mkdir -p "$top/nodes/$1/io_links/$5"
    properties type "$3" version_major 0 version_minor 0 node_from "$1" node_to "$2" weight "$4" min_latency 0 \
        max_latency 0 min_bandwidth 0 max_bandwidth 0 recommended_transfer_size 0 recommended_sdma_engine_id_mask 0 \
        flags 1 >"$top/nodes/$1/io_links/$5/properties"
}
pci=2 xgmi=11

mkdir -p "$top/nodes/0/mem_banks/0"
echo 2 >"$top/generation_id"
properties platform_oem 0 platform_id 0 platform_rev 0 >"$top/system_properties"
echo 0 >"$top/nodes/0/gpu_id"
: >"$top/nodes/0/name"
properties cpu_cores_count "$(nproc)" simd_count 0 mem_banks_count 1 caches_count 0 io_links_count "$gpus" \
    p2p_links_count 0 cpu_core_id_base 0 simd_id_base 0 max_waves_per_simd 0 lds_size_in_kb 0 gds_size_in_kb 0 \
    num_gws 0 wave_front_size 0 array_count 0 simd_arrays_per_engine 0 cu_per_simd_array 0 simd_per_cu 0 \
    max_slots_scratch_cu 0 gfx_target_version 0 vendor_id 0 device_id 0 location_id 0 domain 0 drm_render_minor 0 \
    hive_id 0 num_sdma_engines 0 num_sdma_xgmi_engines 0 num_sdma_queues_per_engine 0 num_cp_queues 0 \
    max_engine_clk_ccompute 3000 >"$top/nodes/0/properties"
properties heap_type 0 size_in_bytes 17179869184 flags 0 width 64 mem_clk_max 3200 >"$top/nodes/0/mem_banks/0/properties"

node=1
while [ "$node" -le "$gpus" ]; do
    folder=$top/nodes/$node
    mkdir -p "$folder/mem_banks/0"
    # FIRST_GPU_ID and FIRST_MINOR of model.h.
    echo $((node + 1)) >"$folder/gpu_id"
    echo aldebaran >"$folder/name"
    echo "$name" >"$folder/marketing_name" # of the model alone
    # Capabilities: doorbells of type 2, atomics, coherent host access no, sramecc.
    properties cpu_cores_count 0 simd_count 416 mem_banks_count 1 caches_count 2 io_links_count "$gpus" \
        p2p_links_count 0 cpu_core_id_base 0 simd_id_base 2147487744 max_waves_per_simd 8 lds_size_in_kb 64 \
        gds_size_in_kb 0 num_gws 64 wave_front_size 64 array_count 8 simd_arrays_per_engine 1 cu_per_simd_array 14 \
        simd_per_cu 4 max_slots_scratch_cu 32 gfx_target_version 90010 vendor_id 4098 device_id 29711 \
        location_id $((node * 256)) domain 0 drm_render_minor $((127 + node)) hive_id 4660 num_sdma_engines 2 \
        num_sdma_xgmi_engines 3 num_sdma_queues_per_engine 8 num_cp_queues 24 max_engine_clk_fcompute 1700 \
        local_mem_size $memory fw_version 78 capability $((0x2480 | 1 << 26 | 1 << 22)) debug_prop 0 sdma_fw_version 8 \
        unique_id $((1311768467463790320 + node)) num_xcc 1 max_engine_clk_ccompute 3000 >"$folder/properties"
    properties heap_type 1 size_in_bytes $memory flags 0 width 4096 mem_clk_max 1600 >"$folder/mem_banks/0/properties"
    # Without caches the HSA runtime does not start.
    for cache in "0 1 16" "1 2 8192"; do
        # shellcheck disable=SC2086
        set -- $cache
        mkdir -p "$folder/caches/$1"
        properties processor_id_low 2147487744 level "$2" size "$3" cache_line_size 64 cache_lines_per_tag 1 \
            association 0 latency 0 type 9 sibling_map 1 >"$folder/caches/$1/properties"
    done
    link $node 0 $pci 20 0
    link 0 $node $pci 20 $((node - 1))
    peer=1 number=1
    while [ "$peer" -le "$gpus" ]; do
        if [ "$peer" != "$node" ]; then
            link $node $peer $xgmi 15 $number
            number=$((number + 1))
        fi
        peer=$((peer + 1))
    done
    node=$((node + 1))
done
