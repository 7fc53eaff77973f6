internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it is a part of a pair that is looked for in a list and always there, as the list has a pair that every value matches.
    ///
    /// `[("mail", isMail), ("link", true)].first { $0.1 }?.0` is one, and so is `[(1000, 390), (.max, 690)].first { grams < $0.0 }?.1`.
    var isPartOfAMatchingPair: Bool {
        guard let access = self.as(MemberAccessExprSyntax.self), let found = access.base?.as(OptionalChainingExprSyntax.self)?.expression,
            let call = found.as(FunctionCallExprSyntax.self), ["first", "last"].contains(call.calledName), let receiver = call.receiver,
            let list = (receiver.namedConstant ?? receiver).as(ArrayExprSyntax.self),
            let question = call.trailingClosure.map({ ExprSyntax($0) }) ?? call.arguments.first?.expression
        else { return false }
        return list.elements.contains { element in
            element.expression.as(TupleExprSyntax.self).map { question.isAlwaysTrue(of: $0) } ?? false
        }
    }

    /// Whether a closure such as `{ $0.1 }` or `{ grams < $0.0 }` is true of a pair, whatever else there is.
    private func isAlwaysTrue(of pair: TupleExprSyntax) -> Bool {
        guard let closure = self.as(ClosureExprSyntax.self), closure.signature == nil, closure.statements.count == 1,
            let only = closure.statements.first?.item.as(ExprSyntax.self)
        else { return false }
        if let part = only.part(of: pair) { return part.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.true) }
        guard let infix = only.as(InfixOperatorExprSyntax.self) else { return false }
        let sign = infix.operator.trimmedDescription
        if let part = infix.rightOperand.part(of: pair) {
            return ["<", "<="].contains(sign) && part.isGreatest || sign == ">=" && part.isLeastAmount
        }
        if let part = infix.leftOperand.part(of: pair) {
            return [">", ">="].contains(sign) && part.isGreatest || sign == "<=" && part.isLeastAmount
        }
        return false
    }

    /// The part of a pair that `$0.1` or `$0.name` means.
    private func part(of pair: TupleExprSyntax) -> ExprSyntax? {
        guard let access = self.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "$0" else { return nil }
        let name = access.declName.baseName.text
        if let place = Int(name) { return pair.elements.dropFirst(place).first?.expression }
        return pair.elements.first { $0.label?.text == name }?.expression
    }

    /// Whether it is 0 or less: what is looked up in a table is an amount, which is not negative.
    private var isLeastAmount: Bool { knownNumber.map { $0 <= 0 } ?? (trimmedDescription.wholeMatch(of: /(?:Int\d*)?\.min/) != nil) }
}
