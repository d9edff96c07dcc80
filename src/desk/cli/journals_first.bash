_nos() {
    _nos_words "$@"
    local cur="$2" IFS=$'\n' files at=1
    while [[ ${COMP_WORDS[at]} == -* ]]; do
        case "${COMP_WORDS[at]}" in --lang | --config | --law) ((at++)) ;; esac
        if [[ ${COMP_WORDS[at]} == "=" ]]; then ((at++)); fi
        ((at++))
    done
    case "${COMP_WORDS[at]}" in {commands}) ;; *) return ;; esac
    if [[ ${COMP_CWORD} -le ${at} || ${cur} == -* ]]; then return; fi
    if [[ ${#COMPREPLY[@]} -gt 0 && " ${COMPREPLY[*]} " != *--help* ]]; then return; fi
    files=( $(compgen -f -X '!*.nos' -- "${cur}" | sort) )
    if [[ ${#files[@]} -eq 0 ]]; then files=( $(compgen -f -- "${cur}" | sort) ); else files+=( $(compgen -d -- "${cur}" | sort) ); fi
    compopt -o filenames 2>/dev/null
    COMPREPLY=( "${files[@]}" "${COMPREPLY[@]}" )
}
