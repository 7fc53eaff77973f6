internal import SwiftSyntax

extension Syntax {
    /// Whether the node assigns the Gregorian calendar, as `formatter.calendar = Calendar(identifier: .gregorian)` does.
    var setsTheGregorianCalendar: Bool {
        guard let statement = self.as(CodeBlockItemSyntax.self), let infix = statement.item.as(InfixOperatorExprSyntax.self),
            infix.operator.is(AssignmentExprSyntax.self)
        else { return false }
        return infix.leftOperand.trimmedDescription.hasSuffix("calendar")
            && infix.rightOperand.trimmedDescription.wholeMatch(of: /(?:Calendar)?(?:\.init)?\(identifier: \.gregorian\)/) != nil
    }
}
