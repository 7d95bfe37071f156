#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs on a machine with a GPU what build.sh has built, and prints one table: run.sh [--only GROUP,...] FOLDER [LOGS]
#
# The groups teams and scale, which only a folder of build-teams.sh has, run alone. The others are demo, staged, openmp, hipfort, processes, codes, ratios, cycles, graphs, tokens, steps, coupling, mixed, acl, check, check-clients, external, vulkan, python,
# kernels, cuda, runtime, sanitizer, front-ends, replace; and of programs that know nothing of us share, cost, torch, cupy,
# numba, nccl, trips, clients.
# The exit status is 1 where anything failed. What each program printed is in LOGS.
set -u
only=
if [ "${1:-}" = --only ]; then
    only=${2:-}
    shift 2
fi
if [ $# -lt 1 ]; then
    echo "usage: $0 [--only GROUP,...] FOLDER [LOGS]" >&2
    exit 2
fi
folder=$(realpath "$1")
logs=${2:-$(mktemp -d)}
mkdir -p "$logs"
logs=$(realpath "$logs")
# The stand-in driver takes no kernels.
standin=${GPU_STANDIN:-}
export ANYGPU_BACKEND=nvidia
. "$folder/table.sh"

if [ -n "$standin" ]; then
    gpus=${STANDIN_DEVICES:-2}
    echo "stand-in driver, $gpus devices"
else
    nvidia-smi --query-gpu=index,name,uuid,driver_version,memory.total --format=csv,noheader
    gpus=$(nvidia-smi --list-gpus | wc -l)
    [ "$gpus" -lt 2 ] || nvidia-smi topo -m | sed -n "1,$((gpus + 1))p" | cut -f 1-$((gpus + 1))
fi
echo "revision $(cat "$folder/revision"), $(date -u +%F), $(uname -sr), glibc $(getconf GNU_LIBC_VERSION | cut -d ' ' -f 2)"

if [ "$only" = teams ]; then
    . "$folder/teams.sh"
    show_table
    exit
fi
if [ "$only" = scale ]; then
    . "$folder/scale.sh"
    show_table
    exit
fi

if group demo; then
    one=${CUDA_VISIBLE_DEVICES:-0}
    check "demo on one GPU" 120 env CUDA_VISIBLE_DEVICES="${one%%,*}" STANDIN_DEVICES=1 "$folder/run-demo.sh" "$folder"
    expect 6 "works on back end nvidia, device 0" "demo on one GPU"
    grep -h "GB/s\|opened the memory" "$logs/demo_on_one_GPU.log"
    if [ "$gpus" -ge 2 ]; then
        check "demo on two GPUs" 120 "$folder/run-demo.sh" "$folder"
        expect $((gpus == 2 ? 6 : gpus == 3 ? 4 : 2)) "works on back end nvidia, device 1" "demo on two GPUs"
        grep -h "GB/s\|opened the memory" "$logs/demo_on_two_GPUs.log"
        if [ -z "$standin" ]; then
            check "demo's copies from the other GPU" 10 bash -c "grep -o '[0-9.]* of a plain peer copy' \
                '$logs/demo_on_two_GPUs.log' | sort -n | awk 'NR == 1 { least = \$1 }
                END { print NR \" consumers, each at least \" least \" of a plain peer copy\"; exit NR != 6 || least < 0.97 }'"
        else
            skip "demo's copies from the other GPU" "the stand-in has no link"
        fi
    else
        skip "demo on two GPUs" "one GPU"
    fi
fi

if group staged; then
    # Copies that go through the host are warned of, and no others; both are as fast as they should be.
    for way in opened-home peer opened-home-peer opened-user peer-enabled one; do
        if [ "$gpus" -lt 2 ] && [ $way != one ]; then
            skip "copies, $way" "one GPU"
            continue
        fi
        check "copies, $way" 60 env ANYGPU_LOG=warn "$folder/staged" $way ${standin:+4096}
        case $way in opened-home | peer) warnings=1 ;; *) warnings=0 ;; esac
        expect $warnings "pass through the host" "copies, $way"
    done
fi

