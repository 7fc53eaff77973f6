internal import SwiftSyntax

extension FaultRule {
    /// A pattern for digits matches any character.
    ///
    /// Mutation testing tools for regular expressions change the class of a character, too.
    static let widenedPatterns = FaultRule(
        name: "widened-patterns", kind: .altered, summary: "A pattern for a digit matches any character.",
        advice: "Test a text with another character in the place of a digit, and expect that it does not match.",
        examples: [
            FaultExample(
                "a literal pattern", #"let x = name.wholeMatch(of: /\d{12,}/)"#, plants: ["Screen matches /.{12,}/ instead of /\\d{12,}/"]),
            FaultExample(
                "a class of digits in a text, and one in a raw text", ##"let x = isLike("^[0-9]+$"); let y = isLike(#"\d"#)"##,
                plants: ["Screen matches \"^.+$\" instead of \"^[0-9]+$\"", "Screen matches #\".\"# instead of #\"\\d\"#"]),
            FaultExample(
                "a pattern for letters, and a text that is no pattern", #"let x = isLike("[a-z]"); let y = "[0-9"; let z = "d""#,
                plants: []),
        ], subjects: [.katas]
    ) { node, _ in
        guard let pattern = node.as(ExprSyntax.self), let changed = pattern.withAnyCharacter else { return [] }
        return [
            Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? \(changed) : ", suffix: ")",
                words: "\(node.subject) matches \(changed) instead of \(node.oneLine)", before: node.oneLine, after: changed)
        ]
    }
}

extension ExprSyntax {
    /// The pattern with any character in the place of its first class of digits; nil for anything else.
    fileprivate var withAnyCharacter: String? {
        let code = oneLine
        let isText = self.as(StringLiteralExprSyntax.self).map {
            $0.representedLiteralValue.map { $0.count > 2 || $0 == #"\d"# } == true && $0.openingQuote.tokenKind == .stringQuote
        }
        guard canStandOnOneLine, isText ?? self.is(RegexLiteralExprSyntax.self),
            let digits = code.firstMatch(of: /\\{1,2}d|\[0-9[^\[\]]*\]/)
        else { return nil }
        return code.replacingCharacters(in: digits.range, with: ".")
    }
}
