extension CompilerTrap {
    /// Statements as other languages write them.
    static let statements = [
        CompilerTrap(
            message: { /^'do-while' statement is not allowed/ },
            sentence: "A loop that runs at least once begins with `repeat`: write it in place of `do`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected/ },
            line: { /\bcatch ?\(/ },
            sentence: "`catch` has no parentheses: write `catch {`, where the error is called `error`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^switch must be exhaustive/ },
            sentence: "A `switch` has a `case` for each value: add the missing ones, or `default: break` at the end.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^'(?:case|default)' label in a 'switch' must have at least one/ },
            sentence:
                "A `case` never runs on into the next: write the values in one, as in `case 0, 1:`, or `break` where nothing is done.",
            heading: otherLanguage),
    ]
}