# Compiles the example's kernels, once.
example_kernels() {
    [ -z "${example_kernels_are_there:-}" ] || return 0
    example_kernels_are_there=1
    check "nvcc, the example's kernels" 120 nvcc -x cu -std=c++17 -O2 -cubin -arch=native "-I$folder/include" \
        -o "$folder/kernels.cubin" "$folder/kernels.cpp"
}

if group openmp; then
    # The producer's target region fills what the consumer's doubles.
    openmp_pair() {
        local meeting status=0
        meeting=$(mktemp -d)
        timeout 60 "$folder/openmp_producer" "$meeting" 0 40 &
        timeout 60 "$folder/openmp_consumer" "$meeting" 1 40 || { status=1 && : >"$meeting/failed"; }
        wait $! || status=1
        rm -rf "$meeting"
        return $status
    }
    if [ -n "$standin" ]; then
        skip "target regions share memory" "the stand-in takes no kernels"
    elif [ ! -e "$folder/openmp_producer" ]; then
        skip "target regions share memory" "there was no compiler for them when this was built"
    else
        export -f openmp_pair
        export folder
        check "target regions share memory" 120 env OMP_TARGET_OFFLOAD=mandatory bash -c openmp_pair
        cat "$(log_of "target regions share memory")"
        expect 1 "use_device_addr, then hipIpcGetMemHandle: hipSuccess" "target regions share memory"
        expect 1 "on back end nvidia" "target regions share memory"
        check "a target region before HIP" 60 env OMP_TARGET_OFFLOAD=mandatory "$folder/openmp_speed" first
        cat "$(log_of "a target region before HIP")"
        if command -v nvcc >/dev/null; then
            example_kernels
            check "a target region beside CUDA's kernel" 120 env OMP_TARGET_OFFLOAD=mandatory "$folder/openmp_speed" speed \
                "$folder/kernels.cubin"
            cat "$(log_of "a target region beside CUDA's kernel")"
        else
            skip "a target region beside CUDA's kernel" "no nvcc"
        fi
    fi
fi

if group hipfort; then
    for program in "$folder"/hipfort_typed_*; do
        name="hipfort's typed calls, $(basename "$program" | sed s/hipfort_typed_//)"
        check "$name" 60 "$program"
        expect 1 "8 ranks, " "$name"
    done
    # The same statuses, whatever forms of the calls a release has; 0.4 to 0.7 have fewer names.
    [ -n "$standin" ] || "$folder/hipfort_style_010" | sort -u >"$logs/hipfort-styles"
    for program in "$folder"/hipfort_style_*; do
        if [ -n "$standin" ]; then
            skip "the styles of hipfort's releases" "the stand-in has too little"
            break
        fi
        name="the style of hipfort $(basename "$program" | sed s/hipfort_style_//)"
        check "$name" 60 bash -c "set -o pipefail; [ -s '$logs/hipfort-styles' ] && '$program' | sort -u |
            comm -23 - '$logs/hipfort-styles' | (! grep .) && echo same"
        expect 1 same "$name"
    done
fi

if group processes; then
    if [ -z "$standin" ]; then
        check "the assertions of tests/processes.rs" 180 env ANYGPU_TEST_BACKEND=nvidia "$folder/processes"
        grep -h "^test " "$logs/the_assertions_of_tests_processes_rs.log"
        check "random programs of tests/models" 180 env ANYGPU_TEST_BACKEND=nvidia "$folder/models" --cases=100000 --seconds=60
        grep -h " programs: " "$(log_of "random programs of tests/models")"
    else
        skip "the assertions of tests/processes.rs" "the stand-in does all work at once"
    fi
fi
whole=yes
if group codes; then
    if [ -z "$standin" ]; then
        if [ "$gpus" -ge 2 ]; then
            check "what programs of AMD's HIP expect" 120 "$folder/conformance" nvidia
        else
            skip "what programs of AMD's HIP expect" "one GPU"
        fi
        check "each thread's own default stream" 60 "$folder/per_thread"
    fi
    check "codes" 180 "$folder/codes" "$folder/differences.txt"
    cat "$logs/codes.log"
