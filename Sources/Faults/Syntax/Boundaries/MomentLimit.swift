internal import SwiftSyntax

/// A comparison with a moment that the code calculates: `now < day.addingTimeInterval(6 * 3600)`, also by the name of a constant.
struct MomentLimit {
    private let comparison: InfixOperatorExprSyntax
    private let limit: ExprSyntax
    private let isOnRight: Bool

    /// Makes it of a node; nil for any other one.
    init?(_ node: Syntax) {
        guard let comparison = node.as(InfixOperatorExprSyntax.self), Self.steps[comparison.operator.trimmedDescription] != nil,
            comparison.canStandOnOneLine
        else { return nil }
        let sides = [comparison.rightOperand, comparison.leftOperand]
        guard let place = sides.firstIndex(where: \.isCalculatedMoment) else { return nil }
        (self.comparison, limit, isOnRight) = (comparison, sides[place], place == 0)
    }

    private static let steps = ["<": -1, ">=": -1, "<=": 1, ">": 1]

    /// Makes the fault that the moment is another one, to the side to which another operator does not move it.
    func moving() -> [Fault] {
        let step = (Self.steps[comparison.operator.trimmedDescription] ?? 1) * (isOnRight ? 1 : -1) * limit.unitOfTime
        // It compiles only for moments.
        let after = "(\(limit.oneLine)).addingTimeInterval(\(step))"
        let sides = isOnRight ? [comparison.leftOperand.oneLine, after] : [after, comparison.rightOperand.oneLine]
        let text = sides.joined(separator: " \(comparison.operator.trimmedDescription) ")
        return [
            Fault(
                around: comparison.textRange, prefix: "(seamsFault(#) ? \(text) : ", suffix: ")",
                words:
                    "\(comparison.subject) compares with a moment \(abs(step)) seconds \(step < 0 ? "earlier" : "later") in `\(comparison.oneLine)`",
                before: comparison.oneLine, after: text)
        ]
    }
}

extension ExprSyntax {
    /// Whether it is calculated from another moment by a fixed time, or the name of a constant that is.
    fileprivate var isCalculatedMoment: Bool {
        if let value = namedConstant {
            return value.ownName == nil && value.isCalculatedMoment
        }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isCalculatedMoment }
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        switch call.calledName {
        case "addingTimeInterval": return call.arguments.first?.expression.isFixedLimit ?? false
        case "date":
            return call.arguments.contains { ["bySettingHour", "byAdding"].contains($0.label?.text) }
                && call.arguments.contains { $0.expression.is(IntegerLiteralExprSyntax.self) }
        default: return false
        }
    }
}
