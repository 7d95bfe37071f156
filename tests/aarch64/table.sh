#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Makes a table of logs, a row a test and a column a size of pages: table.sh FOLDER "SIZE..."
#
# A cell has the tests that passed, failed and were skipped; below the table are the names of those that failed.
set -eu -o pipefail
folder=$1
read -ra sizes <<<"$2"
# "PASSED FAILED SKIPPED" of a log.
count() {
    awk '
        match($0, /skipped: [^ ]+: /) { test = substr($0, RSTART, RLENGTH); if (!(test in seen)) skipped++; seen[test] }
        /^test result: / { passed += $4; failed += $6; skipped += $8 + 0; ended = 1 }
        /^test .* \.\.\. ok/ { ok++ }
        /^test .* \.\.\. FAILED/ { bad++ }
        END {
            # One that did not end has said how its tests did until then.
            if (!ended) { passed = ok + 0; failed = bad + 0 }
            printf "%d / %d / %d%s", passed - skipped, failed, skipped, ended ? "" : " (no end)"
        }' "$1"
}
printf '| test |'
printf ' %s KiB |' "${sizes[@]}"
printf '\n|---|'
printf -- '---|%.0s' "${sizes[@]}"
echo
for name in $(for size in "${sizes[@]}"; do (cd "$folder/$size" && ls ./*.log); done | sort -u); do
    printf '| %s |' "$(basename "$name" .log | tr . ' ')"
    for size in "${sizes[@]}"; do
        if [ -e "$folder/$size/$name" ]; then printf ' %s |' "$(count "$folder/$size/$name")"; else printf ' not run |'; fi
    done
    echo
done
echo
for size in "${sizes[@]}"; do
    grep -H '^test .* \.\.\. FAILED' "$folder/$size"/*.log | sed -E "s,.*/(.*)\.log:test ([^ ]*).*,$size KiB: \1: \2," || true
done
