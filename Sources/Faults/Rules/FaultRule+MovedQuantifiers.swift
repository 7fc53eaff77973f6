internal import SwiftSyntax

extension FaultRule {
    /// A regular expression takes one repetition more or less: `{0,64}` becomes `{0,65}` and `{0,63}`.
    static let movedQuantifiers = FaultRule(
        name: "moved-quantifiers", kind: .flipped, summary: "A regular expression takes one repetition more or less.",
        advice:
            "Test texts right at the boundary: the longest and the shortest ones that match, and those with one character more or less.",
        examples: [
            FaultExample(
                "an upper boundary", "let x = name.wholeMatch(of: /.{0,64}/)",
                plants: ["Screen takes 63 instead of 64 in `/.{0,64}/`", "Screen takes 65 instead of 64 in `/.{0,64}/`"]),
            FaultExample(
                "a lower boundary in a text", #"let x = name.range(of: "^[a-z]{8,}$", options: .regularExpression)"#,
                plants: [#"Screen takes 7 instead of 8 in `"^[a-z]{8,}$"`"#, #"Screen takes 9 instead of 8 in `"^[a-z]{8,}$"`"#]),
            FaultExample(
                "a number of digits", #"let x = name.wholeMatch(of: /\d{4}/)"#,
                plants: [#"Screen takes 3 instead of 4 in `/\d{4}/`"#, #"Screen takes 5 instead of 4 in `/\d{4}/`"#]),
            FaultExample("at least one, and any number", "let x = name.wholeMatch(of: /a{1,}b*/)", plants: []),
            FaultExample("a text with braces", #"let x = "{ \"count\": {8} }""#, plants: []),
        ], subjects: [.katas]
    ) { node, _ in
        let text = node.oneLine
        guard node.isPattern(text) else { return [] }
        return text.matches(of: /[\]).\w]\{(\d+)(?:(,)(\d*))?\}/).flatMap { match -> [Fault] in
            [match.output.1, match.output.3 ?? ""].flatMap { digits -> [Fault] in
                guard let number = Int(digits), number > 1, number < .max else { return [] }
                return [number - 1, number + 1].map { other in
                    let after = text.replacingCharacters(of: digits, with: "\(other)")
                    return Fault(
                        around: node.textRange, prefix: "(seamsFault(#) ? \(after) : ", suffix: ")",
                        words: "\(node.subject) takes \(other) instead of \(digits) in `\(text)`", before: text, after: after)
                }
            }
        }
    }
}

extension Syntax {
    /// Whether it is a regular expression, or a text that is one by its look.
    fileprivate func isPattern(_ text: String) -> Bool {
        if self.is(RegexLiteralExprSyntax.self) { return !text.contains("\n") }
        guard self.as(StringLiteralExprSyntax.self)?.segments.count == 1 else { return false }
        return text.contains(/[\]).]\{\d+(?:,\d*)?\}|\\[dwsS]\{\d+(?:,\d*)?\}/) && !text.hasPrefix("\"\"\"")
    }
}

extension String {
    /// The text with something else in place of a part of it.
    fileprivate func replacingCharacters(of part: Substring, with other: String) -> String {
        self[..<part.startIndex] + other + self[part.endIndex...]
    }
}
