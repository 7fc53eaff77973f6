internal import SwiftSyntax

extension FaultRule {
    static let alteredTexts = FaultRule(
        name: "altered-texts", kind: .altered, summary: "A text that is passed, returned, stored or compared is another one.",
        advice: "Expect the whole text, letter by letter.",
        examples: [
            FaultExample("a text that is stored", "let event = \"shown\"", plants: ["Screen uses another text instead of \"shown\""]),
            FaultExample(
                "a text that is passed", "start(\"\\(event) 1\")", plants: ["Screen uses another text instead of \"\\(event) 1\""]),
            FaultExample("a raw text", "let event = #\"shown\"#", plants: ["Screen uses another text instead of #\"shown\"#"]),
            FaultExample("a text of several lines", "let event = \"\"\"\n    shown\n    \"\"\"", plants: []),
        ]
    ) { node, _ in
        guard let literal = node.as(StringLiteralExprSyntax.self), literal.openingQuote.tokenKind == .stringQuote else { return [] }
        let text = literal.trimmedDescription
        let opening = (literal.openingPounds?.text ?? "") + literal.openingQuote.text
        let altered = opening + "altered " + text.dropFirst(opening.count)
        return [
            Fault(
                around: literal.textRange, prefix: "(seamsFault(#) ? \(altered) : ", suffix: ")",
                words: "\(node.subject) uses another text instead of \(text)", before: text, after: altered)
        ]
    }
}
