internal import SwiftSyntax

extension Syntax {
    /// Whether the node assigns Greenwich's time zone, as `calendar.timeZone = .gmt` does.
    var setsTheTimeZoneOfGreenwich: Bool {
        guard let statement = self.as(CodeBlockItemSyntax.self), let infix = statement.item.as(InfixOperatorExprSyntax.self),
            infix.operator.is(AssignmentExprSyntax.self), infix.leftOperand.lastName == "timeZone"
        else { return false }
        return infix.rightOperand.isGreenwich
    }

    /// Whether the node is Greenwich's time zone before `??`, with the same one behind it.
    var isGreenwichByDefault: Bool {
        guard let choice = parent?.as(InfixOperatorExprSyntax.self), choice.operator.trimmedDescription == "??",
            choice.leftOperand.id == id
        else { return false }
        return choice.leftOperand.isGreenwich && choice.rightOperand.isGreenwich
    }

    /// Whether the node decides which time zone is set in a statement that sets Greenwich's: without its value, the own zone is set.
    ///
    /// In `calendar.timeZone = TimeZone(identifier: "GMT") ?? .current`, the name and the whole first value do. A `!` would trap.
    var decidesOnGreenwich: Bool {
        let around = sequence(first: self, next: \.parent).prefix { !$0.is(CodeBlockItemListSyntax.self) }
        let isDefault = parent?.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription == "??"
        return (self.is(StringLiteralExprSyntax.self) || isDefault) && around.contains(where: \.setsTheTimeZoneOfGreenwich)
            && !around.contains { $0.is(ForceUnwrapExprSyntax.self) }
    }

    /// Whether the node is the name of Greenwich's time zone, with the same one as a default: `TimeZone(identifier: "UTC") ?? .gmt`.
    var namesGreenwichByDefault: Bool {
        self.is(StringLiteralExprSyntax.self) && sequence(first: self, next: \.parent).prefix(5).contains { $0.isGreenwichByDefault }
    }
}

extension ExprSyntax {
    private static let partsOfGreenwich =
        ["secondsFromGMT: 0)"] + ["GMT", "UTC", "Etc/UTC", "Etc/GMT", "Etc/Greenwich", "Greenwich"].map { "\"\($0)\"" }

    fileprivate var isGreenwich: Bool {
        lastName == "gmt" || Self.partsOfGreenwich.contains { trimmedDescription.contains($0) }
    }

    /// The name at the end of a chain, as `timeZone` in `calendar.timeZone`; nil for other expressions.
    fileprivate var lastName: String? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
