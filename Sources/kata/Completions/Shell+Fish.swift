extension Shell {
    /// The script for fish, which offers only the words that fit the position, and no option twice.
    func fishScript(_ proposals: [Proposals]) -> String {
        func line(_ condition: String, _ rest: String) -> String { "complete -c kata -n \(condition.quoted) \(rest)" }
        let commands = proposals.map { line("__fish_use_subcommand", "-a \($0.command.text) -d \($0.command.summary.quoted)") }
        let options = proposals.flatMap { proposals in
            proposals.options.map { option in
                let name = option.text.drop { $0 == "-" }
                let words = proposals.optionsWithChoices.first { $0.option == option.text }?.words.joined(separator: " ")
                let value =
                    proposals.optionsBeforeFile.contains(option.text)
                    ? " -r -F" : proposals.optionsWithValue.contains(option.text) ? " -x" + (words.map { " -a \($0.quoted)" } ?? "") : ""
                // An option that was given fits again as long as its value is missing.
                let isValueMissing = value.isEmpty ? "" : "; or test (commandline -opc)[-1] = \(option.text)"
                return line(
                    "__kata_at \(proposals.command.text) any; and begin; not __fish_contains_opt \(name)\(isValueMissing); end",
                    "-l \(name) -d \(option.summary.quoted)\(value)")
            }
        }
        let arguments = proposals.flatMap { proposals in
            proposals.positions.flatMap { position, slot in
                let place = ([proposals.command.text, position ?? "any"] + proposals.optionsWithValue).joined(separator: " ")
                return slot.words.map { line("__kata_at \(place)", "-a \($0.text) -d \($0.summary.quoted)") }
                    + (slot.takesKata ? [line("__kata_at \(place)", "-a '(kata completions katas 2>/dev/null)'")] : [])
                    + (slot.takesFile ? [line("__kata_at \(place)", "-F")] : [])
            }
        }
        return """
            # Completes `kata` in fish.
            function __kata_at -d 'Whether the next word is an argument of a command, at a position from 0' -a command position
                set -l words (commandline -opc)
                test "$words[2]" = $command; or return 1
                test $position = any; and return 0
                set -l count 0
                set -l is_value 0
                set -e words[1..2]
                for word in $words
                    if test $is_value = 1
                        set is_value 0
                    else if contains -- $word $argv[3..-1]
                        set is_value 1
                    else if not string match -q -- '-*' $word
                        set count (math $count + 1)
                    end
                end
                test $count = $position
            end
            complete -c kata -f
            \((commands + options + arguments).joined(separator: "\n"))

            """
    }
}
