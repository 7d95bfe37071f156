# SPDX-License-Identifier: MIT OR Apache-2.0
# Sourced by run.sh: programs that know nothing of us, without and with the preload. They must print the same, and with
# ANYGPU_LOG=info there must be a line for each sharing call that a preload can see.

programs=$folder/programs
plain=$folder/libanygpu.so.0
both=$plain:$folder/libanygpu-dlsym.so
python=${PYTHON:-python3}

# The log's lines for sharing calls, by function: "cudaIpcGetMemHandle=3 ..."
calls_in() {
    [ ! -e "$1" ] || sed -nE 's/^anygpu [0-9]+ [0-9]+ (info|warn): (cu(da)?Ipc[A-Za-z_0-9]+)\(.*/\2/p' "$1" |
        sort | uniq -c | awk '{ printf("%s%s=%s", (NR > 1 ? " " : ""), $2, $1) }'
}

# each_way NAME SECONDS COMMAND...: runs it without us, with the plain preload and with both, all at the same time.
# `wanted_plain` and `wanted_both` name the sharing calls to be logged: "FUNCTION" at least once, "FUNCTION=3" so often.
each_way() {
    local name=$1 seconds=$2 way base=$logs/${1//[^A-Za-z0-9]/_} jobs=()
    shift 2
    rm -f "$base".*
    for way in without plain both; do
        (
            start=$SECONDS settings=()
            case $way in
            plain) settings=("LD_PRELOAD=$plain" "ANYGPU_LOG=info:$base.$way.calls") ;;
            both) settings=("LD_PRELOAD=$both" "ANYGPU_LOG=info:$base.$way.calls") ;;
            esac
            timeout -k 5 "$seconds" env -u ANYGPU_BACKEND "${settings[@]}" "$@" \
                >"$base.$way.out" 2>"$base.$way.err" </dev/null
            echo "$? $((SECONDS - start))" >"$base.$way.status"
        ) &
        jobs+=($!)
    done
    wait "${jobs[@]}"
    judge "$name" "$base" without "plain" ""
    judge "$name" "$base" plain "preloaded" "${wanted_plain:-}"
    judge "$name" "$base" both "with dlsym" "${wanted_both:-}"
}

# judge NAME BASE WAY WORDS WANTED
judge() {
    local name="$1, $4" base=$2.$3 status=127 seconds=0 wrong="" want function found seen
    [ ! -e "$base.status" ] || read -r status seconds <"$base.status"
    seen=$(calls_in "$base.calls")
    ran=$((ran + 1))
    if [ "$status" -ne 0 ]; then
        wrong="exit $status: $(cat "$base.out" "$base.err" | tail -n 1 | cut -c 1-100)"
    elif ! cmp -s "$2.without.out" "$base.out"; then
        wrong="prints something else"
    else
        for want in $5; do
            function=${want%%=*}
            found=$(tr ' ' '\n' <<<"$seen" | sed -n "s/^$function=//p")
            case $want in
            *=*) [ "${found:-0}" = "${want#*=}" ] || wrong+="$function logged ${found:-0} times of ${want#*=}; " ;;
            *) [ -n "$found" ] || wrong+="$function not logged; " ;;
            esac
        done
    fi
    if [ -z "$wrong" ]; then
        if [ "$3" = without ]; then
            row "$name" PASS "$seconds" "$(tail -n 1 "$base.out" | cut -c 1-80)"
        else
            row "$name" PASS "$seconds" "same output; logged: ${seen:-none}"
        fi
        return
    fi
    row "$name" FAIL "$seconds" "$wrong"
    echo "--- $name: $wrong"
    diff "$2.without.out" "$base.out" | head -n 20
    tail -n 15 "$base.err"
    [ ! -e "$base.calls" ] || { grep -v -E 'Ipc(Get|Open|Close)[A-Za-z_0-9]*\(' "$base.calls" | cut -d ' ' -f 4- | sort |
        uniq -c | tail -n 10; }
}

if ! command -v nvcc >/dev/null; then
    skip "programs compiled by nvcc" "no nvcc"
else
    if group share; then
        for runtime in shared static; do
            program=$logs/share-$runtime
            check "nvcc, share.cu, $runtime runtime" 120 nvcc -O2 -cudart $runtime -o "$program" "$programs/share.cu" ||
                continue
            # The program counts its own calls: run once to know how many lines to expect.
            counts=$(timeout -k 5 60 env -u ANYGPU_BACKEND "$program" </dev/null | sed -n 's/^calls \([A-Za-z]*\) /\1=/p')
            # What the runtime's calls become in the driver, as a preload with dlsym sees them.
            driver=$(sed 's/^cuda/cu/; s/^cuIpcOpenMemHandle/&_v2/' <<<"$counts" |
                awk -F= 'NF == 2 { n[$1] += $2 } END { for (f in n) print f "=" n[f] }')
            case $runtime in
            shared) wanted_plain=$counts wanted_both=$(grep ^cuda <<<"$counts") ;;
            static) wanted_plain="" wanted_both=$driver ;;
            esac
            each_way "share, $runtime runtime" 60 "$program"
        done
    fi
    if group cost; then
        whole=yes
        if check "nvcc, cost.c" 120 nvcc -O2 -cudart shared -o "$logs/cost" "$programs/cost.c" -lcuda -ldl; then
            check "cost of the cheapest calls, plain" 60 env -u ANYGPU_BACKEND "$logs/cost" 2
            cat "$(log_of "cost of the cheapest calls, plain")"
            check "cost of the cheapest calls, preloaded" 60 env -u ANYGPU_BACKEND LD_PRELOAD="$plain" "$logs/cost" 2
            cat "$(log_of "cost of the cheapest calls, preloaded")"
        fi
        whole=
    fi
fi

memory="IpcGetMemHandle IpcOpenMemHandle"
events="IpcGetEventHandle IpcOpenEventHandle"
named() { # PREFIX NAMES: what the driver calls the opening ends with _v2
    local name
    for name in $2; do
        [ "$1$name" != cuIpcOpenMemHandle ] || name=${name}_v2
        echo "$1$name"
    done
}

if group torch; then
    wanted_plain=$(named cuda "$memory $events") wanted_both=$(named cuda "$memory $events")
    each_way "PyTorch, tensors shared" 150 "$python" "$programs/share_torch.py"
fi
if group cupy; then
    wanted_plain="" wanted_both=$(named cu "$memory $events")
    each_way "CuPy, IPC" 120 "$python" "$programs/share_cupy.py"
fi
if group numba; then
    wanted_plain="" wanted_both=$(named cu "$memory")
    each_way "Numba, IPC" 120 "$python" "$programs/share_numba.py"
fi
if group nccl; then
    if [ "$gpus" -ge 2 ]; then
        # So NCCL shares by the calls of IPC, and not by virtual memory management.
        wanted_plain="" wanted_both=$(named cu "$memory")
        each_way "NCCL, all-reduce" 150 env NCCL_CUMEM_ENABLE=0 NCCL_NVLS_ENABLE=0 "$python" "$programs/nccl.py"
        wanted_both=""
        each_way "NCCL, its own choice" 150 env NCCL_NVLS_ENABLE=0 "$python" "$programs/nccl.py"
    else
        skip "NCCL, all-reduce" "one GPU"
    fi
fi
if group trips; then
    whole=yes
    check "PyTorch, a tensor's round trip" 240 "$python" "$programs/round_trip.py" "$plain"
    cat "$(log_of "PyTorch, a tensor's round trip")"
    whole=
fi
