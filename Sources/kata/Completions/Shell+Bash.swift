extension Shell {
    func bashScript(_ proposals: [Proposals]) -> String {
        let cases = proposals.map { proposals in
            let words = (proposals.words + proposals.options).map(\.text).joined(separator: " ")
            let names = proposals.takesKata ? " $(\"${COMP_WORDS[0]}\" completions katas 2>/dev/null)" : ""
            let files = proposals.takesFile ? "; COMPREPLY+=($(compgen -f -- \"$word\"))" : ""
            return "        \(proposals.command.text)) COMPREPLY=($(compgen -W \"\(words)\(names)\" -- \"$word\"))\(files) ;;"
        }
        let values = proposals.flatMap { proposals in proposals.optionsBeforeFile.map { "'\(proposals.command.text) \($0)'" } }
        return """
            # Completes `kata` in bash.
            _kata() {
                local word=${COMP_WORDS[COMP_CWORD]}
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "\(proposals.map(\.command.text).joined(separator: " "))" -- "$word"))
                    return
                fi
                case "${COMP_WORDS[1]} ${COMP_WORDS[COMP_CWORD-1]}" in
                    \(values.joined(separator: "|"))) COMPREPLY=($(compgen -f -- "$word")); return ;;
                esac
                case "${COMP_WORDS[1]}" in
            \(cases.joined(separator: "\n"))
                    *) COMPREPLY=() ;;
                esac
            }
            complete -o filenames -F _kata kata

            """
    }
}