fi
if group ratios; then
    if [ -z "$standin" ]; then
        check "ratios" 240 "$folder/ratios"
    else
        # The stand-in is no measure of the driver's time: only that it runs.
        check "ratios" 240 bash -c "'$folder/ratios' || true"
    fi
    cat "$logs/ratios.log"
fi
whole=
if group cycles; then
    check "1000 open and close cycles" 120 "$folder/cycles"
fi
# Stand-ins have no graphs.
if group graphs && [ -z "$standin" ]; then
    check "graphs" 60 "$folder/graphs"
    check "captures beside the library's own calls" 60 "$folder/beside_captures"
    # The table is what NVIDIA's runtime has printed, which is so asked again; HIP has one code for two of its.
    for way in -13 -ours ""; do
        [ -e "$folder/graph_programs$way" ] || continue
        check "programs of graphs$way" 60 "$folder/graph_programs$way"
        sed "$([ -n "$way" ] || echo s/ErrorInvalidPitchValue/ErrorInvalidValue/)" "$folder/graph_programs.txt" \
            >"$logs/graph_programs.expected"
        check "programs of graphs$way, the same" 10 diff "$logs/graph_programs.expected" "$(log_of "programs of graphs$way")"
    done
fi
if group tokens; then
    if [ -z "$standin" ]; then
        first=${CUDA_VISIBLE_DEVICES:-0}
        first=${first%%,*}
        check "tokens on one GPU" 120 env CUDA_VISIBLE_DEVICES="${first:-0}" "$folder/tokens" 0
        cat "$(log_of "tokens on one GPU")"
        if [ "$gpus" -ge 2 ]; then
            check "tokens on two GPUs" 120 "$folder/tokens" 1
            cat "$(log_of "tokens on two GPUs")"
            "$folder/tokens-fortran" own "$logs/token" >"$logs/tokens-fortran-owner.log" 2>&1 &
            check "tokens in Fortran on two GPUs" 60 "$folder/tokens-fortran" 1 "$logs/token"
            rm -f "$logs/token"
            wait $!
            cat "$(log_of "tokens in Fortran on two GPUs")"
        else
            skip "tokens on two GPUs" "one GPU"
            skip "tokens in Fortran on two GPUs" "one GPU"
        fi
        # 10,000 rounds of all eight processes.
        check "tokens between processes" 300 env ANYGPU_TEST_BACKEND=nvidia ANYGPU_TEST_TOKEN_ROUNDS=1250 \
            "$folder/tokens-processes"
        grep -h "^test \|rounds by" "$(log_of "tokens between processes")"
    else
        # The stand-in is no measure of time, and has one way of sharing.
        check "tokens" 120 env TOKENS_CHECK=0 "$folder/tokens" 1
    fi
fi
if group steps; then
    for readers in 1 4; do
        check "steps, readers: $readers" 120 "$folder/steps" $readers 2000
        cat "$(log_of "steps, readers: $readers")"
    done
fi
. "$folder/coupling.sh"
if group mixed; then
    check "mixed, ours exports to plain CUDA" 60 "$folder/mixed" ours-exports
    check "mixed, plain CUDA exports to ours" 60 "$folder/mixed" cuda-exports
    if [ -z "$standin" ]; then
        check "physical memory and pools, ours and plain CUDA" 120 "$folder/physical"
        cat "$logs/physical_memory_and_pools__ours_and_plain_CUDA.log"
        check "the example that shares a descriptor" 60 env -u ANYGPU_BACKEND "$folder/descriptor-c"
    else
        skip "physical memory and pools, ours and plain CUDA" "the stand-in has none"
    fi
fi

if group acl; then
    check "AscendCL's bad handles" 60 "$folder/acl_handles"
    cat "$(log_of "AscendCL's bad handles")"
    if [ -z "$standin" ]; then
        check "AscendCL between processes" 300 "$folder/acl"
        cat "$(log_of "AscendCL between processes")"
        check "AscendCL's import against a bare one" 120 "$folder/acl_ratio"
        cat "$(log_of "AscendCL's import against a bare one")"
    else
        skip "AscendCL between processes" "the stand-in has no physical memory"
    fi
fi

