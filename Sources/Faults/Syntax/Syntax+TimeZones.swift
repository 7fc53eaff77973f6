internal import SwiftSyntax

extension Syntax {
    /// Whether the node assigns Greenwich's time zone, as `calendar.timeZone = .gmt` does.
    var setsTheTimeZoneOfGreenwich: Bool {
        guard let statement = self.as(CodeBlockItemSyntax.self), let infix = statement.item.as(InfixOperatorExprSyntax.self),
            infix.operator.is(AssignmentExprSyntax.self), infix.leftOperand.lastName == "timeZone"
        else { return false }
        let zone = infix.rightOperand.trimmedDescription
        return infix.rightOperand.lastName == "gmt"
            || ["secondsFromGMT: 0)", "\"GMT\"", "\"UTC\"", "\"Etc/UTC\""].contains { zone.contains($0) }
    }
}

extension ExprSyntax {
    /// The name at the end of a chain, as `timeZone` in `calendar.timeZone`; nil for other expressions.
    fileprivate var lastName: String? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
