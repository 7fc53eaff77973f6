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
        !ArrivingNumbers(ofElementsIn: self, at: node).numbers.contains(0)
    }
}
