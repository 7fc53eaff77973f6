extension Shell {
    func fishScript(_ proposals: [Proposals]) -> String {
        func line(_ condition: String, _ rest: String) -> String { "complete -c kata -n \(condition.quoted) \(rest)" }
        let commands = proposals.map { line("__fish_use_subcommand", "-a \($0.command.text) -d \($0.command.summary.quoted)") }
        let arguments = proposals.flatMap { proposals -> [String] in
            let seen = "__fish_seen_subcommand_from \(proposals.command.text)"
            // An option whose value is not a file proposes nothing, but the next word must not count as an argument.
            return proposals.options.map { option in
                let takesFile = proposals.optionsBeforeFile.contains(option.text)
                return line(seen, "-l \(option.text.drop { $0 == "-" }) -d \(option.summary.quoted)\(takesFile ? " -r -F" : "")")
            }
                + proposals.words.map { line(seen, "-a \($0.text) -d \($0.summary.quoted)") }
                + (proposals.takesKata ? [line(seen, "-a '(kata completions katas 2>/dev/null)'")] : [])
                + (proposals.takesFile ? [line(seen, "-F")] : [])
        }
        return (["# Completes `kata` in fish.", "complete -c kata -f"] + commands + arguments).joined(separator: "\n") + "\n"
    }
}
