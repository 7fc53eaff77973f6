extension String {
    /// The text with a space in everything that the runner of a GitHub workflow would take for a command.
    ///
    /// It obeys `::name::` at the start of a line, after blanks, and `##[name]` anywhere.
    package var withoutWorkflowCommands: String {
        guard contains("::") || contains("##[") else { return self }
        return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            let blanks = line.prefix { $0.isWhitespace }
            let rest = line.dropFirst(blanks.count)
            return blanks + (rest.hasPrefix("::") ? ": " + rest.dropFirst() : rest).replacing("##[", with: "# #[")
        }.joined(separator: "\n")
    }

    /// A text of JSON of the same meaning in which nothing is a command of a GitHub workflow.
    package var jsonWithoutWorkflowCommands: String { replacing("##[", with: "\\u0023#[") }
}