# The demo finds devices by their PCI addresses: the processes may number them differently.
mixed_demo() { # PRODUCER'S DEVICES, CONSUMERS' DEVICES
    local meeting status=0 jobs=()
    meeting=$(mktemp -d)
    CUDA_VISIBLE_DEVICES=$1 timeout 60 "$folder/producer-c" "$meeting" 0 40 &
    jobs+=($!)
    for role in 1 2 3; do
        CUDA_VISIBLE_DEVICES=$2 timeout 60 "$folder/consumer-c" "$meeting" $role 40 &
        jobs+=($!)
    done
    for job in "${jobs[@]}"; do
        wait "$job" || status=1
    done
    rm -rf "$meeting"
    return $status
}
if ! group mixed; then
    :
elif [ "$gpus" -ge 2 ]; then
    export -f mixed_demo
    export folder
    check "devices 0,1 here and 1,0 there" 90 bash -c "mixed_demo 0,1 1,0"
    check "devices 1,0 here and 0,1 there" 90 bash -c "mixed_demo 1,0 0,1"
    check "devices 1,0 here and 1 alone there" 90 bash -c "mixed_demo 1,0 1"
    check "device 0 alone here and 1 alone there" 60 "$folder/mixed" apart
else
    skip "different CUDA_VISIBLE_DEVICES" "one GPU"
fi

if group python; then
    python=(env ANYGPU_LIBRARY="$folder/libanygpu.so.0" PYTHONDONTWRITEBYTECODE=1 python3)
    if [ -n "$standin" ]; then
        skip "memory shared by a 64-bit handle in Python" "the stand-in has no physical memory"
    else
        check "memory shared by a 64-bit handle in Python" 120 "${python[@]}" "$folder/python/share.py"
        if python3 -m pytest --version >/dev/null 2>&1; then
            # The others' arrays are read by the processor.
            check "the tests of Python's AscendCL" 300 "${python[@]}" -m pytest -q -p no:cacheprovider \
                "$folder/python/test_acl.py" "$folder/python/test_devices.py" "$folder/python/test_sharing.py"
            cat "$(log_of "the tests of Python's AscendCL")"
        else
            skip "the tests of Python's AscendCL" "no pytest"
        fi
    fi
fi

. "$folder/check.sh"
. "$folder/external.sh"

if group front-ends; then
    if [ -z "$standin" ]; then
        # As a program runs that has no settings: what is NVIDIA's own goes to NVIDIA.
        check "64 threads, every front end" 60 env -u ANYGPU_BACKEND "$folder/front_ends" 200
        # The threads' first calls race, so they are made in many processes.
        check "64 threads, every front end, 10 processes" 120 bash -c \
            "for i in {1..10}; do env -u ANYGPU_BACKEND '$folder/front_ends' 5 || exit; done"
        check "forks before and after the first call" 200 env -u ANYGPU_BACKEND "$folder/forks" --native
    else
        skip "64 threads, every front end" "the stand-in has one thread"
    fi
fi

