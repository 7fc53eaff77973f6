internal import SwiftSyntax

/// The other side of a comparison that fits the elements of a question: their number, or the same elements once more.
///
/// In `Set("@.").intersection(mail).count == 2`, one element less is expected where one is left out.
struct ExpectedElements {
    let node: Syntax
    /// Makes the text in its place of the one that the question has then.
    let changed: (String) -> String

    /// Finds it; nil if the result of the question is not compared, or fits as it is.
    ///
    /// - Parameters:
    ///   - elements: The literal of the elements.
    ///   - text: The literal on one line.
    ///   - count: The number of different elements.
    init?(of elements: Syntax, _ text: String, count: Int) {
        var (node, isSet, isCount) = (elements, false, false)
        while true {
            if let argument = node.parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) {
                // The list of an array may hold an element twice, and counts it twice.
                if ["Set", "intersection"].contains(call.calledName) { isSet = true }
                guard isSet || call.calledName == "Array" else { return nil }
                node = Syntax(call)
            } else if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base.map({ Syntax($0).id }) == node.id, !isCount {
                isCount = access.declName.baseName.text == "count"
                let isCall = access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(access).id
                node = isCall ? access.parent ?? Syntax(access) : Syntax(access)
            } else {
                break
            }
        }
        guard let infix = node.parent?.as(InfixOperatorExprSyntax.self),
            ["==", "!=", "<", "<=", ">", ">="].contains(infix.operator.trimmedDescription)
        else { return nil }
        let other = Syntax(infix.leftOperand).id == node.id ? infix.rightOperand : infix.leftOperand
        if isCount {
            guard isSet, let number = other.wholeNumber, number == count || number == count - 1 else { return nil }
            (self.node, changed) = (Syntax(other), { _ in "\(number - 1)" })
        } else {
            let literal =
                other.as(FunctionCallExprSyntax.self).flatMap { $0.calledName == "Set" ? $0.arguments.first?.expression : nil } ?? other
            if isSet, let list = other.as(ArrayExprSyntax.self), list.oneLine != text {
                let letters = list.elements.compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
                guard "\"\(letters.joined())\"" == text else { return nil }
                (self.node, changed) = (Syntax(list), { "Set(\($0))" })
                return
            }
            guard literal.oneLine == text else { return nil }
            (self.node, changed) = (Syntax(literal), \.self)
        }
    }
}
