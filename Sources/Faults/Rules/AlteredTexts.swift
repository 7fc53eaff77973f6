internal import SwiftSyntax

extension FaultRule {
    /// A text that is passed, returned, stored or compared is not what it was.
    static let alteredTexts = FaultRule { node, _ in
        guard let literal = node.as(StringLiteralExprSyntax.self), literal.openingQuote.tokenKind == .stringQuote,
            !literal.isFixedByTheLanguage
        else { return [] }
        let text = literal.trimmedDescription
        let opening = (literal.openingPounds?.text ?? "") + literal.openingQuote.text
        let altered = opening + "altered " + text.dropFirst(opening.count)
        return [
            Fault(
                .altered, around: literal.textRange, prefix: "(seamsFault(#) ? \(altered) : ", suffix: ")",
                words: "\(node.subject) uses another text than \(text)", before: text, after: altered)
        ]
    }
}

extension StringLiteralExprSyntax {
    /// Whether only a plain literal may stand here.
    fileprivate var isFixedByTheLanguage: Bool {
        for node in sequence(first: Syntax(self), next: \.parent) {
            if node.is(EnumCaseElementSyntax.self) || node.is(AttributeSyntax.self) || node.is(MacroExpansionExprSyntax.self) {
                return true
            }
            if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return false }
        }
        return false
    }
}
