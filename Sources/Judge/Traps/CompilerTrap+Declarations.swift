extension CompilerTrap {
    /// Declarations as other languages write them.
    static let declarations = [
        CompilerTrap(
            message: { /^expected '\{' in (?:class|struct)/ },
            line: { /\b(?:class|struct) \w+ ?\(/ },
            sentence:
                "The values that make an object are the parameters of an `init` in its braces: `init(name: String) { self.name = name }`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected '\{' in class/ },
            line: { /\bclass \w+ ?:.*\w\(.*\)/ },
            sentence: "The superclass stands without parentheses: remove `()`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected|^keyword 'class' cannot be used/ },
            line: { /\benum (?:class|struct)\b/ },
            sentence: "An enum begins with `enum` alone: remove `class`, and write `case` before its values.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected 'func' keyword in|^consecutive/ },
            line: {
                /^\s*(?:(?!func|return)\w+ )*(?:[A-Z][\w.]*(?:<.*>)?|int|long|double|float|bool|boolean|string)(?:\[\])? \w+\(.*\) ?\{/
            },
            sentence: "A function begins with `func`, and the type that it returns stands behind an arrow: `func name() -> String {`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^consecutive declarations on a line/ },
            line: { /\bfunc .*\) [A-Z\[][\w.]*\]?\?? ?\{/ },
            sentence: "The type that a function returns stands behind an arrow: write `->` before it.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^consecutive declarations on a line/ },
            line: { /\bfunc .*\) ?(?:-> ?[^={]+)?=|\bvar \w+ ?: ?[^={]+=>/ },
            sentence: "What a function or a property computes stands in braces: `func count() -> Int { 1 }`, or `var count: Int { 1 }`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^unnamed parameters must be written with the empty name/ },
            sentence: "A parameter has a name and a type: `func track(event: String)`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected 'func' keyword in operator/ },
            line: { /^\s*[-+] ?\(/ },
            sentence: "A function begins with `func`, as in `func reload() {`, and one of the type itself with `static func`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected|^unknown attribute 'end'/ },
            line: { /^\s*@(?:interface|implementation|protocol|property|end)\b/ },
            sentence:
                "Swift declares a type without `@`, with all that it has in its braces: `class Log { var name: String? }`, or `protocol Log { … }`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected/ },
            line: { /\binit\(.*\) ?: ?(?:super|base|this)\b/ },
            sentence: "An initializer calls that of the superclass in its braces: `super.init(…)`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^declaration cannot be marked 'static'/ },
            sentence: "A type is never `static`: remove the word.",
            heading: otherLanguage),
    ]
}
