internal import SwiftSyntax

/// Two expressions that are asked whether they are equal, in any form.
struct ComparedExpressions {
    let one: ExprSyntax
    let other: ExprSyntax

    /// Reads `a == b`, `(==)(a, b)`, `a.elementsEqual(b)`, `zip(a, b).allSatisfy(==)` or `[a].contains(b)`; nil for any other node.
    init?(_ node: Syntax) {
        let signs = ["==", "!="]
        if let infix = node.as(InfixOperatorExprSyntax.self), signs.contains(infix.operator.trimmedDescription) {
            (one, other) = (infix.leftOperand, infix.rightOperand)
        } else if let call = OperatorCall(node), signs.contains(call.sign) {
            (one, other) = (call.left, call.right)
        } else if let call = node.as(FunctionCallExprSyntax.self), let base = call.receiver, let both = call.compared(with: base) {
            (one, other) = both
        } else {
            return nil
        }
    }
}

extension FunctionCallExprSyntax {
    fileprivate func compared(with base: ExprSyntax) -> (ExprSyntax, ExprSyntax)? {
        let argument = arguments.count == 1 ? arguments.first : nil
        switch calledName {
        case "elementsEqual": return argument.map { (base, $0.expression) }
        case "contains":
            guard let argument, argument.label == nil, let only = base.onlyElement else { return nil }
            return (argument.expression, only)
        case "allSatisfy":
            let question = trailingClosure?.statements.oneLine ?? argument?.expression.oneLine ?? ""
            guard question.contains(/^(?:==|\{? ?\$0(?:\.0)? == \$(?:0\.)?1 ?\}?)$/),
                let pairs = base.as(FunctionCallExprSyntax.self), pairs.calledName == "zip", pairs.arguments.count == 2
            else { return nil }
            let lists = pairs.arguments.map(\.expression)
            return (lists[0], lists[1])
        default: return nil
        }
    }
}

extension ExprSyntax {
    /// The element of a list, or of a set made of a list, that has only one.
    fileprivate var onlyElement: ExprSyntax? {
        if let call = self.as(FunctionCallExprSyntax.self), call.calledName == "Set", call.arguments.count == 1 {
            return call.arguments.first?.expression.onlyElement
        }
        guard let list = self.as(ArrayExprSyntax.self), list.elements.count == 1 else { return nil }
        return list.elements.first?.expression
    }
}
