internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it is an element such as `digits.last` of a collection that is not empty, as a condition before has asked.
    ///
    /// Such an element may also be made into something else, as in `digits.last.map { $0 % 2 == 0 }`.
    var isElementOfFilledCollection: Bool {
        let call = self.as(FunctionCallExprSyntax.self)
        guard let access = (call?.calledExpression ?? self).as(MemberAccessExprSyntax.self), let base = access.base else { return false }
        switch access.declName.baseName.text {
        case "first", "last": return call == nil && base.isFilled(at: self)
        case "max", "min", "randomElement": return call != nil && base.isFilled(at: self)
        case "map": return call != nil && base.isElementOfFilledCollection
        default: return false
        }
    }

    private func isFilled(at node: ExprSyntax) -> Bool {
        [self, sameLength(at: node)].compactMap(\.self).contains { !ArrivingNumbers(ofElementsIn: $0, at: node).numbers.contains(0) }
    }

    /// Another collection with as many elements: a condition before has compared their counts, or that each element is a digit.
    private func sameLength(at node: ExprSyntax) -> ExprSyntax? {
        if let call = namedConstant?.as(FunctionCallExprSyntax.self), let text = call.receiver,
            ["compactMap(\\.wholeNumberValue)", "compactMap { $0.wholeNumberValue }"].contains(call.withoutReceiver),
            node.knownConditions(about: Set(text.identifiers)).contains(where: { $0.holds && $0.expression.asksForDigits(in: text) })
        {
            return text
        }
        for condition in node.knownConditions(about: Set(identifiers)) where condition.holds {
            guard let infix = condition.expression.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "==",
                let left = infix.leftOperand.collectionCounted, let right = infix.rightOperand.collectionCounted
            else { continue }
            if left.trimmedDescription == trimmedDescription { return right }
            if right.trimmedDescription == trimmedDescription { return left }
        }
        return nil
    }

    /// The collection of which it is the number of elements.
    private var collectionCounted: ExprSyntax? {
        self.as(MemberAccessExprSyntax.self).flatMap { $0.declName.baseName.text == "count" ? $0.base : nil }
    }

    /// Whether it asks if all characters of a text are digits.
    private func asksForDigits(in text: ExprSyntax) -> Bool {
        guard let call = self.as(FunctionCallExprSyntax.self), call.receiver?.trimmedDescription == text.trimmedDescription else {
            return false
        }
        return ["allSatisfy(\\.isWholeNumber)", "allSatisfy { $0.isWholeNumber }", "allSatisfy({ $0.isWholeNumber })"]
            .contains(call.withoutReceiver)
    }
}

extension FunctionCallExprSyntax {
    /// The call without the object that is asked: `allSatisfy(\.isWholeNumber)`.
    fileprivate var withoutReceiver: String {
        let text = trimmedDescription
        return receiver.map { String(text.dropFirst($0.trimmedDescription.count + 1)) } ?? text
    }
}
