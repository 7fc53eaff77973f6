internal import SwiftSyntax

extension Syntax {
    /// The expression around a text that leaves only its beginning, such as `text.split(separator: "(")[0]`; nil if nothing cuts its end.
    ///
    /// What is added to the end of the text never gets through.
    var cutAtItsEnd: Syntax? {
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id,
            let call = access.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        switch access.declName.baseName.text {
        case "prefix": return Syntax(call)
        case "split", "components": return Syntax(call).firstElement
        default: return nil
        }
    }

    /// Whether it is a text at the beginning of a longer one of which only the end is left: `"0000"` in `("0000" + number).suffix(4)`.
    ///
    /// Text that is added before it never gets through.
    var isCutAtItsBeginning: Bool {
        guard let text = self.as(StringLiteralExprSyntax.self)?.representedLiteralValue, let sum = parent?.as(InfixOperatorExprSyntax.self),
            sum.operator.trimmedDescription == "+", sum.leftOperand.id == self.as(ExprSyntax.self)?.id,
            let tuple = sum.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let access = tuple.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "suffix",
            let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let length = call.arguments.first?.expression
        else { return false }
        return length.knownNumber.map { $0 <= text.count } ?? true
    }

    /// The expression that takes the first element of the list that the node is; nil if none does.
    private var firstElement: Syntax? {
        if let element = parent?.as(SubscriptCallExprSyntax.self), element.calledExpression.id == id {
            return element.arguments.map(\.expression.trimmedDescription) == ["0"] ? Syntax(element) : nil
        }
        let access = parent?.as(MemberAccessExprSyntax.self)
        return access?.base?.id == id && access?.declName.baseName.text == "first" ? access.map { Syntax($0) } : nil
    }
}
