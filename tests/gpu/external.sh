# SPDX-License-Identifier: MIT OR Apache-2.0
# Sourced by run.sh: external memory and semaphores, without Vulkan and with it.

if group external; then
    if [ -z "$standin" ]; then
        check "external memory, all speakers answer alike" 300 "$folder/external"
        cat "$(log_of "external memory, all speakers answer alike")"
    else
        skip "external memory, all speakers answer alike" "the stand-in has no physical memory"
    fi
    check "timelines of ours on the driver's streams" 60 "$folder/timelines"
fi

# Where the driver's library for Vulkan is: under one of these names, which a manifest for the loader must name.
find_vulkan() {
    local library manifest
    export LD_LIBRARY_PATH=$folder/graphics${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
    for library in libGLX_nvidia.so.0 libEGL_nvidia.so.0 libnvidia-vulkan-producer.so; do
        manifest=$logs/$library.json
        printf '{ "file_format_version": "1.0.0", "ICD": { "library_path": "%s", "api_version": "1.3.0" } }\n' "$library" \
            >"$manifest"
        echo "--- $library: $(ldconfig -p | grep -c "$library") in the loader's cache"
        if VK_ICD_FILENAMES=$manifest VK_LOADER_DEBUG=error timeout 60 "$folder/vulkan-c" probe; then
            echo "$manifest" >"$logs/vulkan-manifest"
            return 0
        fi
    done
    echo "--- the system's own manifests"
    VK_LOADER_DEBUG=error timeout 60 "$folder/vulkan-c" probe | tee "$logs/vulkan.system"
    ! grep -q "driver NVIDIA" "$logs/vulkan.system" || : >"$logs/vulkan-manifest"
}
if group vulkan; then
    rm -f "$logs/vulkan-manifest"
    if [ -n "$standin" ]; then
        skip "Vulkan and HIP share memory" "the stand-in draws nothing"
    elif [ ! -e "$folder/vulkan-c" ]; then
        skip "Vulkan and HIP share memory" "Vulkan's headers were not to be had when this was built"
    else
        ls /dev/nvidia* /dev/dri 2>/dev/null | tr '\n' ' '
        ldconfig -p | grep -E 'libGLX_nvidia|libEGL_nvidia|libnvidia-(glcore|glvkspirv|gpucomp|vulkan)' | awk '{ print $1 }'
        (find_vulkan) >"$logs/vulkan.probe" 2>&1
        cat "$logs/vulkan.probe"
        if [ -e "$logs/vulkan-manifest" ]; then
            manifest=$(cat "$logs/vulkan-manifest")
            graphics=("LD_LIBRARY_PATH=$folder/graphics${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
                ${manifest:+"VK_ICD_FILENAMES=$manifest"})
            for consumer in c fortran "c physical"; do
                check "Vulkan and HIP share memory, $consumer" 120 env "${graphics[@]}" "$folder/run-vulkan.sh" \
                    "$folder" $consumer
                cat "$(log_of "Vulkan and HIP share memory, $consumer")"
            done
        else
            skip "Vulkan and HIP share memory" "no Vulkan driver of NVIDIA's works here (above)"
        fi
    fi
fi
