
# Prints the program of `anygpu run` with its arguments up to the cursor; fails where the cursor is before it.
function __fish_anygpu_program
    set -l words (commandline -opc)
    test "$words[2]" = run
    or return 1
    set -e words[1..2]
    set -l word (commandline -ct)
    while string match -q -- '-*' $words[1]
        switch $words[1]
            case --
                set -e words[1]
                echo "$words $word"
                return 0
            case @OPTIONS@
                set -q words[2]
                or return 1
                set -e words[1..2]
            case '*'
                set -e words[1]
        end
    end
    test -z "$words"; and string match -q -- '-*' $word
    and return 1
    echo "$words $word"
end

complete -c anygpu -n __fish_anygpu_program -f -a '(complete -C""(__fish_anygpu_program))'
