# SPDX-License-Identifier: MIT OR Apache-2.0
# Sourced by run.sh: the planted programs of tests/c/check.c under `anygpu check`, by the calls of HIP, which become CUDA's, and
# by those of NVIDIA's own runtime and driver, which are seen on their way. A table of verdicts beside those that are right.

if group check; then
    check_programs=(hip="$folder/check-hip")
    if [ -z "$standin" ]; then
        [ ! -e "$folder/check-cuda" ] || check_programs+=(cuda="$folder/check-cuda")
    else
        # NVIDIA's runtime does not take it, and it has no graphs, no physical memory and no pools for others.
        check_cases="streams early_record early_wait overwritten default_stream copy_of_device pinned columns rows circle many
            threads queued_free value function call_inside use_after_free double_free device touched driver runtime devices
            value_reached default_waited far_copy sent_early read_late halves shared_event never_recorded free_while_open
            freed_in_use closed_twice closed_in_use token steps steps_awaited steps_ended value_bytes called elapsed synchronous"
    fi
    check "planted faults under anygpu check" 200 env ${check_cases:+CHECK_CASES="$check_cases"} \
        LD_LIBRARY_PATH="$folder:${LD_LIBRARY_PATH:-}" python3 "$folder/check.py" "$folder/prefix/bin/anygpu" "$folder/check.c" \
        "$gpus" "${check_programs[@]}"
    cat "$(log_of "planted faults under anygpu check")"
    for way in plain checked; do
        if [ -n "$standin" ]; then
            skip "copies, $way" "the stand-in is no measure of time"
            continue
        fi
        tool=()
        [ $way = plain ] || tool=("$folder/prefix/bin/anygpu" check --)
        check "copies, $way" 60 "${tool[@]}" "$folder/check_cost"
        cat "$(log_of "copies, $way")"
    done
fi

if group check-clients; then
    if [ -n "$standin" ]; then
        skip "programs of others under anygpu check" "they have kernels"
    else
        check "programs of others under anygpu check" 420 python3 "$folder/check_clients.py" "$folder"
        cat "$(log_of "programs of others under anygpu check")"
    fi
fi
