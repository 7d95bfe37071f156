
# The program of `anygpu run` and its arguments complete as any command line; a value may follow "=".
_anygpu() {
    local at=2 before=$3
    if [[ ${COMP_WORDS[1]} == run ]]; then
        while ((at < COMP_CWORD)) && [[ ${COMP_WORDS[at]} == -* ]]; do
            case ${COMP_WORDS[at++]} in
                --)
                    break
                    ;;
                @OPTIONS@)
                    [[ ${COMP_WORDS[at]} != = ]] || ((at++))
                    ((at++))
                    while [[ ${COMP_WORDS[at]} == : ]]; do ((at += 2)); done
                    ;;
            esac
        done
        if ((at <= COMP_CWORD)) && [[ ${COMP_WORDS[at]} != -* || ${COMP_WORDS[at - 1]} == -- ]]; then
            if declare -F _command_offset >/dev/null; then
                _command_offset "$at"
            elif ((at == COMP_CWORD)); then
                mapfile -t COMPREPLY < <(compgen -c -- "$2")
            fi
            return
        fi
    fi
    [[ $before != = ]] || before=${COMP_WORDS[COMP_CWORD - 2]}
    _anygpu_words "$1" "$2" "$before"
}