if [ -z "$standin" ] && command -v nvcc >/dev/null; then
    if group kernels; then
        for runtime in shared static; do
            program=$logs/kernel-$runtime
            check "nvcc, $runtime runtime" 120 nvcc -O2 -cudart $runtime -o "$program" "$folder/kernel.cu" \
                -L"$folder" -lanygpu -Xlinker -rpath -Xlinker "$folder"
            check "kernels, $runtime runtime" 60 "$program"
        done
        example_kernels
        check "the example's kernels, from C" 60 "$folder/saxpy-c" "$folder/kernels.cubin"
        check "the example's kernels, from Fortran" 60 "$folder/saxpy-fortran"
        check "what a launch costs" 60 "$folder/launches" "$folder/kernels.cubin"
        cat "$(log_of "what a launch costs")"
        # The answers are those of NVIDIA's driver and runtime, which are so asked again.
        check "nvcc, programs of kernels" 120 nvcc -x cu -std=c++17 -O2 -cubin -arch=native -o "$folder/programs.cubin" \
            "$folder/kernel_programs.cpp"
        check "hiprtc, the same source" 120 "$folder/rtc" "$folder/kernel_programs.cpp" "$folder/programs.code" --offload-arch=gfx90a
        check "programs of kernels, the driver" 60 "$folder/kernel_programs-cuda" "$folder/programs.cubin"
        for code in cubin code; do
            check "programs of kernels by HIP, $code" 60 "$folder/kernel_programs" "$folder/programs.$code"
        done
        for code in cubin code; do
            check "HIP's answers, $code" 10 bash -c "diff '$(log_of "programs of kernels, the driver")' \
                '$(log_of "programs of kernels by HIP, $code")' | diff '$folder/kernel_programs.differences' -"
        done
        replaced=$folder/prefix/lib/anygpu/replace
        check "programs of libraries, NVIDIA's" 60 env LD_LIBRARY_PATH="$folder:${LD_LIBRARY_PATH:-}" \
            "$folder/library_programs" "$folder/programs.cubin"
        check "programs of libraries, preloaded" 60 env LD_LIBRARY_PATH="$folder:${LD_LIBRARY_PATH:-}" \
            LD_PRELOAD="$folder/libanygpu.so.0" "$folder/library_programs" "$folder/programs.cubin"
        check "programs of libraries, replaced" 60 env \
            LD_LIBRARY_PATH="$replaced/libcudart.so.13:$replaced/libcuda.so.1:${LD_LIBRARY_PATH:-}" \
            "$folder/library_programs" "$folder/programs.cubin"
        for way in preloaded replaced; do
            check "programs of libraries, $way, the same" 10 diff "$(log_of "programs of libraries, NVIDIA's")" \
                "$(log_of "programs of libraries, $way")"
        done
    fi
    if group cuda; then
        # CUDA's own calls: the program with cuda.h and the driver, and with ours in front of it.
        check "CUDA's codes, compiled by nvcc" 120 nvcc -o "$logs/cuda_codes" "$folder/cuda_codes.c" -lcuda
        check "CUDA's codes, the driver alone" 60 env -u ANYGPU_BACKEND "$logs/cuda_codes"
        check "CUDA's codes, preloaded" 60 env LD_PRELOAD="$folder/libanygpu.so.0" "$logs/cuda_codes"
        check "CUDA's codes, the same answers" 10 diff "$logs/CUDA_s_codes__the_driver_alone.log" \
            "$logs/CUDA_s_codes__preloaded.log"
        check "CUDA's codes, the committed answers" 10 diff "$folder/cuda_codes.txt" \
            "$logs/CUDA_s_codes__the_driver_alone.log"
        check "CUDA's array codes, compiled by nvcc" 120 nvcc -o "$logs/cuda_array_codes" "$folder/cuda_array_codes.c" -lcuda
        check "CUDA's array codes, the driver alone" 60 env -u ANYGPU_BACKEND "$logs/cuda_array_codes"
        check "CUDA's array codes, preloaded" 60 env LD_PRELOAD="$folder/libanygpu.so.0" "$logs/cuda_array_codes"
        check "CUDA's array codes, the same answers" 10 diff "$logs/CUDA_s_array_codes__the_driver_alone.log" \
            "$logs/CUDA_s_array_codes__preloaded.log"
        check "CUDA's array codes, the committed answers" 10 diff "$folder/cuda_array_codes.txt" \
            "$logs/CUDA_s_array_codes__the_driver_alone.log"
        check "CUDA's calls come through us" 60 bash -c "LD_PRELOAD='$folder/libanygpu.so.0' LD_DEBUG=bindings \
            '$logs/cuda_codes' 2>&1 | grep -c 'cuda_codes .*libanygpu.so.0 .*cuIpcOpenMemHandle'"
    fi
elif group kernels; then
    skip "kernels compiled by nvcc" "no nvcc"
fi

