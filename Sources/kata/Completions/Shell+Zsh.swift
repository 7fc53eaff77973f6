extension Shell {
    /// The script for zsh, which offers only the words that fit the position, and no option twice.
    func zshScript(_ proposals: [Proposals]) -> String {
        func list(_ words: [Proposals.Word]) -> String {
            words.map { "\($0.text):\($0.summary)".quoted }.joined(separator: " ")
        }
        let options = proposals.map { "        \($0.command.text)) options=(\(list($0.options))) ;;" }
        let positions = proposals.flatMap { proposals in
            proposals.positions.map { position, slot in
                let names = slot.takesKata ? "; choices+=(${(f)\"$($words[1] completions katas 2>/dev/null)\"})" : ""
                let files = slot.takesFile ? "; files=1" : ""
                return "        '\(proposals.command.text) '\(position ?? "*")) choices=(\(list(slot.words)))\(names)\(files) ;;"
            }
        }
        return """
            #compdef kata
            # Completes `kata` in zsh.
            _kata() {
                local -a choices options
                local files=0 position=0 index option
                if (( CURRENT == 2 )); then
                    choices=(\(list(proposals.map(\.command))))
                    _describe command choices
                    return
                fi
                case "$words[2] $words[CURRENT-1]" in
                    \(proposals.pattern(\.optionsBeforeFile))) _files; return ;;
            \(proposals.linesForChoices(indent: 8) { "choices=(\($0.joined(separator: " "))); _describe value choices" })
                    \(proposals.pattern(\.optionsWithValue))) return ;;
                esac
                for (( index = 3; index < CURRENT; index++ )); do
                    case "$words[2] $words[index]" in
                        \(proposals.pattern(\.optionsWithValue))) (( index++ )) ;;
                        *' -'*) ;;
                        *) (( position++ )) ;;
                    esac
                done
                case "$words[2]" in
            \(options.joined(separator: "\n"))
                esac
                case "$words[2] $position" in
            \(positions.joined(separator: "\n"))
                esac
                for option in $options; do
                    index=${words[(Ie)${option%%:*}]}
                    (( index == 0 || index == CURRENT )) && choices+=("$option")
                done
                (( $#choices )) && _describe value choices
                (( files )) && _files
            }
            if [ "$funcstack[1]" = _kata ]; then _kata "$@"; else compdef _kata kata; fi

            """
    }
}
