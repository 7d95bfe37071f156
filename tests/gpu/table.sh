# SPDX-License-Identifier: MIT OR Apache-2.0
# Sourced by run.sh: runs programs, each under a time limit, and keeps the table of how they ended.
# Uses `logs`, the folder for what they print, and `only`, the groups to run, all where it is empty.

failed=0 ran=0 skipped=0
table=()

# group NAME: whether it is to run
group() {
    [ -z "$only" ] || case ,$only, in *,$1,*) ;; *) return 1 ;; esac
}

# row NAME OUTCOME SECONDS WORDS
row() {
    table+=("$(printf '%-44s %-7s %4s s  %s' "$1" "$2" "$3" "$4")")
    [ "$2" != FAIL ] || failed=$((failed + 1))
}

log_of() {
    echo "$logs/${1//[^A-Za-z0-9]/_}.log"
}

# check NAME SECONDS COMMAND...
check() {
    local name=$1 seconds=$2 log start=$SECONDS status last
    log=$(log_of "$1")
    shift 2
    timeout -k 5 "$seconds" "$@" >"$log" 2>&1 </dev/null
    status=$?
    ran=$((ran + 1))
    last=$(tail -n 1 "$log" | cut -c 1-100)
    if [ $status -eq 0 ]; then
        row "$name" PASS $((SECONDS - start)) "$last"
    else
        row "$name" FAIL $((SECONDS - start)) "exit $status: $last"
        echo "--- $name: exit $status"
        [ -n "${whole:-}" ] || tail -n "${tail:-60}" "$log"
    fi
    return $status
}

skip() {
    skipped=$((skipped + 1))
    row "$1" skipped - "$2"
}

# expect COUNT TEXT NAME: how often a text is in what a check has printed
expect() {
    if [ "$(grep -c -- "$2" "$(log_of "$3")")" -ne "$1" ]; then
        row "$3" FAIL - "not $1 times \"$2\""
    fi
}

show_table() {
    echo
    printf '%s\n' "${table[@]}"
    echo "$ran ran, $failed failed, $skipped skipped"
    [ $failed -eq 0 ] && echo "run.sh: PASS" || echo "run.sh: FAIL"
    [ $failed -eq 0 ]
}