if group runtime; then
    # NVIDIA's own answers, the same with ours in front, and ours where the process has no runtime of NVIDIA's.
    check "runtime, ours alone" 60 "$folder/cudart_codes-ours"
    check "runtime with arrays, ours alone" 60 "$folder/cudart_array_codes-ours"
    for version in 12 13; do
        if [ -n "$standin" ]; then
            skip "runtime $version" "it does not take the stand-in"
            continue
        elif [ ! -e "$folder/cudart_codes-$version" ]; then
            skip "runtime $version" "it was not to be had when this was built"
            continue
        fi
        check "runtime $version alone" 60 env -u ANYGPU_BACKEND "$folder/cudart_codes-$version"
        check "runtime $version preloaded" 60 env -u ANYGPU_BACKEND LD_PRELOAD="$folder/libanygpu.so.0" \
            "$folder/cudart_codes-$version"
        check "runtime $version, the same answers" 10 diff "$logs/runtime_${version}_alone.log" \
            "$logs/runtime_${version}_preloaded.log"
        check "runtime $version with arrays, alone" 60 env -u ANYGPU_BACKEND "$folder/cudart_array_codes-$version"
        check "runtime $version with arrays, preloaded" 60 env -u ANYGPU_BACKEND LD_PRELOAD="$folder/libanygpu.so.0" \
            "$folder/cudart_array_codes-$version"
        check "runtime $version with arrays, the same answers" 10 diff "$logs/runtime_${version}_with_arrays__alone.log" \
            "$logs/runtime_${version}_with_arrays__preloaded.log"
        check "runtime $version, its calls come through us" 60 bash -c "env -u ANYGPU_BACKEND ANYGPU_LOG=info \
            LD_PRELOAD='$folder/libanygpu.so.0' '$folder/cudart_codes-$version' 2>&1 | grep 'anygpu.*cudaIpcOpenMemHandle'"
    done
    [ ! -e "$logs/runtime_13_alone.log" ] || check "runtime, ours answers as NVIDIA's of CUDA 13" 10 \
        awk 'NR == FNR { line[FNR] = $0; next }
            line[FNR] !~ / crashes$/ && $0 != line[FNR] { print "< " line[FNR] "\n> " $0; bad = 1 }
            END { exit bad || FNR != length(line) }' "$logs/runtime_13_alone.log" "$logs/runtime__ours_alone.log"
fi

if group replace; then
    # The vendor's library is not here, or has no device, and the program knows nothing of ours.
    check "anygpu info" 60 env -u ANYGPU_BACKEND "$folder/prefix/bin/anygpu" info
    cat "$(log_of "anygpu info")"
    if [ -e "$folder/share_amd" ]; then
        check "a program of AMD's HIP, on this GPU" 60 env -u ANYGPU_BACKEND "$folder/prefix/bin/anygpu" run \
            --log info:"$logs/share_amd.calls" -- "$folder/share_amd"
        check "the same, AMD's library replaced" 60 env -u ANYGPU_BACKEND \
            LD_LIBRARY_PATH="$folder/prefix/lib/anygpu/replace/libamdhip64.so.5:${LD_LIBRARY_PATH:-}" \
            "$folder/share_amd"
        check "its calls came to us" 10 grep -m 1 "hipIpcOpenMemHandle(" "$logs/share_amd.calls"
        check "without us it has no device" 10 bash -c "! '$folder/share_amd'"
    else
        skip "a program of AMD's HIP" "its headers were not to be had when this was built"
    fi
fi

sanitizer=$(command -v compute-sanitizer || true)
if ! group sanitizer; then
    :
elif [ -z "$standin" ] && [ -n "$sanitizer" ]; then
    watched=$logs/watched
    mkdir -p "$watched"
    for program in producer-c consumer-c; do
        printf '#!/bin/bash\nexec "%s" --tool memcheck --leak-check full --error-exitcode 9 "%s" "$@"\n' \
            "$sanitizer" "$folder/$program" >"$watched/$program"
        chmod +x "$watched/$program"
    done
    check "compute-sanitizer memcheck on the demo" 240 env DEMO_SECONDS=200 "$folder/run-demo.sh" "$watched" c
    grep -h "ERROR SUMMARY\|LEAK SUMMARY" "$logs/compute_sanitizer_memcheck_on_the_demo.log" | sort | uniq -c
else
    skip "compute-sanitizer memcheck on the demo" "no compute-sanitizer"
fi

if [ -z "$standin" ]; then
    . "$folder/programs.sh"
else
    skip "programs that know nothing of us" "the stand-in takes no kernels"
fi
. "$folder/clients.sh"

show_table
