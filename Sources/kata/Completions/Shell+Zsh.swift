extension Shell {
    func zshScript(_ proposals: [Proposals]) -> String {
        func list(_ words: [Proposals.Word]) -> String {
            words.map { "\($0.text):\($0.summary)".quoted }.joined(separator: " ")
        }
        let cases = proposals.map { proposals in
            let names = proposals.takesKata ? "; choices+=(${(f)\"$($words[1] completions katas 2>/dev/null)\"})" : ""
            let files = proposals.takesFile ? "; files=1" : ""
            return "        \(proposals.command.text)) choices=(\(list(proposals.words + proposals.options)))\(names)\(files) ;;"
        }
        let values = proposals.flatMap { proposals in proposals.optionsBeforeFile.map { "'\(proposals.command.text) \($0)'" } }
        return """
            #compdef kata
            # Completes `kata` in zsh.
            _kata() {
                local -a choices
                local files=0
                if (( CURRENT == 2 )); then
                    choices=(\(list(proposals.map(\.command))))
                    _describe command choices
                    return
                fi
                case "$words[2] $words[CURRENT-1]" in
                    \(values.joined(separator: "|"))) _files; return ;;
                esac
                case "$words[2]" in
            \(cases.joined(separator: "\n"))
                esac
                (( $#choices )) && _describe value choices
                (( files )) && _files
            }
            if [ "$funcstack[1]" = _kata ]; then _kata "$@"; else compdef _kata kata; fi

            """
    }
}
