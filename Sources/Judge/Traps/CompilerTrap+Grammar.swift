extension CompilerTrap {
    /// Text that is no Swift.
    static let grammar = [
        CompilerTrap(
            message: { /use of '=' in a boolean context/ },
            sentence: "`=` assigns a value, and `==` compares two: write `==`.",
            heading: "One equals sign"),
        CompilerTrap(
            message: {
                /^expected #else or #endif|^unexpected (?:conditional compilation block terminator|'\}' in conditional compilation block)/
            },
            sentence:
                "Each `#if` has one `#endif`, on a line of its own, below the last line that it is about: add the missing one, or remove the one too many.",
            heading: "An #if without its #endif"),
        CompilerTrap(
            message: { /^(?:multi-line string literal|unterminated string literal)/ },
            sentence:
                "A text in `\"` ends on its line. One in `\"\"\"` begins on the line after these and ends on the line before them: write one quotation mark on each side, or move the text to a line of its own.",
            heading: "Quotation marks"),
        CompilerTrap(
            message: { /^found an unexpected second identifier in function declaration/ },
            line: { /\bfunc (?:\w+ )+\w+\(/ },
            sentence:
                "The name of a function is one word, or stands in backticks: ``@Test func `loading sends nothing`() {``.",
            heading: "A name of several words"),
        CompilerTrap(
            message: { /^single-quoted string literal found/ },
            sentence: "A text stands between two `\"`: write these in place of the single ones.",
            heading: "Quotation marks"),
        CompilerTrap(
            message: { /^string literals in Swift are not preceded by an '@' sign/ },
            sentence: "A text begins with `\"`: remove the `@` before it.",
            heading: "Quotation marks"),
        CompilerTrap(
            message: { /^cannot find '[^']* [^']*' in scope/ },
            sentence: "Between backticks stands a name, and between `\"` a text: write `\"` at both ends.",
            heading: "Quotation marks"),
        CompilerTrap(
            message: { /^unicode curly quote found/ },
            sentence: "A text editor for letters made this quotation mark: type a straight one, `\"`, at both ends.",
            heading: "Quotation marks"),
        CompilerTrap(
            message: { /^(?:expected ',' separator|consecutive (?:statements|declarations) on a line)/ },
            line: { /".*" ?\w+ ?".*"/ },
            sentence:
                "A quotation mark inside of a text ends it: write a `#` before the first one and after the last one, as in `#\"{ \"name\": 1 }\"#`.",
            heading: "Quotation marks"),
        CompilerTrap(
            message: { /^(?:expected|extraneous) '[)\]]'/ },
            sentence: "The line of the error, or one further up, has a bracket too many or too few: count the `(` and the `)`.",
            heading: UnbalancedBracket.heading),
        CompilerTrap(
            message: { /^expected '\}'/ },
            sentence: "A `{` further up has no `}`: the line of the error is only where the compiler gave up.",
            heading: "A brace too many or too few"),
        CompilerTrap(
            message: { /^extraneous '\}'/ },
            sentence: "A `}` here or further up has no `{`: remove it, or write the line that opens its block.",
            heading: "A brace too many or too few"),
        CompilerTrap(
            message: { /^expected '(?:func|var)' keyword in/ },
            sentence:
                "Directly in a type, each line declares something: write `func` before a function's name, and `var` or `let` before a property's. If this is a statement, the first line of its function is missing, or a `}` ends that function too early.",
            heading: "A statement outside of a function"),
    ]
}
