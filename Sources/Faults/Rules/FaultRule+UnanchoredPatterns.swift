internal import SwiftSyntax

extension FaultRule {
    /// A pattern for the beginning of a text matches anywhere in it.
    ///
    /// It is the removal of an anchor, which mutation testing tools for regular expressions have, too.
    static let unanchoredPatterns = FaultRule(
        name: "unanchored-patterns", kind: .altered, summary: "A pattern for the beginning of a text matches anywhere in it.",
        advice: "Test a text in which another character comes before what the pattern asks for, and expect that it does not match.",
        examples: [
            FaultExample(
                "a pattern as a text", #"let x = name.range(of: "^[a-z]", options: .regularExpression)"#,
                plants: [#"Screen looks for "[a-z]" anywhere instead of "^[a-z]""#]),
            FaultExample(
                "a pattern as a raw text, and one for the whole text", ##"let x = isLike(#"\A\w"#); let y = isLike("^[a-z]+$")"##,
                plants: [
                    ##"Screen looks for #"\w"# anywhere instead of #"\A\w"#"##,
                    #"Screen looks for "[a-z]+$" anywhere instead of "^[a-z]+$""#,
                ]),
            FaultExample(
                "a literal pattern", "let x = name.firstMatch(of: /^[a-z]/); let y = name.contains(#/^[0-9]/#)",
                plants: [
                    "Screen looks for /[a-z]/ anywhere instead of /^[a-z]/", "Screen looks for #/[0-9]/# anywhere instead of #/^[0-9]/#",
                ]),
            FaultExample(
                "a match at the beginning", "let x = name.prefixMatch(of: letter)",
                plants: ["Screen looks for letter anywhere instead of at the beginning of name"]),
            FaultExample(
                "patterns for any place, and for the whole text anyway",
                "let x = name.firstMatch(of: /[a-z]/); let y = name.wholeMatch(of: /^[a-z]/); let z = name.firstMatch(of: letter)",
                plants: []),
            FaultExample("a pattern that begins with anything", #"let x = isLike("^.*@"); let y = isLike("^(.+)@")"#, plants: []),
            FaultExample("a text that is no pattern", #"let x = "^"; let y = "a^b""#, plants: []),
        ], subjects: [.katas]
    ) { node, context in
        if let call = node.as(FunctionCallExprSyntax.self) { return call.matchAnywhere.map { [$0] } ?? [] }
        guard let pattern = node.as(ExprSyntax.self), let changed = pattern.withoutAnchor, !pattern.matchesWholeText,
            // A kata may bring the same mistake in its own words.
            context.brought.patterns.allSatisfy({ $0.replacement(of: pattern) == nil })
        else { return [] }
        return [
            Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? \(changed) : ", suffix: ")",
                words: "\(node.subject) looks for \(changed) anywhere instead of \(node.oneLine)", before: node.oneLine, after: changed)
        ]
    }
}

extension ExprSyntax {
    /// The pattern without the sign for the beginning of the text; nil for anything else.
    fileprivate var withoutAnchor: String? {
        let code = oneLine
        let isText = self.as(StringLiteralExprSyntax.self).map {
            $0.representedLiteralValue != nil && $0.openingQuote.tokenKind == .stringQuote
        }
        guard canStandOnOneLine, isText ?? self.is(RegexLiteralExprSyntax.self),
            let anchor = code.firstMatch(of: /^#*["\/](\^|\\{1,2}A)(?=[\[(\\a-zA-Z0-9])(?!\(*\.[*+])/)
        else { return nil }
        return code.replacingCharacters(in: anchor.output.1.startIndex..<anchor.output.1.endIndex, with: "")
    }

    /// Whether it is matched with a whole text, or only at its beginning, so that the sign changes nothing.
    fileprivate var matchesWholeText: Bool {
        let call = parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
        return ["wholeMatch", "prefixMatch"].contains(call?.calledName)
    }
}

extension FunctionCallExprSyntax {
    /// The fault that a match at the beginning of a text is looked for anywhere; nil for any other call.
    fileprivate var matchAnywhere: Fault? {
        guard calledName == "prefixMatch", let text = receiver, let pattern = arguments.first, arguments.count == 1,
            pattern.label?.text == "of", canStandOnOneLine
        else { return nil }
        let changed = oneLine.replacing("prefixMatch(of:", with: "firstMatch(of:", maxReplacements: 1)
        return Fault(
            around: textRange, prefix: "(seamsFault(#) ? \(changed) : ", suffix: ")",
            words: "\(subject) looks for \(pattern.expression.oneLine) anywhere instead of at the beginning of \(text.oneLine)",
            before: oneLine,
            after: changed)
    }
}
