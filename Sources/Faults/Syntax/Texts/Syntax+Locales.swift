internal import SwiftSyntax

extension Syntax {
    /// Whether the node is the text of a locale that is the same on every machine, or assigns that locale.
    var fixesTheLocale: Bool {
        if let statement = self.as(CodeBlockItemSyntax.self), let infix = statement.item.as(InfixOperatorExprSyntax.self) {
            return infix.operator.is(AssignmentExprSyntax.self) && infix.leftOperand.trimmedDescription.hasSuffix("locale")
                && infix.rightOperand.isFixedLocale
        }
        return liesIn(until: [.codeBlockItem, .memberBlockItem]) { $0.as(ExprSyntax.self)?.isFixedLocale == true }
    }
}

extension ExprSyntax {
    fileprivate var isFixedLocale: Bool {
        trimmedDescription.wholeMatch(of: /(?:Locale)?(?:\.init)?\(identifier: "en_US(?:_POSIX)?"\)/) != nil
    }
}
