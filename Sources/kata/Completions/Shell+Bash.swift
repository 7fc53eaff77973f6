extension Shell {
    /// The script for bash, which offers only the words that fit the position, and no option twice.
    func bashScript(_ proposals: [Proposals]) -> String {
        let options = proposals.map { "        \($0.command.text)) options=\($0.options.map(\.text).joined(separator: " ").quoted) ;;" }
        let positions = proposals.flatMap { proposals in
            proposals.positions.map { position, slot in
                let words = slot.words.map(\.text).joined(separator: " ").quoted
                let files = slot.takesFile ? "; files=1" : ""
                return "        '\(proposals.command.text) '\(position ?? "*")) "
                    + "choices=\(words)\(slot.takesKata ? "\" $(_kata_names)\"" : "")\(files) ;;"
            }
        }
        return """
            # Completes `kata` in bash, also behind an alias that is defined before this script is read.
            _kata_names() {
                local typed=${COMP_WORDS[0]}
                eval "${BASH_ALIASES[$typed]:-$typed} completions katas" 2>/dev/null
            }
            _kata() {
                local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}
                local options='' choices='' files='' position=0 index option
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "\(proposals.map(\.command.text).joined(separator: " "))" -- "$word"))
                    return
                fi
                case "$command ${COMP_WORDS[COMP_CWORD-1]}" in
                    \(proposals.pattern(\.optionsBeforeFile))) COMPREPLY=($(compgen -f -- "$word")); return ;;
            \(proposals.linesForChoices(indent: 8) { "COMPREPLY=($(compgen -W \($0.joined(separator: " ").quoted) -- \"$word\"))" })
                    \(proposals.pattern(\.optionsWithValue))) COMPREPLY=(); return ;;
                esac
                for ((index = 2; index < COMP_CWORD; index++)); do
                    case "$command ${COMP_WORDS[index]}" in
                        \(proposals.pattern(\.optionsWithValue))) ((index++)) ;;
                        *' -'*) ;;
                        *) ((position++)) ;;
                    esac
                done
                case "$command" in
            \(options.joined(separator: "\n"))
                esac
                case "$command $position" in
            \(positions.joined(separator: "\n"))
                esac
                for option in $options; do
                    case " ${COMP_WORDS[*]:2} " in
                        *" $option "*) [ "$option" = "$word" ] && choices+=" $option" ;;
                        *) choices+=" $option" ;;
                    esac
                done
                COMPREPLY=($(compgen -W "$choices" -- "$word"))
                [ -z "$files" ] || COMPREPLY+=($(compgen -f -- "$word"))
            }
            complete -o filenames -F _kata kata
            for _kata_alias in $(alias -p | sed -n "s/^alias \\([A-Za-z0-9_-]*\\)='\\([^' ]*\\/\\)\\{0,1\\}kata'$/\\1/p"); do
                complete -o filenames -F _kata "$_kata_alias"
            done
            unset _kata_alias

            """
    }
}
