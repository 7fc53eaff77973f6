/// The words for operators, from which cases and stubs get their names.
enum Operator {
    static func words(for name: String) -> String? {
        guard let first = name.first, !first.isLetter, !first.isNumber, first != "_", !name.contains(" ") else { return nil }
        if let known = known[name] { return known }
        let words = name.map { characters[$0] ?? $0.unicodeScalars.map { "U" + String($0.value, radix: 16) }.joined() }
        return "operator" + words.map(Member.capitalized).joined()
    }

    private static let known = [
        "==": "isEqual", "!=": "isNotEqual", "<": "isLess", "<=": "isLessOrEqual", ">": "isGreater", ">=": "isGreaterOrEqual",
        "+": "plus", "-": "minus", "*": "times", "/": "dividedBy", "%": "remainder", "+=": "add", "-=": "subtract", "*=": "multiply",
        "/=": "divide", "~=": "matches", "!": "not", "&&": "and", "||": "or", "...": "closedRange", "..<": "range",
    ]

    private static let characters: [Character: String] = [
        "=": "Equal", "!": "Not", "<": "Less", ">": "Greater", "+": "Plus", "-": "Minus", "*": "Times", "/": "Slash", "%": "Percent",
        "&": "And", "|": "Or", "^": "Caret", "~": "Tilde", "?": "Question", ".": "Dot",
    ]
}
